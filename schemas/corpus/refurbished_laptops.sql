CREATE TABLE models (
  model_id INTEGER PRIMARY KEY,
  brand TEXT,
  model_name TEXT,
  launch_year INTEGER,
  screen_in REAL,
  weight_kg REAL,
  battery_wh REAL,
  press_score INTEGER,
  new_price_cents INTEGER
);
INSERT INTO models VALUES
 (1,'Orbit','Orbit Pro 14',2019,14.0,1.36,57.5,88,149900), (2,'Orbit','Orbit Pro 16',2020,16.1,1.98,84.0,91,189900), (3,'Orbit','Orbit Go',2018,13.3,1.22,45.0,74,89900), (4,'Orbit','Orbit Go 2',2021,13.3,1.17,48.5,79,94900),
 (5,'Kestrel','Kestrel K5',2018,14.0,1.58,50.0,70,79900), (6,'Kestrel','Kestrel K7',2020,14.0,1.49,57.0,81,104900), (7,'Kestrel','Kestrel K7 Rugged',2019,14.0,2.71,96.0,66,169900), (8,'Kestrel','Kestrel Pro 15',2021,15.6,1.79,80.0,85,139900),
 (9,'Numa','Numa Air',2020,13.0,0.98,41.0,83,109900), (10,'Numa','Numa Air Plus',2022,14.0,1.12,52.0,90,124900), (11,'Numa','Numa Book',2017,15.6,2.12,44.0,58,59900),
 (12,'Halcyon','Halcyon 13',2019,13.3,1.28,48.0,76,92900), (13,'Halcyon','Halcyon 15',2019,15.6,1.84,62.0,77,99900), (14,'Halcyon','Halcyon Studio',2021,17.3,2.64,99.0,89,229900), (15,'Halcyon','Halcyon School',2020,11.6,1.31,38.0,61,34900),
 (16,'Tarn','Tarn X1',2018,14.0,1.13,57.0,86,159900), (17,'Tarn','Tarn X1 Yoke',2020,14.0,1.36,51.0,84,164900), (18,'Tarn','Tarn T40',2017,14.0,1.66,48.0,69,84900), (19,'Tarn','Tarn T44',2021,14.0,1.51,57.0,80,99900), (20,'Tarn','Tarn P50',2018,15.6,2.55,90.0,78,209900),
 (21,'Veld','Veld Cloudbook',2021,11.6,1.09,36.5,55,27900), (22,'Veld','Veld Cloudbook Pro',2022,13.3,1.24,45.5,67,44900), (23,'Veld','Veld Forge',2019,17.3,2.98,94.0,73,174900), (24,'Kestrel','Kestrel Zero',2016,12.5,1.05,32.0,49,69900);
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY, --: seq 301
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  segment TEXT, --: pick student*5 | freelancer*3 | family*3 | company*2 | school
  city TEXT, --: pick Leeds*4 | Glasgow*3 | Cork*2 | Dublin*2 | Bremen*2 | Leiden*2 | Basel
  country TEXT, --: by city: Leeds, Glasgow => GB; Cork, Dublin => IE; Bremen => DE; Leiden => NL; else => CH
  lead_source TEXT, --: pick search*5 | friend*3 | instagram*3 | flyer | null
  born_at INTEGER, --: date 1949-01-01..2007-12-31 unix null 11%
  signed_up_at INTEGER --: date 2021-01-10..2025-03-25 unix
); --: rows 130
CREATE TABLE laptops (
  stock_no INTEGER PRIMARY KEY, --: seq 5001
  serial_no TEXT, --: code @@#-#####@ distinct
  model_id INTEGER, --: ref models.model_id cover 93% skew
  seller_id INTEGER, --: ref customers.customer_id cover 45% null 40%
  acquired_at INTEGER, --: date 2022-01-05..2025-03-20 unix
  cost_cents INTEGER, --: int 12..31
  ram_gb INTEGER, --: pick 4 | 8*5 | 16*5 | 32*2
  ssd_gb INTEGER, --: pick 128*2 | 256*5 | 512*5 | 1000*2
  cosmetic_grade INTEGER, --: int 1..5 normal
  battery_health INTEGER, --: int 52..100 normal
  cycle_count INTEGER, --: int 20..980 skew
  repaired_at INTEGER --: after acquired_at 1..20 days unix null 38%
); --: rows 250
CREATE TABLE sales (
  order_no INTEGER,
  line_no INTEGER,
  stock_no INTEGER,
  buyer_id INTEGER,
  recipient_id INTEGER,
  sold_at INTEGER,
  price REAL,
  currency TEXT,
  channel TEXT,
  discount_pct INTEGER,
  stars INTEGER,
  recommend_score INTEGER,
  returned_at INTEGER,
  PRIMARY KEY (order_no, line_no)
);
UPDATE customers SET lead_source = NULL WHERE lead_source IN ('null', '');
UPDATE laptops SET cost_cents = cost_cents * (SELECT new_price_cents FROM models WHERE models.model_id = laptops.model_id) / 10000 * 100 + (stock_no * 13) % 60 * 100;
UPDATE laptops SET repaired_at = NULL WHERE repaired_at > 1743379200;
INSERT INTO sales SELECT 20000 + l.stock_no / 2, 1 + l.stock_no % 2, l.stock_no, 301 + (l.stock_no / 2 * 7919) % 61 + (l.stock_no / 2 * 31) % 43, NULL, (SELECT MAX(l2.acquired_at) FROM laptops AS l2 WHERE l2.stock_no / 2 = l.stock_no / 2) + 86400 * (21 + (l.stock_no / 2 * 37) % 83) - 3600 * ((l.stock_no / 2 * 5) % 11), 0, NULL, CASE (l.stock_no / 2 * 11) % 9 WHEN 0 THEN 'marketplace' WHEN 4 THEN 'marketplace' WHEN 1 THEN 'store' WHEN 5 THEN 'store' WHEN 7 THEN 'school deal' ELSE 'web' END, CASE (l.stock_no * 17) % 10 WHEN 1 THEN 10 WHEN 3 THEN 5 WHEN 6 THEN 20 ELSE 0 END, CASE WHEN (l.stock_no * 29) % 10 < 3 THEN NULL ELSE 5 - (l.stock_no * 41) % 11 % 5 * ((l.stock_no * 3) % 4) / 3 END, NULL, NULL FROM laptops AS l WHERE (l.stock_no * 23) % 19 > 1;
DELETE FROM sales WHERE sold_at > 1743379200;
UPDATE sales SET recommend_score = CASE WHEN stars IS NULL THEN NULL WHEN stock_no % 13 = 2 THEN NULL ELSE stars * 2 - (stock_no * 7) % 3 END;
UPDATE sales SET recommend_score = 0 WHERE recommend_score < 0;
UPDATE sales SET recipient_id = CASE WHEN order_no % 6 = 1 THEN 301 + (order_no * 53) % 130 ELSE buyer_id END;
UPDATE sales SET recipient_id = NULL WHERE order_no % 37 = 3;
UPDATE sales SET currency = (SELECT CASE country WHEN 'GB' THEN 'GBP' WHEN 'CH' THEN 'CHF' ELSE 'EUR' END FROM customers WHERE customers.customer_id = sales.buyer_id);
UPDATE sales SET price = ROUND((SELECT cost_cents / 100 * (1.25 + (sales.stock_no * 19 % 60) / 100.0) FROM laptops WHERE laptops.stock_no = sales.stock_no) * (100 - discount_pct) / 100 * CASE currency WHEN 'GBP' THEN 0.86 ELSE 1 END) + 0.99;
UPDATE sales SET returned_at = sold_at + 86400 * (3 + stock_no % 24) WHERE stock_no % 12 = 7;
UPDATE sales SET returned_at = NULL WHERE returned_at > 1743379200;
UPDATE customers SET signed_up_at = (SELECT MIN(sold_at) FROM sales WHERE buyer_id = customer_id) - 86400 * (customer_id % 40) WHERE signed_up_at > (SELECT MIN(sold_at) FROM sales WHERE buyer_id = customer_id);
