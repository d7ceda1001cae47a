CREATE TABLE zone (
  zoneId INTEGER PRIMARY KEY,
  zoneName TEXT,
  side TEXT, -- north or south of the river
  surchargeCents INTEGER -- added for a pick-up there
);
INSERT INTO zone VALUES (1, 'Old Harbour', 'south', 0), (2, 'Northgate', 'north', 0), (3, 'Airport', 'south', 450), (4, 'University', 'north', 0), (5, 'Riverside', 'north', 0), (6, 'Hillfoot', 'north', 120), (7, 'Eastfield', 'south', 0), (8, 'Spa Quarter', 'north', 150), (9, 'Central Station', 'south', 200), (10, 'Westmoor', 'south', 120), (11, 'Lighthouse Point', 'south', 300);
CREATE TABLE driver (
  driverId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  badgeNo TEXT, --: code B####
  birthDate TEXT, --: date 1957-01-05..2002-08-30
  hiredOn TEXT, --: date 2011-02-01..2025-08-20
  leftOn TEXT, -- empty while still driving for us --: after hiredOn 200..4200 days until 2025-09-15
  homeZoneId INTEGER REFERENCES zone(zoneId), --: pick 1 | 2*3 | 4*2 | 5*2 | 6*4 | 7*5 | 10*4 | NULL
  trainerId INTEGER REFERENCES driver(driverId), -- colleague who trained the driver --: self driverId null 15%
  commissionPct INTEGER -- share of the fare that the driver keeps --: pick 45*3 | 50*5 | 55*3 | 60
); --: rows 58
UPDATE driver SET leftOn = NULL WHERE driverId % 3 <> 0;
UPDATE driver SET trainerId = NULL WHERE hiredOn <= (SELECT t.hiredOn FROM driver AS t WHERE t.driverId = driver.trainerId);
CREATE TABLE language (
  langCode TEXT PRIMARY KEY,
  langName TEXT
);
INSERT INTO language VALUES ('en', 'English'), ('pl', 'Polish'), ('ur', 'Urdu'), ('es', 'Spanish'), ('fr', 'French'), ('ar', 'Arabic'), ('so', 'Somali'), ('ja', 'Japanese');
CREATE TABLE driverLanguage (
  driverId INTEGER REFERENCES driver(driverId), --: ref driver.driverId
  langCode TEXT REFERENCES language(langCode), --: pick en*9 | pl*4 | ur*4 | es*3 | fr*2 | ar*3 | so*2
  fluent INTEGER, -- 1 fluent, 0 basic --: pick 1*3 | 0
  PRIMARY KEY (driverId, langCode)
); --: rows 130
CREATE TABLE vehicle (
  vehicleId INTEGER PRIMARY KEY, --: seq 101
  plate TEXT, --: code @@## @@@ distinct
  make TEXT, --: pick Toyota*7 | Skoda*5 | Mercedes*4 | Kia*3 | Volkswagen*3
  fuel TEXT, --: by make: Toyota => hybrid*4 | petrol; Skoda => diesel*3 | petrol; Mercedes => diesel*2 | electric; Kia => electric*2 | hybrid; else => diesel | electric
  seats INTEGER, --: by make: Mercedes => 6*2 | 8; Volkswagen => 6 | 8*2; else => 4
  wheelchair INTEGER, -- 1 with ramp --: by make: Mercedes, Volkswagen => 1 | 0; else => 0
  boughtOn TEXT, --: date 2015-03-01..2025-07-10
  soldOn TEXT, -- empty while in the fleet --: after boughtOn 900..2900 days until 2025-09-15
  priceCents INTEGER, --: int 1450000..5600000 skew
  odometerKm INTEGER --: int 4000..390000
); --: rows 44
CREATE TABLE vehicleHistory (
  historyId INTEGER PRIMARY KEY, --: seq 1
  vehicleId INTEGER REFERENCES vehicle(vehicleId), --: ref vehicle.vehicleId cover 92%
  driverId INTEGER REFERENCES driver(driverId), --: ref driver.driverId cover 85%
  fromDate TEXT, --: date 2021-01-04..2025-08-28
  toDate TEXT, -- empty while the driver has the car --: after fromDate 25..420 days until 2025-09-15
  reason TEXT, --: pick new hire*3 | swap*4 | repair cover*3 | NULL*2 | request
  kmAtStart INTEGER, --: int 3000..310000
  kmAtEnd INTEGER --: const 0
); --: rows 120
UPDATE vehicleHistory SET kmAtEnd = CASE WHEN toDate IS NULL THEN NULL ELSE kmAtStart + CAST((julianday(toDate) - julianday(fromDate)) * (60 + historyId % 7 * 22) AS INTEGER) END;
CREATE TABLE account (
  accountId INTEGER PRIMARY KEY,
  companyName TEXT,
  sector TEXT,
  zoneId INTEGER REFERENCES zone(zoneId),
  openedOn TEXT,
  creditLimitCents INTEGER,
  discountPct INTEGER
);
INSERT INTO account VALUES (1, 'Marlow Law', 'legal', 1, '2019-03-04', 250000, 5), (2, 'St Edda Hospital', 'health', 2, '2016-09-12', 900000, 12), (3, 'Northgate College', 'education', 2, '2021-01-18', 150000, 0), (4, 'Harbour View Hotel', 'hospitality', 1, '2018-06-01', 400000, 10), (5, 'Spa Grand Hotel', 'hospitality', 8, '2017-02-20', 650000, 10), (6, 'Tern Airlines', 'aviation', 3, '2020-11-02', 1200000, 15), (7, 'Quill Insurance', 'insurance', 9, '2022-04-25', NULL, 5), (8, 'Westmoor Council', 'public', 10, '2015-05-11', 500000, 8), (9, 'Helix Biotech', 'health', 4, '2024-02-07', 300000, 0), (10, 'Opal Events', 'events', 5, '2025-06-30', 80000, NULL);
CREATE TABLE trip (
  tripId INTEGER PRIMARY KEY, --: seq 20001
  accountId INTEGER REFERENCES account(accountId), -- empty for private customers --: pick NULL*14 | 1*2 | 2*5 | 3 | 4*3 | 5*3 | 6*4 | 7*2 | 8*2
  driverId INTEGER REFERENCES driver(driverId), --: ref driver.driverId cover 80% skew
  vehicleId INTEGER REFERENCES vehicle(vehicleId), --: ref vehicle.vehicleId cover 82%
  fromZoneId INTEGER REFERENCES zone(zoneId), --: pick 1*4 | 2*4 | 3*5 | 4*3 | 5*3 | 6 | 7*2 | 8*3 | 9*6 | 10
  toZoneId INTEGER REFERENCES zone(zoneId), --: pick 1*4 | 2*3 | 3*6 | 4*3 | 5*2 | 6*2 | 7*3 | 8*2 | 9*4 | 10*2 | 11
  channel TEXT, -- how it was ordered --: pick app*7 | phone*4 | street*3 | web*2
  bookedAt TEXT, --: date 2024-10-01..2025-09-14 %Y-%m-%d %H:%M:%S
  pickupAt TEXT, --: after bookedAt 4..190 minutes %Y-%m-%d %H:%M:%S
  dropoffAt TEXT, --: after pickupAt 5..75 minutes %Y-%m-%d %H:%M:%S
  distanceM INTEGER, -- metres driven with the customer --: int 700..42000 skew
  waitSec INTEGER, -- meter time standing still --: int 0..2700 skew
  fareCents INTEGER, -- euro cents --: const 0
  tipCents INTEGER, --: pick 0*6 | 100*2 | 150 | 200*3 | 350 | 500*2 | 1000
  payMethod TEXT, --: by accountId: None => card*6 | cash*4 | app wallet*3; else => account
  status TEXT -- D done, C cancelled, N customer did not show up, V voided double entry --: pick D*17 | C*2 | N
); --: rows 390
UPDATE trip SET fareCents = 380 + distanceM * 17 / 100 + waitSec * 9 / 10 + tripId % 9 * 7;
UPDATE trip SET pickupAt = NULL, dropoffAt = NULL, distanceM = NULL, waitSec = NULL, tipCents = NULL, fareCents = NULL, payMethod = NULL WHERE status = 'C';
UPDATE trip SET pickupAt = NULL, dropoffAt = NULL, distanceM = NULL, tipCents = NULL, fareCents = 600 WHERE status = 'N';
UPDATE trip SET tipCents = 0 WHERE payMethod = 'account';
CREATE TABLE complaint (
  complaintId INTEGER PRIMARY KEY, --: seq 501
  tripId INTEGER REFERENCES trip(tripId), --: ref trip.tripId cover 70%
  receivedOn TEXT, --: const x
  settledOn TEXT, -- empty while open --: const x
  topic TEXT, --: pick late*5 | detour*4 | rude*3 | price*4 | lost item*2 | smoke
  upheld INTEGER, -- 1 yes, 0 no, empty while open --: const 0
  refundCents INTEGER --: const 0
); --: rows 62
UPDATE complaint SET receivedOn = (SELECT date(bookedAt, '+' || (complaint.complaintId % 6) || ' days') FROM trip AS t WHERE t.tripId = complaint.tripId);
UPDATE complaint SET settledOn = CASE WHEN complaintId % 7 = 3 THEN NULL ELSE date(receivedOn, '+' || (2 + complaintId * 5 % 27) || ' days') END;
UPDATE complaint SET settledOn = NULL WHERE settledOn > '2025-09-15';
UPDATE complaint SET upheld = CASE WHEN settledOn IS NULL THEN NULL WHEN complaintId % 5 < 2 THEN 1 ELSE 0 END;
UPDATE complaint SET refundCents = CASE upheld WHEN 1 THEN 300 + complaintId * 37 % 1900 WHEN 0 THEN 0 ELSE NULL END;
UPDATE driver SET leftOn = NULL WHERE leftOn IS NOT NULL AND driverId IN (SELECT driverId FROM trip WHERE bookedAt > leftOn);
DELETE FROM trip WHERE date(bookedAt) < (SELECT hiredOn FROM driver AS d WHERE d.driverId = trip.driverId) OR date(bookedAt) > (SELECT COALESCE(leftOn, '2099-01-01') FROM driver AS d WHERE d.driverId = trip.driverId);
DELETE FROM complaint WHERE tripId NOT IN (SELECT tripId FROM trip);
UPDATE driver SET leftOn = date('2022-02-11', '+' || (driverId * 47 % 900) || ' days') WHERE driverId NOT IN (SELECT driverId FROM trip) AND hiredOn < '2021-06-01';
UPDATE vehicle SET soldOn = NULL WHERE vehicleId IN (SELECT vehicleId FROM trip WHERE trip.vehicleId = vehicle.vehicleId AND date(bookedAt) > soldOn);
UPDATE vehicle SET boughtOn = date('2024-09-20', '-' || (vehicleId * 31 % 900) || ' days') WHERE boughtOn > '2024-09-20';
UPDATE vehicle SET soldOn = NULL WHERE soldOn <= boughtOn;
UPDATE vehicleHistory SET fromDate = date('2024-10-01', '+' || (historyId * 7 % 300) || ' days'), toDate = NULL, kmAtEnd = NULL WHERE fromDate < (SELECT boughtOn FROM vehicle AS v WHERE v.vehicleId = vehicleHistory.vehicleId);
UPDATE vehicleHistory SET toDate = date(fromDate, '+' || (20 + historyId * 11 % 38) || ' days') WHERE toDate IS NULL AND EXISTS (SELECT 1 FROM vehicleHistory AS h WHERE h.vehicleId = vehicleHistory.vehicleId AND h.fromDate > vehicleHistory.fromDate);
UPDATE vehicleHistory SET toDate = COALESCE((SELECT MIN(v.soldOn, COALESCE(vehicleHistory.toDate, v.soldOn)) FROM vehicle AS v WHERE v.vehicleId = vehicleHistory.vehicleId), toDate);
UPDATE vehicleHistory SET toDate = (SELECT MAX(d.leftOn, vehicleHistory.fromDate) FROM driver AS d WHERE d.driverId = vehicleHistory.driverId) WHERE toDate IS NULL AND driverId IN (SELECT driverId FROM driver WHERE leftOn IS NOT NULL);
UPDATE vehicleHistory SET kmAtEnd = CASE WHEN toDate IS NULL THEN NULL ELSE kmAtStart + CAST((julianday(toDate) - julianday(fromDate)) * (60 + historyId % 7 * 22) AS INTEGER) END;
DELETE FROM vehicleHistory WHERE toDate < fromDate;
UPDATE trip SET status = 'V' WHERE status = 'D' AND (tripId % 23 = 3 OR tripId IN (SELECT tripId FROM trip WHERE status = 'D' ORDER BY distanceM DESC LIMIT 1) OR tripId IN (SELECT tripId FROM trip WHERE status = 'D' AND accountId = 1 ORDER BY waitSec DESC LIMIT 1) OR tripId IN (SELECT tripId FROM trip WHERE status = 'D' AND accountId = 2 AND fromZoneId = 9 ORDER BY tripId LIMIT 1) OR tripId IN (SELECT tripId FROM trip WHERE status = 'D' ORDER BY fareCents * 1.0 / distanceM DESC LIMIT 1) OR tripId IN (SELECT tripId FROM trip WHERE status = 'D' AND accountId IS NOT NULL AND pickupAt LIKE '2025-07%' ORDER BY tripId LIMIT 1));
