CREATE TABLE vanRoutes (
  routeId INTEGER PRIMARY KEY,
  routeName TEXT,
  driverName TEXT,
  weekday TEXT, -- day on which the van runs
  driveMinutes INTEGER -- whole tour without stops
);
INSERT INTO vanRoutes VALUES (1, 'North Loop', 'Arvid Nore', 'Monday', 310), (2, 'Fjord Line', 'Sunniva Rekdal', 'Tuesday', 425), (3, 'City Shuttle', 'Tomas Eide', 'Wednesday', 140), (4, 'Valley Tour', 'Sunniva Rekdal', 'Thursday', 385), (5, 'Island Run', 'Gjermund Fosse', 'Friday', 510);
CREATE TABLE libraries (
  libraryId INTEGER PRIMARY KEY,
  libraryName TEXT NOT NULL,
  town TEXT,
  kind TEXT, -- public, university, school, special
  routeId INTEGER, -- van that stops here
  openHours REAL, -- per week
  acceptsScans TEXT -- yes or no
);
INSERT INTO libraries VALUES (1, 'Hamnvik Central Library', 'Hamnvik', 'public', 3, 58, 'yes'), (2, 'Hamnvik University Library', 'Hamnvik', 'university', 3, 74, 'yes'), (3, 'Storfell Library', 'Storfell', 'public', 1, 36, 'yes'), (4, 'Lysedal Library', 'Lysedal', 'public', 4, 28, 'no'), (5, 'Brattholm Library', 'Brattholm', 'public', 5, 22, 'no'), (6, 'Nordsund Technical School', 'Nordsund', 'school', 1, 40, 'yes'), (7, 'Nordsund Library', 'Nordsund', 'public', 1, 44.5, 'yes'), (8, 'Museum Library Eikdal', 'Eikdal', 'special', 4, 16, 'yes'), (9, 'Eikdal Library', 'Eikdal', 'public', 4, 33, 'no'), (10, 'Fjordgate Library', 'Fjordgate', 'public', 2, 38, 'yes'), (11, 'Fjordgate Maritime College', 'Fjordgate', 'university', 2, 52, 'yes'), (12, 'Tunnes Library', 'Tunnes', 'public', 2, 18, 'no'), (13, 'Skarvoy Library', 'Skarvoy', 'public', 5, 12, 'no'), (14, 'Hospital Library Hamnvik', 'Hamnvik', 'special', NULL, 25, 'yes');
CREATE TABLE subjects (
  subjectCode TEXT PRIMARY KEY,
  subjectName TEXT
);
INSERT INTO subjects VALUES ('HIS', 'History'), ('NAT', 'Nature'), ('TEC', 'Technology'), ('ART', 'Arts'), ('LAW', 'Law'), ('MED', 'Medicine'), ('LIT', 'Literature'), ('SEA', 'Seafaring'), ('REL', 'Religion');
CREATE TABLE staff (
  staffId INTEGER PRIMARY KEY,           --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  libraryId INTEGER,                     --: pick 1*6 | 2*5 | 3*2 | 4*2 | 5 | 6 | 7*3 | 8 | 9*2 | 10*2 | 11*2 | 12 | 13
  role TEXT, -- librarian, assistant, clerk
                                         
  startedOn TEXT                         --: date 1994-08-01..2025-02-15
); --: rows 38
CREATE TABLE readers (
  readerId INTEGER PRIMARY KEY,          --: seq 1
  cardNumber TEXT, -- printed on the card
                                         
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  bornOn TEXT,                           --: date 1938-04-01..2013-08-30
  homeLibraryId INTEGER,                 --: pick 1*7 | 2*6 | 3*3 | 4*2 | 5*1 | 6*2 | 7*4 | 8*1 | 9*2 | 10*3 | 11*3 | 12*1
  email TEXT,                            --: from lower {firstName}.{lastName}@lesepost.example null 13% empty 7%
  blocked TEXT                           --: pick no*9 | yes*1
); --: rows 130
CREATE TABLE titles (
  titleId INTEGER PRIMARY KEY,           --: seq 1
  title TEXT,                            --: mix {A Short History of|Notes on|Field Guide to|Letters about|Practical|Essays on|The Secret Life of|Repairing} {Lighthouses|Moss|Diesel Engines|Herring|Stave Churches|Wool|Knots|Glaciers|Radio Sets|Harbour Law|Folk Songs|Bees} distinct
  author TEXT,                           --: person
  publishedYear INTEGER,                 --: int 1948..2024
  language TEXT,                         --: pick Norwegian*7 | English*4 | German*2 | Danish*1
  subjectCode TEXT, -- see subjects
                                         
  pages INTEGER                          --: int 64..780 skew
); --: rows 64
CREATE TABLE copies (
  copyId INTEGER PRIMARY KEY,            --: seq 1
  shelfMark TEXT,                        --: code @@-###.# distinct
  titleId INTEGER,                       --: ref titles.titleId cover 92%
  libraryId INTEGER,                     --: pick 1*7 | 2*8 | 3*2 | 4*1 | 6*2 | 7*3 | 8*2 | 9*1 | 10*2 | 11*4 | 14*1
  state TEXT, -- good, worn, damaged
                                         
  lendable TEXT,                         --: pick yes*8 | no*2
  acquiredOn TEXT                        --: date 1996-01-15..2025-01-31
); --: rows 150
CREATE TABLE requests (
  requestId INTEGER PRIMARY KEY,         --: seq 30001
  readerId INTEGER,                      --: ref readers.readerId cover 82% skew
  titleId INTEGER,                       --: ref titles.titleId cover 90%
  requestingLibraryId INTEGER, -- where the reader picks it up
                                         
  supplyingLibraryId INTEGER, -- which library lends it
                                         
  requestedOn TEXT,                      --: date 2023-04-03..2025-03-27
  neededBy TEXT,                         --: after requestedOn 10..60 days null 35%
  filledOn TEXT,                         --: after requestedOn 1..24 days until 2025-03-31 null 14%
  status TEXT, -- filled, open, refused, cancelled
                                         
  remark TEXT                            --: pick NULL*6 | any edition*2 | large print please*1 | scan is enough*2 | wrong ISBN*1 | reader is student*1
); --: rows 290
CREATE TABLE shipments (
  shipmentId INTEGER PRIMARY KEY,        --: seq 1
  requestId INTEGER,                     --: ref requests.requestId cover 75% distinct
  fromLibraryId INTEGER, -- origin
                                         
  toLibraryId INTEGER, -- destination
                                         
  crateNumber TEXT,                      --: pick CR-101*3 | CR-102*3 | CR-107*2 | CR-115*4 | CR-118*2 | CR-220*3 | CR-221*1 | CR-300*1
  packedOn TEXT,                         --: date 2023-04-03..2025-03-27
  arrivedOn TEXT,                        --: after packedOn 1..9 days
  packMinutes INTEGER, -- handling time
                                         
  weightGrams INTEGER                    --: int 180..2400 skew
); --: rows 210
CREATE TABLE loans (
  loanId INTEGER PRIMARY KEY,            --: seq 1
  requestId INTEGER,                     --: ref requests.requestId cover 70% distinct
  copyId INTEGER,                        --: ref copies.copyId cover 80%
  readerId INTEGER,                      --: ref readers.readerId
  lentOn TEXT,                           --: date 2023-04-10..2025-03-29
  dueOn TEXT,                            --: after lentOn 21..28 days
  returnedOn TEXT,                       --: after lentOn 3..50 days until 2025-03-31 null 6%
  renewals INTEGER, -- times prolonged
                                         
  fine REAL -- in kroner, 0 if none
                                         
); --: rows 195
CREATE TABLE monthlyReports (
  libraryId INTEGER,
  year INTEGER,
  month INTEGER,
  isOpen TEXT, -- yes, or no if closed that month
  requestsIn INTEGER, -- asked of this library
  requestsOut INTEGER, -- sent by this library
  filledIn INTEGER,
  filledOut INTEGER,
  refusedIn INTEGER,
  averageFillDays REAL,
  vanStops INTEGER,
  cratesIn INTEGER,
  cratesOut INTEGER,
  damagedItems INTEGER,
  lostItems INTEGER,
  scansSent INTEGER, -- articles
  scanPages INTEGER,
  staffMinutes INTEGER, -- spent on interlibrary loan
  postageCost REAL, -- kroner
  feesTaken REAL, -- kroner
  finesTaken REAL, -- kroner
  readersServed INTEGER,
  remark TEXT,
  PRIMARY KEY (libraryId, year, month)
);
INSERT INTO monthlyReports WITH RECURSIVE m(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM m WHERE i < 23) SELECT l.libraryId, 2023 + (3 + m.i) / 12, 1 + (3 + m.i) % 12, CASE WHEN (3 + m.i) % 12 = 6 AND l.openHours < 26 THEN 'no' ELSE 'yes' END, CAST(l.openHours AS INTEGER) / 2 + (m.i * 7 + l.libraryId * 13) % 19, CAST(l.openHours AS INTEGER) / 3 + (m.i * 11 + l.libraryId * 5) % 14, 0, 0, (m.i * 5 + l.libraryId * 3) % 5, 3 + (m.i * 13 + l.libraryId * 7) % 90 * 0.1, 4 + (m.i + l.libraryId) % 2, 3 + (m.i * 3 + l.libraryId * 11) % 12, 2 + (m.i * 9 + l.libraryId * 4) % 13, CASE WHEN (m.i * 7 + l.libraryId) % 6 = 0 THEN 1 + m.i % 3 ELSE 0 END, CASE WHEN (m.i * 3 + l.libraryId * 5) % 13 = 0 THEN 1 ELSE 0 END, CASE l.acceptsScans WHEN 'yes' THEN (m.i * 17 + l.libraryId * 7) % 31 ELSE 0 END, 0, 0, 80 + (m.i * 41 + l.libraryId * 23) % 60 * 8.5, (m.i * 29 + l.libraryId * 17) % 40 * 15, (m.i * 19 + l.libraryId * 31) % 25 * 10, 0, CASE (m.i * 5 + l.libraryId * 9) % 11 WHEN 0 THEN 'van broke down' WHEN 3 THEN '' WHEN 5 THEN 'short of staff' WHEN 8 THEN '' END FROM libraries AS l, m WHERE l.libraryId <= 12 ORDER BY m.i, l.libraryId;
UPDATE monthlyReports SET requestsIn = 0, requestsOut = 0, refusedIn = 0, averageFillDays = NULL, vanStops = 0, cratesIn = 0, cratesOut = 0, damagedItems = 0, lostItems = 0, scansSent = 0, postageCost = 0, feesTaken = 0, finesTaken = 0, remark = 'summer break' WHERE isOpen = 'no';
UPDATE monthlyReports SET refusedIn = refusedIn + requestsIn / 9 WHERE isOpen = 'yes';
UPDATE monthlyReports SET filledIn = requestsIn - refusedIn, filledOut = requestsOut * (70 + (month * 7 + libraryId * 3) % 28) / 100, scanPages = scansSent * (6 + (month + libraryId) % 9), averageFillDays = round(averageFillDays, 1);
UPDATE monthlyReports SET staffMinutes = (filledIn + filledOut) * (9 + (month + libraryId) % 6) + scanPages * 2, readersServed = filledOut * (78 + month) / 100;
UPDATE staff SET role = CASE WHEN staffId % 5 = 1 THEN 'librarian' WHEN staffId % 3 = 0 THEN 'clerk' ELSE 'assistant' END;
UPDATE readers SET cardNumber = 'K-' || (4400 + readerId * 17);
UPDATE titles SET subjectCode = CASE WHEN title LIKE '%Moss' OR title LIKE '%Glaciers' OR title LIKE '%Bees' THEN 'NAT' WHEN title LIKE '%Diesel%' OR title LIKE '%Radio%' THEN 'TEC' WHEN title LIKE '%Law' THEN 'LAW' WHEN title LIKE '%Songs' OR title LIKE '%Wool' THEN 'ART' WHEN title LIKE '%Knots' OR title LIKE '%Herring' OR title LIKE '%Lighthouses' THEN 'SEA' ELSE 'HIS' END;
UPDATE copies SET state = CASE WHEN copyId % 17 = 3 THEN 'damaged' WHEN acquiredOn < '2008-01-01' THEN 'worn' ELSE 'good' END;
UPDATE copies SET lendable = 'no' WHERE state = 'damaged' AND copyId % 2 = 0;
UPDATE requests SET requestingLibraryId = (SELECT r.homeLibraryId FROM readers AS r WHERE r.readerId = requests.readerId);
UPDATE requests SET supplyingLibraryId = (SELECT MIN(c.libraryId) FROM copies AS c WHERE c.titleId = requests.titleId AND c.libraryId <> requests.requestingLibraryId AND c.libraryId > requests.requestId % 5);
UPDATE requests SET status = CASE WHEN filledOn IS NOT NULL AND supplyingLibraryId IS NOT NULL THEN 'filled' WHEN requestedOn > '2025-02-20' THEN 'open' WHEN requestId % 3 = 0 THEN 'cancelled' ELSE 'refused' END;
UPDATE requests SET filledOn = NULL WHERE status <> 'filled';
UPDATE requests SET remark = '' WHERE remark IS NULL AND requestId % 4 = 2;
DELETE FROM shipments WHERE requestId NOT IN (SELECT requestId FROM requests WHERE status = 'filled');
UPDATE shipments SET fromLibraryId = (SELECT r.supplyingLibraryId FROM requests AS r WHERE r.requestId = shipments.requestId), toLibraryId = (SELECT r.requestingLibraryId FROM requests AS r WHERE r.requestId = shipments.requestId), packedOn = (SELECT date(r.filledOn, '-' || (1 + shipments.shipmentId % 4) || ' days') FROM requests AS r WHERE r.requestId = shipments.requestId), packMinutes = 3 + shipmentId * 7 % 23;
UPDATE shipments SET arrivedOn = date(packedOn, '+' || (1 + shipmentId * 5 % 8) || ' days');
UPDATE shipments SET arrivedOn = NULL WHERE arrivedOn > '2025-03-31' OR shipmentId % 41 = 8;
DELETE FROM loans WHERE requestId NOT IN (SELECT requestId FROM requests WHERE status = 'filled');
UPDATE loans SET readerId = (SELECT r.readerId FROM requests AS r WHERE r.requestId = loans.requestId), lentOn = (SELECT date(r.filledOn, '+' || (loans.loanId % 6) || ' days') FROM requests AS r WHERE r.requestId = loans.requestId);
UPDATE loans SET copyId = COALESCE((SELECT MIN(c.copyId) FROM copies AS c JOIN requests AS r ON c.titleId = r.titleId AND c.libraryId = r.supplyingLibraryId WHERE r.requestId = loans.requestId), copyId), dueOn = date(lentOn, CASE WHEN loanId % 3 = 0 THEN '+21 days' ELSE '+28 days' END), renewals = CASE WHEN loanId % 7 = 2 THEN 1 WHEN loanId % 19 = 4 THEN 2 ELSE 0 END;
UPDATE loans SET returnedOn = date(lentOn, '+' || (5 + loanId * 7 % 37) || ' days') WHERE returnedOn IS NOT NULL;
UPDATE loans SET returnedOn = NULL WHERE returnedOn > '2025-03-31';
DELETE FROM loans WHERE lentOn > '2025-03-31';
UPDATE loans SET fine = CASE WHEN julianday(returnedOn) - julianday(dueOn) > 2 AND renewals = 0 THEN 5 * CAST(julianday(returnedOn) - julianday(dueOn) AS INTEGER) ELSE 0 END;
UPDATE shipments SET packedOn = (SELECT r.requestedOn FROM requests AS r WHERE r.requestId = shipments.requestId) WHERE packedOn < (SELECT r.requestedOn FROM requests AS r WHERE r.requestId = shipments.requestId);
UPDATE shipments SET arrivedOn = packedOn WHERE arrivedOn < packedOn;
UPDATE shipments SET arrivedOn = NULL WHERE crateNumber = 'CR-115' AND shipmentId % 8 = 3;
