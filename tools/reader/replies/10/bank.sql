CREATE TABLE customer (
  cust_id INTEGER PRIMARY KEY,
  full_name TEXT,
  segment TEXT,
  home_phone TEXT,
  mobile_phone TEXT,
  email TEXT,
  relationship_mgr TEXT,
  kyc_status TEXT,
  joined_on TEXT
);
INSERT INTO customer VALUES
 (101,'Ottoline Frey','premier','020 7946 0112','07700 900341','o.frey@larkmail.test','Delphine Oakes','verified','2011-03-14'),
 (102,'Bram Castellan','retail','0161 496 0455','07700 900188','bram@castellan.test','Marek Szulc','pending_docs','2016-09-02'),
 (103,'Hugo Marchetti','premier','0131 496 0277','07700 900655','hugo.m@larkmail.test','Delphine Oakes','verified','2009-06-21'),
 (104,'Sunniva Dahl','student','0117 496 0839','07700 900720','sdahl@uni.test','Marek Szulc','verified','2021-10-11'),
 (105,'Pradeep Venkat','premier','029 2018 0391','07700 900512','pv@venkatco.test','Oriel Banks','refused','2018-01-30'),
 (106,'Lucinda Thorpe','retail','0113 496 0606','07700 900274','lucy.thorpe@larkmail.test','Marek Szulc','verified','2013-12-05');

CREATE TABLE account (
  acct_no TEXT PRIMARY KEY,
  cust_id INTEGER REFERENCES customer(cust_id),
  acct_type TEXT,
  currency TEXT,
  ledger_balance REAL,
  available_balance REAL,
  avg_month_balance REAL,
  overdraft_limit REAL,
  status TEXT
);
INSERT INTO account VALUES
 ('60-1141',101,'current','GBP',8421.37,7990.12,6604.80,1500,'active'),
 ('60-1142',101,'instant_saver','GBP',22050.00,22010.00,21875.45,0,'active'),
 ('60-2207',102,'current','GBP',-312.90,187.10,95.66,500,'frozen'),
 ('60-2208',102,'fixed_saver','GBP',15000.00,0.00,15001.25,0,'active'),
 ('60-3310',103,'joint_current','EUR',41290.75,40155.75,38722.09,5000,'active'),
 ('60-4415',104,'youth_saver','GBP',640.20,640.15,512.33,0,'dormant'),
 ('60-5520',105,'fixed_saver','USD',98000.00,1.00,97250.50,0,'frozen'),
 ('60-6603',106,'instant_saver','GBP',3177.48,3120.48,2988.71,0,'dormant');

CREATE TABLE loan (
  loan_id TEXT PRIMARY KEY,
  cust_id INTEGER REFERENCES customer(cust_id),
  purpose TEXT,
  principal_amt REAL,
  outstanding_amt REAL,
  instalment_amt REAL,
  nominal_rate REAL,
  effective_rate REAL,
  term_months INTEGER,
  applied_on TEXT,
  approved_on TEXT,
  disbursed_on TEXT,
  maturity_date TEXT,
  underwriter TEXT,
  collections_agent TEXT,
  status TEXT
);
INSERT INTO loan VALUES
 ('L-0901',103,'home',250000,187340.55,1214.90,3.90,4.12,300,'2015-02-03','2015-03-17','2015-04-01','2040-04-01','Tobias Renn','Greta Lowmoor','performing'),
 ('L-0902',103,'car',18500,4120.08,342.15,6.25,6.71,60,'2020-07-08','2020-07-15','2020-07-20','2025-07-20','Amara Quist','Greta Lowmoor','performing'),
 ('L-0915',102,'home',164000,151877.30,903.44,4.45,4.68,240,'2021-01-12','2021-02-26','2021-03-09','2041-03-09','Tobias Renn','Ivo Petrak','in_arrears'),
 ('L-0933',105,'business',75000,75000.01,1688.20,7.80,8.35,48,'2022-05-04','2022-06-10','2022-06-22','2026-06-22','Amara Quist','Ivo Petrak','written_off'),
 ('L-0947',106,'car',9200,0,198.75,5.95,6.37,48,'2017-08-19','2017-08-24','2017-08-30','2021-08-30','Tobias Renn','Greta Lowmoor','repaid');
