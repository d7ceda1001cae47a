CREATE TABLE customers (custId INTEGER PRIMARY KEY, custName TEXT, street TEXT, town TEXT, phone TEXT);
INSERT INTO customers VALUES
(1,'Bernadette Kray','9 Plover Close','Larkhill','555-4410'),
(2,'Hollis Dairy Ltd','Creamery Yard','Osterby','555-4427'),
(3,'Imran Chaudhry','31 Vicarage Row','Penmarrow','555-4438'),
(4,'Sunniva Aasen','2 Kiln Terrace','Larkhill','555-4456'),
(5,'St. Brannock School','Priory Way','Draycombe','555-4471');
CREATE TABLE panels (sku TEXT PRIMARY KEY, maker TEXT, model TEXT, ratedW INTEGER, testedW INTEGER, listPrice REAL, unitCost REAL, prodWarrYrs INTEGER, outputWarrYrs INTEGER, weight_kg REAL, cell_type TEXT);
INSERT INTO panels VALUES
('HX-410','Heliora','Crest',410,397,189,121,12,25,21.3,'mono PERC'),
('HX-435','Heliora','Zenit',435,428,224,149,15,30,22.1,'TOPCon'),
('NV-380','Novalux','Field',380,361,152,98,10,20,19.8,'poly'),
('QB-450','Qubrite','Apex',450,444,261,177,20,28,23.4,'HJT'),
('NV-400','Novalux','Meadow',400,386,168,109,11,22,20.6,'mono PERC');
CREATE TABLE crews (crewId INTEGER PRIMARY KEY, leadName TEXT, town TEXT, vanPlate TEXT, teamSize INTEGER);
INSERT INTO crews VALUES
(1,'Marek Dolan','Stowbridge','KX19 PLR',4),
(2,'Femke Oord','Quenby','LT21 VVA',3),
(3,'Sipho Nkosi','Stowbridge','KX22 HHD',5),
(4,'Leila Haddad','Fernhithe','MB20 ZOT',3),
(5,'Owen Treharne','Quenby','LT18 CCE',4);
CREATE TABLE jobs (jobNo INTEGER PRIMARY KEY, custId INTEGER REFERENCES customers(custId), sku TEXT REFERENCES panels(sku), crewId INTEGER REFERENCES crews(crewId), siteTown TEXT, n_panels INTEGER, quoteEur REAL, invoiceEur REAL, depositEur REAL, surveyDt TEXT, permitDt TEXT, installDt TEXT, gridDt TEXT, sysKw REAL, roofType TEXT, roofPitch INTEGER, status TEXT);
INSERT INTO jobs VALUES
(5101,1,'HX-410',1,'Garrowby',12,7400,7655,1480,'2024-03-12','2024-04-25','2024-05-30','2024-06-21',4.9,'tiled',35,'complete'),
(5102,2,'QB-450',2,'Osmere',40,23800,24120,4760,'2024-03-19','2024-05-02','2024-06-11','2024-07-03',18.1,'flat',5,'complete'),
(5103,3,'HX-435',1,'Tarnwick',16,10900,11345,2180,'2024-04-08','2024-05-22','2024-06-27','2024-07-18',7.0,'tiled',40,'awaiting grid'),
(5104,4,'NV-380',3,'Garrowby',10,5200,5310,1040,'2024-04-16','2024-06-05','2024-07-09','2024-08-01',3.8,'slate',42,'awaiting permit'),
(5105,5,'HX-435',4,'Draywell',30,19750,20480,3950,'2024-05-06','2024-06-19','2024-07-24','2024-08-15',13.1,'flat',4,'awaiting grid'),
(5106,2,'NV-400',5,'Tarnwick',22,11600,11870,2320,'2024-05-14','2024-06-28','2024-08-06','2024-08-29',8.8,'tiled',30,'awaiting survey');
