CREATE TABLE couples (couple_id INTEGER PRIMARY KEY, partnerA TEXT, partnerB TEXT, email TEXT, venue TEXT, bookedOn TEXT, weddingDay TEXT, packageFee REAL);
INSERT INTO couples VALUES
(1,'Saoirse Whitlock','Benedikt Aumann','saobene@gmail.com','Foxglove Hall','2022-10-04','2023-06-10',3200),
(2,'Chidi Lawal','Rosalind Pike','chidiros@mailo.net','Larch Barn','2022-11-19','2023-07-08',2400),
(3,'Hanneke Vos','Idris Calloway','hv.ic@gmail.com','Foxglove Hall','2022-09-27','2023-08-19',4100),
(4,'Marguerite Sol','Anton Bezdek','mersol@postbox.eu','The Old Ferry House','2022-12-30','2023-09-02',2800),
(5,'Priyanka Dutt','Lewis Gorman','priylew@gmail.com','Larch Barn','2022-08-15','2023-05-27',5200),
(6,'Tove Lindqvist','Cassius Bright','tovecass@mailo.net','Heron Lake Pavilion','2022-11-02','2023-07-22',3600);
CREATE TABLE photographers (phId INTEGER PRIMARY KEY, fullName TEXT, cameraBody TEXT, town TEXT, dayRate REAL, overtimeRate REAL, travelRate REAL);
INSERT INTO photographers VALUES
(1,'Ines Quillfeather','Nikon Z8','Applecross',950,140,0.42),
(2,'Raimund Stroud','Canon R5','Dunmarrow',880,125,0.38),
(3,'Mirela Tansy','Sony A1','Applecross',1020,155,0.45),
(4,'Jonah Escher','Fuji X-H2','Kilbraith',760,110,0.35),
(5,'Beatrix Odum','Nikon Z6','Port Sorrel',820,120,0.40);
CREATE TABLE shoots (shootId TEXT PRIMARY KEY, couple_id INTEGER REFERENCES couples(couple_id), phId INTEGER REFERENCES photographers(phId), pkg TEXT, town TEXT, startTime TEXT, endTime TEXT, rawCount INTEGER, editedCount INTEGER);
INSERT INTO shoots VALUES
('S-41',1,1,'Gold','Wychcombe','12:30','22:45',2840,610),
('S-42',2,2,'Silver','Netherlow','13:15','20:15',1975,405),
('S-43',3,3,'Gold','Wychcombe','10:00','23:30',3620,720),
('S-44',4,4,'Bronze','Saltersgate','14:30','21:00',1490,330),
('S-45',5,1,'Platinum','Netherlow','10:45','23:15',4105,850),
('S-46',6,5,'Gold','Heronsford','11:30','22:00',2510,540);
CREATE TABLE albums (albumId INTEGER PRIMARY KEY, couple_id INTEGER REFERENCES couples(couple_id), coverMaterial TEXT, pageCount INTEGER, printCount INTEGER, price REAL, deposit REAL);
INSERT INTO albums VALUES
(1,1,'Tan Leather',60,120,540,150),
(2,2,'Linen',40,80,380,100),
(3,3,'Black Leather',80,160,690,200),
(4,4,'Vegan Leather',40,75,420,110),
(5,5,'Tan Leather',90,180,675,190),
(6,6,'Vegan Leather',60,110,510,140),
(7,5,'Black Leather',50,95,465,125);
