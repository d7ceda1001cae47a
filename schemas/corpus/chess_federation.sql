CREATE TABLE Region (
  RegionCode TEXT PRIMARY KEY,
  RegionName TEXT
);
INSERT INTO Region VALUES ('NOR','Northmoor'), ('COA','Coastland'), ('VAL','Great Vale'), ('CAP','Capital'), ('ISL','Outer Isles');
CREATE TABLE Title (
  TitleCode TEXT PRIMARY KEY,
  TitleName TEXT,
  MinRating INTEGER
);
INSERT INTO Title VALUES ('GM','Grandmaster',2500), ('IM','International Master',2400), ('NM','National Master',2250), ('CM','Candidate Master',2100);
CREATE TABLE Club (
  ClubId INTEGER PRIMARY KEY,
  ClubName TEXT,
  Town TEXT,
  RegionCode TEXT REFERENCES Region(RegionCode),
  FoundedYear INTEGER,
  ParentClubId INTEGER REFERENCES Club(ClubId),
  Website TEXT
);
INSERT INTO Club VALUES
 (1,'Ravensgate Chess Club','Ravensgate','CAP',1889,NULL,'ravensgatechess.example'),
 (2,'Queenside Union','Ravensgate','CAP',1926,NULL,'queenside.example'),
 (3,'Ravensgate Juniors','Ravensgate','CAP',1998,1,''),
 (4,'Calder Bay Rooks','Calder Bay','COA',1934,NULL,'rooks.example'),
 (5,'Calder Bay Night Knights','Stannick','COA',2011,4,NULL),
 (6,'Pell Harbour Mariners','Pell Harbour','COA',1952,NULL,''),
 (7,'Ellwick Circle','Ellwick','VAL',1907,NULL,'ellwickcircle.example'),
 (8,'Tarrow Bishops','Tarrow','VAL',1961,NULL,NULL),
 (9,'Tarrow Schools','Tarrow','VAL',2006,8,''),
 (10,'Stannick Miners','Stannick','NOR',1919,NULL,'minerschess.example'),
 (11,'Old Castle','Dunmoor','NOR',1945,NULL,''),
 (12,'Isolated Pawns','Dunmoor','NOR',2015,11,'isolated.example'),
 (13,'Sixty-Four','Ravensgate','CAP',1974,NULL,'sixtyfour.example'),
 (14,'Skerry Island Chess','Skerry','ISL',1983,NULL,NULL),
 (15,'Zugzwang Society','Ellwick','VAL',2019,7,''),
 (16,'Calder Bay University','Calder Bay','COA',1968,NULL,'cbu-chess.example'),
 (17,'Lantern Players','Dunmoor','NOR',2021,NULL,NULL);
CREATE TABLE Player (
  PlayerId INTEGER PRIMARY KEY, --: seq 1001
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  BirthDate TEXT, --: date 1946-01-01..2014-12-31 null 4%
  Gender TEXT, --: pick M*7 | F*3
  ClubId INTEGER REFERENCES Club(ClubId), --: ref Club.ClubId cover 94% skew null 6%
  TitleCode TEXT REFERENCES Title(TitleCode), --: const NULL
  Email TEXT, --: from lower {FirstName}.{LastName}@post.example null 12% empty 12%
  LicenceNo TEXT, --: code FED-####
  JoinedOn TEXT --: date 2014-01-01..2025-05-31
); --: rows 98
CREATE TABLE RatingList (
  PlayerId INTEGER REFERENCES Player(PlayerId),
  ListYear INTEGER,
  ListMonth INTEGER,
  StandardRating INTEGER,
  RapidRating INTEGER,
  GameCount INTEGER,
  PRIMARY KEY (PlayerId, ListYear, ListMonth)
);
CREATE TABLE Venue (
  VenueId INTEGER PRIMARY KEY,
  VenueName TEXT,
  Town TEXT,
  BoardCapacity INTEGER,
  DayRentCents INTEGER
);
INSERT INTO Venue VALUES (1,'Corn Exchange','Ravensgate',120,64000), (2,'Town Library','Ellwick',30,9500), (3,'Harbour Hotel','Calder Bay',80,52000), (4,'Miners Institute','Stannick',60,18000), (5,'Lighthouse Hall','Skerry',24,7000), (6,'Congress Centre','Ravensgate',260,145000), (7,'Assembly Rooms','Dunmoor',45,15500), (8,'Grammar School','Tarrow',70,11000), (9,'Calder Bay Pier Pavilion','Calder Bay',100,39000);
CREATE TABLE TimeControl (
  ControlCode TEXT PRIMARY KEY,
  ControlName TEXT,
  BaseMinutes INTEGER,
  IncrementSeconds INTEGER
);
INSERT INTO TimeControl VALUES ('C90','Classical',90,30), ('C60','Weekend classical',60,15), ('R25','Rapid',25,10), ('R15','Short rapid',15,5), ('B03','Blitz',3,2), ('A40','Armageddon',5,0);
CREATE TABLE Arbiter (
  ArbiterId INTEGER PRIMARY KEY, --: seq 201
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  LicenceLevel TEXT, --: pick National*5 | Regional*6 | International*2
  LicensedOn TEXT, --: date 2005-01-01..2022-11-30
  ExpiresOn TEXT, --: after LicensedOn 700..6500 days
  MentorId INTEGER REFERENCES Arbiter(ArbiterId), --: self ArbiterId null 20%
  RegionCode TEXT REFERENCES Region(RegionCode) --: ref Region.RegionCode
); --: rows 32
CREATE TABLE Tournament (
  TournamentId INTEGER PRIMARY KEY,
  TournamentName TEXT,
  VenueId INTEGER REFERENCES Venue(VenueId),
  ControlCode TEXT REFERENCES TimeControl(ControlCode),
  ChiefArbiterId INTEGER REFERENCES Arbiter(ArbiterId),
  StartDate TEXT,
  EndDate TEXT,
  RoundCount INTEGER,
  EntryFeeCents INTEGER,
  PrizeFundCents INTEGER,
  IsRated INTEGER
);
INSERT INTO Tournament VALUES
 (301,'Northmoor Open 2023',4,'C90',203,'2023-02-10','2023-02-18',9,6500,480000,1),
 (302,'Capital Weekender 2023',1,'C60',207,'2023-03-31','2023-04-02',5,4500,220000,1),
 (303,'Lighthouse Rapid 2023',5,'R25',211,'2023-06-17','2023-06-17',7,2000,40000,1),
 (304,'Pier Masters 2023',9,'C90',203,'2023-08-26','2023-09-03',9,9000,900000,1),
 (305,'Vale Schools Cup 2023',8,'R15',215,'2023-10-14','2023-10-14',6,500,0,0),
 (306,'Christmas Blitz 2023',2,'B03',219,'2023-12-28','2023-12-28',11,1000,15000,0),
 (307,'Northmoor Open 2024',4,'C90',205,'2024-02-09','2024-02-17',9,7000,500000,1),
 (308,'Capital Weekender 2024',1,'C60',207,'2024-03-29','2024-04-01',6,4800,240000,1),
 (309,'Seniors Championship 2024',3,'C90',209,'2024-05-28','2024-06-03',7,5500,180000,1),
 (310,'Lighthouse Rapid 2024',5,'R25',211,'2024-06-15','2024-06-15',7,2200,45000,1),
 (311,'National Championship 2024',6,'C90',201,'2024-07-20','2024-07-30',11,12000,2500000,1),
 (312,'Pier Masters 2024',9,'C90',203,'2024-08-30','2024-09-07',9,9500,950000,1),
 (313,'Vale Schools Cup 2024',8,'R15',215,'2024-10-12','2024-10-12',6,500,0,0),
 (314,'Dunmoor Quickplay',7,'R25',213,'2024-11-23','2024-11-23',6,1800,30000,1),
 (315,'Christmas Blitz 2024',2,'B03',219,'2024-12-28','2024-12-28',11,1200,20000,0),
 (316,'Northmoor Open 2025',4,'C90',205,'2025-02-07','2025-02-15',9,7200,520000,1),
 (317,'Capital Weekender 2025',1,'C60',217,'2025-04-18','2025-04-21',6,5000,250000,1),
 (318,'Womens Championship 2025',3,'C90',209,'2025-05-29','2025-06-05',7,6000,400000,1),
 (319,'Lighthouse Rapid 2025',5,'R25',211,'2025-06-14','2025-06-14',7,2200,45000,1),
 (320,'Knockout Armageddon 2025',3,'A40',221,'2025-06-28','2025-06-29',5,3000,100000,0),
 (321,'National Championship 2025',6,'C90',201,'2025-07-19','2025-07-29',11,12500,2600000,1),
 (322,'Pier Masters 2025',9,'C90',NULL,'2025-08-29','2025-09-06',9,9500,1000000,1);
CREATE TABLE ArbiterDuty (
  TournamentId INTEGER REFERENCES Tournament(TournamentId), --: ref Tournament.TournamentId cover 90%
  ArbiterId INTEGER REFERENCES Arbiter(ArbiterId), --: ref Arbiter.ArbiterId cover 85% skew
  DutyRole TEXT, --: pick Deputy*3 | Floor*5 | Pairings*2 | Fair play
  DayFeeCents INTEGER, --: pick 4000*3 | 5500*3 | 7500*2 | 0
  DaysWorked INTEGER --: int 1..9 skew
); --: rows 74
CREATE TABLE Entry (
  EntryId INTEGER PRIMARY KEY, --: seq 5001
  TournamentId INTEGER REFERENCES Tournament(TournamentId), --: ref Tournament.TournamentId
  PlayerId INTEGER REFERENCES Player(PlayerId), --: ref Player.PlayerId cover 90%
  EnteredOn TEXT, --: date 2023-01-01..2023-01-02
  PaidCents INTEGER, --: expr (SELECT EntryFeeCents FROM Tournament WHERE Tournament.TournamentId = Entry.TournamentId)
  WithdrawnRound INTEGER, --: int 2..5 null 90%
  Score REAL --: expr 0
); --: rows 340
CREATE TABLE Opening (
  EcoCode TEXT PRIMARY KEY,
  OpeningName TEXT,
  FirstMove TEXT
);
INSERT INTO Opening VALUES ('A10','English Opening','c4'), ('A45','Trompowsky Attack','d4'), ('B07','Pirc Defence','e4'), ('B12','Caro-Kann Advance','e4'), ('B90','Sicilian Najdorf','e4'), ('B33','Sicilian Sveshnikov','e4'), ('C02','French Advance','e4'), ('C50','Italian Game','e4'), ('C65','Ruy Lopez Berlin','e4'), ('D06','Queens Gambit','d4'), ('D85','Gruenfeld Exchange','d4'), ('E12','Queens Indian','d4'), ('E60','Kings Indian','d4'), ('A02','Bird Opening','f4');
CREATE TABLE Game (
  GameId INTEGER PRIMARY KEY, --: seq 8001
  TournamentId INTEGER REFERENCES Tournament(TournamentId), --: pick 301*3 | 302*2 | 303*2 | 304*3 | 305 | 306*2 | 307*3 | 308*3 | 309*2 | 310*2 | 311*5 | 312*4 | 313 | 314*2 | 315*2 | 316*4 | 317*3 | 318*3 | 319*2
  RoundNo INTEGER, --: int 1..5
  BoardNo INTEGER, --: int 1..24 skew
  WhiteId INTEGER REFERENCES Player(PlayerId), --: const NULL
  BlackId INTEGER REFERENCES Player(PlayerId), --: const NULL
  Result TEXT, --: pick 1-0*7 | 0-1*5 | 1/2*6
  EcoCode TEXT REFERENCES Opening(EcoCode), --: ref Opening.EcoCode cover 93% skew null 6%
  MoveCount INTEGER, --: int 8..96 normal
  StartedAt TEXT, --: date 2023-01-01..2023-12-31 %Y-%m-%d %H:%M:%S
  LengthMinutes INTEGER, --: int 10..90
  WhiteThinkSec INTEGER, --: int 30..58
  BlackThinkSec INTEGER --: const 0
); --: rows 330
CREATE TABLE Appeal (
  AppealId INTEGER PRIMARY KEY, --: seq 1
  GameId INTEGER REFERENCES Game(GameId), --: ref Game.GameId cover 20%
  FiledById INTEGER REFERENCES Player(PlayerId), --: const NULL
  FiledAt TEXT, --: date 2023-01-01..2023-01-02 %Y-%m-%d %H:%M:%S
  DecidedAt TEXT, --: date 2023-01-01..2023-01-02 %Y-%m-%d %H:%M:%S
  DecidedById INTEGER REFERENCES Arbiter(ArbiterId), --: ref Arbiter.ArbiterId cover 50%
  Ground TEXT, --: pick Touch move*4 | Clock error*3 | Noise*2 | Phone*2 | Pairing
  DepositCents INTEGER, --: pick 2500*3 | 5000*4 | 10000
  Outcome TEXT --: pick Upheld*3 | Rejected*6 | Withdrawn
); --: rows 52
CREATE TABLE LeagueTeam (
  TeamId INTEGER PRIMARY KEY, --: seq 41
  ClubId INTEGER REFERENCES Club(ClubId), --: ref Club.ClubId cover 75%
  Division INTEGER, --: int 1..3
  CaptainId INTEGER REFERENCES Player(PlayerId), --: ref Player.PlayerId cover 60% null 8%
  MatchPoints INTEGER, --: int 0..18 normal
  BoardPoints REAL --: real 14..62 0
); --: rows 34
CREATE TABLE ClubInvoice (
  InvoiceNo INTEGER PRIMARY KEY, --: seq 90001
  ClubId INTEGER REFERENCES Club(ClubId), --: ref Club.ClubId
  DueYear INTEGER, --: pick 2023*3 | 2024*4 | 2025*2
  DueMonth INTEGER, --: by DueYear: 2025 => 1*2 | 3*2 | 4 | 6*2 | 7; else => 1*2 | 3*3 | 4 | 6*2 | 9*3 | 10 | 12*2
  AmountCents INTEGER, --: price 40..900
  PaidOn TEXT, --: date 2023-01-01..2023-01-02 null 14%
  Purpose TEXT, --: pick Membership*5 | League fee*4 | Fine*2 | Equipment
  Remark TEXT --: pick NULL*4 | reminder sent*2 | disputed | paid in two parts null 15% empty 25%
); --: rows 170
UPDATE Arbiter SET ExpiresOn = date('2025-07-20', '+' || ((ArbiterId * 53) % 1500) || ' days') WHERE ExpiresOn < '2025-01-01' AND ArbiterId % 4 > 0;
UPDATE Player SET JoinedOn = date(BirthDate, '+8 years', '+' || (PlayerId % 700) || ' days') WHERE JoinedOn < date(BirthDate, '+8 years');
UPDATE Player SET JoinedOn = '2025-05-19' WHERE JoinedOn > '2025-06-30';
UPDATE Player SET Gender = CASE WHEN FirstName IN ('Claire', 'Grace', 'Zara', 'Olga', 'Naomi', 'Edith', 'Nia', 'Ruth', 'Hannah', 'Giulia', 'Deepa', 'Anika', 'Andrea', 'Noor', 'Alejandra', 'Beatriz', 'Hana', 'Eva', 'Carmen', 'Marta', 'Petra', 'Rania', 'Mia', 'Amara', 'Chloe', 'Lucia', 'Emma', 'Daria', 'Judith', 'Elena', 'Linda', 'Yasmin', 'Mona', 'Bianca', 'Lena', 'Sandra', 'Dora', 'Aaliyah', 'Ayesha') THEN 'F' ELSE 'M' END;
INSERT INTO RatingList WITH L(Y, M, K) AS (VALUES (2024, 4, 6), (2024, 7, 2), (2025, 4, 3), (2025, 7, 5)) SELECT P.PlayerId, L.Y, L.M, 1180 + (P.PlayerId * P.PlayerId * 37) % 691 + (P.PlayerId * 211) % 683 + ((P.PlayerId + L.K) * (11 + L.K * 7)) % 41 * (CASE WHEN P.PlayerId % 3 = 0 THEN -1 ELSE 1 END), 0, (P.PlayerId * 3 + L.K * 17) % 23 + L.K FROM Player AS P CROSS JOIN L WHERE (P.PlayerId * 7 + L.K * 5) % 9 <> 0 AND P.JoinedOn < L.Y || '-' || substr('0' || L.M, -2) || '-01';
UPDATE RatingList SET RapidRating = StandardRating + (PlayerId * 307 + ListMonth * 19) % 163 - 80;
UPDATE Player SET TitleCode = (SELECT CASE WHEN MAX(StandardRating) >= 2380 THEN 'GM' WHEN MAX(StandardRating) >= 2280 THEN 'IM' WHEN MAX(StandardRating) >= 2150 THEN 'NM' WHEN MAX(StandardRating) >= 2010 THEN 'CM' END FROM RatingList WHERE RatingList.PlayerId = Player.PlayerId);
UPDATE RatingList SET StandardRating = StandardRating + 130, RapidRating = RapidRating + 130 WHERE PlayerId IN (SELECT PlayerId FROM Player WHERE TitleCode IN ('GM', 'IM', 'NM', 'CM'));
DELETE FROM Entry WHERE EntryId NOT IN (SELECT MIN(EntryId) FROM Entry GROUP BY TournamentId, PlayerId);
DELETE FROM Entry WHERE TournamentId = 318 AND PlayerId NOT IN (SELECT PlayerId FROM Player WHERE Gender = 'F');
DELETE FROM Entry WHERE TournamentId = 309 AND PlayerId NOT IN (SELECT PlayerId FROM Player WHERE BirthDate < '1970-01-01');
DELETE FROM Entry WHERE TournamentId IN (305, 313) AND PlayerId NOT IN (SELECT PlayerId FROM Player WHERE BirthDate > '2005-12-31');
INSERT INTO Entry SELECT 5400 + PlayerId % 100, 318, PlayerId, NULL, 6000, NULL, 0 FROM Player WHERE Gender = 'F' AND PlayerId % 3 > 0 AND PlayerId NOT IN (SELECT PlayerId FROM Entry WHERE TournamentId = 318);
INSERT INTO Entry SELECT 5500 + PlayerId % 100, 309, PlayerId, NULL, 5500, NULL, 0 FROM Player WHERE BirthDate < '1970-01-01' AND PlayerId % 2 > 0 AND PlayerId NOT IN (SELECT PlayerId FROM Entry WHERE TournamentId = 309);
INSERT INTO Entry SELECT 5600 + PlayerId % 100, 313, PlayerId, NULL, 500, NULL, 0 FROM Player WHERE BirthDate > '2005-12-31' AND PlayerId % 4 > 0 AND PlayerId NOT IN (SELECT PlayerId FROM Entry WHERE TournamentId = 313);
INSERT INTO Entry SELECT 5700 + PlayerId % 100, 305, PlayerId, NULL, 500, NULL, 0 FROM Player WHERE BirthDate > '2005-12-31' AND PlayerId % 4 <> 1 AND PlayerId NOT IN (SELECT PlayerId FROM Entry WHERE TournamentId = 305);
UPDATE Game SET WhiteId = (SELECT MIN((EntryId * 7919 + Game.GameId * 10477) % 1009 * 10000 + PlayerId) % 10000 FROM Entry WHERE Entry.TournamentId = Game.TournamentId);
UPDATE Game SET BlackId = (SELECT MIN((EntryId * 6151 + Game.GameId * 3571) % 997 * 10000 + PlayerId) % 10000 FROM Entry WHERE Entry.TournamentId = Game.TournamentId AND PlayerId <> Game.WhiteId);
UPDATE Appeal SET FiledById = (SELECT CASE WHEN Game.GameId % 3 = 0 THEN WhiteId ELSE BlackId END FROM Game WHERE Game.GameId = Appeal.GameId);
UPDATE Entry SET EnteredOn = (SELECT date(StartDate, '-' || (4 + (EntryId * 13) % 60) || ' days') FROM Tournament WHERE Tournament.TournamentId = Entry.TournamentId);
UPDATE Entry SET PaidCents = CASE EntryId % 17 WHEN 3 THEN 0 WHEN 5 THEN PaidCents / 2 WHEN 9 THEN NULL ELSE PaidCents END;
DELETE FROM Entry WHERE EnteredOn > '2025-07-14';
UPDATE Entry SET WithdrawnRound = NULL WHERE EnteredOn > '2025-06-20';
UPDATE Game SET StartedAt = (SELECT CASE WHEN StartDate = EndDate THEN datetime(StartDate, '+10 hours', '+' || ((RoundNo - 1) * 70 + BoardNo % 3) || ' minutes') ELSE datetime(StartDate, '+' || ((RoundNo - 1) * (julianday(EndDate) - julianday(StartDate)) / 5) || ' days') END FROM Tournament WHERE Tournament.TournamentId = Game.TournamentId);
UPDATE Game SET StartedAt = date(StartedAt) || CASE BoardNo % 3 WHEN 0 THEN ' 14:00:00' WHEN 1 THEN ' 14:30:00' ELSE ' 18:15:00' END WHERE TournamentId IN (SELECT TournamentId FROM Tournament WHERE StartDate < EndDate);
UPDATE Game SET LengthMinutes = 1 + (SELECT (2 * BaseMinutes + 2 * MoveCount * IncrementSeconds / 60) * (25 + (GameId * 29) % 70) / 100 FROM Tournament JOIN TimeControl USING (ControlCode) WHERE Tournament.TournamentId = Game.TournamentId);
UPDATE Game SET BlackThinkSec = LengthMinutes * 60 - LengthMinutes * 60 * WhiteThinkSec / 90, WhiteThinkSec = LengthMinutes * 60 * WhiteThinkSec / 90;
UPDATE Entry SET Score = 0.0 + (SELECT COUNT(*) FROM Game WHERE Game.TournamentId = Entry.TournamentId AND ((WhiteId = PlayerId AND Result = '1-0') OR (BlackId = PlayerId AND Result = '0-1'))) + 0.5 * (SELECT COUNT(*) FROM Game WHERE Game.TournamentId = Entry.TournamentId AND PlayerId IN (WhiteId, BlackId) AND Result = '1/2');
UPDATE Appeal SET FiledAt = (SELECT datetime(StartedAt, '+' || (LengthMinutes + 5 + AppealId * 3) || ' minutes') FROM Game WHERE Game.GameId = Appeal.GameId);
UPDATE Appeal SET DecidedAt = datetime(FiledAt, '+' || (20 + (AppealId * 97) % 900) || ' minutes');
UPDATE Appeal SET DecidedAt = NULL, Outcome = NULL, DecidedById = NULL WHERE AppealId % 8 = 3;
UPDATE Appeal SET DecidedById = NULL WHERE Outcome = 'Withdrawn';
UPDATE ClubInvoice SET PaidOn = date(DueYear || '-' || substr('0' || DueMonth, -2) || '-15', ((InvoiceNo * 31) % 88 - 25) || ' days') WHERE PaidOn IS NOT NULL;
UPDATE ClubInvoice SET PaidOn = NULL WHERE PaidOn > '2025-07-14';
INSERT INTO ClubInvoice SELECT InvoiceNo + 500, ClubId, DueYear, DueMonth, AmountCents, NULL, Purpose, 'disputed' FROM ClubInvoice WHERE InvoiceNo % 29 = 4;
