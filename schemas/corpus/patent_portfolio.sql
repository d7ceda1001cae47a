-- Patents of a machine maker, the people behind them, what they cost and what they earn.
CREATE TABLE families (
  family_id INTEGER PRIMARY KEY, --: seq 1
  title TEXT, --: mix {Adjustable|Self-cleaning|Low-noise|Sealed|Two-stage|Modular|Heated|Vented} {valve seat|gear pump|conveyor joint|spray nozzle|cutting head|bearing cage|filter drum|clutch disc} distinct
  field TEXT, -- technical field --: pick pumps*4 | cutting*3 | conveying*3 | filtration*2 | drives*3
  unit TEXT, -- business unit that pays --: pick Food Lines*4 | Mining*3 | Paper*2 | Service*1
  invented_year INTEGER, -- of the disclosure --: int 2009..2023
  invented_month INTEGER, --: int 1..12
  is_core TEXT -- Y or N --: pick N*3 | Y*2
); --: rows 58
UPDATE families SET field = CASE WHEN title LIKE '%valve seat' OR title LIKE '%gear pump' THEN 'pumps' WHEN title LIKE '%conveyor joint' THEN 'conveying' WHEN title LIKE '%spray nozzle' OR title LIKE '%filter drum' THEN 'filtration' WHEN title LIKE '%cutting head' THEN 'cutting' ELSE 'drives' END;
CREATE TABLE agents (
  agent_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  firm TEXT,
  hourly_eur REAL,
  in_house INTEGER, -- 1 if employed by us
  city TEXT
);
INSERT INTO agents VALUES (1, 'Ottilie', 'Brandner', 'Hale & Partner', 310, 0, 'Munich'), (2, 'Gregor', 'Sand', 'Hale & Partner', 285, 0, 'Munich'), (3, 'Annika', 'Holt', 'Quillon IP', 340, 0, 'London'), (4, 'Desmond', 'Fray', 'Quillon IP', 295, 0, 'London'), (5, 'Mireille', 'Castaing', 'Cabinet Orme', 275, 0, 'Lyon'), (6, 'Haruto', 'Seki', 'Seki & Mori', 360, 0, 'Osaka'), (7, 'Paula', 'Wendt', 'own department', 120, 1, 'Kassel'), (8, 'Niko', 'Adler', 'own department', 110, 1, 'Kassel'), (9, 'Jun', 'Mori', 'Seki & Mori', 330, 0, 'Osaka'), (10, 'Beth', 'Crane', 'Lattice Law', 420, 0, 'Boston'), (11, 'Omar', 'Hale', 'Lattice Law', 395, 0, 'Boston');
CREATE TABLE patents (
  patent_id INTEGER PRIMARY KEY, --: seq 2001
  family_id INTEGER REFERENCES families(family_id), --: ref families.family_id cover 93%
  office TEXT, -- EP, US, JP, CN or DE --: pick EP*5 | US*4 | DE*4 | JP*2 | CN*2
  agent_id INTEGER, --: by office: EP => 1*3 | 3*2 | 7; US => 10*3 | 11*2; DE => 7*4 | 8*3 | 2; JP => 6*2 | 9; else => 5 | 3
  filed_on TEXT, -- application date --: date 2010-02-01..2024-05-30
  published_on TEXT, --: after filed_on 480..620 days until 2024-06-30
  granted_on TEXT, --: after filed_on 700..2300 days until 2024-06-30 null 14%
  expires_on TEXT, -- twenty years after filing --: expr date(filed_on, '+20 years')
  status TEXT, -- P pending, G granted, L lapsed, A abandoned --: pick P
  claims INTEGER, --: int 4..38 normal
  pages INTEGER, --: int 9..120 skew
  opposed INTEGER, -- 1 if somebody filed an opposition --: pick 0*9 | 1*1
  value_eur INTEGER -- latest estimate --: int 2000..900000 skew
); --: rows 170
UPDATE patents SET filed_on = (SELECT date(f.invented_year || '-' || substr('0' || f.invented_month, -2) || '-15', '+' || (60 + patents.patent_id * 37 % 700) || ' days') FROM families AS f WHERE f.family_id = patents.family_id);
UPDATE patents SET filed_on = '2024-03-11' WHERE filed_on > '2024-06-20';
UPDATE patents SET published_on = date(filed_on, '+' || (530 + patent_id % 40) || ' days'), granted_on = CASE WHEN patent_id % 8 = 5 THEN NULL ELSE date(filed_on, '+' || (760 + patent_id * 53 % 1500) || ' days') END, expires_on = date(filed_on, '+20 years');
UPDATE patents SET published_on = NULL WHERE published_on > '2024-06-30';
UPDATE patents SET granted_on = NULL WHERE granted_on > '2024-06-30';
UPDATE patents SET status = CASE WHEN granted_on IS NULL AND patent_id % 5 = 2 THEN 'A' WHEN granted_on IS NULL THEN 'P' WHEN patent_id % 6 = 1 AND filed_on < '2019-01-01' THEN 'L' ELSE 'G' END;
UPDATE patents SET opposed = 1 WHERE patent_id % 14 = 6;
UPDATE patents SET opposed = 0 WHERE granted_on IS NULL;
CREATE TABLE inventors (
  inventor_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  site TEXT, --: pick Kassel*5 | Lyon*2 | Osaka*2 | Boston*2
  born_on TEXT, --: date 1954-03-01..1997-10-30
  joined_on TEXT, --: date 1985-01-07..2021-06-01
  left_on TEXT, --: after joined_on 2000..9000 days until 2024-06-30 null 60%
  supervisor_id INTEGER --: self inventor_id
); --: rows 40
UPDATE inventors SET joined_on = date(born_on, '+24 years') WHERE joined_on < date(born_on, '+22 years');
UPDATE inventors SET left_on = NULL WHERE left_on < joined_on;
CREATE TABLE inventorships (
  family_id INTEGER REFERENCES families(family_id),
  inventor_id INTEGER REFERENCES inventors(inventor_id),
  share REAL, -- of the invention, 0 to 1
  is_lead INTEGER, -- 1 for the first inventor
  PRIMARY KEY (family_id, inventor_id)
);
INSERT INTO inventorships SELECT f.family_id, 1 + (f.family_id * 7 + n.n * 11) % 37, CASE f.family_id % 3 WHEN 0 THEN CASE n.n WHEN 0 THEN 1.0 END WHEN 1 THEN CASE n.n WHEN 0 THEN 0.6 ELSE 0.4 END ELSE CASE n.n WHEN 0 THEN 0.5 WHEN 1 THEN 0.3 ELSE 0.2 END END, n.n = 0 FROM families AS f, (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) AS n WHERE n.n <= f.family_id % 3;
CREATE TABLE fees (
  fee_id INTEGER PRIMARY KEY, --: seq 1
  patent_id INTEGER REFERENCES patents(patent_id), --: ref patents.patent_id cover 80%
  kind TEXT, --: pick annuity*6 | examination*2 | translation*2 | filing*1
  due_year INTEGER, --: pick 2021*2 | 2022*3 | 2023*4 | 2024*2
  due_month INTEGER, --: int 1..12
  amount_eur REAL, --: price 120..4200
  paid_on TEXT, -- NULL while open --: const NULL
  surcharge TEXT -- Y if paid late with a penalty --: pick N*8 | Y*1
); --: rows 340
UPDATE fees SET due_month = 1 + due_month % 9 WHERE due_year = 2024;
UPDATE fees SET paid_on = date(due_year || '-' || substr('0' || due_month, -2) || '-28', (CASE surcharge WHEN 'Y' THEN 20 + fee_id % 70 ELSE -(fee_id * 7 % 40) END) || ' days');
UPDATE fees SET paid_on = NULL, surcharge = 'N' WHERE paid_on > '2024-06-30' OR fee_id % 23 = 4;
CREATE TABLE office_actions (
  action_id INTEGER PRIMARY KEY, --: seq 501
  patent_id INTEGER, --: ref patents.patent_id cover 65% skew
  kind TEXT, --: pick search report*3 | objection*6 | hearing*1 | formal note*2
  received_on TEXT, --: expr (SELECT date(p.filed_on, '+' || (200 + office_actions.action_id * 41 % 1400) || ' days') FROM patents AS p WHERE p.patent_id = office_actions.patent_id)
  due_on TEXT, -- deadline for our answer --: expr date(received_on, '+' || CASE kind WHEN 'formal note' THEN 60 ELSE 120 END || ' days')
  answered_on TEXT, --: expr date(received_on, '+' || (25 + action_id * 13 % 120) || ' days')
  agent_hours REAL --: real 0.5..34 1 skew
); --: rows 200
DELETE FROM office_actions WHERE received_on > '2024-06-30';
UPDATE office_actions SET answered_on = NULL WHERE answered_on > '2024-06-30' OR action_id % 19 = 7;
CREATE TABLE licences (
  licence_id INTEGER PRIMARY KEY, --: seq 71
  family_id INTEGER, --: ref families.family_id cover 45%
  licensee TEXT, --: pick Hale Motors*3 | Brightmill*4 | Nordkorn*3 | Castell Paper*2 | Tanaka Slicers*2 | Oreworks*3
  starts_on TEXT, --: date 2014-01-01..2024-04-01
  ends_on TEXT, --: after starts_on 18..120 months
  royalty_share REAL, -- of the licensee's sales, 0 to 1 --: pick 0.01*2 | 0.015*2 | 0.02*3 | 0.035*2 | 0.05*1
  min_fee_eur INTEGER, -- per year --: int 2000..60000 skew
  exclusive TEXT -- Y or N --: pick N*4 | Y*1
); --: rows 48
CREATE TABLE status_log (
  log_id INTEGER PRIMARY KEY, --: seq 1
  patent_id INTEGER, --: ref patents.patent_id cover 75%
  logged_on TEXT, -- end-of-quarter snapshot --: pick 2023-03-31 | 2023-06-30 | 2023-09-30 | 2023-12-31 | 2024-03-31
  status TEXT, -- as it was then --: expr (SELECT CASE WHEN p.granted_on <= logged_on THEN 'G' ELSE 'P' END FROM patents AS p WHERE p.patent_id = status_log.patent_id)
  value_eur INTEGER -- estimate as it was then --: expr (SELECT CAST(p.value_eur * (70 + status_log.log_id * 11 % 55) / 100 AS INTEGER) FROM patents AS p WHERE p.patent_id = status_log.patent_id)
); --: rows 300
DELETE FROM status_log WHERE log_id NOT IN (SELECT MIN(log_id) FROM status_log GROUP BY patent_id, logged_on) OR (SELECT p.filed_on FROM patents AS p WHERE p.patent_id = status_log.patent_id) > logged_on;
