CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,         --: seq 11
  client_name TEXT,                      --: mix {Alder|Brightwater|Corvane|Dellmont|Elmira|Fjordline|Grantham|Isola|Lyndale|Marrow|Ondine|Quist} {Pharma|Legal|Motors|Games|Foods|Media} distinct
  sector TEXT,                           --: const x
  country_code TEXT,                     --: pick GB*4 | SE*3 | DE*4 | US*3 | JP
  contact_person TEXT,                   --: person
  first_order_on TEXT,                   --: date 2018-02-01..2023-06-30
  payment_days INTEGER,                  --: pick 14*2 | 30*5 | 45*2 | 60
  satisfaction_score INTEGER             --: int 1..10 normal null 14%
); --: rows 40
CREATE TABLE linguists (
  linguist_id INTEGER PRIMARY KEY,       --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  native_lang TEXT,                      --: pick de*5 | fr*4 | es*4 | sv*3 | ja*3 | it*2
  home_city TEXT,                        --: city
  born_on TEXT,                          --: date 1956-03-02..2000-11-20
  joined_on TEXT,                        --: date 2015-01-10..2024-03-30
  mentor_id INTEGER,                     --: self linguist_id null 45%
  rate_eur_per_word REAL,                --: pick 0.07*2 | 0.08*3 | 0.09*4 | 0.1*4 | 0.12*3 | 0.14 | 0.18
  daily_capacity_words INTEGER,          --: pick 1800*2 | 2200*4 | 2500*4 | 3000*3 | 4000
  test_score_pct INTEGER,                --: int 55..100 normal
  star_rating REAL,                      --: real 2.4..5 1 normal null 10%
  is_sworn INTEGER                       --: pick 0*3 | 1
); --: rows 46
CREATE TABLE projects (
  project_no TEXT PRIMARY KEY,           --: code TP-#### distinct
  client_id INTEGER,                     --: ref clients.client_id cover 92% skew
  pm_name TEXT,                          --: pick Rowan Achterberg*4 | Mirela Stoica*5 | Tobias Lindqvist*3 | Hanne Vik*2
  subject TEXT,                          --: pick Patient Leaflet*3 | Contract*5 | Owner Manual*4 | Game Script*3 | Menu Card | Subtitles*3 | Website*4 | Patent*2
  source_lang TEXT,                      --: pick en*7 | de*2 | sv
  target_lang TEXT,                      --: by source_lang: en => de*4 | fr*4 | es*4 | sv*2 | ja*2 | it; de => fr*2 | es | sv; else => de | fr
  status_code TEXT,                      --: pick DL*11 | WK*3 | QU*2 | LO*4 | HD
  requested_on TEXT,                     --: date 2022-11-02..2024-06-26
  quoted_on TEXT,                        --: after requested_on 0..6 days until 2024-06-30
  due_on TEXT,                           --: after requested_on 12..60 days
  delivered_on TEXT,                     --: after requested_on 9..66 days until 2024-06-30
  invoiced_on TEXT,                      --: after delivered_on 0..15 days until 2024-06-30
  paid_on TEXT,                          --: after invoiced_on 6..70 days until 2024-06-30 null 5%
  source_words INTEGER,                  --: int 150..24000 skew
  repeat_pct INTEGER,                    --: int 0..70 skew
  audio_min INTEGER,                     --: const x
  quoted_amount REAL,                    --: price 60..5400
  invoiced_amount REAL,                  --: const 0
  currency_code TEXT,                    --: pick EUR*6 | GBP*2 | SEK
  urgency_rank INTEGER,                  --: pick 1 | 2*3 | 3*5
  client_score INTEGER                   --: int 1..5 normal null 30%
); --: rows 320
CREATE TABLE jobs (
  job_id INTEGER PRIMARY KEY,            --: seq 1
  project_no TEXT,                       --: ref projects.project_no cover 88%
  linguist_id INTEGER,                   --: ref linguists.linguist_id cover 90% skew
  step_code TEXT,                        --: pick TR*6 | ED*3 | PR*3 | DT
  assigned_on TEXT,                      --: const x
  finished_on TEXT,                      --: const x
  words_done INTEGER,                    --: int 120..9000 skew
  hours_spent REAL,                      --: real 0.5..38 1 skew
  agreed_fee_eur REAL,                   --: price 18..900
  paid_fee_eur REAL,                     --: const 0
  error_points INTEGER,                  --: int 0..24 skew
  review_grade INTEGER                   --: int 35..100 normal null 25%
); --: rows 400
UPDATE clients SET sector = CASE WHEN client_name LIKE '%Pharma' THEN 'Life Science' WHEN client_name LIKE '%Legal' THEN 'Law' WHEN client_name LIKE '%Motors' THEN 'Automotive' WHEN client_name LIKE '%Foods' THEN 'Food' ELSE 'Entertainment' END;
UPDATE projects SET status_code = CASE WHEN delivered_on IS NOT NULL THEN status_code WHEN due_on > '2024-06-30' AND status_code = 'DL' THEN 'WK' ELSE status_code END;
UPDATE projects SET status_code = 'DL' WHERE status_code IN ('WK', 'QU', 'HD') AND delivered_on < '2024-05-15' AND substr(project_no, -1) NOT IN ('3', '7');
UPDATE projects SET delivered_on = NULL WHERE status_code <> 'DL';
UPDATE projects SET status_code = 'WK' WHERE status_code = 'DL' AND delivered_on IS NULL;
UPDATE projects SET invoiced_on = NULL, paid_on = NULL WHERE delivered_on IS NULL;
UPDATE projects SET paid_on = NULL WHERE invoiced_on IS NULL;
UPDATE projects SET invoiced_amount = CASE WHEN invoiced_on IS NULL THEN NULL ELSE ROUND(quoted_amount * (0.9 + (source_words % 25) / 100.0), 2) END, audio_min = CASE WHEN subject = 'Subtitles' THEN 4 + source_words % 83 ELSE NULL END, client_score = CASE WHEN delivered_on IS NULL THEN NULL ELSE client_score END;
DELETE FROM jobs WHERE project_no IN (SELECT project_no FROM projects WHERE status_code IN ('QU', 'LO'));
UPDATE jobs SET assigned_on = (SELECT date(p.quoted_on, '+' || (1 + job_id % 6) || ' days') FROM projects AS p WHERE p.project_no = jobs.project_no);
UPDATE jobs SET finished_on = (SELECT CASE WHEN p.delivered_on IS NOT NULL THEN MAX(jobs.assigned_on, date(p.delivered_on, '-' || (job_id % 5) || ' days')) WHEN job_id % 3 = 0 THEN MIN('2024-06-29', date(jobs.assigned_on, '+' || (2 + job_id % 9) || ' days')) END FROM projects AS p WHERE p.project_no = jobs.project_no);
UPDATE jobs SET paid_fee_eur = CASE WHEN finished_on IS NULL THEN NULL ELSE ROUND(agreed_fee_eur * (CASE WHEN error_points > 12 THEN 0.85 WHEN job_id % 9 = 2 THEN 1.1 ELSE 1 END), 2) END, review_grade = CASE WHEN finished_on IS NULL THEN NULL ELSE review_grade END;
DELETE FROM jobs WHERE assigned_on < (SELECT l.joined_on FROM linguists AS l WHERE l.linguist_id = jobs.linguist_id);
