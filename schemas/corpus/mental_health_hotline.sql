CREATE TABLE cnslrs (
  cns_id INTEGER PRIMARY KEY,            --: seq 201
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  base_city TEXT,                        --: pick Aldport*5 | Merrow*4 | Fenwick*3 | Quillan*2
  lang TEXT,                             --: pick English*6 | Polish*3 | Arabic*2 | Tamil*2 | Welsh
  brth_dt INTEGER,                       --: date 1955-02-01..2001-09-30 yyyymmdd
  hire_dt INTEGER,                       --: date 2014-01-10..2024-05-02 yyyymmdd
  vol_flg INTEGER,                       --: pick 1*5 | 0*4
  wk_hrs REAL,                           --: real 4..38 1
  sup_id INTEGER                         --: self cns_id null 12%
); --: rows 38
CREATE TABLE cntcts (
  cnt_id INTEGER PRIMARY KEY,            --: seq 5001
  cns_id INTEGER REFERENCES cnslrs(cns_id), --: ref cnslrs.cns_id cover 89% skew
  cnt_dt INTEGER NOT NULL,               --: date 2023-01-02..2024-06-29 yyyymmdd
  strt_hr INTEGER,                       --: int 0..23
  rgn TEXT,                              --: pick North*5 | Coast*4 | Valley*4 | Capital*6 | Islands
  age_grp TEXT,                          --: pick youth*4 | adult*6 | senior*3 | NULL*2 empty 6%
  anon_flg INTEGER,                      --: pick 1*6 | 0*4
  dur_min INTEGER,                       --: int 2..115 skew
  risk_scr INTEGER,                      --: int 1..10 skew
  fup_flg INTEGER,                       --: pick 1*4 | 0*7
  cls_dt INTEGER,                        --: after cnt_dt 1..60 days yyyymmdd until 2024-06-29 null 14%
  ref_to TEXT                            --: pick NULL*6 | family doctor*3 | crisis team*2 | debt advice*2 | school nurse empty 14%
); --: rows 360
CREATE TABLE calls (
  cnt_id INTEGER PRIMARY KEY REFERENCES cntcts(cnt_id), --: ref cntcts.cnt_id cover 64% distinct
  line_nm TEXT,                          --: pick national*6 | youth*4 | rural*2
  wait_sec INTEGER,                      --: int 3..900 skew
  rpt_flg INTEGER,                       --: pick 0*7 | 1*3
  drop_flg INTEGER                       --: pick 0*9 | 1
); --: rows 215
CREATE TABLE chats (
  cnt_id INTEGER PRIMARY KEY,
  dvc TEXT,
  msg_qty INTEGER,
  rply_sec INTEGER
);
CREATE TABLE topcs (
  top_id INTEGER PRIMARY KEY,
  top_nm TEXT NOT NULL,
  grp_nm TEXT
);
INSERT INTO topcs VALUES (1, 'loneliness', 'relationships'), (2, 'exam stress', 'school and work'), (3, 'work stress', 'school and work'), (4, 'grief', 'loss'), (5, 'panic attacks', 'health'), (6, 'sleep problems', 'health'), (7, 'break-up', 'relationships'),
 (8, 'debt', 'money'), (9, 'bullying', 'school and work'), (10, 'self-harm', 'health'), (11, 'gambling', 'money'), (12, 'job loss', 'money'), (13, 'caring for a parent', 'relationships');
CREATE TABLE cnt_topcs (
  cnt_id INTEGER REFERENCES cntcts(cnt_id), --: ref cntcts.cnt_id cover 92%
  top_id INTEGER,                        --: int 1..12 skew
  sev_scr INTEGER,                       --: int 1..10 normal
  PRIMARY KEY (cnt_id, top_id)
); --: rows 390
INSERT INTO chats SELECT cnt_id, CASE WHEN cnt_id % 5 = 0 THEN 'tablet' WHEN cnt_id % 5 IN (1, 3) THEN 'desktop' ELSE 'phone' END, 3 + (cnt_id * 37 % 83), 5 + (cnt_id * 53 % 331) FROM cntcts WHERE cnt_id NOT IN (SELECT cnt_id FROM calls);
UPDATE cntcts SET cls_dt = NULL WHERE fup_flg = 0;
UPDATE cnslrs SET brth_dt = brth_dt - 150000 WHERE hire_dt - brth_dt < 200000;
