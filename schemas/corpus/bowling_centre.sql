CREATE TABLE lane (
  lane_no INTEGER PRIMARY KEY,
  wing TEXT, -- east or west
  oil_pattern TEXT,
  has_bumpers INTEGER, -- 1 if bumpers can be raised for children
  built_year INTEGER,
  retired_on TEXT
);
INSERT INTO lane VALUES (1,'west','house',1,2009,NULL),(2,'west','house',1,2009,NULL),(3,'west','house',1,2009,NULL),(4,'west','house',0,2009,NULL),(5,'west','house',0,2009,NULL),(6,'west','house',0,2014,NULL),(7,'east','house',0,2014,NULL),(8,'east','house',0,2014,NULL),(9,'east','sport',0,2014,NULL),(10,'east','sport',0,2019,NULL),(11,'east','sport',0,2019,NULL),(12,'east','challenge',0,2019,NULL),(13,'east','house',1,2022,NULL),(14,'east','house',1,2022,NULL),(15,'west','house',0,2004,'2024-06-30'),(16,'west',NULL,0,2025,NULL);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  job TEXT, -- desk, mechanic, bar, coach
  born_on TEXT,
  hired_on TEXT,
  left_on TEXT,
  hourly_pay REAL,
  manager_id INTEGER REFERENCES staff(staff_id)
);
INSERT INTO staff VALUES (1,'Gwen','Pritchard','desk','1974-05-14','2009-02-01',NULL,21.5,NULL),(2,'Dai','Morgan','mechanic','1969-11-30','2009-02-01',NULL,22.8,1),(3,'Carys','Bevan','bar','1991-08-03','2017-05-20',NULL,14.9,1),(4,'Owain','Pritchard','desk','1999-01-19','2020-07-06',NULL,13.6,1),(5,'Tegan','Rees','coach','1986-03-27','2014-09-15',NULL,18.2,1),(6,'Ifan','Lloyd','mechanic','1995-10-10','2019-01-28',NULL,17.7,2),(7,'Gwen','Rees','bar','2002-06-22','2022-10-31',NULL,12.4,3),(8,'Marek','Nowak','desk','1997-04-04','2021-03-08','2024-11-30',13.9,1),(9,'Lowri','Bowen','coach','1979-12-12','2016-02-29','2025-03-31',17.9,1),(10,'Huw','Tudor','bar','2004-02-17','2024-06-10',NULL,11.9,3),(11,'Lowri','Evans','desk','2003-09-09','2025-01-13',NULL,12.1,4),(12,'Rhodri','Evans','mechanic','2001-07-01','2025-05-05',NULL,14.3,2);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  town TEXT, --: pick Swansea*8 | Neath*5 | Llanelli*4 | Cardiff*3 | Port Talbot*3 | NULL*2
  born_on TEXT, --: date 1950-02-01..2008-11-30 null 12%
  joined_on TEXT, -- day the customer card was made out --: date 2019-03-01..2025-08-20
  card TEXT -- none, silver or gold --: pick none*6 | silver*3 | gold*2
); --: rows 130
CREATE TABLE booking (
  booking_id INTEGER PRIMARY KEY, --: seq 20001
  customer_id INTEGER REFERENCES customer(customer_id), -- empty for walk-ins --: ref customer.customer_id cover 85% skew
  lane_no INTEGER REFERENCES lane(lane_no), --: pick 1*5 | 2*5 | 3*4 | 4*4 | 5*3 | 6*4 | 7*4 | 8*4 | 9*2 | 10*2 | 11 | 12 | 13*5 | 14*4
  taken_by INTEGER REFERENCES staff(staff_id), --: pick 1*4 | 4*5 | 8*3 | 11*2 | NULL
  booked_on TEXT, --: date 2024-01-05..2025-09-20
  start_at TEXT, --: after booked_on 0..40 days %Y-%m-%d %H:%M
  end_at TEXT, --: int 1..5
  players INTEGER, --: int 1..8 normal
  hourly_price REAL, -- price of the lane per hour --: pick 24*5 | 29*4 | 34*3
  discount_pct INTEGER, --: pick 0*8 | 10*3 | 20*2
  occasion TEXT, --: pick NULL*8 | birthday*4 | company*3 | date night*2 | stag party
  status TEXT -- DONE, NOSHOW, CANC or OPEN --: pick DONE*15 | NOSHOW | CANC*2
); --: rows 290
UPDATE booking SET customer_id = NULL WHERE booking_id % 13 = 5;
UPDATE booking SET start_at = substr(start_at, 1, 10) || ' ' || printf('%02d:%02d', 10 + booking_id * 7 % 12, booking_id % 2 * 30);
UPDATE booking SET end_at = strftime('%Y-%m-%d %H:%M', start_at, '+' || (30 + end_at * 30) || ' minutes');
UPDATE booking SET status = 'OPEN' WHERE start_at >= '2025-09-22' AND status <> 'CANC';
UPDATE booking SET taken_by = CASE WHEN taken_by = 8 AND booked_on > '2024-11-30' THEN 4 WHEN taken_by = 11 AND booked_on < '2025-01-13' THEN 1 ELSE taken_by END;
UPDATE customer SET joined_on = MIN(joined_on, COALESCE((SELECT MIN(booked_on) FROM booking AS b WHERE b.customer_id = customer.customer_id), joined_on));
CREATE TABLE shoe_rental (
  rental_id INTEGER PRIMARY KEY, --: seq 1
  booking_id INTEGER REFERENCES booking(booking_id), --: ref booking.booking_id cover 80%
  shoe_size INTEGER, -- European size --: int 28..47 normal
  pairs INTEGER, --: int 1..5 skew
  price_each REAL, --: pick 2.5*5 | 3*4 | 0
  damaged INTEGER --: pick 0*14 | 1
); --: rows 330
DELETE FROM shoe_rental WHERE booking_id IN (SELECT booking_id FROM booking WHERE status <> 'DONE');
CREATE TABLE bar_order (
  order_id INTEGER PRIMARY KEY, --: seq 1
  booking_id INTEGER REFERENCES booking(booking_id), --: ref booking.booking_id cover 60%
  served_by INTEGER REFERENCES staff(staff_id), --: pick 3*5 | 7*4 | 10*3
  item TEXT, --: pick lager*6 | cola*6 | nachos*4 | pizza*5 | coffee*3 | cocktail*2
  quantity INTEGER, --: int 1..8 skew
  unit_price REAL --: by item: lager => 5.2; cola => 2.8; nachos => 6.5; pizza => 11; coffee => 2.6; cocktail => 8.9
); --: rows 260
DELETE FROM bar_order WHERE booking_id IN (SELECT booking_id FROM booking WHERE status <> 'DONE');
UPDATE bar_order SET served_by = 3 WHERE served_by = 10 AND booking_id IN (SELECT booking_id FROM booking WHERE start_at < '2024-06-10');
CREATE TABLE league (
  league_id INTEGER PRIMARY KEY,
  league_name TEXT,
  evening TEXT,
  starts_on TEXT,
  ends_on TEXT,
  fee_per_team REAL,
  run_by INTEGER REFERENCES staff(staff_id)
);
INSERT INTO league VALUES (1,'Copper Cup','Tuesday','2024-01-16','2024-05-28',180,9),(2,'Works League','Thursday','2024-09-05','2025-02-27',210,5),(3,'Copper Cup 2025','Tuesday','2025-01-14','2025-05-27',190,5),(4,'Seniors Morning','Wednesday','2025-03-05','2025-07-30',95,5),(5,'Works League II','Thursday','2025-09-04','2026-02-26',220,5),(6,'Family Sunday','Sunday','2025-11-02','2026-03-29',80,NULL);
CREATE TABLE team (
  team_id INTEGER PRIMARY KEY, --: seq 1
  team_name TEXT, --: mix {Split|Gutter|Turkey|Strike|Spare|Pin} {Happens|Kings|Sisters|Brigade|Dragons|Society} distinct
  league_id INTEGER REFERENCES league(league_id), --: pick 1*5 | 2*6 | 3*5 | 4*4 | 5*5
  captain_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id
  home_town TEXT, --: pick Swansea*4 | Neath*3 | Llanelli*2 | Cardiff
  entered_on TEXT, --: int 4..45
  fee_paid_on TEXT, --: int 0..40
  withdrew_on TEXT --: pick NULL*8 | x
); --: rows 32
UPDATE team SET entered_on = (SELECT date(starts_on, '-' || team.entered_on || ' days') FROM league AS l WHERE l.league_id = team.league_id);
UPDATE team SET fee_paid_on = date(entered_on, '+' || fee_paid_on || ' days'), withdrew_on = CASE WHEN withdrew_on IS NULL THEN NULL ELSE date(entered_on, '+60 days') END;
UPDATE team SET fee_paid_on = NULL WHERE team_id % 9 = 4 OR fee_paid_on > '2025-09-21';
UPDATE team SET withdrew_on = NULL WHERE withdrew_on > '2025-09-21';
CREATE TABLE team_player (
  team_id INTEGER REFERENCES team(team_id), --: ref team.team_id
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 80%
  handicap INTEGER, --: int 0..60 skew
  PRIMARY KEY (team_id, customer_id)
); --: rows 140
CREATE TABLE game (
  game_id INTEGER PRIMARY KEY, --: seq 5001
  team_id INTEGER, --: ref team.team_id
  customer_id INTEGER, --: const 1
  lane_no INTEGER REFERENCES lane(lane_no), --: pick 9*4 | 10*4 | 11*4 | 12*4 | 7 | 8
  played_on TEXT, --: int 0..20
  score INTEGER, -- pins, without handicap --: int 82..279 normal
  strikes INTEGER, --: int 0..9 skew
  spares INTEGER --: int 0..8
); --: rows 400
UPDATE game SET customer_id = (SELECT p.customer_id FROM team_player AS p WHERE p.team_id = game.team_id AND (p.customer_id + game.game_id) % 3 = 0 ORDER BY p.customer_id * 37 % 101 LIMIT 1);
UPDATE game SET customer_id = (SELECT MAX(p.customer_id) FROM team_player AS p WHERE p.team_id = game.team_id) WHERE customer_id IS NULL;
UPDATE game SET played_on = (SELECT date(l.starts_on, '+' || (game.played_on * 7) || ' days') FROM team AS t JOIN league AS l ON t.league_id = l.league_id WHERE t.team_id = game.team_id);
DELETE FROM game WHERE played_on > '2025-09-18' OR customer_id IS NULL OR played_on > COALESCE((SELECT withdrew_on FROM team AS t WHERE t.team_id = game.team_id), '2099') OR played_on > (SELECT l.ends_on FROM team AS t JOIN league AS l ON t.league_id = l.league_id WHERE t.team_id = game.team_id);
UPDATE game SET strikes = MIN(9, strikes / 2 + score / 45);
CREATE TABLE repair (
  repair_id INTEGER PRIMARY KEY, --: seq 1
  lane_no INTEGER REFERENCES lane(lane_no), --: int 1..14
  mechanic_id INTEGER REFERENCES staff(staff_id), --: pick 2*4 | 6*5 | NULL
  reported_at TEXT, --: date 2024-01-08..2025-09-18 %Y-%m-%d %H:%M
  done_at TEXT, --: after reported_at 20..2600 minutes %Y-%m-%d %H:%M
  fault TEXT, --: pick pinsetter*6 | ball return*4 | scoring screen*3 | oil*2 | gutter
  parts_cost REAL --: price 4..420 null 20%
); --: rows 88
UPDATE repair SET done_at = NULL WHERE repair_id % 15 = 8;
UPDATE customer SET first_name = 'Nadia' WHERE customer_id = 77;
UPDATE customer SET joined_on = MIN(joined_on, COALESCE((SELECT date(MIN(g.played_on), '-30 days') FROM game AS g WHERE g.customer_id = customer.customer_id), joined_on));
UPDATE customer SET last_name = 'Wolf' WHERE customer_id = 47;
UPDATE customer SET first_name = 'Alejandra' WHERE customer_id = 99;
INSERT OR IGNORE INTO team_player VALUES (12, 8, 14), (12, 33, 8);
