-- A start-up that matches volunteers with nonprofits in the Pacific Northwest.
CREATE TABLE "Causes" (
  "Code" TEXT PRIMARY KEY,
  "Name" TEXT NOT NULL,
  "Sponsored" INTEGER
);
INSERT INTO "Causes" VALUES ('ENV', 'Environment', 1), ('EDU', 'Tutoring', 1), ('ELD', 'Elder care', 0), ('ANI', 'Animal rescue', 0), ('FOD', 'Food bank', 1), ('ART', 'Arts', 0), ('DIS', 'Disaster relief', 0), ('LEG', 'Legal aid', 0);
CREATE TABLE "Placements" (
  "Number" INTEGER PRIMARY KEY, --: seq 1001
  "First Name" TEXT,           --: first
  "Last Name" TEXT,            --: last
  "Birth Date" TEXT,           --: date 1948-02-01..2008-01-31
  "City" TEXT,                 --: pick Portland*6 | Tacoma*4 | Spokane*3 | Boise*3 | Eugene*2
  "Cause" TEXT REFERENCES "Causes"("Code"), --: pick ENV*4 | EDU*6 | ELD*4 | ANI*3 | FOD*5 | ART*2 | DIS
  "Organization" TEXT,         --: by Cause: ENV => Riverkeepers West*3 | Green Fork Collective*2 | Portland Canopy; EDU => Book Buddies*4 | Maple Street Tutors*3; ELD => Silver Porch*3 | Spokane Seniors*2; ANI => Second Bark*3 | Hoof and Home; FOD => Harvest Table*4 | Boise Pantry*2; ART => Canvas Corner; else => Storm Angels
  "Group" TEXT,                --: pick Corporate*5 | Campus*4 | Walk-in*4 | Faith*2
  "Applied On" TEXT,           --: date 2023-01-05..2026-02-18
  "Matched On" TEXT,           --: expr CASE WHEN "Number" % 7 = 3 THEN NULL ELSE date("Applied On", '+' || ("Number" * 31 % 47 + 1) || ' days') END
  "Ended On" TEXT,             --: expr CASE WHEN "Number" % 9 < 3 THEN NULL ELSE date("Applied On", '+' || ("Number" * 67 % 331 + 60) || ' days') END
  "Start Year" INTEGER,
  "Start Month" INTEGER,
  "Status" TEXT,               --: pick A
  "Hours" REAL,                --: real 2..180 1 skew
  "Score" INTEGER,             --: int 20..100 normal
  "Background Check" INTEGER,  --: pick 1*3 | 0
  "Has Car" INTEGER,           --: pick 1 | 0
  "Referred By" INTEGER REFERENCES "Placements"("Number") --: self Number
); --: rows 280
CREATE TABLE "Remote Placements" (
  "Number" INTEGER PRIMARY KEY REFERENCES "Placements"("Number"), --: ref Placements.Number distinct
  "Time Zone" TEXT,            --: pick Pacific*5 | Mountain*3 | Central*2 | Eastern
  "Laptop Lent" INTEGER,       --: pick 0*3 | 1
  "Calls Per Week" INTEGER     --: int 1..9 skew
); --: rows 86
CREATE TABLE "Placement Log" (
  "Log No" INTEGER PRIMARY KEY, --: seq 1
  "Number" INTEGER REFERENCES "Placements"("Number"), --: ref Placements.Number cover 80%
  "Logged At" TEXT,            --: date 2023-02-01..2026-02-19 %Y-%m-%d %H:%M:%S
  "Status" TEXT,               --: pick N*2 | M*3 | A*5 | C*2 | X
  "Hours" REAL,                --: real 1..40 1 skew
  "From" TEXT                  --: pick app*6 | email*3 | phone*2
); --: rows 390
UPDATE "Placements" SET "Matched On" = NULL WHERE "Matched On" > '2026-02-20';
UPDATE "Placements" SET "Ended On" = NULL WHERE "Ended On" > '2026-02-20';
UPDATE "Placements" SET "Status" = CASE WHEN "Matched On" IS NULL AND "Applied On" >= '2025-11-01' THEN 'N' WHEN "Matched On" IS NULL THEN 'X' WHEN "Matched On" >= '2026-01-20' THEN 'M' WHEN "Ended On" IS NULL THEN 'A' WHEN "Number" % 4 = 1 THEN 'X' ELSE 'C' END;
UPDATE "Placements" SET "Ended On" = NULL WHERE "Status" IN ('N', 'M', 'A') OR "Matched On" IS NULL;
UPDATE "Placements" SET "Hours" = NULL WHERE "Status" IN ('N', 'M') OR "Matched On" IS NULL;
UPDATE "Placements" SET "Start Year" = CAST(strftime('%Y', "Matched On", '+12 days') AS INTEGER), "Start Month" = CAST(strftime('%m', "Matched On", '+12 days') AS INTEGER) WHERE "Matched On" IS NOT NULL AND "Status" <> 'M';
UPDATE "Placements" SET "Referred By" = NULL WHERE "Number" % 3 > 0;
UPDATE "Placement Log" SET "Logged At" = (SELECT "Applied On" FROM "Placements" WHERE "Placements"."Number" = "Placement Log"."Number") || substr("Logged At", 11) WHERE "Logged At" < (SELECT "Applied On" FROM "Placements" WHERE "Placements"."Number" = "Placement Log"."Number");
