CREATE TABLE room (
  roomId INTEGER PRIMARY KEY,
  roomCode TEXT NOT NULL,
  building TEXT,
  floorNumber INTEGER,
  temperatureC REAL,
  hasFumeHood INTEGER
);
INSERT INTO room VALUES (1, 'B1-012', 'Basalt', -1, 8.5, 0), (2, 'B1-104', 'Basalt', 1, 21, 1), (3, 'B1-110', 'Basalt', 1, 21.5, 1), (4, 'B1-207', 'Basalt', 2, 20.5, 0), (5, 'G2-003', 'Granite', 0, 18, 0), (6, 'G2-115', 'Granite', 1, 22, 1), (7, 'G2-116', 'Granite', 1, 22.5, 1), (8, 'G2-301', 'Granite', 3, 24, 0), (9, 'S3-009', 'Slate', 0, 5, 0), (10, 'S3-120', 'Slate', 1, 20, 1);
CREATE TABLE cabinet (
  cabinetId INTEGER PRIMARY KEY,
  cabinetCode TEXT,
  roomId INTEGER REFERENCES room(roomId),
  kind TEXT,
  maxLoadKg REAL,
  isLocked INTEGER
);
INSERT INTO cabinet VALUES (1, 'FL-01', 2, 'flammables', 120, 1), (2, 'FL-02', 6, 'flammables', 150, 1), (3, 'AC-01', 3, 'acids', 90, 0), (4, 'AC-02', 7, 'acids', 90, 1), (5, 'BS-01', 3, 'bases', 80, 0), (6, 'FR-01', 1, 'fridge', 60, 0), (7, 'FR-02', 9, 'fridge', 75, 1), (8, 'GN-01', 4, 'general', 200, 0), (9, 'GN-02', 5, 'general', 250, 0), (10, 'GN-03', 10, 'general', 180, 0), (11, 'PX-01', 2, 'poisons', 40, 1), (12, 'PX-02', 10, 'poisons', 40, 1), (13, 'GN-04', 4, 'general', 160, 0);
CREATE TABLE vendor (
  vendorId INTEGER PRIMARY KEY,
  vendorName TEXT,
  city TEXT,
  leadTimeDays INTEGER,
  discountShare REAL
);
INSERT INTO vendor VALUES (1, 'Reagenta', 'Basel', 4, 0.05), (2, 'Puralux', 'Lyon', 9, 0.12), (3, 'Kembro Chemicals', 'Leeds', 6, 0), (4, 'Solvento', 'Milan', 7, 0.08), (5, 'Norlab Supply', 'Umea', 12, 0.15), (6, 'Ionwerk', 'Jena', 5, 0.05), (7, 'Quartz and Daughters', 'Leeds', 3, 0), (8, 'Vialto', 'Porto', 10, 0.1);
CREATE TABLE chemical (
  chemicalId INTEGER PRIMARY KEY,
  chemicalName TEXT,
  stockCode TEXT,
  hazardClass TEXT,
  densityGPerMl REAL,
  boilingPointC REAL,
  isControlled INTEGER,
  minStockMl INTEGER
);
INSERT INTO chemical VALUES (1, 'Acetone', 'CH-0101', 'flammable', 0.784, 56.1, 0, 5000), (2, 'Ethanol 96', 'CH-0102', 'flammable', 0.805, 78.2, 1, 6000), (3, 'Methanol', 'CH-0103', 'flammable', 0.792, 64.7, 0, 4000), (4, 'Isopropanol', 'CH-0104', 'flammable', 0.786, 82.6, 0, 4000), (5, 'Toluene', 'CH-0105', 'flammable', 0.867, 110.6, 1, 2000), (6, 'n-Hexane', 'CH-0106', 'flammable', 0.655, 68.7, 0, 2500), (7, 'Ethyl acetate', 'CH-0107', 'flammable', 0.902, 77.1, 0, 3000), (8, 'Hydrochloric acid 37', 'CH-0201', 'corrosive', 1.18, 48, 0, 2000), (9, 'Sulfuric acid 96', 'CH-0202', 'corrosive', 1.84, 310, 1, 1500), (10, 'Nitric acid 65', 'CH-0203', 'oxidising', 1.39, 121, 1, 1000), (11, 'Acetic acid', 'CH-0204', 'corrosive', 1.05, 117.9, 0, 1500), (12, 'Ammonia solution 25', 'CH-0301', 'corrosive', 0.91, 37.7, 0, 1000), (13, 'Sodium hydroxide 1 M', 'CH-0302', 'corrosive', 1.04, NULL, 0, 3000), (14, 'Hydrogen peroxide 30', 'CH-0401', 'oxidising', 1.11, 106, 1, 1000), (15, 'Bromine', 'CH-0402', 'toxic', 3.1, 58.8, 1, 100), (16, 'Chloroform', 'CH-0403', 'toxic', 1.49, 61.2, 1, 1000), (17, 'Dichloromethane', 'CH-0404', 'toxic', 1.33, 39.6, 0, 2500), (18, 'Formalin 37', 'CH-0405', 'toxic', 1.09, 98, 1, 800), (19, 'Glycerol', 'CH-0501', NULL, 1.26, 290, 0, 1000), (20, 'DMSO', 'CH-0502', '', 1.1, 189, 0, 1000), (21, 'Phosphate buffer pH 7', 'CH-0503', NULL, 1.01, 100, 0, 2000), (22, 'Oleic acid', 'CH-0504', '', 0.895, 360, 0, 500), (23, 'Benzaldehyde', 'CH-0505', 'irritant', 1.04, 178.1, 0, 250), (24, 'Linalool', 'CH-0506', 'irritant', 0.86, 198, 0, 250), (25, 'Carbon disulfide', 'CH-0108', 'flammable', 1.26, 46.2, 1, 200);
CREATE TABLE labUser (
  userId INTEGER PRIMARY KEY,            --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  badgeNumber TEXT,                      --: code LB-#### distinct
  teamName TEXT,                         --: pick Polymers*4 | Flavours*3 | Analytics*4 | Coatings*3 | NULL*1
  supervisorId INTEGER REFERENCES labUser(userId), --: self userId null 15%
  bornOn TEXT,                           --: date 1959-05-01..2003-02-28
  trainedOn TEXT,                        --: date 2020-01-13..2024-08-30 null 10%
  isActive INTEGER                       --: pick 1*8 | 0*2
); --: rows 46
CREATE TABLE bottle (
  bottleId INTEGER PRIMARY KEY,          --: seq 1
  barcode TEXT,                          --: code 7#####@ distinct
  chemicalId INTEGER REFERENCES chemical(chemicalId), --: pick 1*7 | 2*7 | 3*5 | 4*5 | 5*3 | 6*3 | 7*4 | 8*4 | 9*3 | 10*2 | 11*3 | 12*3 | 13*4 | 14*3 | 15*1 | 16*3 | 17*4 | 18*2 | 19*2 | 20*3 | 21*4 | 22*1 | 23*2 | 24*2
  vendorId INTEGER REFERENCES vendor(vendorId), --: pick 1*6 | 2*4 | 3*4 | 4*5 | 5*2 | 6*3 | 7*2
  cabinetId INTEGER REFERENCES cabinet(cabinetId), --: pick 8*3 | 9*3 | 10*2
  volumeMl INTEGER,                      --: pick 250*2 | 500*4 | 1000*6 | 2500*3
  leftMl REAL,                           --: int 0..1
  purityShare REAL,                      --: pick 0.99*4 | 0.995*3 | 0.999*3 | 0.98*2 | 0.95 | NULL
  priceEur REAL,                         --: price 9..160
  receivedAt TEXT,                       --: date 2022-01-12..2024-09-10 %Y-%m-%d %H:%M:%S
  openedAt TEXT,                         --: after receivedAt 1..160 days %Y-%m-%d %H:%M:%S until 2024-09-15 null 12%
  expiresOn TEXT,                        --: after receivedAt 300..1400 days
  labelNote TEXT                         --: pick NULL*6 | label torn*1 | keep cold*2 | do not shake*1 | old stock*2 | shared bottle*2
); --: rows 180
CREATE TABLE withdrawal (
  withdrawalId INTEGER PRIMARY KEY,      --: seq 20001
  bottleId INTEGER REFERENCES bottle(bottleId), --: ref bottle.bottleId cover 80% skew
  userId INTEGER REFERENCES labUser(userId), --: ref labUser.userId cover 88% skew
  takenAt TEXT,                          --: date 2022-02-01..2024-09-14 %Y-%m-%d %H:%M:%S
  amountMl REAL,                         --: real 5..400 1 skew
  purpose TEXT,                          --: pick synthesis*5 | cleaning*4 | calibration*2 | teaching*1 | NULL*1
  isOverLimit INTEGER                    --: pick 0*12 | 1*1
); --: rows 380
CREATE TABLE experiment (
  experimentId INTEGER PRIMARY KEY,      --: seq 501
  experimentName TEXT,                   --: mix {Foam|Lacquer|Citrus|Vanilla|Resin|Pigment|Solvent|Primer} {trial|screen|run|series|check} {A|B|C|D|E|F} distinct
  leaderId INTEGER REFERENCES labUser(userId), --: ref labUser.userId cover 45%
  roomId INTEGER REFERENCES room(roomId), --: pick 2*4 | 3*4 | 6*3 | 7*3 | 10*2 | 8*1
  startedAt TEXT,                        --: date 2023-01-10..2024-09-13 %Y-%m-%d %H:%M:%S
  durationMinutes INTEGER,               --: int 25..900 skew
  yieldShare REAL,                       --: real 0.08..0.97 2 normal null 12%
  hadIncident INTEGER                    --: pick 0*11 | 1*1
); --: rows 120
CREATE TABLE experimentChemical (
  experimentId INTEGER REFERENCES experiment(experimentId), --: ref experiment.experimentId cover 94%
  chemicalId INTEGER REFERENCES chemical(chemicalId), --: pick 1*6 | 2*6 | 3*4 | 4*4 | 5*3 | 7*4 | 8*3 | 9*2 | 11*3 | 13*3 | 14*2 | 16*2 | 17*3 | 19*2 | 20*3 | 21*3 | 23*2 | 24*3
  plannedMl INTEGER,                     --: pick 10*2 | 25*3 | 50*4 | 100*4 | 250*2 | 500
  usedMl REAL,                           --: real 0..1 2
  PRIMARY KEY (experimentId, chemicalId)
); --: rows 340
UPDATE bottle SET cabinetId = (SELECT CASE c.hazardClass WHEN 'flammable' THEN 1 + bottle.bottleId % 2 WHEN 'toxic' THEN 11 + bottle.bottleId % 2 WHEN 'oxidising' THEN 6 + bottle.bottleId % 2 WHEN 'corrosive' THEN CASE WHEN c.chemicalId IN (12, 13) THEN 5 ELSE 3 + bottle.bottleId % 2 END ELSE bottle.cabinetId END FROM chemical AS c WHERE c.chemicalId = bottle.chemicalId) WHERE bottleId % 14 <> 6;
UPDATE bottle SET volumeMl = 250 WHERE chemicalId IN (15, 22, 23, 24);
UPDATE bottle SET openedAt = date(openedAt) || ' ' || printf('%02d:%02d:00', 7 + bottleId * 5 % 12, bottleId * 11 % 60) WHERE openedAt IS NOT NULL;
UPDATE bottle SET receivedAt = date(receivedAt) || ' ' || printf('%02d:%02d:00', 8 + bottleId * 3 % 9, bottleId * 7 % 60);
UPDATE withdrawal SET bottleId = (SELECT MIN(b.bottleId) FROM bottle AS b WHERE b.openedAt IS NOT NULL AND b.bottleId >= withdrawal.bottleId) WHERE bottleId IN (SELECT bottleId FROM bottle WHERE openedAt IS NULL) AND bottleId < 176;
DELETE FROM withdrawal WHERE bottleId IN (SELECT bottleId FROM bottle WHERE openedAt IS NULL) OR bottleId IS NULL;
UPDATE withdrawal SET takenAt = (SELECT datetime(b.openedAt, '+' || (withdrawal.withdrawalId * 37 % 4200) || ' hours') FROM bottle AS b WHERE b.bottleId = withdrawal.bottleId) WHERE takenAt < (SELECT b.openedAt FROM bottle AS b WHERE b.bottleId = withdrawal.bottleId);
UPDATE withdrawal SET takenAt = (SELECT b.openedAt FROM bottle AS b WHERE b.bottleId = withdrawal.bottleId) WHERE takenAt > '2024-09-15';
UPDATE withdrawal SET amountMl = round(amountMl / 4, 1) WHERE bottleId IN (SELECT bottleId FROM bottle WHERE volumeMl <= 500);
UPDATE bottle SET leftMl = max(0, round(volumeMl - (SELECT COALESCE(SUM(w.amountMl), 0) FROM withdrawal AS w WHERE w.bottleId = bottle.bottleId), 1));
UPDATE bottle SET labelNote = '' WHERE labelNote IS NULL AND bottleId % 3 = 1;
UPDATE withdrawal SET purpose = '' WHERE purpose IS NULL AND withdrawalId % 2 = 0;
UPDATE experiment SET startedAt = date(startedAt) || ' ' || printf('%02d:%02d:00', 7 + experimentId * 7 % 11, experimentId % 4 * 15);
UPDATE experimentChemical SET usedMl = round(plannedMl * (0.5 + usedMl), 1);
UPDATE experimentChemical SET usedMl = NULL WHERE (experimentId + chemicalId) % 19 = 4;
UPDATE labUser SET trainedOn = NULL WHERE userId = 12;
UPDATE bottle SET expiresOn = date(expiresOn);
UPDATE chemical SET minStockMl = minStockMl * 4 WHERE chemicalId % 4 = 1;
UPDATE bottle SET chemicalId = 24 WHERE chemicalId = 23;
CREATE VIEW stockLevel AS SELECT c.chemicalId, c.chemicalName, c.minStockMl, COALESCE(SUM(b.leftMl), 0) AS totalLeftMl FROM chemical AS c LEFT JOIN bottle AS b ON c.chemicalId = b.chemicalId GROUP BY c.chemicalId;
