-- Fenbridge Bank, loans to small firms.
CREATE TABLE "Industries" (
  "Industry Code" TEXT PRIMARY KEY,
  "Industry" TEXT,
  "Group" TEXT -- broad sector
);
INSERT INTO "Industries" VALUES ('BAK', 'Bakeries', 'Food'), ('CAF', 'Cafes', 'Food'), ('BUT', 'Butchers', 'Food'), ('HAI', 'Hairdressers', 'Services'), ('LAU', 'Laundries', 'Services'), ('CAR', 'Car Repair', 'Trades'), ('JOI', 'Joinery', 'Trades'), ('ROO', 'Roofing', 'Trades'), ('BKS', 'Bookshops', 'Retail'), ('FLO', 'Florists', 'Retail'), ('TOY', 'Toy Shops', 'Retail');
CREATE TABLE "Loan Purposes" (
  "Purpose Code" TEXT PRIMARY KEY,
  "Purpose" TEXT
);
INSERT INTO "Loan Purposes" VALUES ('EQ', 'Equipment'), ('WC', 'Working Capital'), ('PR', 'Premises'), ('VH', 'Vehicles'), ('DG', 'Digital');
CREATE TABLE "Loan Statuses" (
  "Status Code" TEXT PRIMARY KEY,
  "Status" TEXT
);
INSERT INTO "Loan Statuses" VALUES ('RUN', 'Running'), ('ARR', 'In Arrears'), ('RPD', 'Repaid'), ('WOF', 'Written Off');
CREATE TABLE "Decline Reasons" (
  "Reason Code" TEXT PRIMARY KEY,
  "Reason" TEXT
);
INSERT INTO "Decline Reasons" VALUES ('CF', 'Weak cash flow'), ('CO', 'Not enough collateral'), ('HI', 'Bad credit history'), ('DO', 'Documents missing'), ('PO', 'Outside policy');
CREATE TABLE "Products" (
  "Product Id" INTEGER PRIMARY KEY,
  "Product Name" TEXT,
  "Max Amount" INTEGER, -- pounds
  "Secured" TEXT
);
INSERT INTO "Products" VALUES (1, 'Starter Loan', 25000, 'no'), (2, 'Growth Loan', 120000, 'no'), (3, 'Premises Loan', 400000, 'yes'), (4, 'Seasonal Credit', 40000, 'no'), (5, 'Green Refit', 90000, 'yes');
CREATE TABLE "Months" (
  "Month Key" INTEGER PRIMARY KEY, -- year times 100 plus month
  "Year" INTEGER,
  "Month" INTEGER, -- 1 to 12
  "Month Name" TEXT,
  "Quarter" INTEGER
);
INSERT INTO "Months" VALUES (202201, 2022, 1, 'January', 1), (202202, 2022, 2, 'February', 1), (202203, 2022, 3, 'March', 1), (202204, 2022, 4, 'April', 2), (202205, 2022, 5, 'May', 2), (202206, 2022, 6, 'June', 2), (202207, 2022, 7, 'July', 3), (202208, 2022, 8, 'August', 3), (202209, 2022, 9, 'September', 3), (202210, 2022, 10, 'October', 4), (202211, 2022, 11, 'November', 4), (202212, 2022, 12, 'December', 4), (202301, 2023, 1, 'January', 1), (202302, 2023, 2, 'February', 1), (202303, 2023, 3, 'March', 1), (202304, 2023, 4, 'April', 2), (202305, 2023, 5, 'May', 2), (202306, 2023, 6, 'June', 2), (202307, 2023, 7, 'July', 3), (202308, 2023, 8, 'August', 3), (202309, 2023, 9, 'September', 3), (202310, 2023, 10, 'October', 4), (202311, 2023, 11, 'November', 4), (202312, 2023, 12, 'December', 4), (202401, 2024, 1, 'January', 1), (202402, 2024, 2, 'February', 1), (202403, 2024, 3, 'March', 1), (202404, 2024, 4, 'April', 2), (202405, 2024, 5, 'May', 2), (202406, 2024, 6, 'June', 2), (202407, 2024, 7, 'July', 3), (202408, 2024, 8, 'August', 3), (202409, 2024, 9, 'September', 3), (202410, 2024, 10, 'October', 4), (202411, 2024, 11, 'November', 4), (202412, 2024, 12, 'December', 4), (202501, 2025, 1, 'January', 1), (202502, 2025, 2, 'February', 1), (202503, 2025, 3, 'March', 1), (202504, 2025, 4, 'April', 2), (202505, 2025, 5, 'May', 2), (202506, 2025, 6, 'June', 2), (202507, 2025, 7, 'July', 3), (202508, 2025, 8, 'August', 3), (202509, 2025, 9, 'September', 3), (202510, 2025, 10, 'October', 4), (202511, 2025, 11, 'November', 4), (202512, 2025, 12, 'December', 4);
CREATE TABLE "Branches" (
  "Branch Id" INTEGER PRIMARY KEY,
  "Branch Name" TEXT,
  "Town" TEXT,
  "Region" TEXT,
  "Opened On" TEXT
);
INSERT INTO "Branches" VALUES (1, 'Market Square', 'Fenbridge', 'North', '1978-05-02'), (2, 'Station Road', 'Fenbridge', 'North', '1996-09-16'), (3, 'Cattle Street', 'Wickham', 'North', '1988-03-01'), (4, 'Old Harbour', 'Selsby', 'Coast', '1983-10-10'), (5, 'Pier View', 'Selsby', 'Coast', '2015-06-22'), (6, 'Abbey Lane', 'Harlow Cross', 'Vale', '2002-01-14');
CREATE TABLE "Officers" (
  "Officer Id" INTEGER PRIMARY KEY, --: seq 1
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last distinct
  "Branch Id" INTEGER REFERENCES "Branches"("Branch Id"), --: pick 1*5 | 2*3 | 3*3 | 4*4 | 5*2 | 6*3
  "Grade" TEXT, -- J junior, S senior, M manager --: pick J*4 | S*4 | M*1
  "Approval Limit" INTEGER, -- pounds an officer may lend alone --: by Grade: J => 15000 | 25000; S => 60000 | 80000; M => 250000
  "Hired On" TEXT, --: date 2004-02-01..2025-01-31
  "Reports To" INTEGER REFERENCES "Officers"("Officer Id") -- boss, also an officer --: self Officer Id
); --: rows 32
CREATE TABLE "Businesses" (
  "Business Id" INTEGER PRIMARY KEY, --: seq 2001
  "Business Name" TEXT, --: mix {Hartley|Golden|Corner|Weaver|Bright|Oldfield|Magpie|Riverside|Copper|Nettle} {Bakes|Cafe|Meats|Hair|Laundry|Motors|Joiners|Roofs|Books|Blooms|Toys} distinct
  "Industry Code" TEXT REFERENCES "Industries"("Industry Code"), --: ref "Industries"."Industry Code"
  "Town" TEXT, --: pick Fenbridge*6 | Wickham*4 | Selsby*5 | Harlow Cross*3 | Marsh End*2
  "Legal Form" TEXT, --: pick sole trader*5 | limited company*6 | partnership*2
  "Founded On" TEXT, --: date 1985-01-01..2024-03-31
  "Employees" INTEGER, --: int 1..60 skew
  "Annual Turnover" INTEGER, -- pounds, last full year --: int 28000..2400000 skew null 8%
  "Opened Account On" TEXT --: date 2005-01-10..2024-04-30
); --: rows 90
CREATE TABLE "Owners" (
  "Owner Id" INTEGER PRIMARY KEY, --: seq 1
  "Business Id" INTEGER REFERENCES "Businesses"("Business Id"), --: ref "Businesses"."Business Id" cover 90%
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Born On" TEXT, --: date 1950-01-01..2002-12-31 null 6%
  "Share" REAL, -- percent of the firm --: pick 100*5 | 50*4 | 25*2 | 75
  "Is Guarantor" TEXT --: pick yes*2 | no*3
); --: rows 110
CREATE TABLE "Applications" (
  "Application Id" INTEGER PRIMARY KEY, --: seq 30001
  "Business Id" INTEGER REFERENCES "Businesses"("Business Id"), --: ref "Businesses"."Business Id" cover 88% skew
  "Officer Id" INTEGER REFERENCES "Officers"("Officer Id"), --: ref "Officers"."Officer Id" cover 80%
  "Purpose Code" TEXT REFERENCES "Loan Purposes"("Purpose Code"), --: pick EQ*5 | WC*5 | PR*2 | VH*3 | DG*2
  "Product Id" INTEGER REFERENCES "Products"("Product Id"), --: pick 1*5 | 2*5 | 3*2 | 4*3 | 5
  "Amount Asked" INTEGER, -- pounds --: int 30..240 skew
  "Applied On" TEXT, --: date 2022-03-01..2025-07-10
  "Papers Complete On" TEXT, --: after "Applied On" 0..30 days until 2025-07-14
  "Decided On" TEXT, --: after "Papers Complete On" 2..35 days until 2025-07-14 null 4%
  "Outcome" TEXT, --: pick approved*14 | declined*5 | withdrawn*2
  "Reason Code" TEXT REFERENCES "Decline Reasons"("Reason Code") --: pick CF*4 | CO*3 | HI*2 | DO*2 | PO
); --: rows 190
CREATE TABLE "Loans" (
  "Loan No" INTEGER PRIMARY KEY, --: seq 80001
  "Application Id" INTEGER REFERENCES "Applications"("Application Id"), --: ref "Applications"."Application Id" distinct
  "Principal" INTEGER, -- pounds paid out --: int 1..2
  "Interest Rate" REAL, -- percent a year --: real 4.1..11.9 2 normal
  "Term Months" INTEGER, --: pick 12*3 | 24*4 | 36*4 | 60*3 | 120
  "Signed On" TEXT, --: date 2022-05-01..2025-07-01
  "Paid Out On" TEXT, --: date 2022-05-01..2025-07-01
  "First Due On" TEXT, --: date 2022-05-01..2025-07-01
  "Closed On" TEXT, --: date 2022-05-01..2025-07-01
  "Status Code" TEXT REFERENCES "Loan Statuses"("Status Code") --: pick RUN*7 | ARR*2 | RPD*3 | WOF
); --: rows 185
CREATE TABLE "Collaterals" (
  "Collateral Id" INTEGER PRIMARY KEY, --: seq 1
  "Loan No" INTEGER REFERENCES "Loans"("Loan No"), --: ref "Loans"."Loan No" cover 50%
  "Kind" TEXT, --: pick vehicle*4 | building*3 | machinery*4 | stock*2
  "Appraised Value" INTEGER, -- pounds, full estimate --: int 20..320 skew
  "Lending Value" INTEGER, -- part of it that the bank counts --: expr 1
  "Appraised On" TEXT --: date 2022-03-15..2025-06-20
); --: rows 70
CREATE TABLE "Site Visits" (
  "Visit Id" INTEGER PRIMARY KEY, --: seq 1
  "Business Id" INTEGER REFERENCES "Businesses"("Business Id"), --: ref "Businesses"."Business Id" cover 60%
  "Officer Id" INTEGER REFERENCES "Officers"("Officer Id"), --: ref "Officers"."Officer Id" cover 70% skew
  "Visited On" TEXT, --: date 2023-01-09..2025-07-11
  "Score" INTEGER, -- 1 poor to 5 very good --: int 1..5 normal
  "Minutes" INTEGER --: pick 30*3 | 45*4 | 60*4 | 90*2 | 120
); --: rows 130
CREATE TABLE "Repayments" (
  "Repayment Id" INTEGER PRIMARY KEY, --: seq 1
  "Loan No" INTEGER REFERENCES "Loans"("Loan No"), --: ref "Loans"."Loan No" cover 90%
  "Month Key" INTEGER REFERENCES "Months"("Month Key"), -- month in which it was due --: pick 202507
  "Branch Id" INTEGER REFERENCES "Branches"("Branch Id"), --: const 1
  "Product Id" INTEGER REFERENCES "Products"("Product Id"), --: const 1
  "Due On" TEXT, --: date 2023-01-01..2025-07-10
  "Paid On" TEXT, --: after "Due On" 0..40 days until 2025-07-14 null 6%
  "Amount Due" INTEGER, -- pounds --: int 1..2
  "Amount Paid" INTEGER, -- pounds, may be less than due --: int 1..2
  "Channel" TEXT --: pick direct debit*7 | transfer*3 | counter*2
); --: rows 400
UPDATE "Officers" SET "Branch Id" = 6 WHERE "Officer Id" IN (4, 11, 19, 27);
UPDATE "Businesses" SET "Industry Code" = CASE WHEN "Business Name" LIKE '%Bakes' THEN 'BAK' WHEN "Business Name" LIKE '%Cafe' THEN 'CAF' WHEN "Business Name" LIKE '%Meats' THEN 'BUT' WHEN "Business Name" LIKE '%Hair' THEN 'HAI' WHEN "Business Name" LIKE '%Laundry' THEN 'LAU' WHEN "Business Name" LIKE '%Motors' THEN 'CAR' WHEN "Business Name" LIKE '%Joiners' THEN 'JOI' WHEN "Business Name" LIKE '%Roofs' THEN 'ROO' WHEN "Business Name" LIKE '%Books' THEN 'BKS' WHEN "Business Name" LIKE '%Blooms' THEN 'FLO' ELSE 'TOY' END;
UPDATE "Businesses" SET "Opened Account On" = "Founded On" WHERE "Opened Account On" < "Founded On";
UPDATE "Applications" SET "Amount Asked" = "Amount Asked" * (CASE "Product Id" WHEN 1 THEN 100 WHEN 2 THEN 500 WHEN 3 THEN 1600 WHEN 4 THEN 160 ELSE 370 END);
UPDATE "Applications" SET "Outcome" = NULL WHERE "Decided On" IS NULL AND "Outcome" <> 'withdrawn';
UPDATE "Applications" SET "Decided On" = NULL WHERE "Outcome" = 'withdrawn';
UPDATE "Applications" SET "Reason Code" = NULL WHERE "Outcome" IS NULL OR "Outcome" <> 'declined';
UPDATE "Applications" SET "Reason Code" = 'CF' WHERE "Reason Code" = 'CO' AND "Application Id" % 3 = 0;
DELETE FROM "Loans" WHERE "Application Id" NOT IN (SELECT "Application Id" FROM "Applications" WHERE "Outcome" = 'approved');
UPDATE "Loans" SET "Principal" = (SELECT a."Amount Asked" FROM "Applications" a WHERE a."Application Id" = "Loans"."Application Id") * (80 + "Loan No" % 5 * 5) / 100, "Signed On" = (SELECT date(a."Decided On", '+' || ("Loans"."Loan No" % 13 + 1) || ' days') FROM "Applications" a WHERE a."Application Id" = "Loans"."Application Id");
DELETE FROM "Loans" WHERE "Signed On" > '2025-07-14';
UPDATE "Loans" SET "Paid Out On" = date("Signed On", '+' || ("Loan No" % 19 + 1) || ' days');
UPDATE "Loans" SET "First Due On" = date("Paid Out On", 'start of month', '+2 months', '-1 day');
UPDATE "Loans" SET "Paid Out On" = NULL, "First Due On" = NULL, "Status Code" = 'RUN' WHERE "Paid Out On" > '2025-07-14';
UPDATE "Loans" SET "Status Code" = 'RUN' WHERE "Status Code" IN ('RPD', 'WOF') AND ("Signed On" > '2024-09-01' OR "Paid Out On" IS NULL);
UPDATE "Loans" SET "Closed On" = CASE WHEN "Status Code" IN ('RPD', 'WOF') THEN date("Paid Out On", '+' || (200 + "Loan No" * 37 % 90) || ' days') ELSE NULL END;
UPDATE "Collaterals" SET "Loan No" = (SELECT x."Loan No" FROM (SELECT l."Loan No", (l."Loan No" * 7919 + "Collaterals"."Collateral Id" * 1047) % 1009 AS k FROM "Loans" l) AS x ORDER BY x.k LIMIT 1), "Appraised Value" = "Appraised Value" * 450;
UPDATE "Collaterals" SET "Lending Value" = "Appraised Value" * (CASE "Kind" WHEN 'building' THEN 75 WHEN 'vehicle' THEN 60 WHEN 'machinery' THEN 50 ELSE 40 END) / 100, "Appraised On" = (SELECT date(l."Signed On", '-' || ("Collaterals"."Collateral Id" % 31 + 4) || ' days') FROM "Loans" l WHERE l."Loan No" = "Collaterals"."Loan No");
UPDATE "Repayments" SET "Loan No" = (SELECT x."Loan No" FROM (SELECT l."Loan No", (l."Loan No" * 7919 + "Repayments"."Repayment Id" * 1047) % 1009 AS k FROM "Loans" l WHERE l."Paid Out On" < '2025-05-01') AS x ORDER BY x.k LIMIT 1);
UPDATE "Repayments" SET "Due On" = (SELECT date(l."First Due On", 'start of month', '+' || (SELECT COUNT(*) FROM "Repayments" r WHERE r."Loan No" = "Repayments"."Loan No" AND r."Repayment Id" < "Repayments"."Repayment Id") || ' months', '+' || (l."Loan No" % 26) || ' days') FROM "Loans" l WHERE l."Loan No" = "Repayments"."Loan No");
DELETE FROM "Repayments" WHERE "Due On" > '2025-07-14';
UPDATE "Repayments" SET "Paid On" = CASE WHEN "Repayment Id" % 12 = 0 THEN NULL WHEN "Repayment Id" % 5 = 0 THEN date("Due On", '+' || ("Repayment Id" * 7 % 38 + 3) || ' days') ELSE date("Due On", '+' || ("Repayment Id" % 3) || ' days') END, "Month Key" = CAST(strftime('%Y%m', "Due On") AS INTEGER), "Product Id" = (SELECT a."Product Id" FROM "Loans" l JOIN "Applications" a ON a."Application Id" = l."Application Id" WHERE l."Loan No" = "Repayments"."Loan No"), "Branch Id" = (SELECT o."Branch Id" FROM "Loans" l JOIN "Applications" a ON a."Application Id" = l."Application Id" JOIN "Officers" o ON o."Officer Id" = a."Officer Id" WHERE l."Loan No" = "Repayments"."Loan No"), "Amount Due" = (SELECT CAST(l."Principal" * (1.0 / l."Term Months" + l."Interest Rate" / 1200) AS INTEGER) FROM "Loans" l WHERE l."Loan No" = "Repayments"."Loan No");
UPDATE "Repayments" SET "Paid On" = NULL WHERE "Paid On" > '2025-07-14';
UPDATE "Repayments" SET "Amount Paid" = CASE WHEN "Paid On" IS NULL THEN 0 WHEN "Repayment Id" % 13 = 4 THEN "Amount Due" * 6 / 10 ELSE "Amount Due" END;
CREATE VIEW "Open Loans" AS SELECT l."Loan No", b."Business Name", l."Principal", l."Interest Rate", l."Status Code" FROM "Loans" l JOIN "Applications" a ON a."Application Id" = l."Application Id" JOIN "Businesses" b ON b."Business Id" = a."Business Id" WHERE l."Closed On" IS NULL;
CREATE VIEW "Late Repayments" AS SELECT r."Repayment Id", r."Loan No", r."Due On", r."Paid On", r."Amount Due", CAST(julianday(COALESCE(r."Paid On", '2025-07-14')) - julianday(r."Due On") AS INTEGER) AS "Days Late" FROM "Repayments" r WHERE r."Paid On" > date(r."Due On", '+5 days') OR (r."Paid On" IS NULL AND r."Due On" < '2025-07-09');
