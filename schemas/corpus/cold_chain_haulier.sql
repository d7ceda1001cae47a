CREATE TABLE trl (
  trl_id INTEGER PRIMARY KEY, --: seq 1
  plate TEXT, --: code KC-@@###
  mk TEXT, --: pick Nordkap*4 | Polarbox*5 | Brennholm*3 | Izmark*2
  cls TEXT, --: pick frozen*3 | chilled*5 | pharma*1
  cap_plt INTEGER, --: pick 18*2 | 22*3 | 33*6
  base_cty TEXT, --: pick Graz*4 | Linz*3 | Verona*3 | Brno*2 | Passau*2
  buy_dt INTEGER, --: date 2012-03-01..2023-11-30 unix
  svc_dt INTEGER, --: date 2023-06-01..2024-06-20 unix
  own_yn TEXT, --: pick Y*3 | N*1
  dual INTEGER, --: pick 0*2 | 1*1
  prev_trl_id INTEGER --: self trl_id
); --: rows 38
UPDATE trl SET prev_trl_id = NULL WHERE trl_id % 3 > 0;
UPDATE trl SET svc_dt = NULL WHERE trl_id % 11 = 5;
UPDATE trl SET buy_dt = (SELECT MAX(p.buy_dt) + 86400 * (400 + trl.trl_id * 7) FROM trl AS p WHERE p.trl_id = trl.prev_trl_id) WHERE prev_trl_id IS NOT NULL;
UPDATE trl SET buy_dt = 1696500000 - trl_id * 86400 * 9 WHERE buy_dt > 1696500000;
CREATE TABLE ship (
  shp_no INTEGER PRIMARY KEY, --: seq 40001
  cust_nm TEXT, --: pick Alpin Dairy*6 | Nordkap Seafood*4 | Gelateria Bruna*3 | Moravia Meats*5 | VitaPharm*3 | Donau Bakery*2 | Tiroler Forelle*2 | Sladky Ice*3 | Casa Limone | Kaiser Kraut
  goods TEXT, --: by cust_nm: Alpin Dairy => butter*2 | yoghurt*3 | cheese; Nordkap Seafood => cod*3 | salmon*2; Gelateria Bruna, Sladky Ice => ice cream; Moravia Meats => pork*3 | poultry*2; VitaPharm => vaccines*2 | insulin; Donau Bakery => frozen rolls; Tiroler Forelle => trout; else => vegetables
  trl_id INTEGER, --: ref trl.trl_id cover 84% skew
  drv_lnm TEXT, --: pick Huber*4 | Novotny*4 | Rossi*3 | Steiner*3 | Kovac*2 | Wimmer*3 | Bianchi*2 | Dvorak*2 | Lang*1 | Passau*2
  drv_fnm TEXT, --: by drv_lnm: Huber => Elfriede; Novotny => Pavel; Rossi => Chiara; Steiner => Jakob; Kovac => Mirela; Wimmer => Georg; Bianchi => Luca; Dvorak => Hana; Lang => Oskar; else => Theo
  from_cty TEXT, --: pick Graz*4 | Linz*4 | Verona*3 | Brno*3 | Passau*2 | Trieste*2 | Innsbruck
  to_cty TEXT, --: pick Vienna*5 | Munich*4 | Zurich*3 | Verona*2 | Prague*3 | Graz*2 | Ljubljana*2 | Trieste
  ord_dt INTEGER, --: date 2022-07-01..2024-06-24 unix
  ld_dt INTEGER, --: after ord_dt 20..150 hours unix until 2024-06-30
  due_dt INTEGER, --: after ld_dt 8..40 hours unix
  dlv_dt INTEGER, --: after ld_dt 6..33 hours unix until 2024-06-30
  dist_km INTEGER, --: int 90..1150
  plt INTEGER, --: int 4..33
  wt_kg INTEGER, --: expr plt * (310 + shp_no * 37 % 420)
  set_c REAL, --: by goods: ice cream, frozen rolls => -22 | -20; cod, pork, poultry => -18*2 | -20; salmon, trout => 1 | 2; vaccines, insulin => 5; butter, yoghurt, cheese => 4*2 | 5; else => 7
  frt_amt REAL, --: expr round(180 + dist_km * (1.05 + (shp_no * 13 % 50) / 60.0) + plt * 9, 2)
  ccy TEXT, --: by to_cty: Zurich => CHF; Prague => CZK*2 | EUR; else => EUR
  clm_amt REAL, --: price 60..4000 null 84%
  rej INTEGER, --: pick 0*14 | 1
  paid_yn TEXT --: pick Y*5 | N*1
); --: rows 320
UPDATE ship SET to_cty = 'Munich', ccy = 'EUR' WHERE to_cty = from_cty;
UPDATE ship SET frt_amt = round(frt_amt * 24, 0), clm_amt = round(clm_amt * 24, 0) WHERE ccy = 'CZK';
UPDATE ship SET paid_yn = 'N' WHERE dlv_dt IS NULL;
UPDATE ship SET clm_amt = NULL WHERE dlv_dt IS NULL;
CREATE TABLE tlog (
  log_id INTEGER PRIMARY KEY, --: seq 1
  shp_no INTEGER, --: ref ship.shp_no cover 55% skew
  rd_dt INTEGER, --: expr (SELECT ld_dt + 1200 + (tlog.log_id * 2741) % 61000 FROM ship WHERE ship.shp_no = tlog.shp_no)
  zone TEXT, --: pick front*3 | middle*2 | rear*4
  tmp_c REAL, --: expr (SELECT round(set_c - 1.6 + (tlog.log_id * 29 % 47) / 10.0 + CASE WHEN tlog.log_id % 17 = 3 THEN 4.4 ELSE 0 END, 1) FROM ship WHERE ship.shp_no = tlog.shp_no)
  hum_pct INTEGER, --: int 48..97 normal
  door INTEGER, --: pick 0*8 | 1*1
  alrm INTEGER --: pick 0
); --: rows 400
UPDATE tlog SET alrm = 1 WHERE tmp_c > (SELECT set_c + 3.5 FROM ship WHERE ship.shp_no = tlog.shp_no);
CREATE TABLE chk (
  chk_id INTEGER PRIMARY KEY, --: seq 700
  shp_no INTEGER, --: ref ship.shp_no cover 40%
  pt TEXT, --: pick loading*3 | unloading*4 | en route*1
  ins_lnm TEXT, --: pick Moser*4 | Fabbri*3 | Zeman*3 | Gruber*2 | Ortner*1
  ins_fnm TEXT, --: by ins_lnm: Moser => Heidi; Fabbri => Nico; Zeman => Eva; Gruber => Franz; else => Ruth
  chk_dt INTEGER, --: expr (SELECT CASE chk.pt WHEN 'loading' THEN ld_dt WHEN 'unloading' THEN COALESCE(dlv_dt, due_dt) ELSE ld_dt + 14400 END + chk.chk_id % 50 * 60 FROM ship WHERE ship.shp_no = chk.shp_no)
  tmp_c REAL, --: expr (SELECT round(set_c - 1.2 + (chk.chk_id * 31 % 53) / 10.0, 1) FROM ship WHERE ship.shp_no = chk.shp_no)
  pass_yn TEXT, --: pick Y
  seal INTEGER --: pick 1*7 | 0*1
); --: rows 190
UPDATE chk SET pass_yn = 'N' WHERE tmp_c > (SELECT set_c + 3 FROM ship WHERE ship.shp_no = chk.shp_no) OR seal = 0 AND chk_id % 2 = 0;
DELETE FROM tlog WHERE rd_dt IS NULL OR rd_dt > 1719705600;
DELETE FROM chk WHERE chk_dt IS NULL OR chk_dt > 1719705600;
CREATE VIEW v_late AS SELECT shp_no, cust_nm, to_cty, due_dt, dlv_dt, (dlv_dt - due_dt) / 3600.0 AS late_h FROM ship WHERE dlv_dt > due_dt;
CREATE VIEW v_alrm AS SELECT l.log_id, l.shp_no, l.rd_dt, l.tmp_c, s.set_c, s.trl_id FROM tlog AS l JOIN ship AS s ON l.shp_no = s.shp_no WHERE l.alrm = 1;
