CREATE TABLE Bench (
  BenchId INTEGER PRIMARY KEY,
  BenchName TEXT,
  Rock TEXT,
  HeightM REAL,
  OpenedOn TEXT,
  State TEXT,
  AboveBenchId INTEGER
);
INSERT INTO Bench VALUES (1, 'Top Cut', 'limestone', 9.5, '2009-04-20', 'closed', NULL), (2, 'Kestrel', 'limestone', 12.0, '2012-08-13', 'active', 1), (3, 'Old Mill Face', 'dolomite', 11.2, '2014-03-03', 'active', 2), (4, 'Badger Hole', 'dolomite', 14.0, '2018-06-25', 'active', 3), (5, 'Rook Ledge', 'limestone', 12.5, '2020-10-05', 'active', 2), (6, 'North Spur', 'granite', 15.0, '2021-05-17', 'closed', NULL), (7, 'Deep Sump', 'granite', 16.8, '2023-02-06', 'active', 6), (8, 'New Drop', 'limestone', 10.4, '2025-11-10', 'active', 4);
CREATE TABLE Worker (
  WorkerId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  Job TEXT, --: pick driver*6 | shotfirer*3 | driller*3 | loader operator*2 | banksman*1
  LicenceClass INTEGER, --: int 1..5 normal
  SafetyScore INTEGER, --: int 41..100 normal
  BirthDate TEXT, --: date 1960-03-01..2004-05-30
  HiredOn TEXT, --: date 2004-01-12..2025-11-30
  Employment TEXT, --: pick employed*7 | left*1
  MentorId INTEGER --: self WorkerId
); --: rows 38
UPDATE Worker SET HiredOn = date(BirthDate, '+20 years', '+2 months') WHERE HiredOn < date(BirthDate, '+18 years');
CREATE TABLE Truck (
  TruckId INTEGER PRIMARY KEY,
  TruckName TEXT,
  Make TEXT,
  CapacityT REAL,
  BoughtOn TEXT,
  InService INTEGER
);
INSERT INTO Truck VALUES (1, 'Daisy', 'Hallmark', 20, '2011-05-02', 1), (2, 'Kestrel', 'Hallmark', 20, '2013-09-16', 1), (3, 'Big Norman', 'Tarn', 32, '2015-03-11', 1), (4, 'Plodder', 'Tarn', 32, '2016-07-29', 0), (5, 'Marigold', 'Ostrava', 27.5, '2018-02-20', 1), (6, 'Thunder', 'Ostrava', 36, '2019-11-06', 1), (7, 'Pebble', 'Hallmark', 18, '2020-06-15', 1), (8, 'Duchess', 'Tarn', 36, '2021-10-04', 1), (9, 'Sprout', 'Ostrava', 27.5, '2023-01-30', 1), (10, 'Biscuit', 'Hallmark', 20, '2024-08-19', 1), (11, 'Gravy', 'Tarn', 32, '2025-12-01', 1), (12, 'Mole', 'Hallmark', 18, '2008-03-17', 0);
CREATE TABLE Blast (
  BlastNo INTEGER PRIMARY KEY, --: seq 701
  BenchId INTEGER, --: pick 1 | 2*5 | 3*4 | 4*4 | 5*3 | 6 | 7*3
  PlannedAt TEXT, --: date 2024-02-01..2026-02-12 %Y-%m-%d %H:%M:%S
  FiredAt TEXT, --: after PlannedAt 5..2900 minutes %Y-%m-%d %H:%M:%S null 5%
  Holes INTEGER, --: int 8..64 normal
  ExplosiveKg REAL, --: expr Holes * (38 + BlastNo * 7 % 30)
  BrokenT REAL, --: expr round(Holes * (160 + BlastNo * 13 % 120) * 1.0, 0)
  OversizeShare REAL, --: real 0.01..0.24 3 skew
  Fragmentation INTEGER, --: int 2..10 normal
  VibrationMms REAL, --: real 0.4..9.8 1 skew
  ClearanceMinutes INTEGER, --: int 12..75 normal
  Misfire INTEGER, --: pick 0*10 | 1*1
  RainMm REAL, --: real 0..19 1 skew
  Complaints TEXT --: pick none*6 | one neighbour*2 | several neighbours*1
); --: rows 110
UPDATE Blast SET ExplosiveKg = NULL, BrokenT = NULL, OversizeShare = NULL, Fragmentation = NULL, VibrationMms = NULL, ClearanceMinutes = NULL, Misfire = 0, Complaints = 'none' WHERE FiredAt IS NULL;
CREATE TABLE BlastCrew (
  BlastNo INTEGER,
  WorkerId INTEGER,
  Duty TEXT,
  OnSiteMinutes INTEGER,
  PRIMARY KEY (BlastNo, WorkerId)
);
CREATE TABLE Load (
  LoadNo INTEGER PRIMARY KEY, --: seq 30001
  BlastNo INTEGER, --: ref Blast.BlastNo cover 82% skew
  TruckId INTEGER, --: pick 1*3 | 2*4 | 3*5 | 4*2 | 5*4 | 6*5 | 7*2 | 8*4 | 9*3 | 10*2
  DriverId INTEGER, --: ref Worker.WorkerId cover 45%
  Client TEXT, --: pick Ashby Parish Council*2 | Hobbs Paving*5 | Lynch & Daughters*4 | Riverside Rail*3 | St Bride's Hospice Garden*1 | Toller Concrete*5 | Fossil Friends*1 | Meadow Drainage*2
  Product TEXT, --: pick armour stone*1 | railway ballast*2 | 20 mm gravel*4 | crusher dust*3 | drystone*2
  WeighedAt TEXT, --: date 2024-03-01..2026-02-19 %Y-%m-%d %H:%M:%S
  GrossT REAL, --: expr NULL
  TareT REAL, --: expr NULL
  MoistureShare REAL, --: real 0.005..0.11 3 skew
  QueueMinutes INTEGER, --: int 0..85 skew
  LoadingMinutes INTEGER, --: int 4..38 normal
  PriceEur REAL, --: by Product: armour stone => 34*1 | 36; railway ballast => 15.5; 20 mm gravel => 12*2 | 11; crusher dust => 6.5; else => 48
  Payment TEXT, --: pick paid*6 | unpaid*1
  Covered INTEGER --: pick 1*7 | 0*1
); --: rows 340
UPDATE Load SET TareT = (SELECT round(CapacityT * 0.6 + LoadNo % 5 * 0.2, 1) FROM Truck WHERE Truck.TruckId = Load.TruckId);
UPDATE Load SET GrossT = (SELECT round(TareT + CapacityT * (72 + LoadNo * 11 % 31) / 100.0, 1) FROM Truck WHERE Truck.TruckId = Load.TruckId);
UPDATE Load SET BlastNo = (SELECT b.BlastNo FROM Blast AS b WHERE b.FiredAt < Load.WeighedAt ORDER BY b.FiredAt DESC LIMIT 1) WHERE BlastNo IN (SELECT BlastNo FROM Blast WHERE FiredAt IS NULL) OR (SELECT FiredAt FROM Blast AS b WHERE b.BlastNo = Load.BlastNo) > WeighedAt;
UPDATE Load SET TruckId = 11 WHERE WeighedAt > '2025-12-10' AND LoadNo % 4 = 1;
UPDATE Load SET GrossT = NULL, Payment = 'unpaid' WHERE LoadNo % 61 = 7;
UPDATE Worker SET Job = 'driver' WHERE WorkerId IN (SELECT DriverId FROM Load) AND WorkerId % 3 > 0;
INSERT INTO BlastCrew SELECT b.BlastNo, w.WorkerId, CASE WHEN (b.BlastNo * 3 + w.WorkerId) % 5 = 0 THEN 'charging' WHEN w.Job = 'shotfirer' THEN 'firing' WHEN w.Job = 'driller' THEN 'drilling' ELSE 'sentry' END, 35 + (b.BlastNo * 17 + w.WorkerId * 23) % 160 FROM Blast AS b, Worker AS w WHERE w.HiredOn < b.PlannedAt AND w.Job <> 'driver' AND (b.BlastNo * 7 + w.WorkerId * 5) % 6 = 1;
UPDATE Load SET Product = 'railway ballast', PriceEur = 15.5 WHERE Client = 'Riverside Rail' AND Product = 'drystone';
UPDATE Load SET Product = '20 mm gravel', PriceEur = 12 WHERE Client IN ('Toller Concrete', 'Meadow Drainage') AND Product = CASE Client WHEN 'Toller Concrete' THEN 'drystone' ELSE 'armour stone' END;
UPDATE Blast SET Misfire = 1 WHERE BlastNo % 16 = 4 AND FiredAt IS NOT NULL;
