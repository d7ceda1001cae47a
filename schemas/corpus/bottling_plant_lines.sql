CREATE TABLE lineMonth (
  lineNo INTEGER, -- 1 to 6
  year INTEGER,
  month INTEGER, -- 1 to 12
  plannedBottles INTEGER,
  plannedHours REAL, -- running hours foreseen
  energyKwh REAL,
  leadFirst TEXT,
  leadLast TEXT, -- line lead of that month
  hall TEXT,
  PRIMARY KEY (lineNo, year, month)
);
INSERT INTO lineMonth
SELECT l.column1, y.column1, m.column1,
  (180 + (l.column1 * 53 + m.column1 * 17 + y.column1 * 5) % 140) * 1000,
  140 + (l.column1 * 31 + m.column1 * 19 + y.column1) % 90,
  round(9000 + (l.column1 * 1373 + m.column1 * 911 + y.column1 * 77) % 8200 + 0.5 * l.column1, 1),
  CASE (l.column1 * 2 + m.column1 / 4 + y.column1) % 7 WHEN 0 THEN 'Odile' WHEN 1 THEN 'Bernard' WHEN 2 THEN 'Sunita' WHEN 3 THEN 'Piotr' WHEN 4 THEN 'Marisol' WHEN 5 THEN 'Tobias' ELSE 'Farah' END,
  CASE (l.column1 * 2 + m.column1 / 4 + y.column1) % 7 WHEN 0 THEN 'Ferrand' WHEN 1 THEN 'Okonjo' WHEN 2 THEN 'Rawat' WHEN 3 THEN 'Zielak' WHEN 4 THEN 'Quispe' WHEN 5 THEN 'Aldous' ELSE 'Nasser' END,
  CASE WHEN l.column1 <= 2 THEN 'North' WHEN l.column1 <= 5 THEN 'South' ELSE 'Annex' END
FROM (VALUES (1), (2), (3), (4), (5), (6)) AS l, (VALUES (2024), (2025)) AS y, (VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12)) AS m
WHERE NOT (y.column1 = 2025 AND m.column1 > 10);
CREATE TABLE lineEvent (
  eventNo INTEGER PRIMARY KEY,           --: seq 10001
  kind TEXT, -- R run, S stoppage --: const R
  lineNo INTEGER,                        --: pick 1*4 | 2*4 | 3*3 | 4*3 | 5*2 | 6
  year INTEGER, -- of startedAt --: expr CAST(strftime('%Y', startedAt) AS INTEGER)
  month INTEGER,                         --: expr CAST(strftime('%m', startedAt) AS INTEGER)
  startedAt TEXT,                        --: date 2024-01-02..2025-10-30 %Y-%m-%d %H:%M:%S
  endedAt TEXT,                          --: after startedAt 110..590 minutes %Y-%m-%d %H:%M:%S until 2025-10-31
  shift TEXT, -- E early, L late, N night --: const E
  operatorFirst TEXT,                    --: pick Agnes*3 | Bram*4 | Chidi*2 | Dagny*3 | Ewan*2 | Farah*4 | Goran
  operatorLast TEXT,                     --: by operatorFirst: Agnes => Petit; Bram => Holst; Chidi => Eze; Dagny => Lund; Ewan => Muir; Farah => Nasser; Goran => Babic
  confirmed TEXT, -- Y/N, checked by the shift office --: pick Y*7 | N*2
  followsNo INTEGER REFERENCES lineEvent(eventNo), --: const 0
  FOREIGN KEY (lineNo, year, month) REFERENCES lineMonth(lineNo, year, month)
); --: rows 380
CREATE TABLE productionRun (
  eventNo INTEGER PRIMARY KEY REFERENCES lineEvent(eventNo), --: seq 10001
  skuNo TEXT, -- article number of the filled bottle --: const x
  product TEXT,                          --: pick Still Spring*5 | Sparkling Spring*4 | Cola Noir*3 | Lemon Fizz*3 | Apple Spritz*2 | Iced Tea Peach*2
  sizeMl INTEGER, -- millilitres --: pick 330*2 | 500*4 | 1000*3 | 1500*2
  capPartNo TEXT, -- part number of the cap --: pick CAP-28-BL*4 | CAP-28-WH*3 | CAP-38-GN*2 | CAP-26-CR
  bottlesFilled INTEGER,                 --: int 4200..38000
  bottlesRejected INTEGER,               --: int 0..900 skew
  fillTempC REAL,                        --: real 3.5..22 1 null 7%
  released TEXT, -- Y/N, lot cleared by the lab --: pick Y*8 | N
  labScore INTEGER -- 0 to 100 --: int 61..100 null 12%
); --: rows 225
CREATE TABLE stoppage (
  eventNo INTEGER PRIMARY KEY REFERENCES lineEvent(eventNo), --: seq 10226
  reason TEXT,                           --: pick jam*5 | cleaning*4 | changeover*4 | sensor fault*3 | no caps*2 | leak*2 | power dip
  station TEXT, -- machine of the line --: pick filler*4 | labeller*3 | capper*3 | palletiser*2 | washer*2
  partNo TEXT, -- spare part fitted, if any --: pick NULL*6 | SEAL-0417*3 | BELT-2210*2 | NOZ-105*2 | SENS-88*2 | GRIP-330
  partCostEur REAL,                      --: const 0
  fixerFirst TEXT,                       --: pick Ines*3 | Jovan*4 | Karim*2 | Lotte*2
  fixerLast TEXT,                        --: by fixerFirst: Ines => Prado; Jovan => Simic; Karim => Haddad; Lotte => Brink
  grade INTEGER, -- 1 minor to 3 severe --: pick 1*5 | 2*3 | 3
  warranty TEXT -- Y/N --: pick N*6 | Y
); --: rows 155
UPDATE lineEvent SET kind = 'S' WHERE eventNo > 10225;
UPDATE lineEvent SET endedAt = datetime(startedAt, '+' || (4 + eventNo * 37 % 211) || ' minutes') WHERE kind = 'S';
UPDATE lineEvent SET startedAt = datetime(startedAt, '+9 hours'), endedAt = datetime(endedAt, '+9 hours') WHERE eventNo % 3 = 0;
UPDATE lineEvent SET year = CAST(strftime('%Y', startedAt) AS INTEGER), month = CAST(strftime('%m', startedAt) AS INTEGER);
UPDATE lineEvent SET endedAt = NULL WHERE eventNo % 61 = 4;
UPDATE lineEvent SET shift = CASE WHEN strftime('%H', startedAt) BETWEEN '06' AND '13' THEN 'E' WHEN strftime('%H', startedAt) BETWEEN '14' AND '21' THEN 'L' ELSE 'N' END;
UPDATE lineEvent SET followsNo = CASE WHEN eventNo % 4 = 2 THEN (SELECT MAX(e.eventNo) FROM lineEvent AS e WHERE e.lineNo = lineEvent.lineNo AND e.startedAt = (SELECT MAX(f.startedAt) FROM lineEvent AS f WHERE f.lineNo = lineEvent.lineNo AND f.startedAt < lineEvent.startedAt)) END;
UPDATE productionRun SET skuNo = CASE product WHEN 'Still Spring' THEN 'STL' WHEN 'Sparkling Spring' THEN 'SPK' WHEN 'Cola Noir' THEN 'COL' WHEN 'Lemon Fizz' THEN 'LEM' WHEN 'Apple Spritz' THEN 'APL' ELSE 'TEA' END || '-' || printf('%04d', sizeMl);
UPDATE stoppage SET partCostEur = CASE partNo WHEN 'SEAL-0417' THEN 18.4 WHEN 'BELT-2210' THEN 236 WHEN 'NOZ-105' THEN 74.9 WHEN 'SENS-88' THEN 129 WHEN 'GRIP-330' THEN 52.5 END;
UPDATE stoppage SET warranty = 'N' WHERE fixerFirst = 'Lotte';
