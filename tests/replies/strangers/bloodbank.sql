CREATE TABLE donor (donor_id INTEGER PRIMARY KEY, surname TEXT, givenName TEXT, bloodGroup TEXT, birthDate TEXT, town TEXT, phone_home TEXT, phone_mobile TEXT, phone_work TEXT);
INSERT INTO donor VALUES
(71,'Marchbanks','Della','O-','1981-04-17','Thornby','01632 960110','07700 900231','020 7946 0155'),
(72,'Oyelaran','Femi','A+','1990-09-02','Westcliffe','01632 960284','07700 900418','020 7946 0382'),
(73,'Strand','Helge','O+','1976-12-11','Thornby','01632 960377','07700 900566','020 7946 0419'),
(74,'Vasquez','Nuria','A-','1988-07-25','Upper Dale','01632 960431','07700 900674','020 7946 0573'),
(75,'Pellow','Morwenna','B+','1969-02-08','Westcliffe','01632 960592','07700 900783','020 7946 0688');
CREATE TABLE blood_unit (unit_no TEXT PRIMARY KEY, donor_id INTEGER REFERENCES donor, component TEXT, volume_ml INTEGER, vol_left_ml INTEGER, collectedOn TEXT, testedOn TEXT, expiresOn TEXT, fridge TEXT);
INSERT INTO blood_unit VALUES
('U-3301',71,'red cells',470,195,'2024-03-04','2024-03-06','2024-04-15','F1'),
('U-3302',72,'fresh frozen plasma',260,80,'2024-03-12','2024-03-14','2025-03-11','F2'),
('U-3303',73,'cryo-poor plasma',240,60,'2024-03-18','2024-03-20','2025-03-17','F2'),
('U-3304',74,'platelets',320,45,'2024-03-25','2024-03-27','2024-04-01','F3'),
('U-3305',75,'convalescent plasma',250,30,'2024-04-02','2024-04-04','2025-04-03','F2'),
('U-3306',71,'fresh frozen plasma',255,15,'2024-04-22','2024-04-24','2025-04-21','F2');
CREATE TABLE patient (mrn TEXT PRIMARY KEY, surname TEXT, bloodGroup TEXT, ward TEXT, consultant TEXT);
INSERT INTO patient VALUES
('M5510','Abernethy','AB+','7B','Dr Quill'),
('M5511','Castellano','B-','7B','Dr Osei'),
('M5512','Duffield','AB-','ICU','Dr Quill'),
('M5513','Hruska','A+','4A','Dr Lantz'),
('M5514','Ibekwe','AB+','7B','Dr Osei');
CREATE TABLE transfusion (tx_id TEXT PRIMARY KEY, unit_no TEXT REFERENCES blood_unit, mrn TEXT REFERENCES patient, orderedAt TEXT, startedAt TEXT, endedAt TEXT, units_requested INTEGER, units_given INTEGER, volume_ml INTEGER, nurse TEXT, reaction TEXT);
INSERT INTO transfusion VALUES
('T-901','U-3301','M5510','08:05','09:20','11:50',4,3,275,'Sr Bello','none'),
('T-902','U-3302','M5511','10:15','10:55','12:10',6,5,180,'Sr Novak','rash'),
('T-903','U-3303','M5512','13:30','14:25','15:40',2,1,185,'Sr Bello','none'),
('T-904','U-3304','M5513','16:00','16:35','17:45',8,7,265,'Sr Finch','fever'),
('T-905','U-3305','M5514','18:10','19:15','20:30',10,9,220,'Sr Novak','none');
