CREATE TABLE airport (
  airport_code TEXT PRIMARY KEY,
  airport_name TEXT NOT NULL,
  town TEXT,
  region TEXT,
  runway_m INTEGER,
  night_ops TEXT,
  opened_on TEXT
);
INSERT INTO airport VALUES
('VKM', 'Vikmark International', 'Vikmark', 'Capital', 2850, 'Y', '1961-05-12'),
('OSK', 'Oskarhamn Field', 'Oskarhamn', 'South', 2100, 'Y', '1974-09-01'),
('LUD', 'Ludvik', 'Ludvik', 'Inland', 1650, 'N', '1983-06-18'),
('TRV', 'Treviken', 'Treviken', 'North Coast', 1500, 'N', '1979-08-30'),
('HAV', 'Havsund', 'Havsund', 'North Coast', 1500, 'Y', '1988-03-21'),
('SKR', 'Skarro Island', 'Skarro', 'Islands', 980, 'N', '1996-07-04'),
('FLO', 'Floda', 'Floda', 'Inland', 1720, 'N', '1971-10-11'),
('MOR', 'Morup Island', 'Morup', 'Islands', 1100, 'N', '2001-05-25'),
('BRE', 'Bredfjord', 'Bredfjord', 'North Coast', 1800, 'Y', '1968-11-02'),
('KUN', 'Kungsas', 'Kungsas', 'South', 1900, 'Y', '1990-04-17'),
('NYB', 'Nyberga', 'Nyberga', 'South', 1450, 'N', '2009-09-09'),
('VKS', 'Vikmark South', 'Vikmark', 'Capital', 1600, 'N', '2013-02-14'),
('STO', 'Storhol', 'Storhol', 'Islands', 1050, 'N', NULL),
('STE', 'Stenby Island', 'Stenby', 'Islands', 940, 'N', '2024-08-01');
CREATE TABLE route (
  route_id INTEGER PRIMARY KEY,
  flight_no TEXT,
  origin_code TEXT REFERENCES airport(airport_code),
  dest_code TEXT REFERENCES airport(airport_code),
  distance_km INTEGER,
  block_min INTEGER,
  subsidised TEXT,
  launched_on TEXT,
  dropped_on TEXT
);
INSERT INTO route VALUES
(1, 'VM101', 'VKM', 'OSK', 310, 55, 'N', '1998-03-29', NULL),
(2, 'VM102', 'OSK', 'VKM', 310, 55, 'N', '1998-03-29', NULL),
(3, 'VM131', 'VKM', 'LUD', 265, 50, 'Y', '2004-10-31', NULL),
(4, 'VM132', 'LUD', 'VKM', 265, 50, 'Y', '2004-10-31', NULL),
(5, 'VM155', 'VKM', 'TRV', 540, 85, 'Y', '2006-03-26', NULL),
(6, 'VM156', 'TRV', 'VKM', 540, 85, 'Y', '2006-03-26', NULL),
(7, 'VM161', 'VKM', 'HAV', 615, 95, 'N', '2011-04-03', NULL),
(8, 'VM162', 'HAV', 'VKM', 615, 90, 'N', '2011-04-03', NULL),
(9, 'VM201', 'HAV', 'SKR', 95, 25, 'Y', '2012-06-01', NULL),
(10, 'VM202', 'SKR', 'HAV', 95, 25, 'Y', '2012-06-01', NULL),
(11, 'VM211', 'TRV', 'MOR', 120, 30, 'Y', '2012-06-01', NULL),
(12, 'VM212', 'MOR', 'TRV', 120, 30, 'Y', '2012-06-01', NULL),
(13, 'VM301', 'VKM', 'BRE', 480, 75, 'N', '2001-10-28', NULL),
(14, 'VM302', 'BRE', 'VKM', 480, 75, 'N', '2001-10-28', NULL),
(15, 'VM315', 'BRE', 'HAV', 210, 45, 'N', '2019-03-31', NULL),
(16, 'VM321', 'OSK', 'KUN', 180, 40, 'N', '2016-03-27', '2024-03-30'),
(17, 'VM330', 'KUN', 'VKM', 350, 60, 'N', '2015-10-25', NULL),
(18, 'VM401', 'VKS', 'LUD', 250, 50, 'N', '2014-03-30', '2024-01-14'),
(19, 'VM410', 'VKS', 'KUN', 340, 60, 'N', '2022-03-27', NULL),
(20, 'VM415', 'FLO', 'VKM', 290, 50, 'Y', '2008-03-30', NULL),
(21, 'VM416', 'VKM', 'FLO', 290, 55, 'Y', '2008-03-30', NULL),
(22, 'VM500', 'NYB', 'VKM', 275, 50, 'N', '2024-10-27', NULL),
(23, 'VM221', 'HAV', 'STE', 85, 25, 'Y', '2024-10-27', NULL);
CREATE TABLE aircraft_type (
  type_id INTEGER PRIMARY KEY,
  type_name TEXT,
  maker TEXT,
  seats INTEGER,
  range_km INTEGER,
  max_takeoff_kg INTEGER,
  engine TEXT
);
INSERT INTO aircraft_type VALUES
(1, 'Kestrel 42', 'Halden Aero', 46, 1320, 18600, 'turboprop'),
(2, 'Kestrel 72', 'Halden Aero', 70, 1450, 23000, 'turboprop'),
(3, 'Islander Mk3', 'Brodin', 19, 780, 6400, 'turboprop'),
(4, 'Corvus 90', 'Aerolombarda', 88, 2900, 38500, 'jet'),
(5, 'Corvus 50', 'Aerolombarda', 50, 2400, 22000, 'jet');
CREATE TABLE aircraft (
  tail_no TEXT PRIMARY KEY,              --: code LX-@@#
  type_id INTEGER REFERENCES aircraft_type(type_id), --: pick 1*5 | 2*6 | 3*5 | 4*3 | 5*2
  base_code TEXT REFERENCES airport(airport_code), --: pick VKM*10 | HAV*6 | BRE*3 | OSK*2 | TRV*4
  built_on TEXT,                         --: date 1999-03-01..2021-12-15
  delivered_on TEXT,                     --: after built_on 40..1500 days
  state TEXT,                            --: pick A*14 | M*3 | S*3
  hours_flown INTEGER,                   --: int 900..41000
  replaces_tail TEXT REFERENCES aircraft(tail_no) --: self tail_no null 55%
); --: rows 34
CREATE TABLE crew_member (
  crew_id INTEGER PRIMARY KEY,           --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  crew_role TEXT,                        --: pick CPT*6 | FO*6 | CC*9 | ENG*6
  base_code TEXT REFERENCES airport(airport_code), --: pick VKM*9 | HAV*5 | BRE*3 | OSK*3 | TRV*3
  birth_date TEXT,                       --: date 1961-01-10..1999-11-20
  hired_on TEXT,                         --: date 2001-02-01..2024-08-20
  medical_due_on TEXT,                   --: date 2024-07-20..2025-09-10
  boss_id INTEGER REFERENCES crew_member(crew_id) --: self crew_id
); --: rows 72
UPDATE crew_member SET medical_due_on = NULL WHERE crew_role = 'ENG';
UPDATE crew_member SET hired_on = '2019-06-03' WHERE birth_date > '1990-01-01' AND hired_on < '2015-01-01';
UPDATE crew_member SET boss_id = COALESCE((SELECT MIN(b.crew_id) FROM crew_member AS b WHERE b.crew_role = crew_member.crew_role AND b.base_code = crew_member.base_code AND b.crew_id < crew_member.crew_id), (SELECT MIN(b.crew_id) FROM crew_member AS b WHERE b.crew_role = crew_member.crew_role AND b.crew_id < crew_member.crew_id));
CREATE TABLE delay_cause (
  cause_id INTEGER PRIMARY KEY,
  cause_name TEXT,
  blame TEXT
);
INSERT INTO delay_cause VALUES (1, 'Technical fault', 'airline'), (2, 'Crew late', 'airline'), (3, 'Fog', 'weather'), (4, 'Snow and de-icing', 'weather'), (5, 'Baggage loading', 'handling agent'), (6, 'Slot restriction', 'traffic control'), (7, 'Late inbound aircraft', 'airline'), (8, 'Bird strike', 'other'), (9, 'Strike', 'other');
CREATE TABLE flight (
  flight_id INTEGER PRIMARY KEY,         --: seq 20001
  route_id INTEGER REFERENCES route(route_id), --: ref route.route_id skew
  tail_no TEXT REFERENCES aircraft(tail_no), --: ref aircraft.tail_no cover 85%
  captain_id INTEGER REFERENCES crew_member(crew_id), --: ref crew_member.crew_id
  cause_id INTEGER REFERENCES delay_cause(cause_id), --: pick 1*5 | 2*3 | 3*4 | 4*3 | 5*2 | 6*2 | 7*6 | 8
  sched_dep_at TEXT,                     --: date 2023-01-03..2024-09-14 %Y-%m-%d %H:%M:00
  actual_dep_at TEXT,                    --: const x
  delay_min INTEGER,                     --: int 0..180 skew
  air_min INTEGER,                       --: int -6..24
  pax INTEGER,                           --: int 8..100
  load_pct REAL,                         --: real 1..9 1
  status TEXT                            --: pick LND*34 | CNX*4 | DIV*2
); --: rows 390
UPDATE flight SET route_id = route_id % 8 + 1 WHERE route_id >= 22 OR (route_id = 16 AND sched_dep_at > '2024-03-30') OR (route_id = 18 AND sched_dep_at > '2024-01-14');
UPDATE flight SET delay_min = 0 WHERE flight_id % 3 = 0 OR status = 'CNX';
UPDATE flight SET sched_dep_at = date(sched_dep_at) || ' ' || printf('%02d', 5 + CAST(strftime('%H', sched_dep_at) AS INTEGER) * 17 / 24) || strftime(':%M:00', sched_dep_at);
UPDATE flight SET actual_dep_at = datetime(sched_dep_at, '+' || delay_min || ' minutes');
UPDATE flight SET cause_id = NULL WHERE delay_min < 15 AND status = 'LND';
UPDATE flight SET air_min = air_min + (SELECT block_min FROM route WHERE route.route_id = flight.route_id);
UPDATE flight SET pax = 3 + pax * (SELECT seats - 3 FROM aircraft JOIN aircraft_type USING (type_id) WHERE aircraft.tail_no = flight.tail_no) / 100;
UPDATE flight SET load_pct = ROUND(100.0 * pax / (SELECT seats FROM aircraft JOIN aircraft_type USING (type_id) WHERE aircraft.tail_no = flight.tail_no), 1);
UPDATE flight SET actual_dep_at = NULL, air_min = NULL, pax = NULL, load_pct = NULL, delay_min = NULL WHERE status = 'CNX';
UPDATE flight SET captain_id = COALESCE((SELECT MIN(crew_id) FROM crew_member WHERE crew_role = 'CPT' AND crew_id >= flight.captain_id), (SELECT MIN(crew_id) FROM crew_member WHERE crew_role = 'CPT'));
CREATE TABLE flight_crew (
  flight_id INTEGER REFERENCES flight(flight_id), --: ref flight.flight_id
  crew_id INTEGER REFERENCES crew_member(crew_id), --: ref crew_member.crew_id
  duty TEXT,                             --: pick x
  duty_min INTEGER,                      --: int 70..540 normal
  PRIMARY KEY (flight_id, crew_id)
); --: rows 380
DELETE FROM flight_crew WHERE crew_id IN (SELECT crew_id FROM crew_member WHERE crew_role IN ('CPT', 'ENG'));
UPDATE flight_crew SET duty = CASE WHEN crew_id IN (SELECT crew_id FROM crew_member WHERE crew_role = 'FO') THEN CASE WHEN flight_id % 9 = 0 THEN 'relief pilot' ELSE 'co-pilot' END WHEN flight_id % 4 = 0 THEN 'purser' ELSE 'cabin' END;
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  town TEXT,
  country TEXT,
  quality_pct REAL
);
INSERT INTO supplier VALUES (1, 'Halden Aero Spares', 'Halden', 'Norway', 97.5), (2, 'Brodin Teknik', 'Oskarhamn', 'Sweden', 94.0), (3, 'Lombard Avionics', 'Bergamo', 'Italy', 91.2), (4, 'Tyreflight', 'Coventry', 'United Kingdom', 98.8), (5, 'Nordic Rotables', 'Vikmark', 'Sweden', 89.5), (6, 'Seal & Gasket Co', 'Leeds', 'United Kingdom', 96.1), (7, 'Propwerk', 'Kassel', 'Germany', 93.3), (8, 'Skyline Interiors', 'Lyon', 'France', NULL), (9, 'Rostock Brakes', 'Rostock', 'Germany', 90.4);
CREATE TABLE part (
  part_no TEXT PRIMARY KEY,              --: code @@##-###
  part_name TEXT,                        --: mix {wheel tyre|brake disc|fuel pump|hydraulic seal|prop blade|landing light|seat belt|oil filter|pitot tube|cabin window} {K42|K72|Mk3|C90|C50|universal}
  category TEXT,                         --: const x
  unit_price REAL,                       --: price 4..6200
  stock_qty INTEGER,                     --: int 0..60 skew
  min_qty INTEGER,                       --: int 2..20
  bin TEXT,                              --: code @-##
  superseded_by TEXT REFERENCES part(part_no) --: self part_no null 75%
); --: rows 64
UPDATE part SET category = CASE WHEN part_name LIKE '%tyre%' OR part_name LIKE '%brake%' THEN 'landing gear' WHEN part_name LIKE '%light%' OR part_name LIKE '%pitot%' THEN 'electrics' WHEN part_name LIKE '%seat%' OR part_name LIKE '%window%' THEN 'cabin' WHEN part_name LIKE '%prop%' OR part_name LIKE '%oil%' OR part_name LIKE '%fuel%' THEN 'powerplant' ELSE 'hydraulics' END;
UPDATE part SET bin = substr('ABCD', 1 + (unicode(bin) % 4), 1) || substr(bin, 2);
UPDATE part SET superseded_by = (SELECT MAX(n.part_no) FROM part AS n WHERE n.category = part.category AND n.part_no > part.part_no) WHERE superseded_by IS NOT NULL;
CREATE TABLE part_order (
  po_no INTEGER PRIMARY KEY,             --: seq 7001
  part_no TEXT REFERENCES part(part_no), --: ref part.part_no cover 75% skew
  supplier_id INTEGER REFERENCES supplier(supplier_id), --: pick 1*6 | 2*5 | 3*3 | 4*4 | 5*4 | 6*3 | 7*2 | 9*2
  qty INTEGER,                           --: int 1..40 skew
  ordered_on TEXT,                       --: date 2023-01-02..2024-09-13
  promised_on TEXT,                      --: after ordered_on 3..35 days
  received_at TEXT,                      --: after ordered_on 2..55 days %Y-%m-%d %H:%M:00 until 2024-09-14
  invoiced_on TEXT,                      --: after received_at 1..20 days %Y-%m-%d until 2024-09-14
  urgency TEXT                           --: pick AOG*3 | RTN*9 | STK*5
); --: rows 230
CREATE TABLE work_order (
  wo_no INTEGER PRIMARY KEY,             --: seq 4001
  tail_no TEXT REFERENCES aircraft(tail_no), --: ref aircraft.tail_no cover 80% skew
  lead_id INTEGER REFERENCES crew_member(crew_id), --: ref crew_member.crew_id
  task TEXT,                             --: pick A-check*5 | Engine wash*3 | Brake change*4 | Avionics fault*3 | Cabin repair*3 | Wheel swap*4 | Corrosion survey
  opened_at TEXT,                        --: date 2023-01-02..2024-09-12 %Y-%m-%d %H:%M:00
  due_on TEXT,                           --: after opened_at 1..20 days %Y-%m-%d
  closed_at TEXT,                        --: after opened_at 1..26 days %Y-%m-%d %H:%M:00 until 2024-09-14
  labour_min INTEGER,                    --: int 30..2400 skew
  overtime_pct REAL                      --: real 0..45 1 skew
); --: rows 170
UPDATE work_order SET lead_id = COALESCE((SELECT MIN(crew_id) FROM crew_member WHERE crew_role = 'ENG' AND crew_id >= work_order.lead_id), (SELECT MIN(crew_id) FROM crew_member WHERE crew_role = 'ENG'));
UPDATE work_order SET closed_at = NULL WHERE opened_at > '2024-04-15' AND wo_no % 2 = 0;
CREATE TABLE work_order_part (
  wo_no INTEGER REFERENCES work_order(wo_no), --: ref work_order.wo_no cover 80%
  part_no TEXT REFERENCES part(part_no), --: ref part.part_no cover 70% skew
  qty_used INTEGER,                      --: int 1..8 skew
  PRIMARY KEY (wo_no, part_no)
); --: rows 240
