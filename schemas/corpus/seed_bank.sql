CREATE TABLE Species (
  SpeciesId INTEGER PRIMARY KEY,
  LatinName TEXT NOT NULL,
  CommonName TEXT,
  Family TEXT,
  RedList TEXT, -- LC, NT, VU, EN, CR
  Storage TEXT -- orthodox seed can be dried and frozen, recalcitrant cannot
);
INSERT INTO Species VALUES
(1, 'Gentiana pneumonanthe', 'marsh gentian', 'Gentianaceae', 'EN', 'orthodox'),
(2, 'Arnica montana', 'arnica', 'Asteraceae', 'VU', 'orthodox'),
(3, 'Quercus robur', 'pedunculate oak', 'Fagaceae', 'LC', 'recalcitrant'),
(4, 'Dianthus superbus', 'large pink', 'Caryophyllaceae', 'NT', 'orthodox'),
(5, 'Centaurea cyanus', 'cornflower', 'Asteraceae', 'LC', 'orthodox'),
(6, 'Pulsatilla vulgaris', 'pasqueflower', 'Ranunculaceae', 'NT', 'orthodox'),
(7, 'Adonis flammea', 'large pheasant''s eye', 'Ranunculaceae', 'CR', 'orthodox'),
(8, 'Castanea sativa', 'sweet chestnut', 'Fagaceae', 'LC', 'recalcitrant'),
(9, 'Bromus grossus', 'whiskered brome', 'Poaceae', 'EN', 'orthodox'),
(10, 'Stipa pennata', 'feather grass', 'Poaceae', 'VU', 'orthodox'),
(11, 'Campanula glomerata', 'clustered bellflower', 'Campanulaceae', 'LC', 'orthodox'),
(12, 'Agrostemma githago', 'corncockle', 'Caryophyllaceae', 'VU', 'orthodox'),
(13, 'Scorzonera humilis', 'viper''s grass', 'Asteraceae', 'NT', 'orthodox'),
(14, 'Cypripedium calceolus', 'lady''s slipper', 'Orchidaceae', 'CR', 'orthodox'),
(15, 'Viola persicifolia', 'fen violet', 'Violaceae', 'EN', 'orthodox'),
(16, 'Bromus secalinus', 'rye brome', 'Poaceae', NULL, 'orthodox');
CREATE TABLE Country (
  CountryCode TEXT PRIMARY KEY,
  CountryName TEXT,
  Treaty TEXT -- Y if its seed may be passed on without a permit
);
INSERT INTO Country VALUES ('AT', 'Austria', 'Y'), ('CH', 'Switzerland', 'Y'), ('CZ', 'Czechia', 'Y'), ('SI', 'Slovenia', 'N'), ('HU', 'Hungary', 'Y'), ('RO', 'Romania', 'N'), ('IT', 'Italy', 'Y');
CREATE TABLE Partner (
  PartnerId INTEGER PRIMARY KEY,
  PartnerName TEXT,
  PartnerKind TEXT, -- garden, university, park or private
  CountryCode TEXT REFERENCES Country(CountryCode),
  Since TEXT,
  EndedOn TEXT
);
INSERT INTO Partner VALUES
(1, 'Graz Botanic Garden', 'garden', 'AT', '2003-04-01', NULL),
(2, 'Karst Park', 'park', 'SI', '2012-09-15', NULL),
(3, 'University of Brno', 'university', 'CZ', '2009-10-01', NULL),
(4, 'Seedsavers Thurgau', 'private', 'CH', '2016-02-20', '2024-06-30'),
(5, 'Retezat Park', 'park', 'RO', '2018-05-05', NULL),
(6, 'Szeged Arboretum', 'garden', 'HU', '2011-03-12', NULL),
(7, 'University of Padua', 'university', 'IT', '2007-11-30', NULL),
(8, 'Alpine Garden Davos', 'garden', 'CH', '2019-06-01', NULL),
(9, 'Wachau Meadow Trust', 'private', 'AT', '2021-01-10', NULL),
(10, 'Cluj Botanic Garden', 'garden', 'RO', '2020-07-07', '2023-12-31'),
(11, 'University of Innsbruck', 'university', 'AT', '2005-09-09', NULL),
(12, 'Triglav Park', 'park', 'SI', '2024-08-01', NULL);
CREATE TABLE Curator (
  CuratorId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  HiredOn TEXT, --: date 2004-02-01..2024-09-01
  LeftOn TEXT, --: pick NULL*8 | 2024-03-31 | 2025-01-31
  Section TEXT, --: pick drying*3 | testing*4 | vault*3 | field*4
  ReportsTo INTEGER REFERENCES Curator(CuratorId), --: self CuratorId
  WeeklyHours REAL --: pick 38.5*5 | 30*2 | 20*2
); --: rows 30
UPDATE Curator SET LeftOn = NULL WHERE CuratorId < 4 OR LeftOn < HiredOn;
CREATE TABLE Accession (
  AccessionNo TEXT PRIMARY KEY, --: code SB-#####
  SpeciesId INTEGER REFERENCES Species(SpeciesId), --: pick 1*5 | 2*6 | 3*3 | 4*4 | 5*6 | 6*5 | 7*2 | 8*2 | 9*3 | 10*4 | 11*5 | 12*4 | 13*3 | 15*2
  PartnerId INTEGER REFERENCES Partner(PartnerId), -- who sent it; empty if our own trip --: pick 1*5 | 2*3 | 3*4 | 4*2 | 5*3 | 6*3 | 7*3 | 8*2 | 9*2 | 11*4 | NULL*7
  OriginCode TEXT REFERENCES Country(CountryCode), -- country where it was gathered --: pick AT*8 | CH*4 | CZ*4 | SI*3 | HU*3 | RO*3 | IT*3 | NULL
  CollectedOn TEXT, --: date 2015-06-01..2025-03-20
  ReceivedOn TEXT, --: after CollectedOn 2..200 days until 2025-07-31
  FirstTestedOn TEXT, --: after ReceivedOn 10..240 days until 2025-07-31
  AltitudeM INTEGER, --: int 90..2450 skew
  SeedCount INTEGER, -- estimate on arrival --: int 120..24000 skew
  SeedsLeft INTEGER, --: const 1
  MassG REAL, -- mass of the whole lot on arrival --: real 0.4..900 1 skew
  MoisturePct REAL, --: real 3.5..14 1 normal null 6%
  VaultShelf TEXT, --: code @-##
  Status TEXT -- A in the vault, D drying, L lost viability, X given away entirely --: pick A*13 | L*2 | X
); --: rows 190
UPDATE Accession SET Status = 'D', FirstTestedOn = NULL, VaultShelf = NULL WHERE ReceivedOn >= '2025-04-01';
UPDATE Accession SET ReceivedOn = date(CollectedOn, '+40 days') WHERE ReceivedOn IS NULL;
UPDATE Accession SET SeedsLeft = CASE Status WHEN 'X' THEN 0 WHEN 'D' THEN SeedCount ELSE SeedCount * (35 + ROWID * 19 % 60) / 100 END;
UPDATE Accession SET VaultShelf = NULL WHERE Status = 'X';
CREATE TABLE GerminationTest (
  TestId INTEGER PRIMARY KEY, --: seq 2001
  AccessionNo TEXT REFERENCES Accession(AccessionNo), --: ref Accession.AccessionNo cover 85%
  CuratorId INTEGER REFERENCES Curator(CuratorId), --: ref Curator.CuratorId cover 50%
  StartedOn TEXT, --: date 2016-01-10..2025-06-20
  EndedOn TEXT, --: after StartedOn 14..84 days until 2025-07-31
  SeedsSown INTEGER, --: pick 25*2 | 50*5 | 100*3
  SeedsUp INTEGER, -- germinated --: const 0
  Medium TEXT, --: pick agar*5 | paper*4 | sand*2
  TempC REAL, --: pick 10*2 | 15*3 | 20*5 | 25*2
  LightYn TEXT --: pick Y*4 | N*2
); --: rows 330
UPDATE GerminationTest SET SeedsUp = SeedsSown * (TestId * 37 % 83 + 15) / 100;
UPDATE GerminationTest SET SeedsUp = NULL WHERE EndedOn IS NULL;
DELETE FROM GerminationTest WHERE StartedOn < (SELECT ReceivedOn FROM Accession AS a WHERE a.AccessionNo = GerminationTest.AccessionNo);
UPDATE Accession SET FirstTestedOn = (SELECT MIN(StartedOn) FROM GerminationTest AS g WHERE g.AccessionNo = Accession.AccessionNo) WHERE Status <> 'D';
DELETE FROM GerminationTest WHERE AccessionNo IN (SELECT AccessionNo FROM Accession WHERE Status = 'D');
DELETE FROM GerminationTest WHERE CuratorId IN (SELECT CuratorId FROM Curator AS c WHERE c.HiredOn > GerminationTest.StartedOn OR c.LeftOn < GerminationTest.StartedOn) AND TestId % 2 = 0;
UPDATE GerminationTest SET CuratorId = NULL WHERE CuratorId IN (SELECT CuratorId FROM Curator AS c WHERE c.HiredOn > GerminationTest.StartedOn OR c.LeftOn < GerminationTest.StartedOn);
UPDATE Accession SET FirstTestedOn = (SELECT MIN(StartedOn) FROM GerminationTest AS g WHERE g.AccessionNo = Accession.AccessionNo) WHERE Status <> 'D';
CREATE TABLE Shipment (
  ShipmentNo INTEGER PRIMARY KEY, --: seq 7001
  PartnerId INTEGER REFERENCES Partner(PartnerId), --: pick 1*5 | 2*3 | 3*4 | 4*2 | 5*2 | 6*3 | 7*5 | 8*3 | 9*3 | 11*5
  RequestedOn TEXT, --: date 2022-02-01..2025-07-20
  SentOn TEXT, --: after RequestedOn 2..60 days until 2025-07-31
  ArrivedOn TEXT, --: after SentOn 1..18 days until 2025-07-31
  Purpose TEXT, --: pick research*5 | reintroduction*4 | exchange*3 | display
  PostageEur REAL, --: price 6..140
  HandlingEur REAL, --: pick 0*2 | 15*4 | 35*3
  Status TEXT -- O open, S sent, C cancelled --: const S
); --: rows 140
UPDATE Shipment SET Status = 'C', SentOn = NULL, ArrivedOn = NULL, PostageEur = NULL, HandlingEur = NULL WHERE ShipmentNo % 12 = 5;
UPDATE Shipment SET Status = 'O', PostageEur = NULL WHERE SentOn IS NULL AND Status = 'S';
UPDATE Shipment SET ArrivedOn = NULL WHERE ShipmentNo % 23 = 2;
CREATE TABLE ShipmentItem (
  ShipmentNo INTEGER REFERENCES Shipment(ShipmentNo), --: ref Shipment.ShipmentNo cover 95%
  AccessionNo TEXT REFERENCES Accession(AccessionNo), --: ref Accession.AccessionNo cover 50%
  Seeds INTEGER, --: pick 50*4 | 100*5 | 200*3 | 500*2 | 1000
  PricePer100Eur REAL, -- per hundred seeds --: pick 0*2 | 4.5*4 | 8*3 | 12.5*2
  PRIMARY KEY (ShipmentNo, AccessionNo)
); --: rows 280
DELETE FROM ShipmentItem WHERE EXISTS (SELECT 1 FROM Accession AS a JOIN Shipment AS s WHERE a.AccessionNo = ShipmentItem.AccessionNo AND s.ShipmentNo = ShipmentItem.ShipmentNo AND (a.ReceivedOn > s.RequestedOn OR a.Status = 'D'));
UPDATE Shipment SET PartnerId = 8 WHERE PartnerId = 4 AND RequestedOn > '2024-06-30';
UPDATE Shipment SET Status = 'O', SentOn = NULL, ArrivedOn = NULL, PostageEur = NULL WHERE Status = 'S' AND RequestedOn >= '2025-05-20';
