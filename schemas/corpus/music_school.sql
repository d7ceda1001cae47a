CREATE TABLE instrument (
  instrument_code TEXT PRIMARY KEY,
  instrument_name TEXT,
  family TEXT,
  rental_per_month REAL,
  loan_stock INTEGER
);
INSERT INTO instrument VALUES ('VN', 'Violin', 'strings', 14.5, 22), ('VC', 'Cello', 'strings', 24, 9), ('GC', 'Classical Guitar', 'strings', 11, 16), ('GE', 'Electric Guitar', 'strings', 16, 6), ('PF', 'Piano', 'keys', NULL, 0), ('AC', 'Accordion', 'keys', 19.5, 4), ('FL', 'Flute', 'wind', 15, 11), ('CL', 'Clarinet', 'wind', 15, 8), ('TP', 'Trumpet', 'brass', 13, 7), ('DR', 'Drums', 'percussion', NULL, 2), ('SG', 'Singing', 'voice', NULL, 0), ('HP', 'Harp', 'strings', 48, 1);
CREATE TABLE outcome (
  outcome_code TEXT PRIMARY KEY,
  outcome_name TEXT,
  fee_share REAL
);
INSERT INTO outcome VALUES ('H', 'held', 1), ('N', 'pupil absent', 1), ('P', 'cancelled by pupil', 0.5), ('T', 'cancelled by tutor', 0), ('M', 'moved', 0);
CREATE TABLE tutor (
  tutor_id INTEGER PRIMARY KEY, --: seq 11
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  instrument_code TEXT, --: pick VN*4 | VC*2 | GC*3 | GE*2 | PF*7 | FL*2 | CL*2 | TP | DR*2 | SG*3 | AC
  mentor_id INTEGER, --: self tutor_id null 20%
  joined_at INTEGER, --: date 2008-01-15..2025-03-31 unix
  left_at INTEGER, --: after joined_at 500..4000 days unix until 2025-10-31 null 55%
  hourly_rate REAL, --: pick 28*2 | 31.5*4 | 34*4 | 38*2 | 45
  parent_rating REAL --: real 2.4..5 1 null 10%
); --: rows 32
CREATE TABLE pupil (
  pupil_id INTEGER PRIMARY KEY, --: seq 601
  first_name TEXT, --: first
  last_name TEXT, --: last
  born_at INTEGER, --: date 1972-02-01..2018-09-30 unix
  town TEXT, --: pick Amberley*6 | Colnebrook*5 | Hartsfold*3 | Nether Wick*2 | Ravensea*4 | Tolbury
  enrolled_at INTEGER, --: date 2019-09-01..2025-10-15 unix
  referred_by INTEGER, --: self pupil_id null 60%
  fee_band TEXT, --: pick S*8 | R*3 | F*1
  progress INTEGER --: int 18..98 normal null 8%
); --: rows 90
CREATE TABLE lesson (
  lesson_id INTEGER PRIMARY KEY, --: seq 4001
  pupil_id INTEGER, --: ref pupil.pupil_id cover 88% skew
  tutor_id INTEGER, --: ref tutor.tutor_id cover 85%
  instrument_code TEXT, --: const PF
  booked_at INTEGER, --: date 2023-01-09..2025-10-20 unix
  starts_at INTEGER, --: after booked_at 1..40 days unix
  duration_min INTEGER, --: pick 30*6 | 45*5 | 60*3 | 90
  room TEXT, --: pick Attic*3 | Blue Room*5 | Chapel*2 | Studio East*4 | Studio West*4
  outcome_code TEXT, --: pick H*14 | N*2 | P*3 | T*2 | M
  fee REAL, --: pick 21*4 | 24.5*5 | 31*4 | 39*2 | 58
  paid_at INTEGER --: after starts_at 1..75 days unix until 2025-10-31 null 9%
); --: rows 380
CREATE TABLE exam (
  pupil_id INTEGER, --: ref pupil.pupil_id cover 70%
  instrument_code TEXT, --: pick VN*4 | VC*2 | GC*3 | GE*2 | PF*7 | FL*3 | CL*2 | TP | SG*3
  grade_no INTEGER, --: int 1..8 skew
  taken_at INTEGER, --: date 2022-03-01..2025-07-10 unix
  entry_fee REAL, --: pick 46*3 | 52*3 | 61*2 | 74
  mark INTEGER, --: int 78..147 normal
  sight_reading INTEGER, --: int 5..21 null 6%
  result_code TEXT, --: const P
  PRIMARY KEY (pupil_id, instrument_code, grade_no)
); --: rows 150
UPDATE lesson SET instrument_code = (SELECT T.instrument_code FROM tutor AS T WHERE T.tutor_id = lesson.tutor_id);
UPDATE lesson SET instrument_code = CASE instrument_code WHEN 'VN' THEN 'VC' WHEN 'GE' THEN 'GC' WHEN 'FL' THEN 'CL' WHEN 'GC' THEN 'GE' WHEN 'PF' THEN 'SG' ELSE instrument_code END WHERE lesson_id % 6 = 0;
UPDATE lesson SET booked_at = booked_at / 86400 * 86400 + 28800 + lesson_id * 977 % 36000;
UPDATE lesson SET starts_at = starts_at / 86400 * 86400 + 46800 + lesson_id * 7 % 15 * 1800;
UPDATE lesson SET paid_at = CASE WHEN paid_at / 86400 * 86400 + lesson_id * 613 % 43200 + 25200 > strftime('%s', '2025-10-31') THEN NULL ELSE paid_at / 86400 * 86400 + lesson_id * 613 % 43200 + 25200 END;
UPDATE pupil SET fee_band = 'R' WHERE fee_band = 'S' AND born_at > strftime('%s', '2016-01-01');
UPDATE lesson SET paid_at = NULL, fee = 0 WHERE outcome_code IN ('T', 'M');
UPDATE exam SET result_code = CASE WHEN mark >= 130 THEN 'D' WHEN mark >= 120 THEN 'M' WHEN mark >= 100 THEN 'P' ELSE 'F' END;
UPDATE tutor SET hourly_rate = 52 WHERE tutor_id = 22;
UPDATE tutor SET left_at = 1719619200 WHERE tutor_id = 34;
UPDATE pupil SET fee_band = 'S' WHERE town = 'Nether Wick' AND fee_band = 'R';
