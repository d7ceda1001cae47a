CREATE TABLE category (
  category_id INTEGER PRIMARY KEY,
  category_name TEXT,
  parent_id INTEGER
);
INSERT INTO category VALUES (1, 'Kitchen', NULL), (2, 'Table', NULL), (3, 'Outdoor', NULL), (4, 'Kettles', 1), (5, 'Knives', 1), (6, 'Baking', 1), (7, 'Mugs', 2), (8, 'Linen', 2), (9, 'Picnic', 3), (10, 'Grill', 3), (11, 'Bread Tins', 6), (12, 'Rolling Pins', 6), (13, 'Gift Cards', NULL);
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY, --: seq 41
  product_name TEXT, --: mix {Alder|Bramble|Cinder|Dapple|Ember|Fennel|Gorse|Hazel} {Kettle|Chef Knife|Paring Knife|Loaf Tin|Rolling Pin|Mug|Espresso Cup|Tea Towel|Tablecloth|Hamper|Tongs} distinct
  category_id INTEGER, --: const 1
  list_price REAL, --: price 8..190
  unit_cost REAL, --: price 3..70
  launched_on TEXT, --: date 2020-02-01..2024-08-20
  discontinued TEXT, --: pick no*6 | yes
  star_rating REAL --: real 2.6..5 1 null 14%
); --: rows 48
CREATE TABLE campaign (
  campaign_id INTEGER PRIMARY KEY,
  campaign_name TEXT,
  channel TEXT,
  starts_on TEXT,
  ends_on TEXT,
  budget REAL
);
INSERT INTO campaign VALUES (1, 'Spring Table', 'email', '2023-03-01', '2023-04-15', 1200), (2, 'Picnic Weather', 'social', '2023-05-10', '2023-07-31', 5400), (3, 'Back to Baking', 'search', '2023-09-01', '2023-11-15', 3900), (4, 'Winter Mugs', 'social', '2023-11-01', '2024-01-06', 7200), (5, 'Winter Mugs', 'email', '2023-11-20', '2023-12-24', 900), (6, 'Sharp Deals', 'search', '2024-02-05', '2024-03-31', 4100), (7, 'Spring Table', 'social', '2024-03-04', '2024-04-20', 6100), (8, 'Grill Season', 'affiliate', '2024-05-01', '2024-08-31', 2500), (9, 'Everyday Kettles', 'search', '2023-01-01', NULL, 15000), (10, 'Harvest Linen', 'email', '2024-09-20', '2024-10-31', 1000);
CREATE TABLE experiment (
  experiment_code TEXT PRIMARY KEY,
  hypothesis TEXT,
  starts_on TEXT,
  ends_on TEXT,
  outcome TEXT
);
INSERT INTO experiment VALUES ('X1', 'Sticky cart button', '2023-02-01', '2023-04-30', 'won'), ('X2', 'Guest checkout first', '2023-06-01', '2023-09-30', 'won'), ('X3', 'Delivery date on product page', '2023-11-01', '2024-01-31', 'flat'), ('X4', 'Shorter address form', '2024-03-01', '2024-06-15', 'lost'), ('X5', 'Wallet payment on top', '2024-07-01', NULL, NULL);
CREATE TABLE visitor (
  visitor_id INTEGER PRIMARY KEY, --: seq 9001
  alias TEXT, --: const v
  country TEXT, --: pick Norland*6 | Estmark*4 | Vessia*3 | Calder Isles*2 | Ombria
  first_seen_on TEXT, --: date 2022-12-01..2024-08-31
  signed_up_on TEXT, --: after first_seen_on 0..200 days until 2024-09-15 null 40%
  newsletter TEXT, --: pick subscribed*5 | unsubscribed*4 | never asked*2
  born_year INTEGER, --: int 1948..2005 normal null 30%
  referred_by INTEGER --: self visitor_id null 70%
); --: rows 130
CREATE TABLE visit (
  visit_id INTEGER PRIMARY KEY, --: seq 300001
  visitor_id INTEGER, --: ref visitor.visitor_id skew
  campaign_id INTEGER, --: pick NULL*9 | 1 | 2*2 | 3*2 | 4*3 | 5 | 6*2 | 7*2 | 8*2 | 9*6
  experiment_code TEXT, --: pick NULL*8 | X1*2 | X2*3 | X3*2 | X4*3 | X5*2
  variant TEXT, --: pick control | treatment
  landed_at TEXT, --: date 2023-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  left_at TEXT, --: after landed_at 1..70 minutes %Y-%m-%d %H:%M:%S
  landing_page TEXT, --: pick home*5 | product*6 | category*4 | blog*3 | gift guide
  exit_page TEXT, --: pick home*2 | product*5 | category*3 | cart*4 | checkout*3 | search*2
  device TEXT, --: pick mobile*9 | desktop*6 | tablet*2
  browser TEXT, --: pick Chrome*8 | Safari*6 | Firefox*3 | Edge*2
  new_or_returning TEXT, --: pick new*5 | returning*6
  pages_seen INTEGER, --: int 1..24 skew
  products_viewed INTEGER, --: int 0..11 skew
  searches INTEGER, --: int 0..6 skew
  failed_searches INTEGER, --: int 0..3 skew
  filters_used INTEGER, --: int 0..5 skew
  scroll_pct REAL, --: real 5..100 0
  minutes_on_site REAL, --: real 0.3..64 1 skew
  chat_opened TEXT, --: pick no*8 | yes
  coupon_tried TEXT, --: pick no*6 | yes
  added_to_cart TEXT, --: pick yes*5 | no*5
  reached_checkout TEXT, --: by added_to_cart: yes => yes*6 | no*4; else => no
  entered_payment TEXT, --: by reached_checkout: yes => yes*6 | no*3; else => no
  purchased TEXT --: by entered_payment: yes => yes*9 | no; else => no
); --: rows 400
CREATE TABLE cart (
  cart_id INTEGER PRIMARY KEY, --: seq 6001
  visitor_id INTEGER, --: ref visitor.visitor_id cover 80%
  created_at TEXT, --: date 2023-01-05..2024-09-13 %Y-%m-%d %H:%M:%S
  reminder_at TEXT, --: after created_at 2..60 hours %Y-%m-%d %H:%M:%S until 2024-09-15 null 35%
  items INTEGER, --: int 1..9 skew
  cart_value REAL, --: price 9..420
  recovered TEXT --: pick no*7 | yes*3
); --: rows 140
CREATE TABLE purchase (
  order_no INTEGER PRIMARY KEY,
  visit_id INTEGER,
  ordered_at TEXT,
  paid_on TEXT,
  shipped_on TEXT,
  delivered_on TEXT,
  returned_on TEXT,
  discount REAL,
  shipping_fee REAL
);
CREATE TABLE purchase_line (
  order_no INTEGER, --: int 80001..80080
  product_id INTEGER, --: ref product.product_id cover 85% skew
  quantity INTEGER, --: int 1..6 skew
  unit_price REAL, --: const 1
  gift_wrapped TEXT, --: pick no*5 | yes
  PRIMARY KEY (order_no, product_id)
); --: rows 200
UPDATE product SET category_id = CASE WHEN product_name LIKE '%Kettle' THEN 4 WHEN product_name LIKE '%Knife' THEN 5 WHEN product_name LIKE '%Tin' THEN 11 WHEN product_name LIKE '%Pin' THEN 12 WHEN product_name LIKE '%Mug' OR product_name LIKE '%Cup' THEN 7 WHEN product_name LIKE '%Hamper' THEN 9 WHEN product_name LIKE '%Tongs' THEN 10 ELSE 8 END;
UPDATE product SET list_price = ROUND(unit_cost * (1.2 + product_id % 7 * 0.25), 2) WHERE list_price < unit_cost * 1.1;
UPDATE visitor SET alias = substr(lower(country), 1, 3) || visitor_id;
UPDATE visit SET minutes_on_site = ROUND((julianday(left_at) - julianday(landed_at)) * 1440, 1);
UPDATE visit SET variant = NULL WHERE experiment_code IS NULL;
UPDATE visit SET campaign_id = CASE WHEN visit_id % 5 = 1 THEN 9 WHEN visit_id % 5 IN (2, 4) THEN (SELECT MIN(c.campaign_id) FROM campaign AS c WHERE c.campaign_id <> 9 AND visit.landed_at BETWEEN c.starts_on AND c.ends_on) WHEN visit_id % 5 = 3 THEN (SELECT MAX(c.campaign_id) FROM campaign AS c WHERE c.campaign_id <> 9 AND visit.landed_at BETWEEN c.starts_on AND c.ends_on) END;
UPDATE visit SET experiment_code = CASE WHEN visit_id % 7 < 5 THEN (SELECT MIN(e.experiment_code) FROM experiment AS e WHERE visit.landed_at BETWEEN e.starts_on AND COALESCE(e.ends_on, '2024-12-31')) END;
UPDATE visit SET variant = NULL WHERE experiment_code IS NULL;
UPDATE visit SET failed_searches = MIN(failed_searches, searches), products_viewed = MIN(products_viewed, pages_seen);
UPDATE visit SET new_or_returning = CASE WHEN EXISTS (SELECT 1 FROM visit AS v WHERE v.visitor_id = visit.visitor_id AND v.landed_at < visit.landed_at) THEN 'returning' ELSE 'new' END;
INSERT INTO purchase SELECT 80000 + ROW_NUMBER() OVER (ORDER BY left_at), visit_id, left_at, date(left_at, '+' || (visit_id % 4) || ' days'), date(left_at, '+' || (visit_id % 4 + 1 + visit_id % 3) || ' days'), date(left_at, '+' || (visit_id % 4 + 4 + visit_id % 9) || ' days'), CASE WHEN visit_id % 6 = 1 THEN date(left_at, '+' || (20 + visit_id % 13) || ' days') END, CASE WHEN coupon_tried = 'yes' THEN 5 + visit_id % 4 * 5 ELSE 0 END, CASE visit_id % 3 WHEN 0 THEN 0 WHEN 1 THEN 4.9 ELSE 7.5 END FROM visit WHERE purchased = 'yes';
UPDATE purchase SET delivered_on = NULL, returned_on = NULL WHERE delivered_on > '2024-09-14' OR order_no % 19 = 0;
UPDATE purchase SET returned_on = NULL WHERE returned_on > '2024-09-14';
UPDATE purchase SET shipped_on = NULL WHERE shipped_on > '2024-09-14';
UPDATE purchase SET paid_on = NULL WHERE order_no % 23 = 7;
DELETE FROM purchase_line WHERE order_no NOT IN (SELECT order_no FROM purchase);
UPDATE purchase_line SET unit_price = (SELECT ROUND(list_price * (1 - (order_no % 4) * 0.05), 2) FROM product WHERE product.product_id = purchase_line.product_id);
UPDATE visit SET variant = CASE WHEN visit_id / 3 % 2 = 0 THEN 'control' ELSE 'treatment' END WHERE experiment_code IS NOT NULL AND variant IS NULL;
