CREATE TABLE cd_lkp (
  grp TEXT, -- TYP kind of fraud, CHN how it came to light, ST state, ROL role in a case
  cd TEXT,
  dsc TEXT, -- in words
  sort_no INTEGER,
  PRIMARY KEY (grp, cd)
);
INSERT INTO cd_lkp VALUES
 ('TYP', 'RF', 'refund fraud', 1), ('TYP', 'PT', 'parts theft', 2), ('TYP', 'IN', 'invoice fraud', 3), ('TYP', 'ID', 'identity misuse', 4), ('TYP', 'EX', 'expense padding', 5), ('TYP', 'CB', 'chargeback abuse', 6), ('TYP', 'AU', 'auction rigging', 7),
 ('CHN', 'TP', 'tip-off', 1), ('CHN', 'AU', 'audit', 2), ('CHN', 'SC', 'stock count', 3), ('CHN', 'BK', 'bank notice', 4), ('CHN', 'AL', 'automatic alert', 5), ('CHN', 'RF', 'referral from a branch', 6),
 ('ST', 'O', 'open', 1), ('ST', 'H', 'on hold', 2), ('ST', 'C', 'closed', 3), ('ST', 'R', 'referred to police', 4),
 ('ROL', 'S', 'suspect', 1), ('ROL', 'W', 'witness', 2), ('ROL', 'V', 'victim', 3), ('ROL', 'A', 'accomplice', 4);
CREATE TABLE inv (
  inv_no INTEGER PRIMARY KEY,            --: seq 7001
  typ_cd TEXT,                           --: pick RF*6 | PT*7 | IN*4 | ID*3 | EX*2
  chn_cd TEXT,                           --: by typ_cd: PT => SC*6 | TP*3 | AU; RF => AL*4 | TP*2 | AU*2; IN => AU*5 | TP*2 | BK; else => BK*4 | AL*3 | TP
  st_cd TEXT,                            --: pick C*11 | O*4 | H*2 | R*3
  site TEXT, -- warehouse concerned --: pick Bellhurst*5 | Cragmouth*4 | Dunmarsh*3 | Eastlow*3 | NULL*1
  part_no TEXT, -- goods concerned, if any --: by typ_cd: PT, RF => BX-1107*5 | BX-1140*3 | FL-0032*4 | GN-7781*3 | KT-2205*2 | KT-2210*2 | VR-9004; else => NULL
  qty INTEGER, -- pieces missing or returned --: int 1..60 skew
  ld_nm TEXT, -- investigator in charge --: pick Maud Sillitoe*5 | Farid Benhaddou*4 | Colm Prentice*4 | Ottilie Graves*2 | NULL*1
  sec_nm TEXT,                           --: pick Maud Sillitoe*3 | Farid Benhaddou*3 | Colm Prentice*2 | Hugo Lanyard*3 | NULL*4
  dt_rep TEXT, -- day it was reported --: date 2024-01-08..2026-05-24
  dt_open TEXT,                          --: after dt_rep 0..14 days until 2026-05-30
  dt_cls TEXT,                           --: after dt_open 6..240 days until 2026-05-30
  amt_gross REAL, -- loss as first claimed, GBP --: real 60..42000 2 skew
  amt_net REAL, -- loss left after what came back --: const 0
  wrk_min INTEGER, -- minutes booked by investigators --: int 40..3600 skew
  vid_min INTEGER, -- minutes of camera footage viewed --: int 10..900 skew null 45%
  f_pol INTEGER, -- 1 police told --: pick 0*7 | 1*3
  f_ins INTEGER,                         --: pick 0*3 | 1*2
  prev_inv INTEGER, -- earlier case that it belongs to --: self inv_no null 78%
  memo TEXT                              --: mix {Seal broken|Label swapped|Receipt forged|Badge lent out|Pallet short}, {night shift|day shift|courier bay|returns desk} null 20% empty 6%
); --: rows 170
CREATE TABLE subj (
  subj_id INTEGER PRIMARY KEY,           --: seq 301
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last
  co_nm TEXT, -- firm, blank for private persons --: pick NULL*6 | Bellhurst Couriers*2 | Tansley Spares*3 | Oxbow Motors*3 | Greywater Fittings*2 | Pike & Daughters*1
  town TEXT,                             --: pick Bellhurst*4 | Cragmouth*4 | Dunmarsh*2 | Eastlow*2 | Nether Wick*3 | Port Tarrow*3
  dt_born TEXT,                          --: date 1950-01-01..2005-12-31 null 12%
  dt_seen TEXT, -- first time we heard of them --: date 2019-02-01..2026-05-01
  f_stf INTEGER, -- 1 works for us --: pick 0*3 | 1*1
  f_wat INTEGER,                         --: pick 0*4 | 1*1
  ph TEXT                                --: code 01### ###### null 25%
); --: rows 130
CREATE TABLE inv_subj (
  inv_no INTEGER,                        --: ref inv.inv_no cover 85% skew
  subj_id INTEGER,                       --: ref subj.subj_id cover 86%
  rol_cd TEXT,                           --: pick S*7 | W*6 | V*3 | A*2
  amt_clm REAL, -- what this person says was lost --: real 20..9000 2 skew null 55%
  itv_min INTEGER, -- interview, minutes --: int 10..190 skew null 20%
  dt_itv TEXT,                           --: date 2024-02-01..2026-05-29
  f_lie INTEGER, -- 1 statement proved false --: pick 0*5 | 1
  PRIMARY KEY (inv_no, subj_id)
); --: rows 330
UPDATE inv SET dt_cls = NULL WHERE st_cd IN ('O', 'H');
UPDATE inv SET st_cd = CASE WHEN dt_open IS NULL THEN 'O' WHEN inv_no % 3 = 0 THEN 'H' ELSE 'O' END WHERE st_cd IN ('C', 'R') AND dt_cls IS NULL;
UPDATE inv SET sec_nm = NULL WHERE sec_nm = ld_nm;
UPDATE inv SET qty = NULL WHERE part_no IS NULL;
UPDATE inv SET amt_net = round(amt_gross * (100 - CASE WHEN inv_no % 4 = 1 THEN 0 WHEN inv_no % 7 = 3 THEN 100 ELSE inv_no * 37 % 83 END) / 100, 2);
UPDATE inv SET amt_net = NULL WHERE st_cd IN ('O') AND inv_no % 2 = 0;
UPDATE inv_subj SET dt_itv = CASE WHEN itv_min IS NULL THEN NULL ELSE (SELECT date(dt_rep, '+' || (3 + inv_subj.subj_id % 50) || ' days') FROM inv WHERE inv.inv_no = inv_subj.inv_no) END;
UPDATE inv_subj SET dt_itv = NULL, itv_min = NULL WHERE dt_itv > '2026-05-30';
