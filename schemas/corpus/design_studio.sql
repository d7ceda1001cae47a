-- Halvard & Pike, a design studio: people, projects, hours, money.
CREATE TABLE offices (
  office_id INTEGER PRIMARY KEY,
  name TEXT,
  city TEXT,
  opened_at INTEGER -- Unix seconds, UTC
);
INSERT INTO offices VALUES (1, 'Canal House', 'Amsterdam', 1262304000), (2, 'The Loft', 'Antwerp', 1420070400), (3, 'Studio Nord', 'Copenhagen', 1514764800), (4, 'Back Room', 'Antwerp', 1640995200);
CREATE TABLE employees (
  employee_id INTEGER PRIMARY KEY, --: seq 11
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  job_title TEXT, --: pick Graphic Designer*6 | UX Designer*5 | Art Director*3 | Project Manager*3 | Copywriter*2 | Strategist*2 | Illustrator
  grade INTEGER, -- 1 trainee up to 6 partner --: int 1..6 normal
  office_id INTEGER, --: pick 1*5 | 2*3 | 3*3 | 4
  hired_at INTEGER, -- Unix seconds --: date 2013-02-01..2024-09-01 unix
  left_at INTEGER, -- Unix seconds, NULL while employed --: after hired_at 200..2600 days unix until 2025-03-31 null 70%
  hourly_cost_cents INTEGER, -- what an hour costs us, in euro cents --: int 2600..9800
  is_freelancer INTEGER --: pick 0*5 | 1*2
); --: rows 44
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY, --: seq 201
  name TEXT, --: mix {Oakline|Ferro|Miradoor|Bluefinch|Tidewater|Kornblum|Saltmarsh|Vandermeer|Petrichor|Lumen} {Foods|Bank|Museum|Mobility|Cosmetics|Energy} distinct
  industry TEXT, --: pick Food*4 | Finance*3 | Culture*3 | Transport*2 | Beauty*2 | Energy*2
  city TEXT, --: pick Amsterdam*5 | Antwerp*4 | Ghent*2 | Copenhagen*3 | Utrecht*2
  account_lead_id INTEGER, -- the employee who looks after the client --: ref employees.employee_id cover 30% null 8%
  since_at INTEGER, -- first contract, Unix seconds --: date 2015-01-10..2024-06-30 unix
  is_key_account INTEGER, -- 1 yes, 0 no --: pick 0*3 | 1
  payment_term_days INTEGER --: pick 14*2 | 30*6 | 45*2 | 60
); --: rows 38
CREATE TABLE projects (
  project_id INTEGER PRIMARY KEY, --: seq 1
  code TEXT, -- job number on every document --: code HP-###
  title TEXT, --: mix {Autumn|Rooted|Northern|Quiet|Bold|Paper|Second|Open|Salt|Neon} {Rebrand|Packaging|Website|Wayfinding|Annual Report|Campaign|App} distinct
  client_id INTEGER, --: ref clients.client_id cover 87% skew
  discipline TEXT, -- BR branding, UX digital, PK packaging, SP spatial, ED editorial --: pick BR*5 | UX*5 | PK*3 | SP*2 | ED*2
  manager_id INTEGER, -- employee in charge --: ref employees.employee_id cover 35%
  kickoff_at INTEGER, -- Unix seconds --: date 2022-06-01..2025-02-20 unix
  deadline_at INTEGER, -- Unix seconds --: after kickoff_at 30..240 days unix
  delivered_at INTEGER, --: after kickoff_at 25..290 days unix until 2025-03-31 null 6%
  budget_cents INTEGER, -- agreed fee, euro cents --: price 6000..145000
  fee_type TEXT, -- F fixed price, T time and material, R retainer --: pick F*5 | T*4 | R*2
  is_pitch INTEGER -- 1 unpaid competition work --: pick 0*6 | 1
); --: rows 64
CREATE TABLE project_members (
  project_id INTEGER, --: ref projects.project_id cover 95%
  employee_id INTEGER, --: ref employees.employee_id cover 90%
  role TEXT, --: pick lead*2 | design*6 | support*3 | review
  share_pct INTEGER, -- part of the working week planned, 0 to 100 --: pick 10*3 | 20*5 | 40*4 | 50*2 | 80
  PRIMARY KEY (project_id, employee_id)
); --: rows 190
CREATE TABLE time_entries (
  time_entry_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER, --: ref projects.project_id cover 92% skew
  employee_id INTEGER, --: ref employees.employee_id cover 88%
  worked_at INTEGER, -- start, Unix seconds --: date 2024-01-02..2025-03-28 unix
  minutes INTEGER, --: int 15..480 normal
  is_billable INTEGER, -- 1 can go on an invoice --: pick 1*7 | 0*3
  activity TEXT --: pick sketching*4 | client meeting*3 | production*4 | research*2 | revision*3
); --: rows 400
CREATE TABLE invoices (
  invoice_id INTEGER PRIMARY KEY, --: seq 5001
  project_id INTEGER, --: ref projects.project_id cover 82%
  issued_at INTEGER, -- Unix seconds --: date 2023-01-04..2025-03-27 unix
  due_at INTEGER, -- Unix seconds --: after issued_at 14..60 days unix
  paid_at INTEGER, -- Unix seconds, NULL if open --: after issued_at 3..95 days unix until 2025-03-31 null 10%
  net_cents INTEGER, --: price 900..42000
  vat_cents INTEGER, -- added to net --: expr net_cents * 21 / 100
  reminders INTEGER --: pick 0*7 | 1*3 | 2 | 3
); --: rows 170
CREATE TABLE expenses (
  expense_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER, --: ref projects.project_id cover 70%
  employee_id INTEGER, --: ref employees.employee_id cover 60%
  kind TEXT, --: pick travel*5 | fonts*2 | photography*3 | prototype*3 | hospitality*2
  spent_at INTEGER, -- Unix seconds --: date 2023-06-01..2025-03-25 unix
  amount_cents INTEGER, --: price 8..2400
  is_rebillable INTEGER, -- 1 passed on to the client --: pick 1*3 | 0*2
  approved_at INTEGER --: after spent_at 1..30 days unix until 2025-03-31 null 12%
); --: rows 140
CREATE TABLE review_rounds (
  project_id INTEGER, --: ref projects.project_id cover 85%
  round_no INTEGER, --: int 1..4
  presented_at INTEGER, -- Unix seconds --: date 2023-01-10..2025-03-20 unix
  client_score INTEGER, -- 1 to 10, 10 best --: int 3..10 normal null 7%
  team_score INTEGER, -- own verdict, 1 to 5 stars --: int 1..5 normal
  change_requests INTEGER, --: int 0..18 skew
  PRIMARY KEY (project_id, round_no)
); --: rows 120
CREATE TABLE client_surveys (
  survey_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER, --: ref projects.project_id cover 60% distinct
  answered_at INTEGER, --: date 2023-05-01..2025-03-15 unix
  recommend_score INTEGER, -- 0 to 10, would recommend us --: int 2..10 normal
  quality_grade INTEGER, -- school grade, 1 best to 6 worst --: pick 1*4 | 2*6 | 3*4 | 4*2 | 5
  remark TEXT --: pick NULL*3 | Great team*3 | Too slow at the end*3 | Loved the concept*2 | Invoice was a surprise*2 | Slow replies
); --: rows 36
CREATE TABLE award_entries (
  award_entry_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER, --: ref projects.project_id cover 35%
  award TEXT, --: pick Golden Nib*4 | Benelux Design Prize*4 | Kerning Cup*3 | Nordic Form*2
  submitted_at INTEGER, -- Unix seconds --: date 2023-02-01..2025-02-28 unix
  fee_cents INTEGER, -- cost of entering --: pick 19500*3 | 35000*4 | 48000*2
  jury_points REAL, -- 0 to 100 --: real 38..96 1 normal null 10%
  placing INTEGER -- 1 is first place, NULL if not placed --: pick NULL*5 | 1*2 | 2*2 | 3*3
); --: rows 48
CREATE TABLE suppliers (
  supplier_id INTEGER PRIMARY KEY,
  name TEXT,
  trade TEXT,
  city TEXT, 
  is_preferred INTEGER -- 1 on the preferred list
);
INSERT INTO suppliers VALUES (1, 'Drukkerij Wolff', 'printing', 'Ghent', 1), (2, 'Letterpress Lane', 'printing', 'Amsterdam', 0), (3, 'Studio Halogen', 'photography', 'Antwerp', 1), (4, 'Framehouse', 'photography', 'Copenhagen', 0), (5, 'Signmakers Union', 'signage', 'Rotterdam', 1), (6, 'Plexi & Zoon', 'signage', 'Antwerp', 0), (7, 'Typefoundry Maas', 'fonts', 'Utrecht', 0), (8, 'Pixelkade', 'animation', 'Amsterdam', 1), (9, 'Mockup Brothers', 'prototyping', 'Ghent', 0);
CREATE TABLE purchase_orders (
  po_id INTEGER PRIMARY KEY, --: seq 900
  project_id INTEGER, --: ref projects.project_id cover 55%
  supplier_id INTEGER, --: pick 1*5 | 2*2 | 3*4 | 4*2 | 5*3 | 6 | 8*3 | 9*2
  ordered_at INTEGER, -- Unix seconds --: date 2023-01-15..2025-03-20 unix
  expected_at INTEGER, --: after ordered_at 5..40 days unix
  arrived_at INTEGER, --: after ordered_at 4..55 days unix until 2025-03-31
  amount_cents INTEGER -- without VAT --: price 150..18000
); --: rows 85
UPDATE clients SET industry = CASE WHEN name LIKE '%Foods' THEN 'Food' WHEN name LIKE '%Bank' THEN 'Finance' WHEN name LIKE '%Museum' THEN 'Culture' WHEN name LIKE '%Mobility' THEN 'Transport' WHEN name LIKE '%Cosmetics' THEN 'Beauty' ELSE 'Energy' END;
UPDATE projects SET discipline = CASE WHEN title LIKE '%Packaging' THEN 'PK' WHEN title LIKE '%Website' OR title LIKE '%App' THEN 'UX' WHEN title LIKE '%Wayfinding' THEN 'SP' WHEN title LIKE '%Report' THEN 'ED' ELSE 'BR' END;
UPDATE review_rounds SET presented_at = (SELECT p.kickoff_at FROM projects p WHERE p.project_id = review_rounds.project_id) + round_no * 1728000 + (presented_at % 1000000);
DELETE FROM review_rounds WHERE presented_at > 1743379200;
UPDATE time_entries SET worked_at = (SELECT p.kickoff_at FROM projects p WHERE p.project_id = time_entries.project_id) + (SELECT p.kickoff_at - time_entries.worked_at FROM projects p WHERE p.project_id = time_entries.project_id) % (1743120000 - (SELECT p.kickoff_at FROM projects p WHERE p.project_id = time_entries.project_id)) WHERE worked_at < (SELECT p.kickoff_at FROM projects p WHERE p.project_id = time_entries.project_id);
UPDATE invoices SET due_at = issued_at + 86400 * (SELECT c.payment_term_days FROM clients c JOIN projects p ON p.client_id = c.client_id WHERE p.project_id = invoices.project_id);
UPDATE invoices SET reminders = 0 WHERE paid_at IS NOT NULL AND paid_at <= due_at;
UPDATE client_surveys SET remark = 'Loved the concept' WHERE recommend_score >= 8 AND remark LIKE '%slow%';
UPDATE projects SET budget_cents = NULL WHERE is_pitch = 1;
