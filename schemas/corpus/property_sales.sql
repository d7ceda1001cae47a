CREATE TABLE agts (
  agt_id INTEGER PRIMARY KEY, --: seq 1
  f_nm TEXT, --: first
  l_nm TEXT, --: last distinct
  offc TEXT, -- office of the agent --: pick Harwood*5 | Quayside*4 | Elm Cross*3 | Northgate*2
  dt_hire TEXT, --: date 2006-03-01..2024-04-15
  fee_pct REAL, -- usual fee in per cent of the sold amount --: pick 1.25*2 | 1.5*5 | 1.75*3 | 2
  boss_id INTEGER REFERENCES agts(agt_id) --: self agt_id
); --: rows 26
CREATE TABLE ptys (
  pty_id INTEGER PRIMARY KEY, -- anybody who buys, sells or views --: seq 101
  f_nm TEXT, --: first
  l_nm TEXT, --: last
  city TEXT, --: pick Harwood*6 | Dunmere*4 | Saltby*3 | London*3 | Elm Cross*2 | NULL*2
  dt_brth TEXT, --: date 1939-01-20..2001-11-30 null 12%
  src TEXT -- how they found us: WEB web site, REF recommended, BRD board in the street, ADV advert --: pick WEB*6 | REF*4 | BRD*3 | ADV*2 | NULL
); --: rows 150
CREATE TABLE props (
  prop_id INTEGER PRIMARY KEY, --: seq 3001
  addr TEXT, --: street distinct
  town TEXT, --: pick Harwood*6 | Dunmere*5 | Saltby*4 | Elm Cross*3 | Quayside*2
  typ TEXT, -- DET detached, SEM semi-detached, TER terraced, FLT flat --: pick DET*3 | SEM*4 | TER*4 | FLT*5
  beds INTEGER, --: int 1..6 normal
  flr_m2 INTEGER, --: int 34..260 normal
  blt_yr INTEGER, -- year of construction --: int 1868..2023
  epc TEXT, -- energy class A to G --: pick A | B*4 | C*6 | D*6 | E*3 | F*1 | NULL*2
  dt_lst TEXT -- first day on the market --: date 2021-09-01..2024-06-10
); --: rows 140
CREATE TABLE sales (
  sal_id INTEGER PRIMARY KEY, --: seq 7001
  prop_id INTEGER REFERENCES props(prop_id), --: ref props.prop_id cover 78%
  slr_id INTEGER REFERENCES ptys(pty_id), -- seller --: ref ptys.pty_id
  byr_id INTEGER REFERENCES ptys(pty_id), -- buyer --: ref ptys.pty_id skew
  agt_id INTEGER REFERENCES agts(agt_id), --: ref agts.agt_id cover 80% skew
  ask_amt INTEGER, -- last asking price, GBP --: int 190..1500 skew
  sold_amt INTEGER, --: int 1..2
  fee_amt INTEGER, -- our fee, GBP --: int 1..2
  dt_agr TEXT, -- price agreed --: date 2022-01-10..2024-06-20
  dt_cmpl TEXT, -- keys handed over --: after dt_agr 30..170 days until 2024-06-30
  st_cd TEXT -- AGR agreed, CMP completed, FEL fell through --: const CMP
); --: rows 170
CREATE TABLE vwgs (
  vwg_id INTEGER PRIMARY KEY, --: seq 20001
  prop_id INTEGER REFERENCES props(prop_id), --: ref props.prop_id cover 85% skew
  pty_id INTEGER REFERENCES ptys(pty_id), --: ref ptys.pty_id cover 75%
  agt_id INTEGER REFERENCES agts(agt_id), --: ref agts.agt_id cover 85% skew
  at_ts TEXT, -- start of the viewing --: date 2022-01-05..2024-06-29 %Y-%m-%d %H:%M:%S
  dur_min INTEGER, --: pick 10*2 | 15*5 | 20*6 | 30*5 | 40*2 | 60 | 95
  scr INTEGER -- interest shown, 1 to 10 --: int 1..10 null 15%
); --: rows 330
CREATE TABLE prc_log (
  log_id INTEGER PRIMARY KEY, -- monthly snapshot of what stood on the web site, no sales --: seq 1
  prop_id INTEGER REFERENCES props(prop_id), --: ref props.prop_id
  yr INTEGER, --: pick 2022*4 | 2023*5 | 2024*3
  mth INTEGER, --: int 1..12
  ask_amt INTEGER, --: int 190..1500 skew
  st_cd TEXT -- ONM on the market, UOF under offer, WDN withdrawn --: pick ONM*7 | UOF*3 | WDN
); --: rows 320
UPDATE prc_log SET mth = (mth - 1) % 6 + 1 WHERE yr = 2024;
DELETE FROM prc_log WHERE log_id NOT IN (SELECT MIN(log_id) FROM prc_log GROUP BY prop_id, yr, mth);
UPDATE sales SET ask_amt = ask_amt * 500 - (sal_id % 4) * 50;
UPDATE sales SET sold_amt = ROUND(ask_amt * (0.90 + (sal_id * 7 % 13) / 100.0) / 250) * 250;
UPDATE sales SET st_cd = 'FEL', dt_cmpl = NULL WHERE sal_id % 13 = 5;
UPDATE sales SET st_cd = 'AGR' WHERE dt_cmpl IS NULL AND st_cd = 'CMP';
UPDATE sales SET fee_amt = ROUND(sold_amt * (SELECT fee_pct FROM agts WHERE agts.agt_id = sales.agt_id) / 100);
UPDATE sales SET fee_amt = NULL WHERE st_cd = 'FEL' OR sal_id % 29 = 3;
UPDATE sales SET byr_id = slr_id WHERE sal_id IN (7034, 7121);
UPDATE sales SET dt_cmpl = date(dt_agr, '-12 days') WHERE sal_id IN (7050, 7099, 7140) AND st_cd = 'CMP';
UPDATE props SET addr = (SELECT T2.addr FROM props AS T2 WHERE T2.prop_id = 3012), town = 'Dunmere' WHERE prop_id IN (3088, 3012);
UPDATE props SET dt_lst = (SELECT date(MIN(dt_agr), '-' || (20 + props.prop_id % 90) || ' days') FROM sales WHERE sales.prop_id = props.prop_id) WHERE dt_lst > (SELECT MIN(dt_agr) FROM sales WHERE sales.prop_id = props.prop_id);
UPDATE prc_log SET ask_amt = ask_amt * 500;
UPDATE prc_log SET ask_amt = (SELECT T1.ask_amt FROM sales AS T1 WHERE T1.prop_id = prc_log.prop_id) + (log_id % 5) * 5000 WHERE prop_id IN (SELECT prop_id FROM sales);
UPDATE vwgs SET at_ts = date(at_ts) || ' ' || printf('%02d:%02d:00', 9 + vwg_id * 7 % 10, (vwg_id % 4) * 15);
