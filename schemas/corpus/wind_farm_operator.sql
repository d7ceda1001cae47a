CREATE TABLE farms (
  farm_id INTEGER PRIMARY KEY,
  farm_name TEXT,
  region TEXT, -- county or sea area
  offshore TEXT, -- yes or no
  grid_limit_mw REAL, -- most the grid takes from us
  opened_on TEXT,
  substation TEXT
);
INSERT INTO farms VALUES (1, 'Blackmoor North', 'Dunmarch', 'no', 28, '2011-06-14', 'Harle'), (2, 'Blackmoor South', 'Dunmarch', 'no', 18, '2016-09-01', 'Harle'), (3, 'Kestrel Ridge', 'Velland', 'no', 36, '2014-03-27', 'Ostrick'), (4, 'Long Fen', 'Isleby', 'no', 15, '2009-11-05', NULL), (5, 'Sandgate Bank', 'Outer Haven', 'yes', 90, '2019-05-20', 'Tern Quay'), (6, 'Skerry Sound', 'Outer Haven', 'yes', 72, '2021-08-11', 'Tern Quay'), (7, 'Whinfell', 'Velland', 'no', 12, '2023-10-02', 'Ostrick'), (8, 'Garrow Law', 'Isleby', 'no', 20, NULL, 'Lode End');
CREATE TABLE turbine_models (
  model_code TEXT PRIMARY KEY,
  maker TEXT,
  rated_kw INTEGER, -- nameplate power
  rotor_diameter_m REAL,
  hub_height_m REAL, -- tower base to hub
  service_interval_months INTEGER
);
INSERT INTO turbine_models VALUES ('AE-82', 'Aerion', 2000, 82, 78, 6), ('AE-112', 'Aerion', 3300, 112, 94, 6), ('NW-90', 'Nordvane', 2300, 90, 80, 12), ('NW-126', 'Nordvane', 3450, 126, 117, 12), ('ZP-167', 'Zephyrworks', 8000, 167, 105, 12), ('ZP-193', 'Zephyrworks', 10500, 193, 118, 12), ('HL-54', 'Hollander', 900, 54, 60, 4);
CREATE TABLE turbines (
  turbine_id INTEGER PRIMARY KEY, --: seq 301
  tag TEXT, -- painted on the tower --: code @@-## distinct
  farm_id INTEGER REFERENCES farms(farm_id), --: pick 1*6 | 2*8 | 3*7 | 4*5 | 5*8 | 6*6 | 7*3
  model_code TEXT REFERENCES turbine_models(model_code), --: by farm_id: 1 => AE-82*3 | NW-90*2; 2 => NW-90 | AE-112*2; 3 => AE-112*2 | NW-126; 4 => HL-54*2 | AE-82; 5 => ZP-167; 6 => ZP-193*2 | ZP-167; else => NW-126
  status TEXT, -- RUN running, CUR curtailed, STP stopped, DEC decommissioned --: pick RUN*13 | CUR*3 | STP*2 | DEC
  commissioned_on TEXT, --: date 2009-11-20..2024-06-30
  gearbox_swapped_on TEXT, -- last replacement, if any --: after commissioned_on 900..4200 days until 2025-10-31 null 35%
  blade_count INTEGER --: const 3
); --: rows 44
CREATE TABLE monthly_output (
  turbine_id INTEGER REFERENCES turbines(turbine_id), --: ref turbines.turbine_id cover 90%
  out_year INTEGER, --: pick 2023*2 | 2024*4 | 2025*4
  out_month INTEGER, -- 1 to 12 --: int 1..12
  energy_mwh REAL, -- metered at the tower --: real 90..780 1 normal
  lost_mwh REAL, -- not produced because of stops --: real 0..95 1 skew null 7%
  availability_pct REAL, -- 0 to 100 --: real 71..100 1
  mean_wind_ms REAL, --: real 4.2..12.8 1 normal
  PRIMARY KEY (turbine_id, out_year, out_month)
); --: rows 400
CREATE TABLE technicians (
  tech_id INTEGER PRIMARY KEY, --: seq 21
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  base_farm_id INTEGER REFERENCES farms(farm_id), -- where the van stands --: ref farms.farm_id cover 90%
  grade TEXT, -- APP apprentice, TEC technician, SEN senior, LEA lead --: pick APP*3 | TEC*9 | SEN*5 | LEA*2
  born_on TEXT, --: date 1962-03-01..2006-05-30
  hired_on TEXT, --: date 2010-01-10..2025-08-01
  climb_permit_until TEXT --: date 2025-02-01..2027-12-31 null 8%
); --: rows 36
CREATE TABLE work_orders (
  wo_no INTEGER PRIMARY KEY, --: seq 70001
  turbine_id INTEGER REFERENCES turbines(turbine_id), --: ref turbines.turbine_id cover 88% skew
  job TEXT, --: pick Annual service*6 | Gearbox oil change*4 | Blade repair*3 | Pitch motor swap*3 | Converter fault*3 | Yaw brake pads*2 | Lightning check*2 | Hydraulics leak*2
  priority INTEGER, -- 1 drop everything, 4 whenever --: pick 1*2 | 2*5 | 3*8 | 4*4
  opened_at TEXT, --: date 2023-01-09..2025-10-29 %Y-%m-%d %H:%M:%S
  planned_for TEXT, -- day in the plan --: after opened_at 2..60 days %Y-%m-%d null 5%
  started_at TEXT, --: after opened_at 1..70 days %Y-%m-%d %H:%M:%S until 2025-10-31 null 9%
  finished_at TEXT, --: after started_at 1..90 hours %Y-%m-%d %H:%M:%S until 2025-10-31 null 4%
  downtime_min INTEGER, -- turbine standing still --: int 30..2900 skew
  parts_eur REAL --: price 40..18000
); --: rows 260
CREATE TABLE work_order_crews (
  wo_no INTEGER REFERENCES work_orders(wo_no), --: ref work_orders.wo_no cover 92%
  tech_id INTEGER REFERENCES technicians(tech_id), --: ref technicians.tech_id cover 85% skew
  crew_role TEXT, -- lead, hand or trainee --: pick lead*4 | hand*8 | trainee*2
  minutes_booked INTEGER, -- time on the job --: int 20..900 normal
  PRIMARY KEY (wo_no, tech_id)
); --: rows 390
CREATE TABLE work_order_log (
  log_id INTEGER PRIMARY KEY, --: seq 1
  wo_no INTEGER REFERENCES work_orders(wo_no), --: ref work_orders.wo_no cover 80% skew
  logged_at TEXT, -- snapshot taken --: date 2023-01-10..2025-10-30 %Y-%m-%d %H:%M:%S
  state TEXT, -- state on that day --: pick waiting parts*4 | waiting weather*4 | scheduled*6 | in progress*3 | closed*4
  priority INTEGER, --: pick 1*2 | 2*5 | 3*8 | 4*4
  downtime_min INTEGER -- so far --: int 0..2400 skew
); --: rows 320
CREATE TABLE alarms (
  alarm_id INTEGER PRIMARY KEY, --: seq 900001
  turbine_id INTEGER REFERENCES turbines(turbine_id), --: ref turbines.turbine_id cover 80% skew
  alarm_text TEXT, --: pick Gearbox oil temperature high*5 | Pitch deviation blade 2*3 | Grid voltage low*4 | Generator bearing vibration*3 | Yaw cable twist*3 | Ice on blades*2 | Door open*2 | Converter cooling temperature high*2
  severity TEXT, -- W warning, S stop, E emergency --: by alarm_text: Door open, Yaw cable twist => W; Ice on blades => S*3 | E; Generator bearing vibration => S | E | W; else => W*3 | S*2
  raised_at TEXT, --: date 2024-01-02..2025-10-30 %Y-%m-%d %H:%M:%S
  cleared_at TEXT, --: after raised_at 3..4000 minutes %Y-%m-%d %H:%M:%S until 2025-10-31 null 6%
  acked_by INTEGER REFERENCES technicians(tech_id) --: ref technicians.tech_id cover 60% null 25%
); --: rows 340
DELETE FROM monthly_output WHERE out_year = 2025 AND out_month > 9;
UPDATE monthly_output SET energy_mwh = ROUND(energy_mwh * (SELECT M.rated_kw FROM turbines AS T JOIN turbine_models AS M ON T.model_code = M.model_code WHERE T.turbine_id = monthly_output.turbine_id) / 2400.0 * CASE WHEN out_month IN (11, 12, 1, 2) THEN 1.4 WHEN out_month IN (6, 7, 8) THEN 0.7 ELSE 1.0 END, 1);
UPDATE turbines SET tag = CASE farm_id WHEN 1 THEN 'BN' WHEN 2 THEN 'BS' WHEN 3 THEN 'KR' WHEN 4 THEN 'LF' WHEN 5 THEN 'SB' WHEN 6 THEN 'SK' ELSE 'WH' END || '-' || substr('0' || (SELECT COUNT(*) FROM turbines AS T WHERE T.farm_id = turbines.farm_id AND T.turbine_id <= turbines.turbine_id), -2);
UPDATE turbines SET commissioned_on = (substr((SELECT opened_on FROM farms WHERE farms.farm_id = turbines.farm_id), 1, 4) + (turbine_id % 5 = 0)) || substr(commissioned_on, 5) WHERE turbine_id % 7 <> 0 OR commissioned_on < (SELECT opened_on FROM farms WHERE farms.farm_id = turbines.farm_id);
UPDATE turbines SET gearbox_swapped_on = NULL;
UPDATE turbines SET gearbox_swapped_on = date(commissioned_on, '+' || (900 + turbine_id * 37 % 2900) || ' days') WHERE turbine_id % 3 <> 1 AND date(commissioned_on, '+' || (900 + turbine_id * 37 % 2900) || ' days') <= '2025-10-31';
UPDATE technicians SET born_on = (substr(hired_on, 1, 4) - 19 - tech_id % 23) || substr(born_on, 5) WHERE substr(hired_on, 1, 4) - substr(born_on, 1, 4) < 19;
UPDATE work_orders SET downtime_min = NULL, parts_eur = NULL WHERE started_at IS NULL;
UPDATE alarms SET alarm_text = 'Door open', severity = 'W' WHERE alarm_text = 'Ice on blades' AND CAST(strftime('%m', raised_at) AS INTEGER) BETWEEN 5 AND 9;
UPDATE work_order_log SET logged_at = (SELECT datetime(W.opened_at, '+' || (log_id * 53 % 900) || ' hours') FROM work_orders AS W WHERE W.wo_no = work_order_log.wo_no);
DELETE FROM work_order_log WHERE logged_at > '2025-10-31';
