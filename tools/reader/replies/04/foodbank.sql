CREATE TABLE donor (donorID INTEGER PRIMARY KEY, org_name TEXT, kind TEXT, contact_person TEXT, phone TEXT, email TEXT, town TEXT, first_gift TEXT, last_gift TEXT);
INSERT INTO donor VALUES
(1,'Greenway Stores','supermarket','Maureen Pratt','01632 960114','mpratt@greenway.example','Castlebridge','2012-04-02','2024-01-18'),
(2,'FreshCo Aldermoor','supermarket','Imran Siddiqui','01632 960277','imran.s@freshco.example','Aldermoor','2016-09-12','2024-02-05'),
(3,'St Jude''s Parish','church','Rev. Anne Cole','01632 960302','office@stjudes.example','Harrowgate Hill','2009-12-20','2023-12-21'),
(4,'Hobb Lane Primary','school','Tessa Wynn','01632 960455','admin@hobblane.example','Castlebridge','2018-10-05','2023-10-06'),
(5,'Pilchard & Sons','wholesaler','Gordon Pilchard','01632 960518','gordon@pilchards.example','Quayside','2014-07-30','2024-02-12'),
(6,'ValuMart','supermarket','Agnieszka Nowak','01632 960631','a.nowak@valumart.example','Quayside','2020-03-27','2024-01-30');
CREATE TABLE stock_item (item_id INTEGER PRIMARY KEY, donorID INTEGER REFERENCES donor(donorID), descr TEXT, category TEXT, qty_received INTEGER, qty_on_hand INTEGER, qty_reserved INTEGER, best_before TEXT, shelf TEXT);
INSERT INTO stock_item VALUES
(201,1,'Baked beans 400g','Tinned veg',960,412,75,'2026-03-31','A2'),
(202,5,'Sardines in oil','Tinned fish',480,233,40,'2027-01-31','A5'),
(203,5,'Pink salmon 213g','Tinned fish',144,58,12,'2026-11-30','A5'),
(204,2,'Corned beef','Tinned meat',300,91,33,'2025-12-31','A4'),
(205,6,'Chicken in white sauce','Tinned meat',216,120,18,'2025-10-31','A4'),
(206,2,'Sweetcorn','Tinned veg',510,267,54,'2026-06-30','A2'),
(207,1,'Penne 500g','Pasta',700,345,96,'2025-08-31','B1'),
(208,4,'Porridge oats','Cereal',150,64,20,'2025-05-31','B3'),
(209,3,'UHT milk 1L','Dairy',620,188,110,'2024-09-30','C1');
CREATE TABLE household (hh_id INTEGER PRIMARY KEY, family_name TEXT, adults INTEGER, kids INTEGER, town TEXT, caseworker TEXT, diet_note TEXT);
INSERT INTO household VALUES
(31,'Okafor',2,3,'Aldermoor','Philippa Dunn','no pork'),
(32,'Trent',1,2,'Aldermoor','Philippa Dunn',NULL),
(33,'Bielak',2,0,'Millbeck','Yusuf Karim','gluten free'),
(34,'Hennessy',1,0,'Rushy Green','Yusuf Karim',NULL),
(35,'Rahimi',2,4,'Castlebridge','Philippa Dunn','halal'),
(36,'Lovell',3,1,'Millbeck','Carys Bevan','nut allergy');
CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, hh_id INTEGER REFERENCES household(hh_id), packed_by TEXT, driver TEXT, packed_on TEXT, delivered_on TEXT, weight_kg REAL, n_bags INTEGER, worth_gbp REAL, leaflet_lang TEXT);
INSERT INTO parcel VALUES
(4001,31,'Jean Ottley','Desmond Fry','2024-01-08','2024-01-10',18.4,5,46.20,'English'),
(4002,32,'Marcus Hale','Desmond Fry','2024-01-09','2024-01-10',12.7,3,31.75,'English'),
(4003,31,'Jean Ottley','Sal Romano','2024-02-05','2024-02-07',19.1,6,49.90,'English'),
(4004,33,'Marcus Hale','Sal Romano','2024-01-15','2024-01-16',9.3,2,27.40,'Polish'),
(4005,35,'Bridie Shaw','Desmond Fry','2024-01-22','2024-01-24',22.6,7,58.15,'Dari'),
(4006,34,'Bridie Shaw','Sal Romano','2024-01-29','2024-01-30',6.8,2,17.05,'English'),
(4007,36,'Jean Ottley','Desmond Fry','2024-02-12','2024-02-13',15.5,4,38.60,'English');
