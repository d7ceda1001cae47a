CREATE TABLE dish (dish_id INTEGER PRIMARY KEY, dish_name TEXT, short_label TEXT, course TEXT, kcal INTEGER, pupil_price REAL, staff_price REAL, ingredient_cost REAL, allergens TEXT);
CREATE TABLE menu_day (menu_id INTEGER PRIMARY KEY, serve_date TEXT, dish_id INTEGER REFERENCES dish(dish_id), planned_qty INTEGER, sold_qty INTEGER, binned_qty INTEGER, cook TEXT, server TEXT);
CREATE TABLE pupil (pupil_no INTEGER PRIMARY KEY, first_nm TEXT, family_nm TEXT, form TEXT, diet TEXT, card_balance REAL, allergens TEXT);
CREATE TABLE delivery (deliv_no TEXT PRIMARY KEY, product TEXT, food_group TEXT, supplier TEXT, driver TEXT, ordered_on TEXT, arrived_on TEXT, best_before TEXT, weight_kg REAL);
INSERT INTO dish VALUES
(1,'Vegetable lasagne','VEG-LAS','main',610,2.40,4.75,1.13,'gluten, milk'),
(2,'Fisherman''s pie','FSH-PIE','main',545,2.60,4.95,1.48,'fish, celery'),
(3,'Roasted tomato soup','TOM-SOUP','starter',180,1.10,2.25,0.39,'celery'),
(4,'Hazelnut brownie','HZN-BRN','dessert',395,1.35,2.50,0.52,'hazelnut, egg'),
(5,'Satay noodles','SAT-NDL','main',580,2.55,4.85,1.27,'peanut, soya'),
(6,'Fruit salad','FRT-SAL','dessert',120,0.95,1.90,0.44,NULL);
INSERT INTO menu_day VALUES
(71,'2024-09-12',1,160,143,17,'Bogdan','Mrs Tully'),
(72,'2024-09-12',3,90,83,7,'Adaeze','Kenji'),
(73,'2024-09-13',2,140,121,19,'Bogdan','Mrs Tully'),
(74,'2024-09-13',4,110,108,2,'Silvia','Kenji'),
(75,'2024-09-16',5,150,139,11,'Adaeze','Lorna'),
(76,'2024-09-16',6,100,92,8,'Silvia','Lorna'),
(77,'2024-09-26',1,170,155,15,'Bogdan','Kenji');
INSERT INTO pupil VALUES
(1501,'Odile','Marchand','7B','ovo-lacto',12.40,'kiwi'),
(1502,'Ravi','Thakkar','7B','vegan',3.15,'tree nuts'),
(1503,'Hamish','Urquhart','8A','omnivore',-2.60,NULL),
(1504,'Zofia','Wrona','8A','pescetarian',20.05,'lupin'),
(1505,'Emeka','Adeyemi','9C','ovo-lacto',7.75,'tree nuts, kiwi'),
(1506,'Tove','Ekdahl','9C','omnivore',0.50,'mustard'),
(1507,'Bastian','Kroll','7A','vegan',-1.10,NULL);
INSERT INTO delivery VALUES
('DL-31','whole milk','dairy','Meadowgate Farm','Pete Sallow','2024-09-02','2024-09-05','2024-09-14',60),
('DL-32','cheddar','dairy','Hollin Creamery','Anneke Bos','2024-09-03','2024-09-06','2024-11-20',18),
('DL-33','haddock','fish','Northquay Fish','Rashid Amin','2024-09-10','2024-09-11','2024-09-15',25),
('DL-34','yoghurt','dairy','Meadowgate Farm','Anneke Bos','2024-09-09','2024-09-12','2024-10-01',32),
('DL-35','tomatoes','vegetable','Glasshouse Co-op','Pete Sallow','2024-09-08','2024-09-10','2024-09-17',45);
