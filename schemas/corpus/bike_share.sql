CREATE TABLE districts (
  districtId INTEGER PRIMARY KEY,
  districtName TEXT,
  residents INTEGER, -- at the last register
  areaKm2 REAL -- square kilometres
);
INSERT INTO districts VALUES (1,'Harbour Side',18400,3.1),(2,'Old Mint',9700,1.2),(3,'Northgate',26100,5.8),(4,'Tannery',14900,2.4),(5,'Hill Park',21300,7.9),(6,'University Row',12050,1.9),(7,'Weaverton',33800,11.6);
CREATE TABLE stations (
  stationId INTEGER PRIMARY KEY,
  stationName TEXT NOT NULL,
  districtId INTEGER REFERENCES districts(districtId),
  dockCount INTEGER, -- places to lock a bike
  hasCharging INTEGER, -- 1: docks charge e-bikes
  elevationM INTEGER, -- metres above sea level
  openedOn TEXT,
  closedOn TEXT -- empty while in use
);
INSERT INTO stations VALUES (1,'Harbour Steps',1,28,1,4,'2021-04-12',NULL),(2,'Fish Market',1,20,0,5,'2021-04-12',NULL),(3,'Ferry Pier',1,34,1,3,'2021-06-01',NULL),(4,'Mint Square',2,24,1,18,'2021-04-12',NULL),(5,'Coiners Lane',2,12,0,22,'2022-03-20',NULL),(6,'North Station',3,40,1,15,'2021-04-12',NULL),(7,'Goods Yard',3,16,0,14,'2021-09-15',NULL),(8,'Kiln Road',3,18,0,17,'2022-05-02',NULL),(9,'Tannery',4,22,1,11,'2021-05-10',NULL),(10,'Dye Works',4,14,0,9,'2022-08-22',NULL),(11,'Leather Lane',4,10,0,10,'2023-03-14',NULL),(12,'Hill Park Gate',5,18,0,86,'2022-05-02',NULL),(13,'Water Tower',5,12,0,121,'2023-04-18',NULL),(14,'Bandstand',5,16,1,73,'2023-04-18',NULL),(15,'Library',6,30,1,27,'2021-04-12',NULL),(16,'Physics Block',6,22,0,31,'2021-09-15',NULL),(17,'Halls West',6,26,1,35,'2021-09-15',NULL),(18,'Weaver Bridge',7,20,0,8,'2022-03-20',NULL),(19,'Loom Street',7,14,0,12,'2023-09-05',NULL),(20,'Spinners Green',7,12,0,13,'2024-05-27',NULL),(21,'Bobbin Mill',7,10,1,16,'2025-06-16',NULL),(22,'Old Barracks',3,12,0,20,'2021-09-15','2024-10-31');
CREATE TABLE bikes (
  bikeNo TEXT PRIMARY KEY,               --: code B-####
  kind TEXT, -- S standard, E electric, C cargo --: pick S*7 | E*5 | C*2
  modelName TEXT, -- name on the frame --: by kind: S => Plover 2*3 | Plover 3*2 | Wren; E => Swift E*3 | Swift E Plus*2; C => Heron Box
  boughtOn TEXT,                         --: date 2021-03-01..2026-03-20
  retiredOn TEXT, -- empty while in service --: after boughtOn 400..1700 days until 2026-05-25 null 70%
  priceCents INTEGER, -- what we paid, cents --: by kind: S => 78000 | 84500 | 91000; E => 219000 | 248000; C => 395000
  conditionScore INTEGER -- 0 scrap to 100 as new, last inspection --: int 22..100 normal
); --: rows 96
CREATE TABLE plans (
  planId INTEGER PRIMARY KEY,
  planName TEXT,
  monthlyCents INTEGER, -- 0 for pay as you go
  freeMinutes INTEGER, -- of each ride
  perMinuteCents INTEGER -- after the free minutes
);
INSERT INTO plans VALUES (1,'Single',0,0,22),(2,'Commuter',1490,30,12),(3,'Campus',690,45,8),(4,'Unlimited',2990,120,5),(5,'Tourist Week',0,60,15);
CREATE TABLE riders (
  riderId INTEGER PRIMARY KEY,           --: seq 1001
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  birthDate TEXT,                        --: date 1949-05-01..2006-11-20 null 6%
  planId INTEGER REFERENCES plans(planId), -- plan today --: pick 1*5 | 2*6 | 3*4 | 4*2 | 5
  homeDistrictId INTEGER REFERENCES districts(districtId), -- where they live, if told --: ref districts.districtId skew null 8%
  isStudent INTEGER, -- 1: student card shown --: by planId: 3 => 1; else => 0*6 | 1
  signedUpOn TEXT,                       --: date 2021-04-12..2026-05-20
  cancelledOn TEXT -- empty while a rider --: after signedUpOn 60..1500 days until 2026-05-28 null 65%
); --: rows 170
CREATE TABLE savedStations (
  riderId INTEGER REFERENCES riders(riderId), --: ref riders.riderId cover 60%
  stationId INTEGER REFERENCES stations(stationId), --: ref stations.stationId cover 85% skew
  nickname TEXT, -- what the rider calls it --: pick work*4 | home*5 | gym | school run | NULL*3
  savedOn TEXT                           --: date 2023-01-05..2026-05-25
); --: rows 150
DELETE FROM savedStations WHERE rowid NOT IN (SELECT MIN(rowid) FROM savedStations GROUP BY riderId, stationId);
UPDATE savedStations SET nickname = NULL WHERE nickname = 'NULL';
CREATE TABLE rides (
  rideId INTEGER PRIMARY KEY,            --: seq 90001
  riderId INTEGER REFERENCES riders(riderId), --: ref riders.riderId cover 82% skew
  bikeNo TEXT REFERENCES bikes(bikeNo),  --: ref bikes.bikeNo cover 92%
  startStationId INTEGER REFERENCES stations(stationId), -- where it was undocked --: pick 1*6 | 2*3 | 3*4 | 4*4 | 5*1 | 6*7 | 7*2 | 8*2 | 9*4 | 10*2 | 11*1 | 12*3 | 13*2 | 14*2 | 15*6 | 16*3 | 17*4 | 18*3 | 19*2 | 20*1
  endStationId INTEGER REFERENCES stations(stationId), --: pick 1*7 | 2*3 | 3*5 | 4*4 | 5*1 | 6*7 | 7*2 | 8*1 | 9*4 | 10*3 | 11*2 | 12*1 | 14*1 | 15*6 | 16*4 | 17*3 | 18*3 | 19*1 | 20*1 | 21*1
  startedAt TEXT,                        --: date 2025-01-02..2026-05-30 %Y-%m-%d %H:%M:%S
  endedAt TEXT, -- empty: never docked again --: after startedAt 4..96 minutes %Y-%m-%d %H:%M:%S until 2026-05-31 null 2%
  distanceM INTEGER, -- metres, from the tracker --: int 600..14800 skew
  fareCents INTEGER, -- cents, without the monthly price --: expr CASE WHEN endedAt IS NULL THEN NULL ELSE MAX(0, (SELECT p.perMinuteCents FROM riders r JOIN plans p ON p.planId = r.planId WHERE r.riderId = rides.riderId) * (CAST((julianday(endedAt) - julianday(startedAt)) * 1440 + 0.5 AS INTEGER) - (SELECT p.freeMinutes FROM riders r JOIN plans p ON p.planId = r.planId WHERE r.riderId = rides.riderId))) END
  rideStars INTEGER -- 1 to 5, given in the app --: pick 5*4 | 4*4 | 3*2 | 2 | 1 | NULL*6
); --: rows 390
CREATE TABLE staff (
  staffId INTEGER PRIMARY KEY,           --: seq 41
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  jobCode TEXT, -- D van driver, M mechanic, S shift supervisor --: each S | S | D | M | D | M | D | M | D | D | M | M | D | S | D | M
  birthDate TEXT,                        --: date 1961-01-10..2004-06-30
  hiredOn TEXT,                          --: date 2021-03-01..2026-02-15
  supervisorId INTEGER REFERENCES staff(staffId), -- another row of staff --: expr CASE WHEN staffId = 41 THEN NULL WHEN jobCode = 'S' THEN 41 WHEN staffId % 2 = 0 THEN 42 ELSE 54 END
  nightShift INTEGER -- 1: nights only --: pick 0*3 | 1
); --: rows 32
CREATE TABLE vanRuns (
  runId INTEGER PRIMARY KEY,             --: seq 501
  driverId INTEGER REFERENCES staff(staffId), --: pick 43*4 | 45*5 | 47*3 | 49*2 | 50*3 | 53*2 | 55*1 | 59*2
  fromStationId INTEGER REFERENCES stations(stationId), -- where bikes were loaded --: pick 1*5 | 3*5 | 4*2 | 6*4 | 9*3 | 10*2 | 15*3 | 16*2 | 18
  toStationId INTEGER REFERENCES stations(stationId), -- where they were put --: pick 5*2 | 8*2 | 12*6 | 13*6 | 14*4 | 17*3 | 19*2 | 20*1 | 6*2 | 2
  departedAt TEXT,                       --: date 2025-06-01..2026-05-30 %Y-%m-%d %H:%M:%S
  arrivedAt TEXT,                        --: after departedAt 9..70 minutes %Y-%m-%d %H:%M:%S
  bikesMoved INTEGER,                    --: int 2..22 normal
  urgency INTEGER -- 1 routine to 3 station empty or full --: pick 1*5 | 2*3 | 3*2
); --: rows 170
UPDATE vanRuns SET toStationId = 17 WHERE toStationId = fromStationId;
CREATE TABLE faultTypes (
  faultCode TEXT PRIMARY KEY,
  faultName TEXT, -- as on the job card
  safetyCritical INTEGER -- 1: bike is locked at once
);
INSERT INTO faultTypes VALUES ('FLT','flat tyre',0),('BRK','brakes',1),('CHN','chain',0),('BAT','battery',0),('LGT','lights',1),('LCK','lock pin',0),('SAD','saddle',0),('STR','steering',1);
CREATE TABLE repairs (
  repairId INTEGER PRIMARY KEY,          --: seq 6001
  bikeNo TEXT REFERENCES bikes(bikeNo),  --: ref bikes.bikeNo cover 78% skew
  faultCode TEXT REFERENCES faultTypes(faultCode), --: pick FLT*7 | BRK*4 | CHN*3 | BAT*3 | LGT*2 | LCK*2 | SAD
  mechanicId INTEGER REFERENCES staff(staffId), --: pick 44*4 | 46*3 | 48*3 | 51*2 | 52*2 | 56*3 | 60*1
  reportedOn TEXT, -- by rider or crew --: date 2025-01-05..2026-05-27
  startedOn TEXT, -- put on the stand --: after reportedOn 0..9 days until 2026-05-31
  finishedOn TEXT, -- empty while on the stand --: after startedOn 0..12 days until 2026-05-29 null 4%
  partsCents INTEGER, -- cents, no labour --: price 1..95
  checkMark INTEGER -- final check, 1 poor to 10 perfect --: int 3..10 normal
); --: rows 210
UPDATE repairs SET faultCode = 'FLT' WHERE faultCode = 'BAT' AND bikeNo IN (SELECT bikeNo FROM bikes WHERE kind <> 'E');
UPDATE repairs SET checkMark = NULL WHERE finishedOn IS NULL;
CREATE TABLE complaints (
  complaintId INTEGER PRIMARY KEY,       --: seq 1
  riderId INTEGER REFERENCES riders(riderId), --: ref riders.riderId cover 40%
  stationId INTEGER REFERENCES stations(stationId), -- empty if about no station --: ref stations.stationId cover 75% skew null 12%
  channel TEXT, -- how it reached us --: pick app*6 | phone*3 | letter | social media*2
  filedOn TEXT,                          --: date 2025-01-04..2026-05-29
  answeredOn TEXT,                       --: after filedOn 0..14 days until 2026-05-31 null 8%
  closedOn TEXT,                         --: after answeredOn 0..30 days until 2026-05-31
  severity INTEGER, -- 1 grumble to 5 injury --: int 1..5 skew
  satisfactionPct INTEGER -- asked after closing, 0 to 100 --: int 5..100 normal null 20%
); --: rows 110
UPDATE complaints SET satisfactionPct = NULL WHERE closedOn IS NULL;
CREATE TABLE stationMonths (
  stationId INTEGER REFERENCES stations(stationId),
  yearNo INTEGER,
  monthNo INTEGER, -- 1 to 12
  emptyMinutes INTEGER, -- no bike to take
  fullMinutes INTEGER, -- no dock to return to
  upkeepCents INTEGER, -- cents
  cityRank INTEGER, -- 1: most empty minutes of that month
  PRIMARY KEY (stationId, yearNo, monthNo)
);
INSERT INTO stationMonths SELECT s.stationId, y.y, m.m, (s.elevationM * 23 + s.stationId * 311 + m.m * 197 + y.y * 53) % 1470 + s.elevationM * 7, (s.stationId * 457 + m.m * 271 + y.y * 89) % 1190 + CASE WHEN s.elevationM < 12 THEN 610 ELSE 0 END, 8200 + (s.stationId * 733 + m.m * 419 + y.y) % 9100 + s.dockCount * 240, 0 FROM stations s, (SELECT 2025 AS y UNION SELECT 2026) y, (SELECT 1 AS m UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12) m WHERE s.closedOn IS NULL AND y.y * 100 + m.m <= 202604 AND (s.stationId <> 21 OR y.y * 100 + m.m > 202506);
UPDATE stationMonths SET cityRank = (SELECT COUNT(*) + 1 FROM stationMonths o WHERE o.yearNo = stationMonths.yearNo AND o.monthNo = stationMonths.monthNo AND o.emptyMinutes > stationMonths.emptyMinutes);
UPDATE riders SET signedUpOn = (SELECT date(MIN(startedAt), '-' || (riders.riderId * 13 % 300) || ' days') FROM rides o WHERE o.riderId = riders.riderId) WHERE signedUpOn > (SELECT MIN(startedAt) FROM rides o WHERE o.riderId = riders.riderId);
UPDATE riders SET cancelledOn = CASE WHEN riderId % 3 = 0 THEN (SELECT date(MAX(startedAt), '+' || (riders.riderId % 20 + 1) || ' days') FROM rides o WHERE o.riderId = riders.riderId) END WHERE cancelledOn < COALESCE((SELECT MAX(startedAt) FROM rides o WHERE o.riderId = riders.riderId), signedUpOn);
UPDATE riders SET cancelledOn = NULL WHERE cancelledOn > '2026-05-30';
UPDATE bikes SET boughtOn = (SELECT date(MIN(startedAt), '-' || (rowid * 17 % 400 + 3) || ' days') FROM rides o WHERE o.bikeNo = bikes.bikeNo) WHERE boughtOn > (SELECT MIN(startedAt) FROM rides o WHERE o.bikeNo = bikes.bikeNo);
UPDATE bikes SET retiredOn = NULL WHERE retiredOn < (SELECT MAX(startedAt) FROM rides o WHERE o.bikeNo = bikes.bikeNo);
UPDATE bikes SET retiredOn = date('2025-03-01', '+' || (rowid * 29 % 440) || ' days') WHERE bikeNo NOT IN (SELECT bikeNo FROM rides) AND rowid % 3 <> 0;
DELETE FROM savedStations WHERE savedOn < (SELECT signedUpOn FROM riders r WHERE r.riderId = savedStations.riderId);
