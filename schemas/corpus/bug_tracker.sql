CREATE TABLE team (
  team_id INTEGER PRIMARY KEY,
  team_name TEXT,
  site TEXT
);
INSERT INTO team VALUES (1, 'Kernel', 'Oslo'), (2, 'Storage', 'Oslo'), (3, 'Mobile', 'Tallinn'), (4, 'Billing', 'Dublin'), (5, 'Search', 'Tallinn'), (6, 'Docs', 'Dublin'), (7, 'Field Support', 'Boston');
CREATE TABLE person (
  person_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  team_id INTEGER REFERENCES team(team_id), --: pick 1*4 | 2*3 | 3*4 | 4*3 | 5*2 | 7*3 null 6%
  lead_id INTEGER REFERENCES person(person_id), -- whom they report to --: self person_id
  grade INTEGER, -- 1 trainee to 6 principal --: int 1..6 normal
  hired_on TEXT, --: date 2012-02-01..2023-11-30
  left_on TEXT, -- empty while employed --: pick NULL*8 | 2024-06-30 | 2025-01-31
  born_on TEXT --: date 1964-05-01..2001-10-31
); --: rows 48
UPDATE person SET left_on = NULL WHERE person_id < 9;
UPDATE person SET lead_id = 1 + person_id % 7 WHERE person_id > 8;
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,
  product_name TEXT,
  team_id INTEGER REFERENCES team(team_id), -- who looks after it
  launched_on TEXT,
  retired_on TEXT
);
INSERT INTO product VALUES (1, 'Fjord DB', 2, '2015-03-10', NULL), (2, 'Fjord Sync', 2, '2018-09-01', NULL), (3, 'Lantern App', 3, '2017-05-22', NULL), (4, 'Lantern Watch', 3, '2021-11-15', '2025-03-31'), (5, 'Tally', 4, '2016-01-18', NULL), (6, 'Needle', 5, '2019-06-30', NULL), (7, 'Boot Loader', 1, '2013-08-12', NULL), (8, 'Handbook', 6, '2020-02-02', NULL), (9, 'Old Tally', 4, '2011-04-04', '2022-12-31');
CREATE TABLE issue (
  issue_no INTEGER PRIMARY KEY, --: seq 1500
  product_id INTEGER REFERENCES product(product_id), --: pick 1*6 | 2*4 | 3*7 | 4*2 | 5*5 | 6*3 | 7*2
  summary TEXT, --: mix {Crash|Hang|Wrong total|Blank page|Slow start|Lost setting|Bad translation} {on login|after update|during export|with two users|in dark mode|on resume|at midnight}
  severity TEXT, -- S1 blocker, S2 major, S3 minor, S4 cosmetic --: pick S1 | S2*3 | S3*5 | S4*3
  reporter_id INTEGER REFERENCES person(person_id), --: ref person.person_id cover 85% skew
  assignee_id INTEGER REFERENCES person(person_id), --: ref person.person_id cover 60% skew null 12%
  opened_at TEXT, --: date 2023-02-01..2025-05-12 %Y-%m-%d %H:%M:%S
  updated_at TEXT, --: after opened_at 0..60 days %Y-%m-%d %H:%M:%S until 2025-05-15
  closed_at TEXT, --: after opened_at 1..120 days %Y-%m-%d %H:%M:%S until 2025-05-15
  outcome TEXT, -- how it was closed; empty while open --: pick fixed*7 | duplicate*2 | cannot reproduce*2 | not a bug*2 | postponed
  duplicate_of INTEGER REFERENCES issue(issue_no), --: self issue_no
  est_min INTEGER, -- estimated work in minutes --: int 1..48 skew
  spent_min INTEGER, -- minutes booked so far --: int 0..60 skew
  votes INTEGER --: int 0..90 skew
); --: rows 230
UPDATE issue SET closed_at = NULL WHERE issue_no % 8 IN (1, 5) AND opened_at > '2023-12-01';
UPDATE issue SET outcome = NULL WHERE closed_at IS NULL;
UPDATE issue SET duplicate_of = NULL WHERE outcome IS NOT 'duplicate';
UPDATE issue SET product_id = (SELECT o.product_id FROM issue AS o WHERE o.issue_no = issue.duplicate_of) WHERE duplicate_of IS NOT NULL;
UPDATE issue SET est_min = est_min * 30, spent_min = spent_min * 25;
UPDATE issue SET est_min = NULL WHERE issue_no % 9 = 4;
UPDATE issue SET updated_at = COALESCE(MAX(updated_at, COALESCE(closed_at, updated_at)), closed_at, opened_at);
UPDATE issue SET product_id = 1 WHERE product_id = 4 AND opened_at > '2025-03-31';
CREATE TABLE label (
  label_id INTEGER PRIMARY KEY,
  label_name TEXT,
  colour TEXT
);
INSERT INTO label VALUES (1, 'regression', 'red'), (2, 'security', 'red'), (3, 'performance', 'orange'), (4, 'needs info', 'grey'), (5, 'good first issue', 'green'), (6, 'accessibility', 'blue'), (7, 'data loss', 'red'), (8, 'customer escalation', 'orange'), (9, 'won''t backport', 'grey');
CREATE TABLE issue_label (
  issue_no INTEGER REFERENCES issue(issue_no), --: ref issue.issue_no cover 72%
  label_id INTEGER REFERENCES label(label_id), --: int 1..8
  added_on TEXT, --: int 0..20
  PRIMARY KEY (issue_no, label_id)
); --: rows 290
UPDATE issue_label SET added_on = (SELECT MIN(date(opened_at, '+' || issue_label.added_on || ' days'), '2025-05-15') FROM issue WHERE issue.issue_no = issue_label.issue_no);
CREATE TABLE comment_log (
  comment_id INTEGER PRIMARY KEY, --: seq 1
  issue_no INTEGER REFERENCES issue(issue_no), --: ref issue.issue_no cover 80%
  author_id INTEGER REFERENCES person(person_id), --: ref person.person_id skew
  written_at TEXT, --: int 1..30
  characters INTEGER, --: int 8..2400 skew
  internal INTEGER -- 1 if customers cannot see it --: pick 0*3 | 1
); --: rows 390
UPDATE comment_log SET written_at = (SELECT datetime(date(opened_at), '+' || comment_log.written_at || ' days', '+' || (comment_log.comment_id * 53 % 1400) || ' minutes') FROM issue WHERE issue.issue_no = comment_log.issue_no);
DELETE FROM comment_log WHERE written_at > '2025-05-15';
CREATE TABLE release (
  release_id INTEGER PRIMARY KEY, --: seq 1
  product_id INTEGER REFERENCES product(product_id), --: int 1..7
  version TEXT, --: code #.##
  planned_on TEXT, --: date 2023-03-01..2025-04-20
  shipped_on TEXT, --: after planned_on -5..30 days null 10%
  rolled_back INTEGER -- 1 if it had to be taken back --: pick 0*6 | 1
); --: rows 54
UPDATE release SET shipped_on = NULL WHERE shipped_on > '2025-05-15';
UPDATE release SET rolled_back = NULL WHERE shipped_on IS NULL;
CREATE TABLE issue_fix (
  issue_no INTEGER REFERENCES issue(issue_no), --: ref issue.issue_no
  release_id INTEGER REFERENCES release(release_id), --: int 1..54
  lines_changed INTEGER, --: int 1..900 skew
  PRIMARY KEY (issue_no, release_id)
); --: rows 300
DELETE FROM issue_fix WHERE issue_no NOT IN (SELECT issue_no FROM issue WHERE outcome = 'fixed');
UPDATE OR IGNORE issue_fix SET release_id = (SELECT MIN(r.release_id) FROM release AS r, issue AS i WHERE i.issue_no = issue_fix.issue_no AND r.product_id = i.product_id AND r.shipped_on > date(i.closed_at));
DELETE FROM issue_fix WHERE release_id IS NULL OR (SELECT r.product_id FROM release AS r WHERE r.release_id = issue_fix.release_id) <> (SELECT i.product_id FROM issue AS i WHERE i.issue_no = issue_fix.issue_no);
CREATE TABLE watcher (
  issue_no INTEGER REFERENCES issue(issue_no), --: ref issue.issue_no cover 60%
  person_id INTEGER REFERENCES person(person_id), --: ref person.person_id cover 90%
  PRIMARY KEY (issue_no, person_id)
); --: rows 260
