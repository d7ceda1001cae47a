CREATE TABLE "Regions" (
  "Region Code" TEXT PRIMARY KEY,
  "Region Name" TEXT NOT NULL,
  "Currency" TEXT
);
INSERT INTO "Regions" VALUES ('SA', 'South Asia', 'INR'), ('EU', 'Europe', 'EUR'), ('NA', 'North America', 'USD'), ('SEA', 'South East Asia', 'SGD'), ('MENA', 'Gulf and Levant', 'AED'), ('OCE', 'Oceania', 'AUD');
CREATE TABLE "Guilds" (
  "Guild Id" INTEGER PRIMARY KEY,
  "Guild Name" TEXT,
  "Home Region" TEXT REFERENCES "Regions"("Region Code"),
  "Founded On" TEXT,
  "Tax Pct" REAL
);
INSERT INTO "Guilds" VALUES
 (1, 'Nightjar', 'EU', '2022-06-11', 5), (2, 'Chai Brigade', 'SA', '2022-08-30', 2.5), (3, 'Silent Anvil', 'NA', '2023-01-19', 10),
 (4, 'Monsoon Kings', 'SA', '2022-11-02', 0), (5, 'Paper Tigers', 'SEA', '2023-04-25', 7.5), (6, 'Dune Choir', 'MENA', '2023-07-08', 5),
 (7, 'Lost Keys', 'EU', '2024-02-14', 0), (8, 'Empty Chairs', 'OCE', '2024-06-01', 2.5);
CREATE TABLE "Players" (
  "Player Id" INTEGER PRIMARY KEY,   --: seq 1001
  "Nickname" TEXT,                   --: mix {Sly|Iron|Tiny|Lucky|Neon|Grim|Masala|Turbo}{Otter|Kettle|Raven|Yak|Comet|Mango|Wolf} distinct
  "Birth Date" TEXT,                 --: date 1974-03-01..2008-12-20
  "Joined At" TEXT,                  --: date 2022-06-01..2024-09-10 %Y-%m-%d %H:%M:%S
  "Region Code" TEXT REFERENCES "Regions"("Region Code"), --: pick SA*6 | EU*4 | NA*3 | SEA*3 | MENA
  "Guild Id" INTEGER REFERENCES "Guilds"("Guild Id"), --: pick 1*4 | 2*5 | 3*2 | 4*4 | 5*3 | 6*2 | 7 null 22%
  "Invited By" INTEGER REFERENCES "Players"("Player Id"), --: self Player Id null 50%
  "Level" INTEGER,                   --: int 1..80 skew
  "Banned" TEXT                      --: pick no*11 | yes
); --: rows 54
CREATE TABLE "Characters" (
  "Character Id" INTEGER PRIMARY KEY, --: seq 1
  "Player Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 85%
  "Class" TEXT,                      --: pick Warden*4 | Alchemist*3 | Duelist*3 | Beastcaller*2
  "Faction" TEXT,                    --: pick Sun*4 | Moon*4 | Ash*2
  "Power" INTEGER,                   --: int 120..4800 normal
  "Created At" TEXT                  --: date 2022-07-01..2024-09-12 %Y-%m-%d %H:%M:%S
); --: rows 110
CREATE TABLE "Items" (
  "Item Id" INTEGER PRIMARY KEY,
  "Item Name" TEXT,
  "Rarity" TEXT,
  "Slot" TEXT,
  "Drop Chance Pct" REAL,
  "Gem Price" INTEGER
);
INSERT INTO "Items" VALUES
 (1, 'Copper Ladle', 'common', 'weapon', 12, 40), (2, 'Ember Blade', 'epic', 'weapon', 0.8, 950), (3, 'Monsoon Spear', 'rare', 'weapon', 3.5, 320),
 (4, 'Widow Bow', 'legendary', 'weapon', 0.2, 2400), (5, 'Quilted Vest', 'common', 'armour', 14, 35), (6, 'Anvil Plate', 'rare', 'armour', 2.8, 380),
 (7, 'Glass Mail', 'epic', 'armour', 0.9, 1020), (8, 'Throne Cape', 'legendary', 'armour', 0.1, 2600), (9, 'Nightjar', 'epic', 'pet', 0.7, 1100),
 (10, 'Yak Calf', 'rare', 'pet', 2.2, 410), (11, 'House Gecko', 'common', 'pet', 9.5, 60), (12, 'Moon Moth', 'legendary', 'pet', 0.15, NULL),
 (13, 'Rickshaw Skin', 'rare', 'skin', NULL, 500), (14, 'Holi Skin', 'epic', 'skin', NULL, 900), (15, 'Snow Skin', 'rare', 'skin', NULL, 500),
 (16, 'Founder Skin', 'legendary', 'skin', NULL, NULL), (17, 'Brass Ring', 'common', 'trinket', 8, 80), (18, 'Echo Ring', 'rare', 'trinket', 3.1, 350), (19, 'Broken Crown', 'epic', 'trinket', 0.5, 950);
CREATE TABLE "Inventory" (
  "Player Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 90%
  "Item Id" INTEGER REFERENCES "Items"("Item Id"),       --: pick 1*6 | 2*2 | 3*4 | 4 | 5*6 | 6*3 | 7*2 | 8 | 9*3 | 10*3 | 11*5 | 13*2 | 14*3 | 15 | 16 | 17*5 | 18*3 | 19
  "Copies" INTEGER,                  --: int 1..9 skew
  "Acquired At" TEXT,                --: date 2023-01-04..2024-09-14 %Y-%m-%d %H:%M:%S
  "Source" TEXT,                     --: pick drop*5 | shop*3 | gift*2
  PRIMARY KEY ("Player Id", "Item Id")
); --: rows 260
CREATE TABLE "Sessions" (
  "Session Id" INTEGER PRIMARY KEY,  --: seq 80001
  "Player Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 88% skew
  "Started At" TEXT,                 --: date 2024-01-02..2024-09-14 %Y-%m-%d %H:%M:%S
  "Minutes Played" INTEGER,          --: int 1..190 skew
  "Load Time Ms" INTEGER,            --: int 640..9800 skew
  "Device" TEXT                      --: pick Android phone*6 | iPhone*4 | Android tablet*2 | iPad
); --: rows 380
CREATE TABLE "Matches" (
  "Match Id" INTEGER PRIMARY KEY,    --: seq 5001
  "Mode" TEXT,                       --: pick Duel*5 | Caravan*3 | Siege*2
  "Played At" TEXT,                  --: date 2024-02-01..2024-09-14 %Y-%m-%d %H:%M:%S
  "Duration Sec" INTEGER,            --: int 45..1500 skew
  "Winner Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 80% skew
  "Loser Id" INTEGER REFERENCES "Players"("Player Id"),  --: ref "Players"."Player Id" cover 92%
  "Gold Stake" INTEGER               --: pick 0*5 | 50*4 | 100*3 | 500
); --: rows 240
CREATE TABLE "Offers" (
  "Offer Id" INTEGER PRIMARY KEY,
  "Offer Name" TEXT,
  "Kind" TEXT,
  "List Price" REAL,
  "Bonus Pct" INTEGER,
  "Starts On" TEXT,
  "Ends On" TEXT
);
INSERT INTO "Offers" VALUES
 (1, 'Pocket of Gems', 'gems', 1.99, 0, '2023-01-01', NULL), (2, 'Bucket of Gems', 'gems', 9.99, 10, '2023-01-01', NULL), (3, 'Vault of Gems', 'gems', 49.99, 25, '2023-01-01', NULL),
 (4, 'Monsoon Chest', 'chest', 14.99, 20, '2024-06-15', '2024-09-30'), (5, 'Holi Chest', 'chest', 12.99, 30, '2024-03-18', '2024-04-01'), (6, 'Snow Chest', 'chest', 12.99, 15, '2023-12-10', '2024-01-10'),
 (7, 'Season Pass', 'pass', 7.99, 0, '2023-05-01', NULL), (8, 'Guild Banner', 'cosmetic', 4.99, 0, '2023-09-01', NULL), (9, 'Diwali Chest', 'chest', 16.99, 40, '2024-10-25', '2024-11-10');
CREATE TABLE "Orders" (
  "Order No" INTEGER PRIMARY KEY,    --: seq 30001
  "Player Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 75% skew
  "Offer Id" INTEGER REFERENCES "Offers"("Offer Id"), --: pick 1*6 | 2*5 | 3*2 | 4*3 | 7*4 | 8*2
  "Order Date" TEXT,                 --: date 2023-02-01..2024-09-14 %Y-%m-%d %H:%M:%S
  "Discount Pct" INTEGER,            --: pick 0*6 | 10*3 | 20*2 | 50
  "List Amount" REAL,                --: expr (SELECT "List Price" FROM "Offers" AS o WHERE o."Offer Id" = "Orders"."Offer Id")
  "Paid Amount" REAL,                --: expr ROUND((SELECT "List Price" FROM "Offers" AS o WHERE o."Offer Id" = "Orders"."Offer Id") * (100 - "Discount Pct") / 100.0, 2)
  "Store" TEXT,                      --: pick Google Play*6 | App Store*4 | Web shop*2
  "Refunded At" TEXT                 --: after "Order Date" 1..45 days %Y-%m-%d %H:%M:%S until 2024-09-14 null 85%
); --: rows 330
CREATE TABLE "Agents" (
  "Agent Id" INTEGER PRIMARY KEY,    --: seq 1
  "First Name" TEXT,                 --: first
  "Last Name" TEXT,                  --: last distinct
  "Group" TEXT,                      --: pick Chat*4 | Email*3 | Payments*2
  "Hired On" TEXT,                   --: date 2021-04-01..2024-07-15
  "Quality Pct" REAL                 --: real 62..99 1 normal
); --: rows 16
CREATE TABLE "Tickets" (
  "Ticket No" INTEGER PRIMARY KEY,   --: seq 7001
  "Player Id" INTEGER REFERENCES "Players"("Player Id"), --: ref "Players"."Player Id" cover 70% skew
  "Agent Id" INTEGER REFERENCES "Agents"("Agent Id"), --: ref "Agents"."Agent Id" cover 90% null 7%
  "Topic" TEXT,                      --: pick lost item*4 | refund*3 | crash*3 | ban appeal*2 | login
  "Opened At" TEXT,                  --: date 2024-03-01..2024-09-14 %Y-%m-%d %H:%M:%S
  "Closed At" TEXT,                  --: after "Opened At" 1..160 hours %Y-%m-%d %H:%M:%S until 2024-09-15 null 10%
  "First Reply Sec" INTEGER,         --: int 25..5400 skew
  "Handle Minutes" INTEGER           --: int 2..95 skew
); --: rows 200
UPDATE "Orders" SET "Offer Id" = 5 WHERE "Order Date" >= '2024-03-18' AND "Order Date" < '2024-04-01';
UPDATE "Orders" SET "Offer Id" = 6 WHERE "Order Date" >= '2023-12-10' AND "Order Date" < '2024-01-10' AND "Order No" % 2 = 0;
UPDATE "Orders" SET "Offer Id" = 2 WHERE "Offer Id" = 4 AND "Order Date" < '2024-06-15';
UPDATE "Orders" SET "List Amount" = (SELECT o."List Price" FROM "Offers" AS o WHERE o."Offer Id" = "Orders"."Offer Id");
UPDATE "Orders" SET "Paid Amount" = ROUND("List Amount" * (100 - "Discount Pct") / 100.0, 2);
UPDATE "Matches" SET "Loser Id" = "Loser Id" - 1 WHERE "Loser Id" = "Winner Id" AND "Loser Id" > 1001;
UPDATE "Tickets" SET "Handle Minutes" = NULL WHERE "Agent Id" IS NULL;
UPDATE "Tickets" SET "First Reply Sec" = NULL, "Closed At" = NULL WHERE "Agent Id" IS NULL;
CREATE VIEW "Kept Orders" AS SELECT "Order No", "Player Id", "Offer Id", "Order Date", "Paid Amount" FROM "Orders" WHERE "Refunded At" IS NULL;
CREATE VIEW "Open Tickets" AS SELECT "Ticket No", "Player Id", "Agent Id", "Topic", "Opened At" FROM "Tickets" WHERE "Closed At" IS NULL;
UPDATE "Agents" SET "Group" = 'Email' WHERE "Agent Id" IN (4, 7, 11);
UPDATE "Items" SET "Gem Price" = 900 WHERE "Item Id" IN (2, 16);
UPDATE "Players" SET "Banned" = 'yes' WHERE "Region Code" = 'SA' AND "Player Id" % 6 = 0;
