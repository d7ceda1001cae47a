CREATE TABLE customers (cust_no TEXT PRIMARY KEY, custName TEXT, svc_addr TEXT, bill_addr TEXT, tariff TEXT, signup_date TEXT, phone TEXT);
INSERT INTO customers VALUES
('C-101','Pellworth Bakery','17 Mill Street','PO Box 88, Stanmere','business','2014-03-19','555-0142'),
('C-102','Hartnoll Dairy','Lower Hartnoll Farm','Lower Hartnoll Farm','farm','2008-11-02','555-0177'),
('C-103','Ada Quince','4 Osier Close','4 Osier Close','household','2020-06-25','555-0110'),
('C-104','Ferris & Sons Orchards','Ferris Lane Pump House','22 Castle Row, Stanmere','farm','2011-01-14','555-0163'),
('C-105','Stanmere Baths','1 Promenade','Town Hall, Stanmere','public','1999-08-08','555-0101');
CREATE TABLE meters (meter_no TEXT PRIMARY KEY, cust_no TEXT REFERENCES customers(cust_no), model TEXT, installed_on TEXT, curr_reading INTEGER, prev_reading INTEGER, est_reading INTEGER, status TEXT, loc_note TEXT);
INSERT INTO meters VALUES
('M-3301','C-101','Sensus 620','2016-09-07',5127,4980,5110,'active','behind oven room'),
('M-3307','C-102','Itron Flodis','2012-04-23',8841,8415,8790,'faulty','milking parlour cellar'),
('M-3312','C-103','Sensus 620','2020-06-29',388,341,380,'active','hall cupboard'),
('M-3320','C-104','Itron Flodis','2018-05-30',6692,6033,6550,'active','pump house'),
('M-3325','C-105','Octave DN50','2010-02-11',71240,69855,71000,'removed','plant room');
CREATE TABLE bills (bill_id TEXT PRIMARY KEY, cust_no TEXT REFERENCES customers(cust_no), due_date TEXT, paid_on TEXT, base_fee REAL, usage_charge REAL, sewer_charge REAL, status TEXT, sentVia TEXT);
INSERT INTO bills VALUES
('B-5512','C-101','2024-02-15','2024-02-28',22.00,323.40,147.00,'settled','post'),
('B-5513','C-102','2024-02-15',NULL,35.00,766.80,51.12,'overdue','post'),
('B-5514','C-103','2024-02-15','2024-02-03',12.50,103.40,47.00,'settled','email'),
('B-5515','C-104','2024-02-15',NULL,35.00,1186.20,79.08,'open','email'),
('B-5520','C-101','2024-05-15','2024-05-10',22.00,301.15,136.90,'settled','post'),
('B-5521','C-105','2024-05-15',NULL,90.00,3047.00,1385.00,'open','courier');
CREATE TABLE repairs (job_id INTEGER PRIMARY KEY, street TEXT, pipe_mat TEXT, cause TEXT, reportedOn TEXT, begun_on TEXT, finished_on TEXT, est_cost REAL, actualCost REAL, crew TEXT);
INSERT INTO repairs VALUES
(71,'Mill Street','cast iron','frost','2024-01-09','2024-01-11','2024-01-13',3200,4175,'Crew B'),
(72,'Mill Street','ductile iron','excavator','2024-03-04','2024-03-04','2024-03-06',1800,1640,'Crew A'),
(73,'Osier Close','galvanised iron','corrosion','2024-02-20','2024-03-01','2024-03-02',950,1010,'Crew A'),
(74,'Promenade','PVC','root intrusion','2024-04-15','2024-04-22','2024-04-25',2600,2890,'Crew C'),
(75,'Castle Row','cast iron','corrosion','2024-05-06','2024-05-08','2024-05-14',7400,9120,'Crew B'),
(76,'Ferris Lane','copper','frost','2024-01-22','2024-01-24','2024-01-24',600,555,'Crew C');
