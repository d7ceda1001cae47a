CREATE TABLE plot (plot_id INTEGER PRIMARY KEY, plotName TEXT, hectares REAL, soil TEXT, grape TEXT, planted_year INTEGER);
CREATE TABLE wine (wine_id INTEGER PRIMARY KEY, label_name TEXT, plot_id INTEGER REFERENCES plot(plot_id), grape TEXT, style TEXT, harvestDate TEXT, bottlingDate TEXT, releaseDate TEXT, cellar_price REAL, retailPrice REAL, alc_pct REAL);
CREATE TABLE orders (order_no INTEGER PRIMARY KEY, wine_id INTEGER REFERENCES wine(wine_id), buyer TEXT, sales_rep TEXT, order_date TEXT, qty_btl INTEGER, weight_kg REAL, paid_amt REAL, unit_price REAL, carrier TEXT);
CREATE TABLE tasting (tast_id INTEGER PRIMARY KEY, wine_id INTEGER REFERENCES wine(wine_id), taster TEXT, jury_score INTEGER, guestStars INTEGER, tasting_date TEXT, note TEXT);
INSERT INTO plot VALUES
 (1,'Steinacker',2.4,'limestone','Bacchus',1987),(2,'Schwarzfels',1.1,'basalt','Riesling',1999),
 (3,'Kirchenstueck',3.6,'loess','Pinot Noir',2004),(4,'Am Wehr',0.8,'gravel','Silvaner',1974),(5,'Hoher Rain',1.9,'slate','Riesling',2011);
INSERT INTO wine VALUES
 (11,'Schwarzfels',2,'Riesling','dry','2021-10-04','2022-03-15','2022-09-01',9.4,13.9,12.5),
 (12,'Steinacker Cuvee',1,'Kerner','late harvest','2020-10-29','2021-04-20','2021-11-05',11.2,16.5,11),
 (13,'Kirchenstueck Reserve',3,'Pinot Noir','dry','2019-09-26','2021-02-11','2021-12-01',18.6,27.9,13.5),
 (14,'Rainfrost',5,'Riesling','ice wine','2021-12-22','2022-06-08','2023-01-20',34,49.5,8.5),
 (15,'Goldhalm',4,'Silvaner','straw wine','2020-10-12','2021-08-17','2022-05-06',29.8,42,10),
 (16,'Wehrspiel',4,'Silvaner','dry','2022-09-19','2023-02-27','2023-05-12',7.3,10.9,12),
 (17,'Kleiner Kirchen',3,'Pinot Noir','late harvest','2022-10-25','2023-07-03','2024-02-02',13.1,19.9,13);
INSERT INTO orders VALUES
 (501,11,'Hotel Anker','Mirja Toll','2023-03-14',120,162.5,1050,8.75,'Nordfracht'),
 (502,13,'Vinothek Lamm','Egon Pfaff','2023-04-02',36,48.9,615.6,17.1,'Nordfracht'),
 (503,14,'Dr. Sundermann','Mirja Toll','2023-04-18',6,5.4,198,33,'Blitzpaket'),
 (504,15,'Hotel Anker','Lew Abt','2023-06-30',24,23.2,684,28.5,'Blitzpaket'),
 (505,16,'Markthalle Sued','Egon Pfaff','2023-08-09',300,401,1995,6.65,'Nordfracht'),
 (506,17,'Vinothek Lamm','Lew Abt','2024-03-21',60,81.3,738,12.3,'Selbstabholer');
INSERT INTO tasting VALUES
 (1,11,'R. Okafor',91,4,'2022-11-18','flint, lime'),(2,13,'C. Brandt',94,5,'2022-01-22','cherry, smoke'),
 (3,14,'R. Okafor',96,3,'2023-02-25','apricot'),(4,15,'T. Lemaire',88,4,'2022-06-17','honey, hay'),
 (5,17,'C. Brandt',85,2,'2024-04-13','thin, sour');
