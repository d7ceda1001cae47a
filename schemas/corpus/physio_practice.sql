CREATE TABLE th_therapist (
  th_id INTEGER PRIMARY KEY, --: seq 1
  th_first TEXT, --: first
  th_last TEXT, --: last distinct
  th_speciality TEXT, --: pick manual therapy*5 | sports*4 | neurology*3 | lymph drainage*3 | paediatrics*2
  th_contract TEXT, --: pick employed*6 | freelance*3 | trainee
  th_start TEXT, --: date 2009-05-01..2024-11-30
  th_end TEXT, --: pick NULL*5 | 2024-12-31 | 2025-04-30
  th_hourly_eur REAL --: real 19..47 2
); --: rows 30
CREATE TABLE de_desk (
  de_id INTEGER PRIMARY KEY,
  de_first TEXT,
  de_last TEXT,
  de_hours_week INTEGER
);
INSERT INTO de_desk VALUES (1, 'Paula', 'Grimshaw', 32), (2, 'Otis', 'Merrin', 20), (3, 'Dilek', 'Sarp', 38), (4, 'Hanne', 'Lovell', 12), (5, 'Jonty', 'Crake', 24);
CREATE TABLE pt_patient (
  pt_id INTEGER PRIMARY KEY, --: seq 2001
  pt_first TEXT, --: first
  pt_last TEXT, --: last distinct
  pt_born TEXT, --: date 1937-03-01..2017-06-30
  pt_town TEXT, --: pick Harrowgate Mills*6 | Lynbrook*5 | Saltwick*4 | Otterden*3
  pt_insurance TEXT, --: pick public*8 | private*4 | self-paying*2
  pt_since TEXT, --: date 2018-02-01..2025-06-30
  pt_usual_th INTEGER REFERENCES th_therapist(th_id), --: ref th_therapist.th_id null 12%
  pt_reminder TEXT --: pick sms*6 | e-mail*4 | none*2 | NULL
); --: rows 110
CREATE TABLE rx_prescription (
  rx_no INTEGER PRIMARY KEY, --: seq 9001
  pt_id INTEGER REFERENCES pt_patient(pt_id), --: ref pt_patient.pt_id cover 85% skew
  rx_doctor TEXT, --: pick Dr Amberley*5 | Dr Quist*4 | Dr Novak*3 | Dr Thorne*2 | Dr Haldane*2
  rx_body_part TEXT, --: pick knee*6 | lower back*7 | shoulder*5 | neck*4 | hip*3 | ankle*3 | wrist
  rx_sessions INTEGER, -- how many were prescribed --: pick 6*8 | 10*4 | 12*2 | 18
  rx_written TEXT, --: date 2024-01-03..2025-07-20
  rx_received TEXT, --: after rx_written 0..20 days
  rx_expires TEXT, --: after rx_written 60..180 days
  rx_copay_eur REAL --: pick 10*3 | 15.5*3 | 22*2 | 0*3 | NULL
); --: rows 140
CREATE TABLE tr_treatment (
  tr_code TEXT PRIMARY KEY,
  tr_name TEXT,
  tr_minutes INTEGER,
  tr_public_eur REAL,
  tr_private_eur REAL,
  tr_equipment TEXT
);
INSERT INTO tr_treatment VALUES ('MT', 'manual therapy', 25, 33.6, 48, NULL), ('KG', 'exercise therapy', 20, 27.2, 39.5, 'mat'), ('LD1', 'lymph drainage short', 30, 32.4, 46, NULL), ('LD2', 'lymph drainage long', 60, 64.8, 89, NULL), ('US', 'ultrasound', 10, 12.1, 19, 'ultrasound unit'), ('HP', 'heat pack', 15, 9.8, 15, 'warming oven'), ('GT', 'gait training', 40, 44.5, 62, 'treadmill'), ('TP', 'taping', 10, NULL, 21, NULL), ('AQ', 'aquatic therapy', 45, 38.9, 55, 'pool');
CREATE TABLE ses_session (
  ses_id INTEGER PRIMARY KEY, --: seq 30001
  rx_no INTEGER REFERENCES rx_prescription(rx_no), --: ref rx_prescription.rx_no cover 94% skew
  ses_booked_by INTEGER REFERENCES th_therapist(th_id), -- therapist in whose diary it was first booked --: ref th_therapist.th_id cover 80%
  ses_treated_by INTEGER REFERENCES th_therapist(th_id), -- who really treated --: const 1
  ses_desk INTEGER REFERENCES de_desk(de_id), -- who took the booking; empty if booked online --: pick 1*4 | 2*3 | 3*5 | 4 | NULL*3
  ses_status TEXT, --: pick attended*18 | missed*3 | cancelled*4 | moved*2
  ses_booked_on TEXT, --: const x
  ses_date TEXT, --: date 2024-01-15..2025-09-20
  ses_billed_on TEXT, --: const x
  ses_start TEXT, --: pick 08:00 | 08:40 | 09:20 | 10:00*2 | 11:15 | 13:30*2 | 14:10 | 15:00*2 | 16:20*2 | 17:40 | 18:30
  ses_pain_before INTEGER, -- 0 to 10, told by the patient --: int 2..10 normal
  ses_pain_after INTEGER --: int 0..4
); --: rows 400
UPDATE ses_session SET ses_treated_by = CASE WHEN ses_id % 4 = 0 THEN (SELECT th_id FROM th_therapist WHERE th_id = 1 + ses_session.ses_id * 17 % 30) ELSE ses_booked_by END;
UPDATE ses_session SET ses_date = (SELECT date(rx_received, '+' || (2 + ses_session.ses_id * 29 % 52) || ' days') FROM rx_prescription AS r WHERE r.rx_no = ses_session.rx_no);
UPDATE ses_session SET ses_booked_on = date(ses_date, '-' || (1 + ses_id * 19 % 34) || ' days');
UPDATE ses_session SET ses_billed_on = CASE WHEN ses_status = 'attended' AND ses_id % 11 <> 5 THEN date(ses_date, '+' || (3 + ses_id * 7 % 50) || ' days') END;
UPDATE ses_session SET ses_billed_on = NULL WHERE ses_billed_on > '2025-08-31';
UPDATE ses_session SET ses_status = 'planned' WHERE ses_date > '2025-08-31' AND ses_status <> 'cancelled';
UPDATE ses_session SET ses_booked_on = date('2025-08-31', '-' || (ses_id % 20) || ' days') WHERE ses_booked_on > '2025-08-31';
UPDATE ses_session SET ses_pain_after = MAX(0, ses_pain_before - ses_pain_after + ses_id % 2);
UPDATE ses_session SET ses_pain_before = NULL, ses_pain_after = NULL, ses_treated_by = NULL, ses_billed_on = NULL WHERE ses_status <> 'attended';
UPDATE ses_session SET ses_pain_after = NULL WHERE ses_id % 23 = 9;
CREATE TABLE st_session_treatment (
  ses_id INTEGER REFERENCES ses_session(ses_id), --: ref ses_session.ses_id
  tr_code TEXT REFERENCES tr_treatment(tr_code), --: pick MT*6 | KG*7 | LD1*3 | LD2*2 | US*3 | HP*4 | GT*2 | TP*2
  st_units INTEGER, --: pick 1*7 | 2*3 | 3
  st_discount_pct INTEGER, --: pick 0*8 | 5*2 | 10 | 20
  PRIMARY KEY (ses_id, tr_code)
); --: rows 400
DELETE FROM st_session_treatment WHERE ses_id IN (SELECT ses_id FROM ses_session WHERE ses_status <> 'attended');
CREATE TABLE wl_waiting (
  wl_id INTEGER PRIMARY KEY, --: seq 1
  pt_id INTEGER REFERENCES pt_patient(pt_id), --: ref pt_patient.pt_id
  wl_wish_th INTEGER REFERENCES th_therapist(th_id), -- wished therapist, empty if any will do --: ref th_therapist.th_id null 40%
  wl_added TEXT, --: date 2025-01-10..2025-08-29
  wl_closed TEXT, --: after wl_added 2..75 days until 2025-08-31
  wl_outcome TEXT --: pick placed*6 | gave up*2 | went elsewhere*2
); --: rows 60
UPDATE wl_waiting SET wl_outcome = NULL WHERE wl_closed IS NULL;
