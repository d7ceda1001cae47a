CREATE TABLE branch (
  brnId INTEGER PRIMARY KEY,
  brnName TEXT NOT NULL,
  brnTown TEXT,
  brnRegion TEXT,
  brnFoundedYr INTEGER,
  brnOfficeM2 REAL
);
INSERT INTO branch VALUES (1, 'Ropewalk', 'Saltby', 'East', 1921, 84.5), (2, 'Dunmere', 'Saltby', 'East', 1948, 40.0), (3, 'Tramsheds', 'Dunmere', 'North', 1937, 112.0), (4, 'Lower Weir', 'Dunmere', 'North', 1986, NULL), (5, 'Kilnside', 'Oxhaven', 'West', 1912, 150.0), (6, 'Ferry Road', 'Port Allan', 'West', 1964, 63.0), (7, 'Corn Exchange', 'Marrick', 'South', 1977, 58.5), (8, 'Signal Box', 'Marrick', 'South', 1990, NULL), (9, 'Gasworks', 'Thornley Cross', 'North', 1903, 97.0), (10, 'Bluebell Estate', 'Port Allan', 'West', 2004, 40.0), (11, 'Old Infirmary', 'Oxhaven', 'West', 1955, 71.0), (12, 'Airfield', 'Hembury', 'South', 2016, 33.0);
CREATE TABLE employer (
  empId INTEGER PRIMARY KEY,
  empName TEXT NOT NULL,
  empSector TEXT,
  empTown TEXT,
  empStaffCount INTEGER,
  empRecognisedOn TEXT
);
INSERT INTO employer VALUES (1, 'Saltby Harbour Trust', 'Transport', 'Saltby', 640, '1998-05-11'), (2, 'Marlow Ferries', 'Transport', 'Port Allan', 310, '2006-02-20'), (3, 'Oxhaven General Hospital', 'Health', 'Oxhaven', 2850, '1989-09-01'), (4, 'Marrick District Council', 'Public administration', 'Marrick', 1420, '1991-04-15'), (5, 'Brightwell Bakery', 'Food', 'Dunmere', 275, '2019-11-04'), (6, 'Pell & Sons Foundry', 'Metal', 'Thornley Cross', 190, '1994-06-30'), (7, 'Lark Parcels', 'Logistics', 'Hembury', 880, NULL), (8, 'Dunmere Tramways', 'Transport', 'Dunmere', 720, '1987-01-12'), (9, 'Hembury Cold Store', 'Logistics', 'Hembury', 145, NULL), (10, 'Cobden Care Homes', 'Health', 'Oxhaven', 530, '2021-03-08'), (11, 'Weir Paper Mill', 'Paper', 'Dunmere', 260, '2001-10-22'), (12, 'Quayside Biscuits', 'Food', 'Saltby', 410, '2012-07-02'), (13, 'Port Allan Academy', 'Education', 'Port Allan', 175, '2015-09-14'), (14, 'Lark Catering', 'Food', 'Marrick', 95, NULL), (15, 'Thornley Glass', 'Glass', 'Thornley Cross', 330, '2003-03-17'), (16, 'Sable Robotics', 'Metal', 'Hembury', 60, NULL);
CREATE TABLE member (
  mbrNo INTEGER PRIMARY KEY,             --: seq 20001
  mbrFirst TEXT,                         --: first
  mbrLast TEXT,                          --: last
  mbrBornOn TEXT,                        --: date 1948-01-01..2005-12-31
  mbrGradeCd TEXT,                       --: pick FT*9 | PT*4 | AP*2 | RT*2
  mbrDuesGbp REAL,                       --: by mbrGradeCd: FT => 18.5*4 | 21*2 | 16.75; PT => 11*3 | 9.5; AP => 6.5; RT => 4
  mbrJoinedOn TEXT,                      --: date 2004-01-05..2024-06-20
  mbrLeftOn TEXT,                        --: after mbrJoinedOn 300..5200 days until 2024-06-30 null 65%
  mbrRepFlag TEXT,                       --: pick N*9 | Y
  mbrEmail TEXT,                         --: from lower {mbrFirst}.{mbrLast}@post.example null 22%
  mbrBranchId INTEGER,                   --: ref branch.brnId cover 95% skew
  mbrEmployerId INTEGER REFERENCES employer(empId), --: ref employer.empId cover 95% skew
  mbrRecruiterNo INTEGER REFERENCES member(mbrNo) --: self mbrNo null 35%
); --: rows 330
CREATE TABLE casework (
  casNo INTEGER PRIMARY KEY,             --: seq 5001
  casMemberNo INTEGER REFERENCES member(mbrNo), --: ref member.mbrNo cover 45% skew
  casRepNo INTEGER,                      --: ref member.mbrNo cover 8% skew
  casEmployerId INTEGER,                 --: ref employer.empId cover 95%
  casIssue TEXT,                         --: pick pay*6 | dismissal*4 | holiday*2 | bullying*3 | sick leave*3 | shift pattern*2 | safety*2
  casOpenedOn TEXT,                      --: date 2022-01-03..2024-06-27
  casHearingOn TEXT,                     --: after casOpenedOn 10..70 days until 2024-06-30 null 35%
  casClosedOn TEXT,                      --: after casOpenedOn 20..240 days until 2024-06-30
  casOutcome TEXT,                       --: pick won*5 | settled*5 | lost*3 | withdrawn*2
  casWorkMin INTEGER,                    --: int 15..900 skew
  casHearingMin INTEGER,                 --: int 20..240 normal
  casTravelKm REAL,                      --: real 0..180 1 skew
  casAwardGbp REAL                       --: price 150..9000
); --: rows 310
CREATE TABLE dues_payment (
  dueId INTEGER PRIMARY KEY,             --: seq 70001
  dueMemberNo INTEGER REFERENCES member(mbrNo), --: ref member.mbrNo cover 80% skew
  duePaidOn TEXT,                        --: date 2022-07-01..2024-06-28
  dueMonths INTEGER,                     --: pick 1*6 | 3*3 | 6 | 12
  dueMethod TEXT,                        --: pick payroll*6 | direct debit*5 | card*2 | cash
  dueAmountGbp REAL                      --: expr dueMonths * (SELECT mbrDuesGbp FROM member WHERE mbrNo = dueMemberNo)
); --: rows 400
CREATE TABLE strike_payment (
  strId INTEGER PRIMARY KEY,             --: seq 301
  strMemberNo INTEGER,                   --: ref member.mbrNo cover 25%
  strPaidOn TEXT,                        --: date 2022-09-01..2024-06-25
  strDays INTEGER,                       --: int 1..9 skew
  strAmountGbp REAL                      --: expr strDays * 55.0
); --: rows 110
UPDATE member SET mbrEmployerId = NULL WHERE mbrGradeCd = 'RT';
UPDATE member SET mbrBornOn = date(mbrBornOn, '-18 years') WHERE mbrGradeCd = 'RT' AND mbrBornOn > '1962-01-01' AND mbrBornOn < '1980-01-01';
UPDATE member SET mbrBornOn = date(mbrBornOn, '-44 years') WHERE mbrGradeCd = 'RT' AND mbrBornOn >= '1980-01-01';
UPDATE member SET mbrBornOn = date(mbrBornOn, '+35 years') WHERE mbrGradeCd = 'AP' AND mbrBornOn < '1970-01-01';
UPDATE member SET mbrJoinedOn = date(mbrBornOn, '+19 years', '+40 days') WHERE mbrJoinedOn < date(mbrBornOn, '+16 years');
UPDATE member SET mbrBornOn = date(mbrBornOn, '-4 years'), mbrJoinedOn = date(mbrJoinedOn, '-4 years') WHERE mbrJoinedOn > '2024-06-20';
UPDATE member SET mbrLeftOn = NULL WHERE mbrLeftOn <= mbrJoinedOn;
UPDATE member SET mbrRepFlag = 'Y' WHERE mbrNo IN (SELECT casRepNo FROM casework);
UPDATE member SET mbrLeftOn = NULL WHERE mbrRepFlag = 'Y' AND mbrNo % 3 > 0;
UPDATE casework SET casRepNo = (SELECT MIN(mbrNo) FROM member WHERE mbrRepFlag = 'Y') WHERE casRepNo = casMemberNo;
UPDATE casework SET casEmployerId = (SELECT mbrEmployerId FROM member WHERE mbrNo = casMemberNo) WHERE (SELECT mbrEmployerId FROM member WHERE mbrNo = casMemberNo) IS NOT NULL AND casNo % 9 > 0;
UPDATE casework SET casOutcome = NULL WHERE casClosedOn IS NULL;
UPDATE casework SET casHearingOn = NULL WHERE casHearingOn > casClosedOn;
UPDATE casework SET casHearingMin = NULL WHERE casHearingOn IS NULL;
UPDATE casework SET casAwardGbp = NULL WHERE casOutcome IS NULL OR casOutcome IN ('lost', 'withdrawn') OR casNo % 7 = 3;
UPDATE casework SET casTravelKm = 0 WHERE casHearingOn IS NULL AND casNo % 2 = 0;
UPDATE dues_payment SET duePaidOn = (SELECT date(mbrJoinedOn, '+5 days') FROM member WHERE mbrNo = dueMemberNo) WHERE duePaidOn < (SELECT mbrJoinedOn FROM member WHERE mbrNo = dueMemberNo);
