CREATE TABLE shops (
  shpId INTEGER PRIMARY KEY,
  shpName TEXT NOT NULL,
  shpCountry TEXT,
  shpState TEXT,
  shpFeeEur REAL,
  shpSince TEXT
);
INSERT INTO shops VALUES (1, 'Lumen & Co', 'Denmark', 'active', 2.1, '2021-04-01'), (2, 'Sockdrawer', 'Netherlands', 'active', 1.35, '2020-09-14'), (3, 'Bramble Kids', 'Ireland', 'active', 1.6, '2022-02-07'), (4, 'Volt Attic', 'Germany', 'active', 2.95, '2021-11-22'), (5, 'Fernhaus', 'Germany', 'inactive', 1.8, '2020-06-03'), (6, 'Peak Parade', 'Austria', 'active', 2.2, '2023-01-16'), (7, 'Kettle Row', 'Netherlands', 'active', 2.4, '2022-08-29'), (8, 'Mossy Paws', 'Belgium', 'active', 1.5, '2023-05-08'), (9, 'Orbit Audio', 'Germany', 'active', 3.1, '2024-03-18'), (10, 'Tin Drum Toys', 'Denmark', 'inactive', 1.6, '2021-10-11'), (11, 'Vela Sport', 'Belgium', 'active', 1.9, '2024-10-02'), (12, 'Papermoth', 'Ireland', 'active', 1.2, '2026-01-12');
CREATE TABLE parcels (
  pclId INTEGER PRIMARY KEY, --: seq 50001
  pclShpId INTEGER REFERENCES shops(shpId), --: pick 1*4 | 2*6 | 3*3 | 4*5 | 5*1 | 6*3 | 7*4 | 8*2 | 9*4 | 10*1 | 11*2
  pclCarrier TEXT, --: pick Swiftline*5 | Postkrone*4 | GoBox*3 | Kite Courier*1
  pclAnnounced TEXT, --: pick Y*5 | N*1
  pclArrivedAt TEXT, --: date 2024-11-01..2026-02-18 %Y-%m-%d %H:%M:%S
  pclOpenedAt TEXT, --: after pclArrivedAt 25..7200 minutes %Y-%m-%d %H:%M:%S until 2026-02-19
  pclClosedAt TEXT, --: after pclOpenedAt 20..9000 minutes %Y-%m-%d %H:%M:%S until 2026-02-19
  pclWeightKg REAL, --: real 0.2..24 2 skew
  pclDamaged TEXT, --: pick N*7 | Y*1
  pclClerkLast TEXT, --: pick Abara*4 | Lindholm*3 | Peeters*4 | Quist*2 | Damaged*0 | Sommer*3 | Swift*1
  pclClerkFirst TEXT, --: by pclClerkLast: Abara => Ngozi; Lindholm => Per; Peeters => Anke; Quist => Maja; Sommer => Till; else => Jo
  pclFreightEur REAL --: price 3..28
); --: rows 230
UPDATE parcels SET pclOpenedAt = NULL WHERE pclArrivedAt > '2026-01-20' AND pclId % 2 = 0;
UPDATE parcels SET pclClerkFirst = NULL, pclClerkLast = NULL WHERE pclOpenedAt IS NULL;
UPDATE parcels SET pclClosedAt = NULL WHERE pclOpenedAt IS NULL OR pclId % 17 = 4;
CREATE TABLE items (
  itmId INTEGER PRIMARY KEY, --: seq 1
  itmPclId INTEGER REFERENCES parcels(pclId), --: ref parcels.pclId cover 93%
  itmName TEXT, --: pick desk lamp*3 | wool socks*5 | rain jacket*4 | kettle*3 | headphones*4 | drone*1 | sleeping bag*2 | board game*2 | dog harness*2 | tablet*2 | toaster*2 | running shoes*3
  itmKind TEXT, --: by itmName: desk lamp, kettle, toaster => household; headphones, drone, tablet => electronics; wool socks, rain jacket, running shoes => clothing; sleeping bag => outdoor; board game => toys; else => pets
  itmReason TEXT, --: pick wrong size*4 | changed mind*5 | defective*3 | late delivery*1 | not as shown*2
  itmGrade TEXT, --: pick A*6 | B*4 | C*2 | D*1 | NULL*1
  itmRoute TEXT, --: by itmGrade: A => restock; B => restock*2 | outlet*3; C => repair*3 | outlet*1; D => recycle*4 | donate; else => NULL
  itmPaidEur REAL, --: price 8..420
  itmRefundEur REAL, --: expr NULL
  itmMassG INTEGER, --: by itmName: desk lamp => 1350*2 | 1420; wool socks => 90*2 | 110; rain jacket => 540 | 610; kettle => 1180; headphones => 265*2 | 310; drone => 895; sleeping bag => 1620 | 1480; board game => 1210 | 980; dog harness => 330; tablet => 478 | 512; toaster => 1730; else => 640 | 705
  itmTestMinutes REAL, --: real 0.5..48 1 skew
  itmInWarranty TEXT, --: pick Y*3 | N*2
  itmRefundedAt TEXT, --: expr NULL
  itmSwapForId INTEGER REFERENCES items(itmId) --: self itmId
); --: rows 400
UPDATE items SET itmSwapForId = NULL WHERE itmId % 8 > 0;
UPDATE items SET itmGrade = NULL, itmRoute = NULL, itmTestMinutes = NULL WHERE itmPclId IN (SELECT pclId FROM parcels WHERE pclOpenedAt IS NULL);
UPDATE items SET itmRefundEur = round(itmPaidEur * CASE itmGrade WHEN 'A' THEN 1.0 WHEN 'B' THEN 0.9 WHEN 'C' THEN 0.6 ELSE 0.25 END, 2), itmRefundedAt = (SELECT datetime(pclOpenedAt, '+' || (30 + items.itmId * 37 % 5200) || ' minutes') FROM parcels WHERE pclId = items.itmPclId) WHERE itmGrade IS NOT NULL AND itmId % 12 <> 5;
UPDATE items SET itmRefundEur = NULL, itmRefundedAt = NULL WHERE itmRefundedAt > '2026-02-20';
CREATE TABLE scans (
  scnId INTEGER PRIMARY KEY, --: seq 900001
  scnItmId INTEGER REFERENCES items(itmId), --: ref items.itmId cover 60% skew
  scnAt TEXT, --: expr (SELECT datetime(p.pclArrivedAt, '+' || (scans.scnId * 131 % 6400) || ' minutes') FROM items AS i JOIN parcels AS p ON i.itmPclId = p.pclId WHERE i.itmId = scans.scnItmId)
  scnStation TEXT, --: pick Dock 1*3 | Dock 2*2 | Bench A*4 | Bench B*3 | Lab*1 | Exit*3
  scnGrade TEXT, --: pick A*5 | B*4 | C*3 | D*1
  scnRefundEur REAL, --: expr (SELECT round(i.itmPaidEur * CASE scans.scnGrade WHEN 'A' THEN 1.0 WHEN 'B' THEN 0.9 WHEN 'C' THEN 0.6 ELSE 0.25 END, 2) FROM items AS i WHERE i.itmId = scans.scnItmId)
  scnManual TEXT --: pick N*5 | Y*1
); --: rows 390
DELETE FROM scans WHERE scnAt > '2026-02-20' OR scnItmId IN (SELECT itmId FROM items WHERE itmGrade IS NULL AND itmPclId IN (SELECT pclId FROM parcels WHERE pclOpenedAt IS NULL));
CREATE VIEW v_backlog AS SELECT pclId, pclShpId, pclArrivedAt, pclOpenedAt FROM parcels WHERE pclClosedAt IS NULL;
CREATE VIEW v_loss AS SELECT itmId, itmPclId, itmName, itmPaidEur - itmRefundEur AS lossEur FROM items WHERE itmRefundEur < itmPaidEur;
