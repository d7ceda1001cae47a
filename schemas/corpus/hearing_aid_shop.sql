CREATE TABLE br (
  br_no INTEGER,
  br_nm TEXT, -- branch
  br_twn TEXT,
  br_sqm INTEGER,
  br_rent REAL, -- euros a month
  br_opn INTEGER -- opened, yyyymmdd
);
INSERT INTO br VALUES (1, 'Market Row', 'Tollbury', 140, 3100, 19980302), (2, 'Station Arcade', 'Tollbury', 65, 2250, 20110915), (3, 'Castle Lane', 'Wendham', 95, 1480, 20040601), (4, 'Riverside', 'Pelsford', 110, 1690, 20160411), (5, 'Clinic Foyer', 'Wendham', 30, NULL, 20210104);
CREATE TABLE em (
  em_no INTEGER, --: seq 11
  em_fn TEXT, --: first
  em_ln TEXT, --: last distinct
  br_no INTEGER, --: pick 1*5 | 2*3 | 3*4 | 4*4 | 5
  em_rl TEXT, -- role: AC acoustician, AP apprentice, SL sales --: pick AC*5 | AP*2 | SL*3
  em_hd INTEGER, -- hired, yyyymmdd --: date 2006-03-01..2022-11-30 yyyymmdd
  em_ld INTEGER, -- left, yyyymmdd --: pick NULL*7 | 20241231 | 20250630
  em_bos INTEGER, -- em_no of the boss --: self em_no
  em_wk_h INTEGER -- hours a week --: pick 38*5 | 30*2 | 20*2 | 12
); --: rows 32
UPDATE em SET em_hd = 20190601 WHERE em_hd > em_ld;
CREATE TABLE cu (
  cu_no INTEGER, --: seq 6001
  cu_fn TEXT, --: first
  cu_ln TEXT, --: last distinct
  cu_bd INTEGER, -- born, yyyymmdd --: date 1934-01-10..2012-11-30 yyyymmdd
  cu_twn TEXT, --: pick Tollbury*6 | Wendham*5 | Pelsford*4 | Ashcombe*3
  cu_hi TEXT, -- health insurer --: pick Mutual Aid*6 | State Fund*5 | Guild*3 | private*2 | NULL
  cu_snc INTEGER, -- customer since, yyyymmdd --: date 2012-01-05..2025-10-30 yyyymmdd
  cu_nl TEXT, -- newsletter J or N --: pick J*4 | N*5
  cu_rc INTEGER -- cu_no of who recommended us --: self cu_no null 60%
); --: rows 120
CREATE TABLE mdl (
  md_no TEXT,
  md_nm TEXT,
  md_mf TEXT, -- manufacturer
  md_typ TEXT, -- BTE behind the ear, RIC receiver in canal, ITE in the ear
  md_cls INTEGER, -- 1 basic to 4 premium
  md_lp REAL, -- list price of one device
  md_cp REAL, -- what we pay for one
  md_wt REAL, -- weight in grams
  md_chn INTEGER -- channels
);
INSERT INTO mdl VALUES ('O10', 'Oreon Start', 'Oreon', 'BTE', 1, 790, 410, 3.1, 6), ('O30', 'Oreon Flow', 'Oreon', 'RIC', 2, 1290, 640, 1.9, 12), ('O70', 'Oreon Prime', 'Oreon', 'RIC', 4, 2490, 1180, 1.8, 24), ('S11', 'Silvan Base', 'Silvan', 'BTE', 1, 690, 380, 3.4, 6), ('S22', 'Silvan Clear', 'Silvan', 'ITE', 2, 1350, 720, 1.4, 10), ('S44', 'Silvan Aria', 'Silvan', 'ITE', 4, 2690, 1310, 1.2, 20), ('K2', 'Klarton Duo', 'Klarton', 'RIC', 3, 1790, 905, 2.0, 16), ('K3', 'Klarton Trio', 'Klarton', 'RIC', 3, 1890, 940, 2.1, 18), ('K9', 'Klarton Nano', 'Klarton', 'ITE', 4, 2950, 1490, 0.9, 22), ('V5', 'Voxel Power', 'Voxel', 'BTE', 3, 1640, 870, 4.2, 14), ('V6', 'Voxel Kids', 'Voxel', 'BTE', 2, 1180, NULL, 3.0, 12);
CREATE TABLE dev (
  dv_sn TEXT, --: code D@####
  md_no TEXT, --: pick O10*4 | O30*6 | O70*4 | S11*3 | S22*4 | S44*2 | K2*5 | K3*3 | K9*2 | V5*3
  br_no INTEGER, --: pick 1*5 | 2*3 | 3*4 | 4*4
  dv_sd TEXT, -- side: L, R --: each L | R
  dv_rcv INTEGER, -- received, yyyymmdd --: date 2023-01-09..2025-10-31 yyyymmdd
  dv_st TEXT -- O sold, T out on trial, S in stock, X sent back to the maker --: pick O*12 | S*4 | X*2
); --: rows 320
CREATE TABLE sal (
  sa_no INTEGER, --: seq 40001
  cu_no INTEGER, --: ref cu.cu_no cover 80%
  dv_sn TEXT, --: const x
  em_no INTEGER, --: ref em.em_no cover 70%
  sa_dt INTEGER, -- sold, yyyymmdd --: const 0
  sa_dlv INTEGER, -- delivered, yyyymmdd --: const 0
  sa_pd INTEGER, -- paid in full, yyyymmdd --: const 0
  sa_pr REAL, -- price before discount --: const 0
  sa_dsc INTEGER, -- discount in percent --: pick 0*7 | 5*4 | 10*3 | 15 | 25
  sa_ins REAL, -- share of the insurer, euros --: pick 650*5 | 733.5*3 | 0*3 | NULL
  sa_st TEXT -- D delivered, W waiting for delivery, C cancelled --: pick D*12 | C*2
); --: rows 210
DELETE FROM sal WHERE sa_no - 40000 > (SELECT COUNT(*) FROM dev WHERE dv_st = 'O');
UPDATE sal SET dv_sn = (SELECT dv_sn FROM (SELECT dv_sn, ROW_NUMBER() OVER (ORDER BY rowid) AS n FROM dev WHERE dv_st = 'O') AS o WHERE o.n = sal.sa_no - 40000);
UPDATE sal SET sa_dt = (SELECT CAST(strftime('%Y%m%d', substr(dv_rcv, 1, 4) || '-' || substr(dv_rcv, 5, 2) || '-' || substr(dv_rcv, 7, 2), '+' || (sal.sa_no * 23 % 120) || ' days') AS INTEGER) FROM dev WHERE dev.dv_sn = sal.dv_sn);
DELETE FROM sal WHERE sa_dt > 20251113;
UPDATE sal SET sa_dlv = CAST(strftime('%Y%m%d', substr(sa_dt, 1, 4) || '-' || substr(sa_dt, 5, 2) || '-' || substr(sa_dt, 7, 2), '+' || (sa_no * 7 % 29) || ' days') AS INTEGER);
UPDATE sal SET sa_pd = CAST(strftime('%Y%m%d', substr(sa_dlv, 1, 4) || '-' || substr(sa_dlv, 5, 2) || '-' || substr(sa_dlv, 7, 2), '+' || (sa_no * 11 % 75) || ' days') AS INTEGER);
UPDATE sal SET sa_pr = (SELECT md_lp FROM dev JOIN mdl ON dev.md_no = mdl.md_no WHERE dev.dv_sn = sal.dv_sn);
UPDATE sal SET sa_st = 'W' WHERE sa_st = 'D' AND (sa_dlv > 20251115 OR sa_dt >= 20251001);
UPDATE sal SET em_no = 25 WHERE EXISTS (SELECT 1 FROM em WHERE em.em_no = sal.em_no AND em_ld < sa_dt);
UPDATE cu SET cu_snc = MIN(cu_snc, COALESCE((SELECT MIN(sa_dt) FROM sal WHERE sal.cu_no = cu.cu_no), cu_snc));
UPDATE sal SET sa_dlv = NULL WHERE sa_st <> 'D';
UPDATE sal SET sa_pd = NULL WHERE sa_pd > 20251115 OR sa_st <> 'D' OR sa_no % 17 = 4;
UPDATE dev SET dv_st = 'S' WHERE dv_st = 'O' AND dv_sn NOT IN (SELECT dv_sn FROM sal WHERE sa_st <> 'C');
UPDATE dev SET dv_st = 'T' WHERE dv_st = 'S' AND rowid % 4 = 1;
CREATE TABLE tri (
  tr_no INTEGER, --: seq 801
  cu_no INTEGER, --: ref cu.cu_no cover 75%
  md_no TEXT, --: pick O10*2 | O30*6 | O70*5 | S22*4 | S44*3 | K2*5 | K3*2 | K9*3 | V5*2
  em_no INTEGER, --: ref em.em_no cover 60%
  tr_fr INTEGER, -- from, yyyymmdd --: date 2023-02-01..2025-10-31 yyyymmdd
  tr_to INTEGER, -- until, yyyymmdd; empty while it runs --: after tr_fr 5..42 days yyyymmdd until 2025-11-14
  tr_rs TEXT -- result: K kept, G given back, empty while it runs --: pick K*5 | G*6
); --: rows 170
UPDATE tri SET tr_to = NULL WHERE tr_fr >= 20251001 AND (tr_to > 20251020 OR tr_no % 2 = 0);
UPDATE tri SET tr_rs = NULL WHERE tr_to IS NULL;
UPDATE cu SET cu_snc = MIN(cu_snc, COALESCE((SELECT MIN(tr_fr) FROM tri WHERE tri.cu_no = cu.cu_no), cu_snc));
CREATE TABLE aud (
  au_no INTEGER, --: seq 5001
  cu_no INTEGER, --: ref cu.cu_no cover 90%
  em_no INTEGER, --: ref em.em_no cover 60%
  au_dt INTEGER, -- day of the test, yyyymmdd --: date 2022-06-01..2025-11-12 yyyymmdd
  au_l_db INTEGER, -- mean loss on the left, decibels --: int 14..88 normal
  au_r_db INTEGER, -- mean loss on the right --: int 12..90 normal
  au_sp INTEGER, -- words understood, percent --: int 30..100 null 10%
  au_min INTEGER -- minutes taken --: int 15..70
); --: rows 260
CREATE TABLE rep (
  rp_no INTEGER, --: seq 301
  dv_sn TEXT, --: const x
  rp_ft TEXT, -- fault --: pick no sound*5 | whistling*4 | battery door*3 | moisture*4 | broken tube*2
  rp_in INTEGER, -- brought in, yyyymmdd --: date 2023-06-01..2025-11-10 yyyymmdd
  rp_rd INTEGER, -- ready, yyyymmdd --: after rp_in 1..24 days yyyymmdd until 2025-11-14
  rp_pu INTEGER, -- picked up, yyyymmdd --: after rp_rd 0..20 days yyyymmdd until 2025-11-14
  rp_ct REAL, -- cost to us --: price 12..280
  rp_ch REAL, -- charged to the customer --: const 0
  rp_wy TEXT -- under warranty, J or N --: pick J*5 | N*4
); --: rows 130
UPDATE rep SET rp_ch = CASE rp_wy WHEN 'J' THEN 0 ELSE ROUND(rp_ct * 1.4, 2) END;
UPDATE rep SET dv_sn = (SELECT dv_sn FROM (SELECT dv_sn, ROW_NUMBER() OVER (ORDER BY sa_no) AS n FROM sal WHERE sa_st = 'D') AS o WHERE o.n = 1 + (rep.rp_no * 37 + rep.rp_no / 3) % 97);
UPDATE rep SET rp_in = (SELECT MIN(CAST(strftime('%Y%m%d', substr(sa_dlv, 1, 4) || '-' || substr(sa_dlv, 5, 2) || '-' || substr(sa_dlv, 7, 2), '+' || (40 + rep.rp_no * 29 % 260) || ' days') AS INTEGER), 20251022 + rep.rp_no % 9) FROM sal WHERE sal.dv_sn = rep.dv_sn) WHERE rp_in < (SELECT sa_dlv FROM sal WHERE sal.dv_sn = rep.dv_sn);
UPDATE rep SET rp_rd = CAST(strftime('%Y%m%d', substr(rp_in, 1, 4) || '-' || substr(rp_in, 5, 2) || '-' || substr(rp_in, 7, 2), '+' || (1 + rp_no * 5 % 24) || ' days') AS INTEGER);
UPDATE rep SET rp_pu = CAST(strftime('%Y%m%d', substr(rp_rd, 1, 4) || '-' || substr(rp_rd, 5, 2) || '-' || substr(rp_rd, 7, 2), '+' || (rp_no * 3 % 19) || ' days') AS INTEGER);
UPDATE rep SET rp_pu = NULL WHERE rp_pu > 20251114;
UPDATE rep SET rp_rd = NULL, rp_pu = NULL WHERE rp_rd > 20251114;
UPDATE rep SET rp_ct = NULL, rp_ch = NULL WHERE rp_rd IS NULL;
CREATE TABLE acc (
  ac_no INTEGER,
  ac_nm TEXT,
  ac_pr REAL,
  ac_stk INTEGER
);
INSERT INTO acc VALUES (1, 'Battery pack 312', 5.9, 420), (2, 'Battery pack 13', 5.9, 310), (3, 'Drying box', 39, 24), (4, 'TV streamer', 189, 9), (5, 'Cleaning spray', 8.5, 77), (6, 'Ear dome set', 12, 140), (7, 'Charging case', 149, 16), (8, 'Table microphone', 329, 3), (9, 'Neck cord', 6.5, 0);
CREATE TABLE sac (
  sa_no INTEGER, --: ref sal.sa_no cover 85%
  ac_no INTEGER, --: pick 1*7 | 2*4 | 3*4 | 4*2 | 5*5 | 6*5 | 7*2 | 9
  sc_qty INTEGER, --: int 1..5 skew
  sc_pr REAL -- price of one as billed --: const 0
); --: rows 240
DELETE FROM sac WHERE rowid NOT IN (SELECT MIN(rowid) FROM sac GROUP BY sa_no, ac_no);
UPDATE sac SET sc_pr = (SELECT CASE WHEN sac.sc_qty >= 4 THEN ROUND(ac_pr * 0.9, 2) ELSE ac_pr END FROM acc WHERE acc.ac_no = sac.ac_no);
DELETE FROM sac WHERE sa_no IN (SELECT sa_no FROM sal WHERE sa_st = 'C');
