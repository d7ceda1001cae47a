CREATE TABLE mgrs (
  mgr_id INTEGER PRIMARY KEY,
  fst_nm TEXT,
  lst_nm TEXT,
  team TEXT,
  role TEXT,
  lead_id INTEGER REFERENCES mgrs(mgr_id),
  hire_dt TEXT,
  brth_dt TEXT,
  goal_pct REAL
);
INSERT INTO mgrs VALUES (1, 'Odile', 'Marchetti', 'Board', 'head', NULL, '2018-02-01', '1974-11-03', 95), (2, 'Bram', 'Okafor', 'Aurora', 'lead', 1, '2019-05-13', '1981-06-21', 94), (3, 'Signe', 'Halvard', 'Borealis', 'lead', 1, '2019-09-02', '1979-01-30', 93), (4, 'Tomas', 'Reyl', 'Sales', 'lead', 1, '2018-10-15', '1977-04-12', 90), (5, 'Yara', 'Benali', 'Aurora', 'csm', 2, '2021-03-08', '1992-08-17', 92), (6, 'Colm', 'Devane', 'Aurora', 'csm', 2, '2022-01-17', '1995-12-05', 91), (7, 'Ilse', 'Vermeer', 'Borealis', 'csm', 3, '2020-06-22', '1988-03-26', 93), (8, 'Rafael', 'Quintas', 'Borealis', 'csm', 3, '2023-04-03', '1997-09-09', 90), (9, 'Maeve', 'Sturm', 'Aurora', 'csm', 2, '2024-02-12', '1999-02-14', 88), (10, 'Kofi', 'Brandt', 'Sales', 'ae', 4, '2021-08-30', '1990-07-07', 85), (11, 'Liv', 'Aurell', 'Sales', 'ae', 4, '2022-05-16', '1993-10-28', 85), (12, 'Dario', 'Fonti', 'Sales', 'ae', 4, '2023-11-06', '1996-05-19', 80), (13, 'Nell', 'Pruitt', 'Borealis', 'csm', 3, '2025-03-17', '2000-01-22', 86), (14, 'Ezra', 'Kaplan', 'Support', 'agent', 3, '2019-01-09', '1985-12-31', NULL), (15, 'Wen', 'Aurora', 'Support', 'agent', 3, '2022-09-19', '1994-04-04', NULL), (16, 'Petra', 'Louw', 'Support', 'agent', 3, '2024-06-03', '1998-08-08', NULL);
CREATE TABLE accts (
  acc_id INTEGER PRIMARY KEY, --: seq 101
  acc_nm TEXT, --: each Bluewater Logistics | Tessel Energy | Fjordhotel Group | Nimbus Dental | Aurora Bank | Cobble & Sons | Meridian Health | Pixelfarm | Oakline Rail | Saffron Foods | Granit Versicherung | Lakeview Schools | Ostrich Travel | Kilo Fitness | Varsity Press | Helvig Shipping | Tandem Insurance | Quill Legal | Solstice Solar | Bright Nursery | Marlow Foods | Castor Pharma | Indigo Airways | Wharf Street Media | Delft Ceramics | Piston Works | Summit Clinics | Elm Publishing | Rivet Robotics | Harbour Mutual | Zephyr Cycles | Copperleaf Hotels | Neptune Fisheries | Basalt Mining | Lantern Games | Mosaic Retail | Polder Dairy | Viola Cosmetics | Cedar Care | Trident Security | Hollow Pine Furniture | Atlas Freight | Juniper Labs | Swift Parcel | Opaline Glass | Fennel & Co
  ind TEXT, --: pick logistics*3 | health*3 | finance*2 | retail*3 | food*2 | media*2 | energy*1 | travel*2
  ctry TEXT, --: pick Netherlands*5 | Norway*3 | France*4 | Ireland*3 | Germany*5 | Spain*2
  seg TEXT, --: pick SMB*5 | MID*4 | ENT*2
  st TEXT, --: pick live*9 | onboarding*2 | churned*2
  csm_id INTEGER REFERENCES mgrs(mgr_id), --: pick 5*4 | 6*3 | 7*4 | 8*3 | 9*2 | 13*1
  ae_id INTEGER REFERENCES mgrs(mgr_id), --: pick 10*4 | 11*3 | 12*2
  par_id INTEGER REFERENCES accts(acc_id), --: self acc_id
  strt_dt TEXT, --: date 2019-06-01..2025-05-20
  rnw_dt TEXT, --: date 2025-07-20..2026-06-30
  churn_dt TEXT, --: const NULL
  arr_eur INTEGER, --: int 4800..210000 skew
  list_eur INTEGER, --: expr CAST(arr_eur * 100 / (100 - disc_pct) AS INTEGER)
  disc_pct REAL, --: pick 0*4 | 5*2 | 10*3 | 15*1 | 22.5*1
  seat_bgt INTEGER, --: int 5..420 skew
  seat_usd INTEGER, --: expr CAST(seat_bgt * (28 + acc_id * 37 % 88) / 100 AS INTEGER)
  adopt_pct REAL, --: expr round(100.0 * seat_usd / seat_bgt, 1)
  hlth_pct REAL, --: real 22..98 0 normal
  nps INTEGER, --: int -60..90 normal null 18%
  onb_days INTEGER, --: int 11..130 skew
  data_gb REAL, --: real 0.4..940 1 skew
  sla_hrs INTEGER, --: by seg: ENT => 2 | 4; MID => 8; else => 24
  chmp_nm TEXT, --: person null 12% empty 14%
  ctr_mths INTEGER --: pick 12*5 | 24*3 | 36*2
); --: rows 46
UPDATE accts SET par_id = NULL WHERE acc_id % 5 < 4 OR acc_id < 106;
UPDATE accts SET ind = 'logistics' WHERE acc_nm IN ('Bluewater Logistics', 'Helvig Shipping', 'Swift Parcel', 'Atlas Freight', 'Oakline Rail', 'Harbour Mutual');
UPDATE accts SET ind = 'energy' WHERE acc_nm IN ('Tessel Energy', 'Solstice Solar', 'Basalt Mining');
UPDATE accts SET ind = 'travel' WHERE acc_nm IN ('Fjordhotel Group', 'Ostrich Travel', 'Indigo Airways', 'Copperleaf Hotels');
UPDATE accts SET ind = 'health' WHERE acc_nm IN ('Nimbus Dental', 'Meridian Health', 'Castor Pharma', 'Summit Clinics', 'Cedar Care', 'Juniper Labs');
UPDATE accts SET ind = 'finance' WHERE acc_nm IN ('Aurora Bank', 'Granit Versicherung', 'Tandem Insurance', 'Quill Legal', 'Harbour Mutual', 'Trident Security');
UPDATE accts SET ind = 'retail' WHERE acc_nm IN ('Cobble & Sons', 'Kilo Fitness', 'Bright Nursery', 'Delft Ceramics', 'Zephyr Cycles', 'Mosaic Retail', 'Viola Cosmetics', 'Hollow Pine Furniture', 'Opaline Glass', 'Piston Works', 'Rivet Robotics');
UPDATE accts SET ind = 'food' WHERE acc_nm IN ('Saffron Foods', 'Marlow Foods', 'Neptune Fisheries', 'Polder Dairy', 'Fennel & Co');
UPDATE accts SET ind = 'media' WHERE acc_nm IN ('Pixelfarm', 'Varsity Press', 'Wharf Street Media', 'Elm Publishing', 'Lantern Games', 'Lakeview Schools');
UPDATE accts SET strt_dt = date('2025-03-20', '+' || (acc_id % 9 * 7) || ' days') WHERE acc_id IN (112, 118, 127, 133, 144);
UPDATE accts SET st = 'onboarding' WHERE strt_dt > '2025-03-15';
UPDATE accts SET st = 'live' WHERE st = 'onboarding' AND strt_dt < '2025-01-01';
UPDATE accts SET st = 'live' WHERE st = 'churned' AND strt_dt > '2024-05-01';
UPDATE accts SET churn_dt = date(strt_dt, '+' || (300 + acc_id * 13 % 120) || ' days'), rnw_dt = NULL WHERE st = 'churned';
UPDATE accts SET onb_days = NULL WHERE st = 'onboarding';
UPDATE accts SET ctr_mths = 36 WHERE acc_id IN (110, 121, 135);
CREATE TABLE calls (
  call_id INTEGER PRIMARY KEY, --: seq 1
  acc_id INTEGER REFERENCES accts(acc_id), --: ref accts.acc_id cover 88% skew
  mgr_id INTEGER REFERENCES mgrs(mgr_id), --: pick 5*5 | 6*4 | 7*4 | 8*3 | 9*3 | 13 | 10*2 | 11 | 2
  call_dt TEXT, --: date 2024-03-01..2025-07-11
  kind TEXT, --: pick check-in*6 | review*3 | training*3 | escalation*1
  dur_min INTEGER, --: int 8..110 skew
  mood INTEGER, --: int 1..5 normal null 8%
  nxt_stp TEXT --: pick send summary*3 | book workshop*2 | ask product team*2 | offer upgrade null 30% empty 20%
); --: rows 270
UPDATE calls SET mgr_id = (SELECT csm_id FROM accts WHERE accts.acc_id = calls.acc_id) WHERE call_id % 3 > 0;
CREATE TABLE tkts (
  tkt_id INTEGER PRIMARY KEY, --: seq 7001
  acc_id INTEGER REFERENCES accts(acc_id), --: ref accts.acc_id cover 80% skew
  asg_id INTEGER REFERENCES mgrs(mgr_id), --: pick 14*4 | 15*4 | 16*3 | NULL*1
  opn_dt TEXT, --: date 2024-06-03..2025-07-12
  cls_dt TEXT, --: after opn_dt 0..26 days until 2025-07-14 null 9%
  sev INTEGER, --: pick 1*1 | 2*3 | 3*6 | 4*4
  area TEXT, --: pick login*4 | reports*5 | import*3 | billing*2 | mobile*2
  rsp_min INTEGER, --: int 4..1900 skew
  csat_pct REAL --: pick 100*5 | 75*4 | 50*2 | 25*1 | 0*1 | NULL*6
); --: rows 310
UPDATE tkts SET csat_pct = NULL WHERE cls_dt IS NULL;
CREATE TABLE rnws (
  rnw_id INTEGER PRIMARY KEY, --: seq 301
  acc_id INTEGER REFERENCES accts(acc_id), --: ref accts.acc_id cover 70%
  due_dt TEXT, --: date 2023-08-01..2025-11-30
  sgn_dt TEXT, --: after due_dt 1..60 days until 2025-07-14
  otc TEXT, --: pick won*6 | lost*1
  old_eur INTEGER, --: int 5000..150000 skew
  new_eur INTEGER, --: expr CAST(old_eur * (78 + rnw_id * 17 % 48) / 100 AS INTEGER)
  by_id INTEGER REFERENCES mgrs(mgr_id) --: pick 10*3 | 11*3 | 12*1 | 5 | 7
); --: rows 84
UPDATE rnws SET otc = 'open' WHERE sgn_dt IS NULL;
UPDATE rnws SET new_eur = CASE otc WHEN 'lost' THEN 0 ELSE NULL END, sgn_dt = NULL WHERE otc <> 'won';
CREATE TABLE usg (
  acc_id INTEGER REFERENCES accts(acc_id),
  mth TEXT,
  act_usr INTEGER,
  logins INTEGER,
  api_k REAL,
  PRIMARY KEY (acc_id, mth)
);
INSERT INTO usg SELECT a.acc_id, m.mth, CAST(a.seat_usd * (55 + (a.acc_id * 7 + m.n * 11) % 45) / 100 AS INTEGER), CAST(a.seat_usd * (4 + (a.acc_id * 3 + m.n * 5) % 13) AS INTEGER), round((a.acc_id * 13 + m.n * 29) % 90 * 1.7, 1) FROM accts AS a, (SELECT '2024-12' AS mth, 0 AS n UNION ALL SELECT '2025-01', 1 UNION ALL SELECT '2025-02', 2 UNION ALL SELECT '2025-03', 3 UNION ALL SELECT '2025-04', 4 UNION ALL SELECT '2025-05', 5 UNION ALL SELECT '2025-06', 6) AS m WHERE strftime('%Y-%m', a.strt_dt) <= m.mth AND (a.churn_dt IS NULL OR strftime('%Y-%m', a.churn_dt) > m.mth) AND (a.acc_id + m.n) % 13 > 0;
