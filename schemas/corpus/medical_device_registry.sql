CREATE TABLE manufacturers (
  mfr_id INTEGER PRIMARY KEY,
  mfr_name TEXT,
  mfr_country TEXT,
  mfr_registered_on TEXT,
  mfr_audit_score INTEGER
);
INSERT INTO manufacturers VALUES (1,'Aldermed','Sweden','2009-03-02',88),(2,'Bionova Tools','Germany','2005-11-21',74),(3,'Cardiowell','Ireland','2012-06-14',91),(4,'Dentrix Ferro','Italy','2015-02-09',63),(5,'Elowen Implants','Ireland','2010-08-30',79),(6,'Ferrum Ortho','Germany','2003-01-17',82),(7,'Glissade','France','2018-10-05',57),(8,'Hartwig & Noll','Germany','2020-04-27',70),(9,'Ilex Neuro','Sweden','2022-09-12',95);
CREATE TABLE hospitals (
  hos_id INTEGER PRIMARY KEY,
  hos_name TEXT,
  hos_city TEXT,
  hos_beds INTEGER,
  hos_level INTEGER
);
INSERT INTO hospitals VALUES (1,'St. Orla General','Karsholm',820,3),(2,'St. Orla Children','Karsholm',210,3),(3,'Lindenhof','Brevik',440,2),(4,'Mercy Quay','Tollen',365,2),(5,'Nordbrook Clinic','Tollen',120,1),(6,'Ashgrove','Delmarsh',510,2),(7,'Bellwether','Delmarsh',95,1),(8,'Riverside Day Clinic','Brevik',0,1);
CREATE TABLE surgeons (
  sur_id INTEGER PRIMARY KEY,            --: seq 21
  sur_first_name TEXT,                   --: first
  sur_last_name TEXT,                    --: last distinct
  sur_born_on TEXT,                      --: date 1956-01-01..1991-12-31
  sur_specialty TEXT,                    --: pick cardiology*4 | orthopaedics*5 | neurosurgery*2 | urology*2
  sur_hospital_id INTEGER REFERENCES hospitals(hos_id), --: pick 1*5 | 2*2 | 3*4 | 4*3 | 5*2 | 6*4
  sur_licensed_on TEXT,                  --: after sur_born_on 336..420 months
  sur_trainer_id INTEGER REFERENCES surgeons(sur_id) --: self sur_id
); --: rows 32
CREATE TABLE devices (
  dev_id INTEGER PRIMARY KEY,            --: seq 100
  dev_model TEXT,                        --: mix {Corvex|Tulina|Pivot|Ostara|Nimbra|Vasco} {Mini|One|Two|Flex|Pro|Slim|Max} distinct
  dev_udi TEXT,                          --: code @@#####-@#
  dev_mfr_id INTEGER REFERENCES manufacturers(mfr_id), --: pick 1*4 | 2*4 | 3*4 | 4*2 | 5*4 | 6*5 | 7*2 | 8*2
  dev_category TEXT,                     --: pick stent*4 | pacemaker*3 | bone plate*4 | bone screw*5 | knee joint*3 | infusion pump*2
  dev_class TEXT,                        --: by dev_category: stent, pacemaker => III; knee joint => III*2 | IIb; infusion pump => IIb; bone plate, bone screw => IIb*2 | IIa
  dev_material TEXT,                     --: by dev_category: stent => cobalt chrome*2 | steel; pacemaker, infusion pump => titanium | polymer; bone plate, bone screw => titanium*3 | steel*2; else => titanium | cobalt chrome*2
  dev_length_mm REAL,                    --: real 6..210 1 skew
  dev_width_mm REAL,                     --: real 2..75 1 skew
  dev_weight_g REAL,                     --: real 0.4..480 1 skew
  dev_battery_months INTEGER,            --: by dev_category: pacemaker => 96 | 108*2 | 132; infusion pump => 18 | 24; else => NULL
  dev_shelf_months INTEGER,              --: pick 24*3 | 36*4 | 60*2
  dev_mri_safe TEXT,                     --: pick yes*5 | no*3
  dev_is_sterile TEXT,                   --: pick yes*6 | no
  dev_is_reusable TEXT,                  --: pick no*8 | yes
  dev_price_eur REAL,                    --: price 18..9200
  dev_launched_on TEXT,                  --: date 2012-02-01..2024-06-30
  dev_withdrawn_on TEXT,                 --: after dev_launched_on 30..130 months until 2025-10-31 null 55%
  dev_cert_no TEXT,                      --: code CE-####-@ null 12% empty 10%
  dev_cert_expires_on TEXT,              --: date 2024-03-01..2029-12-31
  dev_ease_score INTEGER,                --: int 1..5 normal
  dev_safety_score INTEGER,              --: int 31..99 normal
  dev_replaces_id INTEGER REFERENCES devices(dev_id) --: self dev_id
); --: rows 40
CREATE TABLE indications (
  ind_code TEXT PRIMARY KEY,
  ind_name TEXT
);
INSERT INTO indications VALUES ('CAD','coronary artery disease'),('ARR','arrhythmia'),('FRX','fracture'),('OST','osteoarthritis'),('PAI','chronic pain'),('SPN','spinal instability'),('HFA','heart failure'),('INC','incontinence');
CREATE TABLE device_indications (
  din_device_id INTEGER REFERENCES devices(dev_id), --: ref devices.dev_id cover 90%
  din_ind_code TEXT REFERENCES indications(ind_code), --: pick CAD*3 | ARR*3 | FRX*5 | OST*4 | PAI*2 | SPN*3 | HFA*2
  din_evidence_level INTEGER             --: int 1..4
); --: rows 95
CREATE TABLE patients (
  pat_id INTEGER PRIMARY KEY,            --: seq 5001
  pat_birth_date TEXT,                   --: date 1934-01-01..2012-12-31
  pat_sex TEXT,                          --: pick f*5 | m*5 | x
  pat_region TEXT,                       --: pick North*4 | Coast*5 | Lakes*3 | Highland*2
  pat_bmi REAL                           --: real 16.5..44 1 normal
); --: rows 160
CREATE TABLE implants (
  imp_id INTEGER PRIMARY KEY,            --: seq 30001
  imp_patient_id INTEGER REFERENCES patients(pat_id), --: ref patients.pat_id cover 85%
  imp_device_id INTEGER REFERENCES devices(dev_id), --: ref devices.dev_id cover 88% skew
  imp_surgeon_id INTEGER REFERENCES surgeons(sur_id), --: ref surgeons.sur_id cover 85% skew
  imp_hospital_id INTEGER REFERENCES hospitals(hos_id), --: pick 1*6 | 2*3 | 3*4 | 4*3 | 5*1 | 6*4
  imp_followup_hospital_id INTEGER REFERENCES hospitals(hos_id), --: by imp_hospital_id: 1 => 1*4 | 2 | 5; 2 => 2*2 | 1; 3 => 3*3 | 6; 4 => 4*2 | 5; else => 6*3 | 7 | 3
  imp_implanted_on TEXT,                 --: date 2021-01-11..2025-10-24
  imp_explanted_on TEXT,                 --: after imp_implanted_on 20..1300 days until 2025-10-31 null 70%
  imp_minutes INTEGER,                   --: int 18..310 normal
  imp_pain_score INTEGER                 --: int 0..10 skew null 12%
); --: rows 380
CREATE TABLE incidents (
  inc_id INTEGER PRIMARY KEY,            --: seq 701
  inc_implant_id INTEGER REFERENCES implants(imp_id), --: ref implants.imp_id cover 28%
  inc_kind TEXT,                         --: pick infection*4 | loosening*4 | fracture of device*2 | battery failure*2 | migration*3
  inc_severity INTEGER,                  --: pick 1*5 | 2*5 | 3*3 | 4
  inc_reported_on TEXT,                  --: date 2021-03-01..2025-10-29
  inc_closed_on TEXT,                    --: after inc_reported_on 5..240 days until 2025-10-31 null 8%
  inc_narrative TEXT                     --: mix {revision planned|antibiotics given|device returned|no action|patient informed} {by clinic|after call|within a week} null 20% empty 12%
); --: rows 140
UPDATE surgeons SET sur_trainer_id = NULL WHERE sur_id % 5 = 1;
UPDATE devices SET dev_replaces_id = (SELECT MAX(o.dev_id) FROM devices AS o WHERE o.dev_category = devices.dev_category AND o.dev_launched_on < devices.dev_launched_on AND o.dev_id < devices.dev_id);
UPDATE devices SET dev_replaces_id = NULL WHERE dev_id % 3 = 0;
DELETE FROM device_indications WHERE rowid NOT IN (SELECT MIN(rowid) FROM device_indications GROUP BY din_device_id, din_ind_code);
UPDATE incidents SET inc_reported_on = (SELECT date(i.imp_implanted_on, '+' || (6 + inc_id * 37 % 500) || ' days') FROM implants AS i WHERE i.imp_id = incidents.inc_implant_id);
DELETE FROM incidents WHERE inc_reported_on > '2025-10-30';
UPDATE incidents SET inc_closed_on = CASE WHEN inc_id % 9 = 4 THEN NULL ELSE date(inc_reported_on, '+' || (4 + inc_id * 13 % 170) || ' days') END;
UPDATE incidents SET inc_closed_on = NULL WHERE inc_closed_on > '2025-10-31';
UPDATE incidents SET inc_kind = 'migration' WHERE inc_kind = 'battery failure' AND inc_implant_id IN (SELECT i.imp_id FROM implants AS i JOIN devices AS d ON i.imp_device_id = d.dev_id WHERE d.dev_battery_months IS NULL);
CREATE VIEW active_implants AS SELECT i.imp_id, i.imp_patient_id, d.dev_model, d.dev_category, i.imp_implanted_on FROM implants AS i JOIN devices AS d ON i.imp_device_id = d.dev_id WHERE i.imp_explanted_on IS NULL;
CREATE VIEW device_incident_totals AS SELECT d.dev_id, d.dev_model, COUNT(*) AS incident_count, MAX(n.inc_severity) AS worst_severity FROM incidents AS n JOIN implants AS i ON n.inc_implant_id = i.imp_id JOIN devices AS d ON i.imp_device_id = d.dev_id GROUP BY d.dev_id, d.dev_model;
