CREATE TABLE suppliers (
  supNumber INTEGER PRIMARY KEY,   --: seq 501
  supName TEXT,                    --: each Ferrolan GmbH | Brightwick Cleaning | Ostseelogistik | Calder & Pym | Maxwerk Anlagen | Tilia Catering | Nordfuhre Spedition | Pinnacle Rigging | Quellwasser Service | Redhatch Staffing | Sandhof Elektro | Tarrant Scaffolds | Ulmenhain Garten | Vektor Messtechnik | Westpfad Transporte | Xylon Holzbau | Yarrow IT | Zinnober Farben | Alder Security | Blaurock Hydraulik | Corvid Couriers | Dornfeld Klima | Elmsworth Print | Falkenau Labor | Grantham Lifts | Hohlweg Tiefbau
  supCountry TEXT,                 --: by supName: Brightwick Cleaning, Calder & Pym, Pinnacle Rigging, Redhatch Staffing, Tarrant Scaffolds, Yarrow IT, Alder Security, Corvid Couriers, Elmsworth Print, Grantham Lifts => United Kingdom; Nordfuhre Spedition, Tilia Catering => Austria; Westpfad Transporte => Poland; else => Germany
  supRatingPct INTEGER,            --: int 38..98 normal
  supApproved TEXT                 --: pick Y*7 | N
); --: rows 26
CREATE TABLE serviceSuppliers (
  serSupNumber INTEGER PRIMARY KEY REFERENCES suppliers(supNumber),
  serHeadcount INTEGER,
  serNightShift TEXT
);
CREATE TABLE haulageSuppliers (
  hauSupNumber INTEGER PRIMARY KEY REFERENCES suppliers(supNumber),
  hauTrucks INTEGER,
  hauMaxLoadKg INTEGER
);
CREATE TABLE plants (
  plaNumber INTEGER PRIMARY KEY,
  plaName TEXT,
  plaTown TEXT,
  plaCountry TEXT
);
INSERT INTO plants VALUES (1, 'Foundry North', 'Salzgitter', 'Germany'), (2, 'Press Shop', 'Kassel', 'Germany'), (3, 'Paint Hall', 'Derby', 'United Kingdom'), (4, 'Gear Works', 'Steyr', 'Austria'), (5, 'Central Store', 'Kassel', 'Germany'), (6, 'Test Field', 'Leeds', 'United Kingdom');
CREATE TABLE categories (
  catCode TEXT PRIMARY KEY,
  catTitle TEXT,
  catParent TEXT REFERENCES categories(catCode)
);
INSERT INTO categories VALUES ('FM', 'Facility', NULL), ('FM-C', 'Cleaning', 'FM'), ('FM-S', 'Security', 'FM'), ('FM-K', 'Climate', 'FM'), ('LO', 'Logistics', NULL), ('LO-T', 'Truck haulage', 'LO'), ('LO-K', 'Courier', 'LO'), ('TE', 'Technical', NULL), ('TE-M', 'Maintenance', 'TE'), ('TE-R', 'Rigging', 'TE'), ('TE-L', 'Calibration', 'TE'), ('HR-A', 'Agency staff', NULL);
CREATE TABLE contracts (
  conNumber TEXT PRIMARY KEY,      --: code RC-####
  conSupNumber INTEGER REFERENCES suppliers(supNumber), --: ref suppliers.supNumber cover 85% skew
  conPlaNumber INTEGER REFERENCES plants(plaNumber),    --: ref plants.plaNumber
  conCatCode TEXT REFERENCES categories(catCode),       --: pick FM-C*4 | FM-S*2 | FM-K*2 | LO-T*4 | LO-K*2 | TE-M*5 | TE-R*3 | TE-L*2 | HR-A*3
  conTitle TEXT,                   --: mix {Framework|Standing|Spot|Extended} {weekday|night|shutdown|seasonal|emergency} {cover|service|haulage|call-off}
  conBuyerFirst TEXT,              --: pick Anke*4 | Rolf*3 | Priya*3 | Gordon*2
  conBuyerLast TEXT,               --: by conBuyerFirst: Anke => Dreyer; Rolf => Kessler; Priya => Nair; else => Whitlock
  conSignedOn TEXT,                --: date 2022-09-01..2025-12-20
  conStartsOn TEXT,                --: after conSignedOn 5..70 days %Y-%m-%d
  conEndsOn TEXT,                  --: after conStartsOn 150..1300 days %Y-%m-%d
  conReviewOn TEXT,                --: after conStartsOn 90..700 days %Y-%m-%d null 20%
  conCancelledOn TEXT,             --: after conStartsOn 60..400 days %Y-%m-%d until 2026-02-19 null 85%
  conCurrency TEXT,                --: pick EUR*6 | GBP*3
  conHourRate REAL,                --: real 19..148 2 normal
  conNightPct REAL,                --: pick 0*2 | 15*3 | 25*5 | 40*2
  conWeekendPct REAL,              --: pick 0 | 25*3 | 50*5 | 100*2
  conRebatePct REAL,               --: pick 0*4 | 1.5*2 | 2*3 | 3*3 | 5
  conIndexPct REAL,                --: pick 0*2 | 1.8*3 | 2.4*3 | 3.1*2
  conPayDays INTEGER,              --: pick 14*2 | 30*6 | 45*3 | 60*2
  conNoticeDays INTEGER,           --: pick 30*4 | 60*3 | 90*3 | 180
  conMinHours INTEGER,             --: int 0..400 skew
  conReactionSec INTEGER,          --: pick 900 | 1800*2 | 3600*4 | 7200*4 | 14400*3 | 86400*2
  conAutoRenew TEXT,               --: pick Y*2 | N*3
  conReplaces TEXT REFERENCES contracts(conNumber), --: self conNumber null 70%
  conRemark TEXT                   --: pick NULL*7 | price fixed until review*2 | tools by supplier*2 | fuel clause*2 | annex missing
); --: rows 130
CREATE TABLE periods (
  perNumber INTEGER PRIMARY KEY,
  perYear INTEGER,
  perMonth INTEGER,
  perWorkDays INTEGER
);
CREATE TABLE callOffs (
  calNumber INTEGER PRIMARY KEY,   --: seq 90001
  calConNumber TEXT REFERENCES contracts(conNumber), --: ref contracts.conNumber cover 85% skew
  calPlaNumber INTEGER REFERENCES plants(plaNumber), --: ref plants.plaNumber
  calPerNumber INTEGER REFERENCES periods(perNumber), --: const 1
  calOrderedOn TEXT,
  calHours REAL,                   --: real 2..180 1 skew
  calNightHours REAL,
  calReactionSec INTEGER,          --: int 300..100000 skew
  calAmount REAL,
  calStatus TEXT                   --: pick invoiced*6 | confirmed*2 | disputed | open*2
); --: rows 390
UPDATE suppliers SET supApproved = 'N' WHERE supRatingPct < 50;
INSERT INTO haulageSuppliers SELECT supNumber, 6 + supNumber * 37 % 61, 3500 + supNumber * 53 % 9 * 2500 FROM suppliers WHERE supName IN ('Ostseelogistik', 'Nordfuhre Spedition', 'Westpfad Transporte', 'Corvid Couriers', 'Calder & Pym', 'Hohlweg Tiefbau', 'Pinnacle Rigging');
INSERT INTO serviceSuppliers SELECT supNumber, 12 + supNumber * 91 % 340, CASE WHEN supNumber % 3 = 0 THEN 'Y' ELSE 'N' END FROM suppliers WHERE supNumber NOT IN (SELECT hauSupNumber FROM haulageSuppliers) AND supName NOT IN ('Xylon Holzbau', 'Zinnober Farben', 'Elmsworth Print');
INSERT INTO serviceSuppliers SELECT supNumber, 44, 'Y' FROM suppliers WHERE supName = 'Pinnacle Rigging';
UPDATE contracts SET conCatCode = (SELECT CASE WHEN supName = 'Corvid Couriers' THEN 'LO-K' WHEN supName = 'Pinnacle Rigging' THEN 'TE-R' WHEN supName IN ('Ostseelogistik', 'Nordfuhre Spedition', 'Westpfad Transporte', 'Calder & Pym', 'Hohlweg Tiefbau') THEN 'LO-T' WHEN supName = 'Brightwick Cleaning' THEN 'FM-C' WHEN supName = 'Alder Security' THEN 'FM-S' WHEN supName = 'Dornfeld Klima' THEN 'FM-K' WHEN supName IN ('Vektor Messtechnik', 'Falkenau Labor') THEN 'TE-L' WHEN supName = 'Redhatch Staffing' THEN 'HR-A' WHEN contracts.conCatCode LIKE 'LO%' THEN 'TE-M' ELSE contracts.conCatCode END FROM suppliers WHERE supNumber = conSupNumber), conCurrency = (SELECT CASE WHEN supCountry = 'United Kingdom' THEN 'GBP' ELSE 'EUR' END FROM suppliers WHERE supNumber = conSupNumber);
UPDATE contracts SET conCancelledOn = NULL WHERE conCancelledOn > conEndsOn;
WITH RECURSIVE m(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM m WHERE n < 41) INSERT INTO periods SELECT n + 1, 2022 + (n + 8) / 12, (n + 8) % 12 + 1, 20 FROM m;
UPDATE periods SET perWorkDays = 19 + (perNumber * 7 + perMonth) % 5;
DELETE FROM callOffs WHERE calConNumber IN (SELECT conNumber FROM contracts WHERE conStartsOn > '2026-02-10');
UPDATE callOffs SET calOrderedOn = (SELECT date(conStartsOn, '+' || ((calNumber * 7919) % MAX(1, CAST(julianday(MIN(conEndsOn, COALESCE(conCancelledOn, '2026-02-20'), '2026-02-20')) - julianday(conStartsOn) AS INTEGER))) || ' days') FROM contracts WHERE conNumber = calConNumber), calPlaNumber = CASE WHEN calNumber % 5 = 0 THEN calPlaNumber ELSE (SELECT conPlaNumber FROM contracts WHERE conNumber = calConNumber) END;
UPDATE callOffs SET calPerNumber = (SELECT perNumber FROM periods WHERE perYear = CAST(strftime('%Y', calOrderedOn) AS INTEGER) AND perMonth = CAST(strftime('%m', calOrderedOn) AS INTEGER));
UPDATE callOffs SET calNightHours = CASE WHEN calNumber % 3 = 0 THEN ROUND(calHours * (1 + calNumber % 7) / 10.0, 1) ELSE 0 END;
UPDATE callOffs SET calAmount = (SELECT ROUND(calHours * conHourRate + calNightHours * conHourRate * conNightPct / 100.0, 2) FROM contracts WHERE conNumber = calConNumber);
UPDATE callOffs SET calStatus = CASE WHEN calStatus = 'open' OR calStatus = 'confirmed' THEN 'invoiced' ELSE calStatus END WHERE calOrderedOn < '2025-08-01';
UPDATE callOffs SET calReactionSec = NULL WHERE calStatus = 'open' OR calNumber % 23 = 4;
UPDATE contracts SET conReviewOn = NULL WHERE conReviewOn > conEndsOn;
UPDATE callOffs SET calReactionSec = (SELECT conReactionSec * (20 + callOffs.calNumber * 67 % 97) / 100 + callOffs.calNumber % 59 FROM contracts WHERE conNumber = calConNumber) WHERE calReactionSec IS NOT NULL;
