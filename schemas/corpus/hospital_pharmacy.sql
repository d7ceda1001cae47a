CREATE TABLE drug_classes (
  class_code TEXT PRIMARY KEY,
  class_name TEXT,
  review_months INTEGER
);
INSERT INTO drug_classes VALUES ('ANB','Antibiotic',3), ('ANG','Painkiller',6), ('CAR','Heart and vessels',12), ('ANT','Anaesthetic',6), ('SED','Sedative',3), ('ONC','Cancer medicine',3), ('GAS','Stomach and gut',12), ('VAC','Vaccine',6), ('HOR','Hormone',12);
CREATE TABLE drugs (
  drug_id INTEGER PRIMARY KEY,
  drug_name TEXT,
  class_code TEXT REFERENCES drug_classes(class_code),
  form_code TEXT,
  strength_mg REAL,
  pack_units INTEGER,
  unit_cost_cents INTEGER,
  storage_c INTEGER,
  supplier TEXT,
  expires_on TEXT
);
INSERT INTO drugs VALUES
 (1,'Lumoprin','ANG','TAB',200,50,6,25,'Halberg Pharma','2027-05-31'), (2,'Lumoprin','ANG','TAB',400,50,9,25,'Halberg Pharma','2027-08-31'), (3,'Lumoprin Forte','ANG','INJ',75,10,240,25,'Halberg Pharma','2026-04-30'), (4,'Morvidal','ANG','INJ',10,10,185,25,'Quintessa','2026-11-30'), (5,'Morvidal','ANG','TAB',30,20,88,25,'Quintessa','2026-03-15'),
 (6,'Fentorane','ANG','PAT',5,5,1120,25,'Norrland Labs','2026-09-30'), (7,'Cardivex','CAR','TAB',5,28,12,25,'Halberg Pharma','2028-01-31'), (8,'Cardivex','CAR','TAB',10,28,19,25,'Halberg Pharma','2027-12-31'), (9,'Adrenol','CAR','INJ',1,10,310,25,'Medisol','2026-02-28'), (10,'Thrombasan','CAR','INJ',40,10,655,5,'Norrland Labs','2026-07-31'),
 (11,'Bacterol','ANB','TAB',500,14,41,25,'Medisol','2026-12-31'), (12,'Bacterol','ANB','INJ',1000,10,395,25,'Medisol','2026-06-30'), (13,'Cefadyn','ANB','INJ',2000,10,870,5,'Quintessa','2026-05-31'), (14,'Vancomed','ANB','INJ',500,5,1340,5,'Quintessa','2026-01-31'), (15,'Oralcillin','ANB','SYR',250,1,520,5,'Brightwell','2026-03-31'),
 (16,'Somnivar','SED','TAB',7.5,30,22,25,'Brightwell','2027-03-31'), (17,'Midalam','SED','INJ',5,10,145,25,'Norrland Labs','2026-10-31'), (18,'Propolene','ANT','INJ',200,5,760,25,'Medisol','2026-08-31'), (19,'Ketavane','ANT','INJ',500,5,980,25,'Medisol','2026-04-15'), (20,'Numbocaine','ANT','INJ',50,10,210,25,'Halberg Pharma','2027-02-28'),
 (21,'Numbocaine Spray','ANT','SPR',10,1,1450,25,'Halberg Pharma','2026-12-15'), (22,'Cytarelin','ONC','INJ',100,1,18400,5,'Norrland Labs','2026-03-10'), (23,'Doxavit','ONC','INJ',50,1,9350,5,'Quintessa','2026-06-15'), (24,'Tamoxane','ONC','TAB',20,30,64,25,'Quintessa','2028-06-30'), (25,'Gastrolan','GAS','TAB',40,28,15,25,'Brightwell','2027-09-30'),
 (26,'Gastrolan','GAS','INJ',40,10,330,25,'Brightwell','2026-09-15'), (27,'Emetrol','GAS','INJ',4,10,95,25,'Medisol','2026-11-15'), (28,'Flexivac','VAC','INJ',0.5,1,2150,5,'Norrland Labs','2026-05-15'), (29,'Tetravac','VAC','INJ',0.5,10,1890,5,'Norrland Labs','2026-02-25'), (30,'Insulara','HOR','PEN',3.5,5,1260,5,'Halberg Pharma','2026-08-15'),
 (31,'Cortimax','HOR','TAB',5,100,7,25,'Brightwell','2028-03-31'), (32,'Cortimax','HOR','INJ',100,10,415,25,'Brightwell','2026-07-15'), (33,'Thyronel','HOR','TAB',0.1,100,5,25,'Quintessa','2027-11-30'), (34,'Deepcold Serum','VAC','INJ',1,1,4900,-20,'Medisol','2026-12-20');
CREATE TABLE controlled_drugs (
  drug_id INTEGER PRIMARY KEY REFERENCES drugs(drug_id),
  schedule_code TEXT,
  safe_no INTEGER,
  counted_at TEXT,
  counted_units INTEGER,
  book_units INTEGER
);
INSERT INTO controlled_drugs VALUES (4,'S2',1,'2026-02-19 07:30:00',212,212), (5,'S2',1,'2026-02-19 07:35:00',96,98), (6,'S2',2,'2026-02-18 07:40:00',41,41), (16,'S4',3,'2026-02-02 15:10:00',310,310), (17,'S3',2,'2026-02-16 08:05:00',127,130), (19,'S2',2,'2026-02-17 07:50:00',58,58), (18,'S4',3,'2026-01-28 16:20:00',74,73);
CREATE TABLE wards (
  ward_code TEXT PRIMARY KEY,
  ward_name TEXT,
  floor_no INTEGER,
  bed_count INTEGER,
  head_first_name TEXT,
  head_last_name TEXT,
  budget_cents INTEGER
);
INSERT INTO wards VALUES ('ICU','Intensive care',1,16,'Marlene','Haugen',2400000), ('SUR','Surgery',2,34,'Piet','Verhoeven',1500000), ('MED','General medicine',3,42,'Odile','Sarr',1650000), ('PED','Children',4,24,'Jonas','Brekke',800000), ('ONC','Oncology',5,20,'Rukmini','Das',5200000), ('EMD','Emergency',0,18,'Colm','Geraghty',1200000), ('MAT','Maternity',4,22,'Ilse','Baumgart',600000), ('PSY','Psychiatry',6,28,'Anders','Kjellin',350000), ('DAY','Day clinic',0,12,'Ilse','Romero',280000), ('RHB','Rehabilitation',6,30,'Yara','Haddad',240000);
CREATE TABLE ward_stocks (
  ward_code TEXT,
  drug_id INTEGER REFERENCES drugs(drug_id),
  par_units INTEGER,
  on_hand_units INTEGER,
  checked_on TEXT,
  PRIMARY KEY (ward_code, drug_id)
);
CREATE TABLE dispensings (
  dispensing_id INTEGER PRIMARY KEY, --: seq 70001
  ward_code TEXT REFERENCES wards(ward_code), --: pick ICU*5 | SUR*5 | MED*6 | PED*3 | ONC*3 | EMD*5 | MAT*2 | PSY*2 | DAY
  drug_id INTEGER, --: ref drugs.drug_id cover 94% skew
  ordered_at TEXT, --: date 2025-03-01..2026-02-19 %Y-%m-%d %H:%M:00
  dispensed_at TEXT, --: after ordered_at 9..700 minutes %Y-%m-%d %H:%M:00 until 2026-02-20 null 4%
  pharmacist_first_name TEXT, --: pick Tove*4 | Callum*3 | Meena*3 | Luca*2 | Tove
  pharmacist_last_name TEXT, --: by pharmacist_first_name: Tove => Lindahl*4 | Aasen; Callum => Oduya; Meena => Krishnan; else => Bertolini
  units INTEGER, --: int 1..60 skew
  returned_units INTEGER, --: int 1..9 null 84%
  urgent_flag INTEGER, --: pick 0*5 | 1
  charge REAL, --: const 0
  currency TEXT --: pick EUR*9 | CHF*2
); --: rows 370
INSERT INTO ward_stocks SELECT w.ward_code, d.drug_id, 5 + (d.drug_id * 17 + w.bed_count * 31) % 90, (d.drug_id * 43 + w.bed_count * 19 + w.floor_no * 7) % 97 * (1 + d.drug_id % 2) / 2, date('2026-01-03', '+' || ((d.drug_id * 11 + w.bed_count * 5) % 48) || ' days') FROM wards AS w CROSS JOIN drugs AS d WHERE w.ward_code <> 'RHB' AND (d.drug_id * 7 + w.bed_count * 3 + w.floor_no) % 5 < 3 AND d.drug_id NOT IN (9, 33, 34);
UPDATE ward_stocks SET on_hand_units = 0 WHERE (drug_id * 13 + par_units) % 19 = 4;
DELETE FROM ward_stocks WHERE ward_code IN ('PED', 'MAT') AND drug_id IN (22, 23);
UPDATE dispensings SET drug_id = drug_id - 15 WHERE drug_id IN (22, 23) AND ward_code NOT IN ('ONC', 'DAY', 'MED');
UPDATE dispensings SET units = 1 + units % 4 WHERE drug_id IN (22, 23, 28, 34, 21, 15);
UPDATE dispensings SET returned_units = NULL WHERE returned_units > units OR dispensed_at IS NULL;
UPDATE dispensings SET dispensed_at = datetime(ordered_at, '+' || (8 + dispensing_id % 50) || ' minutes') WHERE urgent_flag = 1 AND dispensed_at IS NOT NULL;
UPDATE dispensings SET charge = ROUND(units * (SELECT unit_cost_cents FROM drugs WHERE drugs.drug_id = dispensings.drug_id) / 100.0 * (1.05 + (dispensing_id % 7) / 50.0) * CASE currency WHEN 'CHF' THEN 0.95 ELSE 1 END, 2);
UPDATE dispensings SET charge = NULL WHERE dispensed_at IS NULL;
