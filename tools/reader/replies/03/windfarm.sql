CREATE TABLE site (site_id INTEGER PRIMARY KEY, site_name TEXT, county TEXT, gridOperator TEXT, landowner TEXT, consent_date TEXT, capacity_mw REAL);
INSERT INTO site VALUES
(1,'Carrick Moss','Ayrshire','Lowland Networks','Dunure Estate','2011-03-17',13.8),
(2,'Sallow Hill','Powys','Severn Grid plc','R. and T. Pugh','2012-06-05',9.2),
(3,'Fell Gate','Cumbria','Lowland Networks','Eskmere Trust','2010-11-29',6.9),
(4,'Brannock Ridge','Donegal','Atlantic Wires','Coillte Lands','2012-09-21',20.7),
(5,'Wether Down','Durham','Peak Transmission','Auckland Farms','2011-12-08',4.6);
CREATE TABLE turbine (turbine_id INTEGER PRIMARY KEY, tag TEXT, model TEXT, maker TEXT, site_id INTEGER REFERENCES site(site_id), commissioned_on TEXT, warranty_end TEXT, hub_height_m REAL, rotor_diam_m REAL, rated_kw INTEGER, status TEXT);
INSERT INTO turbine VALUES
(11,'CM-01','V112','Vestelin',1,'2014-05-12','2024-05-11',84.5,112.0,3450,'Running'),
(12,'CM-02','V112','Vestelin',1,'2014-05-19','2024-05-18',84.5,112.0,3450,'Running'),
(13,'CM-03','N90','Nordvind',1,'2015-08-03','2025-08-02',79.8,90.4,2300,'Curtailed'),
(14,'SH-01','N90','Nordvind',2,'2015-02-24','2025-02-23',79.8,90.4,2300,'Offline'),
(15,'SH-02','V112','Vestelin',2,'2014-10-30','2024-10-29',94.2,112.0,3450,'Running'),
(16,'FG-01','E82','Ostermann',3,'2016-04-07','2026-04-06',98.3,82.6,2050,'Standby'),
(17,'BR-01','V136','Vestelin',4,'2016-07-15','2026-07-14',105.1,136.0,4200,'Running');
CREATE TABLE maint_job (job_id INTEGER PRIMARY KEY, turbine_id INTEGER REFERENCES turbine(turbine_id), fault TEXT, reported_at TEXT, started_at TEXT, closed_at TEXT, lead_tech TEXT, booked_by TEXT, parts_cost REAL, labour_cost REAL, crane_cost REAL, priority TEXT, status TEXT);
INSERT INTO maint_job VALUES
(4103,11,'Converter trip','2023-01-09','2023-01-16','2023-01-18','Lars Whitcombe','Petra Nagy',1840.0,960.0,0.0,'P2','Signed off'),
(4104,14,'Transformer overheat','2023-02-02','2023-02-06',NULL,'Ewan Docherty','Petra Nagy',12650.0,3100.0,7400.0,'P1','Awaiting parts'),
(4105,13,'Pitch battery low','2023-02-20','2023-03-01','2023-03-02','Aoife Mulhern','Colm Sayer',410.0,520.0,0.0,'P3','Signed off'),
(4106,12,'Gearbox oil leak','2023-03-11','2023-03-27','2023-04-04','Lars Whitcombe','Colm Sayer',5275.0,2480.0,6900.0,'P1','Signed off'),
(4107,15,'Gearbox bearing wear','2023-04-18','2023-05-08','2023-05-19','Aoife Mulhern','Petra Nagy',22300.0,4150.0,11800.0,'P1','Signed off'),
(4108,16,'Converter trip','2023-05-21',NULL,NULL,'Ewan Docherty','Hanne Brok',0.0,0.0,0.0,'P2','Scheduled'),
(4109,17,'Yaw drive jam','2023-05-30','2023-06-02',NULL,'Ewan Docherty','Hanne Brok',730.0,640.0,0.0,'P2','In progress');
CREATE TABLE prod_month (turbine_id INTEGER, ym TEXT, gross_mwh REAL, net_mwh REAL, avail_pct REAL, avg_wind_ms REAL);
INSERT INTO prod_month VALUES (11,'2023-01',1012.4,987.7,97.1,8.9),(12,'2023-01',1004.8,979.2,96.8,8.8),(13,'2023-01',588.1,570.6,93.3,8.6),(14,'2023-01',431.9,418.0,71.5,7.9),(15,'2023-01',961.3,940.5,98.2,8.1),(16,'2023-01',502.7,489.9,95.6,7.4);
