CREATE TABLE farm (farm_id INTEGER PRIMARY KEY, farm_name TEXT, owner TEXT, village TEXT, herd_size INTEGER, cert_no TEXT);
INSERT INTO farm VALUES
(1,'Hollin Farm','Agnes Trewin','Upper Stoke',84,'ORG-1187'),
(2,'Brook End','Piotr Zielak','Dunmere',132,'ORG-1204'),
(3,'Gallows Field','Ruth Hathersage','Kexby',61,'ORG-1219'),
(4,'Pond Bank','Silas Umber','Upper Stoke',207,'ORG-1233'),
(5,'Three Oaks','Mairead Nolan','Little Ferring',95,'ORG-1250');
CREATE TABLE tanker (tanker_id INTEGER PRIMARY KEY, plate TEXT, driver TEXT, capacity_l INTEGER, cert_no TEXT);
INSERT INTO tanker VALUES
(1,'KX19 FDD','Vince Harbottle',18000,'CIP-402'),
(2,'KX21 LMA','Ewa Nowicka',24000,'CIP-417'),
(3,'YN70 RRT','Tobias Crane',12000,'CIP-433'),
(4,'KX23 OPE','Shanice Birtles',26000,'CIP-448'),
(5,'YN68 BHS','Leif Amundsen',15000,'CIP-455');
CREATE TABLE intake (intake_id INTEGER PRIMARY KEY, farm_id INTEGER REFERENCES farm(farm_id), tanker_id INTEGER REFERENCES tanker(tanker_id), intake_on TEXT, litresFarm INTEGER, litresDock INTEGER, farm_tempC REAL, truck_tempC REAL, dock_tempC REAL, fat_pct REAL, cell_count INTEGER, germ_count INTEGER, verdict TEXT);
INSERT INTO intake VALUES
(501,1,1,'2024-05-02',3120,3104,3.4,4.1,4.7,3.92,182000,21000,'pass'),
(502,2,2,'2024-05-03',5480,5451,3.6,4.3,5.2,4.05,241000,34000,'pass'),
(503,3,3,'2024-05-07',2210,2198,3.1,3.9,4.5,4.18,155000,18000,'pass'),
(504,4,4,'2024-05-09',8015,7966,3.8,5.6,7.1,3.87,398000,112000,'fail'),
(505,1,2,'2024-05-14',3075,3060,3.3,4.0,4.6,3.95,176000,19000,'pass'),
(506,2,5,'2024-05-16',5510,5483,3.7,4.4,5.0,4.01,266000,97000,'fail'),
(507,5,1,'2024-05-21',3840,3822,3.5,4.2,4.9,4.11,201000,27000,'pass');
CREATE TABLE batch (batch_no TEXT PRIMARY KEY, intake_id INTEGER REFERENCES intake(intake_id), product TEXT, madeOn TEXT, packedOn TEXT, releasedOn TEXT, best_before TEXT, fat_pct REAL, taste_score INTEGER, look_score INTEGER, texture_score INTEGER, inspector TEXT, verdict TEXT);
INSERT INTO batch VALUES
('G-24-07',501,'Gouda','2024-05-03','2024-06-17','2024-06-20','2024-11-30',29.4,88,81,84,'Ilse Brandt','pass'),
('G-24-08',505,'Gouda','2024-05-15','2024-06-28','2024-07-02','2024-12-14',30.1,79,90,77,'Marco Deane','pass'),
('H-24-03',502,'Havarti','2024-05-04','2024-05-31','2024-06-04','2024-09-28',36.8,91,73,86,'Ilse Brandt','pass'),
('H-24-04',507,'Havarti','2024-05-22','2024-06-19',NULL,'2024-10-16',35.2,58,62,49,'Noor Haddad','fail'),
('Y-24-11',503,'Yoghurt','2024-05-08','2024-05-09','2024-05-11','2024-06-07',3.5,85,92,89,'Marco Deane','pass'),
('Y-24-12',505,'Yoghurt','2024-05-16','2024-05-17',NULL,'2024-06-15',3.4,66,51,57,'Noor Haddad','fail');
