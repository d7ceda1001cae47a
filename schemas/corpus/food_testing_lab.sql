CREATE TABLE "Client" (
  "Client ID" INTEGER PRIMARY KEY,
  "Company Name" TEXT NOT NULL,
  "Sector" TEXT,
  "Town" TEXT,
  "Contract Start" INTEGER,
  "Discount" REAL
);
INSERT INTO "Client" VALUES
(11, 'Almstead Dairies', 'Producer', 'Wexcombe', 20180301, 0.1),
(12, 'Brook & Finch Meats', 'Producer', 'Tarnley', 20190715, 0.05),
(13, 'Cardoon Foods', 'Retailer', 'Wexcombe', 20200110, 0.15),
(14, 'Dewpond Organics', 'Producer', 'Maresfold', 20211101, 0),
(15, 'Eastgate Fisheries', 'Importer', 'Port Lorne', 20170520, 0.08),
(16, 'Fennimore Bakery', 'Producer', 'Tarnley', 20220404, NULL),
(17, 'Goldcrest Juices', 'Producer', 'Maresfold', 20230201, 0.05),
(18, 'Harrow Spice Co', 'Importer', 'Port Lorne', 20190902, 0.12),
(19, 'Inkpen Catering', 'Caterer', 'Wexcombe', 20220815, 0),
(20, 'Juniper & Vale', 'Retailer', 'Stonebeck', 20160630, 0.2),
(21, 'Kettle Lane Preserves', 'Producer', 'Stonebeck', 20230912, NULL),
(22, 'Larkfield School Meals', 'Caterer', 'Tarnley', 20210901, 0.1),
(23, 'Moorhen Poultry', 'Producer', 'Maresfold', 20180611, 0.05),
(24, 'Northmoor Retail', 'Retailer', 'Stonebeck', 20150105, 0.2),
(25, 'Oakum Trading', 'Importer', 'Port Lorne', 20240422, 0);
CREATE TABLE "Analyst" (
  "Analyst ID" INTEGER PRIMARY KEY,      --: seq 1
  "First Name" TEXT,                     --: first
  "Last Name" TEXT,                      --: last distinct
  "Grade" TEXT,                          --: pick Junior*4 | Senior*3 | Lead*2
  "Bench" TEXT,                          --: pick Microbiology*4 | Chemistry*4 | Molecular*3
  "Birth Date" INTEGER,                  --: date 1962-02-01..2000-10-30 yyyymmdd
  "Hire Date" INTEGER,                   --: date 2012-01-09..2024-06-03 yyyymmdd
  "Mentor ID" INTEGER REFERENCES "Analyst"("Analyst ID") --: self Analyst ID null 30%
); --: rows 26
UPDATE "Analyst" SET "Hire Date" = 20180910 WHERE "Birth Date" > 19940101 AND "Hire Date" < 20180101;
CREATE TABLE "Instrument" (
  "Instrument ID" TEXT PRIMARY KEY,
  "Type" TEXT,
  "Room" TEXT,
  "Bought" INTEGER,
  "Last Calibration" INTEGER,
  "Next Calibration" INTEGER,
  "Utilisation" REAL,
  "Warm Up ms" INTEGER
);
INSERT INTO "Instrument" VALUES
('HPLC-1', 'HPLC', 'C2', 20160914, 20240310, 20240910, 0.82, 1500000),
('HPLC-2', 'HPLC', 'C2', 20210222, 20240511, 20241111, 0.64, 1200000),
('HPLC-3', 'HPLC', 'C3', 20230630, 20240820, 20250220, 0.31, 900000),
('PCR-1', 'PCR cycler', 'M1', 20180405, 20240602, 20241202, 0.91, 240000),
('PCR-2', 'PCR cycler', 'M1', 20220117, 20240213, 20240813, 0.77, 240000),
('GCMS-1', 'GC-MS', 'C3', 20151201, 20240425, 20241025, 0.58, 2700000),
('GCMS-2', 'GC-MS', 'C4', 20220919, 20240730, 20250130, 0.73, 2400000),
('INC-1', 'Incubator', 'B1', 20140303, 20240105, 20240705, 0.95, 5400000),
('INC-2', 'Incubator', 'B1', 20190812, 20240606, 20241206, 0.88, 5400000),
('INC-3', 'Incubator', 'B2', 20240201, 20240201, 20240801, 0.42, 4800000),
('ELI-1', 'ELISA reader', 'M2', 20170727, 20240319, 20240919, 0.49, 60000),
('ELI-2', 'ELISA reader', 'M2', 20240708, NULL, 20250108, NULL, 45000),
('ICP-1', 'ICP-MS', 'C4', 20200316, 20240515, 20241115, 0.69, 1800000);
CREATE TABLE "Method" (
  "Method Code" TEXT PRIMARY KEY,
  "Method Name" TEXT,
  "Bench" TEXT,
  "Instrument Type" TEXT,
  "Price Cents" INTEGER,
  "Target Seconds" INTEGER,
  "Accredited" TEXT
);
INSERT INTO "Method" VALUES
('MB-01', 'Plate count 30 C', 'Microbiology', 'Incubator', 2200, 259200, 'Y'),
('MB-02', 'Listeria enrichment', 'Microbiology', 'Incubator', 5400, 432000, 'Y'),
('MB-03', 'Salmonella culture', 'Microbiology', 'Incubator', 4900, 345600, 'Y'),
('MB-04', 'Yeast and mould', 'Microbiology', 'Incubator', 2600, 432000, 'N'),
('PC-10', 'Salmonella PCR', 'Molecular', 'PCR cycler', 7800, 14400, 'Y'),
('PC-11', 'Species ID by PCR', 'Molecular', 'PCR cycler', 9600, 18000, 'N'),
('EL-20', 'Gluten ELISA', 'Molecular', 'ELISA reader', 6100, 7200, 'Y'),
('EL-21', 'Peanut ELISA', 'Molecular', 'ELISA reader', 6100, 7200, 'Y'),
('LC-30', 'Aflatoxin by HPLC', 'Chemistry', 'HPLC', 11500, 5400, 'Y'),
('LC-31', 'Histamine by HPLC', 'Chemistry', 'HPLC', 8900, 3600, 'Y'),
('LC-32', 'Caffeine by HPLC', 'Chemistry', 'HPLC', 7500, 3600, 'N'),
('GC-40', 'Pesticide screen', 'Chemistry', 'GC-MS', 18900, 10800, 'Y'),
('IC-50', 'Lead and cadmium', 'Chemistry', 'ICP-MS', 9900, 2700, 'Y'),
('IC-51', 'Iodine in milk', 'Chemistry', 'ICP-MS', 9300, 2700, 'N');
CREATE TABLE "Qualification" (
  "Analyst ID" INTEGER REFERENCES "Analyst"("Analyst ID"), --: ref "Analyst"."Analyst ID" cover 90%
  "Method Code" TEXT REFERENCES "Method"("Method Code"), --: ref "Method"."Method Code"
  "Level" INTEGER,                       --: pick 1*4 | 2*4 | 3*2
  "Signed Off" INTEGER,                  --: date 2019-02-01..2024-08-30 yyyymmdd
  PRIMARY KEY ("Analyst ID", "Method Code")
); --: rows 110
CREATE TABLE "Order" (
  "Order No" INTEGER PRIMARY KEY,        --: seq 52001
  "Client ID" INTEGER REFERENCES "Client"("Client ID"), --: pick 11*8 | 12*6 | 13*7 | 14*3 | 15*5 | 16*2 | 17*3 | 18*4 | 19*2 | 20*7 | 22*3 | 23*5 | 24*9
  "Order Date" INTEGER,                  --: date 2023-01-03..2024-09-13 yyyymmdd
  "Due Date" INTEGER,                    --: after "Order Date" 3..15 days yyyymmdd
  "Report Date" INTEGER,                 --: after "Order Date" 2..21 days yyyymmdd until 2024-09-14
  "Rush" TEXT,                           --: pick N*8 | Y*2
  "Courier Cents" INTEGER,               --: price 6..90
  "Status" TEXT                          --: pick RP*17 | CX*2
); --: rows 210
UPDATE "Order" SET "Report Date" = NULL WHERE "Status" = 'CX';
UPDATE "Order" SET "Report Date" = NULL WHERE "Order Date" > 20240520 AND "Order No" % 3 <> 1;
UPDATE "Order" SET "Status" = CASE WHEN "Order No" % 4 = 0 THEN 'HD' WHEN "Order Date" > 20240904 THEN 'RC' ELSE 'IP' END WHERE "Report Date" IS NULL AND "Status" = 'RP';
CREATE TABLE "Sample" (
  "Sample No" TEXT PRIMARY KEY,          --: code S-#####
  "Order No" INTEGER REFERENCES "Order"("Order No"), --: ref "Order"."Order No" cover 93%
  "Matrix" TEXT,                         --: pick Raw milk*5 | Soft cheese*4 | Minced beef*5 | Chicken breast*5 | Smoked salmon*4 | Black pepper*3 | Paprika*2 | Rye bread*3 | Apple juice*3 | Baby spinach*4 | Peanut paste*2 | Ready meal*4 | Oysters
  "Group" TEXT,                          --: by Matrix: Raw milk, Soft cheese => Dairy; Minced beef, Chicken breast => Meat; Smoked salmon, Oysters => Fish; Black pepper, Paprika => Spices; Rye bread => Bakery; Apple juice, Baby spinach => Fruit and veg; else => Prepared
  "Sampled" INTEGER,                     --: const x
  "Received" INTEGER,                    --: const x
  "Weight g" REAL,                       --: real 25..520 1
  "Arrival C" REAL,                      --: real -18..14 1 normal
  "Shelf" TEXT                           --: pick F1*4 | F2*3 | R1*5 | R2*3 | NULL
); --: rows 330
UPDATE "Sample" SET "Received" = (SELECT CAST(strftime('%Y%m%d', substr("Order Date", 1, 4) || '-' || substr("Order Date", 5, 2) || '-' || substr("Order Date", 7, 2), '+' || (CAST("Weight g" AS INTEGER) % 3) || ' days') AS INTEGER) FROM "Order" WHERE "Order"."Order No" = "Sample"."Order No");
UPDATE "Sample" SET "Received" = 20240914 WHERE "Received" > 20240914;
UPDATE "Sample" SET "Sampled" = CAST(strftime('%Y%m%d', substr("Received", 1, 4) || '-' || substr("Received", 5, 2) || '-' || substr("Received", 7, 2), '-' || (1 + CAST("Weight g" AS INTEGER) % 5) || ' days') AS INTEGER);
CREATE TABLE "Analyte" (
  "Analyte ID" INTEGER PRIMARY KEY,
  "Analyte Name" TEXT,
  "Class" TEXT,
  "Unit" TEXT,
  "Limit" REAL,
  "Method Code" TEXT REFERENCES "Method"("Method Code")
);
INSERT INTO "Analyte" VALUES
(1, 'Total viable count', 'hygiene', 'cfu/g', 100000, 'MB-01'),
(2, 'Listeria monocytogenes', 'pathogen', 'cfu/g', 100, 'MB-02'),
(3, 'Salmonella', 'pathogen', 'cfu/g', 1, 'MB-03'),
(4, 'Yeasts', 'hygiene', 'cfu/g', 1000, 'MB-04'),
(5, 'Moulds', 'hygiene', 'cfu/g', 500, 'MB-04'),
(6, 'Salmonella DNA', 'pathogen', 'copies', 10, 'PC-10'),
(7, 'Horse DNA', 'authenticity', '%', 1, 'PC-11'),
(8, 'Pork DNA', 'authenticity', '%', 1, 'PC-11'),
(9, 'Gluten', 'allergen', 'mg/kg', 20, 'EL-20'),
(10, 'Peanut protein', 'allergen', 'mg/kg', 2, 'EL-21'),
(11, 'Aflatoxin B1', 'toxin', 'ug/kg', 5, 'LC-30'),
(12, 'Histamine', 'toxin', 'mg/kg', 100, 'LC-31'),
(13, 'Caffeine', 'composition', 'mg/kg', NULL, 'LC-32'),
(14, 'Chlorpyrifos', 'pesticide', 'mg/kg', 0.01, 'GC-40'),
(15, 'Lead', 'metal', 'mg/kg', 0.1, 'IC-50'),
(16, 'Cadmium', 'metal', 'mg/kg', 0.05, 'IC-50'),
(17, 'Iodine', 'composition', 'ug/kg', NULL, 'IC-51'),
(18, 'Glyphosate', 'pesticide', 'mg/kg', 0.1, 'GC-40');
CREATE TABLE "Test" (
  "Test ID" INTEGER PRIMARY KEY,         --: seq 900001
  "Sample No" TEXT REFERENCES "Sample"("Sample No"), --: ref "Sample"."Sample No" cover 92%
  "Analyte ID" INTEGER REFERENCES "Analyte"("Analyte ID"), --: pick 1*7 | 2*6 | 3*5 | 4*2 | 5*2 | 6*4 | 7 | 8 | 9*3 | 10*3 | 11*3 | 12*3 | 14*3 | 15*3 | 16*3 | 17 | 18*2
  "Analyst ID" INTEGER REFERENCES "Analyst"("Analyst ID"), --: ref "Analyst"."Analyst ID" cover 85% skew
  "Instrument ID" TEXT REFERENCES "Instrument"("Instrument ID"), --: const x
  "Test Date" INTEGER,                   --: const x
  "Run Seconds" INTEGER,                 --: int 1..100 normal
  "Value" REAL,                          --: real 0..1.25 3 skew
  "Uncertainty" REAL,                    --: real 0.02..0.35 2
  "Status" TEXT                          --: pick D*18 | R*2 | V
); --: rows 400
UPDATE "Test" SET "Run Seconds" = (SELECT m."Target Seconds" FROM "Method" AS m JOIN "Analyte" AS a ON a."Method Code" = m."Method Code" WHERE a."Analyte ID" = "Test"."Analyte ID") * (70 + "Run Seconds") / 110;
UPDATE "Test" SET "Value" = ROUND("Value" * COALESCE((SELECT a."Limit" FROM "Analyte" AS a WHERE a."Analyte ID" = "Test"."Analyte ID"), 80), 4);
UPDATE "Test" SET "Instrument ID" = (SELECT i."Instrument ID" FROM "Instrument" AS i JOIN "Method" AS m ON m."Instrument Type" = i."Type" JOIN "Analyte" AS a ON a."Method Code" = m."Method Code" WHERE a."Analyte ID" = "Test"."Analyte ID" AND i."Instrument ID" NOT IN ('ELI-2') AND (substr(i."Instrument ID", -1) + "Test"."Test ID") % 3 = 0);
UPDATE "Test" SET "Instrument ID" = (SELECT MIN(i."Instrument ID") FROM "Instrument" AS i JOIN "Method" AS m ON m."Instrument Type" = i."Type" JOIN "Analyte" AS a ON a."Method Code" = m."Method Code" WHERE a."Analyte ID" = "Test"."Analyte ID") WHERE "Instrument ID" IS NULL AND "Test ID" % 5 <> 0;
UPDATE "Test" SET "Test Date" = (SELECT CAST(strftime('%Y%m%d', substr(s."Received", 1, 4) || '-' || substr(s."Received", 5, 2) || '-' || substr(s."Received", 7, 2), '+' || ("Test"."Test ID" % 8) || ' days') AS INTEGER) FROM "Sample" AS s WHERE s."Sample No" = "Test"."Sample No");
DELETE FROM "Test" WHERE "Test Date" > 20240914;
UPDATE "Test" SET "Value" = NULL, "Status" = 'P' WHERE "Test Date" > 20240815 AND "Test ID" % 2 = 0;
CREATE VIEW "Open Order" AS SELECT "Order No", "Client ID", "Order Date", "Due Date", "Status" FROM "Order" WHERE "Status" IN ('RC', 'IP', 'HD');
CREATE VIEW "Exceedance" AS SELECT t."Test ID", t."Sample No", a."Analyte Name", a."Class", t."Value", a."Limit", t."Test Date" FROM "Test" AS t JOIN "Analyte" AS a ON t."Analyte ID" = a."Analyte ID" WHERE t."Value" > a."Limit";
