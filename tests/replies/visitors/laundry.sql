CREATE TABLE customer (custNo INTEGER PRIMARY KEY, fullName TEXT, homePhone TEXT, mobile TEXT, homeAddr TEXT, deliveryAddr TEXT, email TEXT, loyalty TEXT, note TEXT);
INSERT INTO customer VALUES
(31,'Mrs Edith Abernathy','0131 555 0142','07700 900218','14 Thistle Row','c/o Marchmont Library','edith.a@postbag.example','gold','prefers wooden hangers'),
(32,'Rufus Okonjo','0131 555 0177','07700 900341','3 Cooper Wynd','8 Exchange Place','rufus@okonjo.example','silver','speaks softly, hard of hearing'),
(33,'Hannelore Betz','0131 555 0109','07700 900455','22 Abbey Lane','22b Granary Yard','h.betz@kontor.example','gold','allergic to perchloroethylene'),
(34,'Sandeep Grewal','0131 555 0163','07700 900512','77 Easter Road','Suite 5, Haymarket House','sgrewal@lawchambers.example','bronze','always forgets his receipt'),
(35,'Clementine Faure','0131 555 0128','07700 900689','9 Dublin Street','Stage door, Lyceum','clem@faure.example','gold','send a text when ready'),
(36,'Gordon Mackie','0131 555 0195','07700 900730','41 Leith Walk','Shore Bistro kitchen','gmackie@shorebistro.example','none',NULL);
CREATE TABLE ticket (ticketNo INTEGER PRIMARY KEY, custNo INTEGER REFERENCES customer(custNo), branch TEXT, droppedOff TEXT, promisedFor TEXT, collectedOn TEXT, counterClerk TEXT, driver TEXT, totalDue REAL, amtPaid REAL, rackNo TEXT, note TEXT);
INSERT INTO ticket VALUES
(5107,31,'Canongate','2024-03-01','2024-03-05','2024-03-06','Aoife Nolan','Stan Petrov',38.50,38.50,'R12','paid by gift voucher'),
(5108,32,'Bruntsfield','2024-03-02','2024-03-07','2024-03-11','Winston Hale','Stan Petrov',21.00,10.00,'R03','balance at pick-up'),
(5109,33,'Canongate','2024-03-04','2024-03-08',NULL,'Aoife Nolan','Bela Toth',64.75,0,'R27','express surcharge waived'),
(5110,34,'Stockbridge','2024-03-09','2024-03-13','2024-03-14','Dilys Roper','Bela Toth',47.20,47.20,'R08',NULL),
(5111,35,'Bruntsfield','2024-03-12','2024-03-15','2024-03-18','Winston Hale','Kofi Larbi',112.00,60.00,'R31','split over two boxes'),
(5112,31,'Canongate','2024-03-19','2024-03-22',NULL,'Dilys Roper','Kofi Larbi',29.90,0,'R15','reminder sent twice'),
(5113,36,'Stockbridge','2024-04-02','2024-04-04','2024-04-05','Aoife Nolan','Stan Petrov',18.40,18.40,'R02',NULL);
CREATE TABLE garment (tagNo TEXT PRIMARY KEY, ticketNo INTEGER REFERENCES ticket(ticketNo), kind TEXT, fabric TEXT, process TEXT, colour TEXT, price REAL, spotter TEXT, presser TEXT, note TEXT);
INSERT INTO garment VALUES
('G901',5107,'blouse','silk','hand wash','ivory',14.50,'Marta Sousa','Ulrich Penn','red wine on left cuff'),
('G902',5107,'overcoat','wool','solvent','charcoal',24.00,'Ibrahim Cole','Ulrich Penn','loose lining'),
('G903',5108,'suit','wool','solvent','navy',21.00,'Ibrahim Cole','Zofia Lis','missing trouser button'),
('G904',5109,'ball gown','silk','solvent','emerald',42.25,'Marta Sousa','Zofia Lis','sequins, no tumble'),
('G905',5109,'curtain','velvet','steam','burgundy',22.50,'Marta Sousa','Ned Fairley','faded along hem'),
('G906',5110,'robe','cotton','steam','black',23.60,'Ibrahim Cole','Ned Fairley','ink spots'),
('G907',5111,'costume','taffeta','hand wash','gold',56.00,'Marta Sousa','Ulrich Penn','stage makeup on collar'),
('G908',5112,'scarf','silk','hand wash','teal',9.90,'Ibrahim Cole','Zofia Lis',NULL),
('G909',5112,'jacket','linen','steam','sand',20.00,'Ibrahim Cole','Ned Fairley','grass stain on elbow'),
('G910',5113,'skirt','tweed','solvent','moss',18.40,'Marta Sousa','Ulrich Penn',NULL);
CREATE TABLE hotelOrder (orderNo TEXT PRIMARY KEY, hotelName TEXT, receivedOn TEXT, sheetsCt INTEGER, towelsCt INTEGER, weightKg REAL, invoiceAmt REAL);
INSERT INTO hotelOrder VALUES
('H-71','Caltonmoor Hotel','2024-03-03',140,260,318.5,742.10),
('H-72','The Old Tollhouse','2024-03-06',38,75,92.0,233.60),
('H-73','Caltonmoor Hotel','2024-03-10',152,244,325.2,758.30),
('H-74','Gannet Inn','2024-03-21',22,41,55.7,148.90),
('H-75','The Old Tollhouse','2024-04-03',40,70,90.4,229.15);
