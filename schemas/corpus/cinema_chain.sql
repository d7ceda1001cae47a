-- A chain of independent cinemas: films, shows, tickets, snacks.
CREATE TABLE cnms (
  cnm_id INTEGER PRIMARY KEY,
  cnm_nm TEXT, -- name over the door
  city TEXT,
  opn_dt TEXT, -- first night
  st TEXT, -- open or closed
  rent_mth REAL
);
INSERT INTO cnms VALUES (1, 'The Lantern', 'Bristol', '1999-10-08', 'open', 11200), (2, 'Palace Row', 'Leeds', '2003-04-17', 'open', 14800), (3, 'Gasworks', 'Bristol', '2011-09-02', 'open', 9600), (4, 'Odd Corner', 'Hull', '2014-02-14', 'open', 5100), (5, 'Pier Pavilion', 'Brighton', '2008-06-21', 'open', 16750), (6, 'Velvet Room', 'Leeds', '2017-11-30', 'closed', 8300), (7, 'Tramshed', 'Sheffield', '2019-03-08', 'open', 7900), (8, 'Little Meteor', 'Norwich', '2022-12-01', 'open', 4600), (9, 'Boatyard', 'Hull', '2025-11-21', 'open', 6200);
CREATE TABLE scrns (
  scr_id INTEGER PRIMARY KEY,
  cnm_id INTEGER REFERENCES cnms(cnm_id),
  scr_no INTEGER, -- number on the door
  seats INTEGER,
  sound TEXT
);
INSERT INTO scrns VALUES (11, 1, 1, 240, 'spatial'), (12, 1, 2, 110, 'surround'), (13, 1, 3, 64, 'stereo'), (21, 2, 1, 310, 'spatial'), (22, 2, 2, 180, 'surround'), (23, 2, 3, 95, 'surround'), (31, 3, 1, 150, 'surround'), (32, 3, 2, 72, 'stereo'), (41, 4, 1, 88, 'surround'), (51, 5, 1, 280, 'spatial'), (52, 5, 2, 130, 'surround'), (53, 5, 3, 46, NULL), (61, 6, 1, 60, 'stereo'), (71, 7, 1, 165, 'spatial'), (72, 7, 2, 90, 'surround'), (81, 8, 1, 54, 'stereo'), (91, 9, 1, 120, 'spatial'), (92, 9, 2, 40, NULL);
CREATE TABLE dstrs (
  dst_id INTEGER PRIMARY KEY,
  dst_nm TEXT,
  ctry TEXT,
  rntl_pct REAL -- share of the box office that goes to the distributor, 0 to 100
);
INSERT INTO dstrs VALUES (1, 'Moth & Lamp', 'United Kingdom', 42.5), (2, 'Grandstand Pictures', 'United States', 55), (3, 'Salzburg Verleih', 'Austria', 38), (4, 'Petite Ourse', 'France', 40), (5, 'Kestrel Releasing', 'United Kingdom', 45), (6, 'Hanok Films', 'South Korea', 44), (7, 'Overtone Live', 'United Kingdom', 50), (8, 'Tundra Docs', 'Finland', 35);
CREATE TABLE flms (
  flm_id INTEGER PRIMARY KEY,            --: seq 501
  ttl TEXT,                              --: each The Salt Inspector | Two Kettles | Marrow | Last Ferry to Ullapool | A Quiet Ledger | Comet Season | The Upholsterers | Night Bus Nine | Hollow Crown Lane | Pigeons of Lyon | Under the Viaduct | The Beekeeper's Alibi | Iron Tulips | Seoul in Sepia | Grandma Owes Money | Fog Machine | Paper Tigers Don't Swim | The Long Allotment | Sister of the Bride of | Thunder Over Hull | Tosca from the Quarry | The Nutcracker on Ice | Lamplight Tour Live | Winter Journey at the Wharf | Second Hand Moon | Wolves at Breakfast | The Tax Adviser | Elbow Room | Umbrella Weather | Dust and Marmalade | Marrow 2 | Crab Logic | The Glass Orchard | No Signal | Swan Lake at Dusk | Fidelio Underground | Comet Season Returns | The Kiln | Black Pudding | Ten Past Never
  dst_id INTEGER REFERENCES dstrs(dst_id), --: pick 1*5 | 2*7 | 3*2 | 4*4 | 5*5 | 6*3 | 8
  genre TEXT,                            --: pick drama*6 | comedy*5 | thriller*4 | horror*3 | documentary*2 | family*3
  len_min INTEGER, -- running time --: int 74..188 normal
  rls_dt TEXT,                           --: date 2024-03-01..2026-01-30
  cert TEXT, -- age certificate --: pick U*2 | PG*3 | 12A*4 | 15*5 | 18*2
  crt_pct REAL                           --: real 22..97 0 normal null 8%
); --: rows 40
CREATE TABLE feats (
  flm_id INTEGER PRIMARY KEY REFERENCES flms(flm_id), -- only feature films
  drc_fst TEXT, -- director
  drc_lst TEXT,
  bdgt_m REAL, -- budget in millions of pounds
  lng TEXT
);
CREATE TABLE evnts (
  flm_id INTEGER PRIMARY KEY REFERENCES flms(flm_id), -- only live broadcasts and recordings
  vnu TEXT,
  artst TEXT,
  is_live TEXT -- yes or no
);
INSERT INTO evnts VALUES (521, 'St. Margarethen Quarry', 'Donau Opera', 'yes'), (522, 'Riverside Rink', 'Aurora Ice Company', 'no'), (523, 'Lamplight Arena', 'Ida Tallow', 'yes'), (524, 'Wharf Chapel', 'Jonas Ferber', 'no'), (535, 'Lake Stage', 'Northern Ballet Works', 'yes'), (536, 'Tunnel Theatre', 'Donau Opera', 'no');
CREATE TABLE shws (
  shw_id INTEGER PRIMARY KEY,            --: seq 9001
  flm_id INTEGER REFERENCES flms(flm_id), --: ref flms.flm_id cover 95% skew
  scr_id INTEGER,                        --: ref scrns.scr_id cover 94%
  strt_ts TEXT, -- start --: date 2024-06-01..2026-03-12 %Y-%m-%d %H:%M:00
  tkt_prc REAL,                          --: pick 7.5*2 | 9*4 | 11.5*4 | 14*2 | 18
  tkts INTEGER, -- tickets sold, NULL before the show --: int 0..40 skew
  occ_pct REAL, -- seats taken, 0 to 100 --: const 0
  sub_tl TEXT                            --: pick no*6 | yes*2
); --: rows 560
CREATE TABLE emps (
  emp_id INTEGER PRIMARY KEY,            --: seq 101
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  cnm_id INTEGER,                        --: pick 1*5 | 2*6 | 3*4 | 4*2 | 5*5 | 7*3 | 8*2 | 9*2
  mgr_id INTEGER REFERENCES emps(emp_id), -- direct boss --: self emp_id
  role TEXT,                             --: pick usher*6 | bar*5 | projectionist*3 | cleaner*2 | house manager*2
  hire_dt TEXT,                          --: date 2009-01-15..2026-01-20
  hr_pay REAL, -- pounds an hour --: real 11.5..27 2 skew
  actv TEXT                              --: pick active*5 | inactive
); --: rows 62
CREATE TABLE mbrs (
  mbr_id INTEGER PRIMARY KEY,            --: seq 3001
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last
  eml TEXT, -- empty if withdrawn --: from lower {fst_nm}{lst_nm}@post.example null 12% empty 10%
  hm_cnm INTEGER, -- favourite cinema --: pick 1*6 | 2*5 | 3*3 | 4*2 | 5*5 | 7*2 | 8*2 | NULL*2
  brth_dt TEXT,                          --: date 1946-05-01..2009-09-30
  jnd_dt TEXT,                           --: date 2021-01-10..2026-02-15
  tier TEXT,                             --: pick Stalls*6 | Circle*4 | Box*2
  fee_st TEXT                            --: pick paid*7 | unpaid*2
); --: rows 160
CREATE TABLE bkgs (
  bkg_id INTEGER PRIMARY KEY,            --: seq 70001
  shw_id INTEGER REFERENCES shws(shw_id), --: ref shws.shw_id cover 70%
  mbr_id INTEGER,                        --: ref mbrs.mbr_id cover 75% skew null 20%
  bk_ts TEXT,                            --: expr (SELECT min(datetime(strt_ts, '-' || (bkgs.bkg_id * 7919 % 290) || ' hours'), datetime('2026-02-19 18:20:00', '-' || (bkgs.bkg_id * 31 % 190) || ' hours')) FROM shws WHERE shws.shw_id = bkgs.shw_id)
  qty INTEGER,                           --: pick 1*4 | 2*7 | 3*2 | 4*2 | 6
  amt REAL, -- before any refund --: expr round(qty * (SELECT tkt_prc FROM shws WHERE shws.shw_id = bkgs.shw_id) * CASE WHEN mbr_id IS NULL THEN 1 ELSE 0.9 END, 2)
  chnl TEXT,                             --: pick app*6 | web*5 | till*4
  pay_st TEXT -- paid or refunded --: pick paid*9 | refunded
); --: rows 480
CREATE TABLE snks (
  snk_id INTEGER PRIMARY KEY,
  snk_nm TEXT,
  kind TEXT,
  prc REAL,
  mrg_pct REAL -- margin, 0 to 100
);
INSERT INTO snks VALUES (1, 'Popcorn, salted', 'food', 4.8, 88), (2, 'Popcorn, toffee', 'food', 5.4, 84), (3, 'Nachos', 'food', 6.2, 71), (4, 'Pick and mix', 'food', 5, 66), (5, 'Flapjack', 'food', 3.2, 58), (6, 'Cola', 'drink', 3.9, 81), (7, 'Elderflower fizz', 'drink', 4.1, 69), (8, 'House lager', 'drink', 6.5, 62), (9, 'Glass of red', 'drink', 7.2, 60), (10, 'Oat latte', 'drink', 3.7, 73), (11, 'Ice cream tub', 'food', 3.9, 55), (12, 'Film poster', 'merch', 12, 47), (13, 'Tote bag', 'merch', 9.5, 52), (14, 'Pickled egg', 'food', 1.5, 35);
CREATE TABLE snk_sls (
  sl_id INTEGER PRIMARY KEY,             --: seq 1
  cnm_id INTEGER,                        --: pick 1*6 | 2*7 | 3*4 | 4*2 | 5*6 | 6 | 7*3 | 8*2 | 9
  snk_id INTEGER REFERENCES snks(snk_id), --: pick 1*9 | 2*5 | 3*6 | 4*4 | 5*2 | 6*7 | 7*2 | 8*5 | 9*4 | 10*4 | 11*3 | 12 | 13
  sl_ts TEXT,                            --: date 2025-01-02..2026-02-19 %Y-%m-%d %H:%M:%S
  qty INTEGER,                           --: int 1..9 skew
  amt REAL                               --: expr round(qty * (SELECT prc FROM snks WHERE snks.snk_id = snk_sls.snk_id), 2)
); --: rows 400
CREATE TABLE mvs (
  mv_id INTEGER PRIMARY KEY,             --: seq 1
  frm_cnm INTEGER REFERENCES cnms(cnm_id), -- sent by --: pick 1*5 | 2*6 | 3*3 | 5*3 | 6*4 | 7
  to_cnm INTEGER,                        -- sent to --: pick 1*3 | 2*2 | 3*3 | 4*4 | 5*3 | 7*3 | 8*4
  itm TEXT,                              --: pick film drive*7 | projector lamp*3 | seat covers | popcorn machine | 3D glasses*2
  lft_ts TEXT,                           --: date 2025-01-06..2026-02-18 %Y-%m-%d %H:%M:%S
  rcv_ts TEXT,                           --: after lft_ts 3..90 hours %Y-%m-%d %H:%M:%S until 2026-02-20
  wgt_kg REAL                            --: real 0.4..85 1 skew
); --: rows 95
INSERT INTO feats SELECT flm_id, CASE flm_id * 7 % 11 WHEN 0 THEN 'Agnes' WHEN 1 THEN 'Tomek' WHEN 2 THEN 'Yuna' WHEN 3 THEN 'Colm' WHEN 4 THEN 'Sylvie' WHEN 5 THEN 'Ruth' WHEN 6 THEN 'Dele' WHEN 7 THEN 'Pia' WHEN 8 THEN 'Ruth' WHEN 9 THEN 'Jonty' ELSE 'Mireille' END, CASE flm_id * 7 % 11 WHEN 0 THEN 'Thorne' WHEN 1 THEN 'Wrobel' WHEN 2 THEN 'Han' WHEN 3 THEN 'Devlin' WHEN 4 THEN 'Arnaud' WHEN 5 THEN 'Ekholm' WHEN 6 THEN 'Bankole' WHEN 7 THEN 'Lindqvist' WHEN 8 THEN 'Castleton' WHEN 9 THEN 'Marsh' ELSE 'Dupuis' END, round(0.4 + (flm_id * 7919 % 43) * 0.9, 1), CASE WHEN dst_id = 4 THEN 'French' WHEN dst_id = 6 THEN 'Korean' WHEN dst_id = 3 THEN 'German' ELSE 'English' END FROM flms WHERE flm_id NOT IN (SELECT flm_id FROM evnts);
UPDATE flms SET dst_id = 7, genre = 'stage', cert = 'U' WHERE flm_id IN (SELECT flm_id FROM evnts);
UPDATE flms SET dst_id = 8 WHERE genre = 'documentary' AND flm_id % 2 = 0;
UPDATE flms SET rls_dt = '2025-10-17' WHERE ttl = 'Marrow 2';
UPDATE flms SET rls_dt = '2024-03-08', genre = 'horror' WHERE ttl = 'Marrow';
UPDATE flms SET genre = 'horror' WHERE ttl = 'Marrow 2';
DELETE FROM shws WHERE date(strt_ts) < (SELECT rls_dt FROM flms WHERE flms.flm_id = shws.flm_id) OR (scr_id > 90 AND strt_ts < '2025-11-21') OR (scr_id = 61 AND strt_ts > '2025-06-30');
UPDATE shws SET strt_ts = date(strt_ts) || CASE shw_id % 7 WHEN 0 THEN ' 11:00:00' WHEN 1 THEN ' 14:15:00' WHEN 2 THEN ' 16:30:00' WHEN 3 THEN ' 18:00:00' WHEN 4 THEN ' 19:45:00' WHEN 5 THEN ' 20:30:00' ELSE ' 22:10:00' END;
UPDATE shws SET tkts = CASE WHEN strt_ts > '2026-02-20' THEN NULL ELSE (SELECT seats FROM scrns WHERE scrns.scr_id = shws.scr_id) * (6 + (shw_id * 7919) % 95) / 100 END;
UPDATE shws SET occ_pct = (SELECT round(100.0 * shws.tkts / seats, 1) FROM scrns WHERE scrns.scr_id = shws.scr_id);
DELETE FROM bkgs WHERE shw_id NOT IN (SELECT shw_id FROM shws);
DELETE FROM mvs WHERE frm_cnm = to_cnm;
UPDATE emps SET mgr_id = NULL WHERE hire_dt < (SELECT b.hire_dt FROM emps b WHERE b.emp_id = emps.mgr_id);
UPDATE emps SET role = 'house manager' WHERE emp_id IN (SELECT mgr_id FROM emps WHERE mgr_id IS NOT NULL);
DELETE FROM snk_sls WHERE (cnm_id = 9 AND sl_ts < '2025-11-21') OR (cnm_id = 6 AND sl_ts > '2025-06-30');
