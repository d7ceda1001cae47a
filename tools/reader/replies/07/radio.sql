CREATE TABLE show (show_id INTEGER PRIMARY KEY, title TEXT, format TEXT, weekday TEXT, start_tm TEXT, end_tm TEXT, host TEXT, producer TEXT, studio TEXT);
INSERT INTO show VALUES
(1,'Night Ferry','Interview','Sunday','22:00','23:30','Ines Calloway','Rufus Tan','Studio Birch'),
(2,'The Open Line','Call-in','Tuesday','18:05','19:00','Dermot Keane','Olga Wirth','Studio Elm'),
(3,'Crossfire Café','Panel debate','Thursday','20:00','21:15','Ines Calloway','Olga Wirth','Studio Elm'),
(4,'Harbour Sessions','Live concert','Sunday','16:00','17:45','Baptiste Roy','Rufus Tan','Hall 2'),
(5,'Morning Docket','News magazine','Monday','06:30','09:00','Dermot Keane','Hana Sobel','Studio Birch'),
(6,'Kitchen Table','Interview','Wednesday','13:10','14:00','Baptiste Roy','Hana Sobel','Studio Elm');
CREATE TABLE episode (ep_id INTEGER PRIMARY KEY, show_id INTEGER REFERENCES show(show_id), title TEXT, rec_date TEXT, air_date TEXT, rerun_date TEXT, planned_min INTEGER, actual_min INTEGER, sound_eng TEXT);
INSERT INTO episode VALUES
(101,1,'Salt and Smoke','2024-05-08','2024-05-12','2024-06-19',90,93,'Moss Ekberg'),
(102,1,'A Lighthouse Keeper Remembers','2024-05-15','2024-05-19','2024-06-26',90,88,'Tilly Abara'),
(103,2,'Rents and Rage','2024-05-14','2024-05-14','2024-05-17',55,54,'Moss Ekberg'),
(104,3,'Who Owns the River?','2024-05-16','2024-05-16','2024-05-20',75,79,'Juno Petrakis'),
(105,4,'Brass by the Quay','2024-04-28','2024-05-26','2024-07-07',105,101,'Tilly Abara'),
(106,6,'Dumplings of Three Nations','2024-05-02','2024-05-22','2024-06-05',50,47,'Juno Petrakis');
CREATE TABLE reach_stat (ep_id INTEGER REFERENCES episode(ep_id), region TEXT, fm_live_cnt INTEGER, stream_cnt INTEGER, podcast_dl INTEGER);
INSERT INTO reach_stat VALUES
(101,'coast',41800,6320,15470),
(102,'coast',39150,5980,12210),
(103,'metro',27400,4415,2190),
(104,'metro',33600,7105,8830),
(105,'coast',18250,3040,5510),
(106,'inland',22700,2650,9960);
CREATE TABLE ad_spot (spot_id INTEGER PRIMARY KEY, ep_id INTEGER REFERENCES episode(ep_id), sponsor TEXT, motif TEXT, booked_fee REAL, paid_fee REAL, played_at TEXT);
INSERT INTO ad_spot VALUES
(7001,101,'Brightwell Brewery','summer lager',480,456,'22:17:40'),
(7002,102,'Brightwell Brewery','pub quiz',500,500,'22:48:05'),
(7003,103,'Nordlicht Optik','new frames',350,320,'18:31:20'),
(7004,104,'Brightwell Brewery','summer lager',420,0,'20:44:55'),
(7005,105,'Tessera Tiles','showroom',300,285,'16:58:10');
