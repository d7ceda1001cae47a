CREATE TABLE member (mbr_no INTEGER PRIMARY KEY, farmer TEXT, village TEXT, owned_ha REAL, leased_ha REAL, irrigated_ha REAL, joined_on TEXT, share_eur REAL);
INSERT INTO member VALUES
(11,'Sten Lindqvist','Kelmora',84.5,30.0,12.0,'1998-04-01',4000),
(12,'Agata Wrobel','Dolne Pole',42.2,61.5,0.0,'2007-09-15',2500),
(13,'Tomas Havlik','Kelmora',120.0,15.5,44.0,'2001-02-20',6000),
(14,'Ruta Kalnins','Osterby',33.8,9.0,20.5,'2016-06-10',1500),
(15,'Jorge Bastos','Vale Seco',66.0,72.3,58.0,'2011-11-05',3000);
CREATE TABLE delivery (dlv_id INTEGER PRIMARY KEY, mbr_no INTEGER REFERENCES member(mbr_no), crop TEXT, harvestDay TEXT, intakeDay TEXT, gross_kg INTEGER, tare_kg INTEGER, net_kg INTEGER, moisture_pct REAL, protein_pct REAL, grade TEXT, silo TEXT, price_t REAL, advance_eur REAL, final_eur REAL);
INSERT INTO delivery VALUES
(601,11,'wheat','2023-07-24','2023-07-26',31400,9150,22250,13.8,12.4,'A1','Silo West',205.0,2300.00,4120.50),
(602,11,'barley','2023-07-10','2023-07-11',27900,9150,18750,14.6,10.9,'B2','Silo North',178.0,1600.00,2980.75),
(603,12,'rapeseed','2023-07-18','2023-07-21',19800,7420,12380,8.9,21.3,'B1','Silo East',421.0,2500.00,5035.20),
(604,13,'wheat','2023-07-29','2023-07-30',38600,10200,28400,15.1,11.7,'B2','Silo West',198.0,2800.00,4890.10),
(605,13,'rapeseed','2023-07-15','2023-07-16',22500,10200,12300,9.4,20.8,'A2','Silo East',426.0,2600.00,5188.40),
(606,14,'barley','2023-07-13','2023-07-14',16300,6800,9500,14.2,11.3,'A2','Silo North',181.0,900.00,1634.60),
(607,15,'wheat','2023-08-02','2023-08-05',29700,8900,20800,12.9,13.1,'A1','Silo West',207.0,2200.00,3998.30);
CREATE TABLE buyer (buyer_id TEXT PRIMARY KEY, company TEXT, city TEXT, rebate_pct REAL);
INSERT INTO buyer VALUES
('B-01','Muehle Hartwig GmbH','Kelmora',2.0),
('B-02','Zlaty Klas Malt','Brnov',1.5),
('B-03','Oleum Sud SA','Porto Alto',3.0),
('B-04','Kelmora Feed Works','Kelmora',0.0),
('B-05','Norrgard Bakery','Hallestad',2.5);
CREATE TABLE shipment (shp_id INTEGER PRIMARY KEY, buyer_id TEXT REFERENCES buyer(buyer_id), crop TEXT, tons REAL, loadedDay TEXT, price_t REAL, truck_plate TEXT);
INSERT INTO shipment VALUES
(301,'B-01','wheat',24.0,'2023-09-04',239.0,'KX 88-214'),
(302,'B-02','barley',25.5,'2023-09-07',212.0,'KX 90-551'),
(303,'B-03','rapeseed',22.0,'2023-09-12',469.0,'PT 14-QR'),
(304,'B-04','barley',12.0,'2023-09-19',209.5,'KX 88-214'),
(305,'B-05','wheat',18.0,'2023-10-02',244.0,'HL 303');
