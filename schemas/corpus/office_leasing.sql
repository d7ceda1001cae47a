-- Office parks of one landlord: suites, leases, rent invoices, repairs and moves.
CREATE TABLE Building (
  BuildingId INTEGER PRIMARY KEY,
  BuildingName TEXT NOT NULL,
  City TEXT,
  District TEXT, -- micro-market within the city
  BuiltYear INTEGER,
  Floors INTEGER,
  ParkingBays INTEGER, -- bays that tenants may use
  GreenCertified TEXT -- Y/N
);
INSERT INTO Building VALUES (1, 'Banyan Court', 'Bengaluru', 'Whitefield', 2008, 7, 180, 'N'), (2, 'Coral Tech Park', 'Bengaluru', 'Outer Ring', 2016, 11, 420, 'Y'), (3, 'Monsoon House', 'Pune', 'Kharadi', 2011, 6, 95, 'N'), (4, 'Saffron Square', 'Pune', 'Hinjewadi', 2019, 9, 310, 'Y'), (5, 'Pearl Exchange', 'Hyderabad', 'Gachibowli', 2014, 12, 380, 'Y'), (6, 'Old Mint Chambers', 'Hyderabad', 'Nampally', 1987, 4, 22, 'N'), (7, 'Lighthouse One', 'Chennai', 'Perungudi', 2005, 8, 140, 'N'), (8, 'Lighthouse Two', 'Chennai', 'Perungudi', 2021, 10, 260, 'Y'), (9, 'Teak Terrace', 'Bengaluru', 'Whitefield', 2013, 5, 88, 'N'), (10, 'Quarry Point', 'Pune', 'Kharadi', 2022, 8, 205, 'Y'), (11, 'Meridian Annex', 'Chennai', 'Guindy', 1998, 5, NULL, 'N'), (12, 'Kite Works', 'Hyderabad', 'Gachibowli', 2024, 6, 150, 'Y');
CREATE TABLE Suite (
  SuiteNo TEXT PRIMARY KEY,              --: code S-#### distinct
  BuildingId INTEGER REFERENCES Building(BuildingId), --: ref Building.BuildingId cover 92% skew
  FloorNo INTEGER, -- 0 is the ground floor --: int 0..9 skew
  AreaSqm INTEGER, -- lettable area in square metres --: int 45..1600 skew
  Desks INTEGER,                         --: int 6..190 skew
  FitOutCd TEXT, -- SH shell, CA category A, PL plug and play --: pick SH*3 | CA*5 | PL*4
  AskingRentInr INTEGER, -- per square metre and month --: int 620..1650 normal
  HasPantry TEXT                         --: pick Y*5 | N*4 | NULL
); --: rows 98
CREATE TABLE Tenant (
  TenantId INTEGER PRIMARY KEY,          --: seq 501
  CompanyName TEXT,                      --: mix {Bluepeg|Tarang|Nimbus|Crestline|Ravana|Oakstream|Zeta|Kaveri|Pinegrid|Sundial|Orbita|Malabar} {Analytics|Outsourcing|Health|Legal|Payments|Logistics|Studios|Insurance|Foods} distinct
  Sector TEXT,                           --: pick BPO*6 | Fintech*4 | Software*5 | Healthcare*2 | Legal*2 | Media | Logistics*2
  Headcount INTEGER, -- staff on site, as declared --: int 8..900 skew null 8%
  TaxNo TEXT, -- GST number without state prefix --: code @@##@#@ null 9%
  CreditBand TEXT, -- A best to D worst --: pick A*3 | B*5 | C*4 | D*2
  VipFlag TEXT, -- Y/N, key account --: pick N*6 | Y*2
  ParentTenantId INTEGER REFERENCES Tenant(TenantId) --: self TenantId null 65%
); --: rows 72
CREATE TABLE Agent (
  AgentId INTEGER PRIMARY KEY,           --: seq 1
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  HomeCity TEXT,                         --: pick Bengaluru*4 | Pune*3 | Hyderabad*3 | Chennai*2
  JoinedOn INTEGER, -- yyyymmdd --: date 2010-03-01..2024-08-31 yyyymmdd
  CommissionPct REAL, -- percent of the first annual rent --: pick 1.5*2 | 2*4 | 2.5*4 | 3*2 | 4
  ActiveFlag TEXT,                       --: pick Y*7 | N*2
  ManagerId INTEGER REFERENCES Agent(AgentId) --: self AgentId
); --: rows 32
CREATE TABLE BuildingCover (
  AgentId INTEGER REFERENCES Agent(AgentId),
  BuildingId INTEGER REFERENCES Building(BuildingId),
  CoverRole TEXT, -- primary or backup
  SharePct INTEGER, -- part of the agent's working time
  PRIMARY KEY (AgentId, BuildingId)
);
INSERT INTO BuildingCover SELECT a.AgentId, b.BuildingId, CASE WHEN a.AgentId % 6 = 1 OR (a.AgentId * 5 + b.BuildingId * 3) % 7 < 3 THEN 'primary' ELSE 'backup' END, 10 + (a.AgentId * 11 + b.BuildingId * 7) % 9 * 5 FROM Agent a, Building b WHERE (a.AgentId * 13 + b.BuildingId * 17) % 8 < 2 AND a.AgentId NOT IN (4, 11, 27) AND b.BuildingId <> 11;
CREATE TABLE Lease (
  LeaseNo INTEGER PRIMARY KEY,           --: seq 4001
  SuiteNo TEXT REFERENCES Suite(SuiteNo), --: ref Suite.SuiteNo cover 86%
  TenantId INTEGER REFERENCES Tenant(TenantId), --: ref Tenant.TenantId cover 88% skew
  LeadAgentId INTEGER REFERENCES Agent(AgentId), --: ref Agent.AgentId cover 80%
  CoAgentId INTEGER REFERENCES Agent(AgentId), --: ref Agent.AgentId cover 70% null 55%
  SignedOn INTEGER, -- yyyymmdd --: date 2018-02-01..2024-06-20 yyyymmdd
  StartOn INTEGER, -- yyyymmdd, first day of rent --: after SignedOn 8..120 days yyyymmdd
  EndOn INTEGER, -- yyyymmdd, last day of the term --: after StartOn 20..66 months yyyymmdd
  BreakOn INTEGER, -- yyyymmdd, earliest early exit --: after StartOn 10..18 months yyyymmdd null 35%
  MonthlyRentInr INTEGER,                --: expr 50 * (SELECT AreaSqm * AskingRentInr / 50 FROM Suite WHERE Suite.SuiteNo = Lease.SuiteNo)
  DepositInr INTEGER,                    --: int 90000..3600000 skew
  EscalationPct REAL, -- yearly rent increase --: pick 0*1 | 3*2 | 4.5*3 | 5*6 | 6*2 | 7.5
  RegisteredFlag TEXT -- Y once the deed is registered --: pick Y*8 | N*2
); --: rows 210
CREATE TABLE Invoice (
  InvoiceNo INTEGER PRIMARY KEY,         --: seq 90001
  LeaseNo INTEGER REFERENCES Lease(LeaseNo), --: ref Lease.LeaseNo cover 90%
  Kind TEXT,                             --: pick rent*7 | service charge*3 | parking*1
  IssuedOn INTEGER, -- yyyymmdd --: date 2023-01-03..2024-12-27 yyyymmdd
  DueOn INTEGER, -- yyyymmdd --: after IssuedOn 15..30 days yyyymmdd
  PaidOn INTEGER, -- yyyymmdd, empty while unpaid --: after IssuedOn 6..46 days yyyymmdd until 2024-12-31 null 8%
  AmountInr INTEGER,                     --: int 30000..1200000 skew
  TaxPct INTEGER,                        --: pick 18*9 | 12 | 0
  DisputedFlag TEXT                      --: pick N*8 | Y
); --: rows 900
CREATE TABLE RepairOrder (
  OrderNo INTEGER PRIMARY KEY,           --: seq 7001
  SuiteNo TEXT REFERENCES Suite(SuiteNo), --: ref Suite.SuiteNo cover 80% skew
  Trade TEXT,                            --: pick air conditioning*6 | plumbing*4 | electrical*4 | lifts*2 | glazing | painting*2
  RaisedOn INTEGER, -- yyyymmdd --: date 2023-02-01..2024-12-24 yyyymmdd
  DueOn INTEGER, -- yyyymmdd, promised to the tenant --: after RaisedOn 3..25 days yyyymmdd
  DoneOn INTEGER, -- yyyymmdd --: after RaisedOn 1..48 days yyyymmdd until 2024-12-31 null 5%
  CostInr INTEGER,                       --: int 800..240000 skew null 7%
  ChargedPct INTEGER, -- part that the tenant bears --: pick 0*6 | 25*2 | 50*3 | 100*2
  UrgentFlag TEXT                        --: pick N*6 | Y*2
); --: rows 230
CREATE TABLE Relocation (
  RelocationId INTEGER PRIMARY KEY,      --: seq 1
  TenantId INTEGER REFERENCES Tenant(TenantId), --: ref Tenant.TenantId cover 45%
  FromSuiteNo TEXT REFERENCES Suite(SuiteNo), --: ref Suite.SuiteNo
  ToSuiteNo TEXT REFERENCES Suite(SuiteNo), --: ref Suite.SuiteNo
  RequestedOn INTEGER,                   --: date 2021-01-15..2024-11-15 yyyymmdd
  MovedOn INTEGER,                       --: after RequestedOn 20..160 days yyyymmdd until 2024-12-31
  MoverCostInr INTEGER                   --: int 20000..480000 skew
); --: rows 46
UPDATE Suite SET FloorNo = FloorNo % (SELECT Floors FROM Building WHERE Building.BuildingId = Suite.BuildingId), Desks = MAX(5, AreaSqm / (7 + Desks % 6));
DELETE FROM Lease WHERE LeaseNo % 11 <> 0 AND EXISTS (SELECT 1 FROM Lease b WHERE b.SuiteNo = Lease.SuiteNo AND b.LeaseNo < Lease.LeaseNo AND b.StartOn <= Lease.EndOn AND Lease.StartOn <= b.EndOn);
DELETE FROM Invoice WHERE LeaseNo NOT IN (SELECT LeaseNo FROM Lease);
UPDATE Invoice SET AmountInr = CASE Kind WHEN 'rent' THEN (SELECT MonthlyRentInr FROM Lease WHERE Lease.LeaseNo = Invoice.LeaseNo) WHEN 'parking' THEN 2500 * (1 + InvoiceNo % 14) ELSE 500 * ((SELECT MonthlyRentInr FROM Lease WHERE Lease.LeaseNo = Invoice.LeaseNo) * (8 + InvoiceNo % 7) / 50000) END;
DELETE FROM Invoice WHERE (IssuedOn < (SELECT StartOn FROM Lease WHERE Lease.LeaseNo = Invoice.LeaseNo) OR IssuedOn > (SELECT EndOn FROM Lease WHERE Lease.LeaseNo = Invoice.LeaseNo)) AND InvoiceNo % 17 <> 0;
INSERT INTO Invoice SELECT InvoiceNo + 1000, LeaseNo, Kind, IssuedOn, DueOn, NULL, AmountInr, TaxPct, DisputedFlag FROM Invoice WHERE InvoiceNo % 23 = 4;
UPDATE Tenant SET TaxNo = (SELECT t.TaxNo FROM Tenant t WHERE t.TenantId = Tenant.ParentTenantId) WHERE TenantId % 9 = 0 AND ParentTenantId IS NOT NULL;
UPDATE Relocation SET ToSuiteNo = (SELECT MAX(SuiteNo) FROM Suite WHERE SuiteNo < Relocation.FromSuiteNo) WHERE ToSuiteNo = FromSuiteNo;
UPDATE Lease SET DepositInr = MonthlyRentInr * (2 + LeaseNo % 5);
UPDATE Tenant SET Sector = CASE WHEN CompanyName LIKE '%Legal' THEN 'Legal' WHEN CompanyName LIKE '%Logistics' THEN 'Logistics' WHEN CompanyName LIKE '%Health' THEN 'Healthcare' WHEN CompanyName LIKE '%Payments' OR CompanyName LIKE '%Insurance' THEN 'Fintech' WHEN CompanyName LIKE '%Studios' THEN 'Media' WHEN CompanyName LIKE '%Outsourcing' OR TenantId % 3 = 0 THEN 'BPO' ELSE 'Software' END;
UPDATE Lease SET DepositInr = NULL WHERE LeaseNo % 19 = 3;
UPDATE Invoice SET DisputedFlag = 'Y' WHERE InvoiceNo % 3 <> 0 AND LeaseNo IN (SELECT T1.LeaseNo FROM Lease AS T1 JOIN Tenant AS T2 ON T1.TenantId = T2.TenantId WHERE T2.CompanyName = 'Nimbus Insurance');
