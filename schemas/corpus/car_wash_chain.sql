CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT NOT NULL,
  town TEXT,
  opened_on TEXT, -- ISO date
  tunnel_m REAL, -- length of the wash tunnel; empty at hand-wash sites
  vacuum_bays INTEGER,
  rent_cents INTEGER, -- per month
  state TEXT -- open, refit or shut
);
INSERT INTO sites VALUES
(1, 'Gasworks Lane', 'Halver', '2009-04-18', 32.5, 8, 780000, 'open'),
(2, 'Old Tollgate', 'Halver', '2014-09-02', 28.0, 6, 615000, 'open'),
(3, 'Weir Bridge', 'Stanmoor', '2011-06-11', 41.0, 12, 940000, 'open'),
(4, 'Ringroad North', 'Stanmoor', '2018-03-27', 45.5, 14, 1120000, 'refit'),
(5, 'Cattle Market', 'Pellworth', '2016-10-15', NULL, 4, 290000, 'open'),
(6, 'Harbour Sheds', 'Quenby', '2020-02-08', 36.0, 9, 705000, 'open'),
(7, 'Saltpans', 'Quenby', '2022-07-30', NULL, 5, 330000, 'open'),
(8, 'Brickfield', 'Pellworth', '2007-05-05', 24.5, 3, NULL, 'shut'),
(9, 'Airport Loop', 'Stanmoor', '2023-11-20', 52.0, 16, 1385000, 'open');
CREATE TABLE programmes (
  programme_id INTEGER PRIMARY KEY,
  label TEXT,
  list_cents INTEGER,
  planned_minutes INTEGER,
  water_litres INTEGER,
  by_hand INTEGER -- 1 if washed by hand, else 0
);
INSERT INTO programmes VALUES
(1, 'Splash', 890, 5, 95, 0), (2, 'Shine', 1290, 7, 130, 0), (3, 'Shine Plus', 1590, 9, 150, 0), (4, 'Full Foam', 1990, 11, 185, 0),
(5, 'Hand Basic', 2490, 22, 60, 1), (6, 'Hand Deluxe', 4490, 48, 85, 1), (7, 'Van Tunnel', 2290, 12, 240, 0), (8, 'Winter Salt Off', 1690, 10, 210, 0), (9, 'Vintage Care', 6900, 75, 70, 1);
CREATE TABLE members (
  member_id INTEGER PRIMARY KEY, --: seq 401
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  birth_date TEXT, --: date 1948-02-01..2006-11-20 null 8%
  home_town TEXT, --: pick Halver*6 | Stanmoor*7 | Pellworth*4 | Quenby*4 | Ostrey*2
  joined_at INTEGER, -- Unix seconds --: date 2018-01-10..2025-05-30 unix
  recruited_by INTEGER REFERENCES members(member_id), -- the member who brought this one in --: self member_id null 45%
  mail_ok INTEGER -- 1 may be mailed, 0 may not, empty never asked --: pick 1*5 | 0*3 | NULL
); --: rows 90
CREATE TABLE vehicles (
  plate TEXT PRIMARY KEY, --: code @@-###-@ distinct
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 88%
  make TEXT, --: pick Volkswagen*5 | Toyota*5 | Skoda*4 | Ford*4 | Renault*3 | Volvo*2 | Tesla*2 | Saab
  body TEXT, --: pick hatchback*7 | estate*4 | suv*5 | van*3 | convertible
  model_year INTEGER --: int 1988..2025 normal
); --: rows 115
UPDATE vehicles SET model_year = 2025 - (2025 - model_year) / 2 WHERE model_year < 2004 AND make <> 'Saab';
CREATE TABLE passes (
  pass_no TEXT PRIMARY KEY, --: code P-#### distinct
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 70%
  plan TEXT, --: pick Solo*6 | Duo*4 | Unlimited*3
  bought_on TEXT, --: date 2023-01-05..2025-06-20
  valid_from TEXT, --: after bought_on 0..20 days
  valid_to TEXT, --: after valid_from 60..365 days
  fee_cents INTEGER, -- per month --: by plan: Solo => 1990*3 | 2190*2; Duo => 3290*3 | 3490; Unlimited => 4490*2 | 4990
  cancelled_on TEXT -- empty unless the member gave it up early --: const x
); --: rows 130
UPDATE passes SET cancelled_on = CASE WHEN rowid % 7 = 3 THEN date(valid_from, '+' || (rowid % 40 + 15) || ' days') END;
UPDATE passes SET cancelled_on = NULL WHERE cancelled_on > '2025-06-30' OR cancelled_on > valid_to;
CREATE TABLE attendants (
  attendant_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  site_id INTEGER REFERENCES sites(site_id), --: pick 1*4 | 2*3 | 3*5 | 4*4 | 5*3 | 6*4 | 7*3 | 9*5
  lead_id INTEGER REFERENCES attendants(attendant_id), -- shift leader --: self attendant_id null 10%
  hired_on TEXT, --: date 2012-03-01..2025-05-15
  left_on TEXT, -- empty while employed --: after hired_on 120..2400 days until 2025-06-25 null 45%
  hourly_cents INTEGER --: int 1310..2480
); --: rows 44
UPDATE attendants SET lead_id = (attendant_id * 7 % 6) + 1 WHERE attendant_id > 6 AND lead_id IS NOT NULL;
UPDATE attendants SET left_on = NULL WHERE attendant_id <= 6;
CREATE TABLE washes (
  wash_id INTEGER PRIMARY KEY, --: seq 70001
  site_id INTEGER REFERENCES sites(site_id), --: pick 1*6 | 2*4 | 3*8 | 4*3 | 5*3 | 6*5 | 7*3 | 8 | 9*7
  programme_id INTEGER REFERENCES programmes(programme_id), --: pick 1*7 | 2*8 | 3*5 | 4*4 | 5*3 | 6*2 | 7*3 | 8*3
  plate TEXT REFERENCES vehicles(plate), -- empty for passing trade --: ref vehicles.plate cover 80% null 25%
  attendant_id INTEGER REFERENCES attendants(attendant_id), --: ref attendants.attendant_id cover 90% null 6%
  queued_at INTEGER, -- Unix seconds, joined the queue --: date 2024-01-03..2025-06-28 unix
  started_at INTEGER, -- Unix seconds --: after queued_at 1..38 minutes unix
  ended_at INTEGER, -- Unix seconds --: after started_at 4..31 minutes unix
  charged_cents INTEGER, -- price before discount, extras apart --: const 0
  discount_cents INTEGER, --: pick 0*9 | 100*3 | 200*2 | 350*2 | 500
  tip_cents INTEGER, --: pick NULL*5 | 50*2 | 100*3 | 150 | 200*2 | 500
  paid_by TEXT, --: pick card*8 | cash*4 | pass*5 | app*3
  status TEXT -- D done, X drove off before the wash --: pick D*12 | X
); --: rows 390
UPDATE washes SET charged_cents = (SELECT list_cents FROM programmes AS p WHERE p.programme_id = washes.programme_id) + CASE WHEN queued_at < 1727740800 THEN -100 ELSE 0 END + CASE site_id WHEN 9 THEN 150 ELSE 0 END;
UPDATE washes SET ended_at = ended_at + (SELECT planned_minutes FROM programmes AS p WHERE p.programme_id = washes.programme_id) * 40 + wash_id * 37 % 300;
UPDATE washes SET started_at = NULL, ended_at = NULL, tip_cents = NULL, attendant_id = NULL, discount_cents = 0 WHERE status = 'X';
UPDATE washes SET paid_by = 'card' WHERE plate IS NULL AND paid_by = 'pass';
UPDATE washes SET paid_by = NULL WHERE status = 'X';
CREATE TABLE extras (
  extra_id INTEGER PRIMARY KEY,
  label TEXT,
  price_cents INTEGER,
  for_inside INTEGER -- 1 inside of the car, 0 outside
);
INSERT INTO extras VALUES (1, 'hot wax', 450, 0), (2, 'rim cleaner', 390, 0), (3, 'vacuum', 550, 1), (4, 'dashboard polish', 690, 1), (5, 'leather balm', 1490, 1), (6, 'insect remover', 250, 0), (7, 'underbody jet', 600, 0), (8, 'dog hair removal', 1900, 1), (9, 'ozone treatment', 2900, 1);
CREATE TABLE wash_extras (
  wash_id INTEGER REFERENCES washes(wash_id), --: ref washes.wash_id
  extra_id INTEGER REFERENCES extras(extra_id), --: pick 1*7 | 2*6 | 3*6 | 4*3 | 5*2 | 6*4 | 7*3 | 8
  quantity INTEGER, --: pick 1*8 | 2*2 | 4
  unit_cents INTEGER, -- price of one when it was sold --: const 0
  PRIMARY KEY (wash_id, extra_id)
); --: rows 260
UPDATE wash_extras SET unit_cents = (SELECT price_cents FROM extras AS e WHERE e.extra_id = wash_extras.extra_id) - CASE WHEN wash_id % 5 = 0 THEN 50 ELSE 0 END;
DELETE FROM wash_extras WHERE wash_id IN (SELECT wash_id FROM washes WHERE status = 'X');
CREATE TABLE breakdowns (
  breakdown_id INTEGER PRIMARY KEY, --: seq 501
  site_id INTEGER REFERENCES sites(site_id), --: pick 1*4 | 2*3 | 3*5 | 4*6 | 6*3 | 8*2 | 9*3
  machine TEXT, --: pick brush gantry*5 | dryer*4 | conveyor*4 | water softener*2 | pay terminal*3
  reported_at INTEGER, -- Unix seconds --: date 2023-06-01..2025-06-27 unix
  began_at INTEGER, -- Unix seconds, fitter set to work --: after reported_at 1..60 hours unix
  fixed_at INTEGER, -- Unix seconds; empty while open --: after began_at 1..90 hours unix until 2025-06-28
  parts_cents INTEGER, --: price 12..900
  labour_cents INTEGER, --: price 60..700
  grade TEXT -- A site at a standstill, B one line out, C nuisance --: pick A*2 | B*4 | C*5
); --: rows 72
UPDATE breakdowns SET parts_cents = NULL WHERE breakdown_id % 9 = 4;
UPDATE members SET joined_at = 1515600000 + (member_id - 401) * 2600000 + joined_at % 2000000;
UPDATE members SET birth_date = date(birth_date, '-20 years') WHERE julianday(joined_at, 'unixepoch') - julianday(birth_date) < 6300;
UPDATE breakdowns SET fixed_at = NULL WHERE breakdown_id IN (SELECT breakdown_id FROM breakdowns ORDER BY reported_at DESC LIMIT 4);
UPDATE washes SET attendant_id = COALESCE((SELECT MIN(a.attendant_id) FROM attendants AS a WHERE a.site_id = washes.site_id AND a.hired_on <= date(washes.queued_at, 'unixepoch') AND (a.left_on IS NULL OR a.left_on > date(washes.queued_at, 'unixepoch')) AND a.attendant_id >= washes.wash_id * 7 % 45), (SELECT MIN(a.attendant_id) FROM attendants AS a WHERE a.site_id = washes.site_id AND a.hired_on <= date(washes.queued_at, 'unixepoch') AND (a.left_on IS NULL OR a.left_on > date(washes.queued_at, 'unixepoch')))) WHERE status = 'D';
UPDATE washes SET attendant_id = NULL WHERE wash_id % 19 = 5;
UPDATE passes SET valid_from = '2025-07-05', valid_to = '2026-01-04' WHERE pass_no IN (SELECT pass_no FROM passes WHERE bought_on > '2025-06-10' AND cancelled_on IS NULL);
