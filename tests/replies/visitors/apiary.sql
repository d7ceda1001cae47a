CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT, nickname TEXT, village TEXT, joined_on TEXT, phone TEXT);
INSERT INTO members VALUES
(1,'Oddmund Vreeland','Smokey','Thistledon','2014-03-02','0555-118'),
(2,'Petra Lackington','Queenie','Marrowby','2016-05-19','0555-204'),
(3,'Bashir Tolland','Stripes','Combe Fallow','2018-04-27','0555-377'),
(4,'Yvaine Huxtable','Granny Wax','Thistledon','2011-09-11','0555-462'),
(5,'Corin Mazur','Buzzer','Ottersley','2019-02-08','0555-590'),
(6,'Delphine Arkwright','Hum','Marrowby','2020-06-30','0555-613');
CREATE TABLE hives (hive_code TEXT PRIMARY KEY, member_id INTEGER REFERENCES members(member_id), hive_type TEXT, site TEXT, queen_marked_on TEXT, last_inspected_on TEXT, frames INTEGER, colony_weight_kg REAL);
INSERT INTO hives VALUES
('H-03',1,'Langstroth','North Orchard','2021-05-04','2024-06-11',10,38.5),
('H-07',2,'Dadant','Quarry Rim','2022-05-16','2024-06-14',12,44.0),
('H-09',2,'Dadant','Quarry Rim','2022-05-17','2024-06-15',12,41.2),
('H-12',3,'Warre','Mill Meadow','2021-06-02','2024-06-20',8,31.7),
('H-15',4,'Top bar','Chapel Bank','2022-04-28','2024-06-22',24,35.9),
('H-18',5,'Langstroth','Mill Meadow','2022-06-09','2024-06-25',10,39.4),
('H-21',6,'Layens','North Orchard','2021-05-23','2024-06-27',14,47.8);
CREATE TABLE harvests (harvest_id INTEGER PRIMARY KEY, hive_code TEXT REFERENCES hives(hive_code), extracted_on TEXT, jarred_on TEXT, gross_kg REAL, net_kg REAL, honey_kind TEXT, moisture_pct REAL, grade TEXT);
INSERT INTO harvests VALUES
(701,'H-03','2023-06-03','2023-09-04',16.4,14.1,'Apple Blossom',17.4,'A'),
(702,'H-07','2023-07-12','2023-09-06',22.8,19.9,'Linden Blossom',18.2,'B'),
(703,'H-09','2023-07-13','2023-09-06',20.3,17.6,'Linden Blossom',17.1,'A'),
(704,'H-12','2023-08-19','2023-10-02',11.9,9.8,'Heather',19.0,'B'),
(705,'H-15','2023-08-21','2023-10-03',13.2,11.3,'Heather',18.6,'A'),
(706,'H-18','2023-06-27','2023-09-11',18.7,16.2,'Clover Blossom',16.9,'A'),
(707,'H-21','2023-06-05','2023-09-05',24.6,21.5,'Apple Blossom',17.8,'C'),
(708,'H-07','2023-08-24','2023-10-05',15.5,13.0,'Heather',18.4,'B');
CREATE TABLE honey_orders (order_no INTEGER PRIMARY KEY, harvest_id INTEGER REFERENCES harvests(harvest_id), buyer TEXT, contact_person TEXT, village TEXT, jars INTEGER, total_amt REAL);
INSERT INTO honey_orders VALUES
(5001,701,'Saffron Deli','Ilse Bramante','Great Penfold',36,252.00),
(5002,703,'The Teasel Inn','Rufus Okonjo','Larkmere',24,180.00),
(5003,704,'Hartley Farm Shop','Noor Wexford','Stobbs Hollow',18,171.00),
(5004,705,'Saffron Deli','Ilse Bramante','Great Penfold',48,412.80),
(5005,706,'Copperpot Bakery','Tamsin Roe','Larkmere',60,405.00),
(5006,708,'The Teasel Inn','Rufus Okonjo','Larkmere',12,114.00);
