CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT, borough TEXT, seats INTEGER, retOfficer TEXT, clerk_phone TEXT);
INSERT INTO ward VALUES
(1,'Larkhill','Eastmere',3,'Harriet Voss','555-0140'),
(2,'Norbury','Eastmere',2,'Desmond Achterberg','555-0141'),
(3,'Tidewell','Southgate',3,'Harriet Voss','555-0142'),
(4,'Moss Lane','Southgate',1,'Imran Calloway','555-0143'),
(5,'Cannon Rise','Westholm',2,'Imran Calloway','555-0144');
CREATE TABLE polling_place (pp_id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward(ward_id), building TEXT, streetAddr TEXT, opens_at TEXT, closes_at TEXT, presiding_off TEXT, phone TEXT, papersDelivered INTEGER, papersIssued INTEGER, papersSpoilt INTEGER);
INSERT INTO polling_place VALUES
(1,1,'Larkhill Library','12 Heron Street','06:30','21:00','Petra Nilsen','01632 960 045',2000,1388,22),
(2,2,'Norbury Scout Hut','3 Quarry Path','07:00','22:00','Owen Baptiste','01632 960 051',1200,871,9),
(3,2,'St Brannock Hall','48 Chantry Road','07:15','21:30','Lucille Fane','01632 960 052',1800,1046,14),
(4,3,'Tidewell School','1 Mill Close','07:00','22:00','Gordon Mbeki','01632 960 077',1500,1123,17),
(5,4,'Moss Lane Baths','90 Moss Lane','06:45','21:45','Anneke Rudd','01632 960 083',900,512,6),
(6,5,'Rise Bowling Club','7 Cannon Drive','07:30','22:15','Faisal Trent','01632 960 090',1100,640,11);
CREATE TABLE candidate (cand_id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward(ward_id), legal_name TEXT, ballotName TEXT, party TEXT, deposit REAL, phone TEXT, first_pref INTEGER, final_tally INTEGER);
INSERT INTO candidate VALUES
(1,1,'Bartholomew Quill','Bart Quill','Green',250.0,'07700 900112',611,748),
(2,1,'Josephine Adeyemi','Jo Adeyemi','Labour',250.0,'07700 900118',702,731),
(3,2,'Katarzyna Lis','Kasia Lis','Green',250.0,'07700 900125',489,655),
(4,2,'Reginald Thorpe','Reg Thorpe','Ratepayers',500.0,'07700 900131',803,834),
(5,3,'Wilhelmina Stroud','Billie Stroud','Liberal',250.0,'07700 900146',577,590),
(6,4,'Montgomery Pike','Monty Pike','Green',250.0,'07700 900153',204,233),
(7,5,'Seraphina Duarte','Fina Duarte','Labour',500.0,'07700 900160',418,447);
CREATE TABLE postal_vote (pv_id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward(ward_id), voter TEXT, pack_sent_on TEXT, received_on TEXT, sig_checked_on TEXT, counted_on TEXT, status TEXT);
INSERT INTO postal_vote VALUES
(1,1,'Edna Corbishley','2024-04-08','2024-04-19','2024-04-22','2024-05-02','accepted'),
(2,1,'Rupert Sallow','2024-04-08','2024-05-04','2024-05-06',NULL,'late'),
(3,1,'Minh Tran','2024-04-09','2024-04-24','2024-04-25',NULL,'unsigned'),
(4,1,'Giulia Fonte','2024-04-09','2024-04-26','2024-04-29',NULL,'mismatch'),
(5,2,'Hugh Pettifer','2024-04-10','2024-04-23','2024-04-24','2024-05-03','accepted'),
(6,3,'Salma Rashid','2024-04-10','2024-05-05','2024-05-07',NULL,'late'),
(7,4,'Dot Merriman','2024-04-11','2024-04-27','2024-04-30',NULL,'unsigned'),
(8,5,'Lars Okonjo','2024-04-11','2024-04-28','2024-05-01','2024-05-03','accepted');
