CREATE TABLE importer (importer_id INTEGER PRIMARY KEY, name TEXT, city TEXT, country TEXT, salesRep TEXT, shipAgent TEXT, qcLead TEXT, vatNo TEXT);
INSERT INTO importer VALUES
(1,'Nordsee Kaffee','Hamburg','Germany','Jutta Behrens','Klaas Dirksen','Anke Moll','DE81172'),
(2,'Linden Green Imports','Antwerp','Belgium','Pieter Claes','Wout Maes','Lien Jacobs','BE04467'),
(3,'Adriatica Beans','Trieste','Italy','Chiara Furlan','Bruno Zorzi','Elena Pahor','IT00932'),
(4,'Fjord Origin','Oslo','Norway','Silje Aas','Magnus Lie','Tuva Berg','NO98841'),
(5,'Tagus Trading','Lisbon','Portugal','Rui Salgado','Nuno Pires','Marta Vaz','PT50119');
CREATE TABLE green_lot (lot_no TEXT PRIMARY KEY, importer_id INTEGER REFERENCES importer, farm TEXT, country TEXT, process TEXT, altitude_m INTEGER, harvest_date TEXT, arrival_date TEXT, bags_ordered INTEGER, bags_received INTEGER, fob_usd_kg REAL, landed_eur_kg REAL, preship_score REAL, arrival_score REAL);
INSERT INTO green_lot VALUES
('G-201',1,'Worka Chelbesa','Ethiopia','fully washed',2050,'2023-11-20','2024-04-03',60,58,7.10,8.35,88.50,87.25),
('G-202',2,'Nyeri Hill','Kenya','double washed',1780,'2023-12-04','2024-04-19',40,39,8.40,9.90,89.50,88.75),
('G-203',3,'El Mirador','Colombia','fully washed',1650,'2023-10-15','2024-03-27',120,118,5.20,6.15,85.50,84.75),
('G-204',5,'Kivu Ridge','Rwanda','semi-washed',1900,'2024-01-08','2024-05-11',80,77,6.00,7.05,86.50,86.25),
('G-205',4,'Finca Tajo','Guatemala','natural',1500,'2024-01-22','2024-05-30',50,49,5.60,6.70,84.50,83.25),
('G-206',5,'Alto Sol','Peru','semi-washed',1720,'2023-09-30','2024-03-08',100,96,4.90,5.85,83.50,82.75),
('G-207',2,'Gakenke','Burundi','double washed',1850,'2023-12-18','2024-05-02',70,69,6.30,7.45,87.50,85.25);
CREATE TABLE roast_batch (batch_id TEXT PRIMARY KEY, lot_no TEXT REFERENCES green_lot, roastDate TEXT, weight_in REAL, weight_out REAL, roast_level TEXT, drop_temp_c REAL, score REAL);
INSERT INTO roast_batch VALUES
('RB-31','G-201','2024-07-02',15.0,12.8,'light',205.5,7.5),
('RB-32','G-202','2024-07-02',12.0,10.2,'light',206.0,8.2),
('RB-33','G-203','2024-07-09',15.5,12.9,'medium',211.5,6.4),
('RB-34','G-204','2024-07-16',10.0,8.6,'filter',204.0,7.1),
('RB-35','G-205','2024-07-23',14.0,11.6,'dark',218.0,5.9),
('RB-36','G-207','2024-08-01',11.0,9.4,'light',205.0,9.0);
