CREATE TABLE researcher (res_id INTEGER PRIMARY KEY, name TEXT, acadTitle TEXT, unit TEXT, email_addr TEXT, orcid TEXT, h_idx INTEGER);
CREATE TABLE grants (grant_id INTEGER PRIMARY KEY, lead_id INTEGER REFERENCES researcher(res_id), award_no TEXT, title TEXT, funder TEXT, partnerInst TEXT, amt_requested INTEGER, amtAwarded INTEGER, amt_spent INTEGER, submittedOn TEXT, start_date TEXT, end_date TEXT, status TEXT);
CREATE TABLE publication (pub_id INTEGER PRIMARY KEY, res_id INTEGER REFERENCES researcher(res_id), grant_id INTEGER REFERENCES grants(grant_id), title TEXT, journal TEXT, doi TEXT, recvd_on TEXT, accepted_on TEXT, publishedOn TEXT, citations INTEGER, downloads INTEGER, n_pages INTEGER, oa_status TEXT);
INSERT INTO researcher VALUES
 (1,'Ines Halloran','Prof.','Ecology','halloran@tarn.example','0000-0002-1825-0097',31),
 (2,'Tomasz Wilk','Dr','Glaciology','wilk@tarn.example','0000-0001-5109-3700',17),
 (3,'Priya Raman','Dr','Ecology','raman@tarn.example','0000-0003-0412-6621',12),
 (4,'Sven Aakre','Assoc. Prof.','Marine Physics','aakre@tarn.example','0000-0002-7714-9008',24),
 (5,'Louise Mbeki','MSc','Glaciology','mbeki@tarn.example','0000-0001-2266-4183',3);
INSERT INTO grants VALUES
 (1,4,'WT-22-0915','Coral Acoustics','Wellspring Trust','University of Perth',480000,415000,268300,'2022-01-31','2022-09-01','2025-08-31','active'),
 (2,1,'NRC-20771','Peatland Memory','National Research Council','Riga Botanical Garden',350000,350000,341900,'2020-11-12','2021-04-01','2024-03-31','closed'),
 (3,2,'HZ-8840-B','Ice Shelf Tremor','Horizon Fund','Tromso Polar Centre',910000,NULL,0,'2024-02-20','2025-01-01','2028-12-31','under review'),
 (4,3,'WT-23-0188','Pollinator Corridors','Wellspring Trust','Leiden Field School',220000,205000,0,'2023-10-05','2024-11-01','2026-10-31','awaiting signature'),
 (5,5,'MG-5512','Young Firn','Marlin Guild','Tromso Polar Centre',60000,48000,9100,'2023-03-15','2023-10-01','2024-09-30','on hold'),
 (6,1,'HZ-9013-A','Moss and Climate','Horizon Fund','Leiden Field School',640000,NULL,0,'2024-05-06','2025-03-01','2029-02-28','under review');
INSERT INTO publication VALUES
 (1,1,2,'Moss Clocks','Journal of Bryology','10.5555/jb.4471','2022-05-18','2022-10-03','2023-01-09',42,1930,14,'gold'),
 (2,1,2,'What Bogs Remember','Polar Letters','10.5555/pl.1208','2023-02-27','2023-06-14','2023-08-22',17,4812,9,'green'),
 (3,2,3,'Listening to Ice','Polar Letters','10.5555/pl.1333','2023-11-06','2024-02-01','2024-04-15',5,876,11,'closed'),
 (4,4,1,'Reef Echoes at Night','Ocean Sound','10.5555/os.0902','2023-07-21','2023-12-12','2024-02-28',8,2045,23,'gold'),
 (5,5,5,'Firn in Ten Layers','Polar Letters','10.5555/pl.1290','2023-09-30','2023-12-20','2024-01-17',2,611,6,'gold'),
 (6,3,4,'Hedges as Highways','Applied Ecology Notes','10.5555/aen.77','2024-01-08','2024-05-27','2024-07-30',0,354,18,'green');
