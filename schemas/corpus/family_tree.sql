-- A bureau that looks up church books and lists for people who research their families.
CREATE TABLE places (
  place_id INTEGER PRIMARY KEY,
  place_nm TEXT NOT NULL,
  county TEXT,
  country TEXT
);
INSERT INTO places VALUES (1, 'Penvose', 'Tamarshire', 'England'), (2, 'Marlock', 'Tamarshire', 'England'), (3, 'St Ulla', 'Tamarshire', 'England'), (4, 'Hexmoor', 'Northfold', 'England'),
 (5, 'Colby Sands', 'Northfold', 'England'), (6, 'Ruan Bay', 'Tamarshire', 'England'), (7, 'Cwm Hafod', 'Glanmor', 'Wales'), (8, 'Llanerch', 'Glanmor', 'Wales'), (9, 'Dry Fork', 'Ohio', 'United States'),
 (10, 'Marlock', 'Ontario', 'Canada'), (11, 'Port Elder', 'Ontario', 'Canada'), (12, 'Wether Hill', 'Northfold', 'England'), (13, 'Ballyneel', 'Kilmore', 'Ireland'), (14, 'Copper Flat', 'Ohio', 'United States');
CREATE TABLE archives (
  archive_id INTEGER PRIMARY KEY,
  archive_nm TEXT,
  place_id INTEGER,
  page_fee_eur REAL, -- fee for one copied page
  founded_yr INTEGER
);
INSERT INTO archives VALUES (1, 'Tamarshire Record Office', 1, 1.2, 1931), (2, 'Northfold Muniments', 5, 0.9, 1948), (3, 'Glanmor County Archive', 8, 1.0, 1939), (4, 'Diocesan Registry', 4, 2.5, 1864),
 (5, 'Port Elder Library', 11, 0.4, 1957), (6, 'Ohio Settlers Trust', 9, 1.75, 1972), (7, 'Kilmore Parish Store', 13, 0.6, 1901);
CREATE TABLE record_kinds (
  kind_cd TEXT PRIMARY KEY,
  kind_nm TEXT,
  norm_sec INTEGER -- seconds that one search should take
);
INSERT INTO record_kinds VALUES ('BAP', 'Baptism', 900), ('MAR', 'Marriage', 1200), ('BUR', 'Burial', 900), ('CEN', 'Census sheet', 1500), ('EMI', 'Passenger list', 2400), ('WIL', 'Will', 2700), ('MUS', 'Muster roll', 1800);
CREATE TABLE trees (
  tree_id INTEGER PRIMARY KEY,
  tree_nm TEXT,
  client_nm TEXT, -- who ordered the tree
  started_on INTEGER -- yyyymmdd
);
INSERT INTO trees VALUES (1, 'Tregear line', 'Mabel Osgood', 20211104), (2, 'Hallam line', 'Robin Hallam-Pye', 20220217), (3, 'Prosser line', 'Gareth Nye', 20220630), (4, 'Vickery line', 'Anthea Dorling', 20230109), (5, 'Maguinness line', 'Colm Tarrant', 20230522), (6, 'Stobart line', 'Lakeside Heritage Club', 20240212);
CREATE TABLE persons (
  person_id INTEGER PRIMARY KEY, --: seq 1
  tree_id INTEGER,
  sex TEXT, --: pick M | F
  given_nm TEXT, --: by sex: M => William*5 | John*5 | Thomas*4 | Jabez | Richard*3 | Henry*2 | Elias | Josiah | Walter*2 | Hugh; F => Mary*5 | Jane*4 | Grace*2 | Honor | Elizabeth*4 | Susan*2 | Thirza | Ann*3 | Kezia | Loveday
  surname TEXT, -- of the father where he is known
  born_on INTEGER, -- yyyymmdd
  died_on INTEGER, -- yyyymmdd, empty when alive or not found
  birth_place_id INTEGER, --: pick 1*5 | 2*4 | 3*2 | 4*4 | 5*3 | 6*2 | 7*3 | 8*2 | 12*2 | 13*2 | NULL*2
  death_place_id INTEGER, --: pick 1*3 | 2*3 | 3*2 | 4*3 | 5*2 | 7*2 | 9*3 | 10*2 | 11*3 | 14*2 | NULL*4
  father_id INTEGER,
  mother_id INTEGER,
  trade TEXT --: pick Farm labourer*5 | Tin miner*5 | Servant*4 | Cooper | Weaver*3 | Mariner*3 | Blacksmith*2 | Schoolmistress | Innkeeper*2 | NULL*8
); --: rows 240
CREATE TABLE marriages (
  marriage_id INTEGER PRIMARY KEY,
  husband_id INTEGER, -- a person
  wife_id INTEGER, -- a person
  wed_on INTEGER, -- yyyymmdd
  place_id INTEGER
);
CREATE TABLE researchers (
  researcher_id INTEGER PRIMARY KEY, --: seq 11
  first_nm TEXT, --: first
  last_nm TEXT, --: last distinct
  shift TEXT, -- early, late or weekend
              
  hired_on INTEGER, --: date 2014-01-01..2024-06-01 yyyymmdd
  boss_id INTEGER --: self researcher_id
); --: rows 14
CREATE TABLE reels (
  reel_no TEXT PRIMARY KEY, --: code KR-####
  archive_id INTEGER, --: pick 1*5 | 2*4 | 3*3 | 4*2 | 5*2 | 6 | 7*2
  kind_cd TEXT, --: pick BAP*5 | MAR*4 | BUR*4 | CEN*3 | EMI*2 | WIL*2 | MUS
  place_id INTEGER, -- the parish or town that is filmed
                    
  year_from INTEGER, --: int 1750..1900
  year_to INTEGER, --: int 5..40
  frames INTEGER, -- pictures on the reel
                  
  shelf TEXT --: code @-##
); --: rows 72
-- one search of one reel for one person
CREATE TABLE lookups (
  lookup_no INTEGER PRIMARY KEY, --: seq 40001
  reel_no TEXT, --: ref reels.reel_no cover 80% skew
  person_id INTEGER, --: ref persons.person_id cover 75%
  researcher_id INTEGER, --: ref researchers.researcher_id cover 90% skew
  asked_at TEXT, --: date 2023-01-02..2025-03-28 %Y-%m-%d %H:%M:%S
  done_at TEXT, --: after asked_at 1..26 days %Y-%m-%d %H:%M:%S until 2025-03-30
  search_sec INTEGER, -- seconds at the reader
                      
  scan_ms INTEGER, -- milliseconds the scanner ran, empty if nothing was scanned
                   
  result_cd TEXT, -- F found, P partly legible, X nothing found, O still open
                  
  pages INTEGER, --: int 1..9 skew
  quoted_eur REAL, -- price we told the client
                   
  billed_eur REAL, -- price on the bill
                   
  billed_on INTEGER -- yyyymmdd
); --: rows 380
UPDATE researchers SET shift = CASE WHEN researcher_id % 5 IN (0, 3) THEN 'late' WHEN researcher_id % 7 = 1 THEN 'weekend' ELSE 'early' END;
UPDATE researchers SET boss_id = CASE WHEN researcher_id = 11 THEN NULL WHEN researcher_id IN (12, 13, 14) THEN 11 ELSE 12 + (researcher_id * 7 % 11) % 3 END;
UPDATE reels SET year_to = year_from + year_to, frames = 300 + (substr(reel_no, 4) * 7919) % 1207;
UPDATE reels SET place_id = CASE archive_id WHEN 1 THEN 1 + substr(reel_no, 4) % 3 WHEN 2 THEN CASE substr(reel_no, 4) % 3 WHEN 0 THEN 4 WHEN 1 THEN 5 ELSE 12 END WHEN 3 THEN 7 + substr(reel_no, 4) % 2 WHEN 4 THEN 4 WHEN 5 THEN 10 + substr(reel_no, 4) % 2 WHEN 6 THEN CASE substr(reel_no, 4) % 2 WHEN 0 THEN 9 ELSE 14 END ELSE 13 END;
UPDATE persons SET tree_id = (person_id / 3) % 6 + 1,
 born_on = (1770 + 32 * ((person_id - 1) / 40) + (person_id * 7919 % 1009) % 17) * 10000 + ((person_id * 5 % 97) % 12 + 1) * 100 + (person_id * 37 % 89) % 28 + 1;
UPDATE persons SET surname = CASE tree_id WHEN 1 THEN 'Tregear' WHEN 2 THEN 'Hallam' WHEN 3 THEN 'Prosser' WHEN 4 THEN 'Vickery' WHEN 5 THEN 'Maguinness' ELSE 'Stobart' END;
UPDATE persons SET surname = CASE (person_id * 11 % 71) % 9 WHEN 0 THEN 'Nance' WHEN 1 THEN 'Pellow' WHEN 2 THEN 'Rudge' WHEN 3 THEN 'Askew' WHEN 4 THEN 'Bevan' WHEN 5 THEN 'Dunstan' WHEN 6 THEN 'Lorrimer' WHEN 7 THEN 'Yeo' ELSE 'Kitto' END WHERE sex = 'F' AND person_id % 3 <> 1 OR person_id % 11 = 4;
UPDATE persons SET died_on = born_on + CASE WHEN person_id % 9 = 0 THEN (person_id * 13 % 7) ELSE 38 + (person_id * 6271 % 1013) % 52 END * 10000;
UPDATE persons SET died_on = died_on / 10000 * 10000 + ((person_id * 7 % 83) % 12 + 1) * 100 + (person_id * 17 % 79) % 28 + 1 WHERE person_id % 9 <> 0;
UPDATE persons SET died_on = NULL, death_place_id = NULL WHERE died_on > 20250331 OR person_id % 23 = 5;
UPDATE persons SET trade = NULL WHERE person_id % 9 = 0;
UPDATE persons SET trade = CASE WHEN sex = 'F' AND trade IN ('Tin miner', 'Blacksmith', 'Mariner', 'Cooper') THEN 'Lacemaker' WHEN sex = 'M' AND trade = 'Schoolmistress' THEN 'Schoolmaster' ELSE trade END;
UPDATE persons SET father_id = (SELECT MIN(((p.person_id * 37 + persons.person_id / 3 * 11) % 97) * 1000 + p.person_id) % 1000 FROM persons AS p WHERE p.sex = 'M' AND p.person_id % 9 <> 0 AND p.tree_id = persons.tree_id AND (p.person_id - 1) / 40 = (persons.person_id - 1) / 40 - 1) WHERE person_id > 40 AND person_id % 7 <> 3;
UPDATE persons SET mother_id = (SELECT MIN(((p.person_id * 41 + persons.father_id * 13) % 89) * 1000 + p.person_id) % 1000 FROM persons AS p WHERE p.sex = 'F' AND p.person_id % 9 <> 0 AND p.tree_id <> persons.tree_id AND (p.person_id - 1) / 40 = (persons.person_id - 1) / 40 - 1) WHERE father_id IS NOT NULL;
UPDATE persons SET surname = (SELECT p.surname FROM persons AS p WHERE p.person_id = persons.father_id) WHERE father_id IS NOT NULL AND person_id <= 80;
UPDATE persons SET surname = (SELECT p.surname FROM persons AS p WHERE p.person_id = persons.father_id) WHERE father_id IS NOT NULL AND person_id BETWEEN 81 AND 120;
UPDATE persons SET surname = (SELECT p.surname FROM persons AS p WHERE p.person_id = persons.father_id) WHERE father_id IS NOT NULL AND person_id BETWEEN 121 AND 160;
UPDATE persons SET surname = (SELECT p.surname FROM persons AS p WHERE p.person_id = persons.father_id) WHERE father_id IS NOT NULL AND person_id BETWEEN 161 AND 200;
UPDATE persons SET surname = (SELECT p.surname FROM persons AS p WHERE p.person_id = persons.father_id) WHERE father_id IS NOT NULL AND person_id > 200;
UPDATE persons SET mother_id = NULL WHERE person_id % 13 = 6;
INSERT INTO marriages SELECT NULL, father_id, mother_id, MIN(born_on) - 10000 - (father_id % 5) * 100 % 400, (SELECT p.birth_place_id FROM persons AS p WHERE p.person_id = persons.mother_id) FROM persons WHERE father_id IS NOT NULL AND mother_id IS NOT NULL GROUP BY father_id, mother_id;
UPDATE marriages SET wed_on = wed_on / 10000 * 10000 + ((marriage_id * 7 % 61) % 12 + 1) * 100 + (marriage_id * 19 % 53) % 28 + 1;
INSERT INTO marriages SELECT NULL, h.person_id, w.person_id, (h.born_on / 10000 + 24 + h.person_id % 9) * 10000 + (h.person_id % 12 + 1) * 100 + h.person_id % 27 + 1, w.birth_place_id FROM persons AS h JOIN persons AS w ON w.person_id = h.person_id + 7 AND h.sex = 'M' AND w.sex = 'F' AND h.died_on - h.born_on > 400000 AND w.died_on - w.born_on > 400000 AND h.person_id NOT IN (SELECT husband_id FROM marriages) AND w.person_id NOT IN (SELECT wife_id FROM marriages) AND (h.person_id - 1) / 40 = (w.person_id - 1) / 40 AND h.person_id % 2 = 0;
UPDATE lookups SET asked_at = date(asked_at) || printf(' %02d:%02d:00', 8 + (lookup_no * 37 % 101) % 10, (lookup_no * 13 % 89) % 12 * 5), done_at = date(done_at) || printf(' %02d:%02d:00', 8 + (lookup_no * 53 % 103) % 10, (lookup_no * 29 % 97) % 12 * 5);
UPDATE lookups SET result_cd = CASE WHEN done_at IS NULL THEN 'O' ELSE CASE (lookup_no * 7919 % 1009) % 10 WHEN 0 THEN 'P' WHEN 1 THEN 'X' WHEN 2 THEN 'X' WHEN 3 THEN 'P' WHEN 4 THEN 'X' ELSE 'F' END END;
UPDATE lookups SET search_sec = CASE WHEN done_at IS NOT NULL THEN (SELECT k.norm_sec FROM reels AS r JOIN record_kinds AS k ON r.kind_cd = k.kind_cd WHERE r.reel_no = lookups.reel_no) * (50 + (lookup_no * 6271 % 1013) % 130) / 100 END;
UPDATE lookups SET scan_ms = CASE WHEN result_cd IN ('F', 'P') THEN pages * (3800 + (lookup_no * 4409 % 997) * 5) END, pages = CASE WHEN result_cd IN ('F', 'P') THEN pages END;
UPDATE lookups SET quoted_eur = 18 + (lookup_no * 3571 % 887) % 14 * 4.5 + COALESCE(pages, 2) * 1.5, billed_on = CAST(strftime('%Y%m%d', done_at, '+' || (lookup_no % 9) || ' days') AS INTEGER);
UPDATE lookups SET billed_on = NULL WHERE billed_on > 20250330 OR lookup_no % 29 = 7;
UPDATE lookups SET billed_eur = CASE WHEN billed_on IS NOT NULL THEN ROUND(quoted_eur * CASE (lookup_no * 5417 % 1009) % 7 WHEN 0 THEN 0.8 WHEN 1 THEN 1.15 WHEN 2 THEN 1.1 WHEN 3 THEN 0.9 ELSE 1 END, 2) END;
