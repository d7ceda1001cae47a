CREATE TABLE People (
  PersonId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last
  Town TEXT, --: pick Bexcombe*6 | Harrow Quay*4 | Saltford*4 | Upper Wend*2 | Linden*3
  BornOn TEXT, -- yyyy-mm-dd --: date 1946-03-01..2008-10-30
  FirstCameAt INTEGER, -- Unix seconds --: date 2019-01-10..2025-03-20 unix
  HeardFrom TEXT, -- how they found us --: pick Instagram*5 | friend*6 | market stall*3 | search*4 | NULL*2
  Newsletter INTEGER --: pick 1*5 | 0*4
); --: rows 96
CREATE TABLE Potters (
  PersonId INTEGER PRIMARY KEY, -- also in People
  Grade TEXT, -- A apprentice, J journeyman, M master
  HourlyRate REAL,
  WheelNo INTEGER -- own wheel
);
INSERT INTO Potters VALUES (1, 'M', 31.5, 1), (2, 'M', 30, 2), (4, 'J', 22.5, 3), (7, 'J', 21, 5), (9, 'J', 22.5, NULL), (12, 'A', 14, NULL), (15, 'A', 14, 6), (16, 'J', 24, 4), (19, 'A', 13.5, NULL), (23, 'M', 33, 8), (28, 'A', 14, NULL);
CREATE TABLE Members (
  PersonId INTEGER PRIMARY KEY, -- also in People
  Plan TEXT,
  ShelfNo INTEGER, -- drying shelf
  MonthlyFee REAL,
  PaidUp INTEGER, -- 1 no arrears
  KeyHolder INTEGER
);
CREATE TABLE Classes (
  ClassId INTEGER PRIMARY KEY, --: seq 301
  Title TEXT, --: pick Throwing for Beginners*5 | Glaze Lab*3 | Hand Building*4 | Raku Evening*2 | Big Pots*2 | Kids Clay Club*3 | Sgraffito Saturday*2
  TeacherId INTEGER, -- a potter --: pick 1*3 | 2*4 | 4*3 | 7*2 | 9*2 | 16*3 | 23*2
  StartsAt INTEGER, -- Unix seconds --: date 2023-02-01..2025-04-28 unix
  LengthMin INTEGER, --: pick 90*3 | 120*5 | 180*3 | 240
  Places INTEGER, --: pick 6*3 | 8*5 | 10*3 | 12*2
  Fee REAL, -- full price per person --: pick 24*2 | 32*4 | 45*4 | 58*2 | 75
  Cancelled INTEGER -- 1 called off --: pick 0*9 | 1
); --: rows 64
CREATE TABLE Bookings (
  ClassId INTEGER, --: ref Classes.ClassId cover 92%
  PersonId INTEGER, --: ref People.PersonId cover 75% skew
  PaidFee REAL, -- after discount --: pick 24*3 | 28.8 | 32*4 | 40.5*2 | 45*3 | 58 | 0
  BookedAt INTEGER, -- Unix seconds --: date 2022-12-05..2025-03-30 unix
  ShowedUp INTEGER, --: pick 1*8 | 0*2
  Stars INTEGER, -- feedback 1 to 5 --: pick NULL*5 | 2 | 3*3 | 4*5 | 5*5
  PRIMARY KEY (ClassId, PersonId)
); --: rows 330
CREATE TABLE Pieces (
  PieceId INTEGER PRIMARY KEY, --: seq 6001
  MakerId INTEGER, -- person who made it --: pick 1*5 | 2*5 | 4*6 | 7*4 | 9*5 | 12*3 | 15*4 | 16*5 | 19*2 | 23*3
  Form TEXT, --: pick mug*8 | bowl*6 | plate*5 | vase*4 | jug*3 | teapot*2 | planter*2
  Series TEXT, --: pick Tideline*5 | Moss*4 | Speckle*5 | Ink*3 | NULL*2
  ClayBody TEXT, --: pick stoneware*6 | porcelain*3 | terracotta*3
  Glaze TEXT, --: pick celadon*4 | tenmoku*3 | shino*3 | matt white*5 | clear*3 | none
  WetWeightG INTEGER, -- as thrown --: int 260..4200 skew
  FiredWeightG INTEGER, --: expr CAST(WetWeightG * 0.86 AS INTEGER)
  HeightMm INTEGER, --: int 22..420 normal
  WidthMm INTEGER, -- widest point --: int 60..390 normal
  ThrownAt INTEGER, -- Unix seconds --: date 2023-01-09..2025-03-10 unix
  FiredYear INTEGER, -- glaze firing --: pick 2023
  FiredMonth INTEGER, --: int 1..12
  Kiln TEXT, --: pick Big Bertha*6 | Ember*4 | Test Kiln
  TopTempC INTEGER, --: pick 1060*3 | 1220*4 | 1260*6 | 1280*3
  FiringMin INTEGER, -- length of firing --: int 420..1080 normal
  Cracked INTEGER, -- 1 yes --: pick 0*12 | 1*2
  Warped INTEGER, --: pick 0*14 | 1
  GlazeRun INTEGER, -- 1 stuck to the shelf --: pick 0*15 | 1
  Second INTEGER, -- 1 sold as B grade --: const 0
  ListPrice REAL, --: price 14..260
  SoldFor REAL, -- empty while unsold --: price 10..240 null 30%
  SoldAt INTEGER, -- Unix seconds --: after ThrownAt 35..300 days unix until 2025-03-31
  Channel TEXT, --: by SoldFor: else => shop*5 | web*5 | market*3 | gallery
  GiftBox INTEGER --: pick 0*5 | 1*2
); --: rows 340
INSERT INTO Members SELECT PersonId, CASE PersonId % 4 WHEN 0 THEN 'Evenings' WHEN 1 THEN 'Full Access' WHEN 2 THEN 'Weekends' ELSE 'Evenings' END, CASE WHEN PersonId % 9 = 0 THEN NULL ELSE 10 + PersonId END, CASE PersonId % 4 WHEN 1 THEN 110 WHEN 2 THEN 55 ELSE 70 END, CASE WHEN PersonId % 5 = 2 THEN 0 ELSE 1 END, CASE WHEN PersonId % 7 = 3 THEN 1 ELSE 0 END FROM People WHERE PersonId > 28 AND PersonId % 3 <> 1;
UPDATE People SET BornOn = (1962 + PersonId) || substr(BornOn, 5) WHERE PersonId IN (SELECT PersonId FROM Potters);
UPDATE Pieces SET FiredYear = CAST(strftime('%Y', ThrownAt + 1900000, 'unixepoch') AS INTEGER), FiredMonth = CAST(strftime('%m', ThrownAt + 1900000, 'unixepoch') AS INTEGER);
UPDATE Pieces SET FiredYear = NULL, FiredMonth = NULL, TopTempC = NULL, FiringMin = NULL, Kiln = NULL, SoldAt = NULL WHERE ThrownAt + 1900000 > strftime('%s', '2025-03-31') OR PieceId % 41 = 0;
UPDATE Pieces SET SoldAt = NULL WHERE Cracked = 1 OR GlazeRun = 1;
UPDATE Pieces SET SoldFor = NULL, Channel = NULL WHERE SoldAt IS NULL;
UPDATE Pieces SET Second = 1 WHERE Warped = 1 OR PieceId % 13 = 0;
UPDATE Pieces SET SoldAt = NULL WHERE SoldFor IS NULL;
UPDATE Pieces SET Channel = NULL WHERE SoldFor IS NULL;
UPDATE Pieces SET SoldFor = CASE WHEN Second = 1 THEN ROUND(ListPrice * 0.6, 2) WHEN PieceId % 4 = 0 THEN ROUND(ListPrice * 0.9, 2) ELSE ListPrice END WHERE SoldFor IS NOT NULL;
UPDATE Classes SET StartsAt = StartsAt / 86400 * 86400 + 32400 + ClassId % 6 * 7200;
UPDATE Bookings SET BookedAt = (SELECT C.StartsAt FROM Classes AS C WHERE C.ClassId = Bookings.ClassId) - 86400 * (1 + (PersonId * 31 + ClassId * 7) % 45);
DELETE FROM Bookings WHERE BookedAt > strftime('%s', '2025-03-31');
UPDATE Bookings SET ShowedUp = NULL, Stars = NULL WHERE (SELECT C.StartsAt FROM Classes AS C WHERE C.ClassId = Bookings.ClassId) > strftime('%s', '2025-03-31');
UPDATE Bookings SET Stars = NULL WHERE ShowedUp = 0;
DELETE FROM Bookings WHERE PersonId IN (SELECT PersonId FROM Potters WHERE Grade <> 'A');
UPDATE Classes SET LengthMin = 180 WHERE Cancelled = 1 AND LengthMin = 240;
UPDATE Pieces SET Glaze = 'shino' WHERE Form = 'planter' AND Glaze = 'clear';
