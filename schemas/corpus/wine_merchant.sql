CREATE TABLE "Producer" (
  "Producer Id" INTEGER,
  "Producer Name" TEXT,
  "Region" TEXT,
  "Country" TEXT,
  "Founded" INTEGER,
  "Organic" TEXT
);
INSERT INTO "Producer" VALUES
(1, 'Domaine Lacombe', 'Rhone', 'France', 1871, 'Y'), (2, 'Chateau Peyrelongue', 'Bordeaux', 'France', 1790, 'N'), (3, 'Weingut Sandner', 'Mosel', 'Germany', 1904, 'N'), (4, 'Bodegas Arribes', 'Rioja', 'Spain', 1932, 'N'), (5, 'Quinta do Freixo', 'Douro', 'Portugal', 1858, 'Y'), (6, 'Cascina Borelli', 'Piedmont', 'Italy', 1948, 'Y'), (7, 'Champagne Duvernois', 'Champagne', 'France', 1889, 'N'), (8, 'Tenuta Serralta', 'Tuscany', 'Italy', 1965, 'N'), (9, 'Domaine Roussillet', 'Burgundy', 'France', 1823, NULL), (10, 'Chateau Mirambel', 'Bordeaux', 'France', 1846, 'N'), (11, 'Nyetwood Estate', 'Sussex', 'England', 1998, 'Y'), (12, 'Weinhof Gruber', 'Wachau', 'Austria', 1919, 'N'), (13, 'Clos des Vallees', 'Loire', 'France', 2004, 'Y');
CREATE TABLE "Wine" (
  "Wine No" INTEGER, --: seq 501
  "Wine Name" TEXT, --: mix {Grand|Petit|Vieux|Haut|Clos} {Chapelle|Moulin|Terrasses|Pierre|Bosquet|Etoile|Corniche|Sentier}
  "Producer Id" INTEGER, --: pick 1*5 | 2*5 | 3*4 | 4*4 | 5*3 | 6*4 | 7*3 | 8*4 | 9*4 | 10*4 | 11*2 | 12*3
  "Colour" TEXT, -- R red, W white, P pink, F sparkling --: by Producer Id: 7, 11 => F; 3, 12 => W*5 | R; else => R*6 | W*3 | P
  "Vintage Year" INTEGER, -- empty if a blend of several years --: by Colour: F => NULL*3 | 2016 | 2018; P => 2022 | 2023*3 | 2024*2; W => 2018 | 2019 | 2020*2 | 2021*3 | 2022*3 | 2023*2; else => 2009 | 2012 | 2015*2 | 2016*3 | 2018*3 | 2019*3 | 2020*3 | 2021*2 | 2022
  "Alcohol Pct" REAL, --: real 8.5..15.5 1 normal
  "Bottle Price" REAL, -- list price of a single bottle, pounds --: price 9..240
  "Case Price" REAL, -- list price of a whole case --: const 1
  "Case Size" INTEGER, -- bottles in a case --: pick 6*6 | 12*4
  "Drink From" INTEGER, --: const 1
  "Drink To" INTEGER, --: const 1
  "Delisted On" TEXT --: pick NULL*10 | 2024-06-30 | 2025-03-31
); --: rows 84
UPDATE "Wine" SET "Wine Name" = "Wine Name" || ' ' || CASE "Wine No" % 4 WHEN 0 THEN 'Reserve' WHEN 1 THEN 'Cuvee ' || ("Wine No" % 9 + 1) WHEN 2 THEN 'Selection' ELSE 'Parcel ' || ("Wine No" % 7 + 1) END;
UPDATE "Wine" SET "Wine Name" = "Wine Name" || ' II' WHERE ROWID NOT IN (SELECT MIN(ROWID) FROM "Wine" GROUP BY "Wine Name");
UPDATE "Wine" SET "Case Price" = ROUND("Bottle Price" * "Case Size" * (85 + "Wine No" * 7 % 13) / 100.0, 2), "Drink From" = "Vintage Year" + 2 + "Wine No" % 5, "Drink To" = "Vintage Year" + 8 + "Wine No" * 5 % 17;
UPDATE "Wine" SET "Drink From" = NULL, "Drink To" = NULL WHERE "Colour" = 'P' OR "Wine No" % 17 = 5;
CREATE TABLE "Client" (
  "Client No" INTEGER, --: seq 1001
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Town" TEXT, --: pick Bath*6 | Wells*4 | Frome*4 | Bristol*7 | Cheddar*2 | Glastonbury
  "Client Since" TEXT, --: date 2009-03-01..2025-09-01
  "Trade" TEXT, -- Y for restaurants and shops --: pick N*5 | Y*2
  "Account Balance" REAL, -- pounds; below zero if they owe us --: real -900..700 2 normal
  "Introduced By" INTEGER -- another client --: self Client No
); --: rows 76
UPDATE "Client" SET "Introduced By" = NULL WHERE "Client No" % 7 < 4;
CREATE TABLE "Seller" (
  "Seller No" INTEGER,
  "Seller Name" TEXT,
  "Started" TEXT,
  "Left" TEXT,
  "Commission Pct" REAL
);
INSERT INTO "Seller" VALUES (1, 'Imogen Ashby', '2012-05-01', NULL, 3.0), (2, 'Piers Calloway', '2016-09-12', NULL, 2.5), (3, 'Dotty Marsh', '2019-02-04', '2025-05-31', 2.5), (4, 'Leo Fontaine', '2021-07-19', NULL, 2.0), (5, 'Sunil Rao', '2023-01-09', NULL, 2.0), (6, 'Greta Holm', '2010-11-01', '2023-10-31', 3.0), (7, 'Amos Pike', '2025-06-16', NULL, NULL);
CREATE TABLE "Sale" (
  "Sale No" INTEGER, --: seq 30001
  "Client No" INTEGER, --: ref "Client"."Client No" cover 85% skew
  "Seller No" INTEGER, --: pick 1*6 | 2*5 | 4*4 | 5*4 | NULL*2
  "Ordered On" TEXT, --: date 2024-01-03..2025-10-07
  "Dispatched On" TEXT, --: after "Ordered On" 1..12 days until 2025-10-09
  "Paid On" TEXT, --: after "Ordered On" 0..60 days until 2025-10-09
  "Status" TEXT, -- N new, D dispatched, R returned, C cancelled --: const D
  "Delivery Charge" REAL, --: pick 0*4 | 8.5*4 | 14*2
  "Discount Pct" INTEGER -- off the wine, not off delivery --: pick 0*7 | 5*3 | 10*2 | 15
); --: rows 180
UPDATE "Sale" SET "Seller No" = 3 WHERE "Ordered On" < '2025-05-31' AND "Sale No" % 9 = 4;
UPDATE "Sale" SET "Status" = 'N' WHERE "Dispatched On" IS NULL;
UPDATE "Sale" SET "Status" = 'C', "Dispatched On" = NULL, "Paid On" = NULL WHERE "Sale No" % 16 = 7;
UPDATE "Sale" SET "Status" = 'R' WHERE "Sale No" % 21 = 10 AND "Status" = 'D';
UPDATE "Sale" SET "Paid On" = NULL WHERE "Sale No" % 18 = 2;
CREATE TABLE "Sale Line" (
  "Sale No" INTEGER, --: ref "Sale"."Sale No"
  "Wine No" INTEGER, --: ref "Wine"."Wine No" cover 88% skew
  "Bottles" INTEGER, -- single bottles; a case counts as its bottles --: pick 1*3 | 2*4 | 3*3 | 6*6 | 12*4 | 24
  "Unit Price" REAL -- pounds per bottle, before discount --: const 1
); --: rows 390
UPDATE "Sale Line" SET "Unit Price" = (SELECT ROUND("Bottle Price" * (CASE WHEN "Sale Line"."Bottles" >= 6 THEN 0.9 ELSE 1 END), 2) FROM "Wine" AS w WHERE w."Wine No" = "Sale Line"."Wine No");
DELETE FROM "Sale Line" WHERE ROWID NOT IN (SELECT MIN(ROWID) FROM "Sale Line" GROUP BY "Sale No", "Wine No");
CREATE TABLE "Tasting Score" (
  "Wine No" INTEGER, --: ref "Wine"."Wine No" cover 82%
  "Taster" TEXT, --: pick Imogen Ashby*4 | Leo Fontaine*3 | Guest panel*3 | Piers Calloway*2
  "Tasted On" TEXT, --: date 2023-02-10..2025-09-30
  "Points" REAL, -- of 20 --: real 11..19.5 1 normal
  "Blind" TEXT, --: pick Y*3 | N*2
  "Remark" TEXT --: pick NULL*6 | corked | closed, needs time | lovely fruit | thin | long finish | past its best
); --: rows 190
UPDATE "Tasting Score" SET "Points" = NULL WHERE "Remark" = 'corked';
CREATE TABLE "En Primeur Order" (
  "Ep No" INTEGER, --: seq 801
  "Client No" INTEGER, --: ref "Client"."Client No" cover 45% skew
  "Wine No" INTEGER, --: ref "Wine"."Wine No" cover 30%
  "Reserved On" TEXT, --: date 2021-04-10..2025-06-30
  "Invoiced On" TEXT, --: after "Reserved On" 5..60 days until 2025-10-09
  "Landed On" TEXT, -- when it came into the country --: after "Reserved On" 500..900 days until 2025-10-09
  "Cases" INTEGER, --: int 1..8 skew
  "Price per Case" REAL, -- in bond, without duty --: price 70..1400
  "Duty per Case" REAL, --: pick 19.2*4 | 26.4*3 | 32.04
  "Cancelled" TEXT --: pick N*10 | Y
); --: rows 110
UPDATE "En Primeur Order" SET "Landed On" = NULL WHERE "Cancelled" = 'Y';
CREATE TABLE "Cellar Stock" (
  "Bin" TEXT, --: code @## distinct
  "Wine No" INTEGER, --: ref "Wine"."Wine No" cover 80%
  "Bottles in Bin" INTEGER, --: int 0..180 skew
  "Counted On" TEXT --: date 2025-03-01..2025-10-05
); --: rows 95
UPDATE "Wine" SET "Wine Name" = "Wine Name" || 'I' WHERE ROWID NOT IN (SELECT MIN(ROWID) FROM "Wine" GROUP BY "Wine Name");
UPDATE "Sale" SET "Status" = 'N', "Dispatched On" = NULL WHERE "Status" = 'D' AND "Ordered On" >= '2025-09-21';
UPDATE "Client" SET "Client Since" = (SELECT MIN("Ordered On") FROM "Sale" AS s WHERE s."Client No" = "Client"."Client No") WHERE "Client Since" > (SELECT MIN("Ordered On") FROM "Sale" AS s WHERE s."Client No" = "Client"."Client No");
UPDATE "Client" SET "Client Since" = (SELECT MIN("Reserved On") FROM "En Primeur Order" AS e WHERE e."Client No" = "Client"."Client No") WHERE "Client Since" > (SELECT MIN("Reserved On") FROM "En Primeur Order" AS e WHERE e."Client No" = "Client"."Client No");
