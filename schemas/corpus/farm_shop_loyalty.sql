CREATE TABLE counties (
  county_id INTEGER PRIMARY KEY,
  county_name TEXT
);
INSERT INTO counties VALUES (1,'Devon'),(2,'Somerset'),(3,'Dorset'),(4,'Wiltshire'),(5,'Hampshire'),(6,'Cornwall');
CREATE TABLE shops (
  shop_id INTEGER PRIMARY KEY,
  shop_name TEXT NOT NULL,
  town TEXT,
  county_id INTEGER REFERENCES counties(county_id),
  opened_on TEXT,
  floor_sqm INTEGER,
  parking_spaces INTEGER,
  has_cafe INTEGER
);
INSERT INTO shops VALUES (1,'Larkhill Barn','Wexcombe',2,'2009-04-18',420,60,1),(2,'Ashcombe Yard','Brinley',1,'2012-09-01',310,35,1),(3,'Ferncote Mill','Harrowmead',3,'2015-03-14',265,24,0),(4,'Otterley Stables','Brinley',1,'2016-11-05',180,18,1),(5,'Dunmere Orchard','Stoke Ferris',4,'2018-05-26',350,48,1),(6,'Pipers Lane','Cold Aston',2,'2019-10-12',145,0,0),(7,'Thornwick Dairy','Upper Thorn',5,'2021-06-19',230,24,1),(8,'Saltmarsh Gate','Port Lowen',1,'2023-03-25',205,30,0);
CREATE TABLE tills (
  till_id INTEGER PRIMARY KEY,           --: seq 11
  shop_id INTEGER REFERENCES shops(shop_id), --: each 1 | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 5 | 6 | 7 | 7 | 8 | 8
  self_checkout INTEGER,                 --: each 0 | 0 | 1 | 0 | 1 | 0 | 0 | 0 | 1 | 0 | 0 | 1 | 0 | 0 | 1 | 0 | 0
  installed_on TEXT                      --: date 2016-01-10..2025-03-01
); --: rows 17
CREATE TABLE departments (
  department_id INTEGER PRIMARY KEY,
  department_name TEXT,
  margin_target_pct REAL
);
INSERT INTO departments VALUES (1,'Dairy',28.5),(2,'Butchery',32),(3,'Greengrocery',35),(4,'Bakery',45),(5,'Larder',38),(6,'Drinks',30),(7,'Home & Garden',48);
CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY,
  category_name TEXT,
  department_id INTEGER REFERENCES departments(department_id)
);
INSERT INTO categories VALUES (1,'Cheese',1),(2,'Milk & Cream',1),(3,'Yoghurt',1),(4,'Beef',2),(5,'Sausages',2),(6,'Poultry',2),(7,'Vegetables',3),(8,'Fruit',3),(9,'Bread',4),(10,'Cakes',4),(11,'Jams & Chutneys',5),(12,'Honey',5),(13,'Cider & Beer',6),(14,'Juices',6),(15,'Candles',7),(16,'Seeds & Bulbs',7);
CREATE TABLE brands (
  brand_id INTEGER PRIMARY KEY,
  brand_name TEXT,
  founded_year INTEGER
);
INSERT INTO brands VALUES (1,'Hollybrook',1987),(2,'Three Gates',2006),(3,'Cutler & Rye',2014),(4,'Wild Thyme',2019),(5,'Old Drove',1962),(6,'Marlpit',2001),(7,'Bramble Row',2011),(8,'Plain Label',NULL),(9,'Quiet Goose',2022);
CREATE TABLE units (
  unit_code TEXT PRIMARY KEY,
  unit_name TEXT
);
INSERT INTO units VALUES ('EA','each'),('KG','kilogram'),('LT','litre'),('BU','bunch');
CREATE TABLE vat_rates (
  vat_code TEXT PRIMARY KEY,
  vat_name TEXT,
  rate_pct REAL
);
INSERT INTO vat_rates VALUES ('Z','zero rated',0),('S','standard',20),('R','reduced',5);
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,        --: seq 201
  product_name TEXT,                     --: each Vintage Cheddar | Smoked Cheddar | Ewes Blue | Goat Log | Double Gloucester | Whole Milk | Clotted Cream | Double Cream | Plain Yoghurt | Rhubarb Yoghurt | Rump Steak | Beef Mince | Brisket Joint | Pork Sausages | Venison Sausages | Merguez Coil | Whole Chicken | Duck Legs | Turkey Crown | Chantenay Carrots | Purple Kale | Jersey Royals | Beetroot Bunch | Leeks | Heritage Tomatoes | Bramley Apples | Conference Pears | Strawberries | Gooseberries | Rye Sourdough | Seeded Cob | Lardy Loaf | Lemon Drizzle | Dorset Apple Cake | Carrot Cake | Damson Jam | Piccalilli | Red Onion Chutney | Heather Honey | Blossom Honey | Cut Comb Honey | Dry Cider | Perry | Pale Ale | Apple Juice | Pear Juice | Beeswax Candle | Lavender Candle | Sweet Pea Seeds | Tulip Bulbs
  category_id INTEGER,                   --: each 1 | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 5 | 6 | 6 | 6 | 7 | 7 | 7 | 7 | 7 | 7 | 8 | 8 | 8 | 8 | 9 | 9 | 9 | 10 | 10 | 10 | 11 | 11 | 11 | 12 | 12 | 12 | 13 | 13 | 13 | 14 | 14 | 15 | 15 | 16 | 16
  brand_id INTEGER, --: each 5 | 5 | 1 | 1 | 2 | 1 | 1 | 5 | 1 | 4 | 2 | 2 | 6 | 6 | 4 | 3 | 2 | 6 | 2 | 8 | 8 | NULL | 8 | 8 | NULL | 5 | 5 | NULL | NULL | 3 | 3 | 3 | 7 | 7 | 7 | 7 | 7 | 3 | 4 | 4 | 2 | 5 | 5 | 3 | 5 | 2 | 4 | 4 | 8 | 8
  unit_code TEXT REFERENCES units(unit_code), --: each KG | KG | KG | EA | KG | LT | EA | EA | EA | EA | KG | KG | KG | KG | KG | KG | EA | KG | KG | KG | BU | KG | BU | KG | KG | KG | KG | KG | KG | EA | EA | EA | EA | EA | EA | EA | EA | EA | EA | EA | EA | LT | LT | EA | LT | LT | EA | EA | EA | EA
  vat_code TEXT,                         --: by category_id: 13, 14, 15, 16 => S; else => Z
  list_price_cents INTEGER,              --: each 1850 | 1990 | 2640 | 495 | 1720 | 145 | 420 | 260 | 230 | 255 | 2780 | 1095 | 1380 | 990 | 1450 | 1290 | 1475 | 1160 | 1890 | 190 | 175 | 480 | 210 | 285 | 620 | 245 | 265 | 780 | 690 | 440 | 385 | 360 | 560 | 640 | 590 | 395 | 425 | 410 | 780 | 650 | 980 | 520 | 560 | 310 | 340 | 365 | 890 | 950 | 220 | 480
  cost_cents INTEGER,                    --: expr list_price_cents * (52 + product_id % 19) / 100
  organic INTEGER,                       --: pick 1*2 | 0*3
  shelf_life_days INTEGER,               --: by category_id: 1 => 60 | 45 | 90; 2, 3 => 8 | 10 | 14; 4, 5, 6 => 5 | 7; 7, 8 => 6 | 9 | 12; 9 => 3 | 4; 10 => 5 | 7; 11, 12, 13, 14 => 365 | 540; else => NULL
  launched_on TEXT,                      --: date 2016-02-01..2024-11-30
  discontinued_on TEXT                   --: after launched_on 300..1800 days until 2025-07-10 null 75%
); --: rows 50
CREATE TABLE price_changes (
  price_change_id INTEGER PRIMARY KEY,   --: seq 1
  product_id INTEGER REFERENCES products(product_id), --: ref products.product_id cover 80%
  old_price_cents INTEGER,               --: price 2..28
  new_price_cents INTEGER,               --: expr old_price_cents + (price_change_id * 37) % 160 - 45
  changed_on TEXT                        --: date 2023-01-09..2025-07-07
); --: rows 110
CREATE TABLE allergens (
  allergen_id INTEGER PRIMARY KEY,
  allergen_name TEXT
);
INSERT INTO allergens VALUES (1,'gluten'),(2,'milk'),(3,'egg'),(4,'nuts'),(5,'sulphites'),(6,'mustard'),(7,'celery');
CREATE TABLE product_allergens (
  product_id INTEGER,
  allergen_id INTEGER REFERENCES allergens(allergen_id),
  traces_only INTEGER,
  PRIMARY KEY (product_id, allergen_id)
);
INSERT INTO product_allergens SELECT product_id, 2, 0 FROM products WHERE category_id IN (1,2,3);
INSERT INTO product_allergens SELECT product_id, 1, CASE WHEN category_id = 5 THEN 1 ELSE 0 END FROM products WHERE category_id IN (5,9,10) OR product_name = 'Pale Ale';
INSERT INTO product_allergens SELECT product_id, 3, product_id % 2 FROM products WHERE category_id IN (9,10);
INSERT INTO product_allergens SELECT product_id, 4, 1 - product_id % 2 FROM products WHERE category_id = 10 OR product_name IN ('Seeded Cob','Ewes Blue');
INSERT INTO product_allergens SELECT product_id, 5, 0 FROM products WHERE product_name IN ('Dry Cider','Perry','Pork Sausages','Merguez Coil','Damson Jam','Red Onion Chutney');
INSERT INTO product_allergens SELECT product_id, 6, 0 FROM products WHERE product_name IN ('Piccalilli','Pork Sausages');
CREATE TABLE suppliers (
  supplier_id INTEGER PRIMARY KEY,       --: seq 1
  supplier_name TEXT,                    --: each Hollybrook | Nettle & Sons | Greenway Produce | Stanmoor Butchers | Tarrant Valley Dairy | Millrace Bakers | Copse End Orchards | Bee Lane Apiary | Fosse Drinks | Waxwing Crafts | Lower Moor Poultry | Cobb Garden Supplies | Pennard Preserves | Roundway Farms
  county_id INTEGER,                     --: ref counties.county_id cover 80%
  contact_email TEXT,                    --: each sales@hollybrook.example | '' | orders@greenway.example | office@stanmoor.example | NULL | hello@millrace.example | '' | NULL | trade@fosse.example | studio@waxwing.example | NULL | cobb@garden.example | jars@pennard.example | orders@roundway.example
  payment_terms_days INTEGER,            --: pick 14*2 | 30*5 | 45 | 60*2
  quality_grade INTEGER,                 --: each 5 | 4 | 3 | 4 | 5 | 4 | 2 | 5 | 3 | 4 | 2 | 1 | 4 | 3
  supplier_since TEXT                    --: date 2009-05-01..2023-09-30
); --: rows 14
UPDATE suppliers SET contact_email = NULL WHERE contact_email = 'NULL';
UPDATE suppliers SET contact_email = '' WHERE contact_email = '''''';
CREATE TABLE farms (
  farm_id INTEGER PRIMARY KEY,           --: seq 1
  farm_name TEXT,                        --: mix {Upper|Lower|Great|Little|Far} {Hazel|Barrow|Combe|Withy|Crow|Ludd} {Farm|Grange|Holding} distinct
  supplier_id INTEGER, --: pick 1*4 | 2*3 | 3*6 | 4*4 | 5*5 | 7*2 | 8 | 11*2 | 14*5
  hectares REAL,                         --: real 6..240 1 skew
  certified_organic INTEGER,             --: pick 1*2 | 0*3
  food_miles REAL                        --: real 2..95 1
); --: rows 34
CREATE TABLE supplier_products (
  supplier_id INTEGER,
  product_id INTEGER REFERENCES products(product_id),
  lead_days INTEGER,
  preferred INTEGER
);
INSERT INTO supplier_products SELECT s.supplier_id, p.product_id, 1 + (s.supplier_id * 5 + p.product_id * 3) % 12, CASE WHEN (s.supplier_id + p.product_id) % 2 = 0 THEN 1 ELSE 0 END FROM suppliers s, products p WHERE (s.supplier_id = 1 AND p.category_id IN (1,2,3,11)) OR (s.supplier_id = 5 AND p.category_id IN (1,2,3)) OR (s.supplier_id = 4 AND p.category_id IN (4,5,6)) OR (s.supplier_id = 14 AND p.category_id IN (4,5,7)) OR (s.supplier_id = 11 AND p.category_id = 6) OR (s.supplier_id IN (2,3) AND p.category_id = 7) OR (s.supplier_id IN (3,7) AND p.category_id = 8) OR (s.supplier_id = 6 AND p.category_id IN (9,10)) OR (s.supplier_id = 13 AND p.category_id IN (11,12)) OR (s.supplier_id = 8 AND p.category_id IN (12,15)) OR (s.supplier_id IN (7,9) AND p.category_id IN (13,14)) OR (s.supplier_id = 10 AND p.category_id = 15) OR (s.supplier_id = 12 AND p.category_id = 16 AND p.product_name <> 'Tulip Bulbs');
DELETE FROM supplier_products WHERE (supplier_id * 3 + product_id * 5) % 11 = 0;
CREATE TABLE job_titles (
  job_id INTEGER PRIMARY KEY,
  job_name TEXT
);
INSERT INTO job_titles VALUES (1,'Shop manager'),(2,'Till assistant'),(3,'Butcher'),(4,'Baker'),(5,'Cheesemonger'),(6,'Cafe assistant'),(7,'Stock hand'),(8,'Van driver');
CREATE TABLE employees (
  employee_id INTEGER PRIMARY KEY,       --: seq 101
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  job_id INTEGER REFERENCES job_titles(job_id), --: each 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 2 | 3 | 8 | 6 | 2 | 4 | 7 | 2 | 5 | 8 | 2 | 6 | 3 | 7 | 2 | 8 | 4 | 2 | 6 | 7 | 2 | 5 | 2 | 8 | 3 | 7 | 2 | 6
  shop_id INTEGER,                       --: each 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  manager_id INTEGER REFERENCES employees(employee_id), --: expr CASE WHEN employee_id <= 108 THEN NULLIF(101, employee_id) ELSE 101 + (employee_id - 101) % 8 END
  birth_date TEXT,                       --: date 1958-03-01..2006-08-30
  hired_on TEXT,                         --: date 2012-01-15..2025-04-20
  left_on TEXT,                          --: after hired_on 120..2400 days until 2025-07-01 null 70%
  hourly_pay_cents INTEGER               --: int 1144..1980 skew
); --: rows 68
UPDATE employees SET hired_on = date('2023-06-01', '+' || (employee_id * 7 % 600) || ' days'), left_on = NULL WHERE hired_on < date(birth_date, '+17 years');
CREATE TABLE shifts (
  shift_id INTEGER PRIMARY KEY,          --: seq 1
  employee_id INTEGER, --: ref employees.employee_id cover 75%
  shift_date TEXT,                       --: date 2025-04-07..2025-07-13
  starts_at TEXT,                        --: pick 06:00*2 | 08:30*4 | 12:00*3 | 15:00
  hours_worked REAL                      --: pick 4*2 | 5.5 | 6*2 | 7.5*3 | 8*4 | 9.5
); --: rows 320
CREATE TABLE absences (
  absence_id INTEGER PRIMARY KEY,        --: seq 1
  employee_id INTEGER,                   --: ref employees.employee_id cover 50%
  absence_type TEXT,                     --: pick sickness*5 | holiday*7 | parental | jury service
  first_day TEXT,                        --: date 2024-01-08..2025-07-01
  last_day TEXT                          --: after first_day 0..13 days
); --: rows 90
CREATE TABLE training_courses (
  course_id INTEGER PRIMARY KEY,
  course_name TEXT,
  mandatory INTEGER,
  pass_mark INTEGER
);
INSERT INTO training_courses VALUES (1,'Food hygiene level 2',1,70),(2,'Knife skills',0,60),(3,'Age-restricted sales',1,80),(4,'Cheese cutting and care',0,50),(5,'Manual handling',1,65),(6,'First aid at work',0,75),(7,'Espresso basics',0,50);
CREATE TABLE training_results (
  employee_id INTEGER REFERENCES employees(employee_id), --: ref employees.employee_id cover 80%
  course_id INTEGER,                     --: ref training_courses.course_id
  taken_on TEXT,                         --: date 2023-02-01..2025-06-30
  result_pct INTEGER,                    --: int 38..100 normal
  certificate_until TEXT                 --: after taken_on 24..36 months
); --: rows 130
DELETE FROM training_results WHERE course_id = 7 AND employee_id % 2 = 0;
CREATE TABLE tiers (
  tier_id INTEGER PRIMARY KEY,
  tier_name TEXT,
  min_points INTEGER,
  points_per_pound REAL
);
INSERT INTO tiers VALUES (1,'Seedling',0,1),(2,'Sapling',1000,1.25),(3,'Orchard',3000,1.5),(4,'Old Oak',8000,2);
CREATE TABLE members (
  member_id INTEGER PRIMARY KEY,         --: seq 4001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  email TEXT,                            --: from lower {first_name}.{last_name}@postbox.example null 12% empty 9%
  mobile TEXT,                           --: code 07### ###### null 18%
  birth_date TEXT,                       --: date 1938-01-10..2006-12-20 null 10%
  joined_on TEXT,                        --: date 2019-02-01..2025-07-05
  home_shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id skew null 4%
  tier_id INTEGER REFERENCES tiers(tier_id), --: pick 1*8 | 2*5 | 3*3 | 4
  points_balance INTEGER,                --: int 0..6400 skew
  email_opt_in INTEGER,                  --: pick 1*3 | 0*2
  sms_opt_in INTEGER,                    --: pick 1*1 | 0*2
  referred_by_id INTEGER                 --: self member_id null 65%
); --: rows 170
CREATE TABLE cards (
  card_no TEXT PRIMARY KEY,              --: code FC-######
  member_id INTEGER, --: ref members.member_id cover 95%
  card_kind TEXT,                        --: pick plastic*5 | app*4 | key fob*2
  issued_on TEXT,                        --: date 2020-01-10..2025-07-01
  activated_on TEXT,                     --: after issued_on 0..40 days until 2025-07-14 null 8%
  expires_on TEXT,                       --: after issued_on 36..60 months
  card_status TEXT                       --: pick A*12 | B*2 | L*2 | X
); --: rows 200
CREATE TABLE card_replacements (
  replacement_id INTEGER PRIMARY KEY,    --: seq 1
  old_card_no TEXT,                      --: ref cards.card_no cover 30%
  new_card_no TEXT,                      --: ref cards.card_no cover 60%
  reason TEXT,                           --: pick lost*5 | damaged*3 | stolen | upgrade to app*3
  replaced_on TEXT,                      --: date 2022-03-01..2025-06-30
  fee_cents INTEGER                      --: pick 0*3 | 250*2 | 500
); --: rows 36
DELETE FROM card_replacements WHERE old_card_no = new_card_no;
CREATE TABLE points_entries (
  entry_id INTEGER PRIMARY KEY,          --: seq 1
  card_no TEXT REFERENCES cards(card_no), --: ref cards.card_no cover 80% skew
  entry_type TEXT,                       --: pick earn*8 | redeem*2 | bonus*2 | adjust
  points INTEGER,                        --: int 5..420 skew
  posted_at TEXT                         --: date 2024-01-05..2025-07-13 %Y-%m-%d %H:%M:%S
); --: rows 340
UPDATE points_entries SET points = -points * 2 WHERE entry_type = 'redeem' OR (entry_type = 'adjust' AND entry_id % 2 = 0);
CREATE TABLE tier_changes (
  tier_change_id INTEGER PRIMARY KEY,    --: seq 1
  member_id INTEGER,                     --: ref members.member_id cover 45%
  old_tier_id INTEGER REFERENCES tiers(tier_id), --: pick 1*5 | 2*4 | 3*2 | 4
  new_tier_id INTEGER REFERENCES tiers(tier_id), --: by old_tier_id: 1 => 2*6 | 3; 2 => 3*4 | 1*2; 3 => 4*2 | 2*2; 4 => 3
  changed_on TEXT                        --: date 2023-01-15..2025-07-01
); --: rows 96
CREATE TABLE rewards (
  reward_id INTEGER PRIMARY KEY,
  reward_name TEXT,
  points_cost INTEGER,
  retail_value_cents INTEGER,
  min_tier_id INTEGER,
  active INTEGER
);
INSERT INTO rewards VALUES (1,'Free flat white',150,340,1,1),(2,'Cream tea for two',900,1650,1,1),(3,'Five pounds off',500,500,1,1),(4,'Jute shopping bag',350,600,1,1),(5,'Cheese board box',1800,3400,2,1),(6,'Butchery masterclass',4000,7500,3,1),(7,'Christmas hamper',6000,12000,4,0),(8,'Free delivery month',700,1200,2,1),(9,'Orchard tour',1200,2000,3,0);
CREATE TABLE redemptions (
  redemption_id INTEGER PRIMARY KEY,     --: seq 9001
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 50%
  reward_id INTEGER,                     --: pick 1*9 | 2*4 | 3*7 | 4*3 | 5*2 | 6 | 8*3 | 9
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id skew
  claimed_on TEXT,                       --: date 2024-01-03..2025-07-10
  collected_on TEXT,                     --: after claimed_on 0..21 days until 2025-07-14 null 12%
  points_spent INTEGER                   --: expr (SELECT points_cost FROM rewards r WHERE r.reward_id = redemptions.reward_id)
); --: rows 150
CREATE TABLE campaigns (
  campaign_id INTEGER PRIMARY KEY,
  campaign_name TEXT,
  channel TEXT,
  starts_on TEXT,
  ends_on TEXT,
  budget_cents INTEGER,
  manager_id INTEGER REFERENCES employees(employee_id)
);
INSERT INTO campaigns VALUES (1,'New Year Greens','email','2024-01-02','2024-01-31',120000,102),(2,'Lambing Weekend','leaflet','2024-03-22','2024-04-07',85000,105),(3,'Summer Punnets','email','2024-06-10','2024-07-14',150000,102),(4,'Apple Day','radio','2024-10-05','2024-10-26',240000,103),(5,'Stir-up Sunday','email','2024-11-11','2024-11-24',60000,107),(6,'Twelve Days of Cheese','sms','2024-12-08','2024-12-24',95000,103),(7,'Spring Seeds','leaflet','2025-03-01','2025-04-05',70000,105),(8,'Asparagus Fortnight','sms','2025-05-01','2025-05-14',45000,102),(9,'Picnic Season','email','2025-06-16','2025-08-31',180000,104),(10,'Harvest Home','radio','2025-09-13','2025-10-04',260000,103);
CREATE TABLE campaign_shops (
  campaign_id INTEGER,
  shop_id INTEGER REFERENCES shops(shop_id),
  posters INTEGER,
  PRIMARY KEY (campaign_id, shop_id)
);
INSERT INTO campaign_shops SELECT c.campaign_id, s.shop_id, (c.campaign_id * 7 + s.shop_id * 5) % 13 FROM campaigns c, shops s WHERE s.shop_id <> 6 AND ((c.campaign_id * 3 + s.shop_id * 5) % 7 < 4 OR c.campaign_id = 9);
CREATE TABLE coupons (
  coupon_id INTEGER PRIMARY KEY,
  coupon_name TEXT,
  campaign_id INTEGER,
  discount_pct INTEGER,
  min_spend_cents INTEGER
);
INSERT INTO coupons VALUES (1,'Greens 10',1,10,1500),(2,'Lamb 15',2,15,3000),(3,'Punnet 20',3,20,1000),(4,'Press 10',4,10,2000),(5,'Pudding 25',5,25,2500),(6,'Rind 15',6,15,2000),(7,'Sow 20',7,20,1000),(8,'Spear 10',8,10,NULL),(9,'Rug 15',9,15,2500),(10,'Welcome 10',NULL,10,NULL);
CREATE TABLE coupon_mailings (
  mailing_id INTEGER PRIMARY KEY,        --: seq 1
  coupon_id INTEGER REFERENCES coupons(coupon_id), --: pick 1*3 | 2*2 | 3*4 | 4*2 | 5 | 6*3 | 7*2 | 8*2 | 9*4 | 10*3
  member_id INTEGER,                     --: ref members.member_id cover 70%
  sent_on TEXT,                          --: date 2024-01-02..2025-07-08
  used_on TEXT,                          --: after sent_on 0..28 days until 2025-07-14 null 58%
  valid_until TEXT                       --: after sent_on 28..45 days
); --: rows 260
UPDATE coupon_mailings SET sent_on = date((SELECT c.starts_on FROM coupons k JOIN campaigns c ON c.campaign_id = k.campaign_id WHERE k.coupon_id = coupon_mailings.coupon_id), '+' || (mailing_id * 7 % 19) || ' days') WHERE coupon_id < 10;
UPDATE coupon_mailings SET used_on = CASE WHEN used_on IS NOT NULL AND date(sent_on, '+' || (mailing_id * 5 % 27) || ' days') <= '2025-07-14' THEN date(sent_on, '+' || (mailing_id * 5 % 27) || ' days') END, valid_until = date(sent_on, '+30 days');
CREATE TABLE promotions (
  promotion_id INTEGER PRIMARY KEY,      --: seq 1
  promotion_name TEXT,                   --: each Cheddar week | Sausage Saturday | Kale comeback | Cider sunset | Cake and a cuppa | Honey month | Roast for less | Candle clearance | Berry glut | Bread rush
  starts_on TEXT,                        --: date 2024-02-01..2025-07-20
  ends_on TEXT,                          --: after starts_on 6..30 days
  funded_by_id INTEGER                   --: ref suppliers.supplier_id null 30%
); --: rows 10
CREATE TABLE promotion_products (
  promotion_id INTEGER REFERENCES promotions(promotion_id), --: ref promotions.promotion_id
  product_id INTEGER,                    --: ref products.product_id cover 50%
  discount_pct INTEGER                   --: pick 10*3 | 15*2 | 20*2 | 33
); --: rows 40
DELETE FROM promotion_products WHERE rowid NOT IN (SELECT MIN(rowid) FROM promotion_products GROUP BY promotion_id, product_id);
CREATE TABLE pay_methods (
  pay_method TEXT PRIMARY KEY,
  method_name TEXT,
  fee_pct REAL
);
INSERT INTO pay_methods VALUES ('CSH','cash',0),('CRD','card',1.4),('MOB','phone wallet',1.6),('GFT','gift voucher',0);
CREATE TABLE sales (
  sale_id INTEGER PRIMARY KEY,           --: seq 70001
  till_id INTEGER, --: ref tills.till_id skew
  card_no TEXT REFERENCES cards(card_no), --: ref cards.card_no cover 60% skew null 35%
  employee_id INTEGER,                   --: ref employees.employee_id cover 40%
  pay_method TEXT REFERENCES pay_methods(pay_method), --: pick CRD*6 | CSH*3 | MOB*3 | GFT
  sold_at TEXT,                          --: date 2024-01-03..2025-07-13 %Y-%m-%d %H:%M:%S
  discount_cents INTEGER,                --: pick 0*6 | 150*2 | 320 | 500
  total_cents INTEGER                    --: expr 0
); --: rows 380
CREATE TABLE sale_lines (
  sale_line_id INTEGER PRIMARY KEY,      --: seq 1
  sale_id INTEGER REFERENCES sales(sale_id), --: ref sales.sale_id
  product_id INTEGER, --: ref products.product_id cover 90% skew
  quantity INTEGER,                      --: int 1..6 skew
  line_cents INTEGER                     --: expr quantity * (SELECT list_price_cents FROM products p WHERE p.product_id = sale_lines.product_id)
); --: rows 400
UPDATE sales SET total_cents = COALESCE((SELECT SUM(line_cents) FROM sale_lines l WHERE l.sale_id = sales.sale_id), 300 + sale_id * 53 % 2900);
UPDATE sales SET discount_cents = 0 WHERE discount_cents > total_cents / 2;
UPDATE sales SET total_cents = total_cents - discount_cents;
CREATE TABLE refunds (
  refund_id INTEGER PRIMARY KEY,         --: seq 1
  sale_id INTEGER REFERENCES sales(sale_id), --: ref sales.sale_id cover 30%
  refund_reason TEXT,                    --: pick past its best*4 | wrong price*3 | changed mind*2 | broken packaging | NULL*1
  refund_cents INTEGER,                  --: price 1..30
  requested_on TEXT,                     --: date 2024-02-01..2025-07-12
  approved_on TEXT,                      --: after requested_on 0..4 days until 2025-07-14 null 10%
  paid_on TEXT                           --: after approved_on 1..9 days until 2025-07-14
); --: rows 62
CREATE TABLE gift_vouchers (
  voucher_code TEXT PRIMARY KEY,         --: code GV@@###
  bought_by_id INTEGER,                  --: ref members.member_id cover 30%
  given_to_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 40% null 35%
  face_value_cents INTEGER,              --: pick 1000*3 | 2000*4 | 2500*2 | 5000*2 | 10000
  bought_on TEXT,                        --: date 2023-06-01..2025-07-01
  expires_on TEXT                        --: after bought_on 12..24 months
); --: rows 70
CREATE TABLE voucher_uses (
  use_id INTEGER PRIMARY KEY,            --: seq 1
  voucher_code TEXT,                     --: ref gift_vouchers.voucher_code cover 65%
  shop_id INTEGER,                       --: ref shops.shop_id skew
  used_on TEXT,                          --: date 2023-09-01..2025-07-13
  amount_cents INTEGER                   --: int 300..1900
); --: rows 84
CREATE TABLE stock_levels (
  shop_id INTEGER REFERENCES shops(shop_id),
  product_id INTEGER,
  on_hand INTEGER,
  reorder_point INTEGER,
  counted_on TEXT,
  PRIMARY KEY (shop_id, product_id)
);
INSERT INTO stock_levels SELECT s.shop_id, p.product_id, (p.product_id * 17 + s.shop_id * 29) % 61, 8 + (p.product_id * 3 + s.shop_id) % 15, date('2025-06-20', '+' || ((p.product_id * 5 + s.shop_id * 3) % 24) || ' days') FROM shops s, products p WHERE (p.product_id * 7 + s.shop_id * 11) % 9 > 1;
UPDATE stock_levels SET on_hand = 0 WHERE on_hand < 5 AND shop_id <> 5;
CREATE TABLE stock_transfers (
  transfer_id INTEGER PRIMARY KEY,       --: seq 801
  from_shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id skew
  to_shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id
  product_id INTEGER,                    --: ref products.product_id cover 70%
  quantity INTEGER,                      --: int 2..48 skew
  requested_on TEXT,                     --: date 2024-06-01..2025-07-12
  sent_on TEXT,                          --: after requested_on 0..5 days until 2025-07-14 null 5%
  received_on TEXT                       --: after sent_on 0..4 days until 2025-07-14
); --: rows 130
UPDATE stock_transfers SET to_shop_id = from_shop_id % 8 + 1 WHERE from_shop_id = to_shop_id;
CREATE TABLE waste_reasons (
  reason_code TEXT PRIMARY KEY,
  reason_name TEXT
);
INSERT INTO waste_reasons VALUES ('EXP','past date'),('DMG','damaged in store'),('TMP','fridge failure'),('THF','stolen');
CREATE TABLE waste_entries (
  waste_id INTEGER PRIMARY KEY,          --: seq 1
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id skew
  product_id INTEGER,                    --: ref products.product_id cover 60%
  reason_code TEXT, --: pick EXP*7 | DMG*3 | TMP | THF
  quantity INTEGER,                      --: int 1..18 skew
  wasted_on TEXT,                        --: date 2024-07-01..2025-07-13
  waste_cents INTEGER                    --: expr quantity * (SELECT cost_cents FROM products p WHERE p.product_id = waste_entries.product_id)
); --: rows 190
CREATE TABLE purchase_orders (
  purchase_order_id INTEGER PRIMARY KEY, --: seq 3301
  supplier_id INTEGER REFERENCES suppliers(supplier_id), --: ref suppliers.supplier_id cover 90% skew
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id
  ordered_on TEXT,                       --: date 2024-01-04..2025-07-11
  due_on TEXT,                           --: after ordered_on 2..10 days
  delivered_on TEXT,                     --: after ordered_on 2..14 days until 2025-07-14 null 6%
  paid_on TEXT                           --: after delivered_on 10..70 days until 2025-07-14 null 10%
); --: rows 160
CREATE TABLE purchase_order_lines (
  line_id INTEGER PRIMARY KEY,           --: seq 1
  purchase_order_id INTEGER REFERENCES purchase_orders(purchase_order_id), --: ref purchase_orders.purchase_order_id
  product_id INTEGER,                    --: ref products.product_id cover 92%
  ordered_qty INTEGER,                   --: int 6..96 skew
  received_qty INTEGER,                  --: expr CASE WHEN line_id % 6 = 0 THEN ordered_qty - line_id % 5 - 1 ELSE ordered_qty END
  unit_cost_cents INTEGER                --: expr (SELECT cost_cents FROM products p WHERE p.product_id = purchase_order_lines.product_id)
); --: rows 360
UPDATE purchase_order_lines SET product_id = COALESCE((SELECT MIN(((sp.product_id * 31 + purchase_order_lines.line_id * 17) % 23) * 1000 + sp.product_id) % 1000 FROM supplier_products sp JOIN purchase_orders po ON po.supplier_id = sp.supplier_id WHERE po.purchase_order_id = purchase_order_lines.purchase_order_id), product_id);
UPDATE purchase_order_lines SET unit_cost_cents = (SELECT cost_cents FROM products p WHERE p.product_id = purchase_order_lines.product_id);
CREATE TABLE delivery_checks (
  check_id INTEGER PRIMARY KEY,          --: seq 1
  purchase_order_id INTEGER,             --: ref purchase_orders.purchase_order_id cover 70% distinct
  employee_id INTEGER, --: ref employees.employee_id cover 40%
  van_temp_c REAL,                       --: real 1..11 1
  freshness_score INTEGER,               --: int 30..100 normal
  accepted INTEGER                       --: expr CASE WHEN freshness_score < 48 OR van_temp_c > 9.5 THEN 0 ELSE 1 END
); --: rows 100
CREATE TABLE veg_boxes (
  box_id INTEGER PRIMARY KEY,
  box_name TEXT,
  serves INTEGER,
  price_cents INTEGER,
  organic INTEGER
);
INSERT INTO veg_boxes VALUES (1,'Solo box',1,995,0),(2,'Pair box',2,1495,1),(3,'Family box',4,2250,1),(4,'Fruit only',2,1350,0),(5,'Roots and greens',3,1750,1),(6,'Juicer sack',2,1600,0);
CREATE TABLE delivery_rounds (
  round_id INTEGER PRIMARY KEY,
  round_name TEXT,
  shop_id INTEGER REFERENCES shops(shop_id),
  weekday TEXT
);
INSERT INTO delivery_rounds VALUES (1,'Estuary loop',8,'Tuesday'),(2,'Moor road',1,'Wednesday'),(3,'Brinley north',4,'Thursday'),(4,'Brinley south',4,'Thursday'),(5,'Chalk valley',5,'Friday'),(6,'Thorn villages',7,'Saturday');
CREATE TABLE delivery_vans (
  van_id INTEGER PRIMARY KEY,
  plate TEXT,
  electric INTEGER,
  mot_due_on TEXT,
  payload_kg INTEGER
);
INSERT INTO delivery_vans VALUES (1,'WX19 KLO',0,'2025-08-02',650),(2,'WX22 PDR',1,'2026-01-15',580),(3,'HJ18 UUT',0,'2025-07-28',900),(4,'HJ23 EEB',1,'2025-12-09',580),(5,'VN16 SAG',0,'2025-06-30',720);
CREATE TABLE box_subscriptions (
  subscription_id INTEGER PRIMARY KEY,   --: seq 601
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 55% distinct
  box_id INTEGER REFERENCES veg_boxes(box_id), --: pick 1*3 | 2*4 | 3*4 | 4 | 5*2
  round_id INTEGER,                      --: pick 1*2 | 2*4 | 3*3 | 4*2 | 5*3 | 6
  started_on TEXT,                       --: date 2023-01-05..2025-06-28
  paused_on TEXT,                        --: after started_on 30..500 days until 2025-07-10 null 75%
  cancelled_on TEXT                      --: after started_on 60..700 days until 2025-07-10 null 55%
); --: rows 80
UPDATE box_subscriptions SET paused_on = NULL WHERE paused_on > cancelled_on;
CREATE TABLE box_deliveries (
  box_delivery_id INTEGER PRIMARY KEY,   --: seq 1
  subscription_id INTEGER,               --: ref box_subscriptions.subscription_id cover 92% skew
  van_id INTEGER, --: pick 1*4 | 2*5 | 3*2 | 4*3
  driver_id INTEGER REFERENCES employees(employee_id), --: pick 111*4 | 118*3 | 124*2 | 132*2
  planned_on TEXT,                       --: date 2025-01-07..2025-07-18
  delivered_on TEXT,                     --: after planned_on 0..2 days until 2025-07-14 null 4%
  door_note TEXT                         --: pick NULL*6 | ''*3 | left in porch*3 | nobody home*2 | dog loose | left with neighbour*2
); --: rows 240
UPDATE box_deliveries SET door_note = '' WHERE door_note = '''''';
UPDATE box_deliveries SET delivered_on = planned_on WHERE box_delivery_id % 3 <> 0 AND delivered_on IS NOT NULL;
CREATE TABLE tasting_events (
  event_id INTEGER PRIMARY KEY,          --: seq 1
  event_name TEXT,                       --: mix {Cider|Cheese|Honey|Bread|Charcuterie|Seed-sowing|Preserving} {evening|morning|workshop|supper|taster}
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id cover 75%
  host_id INTEGER,                       --: ref employees.employee_id cover 20%
  held_on TEXT,                          --: date 2024-03-01..2025-09-20
  seats INTEGER,                         --: pick 10*2 | 12*3 | 16*2 | 24
  ticket_cents INTEGER                   --: pick 0*2 | 1200*2 | 1800*3 | 2500*2 | 3500
); --: rows 34
CREATE TABLE event_bookings (
  booking_id INTEGER PRIMARY KEY,        --: seq 1
  event_id INTEGER REFERENCES tasting_events(event_id), --: ref tasting_events.event_id cover 90%
  member_id INTEGER, --: ref members.member_id cover 60%
  party_size INTEGER,                    --: pick 1*3 | 2*5 | 3 | 4*2
  booked_on TEXT,                        --: date 2024-01-20..2025-07-10
  turned_up INTEGER                      --: pick 1*5 | 0*1
); --: rows 150
UPDATE event_bookings SET booked_on = date((SELECT held_on FROM tasting_events e WHERE e.event_id = event_bookings.event_id), '-' || (2 + booking_id * 11 % 40) || ' days');
DELETE FROM event_bookings WHERE booked_on > '2025-07-13';
UPDATE event_bookings SET turned_up = NULL WHERE event_id IN (SELECT event_id FROM tasting_events WHERE held_on > '2025-07-14');
CREATE TABLE surveys (
  survey_id INTEGER PRIMARY KEY,         --: seq 501
  member_id INTEGER,                     --: ref members.member_id cover 60%
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id cover 88% skew
  answered_on TEXT,                      --: date 2024-02-01..2025-07-12
  recommend_score INTEGER,               --: int 2..10 normal
  service_score INTEGER,                 --: int 1..5
  range_score INTEGER,                   --: int 25..100
  comment_text TEXT                      --: pick NULL*3 | ''*2 | lovely cheese counter*2 | too pricey*2 | queue at the till was long*2 | staff were ever so kind*2 | no oat milk in the cafe | parking was full | bring back the perry
); --: rows 140
UPDATE surveys SET comment_text = '' WHERE comment_text = '''''';
CREATE TABLE complaints (
  complaint_id INTEGER PRIMARY KEY,      --: seq 1
  member_id INTEGER REFERENCES members(member_id), --: ref members.member_id cover 30%
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id skew
  topic TEXT,                            --: pick freshness*4 | missing points*4 | rude staff | late box*3 | overcharged*2
  severity INTEGER,                      --: int 1..4 skew
  raised_on TEXT,                        --: date 2024-01-15..2025-07-12
  resolved_on TEXT                       --: after raised_on 1..40 days until 2025-07-14 null 15%
); --: rows 72
CREATE TABLE cafe_menu_items (
  item_id INTEGER PRIMARY KEY,
  item_name TEXT,
  course TEXT,
  price_cents INTEGER,
  vegan INTEGER
);
INSERT INTO cafe_menu_items VALUES (1,'Flat white','drink',340,0),(2,'Pot of tea','drink',290,1),(3,'Hot chocolate','drink',380,0),(4,'Ploughmans','main',1150,0),(5,'Leek tart','main',990,0),(6,'Beetroot burger','main',1090,1),(7,'Cheese scone','bake',360,0),(8,'Fruit scone','bake',340,0),(9,'Oat flapjack','bake',320,1),(10,'Soup of the day','main',750,1);
CREATE TABLE cafe_orders (
  cafe_order_id INTEGER PRIMARY KEY,     --: seq 20001
  shop_id INTEGER,                       --: pick 1*5 | 2*4 | 4*2 | 5*3 | 7*2
  item_id INTEGER, --: ref cafe_menu_items.item_id cover 90% skew
  portions INTEGER,                      --: int 1..4 skew
  takeaway INTEGER,                      --: pick 0*3 | 1
  ordered_at TEXT                        --: date 2025-01-02..2025-07-13 %Y-%m-%d %H:%M:%S
); --: rows 260
CREATE TABLE hygiene_inspections (
  inspection_id INTEGER PRIMARY KEY,     --: seq 1
  shop_id INTEGER REFERENCES shops(shop_id), --: ref shops.shop_id cover 88%
  inspected_on TEXT,                     --: date 2019-02-01..2025-06-20
  stars INTEGER,                         --: pick 5*5 | 4*4 | 3*2 | 2
  cleanliness_score INTEGER              --: expr stars * 17 + inspection_id % 15
); --: rows 32
CREATE TABLE cold_units (
  cold_unit_id INTEGER PRIMARY KEY,      --: seq 1
  shop_id INTEGER,                       --: ref shops.shop_id
  unit_kind TEXT,                        --: pick display fridge*4 | walk-in chiller*2 | chest freezer*3
  bought_on TEXT,                        --: date 2012-01-01..2024-12-01
  serviced_on TEXT,                      --: date 2023-06-01..2025-07-01 null 20%
  energy_kwh_day REAL                    --: real 3..38 1
); --: rows 36
CREATE TABLE temperature_logs (
  log_id INTEGER PRIMARY KEY,            --: seq 1
  cold_unit_id INTEGER REFERENCES cold_units(cold_unit_id), --: ref cold_units.cold_unit_id cover 92%
  logged_at TEXT,                        --: date 2025-06-01..2025-07-13 %Y-%m-%d %H:%M:%S
  temp_c REAL                            --: real -2..9 1
); --: rows 300
