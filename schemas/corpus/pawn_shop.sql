CREATE TABLE tblShop (
  ShopID INTEGER PRIMARY KEY,
  "Name" TEXT,
  Town TEXT,
  "Opened" TEXT,
  "Safe Limit" INTEGER -- most that may lie in the safe, pounds
);
INSERT INTO tblShop VALUES
(1, 'Three Balls', 'Leith', '1987-05-02', 250000),
(2, 'Brass Bell', 'Dalkeith', '2004-09-13', 120000),
(3, 'Harbour Loans', 'Musselburgh', '2011-03-28', 150000),
(4, 'Seafield Pledge', 'Portobello', '2019-08-19', 90000),
(5, 'Kirkgate Kiosk', 'Leith', '2023-02-06', NULL);
CREATE TABLE tblClerk (
  ClerkID INTEGER PRIMARY KEY,
  "First Name" TEXT,
  "Last Name" TEXT,
  ShopID INTEGER REFERENCES tblShop(ShopID),
  "Supervisor" INTEGER REFERENCES tblClerk(ClerkID),
  "Born" TEXT,
  "Start" TEXT,
  "End" TEXT, -- empty while employed
  "Hourly Wage" REAL
);
INSERT INTO tblClerk VALUES
(1, 'Morag', 'Lindsay', 1, NULL, '1964-02-11', '1987-05-02', NULL, 24.5),
(2, 'Ewan', 'Tait', 1, 1, '1979-10-30', '2003-01-20', NULL, 18.2),
(3, 'Priya', 'Nair', 1, 1, '1994-06-05', '2018-04-09', NULL, 15.6),
(4, 'Callum', 'Baird', 2, 1, '1971-12-17', '2004-09-13', NULL, 19.8),
(5, 'Isla', 'Renwick', 2, 4, '1998-08-22', '2020-11-02', '2023-12-31', 13.9),
(6, 'Stuart', 'Tait', 2, 4, '1988-03-14', '2016-06-27', NULL, 15.1),
(7, 'Agnes', 'Cormack', 3, 1, '1976-07-08', '2011-03-28', NULL, 20.4),
(8, 'Dean', 'Purves', 3, 7, '2000-01-19', '2021-07-05', NULL, 13.4),
(9, 'Zofia', 'Wilk', 3, 7, '1992-11-26', '2019-02-18', '2024-05-31', 14.7),
(10, 'Hamish', 'Gow', 4, 7, '1983-04-03', '2019-08-19', NULL, 17.3),
(11, 'Lorna', 'Syme', 4, 10, '2002-09-09', '2022-10-10', NULL, 12.6),
(12, 'Neil', 'Orrock', 5, 2, '1996-05-15', '2023-02-06', NULL, 15.6);
CREATE TABLE tblPawner (
  "Pawner ID" INTEGER PRIMARY KEY, --: seq 301
  Forename TEXT, --: first
  Surname TEXT, --: last distinct
  Town TEXT, --: pick Leith*6 | Dalkeith*4 | Musselburgh*4 | Portobello*3 | Tranent*2 | NULL
  "Date of Birth" TEXT, --: date 1944-03-01..2001-06-30
  "Known Since" TEXT, --: date 1999-01-05..2021-12-20
  "ID Type" TEXT, --: pick passport*5 | driving licence*6 | bus pass*2 | army card
  Banned INTEGER -- 1 after a stolen item --: pick 0*14 | 1
); --: rows 95
CREATE TABLE tblCategory (
  Code TEXT PRIMARY KEY,
  "Group" TEXT, -- metal, time, play, home
  "Description" TEXT,
  "Top Rate" REAL -- most per month that may be asked, percent
);
INSERT INTO tblCategory VALUES
('GLD', 'metal', 'gold jewellery', 7), ('SLV', 'metal', 'silverware', 8), ('WTC', 'time', 'watch', 7.5), ('CLK', 'time', 'clock', 8.5), ('GTR', 'play', 'guitar', 9), ('ACC', 'play', 'accordion', 9), ('CAM', 'home', 'camera', 9.5), ('TOL', 'home', 'power tool', 10), ('FUR', 'home', 'fur coat', 10);
CREATE TABLE tblPawn (
  Ticket INTEGER PRIMARY KEY, --: seq 20001
  "Pawner ID" INTEGER REFERENCES tblPawner("Pawner ID"), --: ref tblPawner."Pawner ID" cover 90%
  ShopID INTEGER REFERENCES tblShop(ShopID), --: pick 1*7 | 2*4 | 3*5 | 4*3 | 5
  ClerkID INTEGER REFERENCES tblClerk(ClerkID), --: const 1
  "From" TEXT, -- day the loan was paid out --: date 2022-01-04..2024-11-28
  Months INTEGER, -- agreed term --: pick 3*4 | 6*5 | 1*2
  "Due" TEXT, -- as printed on the ticket; extensions leave it as it is --: const x
  "Redeemed" TEXT, -- day the pawner paid back --: int 0..99
  Loan REAL, --: price 35..2600
  "Interest Rate" REAL, -- percent per month --: pick 5*2 | 6.5*4 | 7*5 | 8*3 | 9.5
  Fee REAL, -- ticket fee, once --: pick 0*3 | 3.5*5 | 6*2
  Repaid REAL, -- all that was paid back, interest and fee included --: const 0
  "Status" TEXT -- O open, R redeemed, F forfeited, V void --: const O
); --: rows 260
UPDATE tblPawn SET "From" = date("From", '+400 days') WHERE ShopID = 5 AND "From" < '2023-02-10';
UPDATE tblPawn SET ClerkID = CASE ShopID WHEN 1 THEN CASE Ticket % 5 WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 3 THEN 2 ELSE 3 END WHEN 2 THEN CASE WHEN Ticket % 3 = 0 THEN 4 WHEN "From" < '2023-12-30' THEN 5 ELSE 6 END WHEN 3 THEN CASE WHEN Ticket % 4 = 0 THEN 7 WHEN Ticket % 4 < 3 AND "From" < '2024-05-30' THEN 9 ELSE 8 END WHEN 4 THEN CASE WHEN Ticket % 2 = 0 AND "From" > '2022-10-12' THEN 11 ELSE 10 END ELSE 12 END;
UPDATE tblPawn SET "Due" = date("From", '+' || Months || ' months');
UPDATE tblPawn SET "Redeemed" = CASE WHEN "Redeemed" < 62 THEN date("From", '+' || CAST(Months * 30 * (20 + Ticket * 37 % 105) / 100 AS INTEGER) || ' days') END;
UPDATE tblPawn SET "Redeemed" = NULL WHERE "Redeemed" > '2024-11-30';
UPDATE tblPawn SET "Status" = CASE WHEN "Redeemed" IS NOT NULL THEN 'R' WHEN "Due" < '2024-09-15' THEN 'F' ELSE 'O' END;
UPDATE tblPawn SET "Status" = 'V', "Redeemed" = NULL WHERE Ticket % 23 = 7;
UPDATE tblPawn SET Repaid = CASE WHEN "Status" = 'R' THEN ROUND(Loan * (1 + "Interest Rate" / 100.0 * (1 + CAST((julianday("Redeemed") - julianday("From")) / 30 AS INTEGER))) + Fee, 2) END;
CREATE TABLE tblItem (
  "Item No" INTEGER PRIMARY KEY, --: seq 1
  Ticket INTEGER REFERENCES tblPawn(Ticket), --: ref tblPawn.Ticket
  "Order" INTEGER, -- place on the ticket, 1 first --: const 1
  Category TEXT REFERENCES tblCategory(Code), --: pick GLD*9 | SLV*4 | WTC*6 | CLK*2 | GTR*4 | ACC | CAM*3 | TOL*4
  Label TEXT, --: by Category: GLD => gold ring*3 | gold chain*2 | gold bracelet | gold brooch; SLV => silver teapot | silver spoons*2 | silver candlestick; WTC => Omega watch | Seiko watch*2 | Tissot watch; CLK => carriage clock | mantel clock; GTR => Fender guitar | Gibson guitar | Yamaha guitar; ACC => Hohner accordion; CAM => Canon camera | Leica camera; else => Makita drill | Hilti saw
  "Weight g" REAL, -- metal only --: by Category: GLD => 3.4 | 5.2 | 7.75 | 12.1 | 18.9 | 31.5 | 2.6; SLV => 88 | 140.5 | 262 | 415 | 61.25; else => NULL
  Appraised REAL, -- what it would fetch --: price 60..4200
  "Insured For" REAL, --: const 0
  "Condition" TEXT, --: pick good*6 | worn*5 | mint*2 | broken | NULL
  Shelf TEXT --: code @-##
); --: rows 360
UPDATE tblItem SET "Order" = (SELECT COUNT(*) FROM tblItem AS o WHERE o.Ticket = tblItem.Ticket AND o."Item No" <= tblItem."Item No");
UPDATE tblItem SET "Insured For" = CASE WHEN "Item No" % 9 = 0 THEN NULL ELSE ROUND(Appraised * (90 + "Item No" * 7 % 40) / 100.0, 0) END;
DELETE FROM tblPawn WHERE Ticket NOT IN (SELECT Ticket FROM tblItem);
UPDATE tblPawn SET Loan = (SELECT ROUND(SUM(Appraised) * (35 + tblPawn.Ticket * 11 % 30) / 100.0, -1) FROM tblItem WHERE tblItem.Ticket = tblPawn.Ticket);
UPDATE tblPawn SET Loan = CAST(Loan / 5 AS INTEGER) * 5 + 10;
UPDATE tblPawn SET Repaid = CASE WHEN "Status" = 'R' THEN ROUND(Loan * (1 + "Interest Rate" / 100.0 * (1 + CAST((julianday("Redeemed") - julianday("From")) / 30 AS INTEGER))) + Fee, 2) END;
CREATE TABLE tblExtension (
  ExtID INTEGER PRIMARY KEY, --: seq 1
  Ticket INTEGER REFERENCES tblPawn(Ticket), --: ref tblPawn.Ticket cover 50%
  "Date" TEXT, --: const x
  "Days" INTEGER, -- longer by --: pick 14*3 | 30*5 | 60*2
  "Interest Paid" REAL --: const 0
); --: rows 160
DELETE FROM tblExtension WHERE Ticket NOT IN (SELECT Ticket FROM tblPawn WHERE "Status" <> 'V');
UPDATE tblExtension SET "Date" = (SELECT date("From", '+' || (Months * 30 - 3 - tblExtension.ExtID % 9) || ' days') FROM tblPawn WHERE tblPawn.Ticket = tblExtension.Ticket);
DELETE FROM tblExtension WHERE "Date" > '2024-11-30' OR "Date" > (SELECT COALESCE("Redeemed", '2024-11-30') FROM tblPawn WHERE tblPawn.Ticket = tblExtension.Ticket);
UPDATE tblExtension SET "Interest Paid" = (SELECT ROUND(Loan * "Interest Rate" / 100.0 * tblExtension."Days" / 30.0, 2) FROM tblPawn WHERE tblPawn.Ticket = tblExtension.Ticket);
CREATE TABLE tblValuer (
  "Valuer ID" INTEGER PRIMARY KEY,
  "First Name" TEXT,
  "Last Name" TEXT,
  "Speciality" TEXT, -- a group of tblCategory
  "Day Fee" REAL,
  Town TEXT
);
INSERT INTO tblValuer VALUES (1, 'Gideon', 'Marsh', 'metal', 310, 'Leith'), (2, 'Ottilie', 'Fraser', 'metal', 280, 'Tranent'), (3, 'Rory', 'Laing', 'time', 340, 'Dalkeith'), (4, 'Sunita', 'Pillai', 'play', 220, 'Portobello'), (5, 'Alec', 'Dunbar', 'home', 190, 'Musselburgh'), (6, 'Bettina', 'Krol', 'time', NULL, 'Leith');
CREATE TABLE tblAppraisal (
  "Item No" INTEGER REFERENCES tblItem("Item No"), --: ref tblItem."Item No" cover 50%
  "Valuer ID" INTEGER REFERENCES tblValuer("Valuer ID"), --: pick 1*6 | 2*5 | 3*4 | 4*4 | 5*2
  "When" TEXT, --: const x
  "Value" REAL, --: const 0
  Minutes INTEGER, --: int 5..95 skew
  PRIMARY KEY ("Item No", "Valuer ID")
); --: rows 210
DELETE FROM tblAppraisal WHERE "Item No" NOT IN (SELECT "Item No" FROM tblItem);
UPDATE tblAppraisal SET "When" = (SELECT date(p."From", '+' || (tblAppraisal."Item No" % 12) || ' days') FROM tblItem AS i JOIN tblPawn AS p ON p.Ticket = i.Ticket WHERE i."Item No" = tblAppraisal."Item No"), "Value" = (SELECT ROUND(i.Appraised * (85 + (i."Item No" * 13 + tblAppraisal."Valuer ID" * 17) % 35) / 100.0, 2) FROM tblItem AS i WHERE i."Item No" = tblAppraisal."Item No");
DELETE FROM tblAppraisal WHERE "When" > '2024-11-30';
CREATE TABLE tblBuyer (
  "Buyer ID" INTEGER PRIMARY KEY, --: seq 1
  "Buyer Name" TEXT, --: person distinct
  Town TEXT, --: pick Leith*4 | Dalkeith*2 | Musselburgh*3 | Edinburgh*6 | Portobello*2
  Trade INTEGER -- 1 for dealers --: pick 0*3 | 1
); --: rows 48
CREATE TABLE tblSale (
  "Sale No" INTEGER PRIMARY KEY,
  "Item No" INTEGER REFERENCES tblItem("Item No"),
  "Buyer ID" INTEGER REFERENCES tblBuyer("Buyer ID"), -- empty for walk-ins
  ClerkID INTEGER REFERENCES tblClerk(ClerkID),
  "Date" TEXT,
  Asking REAL,
  Discount REAL, -- pounds off the asking price
  "Returned" TEXT -- day it came back, empty if it stayed sold
);
INSERT INTO tblSale SELECT 5000 + ROW_NUMBER() OVER (ORDER BY i."Item No"), i."Item No", CASE WHEN i."Item No" % 7 = 0 THEN NULL ELSE i."Item No" * 29 % 41 + 1 END, p.ClerkID, date(p."Due", '+' || (20 + i."Item No" * 31 % 140) || ' days'), ROUND(i.Appraised * (95 + i."Item No" * 19 % 30) / 100.0, 0), CASE WHEN i."Item No" % 3 = 0 THEN 0 ELSE (i."Item No" * 11 % 9) * 5 END, NULL FROM tblItem AS i JOIN tblPawn AS p ON p.Ticket = i.Ticket WHERE p."Status" = 'F' AND i."Item No" % 6 <> 4 AND date(p."Due", '+' || (20 + i."Item No" * 31 % 140) || ' days') <= '2024-11-30';
UPDATE tblSale SET ClerkID = 6 WHERE ClerkID = 5 AND "Date" > '2023-12-31';
UPDATE tblSale SET ClerkID = 8 WHERE ClerkID = 9 AND "Date" > '2024-05-31';
UPDATE tblSale SET "Returned" = date("Date", '+' || ("Sale No" % 11 + 2) || ' days') WHERE "Sale No" % 12 = 5 AND "Date" < '2024-11-10';
UPDATE tblPawner SET "Known Since" = MAX("Known Since", date("Date of Birth", '+19 years'));
