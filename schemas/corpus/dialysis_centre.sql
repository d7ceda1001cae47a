CREATE TABLE patient (
  patient_no INTEGER PRIMARY KEY, --: seq 501
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  born_on TEXT, --: date 1938-02-01..1999-11-30
  town TEXT, --: pick Ashmere*6 | Colbeck*4 | Dunholt*3 | Wexby*3 | Farrow Green
  access_type TEXT, -- FIS fistula, GRA graft, CAT catheter --: pick FIS*6 | GRA*2 | CAT*4
  dry_weight_kg REAL, -- target weight, without excess water --: real 46..104 1 normal
  started_on TEXT, -- first treatment at this centre --: date 2017-03-01..2025-04-30
  left_on TEXT, --: const x
  leave_reason TEXT --: pick transplant*4 | moved away*3 | died*3
); --: rows 64
UPDATE patient SET left_on = CASE WHEN patient_no % 4 = 1 AND started_on < '2024-06-01' THEN date('2024-09-05', '+' || (patient_no * 37 % 280) || ' days') END;
UPDATE patient SET leave_reason = NULL WHERE left_on IS NULL;
CREATE TABLE nurse (
  nurse_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  grade TEXT, -- SEN senior, REG registered, ASN assistant --: pick SEN*2 | REG*5 | ASN*2
  mentor_id INTEGER REFERENCES nurse(nurse_id), --: self nurse_id
  hired_on TEXT, --: date 2008-04-01..2025-03-31
  hourly_eur REAL --: real 17..39 2
); --: rows 30
CREATE TABLE machine (
  machine_id TEXT PRIMARY KEY, --: code DM-###
  model TEXT, --: pick Nephra 5*4 | Nephra 7*5 | Aquila S*4 | Puretide 200*2
  bay TEXT, --: pick Blue*4 | Green*4 | Amber*3 | Isolation
  installed_on TEXT, --: date 2014-01-15..2025-02-28
  hours_run INTEGER, --: int 800..31000
  state TEXT --: pick in use*9 | standby*3 | in repair*2 | retired*3
); --: rows 34
CREATE TABLE shift (
  shift_id INTEGER PRIMARY KEY, --: seq 1
  slot TEXT, -- AM, PM or EVE --: each AM | PM | EVE
  shift_date TEXT, --: const x
  head_nurse_id INTEGER REFERENCES nurse(nurse_id), --: ref nurse.nurse_id
  beds_open INTEGER --: int 6..14
); --: rows 156
UPDATE shift SET shift_date = date('2024-07-02', '+' || ((shift_id - 1) / 3 * 7 + (shift_id - 1) / 3 % 4) || ' days');
CREATE TABLE session (
  session_id INTEGER PRIMARY KEY, --: seq 7001
  patient_no INTEGER REFERENCES patient(patient_no), --: ref patient.patient_no cover 94% skew
  shift_id INTEGER REFERENCES shift(shift_id), --: ref shift.shift_id
  machine_id TEXT REFERENCES machine(machine_id), --: ref machine.machine_id cover 88%
  nurse_id INTEGER REFERENCES nurse(nurse_id), -- who put the needles in --: ref nurse.nurse_id cover 90% null 5%
  status TEXT, --: pick done*16 | cut short*3 | no-show*2 | cancelled*2
  planned_min INTEGER, --: pick 180*2 | 210*2 | 240*5 | 270
  started_at TEXT, --: const x
  ended_at TEXT, --: const x
  weight_before_kg REAL, --: real 0.7..4.6 1
  weight_after_kg REAL, --: real -0.4..0.9 1
  sys_before INTEGER, -- upper blood pressure, mmHg --: int 104..196 normal
  sys_after INTEGER, --: int 82..172 normal
  fluid_removed_ml INTEGER --: int 500..4300 normal
); --: rows 380
UPDATE session SET weight_before_kg = ROUND(weight_before_kg + (SELECT dry_weight_kg FROM patient AS p WHERE p.patient_no = session.patient_no), 1);
UPDATE session SET weight_after_kg = ROUND(weight_before_kg - fluid_removed_ml / 1000.0 + weight_after_kg * 0.5, 1);
UPDATE session SET started_at = (SELECT strftime('%Y-%m-%d %H:%M', shift_date || CASE slot WHEN 'AM' THEN ' 06:30' WHEN 'PM' THEN ' 12:10' ELSE ' 17:35' END, '+' || (session_id * 17 % 43) || ' minutes') FROM shift AS s WHERE s.shift_id = session.shift_id);
UPDATE session SET ended_at = strftime('%Y-%m-%d %H:%M', started_at, '+' || (planned_min + CASE status WHEN 'cut short' THEN -25 - session_id * 13 % 95 ELSE session_id * 7 % 19 - 6 END) || ' minutes');
DELETE FROM session WHERE EXISTS (SELECT 1 FROM patient AS p WHERE p.patient_no = session.patient_no AND (p.left_on < session.started_at OR p.started_on > session.started_at));
UPDATE session SET started_at = NULL, ended_at = NULL, weight_before_kg = NULL, weight_after_kg = NULL, sys_before = NULL, sys_after = NULL, fluid_removed_ml = NULL, nurse_id = NULL, machine_id = NULL WHERE status IN ('no-show', 'cancelled');
UPDATE session SET sys_after = NULL WHERE session_id % 29 = 3;
CREATE TABLE event_kind (
  kind_cd TEXT PRIMARY KEY,
  label TEXT,
  medical TEXT -- Y or N
);
INSERT INTO event_kind VALUES ('HYP', 'pressure drop', 'Y'), ('CRA', 'cramp', 'Y'), ('CLO', 'clotting', 'Y'), ('LEK', 'leak', 'N'), ('CON', 'conductivity alarm', 'N'), ('PWR', 'power dip', 'N'), ('AIR', 'air alarm', 'N');
CREATE TABLE event_log (
  event_id INTEGER PRIMARY KEY, --: seq 1
  session_id INTEGER REFERENCES session(session_id), --: ref session.session_id
  kind_cd TEXT REFERENCES event_kind(kind_cd), --: pick HYP*7 | CRA*5 | CLO*2 | LEK*2 | CON*3 | AIR*2
  logged_at TEXT, --: const x
  cleared_at TEXT, --: const x
  minutes_lost INTEGER --: int 0..38 skew
); --: rows 260
DELETE FROM event_log WHERE session_id NOT IN (SELECT session_id FROM session WHERE started_at IS NOT NULL);
UPDATE event_log SET logged_at = (SELECT strftime('%Y-%m-%d %H:%M:%S', s.started_at, '+' || (12 + event_id * 31 % 140) || ' minutes', '+' || (event_id * 23 % 60) || ' seconds') FROM session AS s WHERE s.session_id = event_log.session_id);
UPDATE event_log SET cleared_at = CASE WHEN event_id % 17 <> 4 THEN strftime('%Y-%m-%d %H:%M:%S', logged_at, '+' || (minutes_lost + 1 + event_id % 5) || ' minutes') END;
CREATE TABLE supply (
  supply_id INTEGER PRIMARY KEY,
  item TEXT,
  category TEXT,
  unit_eur REAL,
  in_stock INTEGER
);
INSERT INTO supply VALUES (1, 'Dialyser FX60', 'filter', 18.4, 210), (2, 'Dialyser FX80', 'filter', 22.9, 160), (3, 'Dialyser Revo 19', 'filter', 27.5, 34), (4, 'Blood line set', 'tubing', 6.35, 480), (5, 'Paediatric line set', 'tubing', 8.1, 22), (6, 'Fistula needle 15G', 'needle', 0.72, 1900), (7, 'Fistula needle 16G', 'needle', 0.69, 1450), (8, 'Heparin 5000', 'drug', 3.15, 640), (9, 'Epoetin 4000', 'drug', 31.2, 88), (10, 'Iron sucrose', 'drug', 12.6, 120), (11, 'Acid concentrate', 'fluid', 4.8, 300), (12, 'Citrate lock', 'fluid', 5.25, NULL);
CREATE TABLE session_supply (
  session_id INTEGER REFERENCES session(session_id), --: ref session.session_id
  supply_id INTEGER REFERENCES supply(supply_id), --: pick 1*6 | 2*5 | 3 | 4*6 | 6*5 | 7*4 | 8*6 | 9*3 | 10*2 | 11*6
  quantity INTEGER, --: int 1..4 skew
  PRIMARY KEY (session_id, supply_id)
); --: rows 400
DELETE FROM session_supply WHERE session_id NOT IN (SELECT session_id FROM session WHERE started_at IS NOT NULL);
CREATE TABLE service_visit (
  visit_id INTEGER PRIMARY KEY, --: seq 301
  machine_id TEXT REFERENCES machine(machine_id), --: ref machine.machine_id cover 85%
  ordered_on TEXT, --: date 2023-07-01..2025-06-20
  due_on TEXT, --: after ordered_on 10..40 days
  done_on TEXT, --: after ordered_on 4..70 days until 2025-06-30
  labour_eur REAL, --: price 60..900
  parts_eur REAL --: price 15..2400 null 25%
); --: rows 90
