CREATE TABLE incidents (incident_no TEXT PRIMARY KEY, category TEXT, street TEXT, precinct TEXT, occurred_at TEXT, reportedAt TEXT, cleared_at TEXT, victim_name TEXT, lossValue REAL, recovered_value REAL, insured_value REAL, weather TEXT);
INSERT INTO incidents VALUES
('24-0698','burglary','Alder Street','Northgate','2024-05-11 02:20','2024-05-11 07:45','2024-05-19 16:00','Celia Drummond',4200,650,3000,'rain'),
('24-0713','assault','Quay Road','Harbor','2024-05-24 23:10','2024-05-24 23:18','2024-05-30 11:25','Marcus Oyelaran',NULL,NULL,NULL,'clear'),
('24-0720','bicycle theft','Station Square','Northgate','2024-06-02 13:40','2024-06-02 18:05','2024-06-09 10:10','Petra Lindqvist',890,890,750,'clear'),
('24-0724','bicycle theft','Quay Road','Harbor','2024-06-05 08:15','2024-06-06 09:00',NULL,'Samir Haddad',1340,0,1200,'overcast'),
('24-0731','vandalism','Harrow Lane','Westfield','2024-06-01 21:50','2024-06-01 22:05','2024-06-04 14:30','Westfield Parish Hall',2750,0,5000,'fog'),
('24-0733','drunk driving','Harrow Lane','Westfield','2024-06-08 01:30','2024-06-08 01:32','2024-06-08 04:45',NULL,NULL,NULL,NULL,'rain'),
('24-0740','bicycle theft','Mill Rise','Westfield','2024-06-14 17:25','2024-06-14 17:55','2024-06-21 12:00','Joy Abernathy',560,310,0,'clear');
CREATE TABLE officers (badge_no INTEGER PRIMARY KEY, surname TEXT, rank_title TEXT, hire_date TEXT, promoted_on TEXT, precinct TEXT, shiftName TEXT);
INSERT INTO officers VALUES
(4011,'Okafor','Sergeant','2009-06-15','2017-10-02','Northgate','day'),
(4027,'Bellini','Constable','2019-03-04',NULL,'Harbor','night'),
(4032,'Strand','Inspector','2002-01-21','2015-05-11','Central','day'),
(4045,'Mwangi','Constable','2021-08-30',NULL,'Central','evening'),
(4050,'Tolliver','Sergeant','2011-11-07','2020-02-17','Westfield','night');
CREATE TABLE arrests (arrest_id INTEGER PRIMARY KEY, incident_no TEXT REFERENCES incidents(incident_no), badge_no INTEGER REFERENCES officers(badge_no), suspect_name TEXT, charge TEXT, bookedAt TEXT, released_at TEXT, hearing_at TEXT, bail_amt REAL, fine_amt REAL);
INSERT INTO arrests VALUES
(1,'24-0713',4027,'Lyle Prentiss','aggravated assault','2024-05-25 00:40','2024-05-27 10:15','2024-07-09 09:30',8000,NULL),
(2,'24-0731',4050,'Kit Rasmussen','criminal damage','2024-06-02 00:20','2024-06-02 15:00','2024-06-25 13:45',2500,480),
(3,'24-0733',4045,'Dana Whitlock','driving under influence','2024-06-08 02:55','2024-06-08 11:20','2024-07-16 14:15',3500,1150),
(4,'24-0720',4032,'Ned Farrow','theft','2024-06-05 16:10','2024-06-06 08:30','2024-07-02 10:00',1000,320),
(5,'24-0740',4050,'Ned Farrow','theft','2024-06-20 19:35','2024-06-22 09:05','2024-07-23 11:00',4000,610);
CREATE TABLE calls (call_id INTEGER PRIMARY KEY, incident_no TEXT REFERENCES incidents(incident_no), caller_name TEXT, channel TEXT, received_at TEXT, operatorCode TEXT, duration_s INTEGER);
INSERT INTO calls VALUES
(9001,'24-0698','Celia Drummond','landline','2024-05-11 07:44','OP3',212),
(9002,'24-0713','Hugo Vance','mobile','2024-05-24 23:16','OP1',145),
(9003,'24-0713','Ruth Imada','mobile','2024-05-24 23:17','OP2',98),
(9004,'24-0731','Colm Reilly','mobile','2024-06-01 22:04','OP3',167),
(9005,'24-0733','Tess Nakamura','app','2024-06-08 01:31','OP1',60),
(9006,'24-0740','Joy Abernathy','landline','2024-06-14 17:54','OP2',240);
