CREATE TABLE district (
  district_code TEXT PRIMARY KEY,
  district_name TEXT,
  mill_rate REAL,
  school_share REAL
);
INSERT INTO district VALUES ('D1', 'Harlan', 18.4, 0.52), ('D2', 'Lakeside', 21.1, 0.49), ('D3', 'Old Mill', 16.9, 0.55), ('D4', 'Prairie North', 14.2, 0.58), ('D5', 'Fairgrounds', 19.7, 0.5);
CREATE TABLE use_class (
  use_code TEXT PRIMARY KEY,
  use_name TEXT,
  assess_ratio REAL
);
INSERT INTO use_class VALUES ('R1', 'Single-family home', 0.4), ('R2', 'Duplex', 0.4), ('R3', 'Apartment building', 0.45), ('C1', 'Store', 0.5), ('C2', 'Warehouse', 0.5), ('A1', 'Farmland', 0.25), ('V0', 'Vacant lot', 0.4);
CREATE TABLE owner (
  owner_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  company_name TEXT, --: mix {Harlan|Lakeside|Bluestem|Cornerstone|Redbud} {Holdings|Rentals|Farms} LLC null 84%
  mailing_town TEXT, --: pick Harlan*5 | Cedar Falls*4 | Otis*3 | Bryce*2 | Denver
  mailing_state TEXT, --: by mailing_town: Denver => CO; else => KS
  born_on INTEGER, --: date 1936-03-01..2001-10-30 yyyymmdd
  e_billing TEXT --: pick Y*2 | N*3
); --: rows 130
CREATE TABLE appraiser (
  appraiser_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  supervisor_id INTEGER, --: self appraiser_id
  district_code TEXT, --: each D1 | D2 | D3 | D4 | D5
  hired_on INTEGER, --: date 2004-05-01..2023-11-15 yyyymmdd
  licensed TEXT --: pick Y*4 | N
); --: rows 16
CREATE TABLE parcel (
  parcel_no TEXT PRIMARY KEY, --: code ##-###-### distinct
  street TEXT, --: street
  town TEXT, --: pick Harlan*5 | Cedar Falls*4 | Otis*3 | Bryce*2
  district_code TEXT, --: by town: Harlan => D1*4 | D5*2; Cedar Falls => D2*3 | D1; Otis => D3; else => D4*2 | D3
  use_code TEXT, --: pick R1*9 | R2*2 | R3 | C1*2 | C2 | A1*2 | V0*2
  lot_acres REAL, --: real 0.1..3.2 2 skew
  floor_sqft INTEGER, --: by use_code: V0, A1 => NULL; R3 => 6400 | 9100; C2 => 12000 | 18500; C1 => 2100 | 3900; else => 980 | 1240*2 | 1510*3 | 1890*3 | 2350*2 | 3100
  year_built INTEGER, --: int 1898..2022
  bedrooms INTEGER, --: by use_code: R1 => 2 | 3*4 | 4*2 | 5; R2 => 4 | 5; R3 => 12 | 18; else => NULL
  baths REAL, --: by use_code: R1 => 1 | 1.5 | 2*3 | 2.5; R2 => 2 | 3; R3 => 10; else => NULL
  stories INTEGER, --: by use_code: V0, A1 => NULL; R3 => 3; C2 => 1; else => 1*3 | 2*2
  roof TEXT, --: by use_code: V0, A1 => NULL; else => shingle*5 | metal*2 | tile
  heating TEXT, --: by use_code: V0, A1 => NULL; else => gas*4 | electric*2 | heat pump
  garage TEXT, --: pick Y*3 | N*2
  pool TEXT, --: pick N*9 | Y
  waterfront TEXT, --: by town: Cedar Falls => Y | N*3; else => N
  homestead TEXT, --: by use_code: R1 => Y*3 | N; else => N
  land_value INTEGER, --: expr 9000 + CAST(lot_acres * 21000 AS INTEGER) + (rowid * 7919) % 17 * 1000
  building_value INTEGER, --: expr coalesce(floor_sqft * (58 + (rowid * 7919) % 61), 0)
  market_value INTEGER, --: expr land_value + building_value
  assessed_value INTEGER, --: expr CAST(market_value * (SELECT assess_ratio FROM use_class WHERE use_class.use_code = parcel.use_code) AS INTEGER)
  last_sold_on INTEGER, --: date 1988-05-01..2024-05-20 yyyymmdd null 14%
  last_sale_price INTEGER, --: expr CASE WHEN last_sold_on IS NOT NULL THEN market_value * (45 + (rowid * 7919) % 71) / 100 END
  parent_parcel_no TEXT
); --: rows 130
CREATE TABLE parcel_owner (
  parcel_no TEXT, --: ref parcel.parcel_no
  owner_id INTEGER, --: ref owner.owner_id cover 92%
  share_pct REAL, --: const 100
  since_on INTEGER, --: date 1994-01-01..2024-05-31 yyyymmdd
  PRIMARY KEY (parcel_no, owner_id)
); --: rows 190
CREATE TABLE tax_bill (
  bill_no INTEGER PRIMARY KEY,
  parcel_no TEXT,
  tax_year INTEGER,
  issued_on INTEGER,
  due_on INTEGER,
  gross_tax REAL,
  net_tax REAL,
  status TEXT
);
CREATE TABLE tax_payment (
  payment_no INTEGER PRIMARY KEY,
  bill_no INTEGER,
  paid_at INTEGER,
  amount REAL,
  channel TEXT
);
CREATE TABLE assessment_snapshot (
  snapshot_no INTEGER PRIMARY KEY,
  parcel_no TEXT,
  tax_year INTEGER,
  taken_at INTEGER,
  market_value INTEGER,
  assessed_value INTEGER,
  estimated_tax REAL
);
CREATE TABLE exemption_type (
  exemption_code TEXT PRIMARY KEY,
  exemption_name TEXT,
  max_amount INTEGER
);
INSERT INTO exemption_type VALUES ('SEN', 'Senior freeze', 9000), ('VET', 'Veteran', 12000), ('SOL', 'Solar roof', 5000), ('DIS', 'Disability', 10000), ('HIS', 'Historic building', 20000);
CREATE TABLE exemption (
  parcel_no TEXT, --: ref parcel.parcel_no cover 45%
  exemption_code TEXT, --: pick SEN*5 | VET*3 | SOL*3 | DIS*2
  granted_on INTEGER, --: date 2012-02-01..2024-04-30 yyyymmdd
  amount INTEGER, --: pick 2500*2 | 4000*3 | 5000*2 | 7500 | 9000
  PRIMARY KEY (parcel_no, exemption_code)
); --: rows 66
CREATE TABLE appeal (
  appeal_no INTEGER PRIMARY KEY, --: seq 2201
  parcel_no TEXT, --: ref parcel.parcel_no cover 48%
  filed_on INTEGER, --: date 2021-02-01..2024-06-20 yyyymmdd
  heard_on INTEGER, --: after filed_on 20..110 days until 2024-06-30 null 8%
  decided_on INTEGER, --: after heard_on 3..45 days until 2024-06-30
  appraiser_id INTEGER, --: ref appraiser.appraiser_id cover 80%
  asked_value INTEGER, --: expr (SELECT market_value FROM parcel WHERE parcel.parcel_no = appeal.parcel_no) * (62 + appeal_no * 13 % 30) / 100
  granted_value INTEGER, --: expr CASE WHEN decided_on IS NOT NULL THEN (SELECT market_value FROM parcel WHERE parcel.parcel_no = appeal.parcel_no) * (78 + appeal_no * 11 % 23) / 100 END
  outcome TEXT --: by decided_on: None => NULL; else => reduced*5 | denied*4 | withdrawn
); --: rows 96
CREATE TABLE inspection (
  inspection_no INTEGER PRIMARY KEY, --: seq 77001
  parcel_no TEXT, --: ref parcel.parcel_no cover 70% skew
  appraiser_id INTEGER, --: ref appraiser.appraiser_id cover 90% skew
  visited_at INTEGER, --: date 2022-01-10..2024-06-28 unix
  minutes INTEGER, --: int 10..95 normal
  found TEXT --: pick no change*6 | new deck*2 | finished basement*2 | nobody home*3 | fire damage
); --: rows 210
UPDATE appraiser SET supervisor_id = CASE WHEN appraiser_id = 1 THEN NULL WHEN appraiser_id <= 4 THEN 1 ELSE 2 + appraiser_id % 3 END;
UPDATE parcel SET parent_parcel_no = (SELECT p.parcel_no FROM parcel p WHERE p.town = parcel.town AND p.use_code <> 'V0' AND p.parcel_no < parcel.parcel_no ORDER BY p.parcel_no LIMIT 1) WHERE use_code IN ('V0', 'R2');
UPDATE parcel_owner SET share_pct = 100.0 / (SELECT COUNT(*) FROM parcel_owner q WHERE q.parcel_no = parcel_owner.parcel_no);
UPDATE parcel_owner SET share_pct = round(share_pct, 1);
INSERT INTO tax_bill SELECT 500000 + (y.y - 2021) * 1000 + p.rowid, p.parcel_no, y.y, y.y * 10000 + 1100 + 1 + p.rowid * 7 % 20, (y.y + 1) * 10000 + 131, round(p.assessed_value * d.mill_rate / 1000 * (94 + (y.y - 2021) * 3) / 100.0, 2), 0, 'open' FROM parcel p JOIN district d ON p.district_code = d.district_code JOIN (SELECT 2021 AS y UNION SELECT 2022 UNION SELECT 2023) y ON 1 = 1 WHERE (p.rowid + y.y) % 14 > 1;
UPDATE tax_bill SET net_tax = round(gross_tax * (1 - (bill_no * 31 % 5) * 0.02) - coalesce((SELECT SUM(amount) FROM exemption e WHERE e.parcel_no = tax_bill.parcel_no), 0) * 0.004, 2);
UPDATE tax_bill SET net_tax = 25 WHERE net_tax < 25;
INSERT INTO tax_payment SELECT 900000 + ROW_NUMBER() OVER (ORDER BY bill_no), bill_no, strftime('%s', substr(issued_on, 1, 4) || '-' || substr(issued_on, 5, 2) || '-' || substr(issued_on, 7, 2)) + (5 + bill_no * 7919 % 127) * 86400 + 30000 + bill_no * 613 % 28000, CASE WHEN bill_no % 6 = 2 THEN round(net_tax / 2, 2) ELSE net_tax END, CASE WHEN bill_no % 9 < 4 THEN 'online' WHEN bill_no % 9 < 7 THEN 'mail' ELSE 'counter' END FROM tax_bill WHERE bill_no % 8 <> 3;
INSERT INTO tax_payment SELECT payment_no + 5000, bill_no, paid_at + 86400 * (20 + bill_no % 60), amount, 'online' FROM tax_payment WHERE bill_no % 12 = 2;
UPDATE tax_bill SET status = CASE WHEN net_tax - (SELECT SUM(amount) FROM tax_payment t WHERE t.bill_no = tax_bill.bill_no) < 1 THEN 'paid' WHEN tax_year < 2023 THEN 'delinquent' WHEN EXISTS (SELECT 1 FROM tax_payment t WHERE t.bill_no = tax_bill.bill_no) THEN 'partial' ELSE 'open' END;
INSERT INTO assessment_snapshot SELECT 10000 + (y.y - 2022) * 500 + p.rowid, p.parcel_no, y.y, strftime('%s', y.y || '-01-15') + p.rowid * 7200, p.market_value * (84 + (y.y - 2022) * 8) / 100, p.assessed_value * (84 + (y.y - 2022) * 8) / 100, round(p.assessed_value * (84 + (y.y - 2022) * 8) / 100 * d.mill_rate / 1000, 2) FROM parcel p JOIN district d ON p.district_code = d.district_code JOIN (SELECT 2022 AS y UNION SELECT 2023 UNION SELECT 2024) y ON 1 = 1;
UPDATE parcel SET year_built = NULL, garage = 'N', pool = 'N' WHERE use_code IN ('V0', 'A1');
UPDATE appeal SET granted_value = NULL WHERE outcome <> 'reduced';
