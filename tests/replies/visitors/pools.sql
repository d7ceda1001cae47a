CREATE TABLE pool (pool_id INTEGER PRIMARY KEY, name TEXT, district TEXT, opened_yr INTEGER, len_m REAL, lanes INTEGER, target_temp REAL, duty_mgr TEXT, indoor INTEGER);
INSERT INTO pool VALUES
(1,'Larkfield Lido','Eastmere',1936,50,8,22.0,'Bronwen Tait',0),
(2,'Marlow Baths','Old Town',1911,25,6,28.5,'Kenji Arai',1),
(3,'Mossbank Leisure Pool','Mossbank',1987,33.3,5,29.0,'Bronwen Tait',1),
(4,'Quayside Teaching Pool','Harbour',2004,16.7,4,31.0,'Ottilie Graf',1),
(5,'Pinehurst Pool','Northwood',1974,25,6,27.0,'Kenji Arai',1);
CREATE TABLE water_test (test_id INTEGER PRIMARY KEY, pool_id INTEGER REFERENCES pool(pool_id), sampled_at TEXT, analysed_at TEXT, free_cl REAL, comb_cl REAL, total_cl REAL, ph REAL, water_temp REAL, air_temp REAL, sampler TEXT, analyst TEXT, verdict TEXT);
INSERT INTO water_test VALUES
(801,1,'2024-03-04 07:15','2024-03-04 13:05',1.62,0.37,1.99,7.3,21.4,9.8,'Noor Haddad','Dr Viljoen','pass'),
(802,2,'2024-03-04 08:40','2024-03-04 13:50',1.15,0.88,2.03,7.7,28.9,30.2,'Callum Roche','Dr Viljoen','fail'),
(803,3,'2024-03-05 07:05','2024-03-05 14:40',2.21,0.54,2.75,7.2,29.3,30.6,'Noor Haddad','Sabine Krol','pass'),
(804,4,'2024-03-05 09:30','2024-03-05 15:25',0.71,0.93,1.64,8.1,31.6,32.4,'Yusuf Demir','Sabine Krol','fail'),
(805,5,'2024-03-06 07:20','2024-03-06 12:35',1.84,0.41,2.25,7.4,27.2,28.1,'Callum Roche','Dr Viljoen','pass'),
(806,1,'2024-03-11 07:10','2024-03-11 14:15',0.48,0.66,1.14,7.9,22.7,12.6,'Yusuf Demir','Sabine Krol','fail'),
(807,2,'2024-03-11 08:35','2024-03-11 15:00',1.73,0.29,2.02,7.5,28.4,29.7,'Noor Haddad','Dr Viljoen','pass');
CREATE TABLE swim_class (class_id INTEGER PRIMARY KEY, pool_id INTEGER REFERENCES pool(pool_id), level TEXT, weekday TEXT, lead_instructor TEXT, assistant TEXT, fee_member REAL, fee_guest REAL, fee_concession REAL, max_pupils INTEGER);
INSERT INTO swim_class VALUES
(61,4,'Beginner Toddler','Monday','Maeve Corrigan','Tilly Sands',42,56,31,8),
(62,4,'Beginner Child','Wednesday','Maeve Corrigan','Arjun Bose',45,60,33,12),
(63,2,'Beginner Adult','Wednesday','Stellan Frisk','Tilly Sands',54,72,38,10),
(64,3,'Improver','Thursday','Priya Nambiar','Gus Whitlock',48,64,35,14),
(65,5,'Squad','Saturday','Stellan Frisk','Gus Whitlock',66,88,47,16),
(66,3,'Beginner Child','Saturday','Priya Nambiar','Arjun Bose',45,60,33,12),
(67,2,'Lifesaving','Wednesday','Mauro Zanetti','Gus Whitlock',58,77,41,9);
CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, class_id INTEGER REFERENCES swim_class(class_id), name TEXT, birth_date TEXT, guardian TEXT, badge TEXT);
INSERT INTO pupil VALUES
(1,61,'Milo Prendergast','2021-06-18','Anna Prendergast','none'),
(2,62,'Saoirse Dunne','2016-02-27','Finbar Dunne','tadpole'),
(3,62,'Mateo Ruiz','2015-11-03','Carmen Ruiz','tadpole'),
(4,63,'Doreen Pickles','1961-09-12',NULL,'none'),
(5,64,'Hiroshi Ota','2013-04-30','Emi Ota','bronze'),
(6,65,'Martha Olufemi','2009-07-21','Tunde Olufemi','gold'),
(7,66,'Kit Balfour','2016-10-08','Jo Balfour','none'),
(8,67,'Gwendal Le Roy','2007-01-15','Yann Le Roy','silver'),
(9,64,'Lottie Marsh','2012-12-05','Peter Marsh','bronze');
