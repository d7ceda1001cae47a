CREATE TABLE Farms (
  FarmId INTEGER PRIMARY KEY,            --: seq 11
  FarmName TEXT,                         --: mix {Hollow|Thistle|Gorse|Fallow|Larch|Heron|Bramble|Oxbow|Tarn} {End|Bank|Ridge|Bottom|Acre} distinct
  District TEXT,                         --: pick Eastmarch*4 | Lower Vale*5 | Skerry Coast*2 | Highfell*3
  HerdSize INTEGER,                      --: int 40..900 skew
  IsOrganic INTEGER,                     --: pick 0*3 | 1*2
  AuditScore INTEGER,                    --: int 51..100 normal
  ApprovedOn TEXT,                       --: date 2014-02-01..2025-03-30
  VetPhone TEXT                          --: code 07###-###### null 15%
); --: rows 32
CREATE TABLE Animals (
  EarTag TEXT PRIMARY KEY,               --: code XR-###### distinct
  FarmId INTEGER,                        --: ref Farms.FarmId cover 85% skew
  Species TEXT,                          --: pick Cattle*4 | Pig*5 | Lamb*3
  Breed TEXT,                            --: by Species: Cattle => Limousin*2 | Angus*3 | Simmental; Pig => Duroc*3 | Landrace*3 | Saddleback; Lamb => Texel*2 | Suffolk
  Sex TEXT,                              --: pick M*3 | F*2
  BornOn TEXT,                           --: const x
  ArrivedOn TEXT,                        --: date 2024-01-08..2026-02-18
  SlaughteredOn TEXT,                    --: after ArrivedOn 1..16 days until 2026-02-20 null 9%
  LiveWeightKg REAL,                     --: by Species: Cattle => 512.5 | 548 | 575.5 | 601 | 633.5 | 668 | 702; Pig => 98.5 | 104 | 109.5 | 113 | 118.5 | 126; Lamb => 38.5 | 41 | 43.5 | 46 | 49.5
  IsQuarantined INTEGER                  --: pick 0*9 | 1
); --: rows 240
CREATE TABLE Workers (
  WorkerId INTEGER PRIMARY KEY,          --: seq 601
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  JobTitle TEXT,                         --: pick Boner*5 | Packer*5 | Inspector*2 | Supervisor*2 | Forklift Driver
  LineId INTEGER,                        --: int 1..6 null 10%
  BornOn TEXT,                           --: date 1962-01-05..2004-09-30
  HiredOn TEXT,                          --: date 2013-04-01..2025-12-15
  TrainedById INTEGER,                   --: self WorkerId null 20%
  HourlyPayCents INTEGER                 --: price 13..34
); --: rows 48
CREATE TABLE Lines (
  LineId INTEGER PRIMARY KEY,
  LineName TEXT NOT NULL,
  Hall TEXT,
  CapacityKgPerHour INTEGER
);
INSERT INTO Lines VALUES (1, 'Primal Cut', 'North Hall', 1800), (2, 'Grinder One', 'North Hall', 1200), (3, 'Grinder Two', 'South Hall', 1350), (4, 'Sausage', 'South Hall', 700), (5, 'Smokehouse', 'Annex', 260), (6, 'Slice and Seal', 'Annex', 540);
CREATE TABLE Carcasses (
  CarcassNo INTEGER PRIMARY KEY,         --: seq 80001
  EarTag TEXT,                           --: ref Animals.EarTag distinct
  InspectorId INTEGER,                   --: const 0
  HotWeightKg REAL,                      --: const 0
  ColdWeightKg REAL,                     --: const 0
  GradeCode TEXT,                        --: pick E*2 | U*4 | R*5 | O*3 | P
  FatScore INTEGER,                      --: pick 1 | 2*3 | 3*5 | 4*3 | 5
  ColourScore REAL,                      --: real 2..9.5 1 normal
  SplitSeconds INTEGER,                  --: int 38..190 normal
  IsCondemned INTEGER                    --: pick 0*14 | 1
); --: rows 205
CREATE TABLE Products (
  ProductCode TEXT PRIMARY KEY,
  ProductName TEXT NOT NULL,
  Category TEXT,
  ListPriceCents INTEGER,
  ShelfDays INTEGER,
  CaseKg REAL,
  IsHalal INTEGER
);
INSERT INTO Products VALUES ('BRG-150', 'Pub Burger', 'Burgers', 4890, 9, 6, 0), ('BRG-090', 'Slider Mini', 'Burgers', 3990, 9, 4.5, 1), ('SAU-LNK', 'Farm Link', 'Sausages', 3650, 12, 5, 0), ('SAU-MRG', 'Red Merguez', 'Sausages', 4420, 10, 5, 1), ('MIN-005', 'Lean Mince 5', 'Mince', 5230, 6, 8, 0), ('MIN-020', 'Classic Mince 20', 'Mince', 3810, 6, 8, 0), ('BAC-STR', 'Streaky Bacon', 'Cured', 5570, 35, 5, 0), ('HAM-HNY', 'Honey Ham', 'Cured', 6120, 28, 6, 0), ('SAL-PEP', 'Pepper Salami', 'Cured', 8340, 90, 4, 0), ('STK-RIB', 'Ribeye Steak', 'Steaks', 15900, 14, 7.5, 0), ('STK-RMP', 'Rump Steak', 'Steaks', 11250, 14, 7.5, 0), ('LMB-SHK', 'Lamb Shank', 'Joints', 9480, 12, 8, 1), ('LMB-LEG', 'Lamb Leg', 'Joints', 12600, 12, 9, 1), ('BRT-VEA', 'Veal Bratwurst', 'Sausages', 4980, 11, 5, 0);
CREATE TABLE Batches (
  BatchNo INTEGER PRIMARY KEY,           --: seq 3101
  LotMark TEXT,                          --: code @##-@@ distinct
  ProductCode TEXT,                      --: pick BRG-150*5 | BRG-090*3 | SAU-LNK*4 | SAU-MRG*2 | MIN-005*3 | MIN-020*5 | BAC-STR*3 | HAM-HNY*2 | SAL-PEP*2 | STK-RIB*3 | STK-RMP*2 | LMB-SHK*2 | LMB-LEG
  LineId INTEGER,                        --: by ProductCode: BRG-150, BRG-090, MIN-005, MIN-020 => 2 | 3; SAU-LNK, SAU-MRG => 4; BAC-STR, HAM-HNY, SAL-PEP => 5*2 | 6; else => 1
  SupervisorId INTEGER,                  --: const 0
  ShiftName TEXT,                        --: pick Early*5 | Late*4 | Night*2
  PlannedOn TEXT,                        --: date 2024-02-01..2026-02-12
  StartedAt TEXT,                        --: after PlannedOn 0..3 days %Y-%m-%d %H:%M:%S
  FinishedAt TEXT,                       --: after StartedAt 45..420 minutes %Y-%m-%d %H:%M:%S
  PackedOn TEXT,                         --: after StartedAt 1..3 days %Y-%m-%d until 2026-02-20
  ReleasedOn TEXT,                       --: after PackedOn 0..4 days %Y-%m-%d until 2026-02-20 null 6%
  UseByOn TEXT,                          --: const x
  InputKg REAL,                          --: real 120..1900 1 skew
  OutputKg REAL,                         --: const 0
  TrimKg REAL,                           --: real 4..60 1 skew
  CoreTempC REAL,                        --: real -1.5..6.8 1 normal
  PhValue REAL,                          --: real 5.2..6.4 2 normal
  SaltPct REAL,                          --: by ProductCode: BRG-150, BRG-090 => 0.9 | 1.1; SAU-LNK, SAU-MRG => 1.6 | 1.8 | 2; BAC-STR, HAM-HNY, SAL-PEP => 2.4 | 2.9 | 3.3; else => 0
  GrindSeconds INTEGER,                  --: by ProductCode: STK-RIB, STK-RMP, LMB-SHK, LMB-LEG, BAC-STR, HAM-HNY => NULL; else => 210 | 260*2 | 305 | 340*2 | 415
  SealMs INTEGER,                        --: int 380..2400 normal
  UnitCostCents INTEGER,                 --: price 19..80
  IsFrozen INTEGER,                      --: pick 0*4 | 1
  IsRecalled INTEGER,                    --: pick 0*12 | 1
  IsRework INTEGER                       --: pick 0*7 | 1
); --: rows 190
CREATE TABLE BatchInputs (
  BatchNo INTEGER,                       --: ref Batches.BatchNo cover 92%
  CarcassNo INTEGER,                     --: ref Carcasses.CarcassNo cover 90%
  CutName TEXT,                          --: pick Shoulder*4 | Leg*4 | Loin*3 | Belly*3 | Trim*2
  UsedKg REAL                            --: real 2..64 1 skew
); --: rows 390
CREATE TABLE LabTests (
  TestId INTEGER PRIMARY KEY,            --: seq 1
  BatchNo INTEGER,                       --: ref Batches.BatchNo cover 85%
  TestKind TEXT,                         --: pick Listeria*4 | Salmonella*3 | E. coli*3 | Species DNA*2
  TakenAt TEXT,                          --: const x
  RunSeconds INTEGER,                    --: int 900..9400 normal
  CountCfu INTEGER,                      --: int 0..480 skew null 12%
  IsPassed INTEGER                       --: pick 1*9 | 0
); --: rows 260
CREATE TABLE Customers (
  CustomerId INTEGER PRIMARY KEY,        --: seq 201
  CustomerName TEXT,                     --: mix {Ferry Lane|Castle|Dockside|Mercer|Abbey|Tramway|Willow} {Butchers|Bistro|Canteen|Wholesale|Food Hall|Grill House} distinct
  Segment TEXT,                          --: const x
  Town TEXT,                             --: pick Garstow*4 | Penhale*3 | Millbrough*5 | Otterby*2 | Wexcombe*2
  CreditLimitCents INTEGER,              --: pick 150000*3 | 250000*4 | 500000*3 | 1200000
  SinceOn TEXT                           --: date 2017-03-01..2024-06-20
); --: rows 38
CREATE TABLE SalesOrders (
  SalesNo INTEGER PRIMARY KEY,           --: seq 55001
  CustomerId INTEGER,                    --: ref Customers.CustomerId cover 90% skew
  OrderedOn TEXT,                        --: date 2024-02-20..2026-02-19
  DueOn TEXT,                            --: after OrderedOn 2..8 days
  ShippedOn TEXT,                        --: after OrderedOn 1..11 days until 2026-02-20 null 4%
  PaidOn TEXT,                           --: after OrderedOn 12..75 days until 2026-02-20 null 8%
  FreightCents INTEGER,                  --: price 15..120
  IsExport INTEGER                       --: pick 0*5 | 1
); --: rows 230
CREATE TABLE SalesItems (
  SalesNo INTEGER,                       --: ref SalesOrders.SalesNo cover 98%
  BatchNo INTEGER,                       --: ref Batches.BatchNo cover 90%
  Cases INTEGER,                         --: int 1..40 skew
  CasePriceCents INTEGER                 --: const 0
); --: rows 400
CREATE TABLE PurchaseOrders (
  PurchaseNo INTEGER PRIMARY KEY,        --: seq 9101
  FarmId INTEGER,                        --: ref Farms.FarmId cover 88% skew
  OrderedOn TEXT,                        --: date 2024-01-10..2026-02-10
  PromisedOn TEXT,                       --: after OrderedOn 5..25 days
  DeliveredOn TEXT,                      --: after OrderedOn 3..34 days until 2026-02-20 null 5%
  Heads INTEGER,                         --: int 4..90 skew
  AgreedCents INTEGER                    --: price 900..24000
); --: rows 120
UPDATE Animals SET BornOn = date(ArrivedOn, '-' || CASE Species WHEN 'Cattle' THEN 560 + LiveWeightKg % 97 + FarmId * 7 WHEN 'Pig' THEN 165 + FarmId % 30 ELSE 120 + FarmId * 3 END || ' days');
UPDATE Workers SET JobTitle = 'Inspector' WHERE WorkerId IN (603, 617, 628, 640);
UPDATE Workers SET JobTitle = 'Supervisor' WHERE WorkerId IN (602, 611, 619, 633, 645);
DELETE FROM Carcasses WHERE EarTag IN (SELECT EarTag FROM Animals WHERE SlaughteredOn IS NULL);
UPDATE Carcasses SET InspectorId = CASE WHEN CarcassNo % 11 = 3 THEN NULL WHEN CarcassNo % 5 = 0 THEN 603 WHEN CarcassNo % 3 = 0 THEN 617 WHEN CarcassNo % 2 = 0 THEN 628 ELSE 640 END, HotWeightKg = ROUND((SELECT LiveWeightKg FROM Animals AS a WHERE a.EarTag = Carcasses.EarTag) * (0.5 + (CarcassNo % 17) / 100.0), 1);
UPDATE Carcasses SET ColdWeightKg = ROUND(HotWeightKg * (0.965 + (CarcassNo % 7) / 400.0), 1);
DELETE FROM BatchInputs WHERE CarcassNo NOT IN (SELECT CarcassNo FROM Carcasses) OR rowid NOT IN (SELECT MIN(rowid) FROM BatchInputs GROUP BY BatchNo, CarcassNo);
UPDATE Batches SET SupervisorId = CASE BatchNo % 7 WHEN 0 THEN 602 WHEN 1 THEN 611 WHEN 2 THEN 619 WHEN 3 THEN 633 WHEN 4 THEN 602 WHEN 5 THEN 645 ELSE NULL END, OutputKg = ROUND(InputKg * (0.71 + (BatchNo % 23) / 100.0), 1), UseByOn = date(PackedOn, '+' || (SELECT ShelfDays FROM Products AS p WHERE p.ProductCode = Batches.ProductCode) || ' days');
UPDATE LabTests SET TakenAt = (SELECT datetime(b.FinishedAt, '+' || (1 + TestId % 30) || ' hours') FROM Batches AS b WHERE b.BatchNo = LabTests.BatchNo);
UPDATE Customers SET Segment = CASE WHEN CustomerName LIKE '%Butchers' OR CustomerName LIKE '%Food Hall' THEN 'Retail' WHEN CustomerName LIKE '%Wholesale' THEN 'Wholesale' ELSE 'Catering' END;
UPDATE SalesItems SET BatchNo = (SELECT b.BatchNo FROM Batches AS b, SalesOrders AS s WHERE s.SalesNo = SalesItems.SalesNo AND b.PackedOn <= s.OrderedOn AND b.BatchNo % 4 = SalesItems.BatchNo % 4 ORDER BY b.PackedOn DESC LIMIT 1);
DELETE FROM SalesItems WHERE BatchNo IS NULL OR rowid NOT IN (SELECT MIN(rowid) FROM SalesItems GROUP BY SalesNo, BatchNo);
UPDATE SalesItems SET CasePriceCents = (SELECT p.ListPriceCents * (88 + SalesItems.SalesNo % 14) / 100 FROM Batches AS b JOIN Products AS p ON b.ProductCode = p.ProductCode WHERE b.BatchNo = SalesItems.BatchNo);
UPDATE Batches SET ShiftName = CASE WHEN strftime('%H', StartedAt) < '12' THEN 'Early' WHEN strftime('%H', StartedAt) < '17' THEN 'Late' ELSE 'Night' END;
