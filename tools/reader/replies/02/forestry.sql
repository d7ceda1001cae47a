CREATE TABLE stands (stand_id TEXT PRIMARY KEY, standName TEXT, district TEXT, dom_species TEXT, second_species TEXT, gross_ha REAL, wooded_ha REAL, elev_m INTEGER, soil_type TEXT, remarks TEXT);
INSERT INTO stands VALUES
('S01','Hollow Beck','North','Sitka spruce','silver birch',84.2,71.6,310,'peat','wet ground in spring'),
('S02','Raven Scar','North','Scots pine','rowan',132.7,98.4,455,'sandy','steep, cable crane only'),
('S03','Pike Moss','West','Douglas fir','downy birch',61.0,57.3,220,'gley','osprey nest, keep out till July'),
('S04','Tarn Bottom','West','Norway spruce','alder',47.5,40.1,180,'clay','deer fence broken'),
('S05','Cuckoo Rigg','South','European larch','beech',93.9,88.8,265,'loam','popular with walkers'),
('S06','Black Intake','South','Sitka spruce','willow',28.4,19.2,340,'peat','old mine shaft');
CREATE TABLE rangers (ranger_id INTEGER PRIMARY KEY, fullName TEXT, badge_no TEXT, radio_ch INTEGER, hired_yr INTEGER);
INSERT INTO rangers VALUES
(1,'Aoife Garrity','RB-114',7,2009),
(2,'Dmitri Solheim','RB-120',9,2014),
(3,'Hannah Postlethwaite','RB-131',12,2017),
(4,'Kwabena Mensah','RB-138',4,2020),
(5,'Lorna Fishwick','RB-142',3,2021);
CREATE TABLE harvests (harv_id INTEGER PRIMARY KEY, stand_id TEXT REFERENCES stands(stand_id), ranger_id INTEGER REFERENCES rangers(ranger_id), contractor TEXT, haulier TEXT, buyer TEXT, start_dt TEXT, end_dt TEXT, vol_est REAL, vol_cut REAL, vol_hauled REAL, permit_no TEXT, remarks TEXT);
INSERT INTO harvests VALUES
(501,'S01',1,'Greenjaw Logging','Tullis Transport','Bexley Sawmills','2022-05-03','2022-06-17',412.5,438.0,401.2,'FP-2201','harvester broke down twice'),
(502,'S02',2,'Skyline Forest Works','Marrick Haulage','Ostara Pulp','2022-08-22','2022-11-09',980.0,915.3,915.0,'FP-2214','delayed by gales'),
(503,'S04',3,'Greenjaw Logging','Marrick Haulage','Bexley Sawmills','2023-02-06','2023-02-28',205.0,221.4,198.7,'FP-2303','brash mats laid on track'),
(504,'S05',4,'Two Axes Ltd','Tullis Transport','Fenwick Fencing','2023-04-11','2023-05-19',344.0,330.9,312.6,'FP-2307','footpath closed'),
(505,'S01',1,'Skyline Forest Works','Hobb & Daughters','Ostara Pulp','2023-09-04','2023-10-13',520.0,547.7,533.1,'FP-2319','second thinning');
CREATE TABLE incidents (inc_id INTEGER PRIMARY KEY, stand_id TEXT REFERENCES stands(stand_id), cause TEXT, detected_at TEXT, contained_at TEXT, extinguished_at TEXT, burnt_ha REAL, crew_size INTEGER);
INSERT INTO incidents VALUES
(71,'S03','campfire','2022-07-14 16:20','2022-07-14 21:05','2022-07-15 09:40',2.3,14),
(72,'S02','arson','2022-08-02 23:50','2022-08-03 06:15','2022-08-04 18:30',7.9,31),
(73,'S05','machinery sparks','2023-04-20 11:10','2023-04-20 12:25','2023-04-20 15:00',0.4,6),
(74,'S03','lightning','2023-06-11 03:35','2023-06-11 07:55','2023-06-12 13:20',5.1,22),
(75,'S06','campfire','2023-08-27 19:45','2023-08-27 22:30','2023-08-28 08:10',1.2,9),
(76,'S02','arson','2023-09-01 01:15','2023-09-01 04:50','2023-09-01 17:05',3.6,18);
