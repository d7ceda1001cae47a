-- Field survey of the Ostermark reserves: plots walked by teams, what was seen there, and under which conditions.
CREATE TABLE Plot (
  PlotId INTEGER PRIMARY KEY,
  PlotName TEXT NOT NULL,
  Reserve TEXT, -- protected area that the plot lies in
  Habitat TEXT,
  AreaHa REAL, -- hectares
  AltitudeM INTEGER,
  FenceState TEXT, -- fenced or unfenced
  LeaseCents INTEGER, -- yearly rent to the land owner
  FirstSurveyOn TEXT
);
INSERT INTO Plot VALUES
 (1, 'Heron Island', 'Lower Oster', 'reed bed', 4.2, 12, 'unfenced', 0, '2019-04-02'),
 (2, 'Sluice Bend', 'Lower Oster', 'reed bed', 2.8, 10, 'fenced', 48000, '2019-04-05'),
 (3, 'Alder Carr', 'Lower Oster', 'wet woodland', 6.5, 15, 'unfenced', 36000, '2020-03-18'),
 (4, 'Goose Meadow', 'Lower Oster', 'meadow', 9.1, 14, 'fenced', 92000, '2019-05-11'),
 (5, 'Stone Quarry', 'Karn Hills', 'scree', 3.3, 410, 'fenced', 15000, '2021-06-07'),
 (6, 'Juniper Slope', 'Karn Hills', 'heath', 7.7, 365, 'unfenced', 28000, '2020-05-20'),
 (7, 'Larch Ridge', 'Karn Hills', 'dry woodland', 11.4, 520, 'unfenced', 54000, '2020-05-21'),
 (8, 'Shepherd Hollow', 'Karn Hills', 'meadow', 5.0, 330, 'fenced', 41000, '2022-04-29'),
 (9, 'Black Pool', 'Tolmen Moor', 'bog', 8.6, 220, 'unfenced', 0, '2019-06-14'),
 (10, 'Cotton Grass Flat', 'Tolmen Moor', 'bog', 12.9, 228, 'fenced', 22000, '2019-06-15'),
 (11, 'Peat Track', 'Tolmen Moor', 'heath', 4.4, 241, 'unfenced', 9000, '2023-03-30'),
 (12, 'Twin Oaks', 'Amberley', 'dry woodland', 6.1, 88, 'unfenced', 63000, '2021-04-10'),
 (13, 'Mill Pond', 'Amberley', 'reed bed', 1.9, 71, 'fenced', 30000, '2021-04-11'),
 (14, 'Orchard Edge', 'Amberley', 'meadow', 3.7, 76, 'unfenced', 27000, '2022-05-02'),
 (15, 'Old Brickworks', 'Amberley', 'scree', 2.2, 80, 'fenced', 12000, '2024-09-01'),
 (16, 'Gravel Spit', 'Lower Oster', 'scree', 1.5, 8, 'unfenced', 5000, '2025-10-12');
CREATE TABLE Species (
  SpeciesId INTEGER PRIMARY KEY,
  CommonName TEXT,
  LatinName TEXT,
  Kind TEXT, -- bird, amphibian, mammal or insect
  RedListCode TEXT, -- LC least concern, NT near threatened, VU vulnerable, EN endangered
  FirstRecordYear INTEGER
);
INSERT INTO Species VALUES
 (1, 'Grey Heron', 'Ardea cinerea', 'bird', 'LC', 2019), (2, 'Bittern', 'Botaurus stellaris', 'bird', 'VU', 2020),
 (3, 'Reed Warbler', 'Acrocephalus scirpaceus', 'bird', 'LC', 2019), (4, 'Curlew', 'Numenius arquata', 'bird', 'NT', 2019),
 (5, 'Nightjar', 'Caprimulgus europaeus', 'bird', 'LC', 2021), (6, 'Black Grouse', 'Lyrurus tetrix', 'bird', 'EN', 2020),
 (7, 'Lapwing', 'Vanellus vanellus', 'bird', 'NT', 2019), (8, 'Corncrake', 'Crex crex', 'bird', 'EN', 2022),
 (9, 'Moor Frog', 'Rana arvalis', 'amphibian', 'NT', 2019), (10, 'Great Crested Newt', 'Triturus cristatus', 'amphibian', 'VU', 2020),
 (11, 'Natterjack Toad', 'Epidalea calamita', 'amphibian', 'EN', 2023), (12, 'Water Vole', 'Arvicola amphibius', 'mammal', 'VU', 2021),
 (13, 'Harvest Mouse', 'Micromys minutus', 'mammal', 'LC', 2020), (14, 'Otter', 'Lutra lutra', 'mammal', 'NT', 2022),
 (15, 'Large Copper', 'Lycaena dispar', 'insect', 'VU', 2021), (16, 'Marsh Fritillary', 'Euphydryas aurinia', 'insect', 'EN', 2020),
 (17, 'Bog Hawker', 'Aeshna subarctica', 'insect', 'NT', 2019), (18, 'Stag Beetle', 'Lucanus cervus', 'insect', 'LC', 2022),
 (19, 'Wild Cat', 'Felis silvestris', 'mammal', 'EN', NULL);
CREATE TABLE BirdSpecies (
  SpeciesId INTEGER PRIMARY KEY REFERENCES Species(SpeciesId),
  WingspanCm REAL, -- average of adults
  ClutchSize INTEGER, -- usual number of eggs
  MigrantState TEXT, -- migrant or resident
  NestHeightM REAL
);
INSERT INTO BirdSpecies VALUES (1, 185, 4, 'resident', 14.5), (2, 130, 5, 'resident', 0.3), (3, 19, 4, 'migrant', 0.9), (4, 90, 4, 'migrant', 0), (5, 58, 2, 'migrant', 0), (6, 75, 8, 'resident', 0), (7, 84, 4, 'migrant', 0), (8, 50, 10, 'migrant', 0.1);
CREATE TABLE Sighting (
  SightingId INTEGER PRIMARY KEY,        --: seq 6001
  PlotId INTEGER REFERENCES Plot(PlotId), --: ref Plot.PlotId cover 88% skew
  SpeciesId INTEGER REFERENCES Species(SpeciesId), --: int 1..18
  SeenAt TEXT, -- when it was seen --: date 2023-03-05..2026-02-15 %Y-%m-%d %H:%M:%S
  EnteredOn TEXT, -- typed into the data base --: after SeenAt 0..24 days %Y-%m-%d until 2026-02-20
  CheckedOn TEXT, -- looked over by the office --: after SeenAt 25..90 days %Y-%m-%d until 2026-02-20 null 9%
  CheckState TEXT, -- confirmed or unconfirmed --: by CheckedOn: NULL => unconfirmed; else => confirmed
  ObserverLastName TEXT,                 --: pick Sandoval*5 | Achterberg*4 | Mbeki*3 | Ruane*3 | Kowalczyk*2 | Ilves*2 | Penrose
  ObserverFirstName TEXT,                --: by ObserverLastName: Sandoval => Ines; Achterberg => Joris; Mbeki => Thandi; Ruane => Declan; Kowalczyk => Agata; Ilves => Maarit; else => Oliver
  Shift TEXT,                            --: pick dawn*4 | day*3 | dusk*2 | night
  AdultCount INTEGER,                    --: int 0..14 skew
  JuvenileCount INTEGER,                 --: int 0..9 skew null 6%
  DistanceM INTEGER, -- from observer to animal --: int 2..260 skew
  AirTempC REAL,                         --: real -6..29 1 normal
  WaterTempC REAL, -- where there is water --: real 1..22 1 normal null 35%
  WindKmh INTEGER,                       --: int 0..52 skew
  CloudPct INTEGER, -- covered sky, 0 to 100 --: int 0..100
  SoilPh REAL,                           --: real 3.8..7.6 1 normal null 8%
  SoilMoisturePct INTEGER,               --: int 8..96
  CanopyPct INTEGER, -- shade from trees --: int 0..90 skew
  VegetationCm INTEGER, -- height of plants --: int 3..160 normal
  TrapNo TEXT, -- only when caught --: code TR-## null 66%
  BaitCostCents INTEGER,                 --: pick 0*5 | 120*2 | 250*2 | 480
  TravelCostCents INTEGER,               --: price 2..46
  SampleState TEXT, -- sampled or not sampled --: pick sampled*2 | not sampled*5
  Remark TEXT                            --: pick heard only*3 | nest found*2 | carcass | feeding*3 null 60%
); --: rows 380
UPDATE Sighting SET CheckState = CASE WHEN CheckedOn IS NULL THEN 'unconfirmed' WHEN SightingId % 12 = 7 THEN 'unconfirmed' ELSE 'confirmed' END;
UPDATE Sighting SET AdultCount = 1 WHERE AdultCount = 0 AND (JuvenileCount IS NULL OR JuvenileCount = 0);
UPDATE Sighting SET PlotId = CASE SightingId % 3 WHEN 0 THEN 1 WHEN 1 THEN 13 ELSE 2 END WHERE SpeciesId IN (1, 2, 3, 14);
UPDATE Sighting SET SpeciesId = 3 WHERE SpeciesId = 11;
UPDATE Sighting SET SpeciesId = 11, PlotId = 5 WHERE SightingId % 61 = 9;
UPDATE Sighting SET SeenAt = substr(SeenAt, 1, 11) || '22:' || substr(SeenAt, 15, 5) WHERE SightingId % 13 = 5;
UPDATE Sighting SET Shift = CASE WHEN strftime('%H', SeenAt) < '10' THEN 'dawn' WHEN strftime('%H', SeenAt) < '16' THEN 'day' WHEN strftime('%H', SeenAt) < '21' THEN 'dusk' ELSE 'night' END;
UPDATE Sighting SET PlotId = CASE SightingId % 5 WHEN 0 THEN 4 WHEN 1 THEN 9 ELSE 12 END WHERE PlotId = 2 AND SightingId % 5 < 3 AND SpeciesId NOT IN (1, 2, 3, 14);
CREATE VIEW ConfirmedSighting AS SELECT SightingId, PlotId, SpeciesId, SeenAt, AdultCount, JuvenileCount FROM Sighting WHERE CheckState = 'confirmed';
CREATE VIEW PlotCost AS SELECT PlotId, SUM(BaitCostCents + TravelCostCents) AS FieldCostCents, COUNT(*) AS SightingCount FROM Sighting GROUP BY PlotId;
