CREATE TABLE practice (
  practice_id INTEGER PRIMARY KEY,
  practice_name TEXT,
  town TEXT,
  opened_on TEXT,
  room_count INTEGER,
  floor_area_m2 REAL,
  walk_in TEXT
);
INSERT INTO practice VALUES (1, 'Linden Practice', 'Ambleford', '1998-04-01', 9, 412.5, 'Y'), (2, 'Teal Bay Surgery', 'Teal Bay', '2006-09-15', 6, 288, 'N'), (3, 'Cragmoor Family Health', 'Cragmoor', '2011-02-01', 7, 330.5, 'Y'), (4, 'Station Road Doctors', 'Ambleford', '2003-11-03', 5, 214, 'N'), (5, 'St Orrin Clinic', 'St Orrin', '2018-06-11', 11, 540, 'Y'), (6, 'Weir Street Practice', 'Northwick', '2015-01-19', 8, 365, 'N'), (7, 'Pinewood Outpost', 'Cragmoor', '2022-08-29', 3, 126.5, 'Y');
CREATE TABLE clinician (
  clinician_id INTEGER PRIMARY KEY,  --: seq 1
  first_name TEXT,                   --: first
  last_name TEXT,                    --: last distinct
  role TEXT,                         --: pick GP*5 | nurse*4 | physiotherapist*2 | dietician
  practice_id INTEGER,               --: int 1..7
  born_on TEXT,                      --: date 1957-01-01..1997-12-31
  hired_on TEXT,                     --: date 2004-02-01..2023-10-31
  part_time TEXT,                    --: pick Y*2 | N*3
  mentor_id INTEGER                  --: self clinician_id
); --: rows 38
CREATE TABLE patient (
  patient_id INTEGER PRIMARY KEY,    --: seq 2001
  first_name TEXT,                   --: first
  last_name TEXT,                    --: last
  sex TEXT,                          --: pick F | M
  born_on TEXT,                      --: date 1936-01-01..2021-12-31
  town TEXT,                         --: pick Ambleford*5 | Teal Bay*3 | Cragmoor*4 | St Orrin*4 | Northwick*3 | Hollin Green*2
  registered_on TEXT,                --: date 2009-01-10..2023-06-30
  left_on TEXT,                      --: after registered_on 900..6200 days until 2026-02-19 null 60%
  practice_id INTEGER,               --: pick 1*5 | 2*3 | 3*4 | 4*3 | 5*4 | 6*3 | 7
  usual_clinician_id INTEGER,        --: ref clinician.clinician_id cover 60% null 12%
  smoker TEXT,                       --: pick N*7 | Y*2 | NULL
  height_cm REAL                     --: real 96..198 1 normal
); --: rows 220
CREATE TABLE appointment (
  appointment_id INTEGER PRIMARY KEY, --: seq 50001
  patient_id INTEGER,                --: ref patient.patient_id cover 85% skew
  clinician_id INTEGER,              --: ref clinician.clinician_id cover 88%
  practice_id INTEGER,
  kind TEXT,                         --: pick check-up*5 | acute*6 | follow-up*5 | vaccination*2 | phone*3
  booked_at TEXT,                    --: date 2023-07-03..2026-02-19 %Y-%m-%d %H:%M:%S
  starts_at TEXT,
  arrived_at TEXT,
  ended_at TEXT,
  cancelled_at TEXT,
  no_show TEXT                       --: pick N*12 | Y
); --: rows 400
CREATE TABLE vital_sign (
  vital_id INTEGER PRIMARY KEY,      --: seq 1
  appointment_id INTEGER,            --: ref appointment.appointment_id cover 62% distinct
  weight_kg REAL,                    --: real 14..131 1 normal
  systolic_mmhg INTEGER,             --: int 92..188 normal
  diastolic_mmhg INTEGER,            --: int 52..112 normal
  pulse_bpm INTEGER,                 --: int 48..124 normal
  temperature_c REAL,                --: real 35.8..40.1 1 skew
  spo2_pct INTEGER                   --: pick 99*3 | 98*5 | 97*4 | 96*2 | 94 | 91
); --: rows 230
CREATE TABLE diagnosis (
  diag_code TEXT PRIMARY KEY,
  diag_title TEXT,
  chapter TEXT
);
INSERT INTO diagnosis VALUES ('R05', 'Cough', 'respiratory'), ('R54', 'Asthma flare', 'respiratory'), ('K12', 'High blood pressure', 'circulatory'), ('K40', 'Irregular heartbeat', 'circulatory'), ('L03', 'Low back pain', 'musculoskeletal'), ('L17', 'Sprained ankle', 'musculoskeletal'), ('D09', 'Stomach bug', 'digestive'), ('D31', 'Reflux', 'digestive'), ('S07', 'Eczema', 'skin'), ('T90', 'Type 2 diabetes', 'metabolic'), ('P02', 'Anxiety', 'mental'), ('N08', 'Migraine', 'neurological');
CREATE TABLE appointment_diagnosis (
  appointment_id INTEGER,
  diag_code TEXT,
  main_reason TEXT,
  PRIMARY KEY (appointment_id, diag_code)
);
CREATE TABLE prescription (
  prescription_id INTEGER PRIMARY KEY, --: seq 9001
  appointment_id INTEGER,            --: ref appointment.appointment_id cover 55%
  drug_name TEXT,                    --: pick Amoxilan*4 | Ventoril*3 | Cardipren*4 | Omepradol*3 | Migratan*2 | Glucomet*3 | Dermisol | Calmira*2
  dose_mg REAL,                      --: by drug_name: Amoxilan => 500*3 | 250; Ventoril => 0.1; Cardipren => 5*2 | 10; Omepradol => 20*2 | 40; Migratan => 50 | 100; Glucomet => 500 | 850; Dermisol => 2.5; else => 15 | 30
  times_per_day INTEGER,             --: pick 1*4 | 2*4 | 3*3
  duration_days INTEGER,             --: pick 5 | 7*4 | 10*2 | 30*3 | 90*2
  prescribed_on TEXT,
  dispensed_on TEXT,
  repeat_allowed TEXT                --: pick N*3 | Y*2
); --: rows 250
CREATE TABLE invoice (
  invoice_id INTEGER PRIMARY KEY,    --: seq 700001
  appointment_id INTEGER,            --: ref appointment.appointment_id cover 80% distinct
  insurer TEXT,                      --: pick Helvia*4 | Nordmutual*3 | Caritas Pool*2 | NULL*2
  amount REAL,                       --: price 28..420
  currency TEXT,                     --: pick EUR*5 | CHF*3
  issued_on TEXT,
  due_on TEXT,
  paid_on TEXT
); --: rows 300
CREATE TABLE supply_item (
  part_no TEXT PRIMARY KEY,          --: code PN-####@
  item_name TEXT,                    --: each Nitrile gloves S | Nitrile gloves M | Nitrile gloves L | Gauze swab 5 cm | Gauze swab 10 cm | Tongue depressor | Syringe 2 ml | Syringe 5 ml | Syringe 10 ml | Needle 21G | Needle 25G | Elastic bandage 8 cm | Plaster strip | Saline ampoule | Suture kit | Urine cup | Couch roll | Face mask | ECG electrode | Lancet | Test strip box | Thermometer cover | Disinfectant 500 ml | Sharps bin 3 l | Cold pack | Cotton buds
  supplier TEXT,                     --: pick Medisent*4 | Orrin Supplies*3 | Bright & Sterile*2
  pack_qty INTEGER,                  --: pick 1 | 10*2 | 50*3 | 100*4
  unit_weight_g REAL,                --: real 0.4..640 1 skew
  unit_price REAL,                   --: real 0.05..38 2 skew
  currency TEXT,                     --: pick EUR*3 | CHF
  sterile TEXT,                      --: pick Y*2 | N*3
  reorder_qty INTEGER                --: pick 20*2 | 50*3 | 100*2
); --: rows 26
CREATE TABLE stock_move (
  move_id INTEGER PRIMARY KEY,       --: seq 1
  part_no TEXT,                      --: ref supply_item.part_no cover 88% skew
  practice_id INTEGER,               --: pick 1*4 | 2*2 | 3*3 | 4*2 | 5*4 | 6*2
  moved_at TEXT,                     --: date 2025-01-06..2026-02-19 %Y-%m-%d %H:%M:%S
  reason TEXT,                       --: pick delivery*4 | use*6 | expired | transfer
  quantity INTEGER,
  expires_on TEXT
); --: rows 330
UPDATE clinician SET mentor_id = NULL WHERE clinician_id % 5 = 2;
UPDATE patient SET height_cm = NULL WHERE patient_id % 11 = 6;
UPDATE patient SET smoker = 'N' WHERE born_on > '2009-01-01';
UPDATE patient SET height_cm = 80 + patient_id % 60 WHERE born_on > '2014-01-01';
UPDATE appointment SET practice_id = (SELECT practice_id FROM clinician WHERE clinician.clinician_id = appointment.clinician_id), starts_at = strftime('%Y-%m-%d', booked_at, '+' || (appointment_id * 17 % 26) || ' days') || ' ' || printf('%02d:%02d:00', 8 + appointment_id * 7 % 9, appointment_id * 11 % 4 * 15);
UPDATE appointment SET starts_at = datetime(starts_at, '+1 days') WHERE starts_at < booked_at;
UPDATE appointment SET starts_at = datetime(starts_at, '+2 days') WHERE strftime('%w', starts_at) = '6';
UPDATE appointment SET starts_at = datetime(starts_at, '+1 days') WHERE strftime('%w', starts_at) = '0';
UPDATE appointment SET cancelled_at = datetime(booked_at, '+' || (3 + appointment_id * 5 % 90) || ' hours') WHERE appointment_id % 10 = 3;
UPDATE appointment SET cancelled_at = NULL WHERE cancelled_at > starts_at OR cancelled_at > '2026-02-20';
UPDATE appointment SET no_show = 'N' WHERE cancelled_at IS NOT NULL OR starts_at > '2026-02-20';
UPDATE appointment SET arrived_at = datetime(starts_at, (appointment_id * 13 % 34 - 21) || ' minutes') WHERE kind <> 'phone' AND no_show = 'N' AND cancelled_at IS NULL AND starts_at < '2026-02-20';
UPDATE appointment SET ended_at = datetime(starts_at, '+' || (6 + appointment_id * 19 % 43) || ' minutes') WHERE no_show = 'N' AND cancelled_at IS NULL AND starts_at < '2026-02-20';
DELETE FROM vital_sign WHERE appointment_id IN (SELECT appointment_id FROM appointment WHERE ended_at IS NULL OR kind = 'phone');
DELETE FROM prescription WHERE appointment_id IN (SELECT appointment_id FROM appointment WHERE ended_at IS NULL);
DELETE FROM invoice WHERE appointment_id IN (SELECT appointment_id FROM appointment WHERE ended_at IS NULL);
UPDATE prescription SET prescribed_on = (SELECT date(ended_at) FROM appointment WHERE appointment.appointment_id = prescription.appointment_id);
UPDATE prescription SET dispensed_on = date(prescribed_on, '+' || (prescription_id * 7 % 9) || ' days') WHERE prescription_id % 8 <> 5;
UPDATE prescription SET dispensed_on = NULL WHERE dispensed_on > '2026-02-19';
UPDATE invoice SET issued_on = (SELECT date(ended_at, '+' || (invoice_id % 12) || ' days') FROM appointment WHERE appointment.appointment_id = invoice.appointment_id);
DELETE FROM invoice WHERE issued_on > '2026-02-19';
UPDATE invoice SET due_on = date(issued_on, '+30 days'), paid_on = CASE WHEN invoice_id % 9 = 4 THEN NULL ELSE date(issued_on, '+' || (3 + invoice_id * 23 % 52) || ' days') END;
UPDATE invoice SET paid_on = NULL WHERE paid_on > '2026-02-19';
INSERT INTO appointment_diagnosis SELECT appointment_id, diag_code, 'Y' FROM appointment JOIN diagnosis ON diagnosis.rowid = 1 + appointment_id * 31 % 77 % 12 WHERE ended_at IS NOT NULL AND kind <> 'vaccination' AND appointment_id % 13 <> 6;
INSERT OR IGNORE INTO appointment_diagnosis SELECT appointment_id, diag_code, 'N' FROM appointment JOIN diagnosis ON diagnosis.rowid = 1 + appointment_id * 17 % 53 % 12 WHERE ended_at IS NOT NULL AND kind IN ('check-up', 'follow-up') AND appointment_id % 3 = 1;
UPDATE stock_move SET quantity = CASE reason WHEN 'delivery' THEN 20 * (2 + move_id * 7 % 11) WHEN 'use' THEN -(4 + move_id * 13 % 60) WHEN 'expired' THEN -(2 + move_id % 25) ELSE -(10 + move_id % 4 * 5) END, expires_on = CASE WHEN reason = 'delivery' THEN date(moved_at, '+' || (120 + move_id * 37 % 700) || ' days') END;
UPDATE supply_item SET unit_weight_g = 6.2, unit_price = 0.09, pack_qty = 100, sterile = 'N' WHERE item_name = 'Nitrile gloves S';
UPDATE supply_item SET unit_weight_g = 6.8, unit_price = 0.09, pack_qty = 100, sterile = 'N' WHERE item_name = 'Nitrile gloves M';
UPDATE supply_item SET unit_weight_g = 7.4, unit_price = 0.1, pack_qty = 100, sterile = 'N' WHERE item_name = 'Nitrile gloves L';
UPDATE supply_item SET unit_weight_g = 0.9, unit_price = 0.05, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Gauze swab 5 cm';
UPDATE supply_item SET unit_weight_g = 2.1, unit_price = 0.08, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Gauze swab 10 cm';
UPDATE supply_item SET unit_weight_g = 1.6, unit_price = 0.03, pack_qty = 100, sterile = 'N' WHERE item_name = 'Tongue depressor';
UPDATE supply_item SET unit_weight_g = 2.4, unit_price = 0.11, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Syringe 2 ml';
UPDATE supply_item SET unit_weight_g = 4.1, unit_price = 0.14, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Syringe 5 ml';
UPDATE supply_item SET unit_weight_g = 7.3, unit_price = 0.19, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Syringe 10 ml';
UPDATE supply_item SET unit_weight_g = 0.6, unit_price = 0.07, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Needle 21G';
UPDATE supply_item SET unit_weight_g = 0.5, unit_price = 0.07, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Needle 25G';
UPDATE supply_item SET unit_weight_g = 38, unit_price = 1.35, pack_qty = 10, sterile = 'N' WHERE item_name = 'Elastic bandage 8 cm';
UPDATE supply_item SET unit_weight_g = 0.7, unit_price = 0.04, pack_qty = 50, sterile = 'Y' WHERE item_name = 'Plaster strip';
UPDATE supply_item SET unit_weight_g = 21.5, unit_price = 0.62, pack_qty = 50, sterile = 'Y' WHERE item_name = 'Saline ampoule';
UPDATE supply_item SET unit_weight_g = 96, unit_price = 8.9, pack_qty = 1, sterile = 'Y' WHERE item_name = 'Suture kit';
UPDATE supply_item SET unit_weight_g = 8.8, unit_price = 0.16, pack_qty = 50, sterile = 'N' WHERE item_name = 'Urine cup';
UPDATE supply_item SET unit_weight_g = 640, unit_price = 4.2, pack_qty = 10, sterile = 'N' WHERE item_name = 'Couch roll';
UPDATE supply_item SET unit_weight_g = 3.4, unit_price = 0.12, pack_qty = 50, sterile = 'N' WHERE item_name = 'Face mask';
UPDATE supply_item SET unit_weight_g = 1.9, unit_price = 0.21, pack_qty = 50, sterile = 'N' WHERE item_name = 'ECG electrode';
UPDATE supply_item SET unit_weight_g = 0.4, unit_price = 0.06, pack_qty = 100, sterile = 'Y' WHERE item_name = 'Lancet';
UPDATE supply_item SET unit_weight_g = 44, unit_price = 17.8, pack_qty = 1, sterile = 'N' WHERE item_name = 'Test strip box';
UPDATE supply_item SET unit_weight_g = 0.8, unit_price = 0.05, pack_qty = 100, sterile = 'N' WHERE item_name = 'Thermometer cover';
UPDATE supply_item SET unit_weight_g = 548, unit_price = 6.4, pack_qty = 10, sterile = 'N' WHERE item_name = 'Disinfectant 500 ml';
UPDATE supply_item SET unit_weight_g = 212, unit_price = 3.75, pack_qty = 1, sterile = 'N' WHERE item_name = 'Sharps bin 3 l';
UPDATE supply_item SET unit_weight_g = 186, unit_price = 1.1, pack_qty = 10, sterile = 'N' WHERE item_name = 'Cold pack';
UPDATE supply_item SET unit_weight_g = 0.5, unit_price = 0.02, pack_qty = 100, sterile = 'N' WHERE item_name = 'Cotton buds';
UPDATE patient SET height_cm = 151.5 + patient_id * 7 % 46 WHERE born_on < '2008-01-01' AND height_cm IS NOT NULL;
UPDATE patient SET height_cm = 138.5 + patient_id * 5 % 24 WHERE born_on >= '2008-01-01' AND born_on < '2014-01-01' AND height_cm IS NOT NULL;
UPDATE vital_sign SET weight_kg = 46.5 + vital_id * 17 % 59 WHERE weight_kg < 46 AND appointment_id IN (SELECT appointment_id FROM appointment AS T1 JOIN patient AS T2 ON T1.patient_id = T2.patient_id WHERE T2.born_on < '2008-01-01');
UPDATE vital_sign SET weight_kg = 31.2 + vital_id * 7 % 22 WHERE appointment_id IN (SELECT appointment_id FROM appointment AS T1 JOIN patient AS T2 ON T1.patient_id = T2.patient_id WHERE T2.born_on >= '2008-01-01' AND T2.born_on < '2014-01-01');
UPDATE vital_sign SET weight_kg = 11.4 + vital_id * 5 % 17, systolic_mmhg = 92 + vital_id % 17, diastolic_mmhg = 54 + vital_id % 13 WHERE appointment_id IN (SELECT appointment_id FROM appointment AS T1 JOIN patient AS T2 ON T1.patient_id = T2.patient_id WHERE T2.born_on >= '2014-01-01');
INSERT INTO stock_move SELECT NULL, T1.part_no, T1.practice_id, '2025-01-02 07:' || (10 + T1.practice_id * 6) || ':00', 'delivery', 10 * (1 + (T1.practice_id * 7 + T2.rowid * 5) % 9) + MAX(0, -SUM(T1.quantity)), '2026-' || substr('0' || (1 + (T1.practice_id + T2.rowid) % 9), -2) || '-28' FROM stock_move AS T1 JOIN supply_item AS T2 ON T1.part_no = T2.part_no GROUP BY T1.part_no, T1.practice_id;
CREATE VIEW stock_level AS SELECT part_no, practice_id, SUM(quantity) AS on_hand FROM stock_move GROUP BY part_no, practice_id;
CREATE VIEW open_invoice AS SELECT invoice_id, appointment_id, insurer, amount, currency, due_on FROM invoice WHERE paid_on IS NULL;
