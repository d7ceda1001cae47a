CREATE TABLE stores (
  store_id INTEGER PRIMARY KEY,
  store_name TEXT,
  town TEXT,
  region TEXT,
  floor_m2 INTEGER,
  pick_stations INTEGER,
  joined_on INTEGER
);
INSERT INTO stores VALUES (1,'Kvarnen','Almvik','North',1850,6,19980401),(2,'Norra Torget','Almvik','North',640,2,20040915),(3,'Södra Torget','Helsbo','Coast',720,3,20070302),(4,'Hamnboden','Helsbo','Coast',1120,4,20011120),(5,'Skogsgården','Tranby','Lakes',980,3,20120601),(6,'Bruket','Tranby','Lakes',2300,8,19951010),(7,'Öbutiken','Fyrholmen','Islands',210,1,20230515);
CREATE TABLE members (
  member_id INTEGER PRIMARY KEY,         --: seq 2001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  born_on INTEGER,                       --: date 1938-02-01..2005-11-30 yyyymmdd
  joined_on INTEGER,                     --: date 2006-01-15..2024-11-30 yyyymmdd
  home_store_id INTEGER REFERENCES stores(store_id), --: pick 1*6 | 2*3 | 3*3 | 4*4 | 5*3 | 6*6
  shares INTEGER,                        --: int 1..40 skew
  recruited_by INTEGER REFERENCES members(member_id) --: self member_id
); --: rows 120
CREATE TABLE suppliers (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  country TEXT,
  reliability_score INTEGER,
  service_score REAL
);
INSERT INTO suppliers VALUES (1,'Nordfix Verktyg','Sweden',91,3.8),(2,'Bolt & Bracket','Denmark',77,4.4),(3,'Farben Lenz','Germany',84,2.9),(4,'Timmerlund','Sweden',68,4.7),(5,'Ferreteria Sol','Spain',59,3.1),(6,'Kettering Tools','United Kingdom',88,4.1),(7,'Gartenhof','Germany',72,3.5),(8,'Lumensa','Poland',95,4.9),(9,'Rørgaard','Denmark',81,2.2),(10,'Old Quarry Lime','United Kingdom',40,4.0);
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT,
  category TEXT,
  list_price REAL,
  member_price REAL,
  currency TEXT,
  weight_kg REAL,
  member_rating REAL
);
INSERT INTO products VALUES (1,'Claw Hammer 450','hand tools',24.9,21.5,'EUR',0.72,4.6),(2,'Sledge Hammer 3 kg','hand tools',46.0,41.0,'EUR',3.6,4.1),(3,'Bow Saw','hand tools',18.5,16.9,'EUR',0.9,3.7),(4,'Cordless Drill 18V','power tools',139.0,119.0,'EUR',1.9,4.8),(5,'Jigsaw J70','power tools',89.0,79.0,'EUR',2.3,3.9),(6,'Angle Grinder 125','power tools',72.5,66.0,'EUR',2.1,4.0),(7,'Wall Paint White 10 l','paint',64.0,57.5,'EUR',14.2,4.3),(8,'Wood Oil 2.5 l','paint',39.9,36.0,'EUR',2.7,4.7),(9,'Falu Red 5 l','paint',48.0,42.0,'EUR',6.9,4.9),(10,'Roof Tar 10 l','paint',71.0,71.0,'EUR',12.5,2.8),
(11,'Pine Board 22x95','timber',4.2,3.8,'EUR',2.4,3.9),(12,'Oak Plank 40x200','timber',38.0,33.0,'EUR',11.8,4.5),(13,'Plywood 12 mm','timber',29.9,27.5,'EUR',17.6,4.0),(14,'Wheelbarrow 90 l','garden',118.0,104.0,'EUR',15.3,4.2),(15,'Hedge Shears','garden',31.5,28.0,'EUR',1.1,3.6),(16,'Rain Barrel 210 l','garden',79.0,69.0,'EUR',9.4,4.4),(17,'Drain Pipe 2 m','plumbing',13.9,12.5,'EUR',1.6,3.8),(18,'Basin Mixer Tap','plumbing',88.0,82.0,'EUR',1.4,3.3),(19,'Copper Tube 15 mm','plumbing',22.0,19.9,'EUR',1.2,4.1),(20,'LED Bulb E27','electrical',6.9,5.9,'EUR',0.05,4.5),
(21,'Cable Drum 25 m','electrical',58.0,52.0,'EUR',5.2,4.0),(22,'Motion Sensor','electrical',34.0,31.0,'EUR',0.2,3.0),(23,'Wood Screws 5x60','fixings',9.5,8.2,'EUR',0.8,4.6),(24,'Wall Plugs 8 mm','fixings',4.9,4.4,'EUR',0.2,4.2),(25,'Lime Mortar 25 kg','building',15.8,14.2,'EUR',25.0,3.4),(26,'Thatching Twine','building',12.0,11.0,'EUR',0.4,NULL);
CREATE TABLE product_suppliers (
  product_id INTEGER REFERENCES products(product_id), --: int 1..25
  supplier_id INTEGER REFERENCES suppliers(supplier_id), --: int 1..9
  lead_days INTEGER,                     --: int 1..45 skew
  buy_price REAL                         --: real 0.4..0.8 2
); --: rows 70
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY,          --: seq 81001
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 85% skew
  store_id INTEGER REFERENCES stores(store_id), --: pick 1*7 | 2*3 | 3*3 | 4*4 | 5*3 | 6*6
  channel TEXT,                          --: pick counter*5 | web*4 | phone*2
  ordered_at INTEGER,                    --: date 2023-01-03..2024-12-29 unix
  picked_at INTEGER,                     --: after ordered_at 1..70 hours unix until 2024-12-31
  handed_over_at INTEGER,                --: after picked_at 1..190 hours unix until 2024-12-31
  pick_seconds INTEGER,                  --: int 40..2400 skew
  total_amount REAL,                     --: price 12..900
  currency TEXT                          --: expr CASE WHEN store_id IN (3, 4) THEN 'DKK' ELSE 'SEK' END
); --: rows 360
CREATE TABLE order_lines (
  order_id INTEGER REFERENCES orders(order_id), --: ref orders.order_id cover 90%
  product_id INTEGER REFERENCES products(product_id), --: pick 1*4 | 3*2 | 4*3 | 5*2 | 6*2 | 7*5 | 8*4 | 9*3 | 11*7 | 12*2 | 13*3 | 14*2 | 15*2 | 16*2 | 17*3 | 18*1 | 19*2 | 20*6 | 21*2 | 22*1 | 23*7 | 24*5 | 25*2
  quantity INTEGER                       --: int 1..12 skew
); --: rows 400
CREATE TABLE workshop_jobs (
  job_id INTEGER PRIMARY KEY,            --: seq 1
  store_id INTEGER REFERENCES stores(store_id), --: pick 1*5 | 4*3 | 5*2 | 6*5
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 60%
  job_kind TEXT,                         --: pick key cutting*6 | paint mixing*5 | timber sawing*4 | chain sharpening*2
  started_at INTEGER,                    --: date 2023-03-01..2024-12-28 unix
  machine_ms INTEGER,                    --: int 12000..1450000 skew
  price REAL,                            --: price 4..60
  currency TEXT                          --: by store_id: 4 => DKK; else => SEK
); --: rows 190
UPDATE members SET recruited_by = NULL WHERE member_id % 3 <> 0;
UPDATE orders SET handed_over_at = NULL WHERE order_id % 43 = 6 AND ordered_at > 1704067200;
UPDATE orders SET picked_at = NULL, handed_over_at = NULL WHERE order_id % 3 <> 0 AND ordered_at >= 1733443200;
DELETE FROM product_suppliers WHERE rowid NOT IN (SELECT MIN(rowid) FROM product_suppliers GROUP BY product_id, supplier_id);
UPDATE product_suppliers SET buy_price = ROUND(buy_price * (SELECT p.member_price FROM products AS p WHERE p.product_id = product_suppliers.product_id), 2);
DELETE FROM order_lines WHERE rowid NOT IN (SELECT MIN(rowid) FROM order_lines GROUP BY order_id, product_id);
UPDATE orders SET total_amount = COALESCE((SELECT ROUND(SUM(l.quantity * p.member_price) * CASE WHEN orders.currency = 'DKK' THEN 7.46 ELSE 11.3 END, 2) FROM order_lines AS l JOIN products AS p ON l.product_id = p.product_id WHERE l.order_id = orders.order_id), total_amount * 5);
