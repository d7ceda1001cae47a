CREATE TABLE vehicle (vin TEXT PRIMARY KEY, brand TEXT, model TEXT, color TEXT, fuel TEXT, mfgYear INTEGER, firstRegYear INTEGER, odo_km INTEGER, askPrice REAL, purchPrice REAL);
INSERT INTO vehicle VALUES
('TMB-0417','Skoda','Octavia','Graphite','diesel',2018,2019,71200,18900,14750),
('TMB-0533','Skoda','Fabia','Dolphin Grey','petrol',2020,2020,33850,12490,9900),
('YV1-2210','Volvo','V60','Stone Grey','diesel',2016,2017,128400,15950,12300),
('YV1-2388','Volvo','XC40','Lagoon Blue','hybrid',2021,2022,24600,31800,26400),
('KNA-7742','Kia','Ceed','Stone Grey','diesel',2017,2017,88300,11990,8850),
('VF1-9015','Renault','Twingo','Mango Yellow','petrol',2015,2016,64750,6450,4300),
('VF1-9177','Renault','Megane','Graphite','petrol',2019,2019,52900,13700,10600);
CREATE TABLE client (cid INTEGER PRIMARY KEY, fullname TEXT, town TEXT, mobile TEXT, landline TEXT, email TEXT, loyalty_pts INTEGER);
INSERT INTO client VALUES
(31,'Adela Quintero','Brackwede','0171-5540912','0521-88310','adela.q@postbox.example',620),
(32,'Henning Maas','Sennestadt','0160-2277841','05205-4470','maas@hofladen.example',140),
(33,'Yusuf Karaca','Brackwede','0152-9016633','0521-71298','y.karaca@inbox.example',905),
(34,'Bronwen Pryce','Gadderbaum','0173-4410087','0521-60554','bpryce@valley.example',75),
(35,'Oskar Lindemann','Heepen','0178-3350219','0521-39017','oskar@lindemann.example',310);
CREATE TABLE repairOrder (roNo INTEGER PRIMARY KEY, vin TEXT REFERENCES vehicle(vin), cid INTEGER REFERENCES client(cid), jobDesc TEXT, openedOn TEXT, promisedOn TEXT, closedOn TEXT, labourAmt REAL, partsAmt REAL, totalAmt REAL, mechanic TEXT, advisor TEXT, odo_km INTEGER);
INSERT INTO repairOrder VALUES
(5101,'YV1-2210',31,'brake discs front','2024-02-05','2024-02-07','2024-02-09',240.0,318.5,558.5,'Gustl Hafner','Petra Nolte',131050),
(5102,'KNA-7742',33,'brake pads rear','2024-02-12','2024-02-13','2024-02-13',95.0,84.2,179.2,'Ranj Sandhu','Petra Nolte',90120),
(5103,'VF1-9015',34,'clutch','2024-02-19','2024-02-23','2024-02-27',510.0,402.9,912.9,'Gustl Hafner','Emil Dorn',66010),
(5104,'YV1-2388',32,'software update','2024-03-01','2024-03-02','2024-03-04',60.0,0.0,60.0,'Ranj Sandhu','Emil Dorn',25900),
(5105,'TMB-0417',35,'brake fluid','2024-03-11','2024-03-12','2024-03-14',45.0,22.6,67.6,'Gustl Hafner','Emil Dorn',73480);
CREATE TABLE sale (saleNo INTEGER PRIMARY KEY, vin TEXT REFERENCES vehicle(vin), cid INTEGER REFERENCES client(cid), contractDate TEXT, finalPrice REAL, odo_km INTEGER, warrantyMonths INTEGER);
INSERT INTO sale VALUES
(801,'TMB-0417',35,'2023-10-06',17650,71260,12),
(802,'YV1-2210',31,'2023-11-17',15100,128475,12),
(803,'KNA-7742',33,'2023-12-01',11500,88340,6),
(804,'VF1-9015',34,'2024-01-12',6100,64790,6),
(805,'TMB-0533',32,'2024-01-25',12100,33910,24);
