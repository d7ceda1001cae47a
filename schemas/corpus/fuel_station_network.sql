CREATE TABLE fuel_type (
  fuel_code TEXT PRIMARY KEY,
  fuel_name TEXT,
  family TEXT,
  duty_pence REAL
);
INSERT INTO fuel_type VALUES ('E5', 'Super Unleaded', 'petrol', 52.95), ('E10', 'Unleaded', 'petrol', 52.95), ('B7', 'Diesel', 'diesel', 52.95), ('BX', 'Diesel Plus', 'diesel', 52.95), ('LPG', 'Autogas', 'gas', 28.88), ('HVO', 'Renewable Diesel', 'diesel', 52.95), ('H2', 'Hydrogen', 'gas', 0);
CREATE TABLE region (
  region_code TEXT PRIMARY KEY,
  region_name TEXT
);
INSERT INTO region VALUES ('NW', 'North West'), ('YH', 'Yorkshire'), ('WM', 'West Midlands'), ('SW', 'South West'), ('SC', 'Scotland'), ('WA', 'Wales');
CREATE TABLE role (
  role_code TEXT PRIMARY KEY,
  role_name TEXT
);
INSERT INTO role VALUES ('MGR', 'station manager'), ('CSH', 'cashier'), ('NGT', 'night attendant'), ('TEC', 'pump technician'), ('BAR', 'barista'), ('TRN', 'trainee');
CREATE TABLE station (
  station_no INTEGER PRIMARY KEY,        --: seq 101
  station_name TEXT,                     --: each Mill Brow | Harbour Gate | Tollbar | Ashlea | Quarry Bank | Kingfisher | Three Oaks | Peel Street | Moorside | Castle Loan | Riverside | Bridge End | Drovers Way | Lime Kiln | Beacon Hill | Old Forge | Sandpiper | Westgate | Abbey Cross | Furlong | Clifftop | Windmill | Tannery Lane | Saltmarsh | Hollow Lane | Viaduct | Market Cross | Gorse Hill | Ferry Road | Cattle Grid
  region_code TEXT REFERENCES region(region_code), --: pick NW*5 | YH*5 | WM*4 | SW*3 | SC*3 | WA*2
  town TEXT,                             --: by region_code: NW => Ormsthwaite | Leyburgh*2; YH => Skelmoor*2 | Hatherby; WM => Brackley Heath | Tamebridge; SW => Porthallow | Yarnmouth*2; SC => Glenarrow; else => Llanfedw
  site_kind TEXT,                        --: pick motorway*3 | town*6 | village*4 | supermarket*2
  opened_on TEXT,                        --: date 1988-04-01..2023-06-30
  last_refit_on TEXT,                    --: date 2012-01-15..2025-02-20 null 15%
  lease_until TEXT,                      --: date 2025-05-01..2041-12-31 null 30%
  forecourt_sqm INTEGER,                 --: int 380..4200 skew
  shop_sqm INTEGER,                      --: int 25..420 skew
  pump_count INTEGER,                    --: pick 4*3 | 6*4 | 8*4 | 12*2 | 16
  charger_count INTEGER,                 --: pick 0*6 | 2*4 | 4*2 | 8
  parking_bays INTEGER,                  --: int 3..60 skew
  has_car_wash TEXT,                     --: pick yes*4 | no*5
  is_24h TEXT,                           --: pick yes*5 | no*5
  toilet_score INTEGER,                  --: int 1..10 normal
  camera_count INTEGER,                  --: int 4..32
  staff_target INTEGER,                  --: int 2..8
  canopy_height_m REAL,                  --: real 4.2..6.5 1
  monthly_rent INTEGER,                  --: int 1800..24000 skew
  yearly_insurance INTEGER,              --: int 3100..21000 skew
  manager_id INTEGER,
  deputy_id INTEGER
); --: rows 30
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  role_code TEXT REFERENCES role(role_code), --: pick CSH*8 | NGT*3 | TEC*3 | BAR*3
  station_no INTEGER,                    --: ref station.station_no
  born_on TEXT,                          --: date 1958-03-01..2006-10-30
  hired_on TEXT,                         --: date 2005-01-10..2025-03-10
  hourly_pay REAL,                       --: real 11.4..24.5 2 skew
  boss_id INTEGER REFERENCES staff(staff_id)
); --: rows 128
CREATE TABLE tank (
  station_no INTEGER REFERENCES station(station_no),
  tank_no INTEGER,
  fuel_code TEXT REFERENCES fuel_type(fuel_code),
  capacity_l INTEGER,
  level_l INTEGER,
  installed_on TEXT,
  inspected_on TEXT,
  PRIMARY KEY (station_no, tank_no)
);
CREATE TABLE fuel_price (
  station_no INTEGER,
  fuel_code TEXT REFERENCES fuel_type(fuel_code),
  valid_from TEXT,
  pence_per_l REAL,
  PRIMARY KEY (station_no, fuel_code, valid_from)
);
CREATE TABLE fuel_sale (
  fuel_sale_id INTEGER PRIMARY KEY,      --: seq 400001
  station_no INTEGER REFERENCES station(station_no), --: ref station.station_no cover 94% skew
  pump_no INTEGER,                       --: int 1..8
  fuel_code TEXT,                        --: pick E10*8 | B7*7 | E5*3 | BX*2 | LPG
  sold_at TEXT,                          --: date 2024-01-02..2025-03-30 %Y-%m-%d %H:%M:%S
  litres REAL,                           --: real 6..92 1
  pence_per_l REAL,                      --: real 132.9..169.9 1
  amount_gbp REAL,                       --: expr ROUND(litres * pence_per_l / 100, 2)
  paid_by TEXT                           --: pick card*8 | cash*3 | fleet card*4 | app*2
); --: rows 400
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,        --: seq 1
  product_name TEXT,                     --: each Flat White | Builder's Tea | Steak Slice | Vegan Roll | Screenwash 5L | De-icer | Engine Oil 1L | Air Freshener Pine | Cheese Toastie | Still Water | Energy Fizz | Crisps Vinegar | Mint Gum | Road Atlas | Umbrella | Phone Cable | Gas Bottle 6kg | Kindling Bag | Charcoal 5kg | Bunch of Tulips | Birthday Card | Local Paper | Dog Treats | Sunglasses | Ice Scraper | Jump Leads | Car Shampoo | Chamois | Oat Latte | Bacon Bap | Fruit Pot | Wine Gums
  department TEXT,                       --: by product_name: Flat White, Builder's Tea, Steak Slice, Vegan Roll, Cheese Toastie, Oat Latte, Bacon Bap, Fruit Pot => food to go; Screenwash 5L, De-icer, Engine Oil 1L, Air Freshener Pine, Ice Scraper, Jump Leads, Car Shampoo, Chamois => car care; Still Water, Energy Fizz, Crisps Vinegar, Mint Gum, Wine Gums => snacks; else => general
  shelf_price REAL,                      --: by department: food to go => 2.4 | 3.2*2 | 3.6 | 4.5 | 5.25; snacks => 1.1 | 1.5 | 1.9 | 2.3; car care => 4.5 | 6.95 | 7.95 | 12.5 | 19.95; else => 3 | 4.25 | 6.5 | 9.95 | 14
  cost_price REAL,                       --: expr ROUND(shelf_price * (0.35 + (product_id % 7) / 20.0), 2)
  supplier_name TEXT                     --: pick Pennine Foods*4 | Hollis & Webb*3 | Kerbside Supplies*3 | Brightwater
); --: rows 32
CREATE TABLE shop_sale (
  shop_sale_id INTEGER PRIMARY KEY,      --: seq 80001
  station_no INTEGER,                    --: ref station.station_no cover 88% skew
  product_id INTEGER REFERENCES product(product_id), --: ref product.product_id cover 90% skew
  cashier_id INTEGER,                    --: ref staff.staff_id cover 50%
  sold_at TEXT,                          --: date 2024-01-03..2025-03-30 %Y-%m-%d %H:%M:%S
  quantity INTEGER,                      --: pick 1*9 | 2*4 | 3*2 | 6
  amount_gbp REAL,                       --: expr ROUND(quantity * (SELECT shelf_price FROM product WHERE product.product_id = shop_sale.product_id), 2)
  paid_by TEXT                           --: pick card*8 | cash*4 | app*2
); --: rows 360
CREATE TABLE delivery (
  delivery_id INTEGER PRIMARY KEY,       --: seq 6001
  station_no INTEGER REFERENCES station(station_no), --: ref station.station_no cover 90%
  fuel_code TEXT,                        --: pick E10*7 | B7*7 | E5*3 | BX*2 | LPG
  haulier TEXT,                          --: pick Ridgeway Tankers*5 | McAllan Haulage*3 | Severn Fuel Lines*3 | Blackshaw & Son
  ordered_on TEXT,                       --: date 2024-01-04..2025-03-30
  due_on TEXT,                           --: after ordered_on 3..7 days
  arrived_on TEXT,                       --: after ordered_on 1..7 days until 2025-03-31
  ordered_l INTEGER,                     --: pick 10000*3 | 18000*4 | 25000*4 | 36000*2
  delivered_l INTEGER,                   --: expr CASE WHEN arrived_on IS NULL THEN NULL ELSE ordered_l - CASE WHEN delivery_id % 4 = 0 THEN (delivery_id * 37 % 11) * 45 ELSE 0 END END
  pence_per_l REAL                       --: real 118..146 1
); --: rows 230
CREATE TABLE stock_transfer (
  transfer_id INTEGER PRIMARY KEY,       --: seq 1
  from_station_no INTEGER REFERENCES station(station_no), --: ref station.station_no skew
  to_station_no INTEGER,                 --: ref station.station_no
  product_id INTEGER,                    --: ref product.product_id
  quantity INTEGER,                      --: int 2..60 skew
  moved_on TEXT                          --: date 2024-02-01..2025-03-28
); --: rows 84
CREATE TABLE incident (
  incident_id INTEGER PRIMARY KEY,       --: seq 501
  station_no INTEGER REFERENCES station(station_no), --: ref station.station_no cover 85% skew
  kind TEXT,                             --: pick drive-off*7 | spillage*4 | pump fault*6 | slip and fall*2 | shoplifting*4 | card terminal down*3
  reported_on TEXT,                      --: date 2024-01-05..2025-03-29
  closed_on TEXT,                        --: after reported_on 0..40 days until 2025-03-31 null 6%
  reported_by INTEGER,                   --: ref staff.staff_id cover 45% null 10%
  handled_by INTEGER,                    --: ref staff.staff_id cover 30% null 15%
  cost_gbp REAL,                         --: real 12..2600 2 skew null 20%
  police_informed TEXT                   --: pick no*7 | yes*3
); --: rows 140
UPDATE staff SET role_code = 'MGR' WHERE staff_id <= 30;
UPDATE staff SET station_no = 100 + staff_id WHERE staff_id <= 29;
UPDATE staff SET boss_id = (SELECT s.staff_id FROM staff s WHERE s.station_no = staff.station_no AND s.role_code = 'MGR' ORDER BY s.staff_id LIMIT 1) WHERE role_code <> 'MGR';
UPDATE staff SET boss_id = 1 WHERE staff_id BETWEEN 2 AND 30 AND staff_id % 3 = 0;
UPDATE staff SET boss_id = 4 WHERE staff_id BETWEEN 5 AND 30 AND staff_id % 3 = 1;
UPDATE staff SET hired_on = date(hired_on, '+12 years') WHERE julianday(hired_on) - julianday(born_on) < 6100;
UPDATE staff SET hired_on = '2024-11-0' || (staff_id % 9 + 1) WHERE hired_on > '2025-03-20' OR julianday(hired_on) - julianday(born_on) < 5900;
UPDATE staff SET hourly_pay = ROUND(hourly_pay + 5, 2) WHERE role_code = 'MGR';
UPDATE station SET manager_id = (SELECT MIN(staff_id) FROM staff s WHERE s.station_no = station.station_no AND s.role_code = 'MGR'), deputy_id = (SELECT MIN(staff_id) FROM staff s WHERE s.station_no = station.station_no AND s.role_code IN ('CSH', 'NGT'));
UPDATE station SET deputy_id = NULL WHERE station_no IN (104, 117);
UPDATE station SET last_refit_on = NULL WHERE last_refit_on < opened_on;
INSERT INTO tank SELECT s.station_no, n.k, CASE n.k WHEN 1 THEN 'E10' WHEN 2 THEN 'B7' WHEN 3 THEN CASE s.station_no % 3 WHEN 0 THEN 'BX' ELSE 'E5' END ELSE CASE s.station_no % 4 WHEN 1 THEN 'LPG' WHEN 2 THEN 'HVO' ELSE 'E5' END END, 10000 + 5000 * ((s.station_no * 3 + n.k) % 6), 700 + (s.station_no * 977 + n.k * 1361) % 9200, date(s.opened_on, '+' || ((s.station_no * n.k) % 900) || ' days'), CASE WHEN (s.station_no + n.k) % 9 = 4 THEN NULL ELSE date('2025-03-20', '-' || ((s.station_no * 53 + n.k * 71) % 900) || ' days') END FROM station s JOIN (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) n WHERE n.k <= 2 + (s.station_no % 5 > 0) + (s.station_no % 3 = 1);
INSERT INTO fuel_price SELECT t.station_no, t.fuel_code, d.v, ROUND(131 + (t.station_no * 17 + length(d.v) + CAST(substr(d.v, 6, 2) AS INTEGER) * 7) % 22 + CASE t.fuel_code WHEN 'E10' THEN 0 WHEN 'B7' THEN 6 WHEN 'LPG' THEN -48 ELSE 13 END + 0.9, 1) FROM (SELECT DISTINCT station_no, fuel_code FROM tank) t JOIN (SELECT '2024-04-01' AS v UNION SELECT '2024-10-01' UNION SELECT '2025-01-01') d WHERE t.station_no % 7 <> 3;
UPDATE fuel_sale SET pence_per_l = ROUND(pence_per_l - CASE fuel_code WHEN 'LPG' THEN 58 WHEN 'E10' THEN 6 ELSE 0 END, 1), pump_no = 1 + pump_no % (SELECT pump_count FROM station s WHERE s.station_no = fuel_sale.station_no);
UPDATE fuel_sale SET amount_gbp = ROUND(litres * pence_per_l / 100, 2);
UPDATE stock_transfer SET to_station_no = 101 + (from_station_no - 100) % 30 WHERE to_station_no = from_station_no;
UPDATE shop_sale SET cashier_id = (SELECT MIN(staff_id) FROM staff s WHERE s.station_no = shop_sale.station_no AND s.role_code IN ('CSH', 'NGT', 'BAR') AND s.staff_id >= 31 + shop_sale.shop_sale_id * 7 % 80);
UPDATE delivery SET arrived_on = NULL, delivered_l = NULL WHERE ordered_on >= '2025-03-18';
