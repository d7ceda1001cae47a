-- Melt shop of an electric steel mill: every heat from charging to casting.
CREATE TABLE bay (
  bay_id INTEGER PRIMARY KEY,
  bay_name TEXT NOT NULL, -- part of the hall
  crane_limit_t INTEGER -- tonnes the crane may lift
);
INSERT INTO bay VALUES (1, 'Scrap Yard', 40), (2, 'North Melt', 180), (3, 'South Melt', 160), (4, 'Ladle Repair', 120), (5, 'Treatment', 160), (6, 'Caster East', 160), (7, 'Caster West', 140), (8, 'Slag Pit', 90);
CREATE TABLE furnace (
  furnace_id INTEGER PRIMARY KEY,
  furnace_name TEXT NOT NULL,
  bay_id INTEGER REFERENCES bay(bay_id),
  capacity_t INTEGER, -- largest charge in tonnes
  power_mw REAL, -- transformer
  commissioned_on TEXT
);
INSERT INTO furnace VALUES (1, 'Agatha', 2, 110, 72.5, '1994-06-14'), (2, 'Bruno', 2, 120, 85.0, '2003-10-01'), (3, 'Clara', 3, 95, 64.0, '2011-03-22'), (4, 'Dieter', 3, 130, 98.0, '2020-09-08');
CREATE TABLE operator (
  operator_id INTEGER PRIMARY KEY, --: seq 301
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  crew TEXT, -- Red, Blue, Green or Amber --: pick Red*3 | Blue*3 | Green*2 | Amber*2
  grade_level INTEGER, -- pay grade 1 to 6 --: int 1..6 normal
  born_on TEXT, --: date 1963-02-01..2003-07-30
  hired_on TEXT, --: date 1988-04-01..2025-08-20
  night_shift TEXT -- Y or N --: pick Y*3 | N*2
); --: rows 34
UPDATE operator SET hired_on = date(born_on, '+21 years', '+5 months') WHERE hired_on < date(born_on, '+18 years');
CREATE TABLE steel_grade (
  grade_code TEXT PRIMARY KEY,
  grade_name TEXT,
  family TEXT, -- what it is for
  max_carbon_share REAL, -- 0 to 1, so 0.002 is 0.2 percent
  max_sulphur_share REAL, -- 0 to 1
  base_price_eur REAL -- per tonne
);
INSERT INTO steel_grade VALUES ('RB40', 'Rebar Forty', 'Construction', 0.0024, 0.00050, 560), ('RB60', 'Rebar Sixty', 'Construction', 0.0029, 0.00045, 590), ('WR08', 'Drawing Wire', 'Wire', 0.0009, 0.00025, 710), ('WR70', 'Tyre Cord', 'Wire', 0.0074, 0.00012, 930), ('SP55', 'Leaf Spring', 'Spring', 0.0058, 0.00020, 880), ('SP60', 'Coil Spring', 'Spring', 0.0063, 0.00018, 905), ('GR42', 'Gear Blank', 'Automotive', 0.0045, 0.00022, 990), ('GR20', 'Case Hardening', 'Automotive', 0.0021, 0.00020, 1040), ('RL90', 'Rail Head', 'Rail', 0.0078, 0.00025, 860), ('BL35', 'Ship Plate', 'Plate', 0.0018, 0.00030, 640), ('TL12', 'Tool Blank', 'Tool', 0.0125, 0.00015, 1480);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY, --: seq 1
  customer_name TEXT, --: each Halden Rebar | Torsby Wire | Kranich Federn | Northline Rail | Bastion Build | Zahnrad Voss | Sorel Ressorts | Ferrum Baltic | Quayside Plate | Tallow Tools | Ardenne Cable | Montara Axles | Steinbach Drahtwerk | Okeanos Yards | Gantry & Beam | Pannonia Rail | Lockwood Forge | Velden Springs | Cascade Concrete | Rigel Motors | Sudeten Cord | Brixen Tools
  country TEXT, --: pick Germany*5 | Sweden*2 | France*3 | Poland*3 | Italy*2 | Austria*2
  segment TEXT, --: pick trader*2 | end user*5 | service centre*3
  agreed_discount_share REAL -- 0 to 1 --: pick 0*4 | 0.02*3 | 0.05*3 | 0.08*1 | NULL*1
); --: rows 22
CREATE TABLE customer_order (
  order_no INTEGER PRIMARY KEY, --: seq 88001
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 86% skew
  grade_code TEXT REFERENCES steel_grade(grade_code), --: ref steel_grade.grade_code cover 91%
  status_code TEXT, -- O open, P part shipped, C complete, X cancelled --: pick O*3 | P*3 | C*6 | X*1
  ordered_on TEXT, --: date 2025-07-01..2026-05-20
  due_on TEXT, --: after ordered_on 25..120 days
  shipped_on TEXT, -- last lot shipped --: after ordered_on 20..140 days until 2026-05-31
  ordered_t REAL, -- tonnes ordered --: real 40..900 0 skew
  list_price_eur REAL, -- per tonne --: price 500..1500
  agreed_price_eur REAL -- per tonne --: expr round(list_price_eur * (100 - (order_no * 7) % 12) / 100.0, 2)
); --: rows 96
CREATE TABLE ladle (
  ladle_id INTEGER PRIMARY KEY,
  ladle_name TEXT, -- pot that carries the liquid steel
  volume_t INTEGER,
  lining TEXT,
  relined_on TEXT -- new bricks
);
INSERT INTO ladle VALUES (1, 'L-01', 120, 'magnesia', '2026-03-02'), (2, 'L-02', 120, 'magnesia', '2026-01-19'), (3, 'L-03', 135, 'dolomite', '2026-04-11'), (4, 'L-04', 135, 'dolomite', '2025-12-08'), (5, 'L-05', 110, 'alumina', '2026-05-05'), (6, 'L-06', 110, 'alumina', '2025-11-23'), (7, 'L-07', 120, 'magnesia', '2026-02-14'), (8, 'L-08', 135, 'magnesia', NULL), (9, 'L-09', 140, 'dolomite', '2026-05-20'), (10, 'L-10', 140, 'alumina', NULL);
CREATE TABLE heat (
  heat_no INTEGER PRIMARY KEY, --: seq 52001
  furnace_id INTEGER REFERENCES furnace(furnace_id), --: pick 1*5 | 2*6 | 3*4 | 4*7
  grade_code TEXT REFERENCES steel_grade(grade_code), --: ref steel_grade.grade_code cover 91% skew
  order_no INTEGER REFERENCES customer_order(order_no), -- NULL: made for stock --: ref customer_order.order_no cover 70% null 15%
  melter_id INTEGER REFERENCES operator(operator_id), -- ran the furnace --: ref operator.operator_id cover 60% skew
  caster_id INTEGER REFERENCES operator(operator_id), -- ran the casting machine --: ref operator.operator_id cover 70% skew
  ladle_id INTEGER REFERENCES ladle(ladle_id), --: pick 1*4 | 2*3 | 3*4 | 4*2 | 5*3 | 6*2 | 7*3 | 8 | 9*2
  started_at TEXT, --: date 2025-09-01..2026-05-29 %Y-%m-%d %H:%M:%S
  tapped_at TEXT, -- steel out of the furnace --: after started_at 46..98 minutes %Y-%m-%d %H:%M:%S
  cast_on TEXT, --: after tapped_at 1..30 hours %Y-%m-%d null 6%
  power_on_min INTEGER, -- arc burning --: int 31..66 normal
  waiting_min INTEGER, -- furnace idle before the next heat --: int 0..95 skew
  charged_t REAL, -- scrap and iron put in --: real 84..132 1
  tapped_t REAL, -- liquid steel out of the furnace --: expr round(charged_t * (91.5 + (heat_no * 13) % 49 / 10.0) / 100, 1)
  cast_t REAL, -- good steel after casting --: expr round(tapped_t * (95.0 + (heat_no * 7) % 41 / 10.0) / 100, 1)
  yield_share REAL, -- cast by charged, 0 to 1 --: expr round(cast_t / charged_t, 4)
  scrap_share REAL, -- scrap in the charge, 0 to 1 --: pick 1*5 | 0.9*3 | 0.85*3 | 0.75*2 | 0.6
  tap_temp_c INTEGER, --: int 1595..1690 normal
  energy_kwh INTEGER, --: expr CAST(charged_t * (370 + (heat_no * 31) % 120) AS INTEGER)
  electrode_kg REAL, -- graphite used up --: real 90..260 1
  oxygen_m3 INTEGER, --: int 1900..4600
  carbon_share REAL, -- final analysis, 0 to 1 --: expr round((SELECT g.max_carbon_share FROM steel_grade AS g WHERE g.grade_code = heat.grade_code) * (72 + (heat_no * 17) % 34) / 100.0, 5)
  sulphur_share REAL, -- final analysis, 0 to 1 --: expr round((SELECT g.max_sulphur_share FROM steel_grade AS g WHERE g.grade_code = heat.grade_code) * (50 + (heat_no * 23) % 58) / 100.0, 6)
  result_code TEXT, -- OK as ordered, DG downgraded, RM remelted --: pick OK*12 | DG*3 | RM*1
  remark TEXT --: pick hot spot in the roof*2 | slag foamed over*2 | electrode tip lost*2 | wet scrap in the basket*3 | slow crane | sample repeated*2 null 45% empty 22%
); --: rows 310
CREATE TABLE sample (
  heat_no INTEGER REFERENCES heat(heat_no),
  sample_no INTEGER, -- 1 is the first of the heat
  taken_at TEXT,
  carbon_share REAL, -- 0 to 1
  lab_minutes INTEGER, -- until the result was there
  PRIMARY KEY (heat_no, sample_no)
);
CREATE TABLE delay (
  delay_id INTEGER PRIMARY KEY, --: seq 1
  heat_no INTEGER REFERENCES heat(heat_no), --: ref heat.heat_no cover 45% skew
  cause TEXT, --: pick crane*5 | scrap late*4 | electrode change*3 | power limit*3 | caster not ready*4 | cooling water
  minutes INTEGER, --: int 3..140 skew
  reported_by INTEGER REFERENCES operator(operator_id) --: ref operator.operator_id cover 80%
); --: rows 190
CREATE TABLE alloy (
  alloy_id INTEGER PRIMARY KEY,
  alloy_name TEXT,
  price_eur_kg REAL, -- purchase price
  stock_kg INTEGER
);
INSERT INTO alloy VALUES (1, 'Ferromanganese', 1.35, 42000), (2, 'Ferrosilicon', 1.72, 31500), (3, 'Ferrochrome', 2.9, 18200), (4, 'Ferrovanadium', 31.5, 2400), (5, 'Aluminium wire', 2.65, 9100), (6, 'Lime', 0.16, 120000), (7, 'Carbon powder', 0.74, 26800), (8, 'Nickel plates', 17.8, 5200), (9, 'Niobium briquette', 42.0, 0), (10, 'Calcium wire', 4.4, 6400);
CREATE TABLE addition (
  heat_no INTEGER REFERENCES heat(heat_no), --: ref heat.heat_no cover 80%
  alloy_id INTEGER REFERENCES alloy(alloy_id), --: pick 1*6 | 2*5 | 3*3 | 4 | 5*4 | 6*6 | 7*3 | 8 | 10*2
  kg INTEGER, -- amount added --: int 20..1400 skew
  stage TEXT -- furnace or ladle --: pick furnace*2 | ladle*3
); --: rows 390
CREATE TABLE ladle_move (
  move_id INTEGER PRIMARY KEY, --: seq 6001
  ladle_id INTEGER REFERENCES ladle(ladle_id), --: ref ladle.ladle_id
  from_bay_id INTEGER REFERENCES bay(bay_id), --: pick 2*4 | 3*4 | 5*4 | 6*2 | 7*2 | 4*2 | 8*2
  to_bay_id INTEGER REFERENCES bay(bay_id), --: pick 5*5 | 6*4 | 7*3 | 8*3 | 4*2 | 2*2 | 3*2
  moved_at TEXT, --: date 2026-03-01..2026-05-30 %Y-%m-%d %H:%M:%S
  minutes INTEGER, -- on the crane --: int 4..38 normal
  is_full INTEGER -- 1 with steel in it --: pick 1*3 | 0*2
); --: rows 240
DELETE FROM ladle_move WHERE from_bay_id = to_bay_id;
DELETE FROM addition WHERE rowid NOT IN (SELECT MIN(rowid) FROM addition GROUP BY heat_no, alloy_id);
UPDATE addition SET kg = 5 + kg / 20 WHERE alloy_id IN (4, 8);
UPDATE customer_order SET list_price_eur = (SELECT g.base_price_eur + (customer_order.order_no * 3) % 40 FROM steel_grade AS g WHERE g.grade_code = customer_order.grade_code);
UPDATE customer_order SET agreed_price_eur = round(list_price_eur * (100 - (order_no * 7) % 12) / 100.0, 2);
UPDATE customer_order SET status_code = 'O', shipped_on = NULL WHERE shipped_on IS NULL OR ordered_on > '2026-04-01';
UPDATE customer_order SET status_code = CASE WHEN order_no % 4 = 1 THEN 'P' ELSE 'C' END WHERE shipped_on IS NOT NULL;
UPDATE customer_order SET status_code = 'X', shipped_on = NULL WHERE order_no % 13 = 4;
UPDATE heat SET grade_code = (SELECT o.grade_code FROM customer_order AS o WHERE o.order_no = heat.order_no) WHERE order_no IS NOT NULL;
UPDATE heat SET carbon_share = (SELECT round(g.max_carbon_share * (72 + (heat.heat_no * 17) % 31) / 100.0, 5) FROM steel_grade AS g WHERE g.grade_code = heat.grade_code), sulphur_share = (SELECT round(g.max_sulphur_share * (50 + (heat.heat_no * 23) % 58) / 100.0, 6) FROM steel_grade AS g WHERE g.grade_code = heat.grade_code);
UPDATE heat SET order_no = NULL WHERE order_no IN (SELECT order_no FROM customer_order WHERE ordered_on > heat.started_at OR status_code = 'X') AND heat_no % 3 <> 1;
UPDATE heat SET cast_t = NULL, yield_share = NULL, cast_on = NULL WHERE result_code = 'RM' OR cast_on IS NULL;
INSERT INTO sample SELECT h.heat_no, n.n, datetime(h.tapped_at, '-' || (24 - 7 * n.n + h.heat_no % 5) || ' minutes'), round(h.carbon_share * (130 - 10 * n.n + h.heat_no % 9) / 100.0, 5), 3 + (h.heat_no * 7 + n.n * 5) % 14 FROM heat AS h, (SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3) AS n WHERE h.heat_no % 9 > 0 AND n.n <= 1 + ((h.heat_no * 11) % 20 > 14) + ((h.heat_no * 11) % 20 > 17);
