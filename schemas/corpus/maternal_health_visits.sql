-- A maternal health programme: pregnant women, visits by health workers, deliveries, payments.
CREATE TABLE districts (
  districtId INTEGER PRIMARY KEY,
  districtName TEXT NOT NULL,
  officeTown TEXT
);
INSERT INTO districts VALUES (1, 'Amrapur', 'Amrapur'), (2, 'Belkheda', 'Narsipur'), (3, 'Chandola', 'Chandola'), (4, 'Devgarh', 'Old Devgarh'), (5, 'Ekbari', 'Narsipur');
CREATE TABLE clinics (
  clinicId INTEGER PRIMARY KEY,
  clinicName TEXT NOT NULL,
  districtId INTEGER NOT NULL REFERENCES districts(districtId),
  bedCount INTEGER,
  hasLab TEXT
);
INSERT INTO clinics VALUES (11, 'Amrapur Women Hospital', 1, 60, 'Y'), (12, 'Lotus Sub-Centre', 1, 4, 'N'), (13, 'Riverbank Clinic', 2, 18, 'Y'), (14, 'Narsipur Health Post', 2, 6, 'N'), (15, 'Chandola General', 3, 45, 'Y'), (16, 'Neem Tree Clinic', 3, 8, 'N'), (17, 'Fort Road Clinic', 4, 22, 'Y'), (18, 'Ekbari Mission', 5, 12, 'N'), (19, 'Canal Sub-Centre', 5, 3, 'N');
CREATE TABLE workers (
  workerId INTEGER PRIMARY KEY, --: seq 201
  firstName TEXT,              --: pick Anjali | Bina | Chhaya | Deepti | Esther | Fatima | Girija | Hema | Indu | Jaya | Kamala | Latha | Manju | Nirmala | Padma | Rekha | Savita | Tara | Uma | Vimala
  lastName TEXT,               --: pick Barman | Chauhan | Das | Ekka | Gupta | Hembrom | Joshi | Khan | Lakra | Mahato | Nayak | Oraon | Prasad | Rathod | Sahu | Tirkey | Verma | Yadav | Minz | Toppo | Bhagat | Dubey | Mishra | Pandey | Rawat | Singh | Thakur | Solanki | Kujur | Murmu | Soren | Besra distinct
  cadre TEXT,                  --: pick midwife*5 | community worker*6 | doctor*2
  clinicId INTEGER REFERENCES clinics(clinicId), --: ref clinics.clinicId
  bornOn INTEGER,              --: date 1962-01-01..2001-06-30 yyyymmdd
  hiredOn INTEGER,             --: date 2009-01-01..2024-03-31 yyyymmdd
  supervisorId INTEGER REFERENCES workers(workerId) --: self workerId
); --: rows 32
CREATE TABLE skills (
  skillCode TEXT PRIMARY KEY,
  skillName TEXT
);
INSERT INTO skills VALUES ('BP', 'Blood pressure'), ('ULT', 'Ultrasound'), ('NUT', 'Nutrition advice'), ('BRF', 'Breastfeeding advice'), ('EMG', 'Emergency birth'), ('VAC', 'Vaccination'), ('CNS', 'Grief counselling');
CREATE TABLE workerSkills (
  workerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 90%
  skillCode TEXT REFERENCES skills(skillCode), --: pick BP*5 | ULT*2 | NUT*4 | BRF*4 | EMG*3 | VAC*3
  certifiedOn INTEGER,         --: date 2014-01-01..2024-08-31 yyyymmdd
  score INTEGER,               --: int 41..100
  PRIMARY KEY (workerId, skillCode)
); --: rows 100
CREATE TABLE mothers (
  motherId INTEGER PRIMARY KEY, --: seq 5001
  firstName TEXT,              --: pick Aruna | Basanti | Champa | Durga | Gauri | Hina | Ila | Jyotsna | Kiran | Laxmi*2 | Meena*2 | Nasreen | Phulmani | Radha*2 | Sabina | Shanti*2 | Sunita*3 | Urmila | Yasmin | Zeenat
  lastName TEXT,               --: pick Ansari | Bedia | Chik | Devi*5 | Ekka | Gope | Hansda | Kumari*4 | Lohra | Mahli | Nag | Orang | Paswan | Ram | Sahu*2 | Tudu | Xalxo | Yadav*2
  bornOn INTEGER,              --: date 1981-01-01..2006-02-28 yyyymmdd
  village TEXT,                --: pick Amrapur*3 | Baghmara*3 | Chandola*2 | Dumri*3 | Ekbari*2 | Fatehpur*2 | Gola null 5%
  districtId INTEGER REFERENCES districts(districtId), --: ref districts.districtId
  phone TEXT,                  --: code 7######### null 25%
  insured TEXT                 --: pick Y*5 | N*4
); --: rows 130
CREATE TABLE pregnancies (
  pregnancyId INTEGER PRIMARY KEY, --: seq 9001
  motherId INTEGER REFERENCES mothers(motherId), --: ref mothers.motherId cover 90%
  registeredOn INTEGER,        --: date 2022-06-01..2024-09-10 yyyymmdd
  dueOn INTEGER,               --: after registeredOn 60..220 days yyyymmdd
  childNo INTEGER,             --: int 1..6 skew
  risk TEXT                    --: pick low*6 | medium*3 | high*2
); --: rows 165
CREATE TABLE visits (
  visitId INTEGER PRIMARY KEY, --: seq 30001
  pregnancyId INTEGER REFERENCES pregnancies(pregnancyId), --: ref pregnancies.pregnancyId cover 88%
  workerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 85% skew
  visitedOn INTEGER,           --: expr (SELECT CAST(strftime('%Y%m%d', substr(registeredOn, 1, 4) || '-' || substr(registeredOn, 5, 2) || '-' || substr(registeredOn, 7, 2), '+' || (visits.visitId * 29 % 187) || ' days') AS INTEGER) FROM pregnancies WHERE pregnancies.pregnancyId = visits.pregnancyId)
  minutes INTEGER,             --: int 8..95 normal
  costCents INTEGER            --: price 1..24
); --: rows 400
CREATE TABLE homeVisits (
  visitId INTEGER PRIMARY KEY REFERENCES visits(visitId), --: ref visits.visitId distinct
  travelMinutes INTEGER,       --: int 5..140 skew
  distanceKm REAL,             --: real 0.4..34 1 skew
  familyPresent TEXT           --: pick Y*3 | N
); --: rows 190
CREATE TABLE labVisits (
  visitId INTEGER PRIMARY KEY REFERENCES visits(visitId), --: ref visits.visitId distinct
  testName TEXT,               --: pick haemoglobin*4 | sugar*3 | urine*3 | malaria
  result TEXT                  --: pick normal*6 | low*2 | high*2
); --: rows 120
CREATE TABLE deliveries (
  pregnancyId INTEGER PRIMARY KEY REFERENCES pregnancies(pregnancyId), --: ref pregnancies.pregnancyId distinct
  deliveredOn INTEGER,
  clinicId INTEGER REFERENCES clinics(clinicId), --: ref clinics.clinicId null 15%
  mode TEXT,                   --: pick normal*6 | caesarean*2 | assisted
  babyGrams INTEGER            --: int 1500..4300 normal
); --: rows 104
CREATE TABLE visitPlans (
  planId INTEGER PRIMARY KEY,  --: seq 1
  pregnancyId INTEGER REFERENCES pregnancies(pregnancyId), --: ref pregnancies.pregnancyId
  workerId INTEGER REFERENCES workers(workerId), --: ref workers.workerId cover 80%
  plannedOn INTEGER,           --: date 2023-01-05..2024-10-31 yyyymmdd
  savedAt TEXT                 --: date 2023-01-01..2024-09-14 %Y-%m-%d %H:%M:%S
); --: rows 320
CREATE TABLE payments (
  paymentId INTEGER PRIMARY KEY, --: seq 1
  motherId INTEGER REFERENCES mothers(motherId), --: ref mothers.motherId cover 70%
  scheme TEXT,                 --: pick nutrition grant*5 | safe birth bonus*4 | transport refund*3
  amountCents INTEGER,         --: pick 50000*4 | 140000*3 | 12000*3 | 30000*2
  approvedOn INTEGER,          --: date 2022-09-01..2024-09-10 yyyymmdd
  paidOn INTEGER               --: after approvedOn 2..60 days yyyymmdd until 2024-09-15 null 7%
); --: rows 220
DELETE FROM homeVisits WHERE visitId IN (SELECT visitId FROM labVisits);
DELETE FROM homeVisits WHERE visitId IN (SELECT visitId FROM visits WHERE visitedOn > 20240915);
DELETE FROM labVisits WHERE visitId IN (SELECT visitId FROM visits WHERE visitedOn > 20240915);
DELETE FROM visits WHERE visitedOn > 20240915;
UPDATE deliveries SET deliveredOn = (SELECT CAST(strftime('%Y%m%d', substr(dueOn, 1, 4) || '-' || substr(dueOn, 5, 2) || '-' || substr(dueOn, 7, 2), (deliveries.pregnancyId * 17 % 31 - 19) || ' days') AS INTEGER) FROM pregnancies WHERE pregnancies.pregnancyId = deliveries.pregnancyId);
DELETE FROM deliveries WHERE deliveredOn > 20240915;
UPDATE mothers SET districtId = CASE village WHEN 'Amrapur' THEN 1 WHEN 'Chandola' THEN 3 WHEN 'Ekbari' THEN 5 ELSE districtId END;
UPDATE mothers SET bornOn = bornOn - 40000 WHERE bornOn > 20040101;
UPDATE workers SET bornOn = bornOn - 120000 WHERE hiredOn - bornOn < 200000;
UPDATE workers SET supervisorId = 201 + workerId % 5 WHERE workerId > 206;
UPDATE visitPlans SET savedAt = date(substr(plannedOn, 1, 4) || '-' || substr(plannedOn, 5, 2) || '-' || substr(plannedOn, 7, 2), '-' || (planId * 13 % 40 + 2) || ' days') || substr(savedAt, 11);
DELETE FROM visitPlans WHERE savedAt > '2024-09-15';
UPDATE payments SET amountCents = CASE scheme WHEN 'nutrition grant' THEN 50000 WHEN 'safe birth bonus' THEN 140000 WHEN 'transport refund' THEN CASE WHEN paymentId % 3 = 0 THEN 30000 ELSE 12000 END END;
CREATE VIEW highRiskPregnancies AS SELECT pregnancyId, motherId, registeredOn, dueOn, childNo FROM pregnancies WHERE risk = 'high';
CREATE VIEW visitTotals AS SELECT pregnancyId, COUNT(*) AS visitCount, SUM(minutes) AS totalMinutes FROM visits GROUP BY pregnancyId;
UPDATE workers SET clinicId = (SELECT S.clinicId FROM workers AS S WHERE S.workerId = workers.supervisorId) WHERE workerId IN (214, 219, 223, 230);
UPDATE visits SET workerId = 208 WHERE workerId = 228 AND (visitedOn / 10000 = 2023 OR visitedOn >= 20240601);
UPDATE payments SET motherId = (SELECT motherId FROM pregnancies WHERE pregnancyId = 9010) WHERE paymentId IN (14, 87);
