CREATE TABLE client (
  cli_id INTEGER PRIMARY KEY,
  cli_name TEXT,
  cli_industry TEXT,
  cli_country TEXT,
  cli_contract_end INTEGER
);
INSERT INTO client VALUES (1, 'Morrow Foods', 'Food', 'IE', 20261231), (2, 'Morrow Travel', 'Travel', 'GB', 20251130), (3, 'Bluetit Telecom', 'Telecom', 'DE', 20270630), (4, 'Hafen Bank', 'Finance', 'DE', 20251231), (5, 'Kapoor Opticians', 'Retail', 'GB', NULL), (6, 'Sonnblick Hotels', 'Travel', 'AT', 20260331), (7, 'Lindt & Loom', 'Retail', 'CH', 20250630), (8, 'Veloz Parcel', 'Logistics', 'ES', 20260930), (9, 'Nordlys Energy', 'Energy', 'NO', 20251031), (10, 'Pepper Gym', 'Leisure', 'GB', 20260228), (11, 'Ostra Insurance', 'Finance', 'SE', 20261130), (12, 'Quartermain Homes', 'Property', 'IE', NULL), (13, 'Tessin Rail', 'Travel', 'CH', 20270131), (14, 'Umbra Cinemas', 'Leisure', 'IT', 20250930), (15, 'Granary Pet Food', 'Food', 'GB', 20260430), (16, 'Zephyr Scooters', 'Leisure', 'IT', 20270228);
CREATE TABLE survey (
  srv_no INTEGER PRIMARY KEY, --: seq 301
  srv_title TEXT, --: each Basket Check | Trip Diary | Hotline Mood | Branch Visit | Lens Comfort | Room & Breakfast | Fabric Feel | Doorstep | Meter Switch | Gym Habits | Claim Story | Moving In | On The Train | Popcorn Poll | Bowl Test | Lunchbox | City Break | Router Setup | Loan Talk | Frame Style | Spa Day | Loyalty Card | Returns Desk | Green Tariff | New Class Trial | Renewal Call | Viewing Day | Night Train | Seat Comfort | Puppy Start | Sauce Naming | Cruise Wish | Roaming Shock | App Login | Price Pulse | Window Shop | Late Parcel | Solar Roof
  srv_cli_id INTEGER, --: ref client.cli_id
  srv_channel TEXT, --: pick EM*5 | SM*3 | PH*2 | KI*2
  srv_start INTEGER, --: date 2023-02-01..2025-09-20 yyyymmdd
  srv_end INTEGER, --: after srv_start 14..120 days yyyymmdd
  srv_target_responses INTEGER, --: pick 5*2 | 10*4 | 15*3 | 25
  srv_goal_pct REAL, --: pick 20 | 25*2 | 30*2 | 40*2 | 55
  srv_women_quota REAL, --: pick 0.5*5 | 0.45 | 0.6 | NULL*2
  srv_fee REAL, --: real 900..14500 2 skew
  srv_cost REAL, --: pick 0
  srv_currency TEXT, --: pick EUR
  srv_length_min INTEGER --: int 3..28 skew
); --: rows 38
CREATE TABLE question (
  que_id INTEGER PRIMARY KEY, --: seq 1
  que_srv_no INTEGER, --: ref survey.srv_no
  que_order INTEGER, --: int 1..9
  que_type TEXT, --: pick scale*6 | choice*3 | open*2
  que_text TEXT, --: mix {How happy are you with|How easy was|Would you recommend|What annoyed you about|How do you rate} {the price|our staff|the waiting time|the website|the packaging|the last visit|the app|the opening hours}
  que_mandatory TEXT, --: pick Y*3 | N*2
  que_limit_sec INTEGER --: pick NULL*4 | 30 | 60*2 | 120
); --: rows 170
CREATE TABLE panelist (
  pan_id INTEGER PRIMARY KEY, --: seq 2001
  pan_first TEXT, --: first
  pan_last TEXT, --: last distinct
  pan_email TEXT, --: from lower {pan_first}.{pan_last}@mailhaus.example null 6%
  pan_phone TEXT, --: code +49-###-##### null 25%
  pan_city TEXT, --: pick Leipzig*3 | Cork*2 | Leeds*3 | Bern*2 | Graz | Malaga*2 | Uppsala | Bristol*2 | Verona
  pan_born INTEGER, --: date 1944-01-01..2007-08-30 yyyymmdd
  pan_joined INTEGER, --: date 2019-01-01..2025-08-31 yyyymmdd
  pan_referrer_id INTEGER, --: self pan_id
  pan_quality REAL, --: real 0.3..1 2 normal
  pan_active TEXT --: pick Y*6 | N
); --: rows 90
CREATE TABLE response (
  rsp_id INTEGER PRIMARY KEY, --: seq 50001
  rsp_srv_no INTEGER, --: ref survey.srv_no cover 92% skew
  rsp_pan_id INTEGER, --: ref panelist.pan_id cover 84% skew
  rsp_invited_at TEXT, --: date 2023-02-02..2025-10-24 %Y-%m-%d %H:%M:%S
  rsp_started_at TEXT, --: pick x
  rsp_finished_at TEXT, --: pick x
  rsp_duration_sec INTEGER, --: int 70..1900 skew
  rsp_pause_sec INTEGER, --: pick 0*6 | 15*2 | 40*2 | 95 | 300
  rsp_complete_pct REAL, --: pick 100*8 | 80 | 62.5 | 40 | 12.5
  rsp_device TEXT, --: pick phone*6 | laptop*4 | tablet*2 | NULL
  rsp_recommend INTEGER, --: int 0..10 normal
  rsp_flagged INTEGER, --: pick 0*9 | 1
  rsp_reward REAL, --: pick 0 | 1.5*3 | 2*3 | 4*2 | 7.5
  rsp_currency TEXT --: pick EUR
); --: rows 390
CREATE TABLE answer (
  ans_rsp_id INTEGER,
  ans_que_id INTEGER,
  ans_score INTEGER,
  ans_seconds REAL,
  ans_words INTEGER,
  PRIMARY KEY (ans_rsp_id, ans_que_id)
);
UPDATE panelist SET pan_referrer_id = NULL WHERE pan_id % 3 > 0;
UPDATE survey SET srv_cli_id = CASE srv_no WHEN 301 THEN 1 WHEN 302 THEN 2 WHEN 303 THEN 3 WHEN 304 THEN 4 WHEN 305 THEN 5 WHEN 306 THEN 6 WHEN 307 THEN 7 WHEN 308 THEN 8 WHEN 309 THEN 9 WHEN 310 THEN 10 WHEN 311 THEN 11 WHEN 312 THEN 12 WHEN 313 THEN 13 WHEN 314 THEN 14 WHEN 315 THEN 15 WHEN 316 THEN 1 WHEN 317 THEN 2 WHEN 318 THEN 3 WHEN 319 THEN 4 WHEN 320 THEN 5 WHEN 321 THEN 6 WHEN 322 THEN 7 WHEN 323 THEN 7 WHEN 324 THEN 9 WHEN 325 THEN 10 WHEN 326 THEN 11 WHEN 327 THEN 12 WHEN 328 THEN 13 WHEN 329 THEN 14 WHEN 330 THEN 15 WHEN 331 THEN 1 WHEN 332 THEN 2 WHEN 333 THEN 3 WHEN 334 THEN 4 WHEN 335 THEN 1 WHEN 336 THEN 7 WHEN 337 THEN 8 WHEN 338 THEN 9 END;
UPDATE question SET que_order = (SELECT COUNT(*) FROM question AS q WHERE q.que_srv_no = question.que_srv_no AND q.que_id <= question.que_id);
UPDATE survey SET srv_currency = (SELECT CASE WHEN cli_country = 'GB' THEN 'GBP' WHEN cli_country = 'CH' THEN 'CHF' ELSE 'EUR' END FROM client WHERE cli_id = srv_cli_id), srv_cost = round(srv_fee * (0.4 + srv_no * 7 % 11 * 0.07), 2);
UPDATE response SET rsp_invited_at = (SELECT date(printf('%d-%02d-%02d', srv_start / 10000, srv_start / 100 % 100, srv_start % 100), '+' || (rsp_id * 13 % 29) || ' days') FROM survey WHERE srv_no = rsp_srv_no) || substr(rsp_invited_at, 11);
DELETE FROM response WHERE rsp_invited_at > '2025-10-30';
UPDATE response SET rsp_started_at = CASE WHEN rsp_id % 6 = 2 THEN NULL ELSE datetime(rsp_invited_at, '+' || (rsp_id * 97 % 5200 + 4) || ' minutes') END;
UPDATE response SET rsp_finished_at = CASE WHEN rsp_complete_pct = 100 THEN datetime(rsp_started_at, '+' || (rsp_duration_sec + rsp_pause_sec) || ' seconds') END;
UPDATE response SET rsp_duration_sec = NULL, rsp_pause_sec = NULL, rsp_complete_pct = 0, rsp_device = NULL, rsp_recommend = NULL, rsp_reward = NULL, rsp_flagged = 0 WHERE rsp_started_at IS NULL;
UPDATE response SET rsp_recommend = NULL, rsp_reward = 0 WHERE rsp_complete_pct < 50;
UPDATE response SET rsp_finished_at = datetime(rsp_started_at, '-3 minutes') WHERE rsp_id IN (50037, 50211) AND rsp_finished_at IS NOT NULL;
UPDATE response SET rsp_currency = (SELECT srv_currency FROM survey WHERE srv_no = rsp_srv_no);
UPDATE panelist SET pan_email = 'info@mailhaus.example' WHERE pan_id IN (2014, 2051, 2077);
INSERT INTO answer SELECT r.rsp_id, q.que_id, CASE WHEN q.que_type = 'scale' THEN 1 + (r.rsp_id * 31 + q.que_id * 17) % 10 * (r.rsp_id % 3 + 1) / 3 END, round(3 + (r.rsp_id * 53 + q.que_id * 7) % 400 / 10.0, 1), CASE WHEN q.que_type = 'open' THEN (r.rsp_id * 7 + q.que_id) % 38 END FROM response AS r JOIN question AS q ON q.que_srv_no = r.rsp_srv_no WHERE r.rsp_started_at IS NOT NULL AND (r.rsp_id * 11 + q.que_id * 5) % 9 < 2;
