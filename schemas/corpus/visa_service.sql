CREATE TABLE countries (
  country_id INTEGER PRIMARY KEY,
  country_name TEXT NOT NULL,
  continent TEXT,
  embassy_town TEXT,
  difficulty INTEGER,
  safety_index REAL
);
INSERT INTO countries VALUES (1, 'India', 'Asia', 'Bern', 4, 61.5), (2, 'Kenya', 'Africa', 'Geneva', 3, 58.0), (3, 'China', 'Asia', 'Bern', 8, 74.2), (4, 'United States', 'America', 'Bern', 7, 69.9), (5, 'Canada', 'America', 'Bern', 5, 82.3), (6, 'Vietnam', 'Asia', 'Geneva', 2, 71.0), (7, 'Ghana', 'Africa', 'Geneva', 5, 60.4), (8, 'Brazil', 'America', 'Zurich', 3, 49.8), (9, 'Switzerland', 'Europe', NULL, 9, 91.7), (10, 'Serbia', 'Europe', 'Bern', 4, 70.3), (11, 'Turkey', 'Europe', 'Zurich', 5, 62.6), (12, 'Philippines', 'Asia', 'Geneva', 6, 57.1), (13, 'Peru', 'America', 'Geneva', 2, 52.9), (14, 'Nigeria', 'Africa', 'Bern', 8, 41.5), (15, 'Georgia', 'Europe', 'Geneva', 1, 72.8), (16, 'Tonga', 'Oceania', NULL, NULL, 77.7);
CREATE TABLE offices (
  office_id INTEGER PRIMARY KEY,
  office_name TEXT,
  town TEXT,
  opened_on INTEGER,
  counters INTEGER
);
INSERT INTO offices VALUES (1, 'Lakeside', 'Geneva', 20110404, 8), (2, 'Bahnhof', 'Zurich', 20140901, 11), (3, 'Old Mint', 'Bern', 20090115, 6), (4, 'Rhine Gate', 'Basel', 20180618, 4), (5, 'Bahnhof West', 'Lausanne', 20221003, 3);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  role_code TEXT,                        --: pick AG*6 | CH*3 | MG*1
  office_id INTEGER REFERENCES offices(office_id), --: pick 1*5 | 2*6 | 3*4 | 4*2 | 5*2
  stars REAL,                            --: real 2.6..5 1 null 8%
  started_on INTEGER,                    --: date 2011-05-02..2024-10-01 yyyymmdd
  monthly_pay INTEGER                    --: int 4300..8900
); --: rows 34
CREATE TABLE helpers (
  helper_id INTEGER PRIMARY KEY,         --: seq 501
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  born_on INTEGER,                       --: date 1946-02-10..2005-11-30 yyyymmdd
  town TEXT,                             --: pick Geneva*5 | Zurich*5 | Bern*4 | Basel*3 | Lausanne*2
  joined_on INTEGER,                     --: date 2016-01-10..2024-11-20 yyyymmdd
  hours_per_week INTEGER,                --: int 1..14 skew
  recruited_by INTEGER REFERENCES helpers(helper_id), --: self helper_id null 35%
  left_on INTEGER                        --: after joined_on 90..1600 days yyyymmdd until 2024-12-20 null 60%
); --: rows 48
CREATE TABLE helper_languages (
  helper_id INTEGER,                     --: ref helpers.helper_id cover 94%
  language TEXT,                         --: pick Tigrinya*2 | Portuguese*3 | Tamil*2 | Turkish*3 | Serbian*3 | Spanish*4 | Mandarin*2 | Twi | Vietnamese | French*5
  level INTEGER,                         --: pick 2*2 | 3*3 | 4*4 | 5*3 | 6
  PRIMARY KEY (helper_id, language)
); --: rows 110
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY,       --: seq 3001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  nationality_id INTEGER REFERENCES countries(country_id), --: pick 9*14 | 10*4 | 11*4 | 1*3 | 7*2 | 12*2 | 14*2 | 8*2
  born_on INTEGER,                       --: date 1948-01-04..2006-09-30 yyyymmdd
  town TEXT,                             --: pick Geneva*5 | Zurich*7 | Bern*4 | Basel*3 | Lausanne*3 | Thun | Winterthur*2
  segment TEXT,                          --: pick leisure*8 | business*5 | student*4 | family visit*4
  signed_up_at INTEGER,                  --: date 2020-02-03..2024-11-28 unix
  heard_via TEXT,                        --: pick search engine*6 | friend*5 | travel fair*2 | social media*4 | NULL
  recommend_score INTEGER                --: int 0..10 normal null 12%
); --: rows 170
CREATE TABLE visa_types (
  type_id INTEGER PRIMARY KEY,
  destination_id INTEGER REFERENCES countries(country_id),
  type_name TEXT,
  max_stay_days INTEGER,
  entries TEXT,
  embassy_fee INTEGER,
  our_fee INTEGER
);
INSERT INTO visa_types VALUES
(1, 1, 'Tourist e-visa', 30, 'single', 25, 45), (2, 1, 'Business', 180, 'multiple', 110, 95), (3, 2, 'Tourist e-visa', 90, 'single', 30, 45),
(4, 3, 'Tourist', 60, 'single', 95, 110), (5, 3, 'Business', 90, 'multiple', 160, 140), (6, 4, 'Visitor B2', 180, 'multiple', 185, 160),
(7, 4, 'Student F1', 365, 'multiple', 185, 220), (8, 5, 'Visitor', 180, 'multiple', 100, 90), (9, 5, 'Study permit', 365, 'multiple', 150, 190),
(10, 6, 'Tourist e-visa', 30, 'single', 25, 40), (11, 7, 'Visitor', 60, 'single', 60, 70), (12, 8, 'Tourist', 90, 'multiple', 80, 75),
(13, 12, 'Visitor', 59, 'single', 40, 55), (14, 14, 'Visitor', 30, 'single', 120, 130), (15, 14, 'Business', 90, 'multiple', 180, 170), (16, 9, 'Family reunion', 365, 'multiple', 88, 240), (17, 13, 'Long stay', 183, 'multiple', 45, 60), (18, 16, 'Visitor', 31, 'single', 20, 50);
CREATE TABLE applications (
  application_no INTEGER PRIMARY KEY,    --: seq 240001
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 88%
  type_id INTEGER REFERENCES visa_types(type_id), --: pick 1*8 | 2*4 | 3*5 | 4*6 | 5*4 | 6*6 | 7*3 | 8*4 | 9*2 | 10*5 | 11*2 | 12*3 | 13*2 | 14*2 | 15 | 16*2
  origin_id INTEGER,                     --: const 9
  destination_id INTEGER,                --: const 1
  office_id INTEGER,                     --: pick 1*6 | 2*8 | 3*4 | 4*3 | 5*2
  agent_id INTEGER,                      --: ref staff.staff_id skew
  checker_id INTEGER,                    --: ref staff.staff_id
  campaign_id INTEGER,                   --: pick NULL*9 | 1*2 | 2*3 | 3*2 | 4*3 | 5
  lodged_on INTEGER,                     --: date 2023-01-04..2024-12-27 yyyymmdd
  promised_on INTEGER,                   --: after lodged_on 6..30 days yyyymmdd
  decided_on INTEGER,                    --: after lodged_on 4..48 days yyyymmdd until 2024-12-30
  travel_on INTEGER,                     --: after lodged_on 15..160 days yyyymmdd
  passport_expires_on INTEGER,           --: after lodged_on 120..3400 days yyyymmdd
  status TEXT,                           --: pick AP*16 | RJ*4 | WD*1
  channel TEXT,                          --: pick web*9 | counter*5 | partner agency*3 | phone
  rush TEXT,                             --: pick N*7 | Y*2
  interview TEXT,                        --: pick N*6 | Y*3
  embassy_fee INTEGER,                   --: const 0
  service_fee INTEGER,                   --: const 0
  courier_fee INTEGER,                   --: pick 0*4 | 18*3 | 32
  discount INTEGER,                      --: pick 0*7 | 10*2 | 20 | 40
  travellers INTEGER,                    --: pick 1*8 | 2*4 | 3 | 4*2
  form_pages INTEGER,                    --: int 2..21
  risk_score INTEGER,                    --: int 1..100 normal
  survey_points INTEGER,                 --: int 1..5
  remark TEXT                            --: pick NULL*8 | photo rejected twice | urgent funeral travel | honeymoon | school trip | passport damaged
); --: rows 340
UPDATE applications SET destination_id = (SELECT destination_id FROM visa_types WHERE visa_types.type_id = applications.type_id);
UPDATE applications SET origin_id = (SELECT nationality_id FROM customers WHERE customers.customer_id = applications.customer_id) WHERE application_no % 4 = 0;
UPDATE applications SET origin_id = 9 WHERE origin_id = destination_id;
UPDATE applications SET origin_id = 10 WHERE destination_id = 9 AND application_no % 3 <> 0;
UPDATE applications SET origin_id = 11 WHERE destination_id = 9 AND application_no % 3 = 0;
UPDATE applications SET embassy_fee = travellers * (SELECT embassy_fee FROM visa_types WHERE visa_types.type_id = applications.type_id), service_fee = travellers * (SELECT our_fee FROM visa_types WHERE visa_types.type_id = applications.type_id) + CASE rush WHEN 'Y' THEN 60 ELSE 0 END - discount;
UPDATE applications SET status = 'PN', survey_points = NULL WHERE decided_on IS NULL;
UPDATE applications SET status = 'PN', decided_on = NULL WHERE lodged_on > 20240905 AND application_no % 3 <> 1;
UPDATE applications SET survey_points = NULL WHERE application_no % 5 = 2 OR status IN ('PN', 'WD');
UPDATE applications SET checker_id = NULL WHERE (status = 'PN' AND application_no % 2 = 0) OR (status = 'WD' AND application_no % 3 = 0) OR application_no % 31 = 0;
UPDATE applications SET agent_id = COALESCE((SELECT MIN(staff_id) FROM staff WHERE role_code = 'AG' AND staff_id >= applications.agent_id), (SELECT MIN(staff_id) FROM staff WHERE role_code = 'AG'));
UPDATE applications SET checker_id = COALESCE((SELECT MIN(staff_id) FROM staff WHERE role_code = 'CH' AND staff_id >= applications.checker_id), (SELECT MIN(staff_id) FROM staff WHERE role_code = 'CH')) WHERE checker_id IS NOT NULL;
CREATE TABLE documents (
  document_id INTEGER PRIMARY KEY,       --: seq 70001
  application_no INTEGER,                --: ref applications.application_no cover 85%
  doc_kind TEXT,                         --: pick passport scan*6 | photo*5 | bank statement*3 | invitation letter*2 | hotel booking*3 | birth certificate
  received_at INTEGER,                   --: int 0..12
  accepted TEXT                          --: pick Y*8 | N*2 | NULL
); --: rows 360
UPDATE documents SET received_at = (SELECT CAST(strftime('%s', substr(lodged_on, 1, 4) || '-' || substr(lodged_on, 5, 2) || '-' || substr(lodged_on, 7, 2)) AS INTEGER) FROM applications WHERE applications.application_no = documents.application_no) + received_at * 86400 + 27000 + document_id * 733 % 36000;
UPDATE documents SET received_at = 1735570000 - document_id % 7000 WHERE received_at > 1735600000;
CREATE TABLE appointments (
  appointment_id INTEGER PRIMARY KEY,    --: seq 9001
  application_no INTEGER REFERENCES applications(application_no), --: ref applications.application_no cover 55%
  helper_id INTEGER,                     --: ref helpers.helper_id cover 85% skew
  starts_at INTEGER,                     --: int 1..20
  minutes INTEGER,                       --: pick 15*3 | 20*2 | 30*6 | 45*3 | 60*2
  showed_up TEXT,                        --: pick Y*8 | N*2
  thanks_score INTEGER                   --: int 1..10 null 30%
); --: rows 230
UPDATE appointments SET starts_at = (SELECT CAST(strftime('%s', substr(lodged_on, 1, 4) || '-' || substr(lodged_on, 5, 2) || '-' || substr(lodged_on, 7, 2)) AS INTEGER) FROM applications WHERE applications.application_no = appointments.application_no) - starts_at * 86400 + 28800 + (appointment_id * 17 % 18) * 1800;
UPDATE appointments SET thanks_score = NULL WHERE showed_up = 'N';
CREATE TABLE payments (
  payment_id INTEGER PRIMARY KEY,        --: seq 40001
  application_no INTEGER REFERENCES applications(application_no), --: ref applications.application_no distinct
  paid_at INTEGER,                       --: int 0..15
  amount INTEGER,                        --: const 0
  method TEXT,                           --: pick card*7 | Twint*6 | invoice*2 | cash
  refunded TEXT                          --: pick N*14 | Y
); --: rows 270
UPDATE payments SET paid_at = (SELECT CAST(strftime('%s', substr(lodged_on, 1, 4) || '-' || substr(lodged_on, 5, 2) || '-' || substr(lodged_on, 7, 2)) AS INTEGER) FROM applications WHERE applications.application_no = payments.application_no) + paid_at * 43200 + 30000 + payment_id * 977 % 30000, amount = (SELECT embassy_fee + service_fee + courier_fee FROM applications WHERE applications.application_no = payments.application_no);
DELETE FROM payments WHERE paid_at > 1735650000;
CREATE TABLE campaigns (
  campaign_id INTEGER PRIMARY KEY,
  campaign_name TEXT,
  medium TEXT,
  starts_on INTEGER,
  ends_on INTEGER,
  budget INTEGER
);
INSERT INTO campaigns VALUES (1, 'Monsoon Deals', 'social media', 20230401, 20230630, 12000), (2, 'Study Abroad Spring', 'e-mail', 20230215, 20230531, 6500), (3, 'Winter Sun', 'e-mail', 20231001, 20240131, 9000), (4, 'Study Abroad Autumn', 'social media', 20240801, 20241031, 8200), (5, 'Refer a Friend', 'leaflet', 20240301, NULL, 3000), (6, 'Big Apple Weekend', 'radio', 20241115, 20241231, 15000), (7, 'Lantern Night', 'leaflet', 20240201, 20240229, 1800);
UPDATE applications SET campaign_id = NULL WHERE lodged_on < (SELECT starts_on FROM campaigns WHERE campaigns.campaign_id = applications.campaign_id);
CREATE TABLE campaign_contacts (
  campaign_id INTEGER,                   --: pick 1*3 | 2*3 | 3*4 | 4*4 | 5*2
  customer_id INTEGER,                   --: ref customers.customer_id cover 80%
  sent_at INTEGER,                       --: date 2023-02-16..2024-10-30 unix
  clicked TEXT,                          --: pick N*6 | Y*3
  PRIMARY KEY (campaign_id, customer_id)
); --: rows 280
UPDATE campaign_contacts SET sent_at = (SELECT CAST(strftime('%s', substr(starts_on, 1, 4) || '-' || substr(starts_on, 5, 2) || '-' || substr(starts_on, 7, 2)) AS INTEGER) FROM campaigns WHERE campaigns.campaign_id = campaign_contacts.campaign_id) + (customer_id * 37 % 60) * 86400 + 36000 + customer_id * 211 % 20000;
