CREATE TABLE stations (stCode TEXT PRIMARY KEY, site_name TEXT, country TEXT, elev_m INTEGER, vault_depth REAL, sensor TEXT, installed_on TEXT);
INSERT INTO stations VALUES
('KVAL','Kvalnes Ridge','Norway',312,2.5,'STX-120','2009-06-17'),
('TORM','Tormvatn Quarry','Norway',87,14.2,'STX-240','2014-09-02'),
('REYK','Reykholt Farm','Iceland',41,6.8,'Gralp 3','2011-05-25'),
('SUDR','Sudroy Lighthouse','Faroe Islands',19,3.4,'Gralp 3','2018-08-13'),
('ABIS','Abisko Tunnel','Sweden',604,121.5,'STX-240','2006-10-30');
CREATE TABLE quakes (quake_id INTEGER PRIMARY KEY, region TEXT, country TEXT, origin_time TEXT, depth_km REAL, mag_moment REAL, mag_local REAL, mag_body REAL, felt_reports INTEGER);
INSERT INTO quakes VALUES
(3305,'Skarvik Basin','Russia','2024-01-09 03:14:22',10.9,4.7,4.5,4.9,18),
(3306,'Skarvik Basin','Russia','2024-01-22 17:40:05',12.6,3.8,3.6,4.1,3),
(3307,'Outer Shelf','Greenland','2024-02-03 21:08:47',33.0,5.6,5.2,5.4,77),
(3308,'Halden Trough','Scotland','2024-02-19 11:55:30',8.3,2.9,3.1,3.3,240),
(3309,'Sorra Strait','Greenland','2024-03-15 06:29:11',214.5,6.3,5.9,6.1,512);
CREATE TABLE readings (reading_id INTEGER PRIMARY KEY, stCode TEXT REFERENCES stations(stCode), quake_id INTEGER REFERENCES quakes(quake_id), p_arrival TEXT, s_arrival TEXT, peak_vel REAL, peak_acc REAL, peak_disp REAL, snr REAL, residual_s REAL, grade TEXT, analyst TEXT);
INSERT INTO readings VALUES
(9001,'KVAL',3305,'2024-01-09 03:15:31','2024-01-09 03:16:24',1.82,14.60,0.236,22.4,0.12,'A','Haugen'),
(9002,'TORM',3305,'2024-01-09 03:15:48','2024-01-09 03:16:53',1.37,11.05,0.191,17.9,-0.31,'B','Haugen'),
(9003,'TORM',3306,'2024-01-22 17:41:30','2024-01-22 17:42:36',0.44,3.28,0.057,9.6,0.47,'C','Szabo'),
(9004,'REYK',3307,'2024-02-03 21:10:02','2024-02-03 21:11:00',4.95,41.70,0.812,36.8,-0.05,'A','Szabo'),
(9005,'SUDR',3307,'2024-02-03 21:10:39','2024-02-03 21:12:04',3.16,27.90,0.530,28.3,0.21,'B','Haugen'),
(9006,'SUDR',3308,'2024-02-19 11:56:19','2024-02-19 11:56:58',0.29,2.15,0.033,7.2,-0.62,'D','Iqbal'),
(9007,'ABIS',3309,'2024-03-15 06:32:44','2024-03-15 06:35:27',6.73,55.10,1.147,44.5,0.08,'A','Iqbal');
CREATE TABLE outages (outage_id INTEGER PRIMARY KEY, stCode TEXT REFERENCES stations(stCode), began_on TEXT, restored_on TEXT, cause TEXT, field_crew TEXT);
INSERT INTO outages VALUES
(61,'KVAL','2024-01-30','2024-02-01','lightning','Crew North'),
(62,'REYK','2024-02-08','2024-02-10','battery','Crew Island'),
(63,'SUDR','2024-02-24','2024-02-29','storm surge','Crew Island'),
(64,'ABIS','2024-03-20','2024-03-21','fibre cut','Crew North'),
(65,'TORM','2024-04-11','2024-04-16','blasting nearby','Crew South');
