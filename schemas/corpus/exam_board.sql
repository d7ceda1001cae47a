-- Exam board: centres enter candidates for papers, examiners mark the scripts, centres are invoiced and inspected.
CREATE TABLE "Region" (
  "Region Code" TEXT PRIMARY KEY,
  "Region Name" TEXT NOT NULL,
  "Overseas" TEXT
);
INSERT INTO "Region" VALUES ('NTH', 'Northern Counties', 'N'), ('MID', 'Midlands', 'N'), ('SW', 'South West', 'N'), ('CAP', 'Capital', 'N'), ('GUL', 'Gulf', 'Y'), ('CHI', 'Channel Isles', 'Y');
CREATE TABLE "Centre" (
  "Centre No" INTEGER PRIMARY KEY, --: seq 40101 7
  "Centre Name" TEXT NOT NULL, --: mix {Hollowbrook|Ketterley|Saint Wilfrid|Marlstone|Pennard|Kestrel Bay|Thornaby|Redcliff|Oakhanger|Lowther|Windmill Hill|Brackendale} {Academy|High School|College|Grammar} distinct
  "Region Code" TEXT REFERENCES "Region"("Region Code"), --: pick NTH*5 | MID*6 | SW*4 | CAP*5 | GUL*3 | CHI*2
  "Town" TEXT, --: by Region Code: NTH => Netherby*3 | Stourwick*2; MID => Dunmere*3 | Ambleford*2; SW => Kestrel Bay*2 | Harcombe; CAP => Little Marlow | Eastmere*2; GUL => Port Sahir*2 | Al Nour; else => Saint Brelan
  "Centre Type" TEXT, --: pick State*7 | Independent*4 | Sixth Form*3 | Tutorial*1
  "Capacity" INTEGER, --: int 40..420 skew
  "Private Candidates" TEXT, --: pick Y*3 | N*5
  "Approved On" TEXT --: date 1996-02-01..2023-10-31
); --: rows 36
CREATE TABLE "Person" (
  "Person ID" INTEGER PRIMARY KEY, --: seq 1
  "First Name" TEXT, --: first
  "Last Name" TEXT, --: last
  "Date Of Birth" TEXT --: date 2005-09-01..2008-08-31
); --: rows 250
CREATE TABLE "Candidate" (
  "Person ID" INTEGER PRIMARY KEY REFERENCES "Person"("Person ID"), --: seq 1
  "Centre No" INTEGER, --: ref Centre."Centre No" cover 86% skew
  "Extra Time" TEXT, --: pick Y*1 | N*5
  "Predicted Grade" TEXT, --: pick A*4 | B*6 | C*5 | D*2 | NULL*2
  "Registered On" TEXT --: date 2021-09-06..2024-02-20
); --: rows 200
CREATE TABLE "Examiner" (
  "Person ID" INTEGER PRIMARY KEY REFERENCES "Person"("Person ID"), --: seq 201
  "Team Leader ID" INTEGER, --: self Person ID
  "Home Town" TEXT, --: pick Ambleford*4 | Dunmere*3 | Stourwick*2 | Pellworth*3 | Isfield*2
  "Seniority Rank" INTEGER, --: int 1..6
  "Accuracy Stars" REAL, --: real 1.5..5 1
  "Script Fee Cents" INTEGER, --: price 2..9
  "Recruited On" TEXT, --: date 2009-03-01..2024-02-28
  "Active" TEXT --: pick Y*5 | N*1
); --: rows 50
CREATE TABLE "Subject" (
  "Subject Code" TEXT PRIMARY KEY,
  "Subject Name" TEXT NOT NULL,
  "Level" TEXT,
  "Group" TEXT
);
INSERT INTO "Subject" VALUES ('MA1', 'Mathematics', 'Ordinary', 'Sciences'), ('MA2', 'Further Mathematics', 'Advanced', 'Sciences'), ('PH1', 'Physics', 'Ordinary', 'Sciences'), ('CH1', 'Chemistry', 'Advanced', 'Sciences'), ('BI1', 'Biology', 'Ordinary', 'Sciences'), ('HI1', 'History', 'Ordinary', 'Humanities'), ('GE1', 'Geography', 'Ordinary', 'Humanities'), ('EC1', 'Economics', 'Advanced', 'Humanities'), ('FR1', 'French', 'Ordinary', 'Languages'), ('SP1', 'Spanish', 'Advanced', 'Languages'), ('LA1', 'Latin', 'Advanced', 'Languages'), ('MU1', 'Music', 'Ordinary', 'Arts');
CREATE TABLE "Paper" (
  "Paper No" INTEGER PRIMARY KEY, --: seq 110 3
  "Subject Code" TEXT REFERENCES "Subject"("Subject Code"), --: each MA1 | MA2 | PH1 | CH1 | BI1 | HI1 | GE1 | EC1 | FR1 | SP1 | MU1
  "Title" TEXT, --: by Subject Code: MA1, MA2 => Algebra*2 | Statistics | Geometry; PH1, CH1, BI1 => Theory*2 | Practical Skills | Data Analysis; HI1, GE1, EC1 => Essays*2 | Source Study; FR1, SP1 => Listening | Reading | Writing; else => Theory | Composition
  "Max Mark" INTEGER, --: pick 60*3 | 75*3 | 80*4 | 100*3 | 120*1
  "Duration Minutes" INTEGER, --: pick 45*2 | 60*3 | 75*2 | 90*4 | 105 | 120*3 | 180
  "Difficulty Index" REAL, --: real 0.2..0.95 2
  "Calculator" TEXT --: by Subject Code: MA1, MA2, PH1, CH1, EC1, BI1, GE1 => Y*3 | N*2; else => N
); --: rows 40
CREATE TABLE "Sitting" (
  "Sitting ID" INTEGER PRIMARY KEY, --: seq 801
  "Paper No" INTEGER REFERENCES "Paper"("Paper No"), --: ref Paper."Paper No" cover 88%
  "Series" TEXT, --: pick Summer 2022*3 | Autumn 2022*2 | Summer 2023*4 | Autumn 2023*2 | Summer 2024*5
  "Exam Date" TEXT, --: by Series: Summer 2022 => 2022-05-17 | 2022-05-24 | 2022-06-08; Autumn 2022 => 2022-11-03 | 2022-11-10; Summer 2023 => 2023-05-16 | 2023-05-23 | 2023-06-07 | 2023-06-14; Autumn 2023 => 2023-11-02 | 2023-11-09; else => 2024-05-14 | 2024-05-21 | 2024-06-05 | 2024-06-12 | 2024-06-19
  "Session" TEXT --: pick AM*3 | PM*2
); --: rows 80
CREATE TABLE "Entry" (
  "Entry No" INTEGER PRIMARY KEY, --: seq 3001
  "Person ID" INTEGER, --: ref Candidate."Person ID" cover 93% skew
  "Sitting ID" INTEGER REFERENCES "Sitting"("Sitting ID"), --: ref Sitting."Sitting ID" cover 95%
  "Entered On" TEXT, --: date 2022-01-10..2022-03-30
  "Late" TEXT, --: pick N*6 | Y*1
  "Fee Cents" INTEGER, --: pick 4200*4 | 4850*4 | 5600*3 | 6125*2 | 7300*1
  "Status" TEXT, --: pick Sat*24 | Absent*2 | Withdrawn*2
  "Mark" INTEGER, --: int 14..99 normal
  "Scaled Score" INTEGER, --: int 0..600
  "Grade" TEXT,
  "Marked On" TEXT
); --: rows 380
CREATE TABLE "Allocation" (
  "Examiner ID" INTEGER REFERENCES "Examiner"("Person ID"), --: ref Examiner."Person ID" cover 86% skew
  "Sitting ID" INTEGER, --: ref Sitting."Sitting ID" cover 92%
  "Role" TEXT, --: pick Marker*6 | Checker*2 | Moderator*1
  "Script Quota" INTEGER --: int 20..260 normal
); --: rows 150
CREATE TABLE "Appeal" (
  "Appeal No" INTEGER PRIMARY KEY, --: seq 9001
  "Entry No" INTEGER, --: ref Entry."Entry No" cover 30%
  "Lodged On" TEXT, --: date 2022-08-20..2024-09-10
  "Decided On" TEXT, --: after "Lodged On" 6..60 days until 2024-09-14 null 8%
  "Outcome" TEXT, --: pick Upheld*4 | Rejected*5 | Withdrawn*2
  "Fee Cents" INTEGER, --: pick 2500*3 | 4000*3 | 6000*2 | 0*1
  "Marks Changed" INTEGER --: by Outcome: Upheld => 2 | 3*3 | 5*2 | 8 | -1; else => 0
); --: rows 72
CREATE TABLE "Invoice" (
  "Invoice No" INTEGER PRIMARY KEY, --: seq 70001
  "Centre No" INTEGER REFERENCES "Centre"("Centre No"), --: ref Centre."Centre No" cover 92% skew
  "Order Date" TEXT, --: date 2022-01-15..2024-09-12
  "Due Date" TEXT, --: after "Order Date" 21..45 days
  "Paid Date" TEXT, --: after "Order Date" 4..90 days until 2024-09-15 null 9%
  "Amount" REAL, --: price 120..6400
  "Currency" TEXT --: const EUR
); --: rows 170
CREATE TABLE "Centre Visit" (
  "Visit ID" INTEGER PRIMARY KEY, --: seq 1
  "Centre No" INTEGER, --: ref Centre."Centre No" cover 80%
  "Inspector ID" INTEGER, --: ref Examiner."Person ID" cover 30%
  "Visit Date" TEXT, --: date 2022-02-01..2024-08-30
  "Storage Score" INTEGER, --: int 2..10 normal
  "Conduct Score" INTEGER, --: int 30..100 normal
  "Announced" TEXT --: pick Y*2 | N*3
); --: rows 90
UPDATE "Centre" SET "Centre Name" = 'Kestrel Bay College', "Town" = 'Dunmere', "Region Code" = 'MID' WHERE "Centre No" = (SELECT MIN("Centre No") FROM "Centre" WHERE "Centre Name" LIKE 'Kestrel Bay%');
UPDATE "Person" SET "Date Of Birth" = date("Date Of Birth", '-' || (18 + ("Person ID" * 7) % 37) || ' years') WHERE "Person ID" > 200;
UPDATE "Invoice" SET "Currency" = 'AED' WHERE "Centre No" IN (SELECT "Centre No" FROM "Centre" WHERE "Region Code" = 'GUL');
UPDATE "Invoice" SET "Currency" = 'GBP' WHERE "Centre No" IN (SELECT "Centre No" FROM "Centre" WHERE "Region Code" = 'CHI');
UPDATE "Entry" SET "Scaled Score" = NULL, "Mark" = CASE WHEN "Status" = 'Sat' THEN "Mark" * (SELECT P."Max Mark" FROM "Paper" AS P JOIN "Sitting" AS S ON P."Paper No" = S."Paper No" WHERE S."Sitting ID" = "Entry"."Sitting ID") / 100 END;
UPDATE "Entry" SET "Scaled Score" = CAST(600.0 * "Mark" / (SELECT P."Max Mark" FROM "Paper" AS P JOIN "Sitting" AS S ON P."Paper No" = S."Paper No" WHERE S."Sitting ID" = "Entry"."Sitting ID") AS INTEGER) WHERE "Mark" IS NOT NULL;
UPDATE "Entry" SET "Grade" = CASE WHEN "Scaled Score" >= 440 THEN 'A' WHEN "Scaled Score" >= 370 THEN 'B' WHEN "Scaled Score" >= 310 THEN 'C' WHEN "Scaled Score" >= 240 THEN 'D' ELSE 'U' END WHERE "Mark" IS NOT NULL;
UPDATE "Entry" SET "Entered On" = (SELECT date("Exam Date", '-' || (CASE WHEN "Entry"."Late" = 'Y' THEN 12 + "Entry No" % 25 ELSE 60 + "Entry No" % 90 END) || ' days') FROM "Sitting" AS S WHERE S."Sitting ID" = "Entry"."Sitting ID"), "Marked On" = CASE WHEN "Status" = 'Sat' AND "Entry No" % 17 <> 0 THEN (SELECT date("Exam Date", '+' || (9 + ("Entry No" * 13) % 41) || ' days') FROM "Sitting" AS S WHERE S."Sitting ID" = "Entry"."Sitting ID") END;
UPDATE "Entry" SET "Mark" = NULL, "Scaled Score" = NULL, "Grade" = NULL WHERE "Status" = 'Sat' AND "Marked On" IS NULL;
UPDATE "Appeal" SET "Entry No" = (SELECT MIN(E."Entry No") FROM "Entry" AS E WHERE E."Mark" IS NOT NULL AND E."Entry No" >= "Appeal"."Entry No") ;
UPDATE "Appeal" SET "Lodged On" = (SELECT date(E."Marked On", '+' || (14 + "Appeal No" * 7 % 40) || ' days') FROM "Entry" AS E WHERE E."Entry No" = "Appeal"."Entry No");
DELETE FROM "Appeal" WHERE "Lodged On" IS NULL OR "Lodged On" > '2024-09-14';
UPDATE "Appeal" SET "Decided On" = date("Lodged On", '+' || (6 + "Appeal No" * 11 % 55) || ' days') WHERE "Decided On" IS NOT NULL;
UPDATE "Appeal" SET "Decided On" = NULL WHERE "Decided On" > '2024-09-14';
UPDATE "Appeal" SET "Outcome" = NULL, "Marks Changed" = NULL WHERE "Decided On" IS NULL;
UPDATE "Examiner" SET "Active" = 'Y' WHERE "Team Leader ID" IS NULL;
