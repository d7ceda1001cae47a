CREATE TABLE rgn (
  rgn_cd TEXT PRIMARY KEY,
  rgn_nm TEXT
);
INSERT INTO rgn VALUES ('NO','North'),('SO','South'),('EA','East'),('WE','West'),('IS','Islands');
CREATE TABLE cntry (
  cntry_cd TEXT PRIMARY KEY,
  cntry_nm TEXT,
  cur TEXT -- currency, three letters
);
INSERT INTO cntry VALUES ('US','United States','USD'),('CA','Canada','CAD'),('MX','Mexico','MXN'),('GB','United Kingdom','GBP'),('DE','Germany','EUR'),('IS','Iceland','ISK'),('BS','Bahamas','BSD');
CREATE TABLE cur_rt (
  cur TEXT,
  eff_dt TEXT,
  usd_rt REAL, -- USD for one unit
  PRIMARY KEY (cur, eff_dt)
);
INSERT INTO cur_rt VALUES ('USD','2024-01-01',1),('CAD','2024-01-01',0.75),('EUR','2024-01-01',1.1),('GBP','2024-01-01',1.27),('USD','2024-04-01',1),('CAD','2024-04-01',0.74),('EUR','2024-04-01',1.08),('GBP','2024-04-01',1.26);
CREATE TABLE tier (
  tier_cd TEXT PRIMARY KEY,
  tier_nm TEXT,
  min_flt INTEGER, -- flights a year needed
  disc_pct REAL -- 0..100
);
INSERT INTO tier VALUES ('PL','Platinum',1200,12),('GO','Gold',600,8),('SI','Silver',200,4),('BA','Basic',0,0);
CREATE TABLE dept (
  dept_cd TEXT PRIMARY KEY,
  dept_nm TEXT,
  cost_ctr INTEGER
);
INSERT INTO dept VALUES ('RMP','Ramp',4100),('PAX','Passenger services',4200),('CRG','Cargo',4300),('GSE','Equipment workshop',4400),('SAL','Sales',4500),('CLN','Cabin cleaning',4600);
CREATE TABLE apt (
  apt_cd TEXT PRIMARY KEY,
  apt_nm TEXT,
  cty TEXT,
  cntry_cd TEXT,
  rgn_cd TEXT, -- our sales region
  dist_km INTEGER -- great circle from here
);
INSERT INTO apt VALUES ('HLD','Halden Field','Halden','US','NO',0),('CRB','Corbin Intl','Corbin','US','SO',980),('PTM','Port Marlow','Marlow','US','EA',1420),('SWB','Sweetwater Basin','Sweetwater','US','WE',1610),('TUL','Tulane Regional','Tulane','US','SO',720),
 ('YQK','Quill Lake','Quill Lake','CA','NO',640),('YBR','Brandt Bay','Brandt','CA','EA',2050),('MZL','Mazul','Mazul','MX','SO',2680),('LGW2','Langwick','Langwick','GB','EA',5890),('FRH','Freihafen','Freihafen','DE','EA',6480),('KEV','Kevlavik','Kevlavik','IS','IS',4410),('NSB','Nassau Reef','Reef','BS','IS',2150);
CREATE TABLE arln (
  al_cd TEXT PRIMARY KEY,
  al_nm TEXT,
  cntry_cd TEXT,
  hub_cd TEXT, -- airport
  tier_cd TEXT,
  sgn_dt TEXT, -- customer since
  mgr_id INTEGER, -- account manager
  lowcost_yn TEXT
);
INSERT INTO arln VALUES ('CO','Coral Air','US','PTM','PL','2016-03-01',3,'N'),('CC','Coral Connect','US','PTM','SI','2021-05-17',3,'Y'),('NV','Novaline','CA','YBR','GO','2018-10-02',7,'N'),('BX','Bluebox','US','CRB','GO','2019-01-15',7,'Y'),('TK','Tuktu Air','CA','YQK','BA','2022-09-05',11,'N'),
 ('LN','Langley Wings','GB','LGW2','SI','2020-02-11',3,'N'),('HF','Hansa Freight','DE','FRH','SI','2017-06-20',15,'N'),('SR','Sierra Sun','MX','MZL','BA','2023-03-30',11,'Y'),('IK','Ikeja Polar','IS','KEV','BA','2023-08-21',NULL,'N'),('PE','Pelican Express','BS','NSB','GO','2015-12-01',15,'Y');
CREATE TABLE trm (
  trm_cd TEXT PRIMARY KEY,
  trm_nm TEXT,
  open_yr INTEGER,
  area_m2 INTEGER
);
INSERT INTO trm VALUES ('T1','Main Terminal',1988,61000),('T2','Lakeside',2009,38000),('TC','Cargo Hall',1996,21000);
CREATE TABLE gate (
  gt_no TEXT PRIMARY KEY,
  trm_cd TEXT,
  brdg_yn TEXT, -- passenger bridge
  max_len_m REAL
);
INSERT INTO gate VALUES ('A1','T1','Y',45),('A2','T1','Y',45),('A3','T1','N',38),('A4','T1','Y',65),('B1','T2','Y',45),('B2','T2','Y',70),('B3','T2','N',38),('B4','T2','N',38),('C1','TC','N',75),('C2','TC','N',75);
CREATE TABLE stnd (
  stnd_no TEXT PRIMARY KEY,
  trm_cd TEXT,
  len_m REAL,
  gpu_yn TEXT, -- fixed ground power
  hydr_yn TEXT
);
INSERT INTO stnd VALUES ('101','T1',45,'Y','Y'),('102','T1',45,'Y','N'),('103','T1',38,'N','N'),('104','T1',65,'Y','Y'),('201','T2',45,'Y','N'),('202','T2',70,'Y','Y'),('203','T2',38,'N','N'),('301','TC',75,'Y','Y'),('302','TC',75,'N','N');
CREATE TABLE ac_typ (
  ac_cd TEXT PRIMARY KEY,
  ac_nm TEXT,
  seat_ct INTEGER,
  mtow_t REAL, -- tonnes
  turn_min INTEGER -- standard turnaround
);
INSERT INTO ac_typ VALUES ('N19','Norwick 190',104,48.5,40),('N21','Norwick 210',174,79,50),('K35','Kestrel 350',312,254,85),('K35F','Kestrel 350 Freighter',0,254,140),('DS4','Dashling 400',70,29.5,30),('P12','Pilgrim 12',12,5.6,20);
CREATE TABLE acft (
  tail_no TEXT PRIMARY KEY, --: code N####@ distinct
  al_cd TEXT, --: pick CO*5 | CC*3 | NV*4 | BX*4 | TK*2 | LN*2 | HF*2 | SR*2 | PE*3
  ac_cd TEXT, --: by al_cd: HF => K35F; LN => K35; TK => P12 | DS4; CC => DS4*2 | N19; else => N21*4 | N19*3 | K35
  blt_yr INTEGER --: int 1998..2023
); --: rows 54
CREATE TABLE dly_rsn (
  dly_cd INTEGER PRIMARY KEY,
  dly_nm TEXT,
  own_yn TEXT -- Y: our fault
);
INSERT INTO dly_rsn VALUES (11,'Late check-in','Y'),(18,'Baggage handling','Y'),(32,'Loading','Y'),(36,'Fueling','N'),(41,'Aircraft defect','N'),(71,'Weather','N'),(81,'Air traffic control','N'),(93,'Late inbound aircraft','N');
CREATE TABLE flt (
  flt_id INTEGER PRIMARY KEY, --: seq 70001
  flt_no TEXT, --: code ###
  tail_no TEXT, --: ref acft.tail_no cover 90%
  al_cd TEXT, --: expr (SELECT al_cd FROM acft WHERE acft.tail_no = flt.tail_no)
  orig_cd TEXT, --: pick CRB*5 | PTM*6 | SWB*3 | TUL*3 | YQK*3 | YBR*2 | MZL*2 | LGW2 | FRH | NSB*2
                                        -- where it came from
  dest_cd TEXT, --: pick CRB*5 | PTM*5 | SWB*4 | TUL*3 | YQK*2 | YBR*3 | MZL | LGW2*2 | FRH | NSB*2
                                        -- where it went next
  gt_no TEXT, --: ref gate.gt_no null 5%
  stnd_no TEXT, --: ref stnd.stnd_no
  sta_ts TEXT, --: date 2023-07-01..2024-06-29 %Y-%m-%d %H:%M:%S
                                        -- scheduled arrival
  ata_ts TEXT, --: after sta_ts -14..55 minutes
                                        -- actual arrival
  std_ts TEXT, --: expr datetime(sta_ts, '+' || (SELECT turn_min + 15 FROM ac_typ JOIN acft ON acft.ac_cd = ac_typ.ac_cd WHERE acft.tail_no = flt.tail_no) || ' minutes')
                                        -- scheduled departure
  dly_min INTEGER, --: int -4..118 skew
                                        -- departure delay
  atd_ts TEXT, --: expr datetime(std_ts, dly_min || ' minutes')
  dly_cd INTEGER, --: pick 11 | 18*3 | 32*2 | 36*2 | 41*2 | 71*2 | 81*2 | 93*4
  pax_in INTEGER, --: int 0..170 normal
  pax_out INTEGER, --: int 0..170 normal
  load_pct REAL, --: real 38..100 1 normal
                                        -- seats sold, 0..100
  bag_ct INTEGER, --: expr pax_out * (7 + flt_id % 5) / 10
  crgo_kg INTEGER, --: int 0..5200 skew
  fuel_l INTEGER, --: int 1800..26000 skew
  watr_l INTEGER, --: int 40..400
  crew_ct INTEGER, --: pick 4*2 | 6*3 | 8
  st_cd TEXT --: pick D*22 | C | V
                                        -- D departed, C cancelled, V diverted
); --: rows 340
CREATE TABLE svc_typ (
  svc_cd TEXT PRIMARY KEY,
  svc_nm TEXT,
  dept_cd TEXT,
  unit TEXT,
  list_amt REAL, -- USD per unit
  std_min INTEGER
);
INSERT INTO svc_typ VALUES ('PSH','Pushback','RMP','push',240,12),('BAG','Baggage loading','RMP','flight',520,35),('GPU','Ground power','RMP','hour',95,60),('DEI','De-icing','RMP','spray',1350,18),('WTR','Water service','RMP','flight',110,15),('LAV','Lavatory service','RMP','flight',130,15),
 ('CHK','Check-in','PAX','flight',610,90),('WCH','Wheelchair assistance','PAX','passenger',38,25),('LNG','Lounge access','PAX','passenger',29,60),('CLN','Cabin cleaning','CLN','flight',340,25),('DCL','Deep cleaning','CLN','flight',1480,150),('CGO','Cargo loading','CRG','ton',88,20),('XRY','Cargo screening','CRG','ton',41,15);
CREATE TABLE tm (
  tm_id INTEGER PRIMARY KEY,
  tm_nm TEXT,
  dept_cd TEXT
);
INSERT INTO tm VALUES (1,'Ramp Red','RMP'),(2,'Ramp Blue','RMP'),(3,'Ramp Night','RMP'),(4,'Desk A','PAX'),(5,'Desk B','PAX'),(6,'Hall Crew','CRG'),(7,'Sparkle','CLN'),(8,'Workshop','GSE'),(9,'Deal Desk','SAL');
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY, --: seq 1
  f_nm TEXT, --: first
  l_nm TEXT, --: last distinct
  tm_id INTEGER, --: each 1 | 4 | 9 | 2 | 6 | 7 | 9 | 3 | 1 | 5 | 9 | 8 | 2 | 4 | 9 | 3
  boss_id INTEGER, --: self emp_id
  hire_dt TEXT, --: date 2009-02-01..2024-05-20
  brth_dt TEXT, --: date 1959-01-01..2004-12-31
  hr_amt REAL, --: real 18.5..46 2 normal
                                        -- wage an hour, USD
  act_yn TEXT --: pick Y*9 | N
); --: rows 88
CREATE TABLE svc_ord (
  so_id INTEGER PRIMARY KEY, --: seq 400001
  flt_id INTEGER, --: ref flt.flt_id cover 88%
  svc_cd TEXT, --: pick PSH*5 | BAG*6 | GPU*4 | DEI*2 | WTR*3 | LAV*3 | CHK*4 | WCH*4 | LNG*3 | CLN*5 | CGO*2
  tm_id INTEGER, --: by svc_cd: CHK, WCH, LNG => 4 | 5; CLN => 7; CGO => 6; else => 1*3 | 2*3 | 3
  qty REAL, --: by svc_cd: WCH => 1 | 2 | 3; LNG => 4 | 9 | 15; GPU => 0.5 | 1 | 1.5; CGO => 1.2 | 2.8 | 4; else => 1
  beg_ts TEXT, --: expr (SELECT datetime(ata_ts, '+' || (svc_ord.so_id * 7 % 25) || ' minutes') FROM flt WHERE flt.flt_id = svc_ord.flt_id)
  dur_min INTEGER, --: int 6..105 skew
  amt REAL, --: expr round(qty * (SELECT list_amt FROM svc_typ WHERE svc_typ.svc_cd = svc_ord.svc_cd) * (88 + so_id % 5 * 4) / 100, 2)
                                        -- billed, in cur
  cur TEXT, --: expr CASE (SELECT al_cd FROM flt WHERE flt.flt_id = svc_ord.flt_id) WHEN 'NV' THEN 'CAD' WHEN 'TK' THEN 'CAD' WHEN 'LN' THEN 'GBP' WHEN 'HF' THEN 'EUR' ELSE 'USD' END
  st_cd TEXT --: pick D*14 | X | R*2
                                        -- D done, X cancelled, R redone, O open
); --: rows 400
CREATE TABLE skl (
  skl_cd TEXT PRIMARY KEY,
  skl_nm TEXT,
  vald_mth INTEGER -- months a certificate holds
);
INSERT INTO skl VALUES ('PBK','Pushback driver',24),('LDR','Loader operation',24),('DEI','De-icing',12),('DGR','Dangerous goods',24),('MSL','Marshalling',36),('SIG','Sign language',60);
CREATE TABLE emp_skl (
  emp_id INTEGER, --: ref emp.emp_id cover 72%
  skl_cd TEXT, --: ref skl.skl_cd
  got_dt TEXT, --: date 2020-01-10..2024-05-30
  score_pct REAL, --: real 52..100 0 normal
                                        -- exam result, 0..100
  PRIMARY KEY (emp_id, skl_cd)
); --: rows 130
CREATE TABLE shft (
  shft_id INTEGER PRIMARY KEY, --: seq 1
  emp_id INTEGER, --: ref emp.emp_id
  wrk_dt TEXT, --: date 2024-04-01..2024-06-30
  kind_cd TEXT, --: pick E*4 | L*4 | N*2
                                        -- E early, L late, N night
  hrs REAL, --: pick 8*6 | 6 | 10*2 | 4
  sick_yn TEXT --: pick N*15 | Y
); --: rows 300
CREATE TABLE eqp_typ (
  et_cd TEXT PRIMARY KEY,
  et_nm TEXT,
  elec_yn TEXT,
  life_yr INTEGER
);
INSERT INTO eqp_typ VALUES ('TUG','Pushback tug','N',15),('ETG','Electric tug','Y',14),('BLT','Belt loader','N',12),('GPU','Ground power unit','N',15),('HLD','High loader','N',18),('STP','Passenger steps','N',20),('DEI','De-icing truck','N',16),('BUS','Apron bus','Y',12);
CREATE TABLE eqp (
  eqp_id TEXT PRIMARY KEY, --: code E-### distinct
  et_cd TEXT, --: pick TUG*3 | ETG*3 | BLT*5 | GPU*3 | HLD*2 | STP*4 | DEI*2 | BUS*2
  mkr TEXT, --: pick Harlan & Voss*4 | Trakor*3 | Milne*3 | Stellit
  buy_dt TEXT, --: date 2008-01-15..2024-03-10
  cost_amt REAL, --: price 9000..240000
  cur TEXT, --: pick USD*5 | EUR*2
  hrs_run INTEGER, --: int 90..14800 skew
  fuel_pct REAL, --: real 3..100 0
                                        -- tank or battery, 0..100
  st_cd TEXT --: pick A*8 | M*2 | R
                                        -- A available, M in maintenance, R retired
); --: rows 66
CREATE TABLE eqp_dwn (
  dwn_id INTEGER PRIMARY KEY, --: seq 1
  eqp_id TEXT, --: ref eqp.eqp_id cover 70% skew
  from_dt TEXT, --: date 2023-02-01..2024-06-20
  to_dt TEXT, --: after from_dt 1..30 days until 2024-06-30
  fix_amt REAL --: price 40..5200
); --: rows 90
CREATE TABLE ctr (
  ctr_no TEXT PRIMARY KEY, --: code K-20## distinct
  al_cd TEXT, --: ref arln.al_cd
  beg_dt TEXT, --: date 2019-01-01..2024-05-01
  end_dt TEXT, --: after beg_dt 365..1460 days
  val_amt REAL, --: price 90000..4200000
                                        -- value over the whole term
  cur TEXT, --: by al_cd: NV, TK => CAD; LN => GBP; HF => EUR; else => USD
  rnw_pct REAL, --: pick 0 | 50*2 | 75*2 | 90
                                        -- chance of renewal by sales, 0..100
  st_cd TEXT --: const A
                                        -- A active, E expired, T terminated
); --: rows 38
CREATE TABLE ctr_svc (
  ctr_no TEXT, --: ref ctr.ctr_no
  svc_cd TEXT, --: ref svc_typ.svc_cd
  disc_pct REAL, --: pick 0*3 | 5*3 | 10*2 | 15
                                        -- off the list, 0..100
  PRIMARY KEY (ctr_no, svc_cd)
); --: rows 150
CREATE TABLE inv (
  inv_no INTEGER PRIMARY KEY, --: seq 330001
  al_cd TEXT, --: pick CO*6 | CC*2 | NV*4 | BX*4 | TK | LN*2 | HF*2 | SR | PE*3
  iss_dt TEXT, --: date 2023-01-03..2024-06-28
  due_dt TEXT, --: after iss_dt 30..45 days
  paid_dt TEXT, --: after iss_dt 9..75 days until 2024-06-30 null 9%
  net_amt REAL, --: price 2200..88000
  grs_amt REAL, --: expr round(net_amt * 1.07, 2)
                                        -- with tax
  cur TEXT, --: by al_cd: NV, TK => CAD; LN => GBP; HF => EUR; else => USD
  st_cd TEXT --: const P
                                        -- P paid, O open, L late, W written off
); --: rows 240
CREATE TABLE pmt (
  pmt_id INTEGER PRIMARY KEY, --: seq 1
  inv_no INTEGER, --: ref inv.inv_no cover 80%
  amt REAL, --: expr (SELECT grs_amt FROM inv WHERE inv.inv_no = pmt.inv_no)
  way_cd TEXT --: pick WIRE*5 | ACH*4 | CHK
); --: rows 160
CREATE TABLE opp (
  opp_id INTEGER PRIMARY KEY, --: seq 9001
  al_cd TEXT, --: ref arln.al_cd
  svc_cd TEXT, --: ref svc_typ.svc_cd
  emp_id INTEGER, --: pick 3*4 | 7*4 | 11*3 | 15*3 | 19*2
                                        -- owner in sales
  crt_dt TEXT, --: date 2023-01-05..2024-06-25
  cls_dt TEXT, --: after crt_dt 12..160 days until 2024-06-30 null 16%
  est_amt REAL, --: price 8000..950000
  cur TEXT, --: pick USD*6 | CAD*2 | EUR | GBP
  win_pct REAL, --: pick 10*2 | 25*3 | 50*3 | 75*2
                                        -- likelihood, 0..100
  st_cd TEXT --: pick W*3 | L*4
                                        -- N new, Q qualified, P proposal, W won, L lost
); --: rows 130
CREATE TABLE sal_act (
  act_id INTEGER PRIMARY KEY, --: seq 1
  opp_id INTEGER, --: ref opp.opp_id cover 75%
  act_dt TEXT, --: date 2023-02-01..2024-06-29
  kind_cd TEXT, --: pick CALL*5 | MAIL*4 | VISIT*2 | DEMO
  dur_min INTEGER --: int 5..180 skew
); --: rows 260
CREATE TABLE ctct (
  ctct_id INTEGER PRIMARY KEY, --: seq 1
  al_cd TEXT, --: ref arln.al_cd
  f_nm TEXT, --: first
  l_nm TEXT, --: last
  pos TEXT, --: pick station manager*3 | buyer*2 | operations*2 | CFO
  mail TEXT --: from lower {f_nm}.{l_nm}@airline.example null 15%
); --: rows 44
CREATE TABLE srvy (
  srvy_id INTEGER PRIMARY KEY, --: seq 1
  al_cd TEXT, --: ref arln.al_cd cover 90%
  ans_dt TEXT, --: date 2023-03-01..2024-06-20
  sat_pct REAL, --: real 35..100 0 normal
                                        -- satisfaction, 0..100
  rcmd_yn TEXT --: pick Y*3 | N
); --: rows 70
CREATE TABLE inc (
  inc_id INTEGER PRIMARY KEY, --: seq 501
  flt_id INTEGER, --: ref flt.flt_id null 25%
  emp_id INTEGER, --: ref emp.emp_id cover 60%
                                        -- who reported it
  inc_dt TEXT, --: date 2023-07-02..2024-06-29
  sev_cd TEXT, --: pick 1*5 | 2*3 | 3*2 | 4
                                        -- 1 minor to 4 severe
  kind TEXT, --: pick slip or fall*3 | near miss*4 | fuel spill*2 | foreign object*2
  lost_hrs REAL --: pick 0*6 | 4 | 8 | 24
); --: rows 84
CREATE TABLE dmg (
  dmg_id INTEGER PRIMARY KEY, --: seq 801
  tail_no TEXT, --: ref acft.tail_no cover 50%
  eqp_id TEXT, --: ref eqp.eqp_id null 40%
                                        -- equipment that did it
  dmg_dt TEXT, --: date 2023-07-05..2024-06-25
  part TEXT, --: pick cargo door*4 | wing tip*2 | engine cowl*2 | nose gear
  cost_amt REAL, --: price 300..64000
  cur TEXT --: pick USD*4 | EUR
); --: rows 46
CREATE TABLE bag_case (
  bag_id INTEGER PRIMARY KEY, --: seq 61001
  flt_id INTEGER, --: ref flt.flt_id cover 45%
  rpt_ts TEXT, --: date 2023-07-03..2024-06-29 %Y-%m-%d %H:%M:%S
  kind_cd TEXT, --: pick D*6 | L*2 | B*3
                                        -- D delayed, L lost, B broken
  wgt_kg REAL, --: real 3..31 1 normal
  back_ts TEXT, --: after rpt_ts 6..160 hours null 20%
  comp_amt REAL, --: pick 0*4 | 50*3 | 120*2 | 400
  cur TEXT --: const USD
); --: rows 150
CREATE TABLE lost_prop (
  lp_id INTEGER PRIMARY KEY, --: seq 1
  trm_cd TEXT, --: pick T1*4 | T2*3
  fnd_dt TEXT, --: date 2023-09-01..2024-06-29
  item TEXT, --: pick phone*4 | jacket*3 | laptop*2 | stroller | headphones*3
  back_yn TEXT --: pick Y*2 | N*3
); --: rows 60
CREATE TABLE clm (
  clm_id INTEGER PRIMARY KEY, --: seq 1
  dmg_id INTEGER, --: ref dmg.dmg_id
  ask_amt REAL, --: price 500..50000
  set_amt REAL, --: price 200..30000 null 30%
  cur TEXT --: const USD
); --: rows 34
CREATE TABLE trn_crs (
  crs_id INTEGER PRIMARY KEY,
  crs_nm TEXT,
  skl_cd TEXT,
  len_hrs INTEGER,
  fee_amt REAL
);
INSERT INTO trn_crs VALUES (1,'Tug basics','PBK',24,900),(2,'Loader refresher','LDR',8,350),(3,'Winter ops','DEI',16,780),(4,'Hazmat one','DGR',12,520),(5,'Wands and lights','MSL',6,210);
CREATE TABLE trn_att (
  att_id INTEGER PRIMARY KEY, --: seq 1
  crs_id INTEGER, --: ref trn_crs.crs_id
  emp_id INTEGER, --: ref emp.emp_id cover 55%
  att_dt TEXT, --: date 2023-01-10..2024-06-20
  pass_yn TEXT --: pick Y*6 | N
); --: rows 90
CREATE TABLE lng (
  lng_id INTEGER PRIMARY KEY,
  lng_nm TEXT,
  trm_cd TEXT,
  seat_ct INTEGER
);
INSERT INTO lng VALUES (1,'Cloud Nine','T1',120),(2,'Lakeside Club','T2',64),(3,'Crew Corner','T1',30);
CREATE TABLE lng_vst (
  vst_id INTEGER PRIMARY KEY, --: seq 1
  lng_id INTEGER, --: pick 1*5 | 2*3 | 3
  al_cd TEXT, --: ref arln.al_cd cover 80%
  vst_ts TEXT, --: date 2024-01-02..2024-06-29 %Y-%m-%d %H:%M:%S
  stay_min INTEGER, --: int 10..240 skew
  pay_amt REAL --: pick 0*3 | 29*2 | 45
); --: rows 220
CREATE TABLE desk (
  desk_no TEXT PRIMARY KEY,
  trm_cd TEXT,
  kiosk_yn TEXT
);
INSERT INTO desk VALUES ('D01','T1','N'),('D02','T1','N'),('D03','T1','Y'),('D04','T1','Y'),('D11','T2','N'),('D12','T2','N'),('D13','T2','Y');
CREATE TABLE desk_use (
  use_id INTEGER PRIMARY KEY, --: seq 1
  desk_no TEXT, --: ref desk.desk_no
  flt_id INTEGER, --: ref flt.flt_id cover 40%
  pax_ct INTEGER, --: int 1..120 normal
  avg_wait_min REAL --: real 1..28 1 skew
); --: rows 160
CREATE TABLE uld (
  uld_no TEXT PRIMARY KEY, --: code AKE####@ distinct
  al_cd TEXT, --: ref arln.al_cd cover 60%
  max_kg INTEGER, --: pick 1588*3 | 4626
  ok_yn TEXT --: pick Y*7 | N
); --: rows 40
CREATE TABLE shpm (
  awb_no TEXT PRIMARY KEY, --: code 5##-######## distinct
  flt_id INTEGER, --: ref flt.flt_id cover 35%
  uld_no TEXT, --: ref uld.uld_no null 20%
  wgt_kg REAL, --: real 12..3900 1 skew
  goods TEXT, --: pick flowers*3 | machine parts*5 | salmon*3 | medicine*2 | mail*4
  dg_yn TEXT --: pick N*8 | Y
                                        -- dangerous goods
); --: rows 120
CREATE TABLE deic (
  deic_id INTEGER PRIMARY KEY, --: seq 1
  flt_id INTEGER, --: ref flt.flt_id cover 20%
  eqp_id TEXT, --: ref eqp.eqp_id cover 10%
  fluid_l INTEGER, --: int 120..1900 skew
  temp_c REAL --: real -21..3 1 normal
); --: rows 60
CREATE TABLE wthr (
  obs_dt TEXT PRIMARY KEY, --: date 2023-07-01..2024-06-29 distinct
  temp_c REAL, --: real -18..33 1 normal
  wind_kt INTEGER, --: int 0..41 skew
  rain_mm REAL --: real 0..26 1 skew
); --: rows 180
CREATE TABLE asst (
  asst_id INTEGER PRIMARY KEY, --: seq 1
  flt_id INTEGER, --: ref flt.flt_id cover 40%
  need_cd TEXT, --: pick WCHR*4 | WCHC | BLND | DEAF | UMNR*2
  wait_min INTEGER --: int 0..40 skew
); --: rows 130
CREATE TABLE cln_chk (
  chk_id INTEGER PRIMARY KEY, --: seq 1
  flt_id INTEGER, --: ref flt.flt_id cover 30%
  emp_id INTEGER, --: ref emp.emp_id cover 20%
  score_pct REAL, --: real 48..100 0 normal
                                        -- audit result, 0..100
  chk_dt TEXT --: date 2023-09-01..2024-06-28
); --: rows 90
CREATE TABLE supp (
  supp_id INTEGER PRIMARY KEY, --: seq 1
  supp_nm TEXT, --: mix {Delta|Granite|Ohio|Polar|Redline} {Fluids|Tire|Tools|Apparel|Parts} distinct
  cntry_cd TEXT --: pick US*5 | CA | DE
); --: rows 16
CREATE TABLE po (
  po_no INTEGER PRIMARY KEY, --: seq 12001
  supp_id INTEGER, --: ref supp.supp_id
  dept_cd TEXT, --: ref dept.dept_cd
  ord_dt TEXT, --: date 2023-01-04..2024-06-27
  got_dt TEXT, --: after ord_dt 2..60 days until 2024-06-30 null 8%
  amt REAL, --: price 60..24000
  cur TEXT --: pick USD*6 | EUR
); --: rows 110
CREATE TABLE bdgt (
  dept_cd TEXT, --: ref dept.dept_cd
  mth TEXT, --: date 2023-07-01..2024-06-28 %Y-%m
  plan_amt REAL, --: price 20000..180000
  PRIMARY KEY (dept_cd, mth)
); --: rows 110
CREATE TABLE tgt (
  emp_id INTEGER,
  qtr TEXT,
  tgt_amt REAL, -- sales target, USD
  PRIMARY KEY (emp_id, qtr)
);
INSERT INTO tgt VALUES (3,'2024-Q1',400000),(3,'2024-Q2',450000),(7,'2024-Q1',350000),(7,'2024-Q2',350000),(11,'2024-Q1',200000),(11,'2024-Q2',260000),(15,'2024-Q1',300000),(15,'2024-Q2',320000);
CREATE TABLE st_ref (
  tbl TEXT,
  st_cd TEXT,
  txt TEXT,
  PRIMARY KEY (tbl, st_cd)
);
INSERT INTO st_ref VALUES ('flt','D','departed'),('flt','C','cancelled'),('flt','V','diverted'),('opp','W','won'),('opp','L','lost'),('eqp','A','available'),('eqp','M','maintenance');
CREATE TABLE need_ref (
  need_cd TEXT PRIMARY KEY,
  txt TEXT
);
INSERT INTO need_ref VALUES ('WCHR','wheelchair to the ramp'),('WCHC','carried on'),('BLND','blind'),('DEAF','deaf'),('UMNR','child alone');
CREATE TABLE sla (
  sla_id INTEGER PRIMARY KEY, --: seq 1
  ctr_no TEXT, --: ref ctr.ctr_no
  msr TEXT, --: pick bags on belt in 20 min*3 | on-time departure*3 | desk wait under 10 min
  goal_pct REAL, --: pick 85 | 90*2 | 95
  pnlt_amt REAL --: price 500..9000
); --: rows 50
CREATE TABLE sla_mth (
  sla_id INTEGER, --: ref sla.sla_id
  mth TEXT, --: date 2023-10-01..2024-06-28 %Y-%m
  got_pct REAL, --: real 70..100 1 normal
  PRIMARY KEY (sla_id, mth)
); --: rows 180
CREATE TABLE radio (
  radio_no INTEGER PRIMARY KEY, --: seq 1
  tm_id INTEGER, --: ref tm.tm_id
  chan INTEGER, --: int 1..16
  batt_pct REAL --: real 5..100 0
); --: rows 40
CREATE TABLE key_log (
  log_id INTEGER PRIMARY KEY, --: seq 1
  emp_id INTEGER, --: ref emp.emp_id
  eqp_id TEXT, --: ref eqp.eqp_id
  out_ts TEXT, --: date 2024-06-01..2024-06-29 %Y-%m-%d %H:%M:%S
  in_ts TEXT --: after out_ts 20..600 minutes null 6%
); --: rows 120
CREATE TABLE vote (
  vote_id INTEGER PRIMARY KEY, --: seq 1
  tm_id INTEGER, --: ref tm.tm_id
  ans_dt TEXT, --: date 2024-02-01..2024-06-20
  mood_pct REAL --: real 20..100 0 normal
); --: rows 60
CREATE TABLE noise (
  obs_ts TEXT PRIMARY KEY, --: date 2024-05-01..2024-06-29 %Y-%m-%d %H:%M:%S
  stnd_no TEXT, --: ref stnd.stnd_no
  lvl_db REAL --: real 58..104 1
); --: rows 80
CREATE TABLE gate_use (
  flt_id INTEGER, --: ref flt.flt_id cover 50%
  gt_no TEXT, --: ref gate.gt_no
  occ_min INTEGER, --: int 25..210 normal
  PRIMARY KEY (flt_id, gt_no)
); --: rows 150
UPDATE emp SET boss_id = CASE WHEN emp_id = 1 THEN NULL WHEN emp_id <= 16 THEN 1 ELSE (emp_id - 1) % 16 + 1 END;
UPDATE flt SET dest_cd = 'TUL' WHERE dest_cd = orig_cd AND orig_cd <> 'TUL';
UPDATE flt SET atd_ts = NULL, dly_min = NULL, pax_out = 0, bag_ct = 0 WHERE st_cd = 'C';
UPDATE flt SET dly_cd = NULL WHERE dly_min IS NULL OR dly_min < 15;
UPDATE flt SET load_pct = NULL WHERE al_cd = 'HF';
UPDATE flt SET pax_in = 0, pax_out = 0, bag_ct = 0, crgo_kg = crgo_kg * 9 WHERE al_cd = 'HF';
UPDATE flt SET flt_no = al_cd || flt_no;
UPDATE svc_ord SET st_cd = 'O' WHERE beg_ts > '2024-06-20';
DELETE FROM svc_ord WHERE flt_id IN (SELECT flt_id FROM flt WHERE st_cd = 'C') AND so_id % 3 > 0;
UPDATE ctr SET st_cd = CASE WHEN end_dt < '2024-06-30' THEN 'E' WHEN rowid % 9 = 3 THEN 'T' ELSE 'A' END;
UPDATE inv SET st_cd = CASE WHEN paid_dt IS NOT NULL THEN 'P' WHEN due_dt >= '2024-06-30' THEN 'O' WHEN inv_no % 4 = 1 THEN 'W' ELSE 'L' END;
DELETE FROM pmt WHERE inv_no IN (SELECT inv_no FROM inv WHERE st_cd <> 'P') OR pmt_id NOT IN (SELECT MIN(pmt_id) FROM pmt GROUP BY inv_no);
UPDATE opp SET st_cd = CASE opp_id % 3 WHEN 0 THEN 'N' WHEN 1 THEN 'Q' ELSE 'P' END WHERE cls_dt IS NULL;
UPDATE opp SET win_pct = CASE st_cd WHEN 'W' THEN 100 WHEN 'L' THEN 0 ELSE win_pct END;
UPDATE deic SET flt_id = (SELECT MIN(flt_id) FROM flt WHERE strftime('%m', sta_ts) IN ('12', '01', '02') AND flt.flt_id >= deic.flt_id) WHERE deic_id % 4 > 0;
