CREATE TABLE authors (author_id INTEGER PRIMARY KEY, penName TEXT, legal_name TEXT, birth_city TEXT, residence_city TEXT, agent TEXT, email TEXT);
INSERT INTO authors VALUES
(1,'J. T. Marrow','Joanna Tremaine','Trieste','Galway','Bellweather Lit','jt@marrowbooks.example'),
(2,'Ilse Varga','Ilona Szabo-Varga','Pecs','Vienna','Quill & Co','ilse@varga.example'),
(3,'Dex Holloway','Dexter Holloway-Price','Tulsa','Lisbon','Bellweather Lit','dex@holloway.example'),
(4,'Mina Fjord','Wilhelmina Aas','Tromso','Bergen','none','mina@fjord.example'),
(5,'Rufus Crane','Robert Crane','Dundee','Bath','Quill & Co','rufus@crane.example');
CREATE TABLE books (isbn TEXT PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES authors(author_id), genre TEXT, contract_date TEXT, ms_due TEXT, pubDate TEXT, cover_price REAL, ebook_price REAL, audioPrice REAL, status TEXT, pages INTEGER);
INSERT INTO books VALUES
('978-1-77-001','The Salt Ledger',1,'crime','2018-02-12','2019-01-15','2019-09-24',18.99,7.49,21.50,'in print',342),
('978-1-77-002','Nine Winters',4,'literary','2019-05-03','2020-08-31','2021-11-09',24.00,9.99,27.95,'in print',418),
('978-1-77-003','Copper Orchard',2,'historical','2020-01-20','2021-03-01','2022-04-12',22.50,8.99,25.25,'out of stock',388),
('978-1-77-004','The Glass Ferry',2,'historical','2016-06-30','2017-05-15','2018-02-06',19.95,6.49,20.00,'remaindered',296),
('978-1-77-005','Blind Harbour',3,'crime','2021-09-08','2022-07-01','2023-05-16',17.50,7.99,22.75,'in print',310),
('978-1-77-006','Paper Wolves',5,'fantasy','2022-03-17','2023-02-28',NULL,16.00,5.99,19.25,'cancelled',264),
('978-1-77-007','A Quiet Caliber',3,'crime','2019-10-22','2020-10-01','2021-06-29',18.25,6.99,23.50,'out of stock',334);
CREATE TABLE editions (edition_id INTEGER PRIMARY KEY, isbn TEXT REFERENCES books(isbn), binding TEXT, trim_size TEXT, printer TEXT, pubDate TEXT, print_run INTEGER);
INSERT INTO editions VALUES
(1,'978-1-77-001','hardback','6x9','Clays','2019-09-24',6000),
(2,'978-1-77-001','paperback','5x8','Nørhaven','2020-07-14',15000),
(3,'978-1-77-002','hardback','6x9','Clays','2021-11-09',4500),
(4,'978-1-77-002','paperback','5x8','Nørhaven','2022-10-18',9000),
(5,'978-1-77-002','large print','6x9','Kingfisher','2023-03-07',800),
(6,'978-1-77-003','hardback','6x9','Clays','2022-04-12',5200),
(7,'978-1-77-005','paperback','5x8','Nørhaven','2023-05-16',11000);
CREATE TABLE royalties (stmt_no TEXT PRIMARY KEY, isbn TEXT REFERENCES books(isbn), period_end TEXT, units_shipped INTEGER, units_sold INTEGER, units_returned INTEGER, gross_amt REAL, net_amt REAL, advanceLeft REAL, status TEXT);
INSERT INTO royalties VALUES
('RS-301','978-1-77-001','2023-12-31',2100,1744,203,3310.15,2813.63,0.00,'paid'),
('RS-302','978-1-77-002','2023-12-31',1850,1390,318,3336.00,2835.60,4100.00,'held'),
('RS-303','978-1-77-003','2023-06-30',1420,967,261,2175.75,1849.39,1250.00,'paid'),
('RS-304','978-1-77-003','2023-12-31',1180,845,190,1901.25,1616.06,605.00,'disputed'),
('RS-305','978-1-77-004','2023-12-31',90,71,12,141.65,120.40,0.00,'paid'),
('RS-306','978-1-77-005','2023-12-31',5200,4310,477,7542.50,6411.13,2800.00,'held');
