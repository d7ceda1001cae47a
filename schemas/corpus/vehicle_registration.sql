CREATE TABLE offices (
  office_id INTEGER PRIMARY KEY,
  office_name TEXT,
  district TEXT, -- tax district
  counters INTEGER,
  opened_on TEXT,
  parent_office_id INTEGER REFERENCES offices(office_id) -- office it reports to
);
INSERT INTO offices VALUES (1, 'Central Registry', 'Capital', 14, '1998-01-05', NULL), (2, 'Harbour Office', 'Capital', 8, '2003-06-16', 1), (3, 'Northfield', 'Upper Valley', 6, '2001-09-03', 1), (4, 'Wexmoor', 'Upper Valley', 3, '2009-04-20', 3), (5, 'Eastgate', 'Lowlands', 7, '2005-02-14', 1), (6, 'Pinder Cross', 'Lowlands', 2, '2016-10-10', 5), (7, 'Saltmarsh Desk', 'Lowlands', 1, '2022-05-02', 5), (8, 'Airport Counter', 'Capital', 2, NULL, 2);
CREATE TABLE owners (
  owner_id INTEGER PRIMARY KEY, --: seq 3001
  first_name TEXT, --: first
  last_name TEXT, --: last
  born_on TEXT, --: date 1940-01-15..2006-11-30
  town TEXT, --: pick Harle*5 | Winsbury*4 | Ostend Green*3 | Tarrow*3 | Bellmont*2
  trade_use TEXT, -- yes for dealers and fleets --: pick no*8 | yes*2
  licence_since TEXT -- first driving licence --: after born_on 6600..9500 days until 2025-03-31
); --: rows 110
CREATE TABLE vehicles (
  plate TEXT PRIMARY KEY, --: code @@-###-@ distinct
  make TEXT, --: pick Corvane*5 | Solari*4 | Bruckner*4 | Teyo*5 | Hallam*2
  model TEXT, --: by make: Corvane => City*3 | Estate*2 | Van; Solari => One*3 | Cross; Bruckner => 200*2 | 400 | Transporter; Teyo => Pico*3 | Alta*2; else => Mule | Drover
  body TEXT, --: by model: Van, Transporter => van; Mule, Drover => truck; Estate, 400 => estate; Cross, Alta => suv; else => hatchback
  fuel TEXT, -- P petrol, D diesel, E electric, H hybrid --: by model: One, Cross => E; Van, Transporter, Mule, Drover => D*5 | E; else => P*5 | D*3 | H*2
  engine_cc INTEGER, --: pick 998*3 | 1198*3 | 1498*4 | 1968*4 | 2996
  power_kw INTEGER, -- rated power --: int 48..260 normal
  mass_kg INTEGER, -- kerb mass --: int 890..3400 normal
  co2_g_km INTEGER, --: int 84..248 normal
  first_registered_on TEXT, -- anywhere --: date 2004-02-01..2025-03-20
  owner_id INTEGER REFERENCES owners(owner_id), -- keeper today --: ref owners.owner_id cover 85% skew
  office_id INTEGER REFERENCES offices(office_id), --: pick 1*6 | 2*4 | 3*4 | 4*2 | 5*4 | 6*2 | 7
  status TEXT -- ACT on the road, SUS suspended, EXP exported, SCR scrapped --: pick ACT*13 | SUS*2 | EXP*2 | SCR*2
); --: rows 150
CREATE TABLE transfers (
  plate TEXT REFERENCES vehicles(plate), --: ref vehicles.plate cover 75%
  transfer_no INTEGER, -- counts per vehicle --: pick 1*6 | 2*3 | 3
  seller_id INTEGER REFERENCES owners(owner_id), --: ref owners.owner_id cover 70%
  buyer_id INTEGER REFERENCES owners(owner_id), --: ref owners.owner_id cover 80%
  office_id INTEGER REFERENCES offices(office_id), --: pick 1*5 | 2*4 | 3*4 | 4*2 | 5*4 | 6*2 | 7
  channel TEXT, --: pick counter*6 | online*6 | post*2
  applied_at TEXT, -- papers handed in --: date 2022-01-10..2025-03-28 %Y-%m-%d %H:%M:%S
  completed_at TEXT, --: after applied_at 1..700 hours %Y-%m-%d %H:%M:%S until 2025-03-31 null 4%
  handling_min INTEGER, -- clerk's time --: int 4..95 skew
  declared_price_eur REAL, --: price 300..38000
  odometer_km INTEGER, --: int 900..290000 normal
  fee_eur REAL, --: pick 28*5 | 41*4 | 63*2 | 0
  PRIMARY KEY (plate, transfer_no)
); --: rows 220
CREATE TABLE road_taxes (
  plate TEXT REFERENCES vehicles(plate), --: ref vehicles.plate cover 92%
  tax_year INTEGER, --: pick 2022*2 | 2023*3 | 2024*4 | 2025*3
  due_eur REAL, -- assessed --: price 60..720
  paid_eur REAL, -- received so far --: expr due_eur
  due_on TEXT, --: date 2022-02-15..2022-12-15
  paid_on TEXT, --: date 2022-02-15..2022-12-15
  exemption TEXT, -- why less or nothing --: pick NULL*9 | electric | disability | farm
  PRIMARY KEY (plate, tax_year)
); --: rows 330
CREATE TABLE status_log (
  log_id INTEGER PRIMARY KEY, --: seq 1
  plate TEXT REFERENCES vehicles(plate), --: ref vehicles.plate cover 70% skew
  taken_on TEXT, -- day of the snapshot --: pick 2024-03-31 | 2024-06-30 | 2024-09-30 | 2024-12-31 | 2025-03-31
  status TEXT, --: pick ACT*13 | SUS*3 | EXP | SCR
  owner_id INTEGER REFERENCES owners(owner_id), -- keeper on that day --: ref owners.owner_id cover 60%
  office_id INTEGER REFERENCES offices(office_id) --: pick 1*6 | 2*4 | 3*4 | 4*2 | 5*4 | 6*2 | 7
); --: rows 300
UPDATE vehicles SET engine_cc = NULL, co2_g_km = 0 WHERE fuel = 'E';
UPDATE vehicles SET mass_kg = mass_kg + 1400 WHERE body = 'truck';
UPDATE vehicles SET co2_g_km = co2_g_km - 60 WHERE fuel = 'H' AND co2_g_km > 120;
UPDATE owners SET licence_since = NULL WHERE owner_id % 17 = 0;
UPDATE transfers SET buyer_id = seller_id + 1 WHERE buyer_id = seller_id AND seller_id < 3110;
UPDATE transfers SET handling_min = NULL WHERE channel = 'online';
UPDATE road_taxes SET due_on = tax_year || substr(due_on, 5), exemption = CASE WHEN (SELECT fuel FROM vehicles WHERE vehicles.plate = road_taxes.plate) = 'E' THEN 'electric' WHEN exemption = 'electric' THEN NULL ELSE exemption END;
UPDATE road_taxes SET due_eur = 0 WHERE exemption = 'electric';
UPDATE road_taxes SET due_eur = ROUND(due_eur / 2, 2) WHERE exemption = 'farm';
UPDATE road_taxes SET paid_on = date(due_on, (due_eur * 100 % 97 - 60) || ' days'), paid_eur = CASE WHEN due_eur * 100 % 7 = 3 THEN ROUND(due_eur / 2, 2) ELSE due_eur END;
UPDATE road_taxes SET paid_on = NULL, paid_eur = 0 WHERE due_eur = 0 OR paid_on > '2025-03-31' OR due_eur * 100 % 13 = 5;
DELETE FROM status_log WHERE EXISTS (SELECT 1 FROM status_log AS s WHERE s.plate = status_log.plate AND s.taken_on = status_log.taken_on AND s.log_id < status_log.log_id);
DELETE FROM road_taxes WHERE tax_year < (SELECT CAST(substr(v.first_registered_on, 1, 4) AS INTEGER) FROM vehicles AS v WHERE v.plate = road_taxes.plate);
DELETE FROM transfers WHERE applied_at < (SELECT v.first_registered_on FROM vehicles AS v WHERE v.plate = transfers.plate);
UPDATE transfers SET transfer_no = transfer_no + 10;
UPDATE transfers SET transfer_no = (SELECT COUNT(*) FROM transfers AS t WHERE t.plate = transfers.plate AND t.applied_at <= transfers.applied_at);
DELETE FROM status_log WHERE taken_on < (SELECT v.first_registered_on FROM vehicles AS v WHERE v.plate = status_log.plate);
UPDATE transfers SET fee_eur = 52 WHERE channel = 'online' AND fee_eur = 63;
UPDATE transfers SET fee_eur = 52 WHERE channel = 'post' AND fee_eur = 63;
