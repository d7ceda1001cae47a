CREATE TABLE restaurant (
  restaurantId INTEGER PRIMARY KEY,
  restaurantName TEXT,
  town TEXT,
  cuisine TEXT,
  seatCount INTEGER,
  openedOn INTEGER,
  hygieneScore INTEGER,
  guideScore REAL,
  isFranchise INTEGER
);
INSERT INTO restaurant VALUES
 (1, 'Saffron Yard', 'Ashmouth', 'Persian', 84, 20110315, 5, 15.5, 0), (2, 'Tin Ladle', 'Ashmouth', 'Bistro', 52, 20140901, 4, 13.0, 0), (3, 'Koriander', 'Velmont', 'Indian', 70, 20160520, 5, 14.0, 0),
 (4, 'The Brass Fig', 'Velmont', 'Mediterranean', 96, 20180212, 3, 16.5, 0), (5, 'Tin Ladle Quay', 'Port Isel', 'Bistro', 40, 20200708, 4, 12.0, 1), (6, 'Noodle Shed', 'Port Isel', 'Asian', 36, 20210417, 2, 10.5, 1),
 (7, 'Fig & Olive Stand', 'Cray', 'Mediterranean', 24, 20220901, 3, NULL, 1), (8, 'Hearth Nine', 'Cray', 'Grill', 78, 20230119, 5, 17.0, 0), (9, 'Ashmouth Grill', 'Dunsey', 'Grill', 66, 20240610, 4, 11.5, 1);
CREATE TABLE chef (
  chefId INTEGER PRIMARY KEY, --: seq 11
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  roleName TEXT, --: pick sous chef*3 | line cook*6 | pastry*2 | grill*3
  restaurantId INTEGER, --: ref restaurant.restaurantId
  headChefId INTEGER, --: self chefId
  bornOn INTEGER, --: date 1962-01-01..2004-12-31 yyyymmdd
  hiredOn INTEGER, --: date 2011-06-01..2025-09-15 yyyymmdd
  isTrainer INTEGER --: pick 0*4 | 1
); --: rows 46
CREATE TABLE course (
  courseCode TEXT PRIMARY KEY,
  courseName TEXT
);
INSERT INTO course VALUES ('ST', 'Starter'), ('MA', 'Main'), ('SI', 'Side'), ('DE', 'Dessert'), ('DR', 'Drink');
CREATE TABLE dish (
  dishNo TEXT PRIMARY KEY, --: code D-##### distinct
  dishName TEXT, --: mix {Smoked|Roast|Charred|Pickled|Saffron|Black|Crisp|Wild|Double|Cold} {Aubergine|Lamb|Trout|Fig|Lentils|Beetroot|Noodles|Apricot|Chicken|Squash|Lemonade|Rhubarb} distinct
  courseCode TEXT, --: pick ST*4 | MA*6 | SI*3 | DE*3 | DR*2
  isVegan INTEGER, --: pick 0*3 | 1*2
  isSpicy INTEGER, --: pick 0*3 | 1
  listPrice REAL, --: by courseCode: MA => 16.5 | 18.9 | 21 | 24.5 | 29; ST => 7.5 | 8.9 | 9.5 | 12; SI => 4.2 | 4.9 | 5.5; DE => 6.5 | 7.9 | 8.5; else => 3.8 | 4.5 | 5.2
  kitchenMinutes INTEGER, --: by courseCode: MA => 14 | 18 | 22 | 28 | 35; DR => 2 | 3; else => 5 | 7 | 9 | 12
  tasteRank INTEGER, --: int 1..10
  createdBy INTEGER, --: ref chef.chefId cover 40%
  addedOn INTEGER --: date 2018-01-10..2025-09-30 yyyymmdd
); --: rows 74
CREATE TABLE menu (
  menuId INTEGER PRIMARY KEY, --: seq 1
  restaurantId INTEGER, --: ref restaurant.restaurantId
  menuName TEXT, --: each Spring | Summer | Autumn | Winter | Lunch | Sunday | Late
  validFrom INTEGER, --: date 2023-01-01..2025-09-20 yyyymmdd
  validTo INTEGER --: after validFrom 60..400 days yyyymmdd null 20%
); --: rows 32
CREATE TABLE menuDish (
  menuId INTEGER, --: ref menu.menuId
  dishNo TEXT, --: ref dish.dishNo cover 84%
  position INTEGER, --: int 1..14
  menuPrice REAL, --: expr round((SELECT listPrice FROM dish WHERE dish.dishNo = menuDish.dishNo) * (90 + menuId * 7 % 26) / 100, 1)
  PRIMARY KEY (menuId, dishNo)
); --: rows 260
CREATE TABLE ingredient (
  partNo TEXT PRIMARY KEY, --: code IN-####-@ distinct
  ingredientName TEXT, --: each Basmati rice | Lamb shoulder | Olive oil | Chickpeas | Saffron threads | Aubergine | Brown trout | Fig jam | Red lentils | Beetroot | Rice noodles | Apricots | Chicken thigh | Squash | Lemons | Rhubarb | Double cream | Peanuts | Walnuts | Wheat flour | Sesame paste | Chilli flakes | Sea salt | Mint | Soy sauce | Black garlic | Goat cheese | Cane sugar | Coriander seed | Eggs | Butter | Charcoal
  unit TEXT, --: by ingredientName: Olive oil, Double cream, Soy sauce => l; Eggs, Lemons => pc; else => kg
  storageZone TEXT, --: by ingredientName: Lamb shoulder, Brown trout, Chicken thigh => freezer; Double cream, Goat cheese, Eggs, Butter, Mint => fridge; else => dry*4 | cellar
  isAllergen INTEGER, --: by ingredientName: Peanuts, Walnuts, Wheat flour, Sesame paste, Soy sauce, Eggs, Double cream, Butter, Goat cheese => 1; else => 0
  minStock INTEGER, --: int 2..60 skew
  onStock INTEGER, --: int 0..140 skew
  shelfDays INTEGER --: by storageZone: freezer => 180 | 270; fridge => 6 | 9 | 14; else => 90 | 365*2 | 720
); --: rows 32
CREATE TABLE recipeLine (
  dishNo TEXT, --: ref dish.dishNo cover 93%
  partNo TEXT, --: ref ingredient.partNo cover 94%
  quantity REAL, --: real 0.01..0.6 2 skew
  isOptional INTEGER, --: pick 0*6 | 1
  PRIMARY KEY (dishNo, partNo)
); --: rows 270
CREATE TABLE supplier (
  supplierId INTEGER PRIMARY KEY, --: seq 60
  supplierName TEXT, --: mix {Gullen|Marsh|Orchard|Bellweather|Isel|Kettle|Thorn|Coldstream} {Foods|Produce|& Daughters|Wholesale|Farm} distinct
  town TEXT, --: pick Ashmouth*3 | Velmont*3 | Port Isel*2 | Cray*2 | Hollin*2 | NULL
  grade TEXT, --: pick A*3 | B*4 | C*2 | D
  onTimeScore INTEGER, --: int 42..100
  contractTo INTEGER --: date 2025-02-01..2027-06-30 yyyymmdd null 15%
); --: rows 19
CREATE TABLE delivery (
  deliveryNo INTEGER PRIMARY KEY, --: seq 250001
  partNo TEXT, --: ref ingredient.partNo cover 91% skew
  supplierId INTEGER, --: ref supplier.supplierId cover 90% skew
  restaurantId INTEGER, --: ref restaurant.restaurantId
  orderedOn INTEGER, --: date 2024-01-04..2025-10-25 yyyymmdd
  deliveredAt TEXT, --: after orderedOn 1..9 days %Y-%m-%d %H:%M:%S until 2025-10-31 null 3%
  quantity INTEGER, --: int 2..80 skew
  listCost REAL, --: price 14..620
  paidCost REAL, --: expr round(listCost * (100 - deliveryNo * 7 % 5 * 3) / 100, 2)
  isRejected INTEGER --: pick 0*12 | 1
); --: rows 330
CREATE TABLE bill (
  billNo INTEGER PRIMARY KEY, --: seq 880001
  restaurantId INTEGER, --: ref restaurant.restaurantId cover 90% skew
  seatedAt TEXT, --: date 2024-07-01..2025-10-30 %Y-%m-%d %H:%M:%S
  closedAt TEXT, --: after seatedAt 28..190 minutes %Y-%m-%d %H:%M:%S
  guestCount INTEGER, --: int 1..9 skew
  grossTotal REAL, --: const 0
  netTotal REAL, --: const 0
  tip REAL, --: pick 0*4 | 2 | 3.5 | 5*2 | 8 | 12
  paidBy TEXT --: pick card*6 | cash*3 | voucher | app*2
); --: rows 300
CREATE TABLE billItem (
  billNo INTEGER,
  lineNo INTEGER,
  dishNo TEXT,
  quantity INTEGER,
  price REAL,
  PRIMARY KEY (billNo, lineNo)
);
CREATE TABLE review (
  reviewId INTEGER PRIMARY KEY, --: seq 1
  restaurantId INTEGER, --: ref restaurant.restaurantId
  postedAt TEXT, --: date 2024-07-04..2025-10-29 %Y-%m-%d %H:%M:%S
  source TEXT, --: pick Forkly*5 | TableTalk*3 | card in hand*2
  stars INTEGER, --: pick 1 | 2 | 3*2 | 4*4 | 5*3
  tasteScore INTEGER, --: int 1..10 normal
  serviceScore INTEGER, --: int 20..100 normal
  comment TEXT --: mix {Lovely|Slow|Loud|Cosy|Cold|Friendly} {service|food|room|wine list|dessert} null 30%
); --: rows 150
UPDATE chef SET headChefId = NULL, roleName = 'head chef' WHERE chefId IN (SELECT MIN(chefId) FROM chef GROUP BY restaurantId);
UPDATE chef SET headChefId = (SELECT h.chefId FROM chef h WHERE h.restaurantId = chef.restaurantId AND h.roleName = 'head chef') WHERE roleName <> 'head chef';
UPDATE dish SET courseCode = 'DR', listPrice = 4.8, kitchenMinutes = 2 WHERE dishName LIKE '%Lemonade';
UPDATE dish SET courseCode = 'MA', listPrice = 19.5, kitchenMinutes = 24 WHERE courseCode IN ('DR', 'DE') AND (dishName LIKE '%Lamb' OR dishName LIKE '%Trout' OR dishName LIKE '%Chicken' OR dishName LIKE '%Noodles');
UPDATE dish SET isVegan = 0 WHERE dishName LIKE '%Lamb' OR dishName LIKE '%Trout' OR dishName LIKE '%Chicken';
UPDATE dish SET courseCode = 'DE', listPrice = 7.9, kitchenMinutes = 9 WHERE courseCode <> 'MA' AND (dishName LIKE '%Apricot' OR dishName LIKE '%Fig' OR dishName LIKE '%Rhubarb');
UPDATE dish SET courseCode = 'SI', listPrice = 5.5, kitchenMinutes = 8 WHERE courseCode = 'DR' AND dishName NOT LIKE '%Lemonade';
INSERT INTO billItem SELECT billNo, 1, dishNo, 1 + billNo % 3, listPrice FROM (SELECT b.billNo, d.dishNo, d.listPrice, ROW_NUMBER() OVER (PARTITION BY b.billNo ORDER BY (d.rowid * 7919 + b.billNo * 3571) % 997, d.rowid) AS n FROM bill b JOIN dish d ON d.courseCode = 'MA' AND d.rowid % 6 > 0) WHERE n = 1;
INSERT INTO billItem SELECT billNo, 2, dishNo, 1 + billNo % 2, listPrice FROM (SELECT b.billNo, d.dishNo, d.listPrice, ROW_NUMBER() OVER (PARTITION BY b.billNo ORDER BY (d.rowid * 6007 + b.billNo * 2087) % 983, d.rowid) AS n FROM bill b JOIN dish d ON d.courseCode <> 'MA' AND d.rowid % 7 > 0) WHERE n = 1 AND billNo % 5 > 0;
INSERT INTO billItem SELECT billNo, 3, dishNo, 1 + billNo % 4, listPrice FROM (SELECT b.billNo, d.dishNo, d.listPrice, ROW_NUMBER() OVER (PARTITION BY b.billNo ORDER BY (d.rowid * 5099 + b.billNo * 7717) % 1009, d.rowid) AS n FROM bill b JOIN dish d ON d.courseCode IN ('DE', 'DR') AND d.rowid % 5 > 0) WHERE n = 1 AND billNo % 3 = 1;
UPDATE bill SET grossTotal = round((SELECT SUM(quantity * price) FROM billItem WHERE billItem.billNo = bill.billNo), 2);
UPDATE bill SET netTotal = round(grossTotal / 1.19, 2);
