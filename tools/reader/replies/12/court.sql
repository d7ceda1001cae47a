CREATE TABLE judge (judge_id INTEGER PRIMARY KEY, jname TEXT, appointed_on TEXT, room TEXT, bench_div TEXT);
INSERT INTO judge VALUES
(1,'Ferrand','2009-01-12','Ch. 12','civil'),
(2,'Oyelaran','2014-08-25','Ch. 14','family'),
(3,'Vance-Hughes','2018-03-19','Ch. 21','civil'),
(4,'Mitsuda','2003-11-03','Ch. 22','small claims'),
(5,'Grabowski','2021-06-07','Ch. 9','family');
CREATE TABLE case_file (case_no TEXT PRIMARY KEY, judge_id INTEGER REFERENCES judge(judge_id), title TEXT, claimant TEXT, defendant TEXT, filedOn TEXT, servedOn TEXT, firstHeard TEXT, decidedOn TEXT, claim_amt REAL, award_amt REAL, court_fee REAL, outcome TEXT);
INSERT INTO case_file VALUES
('CC-1041',1,'Pruitt v. Oakes','Leona Pruitt','Walter Oakes','2023-09-12','2023-09-29','2024-01-16','2024-04-11',14250.0,9800.0,185.0,'judgment'),
('CC-1058',1,'Harlan Timber v. Stokes','Harlan Timber','Brenda Stokes','2023-10-03','2023-10-20','2024-02-06','2024-04-25',32600.0,0.0,310.0,'dismissed'),
('CC-1063',3,'Izmir Foods v. Delacroix','Izmir Foods','Paul Delacroix','2023-10-18','2023-11-08','2024-02-20',NULL,7800.0,NULL,140.0,'withdrawn'),
('CC-1077',4,'Kirby v. Apex Gym','Joel Kirby','Apex Gym','2023-11-21','2023-12-05','2024-03-05','2024-04-09',960.0,500.0,55.0,'settled'),
('CC-1082',2,'Maddox v. Maddox','Renee Maddox','Carl Maddox','2023-12-11','2024-01-04','2024-04-02',NULL,5150.0,NULL,120.0,'pending'),
('CC-1090',1,'Tolland Bank v. Eriksen','Tolland Bank','Sven Eriksen','2024-01-08','2024-01-26','2024-04-16',NULL,48900.0,NULL,425.0,'settled');
CREATE TABLE hearing (hearing_id INTEGER PRIMARY KEY, case_no TEXT REFERENCES case_file(case_no), heldOn TEXT, room TEXT, sched_start TEXT, actual_start TEXT, est_minutes INTEGER, real_minutes INTEGER, clerk TEXT, bailiff TEXT, interpreter_lang TEXT);
INSERT INTO hearing VALUES
(1,'CC-1041','2024-01-16','Court 3','09:30','09:52',60,83,'Odette Marlow','Hank Dillard',NULL),
(2,'CC-1041','2024-04-11','Court 1','10:00','10:04',45,38,'Simon Achebe','Rosa Quintero',NULL),
(3,'CC-1058','2024-04-25','Court 3','13:30','13:47',90,112,'Odette Marlow','Rosa Quintero',NULL),
(4,'CC-1063','2024-02-20','Court 5','11:00','11:19',30,21,'Wanda Pruss','Hank Dillard','Turkish'),
(5,'CC-1077','2024-04-09','Court 2','14:00','14:06',30,34,'Simon Achebe','Curtis Bloom',NULL),
(6,'CC-1082','2024-04-02','Court 4','09:00','09:23',60,74,'Wanda Pruss','Curtis Bloom','French'),
(7,'CC-1090','2024-04-16','Court 1','15:30','15:41',45,52,'Odette Marlow','Hank Dillard','Norwegian');
