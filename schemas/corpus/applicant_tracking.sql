CREATE TABLE opening (
  opening_id INTEGER PRIMARY KEY, --: seq 301
  title TEXT, --: pick Forklift driver*4 | Welder*4 | Night shift lead*2 | Maintenance electrician*3 | Quality inspector*3 | Payroll clerk*2 | CNC operator*4 | Production planner*2 | Truck driver*3 | Site nurse | Buyer*2
  department TEXT, --: by title: Forklift driver, Truck driver => Logistics; Welder, CNC operator, Night shift lead => Production; Maintenance electrician => Engineering; Quality inspector => Quality; Payroll clerk, Site nurse => People; Production planner => Production; Buyer => Purchasing
  site TEXT, --: pick Harwick*5 | Dunmoor*4 | Elstow*3 | Brackenfield*2
  headcount INTEGER, --: int 1..6 skew
  workload_pct INTEGER, --: pick 100*7 | 80*3 | 60*2 | 50*2
  salary_from INTEGER, --: int 24..46
  salary_to INTEGER, --: int 4..14
  opened_at INTEGER, --: date 2024-03-01..2026-02-10 unix
  closed_at INTEGER, --: after opened_at 40..240 days unix until 2026-02-19
  urgent INTEGER, --: pick 0*3 | 1
  night_work INTEGER, --: by title: Night shift lead => 1; Payroll clerk, Buyer, Production planner, Site nurse => 0; else => 0*3 | 1*2
  reopened_from INTEGER REFERENCES opening(opening_id) --: self opening_id null 75%
); --: rows 42
CREATE TABLE candidate (
  candidate_id INTEGER PRIMARY KEY, --: seq 9001
  first_name TEXT, --: first
  last_name TEXT, --: last
  town TEXT, --: pick Harwick*6 | Dunmoor*5 | Elstow*3 | Brackenfield*3 | Lower Pell*2 | Sandhythe*2 | Corran*2 | Whitmere
  phone TEXT, --: code 07## ### ###
  email TEXT, --: from lower {first_name}.{last_name}@example.org null 12%
  born_at INTEGER, --: date 1962-01-01..2006-12-01 unix
  experience_years INTEGER, --: int 0..24 skew
  channel TEXT, --: pick Job board*6 | Walk-in*3 | Employee tip*3 | Agency*3 | Job fair*2 | Social media*2
  recruiter_stars INTEGER, --: pick 1 | 2*3 | 3*5 | 4*4 | 5*2 | NULL*3
  driving_licence INTEGER, --: pick 1*3 | 0*2
  would_move INTEGER, --: pick 0*3 | 1*2
  registered_at INTEGER --: date 2023-10-01..2026-02-15 unix
); --: rows 170
CREATE TABLE application (
  application_id INTEGER PRIMARY KEY, --: seq 60001
  candidate_id INTEGER REFERENCES candidate(candidate_id), --: ref candidate.candidate_id cover 86%
  opening_id INTEGER REFERENCES opening(opening_id), --: ref opening.opening_id cover 90% skew
  applied_at INTEGER, --: date 2024-03-01..2026-02-19 unix
  status TEXT,
  match_pct INTEGER, --: int 18..99 normal
  test_score INTEGER, --: int 210..795 normal null 25%
  interview_grade REAL,
  list_rank INTEGER,
  salary_wish INTEGER, --: int 23..60
  cover_letter INTEGER, --: pick 0 | 1
  decided_at INTEGER
); --: rows 215
CREATE TABLE application_log (
  log_id INTEGER PRIMARY KEY,
  application_id INTEGER REFERENCES application(application_id),
  opening_id INTEGER REFERENCES opening(opening_id),
  logged_at INTEGER,
  status TEXT,
  match_pct INTEGER,
  clerk TEXT
);
UPDATE opening SET salary_from = salary_from * 1000, salary_to = (salary_from + salary_to) * 1000, opened_at = opened_at - opened_at % 86400 + 32400, closed_at = closed_at - closed_at % 86400 + 57600;
UPDATE opening SET reopened_from = NULL WHERE (SELECT o.title FROM opening AS o WHERE o.opening_id = opening.reopened_from) <> title;
UPDATE opening SET reopened_from = (SELECT MAX(o.opening_id) FROM opening AS o WHERE o.title = opening.title AND o.site = opening.site AND o.opened_at < opening.opened_at) WHERE opening_id % 2 = 0;
UPDATE opening SET closed_at = NULL WHERE closed_at > 1767200000 OR opening_id % 13 = 5;
UPDATE candidate SET born_at = born_at - born_at % 86400, registered_at = registered_at - registered_at % 86400 + 28800 + (candidate_id * 37 % 101) * 330;
UPDATE application SET applied_at = (SELECT opened_at FROM opening WHERE opening.opening_id = application.opening_id) + ((application_id * 7919 % 1009) % 46) * 86400 + (application_id * 53 % 97) * 400 - 3600;
UPDATE application SET applied_at = 1771400000 - (application_id % 9) * 70000 WHERE applied_at > 1771500000;
UPDATE application SET status = CASE (application_id * 6271 % 1013) % 20 WHEN 0 THEN 'hired' WHEN 1 THEN 'hired' WHEN 2 THEN 'hired' WHEN 3 THEN 'offer' WHEN 4 THEN 'withdrawn' WHEN 5 THEN 'withdrawn' WHEN 6 THEN 'interview' WHEN 7 THEN 'interview' WHEN 8 THEN 'screening' WHEN 9 THEN 'new' ELSE 'rejected' END;
UPDATE application SET status = CASE application_id % 3 WHEN 0 THEN 'new' WHEN 1 THEN 'screening' ELSE 'interview' END WHERE applied_at > 1768900000;
UPDATE application SET status = 'rejected' WHERE status IN ('new', 'screening', 'offer', 'interview') AND applied_at < 1756000000;
UPDATE application SET status = 'offer' WHERE application_id % 11 = 4 AND applied_at > 1759500000;
UPDATE application SET salary_wish = salary_wish * 1000 + (application_id % 2) * 500, decided_at = CASE WHEN status IN ('hired', 'rejected', 'withdrawn') THEN applied_at + (5 + (application_id * 4409 % 997) % 52) * 86400 + 7200 END;
UPDATE application SET interview_grade = ROUND(1 + (application_id * 3571 % 887) % 41 / 10.0, 1) WHERE status IN ('hired', 'offer') OR (status IN ('rejected', 'withdrawn', 'interview') AND application_id % 3 <> 1);
UPDATE application SET status = 'interview', decided_at = NULL WHERE decided_at > 1771500000;
UPDATE application SET test_score = NULL WHERE status = 'new';
UPDATE application SET list_rank = (SELECT COUNT(*) FROM application AS a WHERE a.opening_id = application.opening_id AND (a.match_pct > application.match_pct OR (a.match_pct = application.match_pct AND a.application_id < application.application_id))) + 1;
DELETE FROM application WHERE application_id IN (SELECT a.application_id FROM application AS a JOIN application AS b ON a.candidate_id = b.candidate_id AND a.opening_id = b.opening_id AND b.application_id < a.application_id);
INSERT INTO application_log SELECT NULL, application_id, opening_id, applied_at + (2 + application_id % 6) * 43200, 'screening', match_pct - (application_id % 4) * 3, CASE (application_id * 13 % 53) % 4 WHEN 0 THEN 'moira.tate' WHEN 1 THEN 'sal.okeke' ELSE 'benj.rowe' END FROM application WHERE status <> 'new' AND application_id % 8 <> 5;
INSERT INTO application_log SELECT NULL, application_id, opening_id, applied_at + (4 + application_id % 6) * 86400, 'interview', match_pct - (application_id % 3) * 2, CASE (application_id * 17 % 59) % 3 WHEN 0 THEN 'moira.tate' ELSE 'priya.lund' END FROM application WHERE interview_grade IS NOT NULL;
INSERT INTO application_log SELECT NULL, application_id, opening_id, decided_at, status, match_pct, CASE (application_id * 11 % 47) % 3 WHEN 0 THEN 'priya.lund' WHEN 1 THEN 'sal.okeke' ELSE 'moira.tate' END FROM application WHERE decided_at IS NOT NULL AND application_id % 5 <> 0;
UPDATE application_log SET status = 'rejected' WHERE log_id % 37 = 11 AND status = 'hired';
DELETE FROM application_log WHERE log_id % 7 = 3;
