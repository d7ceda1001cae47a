CREATE TABLE cntry (
  cntry_cd TEXT PRIMARY KEY,
  cntry_nm TEXT,
  rsk_grp INTEGER -- country risk, 1 low to 4 high
);
INSERT INTO cntry VALUES ('NL', 'Netherlands', 1), ('BE', 'Belgium', 1), ('DE', 'Germany', 1), ('IT', 'Italy', 2), ('PL', 'Poland', 2), ('TR', 'Turkey', 3);
CREATE TABLE pty ( -- parties: sellers who hand over invoices, debtors who owe them, some are both
  pty_id INTEGER PRIMARY KEY, --: seq 101
  pty_nm TEXT, --: mix {Delft|Maas|Rhein|Tivoli|Lodz|Polder|Scheldt|Alpin|Bosk|Duin|Kanal|Veneto|Waal|Izmir} {Foods|Textiel|Metal|Plast|Tools|Trading|Optik|Paper}
  cntry_cd TEXT REFERENCES cntry(cntry_cd), --: pick NL*8 | BE*4 | DE*5 | IT*3 | PL*3 | TR*2
  sctr TEXT, -- sector --: pick food*4 | textile*3 | metal*4 | plastics*2 | retail*3 | NULL
  rtg TEXT, -- credit rating, AA best, then A, B, C --: pick AA*2 | A*5 | B*5 | C*2 | NULL
  fnd_yr INTEGER, -- year founded --: int 1921..2021
  strt_dt TEXT, -- first dealings with us --: date 2014-02-01..2023-06-30
  blk_flg INTEGER -- 1 blocked for new invoices --: pick 0*12 | 1
); --: rows 70
CREATE TABLE acct_mgr (
  mgr_id INTEGER PRIMARY KEY,
  f_nm TEXT, -- first name
  l_nm TEXT, -- last name
  desk TEXT,
  chf_id INTEGER REFERENCES acct_mgr(mgr_id), -- head
  brth_dt TEXT,
  hire_dt TEXT,
  exit_dt TEXT, -- empty while employed
  sal_eur REAL -- a month
);
INSERT INTO acct_mgr VALUES
(1, 'Hendrik', 'Voss', 'Benelux', NULL, '1968-10-02', '2001-03-01', NULL, 7400),
(2, 'Marieke', 'Smit', 'Benelux', 1, '1984-05-19', '2012-09-01', NULL, 5200),
(3, 'Tomasz', 'Wrona', 'East', 1, '1979-12-28', '2014-01-15', NULL, 5450),
(4, 'Giulia', 'Serra', 'South', 1, '1988-07-11', '2017-05-02', NULL, 4900),
(5, 'Joris', 'Smit', 'Benelux', 2, '1993-03-24', '2019-10-14', NULL, 4300),
(6, 'Petra', 'Lang', 'East', 3, '1975-01-09', '2010-06-01', '2024-11-30', 5100),
(7, 'Kerem', 'Aydin', 'South', 4, '1997-09-16', '2022-02-07', NULL, 3900),
(8, 'Noor', 'Visser', 'Benelux', 2, '2000-11-05', '2024-08-19', NULL, 3450);
CREATE TABLE fac_agr ( -- factoring agreement with a seller
  agr_no TEXT PRIMARY KEY, --: code FA-###
  sllr_id INTEGER REFERENCES pty(pty_id), --: seq 101
  mgr_id INTEGER REFERENCES acct_mgr(mgr_id), --: pick 1*2 | 2*5 | 3*4 | 4*4 | 5*4 | 7*3 | 8
  sgn_dt TEXT, -- signed --: date 2018-01-10..2024-02-20
  end_dt TEXT, -- last day, empty if open-ended --: int 0..99
  adv_pct REAL, -- share of the invoice advanced at once, percent --: pick 70 | 80*5 | 85*4 | 90*2
  fee_pct REAL, -- our fee, percent of the invoice --: pick 0.8*2 | 1.1*4 | 1.5*4 | 2.2
  int_pct REAL, -- interest on the advance, percent a year --: real 4.2..9.8 1
  fac_lim REAL, -- most that may be advanced at any time --: pick 50000*3 | 100000*4 | 250000*3 | 500000
  recrs TEXT -- R with recourse, N without --: pick R*3 | N*4
); --: rows 32
UPDATE fac_agr SET end_dt = CASE WHEN sllr_id % 6 = 3 THEN date(sgn_dt, '+' || (14 + sllr_id % 23) || ' months') END;
CREATE TABLE crd_lim ( -- credit limit that an insurer grants on a debtor
  lim_id INTEGER PRIMARY KEY, --: seq 1
  dbtr_id INTEGER REFERENCES pty(pty_id), --: int 121..170
  insr TEXT, -- credit insurer --: pick Atradius*4 | Coface*3 | Hermes*3
  req_amt REAL, -- asked for --: pick 25000*3 | 40000*3 | 75000*4 | 120000*3 | 300000
  grt_amt REAL, -- granted --: int 0..10
  req_dt TEXT, --: date 2022-03-01..2025-03-20
  dec_dt TEXT, -- decided --: after req_dt 1..26 days until 2025-03-31
  xpr_dt TEXT -- runs out --: const x
); --: rows 84
UPDATE crd_lim SET dec_dt = NULL WHERE req_dt > '2025-01-01' AND lim_id % 2 = 0;
UPDATE crd_lim SET grt_amt = CASE WHEN dec_dt IS NULL THEN NULL WHEN grt_amt < 2 THEN 0 ELSE ROUND(req_amt * (4 + grt_amt % 7) / 10.0, -3) END, xpr_dt = CASE WHEN dec_dt IS NOT NULL THEN date(dec_dt, '+18 months') END;
CREATE TABLE inv ( -- invoice of a seller on a debtor that was sold to us
  inv_id INTEGER PRIMARY KEY, --: seq 5001
  inv_no TEXT, --: code @##-#### distinct
  agr_no TEXT REFERENCES fac_agr(agr_no), --: ref fac_agr.agr_no cover 90% skew
  sllr_id INTEGER REFERENCES pty(pty_id), --: const 1
  dbtr_id INTEGER REFERENCES pty(pty_id), --: int 119..165
  inv_dt TEXT, --: date 2023-01-05..2025-03-27
  subm_dt TEXT, -- handed over to us --: after inv_dt 0..12 days
  due_dt TEXT, --: const x
  pd_dt TEXT, -- fully paid by the debtor --: const x
  inv_amt REAL, --: price 900..42000
  adv_amt REAL, -- advanced to the seller --: const 0
  fee_amt REAL, -- our fee --: const 0
  pd_amt REAL, -- received from the debtor so far --: const 0
  st_cd TEXT -- O open, P paid, D disputed, B bad debt, X refused by us --: const O
); --: rows 260
UPDATE inv SET sllr_id = (SELECT a.sllr_id FROM fac_agr AS a WHERE a.agr_no = inv.agr_no);
UPDATE inv SET dbtr_id = CASE WHEN sllr_id = dbtr_id THEN 166 ELSE dbtr_id END;
UPDATE inv SET inv_dt = date((SELECT a.sgn_dt FROM fac_agr AS a WHERE a.agr_no = inv.agr_no), '+' || (5 + inv_id * 7 % 300) || ' days') WHERE inv_dt < (SELECT a.sgn_dt FROM fac_agr AS a WHERE a.agr_no = inv.agr_no) OR inv_dt > (SELECT COALESCE(a.end_dt, '2999') FROM fac_agr AS a WHERE a.agr_no = inv.agr_no);
DELETE FROM inv WHERE inv_dt < '2022-10-01' OR inv_dt > '2025-03-20';
UPDATE inv SET subm_dt = date(inv_dt, '+' || (inv_id * 5 % 12) || ' days'), due_dt = date(inv_dt, '+' || CASE inv_id % 4 WHEN 0 THEN 60 WHEN 1 THEN 90 ELSE 30 END || ' days');
UPDATE inv SET pd_dt = date(due_dt, (inv_id * 37 % 58 - 12) || ' days');
UPDATE inv SET pd_dt = NULL WHERE pd_dt > '2025-03-31' OR inv_id % 17 = 3 OR inv_id % 23 = 5;
UPDATE inv SET st_cd = CASE WHEN pd_dt IS NOT NULL THEN 'P' WHEN inv_id % 23 = 5 AND due_dt < '2025-01-01' THEN 'B' WHEN inv_id % 17 = 3 THEN 'D' ELSE 'O' END;
UPDATE inv SET st_cd = 'X', pd_dt = NULL WHERE inv_id % 19 = 8;
UPDATE inv SET adv_amt = CASE WHEN st_cd = 'X' THEN NULL ELSE (SELECT ROUND(inv.inv_amt * a.adv_pct / 100.0, 2) FROM fac_agr AS a WHERE a.agr_no = inv.agr_no) END, fee_amt = CASE WHEN st_cd = 'X' THEN NULL ELSE (SELECT ROUND(inv.inv_amt * a.fee_pct / 100.0, 2) FROM fac_agr AS a WHERE a.agr_no = inv.agr_no) END;
UPDATE inv SET pd_amt = CASE st_cd WHEN 'P' THEN ROUND(inv_amt * CASE WHEN inv_id % 7 = 2 THEN 0.97 ELSE 1 END, 2) WHEN 'D' THEN ROUND(inv_amt * (inv_id % 5) / 10.0, 2) WHEN 'B' THEN ROUND(inv_amt * (inv_id % 3) / 20.0, 2) WHEN 'O' THEN 0 END;
CREATE TABLE dun ( -- reminder sent to a debtor
  dun_id INTEGER PRIMARY KEY, --: seq 1
  inv_id INTEGER REFERENCES inv(inv_id), --: ref inv.inv_id cover 60%
  lvl INTEGER, -- 1 friendly, 2 firm, 3 last before court --: pick 1*5 | 2*3 | 3*2
  snt_dt TEXT, --: int 3..40
  chnl TEXT, --: pick mail*5 | letter*3 | phone*3
  rply_dt TEXT, -- answer of the debtor, empty if none --: const x
  dun_fee REAL -- charged to the debtor --: pick 0*3 | 15*3 | 40
); --: rows 330
DELETE FROM dun WHERE inv_id NOT IN (SELECT inv_id FROM inv WHERE st_cd <> 'X');
UPDATE dun SET snt_dt = (SELECT date(i.due_dt, '+' || (dun.snt_dt * dun.lvl) || ' days') FROM inv AS i WHERE i.inv_id = dun.inv_id);
DELETE FROM dun WHERE snt_dt > '2025-03-31' OR snt_dt > (SELECT COALESCE(i.pd_dt, '2999') FROM inv AS i WHERE i.inv_id = dun.inv_id);
UPDATE dun SET rply_dt = CASE WHEN dun_id % 5 < 3 THEN date(snt_dt, '+' || (1 + dun_id * 7 % 15) || ' days') END;
UPDATE dun SET rply_dt = NULL WHERE rply_dt > '2025-03-31';
CREATE TABLE guar_pty ( -- which parties stand surety for an agreement
  agr_no TEXT REFERENCES fac_agr(agr_no), --: ref fac_agr.agr_no cover 75%
  pty_id INTEGER REFERENCES pty(pty_id), --: ref pty.pty_id
  guar_amt REAL, --: pick 20000*3 | 50000*3 | 100000
  sgn_dt TEXT, --: const x
  PRIMARY KEY (agr_no, pty_id)
); --: rows 44
DELETE FROM guar_pty WHERE pty_id = (SELECT a.sllr_id FROM fac_agr AS a WHERE a.agr_no = guar_pty.agr_no);
UPDATE guar_pty SET sgn_dt = (SELECT date(a.sgn_dt, '+' || (guar_pty.pty_id % 20) || ' days') FROM fac_agr AS a WHERE a.agr_no = guar_pty.agr_no);
UPDATE pty SET strt_dt = MIN(strt_dt, COALESCE((SELECT MIN(sgn_dt) FROM fac_agr AS a WHERE a.sllr_id = pty.pty_id), strt_dt));
UPDATE pty SET pty_nm = pty_nm || ' ' || CASE pty_id % 4 WHEN 0 THEN 'BV' WHEN 1 THEN 'Group' WHEN 2 THEN 'Noord' ELSE 'Export' END WHERE pty_id > (SELECT MIN(o.pty_id) FROM pty AS o WHERE o.pty_nm = pty.pty_nm);
UPDATE pty SET pty_nm = pty_nm || ' ' || pty_id WHERE pty_id > (SELECT MIN(o.pty_id) FROM pty AS o WHERE o.pty_nm = pty.pty_nm);
