CREATE TABLE Branches (
  BranchId INTEGER PRIMARY KEY,
  BranchName TEXT,
  Town TEXT,
  Bays INTEGER,
  OpenedOn TEXT
);
INSERT INTO Branches VALUES (1,'Quayside','Port Elmet',64,'2009-03-16'),(2,'Airport Elmet','Port Elmet',140,'2012-06-01'),(3,'Station Road','Harrowdale',38,'2014-10-06'),(4,'Millgate','Harrowdale',22,'2019-02-11'),(5,'Ferry Terminal','Sandwick',30,'2016-05-23'),(6,'Northfield','Brackenby',27,'2021-09-13'),(7,'Castle Yard','Brackenby',15,'2024-12-02');
CREATE TABLE Categories (
  CategoryCode TEXT PRIMARY KEY,
  CategoryName TEXT,
  DailyRateCents INTEGER,
  DepositCents INTEGER,
  MinDriverAge INTEGER
);
INSERT INTO Categories VALUES ('MCMR','Mini',2900,20000,19),('ECMR','Economy',3600,20000,19),('CDAR','Compact',4700,25000,21),('SWAR','Estate',6200,30000,23),('FVMR','Van',7400,40000,23),('IFAR','SUV',8900,45000,25),('LDAE','Luxury Electric',14900,90000,28);
CREATE TABLE Vehicles (
  VehicleId INTEGER PRIMARY KEY,         --: seq 101
  Plate TEXT,                            --: code K@ ##-### distinct
  Model TEXT,                            --: pick Lumo Pico*4 | Orfeo Sprint*5 | Tarn 3*4 | Tarn 3 Wagon*3 | Bulwark Cargo*3 | Ridgeback*3 | Halden E*1
  CategoryCode TEXT,                     --: by Model: Lumo Pico => MCMR; Orfeo Sprint => ECMR; Tarn 3 => CDAR; Tarn 3 Wagon => SWAR; Bulwark Cargo => FVMR; Ridgeback => IFAR; else => LDAE
  EngineKw INTEGER,                      --: by Model: Lumo Pico => 48*2 | 55; Orfeo Sprint => 66*2 | 74; Tarn 3, Tarn 3 Wagon => 85 | 96*2; Bulwark Cargo => 103; Ridgeback => 110*2 | 132; else => 210
  TankLitres INTEGER,                    --: by Model: Lumo Pico => 35; Orfeo Sprint => 42; Tarn 3 => 50; Tarn 3 Wagon => 55; Bulwark Cargo => 80; Ridgeback => 65; else => 0
  BootLitres INTEGER,                    --: by Model: Lumo Pico => 180; Orfeo Sprint => 290; Tarn 3 => 395; Tarn 3 Wagon => 610; Bulwark Cargo => 5800; Ridgeback => 520; else => 430
  BuiltYear INTEGER,                     --: int 2018..2024
  BuiltMonth INTEGER,                    --: int 1..12
  MileageKm INTEGER,                     --: int 1200..148000
  HomeBranchId INTEGER,                  --: pick 1*5 | 2*6 | 3*4 | 4*3 | 5*3 | 6*3
  SoldOn TEXT                            --: date 2024-03-01..2025-03-20 %Y-%m-%d null 85%
); --: rows 76
CREATE TABLE Customers (
  CustomerId INTEGER PRIMARY KEY,        --: seq 9001
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last
  BirthDate TEXT,                        --: date 1944-01-10..2003-12-20
  Town TEXT,                             --: pick Port Elmet*5 | Harrowdale*3 | Sandwick*2 | Brackenby*3 | Oxmere*2
  IsCorporate TEXT,                      --: pick N*3 | Y
  Email TEXT                             --: from lower {FirstName}.{LastName}@mailbay.example null 18% empty 9%
); --: rows 105
CREATE TABLE Rentals (
  RentalId INTEGER PRIMARY KEY,          --: seq 30001
  CustomerId INTEGER,                    --: ref Customers.CustomerId cover 85% skew
  VehicleId INTEGER,                     --: ref Vehicles.VehicleId cover 90%
  PickupBranchId INTEGER,                --: pick 1*5 | 2*7 | 3*4 | 4*2 | 5*3 | 6*2
  ReturnBranchId INTEGER,                --: by PickupBranchId: 1 => 1*6 | 2*2 | 3; 2 => 2*7 | 1*2 | 3 | 5; 3 => 3*4 | 4*2 | 1; 4 => 4*3 | 3; 5 => 5*4 | 2; else => 6*4 | 1
  PickedUpOn TEXT,                       --: date 2023-04-01..2025-03-30
  DueOn TEXT,                            --: after PickedUpOn 1..14 days
  ReturnedOn TEXT,                       --: after PickedUpOn 1..10 days until 2025-03-31
  KmDriven INTEGER,                      --: int 12..2600 skew
  TotalCents INTEGER,                    --: price 40..1300
  HasInsurance TEXT                      --: pick Y*3 | N*2
); --: rows 390
CREATE TABLE Parts (
  PartNo TEXT PRIMARY KEY,
  PartName TEXT,
  UnitPriceCents INTEGER,
  WeightG INTEGER,
  StockQty INTEGER,
  ReplacesPartNo TEXT
);
INSERT INTO Parts VALUES ('BP-1040','Brake Pad Front',3890,610,22,NULL),('BP-1041','Brake Pad Rear',3450,540,9,NULL),('BP-1044','Brake Pad Front Plus',4620,640,14,'BP-1040'),('BD-2210','Brake Disc 280',7150,6200,6,NULL),
('BD-2216','Brake Disc 300',8900,7400,4,'BD-2210'),('OF-3001','Oil Filter Short',890,210,48,NULL),('OF-3002','Oil Filter Long',1120,290,31,'OF-3001'),('AF-3105','Air Filter',1690,330,27,NULL),('CF-3120','Cabin Filter',1540,180,0,NULL),
('WB-4400','Wiper Blade Left',1290,160,40,NULL),('WB-4401','Wiper Blade Right',1290,150,37,NULL),('BT-5070','Battery 70 Ah',9990,17400,5,NULL),('BT-5095','Battery 95 Ah',14500,23800,2,NULL),('TY-6155','Tyre 155 R14',5600,6900,18,NULL),
('TY-6205','Tyre 205 R16',8300,9100,33,NULL),('TY-6225','Tyre 225 R17',10700,10600,12,'TY-6205'),('BL-7007','Bulb H7',450,40,96,NULL),('BL-7011','Bulb H11',620,45,0,NULL),('CB-8800','Clutch Kit',31900,8100,1,NULL),('MR-9001','Mirror Glass Left',2450,320,7,NULL),
('MR-9002','Mirror Glass Right',2450,320,3,NULL),('EX-9910','Exhaust Tail',18800,9600,2,NULL);
CREATE TABLE Repairs (
  RepairId INTEGER PRIMARY KEY,          --: seq 501
  VehicleId INTEGER,                     --: ref Vehicles.VehicleId cover 70%
  BranchId INTEGER,                      --: pick 1*4 | 2*5 | 3*2 | 6*1
  OpenedOn TEXT,                         --: date 2023-05-01..2025-03-28
  ClosedOn TEXT,                         --: after OpenedOn 0..19 days until 2025-03-31 null 4%
  LabourMin INTEGER,                     --: int 15..540 skew
  LabourCents INTEGER,                   --: expr LabourMin * 115
  Note TEXT                              --: mix {scratch|squeak|puncture|inspection|warning light} {reported by customer|found at return|after kerb hit|due by mileage} null 25% empty 15%
); --: rows 150
CREATE TABLE RepairParts (
  RepairId INTEGER,                      --: ref Repairs.RepairId cover 80%
  PartNo TEXT,                           --: pick BP-1040*4 | BP-1041*4 | BP-1044*2 | BD-2210*2 | BD-2216 | OF-3001*6 | OF-3002*5 | AF-3105*4 | CF-3120*3 | WB-4400*4 | WB-4401*4 | BT-5070*2 | TY-6155*3 | TY-6205*5 | TY-6225*2 | BL-7007*6 | BL-7011*2 | MR-9001 | MR-9002
  Qty INTEGER                            --: pick 1*6 | 2*4 | 4*2
); --: rows 250
CREATE TABLE BranchTargets (
  BranchId INTEGER,
  TargetYear INTEGER,
  TargetMonth INTEGER,
  RevenueTargetCents INTEGER,
  RentalTarget INTEGER
);
INSERT INTO BranchTargets SELECT b.BranchId, y.n, m.n, 150000 + 7000 * ((b.BranchId * 5 + m.n * 3 + y.n) % 19) + 2100 * b.Bays, 2 + (b.BranchId * 3 + m.n * 2 + y.n) % 6 FROM Branches AS b, (SELECT 2023 AS n UNION SELECT 2024 UNION SELECT 2025) AS y, (WITH RECURSIVE k(n) AS (SELECT 1 UNION SELECT n + 1 FROM k WHERE n < 12) SELECT n FROM k) AS m WHERE b.BranchId < 7 AND y.n * 100 + m.n BETWEEN 202304 AND 202506;
DELETE FROM RepairParts WHERE rowid NOT IN (SELECT MIN(rowid) FROM RepairParts GROUP BY RepairId, PartNo);
UPDATE Rentals SET TotalCents = (1 + CAST(julianday(DueOn) - julianday(PickedUpOn) AS INTEGER)) * (SELECT c.DailyRateCents FROM Categories AS c JOIN Vehicles AS v ON v.CategoryCode = c.CategoryCode WHERE v.VehicleId = Rentals.VehicleId) + CASE HasInsurance WHEN 'Y' THEN 2500 ELSE 0 END + (RentalId % 7) * 310;
