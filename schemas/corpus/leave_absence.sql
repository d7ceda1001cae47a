-- Leave desk of an outsourcing company: who asked for leave, who was simply not there, who stood in.
CREATE TABLE site (
  st_cd TEXT PRIMARY KEY,
  st_nm TEXT, -- what people call the building
  city TEXT,
  seat_qty INTEGER -- production seats
);
INSERT INTO site VALUES ('PNQ', 'Riverside', 'Pune', 640), ('COK', 'Kaveri', 'Kochi', 410), ('IDR', 'Lakeview', 'Indore', 280), ('JAI', 'Amber Court', 'Jaipur', 190), ('MNL', 'Bayfront', 'Manila', 520);
CREATE TABLE prc (
  prc_id INTEGER PRIMARY KEY,
  prc_nm TEXT, -- process, the work done for one client
  clt_nm TEXT, -- client
  lob TEXT, -- Voice, Chat, Back office
  st_cd TEXT REFERENCES site(st_cd),
  live_dt INTEGER, -- yyyymmdd
  live_fl TEXT -- Y still running, N ramped down
);
INSERT INTO prc VALUES
 (11, 'Zephyr Care', 'Zephyr Telecom', 'Voice', 'PNQ', 20180402, 'Y'),
 (12, 'Zephyr Chat', 'Zephyr Telecom', 'Chat', 'COK', 20200713, 'Y'),
 (13, 'Kestrel Collections', 'Kestrel Bank', 'Voice', 'PNQ', 20190121, 'Y'),
 (14, 'Kestrel KYC', 'Kestrel Bank', 'Back office', 'IDR', 20210301, 'Y'),
 (15, 'Marigold Bookings', 'Marigold Travel', 'Voice', 'MNL', 20221010, 'Y'),
 (16, 'Ostra Claims', 'Ostra Health', 'Back office', 'COK', 20170605, 'Y'),
 (17, 'Polaris Returns', 'Polaris Retail', 'Chat', 'JAI', 20230206, 'N'),
 (18, 'Pelican Renewals', 'Pelican Insurance', 'Voice', 'MNL', 20190902, 'Y'),
 (19, 'Polaris Web Chat', 'Polaris Retail', 'Chat', 'IDR', 20240115, 'Y');
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY,            --: seq 40101
  fst_nm TEXT,                           --: pick Aarti | Bhavesh | Chitra | Deepak | Esha | Farhan | Gauri | Harish | Ishita | Jayesh | Kavya | Lokesh | Meenal | Nikhil | Omkar | Pallavi | Rahul | Sneha | Tushar | Urmila | Vikram | Yamini | Zubin | Anjali | Rohit | Divya | Manoj | Liza | Carlo | Joy
  lst_nm TEXT,                           --: pick Kulkarni | Nair | Menon | Joshi | Patil | Sharma | Rathore | Verma | Pillai | Deshpande | Chauhan | Iyer | Bhat | Solanki | Mathew | Gokhale | Tiwari | Rawat | Santos | Reyes | Shetty | Agarwal | Kapoor | Thomas | Fernandes | Naik | Saxena | Jain
  gnd_cd TEXT, -- F, M --: const F
  dob INTEGER, -- date of birth, yyyymmdd --: date 1968-01-01..2003-12-31 yyyymmdd
  doj INTEGER, -- date of joining, yyyymmdd --: date 2016-03-01..2025-02-20 yyyymmdd
  exit_dt INTEGER, -- last working day, yyyymmdd --: after doj 100..1300 days yyyymmdd until 2025-03-31 null 20%
  grd_cd TEXT, -- AS associate, SA senior associate, TL team lead, MG manager --: pick AS*7 | SA*3
  prc_id INTEGER REFERENCES prc(prc_id), --: pick 11*4 | 12*5 | 13*4 | 14*3 | 15*5 | 16*3 | 17*2 | 18*3 | 19*2
  mgr_id INTEGER REFERENCES emp(emp_id), --: self emp_id
  wfh_fl TEXT, -- Y works from home --: pick N*3 | Y*2
  mob TEXT,                              --: code 9######### null 8%
  eml TEXT                               --: from lower {fst_nm}.{lst_nm}@tallyhobpo.example
); --: rows 128
CREATE TABLE emp_perm (
  emp_id INTEGER PRIMARY KEY REFERENCES emp(emp_id), --: seq 40101
  conf_dt INTEGER, -- end of probation, yyyymmdd --: const 0
  notc_days INTEGER,                     --: pick 30*4 | 60*4 | 90
  ctc_amt INTEGER -- pay per year, rupees --: int 220000..1900000 skew
); --: rows 96
CREATE TABLE emp_ctr (
  emp_id INTEGER PRIMARY KEY REFERENCES emp(emp_id), --: seq 40197
  agcy_nm TEXT, -- staffing agency --: pick Sparrow Staffing*4 | Kaveri*4 | Teamwork Partners*2
  end_dt INTEGER, -- contract ends, yyyymmdd --: date 2024-10-01..2026-06-30 yyyymmdd
  day_amt INTEGER                        --: int 700..2600 skew
); --: rows 32
CREATE TABLE lv_typ (
  lt_cd TEXT PRIMARY KEY,
  lt_nm TEXT,
  paid_fl TEXT, -- Y paid
  doc_fl TEXT, -- Y needs a document
  max_days INTEGER, -- allowed per year
  cf_days INTEGER, -- may be carried into the next year
  adv_days INTEGER -- to be applied for so many days ahead
);
INSERT INTO lv_typ VALUES ('EL', 'Earned leave', 'Y', 'N', 18, 10, 7), ('SL', 'Sick leave', 'Y', 'Y', 10, 3, 0), ('CL', 'Casual leave', 'Y', 'N', 8, 0, 2), ('CO', 'Comp off', 'Y', 'N', 6, 2, 1), ('LOP', 'Loss of pay', 'N', 'N', 30, 0, 3), ('ML', 'Maternity leave', 'Y', 'Y', 182, 0, 60), ('PL', 'Paternity leave', 'Y', 'Y', 5, 0, 14), ('BL', 'Bereavement leave', 'Y', 'N', 4, 0, 0), ('SAB', 'Sabbatical', 'N', 'Y', 90, 0, 90), ('FL', 'Festival leave', 'Y', 'N', 3, 0, 5);
CREATE TABLE lv_req (
  req_id INTEGER PRIMARY KEY,            --: seq 9001
  emp_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 88% skew
  lt_cd TEXT REFERENCES lv_typ(lt_cd),   --: pick EL*9 | SL*6 | CL*7 | CO*4 | LOP*3 | ML | PL | BL | FL*3
  apl_dt INTEGER, -- applied, yyyymmdd --: date 2022-11-01..2025-03-28 yyyymmdd
  frm_dt INTEGER, -- first day off, yyyymmdd --: after apl_dt 1..40 days yyyymmdd
  to_dt INTEGER, -- last day off, yyyymmdd --: after frm_dt 0..8 days yyyymmdd
  dec_dt INTEGER, -- decided, yyyymmdd --: after apl_dt 0..9 days yyyymmdd until 2025-03-31
  half_fl TEXT, -- Y last day only half --: pick N*7 | Y
  days REAL,                             --: const 0
  sts_cd TEXT, -- A approved, R rejected, P pending, W withdrawn --: pick A*8 | R*2 | W
  rmk TEXT                               --: pick NULL*8 | family function*3 | exam*2 | native place*3 | fever*2 | doctor visit | shifting house
); --: rows 396
CREATE TABLE cvr (
  req_id INTEGER REFERENCES lv_req(req_id), --: ref lv_req.req_id cover 40%
  emp_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 60%
  shf_qty INTEGER, -- shifts that the stand-in took over --: int 1..5 skew
  extra_fl TEXT, -- Y paid as overtime --: pick N*2 | Y
  PRIMARY KEY (req_id, emp_id)
); --: rows 190
CREATE TABLE unpl (
  unp_id INTEGER PRIMARY KEY,            --: seq 1
  emp_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 70% skew
  on_dt INTEGER, -- day of the unplanned absence, yyyymmdd --: date 2023-01-02..2025-03-30 yyyymmdd
  typ_cd TEXT, -- N no show, L late login, E left early --: pick N*4 | L*5 | E*2
  lost_hrs REAL,                         --: by typ_cd: N => 9; L => 0.5*3 | 1*3 | 1.5*2 | 2.5; E => 1 | 2*2 | 3.5 | 4
  inf_fl TEXT, -- Y told the team lead beforehand --: pick N*3 | Y*2
  reg_dt INTEGER -- regularised by HR, yyyymmdd --: after on_dt 1..20 days yyyymmdd until 2025-03-31 null 35%
); --: rows 260
UPDATE emp SET gnd_cd = CASE WHEN fst_nm IN ('Bhavesh', 'Deepak', 'Farhan', 'Harish', 'Jayesh', 'Lokesh', 'Nikhil', 'Omkar', 'Rahul', 'Tushar', 'Vikram', 'Zubin', 'Rohit', 'Manoj', 'Carlo') THEN 'M' ELSE 'F' END;
UPDATE emp SET grd_cd = CASE WHEN emp_id <= 40105 THEN 'MG' WHEN emp_id <= 40119 THEN 'TL' ELSE grd_cd END;
UPDATE emp SET lst_nm = CASE emp_id % 5 WHEN 0 THEN 'Kamat' WHEN 1 THEN 'Hegde' WHEN 2 THEN 'Bose' WHEN 3 THEN 'Gill' ELSE 'Rodrigues' END WHERE emp_id > (SELECT MIN(e.emp_id) FROM emp AS e WHERE e.fst_nm = emp.fst_nm AND e.lst_nm = emp.lst_nm);
UPDATE emp SET eml = lower(fst_nm || '.' || lst_nm) || '@tallyhobpo.example';
UPDATE emp SET dob = dob - 100000 WHERE emp_id <= 40119 AND dob > 19930000;
UPDATE emp SET doj = doj - 40000 WHERE emp_id <= 40119 AND doj > 20210000;
UPDATE emp SET exit_dt = NULL WHERE emp_id <= 40112;
UPDATE emp SET exit_dt = NULL WHERE exit_dt < 20230601;
UPDATE emp SET mgr_id = CASE WHEN emp_id = 40101 THEN NULL WHEN emp_id <= 40105 THEN 40101 WHEN emp_id <= 40119 THEN 40102 + emp_id % 4 ELSE 40106 + emp_id * 5 % 14 END;
UPDATE emp SET dob = dob - 100000 WHERE doj - dob < 180000;
UPDATE emp_perm SET conf_dt = (SELECT CAST(strftime('%Y%m%d', substr(doj, 1, 4) || '-' || substr(doj, 5, 2) || '-' || substr(doj, 7, 2), '+180 days') AS INTEGER) FROM emp WHERE emp.emp_id = emp_perm.emp_id);
UPDATE emp_perm SET conf_dt = NULL WHERE conf_dt > 20250331;
DELETE FROM lv_req WHERE EXISTS (SELECT 1 FROM emp WHERE emp.emp_id = lv_req.emp_id AND (doj > apl_dt OR exit_dt < frm_dt));
DELETE FROM unpl WHERE EXISTS (SELECT 1 FROM emp WHERE emp.emp_id = unpl.emp_id AND (doj > on_dt OR exit_dt < on_dt));
UPDATE lv_req SET lt_cd = 'CL' WHERE (lt_cd = 'ML' AND emp_id IN (SELECT emp_id FROM emp WHERE gnd_cd = 'M')) OR (lt_cd = 'PL' AND emp_id IN (SELECT emp_id FROM emp WHERE gnd_cd = 'F'));
UPDATE lv_req SET half_fl = 'N', to_dt = CAST(strftime('%Y%m%d', substr(frm_dt, 1, 4) || '-' || substr(frm_dt, 5, 2) || '-' || substr(frm_dt, 7, 2), '+' || (110 + req_id % 60) || ' days') AS INTEGER) WHERE lt_cd = 'ML';
UPDATE lv_req SET half_fl = 'N', to_dt = frm_dt WHERE lt_cd = 'CO' AND req_id % 3 > 0;
UPDATE lv_req SET days = julianday(substr(to_dt, 1, 4) || '-' || substr(to_dt, 5, 2) || '-' || substr(to_dt, 7, 2)) - julianday(substr(frm_dt, 1, 4) || '-' || substr(frm_dt, 5, 2) || '-' || substr(frm_dt, 7, 2)) + 1 - (CASE WHEN half_fl = 'Y' THEN 0.5 ELSE 0 END);
UPDATE lv_req SET dec_dt = NULL WHERE apl_dt > 20250201 AND req_id % 3 > 0;
UPDATE lv_req SET sts_cd = 'P' WHERE dec_dt IS NULL;
DELETE FROM cvr WHERE NOT EXISTS (SELECT 1 FROM lv_req WHERE lv_req.req_id = cvr.req_id AND lv_req.emp_id <> cvr.emp_id AND sts_cd = 'A');
