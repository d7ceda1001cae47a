CREATE TABLE area (
  area_id INTEGER PRIMARY KEY,
  area_nm TEXT NOT NULL,
  lvl TEXT, -- country, region or district
  up_id INTEGER REFERENCES area(area_id), -- area above
  pop INTEGER,
  rain_mm INTEGER -- mean rain a year
);
INSERT INTO area VALUES
 (1, 'Ndorra', 'country', NULL, 4120000, NULL), (2, 'Lakeshore', 'region', 1, 1480000, 1340), (3, 'Highveld', 'region', 1, 960000, 870), (4, 'Delta', 'region', 1, 1680000, 1690),
 (5, 'Kalindi', 'district', 2, 412000, 1290), (6, 'Port Essau', 'district', 2, 655000, 1400), (7, 'Mwera', 'district', 2, 413000, 1330),
 (8, 'Tsolo', 'district', 3, 388000, 910), (9, 'Redstone', 'district', 3, 251000, 780), (10, 'Bukanda', 'district', 3, 321000, 920),
 (11, 'Three Mouths', 'district', 4, 734000, 1810), (12, 'Salt Creek', 'district', 4, 505000, 1570), (13, 'Umbeya', 'district', 4, 441000, 1690);
CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,           --: seq 301
  site_nm TEXT,                          --: mix {Upper|Lower|Old|New|Green|Stone|River} {Mango|Baobab|Ferry|Chapel|Market|Bridge|Well} distinct
  typ TEXT, -- where nets are handed out --: pick health post*5 | school*4 | clinic*2 | market square
  area_id INTEGER REFERENCES area(area_id), -- always a district --: pick 5*3 | 6*4 | 7*2 | 8*3 | 9*2 | 10*2 | 11*4 | 12*3 | 13*2
  catch_pop INTEGER, -- people served --: int 400..9800 skew
  dt_open TEXT,                          --: date 1988-03-01..2021-10-15
  cold_rm TEXT                           --: pick Y*2 | N*3
); --: rows 46
CREATE TABLE net (
  net_id INTEGER PRIMARY KEY,
  net_nm TEXT,
  cls_cd TEXT, -- PY pyrethroid, PB with PBO, DU dual
  width_cm INTEGER,
  life_mon INTEGER, -- expected months of use
  dt_appr TEXT
);
INSERT INTO net VALUES (1, 'DawnGuard', 'PY', 180, 36, '2012-06-04'), (2, 'DawnGuard Wide', 'PY', 220, 36, '2014-02-17'), (3, 'Sleepwell PBO', 'PB', 190, 30, '2018-09-21'), (4, 'RiverVeil', 'PB', 180, 36, '2019-11-11'), (5, 'Twinline G2', 'DU', 190, 40, '2022-03-30'), (6, 'Marshlight', 'DU', 200, 36, '2023-05-08'), (7, 'Cradle Mini', 'PY', 90, 24, '2016-01-25');
CREATE TABLE donor (
  don_id INTEGER PRIMARY KEY,
  don_nm TEXT,
  seg TEXT, -- public, foundation or company
  ctry TEXT,
  dt_since TEXT
);
INSERT INTO donor VALUES (1, 'State Budget', 'public', 'Ndorra', '2009-01-01'), (2, 'Quiet Nights Fund', 'foundation', 'Canada', '2013-05-20'), (3, 'Lantern Trust', 'foundation', 'Ireland', '2017-10-02'), (4, 'Alderbank', 'company', 'Netherlands', '2020-03-16'), (5, 'Nordic Aid Office', 'public', 'Norway', '2015-08-11'), (6, 'Tessaro Textiles', 'company', 'Italy', '2024-07-01');
CREATE TABLE team (
  team_id INTEGER PRIMARY KEY,
  team_nm TEXT,
  base_id INTEGER REFERENCES area(area_id), -- district of the base
  trk_cnt INTEGER -- trucks
);
INSERT INTO team VALUES (1, 'Heron', 5, 3), (2, 'Ibis', 6, 4), (3, 'Kingfisher', 8, 2), (4, 'Weaver', 11, 4), (5, 'Hornbill', 12, 3), (6, 'Swift', 13, NULL);
CREATE TABLE wrk (
  wrk_id INTEGER PRIMARY KEY,            --: seq 51
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  role TEXT,                             --: pick enumerator*5 | driver*3 | nurse*3 | storekeeper*2
  dt_birth TEXT,                         --: date 1959-04-01..2004-09-30 null 5%
  team_id INTEGER REFERENCES team(team_id), --: pick 1*4 | 2*4 | 3*3 | 4*4 | 5*3 | 6
  boss_id INTEGER REFERENCES wrk(wrk_id), -- line manager --: self wrk_id
  pay_amt REAL, -- a month               --: price 180..1100
  pay_cur TEXT,                          --: pick USD*5 | EUR*2
  phone TEXT                             --: code 07## ### ### null 14% empty 12%
); --: rows 52
CREATE TABLE trn (
  trn_id INTEGER PRIMARY KEY,
  trn_nm TEXT,
  hrs INTEGER
);
INSERT INTO trn VALUES (1, 'Hanging a net', 4), (2, 'Household census', 8), (3, 'Store keeping', 12), (4, 'Safe driving', 6), (5, 'Talking to parents', 5), (6, 'Drone mapping', 20);
CREATE TABLE wrk_trn (
  wrk_id INTEGER REFERENCES wrk(wrk_id), --: ref wrk.wrk_id cover 85%
  trn_id INTEGER REFERENCES trn(trn_id), --: pick 1*6 | 2*5 | 3*3 | 4*4 | 5*4
  dt_pass TEXT, -- NULL while running    --: date 2021-02-01..2024-12-10 null 9%
  score INTEGER, -- 0 to 100             --: int 38..100 normal
  PRIMARY KEY (wrk_id, trn_id)
); --: rows 130
CREATE TABLE dist (
  dist_id INTEGER PRIMARY KEY,           --: seq 1001
  site_id INTEGER REFERENCES site(site_id), --: ref site.site_id cover 88% skew
  net_id INTEGER REFERENCES net(net_id), --: pick 1*5 | 2*3 | 3*5 | 4*3 | 5*3 | 6
  don_id INTEGER REFERENCES donor(don_id), --: pick 1*4 | 2*5 | 3*3 | 4*2 | 5*3
  team_id INTEGER REFERENCES team(team_id), --: pick 1*4 | 2*5 | 3*3 | 4*5 | 5*3 null 4%
  st_cd TEXT, -- PL planned, DN done, PT partly done, CX cancelled --: pick DN*8 | PT*2 | CX
  dt_plan TEXT,                          --: date 2022-02-01..2024-12-20
  dt_dist TEXT, -- day it took place     --: after dt_plan 0..14 days until 2024-12-31
  qty_plan INTEGER, -- nets              --: int 80..1500 skew
  qty_gvn INTEGER, -- nets handed out    --: int 0..1 
  qty_dmg INTEGER, -- torn or wet nets   --: int 0..40 skew
  hh_cnt INTEGER, -- households served   --: int 1..9
  cost_amt REAL,                         --: real 300..9000 2 skew
  cur TEXT, -- of cost_amt               --: by don_id: 1 => USD; 2 => USD*4 | EUR; 3, 4 => EUR; else => USD*2 | EUR
  dur_s INTEGER, -- length of the event in seconds --: int 3600..32400 normal
  rmk TEXT                               --: pick rain stopped work*2 | long queue*3 | truck late*2 | chief absent | all smooth*3 null 30% empty 20%
); --: rows 380
UPDATE dist SET st_cd = 'PL', dt_dist = NULL WHERE dt_plan > '2024-12-02' AND dist_id % 3 < 2;
UPDATE dist SET st_cd = 'PL' WHERE dt_dist IS NULL AND st_cd IN ('DN', 'PT');
UPDATE dist SET dt_dist = NULL, dur_s = NULL WHERE st_cd IN ('CX', 'PL');
UPDATE dist SET qty_gvn = CASE st_cd WHEN 'DN' THEN qty_plan - (dist_id * 7) % 12 WHEN 'PT' THEN qty_plan * (30 + dist_id * 13 % 55) / 100 ELSE NULL END;
UPDATE dist SET hh_cnt = CASE WHEN qty_gvn IS NULL THEN NULL ELSE qty_gvn * (34 + dist_id % 19) / 100 END;
UPDATE dist SET qty_dmg = NULL WHERE qty_gvn IS NULL;
UPDATE dist SET don_id = 6, cur = 'EUR' WHERE dt_plan >= '2024-07-05' AND don_id = 4;
UPDATE dist SET cost_amt = NULL WHERE st_cd = 'CX';
UPDATE site SET site_nm = 'Kalindi' WHERE site_id = 302;
UPDATE site SET area_id = 5 WHERE site_id = 302;
