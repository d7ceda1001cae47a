CREATE TABLE film (film_id INTEGER PRIMARY KEY, title_orig TEXT, title_en TEXT, title_working TEXT, director TEXT, yearShot INTEGER, yearReleased INTEGER, runtime_min INTEGER, originCountry TEXT);
INSERT INTO film VALUES
(1,'Les Allumeurs','The Lamplighters','Night Gas','Odile Ferrand',1927,1928,94,'France'),
(2,'Salzernte','Salt Harvest','The White Field','Kurt Hellwig',1931,1933,81,'Austria'),
(3,'Vinterbroen','The Winter Bridge','Frozen Span','Astrid Nygaard',1938,1940,102,'Norway'),
(4,'La Sombra del Molino','Shadow of the Mill','Grist','Rafael Ocampo',1946,1947,88,'Spain'),
(5,'Il Treno delle Otto','The Eight O''Clock Train','Platform Two','Dino Marchesi',1952,1953,97,'Italy'),
(6,'Rzeka Milczy','The River Is Silent','Oars','Halina Sroka',1957,1959,111,'Poland');
CREATE TABLE restoration (resto_id TEXT PRIMARY KEY, film_id INTEGER REFERENCES film, lab TEXT, lead_restorer TEXT, startedOn TEXT, finishedOn TEXT, premieredOn TEXT, budget_eur INTEGER, spent_eur INTEGER, grant_eur INTEGER);
INSERT INTO restoration VALUES
('RS-1',1,'Atelier Lumen','Camille Roux','2016-02-08','2017-09-15','2018-02-20',90000,97400,35000),
('RS-2',2,'Donau Filmlabor','Hannes Pichler','2018-05-14','2019-06-28','2019-10-11',62000,58150,20000),
('RS-3',3,'Atelier Lumen','Bodil Krag','2019-09-02','2021-03-19','2021-11-05',110000,123900,70000),
('RS-4',4,'Cineteca Sur','Pilar Montes','2020-01-20','2021-08-06','2022-05-17',54000,51300,15000),
('RS-5',6,'Donau Filmlabor','Marek Zawada','2021-10-11','2023-04-21','2023-09-02',83000,88600,41000);
CREATE TABLE film_print (print_id TEXT PRIMARY KEY, film_id INTEGER REFERENCES film, gauge TEXT, base TEXT, footage_m INTEGER, shelf TEXT, donatedBy TEXT);
INSERT INTO film_print VALUES
('P-11',1,'35mm','nitrate',2650,'N-04','Ferrand family'),
('P-12',2,'35mm','nitrate',2215,'N-07','Kino Urania'),
('P-13',2,'16mm','acetate',890,'S-21','Graz film club'),
('P-14',3,'35mm','acetate',2790,'S-02','Norsk Arkiv'),
('P-15',4,'35mm','nitrate',2405,'N-11','Ocampo estate'),
('P-16',6,'35mm','polyester',3040,'S-30','Studio Oko');
CREATE TABLE digital_scan (scan_id TEXT PRIMARY KEY, film_id INTEGER REFERENCES film, resolution TEXT, runtime_min INTEGER, operator TEXT, scannedOn TEXT, fileSizeTb REAL);
INSERT INTO digital_scan VALUES
('D-501',1,'4K',91,'Lea Kunz','2016-06-30',6.2),
('D-502',2,'2K',79,'Omar Haddad','2018-08-22',1.9),
('D-503',3,'4K',99,'Lea Kunz','2020-02-12',7.4),
('D-504',4,'4K',86,'Ivo Petrov','2020-07-09',5.8),
('D-505',6,'4K',108,'Omar Haddad','2022-03-25',8.1);
