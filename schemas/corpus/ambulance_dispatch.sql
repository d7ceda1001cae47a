CREATE TABLE area (
  area_id INTEGER PRIMARY KEY,
  area_name TEXT,
  population INTEGER,
  km2 REAL -- surface in square kilometres
);
INSERT INTO area VALUES (1, 'Old Harbour', 41200, 12.4), (2, 'Northgate', 28750, 18.9), (3, 'Miller''s Field', 19300, 33.5), (4, 'Hollow Hills', 6100, 142.0), (5, 'Eastmere', 52800, 21.7), (6, 'Quarry End', 9450, 64.2);
CREATE TABLE station (
  station_id INTEGER PRIMARY KEY,
  station_name TEXT,
  area_id INTEGER REFERENCES area(area_id),
  opened_on TEXT,
  bays INTEGER -- garage places
);
INSERT INTO station VALUES (1, 'Harbour Street', 1, '1998-05-01', 6), (2, 'Northgate Cross', 2, '2006-09-15', 4), (3, 'Millfield', 3, '2011-03-01', 3), (4, 'Eastmere Park', 5, '1987-11-20', 7), (5, 'Quarry Road', 6, '2019-06-01', 2);
CREATE TABLE vehicle_model (
  model_cd TEXT PRIMARY KEY,
  maker TEXT,
  body TEXT, -- van, box or car
  tank_litres INTEGER,
  list_eur INTEGER
);
INSERT INTO vehicle_model VALUES ('VX4', 'Volger', 'van', 80, 148000), ('VX6', 'Volger', 'box', 90, 186000), ('RS1', 'Rossmark', 'car', 60, 72500), ('TB2', 'Tannberg', 'box', 95, 203000);
CREATE TABLE vehicle (
  vehicle_id INTEGER PRIMARY KEY, --: seq 11
  call_sign TEXT, --: code AMB-## distinct
  model_cd TEXT REFERENCES vehicle_model(model_cd), --: pick VX4*5 | VX6*4 | RS1*3 | TB2*2
  station_id INTEGER REFERENCES station(station_id), --: pick 1*5 | 2*4 | 3*2 | 4*5 | 5
  bought_on TEXT, --: date 2014-02-01..2025-04-30
  km_total INTEGER, --: int 9000..318000
  off_road_since TEXT -- empty while in service --: pick NULL*7 | 2025-06-11 | 2025-09-02
); --: rows 30
CREATE TABLE medic (
  medic_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  grade TEXT, -- PAR paramedic, EMT technician, DOC doctor --: pick PAR*5 | EMT*6 | DOC*2
  station_id INTEGER REFERENCES station(station_id), --: pick 1*5 | 2*4 | 3*3 | 4*5 | 5*2
  born_on TEXT, --: date 1963-01-01..2003-12-31
  joined_on TEXT, --: date 2004-04-01..2025-06-01
  left_on TEXT, --: pick NULL*8 | 2025-02-28 | 2025-07-31
  partner_id INTEGER REFERENCES medic(medic_id) -- usual crew mate --: self medic_id null 30%
); --: rows 60
UPDATE medic SET joined_on = '2024-03-01' WHERE joined_on > '2024-06-30' AND left_on IS NOT NULL;
UPDATE medic SET born_on = date(joined_on, '-25 years', '-' || (medic_id * 37) || ' days') WHERE julianday(joined_on) - julianday(born_on) < 7300;
CREATE TABLE course (
  course_id INTEGER PRIMARY KEY,
  course_name TEXT,
  valid_months INTEGER, -- how long a pass counts
  fee_eur REAL
);
INSERT INTO course VALUES (1, 'Advanced life support', 24, 410), (2, 'Paediatric emergencies', 36, 365), (3, 'Blue light driving', 60, 520), (4, 'Trauma care', 24, 390), (5, 'Hazardous materials', 36, 245), (6, 'Mountain rescue', 48, 680);
CREATE TABLE medic_course (
  medic_id INTEGER REFERENCES medic(medic_id), --: ref medic.medic_id cover 92%
  course_id INTEGER REFERENCES course(course_id), --: pick 1*6 | 2*4 | 3*5 | 4*4 | 5*2
  passed_on TEXT, --: date 2020-01-10..2025-09-30
  expires_on TEXT, --: const x
  score_pct INTEGER, --: int 58..100 normal
  PRIMARY KEY (medic_id, course_id)
); --: rows 150
UPDATE medic_course SET expires_on = date(passed_on, '+' || (SELECT valid_months FROM course AS c WHERE c.course_id = medic_course.course_id) || ' months');
CREATE TABLE duty (
  duty_id INTEGER PRIMARY KEY, --: seq 1001
  vehicle_id INTEGER REFERENCES vehicle(vehicle_id), --: ref vehicle.vehicle_id cover 88%
  duty_kind TEXT, -- D day, N night --: each D | N
  starts_at TEXT, --: const x
  ends_at TEXT --: const x
); --: rows 180
UPDATE duty SET starts_at = date('2024-10-01', '+' || ((duty_id - 1001) * 396 / 180) || ' days') || CASE duty_kind WHEN 'D' THEN ' 07:00' ELSE ' 19:00' END;
UPDATE duty SET ends_at = strftime('%Y-%m-%d %H:%M', starts_at, '+12 hours', '+' || (duty_id * 7 % 5 * 15) || ' minutes');
CREATE TABLE duty_crew (
  duty_id INTEGER REFERENCES duty(duty_id), --: ref duty.duty_id
  medic_id INTEGER REFERENCES medic(medic_id), --: ref medic.medic_id cover 90%
  seat TEXT, -- DRV driver, ATT attendant, OBS observer --: pick DRV*5 | ATT*6 | OBS
  PRIMARY KEY (duty_id, medic_id)
); --: rows 400
CREATE TABLE call_reason (
  reason_cd TEXT PRIMARY KEY,
  label TEXT,
  category TEXT -- medical, trauma or transport
);
INSERT INTO call_reason VALUES ('CHP', 'chest pain', 'medical'), ('STR', 'stroke', 'medical'), ('BRE', 'breathing trouble', 'medical'), ('SEI', 'seizure', 'medical'), ('FAL', 'fall', 'trauma'), ('RTA', 'road accident', 'trauma'), ('BUR', 'burn', 'trauma'), ('TRF', 'hospital transfer', 'transport'), ('BIR', 'birth', 'medical'), ('DRO', 'drowning', 'trauma');
CREATE TABLE hospital (
  hospital_id INTEGER PRIMARY KEY,
  hospital_name TEXT,
  area_id INTEGER REFERENCES area(area_id),
  trauma_unit INTEGER, -- 1 if there is one
  beds INTEGER
);
INSERT INTO hospital VALUES (1, 'Harbour General', 1, 1, 620), (2, 'St Brice', 2, 0, 240), (3, 'Eastmere University', 5, 1, 880), (4, 'Quarry Cottage Hospital', 6, 0, 60), (5, 'Lady Anne Children''s', 5, 0, 150);
CREATE TABLE callout (
  callout_no INTEGER PRIMARY KEY, --: seq 80001
  duty_id INTEGER REFERENCES duty(duty_id), --: ref duty.duty_id
  reason_cd TEXT REFERENCES call_reason(reason_cd), --: pick CHP*6 | STR*3 | BRE*5 | SEI*3 | FAL*7 | RTA*4 | BUR | TRF*4 | BIR
  area_id INTEGER REFERENCES area(area_id), -- where the emergency was --: pick 1*6 | 2*4 | 3*3 | 4*2 | 5*6 | 6*2
  priority INTEGER, -- 1 highest to 3 --: pick 1*5 | 2*6 | 3*4
  outcome TEXT, -- TAK taken to hospital, TRE treated on the spot, NOB nobody found, CAN called off on the way --: pick TAK*13 | TRE*5 | NOB*2 | CAN*2
  hospital_id INTEGER REFERENCES hospital(hospital_id), --: pick 1*6 | 2*3 | 3*6 | 4
  called_at TEXT, -- emergency call picked up --: const x
  dispatched_at TEXT, -- crew alarmed --: const x
  on_scene_at TEXT, --: const x
  left_scene_at TEXT, --: const x
  arrived_at TEXT, -- at the hospital --: const x
  km_driven REAL --: real 1.2..58 1 skew
); --: rows 320
UPDATE callout SET called_at = (SELECT strftime('%Y-%m-%d %H:%M:%S', starts_at, '+' || (10 + callout.callout_no * 37 % 660) || ' minutes', '+' || (callout.callout_no * 17 % 60) || ' seconds') FROM duty AS d WHERE d.duty_id = callout.duty_id);
UPDATE callout SET dispatched_at = datetime(called_at, '+' || (25 + callout_no * 41 % 260 + priority * 20) || ' seconds');
UPDATE callout SET on_scene_at = datetime(dispatched_at, '+' || (150 + CAST(km_driven * 22 AS INTEGER) + callout_no * 29 % 500 + priority * 45) || ' seconds');
UPDATE callout SET left_scene_at = datetime(on_scene_at, '+' || (480 + callout_no * 53 % 1900) || ' seconds');
UPDATE callout SET arrived_at = datetime(left_scene_at, '+' || (240 + CAST(km_driven * 31 AS INTEGER) + callout_no * 23 % 600) || ' seconds');
UPDATE callout SET hospital_id = NULL, arrived_at = NULL WHERE outcome <> 'TAK';
UPDATE callout SET on_scene_at = NULL, left_scene_at = NULL WHERE outcome = 'CAN';
CREATE TABLE patient (
  patient_id INTEGER PRIMARY KEY, --: seq 1
  callout_no INTEGER REFERENCES callout(callout_no), --: ref callout.callout_no
  sex TEXT, --: pick f*5 | m*5
  age_years INTEGER, -- as told or guessed --: int 0..96 null 6%
  pain_start INTEGER, -- 0 to 10 on arrival of the crew --: int 0..10 normal null 12%
  pain_end INTEGER, -- at hand-over --: int 0..7 skew null 18%
  insured TEXT -- Y, N or empty --: pick Y*8 | N | NULL
); --: rows 280
DELETE FROM patient WHERE callout_no IN (SELECT callout_no FROM callout WHERE outcome IN ('NOB', 'CAN'));
CREATE TABLE drug (
  drug_id INTEGER PRIMARY KEY,
  drug_name TEXT,
  dose_eur REAL,
  controlled INTEGER -- 1 if every dose must be signed for
);
INSERT INTO drug VALUES (1, 'Adrenaline', 4.2, 0), (2, 'Morphine', 6.85, 1), (3, 'Midazolam', 5.1, 1), (4, 'Salbutamol', 2.4, 0), (5, 'Aspirin', 0.35, 0), (6, 'Glucose', 3.15, 0), (7, 'Ketamine', 9.6, 1), (8, 'Oxytocin', 11.2, 0);
CREATE TABLE drug_given (
  callout_no INTEGER REFERENCES callout(callout_no), --: ref callout.callout_no
  drug_id INTEGER REFERENCES drug(drug_id), --: pick 1*2 | 2*5 | 3*3 | 4*4 | 5*5 | 6*3 | 7*2
  doses INTEGER, --: int 1..4 skew
  PRIMARY KEY (callout_no, drug_id)
); --: rows 220
DELETE FROM drug_given WHERE callout_no IN (SELECT callout_no FROM callout WHERE outcome IN ('NOB', 'CAN') OR reason_cd = 'TRF');
CREATE TABLE fuel_log (
  fuel_id INTEGER PRIMARY KEY, --: seq 1
  vehicle_id INTEGER REFERENCES vehicle(vehicle_id), --: ref vehicle.vehicle_id
  filled_on TEXT, --: date 2024-10-01..2025-10-31
  litres REAL, --: real 18..82 1 normal
  eur_per_litre REAL --: real 1.48..1.89 2
); --: rows 200
CREATE TABLE defect (
  defect_id INTEGER PRIMARY KEY, --: seq 1
  vehicle_id INTEGER REFERENCES vehicle(vehicle_id), --: ref vehicle.vehicle_id cover 80%
  what TEXT, --: pick brakes*3 | lights*4 | siren*2 | stretcher lock*3 | heating*2 | engine*2 | tyres*4
  reported_on TEXT, --: date 2024-09-10..2025-10-28
  fixed_on TEXT, --: after reported_on 1..45 days until 2025-10-31
  repair_eur REAL --: price 40..3800 null 10%
); --: rows 90
UPDATE defect SET repair_eur = NULL WHERE fixed_on IS NULL;
