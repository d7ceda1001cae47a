CREATE TABLE tariff (
  tariff_code TEXT PRIMARY KEY,
  tariff_name TEXT NOT NULL,
  kind TEXT,
  monthly_fee_cents INTEGER,
  data_gb INTEGER,
  incl_minutes INTEGER,
  launched_on TEXT
);
INSERT INTO tariff VALUES ('PL-10', 'Pebble', 'prepaid', 799, 2, 60, '2019-04-01'), ('BR-20', 'Breeze', 'contract', 1499, 8, 300, '2020-09-15'), ('BR-30', 'Breeze Plus', 'contract', 2299, 20, 600, '2021-02-01'),
 ('TR-40', 'Traveller', 'contract', 3499, 40, 1000, '2022-05-10'), ('OF-50', 'Office Line', 'business', 2899, 15, 2000, '2020-01-20'), ('OF-60', 'Office Fleet', 'business', 4999, 60, 3000, '2022-10-01'),
 ('KD-05', 'Kiddo', 'prepaid', 499, 1, 60, '2023-06-01'), ('SN-15', 'Silver Talk', 'contract', 999, 2, 600, '2021-11-08');
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 1001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  birth_date TEXT,                       --: date 1941-03-01..2008-11-30
  segment TEXT,                          --: pick private*6 | business*3 | youth*2
  city TEXT,                             --: pick Norwick*6 | Elmstead*4 | Velby*4 | Port Hallow*3 | Ganton*2
  signed_on TEXT,                        --: date 2018-02-01..2024-11-25
  referred_by INTEGER REFERENCES customer(customer_id) --: self customer_id null 62%
); --: rows 64
CREATE TABLE sim_line (
  line_id INTEGER PRIMARY KEY,           --: seq 3001
  phone_no TEXT,                         --: code 0770# ######
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 88% skew
  tariff_code TEXT REFERENCES tariff(tariff_code), --: pick PL-10*4 | BR-20*6 | BR-30*4 | TR-40*2 | OF-50*3 | OF-60*2 | SN-15*2
  status_code TEXT,                      --: pick AC*7 | SU*1 | PP*1
  activated_on TEXT,                     --: date 2019-06-01..2024-12-20
  min_term_end_on TEXT,                  --: after activated_on 360..730 days null 22%
  terminated_on TEXT                     --: after activated_on 90..1500 days until 2024-12-31 null 62%
); --: rows 92
CREATE TABLE cell_site (
  site_id INTEGER PRIMARY KEY,           --: seq 11
  site_name TEXT NOT NULL,               --: mix {Harbour|Windmill|Stadium|Chapel Hill|Ring Road|Granary|Campus|Old Town} {Mast|Tower|Rooftop|Pole} distinct
  city TEXT,                             --: pick Norwick*5 | Elmstead*4 | Velby*4 | Port Hallow*3 | Ganton*2
  technology TEXT,                       --: pick 4G*6 | 5G*4 | 3G
  sectors INTEGER,                       --: int 1..6
  commissioned_on TEXT,                  --: date 2012-05-01..2024-08-31
  fallback_site_id INTEGER REFERENCES cell_site(site_id) --: self site_id null 30%
); --: rows 28
CREATE TABLE call_record (
  call_id INTEGER PRIMARY KEY,           --: seq 900001
  line_id INTEGER REFERENCES sim_line(line_id), --: ref sim_line.line_id cover 80% skew
  site_id INTEGER REFERENCES cell_site(site_id), --: ref cell_site.site_id cover 90% skew
  started_at TEXT,                       --: date 2024-01-02..2024-12-31 %Y-%m-%d %H:%M:%S
  duration_sec INTEGER,                  --: int 0..3200 skew
  setup_ms INTEGER,                      --: int 240..9200 skew
  direction TEXT,                        --: pick outgoing*6 | incoming*4
  end_reason TEXT,                       --: pick normal*12 | dropped*3 | busy*2 | no answer*3
  charge_cents INTEGER                   --: pick 0*6 | 9*2 | 19*2 | 45 | 120 | 310
); --: rows 390
CREATE TABLE monthly_usage (
  line_id INTEGER REFERENCES sim_line(line_id), --: ref sim_line.line_id cover 78%
  usage_year INTEGER,                    --: pick 2023*2 | 2024*5
  usage_month INTEGER,                   --: int 1..12
  voice_min INTEGER,                     --: int 0..1400 skew
  data_mb INTEGER,                       --: int 0..42000 skew
  sms_count INTEGER,                     --: int 0..120 skew null 5%
  PRIMARY KEY (line_id, usage_year, usage_month)
); --: rows 395
CREATE TABLE invoice (
  invoice_no TEXT PRIMARY KEY,           --: code INV-#####
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 85% skew
  issued_on TEXT,                        --: date 2023-02-01..2024-12-28
  bill_year INTEGER,                     --: expr CAST(strftime('%Y', issued_on, 'start of month', '-1 day') AS INTEGER)
  bill_month INTEGER,                    --: expr CAST(strftime('%m', issued_on, 'start of month', '-1 day') AS INTEGER)
  net_cents INTEGER,                     --: price 5..320
  gross_cents INTEGER,                   --: expr CAST(ROUND(net_cents * 1.19) AS INTEGER)
  due_on TEXT,                           --: after issued_on 14..21 days
  paid_on TEXT                           --: after issued_on 1..48 days until 2024-12-31 null 9%
); --: rows 260
CREATE TABLE add_on (
  add_on_id INTEGER PRIMARY KEY,
  add_on_name TEXT NOT NULL,
  price_cents INTEGER
);
INSERT INTO add_on VALUES (1, 'Night Surf', 299), (2, 'Traveller', 799), (3, 'Handset Cover', 549), (4, 'Video Pass', 650), (5, 'Second SIM', 399), (6, 'Call Screen', 150), (7, 'Satellite SOS', 899);
CREATE TABLE line_add_on (
  line_id INTEGER REFERENCES sim_line(line_id), --: ref sim_line.line_id cover 70%
  add_on_id INTEGER REFERENCES add_on(add_on_id), --: int 1..6 skew
  booked_on TEXT,                        --: date 2022-01-05..2024-12-30
  PRIMARY KEY (line_id, add_on_id)
); --: rows 104
UPDATE sim_line SET status_code = 'TE' WHERE terminated_on IS NOT NULL;
UPDATE sim_line SET tariff_code = CASE WHEN customer_id % 2 = 0 THEN 'OF-50' ELSE 'OF-60' END WHERE customer_id IN (SELECT customer_id FROM customer WHERE segment = 'business') AND line_id % 3 <> 0;
UPDATE sim_line SET tariff_code = 'BR-20' WHERE tariff_code LIKE 'OF-%' AND customer_id IN (SELECT customer_id FROM customer WHERE segment <> 'business');
UPDATE call_record SET duration_sec = 0, charge_cents = 0 WHERE end_reason IN ('busy', 'no answer');
UPDATE customer SET birth_date = (2001 + customer_id % 8) || substr(birth_date, 5) WHERE segment = 'youth';
