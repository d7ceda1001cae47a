CREATE TABLE shops (
  shShopCd TEXT PRIMARY KEY,
  shName TEXT,
  shTown TEXT,
  shOpened TEXT,
  shPlant TEXT, -- Y if cleaning is done on the premises, N if it is only a counter
  shRentMonth REAL
);
INSERT INTO shops VALUES ('AB', 'Abbey Arcade', 'Corrow', '2004-05-17', 'Y', 2150.0), ('LK', 'Lock Street', 'Corrow', '2011-09-05', 'N', 980.0), ('MN', 'Minster Corner', 'Veldham', '1998-03-02', 'Y', 2640.0), ('ST', 'Station Kiosk', 'Veldham', '2019-11-11', 'N', 640.0), ('TW', 'Twine Row', 'Hexley', '2015-06-22', 'Y', 1475.0), ('QY', 'Quayside', 'Marsend', '2022-02-14', 'N', NULL), ('HB', 'Hay Barn Retail Park', 'Hexley', '2024-08-19', 'N', 1120.0);
CREATE TABLE customers (
  cuNo INTEGER PRIMARY KEY, --: seq 2001
  cuName TEXT, -- a person or a firm --: person
  cuKind TEXT, -- P private, B business --: pick P*7 | B*2
  cuTown TEXT, --: pick Corrow*6 | Veldham*6 | Hexley*4 | Marsend*3 | Oxlow*2
  cuSince TEXT, --: date 2009-02-01..2025-08-10
  cuHomeShop TEXT REFERENCES shops(shShopCd), -- shop where the card was opened --: pick AB*4 | LK*3 | MN*5 | ST*3 | TW*3 | QY*2 | HB
  cuCredit REAL, -- what is left on the prepaid card; empty if no card --: pick NULL*4 | 0*2 | 12.5*2 | 25*2 | 40 | 60
  cuMailOk INTEGER -- 1 yes, 0 no --: pick 1*3 | 0*2
); --: rows 85
UPDATE customers SET cuName = CASE cuNo % 9 WHEN 0 THEN 'Hotel ' WHEN 1 THEN 'Bistro ' WHEN 2 THEN 'Theatre ' WHEN 3 THEN 'Salon ' WHEN 4 THEN 'Cafe ' WHEN 5 THEN 'Gallery ' WHEN 6 THEN 'Clinic ' WHEN 7 THEN 'Inn ' ELSE 'Studio ' END || substr(cuName, instr(cuName, ' ') + 1) WHERE cuKind = 'B';
CREATE TABLE garmentTypes (
  gtCd TEXT PRIMARY KEY,
  gtName TEXT,
  gtGroup TEXT,
  gtListPrice REAL, -- per piece
  gtDaysNeeded INTEGER,
  gtDelicate INTEGER -- 1 or 0
);
INSERT INTO garmentTypes VALUES ('SHI', 'shirt', 'daywear', 3.2, 2, 0), ('BLO', 'blouse', 'daywear', 4.5, 2, 1), ('TRO', 'trousers', 'daywear', 6.8, 3, 0), ('JAC', 'jacket', 'suits', 9.5, 3, 0), ('SUI', 'two-piece suit', 'suits', 15.0, 4, 0), ('TUX', 'dinner suit', 'suits', 19.5, 5, 1), ('COA', 'coat', 'outerwear', 16.0, 5, 0), ('FUR', 'fur coat', 'outerwear', 58.0, 14, 1), ('DRE', 'dress', 'eveningwear', 13.5, 4, 1), ('WED', 'wedding gown', 'eveningwear', 145.0, 21, 1), ('CUR', 'curtain', 'household', 12.0, 7, 0), ('DUV', 'duvet', 'household', 21.0, 6, 0), ('TAB', 'tablecloth', 'household', 7.9, 3, 0), ('RUG', 'rug', 'household', 34.0, 10, 0);
CREATE TABLE staff (
  sfNo INTEGER PRIMARY KEY, --: seq 1
  sfFirst TEXT, --: first
  sfLast TEXT, --: last distinct
  sfBorn TEXT, --: date 1960-03-01..2005-12-20
  sfShop TEXT REFERENCES shops(shShopCd), --: pick AB*5 | LK*2 | MN*6 | ST*2 | TW*4 | QY | HB
  sfRole TEXT, -- CTR counter, PRS presser, SPT spotter, DRV driver, SEW seamstress --: pick CTR*5 | PRS*4 | SPT*3 | DRV*2 | SEW*2
  sfBoss INTEGER REFERENCES staff(sfNo), --: pick 1*4 | 2*3 | 3*4
  sfHired TEXT, --: date 2008-01-10..2025-07-01
  sfLeft TEXT, -- empty while employed --: after sfHired 200..3000 days until 2025-08-20 null 60%
  sfHourly REAL --: real 11.4..24 1
); --: rows 38
UPDATE staff SET sfBoss = NULL, sfLeft = NULL WHERE sfNo <= 3;
UPDATE staff SET sfHired = date(sfBorn, '+19 years') WHERE sfHired < date(sfBorn, '+18 years');
UPDATE staff SET sfLeft = NULL WHERE sfLeft < sfHired;
CREATE TABLE orders (
  orOrderNo TEXT PRIMARY KEY, --: code D##### distinct
  orCuNo INTEGER REFERENCES customers(cuNo), --: ref customers.cuNo cover 90% skew
  orShop TEXT REFERENCES shops(shShopCd), --: pick AB*5 | LK*3 | MN*6 | ST*4 | TW*3 | QY*2 | HB
  orTakenBy INTEGER REFERENCES staff(sfNo), --: pick NULL | 1*3 | 2*3 | 4*3 | 6*4 | 9*3 | 11*2 | 15*3 | 18*2 | 21*2 | 25*2 | 30
  orDropped TEXT, -- day the customer brought the things --: date 2024-01-08..2025-08-28
  orPromised TEXT, --: after orDropped 2..14 days
  orReady TEXT, --: after orDropped 1..19 days until 2025-08-31
  orCollected TEXT, -- empty while the things hang with us --: const x
  orDiscount REAL, -- money off the whole order --: pick 0*8 | 2*2 | 5*2 | 7.5 | 10
  orDeposit REAL, -- paid when dropped off --: pick 0*4 | 5*2 | 10*2 | 20
  orExpress INTEGER, -- 1 or 0 --: pick 0*5 | 1
  orState TEXT -- O open, C collected, X cancelled by the customer --: const O
); --: rows 260
UPDATE orders SET orReady = orPromised WHERE rowid % 4 = 1 AND orPromised <= '2025-08-31';
UPDATE orders SET orState = 'X', orReady = NULL WHERE rowid % 17 = 3;
UPDATE orders SET orCollected = date(orReady, '+' || (rowid * 7 % 23) || ' days') WHERE orState <> 'X' AND rowid % 13 <> 6;
UPDATE orders SET orCollected = NULL WHERE orCollected > '2025-08-31';
UPDATE orders SET orState = 'C' WHERE orCollected IS NOT NULL;
CREATE TABLE orderItems (
  oiOrderNo TEXT REFERENCES orders(orOrderNo), --: ref orders.orOrderNo
  oiLine INTEGER, --: int 1..3
  oiGarment TEXT REFERENCES garmentTypes(gtCd), --: pick SHI*9 | BLO*4 | TRO*7 | JAC*5 | SUI*5 | TUX*2 | COA*5 | FUR | DRE*4 | WED | CUR*3 | DUV*3 | TAB*3
  oiPieces INTEGER, --: pick 1*6 | 2*4 | 3*2 | 5 | 8
  oiPiecePrice REAL, -- price of one piece at the time --: const 0
  oiColour TEXT, --: pick white*6 | black*5 | navy*4 | grey*4 | red*2 | cream*2 | NULL*3
  oiStain TEXT, -- what the counter noted --: pick NULL*7 | wine*3 | grease*3 | ink | coffee*2 | grass | blood
  oiLost INTEGER, -- 1 if a piece went missing --: const 0
  oiDamaged INTEGER, -- 1 if it came out damaged --: const 0
  oiPaidBack REAL, -- compensation paid --: const 0
  PRIMARY KEY (oiOrderNo, oiLine)
); --: rows 520
UPDATE orderItems SET oiPiecePrice = (SELECT ROUND(gtListPrice + CASE WHEN orderItems.rowid % 6 = 2 THEN 0.7 WHEN orderItems.rowid % 10 = 3 THEN -0.5 ELSE 0 END, 2) FROM garmentTypes AS g WHERE g.gtCd = orderItems.oiGarment);
UPDATE orderItems SET oiPieces = 1 WHERE oiGarment IN ('FUR', 'WED');
UPDATE orderItems SET oiLost = 1 WHERE rowid % 31 = 7;
UPDATE orderItems SET oiDamaged = 1 WHERE rowid % 19 = 4;
UPDATE orderItems SET oiLost = 0, oiDamaged = 0 WHERE oiOrderNo IN (SELECT orOrderNo FROM orders WHERE orState = 'X' OR orReady IS NULL);
UPDATE orderItems SET oiPaidBack = NULL;
UPDATE orderItems SET oiPaidBack = ROUND(oiPiecePrice * (2 + rowid % 5), 2) WHERE (oiLost = 1 OR oiDamaged = 1) AND rowid % 4 <> 0;
CREATE TABLE repairs (
  rpNo INTEGER PRIMARY KEY, --: seq 601
  rpOrderNo TEXT, --: const x
  rpLine INTEGER, --: const 1
  rpSeamstress INTEGER REFERENCES staff(sfNo), --: const 1
  rpJob TEXT, --: pick hem*5 | zip*4 | button*4 | lining*2 | patch*2
  rpMinutes INTEGER, --: int 8..95 skew
  rpPrice REAL, --: real 4..38 1 skew
  rpDone TEXT -- empty while not done --: const x
); --: rows 95
UPDATE repairs SET rpOrderNo = (SELECT oiOrderNo FROM orderItems AS i WHERE i.rowid = repairs.rpNo * 41 % 380 + 1), rpLine = (SELECT oiLine FROM orderItems AS i WHERE i.rowid = repairs.rpNo * 41 % 380 + 1);
DELETE FROM repairs WHERE rpOrderNo IS NULL OR rpOrderNo IN (SELECT orOrderNo FROM orders WHERE orState = 'X');
UPDATE repairs SET rpSeamstress = COALESCE((SELECT MIN(sfNo) FROM staff WHERE sfRole = 'SEW' AND sfNo >= rpNo * 11 % 38), (SELECT MIN(sfNo) FROM staff WHERE sfRole = 'SEW'));
UPDATE repairs SET rpDone = (SELECT orReady FROM orders AS o WHERE o.orOrderNo = repairs.rpOrderNo);
UPDATE repairs SET rpDone = NULL WHERE rpNo % 23 = 6;
CREATE TABLE complaints (
  cpNo INTEGER PRIMARY KEY, --: seq 81
  cpOrderNo TEXT REFERENCES orders(orOrderNo), --: ref orders.orOrderNo
  cpRaised TEXT, --: const x
  cpSettled TEXT, -- empty while open --: const x
  cpReason TEXT, --: pick stain left*5 | late*4 | shrunk*3 | missing button*2 | wrong item*2 | smell
  cpChannel TEXT --: pick counter*5 | phone*3 | mail*2
); --: rows 55
UPDATE complaints SET cpRaised = (SELECT date(COALESCE(orCollected, orPromised), '+' || (complaints.cpNo * 3 % 9) || ' days') FROM orders AS o WHERE o.orOrderNo = complaints.cpOrderNo);
DELETE FROM complaints WHERE cpRaised > '2025-08-31' OR cpOrderNo IN (SELECT orOrderNo FROM orders WHERE orState = 'X');
UPDATE complaints SET cpSettled = CASE WHEN cpNo % 6 <> 2 THEN date(cpRaised, '+' || (cpNo * 5 % 31) || ' days') END;
UPDATE complaints SET cpSettled = NULL WHERE cpSettled > '2025-08-31';
UPDATE orders SET orShop = 'TW' WHERE orShop = 'HB' AND orDropped < '2024-08-19';
UPDATE orders SET orTakenBy = CASE rowid % 3 WHEN 0 THEN 7 WHEN 1 THEN 10 ELSE 9 END WHERE orTakenBy IN (SELECT sfNo FROM staff AS s WHERE s.sfHired > orders.orDropped OR s.sfLeft < orders.orDropped);
UPDATE customers SET cuSince = (SELECT MIN(orDropped) FROM orders AS o WHERE o.orCuNo = customers.cuNo) WHERE cuSince > (SELECT MIN(orDropped) FROM orders AS o WHERE o.orCuNo = customers.cuNo);
