-- An archive of passenger lists, 1886 to 1913: ships, voyages, people aboard, and the scans of the pages.
CREATE TABLE port (
  prtId INTEGER PRIMARY KEY,
  prtName TEXT NOT NULL,
  prtLand TEXT,
  prtTidal TEXT
);
INSERT INTO port VALUES (1, 'Hamburg', 'Germany', 'yes'), (2, 'Bremerhaven', 'Germany', 'yes'), (3, 'Queenstown', 'Ireland', 'no'), (4, 'Glasgow', 'Scotland', 'yes'), (5, 'Trieste', 'Austria', 'no'), (6, 'New York', 'United States', 'no'), (7, 'Halifax', 'Canada', 'no'), (8, 'Galveston', 'United States', 'no'), (9, 'Buenos Aires', 'Argentina', 'no'), (10, 'Libau', 'Russia', 'no');
CREATE TABLE carrier (
  carCode TEXT PRIMARY KEY,
  carName TEXT,
  carSeat TEXT
);
INSERT INTO carrier VALUES ('NOL', 'Northern Ocean Line', 'Hamburg'), ('HSP', 'Hibernia Steam Packet', 'Queenstown'), ('AUA', 'Adria-America', 'Trieste'), ('CLY', 'Clyde and Western', 'Glasgow'), ('BAL', 'Baltic Mail', 'Libau'), ('TEX', 'Gulf Emigrant Line', 'Galveston');
CREATE TABLE ship (
  shpId INTEGER PRIMARY KEY,   --: seq 1
  shpName TEXT,                --: mix {Empress|Star|Maid|Queen|Pride|Lady} of {Dunmore|Tyrol|Lapland|Argyll|Moravia|Ulster} distinct
  shpCarCode TEXT REFERENCES carrier(carCode), --: pick NOL*5 | HSP*4 | AUA*3 | CLY*3 | BAL*3
  shpBuiltYr INTEGER,          --: int 1871..1908
  shpBuiltMo INTEGER,          --: int 1..12
  shpTons INTEGER,             --: int 1400..18600 skew
  shpSister INTEGER REFERENCES ship(shpId) --: self shpId
); --: rows 24
CREATE TABLE voyage (
  voyId INTEGER PRIMARY KEY,   --: seq 301
  voyShpId INTEGER REFERENCES ship(shpId), --: ref ship.shpId cover 85%
  voyFrom INTEGER REFERENCES port(prtId), --: pick 1*5 | 2*3 | 3*4 | 4*3 | 5*2 | 10*2
  voyTo INTEGER REFERENCES port(prtId), --: pick 6*7 | 7*4 | 8*2 | 9*3
  voyLeft INTEGER,             --: date 1886-03-01..1913-10-20 yyyymmdd
  voyDocked INTEGER,           --: after voyLeft 7..31 days yyyymmdd null 5%
  voyStorm INTEGER,            --: int 0..11 normal
  voyCrew INTEGER              --: int 38..310
); --: rows 74
CREATE TABLE passenger (
  pasId INTEGER PRIMARY KEY,   --: seq 40001
  pasVoyId INTEGER REFERENCES voyage(voyId), --: ref voyage.voyId cover 88% skew
  pasFirst TEXT,               --: pick Anna*4 | Bridget*3 | Catherine*2 | Elias*2 | Franz*3 | Giovanni*2 | Hedwig*2 | Ivan*2 | Jakob*4 | Josef*3 | Karl*3 | Luise*2 | Maria*5 | Michael*3 | Nikolaus | Patrick*3 | Rosa*2 | Sean*2 | Theresia*2 | Wilhelm*2
  pasLast TEXT,                --: pick Adler*2 | Bauer*3 | Brandl | Byrne*3 | Cassidy*2 | Costa*2 | Doyle*3 | Fabbri | Gruber*3 | Hofer*2 | Ivanov*2 | Kaminski*3 | Kelly*3 | Lorenz*2 | Mayer*3 | Moran*2 | Nowak*3 | Petrov*2 | Rossi*2 | Sokolov | Steiner*2 | Weiss*3
  pasBorn INTEGER,             --: date 1838-01-01..1895-12-01 yyyymmdd
  pasClass TEXT,               --: pick steerage*9 | second*3 | first
  pasTrade TEXT,               --: pick farmhand*5 | maid*4 | joiner*2 | tailor*3 | miner*3 | baker*2 | clerk null 14%
  pasTown TEXT,                --: pick Hamburg*2 | Krakau*3 | Cork*4 | Glasgow*2 | Trieste*2 | Innsbruck*3 | Riga*2 | Galway*2
  pasFare REAL,                --: real 3.5..42 1 skew
  pasHead INTEGER REFERENCES passenger(pasId)
); --: rows 330
CREATE TABLE inspection (
  insId INTEGER PRIMARY KEY,   --: seq 1
  insPasId INTEGER REFERENCES passenger(pasId), --: ref passenger.pasId cover 72%
  insAt TEXT,
  insMin INTEGER,              --: int 1..75 skew
  insResult TEXT,              --: pick admitted*12 | detained*3 | sent back
  insHealth INTEGER            --: int 1..5
); --: rows 250
CREATE TABLE baggage (
  bagTag TEXT PRIMARY KEY,     --: code TG-#### distinct
  bagPasId INTEGER REFERENCES passenger(pasId), --: ref passenger.pasId cover 50%
  bagKind TEXT,                --: pick trunk*5 | bundle*5 | basket*2 | tool chest*2 | feather bed
  bagKg REAL                   --: real 2..88 1 skew
); --: rows 220
CREATE TABLE worker (
  wrkId INTEGER PRIMARY KEY,   --: seq 1
  wrkFirst TEXT,               --: first
  wrkLast TEXT,                --: last distinct
  wrkBorn INTEGER,             --: date 1951-01-01..2005-10-30 yyyymmdd
  wrkSince INTEGER,            --: date 2015-01-10..2024-09-30 yyyymmdd
  wrkTrained INTEGER           --: pick 1*3 | 0
); --: rows 30
CREATE TABLE scan (
  scnId INTEGER PRIMARY KEY,   --: seq 90001
  scnVoyId INTEGER REFERENCES voyage(voyId), --: ref voyage.voyId cover 80%
  scnBox TEXT,                 --: pick BX-014*4 | BX-015*5 | BX-021*3 | BX-033*6 | BX-040*2 | BX-047
  scnPages INTEGER,            --: int 1..24 skew
  scnAt TEXT,                  --: date 2023-01-09..2025-03-28 %Y-%m-%d %H:%M:%S
  scnMin INTEGER,              --: int 3..95 skew
  scnQuality INTEGER,          --: int 25..100 normal
  scnWrkId INTEGER REFERENCES worker(wrkId) --: ref worker.wrkId cover 75% skew
); --: rows 240
UPDATE ship SET shpSister = NULL WHERE shpId % 3 > 0;
UPDATE voyage SET voyLeft = voyLeft + 150000 WHERE voyLeft / 10000 < (SELECT shpBuiltYr FROM ship WHERE shpId = voyShpId) AND voyLeft < 18981231 AND voyLeft % 10000 <> 229;
UPDATE ship SET shpBuiltYr = (SELECT MIN(voyLeft) / 10000 - 1 - shpId % 6 FROM voyage WHERE voyShpId = shpId) WHERE shpBuiltYr >= (SELECT MIN(voyLeft) / 10000 FROM voyage WHERE voyShpId = shpId);
UPDATE voyage SET voyDocked = CAST(strftime('%Y%m%d', substr(voyLeft, 1, 4) || '-' || substr(voyLeft, 5, 2) || '-' || substr(voyLeft, 7, 2), '+' || (8 + voyId * 11 % 23) || ' days') AS INTEGER) WHERE voyDocked IS NOT NULL;
UPDATE passenger SET pasHead = pasId - 1, pasVoyId = (SELECT P.pasVoyId FROM passenger AS P WHERE P.pasId = passenger.pasId - 1), pasLast = (SELECT P.pasLast FROM passenger AS P WHERE P.pasId = passenger.pasId - 1), pasTown = (SELECT P.pasTown FROM passenger AS P WHERE P.pasId = passenger.pasId - 1) WHERE pasId % 3 = 0;
UPDATE passenger SET pasBorn = pasBorn - 400000 + (SELECT voyLeft / 10000 * 10000 - 18700000 FROM voyage WHERE voyId = pasVoyId) WHERE pasBorn > (SELECT voyLeft - 10000 FROM voyage WHERE voyId = pasVoyId) AND pasBorn % 10000 <> 229;
UPDATE inspection SET insAt = (SELECT substr(voyDocked, 1, 4) || '-' || substr(voyDocked, 5, 2) || '-' || substr(voyDocked, 7, 2) FROM passenger JOIN voyage ON pasVoyId = voyId WHERE pasId = insPasId) || ' ' || printf('%02d:%02d:00', 8 + insId % 10, insId * 7 % 60);
DELETE FROM inspection WHERE insAt IS NULL;
UPDATE worker SET wrkSince = 20221101 WHERE wrkSince > (SELECT MIN(CAST(strftime('%Y%m%d', scnAt) AS INTEGER)) FROM scan WHERE scnWrkId = wrkId);
UPDATE worker SET wrkBorn = wrkBorn - 150000 WHERE wrkSince - wrkBorn < 160000;
UPDATE scan SET scnQuality = 31 WHERE scnId = (SELECT MIN(scnId) FROM scan WHERE scnBox = 'BX-021');
