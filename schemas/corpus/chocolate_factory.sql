CREATE TABLE countries (
  country_code TEXT PRIMARY KEY,
  country_name TEXT,
  continent TEXT
);
INSERT INTO countries VALUES ('GH', 'Ghana', 'Africa'), ('CI', 'Ivory Coast', 'Africa'), ('EC', 'Ecuador', 'South America'), ('PE', 'Peru', 'South America'), ('MG', 'Madagascar', 'Africa'), ('DO', 'Dominican Republic', 'North America'), ('CH', 'Switzerland', 'Europe'), ('DE', 'Germany', 'Europe'), ('AT', 'Austria', 'Europe'), ('FR', 'France', 'Europe'), ('IT', 'Italy', 'Europe'), ('BE', 'Belgium', 'Europe'), ('JP', 'Japan', 'Asia');
CREATE TABLE farms (
  farm_id INTEGER PRIMARY KEY,           --: seq 1
  farm_name TEXT,                        --: each Adom Grove | Rio Claro Estate | Kwame Cooperative | Montezul | Les Trois Palmiers | Finca Esperanza | Sambava Shade | Asante Union | San Isidro | Bouake Growers | Loma Verde | Cacao del Norte | Ankasa Hills | Valle Tambo | Ambanja Valley | Taabo Farmers | Hacienda Mirador | Bonsu Brothers | Rivera Dulce | Daloa Collective | Puerto Cacao | Nsuta Village | El Guabo | Gagnoa Women's Farm | Alto Huallaga | Yamasa Hills | Oti River | Soubre East | Quevedo Sol | Akwaaba Trees
  country_code TEXT,                     --: each GH | DO | GH | EC | CI | PE | MG | GH | PE | CI | EC | EC | GH | PE | MG | CI | DO | GH | EC | CI | PE | GH | EC | CI | PE | DO | GH | CI | EC | GH
  altitude_m INTEGER,                    --: int 40..980 skew
  area_ha REAL,                          --: real 2.5..140 1 skew
  fair_trade TEXT,                       --: pick yes*5 | no*4 | NULL
  first_contract_at INTEGER              --: date 2009-02-01..2024-08-31 unix
); --: rows 30
CREATE TABLE bean_deliveries (
  delivery_id INTEGER PRIMARY KEY,       --: seq 2001
  farm_id INTEGER,                       --: ref farms.farm_id cover 85% skew
  arrived_at INTEGER,                    --: date 2023-01-04..2025-07-11 unix
  weight_kg REAL,                        --: real 240..9800 1 normal
  moisture_pct REAL,                     --: real 5.2..9.4 1 normal null 5%
  grade TEXT,                            --: pick I*5 | II*4 | III*2
  amount REAL,                           --: price 900..48000
  currency TEXT                          --: pick USD*5 | EUR*4
); --: rows 180
CREATE TABLE warehouses (
  warehouse_id INTEGER PRIMARY KEY,
  warehouse_name TEXT,
  city TEXT,
  area_m2 INTEGER,
  target_temp_c REAL
);
INSERT INTO warehouses VALUES (1, 'Plant Store', 'Linz', 2400, 17.5), (2, 'Riverside Hall', 'Linz', 900, 16), (3, 'Cold Box North', 'Hamburg', 3100, 14.5), (4, 'Rhine Depot', 'Basel', 1700, 16), (5, 'Alpine Gate', 'Innsbruck', 650, 17), (6, 'Dockside', 'Antwerp', 5200, 15), (7, 'Milano Sud', 'Milan', 1250, 15.5), (8, 'Spare Shed', 'Wels', 300, NULL);
CREATE TABLE departments (
  department_id INTEGER PRIMARY KEY,
  department_name TEXT,
  cost_centre TEXT
);
INSERT INTO departments VALUES (1, 'Management', 'M-100'), (2, 'Production', 'P-210'), (3, 'Quality', 'Q-300'), (4, 'Logistics', 'L-410'), (5, 'Sales', 'S-500'), (6, 'Recipe Lab', 'R-610'), (7, 'Factory Tours', 'T-700');
CREATE TABLE employees (
  employee_id INTEGER PRIMARY KEY,       --: seq 101
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  department_id INTEGER,                 --: pick 2*9 | 3*4 | 4*5 | 5*4 | 6*2 | 1
  boss_id INTEGER,                       --: self employee_id
  born_at INTEGER,                       --: expr -284000000 + (employee_id - 101) * 19300000 + employee_id * 7919 % 37 * 900000
  hired_at INTEGER,                      --: expr born_at + 600000000 + (employee_id * 104729 % 300) * 1000000 + 29000
  wage_per_hour REAL,                    --: real 14.2..58 2 skew
  currency TEXT                          --: const EUR
); --: rows 52
CREATE TABLE ranges (
  range_id INTEGER PRIMARY KEY,
  range_name TEXT,
  shelf_life_days INTEGER
);
INSERT INTO ranges VALUES (1, 'Bars', 420), (2, 'Pralines', 150), (3, 'Truffles', 90), (4, 'Spreads', 365), (5, 'Figures', 300), (6, 'Drinking Chocolate', 540);
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,        --: seq 1
  product_name TEXT,                     --: each Midnight Bar | Nougat Knights | Rum Truffle | Breakfast Spread | Easter Hen | Winter Drinking Chocolate | Alpine Milk Bar | Velvet Shells | Champagne Truffle | Dark Hazelnut Spread | Santa on Skis | Chili Cocoa | Sea Salt Crunch | Marzipan Moons | Raspberry Truffle | Almond Cream | Golden Hare | Instant Cocoa Classic | Orange Zest Bar | Espresso Domes | Black Pepper Truffle | Crunchy Gianduja | Advent Star | White Hot Flakes | Ruby Blush Bar | Walnut Crowns | Caramel Truffle | Coconut Swirl | Heart Box | Oat Cocoa | Hazel Slab | Cherry Cordials | Matcha Truffle | Pistachio Butter | Pumpkin Ghost | Cinnamon Sticks
  range_id INTEGER,                      --: each 1 | 2 | 3 | 4 | 5 | 6
  cocoa_pct REAL,                        --: by range_id: 1 => 33*2 | 55 | 72.5 | 85; 2 => 41 | 48 | 60; 3 => 38 | 52 | 64; 4 => 13 | 22; 5 => 33 | 35 | 55; else => 21 | 35 | 100
  weight_g INTEGER,                      --: by range_id: 1 => 80 | 100*3 | 180; 2 => 200 | 250; 3 => 120 | 150; 4 => 350*2 | 700; 5 => 60 | 150 | 300; else => 250 | 400
  list_price REAL,                       --: real 2.2..19 2 skew
  currency TEXT,                         --: pick EUR*5 | CHF
  launched_at INTEGER,                   --: date 2012-03-01..2025-03-31 unix
  vegan TEXT                             --: pick no*6 | yes*3
); --: rows 36
CREATE TABLE ingredients (
  ingredient_id INTEGER PRIMARY KEY,
  ingredient_name TEXT,
  allergen TEXT,
  cost_per_kg REAL,
  currency TEXT
);
INSERT INTO ingredients VALUES (1, 'cocoa mass', NULL, 8.9, 'EUR'), (2, 'cocoa butter', NULL, 14.2, 'EUR'), (3, 'beet sugar', NULL, 0.95, 'EUR'), (4, 'whole milk powder', 'milk', 4.1, 'EUR'), (5, 'hazelnuts', 'nuts', 11.4, 'EUR'), (6, 'almonds', 'nuts', 9.8, 'EUR'), (7, 'sea salt', NULL, 2.1, 'EUR'), (8, 'lecithin', 'soy', 5.6, 'EUR'), (9, 'vanilla pods', NULL, 240, 'USD'), (10, 'rum 54 %', NULL, 17.5, 'EUR'), (11, 'freeze-dried raspberries', NULL, 46, 'EUR'), (12, 'coffee beans', NULL, 19.9, 'USD'), (13, 'coconut flakes', NULL, 6.3, 'USD'), (14, 'pistachios', 'nuts', 31.5, 'USD'), (15, 'matcha powder', NULL, 88, 'USD'), (16, 'oat syrup', 'gluten', 3.4, 'EUR'), (17, 'cream', 'milk', 5.2, 'EUR'), (18, 'candied ginger', NULL, 12.6, 'EUR');
CREATE TABLE recipes (
  product_id INTEGER,                    --: ref products.product_id
  ingredient_id INTEGER,                 --: ref ingredients.ingredient_id cover 95% skew
  share_pct REAL                         --: real 0.4..48 1 skew
); --: rows 170
CREATE TABLE machines (
  machine_id INTEGER PRIMARY KEY,
  machine_name TEXT,
  hall TEXT,
  capacity_kg_per_h INTEGER,
  bought_at INTEGER,
  price REAL,
  currency TEXT
);
INSERT INTO machines VALUES (1, 'Conche Alma', 'North', 320, 1268006400, 184000, 'CHF'), (2, 'Conche Berta', 'North', 410, 1425340800, 231500, 'CHF'), (3, 'Roller One', 'North', 650, 1299110400, 142000, 'EUR'), (4, 'Roller Two', 'North', 650, 1394150400, 156000, 'EUR'), (5, 'Temper King', 'South', 280, 1488412800, 98500, 'EUR'), (6, 'Temper Queen', 'South', 300, 1583020800, 112000, 'EUR'), (7, 'Mould Line 7', 'South', 520, 1551657600, 305000, 'EUR'), (8, 'Enrober Lux', 'South', 240, 1614816000, 87500, 'CHF'), (9, 'Spread Mixer', 'West', 460, 1646352000, 64000, 'EUR'), (10, 'Figure Spinner', 'West', 150, 1677888000, 119000, 'EUR'), (11, 'Cocoa Press', 'West', 380, 1204588800, 77000, 'EUR'), (12, 'Wrapper Zip', 'West', 700, 1709510400, 143500, 'EUR'), (13, 'Old Melangeur', 'Museum', 40, NULL, NULL, NULL);
CREATE TABLE batches (
  batch_id INTEGER PRIMARY KEY,          --: seq 30001
  product_id INTEGER,                    --: ref products.product_id cover 90% skew
  machine_id INTEGER,                    --: pick 1*4 | 2*5 | 3*3 | 4*3 | 5*4 | 6*3 | 7*6 | 8*2 | 9*3 | 10*2 | 12
  operator_id INTEGER,                   --: expr (SELECT MIN(employee_id) FROM employees WHERE department_id = 2 AND employee_id NOT IN (101, 104) AND employee_id >= 101 + batches.batch_id * 37 % 49)
  started_at INTEGER,                    --: date 2023-06-01..2025-07-12 unix
  ended_at INTEGER,                      --: after started_at 1..19 hours unix
  output_kg REAL,                        --: real 180..4200 1 normal
  waste_kg REAL                          --: real 0.5..160 1 skew
); --: rows 300
CREATE TABLE quality_checks (
  check_id INTEGER PRIMARY KEY,          --: seq 1
  batch_id INTEGER,                      --: ref batches.batch_id cover 68%
  inspector_id INTEGER,                  --: expr (SELECT MIN(employee_id) FROM employees WHERE department_id = 3 AND employee_id NOT IN (101, 104) AND employee_id >= 101 + quality_checks.check_id * 41 % 47)
  checked_at INTEGER,                    --: expr (SELECT ended_at + quality_checks.check_id * 4139 % 90000 FROM batches WHERE batches.batch_id = quality_checks.batch_id)
  taste_score REAL,                      --: real 3.5..10 1 normal null 4%
  viscosity_pa_s REAL,                   --: real 1.2..6.8 2 normal
  verdict TEXT                           --: pick released*8 | blocked*2 | rework
); --: rows 260
CREATE TABLE machine_stops (
  stop_id INTEGER PRIMARY KEY,           --: seq 1
  machine_id INTEGER,                    --: pick 1*3 | 2*3 | 3*2 | 4*3 | 5*6 | 6*2 | 7*7 | 8*2 | 9*2 | 10 | 12*2
  stopped_at TEXT,                       --: date 2024-01-03..2025-07-12 %Y-%m-%d %H:%M:%S
  length_min INTEGER,                    --: int 3..610 skew
  cause TEXT                             --: pick cleaning*6 | jam*5 | power cut*2 | no material*4 | sensor fault*3 | NULL
); --: rows 160
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,       --: seq 501
  customer_name TEXT,                    --: each Konditorei Weiss | Supra Markets | Hotel Seeblick | Dulce & Co | Kiosk Kette Nord | La Boite Noire | Cafe Aurelia | Gourmet Hall Basel | Tanaka Imports | Bonbon Express | Schoko Eck | Mercato Bellini | Station Snacks | Edelfein | Grand Palais Hotel | Naschwerk | Frisco Markets | Patisserie Lune | Berg & Tal Shops | Delizia Roma | Confiserie Horn | Airport Retail AG | Haus der Pralinen | Sweet Harbour | Maison Verlaine | Kaufring | Tea & Truffle | Bellavista Hotels | Zuckerl Online | Osaka Depato | Wiener Tafel | Markthalle Sieben | Petit Sucre | Dolomiti Shops | Hansa Genuss | Cabaret Cacao
  segment TEXT,                          --: each specialty shop | retail chain | hotel | specialty shop | retail chain | specialty shop | hotel | specialty shop | importer | online | specialty shop | specialty shop | retail chain | specialty shop | hotel | online | retail chain | specialty shop | retail chain | specialty shop | specialty shop | retail chain | specialty shop | online | specialty shop | retail chain | specialty shop | hotel | online | importer | hotel | specialty shop | specialty shop | retail chain | importer | hotel
  city TEXT,                             --: each Vienna | Basel | Linz | Milan | Hamburg | Paris | Milan | Basel | Osaka | Brussels | Vienna | Milan | Paris | Hamburg | Paris | Vienna | Hamburg | Paris | Vienna | Milan | Basel | Basel | Linz | Hamburg | Brussels | Hamburg | Brussels | Milan | Vienna | Osaka | Vienna | Vienna | Paris | Milan | Hamburg | Paris
  country_code TEXT,                     --: by city: Vienna, Linz => AT; Basel => CH; Hamburg => DE; Milan => IT; Paris => FR; Osaka => JP; else => BE
  since_at INTEGER                       --: date 2008-01-15..2023-02-28 unix
); --: rows 36
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY,          --: seq 8001
  customer_id INTEGER,                   --: ref customers.customer_id cover 88% skew
  warehouse_id INTEGER,                  --: pick 1*5 | 2 | 3*4 | 4*3 | 5*2 | 6*4 | 7*3 | NULL
  ordered_at INTEGER,                    --: date 2023-07-03..2025-07-10 unix
  due_at INTEGER,                        --: after ordered_at 5..21 days unix
  shipped_at INTEGER,                    --: after ordered_at 1..26 days unix until 2025-07-14
  currency TEXT                          --: pick EUR*7 | CHF*3
); --: rows 190
CREATE TABLE order_items (
  order_id INTEGER,                      --: ref orders.order_id cover 96%
  product_id INTEGER,                    --: ref products.product_id cover 92% skew
  boxes INTEGER,                         --: int 1..60 skew
  price_per_box REAL                     --: price 24..210
); --: rows 400
CREATE TABLE transfers (
  transfer_id INTEGER PRIMARY KEY,       --: seq 1
  from_warehouse_id INTEGER,             --: pick 1*7 | 2*2 | 3*2 | 4*2 | 6*3 | 7
  to_warehouse_id INTEGER,               --: pick 2*2 | 3*4 | 4*3 | 5*2 | 6*5 | 7*3
  product_id INTEGER,                    --: ref products.product_id cover 80%
  left_at INTEGER,                       --: date 2024-02-01..2025-07-12 unix
  arrived_at INTEGER,                    --: after left_at 3..110 hours unix until 2025-07-14
  weight_kg REAL                         --: real 40..5200 1 skew
); --: rows 170
DELETE FROM recipes WHERE rowid NOT IN (SELECT MIN(rowid) FROM recipes GROUP BY product_id, ingredient_id);
DELETE FROM order_items WHERE rowid NOT IN (SELECT MIN(rowid) FROM order_items GROUP BY order_id, product_id);
DELETE FROM transfers WHERE from_warehouse_id = to_warehouse_id;
UPDATE employees SET department_id = 1 WHERE employee_id IN (101, 104);
UPDATE products SET cocoa_pct = 85 WHERE product_name = 'Midnight Bar';
UPDATE products SET vegan = 'no' WHERE product_name IN ('Alpine Milk Bar', 'Champagne Truffle');
UPDATE products SET cocoa_pct = 33 WHERE product_name = 'Alpine Milk Bar';
UPDATE employees SET hired_at = hired_at + 200000000 WHERE employee_id % 5 = 0;
