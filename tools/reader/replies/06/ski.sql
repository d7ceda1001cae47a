CREATE TABLE lifts (lift_id INTEGER PRIMARY KEY, lift_name TEXT, lift_kind TEXT, seats INTEGER, base_elev_m INTEGER, mid_elev_m INTEGER, top_elev_m INTEGER, length_m INTEGER, vertical_m INTEGER, opened_year INTEGER, refurbYear INTEGER);
INSERT INTO lifts VALUES
(1,'Kestrel Express','chairlift',6,1410,1690,1985,1840,575,1998,2016),
(2,'Tarn Quad','chairlift',4,1520,1680,1830,1130,310,1986,2009),
(3,'Hollow Gondola','gondola',8,1180,1560,1970,3260,790,1974,2019),
(4,'Sunside Gondola','gondola',10,1205,1640,2090,3515,885,2003,2021),
(5,'Larch T-bar','drag lift',2,1490,1545,1600,420,110,1969,1995),
(6,'Summit Chair','chairlift',2,1985,2100,2240,905,255,1981,2012);
CREATE TABLE runs (run_id INTEGER PRIMARY KEY, run_name TEXT, lift_id INTEGER REFERENCES lifts(lift_id), difficulty TEXT, length_m INTEGER, vertical_m INTEGER, snow_depth_cm INTEGER, fresh_snow_cm INTEGER, machineMadeCm INTEGER, groomed_by TEXT, is_open TEXT);
INSERT INTO runs VALUES
(101,'Widowmaker',1,'double black',1720,560,168,22,0,'winch cat','Y'),
(102,'Falcon Ridge',1,'black',2050,548,155,19,15,'winch cat','Y'),
(103,'Easy Street',1,'blue',3100,432,149,17,60,'PistenBully','Y'),
(104,'Tarn Meadow',2,'blue',1650,305,142,12,45,'PistenBully','Y'),
(105,'Otter Bowl',2,'red',1425,298,138,9,38,'PistenBully','N'),
(106,'Hollow Descent',3,'red',5200,780,131,14,52,'PistenBully','Y'),
(107,'Sunside Panorama',4,'red',6150,870,160,20,33,'PistenBully','Y'),
(108,'Nursery Patch',5,'green',400,104,121,8,70,'snowmobile','Y'),
(109,'Cornice Chute',6,'double black',880,250,190,28,0,'none','N'),
(110,'North Couloir',6,'black',960,246,184,26,0,'none','Y');
CREATE TABLE pass_holders (holder_id INTEGER PRIMARY KEY, full_name TEXT, home_town TEXT, pass_kind TEXT, bought_on TEXT, validFrom TEXT, expires_on TEXT, refunded_on TEXT, phone TEXT);
INSERT INTO pass_holders VALUES
(1,'Greta Unterholzner','Brixen','adult season','2023-09-14','2023-12-01','2024-04-21',NULL,'0472 811 330'),
(2,'Paul Messner','Brixen','senior season','2023-10-02','2023-12-01','2024-04-21','2024-02-08','0472 811 947'),
(3,'Ines Calder','Bolzano','adult season','2023-11-19','2023-12-01','2024-04-21',NULL,'0471 220 118'),
(4,'Tomasz Wrona','Krakow','weekly','2024-01-05','2024-01-13','2024-01-19',NULL,'+48 12 555 01 02'),
(5,'Lena Prader','Brixen','midweek','2023-12-11','2024-01-08','2024-03-28','2024-03-05','0472 812 006'),
(6,'Owen Birch','Leeds','weekly','2024-01-22','2024-02-10','2024-02-16',NULL,'+44 113 496 0021');
CREATE TABLE patrol_reports (report_no TEXT PRIMARY KEY, run_id INTEGER REFERENCES runs(run_id), reported_at TEXT, arrivedAt TEXT, closed_at TEXT, injury TEXT, patroller TEXT, toboggan_used TEXT);
INSERT INTO patrol_reports VALUES
('PR-881',101,'2024-01-17 10:42','2024-01-17 10:51','2024-01-17 11:35','knee sprain','Dorfmann','Y'),
('PR-884',101,'2024-02-03 14:06','2024-02-03 14:20','2024-02-03 15:10','shoulder dislocation','Hofer','Y'),
('PR-890',103,'2024-02-11 12:30','2024-02-11 12:37','2024-02-11 12:58','cut lip','Hofer','N'),
('PR-893',106,'2024-02-18 15:44','2024-02-18 15:59','2024-02-18 16:49','wrist fracture','Kaur','N'),
('PR-897',109,'2024-03-02 11:17','2024-03-02 11:41','2024-03-02 13:05','concussion','Dorfmann','Y');
