CREATE TABLE country (
  country_code TEXT PRIMARY KEY,
  country_name TEXT,
  currency TEXT,
  vat_rate REAL
);
INSERT INTO country VALUES ('DE', 'Germany', 'EUR', 0.19), ('GB', 'United Kingdom', 'GBP', 0.2), ('PL', 'Poland', 'PLN', 0.23), ('CH', 'Switzerland', 'CHF', 0.081), ('NL', 'Netherlands', 'EUR', 0.21), ('NO', 'Norway', 'NOK', 0.25);
CREATE TABLE service (
  service_code TEXT PRIMARY KEY,
  service_name TEXT,
  promised_days INTEGER
);
INSERT INTO service VALUES ('EXP', 'Rocket', 1), ('STD', 'Standard', 3), ('ECO', 'Saver', 6), ('PUP', 'Pickup point', 4), ('FRG', 'Fragile', 3), ('ICE', 'Chilled', 1);
CREATE TABLE scan_type (
  scan_code TEXT PRIMARY KEY,
  scan_label TEXT,
  is_final TEXT
);
INSERT INTO scan_type VALUES ('COL', 'Collected', 'N'), ('ARR', 'Arrived at depot', 'N'), ('SRT', 'Sorted', 'N'), ('OUT', 'Out for delivery', 'N'), ('MIS', 'Missorted', 'N'), ('ATT', 'Delivery attempted', 'N'), ('DEL', 'Delivered', 'Y'), ('DMG', 'Damage noted', 'N'), ('CUS', 'Customs hold', 'N');
CREATE TABLE depot (
  depot_id INTEGER PRIMARY KEY,
  depot_name TEXT,
  city TEXT,
  country_code TEXT REFERENCES country(country_code),
  belt_parcels_per_h INTEGER,
  floor_area_m2 INTEGER,
  opened_on TEXT
);
INSERT INTO depot VALUES (1, 'Lindhafen North', 'Lindhafen', 'DE', 5200, 8400, '2012-04-02'), (2, 'Lindhafen South', 'Lindhafen', 'DE', 3100, 5100, '2019-09-16'), (3, 'Brackford Hub', 'Brackford', 'GB', 6800, 11200, '2014-01-20'), (4, 'Ostrowiec Gate', 'Ostrowiec', 'PL', 4400, 7900, '2017-06-06'), (5, 'Seehalde', 'Seehalde', 'CH', 1500, 2300, '2020-03-09'), (6, 'Polder East', 'Wieringen', 'NL', 3900, 6400, '2016-11-28'), (7, 'Kestrel Lane', 'Brackford', 'GB', 900, 1400, '2022-05-15'), (8, 'Fjordgate', 'Nordvik', 'NO', 1100, 1900, '2021-10-01');
CREATE TABLE employee (
  employee_id INTEGER PRIMARY KEY,       --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  role_code TEXT,                        --: pick COU*6 | SRT*4 | AGT*3 | MGR
  depot_id INTEGER REFERENCES depot(depot_id), --: ref depot.depot_id cover 90%
  hired_on TEXT,                         --: date 2012-05-01..2024-11-18
  birth_date TEXT,                       --: date 1960-02-01..2005-06-30
  manager_id INTEGER REFERENCES employee(employee_id), --: self employee_id null 12%
  weekly_hours REAL                      --: pick 40*4 | 32 | 38.5*2 | 20*2
); --: rows 52
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  customer_name TEXT,
  segment TEXT,
  country_code TEXT REFERENCES country(country_code),
  discount_rate REAL,
  signed_on TEXT,
  account_manager_id INTEGER REFERENCES employee(employee_id)
);
INSERT INTO customer VALUES (1, 'Wolkenschuh', 'Fashion', 'DE', 0.15, '2020-02-11', 303), (2, 'Pixelgarten', 'Electronics', 'DE', 0.1, '2021-07-01', 309), (3, 'Brackford Books', 'Media', 'GB', 0.05, '2019-10-14', 303), (4, 'Tealeaf & Co', 'Food', 'GB', 0, '2022-03-30', NULL), (5, 'Zielona Szafa', 'Fashion', 'PL', 0.2, '2021-01-18', 315), (6, 'Uhrwerk Basel', 'Luxury', 'CH', 0, '2023-09-05', 309), (7, 'Polder Plants', 'Garden', 'NL', 0.08, '2022-11-21', 315), (8, 'Moss & Fern', 'Garden', 'GB', 0.12, '2024-02-02', 309), (9, 'Kabelkiste', 'Electronics', 'DE', 0.18, '2018-05-22', 303), (10, 'Alpenkorb', 'Food', 'CH', 0.04, '2024-06-17', NULL), (11, 'Retro Vinyl', 'Media', 'PL', 0, '2023-04-04', 321), (12, 'Nordlys Toys', 'Toys', 'DE', 0.1, '2024-08-28', 321), (13, 'Lindhafen Ceramics', 'Home', 'DE', 0.05, '2020-12-09', 309), (14, 'Velvet Paw', 'Pets', 'NL', 0.06, '2024-11-12', NULL), (15, 'Tinker Box', 'Toys', 'GB', 0.07, '2021-05-26', 321);
CREATE TABLE parcel (
  tracking_no TEXT PRIMARY KEY,          --: code PX######  distinct
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 88% skew
  service_code TEXT REFERENCES service(service_code), --: pick EXP*4 | STD*8 | ECO*4 | PUP*2 | FRG*2
  status_code TEXT,                      --: pick DL*18 | RT*2 | LO | HD
  origin_depot_id INTEGER REFERENCES depot(depot_id), --: ref depot.depot_id cover 88%
  dest_depot_id INTEGER REFERENCES depot(depot_id), --: ref depot.depot_id cover 88%
  recipient_name TEXT,                   --: person
  recipient_street TEXT,                 --: street
  recipient_city TEXT,                   --: pick Lindhafen*4 | Brackford*4 | Ostrowiec*3 | Seehalde*2 | Wieringen*3 | Nordvik | Altmoor*2 | Gullbridge*2
  recipient_country_code TEXT REFERENCES country(country_code), --: by recipient_city: Lindhafen, Altmoor => DE; Brackford, Gullbridge => GB; Ostrowiec => PL; Seehalde => CH; Wieringen => NL; else => NO
  booked_at TEXT,                        --: date 2023-01-05..2024-12-30 %Y-%m-%d %H:%M:%S
  picked_up_at TEXT,                     --: after booked_at 2..40 hours %Y-%m-%d %H:%M:%S until 2024-12-31
  due_on TEXT,                           --: const x
  delivered_at TEXT,                     --: after picked_up_at 9..150 hours %Y-%m-%d %H:%M:%S until 2024-12-31
  weight_kg REAL,                        --: real 0.2..31 1 skew
  length_cm INTEGER,                     --: int 15..120 normal
  width_cm INTEGER,                      --: int 10..70 normal
  height_cm INTEGER,                     --: int 3..60 normal
  declared_value REAL,                   --: price 10..1400
  freight_amount REAL,                   --: price 4..62
  surcharge_amount REAL,                 --: pick 0*6 | 1.5*3 | 4.9*2 | 12
  insurance_amount REAL,                 --: pick NULL*5 | 2.5*2 | 6 | 14.9
  currency TEXT,                         --: const EUR
  fuel_rate REAL,                        --: pick 0.04 | 0.06*2 | 0.075*2 | 0.09
  signature_required TEXT,               --: pick N*3 | Y
  delivery_attempts INTEGER              --: pick 1*8 | 2*3 | 3
); --: rows 330
CREATE TABLE scan (
  scan_id INTEGER PRIMARY KEY,           --: seq 900001
  tracking_no TEXT REFERENCES parcel(tracking_no), --: ref parcel.tracking_no cover 80%
  depot_id INTEGER REFERENCES depot(depot_id), --: ref depot.depot_id cover 88%
  scan_code TEXT REFERENCES scan_type(scan_code), --: pick COL*3 | ARR*5 | SRT*4 | OUT*4 | MIS*2 | ATT*2 | DEL*4 | DMG
  employee_id INTEGER REFERENCES employee(employee_id), --: ref employee.employee_id cover 80% null 10%
  scanned_at TEXT,                       --: const x
  belt_speed_m_s REAL                    --: by scan_code: SRT, MIS => 1.8 | 2.2*2 | 2.6; else => NULL
); --: rows 400
CREATE TABLE claim (
  claim_id INTEGER PRIMARY KEY,          --: seq 7001
  tracking_no TEXT REFERENCES parcel(tracking_no), --: ref parcel.tracking_no cover 28%
  reason_code TEXT,                      --: pick DM*4 | LS*3 | DY*4 | WR
  opened_at TEXT,                        --: const x
  closed_at TEXT,                        --: const x
  claimed_amount REAL,                   --: price 12..900
  paid_amount REAL,                      --: expr CASE claim_id % 4 WHEN 0 THEN NULL WHEN 1 THEN claimed_amount WHEN 2 THEN 0 ELSE round(claimed_amount * 0.6, 2) END
  currency TEXT,                         --: const EUR
  status_code TEXT,                      --: const O
  agent_id INTEGER REFERENCES employee(employee_id) --: ref employee.employee_id null 8%
); --: rows 110
UPDATE employee SET role_code = 'AGT' WHERE employee_id IN (303, 309, 315, 321);
UPDATE parcel SET currency = (SELECT c.currency FROM customer AS k JOIN country AS c ON c.country_code = k.country_code WHERE k.customer_id = parcel.customer_id);
UPDATE parcel SET booked_at = datetime((SELECT signed_on FROM customer AS k WHERE k.customer_id = parcel.customer_id), '+' || (1 + rowid * 7 % 40) || ' days', '+' || (400 + rowid * 53 % 700) || ' minutes') WHERE date(booked_at) < (SELECT signed_on FROM customer AS k WHERE k.customer_id = parcel.customer_id);
UPDATE parcel SET picked_up_at = datetime(booked_at, '+' || (3 + rowid * 11 % 30) || ' hours');
UPDATE parcel SET delivered_at = CASE WHEN status_code = 'DL' THEN datetime(picked_up_at, '+' || MAX(6, (SELECT promised_days FROM service AS s WHERE s.service_code = parcel.service_code) * 24 - 36 + rowid * 29 % 71) || ' hours', '+' || (rowid * 7 % 55) || ' minutes') END, due_on = date(picked_up_at, '+' || (SELECT promised_days FROM service AS s WHERE s.service_code = parcel.service_code) || ' days');
UPDATE parcel SET delivered_at = datetime(picked_up_at, '+7 hours') WHERE delivered_at < datetime(picked_up_at, '+5 hours');
UPDATE parcel SET delivered_at = NULL, status_code = 'IT' WHERE delivered_at > '2024-12-30 20:00:00' OR (status_code IN ('DL', 'RT', 'LO') AND booked_at > '2024-12-29');
UPDATE parcel SET status_code = 'BK', picked_up_at = NULL, due_on = NULL, delivered_at = NULL WHERE picked_up_at > '2024-12-30 20:00:00';
UPDATE parcel SET delivered_at = NULL, status_code = 'IT' WHERE status_code = 'DL' AND booked_at > '2024-12-18' AND rowid % 3 <> 0;
UPDATE parcel SET dest_depot_id = CASE recipient_city WHEN 'Lindhafen' THEN 1 + rowid % 2 WHEN 'Brackford' THEN CASE rowid % 3 WHEN 0 THEN 7 ELSE 3 END WHEN 'Ostrowiec' THEN 4 WHEN 'Seehalde' THEN 5 WHEN 'Wieringen' THEN 6 WHEN 'Nordvik' THEN 8 WHEN 'Altmoor' THEN 2 ELSE 3 END WHERE rowid % 13 <> 0;
UPDATE scan SET scan_code = 'CUS' WHERE scan_code = 'DEL' AND (SELECT status_code FROM parcel AS p WHERE p.tracking_no = scan.tracking_no) <> 'DL' AND scan_id % 2 = 0;
UPDATE scan SET scan_code = 'ATT' WHERE scan_code = 'DEL' AND (SELECT status_code FROM parcel AS p WHERE p.tracking_no = scan.tracking_no) <> 'DL';
UPDATE scan SET scanned_at = (SELECT datetime(COALESCE(CASE WHEN scan.scan_code = 'DEL' THEN delivered_at END, picked_up_at, booked_at), '+' || (CASE scan.scan_code WHEN 'DEL' THEN 0 WHEN 'COL' THEN 0 WHEN 'ARR' THEN 180 WHEN 'SRT' THEN 260 WHEN 'MIS' THEN 300 WHEN 'OUT' THEN 520 ELSE 700 END + (CASE WHEN scan.scan_code IN ('DEL') THEN 0 ELSE scan.scan_id * 17 % 170 END)) || ' minutes') FROM parcel AS p WHERE p.tracking_no = scan.tracking_no);
UPDATE claim SET opened_at = (SELECT datetime(COALESCE(delivered_at, picked_up_at, booked_at), '+' || (5 + claim.claim_id * 31 % 400) || ' hours') FROM parcel AS p WHERE p.tracking_no = claim.tracking_no), currency = (SELECT currency FROM parcel AS p WHERE p.tracking_no = claim.tracking_no), agent_id = CASE WHEN agent_id IS NULL THEN NULL ELSE 303 + 6 * ((claim_id / 3 + claim_id) % 4) END;
UPDATE claim SET status_code = CASE WHEN paid_amount IS NULL THEN 'O' WHEN paid_amount = 0 THEN 'R' ELSE 'P' END, closed_at = CASE WHEN paid_amount IS NULL THEN NULL ELSE datetime(opened_at, '+' || (9 + claim_id * 43 % 900) || ' hours') END;
DELETE FROM claim WHERE opened_at > '2024-12-31' OR closed_at > '2024-12-31';
