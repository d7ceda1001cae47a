-- Aid handed out to refugee households by a small relief organisation.
CREATE TABLE household (
  householdId INTEGER PRIMARY KEY,       --: seq 1001
  headFirst TEXT,                        --: first
  headLast TEXT,                         --: last
  originCountry TEXT,                    --: pick Sudan*6 | Syria*5 | Eritrea*4 | Ukraine*4 | Afghanistan*3 | Yemen*2 | NULL
  section TEXT, -- part of the camp where they live --: pick River*5 | Orchard*4 | Hill*4 | Gate*3 | Annex
  shelterNo TEXT,                        --: code @-###
  members INTEGER, -- people in the household --: int 1..9 normal
  childrenUnder5 INTEGER,                --: expr (householdId * 37 % 11) % 4 * (members > 2) * (householdId % 3 > 0) / 1
  headBornOn TEXT,                       --: date 1944-01-05..2005-12-20
  arrivedOn TEXT, -- registered in the camp --: date 2022-08-01..2025-06-20
  leftOn TEXT, -- NULL while they live here --: after arrivedOn 60..900 days until 2025-07-14 null 74%
  needsCare INTEGER, -- 1 if somebody is ill or disabled --: pick 0*4 | 1
  speaksEnglish INTEGER,                 --: pick 0*3 | 1*2
  hostId INTEGER REFERENCES household(householdId) -- relatives who vouched for them --: self householdId
); --: rows 120
CREATE TABLE item (
  itemId INTEGER PRIMARY KEY,
  itemName TEXT,
  category TEXT, -- food, hygiene, bedding, kitchen, baby, school
  unitKg REAL, -- weight of one unit
  unitCostEur REAL,
  donor TEXT,
  isFood INTEGER,
  stockUnits INTEGER -- in the store today
);
INSERT INTO item VALUES (1, 'Rice 5 kg', 'food', 5, 6.9, 'Harvest Trust', 1, 840), (2, 'Lentils 2 kg', 'food', 2, 4.1, 'Harvest Trust', 1, 410), (3, 'Cooking oil 1 l', 'food', 0.95, 2.6, 'Blue Lantern', 1, 95), (4, 'Tea 250 g', 'food', 0.25, 2.2, NULL, 1, 0), (5, 'Flour 5 kg', 'food', 5, 4.8, 'Harvest Trust', 1, 620), (6, 'Tinned fish', 'food', 0.2, 1.5, 'Norden Aid', 1, 1320), (7, 'Blanket wool', 'bedding', 1.8, 11.5, 'Norden Aid', 0, 260), (8, 'Blanket fleece', 'bedding', 0.9, 6.4, 'Blue Lantern', 0, 48), (9, 'Sleeping mat', 'bedding', 1.1, 8.2, 'Norden Aid', 0, 130), (10, 'Pillow', 'bedding', 0.6, 3.9, NULL, 0, 77), (11, 'Soap bar', 'hygiene', 0.1, 0.6, 'Clean Hands', 0, 2900), (12, 'Washing powder', 'hygiene', 1, 3.3, 'Clean Hands', 0, 180), (13, 'Toothbrush set', 'hygiene', 0.05, 1.1, 'Clean Hands', 0, 510), (14, 'Sanitary pads', 'hygiene', 0.2, 2.4, 'Clean Hands', 0, 340), (15, 'Bucket', 'kitchen', 0.7, 3, 'Blue Lantern', 0, 66), (16, 'Jerry can 10 l', 'kitchen', 0.5, 4.4, 'Blue Lantern', 0, 150), (17, 'Pot set', 'kitchen', 2.9, 19.8, NULL, 0, 22), (18, 'Gas stove', 'kitchen', 3.4, 34, 'Norden Aid', 0, 9), (19, 'Nappies', 'baby', 1.6, 9.7, 'Little Steps', 0, 205), (20, 'Baby formula', 'baby', 0.8, 13.9, 'Little Steps', 1, 58), (21, 'Baby clothes', 'baby', 0.5, 7.5, 'Little Steps', 0, 90), (22, 'School bag', 'school', 0.6, 9, 'Little Steps', 0, 120), (23, 'Exercise books', 'school', 0.8, 3.6, NULL, 0, 400), (24, 'Solar lamp', 'kitchen', 0.4, 15.2, 'Blue Lantern', 0, 37), (25, 'Snow boots', 'bedding', 1.2, 21, 'Norden Aid', 0, 14);
CREATE TABLE distribution (
  distributionId INTEGER PRIMARY KEY,    --: seq 50001
  householdId INTEGER REFERENCES household(householdId), --: ref household.householdId cover 88% skew
  itemId INTEGER REFERENCES item(itemId), --: pick 1*9 | 2*7 | 3*6 | 4*3 | 5*6 | 6*5 | 7*4 | 8*3 | 9*3 | 10*2 | 11*8 | 12*4 | 13*3 | 14*4 | 15*2 | 16*3 | 17 | 18 | 19*4 | 20*3 | 21*2 | 22*2 | 23*2 | 24
  givenAt TEXT, -- when it was handed over --: date 2023-09-01..2025-07-12 %Y-%m-%d %H:%M:%S
  periodYear INTEGER, -- ration period that it counts for --: expr CAST(strftime('%Y', givenAt, '-8 days') AS INTEGER)
  periodMonth INTEGER,                   --: expr CAST(strftime('%m', givenAt, '-8 days') AS INTEGER)
  quantity INTEGER,                      --: pick 1*7 | 2*5 | 3*3 | 4*2 | 6 | 10
  point TEXT, -- where it was handed over --: pick School Hall*5 | North Gate*4 | Container Row*3 | Clinic Tent*2
  isHomeDelivery INTEGER,                --: pick 0*6 | 1
  waitMinutes INTEGER                    --: int 1..140 skew null 8%
); --: rows 640
CREATE TABLE distributionLog (
  logId INTEGER PRIMARY KEY,             --: seq 1
  householdId INTEGER REFERENCES household(householdId), --: ref household.householdId cover 92% skew
  itemId INTEGER REFERENCES item(itemId), --: pick 1*9 | 2*7 | 3*6 | 4*3 | 5*6 | 6*5 | 7*4 | 8*3 | 9*3 | 11*8 | 12*4 | 14*4 | 16*3 | 19*4 | 20*3 | 22*2 | 24
  periodYear INTEGER,                    --: pick 2024*5 | 2025*4
  periodMonth INTEGER,                   --: int 1..12
  quantity INTEGER, -- units planned for them, not given --: pick 1*6 | 2*6 | 3*3 | 4*2 | 6
  loggedAt TEXT, -- when the plan was noted --: expr datetime(periodYear || printf('-%02d-01', periodMonth), '-' || (1 + logId * 37 % 9) || ' days', '+' || (logId * 53 % 600 + 480) || ' minutes')
  isFinal INTEGER                        --: pick 1*4 | 0
); --: rows 380
DELETE FROM distribution WHERE date(givenAt) < (SELECT arrivedOn FROM household WHERE household.householdId = distribution.householdId) OR date(givenAt) > (SELECT coalesce(leftOn, '2030') FROM household WHERE household.householdId = distribution.householdId);
DELETE FROM distributionLog WHERE periodYear = 2025 AND periodMonth > 7;
DELETE FROM distributionLog WHERE rowid NOT IN (SELECT MIN(rowid) FROM distributionLog GROUP BY householdId, itemId, periodYear, periodMonth);
UPDATE household SET hostId = NULL WHERE householdId % 5 < 3 OR arrivedOn < (SELECT h.arrivedOn FROM household h WHERE h.householdId = household.hostId);
UPDATE household SET originCountry = (SELECT h.originCountry FROM household h WHERE h.householdId = household.hostId) WHERE hostId IS NOT NULL AND householdId % 5 = 3;
