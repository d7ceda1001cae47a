-- Tierpark Hollerbusch: animals, the store with its part numbers, what was issued for whom, and the month-end copies of the slips.
CREATE TABLE Animals (
  "Animal No" INTEGER PRIMARY KEY,       --: seq 1001
  "Name" TEXT,                           --: mix {Bo|Ki|Ta|Mi|Zu|Ra|Lo|Pe|Sa|Ne}{ba|ri|mo|ndo|na|ka|shi|la|vu}
  "Species" TEXT,                        --: pick Red panda*4 | Snow leopard*3 | Meerkat*7 | Grevy zebra*5 | Humboldt penguin*8 | Crowned crane*4 | Green iguana*3 | Radiated tortoise*4 | Axolotl*5 | Tapir*3 | Ring-tailed lemur*6
  "Group" TEXT,                          --: by Species: Humboldt penguin, Crowned crane => Birds; Green iguana, Radiated tortoise => Reptiles; Axolotl => Amphibians; else => Mammals
  "Enclosure" TEXT,                      --: by Species: Humboldt penguin => Penguin Cove; Crowned crane, Grevy zebra => Savanna; Green iguana, Radiated tortoise => Reptile House; Axolotl => Aquarium; Meerkat => Sand Hill; Red panda, Snow leopard => Himalaya Walk; else => Rainforest Hall*3 | Island
  "Sex" TEXT,                            --: pick F*9 | M*8 | U*2
  "Born" INTEGER,                        --: date 2004-03-01..2025-08-20 yyyymmdd null 7%
  "Arrived" INTEGER,                     --: date 2012-05-01..2025-10-12 yyyymmdd
  "Left" INTEGER,                        --: date 2023-02-01..2025-10-15 yyyymmdd
  "Status" TEXT,                         --: pick IN*14 | QU*2 | MD*3 | LN*2 | DC*2
  "Weight Kg" REAL,                      --: real 1..9 1
  "Keeper" TEXT,                         --: by Group: Birds => Odile Marsh*3 | Tarek Vonn; Reptiles, Amphibians => Sunniva Dahl; else => Jonas Pruett*4 | Ines Carvalho*4 | Tarek Vonn*2 | NULL
  "Mother No" INTEGER REFERENCES Animals("Animal No")
); --: rows 96
CREATE TABLE Items (
  "Part No" TEXT PRIMARY KEY,
  "Item" TEXT,
  "Category" TEXT,
  "Unit" TEXT,
  "Price Cents" INTEGER,
  "On Hand" INTEGER,
  "Minimum" INTEGER,
  "Supplier" TEXT,
  "Expires" INTEGER
);
INSERT INTO Items VALUES ('FD-100','Herring, frozen','Feed','kg',420,310,150,'Nordfisch Kontor',20260228),('FD-101','Sprat, frozen','Feed','kg',510,90,120,'Nordfisch Kontor',20260131),('FD-110','Bamboo, cut','Feed','bundle',1250,18,20,'Green Cane',NULL),('FD-120','Meadow hay','Feed','bale',980,240,100,'Hof Brandl',NULL),('FD-121','Lucerne pellets','Feed','bag',2190,44,30,'Hof Brandl',20260615),('FD-130','Live crickets','Feed','box',690,35,40,'Kerfkiste',20251120),('FD-131','Mealworms','Feed','box',540,60,25,'Kerfkiste',20251130),('FD-140','Fruit mix','Feed','crate',1790,22,15,'Marktkontor',20251104),('FD-150','Beef on bone','Feed','kg',860,130,80,'Metzgerei Rau',20251212),('MD-200','Worming paste','Medicine','tube',1480,36,20,'Vetpharm Ost',20261031),('MD-201','Eye ointment','Medicine','tube',1120,9,10,'Vetpharm Ost',20251015),('MD-210','Amoxivet 50','Medicine','vial',3650,14,12,'Vetpharm Ost',20260430),('MD-211','Sedaline','Medicine','vial',7200,6,6,'Kliniva',20251231),('MD-220','Vitamin B drops','Medicine','bottle',930,52,20,'Kliniva',20270131),('MD-230','Antifungal bath','Medicine','bottle',2890,17,8,'Kliniva',20260820),('MD-240','Calcium powder','Medicine','tin',1590,28,10,'Vetpharm Ost',20270630),('EQ-300','Capture net, small','Equipment','piece',4950,7,4,'Zootechnik Lenz',NULL),('EQ-301','Capture net, large','Equipment','piece',8400,3,4,'Zootechnik Lenz',NULL),('EQ-310','Heat lamp 150 W','Equipment','piece',2750,12,8,'Zootechnik Lenz',NULL),('EQ-311','UV tube','Equipment','piece',3990,5,6,'Zootechnik Lenz',NULL),('EQ-320','Transport crate M','Equipment','piece',21900,2,2,'Zootechnik Lenz',NULL),('EN-400','Puzzle ball','Enrichment','piece',1850,15,5,'Spielwild',NULL),('EN-401','Scent sticks','Enrichment','pack',760,33,10,'Spielwild',NULL),('EN-402','Hanging tyre','Enrichment','piece',2300,4,3,'Spielwild',NULL),('EN-410','Ice treat mould','Enrichment','piece',1290,11,4,NULL,NULL),('MD-250','Tortoise splint','Medicine','piece',5400,4,2,'Kliniva',NULL);
CREATE TABLE Issues (
  "Slip No" INTEGER,
  "Line" INTEGER,
  "Date" INTEGER,
  "Animal No" INTEGER REFERENCES Animals("Animal No"),
  "Part No" TEXT REFERENCES Items("Part No"),
  "Reason" TEXT,
  "Quantity" INTEGER,
  "Cost Cents" INTEGER,
  "Status" TEXT,
  "Issued By" TEXT,
  "Collected" INTEGER,
  PRIMARY KEY ("Slip No", "Line")
);
CREATE TABLE "Issue Snapshots" (
  "Year" INTEGER,
  "Month" INTEGER,
  "Slip No" INTEGER,
  "Line" INTEGER,
  "Status" TEXT,
  "Quantity" INTEGER,
  "Cost Cents" INTEGER,
  "Taken On" INTEGER,
  PRIMARY KEY ("Year", "Month", "Slip No", "Line"),
  FOREIGN KEY ("Slip No", "Line") REFERENCES Issues("Slip No", "Line")
);
UPDATE Animals SET "Arrived" = "Arrived" / 100 * 100 + 1 + "Animal No" % 27;
UPDATE Animals SET "Arrived" = "Born" WHERE "Arrived" < "Born" AND "Born" IS NOT NULL;
UPDATE Animals SET "Left" = CASE WHEN "Status" IN ('LN', 'DC') THEN MAX("Left", "Arrived") ELSE NULL END;
UPDATE Animals SET "Mother No" = (SELECT MAX(m."Animal No") FROM Animals AS m WHERE m."Species" = Animals."Species" AND m."Sex" = 'F' AND m."Born" < Animals."Born" - 30000 AND m."Animal No" % 3 <> Animals."Animal No" % 3);
UPDATE Animals SET "Weight Kg" = ROUND((0.8 + "Animal No" * 37 % 41 / 100.0) * CASE "Species" WHEN 'Red panda' THEN 5.2 WHEN 'Snow leopard' THEN 41 WHEN 'Meerkat' THEN 0.8 WHEN 'Grevy zebra' THEN 385 WHEN 'Humboldt penguin' THEN 4.1 WHEN 'Crowned crane' THEN 3.7 WHEN 'Green iguana' THEN 4.6 WHEN 'Radiated tortoise' THEN 13.5 WHEN 'Axolotl' THEN 0.2 WHEN 'Tapir' THEN 238 ELSE 2.4 END, 2);
UPDATE Animals SET "Weight Kg" = NULL WHERE "Animal No" % 19 = 7;
INSERT INTO Issues WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s WHERE n < 160), l(k) AS (VALUES (1),(2),(3),(4)), q AS (SELECT n, k, n * 7919 % 1009 AS h, (n * 613 + k * 3571 + n * k * 97) % 1013 AS g FROM s, l WHERE k <= 1 + n * 31 % 37 % 4), it AS (SELECT "Part No" AS p, ROW_NUMBER() OVER (ORDER BY "Part No") - 1 AS r FROM Items)
SELECT 41001 + n, k, CAST(strftime('%Y%m%d', '2024-01-03', '+' || (n * 41 / 10 + h % 3) || ' days') AS INTEGER), 1001 + h % 11 * (h / 11 % 9) + h % 5, it.p, CASE g / 5 % 9 WHEN 0 THEN 'check-up' WHEN 1 THEN 'parasites' WHEN 2 THEN 'wound' ELSE NULL END, 1 + g % 7 % 4 * (1 + n % 2), 0, CASE g % 17 WHEN 3 THEN 'CN' WHEN 8 THEN 'RT' ELSE 'DN' END, CASE g / 3 % 7 WHEN 0 THEN 'P. Lindqvist' WHEN 1 THEN 'P. Lindqvist' WHEN 2 THEN 'A. Mbeki' WHEN 3 THEN 'A. Mbeki' WHEN 4 THEN 'A. Mbeki' WHEN 5 THEN 'C. Holm' ELSE NULL END, NULL FROM q JOIN it ON it.r = g % 25;
UPDATE Issues SET "Part No" = CASE (SELECT a."Species" FROM Animals AS a WHERE a."Animal No" = Issues."Animal No") WHEN 'Humboldt penguin' THEN CASE WHEN ("Slip No" + "Line") % 3 = 0 THEN 'FD-101' ELSE 'FD-100' END WHEN 'Crowned crane' THEN CASE WHEN ("Slip No" + "Line") % 2 = 0 THEN 'FD-131' ELSE 'FD-100' END WHEN 'Grevy zebra' THEN CASE WHEN ("Slip No" + "Line") % 2 = 0 THEN 'FD-120' ELSE 'FD-121' END WHEN 'Tapir' THEN CASE WHEN ("Slip No" + "Line") % 2 = 0 THEN 'FD-140' ELSE 'FD-121' END WHEN 'Red panda' THEN CASE WHEN ("Slip No" + "Line") % 4 = 0 THEN 'FD-140' ELSE 'FD-110' END WHEN 'Snow leopard' THEN 'FD-150' WHEN 'Radiated tortoise' THEN 'FD-120' WHEN 'Ring-tailed lemur' THEN 'FD-140' WHEN 'Axolotl' THEN 'FD-131' ELSE CASE WHEN ("Slip No" + "Line") % 3 = 0 THEN 'FD-131' ELSE 'FD-130' END END WHERE "Part No" LIKE 'FD-%';
UPDATE Issues SET "Reason" = CASE substr("Part No", 1, 2) WHEN 'FD' THEN 'feeding' WHEN 'EN' THEN 'enrichment' WHEN 'EQ' THEN 'transport' ELSE COALESCE("Reason", 'infection') END;
UPDATE Issues SET "Status" = 'RS' WHERE "Date" > 20250920 AND "Slip No" % 3 > 0;
UPDATE Issues SET "Collected" = CASE WHEN "Status" IN ('DN', 'RT') THEN CAST(strftime('%Y%m%d', substr("Date", 1, 4) || '-' || substr("Date", 5, 2) || '-' || substr("Date", 7, 2), '+' || ("Slip No" * 5 % 7) || ' days') AS INTEGER) END, "Cost Cents" = "Quantity" * (SELECT "Price Cents" FROM Items WHERE Items."Part No" = Issues."Part No");
UPDATE Issues SET "Collected" = 20251031 WHERE "Collected" > 20251031;
INSERT INTO "Issue Snapshots" SELECT "Date" / 10000, "Date" / 100 % 100, "Slip No", "Line", CASE WHEN "Slip No" % 4 = 1 THEN 'RS' ELSE "Status" END, "Quantity" + ("Slip No" + "Line") % 6 / 5, "Cost Cents" + ("Slip No" + "Line") % 6 / 5 * ("Cost Cents" / "Quantity"), "Date" / 100 * 100 + 28 FROM Issues WHERE ("Slip No" * 3 + "Line" * 5) % 7 < 5 AND "Date" < 20251001;
INSERT INTO "Issue Snapshots" SELECT "Date" / 10000, "Date" / 100 % 100 + 1, "Slip No", "Line", "Status", "Quantity", "Cost Cents", ("Date" / 100 + 1) * 100 + 28 FROM Issues WHERE ("Slip No" + "Line") % 5 = 0 AND "Date" / 100 % 100 < 12 AND "Date" < 20250901;
