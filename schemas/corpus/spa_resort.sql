-- Thermenhof Alvaneu: a spa hotel with rooms, baths, massages and lessons.
CREATE TABLE guest (
  gstId INTEGER PRIMARY KEY,             --: seq 1201
  gstFirst TEXT,                         --: first
  gstLast TEXT,                          --: last
  gstCountry TEXT, -- country of residence --: pick Switzerland*6 | Austria*4 | Germany*6 | Italy*3 | France*2 | Netherlands | Japan
  gstBorn TEXT,                          --: date 1944-03-01..2005-12-20 null 5%
  gstVip INTEGER, -- 1 = VIP guest, 0 = not --: pick 0*7 | 1*2
  gstClub TEXT,                          --: pick NULL*3 | Silver*4 | Gold*3 | Platinum
  gstDiet TEXT -- diet as told at check-in, empty if none --: pick vegan*2 | vegetarian*3 | gluten-free*2 | NULL*8
); --: rows 110
CREATE TABLE room (
  rmNo INTEGER PRIMARY KEY, -- first digit is the floor
  rmType TEXT, -- Classic, Garden, Junior Suite, Tower Suite
  rmAreaM2 REAL,
  rmLakeView INTEGER, -- 1 = looks on the lake
  rmBalcony INTEGER, -- 1 = has a balcony
  rmRateCents INTEGER, -- list rate a night, in cents
  rmRenovated TEXT
);
INSERT INTO room VALUES (101,'Garden',33.5,0,0,21400,'2021-10-01'),(102,'Garden',22.5,0,1,20500,'2016-11-01'),(103,'Garden',27.5,0,0,19600,'2011-12-01'),(104,'Junior Suite',32.5,0,0,27700,NULL),(105,'Garden',21.5,0,1,17800,'2014-08-01'),(106,'Garden',26.5,0,0,16900,'2022-03-01'),(107,'Garden',31.5,0,0,16000,'2017-04-01'),(108,'Junior Suite',36.5,0,1,30400,'2012-05-01'),(109,'Garden',25.5,0,0,20500,NULL),(201,'Classic',24.5,1,1,22900,'2012-05-01'),(202,'Classic',29.5,0,0,22000,'2019-12-01'),(203,'Classic',34.5,1,0,21100,NULL),(204,'Junior Suite',23.5,0,1,29200,'2022-08-01'),(205,'Classic',28.5,1,0,19300,'2017-09-01'),(206,'Classic',33.5,0,0,18400,'2012-10-01'),(207,'Classic',22.5,1,1,17500,'2020-05-01'),(208,'Junior Suite',27.5,0,0,31900,NULL),(209,'Classic',32.5,1,0,22000,'2023-01-01'),(301,'Classic',31.5,1,0,24400,'2015-06-01'),(302,'Classic',36.5,0,0,23500,NULL),(303,'Classic',25.5,1,1,22600,'2018-02-01'),(304,'Junior Suite',30.5,0,0,30700,'2013-03-01'),(305,'Classic',35.5,1,0,20800,'2020-10-01'),(306,'Classic',24.5,0,1,19900,'2015-11-01'),(307,'Classic',29.5,1,0,19000,NULL),(308,'Junior Suite',34.5,0,0,33400,'2018-07-01'),(309,'Classic',23.5,1,1,23500,'2013-08-01'),(401,'Classic',22.5,1,0,25900,NULL),(402,'Classic',27.5,0,1,25000,'2013-08-01'),(403,'Classic',32.5,1,0,24100,'2021-03-01'),(404,'Junior Suite',21.5,0,0,32200,'2016-04-01'),(405,'Classic',26.5,1,1,22300,'2011-05-01'),(406,'Classic',31.5,0,0,21400,NULL),(407,'Tower Suite',65.0,1,0,69000,'2014-01-01'),(408,'Tower Suite',66.0,0,1,70000,'2021-08-01'),(409,'Tower Suite',67.0,1,0,71000,'2016-09-01');
CREATE TABLE stay (
  styId INTEGER PRIMARY KEY,             --: seq 30001
  styGstId INTEGER, -- who booked --: ref guest.gstId cover 88% skew
  styRmNo INTEGER,                       --: ref room.rmNo cover 92%
  styBookedOn TEXT,                      --: date 2021-12-01..2024-12-10
  styArrive TEXT,                        --: after styBookedOn 1..140 days
  styDepart TEXT,                        --: after styArrive 1..12 days
  styChannel TEXT, -- how it was booked: WEB own site, OTA travel portal, TEL telephone, WAL walk-in --: pick WEB*6 | OTA*5 | TEL*3 | WAL
  styPeople INTEGER,                     --: pick 1*3 | 2*8 | 3*2 | 4
  styDiscount REAL, -- share of the room rate, 0..1 --: pick 0.0*9 | 0.05*3 | 0.1*4 | 0.15*2 | 0.3
  styBillCents INTEGER, -- room bill in cents --: int 1..2
  styCancelled INTEGER, -- 1 = cancelled --: pick 0*8 | 1
  styNote TEXT                           --: pick NULL*7 | honeymoon*2 | late arrival*3 | allergy to feathers | back pain*2 | bringing a dog
); --: rows 290
CREATE TABLE offer (
  offId INTEGER PRIMARY KEY,
  offName TEXT,
  offKind TEXT, -- T treatment, L lesson
  offMinutes INTEGER, -- planned length in minutes
  offPriceCents INTEGER, -- list price in cents
  offActive INTEGER -- 1 = on the current menu
);
INSERT INTO offer VALUES (1,'Arnica Deep Massage','T',50,11500,1),(2,'Hay Bath','T',40,7900,1),(3,'Hot Stone Back','T',60,13200,1),(4,'Alpine Salt Scrub','T',30,6900,1),(5,'Moor Mud Pack','T',45,8800,1),(6,'Kneipp Walk','L',30,2500,1),(7,'Aqua Pilates','L',45,3200,1),(8,'Sunrise Yoga','L',60,2800,1),(9,'Lymph Drainage','T',50,11900,1),(10,'Brine Float','T',60,9900,1),(11,'Nordic Walking','L',90,3000,1),(12,'Breath Lab','L',40,3600,0),(13,'Gold Leaf Facial','T',75,24500,1),(14,'Foot Reflex','T',25,5900,1),(15,'Goat Milk Bath','T',40,8400,0),(16,'Ice Tub Challenge','L',25,4100,1),(17,'Foot Ritual Deluxe','T',50,9800,1);
CREATE TABLE treatment (
  trtOffId INTEGER PRIMARY KEY, -- same number as in offer
  trtArea TEXT, -- part of the body
  trtWaterC REAL, -- water temperature in degrees Celsius, empty if dry
  trtOilMl INTEGER, -- oil used, ml
  trtPressure INTEGER -- 1 feather-light to 10 very hard
);
INSERT INTO treatment VALUES (1,'back',NULL,35,8),(2,'whole body',38.5,0,1),(3,'back',NULL,25,5),(4,'whole body',NULL,15,4),(5,'whole body',41.0,0,2),(9,'legs',NULL,10,2),(10,'whole body',35.5,0,1),(13,'face',NULL,8,2),(14,'feet',NULL,12,7),(15,'whole body',37.0,20,1),(17,'feet',39.0,18,3);
CREATE TABLE lesson (
  lsnOffId INTEGER PRIMARY KEY, -- same number as in offer
  lsnPlaces INTEGER,
  lsnPulseShare REAL, -- intended pulse as share of the maximum, 0..1
  lsnOutdoor INTEGER -- 1 = outside
);
INSERT INTO lesson VALUES (6,12,0.45,1),(7,10,0.6,0),(8,16,0.4,1),(11,20,0.65,1),(12,8,0.35,0),(16,6,0.8,1);
CREATE TABLE therapist (
  thrId INTEGER PRIMARY KEY,             --: seq 51
  thrFirst TEXT,                         --: first
  thrLast TEXT,                          --: last distinct
  thrGrade INTEGER, -- 1 master, 2 senior, 3 junior --: pick 1*2 | 2*5 | 3*5
  thrHired TEXT,                         --: date 2009-03-01..2024-09-15
  thrBorn TEXT,                          --: date 1962-01-01..2002-06-30
  thrCommission REAL, -- share of what the guest pays, 0..1 --: pick 0.15*4 | 0.2*5 | 0.25*3 | 0.3
  thrMentorId INTEGER -- therapist who trained this one --: self thrId
); --: rows 34
CREATE TABLE appointment (
  aptId INTEGER PRIMARY KEY,             --: seq 80001
  aptGstId INTEGER,                      --: ref guest.gstId cover 80% skew
  aptOffId INTEGER,                      --: pick 1*7 | 2*4 | 3*5 | 4*3 | 5*4 | 6*3 | 7*4 | 8*6 | 9*3 | 10*5 | 11*3 | 12*2 | 13*2 | 14*4 | 17*2
  aptThrId INTEGER,                      --: ref therapist.thrId cover 90% skew
  aptStart TEXT, -- when it begins --: date 2022-02-01..2024-12-30 %Y-%m-%d %H:%M
  aptBookedOn TEXT,                      --: date 2022-01-05..2024-12-20
  aptMinutes INTEGER, -- how long it really took, minutes --: int -6..14 normal
  aptPaidCents INTEGER,                  --: pick 0*12 | 10*4 | 20*3 | 50
  aptTipCents INTEGER,                   --: pick 0*9 | 500*3 | 1000*4 | 2000*2 | 5000
  aptNoShow INTEGER -- 1 = guest did not turn up --: pick 0*12 | 1
); --: rows 390
CREATE TABLE review (
  rvwGstId INTEGER,                      --: ref guest.gstId cover 70% skew
  rvwOffId INTEGER,                      --: ref offer.offId cover 88%
  rvwOn TEXT,                            --: date 2022-02-15..2024-12-28
  rvwStars INTEGER, -- 1 bad to 5 excellent --: pick 5*6 | 4*7 | 3*4 | 2*2 | 1
  rvwRelax INTEGER, -- how relaxed afterwards, 0 not at all to 100 fully --: int 20..100 normal
  rvwPain INTEGER, -- pain left, 0 none to 10 worst --: int 0..10 skew null 25%
  rvwAgain INTEGER, -- 1 = would take it again --: pick 1*5 | 0*2
  PRIMARY KEY (rvwGstId, rvwOffId)
); --: rows 230
UPDATE appointment SET aptOffId = 16 WHERE aptId % 37 = 3;
UPDATE stay SET styBillCents = CASE WHEN styCancelled = 1 THEN 0 ELSE CAST((SELECT rmRateCents FROM room WHERE rmNo = styRmNo) * (julianday(styDepart) - julianday(styArrive)) * (1 - styDiscount) AS INTEGER) END;
UPDATE appointment SET aptStart = strftime('%Y-%m-%d', aptStart) || ' ' || printf('%02d', 8 + aptId * 7 % 12) || CASE aptId % 3 WHEN 0 THEN ':00' WHEN 1 THEN ':30' ELSE ':15' END;
UPDATE appointment SET aptBookedOn = date(aptStart, '-' || (aptId * 13 % 41) || ' days');
UPDATE appointment SET aptPaidCents = CASE WHEN aptNoShow = 1 THEN 0 ELSE (SELECT offPriceCents FROM offer WHERE offId = aptOffId) * (100 - aptPaidCents) / 100 END, aptTipCents = CASE WHEN aptNoShow = 1 THEN 0 ELSE aptTipCents END, aptMinutes = CASE WHEN aptNoShow = 1 THEN NULL ELSE (SELECT offMinutes FROM offer WHERE offId = aptOffId) + aptMinutes END;
UPDATE appointment SET aptThrId = NULL WHERE aptId % 23 = 5;
UPDATE stay SET styArrive = date(styArrive), styDepart = date(styDepart), styBookedOn = date(styBookedOn);
UPDATE therapist SET thrHired = date(thrBorn, '+23 years') WHERE thrHired < date(thrBorn, '+18 years');
