CREATE TABLE Crop (
  CropCode TEXT PRIMARY KEY,
  CropName TEXT NOT NULL,
  Family TEXT
);
INSERT INTO Crop VALUES ('TOM', 'Tomato', 'Nightshade'), ('CUC', 'Cucumber', 'Gourd'), ('PEP', 'Pepper', 'Nightshade'), ('AUB', 'Aubergine', 'Nightshade'), ('LET', 'Lettuce', 'Daisy'), ('HRB', 'Herbs', 'Mint'), ('CHI', 'Chilli', 'Nightshade'), ('STR', 'Strawberry', 'Rose');
CREATE TABLE Variety (
  VarietyId INTEGER PRIMARY KEY,
  VarietyName TEXT NOT NULL,
  CropCode TEXT REFERENCES Crop(CropCode),
  Breeder TEXT,
  DaysToHarvest INTEGER,
  IsOrganic INTEGER
);
INSERT INTO Variety VALUES (1, 'Sunrise Plum', 'TOM', 'Halder Seeds', 74, 0), (2, 'Ox Cheek', 'TOM', 'Halder Seeds', 88, 1), (3, 'Little Lantern', 'TOM', 'Verdant Lab', 62, 1), (4, 'Copper Vine', 'TOM', 'Kestrel Genetics', 70, 0), (5, 'Long Tom', 'CUC', 'Verdant Lab', 48, 0), (6, 'Snackling', 'CUC', 'Verdant Lab', 42, 1), (7, 'Marlow Green', 'CUC', 'Kestrel Genetics', 51, 0), (8, 'Fire Engine', 'PEP', 'Halder Seeds', 85, 0), (9, 'Sunrise Bell', 'PEP', 'Kestrel Genetics', 90, 1), (10, 'Limelight', 'PEP', 'Verdant Lab', 82, 0), (11, 'Midnight Purse', 'AUB', 'Halder Seeds', 79, 0), (12, 'Ghost Egg', 'AUB', NULL, 83, 1), (13, 'Crisp Parade', 'LET', 'Verdant Lab', 38, 0), (14, 'Red Ruffle', 'LET', 'Kestrel Genetics', 35, 1), (15, 'Butterfold', 'LET', NULL, 40, 0), (16, 'Genova Bowl', 'HRB', 'Halder Seeds', 30, 1), (17, 'Moroccan Sprig', 'HRB', NULL, 33, 1), (18, 'Dragon Tooth', 'CHI', 'Kestrel Genetics', 95, 0), (19, 'Slow Burn', 'CHI', NULL, 99, 0);
CREATE TABLE Site (
  SiteId INTEGER PRIMARY KEY,
  SiteName TEXT NOT NULL,
  County TEXT,
  OpenedOn TEXT,
  LeaseCost INTEGER
);
INSERT INTO Site VALUES (1, 'Marlow Road', 'Dunshire', '2014-03-01', 84000), (2, 'Fen End', 'Saltmark', '2018-09-15', 61000), (3, 'Old Brickworks', 'Dunshire', '2021-05-20', 47500), (4, 'Canal Yard', 'Westholm', '2024-02-01', 39000), (5, 'Heron Lock', 'Westholm', '2026-04-10', 28000);
CREATE TABLE HeatSource (
  HeatCode TEXT PRIMARY KEY,
  HeatName TEXT NOT NULL
);
INSERT INTO HeatSource VALUES ('GAS', 'Gas boiler'), ('BIO', 'Biomass'), ('GEO', 'Geothermal'), ('WST', 'Waste heat'), ('OIL', 'Oil');
CREATE TABLE House (
  HouseId INTEGER PRIMARY KEY,           --: seq 1
  HouseName TEXT,                        --: each Alpha | Bravo | Cedar | Delta | Ember | Fjord | Gusto | Hazel | Iris | Juno | Krill | Lotus | Maple | Nimbus | Onyx | Pearl
  SiteId INTEGER REFERENCES Site(SiteId), --: pick 1*5 | 2*4 | 3*4 | 4*3
  HeatCode TEXT REFERENCES HeatSource(HeatCode), --: pick GAS*5 | BIO*4 | GEO*3 | WST*2 | NULL
  AreaM2 INTEGER,                        --: pick 1200*2 | 1800*3 | 2400*4 | 3600*3 | 5200*2 | 7500
  HasLamps INTEGER,                      --: pick 1*5 | 0*4
  BuiltYear INTEGER                      --: int 2014..2025
); --: rows 16
CREATE TABLE Worker (
  WorkerId INTEGER PRIMARY KEY,          --: seq 1
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  BirthDate TEXT,                        --: date 1961-01-01..2007-06-30
  HiredOn TEXT,                          --: date 2015-02-01..2026-05-10
  RoleCode TEXT,                         --: pick PCK*6 | GRW*3 | PAK*3 | DRV
  SiteId INTEGER REFERENCES Site(SiteId), --: pick 1*5 | 2*4 | 3*3 | 4*3 | NULL
  LeadId INTEGER REFERENCES Worker(WorkerId), --: self WorkerId
  HourlyWage REAL                        --: real 12.2..24 1 skew
); --: rows 48
CREATE TABLE Planting (
  PlantingId INTEGER PRIMARY KEY,        --: seq 101
  HouseId INTEGER REFERENCES House(HouseId), --: ref House.HouseId cover 90%
  VarietyId INTEGER REFERENCES Variety(VarietyId), --: ref Variety.VarietyId cover 88%
  PlantedOn TEXT,                        --: date 2023-01-10..2026-04-25
  ClearedOn TEXT,                        --: after PlantedOn 90..260 days %Y-%m-%d until 2026-05-31
  PlantCount INTEGER,                    --: int 600..9800 skew
  SurvivalRate REAL                      --: real 0.71..0.99 2 normal
); --: rows 84
CREATE TABLE Harvest (
  HarvestId INTEGER PRIMARY KEY,         --: seq 1
  PlantingId INTEGER REFERENCES Planting(PlantingId), --: ref Planting.PlantingId cover 90%
  WorkerId INTEGER REFERENCES Worker(WorkerId), --: ref Worker.WorkerId cover 70%
  PickedOn TEXT,                         --: date 2023-04-01..2026-05-30
  GrossKg REAL,                          --: real 40..950 1 skew
  NetKg REAL,                            --: expr ROUND(GrossKg * (0.97 - (HarvestId * 7 % 19) / 100.0), 1)
  WasteShare REAL,                       --: real 0.01..0.24 2 skew null 6%
  PickSeconds INTEGER                    --: int 1500..26000 normal
); --: rows 370
CREATE TABLE Segment (
  SegmentCode TEXT PRIMARY KEY,
  SegmentName TEXT NOT NULL
);
INSERT INTO Segment VALUES ('RET', 'Retail'), ('WHS', 'Wholesale'), ('HOR', 'Restaurants'), ('BOX', 'Box schemes'), ('EXP', 'Export');
CREATE TABLE Customer (
  CustomerId INTEGER PRIMARY KEY,        --: seq 1
  CustomerName TEXT,                     --: each Sunrise Grocers | Basket & Bloom | Copperpot Kitchens | Daily Peck | Eastgate Produce | Fork Union | Greenwheel Boxes | Harbour Larder | Ivy Table | Jolly Root | Kings Cross Veg | Ladle & Leaf | Market Twelve | Nettle & Nosh | Olive Street Deli | Plot to Pan | Quarry Wholesale | Radish Republic | Salt Lane Bistro | Tiller Foods | Umbra Hotels | Vine Street Market | Weekly Crate | Yonder Farmshop | Zest Collective | Amber Traders
  SegmentCode TEXT REFERENCES Segment(SegmentCode), --: pick RET*4 | WHS*3 | HOR*5 | BOX*2
  City TEXT,                             --: pick Marlow*4 | Kingsport*5 | Ashwell*3 | Dunbury*3 | NULL
  SignedOn TEXT,                         --: date 2019-02-01..2026-03-31
  PaymentDays INTEGER,                   --: pick 7 | 14*3 | 30*5 | 60*2
  ReferredBy INTEGER REFERENCES Customer(CustomerId) --: self CustomerId null 30%
); --: rows 26
CREATE TABLE SalesOrder (
  OrderNo INTEGER PRIMARY KEY,           --: seq 9001
  CustomerId INTEGER REFERENCES Customer(CustomerId), --: ref Customer.CustomerId cover 88%
  OrderedOn TEXT,                        --: date 2023-01-05..2026-05-29
  ShippedOn TEXT,                        --: after OrderedOn 1..12 days %Y-%m-%d until 2026-05-31 null 5%
  StatusCode TEXT,                       --: pick INV*8 | SHP*3 | CAN*2
  Discount REAL,                         --: pick 0*6 | 0.05*4 | 0.1*3 | 0.15*2 | 0.2
  FreightCost REAL                       --: price 6..140
); --: rows 190
CREATE TABLE OrderLine (
  OrderNo INTEGER REFERENCES SalesOrder(OrderNo),
  LineNo INTEGER,
  VarietyId INTEGER REFERENCES Variety(VarietyId),
  Kg INTEGER,
  ListPrice REAL,
  PaidPrice REAL,
  ReturnedKg INTEGER,
  PRIMARY KEY (OrderNo, LineNo)
);
CREATE TABLE ClimateDay (
  ReadingId INTEGER PRIMARY KEY,         --: seq 1
  HouseId INTEGER REFERENCES House(HouseId), --: ref House.HouseId cover 90%
  Day TEXT,                              --: date 2025-01-01..2026-05-30
  TempMin REAL,                          --: real 9..18 1 normal
  TempMax REAL,                          --: real 21..38 1 normal
  TempMean REAL,                         --: real 16..26 1 normal
  HumidityShare REAL,                    --: real 0.48..0.96 2 normal
  Co2Ppm INTEGER,                        --: int 380..1150 normal
  LightHours REAL,                       --: real 5..17.5 1
  LampSeconds INTEGER,                   --: pick 0*4 | 7200*2 | 14400*3 | 21600*2 | 36000
  IrrigationSeconds INTEGER,             --: int 300..9000
  FanSeconds INTEGER,                    --: int 0..40000 skew
  ScreenShare REAL,                      --: real 0..0.9 2
  VentShare REAL,                        --: real 0..1 2
  WaterLitres INTEGER,                   --: int 900..22000 skew
  DrainLitres INTEGER,                   --: expr CAST(WaterLitres * (10 + ReadingId * 11 % 27) / 100 AS INTEGER)
  EcIn REAL,                             --: real 1.8..3.6 1
  EcOut REAL,                            --: real 2.4..5.2 1
  PhValue REAL,                          --: real 5.2..6.8 1 normal
  HeatKwh INTEGER,                       --: int 0..5200 skew
  LampKwh INTEGER,                       --: expr LampSeconds / 3600 * 85
  PestTraps INTEGER,                     --: int 0..40 skew
  BeeScore INTEGER,                      --: pick NULL*3 | 1 | 2*2 | 3*3 | 4*2 | 5
  AlarmCount INTEGER                     --: pick 0*7 | 1*3 | 2 | 5
); --: rows 320
UPDATE House SET BuiltYear = MAX(BuiltYear, (SELECT CAST(substr(OpenedOn, 1, 4) AS INTEGER) FROM Site AS S WHERE S.SiteId = House.SiteId));
UPDATE Worker SET HiredOn = '2014-03-01', RoleCode = 'GRW' WHERE WorkerId = 1;
UPDATE Worker SET BirthDate = date(BirthDate, '-12 years') WHERE julianday(HiredOn) - julianday(BirthDate) < 6210;
UPDATE Harvest SET PickedOn = (SELECT date(P.PlantedOn, '+' || (40 + Harvest.HarvestId * 13 % 110) || ' days') FROM Planting AS P WHERE P.PlantingId = Harvest.PlantingId);
DELETE FROM Harvest WHERE PickedOn > '2026-05-30';
INSERT INTO OrderLine SELECT O.OrderNo, L.N, 1 + (O.OrderNo * 7 + L.N * 5 + (O.OrderNo / 3) * L.N) % 18, 20 + (O.OrderNo * 37 + L.N * 71) % 380, 0, 0, CASE WHEN (O.OrderNo + L.N * 3) % 11 = 0 THEN 5 + O.OrderNo % 14 ELSE 0 END FROM SalesOrder AS O, (SELECT 1 AS N UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) AS L WHERE L.N <= 1 + (O.OrderNo * 13 + O.OrderNo / 5) % 4 AND L.N < 4;
UPDATE OrderLine SET ListPrice = ROUND(1.2 + (VarietyId * 29 % 17) * 0.35 + (SELECT CAST(substr(OrderedOn, 4, 1) AS INTEGER) FROM SalesOrder AS O WHERE O.OrderNo = OrderLine.OrderNo) * 0.08, 2);
UPDATE OrderLine SET PaidPrice = ROUND(ListPrice * (1 - (SELECT Discount FROM SalesOrder AS O WHERE O.OrderNo = OrderLine.OrderNo)), 2);
UPDATE SalesOrder SET StatusCode = CASE WHEN OrderNo % 5 = 0 THEN 'CAN' ELSE 'NEW' END, ShippedOn = NULL WHERE OrderedOn > '2026-05-10';
UPDATE SalesOrder SET ShippedOn = NULL WHERE StatusCode = 'CAN';
DELETE FROM OrderLine WHERE LineNo = 3 AND (OrderNo % 7 = 0 OR OrderNo % 31 IN (4, 9));
