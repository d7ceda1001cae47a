-- Port Calanthe marina: berths, boats, stays, yard jobs, bills and mailings.
CREATE TABLE piers (
  pier_id INTEGER PRIMARY KEY,
  pier_nm TEXT,
  dpth_m REAL,
  opn_yr INTEGER
);
INSERT INTO piers VALUES (1, 'Anchor Quay', 3.5, 1989), (2, 'Bosun Pier', 2.8, 1994), (3, 'Coral Jetty', 4.6, 2006), (4, 'Dolphin Pier', 5.5, 2014), (5, 'East Mole', 2.2, 1989);
CREATE TABLE berths (
  berth_id INTEGER PRIMARY KEY, --: seq 1
  berth_no TEXT, --: code #-##
  pier_id INTEGER, --: pick 1*5 | 2*5 | 3*4 | 4*3 | 5*2
  len_m INTEGER, --: by pier_id: 4 => 18*2 | 24*2 | 32; 3 => 12 | 15*2 | 18*2; else => 8*2 | 10*4 | 12*4 | 15
  pwr_amp INTEGER, --: by len_m: 18, 24, 32 => 32*2 | 63*3; else => 16*4 | 32
  day_rt REAL, --: expr len_m * 2.4 + pier_id * 1.5
  st TEXT --: pick usable*12 | closed
); --: rows 72
CREATE TABLE custs (
  cust_id INTEGER PRIMARY KEY, --: seq 4001
  f_nm TEXT, --: first
  l_nm TEXT, --: last
  ctry TEXT, --: pick Portugal*6 | Spain*4 | France*3 | United Kingdom*4 | Netherlands*2 | Norway
  cust_tp TEXT, --: pick annual*4 | seasonal*3 | visitor*6
  email TEXT, --: from lower {f_nm}.{l_nm}@harbourmail.example null 9% empty 9%
  jn_dt TEXT, --: date 2018-03-01..2025-09-15
  nwsl TEXT, --: pick yes*6 | no*4
  disc REAL --: by cust_tp: annual => 0.1*2 | 0.15 | 0.2; seasonal => 0.05*2 | 0*2; else => 0
); --: rows 130
CREATE TABLE vsls (
  vsl_id INTEGER PRIMARY KEY, --: seq 1
  vsl_nm TEXT, --: mix {Sea|Blue|Silver|Little|Wild|Night|Salt|Golden|Lazy|North} {Heron|Petrel|Breeze|Otter|Comet|Lantern|Siren|Drift|Swallow} distinct
  cust_id INTEGER, --: ref custs.cust_id cover 75%
  vsl_tp TEXT, --: pick sail*6 | motor*4
  len_m REAL, --: real 6.2..23 1 skew
  bm_m REAL, --: real 2.1..5.8 1
  dft_m REAL, --: real 0.8..3.6 1
  blt_yr INTEGER, --: int 1968..2024
  ins_till TEXT --: date 2025-03-01..2026-12-31 null 8%
); --: rows 86
CREATE TABLE sail_vsls (
  vsl_id INTEGER PRIMARY KEY, --: seq 1
  mast_m REAL, --: real 8..31 1
  sail_m2 REAL, --: real 22..190 0 skew
  keel TEXT --: pick fin*6 | long*3 | lifting*2
); --: rows 86
CREATE TABLE mtr_vsls (
  vsl_id INTEGER PRIMARY KEY, --: seq 1
  eng_hp INTEGER, --: int 60..900 skew
  eng_ct INTEGER, --: pick 1*3 | 2*4
  fuel TEXT --: pick diesel*6 | petrol*2 | electric
); --: rows 86
CREATE TABLE stays (
  stay_id INTEGER PRIMARY KEY, --: seq 10001
  vsl_id INTEGER, --: ref vsls.vsl_id cover 88% skew
  berth_id INTEGER, --: ref berths.berth_id cover 82%
  bkd_on TEXT, --: date 2023-12-01..2025-10-20
  arr_dt TEXT, --: after bkd_on 0..90 days
  dep_dt TEXT, --: after arr_dt 1..28 days until 2025-10-31
  prs INTEGER, --: int 1..9 normal
  amt REAL, --: expr 0
  st TEXT --: pick ok*13 | cancelled*2 | no-show
); --: rows 340
CREATE TABLE occ_snaps (
  snap_id INTEGER PRIMARY KEY, --: seq 1
  snap_dt TEXT, --: date 2025-03-01..2025-10-31
  berth_id INTEGER, --: ref berths.berth_id
  occ TEXT, --: pick yes*6 | no*4
  vsl_id INTEGER, --: ref vsls.vsl_id
  rnd TEXT --: pick morning*3 | evening*2
); --: rows 400
CREATE TABLE svcs (
  svc_cd TEXT PRIMARY KEY,
  svc_nm TEXT,
  std_hrs REAL,
  pr_hr REAL
);
INSERT INTO svcs VALUES ('ANT', 'Antifouling', 10, 58), ('HAU', 'Haul-out', 3, 120), ('RIG', 'Rigging Check', 4.5, 72), ('ENG', 'Engine Service', 6, 84), ('CLN', 'Hull Cleaning', 2.5, 45), ('ELC', 'Electrics', 5, 78), ('GEL', 'Gelcoat Repair', 12, 66);
CREATE TABLE emps (
  emp_id INTEGER PRIMARY KEY, --: seq 1
  f_nm TEXT, --: first
  l_nm TEXT, --: last distinct
  role TEXT, --: pick yard hand*5 | mechanic*4 | rigger*2 | dock master*3 | clerk*2
  hr_dt TEXT, --: date 2009-04-01..2025-05-31
  b_dt TEXT --: date 1962-01-01..2004-12-31
); --: rows 30
CREATE TABLE svc_ords (
  so_id INTEGER PRIMARY KEY, --: seq 601
  vsl_id INTEGER, --: ref vsls.vsl_id cover 70%
  svc_cd TEXT, --: pick ANT*4 | HAU*5 | RIG*3 | ENG*4 | CLN*5 | ELC*2
  emp_id INTEGER, --: ref emps.emp_id cover 60%
  req_dt TEXT, --: date 2024-02-01..2025-10-28
  due_dt TEXT, --: after req_dt 7..40 days
  st_dt TEXT, --: after req_dt 2..35 days until 2025-10-31 null 5%
  fin_dt TEXT, --: after st_dt 0..12 days until 2025-10-31
  est_hrs REAL, --: real 1.5..14 1
  act_hrs REAL, --: real 1.5..19 1 normal
  prio TEXT --: pick normal*7 | urgent*2 | low
); --: rows 180
CREATE TABLE invs (
  inv_id INTEGER PRIMARY KEY, --: seq 90001
  cust_id INTEGER, --: ref custs.cust_id cover 72%
  kind TEXT, --: pick berth*6 | yard*3 | fuel*2
  iss_dt TEXT, --: date 2024-01-05..2025-10-29
  inv_yr INTEGER, --: expr CAST(strftime('%Y', iss_dt) AS INTEGER)
  inv_mo INTEGER, --: expr CAST(strftime('%m', iss_dt) AS INTEGER)
  due_dt TEXT, --: after iss_dt 14..30 days
  amt REAL, --: real 18..3900 2 skew
  pd TEXT --: pick paid*9 | unpaid*2
); --: rows 240
CREATE TABLE pmts (
  pmt_id INTEGER PRIMARY KEY, --: seq 1
  inv_id INTEGER, --: ref invs.inv_id distinct
  pmt_dt TEXT, --: date 2024-01-05..2025-10-30
  amt REAL, --: expr 0
  mthd TEXT --: pick card*6 | transfer*4 | cash
); --: rows 230
CREATE TABLE fuel_sls (
  sale_id INTEGER PRIMARY KEY, --: seq 1
  vsl_id INTEGER, --: ref vsls.vsl_id cover 60% skew
  sold_at TEXT, --: date 2025-03-01..2025-10-30 %Y-%m-%d %H:%M:%S
  fuel TEXT, --: pick diesel*7 | petrol*2
  ltr INTEGER, --: int 15..620 skew
  amt REAL --: expr ROUND(ltr * (CASE fuel WHEN 'diesel' THEN 1.79 ELSE 1.98 END), 2)
); --: rows 150
CREATE TABLE camps (
  camp_id INTEGER PRIMARY KEY,
  camp_nm TEXT,
  chnl TEXT,
  st_dt TEXT,
  end_dt TEXT,
  bdgt REAL
);
INSERT INTO camps VALUES (1, 'Winter Berth Deal', 'email', '2024-10-01', '2024-12-15', 2400), (2, 'Spring Haul-out', 'email', '2025-02-01', '2025-03-31', 1500), (3, 'Boat Show Lisbon', 'fair', '2025-03-20', '2025-03-24', 9800), (4, 'Refer a Skipper', 'social', '2025-04-15', '2025-07-31', 3100), (5, 'Atlantic Rally', 'print', '2025-05-01', '2025-06-15', 4200), (6, 'Late Summer', 'social', '2025-08-20', '2025-09-30', 1900), (7, 'Crew Cards', 'print', '2025-10-01', '2025-11-30', 800);
CREATE TABLE camp_custs (
  camp_id INTEGER, --: int 1..6
  cust_id INTEGER, --: ref custs.cust_id cover 80%
  sent_dt TEXT, --: date 2024-10-01..2025-09-30
  opnd TEXT, --: pick yes*4 | no*5
  bkd TEXT, --: pick no*7 | yes*2
  PRIMARY KEY (camp_id, cust_id)
); --: rows 300
CREATE TABLE utl_rdgs (
  rdg_id INTEGER PRIMARY KEY, --: seq 1
  berth_id INTEGER, --: ref berths.berth_id cover 75%
  rd_yr INTEGER, --: pick 2024*2 | 2025*3
  rd_mo INTEGER, --: int 1..12
  kwh REAL, --: real 4..410 1 skew
  wtr_m3 REAL --: real 0.2..21 1 skew
); --: rows 320
UPDATE berths SET berth_no = char(64 + pier_id) || '-' || (10 + (SELECT COUNT(*) FROM berths b WHERE b.pier_id = berths.pier_id AND b.berth_id <= berths.berth_id));
UPDATE berths SET len_m = CASE WHEN berth_id % 6 = 0 THEN 10 ELSE len_m END WHERE pier_id = 4;
DELETE FROM sail_vsls WHERE vsl_id IN (SELECT vsl_id FROM vsls WHERE vsl_tp = 'motor');
DELETE FROM mtr_vsls WHERE vsl_id IN (SELECT vsl_id FROM vsls WHERE vsl_tp = 'sail');
UPDATE vsls SET dft_m = ROUND(dft_m * 0.4, 1) + 0.3 WHERE vsl_tp = 'motor';
UPDATE stays SET dep_dt = NULL WHERE arr_dt > '2025-10-31';
UPDATE stays SET amt = ROUND((julianday(COALESCE(dep_dt, date(arr_dt, '+7 days'))) - julianday(arr_dt)) * (SELECT b.day_rt FROM berths b WHERE b.berth_id = stays.berth_id) * (1 - (SELECT c.disc FROM custs c JOIN vsls v ON v.cust_id = c.cust_id WHERE v.vsl_id = stays.vsl_id)), 2);
UPDATE stays SET dep_dt = NULL, amt = 0 WHERE st <> 'ok';
UPDATE custs SET jn_dt = (SELECT MIN(s.bkd_on) FROM stays s JOIN vsls v ON v.vsl_id = s.vsl_id WHERE v.cust_id = custs.cust_id) WHERE jn_dt > (SELECT MIN(s.bkd_on) FROM stays s JOIN vsls v ON v.vsl_id = s.vsl_id WHERE v.cust_id = custs.cust_id);
UPDATE occ_snaps SET vsl_id = NULL WHERE occ = 'no';
UPDATE svc_ords SET emp_id = (SELECT e.emp_id FROM emps e WHERE e.emp_id >= svc_ords.emp_id AND e.role NOT IN ('clerk', 'dock master') ORDER BY e.emp_id LIMIT 1);
UPDATE svc_ords SET fin_dt = NULL WHERE st_dt IS NULL;
UPDATE svc_ords SET act_hrs = NULL WHERE fin_dt IS NULL;
UPDATE invs SET pd = 'unpaid' WHERE iss_dt > '2025-10-10';
DELETE FROM pmts WHERE inv_id IN (SELECT inv_id FROM invs WHERE pd = 'unpaid' AND inv_id % 5 <> 0);
UPDATE pmts SET pmt_dt = date((SELECT i.iss_dt FROM invs i WHERE i.inv_id = pmts.inv_id), '+' || (pmt_id * 17 % 46 + 1) || ' days'), amt = (SELECT CASE WHEN i.pd = 'unpaid' THEN ROUND(i.amt * 0.4, 2) ELSE i.amt END FROM invs i WHERE i.inv_id = pmts.inv_id);
DELETE FROM pmts WHERE pmt_dt > '2025-10-31';
UPDATE invs SET pd = 'unpaid' WHERE pd = 'paid' AND inv_id NOT IN (SELECT inv_id FROM pmts);
UPDATE camp_custs SET sent_dt = (SELECT date(c.st_dt, '+' || (camp_custs.cust_id % 10) || ' days') FROM camps c WHERE c.camp_id = camp_custs.camp_id);
UPDATE camp_custs SET bkd = 'no' WHERE opnd = 'no' AND cust_id % 3 <> 0;
DELETE FROM utl_rdgs WHERE rd_yr = 2025 AND rd_mo > 10;
UPDATE vsls SET dft_m = ROUND(dft_m, 1);
UPDATE berths SET day_rt = ROUND(len_m * 2.4 + pier_id * 1.5, 2);
UPDATE stays SET amt = ROUND((julianday(COALESCE(dep_dt, date(arr_dt, '+7 days'))) - julianday(arr_dt)) * (SELECT b.day_rt FROM berths b WHERE b.berth_id = stays.berth_id) * (1 - (SELECT c.disc FROM custs c JOIN vsls v ON v.cust_id = c.cust_id WHERE v.vsl_id = stays.vsl_id)), 2) WHERE st = 'ok';
UPDATE svc_ords SET fin_dt = NULL, act_hrs = NULL WHERE req_dt >= '2025-08-15' AND so_id % 3 = 1;
