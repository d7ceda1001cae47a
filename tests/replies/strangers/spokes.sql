CREATE TABLE bike (bikeId INTEGER PRIMARY KEY, model TEXT, maker TEXT, bikeKind TEXT, colour TEXT, frameSizeCm INTEGER, wheelInches INTEGER, salePrice REAL, dayRate REAL, depositAmt REAL, boughtOn TEXT, lastServiced TEXT);
CREATE TABLE customer (custId INTEGER PRIMARY KEY, fullName TEXT, town TEXT, phoneHome TEXT, phoneMobile TEXT, email TEXT);
CREATE TABLE rental (rentalNo TEXT PRIMARY KEY, bikeId INTEGER REFERENCES bike(bikeId), custId INTEGER REFERENCES customer(custId), startDate TEXT, dueDate TEXT, returnDate TEXT, feePaid REAL, depositAmt REAL);
CREATE TABLE repair (repNo INTEGER PRIMARY KEY, bikeId INTEGER REFERENCES bike(bikeId), custId INTEGER REFERENCES customer(custId), mechanic TEXT, fault TEXT, state TEXT, dateIn TEXT, promisedDate TEXT, labourCost REAL, partsCost REAL);
INSERT INTO bike VALUES
(11,'Kestrel 300','Brannock','gravel','teal',54,28,640,22,100,'2022-03-14','2024-04-02'),
(12,'Kestrel 500','Brannock','gravel','black',58,29,1890,38,200,'2023-02-20','2024-04-09'),
(13,'Dunlin','Brannock','city','cream',50,26,420,16,80,'2021-05-11','2024-03-18'),
(14,'Corrie XC','Fjellmark','mountain','orange',48,27,1240,30,150,'2022-09-30','2024-05-21'),
(15,'Tandem Duo','Vandersteel','tandem','red',56,26,1525,36,250,'2021-08-02','2024-02-27'),
(16,'Pebble','Fjellmark','gravel','grey',52,28,980,26,150,'2023-06-07','2024-05-03'),
(17,'Minnow','Vandersteel','child','yellow',32,20,310,11,50,'2022-11-25','2024-01-15');
INSERT INTO customer VALUES
(401,'Greta Halloway','Marlsham','01632 960114','07700 900518','greta.h@postbox.example'),
(402,'Idris Quayle','Pennock','01632 960227','07700 900633','quayle@wharf.example'),
(403,'Noor Bakshi','Marlsham','01632 960341','07700 900747','noor.b@lantern.example'),
(404,'Sten Ollander','Tidewell','01632 960458','07700 900852','sten@fjordmail.example'),
(405,'Lucia Ferrante','Pennock','01632 960569','07700 900966','luciaf@orto.example');
INSERT INTO rental VALUES
('R-2201',11,401,'2024-05-03','2024-05-06','2024-05-08',66.50,75),
('R-2202',12,402,'2024-05-10','2024-05-12','2024-05-11',79.00,120),
('R-2203',13,403,'2024-05-14','2024-05-15','2024-05-16',33.25,60),
('R-2204',16,404,'2024-06-01','2024-06-07','2024-06-09',182.00,90),
('R-2205',12,405,'2024-06-18','2024-06-20','2024-06-21',114.75,0),
('R-2206',15,401,'2024-05-24','2024-05-27','2024-05-28',108.40,175);
INSERT INTO repair VALUES
(901,11,401,'Jonas','brake pads worn','open','2024-06-03','2024-06-06',35,12.90),
(902,14,404,'Maud','bent derailleur','done','2024-05-17','2024-05-20',48,41.60),
(903,13,403,'Jonas','brake cable snapped','open','2024-06-05','2024-06-07',22,7.45),
(904,12,402,'Ewa','disc brake squeal','waiting','2024-06-06','2024-06-11',30,18.20),
(905,15,405,'Maud','puncture','done','2024-05-29','2024-05-29',14,5.80),
(906,16,404,'Ewa','brake pads worn','done','2024-06-10','2024-06-12',36,13.10),
(907,17,403,'Jonas','loose headset','open','2024-06-11','2024-06-14',18,3.30);
