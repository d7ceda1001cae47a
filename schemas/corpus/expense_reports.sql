CREATE TABLE "Department" (
  "Department ID" INTEGER PRIMARY KEY,
  "Department Name" TEXT,
  "Cost Centre" TEXT,
  "Budget (cents)" INTEGER,
  "Parent ID" INTEGER
);
INSERT INTO "Department" VALUES (1, 'Head Office', 'HO-00', 4500000, NULL), (2, 'Fundraising', 'FR-10', 2800000, 1), (3, 'Youth Work', 'YW-20', 3600000, 1), (4, 'Food Bank', 'FB-30', 5200000, 1), (5, 'Street Clinic', 'SC-40', 6100000, 1), (6, 'Night Shelter', 'NS-41', 2400000, 5), (7, 'School Garden', 'SG-21', 900000, 3), (8, 'Corporate Gifts', 'CG-11', 700000, 2), (9, 'Archive', 'AR-01', 150000, 1);
CREATE TABLE "Person" (
  "Person ID" INTEGER PRIMARY KEY, --: seq 501
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last distinct
  "Role" TEXT, --: pick volunteer*6 | officer*3 | driver*2 | head of team*1 | auditor*1
  "Department ID" INTEGER, --: pick 1*2 | 2*4 | 3*5 | 4*6 | 5*5 | 6*3 | 7*2 | 8*1
  "Manager ID" INTEGER, --: self Person ID
  "Status" TEXT, --: pick active*6 | inactive*1
  "Birth Date" TEXT, --: date 1951-03-01..2004-11-30
  "Joined On" TEXT, --: date 2014-01-10..2025-05-20
  "Home Town" TEXT --: pick Kilbride*4 | Carrowmore*5 | Athdara*2 | Ballyna*3 | Rossduff*2
); --: rows 46
CREATE TABLE "Project" (
  "Project Code" TEXT PRIMARY KEY,
  "Project Name" TEXT,
  "Sponsor" TEXT,
  "Starts On" TEXT,
  "Ends On" TEXT,
  "Grant (cents)" INTEGER
);
INSERT INTO "Project" VALUES ('WIN24', 'Warm Winter', 'Oakhurst Trust', '2024-10-01', '2025-03-31', 3200000), ('BUS', 'Mobile Clinic Bus', 'Carrow Council', '2023-06-01', NULL, 8800000), ('SEED', 'Seeds and Spades', 'Greenholt Fund', '2024-03-01', '2025-10-31', 640000), ('SOUP', 'Soup Run', 'Oakhurst Trust', '2023-01-01', NULL, 1500000), ('RUN25', 'Castle Fun Run', 'Merrivale Bank', '2025-01-15', '2025-06-15', 410000), ('TEEN', 'Teen Kitchen', 'Carrow Council', '2024-09-01', '2025-08-31', 980000), ('ARC', 'Stories Archive', 'Greenholt Fund', '2025-06-01', '2026-05-31', 220000);
CREATE TABLE "Report" (
  "Report No" INTEGER PRIMARY KEY, --: seq 9001
  "Person ID" INTEGER, --: ref "Person"."Person ID" cover 78% skew
  "Purpose" TEXT, --: pick van errands*4 | training weekend*3 | donor visit*4 | conference*2 | supplies run*5 | clinic outreach*4 | monthly phone bill*3
  "Submitted At" TEXT, --: date 2024-01-08..2025-07-12 %Y-%m-%d %H:%M:%S
  "Approved At" TEXT, --: after "Submitted At" 4..500 hours %Y-%m-%d %H:%M:%S until 2025-07-14
  "Paid On" TEXT, --: after "Approved At" 2..35 days %Y-%m-%d until 2025-07-14
  "Payment" TEXT, --: pick paid
  "Approver ID" INTEGER, --: pick 501*4 | 504*3 | 507*3 | 512*2 | 515*1
  "Form Seconds" INTEGER, --: int 70..2400 skew
  "Review Minutes" INTEGER --: int 2..55 skew null 6%
); --: rows 150
UPDATE "Report" SET "Approved At" = NULL, "Paid On" = NULL, "Approver ID" = NULL, "Review Minutes" = NULL WHERE "Approved At" IS NULL OR "Report No" % 19 = 3;
UPDATE "Report" SET "Paid On" = NULL WHERE "Report No" % 13 = 5;
UPDATE "Report" SET "Payment" = 'unpaid' WHERE "Paid On" IS NULL;
CREATE TABLE "Expense Line" (
  "Line ID" INTEGER PRIMARY KEY, --: seq 1
  "Report No" INTEGER, --: ref "Report"."Report No" cover 95%
  "Expense Date" TEXT, --: expr (SELECT date(r."Submitted At", '-' || (2 + "Expense Line"."Line ID" * 11 % 34) || ' days') FROM "Report" AS r WHERE r."Report No" = "Expense Line"."Report No")
  "Group" TEXT, --: pick Travel*6 | Meals*5 | Lodging*2 | Supplies*5 | Phone*2 | Events*2
  "Merchant" TEXT, --: by Group: Travel => Western Rail*4 | Tully Taxis*2 | Shell Bridge Garage*3; Meals => The Copper Pot*3 | Castle Cafe*3 | Oakhurst Arms*2; Lodging => Hill Lodge*2 | Shannon Inn*2; Supplies => Tilley Tools*3 | Farm & Field*3 | Western Rail*0 | Paper Corner*3; Phone => Dialwell; else => Town Hall Hire*2 | Bunting Bros
  "City" TEXT, --: pick Carrowmore*5 | Kilbride*3 | Cardiff*2 | Birmingham*3 | London*2 | Dublin*1
  "Currency" TEXT, --: by City: Cardiff, Birmingham, London => GBP; else => EUR
  "Exchange Rate" REAL, --: by Currency: GBP => 1.17*2 | 1.19; else => 1
  "Gross (cents)" INTEGER, --: price 3..420
  "VAT (cents)" INTEGER, --: expr CASE WHEN "Group" IN ('Travel', 'Lodging') THEN 0 ELSE "Gross (cents)" / 6 END
  "Net (cents)" INTEGER, --: expr "Gross (cents)" - "VAT (cents)"
  "Claimed (cents)" INTEGER, --: expr "Gross (cents)"
  "Reimbursed (cents)" INTEGER, --: expr "Gross (cents)"
  "Receipt" TEXT, --: pick attached*8 | missing*1
  "Policy" TEXT, --: pick within limit*9 | over limit*1
  "Project Code" TEXT, --: pick WIN24*3 | BUS*4 | SEED*2 | SOUP*4 | RUN25*2 | TEEN*2 | NULL*4
  "Distance (km)" REAL, --: real 4..320 1 skew
  "Travel Minutes" INTEGER, --: expr CAST("Distance (km)" * 1.1 + "Line ID" % 23 AS INTEGER)
  "Nights" INTEGER, --: int 1..4 skew
  "Guests" INTEGER, --: int 1..9 skew
  "Receipt Size (KB)" REAL, --: real 24..3900 0 skew
  "Scan ms" INTEGER, --: int 140..6200 skew
  "Card Used" TEXT, --: pick own card*4 | company card*3 | cash*2
  "Note" TEXT --: pick split with a colleague*2 | no change given | late train*2 | tip included*3 | bulk buy for the kitchen*2 null 70%
); --: rows 400
UPDATE "Expense Line" SET "Distance (km)" = NULL, "Travel Minutes" = NULL WHERE "Group" <> 'Travel';
UPDATE "Expense Line" SET "Nights" = NULL WHERE "Group" <> 'Lodging';
UPDATE "Expense Line" SET "Guests" = NULL WHERE "Group" NOT IN ('Meals', 'Events');
UPDATE "Expense Line" SET "Receipt Size (KB)" = NULL, "Scan ms" = NULL WHERE "Receipt" = 'missing';
UPDATE "Expense Line" SET "Policy" = 'over limit' WHERE "Gross (cents)" > 25000 AND "Line ID" % 2 = 0;
UPDATE "Expense Line" SET "Reimbursed (cents)" = CASE WHEN "Receipt" = 'missing' THEN 0 WHEN "Policy" = 'over limit' THEN "Gross (cents)" * 6 / 10 ELSE "Gross (cents)" END;
UPDATE "Expense Line" SET "Claimed (cents)" = "Gross (cents)" - 200 * ("Line ID" % 4) WHERE "Gross (cents)" > 2000 AND "Note" IS NOT NULL;
UPDATE "Expense Line" SET "Reimbursed (cents)" = "Claimed (cents)" WHERE "Reimbursed (cents)" > "Claimed (cents)";
CREATE TABLE "Audit Check" (
  "Line ID" INTEGER, --: ref "Expense Line"."Line ID" cover 35%
  "Auditor ID" INTEGER, --: pick 503*4 | 510*3 | 521*2 | 533*2
  "Checked On" TEXT, --: expr (SELECT date(e."Expense Date", '+' || (40 + "Audit Check"."Line ID" * 7 % 60) || ' days') FROM "Expense Line" AS e WHERE e."Line ID" = "Audit Check"."Line ID")
  "Minutes" INTEGER, --: int 3..48 skew
  "Outcome" TEXT --: pick fine*6 | query raised*3 | rejected*1
); --: rows 170
DELETE FROM "Audit Check" WHERE "Checked On" > '2025-07-14' OR rowid NOT IN (SELECT MIN(rowid) FROM "Audit Check" GROUP BY "Line ID", "Auditor ID");
UPDATE "Person" SET "Role" = 'auditor' WHERE "Person ID" IN (503, 510, 521, 533);
UPDATE "Person" SET "Role" = 'head of team' WHERE "Person ID" IN (501, 504, 507, 512, 515);
UPDATE "Person" SET "Role" = 'volunteer' WHERE "Role" = 'auditor' AND "Person ID" NOT IN (503, 510, 521, 533);
UPDATE "Expense Line" SET "Project Code" = NULL WHERE "Project Code" = 'RUN25' AND "Expense Date" < '2025-01-15' OR "Project Code" = 'WIN24' AND "Expense Date" < '2024-10-01';
