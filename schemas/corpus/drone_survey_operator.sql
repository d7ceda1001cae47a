-- Drone surveys: who flew what, where, for whom, and whether they paid.
CREATE TABLE clnt (
  clnt_id INTEGER PRIMARY KEY,   --: seq 101
  clnt_nm TEXT,                  --: each Pargeter Aggregates | Loamfield Estates | Skerry Wind | Ostler & Quayle Roofing | Northmere Water | Tarn Rail | Hobday Heritage Trust | Brackish Solar | Quillfeather Homes | Upton Drainage Board | Cinderford Cement | Mossgate Council | Plover Insurance | Greyling Ports | Yewtree Farms | Vantage Telecom Masts | Dovecote Vineyards | Sallow Forestry | Kittiwake Reserve | Ironbridge Scrap | Thistledown Golf | Pennant Hydro | Beacon Film Units | Larkrise Retirement
  sectr TEXT, -- line of business --: by clnt_nm: Pargeter Aggregates, Cinderford Cement => minerals; Loamfield Estates, Quillfeather Homes, Ostler & Quayle Roofing, Larkrise Retirement => property; Skerry Wind, Brackish Solar, Pennant Hydro => energy; Yewtree Farms, Dovecote Vineyards, Sallow Forestry => land; Mossgate Council, Upton Drainage Board, Hobday Heritage Trust, Kittiwake Reserve => public; else => industry
  twn TEXT,                      --: pick Carlisle*2 | Hereford*3 | Lerwick | Norwich*3 | Exeter*3 | Stirling*2 | Bangor
  since_dt TEXT, -- first contract --: date 2017-02-01..2023-12-15
  pay_trm_d INTEGER, -- payment term in days --: pick 14*3 | 30*6 | 60*2
  eml TEXT,                      --: from lower accounts@{twn}-clients.example null 15%
  vip TEXT -- vip or standard --: pick standard*5 | vip*2
); --: rows 24
CREATE TABLE plt (
  plt_id INTEGER PRIMARY KEY,    --: seq 1
  fst_nm TEXT,                   --: first
  lst_nm TEXT,                   --: last distinct
  brth_dt TEXT,                  --: date 1964-01-01..2003-12-31
  join_dt TEXT, -- first day with us --: date 2016-03-01..2023-12-20
  lic_cls TEXT, -- A2C open category, GVC general visual line, OSC beyond visual line --: pick A2C*4 | GVC*6 | OSC*2
  lic_exp TEXT, -- licence runs out --: date 2025-12-01..2030-10-31
  base_twn TEXT,                 --: pick Carlisle*4 | Exeter*4 | Norwich*3 | Stirling*2
  mntr_id INTEGER, -- plt_id of the mentor --: self plt_id
  day_rt INTEGER,                --: int 160..420 normal
  stat TEXT -- active or inactive --: pick active*7 | inactive*2
); --: rows 31
CREATE TABLE drn (
  drn_id INTEGER PRIMARY KEY,    --: seq 1
  call_sgn TEXT,                 --: each Bertie | Marjorie | Sir Hums-a-Lot | Gladys | Percival | Dame Edith | Clive | Prudence | Nigel | Hyacinth | Rupert | Beryl | Mavis | Horace | Winifred | Basil | Doris | Cuthbert | Ethel | Monty | Pamela | Reginald | Sybil | Trevor | Ursula | Wilf | Agatha | Barnaby | Cressida | Dudley | Enid | Fergus | Geraldine | Humphrey
  mdl TEXT,                      --: pick Kestrel Q4*5 | Heron VX*4 | Swift Mapper*4 | Osprey Heavy 8*2 | Wren Mini*3
  frm TEXT, -- quad, octo, fixed wing --: by mdl: Kestrel Q4, Wren Mini => quad; Osprey Heavy 8 => octo; else => fixed wing
  wt_g INTEGER, -- weight in grams --: by mdl: Wren Mini => 249; Kestrel Q4 => 1380*3 | 1420; Heron VX => 3150; Swift Mapper => 1100 | 1150; else => 9400
  endr_min INTEGER, -- rated endurance, minutes --: by mdl: Wren Mini => 31; Kestrel Q4 => 38*3 | 41; Heron VX => 75 | 80; Swift Mapper => 59; else => 24
  bght_dt TEXT,                  --: date 2019-05-01..2023-12-22
  cst_amt INTEGER, -- purchase price in pounds --: int 420..18500 skew
  base_twn TEXT,                 --: pick Carlisle*3 | Exeter*3 | Norwich*3 | Stirling*2
  ins TEXT -- insured or uninsured --: pick insured*6 | uninsured
); --: rows 34
CREATE TABLE msn (
  msn_no INTEGER PRIMARY KEY,    --: seq 4001
  clnt_id INTEGER,               --: ref clnt.clnt_id cover 92% skew
  plt_id INTEGER, -- pilot in command --: ref plt.plt_id cover 85% skew
  obs_id INTEGER, -- plt_id of the observer, if there was one --: ref plt.plt_id cover 70% null 35%
  drn_id INTEGER,                --: ref drn.drn_id cover 85%
  site_nm TEXT,                  --: mix {Hangman|Foxglove|Upper Dray|Nettle|Old Tithe|Salters|Gannet|Crook|Witchet|Low Bellow} {Quarry|Farm|Viaduct|Ridge|Works|Weir|Sands|Tower}
  cnty TEXT,                     --: pick Cumbria*4 | Devon*4 | Norfolk*3 | Fife*2 | Powys*2 | Shetland
  srv_typ TEXT, -- TOP topographic, ROF roof inspection, THM thermal, CRP crop health, LIN line inspection --: pick TOP*6 | ROF*4 | THM*3 | CRP*3 | LIN*2
  st_cd TEXT, -- Q quoted, S scheduled, F flown, D delivered, X cancelled --: pick D*9 | X
  ord_dt TEXT,                   --: date 2024-01-08..2026-05-29
  schd_dt TEXT, -- day agreed with the client --: after ord_dt 6..45 days %Y-%m-%d
  flwn_dt TEXT, -- day really flown --: after schd_dt 0..9 days %Y-%m-%d until 2026-05-30
  dlvr_dt TEXT, -- data handed over --: after flwn_dt 2..26 days %Y-%m-%d until 2026-05-30
  area_ha REAL,                  --: real 0.4..160 1 skew
  alt_m INTEGER,                 --: pick 40 | 60*3 | 80*4 | 100*3 | 120*2
  gsd_cm REAL, -- ground sample distance, cm per pixel --: pick 0.8 | 1.2*3 | 1.8*4 | 2.5*3 | 4.0
  ovrlp_pct INTEGER,             --: pick 60 | 70*3 | 75*4 | 80*2
  wnd_kmh INTEGER,               --: int 2..44 normal
  tmp_c REAL,                    --: real -4..29 1 normal
  img_cnt INTEGER,               --: int 60..4200 skew
  prc_min INTEGER, -- processing time, minutes --: int 25..1900 skew
  qt_amt INTEGER, -- quoted, pounds --: int 280..9800 skew
  inv_amt INTEGER, -- invoiced, pounds
                                
  pay_st TEXT,                   --: pick paid*7 | unpaid*2
  prmt_ref TEXT, -- permit reference (empty when none is needed, NULL when nobody checked) --: code PR-####@ null 18% empty 22%
  rmk TEXT                       --: pick NULL*6 | gulls attacked*2 | client forgot the gate key*2 | fog, came back twice | sheep in the pictures | farmer waved a pitchfork | lost a propeller
); --: rows 310
CREATE TABLE flt (
  msn_no INTEGER,
  leg_no INTEGER,
  bat_no TEXT, -- battery used
  tkof_at TEXT,
  air_s INTEGER, -- airborne time in seconds
  dist_m INTEGER,
  phts INTEGER, -- pictures taken on this leg
  otcm TEXT, -- completed or aborted
  PRIMARY KEY (msn_no, leg_no)
);
CREATE TABLE mnt (
  mnt_id INTEGER PRIMARY KEY,    --: seq 701
  drn_id INTEGER,                --: ref drn.drn_id cover 80% skew
  mnt_dt TEXT,                   --: date 2024-01-10..2026-05-28
  knd TEXT, -- INS inspection, PRP propellers, FWU firmware, RPR repair --: pick INS*5 | PRP*3 | FWU*3 | RPR*3
  dwn_min INTEGER, -- minutes out of service --: int 20..2600 skew
  cst_amt INTEGER,               --: int 0..1450 skew
  shp TEXT                       --: pick in house*5 | Rotor & Sons*3 | Whirligig Repairs*2
); --: rows 120
UPDATE plt SET mntr_id = NULL WHERE plt_id % 6 = 1;
UPDATE drn SET cst_amt = CASE mdl WHEN 'Wren Mini' THEN 420 WHEN 'Kestrel Q4' THEN 2350 WHEN 'Swift Mapper' THEN 6900 WHEN 'Heron VX' THEN 11200 ELSE 17800 END + drn_id * 37 % 11 * 45;
UPDATE msn SET ord_dt = date('2026-05-01', '+' || (msn_no % 27) || ' days'), schd_dt = date('2026-06-02', '+' || (msn_no * 3 % 23) || ' days'), flwn_dt = NULL, dlvr_dt = NULL WHERE msn_no % 19 = 7;
UPDATE msn SET ord_dt = date('2026-04-10', '+' || (msn_no % 13) || ' days'), schd_dt = date('2026-05-12', '+' || (msn_no * 3 % 9) || ' days'), flwn_dt = date('2026-05-12', '+' || (msn_no * 3 % 9 + msn_no % 5) || ' days'), dlvr_dt = NULL WHERE msn_no % 29 = 4;
UPDATE msn SET flwn_dt = NULL, dlvr_dt = NULL WHERE msn_no % 17 = 6;
UPDATE msn SET st_cd = CASE WHEN st_cd = 'X' THEN 'X' WHEN dlvr_dt IS NOT NULL THEN 'D' WHEN flwn_dt IS NOT NULL THEN 'F' WHEN msn_no % 17 = 6 THEN 'Q' ELSE 'S' END;
UPDATE msn SET schd_dt = NULL WHERE st_cd = 'Q';
UPDATE msn SET flwn_dt = NULL, dlvr_dt = NULL, wnd_kmh = NULL, tmp_c = NULL, img_cnt = NULL, prc_min = NULL WHERE st_cd IN ('X', 'Q', 'S');
UPDATE msn SET prc_min = NULL WHERE st_cd = 'F';
UPDATE msn SET inv_amt = CASE WHEN st_cd = 'D' THEN qt_amt + (msn_no * 37 % 9 - 3) * 45 END, pay_st = CASE WHEN st_cd = 'D' THEN pay_st END;
UPDATE msn SET inv_amt = qt_amt WHERE inv_amt < 200;
UPDATE msn SET obs_id = NULL WHERE obs_id = plt_id;
UPDATE msn SET rmk = NULL WHERE flwn_dt IS NULL;
INSERT INTO flt SELECT msn_no, leg, 'B' || (10 + (msn_no * 7 + leg * 5) % 23), flwn_dt || ' ' || printf('%02d:%02d:%02d', 8 + (msn_no % 4) + leg, (msn_no * 17 + leg * 11) % 60, (msn_no * 29) % 60), 300 + (msn_no * 131 + leg * 397) % 1900, 600 + (msn_no * 211 + leg * 907) % 9400, 20 + (msn_no * 31 + leg * 57) % 420, CASE WHEN (msn_no * 3 + leg * 5) % 17 = 0 THEN 'aborted' ELSE 'completed' END FROM msn, (SELECT 1 AS leg UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5) WHERE flwn_dt IS NOT NULL AND leg <= 1 + (msn_no * 7 % 11) % 5 AND msn_no % 23 <> 5 AND (flwn_dt > '2025-01-01' OR msn_no % 3 > 0);
UPDATE msn SET img_cnt = (SELECT SUM(phts) FROM flt WHERE flt.msn_no = msn.msn_no) WHERE EXISTS (SELECT 1 FROM flt WHERE flt.msn_no = msn.msn_no);
