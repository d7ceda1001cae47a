-- Office coffee machines that report over the network, and the people who keep them running.
CREATE TABLE models (
  model_code TEXT PRIMARY KEY,
  model_name TEXT,
  tank_l REAL, -- water tank in litres
  cups_per_day INTEGER -- recommended maximum
);
INSERT INTO models VALUES ('BA1', 'Barista One', 2.5, 60), ('BA2', 'Barista Two', 4.0, 120), ('CRX', 'Crema X', 6.0, 250), ('PIC', 'Piccolo', 1.8, 35), ('VND', 'Vendo Tower', 9.5, 400), ('LAB', 'Lab Prototype', 3.0, 40);
CREATE TABLE drinks (
  drink_code TEXT PRIMARY KEY,
  drink_name TEXT,
  milk_ml INTEGER -- milk per cup, 0 for black drinks
);
INSERT INTO drinks VALUES ('ESP', 'Espresso', 0), ('LUN', 'Lungo', 0), ('CAP', 'Cappuccino', 110), ('LAT', 'Latte', 180), ('FLW', 'Flat white', 130), ('HOC', 'Hot chocolate', 150), ('HWT', 'Hot water', 0);
CREATE TABLE error_types (
  error_code TEXT PRIMARY KEY, -- as shown on the display
  error_name TEXT,
  severity INTEGER -- 1 low to 4 machine stopped
);
INSERT INTO error_types VALUES ('E01', 'Tank empty', 2), ('E02', 'Grinder blocked', 4), ('E03', 'Descaling due', 1), ('E04', 'Milk hose dirty', 2), ('E05', 'No connection', 3), ('E06', 'Pump pressure low', 4), ('E07', 'Door open', 1), ('E08', 'Board overheated', 4);
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY, --: seq 1
  company_name TEXT,           --: mix {Adlerhof|Brightwell|Caldera|Delmont|Everline|Fjordtech|Granada|Helix|Ivory|Juniper|Kontor|Lumen} {Logistics|Insurance|Studios|Labs|Bank|Press} distinct
  segment TEXT,                --: pick office*6 | clinic*2 | hotel*2 | campus
  contract_since TEXT,         --: date 2018-02-01..2024-06-01
  pays_monthly TEXT -- Y monthly, N yearly --: pick Y*7 | N*3
); --: rows 26
CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY, --: seq 101
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 88%
  site_name TEXT,              --: mix {North|South|Main|River|Garden|Tower|Station} {Building|Annex|Campus|Wing|House}
  city TEXT,                   --: pick Hamburg*5 | Lille*4 | Gent*3 | Utrecht*4 | Aarhus*2
  staff_count INTEGER,         --: int 8..620 skew
  lift_flag TEXT -- Y there is a lift --: pick Y*3 | N
); --: rows 44
CREATE TABLE machines (
  machine_id INTEGER PRIMARY KEY, --: seq 5001
  serial_no TEXT,              --: code CM-@@-#### distinct
  model_code TEXT REFERENCES models(model_code), --: pick BA1*5 | BA2*6 | CRX*5 | PIC*4 | VND*2
  site_id INTEGER,             --: ref sites.site_id cover 86%
  installed_on TEXT,           --: date 2019-03-01..2024-08-20
  firmware TEXT, -- version, unknown if missing --: pick 4.2*5 | 4.1*3 | 3.9*2 | 3.7 null 9% empty 7%
  leased TEXT, -- Y leased, N bought --: pick Y*6 | N*4
  wifi_pct INTEGER, -- signal strength 0 to 100 --: int 12..100 normal
  power_w INTEGER              --: pick 1350*4 | 1500*5 | 2300*3
); --: rows 84
CREATE TABLE technicians (
  tech_id INTEGER PRIMARY KEY, --: seq 21
  first_name TEXT,             --: first
  last_name TEXT,              --: last distinct
  birth_date TEXT,             --: date 1963-01-15..2003-04-04
  hired_on TEXT,               --: date 2016-02-01..2024-05-01
  home_city TEXT, -- where the day starts --: pick Hamburg*4 | Lille*3 | Gent*3 | Utrecht*3 | Aarhus
  van TEXT                     --: pick Y*3 | N
); --: rows 30
CREATE TABLE technician_models (
  tech_id INTEGER REFERENCES technicians(tech_id), --: ref technicians.tech_id cover 92%
  model_code TEXT REFERENCES models(model_code), --: pick BA1*4 | BA2*4 | CRX*3 | PIC*3 | VND*2 | LAB
  trained_on TEXT,             --: date 2019-01-10..2024-08-30
  exam_pct INTEGER, -- exam result 0 to 100 --: int 48..100
  PRIMARY KEY (tech_id, model_code)
); --: rows 78
CREATE TABLE brews (
  brew_id INTEGER PRIMARY KEY, --: seq 800001
  machine_id INTEGER REFERENCES machines(machine_id), --: ref machines.machine_id cover 82% skew
  drink_code TEXT,             --: pick ESP*5 | LUN*4 | CAP*6 | LAT*4 | FLW*2 | HOC*2 | HWT
  brewed_at TEXT,              --: date 2024-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  volume_ml INTEGER,           --: int 30..330 normal
  temp_c REAL, -- at the outlet --: real 71..97 1 normal
  duration_s INTEGER, -- seconds --: int 14..95 normal
  failed TEXT                  --: pick N*15 | Y*2
); --: rows 400
CREATE TABLE counter_snapshots (
  snapshot_id INTEGER PRIMARY KEY, --: seq 1
  machine_id INTEGER,          --: ref machines.machine_id cover 90%
  taken_at TEXT, -- nightly reading --: date 2024-01-02..2024-09-14 %Y-%m-%d 02:%M:%S
  cups_total INTEGER, -- since installation --: int 150..64000 skew
  water_l REAL,                --: real 20..9000 1 skew
  beans_left_g INTEGER         --: int 0..1200
); --: rows 330
CREATE TABLE refills (
  refill_id INTEGER PRIMARY KEY, --: seq 3001
  machine_id INTEGER,          --: ref machines.machine_id cover 80% skew
  refilled_at TEXT,            --: date 2024-01-03..2024-09-14 %Y-%m-%d %H:%M:%S
  beans_g INTEGER, -- grams put in --: int 200..3000
  milk_l REAL                  --: pick NULL*3 | 1*3 | 2*4 | 4*2
); --: rows 240
CREATE TABLE tickets (
  ticket_id INTEGER PRIMARY KEY, --: seq 60001
  machine_id INTEGER REFERENCES machines(machine_id), --: ref machines.machine_id cover 84% skew
  error_code TEXT REFERENCES error_types(error_code), --: pick E01*3 | E02*4 | E03*5 | E04*4 | E05*4 | E06*3 | E07*2
  tech_id INTEGER, -- empty while not assigned --: ref technicians.tech_id cover 84% null 12%
  opened_at TEXT,              --: date 2023-06-01..2024-09-14 %Y-%m-%d %H:%M:%S
  visit_at TEXT, -- first visit --: after opened_at 2..190 hours %Y-%m-%d %H:%M:%S until 2024-09-15
  closed_at TEXT,              --: after opened_at 8..420 hours %Y-%m-%d %H:%M:%S until 2024-09-15 null 8%
  under_warranty TEXT,         --: pick N*3 | Y
  remark TEXT                  --: pick parts ordered*3 | customer absent*2 | cleaned hoses*4 | replaced grinder*2 | reset only*4 null 25% empty 12%
); --: rows 260
UPDATE tickets SET visit_at = NULL WHERE tech_id IS NULL;
UPDATE tickets SET closed_at = NULL WHERE tech_id IS NULL;
UPDATE tickets SET closed_at = datetime(visit_at, '+' || (ticket_id * 13 % 90 + 1) || ' hours') WHERE closed_at < visit_at;
UPDATE tickets SET closed_at = NULL WHERE closed_at > '2024-09-15';
UPDATE machines SET installed_on = (SELECT date(MIN(opened_at), '-' || (machines.machine_id % 60 + 5) || ' days') FROM tickets WHERE tickets.machine_id = machines.machine_id) WHERE installed_on > (SELECT MIN(opened_at) FROM tickets WHERE tickets.machine_id = machines.machine_id);
UPDATE technicians SET hired_on = (SELECT date(MIN(opened_at), '-' || (technicians.tech_id * 7 % 80 + 3) || ' days') FROM tickets WHERE tickets.tech_id = technicians.tech_id) WHERE hired_on > (SELECT MIN(opened_at) FROM tickets WHERE tickets.tech_id = technicians.tech_id);
UPDATE refills SET machine_id = 5029 WHERE refill_id IN (3010, 3077, 3150);
