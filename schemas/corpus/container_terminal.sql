CREATE TABLE shipping_line (
  line_code TEXT PRIMARY KEY,
  line_name TEXT,
  home_country TEXT,
  credit_days INTEGER,
  contract_state TEXT
);
INSERT INTO shipping_line VALUES ('AQL', 'Aquilon Lines', 'Greece', 30, 'active'), ('BRX', 'Brixmar', 'Denmark', 45, 'active'), ('COR', 'Corsario Shipping', 'Spain', 14, 'active'), ('DWN', 'Dawnstar Ocean', 'Singapore', 60, 'active'), ('ELB', 'Elbufer Kontor', 'Germany', 30, 'active'), ('FJO', 'Fjordal Feeder', 'Norway', 14, 'suspended'), ('GUL', 'Gulet Container', 'Turkey', 30, 'active'), ('HZN', 'Horizonte Sur', 'Spain', 14, 'suspended');
CREATE TABLE iso_type (
  type_code TEXT PRIMARY KEY,
  type_name TEXT,
  teu REAL,
  tare_kg INTEGER
);
INSERT INTO iso_type VALUES ('22G1', '20 ft general', 1, 2230), ('42G1', '40 ft general', 2, 3740), ('45G1', '40 ft high cube', 2, 3900), ('22R1', '20 ft reefer', 1, 3080), ('45R1', '40 ft high cube reefer', 2, 4640), ('22T6', '20 ft tank', 1, 3650), ('22U1', '20 ft open top', 1, 2360);
CREATE TABLE vessel (
  vessel_id INTEGER PRIMARY KEY,      --: seq 1
  vessel_name TEXT,                   --: each Aquilon Meltemi | Brix Solveig | Corsaria | Dawnstar Lotus | Elbe Marsch | Fjordal Nina | Gulet Izmir | Pico Alto | Aquilon Etesia | Brix Freja | Marbella Star | Dawnstar Orchid | Elbe Deich | Fjordal Tora | Gulet Bodrum | Cabo Verde Sur | Aquilon Sirocco | Brix Ingrid | Rosa Vieja | Dawnstar Jasmine | Elbe Watt | Fjordal Runa | Gulet Antalya | Costa Brava H | Aquilon Ostria | Brix Astrid | Lobo de Mar | Dawnstar Peony
  line_code TEXT REFERENCES shipping_line(line_code), --: each AQL | BRX | COR | DWN | ELB | FJO | GUL | HZN
  flag TEXT,                          --: pick Malta*4 | Cyprus*3 | Liberia*4 | Panama*3 | Norway
  length_m INTEGER,                   --: int 118..366 skew
  capacity_teu INTEGER,
  delivered_on TEXT,                  --: date 1999-04-01..2022-11-30
  master_first_name TEXT,             --: first
  master_last_name TEXT               --: last distinct
); --: rows 28
CREATE TABLE vessel_call (
  call_id INTEGER PRIMARY KEY,        --: seq 201
  vessel_id INTEGER REFERENCES vessel(vessel_id), --: ref vessel.vessel_id cover 90% skew
  berth TEXT,                         --: pick North 1*4 | North 2*4 | South 1*3 | Barge Quay
  booked_on TEXT,
  eta TEXT,                           --: date 2023-07-03..2024-07-16 %Y-%m-%d %H:%M:%S
  berthed_at TEXT,                    --: after eta 1..40 hours %Y-%m-%d %H:%M:%S until 2024-06-29
  sailed_at TEXT,                     --: after berthed_at 7..44 hours %Y-%m-%d %H:%M:%S until 2024-06-30
  tugs_used TEXT,                     --: pick yes*3 | no*2
  planned_moves INTEGER,
  pilotage_cents INTEGER,             --: price 640..4100
  port_dues_cents INTEGER             --: price 1200..9800
); --: rows 136
CREATE TABLE container (
  container_no TEXT PRIMARY KEY,      --: code @@@U######
  type_code TEXT REFERENCES iso_type(type_code), --: pick 22G1*6 | 42G1*5 | 45G1*6 | 22R1*2 | 45R1*4 | 22T6*2 | 22U1
  line_code TEXT REFERENCES shipping_line(line_code), --: pick AQL*5 | BRX*5 | COR*3 | DWN*6 | ELB*4 | FJO*2 | GUL*3
  direction TEXT,                     --: pick import*6 | export*4 | transhipment*3
  load_state TEXT,                    --: pick full*5 | empty*2
  gross_kg INTEGER,
  arrived_call_id INTEGER REFERENCES vessel_call(call_id), --: ref vessel_call.call_id cover 80% skew
  departed_call_id INTEGER REFERENCES vessel_call(call_id), --: ref vessel_call.call_id cover 80%
  yard_in_at TEXT,
  customs_state TEXT,                 --: const cleared
  released_on TEXT,
  free_until TEXT,
  yard_out_at TEXT,
  storage_cents INTEGER,
  storage_state TEXT                  --: pick paid*3 | unpaid
); --: rows 400
CREATE TABLE reefer_container (
  container_no TEXT PRIMARY KEY REFERENCES container(container_no),
  set_temp_c REAL,
  alarm_count INTEGER,
  power_cents INTEGER
);
CREATE TABLE tank_container (
  container_no TEXT PRIMARY KEY REFERENCES container(container_no),
  product TEXT,
  un_number TEXT,
  last_cleaned_on TEXT
);
CREATE TABLE crane_move (
  move_id INTEGER PRIMARY KEY,
  call_id INTEGER REFERENCES vessel_call(call_id),
  container_no TEXT REFERENCES container(container_no),
  move_kind TEXT,
  crane TEXT,
  moved_at TEXT,
  duration_sec INTEGER
);
CREATE TABLE yard_snapshot (
  snapshot_on TEXT,
  container_no TEXT REFERENCES container(container_no),
  block TEXT,
  tier INTEGER,
  dwell_days INTEGER,
  PRIMARY KEY (snapshot_on, container_no)
);
UPDATE vessel SET capacity_teu = length_m * length_m / 12 - vessel_id * 7, line_code = CASE WHEN vessel_name LIKE 'Aquilon%' THEN 'AQL' WHEN vessel_name LIKE 'Brix%' THEN 'BRX' WHEN vessel_name LIKE 'Dawnstar%' THEN 'DWN' WHEN vessel_name LIKE 'Elbe%' THEN 'ELB' WHEN vessel_name LIKE 'Fjordal%' THEN 'FJO' WHEN vessel_name LIKE 'Gulet%' THEN 'GUL' ELSE line_code END;
UPDATE vessel_call SET booked_on = date(eta, '-' || (9 + call_id * 7 % 40) || ' days');
UPDATE container SET arrived_call_id = NULL WHERE direction = 'export' OR arrived_call_id IN (SELECT call_id FROM vessel_call WHERE berthed_at IS NULL);
UPDATE container SET direction = 'export' WHERE arrived_call_id IS NULL;
UPDATE container SET departed_call_id = NULL WHERE direction <> 'export';
UPDATE container SET yard_in_at = (SELECT datetime(berthed_at, '+' || (35 + container.rowid * 37 % 300) || ' minutes') FROM vessel_call WHERE call_id = arrived_call_id) WHERE direction <> 'export';
UPDATE container SET yard_in_at = (SELECT datetime(eta, '-' || (14 + container.rowid * 53 % 190) || ' hours') FROM vessel_call WHERE call_id = departed_call_id) WHERE direction = 'export';
DELETE FROM container WHERE yard_in_at > '2024-06-30';
UPDATE container SET departed_call_id = (SELECT call_id FROM vessel_call WHERE eta > datetime(container.yard_in_at, '+' || (2 + container.rowid % 9) || ' days') ORDER BY eta LIMIT 1) WHERE direction = 'transhipment';
UPDATE container SET yard_out_at = (SELECT datetime(berthed_at, '+' || (50 + container.rowid * 41 % 330) || ' minutes') FROM vessel_call WHERE call_id = departed_call_id) WHERE direction <> 'import';
UPDATE container SET yard_out_at = datetime(yard_in_at, '+' || (20 + container.rowid * 61 % 430) || ' hours') WHERE direction = 'import';
UPDATE container SET yard_out_at = NULL WHERE yard_out_at > '2024-06-30 09:00:00';
UPDATE container SET yard_out_at = NULL WHERE direction = 'import' AND ((yard_in_at > '2024-05-20' AND rowid % 4 > 0) OR (yard_in_at > '2024-01-15' AND rowid % 9 = 3));
UPDATE container SET free_until = date(yard_in_at, CASE WHEN load_state = 'empty' THEN '+14 days' ELSE '+7 days' END), gross_kg = (SELECT tare_kg FROM iso_type WHERE iso_type.type_code = container.type_code) + CASE WHEN load_state = 'empty' THEN 0 ELSE 2100 + container.rowid * 733 % 21400 END;
UPDATE container SET customs_state = CASE WHEN direction = 'transhipment' OR load_state = 'empty' THEN 'not needed' WHEN yard_out_at IS NOT NULL OR rowid % 5 > 1 THEN 'cleared' ELSE 'held' END;
UPDATE container SET released_on = date(yard_in_at, '+' || (container.rowid * 13 % 6) || ' days') WHERE customs_state = 'cleared';
UPDATE container SET released_on = date(yard_out_at) WHERE released_on > date(yard_out_at);
UPDATE container SET storage_cents = MAX(0, CAST(julianday(date(COALESCE(yard_out_at, '2024-06-30'))) - julianday(free_until) AS INTEGER)) * (SELECT CASE WHEN teu = 1 THEN 2850 ELSE 5400 END FROM iso_type WHERE iso_type.type_code = container.type_code);
UPDATE container SET storage_state = NULL WHERE storage_cents = 0;
INSERT INTO reefer_container SELECT container_no, CASE rowid % 5 WHEN 0 THEN -18 WHEN 1 THEN -22 WHEN 2 THEN 2 WHEN 3 THEN 4.5 ELSE 13 END, rowid * 7 % 11 % 5, CAST((julianday(COALESCE(yard_out_at, '2024-06-30')) - julianday(yard_in_at)) * 6100 AS INTEGER) FROM container WHERE type_code IN ('22R1', '45R1') AND load_state = 'full';
INSERT INTO tank_container SELECT container_no, CASE rowid % 4 WHEN 0 THEN 'sunflower oil' WHEN 1 THEN 'ethanol' WHEN 2 THEN 'latex' ELSE 'acetone' END, CASE rowid % 4 WHEN 1 THEN 'UN1170' WHEN 3 THEN 'UN1090' END, date(yard_in_at, '-' || (12 + rowid * 29 % 300) || ' days') FROM container WHERE type_code = '22T6';
INSERT INTO crane_move SELECT NULL, arrived_call_id, container_no, 'discharge', 'STS-' || (1 + rowid * 7 % 4), yard_in_at, 70 + rowid * 31 % 170 FROM container WHERE direction <> 'export' ORDER BY yard_in_at;
INSERT INTO crane_move SELECT NULL, departed_call_id, container_no, 'load', 'STS-' || (1 + rowid * 5 % 3), yard_out_at, 80 + rowid * 43 % 190 FROM container WHERE direction <> 'import' AND yard_out_at IS NOT NULL ORDER BY yard_out_at;
INSERT INTO crane_move SELECT NULL, departed_call_id, container_no, 'restow', 'STS-' || (1 + rowid % 2), datetime(yard_out_at, '+17 minutes'), 110 + rowid * 19 % 240 FROM container WHERE direction <> 'import' AND yard_out_at IS NOT NULL AND rowid % 6 = 2;
UPDATE vessel_call SET planned_moves = (SELECT COUNT(*) FROM crane_move WHERE crane_move.call_id = vessel_call.call_id) + call_id % 4 + CASE WHEN berthed_at IS NULL THEN 3 ELSE 0 END;
INSERT INTO yard_snapshot SELECT d, container_no, char(65 + container.rowid % 5), 1 + container.rowid * 3 % 4, CAST(julianday(d) - julianday(yard_in_at) AS INTEGER) FROM container, (SELECT '2024-02-05' AS d UNION SELECT '2024-02-12' UNION SELECT '2024-02-19' UNION SELECT '2024-02-26' UNION SELECT '2024-03-04' UNION SELECT '2024-03-11' UNION SELECT '2024-03-18' UNION SELECT '2024-03-25' UNION SELECT '2024-04-01' UNION SELECT '2024-04-08' UNION SELECT '2024-04-15' UNION SELECT '2024-04-22' UNION SELECT '2024-04-29' UNION SELECT '2024-05-06' UNION SELECT '2024-05-13' UNION SELECT '2024-05-20' UNION SELECT '2024-05-27' UNION SELECT '2024-06-03' UNION SELECT '2024-06-10' UNION SELECT '2024-06-17' UNION SELECT '2024-06-24') WHERE yard_in_at < d AND (yard_out_at IS NULL OR yard_out_at >= d);
