-- Threadline Uniforms: rents workwear to hotels, clinics, garages and kitchens, washes it, takes it back.
CREATE TABLE cust (
  cust_no INTEGER PRIMARY KEY,  --: seq 301
  cust_nm TEXT,                 --: mix {Blue Fern|Magnolia|Copper Kettle|Ridgeway|Lone Oak|Saint Brandan|Tupelo|Harbor|Whistler|Bluegrass} {Hotel|Clinic|Grill|Motors|Bakery|Labs} distinct
  seg TEXT,                     -- line of business
  city TEXT,                    --: pick Columbus*4 | Dayton*3 | Akron*2 | Macon*2 | Savannah*2 | Lexington*3 | Louisville*2
  st TEXT,                      --: by city: Columbus => OH*2 | GA; Dayton, Akron => OH; Macon, Savannah => GA; else => KY
  rep_fn TEXT,
  rep_ln TEXT,                  --: pick Castillo*5 | Whitfield*4 | Nakamura*4 | Boone*3 | Pruitt*2
                                -- last name of the sales rep in charge
  dt_start INTEGER,             --: date 2015-03-01..2025-09-15 yyyymmdd
                                -- first day as a customer, yyyymmdd
  dt_end INTEGER,               --: after dt_start 200..3200 days yyyymmdd until 2025-10-31 null 45%
  hq_no INTEGER,                --: self cust_no
                                -- cust_no of the parent company
  crd_lim INTEGER               --: pick 2500*3 | 5000*5 | 10000*4 | 20000*2 null 12%
); --: rows 52
CREATE TABLE item (
  item_no INTEGER PRIMARY KEY,  --: seq 11
  item_nm TEXT,                 --: each Chef Jacket | Cargo Pant | Lab Coat | Scrub Top | Hi-Vis Vest | Polo Shirt | Coverall | Bell Cap | Apron | Rain Shell
  sz TEXT,                      -- S, M, L, X (extra large)
  wt_g INTEGER,                 --: int 90..1150 normal
  chest_cm INTEGER,
  rate_wk REAL                  --: real 0.9..7.5 2
                                -- dollars per piece and week
); --: rows 40
CREATE TABLE ord (
  ord_no INTEGER PRIMARY KEY,   --: seq 70001
  cust_no INTEGER,              --: ref cust.cust_no cover 86% skew
  item_no INTEGER,              --: ref item.item_no cover 90%
  qty INTEGER,                  --: int 4..180 skew
  wks INTEGER,                  --: pick 4*3 | 8*3 | 12*4 | 26*2 | 52
                                -- weeks of rental
  amt REAL,                     -- dollars for the whole rental
  dt_ord INTEGER,               --: date 2023-01-09..2025-10-24 unix
                                -- Unix seconds, as the next three
  dt_due INTEGER,               --: after dt_ord 5..16 days unix
  dt_ship INTEGER,              --: after dt_ord 2..19 days unix until 2025-10-30
  dt_recv INTEGER,              --: after dt_ship 28..300 days unix until 2025-10-30 null 6%
                                -- when the goods were back at our plant
  lost_qty INTEGER              --: pick 0*7 | 1*2 | 2 | 3 | 6 null 4%
); --: rows 340
CREATE TABLE wash (
  wash_no INTEGER PRIMARY KEY,  --: seq 1
  ord_no INTEGER,               --: ref ord.ord_no cover 70% skew
  plant TEXT,                   --: pick Peachtree*4 | River Street*3 | North Yard*2
  mach TEXT,                    --: by plant: Peachtree => P1*3 | P2*2; River Street => R1*2 | R2 | R3; else => N1
  yr INTEGER,
  mo INTEGER,                   -- month of the wash, 1 to 12
  load_kg REAL,                 --: real 6..58 1 normal
  temp_c INTEGER,               --: pick 30 | 40*3 | 60*4 | 75*2
  dur_ms INTEGER,               --: int 1500000..6200000
                                -- washing time in milliseconds
  dry_s INTEGER,                --: int 700..4300 null 7%
                                -- drying time in seconds
  res TEXT                      --: pick C*8 | S*2 | T
                                -- C clean, S stains left, T torn
); --: rows 360
UPDATE cust SET rep_fn = CASE rep_ln WHEN 'Castillo' THEN 'Marisol' WHEN 'Whitfield' THEN 'Trey' WHEN 'Nakamura' THEN 'Ken' WHEN 'Boone' THEN 'Darlene' ELSE 'Wade' END, seg = CASE WHEN cust_nm LIKE '%Hotel' THEN 'Lodging' WHEN cust_nm LIKE '%Clinic' OR cust_nm LIKE '%Labs' THEN 'Health' WHEN cust_nm LIKE '%Motors' THEN 'Auto' ELSE 'Food' END;
UPDATE cust SET hq_no = NULL WHERE cust_no % 3 <> 0;
UPDATE item SET sz = CASE (item_no - 11) / 10 WHEN 0 THEN 'S' WHEN 1 THEN 'M' WHEN 2 THEN 'L' ELSE 'X' END, chest_cm = CASE WHEN item_nm IN ('Bell Cap', 'Cargo Pant', 'Apron') THEN NULL ELSE 88 + 9 * ((item_no - 11) / 10) + item_no % 3 END;
UPDATE item SET wt_g = 40 * ((item_no - 11) / 10) + item_no % 7 + CASE item_nm WHEN 'Chef Jacket' THEN 610 WHEN 'Cargo Pant' THEN 540 WHEN 'Lab Coat' THEN 470 WHEN 'Scrub Top' THEN 210 WHEN 'Hi-Vis Vest' THEN 180 WHEN 'Polo Shirt' THEN 230 WHEN 'Coverall' THEN 890 WHEN 'Bell Cap' THEN 90 WHEN 'Apron' THEN 200 ELSE 660 END, rate_wk = round(0.15 * ((item_no - 11) / 10) + CASE item_nm WHEN 'Chef Jacket' THEN 3.9 WHEN 'Cargo Pant' THEN 2.8 WHEN 'Lab Coat' THEN 2.45 WHEN 'Scrub Top' THEN 1.9 WHEN 'Hi-Vis Vest' THEN 1.75 WHEN 'Polo Shirt' THEN 1.6 WHEN 'Coverall' THEN 4.6 WHEN 'Bell Cap' THEN 1.2 WHEN 'Apron' THEN 0.95 ELSE 4.1 END, 2);
UPDATE ord SET qty = qty / 6 * 6 + 6;
UPDATE ord SET lost_qty = NULL WHERE dt_recv IS NULL;
UPDATE ord SET amt = round(qty * wks * (SELECT rate_wk FROM item WHERE item.item_no = ord.item_no), 2);
UPDATE ord SET dt_ship = NULL, dt_recv = NULL, lost_qty = NULL WHERE (ord_no % 5 = 3 AND dt_due > CAST(strftime('%s', '2025-10-08') AS INTEGER)) OR dt_due > CAST(strftime('%s', '2025-11-01') AS INTEGER);
DELETE FROM wash WHERE ord_no IN (SELECT ord_no FROM ord WHERE dt_ship IS NULL OR dt_ship > CAST(strftime('%s', '2025-09-15') AS INTEGER));
UPDATE wash SET yr = (SELECT CAST(strftime('%Y', MIN(dt_ship + 86400 * 24 * (1 + wash_no % 5), 1761500000), 'unixepoch') AS INTEGER) FROM ord WHERE ord.ord_no = wash.ord_no), mo = (SELECT CAST(strftime('%m', MIN(dt_ship + 86400 * 24 * (1 + wash_no % 5), 1761500000), 'unixepoch') AS INTEGER) FROM ord WHERE ord.ord_no = wash.ord_no);
UPDATE cust SET dt_end = NULL WHERE dt_end < (SELECT CAST(strftime('%Y%m%d', MAX(dt_ord), 'unixepoch') AS INTEGER) FROM ord WHERE ord.cust_no = cust.cust_no);
UPDATE cust SET dt_start = dt_start - 50000 WHERE dt_start > (SELECT CAST(strftime('%Y%m%d', MIN(dt_ord), 'unixepoch') AS INTEGER) FROM ord WHERE ord.cust_no = cust.cust_no);
UPDATE cust SET dt_end = (SELECT CAST(strftime('%Y%m%d', MAX(dt_ord) + 86400 * (20 + cust.cust_no % 50), 'unixepoch') AS INTEGER) FROM ord WHERE ord.cust_no = cust.cust_no) WHERE cust_no % 3 = 2 AND (SELECT MAX(dt_ord) FROM ord WHERE ord.cust_no = cust.cust_no) < 1752000000;
UPDATE ord SET dt_due = dt_due + 86400 * 9 WHERE dt_ship IS NULL AND dt_due > CAST(strftime('%s', '2025-10-23') AS INTEGER);
UPDATE ord SET dt_ship = dt_due - 90000 WHERE dt_ship > dt_due AND dt_due BETWEEN CAST(strftime('%s', '2025-10-15') AS INTEGER) AND CAST(strftime('%s', '2025-10-20') AS INTEGER);
