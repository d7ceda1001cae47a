-- A film and tv production company: its productions, the days of shooting, what the floor reported, crew, kit and costs.
CREATE TABLE genres (
  genre_cd TEXT PRIMARY KEY,
  genre_name TEXT
);
INSERT INTO genres VALUES ('DRA', 'drama'), ('COM', 'comedy'), ('DOC', 'documentary'), ('THR', 'thriller'), ('KID', 'children'), ('MUS', 'musical');
CREATE TABLE departments (
  dept_cd TEXT PRIMARY KEY,
  dept_name TEXT
);
INSERT INTO departments VALUES ('CAM', 'camera'), ('SND', 'sound'), ('LGT', 'lighting'), ('MKP', 'make-up'), ('ART', 'art'), ('GRP', 'grip'), ('DIR', 'direction'), ('STU', 'stunts');
CREATE TABLE weather_codes (
  weather_cd TEXT PRIMARY KEY,
  weather_name TEXT
);
INSERT INTO weather_codes VALUES ('CLR', 'clear'), ('OVC', 'overcast'), ('RAN', 'rain'), ('FOG', 'fog'), ('SNW', 'snow');
CREATE TABLE people (
  person_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  dept_cd TEXT REFERENCES departments(dept_cd), --: pick CAM*5 | SND*3 | LGT*4 | MKP*3 | ART*3 | GRP*4 | DIR*4
  home_town TEXT, --: pick Porto*4 | Brno*4 | Cork*3 | Leeds*3 | Setubal*2 | Zlin*2
  day_rate REAL, -- pay for a day of ten hours, in the currency beside --: int 110..620 skew
  currency TEXT, --: by home_town: Porto, Cork, Setubal => EUR; Leeds => GBP; else => CZK
  mentor_id INTEGER REFERENCES people(person_id), --: self person_id
  born_on TEXT, --: date 1958-01-01..2004-12-31
  joined_on TEXT -- first contract with us --: date 2016-01-04..2025-12-15
); --: rows 90
CREATE TABLE locations (
  location_id INTEGER PRIMARY KEY, --: seq 1
  location_name TEXT, --: each Old Mill | Salt Pier | Studio Ajuda | Tram Depot 9 | Vila Rosa | Glass Arcade | Quarry Lake | Chapel Street | Hangar North | Cold Harbour | Studio Zelena | Fish Market | Ferry Terminal | Ballroom | Pine Ridge | Signal Box | Lime Kilns | Boiler House
  country TEXT, --: by location_name: Studio Ajuda, Vila Rosa, Tram Depot 9, Fish Market, Salt Pier => Portugal; Studio Zelena, Glass Arcade, Ballroom, Boiler House => Czechia; Old Mill, Cold Harbour, Ferry Terminal, Lime Kilns => Ireland; else => United Kingdom
  indoor TEXT, -- Y or N --: by location_name: Studio Ajuda, Studio Zelena, Ballroom, Boiler House, Tram Depot 9, Glass Arcade, Hangar North => Y; else => N
  day_fee REAL, --: int 150..4200 skew
  currency TEXT, --: by country: Portugal, Ireland => EUR; Czechia => CZK; else => GBP
  floor_area_m2 INTEGER, --: int 60..2800 skew
  power_kw INTEGER -- what the mains there can carry --: int 6..160 skew null 15%
); --: rows 18
CREATE TABLE productions (
  production_id INTEGER PRIMARY KEY, --: seq 101
  title TEXT NOT NULL, --: each The Salt Clerk | Old Mill | Nine Quiet Winters | Paper Tigress | Mrs Quill Returns | Harbour of Glass | Tell It to the Geese | Low Tide Motel | The Understudy's Dog | A Map of Debts | Bright Cellar | Postcards from Orbit | The Beekeeper's Alibi | Sunday Thieves | Velvet Goalkeeper | Ten Litres of Rain | Cousin Meteor | The Last Switchboard | Wolf at the Ballet | Borrowed Thunder | Lanterns for Ida | The Cork Conspiracy | Slow Bullet Train | Kites over Brno
  genre_cd TEXT REFERENCES genres(genre_cd), --: pick DRA*6 | COM*4 | DOC*4 | THR*4 | KID*2
  format TEXT, --: pick feature*4 | series*4 | short*2
  director_id INTEGER REFERENCES people(person_id), --: ref people.person_id cover 18%
  producer_id INTEGER, -- person who answers for the money --: ref people.person_id cover 14%
  greenlit_on TEXT, -- day of the decision to make it --: date 2023-02-01..2026-03-10
  started_on TEXT, -- first day of shooting --: after greenlit_on 45..150 days until 2026-05-25
  wrapped_on TEXT, -- last day of shooting --: after started_on 24..80 days until 2026-05-31
  budget REAL, --: int 90..2900 skew
  currency TEXT --: pick EUR*6 | GBP*2 | CZK*2
); --: rows 24
CREATE TABLE shoot_days (
  shoot_day_id INTEGER PRIMARY KEY, --: seq 501
  production_id INTEGER REFERENCES productions(production_id), --: ref productions.production_id cover 90% skew
  location_id INTEGER, --: ref locations.location_id cover 90% skew
  first_ad_id INTEGER, -- first assistant director, who runs the day --: ref people.person_id cover 12%
  shoot_date TEXT,
  unit TEXT, -- main or second unit --: pick main*5 | second*2
  planned_hours REAL, --: pick 8*2 | 10*6 | 11*2 | 12*1 | 9.5*1
  actual_hours REAL, --: real 6..15.5 1 normal
  scenes_planned INTEGER, --: int 2..11 normal
  scenes_shot INTEGER --: int 1..11 normal
); --: rows 230
CREATE TABLE daily_reports (
  shoot_day_id INTEGER PRIMARY KEY, --: seq 501
  weather_cd TEXT REFERENCES weather_codes(weather_cd), --: pick CLR*5 | OVC*6 | RAN*4 | FOG*1
  temp_c REAL, -- mean air temperature, degrees Celsius --: real -6..33 1 normal
  rain_mm REAL, --: real 0..24 1 skew
  wind_kmh REAL, --: real 0..62 1 skew
  noise_db REAL, -- loudest noise from outside, decibel --: real 34..98 1 normal
  call_at TEXT,
  first_shot_min INTEGER, -- minutes from the call to the first shot --: int 25..190 normal
  lunch_min INTEGER, --: pick 30*3 | 45*5 | 60*4
  setup_count INTEGER, -- camera set-ups --: int 6..38 normal
  takes INTEGER, --: int 30..190 normal
  usable_takes INTEGER,
  pages_shot REAL, -- script pages, eighths as decimals --: real 0.5..8.5 1 normal
  footage_min REAL, --: real 12..160 1 normal
  footage_gb REAL, --: real 90..2400 0 skew
  drone_min REAL, --: real 1..55 1 skew null 55%
  crew_count INTEGER, --: int 9..64 normal
  extras_count INTEGER, --: int 0..120 skew
  meals INTEGER, --: int 20..170 normal
  power_kwh REAL, --: real 18..620 1 skew
  fuel_l REAL, -- diesel for the generators, litres --: real 5..210 1 skew null 30%
  accidents INTEGER, --: pick 0*14 | 1*2 | 2*1
  sick_leave INTEGER, --: pick 0*6 | 1*3 | 2*1
  comment TEXT --: pick lost an hour to rain*3 | neighbour complained about noise*2 | generator failed*2 | lead actor late*2 | smooth day*5 | NULL*5 | second generator brought in
); --: rows 205
CREATE TABLE assignments (
  shoot_day_id INTEGER REFERENCES shoot_days(shoot_day_id), --: ref shoot_days.shoot_day_id
  person_id INTEGER, --: ref people.person_id cover 84% skew
  job TEXT, -- what the person did on that day --: pick operator*5 | assistant*6 | supervisor*2 | driver*2 | trainee*1
  hours_worked REAL --: real 3..15 1 normal
); --: rows 400
CREATE TABLE equipment (
  item_id INTEGER PRIMARY KEY, --: seq 1
  item_name TEXT, --: mix {Camera|Lamp|Microphone|Dolly|Crane|Generator|Monitor} {K3|L20|M7|Series 5|Nova|Otter|Zephyr|Pico} distinct
  dept_cd TEXT REFERENCES departments(dept_cd), --: pick CAM*4 | LGT*4 | SND*3 | GRP*3
  mass_kg REAL, --: real 0.4..280 1 skew
  power_w INTEGER, -- rated power, watt --: int 5..5200 skew null 20%
  bought_on TEXT, --: date 2015-02-01..2026-02-28
  price REAL, --: price 90..32000
  currency TEXT --: pick EUR*5 | GBP*1
); --: rows 44
CREATE TABLE rentals (
  rental_no INTEGER PRIMARY KEY, --: seq 7001
  item_id INTEGER REFERENCES equipment(item_id), --: ref equipment.item_id cover 80% skew
  production_id INTEGER, --: ref productions.production_id cover 88%
  from_on TEXT,
  back_on TEXT,
  fee REAL, -- in euros --: price 40..2600
  returned_clean TEXT -- Y or N --: pick Y*4 | N*1
); --: rows 150
CREATE TABLE expenses (
  expense_id INTEGER PRIMARY KEY, --: seq 1
  production_id INTEGER, --: ref productions.production_id cover 92% skew
  kind TEXT, --: pick catering*5 | travel*5 | location*3 | costumes*3 | post-production*3 | insurance*1
  amount REAL, --: price 60..18000
  currency TEXT, --: pick EUR*6 | GBP*2 | CZK*2
  booked_on TEXT, --: date 2023-02-01..2026-05-29
  paid_on TEXT --: after booked_on 3..75 days until 2026-05-31 null 8%
); --: rows 300
UPDATE productions SET budget = budget * 1000, director_id = (SELECT MIN(p.person_id) FROM people AS p WHERE p.dept_cd = 'DIR' AND p.person_id >= productions.production_id * 29 % 70);
UPDATE productions SET budget = budget * 20 WHERE currency = 'CZK';
UPDATE people SET born_on = date(joined_on, '-' || (19 + person_id * 7 % 31) || ' years', '-' || (person_id * 41 % 350) || ' days');
UPDATE people SET day_rate = day_rate * 22 WHERE currency = 'CZK';
UPDATE locations SET day_fee = day_fee * 20 WHERE currency = 'CZK';
UPDATE productions SET greenlit_on = '2026-01-19', started_on = '2026-04-13', wrapped_on = NULL WHERE production_id = 124;
UPDATE productions SET greenlit_on = '2025-12-04', started_on = '2026-02-02', wrapped_on = '2026-03-20' WHERE production_id = 102;
UPDATE productions SET greenlit_on = '2025-11-11', started_on = '2026-01-12', wrapped_on = '2026-02-27' WHERE production_id = 122;
UPDATE productions SET greenlit_on = '2026-02-25', started_on = '2026-05-11', wrapped_on = NULL WHERE production_id = 115;
UPDATE productions SET greenlit_on = '2026-04-20', started_on = NULL, wrapped_on = NULL WHERE production_id IN (104, 114);
DELETE FROM rentals WHERE production_id IN (104, 114) AND rental_no % 3 <> 0;
DELETE FROM shoot_days WHERE production_id IN (SELECT production_id FROM productions WHERE started_on IS NULL);
UPDATE shoot_days SET shoot_date = (SELECT date(p.started_on, '+' || (shoot_day_id * 7 % CAST(COALESCE(julianday(p.wrapped_on) - julianday(p.started_on) + 1, 20) AS INTEGER)) || ' days') FROM productions AS p WHERE p.production_id = shoot_days.production_id), scenes_shot = MIN(scenes_shot, scenes_planned + shoot_day_id % 3);
DELETE FROM shoot_days WHERE shoot_date > '2026-05-31';
DELETE FROM daily_reports WHERE shoot_day_id NOT IN (SELECT shoot_day_id FROM shoot_days);
DELETE FROM assignments WHERE shoot_day_id NOT IN (SELECT shoot_day_id FROM shoot_days);
UPDATE daily_reports SET rain_mm = 0 WHERE weather_cd IN ('CLR', 'FOG');
UPDATE daily_reports SET usable_takes = takes * (31 + shoot_day_id * 17 % 48) / 100, call_at = (SELECT s.shoot_date || CASE shoot_day_id % 5 WHEN 0 THEN ' 05:30:00' WHEN 1 THEN ' 07:00:00' WHEN 2 THEN ' 06:30:00' WHEN 3 THEN ' 07:00:00' ELSE ' 17:30:00' END FROM shoot_days AS s WHERE s.shoot_day_id = daily_reports.shoot_day_id);
UPDATE equipment SET dept_cd = CASE WHEN item_name LIKE 'Camera%' OR item_name LIKE 'Monitor%' THEN 'CAM' WHEN item_name LIKE 'Lamp%' OR item_name LIKE 'Generator%' THEN 'LGT' WHEN item_name LIKE 'Micro%' THEN 'SND' ELSE 'GRP' END, mass_kg = CASE WHEN item_name LIKE 'Micro%' THEN ROUND(mass_kg / 60, 2) WHEN item_name LIKE 'Camera%' OR item_name LIKE 'Monitor%' THEN ROUND(mass_kg / 6, 1) ELSE mass_kg END, power_w = CASE WHEN item_name LIKE 'Dolly%' THEN NULL WHEN item_name LIKE 'Micro%' OR item_name LIKE 'Camera%' THEN power_w / 30 + 2 ELSE power_w END;
UPDATE rentals SET from_on = (SELECT date(COALESCE(p.started_on, p.greenlit_on), '-' || (1 + rental_no % 6) || ' days') FROM productions AS p WHERE p.production_id = rentals.production_id);
UPDATE rentals SET back_on = date(from_on, '+' || (4 + rental_no * 11 % 53) || ' days');
UPDATE rentals SET back_on = NULL, returned_clean = NULL WHERE back_on > '2026-05-31';
DELETE FROM expenses WHERE booked_on < (SELECT p.greenlit_on FROM productions AS p WHERE p.production_id = expenses.production_id) AND expense_id % 3 <> 0;
UPDATE expenses SET booked_on = (SELECT date(p.greenlit_on, '+' || (20 + expense_id * 7 % 150) || ' days') FROM productions AS p WHERE p.production_id = expenses.production_id), paid_on = CASE WHEN paid_on IS NOT NULL THEN '' END;
DELETE FROM expenses WHERE booked_on > '2026-05-31';
UPDATE expenses SET paid_on = date(booked_on, '+' || (3 + expense_id * 5 % 71) || ' days') WHERE paid_on = '';
UPDATE expenses SET paid_on = NULL WHERE paid_on > '2026-05-31';
CREATE VIEW production_progress AS SELECT p.production_id, p.title, COUNT(s.shoot_day_id) AS days_shot, SUM(s.scenes_planned) AS scenes_planned, SUM(s.scenes_shot) AS scenes_shot, SUM(s.actual_hours) AS hours_shot FROM productions AS p LEFT JOIN shoot_days AS s ON s.production_id = p.production_id GROUP BY p.production_id, p.title;
