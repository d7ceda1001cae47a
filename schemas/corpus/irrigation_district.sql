-- District water book. af = acre-feet, cfs = cubic feet per second.
CREATE TABLE canal (
  cnl_id INTEGER PRIMARY KEY,
  cnl_nm TEXT NOT NULL,
  feeds_from INTEGER REFERENCES canal(cnl_id), -- the canal upstream; empty for those off the river
  len_mi REAL,
  cap_cfs INTEGER, -- design capacity
  lining TEXT, -- CON concrete, ERT earth, PIP pipe
  blt_yr INTEGER
);
INSERT INTO canal VALUES
(1, 'Main Canal', NULL, 31.4, 620, 'CON', 1911),
(2, 'North Main', NULL, 18.9, 340, 'ERT', 1923),
(3, 'Dry Creek Lateral', 1, 7.7, 85, 'ERT', 1926),
(4, 'Alkali Lateral', 1, 9.2, 110, 'CON', 1934),
(5, 'Bench Lateral', 1, 5.1, 60, 'PIP', 1998),
(6, 'Willow Ditch', 3, 3.3, 22, 'ERT', 1926),
(7, 'Schoolhouse Ditch', 3, 2.4, 18, 'ERT', 1931),
(8, 'Cutbank Lateral', 2, 6.8, 75, 'CON', 1957),
(9, 'Hatchery Pipe', 2, 1.9, 30, 'PIP', 2009),
(10, 'Sorrel Ditch', 8, 4.0, 26, 'ERT', 1957),
(11, 'Lower Alkali', 4, 5.6, 48, 'CON', 1962),
(12, 'East Bench Pipe', 5, 2.7, 24, 'PIP', 2016),
(13, 'Tamarack Ditch', 11, 3.9, 15, 'ERT', 1968);
CREATE TABLE rider (
  rdr_id INTEGER PRIMARY KEY,
  fst_nm TEXT,
  lst_nm TEXT,
  hire_dt TEXT,
  left_dt TEXT,
  truck TEXT,
  boss_id INTEGER REFERENCES rider(rdr_id)
);
INSERT INTO rider VALUES
(1, 'Ardith', 'Coombs', '2004-03-15', NULL, 'T-01', NULL),
(2, 'Lyle', 'Petrakis', '2011-04-01', NULL, 'T-04', 1),
(3, 'Marisol', 'Vega', '2018-03-26', NULL, 'T-05', 1),
(4, 'Dwight', 'Ostler', '2009-05-11', '2024-10-31', 'T-02', 1),
(5, 'Jolene', 'Babcock', '2021-04-12', NULL, 'T-07', 2),
(6, 'Wes', 'Tanaka', '2023-03-20', NULL, NULL, 2),
(7, 'Corey', 'Lindqvist', '2025-03-17', NULL, 'T-02', 3),
(8, 'Nadine', 'Roper', '2019-04-22', '2023-11-15', 'T-03', 3);
CREATE TABLE gate (
  gate_no TEXT PRIMARY KEY, --: code G-###
  cnl_id INTEGER REFERENCES canal(cnl_id), --: pick 1*6 | 2*5 | 3*5 | 4*5 | 5*4 | 6*3 | 7*3 | 8*4 | 9*2 | 10*3 | 11*3 | 12*2
  mile REAL, -- distance from the canal head --: real 0.1..9.5 1
  gate_tp TEXT, -- CHK check, TRN turnout, WST waste --: pick TRN*7 | CHK*3 | WST
  auto_yn TEXT, -- motor and telemetry --: pick N*7 | Y*3
  rdr_id INTEGER REFERENCES rider(rdr_id), --: pick 2*4 | 3*5 | 5*4 | 6*3 | 7*2
  inst_dt TEXT, --: date 1988-04-01..2024-04-20
  svc_dt TEXT -- last overhaul --: date 2017-10-05..2025-03-28 null 15%
); --: rows 56
UPDATE gate SET mile = ROUND((SELECT len_mi FROM canal AS c WHERE c.cnl_id = gate.cnl_id) * mile / 10.0, 2);
UPDATE gate SET svc_dt = NULL WHERE svc_dt < inst_dt;
CREATE TABLE ownr (
  own_id INTEGER PRIMARY KEY, --: seq 201
  own_nm TEXT, --: const x
  own_tp TEXT, -- IND person, LLC company, TRU trust, PUB public body --: pick IND*8 | LLC*4 | TRU*2 | PUB
  town TEXT, --: pick Hadley Springs*7 | Corral*5 | Bitterroot Flat*4 | Nez*3 | out of state*2
  bal_usd REAL, -- what they owe; below zero is credit --: real -400..2600 2 skew
  since_yr INTEGER --: int 1961..2024
); --: rows 52
UPDATE ownr SET own_nm = CASE own_tp WHEN 'IND' THEN '' WHEN 'LLC' THEN '' ELSE '' END || CASE own_id % 26 WHEN 0 THEN 'Halvorsen' WHEN 1 THEN 'Quintero' WHEN 2 THEN 'Bjorklund' WHEN 3 THEN 'Etcheverry' WHEN 4 THEN 'McAllister' WHEN 5 THEN 'Sato' WHEN 6 THEN 'Drummond' WHEN 7 THEN 'Kessler' WHEN 8 THEN 'Ybarra' WHEN 9 THEN 'Pruitt' WHEN 10 THEN 'Lindgren' WHEN 11 THEN 'Nakai' WHEN 12 THEN 'Oyler' WHEN 13 THEN 'Redfern' WHEN 14 THEN 'Stubbs' WHEN 15 THEN 'Tillotson' WHEN 16 THEN 'Urrutia' WHEN 17 THEN 'Vance' WHEN 18 THEN 'Wickham' WHEN 19 THEN 'Zabriskie' WHEN 20 THEN 'Aldecoa' WHEN 21 THEN 'Burch' WHEN 22 THEN 'Crandall' WHEN 23 THEN 'Dietz' WHEN 24 THEN 'Eakins' ELSE 'Farnsworth' END;
UPDATE ownr SET own_nm = CASE own_tp WHEN 'IND' THEN CASE WHEN own_id < 227 THEN 'Hank ' ELSE 'Rosalie ' END || own_nm WHEN 'LLC' THEN own_nm || CASE WHEN own_id < 227 THEN ' Ranch LLC' ELSE ' Farms LLC' END WHEN 'TRU' THEN own_nm || CASE WHEN own_id < 227 THEN ' Family Trust' ELSE ' Land Trust' END ELSE own_nm || CASE WHEN own_id < 227 THEN ' School District' ELSE ' County' END END;
CREATE TABLE parcel (
  pcl_no TEXT PRIMARY KEY, --: code ##-@###
  own_id INTEGER REFERENCES ownr(own_id), --: ref ownr.own_id cover 94%
  gate_no TEXT REFERENCES gate(gate_no), -- where the water comes in --: ref gate.gate_no cover 90%
  gross_ac REAL, --: real 6..320 1 skew
  irr_ac REAL, -- acres that may be irrigated --: const 1
  crop TEXT, --: pick alfalfa*7 | barley*4 | pasture*4 | potatoes*3 | sugar beets*2 | orchard*2 | NULL*2
  mthd TEXT, -- FLD flood, PIV pivot, DRP drip --: by crop: orchard => DRP*5 | FLD; potatoes, sugar beets => PIV*4 | FLD; NULL => NULL; else => FLD*5 | PIV*4
  soil TEXT --: pick loam*5 | silt*3 | clay*3 | gravel
); --: rows 96
UPDATE parcel SET irr_ac = ROUND(gross_ac * (55 + ROWID * 17 % 45) / 100.0, 1);
UPDATE parcel SET mthd = NULL WHERE crop IS NULL;
CREATE TABLE wtr_right (
  rt_no INTEGER PRIMARY KEY, --: seq 1 3
  pcl_no TEXT REFERENCES parcel(pcl_no), --: ref parcel.pcl_no
  prio_dt TEXT, -- priority date: the older, the better the right --: date 1884-05-01..1971-09-30
  filed_dt TEXT, -- when it was filed with the state --: after prio_dt 30..2400 days
  adj_dt TEXT, -- when a court confirmed it --: after filed_dt 900..16000 days until 2019-12-31
  alloc_af REAL, -- acre-feet a season --: real 8..760 1 skew
  stat TEXT -- A active, F forfeited, P under protest --: pick A*9 | P*2 | F*2
); --: rows 118
UPDATE wtr_right SET adj_dt = NULL WHERE stat = 'P' AND rt_no % 2 = 0;
CREATE TABLE wtr_order (
  ord_no INTEGER PRIMARY KEY, --: seq 50011
  pcl_no TEXT REFERENCES parcel(pcl_no), --: ref parcel.pcl_no cover 85% skew
  rdr_id INTEGER REFERENCES rider(rdr_id), -- who opened the gate --: pick 2*4 | 3*5 | 5*4 | 6*3 | NULL
  ord_dt TEXT, -- placed --: date 2023-04-10..2025-08-20
  on_dt TEXT, -- water on --: after ord_dt 1..4 days
  off_dt TEXT, -- water off --: after on_dt 1..9 days until 2025-08-24
  req_af REAL, --: real 2..60 1 skew
  dlv_af REAL, --: const 1
  rate_usd REAL, -- per acre-foot --: pick 14.25*5 | 18.5*3 | 26
  stat TEXT -- O open, C closed, X called off --: const C
); --: rows 400
DELETE FROM wtr_order WHERE strftime('%m', ord_dt) NOT IN ('04', '05', '06', '07', '08', '09');
UPDATE wtr_order SET dlv_af = ROUND(req_af * (62 + ord_no * 23 % 47) / 100.0, 1);
UPDATE wtr_order SET stat = 'X', on_dt = NULL, off_dt = NULL, dlv_af = NULL, rdr_id = NULL WHERE ord_no % 14 = 3;
UPDATE wtr_order SET stat = 'O', dlv_af = NULL, off_dt = NULL WHERE stat = 'C' AND (off_dt IS NULL OR ord_dt >= '2025-08-05');
UPDATE wtr_order SET rate_usd = CASE WHEN strftime('%Y', ord_dt) = '2023' AND rate_usd = 18.5 THEN 16.75 ELSE rate_usd END;
UPDATE wtr_order SET on_dt = NULL WHERE stat = 'O' AND on_dt > '2025-08-24';
CREATE TABLE gate_rdg (
  rdg_id INTEGER PRIMARY KEY, --: seq 1
  gate_no TEXT REFERENCES gate(gate_no), --: ref gate.gate_no cover 88%
  rdr_id INTEGER REFERENCES rider(rdr_id), --: pick 2*4 | 3*5 | 4 | 5*4 | 6*3 | NULL*3
  rd_at TEXT, --: date 2025-04-14..2025-08-23 %Y-%m-%d %H:%M:%S
  flow_cfs REAL, --: real 0.4..38 1 skew
  open_in REAL, -- gate opening, inches --: real 0..48 1
  head_ft REAL, --: real 0.3..5.6 2 normal null 7%
  src TEXT, -- M by hand, T telemetry --: pick M*6 | T*3
  note TEXT --: pick NULL*9 | weeds on the screen | seal leaks | moss | staff gauge broken | beaver
); --: rows 380
UPDATE gate_rdg SET src = 'M' WHERE gate_no IN (SELECT gate_no FROM gate WHERE auto_yn = 'N');
UPDATE gate_rdg SET rdr_id = NULL WHERE src = 'T';
UPDATE gate_rdg SET rdr_id = 3 WHERE (src = 'M' AND rdr_id IS NULL) OR rdr_id = 4;
UPDATE gate_rdg SET flow_cfs = 0 WHERE open_in < 1.5;
