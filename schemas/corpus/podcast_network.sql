CREATE TABLE show (
  showId INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  genre TEXT,
  language TEXT,
  homeCity TEXT, -- city where the show's team sits
  launchedOn TEXT,
  endedOn TEXT, -- empty while the show runs
  isExplicit INTEGER -- 1 or 0
);
INSERT INTO show VALUES
(1, 'Rust and Roses', 'gardening', 'English', 'Bristol', '2021-03-04', NULL, 0),
(2, 'Cold Ledger', 'true crime', 'English', 'Dublin', '2020-09-15', NULL, 1),
(3, 'The Ninth Inning Club', 'sport', 'English', 'Bristol', '2022-04-02', '2025-02-28', 0),
(4, 'Mesa Redonda', 'politics', 'Spanish', 'Madrid', '2023-01-19', NULL, 0),
(5, 'Nachtzug', 'true crime', 'German', 'Leipzig', '2022-10-31', NULL, 1),
(6, 'Brot und Butter', 'food', 'German', 'Leipzig', '2023-06-12', NULL, 0),
(7, 'Half a Degree', 'science', 'English', 'Dublin', '2021-11-08', NULL, 0),
(8, 'Kitchen Radio', 'food', 'English', 'Bristol', '2024-02-01', NULL, 0),
(9, 'La Sobremesa', 'food', 'Spanish', 'Madrid', '2022-05-20', '2024-11-30', 1),
(10, 'Small Gods of Office', 'comedy', 'English', 'Dublin', '2023-09-05', NULL, 1),
(11, 'Laugh Track Zero', 'comedy', 'English', 'Bristol', '2024-08-22', NULL, 1),
(12, 'Die Wetterfrage', 'science', 'German', 'Leipzig', '2024-01-15', NULL, 0),
(13, 'Goles y Gritos', 'sport', 'Spanish', 'Madrid', '2023-08-11', NULL, 0),
(14, 'Quiet Hours', 'fiction', 'English', 'Dublin', '2025-05-26', NULL, 0);
CREATE TABLE studio (
  studioId INTEGER PRIMARY KEY,
  studioName TEXT,
  city TEXT,
  hourlyEur INTEGER,
  seats INTEGER -- microphones that can be open at once
);
INSERT INTO studio VALUES (1, 'Dockside One', 'Bristol', 48, 4), (2, 'Dockside Two', 'Bristol', 35, 2), (3, 'Liffey Booth', 'Dublin', 62, 6), (4, 'Calle Sonora', 'Madrid', 40, 4), (5, 'Spinnerei Ton', 'Leipzig', 33, 5), (6, 'Attic Room', 'Dublin', NULL, 2);
CREATE TABLE platform (
  platformId INTEGER PRIMARY KEY,
  platformName TEXT,
  since TEXT, -- day we first delivered to it
  sharePct REAL -- part of ad revenue that it keeps
);
INSERT INTO platform VALUES (1, 'Earway', '2020-09-01', 12.5), (2, 'Podbird', '2020-09-01', 15), (3, 'Castaline', '2021-06-10', 10), (4, 'Hark', '2022-02-14', 20), (5, 'OpenFeed', '2020-11-20', 0), (6, 'Loopcast', '2025-04-01', 17.5);
CREATE TABLE sponsor (
  sponsorId INTEGER PRIMARY KEY,
  brand TEXT,
  sector TEXT,
  country TEXT,
  signedOn TEXT
);
INSERT INTO sponsor VALUES
(1, 'Mattress Moon', 'home', 'Ireland', '2021-02-10'), (2, 'Greenbox', 'food', 'UK', '2021-05-03'), (3, 'Velo Uno', 'sport', 'Spain', '2023-03-17'), (4, 'Tofu Tuesday', 'food', 'Germany', '2023-07-01'), (5, 'Shieldly VPN', 'software', 'Ireland', '2020-10-12'), (6, 'Ledgerloop', 'software', 'UK', '2022-08-25'), (7, 'Sparkasse Nord', 'finance', 'Germany', '2022-11-09'), (8, 'Caja Clara', 'finance', 'Spain', '2023-02-02'), (9, 'Bramble Beer', 'food', 'UK', '2024-01-30'), (10, 'Harbour Books', 'media', 'Ireland', '2021-09-14'), (11, 'Otto Optik', 'health', 'Germany', '2024-03-11'), (12, 'Sleepwell Tea', 'health', 'UK', '2022-06-06'), (13, 'Fixit Tools', 'home', 'UK', '2024-05-21'), (14, 'Nimbus Hosting', 'software', 'Germany', '2023-10-02'), (15, 'Pata Negra Direct', 'food', 'Spain', '2023-12-15'), (16, 'Trailhead Boots', 'sport', 'Ireland', '2024-09-09'), (17, 'Lumen Lamps', 'home', 'Germany', '2025-03-20'), (18, 'Inkwell Courses', 'media', 'UK', '2025-05-12');
CREATE TABLE person (
  personId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  bornOn TEXT, --: date 1958-03-01..2002-10-30
  country TEXT, --: pick Ireland*4 | UK*5 | Spain*4 | Germany*4 | Portugal | NULL
  joinedOn TEXT, -- first contract with us --: date 2020-09-01..2025-05-20
  email TEXT --: from lower {firstName}.{lastName}@example.org null 15%
); --: rows 62
CREATE TABLE episode (
  episodeId INTEGER PRIMARY KEY, --: seq 5001
  showId INTEGER REFERENCES show(showId), --: pick 1*9 | 2*12 | 3*8 | 4*9 | 5*11 | 6*8 | 7*9 | 8*7 | 9*6 | 10*8 | 11*6 | 12*7 | 13*5
  episodeTitle TEXT, --: mix {The Long|A Short|My First|Another|No More|Behind the|Return of the} {Winter|Harvest|Verdict|Table|Signal|Ghost|Match|Letter|Garden|Bridge|Alibi|Recipe}
  studioId INTEGER REFERENCES studio(studioId), -- empty for remote recordings --: pick 1*5 | 2*4 | 3*5 | 4*4 | 5*6 | 6 | NULL*4
  recordedAt TEXT, --: date 2023-11-06..2025-06-08 %Y-%m-%d %H:%M:%S
  publishedAt TEXT, --: after recordedAt 2..48 days %Y-%m-%d %H:%M:%S until 2025-06-15
  lengthSec INTEGER, --: int 640..7600 normal
  productionEur REAL, -- what it cost to make, without fees --: price 60..1900
  state TEXT -- live, draft, or pulled (taken down after it had been out) --: const live
); --: rows 160
UPDATE episode SET episodeTitle = episodeTitle || ', part ' || (1 + episodeId % 4) WHERE episodeId % 3 = 0;
UPDATE episode SET publishedAt = NULL WHERE episodeId % 31 = 5;
UPDATE episode SET state = CASE WHEN publishedAt IS NULL THEN 'draft' WHEN episodeId % 14 = 3 THEN 'pulled' ELSE 'live' END;
DELETE FROM episode WHERE (showId = 3 AND COALESCE(publishedAt, '2026') > '2025-02-28') OR (showId = 9 AND COALESCE(publishedAt, '2026') > '2024-11-30') OR (showId = 8 AND recordedAt < '2024-02-01') OR (showId = 11 AND recordedAt < '2024-08-22') OR (showId = 12 AND recordedAt < '2024-01-15');
CREATE TABLE credit (
  episodeId INTEGER REFERENCES episode(episodeId), --: ref episode.episodeId
  personId INTEGER REFERENCES person(personId), --: ref person.personId cover 88% skew
  role TEXT, --: pick host*5 | guest*5 | producer*3 | editor*3
  feeEur REAL, -- empty where nobody is paid --: price 40..900 null 14%
  PRIMARY KEY (episodeId, personId)
); --: rows 360
DELETE FROM credit WHERE episodeId NOT IN (SELECT episodeId FROM episode);
CREATE TABLE dailyDownload (
  episodeId INTEGER REFERENCES episode(episodeId), --: ref episode.episodeId cover 85%
  platformId INTEGER REFERENCES platform(platformId), --: pick 1*6 | 2*5 | 3*3 | 4*3 | 5*2 | 6
  day TEXT, --: int 0..45 skew
  downloads INTEGER, --: int 40..9800 skew
  finished INTEGER -- how many were played to the end --: const 1
); --: rows 400
DELETE FROM dailyDownload WHERE episodeId NOT IN (SELECT episodeId FROM episode WHERE publishedAt IS NOT NULL);
UPDATE dailyDownload SET day = date((SELECT publishedAt FROM episode WHERE episode.episodeId = dailyDownload.episodeId), '+' || day || ' days');
DELETE FROM dailyDownload WHERE day > '2025-06-14';
UPDATE dailyDownload SET platformId = 1 WHERE platformId = 6 AND day < '2025-04-01';
DELETE FROM dailyDownload WHERE rowid NOT IN (SELECT MIN(rowid) FROM dailyDownload GROUP BY episodeId, platformId, day);
UPDATE dailyDownload SET finished = downloads * (30 + (episodeId * 7 + platformId * 11) % 55) / 100;
UPDATE dailyDownload SET finished = NULL WHERE platformId = 5;
CREATE TABLE adSlot (
  adSlotId INTEGER PRIMARY KEY, --: seq 701
  episodeId INTEGER REFERENCES episode(episodeId), --: ref episode.episodeId cover 78%
  sponsorId INTEGER REFERENCES sponsor(sponsorId), --: pick 1*7 | 2*8 | 3*4 | 4*5 | 5*9 | 6*6 | 7*4 | 8*5 | 9*6 | 10*3 | 11*4 | 12*5 | 13*3 | 14*6 | 15*4 | 16*2 | 17
  position TEXT, -- pre, mid or post roll --: pick pre*4 | mid*6 | post*2
  spotSec INTEGER, -- length of the spot --: pick 15*2 | 30*5 | 45*2 | 60*3 | 90
  listCpm REAL, -- euros per thousand impressions by the rate card --: real 14..46 1
  soldCpm REAL, -- euros per thousand that were agreed --: const 1
  impressions INTEGER, --: int 900..38000 skew
  bookedOn TEXT, --: int 6..70
  airedOn TEXT, --: const x
  paidOn TEXT, --: int 10..75
  isCancelled INTEGER --: pick 0*12 | 1
); --: rows 250
DELETE FROM adSlot WHERE episodeId NOT IN (SELECT episodeId FROM episode);
UPDATE adSlot SET airedOn = (SELECT date(publishedAt) FROM episode WHERE episode.episodeId = adSlot.episodeId);
UPDATE adSlot SET bookedOn = date(COALESCE(airedOn, '2025-06-14'), '-' || bookedOn || ' days'), soldCpm = ROUND(listCpm * (100 - (adSlotId * 13 % 9) * 4) / 100.0, 2);
UPDATE adSlot SET airedOn = NULL WHERE isCancelled = 1;
UPDATE adSlot SET impressions = NULL WHERE airedOn IS NULL;
UPDATE adSlot SET paidOn = CASE WHEN airedOn IS NULL OR adSlotId % 11 = 4 THEN NULL ELSE date(airedOn, '+' || paidOn || ' days') END;
UPDATE adSlot SET paidOn = NULL WHERE paidOn > '2025-06-15';
CREATE TABLE review (
  reviewId INTEGER PRIMARY KEY, --: seq 1
  showId INTEGER REFERENCES show(showId), --: pick 1*5 | 2*9 | 3*4 | 4*6 | 5*8 | 6*3 | 7*7 | 8*4 | 10*6 | 11*5 | 12*2 | 13*3
  platformId INTEGER REFERENCES platform(platformId), --: pick 1*5 | 2*4 | 3*2 | 4*2
  stars INTEGER, --: pick 1 | 2 | 3*2 | 4*4 | 5*4
  postedOn TEXT, --: date 2024-09-01..2025-06-14
  comment TEXT --: pick NULL*6 | too many ads | audio crackles | made my commute | miss the old host | more of this please | ads louder than show | fell asleep happily
); --: rows 130
UPDATE person SET lastName = 'Abbott', email = 'edith.abbott@example.org' WHERE personId = 12;
UPDATE person SET firstName = 'Lena', email = NULL WHERE personId = 30;
