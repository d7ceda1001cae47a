CREATE TABLE products (sku TEXT PRIMARY KEY, title TEXT, fabric TEXT, size_eu INTEGER, size_uk INTEGER, size_letter TEXT, list_price REAL, sale_price REAL, colour_outer TEXT, colour_lining TEXT, stock INTEGER);
INSERT INTO products VALUES
('PK-101','Marlow parka','cotton',44,16,'XL',189.00,149.00,'moss','copper',17),
('SH-220','Fenwick shirt','linen',40,12,'M',65.00,45.50,'chalk','paisley',64),
('DR-315','Isla dress','linen',38,10,'S',98.00,68.60,'saffron','ivory',23),
('TR-408','Harbour chinos','cotton',50,22,'XXL',72.50,58.00,'sand','navy stripe',39),
('FL-512','Tarn fleece','polyester',36,8,'XS',54.00,39.90,'slate','coral',51),
('JK-630','Pell blazer','linen',42,14,'L',132.00,105.60,'indigo','plum',9);
CREATE TABLE customers (custId INTEGER PRIMARY KEY, full_name TEXT, email TEXT, city TEXT, loyaltyPts INTEGER, signup_dt TEXT);
INSERT INTO customers VALUES
(71,'Bernadette Ackroyd','b.ackroyd@mailer.example','Leeds',420,'2020-02-17'),
(72,'Tomasz Gorski','tgorski@mailer.example','Bristol',95,'2023-05-04'),
(73,'Yasmin Haddad','yas.haddad@inboxy.example','Norwich',1310,'2019-11-22'),
(74,'Lewis Trevanion','lewtrev@inboxy.example','Truro',60,'2024-01-08'),
(75,'Siobhan Keane','skeane@mailer.example','Derry',275,'2021-08-29');
CREATE TABLE orders (order_no INTEGER PRIMARY KEY, custId INTEGER REFERENCES customers(custId), recipient TEXT, city TEXT, placed_at TEXT, paid_at TEXT, shipped_at TEXT, delivered_at TEXT, courier TEXT, subtotal REAL, shipping_fee REAL, grand_total REAL, status TEXT, voucher TEXT);
INSERT INTO orders VALUES
(70411,71,'Josie Ackroyd','Cardiff','2024-10-01','2024-10-02','2024-10-04','2024-10-07','Evri',170.10,4.95,175.05,'Delivered','AUTUMN10'),
(70412,72,'Front desk Unit 4','Swindon','2024-10-03','2024-10-03',NULL,NULL,NULL,45.50,3.95,49.45,'Cancelled',NULL),
(70413,73,'Omar Haddad','Dover','2024-10-09','2024-10-10','2024-10-11','2024-10-15','Evri',137.20,6.50,143.70,'Refunded',NULL),
(70414,74,'Marina Cox','Perth','2024-10-16','2024-10-18','2024-10-19','2024-10-24','Parcelline',116.00,7.25,123.25,'Delivered','WELCOME5'),
(70415,75,'Granny Keane','Sligo','2024-10-21','2024-10-22','2024-10-25','2024-10-30','Evri',95.00,8.40,103.40,'Delivered',NULL),
(70416,73,'Omar Haddad','Dover','2024-11-05','2024-11-06','2024-11-08',NULL,'Parcelline',51.30,5.60,56.90,'In transit',NULL);
CREATE TABLE order_lines (line_id INTEGER PRIMARY KEY, order_no INTEGER REFERENCES orders(order_no), sku TEXT REFERENCES products(sku), qty INTEGER, unit_price REAL);
INSERT INTO order_lines VALUES
(1,70411,'PK-101',1,170.10),
(2,70412,'SH-220',1,43.20),
(3,70413,'DR-315',2,66.40),
(4,70414,'TR-408',2,57.10),
(5,70415,'JK-630',1,94.80),
(6,70416,'FL-512',1,51.30),
(7,70411,'SH-220',1,44.10);
