CREATE TABLE club (clubId INTEGER PRIMARY KEY, city TEXT, sqm INTEGER, sauna TEXT, mgr_email TEXT, day_pass REAL, month_pass REAL);
INSERT INTO club VALUES
(1,'Leeds',1450,'yes','hannah.orr@pulsegym.example',6.50,39.00),
(2,'Bristol',980,'no','k.iwu@pulsegym.example',7.25,42.00),
(3,'Cardiff',1210,'yes','gethin.rees@pulsegym.example',5.75,36.50),
(4,'Dundee',760,'no','moira.kerr@pulsegym.example',5.25,33.00),
(5,'Norwich',1100,'yes','sal.peck@pulsegym.example',6.95,40.50);
CREATE TABLE trainer (trainerId INTEGER PRIMARY KEY, clubId INTEGER REFERENCES club(clubId), tname TEXT, specialty TEXT, level TEXT, hour_rate REAL, mobile TEXT);
INSERT INTO trainer VALUES
(21,1,'Ewa Sobol','powerlifting','L3',48.00,'07700 900145'),
(22,1,'Craig Dunmore','spinning','L2',35.00,'07700 900262'),
(23,2,'Nadia Farouk','yoga','L4',55.00,'07700 900371'),
(24,3,'Rhys Penry','boxing','L3',46.00,'07700 900418'),
(25,4,'Isla McCrae','pilates','L2',32.00,'07700 900587');
CREATE TABLE member (memberId INTEGER PRIMARY KEY, clubId INTEGER REFERENCES club(clubId), trainerId INTEGER REFERENCES trainer(trainerId), fullName TEXT, birthYr INTEGER, level TEXT, monthlyFee REAL, joinFee REAL, lockerFee REAL, signedUpOn TEXT, contractFrom TEXT, firstVisit TEXT, startKg REAL, currentKg REAL, goalKg REAL, restBpm INTEGER, maxBpm INTEGER);
INSERT INTO member VALUES
(301,1,21,'Ramona Velde',1988,'gold',38.50,25.00,4.50,'2023-01-14','2023-02-01','2023-02-03',71.2,68.9,65.0,61,184),
(302,1,22,'Tomasz Brill',1979,'bronze',29.90,20.00,3.00,'2022-09-27','2022-10-01','2022-10-08',96.4,88.7,82.0,72,171),
(303,2,23,'Odette Lamarr',1995,'platinum',54.00,0.00,5.50,'2023-05-30','2023-06-15','2023-06-17',58.3,59.1,60.0,55,190),
(304,2,23,'Femi Adeoti',1968,'bronze',28.75,21.00,3.25,'2021-11-11','2021-12-01','2022-01-05',103.8,99.6,90.0,78,160),
(305,3,24,'Carys Bowen',2001,'gold',39.00,24.00,4.75,'2023-08-21','2023-09-01','2023-09-02',64.5,63.3,61.0,58,197),
(306,4,25,'Lewis Gilmour',1984,'bronze',27.50,19.00,2.75,'2022-03-07','2022-04-01','2022-04-19',85.1,84.2,79.0,66,179),
(307,5,NULL,'Priya Sandhu',1991,'gold',37.75,23.00,4.25,'2023-10-02','2023-11-01','2023-11-06',69.9,67.4,64.0,63,186);
CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, clubId INTEGER REFERENCES club(clubId), gname TEXT, invited_by INTEGER REFERENCES member(memberId), visit_day TEXT);
INSERT INTO guest VALUES
(901,1,'Ottilie Shaw',301,'2023-06-10'),
(902,1,'Kurt Brill',302,'2023-07-22'),
(903,2,'Simone Lamarr',303,'2023-08-05'),
(904,3,'Dylan Bowen',305,'2023-10-14'),
(905,5,'Arun Sandhu',307,'2023-12-09');
