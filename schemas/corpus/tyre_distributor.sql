CREATE TABLE brand (
  brandId INTEGER PRIMARY KEY,
  brandName TEXT NOT NULL,
  originCountry TEXT,
  priceTier TEXT,
  parentBrandId INTEGER REFERENCES brand(brandId)
);
INSERT INTO brand VALUES (1, 'Nordrolle', 'Germany', 'premium', NULL), (2, 'Vellano', 'Italy', 'premium', NULL), (3, 'Kaskara', 'Japan', 'premium', NULL), (4, 'Rollfix', 'Germany', 'budget', 1), (5, 'Velleco', 'Italy', 'mid', 2), (6, 'Bärenfels', 'Austria', 'mid', NULL), (7, 'Kasumi Road', 'Japan', 'mid', 3), (8, 'Drakon Tyres', 'Turkey', 'budget', NULL), (9, 'Northpeak', 'Finland', 'premium', NULL), (10, 'Peakline', 'Finland', 'budget', 9), (11, 'Omura', 'Japan', 'budget', 7), (12, 'Zentrik', 'Slovakia', 'mid', NULL);
CREATE TABLE vehicleClass (
  classCode TEXT PRIMARY KEY,
  className TEXT
);
INSERT INTO vehicleClass VALUES ('PC', 'passenger car'), ('SV', 'sport utility'), ('LV', 'light van'), ('TR', 'truck'), ('MC', 'motorcycle');
CREATE TABLE vehicleModel (
  vehicleModelId INTEGER PRIMARY KEY,    --: seq 1
  maker TEXT,                            --: pick Corvano*3 | Lumo*3 | Haldor*2 | Brisk*2 | Tessaro
  modelName TEXT,                        --: mix {Dash|Nomad|Cargo|Sprint|Terra|Cityline|Falk|Moto} {1|2|3|GT|XL} distinct
  classCode TEXT REFERENCES vehicleClass(classCode), --: pick PC*6 | SV*4 | LV*3 | TR*2
  launchYear INTEGER                     --: int 2009..2024
); --: rows 34
CREATE TABLE tyre (
  tyreId INTEGER PRIMARY KEY,            --: seq 1
  brandId INTEGER REFERENCES brand(brandId), --: ref brand.brandId cover 92%
  patternName TEXT,                      --: mix {Ice|Aqua|Terra|Eco|Race|Van|Silent|Alpin} {Grip|Contact|Drive|Trek|Line} {2|3|4|S|HT} distinct
  season TEXT,                           --: pick summer*5 | winter*5 | all-season*3
  sizeCode TEXT,                         --: pick 195/65 R15*4 | 205/55 R16*6 | 225/45 R17*4 | 225/40 R18*3 | 235/65 R16C*2 | 255/50 R19*2
  rimInch INTEGER,                       --: by sizeCode: 195/65 R15 => 15; 205/55 R16, 235/65 R16C => 16; 225/45 R17 => 17; 225/40 R18 => 18; else => 19
  wetGrip TEXT,                          --: pick A*3 | B*5 | C*4 | D
  noiseDb INTEGER,                       --: int 66..75
  weightKg REAL,                         --: real 7..16.5 1
  listPriceEur REAL,                     --: real 48..265 2 skew
  launchedAt INTEGER                     --: date 2017-01-15..2025-06-01 unix
); --: rows 76
CREATE TABLE tyreFitment (
  tyreId INTEGER REFERENCES tyre(tyreId),
  vehicleModelId INTEGER REFERENCES vehicleModel(vehicleModelId),
  axle TEXT,
  pressureBar REAL,
  PRIMARY KEY (tyreId, vehicleModelId)
);
CREATE TABLE depot (
  depotId INTEGER PRIMARY KEY,
  depotName TEXT,
  town TEXT,
  countryCode TEXT,
  floorSqm INTEGER,
  openedAt INTEGER
);
INSERT INTO depot VALUES (1, 'Zentrallager Fulda', 'Fulda', 'DE', 9200, 1104537600), (2, 'Nordkai', 'Bremen', 'DE', 3400, 1301616000), (3, 'Isarhalle', 'München', 'DE', 4100, 1246406400), (4, 'Donaupark', 'Linz', 'AT', 2800, 1420070400), (5, 'Rheinlager', 'Basel', 'CH', 1900, 1485907200), (6, 'Elbtor', 'Dresden', 'DE', 2600, 1583020800), (7, 'Moldau Point', 'Prague', 'CZ', 3100, 1654041600), (8, 'Südhof', 'Graz', 'AT', 1500, 1617235200);
CREATE TABLE employee (
  employeeId INTEGER PRIMARY KEY,        --: seq 101
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  jobTitle TEXT,                         --: pick fitter*6 | sales rep*5 | warehouse clerk*4 | driver*3 | depot manager
  depotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId cover 88% skew
  hiredAt INTEGER,                       --: date 2006-03-01..2025-08-31 unix
  monthlyPayEur INTEGER,                 --: int 2350..6200 skew
  leadId INTEGER REFERENCES employee(employeeId) --: self employeeId
); --: rows 52
CREATE TABLE customer (
  customerId INTEGER PRIMARY KEY,        --: seq 2001
  companyName TEXT,                      --: mix {Autohaus|Garage|Reifen|Fuhrpark|Werkstatt} {Lindner|Okoye|Brandauer|Novotny|Seidl|Kuhnert|Pohl|Marek|Zeller|Huber|Fiala|Steiner} distinct
  customerKind TEXT,                     --: pick garage*6 | dealer*5 | fleet*3 | web shop*2
  town TEXT,                             --: pick Kassel*3 | Bremen*3 | München*5 | Linz*3 | Graz*2 | Dresden*3 | Prague*3 | Basel*2 | Ulm
  creditLimitEur INTEGER,                --: pick 5000*3 | 10000*4 | 25000*3 | 60000 | NULL
  joinedAt INTEGER,                      --: date 2012-04-01..2025-09-10 unix
  accountManagerId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 30% null 12%
  referredById INTEGER REFERENCES customer(customerId) --: self customerId null 70%
); --: rows 54
CREATE TABLE supplier (
  supplierId INTEGER PRIMARY KEY,
  supplierName TEXT,
  countryCode TEXT,
  leadDays INTEGER
);
INSERT INTO supplier VALUES (1, 'Gummiwerk Harz', 'DE', 9), (2, 'Adria Pneus', 'IT', 14), (3, 'Tokai Rubber Trading', 'JP', 48), (4, 'Baltic Tyre Union', 'FI', 21), (5, 'Anadolu Lastik Export', 'TR', 26), (6, 'Tatra Wheels', 'SK', 7), (7, 'Hansa Reimport', 'DE', 5);
CREATE TABLE purchaseOrder (
  purchaseOrderId INTEGER PRIMARY KEY,   --: seq 30001
  supplierId INTEGER REFERENCES supplier(supplierId), --: pick 1*5 | 2*4 | 3*3 | 4*3 | 5*2 | 6*3
  depotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId cover 88% skew
  tyreId INTEGER REFERENCES tyre(tyreId), --: ref tyre.tyreId cover 80%
  quantity INTEGER,                      --: pick 40*4 | 80*4 | 120*3 | 200*2 | 400
  unitCostEur REAL,                      --: expr ROUND((SELECT listPriceEur FROM tyre WHERE tyre.tyreId = purchaseOrder.tyreId) * (0.48 + (purchaseOrderId % 13) / 100.0), 2)
  orderedAt INTEGER,                     --: date 2023-11-02..2025-10-24 unix
  expectedAt INTEGER,                    --: after orderedAt 6..45 days unix
  receivedAt INTEGER                     --: after orderedAt 5..62 days unix until 2025-10-31
); --: rows 170
CREATE TABLE salesOrder (
  salesOrderId INTEGER PRIMARY KEY,      --: seq 50001
  customerId INTEGER REFERENCES customer(customerId), --: ref customer.customerId cover 88% skew
  depotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId
  takenById INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 35%
  channel TEXT,                          --: pick phone*4 | portal*6 | field visit*2 | EDI*2
  status TEXT,                           --: pick shipped*14 | open | cancelled
  placedAt INTEGER,                      --: date 2023-10-05..2025-10-29 unix
  promisedAt INTEGER,                    --: after placedAt 2..11 days unix
  shippedAt INTEGER                      --: after placedAt 0..9 days unix until 2025-10-31
); --: rows 250
CREATE TABLE salesLine (
  salesOrderId INTEGER REFERENCES salesOrder(salesOrderId),
  lineNo INTEGER,
  tyreId INTEGER REFERENCES tyre(tyreId),
  quantity INTEGER,
  unitPriceEur REAL,
  PRIMARY KEY (salesOrderId, lineNo)
);
CREATE TABLE salesOrderLog (
  logId INTEGER PRIMARY KEY,
  salesOrderId INTEGER REFERENCES salesOrder(salesOrderId),
  customerId INTEGER REFERENCES customer(customerId),
  eventName TEXT,
  loggedAt INTEGER,
  loggedTotalEur REAL
);
CREATE TABLE stockSnapshot (
  snapshotId INTEGER PRIMARY KEY,        --: seq 1
  depotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId cover 88%
  tyreId INTEGER REFERENCES tyre(tyreId), --: ref tyre.tyreId cover 85%
  takenAt INTEGER,                       --: pick 1735603200 | 1743379200 | 1751241600 | 1759190400
  onHand INTEGER,                        --: int 0..420 skew
  reserved INTEGER                       --: int 0..60 skew
); --: rows 320
CREATE TABLE transfer (
  transferId INTEGER PRIMARY KEY,        --: seq 801
  fromDepotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId skew
  toDepotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId
  tyreId INTEGER REFERENCES tyre(tyreId), --: ref tyre.tyreId
  driverId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 25%
  quantity INTEGER,                      --: int 4..160 skew
  departedAt INTEGER,                    --: date 2024-01-08..2025-10-28 unix
  transitSeconds INTEGER                 --: int 3900..41000 normal
); --: rows 150
CREATE TABLE fittingJob (
  fittingJobId INTEGER PRIMARY KEY,      --: seq 9001
  depotId INTEGER REFERENCES depot(depotId), --: ref depot.depotId cover 75%
  fitterId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 30%
  vehicleModelId INTEGER REFERENCES vehicleModel(vehicleModelId), --: ref vehicleModel.vehicleModelId cover 85%
  startedAt INTEGER,                     --: date 2024-09-02..2025-10-30 unix
  waitSeconds INTEGER,                   --: int 0..5400 skew
  workSeconds INTEGER,                   --: int 1100..9800 normal
  wheels INTEGER,                        --: pick 4*9 | 2*3 | 1
  feeEur INTEGER                         --: pick 39*2 | 59*4 | 79*3 | 99
); --: rows 240
CREATE TABLE warrantyClaim (
  claimId INTEGER PRIMARY KEY,           --: seq 601
  salesOrderId INTEGER REFERENCES salesOrder(salesOrderId), --: ref salesOrder.salesOrderId cover 40%
  reason TEXT,                           --: pick sidewall bulge*4 | uneven wear*4 | belt separation*2 | wrong size sent*3 | vibration*2
  filedAt INTEGER,                       --: date 2024-01-10..2025-10-27 unix
  decidedAt INTEGER,                     --: after filedAt 3..70 days unix until 2025-10-31 null 10%
  creditEur REAL                         --: real 20..900 2 skew null 25%
); --: rows 74
CREATE TABLE priceChange (
  priceChangeId INTEGER PRIMARY KEY,     --: seq 1
  tyreId INTEGER REFERENCES tyre(tyreId), --: ref tyre.tyreId cover 70%
  changedById INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 15%
  changedAt INTEGER,                     --: date 2023-12-01..2025-10-20 unix
  oldPriceEur REAL,                      --: real 45..260 2 skew
  newPriceEur REAL                       --: expr ROUND(oldPriceEur * (0.9 + (priceChangeId * 7 % 24) / 100.0), 2)
); --: rows 110
UPDATE vehicleModel SET classCode = CASE WHEN modelName LIKE 'Cargo%' THEN 'LV' WHEN modelName LIKE 'Moto%' THEN 'MC' WHEN modelName LIKE 'Nomad%' OR modelName LIKE 'Terra%' THEN 'SV' WHEN modelName LIKE 'Falk%' THEN 'TR' ELSE 'PC' END;
UPDATE tyre SET season = 'winter' WHERE patternName LIKE 'Ice%' OR patternName LIKE 'Alpin%';
UPDATE tyre SET noiseDb = noiseDb + 1 WHERE season = 'summer';
UPDATE customer SET customerKind = CASE WHEN companyName LIKE 'Fuhrpark%' THEN 'fleet' WHEN companyName LIKE 'Autohaus%' THEN 'dealer' WHEN companyName LIKE 'Reifen%' AND customerId % 3 <> 1 THEN 'web shop' ELSE 'garage' END;
INSERT INTO tyreFitment SELECT t.tyreId, v.vehicleModelId, CASE (t.tyreId + v.vehicleModelId) % 5 WHEN 0 THEN 'front' WHEN 1 THEN 'rear' ELSE 'both' END, ROUND(2.0 + (t.tyreId * 3 + v.vehicleModelId * 5) % 13 / 10.0, 1) FROM tyre t JOIN vehicleModel v WHERE (t.tyreId * 19 + v.vehicleModelId * 23) % 37 IN (2, 5) AND v.vehicleModelId <> 7 AND t.tyreId % 12 <> 4;
UPDATE salesOrder SET shippedAt = NULL WHERE status <> 'shipped';
UPDATE salesOrder SET status = 'open' WHERE status = 'shipped' AND shippedAt IS NULL;
UPDATE salesOrder SET status = 'cancelled' WHERE status = 'open' AND placedAt < 1751328000;
UPDATE salesOrder SET status = 'open', shippedAt = NULL WHERE placedAt > 1756684800 AND status = 'shipped' AND salesOrderId % 3 <> 1;
UPDATE employee SET jobTitle = CASE WHEN leadId IS NULL OR employeeId % 9 = 0 THEN 'depot manager' WHEN employeeId % 4 = 1 THEN 'fitter' WHEN employeeId % 4 = 2 THEN 'sales rep' WHEN employeeId % 8 = 3 THEN 'driver' ELSE 'warehouse clerk' END;
UPDATE fittingJob SET fitterId = COALESCE((SELECT MIN(e.employeeId) FROM employee e WHERE e.jobTitle = 'fitter' AND e.employeeId >= 101 + fittingJob.fittingJobId * 13 % 47), (SELECT MAX(e.employeeId) FROM employee e WHERE e.jobTitle = 'fitter'));
UPDATE salesOrder SET takenById = COALESCE((SELECT MIN(e.employeeId) FROM employee e WHERE e.jobTitle = 'sales rep' AND e.employeeId >= 101 + salesOrder.salesOrderId * 19 % 47), (SELECT MAX(e.employeeId) FROM employee e WHERE e.jobTitle = 'sales rep'));
UPDATE transfer SET driverId = COALESCE((SELECT MIN(e.employeeId) FROM employee e WHERE e.jobTitle = 'driver' AND e.employeeId >= 101 + transfer.transferId * 11 % 47), (SELECT MAX(e.employeeId) FROM employee e WHERE e.jobTitle = 'driver'));
UPDATE customer SET accountManagerId = COALESCE((SELECT MIN(e.employeeId) FROM employee e WHERE e.jobTitle = 'sales rep' AND e.employeeId >= 101 + customer.customerId * 7 % 47), (SELECT MAX(e.employeeId) FROM employee e WHERE e.jobTitle = 'sales rep')) WHERE accountManagerId IS NOT NULL;
UPDATE transfer SET toDepotId = fromDepotId % 8 + 1 WHERE toDepotId = fromDepotId;
INSERT INTO salesLine SELECT o.salesOrderId, n.k, (o.salesOrderId * 17 + n.k * 29 + o.customerId * o.customerId) % 71 + 1, 2 * (1 + (o.salesOrderId * 5 + n.k * 7) % 14), ROUND((SELECT listPriceEur FROM tyre t WHERE t.tyreId = (o.salesOrderId * 17 + n.k * 29 + o.customerId * o.customerId) % 71 + 1) * (0.72 + (o.salesOrderId + n.k * 3) % 25 / 100.0), 2) FROM salesOrder o JOIN (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3) n WHERE n.k <= 1 + (o.salesOrderId * 7 % 11) / 6 + (o.salesOrderId % 9 = 0);
INSERT INTO salesOrderLog SELECT NULL, o.salesOrderId, o.customerId, 'created', o.placedAt, (SELECT ROUND(SUM(l.quantity * l.unitPriceEur), 2) FROM salesLine l WHERE l.salesOrderId = o.salesOrderId) FROM salesOrder o WHERE o.salesOrderId % 2 = 0;
INSERT INTO salesOrderLog SELECT NULL, o.salesOrderId, o.customerId, CASE WHEN o.status = 'cancelled' THEN 'cancelled' ELSE 'amended' END, o.placedAt + 86400, (SELECT ROUND(SUM(l.quantity * l.unitPriceEur) * 0.97, 2) FROM salesLine l WHERE l.salesOrderId = o.salesOrderId) FROM salesOrder o WHERE o.salesOrderId % 3 = 0;
INSERT INTO salesOrderLog SELECT NULL, o.salesOrderId, o.customerId, 'shipped', o.shippedAt, (SELECT ROUND(SUM(l.quantity * l.unitPriceEur), 2) FROM salesLine l WHERE l.salesOrderId = o.salesOrderId) FROM salesOrder o WHERE o.shippedAt IS NOT NULL AND o.salesOrderId % 4 <> 1;
UPDATE warrantyClaim SET filedAt = (SELECT o.placedAt FROM salesOrder o WHERE o.salesOrderId = warrantyClaim.salesOrderId) + 86400 * (20 + claimId % 90) WHERE filedAt < (SELECT o.placedAt FROM salesOrder o WHERE o.salesOrderId = warrantyClaim.salesOrderId);
DELETE FROM warrantyClaim WHERE filedAt > 1761868800;
UPDATE warrantyClaim SET decidedAt = filedAt + 86400 * (4 + claimId * 7 % 50) WHERE decidedAt < filedAt;
UPDATE warrantyClaim SET creditEur = NULL WHERE decidedAt IS NULL;
