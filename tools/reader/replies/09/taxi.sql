CREATE TABLE driver (drv_id INTEGER PRIMARY KEY, fullName TEXT, nickname TEXT, licence_no TEXT, badgeNo TEXT, mobile_no TEXT, birth_year INTEGER, hired_year INTEGER, district TEXT);
CREATE TABLE cab (cab_id INTEGER PRIMARY KEY, drv_id INTEGER REFERENCES driver(drv_id), fleetNo INTEGER, plate TEXT, model TEXT, seats INTEGER, fuel TEXT, builtYear INTEGER, district TEXT);
CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, cab_id INTEGER REFERENCES cab(cab_id), booked_at TEXT, pickupAt TEXT, dropoffAt TEXT, pickup_addr TEXT, dropoff_addr TEXT, km REAL, wait_min INTEGER, meter_fare REAL, airport_fee REAL, paidTotal REAL, payment TEXT);
INSERT INTO driver VALUES
 (1,'Orlando Pires','Turbo','TX900213','B-388','07700 900118',1968,2006,'Harbourside'),
 (2,'Bea Lindqvist','Mozart','TX900764','B-417','07700 900431',1985,2014,'Oldgate'),
 (3,'Kofi Mensah','Deacon','TX901102','B-502','07700 900655',1979,2011,'Millbank'),
 (4,'Jana Horvat','Sparrow','TX901377','B-519','07700 900702',1991,2020,'Oldgate'),
 (5,'Walter Finch','Grandad','TX899004','B-101','07700 900017',1956,1984,'Tanner Row');
INSERT INTO cab VALUES
 (1,1,52,'LK19 RVD','Skoda Superb',4,'diesel',2019,'Northfield'),(2,2,57,'LK21 HTO','Toyota Prius',4,'hybrid',2021,'Oldgate'),
 (3,3,61,'LK17 BNE','Mercedes Vito',7,'diesel',2017,'Station Quarter'),(4,4,64,'LK22 ZMA','Skoda Octavia',4,'petrol',2022,'Northfield'),
 (5,5,18,'LK15 CWY','Skoda Octavia',4,'diesel',2015,'Tanner Row');
INSERT INTO trip VALUES
 (901,1,'2024-05-09 07:20','2024-05-09 07:48','2024-05-09 08:15','14 Quay Street','Airport Terminal 2',21.4,3,38.2,4.5,47,'card'),
 (902,2,'2024-05-09 09:02','2024-05-09 09:10','2024-05-09 09:31','St Anne Hospital','5 Larch Close',7.9,0,15.6,0,17,'app'),
 (903,1,'2024-05-09 11:40','2024-05-09 12:05','2024-05-09 12:22','Town Hall','88 Ferry Lane',6.1,2,12.8,0,13,'cash'),
 (904,3,'2024-05-10 06:15','2024-05-10 06:45','2024-05-10 07:30','2 Abbey Mews','Airport Terminal 1',24.8,5,44.1,4.5,52,'voucher'),
 (905,4,'2024-05-10 18:22','2024-05-10 18:34','2024-05-10 18:51','Central Station','Grand Theatre',4.3,1,9.9,0,11,'card'),
 (906,5,'2024-05-11 22:51','2024-05-11 23:06','2024-05-11 23:40','Grand Theatre','31 Beacon Hill',12.7,0,24.3,0,25.5,'app'),
 (907,2,'2024-05-12 04:30','2024-05-12 05:01','2024-05-12 05:44','9 Weir Court','Airport Terminal 2',19.6,4,36.7,4.5,45,'voucher');
