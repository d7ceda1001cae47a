CREATE TABLE clients (client_id INTEGER PRIMARY KEY, clientName TEXT, industry TEXT, hq_city TEXT, kyc_ref TEXT);
INSERT INTO clients VALUES
(1,'Tamar Shipping','maritime','Plymouth','KY-3301'),
(2,'Kestrel Foods','food','Norwich','KY-3307'),
(3,'Brightwater Homes','construction','Reading','KY-3312'),
(4,'Marlow Estate','private','Henley','KY-3318'),
(5,'Doyle & Finch Optics','retail','Leeds','KY-3325');
CREATE TABLE matters (matter_id TEXT PRIMARY KEY, client_id INTEGER REFERENCES clients(client_id), caption TEXT, court TEXT, lead_atty TEXT, resp_partner TEXT, opp_counsel TEXT, opened TEXT, filed TEXT, hearing TEXT, closed TEXT, status TEXT, box_no TEXT);
INSERT INTO matters VALUES
('M-201',1,'Tamar Shipping v. Port of Wexham','Admiralty Court','Gareth Llewellyn','Priscilla Onwudiwe','Sir Julian Thorne','2021-02-08','2021-03-19','2021-10-05','2021-11-30','settled','B-17'),
('M-202',2,'Re Kestrel Foods recall','High Court','Anjali Deshmukh','Rupert Vane','Carmen Ibarra','2022-01-12','2022-04-27','2022-09-14','2023-01-20','won','B-22'),
('M-203',3,'Brightwater v. Osei','County Court','Gareth Llewellyn','Rupert Vane','Lionel Adeyemi','2022-06-03','2022-07-11','2023-02-21',NULL,'on appeal','B-25'),
('M-204',4,'Marlow probate','Probate Registry','Siobhan Keane','Priscilla Onwudiwe','Helga Storm','2022-11-15','2023-01-09','2023-06-28',NULL,'ongoing','B-31'),
('M-205',5,'Doyle & Finch lease','County Court','Anjali Deshmukh','Rupert Vane','Carmen Ibarra','2023-03-02','2023-05-16','2023-12-04','2024-01-26','lost','B-34');
CREATE TABLE time_entries (entry_id INTEGER PRIMARY KEY, matter_id TEXT REFERENCES matters(matter_id), timekeeper TEXT, work_day TEXT, hrs_worked REAL, hrs_billed REAL, rate_std REAL, rate_agreed REAL, narrative TEXT);
INSERT INTO time_entries VALUES
(1,'M-201','Wendy Pargeter','2021-02-11',6.4,5.0,310,275,'review of charterparty'),
(2,'M-201','Gareth Llewellyn','2021-03-15',8.2,8.0,420,380,'drafting claim form'),
(3,'M-202','Omar Castellan','2022-04-20',3.7,2.5,260,240,'bundle preparation'),
(4,'M-203','Wendy Pargeter','2022-07-08',5.1,4.5,310,290,'site visit'),
(5,'M-204','Siobhan Keane','2022-12-01',2.9,2.0,395,350,'call with executors'),
(6,'M-204','Omar Castellan','2023-01-05',7.3,6.0,260,225,'inventory of assets'),
(7,'M-205','Anjali Deshmukh','2023-05-10',4.6,4.0,405,365,'advice on break clause');
CREATE TABLE invoices (inv_no TEXT PRIMARY KEY, matter_id TEXT REFERENCES matters(matter_id), issued TEXT, due TEXT, paid_on TEXT, fees REAL, disbursements REAL, grand_total REAL, status TEXT, currency TEXT);
INSERT INTO invoices VALUES
('INV-881','M-201','2021-04-01','2021-05-01','2021-05-18',4415.00,612.40,6032.88,'cleared','GBP'),
('INV-884','M-201','2021-12-06','2022-01-05','2022-01-03',9120.00,88.15,11049.78,'cleared','GBP'),
('INV-890','M-202','2022-05-31','2022-06-30','2022-07-22',2650.00,145.00,3354.00,'cleared','GBP'),
('INV-897','M-203','2022-08-10','2022-09-09',NULL,1305.00,57.30,1634.76,'overdue','GBP'),
('INV-905','M-204','2023-02-14','2023-03-16',NULL,2050.00,220.00,2724.00,'disputed','EUR'),
('INV-911','M-205','2023-06-20','2023-07-20',NULL,1460.00,33.60,1792.32,'draft','GBP');
