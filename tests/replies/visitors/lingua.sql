CREATE TABLE customer (cust_id INTEGER PRIMARY KEY, company TEXT, contactPerson TEXT, email TEXT, country TEXT, vat_no TEXT);
CREATE TABLE translator (tr_id INTEGER PRIMARY KEY, full_name TEXT, native_lang TEXT, email TEXT, country TEXT, cat_tool TEXT, since_yr INTEGER);
CREATE TABLE assignment (asg_no INTEGER PRIMARY KEY, cust_id INTEGER REFERENCES customer, tr_id INTEGER REFERENCES translator, reviser TEXT, src_lang TEXT, tgt_lang TEXT, subject TEXT, word_cnt INTEGER, page_cnt INTEGER, charCnt INTEGER, ordered_on TEXT, due_on TEXT, delivered_on TEXT, price_eur REAL, fee_eur REAL, file_fmt TEXT);
INSERT INTO customer VALUES
 (1,'Norrtek AB','Linnea Strand','office@norrtek.example','Sweden','SE5561'),
 (2,'Bellavita Cosmetici','Dario Conti','ordini@bellavita.example','Italy','IT0934'),
 (3,'Kanzlei Voss','Ulrike Voss','post@kanzleivoss.example','Germany','DE8127'),
 (4,'Medisur SA','Inés Quiroga','compras@medisur.example','Uruguay','UY2140'),
 (5,'Polder Verzekering','Joost Damen','info@polder.example','Netherlands','NL0072');
INSERT INTO translator VALUES
 (11,'Maeve Corrigan','Irish','maeve.c@freemail.example','Ireland','Trados',2009),
 (12,'Tomasz Wilk','Polish','t.wilk@freemail.example','Poland','memoQ',2014),
 (13,'Aino Lehto','Finnish','aino@lehtotext.example','Finland','OmegaT',2017),
 (14,'Yusuf Aksoy','Turkish','yaksoy@freemail.example','Cyprus','Trados',2011),
 (15,'Clara Weiss','Austrian German','weiss.clara@freemail.example','Austria','memoQ',2019);
INSERT INTO assignment VALUES
 (4101,1,13,'Petra Holm','Swedish','Greek','patent',8200,33,51400,'2023-09-04','2023-09-25','2023-09-22',1312,738,'docx'),
 (4102,3,15,'Rolf Engel','Danish','English','legal contract',4650,19,29800,'2023-09-11','2023-10-02','2023-10-03',790.5,418.5,'pdf'),
 (4103,4,11,'Nuala Byrne','Spanish','English','medical device',12400,52,78300,'2023-10-05','2023-11-06','2023-11-01',2108,1116,'xml'),
 (4104,2,12,'Ewa Lis','Italian','French','cosmetics label',930,6,6100,'2023-10-16','2023-10-20','2023-10-19',167.4,83.7,'xlsx'),
 (4105,5,14,'Deniz Ural','Dutch','Arabic','medical insurance',5300,24,34900,'2023-11-08','2023-11-29','2023-11-30',954,530,'docx'),
 (4106,4,15,'Rolf Engel','Spanish','English','medical report',2870,11,18250,'2023-11-13','2023-11-24','2023-11-23',488,258,'pdf'),
 (4107,1,12,'Ewa Lis','Swedish','French','patent',9640,41,60700,'2023-12-01','2024-01-12','2024-01-09',1542,868,'docx'),
 (4108,3,11,'Nuala Byrne','Danish','English','legal opinion',3120,14,20450,'2023-12-07','2023-12-21','2023-12-20',530,281,'docx');
