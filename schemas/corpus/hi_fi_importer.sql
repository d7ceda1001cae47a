CREATE TABLE brands (
  brnId INTEGER PRIMARY KEY,
  brnName TEXT NOT NULL,
  brnCountry TEXT,                       -- country of the factory
  brnDutyRate REAL,                      -- import duty, 0..1
  brnSince INTEGER,
  brnExclusive INTEGER                   -- 1 if only we may import it
);
INSERT INTO brands VALUES
  (1, 'Aurelis', 'Italy', 0, 2004, 1), (2, 'Nakatori', 'Japan', 0.035, 2009, 1), (3, 'Silbury Audio', 'United Kingdom', 0.02, 2006, 0),
  (4, 'Corvane', 'Canada', 0.035, 2015, 1), (5, 'Bergholt & Voss', 'Denmark', 0, 2011, 0), (6, 'Oto Works', 'Japan', 0.035, 2018, 0),
  (7, 'Pellegrin', 'France', 0, 2020, 1), (8, 'Duskfield', 'United States', 0.06, 2022, 0), (9, 'Halvor', 'Norway', 0.01, 2026, 1);
CREATE TABLE warehouses (
  whsCode TEXT PRIMARY KEY,
  whsTown TEXT,
  whsAreaM2 INTEGER,
  whsHeated INTEGER                      -- 1 yes, 0 no
);
INSERT INTO warehouses VALUES ('TIL', 'Tilburg', 2400, 1), ('VEN', 'Venlo', 1750, 0), ('ANT', 'Antwerp', 900, 1);
CREATE TABLE staff (
  stfId INTEGER PRIMARY KEY, --: seq 1
  stfFirst TEXT, --: first
  stfLast TEXT, --: last distinct
  stfRole TEXT, -- R sales rep, E service engineer, B buyer, D desk --: pick R*5 | E*5 | B*2 | D*4
  stfBorn TEXT, --: date 1960-01-10..2001-12-20
  stfHired TEXT, --: date 2008-02-01..2026-04-15
  stfActive INTEGER, -- 0 for people who left --: pick 1*8 | 0*2
  stfBossId INTEGER -- staff member above --: self stfId
); --: rows 32
CREATE TABLE dealers (
  dlrId INTEGER PRIMARY KEY, --: seq 701
  dlrName TEXT, --: mix {Klank|Studio|Toon|Hof|Audio|Stereo|Ton|Sonata} {Huis|Atelier|West|Nova|Kelder|Salon|Werk} distinct
  dlrTown TEXT, --: pick Utrecht*4 | Ghent*3 | Cologne*4 | Antwerp*3 | Zurich*2 | Basel*2 | Leeds*2 | Groningen*2
  dlrCountry TEXT, --: by dlrTown: Utrecht, Groningen => NL; Ghent, Antwerp => BE; Cologne => DE; Zurich, Basel => CH; else => GB
  dlrCurrency TEXT, -- currency in which we bill the dealer --: by dlrCountry: CH => CHF; GB => GBP; else => EUR
  dlrRepId INTEGER, -- our sales rep for the dealer --: ref staff.stfId null 8%
  dlrDiscount REAL, -- standard discount, 0..1 --: pick 0.25*3 | 0.3*5 | 0.35*3 | 0.4
  dlrDemoRoom INTEGER, --: pick 1*5 | 0*4
  dlrCreditLimit REAL, --: price 4000..60000
  dlrFirstDeal TEXT --: date 2009-03-01..2025-11-30
); --: rows 38
CREATE TABLE models (
  mdlId INTEGER PRIMARY KEY, --: seq 301
  mdlName TEXT, --: mix {Strata|Nocturne|Lyra|Ember|Halo|Fjord|Sable|Quill|Cantor} {One|Two|MkII|Reference|Mini|SE|100|200} distinct
  mdlBrandId INTEGER, --: pick 1*4 | 2*6 | 3*5 | 4*3 | 5*4 | 6*3 | 7*2 | 8*3
  mdlKind TEXT, --: pick turntable*4 | amplifier*6 | loudspeaker*6 | cartridge*3 | streamer*4 | headphones*3
  mdlListPrice REAL, -- recommended shop price incl. VAT, EUR --: price 190..14500
  mdlCostPrice REAL, -- what the factory charges us, EUR --: price 10..20
  mdlWeightKg REAL, --: real 0.3..48 1 skew
  mdlLaunched TEXT, --: date 2016-01-15..2026-03-20
  mdlEnded INTEGER, -- 1 if no longer made --: pick 0*7 | 1*2
  mdlReplacesId INTEGER -- the older model that this one replaces --: self mdlId null 70%
); --: rows 66
CREATE TABLE shipments (
  shpId INTEGER PRIMARY KEY, --: seq 9001
  shpBrandId INTEGER, --: pick 1*3 | 2*6 | 3*4 | 4*3 | 5*2 | 6*3 | 7 | 8*2
  shpWhsCode TEXT, --: pick TIL*5 | VEN*3 | ANT*2
  shpLeftOn TEXT, -- day on which it left the factory --: date 2024-01-10..2026-05-10
  shpArrivedOn TEXT, --: after shpLeftOn 3..52 days until 2026-05-31
  shpClearedOn TEXT, -- customs cleared --: after shpArrivedOn 0..9 days until 2026-05-31
  shpFreight REAL, --: price 180..4200
  shpCurrency TEXT, --: pick EUR*5 | USD*3 | JPY
  shpByAir INTEGER --: pick 0*3 | 1
); --: rows 84
CREATE TABLE shipmentLines (
  slnShipId INTEGER,
  slnModelId INTEGER,
  slnQty INTEGER,
  slnBroken INTEGER,                     -- pieces found broken on arrival
  PRIMARY KEY (slnShipId, slnModelId)
);
CREATE TABLE stocks (
  stkWhsCode TEXT,
  stkModelId INTEGER,
  stkQty INTEGER,
  stkReorderAt INTEGER,                  -- reorder when the stock falls below
  PRIMARY KEY (stkWhsCode, stkModelId)
);
CREATE TABLE orders (
  ordNumber INTEGER PRIMARY KEY, --: seq 26001
  ordDealerId INTEGER, --: ref dealers.dlrId cover 90% skew
  ordStaffId INTEGER, -- who took the order --: ref staff.stfId cover 55%
  ordWhsCode TEXT, --: pick TIL*6 | VEN*4 | ANT*2
  ordPlacedOn TEXT, --: date 2024-01-04..2026-05-29
  ordSentOn TEXT, --: after ordPlacedOn 0..16 days until 2026-05-31 null 4%
  ordPaidOn TEXT, -- empty while the invoice is open --: after ordSentOn 4..75 days until 2026-05-31 null 6%
  ordNet REAL, -- without VAT --: price 10..20
  ordGross REAL, -- with VAT --: price 10..20
  ordCurrency TEXT, --: const EUR
  ordRush INTEGER --: pick 0*6 | 1
); --: rows 230
CREATE TABLE orderLines (
  olnOrdNumber INTEGER,
  olnLineNo INTEGER,
  olnModelId INTEGER,
  olnQty INTEGER,
  olnUnitPrice REAL,                     -- list price of the day, before the rebate
  olnRebate REAL,                        -- 0..1
  PRIMARY KEY (olnOrdNumber, olnLineNo)
);
CREATE TABLE repairs (
  rprId INTEGER PRIMARY KEY, --: seq 5501
  rprModelId INTEGER, --: ref models.mdlId cover 70% skew
  rprDealerId INTEGER, --: ref dealers.dlrId cover 80%
  rprStaffId INTEGER, -- engineer --: ref staff.stfId
  rprFault TEXT, --: pick hum*4 | no sound*5 | bent stylus*2 | left channel dead*3 | display dark*2 | motor noise*3 | scratched
  rprInOn TEXT, --: date 2024-01-15..2026-05-25
  rprOutOn TEXT, -- back at the dealer --: after rprInOn 2..60 days until 2026-05-31
  rprWarranty INTEGER, -- 1 free of charge --: pick 1*5 | 0*4
  rprCharge REAL --: price 25..640
); --: rows 120
CREATE TABLE demoLoans (
  lonId INTEGER PRIMARY KEY, --: seq 1201
  lonDealerId INTEGER, --: ref dealers.dlrId cover 60%
  lonModelId INTEGER, --: ref models.mdlId cover 60% skew
  lonOutOn TEXT, --: date 2024-06-01..2026-05-20
  lonDueOn TEXT, --: after lonOutOn 14..60 days
  lonBackOn TEXT, --: after lonOutOn 10..95 days until 2026-05-31 null 5%
  lonBought INTEGER -- 1 if the dealer kept and bought it --: pick 0*4 | 1
); --: rows 70
UPDATE staff SET stfRole = 'R' WHERE stfId IN (1, 2, 5, 9);
UPDATE dealers SET dlrRepId = (SELECT stfId FROM (SELECT stfId, (stfId * dealers.dlrId * 7) % 23 AS k FROM staff WHERE stfRole = 'R' AND stfActive = 1) ORDER BY k, stfId LIMIT 1) WHERE dlrRepId IS NOT NULL;
UPDATE orders SET ordStaffId = (SELECT stfId FROM (SELECT stfId, (stfId * orders.ordNumber * 13) % 101 AS k FROM staff WHERE stfRole IN ('R', 'D')) ORDER BY k, stfId LIMIT 1);
UPDATE repairs SET rprStaffId = CASE rprId % 5 WHEN 0 THEN (SELECT MAX(stfId) FROM staff WHERE stfRole = 'E') WHEN 1 THEN (SELECT MIN(stfId) FROM staff WHERE stfRole = 'E') WHEN 2 THEN (SELECT MIN(stfId) FROM staff WHERE stfRole = 'E') ELSE (SELECT stfId FROM staff WHERE stfRole = 'E' ORDER BY stfLast LIMIT 1) END;
UPDATE repairs SET rprCharge = NULL WHERE rprWarranty = 1;
UPDATE models SET mdlCostPrice = ROUND(mdlListPrice * (0.28 + (mdlId * 37 % 17) / 100.0), 2);
UPDATE models SET mdlWeightKg = ROUND(mdlWeightKg / 20 + 0.1, 1) WHERE mdlKind IN ('cartridge', 'headphones');
UPDATE models SET mdlReplacesId = (SELECT MAX(T2.mdlId) FROM models AS T2 WHERE T2.mdlBrandId = models.mdlBrandId AND T2.mdlKind = models.mdlKind AND T2.mdlLaunched < models.mdlLaunched) WHERE mdlId % 3 > 0;
UPDATE models SET mdlReplacesId = NULL WHERE mdlId % 3 = 0;
UPDATE repairs SET rprFault = 'hum' WHERE rprFault IN ('bent stylus', 'motor noise') AND rprModelId NOT IN (SELECT mdlId FROM models WHERE mdlKind IN ('turntable', 'cartridge'));
INSERT INTO shipmentLines SELECT shpId, mdlId, 2 + (shpId * 13 + mdlId * 7) % 23, CASE WHEN (shpId * 5 + mdlId * 3) % 4 = 0 THEN 1 + mdlId % 3 ELSE 0 END FROM shipments JOIN models ON mdlBrandId = shpBrandId WHERE (shpId * 17 + mdlId * 29) % 7 < 3 AND shpId % 19 <> 4;
INSERT INTO stocks SELECT whsCode, mdlId, (mdlId * mdlId * 7 + LENGTH(whsTown) * 31) % 41, 4 + (mdlId * 3) % 9 FROM warehouses JOIN models ON (mdlId * 11 + LENGTH(whsTown) * 5) % 8 < 5;
UPDATE stocks SET stkQty = 0 WHERE (stkModelId + LENGTH(stkWhsCode)) % 13 = 0;
INSERT INTO orderLines SELECT ordNumber, n, 301 + ((ordNumber * 7919 + n * 3571) % 61) * ((ordNumber * 31 + n * 17) % 61) / 61, 1 + (ordNumber * n) % 4, 0, CASE WHEN (ordNumber + n) % 6 = 0 THEN 0.1 WHEN (ordNumber + n * 5) % 9 = 1 THEN 0.05 ELSE 0 END FROM orders JOIN (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) ON n <= 1 + (ordNumber * 7 + ordNumber / 10) % 4;
UPDATE orderLines SET olnUnitPrice = (SELECT mdlListPrice FROM models WHERE mdlId = olnModelId);
UPDATE orders SET ordCurrency = (SELECT dlrCurrency FROM dealers WHERE dlrId = ordDealerId), ordNet = (SELECT ROUND(SUM(olnQty * olnUnitPrice * (1 - olnRebate)), 2) FROM orderLines WHERE olnOrdNumber = ordNumber) * (SELECT 1 - dlrDiscount FROM dealers WHERE dlrId = ordDealerId);
UPDATE orders SET ordNet = ROUND(ordNet, 2), ordGross = ROUND(ordNet * CASE ordCurrency WHEN 'EUR' THEN 1.21 WHEN 'GBP' THEN 1.2 ELSE 1.081 END, 2);
UPDATE demoLoans SET lonBackOn = NULL WHERE lonBought = 1;
CREATE VIEW openInvoices AS SELECT ordNumber AS opnOrdNumber, ordDealerId AS opnDealerId, ordSentOn AS opnSentOn, ordGross AS opnGross, ordCurrency AS opnCurrency FROM orders WHERE ordSentOn IS NOT NULL AND ordPaidOn IS NULL;
CREATE VIEW modelStock AS SELECT mdlId AS mstModelId, mdlName AS mstName, SUM(stkQty) AS mstQty FROM models JOIN stocks ON stkModelId = mdlId GROUP BY mdlId;
