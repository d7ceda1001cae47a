-- A cooperative of bicycle and van couriers: members ride, clients book, hubs sort.
CREATE TABLE zones (
  zn_cd TEXT PRIMARY KEY, -- postal zone
  zn_nm TEXT,
  rng INTEGER -- ring, 1 is the centre
);
INSERT INTO zones VALUES ('C1', 'Old Market', 1), ('C2', 'Cathedral', 1), ('N1', 'Weaver''s Field', 2), ('N2', 'Hillcrest', 3), ('E1', 'Canal Side', 2), ('E2', 'Gasworks', 3), ('S1', 'Botanic', 2), ('S2', 'Southmoor', 3), ('W1', 'Station', 2), ('W2', 'Airport', 4);
CREATE TABLE veh_types (
  vt_cd TEXT PRIMARY KEY, -- CB cargo bike, BK bike, EV electric van, TR trailer bike
  vt_nm TEXT,
  max_kg INTEGER -- payload, kg
);
INSERT INTO veh_types VALUES ('BK', 'Bike', 15), ('CB', 'Cargo bike', 90), ('TR', 'Bike with trailer', 140), ('EV', 'Electric van', 620), ('WK', 'On foot', 8);
CREATE TABLE svc_lvls (
  sv_cd TEXT PRIMARY KEY,
  sv_nm TEXT, -- service level
  prm_min INTEGER -- promised minutes from pickup to delivery
);
INSERT INTO svc_lvls VALUES ('FL', 'Flash', 45), ('SD', 'Same day', 240), ('EC', 'Eco', 480), ('ON', 'Overnight', 900);
CREATE TABLE hubs (
  hb_id INTEGER PRIMARY KEY,
  hb_nm TEXT,
  zn_cd TEXT REFERENCES zones(zn_cd),
  cap_pcl INTEGER, -- parcels a day
  opn_dt TEXT
);
INSERT INTO hubs VALUES (1, 'Tannery', 'C1', 900, '2016-03-01'), (2, 'Signal Box', 'W1', 650, '2018-09-10'), (3, 'Lockhouse', 'E1', 400, '2020-05-04'), (4, 'Old Dairy', 'S1', 500, '2022-02-14'), (5, 'Hangar', 'W2', 1200, '2025-11-03');
CREATE TABLE mbrs (
  mb_id INTEGER PRIMARY KEY, -- member of the cooperative --: seq 101
  f_nm TEXT,                             --: first
  l_nm TEXT,                             --: last distinct
  hb_id INTEGER REFERENCES hubs(hb_id), -- home hub --: ref hubs.hb_id cover 80%
  shr_ct INTEGER, -- cooperative shares held --: pick 1*5 | 2*3 | 5*2 | 10
  jn_dt TEXT,                            --: date 2016-03-10..2025-12-10
  lv_dt TEXT, -- left --: after jn_dt 120..2600 days until 2026-02-18 null 55%
  spn_id INTEGER REFERENCES mbrs(mb_id), -- member who brought them in --: self mb_id null 30%
  rdr_rtg REAL -- rider rating by clients, 1 to 5 --: real 2.8..5 1 normal null 8%
); --: rows 58
CREATE TABLE vehs (
  vh_id INTEGER PRIMARY KEY,             --: seq 1
  plt TEXT, -- plate or frame number --: code CC-@@-###
  vt_cd TEXT REFERENCES veh_types(vt_cd), --: pick BK*5 | CB*6 | EV*3 | TR*2
  hb_id INTEGER REFERENCES hubs(hb_id),  --: ref hubs.hb_id
  buy_dt TEXT,                           --: date 2017-05-01..2025-12-20
  buy_amt REAL, -- euros --: price 700..9800
  cnd_scr INTEGER -- condition, 0 to 100 --: int 25..100 normal
); --: rows 44
CREATE TABLE clnts (
  cl_id INTEGER PRIMARY KEY,
  cl_nm TEXT,
  br_cd TEXT, -- branch: FLW flowers, PHA pharmacy, PRT print, LEG legal, FOD food, OPT optics
  zn_cd TEXT REFERENCES zones(zn_cd),
  vat_no TEXT,
  crd_rk INTEGER, -- credit rank, 1 is the safest of 9
  pay_dys INTEGER -- payment term, days
);
INSERT INTO clnts VALUES (1, 'Blossom & Fern', 'FLW', 'C1', 'NL88120', 3, 14), (2, 'Apotheek Linde', 'PHA', 'C2', 'NL88121', 1, 30), (3, 'Quickprint Canal', 'PRT', 'E1', NULL, 5, 14), (4, 'Verhoef Advocaten', 'LEG', 'C2', 'NL70412', 2, 30), (5, 'Soup Station', 'FOD', 'W1', 'NL65100', 6, 7), (6, 'Oculus Optiek', 'OPT', 'S1', 'NL65171', 2, 30), (7, 'Petal Post', 'FLW', 'S1', NULL, 7, 14), (8, 'Botanic Pharmacy', 'PHA', 'S1', 'NL88121', 1, 30), (9, 'Studio Zeefdruk', 'PRT', 'N1', 'NL90077', 4, 14), (10, 'Bakkerij Halm', 'FOD', 'N1', 'NL43011', 5, 7), (11, 'Notariaat Duin', 'LEG', 'C1', 'NL43500', 1, 30), (12, 'Green Fork', 'FOD', 'E2', 'NL43777', 8, 7), (13, 'Cathedral Lab', 'PHA', 'C2', 'NL12900', 2, 45), (14, 'Lens Loft', 'OPT', 'E1', 'NL12345', 4, 30), (15, 'Hillcrest Blooms', 'FLW', 'N2', '', 9, 7), (16, 'Soup Station', 'FOD', 'S2', 'NL65100', 6, 7), (17, 'Paper Heron', 'PRT', 'W1', 'NL90300', 3, 14), (18, 'Moor & Partners', 'LEG', 'S2', NULL, 3, 30);
CREATE TABLE trfs (
  sv_cd TEXT REFERENCES svc_lvls(sv_cd),
  vt_cd TEXT REFERENCES veh_types(vt_cd),
  bas_amt REAL, -- euros per job
  km_amt REAL, -- euros per km
  PRIMARY KEY (sv_cd, vt_cd)
);
INSERT INTO trfs VALUES ('FL', 'BK', 8.5, 1.4), ('FL', 'CB', 11, 1.7), ('FL', 'EV', 17.5, 2.1), ('SD', 'BK', 5.5, 0.9), ('SD', 'CB', 7.25, 1.1), ('SD', 'TR', 8, 1.2), ('SD', 'EV', 12.5, 1.5), ('EC', 'BK', 3.95, 0.6), ('EC', 'CB', 4.95, 0.7), ('EC', 'TR', 5.25, 0.75), ('EC', 'EV', 9, 1);
CREATE TABLE st_cds (
  st_cd TEXT PRIMARY KEY,
  st_nm TEXT
);
INSERT INTO st_cds VALUES ('BKD', 'Booked'), ('TRN', 'In transit'), ('DLV', 'Delivered'), ('FLD', 'Failed'), ('RTN', 'Returned'), ('CXL', 'Cancelled');
CREATE TABLE jobs (
  jb_no INTEGER PRIMARY KEY,             --: seq 40001
  cl_id INTEGER REFERENCES clnts(cl_id), --: ref clnts.cl_id cover 92% skew
  sv_cd TEXT REFERENCES svc_lvls(sv_cd), --: pick FL*3 | SD*5 | EC*4
  vt_cd TEXT REFERENCES veh_types(vt_cd), -- vehicle type asked for --: pick BK*5 | CB*4 | EV*2
  fr_zn TEXT REFERENCES zones(zn_cd), -- pickup zone --: ref zones.zn_cd cover 90% skew
  to_zn TEXT REFERENCES zones(zn_cd), -- delivery zone --: ref zones.zn_cd
  mb_id INTEGER REFERENCES mbrs(mb_id),  --: ref mbrs.mb_id cover 85% skew null 6%
  bk_ts TEXT, -- booked --: date 2024-11-04..2026-02-19 %Y-%m-%d %H:%M:%S
  pu_ts TEXT, -- picked up --: after bk_ts 8..190 minutes %Y-%m-%d %H:%M:%S until 2026-02-20
  dl_ts TEXT, -- delivered --: after pu_ts 12..420 minutes %Y-%m-%d %H:%M:%S until 2026-02-20
  km REAL,                               --: real 0.6..19 1 skew
  wt_kg REAL,                            --: real 0.2..85 1 skew
  st_cd TEXT REFERENCES st_cds(st_cd),   --: pick DLV*16 | FLD*2 | RTN | CXL
  prc_amt REAL, -- price, euros --: price 6..68
  tip_amt REAL -- euros --: pick NULL*6 | 0*2 | 1*2 | 2*2 | 2.5 | 5
); --: rows 400
CREATE TABLE invs (
  iv_no TEXT PRIMARY KEY,                --: code IV-2#####  distinct
  cl_id INTEGER REFERENCES clnts(cl_id), --: ref clnts.cl_id cover 90% skew
  iss_dt TEXT,                           --: date 2024-12-01..2026-02-12
  due_dt TEXT,                           --: after iss_dt 14..30 days
  pd_dt TEXT, -- paid --: after iss_dt 3..75 days until 2026-02-19 null 14%
  net_amt REAL, -- euros --: price 60..2900
  vat_amt REAL,                          --: expr round(net_amt * 0.21, 2)
  rmd_ct INTEGER -- reminders sent --: pick 0*7 | 1*2 | 2 | 3
); --: rows 170
CREATE TABLE shfts (
  sh_id INTEGER PRIMARY KEY,             --: seq 6001
  mb_id INTEGER REFERENCES mbrs(mb_id),  --: ref mbrs.mb_id cover 88%
  vh_id INTEGER REFERENCES vehs(vh_id),  --: ref vehs.vh_id cover 90% null 4%
  st_ts TEXT, -- start --: date 2025-06-01..2026-02-18 %Y-%m-%d %H:%M:%S
  en_ts TEXT, -- end --: after st_ts 150..560 minutes %Y-%m-%d %H:%M:%S
  brk_min INTEGER --: pick 0*3 | 15*2 | 30*4 | 45
); --: rows 240
CREATE TABLE pays (
  py_id INTEGER PRIMARY KEY,             --: seq 1
  mb_id INTEGER REFERENCES mbrs(mb_id),  --: ref mbrs.mb_id cover 90%
  py_mo TEXT, -- month paid for, yyyy-mm --: date 2025-01-01..2026-01-31 %Y-%m
  grs_amt REAL, -- euros before tax --: price 140..2300
  ded_amt REAL, -- euros held back --: expr round(grs_amt * (py_id * 7 % 23) / 100.0, 2)
  adv_amt REAL -- advance already given --: pick NULL*4 | 50*2 | 100 | 250
); --: rows 200
CREATE TABLE clms (
  cm_no INTEGER PRIMARY KEY,             --: seq 901
  jb_no INTEGER REFERENCES jobs(jb_no),  --: ref jobs.jb_no cover 22%
  kd_cd TEXT, -- DMG damaged, LST lost, LAT late --: pick DMG*3 | LAT*4 | LST*2
  flg_dt TEXT, -- lodged --: const x
  clm_amt REAL, -- euros asked for --: price 10..600
  awd_amt REAL, -- euros granted --: expr CASE cm_no % 5 WHEN 0 THEN NULL WHEN 1 THEN clm_amt WHEN 2 THEN round(clm_amt / 2, 2) WHEN 3 THEN 0 ELSE round(clm_amt * 0.8, 2) END
  hd_id INTEGER REFERENCES mbrs(mb_id) -- member who handles it --: ref mbrs.mb_id cover 15%
); --: rows 84
CREATE TABLE mb_vts (
  mb_id INTEGER REFERENCES mbrs(mb_id),
  vt_cd TEXT REFERENCES veh_types(vt_cd), -- vehicle type the member may ride
  lic_dt TEXT, -- certified on
  PRIMARY KEY (mb_id, vt_cd)
);
INSERT INTO mb_vts SELECT mb_id, 'BK', date(jn_dt, '+' || (mb_id * 3 % 20) || ' days') FROM mbrs WHERE mb_id % 9 <> 2;
INSERT INTO mb_vts SELECT mb_id, 'CB', date(jn_dt, '+' || (mb_id * 7 % 300) || ' days') FROM mbrs WHERE mb_id % 3 <> 1;
INSERT INTO mb_vts SELECT mb_id, 'EV', date(jn_dt, '+' || (mb_id * 11 % 500) || ' days') FROM mbrs WHERE mb_id % 4 = 2;
INSERT INTO mb_vts SELECT mb_id, 'TR', date(jn_dt, '+' || (mb_id * 13 % 400) || ' days') FROM mbrs WHERE mb_id % 6 = 5;
UPDATE mb_vts SET lic_dt = NULL WHERE lic_dt > '2026-02-15';
UPDATE jobs SET pu_ts = NULL, dl_ts = NULL WHERE st_cd = 'CXL';
UPDATE jobs SET dl_ts = NULL WHERE st_cd IN ('FLD', 'RTN');
UPDATE jobs SET tip_amt = NULL WHERE st_cd IN ('FLD', 'RTN', 'CXL');
UPDATE jobs SET st_cd = 'TRN', dl_ts = NULL, tip_amt = NULL WHERE bk_ts >= '2026-02-18' AND st_cd = 'DLV' AND jb_no % 2 = 0;
UPDATE jobs SET st_cd = 'BKD', pu_ts = NULL, dl_ts = NULL, mb_id = NULL, tip_amt = NULL WHERE bk_ts >= '2026-02-17' AND st_cd = 'DLV';
UPDATE jobs SET dl_ts = datetime(pu_ts, '+' || (15 + jb_no * 37 % 55) || ' minutes') WHERE sv_cd = 'FL' AND dl_ts IS NOT NULL;
UPDATE invs SET cl_id = 4, net_amt = 412.5, vat_amt = 86.63 WHERE rowid IN (20, 61);
UPDATE invs SET cl_id = 16, net_amt = 95, vat_amt = 19.95 WHERE rowid IN (33, 34, 112);
UPDATE clms SET flg_dt = (SELECT date(bk_ts, '+' || (1 + clms.cm_no * 5 % 24) || ' days') FROM jobs WHERE jobs.jb_no = clms.jb_no);
UPDATE clms SET flg_dt = '2026-02-19' WHERE flg_dt > '2026-02-19';
CREATE VIEW open_invs AS SELECT iv_no, cl_id, due_dt, net_amt + vat_amt AS owe_amt FROM invs WHERE pd_dt IS NULL;
CREATE VIEW late_jobs AS SELECT jb_no, cl_id, mb_id, (julianday(dl_ts) - julianday(pu_ts)) * 1440 - prm_min AS lt_min FROM jobs JOIN svc_lvls ON svc_lvls.sv_cd = jobs.sv_cd WHERE (julianday(dl_ts) - julianday(pu_ts)) * 1440 > prm_min;
