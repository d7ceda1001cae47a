CREATE TABLE Region (
  RegionId INTEGER PRIMARY KEY,
  RegionName TEXT,
  Inhabitants INTEGER
);
INSERT INTO Region VALUES (1, 'North Coast', 412000), (2, 'Lake District', 286500), (3, 'Capital', 1190000), (4, 'Southern Hills', 351200), (5, 'Borderland', 98400);
CREATE TABLE FieldRep (
  FieldRepId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  RegionId INTEGER REFERENCES Region(RegionId), --: pick 1*3 | 2*2 | 3*4 | 4*2
  LeadId INTEGER REFERENCES FieldRep(FieldRepId), -- team lead --: self FieldRepId
  BirthDate TEXT, --: date 1961-02-01..1999-08-30
  HiredOn TEXT, --: date 2016-01-04..2023-12-01
  LeftOn TEXT, --: pick NULL*8 | 2024-06-30 | 2025-03-31
  BonusPercent REAL --: real 0.5..6 1
); --: rows 30
CREATE TABLE Shop (
  ShopId INTEGER PRIMARY KEY, --: seq 100
  ShopName TEXT, --: mix {Corner|Station|Old Town|Harbour|Lucky|Sunny|Mill|Royal|Parkside|Golden} {Kiosk|News|Tobacco|Market|Stop|Corner|Express} {East|West|North|South|One|Two|Plaza|Bridge|Gate} distinct
  ShopKind TEXT, --: pick kiosk*6 | petrol station*4 | supermarket*3 | newsagent*5
  Town TEXT, --: pick Merrow*4 | Ashby*3 | Tarn*3 | Calder*5 | Holme*2 | Selwick*2
  RegionId INTEGER REFERENCES Region(RegionId), --: by Town: Merrow => 1; Ashby => 1*2 | 4; Tarn => 2; Calder => 3; Holme => 4; else => 5
  OwnerName TEXT, --: person
  ContractOn TEXT, -- start of the contract --: date 2009-03-01..2025-02-10
  ClosedOn TEXT, -- empty while the shop sells --: pick NULL*9 | 2024-11-30 | 2025-05-31
  CommissionPercent REAL, -- of the stake --: pick 5*4 | 5.5*3 | 6*5 | 7*2
  FloorM2 INTEGER, --: int 9..240 skew null 10%
  DepositCents INTEGER --: price 500..5000
); --: rows 84
UPDATE Shop SET ClosedOn = NULL WHERE ContractOn > '2024-01-01';
CREATE TABLE Terminal (
  TerminalId INTEGER PRIMARY KEY, --: seq 4001
  ShopId INTEGER REFERENCES Shop(ShopId), --: ref Shop.ShopId cover 93%
  ModelCode TEXT, --: pick T10*4 | T20*6 | T30X*3 | KIO*2
  InstalledOn TEXT, --: date 2016-02-01..2024-06-20
  LastServiceOn TEXT, --: after InstalledOn 60..900 days until 2025-08-30 null 8%
  StatusCode TEXT, -- A active, D defective, S in store, R retired --: pick A*12 | D*2 | S | R*2
  PurchaseCents INTEGER --: price 400..3900
); --: rows 120
CREATE TABLE Game (
  GameCode TEXT PRIMARY KEY,
  GameName TEXT,
  StakeCents INTEGER, -- of one line
  FirstDrawOn TEXT,
  IsScratch TEXT -- Y for scratch cards, without draws
);
INSERT INTO Game VALUES ('L6', 'Lotto Six', 150, '1987-04-04', 'N'), ('EX', 'Extra Seven', 100, '1998-10-02', 'N'), ('KN', 'Keno Daily', 200, '2006-01-15', 'N'), ('WK', 'Weekend Million', 300, '2014-09-06', 'N'), ('S1', 'Lucky Clover', 200, NULL, 'Y'), ('S5', 'Gold Rush', 500, NULL, 'Y'), ('XM', 'Christmas Star', 1000, '2020-12-24', 'N');
CREATE TABLE Draw (
  DrawId INTEGER PRIMARY KEY, --: seq 7001
  GameCode TEXT REFERENCES Game(GameCode), --: pick L6*4 | EX*3 | KN*4 | WK*3
  DrawnOn TEXT, --: date 2024-07-01..2025-08-30
  SalesCloseOn TEXT, -- last day tickets could be bought --: after DrawnOn -2..0 days
  JackpotCents INTEGER, --: int 20000000..900000000 skew
  WinningLines INTEGER, --: int 0..1900 skew
  StatusCode TEXT -- P paid out, V void, O open --: const P
); --: rows 90
UPDATE Draw SET StatusCode = CASE WHEN DrawId % 23 = 4 THEN 'V' WHEN DrawnOn > '2025-07-25' THEN 'O' ELSE 'P' END;
CREATE TABLE Ticket (
  TicketId INTEGER PRIMARY KEY, --: seq 300001
  TerminalId INTEGER REFERENCES Terminal(TerminalId), --: ref Terminal.TerminalId cover 82% skew
  DrawId INTEGER REFERENCES Draw(DrawId), -- empty for scratch cards --: ref Draw.DrawId null 20%
  GameCode TEXT REFERENCES Game(GameCode), --: pick S1*3 | S5*2
  SoldAt TEXT, --: date 2024-07-01..2025-08-30 %Y-%m-%d %H:%M:%S
  LineCount INTEGER, --: int 1..12 skew
  StakeCents INTEGER, -- of the whole ticket --: const 0
  FeeCents INTEGER, -- handling fee on top --: pick 0*2 | 35*3 | 60*4
  CancelledAt TEXT, --: const x
  Channel TEXT --: pick counter*8 | self service*3
); --: rows 400
UPDATE Ticket SET GameCode = (SELECT d.GameCode FROM Draw AS d WHERE d.DrawId = Ticket.DrawId), SoldAt = (SELECT date(d.SalesCloseOn, '-' || (Ticket.TicketId % 6) || ' days') FROM Draw AS d WHERE d.DrawId = Ticket.DrawId) || substr(SoldAt, 11) WHERE DrawId IS NOT NULL;
UPDATE Ticket SET StakeCents = LineCount * (SELECT g.StakeCents FROM Game AS g WHERE g.GameCode = Ticket.GameCode);
UPDATE Ticket SET CancelledAt = CASE WHEN TicketId % 26 = 9 THEN strftime('%Y-%m-%d %H:%M:%S', SoldAt, '+' || (3 + TicketId % 20) || ' minutes') END;
CREATE TABLE Prize (
  PrizeId INTEGER PRIMARY KEY, --: seq 1
  TicketId INTEGER UNIQUE REFERENCES Ticket(TicketId), --: ref Ticket.TicketId cover 45%
  PrizeClass INTEGER, -- 1 is the highest --: int 1..8
  PrizeCents INTEGER, --: price 5..900
  WonOn TEXT, --: const x
  PaidOn TEXT, -- empty if not yet collected --: const x
  PaidShopId INTEGER REFERENCES Shop(ShopId), -- shop that paid it out --: ref Shop.ShopId skew
  Taxed TEXT -- Y or N --: const N
); --: rows 200
DELETE FROM Prize WHERE TicketId IN (SELECT TicketId FROM Ticket WHERE CancelledAt IS NOT NULL);
UPDATE Prize SET PrizeCents = PrizeCents * (9 - PrizeClass) * (9 - PrizeClass);
UPDATE Prize SET Taxed = 'Y' WHERE PrizeCents > 100000 AND PrizeId % 4 > 0;
UPDATE Prize SET WonOn = (SELECT COALESCE((SELECT d.DrawnOn FROM Draw AS d WHERE d.DrawId = t.DrawId), date(t.SoldAt)) FROM Ticket AS t WHERE t.TicketId = Prize.TicketId);
UPDATE Prize SET PaidOn = CASE WHEN PrizeId % 7 = 2 THEN NULL ELSE date(WonOn, '+' || (PrizeId * 11 % 47) || ' days') END;
UPDATE Prize SET PaidOn = NULL WHERE PaidOn > '2025-08-31';
UPDATE Prize SET PaidShopId = NULL WHERE PaidOn IS NULL;
CREATE TABLE ShopVisit (
  VisitId INTEGER PRIMARY KEY, --: seq 1
  ShopId INTEGER REFERENCES Shop(ShopId), --: ref Shop.ShopId cover 85%
  FieldRepId INTEGER REFERENCES FieldRep(FieldRepId), --: ref FieldRep.FieldRepId cover 80% skew
  PlannedOn TEXT, --: date 2024-07-01..2025-09-20
  VisitedOn TEXT, -- empty if it did not take place --: after PlannedOn 0..15 days until 2025-08-31 null 12%
  Minutes INTEGER, --: int 10..150 normal
  Score INTEGER, -- 1 to 10 for how the shop presents itself --: int 1..10 normal
  Purpose TEXT --: pick routine*6 | training*2 | complaint*2 | audit
); --: rows 190
UPDATE ShopVisit SET Minutes = NULL, Score = NULL WHERE VisitedOn IS NULL;
CREATE TABLE Poster (
  PosterId INTEGER PRIMARY KEY,
  PosterTitle TEXT,
  GameCode TEXT REFERENCES Game(GameCode)
);
INSERT INTO Poster VALUES (1, 'Six is enough', 'L6'), (2, 'Jackpot clock', 'L6'), (3, 'Daily luck', 'KN'), (4, 'Scratch and smile', 'S1'), (5, 'Weekend dreams', 'WK'), (6, 'Play responsibly', NULL), (7, 'Golden summer', 'S5'), (8, 'Star of stars', 'XM');
CREATE TABLE ShopPoster (
  ShopId INTEGER REFERENCES Shop(ShopId), --: ref Shop.ShopId cover 80%
  PosterId INTEGER REFERENCES Poster(PosterId), --: pick 1*4 | 2*3 | 3*2 | 4*3 | 5*2 | 6*5 | 7*2
  HungOn TEXT, --: date 2024-08-01..2025-08-20
  PRIMARY KEY (ShopId, PosterId)
); --: rows 180
DELETE FROM Ticket WHERE EXISTS (SELECT 1 FROM Terminal AS t JOIN Shop AS s ON t.ShopId = s.ShopId WHERE t.TerminalId = Ticket.TerminalId AND s.ClosedOn < Ticket.SoldAt);
DELETE FROM Prize WHERE TicketId NOT IN (SELECT TicketId FROM Ticket);
UPDATE ShopVisit SET VisitedOn = NULL, Minutes = NULL, Score = NULL WHERE EXISTS (SELECT 1 FROM Shop AS s WHERE s.ShopId = ShopVisit.ShopId AND s.ClosedOn < ShopVisit.VisitedOn);
UPDATE ShopVisit SET FieldRepId = 26 WHERE EXISTS (SELECT 1 FROM FieldRep AS f WHERE f.FieldRepId = ShopVisit.FieldRepId AND f.LeftOn < ShopVisit.PlannedOn);
UPDATE ShopVisit SET VisitedOn = '2025-08-31' WHERE VisitedOn > '2025-08-31';
