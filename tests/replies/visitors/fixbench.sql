CREATE TABLE customer (custNo INTEGER PRIMARY KEY, surname TEXT, tel TEXT, loyalty_tier TEXT);
CREATE TABLE device (dev_id INTEGER PRIMARY KEY, custNo INTEGER REFERENCES customer, kind TEXT, brand TEXT, model TEXT, serialNo TEXT, imei TEXT, casing TEXT);
CREATE TABLE repair (ticketNo TEXT PRIMARY KEY, dev_id INTEGER REFERENCES device, tech TEXT, clerk TEXT, fault_reported TEXT, fault_found TEXT, recv_ts TEXT, done_ts TEXT, pickup_ts TEXT, labour_eur REAL, parts_eur REAL, estimate_eur REAL, status TEXT, shelf TEXT);
CREATE TABLE part (part_id INTEGER PRIMARY KEY, ticketNo TEXT REFERENCES repair, partName TEXT, brand TEXT, supplier TEXT, qty INTEGER, status TEXT);
INSERT INTO customer VALUES
 (1,'Kessler','0151-2201','gold'),
 (2,'Nakamura','0151-2248','bronze'),
 (3,'Abiodun','0151-2290','silver'),
 (4,'Ferreira','0151-2316','bronze'),
 (5,'Lindqvist','0151-2377','gold');
INSERT INTO device VALUES
 (1,1,'phone','Samsung','Galaxy A54','R58T30XK','356789104412077','graphite'),
 (2,2,'gaming laptop','Lenovo','Legion 5','PF3LQ9ZB','','grey'),
 (3,3,'tablet','Apple','iPad 9','DMQ7H2XC','353210118876540','silver'),
 (4,4,'gaming console','Sony','PS5','AK90712244','','white'),
 (5,5,'gaming handheld','Valve','Deck 512','FVAA2340D8','','black'),
 (6,1,'office laptop','Lenovo','ThinkPad T14','PF2KM4WA','','black'),
 (7,3,'gaming laptop','Asus','ROG Strix','N5NRCX0041','','grey');
INSERT INTO repair VALUES
 ('RX-2041',1,'Bogdan','Marisol','battery drains fast','swollen cell','2024-05-02 09:15','2024-05-03 16:40','2024-05-04 11:05',35,48,95,'closed','A1'),
 ('RX-2042',2,'Freya','Marisol','shuts down in games','dried thermal paste','2024-05-03 10:20','2024-05-06 14:10','2024-05-08 17:30',60,14,80,'closed','B3'),
 ('RX-2043',3,'Bogdan','Quentin','does not charge','bent dock pins','2024-05-06 12:45','2024-05-10 15:25','2024-05-11 10:10',45,27,88,'ready','A2'),
 ('RX-2044',4,'Idris','Quentin','no picture on TV','burnt HDMI port','2024-05-07 13:30','2024-05-14 18:00','2024-05-16 09:50',70,22,105,'on bench','C1'),
 ('RX-2045',5,'Freya','Svea','stick drifts','worn hall sensor','2024-05-09 11:00','2024-05-13 12:35','2024-05-15 16:20',40,19,65,'ready','B1'),
 ('RX-2046',6,'Idris','Svea','keys stuck','coffee under keyboard','2024-05-13 09:40','2024-05-17 13:15','2024-05-21 12:00',50,73,130,'abandoned','C2');
INSERT INTO part VALUES
 (901,'RX-2041','battery','Cameron Sino','CellHub',1,'fitted'),
 (902,'RX-2042','paste tube','Arctic','PartsPort',1,'fitted'),
 (903,'RX-2043','dock connector','Foxlink','CellHub',1,'in transit'),
 (904,'RX-2044','HDMI socket','Molex','Elko Direct',2,'backordered'),
 (905,'RX-2045','hall stick','Gulikit','PartsPort',2,'fitted'),
 (906,'RX-2046','keyboard','Chicony','Elko Direct',1,'returned');
