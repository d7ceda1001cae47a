CREATE TABLE vessel (vesselId INTEGER PRIMARY KEY, name TEXT, builtYear INTEGER, refitYear INTEGER, maxPax INTEGER, carSlots INTEGER, cargoTons REAL, fuelType TEXT);
INSERT INTO vessel VALUES
(1,'Otter Queen',1978,2011,240,18,62.5,'diesel'),
(2,'Kestrel',1993,2015,120,4,8.0,'diesel'),
(3,'Lady Brannoch',1964,2003,310,26,95.5,'heavy oil'),
(4,'Tern',2008,2019,85,6,22.0,'electric'),
(5,'Mossgrove',1986,2009,190,14,41.0,'diesel'),
(6,'Heron',2001,2021,150,11,33.5,'hybrid');
CREATE TABLE pier (pierId INTEGER PRIMARY KEY, name TEXT, town TEXT, riverKm REAL, harbourMaster TEXT);
INSERT INTO pier VALUES
(1,'Alder Quay','Brannoch',12.4,'Fiona Mackie'),
(2,'Brannoch Steps','Brannoch',13.1,'Fiona Mackie'),
(3,'Coldwater Landing','Eddleby',21.8,'Jan Verhoef'),
(4,'Mill Wharf','Tolworth',30.0,'Sunil Rao'),
(5,'Gannet Point','Skerry',44.7,'Edda Holm');
CREATE TABLE crossing (crossingId INTEGER PRIMARY KEY, vesselId INTEGER REFERENCES vessel, fromPier INTEGER REFERENCES pier, toPier INTEGER REFERENCES pier, sailDate TEXT, schedDep TEXT, revisedDep TEXT, actualDep TEXT, status TEXT, crewCount INTEGER);
INSERT INTO crossing VALUES
(4101,1,1,3,'2024-06-01','07:30','07:40','07:43','sailed',7),
(4102,1,3,1,'2024-06-01','09:00','09:20','09:26','sailed',7),
(4103,5,2,4,'2024-06-02','10:45','11:30',NULL,'cancelled - fog',5),
(4104,5,4,2,'2024-06-02','12:00','13:10',NULL,'cancelled - engine',5),
(4105,3,1,5,'2024-06-03','13:30','13:50','13:58','sailed',9),
(4106,2,5,4,'2024-06-04','15:15','15:25','15:31','sailed',3),
(4107,4,3,4,'2024-06-05','17:00','17:05','17:08','sailed',4),
(4108,5,4,5,'2024-06-06','18:30','19:40',NULL,'cancelled - low water',5),
(4109,6,2,3,'2024-06-07','20:00','20:35',NULL,'cancelled - fog',6);
CREATE TABLE booking (bookingNo TEXT PRIMARY KEY, crossingId INTEGER REFERENCES crossing, passengerName TEXT, payerName TEXT, bookedOn TEXT, paidOn TEXT, fareQuoted REAL, farePaid REAL, seatClass TEXT);
INSERT INTO booking VALUES
('B-881',4101,'Ines Calder','Calder & Sons Ltd','2024-03-11','2024-05-02',14.00,11.20,'deck'),
('B-882',4102,'Tomasz Wrona','Wagner Transport','2024-03-19','2024-05-06',52.50,47.25,'saloon'),
('B-883',4105,'Petra Lindqvist','Northbank School','2024-04-02','2024-05-09',9.50,7.60,'deck'),
('B-884',4105,'Amadou Keita','Delta Aid Trust','2024-04-08','2024-05-13',38.00,36.10,'saloon'),
('B-885',4106,'Joan Sefton','Parish Council of Skerry','2024-04-15','2024-05-17',21.00,19.95,'deck'),
('B-886',4107,'Ruairi Dolan','Harbour Tours GmbH','2024-04-21','2024-05-20',26.00,23.40,'saloon'),
('B-887',4107,'Mei Tanaka','Blue Crane Foods','2024-04-28','2024-05-28',64.00,60.80,'cabin');
