CREATE TABLE unit (
  unit_code TEXT PRIMARY KEY,
  unit_name TEXT NOT NULL,
  site TEXT,
  parent_code TEXT REFERENCES unit(unit_code),
  head_limit INTEGER
);
INSERT INTO unit VALUES
 ('HQ', 'Head Office', 'Marlow Point', NULL, 12), ('SAL', 'Sales', 'Marlow Point', 'HQ', 34), ('SUP', 'Support', 'Denholm', 'HQ', 22),
 ('ENG', 'Engineering', 'Denholm', 'HQ', 30), ('PLT', 'Platform', 'Denholm', 'ENG', 14), ('QA', 'Quality', 'Tresco Park', 'ENG', 10),
 ('FIN', 'Finance', 'Marlow Point', 'HQ', 9), ('PPL', 'People Team', 'Marlow Point', 'HQ', 6), ('FLD', 'Field Sales', 'Tresco Park', 'SAL', 18),
 ('DSK', 'Service Desk', 'Denholm', 'SUP', 16), ('LAB', 'Research Lab', 'Tresco Park', 'ENG', 5);
CREATE TABLE employee (
  employee_no INTEGER PRIMARY KEY,                          --: seq 2001
  first_name TEXT NOT NULL,                                 --: first
  last_name TEXT NOT NULL,                                  --: last
  unit_code TEXT REFERENCES unit(unit_code),                --: pick HQ*4 | SAL*14 | SUP*12 | ENG*16 | PLT*10 | QA*8 | FIN*7 | PPL*4 | FLD*12 | DSK*11
  job_title TEXT,                                           --: by unit_code: HQ => Director*2 | Assistant*2; SAL, FLD => Account Manager*4 | Sales Associate*5 | Sales Lead; SUP, DSK => Support Agent*6 | Team Lead | Trainee*2; ENG, PLT => Developer*6 | Architect | Trainee*2; QA => Tester*4 | Team Lead; FIN => Accountant*4 | Controller; else => Recruiter*2 | Coordinator
  manager_no INTEGER REFERENCES employee(employee_no),      --: self employee_no
  born_on TEXT,                                             --: date 1961-01-01..2003-12-31
  offered_on TEXT,                                          --: date 2015-01-10..2025-04-30
  started_on TEXT,                                          --: after offered_on 10..110 days
  probation_ends_on TEXT,                                   --: after started_on 80..185 days null 12%
  left_at TEXT,                                             --: after started_on 60..2900 days %Y-%m-%d %H:%M:%S until 2025-07-13 null 55%
  email TEXT,                                               --: from lower {first_name}.{last_name}@verrano.example
  site_phone TEXT                                           --: code x#### null 20%
); --: rows 125
CREATE TABLE salaried_employee (
  employee_no INTEGER PRIMARY KEY REFERENCES employee(employee_no), --: ref employee.employee_no distinct cover 70%
  annual_salary_cents INTEGER NOT NULL,                     --: price 28000..96000
  bonus_pct REAL,                                           --: pick NULL*2 | 5*4 | 7.5*3 | 10*3 | 15
  grade TEXT                                                --: pick G1*3 | G2*5 | G3*4 | G4*2 | G5
); --: rows 82
CREATE TABLE hourly_employee (
  employee_no INTEGER PRIMARY KEY REFERENCES employee(employee_no), --: seq 2001
  hourly_rate_cents INTEGER NOT NULL,                       --: price 12..41
  weekly_minutes INTEGER,                                   --: pick 600 | 900*2 | 1200*4 | 1500*2 | 2250*3
  shift TEXT                                                --: pick early*4 | late*3 | night
); --: rows 125
CREATE TABLE review (
  employee_no INTEGER REFERENCES employee(employee_no),     --: ref employee.employee_no cover 85%
  cycle TEXT,                                               --: pick 2023-H1*3 | 2023-H2*4 | 2024-H1*5 | 2024-H2*6 | 2025-H1*6
  reviewer_no INTEGER REFERENCES employee(employee_no),     --: ref employee.employee_no skew cover 30%
  rating INTEGER,                                           --: pick 1 | 2*3 | 3*8 | 4*6 | 5*2 | NULL*2
  potential INTEGER,                                        --: pick 1*2 | 2*5 | 3*3 | NULL
  due_on TEXT,                                              --: const x
  held_at TEXT,                                             --: const x
  signed_at TEXT,                                           --: const x
  duration_min INTEGER,                                     --: int 25..130 skew
  outcome TEXT,                                             --: pick none*8 | raise*4 | promotion | coaching plan*2 | transfer
  comment TEXT,                                             --: mix {Reliable|Ambitious|Quiet|Helpful|Hasty} {and punctual|but late with reports|with customers|under pressure}, {goals met|goals missed|goals half done|needs a mentor} null 18%
  PRIMARY KEY (employee_no, cycle)
); --: rows 440
CREATE TABLE course_visit (
  visit_no INTEGER PRIMARY KEY,                             --: seq 70001
  employee_no INTEGER REFERENCES employee(employee_no),     --: ref employee.employee_no cover 75% skew
  course TEXT,                                              --: pick Fire Warden*3 | Difficult Talks*4 | Spreadsheet Basics*5 | Data Privacy*6 | Negotiation*4 | Public Speaking*2 | Forklift Licence
  ordered_on TEXT,                                          --: date 2022-11-01..2025-07-05
  began_at TEXT,                                            --: after ordered_on 5..70 days %Y-%m-%d %H:%M:%S until 2025-10-30
  passed_on TEXT,                                           --: after began_at 1..40 days until 2025-07-13 null 25%
  fee_cents INTEGER,                                        --: price 60..900
  duration_min INTEGER                                      --: pick 90*3 | 180*4 | 240*2 | 480*3
); --: rows 220
DELETE FROM hourly_employee WHERE employee_no IN (SELECT employee_no FROM salaried_employee);
UPDATE employee SET manager_no = NULL WHERE job_title = 'Director' OR employee_no % 23 = 4;
UPDATE salaried_employee SET annual_salary_cents = annual_salary_cents / 100000 * 100000;
UPDATE review SET due_on = CASE cycle WHEN '2023-H1' THEN '2023-06-30' WHEN '2023-H2' THEN '2023-12-15' WHEN '2024-H1' THEN '2024-06-30' WHEN '2024-H2' THEN '2024-12-15' ELSE '2025-06-30' END;
UPDATE review SET due_on = date(due_on, '-' || (employee_no * 13 % 20) || ' days');
UPDATE review SET held_at = datetime(due_on, '+' || (employee_no * 7 % 41) || ' days', '-' || (employee_no * 11 % 29) || ' days', '+' || (510 + employee_no * 17 % 33 * 15) || ' minutes');
UPDATE review SET signed_at = datetime(held_at, '+' || (3 + (employee_no * 37 + duration_min) % 400) || ' hours') WHERE (employee_no + duration_min) % 9 <> 2;
UPDATE review SET held_at = NULL, signed_at = NULL, rating = NULL, potential = NULL, duration_min = NULL, comment = NULL, outcome = 'none' WHERE held_at > '2025-07-13' OR (employee_no * 3 + length(cycle) + due_on) % 17 = 3;
UPDATE review SET signed_at = NULL WHERE signed_at > '2025-07-13';
UPDATE review SET reviewer_no = NULL WHERE reviewer_no = employee_no;
DELETE FROM review WHERE due_on < (SELECT date(started_on, '+60 days') FROM employee WHERE employee.employee_no = review.employee_no) OR due_on > (SELECT left_at FROM employee WHERE employee.employee_no = review.employee_no);
UPDATE course_visit SET began_at = date(began_at) || CASE visit_no % 4 WHEN 0 THEN ' 08:30:00' WHEN 1 THEN ' 09:00:00' WHEN 2 THEN ' 13:00:00' ELSE ' 14:30:00' END;
UPDATE course_visit SET passed_on = date(passed_on);
UPDATE salaried_employee SET annual_salary_cents = ((24 + 9 * substr(grade, 2) + employee_no * 7 % 11) * 10 + employee_no % 4 * 5) * 10000;
UPDATE employee SET unit_code = 'HQ', job_title = 'Director', born_on = '1968-03-05', offered_on = '2014-11-02', started_on = '2015-01-12', probation_ends_on = NULL WHERE employee_no = 2001;
DELETE FROM hourly_employee WHERE employee_no = 2001;
INSERT INTO salaried_employee VALUES (2001, 11200000, 15, 'G5');
UPDATE employee SET offered_on = '2021-12-06', started_on = '2022-01-17' WHERE unit_code = 'SAL' AND job_title = 'Account Manager' AND strftime('%Y', offered_on) = '2022';
