CREATE TABLE Branch (
  BranchId INTEGER PRIMARY KEY,
  BranchName TEXT NOT NULL,
  City TEXT,
  OpenedOn TEXT,
  ClosedOn TEXT, -- empty while trading
  FloorSqm INTEGER,
  MonthlyRent REAL,
  CoolRoom INTEGER -- 1 if there is a cold room
);
INSERT INTO Branch VALUES (1, 'Fernhill', 'Lindau', '2008-03-14', NULL, 95, 1850.0, 1), (2, 'Tramway', 'Lindau', '2014-10-01', NULL, 42, 1320.0, 0), (3, 'Moss Court', 'Eichberg', '2012-05-05', NULL, 120, 1675.0, 1), (4, 'Larkspur', 'Eichberg', '2017-02-20', '2024-06-30', 60, 1410.0, 0), (5, 'Station Hall', 'Sommerau', '2019-09-09', NULL, 30, 2240.0, 0), (6, 'Orchard Row', 'Talheim', '2021-04-17', NULL, 150, NULL, 1), (7, 'Clinic Foyer', 'Sommerau', '2024-01-08', NULL, 25, 890.0, 1);
CREATE TABLE Customer (
  CustomerId INTEGER PRIMARY KEY, --: seq 5001
  FullName TEXT, --: person
  CustomerType TEXT, -- private, firm, parish or hotel --: pick private*9 | firm*3 | parish | hotel
  City TEXT, --: pick Lindau*7 | Eichberg*5 | Sommerau*4 | Talheim*3 | Wiesental*2
  Birthday TEXT, -- of private customers who told us --: date 1945-01-20..2004-10-30 null 35%
  NewsletterSince TEXT, -- empty if not subscribed --: date 2018-02-01..2025-04-30 null 45%
  PreferredBranchId INTEGER REFERENCES Branch(BranchId) --: pick 1*5 | 2*2 | 3*4 | 5*3 | 6*3 | 7 | NULL*3
); --: rows 92
UPDATE Customer SET FullName = CASE CustomerType WHEN 'hotel' THEN 'Hotel ' WHEN 'parish' THEN 'Parish of St ' ELSE '' END || CASE WHEN CustomerType = 'private' THEN FullName ELSE substr(FullName, instr(FullName, ' ') + 1) END || CASE CustomerType WHEN 'firm' THEN CASE CustomerId % 3 WHEN 0 THEN ' & Partners' WHEN 1 THEN ' Ltd' ELSE ' Insurance' END ELSE '' END, Birthday = CASE WHEN CustomerType = 'private' THEN Birthday END;
CREATE TABLE Flower (
  FlowerId INTEGER PRIMARY KEY,
  FlowerName TEXT,
  Colour TEXT,
  StemPrice REAL, -- what one stem sells for
  ShelfDays INTEGER,
  Scented INTEGER -- 1 or 0
);
INSERT INTO Flower VALUES (1, 'Rose', 'red', 3.2, 7, 1), (2, 'White Rose', 'white', 3.4, 7, 1), (3, 'Tulip', 'yellow', 1.4, 5, 0), (4, 'Lily', 'white', 4.1, 9, 1), (5, 'Carnation', 'pink', 1.1, 14, 1), (6, 'Sunflower', 'yellow', 2.6, 8, 0), (7, 'Gerbera', 'orange', 1.9, 7, 0), (8, 'Peony', 'pink', 5.5, 5, 1), (9, 'Iris', 'blue', 1.8, 4, 0), (10, 'Hydrangea', 'blue', 6.2, 9, 0), (11, 'Freesia', 'white', 2.2, 6, 1), (12, 'Chrysanthemum', 'bronze', 1.6, 16, 0), (13, 'Anemone', 'purple', 2.4, 5, 0), (14, 'Orchid', 'white', 7.9, 21, 0), (15, 'Eucalyptus', NULL, 1.5, 18, 1), (16, 'Snapdragon', 'red', 2.1, 6, 0);
CREATE TABLE Bouquet (
  BouquetId INTEGER PRIMARY KEY,
  BouquetName TEXT,
  Occasion TEXT,
  ListPrice REAL,
  MakeMinutes INTEGER,
  RetiredOn TEXT -- empty while we still make it
);
INSERT INTO Bouquet VALUES (1, 'Morning Dew', 'birthday', 29.0, 12, NULL), (2, 'Scarlet Promise', 'love', 54.0, 15, NULL), (3, 'Quiet Hour', 'sympathy', 68.0, 25, NULL), (4, 'Lemon Sky', 'birthday', 24.5, 10, NULL), (5, 'First Dance', 'wedding', 145.0, 55, NULL), (6, 'Chapel Steps', 'wedding', 118.0, 50, '2024-09-30'), (7, 'Get Well Soon', 'get well', 27.0, 10, NULL), (8, 'Evening Star', 'love', 61.0, 18, NULL), (9, 'White Farewell', 'sympathy', 89.0, 30, NULL), (10, 'Desk Joy', 'office', 35.0, 14, NULL), (11, 'Lobby Large', 'office', 96.0, 35, NULL), (12, 'Meadow Mix', 'birthday', 32.0, 12, '2025-01-31'), (13, 'Golden Autumn', NULL, 38.0, 16, NULL), (14, 'Baby Blue', 'birth', 41.0, 15, NULL), (15, 'Tiny Thanks', 'thanks', 14.5, 6, NULL), (16, 'Opera Box', 'thanks', 76.0, 28, NULL);
CREATE TABLE BouquetFlower (
  BouquetId INTEGER REFERENCES Bouquet(BouquetId),
  FlowerId INTEGER REFERENCES Flower(FlowerId),
  Stems INTEGER, -- stems of the flower in one bouquet
  PRIMARY KEY (BouquetId, FlowerId)
);
INSERT INTO BouquetFlower VALUES (1,3,8),(1,11,4),(1,15,2),(2,1,12),(2,15,3),(3,4,5),(3,2,5),(3,12,4),(4,3,6),(4,6,3),(5,2,14),(5,8,9),(5,14,3),(5,15,6),(6,2,12),(6,11,10),(6,4,4),(7,7,6),(7,5,5),(8,1,7),(8,13,6),(8,16,4),(9,4,8),(9,2,6),(9,14,2),(9,15,4),(10,7,5),(10,5,6),(10,15,2),(11,10,6),(11,4,6),(11,14,3),(12,9,5),(12,13,4),(12,7,3),(13,12,9),(13,6,4),(14,9,7),(14,10,2),(14,11,3),(15,5,5),(15,3,3),(16,8,5),(16,1,6),(16,14,2);
CREATE TABLE Florist (
  FloristId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  BornOn TEXT, --: date 1961-04-01..2006-09-30
  BranchId INTEGER REFERENCES Branch(BranchId), --: pick 1*6 | 2*3 | 3*6 | 5*3 | 6*5 | 7*2
  MentorId INTEGER REFERENCES Florist(FloristId), -- who trained this florist --: self FloristId null 15%
  HiredOn TEXT, --: date 2010-02-01..2025-03-15
  LeftOn TEXT, --: after HiredOn 200..2800 days until 2025-05-10 null 55%
  HourlyWage REAL, --: real 12.2..23.5 1
  MasterOn TEXT -- date of the master certificate, empty without one --: date 1999-05-01..2024-11-30 null 60%
); --: rows 40
UPDATE Florist SET HiredOn = date(BornOn, '+17 years') WHERE HiredOn < date(BornOn, '+17 years');
UPDATE Florist SET LeftOn = NULL WHERE LeftOn <= HiredOn OR FloristId IN (1, 2, 3);
UPDATE Florist SET MasterOn = NULL WHERE MasterOn < date(BornOn, '+20 years');
CREATE TABLE Driver (
  DriverId INTEGER PRIMARY KEY,
  FirstName TEXT,
  LastName TEXT,
  Vehicle TEXT, -- van, bike or car
  HiredOn TEXT,
  PayPerKm REAL
);
INSERT INTO Driver VALUES (1, 'Oskar', 'Brill', 'van', '2016-02-01', 0.55), (2, 'Milena', 'Tosch', 'bike', '2021-06-14', 0.9), (3, 'Jonas', 'Faber', 'van', '2019-11-04', 0.55), (4, 'Petra', 'Wendel', 'car', '2022-03-21', 0.48), (5, 'Amir', 'Sadek', 'bike', '2023-05-02', 0.9), (6, 'Lotte', 'Kern', 'van', '2024-08-26', 0.52), (7, 'Emil', 'Voss', 'car', '2025-04-01', 0.48);
CREATE TABLE Purchase (
  PurchaseId INTEGER PRIMARY KEY, --: seq 701
  CustomerId INTEGER NOT NULL REFERENCES Customer(CustomerId), --: ref Customer.CustomerId cover 88% skew
  BranchId INTEGER REFERENCES Branch(BranchId), --: pick 1*6 | 2*3 | 3*5 | 4 | 5*4 | 6*3 | 7*2
  FloristId INTEGER REFERENCES Florist(FloristId), --: const 1
  OrderedAt TEXT, --: date 2024-01-05..2025-05-18 %Y-%m-%d %H:%M
  Channel TEXT, --: pick shop*6 | phone*4 | web*5
  DiscountPercent REAL, -- 0 to 100, off all lines --: pick 0*8 | 5*2 | 10*3 | 15 | 50
  Status TEXT -- P paid, R refunded, V void --: pick P*14 | R | V
); --: rows 270
UPDATE Purchase SET BranchId = 3 WHERE BranchId = 4 AND OrderedAt > '2024-06-30';
UPDATE Purchase SET FloristId = COALESCE((SELECT MIN(f.FloristId) FROM Florist AS f WHERE f.HiredOn <= Purchase.OrderedAt AND (f.LeftOn IS NULL OR f.LeftOn > Purchase.OrderedAt) AND f.FloristId >= Purchase.PurchaseId * 7 % 41), 3);
UPDATE Purchase SET FloristId = NULL WHERE Channel = 'web' AND PurchaseId % 3 = 0;
CREATE TABLE PurchaseLine (
  PurchaseId INTEGER REFERENCES Purchase(PurchaseId), --: ref Purchase.PurchaseId
  LineNumber INTEGER, --: int 1..3
  BouquetId INTEGER REFERENCES Bouquet(BouquetId), --: pick 1*6 | 2*5 | 3*3 | 4*5 | 5*2 | 6 | 7*4 | 8*4 | 9*2 | 10*3 | 11*2 | 12*3 | 13*3 | 14*2 | 15*6
  Quantity INTEGER, --: pick 1*9 | 2*3 | 3 | 6
  UnitPrice REAL, -- price of one bouquet before discount --: const 0
  CardText TEXT, -- wording of the card, empty if none --: pick NULL*5 | with love*3 | thank you*3 | get well*2 | in deepest sympathy*2 | happy birthday*4
  PRIMARY KEY (PurchaseId, LineNumber)
); --: rows 480
UPDATE PurchaseLine SET UnitPrice = (SELECT ROUND(b.ListPrice * CASE WHEN PurchaseLine.PurchaseId < 800 THEN 0.95 ELSE 1 END + CASE WHEN PurchaseLine.rowid % 9 = 4 THEN 3 ELSE 0 END, 2) FROM Bouquet AS b WHERE b.BouquetId = PurchaseLine.BouquetId);
CREATE TABLE Delivery (
  DeliveryId INTEGER PRIMARY KEY, --: seq 9001
  PurchaseId INTEGER REFERENCES Purchase(PurchaseId), --: ref Purchase.PurchaseId cover 70%
  DriverId INTEGER REFERENCES Driver(DriverId), --: pick 1*4 | 2*4 | 3*3 | 4*3 | 5*3 | 6*2 | NULL
  ToCity TEXT, --: pick Lindau*6 | Eichberg*4 | Sommerau*4 | Talheim*3 | Wiesental*2 | Hohenfeld
  PromisedAt TEXT, --: date 2024-01-06..2025-05-19 %Y-%m-%d %H:%M
  DoneAt TEXT, -- empty if nobody was in or it was called off --: after PromisedAt -55..110 minutes
  DistanceKm REAL, --: real 0.4..38 1 skew
  Fee REAL, -- charged to the customer --: pick 0*3 | 4.9*5 | 7.5*4 | 12 | NULL
  Outcome TEXT -- H handed over, N nobody in, O called off --: pick H*12 | N*2 | O
); --: rows 190
UPDATE Delivery SET PromisedAt = (SELECT date(p.OrderedAt, '+' || (Delivery.DeliveryId * 3 % 6) || ' days') FROM Purchase AS p WHERE p.PurchaseId = Delivery.PurchaseId) || substr(PromisedAt, 11), DoneAt = DoneAt;
UPDATE Delivery SET DoneAt = strftime('%Y-%m-%d %H:%M', PromisedAt, '+' || (DeliveryId * 37 % 166) || ' minutes', '-55 minutes');
UPDATE Delivery SET DoneAt = NULL WHERE Outcome <> 'H' OR DoneAt > '2025-05-20';
UPDATE Delivery SET Outcome = 'O' WHERE DoneAt IS NULL AND Outcome = 'H';
UPDATE Delivery SET DriverId = 3 WHERE DriverId = 6 AND PromisedAt < '2024-08-27';
CREATE TABLE Grower (
  GrowerId INTEGER PRIMARY KEY,
  GrowerName TEXT,
  Country TEXT,
  FairTrade INTEGER, -- 1, 0 or unknown
  PaymentDays INTEGER
);
INSERT INTO Grower VALUES (1, 'Van Dijk Tulpen', 'Netherlands', 0, 30), (2, 'Naivasha Blooms', 'Kenya', 1, 45), (3, 'Riviera Fiori', 'Italy', NULL, 21), (4, 'Quito Rosas', 'Ecuador', 1, 60), (5, 'Gaertnerei Holl', 'Germany', 0, 14), (6, 'Polder Green', 'Netherlands', 1, 30), (7, 'Seeblick Stauden', 'Germany', NULL, 14), (8, 'Bogota Flor', 'Colombia', 1, 45);
CREATE TABLE StemLot (
  LotId INTEGER PRIMARY KEY, --: seq 301
  GrowerId INTEGER REFERENCES Grower(GrowerId), --: pick 1*5 | 2*4 | 3*2 | 4*4 | 5*3 | 6*3 | 7
  FlowerId INTEGER REFERENCES Flower(FlowerId), --: int 1..15
  BranchId INTEGER REFERENCES Branch(BranchId), --: pick 1*6 | 2*2 | 3*5 | 5*3 | 6*4
  OrderedOn TEXT, --: date 2024-01-03..2025-05-14
  ArrivedOn TEXT, -- empty while under way --: after OrderedOn 1..12 days until 2025-05-19
  Stems INTEGER, --: int 40..900 skew
  CostPerStem REAL, --: real 0.28..2.9 2 skew
  WiltedStems INTEGER -- thrown away by us --: int 0..60 skew
); --: rows 150
UPDATE StemLot SET WiltedStems = NULL WHERE ArrivedOn IS NULL OR LotId % 14 = 3;
UPDATE StemLot SET WiltedStems = 0 WHERE LotId % 4 = 2 AND WiltedStems IS NOT NULL;
UPDATE PurchaseLine SET BouquetId = 5 WHERE BouquetId = 6 AND PurchaseId IN (SELECT PurchaseId FROM Purchase WHERE OrderedAt > '2024-09-30');
UPDATE PurchaseLine SET BouquetId = 13 WHERE BouquetId = 12 AND PurchaseId IN (SELECT PurchaseId FROM Purchase WHERE OrderedAt > '2025-01-31');
UPDATE PurchaseLine SET UnitPrice = (SELECT ROUND(b.ListPrice * CASE WHEN PurchaseLine.PurchaseId < 800 THEN 0.95 ELSE 1 END + CASE WHEN PurchaseLine.rowid % 9 = 4 THEN 3 ELSE 0 END, 2) FROM Bouquet AS b WHERE b.BouquetId = PurchaseLine.BouquetId);
UPDATE Customer SET FullName = 'Bond Textiles' WHERE CustomerId = (SELECT MAX(CustomerId) FROM Customer WHERE FullName = 'Bond Ltd');
UPDATE StemLot SET ArrivedOn = NULL, WiltedStems = NULL WHERE OrderedOn > '2025-05-01';
UPDATE Delivery SET DriverId = 1 WHERE DriverId IN (2, 5) AND DistanceKm > 14;
