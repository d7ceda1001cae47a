CREATE TABLE buildings (bldg_id INTEGER PRIMARY KEY, name TEXT, street TEXT, city TEXT, phone TEXT, floors INTEGER);
INSERT INTO buildings VALUES
(1,'Kestrel House','14 Albion Row','Edinburgh','0131 555 0142',9),
(2,'Marlowe Court','2 Tanner Street','Leith','0131 555 0177',6),
(3,'St Brigid Infirmary','Hospital Lane','Dundee','01382 555 019',7),
(4,'Fernhill Tower','81 Fernhill Road','Glasgow','0141 555 0108',22),
(5,'Corn Exchange','Market Square','Perth','01738 555 061',4),
(6,'Quayside 9','9 Dock Parade','Dundee','01382 555 074',11);
CREATE TABLE technicians (tech_id INTEGER PRIMARY KEY, name TEXT, depot TEXT, phone TEXT, cert_lvl TEXT, hired_on TEXT);
INSERT INTO technicians VALUES
(21,'Colm Brannigan','Granton','07700 900318','L4','2011-03-07'),
(22,'Zofia Wilk','Granton','07700 900442','L3','2019-08-19'),
(23,'Stuart Pirie','Tayside','07700 900571','L4','2003-01-13'),
(24,'Amara Nwosu','Clydebank','07700 900206','L2','2022-06-27'),
(25,'Ivan Kolev','Clydebank','07700 900683','L3','2016-10-03');
CREATE TABLE lifts (lift_id INTEGER PRIMARY KEY, bldg_id INTEGER REFERENCES buildings(bldg_id), serialNo TEXT, maker TEXT, install_dt TEXT, last_inspect_dt TEXT, next_inspect_dt TEXT, load_kg INTEGER, max_persons INTEGER);
INSERT INTO lifts VALUES
(301,1,'KX-20871','Orvane','1998-05-14','2024-09-03','2025-03-03',630,8),
(302,1,'KX-20872','Orvane','1998-05-21','2024-09-04','2025-03-04',1000,13),
(303,2,'HB-1190','Hallberg','2006-11-30','2024-07-16','2025-01-16',480,6),
(304,3,'TM-77034','Thorne & Maas','2013-02-08','2024-11-12','2025-05-12',2500,33),
(305,4,'TM-80219','Thorne & Maas','2017-06-19','2024-08-27','2025-02-27',1275,17),
(306,5,'HB-0458','Hallberg','1987-10-02','2024-06-05','2024-12-05',320,4),
(307,6,'OV-3316','Orvane','2020-04-24','2024-10-21','2025-04-21',900,12);
CREATE TABLE callouts (callout_id INTEGER PRIMARY KEY, lift_id INTEGER REFERENCES lifts(lift_id), tech_id INTEGER REFERENCES technicians(tech_id), kind TEXT, reported_at TEXT, arrived_at TEXT, finished_at TEXT, labour_cost REAL, parts_cost REAL, travel_fee REAL, invoice_total REAL, fault_note TEXT);
INSERT INTO callouts VALUES
(5010,301,21,'Entrapment','2024-01-18 07:52','2024-01-18 08:31','2024-01-18 09:20',126.00,0.00,18.50,144.50,'door lock contact'),
(5011,305,24,'Breakdown','2024-02-06 14:03','2024-02-06 16:40','2024-02-06 19:05',211.00,388.20,27.25,626.45,'drive fault F32'),
(5012,303,22,'Flooding','2024-03-11 06:15','2024-03-11 07:48','2024-03-12 11:30',342.00,1412.75,21.00,1775.75,'pit under water'),
(5013,304,23,'Routine','2024-03-19 09:00','2024-03-19 09:10','2024-03-19 10:55',155.00,12.40,33.75,201.15,'oiled guide rails'),
(5014,305,25,'Entrapment','2024-03-27 22:41','2024-03-27 23:22','2024-03-28 00:35',189.00,64.90,29.80,283.70,'levelling switch'),
(5015,306,23,'Breakdown','2024-05-02 11:27','2024-05-02 13:15','2024-05-02 15:50',178.00,233.60,41.10,452.70,'rope slip'),
(5016,302,21,'Breakdown','2024-06-14 17:36','2024-06-14 18:02','2024-06-14 20:44',202.00,97.35,19.95,319.30,'car operating panel'),
(5017,307,23,'Routine','2024-08-08 10:05','2024-08-08 10:20','2024-08-08 11:45',131.00,8.15,36.60,175.75,'filter swapped');
