CREATE TABLE "Group" (
  "Group Id" INTEGER PRIMARY KEY,
  "Group Name" TEXT NOT NULL,
  "Home City" TEXT,
  "Member Since" INTEGER
);
INSERT INTO "Group" VALUES (1,'Tracker','Heidmark',2011), (2,'Calorimeter','Santoval',2012), (3,'Muon Wall','Kyrow',2014), (4,'Trigger','Heidmark',2011), (5,'Beam Monitor','Ostrand',2018), (6,'Cooling','Santoval',2016), (7,'Computing','Belcaro',2013), (8,'Outreach','Heidmark',2021);
CREATE TABLE "Person" (
  "Person Id" INTEGER PRIMARY KEY,       --: seq 11
  "First Name" TEXT,                     --: first
  "Last Name" TEXT,                      --: last distinct
  "Group Id" INTEGER REFERENCES "Group"("Group Id"), --: ref Group."Group Id" cover 90%
  "Role" TEXT,                           --: pick Physicist*5 | Engineer*4 | Technician*4 | PhD student*4 | Postdoc*2
  "Supervisor Id" INTEGER REFERENCES "Person"("Person Id"), --: self Person Id
  "Birth Date" TEXT,                     --: date 1958-01-01..2001-12-31
  "Start Date" TEXT,                     --: date 2010-03-01..2025-02-20
  "On Site" INTEGER                      --: pick 1*3 | 0*2
); --: rows 54
CREATE TABLE "Run" (
  "Run Number" INTEGER PRIMARY KEY,      --: seq 7001
  "Run Type" TEXT,                       --: pick Physics*9 | Calibration*4 | Cosmic*3 | Pedestal*2 | Test
  "Start Time" TEXT,                     --: date 2023-03-01..2025-03-30 %Y-%m-%d %H:%M:%S
  "End Time" TEXT,                       --: after "Start Time" 20..700 minutes %Y-%m-%d %H:%M:%S
  "Beam Energy GeV" REAL,                --: by Run Type: Physics => 120*4 | 180*3 | 60*2 | 400; Calibration => 20*2 | 60; Test => 20; else => NULL
  "Events k" INTEGER,                    --: int 4..9800 skew
  "Quality Score" INTEGER,               --: int 22..100 normal null 7%
  "Shift Grade" INTEGER,                 --: pick 1 | 2*2 | 3*5 | 4*5 | 5*2
  "Shift Leader Id" INTEGER REFERENCES "Person"("Person Id"), --: ref Person."Person Id" cover 40%
  "Deputy Id" INTEGER REFERENCES "Person"("Person Id"), --: ref Person."Person Id" cover 55% null 12%
  "Good" INTEGER                         --: pick 1*4 | 0
); --: rows 210
CREATE TABLE "Part" (
  "Part No" TEXT PRIMARY KEY,            --: code PD-@@-#### distinct
  "Description" TEXT,                    --: mix {Silicon|Straw|Fibre|Readout|Cooling|High voltage} {sensor|board|connector|bracket|cable} {S|M|L|XL}
  "Vendor" TEXT,                         --: pick Nordlys Sensors*4 | Brauer Elektronik*4 | Tessera Optics*3 | in-house*3 | Kyrow Cables*2
  "Mass g" REAL,                         --: real 2..2400 1 skew
  "Length mm" REAL,                      --: real 8..900 0 normal
  "Unit Price EUR" REAL,                 --: price 3..900
  "Radiation Hard" INTEGER,              --: pick 1 | 0*2
  "Reorder Level" INTEGER                --: pick 0*2 | 5*4 | 10*3 | 25
); --: rows 64
CREATE TABLE "Module" (
  "Module Id" INTEGER PRIMARY KEY,       --: seq 301
  "Module Name" TEXT,                    --: code M@@-### distinct
  "Part No" TEXT REFERENCES "Part"("Part No"), --: ref Part."Part No" cover 70%
  "Parent Id" INTEGER REFERENCES "Module"("Module Id"), --: self Module Id null 15%
  "Layer" TEXT,                          --: pick Inner*4 | Middle*4 | Outer*5 | Endcap*3
  "Order" INTEGER,                       --: int 1..24
  "Install Date" TEXT,                   --: date 2019-05-01..2025-01-31
  "Bias Voltage V" INTEGER,              --: int 60..480 normal
  "Group" INTEGER REFERENCES "Group"("Group Id"), --: pick 1*4 | 2*3 | 3*3 | 4 | 5
  "Alive" INTEGER                        --: pick 1*7 | 0
); --: rows 124
CREATE TABLE "Alarm" (
  "Alarm Id" INTEGER PRIMARY KEY,        --: seq 1
  "Run Number" INTEGER REFERENCES "Run"("Run Number"), --: ref Run."Run Number" cover 70% skew
  "Module Id" INTEGER REFERENCES "Module"("Module Id"), --: ref Module."Module Id" cover 75% skew
  "Raised At" TEXT,                      --: date 2023-03-01..2025-03-30 %Y-%m-%d %H:%M:%S
  "Kind" TEXT,                           --: pick over-temperature*5 | voltage trip*4 | data gap*3 | noise burst*2 | leak
  "Severity" INTEGER,                    --: pick 1*4 | 2*4 | 3*3 | 4*2 | 5
  "Peak C" REAL,                         --: by Kind: over-temperature => 31.5 | 36.0*2 | 39.5*2 | 44.0 | 52.5; leak => 27.0 | 12.5; else => NULL
  "Cleared" INTEGER                      --: pick 1*5 | 0
); --: rows 330
CREATE TABLE "Fault Report" (
  "Report Id" INTEGER PRIMARY KEY,       --: seq 901
  "Module Id" INTEGER REFERENCES "Module"("Module Id"), --: ref Module."Module Id" cover 60%
  "Reported By" INTEGER REFERENCES "Person"("Person Id"), --: ref Person."Person Id" cover 70%
  "Report Date" TEXT,                    --: date 2023-03-05..2025-03-29
  "Fixed Date" TEXT,                     --: after "Report Date" 1..95 days %Y-%m-%d until 2025-03-31 null 15%
  "Priority" INTEGER,                    --: pick 1*2 | 2*4 | 3*4
  "Summary" TEXT                         --: mix {Dead|Noisy|Unstable|Overheating} {channel|chip|cable|power line} {near flange|at patch panel|after power cut|during ramp-up}
); --: rows 140
CREATE TABLE "Store" (
  "Store Id" INTEGER PRIMARY KEY,
  "Store Name" TEXT NOT NULL,
  "Building" TEXT,
  "Clean Room" INTEGER
);
INSERT INTO "Store" VALUES (1,'Main Store','B12',0), (2,'Clean Store','B14',1), (3,'Pit Cage','P2',0), (4,'Assembly Rack','B14',1), (5,'Cold Cellar','B3',0), (6,'Scrap Yard','B12',0), (7,'Kyrow Depot','off site',0);
CREATE TABLE "Transfer" (
  "Transfer Id" INTEGER PRIMARY KEY,     --: seq 50001
  "Part No" TEXT REFERENCES "Part"("Part No"), --: ref Part."Part No" cover 82% skew
  "From Store Id" INTEGER REFERENCES "Store"("Store Id"), --: pick 1*6 | 2*3 | 4*2 | 5*2 | 7*3
  "To Store Id" INTEGER REFERENCES "Store"("Store Id"), --: pick 1*3 | 2*3 | 3*5 | 4*2 | 6*2
  "Group" INTEGER REFERENCES "Group"("Group Id"), --: pick 1*5 | 2*4 | 3*3 | 5*2 | 6*2 | NULL
  "Order Date" TEXT,                     --: date 2023-02-10..2025-03-28
  "Ship Date" TEXT,                      --: after "Order Date" 0..9 days %Y-%m-%d until 2025-03-31
  "Arrival Date" TEXT,                   --: after "Ship Date" 0..12 days %Y-%m-%d until 2025-03-31
  "Quantity" INTEGER,                    --: int 1..60 skew
  "Urgent" INTEGER                       --: pick 0*5 | 1
); --: rows 240
UPDATE "Transfer" SET "To Store Id" = 3 WHERE "To Store Id" = "From Store Id";
UPDATE "Alarm" SET "Raised At" = datetime((SELECT "Start Time" FROM "Run" WHERE "Run"."Run Number" = "Alarm"."Run Number"), '+' || (3 + "Alarm Id" % 17) || ' minutes');
UPDATE "Module" SET "Alive" = 0 WHERE "Bias Voltage V" > 350 AND "Module Id" % 2 = 0;
UPDATE "Transfer" SET "Arrival Date" = NULL WHERE ("Order Date" >= '2025-02-20' AND "Transfer Id" % 2 = 0) OR "Transfer Id" % 37 = 9;
