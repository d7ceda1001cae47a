CREATE TABLE damage_type (
  damage_cd TEXT PRIMARY KEY,
  damage_name TEXT NOT NULL,
  urgent INTEGER
);
INSERT INTO damage_type VALUES ('COR', 'Corrosion', 1), ('CRK', 'Cracks', 0), ('FLK', 'Flaking paint', 1), ('INS', 'Insect attack', 1), ('MLD', 'Mould', 1), ('SOI', 'Soiling', 0), ('TEA', 'Tears', 0);
CREATE TABLE conservator (
  conservator_id INTEGER PRIMARY KEY,    --: seq 11
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  specialty TEXT,                        --: pick Paintings*4 | Metal*3 | Paper*3 | Wood*3 | Textile*2
  hired_on TEXT,                         --: date 2006-04-01..2023-10-31
  born_on TEXT,                          --: date 1959-01-01..1981-12-31
  supervisor_id INTEGER REFERENCES conservator(conservator_id), --: self conservator_id
  is_freelance INTEGER                   --: pick 0*3 | 1
); --: rows 20
CREATE TABLE museum_object (
  object_id INTEGER PRIMARY KEY,         --: seq 501
  object_name TEXT,                      --: mix {Oak|Gilded|Rhenish|Baroque|Guild|Carved|Painted|Travelling} {Chest|Clock|Altar Panel|Banner|Herbal|Globe|Tankard|Lute|Cabinet|Portrait|Map} distinct
  collection TEXT,                       --: pick Town History*4 | Applied Arts*5 | Music*2 | Natural Science*2
  made_year INTEGER,                     --: int 1480..1910
  weight_kg REAL,                        --: real 0.2..95 1 skew
  height_cm REAL,                        --: real 8..240 1 skew
  insured_value REAL,                    --: real 300..90000 0 skew
  currency TEXT                          --: const EUR
); --: rows 80
CREATE TABLE treatment (
  treatment_id INTEGER PRIMARY KEY,      --: seq 3001
  object_id INTEGER REFERENCES museum_object(object_id), --: ref museum_object.object_id cover 85% skew
  conservator_id INTEGER,                --: ref conservator.conservator_id cover 85%
  damage_cd TEXT REFERENCES damage_type(damage_cd), --: pick COR*4 | CRK*4 | FLK*3 | MLD*2 | SOI*5 | TEA*2
  received_at TEXT,                      --: date 2022-01-10..2025-03-10 %Y-%m-%d %H:%M:%S
  started_at TEXT,                       --: after received_at 1..40 days %Y-%m-%d %H:%M:%S until 2025-03-31
  finished_at TEXT,                      --: after started_at 2..150 days %Y-%m-%d %H:%M:%S until 2025-03-31
  labour_h REAL,                         --: real 0.5..64 1 skew
  estimated_cost REAL,                   --: real 80..5200 0 skew
  final_cost REAL,                       --: real 70..500 2
  currency TEXT,                         --: const EUR
  outside_lab INTEGER                    --: pick 0*4 | 1
); --: rows 260
CREATE TABLE material_use (
  use_id INTEGER PRIMARY KEY,            --: seq 1
  treatment_id INTEGER,                  --: ref treatment.treatment_id cover 75%
  material TEXT,                         --: pick Acetone*4 | Ethanol*5 | Rabbit glue*3 | Methyl cellulose*3 | Microcrystalline wax*3 | Distilled water*4
  amount_ml REAL,                        --: real 5..900 0 skew
  used_at TEXT                           --: int 1..60
); --: rows 300
CREATE TABLE climate_reading (
  reading_id INTEGER PRIMARY KEY,        --: seq 1
  room TEXT,                             --: pick Studio North*4 | Studio South*4 | Metal Lab*3 | Quarantine*3
  read_at TEXT,                          --: date 2024-07-01..2025-03-30 %Y-%m-%d %H:%M:%S
  temp_c REAL,                           --: real 15.5..25.5 1 normal
  humidity_pct REAL,                     --: real 31..72 1 normal
  light_lux INTEGER                      --: int 20..900 skew
); --: rows 320
UPDATE treatment SET finished_at = NULL WHERE started_at IS NULL;
UPDATE treatment SET final_cost = CASE WHEN finished_at IS NULL THEN NULL ELSE ROUND(estimated_cost * (55 + treatment_id * 7 % 80) / 100.0 + final_cost / 10, 2) END, labour_h = CASE WHEN finished_at IS NULL THEN NULL ELSE labour_h END;
DELETE FROM material_use WHERE treatment_id IN (SELECT treatment_id FROM treatment WHERE started_at IS NULL);
UPDATE material_use SET used_at = (SELECT datetime(MIN(julianday(started_at) + used_at % MAX(1, CAST(julianday(COALESCE(finished_at, '2025-03-31')) - julianday(started_at) AS INTEGER)), julianday('2025-03-30 16:40:00'))) FROM treatment WHERE treatment.treatment_id = material_use.treatment_id);
UPDATE museum_object SET collection = CASE WHEN object_name LIKE '%Lute' THEN 'Music' WHEN object_name LIKE '%Herbal' OR object_name LIKE '%Globe' THEN 'Natural Science' WHEN collection IN ('Music', 'Natural Science') THEN 'Town History' ELSE collection END;
UPDATE museum_object SET weight_kg = ROUND(weight_kg / 8 + 0.1, 1) WHERE object_name LIKE '%Map' OR object_name LIKE '%Banner' OR object_name LIKE '%Herbal' OR object_name LIKE '%Lute';
UPDATE treatment SET damage_cd = CASE damage_cd WHEN 'COR' THEN 'TEA' ELSE damage_cd END WHERE object_id IN (SELECT object_id FROM museum_object WHERE object_name LIKE '%Map' OR object_name LIKE '%Banner' OR object_name LIKE '%Herbal');
UPDATE treatment SET damage_cd = CASE damage_cd WHEN 'TEA' THEN 'CRK' ELSE damage_cd END WHERE object_id IN (SELECT object_id FROM museum_object WHERE object_name NOT LIKE '%Map' AND object_name NOT LIKE '%Banner' AND object_name NOT LIKE '%Herbal' AND object_name NOT LIKE '%Portrait');
UPDATE conservator SET last_name = 'Petrov' WHERE conservator_id = 27;
UPDATE conservator SET first_name = 'Fatima' WHERE conservator_id = 28;
UPDATE treatment SET conservator_id = 11 WHERE treatment_id % 17 = 3;
