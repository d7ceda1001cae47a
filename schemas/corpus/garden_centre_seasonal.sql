-- Garden centre: goods that come and go with the season, who supplies them, where they stand, what is sold.
CREATE TABLE locs (
  loc_id INTEGER PRIMARY KEY,
  loc_nm TEXT NOT NULL,
  heated TEXT, -- Y or N
  cap_trl INTEGER, -- how many Danish trolleys fit in
  used_trl INTEGER, -- trolleys standing there now
  area_m2 REAL
);
INSERT INTO locs VALUES (1, 'Long Greenhouse', 'Y', 60, 51, 480), (2, 'Cold Frame Yard', 'N', 45, 12, 350), (3, 'Orangery', 'Y', 18, 18, 140), (4, 'Front Tables', 'N', 24, 22, 95.5), (5, 'Rose Walk', 'N', 30, 9, 410), (6, 'Pot Barn', 'N', 40, 37, 260), (7, 'Shop Floor', 'Y', 20, 14, 310), (8, 'Quarantine Tent', 'N', 8, 0, 48), (9, 'Winter Market', 'Y', 16, 15, 120), (10, 'Back Field', 'N', 90, 34, 2100), (11, 'Loading Bay', 'N', 12, 7, 75);
CREATE TABLE cats (
  cat_id INTEGER PRIMARY KEY,
  cat_nm TEXT,
  par_id INTEGER REFERENCES cats(cat_id) -- the wider category
);
INSERT INTO cats VALUES (1, 'Living', NULL), (2, 'Perennials', 1), (3, 'Shrubs', 1), (4, 'Bulbs', 1), (5, 'Bedding', 1), (6, 'Ferns', 2), (7, 'Hard Goods', NULL), (8, 'Soils', 7), (9, 'Pots', 7), (10, 'Tools', 7), (11, 'Christmas', NULL), (12, 'Cut Trees', 11), (13, 'Lights', 11), (14, 'Vegetable Plants', 1);
CREATE TABLE emps (
  emp_id INTEGER PRIMARY KEY, --: seq 1
  fst_nm TEXT, --: first
  lst_nm TEXT, --: last distinct
  role TEXT, --: pick sales*6 | grower*5 | stores*3 | till*4
  boss_id INTEGER REFERENCES emps(emp_id), --: self emp_id
  dt_hire TEXT, --: date 2008-03-01..2025-09-15
  dob TEXT, -- date of birth --: date 1960-01-01..2006-12-31
  contract TEXT -- permanent or seasonal --: pick permanent*3 | seasonal*2
); --: rows 32
CREATE TABLE supps (
  supp_id INTEGER PRIMARY KEY,
  supp_nm TEXT,
  town TEXT,
  lead_d INTEGER, -- promised days from order to arrival
  min_ord REAL, -- smallest order, euros
  pay_d INTEGER, -- days until we must pay
  organic TEXT, -- Y or N
  status TEXT -- active or inactive
);
INSERT INTO supps VALUES (1, 'Greenfinch', 'Aalsmeer', 7, 250, 30, 'Y', 'active'), (2, 'Van Doorn Bulbs', 'Lisse', 14, 400, 30, 'N', 'active'), (3, 'Hollyhock Growers', 'Evesham', 5, 120, 14, 'Y', 'active'), (4, 'Terrafonte', 'Pistoia', 21, 900, 60, 'N', 'active'), (5, 'Moss & Daughter', 'Evesham', 4, 80, 14, 'Y', 'active'), (6, 'Kesteven Peat-Free', 'Spalding', 6, 150, 30, 'Y', 'active'), (7, 'Clayworks Otley', 'Otley', 18, 500, 45, 'N', 'active'), (8, 'Nordmann Forst', 'Viborg', 28, 1500, 30, 'N', 'active'), (9, 'Lumeno', 'Ghent', 12, 300, 60, 'N', 'inactive'), (10, 'Spalding Plugs', 'Spalding', 6, 200, 30, 'N', 'active'), (11, 'Ironroot Tools', 'Sheffield', 9, 220, 45, 'N', 'active'), (12, 'Bosveld', 'Aalsmeer', 8, 350, 30, 'N', 'inactive'), (13, 'Fenland Fruit', 'Wisbech', 10, 180, 14, 'Y', 'active');
CREATE TABLE prods (
  prod_id INTEGER PRIMARY KEY, --: seq 1001
  prod_nm TEXT NOT NULL, --: mix {Lavender|Hosta|Clematis|Heuchera|Primula|Cyclamen|Fern|Tulip|Allium|Hydrangea|Camellia|Tomato|Pansy|Compost|Bark|Clay Pot|Glazed Pot|Trowel|Secateurs|Fairy Lights|Cut Fir} {Mistral|Nell|Duskwing|Pippa|Old Oak|Ember} distinct
  cat_id INTEGER REFERENCES cats(cat_id), --: int 1..1
  season TEXT, --: pick spring*5 | summer*4 | autumn*3 | winter*2
  frost_ok TEXT, -- Y if it may stand outside in frost --: pick Y*3 | N*2
  pot_l REAL, -- size of the pot in litres, empty if none --: pick 0.5*2 | 1*3 | 2*4 | 3*2 | 5*2 | 10*1
  prc REAL, -- shelf price, euros --: price 2..70
  cost REAL, -- average cost, euros
  qty_hand INTEGER, -- pieces in stock now --: int 0..260 skew
  listed TEXT, -- listed or delisted --: pick listed*6 | delisted*1
  dt_intro TEXT --: date 2014-02-01..2025-08-30
); --: rows 84
CREATE TABLE prod_supps (
  prod_id INTEGER REFERENCES prods(prod_id), --: ref prods.prod_id cover 90%
  supp_id INTEGER REFERENCES supps(supp_id), --: ref supps.supp_id
  unit_cost REAL, -- what this supplier asks, euros --: price 1..34
  pref TEXT, -- Y for the supplier that we ask first --: pick N*2 | Y*1
  PRIMARY KEY (prod_id, supp_id)
); --: rows 170
CREATE TABLE dels (
  del_no INTEGER PRIMARY KEY, --: seq 6001
  prod_id INTEGER REFERENCES prods(prod_id), --: ref prods.prod_id cover 85%
  supp_id INTEGER REFERENCES supps(supp_id), --: ref supps.supp_id
  loc_id INTEGER REFERENCES locs(loc_id), -- where it was put --: ref locs.loc_id cover 75%
  dt_ord TEXT, --: date 2024-01-08..2025-10-28
  dt_due TEXT, -- promised day --: after dt_ord 4..28 days
  dt_recv TEXT, --: after dt_ord 3..36 days until 2025-10-31 null 6%
  qty_ord INTEGER, --: int 10..240 skew
  qty_recv INTEGER, --: int 0..30
  qty_dead INTEGER -- arrived broken, dry or mouldy --: int 0..14 skew
); --: rows 210
CREATE TABLE moves (
  mv_id INTEGER PRIMARY KEY, --: seq 1
  prod_id INTEGER REFERENCES prods(prod_id), --: ref prods.prod_id cover 60%
  from_loc INTEGER REFERENCES locs(loc_id), --: ref locs.loc_id
  to_loc INTEGER REFERENCES locs(loc_id), --: ref locs.loc_id
  emp_id INTEGER REFERENCES emps(emp_id), --: ref emps.emp_id cover 60% skew
  qty INTEGER, --: int 2..90 skew
  dt_mv TEXT --: date 2024-03-01..2025-10-30
); --: rows 190
CREATE TABLE sales (
  sale_id INTEGER PRIMARY KEY, --: seq 1
  prod_id INTEGER REFERENCES prods(prod_id), --: ref prods.prod_id cover 90% skew
  emp_id INTEGER REFERENCES emps(emp_id), --: ref emps.emp_id cover 70%
  cust_nm TEXT, -- trade customers only, empty for the public --: pick NULL*7 | Ashby Landscapes*3 | Greenfinch*1 | Parish Council*2 | Hotel Bellweather*2 | Rook Lane School*1
  dt_sale TEXT, --: date 2023-11-02..2025-10-30 %Y-%m-%d %H:%M:%S
  qty INTEGER, --: int 1..24 skew
  amt REAL, -- euros, discount taken off
  paid TEXT -- paid or unpaid --: pick paid*9 | unpaid*1
); --: rows 390
UPDATE prods SET cat_id = CASE WHEN prod_nm LIKE 'Fern%' THEN 6 WHEN prod_nm LIKE 'Tulip%' OR prod_nm LIKE 'Allium%' THEN 4 WHEN prod_nm LIKE 'Primula%' OR prod_nm LIKE 'Pansy%' OR prod_nm LIKE 'Cyclamen%' THEN 5 WHEN prod_nm LIKE 'Hydrangea%' OR prod_nm LIKE 'Camellia%' OR prod_nm LIKE 'Lavender%' THEN 3 WHEN prod_nm LIKE 'Tomato%' THEN 14 WHEN prod_nm LIKE 'Compost%' OR prod_nm LIKE 'Bark%' THEN 8 WHEN prod_nm LIKE '%Pot %' THEN 9 WHEN prod_nm LIKE 'Trowel%' OR prod_nm LIKE 'Secateurs%' THEN 10 WHEN prod_nm LIKE 'Fairy%' THEN 13 WHEN prod_nm LIKE 'Cut Fir%' THEN 12 ELSE 2 END;
UPDATE prods SET pot_l = NULL WHERE cat_id IN (4, 8, 10, 12, 13);
UPDATE prods SET season = 'winter' WHERE cat_id IN (12, 13);
UPDATE prods SET season = NULL, frost_ok = 'Y' WHERE cat_id IN (8, 9, 10);
UPDATE prods SET frost_ok = 'N' WHERE cat_id = 14;
UPDATE prods SET cost = ROUND(prc * (38 + prod_id * 7 % 33) / 100.0, 2);
UPDATE prods SET qty_hand = 0 WHERE listed = 'delisted' AND prod_id % 2 = 0;
UPDATE emps SET dob = date(dt_hire, '-' || (17 + emp_id * 11 % 34) || ' years', '-' || (emp_id * 29 % 330) || ' days');
UPDATE emps SET contract = 'permanent', role = 'sales' WHERE boss_id IS NULL;
UPDATE dels SET supp_id = COALESCE((SELECT MIN(ps.supp_id) FROM prod_supps AS ps WHERE ps.prod_id = dels.prod_id AND ps.supp_id >= dels.supp_id), (SELECT MAX(ps.supp_id) FROM prod_supps AS ps WHERE ps.prod_id = dels.prod_id), supp_id);
UPDATE dels SET qty_recv = CASE WHEN dt_recv IS NULL THEN NULL WHEN qty_recv > 11 THEN qty_ord ELSE qty_ord - qty_recv + 3 END, qty_dead = CASE WHEN dt_recv IS NULL THEN NULL ELSE MIN(qty_dead, qty_ord / 4) END, loc_id = CASE WHEN dt_recv IS NULL THEN NULL ELSE loc_id END;
UPDATE moves SET to_loc = to_loc % 11 + 1 WHERE to_loc = from_loc;
UPDATE sales SET amt = (SELECT ROUND(sales.qty * p.prc * CASE WHEN sales.cust_nm IS NULL THEN 1.0 ELSE 0.9 - 0.05 * (sales.sale_id % 3) END, 2) FROM prods AS p WHERE p.prod_id = sales.prod_id);
UPDATE sales SET paid = 'paid' WHERE cust_nm IS NULL;
UPDATE sales SET paid = 'unpaid' WHERE cust_nm IS NOT NULL AND sale_id % 4 = 1;
UPDATE sales SET dt_sale = date(dt_sale) || CASE sale_id % 6 WHEN 0 THEN ' 09:12:00' WHEN 1 THEN ' 10:41:00' WHEN 2 THEN ' 11:55:00' WHEN 3 THEN ' 14:05:00' WHEN 4 THEN ' 15:38:00' ELSE ' 17:20:00' END;
