CREATE TABLE towns (
  town_id INTEGER PRIMARY KEY,
  town_name TEXT NOT NULL,
  county TEXT,
  population INTEGER
);
INSERT INTO towns VALUES (1, 'Brackwell', 'Northmere', 84200), (2, 'Sallow Ford', 'Northmere', 12900), (3, 'Tenbridge', 'Easthold', 143500), (4, 'Great Orley', 'Easthold', 27600), (5, 'Kestrel Bay', 'Coastshire', 61300), (6, 'Wexham Cross', 'Coastshire', 9100), (7, 'Lindenau', 'Northmere', 33800), (8, 'Harrowgate Mills', 'Easthold', 18400), (9, 'Port Selwyn', 'Coastshire', 97700), (10, 'Ash Hollow', 'Uplands', 4300), (11, 'Dunmoor', 'Uplands', 21500), (12, 'Cairn Pass', 'Uplands', 1800);
CREATE TABLE roads (
  road_id INTEGER PRIMARY KEY,           --: seq 1
  road_number TEXT,                      --: code @##  distinct
  road_class TEXT,                       --: pick motorway*2 | trunk*4 | county*5 | local*3
  from_town_id INTEGER,                  --: ref towns.town_id
  to_town_id INTEGER,                    --: ref towns.town_id
  length_km REAL,                        --: real 3.2..88 1 skew
  lanes INTEGER,                         --: by road_class: motorway => 4*3 | 6; trunk => 2*3 | 4; else => 2
  daily_traffic INTEGER,                 --: by road_class: motorway => 61000 | 74500 | 88200 | 52300; trunk => 18400 | 22750 | 27900 | 31200; county => 4200 | 5150 | 6800 | 9300 | 3700; else => 850 | 1200 | 2300
  is_toll TEXT                           --: pick no*8 | yes*2
); --: rows 36
CREATE TABLE contractors (
  contractor_id INTEGER PRIMARY KEY,     --: seq 11
  contractor_name TEXT NOT NULL,
  parent_id INTEGER,
  town_id INTEGER,
  founded_year INTEGER
);
INSERT INTO contractors VALUES (11, 'Granholt Group', NULL, 3, 1951), (12, 'Granholt Surfacing', 11, 3, 1978), (13, 'Pellworth Civil', NULL, 1, 1966), (14, 'Redmarl Paving', 11, 9, 1999), (15, 'Otterburn & Daughters', NULL, 5, 2004), (16, 'Pellworth Bridges', 13, 7, 1989), (17, 'Stonefield Asphalt', NULL, 11, 1983), (18, 'Quickset Lines', 14, 4, 2015), (19, 'Viaduct Partners', NULL, 9, 2011), (20, 'Marl & Sons', 17, 8, 1972), (21, 'Bluebell Drainage', 13, 2, 2019), (22, 'Cairn Tunnelling', NULL, 12, 2022);
CREATE TABLE engineers (
  engineer_id INTEGER PRIMARY KEY,       --: seq 501
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  grade TEXT,                            --: pick junior*4 | senior*4 | chief
  boss_id INTEGER,                       --: self engineer_id
  home_town_id INTEGER,                  --: ref towns.town_id
  hired_at INTEGER                       --: date 2008-01-01..2025-06-30 unix
); --: rows 34
CREATE TABLE projects (
  project_id INTEGER PRIMARY KEY,        --: seq 2001
  project_name TEXT,                     --: mix {North|South|Old|New|Upper|Lower|Mill|Castle|Abbey|Fern|Quarry|Heron} {Bridge|Junction|Underpass|Embankment|Roundabout|Viaduct|Hill|Crossing|Bypass} distinct
  road_id INTEGER,                       --: ref roads.road_id cover 85% skew
  contractor_id INTEGER,                 --: pick 12*5 | 13*4 | 14*4 | 15*3 | 16*2 | 17*4 | 18*2 | 19*2 | 20 | 21*2
  engineer_id INTEGER,                   --: ref engineers.engineer_id cover 80%
  work_type TEXT,                        --: pick resurfacing*6 | widening*2 | bridge repair*3 | drainage*3 | junction rebuild*2 | noise barrier
  status TEXT,                           --: pick planned | running | finished
  funding TEXT,                          --: pick state*5 | county*4 | mixed*3
  budget_eur INTEGER,                    --: int 40000..5200000 skew
  final_cost_eur INTEGER,                --: expr CASE WHEN ended_at IS NULL THEN NULL ELSE CAST(budget_eur * (0.84 + (project_id * 37 % 59) / 100.0) AS INTEGER) END
  tendered_at INTEGER,                   --: date 2022-01-10..2025-12-28 unix
  awarded_at INTEGER,                    --: after tendered_at 20..120 days unix null 7%
  planned_start_at INTEGER,              --: after awarded_at 10..90 days unix
  started_at INTEGER,                    --: after planned_start_at 0..60 days unix until 2026-02-20
  planned_end_at INTEGER,                --: after planned_start_at 30..320 days unix
  ended_at INTEGER,                      --: after planned_end_at 0..150 days unix until 2026-02-20
  km_from REAL,                          --: real 0..20 1
  km_to REAL,                            --: expr round(km_from + 0.3 + (project_id * 13 % 67) / 10.0, 1)
  speed_limit_kmh INTEGER,               --: pick 30*2 | 50*4 | 60*4 | 80*2
  night_work TEXT,                       --: pick yes*4 | no*6
  peak_workers INTEGER,                  --: int 5..90 skew
  accidents INTEGER,                     --: int 0..7 skew
  diversion_note TEXT                    --: pick NULL*3 | via county road*3 | via motorway*2 | alternate one-way*3 | signals only*2
); --: rows 105
CREATE TABLE closures (
  closure_id INTEGER PRIMARY KEY,        --: seq 7001
  project_id INTEGER,                    --: ref projects.project_id cover 75%
  closure_type TEXT,                     --: pick full*4 | lane*6 | shoulder*2
  direction TEXT,                        --: pick both*4 | northbound*2 | southbound*2 | eastbound | westbound
  closed_at INTEGER,                     --: date 2022-06-01..2026-02-18 unix
  reopened_at INTEGER,                   --: after closed_at 3..500 hours unix until 2026-02-20
  reason TEXT                            --: pick paving*5 | crane lift*2 | burst pipe | utility works*2 | line marking*2 | accident
); --: rows 210
CREATE TABLE diversions (
  diversion_id INTEGER PRIMARY KEY,      --: seq 1
  closure_id INTEGER,                    --: ref closures.closure_id distinct
  via_road_id INTEGER,                   --: ref roads.road_id
  extra_km REAL,                         --: real 0.8..34 1 skew
  extra_minutes INTEGER                  --: int 2..55 skew
); --: rows 95
CREATE TABLE materials (
  material_id INTEGER PRIMARY KEY,
  material_name TEXT,
  material_group TEXT,
  unit TEXT
);
INSERT INTO materials VALUES (1, 'Binder course asphalt', 'asphalt', 't'), (2, 'Porous asphalt', 'asphalt', 't'), (3, 'Crushed limestone', 'aggregate', 't'), (4, 'River gravel', 'aggregate', 't'), (5, 'C30 concrete', 'concrete', 'm3'), (6, 'Drain pipe 400', 'drainage', 'm'), (7, 'Road paint white', 'marking', 'l'), (8, 'Steel rebar', 'steel', 't'), (9, 'Glass beads', 'marking', 'kg'), (10, 'Geotextile', 'drainage', 'm2');
CREATE TABLE deliveries (
  delivery_id INTEGER PRIMARY KEY,       --: seq 30001
  project_id INTEGER,                    --: ref projects.project_id cover 85%
  material_id INTEGER,                   --: pick 1*6 | 2*4 | 3*5 | 4*3 | 5*4 | 6*3 | 7*3 | 8*2 | 9
  quantity REAL,                         --: real 2..480 1 skew
  unit_price_eur REAL,                   --: price 4..160
  ordered_at INTEGER,                    --: date 2023-01-05..2026-02-10 unix
  delivered_at INTEGER,                  --: after ordered_at 1..24 days unix until 2026-02-20
  supplier TEXT                          --: pick Hollin Quarries*4 | Basalt Direct*3 | Norsk Bitumen*3 | Selwyn Readymix*2 | Tarbet Steel
); --: rows 260
CREATE TABLE machines (
  machine_id INTEGER PRIMARY KEY,        --: seq 801
  machine_name TEXT,                     --: mix {Paver|Roller|Milling machine|Excavator|Crane|Line marker} {Kronhof|Taligo|Berwick|Ostra} {120|240|300|480}
  contractor_id INTEGER,                 --: pick 12*4 | 13*3 | 14*3 | 15*2 | 16 | 17*3 | 18
  bought_at INTEGER,                     --: date 2011-01-01..2025-05-31 unix
  day_cost_eur INTEGER                   --: int 180..2400
); --: rows 44
CREATE TABLE project_machines (
  project_id INTEGER,                    --: ref projects.project_id cover 80%
  machine_id INTEGER,                    --: ref machines.machine_id cover 85%
  days_used INTEGER,                     --: int 1..120 skew
  PRIMARY KEY (project_id, machine_id)
); --: rows 150
CREATE TABLE complaints (
  complaint_id INTEGER PRIMARY KEY,      --: seq 1
  project_id INTEGER,                    --: ref projects.project_id cover 70% skew
  town_id INTEGER,                       --: ref towns.town_id cover 90%
  topic TEXT,                            --: pick noise*5 | dust*3 | traffic jam*6 | damage*2 | access blocked*3
  received_at INTEGER,                   --: date 2022-09-01..2026-02-19 unix
  answered_at INTEGER,                   --: after received_at 1..60 days unix until 2026-02-20 null 14%
  answer_text TEXT                       --: pick NULL*2 | Apology sent*4 | Compensation paid*2 | Hours adjusted*3 | Complaint rejected*2
); --: rows 190
CREATE TABLE inspections (
  inspection_id INTEGER PRIMARY KEY,     --: seq 9001
  project_id INTEGER,                    --: ref projects.project_id cover 80%
  engineer_id INTEGER,                   --: ref engineers.engineer_id cover 70%
  inspected_at INTEGER,                  --: date 2023-01-01..2026-02-18 unix
  score INTEGER,                         --: int 35..100
  defects INTEGER,                       --: int 0..14 skew
  result TEXT                            --: by score: 35 => failed; else => passed
); --: rows 170
UPDATE roads SET road_number = CASE road_class WHEN 'motorway' THEN 'M' WHEN 'trunk' THEN 'T' WHEN 'county' THEN 'C' ELSE 'L' END || substr('00' || (road_id * 7 + 3), -3);
UPDATE roads SET to_town_id = 1 + (from_town_id + 4) % 12 WHERE to_town_id = from_town_id;
UPDATE engineers SET boss_id = NULL, grade = 'chief' WHERE engineer_id IN (501, 502);
UPDATE projects SET awarded_at = NULL, planned_start_at = NULL, started_at = NULL, planned_end_at = NULL, ended_at = NULL, final_cost_eur = NULL WHERE awarded_at IS NULL;
UPDATE projects SET ended_at = planned_end_at - 86400 * (1 + project_id % 17) WHERE ended_at IS NOT NULL AND project_id % 4 = 1;
UPDATE projects SET ended_at = NULL, final_cost_eur = NULL WHERE started_at IS NULL;
UPDATE projects SET status = CASE WHEN ended_at IS NOT NULL THEN 'finished' WHEN started_at IS NOT NULL THEN 'running' ELSE 'planned' END;
UPDATE projects SET accidents = 0 WHERE started_at IS NULL;
UPDATE projects SET diversion_note = '' WHERE project_id % 11 = 4;
UPDATE projects SET contractor_id = NULL WHERE awarded_at IS NULL;
UPDATE deliveries SET supplier = CASE WHEN delivery_id % 3 = 0 THEN 'Hollin Quarries' ELSE 'Basalt Direct' END WHERE (supplier = 'Tarbet Steel' AND material_id NOT IN (6, 7, 8, 9)) OR (supplier = 'Selwyn Readymix' AND material_id NOT IN (3, 4, 5)) OR (supplier = 'Norsk Bitumen' AND material_id NOT IN (1, 2, 7));
UPDATE deliveries SET supplier = 'Selwyn Readymix' WHERE material_id = 5 AND delivery_id % 4 = 1;
UPDATE complaints SET answer_text = '' WHERE answered_at IS NULL AND complaint_id % 2 = 0;
UPDATE complaints SET answer_text = NULL WHERE answered_at IS NULL AND complaint_id % 2 = 1;
UPDATE inspections SET result = CASE WHEN score < 50 OR defects > 11 THEN 'failed' ELSE 'passed' END;
CREATE VIEW project_overruns AS SELECT project_id, project_name, final_cost_eur - budget_eur AS overrun_eur, (ended_at - planned_end_at) / 86400.0 AS delay_days FROM projects WHERE ended_at IS NOT NULL;
CREATE VIEW open_complaints AS SELECT c.complaint_id, c.topic, c.received_at, p.project_name FROM complaints AS c JOIN projects AS p ON c.project_id = p.project_id WHERE c.answered_at IS NULL;
