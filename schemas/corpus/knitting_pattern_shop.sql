-- A small shop for knitting patterns, run with the help of volunteers.
CREATE TABLE dsgnr (
  dsg_id INTEGER PRIMARY KEY,            --: seq 1
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  ctry TEXT,                             --: pick Scotland*4 | Norway*3 | Iceland*2 | Ireland*3 | Wales*2 | Denmark*2 | Estonia
  jnd_dt TEXT, -- first contract --: date 2016-03-01..2024-11-20
  royl_pct REAL, -- share of the price paid to the designer, 0 to 100 --: pick 20*2 | 25*4 | 30*4 | 40
  st TEXT -- active or retired --: pick active*5 | retired
); --: rows 22
CREATE TABLE patt (
  ptn_id INTEGER PRIMARY KEY,            --: seq 101
  ttl TEXT,                              --: each Gull Wing Shawl | Pebble Socks | Harbour Gansey | Moss Baby Hat | Thistle Mitts | Puffin Pullover | Lighthouse Cowl | Bracken Cardigan | Herring Scarf | Snowdrop Bootees | Kelp Vest | Stormy Aran | Tea Cosy Ewe | Fjord Hat | Driftwood Blanket | Wee Neep Hat | Selkie Shawl | Cobble Socks | Ptarmigan Jumper | Milkmaid Apron | Auk Hoodie | Rowan Berry Beret | Clootie Dishcloth | Geyser Mittens | Fair Isle Sampler | Cable Car Cardigan | Lichen Cowl | Winter Wheat Scarf | Bog Cotton Blanket | Bairn Gansey | Curlew Shawl | Oatcake Socks | Slate Roof Sweater | Bluebell Bootees | Midge Net Veil | Crofter Waistcoat | Starfish Toy | Otter Toy | Hebridean Throw | Sunday Best Collar | Tide Line Shawl | Grandad Slippers | Peat Smoke Pullover | Larch Legwarmers | Button Band Basics | Marmalade Beret | Honeycomb Cushion | Ferry Queue Scarf | Barley Twist Mitts | Skua Balaclava | Little Wren Hat | Ropewalk Belt
  dsg_id INTEGER REFERENCES dsgnr(dsg_id), --: ref dsgnr.dsg_id cover 88% skew
  cat TEXT,                              --: expr CASE WHEN ttl LIKE '%Shawl' OR ttl LIKE '%Scarf' OR ttl LIKE '%Cowl' OR ttl LIKE '%Veil' OR ttl LIKE '%Collar' THEN 'neckwear' WHEN ttl LIKE '%Socks' OR ttl LIKE '%Bootees' OR ttl LIKE '%Slippers' OR ttl LIKE '%Legwarmers' THEN 'feet' WHEN ttl LIKE '%Hat' OR ttl LIKE '%Beret' OR ttl LIKE '%Balaclava' THEN 'hats' WHEN ttl LIKE '%Mitts' OR ttl LIKE '%Mittens' THEN 'hands' WHEN ttl LIKE '%Blanket' OR ttl LIKE '%Throw' OR ttl LIKE '%Cushion' OR ttl LIKE 'Tea%' OR ttl LIKE '%cloth' THEN 'home' WHEN ttl LIKE '%Toy' THEN 'toys' WHEN ttl LIKE '%Sampler' OR ttl LIKE '%Basics' OR ttl LIKE '%Belt' OR ttl LIKE '%Apron' THEN 'other' ELSE 'jumpers' END
  diff INTEGER, -- difficulty, 1 easy to 5 hard --: int 1..5
  prc_cts INTEGER, -- price of the pdf --: pick 0 | 250*2 | 350*3 | 450*4 | 600*3 | 850*2
  yrn_m INTEGER, -- yarn needed --: int 60..2400 skew
  ndl_mm REAL, -- needle size --: pick 2.5*2 | 3*3 | 3.5*3 | 4*4 | 5*2 | 6 | NULL
  rls_dt TEXT,                           --: date 2018-02-01..2025-05-30
  upd_dt TEXT, -- last correction --: after rls_dt 20..900 days until 2025-07-14 null 35%
  for_kid INTEGER                        --: expr CASE WHEN ttl LIKE '%Baby%' OR ttl LIKE '%Bairn%' OR ttl LIKE '%Bootees%' OR ttl LIKE '%Toy' OR ttl LIKE '%Wee%' OR ttl LIKE 'Little%' THEN 1 ELSE 0 END
); --: rows 52
CREATE TABLE cust (
  cst_id INTEGER PRIMARY KEY,            --: seq 1001
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last
  town TEXT,                             --: pick Oban*6 | Inverness*5 | Stirling*4 | Lerwick*3 | Galway*3 | Bangor*2 | Tromso*2 | Wick | NULL
  brn_dt TEXT,                           --: date 1938-04-01..2009-12-31
  jnd_dt TEXT,                           --: date 2019-01-05..2025-07-01
  skl INTEGER, -- own skill, 1 to 10, as they put it themselves --: int 1..10 normal
  nwsl TEXT, -- newsletter, yes or no --: pick yes*3 | no*2
  is_vol INTEGER, -- 1 if a volunteer of the shop --: pick 0*5 | 1
  bud_id INTEGER REFERENCES cust(cst_id) -- knitting buddy who brought them here --: self cst_id
); --: rows 130
CREATE TABLE ord (
  ord_id INTEGER PRIMARY KEY,            --: seq 5001
  cst_id INTEGER REFERENCES cust(cst_id), --: ref cust.cst_id cover 78% skew
  ord_dt TEXT,                           --: date 2023-07-03..2025-07-12
  due_dt TEXT, -- promised by --: after ord_dt 4..16 days %Y-%m-%d
  pd_dt TEXT,                            --: after ord_dt 0..20 days %Y-%m-%d until 2025-07-14
  snt_dt TEXT,                           --: after ord_dt 1..24 days %Y-%m-%d until 2025-07-14
  pay_st TEXT, -- paid or unpaid --: const paid
  pst_cts INTEGER, -- postage --: pick 0*5 | 320*4 | 480*2 | 1150
  is_gift INTEGER                        --: pick 0*5 | 1
); --: rows 230
CREATE TABLE ord_ln (
  ord_id INTEGER REFERENCES ord(ord_id), --: ref ord.ord_id cover 96%
  ptn_id INTEGER REFERENCES patt(ptn_id), --: ref patt.ptn_id cover 90% skew
  frmt TEXT, -- pdf, print or kit --: pick pdf*6 | print*3 | kit*2
  qty INTEGER,                           --: pick 1*7 | 2*2 | 3
  amt_cts INTEGER -- for the whole line --: expr qty * ((SELECT prc_cts FROM patt WHERE patt.ptn_id = ord_ln.ptn_id) + CASE frmt WHEN 'print' THEN 150 WHEN 'kit' THEN 2400 ELSE 0 END)
); --: rows 500
CREATE TABLE rvw (
  rvw_id INTEGER PRIMARY KEY,            --: seq 1
  ptn_id INTEGER REFERENCES patt(ptn_id), --: ref patt.ptn_id cover 82% skew
  cst_id INTEGER REFERENCES cust(cst_id), --: ref cust.cst_id cover 60%
  rvw_dt TEXT,                           --: date 2023-08-01..2025-07-13
  strs INTEGER, -- 1 to 5 --: pick 5*5 | 4*6 | 3*3 | 2 | 1
  fit_scr INTEGER, -- how well it fitted, 0 to 100 --: int 20..100 normal null 15%
  knit_h INTEGER -- hours that the knitter took --: int 2..140 skew null 10%
); --: rows 240
DELETE FROM ord_ln WHERE rowid NOT IN (SELECT MIN(rowid) FROM ord_ln GROUP BY ord_id, ptn_id);
UPDATE ord SET pd_dt = NULL WHERE ord_id % 9 = 4;
UPDATE ord SET pay_st = CASE WHEN pd_dt IS NULL THEN 'unpaid' ELSE 'paid' END;
UPDATE ord SET snt_dt = NULL WHERE pay_st = 'unpaid' AND ord_id % 2 = 0;
UPDATE cust SET jnd_dt = (SELECT MIN(ord_dt) FROM ord WHERE ord.cst_id = cust.cst_id) WHERE jnd_dt > (SELECT MIN(ord_dt) FROM ord WHERE ord.cst_id = cust.cst_id);
UPDATE cust SET bud_id = NULL WHERE cst_id % 3 = 0 OR jnd_dt < (SELECT b.jnd_dt FROM cust b WHERE b.cst_id = cust.bud_id);
UPDATE patt SET ndl_mm = CASE WHEN ttl LIKE '%Socks' THEN 2.5 ELSE ndl_mm END, yrn_m = CASE WHEN cat IN ('feet', 'hats', 'hands') THEN 60 + yrn_m % 280 ELSE yrn_m END;
DELETE FROM rvw WHERE rvw_dt < (SELECT rls_dt FROM patt WHERE patt.ptn_id = rvw.ptn_id);
DELETE FROM ord_ln WHERE (SELECT ord_dt FROM ord WHERE ord.ord_id = ord_ln.ord_id) < (SELECT rls_dt FROM patt WHERE patt.ptn_id = ord_ln.ptn_id);
UPDATE patt SET yrn_m = 900 + yrn_m % 1500 WHERE cat = 'jumpers';
