CREATE TABLE tutors (
  tutor_id INTEGER PRIMARY KEY,          --: seq 1
  full_name TEXT,                        --: person distinct
  city TEXT,                             --: pick Lisbon*4 | Leeds*4 | Lyon*3 | Gdansk*2 | Online only*3 | Cork
  headline TEXT,                         --: mix {Patient|Former teacher and|Exam-focused|Bilingual|Award-winning|Part-time} {coach|tutor|mentor|examiner} for {school pupils|adults|university students|beginners}
  hourly_rate REAL,                      --: real 14..85 2 normal
  currency TEXT,                         --: by city: Leeds => GBP; Gdansk => PLN*3 | EUR; Online only => EUR*3 | GBP*2 | PLN; else => EUR
  commission_pct REAL,                   --: pick 12.5 | 15*4 | 18*3 | 20*2 | 25
  response_minutes INTEGER,              --: int 4..600 skew
  status TEXT,                           --: pick active*6 | inactive*2
  joined_on TEXT,                        --: date 2019-09-01..2024-08-31
  referred_by INTEGER                    --: self tutor_id null 55%
); --: rows 78
CREATE TABLE students (
  student_id INTEGER PRIMARY KEY,        --: seq 1001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  city TEXT,                             --: pick Lisbon*4 | Leeds*3 | Lyon*4 | Gdansk*2 | Cork*2 | Turin
  level TEXT,                            --: pick primary*2 | secondary*6 | university*4 | adult*3
  born_on TEXT,                          --: date 1986-03-01..2016-12-31
  joined_on TEXT,                        --: date 2021-01-10..2024-09-10
  attendance_pct REAL,                   --: real 38..100 1 normal null 9%
  status TEXT                            --: pick active*5 | inactive*2
); --: rows 130
CREATE TABLE tutor_subjects (
  tutor_id INTEGER,                      --: ref tutors.tutor_id cover 92%
  subject TEXT,                          --: pick Maths*6 | English*4 | Physics*3 | Chemistry*2 | Spanish*2 | Coding*3 | Piano | Latin
  level TEXT,                            --: pick primary*2 | secondary*5 | university*3 | adult*2
  years_taught INTEGER,                  --: int 0..24 skew
  pass_rate_pct REAL,                    --: real 45..100 1 normal null 12%
  PRIMARY KEY (tutor_id, subject)
); --: rows 165
CREATE TABLE lessons (
  lesson_id INTEGER PRIMARY KEY,         --: seq 20001
  tutor_id INTEGER,                      --: ref tutors.tutor_id cover 80% skew
  student_id INTEGER,                    --: ref students.student_id cover 84% skew
  subject TEXT,                          --: pick Maths*6 | English*4 | Physics*3 | Chemistry*2 | Spanish*2 | Coding*3 | Piano
  booked_at TEXT,                        --: date 2022-06-01..2024-09-14 %Y-%m-%d %H:%M:%S
  starts_at TEXT,                        --: after booked_at 1..20 days %Y-%m-%d %H:%M:%S
  booked_minutes INTEGER,                --: pick 30*2 | 45*3 | 60*6 | 90*2 | 120
  taught_minutes INTEGER,                --: int 20..125
  price REAL,                            --: price 12..160
  currency TEXT,                         --: pick EUR*5 | GBP*3 | PLN
  discount_pct INTEGER,                  --: pick 0*7 | 10*2 | 20 | 50
  payment TEXT,                          --: pick paid*7 | unpaid*2
  paid_on TEXT,                          --: after starts_at 0..35 days %Y-%m-%d until 2024-09-15
  rating INTEGER                         --: pick 5*6 | 4*5 | 3*2 | 2 | 1 null 30%
); --: rows 380
UPDATE lessons SET currency = (SELECT currency FROM tutors WHERE tutors.tutor_id = lessons.tutor_id);
UPDATE lessons SET taught_minutes = CASE WHEN starts_at > '2024-09-15' OR lesson_id % 17 = 4 THEN NULL WHEN lesson_id % 4 = 1 THEN booked_minutes - 5 * (lesson_id % 3) WHEN lesson_id % 7 = 3 THEN booked_minutes + 10 ELSE booked_minutes END;
UPDATE lessons SET rating = NULL WHERE taught_minutes IS NULL;
UPDATE lessons SET payment = 'unpaid' WHERE paid_on IS NULL;
UPDATE lessons SET paid_on = NULL WHERE payment = 'unpaid';
UPDATE students SET level = 'primary' WHERE born_on >= '2012-09-01';
UPDATE students SET level = 'adult' WHERE born_on < '1998-01-01';
UPDATE students SET level = 'secondary' WHERE born_on >= '2006-06-01' AND born_on < '2012-09-01';
UPDATE students SET level = 'university' WHERE level IN ('primary', 'secondary') AND born_on >= '1998-01-01' AND born_on < '2006-06-01';
