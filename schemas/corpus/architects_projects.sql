-- An architects' practice with three offices: its clients, its jobs, who works on them, time booked and invoices sent.
CREATE TABLE clients (
  cltId INTEGER PRIMARY KEY,             --: seq 1
  cltName TEXT,                          --: each Linden Living | Linden Holding | Kiel Port Authority | Rotbach Savings Bank | Nordwind Housing | City of Leipzig | Tannhof Clinics | Weber & Sohn | Free School Elbtal | Kranich Logistics | Mozart Foundation | Silberberg Hotels | Osterfeld Parish | Blaustein Media | City of Dresden | Hanse Cooperative | Morgenrot Dairy | Kupferhaus Trust | Ahorn Pensions | Seeblick Care | Grauer Family | Pfeifer Optics | Lausitz Energy | Domplatz Invest | Ulmen Nurseries | Starke Breweries | Elster Publishing | Rosental Trust | Bergmann Tools | Heidegarten Homes
  cltSector TEXT, -- PUB public body, COM commercial, CHA charity or church, PRI private owner --: pick PUB*3 | COM*5 | CHA*2 | PRI
  cltCity TEXT,                          --: pick Leipzig*4 | Hamburg*4 | Dresden*3 | Kiel*2 | Graz*2 | Halle
  cltSince TEXT, -- first contract with us --: date 2009-03-01..2023-12-20
  cltRetainer INTEGER -- 1 = pays us a yearly retainer, 0 = does not --: pick 0*3 | 1
); --: rows 30
CREATE TABLE people (
  perId INTEGER PRIMARY KEY,             --: seq 1
  perFirst TEXT,                         --: first
  perLast TEXT,                          --: last distinct
  perGrade TEXT, -- PRT partner, ARC architect, TEC technician, STU student placement --: pick PRT*2 | ARC*6 | TEC*4 | STU*2
  perOffice TEXT,                        --: pick Hamburg*5 | Dresden*4 | Graz*3
  perBorn TEXT,                          --: date 1961-02-01..2003-06-30
  perJoined TEXT,                        --: date 2008-01-15..2025-06-30
  perChartered TEXT, -- Y = entered in the chamber's register --: pick Y*5 | N*4
  perCostHour REAL,                      --: real 28..96 2
  perCur TEXT                            --: const EUR
); --: rows 34
CREATE TABLE projects (
  prjId INTEGER PRIMARY KEY,             --: seq 301
  prjTitle TEXT,                         --: mix {Kronen|Anker|Weiden|Birken|Falken|Speicher|Sonnen|Kloster|Brunnen|Mauer|Amsel} {Library|Museum|School|Kindergarten|Clinic|Terraces|Courtyard|Offices} distinct
  prjCltId INTEGER, -- who pays --: ref clients.cltId cover 87% skew
  prjLeadPerId INTEGER, -- design lead (people) --: ref people.perId cover 50%
  prjSitePerId INTEGER, -- site supervisor (people), empty while nobody is named --: ref people.perId cover 60% null 20%
  prjKind TEXT, -- CUL culture, EDU education, HLT health, HSG housing, WRK workplace
  prjCity TEXT,                          --: pick Leipzig*5 | Hamburg*4 | Dresden*4 | Graz*3 | Halle*2 | Bremen
  prjStart TEXT,                         --: date 2020-01-10..2025-06-30
  prjPlanned TEXT, -- planned handover --: after prjStart 400..1100 days
  prjDone TEXT, -- actual handover, empty while the job runs --: after prjStart 420..1300 days until 2025-10-31
  prjAreaM2 REAL,                        --: real 240..9800 0 skew
  prjFee REAL, -- fee agreed --: real 40000..1900000 0 skew
  prjBuildCost REAL, -- construction cost agreed
  prjCur TEXT,                           --: const EUR
  prjProgress REAL, -- share complete, 0 to 1 --: real 0.05..0.95 2
  prjListed TEXT, -- Y = listed building, N = not --: pick N*3 | Y
  prjWon INTEGER -- 1 = won in a competition, 0 = direct award --: pick 0*2 | 1
); --: rows 72
CREATE TABLE teams (
  temPrjId INTEGER,                      --: ref projects.prjId cover 90%
  temPerId INTEGER,                      --: ref people.perId cover 92%
  temRole TEXT,                          --: pick Sketches*3 | Details*4 | Tender*2 | Model*2
  temShare REAL, -- part of the working week set aside, 0 to 1 --: pick 0.1*2 | 0.2*4 | 0.25*2 | 0.4*3 | 0.5*3 | 0.8 | 1.0
  temFrom TEXT                           --: date 2020-02-01..2025-09-30
); --: rows 200
CREATE TABLE hours (
  horId INTEGER PRIMARY KEY,             --: seq 7001
  horPrjId INTEGER,                      --: ref projects.prjId cover 85% skew
  horPerId INTEGER,                      --: ref people.perId cover 90%
  horDay TEXT,                           --: date 2024-01-02..2025-10-30
  horSecs INTEGER, -- seconds booked --: int 2..32 normal
  horTask TEXT,                          --: pick Drawing*5 | Meeting*3 | Site visit*2 | Modelling*3 | Admin*2 | Research
  horBillable INTEGER -- 1 = can be charged, 0 = on the house --: pick 1*4 | 0
); --: rows 400
CREATE TABLE invoices (
  invId INTEGER PRIMARY KEY,             --: seq 1
  invNo TEXT,                            --: code R-#### distinct
  invPrjId INTEGER,                      --: ref projects.prjId cover 88%
  invSent TEXT,                          --: date 2022-02-01..2025-10-20
  invDue TEXT, -- 30 days as a rule --: after invSent 14..45 days
  invPaid TEXT, -- day the money came, empty = open --: after invSent 6..90 days until 2025-10-31 null 8%
  invAmount REAL,                        --: real 1800..96000 2 skew
  invCur TEXT,                           --: const EUR
  invDisputed TEXT -- Y = client objects --: pick N*8 | Y
); --: rows 230
UPDATE projects SET prjBuildCost = ROUND(prjFee * (7 + prjId % 6), 0), prjProgress = CASE WHEN prjDone IS NOT NULL THEN 1.0 ELSE prjProgress END;
UPDATE projects SET prjKind = CASE WHEN prjTitle LIKE '%Library' OR prjTitle LIKE '%Museum' THEN 'CUL' WHEN prjTitle LIKE '%School' OR prjTitle LIKE '%Kindergarten' THEN 'EDU' WHEN prjTitle LIKE '%Clinic' THEN 'HLT' WHEN prjTitle LIKE '%Offices' THEN 'WRK' ELSE 'HSG' END;
UPDATE hours SET horSecs = horSecs * 900;
UPDATE people SET perChartered = 'N' WHERE perGrade = 'STU';
UPDATE people SET perChartered = 'Y' WHERE perGrade = 'PRT';
UPDATE people SET perBorn = '200' || (perId % 4) || substr(perBorn, 5) WHERE perGrade = 'STU';
UPDATE people SET perJoined = '2024' || substr(perJoined, 5) WHERE perGrade = 'STU';
UPDATE people SET perBorn = '19' || (62 + perId % 15) || substr(perBorn, 5) WHERE perGrade <> 'STU' AND perBorn > '1990';
UPDATE projects SET prjLeadPerId = CASE prjId % 4 WHEN 0 THEN 19 WHEN 1 THEN 8 WHEN 2 THEN 28 ELSE 15 END WHERE prjLeadPerId IN (SELECT perId FROM people WHERE perGrade = 'STU');
UPDATE projects SET prjSitePerId = 21 WHERE prjSitePerId IN (SELECT perId FROM people WHERE perGrade = 'STU');
DELETE FROM teams WHERE rowid NOT IN (SELECT MIN(rowid) FROM teams GROUP BY temPrjId, temPerId);
DELETE FROM teams WHERE EXISTS (SELECT 1 FROM projects WHERE prjId = temPrjId AND prjLeadPerId = temPerId);
INSERT INTO teams SELECT prjId, prjLeadPerId, 'Lead', CASE prjId % 3 WHEN 0 THEN 0.5 WHEN 1 THEN 0.2 ELSE 0.4 END, prjStart FROM projects;
UPDATE clients SET cltSector = CASE WHEN cltId IN (3, 6, 15) THEN 'PUB' WHEN cltId IN (7, 9, 11, 13, 18, 20, 28) THEN 'CHA' WHEN cltId = 21 THEN 'PRI' ELSE 'COM' END;
UPDATE clients SET cltCity = CASE cltId WHEN 3 THEN 'Kiel' WHEN 6 THEN 'Leipzig' WHEN 15 THEN 'Dresden' WHEN 1 THEN 'Hamburg' WHEN 2 THEN 'Leipzig' ELSE cltCity END;
UPDATE clients SET cltSince = COALESCE((SELECT date(MIN(prjStart), '-' || (20 + cltId * 41 % 900) || ' days') FROM projects WHERE prjCltId = cltId), cltSince);
UPDATE teams SET temFrom = (SELECT MIN(date(prjStart, '+' || (temPerId * 13 % 120) || ' days'), '2025-09-29') FROM projects WHERE prjId = temPrjId) WHERE temRole <> 'Lead';
UPDATE hours SET horDay = (SELECT date(MAX(prjStart, CASE WHEN prjDone < '2024-01-01' THEN prjStart ELSE '2023-07-01' END), '+' || (horId * 37 % (1 + CAST(julianday(MIN(COALESCE(prjDone, '2025-10-30'), '2025-10-30')) - julianday(MAX(prjStart, CASE WHEN prjDone < '2024-01-01' THEN prjStart ELSE '2023-07-01' END)) AS INTEGER))) || ' days') FROM projects WHERE prjId = horPrjId);
UPDATE invoices SET invDue = julianday(invDue) - julianday(invSent), invPaid = julianday(invPaid) - julianday(invSent);
UPDATE invoices SET invSent = (SELECT date(prjStart, '+' || (25 + invId * 53 % (1 + CAST(julianday(COALESCE(prjDone, '2025-10-20')) - julianday(prjStart) - 25 AS INTEGER))) || ' days') FROM projects WHERE prjId = invPrjId);
UPDATE invoices SET invDue = date(invSent, '+' || CAST(invDue AS INTEGER) || ' days'), invPaid = date(invSent, '+' || CAST(invPaid AS INTEGER) || ' days');
UPDATE invoices SET invPaid = NULL WHERE invPaid > '2025-10-31' OR (invSent > '2025-03-01' AND invId % 3 = 0);
UPDATE people SET perLast = 'Weber' WHERE perId = 24;
