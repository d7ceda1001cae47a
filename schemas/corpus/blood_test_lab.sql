CREATE TABLE department (
  dept_code TEXT PRIMARY KEY, -- HAE, CHE, IMM, COA, MIC
  dept_name TEXT,
  floor INTEGER
);
INSERT INTO department VALUES ('HAE','Haematology',1),('CHE','Clinical Chemistry',1),('IMM','Immunology',2),('COA','Coagulation',2),('MIC','Serology',3);
CREATE TABLE tube_type (
  tube_code TEXT PRIMARY KEY, -- code printed on the rack
  cap_colour TEXT,
  additive TEXT, -- what is in the tube before the blood
  fill_ml REAL
);
INSERT INTO tube_type VALUES ('ED','purple','EDTA',4.0),('CI','blue','citrate',2.7),('SE','gold','gel',5.0),('HE','green','heparin',4.5),('FL','grey','fluoride',2.0),('PL','red','none',6.0);
CREATE TABLE clinic (
  clinic_id INTEGER PRIMARY KEY,          --: seq 1
  clinic_name TEXT,                       --: each Larkfield Surgery | Old Mill Practice | Quayside Medical | St Bride's Ward 4 | Heron Street Clinic | Ashgrove Maternity | Fennel Lane Surgery | Copperfield GP | Northgate Walk-in | Willowbank Care Home | Dr Pascoe & Partners | Marlow Row Clinic | Sandpiper Dialysis | Upper Town Practice | Beacon Hospice | Priory Gate Surgery | Oakhanger Health | Tollbridge Clinic | Kingfisher Ward | Vale Fertility
  town TEXT,                              --: pick Harwick*6 | Penmouth*4 | Lower Sedge*3 | Tollbridge*2 | Castle Orrin*2
  kind TEXT,                              --: by clinic_name: St Bride's Ward 4, Kingfisher Ward => hospital ward; Willowbank Care Home, Beacon Hospice => care home; Ashgrove Maternity, Sandpiper Dialysis, Vale Fertility => specialist; else => GP surgery
  distance_km REAL, -- road distance to the lab --: real 0.4..48 1 skew
  stars INTEGER, -- how neatly they label, 1 (worst) to 5 (best) --: int 1..5 normal
  own_courier INTEGER -- 1 yes, 0 no --: pick 0*3 | 1*2
); --: rows 20
CREATE TABLE patient (
  patient_id INTEGER PRIMARY KEY,         --: seq 1
  first_name TEXT,                        --: first
  last_name TEXT,                         --: last
  sex_code TEXT, -- F, M, X --: pick F*11 | M*10 | X
  born INTEGER, -- yyyymmdd --: date 1932-01-01..2019-12-31 yyyymmdd
  clinic_id INTEGER REFERENCES clinic(clinic_id), --: ref clinic.clinic_id cover 90% skew
  smoker INTEGER, -- 1 yes, 0 no, empty unknown --: pick 0*6 | 1*2 | NULL
  needle_fear INTEGER                     --: int 0..10 skew
); --: rows 150
CREATE TABLE volunteer (
  volunteer_id INTEGER PRIMARY KEY,       --: seq 1
  first_name TEXT,                        --: first
  last_name TEXT,                         --: last
  born INTEGER, -- yyyymmdd --: date 1953-01-01..2006-12-31 yyyymmdd
  town TEXT,                              --: pick Harwick*5 | Penmouth*4 | Lower Sedge*2 | Tollbridge | Mossley*2
  joined INTEGER, -- yyyymmdd --: date 2021-02-01..2025-07-08 yyyymmdd
  blood_group TEXT,                       --: pick O+*7 | A+*7 | B+*2 | AB+ | O-*2 | A-*2 | B-
  reliability INTEGER, -- marks out of 10 given by the coordinator --: int 2..10 normal
  may_phone INTEGER, -- 1 yes, 0 no --: pick 1*3 | 0
  biscuits TEXT                           --: pick shortbread*3 | ginger nuts*3 | custard creams*2 | oat | NULL*2
); --: rows 70
CREATE TABLE analyser (
  analyser_id INTEGER PRIMARY KEY,        --: seq 1
  nickname TEXT,                          --: each Bessie | Dracula | The Tank | Whisper | Old Faithful | Twiggy | Popeye | Duchess | Sir Spin | Gremlin
  dept_code TEXT REFERENCES department(dept_code), --: each HAE | CHE | COA | IMM | CHE | HAE | IMM | CHE | MIC | COA
  vendor TEXT,                            --: pick Lumatek*3 | Ostrava Dx*2 | Vireo
  bought INTEGER, -- yyyymmdd --: date 2011-05-01..2024-09-30 yyyymmdd
  warm_up_s INTEGER, -- seconds --: pick 90 | 240*2 | 300 | 600*2 | 900
  in_service INTEGER -- 1 running, 0 out of order --: each 1 | 1 | 1 | 0 | 1 | 1 | 1 | 1 | 0 | 1
); --: rows 10
CREATE TABLE assay (
  assay_code TEXT PRIMARY KEY, -- short code on the form
  assay_name TEXT,
  dept_code TEXT REFERENCES department(dept_code),
  unit TEXT,
  low REAL, -- lower end of normal
  high REAL, -- upper end of normal
  price_cents INTEGER, -- what the clinic is charged
  target_s INTEGER, -- promised time on the machine, seconds
  fasting INTEGER -- 1 patient must not eat before
);
INSERT INTO assay VALUES ('HB','haemoglobin','HAE','g/l',118,172,320,60,0),('WBC','white cell count','HAE','10^9/l',3.8,10.8,320,60,0),('PLT','platelets','HAE','10^9/l',150,410,320,60,0),('GLU','glucose','CHE','mmol/l',3.9,6.1,210,45,1),('CHOL','cholesterol','CHE','mmol/l',2.8,5.2,260,50,1),('TRIG','triglycerides','CHE','mmol/l',0.4,1.8,290,50,1),('CREA','creatinine','CHE','umol/l',48,112,230,55,0),('K','potassium','CHE','mmol/l',3.5,5.1,190,30,0),('FER','ferritin','CHE','ug/l',22,310,780,240,0),('TSH','thyroid hormone TSH','IMM','mU/l',0.3,4.2,890,420,0),('VITD','vitamin D','IMM','nmol/l',50,150,1650,540,0),('PSA','prostate antigen','IMM','ug/l',0,4,1420,480,0),('INR','clotting time INR','COA','ratio',0.8,1.2,410,120,0),('DDIM','D-dimer','COA','mg/l',0,0.5,1980,300,0),('HEPB','hepatitis B antibody','MIC','IU/l',10,900,2240,900,0),('LYME','Lyme antibody','MIC','AU/ml',0,5,2610,960,0);
CREATE TABLE sample (
  tube_no INTEGER PRIMARY KEY,            --: seq 600001
  patient_id INTEGER REFERENCES patient(patient_id), -- empty for a volunteer's tube --: ref patient.patient_id cover 85% skew null 20%
  volunteer_id INTEGER REFERENCES volunteer(volunteer_id), -- empty for a patient's tube --: ref volunteer.volunteer_id cover 80%
  tube_code TEXT REFERENCES tube_type(tube_code), --: ref tube_type.tube_code skew
  taken_on INTEGER, -- yyyymmdd --: date 2023-09-01..2025-07-11 yyyymmdd
  arrived_on INTEGER, -- yyyymmdd
  discarded_on INTEGER, -- yyyymmdd
  transport_s INTEGER, -- seconds on the road --: int 600..28000 skew
  urgent INTEGER, -- 1 yes, 0 no --: pick 0*6 | 1
  haemolysis INTEGER -- 0 clear to 4 ruined --: pick 0*12 | 1*5 | 2*3 | 3 | 4
); --: rows 260
CREATE TABLE result (
  result_id INTEGER PRIMARY KEY,          --: seq 1
  tube_no INTEGER REFERENCES sample(tube_no), --: ref sample.tube_no cover 90%
  assay_code TEXT REFERENCES assay(assay_code), --: ref assay.assay_code skew
  analyser_id INTEGER REFERENCES analyser(analyser_id),
  measured_on INTEGER, -- yyyymmdd
  run_ms INTEGER, -- milliseconds on the machine --: int 14000..900000 skew
  value REAL,
  flag_code TEXT, -- N normal, H high, L low
  certainty INTEGER, -- 0 to 100, from the machine --: int 38..100 normal
  validated INTEGER, -- 1 signed off, 0 not yet --: pick 1*9 | 0
  repeat_of INTEGER REFERENCES result(result_id)
); --: rows 400
UPDATE sample SET volunteer_id = NULL WHERE patient_id IS NOT NULL;
UPDATE sample SET arrived_on = CAST(strftime('%Y%m%d', substr(taken_on, 1, 4) || '-' || substr(taken_on, 5, 2) || '-' || substr(taken_on, 7, 2), '+' || (CASE WHEN tube_no % 5 = 0 THEN 2 WHEN tube_no % 3 = 0 THEN 1 ELSE 0 END) || ' days') AS INTEGER) WHERE tube_no % 41 <> 9;
UPDATE sample SET discarded_on = CAST(strftime('%Y%m%d', substr(arrived_on, 1, 4) || '-' || substr(arrived_on, 5, 2) || '-' || substr(arrived_on, 7, 2), '+' || (7 + tube_no * 31 % 40) || ' days') AS INTEGER) WHERE arrived_on IS NOT NULL AND tube_no % 7 <> 2;
UPDATE sample SET discarded_on = NULL WHERE discarded_on > 20250713;
UPDATE sample SET urgent = 0 WHERE patient_id IS NULL;
DELETE FROM result WHERE tube_no IN (SELECT tube_no FROM sample WHERE arrived_on IS NULL);
UPDATE result SET analyser_id = (SELECT MIN((analyser_id * 37 + result_id * 11) % 23 * 100 + analyser_id) % 100 FROM analyser JOIN assay ON analyser.dept_code = assay.dept_code WHERE assay.assay_code = result.assay_code);
UPDATE result SET measured_on = (SELECT CAST(strftime('%Y%m%d', substr(arrived_on, 1, 4) || '-' || substr(arrived_on, 5, 2) || '-' || substr(arrived_on, 7, 2), '+' || (CASE WHEN result_id % 3 = 0 THEN result_id % 11 ELSE result_id % 3 END) || ' days') AS INTEGER) FROM sample WHERE sample.tube_no = result.tube_no);
UPDATE result SET measured_on = 20250713 WHERE measured_on > 20250713;
UPDATE result SET value = (SELECT ROUND(low + (high - low) * (((result_id * 7873) % 139) - 19) / 91.0, 2) FROM assay WHERE assay.assay_code = result.assay_code);
UPDATE result SET value = 0.1 WHERE value < 0.1;
UPDATE result SET flag_code = (SELECT CASE WHEN value > high THEN 'H' WHEN value < low THEN 'L' ELSE 'N' END FROM assay WHERE assay.assay_code = result.assay_code);
UPDATE result SET run_ms = (SELECT target_s * 1000 * (60 + (result_id * 53) % 91) / 100 + result_id % 977 FROM assay WHERE assay.assay_code = result.assay_code);
UPDATE result SET repeat_of = (SELECT MIN(r.result_id) FROM result AS r WHERE r.tube_no = result.tube_no AND r.assay_code = result.assay_code AND r.result_id < result.result_id);
INSERT INTO result SELECT result_id + 5000, tube_no, assay_code, analyser_id, measured_on, run_ms + 800, ROUND(value * (90 + result_id % 23) / 100.0, 2), flag_code, 60 + result_id % 40, 1, result_id FROM result WHERE result_id % 16 = 3 AND repeat_of IS NULL;
