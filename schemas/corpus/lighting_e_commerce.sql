-- Lampenhaus-style web shop for lights: catalogue, visits, orders, and stock moved between warehouses.
CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  parent_id INTEGER REFERENCES categories(category_id)
);
INSERT INTO categories VALUES (1, 'Indoor', NULL), (2, 'Outdoor', NULL), (3, 'Ceiling Lights', 1), (4, 'Pendants', 3), (5, 'Chandeliers', 3), (6, 'Table Lamps', 1), (7, 'Floor Lamps', 1), (8, 'Wall Lights', 1), (9, 'Path Lights', 2), (10, 'Lanterns', 2), (11, 'Festoon Strings', 2), (12, 'Spare Bulbs', NULL);
CREATE TABLE suppliers (
  supplier_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT,
  lead_days INTEGER,
  status TEXT
);
INSERT INTO suppliers VALUES (1, 'Murano Glassworks', 'Italy', 42, 'active'), (2, 'Halden Belysning', 'Norway', 21, 'active'), (3, 'Copperfield Metals', 'United Kingdom', 12, 'active'), (4, 'Lumitek Shenzhen', 'China', 63, 'active'), (5, 'Atelier Brocante', 'France', 35, 'inactive'), (6, 'Glim & Sons', 'United Kingdom', 9, 'active'), (7, 'Weidenkorb', 'Germany', 16, 'inactive'), (8, 'Oresund Light', 'Denmark', 21, 'active'), (9, 'Tallow Street Candlery', 'Ireland', NULL, 'active');
CREATE TABLE warehouses (
  warehouse_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT,
  opened_on TEXT,
  pallet_places INTEGER
);
INSERT INTO warehouses VALUES (1, 'Dockside', 'Hull', '2016-04-11', 820), (2, 'Northgate', 'Leeds', '2019-09-02', 1450), (3, 'Polder Hub', 'Rotterdam', '2021-02-15', 2300), (4, 'Elbe Shed', 'Hamburg', '2022-10-03', 640), (5, 'Liffey Store', 'Dublin', '2024-05-20', 300);
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY, --: seq 301
  sku TEXT, --: code @@-#### distinct
  name TEXT, --: mix {Amberly|Brindle|Corvid|Dovetail|Eventide|Fennel|Gossamer|Hollow|Ivybridge|Juniper|Kestrel|Marlow} {Pendant|Chandelier|Table Lamp|Desk Lamp|Floor Lamp|Wall Light|Path Light|Lantern|Festoon} distinct
  category_id INTEGER REFERENCES categories(category_id), --: const 4
  supplier_id INTEGER REFERENCES suppliers(supplier_id), --: ref suppliers.supplier_id cover 90% skew
  collection TEXT, --: pick Copenhagen*4 | Harbour*3 | Nightgarden*5 | Foundry*4 | Copper Age*2 | Studio*3
  finish TEXT, --: pick Brushed Brass*6 | Matt Black*7 | Copper*3 | Chrome*4 | Antique Bronze*3 | White*5
  shade_material TEXT, --: pick Opal Glass*5 | Linen*5 | Rattan*3 | Copper*2 | Smoked Glass*3 | Paper*2
  bulb_base TEXT, --: pick E27*9 | E14*4 | GU10*3 | G9*3 | LED*5
  wattage REAL, --: real 3..60 1 skew
  lumens INTEGER, --: int 180..3200 skew
  colour_temp_k INTEGER, --: pick 2200*2 | 2700*7 | 3000*4 | 4000*2
  ip_rating TEXT, --: pick IP20*7 | IP44*3 | IP54 | IP65*2
  dimmable TEXT, --: pick yes*6 | no*5
  smart_control TEXT, --: pick none*8 | Zigbee*3 | Bluetooth*2 | Wi-Fi*2
  height_cm INTEGER, --: int 12..190 skew
  width_cm INTEGER, --: int 10..110 normal
  weight_g INTEGER, --: int 350..14500 skew
  list_price_cents INTEGER, --: price 19..640
  sale_price_cents INTEGER, --: expr CASE WHEN product_id % 10 IN (0, 3, 7) THEN list_price_cents * 8 / 10 WHEN product_id % 10 = 5 THEN list_price_cents * 7 / 10 ELSE NULL END
  unit_cost_cents INTEGER, --: expr list_price_cents * (38 + product_id % 23) / 100
  assembly_min INTEGER, --: int 5..90 skew null 8%
  warranty_months INTEGER, --: pick 12*2 | 24*6 | 36*3 | 60
  launched_on TEXT, --: date 2019-03-01..2024-11-15
  discontinued_on TEXT --: after launched_on 300..1500 days until 2024-12-31 null 55%
); --: rows 74
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY, --: seq 1001
  first_name TEXT, --: first
  last_name TEXT, --: last
  email TEXT, --: from lower {first_name}.{last_name}@mailhost.example null 5%
  country TEXT, --: pick United Kingdom*9 | Ireland*3 | Germany*4 | Netherlands*3 | Denmark*2
  city TEXT, --: by country: United Kingdom => Leeds*3 | Hull*2 | Bristol*3 | Glasgow*2; Ireland => Dublin*3 | Cork*2; Germany => Hamburg*3 | Bremen*2; Netherlands => Rotterdam*2 | Utrecht*2; Denmark => Copenhagen*3 | Aarhus
  born_on TEXT, --: date 1948-01-01..2003-12-31 null 12%
  signed_up_on TEXT, --: date 2021-06-01..2023-12-31
  channel TEXT, --: pick organic search*5 | paid search*5 | social*4 | referral*3 | newsletter*2
  newsletter TEXT, --: pick subscribed*6 | unsubscribed*5
  referred_by INTEGER REFERENCES customers(customer_id) --: self customer_id
); --: rows 130
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY, --: seq 70001
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 82% skew
  warehouse_id INTEGER REFERENCES warehouses(warehouse_id), --: pick 1*5 | 2*7 | 3*6 | 4*3
  placed_at TEXT, --: date 2022-10-01..2024-12-30 %Y-%m-%d %H:%M:%S
  device TEXT, --: pick phone*6 | desktop*5 | tablet*2
  payment TEXT, --: pick paid*9 | unpaid*3
  status TEXT, --: pick fulfilled*14 | cancelled*2 | open
  shipping_cents INTEGER, --: pick 0*5 | 495*6 | 995*3 | 2450
  voucher_cents INTEGER, --: pick 0*9 | 500*3 | 1000*2 | 2500
  shipped_on TEXT, --: after placed_at 1..6 days %Y-%m-%d until 2024-12-31
  delivered_on TEXT, --: after shipped_on 1..9 days %Y-%m-%d until 2024-12-31
  rating INTEGER --: pick NULL*6 | 5*5 | 4*4 | 3*2 | 2 | 1
); --: rows 330
CREATE TABLE order_lines (
  line_id INTEGER PRIMARY KEY, --: seq 1
  order_id INTEGER REFERENCES orders(order_id), --: ref orders.order_id cover 96%
  product_id INTEGER REFERENCES products(product_id), --: ref products.product_id cover 88% skew
  quantity INTEGER, --: pick 1*10 | 2*5 | 3*2 | 4 | 6
  unit_price_cents INTEGER, --: expr (SELECT p.list_price_cents FROM products p WHERE p.product_id = order_lines.product_id) * (CASE WHEN line_id % 5 = 0 THEN 85 ELSE 100 END) / 100
  returned_qty INTEGER --: pick 0*11 | 1*2
); --: rows 560
CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY, --: seq 9001
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 70% null 30%
  started_at TEXT, --: date 2024-01-01..2024-12-30 %Y-%m-%d %H:%M:%S
  duration_min INTEGER, --: int 1..95 skew
  device TEXT, --: pick phone*8 | desktop*5 | tablet
  source TEXT, --: pick organic search*6 | paid search*6 | social*4 | newsletter*3 | direct*3
  product_id INTEGER REFERENCES products(product_id), --: ref products.product_id null 20%
  furthest_step TEXT, --: pick browse*10 | basket*5 | checkout*3 | purchase*11
  order_id INTEGER REFERENCES orders(order_id) --: ref orders.order_id distinct
); --: rows 320
CREATE TABLE stock_transfers (
  transfer_id INTEGER PRIMARY KEY, --: seq 1
  product_id INTEGER REFERENCES products(product_id), --: ref products.product_id cover 60%
  from_warehouse_id INTEGER REFERENCES warehouses(warehouse_id), --: pick 1*3 | 2*5 | 3*6 | 4*2
  to_warehouse_id INTEGER REFERENCES warehouses(warehouse_id), --: by from_warehouse_id: 1 => 2*3 | 3; 2 => 1*2 | 3 | 5*2; 3 => 1 | 2*3 | 4*3; 4 => 3*3 | 2
  units INTEGER, --: int 4..120 skew
  loading_min INTEGER, --: int 10..180 skew
  sent_on TEXT, --: date 2024-01-08..2024-12-27
  received_on TEXT --: after sent_on 1..12 days until 2024-12-31 null 4%
); --: rows 90
UPDATE products SET category_id = CASE WHEN name LIKE '%Pendant' THEN 4 WHEN name LIKE '%Chandelier' THEN 5 WHEN name LIKE '%Table%' OR name LIKE '%Desk%' THEN 6 WHEN name LIKE '%Floor%' THEN 7 WHEN name LIKE '%Wall%' THEN 8 WHEN name LIKE '%Path%' THEN 9 WHEN name LIKE '%Lantern' THEN 10 ELSE 11 END;
UPDATE products SET ip_rating = CASE WHEN category_id IN (9, 10, 11) THEN (CASE WHEN product_id % 3 = 0 THEN 'IP65' ELSE 'IP44' END) WHEN ip_rating = 'IP65' THEN 'IP20' ELSE ip_rating END;
UPDATE customers SET referred_by = NULL WHERE channel <> 'referral';
UPDATE orders SET shipped_on = NULL, delivered_on = NULL, rating = NULL WHERE status = 'cancelled';
UPDATE orders SET delivered_on = NULL, rating = NULL WHERE shipped_on IS NULL OR status = 'open';
UPDATE orders SET shipped_on = NULL WHERE status = 'open';
UPDATE orders SET payment = 'paid' WHERE status = 'fulfilled' AND order_id % 3 <> 0;
UPDATE order_lines SET returned_qty = 0 WHERE order_id IN (SELECT order_id FROM orders WHERE status <> 'fulfilled');
UPDATE visits SET order_id = NULL WHERE furthest_step <> 'purchase';
UPDATE visits SET order_id = NULL WHERE order_id IN (SELECT order_id FROM orders WHERE placed_at < '2024-01-02');
UPDATE visits SET customer_id = (SELECT o.customer_id FROM orders o WHERE o.order_id = visits.order_id), started_at = (SELECT datetime(o.placed_at, '-' || visits.duration_min || ' minutes') FROM orders o WHERE o.order_id = visits.order_id), device = (SELECT o.device FROM orders o WHERE o.order_id = visits.order_id) WHERE order_id IS NOT NULL;
UPDATE visits SET furthest_step = 'checkout' WHERE furthest_step = 'purchase' AND order_id IS NULL;
UPDATE orders SET status = 'open' WHERE status = 'fulfilled' AND delivered_on IS NULL;
UPDATE orders SET status = 'cancelled', shipped_on = NULL WHERE status = 'open' AND placed_at < '2024-12-01';
UPDATE customers SET signed_up_on = (SELECT MIN(date(o.placed_at)) FROM orders o WHERE o.customer_id = customers.customer_id) WHERE signed_up_on > (SELECT MIN(date(o.placed_at)) FROM orders o WHERE o.customer_id = customers.customer_id);
UPDATE products SET launched_on = (SELECT date(MIN(o.placed_at), '-20 days') FROM order_lines l JOIN orders o ON o.order_id = l.order_id WHERE l.product_id = products.product_id) WHERE launched_on > (SELECT date(MIN(o.placed_at)) FROM order_lines l JOIN orders o ON o.order_id = l.order_id WHERE l.product_id = products.product_id);
UPDATE orders SET status = 'open', shipped_on = NULL, delivered_on = NULL, rating = NULL WHERE placed_at >= '2024-12-10';
