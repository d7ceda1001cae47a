CREATE TABLE plant (
  plaId INTEGER PRIMARY KEY,
  plaName TEXT NOT NULL,
  plaCountry TEXT,
  plaCapacityTonnes INTEGER,
  plaOpenedOn TEXT
);
INSERT INTO plant VALUES (1, 'Rheinau', 'Germany', 21000, '2004-05-17'), (2, 'Tilden Works', 'USA', 34000, '2011-09-01'), (3, 'Port Clement', 'France', 16500, '2015-03-23'), (4, 'Osswyk', 'Netherlands', 12000, '2019-06-11'), (5, 'Kettle Marsh', 'United Kingdom', 9000, '2023-10-02'), (6, 'Bayou Line', 'USA', 28000, '2026-01-19');
CREATE TABLE salesRep (
  repId INTEGER PRIMARY KEY,              --: seq 1
  repFirstName TEXT,                      --: first distinct
  repLastName TEXT,                       --: last distinct
  repRegion TEXT,                         --: pick North America*3 | DACH*2 | Benelux*2 | France | UK & Ireland
  repHiredOn TEXT,                        --: date 2008-01-07..2025-11-03
  repBossId INTEGER REFERENCES salesRep(repId) --: self repId
); --: rows 16
CREATE TABLE customer (
  cusId INTEGER PRIMARY KEY,              --: seq 2001
  cusName TEXT,                           --: mix {Alderline|Brightcap|Corvane|Dellmar|Everpail|Fenwright|Granlo|Hexaform|Juniper|Kolbe} {Packaging|Pipes|Toys|Automotive|Furniture|Crates} distinct
  cusSegment TEXT,
  cusCountry TEXT,                        --: pick USA*5 | Germany*4 | France*2 | Netherlands*2 | United Kingdom*2
  cusKeyAccount TEXT,                     --: pick N*4 | Y
  cusSince TEXT,                          --: date 2009-02-01..2025-08-15
  cusPaymentDays INTEGER,                 --: pick 14*2 | 30*5 | 45*2 | 60*2 null 8%
  cusParentId INTEGER REFERENCES customer(cusId) --: self cusId
); --: rows 46
CREATE TABLE grade (
  graCode TEXT PRIMARY KEY,
  graName TEXT,
  graPolymer TEXT,
  graColor TEXT,
  graFoodSafe TEXT,
  graDensityGcm3 REAL,
  graListPriceEur REAL
);
INSERT INTO grade VALUES ('RP-100', 'Clearflake', 'PET', 'clear', 'Y', 1.38, 1.24), ('RP-110', 'Blueflake', 'PET', 'blue', 'N', 1.37, 0.98), ('RP-120', 'Bottle Pellet', 'PET', 'clear', 'Y', 1.38, 1.52), ('RP-200', 'Natura HD', 'HDPE', 'natural', 'Y', 0.96, 1.41), ('RP-210', 'Jazz HD', 'HDPE', 'mixed', 'N', 0.95, 0.87), ('RP-220', 'Pipe Black', 'HDPE', 'black', 'N', 0.96, 0.92), ('RP-300', 'Softfilm', 'LDPE', 'natural', 'N', 0.92, 0.79), ('RP-310', 'Bagfilm Black', 'LDPE', 'black', 'N', 0.92, 0.66), ('RP-400', 'Capline', 'PP', 'mixed', 'N', 0.91, 0.84), ('RP-410', 'Bumper PP', 'PP', 'black', 'N', 0.93, 1.06), ('RP-420', 'Pot White', 'PP', 'white', 'Y', 0.91, 1.33), ('RP-500', 'Cup PS', 'PS', 'white', 'N', 1.05, 1.11), ('RP-510', 'Foam Core', 'PS', 'white', 'N', 1.03, 0.71);
CREATE TABLE supplier (
  supId INTEGER PRIMARY KEY,              --: seq 501
  supName TEXT,                           --: mix {Juniper|Hollin|Maasveld|Redhook|Saint Alban|Vosges|Kolbe|Tideway|Elm County|Northgate} {Waste|Recovery|Returns|Collect} distinct
  supKind TEXT,                           --: pick municipal*4 | retail take-back*2 | industrial*3
  supCountry TEXT,                        --: pick Germany*3 | USA*4 | France*2 | Netherlands*2 | Belgium
  supCertified TEXT,                      --: pick Y*3 | N*2 null 6%
  supPricePerTonneEur REAL                --: real 40..310 2
); --: rows 30
CREATE TABLE sale (
  salNo INTEGER PRIMARY KEY,              --: seq 60001
  salCusId INTEGER REFERENCES customer(cusId), --: ref customer.cusId cover 88% skew
  salGraCode TEXT REFERENCES grade(graCode), --: ref grade.graCode skew cover 92%
  salPlaId INTEGER REFERENCES plant(plaId), --: pick 1*4 | 2*5 | 3*3 | 4*2 | 5
  salRepId INTEGER REFERENCES salesRep(repId), --: ref salesRep.repId cover 85% skew
  salOrderedOn TEXT,                      --: date 2023-06-01..2026-02-17
  salDeliveredOn TEXT,                    --: after salOrderedOn 3..40 days until 2026-02-20
  salPaidOn TEXT,                         --: after salDeliveredOn 8..75 days until 2026-02-20 null 5%
  salKg INTEGER,                          --: int 800..26000 skew
  salAmount REAL,
  salCurrency TEXT,
  salRush TEXT                            --: pick N*6 | Y
); --: rows 360
CREATE TABLE batch (
  batNo TEXT PRIMARY KEY,                 --: code B@####
  batPlaId INTEGER REFERENCES plant(plaId), --: pick 1*4 | 2*5 | 3*3 | 4*2 | 5
  batGraCode TEXT REFERENCES grade(graCode), --: ref grade.graCode cover 90%
  batStartedAt TEXT,                      --: date 2025-01-03..2026-02-18 %Y-%m-%d %H:%M:%S
  batEndedAt TEXT,                        --: after batStartedAt 4..31 hours %Y-%m-%d %H:%M:%S
  batShift TEXT,                          --: pick early*3 | late*3 | night*2
  batLine TEXT,                           --: pick L1*3 | L2*3 | L3
  batOperatorFirstName TEXT,
  batOperatorLastName TEXT,               --: pick Voss*4 | Arnaud*3 | Castle*3 | Mbeki*2 | Pruss*2 | Yoder*2
  batInputKg INTEGER,                     --: int 6000..22000
  batOutputKg INTEGER,
  batSortedOutKg INTEGER,                 --: int 90..1900 skew
  batEnergyKwh INTEGER,                   --: int 2600..12400 normal
  batWaterL INTEGER,                      --: int 4000..38000 normal
  batCarbonKg REAL,                       --: real 380..2600 1 normal
  batMeltTempC INTEGER,                   --: int 175..285
  batPressureBar REAL,                    --: real 60..210 1 normal
  batMoisturePct REAL,                    --: real 0.1..2.4 2 skew
  batAshPct REAL,                         --: real 0.05..3.1 2 skew null 6%
  batTensileMpa REAL,                     --: real 11..58 1
  batMeltIndexG10min REAL,                --: real 0.4..30 1
  batOdorScore INTEGER,                   --: pick 1*4 | 2*3 | 3*2 | 4 null 8%
  batLabApproved TEXT,                    --: pick Y*7 | N*2
  batRework TEXT,                         --: pick N*6 | Y
  batRemark TEXT                          --: pick NULL*6 | screen changed*2 | metal found | line stopped*2 | feed too wet
); --: rows 230
CREATE TABLE batchSupplier (
  bsuBatNo TEXT REFERENCES batch(batNo),
  bsuSupId INTEGER REFERENCES supplier(supId),
  bsuSharePct INTEGER,
  PRIMARY KEY (bsuBatNo, bsuSupId)
);
UPDATE salesRep SET repRegion = 'North America' WHERE repId IN (1, 9);
UPDATE customer SET cusSegment = CASE WHEN cusName LIKE '%Packaging' OR cusName LIKE '%Crates' THEN 'Packaging' WHEN cusName LIKE '%Pipes' THEN 'Building' WHEN cusName LIKE '%Automotive' THEN 'Automotive' ELSE 'Consumer' END;
UPDATE customer SET cusParentId = NULL WHERE cusId % 5 NOT IN (1, 3);
UPDATE customer SET cusSince = date(cusSince, '-9 years') WHERE cusSince > (SELECT MIN(salOrderedOn) FROM sale WHERE salCusId = cusId);
UPDATE sale SET salKg = salKg / 50 * 50, salCurrency = (SELECT CASE cusCountry WHEN 'USA' THEN 'USD' WHEN 'United Kingdom' THEN 'GBP' ELSE 'EUR' END FROM customer WHERE cusId = salCusId);
UPDATE sale SET salAmount = round(salKg * (SELECT graListPriceEur FROM grade WHERE graCode = salGraCode) * CASE salCurrency WHEN 'USD' THEN 1.11 WHEN 'GBP' THEN 0.86 ELSE 1 END * (0.86 + (salNo * 7 % 23) / 100.0), 2);
UPDATE batch SET batOutputKg = CAST(batInputKg * (0.71 + (batEnergyKwh % 24) / 100.0) AS INTEGER) - batSortedOutKg, batOperatorFirstName = CASE batOperatorLastName WHEN 'Voss' THEN 'Greta' WHEN 'Arnaud' THEN 'Luc' WHEN 'Castle' THEN 'Tammy' WHEN 'Mbeki' THEN 'Sipho' WHEN 'Pruss' THEN 'Ewa' ELSE 'Dale' END;
INSERT INTO batchSupplier SELECT batNo, 501 + (rowid * 7 + rowid / 5) % 27, CASE WHEN rowid % 3 = 0 THEN 100 WHEN rowid % 3 = 1 THEN 60 + rowid % 4 * 5 ELSE 40 + rowid % 3 * 10 END FROM batch;
INSERT OR IGNORE INTO batchSupplier SELECT batNo, 501 + (rowid * 11 + 4) % 27, NULL FROM batch WHERE rowid % 3 > 0;
UPDATE batchSupplier SET bsuSharePct = 100 - (SELECT SUM(x.bsuSharePct) FROM batchSupplier AS x WHERE x.bsuBatNo = batchSupplier.bsuBatNo) WHERE bsuSharePct IS NULL;
UPDATE batchSupplier SET bsuSharePct = 100 WHERE (SELECT COUNT(*) FROM batchSupplier AS x WHERE x.bsuBatNo = batchSupplier.bsuBatNo) = 1;
UPDATE salesRep SET repRegion = CASE repId % 6 WHEN 0 THEN 'DACH' WHEN 2 THEN 'Benelux' WHEN 3 THEN 'France' WHEN 5 THEN 'UK & Ireland' ELSE 'North America' END;
