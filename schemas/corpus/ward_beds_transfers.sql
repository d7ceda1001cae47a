CREATE TABLE wards (
  ward_id INTEGER PRIMARY KEY,
  ward_name TEXT,
  specialty TEXT,
  floor_no INTEGER, -- 0 is ground
  funded_beds INTEGER, -- beds paid for, not all of them staffed
  patients_per_nurse REAL, -- by day
  opened_on TEXT
);
INSERT INTO wards VALUES (1,'Alder','acute medicine',0,24,6,'2008-03-01'),(2,'Ashby','respiratory',2,18,6,'2011-06-20'),(3,'Cedar','surgery',1,20,7,'2009-10-05'),(4,'Hawthorn','surgery',1,20,7,'2009-10-05'),(5,'Juniper','elderly care',3,22,8,'2014-02-17'),(6,'Linden','cardiology',2,14,5,'2012-09-03'),(7,'Medlar','intensive care',0,8,1.5,'2016-01-11'),(8,'Rowan','orthopaedics',3,16,7,'2013-05-28'),(9,'Spindle','stroke',2,12,4.5,'2019-11-04'),(10,'Yew','escalation',4,10,9,'2023-12-01');
CREATE TABLE beds (
  ward_id INTEGER,
  bed_no INTEGER, -- counted from the door
  bed_type TEXT,
  side_room INTEGER, -- 1: single room with a door
  out_of_use INTEGER, -- 1: may not be used
  serviced_on TEXT, -- empty if not known
  PRIMARY KEY (ward_id, bed_no)
);
INSERT INTO beds SELECT w.ward_id, n.n, CASE WHEN w.ward_id = 7 THEN 'critical care' WHEN w.ward_id IN (5, 9) AND n.n % 3 = 0 THEN 'low rise' WHEN (w.ward_id * 3 + n.n) % 11 = 0 THEN 'bariatric' WHEN (w.ward_id + n.n) % 7 = 2 AND w.ward_id <> 10 THEN 'pressure relief' ELSE 'standard' END, CASE WHEN n.n <= w.funded_beds / 5 THEN 1 ELSE 0 END, CASE WHEN (w.ward_id * 17 + n.n * 5) % 19 = 0 THEN 1 ELSE 0 END, CASE WHEN (w.ward_id + n.n) % 8 = 5 THEN NULL ELSE date('2024-05-01', '+' || ((w.ward_id * 131 + n.n * 53) % 750) || ' days') END FROM wards w, (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12 UNION SELECT 13 UNION SELECT 14 UNION SELECT 15 UNION SELECT 16 UNION SELECT 17 UNION SELECT 18 UNION SELECT 19 UNION SELECT 20 UNION SELECT 21 UNION SELECT 22 UNION SELECT 23 UNION SELECT 24) n WHERE n.n <= w.funded_beds;
CREATE TABLE patients (
  patient_id INTEGER PRIMARY KEY,        --: seq 8001
  record_no TEXT, -- printed on the wristband --: code MR-######
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  birth_date TEXT,                       --: date 1931-02-01..2006-12-01
  sex TEXT, -- F female, M male --: pick F*5 | M*5
  home_town TEXT,                        --: pick Ashby*5 | Corley*4 | Thornford*4 | Upper Wick*3 | Marlbeck*2 | NULL*1
  lives_alone INTEGER -- 1: yes --: pick 0*3 | 1*2
); --: rows 175
UPDATE patients SET home_town = NULL WHERE home_town = 'NULL';
CREATE TABLE admissions (
  admission_id INTEGER PRIMARY KEY,      --: seq 2001
  patient_id INTEGER,                    --: ref patients.patient_id cover 92% skew
  admitted_at TEXT, -- put in the first bed --: date 2025-01-03..2026-05-30 %Y-%m-%d %H:%M:%S
  discharged_at TEXT, -- empty while in hospital --: after admitted_at 14..420 hours %Y-%m-%d %H:%M:%S until 2026-05-31
  source_code TEXT, -- ED emergency department, GP, OH other hospital, WL waiting list --: pick ED*6 | GP*2 | OH*1 | WL*5
  outcome_code TEXT, -- H home, C care home, T other hospital, D died, S left against advice --: pick H*9 | C*3 | T*1 | D*1 | S*1
  consultant TEXT                        --: pick Dr Varga*4 | Dr Osei*3 | Dr Lindholm*3 | Dr Pereira*2 | Dr Quayle*3 | Dr Sato*1
); --: rows 290
UPDATE admissions SET patient_id = 8001 + admission_id * 61 % 158 WHERE admission_id % 9 <> 4;
UPDATE admissions SET admitted_at = datetime('2026-05-13 07:21:40', '+' || (admission_id * 17 % 410) || ' hours', '+' || (admission_id * 7 % 59) || ' minutes'), discharged_at = NULL WHERE admission_id % 13 = 5;
UPDATE admissions SET outcome_code = NULL WHERE discharged_at IS NULL;
UPDATE admissions SET source_code = 'ED' WHERE admission_id IN (2007, 2052);
CREATE TABLE emergency_admissions (
  admission_id INTEGER PRIMARY KEY, -- same number as in admissions
  arrived_by TEXT,
  triage_level INTEGER, -- 1 immediate to 5 minor
  ed_arrived_at TEXT, -- through the door
  decided_at TEXT -- decision to admit
);
INSERT INTO emergency_admissions SELECT admission_id, CASE WHEN admission_id % 17 = 4 THEN 'helicopter' WHEN admission_id * 7 % 10 < 6 THEN 'ambulance' ELSE 'walk-in' END, CASE WHEN admission_id * 11 % 20 < 2 THEN 1 WHEN admission_id * 11 % 20 < 8 THEN 2 WHEN admission_id * 11 % 20 < 15 THEN 3 WHEN admission_id * 11 % 20 < 19 THEN 4 ELSE 5 END, datetime(admitted_at, '-' || (95 + admission_id * 37 % 520) || ' minutes'), datetime(admitted_at, '-' || (12 + admission_id * 29 % 83) || ' minutes') FROM admissions WHERE source_code = 'ED';
CREATE TABLE elective_admissions (
  admission_id INTEGER PRIMARY KEY, -- same number as in admissions
  procedure_name TEXT,
  listed_on TEXT, -- put on the waiting list
  planned_on TEXT,
  times_postponed INTEGER,
  consent_signed INTEGER -- 1: yes
);
INSERT INTO elective_admissions SELECT admission_id, CASE admission_id * 5 % 9 WHEN 0 THEN 'hip replacement' WHEN 1 THEN 'knee replacement' WHEN 2 THEN 'hernia repair' WHEN 3 THEN 'gallbladder removal' WHEN 4 THEN 'pacemaker' WHEN 5 THEN 'hip replacement' WHEN 6 THEN 'thyroid surgery' WHEN 7 THEN 'hernia repair' ELSE 'knee arthroscopy' END, date(admitted_at, '-' || (18 + admission_id * 23 % 310) || ' days'), date(admitted_at, '-' || CASE WHEN admission_id % 4 = 1 THEN admission_id * 3 % 24 + 1 ELSE 0 END || ' days'), CASE WHEN admission_id % 4 = 1 THEN 1 + admission_id % 3 ELSE 0 END, CASE WHEN admission_id % 13 = 6 THEN 0 ELSE 1 END FROM admissions WHERE source_code = 'WL';
CREATE TABLE transfers (
  transfer_id INTEGER PRIMARY KEY,
  admission_id INTEGER,
  from_ward_id INTEGER,
  to_ward_id INTEGER,
  requested_at TEXT,
  accepted_at TEXT, -- by the receiving ward
  moved_at TEXT, -- empty: never carried out
  reason_code TEXT, -- C clinical need, P bed pressure, I isolation, D step down
  with_oxygen INTEGER -- 1: on oxygen during the move
);
INSERT INTO transfers SELECT 7000 + row_number() OVER (ORDER BY a.admitted_at), a.admission_id, 1, 1, datetime(a.admitted_at, '+' || (3 + a.admission_id * 7 % 9) || ' hours', '+' || (a.admission_id * 13 % 60) || ' minutes'), NULL, NULL, CASE WHEN a.admission_id * 13 / 7 % 10 < 3 THEN 'C' WHEN a.admission_id * 13 / 7 % 10 < 7 THEN 'P' WHEN a.admission_id * 13 / 7 % 10 < 8 THEN 'I' ELSE 'D' END, CASE WHEN a.admission_id % 5 = 2 THEN 1 ELSE 0 END FROM admissions a WHERE a.admission_id % 5 IN (0, 2, 3) AND a.admitted_at < '2026-05-29';
INSERT INTO transfers SELECT 7400 + row_number() OVER (ORDER BY a.admitted_at), a.admission_id, 2, 2, datetime(a.admitted_at, '+' || (30 + a.admission_id * 11 % 40) || ' hours', '+' || (a.admission_id * 7 % 60) || ' minutes'), NULL, NULL, CASE WHEN a.admission_id % 3 = 0 THEN 'D' WHEN a.admission_id % 3 = 1 THEN 'P' ELSE 'C' END, 0 FROM admissions a WHERE a.admission_id % 10 IN (0, 3) AND a.admitted_at < '2026-05-26' AND COALESCE(julianday(a.discharged_at), julianday('2026-05-31')) - julianday(a.admitted_at) > 4;
UPDATE transfers SET from_ward_id = 1 + admission_id * 7 % 9 WHERE transfer_id < 7400;
UPDATE transfers SET from_ward_id = 1 WHERE transfer_id < 7400 AND admission_id % 4 = 0;
UPDATE transfers SET to_ward_id = 1 + (from_ward_id + 2 + admission_id * 3 % 7) % 10 WHERE transfer_id < 7400;
UPDATE transfers SET to_ward_id = 5 WHERE transfer_id < 7400 AND admission_id % 6 = 3 AND from_ward_id <> 5;
UPDATE transfers SET from_ward_id = (SELECT t.to_ward_id FROM transfers t WHERE t.admission_id = transfers.admission_id AND t.transfer_id < 7400) WHERE transfer_id >= 7400;
UPDATE transfers SET to_ward_id = 1 + (from_ward_id + 1 + admission_id * 3 % 7) % 10 WHERE transfer_id >= 7400;
UPDATE transfers SET to_ward_id = from_ward_id % 10 + 1 WHERE to_ward_id = from_ward_id;
UPDATE transfers SET accepted_at = datetime(requested_at, '+' || (8 + transfer_id * 31 % 170) || ' minutes') WHERE transfer_id % 23 <> 4 OR transfer_id >= 7400;
UPDATE transfers SET moved_at = datetime(accepted_at, '+' || (15 + transfer_id * 47 % 290) || ' minutes') WHERE accepted_at IS NOT NULL AND (transfer_id % 19 <> 6 OR transfer_id >= 7400);
DELETE FROM transfers WHERE transfer_id >= 7400 AND admission_id IN (SELECT admission_id FROM transfers WHERE moved_at IS NULL);
CREATE TABLE bed_stays (
  admission_id INTEGER,
  stay_no INTEGER, -- 1 is the first bed of the admission
  ward_id INTEGER,
  bed_no INTEGER,
  started_at TEXT,
  ended_at TEXT, -- empty while the bed is taken
  PRIMARY KEY (admission_id, stay_no)
);
INSERT INTO bed_stays SELECT a.admission_id, 1, COALESCE((SELECT from_ward_id FROM transfers t WHERE t.admission_id = a.admission_id AND t.transfer_id < 7400), CASE WHEN a.admission_id % 4 = 0 THEN 1 ELSE 1 + a.admission_id * 7 % 9 END), 1, a.admitted_at, COALESCE((SELECT moved_at FROM transfers t WHERE t.admission_id = a.admission_id AND t.transfer_id < 7400), a.discharged_at) FROM admissions a;
INSERT INTO bed_stays SELECT t.admission_id, 2, t.to_ward_id, 1, t.moved_at, COALESCE((SELECT moved_at FROM transfers u WHERE u.admission_id = t.admission_id AND u.transfer_id >= 7400), (SELECT discharged_at FROM admissions a WHERE a.admission_id = t.admission_id)) FROM transfers t WHERE t.transfer_id < 7400 AND t.moved_at IS NOT NULL;
INSERT INTO bed_stays SELECT t.admission_id, 3, t.to_ward_id, 1, t.moved_at, (SELECT discharged_at FROM admissions a WHERE a.admission_id = t.admission_id) FROM transfers t WHERE t.transfer_id >= 7400 AND t.moved_at IS NOT NULL;
UPDATE bed_stays SET bed_no = 1 + (admission_id * 13 + stay_no * 5) % (SELECT funded_beds FROM wards w WHERE w.ward_id = bed_stays.ward_id);
UPDATE admissions SET discharged_at = (SELECT datetime(MAX(started_at), '+19 hours') FROM bed_stays s WHERE s.admission_id = admissions.admission_id) WHERE discharged_at <= (SELECT MAX(started_at) FROM bed_stays s WHERE s.admission_id = admissions.admission_id);
UPDATE bed_stays SET ended_at = (SELECT discharged_at FROM admissions a WHERE a.admission_id = bed_stays.admission_id) WHERE stay_no = (SELECT MAX(stay_no) FROM bed_stays s WHERE s.admission_id = bed_stays.admission_id);
CREATE TABLE bed_census (
  census_date TEXT, -- head count by the night sister at 06:00
  ward_id INTEGER,
  beds_staffed INTEGER, -- with a nurse
  beds_occupied INTEGER,
  beds_closed INTEGER, -- infection or cleaning
  PRIMARY KEY (census_date, ward_id)
);
INSERT INTO bed_census SELECT date('2026-04-21', '+' || d.d || ' days'), w.ward_id, w.funded_beds - (w.ward_id + d.d / 9) % 3, w.funded_beds - (w.ward_id + d.d / 9) % 3 - (w.ward_id * 7 + d.d * 5 + d.d / 4) % 6 - CASE WHEN (w.ward_id + d.d) % 8 = 3 THEN 1 ELSE 0 END, CASE WHEN (w.ward_id + d.d) % 8 = 3 THEN 1 + d.d % 3 ELSE 0 END FROM wards w, (SELECT a.x * 10 + b.x AS d FROM (SELECT 0 AS x UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) a, (SELECT 0 AS x UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9) b) d;
CREATE VIEW current_inpatients AS SELECT a.admission_id, p.patient_id, p.first_name, p.last_name, s.ward_id, s.bed_no, a.admitted_at FROM admissions a JOIN patients p ON p.patient_id = a.patient_id JOIN bed_stays s ON s.admission_id = a.admission_id WHERE a.discharged_at IS NULL AND s.ended_at IS NULL;
CREATE VIEW ward_flow AS SELECT w.ward_id, w.ward_name, (SELECT COUNT(*) FROM transfers t WHERE t.to_ward_id = w.ward_id AND t.moved_at IS NOT NULL) AS moved_in, (SELECT COUNT(*) FROM transfers t WHERE t.from_ward_id = w.ward_id AND t.moved_at IS NOT NULL) AS moved_out FROM wards w;
