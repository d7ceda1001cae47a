CREATE TABLE Categories (
  CategoryCode TEXT PRIMARY KEY,
  CategoryName TEXT NOT NULL,
  Family TEXT,                           -- strings, winds, brass, keys or drums
  CleaningDays INTEGER                   -- days an instrument rests after it came back
);
INSERT INTO Categories VALUES ('VLN', 'Violin', 'strings', 1), ('VLC', 'Cello', 'strings', 2), ('DBS', 'Double Bass', 'strings', 3), ('FLT', 'Flute', 'winds', 4), ('CLA', 'Clarinet', 'winds', 4), ('SAX', 'Saxophone', 'winds', 5), ('TPT', 'Trumpet', 'brass', 3), ('TBN', 'Trombone', 'brass', 3), ('KBD', 'Stage Piano', 'keys', 1), ('DRM', 'Drum Kit', 'drums', 2), ('HRP', 'Harp', 'strings', 2);
CREATE TABLE Employees (
  EmployeeId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  Job TEXT, --: pick sales rep*5 | repair tech*3 | warehouse*3 | driver*2
  HiredOn TEXT, --: date 2010-02-01..2024-04-30
  BirthDate TEXT, --: date 1958-05-01..2002-10-15
  ManagerId INTEGER REFERENCES Employees(EmployeeId) --: self EmployeeId
); --: rows 28
CREATE TABLE Customers (
  CustomerId INTEGER PRIMARY KEY, --: seq 1001
  FirstName TEXT, --: first
  LastName TEXT, --: last
  City TEXT, --: pick Dayton*5 | Toledo*4 | Akron*4 | Columbus*6 | Erie*2 | Lima
  Kind TEXT, -- STU student, PRO professional, SCH school, HOB hobby player --: pick STU*6 | PRO*3 | SCH*2 | HOB*4
  SignedUpOn TEXT, --: date 2017-03-01..2024-06-15
  Newsletter TEXT, --: pick Y*4 | N*5
  RepId INTEGER -- employee who looks after the customer --: ref Employees.EmployeeId null 15%
); --: rows 110
CREATE TABLE Instruments (
  PartNo TEXT PRIMARY KEY, -- on the label inside the case --: code IR-#####
  CategoryCode TEXT REFERENCES Categories(CategoryCode), --: pick VLN*6 | VLC*4 | DBS*2 | FLT*4 | CLA*4 | SAX*5 | TPT*4 | TBN*2 | KBD*3 | DRM*2
  Maker TEXT, --: pick Aldercroft*5 | Van Houk*4 | Ostrava Werk*4 | Silverline*5 | Bel Canto*3 | Tanaka Gen*3
  SizeLabel TEXT, --: pick full*7 | 3/4*2 | 1/2 | NULL*2
  BoughtOn TEXT, --: date 2011-01-15..2024-05-20
  PriceUsd INTEGER, -- what we paid --: int 180..7200 skew
  MonthlyUsd INTEGER, --: int 15..210 skew
  ConditionScore INTEGER, -- 0 wreck to 100 like new --: int 22..100
  ToneRank INTEGER, -- 1 best to 5 worst, by our own players --: int 1..5
  Bin TEXT, -- shelf in the warehouse --: code @-##
  Retired TEXT --: pick N*8 | Y
); --: rows 92
CREATE TABLE Rentals (
  RentalNo INTEGER PRIMARY KEY, --: seq 80001
  PartNo TEXT, --: ref Instruments.PartNo cover 86% skew
  CustomerId INTEGER REFERENCES Customers(CustomerId), --: ref Customers.CustomerId cover 85% skew
  EmployeeId INTEGER, -- who wrote the contract --: ref Employees.EmployeeId cover 60%
  OrderedAt TEXT, --: date 2022-01-04..2024-06-26 %Y-%m-%d %H:%M:%S
  PickedUpAt TEXT, --: after OrderedAt 4..300 hours %Y-%m-%d %H:%M:%S until 2024-06-30
  DueOn TEXT, --: after PickedUpAt 28..240 days %Y-%m-%d
  ReturnedAt TEXT, -- empty while it is still out --: after PickedUpAt 500..6600 hours %Y-%m-%d %H:%M:%S until 2024-06-30
  DepositUsd INTEGER, --: pick 50*4 | 100*5 | 200*3 | 400
  Insured TEXT, --: pick Y*5 | N*4
  Delivered TEXT, -- Y if we brought it to the customer --: pick Y*2 | N*5
  Stars INTEGER -- 1 to 5, from the customer afterwards --: pick 5*5 | 4*5 | 3*3 | 2*2 | 1 | NULL*5
); --: rows 300
CREATE TABLE Repairs (
  RepairNo INTEGER PRIMARY KEY, --: seq 3301
  PartNo TEXT REFERENCES Instruments(PartNo), --: ref Instruments.PartNo cover 65% skew
  TechId INTEGER, --: ref Employees.EmployeeId
  Problem TEXT, --: pick cracked seam*3 | stuck key*4 | worn pad*4 | broken string*4 | dent*3 | loose post*2 | dead pedal
  Urgency INTEGER, -- 1 low to 10 high --: int 1..10
  ReportedOn TEXT, --: date 2022-02-01..2024-06-20
  PromisedOn TEXT, --: after ReportedOn 5..30 days
  FinishedOn TEXT, --: after ReportedOn 1..45 days until 2024-06-30
  LaborMin INTEGER, --: int 10..420 skew
  PartsUsd REAL --: real 0..180 2 skew
); --: rows 115
UPDATE Employees SET HiredOn = date(HiredOn, '-9 years') WHERE EmployeeId IN (1, 3, 6) AND HiredOn > '2021-01-01';
UPDATE Employees SET BirthDate = date(BirthDate, '-12 years') WHERE julianday(HiredOn) - julianday(BirthDate) < 6600;
UPDATE Rentals SET EmployeeId = (SELECT EmployeeId FROM (SELECT EmployeeId, (EmployeeId * Rentals.RentalNo * 7) % 31 AS k FROM Employees WHERE Job = 'sales rep') ORDER BY k, EmployeeId LIMIT 1);
UPDATE Customers SET RepId = (SELECT EmployeeId FROM (SELECT EmployeeId, (EmployeeId * Customers.CustomerId * 5) % 29 AS k FROM Employees WHERE Job = 'sales rep') ORDER BY k, EmployeeId LIMIT 1) WHERE NOT RepId IS NULL;
UPDATE Repairs SET TechId = (SELECT EmployeeId FROM (SELECT EmployeeId, (EmployeeId * Repairs.RepairNo * 3) % 23 AS k FROM Employees WHERE Job = 'repair tech') ORDER BY k, EmployeeId LIMIT 1);
UPDATE Instruments SET SizeLabel = NULL WHERE CategoryCode NOT IN ('VLN', 'VLC', 'DBS');
UPDATE Instruments SET SizeLabel = 'full' WHERE CategoryCode IN ('VLN', 'VLC', 'DBS') AND SizeLabel IS NULL;
UPDATE Instruments SET MonthlyUsd = MonthlyUsd + PriceUsd / 60;
UPDATE Instruments SET BoughtOn = (SELECT date(MIN(OrderedAt), '-' || (30 + ConditionScore * 3) || ' days') FROM Rentals WHERE Rentals.PartNo = Instruments.PartNo) WHERE BoughtOn > (SELECT MIN(OrderedAt) FROM Rentals WHERE Rentals.PartNo = Instruments.PartNo);
UPDATE Repairs SET Problem = CASE (SELECT Family FROM Categories JOIN Instruments USING (CategoryCode) WHERE Instruments.PartNo = Repairs.PartNo) WHEN 'strings' THEN CASE RepairNo % 3 WHEN 0 THEN 'cracked seam' WHEN 1 THEN 'broken string' ELSE 'loose post' END WHEN 'winds' THEN CASE RepairNo % 2 WHEN 0 THEN 'worn pad' ELSE 'stuck key' END WHEN 'brass' THEN 'dent' WHEN 'keys' THEN CASE RepairNo % 2 WHEN 0 THEN 'stuck key' ELSE 'dead pedal' END ELSE 'dent' END;
UPDATE Customers SET SignedUpOn = (SELECT date(MIN(OrderedAt), '-' || (CustomerId % 40) || ' days') FROM Rentals WHERE Rentals.CustomerId = Customers.CustomerId) WHERE SignedUpOn > (SELECT MIN(OrderedAt) FROM Rentals WHERE Rentals.CustomerId = Customers.CustomerId);
UPDATE Rentals SET Stars = NULL WHERE ReturnedAt IS NULL;
UPDATE Instruments SET Retired = 'Y' WHERE ConditionScore < 48 AND ToneRank >= 4;
UPDATE Instruments SET MonthlyUsd = 14 WHERE Retired = 'Y' AND ConditionScore < 30;
UPDATE Instruments SET Bin = 'J-' || substr(Bin, 3) WHERE Retired = 'Y' AND ConditionScore BETWEEN 36 AND 41;
UPDATE Instruments SET MonthlyUsd = (SELECT MIN(MonthlyUsd) FROM Instruments WHERE Retired = 'N') WHERE Retired = 'Y' AND ConditionScore BETWEEN 30 AND 41;
