CREATE TABLE employee (
  emp_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  craft TEXT, -- prepress, printer, binder, sales, driver
  born_on TEXT,
  hired_on TEXT,
  left_on TEXT,
  hourly_eur REAL
);
INSERT INTO employee VALUES
(1,'Una','Drake','sales','1971-04-18','2003-02-01',NULL,31.5),(2,'Colm','Pratt','sales','1988-09-02','2015-06-15',NULL,26),(3,'Bettina','Orr','sales','1994-12-24','2021-03-01','2024-08-31',22.75),
(4,'Ruud','Vesper','prepress','1979-07-07','2009-10-05',NULL,28.4),(5,'Ines','Calloway','prepress','1990-01-30','2018-04-16',NULL,24.9),(6,'Colm','Hartigan','printer','1966-11-11','1994-09-01',NULL,30.2),
(7,'Teo','Marsh','printer','1983-05-22','2011-01-17',NULL,27.1),(8,'Greet','Lommel','printer','1992-08-14','2019-11-04',NULL,23.8),(9,'Wil','Tasker','printer','1975-02-03','2006-05-08','2025-01-31',28.9),
(10,'Sunniva','Roe','printer','1999-06-19','2023-09-11',NULL,19.6),(11,'Abel','Finch','binder','1969-10-27','2001-03-19',NULL,25.3),(12,'Dot','Marsh','binder','1986-03-15','2013-08-26',NULL,22.1),
(13,'Piers','Okoro','binder','1997-12-01','2022-02-14',NULL,18.75),(14,'Hattie','Quill','binder','2001-05-05','2024-10-01',NULL,17.2),(15,'Jon','Bexley','driver','1980-08-08','2016-07-25',NULL,18.9),
(16,'Mireille','Stone','driver','1973-01-12','2010-12-06','2023-11-30',19.4),(17,'Una','Petty','driver','1995-04-29','2023-12-11',NULL,17.8),(18,'Karel','Finch','prepress','1985-06-06','2012-02-20','2024-03-15',25.6);
CREATE TABLE client (
  client_id INTEGER PRIMARY KEY,
  company TEXT,
  sector TEXT,
  town TEXT,
  sales_rep_id INTEGER REFERENCES employee(emp_id),
  since TEXT,
  credit_limit_eur INTEGER -- empty means payment in advance
);
INSERT INTO client VALUES
(1,'Brightwater Brewery','drinks','Leeds',1,'2012-03-05',8000),(2,'Otter & Pike','restaurant','York',1,'2017-10-21',1500),(3,'Minster Theatre','culture','York',2,'2009-01-15',6000),(4,'Holbeck Homes','property','Leeds',2,'2019-05-30',10000),
(5,'Ripon Races','sport','Ripon',1,'2014-02-11',5000),(6,'Whitby Wool','retail','Whitby',3,'2021-09-09',NULL),(7,'Calder Clinic','health','Bradford',2,'2020-07-01',3000),(8,'Aire Opera','culture','Leeds',1,'2011-11-18',7500),
(9,'Selby Solar','energy','Selby',3,'2022-04-25',4000),(10,'Three Crows Inn','restaurant','Whitby',2,'2018-08-13',1000),(11,'Dales Trust','charity','Ripon',1,'2010-06-02',4500),(12,'Fenwick Law','legal','Leeds',2,'2016-12-07',9000),
(13,'Hull Harbour Board','public','Hull',1,'2013-09-16',12000),(14,'Petal Post','retail','Bradford',3,'2023-02-14',NULL),(15,'Kirkgate Market','public','Leeds',2,'2015-04-20',2500),(16,'Moor Cycles','retail','York',3,'2022-11-03',2000),
(17,'Haworth Hotel','restaurant','Haworth',2,'2021-06-28',2000),(18,'Castleford Cricket','sport','Castleford',1,'2024-03-12',NULL),(19,'Nidd Valley School','education','Harrogate',2,'2012-08-30',3500),(20,'Spa Town Tours','travel','Harrogate',NULL,'2025-01-22',1500),
(21,'Boho Brides','retail','Harrogate',2,'2025-07-15',NULL),(22,'Humber Lights','energy','Hull',1,'2025-09-01',3000);
CREATE TABLE paper_stock (
  stock_id TEXT PRIMARY KEY,
  paper_name TEXT,
  surface TEXT, -- gloss, silk, uncoated, textured
  gsm INTEGER, -- grams per square metre
  recycled TEXT, -- Y or N
  sheet_size TEXT,
  eur_per_1000 REAL, -- price of a thousand sheets
  sheets_on_hand INTEGER,
  reorder_at INTEGER
);
INSERT INTO paper_stock VALUES
('G090','Lumina Gloss','gloss',90,'N','SRA2',61,42000,15000),('G135','Lumina Gloss','gloss',135,'N','SRA2',84.5,28500,15000),('G250','Lumina Gloss','gloss',250,'N','SRA3',131,9200,10000),('S115','Satin Field','silk',115,'N','SRA2',79,31000,12000),
('S150','Satin Field','silk',150,'N','SRA2',98,17250,12000),('S300','Satin Field','silk',300,'N','SRA3',172.4,6100,8000),('U080','Plainsong','uncoated',80,'N','SRA3',38.9,66000,20000),('U120','Plainsong','uncoated',120,'N','SRA3',59.5,22000,12000),
('U350','Plainsong','uncoated',350,'N','SRA3',188,4300,4000),('R090','Second Leaf','uncoated',90,'Y','SRA2',66,12500,15000),('R140','Second Leaf','uncoated',140,'Y','SRA2',93,8800,6000),('R300','Second Leaf','silk',300,'Y','SRA3',190.5,2700,3000),
('T220','Weaver Laid','textured',220,'N','SRA3',240,1900,1500),('T280','Weaver Laid','textured',280,'Y','SRA3',295,950,1200),('P200','Big Sheet Satin','silk',200,'N','B1',310,3400,2000),('K170','Kraft Honest','uncoated',170,'Y','SRA3',88,5200,NULL);
CREATE TABLE press (
  press_id INTEGER PRIMARY KEY,
  press_name TEXT,
  process TEXT,
  sheets_per_hour INTEGER,
  bought_on TEXT,
  retired_on TEXT
);
INSERT INTO press VALUES (1,'Big Bertha','offset',12000,'2006-04-03',NULL),(2,'Heron 4C','offset',15000,'2018-09-10',NULL),(3,'Inkling','digital',2400,'2019-02-25',NULL),(4,'Pixel Two','digital',3300,'2023-05-15',NULL),(5,'Old Amos','letterpress',900,'1988-01-20',NULL),(6,'Banner King','large format',60,'2016-11-01',NULL),(7,'Inkling Mini','digital',1100,'2014-06-30','2024-12-20');
CREATE TABLE finishing (
  fin_code TEXT PRIMARY KEY,
  fin_name TEXT,
  price_ct REAL -- cents per piece
);
INSERT INTO finishing VALUES ('LAM','lamination',4.5),('FOIL','foil stamping',18),('FOLD','folding',1.2),('STIT','saddle stitching',6.4),('PERF','perfect binding',39),('RNDC','round corners',2.1),('EMB','embossing',22.5),('DIEC','die cutting',9.8);
CREATE TABLE job (
  job_no INTEGER PRIMARY KEY, --: seq 4001
  client_id INTEGER REFERENCES client(client_id), --: pick 1*9 | 2*5 | 3*10 | 4*8 | 5*6 | 6*4 | 7*5 | 8*8 | 9*3 | 10*5 | 11*7 | 12*6 | 13*7 | 14*4 | 15*5 | 16*3 | 17*3 | 18*2 | 19*6 | 20*3
  product TEXT, --: pick business cards*7 | flyer*9 | booklet*6 | poster*6 | menu*4 | invitation*4 | annual report*2
  stock_id TEXT REFERENCES paper_stock(stock_id), --: by product: business cards => S300*4 | U350*2 | R300 | T280 | G250; flyer => G090*3 | G135*3 | S115*2 | R090; booklet => S115*2 | S150*2 | U080 | R140 | U120; poster => P200*3 | S150 | G135; menu => S300 | U350 | G250*2 | S150; invitation => T220*3 | T280*2 | U350; annual report => S150 | R140 | U120
  press_id INTEGER REFERENCES press(press_id), --: by product: business cards => 3*3 | 4*3 | 5; flyer => 1*4 | 2*5 | 4; booklet => 1*2 | 2*3 | 4*2; poster => 6*3 | 2 | 1; menu => 3*2 | 4*2 | 7; invitation => 5*4 | 4 | 7; annual report => 2
  operator_id INTEGER REFERENCES employee(emp_id), --: pick 6*5 | 7*6 | 8*5 | 9*3 | 10*3
  quantity INTEGER, --: by product: business cards => 100*2 | 250*4 | 500*4 | 1000*2; flyer => 500*2 | 1000*4 | 2500*4 | 5000*2 | 10000; booklet => 100 | 250*2 | 500*3 | 1000*2; poster => 20 | 50*2 | 100*2 | 200; menu => 40 | 60 | 80 | 150 | 300; invitation => 60 | 80 | 120 | 150; annual report => 150 | 300 | 800
  unit_price_ct REAL, -- cents per piece --: by product: business cards => 9 | 12 | 14; flyer => 5 | 7 | 8; booklet => 145 | 190 | 230; poster => 340 | 480 | 610; menu => 170 | 220 | 295; invitation => 155 | 210 | 260; annual report => 720 | 890
  setup_ct INTEGER, -- plates and make-ready, once a job, in cents --: pick 2500*3 | 4500*4 | 8000*3 | 14000 | 0
  discount_pct REAL, -- off the printing, not off the set-up --: pick 0*9 | 5*3 | 7.5 | 10*2
  ordered_on TEXT, --: date 2023-10-02..2025-10-08
  due_on TEXT, --: after ordered_on 4..21 days
  printed_on TEXT, --: after ordered_on 2..20 days until 2025-10-10
  shipped_on TEXT, --: after printed_on 0..6 days until 2025-10-10
  status TEXT -- O ordered, P printed and waiting, S shipped, X cancelled --: const O
); --: rows 230
UPDATE job SET unit_price_ct = unit_price_ct + (job_no * 7 % 11) / 10.0;
UPDATE job SET client_id = 13 WHERE client_id = 20 AND ordered_on < '2025-01-22';
UPDATE job SET client_id = 11 WHERE client_id = 18 AND ordered_on < '2024-03-12';
UPDATE job SET printed_on = NULL, shipped_on = NULL WHERE ordered_on > '2025-08-25' AND job_no % 3 <> 0;
UPDATE job SET printed_on = NULL, shipped_on = NULL, status = 'X' WHERE job_no % 19 = 6;
UPDATE job SET shipped_on = NULL WHERE job_no % 29 = 3 AND ordered_on > '2025-05-01';
UPDATE job SET status = CASE WHEN status = 'X' THEN 'X' WHEN shipped_on IS NOT NULL THEN 'S' WHEN printed_on IS NOT NULL THEN 'P' ELSE 'O' END;
UPDATE job SET operator_id = NULL WHERE printed_on IS NULL;
UPDATE job SET operator_id = 7 WHERE operator_id = 9 AND printed_on > '2025-01-31';
UPDATE job SET press_id = 3 WHERE press_id = 7 AND COALESCE(printed_on, '2025-10-01') > '2024-12-20';
CREATE TABLE job_finishing (
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no cover 70%
  fin_code TEXT REFERENCES finishing(fin_code), --: pick LAM*5 | FOIL*2 | FOLD*6 | STIT*3 | PERF | RNDC*3 | EMB | DIEC*2
  minutes INTEGER, -- time taken at the machine --: int 12..260 skew
  binder_id INTEGER REFERENCES employee(emp_id), --: pick 11*4 | 12*5 | 13*3 | 14*2 | NULL
  PRIMARY KEY (job_no, fin_code)
); --: rows 210
DELETE FROM job_finishing WHERE job_no IN (SELECT job_no FROM job WHERE printed_on IS NULL);
CREATE TABLE reprint (
  reprint_id INTEGER PRIMARY KEY, --: seq 1
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no cover 25%
  found_on TEXT, --: int 0..12
  reason TEXT, --: pick colour shift*5 | typo in file*3 | smudged*3 | wrong stock*2 | crooked cut*2 | NULL
  pieces INTEGER, --: int 5..400 skew
  our_fault TEXT -- Y or N, empty while argued over --: pick Y*6 | N*3 | NULL
); --: rows 44
DELETE FROM reprint WHERE job_no IN (SELECT job_no FROM job WHERE printed_on IS NULL);
UPDATE reprint SET found_on = MIN('2025-10-10', date((SELECT printed_on FROM job WHERE job.job_no = reprint.job_no), '+' || found_on || ' days')), pieces = MIN(pieces, (SELECT quantity FROM job WHERE job.job_no = reprint.job_no));
CREATE TABLE delivery (
  delivery_id INTEGER PRIMARY KEY, --: seq 9001
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no
  carrier TEXT, --: pick own van*6 | Pennine Parcels*4 | Royal Post*3 | collected*2
  town TEXT, -- where it went --: pick Leeds*6 | York*4 | Ripon*2 | Hull*3 | Bradford*3 | Harrogate*2 | London
  weight_kg REAL, --: real 0.4..86 1 skew
  cost_eur REAL, -- what the carrier billed us --: price 4..70
  signed_by TEXT --: last null 25%
); --: rows 190
DELETE FROM delivery WHERE job_no IN (SELECT job_no FROM job WHERE shipped_on IS NULL);
UPDATE delivery SET cost_eur = NULL, town = 'Leeds' WHERE carrier = 'collected';
UPDATE delivery SET cost_eur = 0 WHERE carrier = 'own van';
CREATE TABLE paper_delivery (
  pd_id INTEGER PRIMARY KEY, --: seq 1
  stock_id TEXT REFERENCES paper_stock(stock_id), --: ref paper_stock.stock_id cover 90%
  mill TEXT, --: pick Nordpapir*5 | Tyne Paper*4 | Cartiera Alta*3
  sheets INTEGER, --: pick 500 | 1000*2 | 2000*3 | 5000*3 | 10000*2
  ordered_on TEXT, --: date 2023-09-20..2025-09-25
  arrived_on TEXT, --: after ordered_on 2..26 days until 2025-10-10
  freight_eur REAL --: price 18..140 null 10%
); --: rows 96
