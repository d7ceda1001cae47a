CREATE TABLE hall (hallId INTEGER PRIMARY KEY, hallName TEXT, floorNo INTEGER, capacity INTEGER, openedYr INTEGER, refurbYr INTEGER);
INSERT INTO hall VALUES
(1,'Whale Hall',0,420,1911,2007),
(2,'Rift Hall',1,180,1934,1998),
(3,'Birds Gallery',2,150,1926,2015),
(4,'Ice Age Room',1,90,1962,2019),
(5,'Insect Cabinet',2,60,1975,2011);
CREATE TABLE specimen (specimenId TEXT PRIMARY KEY, hallId INTEGER REFERENCES hall(hallId), commonName TEXT, latinName TEXT, fieldLabel TEXT, sex TEXT, prep TEXT, mass_g REAL, len_mm REAL, collector TEXT, donor TEXT, identifiedBy TEXT, appraisedVal INTEGER, condition TEXT);
INSERT INTO specimen VALUES
('GX-101',1,'blue whale','Balaenoptera musculus','N-Atl #3','f','skeleton',3900000,25200,'O. Thorsen','Harbour Board','Dr Ilse Krantz',910000,'good'),
('GX-102',1,'narwhal','Monodon monoceros','Baffin 12','m','skeleton',410000,4600,'R. Penhallow','Royal Arctic Club','Dr Ilse Krantz',88000,'cracked'),
('GX-207',2,'spotted hyena','Crocuta crocuta','Serengeti cam. B','f','full mount',62000,1530,'W. Mbeki-Lowe','Lady Agnes Corbould','Prof. Adeyemi',14500,'faded'),
('GX-214',2,'greater kudu','Tragelaphus strepsiceros','Tsavo 7a','m','head mount',9800,880,'J. Fairweather','Col. Hartnoll','Prof. Adeyemi',6200,'restored'),
('GX-330',3,'kingfisher','Alcedo atthis','brook, day 2','m','study skin',34,172,'M. Quennell','Sutcliffe Estate','Dr Ruiz Peral',450,'good'),
('GX-331',3,'tawny owl','Strix aluco','barn roof','f','full mount',520,395,'M. Quennell','Sutcliffe Estate','Dr Ruiz Peral',700,'faded'),
('GX-402',4,'woolly mammoth','Mammuthus primigenius','Lena bank C','m','skeleton',5100000,5400,'V. Sokolsky','Yakut Mission','Dr Ilse Krantz',1250000,'restored'),
('GX-335',3,'hoopoe','Upupa epops','orchard 19','f','study skin',68,281,'P. Vasconcelos','Madame Delorme','Dr Ruiz Peral',380,'good'),
('GX-518',5,'stag beetle','Lucanus cervus','oak stump','m','pinned',6,74,'T. Grindrod','Grammar School','H. Oduya',120,'cracked');
CREATE TABLE loan (loanNo INTEGER PRIMARY KEY, specimenId TEXT REFERENCES specimen(specimenId), borrower TEXT, dateOut TEXT, dateDue TEXT, dateBack TEXT, insuredVal INTEGER, condition TEXT);
INSERT INTO loan VALUES
(701,'GX-102','Bergen','2022-02-10','2022-08-31','2022-09-06',95000,'climate case required'),
(702,'GX-331','Leiden','2022-04-19','2022-10-15','2022-10-12',900,'no flash photography'),
(703,'GX-214','Leiden','2023-01-09','2023-06-30','2023-07-21',7500,'no flash photography'),
(704,'GX-335','Bergen','2023-03-27','2023-09-01',NULL,500,'max 50 lux'),
(705,'GX-402','Turin','2023-05-02','2024-05-01','2024-04-28',1400000,'courier must attend'),
(706,'GX-518','Bergen','2023-11-14','2024-02-14','2024-02-20',200,'max 50 lux');
