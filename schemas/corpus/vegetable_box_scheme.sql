CREATE TABLE round (
  round_id INTEGER PRIMARY KEY,
  round_name TEXT,
  weekday TEXT,
  van TEXT,
  length_km REAL
);
INSERT INTO round VALUES (1, 'Harbour round', 'Tuesday', 'electric', 31.5), (2, 'Hill round', 'Wednesday', 'diesel', 58.0), (3, 'Old Town round', 'Thursday', 'cargo bike', 12.4), (4, 'Valley round', 'Thursday', 'diesel', 66.2), (5, 'Campus round', 'Friday', 'cargo bike', 9.8), (6, 'Island round', 'Friday', NULL, 40.1);
CREATE TABLE grower (
  grower_id INTEGER PRIMARY KEY,
  grower_name TEXT NOT NULL,
  village TEXT,
  distance_km REAL, -- from the packing barn
  hectares REAL,
  certified_on TEXT, -- organic certificate; empty while converting
  joined_on TEXT,
  left_on TEXT -- empty while they still supply
);
INSERT INTO grower VALUES
(1, 'Marsh End Farm', 'Cotterby', 4.2, 18.5, '2011-04-01', '2016-03-01', NULL),
(2, 'Three Acre Growers', 'Tilling', 9.0, 1.2, '2019-09-12', '2019-10-01', NULL),
(3, 'Brackenhurst', 'Upper Sole', 22.7, 41.0, NULL, '2022-02-14', NULL),
(4, 'Sunny Bank Glasshouses', 'Cotterby', 6.1, 2.8, '2014-06-20', '2016-03-01', NULL),
(5, 'Pell & Daughter', 'Tilling', 11.3, 6.4, '2008-05-05', '2017-07-15', '2024-12-31'),
(6, 'Low Moor Orchard', 'Wexcombe', 35.8, 12.0, '2017-01-30', '2018-08-20', NULL),
(7, 'Gannet Point', 'Saltney', 48.5, 7.7, NULL, '2024-03-10', NULL),
(8, 'Mushroom Cellar', 'Saltney', 47.0, 0.3, '2023-11-02', '2023-04-18', NULL),
(9, 'Oldfield Trust Garden', 'Upper Sole', 21.5, 3.1, '2020-02-17', '2020-03-01', '2023-09-30'),
(10, 'Hollis Brothers', 'Wexcombe', 33.0, 55.0, '2012-10-10', '2021-05-05', NULL),
(11, 'Kettle Farm', 'Brayford', 15.6, 24.0, '2016-07-07', '2019-01-15', NULL),
(12, 'Newground', 'Brayford', 16.9, 0.8, NULL, '2025-02-01', NULL);
CREATE TABLE produce (
  produce_id INTEGER PRIMARY KEY,
  produce_name TEXT,
  kind TEXT,
  keeps_days INTEGER -- how long it keeps in a fridge
);
INSERT INTO produce VALUES
(1, 'carrots', 'root', 28), (2, 'parsnips', 'root', 30), (3, 'beetroot', 'root', 25), (4, 'potatoes', 'root', 60), (5, 'celeriac', 'root', 35),
(6, 'spinach', 'leaf', 4), (7, 'chard', 'leaf', 5), (8, 'kale', 'leaf', 7), (9, 'lettuce', 'leaf', 6), (10, 'rocket', 'leaf', 3),
(11, 'tomatoes', 'fruit', 8), (12, 'cucumbers', 'fruit', 9), (13, 'apples', 'fruit', 45), (14, 'pears', 'fruit', 20), (15, 'plums', 'fruit', 6),
(16, 'onions', 'allium', 90), (17, 'leeks', 'allium', 12), (18, 'garlic', 'allium', 120), (19, 'white cabbage', 'brassica', 50), (20, 'red cabbage', 'brassica', 55),
(21, 'broccoli', 'brassica', 6), (22, 'sprouts', 'brassica', 10), (23, 'brown mushrooms', 'other', 5), (24, 'pumpkin', 'other', 80), (25, 'samphire', 'other', 3), (26, 'medlars', 'fruit', 14);
CREATE TABLE box_type (
  box_type_id INTEGER PRIMARY KEY,
  label TEXT,
  price_eur REAL, -- per box, without the delivery fee
  target_kg REAL,
  launched_on TEXT,
  fruit_too TEXT -- Y or N
);
INSERT INTO box_type VALUES (1, 'Solo', 11.50, 3.0, '2016-03-01', 'N'), (2, 'Couple', 16.90, 5.0, '2016-03-01', 'N'), (3, 'Family', 24.50, 8.5, '2016-03-01', 'Y'), (4, 'Big Family', 31.00, 12.0, '2019-09-02', 'Y'), (5, 'Salad', 13.20, 2.5, '2021-05-03', 'N'), (6, 'Juicing', 21.00, 7.0, '2024-01-08', 'Y'), (7, 'Roots Only', 14.80, 6.0, '2025-05-05', 'N');
CREATE TABLE member (
  member_id INTEGER PRIMARY KEY, --: seq 101
  first_name TEXT, --: first
  last_name TEXT, --: last
  village TEXT, --: pick Cotterby*6 | Port Sole*8 | Tilling*4 | Saltney*3 | Brayford*4 | Wexcombe*2
  round_id INTEGER REFERENCES round(round_id), --: pick 1*6 | 2*4 | 3*5 | 4*4 | 5*3
  joined_on TEXT, --: date 2019-01-10..2025-06-01
  birth_year INTEGER, --: int 1944..2004 normal null 15%
  referred_by INTEGER REFERENCES member(member_id), -- the member who brought them --: self member_id
  credit_eur REAL, -- balance on their account; below zero if they owe --: real -45..60 2 normal
  newsletter TEXT --: pick Y*5 | N*3
); --: rows 90
UPDATE member SET referred_by = NULL WHERE member_id % 5 < 2;
UPDATE member SET joined_on = date((SELECT r.joined_on FROM member AS r WHERE r.member_id = member.referred_by), '+' || (member_id * 13 % 300 + 5) || ' days') WHERE referred_by IS NOT NULL AND joined_on < (SELECT r.joined_on FROM member AS r WHERE r.member_id = member.referred_by);
UPDATE member SET referred_by = NULL, joined_on = date('2025-05-30', '-' || (member_id % 50) || ' days') WHERE joined_on > '2025-06-10';
CREATE TABLE subscription (
  subscription_id INTEGER PRIMARY KEY, --: seq 4001
  member_id INTEGER REFERENCES member(member_id), --: ref member.member_id cover 92%
  box_type_id INTEGER REFERENCES box_type(box_type_id), --: pick 1*4 | 2*6 | 3*6 | 4*2 | 5*3 | 6*1
  every_weeks INTEGER, -- 1 weekly, 2 fortnightly, 4 --: pick 1*6 | 2*4 | 4
  started_on TEXT, --: date 2024-01-08..2025-06-02
  paused_from TEXT, --: after started_on 20..300 days until 2025-07-20
  paused_until TEXT, --: after paused_from 7..60 days
  ended_on TEXT, --: after started_on 60..500 days until 2025-06-14
  end_reason TEXT --: pick moved*3 | too dear*3 | own garden*2 | too much food*3 | NULL*2
); --: rows 150
UPDATE subscription SET paused_from = NULL, paused_until = NULL WHERE subscription_id % 5 IN (0, 2, 3);
UPDATE subscription SET ended_on = NULL WHERE subscription_id % 3 <> 1;
UPDATE subscription SET paused_from = NULL, paused_until = NULL WHERE ended_on IS NOT NULL AND paused_until > ended_on;
UPDATE subscription SET paused_until = NULL WHERE paused_from > '2025-03-01' AND subscription_id % 2 = 0;
UPDATE subscription SET end_reason = NULL WHERE ended_on IS NULL;
UPDATE subscription SET started_on = (SELECT joined_on FROM member AS m WHERE m.member_id = subscription.member_id) WHERE paused_from IS NULL AND ended_on IS NULL AND started_on < (SELECT joined_on FROM member AS m WHERE m.member_id = subscription.member_id);
UPDATE member SET joined_on = (SELECT MIN(started_on) FROM subscription AS s WHERE s.member_id = member.member_id) WHERE joined_on > (SELECT MIN(started_on) FROM subscription AS s WHERE s.member_id = member.member_id);
CREATE TABLE box (
  box_no INTEGER PRIMARY KEY, --: seq 70001
  subscription_id INTEGER REFERENCES subscription(subscription_id), --: ref subscription.subscription_id
  packed_on TEXT, --: date 2024-09-02..2025-06-12
  delivered_on TEXT, --: after packed_on 0..2 days until 2025-06-14
  status TEXT, -- P packed, D delivered, M member was out and it came back, X cancelled --: const D
  box_eur REAL, -- price charged for the contents --: const 1
  fee_eur REAL, -- delivery fee --: pick 0*2 | 2.5*4 | 3.9*2
  discount_pct INTEGER, --: pick 0*8 | 10*2 | 25
  crate_back_on TEXT --: after packed_on 6..35 days until 2025-06-14
); --: rows 320
DELETE FROM box WHERE packed_on < (SELECT started_on FROM subscription AS s WHERE s.subscription_id = box.subscription_id);
DELETE FROM box WHERE delivered_on > (SELECT ended_on FROM subscription AS s WHERE s.subscription_id = box.subscription_id);
DELETE FROM box WHERE packed_on BETWEEN (SELECT paused_from FROM subscription AS s WHERE s.subscription_id = box.subscription_id) AND (SELECT COALESCE(paused_until, '2099') FROM subscription AS s WHERE s.subscription_id = box.subscription_id);
UPDATE box SET box_eur = (SELECT t.price_eur FROM subscription AS s JOIN box_type AS t ON s.box_type_id = t.box_type_id WHERE s.subscription_id = box.subscription_id) - CASE WHEN packed_on < '2025-01-01' THEN 1.0 ELSE 0 END;
UPDATE box SET status = 'M', delivered_on = NULL WHERE box_no % 17 = 3;
UPDATE box SET status = 'X', delivered_on = NULL, crate_back_on = NULL WHERE box_no % 19 = 5;
UPDATE box SET status = 'P' WHERE delivered_on IS NULL AND status = 'D';
UPDATE box SET status = 'P', delivered_on = NULL WHERE status = 'D' AND packed_on >= '2025-06-08';
UPDATE box SET crate_back_on = NULL WHERE status <> 'D' OR box_no % 6 = 1;
CREATE TABLE box_content (
  box_no INTEGER REFERENCES box(box_no), --: ref box.box_no
  produce_id INTEGER REFERENCES produce(produce_id), --: pick 1*6 | 2*3 | 3*4 | 4*7 | 5*2 | 6*4 | 7*3 | 8*4 | 9*4 | 10*2 | 11*4 | 12*3 | 13*5 | 14*3 | 15 | 16*5 | 17*4 | 18*2 | 19*2 | 20*2 | 21*3 | 22*2 | 23*3 | 24*2
  grower_id INTEGER REFERENCES grower(grower_id), --: pick 1*6 | 2*4 | 3*5 | 4*4 | 6*3 | 7*2 | 8*2 | 10*4 | 11*5 | NULL
  weight_kg REAL, --: real 0.1..2.4 2 skew
  PRIMARY KEY (box_no, produce_id)
); --: rows 400
DELETE FROM box_content WHERE box_no NOT IN (SELECT box_no FROM box);
UPDATE box_content SET grower_id = 8 WHERE produce_id = 23;
UPDATE box_content SET grower_id = 6 WHERE produce_id IN (13, 14, 15) AND grower_id IS NOT NULL AND box_no % 3 <> 0;
UPDATE box_content SET grower_id = 1 WHERE grower_id = 8 AND produce_id <> 23;
CREATE TABLE intake (
  intake_id INTEGER PRIMARY KEY, --: seq 1
  grower_id INTEGER REFERENCES grower(grower_id), --: pick 1*6 | 2*3 | 3*5 | 4*4 | 5*2 | 6*3 | 7*2 | 8*2 | 10*4 | 11*5
  produce_id INTEGER REFERENCES produce(produce_id), --: pick 1*6 | 2*3 | 3*4 | 4*7 | 5*2 | 6*4 | 7*3 | 8*4 | 9*4 | 10*2 | 11*4 | 12*3 | 16*5 | 17*4 | 18*2 | 19*2 | 20*2 | 21*3 | 22*2 | 24*2 | 13*3 | 14*2
  harvested_on TEXT, --: date 2024-08-28..2025-06-10
  received_on TEXT, --: after harvested_on 0..4 days
  paid_on TEXT, --: after received_on 10..50 days until 2025-06-14
  weight_kg REAL, --: real 8..420 1 skew
  rejected_kg REAL, -- sorted out at the barn, not paid for --: real 0..18 1 skew
  eur_per_kg REAL --: real 0.55..6.4 2 skew
); --: rows 210
UPDATE intake SET produce_id = 23 WHERE grower_id = 8;
UPDATE intake SET rejected_kg = 0 WHERE intake_id % 3 = 0;
UPDATE intake SET rejected_kg = ROUND(weight_kg / 4, 1) WHERE rejected_kg > weight_kg / 2;
DELETE FROM intake WHERE grower_id = 5 AND received_on > '2024-12-31';
UPDATE intake SET paid_on = NULL WHERE intake_id % 13 = 4;
