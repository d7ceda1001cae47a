CREATE TABLE branch (
  branch_code TEXT PRIMARY KEY,
  branch_name TEXT,
  town TEXT,
  opened_on TEXT,
  cold_places INTEGER,
  own_chapel INTEGER, -- 1 or 0
  rent_eur REAL -- per month, empty if we own the house
);
INSERT INTO branch VALUES ('NB', 'North Bridge', 'Harlow Ness', '1962-04-01', 12, 1, NULL), ('SG', 'St Giles', 'Harlow Ness', '1998-09-14', 6, 0, 1680.0), ('WM', 'Water Meadow', 'Corbeck', '1987-02-02', 8, 1, 1250.0), ('TL', 'Top Lane', 'Corbeck', '2016-05-30', 4, 0, 940.0), ('KR', 'Kirk Road', 'Penmoor', '2005-11-21', 5, 1, NULL), ('ES', 'Eastern Star', 'Ottersby', '2023-03-06', 3, 0, 1115.0);
CREATE TABLE staff_member (
  staff_id INTEGER PRIMARY KEY, --: seq 1
  given_name TEXT, --: first
  family_name TEXT, --: last distinct
  born_on TEXT, --: date 1957-02-01..2003-11-20
  branch_code TEXT REFERENCES branch(branch_code), --: pick NB*6 | SG*3 | WM*5 | TL*2 | KR*3 | ES*2
  role TEXT, -- arranger, bearer, driver, embalmer or mason --: pick arranger*5 | bearer*6 | driver*4 | embalmer*2 | mason
  senior_id INTEGER REFERENCES staff_member(staff_id), -- whom they report to --: pick 1*4 | 2*3 | 3*3
  hired_on TEXT, --: date 2001-03-01..2024-11-01
  left_on TEXT, -- empty while employed --: after hired_on 300..4000 days until 2025-02-10 null 62%
  hourly_eur REAL --: real 13.2..31 1
); --: rows 36
UPDATE staff_member SET role = 'arranger', senior_id = NULL, left_on = NULL, hourly_eur = 25 + staff_id WHERE staff_id <= 3;
UPDATE staff_member SET hired_on = date(born_on, '+19 years') WHERE hired_on < date(born_on, '+18 years');
UPDATE staff_member SET left_on = NULL WHERE left_on <= hired_on;
CREATE TABLE client (
  client_id INTEGER PRIMARY KEY, --: seq 801
  given_name TEXT, --: first
  family_name TEXT, --: last
  town TEXT, --: pick Harlow Ness*7 | Corbeck*5 | Penmoor*4 | Ottersby*2 | Wexley*2
  prepaid_plan TEXT, -- name of the plan they hold themselves, empty if none --: pick NULL*6 | Evergreen*2 | Evergreen Plus | Harbour
  heard_by TEXT --: pick family*5 | hospital*3 | vicar*2 | web*2 | NULL
); --: rows 105
CREATE TABLE place (
  place_id INTEGER PRIMARY KEY,
  place_name TEXT,
  kind TEXT, -- cemetery, crematorium, woodland or harbour
  town TEXT,
  fee_eur REAL, -- what the place charges us
  distance_km REAL, -- from the nearest branch
  plots_free INTEGER
);
INSERT INTO place VALUES (1, 'Bridge Cemetery', 'cemetery', 'Harlow Ness', 1180.0, 1.2, 84), (2, 'Old St Giles', 'cemetery', 'Harlow Ness', 1450.0, 0.6, 3), (3, 'Ness Crematorium', 'crematorium', 'Harlow Ness', 690.0, 5.8, NULL), (4, 'Corbeck Garden', 'cemetery', 'Corbeck', 980.0, 2.4, 141), (5, 'Meadow Crematorium', 'crematorium', 'Corbeck', 640.0, 3.9, NULL), (6, 'Penmoor Kirkyard', 'cemetery', 'Penmoor', 1020.0, 0.9, 27), (7, 'Alder Wood', 'woodland', 'Penmoor', 1310.0, 11.5, 260), (8, 'Otter Quay', 'harbour', 'Ottersby', 420.0, 4.2, NULL), (9, 'Beech Hanger', 'woodland', 'Wexley', 1240.0, 17.3, 190), (10, 'Wexley Park', 'cemetery', 'Wexley', 890.0, 14.0, 62), (11, 'Moor Edge', 'woodland', 'Penmoor', NULL, 13.8, 40);
CREATE TABLE funeral_case (
  branch_code TEXT REFERENCES branch(branch_code), --: pick NB*6 | SG*3 | WM*5 | TL*2 | KR*3 | ES*2
  case_no INTEGER, -- counts within the branch --: seq 100001
  client_id INTEGER REFERENCES client(client_id), -- who gave the order --: ref client.client_id cover 88%
  arranger_id INTEGER REFERENCES staff_member(staff_id), --: const 1
  deceased_name TEXT, --: person
  born_on TEXT, --: date 1924-03-01..1979-10-30
  died_on TEXT, --: const x
  notified_on TEXT, -- when the family rang --: date 2023-05-02..2025-02-24
  ceremony_on TEXT, --: after notified_on 4..19 days
  laid_on TEXT, -- laid to rest; for urns this may be weeks later --: after ceremony_on 0..2 days
  kind TEXT, -- burial or cremation --: pick burial*4 | cremation*5
  place_id INTEGER REFERENCES place(place_id), --: const 1
  guests INTEGER, -- chairs counted at the ceremony --: int 4..180 skew
  agreed_eur REAL, -- in the contract --: real 2100..9800 0 skew
  billed_eur REAL, -- on the final bill --: const 0
  status TEXT, -- P planned, D done, W withdrawn by the family --: const D
  PRIMARY KEY (branch_code, case_no)
); --: rows 150
UPDATE funeral_case SET case_no = 100 + (SELECT COUNT(*) FROM funeral_case AS f WHERE f.branch_code = funeral_case.branch_code AND f.rowid <= funeral_case.rowid);
UPDATE funeral_case SET died_on = date(notified_on, '-' || (rowid * 7 % 4) || ' days'), place_id = CASE kind WHEN 'burial' THEN CASE rowid % 8 WHEN 0 THEN 1 WHEN 1 THEN 4 WHEN 2 THEN 6 WHEN 3 THEN 7 WHEN 4 THEN 10 WHEN 5 THEN 1 WHEN 6 THEN 9 ELSE 2 END ELSE CASE rowid % 5 WHEN 0 THEN 3 WHEN 1 THEN 5 WHEN 2 THEN 8 WHEN 3 THEN 5 ELSE 3 END END;
UPDATE funeral_case SET laid_on = date(ceremony_on, '+' || (rowid * 11 % 41) || ' days') WHERE kind = 'cremation';
UPDATE funeral_case SET status = 'W' WHERE rowid % 19 = 6;
UPDATE funeral_case SET status = 'P' WHERE ceremony_on > '2025-02-28' AND status <> 'W';
UPDATE funeral_case SET ceremony_on = NULL, laid_on = NULL WHERE status = 'W';
UPDATE funeral_case SET guests = NULL WHERE status <> 'D' OR rowid % 12 = 5;
UPDATE funeral_case SET billed_eur = CASE WHEN status = 'D' AND ceremony_on < '2025-02-20' THEN ROUND(agreed_eur * (94 + rowid * 13 % 23) / 100.0, 2) END;
UPDATE funeral_case SET laid_on = NULL WHERE laid_on > '2025-02-28';
UPDATE funeral_case SET arranger_id = COALESCE((SELECT MIN(s.staff_id) FROM staff_member AS s WHERE s.role = 'arranger' AND s.hired_on <= funeral_case.notified_on AND (s.left_on IS NULL OR s.left_on > funeral_case.notified_on) AND s.staff_id >= funeral_case.rowid * 5 % 37), 2);
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  town TEXT,
  payment_days INTEGER
);
INSERT INTO supplier VALUES (1, 'Holm Joinery', 'Corbeck', 30), (2, 'Lily & Fern', 'Harlow Ness', 14), (3, 'Brandt Carriages', 'Wexley', 45), (4, 'Quiet Print', 'Harlow Ness', 21), (5, 'Marram Weavers', 'Ottersby', 30), (6, 'Stone Brothers', 'Penmoor', 60), (7, 'Candle House', 'Corbeck', NULL);
CREATE TABLE supply (
  supply_code TEXT PRIMARY KEY,
  label TEXT,
  category TEXT, -- coffin, urn, flowers, print, stone or other
  supplier_id INTEGER REFERENCES supplier(supplier_id),
  list_eur REAL, -- our list price
  cost_eur REAL, -- what the supplier asks
  in_stock INTEGER
);
INSERT INTO supply VALUES ('CO-OAK', 'oak coffin', 'coffin', 1, 1490.0, 610.0, 4), ('CO-PIN', 'pine coffin', 'coffin', 1, 780.0, 290.0, 11), ('CO-ELM', 'elm coffin', 'coffin', 1, 1120.0, 455.0, 2), ('CO-WIL', 'willow coffin', 'coffin', 5, 960.0, 480.0, 3), ('CO-CAR', 'cardboard coffin', 'coffin', 5, 420.0, 140.0, 9), ('UR-CER', 'ceramic urn', 'urn', 5, 190.0, 72.0, 15), ('UR-BRO', 'bronze urn', 'urn', 6, 340.0, 165.0, 6), ('UR-SAL', 'salt urn', 'urn', 5, 155.0, 60.0, 0), ('FL-WRE', 'wreath', 'flowers', 2, 125.0, 68.0, 0), ('FL-SPR', 'coffin spray', 'flowers', 2, 180.0, 95.0, 0), ('FL-PET', 'petal basket', 'flowers', 2, 45.0, 18.0, 0), ('PR-CRD', 'mourning card', 'print', 4, 1.4, 0.5, 2400), ('PR-BKL', 'order of service', 'print', 4, 2.9, 1.1, 0), ('PR-BOK', 'condolence book', 'print', 4, 48.0, 19.0, 22), ('ST-GRA', 'granite headstone', 'stone', 6, 2350.0, 1280.0, 1), ('ST-SLA', 'slate headstone', 'stone', 6, 1890.0, 1010.0, 2), ('ST-PLA', 'name plaque', 'stone', 6, 210.0, 85.0, 12), ('OT-CAN', 'candle set', 'other', 7, 35.0, 11.0, 48), ('OT-DOV', 'dove release', 'other', NULL, 260.0, 190.0, 0), ('OT-CAR', 'horse carriage', 'other', 3, 890.0, 640.0, 0);
CREATE TABLE case_item (
  branch_code TEXT, --: const x
  case_no INTEGER, --: ref funeral_case.rowid
  supply_code TEXT REFERENCES supply(supply_code), --: pick CO-OAK*3 | CO-PIN*5 | CO-ELM*2 | CO-WIL*3 | CO-CAR*2 | UR-CER*4 | UR-BRO*2 | UR-SAL*2 | FL-WRE*6 | FL-SPR*5 | FL-PET*2 | PR-CRD*7 | PR-BKL*5 | PR-BOK*3 | ST-GRA*2 | ST-SLA | ST-PLA*3 | OT-CAN*3 | OT-DOV
  quantity INTEGER, --: pick 1*6 | 2*3 | 3
  unit_eur REAL, -- price of one on this case --: const 0
  ordered_on TEXT, --: const x
  PRIMARY KEY (branch_code, case_no, supply_code)
); --: rows 430
UPDATE case_item SET branch_code = (SELECT f.branch_code FROM funeral_case AS f WHERE f.rowid = case_item.case_no), ordered_on = (SELECT date(f.notified_on, '+' || (case_item.rowid % 5) || ' days') FROM funeral_case AS f WHERE f.rowid = case_item.case_no), case_no = (SELECT f.case_no FROM funeral_case AS f WHERE f.rowid = case_item.case_no);
UPDATE case_item SET quantity = CASE supply_code WHEN 'PR-CRD' THEN 40 + rowid % 7 * 20 WHEN 'PR-BKL' THEN 30 + rowid % 6 * 10 ELSE quantity END;
UPDATE case_item SET quantity = 1 WHERE supply_code LIKE 'CO-%' OR supply_code LIKE 'UR-%' OR supply_code LIKE 'ST-%';
UPDATE case_item SET unit_eur = (SELECT ROUND(list_eur * CASE case_item.rowid % 6 WHEN 0 THEN 0.9 WHEN 3 THEN 1.05 ELSE 1 END, 2) FROM supply AS s WHERE s.supply_code = case_item.supply_code);
CREATE TABLE case_crew (
  branch_code TEXT, --: const x
  case_no INTEGER, --: ref funeral_case.rowid
  staff_id INTEGER REFERENCES staff_member(staff_id), --: int 4..36
  duty TEXT, --: pick bearer*6 | steward*3 | organist | driver*2
  hours REAL, --: pick 1.5*2 | 2*4 | 2.5*2 | 3*3 | 4.5 | NULL
  PRIMARY KEY (branch_code, case_no, staff_id)
); --: rows 380
UPDATE case_crew SET branch_code = (SELECT f.branch_code FROM funeral_case AS f WHERE f.rowid = case_crew.case_no), case_no = (SELECT f.case_no FROM funeral_case AS f WHERE f.rowid = case_crew.case_no);
DELETE FROM case_crew WHERE EXISTS (SELECT 1 FROM funeral_case AS f WHERE f.branch_code = case_crew.branch_code AND f.case_no = case_crew.case_no AND f.status <> 'D');
DELETE FROM case_crew WHERE EXISTS (SELECT 1 FROM funeral_case AS f JOIN staff_member AS s ON s.staff_id = case_crew.staff_id WHERE f.branch_code = case_crew.branch_code AND f.case_no = case_crew.case_no AND (s.hired_on > f.ceremony_on OR s.left_on < f.ceremony_on));
CREATE TABLE vehicle (
  plate TEXT PRIMARY KEY,
  label TEXT,
  kind TEXT, -- hearse, limousine or van
  branch_code TEXT REFERENCES branch(branch_code),
  bought_on TEXT,
  seats INTEGER,
  odometer_km INTEGER,
  sold_on TEXT
);
INSERT INTO vehicle VALUES ('HN 101', 'Black Swan', 'hearse', 'NB', '2015-03-10', 3, 148200, NULL), ('HN 102', 'Grey Heron', 'hearse', 'NB', '2021-06-22', 2, 61900, NULL), ('HN 110', 'Long Tom', 'limousine', 'NB', '2013-10-01', 7, 187400, NULL), ('HN 115', 'Night Van', 'van', 'NB', '2019-01-15', 2, 203300, NULL), ('HN 201', 'Raven', 'hearse', 'SG', '2012-05-05', 3, 165000, '2024-07-31'), ('HN 202', 'Rook', 'hearse', 'SG', '2024-06-18', 3, 9800, NULL), ('CB 301', 'Meadow Lark', 'hearse', 'WM', '2018-08-08', 3, 97200, NULL), ('CB 310', 'Silver Lady', 'limousine', 'WM', '2017-04-12', 6, 88100, NULL), ('CB 320', 'Grey Van', 'van', 'TL', '2020-09-03', 3, 119500, NULL), ('PM 401', 'Kirk Dove', 'hearse', 'KR', '2016-11-11', 2, 104700, NULL), ('PM 420', 'Moor Van', 'van', 'KR', '2022-02-28', 2, 58800, NULL), ('OT 501', 'Star', 'hearse', 'ES', '2023-03-01', 3, 21400, NULL);
CREATE TABLE trip (
  plate TEXT REFERENCES vehicle(plate), --: pick HN 101*4 | HN 102*4 | HN 110*2 | HN 115*5 | HN 201*2 | HN 202*2 | CB 301*4 | CB 310*2 | CB 320*3 | PM 401*3 | PM 420*3 | OT 501*2
  trip_no INTEGER, -- counts up per vehicle --: seq 1
  branch_code TEXT, --: const x
  case_no INTEGER, --: ref funeral_case.rowid
  driver_id INTEGER REFERENCES staff_member(staff_id), --: const 1
  left_at TEXT, --: const x
  back_at TEXT, --: int 25..260 skew
  distance_km REAL, --: real 0.8..96 1 skew
  purpose TEXT, --: pick collection*5 | cortege*4 | transfer*3 | family*2
  PRIMARY KEY (plate, trip_no)
); --: rows 270
UPDATE trip SET left_at = (SELECT CASE trip.purpose WHEN 'collection' THEN f.notified_on ELSE COALESCE(f.ceremony_on, f.notified_on) END FROM funeral_case AS f WHERE f.rowid = trip.case_no) || ' ' || printf('%02d:%02d', 7 + trip_no * 5 % 12, trip_no * 17 % 60), branch_code = (SELECT f.branch_code FROM funeral_case AS f WHERE f.rowid = trip.case_no), case_no = (SELECT f.case_no FROM funeral_case AS f WHERE f.rowid = trip.case_no);
DELETE FROM trip WHERE left_at > '2025-02-28 23:59' OR (plate = 'HN 201' AND left_at > '2024-07-31') OR (plate = 'HN 202' AND left_at < '2024-06-18');
UPDATE trip SET back_at = strftime('%Y-%m-%d %H:%M', left_at, '+' || back_at || ' minutes');
UPDATE trip SET driver_id = COALESCE((SELECT MIN(s.staff_id) FROM staff_member AS s WHERE s.role IN ('driver', 'bearer') AND s.hired_on <= trip.left_at AND (s.left_on IS NULL OR s.left_on > trip.left_at) AND s.staff_id >= trip.trip_no * 7 % 37), (SELECT MIN(s.staff_id) FROM staff_member AS s WHERE s.role = 'driver' AND s.left_on IS NULL));
UPDATE trip SET trip_no = -trip_no;
UPDATE trip SET trip_no = (SELECT COUNT(*) FROM trip AS t WHERE t.plate = trip.plate AND t.left_at || t.rowid <= trip.left_at || trip.rowid);
CREATE TABLE payment (
  branch_code TEXT, --: const x
  case_no INTEGER, --: ref funeral_case.rowid
  instalment_no INTEGER, --: pick 1*5 | 2*3 | 3
  due_on TEXT, --: const x
  paid_on TEXT, -- empty while open --: const x
  amount_eur REAL, --: const 0
  method TEXT, --: pick transfer*5 | card*2 | insurance*3 | cash
  PRIMARY KEY (branch_code, case_no, instalment_no)
); --: rows 330
UPDATE payment SET due_on = (SELECT date(f.ceremony_on, '+' || (14 + payment.instalment_no * 30) || ' days') FROM funeral_case AS f WHERE f.rowid = payment.case_no), amount_eur = (SELECT ROUND(f.billed_eur * CASE payment.instalment_no WHEN 1 THEN 0.5 WHEN 2 THEN 0.3 ELSE 0.2 END, 2) FROM funeral_case AS f WHERE f.rowid = payment.case_no), branch_code = (SELECT f.branch_code FROM funeral_case AS f WHERE f.rowid = payment.case_no), case_no = (SELECT f.case_no FROM funeral_case AS f WHERE f.rowid = payment.case_no);
DELETE FROM payment WHERE amount_eur IS NULL;
UPDATE payment SET paid_on = date(due_on, (rowid * 13 % 38 - 14) || ' days') WHERE rowid % 7 <> 2;
UPDATE payment SET paid_on = NULL WHERE paid_on > '2025-02-28';
UPDATE trip SET back_at = strftime('%Y-%m-%d %H:%M', back_at, '+' || CAST(distance_km * 1.2 AS INTEGER) || ' minutes');
