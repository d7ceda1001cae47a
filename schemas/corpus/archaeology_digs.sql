-- Archaeology: digs at several sites, season by season; finds, samples, crews, stores, and the public that visits.
CREATE TABLE countries (
  country_code TEXT PRIMARY KEY,
  country_name TEXT
);
INSERT INTO countries VALUES ('NO','Norway'),('IT','Italy'),('TR','Turkey'),('GB','Britain'),('ES','Spain'),('JO','Jordan');
CREATE TABLE regions (
  region_id INTEGER PRIMARY KEY,
  region_name TEXT,
  country_code TEXT REFERENCES countries(country_code)
);
INSERT INTO regions VALUES (1,'Trondelag','NO'),(2,'Lazio','IT'),(3,'Cappadocia','TR'),(4,'Orkney','GB'),(5,'Wessex','GB'),(6,'Galicia','ES'),(7,'Madaba','JO'),(8,'Puglia','IT');
CREATE TABLE periods (
  period_code TEXT PRIMARY KEY,
  period_name TEXT,
  start_year INTEGER, -- negative before Christ
  end_year INTEGER
);
INSERT INTO periods VALUES ('NEO','Neolithic',-7000,-3000),('BRZ','Bronze Age',-3000,-900),('IRN','Iron Age',-900,-50),('ROM','Roman',-50,450),('EMD','Early Medieval',450,1000),('VIK','Viking',790,1060),('LMD','Late Medieval',1000,1500),('UND','undated',NULL,NULL);
CREATE TABLE material_types (
  material_code TEXT PRIMARY KEY,
  material_name TEXT,
  needs_humidity_control TEXT -- Y or N
);
INSERT INTO material_types VALUES ('CER','ceramic','N'),('IRO','iron','Y'),('BRO','bronze','Y'),('GLA','glass','N'),('BON','bone','Y'),('STO','stone','N'),('SIL','silver','Y'),('WOO','wood','Y');
CREATE TABLE find_categories (
  category_id INTEGER PRIMARY KEY,
  category_name TEXT
);
INSERT INTO find_categories VALUES (1,'vessel'),(2,'tool'),(3,'ornament'),(4,'weapon'),(5,'coin'),(6,'building material'),(7,'figurine'),(8,'gaming piece');
CREATE TABLE context_types (
  context_type_code TEXT PRIMARY KEY,
  context_type_name TEXT
);
INSERT INTO context_types VALUES ('PIT','pit'),('FLR','floor'),('WAL','wall'),('DIT','ditch'),('HEA','hearth'),('FIL','fill');
CREATE TABLE soil_types (
  soil_code TEXT PRIMARY KEY,
  soil_name TEXT
);
INSERT INTO soil_types VALUES ('CL','clay'),('SD','sand'),('LM','loam'),('GR','gravel'),('PT','peat');
CREATE TABLE crew_roles (
  role_code TEXT PRIMARY KEY,
  role_name TEXT,
  day_rate_eur REAL
);
INSERT INTO crew_roles VALUES ('DIR','director',310),('SUP','trench supervisor',210),('DIG','digger',140),('CON','conservator',230),('SUR','surveyor',220),('REG','finds registrar',170),('COM','outreach officer',180);
CREATE TABLE weather_types (
  weather_code TEXT PRIMARY KEY,
  weather_name TEXT
);
INSERT INTO weather_types VALUES ('S','sunny'),('C','cloudy'),('R','rain'),('W','windy'),('H','heatwave');
CREATE TABLE sample_types (
  sample_type_code TEXT PRIMARY KEY,
  sample_type_name TEXT
);
INSERT INTO sample_types VALUES ('CHR','charcoal'),('POL','pollen'),('SOI','bulk soil'),('DNA','ancient DNA'),('SEE','seeds');
CREATE TABLE lab_methods (
  method_code TEXT PRIMARY KEY,
  method_name TEXT,
  price_eur REAL -- per sample
);
INSERT INTO lab_methods VALUES ('C14','radiocarbon',420),('XRF','X-ray fluorescence',95),('FLO','flotation',40),('SEQ','sequencing',780),('MIC','microscopy',60);
CREATE TABLE condition_grades (
  grade INTEGER PRIMARY KEY, -- 1 best, 5 worst
  grade_name TEXT
);
INSERT INTO condition_grades VALUES (1,'excellent'),(2,'good'),(3,'fair'),(4,'poor'),(5,'crumbling');
CREATE TABLE funding_bodies (
  funder_id INTEGER PRIMARY KEY,
  funder_name TEXT,
  is_public TEXT -- Y state money, N private
);
INSERT INTO funding_bodies VALUES (1,'Nordlys Heritage Fund','Y'),(2,'Ambra Foundation','N'),(3,'Council of Old Stones','Y'),(4,'Pellworth Trust','N'),(5,'Ridgeway Brewery','N'),(6,'Ministry of Antiquities','Y');
CREATE TABLE vehicle_types (
  vehicle_type_code TEXT PRIMARY KEY,
  vehicle_type_name TEXT
);
INSERT INTO vehicle_types VALUES ('VAN','van'),('P4X','pickup 4x4'),('DIG','mini digger'),('BUS','minibus');
CREATE TABLE equipment_types (
  equipment_type_id INTEGER PRIMARY KEY,
  equipment_type_name TEXT,
  service_every_days INTEGER
);
INSERT INTO equipment_types VALUES (1,'total station',365),(2,'drone',90),(3,'ground radar',180),(4,'sieve',NULL),(5,'water pump',120),(6,'metal detector',200);
CREATE TABLE skills (
  skill_id INTEGER PRIMARY KEY,
  skill_name TEXT
);
INSERT INTO skills VALUES (1,'photogrammetry'),(2,'osteology'),(3,'Latin epigraphy'),(4,'first aid'),(5,'drone pilot'),(6,'digger licence'),(7,'textile conservation');
CREATE TABLE permit_types (
  permit_type_code TEXT PRIMARY KEY,
  permit_type_name TEXT
);
INSERT INTO permit_types VALUES ('EXC','excavation'),('DRO','drone flight'),('EXP','export of samples'),('MET','metal detecting');
CREATE TABLE visitor_segments (
  segment_code TEXT PRIMARY KEY,
  segment_name TEXT
);
INSERT INTO visitor_segments VALUES ('FAM','families'),('SCH','school classes'),('SEN','seniors'),('LOC','locals'),('TOU','tourists'),('ACA','academics');
CREATE TABLE ad_channels (
  channel_id INTEGER PRIMARY KEY,
  channel_name TEXT
);
INSERT INTO ad_channels VALUES (1,'radio'),(2,'posters'),(3,'social media'),(4,'newsletter'),(5,'school mailing');
CREATE TABLE institutions (
  institution_id INTEGER PRIMARY KEY, --: seq 1
  institution_name TEXT, --: mix {Hartvig|Belmora|Ostrava Gate|Cairnlea|Sorrel|Quintana|Maddox|Verity} {University|Museum|Institute|Polytechnic} distinct
  country_code TEXT REFERENCES countries(country_code), --: ref countries.country_code
  founded_year INTEGER --: int 1810..2005
); --: rows 30
CREATE TABLE staff_members (
  staff_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  role_code TEXT REFERENCES crew_roles(role_code), --: pick DIR*2 | SUP*4 | DIG*9 | CON*3 | SUR*2 | REG*2 | COM*2
  institution_id INTEGER REFERENCES institutions(institution_id), --: ref institutions.institution_id cover 60% skew
  birth_date INTEGER, -- yyyymmdd, as all dates here --: date 1958-01-01..2002-12-31 yyyymmdd
  hired_on INTEGER, --: date 2008-03-01..2026-02-28 yyyymmdd
  left_on INTEGER, -- NULL while employed --: after hired_on 300..4000 days yyyymmdd until 2026-05-31 null 45%
  mentor_id INTEGER REFERENCES staff_members(staff_id) --: self staff_id
); --: rows 64
CREATE TABLE volunteers (
  volunteer_id INTEGER PRIMARY KEY, --: seq 501
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  home_country_code TEXT REFERENCES countries(country_code), --: ref countries.country_code skew
  birth_date INTEGER, --: date 1950-01-01..2007-12-31 yyyymmdd
  joined_on INTEGER, --: date 2021-03-01..2026-05-20 yyyymmdd
  heard_via INTEGER REFERENCES ad_channels(channel_id) -- what made them come, NULL unknown --: ref ad_channels.channel_id null 20%
); --: rows 110
CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT,
  region_id INTEGER REFERENCES regions(region_id),
  main_period_code TEXT REFERENCES periods(period_code),
  area_m2 INTEGER,
  discovered_year INTEGER,
  is_open_to_public TEXT -- Y or N
);
INSERT INTO sites VALUES
 (1,'Karsk Hill',1,'VIK',18400,1974,'Y'),(2,'Villa Serpenta',2,'ROM',26500,1931,'Y'),(3,'Tell Amruz',7,'BRZ',41000,1952,'N'),
 (4,'Ness of Hoy Sound',4,'NEO',9800,2003,'Y'),(5,'Old Quay',5,'LMD',5200,2012,'Y'),(6,'Hollow Barrow',5,'IRN',7600,1988,'N'),
 (7,'Castro Vello',6,'IRN',22300,1961,'Y'),(8,'Goreli Caves',3,'EMD',12700,1999,'N'),(9,'Masseria Tonda',8,'ROM',8900,2016,'Y'),
 (10,'Orvik Mound',1,'VIK',3100,2019,'N'),(11,'Tell Safwan',7,'NEO',33500,1967,'Y'),(12,'Ponte Rotto Farm',2,'ROM',6400,2009,'N');
CREATE TABLE seasons (
  season_id INTEGER PRIMARY KEY,
  season_name TEXT,
  season_year INTEGER
);
INSERT INTO seasons VALUES (1,'Summer 2021',2021),(2,'Summer 2022',2022),(3,'Summer 2023',2023),(4,'Summer 2024',2024),(5,'Summer 2025',2025);
CREATE TABLE site_seasons (
  site_season_id INTEGER PRIMARY KEY, --: seq 1
  site_id INTEGER REFERENCES sites(site_id), --: each 1|2|3|4|5|6|7|8|9|10|11
  season_id INTEGER REFERENCES seasons(season_id), --: each 1|2|3|4|5
  director_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 15%
  budget_eur INTEGER, --: int 12000..98000
  planned_days INTEGER, --: int 15..60
  started_on INTEGER, --: date 2021-06-01..2021-07-10 yyyymmdd
  ended_on INTEGER --: after started_on 14..70 days yyyymmdd
); --: rows 46
CREATE TABLE trenches (
  trench_id INTEGER PRIMARY KEY, --: seq 1
  trench_label TEXT, --: code T-@## distinct
  site_season_id INTEGER REFERENCES site_seasons(site_season_id), --: ref site_seasons.site_season_id
  supervisor_id INTEGER REFERENCES staff_members(staff_id), -- NULL if the director runs it --: ref staff_members.staff_id cover 40% null 10%
  length_m REAL, --: real 2..20 1
  width_m REAL, --: real 1..8 1
  max_depth_cm INTEGER, --: int 40..380 skew
  soil_code TEXT REFERENCES soil_types(soil_code), --: pick CL*4 | SD*3 | LM*3 | GR | PT
  backfilled TEXT -- Y closed again --: pick Y*7 | N*3
); --: rows 90
CREATE TABLE contexts (
  context_id INTEGER PRIMARY KEY, --: seq 1001
  trench_id INTEGER REFERENCES trenches(trench_id), --: ref trenches.trench_id cover 90% skew
  context_type_code TEXT REFERENCES context_types(context_type_code), --: pick PIT*4 | FLR*3 | WAL*2 | DIT*2 | HEA | FIL*5
  period_code TEXT REFERENCES periods(period_code), --: pick ROM*4 | IRN*3 | VIK*2 | LMD*2 | NEO*2 | BRZ*2 | EMD | UND*2
  top_depth_cm INTEGER, --: int 5..160 skew
  thickness_cm INTEGER --: int 3..90 skew
); --: rows 260
CREATE TABLE context_links (
  link_id INTEGER PRIMARY KEY, --: seq 1
  later_context_id INTEGER REFERENCES contexts(context_id), -- lies above or cuts --: ref contexts.context_id
  earlier_context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id
  relation TEXT --: pick covers*5 | cuts*3 | fills*3
); --: rows 180
CREATE TABLE depots (
  depot_id INTEGER PRIMARY KEY,
  depot_name TEXT,
  country_code TEXT REFERENCES countries(country_code),
  shelf_m REAL, -- metres of shelf
  has_climate_control TEXT -- Y or N
);
INSERT INTO depots VALUES (1,'Old Quay','GB',140,'N'),(2,'Saltworks','NO',320,'Y'),(3,'Via Lunga','IT',410,'Y'),(4,'Kasbah Store','JO',95,'N'),(5,'Granja Nova','ES',180,'Y'),(6,'Cold Vault','NO',60,'Y');
CREATE TABLE crates (
  crate_id INTEGER PRIMARY KEY, --: seq 1
  crate_label TEXT, --: code CR-#### distinct
  depot_id INTEGER REFERENCES depots(depot_id), --: ref depots.depot_id skew
  capacity_kg INTEGER, --: pick 15*2 | 25*4 | 40
  sealed TEXT --: pick Y*5 | N*4
); --: rows 70
CREATE TABLE finds (
  find_id INTEGER PRIMARY KEY, --: seq 1
  find_code TEXT, --: code F-##### distinct
  context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id cover 75% skew
  category_id INTEGER REFERENCES find_categories(category_id), --: pick 1*9 | 2*6 | 3*4 | 4*2 | 5*4 | 6*6 | 7
  material_code TEXT REFERENCES material_types(material_code), --: by category_id: 1 => CER*6 | GLA; 2 => IRO*3 | STO*2 | BON*2; 3 => BRO*3 | SIL | GLA; 4 => IRO*3 | BRO; 5 => BRO*2 | SIL; 6 => CER*2 | STO; else => BON | STO
  period_code TEXT REFERENCES periods(period_code), --: pick ROM*5 | IRN*4 | VIK*3 | LMD*2 | NEO*2 | BRZ*2 | EMD | UND*2
  found_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 60% skew
  recorded_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 25%
  found_on INTEGER, --: date 2021-06-05..2021-08-25 yyyymmdd
  recorded_on INTEGER, --: after found_on 0..12 days yyyymmdd
  cleaned_on INTEGER, -- NULL while uncleaned --: after recorded_on 5..110 days yyyymmdd null 25%
  depth_cm INTEGER, -- below the surface --: int 5..300 skew
  raw_weight_g REAL, -- as dug, with soil --: real 2..1900 1 skew
  clean_weight_g REAL, --: expr CASE WHEN cleaned_on IS NULL THEN NULL ELSE round(raw_weight_g * (60 + find_id % 37) / 100, 1) END
  length_mm REAL, --: real 4..310 1 skew
  width_mm REAL, --: real 3..180 1 skew
  thickness_mm REAL, --: real 1..60 1 skew
  condition_grade INTEGER REFERENCES condition_grades(grade), --: pick 1 | 2*4 | 3*5 | 4*3 | 5
  crate_id INTEGER REFERENCES crates(crate_id), -- NULL if not stored yet --: ref crates.crate_id cover 85% null 8%
  is_showpiece TEXT, -- Y fit for exhibition --: pick N*8 | Y
  insured_eur INTEGER, --: int 10..9000 skew
  colour TEXT, --: pick brown*5 | black*3 | red*3 | green*2 | grey*3
  inscription TEXT, -- '' checked and none, NULL not checked --: pick NULL*5 | AVE*1 | MARCVS F*1 | runes*1 | illegible*2 empty 45%
  remark TEXT --: pick broken on site | joins another piece | found in the sieve*2 | photographed twice | NULL*6
); --: rows 390
CREATE TABLE coins (
  coin_id INTEGER PRIMARY KEY, --: seq 1
  find_id INTEGER REFERENCES finds(find_id), --: ref finds.find_id
  ruler TEXT, --: pick Trajan*3 | Hadrian*3 | Olaf III*2 | Baldwin | NULL*3
  mint TEXT, --: by ruler: Trajan, Hadrian => Roma*4 | Londinium*2 | NULL; Olaf III => Nidaros; Baldwin => Acre; else => NULL
  struck_year INTEGER --: expr CASE ruler WHEN 'Trajan' THEN 98 + coin_id % 19 WHEN 'Hadrian' THEN 117 + coin_id % 21 WHEN 'Olaf III' THEN 1067 + coin_id % 26 WHEN 'Baldwin' THEN 1100 + coin_id % 18 END
); --: rows 40
CREATE TABLE sherds (
  sherd_id INTEGER PRIMARY KEY, --: seq 1
  find_id INTEGER REFERENCES finds(find_id), --: ref finds.find_id
  ware TEXT, --: pick amphora*4 | terra sigillata*3 | coarse ware*6 | glazed*2
  rim_diameter_mm INTEGER, --: int 60..420 null 30%
  decorated TEXT --: pick N*5 | Y*2
); --: rows 90
CREATE TABLE bones (
  bone_id INTEGER PRIMARY KEY, --: seq 1
  context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id
  species TEXT, --: pick cattle*5 | sheep or goat*6 | pig*4 | horse*2 | dog | red deer
  fragments INTEGER, --: int 1..40 skew
  weight_g REAL, --: real 3..900 1 skew
  butchery_marks TEXT --: pick N*3 | Y*2
); --: rows 130
CREATE TABLE burials (
  burial_id INTEGER PRIMARY KEY, --: seq 1
  context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id
  burial_kind TEXT, --: pick inhumation*4 | cremation*2
  age_group TEXT, --: pick adult*5 | child*2 | infant | elderly
  orientation_deg INTEGER, --: int 0..350 null 20%
  skeleton_pct INTEGER, -- how much of the skeleton is left --: int 5..98
  lifted_on INTEGER --: date 2021-06-20..2021-08-20 yyyymmdd null 15%
); --: rows 44
CREATE TABLE laboratories (
  laboratory_id INTEGER PRIMARY KEY,
  laboratory_name TEXT,
  country_code TEXT REFERENCES countries(country_code)
);
INSERT INTO laboratories VALUES (1,'Fjordlab','NO'),(2,'Isotopia','IT'),(3,'Grainhouse Lab','GB'),(4,'Laboratorio Minho','ES'),(5,'DeepTime Analytics','GB');
CREATE TABLE samples (
  sample_id INTEGER PRIMARY KEY, --: seq 1
  sample_label TEXT, --: code S@-### distinct
  context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id
  sample_type_code TEXT REFERENCES sample_types(sample_type_code), --: pick CHR*5 | POL*3 | SOI*6 | DNA*2 | SEE*3
  taken_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 50%
  taken_on INTEGER, --: date 2021-06-10..2021-08-28 yyyymmdd
  volume_l REAL --: real 0.1..40 1 skew
); --: rows 150
CREATE TABLE lab_results (
  result_id INTEGER PRIMARY KEY, --: seq 1
  sample_id INTEGER REFERENCES samples(sample_id), --: ref samples.sample_id cover 70%
  laboratory_id INTEGER REFERENCES laboratories(laboratory_id), --: ref laboratories.laboratory_id cover 80%
  method_code TEXT REFERENCES lab_methods(method_code), --: pick C14*5 | XRF*3 | FLO*5 | SEQ*2 | MIC*3
  sent_on INTEGER, --: date 2021-10-01..2026-03-30 yyyymmdd
  returned_on INTEGER, -- NULL while at the laboratory --: after sent_on 15..160 days yyyymmdd until 2026-05-31
  outcome TEXT --: pick usable*7 | contaminated*2 | too small
); --: rows 230
CREATE TABLE photos (
  photo_id INTEGER PRIMARY KEY, --: seq 1
  context_id INTEGER REFERENCES contexts(context_id), --: ref contexts.context_id skew
  taken_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 30%
  taken_on INTEGER, --: date 2021-06-05..2021-08-30 yyyymmdd
  size_mb REAL, --: real 1.5..60 1
  cleared_for_press TEXT -- Y marketing may use it --: pick Y*2 | N*5
); --: rows 200
CREATE TABLE drawings (
  drawing_id INTEGER PRIMARY KEY, --: seq 1
  trench_id INTEGER REFERENCES trenches(trench_id), --: ref trenches.trench_id
  drawn_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 30%
  scale_to_one INTEGER, -- 20 means 1 to 20 --: pick 10*3 | 20*5 | 50*2
  drawing_kind TEXT --: pick plan*5 | section*4 | elevation
); --: rows 80
CREATE TABLE survey_points (
  point_id INTEGER PRIMARY KEY, --: seq 1
  trench_id INTEGER REFERENCES trenches(trench_id), --: ref trenches.trench_id
  easting_m REAL, --: real 100..990 2
  northing_m REAL, --: real 100..990 2
  elevation_m REAL --: real 2..210 2
); --: rows 120
CREATE TABLE crate_moves (
  move_id INTEGER PRIMARY KEY, --: seq 1
  crate_id INTEGER REFERENCES crates(crate_id), --: ref crates.crate_id
  from_depot_id INTEGER REFERENCES depots(depot_id), --: ref depots.depot_id
  to_depot_id INTEGER REFERENCES depots(depot_id), --: ref depots.depot_id
  sent_on INTEGER, --: date 2022-01-10..2026-05-20 yyyymmdd
  arrived_on INTEGER, --: after sent_on 1..25 days yyyymmdd until 2026-05-31
  freight_eur REAL --: price 20..600
); --: rows 95
CREATE TABLE treatments (
  treatment_id INTEGER PRIMARY KEY, --: seq 1
  find_id INTEGER REFERENCES finds(find_id), --: ref finds.find_id cover 40%
  conservator_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 15%
  treatment_kind TEXT, --: pick desalination*3 | consolidation*4 | gluing*4 | X-ray*2 | freeze-drying
  started_on INTEGER, --: date 2021-09-01..2026-05-10 yyyymmdd
  minutes_spent INTEGER, --: int 20..600 skew
  chemicals_ml REAL --: real 5..800 0 null 20%
); --: rows 120
CREATE TABLE shifts (
  shift_id INTEGER PRIMARY KEY, --: seq 1
  site_season_id INTEGER REFERENCES site_seasons(site_season_id), --: ref site_seasons.site_season_id
  shift_date INTEGER, --: date 2021-06-05..2021-08-25 yyyymmdd
  shift_code TEXT, -- E early, L late --: pick E*5 | L*3
  foreman_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 20%
  weather_code TEXT REFERENCES weather_types(weather_code), --: pick S*5 | C*4 | R*3 | W*2 | H
  soil_moved_m3 REAL, --: real 0.5..14 1 normal
  stopped_minutes INTEGER -- standstill --: int 0..180 skew
); --: rows 180
CREATE TABLE shift_crews (
  crew_row_id INTEGER PRIMARY KEY, --: seq 1
  shift_id INTEGER REFERENCES shifts(shift_id), --: ref shifts.shift_id cover 95%
  staff_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 80% skew
  hours_worked REAL --: pick 4*2 | 6*2 | 8*7 | 9.5*2
); --: rows 380
CREATE TABLE volunteer_stays (
  stay_id INTEGER PRIMARY KEY, --: seq 1
  volunteer_id INTEGER REFERENCES volunteers(volunteer_id), --: ref volunteers.volunteer_id cover 85%
  site_season_id INTEGER REFERENCES site_seasons(site_season_id), --: ref site_seasons.site_season_id cover 80%
  arrived_on INTEGER, --: date 2021-06-05..2021-08-05 yyyymmdd
  left_on INTEGER, --: after arrived_on 4..28 days yyyymmdd
  fee_eur REAL, --: pick 0*3 | 150*4 | 280*5 | 420*2
  rating INTEGER -- 1 to 5 stars, NULL no answer --: pick 5*5 | 4*5 | 3*2 | 2 | 1 | NULL*3
); --: rows 170
CREATE TABLE daily_logs (
  log_id INTEGER PRIMARY KEY, --: seq 1
  shift_id INTEGER REFERENCES shifts(shift_id), --: ref shifts.shift_id cover 60%
  written_by INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 30%
  entry TEXT --: pick pump failed*2 | hit bedrock | visitors in the trench*2 | all quiet*5 | tarp torn | generator out of diesel
); --: rows 120
CREATE TABLE vehicles (
  vehicle_id INTEGER PRIMARY KEY, --: seq 1
  plate TEXT, --: code @@ ##### distinct
  vehicle_type_code TEXT REFERENCES vehicle_types(vehicle_type_code), --: pick VAN*4 | P4X*4 | DIG*2 | BUS*2
  bought_on INTEGER, --: date 2009-01-01..2025-12-31 yyyymmdd
  odometer_km INTEGER --: int 2000..240000
); --: rows 30
CREATE TABLE vehicle_trips (
  trip_id INTEGER PRIMARY KEY, --: seq 1
  vehicle_id INTEGER REFERENCES vehicles(vehicle_id), --: ref vehicles.vehicle_id cover 85%
  driver_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 40%
  origin_site_id INTEGER REFERENCES sites(site_id), --: ref sites.site_id
  destination_site_id INTEGER REFERENCES sites(site_id), --: ref sites.site_id
  trip_date INTEGER, --: date 2024-01-05..2026-05-28 yyyymmdd
  distance_km INTEGER, --: int 4..420 skew
  fuel_l REAL --: real 1..60 1 skew
); --: rows 130
CREATE TABLE equipment_items (
  item_id INTEGER PRIMARY KEY, --: seq 1
  equipment_type_id INTEGER REFERENCES equipment_types(equipment_type_id), --: pick 1*2 | 2*2 | 3 | 4*5 | 5*3 | 6*3
  serial_no TEXT, --: code ##@-#### distinct
  bought_on INTEGER, --: date 2014-01-01..2026-03-31 yyyymmdd
  price_eur REAL, --: price 40..9000
  last_service_on INTEGER --: after bought_on 60..1400 days yyyymmdd until 2026-05-31 null 20%
); --: rows 60
CREATE TABLE equipment_loans (
  loan_id INTEGER PRIMARY KEY, --: seq 1
  item_id INTEGER REFERENCES equipment_items(item_id), --: ref equipment_items.item_id cover 80%
  site_id INTEGER REFERENCES sites(site_id), --: ref sites.site_id
  lent_on INTEGER, --: date 2023-05-01..2026-05-15 yyyymmdd
  returned_on INTEGER --: after lent_on 2..60 days yyyymmdd until 2026-05-31 null 8%
); --: rows 110
CREATE TABLE permits (
  permit_id INTEGER PRIMARY KEY, --: seq 1
  permit_no TEXT, --: code P##/### distinct
  site_id INTEGER REFERENCES sites(site_id), --: ref sites.site_id cover 90%
  permit_type_code TEXT REFERENCES permit_types(permit_type_code), --: pick EXC*5 | DRO*3 | EXP*2 | MET*2
  issued_on INTEGER, --: date 2021-01-10..2026-05-01 yyyymmdd
  valid_until INTEGER --: after issued_on 180..900 days yyyymmdd
); --: rows 50
CREATE TABLE grants (
  grant_id INTEGER PRIMARY KEY, --: seq 1
  funder_id INTEGER REFERENCES funding_bodies(funder_id), --: ref funding_bodies.funder_id
  site_id INTEGER REFERENCES sites(site_id), --: ref sites.site_id cover 90%
  grant_year INTEGER, --: int 2021..2026
  requested_eur INTEGER, --: int 5000..90000
  awarded_eur INTEGER -- 0 refused, NULL still open --: int 4000..60000 null 15%
); --: rows 60
CREATE TABLE expenses (
  expense_id INTEGER PRIMARY KEY, --: seq 1
  site_season_id INTEGER REFERENCES site_seasons(site_season_id), --: ref site_seasons.site_season_id
  expense_kind TEXT, --: pick food*5 | fuel*4 | tools*3 | lodging*4 | printing
  amount_eur REAL, --: price 15..2600
  booked_on INTEGER --: date 2021-06-05..2021-09-20 yyyymmdd
); --: rows 220
CREATE TABLE open_days (
  open_day_id INTEGER PRIMARY KEY, --: seq 1
  site_id INTEGER REFERENCES sites(site_id), --: pick 1*3 | 2*4 | 4*2 | 5*3 | 7*2 | 9*2 | 11
  held_on INTEGER, --: date 2023-04-10..2026-05-25 yyyymmdd
  guide_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 20%
  places INTEGER --: pick 40*3 | 60*4 | 100*2 | 150
); --: rows 56
CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY, --: seq 1
  open_day_id INTEGER REFERENCES open_days(open_day_id), --: ref open_days.open_day_id cover 95%
  segment_code TEXT REFERENCES visitor_segments(segment_code), --: pick FAM*6 | SCH*3 | SEN*4 | LOC*4 | TOU*5 | ACA
  heads INTEGER, -- people in the group --: int 1..24 skew
  paid_eur REAL, --: real 0..140 2 skew
  shop_eur REAL, -- spent in the shop --: real 0..90 2 skew
  channel_id INTEGER REFERENCES ad_channels(channel_id) -- NULL walked in --: ref ad_channels.channel_id null 25%
); --: rows 320
CREATE TABLE ad_campaigns (
  campaign_id INTEGER PRIMARY KEY, --: seq 1
  campaign_name TEXT, --: mix {Dig It|Meet the Vikings|Mud and Marble|Who Lived Here|Bones and Bread} {Spring|Easter|Summer|Autumn} {2023|2024|2025} distinct
  channel_id INTEGER REFERENCES ad_channels(channel_id), --: ref ad_channels.channel_id
  site_id INTEGER REFERENCES sites(site_id), --: pick 1 | 2*3 | 4 | 5*2 | 7 | 9 | NULL*2
  spend_eur REAL, --: price 80..4000
  clicks INTEGER --: int 15..6000 skew null 25%
); --: rows 34
CREATE TABLE publications (
  publication_id INTEGER PRIMARY KEY, --: seq 1
  title TEXT, --: mix {Notes on|A Reassessment of|New Light on|The Pottery of|Burial and Memory at} {Karsk Hill|Villa Serpenta|Tell Amruz|Old Quay|Castro Vello|Goreli Caves|Orvik Mound|Tell Safwan} distinct
  site_id INTEGER REFERENCES sites(site_id), --: const 1
  published_year INTEGER, --: int 2021..2026
  pages INTEGER --: int 4..380 skew
); --: rows 34
CREATE TABLE publication_authors (
  authorship_id INTEGER PRIMARY KEY, --: seq 1
  publication_id INTEGER REFERENCES publications(publication_id), --: ref publications.publication_id
  staff_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 35% skew
  author_position INTEGER -- 1 first author --: int 1..4
); --: rows 70
CREATE TABLE staff_skills (
  staff_skill_id INTEGER PRIMARY KEY, --: seq 1
  staff_id INTEGER REFERENCES staff_members(staff_id), --: ref staff_members.staff_id cover 70%
  skill_id INTEGER REFERENCES skills(skill_id), --: ref skills.skill_id
  level_out_of_5 INTEGER --: int 1..5
); --: rows 95
UPDATE staff_members SET left_on = NULL WHERE staff_id IN (SELECT director_id FROM site_seasons);
UPDATE staff_members SET role_code = 'DIR' WHERE staff_id IN (SELECT director_id FROM site_seasons);
UPDATE staff_members SET hired_on = 20100401 + staff_id WHERE hired_on > 20210500 AND staff_id % 4 <> 0;
UPDATE staff_members SET left_on = NULL WHERE left_on < hired_on;
UPDATE site_seasons SET started_on = started_on + 10000 * (season_id - 1), ended_on = ended_on + 10000 * (season_id - 1);
UPDATE finds SET found_on = found_on + 10000 * (SELECT s.season_id - 1 FROM contexts c JOIN trenches t ON c.trench_id = t.trench_id JOIN site_seasons s ON t.site_season_id = s.site_season_id WHERE c.context_id = finds.context_id);
UPDATE finds SET recorded_on = recorded_on + 10000 * (found_on / 10000 - 2021), cleaned_on = cleaned_on + 10000 * (found_on / 10000 - 2021);
UPDATE shifts SET shift_date = shift_date + 10000 * (SELECT season_id - 1 FROM site_seasons s WHERE s.site_season_id = shifts.site_season_id);
UPDATE volunteer_stays SET arrived_on = arrived_on + 10000 * (SELECT season_id - 1 FROM site_seasons s WHERE s.site_season_id = volunteer_stays.site_season_id);
UPDATE volunteer_stays SET left_on = left_on + 10000 * (arrived_on / 10000 - 2021);
UPDATE expenses SET booked_on = booked_on + 10000 * (SELECT season_id - 1 FROM site_seasons s WHERE s.site_season_id = expenses.site_season_id);
UPDATE publications SET site_id = (SELECT site_id FROM sites WHERE publications.title LIKE '%' || site_name);
UPDATE grants SET awarded_eur = CASE WHEN grant_year < 2026 AND awarded_eur IS NULL THEN 0 WHEN grant_year = 2026 AND grant_id % 3 > 0 THEN NULL WHEN awarded_eur > requested_eur THEN requested_eur ELSE awarded_eur END;
UPDATE crate_moves SET to_depot_id = 1 + to_depot_id % 6 WHERE to_depot_id = from_depot_id;
UPDATE vehicle_trips SET destination_site_id = 1 + destination_site_id % 12 WHERE destination_site_id = origin_site_id;
UPDATE contexts SET period_code = (SELECT main_period_code FROM sites si JOIN site_seasons s ON si.site_id = s.site_id JOIN trenches t ON t.site_season_id = s.site_season_id WHERE t.trench_id = contexts.trench_id) WHERE context_id % 3 > 0;
DELETE FROM context_links WHERE later_context_id = earlier_context_id;
DELETE FROM shift_crews WHERE crew_row_id NOT IN (SELECT MIN(crew_row_id) FROM shift_crews GROUP BY shift_id, staff_id);
DELETE FROM staff_skills WHERE staff_skill_id NOT IN (SELECT MIN(staff_skill_id) FROM staff_skills GROUP BY staff_id, skill_id);
DELETE FROM publication_authors WHERE authorship_id NOT IN (SELECT MIN(authorship_id) FROM publication_authors GROUP BY publication_id, staff_id);
UPDATE samples SET taken_on = taken_on + 10000 * (SELECT s.season_id - 1 FROM contexts c JOIN trenches t ON c.trench_id = t.trench_id JOIN site_seasons s ON t.site_season_id = s.site_season_id WHERE c.context_id = samples.context_id);
UPDATE photos SET taken_on = taken_on + 10000 * (SELECT s.season_id - 1 FROM contexts c JOIN trenches t ON c.trench_id = t.trench_id JOIN site_seasons s ON t.site_season_id = s.site_season_id WHERE c.context_id = photos.context_id);
UPDATE burials SET lifted_on = lifted_on + 10000 * (SELECT s.season_id - 1 FROM contexts c JOIN trenches t ON c.trench_id = t.trench_id JOIN site_seasons s ON t.site_season_id = s.site_season_id WHERE c.context_id = burials.context_id);
DELETE FROM lab_results WHERE sent_on <= (SELECT taken_on FROM samples WHERE samples.sample_id = lab_results.sample_id);
UPDATE coins SET find_id = (SELECT find_id FROM (SELECT find_id, ROW_NUMBER() OVER (ORDER BY find_id) - 1 AS n FROM finds WHERE category_id = 5) WHERE n = (coin_id - 1) % 36);
UPDATE sherds SET find_id = (SELECT find_id FROM (SELECT find_id, ROW_NUMBER() OVER (ORDER BY find_id) - 1 AS n FROM finds WHERE category_id = 1) WHERE n = (sherd_id * 17) % 71);
UPDATE finds SET period_code = (SELECT period_code FROM contexts WHERE contexts.context_id = finds.context_id) WHERE find_id % 4 > 0;
UPDATE vehicle_trips SET origin_site_id = CASE origin_site_id WHEN 4 THEN 5 WHEN 7 THEN 2 WHEN 8 THEN 3 ELSE origin_site_id END;
UPDATE vehicle_trips SET destination_site_id = CASE origin_site_id WHEN 1 THEN 10 WHEN 10 THEN 1 WHEN 2 THEN 9 + 3 * (trip_id % 2) WHEN 12 THEN 2 WHEN 9 THEN 2 WHEN 3 THEN 11 WHEN 11 THEN 3 WHEN 5 THEN 6 ELSE 5 END;
UPDATE vehicle_trips SET distance_km = CASE WHEN origin_site_id + destination_site_id = 11 AND origin_site_id IN (2, 9) THEN 388 WHEN origin_site_id IN (2, 12) THEN 47 WHEN origin_site_id IN (3, 11) THEN 62 WHEN origin_site_id IN (5, 6) THEN 85 ELSE 31 END + trip_id % 9;
UPDATE vehicle_trips SET fuel_l = round(distance_km * (7 + trip_id % 5) / 100.0, 1);
UPDATE staff_members SET hired_on = birth_date + 210000 WHERE hired_on < birth_date + 180000;
UPDATE staff_members SET left_on = NULL WHERE left_on < hired_on;
