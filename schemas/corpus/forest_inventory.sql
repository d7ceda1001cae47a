CREATE TABLE regions (
  region_id INTEGER PRIMARY KEY,
  region_name TEXT NOT NULL,
  country TEXT
);
INSERT INTO regions VALUES (1,'Norrvald','Sweden'),(2,'Tarnfell','Norway'),(3,'Estmark','Estonia'),(4,'Lindkust','Sweden');
CREATE TABLE districts (
  district_id INTEGER PRIMARY KEY,
  district_name TEXT NOT NULL,
  region_id INTEGER REFERENCES regions(region_id)
);
INSERT INTO districts VALUES (1,'Upper Skarva',1),(2,'Lower Skarva',1),(3,'Brunnsjo',1),(4,'Halden',2),(5,'Kvitdal',2),(6,'Storfoss',2),(7,'Rannapera',3),(8,'Metsakula',3),(9,'Lindholm',4),(10,'Gransund',4),(11,'Oxberg',4);
CREATE TABLE owners (
  owner_id INTEGER PRIMARY KEY,          --: seq 1
  owner_name TEXT NOT NULL,              --: mix {Lindholm|Askerud|Tamme|Hjelm|Saarepuu|Brandt|Rovik|Kask|Ekdal} {Family|Foundation|Timber AB|Cooperative} distinct
  owner_kind TEXT                        --: pick private*6 | company*4 | foundation*2 | state
); --: rows 26
CREATE TABLE estates (
  estate_id INTEGER PRIMARY KEY,         --: seq 100
  estate_name TEXT NOT NULL,             --: mix {Halden|Bear|Elk|Grey Owl|Long|Silent|Raven|Kettle|Moss|Three Lakes|Old King's|Marten} {Woods|Ridge|Estate|Hollow} distinct
  district_id INTEGER,                   --: ref districts.district_id
  owner_id INTEGER REFERENCES owners(owner_id), --: ref owners.owner_id cover 80%
  total_ha REAL,                         --: real 120..4200 1 skew
  forested_ha REAL,                      --: real 120..4200 1
  acquired_on INTEGER,                   --: date 1968-01-01..2023-12-31 yyyymmdd
  certificate TEXT                       --: pick NULL*3 | NordWood*4 | PineMark*3
); --: rows 36
CREATE TABLE soil_types (
  soil_type_id INTEGER PRIMARY KEY,
  soil_name TEXT,
  fertility_score INTEGER
);
INSERT INTO soil_types VALUES (1,'Podzol',41),(2,'Brown Earth',78),(3,'Deep Peat',33),(4,'Gley',52),(5,'Glacial Till',60),(6,'Rendzina',69);
CREATE TABLE stands (
  stand_id INTEGER PRIMARY KEY,          --: seq 1
  stand_code TEXT NOT NULL,              --: code @@-### distinct
  estate_id INTEGER REFERENCES estates(estate_id), --: ref estates.estate_id cover 90%
  soil_type_id INTEGER,                  --: ref soil_types.soil_type_id cover 90%
  area_ha REAL,                          --: real 1.5..48 1 skew
  planted_on INTEGER,                    --: date 1912-04-01..2016-10-15 yyyymmdd
  site_class INTEGER,                    --: int 1..5
  crown_cover_pct REAL                   --: real 18..98 1 null 8%
); --: rows 90
CREATE TABLE species (
  species_id INTEGER PRIMARY KEY,
  common_name TEXT NOT NULL,
  latin_name TEXT,
  leaf_type TEXT,
  price_per_m3 REAL
);
INSERT INTO species VALUES (1,'Norway Spruce','Picea abies','conifer',71.5),(2,'Scots Pine','Pinus sylvestris','conifer',64),(3,'Silver Birch','Betula pendula','broadleaf',52.5),(4,'Downy Birch','Betula pubescens','broadleaf',47),(5,'European Larch','Larix decidua','conifer',79),(6,'Pedunculate Oak','Quercus robur','broadleaf',188),(7,'Aspen','Populus tremula','broadleaf',39.5),(8,'Black Alder','Alnus glutinosa','broadleaf',58),(9,'Douglas Fir','Pseudotsuga menziesii','conifer',92),(10,'Wych Elm','Ulmus glabra','broadleaf',NULL);
CREATE TABLE stand_species (
  stand_id INTEGER REFERENCES stands(stand_id), --: ref stands.stand_id cover 94%
  species_id INTEGER REFERENCES species(species_id), --: ref species.species_id cover 90% skew
  share_pct REAL,                        --: real 5..95 0
  PRIMARY KEY (stand_id, species_id)
); --: rows 170
CREATE TABLE crews (
  crew_id INTEGER PRIMARY KEY,
  crew_name TEXT,
  base_district_id INTEGER
);
INSERT INTO crews VALUES (1,'Lynx',3),(2,'Wolverine',1),(3,'Otter',9),(4,'Eagle Owl',5),(5,'Badger',8),(6,'Capercaillie',10);
CREATE TABLE foresters (
  forester_id INTEGER PRIMARY KEY,       --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  crew_id INTEGER,                       --: ref crews.crew_id cover 85%
  born_on INTEGER,                       --: date 1961-01-01..2003-12-31 yyyymmdd
  hired_on INTEGER,                      --: date 2006-02-01..2025-09-30 yyyymmdd
  day_rate REAL,                         --: real 180..420 0
  supervisor_id INTEGER REFERENCES foresters(forester_id) --: self forester_id
); --: rows 32
CREATE TABLE plots (
  plot_id INTEGER PRIMARY KEY,           --: seq 1001
  stand_id INTEGER,                      --: ref stands.stand_id cover 88%
  radius_m REAL,                         --: pick 5.64*3 | 7.98*5 | 9.77*2 | 12.62
  established_on INTEGER,                --: date 2011-05-01..2020-10-31 yyyymmdd
  slope_pct REAL                         --: real 0..58 0 skew
); --: rows 140
CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY,          --: seq 30001
  plot_id INTEGER,                       --: ref plots.plot_id cover 86%
  forester_id INTEGER REFERENCES foresters(forester_id), --: ref foresters.forester_id cover 85% skew
  visited_on INTEGER,                    --: date 2023-03-01..2026-02-18 yyyymmdd
  entered_on INTEGER,                    --: after visited_on 0..21 days yyyymmdd until 2026-02-20
  duration_min INTEGER,                  --: int 25..240 normal
  data_grade TEXT,                       --: pick A*5 | B*4 | C*2 | D
  photos INTEGER                         --: int 0..30 skew
); --: rows 280
CREATE TABLE trees (
  tree_id INTEGER PRIMARY KEY,           --: seq 1
  plot_id INTEGER,                       --: ref plots.plot_id cover 84%
  species_id INTEGER,                    --: ref species.species_id cover 90% skew
  diameter_cm REAL,                      --: real 8..74 1 normal
  height_m REAL,                         --: real 4..36 1 normal null 4%
  vigour INTEGER                         --: int 0..10 normal
); --: rows 400
CREATE TABLE damages (
  damage_id INTEGER PRIMARY KEY,         --: seq 1
  stand_id INTEGER REFERENCES stands(stand_id), --: ref stands.stand_id cover 60%
  cause TEXT,                            --: pick Windthrow*5 | Bark Beetle*4 | Moose Browsing*3 | Root Rot*2 | Snow Break*2 | Fire
  severity INTEGER,                      --: int 1..5
  affected_pct REAL,                     --: real 1..80 0 skew
  reported_on INTEGER,                   --: date 2023-04-01..2026-02-15 yyyymmdd
  cleared_on INTEGER                     --: after reported_on 5..260 days yyyymmdd until 2026-02-20 null 20%
); --: rows 115
CREATE TABLE buyers (
  buyer_id INTEGER PRIMARY KEY,
  buyer_name TEXT,
  buyer_country TEXT,
  credit_grade TEXT
);
INSERT INTO buyers VALUES (1,'Fjordplank AS','Norway','AA'),(2,'Pulpa Baltica','Estonia','B'),(3,'Sagverk Nord','Sweden','A'),(4,'Kask & Sons Sawmill','Estonia','A'),(5,'Green Pellet Co','Denmark','BB'),(6,'Masthus Poles','Norway','A'),(7,'Hallgren Veneer','Sweden','AA'),(8,'Northbeam','Germany','A'),(9,'Tamme Logs','Estonia','C'),(10,'Spanhaus','Germany','BB'),(11,'Lindholm Paper','Sweden','B'),(12,'Little Stove Firewood','Sweden','C');
CREATE TABLE harvest_contracts (
  contract_no INTEGER PRIMARY KEY,       --: seq 7001
  stand_id INTEGER REFERENCES stands(stand_id), --: ref stands.stand_id cover 60%
  buyer_id INTEGER,                      --: ref buyers.buyer_id cover 84% skew
  signed_on INTEGER,                     --: date 2022-01-10..2026-02-12 yyyymmdd
  felling_start INTEGER,                 --: after signed_on 20..200 days yyyymmdd until 2026-02-20
  felling_end INTEGER,                   --: after felling_start 6..70 days yyyymmdd until 2026-02-20
  estimated_m3 REAL,                     --: real 60..2400 0 skew
  harvested_m3 REAL,                     --: real 60..2400 0
  agreed_amount REAL,
  paid_amount REAL,
  currency TEXT                          --: pick EUR*5 | SEK*4 | NOK*2
); --: rows 105
UPDATE estates SET forested_ha = round(total_ha * (0.45 + (estate_id * 37 % 50) / 100.0), 1);
UPDATE trees SET height_m = round(1.3 + diameter_cm * 0.62 + (tree_id * 31 % 70) / 10.0 - 3, 1) WHERE height_m IS NOT NULL;
UPDATE harvest_contracts SET harvested_m3 = CASE WHEN felling_end IS NULL THEN NULL ELSE round(estimated_m3 * (0.78 + (contract_no * 17 % 40) / 100.0)) END;
UPDATE harvest_contracts SET agreed_amount = round(estimated_m3 * (38 + contract_no * 13 % 35) * CASE currency WHEN 'EUR' THEN 1 ELSE 11.3 END, -1);
UPDATE harvest_contracts SET paid_amount = CASE WHEN felling_end IS NULL THEN NULL WHEN contract_no % 6 = 1 THEN round(agreed_amount * 0.4) WHEN contract_no % 6 = 3 THEN round(agreed_amount * 1.08) ELSE agreed_amount END;
UPDATE foresters SET supervisor_id = 1 + forester_id % 5 WHERE forester_id > 5;
UPDATE foresters SET supervisor_id = NULL WHERE forester_id <= 5;
UPDATE damages SET severity = 4 WHERE cause = 'Root Rot' AND severity = 5;
UPDATE estates SET estate_name = replace(estate_name, 'Halden', 'Heron') WHERE estate_name LIKE 'Halden%' AND estate_name <> 'Halden Estate';
