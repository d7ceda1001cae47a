CREATE TABLE "Titles" (
  "Title Id" INTEGER PRIMARY KEY, --: seq 100
  "Title" TEXT, --: mix {Salt|Paper|Midnight|Copper|Second|Silent|Mango|Saffron|Lost|Glass} {Lantern|Ferry|Verdict|Monsoon|Cousins|Platform|Kitchen|Orbit} distinct
  "Kind" TEXT, --: pick film*6 | series*5
  "Genre" TEXT, --: pick Thriller*5 | Comedy*5 | Family*3 | Crime*4 | Romance*4 | Documentary*2
  "Language" TEXT, --: pick Hindi*6 | Tamil*4 | English*5 | Malayalam*2 | Marathi*2 | Korean
  "Studio" TEXT, --: pick Blue Peacock*4 | Tin Roof Pictures*4 | Ghat Road Films*3 | Nine Yards*3 | Coldharbour | NULL
  "Released On" TEXT, --: date 2011-01-14..2025-09-26
  "Licence Ends" TEXT --: date 2025-08-01..2029-12-31 null 30%
); --: rows 54
CREATE TABLE "Films" (
  "Title Id" INTEGER PRIMARY KEY,
  "Runtime Min" INTEGER,
  "Director" TEXT,
  "Box Office Crore" REAL
);
CREATE TABLE "Series" (
  "Title Id" INTEGER PRIMARY KEY,
  "Seasons" INTEGER,
  "Episodes" INTEGER,
  "Episode Min" INTEGER,
  "Ended" TEXT
);
CREATE TABLE "Accounts" (
  "Account Id" INTEGER PRIMARY KEY, --: seq 70101
  "Holder" TEXT, --: person distinct
  "City" TEXT, --: pick Pune*6 | Kochi*4 | Indore*4 | Nagpur*3 | Surat*3 | Mysuru*2 | Bhopal
  "Plan" TEXT, --: pick Mobile*6 | Basic*4 | Premium*4 | Premium Family*2
  "Group" TEXT, --: pick student*3 | household*6 | corporate*2 | NULL
  "Born On" TEXT, --: date 1951-02-01..2006-09-30
  "Joined At" INTEGER, --: date 2022-06-01..2025-10-12 unix
  "Last Seen At" INTEGER, --: after "Joined At" 3..900 days unix until 2025-10-31
  "Status" TEXT, --: pick active*8 | inactive*3
  "Autopay" TEXT, --: pick yes*5 | no*4
  "Monthly Fee" INTEGER --: by Plan: Mobile => 149; Basic => 249; Premium => 499; else => 649
); --: rows 84
CREATE TABLE "Views" (
  "View Id" INTEGER PRIMARY KEY, --: seq 500001
  "Account Id" INTEGER, --: ref "Accounts"."Account Id" cover 85% skew
  "Title Id" INTEGER, --: ref "Titles"."Title Id" cover 90% skew
  "Started At" INTEGER, --: date 2024-01-05..2025-10-30 unix
  "Watched Sec" INTEGER, --: int 40..7900 normal
  "Buffering Ms" INTEGER, --: int 0..48000 skew
  "Completed" REAL, --: real 0.02..1 2
  "Device" TEXT, --: pick phone*7 | TV*5 | laptop*2 | tablet
  "Order" INTEGER --: int 1..9 skew
); --: rows 400
CREATE TABLE "Ratings" (
  "Account Id" INTEGER, --: ref "Accounts"."Account Id" cover 75% skew
  "Title Id" INTEGER, --: ref "Titles"."Title Id" cover 80%
  "Stars" INTEGER, --: pick 1 | 2*2 | 3*4 | 4*6 | 5*3
  "Rated At" INTEGER, --: date 2024-01-20..2025-10-29 unix
  "Again" TEXT, --: pick yes*4 | no*3
  PRIMARY KEY ("Account Id", "Title Id")
); --: rows 230
UPDATE "Titles" SET "Title" = CASE "Title Id" WHEN 103 THEN 'Lighthouse Road' WHEN 108 THEN 'The Lighthouse Keeper' WHEN 117 THEN 'Tiffin at Four' ELSE "Title" END;
UPDATE "Titles" SET "Kind" = CASE "Title Id" WHEN 103 THEN 'film' WHEN 108 THEN 'series' ELSE "Kind" END;
UPDATE "Titles" SET "Licence Ends" = NULL WHERE "Licence Ends" < '2025-11-05' AND "Title Id" % 2 = 0;
INSERT INTO "Films" SELECT "Title Id", 84 + "Title Id" * 37 % 89, CASE "Title Id" % 7 WHEN 0 THEN 'Anjali Verghese' WHEN 1 THEN 'Rohit Salunke' WHEN 2 THEN 'Meher Contractor' WHEN 3 THEN 'Thomas Kurian' WHEN 4 THEN 'Rohit Salunke' WHEN 5 THEN 'Devika Rao' ELSE NULL END, CASE WHEN "Title Id" % 5 = 0 THEN NULL ELSE ROUND(("Title Id" * 613 % 997) / 7.0, 1) END FROM "Titles" WHERE "Kind" = 'film';
INSERT INTO "Series" SELECT "Title Id", 1 + "Title Id" * 5 % 6, (1 + "Title Id" * 5 % 6) * (6 + "Title Id" % 5), 22 + "Title Id" * 11 % 36, CASE WHEN "Title Id" % 4 = 1 THEN 'no' ELSE 'yes' END FROM "Titles" WHERE "Kind" = 'series';
UPDATE "Series" SET "Seasons" = 8, "Episodes" = 96 WHERE "Title Id" = 105;
UPDATE "Views" SET "Watched Sec" = (SELECT CAST(COALESCE(F."Runtime Min", S."Episode Min") * 60 * "Views"."Completed" AS INTEGER) FROM "Titles" AS T LEFT JOIN "Films" AS F ON F."Title Id" = T."Title Id" LEFT JOIN "Series" AS S ON S."Title Id" = T."Title Id" WHERE T."Title Id" = "Views"."Title Id");
UPDATE "Views" SET "Started At" = "Started At" / 86400 * 86400 + 20000 + "View Id" * 4409 % 62000;
UPDATE "Titles" SET "Licence Ends" = '2025-09-30' WHERE "Title Id" IN (104, 126);
UPDATE "Titles" SET "Licence Ends" = '2025-10-15' WHERE "Title Id" = 131;
UPDATE "Accounts" SET "Group" = 'household' WHERE "Group" = 'corporate' AND "City" = 'Surat';
UPDATE "Accounts" SET "Group" = 'corporate' WHERE "Account Id" = (SELECT MIN("Account Id") FROM "Accounts" WHERE "City" = 'Mysuru');
UPDATE "Views" SET "Device" = 'phone' WHERE "Device" = 'tablet' AND "Account Id" IN (SELECT "Account Id" FROM "Accounts" WHERE "City" = 'Bhopal');
