-- Spare parts depot: parts for small machines, bought, stored, picked and sent.
CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT NOT NULL,
  town TEXT,
  opened_year INTEGER, -- first year of business
  floor_sqm INTEGER
);
INSERT INTO site VALUES (1, 'Central Depot', 'Eindhoven', 2004, 8200), (2, 'Harbour Hall', 'Antwerp', 2011, 5400), (3, 'Ridge Store', 'Liege', 2018, 1900), (4, 'Cross Dock North', 'Groningen', 2022, 900);
CREATE TABLE bin (
  bin_id INTEGER PRIMARY KEY,            --: seq 1
  site_id INTEGER,                       --: pick 1*5 | 2*4 | 3*2
  bin_code TEXT, -- aisle, rack, level --: code @-##-# distinct
  zone TEXT,                             --: pick fast*4 | slow*5 | bulk*2 | cold
  max_weight_kg INTEGER,                 --: pick 25*3 | 60*5 | 200*3 | 900
  blocked TEXT -- Y while it must not be used --: pick N*9 | Y
); --: rows 90
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  town TEXT,
  country TEXT,
  email TEXT, -- NULL unknown, '' refused to give one
  partner_since INTEGER
);
INSERT INTO supplier VALUES (1, 'Brandt Hydraulik', 'Kassel', 'Germany', 'sales@brandt.example', 2006), (2, 'Oleo Seals', 'Brescia', 'Italy', 'export@oleo.example', 2009), (3, 'Kowal Bearings', 'Poznan', 'Poland', '', 2012), (4, 'Vantaa Filters', 'Vantaa', 'Finland', NULL, 2015), (5, 'Delta Drives', 'Antwerp', 'Belgium', 'desk@deltadrives.example', 2004), (6, 'Norr Cable', 'Umea', 'Sweden', 'order@norr.example', 2017), (7, 'Saint-Clair Moteurs', 'Lyon', 'France', '', 2019), (8, 'Tamsin Rubber', 'Leeds', 'United Kingdom', NULL, 2020), (9, 'Iberia Chains', 'Bilbao', 'Spain', 'hola@iberiachains.example', 2021), (10, 'Zell Optik', 'Jena', 'Germany', 'info@zell.example', 2023);
CREATE TABLE part_family (
  family_id INTEGER PRIMARY KEY,
  family_name TEXT,
  parent_family_id INTEGER -- the wider family, NULL at the top
);
INSERT INTO part_family VALUES (1, 'Mechanical', NULL), (2, 'Electrical', NULL), (3, 'Fluids', NULL), (4, 'Bearings', 1), (5, 'Belts and chains', 1), (6, 'Motors', 2), (7, 'Sensors', 2), (8, 'Cables', 2), (9, 'Pumps', 3), (10, 'Filters', 3), (11, 'Seals', 3), (12, 'Gears', 1);
CREATE TABLE part (
  part_no TEXT PRIMARY KEY,              --: code @@-#### distinct
  part_name TEXT,                        --: mix {Ball Bearing|Roller Bearing|Drive Belt|Chain|Stepper Motor|Brush Motor|Heat Sensor|Flow Sensor|Ribbon Cable|Gear Pump|Air Filter|Oil Filter|Shaft Seal|O-Ring Kit|Worm Gear} {K2|K4|M8|M12|XR|S20} distinct
  family_id INTEGER,                     --: pick 1
  unit_cost REAL, -- euro --: real 0.8..140 2 skew
  list_price REAL, -- euro, without tax --: real 1.35..2.6 2
  weight_g INTEGER,                      --: int 5..9000 skew
  barcode TEXT, -- NULL not assigned, '' label lost --: code 87########## null 8% empty 7%
  min_stock INTEGER, -- reorder below this --: pick 0*2 | 5*4 | 10*4 | 25*3 | 50
  launched_on TEXT,                      --: date 2015-02-01..2024-06-30
  discontinued_on TEXT,                  --: date 2023-03-01..2024-08-31 null 84%
  successor_part_no TEXT -- the part that takes its place --: self part_no null 80%
); --: rows 76
CREATE TABLE part_supplier (
  part_no TEXT,                          --: ref part.part_no cover 92%
  supplier_id INTEGER,                   --: ref supplier.supplier_id cover 90%
  buy_price REAL, -- agreed price per piece, euro --: real 0.6..150 2 skew
  lead_days INTEGER,                     --: int 2..60 skew
  preferred TEXT                         --: pick N*3 | Y*2
); --: rows 150
CREATE TABLE machine_model (
  model_id INTEGER PRIMARY KEY,
  model_name TEXT,
  maker TEXT,
  end_of_life INTEGER -- year, NULL while sold
);
INSERT INTO machine_model VALUES (1, 'Grinder G7', 'Tolvan', NULL), (2, 'Grinder G9', 'Tolvan', NULL), (3, 'Sweeper 40', 'Marasco', 2022), (4, 'Sweeper 60', 'Marasco', NULL), (5, 'Lift Mate', 'Oxbridge', NULL), (6, 'Lift Mate Pro', 'Oxbridge', NULL), (7, 'Vendomat', 'Karlsen', 2020), (8, 'Press One', 'Karlsen', NULL);
CREATE TABLE part_fit (
  part_no TEXT,                          --: ref part.part_no cover 80%
  model_id INTEGER,                      --: ref machine_model.model_id
  qty_per_machine INTEGER -- pieces built into one machine --: pick 1*6 | 2*4 | 4*2 | 8
); --: rows 130
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 1
  customer_name TEXT,                    --: mix {Alder|Bastion|Copperfield|Dunlin|Everest|Fenland|Gable|Hollow|Ironwood|Juniper|Kestrel|Larkspur|Maple} {Workshop|Services|Rentals|Repairs|Foundry} distinct
  town TEXT,                             --: pick Eindhoven*5 | Antwerp*4 | Liege*3 | Groningen*3 | Utrecht*4 | Ghent*3 | Aachen*2
  segment TEXT, -- R reseller, W workshop, F fleet owner --: pick R*3 | W*6 | F*2
  email TEXT, -- NULL unknown, '' declined --: from lower desk@{customer_id}.example null 15% empty 12%
  signed_up_on TEXT,                     --: date 2021-03-01..2024-08-20
  credit_limit INTEGER -- euro --: pick 500*2 | 1000*4 | 2500*4 | 10000
); --: rows 60
CREATE TABLE worker (
  worker_id INTEGER PRIMARY KEY,         --: seq 41
  first_name TEXT,                       --: first distinct
  last_name TEXT,                        --: last distinct
  site_id INTEGER,                       --: pick 1*5 | 2*4 | 3*2
  shift TEXT, -- E early, L late, N night --: pick E*4 | L*4 | N*2
  hired_on TEXT,                         --: date 2012-01-10..2024-07-31
  lead_id INTEGER -- worker_id of the team leader --: self worker_id
); --: rows 34
CREATE TABLE carrier (
  carrier_id INTEGER PRIMARY KEY,
  carrier_name TEXT,
  mode TEXT -- road, parcel or air
);
INSERT INTO carrier VALUES (1, 'Swiftvan', 'road'), (2, 'Parcelino', 'parcel'), (3, 'Blue Heron Air', 'air'), (4, 'Low Lands Freight', 'road'), (5, 'Boxrunner', 'parcel');
CREATE TABLE quote (
  quote_no INTEGER PRIMARY KEY,          --: seq 7001
  customer_id INTEGER,                   --: ref customer.customer_id cover 90% skew
  part_no TEXT,                          --: ref part.part_no cover 85%
  qty INTEGER,                           --: int 1..60 skew
  unit_price REAL,                       --: real 2..300 2 skew
  quoted_on TEXT,                        --: date 2023-01-03..2024-09-12
  answered_on TEXT, -- when the customer said yes or no --: after quoted_on 1..40 days until 2024-09-15 null 22%
  outcome TEXT -- won, lost or open --: pick won*5 | lost*4
); --: rows 150
CREATE TABLE sales_order (
  order_no INTEGER PRIMARY KEY,          --: seq 30001
  customer_id INTEGER,                   --: ref customer.customer_id cover 86% skew
  site_id INTEGER,                       --: pick 1*5 | 2*4 | 3*2
  quote_no INTEGER, -- NULL if ordered without a quote --: ref quote.quote_no cover 40% distinct null 70%
  channel TEXT,                          --: pick portal*6 | phone*3 | edi*3
  ordered_at TEXT,                       --: date 2023-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  promised_on TEXT,                      --: after ordered_at 2..9 days %Y-%m-%d
  status TEXT, -- P placed, K picked, S sent, D delivered, X cancelled --: pick D
  note TEXT                              --: note null 60% empty 15%
); --: rows 220
CREATE TABLE pick (
  pick_id INTEGER PRIMARY KEY,           --: seq 500001
  order_no INTEGER,                      --: ref sales_order.order_no cover 93%
  part_no TEXT,                          --: ref part.part_no cover 84% skew
  bin_id INTEGER,                        --: ref bin.bin_id cover 80%
  worker_id INTEGER,                     --: ref worker.worker_id cover 82% skew null 2%
  picked_at TEXT,                        --: date 2023-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  qty INTEGER,                           --: int 1..24 skew
  qty_short INTEGER, -- pieces that were missing in the bin --: pick 0*12 | 1*2 | 2 | 4
  walk_ms INTEGER, -- walking time to the bin, milliseconds --: int 4000..260000 skew
  sale_price REAL -- euro per piece --: real 1..2 2
); --: rows 400
CREATE TABLE shipment (
  shipment_id INTEGER PRIMARY KEY,       --: seq 9001
  order_no INTEGER,                      --: ref sales_order.order_no cover 90% distinct
  carrier_id INTEGER,                    --: pick 1*3 | 2*5 | 3 | 4*3 | NULL
  sent_at TEXT,                          --: date 2023-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  delivered_on TEXT,                     --: date 2023-01-02..2024-09-14
  weight_kg REAL,                        --: real 0.3..240 1 skew
  freight_cost REAL -- what the carrier charges, euro --: real 4.5..160 2 skew
); --: rows 180
CREATE TABLE part_return (
  return_id INTEGER PRIMARY KEY,         --: seq 1
  pick_id INTEGER,                       --: ref pick.pick_id cover 20%
  returned_on TEXT,                      --: date 2023-02-01..2024-09-13
  reason TEXT, -- NULL not asked, '' not said --: pick wrong part*5 | damaged*4 | too late*2 | not needed*3 null 10% empty 10%
  qty INTEGER,                           --: pick 1*6 | 2*2
  credited TEXT                          --: pick Y*5 | N*3
); --: rows 60
CREATE TABLE purchase_order (
  po_no INTEGER PRIMARY KEY,             --: seq 60001
  supplier_id INTEGER,                   --: ref supplier.supplier_id cover 90% skew
  site_id INTEGER,                       --: pick 1*5 | 2*4 | 3*2
  ordered_on TEXT,                       --: date 2023-01-04..2024-09-10
  due_on TEXT,                           --: after ordered_on 5..45 days
  received_on TEXT,                      --: after ordered_on 4..60 days until 2024-09-15 null 6%
  approved_by INTEGER -- worker_id --: ref worker.worker_id cover 25% null 8%
); --: rows 110
CREATE TABLE purchase_line (
  po_no INTEGER,                         --: ref purchase_order.po_no cover 94%
  line_no INTEGER,                       --: int 1..5
  part_no TEXT,                          --: ref part.part_no cover 88%
  qty INTEGER,                           --: int 5..400 skew
  qty_received INTEGER,                  --: int 0..3
  unit_price REAL -- euro --: real 0.7..150 2 skew
); --: rows 220
CREATE TABLE stock_count (
  count_id INTEGER PRIMARY KEY,          --: seq 1
  bin_id INTEGER,                        --: ref bin.bin_id
  part_no TEXT,                          --: ref part.part_no
  counted_on TEXT,                       --: date 2023-06-01..2024-09-13
  expected_qty INTEGER,                  --: int 0..180 skew
  counted_qty INTEGER,                   --: int 0..6
  worker_id INTEGER                      --: ref worker.worker_id cover 50%
); --: rows 160
UPDATE part SET family_id = CASE WHEN part_name LIKE '%Bearing%' THEN 4 WHEN part_name LIKE 'Drive Belt%' OR part_name LIKE 'Chain%' THEN 5 WHEN part_name LIKE '%Motor%' THEN 6 WHEN part_name LIKE '%Sensor%' THEN 7 WHEN part_name LIKE '%Cable%' THEN 8 WHEN part_name LIKE '%Pump%' THEN 9 WHEN part_name LIKE '%Filter%' THEN 10 WHEN part_name LIKE '%Gear%' THEN 12 ELSE 11 END;
UPDATE part SET list_price = ROUND(unit_cost * list_price, 2);
UPDATE part SET successor_part_no = NULL WHERE discontinued_on IS NULL AND rowid % 3 > 0;
UPDATE part SET discontinued_on = NULL WHERE discontinued_on <= launched_on;
UPDATE part_supplier SET buy_price = (SELECT ROUND(P.unit_cost * (80 + part_supplier.rowid * 7 % 37) / 100.0, 2) FROM part AS P WHERE P.part_no = part_supplier.part_no);
DELETE FROM part_supplier WHERE rowid NOT IN (SELECT MIN(rowid) FROM part_supplier GROUP BY part_no, supplier_id);
DELETE FROM part_fit WHERE rowid NOT IN (SELECT MIN(rowid) FROM part_fit GROUP BY part_no, model_id);
UPDATE quote SET outcome = 'open' WHERE answered_on IS NULL;
UPDATE quote SET unit_price = (SELECT ROUND(P.list_price * (88 + quote.quote_no % 12) / 100.0, 2) FROM part AS P WHERE P.part_no = quote.part_no);
UPDATE sales_order SET quote_no = NULL WHERE quote_no IN (SELECT quote_no FROM quote WHERE outcome <> 'won');
UPDATE sales_order SET customer_id = (SELECT Q.customer_id FROM quote AS Q WHERE Q.quote_no = sales_order.quote_no), ordered_at = (SELECT Q.answered_on || ' 10:' || substr(sales_order.ordered_at, 15) FROM quote AS Q WHERE Q.quote_no = sales_order.quote_no) WHERE quote_no IS NOT NULL;
UPDATE sales_order SET promised_on = date(ordered_at, '+' || (2 + order_no % 7) || ' days') WHERE quote_no IS NOT NULL;
UPDATE sales_order SET status = 'X' WHERE order_no % 17 = 6;
DELETE FROM shipment WHERE order_no IN (SELECT order_no FROM sales_order WHERE status = 'X');
UPDATE shipment SET sent_at = (SELECT datetime(S.ordered_at, '+' || (5 + shipment.shipment_id * 13 % 120) || ' hours') FROM sales_order AS S WHERE S.order_no = shipment.order_no);
DELETE FROM shipment WHERE sent_at > '2024-09-14 22:00:00';
UPDATE shipment SET delivered_on = date(sent_at, '+' || (1 + shipment_id * 11 % 6) || ' days');
UPDATE shipment SET delivered_on = NULL WHERE delivered_on > '2024-09-14' OR shipment_id % 37 = 5;
UPDATE sales_order SET status = CASE WHEN order_no IN (SELECT order_no FROM shipment WHERE delivered_on IS NOT NULL) THEN 'D' WHEN order_no IN (SELECT order_no FROM shipment) THEN 'S' WHEN order_no % 3 = 1 THEN 'K' ELSE 'P' END WHERE status <> 'X';
UPDATE pick SET picked_at = (SELECT datetime(S.ordered_at, '+' || (1 + pick.pick_id * 7 % 20) || ' hours', '+' || (pick.pick_id * 31 % 60) || ' minutes') FROM sales_order AS S WHERE S.order_no = pick.order_no);
DELETE FROM pick WHERE order_no IN (SELECT order_no FROM sales_order WHERE status IN ('X', 'P')) OR picked_at > '2024-09-15';
UPDATE pick SET qty_short = 0 WHERE qty_short >= qty;
UPDATE pick SET sale_price = (SELECT ROUND(P.list_price * (85 + pick.pick_id % 4 * 5) / 100.0, 2) FROM part AS P WHERE P.part_no = pick.part_no);
DELETE FROM part_return WHERE pick_id NOT IN (SELECT pick_id FROM pick) OR pick_id IS NULL;
UPDATE part_return SET returned_on = (SELECT date(P.picked_at, '+' || (4 + part_return.return_id * 7 % 40) || ' days') FROM pick AS P WHERE P.pick_id = part_return.pick_id);
DELETE FROM part_return WHERE returned_on > '2024-09-14';
DELETE FROM purchase_line WHERE rowid NOT IN (SELECT MIN(rowid) FROM purchase_line GROUP BY po_no, line_no);
UPDATE purchase_line SET unit_price = (SELECT ROUND(P.unit_cost * (84 + purchase_line.rowid * 5 % 31) / 100.0, 2) FROM part AS P WHERE P.part_no = purchase_line.part_no), qty_received = CASE WHEN rowid % 9 = 4 THEN qty - qty_received - 1 WHEN rowid % 31 = 3 THEN qty + 2 ELSE qty END;
UPDATE purchase_line SET qty_received = 0 WHERE po_no IN (SELECT po_no FROM purchase_order WHERE received_on IS NULL);
UPDATE stock_count SET counted_qty = CASE WHEN count_id % 5 = 1 THEN MAX(expected_qty - counted_qty, 0) WHEN count_id % 11 = 3 THEN expected_qty + counted_qty ELSE expected_qty END;
UPDATE customer SET customer_name = replace(customer_name, 'Dunlin', 'Nettle') WHERE customer_name IN ('Dunlin Rentals', 'Dunlin Repairs', 'Dunlin Services');
