CREATE TABLE stfs (
  stf_id INTEGER PRIMARY KEY,            --: seq 11
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  role TEXT,                             --: pick RA*6 | PHD*5 | POST*2
  bss_id INTEGER,                        --: self stf_id
  dt_hrd TEXT,                           --: date 2014-04-01..2025-11-15
  hrly_ct INTEGER,                       --: int 1450..3900 skew
  prt_tm TEXT                            --: pick N*3 | Y*2
); --: rows 30
CREATE TABLE exps (
  exp_id INTEGER PRIMARY KEY,
  exp_cd TEXT,
  ttl TEXT,
  area TEXT,
  pi_id INTEGER,
  prv_id INTEGER,
  dt_st TEXT,
  dt_end TEXT,
  tgt_n INTEGER,
  pln_s INTEGER,
  pay_ct INTEGER,
  bdgt_ct INTEGER,
  eth_ok TEXT,
  onln INTEGER
);
INSERT INTO exps VALUES (1,'STR-1','Stroop under noise','attention',11,NULL,'2024-02-12','2024-07-31',30,2400,1200,90000,'Y',0),(2,'STR-2','Stroop under music','attention',11,1,'2024-10-01','2025-03-28',36,2400,1200,120000,'Y',0),(3,'NBK-1','N-back and caffeine','memory',15,NULL,'2024-03-04','2024-12-13',40,3600,1800,160000,'Y',0),(4,'NBK-2','N-back after a night shift','memory',15,3,'2025-02-03','2025-11-28',40,3600,2500,210000,'Y',0),(5,'FAC-1','Faces seen twice','memory',19,NULL,'2024-05-06','2024-09-27',24,1800,900,40000,'Y',0),(6,'FAC-2','Faces behind masks','perception',19,5,'2024-11-11','2025-05-30',30,1800,900,55000,'Y',1),(7,'FAC-3','Faces of strangers online','perception',19,6,'2025-09-01',NULL,60,1500,700,60000,'Y',1),(8,'ULT-1','Ultimatum with friends','decision',22,NULL,'2024-04-15','2024-11-29',32,2700,1500,110000,'Y',0),(9,'ULT-2','Ultimatum with robots','decision',22,8,'2025-04-07',NULL,32,2700,1500,115000,'Y',0),(10,'PRM-1','Priming in two languages','language',15,NULL,'2025-01-13','2025-06-27',28,2100,1000,48000,'Y',1),(11,'EEG-1','Mismatch at low volume','perception',11,NULL,'2025-05-12',NULL,20,5400,4000,240000,'Y',0),(12,'GAR-1','Garden path sentences','language',19,NULL,'2024-06-03','2025-01-31',26,1800,900,36000,'Y',1),(13,'TIM-1','How long is a minute','perception',22,NULL,'2025-10-06',NULL,45,1200,600,30000,'Y',1),(14,'RSK-1','Risk after bad sleep','decision',15,NULL,'2026-01-12',NULL,36,3000,2000,130000,'Y',0),(15,'VRH-1','Heights in virtual reality','attention',11,NULL,'2025-11-03',NULL,24,3600,2200,175000,'Y',0),(16,'RSK-2','Risk and hunger','decision',15,14,NULL,NULL,36,3000,2000,135000,'N',0),(17,'ODR-1','Odours and recall','memory',NULL,NULL,NULL,NULL,30,2700,1600,80000,'N',0),(18,'LIE-1','Lying by text message','language',22,NULL,'2025-06-16','2025-12-19',25,1500,800,34000,'Y',1);
CREATE TABLE prts (
  prt_id INTEGER PRIMARY KEY,            --: seq 5001
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last
  lang TEXT,                             --: pick DE*9 | EN*4 | PL*3 | TR*2
  dt_brth TEXT,                          --: date 1958-02-01..2007-10-30 null 4%
  hand TEXT,                             --: pick R*14 | L*3 | A
  src TEXT,                              --: pick newsletter*5 | social ad*6 | flyer*4 | friend*4 | course credit*5 | radio
  city TEXT,                             --: pick Halden*8 | Ulmstadt*4 | Brock*3 | Sievern*2 | NULL
  ts_sgn TEXT,                           --: date 2023-11-01..2026-01-31 %Y-%m-%d %H:%M:%S
  stdnt INTEGER,                         --: pick 1*5 | 0*4
  news TEXT                              --: pick Y*3 | N*2
); --: rows 165
CREATE TABLE sess (
  ses_id INTEGER PRIMARY KEY,            --: seq 70001
  exp_id INTEGER,                        --: pick 1*5 | 2*5 | 3*6 | 4*6 | 5*4 | 6*5 | 7*6 | 8*5 | 9*5 | 10*4 | 11*3 | 12*4 | 13*5 | 14*3 | 15*3 | 18*4
  prt_id INTEGER,                        --: ref prts.prt_id cover 84% skew
  stf_id INTEGER,                        --: ref stfs.stf_id cover 75% skew
  rm TEXT,                               --: pick B1.04*6 | B1.06*5 | Box A*4 | Box B*3
  ts_bkd TEXT,                           --: date 2024-02-01..2026-01-30 %Y-%m-%d %H:%M:%S
  ts_st TEXT,                            --: int 0..100
  ts_end TEXT,                           --: int 0..200 normal
  no_shw INTEGER,                        --: pick 0*8 | 1
  cncl TEXT,                             --: pick N*10 | Y
  pay_ct INTEGER,                        --: int 1..2
  ts_pd TEXT                             --: int 1..2
); --: rows 320
CREATE TABLE trls (
  trl_id INTEGER PRIMARY KEY,            --: seq 1
  ses_id INTEGER,                        --: ref sess.ses_id cover 62%
  cond TEXT,                             --: pick congruent*5 | incongruent*5 | neutral*3
  rt_ms INTEGER,                         --: int 280..1650 skew null 3%
  corr INTEGER,                          --: pick 1*6 | 0
  excl TEXT,                             --: pick N*11 | Y
  fdbk_ms INTEGER                        --: pick 500*4 | 800*3 | 1000*2
); --: rows 400
CREATE TABLE exp_stfs (
  exp_id INTEGER,                        --: int 1..16
  stf_id INTEGER,                        --: ref stfs.stf_id cover 85%
  hrs_wk REAL,                           --: pick 2.0*3 | 4.0*4 | 6.5*2 | 8.0*2 | 12.0
  dt_frm TEXT,                           --: date 2024-02-01..2026-01-15
  PRIMARY KEY (exp_id, stf_id)
); --: rows 62
UPDATE stfs SET role = 'PI', prt_tm = 'N' WHERE stf_id IN (11, 15, 19, 22);
UPDATE stfs SET role = 'LM' WHERE stf_id IN (13, 27);
UPDATE stfs SET bss_id = NULL WHERE role = 'PI';
UPDATE sess SET ts_st = (SELECT strftime('%Y-%m-%d', dt_st, '+' || CAST(((ses_id * 7919) % 1000) / 1000.0 * (julianday(COALESCE(dt_end, '2026-03-13')) - julianday(dt_st)) AS INTEGER) || ' days') FROM exps WHERE exps.exp_id = sess.exp_id) || ' ' || printf('%02d', 9 + ses_id * 7 % 9) || CASE ses_id % 4 WHEN 0 THEN ':00:00' WHEN 1 THEN ':30:00' WHEN 2 THEN ':15:00' ELSE ':00:00' END;
UPDATE sess SET ts_bkd = strftime('%Y-%m-%d', ts_st, '-' || (1 + ses_id * 13 % 27) || ' days') || substr(ts_bkd, 11);
UPDATE sess SET ts_bkd = '2026-02-' || printf('%02d', 10 + ses_id % 10) || substr(ts_bkd, 11) WHERE ts_bkd > '2026-02-20';
UPDATE sess SET rm = CASE WHEN exp_id = 11 THEN 'EEG lab' WHEN exp_id = 15 THEN 'VR lab' WHEN (SELECT onln FROM exps WHERE exps.exp_id = sess.exp_id) = 1 THEN NULL ELSE rm END;
UPDATE sess SET no_shw = 0 WHERE cncl = 'Y' OR ts_st > '2026-02-20';
UPDATE sess SET ts_end = CASE WHEN no_shw = 1 OR cncl = 'Y' OR ts_st > '2026-02-20' THEN NULL ELSE datetime(ts_st, '+' || ((SELECT pln_s FROM exps WHERE exps.exp_id = sess.exp_id) * (80 + ts_end / 4) / 100 + ses_id % 47) || ' seconds') END;
UPDATE sess SET pay_ct = CASE WHEN ts_end IS NULL THEN 0 ELSE (SELECT pay_ct FROM exps WHERE exps.exp_id = sess.exp_id) + CASE ses_id % 9 WHEN 4 THEN 500 WHEN 7 THEN 200 ELSE 0 END END;
UPDATE sess SET ts_pd = CASE WHEN ts_end IS NULL OR ses_id % 8 = 3 THEN NULL ELSE strftime('%Y-%m-%d %H:%M:%S', ts_end, '+' || (ses_id * 5 % 33) || ' days', '+' || (ses_id % 50) || ' minutes') END;
UPDATE sess SET ts_pd = NULL WHERE ts_pd > '2026-02-20';
UPDATE sess SET prt_id = (SELECT MIN(prt_id) FROM prts) + ses_id % 40 WHERE ts_bkd < (SELECT ts_sgn FROM prts WHERE prts.prt_id = sess.prt_id) AND ses_id % 3 = 0;
UPDATE prts SET ts_sgn = COALESCE((SELECT MIN(strftime('%Y-%m-%d %H:%M:%S', ts_bkd, '-' || (prts.prt_id % 60) || ' days', '-17 minutes')) FROM sess WHERE sess.prt_id = prts.prt_id AND sess.ts_bkd < prts.ts_sgn), ts_sgn);
DELETE FROM trls WHERE ses_id IN (SELECT ses_id FROM sess WHERE ts_end IS NULL);
UPDATE trls SET rt_ms = rt_ms + 90 WHERE cond = 'incongruent';
UPDATE exps SET pi_id = 22 WHERE exp_id = 13;
UPDATE trls SET rt_ms = rt_ms + trl_id * 7 % 61 + 13;
UPDATE trls SET rt_ms = 262 WHERE trl_id = 137;
UPDATE trls SET rt_ms = 271 WHERE trl_id = 27;
