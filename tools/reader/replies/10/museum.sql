CREATE TABLE artwork (
  art_id TEXT PRIMARY KEY,
  title TEXT,
  artist TEXT,
  medium TEXT,
  year_made INTEGER,
  year_acquired INTEGER,
  insured_value INTEGER,
  purchase_price INTEGER,
  auction_estimate INTEGER,
  height_cm REAL,
  width_cm REAL,
  depth_cm REAL,
  gallery_wing TEXT
);
INSERT INTO artwork VALUES
 ('A-11','Heron Triptych','Aino Ketola','oil on panel',1911,1963,980000,14200,1250000,121.5,244.0,6.2,'East Wing'),
 ('A-12','Dockers at Noon','Emil Starck','oil on canvas',1934,1988,410000,67500,365000,90.3,130.8,3.1,'East Wing'),
 ('A-13','Kneeling Smith','Rosa Ibarra','bronze',1902,1956,275000,3900,310000,64.7,38.2,41.6,'Rotunda'),
 ('A-14','Two Foxes','Rosa Ibarra','bronze',1907,1971,188000,8850,205000,29.4,52.9,22.3,'Rotunda'),
 ('A-15','Marsh Light','Aino Ketola','watercolour',1920,2004,56000,31000,62000,34.0,47.6,0.4,'West Wing'),
 ('A-16','The Ferryman','Oskar Lund','bronze',1949,2012,132000,98000,141000,176.1,71.3,69.8,'East Wing');

CREATE TABLE exhibition (
  exh_id INTEGER PRIMARY KEY,
  title TEXT,
  curator TEXT,
  designer TEXT,
  opens_on TEXT,
  closes_on TEXT,
  wing TEXT,
  paid_visits INTEGER,
  free_visits INTEGER,
  school_visits INTEGER
);
INSERT INTO exhibition VALUES
 (1,'Salt and Iron','Petra Lindqvist','Yusuf Demir','2023-02-11','2023-06-04','East Wing',18422,5310,2745),
 (2,'Northern Birds','Gwilym Price','Carla Monti','2023-07-01','2023-10-29','West Wing',12980,4127,3906),
 (3,'Fire in the Foundry','Petra Lindqvist','Carla Monti','2022-09-17','2023-01-08','Rotunda',9655,2218,1190),
 (4,'Paper Rivers','Anselm Grau','Yusuf Demir','2024-03-02','2024-07-21','East Wing',7304,1983,864),
 (5,'Faces of Labour','Gwilym Price','Lotte Haan','2021-05-15','2021-09-12','West Wing',6111,1502,407);

CREATE TABLE loan_in (
  loan_id TEXT PRIMARY KEY,
  exh_id INTEGER REFERENCES exhibition(exh_id),
  lender TEXT,
  item_descr TEXT,
  courier TEXT,
  arrived_on TEXT
);
INSERT INTO loan_in VALUES
 ('IN-201',1,'Ghent Design Collection','anchor chain, forged','Silvio Brandt','2023-01-24'),
 ('IN-202',1,'Turku Maritime House','model of a salt barge','Mette Krog','2023-01-26'),
 ('IN-203',2,'Lyon Natural Cabinet','plates of gulls','Silvio Brandt','2023-06-12'),
 ('IN-204',3,'Bilbao Steel Archive','casting ladle','Hamid Rostami','2022-08-30'),
 ('IN-205',4,'Kyoto Paper Guild','folded screen','Mette Krog','2024-02-09');

CREATE TABLE loan_out (
  loan_id TEXT PRIMARY KEY,
  art_id TEXT REFERENCES artwork(art_id),
  borrower TEXT,
  crate_no TEXT,
  requested_on TEXT,
  shipped_on TEXT,
  due_back TEXT,
  returned_on TEXT
);
INSERT INTO loan_out VALUES
 ('OUT-71','A-12','Kunsthalle Basel','CR-08','2022-04-05','2022-09-14','2023-01-31','2023-02-07'),
 ('OUT-72','A-14','Museo de Vigo','CR-02','2022-11-21','2023-03-06','2023-08-15','2023-08-11'),
 ('OUT-73','A-15','Kunsthalle Basel','CR-11','2023-05-30','2023-10-02','2024-03-29','2024-04-03'),
 ('OUT-74','A-13','Bergen Kunsthus','CR-05','2023-08-17','2024-01-22','2024-06-30','2024-06-28'),
 ('OUT-75','A-16','Kunsthalle Basel','CR-14','2024-02-12','2024-07-08','2025-01-19',NULL);
