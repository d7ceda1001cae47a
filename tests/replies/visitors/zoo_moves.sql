CREATE TABLE animals (animal_id INTEGER PRIMARY KEY, house_name TEXT, common_name TEXT, latin_name TEXT, studbook_no TEXT, chip_no TEXT, born_on TEXT, sex TEXT, weight_kg REAL);
INSERT INTO animals VALUES
(1,'Zuberi','Okapi','Okapia johnstoni','SB-2207','981-55402','2016-07-14','M',248),
(2,'Marmalade','Red panda','Ailurus fulgens','SB-0913','981-55418','2019-06-20','F',5.2),
(3,'Old Gregor','Bactrian camel','Camelus bactrianus','SB-3150','981-55433','2008-03-03','M',610),
(4,'Pipistrella','Lesser flamingo','Phoeniconaias minor','SB-4471','981-55467','2020-05-09','F',1.8),
(5,'Tiberius','Malayan tapir','Tapirus indicus','SB-1886','981-55471','2014-11-27','M',295),
(6,'Nokomis','Grey wolf','Canis lupus','SB-0542','981-55490','2018-04-30','F',37);
CREATE TABLE zoos (zoo_code TEXT PRIMARY KEY, zoo_title TEXT, city TEXT, country TEXT, director TEXT, registrar TEXT, phone TEXT);
INSERT INTO zoos VALUES
('BRN','Mniszek Hill Zoo','Brno','Czechia','Radovan Hlavac','Iveta Sykora','+420 5 001'),
('ARH','Fjordside Animal Park','Aarhus','Denmark','Birgitte Lund','Soren Kvist','+45 70 002'),
('GNT','Leie Zoological Garden','Ghent','Belgium','Pascal Verhulst','Annelies Maes','+32 9 003'),
('TRN','Colle Verde Bioparco','Turin','Italy','Fiorella Banti','Matteo Grosso','+39 11 004'),
('LDZ','Old Brewery Zoo','Lodz','Poland','Jacek Wrona','Halina Zych','+48 42 005');
CREATE TABLE transfers (transfer_id TEXT PRIMARY KEY, animal_id INTEGER REFERENCES animals(animal_id), from_zoo TEXT REFERENCES zoos(zoo_code), to_zoo TEXT REFERENCES zoos(zoo_code), requested_on TEXT, departed_on TEXT, arrived_on TEXT, basis TEXT);
INSERT INTO transfers VALUES
('TR-311',2,'ARH','GNT','2022-09-05','2023-02-06','2023-02-08','breeding loan'),
('TR-314',3,'LDZ','BRN','2022-10-17','2023-03-20','2023-03-23','donation'),
('TR-318',1,'BRN','TRN','2022-11-28','2023-05-15','2023-05-18','breeding loan'),
('TR-320',4,'GNT','ARH','2022-12-12','2023-06-01','2023-06-03','exchange'),
('TR-325',5,'TRN','LDZ','2023-01-09','2023-09-11','2023-09-14','breeding loan'),
('TR-327',6,'LDZ','ARH','2023-02-21','2023-10-02','2023-10-04','donation');
CREATE TABLE legs (leg_id INTEGER PRIMARY KEY, transfer_id TEXT REFERENCES transfers(transfer_id), carrier TEXT, keeper TEXT, city TEXT, km INTEGER, weight_kg REAL, docket_no TEXT, freight_eur REAL, insurance_eur REAL);
INSERT INTO legs VALUES
(1,'TR-311','Northwind Livestock Freight','Mads Olesen','Bremen',410,31,'D/70031',640.00,85.00),
(2,'TR-311','Paws & Hooves BV','Lotte Peeters','Venlo',390,31,'D/70032',590.00,80.00),
(3,'TR-314','Karawan Trans','Piotr Gil','Ostrava',370,905,'D/70040',1450.00,310.00),
(4,'TR-318','Alpen Cargo','Tereza Vlk','Linz',260,402,'D/70055',980.00,420.00),
(5,'TR-318','Alpen Cargo','Dario Conti','Verona',520,402,'D/70056',1220.00,430.00),
(6,'TR-320','Northwind Livestock Freight','Lotte Peeters','Bremen',760,14,'D/70063',510.00,45.00),
(7,'TR-325','Karawan Trans','Dario Conti','Linz',1340,471,'D/70078',2380.00,390.00),
(8,'TR-327','Northwind Livestock Freight','Piotr Gil','Rostock',820,88,'D/70084',875.00,115.00);
