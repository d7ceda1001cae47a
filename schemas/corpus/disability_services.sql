CREATE TABLE serviceTypes (
  serviceCode TEXT PRIMARY KEY,
  serviceName TEXT,
  hourlyRateEur REAL,
  fundedPct REAL,
  needsQualified TEXT
);
INSERT INTO serviceTypes VALUES ('PC','personal care',41.5,90,'yes'),('HH','household help',27,60,'no'),('SO','social outing',24.5,40,'no'),('SP','speech therapy',68,100,'yes'),('PH','physiotherapy',64,95,'yes'),('JC','job coaching',52,80,'yes'),('NW','night watch',33,75,'no'),('TT','travel training',38,70,'no'),('MU','music group',19,25,'no');
CREATE TABLE places (
  placeCode TEXT PRIMARY KEY,
  placeName TEXT,
  kind TEXT,
  town TEXT,
  doorWidthCm INTEGER,
  rampSlopePct REAL,
  liftLoadKg INTEGER
);
INSERT INTO places VALUES ('LH','Linden House','residence','Ansbrook',96,5.5,450),('MW','Mill Workshop','workshop','Ansbrook',110,4,630),('DC','Day Centre South','day centre','Ferrow',92,6,320),('SW','Swallow Pool','leisure','Ferrow',88,7.5,NULL),('HB','Harbour Flats','residence','Kelm',84,8,400),('JO','Job Office','office','Kelm',90,NULL,300),('CL','Clinic on the Hill','clinic','Upper Kelm',102,5,800),('OR','Orchard Farm','workshop','Dornau',120,3.5,NULL),('TH','Thimble Theatre','leisure','Ansbrook',82,NULL,NULL),('ST','Station Kelm','transport','Kelm',140,6.5,1000),('RB','Red Barn','leisure','Dornau',130,9,NULL),('GH','Glasshouse Cafe','workshop','Ferrow',86,NULL,NULL),('SC','Sunrise School','school','Upper Kelm',98,4.5,630),('FA','Fairlane Flats','residence','Ferrow',90,6,320);
CREATE TABLE workers (
  workerId INTEGER PRIMARY KEY,   --: seq 1
  firstName TEXT,                 --: first
  lastName TEXT,                  --: last distinct
  jobTitle TEXT,                  --: pick carer*9 | therapist*3 | driver*5 | job coach*2 | night guard*2 | team lead*3
  birthDate TEXT,                 --: date 1960-02-01..2004-06-30
  hiredOn TEXT,                   --: date 2011-01-15..2025-08-31
  contractPct INTEGER,            --: pick 100*5 | 80*3 | 60*2 | 50*3 | 25
  wageEur REAL,                   --: real 14.5..36 2 normal
  qualified TEXT,                 --: by jobTitle: therapist => yes; carer => yes*2 | no; else => no*3 | yes
  basePlaceCode TEXT REFERENCES places(placeCode), --: ref places.placeCode cover 60%
  managerId INTEGER REFERENCES workers(workerId) --: self workerId
); --: rows 46
CREATE TABLE clients (
  clientId INTEGER PRIMARY KEY,   --: seq 501
  firstName TEXT,                 --: first
  lastName TEXT,                  --: last
  birthDate TEXT,                 --: date 1948-03-01..2018-09-30
  homePlaceCode TEXT REFERENCES places(placeCode), --: pick LH*5 | HB*4 | FA*3 | NULL*8
  careLevel INTEGER,              --: int 1..5 normal
  weightKg REAL,                  --: real 24..118 1 normal
  chairWidthCm INTEGER,           --: int 56..92 normal null 55%
  ownSharePct REAL,               --: pick 0*5 | 5*2 | 10*4 | 12.5*2 | 20*2 | 35 | 50
  monthlyBudgetEur INTEGER,       --: int 200..3200 skew
  startedOn TEXT,                 --: date 2016-02-01..2025-09-15
  leftOn TEXT,                    --: after startedOn 200..2600 days %Y-%m-%d until 2025-10-30 null 78%
  leadWorkerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 60% null 6%
  backupWorkerId INTEGER REFERENCES workers(workerId) --: ref workers.workerId cover 70% null 25%
); --: rows 95
CREATE TABLE visits (
  visitId INTEGER PRIMARY KEY,    --: seq 1
  clientId INTEGER REFERENCES clients(clientId), --: ref clients.clientId cover 85% skew
  workerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 70% skew
  serviceCode TEXT REFERENCES serviceTypes(serviceCode), --: pick PC*8 | HH*5 | SO*4 | SP*2 | PH*3 | JC*2 | NW*2 | TT
  startsAt TEXT,                  --: date 2024-01-03..2025-11-14 %Y-%m-%d %H:%M:%S
  plannedMinutes INTEGER,         --: pick 30*3 | 45*4 | 60*6 | 90*3 | 120*2 | 240
  actualMinutes INTEGER,
  status TEXT,                    --: pick done*14 | cancelled*2 | no-show
  chargeEur REAL,
  invoicedOn TEXT,
  paidOn TEXT
); --: rows 400
CREATE TABLE trips (
  tripId INTEGER PRIMARY KEY,     --: seq 3001
  clientId INTEGER REFERENCES clients(clientId), --: ref clients.clientId cover 55% skew
  driverId INTEGER REFERENCES workers(workerId),
  fromPlaceCode TEXT REFERENCES places(placeCode), --: ref places.placeCode skew
  toPlaceCode TEXT REFERENCES places(placeCode), --: ref places.placeCode cover 90%
  departedAt TEXT,                --: date 2024-02-01..2025-10-30 %Y-%m-%d %H:%M:%S
  drivingSec INTEGER,             --: int 240..3900 skew
  waitingSec INTEGER,             --: int 0..1800 skew
  distanceKm REAL,                --: real 0.8..34 1 skew
  withChair TEXT                  --: pick no*3 | yes*2
); --: rows 230
UPDATE workers SET jobTitle = 'team lead', contractPct = 100 WHERE workerId IN (1, 3, 10);
UPDATE clients SET backupWorkerId = NULL WHERE backupWorkerId = leadWorkerId;
DELETE FROM visits WHERE startsAt > (SELECT leftOn FROM clients WHERE clients.clientId = visits.clientId);
UPDATE visits SET workerId = (SELECT MIN((w.workerId * 37 + visits.visitId * 11) % 61 * 100 + w.workerId) % 100 FROM workers AS w WHERE w.qualified = 'yes') WHERE visitId % 10 <> 3 AND serviceCode IN ('PC', 'SP', 'PH', 'JC') AND workerId NOT IN (SELECT w.workerId FROM workers AS w WHERE w.qualified = 'yes');
UPDATE visits SET status = 'planned' WHERE startsAt >= '2025-11-01';
UPDATE visits SET status = 'done' WHERE startsAt < '2025-11-01' AND status = 'planned';
UPDATE visits SET actualMinutes = MAX(10, plannedMinutes + (visitId * 37) % 41 - 17) WHERE status = 'done';
UPDATE visits SET actualMinutes = plannedMinutes WHERE status = 'done' AND visitId % 6 = 1;
UPDATE visits SET chargeEur = (SELECT ROUND(hourlyRateEur * actualMinutes / 60.0, 2) FROM serviceTypes WHERE serviceTypes.serviceCode = visits.serviceCode) WHERE status = 'done';
UPDATE visits SET chargeEur = 15 WHERE status = 'no-show';
UPDATE visits SET invoicedOn = date(startsAt, '+' || (3 + (visitId * 29) % 33) || ' days') WHERE chargeEur IS NOT NULL AND visitId % 23 <> 4;
UPDATE visits SET invoicedOn = NULL WHERE invoicedOn > '2025-10-30';
UPDATE visits SET paidOn = date(invoicedOn, '+' || (6 + (visitId * 61) % 58) || ' days') WHERE invoicedOn IS NOT NULL AND visitId % 17 <> 3;
UPDATE visits SET paidOn = NULL WHERE paidOn > '2025-10-30';
UPDATE trips SET toPlaceCode = 'CL' WHERE toPlaceCode = fromPlaceCode;
DELETE FROM trips WHERE toPlaceCode = fromPlaceCode;
UPDATE trips SET driverId = (SELECT MIN((workerId * 37 + trips.tripId * 11) % 61 * 100 + workerId) % 100 FROM workers WHERE jobTitle = 'driver' AND workerId % 7 <> 3);
