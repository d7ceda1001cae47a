CREATE TABLE Country (
  CountryCode TEXT PRIMARY KEY,
  CountryName TEXT NOT NULL,
  Zone TEXT,
  RiskLevel INTEGER,
  VisaNeeded INTEGER
);
INSERT INTO Country VALUES ('GB','United Kingdom','Europe',1,0),('IE','Ireland','Europe',1,0),('DE','Germany','Europe',1,0),('FR','France','Europe',1,0),('ES','Spain','Europe',1,0),('GR','Greece','Europe',2,0),('TR','Turkey','Europe',2,0),('IS','Iceland','Europe',2,0),('US','United States','North America',2,1),('CA','Canada','North America',1,1),('MX','Mexico','Latin America',3,0),('PE','Peru','Latin America',3,0),('TH','Thailand','Asia',2,0),('VN','Vietnam','Asia',2,1),('JP','Japan','Asia',1,0),('NP','Nepal','Asia',3,1),('KE','Kenya','Africa',3,1),('ZA','South Africa','Africa',3,0),('MA','Morocco','Africa',2,0),('EG','Egypt','Africa',3,1),('AU','Australia','Oceania',1,1),('NZ','New Zealand','Oceania',1,0),('BO','Bolivia','Latin America',4,0),('LK','Sri Lanka','Asia',3,1);
CREATE TABLE Agent (
  AgentId INTEGER PRIMARY KEY,    --: seq 1
  FirstName TEXT,                 --: first
  LastName TEXT,                  --: last distinct
  Desk TEXT,                      --: pick Sales*6 | Claims*6 | Medical*2 | Night Line*3
  Shift TEXT,                     --: by Desk: Night Line => late*2 | night*4; else => early*5 | late*4 | NULL
  HiredOn TEXT,                   --: date 2017-03-01..2025-11-30
  BornOn TEXT,                    --: date 1961-02-01..2003-10-31
  SupervisorId INTEGER            --: self AgentId
); --: rows 42
CREATE TABLE Policy (
  PolicyNo INTEGER PRIMARY KEY,   --: seq 40001
  HolderFirst TEXT,               --: first
  HolderLast TEXT,                --: last
  HolderBorn TEXT,                --: date 1942-01-01..2006-12-31
  HolderEmail TEXT,               --: from lower {HolderFirst}.{HolderLast}@example.org null 12%
  Product TEXT,                   --: pick Single Trip*9 | Annual Roamer*6 | Backpacker*4 | Snow & Slope*3 | Cruise Plus*2
  HomeCountry TEXT,               --: pick GB*10 | IE*3 | DE*4 | FR*2
  DestCountry TEXT,               --: pick ES*9 | GR*6 | TR*5 | FR*5 | US*7 | TH*5 | CA*2 | MX*3 | PE*2 | VN*3 | JP*3 | NP*2 | KE*2 | ZA*3 | MA*3 | EG*3 | AU*4 | NZ*2 | IS*3 | DE*2
  SoldAt INTEGER,                 --: date 2023-06-02..2026-02-18 unix
  StartsAt INTEGER,               --: after SoldAt 1..130 days unix
  EndsAt INTEGER,                 --: after StartsAt 4..90 days unix
  CancelledAt INTEGER,            --: after SoldAt 1..40 days unix until 2026-02-19 null 90%
  Travellers INTEGER,             --: int 1..8 skew
  Premium REAL,                   --: price 12..690
  SumInsured INTEGER,             --: pick 5000*3 | 10000*5 | 25000*4 | 50000*3 | 100000
  Channel TEXT,                   --: pick web*9 | phone*4 | broker*5 | airport desk*2
  AgentId INTEGER,                --: ref Agent.AgentId cover 60% skew
  ReplacesNo INTEGER
); --: rows 380
CREATE TABLE PolicyCover (
  PolicyNo INTEGER,
  CoverName TEXT,
  CoverLimit INTEGER,
  Excess INTEGER,
  ExtraPremium REAL,
  PRIMARY KEY (PolicyNo, CoverName)
);
CREATE TABLE Claim (
  ClaimId INTEGER PRIMARY KEY,    --: seq 9001
  PolicyNo INTEGER,               --: ref Policy.PolicyNo cover 45% skew
  Cause TEXT,                     --: pick lost bag*7 | illness abroad*6 | missed flight*4 | cancelled trip*5 | theft*4 | broken bone*2 | delay*3
  IncidentAt TEXT,
  ReportedAt TEXT,
  SettledAt TEXT,
  AmountAsked REAL,               --: price 40..8800
  AmountPaid REAL,
  Status TEXT,
  HandlerId INTEGER,              --: ref Agent.AgentId cover 45% skew null 5%
  Fraud INTEGER,                  --: pick 0*10 | 1
  Notes TEXT                      --: mix {receipt missing|police report attached|hospital bill in local currency|airline refuses to confirm|photos are fine} {so we wait|call back on Monday|bank details asked for|handled by phone}
); --: rows 240
CREATE TABLE ClaimSnapshot (
  SnapDate TEXT,
  ClaimId INTEGER,
  Status TEXT,
  AmountAsked REAL,
  Reserve REAL,
  HandlerId INTEGER,
  PRIMARY KEY (SnapDate, ClaimId)
);
UPDATE Agent SET Desk = 'Sales' WHERE AgentId IN (4, 9);
UPDATE Policy SET EndsAt = StartsAt + 365 * 86400 WHERE Product = 'Annual Roamer';
UPDATE Policy SET DestCountry = CASE WHEN PolicyNo % 3 = 0 THEN 'IS' WHEN PolicyNo % 3 = 1 THEN 'FR' ELSE 'CA' END WHERE Product = 'Snow & Slope';
UPDATE Policy SET DestCountry = 'GR' WHERE DestCountry = HomeCountry;
UPDATE Policy SET CancelledAt = NULL WHERE CancelledAt > StartsAt;
UPDATE Policy SET AgentId = (SELECT MIN((AgentId * 37 + Policy.PolicyNo * 11) % 61 * 100 + AgentId) % 100 FROM Agent WHERE Desk = 'Sales' AND AgentId NOT IN (7, 39)) WHERE AgentId NOT IN (SELECT AgentId FROM Agent WHERE Desk = 'Sales' AND AgentId NOT IN (7, 39));
UPDATE Policy SET AgentId = NULL WHERE Channel = 'web' AND PolicyNo % 4 > 0;
UPDATE Policy SET ReplacesNo = (SELECT MAX(p.PolicyNo) FROM Policy AS p WHERE p.SoldAt < Policy.SoldAt - 12960000 AND p.SoldAt > Policy.SoldAt - 43200000 AND (p.PolicyNo + Policy.PolicyNo) % 11 = 3) WHERE PolicyNo % 5 = 1;
UPDATE Policy SET ReplacesNo = NULL WHERE ReplacesNo IS NOT NULL AND EXISTS (SELECT 1 FROM Policy AS q WHERE q.ReplacesNo = Policy.ReplacesNo AND q.PolicyNo < Policy.PolicyNo);
UPDATE Policy SET HolderFirst = (SELECT p.HolderFirst FROM Policy AS p WHERE p.PolicyNo = Policy.ReplacesNo), HolderLast = (SELECT p.HolderLast FROM Policy AS p WHERE p.PolicyNo = Policy.ReplacesNo), HolderBorn = (SELECT p.HolderBorn FROM Policy AS p WHERE p.PolicyNo = Policy.ReplacesNo), HolderEmail = (SELECT p.HolderEmail FROM Policy AS p WHERE p.PolicyNo = Policy.ReplacesNo), HomeCountry = (SELECT p.HomeCountry FROM Policy AS p WHERE p.PolicyNo = Policy.ReplacesNo) WHERE ReplacesNo IS NOT NULL;
UPDATE Policy SET DestCountry = 'AU' WHERE DestCountry = HomeCountry;
INSERT INTO PolicyCover SELECT PolicyNo, 'Medical', SumInsured, CASE PolicyNo % 3 WHEN 0 THEN 0 WHEN 1 THEN 100 ELSE 250 END, 0 FROM Policy WHERE PolicyNo % 17 <> 4;
INSERT INTO PolicyCover SELECT PolicyNo, 'Baggage', 500 * (1 + PolicyNo % 6), 50, 4.5 + PolicyNo % 5 FROM Policy WHERE PolicyNo % 3 <> 0 AND PolicyNo % 29 <> 3;
INSERT INTO PolicyCover SELECT PolicyNo, 'Cancellation', 1000 * (1 + PolicyNo % 8), 75, 9.9 + PolicyNo % 7 FROM Policy WHERE PolicyNo % 5 IN (1, 2);
INSERT INTO PolicyCover SELECT PolicyNo, 'Winter Sports', 3000, 150, 24.0 FROM Policy WHERE Product = 'Snow & Slope' OR PolicyNo % 37 = 8;
INSERT INTO PolicyCover SELECT PolicyNo, 'Gadget', 400 * (1 + PolicyNo % 4), 25 * (PolicyNo % 3), 12.5 FROM Policy WHERE (PolicyNo * 7) % 10 < 2;
DELETE FROM Claim WHERE PolicyNo IN (SELECT PolicyNo FROM Policy WHERE StartsAt > 1771000000);
UPDATE Claim SET IncidentAt = (SELECT datetime(MIN(StartsAt + (ClaimId * 98731) % (EndsAt - StartsAt), 1770700000 + ClaimId * 311 % 200000), 'unixepoch') FROM Policy WHERE Policy.PolicyNo = Claim.PolicyNo);
UPDATE Claim SET IncidentAt = (SELECT datetime(StartsAt - 86400 * (1 + ClaimId % 6), 'unixepoch') FROM Policy WHERE Policy.PolicyNo = Claim.PolicyNo) WHERE Cause = 'cancelled trip';
UPDATE Claim SET ReportedAt = datetime(IncidentAt, '+' || (3 + (ClaimId * 173) % 390) || ' hours', '+' || (ClaimId * 37 % 60) || ' minutes');
UPDATE Claim SET ReportedAt = datetime('2026-02-19', '-' || (ClaimId % 9) || ' days', '+' || (500 + ClaimId % 400) || ' minutes') WHERE ReportedAt > '2026-02-20';
UPDATE Claim SET IncidentAt = datetime(ReportedAt, '-31 hours') WHERE IncidentAt > ReportedAt;
UPDATE Claim SET SettledAt = datetime(ReportedAt, '+' || (2 + (ClaimId * 59) % 83) || ' days', '+' || (ClaimId * 71 % 300) || ' minutes') WHERE ClaimId % 19 <> 7;
UPDATE Claim SET SettledAt = NULL WHERE SettledAt > '2026-02-19';
UPDATE Claim SET Status = CASE WHEN SettledAt IS NULL AND ClaimId % 4 = 1 THEN 'waiting for papers' WHEN SettledAt IS NULL THEN 'open' WHEN Fraud = 1 OR ClaimId % 6 = 2 THEN 'declined' ELSE 'paid' END;
UPDATE Claim SET AmountAsked = 4500 WHERE Cause = 'theft' AND AmountAsked > 3300;
UPDATE Claim SET AmountAsked = 4500 WHERE ClaimId IN (SELECT MIN(ClaimId) FROM Claim WHERE Cause = 'illness abroad');
UPDATE Claim SET AmountPaid = CASE WHEN Status = 'declined' THEN 0 WHEN Status = 'paid' THEN ROUND(AmountAsked * (45 + (ClaimId * 23) % 56) / 100.0, 2) ELSE NULL END;
UPDATE Claim SET HandlerId = (SELECT MIN((AgentId * 37 + Claim.ClaimId * 11) % 61 * 100 + AgentId) % 100 FROM Agent WHERE Desk IN ('Claims', 'Night Line')) WHERE HandlerId NOT IN (SELECT AgentId FROM Agent WHERE Desk IN ('Claims', 'Night Line', 'Medical'));
INSERT INTO ClaimSnapshot SELECT d, ClaimId, CASE WHEN SettledAt IS NOT NULL AND SettledAt <= d || ' 23:59:59' THEN Status WHEN ClaimId % 5 = 2 THEN 'waiting for papers' ELSE 'open' END, AmountAsked, CASE WHEN SettledAt IS NOT NULL AND SettledAt <= d || ' 23:59:59' THEN 0 ELSE ROUND(AmountAsked * 0.7, 2) END, HandlerId FROM Claim, (SELECT '2025-08-31' AS d UNION SELECT '2025-09-30' UNION SELECT '2025-10-31' UNION SELECT '2025-11-30' UNION SELECT '2025-12-31' UNION SELECT '2026-01-31') WHERE ReportedAt <= d || ' 23:59:59' AND ReportedAt >= date(d, '-150 days');
