-- Landfill: carriers bring waste over the weighbridge; each crossing is a ticket.
CREATE TABLE wasteType (
  wasteCode TEXT PRIMARY KEY,
  wasteName TEXT NOT NULL,
  ratePerTonneCents INTEGER,
  isHazardous INTEGER
);
INSERT INTO wasteType VALUES ('MSW', 'Household refuse', 9400, 0), ('C&D', 'Rubble', 3850, 0), ('GRN', 'Garden cuttings', 4200, 0), ('ASB', 'Bonded asbestos', 31500, 1), ('TYR', 'Scrap tyres', 18600, 0), ('SLG', 'Sewage sludge', 12750, 1), ('SOI', 'Clean soil', 1200, 0);
CREATE TABLE carrier (
  carrierId INTEGER PRIMARY KEY,         --: seq 401
  carrierName TEXT NOT NULL,             --: mix {Bramley|Costello|Dunwich|Eastgate|Farrow|Gilroy|Hexley|Ivybank} {Haulage|Skips|Waste} distinct
  parentCarrierId INTEGER REFERENCES carrier(carrierId), --: self carrierId null 45%
  town TEXT,                             --: pick Marlhurst*5 | Quarrington*4 | Sallow Bay*3 | Thornby*2
  creditLimitCents INTEGER,              --: pick 250000*3 | 500000*4 | 1000000*2 | NULL
  registeredAt INTEGER                   --: date 2012-01-10..2024-11-20 unix
); --: rows 22
CREATE TABLE operator (
  operatorId INTEGER PRIMARY KEY,        --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  bossId INTEGER REFERENCES operator(operatorId), --: self operatorId
  shiftName TEXT,                        --: pick Early*4 | Late*3 | Night*2
  birthAt INTEGER,                       --: date 1961-02-01..2004-05-30 unix
  startAt INTEGER                        --: date 2009-03-01..2025-05-20 unix
); --: rows 30
CREATE TABLE truck (
  truckId INTEGER PRIMARY KEY,           --: seq 7001
  plateNo TEXT NOT NULL,                 --: code @@##-@@@ distinct
  carrierId INTEGER NOT NULL REFERENCES carrier(carrierId), --: ref carrier.carrierId cover 85% skew
  bodyPartNo TEXT,                       --: pick HK-2200*4 | HK-3100*3 | TP-1800*3 | TP-1850*2 | RC-0900*2 | NULL
  bodyName TEXT,                         --: by bodyPartNo: HK-2200, HK-3100 => Hooklift; TP-1800, TP-1850 => Tipper; RC-0900 => Compactor; else => Flatbed
  tareKg INTEGER,                        --: int 3200..15500
  maxLoadKg INTEGER,                     --: int 4000..22000
  lastServiceAt INTEGER,                 --: date 2024-01-15..2025-07-05 unix null 15%
  lastCleanAt INTEGER                    --: date 2025-01-05..2025-07-12 unix null 10%
); --: rows 85
CREATE TABLE ticket (
  ticketNo INTEGER PRIMARY KEY,          --: seq 60001
  truckId INTEGER NOT NULL REFERENCES truck(truckId), --: ref truck.truckId cover 88% skew
  wasteCode TEXT NOT NULL REFERENCES wasteType(wasteCode), --: pick MSW*9 | C&D*7 | GRN*4 | ASB*2 | TYR*2 | SLG*2
  operatorId INTEGER REFERENCES operator(operatorId), --: ref operator.operatorId cover 80% null 6%
  weighedAt INTEGER NOT NULL,            --: date 2023-01-03..2025-07-13 unix
  grossKg INTEGER,                       --: int 6000..34000
  netKg INTEGER,                         --: int 400..18000 skew
  chargeCents INTEGER,                   --: price 20..900
  bridgeSec INTEGER,                     --: int 45..1500 skew
  isSheeted INTEGER                      --: pick 0*3 | 1*5
); --: rows 380
CREATE TABLE monthlyTarget (
  wasteCode TEXT NOT NULL REFERENCES wasteType(wasteCode), --: pick MSW | C&D | GRN | ASB | TYR
  targetYear INTEGER NOT NULL,           --: pick 2024 | 2025
  targetMonth INTEGER NOT NULL,          --: int 1..12
  targetTonnes INTEGER,                  --: int 20..260
  PRIMARY KEY (wasteCode, targetYear, targetMonth)
); --: rows 60
UPDATE ticket SET grossKg = netKg + (SELECT tareKg FROM truck WHERE truck.truckId = ticket.truckId);
UPDATE ticket SET chargeCents = netKg * (SELECT ratePerTonneCents FROM wasteType WHERE wasteType.wasteCode = ticket.wasteCode) / 1000;
UPDATE carrier SET carrierName = 'Hexley Skips' WHERE carrierId = 401 AND NOT EXISTS (SELECT 1 FROM carrier WHERE carrierName = 'Hexley Skips');
