CREATE TABLE Branch (
  BranchId INTEGER PRIMARY KEY,
  BranchName TEXT,
  Town TEXT,
  OpenedOn TEXT,
  RentEur INTEGER -- per month
);
INSERT INTO Branch VALUES (1, 'Kingsbridge', 'Kingsbridge', '1998-04-01', 2400), (2, 'Elm Park', 'Kingsbridge', '2012-09-03', 1850), (3, 'Salcott', 'Salcott', '2006-02-15', 1300), (4, 'Thornley', 'Thornley', '2019-05-20', 1100), (5, 'Wyke', 'Wyke', '2025-08-01', NULL);
CREATE TABLE Instructor (
  InstructorId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  BranchId INTEGER REFERENCES Branch(BranchId), --: pick 1*5 | 2*4 | 3*3 | 4*2
  MentorId INTEGER REFERENCES Instructor(InstructorId), -- who trained the instructor --: self InstructorId
  BornOn TEXT, --: date 1958-02-10..1996-11-20
  HiredOn TEXT, --: date 2009-01-05..2025-06-30
  LeftOn TEXT, -- empty while employed --: const x
  HourlyRate REAL --: real 19..38 1
); --: rows 30
UPDATE Instructor SET LeftOn = NULL, MentorId = CASE WHEN InstructorId % 7 = 3 THEN NULL ELSE MentorId END;
UPDATE Instructor SET MentorId = NULL WHERE HiredOn <= (SELECT M.HiredOn FROM Instructor AS M WHERE M.InstructorId = Instructor.MentorId);
CREATE TABLE Skill (
  SkillId INTEGER PRIMARY KEY,
  SkillName TEXT
);
INSERT INTO Skill VALUES (1, 'motorcycle'), (2, 'truck'), (3, 'trailer'), (4, 'nervous pupils'), (5, 'sign language'), (6, 'eco driving'), (7, 'tractor');
CREATE TABLE InstructorSkill (
  InstructorId INTEGER REFERENCES Instructor(InstructorId), --: ref Instructor.InstructorId cover 85%
  SkillId INTEGER REFERENCES Skill(SkillId), --: pick 1*3 | 2*3 | 3*4 | 4*5 | 5 | 6*3
  CertifiedOn TEXT, --: date 2012-03-01..2025-07-30
  PRIMARY KEY (InstructorId, SkillId)
); --: rows 75
CREATE TABLE Car (
  CarId INTEGER PRIMARY KEY, --: seq 201
  Plate TEXT, --: code @@-### @@ distinct
  Make TEXT, --: pick Renault*5 | Opel*4 | Seat*4 | Toyota*3 | Tesla
  Gearbox TEXT, -- M manual, A automatic --: by Make: Tesla => A; Toyota => A*2 | M; else => M*5 | A
  BranchId INTEGER REFERENCES Branch(BranchId), --: pick 1*5 | 2*4 | 3*3 | 4*2
  OdometerKm INTEGER, --: int 2500..238000
  BoughtOn TEXT, --: date 2015-01-20..2024-06-10
  SoldOn TEXT, -- empty while in use --: const x
  PriceEur REAL --: price 9800..46000
); --: rows 34
UPDATE Car SET SoldOn = NULL;
CREATE TABLE Pupil (
  PupilId INTEGER PRIMARY KEY, --: seq 1001
  FirstName TEXT, --: first
  LastName TEXT, --: last
  Town TEXT, --: pick Kingsbridge*7 | Salcott*4 | Thornley*3 | Wyke*2 | Denholm
  BornOn TEXT, --: date 1972-03-01..2008-04-30
  EnrolledOn TEXT, --: date 2023-01-09..2025-08-25
  ClosedOn TEXT, -- file closed: licence in hand, moved or given up --: after EnrolledOn 60..700 days until 2025-08-31
  LicenceClass TEXT, -- A motorcycle, B car, C truck --: pick B*9 | A*2 | C
  ReferredById INTEGER REFERENCES Pupil(PupilId), --: self PupilId null 60%
  BranchId INTEGER REFERENCES Branch(BranchId) --: pick 1*6 | 2*4 | 3*4 | 4*3
); --: rows 120
UPDATE Pupil SET ClosedOn = NULL WHERE PupilId % 3 = 1;
UPDATE Pupil SET ReferredById = NULL WHERE EnrolledOn <= (SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = Pupil.ReferredById);
UPDATE Pupil SET FirstName = FirstName || ' ' || SUBSTR('ABCDEFGHJKLMNOPRST', PupilId % 18 + 1, 1) || '.' WHERE EXISTS (SELECT 1 FROM Pupil AS P WHERE P.PupilId < Pupil.PupilId AND P.FirstName = Pupil.FirstName AND P.LastName = Pupil.LastName);
CREATE TABLE Package (
  PackageId INTEGER PRIMARY KEY,
  PackageName TEXT,
  LessonCount INTEGER,
  PriceEur REAL,
  ValidMonths INTEGER
);
INSERT INTO Package VALUES (1, 'Starter', 5, 260, 6), (2, 'Classic', 12, 590, 12), (3, 'Intensive', 20, 940, 6), (4, 'Refresher', 3, 165, 3), (5, 'Motorway Plus', 4, 248, 6), (6, 'Night Owl', 2, 130, 3), (7, 'Gold', 30, 1350, 18);
CREATE TABLE PackagePurchase (
  PurchaseId INTEGER PRIMARY KEY, --: seq 501
  PupilId INTEGER REFERENCES Pupil(PupilId), --: ref Pupil.PupilId cover 88%
  PackageId INTEGER REFERENCES Package(PackageId), --: pick 1*6 | 2*7 | 3*3 | 4*3 | 5*3 | 6*2
  BoughtOn TEXT, --: date 2024-01-08..2025-08-28
  PaidOn TEXT, --: after BoughtOn 0..35 days until 2025-08-31 null 8%
  RefundedOn TEXT, --: after BoughtOn 20..120 days until 2025-08-31 null 90%
  PricePaid REAL, -- euros after discount --: const 0
  DiscountEur REAL --: pick 0*6 | 15*2 | 25*2 | 40 | 60
); --: rows 175
UPDATE PackagePurchase SET BoughtOn = (SELECT MAX(P.EnrolledOn, PackagePurchase.BoughtOn) FROM Pupil AS P WHERE P.PupilId = PackagePurchase.PupilId);
UPDATE PackagePurchase SET PaidOn = date(BoughtOn, '+' || (PurchaseId % 12) || ' days') WHERE PaidOn < BoughtOn;
UPDATE PackagePurchase SET RefundedOn = date(PaidOn, '+' || (20 + PurchaseId % 60) || ' days') WHERE RefundedOn IS NOT NULL;
UPDATE PackagePurchase SET RefundedOn = NULL WHERE RefundedOn > '2025-08-31';
UPDATE PackagePurchase SET PaidOn = NULL WHERE PaidOn > '2025-08-31';
UPDATE PackagePurchase SET PricePaid = (SELECT K.PriceEur FROM Package AS K WHERE K.PackageId = PackagePurchase.PackageId) - DiscountEur;
CREATE TABLE Lesson (
  LessonId INTEGER PRIMARY KEY, --: seq 7001
  PupilId INTEGER REFERENCES Pupil(PupilId), --: ref Pupil.PupilId cover 92%
  InstructorId INTEGER REFERENCES Instructor(InstructorId), --: ref Instructor.InstructorId cover 80% skew
  CarId INTEGER REFERENCES Car(CarId), --: ref Car.CarId cover 85%
  BookedOn TEXT, --: date 2024-08-01..2025-08-22
  StartsAt TEXT, --: after BookedOn 1..21 days %Y-%m-%d %H:%M
  Minutes INTEGER, --: pick 45*5 | 60*4 | 90*6 | 120*2 | 180
  StatusCode TEXT, -- D done, C cancelled, N pupil did not come, P planned --: pick D*16 | C*3 | N
  PriceEur REAL, --: const 0
  CarKm REAL, --: const 0
  Topic TEXT -- empty if nothing special --: pick NULL*6 | parking*4 | motorway*3 | night*2 | roundabouts*3 | hill start*2 | test route*3
); --: rows 380
UPDATE Lesson SET StatusCode = 'P' WHERE StartsAt > '2025-08-31 00:00';
UPDATE Lesson SET BookedOn = '2025-08-20', StartsAt = '2025-09-0' || (LessonId % 9 + 1) || SUBSTR(StartsAt, 11), StatusCode = 'P' WHERE LessonId % 25 = 6;
UPDATE Lesson SET PriceEur = ROUND(Minutes * (0.95 + LessonId % 4 * 0.05), 2);
UPDATE Lesson SET PriceEur = ROUND(PriceEur * 0.5, 2) WHERE StatusCode = 'N';
UPDATE Lesson SET PriceEur = 0 WHERE StatusCode = 'C';
UPDATE Lesson SET CarKm = CASE WHEN StatusCode = 'D' THEN ROUND(Minutes * (0.32 + LessonId % 7 * 0.07), 1) END;
UPDATE Lesson SET BookedOn = date((SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = Lesson.PupilId), '+' || (LessonId % 5) || ' days'), StartsAt = date((SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = Lesson.PupilId), '+' || (6 + LessonId % 9) || ' days') || SUBSTR(StartsAt, 11) WHERE StatusCode <> 'P' AND BookedOn < (SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = Lesson.PupilId);
UPDATE Lesson SET StatusCode = 'P', CarKm = NULL WHERE StartsAt > '2025-08-31 00:00';
UPDATE Lesson SET InstructorId = (SELECT MIN(I.InstructorId) FROM Instructor AS I WHERE I.HiredOn < Lesson.BookedOn AND I.InstructorId >= Lesson.LessonId % 19) WHERE (SELECT I.HiredOn FROM Instructor AS I WHERE I.InstructorId = Lesson.InstructorId) > BookedOn;
CREATE TABLE DrivingTest (
  TestId INTEGER PRIMARY KEY, --: seq 301
  PupilId INTEGER REFERENCES Pupil(PupilId), --: ref Pupil.PupilId cover 80%
  InstructorId INTEGER REFERENCES Instructor(InstructorId), -- who sat beside; empty for theory --: ref Instructor.InstructorId cover 55%
  CarId INTEGER REFERENCES Car(CarId), --: ref Car.CarId cover 70%
  Kind TEXT, --: pick practical*5 | theory*4
  BookedOn TEXT, --: date 2024-02-01..2025-08-20
  TakenOn TEXT, -- empty if cancelled or still to come --: after BookedOn 10..60 days until 2025-08-31
  CancelledOn TEXT, --: const x
  Passed INTEGER, -- 1 passed, 0 failed --: pick 1*5 | 0*3
  Faults INTEGER, --: int 0..16 skew
  FeeEur REAL --: by Kind: theory => 25; else => 95 | 120
); --: rows 160
UPDATE DrivingTest SET InstructorId = NULL, CarId = NULL WHERE Kind = 'theory';
UPDATE DrivingTest SET CancelledOn = CASE WHEN TestId % 13 = 4 THEN date(BookedOn, '+' || (2 + TestId % 7) || ' days') END;
UPDATE DrivingTest SET BookedOn = date((SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = DrivingTest.PupilId), '+' || (20 + TestId % 60) || ' days'), TakenOn = date((SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = DrivingTest.PupilId), '+' || (40 + TestId % 95 + TestId % 60) || ' days') WHERE BookedOn < (SELECT P.EnrolledOn FROM Pupil AS P WHERE P.PupilId = DrivingTest.PupilId);
UPDATE DrivingTest SET CancelledOn = date(BookedOn, '+3 days') WHERE CancelledOn IS NOT NULL;
UPDATE DrivingTest SET TakenOn = NULL WHERE CancelledOn IS NOT NULL OR TakenOn > '2025-08-31';
DELETE FROM DrivingTest WHERE BookedOn > '2025-08-31' OR CancelledOn > '2025-08-31';
UPDATE DrivingTest SET Passed = NULL, Faults = NULL WHERE TakenOn IS NULL;
UPDATE DrivingTest SET Passed = CASE WHEN Faults > 9 THEN 0 ELSE Passed END WHERE TakenOn IS NOT NULL;
UPDATE Instructor SET LeftOn = date('2023-09-01', '+' || (InstructorId * 41 % 330) || ' days') WHERE InstructorId NOT IN (SELECT InstructorId FROM Lesson) AND HiredOn < '2023-01-01';
UPDATE DrivingTest SET InstructorId = (SELECT MIN(I.InstructorId) FROM Instructor AS I WHERE I.LeftOn IS NULL AND I.HiredOn < DrivingTest.BookedOn AND I.InstructorId >= DrivingTest.TestId % 20) WHERE InstructorId IN (SELECT InstructorId FROM Instructor WHERE LeftOn IS NOT NULL) OR (SELECT I.HiredOn FROM Instructor AS I WHERE I.InstructorId = DrivingTest.InstructorId) > BookedOn;
UPDATE Car SET SoldOn = date('2023-11-15', '+' || (CarId * 29 % 250) || ' days') WHERE CarId NOT IN (SELECT CarId FROM Lesson) AND CarId NOT IN (SELECT CarId FROM DrivingTest WHERE CarId IS NOT NULL) AND BoughtOn < '2023-06-01';
UPDATE Pupil SET ClosedOn = NULL WHERE EXISTS (SELECT 1 FROM Lesson AS L WHERE L.PupilId = Pupil.PupilId AND L.StartsAt > Pupil.ClosedOn) OR EXISTS (SELECT 1 FROM DrivingTest AS T WHERE T.PupilId = Pupil.PupilId AND COALESCE(T.TakenOn, T.BookedOn) > Pupil.ClosedOn) OR EXISTS (SELECT 1 FROM PackagePurchase AS X WHERE X.PupilId = Pupil.PupilId AND X.BoughtOn > Pupil.ClosedOn);
UPDATE Lesson SET CarId = CarId + 1 WHERE CarId IN (205, 213, 222, 230);
UPDATE DrivingTest SET CarId = CarId + 1 WHERE CarId IN (205, 213, 222, 230);
UPDATE Car SET SoldOn = date('2024-02-20', '+' || (CarId * 29 % 140) || ' days') WHERE CarId IN (205, 213, 222, 230);
UPDATE Pupil SET ClosedOn = (SELECT date(MAX(D), '+' || (12 + Pupil.PupilId * 7 % 60) || ' days') FROM (SELECT date(StartsAt) AS D FROM Lesson AS L WHERE L.PupilId = Pupil.PupilId UNION SELECT COALESCE(TakenOn, BookedOn) FROM DrivingTest AS T WHERE T.PupilId = Pupil.PupilId UNION SELECT BoughtOn FROM PackagePurchase AS X WHERE X.PupilId = Pupil.PupilId UNION SELECT Pupil.EnrolledOn)) WHERE PupilId % 5 < 3;
UPDATE Pupil SET ClosedOn = NULL WHERE ClosedOn > '2025-08-31';
UPDATE Car SET OdometerKm = 212400 WHERE CarId = 213;
