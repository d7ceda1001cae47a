CREATE TABLE Region (
  RegionCode TEXT PRIMARY KEY,
  RegionName TEXT,
  Inhabitants INTEGER
);
INSERT INTO Region VALUES ('NO', 'North', 2140000), ('WE', 'West', 3620000), ('SO', 'South', 1875000), ('EA', 'East', 2410000);
CREATE TABLE Hospital (
  HospitalId INTEGER PRIMARY KEY,
  HospitalName TEXT,
  City TEXT,
  RegionCode TEXT REFERENCES Region(RegionCode),
  IcuBeds INTEGER,
  Transplants TEXT -- Y if it transplants, N if it only reports donors
);
INSERT INTO Hospital VALUES (1, 'St Brigid', 'Northam', 'NO', 48, 'Y'), (2, 'University Clinic', 'Westerly', 'WE', 112, 'Y'), (3, 'Saint Luke', 'Portside', 'WE', 36, 'N'), (4, 'Sisters of Mercy', 'Sandholm', 'SO', 27, 'N'), (5, 'Heart Centre', 'Sandholm', 'SO', 64, 'Y'), (6, 'General Hospital', 'Eastbridge', 'EA', 58, 'Y'), (7, 'Valley Hospital', 'Corrin', 'EA', 19, 'N'), (8, 'Queen Ada', 'Northam', 'NO', NULL, 'N'), (9, 'Riverside', 'Westerly', 'WE', 41, 'N'), (10, 'Children''s Hospital', 'Eastbridge', 'EA', 33, 'Y'), (11, 'Lakeview', 'Millmere', 'NO', 14, 'N');
CREATE TABLE OrganType (
  OrganCode TEXT PRIMARY KEY,
  OrganName TEXT,
  MaxColdHours REAL -- longest time that it keeps on ice
);
INSERT INTO OrganType VALUES ('KI', 'kidney', 24), ('LI', 'liver', 12), ('HE', 'heart', 4.5), ('LU', 'lung', 6), ('PA', 'pancreas', 10), ('SB', 'small bowel', 8);
CREATE TABLE Doctor (
  DoctorId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  HospitalId INTEGER REFERENCES Hospital(HospitalId), --: pick 1*3 | 2*5 | 3*2 | 4 | 5*4 | 6*4 | 7 | 9*2 | 10*3
  DutyCode TEXT, -- COO coordinator, SUR surgeon, ANE anaesthetist --: pick COO*3 | SUR*5 | ANE*3
  TrainedById INTEGER REFERENCES Doctor(DoctorId), --: self DoctorId
  LicensedOn TEXT, --: date 1992-05-01..2021-11-30
  RetiredOn TEXT --: pick NULL*9 | 2024-12-31 | 2025-06-30
); --: rows 42
UPDATE Doctor SET RetiredOn = NULL WHERE LicensedOn > '2005-01-01';
CREATE TABLE Donor (
  DonorId INTEGER PRIMARY KEY, --: seq 10001
  HospitalId INTEGER REFERENCES Hospital(HospitalId), -- that reported the donor --: pick 1*3 | 2*5 | 3*4 | 4*2 | 5*2 | 6*3 | 7*2 | 8*2 | 9*3
  BloodGroup TEXT, --: pick O*9 | A*9 | B*3 | AB
  Sex TEXT, -- F or M --: pick F | M
  BirthYear INTEGER, --: int 1938..2012 normal
  WeightKg REAL, --: real 18..118 1 normal
  KindCode TEXT, -- D deceased, L living --: pick D*7 | L*3
  ReportedOn TEXT, --: date 2023-01-05..2025-08-26
  ConsentOn TEXT, -- written consent; empty if refused --: after ReportedOn 0..4 days null 14%
  CoordinatorId INTEGER REFERENCES Doctor(DoctorId) --: const 1
); --: rows 150
UPDATE Donor SET BirthYear = 1958 + DonorId % 37, WeightKg = ROUND(49 + DonorId * 13 % 52 + 0.4, 1) WHERE KindCode = 'L' OR WeightKg < 40;
UPDATE Donor SET CoordinatorId = COALESCE((SELECT MIN(DoctorId) FROM Doctor WHERE DutyCode = 'COO' AND DoctorId >= Donor.DonorId * 7 % 40), (SELECT MIN(DoctorId) FROM Doctor WHERE DutyCode = 'COO'));
CREATE TABLE Recipient (
  RecipientId INTEGER PRIMARY KEY, --: seq 50001
  FirstName TEXT, --: first
  LastName TEXT, --: last
  BirthDate TEXT, --: date 1946-02-01..2016-10-30
  Sex TEXT, --: pick F | M
  BloodGroup TEXT, --: pick O*9 | A*8 | B*3 | AB*2
  HomeRegion TEXT REFERENCES Region(RegionCode), --: pick NO*4 | WE*6 | SO*3 | EA*4 | NULL
  HospitalId INTEGER REFERENCES Hospital(HospitalId), -- that looks after them --: pick 1*3 | 2*6 | 5*4 | 6*3 | 10*2
  WeightKg REAL, --: real 42..121 1 normal
  DiedOn TEXT --: pick NULL*12 | 2024-10-03 | 2025-05-19
); --: rows 160
UPDATE Recipient SET HospitalId = 10 WHERE BirthDate > '2009-01-01';
UPDATE Recipient SET WeightKg = ROUND(16 + RecipientId % 23 + 0.6, 1) WHERE BirthDate > '2011-01-01';
CREATE TABLE WaitEntry (
  EntryId INTEGER PRIMARY KEY, --: seq 1
  RecipientId INTEGER REFERENCES Recipient(RecipientId), --: ref Recipient.RecipientId
  OrganCode TEXT REFERENCES OrganType(OrganCode), --: pick KI*9 | LI*5 | HE*3 | LU*3 | PA*2
  UrgencyCode TEXT, -- HU high urgency, U urgent, T can wait --: pick HU*2 | U*4 | T*7
  AppliedOn TEXT, -- asked to be put on the list --: date 2022-03-01..2025-08-10
  ListedOn TEXT, --: after AppliedOn 3..60 days until 2025-08-30
  RemovedOn TEXT, --: after ListedOn 20..900 days until 2025-08-30
  RemovalCode TEXT, -- TX transplanted, DI died, RE recovered, WD withdrew --: const x
  Points INTEGER -- the more, the earlier the turn --: int 2..98 normal
); --: rows 210
DELETE FROM WaitEntry WHERE EXISTS (SELECT 1 FROM WaitEntry AS o WHERE o.RecipientId = WaitEntry.RecipientId AND o.OrganCode = WaitEntry.OrganCode AND o.EntryId < WaitEntry.EntryId);
UPDATE WaitEntry SET RemovedOn = (SELECT r.DiedOn FROM Recipient AS r WHERE r.RecipientId = WaitEntry.RecipientId) WHERE (RemovedOn IS NULL OR RemovedOn > (SELECT r.DiedOn FROM Recipient AS r WHERE r.RecipientId = WaitEntry.RecipientId)) AND (SELECT r.DiedOn FROM Recipient AS r WHERE r.RecipientId = WaitEntry.RecipientId) IS NOT NULL;
DELETE FROM WaitEntry WHERE RemovedOn < ListedOn OR (ListedOn IS NULL AND RemovedOn IS NOT NULL);
UPDATE WaitEntry SET RemovalCode = CASE WHEN RemovedOn IS NULL THEN NULL WHEN RemovedOn = (SELECT r.DiedOn FROM Recipient AS r WHERE r.RecipientId = WaitEntry.RecipientId) THEN 'DI' WHEN EntryId % 8 = 3 THEN 'RE' WHEN EntryId % 11 = 5 THEN 'WD' ELSE 'TX' END;
CREATE TABLE Organ (
  OrganId INTEGER PRIMARY KEY, --: seq 7001
  DonorId INTEGER REFERENCES Donor(DonorId), --: ref Donor.DonorId
  OrganCode TEXT REFERENCES OrganType(OrganCode), --: pick KI*8 | LI*4 | HE*2 | LU*3 | PA
  QualityScore INTEGER, -- 1 poor to 10 perfect --: int 2..10 normal
  RemovedAt TEXT, -- taken out of the donor, date and time --: const x
  StatusCode TEXT -- T transplanted, D discarded, R given to research --: const x
); --: rows 260
DELETE FROM Organ WHERE DonorId IN (SELECT DonorId FROM Donor WHERE ConsentOn IS NULL) OR (OrganCode IN ('HE', 'LU', 'PA') AND DonorId IN (SELECT DonorId FROM Donor WHERE KindCode = 'L'));
DELETE FROM Organ WHERE OrganCode <> 'KI' AND EXISTS (SELECT 1 FROM Organ AS o WHERE o.DonorId = Organ.DonorId AND o.OrganCode = Organ.OrganCode AND o.OrganId < Organ.OrganId);
UPDATE Organ SET RemovedAt = (SELECT date(d.ConsentOn, '+' || (1 + d.DonorId % 3 + CASE WHEN d.KindCode = 'L' THEN 40 ELSE 0 END) || ' days') FROM Donor AS d WHERE d.DonorId = Organ.DonorId) || ' ' || printf('%02d:%02d', (OrganId * 7) % 24, OrganId * 11 % 60);
DELETE FROM Organ WHERE RemovedAt > '2025-08-30';
CREATE TABLE Offer (
  OfferId INTEGER PRIMARY KEY, --: seq 1
  OrganId INTEGER REFERENCES Organ(OrganId), --: ref Organ.OrganId
  EntryId INTEGER REFERENCES WaitEntry(EntryId), --: const 1
  OfferedAt TEXT, --: const x
  AnsweredAt TEXT, --: const x
  Accepted TEXT, -- Y or N; empty without an answer --: pick Y*5 | N*6 | NULL
  RefusalCode TEXT -- Q quality, S size, U recipient unwell, L logistics --: pick Q*4 | S*2 | U*2 | L*2
); --: rows 420
UPDATE Offer SET EntryId = (SELECT MIN(((w.EntryId * 37 + Offer.OfferId * 13) % 101) * 1000 + w.EntryId) % 1000 FROM WaitEntry AS w JOIN Organ AS o ON o.OrganId = Offer.OrganId WHERE w.OrganCode = o.OrganCode AND w.ListedOn <= date(o.RemovedAt) AND (w.RemovedOn IS NULL OR w.RemovedOn >= date(o.RemovedAt)));
DELETE FROM Offer WHERE EntryId IS NULL;
UPDATE Offer SET Accepted = 'N' WHERE Accepted = 'Y' AND EXISTS (SELECT 1 FROM Offer AS o WHERE (o.OrganId = Offer.OrganId OR o.EntryId = Offer.EntryId) AND o.Accepted = 'Y' AND o.OfferId < Offer.OfferId);
UPDATE Offer SET RefusalCode = NULL WHERE Accepted IS NULL OR Accepted = 'Y';
UPDATE Offer SET OfferedAt = (SELECT strftime('%Y-%m-%d %H:%M', o.RemovedAt, '-' || (40 + Offer.OfferId * 17 % 600) || ' minutes') FROM Organ AS o WHERE o.OrganId = Offer.OrganId);
UPDATE Offer SET AnsweredAt = CASE WHEN Accepted IS NOT NULL THEN strftime('%Y-%m-%d %H:%M', OfferedAt, '+' || (6 + OfferId * 29 % 95) || ' minutes') END;
CREATE TABLE Transplant (
  TransplantId INTEGER PRIMARY KEY,
  OfferId INTEGER UNIQUE REFERENCES Offer(OfferId),
  HospitalId INTEGER REFERENCES Hospital(HospitalId), -- where the recipient was operated on
  SurgeonId INTEGER REFERENCES Doctor(DoctorId),
  StartedAt TEXT,
  Minutes INTEGER,
  ColdHours REAL, -- time of the organ on ice
  DischargedOn TEXT, -- recipient left the hospital
  CostEur REAL,
  OutcomeCode TEXT -- W works, F failed, M under monitoring
);
INSERT INTO Transplant SELECT 900 + f.OfferId, f.OfferId, r.HospitalId, COALESCE((SELECT MIN(DoctorId) FROM Doctor WHERE DutyCode = 'SUR' AND DoctorId >= f.OfferId * 3 % 40), (SELECT MIN(DoctorId) FROM Doctor WHERE DutyCode = 'SUR')), strftime('%Y-%m-%d %H:%M', o.RemovedAt, '+' || (90 + CAST(t.MaxColdHours * (25 + f.OfferId * 23 % 70) * 0.6 AS INTEGER)) || ' minutes'), 120 + f.OfferId * 31 % 390, ROUND(1.5 + t.MaxColdHours * (25 + f.OfferId * 23 % 80) / 100.0, 1), date(o.RemovedAt, '+' || (9 + f.OfferId * 7 % 55) || ' days'), ROUND(38000 + (f.OfferId * 1291 % 97) * 910.5, 2), CASE WHEN f.OfferId % 9 = 4 THEN 'F' WHEN o.RemovedAt > '2025-05-01' THEN 'M' ELSE 'W' END FROM Offer AS f JOIN Organ AS o ON f.OrganId = o.OrganId JOIN OrganType AS t ON o.OrganCode = t.OrganCode JOIN WaitEntry AS w ON f.EntryId = w.EntryId JOIN Recipient AS r ON w.RecipientId = r.RecipientId WHERE f.Accepted = 'Y' AND f.OfferId % 17 <> 5;
UPDATE Transplant SET DischargedOn = NULL WHERE DischargedOn > '2025-08-31';
UPDATE WaitEntry SET RemovedOn = (SELECT date(x.StartedAt) FROM Transplant AS x JOIN Offer AS f ON x.OfferId = f.OfferId WHERE f.EntryId = WaitEntry.EntryId), RemovalCode = 'TX' WHERE EntryId IN (SELECT f.EntryId FROM Transplant AS x JOIN Offer AS f ON x.OfferId = f.OfferId);
DELETE FROM Offer WHERE OfferId NOT IN (SELECT OfferId FROM Transplant) AND EXISTS (SELECT 1 FROM WaitEntry AS w WHERE w.EntryId = Offer.EntryId AND w.RemovedOn < date(Offer.OfferedAt));
UPDATE WaitEntry SET RemovalCode = 'WD' WHERE RemovalCode = 'TX' AND EntryId NOT IN (SELECT f.EntryId FROM Transplant AS x JOIN Offer AS f ON x.OfferId = f.OfferId);
UPDATE Organ SET StatusCode = CASE WHEN OrganId IN (SELECT f.OrganId FROM Transplant AS x JOIN Offer AS f ON x.OfferId = f.OfferId) THEN 'T' WHEN OrganId % 3 = 1 THEN 'R' ELSE 'D' END;
CREATE TABLE Antigen (
  AntigenCode TEXT PRIMARY KEY,
  Locus TEXT
);
INSERT INTO Antigen VALUES ('A1', 'A'), ('A2', 'A'), ('A24', 'A'), ('B7', 'B'), ('B8', 'B'), ('B27', 'B'), ('B44', 'B'), ('DR3', 'DR'), ('DR4', 'DR'), ('DR15', 'DR');
CREATE TABLE RecipientAntigen (
  RecipientId INTEGER REFERENCES Recipient(RecipientId), --: ref Recipient.RecipientId cover 88%
  AntigenCode TEXT REFERENCES Antigen(AntigenCode), --: pick A1*4 | A2*5 | A24*2 | B7*4 | B8*3 | B27 | B44*3 | DR3*2 | DR4*3 | DR15*3
  PRIMARY KEY (RecipientId, AntigenCode)
); --: rows 380
CREATE TABLE DonorAntigen (
  DonorId INTEGER REFERENCES Donor(DonorId), --: ref Donor.DonorId cover 92%
  AntigenCode TEXT REFERENCES Antigen(AntigenCode), --: pick A1*4 | A2*5 | A24*2 | B7*4 | B8*3 | B44*3 | DR3*2 | DR4*3 | DR15*3
  PRIMARY KEY (DonorId, AntigenCode)
); --: rows 360
UPDATE WaitEntry SET RemovedOn = NULL, RemovalCode = NULL WHERE RemovalCode = 'WD' AND EntryId % 3 <> 0 AND RecipientId NOT IN (SELECT RecipientId FROM Recipient WHERE DiedOn IS NOT NULL);
