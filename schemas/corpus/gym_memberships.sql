CREATE TABLE Club (
  ClubId INTEGER PRIMARY KEY,
  ClubName TEXT NOT NULL,
  City TEXT,
  OpenedOn TEXT,
  FloorSqm INTEGER,
  HasPool INTEGER
);
INSERT INTO Club VALUES (1, 'Ironworks Central', 'Brackford', '2012-02-01', 1850, 0), (2, 'Ironworks Riverside', 'Brackford', '2016-09-12', 2400, 1), (3, 'Pulse Ardmore', 'Ardmore', '2014-05-19', 1320, 0), (4, 'Pulse Ardmore West', 'Ardmore', '2021-01-11', 980, 0), (5, 'Lido Fitness', 'Selwick', '2018-06-30', 3100, 1), (6, 'The Boiler Room', 'Tarn Green', '2019-10-07', 760, 0), (7, 'Summit Studio', 'Selwick', '2024-11-18', 540, 0);
CREATE TABLE Person (
  PersonId INTEGER PRIMARY KEY,          --: seq 1
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last
  BirthDate TEXT,                        --: date 1951-02-01..2008-09-30
  City TEXT,                             --: pick Brackford*6 | Ardmore*4 | Selwick*4 | Tarn Green*2 | Oxley*1
  Phone TEXT,                            --: code 07### ###### null 8% empty 6%
  Email TEXT                             --: from lower {FirstName}.{LastName}@fitmail.example null 12% empty 4%
); --: rows 150
CREATE TABLE Member (
  PersonId INTEGER PRIMARY KEY REFERENCES Person(PersonId), --: seq 1
  MemberNo TEXT,                         --: code M#####
  JoinedOn TEXT,                         --: date 2019-03-01..2024-11-30
  HomeClubId INTEGER,                    --: pick 1*6 | 2*7 | 3*4 | 4*2 | 5*5 | 6*3
  ReferredById INTEGER REFERENCES Member(PersonId), --: self PersonId null 65%
  NewsletterOptIn INTEGER                --: pick 1*6 | 0*4
); --: rows 130
CREATE TABLE Trainer (
  PersonId INTEGER PRIMARY KEY REFERENCES Person(PersonId), --: seq 128
  ClubId INTEGER REFERENCES Club(ClubId), --: pick 1*3 | 2*3 | 3*2 | 4 | 5*3 | 6
  HiredOn TEXT,                          --: date 2013-01-07..2024-08-01
  HourlyRate REAL,                       --: pick 22*2 | 24.5*3 | 27*3 | 31*2 | 36
  IsFreelance INTEGER,                   --: pick 0*6 | 1*4
  Speciality TEXT                        --: pick Strength*3 | Yoga*2 | Spinning*2 | Rehab | NULL
); --: rows 21
CREATE TABLE Plan (
  PlanId INTEGER PRIMARY KEY,
  PlanName TEXT,
  MonthlyFee REAL,
  MinMonths INTEGER,
  IncludesSauna INTEGER
);
INSERT INTO Plan VALUES (1, 'Off-Peak', 24.9, 1, 0), (2, 'Standard', 39.9, 12, 0), (3, 'Standard Flex', 46.9, 1, 0), (4, 'All Clubs', 58.0, 12, 1), (5, 'Student', 27.5, 6, 0), (6, 'Family', 89.0, 12, 1), (7, 'Senior Off-Peak', 19.9, 3, 1), (8, 'Corporate Gold', 52.0, 24, 1);
CREATE TABLE Membership (
  MembershipId INTEGER PRIMARY KEY,      --: seq 9001
  PersonId INTEGER REFERENCES Member(PersonId), --: ref Member.PersonId cover 94%
  PlanId INTEGER,                        --: pick 1*5 | 2*8 | 3*4 | 4*5 | 5*4 | 6*2 | 7*2
  StartedOn TEXT,                        --: date 2021-01-04..2024-12-02
  CancelRequestedOn TEXT,                --: after StartedOn 70..620 days until 2024-12-31 null 45%
  EndedOn TEXT,                          --: after CancelRequestedOn 15..75 days until 2024-12-31
  DiscountPct REAL,                      --: pick 0*6 | 5*2 | 10*2 | 25
  AutoRenew INTEGER                      --: pick 1*7 | 0*3
); --: rows 190
CREATE TABLE CheckIn (
  CheckInId INTEGER PRIMARY KEY,         --: seq 1
  PersonId INTEGER,                      --: ref Member.PersonId cover 78% skew
  ClubId INTEGER,                        --: pick 1*6 | 2*7 | 3*4 | 4*2 | 5*5 | 6*3
  EnteredAt TEXT,                        --: date 2024-01-02..2024-12-30 %Y-%m-%d %H:%M:%S
  LeftAt TEXT                            --: after EnteredAt 30..160 minutes %Y-%m-%d %H:%M:%S
); --: rows 390
CREATE TABLE Class (
  ClassId INTEGER PRIMARY KEY,           --: seq 201
  ClassName TEXT,                        --: pick Spin 45*3 | Power Yoga*3 | Yin Yoga*2 | Body Pump*3 | Aqua Fit*1 | HIIT Blast*3 | Pilates Basics*2 | Back Care*1
  ClubId INTEGER REFERENCES Club(ClubId), --: pick 1*3 | 2*4 | 3*3 | 4*1 | 5*3 | 6*1
  TrainerId INTEGER,                     --: ref Trainer.PersonId cover 70%
  Weekday TEXT,                          --: pick Monday*3 | Tuesday*3 | Wednesday*2 | Thursday*3 | Friday*2 | Saturday*2
  StartTime TEXT,                        --: pick 06:45*2 | 09:30*2 | 12:15*1 | 17:30*3 | 18:45*3 | 20:00*1
  Capacity INTEGER,                      --: pick 10*2 | 12*3 | 16*3 | 20*2 | 24
  Level TEXT                             --: pick beginner*3 | intermediate*3 | advanced*2 | NULL*2
); --: rows 34
CREATE TABLE ClassBooking (
  ClassBookingId INTEGER PRIMARY KEY,    --: seq 1
  ClassId INTEGER,                       --: ref Class.ClassId cover 88%
  PersonId INTEGER,                      --: ref Member.PersonId cover 66% skew
  BookedAt TEXT,                         --: date 2024-02-01..2024-12-29 %Y-%m-%d %H:%M:%S
  ClassDate TEXT,                        --: after BookedAt 0..8 days
  CancelledAt TEXT,                      --: after BookedAt 1..60 hours %Y-%m-%d %H:%M:%S null 86%
  Attended INTEGER                       --: pick 1*8 | 0*2
); --: rows 340
CREATE TABLE PtSession (
  PtSessionId INTEGER PRIMARY KEY,       --: seq 6001
  TrainerId INTEGER REFERENCES Trainer(PersonId), --: ref Trainer.PersonId cover 80% skew
  PersonId INTEGER REFERENCES Member(PersonId), --: ref Member.PersonId cover 40%
  HeldOn TEXT,                           --: date 2023-06-01..2024-12-30
  Minutes INTEGER,                       --: pick 30*2 | 45*3 | 60*5 | 90
  Price REAL,                            --: pick 0
  IsPaid INTEGER                         --: pick 1*8 | 0*2
); --: rows 190
CREATE TABLE Payment (
  PaymentId INTEGER PRIMARY KEY,         --: seq 40001
  MembershipId INTEGER,                  --: ref Membership.MembershipId cover 90%
  DueOn TEXT,                            --: date 2021-02-01..2024-12-28
  PaidOn TEXT,                           --: after DueOn 0..12 days null 9%
  ReminderSentOn TEXT,                   --: date 2021-02-01..2024-12-28 null 100%
  Amount REAL,                           --: price 10..90
  Method TEXT,                           --: pick direct debit*7 | card*3 | cash*1 | NULL*1
  Bounced INTEGER                        --: pick 0*14 | 1
); --: rows 400
CREATE TABLE Locker (
  LockerId INTEGER PRIMARY KEY,          --: seq 1
  LockerCode TEXT,                       --: code L@-## distinct
  ClubId INTEGER REFERENCES Club(ClubId), --: pick 1*3 | 2*3 | 3 | 5*2 | 6
  PersonId INTEGER,                      --: ref Member.PersonId cover 50% null 35%
  RentedSince TEXT,                      --: date 2022-01-10..2024-12-10
  MonthlyFee REAL                        --: pick 6*3 | 9 | 11
); --: rows 64
UPDATE Member SET MemberNo = 'M' || (20100 + PersonId * 37);
UPDATE Membership SET StartedOn = (SELECT date(m.JoinedOn, '+' || (Membership.MembershipId % 9 * 20) || ' days') FROM Member AS m WHERE m.PersonId = Membership.PersonId) WHERE StartedOn < (SELECT m.JoinedOn FROM Member AS m WHERE m.PersonId = Membership.PersonId);
UPDATE Membership SET StartedOn = (SELECT m.JoinedOn FROM Member AS m WHERE m.PersonId = Membership.PersonId) WHERE StartedOn > '2024-12-20';
UPDATE Membership SET CancelRequestedOn = NULL, EndedOn = NULL WHERE CancelRequestedOn < date(StartedOn, '+40 days');
UPDATE Person SET BirthDate = '1997-04-12' WHERE PersonId > 130 AND BirthDate > '2003-01-01';
UPDATE Payment SET DueOn = (SELECT date(s.StartedOn, '+' || (1 + PaymentId * 5 % 21) || ' months') FROM Membership AS s WHERE s.MembershipId = Payment.MembershipId);
UPDATE Payment SET DueOn = (SELECT date(s.StartedOn, '+' || (PaymentId % 2) || ' months') FROM Membership AS s WHERE s.MembershipId = Payment.MembershipId) WHERE DueOn > '2024-12-30' OR DueOn > (SELECT s.EndedOn FROM Membership AS s WHERE s.MembershipId = Payment.MembershipId);
UPDATE Payment SET PaidOn = date(DueOn, '+' || (CASE WHEN PaymentId % 6 = 0 THEN 9 + PaymentId * 7 % 44 ELSE PaymentId % 4 END) || ' days') WHERE PaidOn IS NOT NULL;
UPDATE Payment SET PaidOn = NULL WHERE PaidOn > '2024-12-31' OR DueOn > '2024-12-31';
UPDATE Payment SET ReminderSentOn = date(DueOn, '+' || (8 + PaymentId % 4) || ' days') WHERE (PaidOn IS NULL OR julianday(PaidOn) - julianday(DueOn) > 12) AND PaymentId % 5 > 0 AND DueOn < '2024-12-18';
UPDATE Payment SET Amount = (SELECT round(p.MonthlyFee * (100 - s.DiscountPct) / 100.0, 2) FROM Membership AS s JOIN Plan AS p ON s.PlanId = p.PlanId WHERE s.MembershipId = Payment.MembershipId);
UPDATE Payment SET Amount = round(Amount - 10, 2) WHERE PaymentId % 43 = 6;
UPDATE Payment SET Method = '' WHERE Method IS NULL AND PaymentId % 2 = 0;
UPDATE CheckIn SET EnteredAt = date(EnteredAt) || ' ' || printf('%02d:%02d:00', 6 + (CheckInId * 7 + CheckInId / 3) % 15, CheckInId * 13 % 60);
UPDATE CheckIn SET LeftAt = strftime('%Y-%m-%d %H:%M:%S', EnteredAt, '+' || (28 + CheckInId * 17 % 104) || ' minutes');
UPDATE CheckIn SET LeftAt = NULL WHERE CheckInId % 23 = 4;
UPDATE CheckIn SET ClubId = (SELECT m.HomeClubId FROM Member AS m WHERE m.PersonId = CheckIn.PersonId) WHERE CheckInId % 4 > 0;
UPDATE Class SET ClubId = 5 - 3 * (ClassId % 2) WHERE ClassName = 'Aqua Fit';
UPDATE Class SET Level = '' WHERE Level IS NULL AND ClassId % 2 = 1;
UPDATE ClassBooking SET ClassDate = (SELECT CASE c.Weekday WHEN 'Monday' THEN date(ClassBooking.ClassDate, 'weekday 1') WHEN 'Tuesday' THEN date(ClassBooking.ClassDate, 'weekday 2') WHEN 'Wednesday' THEN date(ClassBooking.ClassDate, 'weekday 3') WHEN 'Thursday' THEN date(ClassBooking.ClassDate, 'weekday 4') WHEN 'Friday' THEN date(ClassBooking.ClassDate, 'weekday 5') ELSE date(ClassBooking.ClassDate, 'weekday 6') END FROM Class AS c WHERE c.ClassId = ClassBooking.ClassId);
UPDATE ClassBooking SET CancelledAt = NULL WHERE CancelledAt > ClassDate;
UPDATE ClassBooking SET Attended = 0 WHERE CancelledAt IS NOT NULL;
UPDATE ClassBooking SET Attended = NULL WHERE ClassDate > '2024-12-31';
UPDATE PtSession SET PersonId = PersonId + 1 WHERE PersonId = TrainerId AND PersonId < 130;
UPDATE PtSession SET Price = (SELECT round(t.HourlyRate * 1.6 * PtSession.Minutes / 60.0, 2) FROM Trainer AS t WHERE t.PersonId = PtSession.TrainerId);
UPDATE Locker SET RentedSince = NULL WHERE PersonId IS NULL;
CREATE VIEW ActiveMembership AS SELECT s.MembershipId, s.PersonId, p.PlanName, s.StartedOn FROM Membership AS s JOIN Plan AS p ON s.PlanId = p.PlanId WHERE s.EndedOn IS NULL;
CREATE VIEW ClassFill AS SELECT b.ClassId, b.ClassDate, COUNT(*) AS BookedCount FROM ClassBooking AS b WHERE b.CancelledAt IS NULL GROUP BY b.ClassId, b.ClassDate;
