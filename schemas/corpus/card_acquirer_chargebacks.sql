-- Pellworm Pay, an acquirer: merchants, their terminals, card payments, and the chargebacks that come back.
CREATE TABLE Sector (
  SectorId INTEGER PRIMARY KEY,
  SectorName TEXT,
  RiskBand TEXT -- low, medium or high, set by the credit team
);
INSERT INTO Sector VALUES (1, 'Books and Games', 'low'), (2, 'Travel', 'high'), (3, 'Groceries', 'low'), (4, 'Electronics', 'medium'), (5, 'Event Tickets', 'high'), (6, 'Fashion', 'medium'), (7, 'Pet Supplies', 'low');
CREATE TABLE Employee (
  EmployeeId INTEGER PRIMARY KEY,        --: seq 1
  FirstName TEXT,                        --: first distinct
  LastName TEXT,                         --: last distinct
  Team TEXT, -- disputes, sales or support --: pick disputes*4 | sales*3 | support*2
  BirthDate TEXT,                        --: date 1964-02-01..2001-10-30
  HiredOn TEXT                           --: date 2014-01-15..2025-06-30
); --: rows 20
CREATE TABLE CardScheme (
  SchemeCode TEXT PRIMARY KEY, -- two letters
  SchemeName TEXT,
  CreditLine TEXT -- debit or credit
);
INSERT INTO CardScheme VALUES ('ZC', 'Zephyr Card', 'credit'), ('MB', 'Meridian Bank Debit', 'debit'), ('OR', 'Orbit', 'credit'), ('PK', 'Pikka', 'debit'), ('LX', 'Luxor Club', 'credit');
CREATE TABLE Merchant (
  MerchantId INTEGER PRIMARY KEY,        --: seq 301
  MerchantName TEXT,                     --: mix {Amber|Bluebell|Copper|Dovetail|Ember|Foxglove|Granite|Lantern|Marigold|Thistle} {Corner|House|Market|Works|Studio|Outlet} distinct
  SectorId INTEGER REFERENCES Sector(SectorId), --: ref Sector.SectorId
  City TEXT,                             --: pick Lisbon*4 | Ghent*3 | Turku*2 | Graz*3 | Porto*2 | Aarhus
  SignedOn TEXT, -- contract signed --: date 2021-03-01..2025-05-31
  FirstPaymentOn TEXT, -- went live --: after SignedOn 4..120 days until 2025-10-31 null 8%
  ClosedOn TEXT,                         --: after SignedOn 300..1500 days until 2025-10-31 null 70%
  ContactEmail TEXT, -- may be missing or blank --: from lower billing@{MerchantName}.example null 12% empty 12%
  AccountManagerId INTEGER REFERENCES Employee(EmployeeId), --: ref Employee.EmployeeId cover 45%
  ParentMerchantId INTEGER REFERENCES Merchant(MerchantId) -- chain that it belongs to --: self MerchantId null 70%
); --: rows 46
CREATE TABLE Terminal (
  TerminalId INTEGER PRIMARY KEY,        --: seq 5001
  MerchantId INTEGER REFERENCES Merchant(MerchantId), --: ref Merchant.MerchantId cover 88%
  Channel TEXT, -- web, counter or mobile --: pick web*4 | counter*4 | mobile*2
  InstalledOn TEXT,                      --: date 2021-05-01..2024-12-10
  Firmware TEXT                          --: pick 3.1*3 | 3.4*4 | 4.0*3 | 4.2*2
); --: rows 84
CREATE TABLE Payment (
  PaymentId INTEGER PRIMARY KEY,         --: seq 700001
  TerminalId INTEGER REFERENCES Terminal(TerminalId), --: ref Terminal.TerminalId cover 90% skew
  SchemeCode TEXT REFERENCES CardScheme(SchemeCode), --: pick ZC*5 | MB*6 | OR*4 | PK*3 | LX
  PaidAt TEXT,                           --: date 2024-01-03..2025-09-28 %Y-%m-%d %H:%M:%S
  SettledOn TEXT,                        --: after PaidAt 1..5 days %Y-%m-%d null 4%
  AmountEur REAL,                        --: real 3..940 2 skew
  FeeEur REAL, -- what we keep
  AuthMs INTEGER, -- milliseconds until the issuer answered --: int 120..4100 skew
  StatusCode TEXT -- AP approved, DC declined, RV reversed --: pick AP*10 | DC*2 | RV
); --: rows 400
CREATE TABLE Reason (
  ReasonId INTEGER PRIMARY KEY,
  ReasonText TEXT,
  Family TEXT -- fraud, service or processing
);
INSERT INTO Reason VALUES (1, 'card not present fraud', 'fraud'), (2, 'counterfeit card', 'fraud'), (3, 'goods not received', 'service'), (4, 'not as described', 'service'), (5, 'cancelled booking', 'service'), (6, 'duplicate charge', 'processing'), (7, 'wrong amount', 'processing'), (8, 'late presentment', 'processing');
CREATE TABLE Chargeback (
  ChargebackId INTEGER PRIMARY KEY,      --: seq 88001
  PaymentId INTEGER REFERENCES Payment(PaymentId), --: ref Payment.PaymentId distinct
  ReasonId INTEGER REFERENCES Reason(ReasonId), --: pick 1*5 | 2*2 | 3*5 | 4*4 | 5*2 | 6*2 | 7
  OpenedOn TEXT,
  DueOn TEXT, -- evidence due
  DecidedOn TEXT,
  StatusCode TEXT, -- OP open, WN won, LS lost, WD withdrawn --: pick WN*4 | LS*5 | WD
  DisputedEur REAL,
  HandlerId INTEGER REFERENCES Employee(EmployeeId), --: ref Employee.EmployeeId cover 40% null 7%
  HandlingSeconds INTEGER,               --: int 240..14400 skew
  Note TEXT                              --: pick receipt missing*2 | customer angry | refund promised*2 null 40% empty 20%
); --: rows 120
CREATE TABLE MonthlyFee (
  MerchantId INTEGER REFERENCES Merchant(MerchantId), --: ref Merchant.MerchantId cover 85%
  FeeYear INTEGER,                       --: pick 2024 | 2025
  FeeMonth INTEGER, -- 1 to 12 --: int 1..12
  BaseFeeEur REAL,                       --: pick 9.9*3 | 14.9*4 | 29*2 | 59
  ExtrasEur REAL, -- paper rolls, hotline and such --: real 0..74 2 skew
  Waived TEXT -- yes or no --: pick no*7 | yes
); --: rows 330
UPDATE Merchant SET MerchantName = 'Zephyr Kites' WHERE MerchantId = 312;
UPDATE Merchant SET MerchantName = 'Orbit Games' WHERE MerchantId = 318;
UPDATE Merchant SET ContactEmail = replace(ContactEmail, ' ', '-') WHERE ContactEmail IS NOT NULL;
UPDATE Payment SET FeeEur = round(0.08 + AmountEur * (CASE WHEN SchemeCode IN ('MB', 'PK') THEN 0.004 ELSE 0.0135 END), 2);
UPDATE Payment SET SettledOn = NULL, FeeEur = 0 WHERE StatusCode = 'DC';
DELETE FROM Chargeback WHERE PaymentId IN (SELECT PaymentId FROM Payment WHERE StatusCode <> 'AP');
UPDATE Chargeback SET DisputedEur = (SELECT round(T1.AmountEur * CASE WHEN Chargeback.ChargebackId % 5 = 0 THEN 0.5 ELSE 1 END, 2) FROM Payment AS T1 WHERE T1.PaymentId = Chargeback.PaymentId);
UPDATE Chargeback SET OpenedOn = (SELECT date(T1.PaidAt, '+' || (6 + Chargeback.ChargebackId * 13 % 71) || ' days') FROM Payment AS T1 WHERE T1.PaymentId = Chargeback.PaymentId);
DELETE FROM Chargeback WHERE OpenedOn > '2025-10-31';
UPDATE Chargeback SET DueOn = date(OpenedOn, '+' || (20 + ChargebackId % 3 * 5) || ' days'), DecidedOn = date(OpenedOn, '+' || (9 + ChargebackId * 17 % 62) || ' days');
UPDATE Chargeback SET DecidedOn = NULL, StatusCode = 'OP' WHERE DecidedOn > '2025-10-31' OR ChargebackId % 11 = 3;
UPDATE Chargeback SET HandlingSeconds = NULL WHERE HandlerId IS NULL;
DELETE FROM MonthlyFee WHERE FeeYear = 2025 AND FeeMonth > 10;
DELETE FROM MonthlyFee WHERE rowid NOT IN (SELECT MIN(rowid) FROM MonthlyFee GROUP BY MerchantId, FeeYear, FeeMonth);
UPDATE Employee SET HiredOn = date(HiredOn, '-3 years') WHERE HiredOn > '2023-12-31';
