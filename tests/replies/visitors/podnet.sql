CREATE TABLE show (show_id INTEGER PRIMARY KEY, title TEXT, host TEXT, genre TEXT, launch_yr INTEGER, avg_dl INTEGER, lang TEXT, feed_url TEXT);
INSERT INTO show VALUES
(1,'Salt & Static','Imogen Tarrant','Sea History',2018,18400,'en','https://feeds.lanternpod.example/salt'),
(2,'The Ninth Juror','Dario Quist','Courtroom',2020,52700,'en','https://feeds.lanternpod.example/juror'),
(3,'Tidewrack','Fenella Oduya','Nature',2021,9350,'en','https://feeds.lanternpod.example/tidewrack'),
(4,'Knives in the Attic','Pavel Brandt','Crime Fiction',2019,31250,'en','https://feeds.lanternpod.example/knives'),
(5,'Grey Quay Files','Lucia Merino','True Crime',2017,66100,'en','https://feeds.lanternpod.example/quay'),
(6,'Two Left Spoons','Basil Nakamura','Food',2022,12800,'en','https://feeds.lanternpod.example/spoons'),
(7,'Nachtzug','Greta Voss','Crime Fiction',2023,7420,'de','https://feeds.lanternpod.example/nachtzug');
CREATE TABLE episode (ep_id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES show(show_id), title TEXT, guest TEXT, rec_date TEXT, edit_date TEXT, pub_date TEXT, dur_min INTEGER, dl_7d INTEGER, dl_30d INTEGER, dl_total INTEGER, explicit INTEGER);
INSERT INTO episode VALUES
(101,1,'Low Tide at Brancaster','Dr Hal Osei','2023-01-09','2023-01-12','2023-01-20',41,8120,15300,22410,0),
(102,1,'The Lightship Men',NULL,'2023-02-06','2023-02-08','2023-02-17',38,7690,14880,19975,0),
(103,2,'A Tide of Evidence','Judge R. Ames','2023-03-14','2023-03-21','2023-04-01',55,30210,48800,71340,0),
(104,3,'Eel Season','Mona Grieve','2023-03-02','2023-03-05','2023-03-10',29,4015,7730,10260,0),
(105,4,'The Poisoned Marmalade',NULL,'2023-04-18','2023-04-25','2023-05-02',47,17640,29990,41050,1),
(106,5,'The Missing Ledger','Insp. Colm Daly','2023-05-11','2023-05-19','2023-05-26',63,39880,61270,98430,1),
(107,5,'Who Rang at Midnight?','Insp. Colm Daly','2023-05-12','2023-05-22','2023-06-02',61,41120,64500,102875,1),
(108,6,'Soup for Forty','Ines Calder','2023-06-07','2023-06-09','2023-06-14',33,6330,11405,13890,0),
(109,7,'Abteil 14',NULL,'2023-06-20','2023-06-28','2023-07-05',44,3590,6085,7215,0),
(110,2,'Hung','Petra Lindqvist','2023-07-17','2023-07-24','2023-08-04',52,28790,45110,60320,0);
CREATE TABLE sponsor (sponsor_id INTEGER PRIMARY KEY, company_name TEXT, brand TEXT, contact_person TEXT, account_mgr TEXT, industry TEXT, hq_city TEXT, signed_on TEXT);
INSERT INTO sponsor VALUES
(1,'Brindlewood Foods Ltd','OatNoggin','Sheila Crabtree','Tomas Wren','groceries','Leeds','2021-05-03'),
(2,'Kestrel Mattress Co','DozeCloud','Ravi Menon','Joy Adeyemi','bedding','Bristol','2020-11-16'),
(3,'Hallam & Pike Insurance','PikeCover','Lorna Pike','Tomas Wren','insurance','Sheffield','2022-02-28'),
(4,'Vantis Software GmbH','InvoiceOwl','Jens Albrecht','Mireille Roux','software','Koeln','2019-08-19'),
(5,'Petalbox SARL','Blume Weekly','Odile Fabre','Joy Adeyemi','flowers','Lyon','2022-09-07'),
(6,'Northgate Shoes plc','Strideaway','Callum Veitch','Mireille Roux','footwear','Kendal','2023-01-30');
CREATE TABLE ad_slot (slot_id INTEGER PRIMARY KEY, ep_id INTEGER REFERENCES episode(ep_id), sponsor_id INTEGER REFERENCES sponsor(sponsor_id), position TEXT, first_air TEXT, list_price REAL, agreed_price REAL, paid_amt REAL, read_style TEXT, promo_code TEXT);
INSERT INTO ad_slot VALUES
(1,101,1,'pre-roll','2023-01-21',1200,950,475,'host-read','SALT10'),
(2,103,1,'mid-roll','2023-04-03',2600,2150,2100,'host-read','JUROR15'),
(3,103,4,'post-roll','2023-04-04',900,840,0,'produced','OWLFREE'),
(4,105,2,'pre-roll','2023-05-04',1550,1400,1390,'produced','DOZE20'),
(5,106,3,'mid-roll','2023-05-27',3300,2975,2970,'host-read','PIKEQUAY'),
(6,107,2,'mid-roll','2023-06-03',3350,3050,1525,'host-read','DOZEQUAY'),
(7,108,5,'pre-roll','2023-06-15',780,700,690,'host-read','SPOONS5'),
(8,110,6,'post-roll','2023-08-06',1100,990,0,'produced','STRIDE12');
