CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT NOT NULL,
  site_kind TEXT,
  town TEXT,
  storage_m3 INTEGER,
  opened_on TEXT
);
INSERT INTO site VALUES
 (1,'Altwerk','sorting plant','Hallingen',5200,'1998-04-01'),
 (2,'Nordhafen','transfer station','Hallingen',1800,'2011-09-15'),
 (3,'Rietwiese','drop-off centre','Rietwil',350,'2016-05-02'),
 (4,'Glashof','glass plant','Bernstedt',2600,'2004-10-11'),
 (5,'Seeblick','drop-off centre','Moosbach',280,'2019-03-18'),
 (6,'Kaltental','transfer station','Kaltental',1500,'2008-06-30'),
 (7,'Papiermühle','paper mill','Bernstedt',4100,'1987-01-12'),
 (8,'Am Gleis 9','transfer station','Rietwil',900,'2022-11-07'),
 (9,'Ostkurve','drop-off centre','Hallingen',410,'2024-08-19');
CREATE TABLE material (
  material_id INTEGER PRIMARY KEY,
  material_name TEXT,
  colour_of_bin TEXT,
  density_kg_m3 INTEGER,
  hazardous TEXT
);
INSERT INTO material VALUES
 (1,'Cardboard','blue',55,'no'),(2,'Mixed paper','blue',110,'no'),(3,'Clear glass','white',420,'no'),(4,'Green glass','green',415,'no'),
 (5,'Light packaging','yellow',38,'no'),(6,'Steel cans','yellow',140,'no'),(7,'Garden waste','brown',260,'no'),(8,'Batteries','red',980,'yes'),(9,'Paint residues','red',1150,'yes');
CREATE TABLE driver (
  driver_id INTEGER PRIMARY KEY,         --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  born_on TEXT,                          --: date 1961-03-01..1989-11-30
  joined_on TEXT,                        --: date 2009-02-01..2025-04-15
  base_site_id INTEGER REFERENCES site(site_id), --: pick 1*5 | 2*4 | 6*4 | 8*3
  truck_plate TEXT,                      --: code HL-RC ###
  payload_kg INTEGER,                    --: pick 7500*3 | 9200*3 | 11500*2 | 14000
  trainer_id INTEGER REFERENCES driver(driver_id) --: self driver_id
); --: rows 30
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 1001
  customer_name TEXT,                    --: mix {Brauhaus|Hotel|Klinik|Möbelhaus|Baumarkt|Druckerei|Bäckerei|Stadion} {Adler|Linde|Sonnenhof|Krone|Falkenstein|Steiger|Rosental} distinct
  segment TEXT,                          --: pick retail | public
  town TEXT,                             --: pick Hallingen*5 | Rietwil*3 | Bernstedt*3 | Moosbach*2 | Kaltental*2 | Seewangen*2
  contract_from TEXT,                    --: date 2019-01-01..2025-02-28
  contract_to TEXT,                      --: after contract_from 12..60 months null 40%
  bins INTEGER                           --: int 1..24 skew
); --: rows 52
CREATE TABLE pickup (
  pickup_id INTEGER PRIMARY KEY,         --: seq 70001
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 88% skew
  material_id INTEGER REFERENCES material(material_id), --: pick 1*7 | 2*6 | 3*4 | 4*3 | 5*6 | 6*2 | 7*3 | 8*1
  driver_id INTEGER REFERENCES driver(driver_id), --: ref driver.driver_id cover 80% skew
  planned_at TEXT,                       --: date 2023-07-03..2025-07-11 %Y-%m-%d %H:%M:%S
  arrived_at TEXT,                       --: after planned_at 0..190 minutes %Y-%m-%d %H:%M:%S until 2025-07-14
  service_min INTEGER,                   --: int 4..75 skew
  weight_kg REAL,                        --: real 12..2400 1 skew
  contamination_pct REAL,                --: real 0..34 1 skew
  outcome TEXT,                          --: pick collected*14 | refused*2 | blocked*2
  fee REAL,                              --: price 18..420
  currency TEXT                          --: const EUR
); --: rows 400
CREATE TABLE haul (
  haul_id INTEGER PRIMARY KEY,           --: seq 5001
  from_site_id INTEGER REFERENCES site(site_id), --: pick 2*5 | 3*3 | 5*3 | 6*4 | 8*3
  material_id INTEGER REFERENCES material(material_id), --: pick 1*4 | 2*4 | 3*3 | 4*2 | 5*4 | 6*2 | 7*2
  to_site_id INTEGER REFERENCES site(site_id), --: by material_id: 1, 2 => 7*3 | 1; 3, 4 => 4*4 | 1; else => 1
  driver_id INTEGER REFERENCES driver(driver_id), --: ref driver.driver_id cover 60%
  departed_at TEXT,                      --: date 2023-07-05..2025-07-12 %Y-%m-%d %H:%M:%S
  drive_min INTEGER,                     --: int 12..140 normal
  unload_min INTEGER,                    --: int 6..55 null 8%
  weight_kg REAL,                        --: real 600..13500 0
  toll REAL,                             --: real 0..48 2 skew
  currency TEXT                          --: pick EUR*4 | CHF
); --: rows 210
UPDATE customer SET segment = CASE WHEN customer_name LIKE 'Brauhaus%' OR customer_name LIKE 'Hotel%' THEN 'hospitality' WHEN customer_name LIKE 'Klinik%' OR customer_name LIKE 'Stadion%' THEN 'public' WHEN customer_name LIKE 'Druckerei%' THEN 'industry' ELSE 'retail' END;
UPDATE pickup SET currency = 'CHF' WHERE customer_id IN (SELECT customer_id FROM customer WHERE town IN ('Seewangen', 'Kaltental'));
UPDATE pickup SET weight_kg = NULL, contamination_pct = NULL WHERE outcome <> 'collected';
UPDATE pickup SET service_min = 5 WHERE outcome = 'blocked';
UPDATE haul SET from_site_id = 1 WHERE to_site_id IN (4, 7) AND haul_id % 5 = 0;
UPDATE driver SET trainer_id = NULL WHERE driver_id IN (305, 311, 318);
CREATE VIEW monthly_tonnage AS SELECT strftime('%Y-%m', p.arrived_at) AS month, m.material_name, SUM(p.weight_kg) / 1000.0 AS tonnes FROM pickup AS p JOIN material AS m ON p.material_id = m.material_id WHERE p.outcome = 'collected' GROUP BY 1, 2;
CREATE VIEW site_inflow AS SELECT s.site_id, s.site_name, COUNT(*) AS hauls_in, SUM(h.weight_kg) AS kg_in FROM haul AS h JOIN site AS s ON h.to_site_id = s.site_id GROUP BY s.site_id, s.site_name;
UPDATE driver SET last_name = 'Varga' WHERE driver_id = 315;
UPDATE driver SET first_name = 'Eva' WHERE driver_id = 319;
