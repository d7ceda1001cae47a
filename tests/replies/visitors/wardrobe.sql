CREATE TABLE costume (cos_id TEXT PRIMARY KEY, cosName TEXT, era TEXT, chestCm INTEGER, waistCm INTEGER, hipCm INTEGER, colour TEXT, liningColour TEXT, bought_for REAL, insured_for REAL, rack TEXT, fabric TEXT, remark TEXT);
CREATE TABLE troupe (troupe_id INTEGER PRIMARY KEY, troupeName TEXT, director TEXT, village TEXT, tel_no TEXT);
CREATE TABLE rental (rent_id INTEGER PRIMARY KEY, cos_id TEXT REFERENCES costume, troupe_id INTEGER REFERENCES troupe, play TEXT, pickup_day TEXT, return_day TEXT, hire_fee REAL, deposit REAL, cleaning REAL, remark TEXT);
CREATE TABLE fitting (fit_id INTEGER PRIMARY KEY, cos_id TEXT REFERENCES costume, troupe_id INTEGER REFERENCES troupe, actor TEXT, seamstress TEXT, fit_day TEXT, room TEXT);
INSERT INTO costume VALUES
 ('C01','Ruff gown','Tudor',92,70,101,'burgundy','ivory',140,390,'R4','velvet','hem let down twice'),
 ('C02','Highwayman cape','Georgian',116,108,119,'black','scarlet',85,210,'R2','wool','clasp is a replica'),
 ('C03','Bustle dress','Victorian',88,64,98,'bottle green','cream',165,475,'R7','taffeta','needs a petticoat'),
 ('C04','Frock coat','Victorian',107,94,104,'charcoal','mustard',120,340,'R7','wool','button missing on cuff'),
 ('C05','Kimono','Meiji',99,97,102,'peacock blue','salmon',95,265,'R5','silk','comes with obi'),
 ('C06','Flapper dress','Twenties',86,80,91,'silver','lilac',70,185,'R1','georgette','beads fall off'),
 ('C07','Court gown','Tudor',96,74,105,'amber','plum',155,430,'R4','brocade','very heavy');
INSERT INTO troupe VALUES
 (1,'Millbrook Players','Hester Vane','Millbrook','555-0142'),
 (2,'The Lantern Company','Giles Orme','Ashcombe','555-0177'),
 (3,'Quayside Mummers','Rosa Tindall','Portlow','555-0119'),
 (4,'Barn Owl Theatre','Felix Draper','Upper Hythe','555-0186'),
 (5,'Harlequin Guild','Moira Keane','Sedgeley','555-0163');
INSERT INTO rental VALUES
 (701,'C05',2,'The Mikado','2024-04-03','2024-04-22',45,60,12,'sash returned late'),
 (702,'C06',1,'Blithe Spirit','2024-04-10','2024-04-29',38,50,9,'wine stain on skirt'),
 (703,'C03',4,'The Importance of Being Earnest','2024-04-17','2024-05-07',55,80,15,'extended by two nights'),
 (704,'C04',4,'The Importance of Being Earnest','2024-04-18','2024-05-08',52,75,14,'sent by courier'),
 (705,'C01',3,'A Man for All Seasons','2024-05-01','2024-05-20',58,90,18,'picked up by the stage manager'),
 (706,'C02',5,'Dick Turpin','2024-05-09','2024-05-27',35,40,11,'paid in cash'),
 (707,'C06',3,'Blithe Spirit','2024-05-15','2024-06-03',39,51,10,'bag not returned');
INSERT INTO fitting VALUES
 (31,'C05',2,'Bryn Okafor','Nettie Wray','2024-03-21','attic'),
 (32,'C06',1,'Sally Pike','Joan Birdsall','2024-03-28','back room'),
 (33,'C03',4,'Imogen Tate','Nettie Wray','2024-04-05','attic'),
 (34,'C04',4,'Rupert Sloan','Joan Birdsall','2024-04-06','hall'),
 (35,'C01',3,'Della Marsh','Vera Lomax','2024-04-24','back room'),
 (36,'C06',3,'Kit Fenner','Vera Lomax','2024-05-11','hall');
