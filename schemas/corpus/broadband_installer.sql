CREATE TABLE exchanges (
  exchange_id INTEGER PRIMARY KEY,
  exchange_name TEXT NOT NULL,
  town TEXT,
  capacity_lines INTEGER,
  built_year INTEGER
);
INSERT INTO exchanges VALUES (1, 'Altmark North', 'Altmark', 4800, 1998), (2, 'Altmark South', 'Altmark', 3600, 2006), (3, 'Brunnsee', 'Brunnsee', 1500, 2011), (4, 'Felsberg', 'Felsberg', 2200, 2003), (5, 'Rheinmoos', 'Rheinmoos', 5200, 1995), (6, 'Steinach', 'Steinach', 900, 2018), (7, 'Untertal', 'Untertal', 650, 2021), (8, 'Weiler Depot', 'Weiler', 1200, 2024);
CREATE TABLE cable_links (
  link_id INTEGER PRIMARY KEY,           --: seq 1
  from_exchange_id INTEGER,              --: ref exchanges.exchange_id cover 90%
  to_exchange_id INTEGER,                --: ref exchanges.exchange_id cover 90%
  length_km REAL,                        --: real 1.2..48 1
  fibre_count INTEGER,                   --: pick 24*3 | 48*4 | 96*2 | 144
  laid_on TEXT                           --: date 1999-04-01..2024-03-30
); --: rows 34
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,       --: seq 1
  customer_number TEXT,                  --: code C-##### distinct
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  street TEXT,                           --: street
  town TEXT,                             --: pick Altmark*6 | Brunnsee*2 | Felsberg*3 | Rheinmoos*5 | Steinach*2 | Untertal | Weiler
  phone TEXT,                            --: code +41 71 ### ## ## null 9% empty 6%
  email TEXT,                            --: from lower {first_name}.{last_name}@mail.example null 12% empty 5%
  customer_since TEXT,                   --: date 2016-01-10..2024-06-20
  status TEXT                            --: pick active*7 | inactive*3
); --: rows 130
CREATE TABLE plans (
  plan_id INTEGER PRIMARY KEY,
  plan_name TEXT,
  technology TEXT,
  download_mbps INTEGER,
  upload_mbps INTEGER,
  monthly_price REAL,
  currency TEXT
);
INSERT INTO plans VALUES (1, 'Copper Basic', 'DSL', 50, 10, 29.9, 'EUR'), (2, 'Copper Plus', 'DSL', 100, 40, 36.9, 'EUR'), (3, 'Fibre Start', 'fibre', 250, 100, 42.0, 'EUR'), (4, 'Fibre Home', 'fibre', 500, 500, 52.0, 'EUR'), (5, 'Fibre Max', 'fibre', 1000, 1000, 74.5, 'EUR'), (6, 'Fibre Start CH', 'fibre', 250, 100, 49.0, 'CHF'), (7, 'Fibre Home CH', 'fibre', 500, 500, 61.0, 'CHF'), (8, 'Fibre Max CH', 'fibre', 1000, 1000, 86.0, 'CHF'), (9, 'Alpine Air', 'radio', 80, 20, 39.0, 'CHF'), (10, 'Fibre Ultra', 'fibre', 10000, 10000, 119.0, 'EUR');
CREATE TABLE contracts (
  contract_id INTEGER PRIMARY KEY,       --: seq 1001
  contract_number TEXT,                  --: code BB-#### distinct
  customer_id INTEGER,                   --: ref customers.customer_id cover 88%
  plan_id INTEGER,                       --: pick 1*3 | 2*3 | 3*5 | 4*6 | 5*3 | 6*2 | 7*3 | 8*1 | 9*2
  signed_on TEXT,                        --: date 2021-01-12..2024-06-15
  minimum_months INTEGER,                --: pick 12*5 | 24*6 | 3
  terminated_on TEXT,                    --: after signed_on 90..900 days until 2024-06-30 null 60%
  sales_channel TEXT                     --: pick shop*3 | phone*4 | web*5 | door-to-door*1
); --: rows 170
CREATE TABLE technicians (
  technician_id INTEGER PRIMARY KEY,     --: seq 71
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  born_on TEXT,                          --: date 1961-02-01..2003-08-30
  level TEXT,                            --: pick trainee*2 | fitter*5 | master*2
  base_exchange_id INTEGER,              --: ref exchanges.exchange_id cover 80%
  licence_until TEXT                     --: date 2023-11-01..2027-12-31 null 8%
); --: rows 32
CREATE TABLE skills (
  skill_id INTEGER PRIMARY KEY,
  skill_name TEXT
);
INSERT INTO skills VALUES (1, 'Fibre splicing'), (2, 'Ladder work'), (3, 'Radio alignment'), (4, 'Copper pairs'), (5, 'First aid'), (6, 'Duct blowing'), (7, 'Drone survey');
CREATE TABLE technician_skills (
  technician_id INTEGER,                 --: ref technicians.technician_id cover 90%
  skill_id INTEGER,                      --: pick 1*5 | 2*4 | 3*2 | 4*4 | 5*3 | 6*2
  certified_on TEXT,                     --: date 2015-03-01..2024-05-31
  PRIMARY KEY (technician_id, skill_id)
); --: rows 90
CREATE TABLE installations (
  installation_id INTEGER PRIMARY KEY,   --: seq 50001
  contract_id INTEGER,                   --: ref contracts.contract_id cover 90% distinct
  exchange_id INTEGER,                   --: ref exchanges.exchange_id cover 90%
  lead_technician_id INTEGER,            --: ref technicians.technician_id cover 75%
  helper_technician_id INTEGER,          --: ref technicians.technician_id null 35%
  requested_on TEXT,                     --: date 2021-02-01..2024-06-20
  scheduled_for TEXT,                    --: after requested_on 3..45 days
  completed_at TEXT,                     --: after scheduled_for 7..220 hours %Y-%m-%d %H:%M:%S until 2024-06-30 null 10%
  minutes_on_site INTEGER,               --: int 25..380 skew
  cable_m REAL,                          --: real 4..160 1 skew
  result TEXT,                           --: pick done*8 | partial*2
  notes TEXT                             --: pick NULL*3 | dog in garden*2 | no access to cellar*2 | duct blocked*3 | customer absent*2 | drilled two walls*2
); --: rows 148
CREATE TABLE routers (
  router_id INTEGER PRIMARY KEY,         --: seq 1
  serial_number TEXT,                    --: code RT@##### distinct
  model TEXT,                            --: pick Lynx 5*5 | Lynx 7*4 | Marmot X*3 | Marmot Mini*2
  contract_id INTEGER,                   --: ref contracts.contract_id null 20%
  firmware TEXT,                         --: pick 4.1.0*2 | 4.2.3*4 | 5.0.1*4 | NULL
  purchase_price REAL,                   --: price 45..210
  currency TEXT,                         --: pick EUR*7 | CHF*3
  bought_on TEXT                         --: date 2020-05-01..2024-05-30
); --: rows 190
CREATE TABLE service_calls (
  service_call_id INTEGER PRIMARY KEY,   --: seq 8001
  contract_id INTEGER,                   --: ref contracts.contract_id cover 60%
  technician_id INTEGER,                 --: ref technicians.technician_id cover 85%
  fault_type TEXT,                       --: pick no signal*5 | slow speed*4 | broken socket*2 | router defect*3 | cable cut*1
  reported_at TEXT,                      --: date 2022-07-01..2024-06-27 %Y-%m-%d %H:%M:%S
  visited_at TEXT,                       --: after reported_at 3..190 hours %Y-%m-%d %H:%M:%S until 2024-06-30 null 7%
  fixed TEXT,                            --: pick yes*8 | no*2
  travel_km REAL                         --: real 1..64 1 skew
); --: rows 165
CREATE TABLE phone_calls (
  phone_call_id INTEGER PRIMARY KEY,     --: seq 1
  customer_id INTEGER,                   --: ref customers.customer_id cover 75% skew
  agent_name TEXT,                       --: pick Ilse*4 | Reto*4 | Nadine*3 | Boris*2 | Mirjam*2
  started_at TEXT,                       --: date 2023-01-02..2024-06-29 %Y-%m-%d %H:%M:%S
  duration_seconds INTEGER,              --: int 20..2900 skew
  topic TEXT,                            --: pick billing*5 | outage*4 | moving house*2 | new contract*3 | password*2
  solved TEXT                            --: pick yes*7 | no*3
); --: rows 280
CREATE TABLE invoices (
  invoice_id INTEGER PRIMARY KEY,        --: seq 1
  invoice_number TEXT,                   --: code R-##### distinct
  contract_id INTEGER,                   --: ref contracts.contract_id cover 80%
  issued_on TEXT,                        --: date 2023-01-03..2024-06-25
  due_on TEXT,                           --: after issued_on 14..30 days
  net_amount REAL,                       --: price 25..420
  gross_amount REAL,                     --: const 0
  currency TEXT,                         --: const EUR
  payment_state TEXT,                    --: pick paid*8 | unpaid*2
  paid_on TEXT                           --: after issued_on 2..70 days until 2024-06-30
); --: rows 330
UPDATE cable_links SET to_exchange_id = 1 + (from_exchange_id + 2) % 7 WHERE to_exchange_id = from_exchange_id;
UPDATE installations SET helper_technician_id = NULL WHERE helper_technician_id = lead_technician_id;
UPDATE installations SET minutes_on_site = NULL, cable_m = NULL, result = NULL, notes = NULL WHERE completed_at IS NULL;
UPDATE installations SET notes = '' WHERE notes IS NULL AND completed_at IS NOT NULL AND installation_id % 2 = 0;
UPDATE installations SET requested_on = (SELECT date(c.signed_on, '+' || (installation_id % 6) || ' days') FROM contracts AS c WHERE c.contract_id = installations.contract_id);
UPDATE installations SET scheduled_for = date(requested_on, '+' || (5 + installation_id * 7 % 38) || ' days');
UPDATE installations SET completed_at = scheduled_for || ' ' || substr(completed_at, 12) WHERE completed_at IS NOT NULL AND installation_id % 3 <> 0;
UPDATE installations SET completed_at = date(scheduled_for, '+' || (installation_id % 7 + 1) || ' days') || ' ' || substr(completed_at, 12) WHERE completed_at IS NOT NULL AND installation_id % 3 = 0;
UPDATE installations SET completed_at = NULL, minutes_on_site = NULL, cable_m = NULL, result = NULL, notes = NULL WHERE completed_at > '2024-06-30';
UPDATE invoices SET currency = (SELECT p.currency FROM contracts AS c JOIN plans AS p ON c.plan_id = p.plan_id WHERE c.contract_id = invoices.contract_id);
UPDATE invoices SET gross_amount = round(net_amount * CASE currency WHEN 'CHF' THEN 1.081 ELSE 1.2 END, 2);
UPDATE invoices SET payment_state = 'unpaid' WHERE paid_on IS NULL;
UPDATE invoices SET paid_on = NULL WHERE payment_state = 'unpaid';
UPDATE invoices SET payment_state = 'paid' WHERE invoice_id % 71 = 9;
UPDATE customers SET phone = (SELECT c.phone FROM customers AS c WHERE c.customer_id = customers.customer_id - 3) WHERE customer_id % 23 = 5;
UPDATE customers SET status = 'inactive' WHERE customer_id NOT IN (SELECT customer_id FROM contracts) AND customer_id % 2 = 0;
UPDATE service_calls SET fixed = 'no' WHERE visited_at IS NULL;
UPDATE routers SET firmware = '' WHERE firmware IS NULL AND router_id % 2 = 0;
UPDATE customers SET phone = NULL, email = '' WHERE customer_id IN (14, 44, 71, 102);
UPDATE customers SET phone = '', email = NULL WHERE town = 'Altmark' AND (phone IS NULL OR phone = '') AND customer_id <> 20;
UPDATE customers SET phone = '' WHERE customer_id IN (33, 58, 99);
UPDATE invoices SET paid_on = NULL WHERE invoice_id % 71 = 9;
UPDATE routers SET purchase_price = round(purchase_price * 1.15, 2) WHERE currency = 'CHF';
