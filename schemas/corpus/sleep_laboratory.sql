CREATE TABLE subject (
  subjectId INTEGER PRIMARY KEY, --: seq 100 3
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  birthDate TEXT, --: date 1943-01-20..2003-08-31
  sex TEXT, -- f, m or x --: pick m*6 | f*5 | x
  heightCm INTEGER, --: int 151..199 normal
  weightKg REAL, --: real 49..148 1 normal
  neckCm INTEGER, -- collar size --: int 31..49 normal null 8%
  isSmoker INTEGER, -- 1 yes, 0 no, empty not asked --: pick 0*6 | 1*3 | NULL
  occupation TEXT, --: pick lorry driver*5 | teacher*3 | night nurse*4 | retired*6 | office clerk*4 | pilot*2 | baker*2 | student*2
  referredOn TEXT -- date of the doctor's letter --: date 2023-06-01..2025-08-10
); --: rows 96
CREATE TABLE technician (
  techId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  level TEXT, --: pick trainee*3 | certified*6 | lead*2
  trainedById INTEGER REFERENCES technician(techId), --: self techId
  hiredOn TEXT, --: date 2010-02-01..2024-12-01
  leftOn TEXT, --: pick NULL*6 | 2024-10-31 | 2025-05-30
  hourlyEur REAL --: real 16..38 2
); --: rows 30
CREATE TABLE room (
  roomNo TEXT PRIMARY KEY,
  floorNo INTEGER,
  areaM2 REAL,
  bedWidthCm INTEGER,
  hasVideo INTEGER, -- 1 if there is an infrared camera
  noiseDb REAL -- level at night with the door shut
);
INSERT INTO room VALUES ('A1', 1, 14.5, 100, 1, 24.1), ('A2', 1, 14.5, 100, 1, 27.8), ('A3', 1, 18.0, 140, 0, 31.5), ('B1', 2, 12.0, 90, 1, 22.4), ('B2', 2, 12.0, 90, 0, 23.9), ('B3', 2, 21.5, 160, 1, 29.0), ('C1', 3, 16.0, 120, 1, NULL), ('C2', 3, 16.0, 120, 0, 26.2);
CREATE TABLE nightResult (
  nightId INTEGER PRIMARY KEY, --: seq 4001
  subjectId INTEGER REFERENCES subject(subjectId), --: ref subject.subjectId cover 90% skew
  roomNo TEXT REFERENCES room(roomNo), --: pick A1*5 | A2*4 | A3*3 | B1*5 | B2*3 | B3*2 | C2*2
  hookupTechId INTEGER REFERENCES technician(techId), -- who put the electrodes on --: ref technician.techId cover 85%
  scoringTechId INTEGER REFERENCES technician(techId), -- who scored the recording --: ref technician.techId cover 70%
  studyType TEXT, --: pick diagnostic*8 | titration*4 | split*2
  status TEXT, -- scored, unscored or aborted --: pick scored*14 | unscored*2 | aborted*2
  nightDate TEXT, -- evening on which the night began --: date 2023-09-01..2025-09-05
  lightsOffAt TEXT, --: const x
  lightsOnAt TEXT, --: const x
  scoredOn TEXT, --: after nightDate 1..16 days
  reportedOn TEXT, -- report to the referring doctor --: after scoredOn 1..25 days until 2025-09-15
  sleepLatencyMin REAL, -- from lights off to sleep --: real 1..68 1 skew
  n1Min REAL, --: real 8..74 1
  n2Min REAL, --: real 95..255 1 normal
  n3Min REAL, -- deep sleep --: real 4..110 1
  remMin REAL, --: real 12..118 1 normal
  apneaCnt INTEGER, --: int 0..190 skew
  hypopneaCnt INTEGER, --: int 3..160 skew
  apneaIdx REAL, -- apneas and hypopneas per hour of sleep --: const 0
  minSpo2Pct INTEGER, -- lowest oxygen saturation --: int 68..96
  meanHeartBpm REAL, --: real 47..88 1 normal
  legMovesCnt INTEGER, --: int 0..210 skew null 6%
  feeEur REAL, --: pick 540*8 | 690*4 | 815*2 | 495
  paidEur REAL --: const 0
); --: rows 280
UPDATE nightResult SET nightDate = (SELECT date(referredOn, '+' || (20 + nightId * 13 % 90) || ' days') FROM subject AS s WHERE s.subjectId = nightResult.subjectId) WHERE nightDate < (SELECT referredOn FROM subject AS s WHERE s.subjectId = nightResult.subjectId);
DELETE FROM nightResult WHERE nightDate > '2025-09-12';
UPDATE nightResult SET scoredOn = date(nightDate, '+' || (1 + nightId * 7 % 16) || ' days');
UPDATE nightResult SET reportedOn = date(scoredOn, '+' || (1 + nightId * 11 % 25) || ' days');
UPDATE nightResult SET status = 'unscored' WHERE status = 'scored' AND scoredOn > '2025-09-15';
UPDATE nightResult SET status = 'scored' WHERE status = 'unscored' AND nightDate < '2025-03-01';
UPDATE nightResult SET lightsOffAt = strftime('%Y-%m-%d %H:%M', nightDate || ' 21:40', '+' || (nightId * 29 % 130) || ' minutes');
UPDATE nightResult SET lightsOnAt = strftime('%Y-%m-%d %H:%M', lightsOffAt, '+' || CAST(sleepLatencyMin + n1Min + n2Min + n3Min + remMin + 20 + nightId % 50 AS INTEGER) || ' minutes');
UPDATE nightResult SET lightsOnAt = strftime('%Y-%m-%d %H:%M', lightsOffAt, '+' || (70 + nightId * 19 % 110) || ' minutes') WHERE status = 'aborted';
UPDATE nightResult SET apneaIdx = ROUND((apneaCnt + hypopneaCnt) / ((n1Min + n2Min + n3Min + remMin) / 60.0), 1);
UPDATE nightResult SET paidEur = CASE nightId % 9 WHEN 0 THEN 0 WHEN 4 THEN ROUND(feeEur * 0.8, 2) WHEN 6 THEN feeEur - 50 ELSE feeEur END;
UPDATE nightResult SET paidEur = 0 WHERE nightDate > '2025-08-10';
UPDATE nightResult SET scoringTechId = NULL, scoredOn = NULL, reportedOn = NULL, sleepLatencyMin = NULL, n1Min = NULL, n2Min = NULL, n3Min = NULL, remMin = NULL, apneaCnt = NULL, hypopneaCnt = NULL, apneaIdx = NULL, minSpo2Pct = NULL, meanHeartBpm = NULL, legMovesCnt = NULL WHERE status <> 'scored';
UPDATE nightResult SET feeEur = 0, paidEur = 0 WHERE status = 'aborted';
UPDATE nightResult SET reportedOn = NULL WHERE reportedOn > '2025-09-15';
