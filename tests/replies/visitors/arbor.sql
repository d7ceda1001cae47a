CREATE TABLE client (client_id INTEGER PRIMARY KEY, clientName TEXT, town TEXT, phone TEXT, acct_ref TEXT);
CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, leadClimber TEXT, groundsman TEXT, van_reg TEXT, yard_town TEXT, dayRate REAL, calloutRate REAL);
CREATE TABLE job (job_no INTEGER PRIMARY KEY, client_id INTEGER REFERENCES client, crew_id INTEGER REFERENCES crew, job_type TEXT, town TEXT, survey_date TEXT, work_date TEXT, invoice_date TEXT, quoted_gbp REAL, billed_gbp REAL, permit_no TEXT, notes TEXT);
CREATE TABLE tree (tree_tag TEXT PRIMARY KEY, job_no INTEGER REFERENCES job, species TEXT, height_m REAL, girth_cm INTEGER, spread_m REAL, health TEXT, notes TEXT);
INSERT INTO client VALUES
 (1,'Copperfield Estate','Ludlow','01584 555210','CE-88'),
 (2,'Mrs Anwen Pryce','Knighton','01547 555377','AP-12'),
 (3,'St Milburga Primary','Tenbury','01584 555904','SM-03'),
 (4,'Bexley Golf Links','Church Stretton','01694 555118','BG-41'),
 (5,'Hal Oduya','Leominster','01568 555662','HO-07');
INSERT INTO crew VALUES
 (1,'Gethin Rowe','Sam Tully','VX19 KLD','Craven Arms',620,145),
 (2,'Priya Nand','Otto Blane','WR21 HBT','Bromyard',585,130),
 (3,'Marek Zych','Lewis Farr','FJ68 OPE','Kington',640,160),
 (4,'Dot Hanley','Ifan Moss','VU20 CZN','Bishops Castle',560,120),
 (5,'Cal Brisk','Jude Penn','WX22 RRA','Clun',605,150);
INSERT INTO job VALUES
 (3101,1,1,'felling','Richards Castle','2024-01-09','2024-02-20','2024-03-01',1850,2015,'TPO/114','skip needed at the gate'),
 (3102,2,2,'crown reduction','Presteigne','2024-01-17','2024-03-05','2024-03-14',740,740,'TPO/131','neighbour must move car'),
 (3103,3,3,'dead wooding','Orleton','2024-02-02','2024-03-12','2024-03-25',430,395,'none','only outside school hours'),
 (3104,4,1,'stump grinding','All Stretton','2024-02-14','2024-03-19','2024-04-04',275,310,'none','keep off the ninth green'),
 (3105,5,4,'pollarding','Eardisland','2024-02-27','2024-04-09','2024-04-22',980,1120,'TPO/150','power line overhead'),
 (3106,1,5,'felling','Brimfield','2024-03-06','2024-04-16','2024-05-02',1390,1475,'TPO/162','logs stay on site');
INSERT INTO tree VALUES
 ('T-501',3101,'common ash',21.4,288,13.2,'dieback','hollow at the base'),
 ('T-502',3101,'english oak',18.9,402,16.8,'sound','woodpecker nest'),
 ('T-503',3102,'mountain ash',7.6,84,4.1,'sound','leaning towards shed'),
 ('T-504',3103,'english oak',15.3,351,14.7,'fungus','bracket fungus north side'),
 ('T-505',3104,'weeping ash',6.2,119,7.3,'stressed','grafted trunk'),
 ('T-506',3105,'crack willow',12.8,267,9.9,'split','old cable brace'),
 ('T-507',3106,'common ash',23.7,301,12.5,'dieback','ivy to the crown'),
 ('T-508',3106,'english oak',20.1,455,17.6,'sound','bat boxes fitted');
