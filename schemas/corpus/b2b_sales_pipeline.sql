CREATE TABLE territories (
  territory_id INTEGER PRIMARY KEY,
  territory TEXT NOT NULL, -- sales area
  country TEXT
);
INSERT INTO territories VALUES (1, 'Hamburg', 'Germany'), (2, 'Ruhr', 'Germany'), (3, 'Bavaria', 'Germany'), (4, 'Vienna', 'Austria'), (5, 'Basel', 'Switzerland'), (6, 'Benelux', 'Netherlands'), (7, 'Silesia', 'Poland'), (8, 'Jutland', 'Denmark');
CREATE TABLE reps (
  rep_id INTEGER PRIMARY KEY, --: seq 11
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  team TEXT, -- Hunters win new accounts, Farmers keep old ones --: pick Hunters*4 | Farmers*3 | Partner Desk*2
  territory_id INTEGER REFERENCES territories(territory_id), --: ref territories.territory_id
  manager_id INTEGER REFERENCES reps(rep_id), -- the boss, a rep too --: self rep_id
  born_on TEXT, --: date 1962-03-01..1999-08-30
  hired_on TEXT, --: date 2010-01-15..2022-11-30
  left_on TEXT, -- empty (NULL) while employed --: after hired_on 400..3000 days until 2025-10-31 null 70%
  quota_cents INTEGER --: pick 30000000*3 | 45000000*4 | 60000000*2 | NULL*1
); --: rows 24
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT, 
  family TEXT, -- Sensor, Gateway, Software or Service
  list_price_cents INTEGER, -- per unit
  launched_on TEXT
);
INSERT INTO products VALUES (1, 'Vibrasense S', 'Sensor', 28900, '2016-03-01'), (2, 'Vibrasense XL', 'Sensor', 61900, '2018-09-17'), (3, 'FlowEye 200', 'Sensor', 114500, '2015-05-20'), (4, 'Thermolux Ring', 'Sensor', 47900, '2021-02-08'), (5, 'Kastor Gateway', 'Gateway', 139000, '2019-06-03'), (6, 'Kastor Mini', 'Gateway', 72000, '2022-10-10'), (7, 'Lotse Monitor', 'Software', 249000, '2017-01-30'), (8, 'Lotse Predict', 'Software', 480000, '2023-04-12'), (9, 'Commissioning Day', 'Service', 126000, '2015-01-01'), (10, 'Calibration Visit', 'Service', 88000, '2015-01-01'), (11, 'Operator Training', 'Service', 95000, '2020-03-15'), (12, 'Thermolux Probe', 'Sensor', 19900, '2025-08-01');
CREATE TABLE accounts (
  account_id INTEGER PRIMARY KEY, --: seq 201
  account_name TEXT, --: each Brauerei Althoff | Kupferwerk Lenz | Nordglas | Papierfabrik Sollstedt | Stahl Ihmels | Molkerei Tannhof | Alpina Zement | Basilea Pharma Bottling | Rijnkade Terminals | Vandoorn Chemie | Huta Kobylica | Jysk Biogas | Wiener Backstuben | Getriebe Maurer | Zuckerhaus Elbe | Holzwerk Rhoen | Druckerei Sommer | Kaltmann Logistik | Isar Turbinen | Textil Wuppach | Salzbergwerk Ohlen | Fjordfisk Packing | Donau Keramik | Ruhr Rohrbau | Hafenkran Petersen | Delta Polders Water | Aurora Foods | Silesia Lacke | Birsfeld Aroma | Windpark Marschland | Gummiwerke Tilly | Kofler Seilbahnen | Ohm & Sohn | Lindquist Papir | Farbenhof Neuss | Emmental Kaese | Hochofen Nord | Schraubenkontor Abt | Auto Presswerk Lahn | Meyer Klaerwerk | Tessenow Kabel | Odense Robotics Yard
  industry TEXT, --: by account_name: Brauerei Althoff, Molkerei Tannhof, Wiener Backstuben, Zuckerhaus Elbe, Fjordfisk Packing, Aurora Foods, Emmental Kaese, Basilea Pharma Bottling => Food; Kupferwerk Lenz, Stahl Ihmels, Getriebe Maurer, Ruhr Rohrbau, Hochofen Nord, Schraubenkontor Abt, Auto Presswerk Lahn, Tessenow Kabel, Ohm & Sohn, Huta Kobylica => Metal; Vandoorn Chemie, Silesia Lacke, Birsfeld Aroma, Gummiwerke Tilly, Farbenhof Neuss, Salzbergwerk Ohlen, Donau Keramik, Nordglas, Alpina Zement => Chemicals; Papierfabrik Sollstedt, Druckerei Sommer, Lindquist Papir, Holzwerk Rhoen, Textil Wuppach => Paper; Jysk Biogas, Isar Turbinen, Windpark Marschland, Delta Polders Water, Meyer Klaerwerk => Energy; else => Logistics
  account_type TEXT, -- Customer, Prospect or Partner --: pick Customer*6 | Prospect*4 | Partner*2
  territory_id INTEGER REFERENCES territories(territory_id), --: ref territories.territory_id
  owner_rep_id INTEGER REFERENCES reps(rep_id), -- looks after the account --: ref reps.rep_id cover 70%
  employee_count INTEGER, --: int 25..4200 skew
  rating TEXT, -- A to C, A is best --: pick A*2 | B*4 | C*3 | NULL*1
  created_on TEXT --: date 2014-01-10..2022-12-20
); --: rows 42
CREATE TABLE contacts (
  contact_id INTEGER PRIMARY KEY, --: seq 701
  account_id INTEGER REFERENCES accounts(account_id), --: ref accounts.account_id cover 93%
  first_name TEXT, --: first
  last_name TEXT, --: last
  job_title TEXT, --: pick Plant Manager*4 | Head of Maintenance*5 | Buyer*5 | Managing Director*2 | Automation Engineer*3 | Energy Officer
  email TEXT, --: from lower {first_name}.{last_name}@example.com null 15%
  decides TEXT -- Y signs contracts, N does not --: pick Y*2 | N*3
); --: rows 96
CREATE TABLE deals (
  deal_id INTEGER PRIMARY KEY, --: seq 3001
  deal_name TEXT, --: mix {Retrofit|Pilot|Rollout|Upgrade|Framework} {Kiln|Press Shop|Boiler House|Filling Hall|Paint Line|Tank Farm|Crane Bay|Cold Store} {North|South|I|II|III}
  account_id INTEGER REFERENCES accounts(account_id), --: ref accounts.account_id cover 90% skew
  rep_id INTEGER REFERENCES reps(rep_id), -- who sells --: ref reps.rep_id cover 75% skew
  contact_id INTEGER REFERENCES contacts(contact_id), --: ref contacts.contact_id
  stage_code TEXT, -- PRO prospecting, QUA qualified, OFR offer sent, NEG negotiating, WON, LST lost --: const PRO
  lead_source TEXT, -- where it came from --: pick Trade fair*4 | Website*5 | Referral*3 | Partner*3 | Cold call*2
  list_amount_cents INTEGER, -- before discount --: price 4000..260000
  amount_cents INTEGER, -- agreed or offered price --: expr list_amount_cents * (100 - (deal_id * 7) % 24) / 100
  cost_cents INTEGER, -- our own cost --: expr list_amount_cents * (38 + (deal_id * 3) % 41) / 100
  win_pct INTEGER, -- estimated chance, 0 to 100 --: int 5..90
  opened_on TEXT, --: date 2023-01-09..2025-10-20
  first_visit_on TEXT, --: after opened_on 3..40 days until 2025-10-31 null 18%
  offer_on TEXT, --: after opened_on 15..80 days until 2025-10-31 null 15%
  expected_close_on TEXT, --: after opened_on 50..200 days
  closed_on TEXT, -- won or lost that day --: after opened_on 30..440 days until 2025-10-30
  lost_reason TEXT, -- only when lost --: pick Price*5 | No budget*4 | Competitor*3 | Timing*2 | NULL*2
  competitor TEXT, --: pick NULL*5 | Messwerk*3 | Sensotronic*2 | Pulsara*2
  contract_months INTEGER, --: pick 12*4 | 24*3 | 36*3 | 60
  payment_days INTEGER, --: pick 14 | 30*4 | 60*2 | 90
  is_renewal INTEGER, -- 1 follows an earlier contract --: pick 0*3 | 1
  needs_export_check INTEGER, --: pick 0*7 | 1
  next_step TEXT --: pick Call back*3 | Site visit*2 | Send revised offer*2 | Wait for budget*2 | NULL*2
); --: rows 236
CREATE TABLE deal_snapshots (
  snapshot_id INTEGER PRIMARY KEY,
  snapshot_on TEXT, -- end of the quarter
  deal_id INTEGER REFERENCES deals(deal_id),
  stage_code TEXT, -- as it was then
  amount_cents INTEGER, -- as it was then
  win_pct INTEGER
);
CREATE TABLE deal_lines (
  deal_id INTEGER REFERENCES deals(deal_id), --: ref deals.deal_id cover 88% skew
  product_id INTEGER REFERENCES products(product_id), --: ref products.product_id cover 92% skew
  units INTEGER, --: int 1..60 skew
  unit_price_cents INTEGER -- after discount --: int 0..14
); --: rows 340
CREATE TABLE activities (
  activity_id INTEGER PRIMARY KEY, --: seq 90001
  deal_id INTEGER REFERENCES deals(deal_id), --: ref deals.deal_id cover 80% skew
  rep_id INTEGER REFERENCES reps(rep_id), -- who did it --: ref reps.rep_id cover 85% skew
  kind TEXT, -- call, mail, visit, demo --: pick call*6 | mail*5 | visit*3 | demo*2
  happened_at TEXT, --: date 2024-01-02..2025-10-30 %Y-%m-%d %H:%M:%S
  minutes INTEGER, --: int 2..180 skew
  outcome TEXT --: pick positive*4 | neutral*5 | negative*2 | NULL*2
); --: rows 390
UPDATE deals SET stage_code = CASE WHEN closed_on IS NULL THEN CASE deal_id % 4 WHEN 0 THEN 'PRO' WHEN 1 THEN 'QUA' WHEN 2 THEN 'OFR' ELSE 'NEG' END WHEN (deal_id * 13) % 10 < 4 + (lead_source = 'Referral') * 2 - (lead_source = 'Cold call') * 2 THEN 'WON' ELSE 'LST' END;
UPDATE deals SET lost_reason = NULL WHERE stage_code <> 'LST';
UPDATE deals SET win_pct = 100 WHERE stage_code = 'WON';
UPDATE deals SET win_pct = 0 WHERE stage_code = 'LST';
UPDATE deals SET next_step = NULL WHERE closed_on IS NOT NULL;
UPDATE deals SET offer_on = NULL WHERE stage_code IN ('PRO', 'QUA');
UPDATE deals SET contact_id = (SELECT MIN(c.contact_id) FROM contacts AS c WHERE c.account_id = deals.account_id);
UPDATE reps SET manager_id = CASE WHEN rep_id = 11 THEN NULL WHEN rep_id < 15 THEN 11 ELSE 12 + rep_id % 3 END;
DELETE FROM deal_lines WHERE rowid NOT IN (SELECT MIN(rowid) FROM deal_lines GROUP BY deal_id, product_id);
UPDATE deal_lines SET unit_price_cents = (SELECT p.list_price_cents FROM products AS p WHERE p.product_id = deal_lines.product_id) * (100 - unit_price_cents) / 100;
INSERT INTO deal_snapshots (snapshot_on, deal_id, stage_code, amount_cents, win_pct) SELECT q.d, deals.deal_id, CASE deals.deal_id % 3 WHEN 0 THEN 'QUA' WHEN 1 THEN 'OFR' ELSE 'NEG' END, deals.list_amount_cents * (85 + deals.deal_id % 20) / 100, 20 + (deals.deal_id * 11) % 60 FROM deals, (SELECT '2024-12-31' AS d UNION ALL SELECT '2025-03-31' UNION ALL SELECT '2025-06-30' UNION ALL SELECT '2025-09-30') AS q WHERE deals.opened_on <= q.d AND (deals.closed_on IS NULL OR deals.closed_on > q.d);
CREATE VIEW open_deals AS SELECT deal_id, deal_name, account_id, rep_id, stage_code, amount_cents, win_pct, amount_cents * win_pct / 100 AS weighted_cents, expected_close_on FROM deals WHERE closed_on IS NULL;
CREATE VIEW won_by_rep AS SELECT reps.rep_id, reps.first_name, reps.last_name, COUNT(*) AS deals_won, SUM(deals.amount_cents) AS won_cents FROM deals JOIN reps ON deals.rep_id = reps.rep_id WHERE deals.stage_code = 'WON' GROUP BY reps.rep_id, reps.first_name, reps.last_name;
UPDATE reps SET left_on = NULL WHERE rep_id IN (12, 13, 14);
DELETE FROM deal_lines WHERE product_id = 12;
UPDATE reps SET left_on = '2025-02-28' WHERE rep_id = 34;
