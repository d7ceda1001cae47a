CREATE TABLE Client (
  ClientId INTEGER PRIMARY KEY,
  ClientName TEXT NOT NULL,
  Industry TEXT,
  City TEXT,
  Country TEXT,
  Currency TEXT,
  AccountState TEXT,
  ClientSince INTEGER
);
INSERT INTO Client VALUES
(1, 'Haldenbrot Logistics', 'logistics', 'Ulmbach', 'Germany', 'EUR', 'active', 20180312),
(2, 'Nordkai Terminal', 'logistics', 'Kielmark', 'Germany', 'EUR', 'active', 20190701),
(3, 'Brunnhof Foods', 'food', 'Ulmbach', 'Germany', 'EUR', 'active', 20200115),
(4, 'Felsenau Pharma', 'pharma', 'Aarwil', 'Switzerland', 'CHF', 'active', 20170905),
(5, 'Aarwil Spital', 'care', 'Aarwil', 'Switzerland', 'CHF', 'active', 20210322),
(6, 'Tannegg Precision', 'metal', 'Tannegg', 'Switzerland', 'CHF', 'inactive', 20190218),
(7, 'Crowmarsh Parcels', 'logistics', 'Crowmarsh', 'United Kingdom', 'GBP', 'active', 20220530),
(8, 'Bramley Bakers', 'food', 'Crowmarsh', 'United Kingdom', 'GBP', 'active', 20230104),
(9, 'Ostfeld Motors', 'metal', 'Kielmark', 'Germany', 'EUR', 'inactive', 20160420),
(10, 'Lindenruh Care', 'care', 'Ulmbach', 'Germany', 'EUR', 'active', 20240610),
(11, 'Rigi Outdoor', 'retail', 'Tannegg', 'Switzerland', 'CHF', 'active', 20230918),
(12, 'Westerly Events', 'events', 'Portsea Down', 'United Kingdom', 'GBP', 'active', 20240212),
(13, 'Kornblum Mills', 'food', 'Kielmark', 'Germany', 'EUR', 'active', 20211108),
(14, 'Gleis Neun Retail', 'retail', 'Ulmbach', 'Germany', 'EUR', 'active', 20250303),
(15, 'Harrowgate Steel', 'metal', 'Portsea Down', 'United Kingdom', 'GBP', 'inactive', 20200706),
(16, 'Seewind Hotels', 'hospitality', 'Kielmark', 'Germany', 'EUR', 'active', 20251117);
CREATE TABLE Recruiter (
  RecruiterId INTEGER PRIMARY KEY,       --: seq 1
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  Branch TEXT,                           --: pick Ulmbach*5 | Aarwil*4 | Crowmarsh*3
  HiredOn INTEGER,                       --: date 2014-02-03..2025-11-10 yyyymmdd
  LeadId INTEGER                         --: self RecruiterId
); --: rows 18
CREATE TABLE Temp (
  TempId INTEGER PRIMARY KEY,            --: seq 2001
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  Trade TEXT,                            --: pick picker*8 | forklift driver*5 | packer*5 | nurse*3 | machinist*3 | waiter*2 | cashier*2
  BirthDate INTEGER,                     --: date 1962-04-01..2007-02-20 yyyymmdd
  HomeCity TEXT,                         --: pick Ulmbach*6 | Kielmark*4 | Aarwil*4 | Tannegg*2 | Crowmarsh*4 | Portsea Down*2
  RegisteredOn INTEGER,                  --: date 2021-01-04..2026-05-20 yyyymmdd
  State TEXT,                            --: pick active*8 | inactive*3
  Languages INTEGER,                     --: pick 1*5 | 2*4 | 3*2 | 4
  ReferredBy INTEGER                     --: self TempId null 60%
); --: rows 130
UPDATE Temp SET BirthDate = BirthDate - 40000 WHERE RegisteredOn - BirthDate < 180000;
CREATE TABLE Vacancy (
  VacancyId INTEGER PRIMARY KEY,         --: seq 600
  ClientId INTEGER REFERENCES Client(ClientId), --: pick 1*7 | 2*5 | 3*4 | 4*4 | 5*4 | 6 | 7*5 | 8*3 | 10*3 | 11*2 | 12*2 | 13*3 | 14*2 | 16*2
  Trade TEXT,                            --: pick picker*8 | forklift driver*5 | packer*5 | nurse*3 | machinist*3 | waiter*2 | cashier*2 | welder
  Heads INTEGER,                         --: int 1..12 skew
  OpenedOn INTEGER,                      --: date 2024-02-01..2026-05-28 yyyymmdd
  FilledOn INTEGER,                      --: after OpenedOn 1..40 days yyyymmdd until 2026-05-30 null 18%
  Shift TEXT                             --: pick early*5 | late*4 | night*3 | NULL
); --: rows 120
CREATE TABLE Assignment (
  AssignmentId INTEGER PRIMARY KEY,      --: seq 8001
  ClientId INTEGER REFERENCES Client(ClientId), --: pick 1*8 | 2*6 | 3*5 | 4*5 | 5*4 | 6*2 | 7*6 | 8*4 | 9 | 10*3 | 11*3 | 12*2 | 13*3 | 14*2 | 16
  TempId INTEGER REFERENCES Temp(TempId), --: ref Temp.TempId cover 85% skew
  RecruiterId INTEGER,                   --: ref Recruiter.RecruiterId cover 85%
  StartDate INTEGER,                     --: date 2024-01-08..2026-05-25 yyyymmdd
  PlannedEnd INTEGER,                    --: after StartDate 20..180 days yyyymmdd
  EndDate INTEGER,                       --: after StartDate 6..200 days yyyymmdd until 2026-05-30
  PayRate REAL,                          --: real 13.5..34 2 skew
  BillRate REAL,                         --: const 0
  Currency TEXT,                         --: const x
  Feedback INTEGER,                      --: int 1..5 null 25%
  EndReason TEXT                         --: pick completed*9 | quit*3 | sent back*2 | hired by client*2
); --: rows 260
UPDATE Assignment SET Currency = (SELECT Currency FROM Client WHERE Client.ClientId = Assignment.ClientId);
UPDATE Assignment SET BillRate = ROUND(PayRate * (1.28 + (AssignmentId * 7 % 11) * 0.03), 2);
UPDATE Assignment SET EndReason = NULL, Feedback = NULL WHERE EndDate IS NULL;
UPDATE Temp SET RegisteredOn = (SELECT MIN(StartDate) FROM Assignment WHERE Assignment.TempId = Temp.TempId) - 10000 WHERE RegisteredOn > (SELECT MIN(StartDate) FROM Assignment WHERE Assignment.TempId = Temp.TempId);
CREATE TABLE Timesheet (
  TimesheetId INTEGER PRIMARY KEY,       --: seq 30001
  AssignmentId INTEGER REFERENCES Assignment(AssignmentId), --: ref Assignment.AssignmentId cover 90%
  WeekEnding INTEGER,                    --: int 0..6 skew
  Hours REAL,                            --: real 12..42 1 normal
  OvertimeHours REAL,                    --: real 0..9 1 skew
  Approval TEXT                          --: pick approved*11 | rejected*1 | open*2
); --: rows 400
UPDATE Timesheet SET WeekEnding = (SELECT CAST(strftime('%Y%m%d', substr(StartDate, 1, 4) || '-' || substr(StartDate, 5, 2) || '-' || substr(StartDate, 7, 2), 'weekday 0', '+' || (7 * Timesheet.WeekEnding) || ' days') AS INTEGER) FROM Assignment WHERE Assignment.AssignmentId = Timesheet.AssignmentId);
DELETE FROM Timesheet WHERE WeekEnding > 20260531;
UPDATE Timesheet SET OvertimeHours = 0 WHERE Hours < 25;
UPDATE Timesheet SET Approval = 'approved' WHERE Approval = 'open' AND WeekEnding < 20260101 AND TimesheetId % 3 <> 0;
CREATE TABLE Invoice (
  InvoiceNo TEXT PRIMARY KEY,            --: code R-#####
  ClientId INTEGER,                      --: pick 1*8 | 2*6 | 3*5 | 4*5 | 5*4 | 6*2 | 7*6 | 8*4 | 9 | 10*3 | 11*3 | 12*2 | 13*3 | 14*2
  IssuedOn INTEGER,                      --: date 2024-02-01..2026-05-28 yyyymmdd
  DueOn INTEGER,                         --: after IssuedOn 10..30 days yyyymmdd
  PaidOn INTEGER,                        --: after IssuedOn 3..70 days yyyymmdd until 2026-05-30 null 6%
  Amount REAL,                           --: price 180..14000
  Currency TEXT,                         --: const x
  Payment TEXT                           --: const x
); --: rows 220
UPDATE Invoice SET Currency = (SELECT Currency FROM Client WHERE Client.ClientId = Invoice.ClientId), Payment = CASE WHEN PaidOn IS NULL THEN 'unpaid' ELSE 'paid' END;
CREATE TABLE Gear (
  PartNo TEXT PRIMARY KEY,
  GearName TEXT,
  Category TEXT,
  UnitCost REAL,
  Currency TEXT,
  Stock INTEGER,
  ReorderAt INTEGER,
  Shelf TEXT
);
INSERT INTO Gear VALUES
('SB-4010', 'Safety boots S3', 'footwear', 58.9, 'EUR', 34, 20, 'A2'),
('SB-4022', 'Safety clogs white', 'footwear', 36.5, 'EUR', 11, 12, 'A2'),
('SB-4031', 'Cold store boots', 'footwear', 89.0, 'EUR', 6, 8, 'A3'),
('HV-1105', 'Hi-vis vest orange', 'clothing', 7.4, 'EUR', 120, 50, 'B1'),
('HV-1106', 'Hi-vis vest yellow', 'clothing', 7.4, 'EUR', 64, 50, 'B1'),
('HV-1220', 'Freezer jacket', 'clothing', 112.0, 'EUR', 9, 10, 'B4'),
('HV-1300', 'Rain trousers', 'clothing', 24.8, 'GBP', 0, 15, 'B3'),
('GL-2001', 'Grip gloves size 9', 'gloves', 3.2, 'EUR', 210, 100, 'C1'),
('GL-2002', 'Grip gloves size 10', 'gloves', 3.2, 'EUR', 88, 100, 'C1'),
('GL-2050', 'Cut gloves level D', 'gloves', 11.6, 'EUR', 42, 40, 'C2'),
('GL-2090', 'Nitrile gloves box', 'gloves', 9.9, 'CHF', 55, 30, 'C4'),
('HD-3001', 'Hard hat blue', 'head', 18.0, 'EUR', 27, 15, 'D1'),
('HD-3014', 'Bump cap', 'head', 14.5, 'GBP', 19, 15, 'D1'),
('HD-3040', 'Ear defenders', 'head', 21.3, 'EUR', 13, 10, 'D2'),
('SC-7001', 'Hand scanner RX', 'device', 410.0, 'EUR', 8, 5, 'E1'),
('SC-7002', 'Ring scanner Mini', 'device', 295.0, 'CHF', 3, 5, 'E1'),
('SC-7010', 'Scanner holster', 'device', 19.9, 'EUR', 16, 10, 'E2'),
('ID-9000', 'Badge blank', 'badge', 0.85, 'EUR', 640, 300, 'F1'),
('ID-9002', 'Lanyard red', 'badge', 1.6, 'EUR', 310, 300, 'F1'),
('NU-6001', 'Nurse tunic', 'clothing', 29.0, 'CHF', 22, 20, 'B5');
CREATE TABLE GearIssue (
  TempId INTEGER,                        --: ref Temp.TempId cover 75%
  PartNo TEXT REFERENCES Gear(PartNo),   --: pick SB-4010*7 | SB-4022*3 | SB-4031 | HV-1105*7 | HV-1106*4 | HV-1220*2 | GL-2001*6 | GL-2002*4 | GL-2050*2 | HD-3001*3 | HD-3014 | SC-7001*3 | SC-7002*2 | SC-7010*2 | ID-9000*6 | ID-9002*4 | NU-6001*2
  Quantity INTEGER,                      --: pick 1*8 | 2*3 | 3 | 5
  IssuedOn INTEGER,                      --: date 2024-01-10..2026-05-29 yyyymmdd
  ReturnedOn INTEGER,                    --: after IssuedOn 5..260 days yyyymmdd until 2026-05-30 null 30%
  Condition TEXT,                        --: pick good*7 | worn*4 | damaged*2
  PRIMARY KEY (TempId, PartNo)
); --: rows 300
UPDATE GearIssue SET Condition = NULL WHERE ReturnedOn IS NULL;
CREATE VIEW RunningAssignment AS SELECT AssignmentId, ClientId, TempId, RecruiterId, StartDate, PlannedEnd, PayRate, BillRate, Currency FROM Assignment WHERE EndDate IS NULL;
CREATE VIEW UnpaidInvoice AS SELECT InvoiceNo, ClientId, IssuedOn, DueOn, Amount, Currency FROM Invoice WHERE Payment = 'unpaid';
