CREATE TABLE districts (
  district_code TEXT PRIMARY KEY,        -- two letters
  district_name TEXT NOT NULL,
  depot_town TEXT
);
INSERT INTO districts VALUES ('NO', 'Norrick', 'Norrick'), ('HA', 'Haverleigh', 'Stowmere'), ('TI', 'Tidewell', 'Stowmere'), ('BR', 'Brackenford', 'Ulverby'), ('ES', 'Eskmouth', 'Ulverby'), ('PE', 'Pennard Cross', NULL);
CREATE TABLE defect_types (
  defect_code TEXT PRIMARY KEY,          -- code used by the camera crews
  defect_name TEXT NOT NULL,
  severity INTEGER,                      -- 1 slight to 5 collapse
  target_days INTEGER                    -- days allowed until the repair
);
INSERT INTO defect_types VALUES ('CRK', 'crack', 2, 180), ('FRA', 'fracture', 3, 90), ('ROO', 'root intrusion', 3, 60), ('GRS', 'fat and grease', 2, 30), ('JNT', 'open joint', 2, 180), ('DEF', 'deformation', 4, 45), ('COL', 'collapse', 5, 7), ('INF', 'infiltration', 3, 120), ('RAT', 'vermin', 1, 60), ('SIL', 'silt', 1, 365);
CREATE TABLE pipes (
  pipe_id INTEGER PRIMARY KEY, --: seq 4001
  street TEXT, -- street above the pipe --: mix {Station|Maple|Mill|Weaver|Harbour|Chapel|Lime|Foundry|Otter|Quarry} {Road|Lane|Street|Row}
  district_code TEXT, --: pick NO*6 | HA*5 | TI*4 | BR*3 | ES*2
  material TEXT, --: pick vitrified clay*7 | concrete*5 | brick*3 | PVC*4 | cast iron*2
  diameter_mm INTEGER, --: pick 150*6 | 225*5 | 300*5 | 450*3 | 600*2 | 900*2 | 1200
  length_m REAL, --: real 12..160 1 normal
  depth_m REAL, -- depth of the pipe bottom below the road --: real 0.9..7.5 1 skew
  laid_year INTEGER, -- year in which the pipe was laid --: int 1878..2021
  flow_type TEXT -- what the pipe carries --: pick foul*6 | combined*5 | storm*4
); --: rows 95
CREATE TABLE crews (
  crew_id INTEGER PRIMARY KEY,
  crew_name TEXT NOT NULL,               -- radio call name
  leader_first TEXT,
  leader_last TEXT,
  van_plate TEXT,
  started_year INTEGER,                  -- year in which the crew was formed
  started_month INTEGER,
  day_rate_eur INTEGER
);
INSERT INTO crews VALUES
  (1, 'Heron', 'Brenda', 'Askew', 'ST 4411', 2014, 3, 780), (2, 'Otter', 'Callum', 'Dunphy', 'ST 4412', 2014, 9, 780),
  (3, 'Badger', 'Yvonne', 'Mbeki', 'ST 5003', 2017, 1, 820), (4, 'Kingfisher', 'Piotr', 'Wrona', 'UL 1207', 2019, 6, 860),
  (5, 'Mole', 'Desmond', 'Fairlie', 'UL 1208', 2019, 6, 860), (6, 'Newt', 'Sanna', 'Kivela', 'NO 3090', 2022, 4, 900),
  (7, 'Dipper', 'Gareth', 'Pym', 'NO 3091', 2023, 10, 900), (8, 'Stoat', 'Ileana', 'Crisan', NULL, 2025, 3, 950);
CREATE TABLE inspections (
  inspection_no INTEGER PRIMARY KEY, --: seq 60001
  pipe_id INTEGER, --: ref pipes.pipe_id cover 86% skew
  crew_id INTEGER, --: pick 1*6 | 2*5 | 3*4 | 4*4 | 5*3 | 6*3 | 7*2
  requested_on TEXT, --: date 2023-01-09..2025-03-27
  planned_on TEXT, -- day on the work plan --: after requested_on 3..40 days
  done_on TEXT, -- day on which the camera ran --: after requested_on 3..95 days until 2025-03-31
  status TEXT, -- REQ requested, PLN planned, DON done, ABA abandoned, REP report sent --: pick DON*5 | REP*9 | ABA*1
  survey_s INTEGER, -- camera time in seconds --: int 420..9800 normal
  surveyed_m REAL, --: real 8..150 1 normal
  grade INTEGER, -- condition found, 1 good to 5 failed --: pick 1*5 | 2*6 | 3*5 | 4*3 | 5
  night_work TEXT --: pick Y*2 | N*7
); --: rows 290
CREATE TABLE inspection_defects (
  inspection_no INTEGER, --: ref inspections.inspection_no cover 62%
  defect_code TEXT, --: pick CRK*7 | FRA*4 | ROO*6 | GRS*5 | JNT*5 | DEF*3 | COL | INF*4 | SIL*5
  position_m REAL, -- distance from the manhole --: real 0.4..110 1
  repair_cost_eur INTEGER, -- estimate; empty if no repair is needed --: int 90..18000 skew null 22%
  repaired_on TEXT --: date 2023-06-01..2025-03-30 null 62%
); --: rows 330
UPDATE inspections SET status = CASE WHEN requested_on < '2025-02-01' AND inspection_no % 3 = 0 THEN 'ABA' WHEN planned_on >= '2025-03-10' OR inspection_no % 4 = 0 THEN 'PLN' ELSE 'REQ' END WHERE done_on IS NULL;
UPDATE inspections SET status = 'REQ' WHERE requested_on >= '2024-12-20' AND status IN ('DON', 'REP', 'PLN') AND inspection_no % 5 < 2;
UPDATE inspections SET done_on = NULL WHERE status IN ('ABA', 'REQ');
UPDATE inspections SET planned_on = NULL WHERE status = 'REQ';
UPDATE inspections SET survey_s = NULL, surveyed_m = NULL, grade = NULL WHERE done_on IS NULL;
UPDATE inspections SET surveyed_m = (SELECT MIN(inspections.surveyed_m, length_m) FROM pipes WHERE pipes.pipe_id = inspections.pipe_id) WHERE done_on IS NOT NULL;
DELETE FROM inspection_defects WHERE inspection_no IN (SELECT inspection_no FROM inspections WHERE done_on IS NULL);
DELETE FROM inspection_defects WHERE rowid NOT IN (SELECT MIN(rowid) FROM inspection_defects GROUP BY inspection_no, defect_code);
UPDATE inspection_defects SET position_m = ROUND(position_m * (SELECT surveyed_m FROM inspections WHERE inspections.inspection_no = inspection_defects.inspection_no) / 111, 1);
UPDATE inspection_defects SET repaired_on = NULL WHERE repair_cost_eur IS NULL OR repaired_on < (SELECT done_on FROM inspections WHERE inspections.inspection_no = inspection_defects.inspection_no);
UPDATE inspection_defects SET repaired_on = (SELECT date(done_on, '+' || (6 + inspections.inspection_no % 97) || ' days') FROM inspections WHERE inspections.inspection_no = inspection_defects.inspection_no) WHERE repair_cost_eur IS NOT NULL AND repaired_on IS NULL AND position_m * 10 % 3 < 1;
UPDATE inspection_defects SET repaired_on = NULL WHERE repaired_on > '2025-03-30';
