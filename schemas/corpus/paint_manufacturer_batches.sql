-- Kolorit & Vossberg, paint maker: recipes, batches, laboratory, purchasing and sales.
CREATE TABLE Plants (
  PlantId INTEGER PRIMARY KEY,
  PlantName TEXT,
  Town TEXT,
  Country TEXT, -- ISO code of two letters
  OpenedYear INTEGER
);
INSERT INTO Plants VALUES (1, 'Vossberg Works', 'Krefeld', 'DE', 1958), (2, 'Riverside', 'Tilburg', 'NL', 1987), (3, 'Monte Chiaro', 'Brescia', 'IT', 2004);
CREATE TABLE MixingLines (
  LineId INTEGER PRIMARY KEY,
  LineName TEXT,
  PlantId INTEGER REFERENCES Plants(PlantId),
  VesselVolume_L INTEGER, -- usable litres
  StirrerPower_kW REAL
);
INSERT INTO MixingLines VALUES (1, 'V1', 1, 4000, 55), (2, 'V2', 1, 8000, 90), (3, 'V3', 1, 1200, 18.5), (4, 'R1', 2, 6000, 75), (5, 'R2', 2, 6000, 75), (6, 'M1', 3, 3000, 37), (7, 'M2', 3, 900, 15);
CREATE TABLE Families (
  FamilyId INTEGER PRIMARY KEY,
  FamilyName TEXT,
  Binder TEXT -- AC acrylic, AL alkyd, SI silicate, EP epoxy
);
INSERT INTO Families VALUES (1, 'Wall Paints', 'AC'), (2, 'Wood Varnishes', 'AL'), (3, 'Facade Paints', 'SI'), (4, 'Floor Coatings', 'EP'), (5, 'Primers', 'AC'), (6, 'Metal Enamels', 'AL');
CREATE TABLE Paints (
  PaintId INTEGER PRIMARY KEY, --: seq 1
  ArticleCode TEXT, -- printed on the tin --: code KV-#### distinct
  PaintName TEXT, --: mix {Terra|Nordlicht|Velvet|Granit|Aqua|Solid|Lumina|Bastion} {White|Ochre|Slate|Oxide Red|Moss|Sand|Cobalt|Ivory} distinct
  FamilyId INTEGER REFERENCES Families(FamilyId), --: int 1..6
  Shade TEXT, --: const x
  Gloss TEXT, --: pick matt*5 | satin*3 | high gloss*2
  Density_gPerCm3 REAL, --: real 1.02..1.62 2
  Viscosity_mPas INTEGER, -- target at 23 degrees --: int 900..9800 normal
  Solids_pct REAL, -- 0 to 100 --: real 32..74 1
  Voc_gPerL REAL, -- volatile organic compounds --: real 0.5..310 1 skew
  DryingTime_min INTEGER, -- touch dry --: int 20..720 skew
  Recoat_h INTEGER, --: int 2..24
  Coverage_m2PerL REAL, -- one coat --: real 5.5..14 1
  FlashPoint_C REAL, -- NULL when water based --: real 23..95 0 null 50%
  PH_Value REAL, --: real 7.2..11.5 1
  Opacity_pct REAL, --: real 88..99.8 1
  ShelfLife_months INTEGER, --: pick 12*2 | 18*3 | 24*5 | 36*2
  TinSize_L REAL, --: pick 0.75*3 | 2.5*5 | 5*3 | 10*3 | 20
  ListPrice_EurPerL REAL, --: real 4.2..38 2 skew
  IsEcoLabelled INTEGER, -- 1 yes --: pick 0*3 | 1*2
  LaunchedOn TEXT, --: date 2012-02-01..2025-10-31
  PhasedOutOn TEXT --: after LaunchedOn 900..4000 days until 2026-05-31 null 55%
); --: rows 48
CREATE TABLE Suppliers (
  SupplierId INTEGER PRIMARY KEY,
  SupplierName TEXT,
  Country TEXT, -- ISO code of two letters
  Rating TEXT -- A best to D
);
INSERT INTO Suppliers VALUES (1, 'Titanor Pigments', 'NO', 'A'), (2, 'Rheinharz', 'DE', 'B'), (3, 'Solvex Lowlands', 'NL', 'A'), (4, 'Cava Bianca Minerals', 'IT', 'B'), (5, 'Ferrochrome Iberica', 'ES', 'D'), (6, 'Additiva', 'DE', 'C'), (7, 'Baltic Binder Co', 'LV', 'C'), (8, 'Kreidewerk Ruegen', 'DE', NULL);
CREATE TABLE Materials (
  MaterialId INTEGER PRIMARY KEY,
  MaterialName TEXT,
  Kind TEXT, -- PI pigment, BI binder, SO solvent, FI filler, AD additive
  SupplierId INTEGER REFERENCES Suppliers(SupplierId),
  Price_EurPerKg REAL,
  HazardClass TEXT,
  MinStock_kg INTEGER
);
INSERT INTO Materials VALUES (1, 'Titanium Dioxide R7', 'PI', 1, 3.85, NULL, 5000), (2, 'Iron Oxide Red', 'PI', 5, 2.1, NULL, 900), (3, 'Iron Oxide Yellow', 'PI', 5, 2.35, NULL, 900), (4, 'Cobalt Blue B', 'PI', 1, 21.4, 'toxic', 60), (5, 'Carbon Black N', 'PI', 5, 1.7, NULL, 300), (6, 'Acrylic Dispersion 50', 'BI', 2, 1.55, NULL, 12000), (7, 'Long Oil Alkyd', 'BI', 7, 2.05, 'flammable', 4000), (8, 'Potassium Silicate', 'BI', 2, 0.95, 'corrosive', 3500), (9, 'Epoxy Resin E40', 'BI', 7, 4.6, 'irritant', 2500), (10, 'White Spirit', 'SO', 3, 1.1, 'flammable', 3000), (11, 'Butyl Glycol', 'SO', 3, 1.9, 'irritant', 600), (12, 'Propylene Glycol', 'SO', 3, 1.75, NULL, 800), (13, 'Chalk 5 Micron', 'FI', 8, 0.18, NULL, 9000), (14, 'Dolomite Flour', 'FI', 4, 0.16, NULL, 7000), (15, 'Talc Fine', 'FI', 4, 0.34, NULL, 2500), (16, 'Mica Wet Ground', 'FI', 4, 0.88, NULL, 500), (17, 'Defoamer D2', 'AD', 6, 6.4, NULL, 120), (18, 'Thickener HEC', 'AD', 6, 7.9, NULL, 200), (19, 'Biocide MIT', 'AD', 6, 11.2, 'toxic', 90), (20, 'Cobalt Dryer 6', 'AD', 6, 14.5, 'toxic', 40), (21, 'Wetting Agent W', 'AD', 2, 5.2, 'irritant', 150), (22, 'Zinc Phosphate', 'PI', 1, 2.95, 'harmful to water', 400);
CREATE TABLE RecipeItems (
  PaintId INTEGER REFERENCES Paints(PaintId), --: ref Paints.PaintId cover 95%
  MaterialId INTEGER REFERENCES Materials(MaterialId), --: ref Materials.MaterialId cover 93%
  Share_pct REAL, -- part of the weight, 0 to 100 --: real 0.2..42 1 skew
  AddStep INTEGER, --: int 1..6
  PRIMARY KEY (PaintId, MaterialId)
); --: rows 240
CREATE TABLE Employees (
  EmployeeId INTEGER PRIMARY KEY, --: seq 100
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  JobRole TEXT, --: pick operator*7 | analyst*4 | shift lead*2 | planner
  PlantId INTEGER REFERENCES Plants(PlantId), --: pick 1*5 | 2*3 | 3*2
  BornOn TEXT, --: date 1962-01-01..2003-06-30
  HiredOn TEXT --: date 2008-03-01..2025-09-30
); --: rows 40
CREATE TABLE Batches (
  BatchNo INTEGER PRIMARY KEY, --: seq 26001
  PaintId INTEGER REFERENCES Paints(PaintId), --: ref Paints.PaintId cover 90% skew
  LineId INTEGER REFERENCES MixingLines(LineId), --: pick 1*4 | 2*5 | 3*2 | 4*4 | 5*3 | 6*3 | 7
  LeadId INTEGER REFERENCES Employees(EmployeeId), --: ref Employees.EmployeeId cover 60%
  StartedAt TEXT, --: date 2024-06-03..2026-05-28 %Y-%m-%d %H:%M:%S
  FinishedAt TEXT, --: after StartedAt 240..2900 minutes %Y-%m-%d %H:%M:%S until 2026-05-30
  ProdYear INTEGER, --: expr CAST(strftime('%Y', StartedAt) AS INTEGER)
  ProdMonth INTEGER, -- 1 to 12 --: expr CAST(strftime('%m', StartedAt) AS INTEGER)
  Planned_kg INTEGER, --: by LineId: 3, 7 => 800*3 | 1200*2; 6 => 1500*2 | 3000*3; else => 1500*3 | 3000*5 | 5000*4 | 7500*2
  Produced_kg INTEGER, -- NULL until weighed --: expr CASE WHEN FinishedAt IS NULL THEN NULL ELSE Planned_kg * (88 + BatchNo * 7 % 14) / 100 - BatchNo % 37 END
  Energy_kWh REAL, --: real 60..940 0
  Status TEXT, -- REL released, BLK blocked, RWK rework, WIP in work --: pick REL*14 | BLK*2 | RWK*3
  ReworkOfBatchNo INTEGER REFERENCES Batches(BatchNo) --: self BatchNo
); --: rows 260
CREATE TABLE BatchEventLog (
  EventId INTEGER PRIMARY KEY, --: seq 1
  BatchNo INTEGER REFERENCES Batches(BatchNo), --: ref Batches.BatchNo cover 70%
  LoggedAt TEXT, --: date 2024-06-03..2026-05-30 %Y-%m-%d %H:%M:%S
  EventType TEXT, --: pick start*3 | charge*5 | sample*4 | stop*2 | fill*3 | release*2
  Weight_kg INTEGER, -- reading of the vessel scale at that moment --: int 300..7600
  SourceName TEXT --: pick scale*5 | terminal*4 | import
); --: rows 380
CREATE TABLE LabTests (
  TestId INTEGER PRIMARY KEY, --: seq 1
  BatchNo INTEGER REFERENCES Batches(BatchNo), --: ref Batches.BatchNo cover 88%
  AnalystId INTEGER REFERENCES Employees(EmployeeId), --: ref Employees.EmployeeId cover 30%
  Property TEXT, --: pick viscosity*5 | density*4 | gloss*3 | pH*2 | drying*2
  TestedAt TEXT, --: date 2024-06-04..2026-05-29 %Y-%m-%d %H:%M:%S
  Temperature_C REAL, --: real 19..26 1 normal
  Deviation_pct REAL, -- from target, signed --: real -12..12 1 normal
  Duration_min INTEGER, --: int 8..150 skew
  Passed INTEGER --: pick 1*8 | 0*2
); --: rows 340
CREATE TABLE Deliveries (
  DeliveryId INTEGER PRIMARY KEY, --: seq 7001
  MaterialId INTEGER REFERENCES Materials(MaterialId), --: ref Materials.MaterialId cover 90%
  PlantId INTEGER REFERENCES Plants(PlantId), --: pick 1*4 | 2*3 | 3*2
  OrderedOn TEXT, --: date 2024-05-20..2026-05-20
  ArrivedOn TEXT, --: after OrderedOn 3..40 days until 2026-05-31
  Gross_kg INTEGER, -- with pallets and drums --: int 220..9600 skew
  Net_kg INTEGER, --: expr Gross_kg * (91 + DeliveryId % 8) / 100
  Cost_Eur REAL --: expr ROUND(Net_kg * (SELECT m.Price_EurPerKg FROM Materials m WHERE m.MaterialId = Deliveries.MaterialId) * (95 + DeliveryId % 11) / 100.0, 2)
); --: rows 170
CREATE TABLE Customers (
  CustomerId INTEGER PRIMARY KEY, --: seq 1
  CustomerName TEXT, --: mix {Malerhof|Bouwmarkt|Decor|Facciata|Color|Handwerk} {Brandt|De Wit|Rossi|Lindner|Jansen|Moretti|Kolb} distinct
  Country TEXT, -- ISO code of two letters --: pick DE*5 | NL*3 | IT*3 | AT*2 | BE
  Segment TEXT, --: pick painter*4 | retailer*4 | industry*3
  PaymentTerm_days INTEGER --: pick 14*2 | 30*4 | 60
); --: rows 42
CREATE TABLE SalesOrders (
  OrderId INTEGER PRIMARY KEY, --: seq 50001
  CustomerId INTEGER REFERENCES Customers(CustomerId), --: ref Customers.CustomerId cover 90% skew
  OrderedOn TEXT, --: date 2024-09-01..2026-05-28
  ShippedOn TEXT, --: after OrderedOn 1..20 days until 2026-05-31 null 4%
  Freight_Eur REAL --: pick 0*3 | 45*4 | 90*3 | 180
); --: rows 180
CREATE TABLE SalesLines (
  LineNo INTEGER PRIMARY KEY, --: seq 1
  OrderId INTEGER REFERENCES SalesOrders(OrderId), --: ref SalesOrders.OrderId cover 97%
  PaintId INTEGER REFERENCES Paints(PaintId), --: ref Paints.PaintId cover 90% skew
  BatchNo INTEGER REFERENCES Batches(BatchNo), --: ref Batches.BatchNo null 20%
  Volume_L REAL, --: int 20..900 skew
  ListAmount_Eur REAL, -- before rebate --: expr ROUND(Volume_L * (SELECT p.ListPrice_EurPerL FROM Paints p WHERE p.PaintId = SalesLines.PaintId), 2)
  PaidAmount_Eur REAL -- after rebate --: expr ROUND(ListAmount_Eur * (CASE LineNo % 6 WHEN 0 THEN 0.8 WHEN 1 THEN 0.9 WHEN 4 THEN 0.95 ELSE 1 END), 2)
); --: rows 380
CREATE TABLE Complaints (
  ComplaintId INTEGER PRIMARY KEY, --: seq 1
  LineNo INTEGER REFERENCES SalesLines(LineNo), --: ref SalesLines.LineNo cover 15%
  ReceivedOn TEXT, --: date 2024-12-01..2026-05-25
  ClosedOn TEXT, --: after ReceivedOn 2..70 days until 2026-05-31 null 8%
  Reason TEXT, --: pick wrong shade*4 | too thin*3 | skin in tin*2 | damaged tin*3 | NULL
  Credit_Eur REAL --: real 0..900 2 skew
); --: rows 46
CREATE TABLE PlantBudgets (
  PlantId INTEGER REFERENCES Plants(PlantId),
  BudgetYear INTEGER,
  BudgetMonth INTEGER, -- 1 to 12
  PlannedOutput_t REAL, -- tonnes
  Energy_Eur REAL,
  PRIMARY KEY (PlantId, BudgetYear, BudgetMonth)
);
INSERT INTO PlantBudgets VALUES (1, 2024, 7, 215.8, 10440.0), (1, 2024, 8, 228.3, 11690.0), (1, 2024, 9, 197.3, 10050.0), (1, 2024, 10, 146.1, 6500.0), (1, 2024, 11, 211.9, 9980.0), (1, 2024, 12, 208.9, 8270.0), (1, 2025, 1, 177.8, 7370.0), (1, 2025, 2, 183.2, 8430.0), (1, 2025, 3, 144.9, 5950.0), (1, 2025, 4, 191.1, 9710.0), (1, 2025, 5, 226.1, 9100.0), (1, 2025, 6, 228.4, 9120.0), (1, 2025, 7, 215.5, 8570.0), (1, 2025, 8, 171.1, 8590.0), (1, 2025, 9, 159.1, 6530.0), (1, 2025, 10, 214.7, 10780.0), (1, 2025, 11, 164.8, 8480.0), (1, 2025, 12, 182.8, 8680.0), (1, 2026, 1, 158.7, 8120.0), (1, 2026, 2, 193.7, 9980.0), (1, 2026, 3, 208.3, 8790.0), (1, 2026, 4, 197.0, 7940.0), (1, 2026, 5, 181.5, 7060.0), (1, 2026, 6, 192.7, 8950.0), (2, 2024, 7, 114.2, 5420.0), (2, 2024, 8, 130.2, 5510.0), (2, 2024, 9, 135.3, 6050.0), (2, 2024, 10, 111.2, 4970.0), (2, 2024, 11, 129.8, 5040.0), (2, 2024, 12, 142.8, 5470.0), (2, 2025, 1, 132.0, 6580.0), (2, 2025, 2, 96.9, 4750.0), (2, 2025, 3, 113.6, 5240.0), (2, 2025, 4, 114.4, 4420.0), (2, 2025, 5, 122.7, 6300.0), (2, 2025, 6, 123.4, 5990.0), (2, 2025, 7, 158.6, 8120.0), (2, 2025, 8, 130.5, 5610.0), (2, 2025, 9, 121.2, 5920.0), (2, 2025, 10, 101.2, 4910.0), (2, 2025, 11, 134.3, 6720.0), (2, 2025, 12, 97.8, 5010.0), (2, 2026, 1, 100.4, 4290.0), (2, 2026, 2, 125.3, 6370.0), (2, 2026, 3, 112.3, 5720.0), (2, 2026, 4, 140.2, 5940.0), (2, 2026, 5, 129.2, 5230.0), (2, 2026, 6, 117.8, 4720.0), (3, 2024, 7, 73.5, 3820.0), (3, 2024, 8, 60.9, 2360.0), (3, 2024, 9, 71.7, 3260.0), (3, 2024, 10, 57.7, 2380.0), (3, 2024, 11, 62.3, 3090.0), (3, 2024, 12, 58.9, 2590.0), (3, 2025, 1, 49.3, 2510.0), (3, 2025, 2, 48.8, 2190.0), (3, 2025, 3, 68.1, 2710.0), (3, 2025, 4, 74.6, 3830.0), (3, 2025, 5, 72.1, 3540.0), (3, 2025, 6, 59.6, 2630.0), (3, 2025, 7, 60.6, 3020.0), (3, 2025, 8, 64.1, 2840.0), (3, 2025, 9, 72.0, 3600.0), (3, 2025, 10, 71.4, 3170.0), (3, 2025, 11, 59.7, 2880.0), (3, 2025, 12, 59.5, 2500.0), (3, 2026, 1, 57.7, 2310.0), (3, 2026, 2, 57.0, 2950.0), (3, 2026, 3, 71.0, 3320.0), (3, 2026, 4, 69.0, 2950.0), (3, 2026, 5, 59.1, 2470.0), (3, 2026, 6, 75.8, 3800.0);
UPDATE Paints SET Shade = CASE WHEN PaintName LIKE '%White' OR PaintName LIKE '%Ivory' THEN 'light' WHEN PaintName LIKE '%Slate' OR PaintName LIKE '%Oxide Red' THEN 'dark' ELSE 'coloured' END;
UPDATE Batches SET FinishedAt = NULL WHERE StartedAt >= '2026-05-10';
UPDATE Batches SET Status = 'WIP', Produced_kg = NULL WHERE FinishedAt IS NULL;
UPDATE Batches SET ReworkOfBatchNo = NULL WHERE BatchNo % 4 <> 1;
UPDATE Batches SET ReworkOfBatchNo = NULL WHERE (SELECT b.StartedAt FROM Batches b WHERE b.BatchNo = Batches.ReworkOfBatchNo) >= StartedAt;
UPDATE Batches SET PaintId = (SELECT b.PaintId FROM Batches b WHERE b.BatchNo = Batches.ReworkOfBatchNo) WHERE ReworkOfBatchNo IS NOT NULL;
UPDATE BatchEventLog SET LoggedAt = datetime((SELECT b.StartedAt FROM Batches b WHERE b.BatchNo = BatchEventLog.BatchNo), '+' || (EventId * 53 % 900) || ' minutes');
UPDATE LabTests SET TestedAt = datetime((SELECT b.StartedAt FROM Batches b WHERE b.BatchNo = LabTests.BatchNo), '+' || (TestId * 71 % 4000 + 240) || ' minutes');
UPDATE LabTests SET Passed = CASE WHEN abs(Deviation_pct) > 5.5 THEN 0 ELSE Passed END;
UPDATE SalesLines SET PaintId = (SELECT b.PaintId FROM Batches b WHERE b.BatchNo = SalesLines.BatchNo) WHERE BatchNo IS NOT NULL;
UPDATE SalesLines SET ListAmount_Eur = ROUND(Volume_L * (SELECT p.ListPrice_EurPerL FROM Paints p WHERE p.PaintId = SalesLines.PaintId), 2);
UPDATE SalesLines SET PaidAmount_Eur = ROUND(ListAmount_Eur * (CASE LineNo % 6 WHEN 0 THEN 0.8 WHEN 1 THEN 0.9 WHEN 4 THEN 0.95 ELSE 1 END), 2);
