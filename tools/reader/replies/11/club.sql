CREATE TABLE members (memberId INTEGER PRIMARY KEY, firstName TEXT, surname TEXT, nickname TEXT, email TEXT, town TEXT, birthday TEXT, joinedOn TEXT, renewsOn TEXT, feeBand TEXT);
INSERT INTO members VALUES
(11,'Gillian','Pemberton','Biscuit','gillp@postbox.example','Ashby','1958-02-11','2015-04-02','2025-04-02','Senior'),
(12,'Chidi','Okafor','Spud','chidi.o@postbox.example','Coalville','1991-07-29','2021-09-18','2025-09-18','Standard'),
(13,'Astrid','Lindqvist','Moth','astrid@fjell.example','Ashby','2003-12-05','2023-10-09','2024-10-09','Student'),
(14,'Roy','Harrow','Captain','royh@postbox.example','Measham','1949-05-23','2012-01-30','2025-01-30','Senior'),
(15,'Paola','Castellano','Dizzy','paolac@vento.example','Swadlincote','1985-09-14','2022-03-21','2025-03-21','Jobseeker'),
(16,'Neil','Wray','Bean','nwray@postbox.example','Coalville','1977-11-08','2018-06-12','2025-06-12','Standard'),
(17,'Hattie','Dunmore','Tiggy','hattie.d@lark.example','Ashby','2001-03-17','2022-11-01','2024-11-01','Student');
CREATE TABLE events (eventId INTEGER PRIMARY KEY, title TEXT, category TEXT, eventDay TEXT, venue TEXT, meetingPoint TEXT, town TEXT, doorsOpen TEXT, startsAt TEXT, endsAt TEXT, ticketPrice REAL, guestPrice REAL, organiser TEXT, guestSpeaker TEXT, maxSeats INTEGER);
INSERT INTO events VALUES
(501,'Quiz Night','games','2024-10-04','Old Bell Function Room','clock tower','Loughborough','18:45','19:15','22:20',6.00,9.00,'Maureen Tull',NULL,60),
(502,'Canal Walk','outdoors','2024-10-13','Shardlow Wharf Tearoom','lock 3 footbridge','Melbourne','09:40','10:05','14:30',4.50,7.25,'Derek Foss','Capt. Ron Eddowes',25),
(503,'Pottery Evening','crafts','2024-10-22','Clay Barn','side gate','Tamworth','17:50','18:20','20:55',18.00,23.00,'Lorna Speight','Imogen Vale',12),
(504,'Jazz and Supper','music','2024-11-09','Baths Hall','bus stop by the church','Burton','18:35','19:50','23:10',24.50,31.00,'Maureen Tull',NULL,90),
(505,'Local History Talk','talks','2024-11-19','Library Annexe','war memorial','Loughborough','13:25','14:10','15:45',5.00,8.50,'Derek Foss','Dr Anil Bhatt',45);
CREATE TABLE bookings (bookingId INTEGER PRIMARY KEY, memberId INTEGER REFERENCES members(memberId), eventId INTEGER REFERENCES events(eventId), bookedOn TEXT, deposit REAL, seatsTaken INTEGER, rating INTEGER);
INSERT INTO bookings VALUES
(801,11,501,'2024-09-12',2.50,2,5),
(802,12,501,'2024-09-14',2.50,1,4),
(803,13,502,'2024-09-30',1.75,1,NULL),
(804,14,502,'2024-10-01',1.75,3,5),
(805,15,503,'2024-09-25',10.25,1,3),
(806,16,504,'2024-10-18',12.75,2,4),
(807,17,505,'2024-11-02',1.25,1,NULL),
(808,11,504,'2024-10-20',12.75,4,5);
