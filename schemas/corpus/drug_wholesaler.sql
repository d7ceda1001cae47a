CREATE TABLE depot (
  depot_id INTEGER PRIMARY KEY,
  depot_name TEXT,
  city TEXT,
  floor_m2 INTEGER,
  cold_room_m3 INTEGER,
  opened_on TEXT
);
INSERT INTO depot VALUES (1, 'Mercia Central', 'Coventry', 8200, 640, '2006-05-02'), (2, 'Thames Gate', 'Reading', 5400, 410, '2011-09-19'), (3, 'Humberside', 'Hull', 3900, 150, '2014-03-03'), (4, 'Clyde', 'Glasgow', 4700, 380, '2009-11-16'), (5, 'Severn', 'Bristol', 2600, NULL, '2018-07-30'), (6, 'Mersey', 'Liverpool', 3300, 220, '2016-01-11'), (7, 'Fenland', 'Peterborough', 1800, 90, '2024-10-07');
CREATE TABLE maker (
  maker_id INTEGER PRIMARY KEY,
  maker_name TEXT,
  country TEXT,
  min_order_eur INTEGER,
  defect_share REAL
);
INSERT INTO maker VALUES (1, 'Halcyon Labs', 'United Kingdom', 5000, 0.004), (2, 'Brandauer Pharma', 'Austria', 12000, 0.002), (3, 'Ostrava Generics', 'Czechia', 3000, 0.011), (4, 'Lumen Biologics', 'Ireland', 25000, 0.001), (5, 'Tessaro', 'Italy', 8000, 0.007), (6, 'Kaveri Remedies', 'India', 2000, 0.015), (7, 'Nordsalve', 'Denmark', 4000, 0.003), (8, 'Whitlock & Moss', 'United Kingdom', 1500, NULL), (9, 'Calder Veterinary', 'United Kingdom', 1000, 0.006);
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,        --: seq 1
  product_name TEXT,                     --: each Dolorane | Ibucalm | Paravane Forte | Amoxilune | Cardimere | Pressolan | Statrine | Glucomend | Insulora Pen | Airwell Inhaler | Snuffex | Coughwold | Zincolade | Dermasil Cream | Ocutear | Heparix | Vaxilon Flu | Vaxilon Junior | Somnara | Calmarin | Opialgin | Codrelle | Refluxan | Gastrofen | Tablemint | Thyrobal | Fermivit | Kidzilin Syrup | Nicostep Patch | Antifung Spray | Migrastop | Allerzan | Paravane | Dolorane Gel | Ibucalm Junior | Pollenix | Betacardil | Rheumacort | Lactease | Veinosan | Eardrop Plus | Plantago
  maker_id INTEGER REFERENCES maker(maker_id), --: pick 1*5 | 2*4 | 3*5 | 4*3 | 5*3 | 6*6 | 7*3 | 8*3
  form TEXT,                             --: by product_name: Insulora Pen => pen; Airwell Inhaler => inhaler; Dermasil Cream, Dolorane Gel => cream; Ocutear, Eardrop Plus => drops; Heparix, Vaxilon Flu, Vaxilon Junior => injection; Kidzilin Syrup, Coughwold, Ibucalm Junior => syrup; Nicostep Patch => patch; Antifung Spray, Snuffex => spray; else => tablet*4 | capsule*2
  therapy_area TEXT,                     --: by product_name: Dolorane, Ibucalm, Paravane Forte, Opialgin, Codrelle, Migrastop, Paravane, Dolorane Gel, Ibucalm Junior, Rheumacort => pain; Cardimere, Pressolan, Statrine, Heparix, Betacardil, Veinosan => heart; Airwell Inhaler, Snuffex, Coughwold, Allerzan, Pollenix => airways; Glucomend, Insulora Pen, Thyrobal => hormones; Vaxilon Flu, Vaxilon Junior, Amoxilune, Kidzilin Syrup => infection; Refluxan, Gastrofen, Lactease, Tablemint, Plantago => stomach; Somnara, Calmarin, Nicostep Patch => nerves; else => other
  strength_mg REAL,                      --: pick 5 | 10*3 | 20*3 | 50*2 | 100*2 | 400 | 500*2 | NULL*2
  pack_units INTEGER,                    --: pick 1*2 | 10*3 | 20*4 | 28*4 | 30*3 | 100
  list_price_gbp REAL,                   --: real 1.9..138 2 skew
  store_max_c INTEGER,                   --: by form: pen, injection => 8; else => 25*5 | 30
  needs_rx TEXT,                         --: by therapy_area: pain, other => no*3 | yes*2; airways, stomach => no*2 | yes; else => yes
  launched_on TEXT                       --: date 2003-02-01..2024-12-15
); --: rows 42
CREATE TABLE pharmacy (
  pharmacy_id INTEGER PRIMARY KEY,       --: seq 401
  pharmacy_name TEXT,                    --: each Bell Street Pharmacy | Moorgate Chemist | Castle Dispensary | Riverside Pharmacy | Old Forge Chemist | Abbey Pharmacy | Kirkstall Chemist | The Green Cross | Harbour Pharmacy | Tollgate Chemist | Linden Pharmacy | Station Dispensary | St Anne's Pharmacy | Brook Chemist | Victoria Pharmacy | Priory Dispensary | Weaver's Chemist | Northgate Pharmacy | Quay Chemist | Meadow Pharmacy | Turnpike Dispensary | Cathedral Pharmacy | Foundry Chemist | Hilltop Pharmacy | Canal Chemist | Jubilee Pharmacy | Orchard Dispensary | Market Cross Chemist | Beacon Pharmacy | Southfield Chemist | Mill Lane Pharmacy | Templars Dispensary | Albion Chemist | Crescent Pharmacy | Rookery Chemist | Park Row Pharmacy | Gallowgate Chemist | Dockers Dispensary | Spinney Pharmacy | Chapel Chemist | Westbourne Pharmacy | Ferry Road Chemist | Lakeside Pharmacy | Copperfield Chemist
  city TEXT,                             --: pick Coventry*4 | Birmingham*6 | Reading*3 | London*6 | Hull*3 | Leeds*4 | Glasgow*5 | Edinburgh*3 | Bristol*3 | Cardiff*2 | Liverpool*4 | Peterborough
  region TEXT,                           --: by city: Coventry, Birmingham => Midlands; Reading, London, Peterborough => South East; Hull, Leeds => Yorkshire; Glasgow, Edinburgh => Scotland; Bristol, Cardiff => West; else => North West
  owner_first TEXT,                      --: first
  owner_last TEXT,                       --: last distinct
  owner_born_on TEXT,                    --: date 1950-03-01..1992-10-30
  chain_name TEXT,                       --: pick Wellspring*3 | Cobham Care*2 | NULL*5
  agreed_discount_share REAL,            --: pick 0*3 | 0.025*3 | 0.05*4 | 0.08*2 | 0.12
  customer_since TEXT                    --: date 2006-06-01..2024-08-31
); --: rows 44
CREATE TABLE driver (
  driver_id INTEGER PRIMARY KEY,         --: seq 61
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  depot_id INTEGER REFERENCES depot(depot_id), --: pick 1*5 | 2*4 | 3*3 | 4*4 | 5*2 | 6*3 | 7
  mentor_id INTEGER REFERENCES driver(driver_id), --: self driver_id
  hired_on TEXT,                         --: date 2008-02-01..2024-11-30
  van_capacity_kg INTEGER                --: pick 650*3 | 900*4 | 1200*2 | 3500
); --: rows 30
CREATE TABLE sale (
  sale_id INTEGER PRIMARY KEY,           --: seq 300001
  product_id INTEGER REFERENCES product(product_id), --: ref product.product_id cover 92% skew
  pharmacy_id INTEGER REFERENCES pharmacy(pharmacy_id), --: ref pharmacy.pharmacy_id cover 93% skew
  depot_id INTEGER REFERENCES depot(depot_id), --: pick 1*6 | 2*4 | 3*3 | 4*4 | 5*2 | 6*3
  driver_id INTEGER REFERENCES driver(driver_id), --: expr (SELECT MIN(driver_id) FROM driver WHERE driver_id >= 61 + (sale.sale_id * sale.sale_id) % 28)
  ordered_at TEXT,                       --: date 2023-04-03..2025-03-30 %Y-%m-%d %H:%M:%S
  packed_at TEXT,                        --: after ordered_at 1..40 hours %Y-%m-%d %H:%M:%S until 2025-03-31
  delivered_at TEXT,                     --: after packed_at 2..60 hours %Y-%m-%d %H:%M:%S until 2025-03-31
  quantity INTEGER,                      --: int 1..120 skew
  unit_price_gbp REAL,                   --: expr (SELECT list_price_gbp FROM product WHERE product.product_id = sale.product_id)
  discount_share REAL,                   --: expr (SELECT agreed_discount_share FROM pharmacy WHERE pharmacy.pharmacy_id = sale.pharmacy_id) + (sale.sale_id % 4 = 1) * 0.02
  net_gbp REAL,                          --: expr round(quantity * unit_price_gbp * (1 - discount_share), 2)
  cost_gbp REAL,                         --: expr round(quantity * unit_price_gbp * (0.68 + (sale.sale_id * 7 % 9) * 0.03), 2)
  vat_share REAL,                        --: pick 0.2*5 | 0*2
  weight_kg REAL,                        --: expr round(quantity * (0.03 + (product_id % 5) * 0.02), 2)
  distance_km REAL,                      --: real 2.5..190 1 skew
  temp_max_c REAL,                       --: real 3..29 1 normal null 35%
  is_express TEXT,                       --: pick no*4 | yes
  sold_via TEXT,                         --: pick portal*6 | phone*3 | fax
  batch_no TEXT,                         --: code @@####
  expires_on TEXT,                       --: after ordered_at 60..1100 days %Y-%m-%d
  return_reason TEXT                     --: pick damaged*3 | wrong item*3 | too warm*2 | recall null 85%
); --: rows 400
CREATE TABLE transfer (
  transfer_id INTEGER PRIMARY KEY,       --: seq 1
  from_depot_id INTEGER REFERENCES depot(depot_id), --: pick 1*7 | 2*3 | 3 | 4*3 | 6*2
  to_depot_id INTEGER REFERENCES depot(depot_id), --: pick 1*2 | 2*3 | 3*4 | 4*3 | 5*5 | 6*3
  product_id INTEGER REFERENCES product(product_id), --: ref product.product_id cover 78%
  quantity INTEGER,                      --: int 5..600 skew
  left_at TEXT,                          --: date 2024-01-04..2025-03-29 %Y-%m-%d %H:%M:%S
  arrived_at TEXT,                       --: after left_at 2..44 hours %Y-%m-%d %H:%M:%S until 2025-03-31
  weight_kg REAL                         --: real 1.5..420 1 skew
); --: rows 150
CREATE TABLE stock_count (
  count_id INTEGER PRIMARY KEY,          --: seq 1
  depot_id INTEGER REFERENCES depot(depot_id), --: pick 1*5 | 2*4 | 3*3 | 4*4 | 5*2 | 6*3
  product_id INTEGER REFERENCES product(product_id), --: ref product.product_id cover 85%
  counted_on TEXT,                       --: date 2024-07-01..2025-03-28
  units INTEGER,                         --: int 0..2400 skew
  missing_share REAL                     --: pick 0*6 | 0.005*2 | 0.01*2 | 0.03 | 0.08
); --: rows 220
CREATE TABLE recall (
  recall_id INTEGER PRIMARY KEY,
  product_id INTEGER REFERENCES product(product_id),
  announced_on TEXT,
  closed_on TEXT,
  severity INTEGER,
  reason TEXT,
  told_share REAL
);
INSERT INTO recall VALUES (1, 4, '2023-06-14', '2023-07-20', 2, 'wrong leaflet', 1), (2, 9, '2023-11-02', '2023-11-28', 1, 'needle breaks', 0.97), (3, 14, '2024-02-19', '2024-06-03', 3, 'discolouration', 0.82), (4, 17, '2024-09-30', '2024-10-21', 1, 'cold chain broken', 0.99), (5, 21, '2024-10-08', '2025-01-15', 1, 'mixed-up blister', 0.94), (6, 28, '2024-12-12', '2025-02-07', 2, 'bottle leaks', 0.88), (7, 9, '2025-01-27', NULL, 2, 'wrong leaflet', 0.91), (8, 33, '2025-03-03', NULL, 3, 'discolouration', 0.55), (9, 40, '2025-03-21', NULL, 2, 'label smudged', 0.3);
DELETE FROM transfer WHERE from_depot_id = to_depot_id;
UPDATE driver SET mentor_id = NULL WHERE hired_on < (SELECT d.hired_on FROM driver d WHERE d.driver_id = driver.mentor_id);
UPDATE sale SET return_reason = NULL WHERE delivered_at IS NULL;
UPDATE product SET needs_rx = 'yes' WHERE form IN ('pen', 'injection');
UPDATE product SET needs_rx = 'no' WHERE product_name IN ('Paravane', 'Snuffex', 'Tablemint');
UPDATE product SET form = 'tablet' WHERE product_name = 'Tablemint';
UPDATE sale SET delivered_at = NULL, return_reason = NULL WHERE ordered_at >= '2025-03-12' AND sale_id % 5 < 4;
UPDATE sale SET packed_at = NULL WHERE delivered_at IS NULL AND sale_id % 3 = 0;
