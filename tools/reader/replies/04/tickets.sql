CREATE TABLE customer (cust_id INTEGER PRIMARY KEY, company TEXT, legal_entity TEXT, plan TEXT, signup_dt TEXT, renewal_dt TEXT, last_login TEXT, country TEXT, acct_mgr TEXT, tier TEXT, nps INTEGER, seats INTEGER);
INSERT INTO customer VALUES
(1,'Northbeam','Northbeam Optics GmbH','Scale','2019-06-17','2025-06-17','2024-09-02','Germany','Helena Strand','Gold',62,140),
(2,'Cobalt & Fern','Fern Holdings Inc.','Scale','2021-01-25','2025-01-25','2024-09-04','Canada','Dmitri Volkov','Silver',35,60),
(3,'Tidewell','Tidewell Logistics Pty Ltd','Starter','2023-03-08','2025-03-08','2024-08-11','Australia','Helena Strand','Bronze',-10,12),
(4,'Marrow Labs','Marrow Laboratories SAS','Scale','2020-11-02','2024-11-02','2024-09-03','France','Joyce Amadi','Gold',71,210),
(5,'Pinebox','Pinebox Studio Ltd','Free','2024-02-19',NULL,'2024-05-30','Ireland',NULL,'Bronze',0,3),
(6,'Ostrava Steel','OS Metal a.s.','Enterprise','2018-09-10','2026-09-10','2024-09-04','Czechia','Dmitri Volkov','Platinum',48,900);
CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, full_name TEXT, country TEXT, team TEXT, hired_on TEXT, shift TEXT);
INSERT INTO agent VALUES
(71,'Rosalind Pike','Portugal','Tier 1','2020-02-03','early'),
(72,'Vikram Joshi','India','Tier 2','2018-07-16','night'),
(73,'Chloe Batista','Brazil','Tier 1','2022-10-10','late'),
(74,'Noel Gallardo','Philippines','Tier 2','2021-05-24','night'),
(75,'Sigrid Holm','Portugal','Escalations','2017-01-09','early');
CREATE TABLE ticket (tkt_id TEXT PRIMARY KEY, cust_id INTEGER REFERENCES customer(cust_id), agent_id INTEGER REFERENCES agent(agent_id), subj TEXT, reporter TEXT, assignee TEXT, sev TEXT, urgency TEXT, first_reply_at TEXT, fixed_at TEXT, closed_at TEXT, csat INTEGER, status TEXT, browser TEXT, channel TEXT);
INSERT INTO ticket VALUES
('TK-5521',1,71,'Billing: double charge in May','Uwe Brandl','Rosalind Pike','S2','High','2024-08-01 09:12','2024-08-02 15:40','2024-08-09 08:00',4,'Closed','Firefox','email'),
('TK-5522',1,72,'Export hangs at 90%','Katrin Seidel','Vikram Joshi','S1','Critical','2024-08-03 02:05','2024-08-05 11:25','2024-08-06 10:00',5,'Closed','Chrome','chat'),
('TK-5530',2,73,'Billing: wrong VAT number','Marc Leduc','Chloe Batista','S4','Low','2024-08-12 19:44',NULL,NULL,NULL,'Waiting on customer','Safari','email'),
('TK-5534',4,74,'SSO loop after update','Aline Roux','Noel Gallardo','S1','High','2024-08-15 01:30',NULL,NULL,NULL,'Waiting on vendor','Edge','phone'),
('TK-5537',3,71,'Map tiles blank','Bruce Tanner','Rosalind Pike','S3','Normal','2024-08-18 08:50',NULL,NULL,NULL,'Parked','Chrome','chat'),
('TK-5541',6,75,'Billing: purchase order missing','Jana Kralova','Sigrid Holm','S3','High','2024-08-20 10:15','2024-08-21 13:05','2024-08-28 08:00',2,'Closed','Edge','email'),
('TK-5548',1,72,'API keys revoked','Uwe Brandl','Vikram Joshi','S2','Critical','2024-09-01 03:20',NULL,NULL,NULL,'Open','Firefox','phone'),
('TK-5550',5,73,'Cannot upload logo','Fionn Keane','Chloe Batista','S4','Low','2024-09-02 20:10',NULL,NULL,NULL,'Waiting on customer','Safari','chat');
