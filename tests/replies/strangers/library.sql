CREATE TABLE branches (branch_id INTEGER PRIMARY KEY, branch_name TEXT, street TEXT, seats INTEGER, floor_sqm INTEGER, holdings_cnt INTEGER, staff_cnt INTEGER, email TEXT, head_librarian TEXT);
INSERT INTO branches VALUES
(1,'Millbank','14 Weir Street',86,940,48210,11,'millbank@citylib.test','Odette Marsh'),
(2,'Northgate','3 Tollgate Road',52,615,30475,7,'northgate@citylib.test','Ruben Asare'),
(3,'Foundry Square','1 Foundry Square',140,1780,91330,23,'foundry@citylib.test','Ilse Kortmann'),
(4,'Harbourside','77 Quay Walk',34,410,17925,5,'harbour@citylib.test','Desmond Lyle'),
(5,'Elmfield','20 Orchard Rise',41,505,22640,6,'elmfield@citylib.test','Paula Wrzesniak');
CREATE TABLE books (isbn TEXT PRIMARY KEY, title TEXT, orig_title TEXT, author TEXT, pub_year INTEGER, first_ed_year INTEGER, acq_year INTEGER, audience TEXT, shelf_code TEXT, pages INTEGER);
INSERT INTO books VALUES
('978-1-40','The Salt Road','Der Salzweg','Anke Thiele',2009,1987,2012,'adult','K4',384),
('978-1-41','A Winter in Oporto','Um Inverno no Porto','Rui Falcao',2014,1996,2016,'adult','K4',271),
('978-1-42','Pip Loses a Mitten','Pip mister en vante','Solveig Dahl',2018,2011,2019,'picture book','J1',32),
('978-1-43','The Clockmaker''s Goat','La chevre de l''horloger','Maxime Perrot',2006,1974,2008,'middle grade','J2',188),
('978-1-44','Ashes over Kviga','Aska over Kviga','Lova Brandt',2020,2017,2021,'young adult','Y1',342),
('978-1-45','The Lanternfish','Il pesce lanterna','Dario Conti',2013,2003,2015,'picture book','J1',40),
('978-1-46','Seven Quiet Rooms','Sju tysta rum','Lova Brandt',2001,1968,2005,'adult','K4',229);
CREATE TABLE members (card_no INTEGER PRIMARY KEY, full_name TEXT, email TEXT, joined_on TEXT, age INTEGER, fine_balance REAL);
INSERT INTO members VALUES
(4471,'Priya Raman','praman@inbox.test','2019-09-14',37,6.75),
(4482,'Jerome Castellan','jcast@inbox.test','2020-01-22',61,0.9),
(4493,'Agnes Whitlow','agnesw@inbox.test','2017-05-30',74,12.15),
(4504,'Bilal Sahin','bsahin@inbox.test','2022-11-03',19,3.35),
(4515,'Corinne Vos','cvos@inbox.test','2021-07-18',45,8.05);
CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, isbn TEXT REFERENCES books(isbn), card_no INTEGER REFERENCES members(card_no), branch_id INTEGER REFERENCES branches(branch_id), borrowed_on TEXT, due_on TEXT, returned_on TEXT, fine_charged REAL, fine_paid REAL, renewals INTEGER);
INSERT INTO loans VALUES
(901,'978-1-40',4471,1,'2023-01-10','2023-01-31','2023-02-06',1.8,1.2,0),
(902,'978-1-42',4482,2,'2023-01-17','2023-02-07','2023-02-05',0,0,1),
(903,'978-1-43',4471,1,'2023-02-11','2023-03-04','2023-03-19',4.5,0.75,2),
(904,'978-1-46',4493,3,'2023-02-20','2023-03-13','2023-03-28',4.25,2.6,0),
(905,'978-1-44',4504,1,'2023-03-02','2023-03-23',NULL,3.1,0.4,3),
(906,'978-1-41',4515,4,'2023-03-09','2023-03-30','2023-03-29',0,0,0),
(907,'978-1-45',4471,5,'2023-03-21','2023-04-11',NULL,2.2,0.55,1);
