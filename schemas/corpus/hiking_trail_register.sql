CREATE TABLE trails (
  trail_id INTEGER PRIMARY KEY,          --: seq 101
  trail_name TEXT NOT NULL,              --: mix {Heron|Badger|Millstone|Juniper|Raven|Smuggler|Chapel|Otter|Lantern|Thistle|Kettle|Drover} {Ridge|Loop|Beck Path|Traverse|Way|Hollow Walk} distinct
  area TEXT,                             --: pick Lindmoor*6 | Fernholt*5 | Kestrel Vale*4 | Saltern Coast*3 | Upper Brae*2
  parent_trail_id INTEGER,               --: self trail_id null 58%
  grade TEXT,                            --: pick T1*5 | T2*6 | T3*4 | T4*2 | T5
  surface TEXT,                          --: pick gravel*5 | forest soil*6 | rock*3 | boardwalk*2 | grass*2
  length_km REAL,                        --: real 1.2..24 1 skew
  ascent_m INTEGER,                      --: int 10..1250 skew
  shaded_pct INTEGER,                    --: int 0..100
  waymarked_pct INTEGER,                 --: int 35..100 null 6%
  dogs_allowed TEXT,                     --: pick Y*7 | N*3
  registered_at INTEGER                  --: date 2016-03-01..2025-05-20 unix
); --: rows 62
CREATE TABLE access_points (
  access_point_id INTEGER PRIMARY KEY,   --: seq 1
  access_name TEXT NOT NULL,             --: mix {Quarry|Church|Ferry|Sheepfold|Tollhouse|Viaduct|Old Mill|Reservoir} {Car Park|Gate|Bus Stop|Stile|Lay-by} distinct
  street TEXT,                           --: street null 12%
  town TEXT,                             --: pick Lindmoor*3 | Oakley Bridge*5 | Harrowgate*4 | Saltern*4 | Dunfold*3 | Petersby*2
  parking_spaces INTEGER,                --: int 0..80 skew
  has_toilet TEXT,                       --: pick Y*2 | N*3
  elevation_m INTEGER                    --: int 5..640
); --: rows 34
CREATE TABLE trail_access (
  trail_id INTEGER,                      --: ref trails.trail_id cover 90%
  access_point_id INTEGER,               --: ref access_points.access_point_id cover 92% skew
  walk_in_m INTEGER,                     --: int 0..1800 skew
  PRIMARY KEY (trail_id, access_point_id)
); --: rows 118
CREATE TABLE volunteers (
  volunteer_id INTEGER PRIMARY KEY,      --: seq 501
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  town TEXT,                             --: pick Oakley Bridge*5 | Harrowgate*4 | Saltern*3 | Dunfold*3 | Lindmoor*3
  mobile TEXT,                           --: code 07### ######
  email TEXT,                            --: from lower {first_name}.{last_name}@pathfriends.example null 15%
  born_on TEXT,                          --: date 1946-01-01..2006-10-30 %Y-%m-%d
  joined_at INTEGER,                     --: date 2015-01-10..2025-06-15 unix
  mentor_id INTEGER                      --: self volunteer_id null 20%
); --: rows 46
CREATE TABLE inspections (
  inspection_id INTEGER PRIMARY KEY,     --: seq 2001
  trail_id INTEGER,                      --: ref trails.trail_id cover 88% skew
  volunteer_id INTEGER,                  --: ref volunteers.volunteer_id cover 80% skew
  inspected_at INTEGER,                  --: date 2023-01-08..2025-07-12 unix
  passable_pct INTEGER,                  --: int 20..100 normal
  issues_found INTEGER,                  --: int 0..9 skew
  remark TEXT                            --: pick NULL*5 | all clear*4 | fallen tree near the stream*2 | handrail loose*2 | muddy after the stile*3 | waymark missing at the fork*2 | fallen tree across the steps
); --: rows 330
CREATE TABLE repairs (
  repair_id INTEGER PRIMARY KEY,         --: seq 7001
  trail_id INTEGER,                      --: ref trails.trail_id cover 75% skew
  volunteer_id INTEGER,                  --: ref volunteers.volunteer_id cover 65% skew
  kind TEXT,                             --: pick bridge*2 | steps*3 | signpost*5 | drainage*3 | tree clearing*4 | boardwalk
  status_code TEXT,                      --: const DN
  contractor TEXT,                       --: pick NULL*3 | Corrie Landscapes*3 | Stonehand Ltd*3 | Greenway Crew*4 | Bramble & Birch*2
  reported_at TEXT,                      --: date 2023-02-01..2025-07-10 %Y-%m-%d %H:%M:%S
  finished_at TEXT,                      --: after reported_at 2..140 days %Y-%m-%d %H:%M:%S until 2025-07-14 null 14%
  quoted_cents INTEGER,                  --: price 60..4800
  billed_cents INTEGER                   --: expr CAST(quoted_cents * (0.82 + (repair_id * 37 % 50) / 100.0) AS INTEGER)
); --: rows 190
UPDATE repairs SET status_code = CASE WHEN finished_at IS NOT NULL THEN 'DN' WHEN repair_id % 5 = 0 THEN 'CX' WHEN repair_id % 3 = 0 THEN 'WP' ELSE 'OP' END;
UPDATE repairs SET billed_cents = NULL WHERE status_code <> 'DN' OR repair_id % 17 = 0;
UPDATE repairs SET contractor = NULL WHERE status_code = 'OP';
UPDATE trails SET area = COALESCE((SELECT p.area FROM trails AS p WHERE p.trail_id = trails.parent_trail_id), area) WHERE parent_trail_id IS NOT NULL AND trail_id % 6 <> 0;
