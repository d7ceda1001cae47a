CREATE TABLE Club (
  clubId INTEGER PRIMARY KEY,
  clubName TEXT,
  country TEXT,
  chairperson TEXT,
  foundedYear INTEGER
);
INSERT INTO Club VALUES
 (1,'Fenland Harriers','England','Maud Ellison',1908),
 (2,'Liffey Striders','Ireland','Cormac Tighe',1974),
 (3,'LG Neckar','Germany','Jutta Brandl',1951),
 (4,'Szeged Futok','Hungary','Bela Roka',1999),
 (5,'Clyde Joggers','Scotland','Moira Baird',1983);

CREATE TABLE Runner (
  bibNo INTEGER PRIMARY KEY,
  name TEXT,
  country TEXT,
  birthCountry TEXT,
  ageGroup TEXT,
  ownPhone TEXT,
  emergencyPhone TEXT,
  shirtSize TEXT,
  clubId INTEGER REFERENCES Club(clubId)
);
INSERT INTO Runner VALUES
 (1204,'Ilse Varga','Austria','Hungary','W35','+43 660 5512','+43 1 77120','S',4),
 (1377,'Desmond Achterberg','Netherlands','Suriname','M60','+31 6 20991','+31 10 4471','L',1),
 (1450,'Wanjiru Mbeki','England','Kenya','W35','+44 7911 123','+44 20 8800','XS',1),
 (1588,'Fergal Nyland','Ireland','Ireland','M45','+353 86 441','+353 1 9027','M',2),
 (1612,'Roswitha Kampe','Germany','Poland','W60','+49 171 332','+49 6221 58','M',3),
 (1749,'Alasdair Pringle','Wales','Scotland','M40','+44 7700 654','+44 141 555','XL',5),
 (1833,'Tereza Holubova','Czechia','Czechia','W45','+420 602 77','+420 2 3140','S',3);

CREATE TABLE Entry (
  entryId INTEGER PRIMARY KEY,
  bibNo INTEGER REFERENCES Runner(bibNo),
  category TEXT,
  startWave TEXT,
  signedUpOn TEXT,
  paidOn TEXT,
  packCollectedOn TEXT,
  fee REAL,
  donation REAL,
  targetTime TEXT
);
INSERT INTO Entry VALUES
 (501,1204,'club','A','2023-10-18','2023-10-25','2024-04-12',72.00,0,'3:05:00'),
 (502,1377,'charity','C','2023-11-02','2023-12-01','2024-04-13',65.00,410.00,'4:45:00'),
 (503,1450,'elite','A','2024-01-09','2024-01-10','2024-04-11',0,25.00,'2:39:00'),
 (504,1588,'charity','B','2023-12-20','2024-01-15','2024-04-14',58.00,1275.00,'3:40:00'),
 (505,1612,'ballot','C','2023-11-29','2023-12-07','2024-04-15',89.00,15.00,'5:00:00'),
 (506,1749,'charity','B','2024-02-03','2024-02-21','2024-04-16',60.00,330.00,'3:30:00'),
 (507,1833,'ballot','B','2023-11-14','2023-11-16','2024-04-17',88.00,0,'3:50:00');

CREATE TABLE Result (
  resultId INTEGER PRIMARY KEY,
  bibNo INTEGER REFERENCES Runner(bibNo),
  outcome TEXT,
  gunTime TEXT,
  chipTime TEXT,
  split10k TEXT,
  splitHalf TEXT,
  split30k TEXT,
  overallRank INTEGER,
  genderRank INTEGER,
  ageRank INTEGER
);
INSERT INTO Result VALUES
 (9001,1204,'finished','3:11:42','3:10:57','0:44:20','1:33:09','2:14:31',214,31,9),
 (9002,1377,'finished','4:58:06','4:51:39','1:06:48','2:21:15','3:24:50',5120,3877,142),
 (9003,1450,'finished','2:41:13','2:41:10','0:37:55','1:19:48','1:54:02',38,4,2),
 (9004,1588,'finished','3:52:18','3:49:03','0:52:11','1:50:36','2:40:27',1466,1190,203),
 (9005,1612,'timed_out',NULL,NULL,'1:14:59','2:44:40','4:02:12',NULL,NULL,NULL),
 (9006,1749,'dropped_out',NULL,NULL,'0:49:17','1:46:53',NULL,NULL,NULL,NULL),
 (9007,1833,'disqualified',NULL,NULL,'0:54:05','1:29:58','2:11:44',NULL,NULL,NULL);
