CREATE TABLE "Habitat" (
  "Code" TEXT PRIMARY KEY,
  "Description" TEXT
);
INSERT INTO "Habitat" VALUES ('WD', 'Mixed woodland'), ('RP', 'River and pond'), ('MR', 'Moorland'), ('HD', 'Hedge and field edge'), ('PN', 'Pine plantation'), ('DN', 'Dune');
CREATE TABLE "Species" (
  "Species Code" TEXT PRIMARY KEY,
  "Common Name" TEXT,
  "Group" TEXT,
  "Protected" TEXT,
  "Typical Weight kg" REAL
);
INSERT INTO "Species" VALUES ('ROE', 'Roe deer', 'Mammal', 'N', 24), ('RED', 'Red deer', 'Mammal', 'N', 150), ('FOX', 'Fox', 'Mammal', 'N', 7.2), ('BDG', 'Badger', 'Mammal', 'Y', 11), ('OTT', 'Otter', 'Mammal', 'Y', 9), ('PMT', 'Pine marten', 'Mammal', 'Y', 1.6), ('HED', 'Hedgehog', 'Mammal', 'Y', 0.9), ('BOA', 'Wild boar', 'Mammal', 'N', 80), ('HAR', 'Brown hare', 'Mammal', 'N', 3.8), ('RAB', 'Rabbit', 'Mammal', 'N', 1.7), ('SQR', 'Red squirrel', 'Mammal', 'Y', 0.3), ('STO', 'Stoat', 'Mammal', 'N', 0.3), ('PLC', 'Polecat', 'Mammal', 'Y', 1.1), ('TAW', 'Tawny owl', 'Bird', 'Y', 0.5), ('BRN', 'Barn owl', 'Bird', 'Y', 0.3), ('PHE', 'Pheasant', 'Bird', 'N', 1.3), ('HRN', 'Grey heron', 'Bird', 'Y', 1.6), ('JAY', 'Jay', 'Bird', 'N', 0.2), ('WDC', 'Woodcock', 'Bird', 'N', 0.3), ('BUZ', 'Buzzard', 'Bird', 'Y', 0.9), ('MAL', 'Mallard', 'Bird', 'N', 1.1), ('ADD', 'Adder', 'Reptile', 'Y', 0.1), ('GRS', 'Grass snake', 'Reptile', 'Y', 0.2), ('BVR', 'Beaver', 'Mammal', 'Y', 22), ('CAT', 'Domestic cat', 'Mammal', 'N', 4.2), ('DOG', 'Dog', 'Mammal', 'N', NULL);
CREATE TABLE "Ranger" (
  "Ranger No" INTEGER PRIMARY KEY, --: seq 1
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last distinct
  "Volunteer" TEXT, --: pick Y*3 | N*4
  "Born On" TEXT, --: date 1955-01-01..2004-12-31
  "Joined On" TEXT, --: date 2011-03-01..2025-08-15
  "Boss" INTEGER REFERENCES "Ranger"("Ranger No"), --: self Ranger No
  "Hours per Week" INTEGER --: pick 6*3 | 12*3 | 20*3 | 38*6
); --: rows 30
CREATE TABLE "Site" (
  "Site No" INTEGER PRIMARY KEY,
  "Name" TEXT,
  "Part Of" INTEGER REFERENCES "Site"("Site No"),
  "Habitat" TEXT REFERENCES "Habitat"("Code"),
  "Altitude m" INTEGER,
  "County" TEXT,
  "Order" INTEGER
);
INSERT INTO "Site" VALUES (1, 'Larch Wood', NULL, 'WD', 210, 'Arden', 1), (2, 'Larch Wood North', 1, 'WD', 245, 'Arden', 2), (3, 'Larch Wood Ponds', 1, 'RP', 190, 'Arden', 3), (4, 'Culver Moor', NULL, 'MR', 520, 'Thornshire', 4), (5, 'Culver Moor Gate', 4, 'MR', 470, 'Thornshire', 5), (6, 'Raven Plantation', 4, 'PN', 430, 'Thornshire', 6), (7, 'Sallow Bank', NULL, 'RP', 35, 'Wexmere', 12), (8, 'Otter Reach', 7, 'RP', 22, 'Wexmere', 11), (9, 'Old Lock', 7, 'RP', 18, 'Wexmere', 10), (10, 'Ten Acre Hedge', NULL, 'HD', 96, 'Arden', 7), (11, 'Pightle Corner', 10, 'HD', 88, 'Arden', 8), (12, 'Gull Dunes', NULL, 'DN', 9, 'Wexmere', 9), (13, 'Gull Dunes Slack', 12, 'DN', 4, 'Wexmere', 13), (14, 'Marram Point', 12, 'DN', 6, 'Wexmere', NULL), (15, 'Fiddler Copse', NULL, 'WD', 133, 'Thornshire', 14), (16, 'King''s Beech', 15, 'WD', 158, 'Thornshire', 15), (17, 'Hollow Lane', 10, 'HD', 101, 'Arden', 16), (18, 'Blackspruce', NULL, 'PN', 388, 'Thornshire', 17), (19, 'Blackspruce Ride', 18, 'PN', 402, 'Thornshire', 18), (20, 'Sedge Water', 7, 'RP', 31, 'Wexmere', NULL), (21, 'Stile Field', NULL, 'HD', 74, 'Wexmere', 19), (22, 'Windy Cairn', 4, 'MR', 611, 'Thornshire', 20), (23, 'Quarry Birches', NULL, 'WD', 275, 'Arden', NULL), (24, 'Tern Bar', 12, 'DN', 2, 'Wexmere', 21);
CREATE TABLE "Camera" (
  "Serial" TEXT PRIMARY KEY, --: code WC-#### distinct
  "Model" TEXT, --: pick TrailEye 3*5 | TrailEye 4*3 | Nocturn X*4 | PineCam Lite*4 | OwlSight Pro*2 | BrushBox
  "Site No" INTEGER REFERENCES "Site"("Site No"), --: ref Site."Site No" cover 92% skew null 6%
  "Keeper" INTEGER REFERENCES "Ranger"("Ranger No"), --: ref Ranger."Ranger No" cover 70%
  "Installed On" TEXT, --: date 2019-04-01..2025-09-10
  "Retired On" TEXT, --: after "Installed On" 300..1900 days until 2025-10-31 null 55%
  "Active" INTEGER, --: const 1
  "Infrared" TEXT, --: by Model: PineCam Lite => N; BrushBox => N*2 | Y; else => Y
  "Battery Percent" INTEGER, --: int 0..100
  "Card Full Percent" INTEGER, --: int 2..100 skew
  "Price Cents" INTEGER, --: price 70..680
  "Data Plan Cents" INTEGER, --: pick NULL*3 | 490*4 | 790*4 | 1290*2
  "Sponsor" TEXT, --: pick NULL*6 | Halden Brewery*2 | Arden Walkers*3 | Wexmere Bank*2 | Family Osei | Pikkola Foundation*2
  "Gift" REAL, --: by Sponsor: Halden Brewery => 500*2 | 750; Arden Walkers => 120 | 150*2 | 180; Wexmere Bank => 900 | 1000; Family Osei => 80.5; Pikkola Foundation => 640 | 820.75; else => NULL
  "Currency" TEXT --: by Sponsor: Halden Brewery => EUR*2 | GBP; Arden Walkers, Wexmere Bank, Family Osei => GBP; Pikkola Foundation => EUR; else => NULL
); --: rows 90
CREATE TABLE "Sighting" (
  "Sighting No" INTEGER PRIMARY KEY, --: seq 40001
  "Camera" TEXT REFERENCES "Camera"("Serial"), --: ref Camera.Serial cover 86% skew
  "Species Code" TEXT REFERENCES "Species"("Species Code"), --: ref Species."Species Code" cover 90% skew null 4%
  "Taken At" TEXT, --: date 2023-02-01..2025-10-29 %Y-%m-%d %H:%M:%S
  "Uploaded On" TEXT, --: after "Taken At" 0..40 days %Y-%m-%d until 2025-10-31
  "Animals" INTEGER, --: int 1..6 skew
  "Young" INTEGER, --: pick 0*6 | 1
  "Confirmed" TEXT, --: pick Y*6 | N*2 | NULL
  "Checked By" INTEGER REFERENCES "Ranger"("Ranger No"), --: ref Ranger."Ranger No" cover 60% null 15%
  "Temperature C" REAL --: real -9..29 1 normal null 5%
); --: rows 400
UPDATE "Sighting" SET "Species Code" = 'ROE' WHERE "Species Code" = 'HRN' AND "Sighting No" % 3 = 0;
UPDATE "Sighting" SET "Species Code" = 'RED' WHERE "Species Code" = 'HRN' AND "Sighting No" % 5 = 0;
UPDATE "Sighting" SET "Animals" = 1 WHERE "Species Code" IN ('ADD', 'HRN', 'HED');
UPDATE "Sighting" SET "Checked By" = NULL WHERE "Confirmed" IS NULL AND "Sighting No" % 3 > 0;
UPDATE "Camera" SET "Installed On" = (SELECT date(MIN(s."Taken At"), '-9 days') FROM "Sighting" AS s WHERE s."Camera" = "Serial") WHERE "Installed On" > (SELECT date(MIN(s."Taken At")) FROM "Sighting" AS s WHERE s."Camera" = "Serial");
UPDATE "Camera" SET "Retired On" = NULL WHERE "Retired On" < (SELECT MAX(s."Taken At") FROM "Sighting" AS s WHERE s."Camera" = "Serial");
UPDATE "Sighting" SET "Uploaded On" = date("Taken At", '+3 days') WHERE "Uploaded On" > date("Taken At", '+60 days');
UPDATE "Camera" SET "Active" = 0 WHERE "Retired On" IS NOT NULL OR "Serial" LIKE '%7';
UPDATE "Camera" SET "Price Cents" = CASE "Model" WHEN 'OwlSight Pro' THEN 46900 WHEN 'Nocturn X' THEN 32900 WHEN 'TrailEye 4' THEN 24900 WHEN 'TrailEye 3' THEN 18900 WHEN 'BrushBox' THEN 7950 ELSE 9900 END + "Price Cents" % 7 * 1000;
UPDATE "Ranger" SET "Hours per Week" = CASE WHEN "Volunteer" = 'Y' THEN 4 + "Ranger No" % 5 * 2 ELSE 20 + "Ranger No" % 4 * 6 END;
UPDATE "Ranger" SET "Joined On" = '2009-04-01', "Volunteer" = 'N', "Hours per Week" = 38 WHERE "Boss" IS NULL;
UPDATE "Ranger" SET "Volunteer" = 'N' WHERE "Ranger No" IN (2, 6);
UPDATE "Camera" SET "Keeper" = 5 WHERE "Site No" IN (22, 23, 12);
