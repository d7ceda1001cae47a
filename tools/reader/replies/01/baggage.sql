CREATE TABLE flight (flight_no TEXT PRIMARY KEY, origin_apt TEXT, transit_apt TEXT, dest_apt TEXT, sched_dep TEXT, actual_dep TEXT, aircraft TEXT, carousel INTEGER);
INSERT INTO flight VALUES
('KV482','LIS','DOH','NBO','2024-05-11 09:20','2024-05-11 09:47','A321',4),
('KV117','OSL','CPH','ATH','2024-05-11 13:05','2024-05-11 13:06','B738',2),
('KV903','DUB','AMS','WAW','2024-05-12 06:40','2024-05-12 07:31','A321',7),
('KV265','GVA','IST','TAS','2024-05-12 18:15','2024-05-12 18:52','A339',1),
('KV640','MAN','BRU','OPO','2024-05-13 11:30','2024-05-13 11:34','E195',5);
CREATE TABLE handler (handler_id INTEGER PRIMARY KEY, full_name TEXT, shift TEXT, hired_on TEXT);
INSERT INTO handler VALUES
(31,'Dario Fusco','early','2016-03-01'),
(32,'Maeve Scully','late','2019-09-16'),
(33,'Bohdan Kril','night','2021-02-08'),
(34,'Aoife Tarrant','early','2023-06-19'),
(35,'Lindiwe Mokoena','late','2014-11-03');
CREATE TABLE bag (tag_no TEXT PRIMARY KEY, flight_no TEXT REFERENCES flight(flight_no), handler_id INTEGER REFERENCES handler(handler_id), passenger TEXT, colour TEXT, declared_kg REAL, weighed_kg REAL, billed_kg REAL, checkin_ts TEXT, loaded_ts TEXT, belt_ts TEXT, status TEXT);
INSERT INTO bag VALUES
('0482-771','KV482',31,'Oyelaran','navy',20.0,23.4,3.5,'2024-05-11 07:12','2024-05-11 08:55','2024-05-11 19:41','delivered'),
('0482-772','KV482',31,'Oyelaran','red',15.0,14.8,0.0,'2024-05-11 07:13','2024-05-11 08:58',NULL,'missing'),
('0482-790','KV482',33,'Pinheiro','black',23.0,29.1,6.5,'2024-05-11 07:40','2024-05-11 09:02','2024-05-11 19:50','delivered'),
('0117-204','KV117',32,'Haugland','green',18.0,18.2,0.5,'2024-05-11 11:25','2024-05-11 12:33','2024-05-11 17:28','delivered'),
('0117-219','KV117',32,'Stavrou','red',22.0,26.7,4.0,'2024-05-11 11:51','2024-05-11 12:41',NULL,'rerouted'),
('0903-055','KV903',34,'Brannigan','silver',10.0,11.9,2.0,'2024-05-12 05:02','2024-05-12 06:20','2024-05-12 10:17','delivered'),
('0265-318','KV265',35,'Yusupova','brown',25.0,31.6,7.0,'2024-05-12 16:09','2024-05-12 17:44',NULL,'in hold'),
('0640-412','KV640',34,'Ainscough','black',12.0,12.3,0.5,'2024-05-13 09:48','2024-05-13 10:59','2024-05-13 15:03','delivered');
CREATE TABLE claim (claim_id INTEGER PRIMARY KEY, tag_no TEXT REFERENCES bag(tag_no), kind TEXT, filed_on TEXT, settled_on TEXT, amount_asked REAL, amount_paid REAL, status TEXT);
INSERT INTO claim VALUES
(5001,'0482-772','lost','2024-05-14','2024-06-20',1450.00,980.00,'approved'),
(5002,'0482-790','crushed','2024-05-12',NULL,260.00,NULL,'under review'),
(5003,'0117-219','lost','2024-05-16','2024-07-02',720.00,0.00,'rejected'),
(5004,'0903-055','torn','2024-05-13','2024-05-29',145.00,90.00,'approved'),
(5005,'0265-318','soaked','2024-05-15',NULL,310.00,NULL,'under review'),
(5006,'0640-412','torn','2024-05-17','2024-05-18',85.00,0.00,'withdrawn'),
(5007,'0117-204','crushed','2024-05-19','2024-06-11',199.00,150.00,'approved');
