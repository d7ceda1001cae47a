CREATE TABLE fair (
  faiId INTEGER PRIMARY KEY,
  faiName TEXT,
  faiCity TEXT,
  faiYear INTEGER,
  faiMonth INTEGER,
  faiFirstDay INTEGER,
  faiDays INTEGER,
  faiVisitors INTEGER
);
INSERT INTO fair VALUES (1, 'PumpForum', 'Hanover', 2022, 4, 12, 3, 14210), (2, 'Nordic Bau', 'Kiel', 2022, 5, 18, 4, 22870), (3, 'Nordic Boat', 'Kiel', 2022, 9, 8, 4, 31405), (4, 'Crumb & Crust', 'Ghent', 2022, 10, 4, 3, 9120), (5, 'PumpForum', 'Hanover', 2023, 4, 18, 3, 15080), (6, 'Nordic Bau', 'Kiel', 2023, 5, 10, 4, 21960), (7, 'Packtopia', 'Ghent', 2023, 6, 20, 2, 6040), (8, 'Nordic Boat', 'Kiel', 2023, 9, 7, 4, 29880), (9, 'Crumb & Crust', 'Ghent', 2023, 10, 10, 3, 9555), (10, 'PumpForum', 'Hanover', 2024, 4, 16, 3, 16320), (11, 'Nordic Bau', 'Kiel', 2024, 5, 15, 4, 23415), (12, 'Packtopia', 'Ghent', 2024, 6, 18, 2, 7010), (13, 'Nordic Boat', 'Kiel', 2024, 9, 5, 4, 30990), (14, 'Crumb & Crust', 'Ghent', 2024, 10, 8, 3, NULL), (15, 'GreenRoof Days', 'Linz', 2024, 11, 13, 2, NULL), (16, 'PumpForum', 'Hanover', 2025, 4, 15, 3, NULL);
CREATE TABLE exhibitor (
  exhId INTEGER PRIMARY KEY, --: seq 201
  exhCompany TEXT, --: each Alvero Pumps | Brandt Boats | Cask & Lid | Dorra Ovens | Ekelund Marine | Fjordline Decks | Gasser Dosing | Halvard Sails | Ibex Tools | Jolanda Flour | Kestner Valves | Lumo Lighting | Mirador Roofs | Nauta Engines | Osterby Timber | Pellaro Packaging | Quill Labels | Rhomberg Bricks | Sundvall Doors | Tarn Hydraulics | Ullmann Foils | Vesper Yachts | Wexel Seals | Xantos Enzymes | Yarrow Yeast | Zemlin Windows | Altberg Scaffolds | Bellweather Crates | Corvin Hoists | Dunlo Insulation | Esker Anchors | Fennec Films | Grisaille Paints | Hodler Mixers | Inlay Floors | Jupp Compressors | Kvist Kayaks | Lorient Ropes | Marzi Moulds | Nimbus Drones | Opal Glass | Prado Caulk | Rask Rigging | Solberg Trailers
  exhCountry TEXT, --: pick DE*9 | SE*4 | BE*4 | AT*3 | IT*3 | NO*2 | PL*2 | NULL
  exhCity TEXT, --: by exhCountry: DE => Kiel*2 | Hanover | Bremen*2 | Ulm; SE => Malmo | Lund; BE => Ghent*2 | Liege; AT => Linz | Graz; IT => Bergamo | Trento; NO => Bergen; PL => Poznan; else => NULL
  exhSector TEXT, --: by exhCompany: Alvero Pumps, Gasser Dosing, Kestner Valves, Tarn Hydraulics, Wexel Seals, Jupp Compressors => Fluid; Brandt Boats, Ekelund Marine, Halvard Sails, Nauta Engines, Vesper Yachts, Kvist Kayaks, Lorient Ropes, Esker Anchors, Rask Rigging, Solberg Trailers => Boating; Dorra Ovens, Jolanda Flour, Xantos Enzymes, Yarrow Yeast, Hodler Mixers, Marzi Moulds => Baking; Cask & Lid, Pellaro Packaging, Quill Labels, Ullmann Foils, Bellweather Crates, Fennec Films => Packaging; else => Building
  exhContactFirst TEXT, --: first
  exhContactLast TEXT, --: last distinct
  exhVatNo TEXT, --: code ##-#### null 10%
  exhSinceYear INTEGER --: int 2004..2024
); --: rows 44
CREATE TABLE staff (
  stfId INTEGER PRIMARY KEY, --: seq 1
  stfFirst TEXT, --: first
  stfLast TEXT, --: last distinct
  stfTeam TEXT, --: pick Sales*6 | Operations*4 | Finance*2
  stfBornOn TEXT, --: date 1962-01-01..2001-12-31
  stfHiredOn TEXT, --: date 2009-01-01..2024-06-30
  stfBossId INTEGER --: self stfId
); --: rows 32
CREATE TABLE contractor (
  conId INTEGER PRIMARY KEY, --: seq 1
  conName TEXT, --: each Blitz Elektro | Carpet Kings | Trussworks | Halbe Messebau | Klar Wasser | Floor & More | Sign Studio Nord | Stagehand Collective | Lichtfabrik | Fairlift | Panel Bros | Greenery Rent | Aqua Plug | Nordic Booth Builders | Late Night Riggers | Polster & Stuhl
  conCity TEXT, --: pick Kiel*3 | Hanover*3 | Ghent*3 | Linz | Bremen*2
  conHourlyRate REAL, --: real 32..96 1
  conInsuredTo TEXT --: date 2023-11-01..2026-06-30 null 12%
); --: rows 32
DELETE FROM contractor WHERE conId > 16;
CREATE TABLE stand (
  stdNo TEXT PRIMARY KEY, --: code S-#### distinct
  stdFaiId INTEGER, --: ref fair.faiId
  stdExhId INTEGER, --: ref exhibitor.exhId cover 90% skew
  stdStfId INTEGER, --: ref staff.stfId cover 50% skew
  stdHall TEXT, --: pick A*5 | B*4 | C*4 | D*2 | Outdoor
  stdKind TEXT, --: pick Row*6 | Corner*4 | Head*2 | Island*2
  stdWidthM REAL, --: pick 3*5 | 4*4 | 5*3 | 6*4 | 8*2 | 12
  stdDepthM REAL, --: pick 2*2 | 3*6 | 4*4 | 5*2 | 8
  stdAreaM2 REAL, --: expr stdWidthM * stdDepthM
  stdHeightM REAL, --: pick 2.5*6 | 3*3 | 4*2 | 5.5
  stdPowerKw REAL, --: pick NULL*2 | 3*6 | 6*3 | 9 | 22
  stdCarpet TEXT, --: pick grey*4 | red*2 | blue*2 | green | none*3
  stdChairs INTEGER, --: pick 0*2 | 3*4 | 6*3 | 12
  stdStaffPasses INTEGER, --: int 2..24 skew
  stdNet REAL, --: pick 0
  stdVat REAL, --: pick 0
  stdGross REAL, --: pick 0
  stdDeposit REAL, --: pick 0
  stdOrderedOn TEXT, --: pick x
  stdConfirmedOn TEXT, --: pick x
  stdDueOn TEXT, --: pick x
  stdPaidOn TEXT, --: pick x
  stdBuiltOn TEXT, --: pick x
  stdCancelledOn TEXT --: pick x
); --: rows 340
CREATE TABLE job (
  jobId INTEGER PRIMARY KEY, --: seq 9001
  jobStdNo TEXT, --: ref stand.stdNo cover 72% skew
  jobConId INTEGER, --: ref contractor.conId cover 88% skew
  jobKind TEXT, --: pick wiring*5 | carpet*4 | walls*5 | truss*2 | water*2 | signage*3
  jobOrderedOn TEXT, --: pick x
  jobDueOn TEXT, --: pick x
  jobDoneOn TEXT, --: pick x
  jobHours REAL, --: real 1..26 1 skew
  jobCost REAL, --: pick 0
  jobDefects INTEGER --: pick 0*9 | 1*2 | 2 | 4
); --: rows 360
UPDATE staff SET stfBossId = CASE WHEN stfId = 1 THEN NULL WHEN stfId < 6 THEN 1 ELSE 2 + stfId * 5 % 4 END;
DELETE FROM staff WHERE stfId > 24;
UPDATE stand SET stdStfId = 1 + stdStfId % 13 WHERE stdStfId > 24;
UPDATE stand SET stdOrderedOn = (SELECT date(printf('%d-%02d-%02d', faiYear, faiMonth, faiFirstDay), '-' || (50 + stand.rowid * 7919 % 211) || ' days') FROM fair WHERE faiId = stdFaiId);
DELETE FROM stand WHERE stdOrderedOn > '2024-09-14';
UPDATE stand SET stdNet = round(stdAreaM2 * CASE stdKind WHEN 'Row' THEN 178 WHEN 'Corner' THEN 205 WHEN 'Head' THEN 221 ELSE 240 END * CASE stdHall WHEN 'Outdoor' THEN 0.6 ELSE 1 END + rowid % 9 * 35, 2);
UPDATE stand SET stdVat = round(stdNet * CASE WHEN rowid % 6 = 0 THEN 0 ELSE 0.19 END, 2);
UPDATE stand SET stdGross = round(stdNet + stdVat, 2) + CASE WHEN rowid % 83 = 5 THEN 100 ELSE 0 END;
UPDATE stand SET stdDeposit = CASE WHEN rowid % 7 = 3 THEN NULL ELSE round(stdGross * 0.3, 2) END, stdConfirmedOn = CASE WHEN rowid % 19 = 4 THEN NULL ELSE date(stdOrderedOn, '+' || (1 + rowid * 31 % 17) || ' days') END, stdDueOn = date(stdOrderedOn, '+' || (20 + rowid % 3 * 10) || ' days');
UPDATE stand SET stdPaidOn = CASE WHEN rowid % 8 = 1 THEN NULL ELSE date(stdDueOn, printf('%+d days', rowid * 53 % 41 - 22)) END, stdCancelledOn = CASE WHEN rowid % 14 = 6 THEN date(stdOrderedOn, '+' || (9 + rowid % 30) || ' days') END, stdBuiltOn = (SELECT date(printf('%d-%02d-%02d', faiYear, faiMonth, faiFirstDay), '-' || (1 + stand.rowid % 4) || ' days') FROM fair WHERE faiId = stdFaiId);
UPDATE stand SET stdBuiltOn = NULL WHERE stdBuiltOn > '2024-09-14' OR stdCancelledOn IS NOT NULL;
UPDATE stand SET stdPaidOn = NULL WHERE stdPaidOn > '2024-09-14' OR (stdCancelledOn IS NOT NULL AND rowid % 3 > 0);
UPDATE stand SET stdConfirmedOn = NULL WHERE stdConfirmedOn > '2024-09-14';
UPDATE stand SET stdCancelledOn = NULL WHERE stdCancelledOn > '2024-09-14';
DELETE FROM job WHERE jobStdNo NOT IN (SELECT stdNo FROM stand);
UPDATE job SET jobConId = 1 + jobConId % 16 WHERE jobConId > 16;
UPDATE job SET jobConId = 2 WHERE jobConId = 13;
UPDATE job SET jobDueOn = (SELECT date(printf('%d-%02d-%02d', f.faiYear, f.faiMonth, f.faiFirstDay), '-' || (2 + jobId % 3) || ' days') FROM stand AS s JOIN fair AS f ON s.stdFaiId = f.faiId WHERE s.stdNo = jobStdNo);
UPDATE job SET jobOrderedOn = date(jobDueOn, '-' || (12 + jobId * 17 % 26) || ' days'), jobDoneOn = date(jobDueOn, printf('%+d days', jobId * 29 % 11 - 8)), jobCost = (SELECT round(jobHours * conHourlyRate + jobId % 5 * 40, 2) FROM contractor WHERE conId = jobConId);
DELETE FROM job WHERE jobOrderedOn > '2024-09-14';
UPDATE job SET jobDoneOn = NULL WHERE jobDoneOn > '2024-09-14' OR jobId % 41 = 3;
UPDATE exhibitor SET exhVatNo = '41-7733' WHERE exhId IN (204, 219, 230);
UPDATE exhibitor SET exhVatNo = '20-1158' WHERE exhId IN (207, 241);
CREATE VIEW open_invoice AS SELECT s.stdNo AS opiStandNo, e.exhCompany AS opiCompany, s.stdGross AS opiGross, s.stdDueOn AS opiDueOn FROM stand AS s JOIN exhibitor AS e ON s.stdExhId = e.exhId WHERE s.stdPaidOn IS NULL AND s.stdCancelledOn IS NULL;
CREATE VIEW fair_total AS SELECT f.faiName AS ftoName, f.faiYear AS ftoYear, COUNT(s.stdNo) AS ftoStands, SUM(s.stdAreaM2) AS ftoAreaM2, SUM(s.stdNet) AS ftoNet FROM fair AS f LEFT JOIN stand AS s ON s.stdFaiId = f.faiId AND s.stdCancelledOn IS NULL GROUP BY f.faiId;
