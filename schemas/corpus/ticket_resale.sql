CREATE TABLE venu (
  ven_id INTEGER PRIMARY KEY,
  ven_nm TEXT,
  cty TEXT,
  cntry TEXT,
  cap_qty INTEGER, -- seats and standing places
  stg_m REAL, -- stage width in metres
  dist_km REAL -- from the main station
);
INSERT INTO venu VALUES (1, 'Halle am Wehr', 'Graz', 'Austria', 8200, 18.5, 2.4), (2, 'Docklight Arena', 'Rotterdam', 'Netherlands', 16500, 26, 5.1), (3, 'Teatro Ombra', 'Turin', 'Italy', 2400, 12, 0.8), (4, 'Kettle Yard Hall', 'Leeds', 'United Kingdom', 3100, 14, 1.2), (5, 'Polder Park', 'Utrecht', 'Netherlands', 31000, 34, 7.6), (6, 'Salle Mistral', 'Lyon', 'France', 5400, 16, 3.3), (7, 'Nordkai', 'Kiel', 'Germany', 12000, 22.5, 1.9), (8, 'Velodrom Ost', 'Dresden', 'Germany', 9800, 20, 4.4), (9, 'Castle Green', 'Leeds', 'United Kingdom', 22000, 30, 3.7);
CREATE TABLE artst (
  art_id INTEGER PRIMARY KEY,     --: seq 1
  art_nm TEXT,                    --: each Paper Tigers Union | Mirela Vance | The Salt Meters | Oberlicht | DJ Kolibri | Brass Pension | Nadir & Zenith | Lumen Choir | Fox on the Tram | Velvet Ledger | Glasswerk | Ada Quill | Moped Poets | Sister Voltage | Harbour Saints | Tin Orchid | Quartett Blau | Polka Riot | Low Tide Static | Comedy Clerks | Inga Solberg | Night Bus Nine
  genr TEXT, -- style of music or show --: by art_nm: Lumen Choir, Quartett Blau => classical; Comedy Clerks => comedy; DJ Kolibri, Glasswerk, Low Tide Static => electronic; Brass Pension, Polka Riot => folk; else => rock*3 | pop*4
  agcy TEXT --: pick Lindqvist Bookings*3 | Bell & Orr*3 | Agentur Nacht*2 | NULL
); --: rows 22
CREATE TABLE evnt (
  ev_id INTEGER PRIMARY KEY,      --: seq 301
  art_id INTEGER,                 --: ref artst.art_id cover 92% skew
  supp_art_id INTEGER, -- support act, art_id of another artist --: ref artst.art_id cover 60% null 40%
  ven_id INTEGER,                 --: ref venu.ven_id
  ev_dt INTEGER, -- yyyymmdd --: date 2023-05-12..2024-12-20 yyyymmdd
  dur_min INTEGER, -- planned length, minutes --: int 60..210 normal
  ev_st TEXT -- on sale, played, postponed, cancelled
); --: rows 74
CREATE TABLE sectn (
  sec_id INTEGER PRIMARY KEY,
  ven_id INTEGER,
  sec_nm TEXT,
  seat_qty INTEGER,
  dist_m INTEGER -- distance to the stage
);
CREATE TABLE slr (
  slr_id INTEGER PRIMARY KEY,     --: seq 1
  fst_nm TEXT,                    --: first
  lst_nm TEXT,                    --: last distinct
  typ TEXT, -- fan or broker --: pick fan*5 | broker*2
  cntry TEXT,                     --: pick Germany*5 | Netherlands*4 | United Kingdom*4 | Italy*2 | France*2 | Austria
  joind_dt INTEGER, -- yyyymmdd --: date 2019-02-01..2022-09-30 yyyymmdd
  ban TEXT, -- banned: yes or no --: pick no*9 | yes
  comm_pct REAL -- commission we keep --: by typ: fan => 12.5*3 | 15; broker => 8*2 | 9.5
); --: rows 58
CREATE TABLE byr (
  byr_id INTEGER PRIMARY KEY,     --: seq 1001
  fst_nm TEXT,                    --: first
  lst_nm TEXT,                    --: last
  brth_dt INTEGER,                --: date 1952-01-01..2006-08-30 yyyymmdd
  cty TEXT,                       --: pick Graz*2 | Rotterdam*4 | Leeds*4 | Kiel*3 | Dresden*3 | Lyon*2 | Turin*2 | Ghent*2 | Bremen*3
  sgnup_dt INTEGER, -- yyyymmdd --: date 2020-06-10..2022-11-10 yyyymmdd
  nwsl TEXT,                      --: pick subscribed*3 | unsubscribed*2
  refd_by INTEGER -- byr_id of the friend who sent them --: self byr_id null 70%
); --: rows 180
CREATE TABLE lstg (
  lst_id INTEGER PRIMARY KEY,     --: seq 5001
  slr_id INTEGER,                 --: ref slr.slr_id cover 85% skew
  ev_id INTEGER,                  --: ref evnt.ev_id cover 90%
  sec_id INTEGER,
  qty INTEGER, -- tickets offered --: pick 1*3 | 2*8 | 3*2 | 4*5 | 6
  fce_amt INTEGER, -- face value per ticket, cents --: price 28..140
  ask_amt INTEGER, -- asked per ticket, cents
  lstd_dt INTEGER,
  dlv_mth TEXT, -- ETK e-ticket transfer, PDF print at home, PST post --: pick ETK*5 | PDF*3 | PST
  vis TEXT                        --: pick visible*6 | hidden
); --: rows 260
CREATE TABLE chnl (
  ch_cd TEXT PRIMARY KEY,
  ch_nm TEXT,
  fee_pct REAL
);
INSERT INTO chnl VALUES ('APP', 'Mobile app', 9), ('WEB', 'Website', 11), ('TEL', 'Phone desk', 14), ('PRT', 'Partner site', 12.5);
CREATE TABLE ordr (
  ord_id INTEGER PRIMARY KEY,     --: seq 80001
  lst_id INTEGER,                 --: ref lstg.lst_id cover 80% skew
  byr_id INTEGER,                 --: ref byr.byr_id cover 85% skew
  ch_cd TEXT,                     --: pick APP*6 | WEB*5 | TEL | PRT*2
  ord_dt INTEGER, -- yyyymmdd
  qty INTEGER,
  unit_amt INTEGER, -- per ticket, cents
  fee_amt INTEGER, -- buyer fee, cents
  tot_amt INTEGER,
  pay_st TEXT, -- paid, unpaid or refunded --: pick paid*12 | unpaid
  dlvr_dt INTEGER,
  hndl_min INTEGER -- minutes from order to transfer --: int 2..2900 skew null 6%
); --: rows 390
CREATE TABLE rfnd (
  rf_id INTEGER PRIMARY KEY,
  ord_id INTEGER,
  rf_dt INTEGER,
  rsn_cd TEXT, -- CXL event cancelled, INV invalid ticket, LTE late delivery, GDW goodwill
  rf_amt INTEGER -- cents
);
CREATE TABLE pyout (
  po_id INTEGER PRIMARY KEY,
  slr_id INTEGER,
  ord_id INTEGER,
  due_dt INTEGER,
  sent_dt INTEGER,
  grs_amt INTEGER, -- before commission, cents
  net_amt INTEGER -- after commission, cents
);
UPDATE evnt SET supp_art_id = NULL WHERE supp_art_id = art_id;
UPDATE evnt SET ev_st = CASE WHEN ev_id % 19 = 4 THEN 'cancelled' WHEN ev_id % 13 = 5 AND ev_dt > 20240601 THEN 'postponed' WHEN ev_dt < 20240915 THEN 'played' ELSE 'on sale' END;
INSERT INTO sectn SELECT NULL, ven_id, nm, CAST(cap_qty * shr / 100 AS INTEGER), ds + ven_id * 3 % 7 FROM venu, (SELECT 'Floor' AS nm, 38 AS shr, 9 AS ds UNION ALL SELECT 'Lower Tier', 27, 31 UNION ALL SELECT 'Upper Tier', 22, 58 UNION ALL SELECT 'Balcony', 9, 44 UNION ALL SELECT 'Box', 2, 26) WHERE NOT (nm IN ('Balcony', 'Box') AND ven_id IN (5, 9)) AND NOT (nm = 'Upper Tier' AND ven_id = 3);
UPDATE lstg SET sec_id = (SELECT sec_id FROM sectn JOIN evnt ON evnt.ven_id = sectn.ven_id WHERE evnt.ev_id = lstg.ev_id AND sectn.sec_id % 3 = lstg.lst_id % 3 LIMIT 1), ask_amt = fce_amt * (85 + lst_id * 47 % 190) / 100;
UPDATE lstg SET lstd_dt = (SELECT CAST(strftime('%Y%m%d', substr(ev_dt, 1, 4) || '-' || substr(ev_dt, 5, 2) || '-' || substr(ev_dt, 7, 2), '-' || (15 + lstg.lst_id * 61 % 190) || ' days') AS INTEGER) FROM evnt WHERE evnt.ev_id = lstg.ev_id);
UPDATE lstg SET lstd_dt = 20240801 + lst_id % 29 WHERE lstd_dt > 20240914;
UPDATE ordr SET ord_dt = (SELECT CAST(strftime('%Y%m%d', substr(lstd_dt, 1, 4) || '-' || substr(lstd_dt, 5, 2) || '-' || substr(lstd_dt, 7, 2), '+' || ((ordr.ord_id * 7919) % MAX(1, CAST(julianday(substr(mx, 1, 4) || '-' || substr(mx, 5, 2) || '-' || substr(mx, 7, 2)) - julianday(substr(lstd_dt, 1, 4) || '-' || substr(lstd_dt, 5, 2) || '-' || substr(lstd_dt, 7, 2)) AS INTEGER))) || ' days') AS INTEGER) FROM (SELECT lst_id AS li, lstd_dt, MIN(evnt.ev_dt, 20240914) AS mx FROM lstg JOIN evnt ON evnt.ev_id = lstg.ev_id) WHERE li = ordr.lst_id), qty = (SELECT 1 + ordr.ord_id % qty FROM lstg WHERE lstg.lst_id = ordr.lst_id), unit_amt = (SELECT ask_amt FROM lstg WHERE lstg.lst_id = ordr.lst_id);
UPDATE ordr SET fee_amt = (SELECT CAST(ordr.qty * ordr.unit_amt * fee_pct / 100 AS INTEGER) FROM chnl WHERE chnl.ch_cd = ordr.ch_cd);
UPDATE ordr SET tot_amt = qty * unit_amt + fee_amt;
UPDATE ordr SET pay_st = 'refunded' WHERE pay_st = 'paid' AND (ord_id % 21 = 8 OR lst_id IN (SELECT lst_id FROM lstg JOIN evnt ON evnt.ev_id = lstg.ev_id WHERE ev_st = 'cancelled'));
UPDATE ordr SET hndl_min = NULL WHERE pay_st = 'unpaid';
UPDATE ordr SET dlvr_dt = CAST(strftime('%Y%m%d', substr(ord_dt, 1, 4) || '-' || substr(ord_dt, 5, 2) || '-' || substr(ord_dt, 7, 2), '+' || (hndl_min / 400) || ' days') AS INTEGER) WHERE hndl_min IS NOT NULL;
UPDATE ordr SET dlvr_dt = NULL WHERE dlvr_dt > 20240915;
INSERT INTO rfnd SELECT NULL, ordr.ord_id, CAST(strftime('%Y%m%d', substr(ord_dt, 1, 4) || '-' || substr(ord_dt, 5, 2) || '-' || substr(ord_dt, 7, 2), '+' || (3 + ordr.ord_id * 17 % 40) || ' days') AS INTEGER), CASE WHEN ev_st = 'cancelled' THEN 'CXL' WHEN ordr.ord_id % 4 = 0 THEN 'LTE' WHEN ordr.ord_id % 4 = 3 THEN 'GDW' ELSE 'INV' END, CASE WHEN ordr.ord_id % 4 = 3 THEN fee_amt WHEN ordr.ord_id % 2 = 0 THEN tot_amt ELSE qty_amt END FROM (SELECT ord_id, lst_id, ord_dt, fee_amt, tot_amt, qty * unit_amt AS qty_amt FROM ordr WHERE pay_st = 'refunded') AS ordr JOIN lstg ON lstg.lst_id = ordr.lst_id JOIN evnt ON evnt.ev_id = lstg.ev_id;
UPDATE rfnd SET rf_dt = 20240901 + rf_id % 14 WHERE rf_dt > 20240914;
INSERT INTO pyout SELECT NULL, lstg.slr_id, ordr.ord_id, CAST(strftime('%Y%m%d', substr(ev_dt, 1, 4) || '-' || substr(ev_dt, 5, 2) || '-' || substr(ev_dt, 7, 2), '+7 days') AS INTEGER), CAST(strftime('%Y%m%d', substr(ev_dt, 1, 4) || '-' || substr(ev_dt, 5, 2) || '-' || substr(ev_dt, 7, 2), '+' || (4 + ordr.ord_id * 13 % 12) || ' days') AS INTEGER), ordr.qty * ordr.unit_amt, CAST(ordr.qty * ordr.unit_amt * (100 - comm_pct) / 100 AS INTEGER) FROM ordr JOIN lstg ON lstg.lst_id = ordr.lst_id JOIN evnt ON evnt.ev_id = lstg.ev_id JOIN slr ON slr.slr_id = lstg.slr_id WHERE ordr.pay_st = 'paid' AND ev_st <> 'cancelled';
UPDATE pyout SET sent_dt = NULL WHERE sent_dt > 20240914 OR po_id % 31 = 7;
UPDATE byr SET sgnup_dt = sgnup_dt + 20000 WHERE byr_id NOT IN (SELECT byr_id FROM ordr) AND sgnup_dt < 20220900;
