CREATE TABLE products (
  product_code TEXT PRIMARY KEY,
  product_name TEXT,
  family TEXT, -- kettle, toaster, heater, blender, lamp
  nominal_weight_g INTEGER, -- grams
  tolerance_g INTEGER,
  max_defect_pct REAL, -- 0..100, defective pieces allowed in a sample
  is_export INTEGER -- 1 sold abroad, 0 home market only
);
INSERT INTO products VALUES
 ('KT-104','Kestrel Kettle','kettle',1150,30,4.0,1),('KT-110','Curlew Kettle','kettle',890,25,5.0,0),('KT-131','Heron Kettle Duo','kettle',1420,40,4.0,1),
 ('TS-201','Kestrel Toaster','toaster',1380,35,6.0,1),('TS-207','Plover Toaster','toaster',1690,45,6.0,0),('TS-220','Wren Toaster Slim','toaster',1100,30,8.0,1),
 ('HT-302','Dunlin Heater','heater',2350,60,3.0,0),('HT-318','Osprey Heater Pro','heater',3120,80,2.0,1),
 ('BL-401','Merlin Blender','blender',1820,50,5.0,1),('BL-415','Linnet Blender','blender',1560,40,7.0,0),
 ('LP-501','Nightjar Lamp','lamp',640,15,10.0,1),('LP-509','Barnacle Lamp','lamp',710,20,10.0,0),('LP-533','Nightjar Lamp Tall','lamp',980,25,8.0,0);
CREATE TABLE lines (
  line_id INTEGER PRIMARY KEY,
  line_name TEXT,
  plant TEXT,
  utilisation_pct REAL, -- 0..100, of planned hours
  target_yield_pct REAL, -- 0..100
  shift_count INTEGER
);
INSERT INTO lines VALUES (1,'Avon','Thornley',81.5,97.0,3),(2,'Brue','Thornley',64.0,95.0,2),(3,'Cam','Ashcombe',92.5,98.5,3),(4,'Dart','Ashcombe',38.0,95.0,1),(5,'Exe','Ashcombe',71.0,96.5,2),(6,'Frome','Wickhurst',88.0,97.0,3),(7,'Glyme','Wickhurst',55.5,94.0,2),(8,'Humber','Wickhurst',12.0,90.0,1);
CREATE TABLE inspectors (
  inspector_id INTEGER PRIMARY KEY,      --: seq 11
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  born_at INTEGER, -- Unix seconds --: date 1962-02-01..1987-06-30 unix
  hired_at INTEGER, -- Unix seconds --: date 2006-03-01..2026-02-10 unix
  home_plant TEXT,                       --: pick Thornley*4 | Ashcombe*4 | Wickhurst*3
  is_certified INTEGER, -- 1 holds the Q3 certificate --: pick 1*3 | 0*2
  supervisor_id INTEGER                  --: self inspector_id
); --: rows 26
CREATE TABLE inspections (
  inspection_no INTEGER PRIMARY KEY,     --: seq 60001
  product_code TEXT,                     --: pick KT-104*5 | KT-110*3 | KT-131*2 | TS-201*5 | TS-207*2 | TS-220*2 | HT-302*3 | HT-318*1 | BL-401*4 | BL-415*2 | LP-501*3 | LP-509*1
  line_id INTEGER,                       --: pick 1*5 | 2*3 | 3*5 | 4*2 | 5*3 | 6*4 | 7*2
  inspector_id INTEGER,                  --: int 11..33 skew
  inspected_at INTEGER, -- Unix seconds --: date 2024-01-03..2026-05-29 unix
  signed_at INTEGER, -- Unix seconds; empty while unsigned --: after inspected_at 1..400 hours unix until 2026-05-31
  kind_cd TEXT, -- R routine, S spot check, C customer complaint --: pick R*8 | S*4 | C*2
  sample_size INTEGER,                   --: pick 20*4 | 32*4 | 50*3 | 80*2 | 125
  defect_count INTEGER,                  --: int 0..3
  is_passed INTEGER, -- 1 passed, 0 failed --: pick 1*4 | 0
  humidity_pct REAL,                     --: real 28..81 1 normal
  remark TEXT,                           --: mix {label crooked|box dented|rework agreed|supplier informed|photo attached|tool worn} null 45% empty 20%
  repeat_of INTEGER -- earlier inspection that this one repeats --: self inspection_no
); --: rows 330
CREATE TABLE defects (
  defect_id INTEGER PRIMARY KEY,         --: seq 3001
  inspection_no INTEGER,                 --: ref inspections.inspection_no cover 48%
  defect_cd TEXT, -- SCR scratch, DIM off size, CLR wrong colour, CRK crack, MIS part missing --: pick SCR*6 | DIM*4 | CLR*3 | CRK*2 | MIS*3
  pieces INTEGER,                        --: int 1..9 skew
  is_critical INTEGER,                   --: by defect_cd: CRK => 1; MIS => 1*2 | 0; else => 0*7 | 1
  found_at INTEGER,                      --: date 2024-01-03..2026-05-29 unix
  fixed_at INTEGER                       --: date 2024-01-03..2026-05-29 unix
); --: rows 300
CREATE TABLE inspection_log (
  log_id INTEGER PRIMARY KEY,            --: seq 1
  inspection_no INTEGER,                 --: ref inspections.inspection_no cover 80%
  inspector_id INTEGER, -- who touched the file --: int 11..35 skew
  logged_at INTEGER,                     --: date 2024-01-03..2026-05-29 unix
  action TEXT                            --: pick opened*5 | edited*6 | printed*3 | reopened*1 | archived*2
); --: rows 400
UPDATE inspectors SET supervisor_id = NULL WHERE inspector_id IN (13, 19);
UPDATE inspections SET repeat_of = NULL WHERE inspection_no % 4 <> 0 OR repeat_of IN (SELECT p.inspection_no FROM inspections AS p WHERE p.inspected_at >= inspections.inspected_at);
UPDATE inspections SET product_code = COALESCE((SELECT p.product_code FROM inspections AS p WHERE p.inspection_no = inspections.repeat_of), product_code);
UPDATE inspections SET defect_count = COALESCE((SELECT SUM(d.pieces) FROM defects AS d WHERE d.inspection_no = inspections.inspection_no), 0);
UPDATE inspections SET is_passed = CASE WHEN 100.0 * defect_count / sample_size <= (SELECT p.max_defect_pct FROM products AS p WHERE p.product_code = inspections.product_code) THEN 1 ELSE 0 END;
UPDATE defects SET found_at = (SELECT i.inspected_at FROM inspections AS i WHERE i.inspection_no = defects.inspection_no) + 900 * (defect_id % 7);
UPDATE defects SET fixed_at = CASE WHEN defect_id % 5 = 0 THEN NULL ELSE found_at + 86400 * (1 + defect_id % 23) + 3700 * (defect_id % 11) END;
UPDATE defects SET fixed_at = NULL WHERE fixed_at >= 1780185600;
UPDATE inspections SET signed_at = NULL WHERE inspection_no % 37 = 5;
UPDATE inspection_log SET inspector_id = 31 WHERE inspector_id = 33;
