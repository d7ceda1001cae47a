CREATE TABLE cust (
  cust_id INTEGER PRIMARY KEY,   --: seq 101
  fst_nm TEXT,                   --: first
  lst_nm TEXT,                   --: last distinct
  seg TEXT,                      --: pick Private*6 | Hotel*2 | Architect*2 | Office
  city TEXT,                     --: pick Gent*5 | Leuven*4 | Namur*3 | Mechelen*3 | Hasselt*2 | Oostende*2 | Dinant
  dt_since TEXT,                 --: date 2016-03-01..2024-10-30
  disc_pct REAL,                 --: pick 0*6 | 2.5*3 | 5*3 | 7.5*2 | 10*2 | 15
  vip TEXT,                      --: pick N*7 | Y*2
  ref_cust_id INTEGER            --: self cust_id null 55%
); --: rows 68
CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,
  site_nm TEXT,
  typ TEXT,
  town TEXT,
  flr_m2 INTEGER,
  dt_open TEXT
);
INSERT INTO site VALUES
 (1, 'Kanaalhal', 'workshop', 'Gent', 1450, '2004-05-17'),
 (2, 'Old Sawmill', 'workshop', 'Dinant', 2100, '1998-09-01'),
 (3, 'Lindehof', 'workshop', 'Hasselt', 880, '2015-02-09'),
 (4, 'Salon Vismarkt', 'showroom', 'Mechelen', 310, '2011-10-22'),
 (5, 'Salon Kouter', 'showroom', 'Gent', 420, '2008-04-12'),
 (6, 'Salon Citadelle', 'showroom', 'Namur', 260, '2017-06-30'),
 (7, 'Depot Noord', 'depot', 'Mechelen', 1900, '2013-01-14'),
 (8, 'Depot Maas', 'depot', 'Namur', 1250, '2019-11-04'),
 (9, 'Salon Dijle', 'showroom', 'Leuven', NULL, '2024-11-25');
CREATE TABLE ord (
  ord_no INTEGER PRIMARY KEY,    --: seq 24001
  cust_id INTEGER,               --: ref cust.cust_id cover 85% skew
  frm_site_id INTEGER,           --: pick 1*5 | 2*4 | 3*2
  to_site_id INTEGER,            --: pick 4*3 | 5*4 | 6*2 | 7*3 | 8*2 null 6%
  st_cd TEXT,                    --: pick DL*9 | CX
  dt_ord TEXT,                   --: date 2022-01-10..2024-12-27 %Y-%m-%d %H:%M:%S
  dt_prom TEXT,                  --: after dt_ord 35..85 days %Y-%m-%d
  dt_dlv TEXT,                   --: after dt_ord 30..110 days %Y-%m-%d %H:%M:%S until 2024-12-31
  inv_yr INTEGER,                --: const 0
  inv_mon INTEGER,               --: const 0
  dep_rt REAL,                   --: pick 0.2*3 | 0.3*5 | 0.4 | 0.5*2
  frt_amt REAL                   --: price 20..380
); --: rows 280
CREATE TABLE ord_ln (
  ln_id INTEGER PRIMARY KEY,     --: seq 1
  ord_no INTEGER,                --: ref ord.ord_no cover 94%
  prod_nm TEXT,                  --: pick Refter Table*5 | Abbey Bench*4 | Scheldt Bookcase*3 | Ardenne Bed*3 | Minerva Desk*3 | Pergola Lounger*2 | Orchard Bench*2 | Belfry Wardrobe
  cat TEXT,                      --: by prod_nm: Refter Table, Minerva Desk => Tables; Abbey Bench => Seating; Scheldt Bookcase, Belfry Wardrobe => Storage; Ardenne Bed => Beds; else => Garden
  wood TEXT,                     --: pick oak*6 | ash*3 | walnut*3 | cherry*2 | larch null 5%
  fin TEXT,                      --: pick oil*5 | lacquer*3 | soap*2 | walnut stain null 8%
  qty INTEGER,                   --: int 1..8 skew
  unt_amt REAL,                  --: price 180..3200
  lab_hr REAL,                   --: real 2..46 1 skew
  wst_rt REAL                    --: real 0.03..0.38 2 normal
); --: rows 395
UPDATE cust SET ref_cust_id = NULL WHERE cust_id % 5 = 0;
UPDATE ord SET dt_dlv = NULL WHERE st_cd = 'CX';
UPDATE ord SET dt_dlv = NULL WHERE dt_ord >= '2024-09-20' AND ord_no % 3 < 2;
UPDATE ord SET st_cd = CASE WHEN dt_ord >= '2024-11-25' THEN 'QT' WHEN dt_ord >= '2024-10-20' THEN 'WS' ELSE 'RD' END WHERE dt_dlv IS NULL AND st_cd = 'DL';
UPDATE ord SET inv_yr = CAST(strftime('%Y', dt_ord, '+9 days') AS INTEGER), inv_mon = CAST(strftime('%m', dt_ord, '+9 days') AS INTEGER);
UPDATE ord SET inv_yr = NULL, inv_mon = NULL WHERE st_cd IN ('QT', 'CX');
UPDATE ord_ln SET wood = 'larch', fin = 'oil' WHERE cat = 'Garden' AND ln_id % 3 < 2;
UPDATE ord_ln SET fin = 'walnut' WHERE fin = 'walnut stain';
UPDATE ord_ln SET unt_amt = ROUND(unt_amt / 4.0, 0), qty = qty + 1 WHERE prod_nm = 'Abbey Bench';
UPDATE ord SET frt_amt = ROUND(frt_amt * 1.9, 2) WHERE frm_site_id = 2;
UPDATE ord SET frt_amt = ROUND(frt_amt * 1.5, 2) WHERE to_site_id = 7;
UPDATE cust SET disc_pct = 10 WHERE seg = 'Hotel' AND disc_pct = 7.5;
