CREATE TABLE dim_account (
  account_key INTEGER PRIMARY KEY, --: seq 1
  account_name TEXT, --: mix {shop|search|billing|intranet|analytics|mobile|loyalty|warehouse|partner|video}-{prod|test|dev|sandbox} distinct
  parent_key INTEGER REFERENCES dim_account(account_key), -- the paying account above it --: self account_key
  owner_key INTEGER, -- dim_person.person_key --: int 1..22
  cost_centre TEXT, --: pick CC-100*4 | CC-200*4 | CC-310*3 | CC-420*2 | NULL
  opened_date TEXT, --: date 2019-02-01..2023-11-30
  closed_date TEXT, -- empty while open --: pick NULL*9 | 2024-09-30 | 2025-02-28
  tier TEXT -- production or non-production --: const x
); --: rows 34
UPDATE dim_account SET tier = CASE WHEN account_name LIKE '%-prod' THEN 'production' ELSE 'non-production' END, parent_key = CASE WHEN account_key % 6 = 1 THEN NULL ELSE parent_key END;
CREATE TABLE dim_person (
  person_key INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  department TEXT, --: pick Platform*4 | Data*3 | Retail*3 | Finance*2 | Media
  office TEXT, --: pick Frankfurt*3 | Dublin*3 | Oslo*2
  joined_date TEXT, --: date 2015-04-01..2024-12-01
  birth_date TEXT --: date 1966-01-01..1999-12-31
); --: rows 30
CREATE TABLE dim_service (
  service_key INTEGER PRIMARY KEY,
  service_name TEXT,
  family TEXT,
  unit TEXT
);
INSERT INTO dim_service VALUES (1, 'Nimbus Compute', 'compute', 'hour'), (2, 'Nimbus Functions', 'compute', 'call'), (3, 'Bucket Store', 'storage', 'GB'), (4, 'Cold Vault', 'storage', 'GB'), (5, 'Managed SQL', 'database', 'hour'), (6, 'Key Cache', 'database', 'hour'), (7, 'Edge Delivery', 'network', 'GB'), (8, 'Private Link', 'network', 'hour'), (9, 'Log Lake', 'monitoring', 'GB'), (10, 'Speech Kit', 'machine learning', 'call'), (11, 'Quantum Lab', 'machine learning', 'hour');
CREATE TABLE dim_region (
  region_key INTEGER PRIMARY KEY,
  region_code TEXT,
  city TEXT,
  country TEXT,
  green_share REAL -- share of renewable power, 0 to 1
);
INSERT INTO dim_region VALUES (1, 'eu-mid-1', 'Frankfurt', 'Germany', 0.62), (2, 'eu-west-1', 'Dublin', 'Ireland', 0.71), (3, 'eu-north-1', 'Oslo', 'Norway', 0.98), (4, 'us-east-2', 'Columbus', 'United States', 0.44), (5, 'ap-south-1', 'Mumbai', 'India', 0.31), (6, 'sa-east-1', 'Santiago', 'Chile', NULL);
CREATE TABLE dim_date (
  date_key INTEGER PRIMARY KEY, -- yyyymmdd
  full_date TEXT,
  is_weekend INTEGER
);
INSERT INTO dim_date WITH RECURSIVE d(x) AS (SELECT '2024-10-01' UNION ALL SELECT date(x, '+1 days') FROM d WHERE x < '2025-09-30') SELECT CAST(strftime('%Y%m%d', x) AS INTEGER), x, CASE WHEN strftime('%w', x) IN ('0', '6') THEN 1 ELSE 0 END FROM d;
CREATE TABLE dim_tag (
  tag_key INTEGER PRIMARY KEY,
  tag_name TEXT,
  tag_value TEXT
);
INSERT INTO dim_tag VALUES (1, 'team', 'checkout'), (2, 'team', 'pricing'), (3, 'team', 'search'), (4, 'team', 'fraud'), (5, 'stage', 'live'), (6, 'stage', 'trial'), (7, 'owner', 'contractor'), (8, 'backup', 'nightly'), (9, 'backup', 'none'), (10, 'team', 'robotics');
CREATE TABLE fact_usage (
  usage_key INTEGER PRIMARY KEY, --: seq 1
  usage_date_key INTEGER REFERENCES dim_date(date_key), --: date 2024-10-01..2025-09-20 yyyymmdd
  billed_date_key INTEGER REFERENCES dim_date(date_key), -- empty until it is on a bill --: after usage_date_key 3..33 days yyyymmdd until 2025-09-25
  account_key INTEGER REFERENCES dim_account(account_key), --: ref dim_account.account_key cover 90% skew
  service_key INTEGER REFERENCES dim_service(service_key), --: pick 1*7 | 2*3 | 3*5 | 4*2 | 5*4 | 6*2 | 7*3 | 8 | 9*3 | 10
  region_key INTEGER REFERENCES dim_region(region_key), --: pick 1*5 | 2*5 | 3*3 | 4*3 | 5
  quantity REAL, -- in the unit of the service --: real 1..900 1 skew
  list_cost_usd REAL, -- at list price --: price 4..2600
  credit_usd REAL, -- promotional credits, taken off the list cost --: const 0
  tax_usd REAL --: const 0
); --: rows 400
UPDATE fact_usage SET credit_usd = CASE WHEN usage_key % 5 = 0 THEN ROUND(list_cost_usd * (usage_key % 4 + 1) / 10.0, 2) ELSE 0 END, tax_usd = CASE WHEN region_key <= 3 THEN ROUND(list_cost_usd * 0.05, 2) ELSE 0 END;
DELETE FROM fact_usage WHERE usage_date_key > (SELECT CAST(strftime('%Y%m%d', a.closed_date) AS INTEGER) FROM dim_account AS a WHERE a.account_key = fact_usage.account_key);
CREATE TABLE usage_tag (
  usage_key INTEGER REFERENCES fact_usage(usage_key), --: ref fact_usage.usage_key cover 75%
  tag_key INTEGER REFERENCES dim_tag(tag_key), --: int 1..9
  PRIMARY KEY (usage_key, tag_key)
); --: rows 360
DELETE FROM usage_tag WHERE usage_key NOT IN (SELECT usage_key FROM fact_usage);
CREATE TABLE budget (
  account_key INTEGER REFERENCES dim_account(account_key), --: int 1..30
  month TEXT, -- yyyy-mm --: pick 2025-01 | 2025-02 | 2025-03 | 2025-04 | 2025-05 | 2025-06 | 2025-07 | 2025-08 | 2025-09
  planned_usd REAL, -- as asked for --: price 200..4000
  approved_usd REAL, -- as granted by finance --: pick 100*5 | 90*3 | 80*2 | 60
  PRIMARY KEY (account_key, month)
); --: rows 260
UPDATE budget SET approved_usd = ROUND(planned_usd * approved_usd / 100.0, 2);
UPDATE budget SET approved_usd = NULL WHERE month = '2025-09' AND account_key % 3 = 1;
CREATE TABLE alert (
  alert_id INTEGER PRIMARY KEY, --: seq 501
  account_key INTEGER REFERENCES dim_account(account_key), --: ref dim_account.account_key cover 60% skew
  raised_at TEXT, --: date 2024-10-05..2025-09-28 %Y-%m-%d %H:%M
  seen_at TEXT, --: after raised_at 5..4000 minutes %Y-%m-%d %H:%M null 10%
  solved_at TEXT, --: after seen_at 20..9000 minutes %Y-%m-%d %H:%M until 2025-09-30 null 14%
  level TEXT, -- I info, W warning, C critical --: pick I*4 | W*4 | C*2
  over_usd REAL -- dollars over the budget when it was raised --: price 5..900
); --: rows 96
CREATE TABLE commitment (
  commitment_id INTEGER PRIMARY KEY, --: seq 41
  account_key INTEGER REFERENCES dim_account(account_key), --: ref dim_account.account_key cover 50%
  service_key INTEGER REFERENCES dim_service(service_key), --: pick 1*5 | 5*3 | 6*2
  bought_date TEXT, --: date 2022-01-10..2025-08-30
  start_date TEXT, --: after bought_date 1..30 days
  end_date TEXT, --: const x
  term_months INTEGER, --: pick 12*5 | 36*2
  hourly_usd REAL, --: real 0.05..4.5 2
  upfront_usd REAL --: pick 0*3 | 500 | 1200 | 2600
); --: rows 44
UPDATE commitment SET end_date = date(start_date, '+' || term_months || ' months');
