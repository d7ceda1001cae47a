CREATE TABLE cds (
  cd TEXT PRIMARY KEY,
  typ TEXT NOT NULL,
  txt TEXT
);
INSERT INTO cds VALUES ('OPN', 'stat', 'open'), ('PRT', 'stat', 'partly received'), ('RCV', 'stat', 'fully received'), ('CAN', 'stat', 'cancelled'), ('FAS', 'cat', 'Fasteners'), ('BEA', 'cat', 'Bearings'), ('SEA', 'cat', 'Seals'), ('ELC', 'cat', 'Electrical'), ('CST', 'cat', 'Castings'), ('PKG', 'cat', 'Packaging'), ('LUB', 'cat', 'Lubricants'), ('P14', 'pay', '14 days 2% discount'), ('P30', 'pay', '30 days net'), ('P60', 'pay', '60 days net'), ('ADV', 'pay', 'in advance');
CREATE TABLE supps (
  supp_no TEXT PRIMARY KEY,
  supp_nm TEXT NOT NULL,
  city TEXT,
  ctry TEXT,
  ctct_nm TEXT,
  tel TEXT,
  disc_pct REAL,
  pay_cd TEXT REFERENCES cds(cd),
  dt_since TEXT
);
INSERT INTO supps VALUES ('S-1001', 'Orlik Schrauben', 'Olomouc', 'CZ', 'Petr Hajek', '+420 585 114 201', 3, 'P30', '2009-03-16'), ('S-1002', 'Vantaa Bearings', 'Vantaa', 'FI', 'Anneli Saari', '+358 9 4411 270', 5.5, 'P60', '2012-10-01'), ('S-1003', 'Morrow Castings', 'Walsall', 'GB', 'Gareth Pugh', '+44 1922 550 31', 0, 'P30', '2015-06-08'), ('S-1004', 'Kellner Dichtungen', 'Kassel', 'DE', 'Uta Kellner', '+49 561 77 810', 4, 'P14', '2006-01-20'), ('S-1005', 'Tramont Electro', 'Grenoble', 'FR', 'Luc Ferrand', NULL, 7.5, 'P30', '2018-09-11'), ('S-1006', 'Baltic Cartons', 'Kaunas', 'LT', 'Rasa Petraite', '+370 37 220 914', 2, 'P14', '2020-02-03'), ('S-1007', 'Severn Lubricants', 'Gloucester', 'GB', 'Hilary Boon', '+44 1452 900 76', 10, 'P30', '2011-11-29'), ('S-1008', 'Fixbolt Direct', 'Leeds', 'GB', 'Owen Tarrant', '+44 113 418 220', 0, 'ADV', '2022-05-05'), ('S-1009', 'Pumpenguss Werner', 'Kassel', 'DE', 'Ralf Werner', '+49 561 30 4410', 6, 'P60', '2008-07-14'), ('S-1010', 'Cordova Seals', 'Bilbao', 'ES', 'Itziar Mendia', '+34 944 119 02', 3.5, 'P30', '2016-04-27'), ('S-1011', 'Nordkabel', 'Malmo', 'SE', 'Stig Ahlen', '+46 40 661 908', 5, 'P30', '2014-08-19'), ('S-1012', 'Halden Ball Race', 'Halden', 'NO', 'Turid Vik', NULL, 0, 'P60', '2021-01-12'), ('S-1013', 'Wexley Timber Crates', 'Hull', 'GB', 'Maud Senior', '+44 1482 337 54', 1.5, 'P14', '2019-10-30'), ('S-1014', 'Elektro Zanner', 'Graz', 'AT', 'Birgit Zanner', '+43 316 8890 12', 8, 'P30', '2013-02-25'), ('S-1015', 'Gasket House', 'Derby', 'GB', 'Colin Adeyemi', '+44 1332 760 19', 2.5, 'P14', '2017-12-04'), ('S-1016', 'Oleum Trading', 'Rotterdam', 'NL', 'Joost de Wit', '+31 10 440 1187', 12, 'ADV', '2023-03-21'), ('S-1017', 'Brightwater Foundry', 'Walsall', 'GB', 'Sian Mellor', '+44 1922 618 40', 0, 'P60', '2010-05-17'), ('S-1018', 'Lusatia Screws', 'Cottbus', 'DE', 'Enno Lehmann', NULL, 4.5, 'P14', '2024-01-09'), ('S-1019', 'Sorrento Motors', 'Naples', 'IT', 'Carla Amodio', '+39 081 556 230', 0, 'P30', '2024-04-18'), ('S-1020', 'Pike Labels', 'Hull', 'GB', 'Denis Pike', '+44 1482 901 22', 0, 'P30', '2007-09-03');
CREATE TABLE ord_hdrs (
  po_no INTEGER PRIMARY KEY,             --: seq 45001
  supp_no TEXT REFERENCES supps(supp_no), --: pick S-1001*7 | S-1002*5 | S-1003*4 | S-1004*6 | S-1005*4 | S-1006*5 | S-1007*3 | S-1008*6 | S-1009*3 | S-1010*4 | S-1011*3 | S-1012*2 | S-1013*3 | S-1014*4 | S-1015*5 | S-1016*2 | S-1017*2 | S-1018*1
  buyer_nm TEXT,                         --: pick Agnes Thorley*5 | Bram Okoro*4 | Lena Fitch*3 | Yusuf Demirel*2
  dt_ord TEXT,                           --: date 2022-01-05..2024-06-27 %Y-%m-%d %H:%M:%S
  dt_need TEXT,                          --: after dt_ord 7..60 days %Y-%m-%d
  dt_recv TEXT,                          --: after dt_ord 4..75 days %Y-%m-%d %H:%M:%S until 2024-06-30
  stat_cd TEXT REFERENCES cds(cd),       --: pick OPN
  curr TEXT,                             --: pick EUR
  frt_amt REAL,                          --: price 8..260
  disc_pct REAL                          --: pick 0*5 | 2*2 | 5*2 | 10
); --: rows 215
CREATE TABLE ord_lns (
  po_no INTEGER REFERENCES ord_hdrs(po_no), --: ref ord_hdrs.po_no cover 96%
  ln_no INTEGER,                         --: seq 100001
  part_no TEXT,                          --: pick SC-M8-40*5 | SC-M10-60*4 | NU-M8*3 | WA-M10*2 | BR-6204*4 | BR-6308*3 | BR-NU210*1 | OR-22*4 | OR-48*3 | GK-110*2 | SH-35*2 | MT-075*2 | MT-220*1 | CB-3G15*3 | SW-16*2 | IM-140*2 | HS-200*2 | HS-260*1 | CR-60*3 | PL-EUR*2 | LB-A5*2 | GR-EP2*2 | OL-46*2
  part_nm TEXT,                          --: by part_no: SC-M8-40 => Hex screw M8x40; SC-M10-60 => Hex screw M10x60; NU-M8 => Lock nut M8; WA-M10 => Washer M10; BR-6204 => Ball bearing 6204; BR-6308 => Ball bearing 6308; BR-NU210 => Roller bearing NU210; OR-22 => O-ring 22 mm; OR-48 => O-ring 48 mm; GK-110 => Flange gasket 110; SH-35 => Shaft seal 35; MT-075 => Motor 0.75 kW; MT-220 => Motor 2.2 kW; CB-3G15 => Cable 3G1.5; SW-16 => Switch 16 A; IM-140 => Impeller 140; HS-200 => Pump housing 200; HS-260 => Pump housing 260; CR-60 => Carton 60; PL-EUR => Euro pallet; LB-A5 => Label roll A5; GR-EP2 => Grease EP2; OL-46 => Hydraulic oil 46
  cat_cd TEXT REFERENCES cds(cd),        --: by part_no: SC-M8-40, SC-M10-60, NU-M8, WA-M10 => FAS; BR-6204, BR-6308, BR-NU210 => BEA; OR-22, OR-48, GK-110, SH-35 => SEA; MT-075, MT-220, CB-3G15, SW-16 => ELC; IM-140, HS-200, HS-260 => CST; CR-60, PL-EUR, LB-A5 => PKG; GR-EP2, OL-46 => LUB
  qty_ord INTEGER,                       --: by part_no: SC-M8-40, SC-M10-60, NU-M8, WA-M10 => 500*3 | 1000*4 | 2500*2 | 5000; MT-075, MT-220, HS-200, HS-260, IM-140 => 2*2 | 4*3 | 6*3 | 10*2 | 12 | 25; BR-6204, BR-6308, BR-NU210 => 20*3 | 40*2 | 60*2 | 100; else => 10*2 | 30*3 | 50*4 | 120*2 | 200 | 250
  qty_recv INTEGER,                      --: int 0..1
  unit_prc REAL,                         --: by part_no: SC-M8-40 => 0.11*2 | 0.12*3 | 0.14; SC-M10-60 => 0.23*2 | 0.25 | 0.28; NU-M8 => 0.06 | 0.07*2; WA-M10 => 0.04; BR-6204 => 4.8*2 | 5.1*2 | 6.2; BR-6308 => 14.5*2 | 15.9; BR-NU210 => 38.4 | 41.0; OR-22 => 0.35 | 0.38; OR-48 => 0.72*2 | 0.81; GK-110 => 2.9*2 | 3.25; SH-35 => 6.6 | 7.15; MT-075 => 148 | 156.5; MT-220 => 289 | 312; CB-3G15 => 1.12*2 | 1.3; SW-16 => 11.4 | 12.95; IM-140 => 36 | 39.5*2; HS-200 => 118 | 126; HS-260 => 171.5 | 184; CR-60 => 0.94 | 1.05*2; PL-EUR => 9.8 | 11.5; LB-A5 => 7.2 | 7.9; GR-EP2 => 8.35 | 9.1; OL-46 => 5.6 | 6.05*2
  rej_pct REAL                           --: pick 0*12 | 1 | 2*2 | 2.5*2 | 5*2 | 8 | 12.5 | 20
); --: rows 400
UPDATE ord_lns SET ln_no = 10 * (SELECT COUNT(*) FROM ord_lns AS l WHERE l.po_no = ord_lns.po_no AND l.ln_no <= ord_lns.ln_no);
UPDATE ord_hdrs SET supp_no = 'S-1001' WHERE supp_no = 'S-1018' AND dt_ord < '2024-01-15' OR supp_no = 'S-1008' AND dt_ord < '2022-05-10';
UPDATE ord_hdrs SET supp_no = 'S-1007' WHERE supp_no = 'S-1016' AND dt_ord < '2023-04-01';
UPDATE ord_lns SET cat_cd = (SELECT CASE WHEN h.supp_no IN ('S-1001', 'S-1008', 'S-1018') THEN 'FAS' WHEN h.supp_no IN ('S-1002', 'S-1012') THEN 'BEA' WHEN h.supp_no IN ('S-1003', 'S-1009', 'S-1017') THEN 'CST' WHEN h.supp_no IN ('S-1004', 'S-1010') THEN 'SEA' WHEN h.supp_no = 'S-1015' THEN CASE WHEN ord_lns.ln_no = 30 THEN 'FAS' ELSE 'SEA' END WHEN h.supp_no IN ('S-1005', 'S-1011', 'S-1014') THEN 'ELC' WHEN h.supp_no IN ('S-1006', 'S-1013') THEN 'PKG' ELSE 'LUB' END FROM ord_hdrs AS h WHERE h.po_no = ord_lns.po_no);
UPDATE ord_lns SET part_no = CASE cat_cd WHEN 'FAS' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 4 WHEN 0 THEN 'SC-M8-40' WHEN 1 THEN 'SC-M10-60' WHEN 2 THEN 'NU-M8' WHEN 3 THEN 'WA-M10' END WHEN 'BEA' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 4 WHEN 0 THEN 'BR-6204' WHEN 1 THEN 'BR-6308' WHEN 2 THEN 'BR-NU210' WHEN 3 THEN 'BR-6204' END WHEN 'SEA' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 5 WHEN 0 THEN 'OR-22' WHEN 1 THEN 'OR-48' WHEN 2 THEN 'GK-110' WHEN 3 THEN 'SH-35' WHEN 4 THEN 'OR-22' END WHEN 'ELC' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 5 WHEN 0 THEN 'MT-075' WHEN 1 THEN 'MT-220' WHEN 2 THEN 'CB-3G15' WHEN 3 THEN 'SW-16' WHEN 4 THEN 'CB-3G15' END WHEN 'CST' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 4 WHEN 0 THEN 'IM-140' WHEN 1 THEN 'HS-200' WHEN 2 THEN 'HS-260' WHEN 3 THEN 'IM-140' END WHEN 'PKG' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 4 WHEN 0 THEN 'CR-60' WHEN 1 THEN 'PL-EUR' WHEN 2 THEN 'LB-A5' WHEN 3 THEN 'CR-60' END WHEN 'LUB' THEN CASE (po_no * 31 + ln_no * 7 + po_no / 7 * 3) % 2 WHEN 0 THEN 'GR-EP2' WHEN 1 THEN 'OL-46' END END;
UPDATE ord_lns SET part_nm = CASE part_no WHEN 'SC-M8-40' THEN 'Hex screw M8x40' WHEN 'SC-M10-60' THEN 'Hex screw M10x60' WHEN 'NU-M8' THEN 'Lock nut M8' WHEN 'WA-M10' THEN 'Washer M10' WHEN 'BR-6204' THEN 'Ball bearing 6204' WHEN 'BR-6308' THEN 'Ball bearing 6308' WHEN 'BR-NU210' THEN 'Roller bearing NU210' WHEN 'OR-22' THEN 'O-ring 22 mm' WHEN 'OR-48' THEN 'O-ring 48 mm' WHEN 'GK-110' THEN 'Flange gasket 110' WHEN 'SH-35' THEN 'Shaft seal 35' WHEN 'MT-075' THEN 'Motor 0.75 kW' WHEN 'MT-220' THEN 'Motor 2.2 kW' WHEN 'CB-3G15' THEN 'Cable 3G1.5' WHEN 'SW-16' THEN 'Switch 16 A' WHEN 'IM-140' THEN 'Impeller 140' WHEN 'HS-200' THEN 'Pump housing 200' WHEN 'HS-260' THEN 'Pump housing 260' WHEN 'CR-60' THEN 'Carton 60' WHEN 'PL-EUR' THEN 'Euro pallet' WHEN 'LB-A5' THEN 'Label roll A5' WHEN 'GR-EP2' THEN 'Grease EP2' WHEN 'OL-46' THEN 'Hydraulic oil 46' END;
UPDATE ord_lns SET unit_prc = round((1 + (po_no % 4) * 0.04) * CASE part_no WHEN 'SC-M8-40' THEN 0.12 WHEN 'SC-M10-60' THEN 0.23 WHEN 'NU-M8' THEN 0.06 WHEN 'WA-M10' THEN 0.04 WHEN 'BR-6204' THEN 4.8 WHEN 'BR-6308' THEN 14.5 WHEN 'BR-NU210' THEN 38.4 WHEN 'OR-22' THEN 0.35 WHEN 'OR-48' THEN 0.72 WHEN 'GK-110' THEN 2.9 WHEN 'SH-35' THEN 6.6 WHEN 'MT-075' THEN 148 WHEN 'MT-220' THEN 289 WHEN 'CB-3G15' THEN 1.12 WHEN 'SW-16' THEN 11.4 WHEN 'IM-140' THEN 36 WHEN 'HS-200' THEN 118 WHEN 'HS-260' THEN 171.5 WHEN 'CR-60' THEN 0.94 WHEN 'PL-EUR' THEN 9.8 WHEN 'LB-A5' THEN 7.2 WHEN 'GR-EP2' THEN 8.35 WHEN 'OL-46' THEN 5.6 END, 2);
DELETE FROM ord_lns WHERE ln_no > (SELECT MIN(l.ln_no) FROM ord_lns AS l WHERE l.po_no = ord_lns.po_no AND l.part_no = ord_lns.part_no);
UPDATE ord_lns SET ln_no = 10 * (SELECT COUNT(*) FROM ord_lns AS l WHERE l.po_no = ord_lns.po_no AND l.ln_no <= ord_lns.ln_no);
UPDATE ord_lns SET qty_ord = CASE WHEN cat_cd = 'FAS' THEN 500 * (1 + po_no % 5 * (ln_no / 10)) WHEN part_no IN ('MT-075', 'MT-220', 'HS-200', 'HS-260', 'IM-140') THEN 2 + po_no * 7 % 23 WHEN cat_cd = 'BEA' THEN 20 * (1 + po_no % 4) WHEN cat_cd = 'LUB' THEN 5 + po_no * 3 % 36 ELSE 10 * (1 + po_no * 7 % 24) END;
DELETE FROM ord_hdrs WHERE po_no % 4 <> 1 AND po_no NOT IN (SELECT po_no FROM ord_lns);
UPDATE ord_hdrs SET dt_ord = date(dt_ord) || ' ' || printf('%02d:%02d:00', 7 + po_no * 7 % 11, po_no * 13 % 60);
UPDATE ord_hdrs SET dt_recv = date(dt_recv) || ' ' || printf('%02d:%02d:00', 6 + po_no * 5 % 10, po_no * 17 % 60) WHERE dt_recv IS NOT NULL;
UPDATE ord_hdrs SET curr = (SELECT CASE s.ctry WHEN 'GB' THEN 'GBP' WHEN 'SE' THEN 'SEK' ELSE 'EUR' END FROM supps AS s WHERE s.supp_no = ord_hdrs.supp_no);
UPDATE ord_hdrs SET dt_recv = NULL WHERE po_no % 11 = 3;
UPDATE ord_hdrs SET stat_cd = CASE WHEN dt_recv IS NOT NULL AND po_no % 6 = 1 THEN 'PRT' WHEN dt_recv IS NOT NULL THEN 'RCV' WHEN dt_ord < '2024-02-01' THEN 'CAN' ELSE 'OPN' END;
UPDATE ord_hdrs SET stat_cd = 'CAN', dt_recv = NULL WHERE po_no NOT IN (SELECT po_no FROM ord_lns);
UPDATE ord_hdrs SET frt_amt = NULL WHERE stat_cd = 'CAN';
UPDATE ord_lns SET qty_recv = (SELECT CASE h.stat_cd WHEN 'RCV' THEN ord_lns.qty_ord WHEN 'PRT' THEN ord_lns.qty_ord * (ord_lns.ln_no % 20 / 10) / 2 ELSE 0 END FROM ord_hdrs AS h WHERE h.po_no = ord_lns.po_no);
UPDATE ord_lns SET rej_pct = NULL WHERE qty_recv = 0;
UPDATE ord_lns SET qty_recv = qty_recv + qty_ord / 10 WHERE qty_recv = qty_ord AND qty_ord % 50 = 0 AND po_no % 9 = 2;
UPDATE ord_hdrs SET frt_amt = 0 WHERE frt_amt IS NOT NULL AND po_no % 8 = 5;
CREATE VIEW v_ord_amts AS SELECT po_no, COUNT(*) AS ln_cnt, SUM(qty_ord * unit_prc) AS gds_amt FROM ord_lns GROUP BY po_no;
CREATE VIEW v_late AS SELECT po_no, supp_no, julianday(date(dt_recv)) - julianday(dt_need) AS days_late FROM ord_hdrs WHERE date(dt_recv) > dt_need;
