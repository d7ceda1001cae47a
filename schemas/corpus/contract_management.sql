-- The contract register of Norvik Water, a public utility: who it buys and rents from, and how long its lawyers sat over it.
CREATE TABLE "Contract Type" (
  "Type Code" TEXT PRIMARY KEY,
  "Type Name" TEXT NOT NULL,
  "Group" TEXT, -- branch of spending
  "Target Minutes" INTEGER -- review time planned for one contract, in minutes
);
INSERT INTO "Contract Type" VALUES ('LSE', 'Lease', 'Property', 240), ('CNS', 'Construction', 'Property', 300), ('CLN', 'Cleaning', 'Services', 90), ('CON', 'Consulting', 'Services', 150), ('LMT', 'Lift Maintenance', 'Services', 60), ('SMT', 'Software Maintenance', 'Digital', 75), ('SFT', 'Software Licence', 'Digital', 180), ('SUP', 'Supply', 'Goods', 80), ('NDA', 'Confidentiality', 'General', 30), ('INS', 'Insurance', 'General', 120), ('SPO', 'Sponsorship', 'General', 45);
CREATE TABLE "Contract" (
  "Contract No" INTEGER PRIMARY KEY,        --: seq 1001
  "Type Code" TEXT REFERENCES "Contract Type"("Type Code"), --: pick CNS*3 | CLN*5 | CON*6 | LMT*3 | SMT*3 | SFT*5 | SUP*6 | NDA*3
  "Counterparty" TEXT,                      --: by Type Code: CNS => Castellan Builders*3 | Brix & Tolland; CLN => Pellworth Cleaning*2 | Halden Facility*2 | Sudsworth; CON => Vireo Consulting*4 | Brix & Tolland*2 | Holloway Ruiz | Maris Advisory; LMT => Drayton Lifts*2 | Halden Facility; SMT => Fjordtek Systems*2 | Lumacore; SFT => Fjordtek Systems*3 | Lumacore*2 | Noorveld Software*2; SUP => Amberline Paper | Sefton Pipes*3 | Kestrel Chemicals*2 | Dunlop Hask Pumps; else => Maris Advisory | Vireo Consulting | Noorveld Software | Kestrel Chemicals
  "Country" TEXT,                           -- seat of the counterparty
  "Contract Value" INTEGER,                 --: int 2..900 skew
                                            -- whole term, thousands of euros
  "Status" TEXT,                            --: pick AC*9 | EX*4 | TM*2 | NG*2 | DR
                                            -- DR draft, NG in negotiation, AC in force, EX expired, TM terminated early
  "Received Date" TEXT,                     --: date 2020-01-10..2024-06-20
  "Signed Date" TEXT,                       --: after "Received Date" 6..110 days until 2024-06-29
  "Expiry Date" TEXT,                       --: after "Signed Date" 9..60 months
  "Start Year" INTEGER,
  "Start Month" INTEGER, -- 1 to 12
  "Renewal" TEXT,                           --: pick automatic*2 | manual*3
                                            -- automatic or manual
  "Deposit" TEXT,                           --: pick paid*5 | unpaid*2
                                            -- paid or unpaid
  "Replaces" INTEGER REFERENCES "Contract"("Contract No") -- the contract that this one succeeded
); --: rows 170
CREATE TABLE "Lease" (
  "Contract No" INTEGER PRIMARY KEY REFERENCES "Contract"("Contract No"), --: seq 1002 4
  "Premises" TEXT,                          --: mix {Pump House|Depot|Office|Lab|Storage Hall|Meter Shop} {Quay|Mill|Abbey|Tanner|Orchard|Signal|Weir} {Lane|Road|Street} distinct
  "Floor Area" INTEGER,                     --: int 60..2400 skew
                                            -- square metres
  "Monthly Rent" INTEGER,                   --: int 700..26000 skew
                                            -- euros
  "Heating" TEXT                            --: pick included*2 | extra*3 null 8%
                                            -- included or extra
); --: rows 40
CREATE TABLE "Review" (
  "Review No" INTEGER PRIMARY KEY,          --: seq 1
  "Contract No" INTEGER REFERENCES "Contract"("Contract No"), --: ref Contract."Contract No" cover 86% skew
  "Lawyer First Name" TEXT,                 --: pick x
  "Lawyer Last Name" TEXT,                  --: pick Okonjo*6 | Brandt*5 | Lindqvist*4 | Moreau*3 | Abara*2 | Teller*2 | Fairweather
  "Order Date" TEXT,                        -- when the review was asked for
  "Review Date" TEXT,                       -- when it was handed in
  "Minutes" INTEGER,                        --: int 10..420 skew
  "Fee" REAL,                               --: price 60..2400
                                            -- euros
  "Outcome" TEXT,                           --: pick approved*6 | changes asked*4 | rejected
  "Billing" TEXT                            --: pick billed*4 | unbilled
                                            -- billed or unbilled
); --: rows 330
UPDATE "Contract" SET "Type Code" = 'LSE', "Counterparty" = CASE "Contract No" % 7 WHEN 0 THEN 'Oakmere Estates' WHEN 1 THEN 'Tarn Property' WHEN 2 THEN 'Greenacre Estates' WHEN 3 THEN 'Oakmere Estates' WHEN 4 THEN 'Halden Facility' WHEN 5 THEN 'Oakmere Estates' ELSE 'Tarn Property' END WHERE "Contract No" IN (SELECT "Contract No" FROM "Lease");
UPDATE "Contract" SET "Country" = CASE "Counterparty" WHEN 'Fjordtek Systems' THEN 'Norway' WHEN 'Lumacore' THEN 'Ireland' WHEN 'Noorveld Software' THEN 'Netherlands' WHEN 'Kestrel Chemicals' THEN 'Netherlands' WHEN 'Vireo Consulting' THEN 'Ireland' WHEN 'Castellan Builders' THEN 'Portugal' WHEN 'Maris Advisory' THEN NULL WHEN 'Dunlop Hask Pumps' THEN 'Germany' WHEN 'Greenacre Estates' THEN 'Ireland' ELSE 'Denmark' END;
UPDATE "Contract" SET "Signed Date" = NULL, "Expiry Date" = NULL WHERE "Status" IN ('DR', 'NG');
UPDATE "Contract" SET "Status" = 'NG' WHERE "Signed Date" IS NULL AND "Status" NOT IN ('DR', 'NG');
UPDATE "Contract" SET "Status" = 'EX' WHERE "Expiry Date" < '2024-06-30' AND "Status" = 'AC';
UPDATE "Contract" SET "Status" = 'AC' WHERE "Expiry Date" >= '2024-06-30' AND "Status" = 'EX';
UPDATE "Contract" SET "Start Year" = CAST(strftime('%Y', date("Signed Date", 'start of month', '+1 month')) AS INTEGER), "Start Month" = CAST(strftime('%m', date("Signed Date", 'start of month', '+1 month')) AS INTEGER);
UPDATE "Contract" SET "Deposit" = NULL WHERE "Type Code" = 'NDA' OR "Signed Date" IS NULL;
UPDATE "Contract" SET "Replaces" = (SELECT MAX(T2."Contract No") FROM "Contract" AS T2 WHERE T2."Counterparty" = "Contract"."Counterparty" AND T2."Type Code" = "Contract"."Type Code" AND T2."Received Date" < "Contract"."Received Date" AND T2."Status" IN ('EX', 'TM')) WHERE "Contract No" % 3 <> 0;
UPDATE "Review" SET "Lawyer First Name" = CASE "Lawyer Last Name" WHEN 'Okonjo' THEN 'Ada' WHEN 'Brandt' THEN 'Felix' WHEN 'Lindqvist' THEN 'Sanna' WHEN 'Moreau' THEN 'Claire' WHEN 'Abara' THEN 'Tobi' WHEN 'Teller' THEN 'Ruth' ELSE 'Gwen' END;
UPDATE "Review" SET "Order Date" = (SELECT date(T2."Received Date", '+' || ("Review No" % 9) || ' days') FROM "Contract" AS T2 WHERE T2."Contract No" = "Review"."Contract No");
UPDATE "Review" SET "Review Date" = date("Order Date", '+' || (1 + "Review No" * 7 % 23) || ' days');
UPDATE "Review" SET "Review Date" = NULL, "Minutes" = NULL, "Fee" = NULL, "Outcome" = NULL, "Billing" = NULL WHERE "Review Date" >= '2024-06-30' OR "Review No" % 29 = 3;
UPDATE "Contract" SET "Status" = 'TM' WHERE "Contract No" = 1046;
