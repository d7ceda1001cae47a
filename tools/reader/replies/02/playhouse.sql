CREATE TABLE plays (play_id INTEGER PRIMARY KEY, title TEXT, playwright TEXT, translator TEXT, genre TEXT, yr_written INTEGER, yr_premiered INTEGER, run_mins INTEGER, poster_no TEXT);
INSERT INTO plays VALUES
(1,'The Salt Road','Ingrid Halvorsen','Peter Quillfeather','tragedy',1911,1924,135,'PX-07'),
(2,'Moonwake','Tobias Reardon',NULL,'romantic comedy',1998,2001,110,'PX-11'),
(3,'The Glass Heron','Yelena Markova','Alice Penhaligon','drama',1903,1919,150,'PX-12'),
(4,'A Goose for the Bishop','Hector Plume',NULL,'slapstick farce',1956,1957,95,'PX-15'),
(5,'Ministers Only','Fiona Abara',NULL,'satirical comedy',2014,2016,105,'PX-18'),
(6,'The Lamplighter''s Debt','Marcel Duvivier','Rosa Kettleby','drama',1887,1893,140,'PX-21'),
(7,'Three Weddings and a Kite','Tobias Reardon',NULL,'romantic comedy',2005,2008,100,'PX-22'),
(8,'The Wrong Trousseau','Hector Plume',NULL,'slapstick farce',1961,1962,90,'PX-26'),
(9,'Committee of Fools','Fiona Abara',NULL,'satirical comedy',2018,2019,115,'PX-30');
CREATE TABLE performances (perf_id INTEGER PRIMARY KEY, play_id INTEGER REFERENCES plays(play_id), perf_date TEXT, hall TEXT, doorsOpen TEXT, curtainUp TEXT, curtainDown TEXT, director TEXT, capacity INTEGER);
INSERT INTO performances VALUES
(101,1,'2023-03-04','Linden Hall','18:45','19:30','21:45','Ottoline Brandt',320),
(102,2,'2023-03-05','Cellar Stage','19:10','19:40','21:30','Sunil Wickrama',85),
(103,3,'2023-03-11','Grand Stage','18:15','19:00','21:50','Ottoline Brandt',610),
(104,4,'2023-03-12','Linden Hall','14:20','15:00','16:35','Cass Delacroix',320),
(105,5,'2023-03-18','Grand Stage','18:50','19:45','21:35','Sunil Wickrama',610),
(106,6,'2023-04-01','Linden Hall','18:40','19:20','21:55','Greta Lindqvist',320),
(107,7,'2023-04-02','Cellar Stage','14:00','14:30','16:10','Cass Delacroix',85);
CREATE TABLE patrons (patron_id INTEGER PRIMARY KEY, full_name TEXT, email TEXT, phone TEXT, home_town TEXT, member_since TEXT, notes TEXT);
INSERT INTO patrons VALUES
(1,'Bernard Ashgrove','b.ashgrove@mailnest.org','0161 555 0142','Stockport','2015-09-01','wheelchair user'),
(2,'Noor Elsayed','noor.e@quickpost.net','0161 555 0177','Salford','2019-01-15','prefers aisle seats'),
(3,'Magda Wieczorek','magda@wieczorek.pl','0204 555 0119','Bolton',NULL,'retired critic'),
(4,'Callum Threave','cthreave@mailnest.org','0161 555 0103','Sale','2021-06-20','donor, send card at Christmas'),
(5,'Yuki Hoshino','hoshino.y@quickpost.net','0204 555 0188','Bury',NULL,'hard of hearing');
CREATE TABLE ticket_sales (sale_id INTEGER PRIMARY KEY, perf_id INTEGER REFERENCES performances(perf_id), patron_id INTEGER REFERENCES patrons(patron_id), booked_on TEXT, collected_on TEXT, refunded_on TEXT, face_value REAL, amt_paid REAL, booking_fee REAL, seat_no TEXT, outlet TEXT, notes TEXT);
INSERT INTO ticket_sales VALUES
(9001,101,1,'2023-01-20','2023-03-04',NULL,42.00,38.50,2.50,'C14','box office','voucher used'),
(9002,102,2,'2023-02-02','2023-03-05',NULL,24.00,25.75,1.75,'A03','website','upgraded at the door'),
(9003,103,3,'2023-02-08',NULL,'2023-02-27',55.00,57.50,2.50,'F22','box office','swapped for April date'),
(9004,102,4,'2023-02-11','2023-03-01',NULL,24.00,19.00,1.75,'B07','box office','student price checked'),
(9005,105,5,'2023-02-19',NULL,'2023-03-13',60.00,63.00,3.00,'H01','website','lost in post, reprinted'),
(9006,106,1,'2023-03-06','2023-03-29',NULL,42.00,44.50,2.50,'D02','box office','gift wrapped');
