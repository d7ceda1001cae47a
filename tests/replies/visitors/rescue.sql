CREATE TABLE callout (CalloutNo INTEGER PRIMARY KEY, CallDate TEXT, AlertTime TEXT, LeftBase TEXT, ReachedCas TEXT, StoodDown TEXT, NearestPeak TEXT, Valley TEXT, Cause TEXT, Base TEXT, PersHours REAL, DriveKm REAL, Status TEXT, Informant TEXT);
INSERT INTO callout VALUES
(211,'2023-01-14','13:42','14:05','16:31','19:50','Ben Corrach','Glen Orrin','fall on snow','Lochbeg',96.5,17.3,'closed','hut warden'),
(212,'2023-02-03','09:18','09:37','11:02','13:15','Stob Varr','Strath Einich','avalanche','Lochbeg',121.0,24.8,'under review','ski patrol'),
(213,'2023-03-26','17:54','18:20','20:44','23:33','Ben Corrach','Glen Orrin','lost in mist','Carnmore',58.0,31.6,'closed','wife of casualty'),
(214,'2023-05-07','11:26','11:49','12:58','15:07','Carn Daimh','Glen Fearn','fall on scree','Carnmore',44.5,12.9,'closed','passing runner'),
(215,'2023-06-18','15:03','15:21','15:57','17:12','Meall Ruadh','Glen Fearn','fall from horse','Lochbeg',27.0,8.4,'closed','riding guide'),
(216,'2023-08-12','12:39','13:01','14:46','17:28','Stob Varr','Strath Einich','fall on scree','Carnmore',63.5,26.1,'open','casualty'),
(217,'2023-11-25','16:10','16:33','18:55','22:04','Ben Corrach','Glen Orrin','fall on snow','Lochbeg',88.0,18.7,'under review','climbing partner'),
(218,'2023-12-30','10:47','11:12','13:24','16:02','Carn Daimh','Glen Fearn','exhaustion','Lochbeg',39.0,13.5,'open','hotel manager');
CREATE TABLE casualty (CasID INTEGER PRIMARY KEY, CalloutNo INTEGER REFERENCES callout(CalloutNo), CasName TEXT, Age INTEGER, HomeTown TEXT, Injury TEXT, EvacBy TEXT, Hospital TEXT);
INSERT INTO casualty VALUES
(1,211,'Derek Spall',52,'Wigan','broken ankle','stretcher','Raigmore'),
(2,212,'Ilse Maarten',34,'Utrecht','hypothermia','helicopter','Belford'),
(3,212,'Joost Maarten',36,'Utrecht','bruised ribs','helicopter','Belford'),
(4,213,'Barry Tonks',61,'Dudley','none','walked off',NULL),
(5,214,'Niamh Cassidy',27,'Sligo','head wound','helicopter','Raigmore'),
(6,215,'Phoebe Lascelles',19,'Malvern','dislocated shoulder','Land Rover','Belford'),
(7,216,'Tobias Kern',45,'Ulm','knee ligament','stretcher','Raigmore'),
(8,217,'Angus Rennie',38,'Perth','fractured wrist','stretcher','Belford');
CREATE TABLE member (MemberID INTEGER PRIMARY KEY, FullName TEXT, CallSign TEXT, JoinedYr INTEGER, QualifiedYr INTEGER, BirthYr INTEGER, Role TEXT, Base TEXT, Status TEXT, Phone TEXT);
INSERT INTO member VALUES
(41,'Morag Heriot','Ptarmigan 1',2003,2005,1974,'team leader','Lochbeg','active','01555 496021'),
(42,'Euan Strachan','Ptarmigan 4',2011,2013,1985,'winch operator','Lochbeg','active','01555 496037'),
(43,'Kirsty Blane','Dotterel 2',2016,2018,1991,'medic','Carnmore','on leave','01555 496044'),
(44,'Lachlan Orde','Dotterel 7',2022,2024,1999,'winch operator','Carnmore','probationary','01555 496058'),
(45,'Stuart Pringle','Ptarmigan 9',1994,1996,1968,'driver','Lochbeg','retired','01555 496063'),
(46,'Ailsa Gunn','Dotterel 3',2014,2017,1988,'winch operator','Carnmore','active','01555 496079');
CREATE TABLE vehicle (VehID INTEGER PRIMARY KEY, Plate TEXT, Model TEXT, Base TEXT, OdoKm INTEGER, RangeKm INTEGER, LastSvc TEXT, NextSvc TEXT, Status TEXT);
INSERT INTO vehicle VALUES
(1,'SK14 MRT','Land Rover Defender','Lochbeg',148230,620,'2023-09-05','2024-09-02','roadworthy'),
(2,'SK19 LBG','Land Rover Discovery','Lochbeg',71985,810,'2023-10-17','2024-10-14','in workshop'),
(3,'SV21 CMR','Ford Transit','Carnmore',39460,880,'2023-07-20','2024-07-22','roadworthy'),
(4,'SM08 ARG','Argocat 8x8','Carnmore',12075,140,'2023-03-28','2024-03-25','off road'),
(5,'SL17 CRN','Land Rover Defender','Carnmore',103540,640,'2023-11-08','2024-11-11','roadworthy');
