CREATE TABLE trench (trenchCode TEXT PRIMARY KEY, area TEXT, supervisor TEXT, soilType TEXT, openedOn TEXT, backfilledOn TEXT, depthCm INTEGER);
CREATE TABLE find (findNo INTEGER PRIMARY KEY, trenchCode TEXT REFERENCES trench(trenchCode), objType TEXT, material TEXT, period TEXT, foundOn TEXT, cataloguedOn TEXT, finder TEXT, cataloguer TEXT, weightG REAL, lengthMm INTEGER, depthCm INTEGER, gridSq TEXT, storeBox TEXT);
CREATE TABLE sample (sampleId TEXT PRIMARY KEY, trenchCode TEXT REFERENCES trench(trenchCode), substance TEXT, labName TEXT, weightG REAL, ageBP INTEGER);
CREATE TABLE bone (boneNo INTEGER PRIMARY KEY, trenchCode TEXT REFERENCES trench(trenchCode), species TEXT, element TEXT, burnt TEXT);
INSERT INTO trench VALUES
('T1','North Rampart','Dr Okafor','clay','2023-06-05','2023-09-18',180),
('T2','Gatehouse','M. Lindqvist','loam','2023-06-07','2023-09-20',145),
('T3','East Ditch','Hana Petrova','peat','2023-06-12','2023-09-22',210),
('T4','Orchard','Dr Okafor','sandy loam','2023-06-14','2023-09-25',95),
('T5','Well Court','Hana Petrova','clay','2023-06-19','2023-09-27',160);
INSERT INTO find VALUES
(3001,'T1','brooch','bronze','Roman','2023-06-16','2023-10-30','Tomasz','R. Singh',18.6,47,42,'E14','Box 17'),
(3002,'T2','coin','silver','Early Medieval','2023-06-28','2023-10-31','Aoife','Ms Castellan',3.2,21,33,'F09','Box 04'),
(3003,'T3','knife','iron','Late Iron Age','2023-07-04','2023-11-02','Benji','R. Singh',85.4,163,118,'H22','Box 21'),
(3004,'T4','coin','bronze','Roman','2023-06-21','2023-11-06','Tomasz','Ms Castellan',7.9,26,28,'C03','Box 04'),
(3005,'T4','nail','iron','Roman','2023-06-23','2023-11-07','Aoife','R. Singh',11.3,72,36,'C05','Box 09'),
(3006,'T2','loom weight','clay','Late Iron Age','2023-07-11','2023-11-09','Benji','Ms Castellan',342.0,98,77,'F12','Box 30'),
(3007,'T5','key','iron','Early Medieval','2023-07-19','2023-11-14','Aoife','R. Singh',54.1,115,64,'K08','Box 09');
INSERT INTO sample VALUES
('SM-01','T2','charcoal','Isolab Uppsala',1250,2140),
('SM-02','T3','peat core','Pollen Unit Cork',4800,3065),
('SM-03','T2','seed','Isolab Uppsala',405,1985),
('SM-04','T3','charcoal','Brno Dating',910,2210),
('SM-05','T5','hazelnut shell','Brno Dating',760,1120);
INSERT INTO bone VALUES
(51,'T3','sheep','jaw','no'),
(52,'T3','ox','rib','yes'),
(53,'T1','pig','femur','no'),
(54,'T3','horse','tooth','no'),
(55,'T5','sheep','scapula','yes'),
(56,'T2','dog','ulna','no');
