-- Pikkado: mobile and fixed vaccination sites run for cities and employers.
CREATE TABLE vaccines (
  vac_code TEXT PRIMARY KEY, -- short code on the label
  vac_name TEXT NOT NULL,
  vac_disease TEXT,
  vac_doses INTEGER, -- shots for full protection
  vac_interval_days INTEGER,
  vac_price_cents INTEGER -- billed per shot
);
INSERT INTO vaccines VALUES ('FLU', 'Influvo', 'influenza', 1, NULL, 2450), ('FLH', 'Influvo High', 'influenza', 1, NULL, 4890), ('COV', 'Coronix', 'covid', 1, NULL, 5600), ('HPA', 'Hepatrix A', 'hepatitis', 2, 180, 6150), ('HPB', 'Hepatrix B', 'hepatitis', 3, 60, 5400), ('TBE', 'Tickguard', 'tick fever', 3, 90, 7200), ('MMR', 'Trivex', 'measles', 2, 28, 4300), ('RSV', 'Respira', 'RSV', 1, NULL, 19900), ('DEN', 'Denvaro', 'dengue', 2, 90, 11200);
CREATE TABLE risks (
  ris_code TEXT PRIMARY KEY,
  ris_name TEXT, -- risk group of a patient
  ris_goal_pct REAL -- share to be vaccinated, 0 to 100
);
INSERT INTO risks VALUES ('SEN', 'senior', 75), ('CHR', 'chronically ill', 70), ('PRE', 'pregnant', 60), ('HCW', 'health worker', 80), ('STD', 'standard', 45), ('TRV', 'traveler', NULL);
CREATE TABLE sites (
  sit_id INTEGER PRIMARY KEY,
  sit_name TEXT NOT NULL,
  sit_city TEXT,
  sit_kind TEXT, -- fixed, van or pop-up
  sit_booths INTEGER,
  sit_day_min INTEGER, -- opening time per day in minutes
  sit_rent_cents INTEGER -- per month
);
INSERT INTO sites VALUES (1, 'Central Hall', 'Brenton', 'fixed', 8, 600, 640000), (2, 'Dockside', 'Brenton', 'fixed', 4, 540, 310000), (3, 'Van One', 'Marlow Falls', 'van', 2, 420, 95000), (4, 'Van Two', 'Brenton', 'van', 2, 420, 95000), (5, 'Market Tent', 'Osterby', 'pop-up', 3, 360, 72000), (6, 'Mill Clinic', 'Osterby', 'fixed', 5, 480, 265000), (7, 'Campus Corner', 'Marlow Falls', 'pop-up', 3, 300, 58000), (8, 'Airport Stop', 'Linfield', 'pop-up', 2, 660, 188000), (9, 'Van Three', 'Linfield', 'van', 2, 420, 99000);
CREATE TABLE nurses (
  nur_id INTEGER PRIMARY KEY,              --: seq 31
  nur_first_name TEXT,                     --: first
  nur_last_name TEXT,                      --: last distinct
  nur_grade TEXT,                          --: pick J*4 | S*4 | L*2
                                           -- J junior, S senior, L lead
  nur_hired_on TEXT,                       --: date 2019-02-01..2026-01-12
  nur_hourly_cents INTEGER,                --: int 2350..4600 normal
  nur_mentor_id INTEGER REFERENCES nurses(nur_id) --: self nur_id null 20%
                                           -- nurse who trained this one
); --: rows 32
CREATE TABLE nurse_sites (
  nsi_nur_id INTEGER REFERENCES nurses(nur_id),
  nsi_sit_id INTEGER REFERENCES sites(sit_id),
  nsi_time_pct INTEGER, -- part of the working time spent there, 0 to 100
  PRIMARY KEY (nsi_nur_id, nsi_sit_id)
);
CREATE TABLE patients (
  pat_id INTEGER PRIMARY KEY,              --: seq 20001
  pat_first_name TEXT,                     --: first
  pat_last_name TEXT,                      --: last
  pat_birth_date TEXT,                     --: date 1934-04-01..2012-08-31
  pat_city TEXT,                           --: pick Brenton*6 | Marlow Falls*3 | Osterby*3 | Linfield*2 | Quarry Bay
  pat_ris_code TEXT REFERENCES risks(ris_code), --: pick STD*6 | CHR*3 | HCW*2 | TRV*2 | PRE
  pat_employer TEXT                        --: pick NULL*5 | Nordwell*3 | City of Brenton*2 | Farrow Foods*2 | Loop Air
                                           -- firm that pays, if any
); --: rows 190
CREATE TABLE lots (
  lot_no TEXT PRIMARY KEY,                 --: code L@@-###
  lot_vac_code TEXT REFERENCES vaccines(vac_code), --: each FLU | COV | HPA | FLH | TBE | HPB | MMR | FLU | COV | RSV
  lot_received_on TEXT,                    --: date 2024-11-04..2026-01-26
  lot_expires_on TEXT,                     --: after lot_received_on 4..20 months
  lot_doses INTEGER,                       --: pick 50*3 | 100*4 | 200*2
  lot_cost_cents INTEGER,                  --: int 90000..940000 skew
                                           -- paid for the whole lot
  lot_spoiled_pct REAL                     --: real 0..14 1 skew null 8%
                                           -- doses thrown away, 0 to 100
); --: rows 42
CREATE TABLE appointments (
  app_id INTEGER PRIMARY KEY,              --: seq 400001
  app_pat_id INTEGER REFERENCES patients(pat_id), --: ref patients.pat_id cover 85%
  app_sit_id INTEGER REFERENCES sites(sit_id), --: pick 1*7 | 2*4 | 3*2 | 4*2 | 5*2 | 6*4 | 7*2 | 8*2
  app_vac_code TEXT REFERENCES vaccines(vac_code), --: pick FLU*7 | COV*6 | FLH*3 | HPA*3 | HPB*3 | TBE*3 | MMR*2 | RSV*1
  app_booked_on TEXT,                      --: date 2025-01-07..2026-02-18
                                           -- day the patient booked
  app_starts_at TEXT,                      --: after app_booked_on 1..34 days %Y-%m-%d %H:%M:%S
                                           -- time agreed on
  app_status TEXT,                         --: pick NSH*2 | CAN*3
                                           -- DON done, NSH no-show, CAN cancelled, OPN still to come
  app_channel TEXT,                        --: pick app*5 | phone*2 | employer*3
  app_wait_min INTEGER                     --: int 0..65 skew
                                           -- minutes waited on site
); --: rows 370
CREATE TABLE shots (
  sho_id INTEGER PRIMARY KEY,              --: seq 1
  sho_app_id INTEGER REFERENCES appointments(app_id), --: ref appointments.app_id distinct null 15%
                                           -- empty for walk-ins
  sho_pat_id INTEGER REFERENCES patients(pat_id), --: ref patients.pat_id cover 70%
  sho_sit_id INTEGER REFERENCES sites(sit_id), --: pick 1*4 | 2*3 | 3 | 5 | 6*3 | 8
  sho_vac_code TEXT REFERENCES vaccines(vac_code), --: pick FLU*5 | COV*4 | FLH | TBE | MMR | HPA
  sho_nur_id INTEGER REFERENCES nurses(nur_id),
  sho_lot_no TEXT REFERENCES lots(lot_no),
  sho_given_at TEXT,                       --: date 2025-01-12..2026-02-18 %Y-%m-%d %H:%M:%S
  sho_min INTEGER,                         --: int 4..31 skew
                                           -- minutes in the booth
  sho_dose_no INTEGER,
  sho_reaction TEXT                        --: pick none*15 | mild*4 | severe null 4%
); --: rows 300
UPDATE patients SET pat_ris_code = 'SEN' WHERE pat_birth_date < '1960-01-01' AND pat_id % 5 <> 0;
UPDATE patients SET pat_employer = NULL WHERE pat_birth_date < '1958-01-01' OR pat_birth_date > '2006-01-01';
UPDATE patients SET pat_ris_code = 'STD' WHERE pat_ris_code = 'PRE' AND (pat_birth_date < '1984-01-01' OR pat_birth_date > '2005-01-01');
INSERT INTO nurse_sites SELECT nur_id, 1 + nur_id * 5 % 8, CASE WHEN nur_id % 3 = 0 THEN 100 WHEN nur_id % 3 = 1 THEN 60 ELSE 75 END FROM nurses WHERE nur_id % 11 <> 7;
INSERT INTO nurse_sites SELECT nur_id, 1 + (nur_id * 5 + 3) % 8, CASE WHEN nur_id % 3 = 1 THEN 40 ELSE 25 END FROM nurses WHERE nur_id % 3 <> 0 AND nur_id % 11 <> 7;
UPDATE appointments SET app_starts_at = date(app_starts_at) || ' ' || printf('%02d:%02d:00', 8 + app_id * 7 % 10, app_id * 5 % 12 * 5);
DELETE FROM shots WHERE sho_app_id IN (SELECT app_id FROM appointments WHERE app_starts_at >= '2026-02-20');
UPDATE appointments SET app_status = 'DON' WHERE app_id IN (SELECT sho_app_id FROM shots);
UPDATE appointments SET app_status = 'OPN' WHERE app_starts_at >= '2026-02-20' AND app_id % 6 <> 1;
UPDATE appointments SET app_status = 'CAN' WHERE app_starts_at >= '2026-02-20' AND app_id % 6 = 1;
UPDATE appointments SET app_wait_min = NULL WHERE app_status <> 'DON';
UPDATE shots SET sho_pat_id = (SELECT app_pat_id FROM appointments WHERE app_id = sho_app_id), sho_sit_id = (SELECT app_sit_id FROM appointments WHERE app_id = sho_app_id), sho_vac_code = (SELECT app_vac_code FROM appointments WHERE app_id = sho_app_id), sho_given_at = (SELECT datetime(app_starts_at, '+' || app_wait_min || ' minutes') FROM appointments WHERE app_id = sho_app_id) WHERE sho_app_id IS NOT NULL;
UPDATE shots SET sho_given_at = date(sho_given_at) || ' ' || printf('%02d:%02d:00', 9 + sho_id * 3 % 9, sho_id * 7 % 60) WHERE sho_app_id IS NULL;
UPDATE shots SET sho_nur_id = (SELECT MIN((nsi_nur_id * 5 + shots.sho_id) % 7 * 1000 + nsi_nur_id) % 1000 FROM nurse_sites WHERE nsi_sit_id = shots.sho_sit_id), sho_lot_no = (SELECT substr(MIN(printf('%06d', abs(julianday(shots.sho_given_at) - julianday(lot_received_on, '+90 days'))) || lot_no), 7) FROM lots WHERE lot_vac_code = shots.sho_vac_code), sho_dose_no = (SELECT COUNT(*) FROM shots AS x WHERE x.sho_pat_id = shots.sho_pat_id AND x.sho_vac_code = shots.sho_vac_code AND (x.sho_given_at < shots.sho_given_at OR (x.sho_given_at = shots.sho_given_at AND x.sho_id <= shots.sho_id)));
UPDATE lots SET lot_cost_cents = lot_doses * (SELECT vac_price_cents FROM vaccines WHERE vac_code = lot_vac_code) * (28 + lot_cost_cents % 17) / 100;
