CREATE TABLE depot (depotCode TEXT PRIMARY KEY, city TEXT, manager TEXT, front_desk_tel TEXT, night_tel TEXT, wkday_hrs TEXT, sat_hrs TEXT);
INSERT INTO depot VALUES
('GNT','Ghent','Ines Claeys','+32 9 555 1200','+32 9 555 7799','07:00-20:00','09:00-13:00'),
('LIE','Liege','Marc Dubuisson','+32 4 555 3310','+32 4 555 8841','06:30-19:30','08:30-12:00'),
('AAC','Aachen','Silke Rennen','+49 241 555 620','+49 241 555 934','06:00-21:00','08:00-14:00'),
('EIN','Eindhoven','Ines Wouters','+31 40 555 4123','+31 40 555 9902','07:30-18:30','10:00-12:30'),
('LUX','Luxembourg','Tom Feiereisen','+352 555 071','+352 555 688','08:00-18:00','09:30-11:30');
CREATE TABLE parcel (parcelNo TEXT PRIMARY KEY, depotCode TEXT REFERENCES depot(depotCode), shipper TEXT, consignee TEXT, contents TEXT, pickupAddr TEXT, dropAddr TEXT, returnAddr TEXT, basePrice REAL, fuelSurch REAL, insPremium REAL, state TEXT, note TEXT);
INSERT INTO parcel VALUES
('P-3391','GNT','Tessmer GmbH','Quist','ceramic lamps','Hafenstr. 14, Bremen','Korenlei 8, Ghent','PO Box 311, Bremen',104.00,9.40,15.00,'delivered','fragile, keep upright'),
('P-3392','LIE','Tessmer GmbH','Baudoin','cable drums','Werk 2, Oldenburg','Rue Pont 51, Liege','PO Box 311, Bremen',61.50,5.55,2.20,'refused','two-man lift'),
('P-3407','AAC','Nordlund AB','Hertz','books','Sveagatan 3, Malmo','Adalbertstr. 70, Aachen','Lagerhus 9, Lund',18.90,1.70,0.80,'unclaimed','no stickers on the sleeve'),
('P-3415','EIN','Pavone Srl','Quist','espresso parts','Via Roma 22, Parma','Stationsweg 5, Eindhoven','Via Emilia 101, Modena',33.25,2.95,1.10,'delivered','invoice inside'),
('P-3420','GNT','Nordlund AB','De Smet','ski boots','Sveagatan 3, Malmo','Veldstraat 40, Ghent','Lagerhus 9, Lund',27.60,2.45,1.35,'recalled','gift wrap'),
('P-3428','LUX','Vinotek','Thill','wine','Kelterweg 1, Trier','Grand-Rue 17, Luxembourg','Kelterweg 4, Trier',45.80,4.10,6.60,'refused','adults only'),
('P-3433','LIE','Pavone Srl','Lambrecht','gaskets','Via Roma 22, Parma','Quai Orban 2, Liege','Via Emilia 101, Modena',12.40,1.15,0.40,'unclaimed','call ahead');
CREATE TABLE delivery (attempt_id INTEGER PRIMARY KEY, parcelNo TEXT REFERENCES parcel(parcelNo), vanPlate TEXT, driver_nm TEXT, signed_by TEXT, left_depot_at TEXT, handed_over_at TEXT, note TEXT);
INSERT INTO delivery VALUES
(1,'P-3391','LK-22','Joris Maes','A. Quist (wife)','2024-09-02 08:05','2024-09-02 10:48','dog in the yard, left at shed'),
(2,'P-3392','LK-31','Pascal Noel',NULL,'2024-09-02 07:50',NULL,'said he never ordered it'),
(3,'P-3407','LK-40','Uwe Prinz',NULL,'2024-09-03 07:15',NULL,'nobody answered the bell'),
(4,'P-3415','LK-22','Joris Maes','porter Kuipers','2024-09-04 08:20','2024-09-04 13:31','entrance at the back'),
(5,'P-3428','LK-57','Carine Weis',NULL,'2024-09-05 09:10',NULL,'box was leaking'),
(6,'P-3433','LK-22','Bea Lenaerts',NULL,'2024-09-05 08:00',NULL,'lift out of order');
CREATE TABLE invoice (inv_no INTEGER PRIMARY KEY, parcelNo TEXT REFERENCES parcel(parcelNo), issued_on TEXT, due_on TEXT, total REAL);
INSERT INTO invoice VALUES
(8801,'P-3391','2024-09-06','2024-10-06',128.40),
(8802,'P-3392','2024-09-06','2024-10-06',69.25),
(8803,'P-3407','2024-09-09','2024-10-09',21.40),
(8804,'P-3415','2024-09-09','2024-10-09',37.30),
(8805,'P-3428','2024-09-10','2024-10-10',56.50);
