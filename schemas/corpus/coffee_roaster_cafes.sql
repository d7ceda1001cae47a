-- A coffee roaster with its own cafes: what is roasted, moved and sold.
CREATE TABLE cafe (
  cafe_id INTEGER PRIMARY KEY,
  cafe_name TEXT NOT NULL,
  city TEXT,
  country TEXT,
  seats INTEGER, -- indoors only
  currency TEXT, -- of the till
  opened_at INTEGER, -- Unix seconds
  kind TEXT -- own or franchise
);
INSERT INTO cafe VALUES (1, 'Harbour', 'Bremen', 'Germany', 46, 'EUR', 1410739200, 'own'), (2, 'Old Tannery', 'Bremen', 'Germany', 30, 'EUR', 1459468800, 'own'), (3, 'Seefeld', 'Zurich', 'Switzerland', 24, 'CHF', 1505433600, 'own'), (4, 'Langstrasse', 'Zurich', 'Switzerland', 38, 'CHF', 1552608000, 'franchise'), (5, 'Clockmaker', 'Leeds', 'England', 52, 'GBP', 1567987200, 'own'), (6, 'Little Owl', 'York', 'England', 18, 'GBP', 1622505600, 'franchise'), (7, 'Gleis 3', 'Hamburg', 'Germany', 60, 'EUR', 1646092800, 'own'), (8, 'Botanica', 'Hamburg', 'Germany', 34, 'EUR', 1680307200, 'franchise'), (9, 'Roastery Bar', 'Bremen', 'Germany', 12, 'EUR', 1388534400, 'own'), (10, 'Pier Nine', 'Leeds', 'England', 28, 'GBP', 1719014400, 'own');
CREATE TABLE employee (
  employee_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 1*4 | 2*3 | 3*3 | 4*3 | 5*4 | 6*2 | 7*4 | 8*2 | 9*3
  job TEXT, --: pick barista*7 | shift lead*2 | roaster*1 | baker*1
  skill INTEGER, -- 1 to 5, given by the trainer --: int 1..5 normal
  born_at INTEGER, -- Unix seconds --: date 1968-02-01..2005-10-30 unix
  hired_at INTEGER, -- Unix seconds --: date 2014-03-01..2024-05-30 unix
  boss_id INTEGER REFERENCES employee(employee_id) --: self employee_id
); --: rows 44
UPDATE employee SET job = 'roaster', cafe_id = 9 WHERE employee_id IN (3, 8, 17, 29);
UPDATE employee SET job = 'barista' WHERE job = 'roaster' AND employee_id NOT IN (3, 8, 17, 29);
UPDATE employee SET hired_at = born_at + 31557600 * 19 WHERE hired_at < born_at + 31557600 * 18;
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT,
  category TEXT, -- drink, beans or food
  list_price REAL, -- in EUR
  launched_at INTEGER, -- Unix seconds
  retired INTEGER -- 1 if no longer sold
);
INSERT INTO product VALUES (1, 'Espresso', 'drink', 2.6, 1388534400, 0), (2, 'Flat White', 'drink', 4.1, 1420070400, 0), (3, 'Cappuccino', 'drink', 3.9, 1388534400, 0), (4, 'Filter of the Day', 'drink', 3.4, 1451606400, 0), (5, 'Cold Brew', 'drink', 4.6, 1493596800, 0), (6, 'Oat Latte', 'drink', 4.7, 1546300800, 0), (7, 'Hot Chocolate', 'drink', 4.2, 1388534400, 0), (8, 'Nitro Tonic', 'drink', 5.2, 1619827200, 1), (9, 'Harbour Blend', 'beans', 12.9, 1404172800, 0), (10, 'Night Ferry', 'beans', 13.5, 1472688000, 0), (11, 'Yirga Single', 'beans', 16.8, 1577836800, 0), (12, 'Decaf Dove', 'beans', 14.2, 1598918400, 0), (13, 'Huila Honey', 'beans', 18.5, 1677628800, 0), (14, 'Winter Pack', 'beans', 15.9, 1698796800, 1), (15, 'Cinnamon Knot', 'food', 3.3, 1435708800, 0), (16, 'Cheese Toastie', 'food', 6.4, 1483228800, 0), (17, 'Banana Bread', 'food', 3.8, 1514764800, 0), (18, 'Rye Sandwich', 'food', 7.2, 1714521600, 0);
CREATE TABLE drink (
  product_id INTEGER PRIMARY KEY REFERENCES product(product_id),
  volume_ml INTEGER,
  shots INTEGER, -- of espresso
  milk TEXT, -- none, cow or oat
  prep_s INTEGER -- planned seconds to make it
);
INSERT INTO drink VALUES (1, 35, 1, 'none', 45), (2, 160, 2, 'cow', 95), (3, 180, 1, 'cow', 90), (4, 250, 0, 'none', 40), (5, 300, 0, 'none', 20), (6, 240, 2, 'oat', 100), (7, 250, 0, 'cow', 80), (8, 280, 1, 'none', 60);
CREATE TABLE bean_bag (
  product_id INTEGER PRIMARY KEY REFERENCES product(product_id),
  weight_g INTEGER,
  roast_level INTEGER, -- 1 light to 10 dark
  origin TEXT, -- NULL for blends
  cup_score REAL -- tasters' points, 0 to 100
);
INSERT INTO bean_bag VALUES (9, 250, 6, NULL, 82.5), (10, 500, 8, NULL, 80.0), (11, 250, 3, 'Ethiopia', 88.25), (12, 250, 5, 'Peru', 81.0), (13, 200, 4, 'Colombia', 89.5), (14, 350, 7, NULL, 83.75);
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  country TEXT,
  grade INTEGER -- buyers' mark, 1 best to 6 worst
);
INSERT INTO supplier VALUES (1, 'Kaffa Direct', 'Ethiopia', 1), (2, 'Sierra Union', 'Colombia', 2), (3, 'Rotterdam Green', 'Netherlands', 3), (4, 'Andes Coop', 'Peru', 2), (5, 'Harbour Import', 'Germany', 4), (6, 'Monte Alto', 'Brazil', 3), (7, 'Nyeri Hills', 'Kenya', 1);
CREATE TABLE green_lot (
  lot_id INTEGER PRIMARY KEY, --: seq 401
  supplier_id INTEGER REFERENCES supplier(supplier_id), --: pick 1*3 | 2*4 | 3*5 | 4*2 | 5*4 | 6*3
  origin TEXT, --: by supplier_id: 1 => Ethiopia; 2 => Colombia; 4 => Peru; 6 => Brazil; else => Brazil*3 | Honduras*2 | Colombia | Vietnam
  arrived_at INTEGER, -- Unix seconds --: date 2022-10-01..2024-06-20 unix
  weight_kg INTEGER, --: int 300..4200 skew
  price_per_kg REAL, --: real 4.1..13.8 2 skew
  currency TEXT, -- of the price --: pick USD*4 | EUR*3
  cup_score REAL -- on arrival, 0 to 100 --: real 76..90 1 normal
); --: rows 46
CREATE TABLE roast_batch (
  batch_id INTEGER PRIMARY KEY, --: seq 1001
  lot_id INTEGER REFERENCES green_lot(lot_id), --: ref green_lot.lot_id cover 86% skew
  product_id INTEGER REFERENCES bean_bag(product_id), --: pick 9*5 | 10*4 | 11*2 | 12*2 | 13*2 | 14*1
  roaster_id INTEGER REFERENCES employee(employee_id), --: pick 3*4 | 8*3 | 17*2 | 29*1
  checker_id INTEGER REFERENCES employee(employee_id), -- who tasted it --: pick 3*2 | 8*2 | 17*2 | 29*2
  started_at INTEGER, -- Unix seconds --: date 2023-01-09..2024-06-28 unix
  roast_min REAL, --: real 8.2..15.5 1 normal
  in_kg REAL, -- green weight --: real 8..32 1
  out_kg REAL, -- roasted weight --: expr round(in_kg * (82 + batch_id * 7 % 50 / 10.0) / 100, 2)
  mark INTEGER -- 1 to 5 stars by the checker --: int 1..5 normal null 6%
); --: rows 170
UPDATE roast_batch SET checker_id = CASE roaster_id WHEN 3 THEN 8 WHEN 8 THEN 17 ELSE 3 END WHERE checker_id = roaster_id;
CREATE TABLE blend_part (
  product_id INTEGER REFERENCES bean_bag(product_id),
  lot_id INTEGER REFERENCES green_lot(lot_id),
  share REAL, -- 0 to 1
  PRIMARY KEY (product_id, lot_id)
);
INSERT INTO blend_part VALUES (9, 403, 0.5), (9, 407, 0.3), (9, 411, 0.2), (10, 404, 0.6), (10, 415, 0.4), (11, 408, 1.0), (12, 412, 1.0), (13, 418, 1.0), (14, 403, 0.25), (14, 420, 0.45), (14, 426, 0.3);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  home_cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 1*5 | 2*3 | 3*3 | 4*3 | 5*4 | 6*2 | 7*4 | 8*2
  joined_at INTEGER, -- Unix seconds --: date 2019-05-01..2024-06-15 unix
  points INTEGER, -- of the loyalty card --: int 0..900 skew
  card TEXT -- bronze, silver or gold --: by points: else => bronze*5 | silver*3 | gold*1
); --: rows 120
CREATE TABLE sale (
  sale_id INTEGER PRIMARY KEY, --: seq 70001
  cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 1*6 | 2*4 | 3*4 | 4*3 | 5*5 | 6*2 | 7*6 | 8*3 | 9*2
  product_id INTEGER REFERENCES product(product_id), --: pick 1*4 | 2*6 | 3*6 | 4*3 | 5*2 | 6*4 | 7*2 | 8*1 | 9*3 | 10*2 | 11*1 | 12*1 | 13*1 | 14*1 | 15*3 | 16*2 | 17*2
  employee_id INTEGER REFERENCES employee(employee_id), --: ref employee.employee_id cover 85%
  customer_id INTEGER REFERENCES customer(customer_id), -- NULL without card --: ref customer.customer_id cover 75% null 35% skew
  sold_at INTEGER, -- Unix seconds --: date 2023-01-02..2024-06-29 unix
  quantity INTEGER, --: pick 1*7 | 2*3 | 3*1
  amount REAL, -- in the till's currency --: expr NULL
  currency TEXT, --: expr NULL
  tip REAL, --: pick 0*6 | 0.5*2 | 1*2 | 2
  wait_s INTEGER, -- from order to handover --: int 20..780 skew
  channel TEXT --: pick counter*6 | app*3 | delivery*1
); --: rows 400
UPDATE sale SET currency = (SELECT c.currency FROM cafe AS c WHERE c.cafe_id = sale.cafe_id), amount = (SELECT round(p.list_price * sale.quantity * CASE sale.cafe_id WHEN 3 THEN 1.45 WHEN 4 THEN 1.4 WHEN 5 THEN 0.9 WHEN 6 THEN 0.92 ELSE 1 END, 2) FROM product AS p WHERE p.product_id = sale.product_id);
CREATE TABLE stock_move (
  move_id INTEGER PRIMARY KEY, --: seq 1
  from_cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 9*8 | 1*2 | 7*2 | 3*1 | 5*1
  to_cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 1*3 | 2*3 | 3*3 | 4*2 | 5*3 | 6*2 | 7*3 | 8*2
  product_id INTEGER REFERENCES bean_bag(product_id), --: pick 9*5 | 10*4 | 11*2 | 12*2 | 13*1
  bags INTEGER, --: int 2..60 skew
  sent_at INTEGER, -- Unix seconds --: date 2023-06-01..2024-06-29 unix
  received_at INTEGER -- Unix seconds, NULL on the way --: after sent_at 3..120 hours unix until 2024-06-30
); --: rows 140
DELETE FROM stock_move WHERE from_cafe_id = to_cafe_id;
CREATE TABLE review (
  review_id INTEGER PRIMARY KEY, --: seq 1
  cafe_id INTEGER REFERENCES cafe(cafe_id), --: pick 1*4 | 2*3 | 3*3 | 4*2 | 5*4 | 6*1 | 7*4 | 8*2
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 55%
  written_at INTEGER, -- Unix seconds --: date 2023-02-01..2024-06-28 unix
  stars INTEGER, -- 1 to 5 --: pick 5*5 | 4*4 | 3*3 | 2*1 | 1*1
  taste INTEGER, -- 1 to 10 --: int 2..10 normal
  body TEXT --: pick lovely crema*3 | too loud in the morning*2 | waited ages for a cappuccino*3 | best banana bread*2 | friendly people*3 | burnt filter*1 null 15%
); --: rows 130
UPDATE stock_move SET received_at = NULL WHERE date(sent_at, 'unixepoch') > '2024-05-25' AND move_id % 2 = 0;
UPDATE sale SET employee_id = COALESCE((SELECT MIN(e.employee_id) FROM employee AS e WHERE e.cafe_id = sale.cafe_id AND e.employee_id % 4 = sale.sale_id % 4), (SELECT MAX(e.employee_id) FROM employee AS e WHERE e.cafe_id = sale.cafe_id));
UPDATE product SET launched_at = 1672704000 WHERE product_id = 14;
