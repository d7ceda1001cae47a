CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT NOT NULL, -- as on the geofence map
  city TEXT,
  kind TEXT, -- yard, hotel, hospital or laundry
  fence_m INTEGER -- geofence radius in metres
);
INSERT INTO site VALUES (1, 'Cobbler''s Yard', 'Leeds', 'yard', 250), (2, 'Kirkgate Laundry', 'Leeds', 'laundry', 80), (3, 'Tinsley Yard', 'Sheffield', 'yard', 300), (4, 'Moorfoot Laundry', 'Sheffield', 'laundry', 75), (5, 'Foss Yard', 'York', 'yard', 200), (6, 'Minster View Hotel', 'York', 'hotel', 80), (7, 'Ouse Bridge Hotel', 'York', 'hotel', 60), (8, 'St Hilda''s Hospital', 'York', 'hospital', 220), (9, 'The Gilded Pike', 'Leeds', 'hotel', 80), (10, 'Aireside Infirmary', 'Leeds', 'hospital', 350), (11, 'Peveril Hotel', 'Sheffield', 'hotel', 70), (12, 'Wharncliffe Hospital', 'Sheffield', 'hospital', 260), (13, 'Spa Crescent Hotel', 'Harrogate', 'hotel', 90), (14, 'Nidd Cottage Hospital', 'Harrogate', 'hospital', NULL), (15, 'Humber Yard', 'Hull', 'yard', 280), (16, 'Old Customs Hotel', 'Hull', 'hotel', 100);
CREATE TABLE vehicle (
  plate TEXT PRIMARY KEY,                --: code Y@2# @V@
  model TEXT,                            --: pick Ovado Carrier*9 | Ovado Carrier Long*6 | Brill E-Box*5 | Halden 75*6 | Halden 120*3 | Pico City*4
  fuel TEXT,                             --: by model: Brill E-Box => electric; Pico City => petrol*2 | electric; else => diesel
  payload_kg INTEGER, --: by model: Ovado Carrier => 980; Ovado Carrier Long => 1240; Brill E-Box => 860; Halden 75 => 3400; Halden 120 => 6100; Pico City => 410
  -- what it may carry
  yard_id INTEGER REFERENCES site(site_id), --: pick 1*5 | 3*4 | 5*3 | 15*2
  -- overnight parking
  bought_dt INTEGER,                     --: date 2019-02-01..2025-05-30 yyyymmdd
  tracker_fw TEXT,                       --: pick 3.1*5 | 3.2*7 | 4.0*4 | NULL
  odometer_km INTEGER                    --: int 4000..265000 skew
); --: rows 42
CREATE TABLE driver (
  driver_id INTEGER PRIMARY KEY,         --: seq 101
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  birth_dt INTEGER, --: date 1959-01-01..2004-06-30 yyyymmdd
  -- yyyymmdd
  hired_dt INTEGER, --: date 2009-03-01..2025-06-16 yyyymmdd
  -- yyyymmdd
  licence_cd TEXT, --: pick B*9 | C1*7 | C*3
  -- B car and van, C1 to 7.5 t, C any lorry
  night_ok INTEGER, --: pick 0*3 | 1*2
  -- 1 may work nights
  yard_id INTEGER REFERENCES site(site_id) --: pick 1*5 | 3*4 | 5*3 | 15
); --: rows 38
CREATE TABLE driver_vehicle (
  driver_id INTEGER REFERENCES driver(driver_id), --: ref driver.driver_id cover 90%
  plate TEXT REFERENCES vehicle(plate),  --: ref vehicle.plate cover 88%
  role TEXT, --: pick main*3 | relief*5
  -- main or relief driver
  since_dt INTEGER                       --: date 2022-01-10..2025-07-01 yyyymmdd
); --: rows 96
CREATE TABLE trip (
  trip_id INTEGER PRIMARY KEY,           --: seq 40001
  plate TEXT REFERENCES vehicle(plate),  --: ref vehicle.plate cover 92% skew
  driver_id INTEGER REFERENCES driver(driver_id), --: ref driver.driver_id cover 94%
  from_site_id INTEGER REFERENCES site(site_id), --: ref site.site_id skew
  to_site_id INTEGER REFERENCES site(site_id), --: ref site.site_id
  trip_dt INTEGER,                       --: date 2024-01-02..2025-07-12 yyyymmdd
  purpose_cd TEXT, --: pick D*9 | C*7 | E*3 | P
  -- D delivery, C collection, E empty run, P private
  distance_km REAL,                      --: real 2..140 1 skew
  drive_min INTEGER, --: expr CAST(distance_km * 1.15 + trip_id % 23 + 5 AS INTEGER)
  -- wheels turning
  idle_min INTEGER, --: int 0..75 skew
  -- engine on, not moving
  speeding_min INTEGER,                  --: int 0..14 skew
  harsh_brakes INTEGER,                  --: int 0..8 skew
  fuel_l REAL, --: expr round(distance_km * (7.5 + trip_id % 9) / 100.0 + idle_min * 0.02, 1)
  -- empty if electric
  score INTEGER --: int 42..100 normal null 4%
  -- driving style, 100 is best
); --: rows 400
CREATE TABLE service_job (
  job_id INTEGER PRIMARY KEY,            --: seq 9001
  plate TEXT REFERENCES vehicle(plate),  --: ref vehicle.plate cover 80% skew
  type_cd TEXT, --: pick OIL*5 | TYR*4 | BRK*4 | MOT*3 | TRK*2
  -- OIL oil change, TYR tyres, BRK brakes, MOT yearly test, TRK tracker
  reported_dt INTEGER,                   --: date 2024-01-08..2025-07-10 yyyymmdd
  due_dt INTEGER,                        --: after reported_dt 5..30 days yyyymmdd
  done_dt INTEGER, --: after reported_dt 2..45 days yyyymmdd until 2025-07-14
  -- NULL while open
  workshop TEXT,                         --: pick Bodger & Daughter*4 | Pennine Commercials*5 | Ring Road Garage*3 | Quickfix Mobile*2
  off_road_min INTEGER, --: int 30..2900 skew
  -- time the vehicle stood
  cost_gbp REAL                          --: price 35..1900
); --: rows 140
UPDATE trip SET to_site_id = from_site_id % 16 + 1 WHERE to_site_id = from_site_id;
UPDATE trip SET fuel_l = NULL WHERE plate IN (SELECT plate FROM vehicle WHERE fuel = 'electric');
UPDATE driver SET hired_dt = birth_dt / 10000 * 10000 + 210415 WHERE hired_dt < birth_dt + 180000;
UPDATE driver_vehicle SET role = 'relief' WHERE role = 'main' AND rowid NOT IN (SELECT MIN(rowid) FROM driver_vehicle WHERE role = 'main' GROUP BY plate);
DELETE FROM driver_vehicle WHERE rowid NOT IN (SELECT MIN(rowid) FROM driver_vehicle GROUP BY driver_id, plate);
UPDATE service_job SET cost_gbp = NULL, off_road_min = NULL WHERE done_dt IS NULL;
UPDATE service_job SET done_dt = NULL, cost_gbp = NULL, off_road_min = NULL WHERE reported_dt > 20250510 AND job_id % 3 > 0;
