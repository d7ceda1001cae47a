CREATE TABLE offs (
  off_id INTEGER PRIMARY KEY,
  off_nm TEXT NOT NULL,
  city TEXT
);
INSERT INTO offs VALUES (1, 'Chancery House', 'Marlowe'), (2, 'Old Exchange', 'Halden'), (3, 'Riverside', 'Tessin'), (4, 'Canal Court', 'Halden');
CREATE TABLE lwyrs (
  lwr_id INTEGER PRIMARY KEY,            --: seq 101
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  rnk_cd TEXT,                           --: pick PA*3 | AS*6 | CO*2 | TR*2
  off_id INTEGER REFERENCES offs(off_id), --: ref offs.off_id
  brth_dt TEXT,                          --: date 1957-03-01..1999-10-10
  adm_dt TEXT,                           --: date 1990-06-01..2025-03-30 null 8%
  rate_amt REAL,                         --: real 90..520 0
  rate_cur TEXT,                         --: pick GBP*5 | EUR*4 | USD*2
  rvw_scr REAL,                          --: real 1.5..5 1 null 12%
  boss_id INTEGER                        --: self lwr_id null 15%
); --: rows 40
CREATE TABLE clnts (
  cl_id INTEGER PRIMARY KEY,             --: seq 1
  cl_nm TEXT NOT NULL,                   --: mix {Oriel|Harcastle|Bexley|Fenmark|Lowther|Penrose|Tamsin|Quorn} {Bank|Estates|Foods|Shipping|Housing Trust|Biotech} distinct
  sect TEXT,                             --: pick property*4 | banking*3 | food*3 | transport*3 | public*2 | life science*2
  city TEXT,                             --: pick Marlowe*4 | Halden*4 | Tessin*3 | Brakel*2 | Ostby*2
  cred_scr INTEGER,                      --: int 310..850 normal
  since_dt TEXT                          --: date 2009-01-15..2025-02-28
); --: rows 34
CREATE TABLE mttrs (
  mtr_id INTEGER PRIMARY KEY,            --: seq 4001
  mtr_ttl TEXT,                          --: mix {Lease of|Dispute over|Sale of|Appeal on|Advice on} {the north quay|unit seven|a supply contract|the pension scheme|the mill site|staff transfers|a share purchase|the planning order}
  cl_id INTEGER,                         --: ref clnts.cl_id cover 88% skew
  area TEXT,                             --: pick property*5 | employment*4 | tax*3 | litigation*4 | corporate*4
  st_cd TEXT,                            --: pick OP*6 | CL*5 | HD*2
  opn_dt TEXT,                           --: date 2022-03-01..2025-06-20
  cls_dt TEXT,                           --: after opn_dt 40..600 days until 2025-07-14
  rsp_lwr_id INTEGER REFERENCES lwyrs(lwr_id), --: ref lwyrs.lwr_id cover 60%
  diff_scr INTEGER,                      --: int 1..10
  prio_rnk INTEGER,                      --: pick 1*2 | 2*4 | 3*4
  bdgt_amt REAL,                         --: real 1500..88000 0
  cur TEXT                               --: pick GBP*5 | EUR*4 | USD*2
); --: rows 110
CREATE TABLE mtr_tms (
  mtr_id INTEGER REFERENCES mttrs(mtr_id), --: ref mttrs.mtr_id cover 90%
  lwr_id INTEGER REFERENCES lwyrs(lwr_id), --: ref lwyrs.lwr_id cover 92%
  role TEXT,                             --: pick lead*2 | support*5 | reviewer*2
  jnd_dt TEXT,                           --: date 2022-03-10..2025-07-01
  PRIMARY KEY (mtr_id, lwr_id)
); --: rows 190
CREATE TABLE tm_ents (
  te_id INTEGER PRIMARY KEY,             --: seq 20001
  mtr_id INTEGER REFERENCES mttrs(mtr_id), --: ref mttrs.mtr_id cover 85% skew
  lwr_id INTEGER,                        --: ref lwyrs.lwr_id cover 85% skew
  wrk_dt TEXT,                           --: date 2023-07-03..2025-07-11
  min_qty INTEGER,                       --: pick 6*3 | 12*3 | 18*2 | 30*5 | 48*2 | 60*4 | 90*3 | 120*2 | 195 | 240 | 330
  bill_flg TEXT,                         --: pick Y*7 | N*3
  narr TEXT                              --: pick telephone call with client*5 | drafting*5 | reviewing disclosure*3 | court attendance*2 | research*3 | travel*2 | email to client*3 | drafting witness statement
); --: rows 380
CREATE TABLE te_hist (
  hst_id INTEGER PRIMARY KEY,            --: seq 1
  te_id INTEGER,                         --: ref tm_ents.te_id cover 45%
  lwr_id INTEGER,                        --: ref lwyrs.lwr_id cover 50%
  chg_ts TEXT,                           --: date 2023-08-01..2025-07-13 %Y-%m-%d %H:%M:%S
  min_qty INTEGER,                       --: pick 6*2 | 12*3 | 24*2 | 30*4 | 60*4 | 90*2 | 150
  act_cd TEXT                            --: pick UPD*6 | DEL*2 | RST
); --: rows 210
CREATE TABLE bills (
  bil_id INTEGER PRIMARY KEY,            --: seq 7001
  mtr_id INTEGER REFERENCES mttrs(mtr_id), --: ref mttrs.mtr_id cover 72% skew
  bil_dt TEXT,                           --: date 2023-08-01..2025-07-08
  due_dt TEXT,                           --: after bil_dt 21..30 days
  paid_dt TEXT,                          --: after bil_dt 4..95 days until 2025-07-14 null 15%
  net_amt REAL,                          --: real 180..19500 2 skew
  grs_amt REAL,                          --: expr ROUND(net_amt * 1.2, 2)
  cur TEXT,                              --: pick GBP*5 | EUR*4 | USD*2
  st_cd TEXT                             --: const SN
); --: rows 230
CREATE TABLE dsbs (
  dsb_id INTEGER PRIMARY KEY,            --: seq 301
  mtr_id INTEGER,                        --: ref mttrs.mtr_id cover 55%
  kind TEXT,                             --: pick court fee*4 | translation*3 | courier*4 | expert opinion*2 | travel*3
  dsb_dt TEXT,                           --: date 2023-07-10..2025-07-10
  amt REAL,                              --: real 8..2400 2 skew
  cur TEXT                               --: pick GBP*5 | EUR*4 | USD
); --: rows 140
UPDATE bills SET st_cd = CASE WHEN paid_dt IS NOT NULL THEN 'PD' WHEN bil_id % 6 = 0 THEN 'WO' WHEN bil_dt > '2025-06-20' THEN 'DR' ELSE 'SN' END;
UPDATE bills SET cur = (SELECT m.cur FROM mttrs AS m WHERE m.mtr_id = bills.mtr_id);
UPDATE dsbs SET cur = (SELECT m.cur FROM mttrs AS m WHERE m.mtr_id = dsbs.mtr_id);
UPDATE mttrs SET cls_dt = NULL WHERE st_cd <> 'CL';
UPDATE mttrs SET st_cd = 'OP' WHERE st_cd = 'CL' AND cls_dt IS NULL;
UPDATE te_hist SET lwr_id = (SELECT e.lwr_id FROM tm_ents AS e WHERE e.te_id = te_hist.te_id) WHERE hst_id % 4 <> 0;
UPDATE lwyrs SET adm_dt = date(brth_dt, '+' || (25 + lwr_id % 5) || ' years', '+' || (lwr_id * 11 % 300) || ' days') WHERE adm_dt IS NOT NULL;
UPDATE lwyrs SET adm_dt = NULL WHERE rnk_cd = 'TR';
UPDATE clnts SET sect = CASE WHEN cl_nm LIKE '%Bank' THEN 'banking' WHEN cl_nm LIKE '%Estates' THEN 'property' WHEN cl_nm LIKE '%Foods' THEN 'food' WHEN cl_nm LIKE '%Shipping' THEN 'transport' WHEN cl_nm LIKE '%Biotech' THEN 'life science' WHEN cl_id % 2 = 0 THEN 'property' ELSE 'public' END;
