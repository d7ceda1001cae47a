CREATE TABLE species (
  species_code TEXT PRIMARY KEY,
  species_name TEXT NOT NULL,
  is_exotic TEXT
);
INSERT INTO species VALUES ('DOG', 'Dog', 'N'), ('CAT', 'Cat', 'N'), ('RAB', 'Rabbit', 'N'), ('GPG', 'Guinea Pig', 'N'), ('FER', 'Ferret', 'Y'), ('PAR', 'Parrot', 'Y'), ('TOR', 'Tortoise', 'Y'), ('CHN', 'Chinchilla', 'Y');
CREATE TABLE branch (
  branch_code TEXT PRIMARY KEY,
  branch_name TEXT NOT NULL,
  town TEXT,
  opened_year INTEGER,
  has_theatre TEXT
);
INSERT INTO branch VALUES ('OLD', 'Old Tannery', 'Marlow Bridge', 2008, 'Y'), ('PAW', 'Pawsgate', 'Elmsford', 2015, 'Y'), ('CAN', 'Canalside', 'Marlow Bridge', 2019, 'N'), ('HIL', 'Hillcrest', 'Durrington', 2012, 'Y'), ('QUA', 'Quayhouse', 'Port Wenlow', 2023, 'N'), ('MEA', 'Meadow Lane', 'Elmsford', 2026, 'N');
CREATE TABLE patient (
  patient_id INTEGER PRIMARY KEY,        --: seq 301
  patient_name TEXT NOT NULL,            --: pick Biscuit*4 | Luna*4 | Rufus*3 | Pickle*3 | Mabel*2 | Ziggy*2 | Otto*2 | Clover*2 | Hugo*2 | Tilly*3 | Nacho | Pepper*2 | Willow*2 | Bandit | Fudge*2 | Gizmo*2 | Olive | Percy | Saffron | Toast | Waffles | Dexter*2 | Mango | Poppy*2 | Sir Barksalot | Misty*2 | Bramble | Juno
  species_code TEXT REFERENCES species(species_code), --: pick DOG*10 | CAT*8 | RAB*3 | GPG*2 | FER | PAR | TOR
  breed TEXT,                            --: by species_code: DOG => Labrador*3 | Cockapoo*3 | Whippet | Border Terrier*2 | Mixed*2; CAT => Domestic Shorthair*5 | Maine Coon | Ragdoll | Mixed; RAB => Netherland Dwarf | Lop; else => NULL
  sex TEXT,                              --: pick F*5 | M*5
  neutered TEXT,                         --: pick Y*6 | N*4
  born_on TEXT,                          --: date 2009-03-01..2025-11-30 null 6%
  owner_first_name TEXT,                 --: first
  owner_last_name TEXT,                  --: last
  owner_town TEXT,                       --: pick Elmsford*4 | Marlow Bridge*5 | Durrington*3 | Port Wenlow*2 | Little Sarn
  home_branch_code TEXT REFERENCES branch(branch_code), --: pick OLD*5 | PAW*4 | CAN*3 | HIL*3 | QUA*2
  insurer TEXT,                          --: pick PetGuard*4 | Tailwind Mutual*3 | Furfold*2 | NULL*5
  joined_year INTEGER,                   --: pick 2023*3 | 2024*4 | 2025*4 | 2026*2
  joined_month INTEGER                   --: int 1..12
); --: rows 130
CREATE TABLE visit (
  visit_id INTEGER PRIMARY KEY,          --: seq 20001
  patient_id INTEGER NOT NULL REFERENCES patient(patient_id), --: ref patient.patient_id cover 90% skew
  branch_code TEXT REFERENCES branch(branch_code), --: pick OLD*5 | PAW*4 | CAN*3 | HIL*3 | QUA*2
  visit_kind TEXT,                       --: pick checkup*7 | emergency*2 | dental*2
  vet_name TEXT,                         --: pick Dr Adeyemi*5 | Dr Lindqvist*4 | Dr Prowse*4 | Dr Okonjo*2 | Dr Vasari*3 | Dr Tanaka*2 | Dr Bell
  channel TEXT,                          --: pick phone*5 | app*4 | website*2 | walk-in*2
  booked_on TEXT,                        --: date 2023-06-01..2026-05-25
  due_on TEXT,                           --: after booked_on 0..21 days
  seen_on TEXT,                          --: after due_on 0..5 days until 2026-05-31 null 8%
  invoiced_on TEXT,                      --: after seen_on 0..9 days until 2026-05-31
  paid_on TEXT,                          --: after invoiced_on 1..50 days until 2026-05-31 null 9%
  follow_up_on TEXT,                     --: after seen_on 14..40 days null 60%
  symptom TEXT,                          --: pick limping*3 | vomiting*4 | itching*4 | coughing*2 | weight loss*2 | off food*3 | eye discharge*2 | NULL*6
  weight_kg REAL,                        --: real 2.1..39.5 1 skew
  temperature_c REAL,                    --: real 37.0..40.6 1
  heart_rate INTEGER,                    --: int 60..220
  waiting_minutes INTEGER,               --: int 0..75 skew
  consult_fee REAL,                      --: pick 42.5*6 | 55*4 | 68*2 | 95
  drug_fee REAL,                         --: price 6..180 null 30%
  lab_fee REAL,                          --: price 20..240 null 60%
  discount REAL,                         --: pick 0*7 | 5*2 | 10 | 15
  claimed TEXT,                          --: pick Y*4 | N*6
  rating INTEGER,                        --: pick NULL*5 | 5*6 | 4*4 | 3*2 | 2 | 1
  remarks TEXT                           --: mix {Owner will call back|Gave leaflet on diet|Nervous in waiting room|Muzzle needed|Recheck ears|Needs treats to behave|Advised slow walks|Bit the vet, gently|Diet changed to renal food}
); --: rows 390
CREATE TABLE surgery (
  visit_id INTEGER PRIMARY KEY REFERENCES visit(visit_id), --: ref visit.visit_id distinct
  procedure_name TEXT,                   --: pick spay*5 | castration*4 | lump removal*4 | cruciate repair*2 | foreign body removal*2 | cystotomy
  surgeon_name TEXT,                     --: pick Dr Prowse*4 | Dr Vasari*5 | Dr Okonjo*2 | Dr Halloran*2
  theatre_minutes INTEGER,               --: int 18..190 skew
  implant_fee REAL,                      --: price 90..950 null 70%
  theatre_fee REAL,                      --: price 160..1900
  complication TEXT,                     --: pick N*8 | Y*2
  stitches_out_on TEXT                   --: const x
); --: rows 82
CREATE TABLE vaccination (
  visit_id INTEGER PRIMARY KEY REFERENCES visit(visit_id), --: ref visit.visit_id distinct
  vaccine_name TEXT,                     --: pick Tricanix*5 | Felovar*4 | Myxoguard*2 | Rabistat*2 | Kennelis*2
  batch_no TEXT,                         --: code V##-@@#
  dose_ml REAL,                          --: pick 0.5*3 | 1.0*6 | 1.5
  is_booster TEXT,                       --: pick Y*6 | N*4
  next_due_on TEXT                       --: const x
); --: rows 105
DELETE FROM vaccination WHERE visit_id IN (SELECT visit_id FROM surgery);
DELETE FROM surgery WHERE visit_id IN (SELECT visit_id FROM visit WHERE seen_on IS NULL);
DELETE FROM vaccination WHERE visit_id IN (SELECT visit_id FROM visit WHERE seen_on IS NULL);
UPDATE patient SET joined_month = 1 + joined_month % 5 WHERE joined_year = 2026;
UPDATE patient SET breed = NULL WHERE patient_id % 17 = 3;
UPDATE patient SET born_on = '2022-0' || (1 + patient_id % 9) || '-14' WHERE joined_year = 2023 AND born_on > '2023-01-01';
UPDATE patient SET born_on = '2023-0' || (1 + patient_id % 9) || '-08' WHERE joined_year = 2024 AND born_on > '2024-01-01';
UPDATE patient SET born_on = '2024-0' || (1 + patient_id % 9) || '-21' WHERE joined_year = 2025 AND born_on > '2025-01-01';
UPDATE patient SET owner_first_name = (SELECT p.owner_first_name FROM patient AS p WHERE p.patient_id = patient.patient_id - 1), owner_last_name = (SELECT p.owner_last_name FROM patient AS p WHERE p.patient_id = patient.patient_id - 1), owner_town = (SELECT p.owner_town FROM patient AS p WHERE p.patient_id = patient.patient_id - 1), home_branch_code = (SELECT p.home_branch_code FROM patient AS p WHERE p.patient_id = patient.patient_id - 1) WHERE patient_id % 6 = 2;
UPDATE visit SET branch_code = (SELECT home_branch_code FROM patient AS p WHERE p.patient_id = visit.patient_id) WHERE visit_id % 4 <> 1;
UPDATE visit SET visit_kind = 'surgery', branch_code = CASE branch_code WHEN 'CAN' THEN 'OLD' WHEN 'QUA' THEN 'HIL' ELSE branch_code END WHERE visit_id IN (SELECT visit_id FROM surgery);
UPDATE visit SET visit_kind = 'vaccination', symptom = NULL, lab_fee = NULL WHERE visit_id IN (SELECT visit_id FROM vaccination);
UPDATE visit SET weight_kg = NULL, temperature_c = NULL, heart_rate = NULL, waiting_minutes = NULL, consult_fee = NULL, drug_fee = NULL, lab_fee = NULL, discount = NULL, claimed = 'N', rating = NULL, remarks = NULL WHERE seen_on IS NULL;
UPDATE visit SET weight_kg = round(0.5 + weight_kg / 7, 1) WHERE patient_id IN (SELECT patient_id FROM patient WHERE species_code NOT IN ('DOG'));
UPDATE visit SET claimed = 'N' WHERE patient_id IN (SELECT patient_id FROM patient WHERE insurer IS NULL);
UPDATE surgery SET stitches_out_on = (SELECT date(v.seen_on, '+' || (9 + v.visit_id % 6) || ' days') FROM visit AS v WHERE v.visit_id = surgery.visit_id);
UPDATE surgery SET stitches_out_on = NULL WHERE stitches_out_on > '2026-05-31' OR visit_id % 9 = 0;
UPDATE vaccination SET next_due_on = (SELECT date(v.seen_on, CASE WHEN v.visit_id % 3 = 0 THEN '+28 days' ELSE '+365 days' END) FROM visit AS v WHERE v.visit_id = vaccination.visit_id);
UPDATE vaccination SET vaccine_name = CASE WHEN (SELECT p.species_code FROM patient AS p JOIN visit AS v ON v.patient_id = p.patient_id WHERE v.visit_id = vaccination.visit_id) = 'CAT' THEN 'Felovar' WHEN (SELECT p.species_code FROM patient AS p JOIN visit AS v ON v.patient_id = p.patient_id WHERE v.visit_id = vaccination.visit_id) = 'RAB' THEN 'Myxoguard' WHEN vaccine_name IN ('Felovar', 'Myxoguard') THEN 'Tricanix' ELSE vaccine_name END;
UPDATE patient SET joined_year = (SELECT CAST(substr(MIN(v.booked_on), 1, 4) AS INTEGER) FROM visit AS v WHERE v.patient_id = patient.patient_id), joined_month = (SELECT CAST(substr(MIN(v.booked_on), 6, 2) AS INTEGER) FROM visit AS v WHERE v.patient_id = patient.patient_id) WHERE joined_year * 100 + joined_month > (SELECT CAST(substr(MIN(v.booked_on), 1, 4) || substr(MIN(v.booked_on), 6, 2) AS INTEGER) FROM visit AS v WHERE v.patient_id = patient.patient_id);
UPDATE patient SET born_on = date(born_on, '-3 years') WHERE CAST(substr(born_on, 1, 4) AS INTEGER) >= joined_year;
CREATE VIEW patient_spend AS SELECT p.patient_id, p.patient_name, p.species_code, COUNT(v.visit_id) AS visits, SUM(v.consult_fee + COALESCE(v.drug_fee, 0) + COALESCE(v.lab_fee, 0) - v.discount) AS spend FROM patient AS p JOIN visit AS v ON p.patient_id = v.patient_id WHERE v.seen_on IS NOT NULL GROUP BY p.patient_id, p.patient_name, p.species_code;
CREATE VIEW unpaid_visit AS SELECT visit_id, patient_id, branch_code, invoiced_on, consult_fee + COALESCE(drug_fee, 0) + COALESCE(lab_fee, 0) - discount AS amount_due FROM visit WHERE invoiced_on IS NOT NULL AND paid_on IS NULL;
