-- Badge office of Marlow Optics: who holds which badge, and which doors it was held against.
CREATE TABLE holder (
  hol_id INTEGER PRIMARY KEY,            --: seq 201
  hol_first TEXT,                        --: first
  hol_last TEXT,                         --: last
  hol_kind TEXT,                         --: pick employee*7 | contractor*4 | intern
  hol_firm TEXT,                         --: by hol_kind: contractor => Quillon Cleaning*3 | Brightfuse Electric*2 | Tarn Catering*2 | Oakley Lifts; else => Marlow Optics
  hol_unit TEXT,                         --: by hol_kind: contractor => Facilities*3 | Canteen; intern => Laboratory | Finance; else => Laboratory*4 | Finance*2 | Reception | Shipping*3 | Facilities
  hol_born TEXT,                         --: date 1958-02-01..2005-11-30
  hol_joined TEXT,                       --: date 2009-04-01..2024-06-30
  hol_left TEXT,                         --: after hol_joined 300..4200 days until 2025-03-31 null 55%
  hol_vetted TEXT,                       --: after hol_joined 3..200 days null 18%
  hol_trust_score INTEGER,               --: int 22..99 normal
  hol_vetting_grade INTEGER,             --: int 1..5 normal null 12%
  hol_keyholder TEXT,                    --: pick Y*2 | N*7
  hol_boss_id INTEGER                    --: self hol_id
); --: rows 72
CREATE TABLE badge (
  bad_no TEXT PRIMARY KEY,               --: code M@-####
  bad_hol_id INTEGER,                    --: ref holder.hol_id cover 90%
  bad_type TEXT,                         --: pick Permanent*7 | Temporary*4 | Spare*2 | Master
  bad_ordered TEXT,                      --: date 2021-02-01..2024-10-31
  bad_issued TEXT,                       --: after bad_ordered 0..24 days
  bad_expires TEXT,                      --: after bad_issued 6..40 months
  bad_returned TEXT,                     --: after bad_issued 90..900 days until 2025-03-31 null 60%
  bad_lost TEXT,                         --: pick Y | N*8
  bad_deposit_cents INTEGER,             --: pick 0*4 | 1000*5 | 1500*4 | 2500*3 | 4000
  bad_replaces_no TEXT                   --: self bad_no null 72%
); --: rows 118
CREATE TABLE door (
  doo_id INTEGER PRIMARY KEY,
  doo_name TEXT,
  doo_site TEXT,
  doo_floor INTEGER,
  doo_danger_score INTEGER,
  doo_two_factor TEXT,
  doo_fitted TEXT,
  doo_inspected TEXT,
  doo_upkeep_cents INTEGER
);
INSERT INTO door VALUES
 (1, 'Main Turnstile', 'Tarn House', 0, 3, 'N', '2016-05-12', '2025-01-20', 48000),
 (2, 'Clean Room East', 'Tarn House', 2, 9, 'Y', '2019-09-03', '2024-11-06', 91500),
 (3, 'Clean Room West', 'Tarn House', 2, 9, 'Y', '2019-09-03', '2024-02-14', 88000),
 (4, 'Solvent Store', 'Tarn House', -1, 10, 'Y', '2018-01-22', '2025-02-11', 64000),
 (5, 'Archive Cage', 'Tarn House', -1, 5, 'N', '2016-05-20', '2022-10-03', 12000),
 (6, 'Server Room', 'Tarn House', 1, 8, 'Y', '2020-03-17', '2024-12-02', 73500),
 (7, 'Roof Hatch', 'Tarn House', 4, 7, 'N', '2016-06-01', NULL, 9500),
 (8, 'Goods Gate', 'Weir Yard', 0, 4, 'N', '2017-08-08', '2024-09-19', 55000),
 (9, 'Forklift Bay', 'Weir Yard', 0, 6, 'N', '2017-08-09', '2023-12-12', 31000),
 (10, 'Bonded Cage', 'Weir Yard', 0, 8, 'Y', '2021-04-28', '2024-10-30', 47500),
 (11, 'Drivers Lounge', 'Weir Yard', 0, 1, 'N', '2021-05-02', NULL, 6000),
 (12, 'Boiler Room', 'Weir Yard', -1, 7, 'N', '2017-08-10', '2021-07-07', 15000),
 (13, 'Staff Entrance', 'Lark Street', 0, 3, 'N', '2015-02-02', '2024-08-15', 42000),
 (14, 'Cash Office', 'Lark Street', 1, 9, 'Y', '2015-02-03', '2025-03-04', 68000),
 (15, 'Boardroom', 'Lark Street', 3, 5, 'N', '2022-11-11', '2024-06-21', 21000),
 (16, 'Post Room', 'Lark Street', 0, 2, 'N', '2015-02-05', '2023-05-30', 11000),
 (17, 'Bike Cellar', 'Lark Street', -1, 1, 'N', '2023-03-15', NULL, 7500),
 (18, 'Sample Vault', 'Tarn House', -1, 10, 'Y', '2023-10-02', NULL, 83000),
 (19, 'Fire Stair North', 'Lark Street', 2, 4, 'N', '2015-03-01', '2024-08-15', 13000),
 (20, 'Fire Stair South', 'Tarn House', 3, 4, 'N', '2016-06-04', '2025-01-20', 13500);
CREATE TABLE swipe (
  swi_id INTEGER PRIMARY KEY,            --: seq 70001
  swi_bad_no TEXT,                       --: ref badge.bad_no cover 80% skew
  swi_doo_id INTEGER,                    --: ref door.doo_id cover 92% skew
  swi_at TEXT,                           --: date 2023-10-01..2025-03-31 %Y-%m-%d %H:%M:%S
  swi_granted TEXT,                      --: pick Y*5 | N*2
  swi_refusal TEXT,                      --: by swi_granted: N => wrong PIN*4 | expired badge*3 | no rights*5 | reported lost; else => NULL
  swi_open_seconds INTEGER               --: int 2..140 skew
); --: rows 390
UPDATE swipe SET swi_open_seconds = NULL WHERE swi_granted = 'N';
UPDATE swipe SET swi_at = '2025-03-31 08:' || substr(swi_at, 15, 5) WHERE swi_id % 97 = 3;
DELETE FROM swipe WHERE swi_at < (SELECT bad_issued FROM badge WHERE bad_no = swi_bad_no);
UPDATE holder SET hol_born = date(hol_born, '-19 years') WHERE julianday(hol_joined) - julianday(hol_born) < 6800;
