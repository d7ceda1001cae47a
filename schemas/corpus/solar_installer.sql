CREATE TABLE branch (
  branchId INTEGER PRIMARY KEY,
  branchName TEXT,
  city TEXT,
  openedOn TEXT,
  monthlyRentEur INTEGER
);
INSERT INTO branch VALUES (1, 'Headquarters', 'Brenton', '2009-05-04', 4800), (2, 'Coast', 'Salthaven', '2015-03-02', 2300), (3, 'Uplands', 'Morley', '2019-09-16', 1750), (4, 'Valley', 'Ashwick', '2024-11-01', NULL);
CREATE TABLE employee (
  employeeId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  roleCode TEXT, -- SAL sales, SUR surveyor, FIT fitter, ELE electrician --: pick SAL*3 | SUR*3 | FIT*6 | ELE*3
  branchId INTEGER REFERENCES branch(branchId), --: pick 1*4 | 2*3 | 3*2
  bossId INTEGER REFERENCES employee(employeeId), --: self employeeId
  birthDate TEXT, --: date 1962-01-10..2002-06-30
  hiredOn TEXT, --: const x
  leftOn TEXT, --: pick NULL*8 | 2024-09-30 | 2025-01-31
  monthlyPayEur INTEGER --: int 2300..5200 normal
); --: rows 44
UPDATE employee SET hiredOn = date('2022-06-30', '-' || (employeeId * 97 % 2600) || ' days') WHERE employeeId > 0;
UPDATE employee SET birthDate = date(birthDate, '-12 years') WHERE julianday(hiredOn) - julianday(birthDate) < 6600;
CREATE TABLE customer (
  customerId INTEGER PRIMARY KEY, --: seq 301
  firstName TEXT, --: first
  lastName TEXT, --: last
  kind TEXT, --: pick private*9 | farm*2 | business*3
  city TEXT, --: pick Brenton*5 | Salthaven*4 | Morley*3 | Ashwick*2 | Kelling*3 | Thornby
  referredById INTEGER REFERENCES customer(customerId), -- customer who recommended us --: self customerId null 55%
  hasHeatPump TEXT, -- Y or N --: pick N*5 | Y*2 | NULL
  customerSince TEXT --: date 2021-01-11..2025-04-20
); --: rows 140
CREATE TABLE panelModel (
  panelModelId INTEGER PRIMARY KEY,
  maker TEXT,
  modelName TEXT,
  watts INTEGER,
  priceEur REAL,
  weightKg REAL,
  warrantyYears INTEGER,
  withdrawnOn TEXT -- no longer sold since
);
INSERT INTO panelModel VALUES (1, 'Helion', 'H-390', 390, 118.5, 20.4, 20, '2023-06-30'), (2, 'Helion', 'H-430', 430, 132, 21.1, 25, NULL), (3, 'Sunward', 'Black 410', 410, 146.9, 21.8, 25, NULL), (4, 'Sunward', 'Glass 440', 440, 171.25, 24.6, 30, NULL), (5, 'Norlys', 'Eco 375', 375, 99.9, 19.2, 15, NULL), (6, 'Norlys', 'Max 460', 460, 158, 23.9, 25, NULL), (7, 'Tagfeld', 'TF 405', 405, 121.75, 20.9, 20, NULL), (8, 'Tagfeld', 'TF Slim 350', 350, 139, 15.7, 12, '2024-12-31'), (9, 'Lumenia', 'Duo 445', 445, 149.4, 22.7, 30, NULL);
CREATE TABLE inverter (
  inverterId INTEGER PRIMARY KEY,
  maker TEXT,
  modelName TEXT,
  maxKw REAL,
  isHybrid TEXT, -- Y if a battery can be attached
  priceEur INTEGER
);
INSERT INTO inverter VALUES (1, 'Voltara', 'V5', 5, 'N', 890), (2, 'Voltara', 'V8 Hybrid', 8, 'Y', 1490), (3, 'Voltara', 'V12 Hybrid', 12, 'Y', 1980), (4, 'Kessel', 'K6', 6, 'N', 960), (5, 'Kessel', 'K10', 10, 'N', 1320), (6, 'Kessel', 'K30', 30, 'N', 3450), (7, 'Omnisun', 'Home 10', 10, 'Y', 1710), (8, 'Omnisun', 'Farm 50', 50, 'N', 5200);
CREATE TABLE quote (
  quoteId INTEGER PRIMARY KEY, --: seq 2001
  customerId INTEGER REFERENCES customer(customerId), --: ref customer.customerId cover 88%
  salesId INTEGER REFERENCES employee(employeeId), --: const 1
  branchId INTEGER REFERENCES branch(branchId), --: pick 1*5 | 2*3 | 3*3 | 4
  askedOn TEXT, -- day the customer asked --: date 2022-09-01..2025-04-18
  sentOn TEXT, --: after askedOn 2..30 days until 2025-04-29
  decidedOn TEXT, --: after sentOn 3..75 days until 2025-04-29
  statusCode TEXT, -- S sent, A accepted, L lost, D draft --: const x
  sizeKw REAL, --: real 3.2..38 1 skew
  netEur REAL, -- price before discount and VAT --: const 0
  discountPercent REAL, --: pick 0*6 | 2*2 | 3*3 | 5*3 | 8
  source TEXT --: pick website*5 | referral*4 | fair*2 | phone*3 | NULL
); --: rows 230
UPDATE quote SET salesId = (SELECT MIN(employeeId) FROM employee WHERE roleCode = 'SAL' AND employeeId >= (quote.quoteId * 7 % 38));
UPDATE quote SET branchId = 1 WHERE branchId = 4 AND askedOn < '2024-11-01';
UPDATE quote SET netEur = ROUND(sizeKw * (1290 + (quoteId * 37 % 41) * 9) + 1450 + (quoteId % 7) * 85, 2);
UPDATE quote SET statusCode = CASE WHEN sentOn IS NULL THEN 'D' WHEN decidedOn IS NULL THEN 'S' WHEN quoteId % 9 IN (2, 5, 7) THEN 'L' ELSE 'A' END;
CREATE TABLE installation (
  installationId INTEGER PRIMARY KEY, --: seq 501
  quoteId INTEGER UNIQUE REFERENCES quote(quoteId), --: ref quote.quoteId cover 100%
  inverterId INTEGER REFERENCES inverter(inverterId), --: pick 2*4 | 3*3 | 4*3 | 5*3 | 7*4 | 1
  surveyorId INTEGER REFERENCES employee(employeeId), --: const 1
  surveyOn TEXT, -- roof survey --: const x
  installOn TEXT, -- day the panels went on the roof --: const x
  gridOn TEXT, -- day it was connected to the grid --: const x
  sizeKw REAL, -- as built --: const 0
  billedEur REAL, -- final bill, net --: const 0
  statusCode TEXT -- P planned, M mounted, G on grid, X cancelled --: const x
); --: rows 420
DELETE FROM installation WHERE quoteId NOT IN (SELECT quoteId FROM quote WHERE statusCode = 'A');
UPDATE installation SET surveyOn = (SELECT date(q.decidedOn, '+' || (5 + installation.quoteId * 13 % 36) || ' days') FROM quote AS q WHERE q.quoteId = installation.quoteId), surveyorId = (SELECT MIN(employeeId) FROM employee WHERE roleCode = 'SUR' AND employeeId >= (installation.quoteId * 11 % 36));
UPDATE installation SET installOn = date(surveyOn, '+' || (14 + quoteId * 29 % 83) || ' days');
UPDATE installation SET gridOn = date(installOn, '+' || (4 + quoteId * 17 % 61) || ' days');
UPDATE installation SET gridOn = NULL WHERE gridOn > '2025-04-29' OR quoteId % 21 = 3;
UPDATE installation SET statusCode = CASE WHEN quoteId % 17 = 6 THEN 'X' WHEN installOn > '2025-04-29' THEN 'P' WHEN gridOn IS NULL THEN 'M' ELSE 'G' END;
UPDATE installation SET installOn = NULL, gridOn = NULL WHERE statusCode = 'X';
UPDATE installation SET sizeKw = (SELECT ROUND(q.sizeKw * (88 + installation.quoteId * 7 % 20) / 100.0, 1) FROM quote AS q WHERE q.quoteId = installation.quoteId);
UPDATE installation SET inverterId = 5 WHERE sizeKw > 8 AND inverterId IN (1, 2, 4);
UPDATE installation SET inverterId = 6 WHERE sizeKw > 13 AND sizeKw <= 30;
UPDATE installation SET inverterId = 8 WHERE sizeKw > 30;
UPDATE installation SET billedEur = (SELECT ROUND(q.netEur * (100 - q.discountPercent) / 100.0 + (installation.quoteId % 5 - 1) * 240.5, 2) FROM quote AS q WHERE q.quoteId = installation.quoteId);
UPDATE installation SET billedEur = NULL WHERE statusCode IN ('P', 'X') OR (statusCode = 'M' AND quoteId % 2 = 0);
CREATE TABLE roof (
  roofId INTEGER PRIMARY KEY, --: seq 1
  installationId INTEGER REFERENCES installation(installationId), --: ref installation.installationId
  orientation TEXT, --: pick south*6 | east*4 | west*4 | flat*2
  tiltDegrees INTEGER, --: int 8..48
  areaM2 REAL, --: real 14..160 1 skew
  shading TEXT --: pick none*5 | some*3 | heavy | NULL
); --: rows 320
UPDATE roof SET tiltDegrees = 0 WHERE orientation = 'flat';
DELETE FROM roof WHERE installationId NOT IN (SELECT installationId FROM installation);
CREATE TABLE roofPanel (
  roofId INTEGER REFERENCES roof(roofId), --: ref roof.roofId
  panelModelId INTEGER REFERENCES panelModel(panelModelId), --: pick 1 | 2*5 | 3*4 | 4*2 | 5*3 | 6*3 | 7*3 | 8
  panelCount INTEGER, --: int 4..34 skew
  PRIMARY KEY (roofId, panelModelId)
); --: rows 360
DELETE FROM roofPanel WHERE roofId NOT IN (SELECT roofId FROM roof);
CREATE TABLE crewDay (
  installationId INTEGER REFERENCES installation(installationId), --: ref installation.installationId
  employeeId INTEGER REFERENCES employee(employeeId), --: const 0
  hours REAL, --: real 3..11 1 normal
  wageEur REAL -- per hour on that day --: real 19..34 2 normal
); --: rows 900
DELETE FROM crewDay WHERE installationId NOT IN (SELECT installationId FROM installation WHERE installOn <= '2025-04-29');
UPDATE crewDay SET employeeId = (SELECT MIN(employeeId) FROM employee WHERE roleCode IN ('FIT', 'ELE') AND employeeId >= (crewDay.rowid * 5 + crewDay.installationId) % 41);
CREATE TABLE feedReading (
  readingId INTEGER PRIMARY KEY, --: seq 1
  installationId INTEGER REFERENCES installation(installationId), --: ref installation.installationId cover 75%
  readOn TEXT, -- last day of the month read --: pick 2024-06-30 | 2024-07-31 | 2024-08-31 | 2024-09-30 | 2024-10-31 | 2024-11-30 | 2024-12-31 | 2025-01-31 | 2025-02-28 | 2025-03-31
  producedKwh INTEGER, -- in that month --: int 60..1900 skew
  fedInKwh INTEGER, -- of it sold to the grid --: const 0
  tariffCent REAL -- paid per kWh fed in --: pick 8.2*4 | 7.9*3 | 6.4*2 | 11
); --: rows 900
DELETE FROM feedReading WHERE installationId NOT IN (SELECT installationId FROM installation WHERE gridOn < readOn);
DELETE FROM feedReading WHERE readingId > (SELECT MIN(f.readingId) FROM feedReading AS f WHERE f.installationId = feedReading.installationId AND f.readOn = feedReading.readOn);
UPDATE feedReading SET producedKwh = producedKwh / 3 WHERE strftime('%m', readOn) IN ('11', '12', '01');
UPDATE feedReading SET fedInKwh = producedKwh * (25 + readingId * 13 % 60) / 100;
UPDATE quote SET salesId = 26 WHERE salesId = 14 AND askedOn > '2024-09-15';
UPDATE crewDay SET employeeId = 1 WHERE EXISTS (SELECT 1 FROM employee AS e JOIN installation AS i ON i.installationId = crewDay.installationId WHERE e.employeeId = crewDay.employeeId AND e.leftOn < i.installOn);
UPDATE feedReading SET producedKwh = CAST((SELECT i.sizeKw FROM installation AS i WHERE i.installationId = feedReading.installationId) * (CASE strftime('%m', readOn) WHEN '06' THEN 128 WHEN '07' THEN 131 WHEN '08' THEN 117 WHEN '09' THEN 84 WHEN '10' THEN 55 WHEN '11' THEN 27 WHEN '12' THEN 18 WHEN '01' THEN 22 WHEN '02' THEN 43 ELSE 82 END) * (78 + readingId * 19 % 37) / 100.0 AS INTEGER);
UPDATE feedReading SET fedInKwh = producedKwh * (25 + installationId * 13 % 60) / 100;
