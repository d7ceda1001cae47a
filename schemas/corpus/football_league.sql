-- Strait League: twelve clubs on two shores, their players, the match sheet and what the match sheet looked like on past days.
CREATE TABLE Clubs (
  ClubId INTEGER PRIMARY KEY,
  ClubName TEXT NOT NULL,
  City TEXT,
  Stadium TEXT,
  Capacity INTEGER,
  FoundedYear INTEGER,
  AnnualBudget REAL,
  Currency TEXT,
  Licence TEXT,
  LicenceUntil TEXT,
  ParentClubId INTEGER REFERENCES Clubs(ClubId)
);
INSERT INTO Clubs VALUES (1,'Tarnbridge Rovers','Tarnbridge','Weir Park',24500,1893,18400000.0,'GBP','active','2027-06-30',NULL),(2,'Kessock Athletic','Kessock','The Tannery',11200,1901,6900000.0,'GBP','active','2026-06-30',NULL),(3,'Port Almery','Port Almery','Quayside Ground',17800,1911,12100000.0,'GBP','active','2027-06-30',NULL),(4,'Union Vauclair','Vauclair','Stade des Forges',31200,1905,27300000.0,'EUR','active','2028-06-30',NULL),(5,'Racing Merlande','Merlande','Stade du Canal',14600,1924,8800000.0,'EUR','active','2026-06-30',NULL),(6,'Ostermoor Rovers','Ostermoor','Peat Lane',8900,1888,4200000.0,'GBP','active','2026-06-30',1),(7,'Sporting Brisac','Brisac','Arena Brisac',21000,1930,15600000.0,'EUR','active','2027-06-30',NULL),(8,'Lenneby','Lenneby','Havnen',9700,1919,5100000.0,'EUR','active','2026-12-31',4),(9,'Cragmouth City','Cragmouth','Lighthouse Road',19300,1907,13900000.0,'GBP','active','2028-06-30',NULL),(10,'Vauclair Sud','Vauclair','Stade des Forges',31200,1952,7400000.0,'EUR','active','2027-06-30',NULL),(11,'Wexcombe Town','Wexcombe','Hopfield',7600,1898,3800000.0,'GBP','active','2025-12-31',9),(12,'Dunmarsh','Tarnbridge','East Stand Park',13100,1921,7700000.0,'GBP','active','2027-06-30',NULL),(13,'Olympic Sarrel','Sarrel','Stade Neuf',10400,1947,2900000.0,'EUR','inactive','2024-06-30',NULL),(14,'Harl Wanderers','Harl','Mill Meadow',6100,1909,NULL,'GBP','inactive','2023-06-30',NULL);
CREATE TABLE Players (
  PlayerId INTEGER PRIMARY KEY,          --: seq 601
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last
  ClubId INTEGER REFERENCES Clubs(ClubId), --: pick 1*8 | 2*6 | 3*7 | 4*9 | 5*6 | 6*5 | 7*8 | 8*5 | 9*7 | 10*6 | 11*4 | 12*6 | NULL*3
  Position TEXT,                         --: pick Goalkeeper*2 | Defender*6 | Midfielder*6 | Forward*4
  ShirtNumber INTEGER,                   --: int 1..39 null 4%
  BirthDate TEXT,                        --: date 1987-02-01..2008-08-30
  Country TEXT,                          --: pick Scotland*3 | England*6 | France*6 | Denmark*3 | Ghana*2 | Brazil | Japan
  JoinedOn TEXT,                         --: date 2018-07-01..2026-01-31
  ContractUntil TEXT,                    --: pick 2026-06-30*6 | 2027-06-30*7 | 2028-06-30*4 | 2025-06-30 | 2029-06-30
  WeeklyWage REAL,                       --: int 650..24000 skew
  Bonus REAL,                            --: pick 0.0*4 | 5000.0*2 | 12500.0*2 | 40000.0 | NULL
  Currency TEXT,                         --: const GBP
  Registration TEXT,                     --: pick active*11 | inactive*2
  MinutesPlayed INTEGER,                 --: int 0..1890
  Goals INTEGER,                         --: by Position: Goalkeeper => 0; Defender => 0*5 | 1*3 | 2 | 3; Midfielder => 0*2 | 1*3 | 2*3 | 4*2 | 6; Forward => 1*2 | 3*3 | 5*3 | 8*2 | 11 | 15
  MedicalOn TEXT                         --: date 2024-06-10..2026-05-20 null 12%
); --: rows 210
CREATE TABLE Matches (
  MatchId INTEGER PRIMARY KEY,
  MatchCode TEXT,
  Season TEXT,
  Round INTEGER,
  HomeClubId INTEGER REFERENCES Clubs(ClubId),
  AwayClubId INTEGER REFERENCES Clubs(ClubId),
  PlannedKickOff TEXT,
  ActualKickOff TEXT,
  Status TEXT,
  Referee TEXT,
  HomeGoals INTEGER,
  AwayGoals INTEGER,
  HalfTimeHomeGoals INTEGER,
  HalfTimeAwayGoals INTEGER,
  YellowCards INTEGER,
  RedCards INTEGER,
  FirstHalfMinutes INTEGER,
  SecondHalfMinutes INTEGER,
  InterruptionMinutes INTEGER,
  Attendance INTEGER,
  TicketIncome REAL,
  SecurityCost REAL,
  Currency TEXT,
  Levy TEXT,
  Televised TEXT,
  ReportFiledOn TEXT
);
CREATE TABLE MatchSnapshots (
  SnapshotId INTEGER PRIMARY KEY,
  TakenOn TEXT,
  MatchId INTEGER REFERENCES Matches(MatchId),
  Status TEXT,
  PlannedKickOff TEXT,
  Referee TEXT,
  Attendance INTEGER,
  TicketIncome REAL,
  Currency TEXT,
  TakenBy TEXT
);
INSERT INTO Matches WITH s(si, nm, d0) AS (VALUES (0, '2024/25', '2024-08-10'), (1, '2025/26', '2025-08-16')), r(v) AS (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),(19),(20),(21)), k(v) AS (VALUES (0),(1),(2),(3),(4),(5)), p AS (SELECT s.si, s.nm, s.d0, r.v AS rd, k.v AS kk, CASE WHEN k.v = 0 THEN 12 ELSE 1 + (r.v + k.v) % 11 END AS a, CASE WHEN k.v = 0 THEN 1 + r.v % 11 ELSE 1 + (r.v - k.v + 22) % 11 END AS b, (s.si * 1009 + r.v * 613 + k.v * 3571 + r.v * r.v * 97 + k.v * r.v * 211 + k.v * k.v * 53) AS h FROM s, r, k), q AS (SELECT *, CASE WHEN (rd % 2 + si) % 2 = 0 THEN a ELSE b END AS hm, CASE WHEN (rd % 2 + si) % 2 = 0 THEN b ELSE a END AS aw, date(d0, '+' || (rd * 14 + h % 4) || ' days') AS dy FROM p)
SELECT 4001 + si * 132 + rd * 6 + kk, 'M' || CASE si WHEN 0 THEN '24' ELSE '25' END || '-' || printf('%03d', rd * 6 + kk + 1), nm, rd + 1, hm, aw, dy || ' ' || CASE h % 5 WHEN 0 THEN '15:00' WHEN 1 THEN '17:30' WHEN 2 THEN '19:45' WHEN 3 THEN '15:00' ELSE '20:30' END, NULL, CASE WHEN dy > '2026-05-31' THEN 'scheduled' WHEN si = 1 AND h % 11 = 7 THEN 'postponed' WHEN h % 61 = 5 THEN 'abandoned' ELSE 'played' END, CASE WHEN h % 37 = 9 THEN NULL ELSE CASE h / 7 % 9 WHEN 0 THEN 'Ida Roskar' WHEN 1 THEN 'Paul Tenby' WHEN 2 THEN 'Marc Oller' WHEN 3 THEN 'Hugo Verrin' WHEN 4 THEN 'Sean Duffield' WHEN 5 THEN 'Ida Roskar' WHEN 6 THEN 'Lea Brandt' WHEN 7 THEN 'Marc Oller' ELSE 'Tom Askew' END END, CASE WHEN h / 3 % 100 < 24 THEN 0 WHEN h / 3 % 100 < 54 THEN 1 WHEN h / 3 % 100 < 77 THEN 2 WHEN h / 3 % 100 < 91 THEN 3 WHEN h / 3 % 100 < 97 THEN 4 ELSE 6 END, CASE WHEN h / 11 % 100 < 33 THEN 0 WHEN h / 11 % 100 < 66 THEN 1 WHEN h / 11 % 100 < 86 THEN 2 WHEN h / 11 % 100 < 96 THEN 3 ELSE 4 END, 0, 0, h / 17 % 8, (h / 19 % 9 = 0) + (h / 23 % 13 = 0), 45 + h / 29 % 6, 46 + h / 31 % 9, CASE WHEN h % 11 = 3 THEN 4 + h / 7 % 31 ELSE 0 END, 0, 0.0, 0.0, (SELECT Currency FROM Clubs WHERE ClubId = hm), CASE WHEN h / 3 % 7 = 2 THEN 'unpaid' ELSE 'paid' END, CASE WHEN h / 5 % 3 = 0 THEN 'yes' ELSE 'no' END, CASE WHEN h % 13 = 4 THEN NULL ELSE date(dy, '+' || (h / 41 % 9) || ' days') END FROM q;
UPDATE Matches SET HalfTimeHomeGoals = HomeGoals / 2, HalfTimeAwayGoals = (AwayGoals + 1) / 2, Attendance = (SELECT Capacity FROM Clubs WHERE ClubId = HomeClubId) * (41 + (MatchId * 37 + Round * 13) % 58) / 100, ActualKickOff = strftime('%Y-%m-%d %H:%M', PlannedKickOff, '+' || CASE MatchId % 7 WHEN 0 THEN 4 WHEN 3 THEN 11 WHEN 5 THEN 26 ELSE 0 END || ' minutes');
UPDATE Matches SET Attendance = (SELECT Capacity FROM Clubs WHERE ClubId = HomeClubId) + MatchId % 400 + 40 WHERE MatchId % 53 = 17;
UPDATE Matches SET ActualKickOff = strftime('%Y-%m-%d %H:%M', PlannedKickOff, '+' || (18 + MatchId % 30) || ' days') WHERE MatchId % 29 = 3;
UPDATE Matches SET Attendance = NULL WHERE MatchId % 41 = 8;
UPDATE Matches SET TicketIncome = ROUND(Attendance * (14 + HomeClubId % 4 * 3.5), 2), SecurityCost = ROUND(4200 + COALESCE(Attendance, 6000) * 0.9 + MatchId % 17 * 310.5, 2);
UPDATE Matches SET SecurityCost = ROUND(TicketIncome * 1.1, 2) WHERE MatchId % 67 = 20;
UPDATE Matches SET ActualKickOff = NULL, HomeGoals = NULL, AwayGoals = NULL, HalfTimeHomeGoals = NULL, HalfTimeAwayGoals = NULL, YellowCards = NULL, RedCards = NULL, FirstHalfMinutes = NULL, SecondHalfMinutes = NULL, InterruptionMinutes = NULL, Attendance = NULL, TicketIncome = NULL, SecurityCost = NULL, Levy = NULL, ReportFiledOn = NULL WHERE Status IN ('scheduled', 'postponed');
UPDATE Matches SET SecondHalfMinutes = NULL, HomeGoals = NULL, AwayGoals = NULL WHERE Status = 'abandoned';
UPDATE Matches SET MatchCode = 'M24-047' WHERE MatchCode = 'M24-048';
UPDATE Matches SET MatchCode = 'M25-101' WHERE MatchCode = 'M25-110';
UPDATE Matches SET ReportFiledOn = NULL WHERE Status = 'played' AND PlannedKickOff > '2026-05-15' AND MatchId % 3 = 0;
UPDATE Matches SET ReportFiledOn = date(ActualKickOff, '+' || (MatchId % 6) || ' days') WHERE ReportFiledOn < date(ActualKickOff) AND MatchId NOT IN (4063, 4092);
UPDATE Matches SET ReportFiledOn = NULL WHERE ReportFiledOn > '2026-05-31';
UPDATE Players SET JoinedOn = date(BirthDate, '+17 years') WHERE JoinedOn < date(BirthDate, '+17 years');
UPDATE Players SET Currency = COALESCE((SELECT Currency FROM Clubs WHERE Clubs.ClubId = Players.ClubId), 'EUR');
UPDATE Players SET Registration = 'inactive', Bonus = NULL WHERE ClubId IS NULL;
UPDATE Players SET MinutesPlayed = 0, Goals = 0 WHERE Registration = 'inactive' AND PlayerId % 2 = 0;
UPDATE Players SET MinutesPlayed = MinutesPlayed / 90 * 90 + PlayerId % 45;
UPDATE Players SET Goals = 0 WHERE MinutesPlayed < 100;
INSERT INTO MatchSnapshots SELECT row_number() OVER (ORDER BY d, MatchId), d, MatchId, st, k, rf, att, inc, Currency, CASE (MatchId + mm) % 4 WHEN 0 THEN 'nightly job' WHEN 1 THEN 'nightly job' WHEN 2 THEN 'B. Oakes' ELSE 'R. Linde' END FROM (SELECT 0 AS mm, date(PlannedKickOff, '-6 days') AS d, MatchId, 'scheduled' AS st, PlannedKickOff AS k, CASE WHEN MatchId % 3 = 0 THEN 'Tom Askew' ELSE Referee END AS rf, NULL AS att, NULL AS inc, Currency FROM Matches WHERE (MatchId * 7 + Round) % 5 < 3 AND date(PlannedKickOff, '-6 days') <= '2026-05-31' UNION ALL SELECT 1, date(PlannedKickOff, '+1 days'), MatchId, CASE WHEN Status = 'played' AND MatchId % 9 = 2 THEN 'scheduled' ELSE Status END, PlannedKickOff, Referee, Attendance - MatchId % 5 * 60, ROUND(TicketIncome * (1 - MatchId % 4 * 0.02), 2), Currency FROM Matches WHERE (MatchId * 11 + Round) % 4 < 3 AND date(PlannedKickOff, '+1 days') <= '2026-05-31');
