CREATE TABLE owner (
  owner_id INTEGER PRIMARY KEY,
  owner_name TEXT,
  country TEXT,
  client_since TEXT,
  syndicate TEXT
);
INSERT INTO owner VALUES
(1, 'Ballycroy Stud', 'Ireland', '2001-03-01', 'N'), (2, 'Hartwell Partners', 'England', '2012-08-14', 'Y'), (3, 'Comte de Brissac', 'France', '2007-05-22', 'N'), (4, 'Silver Fern Racing', 'New Zealand', '2018-11-09', 'Y'), (5, 'Mrs E. Lanigan', 'Ireland', '2010-01-30', 'N'), (6, 'Gestuet Rosenau', 'Germany', '2014-06-06', 'N'), (7, 'Three Oaks Syndicate', 'England', '2019-02-18', 'Y'), (8, 'Dr A. Moreau', 'France', '2021-09-27', 'N'), (9, 'Kilbeggan Club', 'Ireland', '2016-04-11', 'Y'), (10, 'Long Meadow Farm', 'England', '2023-07-03', 'N'), (11, 'Sato Bloodstock', 'Japan', '2024-10-15', 'N');
CREATE TABLE groom (
  groom_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  barn TEXT, --: pick mares*5 | stallions*2 | yearlings*3 | foaling*2
  started_on TEXT, --: date 2008-02-01..2025-05-01
  left_on TEXT, --: pick NULL*5 | 2024-06-30 | 2025-01-31
  weekly_hours INTEGER --: pick 39*5 | 24*2 | 16
); --: rows 30
UPDATE groom SET left_on = NULL WHERE left_on < started_on;
CREATE TABLE horse (
  horse_id INTEGER PRIMARY KEY, --: seq 1
  horse_name TEXT, --: const x
  sex TEXT, -- S stallion, M mare, G gelding --: pick M*8 | S*3 | G*3
  born_on TEXT, --: const 2000-01-01
  colour TEXT, --: pick bay*7 | chestnut*5 | grey*2 | black | brown*2
  sire_id INTEGER REFERENCES horse(horse_id), --: const 1
  dam_id INTEGER REFERENCES horse(horse_id), --: const 1
  owner_id INTEGER REFERENCES owner(owner_id), --: pick 1*9 | 2*4 | 3*4 | 4*2 | 5*3 | 6*3 | 7*3 | 8*2 | 9*3 | 10*1
  groom_id INTEGER REFERENCES groom(groom_id), --: ref groom.groom_id cover 60%
  height_cm INTEGER, --: int 154..174 normal
  weight_kg INTEGER, --: int 420..640 normal
  stud_fee_cents INTEGER, -- for a covering by this stallion; empty for all others --: price 900..25000
  died_on TEXT,
  sold_on TEXT
); --: rows 130
UPDATE horse SET sex = CASE WHEN horse_id IN (1, 3, 5, 8, 11, 14) THEN 'S' ELSE 'M' END WHERE horse_id <= 34;
UPDATE horse SET born_on = date('2001-02-10', '+' || CAST(horse_id * 58 + horse_id * 17 % 40 AS TEXT) || ' days');
UPDATE horse SET born_on = strftime('%Y', born_on) || CASE horse_id % 4 WHEN 0 THEN '-01-' WHEN 1 THEN '-02-' WHEN 2 THEN '-03-' ELSE '-04-' END || printf('%02d', horse_id * 11 % 27 + 1);
UPDATE horse SET sire_id = NULL, dam_id = NULL WHERE horse_id <= 30;
UPDATE horse SET sire_id = (SELECT MAX(s.horse_id) FROM horse AS s WHERE s.sex = 'S' AND s.horse_id <= (horse.horse_id * 7 % (horse.horse_id - 22)) + 1), dam_id = (SELECT MAX(d.horse_id) FROM horse AS d WHERE d.sex = 'M' AND d.horse_id <= (horse.horse_id * 13 % (horse.horse_id - 24)) + 2) WHERE horse_id > 30;
UPDATE horse SET dam_id = NULL WHERE horse_id % 19 = 4;
UPDATE horse SET sire_id = NULL WHERE horse_id % 23 = 9;
UPDATE horse SET stud_fee_cents = NULL WHERE sex <> 'S' OR horse_id > 70;
UPDATE horse SET stud_fee_cents = ROUND(stud_fee_cents / 50000.0) * 50000 + 50000 WHERE stud_fee_cents IS NOT NULL;
UPDATE horse SET died_on = date(born_on, '+' || (17 + horse_id % 5) || ' years', '+' || (horse_id * 31 % 300) || ' days') WHERE horse_id < 28 AND horse_id % 4 = 2;
UPDATE horse SET died_on = NULL WHERE died_on > '2025-09-20';
UPDATE horse SET sold_on = date('2022-02-01', '+' || (horse_id * 37 % 1290) || ' days') WHERE horse_id % 7 = 3 AND horse_id > 35 AND born_on < '2021-06-01' AND died_on IS NULL;
UPDATE horse SET died_on = '2023-10-05' WHERE horse_id = (SELECT MIN(horse_id) FROM horse WHERE sex = 'G' AND sold_on IS NULL);
UPDATE horse SET horse_name = CASE horse_id % 13 WHEN 0 THEN 'Silent' WHEN 1 THEN 'Copper' WHEN 2 THEN 'Northern' WHEN 3 THEN 'Velvet' WHEN 4 THEN 'Second' WHEN 5 THEN 'Harvest' WHEN 6 THEN 'Border' WHEN 7 THEN 'Little' WHEN 8 THEN 'Royal' WHEN 9 THEN 'Misty' WHEN 10 THEN 'Golden' WHEN 11 THEN 'Wild' ELSE 'Lucky' END || ' ' || CASE horse_id % 11 WHEN 0 THEN 'Anthem' WHEN 1 THEN 'Lantern' WHEN 2 THEN 'Promise' WHEN 3 THEN 'Harbour' WHEN 4 THEN 'Verdict' WHEN 5 THEN 'Thistle' WHEN 6 THEN 'Whisper' WHEN 7 THEN 'Frontier' WHEN 8 THEN 'Sonata' WHEN 9 THEN 'Ember' ELSE 'Arrow' END;
CREATE TABLE covering (
  covering_id INTEGER PRIMARY KEY, --: seq 2001
  mare_id INTEGER REFERENCES horse(horse_id), --: int 2..34
  stallion_id INTEGER REFERENCES horse(horse_id), --: pick 5*4 | 8*5 | 11*6 | 14*5 | 3*2
  covered_on TEXT, --: date 2021-02-12..2025-06-10
  scanned_on TEXT, --: after covered_on 14..30 days
  due_on TEXT, --: after covered_on 335..345 days
  result TEXT, -- F in foal, E empty, L lost the foal --: pick F*7 | E*3 | L
  fee_cents INTEGER, -- charged --: const 1
  discount_cents INTEGER, --: pick 0*6 | 25000*2 | 100000
  paid_on TEXT --: after covered_on 10..120 days until 2025-09-20 null 12%
); --: rows 260
DELETE FROM covering WHERE mare_id IN (SELECT horse_id FROM horse WHERE sex <> 'M') OR strftime('%m', covered_on) > '07';
UPDATE covering SET mare_id = 34 - mare_id % 9 WHERE EXISTS (SELECT 1 FROM horse AS h WHERE h.horse_id = covering.mare_id AND h.died_on < covering.covered_on);
DELETE FROM covering WHERE EXISTS (SELECT 1 FROM horse AS h WHERE h.horse_id IN (covering.mare_id, covering.stallion_id) AND h.died_on < covering.covered_on);
UPDATE covering SET fee_cents = (SELECT stud_fee_cents FROM horse AS h WHERE h.horse_id = covering.stallion_id);
UPDATE covering SET due_on = NULL WHERE result <> 'F';
CREATE TABLE foaling (
  foaling_id INTEGER PRIMARY KEY,
  covering_id INTEGER REFERENCES covering(covering_id),
  groom_id INTEGER REFERENCES groom(groom_id), -- who was there; empty if nobody
  foaled_at TEXT, -- date and time
  foal_sex TEXT, -- C colt, F filly
  foal_kg REAL,
  minutes_labour INTEGER,
  alive TEXT
);
INSERT INTO foaling SELECT covering_id + 500, covering_id, CASE WHEN covering_id % 6 = 1 THEN NULL ELSE covering_id * 7 % 30 + 1 END, date(due_on, printf('%+d days', covering_id * 5 % 19 - 8)) || ' ' || printf('%02d:%02d:00', (19 + covering_id * 3 % 12) % 24, covering_id * 17 % 60), CASE WHEN covering_id * 7 % 5 < 2 THEN 'C' ELSE 'F' END, 38 + covering_id * 29 % 230 / 10.0, 12 + covering_id * 13 % 47, CASE WHEN covering_id % 11 = 3 THEN 'N' ELSE 'Y' END FROM covering WHERE due_on < '2025-07-10';
CREATE TABLE racecourse (
  course_id INTEGER PRIMARY KEY,
  course_name TEXT,
  country TEXT,
  surface TEXT
);
INSERT INTO racecourse VALUES (1, 'Rathkeel Park', 'Ireland', 'turf'), (2, 'Glasheen', 'Ireland', 'sand'), (3, 'Thornbury Downs', 'England', 'turf'), (4, 'Vale Royal', 'England', 'sand'), (5, 'Bois d''Aumont', 'France', 'turf'), (6, 'Rheinwiesen', 'Germany', 'turf'), (7, 'Port Ellery', 'Ireland', 'turf');
CREATE TABLE race (
  race_id INTEGER PRIMARY KEY, --: seq 601
  race_name TEXT, --: mix {Spring|Summer|Autumn|Mayor's|Brewers'|Ladies'|Founders'} {Stakes|Handicap|Cup|Maiden|Trophy}
  course_id INTEGER REFERENCES racecourse(course_id), --: pick 1*6 | 2*4 | 3*5 | 4*3 | 5*3 | 6*2
  run_on TEXT, --: date 2022-04-02..2025-09-14
  distance_m INTEGER, --: pick 1000*2 | 1200*4 | 1600*5 | 2000*4 | 2400*3 | 3200
  grade TEXT, --: pick 1 | 2*2 | 3*4 | L*3 | ungraded*6
  purse_cents INTEGER, --: price 6000..180000
  abandoned TEXT --: pick N*14 | Y
); --: rows 95
CREATE TABLE start (
  race_id INTEGER REFERENCES race(race_id), --: ref race.race_id
  horse_id INTEGER REFERENCES horse(horse_id), --: int 40..125
  jockey TEXT, --: pick C. Mullane*5 | R. Bassett*4 | J. Okoye*4 | L. Fabre*3 | S. Wynne*2
  position INTEGER, -- empty if the horse did not finish --: int 1..12
  prize_cents INTEGER, --: const 0
  time_sec REAL, --: const 1
  entry_fee_cents INTEGER, --: pick 15000*4 | 30000*3 | 75000
  PRIMARY KEY (race_id, horse_id)
); --: rows 400
DELETE FROM start WHERE EXISTS (SELECT 1 FROM horse AS h JOIN race AS r WHERE h.horse_id = start.horse_id AND r.race_id = start.race_id AND (julianday(r.run_on) - julianday(h.born_on) < 700 OR julianday(r.run_on) - julianday(h.born_on) > 3600 OR h.sold_on < r.run_on OR r.abandoned = 'Y'));
DELETE FROM start WHERE ROWID NOT IN (SELECT MIN(ROWID) FROM start GROUP BY race_id, position);
UPDATE start SET position = NULL WHERE (race_id + horse_id * 3) % 14 = 5;
UPDATE start SET prize_cents = CASE position WHEN 1 THEN 60 WHEN 2 THEN 20 WHEN 3 THEN 10 WHEN 4 THEN 5 ELSE 0 END * (SELECT purse_cents FROM race AS r WHERE r.race_id = start.race_id) / 100;
UPDATE start SET time_sec = (SELECT ROUND(distance_m / 16.4 + start.position * 0.7 + start.horse_id % 9 * 0.01, 2) FROM race AS r WHERE r.race_id = start.race_id);
CREATE TABLE vet_visit (
  visit_id INTEGER PRIMARY KEY, --: seq 1
  horse_id INTEGER REFERENCES horse(horse_id), --: int 20..128
  visited_on TEXT, --: date 2024-01-05..2025-09-18
  vet TEXT, --: pick Dr Keogh*5 | Dr Salter*3 | Dr Ndiaye*2
  reason TEXT, --: pick vaccination*6 | lameness*4 | colic*2 | teeth*3 | scan*4
  cost_cents INTEGER, --: price 45..1900
  invoiced_on TEXT --: after visited_on 1..40 days until 2025-09-20
); --: rows 220
DELETE FROM vet_visit WHERE EXISTS (SELECT 1 FROM horse AS h WHERE h.horse_id = vet_visit.horse_id AND (h.died_on < vet_visit.visited_on OR h.sold_on < vet_visit.visited_on OR h.born_on > vet_visit.visited_on));
