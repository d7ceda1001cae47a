CREATE TABLE Imprint (
  ImprintId INTEGER PRIMARY KEY,
  ImprintName TEXT,
  Focus TEXT,
  FoundedYear INTEGER
);
INSERT INTO Imprint VALUES (1,'Lantern','literary fiction',1978),(2,'Redshank','crime',1994),(3,'Tall Mast','history',1986),(4,'Pocket Otter','children',2003),(5,'Clearwater','cookery and garden',2011),(6,'Ninth Moon','fantasy',2024);
CREATE TABLE Editor (
  EditorId INTEGER PRIMARY KEY,
  FirstName TEXT,
  LastName TEXT,
  ImprintId INTEGER REFERENCES Imprint(ImprintId),
  HiredOn TEXT,
  LeftOn TEXT,
  ReportsTo INTEGER REFERENCES Editor(EditorId)
);
INSERT INTO Editor VALUES (1,'Maud','Ellery',1,'1999-04-01',NULL,NULL),(2,'Piotr','Zaleski',2,'2008-09-15',NULL,1),(3,'Hannah','Brook',3,'2012-01-09',NULL,1),(4,'Desmond','Ayre',4,'2016-06-20',NULL,1),(5,'Lucia','Ferro',5,'2018-03-12','2024-09-30',3),(6,'Tomas','Brook',2,'2019-11-04',NULL,2),(7,'Greta','Lund',1,'2021-02-15',NULL,1),(8,'Owen','Sharp',4,'2022-08-01',NULL,4),(9,'Nell','Quist',5,'2024-10-07',NULL,3),(10,'Idris','Vaughan',1,'2010-05-03','2022-12-31',1);
CREATE TABLE Author (
  AuthorId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  PenName TEXT, -- only if it differs from the name --: pick NULL*8 | x
  BornOn TEXT, --: date 1936-01-15..1998-11-30
  DiedOn TEXT, --: pick NULL*11 | 2021-10-09 | 2024-03-17
  Country TEXT, --: pick Ireland*5 | UK*6 | France*3 | Spain*3 | Sweden*2 | USA*3 | NULL
  Agent TEXT -- agency that speaks for the author --: pick Marlow & Fitch*4 | Quill House*3 | Sonnet Agency*2 | NULL*4
); --: rows 52
UPDATE Author SET PenName = 'J. ' || LastName || ' Grey' WHERE PenName IS NOT NULL;
CREATE TABLE Book (
  BookId INTEGER PRIMARY KEY, --: seq 101
  Title TEXT, --: mix {The|My|No|Last|One} {Salt|Paper|Glass|Winter|Copper|Orchard|River|Hollow} {Ledger|Garden|Letters|Harbour|Witness|Kitchen|Road|Choir} distinct
  ImprintId INTEGER REFERENCES Imprint(ImprintId), --: pick 1*6 | 2*7 | 3*5 | 4*5 | 5*4
  EditorId INTEGER REFERENCES Editor(EditorId), --: by ImprintId: 1 => 1*2 | 7*3 | 10*2; 2 => 2*3 | 6*3; 3 => 3; 4 => 4*3 | 8*2; 5 => 5*3 | 9*2 | NULL
  Genre TEXT, --: by ImprintId: 1 => novel*5 | stories*2 | poetry; 2 => thriller*3 | detective*4 | true crime; 3 => biography*3 | history*4; 4 => picture book*3 | middle grade*3; 5 => cookery*3 | gardening*2
  OriginalLanguage TEXT, --: pick English*9 | French*2 | Spanish*2 | Swedish
  Status TEXT -- P published, C contracted, X cancelled, O out of print --: pick P*13 | C*2 | X | O*2
); --: rows 78
CREATE TABLE BookAuthor (
  BookId INTEGER REFERENCES Book(BookId), --: ref Book.BookId
  AuthorId INTEGER REFERENCES Author(AuthorId), --: ref Author.AuthorId cover 90% skew
  Role TEXT, --: pick author*10 | co-author*4 | translator*4 | illustrator*4 | foreword*2
  SharePct REAL, -- part of the book's royalty, percent --: pick 100*3 | 75 | 60 | 50*3 | 40 | 25*2 | 0
  PRIMARY KEY (BookId, AuthorId)
); --: rows 130
INSERT OR IGNORE INTO BookAuthor SELECT BookId, 1 + BookId * 17 % 47, 'author', 75 FROM Book WHERE BookId NOT IN (SELECT BookId FROM BookAuthor WHERE Role = 'author');
CREATE TABLE Contract (
  ContractId INTEGER PRIMARY KEY, --: seq 1
  BookId INTEGER REFERENCES Book(BookId), --: seq 101
  SignedOn TEXT, --: date 2017-02-01..2024-09-30
  AdvanceEur INTEGER, --: int 2..90
  DueOn TEXT, -- day the manuscript was promised for --: after SignedOn 90..420 days
  HandedInOn TEXT, -- day the manuscript came --: after SignedOn 80..560 days until 2025-08-31
  OptionNext TEXT -- Y if we may see the next book first --: pick Y*3 | N*2
); --: rows 78
UPDATE Contract SET AdvanceEur = AdvanceEur * 500 + ContractId * 7 % 9 * 250;
UPDATE Contract SET HandedInOn = NULL WHERE BookId IN (SELECT BookId FROM Book WHERE Status IN ('C', 'X'));
UPDATE Contract SET SignedOn = date(SignedOn, '+3 years'), DueOn = date(DueOn, '+3 years') WHERE BookId IN (SELECT BookId FROM Book WHERE Status = 'C') AND SignedOn < '2022-08-01';
UPDATE Book SET Status = 'C' WHERE Status IN ('P', 'O') AND BookId IN (SELECT BookId FROM Contract WHERE HandedInOn IS NULL);
CREATE TABLE Edition (
  EditionId INTEGER PRIMARY KEY, --: seq 3001
  BookId INTEGER REFERENCES Book(BookId), --: ref Book.BookId
  Format TEXT, -- HB hardback, PB paperback, EB e-book, AU audiobook --: pick HB*4 | PB*5 | EB*4 | AU*2
  Isbn TEXT, --: code 978-1-###-####-# distinct
  PublishedOn TEXT, --: int 150..900
  Pages INTEGER, --: int 40..720 normal
  PriceEur REAL, --: by Format: HB => 24.95 | 28 | 32.5; PB => 11.99 | 13.5 | 14.95; EB => 7.99 | 9.99; AU => 17.5 | 21
  EndedOn TEXT -- day it went out of print --: const x
); --: rows 185
DELETE FROM Edition WHERE BookId IN (SELECT BookId FROM Book WHERE Status IN ('C', 'X'));
DELETE FROM Edition WHERE EditionId NOT IN (SELECT MIN(EditionId) FROM Edition GROUP BY BookId, Format);
UPDATE Edition SET PublishedOn = date((SELECT HandedInOn FROM Contract WHERE Contract.BookId = Edition.BookId), '+' || PublishedOn || ' days');
DELETE FROM Edition WHERE PublishedOn > '2025-08-31';
UPDATE Edition SET EndedOn = NULL, Pages = CASE WHEN Format = 'AU' THEN NULL WHEN BookId IN (SELECT BookId FROM Book WHERE Genre = 'picture book') THEN 24 + Pages % 5 * 8 ELSE Pages END;
UPDATE Edition SET EndedOn = CASE WHEN BookId IN (SELECT BookId FROM Book WHERE Status = 'O') OR EditionId % 19 = 3 THEN MIN('2025-08-15', date(PublishedOn, '+' || (300 + EditionId % 7 * 110) || ' days')) END;
UPDATE Edition SET EndedOn = NULL WHERE EndedOn <= PublishedOn;
CREATE TABLE PrintRun (
  RunId INTEGER PRIMARY KEY, --: seq 1
  EditionId INTEGER REFERENCES Edition(EditionId), --: ref Edition.EditionId
  Printer TEXT, --: pick Bexley Books*5 | Drukarnia Wisla*4 | Clays Row*3
  Copies INTEGER, --: pick 800 | 1500*3 | 2000*3 | 3000*3 | 5000*2 | 12000
  UnitCostCent INTEGER, -- printing, per copy --: int 95..640
  OrderedOn TEXT, --: int 20..90
  DeliveredOn TEXT, --: int 14..60
  Spoiled INTEGER -- copies unfit for sale --: int 0..120 skew
); --: rows 330
DELETE FROM PrintRun WHERE EditionId NOT IN (SELECT EditionId FROM Edition WHERE Format IN ('HB', 'PB'));
UPDATE PrintRun SET Copies = Copies + RunId * 11 % 13 * 10, OrderedOn = (SELECT date(PublishedOn, '-' || PrintRun.OrderedOn || ' days') FROM Edition WHERE Edition.EditionId = PrintRun.EditionId);
UPDATE PrintRun SET OrderedOn = date(OrderedOn, '+' || (RunId * 53 % 700 + 60) || ' days') WHERE RunId NOT IN (SELECT MIN(RunId) FROM PrintRun GROUP BY EditionId);
DELETE FROM PrintRun WHERE OrderedOn > '2025-08-20';
UPDATE PrintRun SET DeliveredOn = date(OrderedOn, '+' || DeliveredOn || ' days');
UPDATE PrintRun SET DeliveredOn = NULL, Spoiled = NULL WHERE DeliveredOn > '2025-08-31';
CREATE TABLE RoyaltyStatement (
  StatementNo INTEGER PRIMARY KEY, --: seq 50001
  EditionId INTEGER REFERENCES Edition(EditionId), --: ref Edition.EditionId
  HalfYear TEXT, -- such as 2024-H1 --: pick 2023-H1*2 | 2023-H2*2 | 2024-H1*3 | 2024-H2*3 | 2025-H1*3
  CopiesSold INTEGER, --: int 12..4200 skew
  CopiesReturned INTEGER, --: const 0
  NetReceiptsEur REAL, --: const 0
  RatePct REAL, -- royalty on net receipts --: pick 7.5*3 | 10*4 | 12.5*2 | 25
  SentOn TEXT, --: const x
  PaidOn TEXT --: int 10..70
); --: rows 640
DELETE FROM RoyaltyStatement WHERE EditionId NOT IN (SELECT EditionId FROM Edition);
DELETE FROM RoyaltyStatement WHERE StatementNo NOT IN (SELECT MIN(StatementNo) FROM RoyaltyStatement GROUP BY EditionId, HalfYear);
DELETE FROM RoyaltyStatement WHERE CAST(substr(HalfYear, 1, 4) AS INTEGER) * 12 + CASE WHEN HalfYear LIKE '%H1' THEN 6 ELSE 12 END <= (SELECT CAST(strftime('%Y', PublishedOn) AS INTEGER) * 12 + CAST(strftime('%m', PublishedOn) AS INTEGER) FROM Edition WHERE Edition.EditionId = RoyaltyStatement.EditionId);
UPDATE RoyaltyStatement SET CopiesReturned = CASE WHEN EditionId IN (SELECT EditionId FROM Edition WHERE Format IN ('HB', 'PB')) THEN CopiesSold * (StatementNo * 7 % 24) / 100 ELSE NULL END;
UPDATE RoyaltyStatement SET NetReceiptsEur = ROUND((CopiesSold - COALESCE(CopiesReturned, 0)) * (SELECT PriceEur FROM Edition WHERE Edition.EditionId = RoyaltyStatement.EditionId) * 0.52, 2);
UPDATE RoyaltyStatement SET SentOn = CASE WHEN HalfYear LIKE '%H1' THEN date(substr(HalfYear, 1, 4) || '-08-01', '+' || (StatementNo % 26) || ' days') ELSE date((substr(HalfYear, 1, 4) + 1) || '-02-01', '+' || (StatementNo % 26) || ' days') END;
UPDATE RoyaltyStatement SET PaidOn = date(SentOn, '+' || PaidOn || ' days');
UPDATE RoyaltyStatement SET PaidOn = NULL WHERE PaidOn > '2025-08-31' OR StatementNo % 17 = 9;
CREATE TABLE TranslationDeal (
  DealId INTEGER PRIMARY KEY, --: seq 1
  BookId INTEGER REFERENCES Book(BookId), --: ref Book.BookId cover 60%
  Language TEXT, --: pick German*4 | French*3 | Spanish*3 | Italian*2 | Swedish | Japanese
  ForeignHouse TEXT, --: mix {Verlag|Edizioni|Casa|Maison|Nova} {Aurora|Klett|Pavone|Fluss|Minerva|Delta}
  SignedOn TEXT, --: int 100..1100
  AdvanceEur INTEGER, --: int 3..48
  AppearedOn TEXT --: int 200..800
); --: rows 74
DELETE FROM TranslationDeal WHERE BookId IN (SELECT BookId FROM Book WHERE Status IN ('C', 'X')) OR Language = (SELECT OriginalLanguage FROM Book WHERE Book.BookId = TranslationDeal.BookId);
DELETE FROM TranslationDeal WHERE DealId NOT IN (SELECT MIN(DealId) FROM TranslationDeal GROUP BY BookId, Language);
UPDATE TranslationDeal SET AdvanceEur = AdvanceEur * 250 + DealId % 5 * 50, SignedOn = date((SELECT HandedInOn FROM Contract WHERE Contract.BookId = TranslationDeal.BookId), '+' || SignedOn || ' days');
DELETE FROM TranslationDeal WHERE SignedOn > '2025-08-25';
UPDATE TranslationDeal SET AppearedOn = date(SignedOn, '+' || AppearedOn || ' days');
UPDATE TranslationDeal SET AppearedOn = NULL WHERE AppearedOn > '2025-08-31';
CREATE TABLE Award (
  AwardId INTEGER PRIMARY KEY, --: seq 1
  BookId INTEGER REFERENCES Book(BookId), --: ref Book.BookId cover 40%
  Prize TEXT, --: pick Harp Prize*3 | Golden Bookmark*3 | Dagger of the Year*2 | Young Readers' Cup*2 | Table & Vine
  PrizeYear INTEGER, --: int 2019..2025
  Result TEXT -- won, shortlisted, longlisted --: pick won*2 | shortlisted*4 | longlisted*4
); --: rows 46
DELETE FROM Award WHERE BookId NOT IN (SELECT BookId FROM Edition);
UPDATE Author SET LastName = 'Hayes' WHERE AuthorId = 29;
UPDATE Author SET LastName = 'Davies' WHERE AuthorId = 16;
UPDATE Author SET FirstName = 'Lucas' WHERE AuthorId = 24;
