CREATE TABLE person (
  personId INTEGER, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last
  bornOn TEXT, --: date 1999-02-01..2019-08-30
  town TEXT, --: pick Aldery*7 | Brackwater*5 | Cawl*4 | Dunsey*3 | Eastholm*2
  guardianId INTEGER, -- person who answers for a child --: const 0
  mailOk TEXT, -- Y or N --: pick Y*5 | N*3 | NULL
  heardBy TEXT -- how they found the school --: pick friend*6 | poster*3 | web search*4 | open day*3 | NULL*2
); --: rows 160
UPDATE person SET bornOn = date(bornOn, '-26 years') WHERE personId <= 24;
UPDATE person SET bornOn = date(bornOn, '-' || (18 + personId % 30) || ' years') WHERE personId > 24 AND personId % 3 = 0;
UPDATE person SET guardianId = CASE WHEN bornOn > '2007-03-15' THEN 27 + (personId * 7 % 44) * 3 END;
UPDATE person SET lastName = (SELECT g.lastName FROM person AS g WHERE g.personId = person.guardianId) WHERE guardianId IS NOT NULL AND personId % 4 <> 1;
CREATE TABLE teacher (
  personId INTEGER, --: seq 1
  chiefId INTEGER, -- head teacher, personId --: pick 1*3 | 2*3 | 5*2
  hiredOn TEXT, --: date 2010-01-10..2024-10-01
  leftOn TEXT, --: after hiredOn 300..2600 days until 2025-02-28 null 60%
  hourRate REAL, --: real 19.5..46 1
  fullTime TEXT, -- Y or N --: pick Y*2 | N*3
  homeBranch TEXT --: pick MILL*4 | PIER*3 | CHAP*3
); --: rows 24
UPDATE teacher SET chiefId = NULL WHERE personId IN (1, 2, 5);
UPDATE teacher SET leftOn = NULL WHERE personId IN (1, 2, 5);
UPDATE teacher SET hourRate = hourRate + 9 WHERE personId IN (1, 2);
CREATE TABLE branch (
  branchCode TEXT,
  branchName TEXT,
  town TEXT,
  rentMonth REAL,
  openedOn TEXT,
  hasParking TEXT -- Y or N
);
INSERT INTO branch VALUES ('MILL', 'Old Mill', 'Aldery', 3150.0, '2006-09-01', 'Y'), ('PIER', 'Pier House', 'Brackwater', 2480.0, '2013-01-15', 'N'), ('CHAP', 'Chapel Hall', 'Cawl', 1190.0, '2018-04-03', 'Y'), ('BARN', 'Tithe Barn', 'Dunsey', NULL, '2025-02-01', 'Y');
CREATE TABLE studio (
  studioNo INTEGER,
  studioName TEXT,
  branchCode TEXT,
  floorSqm INTEGER,
  maxDancers INTEGER,
  hasMirrors TEXT, -- Y or N
  floorType TEXT
);
INSERT INTO studio VALUES (11, 'Pavlova', 'MILL', 140, 28, 'Y', 'sprung'), (12, 'Astaire', 'MILL', 95, 18, 'Y', 'sprung'), (13, 'Attic', 'MILL', 52, 10, 'N', 'vinyl'), (21, 'Seaview', 'PIER', 120, 24, 'Y', 'sprung'), (22, 'Boathouse', 'PIER', 80, 16, 'N', 'parquet'), (31, 'Nave', 'CHAP', 165, 30, 'N', 'parquet'), (32, 'Vestry', 'CHAP', 40, 8, 'Y', 'vinyl'), (41, 'Haylofts', 'BARN', 110, 22, 'N', 'concrete');
CREATE TABLE danceStyle (
  styleCode TEXT,
  styleName TEXT,
  origin TEXT,
  inPairs TEXT, -- Y danced in pairs, N not
  shoes TEXT
);
INSERT INTO danceStyle VALUES ('BAL', 'Ballet', 'France', 'N', 'pointe'), ('TAP', 'Tap', 'United States', 'N', 'tap'), ('SAL', 'Salsa', 'Cuba', 'Y', 'heeled'), ('TAN', 'Tango', 'Argentina', 'Y', 'heeled'), ('HIP', 'Hip Hop', 'United States', 'N', 'trainers'), ('WAL', 'Waltz', 'Austria', 'Y', 'heeled'), ('FLA', 'Flamenco', 'Spain', 'N', 'heeled'), ('CON', 'Contemporary', NULL, 'N', 'barefoot'), ('CEI', 'Ceilidh', 'Scotland', 'Y', 'soft');
CREATE TABLE course (
  courseNo INTEGER, --: seq 301
  styleCode TEXT, --: pick BAL*5 | TAP*3 | SAL*4 | TAN*3 | HIP*4 | WAL*2 | FLA*2 | CON*3
  levelCode TEXT, -- B beginners, I improvers, A advanced --: pick B*4 | I*3 | A*2
  teacherId INTEGER, -- personId of the teacher --: int 1..24
  studioNo INTEGER, --: pick 11*4 | 12*3 | 13*2 | 21*4 | 22*3 | 31*3 | 32*2
  termName TEXT, --: pick Autumn 2023 | Spring 2024*2 | Autumn 2024*2 | Spring 2025*2
  firstLesson TEXT, --: const x
  lastLesson TEXT, --: const x
  lessonsPlanned INTEGER, --: pick 8 | 10*3 | 12*3 | 14
  lessonMinutes INTEGER, --: pick 45*2 | 60*4 | 75*2 | 90*2
  places INTEGER, --: int 8..24
  listFee REAL, -- for the whole course --: price 70..340
  dropped TEXT -- Y if the course was called off before it began --: pick N*9 | Y
); --: rows 64
UPDATE course SET firstLesson = date(CASE termName WHEN 'Autumn 2023' THEN '2023-09-04' WHEN 'Spring 2024' THEN '2024-01-15' WHEN 'Autumn 2024' THEN '2024-09-02' ELSE '2025-01-13' END, '+' || (courseNo * 5 % 19) || ' days');
UPDATE course SET lastLesson = date(firstLesson, '+' || ((lessonsPlanned - 1) * 7 + courseNo % 2 * 7) || ' days');
UPDATE course SET teacherId = COALESCE((SELECT MIN(personId) FROM teacher WHERE (leftOn IS NULL OR leftOn > course.lastLesson) AND personId >= course.teacherId), 5);
UPDATE teacher SET hiredOn = '2022-08-15' WHERE leftOn IS NULL AND hiredOn > '2023-08-20' AND personId % 2 = 0;
CREATE TABLE enrolment (
  enrolNo INTEGER, --: seq 9001
  courseNo INTEGER, --: ref course.courseNo
  pupilId INTEGER, -- personId of the pupil --: int 25..152
  bookedOn TEXT, --: int 1..60
  paidOn TEXT, --: const x
  withdrewOn TEXT, -- empty while in the course --: const x
  feeAgreed REAL, --: const 0
  feePaid REAL, --: const 0
  trialFirst TEXT, -- Y came to a free trial before, N did not --: pick Y*2 | N*5
  endMark INTEGER -- 1 to 10, given at the end, may be missing --: int 2..10 normal null 40%
); --: rows 330
DELETE FROM enrolment WHERE courseNo IN (SELECT courseNo FROM course WHERE courseNo % 16 = 9);
DELETE FROM enrolment WHERE enrolNo NOT IN (SELECT MIN(enrolNo) FROM enrolment GROUP BY courseNo, pupilId);
UPDATE enrolment SET feeAgreed = (SELECT ROUND(listFee * (100 - (enrolNo % 5) * 5 * (enrolNo % 2)) / 100.0, 2) FROM course AS c WHERE c.courseNo = enrolment.courseNo);
UPDATE enrolment SET bookedOn = (SELECT date(c.firstLesson, '-' || (enrolment.enrolNo * 13 % 61 - 4) || ' days') FROM course AS c WHERE c.courseNo = enrolment.courseNo) WHERE enrolNo % 61 > 0;
UPDATE enrolment SET bookedOn = (SELECT c.firstLesson FROM course AS c WHERE c.courseNo = enrolment.courseNo) WHERE bookedOn IS NULL OR length(bookedOn) < 8;
UPDATE enrolment SET paidOn = CASE WHEN enrolNo % 8 = 3 THEN NULL ELSE date(bookedOn, '+' || (enrolNo * 7 % 46) || ' days') END;
UPDATE enrolment SET paidOn = NULL WHERE paidOn > '2025-03-15';
UPDATE enrolment SET feePaid = CASE WHEN paidOn IS NULL THEN 0 WHEN enrolNo % 11 = 4 THEN ROUND(feeAgreed / 2, 2) ELSE feeAgreed END;
UPDATE enrolment SET withdrewOn = CASE WHEN enrolNo % 9 = 5 THEN date((SELECT c.firstLesson FROM course AS c WHERE c.courseNo = enrolment.courseNo), '+' || (enrolNo % 40 - 6) || ' days') END;
UPDATE enrolment SET withdrewOn = NULL WHERE withdrewOn > '2025-03-15' OR withdrewOn < bookedOn;
UPDATE enrolment SET endMark = NULL WHERE withdrewOn IS NOT NULL OR courseNo IN (SELECT courseNo FROM course WHERE dropped = 'Y' OR lastLesson > '2025-03-15');
CREATE TABLE lesson (
  lessonId INTEGER, --: seq 5001
  courseNo INTEGER, --: ref course.courseNo
  lessonNr INTEGER, -- 1 for the first of the course --: int 1..8
  heldOn TEXT, --: const x
  standInId INTEGER, -- personId of a teacher who stood in --: pick NULL*9 | 3 | 7 | 11 | 16
  calledOff TEXT, -- Y if it did not take place --: pick N*11 | Y
  headcount INTEGER -- dancers counted --: int 2..19 normal
); --: rows 300
DELETE FROM lesson WHERE courseNo IN (SELECT courseNo FROM course WHERE dropped = 'Y');
UPDATE lesson SET heldOn = (SELECT date(c.firstLesson, '+' || ((lesson.lessonNr - 1) * 7) || ' days') FROM course AS c WHERE c.courseNo = lesson.courseNo);
DELETE FROM lesson WHERE heldOn > '2025-03-14';
DELETE FROM lesson WHERE lessonId NOT IN (SELECT MIN(lessonId) FROM lesson GROUP BY courseNo, lessonNr);
UPDATE lesson SET headcount = NULL, standInId = NULL WHERE calledOff = 'Y';
CREATE TABLE showing (
  showId INTEGER,
  title TEXT,
  heldOn TEXT,
  venueTown TEXT,
  seats INTEGER,
  ticketsSold INTEGER,
  ticketPrice REAL,
  hallRent REAL,
  scrapped TEXT -- Y if it never took place
);
INSERT INTO showing VALUES
(1, 'Winter Steps', '2023-12-16', 'Aldery', 320, 288, 12.0, 850.0, 'N'), (2, 'Spring Gala', '2024-04-20', 'Brackwater', 450, 391, 15.0, 1200.0, 'N'), (3, 'Little Feet', '2024-05-25', 'Aldery', 180, 180, 6.5, 300.0, 'N'), (4, 'Night of Tango', '2024-06-08', 'Eastholm', 210, 96, 18.0, 640.0, 'N'), (5, 'Harvest Ceilidh', '2024-10-05', 'Dunsey', 150, 0, 8.0, 0.0, 'Y'), (6, 'Nutcracker Shorts', '2024-12-14', 'Aldery', 320, 311, 14.0, 900.0, 'N'), (7, 'Open Floor', '2025-01-25', 'Cawl', 120, 74, 5.0, NULL, 'N'), (8, 'Spring Gala', '2025-04-26', 'Brackwater', 450, 127, 16.0, 1250.0, 'N'), (9, 'Rush Hour', '2025-05-31', 'Eastholm', 210, 18, 12.5, 660.0, 'N'), (10, 'Heel and Toe', '2024-03-09', 'Cawl', 120, 0, 7.0, 150.0, 'Y');
CREATE TABLE casting (
  showId INTEGER, --: int 1..9
  pupilId INTEGER, -- personId --: int 25..152
  styleCode TEXT, --: pick BAL*5 | TAP*3 | SAL*3 | TAN*3 | HIP*4 | CON*2
  soloist TEXT, -- Y or N --: pick Y | N*5
  costumeFee REAL, --: price 8..75 null 15%
  rehearsals INTEGER -- how many the pupil came to --: int 0..14 normal
); --: rows 210
DELETE FROM casting WHERE rowid NOT IN (SELECT MIN(rowid) FROM casting GROUP BY showId, pupilId);
CREATE TABLE styleSkill (
  personId INTEGER, -- teacher --: int 1..24
  styleCode TEXT, --: pick BAL*4 | TAP*3 | SAL*4 | TAN*3 | HIP*3 | WAL*3 | FLA*2 | CON*3
  sinceYear INTEGER, --: int 1994..2022
  certified TEXT -- Y or N --: pick Y*3 | N*2
); --: rows 70
DELETE FROM styleSkill WHERE rowid NOT IN (SELECT MIN(rowid) FROM styleSkill GROUP BY personId, styleCode);
UPDATE person SET bornOn = date(bornOn, '-12 years') WHERE bornOn > '1990-01-01' AND personId IN (SELECT guardianId FROM person);
UPDATE person SET lastName = 'Varga' WHERE personId = (SELECT MAX(personId) FROM person WHERE firstName = 'Ayesha' AND lastName = 'Usman');
UPDATE teacher SET hiredOn = '2023-01-19' WHERE personId = 7;
