-- Elevators with sensors, sold as a monitoring service to building owners.
CREATE TABLE cust (
  cust_id INTEGER PRIMARY KEY,
  cust_nm TEXT, -- account name
  seg TEXT, -- market segment
  tier INTEGER, -- account rank, 1 is the best of 4
  since_dt INTEGER -- customer since, yyyymmdd
);
INSERT INTO cust VALUES (1, 'Halvorsen Hotels', 'Hospitality', 1, 20150412), (2, 'Bluestem Health', 'Hospital', 1, 20170103), (3, 'Cedar Bluff Housing Authority', 'Residential', 3, 20180819), (4, 'Marquette & Oak Realty', 'Office', 2, 20160630), (5, 'Prairie Tower Partners', 'Office', 2, 20170214), (6, 'Lakemont Medical Group', 'Hospital', 2, 20170907), (7, 'Sundial Senior Living', 'Residential', 3, 20180322), (8, 'Redfield State College', 'Education', 4, 20181105), (9, 'Ironworks Lofts', 'Residential', 4, 20180516), (10, 'Copper Kettle Malls', 'Retail', 2, 20140928), (11, 'Fairhaven Transit', 'Transit', 1, 20161201), (12, 'Juniper Street Offices', 'Office', 4, 20180318);
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY,            --: seq 11
  f_nm TEXT,                             --: first
  l_nm TEXT,                             --: last distinct
  role TEXT, -- REP sales rep, TEC field technician, DSP dispatcher --: pick TEC*6 | REP*3 | DSP
  hire_dt INTEGER, -- yyyymmdd --: date 2009-03-01..2024-06-30 yyyymmdd
  mgr_id INTEGER REFERENCES emp(emp_id)  --: self emp_id
); --: rows 32
CREATE TABLE bldg (
  bldg_id INTEGER PRIMARY KEY,           --: seq 201
  bldg_nm TEXT,                          --: mix {Aspen|Birch|Cobalt|Delphine|Everett|Foxglove|Garnet|Hawthorn} {Tower|Plaza|Commons|Center} distinct
  cust_id INTEGER REFERENCES cust(cust_id), --: ref cust.cust_id cover 92%
  city TEXT,                             --: pick Fairhaven*5 | Lakemont*4 | Redfield*3 | Port Jessup*2 | Cedar Bluff*2 | Garnet
  st TEXT, -- state --: by city: Fairhaven, Port Jessup => OH; Lakemont, Garnet => MI; else => PA
  flr_ct INTEGER, -- floors --: int 3..46 skew
  yr_blt INTEGER,                        --: int 1931..2022
  rep_id INTEGER REFERENCES emp(emp_id)  --: ref emp.emp_id
); --: rows 30
CREATE TABLE mdl (
  mdl_cd TEXT PRIMARY KEY,
  mdl_nm TEXT,
  mfr TEXT, -- maker
  cap_lb INTEGER, -- rated load in pounds
  lst_prc INTEGER -- list price of the cab, dollars
);
INSERT INTO mdl VALUES ('V10', 'Verta 10', 'Kessel Lift', 2500, 61000), ('V20', 'Verta 20', 'Kessel Lift', 3500, 84500), ('GL5', 'Glide 5', 'Orbitra', 2100, 52000), ('GLX', 'Glide X', 'Orbitra', 4000, 118000), ('HM1', 'Hydromax', 'Stannert', 5000, 73500), ('HM2', 'Hydromax Freight', 'Stannert', 8000, 99000), ('SKY', 'Skyline', 'Orbitra', 4000, 176000);
CREATE TABLE elev (
  elev_id INTEGER PRIMARY KEY,           --: seq 1001
  tag TEXT,                              --: code E-@##
  bldg_id INTEGER REFERENCES bldg(bldg_id), --: ref bldg.bldg_id cover 90%
  mdl_cd TEXT REFERENCES mdl(mdl_cd),    --: pick V10*5 | V20*4 | GL5*4 | GLX*3 | HM1*2 | HM2
  inst_dt INTEGER, -- installed, yyyymmdd --: date 1998-05-01..2024-03-30 yyyymmdd
  mod_dt INTEGER, -- last modernized, yyyymmdd --: after inst_dt 2000..5200 days yyyymmdd until 2024-09-10
  stat TEXT, -- active/inactive --: pick active*8 | inactive*2
  cond_scr INTEGER, -- technical condition, 0 to 100, 100 is like new --: int 18..99 normal
  comf INTEGER, -- ride comfort, 1 to 5 stars --: pick 1 | 2*2 | 3*4 | 4*4 | 5*2 | NULL
  insp_grd TEXT -- grade of the state inspection, A to D --: pick A*4 | B*5 | C*3 | D
); --: rows 72
CREATE TABLE snsr_typ (
  typ_cd TEXT PRIMARY KEY,
  typ_nm TEXT,
  unit TEXT
);
INSERT INTO snsr_typ VALUES ('VIB', 'Vibration', 'mm/s'), ('TMP', 'Motor temperature', 'F'), ('DOR', 'Door timing', 's'), ('LOD', 'Load cell', 'lb'), ('NOI', 'Cab noise', 'dB'), ('LVL', 'Leveling', 'in'), ('AIR', 'Air quality', 'ppm');
CREATE TABLE snsr (
  snsr_id INTEGER PRIMARY KEY,           --: seq 5001
  elev_id INTEGER REFERENCES elev(elev_id), --: ref elev.elev_id cover 88%
  typ_cd TEXT REFERENCES snsr_typ(typ_cd), --: pick VIB*5 | TMP*4 | DOR*4 | LOD*2 | NOI*2 | LVL
  inst_dt INTEGER, -- fitted, yyyymmdd --: date 2019-02-01..2024-07-31 yyyymmdd
  batt REAL, -- battery charge, 0 to 1 --: real 0.04..1 2
  link TEXT, -- online/offline --: pick online*7 | offline*2
  fw TEXT -- firmware --: pick 2.4*3 | 3.0*4 | 3.1*5 | NULL
); --: rows 150
CREATE TABLE rdng (
  snsr_id INTEGER REFERENCES snsr(snsr_id), --: ref snsr.snsr_id cover 75%
  rd_no INTEGER,                         --: seq 1
  rd_dt INTEGER, -- yyyymmdd --: date 2024-05-01..2024-09-14 yyyymmdd
  val REAL, -- in the unit of the sensor type --: real 0.5..140 1 skew
  conf REAL, -- confidence of the reading, 0 to 1 --: real 0.35..1 2
  PRIMARY KEY (snsr_id, rd_no)
); --: rows 360
CREATE TABLE alrt (
  alrt_id INTEGER PRIMARY KEY,           --: seq 80001
  snsr_id INTEGER REFERENCES snsr(snsr_id), --: ref snsr.snsr_id cover 70% skew
  sev INTEGER, -- severity, 1 is the worst of 5 --: pick 1 | 2*2 | 3*4 | 4*4 | 5*3
  rais_dt INTEGER, -- raised, yyyymmdd --: date 2023-01-02..2024-09-14 yyyymmdd
  clr_dt INTEGER, -- cleared, yyyymmdd --: after rais_dt 0..25 days yyyymmdd until 2024-09-14 null 12%
  ack_id INTEGER REFERENCES emp(emp_id)  --: ref emp.emp_id null 15%
); --: rows 300
CREATE TABLE mo_use (
  elev_id INTEGER REFERENCES elev(elev_id),
  yr INTEGER,
  mo INTEGER, -- 1 to 12
  trips INTEGER,
  kwh REAL,
  uptm REAL, -- share of the month in service, 0 to 1
  PRIMARY KEY (elev_id, yr, mo)
);
CREATE TABLE tkt (
  tkt_no INTEGER PRIMARY KEY,            --: seq 3001
  elev_id INTEGER REFERENCES elev(elev_id), --: ref elev.elev_id cover 80%
  kind TEXT, -- REP repair, INS inspection, UPG upgrade --: pick REP*6 | INS*3 | UPG
  opn_dt INTEGER, -- opened, yyyymmdd --: date 2022-01-03..2024-09-13 yyyymmdd
  cls_dt INTEGER, -- closed, yyyymmdd --: after opn_dt 0..38 days yyyymmdd until 2024-09-14 null 8%
  est_amt INTEGER, -- estimate, dollars --: int 150..9000 skew
  bill_amt INTEGER, -- billed, dollars --: expr CASE WHEN cls_dt IS NULL THEN NULL ELSE CAST(est_amt * (70 + tkt_no * 37 % 80) / 100 AS INTEGER) END
  paid TEXT, -- paid/unpaid --: pick paid*3 | unpaid
  csat INTEGER -- satisfaction of the customer, 1 to 10 --: pick NULL*4 | 4 | 6 | 7*2 | 8*3 | 9*3 | 10*2 | 2
); --: rows 260
CREATE TABLE tkt_crew (
  tkt_no INTEGER REFERENCES tkt(tkt_no),
  emp_id INTEGER REFERENCES emp(emp_id),
  hrs REAL, -- hours on the job
  PRIMARY KEY (tkt_no, emp_id)
);
CREATE TABLE ctr (
  ctr_no TEXT PRIMARY KEY,               --: code C@-####  distinct
  cust_id INTEGER REFERENCES cust(cust_id), --: ref cust.cust_id cover 92%
  plan TEXT, -- BAS basic, PLU plus, PRO pro --: pick BAS*4 | PLU*5 | PRO*3
  strt_dt INTEGER, -- yyyymmdd --: date 2019-01-15..2024-08-30 yyyymmdd
  end_dt INTEGER, -- yyyymmdd --: after strt_dt 360..1460 days yyyymmdd
  ann_fee INTEGER, -- dollars a year before discount --: int 2400..48000 skew
  disc REAL, -- discount, 0 to 1 --: pick 0*4 | 0.05*3 | 0.1*3 | 0.15*2 | 0.25
  rep_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id
  auto_rnw TEXT -- renews itself, yes/no --: pick yes*3 | no*2
); --: rows 64
UPDATE emp SET role = 'REP' WHERE emp_id IN (12, 15, 19, 24, 30);
UPDATE bldg SET rep_id = CASE bldg_id * 7 % 9 WHEN 0 THEN 12 WHEN 1 THEN 15 WHEN 2 THEN 19 WHEN 3 THEN 24 WHEN 4 THEN 30 WHEN 5 THEN 12 WHEN 6 THEN 15 WHEN 7 THEN 12 ELSE NULL END;
UPDATE ctr SET rep_id = CASE ann_fee * 3 % 11 WHEN 0 THEN 12 WHEN 1 THEN 15 WHEN 2 THEN 19 WHEN 3 THEN 24 WHEN 4 THEN 30 WHEN 5 THEN 19 WHEN 6 THEN 15 WHEN 7 THEN 12 WHEN 8 THEN 19 WHEN 9 THEN 19 ELSE 24 END;
UPDATE tkt SET paid = NULL WHERE bill_amt IS NULL;
INSERT INTO mo_use SELECT e.elev_id, m.yr, m.mo, 900 + (e.elev_id * 7919 + m.mo * 1049 + m.yr * 37) % 5200 + e.cond_scr * 11, round(180 + (e.elev_id * 613 + m.mo * 271) % 940 + m.mo * 3.7, 1), round(1 - ((e.elev_id * 131 + m.mo * 577 + m.yr) % 100) * (120 - e.cond_scr) / 40000.0, 3) FROM elev AS e JOIN (SELECT 2023 AS yr, 10 AS mo UNION ALL SELECT 2023, 11 UNION ALL SELECT 2023, 12 UNION ALL SELECT 2024, 1 UNION ALL SELECT 2024, 2 UNION ALL SELECT 2024, 3 UNION ALL SELECT 2024, 4 UNION ALL SELECT 2024, 5 UNION ALL SELECT 2024, 6 UNION ALL SELECT 2024, 7 UNION ALL SELECT 2024, 8) AS m WHERE e.elev_id % 2 = 1 AND (e.elev_id * 3 + m.mo) % 13 <> 4;
INSERT INTO tkt_crew SELECT t.tkt_no, e.emp_id, 0.5 * (1 + (t.tkt_no * 11 + e.emp_id * 7) % 19) FROM tkt AS t JOIN emp AS e ON e.role = 'TEC' AND (t.tkt_no * 5 + e.emp_id * 9) % 11 = 0 WHERE t.tkt_no % 7 <> 3;
DELETE FROM tkt_crew WHERE emp_id IN (SELECT emp_id FROM emp WHERE hire_dt > 20240101);
