CREATE TABLE halls (
  hallCode TEXT PRIMARY KEY,
  hallName TEXT,
  floorM2 INTEGER
);
INSERT INTO halls VALUES ('WH', 'Wheel Hall', 1450), ('FR', 'Frame Hall', 2100), ('FI', 'Finishing', 980), ('EL', 'Electric Annex', 640), ('PK', 'Packing', 720);
CREATE TABLE stations (
  stationId INTEGER PRIMARY KEY,
  stationName TEXT,
  hallCode TEXT REFERENCES halls(hallCode),
  bikesPerShift INTEGER,
  isAutomated INTEGER
);
INSERT INTO stations VALUES (1, 'Truing Stand A', 'WH', 26, 0), (2, 'Truing Stand B', 'WH', 24, 0), (3, 'Spoke Robot', 'WH', 60, 1), (4, 'Frame Jig 1', 'FR', 22, 0), (5, 'Frame Jig 2', 'FR', 22, 0), (6, 'Headset Press', 'FR', 38, 1), (7, 'Drivetrain Bench', 'FI', 18, 0), (8, 'Brake Bench', 'FI', 21, 0), (9, 'Cockpit Bench', 'FI', 25, 0), (10, 'Motor Mount', 'EL', 12, 0), (11, 'Battery Bay', 'EL', 16, 1), (12, 'Boxing Line', 'PK', 70, 1), (13, 'Old Wheel Tree', 'WH', 5, 0);
CREATE TABLE shifts (
  shiftCode TEXT PRIMARY KEY,
  shiftName TEXT,
  payFactor REAL
);
INSERT INTO shifts VALUES ('E', 'Early', 1), ('L', 'Late', 1.1), ('N', 'Night', 1.35);
CREATE TABLE workers (
  workerId INTEGER PRIMARY KEY,          --: seq 201
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  stationId INTEGER REFERENCES stations(stationId), --: int 1..12
  leadId INTEGER REFERENCES workers(workerId), --: self workerId
  birthDate TEXT,                        --: date 1959-03-10..2006-05-30
  hiredOn TEXT,                          --: date 2007-01-08..2024-10-14
  hourlyPay REAL,                        --: real 12.1..29 2 skew
  isTrainee INTEGER,                     --: pick 0*6 | 1
  hasForklift INTEGER                    --: pick 0*3 | 1
); --: rows 56
CREATE TABLE bikeTypes (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT
);
INSERT INTO bikeTypes VALUES ('CT', 'City'), ('TR', 'Touring'), ('MT', 'Mountain'), ('EB', 'Electric'), ('KD', 'Kids'), ('CG', 'Cargo'), ('TD', 'Tandem');
CREATE TABLE models (
  modelId INTEGER PRIMARY KEY,           --: seq 1
  modelName TEXT,                        --: each Pembroke 3 | Wayfarer | Scree 29 | Volt Heron | Tadpole 16 | Haulage One | Pembroke 7 | Longstrider | Grit Pro | Volt Kestrel | Tadpole 20 | Haulage Volt | Marylebone | Wayfarer Lite | Grit | Volt Heron Plus | Minnow 12 | Barrow | Clerk | Drover | Fellrunner | Volt Courier | Pickle 24 | Milk Float | Duchess | Pennine | Bogtrotter | Volt Rook | Newt 14 | Coal Barge
  typeCode TEXT REFERENCES bikeTypes(typeCode), --: each CT | TR | MT | EB | KD | CG
  listPrice REAL,                        --: by typeCode: CT => 549 | 629*2 | 799; TR => 949 | 1190 | 1380; MT => 890 | 1450 | 2290; EB => 2190 | 2640 | 3290; KD => 219 | 259*2 | 310; else => 1790 | 3980 | 4400
  weightKg REAL,                         --: by typeCode: CT => 14.2 | 15.8; TR => 12.9 | 13.7; MT => 12.4 | 13.1; EB => 23.5 | 25.1; KD => 6.2 | 8.4; else => 31 | 38.5
  launchedOn TEXT,                       --: date 2014-02-01..2024-06-30
  isDiscontinued INTEGER                 --: pick 0*6 | 1
); --: rows 30
CREATE TABLE electricModels (
  modelId INTEGER PRIMARY KEY REFERENCES models(modelId),
  batteryWh INTEGER,
  motorNm INTEGER
);
INSERT INTO electricModels VALUES (4, 500, 60), (10, 400, 50), (12, 750, 85), (16, 625, 75), (22, 625, 65), (28, 400, 50);
CREATE TABLE kidsModels (
  modelId INTEGER PRIMARY KEY REFERENCES models(modelId),
  wheelInch INTEGER,
  minAge INTEGER
);
INSERT INTO kidsModels VALUES (5, 16, 4), (11, 20, 6), (17, 12, 2), (23, 24, 8), (29, 14, 3);
CREATE TABLE suppliers (
  supplierId INTEGER PRIMARY KEY,
  supplierName TEXT,
  country TEXT,
  leadDays INTEGER,
  isApproved INTEGER
);
INSERT INTO suppliers VALUES (1, 'Castell Tubing', 'United Kingdom', 9, 1), (2, 'Ruota d''Oro', 'Italy', 21, 1), (3, 'Shin Kasei', 'Japan', 45, 1), (4, 'Formosa Drive', 'Taiwan', 60, 1), (5, 'Zahnkranz Werke', 'Germany', 14, 1), (6, 'Molina Saddles', 'Spain', 28, 0), (7, 'Brightbell', 'United Kingdom', 5, 1), (8, 'Akkuhaus', 'Germany', 30, 1), (9, 'Tread & Sons', 'United Kingdom', 7, 0), (10, 'Polder Parts', 'Netherlands', 12, 0), (11, 'Gomez Pedals', 'Spain', 33, NULL);
CREATE TABLE parts (
  partId INTEGER PRIMARY KEY,            --: seq 1001
  partName TEXT,                         --: each Steel frame | Alloy frame | Cargo frame | Rim 28 | Rim 20 | Spoke set | Hub gear 8 | Derailleur 10 | Chain | Crankset | Disc brake | Rim brake | Brake lever | Saddle gel | Saddle leather | Seat post | Handlebar flat | Handlebar drop | Grip pair | Pedal pair | Tyre 28 | Tyre knobbly | Tyre 16 | Bell brass | Front lamp | Rear lamp | Dynamo | Battery 400 | Battery 625 | Motor mid | Display | Mudguard set | Rack rear | Kickstand | Stabilisers | Paint green | Paint oxblood | Decal sheet | Cargo box | Belt drive
  supplierId INTEGER REFERENCES suppliers(supplierId), --: each 1 | 1 | 1 | 2 | 2 | 2 | 3 | 3 | 4 | 4 | 3 | 4 | 3 | 6 | 6 | 4 | 4 | 2 | 10 | 4 | 9 | 9 | 9 | 7 | 7 | 7 | 5 | 8 | 8 | 8 | 8 | 10 | 10 | 5 | 10 | 5 | 5 | 7 | 10 | 5
  unitCost REAL,                         --: real 0.8..310 2 skew
  stockQty INTEGER,                      --: int 0..900 skew
  reorderQty INTEGER,                    --: int 40..200
  isHazardous INTEGER                    --: by partName: Battery 400, Battery 625, Paint green, Paint oxblood => 1; else => 0
); --: rows 40
CREATE TABLE billItems (
  modelId INTEGER REFERENCES models(modelId), --: ref models.modelId cover 94%
  partId INTEGER REFERENCES parts(partId), --: ref parts.partId cover 92% skew
  qty INTEGER                            --: pick 1*6 | 2*4 | 4
); --: rows 260
CREATE TABLE dealers (
  dealerId INTEGER PRIMARY KEY,          --: seq 71
  dealerName TEXT,                       --: each Spokesman & Co | Pedal Parish | Velo Vieux | Chain Reaction Bath | Rad und Tat | Fietsclub Noord | Bike Shed Leeds | The Wheelwright | Cadence Cork | Zweirad Huber | Rouleur Lille | Hub & Spoke | Gearhead Leeds | Saddle Sore | Kettle Cycles | Flat Tyre Society | Ciclo Bari | Two Wheels Good
  city TEXT,                             --: each London | Norwich | Lille | Bath | Freiburg | Groningen | Leeds | York | Cork | Munich | Lille | Bristol | Leeds | London | Norwich | Bristol | Bari | Cork
  country TEXT,                          --: by city: Lille => France; Freiburg, Munich => Germany; Groningen => Netherlands; Cork => Ireland; Bari => Italy; else => United Kingdom
  discountPct REAL,                      --: pick 5*3 | 8*3 | 10*2 | 12.5
  isPremium INTEGER                      --: pick 0*3 | 1*2
); --: rows 18
CREATE TABLE statusCodes (
  statusCode TEXT PRIMARY KEY,
  statusName TEXT
);
INSERT INTO statusCodes VALUES ('NW', 'New'), ('PR', 'In production'), ('RD', 'Ready'), ('SH', 'Shipped'), ('CN', 'Cancelled'), ('RW', 'Rework'), ('HL', 'On hold');
CREATE TABLE orders (
  orderId INTEGER PRIMARY KEY,           --: seq 4001
  dealerId INTEGER REFERENCES dealers(dealerId), --: ref dealers.dealerId cover 90% skew
  orderedOn TEXT,                        --: date 2023-01-09..2024-12-20
  dueOn TEXT,                            --: after orderedOn 14..60 days %Y-%m-%d
  shippedOn TEXT,                        --: after orderedOn 8..75 days %Y-%m-%d until 2024-12-31
  statusCode TEXT REFERENCES statusCodes(statusCode), --: pick PR*4 | NW*2 | HL | RD*2 | CN
  netTotal REAL,                         --: const 0
  grossTotal REAL,                       --: const 0
  isUrgent INTEGER                       --: pick 0*5 | 1
); --: rows 170
CREATE TABLE orderItems (
  orderId INTEGER REFERENCES orders(orderId), --: ref orders.orderId
  modelId INTEGER REFERENCES models(modelId), --: ref models.modelId cover 88% skew
  qty INTEGER,                           --: int 1..14 skew
  listPrice REAL,                        --: expr (SELECT M.listPrice FROM models M WHERE M.modelId = orderItems.modelId)
  agreedPrice REAL                       --: expr round(listPrice * (1 - (SELECT D.discountPct FROM dealers D JOIN orders O ON O.dealerId = D.dealerId WHERE O.orderId = orderItems.orderId) / 100.0) - (qty * 7 % 3) * 5, 2)
); --: rows 400
CREATE TABLE assemblies (
  assemblyId INTEGER PRIMARY KEY,        --: seq 50001
  serialNo TEXT,                         --: code BX-####-@@
  orderId INTEGER REFERENCES orders(orderId), --: ref orders.orderId cover 80% null 12%
  modelId INTEGER REFERENCES models(modelId), --: ref models.modelId cover 90% skew
  stationId INTEGER REFERENCES stations(stationId), --: pick 4*4 | 5*4 | 6*2 | 7*6 | 8*5 | 9*4 | 10*3 | 11*2
  workerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 84% skew
  startedAt TEXT,                        --: date 2023-02-01..2024-12-30 %Y-%m-%d %H:%M:%S
  finishedAt TEXT,                       --: after startedAt 38..290 minutes %Y-%m-%d %H:%M:%S until 2024-12-31
  shiftCode TEXT REFERENCES shifts(shiftCode), --: expr CASE WHEN strftime('%H', startedAt) >= '06' AND strftime('%H', startedAt) < '14' THEN 'E' WHEN strftime('%H', startedAt) >= '14' AND strftime('%H', startedAt) < '22' THEN 'L' ELSE 'N' END
  plannedMinutes INTEGER,                --: expr 55 + (modelId * 37 % 7) * 20
  isRework INTEGER                       --: pick 0*8 | 1
); --: rows 360
CREATE TABLE assemblyLog (
  logId INTEGER PRIMARY KEY,             --: seq 1
  assemblyId INTEGER REFERENCES assemblies(assemblyId), --: ref assemblies.assemblyId cover 70%
  stationId INTEGER REFERENCES stations(stationId), --: int 4..12
  statusCode TEXT REFERENCES statusCodes(statusCode), --: pick NW*3 | PR*5 | RD*4 | RW*2 | HL
  loggedAt TEXT                          --: expr (SELECT datetime(startedAt, '+' || (assemblyLog.logId * 37 % 300) || ' minutes') FROM assemblies WHERE assemblies.assemblyId = assemblyLog.assemblyId)
); --: rows 340
CREATE TABLE defectCodes (
  defectCode TEXT PRIMARY KEY,
  defectName TEXT,
  isSafety INTEGER
);
INSERT INTO defectCodes VALUES ('BRK', 'Brake rub', 1), ('SCR', 'Scratched paint', 0), ('WOB', 'Wobbly wheel', 1), ('GRX', 'Gear skips', 0), ('BLT', 'Loose bolt', 1), ('ELX', 'Dead display', 0), ('DCL', 'Decal upside down', 0), ('FRK', 'Bent fork', 1);
CREATE TABLE defects (
  defectId INTEGER PRIMARY KEY,          --: seq 1
  assemblyId INTEGER REFERENCES assemblies(assemblyId), --: ref assemblies.assemblyId cover 34%
  defectCode TEXT REFERENCES defectCodes(defectCode), --: pick BRK*4 | SCR*6 | WOB*3 | GRX*5 | BLT*3 | ELX*2 | DCL*2
  finderId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 60%
  foundAt TEXT,                          --: expr (SELECT datetime(coalesce(finishedAt, startedAt), '+' || (defects.defectId * 53 % 2000) || ' minutes') FROM assemblies WHERE assemblies.assemblyId = defects.assemblyId)
  fixMinutes INTEGER,                    --: int 2..140 skew
  scrapCost REAL                         --: price 2..180 null 30%
); --: rows 170
DELETE FROM billItems WHERE rowid NOT IN (SELECT MIN(rowid) FROM billItems GROUP BY modelId, partId);
DELETE FROM orderItems WHERE rowid NOT IN (SELECT MIN(rowid) FROM orderItems GROUP BY orderId, modelId);
UPDATE orders SET shippedOn = NULL WHERE statusCode IN ('CN', 'HL');
UPDATE orders SET statusCode = 'SH' WHERE shippedOn IS NOT NULL;
UPDATE orders SET statusCode = 'PR' WHERE statusCode = 'NW' AND orderedOn < '2024-10-01';
UPDATE orders SET netTotal = (SELECT round(coalesce(SUM(qty * agreedPrice), 0), 2) FROM orderItems WHERE orderItems.orderId = orders.orderId);
DELETE FROM orders WHERE netTotal = 0;
UPDATE orders SET grossTotal = round(netTotal * 1.2, 2);
UPDATE assemblies SET orderId = NULL WHERE orderId NOT IN (SELECT orderId FROM orders);
UPDATE assemblies SET modelId = (SELECT MIN(modelId) FROM orderItems WHERE orderItems.orderId = assemblies.orderId AND assemblyId % 2 = 0) WHERE orderId IS NOT NULL AND assemblyId % 2 = 0;
UPDATE assemblies SET modelId = (SELECT MAX(modelId) FROM orderItems WHERE orderItems.orderId = assemblies.orderId) WHERE orderId IS NOT NULL AND assemblyId % 2 = 1;
UPDATE assemblies SET plannedMinutes = 55 + (modelId * 37 % 7) * 20;
UPDATE workers SET leadId = NULL WHERE hiredOn < (SELECT B.hiredOn FROM workers B WHERE B.workerId = workers.leadId);
UPDATE workers SET isTrainee = (workerId % 9 = 4);
UPDATE workers SET hiredOn = date(birthDate, '+18 years', '+40 days') WHERE hiredOn < date(birthDate, '+17 years');
UPDATE orders SET shippedOn = NULL, statusCode = CASE orderId % 3 WHEN 0 THEN 'RD' WHEN 1 THEN 'PR' ELSE 'NW' END WHERE orderedOn >= '2024-08-15' AND statusCode = 'SH' AND orderId % 5 <> 1;
