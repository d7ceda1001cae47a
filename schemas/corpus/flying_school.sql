CREATE TABLE aerodromes (
  aerodrome_id INTEGER PRIMARY KEY,
  ident TEXT,
  aerodrome_name TEXT,
  runway_m INTEGER,
  elevation_ft INTEGER,
  grass_only INTEGER,
  landing_fee REAL
);
INSERT INTO aerodromes VALUES (1,'XQHM','Holme Marsh',1180,24,0,0),(2,'XQTB','Tarbock Fell',790,412,1,12.5),(3,'XQSW','Swaythorpe',1640,96,0,22),(4,'XQLD','Little Dunning',610,187,1,8),(5,'XQCV','Carrow Vale',905,255,0,14),(6,'XQNK','Nackholt',720,61,1,10),(7,'XQPR','Port Ruddle',2210,18,0,35),(8,'XQUM','Upper Maddock',560,630,1,NULL),(9,'XQEX','Exley Moor',690,545,0,14);
CREATE TABLE people (
  person_id INTEGER PRIMARY KEY,         --: seq 201
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  birth_date TEXT,                       --: date 1956-02-01..2007-05-30
  town TEXT,                             --: pick Swaythorpe*5 | Ruddle*4 | Dunning*3 | Exley*2 | Marsham*4 | Tarbock*2
  phone TEXT,                            --: code 016## ###### null 12% empty 8%
  joined_on TEXT,                        --: date 2018-01-10..2025-06-20
  membership TEXT                        --: pick active*5 | inactive*2
); --: rows 104
UPDATE people SET phone = (SELECT phone FROM people AS p WHERE p.person_id = 222) WHERE person_id IN (247, 260);
UPDATE people SET phone = (SELECT phone FROM people AS p WHERE p.person_id = 230) WHERE person_id = 281;
CREATE TABLE instructors (
  person_id INTEGER PRIMARY KEY REFERENCES people(person_id), --: seq 201
  grade TEXT,                            --: each chief | senior | senior | standard | standard | assistant | standard | senior | assistant | standard | standard | assistant | standard | senior | assistant
  licence_no TEXT,                       --: code FI-#####
  licence_expires_on TEXT,               --: date 2025-04-01..2027-12-31
  hourly_fee REAL,                       --: by grade: chief => 68; senior => 58 | 62; standard => 48 | 52; else => 39
  examiner INTEGER                       --: by grade: chief => 1; senior => 1 | 0; else => 0
); --: rows 15
UPDATE people SET joined_on = date('2016-04-01', '+' || (person_id * 37 % 1900) || ' days'), birth_date = date('1961-03-05', '+' || (person_id * 977 % 12400) || ' days') WHERE person_id <= 215;
UPDATE people SET first_name = 'Robin' WHERE person_id = 204;
UPDATE people SET first_name = 'Morag' WHERE first_name = 'Robin' AND person_id <> 204;
CREATE TABLE students (
  person_id INTEGER PRIMARY KEY REFERENCES people(person_id), --: seq 213
  course TEXT,                           --: pick PPL*7 | LAPL*3 | Night*1 | Aerobatic*1
  stage TEXT,                            --: pick ground school*2 | dual*4 | solo*3 | cross-country*2 | test ready*1
  tutor_id INTEGER REFERENCES instructors(person_id), --: ref instructors.person_id cover 80% null 8%
  medical_expires_on TEXT,               --: date 2024-09-01..2028-06-30 null 9%
  account_balance REAL,                  --: real -640..1900 2 normal
  photo_consent INTEGER                  --: pick 1*3 | 0*1
); --: rows 88
CREATE TABLE ratings (
  rating_id INTEGER PRIMARY KEY,
  rating_name TEXT,
  valid_months INTEGER
);
INSERT INTO ratings VALUES (1,'Night',NULL),(2,'Instrument',12),(3,'Aerobatic',NULL),(4,'Tailwheel',NULL),(5,'Multi-engine',12),(6,'Mountain',24),(7,'Glider towing',24),(8,'Seaplane',12);
CREATE TABLE instructor_ratings (
  person_id INTEGER REFERENCES instructors(person_id),
  rating_id INTEGER REFERENCES ratings(rating_id),
  obtained_on TEXT,
  PRIMARY KEY (person_id, rating_id)
);
INSERT INTO instructor_ratings SELECT i.person_id, r.rating_id, date('2009-05-03', '+' || ((i.person_id * 211 + r.rating_id * 487) % 5600) || ' days') FROM instructors i, ratings r WHERE r.rating_id < 8 AND ((i.person_id * 5 + r.rating_id * 7) % 11 < 4 OR r.rating_id = 1) AND i.person_id <> 212;
CREATE TABLE aircraft (
  tail_no TEXT PRIMARY KEY,
  nickname TEXT,
  model TEXT,
  seats INTEGER,
  hourly_rate REAL,
  bought_on TEXT,
  last_check_on TEXT,
  next_check_on TEXT,
  insured_until TEXT,
  home_id INTEGER REFERENCES aerodromes(aerodrome_id),
  airworthy TEXT
);
INSERT INTO aircraft VALUES ('G-KADY','Daisy','Corvus 152',2,142,'2012-05-11','2025-05-20','2025-11-20','2026-03-31',1,'yes'),('G-KBER','Bertie','Corvus 152',2,142,'2013-02-02','2025-02-14','2025-08-14','2026-03-31',1,'yes'),('G-KCLE','Clementine','Corvus 172',4,186,'2015-09-19','2024-12-12','2025-06-12','2025-09-30',1,'yes'),('G-KDRO','Robin','Merlin Aero 200',4,204,'2019-04-27','2025-06-03','2025-12-03','2026-01-31',1,'yes'),('G-KELM','Elmer','Taildragger Mk2',2,128,'2008-07-30','2024-08-21','2025-02-21','2025-05-31',2,'no'),('G-KFIZ','Fizz','Pitch Special',2,265,'2020-10-08','2025-04-04','2025-10-04','2026-03-31',1,'yes'),('G-KGUS','Gus','Corvus 172',4,186,'2017-03-16','2025-03-28','2025-09-28','2025-09-30',1,'yes'),('G-KHAL','','Twin Harrow',6,412,'2021-11-25','2025-01-09','2025-07-09','2026-02-28',3,'yes'),('G-KIRA','Ira','Merlin Aero 200',4,204,'2022-06-14','2025-06-17','2025-12-17','2026-01-31',1,'yes'),('G-KJET',NULL,'Twin Harrow',6,412,'2023-08-01','2025-04-25','2025-10-25','2026-02-28',3,'yes'),('G-KLOT','Lottie','Corvus 152',2,138,'2006-01-20','2024-03-02','2024-09-02','2024-12-31',4,'no'),('G-KMAX',NULL,'Merlin Aero 200',4,210,'2025-06-30',NULL,'2025-12-30','2026-06-30',1,'yes');
CREATE TABLE flights (
  flight_id INTEGER PRIMARY KEY,         --: seq 7001
  student_id INTEGER REFERENCES students(person_id), --: ref students.person_id cover 85% skew
  instructor_id INTEGER REFERENCES instructors(person_id), --: ref instructors.person_id cover 90% skew null 20%
  tail_no TEXT REFERENCES aircraft(tail_no), --: pick G-KADY*8 | G-KBER*7 | G-KCLE*6 | G-KDRO*6 | G-KELM*1 | G-KFIZ*2 | G-KGUS*5 | G-KHAL*1 | G-KIRA*5 | G-KJET*1 | G-KLOT*1
  departure_id INTEGER REFERENCES aerodromes(aerodrome_id), --: pick 1*14 | 2*2 | 3*3 | 4 | 5*2 | 6 | 7*2 | 9
  arrival_id INTEGER REFERENCES aerodromes(aerodrome_id), --: pick 1*8 | 2*2 | 3*3 | 4*1 | 5*2 | 6*2 | 7*2 | 9
  lesson TEXT,                           --: pick circuits*6 | general handling*4 | navigation*4 | stalls*2 | night*1 | aerobatics*1 | skills test*1
  took_off_at TEXT,                      --: date 2024-01-06..2025-07-12 %Y-%m-%d %H:%M:%S
  landed_at TEXT,                        --: after took_off_at 22..165 minutes %Y-%m-%d %H:%M:%S
  landings INTEGER,                      --: by lesson: circuits => 4 | 5 | 6*2 | 8; skills test => 3; else => 1*4 | 2*2 | 3
  fuel_loaded_l REAL,                    --: real 0..95 1
  fuel_burnt_l REAL,                     --: real 9..78 1
  charge REAL,                           --: expr 0
  payment TEXT,                          --: pick paid*8 | unpaid*2
  debrief TEXT                           --: pick NULL*4 | ''*2 | good lookout*3 | late go-around*2 | radio work needs polish*3 | hard landing, checked*1 | lovely approach*2
); --: rows 360
UPDATE flights SET debrief = '' WHERE debrief = '''''';
UPDATE flights SET arrival_id = departure_id WHERE lesson IN ('circuits', 'stalls', 'aerobatics', 'general handling');
UPDATE flights SET instructor_id = NULL WHERE instructor_id = student_id;
UPDATE flights SET instructor_id = 203 WHERE instructor_id IS NULL AND lesson IN ('skills test', 'stalls', 'aerobatics') AND student_id <> 203;
UPDATE flights SET charge = round((julianday(landed_at) - julianday(took_off_at)) * 24 * ((SELECT hourly_rate FROM aircraft a WHERE a.tail_no = flights.tail_no) + COALESCE((SELECT hourly_fee FROM instructors i WHERE i.person_id = flights.instructor_id), 0)), 2);
CREATE TABLE exams (
  exam_id INTEGER PRIMARY KEY,           --: seq 301
  student_id INTEGER REFERENCES students(person_id), --: ref students.person_id cover 75%
  examiner_id INTEGER REFERENCES instructors(person_id), --: pick 201*4 | 202*3 | 203*2 | 208*2
  subject TEXT,                          --: pick air law*4 | meteorology*3 | navigation*4 | human performance*2 | radio telephony*3 | aircraft general*2
  booked_on TEXT,                        --: date 2023-09-01..2025-06-25
  sat_on TEXT,                           --: after booked_on 4..35 days until 2025-07-13
  written_mark INTEGER,                  --: int 42..100 normal
  oral_mark INTEGER,                     --: int 35..100 normal
  passed INTEGER                         --: expr CASE WHEN sat_on IS NULL THEN NULL WHEN written_mark >= 65 AND oral_mark >= 60 THEN 1 ELSE 0 END
); --: rows 190
UPDATE exams SET written_mark = NULL, oral_mark = NULL, passed = NULL WHERE sat_on IS NULL;
UPDATE flights SET fuel_burnt_l = round((julianday(landed_at) - julianday(took_off_at)) * 1440 * (0.38 + flight_id % 7 * 0.03), 1), fuel_loaded_l = CASE WHEN flight_id % 5 = 2 THEN 0 ELSE fuel_loaded_l END;
