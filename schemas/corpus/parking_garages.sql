CREATE TABLE zone (
  zone_code TEXT PRIMARY KEY,
  zone_title TEXT,
  night_rate INTEGER -- 1 if a lower tariff holds from 20:00 to 06:00
);
INSERT INTO zone VALUES ('A', 'Core', 1), ('B', 'Inner ring', 1), ('C', 'Outskirts', 0), ('D', 'Park and ride', 0);
CREATE TABLE tariff (
  tariff_id INTEGER PRIMARY KEY,
  zone_code TEXT REFERENCES zone(zone_code),
  hour_price NUMERIC, -- per hour begun, euros
  day_cap NUMERIC, -- most that a stay costs in 24 hours, euros
  free_minutes INTEGER,
  valid_from TEXT,
  valid_to TEXT -- empty: in force
);
INSERT INTO tariff VALUES (1, 'A', 3.20, 28, 10, '2023-01-01', '2024-12-31'), (2, 'A', 3.80, 32, 5, '2025-01-01', NULL), (3, 'B', 2.40, 19, 15, '2022-07-01', '2025-03-31'), (4, 'B', 2.60, 21, 15, '2025-04-01', NULL), (5, 'C', 1.50, 11, 30, '2023-01-01', NULL), (6, 'D', 0.60, 4, 60, '2021-05-01', '2025-06-30'), (7, 'D', 0.70, 5, 60, '2025-07-01', NULL);
CREATE TABLE garage (
  garage_id INTEGER PRIMARY KEY,
  garage_name TEXT,
  zone_code TEXT REFERENCES zone(zone_code),
  district TEXT,
  spaces INTEGER,
  levels INTEGER,
  height_cm INTEGER, -- clearance at the entry
  opened_on TEXT,
  charging_points INTEGER
);
INSERT INTO garage VALUES (1, 'Town Hall', 'A', 'Old Town', 410, 4, 195, '1984-05-02', 12), (2, 'Opera', 'A', 'Old Town', 265, 3, 190, '1992-09-19', 6), (3, 'Central Market', 'A', 'Market Quarter', 530, 5, 200, '2006-03-11', 24), (4, 'Kings Gate', 'B', 'Market Quarter', 320, 4, 205, '1999-11-06', 0), (5, 'Museum Mile', 'B', 'Riverbank', 275, 3, 210, '2014-04-25', 18), (6, 'Station West', 'B', 'Riverbank', 640, 6, 210, '2001-06-01', 20), (7, 'Clinic', 'C', 'Northfields', 380, 4, 200, '2009-10-12', 10), (8, 'Arena', 'C', 'Southmead', 900, 2, 220, '2017-08-30', NULL), (9, 'Linden P+R', 'D', 'Northfields', 450, 1, NULL, '2011-02-14', 4), (10, 'Airport Road P+R', 'D', 'Southmead', 700, 1, NULL, '2019-05-20', 8), (11, 'Harbour Deck', 'B', 'Riverbank', 150, 2, 215, '2025-09-01', 30);
CREATE TABLE attendant (
  attendant_id INTEGER PRIMARY KEY, --: seq 1
  given_name TEXT, --: first
  surname TEXT, --: last distinct
  garage_id INTEGER REFERENCES garage(garage_id), --: pick 1*3 | 2*2 | 3*4 | 4*2 | 5*2 | 6*4 | 7*3 | 8*2
  supervisor_id INTEGER REFERENCES attendant(attendant_id), --: self attendant_id
  born_on TEXT, --: date 1961-03-01..2004-06-20
  started_on TEXT, --: date 2009-01-12..2025-08-01
  ended_on TEXT, -- last day of work; empty while employed --: after started_on 150..3600 days until 2025-10-31
  night_shifts INTEGER -- 1 if willing to work nights --: pick 1 | 0*2
); --: rows 36
UPDATE attendant SET ended_on = NULL WHERE attendant_id % 4 <> 2;
UPDATE attendant SET ended_on = '2025-02-28' WHERE attendant_id IN (9, 23, 31) AND started_on < '2024-06-01';
UPDATE attendant SET born_on = date(started_on, '-' || (19 + attendant_id % 9) || ' years', '-' || attendant_id * 5 || ' days') WHERE date(born_on, '+18 years') > started_on;
CREATE TABLE season_ticket (
  ticket_no INTEGER PRIMARY KEY, --: seq 88001
  holder_name TEXT, --: person
  holder_kind TEXT, -- resident, commuter or company --: pick resident*4 | commuter*5 | company*3
  garage_id INTEGER REFERENCES garage(garage_id), --: pick 1*3 | 2*2 | 3*4 | 4*3 | 5*2 | 6*6 | 7*4 | 9*3 | 10*2
  plate TEXT, --: code @@-@@ ### distinct
  sold_on TEXT, --: date 2023-02-01..2025-10-20
  valid_from TEXT, --: after sold_on 1..30 days
  valid_until TEXT, --: after valid_from 3..16 months
  month_price NUMERIC, --: pick 59*2 | 79*3 | 95*3 | 120*4 | 145*2
  deposit NUMERIC, --: pick 0*3 | 25*4 | 50
  cancelled_on TEXT --: after valid_from 20..150 days until 2025-10-31 null 80%
); --: rows 110
UPDATE season_ticket SET cancelled_on = NULL WHERE cancelled_on >= valid_until;
UPDATE season_ticket SET valid_from = '2025-11-01', valid_until = '2026-06-30' WHERE ticket_no IN (SELECT ticket_no FROM season_ticket WHERE cancelled_on IS NULL AND holder_kind = 'resident' ORDER BY sold_on DESC LIMIT 2);
CREATE TABLE stay (
  stay_id INTEGER PRIMARY KEY, --: seq 400001
  garage_id INTEGER REFERENCES garage(garage_id), --: pick 1*7 | 2*4 | 3*8 | 4*4 | 5*4 | 6*8 | 7*5 | 8*4 | 9*4 | 10*3
  ticket_no INTEGER REFERENCES season_ticket(ticket_no), -- empty for short-term parkers --: const 1
  plate TEXT, --: code @@-@@ ###
  entry_at INTEGER, -- Unix seconds --: date 2024-11-01..2025-10-30 unix
  exit_at INTEGER, -- Unix seconds; empty while the car is inside --: after entry_at 6..1500 minutes unix
  paid_at INTEGER, -- Unix seconds at the pay station --: const 1
  charge NUMERIC, -- euros by the tariff --: const 0
  discount NUMERIC, -- euros off by validation of a shop --: pick 0*7 | 1*2 | 2 | 3
  kwh NUMERIC, -- electricity charged; empty if not plugged in --: real 4..62 1 skew
  pay_kind TEXT -- card, cash, app, invoice or lost ticket --: pick card*7 | cash*4 | app*5 | lost ticket
); --: rows 395
UPDATE stay SET exit_at = entry_at + 360 + (exit_at - entry_at) * (stay_id % 7) / 8;
UPDATE stay SET ticket_no = (SELECT MIN(s.ticket_no) FROM season_ticket AS s WHERE s.garage_id = stay.garage_id AND s.valid_from <= date(stay.entry_at, 'unixepoch') AND s.valid_until >= date(stay.entry_at, 'unixepoch') AND s.cancelled_on IS NULL AND s.ticket_no >= 88001 + stay.stay_id * 37 % 90) WHERE stay_id % 3 = 1;
UPDATE stay SET ticket_no = NULL WHERE stay_id % 3 <> 1;
UPDATE stay SET plate = (SELECT s.plate FROM season_ticket AS s WHERE s.ticket_no = stay.ticket_no) WHERE ticket_no IS NOT NULL;
UPDATE stay SET plate = (SELECT o.plate FROM stay AS o WHERE o.stay_id = stay.stay_id - stay.stay_id % 10) WHERE stay_id % 10 IN (3, 7) AND ticket_no IS NULL AND stay_id > 400010;
UPDATE stay SET entry_at = 1761811200 + stay_id * 733 % 64000, exit_at = NULL WHERE stay_id % 31 = 8;
UPDATE stay SET exit_at = NULL WHERE stay_id IN (400055, 400188, 400301);
UPDATE stay SET charge = CASE WHEN exit_at IS NULL THEN NULL WHEN ticket_no IS NOT NULL THEN 0 ELSE ROUND(MIN((SELECT MAX(t.day_cap) FROM tariff AS t JOIN garage AS g ON g.zone_code = t.zone_code WHERE g.garage_id = stay.garage_id AND t.valid_to IS NULL), ((exit_at - entry_at) / 3600 + 1) * (SELECT MAX(t.hour_price) FROM tariff AS t JOIN garage AS g ON g.zone_code = t.zone_code WHERE g.garage_id = stay.garage_id AND t.valid_to IS NULL)), 2) END;
UPDATE stay SET discount = CASE WHEN charge IS NULL THEN NULL WHEN charge = 0 THEN 0 ELSE MIN(discount, charge) END;
UPDATE stay SET pay_kind = CASE WHEN exit_at IS NULL THEN NULL WHEN ticket_no IS NOT NULL THEN 'season' ELSE pay_kind END;
UPDATE stay SET paid_at = CASE WHEN exit_at IS NULL OR ticket_no IS NOT NULL THEN NULL ELSE MAX(entry_at + 60, exit_at - 120 - stay_id % 900) END;
UPDATE stay SET kwh = NULL WHERE stay_id % 5 <> 2 OR garage_id IN (4, 8);
CREATE TABLE fine (
  fine_no INTEGER PRIMARY KEY, --: seq 301
  garage_id INTEGER REFERENCES garage(garage_id), --: pick 1*4 | 2*2 | 3*3 | 4*3 | 6*4 | 7*3 | 8 | 9
  attendant_id INTEGER REFERENCES attendant(attendant_id), --: ref attendant.attendant_id cover 60%
  plate TEXT, --: code @@-@@ ###
  issued_on TEXT, --: date 2024-11-03..2025-10-28
  due_on TEXT, --: after issued_on 21..21 days
  settled_on TEXT, --: after issued_on 2..60 days until 2025-10-31 null 22%
  reason TEXT, --: pick blocked charger*3 | two spaces*4 | disabled bay*3 | fire lane*2 | expired pass*4
  amount NUMERIC, --: by reason: disabled bay => 120; fire lane => 150; blocked charger => 60; two spaces => 35; else => 45
  waived INTEGER -- 1 if let off after an appeal --: pick 0*8 | 1
); --: rows 84
UPDATE fine SET settled_on = NULL WHERE waived = 1;
UPDATE fine SET attendant_id = (SELECT MIN(a.attendant_id) FROM attendant AS a WHERE a.ended_on IS NULL AND a.started_on < fine.issued_on AND a.attendant_id >= fine.fine_no * 7 % 23) WHERE EXISTS (SELECT 1 FROM attendant AS a WHERE a.attendant_id = fine.attendant_id AND (a.ended_on IS NOT NULL OR a.started_on > fine.issued_on));
UPDATE fine SET attendant_id = NULL WHERE fine_no % 17 = 5;
CREATE TABLE shop (
  shop_id INTEGER PRIMARY KEY,
  shop_name TEXT,
  trade TEXT
);
INSERT INTO shop VALUES (1, 'Bellweather Books', 'books'), (2, 'Kilo Deli', 'food'), (3, 'Orchid Pharmacy', 'health'), (4, 'Stellar Cinema', 'leisure'), (5, 'Tandem Sports', 'sport'), (6, 'Villa Verde', 'food'), (7, 'Pixel Repairs', 'electronics'), (8, 'Museum Cafe', 'food'), (9, 'Lux Optics', 'health');
CREATE TABLE shop_partner (
  shop_id INTEGER REFERENCES shop(shop_id),
  garage_id INTEGER REFERENCES garage(garage_id),
  minutes_free INTEGER, -- parking time the shop pays for
  since TEXT,
  PRIMARY KEY (shop_id, garage_id)
);
INSERT INTO shop_partner VALUES (1, 1, 60, '2021-03-01'), (1, 2, 60, '2021-03-01'), (2, 3, 30, '2023-06-15'), (2, 4, 45, '2024-01-10'), (3, 1, 20, '2022-10-01'), (3, 7, 30, '2022-10-01'), (3, 3, 20, '2025-02-01'), (4, 2, 180, '2020-09-01'), (4, 1, 120, '2020-09-01'), (4, 6, 120, '2024-04-01'), (5, 8, 60, '2023-08-20'), (6, 3, 90, '2019-11-01'), (6, 4, 60, '2022-05-05'), (8, 5, 60, '2016-04-01'), (9, 6, 30, '2025-05-12'), (5, 6, 45, '2025-03-03');
CREATE VIEW open_stay AS SELECT s.stay_id, s.garage_id, s.plate, s.ticket_no, s.entry_at FROM stay AS s WHERE s.exit_at IS NULL;
