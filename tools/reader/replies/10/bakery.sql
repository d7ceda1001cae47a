CREATE TABLE shop (
  shopCode TEXT PRIMARY KEY,
  shopName TEXT,
  town TEXT,
  manager TEXT,
  franchisee TEXT,
  rent REAL,
  power_bill REAL,
  wage_bill REAL,
  seats INTEGER
);
INSERT INTO shop VALUES
 ('HL','Harbour Lane','Saltwick','Ingrid Solheim','Dunmore Holdings',3200,1140.60,18450,14),
 ('MG','Millgate','Fernbridge','Wilf Ackroyd','P. Osei Ltd',2750,985.25,15900,8),
 ('ST','Station Arcade','Fernbridge','Beatriz Leal','P. Osei Ltd',4100,1310.90,21075,22),
 ('OQ','Old Quay','Saltwick','Gethin Rhys','Tallow & Sons',2980,1022.15,16740,10),
 ('BR','Brook Street','Ashcombe','Noor Haddad','Dunmore Holdings',2315,870.40,13880,6);

CREATE TABLE baker (
  bakerId INTEGER PRIMARY KEY,
  name TEXT,
  town TEXT,
  shift TEXT,
  hired TEXT,
  shopCode TEXT REFERENCES shop(shopCode)
);
INSERT INTO baker VALUES
 (31,'Radek Vlk','Oxmoor','night','2017-04-03','HL'),
 (32,'Celeste Amadi','Pinfold','early','2019-09-16','HL'),
 (33,'Juha Salonen','Oxmoor','night','2020-02-24','MG'),
 (34,'Marguerite Pell','Dunsop','night','2012-11-12','ST'),
 (35,'Tomasz Gil','Pinfold','early','2022-06-01','OQ'),
 (36,'Hattie Brock','Dunsop','late','2021-01-18','BR');

CREATE TABLE product (
  prodId TEXT PRIMARY KEY,
  prodName TEXT,
  kind TEXT,
  shelf_price REAL,
  wholesale_price REAL,
  online_price REAL,
  dough_wt INTEGER,
  baked_wt INTEGER,
  kcal INTEGER,
  allergen TEXT
);
INSERT INTO product VALUES
 ('P01','Seeded Cob','bread',3.85,2.40,4.15,930,800,251,'sesame'),
 ('P02','Dark Rye','rye',4.60,3.05,4.95,1120,980,229,'gluten'),
 ('P03','Caraway Rye','rye',4.35,2.90,4.70,890,765,233,'gluten'),
 ('P04','Butter Croissant','pastry',2.20,1.25,2.55,85,68,406,'milk'),
 ('P05','Frangipane Slice','pastry',3.10,1.95,3.45,140,122,452,'almond'),
 ('P06','Satay Twist','savoury',3.40,2.10,3.75,155,131,388,'peanut'),
 ('P07','Praline Knot','pastry',2.95,1.80,3.30,120,104,431,'hazelnut'),
 ('P08','Bakewell Round','cake',4.10,2.65,4.45,300,272,447,'almond');

CREATE TABLE batch (
  batchId INTEGER PRIMARY KEY,
  prodId TEXT REFERENCES product(prodId),
  shopCode TEXT REFERENCES shop(shopCode),
  bake_date TEXT,
  oven_in TEXT,
  oven_out TEXT,
  shelf_at TEXT,
  qty_baked INTEGER,
  qty_sold INTEGER,
  qty_binned INTEGER
);
INSERT INTO batch VALUES
 (7001,'P04','MG','2024-05-04','04:40','05:02','06:15',144,121,23),
 (7002,'P02','MG','2024-05-04','03:10','04:05','07:00',48,41,7),
 (7003,'P03','HL','2024-05-04','03:25','04:12','06:45',36,35,1),
 (7004,'P01','HL','2024-05-05','04:05','04:50','06:30',60,52,8),
 (7005,'P07','ST','2024-05-05','05:15','05:33','06:20',96,78,18),
 (7006,'P06','OQ','2024-05-05','05:20','05:44','07:10',72,63,9),
 (7007,'P02','BR','2024-05-06','02:55','03:52','06:05',30,26,4);
