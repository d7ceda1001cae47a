CREATE TABLE BloodGroup (
  GroupCd TEXT PRIMARY KEY, -- internal number of the group
  GroupName TEXT, -- ABO letters
  Rhesus TEXT, -- P or N
  TargetUnits INTEGER -- units that should be in stock
);
INSERT INTO BloodGroup VALUES ('G1', 'O', 'P', 60), ('G2', 'O', 'N', 40), ('G3', 'A', 'P', 55), ('G4', 'A', 'N', 20), ('G5', 'B', 'P', 25), ('G6', 'B', 'N', 8), ('G7', 'AB', 'P', 10), ('G8', 'AB', 'N', NULL);
CREATE TABLE Donor (
  DonorId INTEGER PRIMARY KEY, --: seq 70001
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  BirthDate TEXT, --: date 1957-04-01..2006-09-30
  Sex TEXT, -- F or M --: pick F*5 | M*5
  GroupCd TEXT REFERENCES BloodGroup(GroupCd), --: pick G1*8 | G2*3 | G3*7 | G4*2 | G5*3 | G6 | G7*2 | NULL
  HomeTown TEXT, --: pick Marlow Heath*6 | Trestle Bay*5 | Upwick*4 | Corran*3 | Sedgely*2
  FirstSeen TEXT, --: date 2015-01-10..2025-08-01
  WeightKg INTEGER, --: int 49..118 normal
  ContactOk INTEGER, -- 1 may be phoned, 0 not --: pick 1*7 | 0*3
  RecruitedBy INTEGER REFERENCES Donor(DonorId) -- the donor who brought them along --: self DonorId null 55%
); --: rows 120
CREATE TABLE Site (
  SiteId INTEGER PRIMARY KEY,
  SiteName TEXT,
  Town TEXT,
  SiteKind TEXT, -- fixed or mobile
  Beds INTEGER,
  RentEur REAL -- a session
);
INSERT INTO Site VALUES (1, 'Marlow Heath Centre', 'Marlow Heath', 'fixed', 12, NULL), (2, 'Trestle Bay Centre', 'Trestle Bay', 'fixed', 8, NULL), (3, 'Upwick Town Hall', 'Upwick', 'mobile', 6, 180), (4, 'Corran School Gym', 'Corran', 'mobile', 8, 95), (5, 'Sedgely Fire Station', 'Sedgely', 'mobile', 4, 0), (6, 'Harbour Bus', 'Trestle Bay', 'mobile', 3, 60), (7, 'Upwick Works Canteen', 'Upwick', 'mobile', 5, 120);
CREATE TABLE Nurse (
  NurseId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  Grade TEXT, --: pick senior*2 | staff*5 | trainee*2
  HiredOn TEXT, --: date 2011-02-01..2025-03-01
  LeftOn TEXT --: pick NULL*6 | 2025-01-31
); --: rows 30
CREATE TABLE Donation (
  DonationNo INTEGER PRIMARY KEY, --: seq 500001
  DonorId INTEGER REFERENCES Donor(DonorId), --: ref Donor.DonorId cover 88% skew
  SiteId INTEGER REFERENCES Site(SiteId), --: pick 1*6 | 2*5 | 3*3 | 4*3 | 5*2 | 7*2
  NurseId INTEGER REFERENCES Nurse(NurseId), --: ref Nurse.NurseId cover 85% null 3%
  Kind TEXT, -- WB whole blood, PL plasma, TH platelets --: pick WB*8 | PL*4 | TH*2
  BookedOn TEXT, --: const x
  GivenAt TEXT, -- date and time --: date 2023-06-01..2025-09-20 %Y-%m-%d
  TestedOn TEXT, --: const x
  ExpiresOn TEXT, --: const x
  VolumeMl INTEGER, --: const 0
  HaemoglobinGdl REAL, --: real 11.9..17.4 1 normal
  MinutesTaken INTEGER, --: int 6..58 normal
  TestResult TEXT, -- OK, POS or blank while waiting --: pick OK*20 | POS
  Outcome TEXT -- C complete, S stopped early, R turned away --: pick C*15 | S*2 | R*2
); --: rows 360
UPDATE Donation SET GivenAt = (SELECT date(FirstSeen, '+' || (Donation.DonationNo * 31 % 300) || ' days') FROM Donor AS d WHERE d.DonorId = Donation.DonorId) WHERE GivenAt < (SELECT FirstSeen FROM Donor AS d WHERE d.DonorId = Donation.DonorId);
DELETE FROM Donation WHERE GivenAt > '2025-09-28';
UPDATE Donation SET Kind = 'WB' WHERE SiteId > 2;
UPDATE Donation SET BookedOn = CASE WHEN DonationNo % 5 <> 2 THEN date(GivenAt, '-' || (1 + DonationNo * 13 % 30) || ' days') END;
UPDATE Donation SET TestedOn = date(GivenAt, '+' || (1 + DonationNo * 7 % 5) || ' days'), ExpiresOn = date(GivenAt, CASE Kind WHEN 'WB' THEN '+42 days' WHEN 'PL' THEN '+700 days' ELSE '+5 days' END);
UPDATE Donation SET VolumeMl = CASE Kind WHEN 'WB' THEN 450 + DonationNo * 7 % 4 * 10 WHEN 'PL' THEN 600 + DonationNo * 11 % 15 * 10 ELSE 250 + DonationNo * 3 % 9 * 10 END;
UPDATE Donation SET VolumeMl = 40 + DonationNo * 17 % 190, TestedOn = NULL, ExpiresOn = NULL, TestResult = NULL WHERE Outcome = 'S';
UPDATE Donation SET VolumeMl = NULL, TestedOn = NULL, ExpiresOn = NULL, TestResult = NULL, MinutesTaken = NULL WHERE Outcome = 'R';
UPDATE Donation SET TestedOn = NULL, TestResult = NULL WHERE TestedOn > '2025-09-26';
UPDATE Donation SET GivenAt = GivenAt || ' ' || printf('%02d:%02d', 8 + DonationNo * 3 % 11, DonationNo * 7 % 60);
CREATE TABLE DeferralReason (
  ReasonCd TEXT PRIMARY KEY,
  ReasonName TEXT,
  UsualDays INTEGER -- empty if for good
);
INSERT INTO DeferralReason VALUES ('HB', 'low haemoglobin', 90), ('TRV', 'travel', 120), ('TAT', 'tattoo', 120), ('MED', 'medication', 30), ('ILL', 'recent illness', 28), ('HEP', 'hepatitis', NULL), ('PRG', 'pregnancy', 270);
CREATE TABLE Deferral (
  DeferralId INTEGER PRIMARY KEY, --: seq 1
  DonorId INTEGER REFERENCES Donor(DonorId), --: ref Donor.DonorId cover 60%
  ReasonCd TEXT REFERENCES DeferralReason(ReasonCd), --: pick HB*6 | TRV*4 | TAT*3 | MED*4 | ILL*5 | HEP
  DecidedBy INTEGER REFERENCES Nurse(NurseId), --: ref Nurse.NurseId
  FromDate TEXT, --: date 2023-08-01..2025-09-25
  UntilDate TEXT -- empty if for good --: after FromDate 20..200 days
); --: rows 110
UPDATE Deferral SET UntilDate = NULL WHERE ReasonCd = 'HEP';
CREATE TABLE Hospital (
  HospitalId INTEGER PRIMARY KEY,
  HospitalName TEXT,
  Town TEXT,
  KmAway REAL
);
INSERT INTO Hospital VALUES (1, 'St Aldric', 'Marlow Heath', 3.2), (2, 'Bay General', 'Trestle Bay', 27.5), (3, 'Upwick Infirmary', 'Upwick', 41), (4, 'Royal Corran', 'Corran', 18.6), (5, 'Northmoor Clinic', 'Wetherley', 66.4);
CREATE TABLE Issue (
  IssueId INTEGER PRIMARY KEY, --: seq 1
  DonationNo INTEGER REFERENCES Donation(DonationNo), --: ref Donation.DonationNo distinct
  HospitalId INTEGER REFERENCES Hospital(HospitalId), --: pick 1*5 | 2*4 | 3*2 | 4*3
  IssuedOn TEXT, --: const x
  Urgent INTEGER, -- 1 or 0 --: pick 0*5 | 1*2
  PriceEur REAL, --: const 0
  FreightEur REAL --: const 0
); --: rows 230
DELETE FROM Issue WHERE DonationNo NOT IN (SELECT DonationNo FROM Donation WHERE Outcome = 'C' AND TestResult = 'OK');
UPDATE Issue SET IssuedOn = (SELECT date(TestedOn, '+' || (1 + Issue.IssueId * 11 % CASE Kind WHEN 'WB' THEN 36 WHEN 'PL' THEN 60 ELSE 2 END) || ' days') FROM Donation AS d WHERE d.DonationNo = Issue.DonationNo);
DELETE FROM Issue WHERE IssuedOn > '2025-09-28';
UPDATE Issue SET PriceEur = (SELECT CASE Kind WHEN 'WB' THEN 142.5 WHEN 'PL' THEN 118 ELSE 310 END FROM Donation AS d WHERE d.DonationNo = Issue.DonationNo) + IssueId % 4 * 6;
UPDATE Issue SET FreightEur = CASE WHEN IssueId % 6 = 0 THEN NULL ELSE ROUND(8 + (SELECT KmAway FROM Hospital AS h WHERE h.HospitalId = Issue.HospitalId) * 0.6 + Urgent * 15, 2) END;
