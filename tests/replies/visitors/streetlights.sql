CREATE TABLE poles (poleId TEXT PRIMARY KEY, street TEXT, district TEXT, lampType TEXT, heightM REAL, armLengthM REAL, lampWatts INTEGER, ipRating TEXT, installedOn TEXT, energizedOn TEXT, lastWashedOn TEXT);
INSERT INTO poles VALUES
('K-101','Tallow Street','Wharfside','LED Amber',9.5,1.8,54,'IP66','2018-03-12','2020-04-02','2024-05-06'),
('K-102','Tallow Street','Wharfside','LED Warm White',9.5,1.8,72,'IP65','2018-03-13','2020-04-02','2024-05-06'),
('K-107','Osprey Row','Saltmarket','LED Cool White',12.0,2.4,118,'IP66','2018-06-21','2020-07-15','2024-04-18'),
('K-108','Osprey Row','Saltmarket','LED Amber',12.0,2.4,96,'IP65','2018-06-21','2020-07-15','2024-04-19'),
('K-114','Gibbet Hill','Upper Gallows','Sodium',8.0,1.2,150,'IP54','2017-09-30','2019-11-08','2023-10-27'),
('K-115','Gibbet Hill','Upper Gallows','LED Warm White',8.0,1.2,60,'IP66','2017-10-01','2019-11-08','2023-10-27'),
('K-120','Ropewalk','Wharfside','LED Cool White',10.5,1.5,84,'IP67','2018-08-05','2020-09-19','2024-05-09'),
('K-123','Cinder Lane','Saltmarket','LED Warm White',10.5,1.5,80,'IP65','2018-11-14','2020-12-01','2024-04-22');
CREATE TABLE faults (faultNo INTEGER PRIMARY KEY, poleId TEXT REFERENCES poles(poleId), reportedAt TEXT, fixedAt TEXT, severity INTEGER, reporterName TEXT, faultDescr TEXT);
INSERT INTO faults VALUES
(9027,'K-101','2024-01-08 07:40','2024-01-19 13:05',2,'Mrs Agnes Pell','flickering'),
(9028,'K-107','2024-01-22 18:15','2024-01-24 10:30',4,'Dov Rashford','dead lamp'),
(9029,'K-102','2024-02-03 21:50','2024-02-17 15:20',1,'Kirsty Amble','day burner'),
(9030,'K-114','2024-02-27 06:30','2024-02-28 11:45',4,'Tomasz Wilk','leaning'),
(9031,'K-120','2024-03-11 19:05','2024-03-20 09:10',3,'Kirsty Amble','dead lamp'),
(9032,'K-123','2024-03-30 20:25','2024-04-02 14:00',4,'Farida Noon','open hatch'),
(9033,'K-101','2024-04-15 22:10','2024-04-29 16:35',3,'Dov Rashford','dead lamp');
CREATE TABLE crews (crewId INTEGER PRIMARY KEY, crewName TEXT, foreman TEXT, district TEXT, vanPlate TEXT);
INSERT INTO crews VALUES
(1,'Lamplighters','Gus Hendry','Railhead','LT-77'),
(2,'Bright Sparks','Wanda Kuroda','Tannery Yard','LT-81'),
(3,'Night Owls','Emeka Strand','Railhead','LT-85'),
(4,'High Riggers','Lorna Petit','Dockgate','LT-90'),
(5,'Cable Crew','Boris Tench','Tannery Yard','LT-94');
CREATE TABLE work_orders (woNo TEXT PRIMARY KEY, faultNo INTEGER REFERENCES faults(faultNo), crewId INTEGER REFERENCES crews(crewId), estCost REAL, actCost REAL, matCost REAL, laborHrs REAL, approvedBy TEXT);
INSERT INTO work_orders VALUES
('WO-551',9027,1,140.00,163.40,38.20,2.5,'Councillor Hale'),
('WO-552',9028,2,310.00,298.75,121.60,3.0,'S. Montague'),
('WO-553',9029,1,95.00,88.10,12.35,1.0,'S. Montague'),
('WO-554',9030,4,880.00,1047.90,512.00,9.5,'Councillor Hale'),
('WO-555',9031,3,260.00,271.15,109.80,3.5,'J. Ostrander'),
('WO-556',9032,5,120.00,101.25,27.45,1.5,'J. Ostrander'),
('WO-557',9033,2,275.00,266.60,114.90,3.0,'S. Montague');
