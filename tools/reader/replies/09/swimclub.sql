CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, coachName TEXT, certLevel TEXT, hourlyRate REAL, town TEXT, phone TEXT);
CREATE TABLE swimmer (sw_id INTEGER PRIMARY KEY, sw_name TEXT, coach_id INTEGER REFERENCES coach(coach_id), squad TEXT, sex TEXT, dob TEXT, joined_on TEXT, medic_expiry TEXT, badge_lvl TEXT, annual_fee INTEGER, town TEXT);
CREATE TABLE result (rslt_id INTEGER PRIMARY KEY, sw_id INTEGER REFERENCES swimmer(sw_id), meet TEXT, town TEXT, stroke TEXT, dist_m INTEGER, lane INTEGER, entryTime TEXT, heatTime TEXT, finalTime TEXT, heat_rank INTEGER, finalRank INTEGER, entry_fee REAL);
CREATE TABLE volunteer (vol_id INTEGER PRIMARY KEY, volName TEXT, duty TEXT, town TEXT, email TEXT);
INSERT INTO coach VALUES
 (1,'Greta Osei','UKCC-2',24.5,'Henley','01632 960118'),(2,'Martin Bouchard','UKCC-3',31,'Reading','01632 960227'),
 (3,'Yuki Tanabe','UKCC-1',18,'Marlow','01632 960341'),(4,'Dafydd Rhys','UKCC-2',25,'Windsor','01632 960402'),(5,'Lena Farkas','UKCC-3',30,'Marlow','01632 960555');
INSERT INTO swimmer VALUES
 (1,'Petra Novak',2,'Dolphins','F','2008-06-11','2016-09-05','2025-02-28','gold',240,'Marlow'),
 (2,'Hamid Rezai',1,'Otters','M','2010-01-27','2019-01-14','2024-12-31','silver',210,'Bourne End'),
 (3,'Ella Whitcombe',1,'Otters','F','2011-11-03','2020-09-07','2025-05-31','bronze',210,'Marlow'),
 (4,'Jonas Pike',5,'Dolphins','M','2007-03-30','2015-04-20','2025-01-15','gold',240,'Cookham'),
 (5,'Saoirse Daly',3,'Tadpoles','F','2014-08-19','2022-01-10','2025-07-01','bronze',160,'Wooburn'),
 (6,'Luca Ferri',4,'Otters','M','2010-10-08','2018-09-03','2024-11-20','silver',210,'Cookham');
INSERT INTO result VALUES
 (1,1,'Lido Cup','Oxford','butterfly',200,4,'2:33.00','2:31.40','2:29.85',2,1,7.5),
 (2,2,'Lido Cup','Oxford','freestyle',100,6,'1:08.20','1:07.15','1:07.90',5,8,6),
 (3,2,'Winter Sprint','Swindon','backstroke',50,3,'0:36.10','0:35.44','0:34.98',3,2,5),
 (4,3,'Winter Sprint','Swindon','breaststroke',50,7,'0:44.60','0:45.12',NULL,11,NULL,5),
 (5,4,'Lido Cup','Oxford','butterfly',100,5,'1:01.80','1:00.93','1:00.02',1,3,6),
 (6,6,'Spring Gala','Slough','freestyle',200,2,'2:26.50','2:24.77','2:25.31',4,6,7.5),
 (7,5,'Spring Gala','Slough','freestyle',50,8,'0:48.00','0:46.36',NULL,14,NULL,5);
INSERT INTO volunteer VALUES
 (1,'Morag Petrie','timekeeper','Marlow','morag@pool.example'),(2,'Bill Adeyemi','tea bar','Henley','bill@pool.example'),
 (3,'Carla Ruiz','marshal','Marlow','carla@pool.example'),(4,'Owen Tate','starter','Cookham','owen@pool.example'),(5,'Nadine Voss','first aid','Maidenhead','nadine@pool.example');
