CREATE TABLE tariffs (
  tariff_id INTEGER PRIMARY KEY,
  tariff_name TEXT NOT NULL,
  kind TEXT,
  day_rate_cents REAL,
  night_rate_cents REAL,
  daily_standing_cents INTEGER,
  launched_on TEXT,
  withdrawn_on TEXT
);
INSERT INTO tariffs VALUES
 (1, 'Hearth Standard', 'variable', 31.4, 31.4, 62, '2019-03-01', NULL),
 (2, 'Hearth Fixed 24', 'fixed', 28.9, 28.9, 70, '2021-10-15', '2025-06-30'),
 (3, 'Moonlight', 'day/night', 35.2, 14.6, 74, '2020-02-10', NULL),
 (4, 'Moonlight Plus', 'day/night', 34.1, 12.9, 88, '2024-04-01', NULL),
 (5, 'Sunback Export', 'variable', 30.7, 27.5, 66, '2022-05-20', NULL),
 (6, 'Farmyard Load', 'day/night', 27.8, 16.3, 120, '2018-11-05', NULL),
 (7, 'Carepoint', 'fixed', 22.5, 22.5, 35, '2023-01-16', NULL),
 (8, 'Pilot Flex', 'variable', 29.9, 9.9, 81, '2026-02-02', NULL);
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,      --: seq 301
  first_name TEXT,                      --: first
  last_name TEXT,                       --: last distinct
  born_on TEXT,                         --: date 1938-02-01..2003-11-20
  joined_on TEXT,                       --: date 2017-01-10..2026-04-28
  on_priority_list INTEGER,             --: pick 0*5 | 1
  phone TEXT                            --: code 08#-####### null 15%
); --: rows 85
CREATE TABLE premises (
  premise_id INTEGER PRIMARY KEY,       --: seq 2001
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 88%
  town TEXT,                            --: pick Ashwick*5 | Bellmoor*4 | Corran Bridge*3 | Eastholme*3 | Fernleigh*2 | Gullane Cross
  street TEXT,                          --: street
  heating TEXT,                         --: pick heat pump*4 | gas*4 | oil*2 | storage heaters*2 | solid fuel null 4%
  floor_area_m2 INTEGER,                --: int 38..260 normal
  occupants INTEGER,                    --: int 1..7 skew
  max_load_kw REAL                      --: real 3.5..17.5 1
); --: rows 110
CREATE TABLE premise_tariffs (
  premise_id INTEGER REFERENCES premises(premise_id), --: ref premises.premise_id cover 90%
  tariff_id INTEGER REFERENCES tariffs(tariff_id),    --: pick 1*7 | 2*4 | 3*5 | 4*4 | 5*3 | 6*2 | 7*3
  signed_on TEXT,                       --: date 2023-01-05..2026-05-20
  welcome_credit_cents INTEGER,         --: pick 0*5 | 2500*3 | 5000*3 | 7500*2 | 10000
  PRIMARY KEY (premise_id, tariff_id)
); --: rows 150
CREATE TABLE technicians (
  technician_id INTEGER PRIMARY KEY,    --: seq 41
  first_name TEXT,                      --: first
  last_name TEXT,                       --: last distinct
  crew TEXT,                            --: pick Ashwick*4 | Eastholme*3 | Night Desk*2
  lead_id INTEGER REFERENCES technicians(technician_id), --: self technician_id
  hired_on TEXT                         --: date 2008-05-01..2025-12-01
); --: rows 19
CREATE TABLE meters (
  meter_no TEXT PRIMARY KEY,            --: code EM-#####
  premise_id INTEGER REFERENCES premises(premise_id), --: ref premises.premise_id cover 94%
  model TEXT,                           --: pick Volta S3*5 | Volta D1*3 | Kestrel 40*3 | Kestrel 60 | Dial Classic*2
  fitted_on TEXT,                       --: date 2012-04-01..2026-05-10
  seal_code TEXT,                       --: code @@-#### null 8%
  error_pct REAL                        --: real -1.9..2.4 2 normal
); --: rows 125
CREATE TABLE meter_readings (
  reading_id INTEGER PRIMARY KEY,       --: seq 70001
  meter_no TEXT REFERENCES meters(meter_no), --: ref meters.meter_no cover 86% skew
  read_at TEXT,                         --: date 2025-01-02..2026-05-30 %Y-%m-%d %H:%M:%S
  source TEXT,                          --: pick smart*6 | visit*2 | photo*3 | estimate
  register_kwh INTEGER,                 --: expr CAST(1200 + (julianday(read_at) - julianday('2023-06-01')) * (SELECT 0.6 * p.max_load_kw + 0.04 * p.floor_area_m2 FROM meters AS m JOIN premises AS p ON p.premise_id = m.premise_id WHERE m.meter_no = meter_readings.meter_no) AS INTEGER)
  peak_kw REAL                          --: real 0.6..14.8 1 skew
); --: rows 390
CREATE TABLE field_visits (
  visit_id INTEGER PRIMARY KEY,         --: seq 5101
  meter_no TEXT REFERENCES meters(meter_no), --: ref meters.meter_no cover 70%
  technician_id INTEGER REFERENCES technicians(technician_id), --: ref technicians.technician_id cover 85% skew
  reason TEXT,                          --: pick meter swap*4 | no supply*3 | broken seal*2 | accuracy test*2 | tariff rewire
  planned_at TEXT,                      --: date 2025-02-03..2026-05-28 %Y-%m-%d %H:00:00
  arrived_at TEXT,                      --: after planned_at 1..200 minutes %Y-%m-%d %H:%M:%S until 2026-05-31 null 9%
  travel_min INTEGER,                   --: int 6..95 skew
  work_min INTEGER,                     --: int 12..240 skew
  outcome TEXT,                         --: pick fixed*7 | no access*2 | referred*2
  callout_fee_cents INTEGER             --: pick 0*4 | 4500*3 | 8500*2 | 14500
); --: rows 210
CREATE TABLE bills (
  bill_id INTEGER PRIMARY KEY,          --: seq 9001
  premise_id INTEGER REFERENCES premises(premise_id), --: ref premises.premise_id cover 92%
  issued_on TEXT,                       --: date 2025-01-06..2026-05-27
  due_on TEXT,                          --: after issued_on 14..28 days
  paid_on TEXT,                         --: after issued_on 2..60 days until 2026-05-31 null 6%
  pay_method TEXT,                      --: pick direct debit*6 | card*3 | post office*2
  billed_days INTEGER,                  --: int 27..62 normal
  day_kwh INTEGER,                      --: int 90..900 skew
  night_kwh INTEGER,                    --: int 20..520 skew
  export_kwh INTEGER,                   --: pick 0*7 | 35 | 60 | 110 | 190
  reactive_kvarh REAL,                  --: real 0..60 1 skew
  max_demand_kw REAL,                   --: real 1.2..15.9 1 normal
  energy_charge_cents INTEGER,          --: expr day_kwh * 31 + night_kwh * 17
  standing_charge_cents INTEGER,        --: expr billed_days * 68
  levy_cents INTEGER,                   --: pick 329*3 | 412*2
  export_credit_cents INTEGER,          --: expr export_kwh * 19
  vat_cents INTEGER,                    --: expr (energy_charge_cents + standing_charge_cents + levy_cents) * 9 / 100
  late_charge_cents INTEGER,            --: pick 0*8 | 1000 | 1500
  total_cents INTEGER,                  --: expr energy_charge_cents + standing_charge_cents + levy_cents + vat_cents + late_charge_cents - export_credit_cents
  outage_min INTEGER,                   --: pick 0*8 | 12 | 45 | 95 | 180
  avg_outdoor_temp_c REAL,              --: real -2.5..19 1 normal
  carbon_kg REAL,                       --: expr ROUND((day_kwh + night_kwh) * 0.21, 1)
  is_estimated INTEGER                  --: pick 0*5 | 1
); --: rows 330
UPDATE premise_tariffs SET tariff_id = 6 WHERE tariff_id = 1 AND premise_id % 11 = 0;
UPDATE bills SET paid_on = NULL WHERE issued_on >= '2026-04-20' AND bill_id % 3 = 0;
UPDATE field_visits SET work_min = NULL WHERE arrived_at IS NULL;
UPDATE field_visits SET outcome = 'no access' WHERE arrived_at IS NULL;
UPDATE technicians SET crew = 'Night Desk' WHERE technician_id IN (46, 50, 55, 59);
UPDATE customers SET on_priority_list = 1 WHERE born_on < '1946-01-01' AND customer_id % 2 = 0;
UPDATE field_visits SET travel_min = 91 WHERE travel_min > 91;
UPDATE field_visits SET travel_min = 95 WHERE visit_id = 5177;
UPDATE bills SET outage_min = 45 WHERE outage_min > 45 AND premise_id IN (SELECT premise_id FROM premises WHERE town IN ('Fernleigh', 'Gullane Cross'));
UPDATE bills SET late_charge_cents = 1500, total_cents = total_cents + 1500 WHERE bill_id IN (9125) AND late_charge_cents = 0;
UPDATE premises SET heating = 'storage heaters' WHERE premise_id = 2044;
