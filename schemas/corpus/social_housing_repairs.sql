CREATE TABLE patch (
  patch_id INTEGER PRIMARY KEY,
  patch_name TEXT, -- part of town that one housing team looks after
  office_street TEXT
);
INSERT INTO patch VALUES (1, 'Northgate', '2 Mill Lane'), (2, 'Riverside', '41 Wharf Road'), (3, 'Hillcrest', '7 Chapel Street'), (4, 'Fenwick', NULL);
CREATE TABLE officer (
  officer_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  patch_id INTEGER REFERENCES patch(patch_id), --: pick 1*4 | 2*4 | 3*3 | 4*2
  manager_id INTEGER REFERENCES officer(officer_id), --: self officer_id
  joined_on TEXT, --: date 2008-02-01..2025-06-15
  left_on TEXT, --: pick NULL*8 | 2025-02-28 | 2024-07-31
  salary_gbp INTEGER -- gross a year --: int 27000..52000 normal
); --: rows 32
UPDATE officer SET left_on = NULL WHERE joined_on > '2024-01-01' OR officer_id = 1;
CREATE TABLE estate (
  estate_id INTEGER PRIMARY KEY,
  estate_name TEXT,
  patch_id INTEGER REFERENCES patch(patch_id),
  built_year INTEGER,
  has_warden TEXT -- Y or N
);
INSERT INTO estate VALUES (1, 'Abbots Mead', 1, 1954, 'N'), (2, 'Brickfield', 1, 1968, 'N'), (3, 'Castle View', 2, 1972, 'Y'), (4, 'Dovecote', 2, 1949, 'N'), (5, 'Eastfield Towers', 2, 1966, 'N'), (6, 'Foundry Court', 3, 1998, 'Y'), (7, 'Greenacre', 3, 1961, 'N'), (8, 'Harebell Close', 3, 2011, 'Y'), (9, 'Ironside', 4, 1937, 'N'), (10, 'Juniper Rise', 4, 2019, NULL), (11, 'Kestrel Park', 1, 2024, 'N');
CREATE TABLE dwelling (
  dwelling_id INTEGER PRIMARY KEY, --: seq 101
  estate_id INTEGER REFERENCES estate(estate_id), --: pick 1*5 | 2*6 | 3*4 | 4*3 | 5*8 | 6*4 | 7*5 | 8*2 | 9*3 | 10*2
  address TEXT, --: street
  kind TEXT, --: pick flat*9 | house*6 | maisonette*3 | bungalow*2
  bedrooms INTEGER, --: pick 1*5 | 2*8 | 3*6 | 4
  floor_area_m2 REAL, --: real 31..118 1 normal
  weekly_rent_gbp REAL, --: price 78..171
  service_charge_gbp REAL, -- per week, on top of the rent --: pick 0*5 | 4.5*2 | 9.2*3 | 14.75*2 | 21.4
  status_cd TEXT, -- L let, V void, S sold to the tenant --: const L
  gas_check_on TEXT -- last gas safety check --: date 2024-06-01..2025-09-24 null 12%
); --: rows 150
CREATE TABLE tenant (
  tenant_id INTEGER PRIMARY KEY, --: seq 1001
  first_name TEXT, --: first
  last_name TEXT, --: last
  born_on TEXT, --: date 1938-03-01..2004-11-30
  mobile TEXT, --: code 07### ###### null 14%
  language TEXT, --: pick English*12 | Polish*3 | Urdu*2 | Romanian*2 | NULL
  vulnerable TEXT -- Y or N --: pick N*6 | Y*2
); --: rows 170
CREATE TABLE tenancy (
  tenancy_id INTEGER PRIMARY KEY, --: seq 5001
  tenant_id INTEGER REFERENCES tenant(tenant_id), --: ref tenant.tenant_id cover 92%
  dwelling_id INTEGER REFERENCES dwelling(dwelling_id), --: ref dwelling.dwelling_id cover 92%
  kind TEXT, --: pick secure*7 | introductory*3 | fixed term
  started_on TEXT, --: date 2006-04-01..2025-08-25
  ended_on TEXT, -- empty while it runs --: const x
  deposit_gbp INTEGER --: pick 0*6 | 100*3 | 250*2 | NULL
); --: rows 240
DELETE FROM tenancy WHERE EXISTS (SELECT 1 FROM tenancy AS o WHERE o.tenancy_id <> tenancy.tenancy_id AND (o.dwelling_id = tenancy.dwelling_id OR o.tenant_id = tenancy.tenant_id) AND julianday(o.started_on) - julianday(tenancy.started_on) BETWEEN 0 AND 90);
UPDATE tenancy SET ended_on = (SELECT date(MIN(o.started_on), '-' || (10 + tenancy.tenancy_id % 30) || ' days') FROM tenancy AS o WHERE (o.dwelling_id = tenancy.dwelling_id OR o.tenant_id = tenancy.tenant_id) AND o.started_on > tenancy.started_on);
UPDATE tenancy SET ended_on = date('2025-01-10', '+' || (tenancy_id % 200) || ' days') WHERE ended_on IS NULL AND tenancy_id % 11 = 4 AND started_on < '2024-12-01';
UPDATE dwelling SET status_cd = CASE WHEN dwelling_id IN (SELECT dwelling_id FROM tenancy WHERE ended_on IS NULL) THEN 'L' WHEN dwelling_id % 4 = 1 THEN 'S' ELSE 'V' END;
CREATE TABLE priority (
  priority_cd TEXT PRIMARY KEY,
  label TEXT,
  target_days INTEGER -- within so many days of the report the work should be done
);
INSERT INTO priority VALUES ('E', 'emergency', 1), ('U', 'urgent', 7), ('R', 'routine', 28), ('P', 'planned', 90);
CREATE TABLE trade (
  trade_cd TEXT PRIMARY KEY,
  trade_name TEXT
);
INSERT INTO trade VALUES ('PLB', 'plumbing'), ('ELC', 'electrical'), ('CRP', 'carpentry'), ('ROF', 'roofing'), ('HTG', 'heating'), ('GLZ', 'glazing'), ('PST', 'pest control');
CREATE TABLE contractor (
  contractor_id INTEGER PRIMARY KEY,
  firm_name TEXT,
  town TEXT,
  approved_on TEXT,
  dropped_on TEXT, -- day it lost its approval
  call_out_fee_gbp INTEGER,
  hourly_rate_gbp REAL
);
INSERT INTO contractor VALUES (1, 'Pipes & Co', 'Barrowby', '2014-05-01', NULL, 45, 38.5), (2, 'Marlow Electrical', 'Barrowby', '2017-09-12', NULL, 50, 44), (3, 'Topslate', 'Wexcombe', '2012-03-20', NULL, 80, 41.25), (4, 'Heatwell', 'Stanton Moor', '2019-11-04', NULL, 65, 52), (5, 'Clearview Glass', 'Wexcombe', '2016-02-15', '2024-12-31', 40, 36), (6, 'Joinery Works', 'Barrowby', '2021-06-30', NULL, 35, 34.8), (7, 'Allfix', 'Stanton Moor', '2011-01-10', NULL, 30, 31.5), (8, 'Vermex', 'Ottery', '2022-04-18', NULL, 70, 29.9), (9, 'Dunn Brothers', 'Ottery', '2015-08-03', NULL, NULL, 37.5), (10, 'Swift Response', 'Barrowby', '2023-10-01', NULL, 95, 58), (11, 'Northern Boilers', 'Stanton Moor', '2013-07-22', '2023-06-30', 55, 47), (12, 'Hearth and Home', 'Wexcombe', '2025-05-06', NULL, 60, 46.5);
CREATE TABLE contractor_trade (
  contractor_id INTEGER REFERENCES contractor(contractor_id),
  trade_cd TEXT REFERENCES trade(trade_cd),
  PRIMARY KEY (contractor_id, trade_cd)
);
INSERT INTO contractor_trade VALUES (1, 'PLB'), (1, 'HTG'), (2, 'ELC'), (3, 'ROF'), (4, 'HTG'), (4, 'PLB'), (5, 'GLZ'), (6, 'CRP'), (6, 'GLZ'), (7, 'PLB'), (7, 'ELC'), (7, 'CRP'), (7, 'GLZ'), (8, 'PST'), (9, 'CRP'), (9, 'ROF'), (10, 'PLB'), (10, 'ELC'), (10, 'HTG'), (10, 'GLZ'), (11, 'HTG'), (12, 'HTG');
CREATE TABLE repair (
  repair_no INTEGER PRIMARY KEY, --: seq 7001
  dwelling_id INTEGER REFERENCES dwelling(dwelling_id), --: ref dwelling.dwelling_id cover 90% skew
  tenant_id INTEGER REFERENCES tenant(tenant_id), -- who reported it; empty if our staff did --: const 1
  trade_cd TEXT REFERENCES trade(trade_cd), --: pick PLB*8 | ELC*5 | CRP*5 | HTG*6 | ROF*3 | GLZ*3 | PST
  priority_cd TEXT REFERENCES priority(priority_cd), --: pick R*8 | U*5 | E*3 | P*2
  contractor_id INTEGER REFERENCES contractor(contractor_id), --: by trade_cd: PLB => 1*5 | 7*3 | 4*2 | 10; ELC => 2*6 | 7*3 | 10*2; CRP => 6*5 | 9*2 | 7; HTG => 4*5 | 1*3 | 10; ROF => 3*5 | 9*2; GLZ => 6*3 | 7*2 | 10; else => 8
  reported_on TEXT, --: date 2023-04-03..2025-09-26
  appointed_on TEXT, -- day the visit was agreed for --: after reported_on 0..40 days until 2025-10-20
  done_on TEXT, --: after reported_on 0..75 days until 2025-09-29
  estimate_gbp REAL, --: price 25..1400
  invoice_gbp REAL, -- what the contractor billed --: const 0
  status_cd TEXT, -- DN done, AP appointed, OP open, CX cancelled --: const x
  follows_no INTEGER REFERENCES repair(repair_no), -- earlier repair that this one puts right --: const 1
  rating INTEGER -- 1 to 5, by the tenant --: pick NULL*5 | 5*4 | 4*4 | 3*2 | 2 | 1*2
); --: rows 330
UPDATE repair SET done_on = NULL WHERE repair_no % 13 = 5;
UPDATE repair SET done_on = NULL WHERE reported_on > '2025-06-15' AND repair_no % 3 = 0;
UPDATE repair SET done_on = MIN(date(reported_on, '+' || (repair_no % 3) || ' days'), '2025-09-29') WHERE priority_cd = 'E' AND done_on IS NOT NULL;
UPDATE repair SET done_on = appointed_on WHERE done_on < appointed_on AND priority_cd <> 'E' AND appointed_on <= '2025-09-29';
UPDATE repair SET appointed_on = done_on WHERE done_on IS NOT NULL AND (appointed_on IS NULL OR appointed_on > done_on);
UPDATE repair SET status_cd = CASE WHEN done_on IS NOT NULL THEN 'DN' WHEN reported_on < '2025-05-01' OR repair_no % 17 = 2 THEN 'CX' WHEN appointed_on >= '2025-09-30' OR repair_no % 2 = 0 THEN 'AP' ELSE 'OP' END;
UPDATE repair SET appointed_on = NULL WHERE status_cd = 'OP' OR (status_cd = 'CX' AND repair_no % 2 = 0);
UPDATE repair SET appointed_on = date('2025-09-30', '+' || (repair_no % 16) || ' days') WHERE status_cd = 'AP';
UPDATE repair SET rating = NULL WHERE status_cd <> 'DN';
UPDATE repair SET contractor_id = NULL WHERE status_cd = 'OP';
UPDATE repair SET invoice_gbp = CASE WHEN status_cd = 'DN' AND reported_on < '2025-09-01' THEN ROUND(estimate_gbp * (70 + (repair_no * 37) % 75) / 100.0, 2) END;
UPDATE repair SET tenant_id = (SELECT t.tenant_id FROM tenancy AS t WHERE t.dwelling_id = repair.dwelling_id AND t.started_on <= repair.reported_on AND (t.ended_on IS NULL OR t.ended_on >= repair.reported_on) LIMIT 1);
UPDATE repair SET rating = NULL WHERE tenant_id IS NULL;
UPDATE repair SET follows_no = (SELECT MAX(e.repair_no) FROM repair AS e WHERE e.dwelling_id = repair.dwelling_id AND e.trade_cd = repair.trade_cd AND e.done_on < repair.reported_on AND e.done_on > date(repair.reported_on, '-200 days'));
CREATE TABLE visit (
  visit_id INTEGER PRIMARY KEY, --: seq 1
  repair_no INTEGER REFERENCES repair(repair_no), --: ref repair.repair_no
  visited_on TEXT, --: const x
  minutes INTEGER, --: int 10..300 skew
  outcome TEXT --: pick fixed*6 | no access*3 | parts needed*2 | made safe*2
); --: rows 390
DELETE FROM visit WHERE repair_no IN (SELECT repair_no FROM repair WHERE status_cd IN ('OP', 'AP', 'CX'));
UPDATE visit SET visited_on = (SELECT CASE WHEN visit.outcome = 'fixed' THEN r.done_on ELSE r.appointed_on END FROM repair AS r WHERE r.repair_no = visit.repair_no);
CREATE TABLE material (
  material_id INTEGER PRIMARY KEY,
  material_name TEXT,
  unit TEXT,
  unit_price_gbp REAL
);
INSERT INTO material VALUES (1, 'copper pipe', 'm', 6.4), (2, 'mixer tap', 'piece', 48), (3, 'ball valve', 'piece', 7.25), (4, 'socket', 'piece', 3.9), (5, 'cable', 'm', 1.35), (6, 'fuse board', 'piece', 112), (7, 'door hinge', 'pair', 5.6), (8, 'fire door', 'piece', 189), (9, 'roof tile', 'piece', 2.15), (10, 'flashing', 'm', 11.8), (11, 'boiler pump', 'piece', 96.5), (12, 'radiator', 'piece', 74), (13, 'thermostat', 'piece', 39.9), (14, 'glass pane', 'm2', 58), (15, 'putty', 'kg', 4.2), (16, 'bait box', 'piece', 8.75), (17, 'smoke alarm', 'piece', 16.5), (18, 'extractor fan', 'piece', 62);
CREATE TABLE repair_material (
  repair_no INTEGER REFERENCES repair(repair_no), --: ref repair.repair_no cover 70%
  material_id INTEGER REFERENCES material(material_id), --: pick 1*6 | 2*3 | 3*4 | 4*3 | 5*4 | 6 | 7*3 | 8 | 9*3 | 10*2 | 11*2 | 12*2 | 13*2 | 14*2 | 15*3 | 16
  quantity INTEGER, --: int 1..14 skew
  PRIMARY KEY (repair_no, material_id)
); --: rows 300
DELETE FROM repair_material WHERE repair_no IN (SELECT repair_no FROM repair WHERE status_cd <> 'DN');
CREATE TABLE rent_payment (
  payment_id INTEGER PRIMARY KEY, --: seq 90001
  tenancy_id INTEGER REFERENCES tenancy(tenancy_id), --: ref tenancy.tenancy_id cover 80%
  paid_on TEXT, --: date 2025-01-02..2025-09-29
  amount_gbp REAL, --: price 40..620
  method TEXT, --: pick direct debit*6 | housing benefit*4 | card*3 | cash
  bounced TEXT -- Y if the bank sent it back --: pick N*14 | Y
); --: rows 1100
DELETE FROM rent_payment WHERE tenancy_id IN (SELECT tenancy_id FROM tenancy WHERE ended_on < rent_payment.paid_on OR started_on > rent_payment.paid_on);
CREATE TABLE arrears_case (
  case_id INTEGER PRIMARY KEY, --: seq 301
  tenancy_id INTEGER REFERENCES tenancy(tenancy_id), --: ref tenancy.tenancy_id cover 40%
  officer_id INTEGER REFERENCES officer(officer_id), --: ref officer.officer_id cover 60%
  opened_on TEXT, --: date 2024-01-08..2025-09-22
  notice_on TEXT, -- day the formal notice was served --: after opened_on 20..90 days until 2025-09-29 null 40%
  closed_on TEXT, --: after opened_on 40..300 days until 2025-09-29
  debt_gbp REAL, -- owed when the case was opened --: price 120..3900
  paid_back_gbp REAL, -- of it so far --: const 0
  stage_cd TEXT -- L letter, N notice, C court, X closed --: const x
); --: rows 80
DELETE FROM arrears_case WHERE opened_on < (SELECT started_on FROM tenancy AS t WHERE t.tenancy_id = arrears_case.tenancy_id);
UPDATE arrears_case SET notice_on = NULL WHERE notice_on > closed_on;
UPDATE arrears_case SET stage_cd = CASE WHEN closed_on IS NOT NULL THEN 'X' WHEN notice_on IS NULL THEN 'L' WHEN case_id % 3 = 0 THEN 'C' ELSE 'N' END;
UPDATE arrears_case SET paid_back_gbp = CASE WHEN closed_on IS NOT NULL AND case_id % 5 <> 0 THEN debt_gbp ELSE ROUND(debt_gbp * (case_id * 7 % 80) / 100.0, 2) END;
UPDATE tenant SET born_on = date(born_on, '-16 years') WHERE EXISTS (SELECT 1 FROM tenancy AS t WHERE t.tenant_id = tenant.tenant_id AND julianday(t.started_on) - julianday(tenant.born_on) < 6600);
UPDATE tenant SET born_on = date(born_on, '-4 years') WHERE EXISTS (SELECT 1 FROM tenancy AS t WHERE t.tenant_id = tenant.tenant_id AND julianday(t.started_on) - julianday(tenant.born_on) < 6600);
UPDATE repair SET rating = 3 WHERE contractor_id = 8 AND rating > 3;
