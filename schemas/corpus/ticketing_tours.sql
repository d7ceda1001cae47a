-- A trust of six museums: ticket sales, guided tours, gate scans.
CREATE TABLE museum (
  musId INTEGER PRIMARY KEY,
  musName TEXT NOT NULL,
  musTown TEXT,
  musSqm INTEGER,
  musCafe TEXT
);
INSERT INTO museum VALUES (1, 'Tidewater Maritime Museum', 'Solhaven', 5200, 'yes'), (2, 'House of Clocks', 'Brackwater', 900, 'no'), (3, 'Lantern Hall', 'Solhaven', 3100, 'yes'), (4, 'Museum of Rail and Steam', 'Elmstead', 7400, 'yes'), (5, 'Weavers Yard', 'Brackwater', 1250, 'no'), (6, 'Old Observatory', 'Tarn Hill', 640, 'no');
CREATE TABLE gallery (
  galId INTEGER PRIMARY KEY,
  galName TEXT NOT NULL,
  galMusId INTEGER NOT NULL REFERENCES museum(musId),
  galFloor INTEGER
);
INSERT INTO gallery VALUES (11, 'Chart Room', 1, 0), (12, 'Wreck Deck', 1, 1), (13, 'Rope Loft', 1, 2), (14, 'Harbour Hall', 1, 0), (21, 'Pendulum Room', 2, 0), (22, 'Tower Clocks', 2, 1), (23, 'Escapement Cabinet', 2, 1), (31, 'East Wing', 3, 0), (32, 'Glass Corridor', 3, 1), (33, 'Lantern Room', 3, 2), (34, 'Print Cabinet', 3, 1), (41, 'Engine Shed', 4, 0), (42, 'Royal Carriages', 4, 0), (43, 'Signal Box', 4, 1), (44, 'East Wing', 4, 1), (51, 'Loom Floor', 5, 0), (52, 'Dye House', 5, 1), (61, 'Dome', 6, 2), (62, 'Meridian Room', 6, 0);
CREATE TABLE exhibition (
  exhId INTEGER PRIMARY KEY,   --: seq 701
  exhTitle TEXT,               --: mix {Salt|Iron|Glass|Silver|Paper|Steam|Velvet} {and|beyond|without} {Sea|Sky|City|Light|Time} distinct
  exhGalId INTEGER REFERENCES gallery(galId), --: ref gallery.galId
  exhOpens INTEGER,            --: date 2022-01-10..2024-07-20 unix
  exhCloses INTEGER,           --: after exhOpens 40..260 days unix
  exhFee REAL                  --: pick NULL*4 | 2.5*3 | 4*4 | 6*3 | 8
); --: rows 34
CREATE TABLE guide (
  guiId INTEGER PRIMARY KEY,   --: seq 1
  guiFirst TEXT,               --: first
  guiLast TEXT,                --: last distinct
  guiMusId INTEGER REFERENCES museum(musId), --: ref museum.musId
  guiBorn INTEGER,             --: date 1971-03-01..2002-10-30 unix
  guiHired INTEGER,            --: date 2015-02-01..2024-05-15 unix
  guiState TEXT,               --: pick active*5 | inactive
  guiRate REAL                 --: pick 22 | 24.5*3 | 26*3 | 29*2 | 33
); --: rows 36
CREATE TABLE language (
  lanCode TEXT PRIMARY KEY,
  lanName TEXT
);
INSERT INTO language VALUES ('en', 'English'), ('fr', 'French'), ('de', 'German'), ('hi', 'Hindi'), ('ja', 'Japanese'), ('es', 'Spanish'), ('nl', 'Dutch');
CREATE TABLE guideLanguage (
  glaGuiId INTEGER REFERENCES guide(guiId),    --: ref guide.guiId
  glaLanCode TEXT REFERENCES language(lanCode), --: ref language.lanCode cover 86% skew
  glaLevel TEXT,               --: pick native*2 | fluent*4 | basic*3
  PRIMARY KEY (glaGuiId, glaLanCode)
); --: rows 80
CREATE TABLE customer (
  cusId INTEGER PRIMARY KEY,   --: seq 4001
  cusFirst TEXT,               --: first
  cusLast TEXT,                --: last
  cusTown TEXT,                --: pick Solhaven*6 | Brackwater*4 | Elmstead*4 | Tarn Hill*2 | Overseas*3
  cusEmail TEXT,               --: from lower {cusFirst}.{cusLast}@example.com null 14%
  cusSince INTEGER,            --: date 2020-05-01..2024-06-20 unix
  cusPass TEXT                 --: pick none*6 | annual*3 | family
); --: rows 120
CREATE TABLE ticketType (
  tyCode TEXT PRIMARY KEY,
  tyName TEXT,
  tyPrice REAL,
  tyRefundable TEXT
);
INSERT INTO ticketType VALUES ('AD', 'Adult', 14.00, 'yes'), ('CH', 'Child', 6.50, 'yes'), ('SR', 'Senior', 10.00, 'yes'), ('ST', 'Student', 8.50, 'no'), ('GR', 'Group of ten', 95.00, 'yes'), ('LN', 'Late night', 11.00, 'no'), ('SC', 'School class', 60.00, 'yes');
CREATE TABLE booking (
  booId INTEGER PRIMARY KEY,   --: seq 20001
  booCusId INTEGER REFERENCES customer(cusId), --: ref customer.cusId cover 84% skew
  booMusId INTEGER REFERENCES museum(musId),   --: ref museum.musId skew
  booMade INTEGER,             --: date 2022-01-03..2024-06-29 unix
  booVisit INTEGER,            --: after booMade 0..45 days unix
  booChannel TEXT,             --: pick web*7 | desk*4 | phone*2 | agent
  booState TEXT                --: pick paid*8 | unpaid*2
); --: rows 340
CREATE TABLE bookingItem (
  itmId INTEGER PRIMARY KEY,   --: seq 1
  itmBooId INTEGER REFERENCES booking(booId), --: ref booking.booId cover 96%
  itmTyCode TEXT REFERENCES ticketType(tyCode), --: pick AD*8 | CH*5 | SR*3 | ST*3 | GR | LN
  itmQty INTEGER,              --: int 1..9 skew
  itmPrice REAL                --: expr (SELECT tyPrice FROM ticketType WHERE tyCode = itmTyCode)
); --: rows 400
CREATE TABLE tour (
  touId INTEGER PRIMARY KEY,   --: seq 51
  touTitle TEXT,               --: mix {Hidden|Grand|Family|Curator|Evening|Quiet} {Highlights|Secrets|Treasures|Stories|Firsts} {Tour|Walk} distinct
  touStartGalId INTEGER REFERENCES gallery(galId), --: ref gallery.galId
  touEndGalId INTEGER REFERENCES gallery(galId),   --: ref gallery.galId
  touPlanSec INTEGER,          --: pick 2700*3 | 3600*5 | 5400*4 | 7200
  touFee REAL                  --: pick 0*2 | 5*4 | 7.5*3 | 12*2
); --: rows 24
CREATE TABLE tourRun (
  runId INTEGER PRIMARY KEY,   --: seq 9001
  runTouId INTEGER REFERENCES tour(touId),     --: ref tour.touId cover 88% skew
  runGuiId INTEGER REFERENCES guide(guiId),    --: ref guide.guiId cover 85%
  runLanCode TEXT REFERENCES language(lanCode), --: pick en*8 | fr*3 | de*3 | hi*2 | es
  runStart INTEGER,            --: date 2022-02-01..2024-06-29 unix
  runSec INTEGER,              --: int 1500..8400 normal
  runHeads INTEGER             --: int 1..25 normal
); --: rows 300
CREATE TABLE gateLog (
  gatId INTEGER PRIMARY KEY,   --: seq 1
  gatBooId INTEGER REFERENCES booking(booId), --: ref booking.booId cover 80%
  gatAt INTEGER,               --: date 2022-01-05..2024-06-30 unix
  gatLane TEXT,                --: pick A*5 | B*3 | C
  gatResult TEXT               --: pick admitted*8 | refused*2 | rescan
); --: rows 390
UPDATE tour SET touEndGalId = (SELECT MAX(B.galId) FROM gallery AS A JOIN gallery AS B ON A.galMusId = B.galMusId WHERE A.galId = tour.touStartGalId) WHERE touId % 3 > 0;
UPDATE tour SET touEndGalId = (SELECT MIN(B.galId) FROM gallery AS A JOIN gallery AS B ON A.galMusId = B.galMusId WHERE A.galId = tour.touStartGalId) WHERE touId % 3 = 0;
UPDATE gateLog SET gatAt = (SELECT booVisit + (gateLog.gatId * 37) % 5400 FROM booking WHERE booId = gatBooId);
UPDATE guide SET guiHired = guiHired + 86400 * 365 * 4 WHERE guiHired - guiBorn < 86400 * 365 * 18;
INSERT OR IGNORE INTO guideLanguage SELECT guiId, 'en', CASE guiId % 5 WHEN 0 THEN 'native' WHEN 1 THEN 'basic' ELSE 'fluent' END FROM guide WHERE guiId % 4 <> 3;
UPDATE tourRun SET runStart = runStart - runStart % 86400 + 32400 + (runId % 9) * 3600;
UPDATE booking SET booVisit = booVisit - booVisit % 86400 + 36000 + (booId % 6) * 3600;
UPDATE booking SET booMade = booVisit - 1800 WHERE booVisit < booMade;
UPDATE gateLog SET gatAt = (SELECT booVisit + (gateLog.gatId * 37) % 5400 FROM booking WHERE booId = gatBooId);
DELETE FROM gateLog WHERE gatAt > 1719705600;
UPDATE guide SET guiHired = (SELECT MIN(runStart) FROM tourRun WHERE runGuiId = guiId) - 86400 * (9 + guiId % 20) WHERE guiHired > (SELECT MIN(runStart) FROM tourRun WHERE runGuiId = guiId);
UPDATE customer SET cusSince = (SELECT MIN(booMade) FROM booking WHERE booCusId = cusId) - 86400 * (cusId % 31) WHERE cusSince > (SELECT MIN(booMade) FROM booking WHERE booCusId = cusId);
UPDATE guide SET guiFirst = CASE guiId WHEN 2 THEN 'Sara' ELSE 'Helen' END WHERE guiId IN (2, 10);
UPDATE guide SET guiLast = CASE guiId WHEN 6 THEN 'Keller' ELSE 'Zhang' END WHERE guiId IN (6, 13);
INSERT INTO bookingItem SELECT 401, itmBooId, 'GR', 4, 95 FROM bookingItem WHERE itmTyCode = 'GR' AND itmQty > 2 ORDER BY itmId LIMIT 1;
UPDATE exhibition SET exhOpens = 1720000000, exhCloses = 1728000000 WHERE exhId = 705;
UPDATE tourRun SET runGuiId = 3 WHERE runId = (SELECT MIN(runId) FROM tourRun WHERE runGuiId = 22 AND strftime('%Y', runStart, 'unixepoch') = '2023' AND runHeads < 15);
