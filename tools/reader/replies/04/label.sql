CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, stage_name TEXT, legal_name TEXT, home_town TEXT, formed_yr INTEGER, genre TEXT, mgr_email TEXT);
INSERT INTO artist VALUES
(1,'Wrenfield Choir','Wrenfield Choral Society Ltd','Hexham',1998,'Choral','bookings@wrenfield.example'),
(2,'Otto Brandt Trio','Otto Karl Brandt','Graz',2006,'Jazz','otto@brandttrio.example'),
(3,'Mirela Voss','Mirela Ioana Vasilescu','Cluj',2013,'Synthpop','desk@voss.example'),
(4,'Kilo Lantern','Kieran Lo','Dundee',2016,'Techno','kl@northdesk.example'),
(5,'Pale Harbour','Sunniva Aasen','Bodo',2015,'Ambient','paleharbour@fjordmgmt.example'),
(6,'DJ Quince','Quentin Abara','Leeds',2010,'Techno','quince@northdesk.example'),
(7,'The Tin Saints','Saints Touring LLC','Tulsa',2002,'Country','office@tinsaints.example');
CREATE TABLE album (album_id INTEGER PRIMARY KEY, artist_id INTEGER REFERENCES artist(artist_id), title TEXT, recorded_on TEXT, release_date TEXT, reissue_date TEXT, cat_no TEXT, studio_cost REAL, promo_budget REAL, advance_paid REAL, producer TEXT, mix_eng TEXT, mastering_eng TEXT, pressing_qty INTEGER);
INSERT INTO album VALUES
(11,1,'Evensong at Ninety','2011-02-14','2011-10-03','2021-10-01','HLX-011',8200,3100,5000,'Dorothy Mayhew','Ruben Castell','Ilse Hartmann',1500),
(12,1,'Lowland Carols','2014-06-20','2014-11-24','2022-11-18','HLX-019',9100,4400,6000,'Dorothy Mayhew','Ruben Castell','Piet Noorman',3000),
(13,2,'Seven Bridges','2018-03-05','2018-09-14',NULL,'HLX-031',6400,2750,4500,'Gerald Fink','Tamsin Orr','Ilse Hartmann',1000),
(14,3,'Salt Ledger','2020-08-11','2021-03-26','2024-03-22','HLX-044',17800,22500,30000,'Anders Kvist','Tamsin Orr','Piet Noorman',6000),
(15,4,'Conveyor','2021-01-09','2021-05-07',NULL,'HLX-046',3900,7600,8500,'Kieran Lo','Kieran Lo','Ilse Hartmann',800),
(16,5,'Sixty Fathoms','2019-10-30','2020-04-17','2023-04-14','HLX-040',5200,1900,7000,'Anders Kvist','Ruben Castell','Piet Noorman',1200),
(17,7,'Pewter & Rain','2022-07-18','2023-02-10',NULL,'HLX-052',14300,12800,20000,'Loretta Biggs','Tamsin Orr','Ilse Hartmann',4000);
CREATE TABLE track (track_id INTEGER PRIMARY KEY, album_id INTEGER REFERENCES album(album_id), title TEXT, length_sec INTEGER, isrc TEXT, songwriter TEXT);
INSERT INTO track VALUES
(101,13,'Hauptbrucke Waltz',312,'ATHX11800101','Otto Brandt'),
(102,13,'Mur at Midnight',275,'ATHX11800102','Lena Pichler'),
(103,14,'Glass Accountant',221,'ROHX12100201','Mirela Voss'),
(104,14,'Brine',198,'ROHX12100202','Jonah Trask'),
(105,15,'Belt Speed',402,'GBHX12100301','Kieran Lo'),
(106,16,'Lead Line',611,'NOHX12000401','Sunniva Aasen'),
(107,17,'Gutter Psalm',244,'USHX12300501','Wade Colter'),
(108,12,'The Fen Carol',187,'GBHX11400601','Trad. arr. Mayhew');
CREATE TABLE gig (gig_id INTEGER PRIMARY KEY, artist_id INTEGER REFERENCES artist(artist_id), venue TEXT, city TEXT, gig_date TEXT, fee REAL, door_take REAL, merch_sales REAL, capacity INTEGER);
INSERT INTO gig VALUES
(501,3,'Paradiso Noord','Amsterdam','2023-05-12',4200,9650,1380,700),
(502,3,'Kulturfabrik','Luxembourg','2023-05-14',3800,7120,905,550),
(503,3,'Sala Apolo','Barcelona','2023-05-19',5100,12480,2210,1100),
(504,2,'Porgy & Bess','Vienna','2023-03-02',1900,2640,310,250),
(505,7,'Cain''s Ballroom','Tulsa','2023-06-30',6200,15900,4475,1700),
(506,6,'Wire Basement','Leeds','2023-07-21',1100,1985,90,300);
