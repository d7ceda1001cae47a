CREATE TABLE "Shopper" (
  "Shopper ID" INTEGER PRIMARY KEY,      --: seq 501
  "First Name" TEXT,                     --: first
  "Last Name" TEXT,                      --: last
  "Town" TEXT,                           --: pick Bremen*6 | Oldenburg*4 | Kiel*3 | Lübeck*2 | Emden
  "Joined" INTEGER,                      --: date 2021-02-01..2026-05-20 unix
  "Born" INTEGER,                        --: date 1942-01-01..2006-12-31 unix null 8%
  "Plan" TEXT,                           --: pick Basic*6 | Plus*4 | Family*3
  "Account" TEXT,                        --: pick active*8 | paused*2
  "Newsletter" TEXT,                     --: pick Y*5 | N*4
  "Invited By" INTEGER                   --: self Shopper ID null 55%
); --: rows 72
CREATE TABLE "Hub" (
  "Hub No" INTEGER PRIMARY KEY,
  "Hub Name" TEXT,
  "Town" TEXT,
  "Opened" INTEGER,
  "Cold Room" TEXT,
  "Audit Score" INTEGER
);
INSERT INTO "Hub" VALUES (1,'Hafenlager','Bremen',1556668800,'Y',88),(2,'Nordtor','Oldenburg',1604188800,'Y',74),(3,'Westkai','Bremen',1646092800,'N',91),(4,'Bahnbogen','Kiel',1630454400,'Y',67),(5,'Salzspeicher','Lübeck',1685577600,'Y',83),(6,'Moorweg','Oldenburg',1727740800,'N',58),(7,'Deichtor','Emden',1672531200,'N',79);
CREATE TABLE "Article" (
  "Article No" INTEGER PRIMARY KEY,
  "Title" TEXT,
  "Group" TEXT,
  "Price" REAL,
  "Weight" INTEGER,
  "Storage" TEXT,
  "Vegan" TEXT,
  "Stars" REAL
);
INSERT INTO "Article" VALUES
(11,'Butterbrot Loaf','Bread',3.49,750,'ambient','Y',4.4),(12,'Laugen Rolls','Bread',2.29,320,'ambient','Y',4.1),(13,'Raisin Braid','Bread',3.99,500,'ambient','N',3.6),(14,'Frozen Croissants','Bread',2.79,400,'frozen','N',3.9),
(21,'Weidehof Milk','Dairy',1.39,1030,'chilled','N',4.6),(22,'Weidehof Quark','Dairy',1.19,500,'chilled','N',4.2),(23,'Alpenblock Cheese','Dairy',4.99,400,'chilled','N',4.7),(24,'Oat Cream Nordkorn','Dairy',1.59,200,'chilled','Y',3.8),(25,'Skyr Family Tub','Dairy',3.79,1000,'chilled','N',4.0),
(31,'Elbe Apples','Fruit',3.29,1500,'ambient','Y',4.3),(32,'Bananas Loose','Fruit',1.89,1000,'ambient','Y',4.0),(33,'Berry Mix Frozen','Fruit',4.49,750,'frozen','Y',4.5),(34,'Lemons Net','Fruit',1.79,500,'ambient','Y',NULL),(35,'Seedless Grapes','Fruit',3.59,500,'chilled','Y',3.4),
(41,'Salad Potatoes','Vegetables',2.99,2000,'ambient','Y',4.2),(42,'Carrot Bunch','Vegetables',1.69,600,'ambient','Y',4.1),(43,'Creamed Spinach','Vegetables',1.99,600,'frozen','N',3.7),(44,'Garden Peas','Vegetables',2.19,750,'frozen','Y',4.4),(45,'Snack Tomatoes','Vegetables',2.69,250,'ambient','Y',3.9),
(51,'Smoked Trout','Fish',5.49,125,'chilled','N',4.3),(52,'Fish Fingers Kutter','Fish',4.29,450,'frozen','N',4.1),(53,'Matjes Fillets','Fish',3.99,200,'chilled','N',3.5),
(61,'Poultry Sausage','Meat',2.89,300,'chilled','N',3.3),(62,'Pea Burger','Meat',3.99,227,'chilled','Y',3.9),(63,'Minced Beef','Meat',5.99,500,'chilled','N',4.2),(64,'Party Meatballs Family Bag','Meat',7.49,1000,'frozen','N',NULL),
(71,'Kornkaffee','Drinks',4.59,250,'ambient','Y',3.2),(72,'Spring Water Crate','Drinks',5.99,9000,'ambient','Y',4.0),(73,'Rhubarb Spritz','Drinks',1.29,750,'ambient','Y',4.5),(74,'Apple Juice Direct','Drinks',2.19,1000,'ambient','Y',4.6),(75,'Alster Lager Six','Drinks',6.49,3000,'ambient','Y',3.8),
(81,'Dish Tabs Plus','Household',8.99,720,'ambient','Y',4.1),(82,'Kitchen Roll','Household',3.49,600,'ambient','Y',4.0),(83,'Citrus Cleaner','Household',2.99,1000,'ambient','Y',3.9),(84,'Nappies Size 4','Household',11.99,1800,'ambient','Y',4.4),
(91,'Seed Crackers','Snacks',2.49,150,'ambient','Y',4.3),(92,'Sea Salt Crisps','Snacks',1.99,175,'ambient','Y',4.2),(93,'Dark Nut Chocolate','Snacks',1.49,100,'ambient','N',4.8),(94,'Liquorice Bag','Snacks',1.29,200,'ambient','N',2.9);
CREATE TABLE "Slot" (
  "Slot ID" INTEGER PRIMARY KEY,         --: seq 3001
  "From" INTEGER,                        --: date 2025-01-04..2026-06-04 unix
  "To" INTEGER,
  "Capacity" INTEGER,                    --: pick 6*3 | 8*4 | 12*3 | 16
  "Fee" REAL,                            --: pick 0*2 | 1.9*4 | 2.9*4 | 4.9*2
  "Express" TEXT                         --: pick N*5 | Y
); --: rows 150
CREATE TABLE "Order" (
  "Order No" INTEGER PRIMARY KEY,        --: seq 88001
  "Shopper ID" INTEGER,                  --: ref "Shopper"."Shopper ID" cover 86% skew
  "Slot ID" INTEGER,                     --: ref "Slot"."Slot ID" cover 82%
  "Placed At" INTEGER,
  "Delivered At" INTEGER,
  "Picking Hub" INTEGER,                 --: ref "Hub"."Hub No"
  "Delivery Hub" INTEGER,                --: ref "Hub"."Hub No" cover 90%
  "Goods Value" REAL,
  "Total" REAL,
  "Tip" REAL,                            --: pick NULL*5 | 1*3 | 2*3 | 3 | 5
  "Payment" TEXT,                        --: pick paid*8 | unpaid
  "Stars" INTEGER                        --: int 1..5 null 30%
); --: rows 230
CREATE TABLE "Item" (
  "Order No" INTEGER,                    --: ref "Order"."Order No"
  "Article No" INTEGER,                  --: ref "Article"."Article No" cover 94% skew
  "Quantity" INTEGER,                    --: int 1..8 skew
  "Packed" INTEGER,
  "Price" REAL,
  "Replaced" TEXT,                       --: pick N*8 | Y
  PRIMARY KEY ("Order No", "Article No")
); --: rows 400
UPDATE "Slot" SET "From" = "From" / 86400 * 86400 + (8 + "Slot ID" * 7 % 12) * 3600;
UPDATE "Slot" SET "To" = "From" + CASE WHEN "Express" = 'Y' THEN 3600 WHEN "Slot ID" % 3 = 0 THEN 10800 ELSE 7200 END;
UPDATE "Item" SET "Price" = round((SELECT "Price" FROM "Article" WHERE "Article"."Article No" = "Item"."Article No") * CASE ("Order No" + "Article No") % 7 WHEN 0 THEN 0.8 WHEN 1 THEN 0.9 ELSE 1 END, 2);
UPDATE "Item" SET "Packed" = CASE WHEN ("Order No" * 3 + "Article No") % 11 = 0 THEN "Quantity" / 2 ELSE "Quantity" END;
DELETE FROM "Order" WHERE "Order No" NOT IN (SELECT "Order No" FROM "Item");
UPDATE "Order" SET "Placed At" = (SELECT "From" FROM "Slot" WHERE "Slot"."Slot ID" = "Order"."Slot ID") - (4 + "Order No" * 13 % 93) * 3600 - "Order No" * 29 % 60 * 60;
UPDATE "Order" SET "Placed At" = 1780221600 - "Order No" % 50 * 3600 WHERE "Placed At" > 1780221600;
UPDATE "Order" SET "Delivered At" = (SELECT "From" FROM "Slot" WHERE "Slot"."Slot ID" = "Order"."Slot ID") + "Order No" * 37 % 160 * 60;
UPDATE "Order" SET "Delivered At" = NULL WHERE "Delivered At" > 1780221600 OR "Order No" % 23 = 7;
UPDATE "Order" SET "Delivery Hub" = "Picking Hub" WHERE "Order No" % 3 <> 1;
UPDATE "Order" SET "Stars" = NULL, "Tip" = NULL, "Payment" = 'unpaid' WHERE "Delivered At" IS NULL;
UPDATE "Order" SET "Goods Value" = round((SELECT SUM("Packed" * "Price") FROM "Item" WHERE "Item"."Order No" = "Order"."Order No"), 2);
UPDATE "Order" SET "Total" = round("Goods Value" + (SELECT "Fee" FROM "Slot" WHERE "Slot"."Slot ID" = "Order"."Slot ID") + coalesce("Tip", 0), 2);
UPDATE "Shopper" SET "Joined" = MIN("Joined", COALESCE((SELECT MIN("Placed At") FROM "Order" WHERE "Order"."Shopper ID" = "Shopper"."Shopper ID"), "Joined") - "Shopper ID" % 9 * 86400);
UPDATE "Shopper" SET "Joined" = 1772701200 + "Shopper ID" * 7 % 51 * 86400 WHERE "Shopper ID" NOT IN (SELECT "Shopper ID" FROM "Order") AND "Shopper ID" % 2 = 0;
UPDATE "Shopper" SET "Town" = 'Verden' WHERE "Shopper ID" % 17 = 3;
UPDATE "Shopper" SET "Town" = 'Leer' WHERE "Shopper ID" % 23 = 5;
