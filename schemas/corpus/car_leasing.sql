CREATE TABLE branch (
  branch_id INTEGER PRIMARY KEY,
  branch_name TEXT NOT NULL,
  city TEXT,
  opened_on TEXT,
  parking_bays INTEGER,
  monthly_rent REAL
);
INSERT INTO branch VALUES
(1, 'Hafen', 'Bremen', '2009-04-01', 60, 5400),
(2, 'Altstadt', 'Kassel', '2013-09-16', 35, 3100),
(3, 'Ringstrasse', 'Erfurt', '2016-02-01', 48, 2900),
(4, 'Messe', 'Bremen', '2021-06-07', 80, 6150),
(5, 'Nordpark', 'Lingen', '2024-11-04', 20, NULL);
CREATE TABLE advisor (
  advisor_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  branch_id INTEGER REFERENCES branch(branch_id),
  boss_id INTEGER REFERENCES advisor(advisor_id),
  born_on TEXT,
  hired_on TEXT,
  left_on TEXT, -- empty while employed
  base_pay REAL, -- per month
  commission_pct REAL -- of the monthly rate, paid once
);
INSERT INTO advisor VALUES
(1, 'Renate', 'Hollmann', 1, NULL, '1968-05-14', '2009-04-01', NULL, 5200, NULL),
(2, 'Jost', 'Brinker', 1, 1, '1985-11-02', '2014-03-15', NULL, 3400, 8),
(3, 'Aylin', 'Demir', 1, 1, '1991-07-23', '2018-08-01', NULL, 3250, 9.5),
(4, 'Sven', 'Petzold', 2, 1, '1974-01-30', '2013-09-16', NULL, 4300, 6),
(5, 'Carla', 'Wendt', 2, 4, '1989-03-08', '2017-01-09', '2024-02-29', 3100, 8),
(6, 'Milan', 'Horak', 2, 4, '1996-12-19', '2021-10-01', NULL, 2850, 10),
(7, 'Beate', 'Lorenz', 3, 1, '1979-09-27', '2016-02-01', NULL, 4150, 6),
(8, 'Tilo', 'Grams', 3, 7, '1993-04-11', '2019-05-06', '2023-07-31', 2950, 9),
(9, 'Ines', 'Vogler', 3, 7, '1999-10-05', '2022-03-14', NULL, 2700, 10),
(10, 'Patrick', 'Oduya', 4, 1, '1987-06-21', '2021-06-07', NULL, 4050, 7),
(11, 'Hanna', 'Brinker', 4, 10, '1994-02-17', '2021-09-01', NULL, 3000, 9),
(12, 'Leon', 'Saathoff', 4, 10, '2001-08-08', '2023-08-15', NULL, 2650, 10),
(13, 'Greta', 'Nowak', 5, 1, '1982-12-01', '2024-11-04', NULL, 3900, NULL),
(14, 'Omar', 'Haddad', 5, 13, '1998-05-29', '2025-01-13', NULL, 2700, 10);
CREATE TABLE lessee (
  lessee_id INTEGER PRIMARY KEY, --: seq 501
  kind TEXT, -- P private, B business --: pick P*6 | B*4
  lessee_name TEXT, --: person distinct
  city TEXT, --: pick Bremen*6 | Kassel*4 | Erfurt*4 | Lingen*2 | Jena*2 | Celle
  customer_since TEXT, --: date 2012-01-10..2025-04-20
  credit_grade TEXT, -- A best to D worst --: pick A*4 | B*5 | C*3 | D | NULL
  newsletter INTEGER --: pick 1*3 | 0*4
); --: rows 110
UPDATE lessee SET lessee_name = CASE lessee_id % 9 WHEN 0 THEN 'Atlas' WHEN 1 THEN 'Weser' WHEN 2 THEN 'Kornblume' WHEN 3 THEN 'Delta' WHEN 4 THEN 'Fulda' WHEN 5 THEN 'Blitz' WHEN 6 THEN 'Nordlicht' WHEN 7 THEN 'Eiche' ELSE 'Rotstein' END || ' ' || CASE lessee_id % 7 WHEN 0 THEN 'Logistik GmbH' WHEN 1 THEN 'Pflegedienst' WHEN 2 THEN 'Elektro GmbH' WHEN 3 THEN 'Dachbau KG' WHEN 4 THEN 'Catering' WHEN 5 THEN 'Software AG' ELSE 'Reinigung' END WHERE kind = 'B';
CREATE TABLE model (
  model_id INTEGER PRIMARY KEY,
  make TEXT,
  model_name TEXT,
  body TEXT, -- hatchback, estate, suv, van
  fuel TEXT, -- petrol, diesel, hybrid, electric
  seats INTEGER,
  co2_g_km INTEGER,
  range_km INTEGER -- electric cars only
);
INSERT INTO model VALUES
(1, 'Opel', 'Corsa', 'hatchback', 'petrol', 5, 118, NULL),
(2, 'Opel', 'Corsa Electric', 'hatchback', 'electric', 5, 0, 354),
(3, 'VW', 'Golf', 'hatchback', 'petrol', 5, 124, NULL),
(4, 'VW', 'Passat', 'estate', 'diesel', 5, 131, NULL),
(5, 'VW', 'Transporter', 'van', 'diesel', 9, 186, NULL),
(6, 'Skoda', 'Octavia', 'estate', 'diesel', 5, 119, NULL),
(7, 'Skoda', 'Enyaq', 'suv', 'electric', 5, 0, 521),
(8, 'Toyota', 'Yaris', 'hatchback', 'hybrid', 5, 92, NULL),
(9, 'Toyota', 'RAV4', 'suv', 'hybrid', 5, 126, NULL),
(10, 'Renault', 'Kangoo', 'van', 'diesel', 5, 142, NULL),
(11, 'Renault', 'Megane E-Tech', 'hatchback', 'electric', 5, 0, 470),
(12, 'Lancia', 'Ypsilon', 'hatchback', 'hybrid', 4, 95, NULL);
CREATE TABLE car (
  car_id INTEGER PRIMARY KEY, --: seq 1
  plate TEXT, --: code HB-@@ ### distinct
  model_id INTEGER REFERENCES model(model_id), --: pick 1*7 | 2*4 | 3*8 | 4*7 | 5*4 | 6*6 | 7*5 | 8*5 | 9*4 | 10*5 | 11*3
  branch_id INTEGER REFERENCES branch(branch_id), --: pick 1*6 | 2*4 | 3*4 | 4*5 | 5
  colour TEXT, --: pick white*5 | grey*6 | black*5 | blue*3 | red*2 | green | NULL
  registered_on TEXT, --: date 2019-08-01..2024-12-20
  purchase_price REAL, --: price 14500..56000
  residual_value REAL, -- reckoned at the end of its planned life --: const 0
  odometer_km INTEGER, -- last reading --: int 4000..168000 skew
  sold_on TEXT, -- empty while it is ours --: const x
  sold_for REAL --: const 0
); --: rows 120
UPDATE car SET residual_value = ROUND(purchase_price * (34 + car_id * 7 % 19) / 100.0, 2);
UPDATE car SET sold_on = NULL, sold_for = NULL;
CREATE TABLE contract (
  contract_no INTEGER PRIMARY KEY, --: seq 7001
  car_id INTEGER REFERENCES car(car_id), --: const 1
  lessee_id INTEGER REFERENCES lessee(lessee_id), --: ref lessee.lessee_id cover 82%
  advisor_id INTEGER REFERENCES advisor(advisor_id), --: pick 2*6 | 3*6 | 4*3 | 5*5 | 6*5 | 7*3 | 8*4 | 9*4 | 10*5 | 11*6 | 12*2 | 14 | NULL*2
  signed_on TEXT, --: const x
  start_on TEXT, --: const x
  term_months INTEGER, --: pick 24*4 | 36*5 | 48*3
  end_on TEXT, -- agreed last day --: const x
  returned_on TEXT, -- day the car came back --: const x
  monthly_rate REAL, --: price 149..789
  deposit REAL, --: pick 0*4 | 500*3 | 1000*3 | 1500 | 2500
  km_per_year INTEGER, -- allowance --: pick 10000*5 | 15000*5 | 20000*3 | 30000*2
  km_driven INTEGER, -- over the whole contract, known at return --: int 60..150
  excess_ct_km INTEGER, -- cents for each km above the allowance --: pick 7*2 | 9*3 | 12*2
  status_cd TEXT -- A active, O overdue for return, R returned, X cancelled before delivery --: const A
); --: rows 205
UPDATE contract SET car_id = (contract_no - 7001) % 120 + 1;
UPDATE contract SET start_on = (SELECT date(registered_on, '+' || (contract_no * 13 % 40 + 3) || ' days') FROM car WHERE car.car_id = contract.car_id) WHERE contract_no <= 7120;
UPDATE contract SET end_on = date(start_on, '+' || term_months || ' months', '-1 day') WHERE contract_no <= 7120;
UPDATE contract SET returned_on = date(end_on, (contract_no * 37 % 61 - 40) || ' days') WHERE contract_no <= 7120;
UPDATE contract SET start_on = (SELECT date(p.returned_on, '+' || (contract.contract_no * 17 % 55 + 6) || ' days') FROM contract AS p WHERE p.contract_no = contract.contract_no - 120) WHERE contract_no > 7120;
UPDATE contract SET end_on = date(start_on, '+' || term_months || ' months', '-1 day') WHERE contract_no > 7120;
UPDATE contract SET returned_on = date(end_on, (contract_no * 37 % 61 - 40) || ' days') WHERE contract_no > 7120;
DELETE FROM contract WHERE start_on > '2025-06-20';
UPDATE contract SET signed_on = date(start_on, '-' || (contract_no * 29 % 75 + 8) || ' days');
UPDATE contract SET returned_on = NULL WHERE returned_on > '2025-05-31' OR (returned_on >= '2025-02-15' AND contract_no % 3 = 0);
UPDATE contract SET status_cd = CASE WHEN returned_on IS NOT NULL THEN 'R' WHEN end_on < '2025-05-31' THEN 'O' ELSE 'A' END;
UPDATE contract SET status_cd = 'X', returned_on = NULL WHERE contract_no % 19 = 4;
UPDATE contract SET km_driven = CASE WHEN returned_on IS NULL THEN NULL ELSE CAST(km_per_year * term_months / 12.0 * km_driven / 100 AS INTEGER) + contract_no * 7 % 97 END;
UPDATE car SET sold_on = (SELECT date(MAX(returned_on), '+' || (car.car_id * 11 % 50 + 9) || ' days') FROM contract AS k WHERE k.car_id = car.car_id) WHERE car_id % 4 <> 0 AND car_id NOT IN (SELECT car_id FROM contract WHERE status_cd IN ('A', 'O'));
UPDATE car SET sold_on = NULL WHERE sold_on > '2025-05-31';
UPDATE car SET sold_for = ROUND(residual_value * (82 + car_id * 13 % 37) / 100.0, 0) WHERE sold_on IS NOT NULL;
CREATE TABLE extra (
  extra_cd TEXT PRIMARY KEY,
  extra_name TEXT,
  list_fee REAL -- per month
);
INSERT INTO extra VALUES ('WIN', 'winter tyres', 14.9), ('INS', 'full insurance', 59), ('SRV', 'service package', 22.5), ('TOW', 'tow bar', 9), ('WAL', 'wallbox', 31), ('FUE', 'fuel card', 4.5), ('SWP', 'replacement car', 11), ('ROF', 'roof box', 6);
CREATE TABLE contract_extra (
  contract_no INTEGER REFERENCES contract(contract_no), --: ref contract.contract_no cover 75%
  extra_cd TEXT REFERENCES extra(extra_cd), --: pick WIN*6 | INS*7 | SRV*5 | TOW*2 | WAL*2 | FUE*3 | SWP*2
  monthly_fee REAL, -- as agreed, may be below the list --: const 0
  free_months INTEGER, --: pick 0*5 | 1*2 | 3*2 | 6
  PRIMARY KEY (contract_no, extra_cd)
); --: rows 260
UPDATE contract_extra SET monthly_fee = (SELECT ROUND(list_fee * (100 - (contract_no * 3 % 5) * 5) / 100.0, 2) FROM extra WHERE extra.extra_cd = contract_extra.extra_cd);
CREATE TABLE garage (
  garage_id INTEGER PRIMARY KEY,
  garage_name TEXT,
  city TEXT,
  hourly_rate REAL,
  partner_since TEXT
);
INSERT INTO garage VALUES (1, 'Autohaus Timm', 'Bremen', 112, '2010-01-01'), (2, 'Lackwerk Nord', 'Bremen', 96, '2015-05-01'), (3, 'Meister Ruhl', 'Kassel', 88, '2014-03-01'), (4, 'Thuringia Motors', 'Erfurt', 92, '2016-02-01'), (5, 'Pit Stop Jena', 'Jena', 74, '2022-09-01'), (6, 'Karosserie Abels', 'Lingen', 99, NULL), (7, 'Glas Blitz', 'Kassel', 79, '2023-04-01');
CREATE TABLE damage (
  damage_id INTEGER PRIMARY KEY, --: seq 1
  contract_no INTEGER REFERENCES contract(contract_no), --: ref contract.contract_no cover 60% skew
  garage_id INTEGER REFERENCES garage(garage_id), -- empty until sent for repair --: pick 1*4 | 2*6 | 3*4 | 4*4 | 6*2 | 7*3 | NULL*3
  part TEXT, --: pick bumper*6 | windscreen*4 | door*5 | rim*5 | mirror*3 | seat*2 | bonnet*2
  severity INTEGER, -- 1 light, 2 medium, 3 heavy --: pick 1*5 | 2*4 | 3*2
  reported_on TEXT, --: int 20..700
  repaired_on TEXT, --: const x
  estimate REAL, --: price 90..3900
  repair_cost REAL, -- what the garage billed --: const 0
  charged REAL, -- what the lessee had to pay --: const 0
  note TEXT --: pick NULL*6 | parking scratch | hail | stone chip | deer on the road | reversing | kerb | coffee stain
); --: rows 170
DELETE FROM damage WHERE contract_no IN (SELECT contract_no FROM contract WHERE status_cd = 'X');
UPDATE damage SET reported_on = (SELECT date(k.start_on, '+' || damage.reported_on || ' days') FROM contract AS k WHERE k.contract_no = damage.contract_no);
DELETE FROM damage WHERE reported_on > '2025-05-30' OR reported_on > (SELECT COALESCE(returned_on, '2025-05-30') FROM contract AS k WHERE k.contract_no = damage.contract_no);
UPDATE damage SET repaired_on = CASE WHEN garage_id IS NOT NULL AND damage_id % 8 <> 5 THEN date(reported_on, '+' || (damage_id * 19 % 44 + 2) || ' days') END;
UPDATE damage SET repaired_on = NULL WHERE repaired_on > '2025-05-31';
UPDATE damage SET repair_cost = CASE WHEN repaired_on IS NOT NULL THEN ROUND(estimate * (80 + damage_id * 23 % 53) / 100.0, 2) END;
UPDATE damage SET charged = CASE WHEN repaired_on IS NULL THEN NULL WHEN severity = 1 AND damage_id % 3 <> 0 THEN 0 ELSE ROUND(repair_cost * (20 + damage_id * 31 % 80) / 100.0, 2) END;
CREATE TABLE service_visit (
  visit_id INTEGER PRIMARY KEY, --: seq 3001
  car_id INTEGER REFERENCES car(car_id), --: ref car.car_id cover 85%
  garage_id INTEGER REFERENCES garage(garage_id), --: pick 1*6 | 3*4 | 4*4 | 5*2 | 6
  booked_on TEXT, --: date 2022-01-03..2025-05-28
  done_on TEXT, --: after booked_on 1..40 days until 2025-05-31
  job TEXT, --: pick oil change*5 | inspection*5 | tyres*4 | brakes*3 | recall*2 | MOT*2
  labour_hours REAL, --: real 0.5..7.5 1 skew
  parts REAL, -- money for parts --: price 15..980
  no_show INTEGER -- 1 if the car was not brought --: pick 0*12 | 1
); --: rows 240
UPDATE service_visit SET done_on = NULL, labour_hours = NULL, parts = NULL WHERE no_show = 1;
UPDATE service_visit SET labour_hours = NULL, parts = NULL WHERE done_on IS NULL;
DELETE FROM damage WHERE reported_on IS NULL;
DELETE FROM contract_extra WHERE contract_no NOT IN (SELECT contract_no FROM contract);
UPDATE contract SET advisor_id = CASE contract_no % 3 WHEN 0 THEN 4 WHEN 1 THEN 7 ELSE 2 END WHERE EXISTS (SELECT 1 FROM advisor AS a WHERE a.advisor_id = contract.advisor_id AND (a.hired_on > contract.signed_on OR a.left_on < contract.signed_on));
UPDATE lessee SET customer_since = COALESCE(MIN(customer_since, (SELECT MIN(signed_on) FROM contract AS k WHERE k.lessee_id = lessee.lessee_id)), customer_since);
UPDATE car SET odometer_km = CAST((julianday(COALESCE(sold_on, '2025-05-31')) - julianday(registered_on)) / 365.0 * (7000 + car_id * 311 % 17000) AS INTEGER);
UPDATE lessee SET lessee_name = lessee_name || ' ' || city WHERE kind = 'B' AND lessee_id > (SELECT MIN(o.lessee_id) FROM lessee AS o WHERE o.lessee_name = lessee.lessee_name);
UPDATE lessee SET lessee_name = lessee_name || ' II' WHERE lessee_id > (SELECT MIN(o.lessee_id) FROM lessee AS o WHERE o.lessee_name = lessee.lessee_name);
