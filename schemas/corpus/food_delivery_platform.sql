CREATE TABLE city (
  city_id INTEGER PRIMARY KEY,
  city_name TEXT NOT NULL,
  launched_on TEXT,
  population_k INTEGER
);
INSERT INTO city VALUES (1, 'Porto Alvera', '2021-03-15', 640), (2, 'Lindhaven', '2021-09-01', 310), (3, 'Castrello', '2022-05-20', 210), (4, 'Nordwick', '2023-02-10', 470), (5, 'Santa Briga', '2024-04-02', 155), (6, 'Ostermoor', '2026-05-04', 98);
CREATE TABLE zone (
  zone_id INTEGER PRIMARY KEY,
  zone_name TEXT NOT NULL,
  city_id INTEGER,
  surge_pct INTEGER,
  area_km2 REAL
);
INSERT INTO zone VALUES (1, 'Old Harbour', 1, 15, 3.2), (2, 'University Hill', 1, 20, 2.1), (3, 'Riverside', 1, 0, 6.8), (4, 'Airport Road', 1, 25, 11.4), (5, 'Centre', 2, 10, 2.7), (6, 'Riverside', 2, 0, 4.4), (7, 'Mill Quarter', 2, 5, 3.9), (8, 'Upper Town', 3, 15, 1.8), (9, 'Station', 3, 10, 2.6), (10, 'Centre', 4, 20, 3.5), (11, 'Docklands', 4, 30, 7.7), (12, 'Parkside', 4, 0, 5.1), (13, 'Beach Mile', 5, 35, 4.0), (14, 'Vineyards', 5, 0, 14.6);
CREATE TABLE restaurant (
  restaurant_id INTEGER PRIMARY KEY,     --: seq 301
  restaurant_name TEXT,                  --: mix {Golden|Smoky|Little|Grumpy|Blue|Lazy|Crooked|Happy} {Lemon|Pepper|Radish|Otter|Anchovy|Mango|Skillet} {Grill|Kitchen|Bistro|Diner} distinct
  cuisine TEXT,                          --: pick Italian*4 | Thai*3 | Burgers*4 | Indian*3 | Sushi*2 | Salads*2 | Lebanese null 4%
  zone_id INTEGER,                       --: int 1..14
  joined_on TEXT,                        --: date 2021-04-01..2025-04-20
  left_on TEXT,                          --: date 2025-05-02..2026-05-25 null 80%
  commission_pct REAL,                   --: pick 15*2 | 18*3 | 22.5*3 | 25*2 | 30*1
  prep_target_min INTEGER,               --: pick 12*2 | 15*4 | 20*4 | 25*2 | 35
  hygiene_score INTEGER,                 --: int 48..100 normal
  star_rating REAL,                      --: real 2.1..4.9 1 normal null 7%
  website TEXT                           --: from lower https://{restaurant_name}.example
); --: rows 64
CREATE TABLE menu_item (
  item_id INTEGER PRIMARY KEY,           --: seq 1
  restaurant_id INTEGER,                 --: ref restaurant.restaurant_id cover 94%
  item_name TEXT,                        --: mix {Crispy|Smoked|Spicy|Roasted|Cold|Double|Garden} {Tofu|Chicken|Lamb|Halloumi|Prawn|Aubergine|Noodle} {Bowl|Wrap|Plate|Salad}
  price_eur REAL,                        --: price 4..29
  energy_kcal INTEGER,                   --: int 180..1350 normal null 12%
  spice_level INTEGER,                   --: pick 0*5 | 1*4 | 2*3 | 3*2 | 4
  is_vegan INTEGER,                      --: pick 0*3 | 1
  allergen_note TEXT                     --: pick contains nuts*3 | contains gluten*5 | contains shellfish*2 | contains sesame null 25% empty 25%
); --: rows 310
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 9001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  born_on TEXT,                          --: date 1949-01-10..2007-11-30
  city_id INTEGER,                       --: pick 1*5 | 2*3 | 3*2 | 4*4 | 5*2
  registered_at TEXT,                    --: date 2021-04-01..2025-08-20 %Y-%m-%d %H:%M:%S
  referred_by_id INTEGER,                --: self customer_id null 55%
  is_premium INTEGER,                    --: pick 0*3 | 1
  delivery_hint TEXT                     --: pick ring twice*3 | leave at door*5 | call on arrival*3 | beware of dog null 30% empty 20%
); --: rows 150
CREATE TABLE courier (
  courier_id INTEGER PRIMARY KEY,        --: seq 501
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  vehicle TEXT,                          --: pick bicycle*5 | e-bike*6 | scooter*4 | car*2
  zone_id INTEGER,                       --: int 1..14 null 5%
  started_on TEXT,                       --: date 2021-06-01..2026-04-15
  born_on TEXT,                          --: date 1971-02-01..2006-03-30
  trust_score INTEGER                    --: int 310..980 normal
); --: rows 56
CREATE TABLE voucher (
  voucher_code TEXT PRIMARY KEY,
  campaign TEXT,
  discount_pct INTEGER,
  valid_from TEXT,
  valid_to TEXT
);
INSERT INTO voucher VALUES ('HELLO20', 'Welcome', 20, '2021-04-01', '2026-12-31'), ('RAIN10', 'Rainy days', 10, '2024-10-01', '2025-03-31'), ('RAIN15', 'Rainy days', 15, '2025-10-01', '2026-03-31'), ('EXAM25', 'Student season', 25, '2025-06-01', '2025-07-15'), ('LATE12', 'Night owls', 12, '2025-01-15', '2026-06-30'), ('SORRY50', 'Apology', 50, '2022-01-01', '2026-12-31'), ('GOAL30', 'Cup final', 30, '2026-05-23', '2026-06-10');
CREATE TABLE food_order (
  order_id INTEGER PRIMARY KEY,          --: seq 40001
  customer_id INTEGER,                   --: ref customer.customer_id cover 82% skew
  restaurant_id INTEGER,                 --: ref restaurant.restaurant_id cover 92%
  courier_id INTEGER,                    --: ref courier.courier_id cover 90% null 4%
  voucher_code TEXT,                     --: pick HELLO20*4 | RAIN10*4 | RAIN15*5 | EXAM25*3 | LATE12*3 | SORRY50 null 40% empty 25%
  placed_at TEXT,                        --: date 2024-10-01..2026-05-30 %Y-%m-%d %H:%M:%S
  picked_up_at TEXT,                     --: after placed_at 8..55 minutes %Y-%m-%d %H:%M:%S null 6%
  delivered_at TEXT,                     --: after placed_at 56..110 minutes %Y-%m-%d %H:%M:%S null 8%
  promised_min INTEGER,                  --: pick 60*3 | 75*4 | 90*3
  distance_km REAL,                      --: real 0.4..12.5 1 skew
  basket_eur REAL,                       --: price 9..95
  delivery_fee_eur REAL,                 --: pick 0*3 | 1.9*5 | 2.9*5 | 4.5*2
  tip_eur REAL,                          --: pick 0*5 | 1*3 | 2*3 | 5*1 null 10%
  outcome TEXT                           --: const delivered
); --: rows 400
CREATE TABLE order_line (
  order_id INTEGER,                      --: ref food_order.order_id cover 97%
  item_id INTEGER,                       --: int 1..310
  quantity INTEGER,                      --: pick 1*7 | 2*3 | 3
  remark TEXT                            --: pick no onions*3 | extra sauce*4 | well done null 45% empty 20%
); --: rows 400
CREATE TABLE review (
  review_id INTEGER PRIMARY KEY,         --: seq 1
  order_id INTEGER,                      --: ref food_order.order_id distinct
  food_stars INTEGER,                    --: pick 1 | 2*2 | 3*3 | 4*5 | 5*4
  courier_score INTEGER,                 --: int 1..10 normal null 15%
  written_at TEXT,                       --: const x
  comment TEXT                           --: pick Cold on arrival*3 | Great portion*4 | Missing a drink*2 | Would order again*5 | Soggy fries*2 | Very friendly courier*2 null 20% empty 15%
); --: rows 190
CREATE TABLE courier_shift (
  shift_id INTEGER PRIMARY KEY,          --: seq 1
  courier_id INTEGER,                    --: ref courier.courier_id cover 88%
  starts_at TEXT,                        --: date 2025-11-01..2026-05-30 %Y-%m-%d %H:%M:%S
  planned_min INTEGER,                   --: pick 180*2 | 240*5 | 300*3 | 360*2 | 480
  worked_min INTEGER,                    --: int 90..500 normal null 5%
  break_min INTEGER                      --: pick 0*3 | 15*4 | 30*3 | 45
); --: rows 230
UPDATE restaurant SET website = CASE WHEN restaurant_id % 6 = 0 THEN NULL WHEN restaurant_id % 5 = 0 THEN '' ELSE replace(replace(website, ' ', '-'), '''', '') END;
UPDATE food_order SET picked_up_at = NULL, delivered_at = NULL, tip_eur = NULL, outcome = 'cancelled' WHERE picked_up_at IS NULL;
UPDATE food_order SET outcome = 'failed' WHERE outcome = 'delivered' AND delivered_at IS NULL;
UPDATE food_order SET courier_id = NULL WHERE outcome = 'cancelled' AND order_id % 2 = 0;
UPDATE food_order SET voucher_code = NULL WHERE voucher_code IN (SELECT v.voucher_code FROM voucher AS v WHERE v.valid_from > date(placed_at) OR v.valid_to < date(placed_at));
UPDATE menu_item SET is_vegan = 0 WHERE item_name NOT LIKE '%Tofu%' AND item_name NOT LIKE '%Aubergine%' AND item_name NOT LIKE '%Noodle%';
UPDATE menu_item SET allergen_note = 'contains shellfish' WHERE item_name LIKE '%Prawn%' AND item_id % 4 > 0;
UPDATE order_line SET item_id = (SELECT CASE order_line.item_id % 3 WHEN 0 THEN MIN(m.item_id) WHEN 1 THEN MAX(m.item_id) ELSE MAX(CASE WHEN m.is_vegan = 1 OR m.spice_level > 1 THEN m.item_id END) END FROM menu_item AS m JOIN food_order AS f ON m.restaurant_id = f.restaurant_id WHERE f.order_id = order_line.order_id);
DELETE FROM order_line WHERE item_id IS NULL;
DELETE FROM order_line WHERE rowid NOT IN (SELECT MIN(rowid) FROM order_line GROUP BY order_id, item_id);
UPDATE review SET written_at = (SELECT datetime(f.placed_at, '+' || (2 + review_id % 70) || ' hours') FROM food_order AS f WHERE f.order_id = review.order_id);
DELETE FROM review WHERE order_id IN (SELECT order_id FROM food_order WHERE outcome <> 'delivered');
DELETE FROM food_order WHERE placed_at < (SELECT c.registered_at FROM customer AS c WHERE c.customer_id = food_order.customer_id);
DELETE FROM order_line WHERE order_id NOT IN (SELECT order_id FROM food_order);
DELETE FROM review WHERE order_id NOT IN (SELECT order_id FROM food_order);
DELETE FROM courier_shift WHERE date(starts_at) < (SELECT started_on FROM courier AS c WHERE c.courier_id = courier_shift.courier_id);
DELETE FROM food_order WHERE date(placed_at) < (SELECT r.joined_on FROM restaurant AS r WHERE r.restaurant_id = food_order.restaurant_id) OR date(placed_at) > (SELECT r.left_on FROM restaurant AS r WHERE r.restaurant_id = food_order.restaurant_id);
DELETE FROM order_line WHERE order_id NOT IN (SELECT order_id FROM food_order);
DELETE FROM review WHERE order_id NOT IN (SELECT order_id FROM food_order);
DELETE FROM review WHERE written_at > '2026-05-31';
UPDATE restaurant SET star_rating = 4.3 WHERE restaurant_name = 'Crooked Mango Diner';
