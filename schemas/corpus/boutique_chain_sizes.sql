CREATE TABLE Boutiques (
  BoutiqueId INTEGER PRIMARY KEY,
  BoutiqueName TEXT,
  City TEXT,
  Country TEXT,
  Currency TEXT,
  OpenedOn INTEGER,
  SquareFeet INTEGER,
  IsOutlet INTEGER,
  ManagerFirst TEXT,
  ManagerLast TEXT
);
INSERT INTO Boutiques VALUES (1, 'Maple Street', 'Portland', 'USA', 'USD', 20090412, 1850, 0, 'Tessa', 'Whitcomb'), (2, 'Maple Court', 'Toronto', 'Canada', 'CAD', 20161105, 2100, 0, 'Rohan', 'Delacroix'), (3, 'Harborfront', 'Boston', 'USA', 'USD', 20120920, 2600, 0, 'June', 'Okafor'), (4, 'Old Mill Row', 'Savannah', 'USA', 'USD', 20140301, 1400, 0, 'Priya', 'Lindgren'), (5, 'Larkspur Alley', 'Austin', 'USA', 'USD', 20180615, 1650, 0, 'Marcus', 'Tate'), (6, 'Fifth & Vine', 'Chicago', 'USA', 'USD', 20110808, 3100, 0, 'Elena', 'Vasko'), (7, 'Union Arcade', 'Chicago', 'USA', 'USD', 20191122, 2950, 1, 'Devon', 'Sharpe'), (8, 'Beacon Lane', 'Boston', 'USA', 'USD', 20210514, 1200, 0, 'Amelie', 'Rourke'), (9, 'St. Clair Mews', 'Toronto', 'Canada', 'CAD', 20200703, 1750, 1, 'Colin', 'Abara'), (10, 'Gastown Loft', 'Vancouver', 'Canada', 'CAD', 20130227, 2300, 0, 'Mei', 'Forsythe'), (11, 'Canyon Outlet', 'Phoenix', 'USA', 'USD', 20240610, 4200, 1, 'Lucas', 'Perrin');
CREATE TABLE Styles (
  StyleId INTEGER PRIMARY KEY,  --: seq 201
  StyleName TEXT,               --: each Harper Dress | Colette Blouse | Juno Jeans | Wren Cardigan | Harper Jacket | Odette Skirt | Marlow Trench | Isla Slip Dress | Piper Tee | Dakota Jeans | Sable Coat | Nell Sweater | Fleur Skirt | Tilda Wrap Dress | Ridge Parka | Bronte Turtleneck | Suki Camisole | Cleo Culottes | Ansel Denim Jacket | Vera Gown | Poppy Pinafore | Lennon Shirt | Ember Pullover | Roan Bootcut | Dune Anorak | Mabel Midi Skirt
  Category TEXT,                --: each Dresses | Tops | Denim | Knitwear | Outerwear | Skirts | Outerwear | Dresses | Tops | Denim | Outerwear | Knitwear | Skirts | Dresses | Outerwear | Knitwear | Tops | Skirts | Denim | Dresses | Dresses | Tops | Knitwear | Denim | Outerwear | Skirts
  LaunchYear INTEGER,           --: pick 2020*2 | 2021*3 | 2022*4
  LaunchMonth INTEGER,          --: pick 1 | 2*3 | 3*2 | 4 | 8*3 | 9*2 | 10
  ListPrice REAL,               --: by Category: Dresses => 78 | 98 | 128 | 168 | 245; Tops => 38 | 54.5 | 68 | 82; Denim => 88 | 96 | 118; Knitwear => 84 | 110 | 139.5; Outerwear => 189 | 225 | 310 | 398; Skirts => 64 | 79 | 92 | 120
  OutletPrice REAL,             --: expr round(ListPrice * (0.4 + (StyleId % 4) * 0.1), 1)
  PriceCurrency TEXT            --: const USD
); --: rows 26
CREATE TABLE Variants (
  VariantId INTEGER PRIMARY KEY, --: seq 1
  Sku TEXT,                     --: code BX-####-@ distinct
  StyleId INTEGER,              --: ref Styles.StyleId cover 94%
  Size TEXT,                    --: pick XS*2 | S*4 | M*5 | L*4 | XL*2
  Color TEXT,                   --: pick Ink*5 | Bone*4 | Rust*3 | Fern*2 | Plum*2 | Dusk
  UNIQUE (StyleId, Size, Color)
); --: rows 150
CREATE TABLE CustomerOrders (
  OrderNo INTEGER PRIMARY KEY,  --: seq 30001
  BoutiqueId INTEGER,           --: pick 1*9 | 2*6 | 3*8 | 4*4 | 5*5 | 6*10 | 7*7 | 8*3 | 9*4 | 10*5
  VariantId INTEGER,            --: ref Variants.VariantId cover 80% skew
  PlacedAt TEXT,                --: date 2023-01-02..2024-06-29 %Y-%m-%d %H:%M:%S
  Channel TEXT,                 --: pick in store*6 | online*4 | phone
  Quantity INTEGER,             --: pick 1*12 | 2*5 | 3*2 | 4
  UnitPrice REAL,               --: expr (SELECT round(s.ListPrice * (CASE WHEN CustomerOrders.BoutiqueId IN (2, 9, 10) THEN 1.35 ELSE 1 END) * (CASE CustomerOrders.OrderNo % 5 WHEN 0 THEN 0.8 WHEN 1 THEN 0.9 ELSE 1 END), 2) FROM Variants AS v JOIN Styles AS s ON v.StyleId = s.StyleId WHERE v.VariantId = CustomerOrders.VariantId)
  Currency TEXT                 --: expr CASE WHEN BoutiqueId IN (2, 9, 10) THEN 'CAD' ELSE 'USD' END
); --: rows 385
CREATE TABLE SupplierOrders (
  SupplierOrderNo INTEGER PRIMARY KEY, --: seq 6001
  Supplier TEXT,                --: pick Lindqvist Mills*5 | Casa Tejido*4 | Northloom*3 | Aurelio & Figli*3 | Pearl River Apparel*4 | Thistle Knits
  VariantId INTEGER,            --: ref Variants.VariantId cover 70%
  OrderedOn INTEGER,            --: date 2023-01-05..2024-06-20 yyyymmdd
  DueOn INTEGER,                --: after OrderedOn 25..60 days yyyymmdd
  DeliveredOn INTEGER,          --: after OrderedOn 20..85 days yyyymmdd until 2024-06-30
  QtyOrdered INTEGER,           --: pick 24*3 | 36*3 | 48*4 | 60*2 | 96 | 120
  QtyDelivered INTEGER,         --: expr CASE WHEN DeliveredOn IS NULL THEN NULL WHEN SupplierOrderNo % 4 = 0 THEN QtyOrdered - 2 - SupplierOrderNo % 7 ELSE QtyOrdered END
  UnitCost REAL,                --: real 9..96 2 skew
  Currency TEXT                 --: by Supplier: Lindqvist Mills, Aurelio & Figli, Casa Tejido => EUR; else => USD
); --: rows 135
CREATE TABLE Targets (
  TargetId INTEGER PRIMARY KEY, --: seq 1
  BoutiqueId INTEGER,           --: expr (TargetId - 1) / 18 + 1
  TargetYear INTEGER,           --: each 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024
  TargetMonth INTEGER,          --: each 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 1 | 2 | 3 | 4 | 5 | 6
  Amount REAL,                  --: pick 400*2 | 450 | 500*3 | 550.5 | 600*2 | 750 | 825 | 900
  Currency TEXT                 --: expr CASE WHEN BoutiqueId IN (2, 9, 10) THEN 'CAD' ELSE 'USD' END
); --: rows 180
DELETE FROM Targets WHERE BoutiqueId = 9;
UPDATE Styles SET ListPrice = 128, OutletPrice = 76.8 WHERE StyleName = 'Harper Dress';
UPDATE Styles SET ListPrice = 225, OutletPrice = 112.5 WHERE StyleName = 'Harper Jacket';
UPDATE OR IGNORE Variants SET Color = 'Plum' WHERE Color = 'Dusk' AND StyleId IN (SELECT StyleId FROM Styles WHERE Category = 'Skirts');
UPDATE OR IGNORE Variants SET Color = 'Bone' WHERE Color = 'Dusk' AND StyleId IN (SELECT StyleId FROM Styles WHERE Category = 'Skirts');
UPDATE OR IGNORE Variants SET Color = 'Plum' WHERE Color = 'Fern' AND StyleId IN (SELECT StyleId FROM Styles WHERE Category = 'Skirts');
UPDATE OR IGNORE Variants SET Color = 'Rust' WHERE Color = 'Fern' AND StyleId IN (SELECT StyleId FROM Styles WHERE Category = 'Skirts');
UPDATE OR IGNORE Variants SET Color = 'Rust' WHERE Color = 'Dusk' AND StyleId IN (SELECT StyleId FROM Styles WHERE Category = 'Dresses');
