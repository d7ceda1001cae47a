CREATE TABLE merchant (
  merchant_id INTEGER PRIMARY KEY,
  merchant_name TEXT NOT NULL,
  country_code TEXT,
  signed_year INTEGER,
  signed_month INTEGER,
  returns_target REAL,
  insured TEXT,
  account_manager TEXT
);
INSERT INTO merchant VALUES
  (11, 'Fennel & Fox', 'GB', 2021, 3, 0.05, 'Y', 'Priya Nair'),
  (12, 'Kettlebrook Teas', 'GB', 2021, 9, 0.03, 'N', 'Owen Tate'),
  (13, 'Sockpuppet Society', 'GB', 2022, 1, 0.12, 'N', 'Priya Nair'),
  (14, 'Lumo Candles', 'IE', 2022, 5, 0.04, 'Y', 'Marek Zielak'),
  (15, 'Hound & Heather', 'GB', 2022, 11, 0.08, 'Y', 'Owen Tate'),
  (16, 'Fox Lane Prints', 'NL', 2023, 2, 0.06, 'N', 'Marek Zielak'),
  (17, 'Verdant Vitamins', 'DE', 2026, 1, 0.02, 'Y', 'Priya Nair'),
  (18, 'Pockets of Joy', 'IE', 2023, 10, 0.12, 'N', NULL),
  (19, 'Tall Order Menswear', 'GB', 2023, 4, 0.2, 'Y', 'Owen Tate'),
  (20, 'Moss Street Ceramics', 'NL', 2022, 8, 0.07, 'Y', 'Marek Zielak'),
  (21, 'Batterby Toys', 'DE', 2023, 1, 0.1, 'N', NULL),
  (22, 'Quarterdeck Rum', 'GB', 2021, 11, 0.01, 'Y', 'Priya Nair');
CREATE TABLE order_status (
  status_code TEXT PRIMARY KEY,
  status_name TEXT
);
INSERT INTO order_status VALUES ('RCV', 'received'), ('PCK', 'picking'), ('HLD', 'on hold'), ('SHP', 'shipped'), ('CAN', 'cancelled'), ('RTN', 'returned');
CREATE TABLE zone (
  zone_code TEXT PRIMARY KEY,
  zone_name TEXT,
  floor_area_m2 INTEGER,
  temperature_c REAL,
  caged TEXT
);
INSERT INTO zone VALUES
  ('A', 'Ambient North', 1850, 18.5, 'N'),
  ('B', 'Ambient South', 1420, 18.0, 'N'),
  ('C', 'Chiller', 260, 5.0, 'N'),
  ('H', 'High Value', 95, 19.0, 'Y'),
  ('O', 'Oversize', 2100, 16.5, 'N'),
  ('X', 'Bonded', 180, 17.0, 'Y');
CREATE TABLE product (
  sku TEXT PRIMARY KEY,                  --: code @@-####
  product_name TEXT,                     --: each Nettle Soap | Fennel Balm | Rosehip Oil | Clay Mask | Oat Scrub | Lavender Mist | Beard Wax | Smoky Breakfast | Mint Garden | Jasmine Pearls | Rooibos Tin | Copper Teapot | Chai Sampler | Iced Tea Bottle | Argyle Socks | Toe Socks | Sock Monkey Kit | Puppet Theatre | Bed Socks | Fox Socks | Cedar Candle | Fig Candle | Beeswax Pillar | Tea Lights 50 | Storm Lantern | Wick Trimmer | Travel Candle | Tweed Dog Coat | Rope Lead | Heather Collar | Ceramic Dog Bowl | Orthopaedic Bed | Venison Chews | Fox at Dusk Print | Harbour Print | Botanical Set | Oak Frame A3 | Oak Frame A2 | Map of Utrecht | Iron Gummies | Zinc Lozenges | Cod Liver Oil | Gratitude Journal | Enamel Badge | Lucky Keyring | Worry Stones | Confetti Card | Mini Puzzle | Long Linen Shirt | Extra Long Scarf | Tall Chinos | Long Leather Belt | Merino Jumper | Rain Coat XXL | Speckled Mug | Ruby Vase | Stoneware Bowl | Butter Dish | Espresso Set | Garden Planter | Wooden Train | Storm Puzzle | Marble Run | Plush Fox | Stacking Rings | Kite Kit | Doll House | Spiced Rum 70cl | Navy Rum 70cl | Rum Miniatures | Tasting Glasses | Rum Cake
  merchant_id INTEGER REFERENCES merchant(merchant_id), --: each 11 | 11 | 11 | 11 | 11 | 11 | 11 | 12 | 12 | 12 | 12 | 12 | 12 | 12 | 13 | 13 | 13 | 13 | 13 | 13 | 14 | 14 | 14 | 14 | 14 | 14 | 14 | 15 | 15 | 15 | 15 | 15 | 15 | 16 | 16 | 16 | 16 | 16 | 16 | 17 | 17 | 17 | 18 | 18 | 18 | 18 | 18 | 18 | 19 | 19 | 19 | 19 | 19 | 19 | 20 | 20 | 20 | 20 | 20 | 20 | 21 | 21 | 21 | 21 | 21 | 21 | 21 | 22 | 22 | 22 | 22 | 22
  zone_code TEXT REFERENCES zone(zone_code), --: pick A*6 | B*5 | H
  weight_g INTEGER,                      --: int 40..7500 skew
  width_cm REAL,                         --: real 4..60 1 skew
  fragile TEXT,                          --: pick Y*3 | N*7
  storage_fee_eur REAL,                  --: real 0.05..2.4 2 skew
  units_in_stock INTEGER                 --: int 0..900 skew
); --: rows 72
CREATE TABLE customer_order (
  order_no INTEGER PRIMARY KEY,          --: seq 70201
  merchant_id INTEGER REFERENCES merchant(merchant_id), --: pick 11*6 | 12*4 | 13*5 | 14*4 | 15*3 | 16*3 | 18*2 | 19*3 | 20*2 | 21*7 | 22*2
  status_code TEXT REFERENCES order_status(status_code), --: pick SHP*12 | RTN*3 | CAN*2 | HLD*2 | PCK*2 | RCV*2
  consignee_first TEXT,                  --: first
  consignee_last TEXT,                   --: last
  city TEXT,                             --: pick Leeds*5 | York*3 | Dublin*4 | Cork*2 | Utrecht*3 | Bremen*3 | Norwich*2 | Derby*2
  ordered_on TEXT,                       --: date 2024-01-08..2026-02-18
  promised_on TEXT,                      --: after ordered_on 2..6 days
  shipped_on TEXT,                       --: after ordered_on 0..9 days until 2026-02-20
  gift_wrap TEXT,                        --: pick Y*2 | N*7
  parcel_weight_kg REAL,                 --: real 0.2..24 2 skew
  postage_eur REAL,                      --: real 2.9..28 2 skew
  discount_rate REAL                     --: pick 0*6 | 0.05*2 | 0.1*3 | 0.15 | 0.25
); --: rows 320
CREATE TABLE order_line (
  order_no INTEGER NOT NULL REFERENCES customer_order(order_no), --: ref customer_order.order_no cover 97%
  sku TEXT NOT NULL REFERENCES product(sku), --: ref product.sku cover 90% skew
  quantity INTEGER,                      --: int 1..9 skew
  unit_price_eur REAL                    --: real 3.5..95 2 skew
); --: rows 560
UPDATE order_line SET sku = (SELECT sku FROM (SELECT T1.sku, (T1.width_cm * 10 * order_line.unit_price_eur + T1.weight_g * order_line.quantity) % 29 AS k FROM product AS T1 JOIN customer_order AS T2 ON T1.merchant_id = T2.merchant_id WHERE T2.order_no = order_line.order_no) ORDER BY k LIMIT 1);
UPDATE order_line SET unit_price_eur = (SELECT ROUND(4.9 + (weight_g % 41) * 0.95, 2) FROM product WHERE product.sku = order_line.sku);
DELETE FROM order_line WHERE rowid NOT IN (SELECT MIN(rowid) FROM order_line GROUP BY order_no, sku);
UPDATE customer_order SET shipped_on = NULL WHERE status_code IN ('RCV', 'PCK', 'HLD', 'CAN');
UPDATE customer_order SET shipped_on = promised_on WHERE status_code IN ('SHP', 'RTN') AND shipped_on IS NULL;
UPDATE customer_order SET ordered_on = '2026-02-' || substr('0' || (3 + order_no % 16), -2) WHERE status_code IN ('RCV', 'PCK') AND order_no % 5 < 4;
UPDATE customer_order SET promised_on = date(ordered_on, '+4 days') WHERE status_code IN ('RCV', 'PCK');
UPDATE product SET units_in_stock = 0 WHERE rowid % 11 = 0;
UPDATE product SET weight_g = weight_g % 900 + 30 WHERE weight_g > 900 AND product_name NOT IN ('Doll House', 'Orthopaedic Bed', 'Puppet Theatre', 'Garden Planter', 'Oak Frame A2', 'Kite Kit', 'Storm Lantern');
UPDATE product SET zone_code = 'C' WHERE product_name IN ('Venison Chews', 'Iron Gummies', 'Cod Liver Oil', 'Rum Cake', 'Clay Mask', 'Rosehip Oil');
UPDATE product SET zone_code = 'X' WHERE product_name LIKE '%Rum %' AND product_name <> 'Rum Cake';
UPDATE product SET zone_code = 'O' WHERE product_name IN ('Doll House', 'Orthopaedic Bed', 'Puppet Theatre', 'Garden Planter', 'Oak Frame A2', 'Kite Kit', 'Storm Lantern');
UPDATE product SET fragile = 'Y' WHERE merchant_id IN (20, 22) AND product_name <> 'Rum Cake' OR product_name LIKE '%Teapot%';
UPDATE product SET fragile = 'N' WHERE merchant_id IN (13, 19);
