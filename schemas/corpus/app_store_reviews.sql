CREATE TABLE Country (
  CountryCode TEXT PRIMARY KEY,
  CountryName TEXT,
  Continent TEXT,
  VatPercent REAL
);
INSERT INTO Country VALUES ('NL', 'Netherlands', 'Europe', 21), ('SE', 'Sweden', 'Europe', 25), ('CH', 'Switzerland', 'Europe', 8.1), ('JP', 'Japan', 'Asia', 10), ('KR', 'South Korea', 'Asia', 10), ('BR', 'Brazil', 'South America', NULL), ('KE', 'Kenya', 'Africa', 16), ('CA', 'Canada', 'North America', 5), ('NZ', 'New Zealand', 'Oceania', 15);
CREATE TABLE Developer (
  DeveloperId INTEGER PRIMARY KEY, --: seq 1
  StudioName TEXT, --: mix {Moss|Pebble|Otter|Lumen|Rook|Tandem} {Labs|Games|Works|Apps} distinct
  CountryCode TEXT REFERENCES Country(CountryCode), --: pick NL*4 | SE*3 | JP*3 | CA*2 | BR | CH
  ContactFirst TEXT, --: first
  ContactLast TEXT, --: last distinct
  ContactBorn TEXT, --: date 1965-03-01..1999-08-31
  TeamSize INTEGER, --: int 1..90 skew null 10%
  JoinedOn TEXT --: date 2014-01-10..2021-12-20
); --: rows 22
CREATE TABLE Category (
  CategoryId INTEGER PRIMARY KEY,
  CategoryName TEXT
);
INSERT INTO Category VALUES (1, 'Puzzle'), (2, 'Fitness'), (3, 'Budgeting'), (4, 'Photo'), (5, 'Travel'), (6, 'Languages'), (7, 'Weather'), (8, 'Astrology');
CREATE TABLE App (
  AppId INTEGER PRIMARY KEY, --: seq 100
  AppName TEXT, --: mix {Swift|Tiny|Happy|Deep|Paper|Solar|Night} {Fox|Ledger|Trail|Canvas|Words|Cloud|Pulse} distinct
  DeveloperId INTEGER REFERENCES Developer(DeveloperId), --: ref Developer.DeveloperId cover 88% skew
  SequelOf INTEGER REFERENCES App(AppId), -- the app that it follows on from --: self AppId
  PriceCents INTEGER, -- 0 if free; euro cents --: pick 0*5 | 99*2 | 199*2 | 299*2 | 499 | 999
  InAppSales TEXT, -- Y or N --: pick Y*3 | N*2
  ReleasedOn TEXT, --: date 2019-01-15..2024-05-30
  UpdatedOn TEXT, -- latest version out --: const x
  RemovedOn TEXT, -- empty while in the store --: pick NULL*8 | 2024-12-01 | 2025-04-15
  AgeRating INTEGER, -- minimum age --: pick 3*5 | 7*3 | 12*3 | 17
  StoreStars REAL -- average shown in the store, may lag behind --: real 1.9..4.9 1 normal
); --: rows 40
UPDATE App SET SequelOf = NULL WHERE AppId % 4 <> 2;
UPDATE App SET ReleasedOn = (SELECT date(O.ReleasedOn, '+' || (App.AppId % 7 * 60 + 100) || ' days') FROM App AS O WHERE O.AppId = App.SequelOf) WHERE SequelOf IS NOT NULL;
UPDATE App SET ReleasedOn = '2024-06-03' WHERE ReleasedOn > '2024-06-03';
CREATE TABLE AppCategory (
  AppId INTEGER REFERENCES App(AppId), --: ref App.AppId
  CategoryId INTEGER REFERENCES Category(CategoryId), --: int 1..7
  IsMain INTEGER, -- 1 for the category it is listed under first --: const 0
  PRIMARY KEY (AppId, CategoryId)
); --: rows 78
UPDATE AppCategory SET IsMain = 1 WHERE CategoryId = (SELECT MIN(C.CategoryId) FROM AppCategory AS C WHERE C.AppId = AppCategory.AppId);
CREATE TABLE Version (
  VersionId INTEGER PRIMARY KEY, --: seq 1000
  AppId INTEGER REFERENCES App(AppId), --: ref App.AppId
  VersionNo TEXT, --: code #.#
  SubmittedOn TEXT, --: int 0..350
  ApprovedOn TEXT, --: int 1..21 null 6%
  SizeMb REAL, --: real 4..480 1 skew
  MinOs INTEGER --: pick 12*2 | 13*3 | 14*4 | 15*2
); --: rows 150
UPDATE Version SET SubmittedOn = (SELECT date(ReleasedOn, '+' || Version.SubmittedOn || ' days') FROM App WHERE App.AppId = Version.AppId);
UPDATE Version SET ApprovedOn = date(SubmittedOn, '+' || ApprovedOn || ' days');
UPDATE App SET UpdatedOn = COALESCE((SELECT MAX(ApprovedOn) FROM Version WHERE Version.AppId = App.AppId), ReleasedOn);
CREATE TABLE DeviceModel (
  DeviceId INTEGER PRIMARY KEY,
  DeviceName TEXT,
  Maker TEXT,
  IsTablet INTEGER
);
INSERT INTO DeviceModel VALUES (1, 'Aero 5', 'Kitsune', 0), (2, 'Aero 5 Max', 'Kitsune', 0), (3, 'Slate 10', 'Kitsune', 1), (4, 'Brisk One', 'Volta', 0), (5, 'Brisk Two', 'Volta', 0), (6, 'Volta Pad', 'Volta', 1), (7, 'Mono', 'Heron', 0), (8, 'Mono Lite', 'Heron', 0), (9, 'Wristling', 'Heron', 0);
CREATE TABLE Review (
  ReviewId INTEGER PRIMARY KEY, --: seq 1
  AppId INTEGER REFERENCES App(AppId), --: ref App.AppId cover 90% skew
  VersionId INTEGER REFERENCES Version(VersionId), --: const 1
  DeviceId INTEGER REFERENCES DeviceModel(DeviceId), --: pick 1*6 | 2*4 | 3*3 | 4*5 | 5*3 | 6*2 | 7*3 | 8 | NULL
  CountryCode TEXT REFERENCES Country(CountryCode), --: pick NL*6 | SE*4 | JP*5 | KR*3 | BR*4 | CA*4 | CH*2 | KE
  Stars INTEGER, -- 1 to 5 --: pick 1*4 | 2*3 | 3*4 | 4*7 | 5*9
  Headline TEXT, --: mix {Great|Nice|Awful|Useful|Broken|Pretty|Slow} {update|app|design|idea|sound|support}
  WrittenAt TEXT, --: int 3..700
  EditedAt TEXT, --: int 1..90 null 82%
  AnsweredAt TEXT, -- reply of the developer --: int 1..40 null 55%
  HelpfulVotes INTEGER, --: int 0..120 skew
  Status TEXT -- V visible, H hidden, F flagged --: pick V*11 | H | F
); --: rows 380
UPDATE Review SET WrittenAt = (SELECT datetime(ReleasedOn, '+' || Review.WrittenAt || ' days', '+' || (Review.ReviewId * 97 % 1300 + 60) || ' minutes') FROM App WHERE App.AppId = Review.AppId);
DELETE FROM Review WHERE WrittenAt > '2025-06-15' OR WrittenAt > (SELECT RemovedOn FROM App WHERE App.AppId = Review.AppId);
UPDATE Review SET EditedAt = datetime(WrittenAt, '+' || EditedAt || ' days'), AnsweredAt = datetime(WrittenAt, '+' || (AnsweredAt * 9) || ' hours');
UPDATE Review SET EditedAt = NULL WHERE EditedAt > '2025-06-30';
UPDATE Review SET AnsweredAt = NULL WHERE AnsweredAt > '2025-06-30';
UPDATE Review SET VersionId = (SELECT MAX(V.VersionId) FROM Version AS V WHERE V.AppId = Review.AppId AND V.ApprovedOn <= date(Review.WrittenAt));
CREATE TABLE Crash (
  CrashId INTEGER PRIMARY KEY, --: seq 1
  VersionId INTEGER REFERENCES Version(VersionId), --: ref Version.VersionId cover 70% skew
  DeviceId INTEGER REFERENCES DeviceModel(DeviceId), --: int 1..8
  ReportedOn TEXT, --: int 1..240
  CrashCount INTEGER, -- crashes in that report --: int 1..340 skew
  UsersHit INTEGER, --: const 0
  LostSeconds INTEGER, -- time until users were back in --: int 2..900 skew
  FixedIn INTEGER REFERENCES Version(VersionId) -- empty if not fixed --: const 1
); --: rows 230
UPDATE Crash SET UsersHit = MAX(1, CrashCount * (30 + CrashId % 60) / 100), ReportedOn = (SELECT date(COALESCE(ApprovedOn, SubmittedOn), '+' || Crash.ReportedOn || ' days') FROM Version WHERE Version.VersionId = Crash.VersionId);
DELETE FROM Crash WHERE ReportedOn > '2025-06-30';
UPDATE Crash SET FixedIn = (SELECT MIN(V.VersionId) FROM Version AS V, Version AS B WHERE B.VersionId = Crash.VersionId AND V.AppId = B.AppId AND V.ApprovedOn > Crash.ReportedOn AND Crash.CrashId % 3 > 0);
CREATE TABLE Download (
  AppId INTEGER REFERENCES App(AppId), --: ref App.AppId
  CountryCode TEXT REFERENCES Country(CountryCode), --: pick NL*3 | SE*2 | JP*3 | KR*2 | BR*2 | CA*2 | CH
  Month TEXT, -- yyyy-mm --: pick 2025-01 | 2025-02 | 2025-03 | 2025-04 | 2025-05 | 2025-06
  Downloads INTEGER, --: int 5..9000 skew
  Refunds INTEGER, -- downloads paid back --: int 0..60 skew
  PRIMARY KEY (AppId, CountryCode, Month)
); --: rows 380
