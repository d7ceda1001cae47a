CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT,
  city TEXT,
  seats INTEGER,
  opened_on TEXT
);
INSERT INTO sites VALUES (1, 'Dockside', 'Marlow Bay', 60, '2012-04-02'), (2, 'Mill Street', 'Thornby', 34, '2015-09-14'), (3, 'Parkway', 'Marlow Bay', 22, '2020-02-03'), (4, 'Homeworkers', NULL, NULL, '2020-04-01'), (5, 'Castle Court', 'Redfern', 18, '2024-11-11');
CREATE TABLE teams (
  team_id INTEGER PRIMARY KEY,
  team_name TEXT,
  site_id INTEGER
);
INSERT INTO teams VALUES (1, 'Falcons', 1), (2, 'Night Owls', 1), (3, 'Retention North', 2), (4, 'Retention South', 3), (5, 'Billing Desk', 1), (6, 'Tech Support', 2), (7, 'Business Care', 3), (8, 'Home Front', 4), (9, 'Rookies', 5), (10, 'Web Chat Pilot', 5);
CREATE TABLE skills (
  skill_code TEXT PRIMARY KEY,
  skill_name TEXT
);
INSERT INTO skills VALUES ('BIL', 'billing'), ('TEC', 'technical faults'), ('RET', 'retention'), ('SAL', 'sales'), ('B2B', 'business accounts'), ('SPA', 'Spanish'), ('POL', 'Polish'), ('VUL', 'vulnerable customers');
CREATE TABLE reasons (
  reason_code TEXT PRIMARY KEY,
  reason_name TEXT,
  topic TEXT
);
INSERT INTO reasons VALUES ('R01', 'bill too high', 'money'), ('R02', 'payment failed', 'money'), ('R03', 'no signal', 'fault'), ('R04', 'slow internet', 'fault'), ('R05', 'router dead', 'fault'), ('R06', 'wants to leave', 'contract'), ('R07', 'upgrade', 'contract'), ('R08', 'moving house', 'contract'), ('R09', 'lost SIM', 'service'), ('R10', 'wrong number', 'service'), ('R11', 'roaming question', 'service');
CREATE TABLE plans (
  plan_code TEXT PRIMARY KEY,
  plan_name TEXT,
  net_price REAL,
  gross_price REAL,
  data_gb INTEGER
);
INSERT INTO plans VALUES ('SIM-S', 'Simple S', 10, 12, 5), ('SIM-M', 'Simple M', 15, 18, 20), ('SIM-L', 'Simple L', 22, 26.4, NULL), ('FAM', 'Family Share', 40, 48, 120), ('FIB-1', 'Fibre 100', 26, 31.2, NULL), ('FIB-5', 'Fibre 500', 38, 45.6, NULL), ('BIZ', 'Office Line', 52, 52, 200), ('OLD', 'Classic Talk', 8, 9.6, 0), ('TV', 'Screen Box', 12, 14.4, NULL);
CREATE TABLE agents (
  agent_id INTEGER PRIMARY KEY, --: seq 201
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  team_id INTEGER, --: pick 1*5 | 2*3 | 3*4 | 4*4 | 5*5 | 6*5 | 7*3 | 8*4 | 9*3
  coach_id INTEGER, --: self agent_id
  born_on TEXT, --: date 1963-01-20..2004-12-01
  hired_on TEXT, --: date 2012-05-01..2025-06-20
  left_on TEXT, --: after hired_on 90..3000 days until 2025-07-14 null 60%
  contract TEXT, --: pick full time*6 | part time*4 | agency*2
  hourly_wage REAL --: pick 12.4*4 | 13.1*4 | 14.5*3 | 16*2 | 19.25
); --: rows 46
CREATE TABLE agent_skills (
  agent_id INTEGER, --: ref agents.agent_id cover 90%
  skill_code TEXT, --: pick BIL*5 | TEC*5 | RET*4 | SAL*3 | B2B*2 | SPA*2 | POL | VUL
  skill_level INTEGER, --: pick 1*2 | 2*3 | 3*4 | 4*3 | 5
  certified_on TEXT, --: date 2018-01-10..2025-07-01 null 20%
  PRIMARY KEY (agent_id, skill_code)
); --: rows 112
CREATE TABLE customers (
  customer_no INTEGER PRIMARY KEY, --: seq 50001
  first_name TEXT, --: first
  last_name TEXT, --: last
  city TEXT, --: pick Marlow Bay*5 | Thornby*4 | Redfern*3 | Oakhollow*3 | Pennick*2 | Sel Haven
  segment TEXT, --: pick residential*7 | small business*3 | corporate
  joined_on TEXT, --: date 2011-03-01..2025-06-30
  postcode TEXT --: code @@# #@
); --: rows 96
CREATE TABLE subscriptions (
  subscription_id INTEGER PRIMARY KEY, --: seq 7001
  customer_no INTEGER, --: ref customers.customer_no cover 92%
  plan_code TEXT, --: pick SIM-S*4 | SIM-M*5 | SIM-L*3 | FAM*3 | FIB-1*4 | FIB-5*3 | BIZ*2 | OLD
  starts_on TEXT, --: date 2018-01-01..2025-07-01
  ends_on TEXT, --: after starts_on 200..1800 days until 2025-07-14 null 45%
  sold_by INTEGER --: ref agents.agent_id cover 50% null 30%
); --: rows 150
CREATE TABLE calls (
  call_id INTEGER PRIMARY KEY, --: seq 900001
  customer_no INTEGER, --: ref customers.customer_no cover 88% skew null 6%
  agent_id INTEGER, --: ref agents.agent_id cover 85%
  reason_code TEXT, --: pick R01*6 | R02*3 | R03*4 | R04*5 | R05*3 | R06*4 | R07*3 | R08*2 | R09*2 | R11
  direction TEXT, --: pick in*8 | out*2
  line TEXT, --: pick general*6 | billing*4 | faults*4 | business*2
  language TEXT, --: pick English*12 | Spanish*2 | Polish
  menu_choice INTEGER, --: int 1..6
  started_at INTEGER, --: date 2024-03-01..2025-07-13 unix
  answered_at INTEGER, --: after started_at 0..14 minutes unix null 11%
  ended_at INTEGER, --: after started_at 15..70 minutes unix
  wait_sec INTEGER, --: int 2..900 skew
  talk_sec INTEGER, --: int 20..2700 normal
  hold_sec INTEGER, --: int 0..600 skew
  wrap_sec INTEGER, --: int 5..320 skew
  transfers INTEGER, --: pick 0*9 | 1*4 | 2*2 | 3
  recorded TEXT, --: pick Y*9 | N
  verified TEXT, --: pick Y*7 | N*2
  repeat_call TEXT, --: pick N*7 | Y*3
  resolved TEXT, --: pick Y*7 | N*4
  sentiment REAL, --: real -1..1 2
  script_score INTEGER, --: int 40..100 normal null 15%
  offer_made TEXT --: pick NULL*7 | discount*3 | upgrade*2 | free month
); --: rows 400
CREATE TABLE callbacks (
  callback_id INTEGER PRIMARY KEY, --: seq 1
  call_id INTEGER, --: ref calls.call_id
  requested_at TEXT, --: date 2024-03-03..2025-07-12 %Y-%m-%d %H:%M:%S
  promised_for TEXT, --: after requested_at 2..72 hours %Y-%m-%d %H:%M:%S
  done_at TEXT, --: after requested_at 1..110 hours %Y-%m-%d %H:%M:%S until 2025-07-14 null 14%
  agent_id INTEGER --: ref agents.agent_id cover 70%
); --: rows 84
CREATE TABLE tickets (
  ticket_no INTEGER PRIMARY KEY, --: seq 30001
  call_id INTEGER, --: ref calls.call_id
  owner_id INTEGER, --: ref agents.agent_id cover 40% null 10%
  parent_ticket_no INTEGER, --: self ticket_no null 85%
  opened_at TEXT, --: date 2024-03-02..2025-07-10 %Y-%m-%d %H:%M:%S
  due_at TEXT, --: after opened_at 1..15 days %Y-%m-%d %H:%M:%S
  closed_at TEXT, --: after opened_at 1..25 days %Y-%m-%d %H:%M:%S until 2025-07-14 null 12%
  urgency TEXT, --: pick low*4 | normal*7 | high*3
  reopened INTEGER --: pick 0*8 | 1*2 | 2
); --: rows 130
CREATE TABLE invoices (
  invoice_no TEXT PRIMARY KEY, --: code MB-###### distinct
  customer_no INTEGER, --: ref customers.customer_no cover 90%
  issued_on TEXT, --: date 2024-01-02..2025-07-05
  due_on TEXT, --: after issued_on 14..21 days
  paid_on TEXT, --: after issued_on 1..60 days until 2025-07-14 null 8%
  net_amount REAL, --: price 8..240
  gross_amount REAL --: expr ROUND(net_amount * 1.2, 2)
); --: rows 260
CREATE TABLE credits (
  credit_id INTEGER PRIMARY KEY, --: seq 401
  invoice_no TEXT, --: ref invoices.invoice_no cover 40%
  agent_id INTEGER, --: ref agents.agent_id cover 50% skew
  granted_on TEXT, --: date 2024-02-01..2025-07-12
  net_credit REAL, --: pick 5*5 | 10*6 | 15*2 | 25*2 | 60
  gross_credit REAL, --: expr net_credit * 1.2
  cause TEXT --: pick outage*4 | goodwill*5 | billing error*4 | retention offer*2
); --: rows 64
CREATE TABLE surveys (
  survey_id INTEGER PRIMARY KEY, --: seq 8001
  call_id INTEGER, --: ref calls.call_id
  sent_at TEXT, --: date 2024-03-02..2025-07-13 %Y-%m-%d %H:%M:%S
  answered_at TEXT, --: after sent_at 1..120 hours %Y-%m-%d %H:%M:%S until 2025-07-14 null 40%
  recommend INTEGER, --: int 0..10
  stars INTEGER, --: pick 1*2 | 2*2 | 3*3 | 4*5 | 5*4
  remark TEXT --: note null 55%
); --: rows 150
CREATE TABLE shifts (
  shift_id INTEGER PRIMARY KEY, --: seq 1
  agent_id INTEGER, --: ref agents.agent_id cover 80%
  shift_day TEXT, --: date 2025-04-01..2025-07-31
  starts_at TEXT, --: pick 07:00*4 | 09:00*6 | 13:00*4 | 22:00
  planned_hours REAL, --: pick 4*3 | 6*3 | 8*7
  worked_hours REAL, --: pick 0 | 3.5 | 4*3 | 6*3 | 7.5*2 | 8*5 | 9.25
  leave_type TEXT --: pick NULL*12 | sick*2 | holiday | training
); --: rows 300
UPDATE calls SET ended_at = COALESCE(answered_at, started_at) + CASE WHEN answered_at IS NULL THEN wait_sec ELSE talk_sec + hold_sec END;
UPDATE calls SET wait_sec = answered_at - started_at WHERE answered_at IS NOT NULL;
UPDATE calls SET talk_sec = NULL, hold_sec = NULL, wrap_sec = NULL, resolved = 'N', offer_made = NULL, script_score = NULL, transfers = 0 WHERE answered_at IS NULL;
UPDATE callbacks SET requested_at = (SELECT datetime(c.started_at + 900, 'unixepoch') FROM calls AS c WHERE c.call_id = callbacks.call_id);
UPDATE callbacks SET promised_for = datetime(requested_at, '+' || (2 + callback_id * 17 % 70) || ' hours'), done_at = CASE WHEN done_at IS NULL THEN NULL ELSE datetime(requested_at, '+' || (1 + callback_id * 29 % 96) || ' hours', '+' || (callback_id * 7 % 60) || ' minutes') END;
UPDATE callbacks SET done_at = NULL WHERE done_at > '2025-07-14';
UPDATE tickets SET opened_at = (SELECT datetime(c.ended_at, 'unixepoch') FROM calls AS c WHERE c.call_id = tickets.call_id);
UPDATE tickets SET due_at = datetime(opened_at, '+' || (1 + ticket_no * 11 % 14) || ' days'), closed_at = CASE WHEN closed_at IS NULL THEN NULL ELSE datetime(opened_at, '+' || (ticket_no * 7 % 22) || ' days', '+' || (ticket_no * 13 % 24) || ' hours') END;
UPDATE tickets SET closed_at = NULL WHERE closed_at > '2025-07-14';
UPDATE surveys SET sent_at = (SELECT datetime(c.ended_at + 3600, 'unixepoch') FROM calls AS c WHERE c.call_id = surveys.call_id);
UPDATE surveys SET answered_at = CASE WHEN answered_at IS NULL THEN NULL ELSE datetime(sent_at, '+' || (1 + survey_id * 19 % 118) || ' hours') END;
UPDATE surveys SET recommend = NULL, stars = NULL, remark = NULL WHERE answered_at IS NULL;
UPDATE surveys SET recommend = MAX(0, MIN(10, stars * 2 + survey_id % 4 - 2)) WHERE stars IS NOT NULL;
UPDATE shifts SET worked_hours = NULL WHERE shift_day >= '2025-07-14';
UPDATE shifts SET worked_hours = 0 WHERE leave_type IS NOT NULL AND shift_day < '2025-07-14';
UPDATE credits SET granted_on = (SELECT date(i.issued_on, '+' || (1 + credits.credit_id * 5 % 40) || ' days') FROM invoices AS i WHERE i.invoice_no = credits.invoice_no);
DELETE FROM credits WHERE granted_on > '2025-07-14';
UPDATE tickets SET reopened = 4 WHERE ticket_no = (SELECT MIN(ticket_no) FROM tickets WHERE closed_at IS NOT NULL AND reopened = 2);
