CREATE TABLE sch (
  sch_id INTEGER PRIMARY KEY,
  sch_nm TEXT,
  town TEXT,
  seats INTEGER, -- in the dining hall
  kitch_fl TEXT -- Y if it cooks on site, N if meals are brought in
);
INSERT INTO sch VALUES (1, 'Alder Primary', 'Corley', 120, 'Y'), (2, 'Beech Lane', 'Corley', 90, 'N'), (3, 'Cedar Hill', 'Duxton', 160, 'Y'), (4, 'Dogwood', 'Ferrisham', 75, 'N'), (5, 'Elm Street', 'Duxton', 110, NULL), (6, 'Fir Tree', 'Ferrisham', 60, 'N');
CREATE TABLE cls (
  cls_id INTEGER PRIMARY KEY,
  sch_id INTEGER REFERENCES sch(sch_id),
  cls_cd TEXT, -- class, as on the door
  yr_grp INTEGER,
  tchr_fnm TEXT, -- class teacher
  tchr_lnm TEXT
);
INSERT INTO cls VALUES (1, 1, 'A1', 1, 'Rhona', 'Blythe'), (2, 1, 'A3', 3, 'Piers', 'Colman'), (3, 1, 'A5', 5, 'Dilys', 'Farrow'), (4, 1, 'A6', 6, 'Oona', 'Grieve'), (5, 2, 'B2', 2, 'Jude', 'Harker'), (6, 2, 'B4', 4, 'Tessa', 'Inman'), (7, 2, 'B6', 6, NULL, NULL), (8, 3, 'C1', 1, 'Lorna', 'Jessop'), (9, 3, 'C2', 2, 'Rhona', 'Blythe'), (10, 3, 'C4', 4, 'Miles', 'Kemble'), (11, 3, 'C5', 5, 'Greta', 'Larch'), (12, 4, 'D3', 3, 'Bram', 'Moffat'), (13, 4, 'D6', 6, 'Ines', 'Norrie'), (14, 5, 'E1', 1, 'Wilf', 'Orton'), (15, 5, 'E3', 3, 'Petra', 'Quill'), (16, 5, 'E5', 5, 'Hew', 'Rudge'), (17, 6, 'F2', 2, 'Zara', 'Sefton'), (18, 6, 'F4', 4, NULL, NULL);
CREATE TABLE pup (
  pup_id INTEGER PRIMARY KEY, --: seq 201
  fnm TEXT, --: first
  lnm TEXT, --: last
  dob TEXT, --: const x
  cls_id INTEGER REFERENCES cls(cls_id), --: ref cls.cls_id cover 95%
  diet_cd TEXT, -- STD, VEG, VGN, HAL --: pick STD*9 | VEG*4 | HAL*3 | VGN
  enr_dt TEXT, -- enrolled --: date 2019-08-20..2024-09-10
  lv_dt TEXT, -- left the school --: pick NULL*8 | 2024-12-20 | 2025-04-04
  sib_id INTEGER REFERENCES pup(pup_id), -- older brother or sister here --: const 1
  tel TEXT -- of the parents --: code 0#### ###### null 15%
); --: rows 180
UPDATE pup SET dob = (SELECT date((2024 - 5 - c.yr_grp) || '-09-01', '+' || ((pup.pup_id * 53) % 365) || ' days') FROM cls AS c WHERE c.cls_id = pup.cls_id);
UPDATE pup SET enr_dt = date('2019-09-02', '+' || (pup_id % 9) || ' days', '+' || (6 - (SELECT yr_grp FROM cls WHERE cls.cls_id = pup.cls_id)) || ' years') WHERE enr_dt < date(dob, '+4 years', '+11 months');
UPDATE pup SET sib_id = (SELECT MIN(o.pup_id) FROM pup AS o WHERE o.dob < date(pup.dob, '-1 year') AND o.pup_id % 40 = pup.pup_id % 40) WHERE pup_id % 7 IN (2, 5);
UPDATE pup SET sib_id = NULL WHERE pup_id % 7 NOT IN (2, 5);
UPDATE pup SET lnm = (SELECT o.lnm FROM pup AS o WHERE o.pup_id = pup.sib_id) WHERE sib_id IS NOT NULL;
CREATE TABLE allg (
  allg_id INTEGER PRIMARY KEY,
  allg_nm TEXT,
  risk_lvl INTEGER -- 1 low to 3 high
);
INSERT INTO allg VALUES (1, 'milk', 2), (2, 'egg', 2), (3, 'peanut', 3), (4, 'wheat', 1), (5, 'fish', 2), (6, 'soy', 1), (7, 'sesame', 3), (8, 'celery', 1), (9, 'mustard', 1);
CREATE TABLE pup_allg (
  pup_id INTEGER REFERENCES pup(pup_id), --: ref pup.pup_id cover 45%
  allg_id INTEGER REFERENCES allg(allg_id), --: pick 1*6 | 2*4 | 3*3 | 4*4 | 5*2 | 6*2 | 7 | 8
  cert_dt TEXT, -- day of the doctor's letter --: date 2021-09-01..2025-06-10 null 15%
  pen_fl TEXT, -- Y if an adrenaline pen is kept at school --: pick N*4 | Y
  PRIMARY KEY (pup_id, allg_id)
); --: rows 130
CREATE TABLE dish (
  dish_id INTEGER PRIMARY KEY,
  dish_nm TEXT,
  typ_cd TEXT, -- M main with meat or fish, V vegetarian main, S soup, D dessert
  kcal INTEGER,
  cost_ct INTEGER, -- ingredients of a portion, in cents
  price_ct INTEGER, -- price of a portion, in cents
  intro_dt TEXT -- first time on a menu
);
INSERT INTO dish VALUES (1, 'Fish fingers', 'M', 540, 142, 310, '2019-09-09'), (2, 'Chicken curry', 'M', 610, 168, 340, '2020-01-13'), (3, 'Shepherd''s pie', 'M', 655, 155, 330, '2019-09-10'), (4, 'Meatballs', 'M', 630, 161, 330, '2021-03-01'), (5, 'Turkey wrap', 'M', 480, 150, 320, '2023-09-11'), (6, 'Vegetable lasagne', 'V', 520, 118, 300, '2019-09-12'), (7, 'Bean chilli', 'V', 450, 92, 280, '2022-02-07'), (8, 'Cheese omelette', 'V', 430, 104, 280, '2020-10-05'), (9, 'Falafel bowl', 'V', 470, 121, 300, '2024-01-15'), (10, 'Pasta pesto', 'V', 560, 97, 290, '2019-10-01'), (11, 'Tomato soup', 'S', 210, 48, 150, '2019-09-16'), (12, 'Pea soup', 'S', 240, 44, 150, '2020-11-09'), (13, 'Chicken broth', 'S', 190, 61, 160, '2021-11-01'), (14, 'Apple crumble', 'D', 380, 52, 140, '2019-09-09'), (15, 'Rice pudding', 'D', 330, 39, 120, '2019-09-20'), (16, 'Fruit salad', 'D', 120, 66, 140, '2020-09-07'), (17, 'Chocolate sponge', 'D', 420, 58, 150, '2022-12-12'), (18, 'Lentil burger', 'V', 500, 109, 310, '2025-05-12'), (19, 'Tuna bake', 'M', 590, 149, 320, '2025-06-02'), (20, 'Baked quince', 'D', 260, 71, NULL, NULL);
CREATE TABLE dish_allg (
  dish_id INTEGER REFERENCES dish(dish_id),
  allg_id INTEGER REFERENCES allg(allg_id),
  PRIMARY KEY (dish_id, allg_id)
);
INSERT INTO dish_allg VALUES (1, 5), (1, 4), (2, 9), (2, 1), (3, 1), (3, 8), (4, 2), (4, 4), (5, 4), (5, 7), (6, 1), (6, 4), (7, 8), (8, 1), (8, 2), (9, 7), (9, 6), (10, 1), (10, 4), (11, 8), (12, 8), (13, 8), (14, 4), (14, 1), (15, 1), (17, 1), (17, 2), (17, 4), (18, 6), (18, 4), (19, 5), (19, 1), (19, 4);
CREATE TABLE mnu (
  mnu_id INTEGER PRIMARY KEY, --: seq 1
  sch_id INTEGER REFERENCES sch(sch_id), --: pick 1*5 | 2*3 | 3*6 | 4*3 | 5*4
  dish_id INTEGER REFERENCES dish(dish_id), --: int 1..17
  srv_dt TEXT, --: date 2024-09-02..2025-06-26
  prtn_pln INTEGER, -- portions planned --: int 30..150 normal
  prtn_srv INTEGER, -- portions served --: const 0
  prtn_wst INTEGER -- portions thrown away --: const 0
); --: rows 390
UPDATE mnu SET srv_dt = date(srv_dt, '-2 days') WHERE strftime('%w', srv_dt) IN ('0', '6') AND srv_dt > '2024-09-05';
UPDATE mnu SET srv_dt = date(srv_dt, '+2 days') WHERE strftime('%w', srv_dt) = '0' OR srv_dt < '2024-09-02';
DELETE FROM mnu WHERE strftime('%m', srv_dt) = '08' OR strftime('%w', srv_dt) IN ('0', '6');
UPDATE mnu SET prtn_srv = prtn_pln * (62 + (mnu_id * 29) % 38) / 100;
UPDATE mnu SET prtn_wst = CASE WHEN mnu_id % 14 = 3 THEN NULL ELSE (prtn_pln - prtn_srv) * ((mnu_id * 17) % 10) / 10 END;
CREATE TABLE ordr (
  ord_id INTEGER PRIMARY KEY, --: seq 80001
  pup_id INTEGER REFERENCES pup(pup_id), --: ref pup.pup_id cover 85% skew
  dish_id INTEGER REFERENCES dish(dish_id), --: int 1..18
  ord_dt TEXT, --: date 2024-09-02..2025-06-24
  srv_dt TEXT, -- day the meal is for --: after ord_dt 1..12 days
  cncl_dt TEXT, --: const x
  st_cd TEXT, -- O ordered, E eaten, X cancelled, A absent --: const x
  chg_ct INTEGER, -- charged to the parents after the subsidy --: const 0
  subs_ct INTEGER -- borne by the council --: const 0
); --: rows 390
UPDATE ordr SET srv_dt = date(srv_dt, '+2 days') WHERE strftime('%w', srv_dt) IN ('0', '6');
UPDATE ordr SET srv_dt = date(srv_dt, '+1 days') WHERE strftime('%w', srv_dt) IN ('0', '6');
DELETE FROM ordr WHERE EXISTS (SELECT 1 FROM pup AS p WHERE p.pup_id = ordr.pup_id AND p.lv_dt < ordr.srv_dt);
UPDATE ordr SET dish_id = 7 WHERE dish_id = 18 AND srv_dt < '2025-05-12';
UPDATE ordr SET st_cd = CASE WHEN ord_id % 12 = 5 THEN 'X' WHEN srv_dt > '2025-06-27' THEN 'O' WHEN ord_id % 17 = 3 THEN 'A' ELSE 'E' END;
UPDATE ordr SET cncl_dt = CASE WHEN st_cd = 'X' THEN MIN(date(srv_dt, '-1 day'), date(ord_dt, '+' || (ord_id % 4) || ' days')) END;
UPDATE ordr SET subs_ct = (SELECT d.price_ct FROM dish AS d WHERE d.dish_id = ordr.dish_id) * CASE WHEN pup_id % 6 = 1 THEN 100 WHEN pup_id % 5 = 2 THEN 50 ELSE 0 END / 100;
UPDATE ordr SET chg_ct = (SELECT d.price_ct FROM dish AS d WHERE d.dish_id = ordr.dish_id) - subs_ct;
UPDATE ordr SET chg_ct = 0, subs_ct = 0 WHERE st_cd = 'X';
CREATE TABLE subs (
  subs_id INTEGER PRIMARY KEY, --: seq 1
  pup_id INTEGER REFERENCES pup(pup_id), --: const 1
  typ_cd TEXT, -- F free meals, H half price --: const x
  appl_dt TEXT, -- applied --: date 2023-07-03..2025-06-20
  appr_dt TEXT, -- approved; empty if pending or refused --: after appl_dt 3..60 days until 2025-06-26
  end_dt TEXT, -- last day it is good for --: after appr_dt 200..720 days
  rfsd_fl TEXT -- Y refused --: const N
); --: rows 64
UPDATE subs SET pup_id = 200 + CASE WHEN subs_id <= 30 THEN (subs_id - 1) * 6 + 5 ELSE (subs_id - 30) * 5 + 2 END;
UPDATE subs SET typ_cd = CASE WHEN pup_id % 6 = 1 THEN 'F' ELSE 'H' END;
UPDATE subs SET rfsd_fl = 'Y', appr_dt = NULL, end_dt = NULL WHERE subs_id % 8 = 6;
CREATE TABLE pmt (
  pmt_id INTEGER PRIMARY KEY, --: seq 5001
  pup_id INTEGER REFERENCES pup(pup_id), --: ref pup.pup_id cover 80%
  pd_dt TEXT, -- day the parents paid --: date 2024-09-02..2025-06-25
  bkd_dt TEXT, -- day it was booked --: after pd_dt 0..6 days until 2025-06-27
  amt_ct INTEGER, --: pick 1000*3 | 2000*5 | 3000*3 | 4500*2 | 6000 | 1550 | 820
  meth_cd TEXT, -- SEPA direct debit, CRD card, CSH cash --: pick SEPA*5 | CRD*4 | CSH*2
  rvs_fl TEXT -- Y if it was taken back --: pick N*15 | Y
); --: rows 320
CREATE TABLE bal_snap (
  pup_id INTEGER REFERENCES pup(pup_id),
  snap_dt TEXT, -- last day of a month
  bal_ct INTEGER, -- account balance at the end of that day; below zero is owed
  PRIMARY KEY (pup_id, snap_dt)
);
INSERT INTO bal_snap SELECT p.pup_id, m.d, ((p.pup_id * 7919 + m.n * 3571 * (p.pup_id % 5 + 1)) % 9400) - 2600 + (p.pup_id % 3) * 450 FROM pup AS p JOIN (SELECT 1 AS n, '2025-01-31' AS d UNION ALL SELECT 2, '2025-02-28' UNION ALL SELECT 3, '2025-03-31' UNION ALL SELECT 4, '2025-04-30' UNION ALL SELECT 5, '2025-05-31') AS m WHERE p.pup_id % 5 < 2 AND (p.lv_dt IS NULL OR p.lv_dt >= m.d);
