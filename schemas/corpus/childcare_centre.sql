CREATE TABLE "Room" (
  "Room Id" INTEGER PRIMARY KEY,
  "Room Name" TEXT,
  "Group" TEXT,
  "Area M2" REAL,
  "Places" INTEGER,
  "From Months" INTEGER
);
INSERT INTO "Room" VALUES (1, 'Ladybirds', 'babies', 38, 8, 4), (2, 'Hedgehogs', 'toddlers', 46.5, 12, 14), (3, 'Otters', 'toddlers', 44, 12, 20), (4, 'Foxes', 'preschool', 61, 20, 36), (5, 'Owls', 'preschool', 58.5, 18, 42), (6, 'Attic Studio', NULL, 27, 0, NULL);
CREATE TABLE "Educator" (
  "Educator Id" INTEGER PRIMARY KEY, --: seq 11
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last distinct
  "Room Id" INTEGER, --: pick 1*4 | 2*4 | 3*3 | 4*4 | 5*4 | NULL*2
  "Level" TEXT, --: pick assistant*5 | qualified*8 | room leader*3 | trainee*3
  "Born On" TEXT, --: date 1961-02-01..2004-11-30
  "Hired On" TEXT, --: date 2010-08-01..2024-08-26
  "Contract Share" REAL, --: pick 0.4*2 | 0.5*4 | 0.8*5 | 1*7
  "First Aid Until" TEXT, --: date 2023-11-01..2026-12-31 null 9%
  "Travel Km" REAL --: real 0.4..38 1 skew
); --: rows 34
CREATE TABLE "Guardian" (
  "Guardian Id" INTEGER PRIMARY KEY, --: seq 501
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Town" TEXT, --: pick Little Marsh*6 | Elmbrook*5 | Dunsley*3 | Highfold*3 | NULL
  "Volunteer" TEXT, --: pick no*6 | yes*4
  "Pledged Hours" REAL, --: pick 2*3 | 4*4 | 6*2 | 10
  "Background Check On" TEXT, --: date 2020-03-01..2024-09-05 null 25%
  "Travel Km" REAL --: real 0.2..21 1 skew
); --: rows 104
CREATE TABLE "Child" (
  "Child Id" INTEGER PRIMARY KEY, --: seq 2001
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Born On" TEXT, --: date 2018-10-01..2024-03-31
  "Room Id" INTEGER, --: const 1
  "Registered On" TEXT, --: after "Born On" 20..500 days
  "Starts On" TEXT, --: after "Registered On" 30..260 days
  "Leaves On" TEXT, --: after "Starts On" 150..1300 days until 2024-12-31 null 50%
  "Allergy" TEXT, --: pick NULL*8 | nuts*2 | milk*2 | eggs | bee stings
  "Subsidy Share" REAL, --: pick 0*6 | 0.25*2 | 0.5*3 | 0.75 | 1
  "Weight Kg" REAL --: real 6.2..24 1 normal
); --: rows 84
CREATE TABLE "Child Guardian" (
  "Child Id" INTEGER, --: ref "Child"."Child Id" cover 96%
  "Guardian Id" INTEGER, --: ref "Guardian"."Guardian Id" cover 92%
  "Relation" TEXT, --: pick mother*5 | father*4 | grandparent*3 | aunt | foster parent | nanny
  "Pick Up Allowed" TEXT, --: pick yes*7 | no*2
  "Order" INTEGER, --: pick 1*4 | 2*3 | 3*2
  PRIMARY KEY ("Child Id", "Guardian Id")
); --: rows 168
CREATE TABLE "Attendance" (
  "Attendance Id" INTEGER PRIMARY KEY, --: seq 30001
  "Day" TEXT, --: date 2024-01-08..2024-09-13
  "Child Id" INTEGER, --: ref "Child"."Child Id" cover 85% skew
  "Room Id" INTEGER, --: pick 1
  "Educator Id" INTEGER, --: ref "Educator"."Educator Id" cover 85% null 4%
  "Dropped By" INTEGER, --: ref "Guardian"."Guardian Id" cover 70%
  "Picked Up By" INTEGER, --: ref "Guardian"."Guardian Id" cover 70% null 3%
  "Arrived" TEXT, --: pick 07:15*2 | 07:40*4 | 08:05*5 | 08:30*4 | 09:20*2
  "Left" TEXT, --: pick 12:30*2 | 14:00*3 | 15:45*4 | 16:30*4 | 17:40*2 | 18:10
  "Nap Min" INTEGER, --: int 0..140 normal null 18%
  "Lunch Share" REAL, --: pick 0 | 0.25*2 | 0.5*4 | 0.75*4 | 1*6
  "Milk Ml" INTEGER, --: pick 0*5 | 120*3 | 180*3 | 240
  "Temperature C" REAL, --: real 36.2..38.6 1 skew null 55%
  "Incident" TEXT, --: pick no*12 | yes*2
  "Charge" REAL --: pick 32*2 | 41.5*4 | 56*5 | 64*2
); --: rows 400
UPDATE "Child" SET "Room Id" = CASE WHEN "Born On" > '2023-05-01' THEN 1 WHEN "Born On" > '2022-09-01' THEN 2 WHEN "Born On" > '2021-09-15' THEN 3 WHEN "Child Id" % 2 = 0 THEN 4 ELSE 5 END, "Weight Kg" = ROUND(5 + (julianday('2024-09-15') - julianday("Born On")) / 365.25 * 2.6 + "Child Id" % 7 * 0.4, 1);
UPDATE "Child" SET "Leaves On" = NULL WHERE "Leaves On" < '2024-01-15';
UPDATE "Educator" SET "Born On" = (substr("Hired On", 1, 4) - 20 - "Educator Id" % 21) || substr("Born On", 5) WHERE substr("Hired On", 1, 4) - substr("Born On", 1, 4) < 19;
UPDATE "Guardian" SET "Pledged Hours" = NULL WHERE "Volunteer" = 'no';
UPDATE "Attendance" SET "Day" = date("Day", '+2 days') WHERE strftime('%w', "Day") = '6';
UPDATE "Attendance" SET "Day" = date("Day", '-2 days') WHERE strftime('%w', "Day") = '0';
UPDATE "Attendance" SET "Room Id" = (SELECT C."Room Id" FROM "Child" AS C WHERE C."Child Id" = "Attendance"."Child Id");
UPDATE "Attendance" SET "Room Id" = 6 WHERE "Attendance Id" % 17 = 0;
UPDATE "Attendance" SET "Dropped By" = COALESCE((SELECT G."Guardian Id" FROM "Child Guardian" AS G WHERE G."Child Id" = "Attendance"."Child Id" ORDER BY G."Order" LIMIT 1), "Dropped By") WHERE "Attendance Id" % 10 <> 3;
UPDATE "Attendance" SET "Picked Up By" = COALESCE((SELECT MAX(G."Guardian Id") FROM "Child Guardian" AS G WHERE G."Child Id" = "Attendance"."Child Id"), "Picked Up By") WHERE "Attendance Id" % 8 <> 5 AND "Picked Up By" IS NOT NULL;
DELETE FROM "Attendance" WHERE EXISTS (SELECT 1 FROM "Child" AS C WHERE C."Child Id" = "Attendance"."Child Id" AND (C."Starts On" > "Attendance"."Day" OR C."Leaves On" < "Attendance"."Day"));
UPDATE "Guardian" SET "Pledged Hours" = 6 WHERE "Town" = 'Elmbrook' AND "Pledged Hours" = 10;
