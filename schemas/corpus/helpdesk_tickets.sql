-- IT help desk of a public administration.
CREATE TABLE team (
  team_id INTEGER PRIMARY KEY,
  team_name TEXT NOT NULL,
  floor INTEGER, -- floor of the building
  hotline TEXT,
  shift_hours INTEGER -- hours a day the team is staffed
);
INSERT INTO team VALUES (1, 'Service Desk', 0, '4100', 14), (2, 'Network', 3, '4120', 24), (3, 'Workplace', 1, '4130', 10), (4, 'Applications', 2, '4140', 10), (5, 'Print & Scan', 1, NULL, 8);
CREATE TABLE person (
  person_id INTEGER PRIMARY KEY,        --: seq 201
  first_name TEXT,                      --: first
  last_name TEXT,                       --: last distinct
  department TEXT,                      --: pick Payroll*4 | Registry*5 | Public Works*5 | Legal*2 | Archives*2 | Mayor's Office
  team_id INTEGER REFERENCES team(team_id), -- only IT staff have one --: pick 1*6 | 2*3 | 3*4 | 4*4
  manager_id INTEGER REFERENCES person(person_id), --: self person_id
  start_year INTEGER, -- year of entry --: int 2001..2025
  start_month INTEGER,                  --: int 1..12
  room TEXT                             --: code @-### null 12% empty 10%
); --: rows 96
CREATE TABLE device (
  asset_tag TEXT PRIMARY KEY, -- sticker on the device --: code PC####
  kind TEXT,                            --: pick laptop*6 | desktop*3 | phone*4 | printer*2 | scanner
  model TEXT,                           --: by kind: laptop => Corda 14*4 | Corda 16 Pro*2 | Lumen Air; desktop => Corda Tower*2 | Boxline 5; phone => Tessera 8*3 | Tessera 9; printer => Inkwell M2*2 | Inkwell C7; else => Platen S
  owner_id INTEGER REFERENCES person(person_id), -- who uses it; none for shared ones --: ref person.person_id null 15%
  bought_at INTEGER, -- Unix seconds --: date 2018-02-01..2025-09-15 unix
  warranty_months INTEGER,              --: pick 24*3 | 36*5 | 60*2
  price_eur REAL                        --: price 180..2600
); --: rows 110
CREATE TABLE ticket (
  ticket_id INTEGER PRIMARY KEY,        --: seq 10001
  title TEXT, -- short text of the requester --: mix {Cannot|Slow|Wrong|No} {login|printing|scan folder|e-mail|VPN|payslip export|map viewer|screen} {since update|again|today|at home office}
  requester_id INTEGER REFERENCES person(person_id), --: ref person.person_id cover 80% skew
  agent_id INTEGER REFERENCES person(person_id), -- IT staff working on it --: pick NULL*2 | 201*7 | 202*5 | 203*5 | 204*4 | 205*4 | 206*3 | 207*3 | 208*3 | 209*2 | 210*2 | 211*2 | 212*2 | 213 | 214 | 216
  asset_tag TEXT REFERENCES device(asset_tag), --: ref device.asset_tag cover 75% null 25%
  channel TEXT,                         --: pick portal*5 | phone*4 | mail*3 | counter
  category TEXT, -- part of the IT landscape --: pick Accounts*4 | Printing*3 | Network*3 | Payroll*2 | Map Viewer*2 | Hardware*3
  priority TEXT, -- P1 critical, P2 high, P3 normal, P4 low --: pick P1 | P2*3 | P3*6 | P4*3
  state TEXT, -- N new, W in work, H on hold, R resolved, C closed --: pick R*2 | C*7
  opened_at INTEGER, -- Unix seconds --: date 2024-01-08..2025-10-30 unix
  due_at INTEGER, -- Unix seconds, by service level --: after opened_at 8..160 hours unix
  first_reply_s INTEGER, -- seconds until somebody answered --: int 40..21600 skew
  work_s INTEGER, -- seconds of hands-on work --: int 120..14400 skew
  resolved_at INTEGER,                  --: after opened_at 1..260 hours unix until 2025-10-31 null 6%
  reopen_count INTEGER,                 --: pick 0*9 | 1*2 | 2
  reply_count INTEGER,                  --: int 1..14 skew
  rating INTEGER, -- 1 poor to 5 very good --: pick NULL*6 | 1 | 2 | 3*2 | 4*4 | 5*4
  escalated INTEGER, -- 1 yes, 0 no --: pick 0*7 | 1
  remote_session INTEGER, -- 1 yes, 0 no --: pick 0*3 | 1*2
  attachments INTEGER,                  --: pick 0*5 | 1*3 | 2 | 4
  resolution_note TEXT,                 --: pick password reset*4 | driver reinstalled*3 | cable replaced*2 | duplicate*2 | user trained*2 | cache cleared*3 null 14% empty 12%
  knowledge_article TEXT,               --: code KB-##0 null 60%
  closed_year INTEGER, -- reporting period --: const 0
  closed_month INTEGER                  --: const 0
); --: rows 370
CREATE TABLE incident (
  ticket_id INTEGER PRIMARY KEY REFERENCES ticket(ticket_id), -- same number as the ticket --: seq 10001
  cause TEXT,                           --: pick update*4 | user error*4 | hardware*3 | provider*2 | unknown*2
  severity INTEGER, -- 1 worst to 4 slight --: pick 1 | 2*3 | 3*5 | 4*4
  users_hit INTEGER,                    --: int 1..240 skew
  outage_s INTEGER -- seconds without service --: int 0..28800 skew
); --: rows 370
CREATE TABLE service_request (
  ticket_id INTEGER PRIMARY KEY REFERENCES ticket(ticket_id), -- same number as the ticket --: seq 10001
  item TEXT,                            --: pick new laptop*3 | monitor*4 | phone contract*2 | software licence*5 | access right*4 | desk move
  cost_eur REAL, -- without VAT --: price 15..2400 null 15%
  approver_id INTEGER REFERENCES person(person_id), --: ref person.person_id cover 25% null 12%
  delivered INTEGER -- 1 yes, 0 no --: pick 1*4 | 0
); --: rows 370
DELETE FROM incident WHERE ticket_id % 9 IN (1, 3, 6, 8);
DELETE FROM service_request WHERE ticket_id % 9 NOT IN (1, 3, 6);
UPDATE person SET team_id = NULL WHERE person_id > 217;
UPDATE person SET department = NULL WHERE person_id <= 217;
UPDATE ticket SET resolved_at = NULL WHERE opened_at > 1759900000 AND ticket_id % 5 < 3;
UPDATE ticket SET agent_id = NULL WHERE resolved_at IS NULL AND ticket_id % 3 = 0;
UPDATE service_request SET cost_eur = NULL WHERE item = 'access right' AND ticket_id % 2 = 0;
UPDATE service_request SET cost_eur = ROUND(cost_eur / 20, 2) WHERE item IN ('access right', 'phone contract');
UPDATE ticket SET state = CASE WHEN agent_id IS NULL THEN 'N' WHEN ticket_id % 4 = 0 THEN 'H' ELSE 'W' END WHERE resolved_at IS NULL;
UPDATE ticket SET agent_id = 201 WHERE agent_id IS NULL AND resolved_at IS NOT NULL;
UPDATE ticket SET rating = NULL, resolution_note = NULL WHERE resolved_at IS NULL;
UPDATE ticket SET closed_year = NULL, closed_month = NULL;
UPDATE ticket SET closed_year = CAST(strftime('%Y', resolved_at, 'unixepoch') AS INTEGER), closed_month = CAST(strftime('%m', resolved_at, 'unixepoch') AS INTEGER) WHERE state = 'C';
UPDATE person SET start_month = start_month % 9 + 1 WHERE start_year = 2025;
UPDATE person SET start_year = 2024, start_month = 3 WHERE person_id % 17 = 3;
