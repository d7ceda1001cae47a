CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  trade_name TEXT NOT NULL,
  segment TEXT, -- what sort of business they are
  home_town TEXT,
  found_us_by TEXT, -- how the first contact came about
  since INTEGER, -- first quote, Unix seconds
  newsletter TEXT -- Y or N
);
INSERT INTO customer VALUES
(1, 'Ballinore Homes', 'housebuilder', 'Ballinore', 'referral', 1457308800, 'Y'),
(2, 'Tobin & Rourke', 'housebuilder', 'Castlewyn', 'website', 1549843200, 'N'),
(3, 'Keel Roofing', 'roofer', 'Port Keel', 'referral', 1394496000, 'Y'),
(4, 'Slate and Sons', 'roofer', 'Rathmoy', 'van sign', 1601856000, 'N'),
(5, 'Dunrath County Council', 'public', 'Dunrath', 'tender', 1330905600, 'N'),
(6, 'Moycarn School Trust', 'public', 'Moycarn', 'tender', 1617235200, 'Y'),
(7, 'Lantern Festival Ltd', 'events', 'Port Keel', 'website', 1643673600, 'Y'),
(8, 'Bigtop Promotions', 'events', 'Castlewyn', 'trade fair', 1680652800, 'Y'),
(9, 'Corrigan Painters', 'painter', 'Dunrath', 'van sign', 1523232000, 'N'),
(10, 'Whitewash Bros', 'painter', 'Port Keel', 'referral', 1665964800, 'Y'),
(11, 'Hartnell Developments', 'housebuilder', 'Port Keel', 'trade fair', 1488931200, 'Y'),
(12, 'Glenfarran Estates', 'housebuilder', 'Moycarn', 'website', 1710460800, NULL),
(13, 'St Brannoc Parish', 'public', 'Rathmoy', 'referral', 1557187200, 'N'),
(14, 'Apex Solar', 'solar', 'Castlewyn', 'website', 1696118400, 'Y'),
(15, 'Sunrow Energy', 'solar', 'Ballinore', 'trade fair', 1718755200, 'Y'),
(16, 'Quirke Roofing', 'roofer', 'Ballinore', 'website', 1733097600, 'N'),
(17, 'Feeney Film Sets', 'events', 'Dunrath', 'referral', 1745280000, 'Y'),
(18, 'Ardmoy Stonework', 'mason', 'Moycarn', 'van sign', 1750896000, 'N');
CREATE TABLE yard (
  yard_id INTEGER PRIMARY KEY,
  yard_name TEXT,
  town TEXT,
  racks INTEGER,
  lease_eur_month INTEGER
);
INSERT INTO yard VALUES (1, 'Quay Yard', 'Port Keel', 120, 4200), (2, 'Limekiln Yard', 'Castlewyn', 85, 2600), (3, 'Railside', 'Dunrath', 150, 3900), (4, 'Upper Moor', 'Moycarn', 40, NULL);
CREATE TABLE worker (
  worker_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  ticket TEXT, -- ADV advanced scaffolder, SCF scaffolder, LAB labourer, INS inspector --: pick ADV*3 | SCF*6 | LAB*5 | INS*3
  yard_id INTEGER REFERENCES yard(yard_id), --: pick 1*5 | 2*4 | 3*5 | 4
  born INTEGER, -- Unix seconds --: date 1964-01-10..2006-05-30 unix
  joined INTEGER, -- Unix seconds --: date 2009-03-01..2025-09-20 unix
  day_rate_eur REAL, --: real 118..290 0
  first_aider TEXT --: pick Y*2 | N*5
); --: rows 46
UPDATE worker SET joined = 1725235200 WHERE joined - born < 567648000;
UPDATE worker SET born = born - 63072000 WHERE joined - born < 536500000;
CREATE TABLE kit (
  kit_no TEXT PRIMARY KEY, --: code K-@###
  label TEXT, --: const x
  kind TEXT, -- tower or tube set; details in the table of that name --: pick tower*5 | tube set*6
  yard_id INTEGER REFERENCES yard(yard_id), -- where it lives when idle --: pick 1*5 | 2*3 | 3*5 | 4*2
  weight_kg INTEGER, --: int 140..2600 skew
  week_rate_eur REAL, -- hire per week --: price 45..420
  bought INTEGER, -- Unix seconds --: date 2012-02-01..2025-08-30 unix
  written_off TEXT --: pick NULL*9 | 2024-11-12 | 2025-03-04 | 2025-06-23
); --: rows 64
CREATE TABLE mobile_tower (
  kit_no TEXT PRIMARY KEY REFERENCES kit(kit_no),
  platform_m REAL, -- height of the top platform
  width_m REAL,
  max_load_kg INTEGER,
  indoor TEXT -- Y if only for use inside
);
INSERT INTO mobile_tower SELECT kit_no, ROUND(2.5 + (rowid * 7 % 12) * 0.8, 1), CASE WHEN rowid % 3 = 0 THEN 1.45 ELSE 0.85 END, 150 + (rowid * 13 % 9) * 25, CASE WHEN rowid % 4 = 1 THEN 'Y' ELSE 'N' END FROM kit WHERE kind = 'tower';
CREATE TABLE tube_set (
  kit_no TEXT PRIMARY KEY REFERENCES kit(kit_no),
  tube_m INTEGER, -- total run of tube
  fittings INTEGER,
  boards INTEGER,
  metal TEXT
);
INSERT INTO tube_set SELECT kit_no, 120 + (rowid * 37 % 29) * 20, 80 + (rowid * 53 % 41) * 10, 20 + (rowid * 11 % 17) * 5, CASE WHEN rowid % 5 < 3 THEN 'steel' ELSE 'aluminium' END FROM kit WHERE kind = 'tube set';
UPDATE kit SET label = CASE WHEN kind = 'tower' THEN (SELECT CASE WHEN indoor = 'Y' THEN 'Indoor tower ' ELSE 'Street tower ' END || platform_m || ' m' FROM mobile_tower AS m WHERE m.kit_no = kit.kit_no) ELSE (SELECT CASE metal WHEN 'steel' THEN 'Steel set ' ELSE 'Alu set ' END || tube_m FROM tube_set AS t WHERE t.kit_no = kit.kit_no) END;
CREATE TABLE job (
  job_no INTEGER PRIMARY KEY, --: seq 3001
  customer_id INTEGER REFERENCES customer(customer_id), --: pick 1*9 | 2*7 | 3*8 | 4*5 | 5*6 | 6*3 | 7*5 | 8*3 | 9*4 | 10*3 | 11*8 | 12*2 | 13*2 | 14*6 | 15*3 | 16*3 | 17*2
  yard_id INTEGER REFERENCES yard(yard_id), -- yard that serves it --: pick 1*5 | 2*3 | 3*4 | 4
  foreman_id INTEGER REFERENCES worker(worker_id), --: const 1
  site TEXT, --: mix {Mill|Church|Station|Harbour|Abbey|Market|Orchard|Bridge} {Row|Street|Wharf|Lane} {flats|school|warehouse|terrace|gable|stage|chimney}
  site_town TEXT, --: pick Port Keel*6 | Castlewyn*5 | Dunrath*5 | Ballinore*4 | Rathmoy*2 | Moycarn*2
  quoted_at INTEGER, -- Unix seconds --: date 2023-01-04..2025-10-24 unix
  erected_at INTEGER, -- Unix seconds; empty if the quote was not taken up --: after quoted_at 4..45 days unix until 2025-10-30
  strike_due INTEGER, -- Unix seconds, day agreed for taking it down --: after erected_at 12..110 days unix
  struck_at INTEGER, -- Unix seconds --: after erected_at 8..140 days unix until 2025-10-30
  list_eur REAL, -- price by the book --: price 350..26000
  agreed_eur REAL, -- price after haggling; empty unless the job was won --: const 1
  stage TEXT -- Q open quote, L lost, U up, D taken down --: const x
); --: rows 190
UPDATE job SET erected_at = NULL, strike_due = NULL, struck_at = NULL WHERE job_no % 6 = 1;
UPDATE job SET struck_at = NULL WHERE quoted_at > 1746000000 AND job_no % 3 <> 0;
UPDATE job SET stage = CASE WHEN struck_at IS NOT NULL THEN 'D' WHEN erected_at IS NOT NULL THEN 'U' WHEN quoted_at > 1748000000 THEN 'Q' ELSE 'L' END;
UPDATE job SET strike_due = erected_at + 5184000 WHERE stage = 'U' AND strike_due IS NULL;
UPDATE job SET agreed_eur = ROUND(list_eur * (100 - (job_no * 17 % 7) * 3 - (job_no % 2) * 2) / 100.0, 2);
UPDATE job SET agreed_eur = NULL WHERE stage IN ('Q', 'L');
UPDATE job SET foreman_id = COALESCE((SELECT MIN(worker_id) FROM worker WHERE ticket = 'ADV' AND worker_id >= job_no * 29 % 27), (SELECT MIN(worker_id) FROM worker WHERE ticket = 'ADV'));
UPDATE job SET site = site || ' ' || (job_no % 9 + 1) WHERE job_no % 3 <> 0;
CREATE TABLE job_kit (
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no
  kit_no TEXT REFERENCES kit(kit_no), --: ref kit.kit_no cover 88% skew
  sets INTEGER, -- how many of the kit went to the site --: int 1..6 skew
  loaded_at TEXT, -- left the yard, date and time --: date 2023-01-09..2025-10-28 %Y-%m-%d %H:%M
  returned_at TEXT, --: after loaded_at 8..120 days %Y-%m-%d %H:%M until 2025-10-30
  damage_eur REAL, -- billed for bent or missing pieces --: const 0
  PRIMARY KEY (job_no, kit_no)
); --: rows 330
DELETE FROM job_kit WHERE job_no IN (SELECT job_no FROM job WHERE erected_at IS NULL);
UPDATE job_kit SET loaded_at = (SELECT strftime('%Y-%m-%d', erected_at, 'unixepoch') FROM job WHERE job.job_no = job_kit.job_no) || ' ' || printf('%02d:%02d', 6 + (job_no * 7 + sets * 3) % 6, job_no * 11 % 60);
UPDATE job_kit SET returned_at = (SELECT strftime('%Y-%m-%d', struck_at, 'unixepoch') FROM job WHERE job.job_no = job_kit.job_no) || ' ' || printf('%02d:%02d', 11 + (job_no * 5 + sets) % 7, job_no * 13 % 60);
UPDATE job_kit SET damage_eur = CASE WHEN returned_at IS NULL THEN NULL WHEN (job_no * 3 + sets * 5) % 4 = 0 THEN (job_no * sets * 37 % 640) + 12.5 ELSE 0 END;
CREATE TABLE inspection (
  inspection_id INTEGER PRIMARY KEY, --: seq 8001
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no skew
  inspector_id INTEGER REFERENCES worker(worker_id), --: const 1
  done_at INTEGER, -- Unix seconds with time of day --: int 0..30
  took_sec INTEGER, -- how long it lasted, in seconds --: int 240..9000 skew
  tag TEXT, -- G green, A amber, R red --: pick G*11 | A*4 | R*2
  defects INTEGER, --: const 0
  gust_kmh REAL, --: real 3..82 1 normal
  remark TEXT --: pick NULL*6 | loose coupler | board missing | toe board short | base plate sunk | tie pulled | ladder not lashed
); --: rows 300
DELETE FROM inspection WHERE job_no IN (SELECT job_no FROM job WHERE erected_at IS NULL);
UPDATE inspection SET done_at = (SELECT erected_at FROM job WHERE job.job_no = inspection.job_no) - (SELECT erected_at FROM job WHERE job.job_no = inspection.job_no) % 86400 + done_at * 172800 + 25200 + inspection_id * 611 % 32000;
DELETE FROM inspection WHERE done_at > 1761868800;
UPDATE inspection SET done_at = (SELECT MIN(struck_at, inspection.done_at) FROM job WHERE job.job_no = inspection.job_no AND struck_at IS NOT NULL) WHERE job_no IN (SELECT job_no FROM job WHERE struck_at IS NOT NULL);
UPDATE inspection SET defects = CASE tag WHEN 'G' THEN 0 WHEN 'A' THEN 1 + inspection_id % 3 ELSE 3 + inspection_id % 5 END;
UPDATE inspection SET remark = NULL WHERE tag = 'G' AND inspection_id % 3 <> 0;
UPDATE inspection SET gust_kmh = NULL WHERE inspection_id % 23 = 0;
UPDATE inspection SET inspector_id = COALESCE((SELECT MIN(worker_id) FROM worker WHERE ticket = 'INS' AND worker_id >= inspection_id * 19 % 47), (SELECT MIN(worker_id) FROM worker WHERE ticket = 'INS'));
