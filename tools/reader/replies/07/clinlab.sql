CREATE TABLE patient (pat_id INTEGER PRIMARY KEY, fullName TEXT, birth_dt TEXT, insurer TEXT, ward TEXT);
INSERT INTO patient VALUES
(1,'Chidi Okonkwo','1961-05-14','Medica Nord','Ward 3B'),
(2,'Marta Halvorsen','1987-11-02','Unitas','outpatient'),
(3,'Liu Wenjing','1995-08-23','Unitas','outpatient'),
(4,'Piet van Rooyen','1949-01-30','Medica Nord','Ward 1A'),
(5,'Soraya Benali','1978-12-09','self','outpatient'),
(6,'Ignatius Mulcahy','1956-03-17','Helvia','Ward 3B');
CREATE TABLE specimen (spec_id TEXT PRIMARY KEY, pat_id INTEGER REFERENCES patient(pat_id), material TEXT, vol_ml REAL, drawn_at TEXT, received_at TEXT, status TEXT);
INSERT INTO specimen VALUES
('SP-4471',1,'serum',4.0,'2024-03-04 07:40','2024-03-04 09:05','accepted'),
('SP-4472',1,'citrate plasma',2.7,'2024-03-04 07:42','2024-03-04 09:06','clotted'),
('SP-4473',2,'spot urine',10.0,'2024-03-05 08:15','2024-03-05 10:20','accepted'),
('SP-4474',3,'24h urine',1800.0,'2024-03-06 07:00','2024-03-06 11:45','accepted'),
('SP-4475',4,'catheter urine',9.5,'2024-03-07 06:30','2024-03-07 08:00','discarded'),
('SP-4476',5,'serum',4.0,'2024-03-11 09:10','2024-03-11 12:30','haemolysed'),
('SP-4477',6,'citrate plasma',2.7,'2024-03-12 07:55','2024-03-12 08:40','accepted'),
('SP-4478',2,'spot urine',12.0,'2024-03-14 08:05','2024-03-14 10:10','accepted');
CREATE TABLE assay_result (res_id INTEGER PRIMARY KEY, spec_id TEXT REFERENCES specimen(spec_id), analyte TEXT, val REAL, unit TEXT, ref_lo REAL, ref_hi REAL, analyzed_at TEXT, released_at TEXT, status TEXT, operator TEXT, validator TEXT);
INSERT INTO assay_result VALUES
(901,'SP-4471','potassium',5.6,'mmol/l',3.5,5.1,'2024-03-04 10:12','2024-03-04 13:50','final','T. Brandvold','Dr Aslanian'),
(902,'SP-4471','ferritin',44.0,'ug/l',30.0,400.0,'2024-03-04 10:31','2024-03-04 14:02','corrected','T. Brandvold','Dr Pereira'),
(903,'SP-4473','albumin',18.0,'mg/l',0.0,20.0,'2024-03-05 12:40','2024-03-05 15:25','final','K. Osei','Dr Pereira'),
(904,'SP-4474','cortisol',210.0,'nmol/d',55.0,248.0,'2024-03-06 14:05','2024-03-07 09:30','prelim','M. Fujita','Dr Aslanian'),
(905,'SP-4476','potassium',4.2,'mmol/l',3.5,5.1,'2024-03-11 13:15','2024-03-11 16:45','prelim','K. Osei','Dr Pereira'),
(906,'SP-4477','INR',1.1,'ratio',0.9,1.2,'2024-03-12 09:20','2024-03-12 10:55','final','M. Fujita','Dr Aslanian');
CREATE TABLE catalog (test_code TEXT PRIMARY KEY, loinc TEXT, title TEXT, dept TEXT, public_fee REAL, insurer_fee REAL, reagent_cost REAL, routine_hrs REAL, stat_hrs REAL);
INSERT INTO catalog VALUES
('FERR','2276-4','Ferritin','chemistry',24.50,16.80,3.15,8,2),
('KAL','2823-3','Potassium','chemistry',7.20,4.10,0.45,6,1),
('PTQ','5902-2','Prothrombin time','coagulation',12.90,8.60,1.70,24,1.5),
('APTT','3173-2','Activated PTT','coagulation',14.30,9.40,1.95,24,1.5),
('DDIM','48065-7','D-dimer','coagulation',38.00,27.75,9.60,12,1),
('CORT','2143-6','Cortisol','endocrinology',31.40,22.20,5.05,48,4);
