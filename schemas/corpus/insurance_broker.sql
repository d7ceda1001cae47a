CREATE TABLE Insurer (
  InsurerId INTEGER PRIMARY KEY,
  InsurerName TEXT,
  City TEXT,
  Rating TEXT, -- A best, then B, C
  PartnerSince TEXT,
  ClaimsDays INTEGER -- promised days until a claim is settled
);
INSERT INTO Insurer VALUES (1, 'Albion Mutual', 'Leeds', 'A', '2003-05-01', 30), (2, 'Crown & Quill', 'London', 'A', '1998-01-01', 45), (3, 'Fenland General', 'Norwich', 'B', '2010-09-01', 40), (4, 'Harbourside', 'Bristol', 'B', '2015-03-01', 25), (5, 'Pennine Direct', 'Leeds', 'C', '2019-11-01', 60), (6, 'Tern Marine', 'Bristol', 'A', '2022-04-01', NULL), (7, 'Oakshield', 'London', NULL, '2025-06-01', 30);
CREATE TABLE Product (
  ProductCode TEXT PRIMARY KEY,
  ProductName TEXT,
  Line TEXT, -- personal or commercial
  TaxRate REAL -- insurance tax as a fraction of the net premium
);
INSERT INTO Product VALUES ('MOT', 'motor', 'personal', 0.12), ('HOM', 'home', 'personal', 0.12), ('TRV', 'travel', 'personal', 0.2), ('PET', 'pet', 'personal', 0.12), ('LIA', 'liability', 'commercial', 0.12), ('FLT', 'fleet', 'commercial', 0.12), ('CYB', 'cyber', 'commercial', 0.12), ('BOA', 'boat', 'personal', 0.12);
CREATE TABLE InsurerProduct (
  InsurerId INTEGER REFERENCES Insurer(InsurerId),
  ProductCode TEXT REFERENCES Product(ProductCode),
  NewRate REAL, -- commission on new business, fraction of the net premium
  RenewalRate REAL, -- commission on renewals, fraction
  MinPremium REAL,
  PRIMARY KEY (InsurerId, ProductCode)
);
INSERT INTO InsurerProduct VALUES (1, 'MOT', 0.15, 0.1, 180), (1, 'HOM', 0.22, 0.15, 90), (1, 'PET', 0.18, 0.18, 60), (1, 'LIA', 0.2, 0.175, 250), (2, 'MOT', 0.12, 0.1, 240), (2, 'HOM', 0.25, 0.2, 150), (2, 'LIA', 0.22, 0.15, 300), (2, 'CYB', 0.275, 0.2, 400), (2, 'FLT', 0.1, 0.075, 900), (3, 'MOT', 0.14, 0.12, 160), (3, 'HOM', 0.2, 0.14, 85), (3, 'TRV', 0.3, 0.3, 25), (3, 'FLT', 0.125, 0.1, 700), (4, 'HOM', 0.24, 0.18, 110), (4, 'TRV', 0.35, 0.25, 30), (4, 'PET', 0.2, 0.15, 55), (4, 'LIA', 0.19, 0.15, 220), (5, 'MOT', 0.08, 0.05, 140), (5, 'HOM', 0.16, 0.1, 75), (5, 'FLT', 0.09, 0.06, 650), (6, 'BOA', 0.25, 0.2, 120), (6, 'CYB', 0.22, 0.22, 380);
CREATE TABLE Agent (
  AgentId INTEGER PRIMARY KEY,
  FirstName TEXT,
  LastName TEXT,
  Team TEXT, -- North, South, Desk
  MentorId INTEGER REFERENCES Agent(AgentId),
  BornOn TEXT,
  JoinedOn TEXT,
  LeftOn TEXT, -- empty while with us
  CommissionShare REAL, -- fraction of our commission that goes to the agent
  TargetPremium REAL -- net premium wanted a year
);
INSERT INTO Agent VALUES
(1, 'Winifred', 'Hale', 'North', NULL, '1966-09-18', '1998-01-05', NULL, 0.4, 60000),
(2, 'Dominic', 'Reeve', 'North', 1, '1983-02-07', '2011-04-18', NULL, 0.35, 48000),
(3, 'Saira', 'Malik', 'South', 1, '1990-11-21', '2016-08-01', NULL, 0.3, 45000),
(4, 'Gareth', 'Pugh', 'South', 1, '1975-06-30', '2009-10-12', NULL, 0.35, 52000),
(5, 'Molly', 'Hale', 'Desk', 3, '1998-04-14', '2021-09-06', NULL, 0.2, 25000),
(6, 'Anton', 'Weiss', 'Desk', 4, '1987-12-02', '2018-02-19', '2024-09-30', 0.25, 30000),
(7, 'Bronte', 'Oakley', 'North', 2, '1995-08-27', '2020-01-13', NULL, 0.25, 35000),
(8, 'Kit', 'Farrow', 'South', 4, '2001-03-09', '2023-07-03', NULL, 0.2, 20000),
(9, 'Jasper', 'Lund', 'Desk', 5, '2002-10-25', '2025-02-03', NULL, 0.15, NULL);
CREATE TABLE Customer (
  CustomerId INTEGER PRIMARY KEY, --: seq 1
  CustomerName TEXT, --: person distinct
  Kind TEXT, -- P private, C company --: pick P*7 | C*3
  Town TEXT, --: pick Leeds*5 | York*4 | Bristol*4 | Hull*3 | Bath*2 | Ripon | NULL
  BornOn TEXT, -- private ones only --: date 1948-02-01..2004-11-30
  CustomerSince TEXT, --: date 2005-03-01..2025-07-31
  AgentId INTEGER REFERENCES Agent(AgentId), -- who looks after them --: pick 1*3 | 2*5 | 3*5 | 4*5 | 5*2 | 7*4 | 8*3 | NULL*5
  WantsMail INTEGER --: pick 1*3 | 0*2
); --: rows 100
UPDATE Customer SET BornOn = NULL, CustomerName = CASE CustomerId % 8 WHEN 0 THEN 'Redgate' WHEN 1 THEN 'Swift' WHEN 2 THEN 'Ashby' WHEN 3 THEN 'Millrace' WHEN 4 THEN 'Copperfield' WHEN 5 THEN 'Northgate' WHEN 6 THEN 'Juniper' ELSE 'Brook' END || ' ' || CASE CustomerId % 5 WHEN 0 THEN 'Couriers' WHEN 1 THEN 'Bakery Ltd' WHEN 2 THEN 'Dental' WHEN 3 THEN 'Joinery Ltd' ELSE 'Software' END WHERE Kind = 'C';
UPDATE Customer SET CustomerSince = date(BornOn, '+19 years') WHERE CustomerSince < date(BornOn, '+18 years');
CREATE TABLE Policy (
  PolicyId INTEGER PRIMARY KEY, --: seq 1
  PolicyNo TEXT, --: code @@##### distinct
  CustomerId INTEGER REFERENCES Customer(CustomerId), --: ref Customer.CustomerId cover 90%
  InsurerId INTEGER REFERENCES Insurer(InsurerId), --: pick 1*6 | 2*5 | 3*5 | 4*5 | 5*3 | 6*2
  ProductCode TEXT REFERENCES Product(ProductCode), --: const MOT
  AgentId INTEGER REFERENCES Agent(AgentId), -- who sold it --: pick 1*2 | 2*5 | 3*5 | 4*4 | 6*3 | 7*4 | 8*2 | 5*2
  PrevPolicyId INTEGER REFERENCES Policy(PolicyId), -- the policy that this one renews --: const 1
  QuotedOn TEXT, --: date 2022-10-01..2025-08-20
  InceptionOn TEXT, -- first day of cover --: after QuotedOn 1..30 days
  ExpiryOn TEXT, -- last day of cover --: const x
  CancelledOn TEXT, -- empty unless cancelled early --: int 0..99
  NetPremium REAL, -- a year, without tax --: price 70..1900
  GrossPremium REAL, -- a year, with tax --: const 0
  SumInsured REAL, --: price 2000..450000
  ExcessAmount REAL, -- the customer's own part of each claim --: pick 0*2 | 100*4 | 250*5 | 500*3 | 1000
  CommissionRate REAL, -- ours, fraction of the net premium --: const 0
  StatusCode TEXT -- L live, U not begun, E expired, X cancelled --: const L
); --: rows 175
UPDATE Policy SET ProductCode = CASE InsurerId WHEN 1 THEN CASE PolicyId % 5 WHEN 0 THEN 'MOT' WHEN 1 THEN 'HOM' WHEN 2 THEN 'PET' WHEN 3 THEN 'LIA' ELSE 'MOT' END WHEN 2 THEN CASE PolicyId % 5 WHEN 0 THEN 'MOT' WHEN 1 THEN 'HOM' WHEN 2 THEN 'LIA' WHEN 3 THEN 'CYB' ELSE 'FLT' END WHEN 3 THEN CASE PolicyId % 4 WHEN 0 THEN 'MOT' WHEN 1 THEN 'HOM' WHEN 2 THEN 'TRV' ELSE 'FLT' END WHEN 4 THEN CASE PolicyId % 4 WHEN 0 THEN 'HOM' WHEN 1 THEN 'TRV' WHEN 2 THEN 'PET' ELSE 'LIA' END WHEN 5 THEN CASE PolicyId % 3 WHEN 0 THEN 'MOT' WHEN 1 THEN 'HOM' ELSE 'FLT' END ELSE CASE PolicyId % 2 WHEN 0 THEN 'BOA' ELSE 'CYB' END END;
UPDATE Policy SET CustomerId = (SELECT MIN(c.CustomerId) FROM Customer AS c WHERE c.Kind = 'C' AND c.CustomerId >= Policy.PolicyId * 17 % 88) WHERE ProductCode IN ('LIA', 'FLT', 'CYB');
UPDATE Policy SET CustomerId = (SELECT MIN(c.CustomerId) FROM Customer AS c WHERE c.Kind = 'P' AND c.CustomerId >= Policy.CustomerId * 7 % 96) WHERE ProductCode NOT IN ('LIA', 'FLT', 'CYB');
UPDATE Policy SET PrevPolicyId = NULL, ExpiryOn = date(InceptionOn, '+1 year', '-1 day');
UPDATE Policy SET AgentId = CASE WHEN AgentId = 6 AND QuotedOn > '2024-09-30' THEN 5 WHEN AgentId = 8 AND QuotedOn < '2023-07-03' THEN 4 ELSE AgentId END;
UPDATE Policy SET CancelledOn = CASE WHEN CancelledOn < 17 THEN date(InceptionOn, '+' || (20 + PolicyId * 23 % 280) || ' days') END;
UPDATE Policy SET CancelledOn = NULL WHERE CancelledOn > '2025-08-31';
UPDATE Policy SET CommissionRate = (SELECT NewRate FROM InsurerProduct AS i WHERE i.InsurerId = Policy.InsurerId AND i.ProductCode = Policy.ProductCode), NetPremium = ROUND(NetPremium + (SELECT MinPremium FROM InsurerProduct AS i WHERE i.InsurerId = Policy.InsurerId AND i.ProductCode = Policy.ProductCode), 2);
INSERT INTO Policy SELECT PolicyId + 1000, 'R' || PolicyNo, CustomerId, InsurerId, ProductCode, CASE WHEN AgentId = 6 THEN 5 ELSE AgentId END, PolicyId, date(ExpiryOn, '-' || (10 + PolicyId * 3 % 25) || ' days'), date(ExpiryOn, '+1 day'), date(ExpiryOn, '+1 year'), NULL, ROUND(NetPremium * (96 + PolicyId * 7 % 17) / 100.0, 2), 0, SumInsured, ExcessAmount, (SELECT RenewalRate FROM InsurerProduct AS i WHERE i.InsurerId = Policy.InsurerId AND i.ProductCode = Policy.ProductCode), 'L' FROM Policy WHERE CancelledOn IS NULL AND ExpiryOn < '2025-09-10' AND PolicyId % 3 <> 0;
UPDATE Policy SET NetPremium = ROUND(NetPremium * CASE AgentId WHEN 7 THEN 0.85 ELSE 1.04 END, 2) WHERE AgentId IN (2, 7);
UPDATE Policy SET GrossPremium = ROUND(NetPremium * (1 + (SELECT TaxRate FROM Product AS p WHERE p.ProductCode = Policy.ProductCode)), 2);
UPDATE Policy SET StatusCode = CASE WHEN CancelledOn IS NOT NULL THEN 'X' WHEN ExpiryOn < '2025-08-31' THEN 'E' WHEN InceptionOn > '2025-08-31' THEN 'U' ELSE 'L' END;
UPDATE Customer SET CustomerSince = MIN(CustomerSince, COALESCE((SELECT MIN(QuotedOn) FROM Policy AS p WHERE p.CustomerId = Customer.CustomerId), CustomerSince));
CREATE TABLE Claim (
  ClaimId INTEGER PRIMARY KEY, --: seq 1
  PolicyId INTEGER REFERENCES Policy(PolicyId), --: ref Policy.PolicyId cover 55%
  OccurredOn TEXT, --: int 3..355
  ReportedOn TEXT, --: const x
  SettledOn TEXT, --: const x
  Cause TEXT, --: const x
  Claimed REAL, --: price 120..9500
  Reserved REAL, -- what the insurer set aside --: const 0
  Paid REAL, -- empty until settled --: const 0
  StateCode TEXT, -- O open, P paid, D declined --: pick P*7 | D*2 | O
  Handler TEXT --: pick Ms Rowe*3 | Mr Teague*3 | Ms Adeyo*2 | NULL
); --: rows 135
UPDATE Claim SET PolicyId = PolicyId + 1000 WHERE ClaimId % 4 = 1 AND EXISTS (SELECT 1 FROM Policy AS p WHERE p.PolicyId = Claim.PolicyId + 1000);
UPDATE Claim SET OccurredOn = (SELECT date(p.InceptionOn, '+' || Claim.OccurredOn || ' days') FROM Policy AS p WHERE p.PolicyId = Claim.PolicyId);
DELETE FROM Claim WHERE OccurredOn > '2025-08-25' OR OccurredOn > (SELECT COALESCE(p.CancelledOn, '2999') FROM Policy AS p WHERE p.PolicyId = Claim.PolicyId);
UPDATE Claim SET ReportedOn = date(OccurredOn, '+' || (ClaimId * 13 % 22) || ' days');
DELETE FROM Claim WHERE ReportedOn > '2025-08-31';
UPDATE Claim SET Cause = (SELECT CASE p.ProductCode WHEN 'MOT' THEN CASE Claim.ClaimId % 3 WHEN 0 THEN 'collision' WHEN 1 THEN 'windscreen' ELSE 'theft' END WHEN 'FLT' THEN 'collision' WHEN 'HOM' THEN CASE Claim.ClaimId % 4 WHEN 0 THEN 'storm' WHEN 1 THEN 'burst pipe' WHEN 2 THEN 'theft' ELSE 'fire' END WHEN 'TRV' THEN 'cancelled trip' WHEN 'PET' THEN 'vet bill' WHEN 'LIA' THEN 'injury' WHEN 'CYB' THEN 'ransomware' ELSE 'storm' END FROM Policy AS p WHERE p.PolicyId = Claim.PolicyId);
UPDATE Claim SET SettledOn = CASE WHEN StateCode = 'O' THEN NULL ELSE date(ReportedOn, '+' || (5 + ClaimId * 29 % 88) || ' days') END;
UPDATE Claim SET StateCode = 'O', SettledOn = NULL WHERE SettledOn > '2025-08-31';
UPDATE Claim SET Reserved = ROUND(Claimed * (60 + ClaimId * 17 % 55) / 100.0, 0), Paid = CASE StateCode WHEN 'P' THEN (SELECT ROUND(MAX(Claim.Claimed * (70 + Claim.ClaimId * 11 % 31) / 100.0 - p.ExcessAmount, 20), 2) FROM Policy AS p WHERE p.PolicyId = Claim.PolicyId) WHEN 'D' THEN 0 END;
CREATE TABLE Instalment (
  InstalmentId INTEGER PRIMARY KEY, --: seq 1
  PolicyId INTEGER REFERENCES Policy(PolicyId), --: ref Policy.PolicyId
  PartNo INTEGER, -- first, second ... of four --: const 1
  DueOn TEXT, --: const x
  PaidOn TEXT, --: const x
  Amount REAL, --: const 0
  Method TEXT --: pick direct debit*6 | card*3 | cheque
); --: rows 330
UPDATE Instalment SET PartNo = (SELECT COUNT(*) FROM Instalment AS o WHERE o.PolicyId = Instalment.PolicyId AND o.InstalmentId <= Instalment.InstalmentId);
DELETE FROM Instalment WHERE PartNo > 4;
UPDATE Instalment SET DueOn = (SELECT date(p.InceptionOn, '+' || ((Instalment.PartNo - 1) * 3) || ' months') FROM Policy AS p WHERE p.PolicyId = Instalment.PolicyId), Amount = (SELECT ROUND(p.GrossPremium / 4.0, 2) FROM Policy AS p WHERE p.PolicyId = Instalment.PolicyId);
DELETE FROM Instalment WHERE DueOn > (SELECT COALESCE(p.CancelledOn, '2999') FROM Policy AS p WHERE p.PolicyId = Instalment.PolicyId);
UPDATE Instalment SET PaidOn = CASE WHEN InstalmentId % 14 = 3 THEN NULL ELSE date(DueOn, (InstalmentId * 19 % 31 - 6) || ' days') END;
UPDATE Instalment SET PaidOn = NULL WHERE PaidOn > '2025-08-31';
CREATE TABLE Endorsement (
  EndorsementId INTEGER PRIMARY KEY, --: seq 1
  PolicyId INTEGER REFERENCES Policy(PolicyId), --: ref Policy.PolicyId cover 30%
  EffectiveOn TEXT, --: int 10..300
  Kind TEXT, --: pick address*4 | extra driver*3 | higher sum*3 | lower excess*2
  PremiumChange REAL --: pick 0*4 | 18.5*2 | 42*2 | -15 | 66
); --: rows 64
UPDATE Endorsement SET EffectiveOn = (SELECT date(p.InceptionOn, '+' || Endorsement.EffectiveOn || ' days') FROM Policy AS p WHERE p.PolicyId = Endorsement.PolicyId);
DELETE FROM Endorsement WHERE EffectiveOn > '2025-08-31';
UPDATE Endorsement SET Kind = 'address' WHERE Kind = 'extra driver' AND PolicyId NOT IN (SELECT PolicyId FROM Policy WHERE ProductCode IN ('MOT', 'FLT'));
UPDATE Customer SET CustomerName = CustomerName || ' ' || COALESCE(Town, 'North') WHERE Kind = 'C' AND CustomerId > (SELECT MIN(o.CustomerId) FROM Customer AS o WHERE o.CustomerName = Customer.CustomerName);
UPDATE Customer SET CustomerName = CustomerName || ' II' WHERE CustomerId > (SELECT MIN(o.CustomerId) FROM Customer AS o WHERE o.CustomerName = Customer.CustomerName);
