CREATE TABLE customers (
  cust_id INTEGER PRIMARY KEY,           --: seq 101
  cust_name TEXT NOT NULL,               --: mix {Copper|Larkspur|Green|Old Mill|Harbour|Pepper|Juniper|Wild Oat|Sunny|Little|Saffron|Tilth} {Kettle|Pantry|Larder|Table|Corner|Basket|Spoon|Hearth} distinct
  cust_type TEXT,                        --: pick Café*6 | Bakery*4 | Restaurant*5 | Farm Shop*3 | School Kitchen*2 | Co-op*2
  cust_contact_first TEXT,               --: first
  cust_contact_last TEXT,                --: last
  cust_city TEXT,                        --: pick Leeds*6 | York*4 | Sheffield*3 | Hull*2 | Durham*2 | Whitby
  cust_since INTEGER,                    --: date 2014-02-01..2026-03-31 unix
  cust_stars INTEGER,                    --: int 1..5 normal null 10%
  cust_credit_limit REAL,                --: pick 500*3 | 1000*5 | 2500*4 | 5000*2 | 10000
  cust_referred_by INTEGER REFERENCES customers(cust_id) --: self cust_id
); --: rows 58
CREATE TABLE suppliers (
  supp_id INTEGER PRIMARY KEY,           --: seq 1
  supp_name TEXT NOT NULL,               --: mix {Alder|Brightwater|Casa|Dunmoor|Fell|Ginestra|Hollow|Moss|Nordlys|Terra|Quiet} {Acres|Mill|Orchard|Verde|Growers|Dairy|Fields} distinct
  supp_country TEXT,                     --: pick United Kingdom*8 | Spain*5 | Italy*4 | France*2 | Denmark*2 | Peru
  supp_certifier TEXT,                   --: pick Soilmark*5 | EcoSeal*4 | Terrabond*2
  supp_cert_expires INTEGER,             --: date 2025-12-01..2028-06-30 unix
  supp_founded INTEGER,                  --: date 1961-03-01..2019-10-31 unix
  supp_score INTEGER,                    --: int 38..99
  supp_payment_days INTEGER              --: pick 14*2 | 30*6 | 45*2 | 60*2
); --: rows 30
CREATE TABLE products (
  prod_id INTEGER PRIMARY KEY,
  prod_name TEXT NOT NULL,
  prod_category TEXT,
  prod_pack TEXT,
  prod_list_price REAL,
  prod_shelf_days INTEGER,
  prod_stock INTEGER,                    --: int 0..240 skew
  prod_status TEXT
);
INSERT INTO products VALUES
(1,'Spelt Flour','Grains','10 kg sack',18.5,365,64,'A'),(2,'Rye Flour Coarse','Grains','10 kg sack',16.9,365,12,'A'),
(3,'Jumbo Oats','Grains','5 kg bag',9.8,300,143,'A'),(4,'Buckwheat Groats','Grains','5 kg bag',15.2,300,0,'S'),
(5,'Black Quinoa','Grains','3 kg bag',21.0,540,27,'A'),(6,'Red Lentils','Pulses','5 kg bag',13.4,720,88,'A'),
(7,'Puy-Style Lentils','Pulses','5 kg bag',17.6,720,31,'A'),(8,'Chickpeas','Pulses','5 kg bag',12.9,720,120,'A'),
(9,'Butter Beans','Pulses','3 kg bag',11.5,900,0,'D'),(10,'Smoked Tofu','Chilled','12 x 200 g',26.4,35,44,'A'),
(11,'Tempeh Blocks','Chilled','8 x 250 g',24.0,28,9,'A'),(12,'Oat Yoghurt','Chilled','6 x 500 g',14.7,21,52,'A'),
(13,'Salted Butter','Chilled','20 x 250 g',58.0,60,18,'A'),(14,'Goat Cheese Logs','Chilled','10 x 150 g',31.9,24,0,'S'),
(15,'Sourdough Loaf','Bakery','10 loaves',29.0,4,36,'A'),(16,'Seeded Rolls','Bakery','48 rolls',22.5,3,75,'A'),
(17,'Oat Flapjack Tray','Bakery','24 slices',27.3,45,22,'A'),(18,'Ginger Cake','Bakery','2 cakes',19.9,30,0,'D'),
(19,'Rye Crispbread','Bakery','12 packs',23.8,180,41,'A'),(20,'Olive Oil Frutado','Oils','5 l tin',47.5,540,33,'A'),
(21,'Sunflower Oil Raw','Oils','10 l drum',39.9,400,15,'A'),(22,'Rapeseed Oil','Oils','5 l tin',24.9,400,57,'A'),
(23,'Cider Vinegar','Oils','5 l can',16.2,900,28,'A'),(24,'Ginger Kombucha','Drinks','12 bottles',21.6,120,96,'A'),
(25,'Elderflower Pressé','Drinks','12 bottles',23.4,365,61,'A'),(26,'Oat Drink Barista','Drinks','6 x 1 l',10.9,270,210,'A'),
(27,'Cloudy Apple Juice','Drinks','6 x 1 l',15.5,365,84,'A'),(28,'Ground Coffee Huila','Drinks','8 x 227 g',38.0,360,19,'S'),
(29,'Chestnut Mushrooms','Fresh','3 kg crate',14.3,7,26,'A'),(30,'Rainbow Chard','Fresh','4 kg crate',12.6,5,0,'S'),
(31,'Pink Fir Potatoes','Fresh','12 kg sack',17.0,40,48,'A'),(32,'Bramley Apples','Fresh','10 kg crate',19.4,30,37,'A'),
(33,'Blood Oranges','Fresh','8 kg crate',21.9,18,23,'A'),(34,'Vine Tomatoes','Fresh','5 kg crate',16.7,9,55,'A'),
(35,'Wildflower Honey','Sweet','6 kg tub',62.0,900,8,'A'),(36,'Date Syrup','Sweet','6 x 400 g',25.2,540,17,'A'),
(37,'Raw Cocoa Powder','Sweet','3 kg bag',44.6,1100,0,'D'),(38,'Medjool Dates','Sweet','5 kg box',41.3,300,29,'A'),
(39,'Lemon Marmalade','Sweet','12 jars',28.8,720,14,'A'),(40,'Lemon Thyme','Fresh','20 pots',18.2,12,5,'A');
CREATE TABLE product_suppliers (
  prsu_prod_id INTEGER REFERENCES products(prod_id), --: ref products.prod_id cover 93%
  prsu_supp_id INTEGER REFERENCES suppliers(supp_id), --: ref suppliers.supp_id cover 88% skew
  prsu_cost REAL,                        --: price 5..40
  prsu_lead_days INTEGER,                --: int 1..21 skew
  prsu_agreed INTEGER,                   --: date 2021-01-10..2026-04-20 unix
  PRIMARY KEY (prsu_prod_id, prsu_supp_id)
); --: rows 86
CREATE TABLE orders (
  ord_number INTEGER PRIMARY KEY,        --: seq 20001
  ord_cust_id INTEGER REFERENCES customers(cust_id), --: ref customers.cust_id cover 86% skew
  ord_placed INTEGER,                    --: date 2024-01-03..2026-05-29 unix
  ord_delivered INTEGER,                 --: after ord_placed 1..11 days unix until 2026-05-31
  ord_paid INTEGER,                      --: after ord_delivered 3..70 days unix until 2026-05-31
  ord_status TEXT,                       --: const D
  ord_channel TEXT,                      --: pick Phone*3 | Web*6 | Rep*2
  ord_net REAL,
  ord_gross REAL
); --: rows 190
CREATE TABLE order_lines (
  olin_ord_number INTEGER REFERENCES orders(ord_number), --: ref orders.ord_number
  olin_prod_id INTEGER REFERENCES products(prod_id),     --: ref products.prod_id cover 90% skew
  olin_quantity INTEGER,                 --: int 1..24 skew
  olin_unit_price REAL,
  PRIMARY KEY (olin_ord_number, olin_prod_id)
); --: rows 400
UPDATE product_suppliers SET prsu_cost = round((SELECT prod_list_price FROM products WHERE prod_id = prsu_prod_id) * (0.52 + ((prsu_prod_id * 7 + prsu_supp_id * 13) % 29) / 100.0), 2);
UPDATE customers SET cust_referred_by = NULL WHERE cust_id % 3 <> 1;
UPDATE order_lines SET olin_unit_price = round((SELECT prod_list_price FROM products WHERE prod_id = olin_prod_id) * (CASE (olin_ord_number + olin_prod_id) % 5 WHEN 0 THEN 0.9 WHEN 1 THEN 0.95 ELSE 1 END), 2);
DELETE FROM orders WHERE ord_number NOT IN (SELECT olin_ord_number FROM order_lines);
UPDATE orders SET ord_placed = 1777622400 + (ord_number * 7 % 29) * 86400 + (ord_number * 911 % 30000), ord_delivered = NULL, ord_paid = NULL WHERE ord_number % 19 = 2;
UPDATE orders SET ord_delivered = NULL, ord_paid = NULL WHERE ord_placed >= 1779400000;
UPDATE orders SET ord_status = CASE WHEN ord_number % 17 = 4 THEN 'X' WHEN ord_delivered IS NULL THEN CASE WHEN ord_number % 2 = 0 THEN 'N' ELSE 'P' END ELSE 'D' END;
UPDATE orders SET ord_delivered = NULL WHERE ord_status = 'X';
UPDATE orders SET ord_paid = NULL WHERE ord_status <> 'D' OR ord_number % 13 = 5;
UPDATE orders SET ord_net = round((SELECT SUM(olin_quantity * olin_unit_price) FROM order_lines WHERE olin_ord_number = ord_number), 2);
UPDATE orders SET ord_gross = round(ord_net * 1.2, 2);
DELETE FROM product_suppliers WHERE prsu_prod_id IN (9, 18);
UPDATE customers SET cust_stars = 5 WHERE cust_id IN (SELECT cust_id FROM customers WHERE cust_city = 'Leeds' AND cust_stars = 3 LIMIT 2);
