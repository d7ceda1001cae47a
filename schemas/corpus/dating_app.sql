CREATE TABLE "Plan" (
  "Code" TEXT PRIMARY KEY,
  "Label" TEXT,
  "Price cents" INTEGER,
  "Likes per Day" INTEGER,
  "Term days" INTEGER
);
INSERT INTO "Plan" VALUES ('FRE', 'Free', 0, 8, NULL), ('PLU', 'Plus', 999, 40, 30), ('GLD', 'Gold', 2499, 120, 30), ('GLY', 'Gold Year', 17900, 120, 365), ('STU', 'Student', 499, 40, 30), ('VIP', 'Black Tie', 7900, NULL, 30);
CREATE TABLE "Member" (
  "Number" TEXT PRIMARY KEY, --: code M-#####
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Sex" TEXT, --: pick F*5 | M*6 | X
  "Birth Date" TEXT, --: date 1961-01-01..2007-06-01
  "City" TEXT, --: pick Kestrel Bay*6 | Norwood*5 | Port Amity*4 | Silverton*4 | Galena*3 | Lakemont*2 | Dover Falls
  "Height cm" INTEGER, --: int 148..201 normal
  "Search Radius km" INTEGER, --: pick 5 | 10*2 | 25*4 | 50*3 | 100*2 | NULL
  "Photos" INTEGER, --: int 0..9 skew
  "Plan" TEXT, --: pick FRE*8 | PLU*5 | GLD*3 | GLY*2 | STU*2
  "Joined At" TEXT, --: date 2024-02-01..2026-01-31 %Y-%m-%d %H:%M:%S
  "Last Seen" TEXT, --: date 2025-04-01..2026-02-18 %Y-%m-%d %H:%M:%S
  "Verified" TEXT, --: pick Y*3 | N*2
  "Wallet cents" INTEGER, --: price 1..80
  "Invited By" TEXT --: self Number null 35%
); --: rows 160
CREATE TABLE "Match" (
  "Match No" INTEGER PRIMARY KEY, --: seq 700001
  "From" TEXT, --: ref Member.Number cover 85% skew
  "To" TEXT, --: ref Member.Number cover 80% skew
  "Liked At" TEXT, --: date 2025-01-03..2026-02-18 %Y-%m-%d %H:%M:%S
  "Answered At" TEXT, --: date 2026-01-01..2026-01-02 %Y-%m-%d %H:%M:%S null 22%
  "Answer" TEXT,
  "Distance km" REAL, --: real 0.4..95 1 skew
  "Messages" INTEGER,
  "Chat min" INTEGER,
  "Call min" INTEGER,
  "Boost cents" INTEGER, --: pick 0*5 | 99*3 | 199*2 | 299
  "Gift cents" INTEGER, --: pick NULL*8 | 150*2 | 300*2 | 500 | 1200
  "Met" TEXT
); --: rows 390
CREATE TABLE "Ticket" (
  "Ticket No" TEXT PRIMARY KEY, --: code TK-####
  "Member No" TEXT, --: ref Member.Number cover 60% skew
  "Reported" TEXT, --: ref Member.Number cover 30%
  "Group" TEXT, --: pick BIL*5 | SAF*4 | TEC*4 | PRO*2
  "Order" INTEGER, --: pick 1*2 | 2*4 | 3*5
  "Agent" TEXT, --: pick Anjali R*5 | Deepak S*4 | Farhan K*3 | Meera V*4 | Tejas P*2 | NULL
  "Opened At" TEXT, --: date 2025-03-01..2026-02-18 %Y-%m-%d %H:%M:%S
  "Closed At" TEXT,
  "Wait min" INTEGER, --: int 1..95 skew
  "Handle min" INTEGER, --: int 2..70 skew
  "Claimed cents" INTEGER,
  "Refund cents" INTEGER,
  "Rating" INTEGER --: pick NULL*4 | 1*2 | 2 | 3*2 | 4*3 | 5*3
); --: rows 230
UPDATE "Match" SET "To" = (SELECT MIN(m."Number") FROM "Member" AS m WHERE m."Number" > "Match"."From") WHERE "From" = "To" AND "From" < (SELECT MAX("Number") FROM "Member");
UPDATE "Match" SET "To" = (SELECT MIN(m."Number") FROM "Member" AS m) WHERE "From" = "To";
UPDATE "Match" SET "Answered At" = CASE WHEN "Answered At" IS NOT NULL THEN strftime('%Y-%m-%d %H:%M:%S', "Liked At", '+' || (3 + "Match No" * 7919 % 1009 * 17) || ' minutes') END;
UPDATE "Match" SET "Answered At" = NULL WHERE "Answered At" > '2026-02-19 20:00:00';
UPDATE "Match" SET "Answer" = CASE WHEN "Answered At" IS NULL THEN NULL WHEN "Match No" * 6271 % 1013 % 10 < 4 THEN 'N' ELSE 'Y' END;
UPDATE "Match" SET "Messages" = CASE "Answer" WHEN 'Y' THEN 1 + "Match No" * 4409 % 997 % 140 ELSE 0 END;
UPDATE "Match" SET "Chat min" = CASE WHEN "Messages" > 0 THEN "Messages" * (2 + "Match No" % 5) / 3 + 1 END, "Call min" = CASE WHEN "Messages" > 20 AND "Match No" % 4 <> 1 THEN 2 + "Match No" * 3571 % 887 % 75 END;
UPDATE "Match" SET "Met" = CASE WHEN "Answer" = 'Y' THEN CASE WHEN "Call min" > 15 AND "Match No" % 3 <> 1 THEN 'Y' ELSE 'N' END END, "Gift cents" = CASE WHEN "Answer" = 'Y' THEN "Gift cents" END;
UPDATE "Match" SET "Distance km" = ROUND("Distance km" * 1.2 + 20, 1) WHERE (SELECT m."City" FROM "Member" AS m WHERE m."Number" = "Match"."From") <> (SELECT m."City" FROM "Member" AS m WHERE m."Number" = "Match"."To");
UPDATE "Member" SET "Plan" = 'VIP' WHERE substr("Number", 3) % 41 = 7;
UPDATE "Member" SET "Plan" = 'FRE' WHERE "Plan" = 'STU' AND "Birth Date" < '1996-01-01';
UPDATE "Member" SET "Joined At" = strftime('%Y-%m-%d %H:%M:%S', (SELECT MIN("Liked At") FROM "Match" AS x WHERE x."From" = "Member"."Number" OR x."To" = "Member"."Number"), '-' || (2 + substr("Number", 3) % 61) || ' days') WHERE "Joined At" > (SELECT MIN("Liked At") FROM "Match" AS x WHERE x."From" = "Member"."Number" OR x."To" = "Member"."Number");
UPDATE "Member" SET "Joined At" = strftime('%Y-%m-%d %H:%M:%S', (SELECT MIN("Opened At") FROM "Ticket" AS x WHERE x."Member No" = "Member"."Number"), '-' || (2 + substr("Number", 3) % 61) || ' days') WHERE "Joined At" > (SELECT MIN("Opened At") FROM "Ticket" AS x WHERE x."Member No" = "Member"."Number");
UPDATE "Member" SET "Last Seen" = MAX("Last Seen", COALESCE((SELECT MAX("Liked At") FROM "Match" AS x WHERE x."From" = "Member"."Number"), '2024'), strftime('%Y-%m-%d %H:%M:%S', "Joined At", '+3 hours'));
UPDATE "Member" SET "Invited By" = NULL WHERE "Joined At" < (SELECT m."Joined At" FROM "Member" AS m WHERE m."Number" = "Member"."Invited By");
UPDATE "Ticket" SET "Reported" = NULL WHERE "Group" <> 'SAF' OR "Reported" = "Member No";
UPDATE "Ticket" SET "Closed At" = CASE WHEN "Agent" IS NOT NULL AND substr("Ticket No", 4) % 11 <> 5 THEN strftime('%Y-%m-%d %H:%M:%S', "Opened At", '+' || ("Wait min" + "Handle min" + substr("Ticket No", 4) * 53 % 4000) || ' minutes') END;
UPDATE "Ticket" SET "Closed At" = NULL WHERE "Closed At" > '2026-02-19 20:00:00';
UPDATE "Ticket" SET "Handle min" = NULL, "Wait min" = NULL WHERE "Agent" IS NULL;
UPDATE "Ticket" SET "Rating" = NULL WHERE "Closed At" IS NULL;
UPDATE "Ticket" SET "Claimed cents" = CASE "Group" WHEN 'BIL' THEN CASE substr("Ticket No", 4) % 4 WHEN 0 THEN 2499 WHEN 1 THEN 999 WHEN 2 THEN 4998 ELSE 17900 END END;
UPDATE "Ticket" SET "Refund cents" = CASE WHEN "Closed At" IS NOT NULL AND "Claimed cents" IS NOT NULL THEN CASE substr("Ticket No", 4) % 5 WHEN 0 THEN 0 WHEN 1 THEN "Claimed cents" / 2 ELSE "Claimed cents" END END;
