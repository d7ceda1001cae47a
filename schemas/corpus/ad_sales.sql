CREATE TABLE reps (
  rep_id INTEGER PRIMARY KEY, --: seq 11
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  desk TEXT, --: pick National*4 | Regional*4 | Digital*3 | Classifieds
  commission_pct REAL, --: pick 2.5*3 | 3*4 | 4*3 | 5.5*2 | 7
  hired_on INTEGER, --: date 2009-02-01..2023-11-30 yyyymmdd
  left_on INTEGER --: after hired_on 700..5000 days yyyymmdd until 2024-12-31 null 60%
); --: rows 30
CREATE TABLE advertisers (
  advertiser_id INTEGER PRIMARY KEY, --: seq 201
  company TEXT, --: mix {Orrin|Velda|Marlowe|Tessel|Quill|Bramley|Isko|Fennick|Ardent|Lowan} {Foods|Bakeries|Motors|Tyres|Tours|Airways|Bank|Mutual|Mobile|Denim|Shoes} distinct
  industry TEXT, --: const Food
  home_city TEXT, --: city
  agency_cut_pct REAL, --: pick NULL*3 | 8*2 | 10*4 | 12.5*3 | 15*4 | 17.5
  credit_limit INTEGER, --: pick 20000*4 | 50000*5 | 90000*2 | 150000*2 | 300000
  signed_on INTEGER, --: date 2016-01-01..2024-10-31 yyyymmdd
  account_rep_id INTEGER --: ref reps.rep_id cover 60%
); --: rows 48
CREATE TABLE outlets (
  outlet_id INTEGER PRIMARY KEY,
  outlet_name TEXT,
  medium TEXT,
  audience INTEGER,
  max_discount_pct REAL,
  list_price REAL,
  launched_on INTEGER
);
INSERT INTO outlets VALUES (1, 'Morning Ledger', 'print', 184000, 15, 640, 19520301), (2, 'Evening Ledger', 'print', 71000, 20, 410, 19710906), (3, 'Northgate Weekly', 'print', 22500, 25, 190, 19880414), (4, 'Quarterdeck', 'print', 9800, 10, 275, 20030501), (5, 'Harbor FM', 'radio', 132000, 20, 88, 19930110), (6, 'Coastline FM', 'radio', 67000, 20, 54, 19990821), (7, 'Radio Tern', 'radio', 18000, 30, 31, 20120302), (8, 'Signal Tower', 'web', 402000, 15, 120, 20081117), (9, 'Pixel Post', 'web', 155000, 25, 75, 20150601), (10, 'Bulletin Online', 'web', 88000, 15, 66, 20110915), (11, 'The Dial', 'podcast', 41000, 10, 210, 20190304), (12, 'Second Breakfast', 'podcast', 63000, 10, 260, 20200210), (13, 'Kitchen Cabinet', 'podcast', 27000, 20, 140, 20211011), (14, 'Night Freight', 'podcast', 3900, 30, 60, 20240617);
CREATE TABLE orders (
  order_no INTEGER PRIMARY KEY, --: seq 80001
  advertiser_id INTEGER, --: ref advertisers.advertiser_id cover 85% skew
  rep_id INTEGER, --: ref reps.rep_id cover 80% null 6%
  campaign TEXT, --: mix {Summer Rush|Open Doors|Big Switch|Winter Glow|First Bite|Long Weekend|Fresh Start|Last Call} {'22|'23|'24|Teaser|Encore}
  ordered_on INTEGER, --: date 2022-01-03..2024-12-20 yyyymmdd
  copy_due_on INTEGER, --: after ordered_on 6..28 days yyyymmdd
  copy_in_on INTEGER, --: after ordered_on 3..36 days yyyymmdd until 2024-12-31 null 6%
  starts_on INTEGER, --: after ordered_on 30..75 days yyyymmdd
  discount_pct REAL, --: pick 0*5 | 5*4 | 10*5 | 15*3 | 20*2 | 30
  client_ref TEXT --: code PO-### null 8%
); --: rows 240
CREATE TABLE placements (
  order_no INTEGER, --: ref orders.order_no cover 95%
  outlet_id INTEGER, --: pick 1*6 | 2*4 | 3*3 | 4 | 5*6 | 6*4 | 7*2 | 8*7 | 9*5 | 10*3 | 11*2 | 12*3
  spots INTEGER, --: int 1..48 skew
  spot_price REAL, --: price 24..720
  delivered_pct REAL, --: pick 100*9 | 96.5*2 | 92*2 | 87.5 | 80 | 71.5 | 0 | NULL
  position TEXT, --: pick front*2 | standard*6 | last page | pre-roll*2
  PRIMARY KEY (order_no, outlet_id)
); --: rows 400
CREATE TABLE invoices (
  invoice_no TEXT PRIMARY KEY, --: code IV-##### distinct
  order_no INTEGER, --: ref orders.order_no cover 75%
  issued_at INTEGER, --: date 2022-02-01..2024-12-28 unix
  due_at INTEGER, --: after issued_at 14..45 days unix
  settled_at TEXT, --: after issued_at 2..100 days %Y-%m-%d %H:%M:%S until 2024-12-31 null 10%
  amount REAL, --: price 200..9000
  reminders INTEGER --: pick 0*7 | 1*3 | 2*2 | 3
); --: rows 260
UPDATE advertisers SET industry = CASE WHEN company LIKE '%Motors' OR company LIKE '%Tyres' THEN 'Cars' WHEN company LIKE '%Tours' OR company LIKE '%Airways' THEN 'Travel' WHEN company LIKE '%Bank' OR company LIKE '%Mutual' THEN 'Banking' WHEN company LIKE '%Mobile' THEN 'Telecom' WHEN company LIKE '%Denim' OR company LIKE '%Shoes' THEN 'Fashion' ELSE 'Food' END;
UPDATE advertisers SET account_rep_id = 77 WHERE advertiser_id IN (209, 231);
UPDATE orders SET advertiser_id = 299 WHERE order_no IN (80044, 80117, 80203);
UPDATE invoices SET issued_at = CAST(strftime('%s', (SELECT substr(ordered_on, 1, 4) || '-' || substr(ordered_on, 5, 2) || '-' || substr(ordered_on, 7, 2) FROM orders WHERE orders.order_no = invoices.order_no), '+' || (12 + rowid * 29 % 70) || ' days') AS INTEGER) + 28800 + rowid * 977 % 36000;
DELETE FROM invoices WHERE issued_at > 1735500000;
UPDATE invoices SET due_at = issued_at + CASE rowid % 4 WHEN 0 THEN 1209600 WHEN 1 THEN 2592000 WHEN 2 THEN 1814400 ELSE 3888000 END, settled_at = CASE WHEN rowid % 8 = 5 THEN NULL ELSE datetime(issued_at, 'unixepoch', '+' || (3 + rowid * 41 % 67) || ' days', '+' || (rowid * 133 % 500) || ' minutes') END;
UPDATE invoices SET settled_at = NULL WHERE settled_at > '2024-12-31';
UPDATE invoices SET amount = round((SELECT SUM(p.spots * p.spot_price) FROM placements p WHERE p.order_no = invoices.order_no) * (1 - (SELECT discount_pct FROM orders o WHERE o.order_no = invoices.order_no) / 100.0) * CASE WHEN rowid % 13 = 2 THEN 1.08 ELSE 1 END, 2) WHERE order_no IN (SELECT order_no FROM placements);
UPDATE invoices SET order_no = 80901 WHERE rowid IN (17, 140);
UPDATE invoices SET reminders = 0 WHERE settled_at IS NOT NULL AND CAST(strftime('%s', settled_at) AS INTEGER) <= due_at;
DELETE FROM placements WHERE outlet_id IN (13, 14);
UPDATE placements SET delivered_pct = NULL WHERE order_no IN (SELECT order_no FROM orders WHERE starts_on > 20241231);
UPDATE invoices SET amount = round(amount / (SELECT COUNT(*) FROM invoices AS i WHERE i.order_no = invoices.order_no), 2) WHERE order_no IN (SELECT order_no FROM placements);
UPDATE advertisers SET agency_cut_pct = NULL WHERE advertiser_id % 2 = 0 AND advertiser_id NOT IN (SELECT advertiser_id FROM orders);
