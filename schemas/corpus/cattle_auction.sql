CREATE TABLE auctioneer (
  auctioneerId INTEGER PRIMARY KEY,
  firstName TEXT,
  lastName TEXT,
  licensedOn TEXT,
  mentorId INTEGER REFERENCES auctioneer(auctioneerId),
  leftOn TEXT
);
INSERT INTO auctioneer VALUES (1, 'Fergal', 'Mulcahy', '1994-02-11', NULL, NULL), (2, 'Bridget', 'Shanley', '2006-06-30', 1, NULL), (3, 'Tom', 'Devaney', '2011-09-05', 1, '2025-03-31'), (4, 'Aoife', 'Kinsella', '2019-05-20', 2, NULL), (5, 'Rory', 'Mulcahy', '2024-10-01', 2, NULL), (6, 'Pat', 'Gaffney', '2001-01-15', NULL, '2023-06-30');
CREATE TABLE breed (
  breedCode TEXT PRIMARY KEY,
  breedName TEXT,
  useType TEXT, -- B beef, D dairy, U dual purpose
  originCountry TEXT
);
INSERT INTO breed VALUES ('AA', 'Aberdeen Angus', 'B', 'Scotland'), ('CH', 'Charolais', 'B', 'France'), ('LM', 'Limousin', 'B', 'France'), ('HE', 'Hereford', 'B', 'England'), ('FR', 'Friesian', 'D', 'Netherlands'), ('JE', 'Jersey', 'D', 'Jersey'), ('SI', 'Simmental', 'U', 'Switzerland'), ('SH', 'Shorthorn', 'U', 'England'), ('BB', 'Belgian Blue', 'B', 'Belgium'), ('GA', 'Galloway', 'B', 'Scotland'), ('MR', 'Montbeliarde', 'D', 'France');
CREATE TABLE party (
  partyId INTEGER PRIMARY KEY, --: seq 11
  partyName TEXT, --: const x
  kind TEXT, -- farm, dealer, abattoir, feedlot --: pick farm*9 | dealer*3 | abattoir*2 | feedlot*2
  county TEXT, --: pick Leitrim*5 | Cavan*5 | Roscommon*6 | Sligo*4 | Longford*3 | Fermanagh*2
  registeredOn TEXT, --: date 2012-01-15..2025-08-01
  commissionPct REAL, -- what we keep of the hammer price when they sell --: pick 3*5 | 3.5*3 | 4*2
  creditLimitEur INTEGER, --: int 5..80
  blockedOn TEXT, -- since when they may not bid --: pick NULL*14 | 2024-05-17 | 2025-02-28 | 2025-07-04
  organic TEXT --: pick N*6 | Y*2
); --: rows 48
UPDATE party SET creditLimitEur = creditLimitEur * 1000;
UPDATE party SET creditLimitEur = NULL WHERE kind = 'farm' AND partyId % 3 = 0;
UPDATE party SET blockedOn = NULL WHERE blockedOn < registeredOn;
UPDATE party SET organic = NULL WHERE kind IN ('dealer', 'abattoir');
UPDATE party SET partyName = CASE partyId % 24 WHEN 0 THEN 'Drumkeel' WHEN 1 THEN 'Aughnasheelin' WHEN 2 THEN 'Carrowmore' WHEN 3 THEN 'Lisnagap' WHEN 4 THEN 'Rossbeg' WHEN 5 THEN 'Ballyfarn' WHEN 6 THEN 'Cloonfad' WHEN 7 THEN 'Tullyhaw' WHEN 8 THEN 'Glenade' WHEN 9 THEN 'Killaraght' WHEN 10 THEN 'Knockvicar' WHEN 11 THEN 'Mohercregg' WHEN 12 THEN 'Derrinacoo' WHEN 13 THEN 'Corraleehan' WHEN 14 THEN 'Finnalaghta' WHEN 15 THEN 'Greaghnafarna' WHEN 16 THEN 'Annaghmore' WHEN 17 THEN 'Esker' WHEN 18 THEN 'Ardcarne' WHEN 19 THEN 'Boheroe' WHEN 20 THEN 'Creeve' WHEN 21 THEN 'Lough Allen' WHEN 22 THEN 'Sheemore' ELSE 'Tawnymanus' END || CASE kind WHEN 'farm' THEN CASE WHEN partyId < 35 THEN ' Farm' ELSE ' House' END WHEN 'dealer' THEN CASE WHEN partyId < 35 THEN ' Livestock' ELSE ' Cattle Trading' END WHEN 'abattoir' THEN CASE WHEN partyId < 35 THEN ' Meats' ELSE ' Beef Plant' END ELSE CASE WHEN partyId < 35 THEN ' Feeders' ELSE ' Feedlot' END END;
CREATE TABLE saleDay (
  saleId INTEGER PRIMARY KEY, --: seq 301
  heldOn TEXT, --: date 2024-01-05..2025-09-05 distinct
  venue TEXT, --: pick Mohill*5 | Elphin*4 | Manorhamilton*2
  saleKind TEXT, -- store, weanling, dairy or clearance --: pick store*6 | weanling*4 | dairy*2 | clearance
  auctioneerId INTEGER REFERENCES auctioneer(auctioneerId), --: pick 1*5 | 2*6 | 4*4
  cancelled TEXT, --: pick N*11 | Y
  entryFeeEur REAL -- per head --: pick 6*3 | 7.5*3 | 9
); --: rows 36
UPDATE saleDay SET auctioneerId = 3 WHERE heldOn < '2025-03-31' AND saleId % 5 = 2;
UPDATE saleDay SET auctioneerId = 5 WHERE heldOn > '2025-01-01' AND saleId % 7 = 4;
CREATE TABLE lot (
  lotId INTEGER PRIMARY KEY, --: seq 9001
  saleId INTEGER REFERENCES saleDay(saleId), --: ref saleDay.saleId
  lotNo INTEGER, -- number called in the ring, begins anew each sale day --: int 1..140
  sellerId INTEGER REFERENCES party(partyId), --: ref party.partyId cover 70% skew
  buyerId INTEGER REFERENCES party(partyId), --: ref party.partyId cover 60% skew
  breedCode TEXT REFERENCES breed(breedCode), --: pick AA*6 | CH*6 | LM*7 | HE*4 | FR*4 | JE*1 | SI*3 | SH*2 | BB*2 | NULL
  sex TEXT, -- S steers, H heifers, C cows, B bulls --: pick S*6 | H*5 | C*3 | B*2
  headCount INTEGER, --: int 1..14 skew
  weightKg REAL, -- of the whole lot --: int 240..690 normal
  reservePerKg REAL, -- the seller's minimum --: real 1.7..3.6 2 normal
  pricePerKg REAL, -- hammer price --: const 1
  enteredOn TEXT, --: date 2024-01-01..2024-01-02
  soldAt TEXT, --: date 2024-01-01..2024-01-02 %Y-%m-%d %H:%M:%S
  collectedOn TEXT, --: date 2024-01-01..2024-01-02
  lotStatus TEXT -- SO sold, NS not sold, WD withdrawn before the ring --: pick SO*12 | NS*3 | WD
); --: rows 260
UPDATE lot SET lotStatus = 'WD' WHERE saleId IN (SELECT saleId FROM saleDay WHERE cancelled = 'Y');
UPDATE lot SET sellerId = (SELECT MIN(partyId) FROM party WHERE kind = 'farm' AND partyId >= lot.lotId * 11 % 41 + 11) WHERE sellerId IN (SELECT partyId FROM party WHERE kind = 'abattoir');
UPDATE lot SET buyerId = (SELECT MIN(partyId) FROM party WHERE kind <> 'farm' AND partyId >= lot.lotId * 7 % 44 + 11) WHERE lotId % 3 = 1;
UPDATE lot SET buyerId = 15 WHERE buyerId IS NULL OR buyerId = sellerId;
UPDATE lot SET weightKg = weightKg * headCount;
UPDATE lot SET reservePerKg = NULL WHERE lotId % 9 = 2;
UPDATE lot SET pricePerKg = ROUND(COALESCE(reservePerKg, 2.4) * (100 + lotId * 13 % 31) / 100.0, 2);
UPDATE lot SET pricePerKg = NULL, buyerId = NULL WHERE lotStatus <> 'SO';
UPDATE lot SET enteredOn = (SELECT date(heldOn, '-' || (lotId * 5 % 19 + 1) || ' days') FROM saleDay AS s WHERE s.saleId = lot.saleId);
UPDATE lot SET soldAt = (SELECT heldOn FROM saleDay AS s WHERE s.saleId = lot.saleId) || ' ' || printf('%02d:%02d:00', 10 + lotNo / 28, lotNo * 2 % 60);
UPDATE lot SET collectedOn = CASE WHEN lotStatus = 'SO' THEN date(soldAt, '+' || (lotId * 11 % 6) || ' days') END;
UPDATE lot SET soldAt = NULL WHERE lotStatus <> 'SO';
UPDATE lot SET collectedOn = NULL WHERE collectedOn > '2025-09-07' OR lotId % 41 = 7;
CREATE TABLE animal (
  tagNo TEXT PRIMARY KEY, --: code IE######
  lotId INTEGER REFERENCES lot(lotId), --: ref lot.lotId
  bornOn TEXT, --: date 2019-02-01..2024-11-20
  liveKg INTEGER, --: int 190..780 normal
  horned TEXT, --: pick N*5 | Y*2
  exportOk TEXT -- may be sold abroad --: pick Y*6 | N*2
); --: rows 320
UPDATE animal SET bornOn = date(bornOn, '-2 years') WHERE bornOn > (SELECT date(enteredOn, '-150 days') FROM lot AS l WHERE l.lotId = animal.lotId);
UPDATE animal SET liveKg = NULL WHERE lotId % 11 = 5;
CREATE TABLE vetCheck (
  checkId INTEGER PRIMARY KEY, --: seq 1
  lotId INTEGER REFERENCES lot(lotId), --: ref lot.lotId cover 60%
  checkedAt TEXT, --: date 2024-01-01..2024-01-02 %Y-%m-%d %H:%M:%S
  vetName TEXT, --: pick Dr Hanly*4 | Dr Rourke*3 | Dr Okafor*2
  minutesTaken INTEGER, --: int 3..55 skew
  finding TEXT, -- OK, or what was seen --: pick OK*9 | lame*2 | ringworm | cough*2 | eye
  feeEur REAL --: pick 18*4 | 32*3 | 45
); --: rows 170
UPDATE vetCheck SET checkedAt = (SELECT heldOn FROM lot AS l JOIN saleDay AS s ON l.saleId = s.saleId WHERE l.lotId = vetCheck.lotId) || ' ' || printf('%02d:%02d:00', 6 + checkId % 4, checkId * 7 % 60);
DELETE FROM vetCheck WHERE lotId IN (SELECT lotId FROM lot WHERE lotStatus = 'WD');
CREATE TABLE settlement (
  settlementNo TEXT PRIMARY KEY, --: code ST-#####
  lotId INTEGER REFERENCES lot(lotId), --: seq 9001
  amountEur REAL, -- what the buyer paid --: const 1
  dueOn TEXT, --: date 2024-01-01..2024-01-02
  paidOn TEXT, --: date 2024-01-01..2024-01-02
  method TEXT --: pick bank*7 | cheque*3 | card
); --: rows 260
DELETE FROM settlement WHERE lotId NOT IN (SELECT lotId FROM lot WHERE lotStatus = 'SO');
UPDATE settlement SET amountEur = (SELECT ROUND(weightKg * pricePerKg, 2) FROM lot AS l WHERE l.lotId = settlement.lotId), dueOn = (SELECT date(soldAt, '+14 days') FROM lot AS l WHERE l.lotId = settlement.lotId);
UPDATE settlement SET paidOn = date(dueOn, printf('%+d days', lotId * 7 % 38 - 14));
UPDATE settlement SET paidOn = NULL, method = NULL WHERE paidOn > '2025-09-11' OR lotId % 29 = 3;
