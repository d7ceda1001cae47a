-- Milk recording of the Hollin Moss herd: every control milking of a cow, by barn and by milker.
CREATE TABLE barn (
  barnId INTEGER PRIMARY KEY,
  barnName TEXT NOT NULL,
  parish TEXT, -- where the barn stands
  housing TEXT, -- way of keeping: tie stall, free stall, deep litter
  stallCount INTEGER,
  floorAreaM2 REAL -- square metres
);
INSERT INTO barn VALUES
 (1, 'Upper Byre', 'Hollin', 'free stall', 64, 810.5), (2, 'Lower Byre', 'Hollin', 'tie stall', 28, 262.0),
 (3, 'Clover Shed', 'Skelby', 'deep litter', 40, 690.0), (4, 'Beck House', 'Skelby', 'free stall', 52, 655.5),
 (5, 'Old Tithe Barn', 'Marrick', 'tie stall', 18, 171.0), (6, 'New Parlour', 'Marrick', 'free stall', 70, 940.0),
 (7, 'Quarantine Box', 'Hollin', 'deep litter', 6, 96.0);
CREATE TABLE milker (
  milkerId INTEGER PRIMARY KEY,          --: seq 1
  firstName TEXT,                        --: first distinct
  lastName TEXT,                         --: last distinct
  bornOn TEXT,                           --: date 1961-03-01..2004-10-31
  hiredOn TEXT, -- first day on the farm --: date 2012-01-10..2024-05-31
  contract TEXT, -- permanent, seasonal or trainee --: pick permanent*5 | seasonal*3 | trainee*2
  hourlyWageEur REAL --: real 13..24 2
); --: rows 16
CREATE TABLE cow (
  cowId INTEGER PRIMARY KEY,             --: seq 1
  earTag TEXT UNIQUE, -- official number --: code HM-####
  cowName TEXT,                          --: mix {Clover|Juniper|Bramble|Heather|Tansy|Sorrel|Damson|Misty|Poppy|Fennel|Hazel|Biscuit}
  breed TEXT,                            --: pick Holstein*6 | Jersey*3 | Brown Swiss*3 | Ayrshire*2 | Fleckvieh
  bornOn TEXT,                           --: date 2013-02-01..2021-12-15
  boughtOn TEXT, -- empty for cows born on the farm --: after bornOn 300..1500 days until 2022-12-31 null 60%
  lastCalvedOn TEXT, -- most recent calving --: date 2023-09-01..2024-12-20
  driedOffOn TEXT, -- start of the dry period before it --: date 2023-07-01..2023-07-30
  milkState TEXT, -- in milk or dry --: pick in milk*7 | dry*2
  holsteinShare REAL, -- share of Holstein blood, 0..1 --: by breed: Holstein => 1.0*2 | 0.875 | 0.75; Jersey => 0.0*3 | 0.125; Brown Swiss => 0.25 | 0.0*2; else => 0.5 | 0.25 | 0.375
  weightKg INTEGER,                      --: int 410..790 normal
  damId INTEGER REFERENCES cow(cowId) -- mother, if she is in the herd book
); --: rows 84
CREATE TABLE milking (
  milkingId INTEGER PRIMARY KEY,         --: seq 9001
  cowId INTEGER REFERENCES cow(cowId),   --: ref cow.cowId cover 85% skew
  barnId INTEGER REFERENCES barn(barnId), --: ref barn.barnId cover 86%
  milkerId INTEGER REFERENCES milker(milkerId), --: ref milker.milkerId cover 90%
  milkedAt TEXT,                         --: date 2023-01-02..2024-12-29 %Y-%m-%d %H:%M:%S
  testedOn TEXT, -- day of the laboratory result --: after milkedAt 1..9 days %Y-%m-%d until 2024-12-31
  paidOn TEXT, -- day on which the dairy paid --: after milkedAt 12..60 days %Y-%m-%d until 2024-12-31
  grossKg REAL, -- kg at the tank --: real 11..47 1 normal
  netKg REAL, -- kg left after waste and calf milk
  fatShare REAL, -- 0..1 by mass --: real 0.031..0.059 4 normal
  proteinShare REAL, -- 0..1 by mass --: real 0.028..0.043 4 normal
  cellCount INTEGER, -- somatic cells, thousands per ml --: int 30..640 skew null 6%
  grossPayEur REAL, -- price before levies
  netPayEur REAL, -- price after levies
  payState TEXT -- paid or unpaid
); --: rows 380
UPDATE milking SET netKg = round(grossKg * (0.99 - 0.03 * ((milkingId * 7) % 5)), 1);
UPDATE milking SET grossPayEur = round(netKg * (0.31 + 4.1 * fatShare), 2);
UPDATE milking SET netPayEur = round(grossPayEur * (0.97 - 0.02 * ((milkingId * 11) % 6)), 2);
UPDATE milking SET paidOn = NULL WHERE milkingId % 17 = 4;
UPDATE milking SET payState = CASE WHEN paidOn IS NULL THEN 'unpaid' ELSE 'paid' END;
UPDATE cow SET driedOffOn = date(lastCalvedOn, '-' || (41 + (cowId * 13) % 37) || ' days');
UPDATE cow SET driedOffOn = NULL WHERE cowId % 9 = 5;
UPDATE cow SET damId = (SELECT MIN(T2.cowId) FROM cow AS T2 WHERE julianday(cow.bornOn) - julianday(T2.bornOn) BETWEEN 740 AND 2700 AND (T2.cowId * 3 + cow.cowId) % 7 = 0) WHERE boughtOn IS NULL AND cowId % 5 <> 1;
UPDATE milking SET barnId = 1 WHERE barnId = 7;
UPDATE milker SET hiredOn = date(hiredOn, '-3 years') WHERE hiredOn > '2022-12-31';
UPDATE milker SET bornOn = date(bornOn, '-9 years') WHERE julianday(hiredOn) - julianday(bornOn) < 6200;
UPDATE milker SET contract = 'trainee' WHERE milkerId IN (4, 9, 13);
UPDATE milking SET cellCount = cellCount + 60 WHERE cowId IN (SELECT cowId FROM cow WHERE breed = 'Jersey');
