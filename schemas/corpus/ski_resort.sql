CREATE TABLE lifts (
  lftId INTEGER PRIMARY KEY,
  lftName TEXT NOT NULL,
  lftType TEXT,
  lftSector TEXT,
  lftLengthM INTEGER,
  lftCapacityHour INTEGER,
  lftRideSec INTEGER,
  lftBuiltYear INTEGER,
  lftState TEXT
);
INSERT INTO lifts VALUES (1, 'Gamskogel Express', 'gondola', 'Gamskogel', 2840, 2800, 510, 2011, 'active'), (2, 'Gamsalm', 'chair', 'Gamskogel', 1310, 2200, 330, 2003, 'active'), (3, 'Mittelbahn', 'gondola', 'Zirbental', 3120, 2400, 600, 2018, 'active'), (4, 'Zirbenlift', 'drag', 'Zirbental', 640, 720, 210, 1984, 'active'), (5, 'Sonnleiten Six', 'chair', 'Sonnleiten', 1680, 3000, 345, 2016, 'active'), (6, 'Teufelsgrat', 'chair', 'Gamskogel', 1190, 1500, 390, 1996, 'active'), (7, 'Wichtelwiese', 'drag', 'Sonnleiten', 310, 600, 120, 1991, 'active'), (8, 'Old Summit Drag', 'drag', 'Gamskogel', 820, 550, 300, 1969, 'inactive'), (9, 'Sonnleiten Shuttle', 'funicular', 'Sonnleiten', 1460, 1200, 280, 1978, 'active'), (10, 'Hinterkar', 'chair', 'Hinterkar', 1530, 1800, 420, 2007, 'active'), (11, 'Karspitz', 'gondola', 'Hinterkar', 2210, 2400, 495, 2021, 'active'), (12, 'Kirchlift', 'drag', 'Zirbental', 450, 600, 165, 1973, 'inactive');
CREATE TABLE slopes (
  slpId INTEGER PRIMARY KEY,             --: seq 101
  slpName TEXT,                          --: mix {Upper|Lower|Old|New|Long} {Gams|Zirben|Bear|Marmot|Church|Devil|Sun|Ridge} Run distinct
  slpColour TEXT,                        --: pick green*2 | blue*5 | red*5 | black*2
  slpLengthM INTEGER,                    --: int 380..4600 skew
  slpDropM INTEGER,                      --: int 40..90
  slpSnowmaking TEXT,                    --: pick yes*3 | no*2
  slpState TEXT,                         --: pick active*9 | inactive*2
  slpLftId INTEGER REFERENCES lifts(lftId) --: ref lifts.lftId cover 85%
); --: rows 30
CREATE TABLE guests (
  gstId INTEGER PRIMARY KEY,             --: seq 4001
  gstFirstName TEXT,                     --: first
  gstLastName TEXT,                      --: last distinct
  gstCountry TEXT,                       --: pick Austria*6 | Germany*8 | Netherlands*4 | Czechia*3 | Poland*2 | United Kingdom*2 | Belgium
  gstBornOn TEXT,                        --: date 1946-01-20..2014-09-30 null 5%
  gstLevel TEXT,                         --: pick beginner*3 | intermediate*5 | expert*2 | NULL*1
  gstMember TEXT                         --: pick yes*2 | no*5
); --: rows 130
CREATE TABLE passes (
  pasNo TEXT PRIMARY KEY,                --: code P-######
  pasGstId INTEGER REFERENCES guests(gstId), --: ref guests.gstId cover 88%
  pasKind TEXT,                          --: pick Day*5 | Three-Day*4 | Week*4 | Season*2
  pasPriceEur REAL,                      --: by pasKind: Day => 58.5*3 | 46; Three-Day => 159*3 | 129.5; Week => 312*3 | 264; Season => 689*2 | 549
  pasValidFrom TEXT,                     --: date 2022-12-03..2023-04-08
  pasValidTo TEXT,                       --: after pasValidFrom 0..1 days
  pasSoldAt TEXT,                        --: date 2022-10-01..2023-04-01 %Y-%m-%d %H:%M:%S
  pasChannel TEXT,                       --: pick web*5 | desk*4 | hotel*2 | kiosk*2
  pasPaid TEXT                           --: pick paid*12 | unpaid
); --: rows 200
CREATE TABLE days (
  dayDate TEXT PRIMARY KEY,              --: code DD-####-@@
  daySnowCm INTEGER,                     --: int 15..140 normal
  dayFreshCm INTEGER,                    --: int 0..45 skew
  dayTempC REAL,                         --: real -17..9 1 normal
  dayWindKmh INTEGER,                    --: int 3..88 skew null 4%
  dayHoliday TEXT                        --: const no
); --: rows 266
CREATE TABLE rides (
  ridId INTEGER PRIMARY KEY,             --: seq 600001
  ridPasNo TEXT REFERENCES passes(pasNo), --: ref passes.pasNo cover 82% skew
  ridLftId INTEGER REFERENCES lifts(lftId), --: ref lifts.lftId cover 83%
  ridSlpId INTEGER REFERENCES slopes(slpId), --: ref slopes.slpId null 12%
  ridDay TEXT REFERENCES days(dayDate),  --: date 2022-12-03..2023-04-08
  ridScannedAt TEXT,                     --: date 2022-12-03..2023-04-08 %Y-%m-%d %H:%M:%S
  ridQueueMin INTEGER,                   --: int 0..34 skew
  ridTravelSec INTEGER                   --: int 1..90 skew
); --: rows 400
UPDATE days SET dayDate = CASE WHEN rowid <= 133 THEN date('2022-12-03', '+' || (rowid - 1) || ' days') ELSE date('2023-12-03', '+' || (rowid - 134) || ' days') END;
UPDATE days SET dayHoliday = 'yes' WHERE dayDate BETWEEN '2022-12-24' AND '2023-01-06' OR dayDate BETWEEN '2023-12-24' AND '2024-01-06' OR dayDate BETWEEN '2023-02-04' AND '2023-02-12' OR dayDate BETWEEN '2024-02-03' AND '2024-02-11';
UPDATE days SET dayFreshCm = 0 WHERE dayTempC > 2 OR rowid % 3 = 1;
UPDATE passes SET pasValidFrom = date(pasValidFrom, '+367 days'), pasSoldAt = datetime(pasSoldAt, '+366 days') WHERE rowid % 9 IN (0, 2, 4, 6, 7);
UPDATE passes SET pasValidFrom = CASE WHEN pasValidFrom < '2023-06-01' THEN '2022-12-03' ELSE '2023-12-03' END WHERE pasKind = 'Season';
UPDATE passes SET pasValidTo = CASE pasKind WHEN 'Day' THEN pasValidFrom WHEN 'Three-Day' THEN date(pasValidFrom, '+2 days') WHEN 'Week' THEN date(pasValidFrom, '+6 days') ELSE CASE WHEN pasValidFrom < '2023-06-01' THEN '2023-04-14' ELSE '2024-04-13' END END;
UPDATE passes SET pasValidTo = CASE WHEN pasValidFrom < '2023-06-01' THEN '2023-04-14' ELSE '2024-04-13' END WHERE (pasValidTo > '2023-04-14' AND pasValidFrom < '2023-06-01') OR pasValidTo > '2024-04-13';
UPDATE passes SET pasSoldAt = datetime(pasValidFrom, '-' || (1 + rowid * 7 % 19) || ' days', substr(pasSoldAt, 12, 2) || ' hours', substr(pasSoldAt, 15, 2) || ' minutes') WHERE pasSoldAt >= pasValidFrom;
UPDATE passes SET pasSoldAt = date(pasSoldAt) || ' ' || substr('00' || (7 + rowid * 5 % 14), -2) || substr(pasSoldAt, 14);
UPDATE slopes SET slpDropM = slpLengthM * (CASE slpColour WHEN 'green' THEN 9 WHEN 'blue' THEN 14 WHEN 'red' THEN 22 ELSE 31 END + slpDropM % 5) / 100;
UPDATE rides SET ridDay = (SELECT date(P.pasValidFrom, '+' || (rides.ridId * 17 % (1 + CAST(julianday(P.pasValidTo) - julianday(P.pasValidFrom) AS INTEGER))) || ' days') FROM passes AS P WHERE P.pasNo = rides.ridPasNo);
UPDATE rides SET ridScannedAt = ridDay || ' ' || substr('00' || (8 + ridId * 7 % 9), -2) || substr(ridScannedAt, 14);
UPDATE rides SET ridLftId = 11 WHERE ridLftId = 3 AND ridId % 8 = 5;
UPDATE rides SET ridLftId = CASE ridLftId WHEN 8 THEN 5 WHEN 12 THEN 4 ELSE ridLftId END;
UPDATE slopes SET slpLftId = CASE slpLftId WHEN 12 THEN 11 WHEN 8 THEN 5 ELSE slpLftId END;
UPDATE slopes SET slpLftId = NULL WHERE slpId IN (114, 126);
UPDATE slopes SET slpLftId = 5 WHERE slpId IN (115, 128);
UPDATE rides SET ridTravelSec = (SELECT L.lftRideSec + rides.ridTravelSec - 12 FROM lifts AS L WHERE L.lftId = rides.ridLftId);
UPDATE rides SET ridSlpId = COALESCE((SELECT MIN(((S.slpId * 31 + rides.ridId * 17) % 7) * 1000 + S.slpId) % 1000 FROM slopes AS S WHERE S.slpLftId = rides.ridLftId AND S.slpState = 'active'), ridSlpId) WHERE ridSlpId IS NOT NULL AND ridId % 5 <> 2;
UPDATE rides SET ridSlpId = NULL WHERE ridSlpId IN (SELECT slpId FROM slopes WHERE slpState = 'inactive') AND ridId % 2 = 0;
