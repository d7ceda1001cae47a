CREATE TABLE student (studId INTEGER PRIMARY KEY, fullName TEXT, email TEXT, guardian TEXT, agency TEXT, homeCity TEXT, nativeLang TEXT, placementScore INTEGER);
INSERT INTO student VALUES
(1,'Ingrid Halvorsen','ingrid.h@fjordmail.net','Solveig Halvorsen','StudyBridge','Bergen','Norwegian',141),
(2,'Moussa Diagne','mdiagne@teranga.net','Awa Diagne','Passerelle SARL','Dakar','Wolof',118),
(3,'Chloe Marchand','chloe.m@rhonepost.net','Paul Marchand','Passerelle SARL','Lyon','French',133),
(4,'Kenji Oda','oda.kenji@sakuranet.net','Yumi Oda','LinguaPort','Osaka','Japanese',125),
(5,'Tereza Holub','holubt@vltava.net','Jan Holub','StudyBridge','Brno','Czech',152),
(6,'Luc Besnard','lbesnard@rhonepost.net','Anne Besnard','LinguaPort','Lyon','French',109);
CREATE TABLE teacher (teacherId INTEGER PRIMARY KEY, name TEXT, homeCity TEXT, hourlyRate REAL, contractType TEXT);
INSERT INTO teacher VALUES (1,'Beatriz Louro','Porto',41.5,'permanent'),(2,'Klaus Reimann','Graz',43.0,'permanent'),(3,'Giulia Ferrante','Lyon',38.0,'freelance'),(4,'Rosa Amezcua','Puebla',37.5,'freelance'),(5,'Henrik Voss','Kiel',39.0,'fixed term');
CREATE TABLE course (courseId INTEGER PRIMARY KEY, title TEXT, taughtLang TEXT, cefr TEXT, delivery TEXT, room TEXT, weeklyHrs INTEGER, startDate TEXT, endDate TEXT, examDate TEXT, regDeadline TEXT, listFee REAL, maxSeats INTEGER, teacherId INTEGER REFERENCES teacher(teacherId));
INSERT INTO course VALUES
(21,'Business German','German','B2','On campus','Room 3',4,'2023-10-02','2024-01-26','2024-02-05','2023-09-20',690.0,12,2),
(22,'Conversational Italian','Italian','B1','Live video',NULL,3,'2023-10-04','2024-01-31','2024-02-07','2023-09-22',540.0,10,3),
(23,'Spanish for Nurses','Spanish','A2','Hybrid','Room 1',4,'2023-10-09','2024-02-02','2024-02-12','2023-09-25',615.0,14,4),
(24,'Portuguese Starter','Portuguese','A1','Self-paced',NULL,2,'2023-10-01','2024-03-29','2024-04-08','2023-09-30',395.0,40,1),
(25,'German Grammar Lab','German','B1','Live video',NULL,2,'2023-10-05','2024-01-25','2024-02-01','2023-09-21',420.0,16,5);
CREATE TABLE enrolment (enrId INTEGER PRIMARY KEY, studId INTEGER REFERENCES student(studId), courseId INTEGER REFERENCES course(courseId), term TEXT, signupDt TEXT, depositDt TEXT, feePaid REAL, discountAmt REAL, midtermPct REAL, finalPct REAL);
INSERT INTO enrolment VALUES
(301,1,21,'Autumn','2023-08-07','2023-09-01',655.0,35.0,71.5,78.0),
(302,2,22,'Autumn','2023-08-11','2023-09-04',480.0,60.0,64.0,69.5),
(303,3,22,'Autumn','2023-08-15','2023-09-05',505.0,35.0,83.5,88.0),
(304,4,23,'Autumn','2023-08-18','2023-09-08',555.0,60.0,58.0,62.5),
(305,5,21,'Autumn','2023-08-22','2023-09-11',645.0,45.0,90.5,93.0),
(306,6,24,'Autumn','2023-08-29','2023-09-14',350.0,45.0,55.5,60.0);
