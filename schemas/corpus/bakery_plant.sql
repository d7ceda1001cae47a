-- Bakery plant: dough in, bread out, seven days a week. All moments are Unix seconds (UTC).
CREATE TABLE product (
  product_code TEXT PRIMARY KEY, --: code BK-### distinct
  product_name TEXT, --: each Harvest Tin Loaf | Dark Rye Block | Oat & Honey Batch | Seeded Cob | Malted Bloomer | Spelt Farmhouse | Potato Ciabatta | Olive Focaccia | Caraway Sour | White Sandwich Long | Poppy Knot | Brioche Bun | Burger Bun Plain | Sesame Hot Dog Roll | Milk Finger Roll | Wholemeal Bap | Pretzel Stick | Butter Croissant | Almond Croissant | Cinnamon Whirl | Apple Turnover | Pecan Plait | Custard Crown | Cheese Twist | Sausage-Free Roll | Lemon Drizzle Bar | Carrot Tray Cake | Ginger Loaf Cake | Cherry Madeira | Coffee Walnut Slice | Lardy Cake | Festive Stollen | Hot Cross Bun | Plain Scone
  family TEXT, --: by product_name: Harvest Tin Loaf, Dark Rye Block, Oat & Honey Batch, Seeded Cob, Malted Bloomer, Spelt Farmhouse, Potato Ciabatta, Olive Focaccia, Caraway Sour, White Sandwich Long => Bread; Poppy Knot, Brioche Bun, Burger Bun Plain, Sesame Hot Dog Roll, Milk Finger Roll, Wholemeal Bap, Pretzel Stick, Hot Cross Bun => Rolls; Butter Croissant, Almond Croissant, Cinnamon Whirl, Apple Turnover, Pecan Plait, Custard Crown, Cheese Twist, Sausage-Free Roll => Pastry; else => Cake
  net_weight_g INTEGER, --: int 60..900 skew
  shelf_life_days INTEGER, --: pick 2*3 | 3*4 | 5*5 | 7*3 | 14*2 | 28
  trade_price REAL, -- euros a piece, to shops and hotels --: real 0.25..4.2 2 skew
  shop_price REAL, -- euros a piece, over our own counter --: expr round(trade_price * (1.35 + (net_weight_g % 5) * 0.09), 2)
  hydration REAL, -- water to flour, 0..1 --: real 0.45..0.85 2
  launched_at INTEGER --: date 2012-03-01..2026-02-20 unix
); --: rows 34
CREATE TABLE oven_line (
  line_no INTEGER PRIMARY KEY, --: seq 1
  line_name TEXT, --: each Old Faithful | Stone Deck A | Stone Deck B | Tunnel One | Tunnel Two | Rack Street | Spiral | Little Deck | Big Deck
  hall TEXT, --: each North | North | South | South | West | West | South | North | West
  oven_kind TEXT, -- DCK deck, TUN tunnel, RCK rack, SPI spiral --: by line_name: Tunnel One, Tunnel Two => TUN; Rack Street => RCK; Spiral => SPI; else => DCK
  capacity_kg_h REAL, -- dough per hour --: each 380 | 520 | 520 | 1450 | 1600 | 690 | 1150 | 210 | 640
  last_serviced_at INTEGER --: date 2025-06-01..2026-05-20 unix null 12%
); --: rows 9
CREATE TABLE employee (
  employee_id INTEGER PRIMARY KEY, --: seq 301
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  job TEXT, --: pick baker*6 | packer*5 | mixer*3 | cleaner*2 | fitter
  shift_code TEXT, -- E early, L late, N night --: pick E*5 | L*4 | N*4
  born_at INTEGER, --: date 1961-01-01..2006-06-30 unix
  hired_at INTEGER, --: date 2008-01-10..2026-03-31 unix
  hall TEXT, -- where they usually work --: pick North*4 | South*5 | West*3
  foreman_id INTEGER, -- their foreman, an employee --: self employee_id
  hourly_wage REAL --: real 13.1..29.5 2 skew
); --: rows 58
CREATE TABLE batch (
  batch_no INTEGER PRIMARY KEY, --: seq 70001
  product_code TEXT, --: ref product.product_code cover 90% skew
  line_no INTEGER, --: ref oven_line.line_no cover 90% skew
  employee_id INTEGER, -- who ran it --: ref employee.employee_id cover 55% skew
  client TEXT, -- empty for our own counter --: pick NULL*5 | Bramley Stores*6 | Bramley Hotels*3 | Quay Cafés*4 | Tidewell School Meals*3 | Ostler & Finch*4 | Penhallow Farm Shops*2 | Vane Airways Catering*3
  ordered_at INTEGER, --: date 2024-01-03..2026-05-27 unix
  due_at INTEGER, -- promised to be ready --: after ordered_at 2..9 days unix
  started_at INTEGER, -- first dough in the mixer --: after ordered_at 1..6 days unix until 2026-05-31
  done_at INTEGER, -- last tray out, empty while in work --: after started_at 5..40 hours unix until 2026-05-31
  dough_kg REAL, --: real 80..2400 1 skew
  good_pieces INTEGER, --: int 150..9000 skew
  scrap_share REAL, -- pieces thrown away, 0..1 --: real 0..0.14 3 skew
  proof_min INTEGER, -- resting of the dough --: int 25..240 normal
  bake_min INTEGER, -- in the oven --: int 12..75 normal
  stop_min INTEGER, -- line standing still --: pick 0*9 | 5*4 | 10*4 | 15*3 | 25*3 | 40*2 | 65*2 | 130
  core_temp_c REAL, -- probe in the crumb at the end --: real 88..99.5 1 null 8%
  held INTEGER DEFAULT 0 -- 1 quality put it on hold --: pick 0*12 | 1
); --: rows 400
CREATE TABLE ingredient (
  ingredient_id INTEGER PRIMARY KEY, --: seq 11
  ingredient_name TEXT, --: each Wheat Flour | Water | Salt | Fresh Yeast | Rye Flour | Spelt Flour | Butter | Sugar | Whole Milk | Egg | Sunflower Seed | Sesame | Poppy Seed | Oat Flakes | Honey | Malt Syrup | Potato Flakes | Green Olive | Caraway | Almond | Pecan | Walnut | Cinnamon | Apple Filling | Custard Mix | Cheddar | Lentil Filling | Lemon Peel | Carrot | Ginger | Sour Cherry | Coffee Extract | Marzipan | Raisin | Baking Powder | Buttermilk | Lye | Vanilla Paste | Psyllium Husk
  allergen TEXT, --: by ingredient_name: Wheat Flour, Rye Flour, Spelt Flour, Oat Flakes, Malt Syrup => gluten; Butter, Whole Milk, Custard Mix, Cheddar, Buttermilk => milk; Egg => egg; Sesame => sesame; Almond, Pecan, Walnut, Marzipan => nuts; else => NULL
  supplier TEXT, --: by ingredient_name: Wheat Flour, Rye Flour, Spelt Flour, Oat Flakes, Psyllium Husk => Corley Mill; Butter, Whole Milk, Cheddar, Buttermilk, Egg => Dairy of Lune; Water => NULL; else => Sarto Trading*3 | Corley Mill | Mistral Spices*2 | Henley Wholefoods*2
  cost_per_kg REAL, -- euros --: real 0.4..18 2 skew
  stock_kg REAL, --: real 0..2600 1 skew
  reorder_kg REAL, -- order more below this --: pick 50*3 | 100*4 | 250*3 | 500*2
  counted_at INTEGER -- last stock count --: date 2026-02-01..2026-05-30 unix
); --: rows 39
CREATE TABLE recipe_line (
  product_code TEXT,
  ingredient_id INTEGER,
  share REAL, -- part of the dough, 0..1
  grams_per_piece REAL,
  PRIMARY KEY (product_code, ingredient_id)
);
INSERT INTO recipe_line
SELECT p.product_code, i.ingredient_id, CASE WHEN i.ingredient_id = 11 THEN 0.41 + (p.rowid * 7 % 12) / 100.0 WHEN i.ingredient_id = 12 THEN 0.22 + (p.rowid * 5 % 9) / 100.0 WHEN i.ingredient_id < 15 THEN 0.01 + (p.rowid % 3) / 200.0 ELSE 0.02 + (p.rowid * i.ingredient_id % 9) / 100.0 END, 0
FROM product AS p JOIN ingredient AS i
WHERE p.product_name <> 'Lardy Cake' AND ((i.ingredient_id < 14 AND NOT (i.ingredient_id = 11 AND p.rowid IN (2, 6))) OR (i.ingredient_id = 14 AND p.family <> 'Cake') OR (p.family IN ('Pastry', 'Cake') AND i.ingredient_id IN (17, 18)) OR (i.ingredient_id BETWEEN 15 AND 48 AND (p.rowid * 13 + i.ingredient_id * 5) % 11 = 3 AND i.ingredient_id NOT IN (17, 18)));
INSERT OR IGNORE INTO recipe_line SELECT p.product_code, i.ingredient_id, 0.11, 0 FROM product AS p JOIN ingredient AS i WHERE p.product_name <> 'Lardy Cake' AND (lower(p.product_name) LIKE '%' || lower(i.ingredient_name) || '%' OR (p.product_name LIKE '%Rye%' AND i.ingredient_name = 'Rye Flour') OR (p.product_name LIKE '%Spelt%' AND i.ingredient_name = 'Spelt Flour') OR (p.product_name LIKE '%Cheese%' AND i.ingredient_name = 'Cheddar') OR (p.product_name LIKE '%Olive%' AND i.ingredient_name = 'Green Olive'));
UPDATE product SET net_weight_g = CASE family WHEN 'Bread' THEN 400 + net_weight_g % 9 * 50 WHEN 'Cake' THEN 90 + net_weight_g % 8 * 45 ELSE 55 + net_weight_g % 11 * 10 END, launched_at = launched_at - CASE WHEN launched_at > 1704000000 AND family <> 'Cake' THEN 190000000 ELSE 0 END;
UPDATE product SET trade_price = round(0.2 + net_weight_g / 310.0 + rowid % 5 * 0.06, 2);
UPDATE product SET shop_price = round(trade_price * (1.3 + rowid * 7 % 10 * 0.06), 2);
UPDATE recipe_line SET grams_per_piece = round(share * (SELECT net_weight_g FROM product WHERE product.product_code = recipe_line.product_code), 1);
UPDATE employee SET foreman_id = CASE WHEN employee_id = 301 THEN NULL WHEN employee_id IN (302, 304, 317, 318) THEN 301 ELSE (SELECT 302 + 0) END;
UPDATE employee SET foreman_id = CASE employee_id * 7 % 10 WHEN 0 THEN 304 WHEN 1 THEN 317 WHEN 2 THEN 317 WHEN 3 THEN 318 WHEN 4 THEN 304 WHEN 5 THEN 304 ELSE 302 END WHERE foreman_id = 302;
UPDATE employee SET job = 'foreman', hourly_wage = hourly_wage + 2.5 WHERE employee_id IN (301, 302, 304, 317, 318);
UPDATE batch SET employee_id = (SELECT MIN(e.employee_id) FROM employee AS e WHERE e.employee_id >= batch.employee_id AND e.job IN ('baker', 'mixer', 'foreman'));
UPDATE batch SET started_at = NULL, done_at = NULL WHERE ordered_at > 1778803200 AND batch_no % 3 > 0;
UPDATE batch SET done_at = NULL, good_pieces = NULL, scrap_share = NULL WHERE ordered_at > 1778803200;
UPDATE batch SET core_temp_c = NULL WHERE done_at IS NULL;
