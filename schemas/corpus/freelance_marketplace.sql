CREATE TABLE app_user (
  user_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  role TEXT, -- client or freelancer --: const freelancer
  town TEXT, --: pick Lisbon*5 | Porto*3 | Valencia*4 | Turin*4 | Graz*3 | Brno*3 | Cork*2
  born_on TEXT, --: date 1961-03-01..2004-08-31 null 12%
  joined_on TEXT, --: date 2017-05-02..2022-12-20
  hourly_usd REAL, -- freelancers only --: price 12..160
  invited_by INTEGER REFERENCES app_user(user_id), -- the member whose invitation was used --: self user_id
  account_state TEXT, -- A active, S suspended, C closed --: pick A*9 | S | C*2
  verified INTEGER -- 1 once the passport was checked --: pick 1*3 | 0*2
); --: rows 120
UPDATE app_user SET role = 'client', hourly_usd = NULL WHERE user_id % 3 = 0;
UPDATE app_user SET invited_by = NULL WHERE user_id % 5 < 3;
UPDATE app_user SET joined_on = (SELECT date(i.joined_on, '+' || (app_user.user_id * 17 % 200 + 3) || ' days') FROM app_user AS i WHERE i.user_id = app_user.invited_by) WHERE invited_by IS NOT NULL;
UPDATE app_user SET joined_on = '2022-12-21' WHERE joined_on > '2022-12-31';
CREATE TABLE category (
  category_id INTEGER PRIMARY KEY,
  category_name TEXT,
  parent_id INTEGER REFERENCES category(category_id) -- empty for the four at the top
);
INSERT INTO category VALUES (1, 'Design', NULL), (2, 'Writing', NULL), (3, 'Programming', NULL), (4, 'Audio and Video', NULL), (5, 'Logos', 1), (6, 'Packaging', 1), (7, 'Translation', 2), (8, 'Copy', 2), (9, 'Web Shops', 3), (10, 'Mobile Apps', 3), (11, 'Data Scraping', 3), (12, 'Voice-over', 4), (13, 'Subtitles', 4), (14, 'Ghostwriting', 2);
CREATE TABLE project (
  project_id INTEGER PRIMARY KEY, --: seq 700
  client_id INTEGER REFERENCES app_user(user_id), --: int 1..36 skew
  freelancer_id INTEGER REFERENCES app_user(user_id), -- who got it; empty until it is awarded --: const 1
  category_id INTEGER REFERENCES category(category_id), --: int 5..13
  headline TEXT, --: mix {Urgent|Small|Complete|Second|Yearly} {brochure|onboarding|museum|bakery|podcast|catalogue|clinic|festival} {job|series|update|relaunch}
  budget_usd REAL, -- what the client had in mind --: price 120..9000
  agreed_usd REAL, -- what the winning bid asks --: const 1
  posted_on TEXT, --: date 2023-01-05..2025-09-10
  awarded_on TEXT, --: after posted_on 2..30 days until 2025-09-15
  due_on TEXT, --: after awarded_on 10..120 days
  finished_on TEXT, --: after awarded_on 8..150 days until 2025-09-15
  state TEXT -- OP open, AW awarded and under way, FI finished, CA cancelled --: pick CA*2 | x*13
); --: rows 150
UPDATE project SET client_id = client_id * 3;
CREATE TABLE bid (
  bid_id INTEGER PRIMARY KEY, --: seq 4001
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id cover 93%
  freelancer_id INTEGER REFERENCES app_user(user_id), --: int 1..74 skew
  amount_usd REAL, --: real 55..135 0
  days_offered INTEGER, --: int 2..60 skew
  placed_at INTEGER, -- Unix seconds --: int 3600..1500000
  result TEXT -- won, lost, pending or retracted --: pick lost*12 | retracted*2
); --: rows 390
UPDATE bid SET freelancer_id = (3 * freelancer_id - 1) / 2;
DELETE FROM bid WHERE bid_id NOT IN (SELECT MIN(bid_id) FROM bid GROUP BY project_id, freelancer_id);
UPDATE bid SET amount_usd = ROUND(amount_usd / 100.0 * (SELECT budget_usd FROM project WHERE project.project_id = bid.project_id), 0), placed_at = (SELECT strftime('%s', posted_on) FROM project WHERE project.project_id = bid.project_id) + placed_at;
DELETE FROM bid WHERE placed_at > 1757894400;
UPDATE bid SET result = 'won' WHERE bid_id IN (SELECT MIN(bid_id) FROM bid WHERE result = 'lost' GROUP BY project_id HAVING project_id % 8 <> 3);
UPDATE bid SET result = 'lost' WHERE result = 'won' AND project_id IN (SELECT project_id FROM project WHERE awarded_on IS NULL OR state = 'CA' AND project_id % 2 = 0);
UPDATE project SET freelancer_id = (SELECT freelancer_id FROM bid WHERE bid.project_id = project.project_id AND result = 'won'), agreed_usd = (SELECT amount_usd FROM bid WHERE bid.project_id = project.project_id AND result = 'won');
UPDATE project SET awarded_on = (SELECT MAX(project.awarded_on, date(placed_at, 'unixepoch')) FROM bid WHERE bid.project_id = project.project_id AND result = 'won');
UPDATE project SET due_on = NULL WHERE freelancer_id IS NULL;
UPDATE project SET finished_on = NULL WHERE freelancer_id IS NULL OR state = 'CA' OR finished_on <= awarded_on;
UPDATE project SET state = CASE WHEN state = 'CA' THEN 'CA' WHEN finished_on IS NOT NULL THEN 'FI' WHEN awarded_on IS NOT NULL THEN 'AW' ELSE 'OP' END;
UPDATE bid SET result = 'pending' WHERE result = 'lost' AND project_id IN (SELECT project_id FROM project WHERE state = 'OP');
CREATE TABLE milestone (
  milestone_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id
  label TEXT, --: pick first draft*4 | sketches*2 | final files*4 | revision*3 | test version*2 | handover*2
  amount_usd REAL, -- what the client pays in --: real 8..60 0
  fee_usd REAL, -- what we keep of the amount --: pick 5 | 10*3 | 12*2 | 20
  due_on TEXT, --: int 5..90
  delivered_on TEXT, --: int -8..25 null 10%
  paid_on TEXT --: int 1..21 null 12%
); --: rows 330
DELETE FROM milestone WHERE project_id IN (SELECT project_id FROM project WHERE freelancer_id IS NULL);
UPDATE milestone SET amount_usd = ROUND((SELECT agreed_usd FROM project WHERE project.project_id = milestone.project_id) * amount_usd / 100.0, 2);
UPDATE milestone SET fee_usd = ROUND(amount_usd * fee_usd / 100.0, 2), due_on = (SELECT date(awarded_on, '+' || milestone.due_on || ' days') FROM project WHERE project.project_id = milestone.project_id);
UPDATE milestone SET delivered_on = (SELECT MAX(date(milestone.due_on, milestone.delivered_on || ' days'), date(awarded_on, '+1 days')) FROM project WHERE project.project_id = milestone.project_id);
UPDATE milestone SET paid_on = date(delivered_on, '+' || paid_on || ' days');
UPDATE milestone SET paid_on = NULL WHERE paid_on > '2025-09-15';
UPDATE milestone SET delivered_on = NULL WHERE delivered_on > '2025-09-15';
CREATE TABLE review (
  review_id INTEGER PRIMARY KEY, --: seq 1
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id
  author_id INTEGER REFERENCES app_user(user_id), -- who wrote it --: const 1
  about_id INTEGER REFERENCES app_user(user_id), -- whom it is about --: const 1
  stars INTEGER, -- 1 to 5 --: pick 1 | 2*2 | 3*3 | 4*6 | 5*7
  written_at TEXT, --: int 1..30
  remark TEXT --: pick NULL*4 | great communication | late but good | would hire again | paid on time | vague briefing | never answered
); --: rows 230
DELETE FROM review WHERE project_id IN (SELECT project_id FROM project WHERE state <> 'FI');
UPDATE review SET author_id = (SELECT CASE WHEN review.review_id % 2 = 0 THEN client_id ELSE freelancer_id END FROM project WHERE project.project_id = review.project_id), about_id = (SELECT CASE WHEN review.review_id % 2 = 0 THEN freelancer_id ELSE client_id END FROM project WHERE project.project_id = review.project_id);
DELETE FROM review WHERE review_id NOT IN (SELECT MIN(review_id) FROM review GROUP BY project_id, author_id);
UPDATE review SET written_at = (SELECT date(finished_on, '+' || review.written_at || ' days') FROM project WHERE project.project_id = review.project_id) || printf(' %02d:%02d', 8 + review_id * 5 % 12, review_id * 17 % 60);
UPDATE review SET written_at = '2025-09-14 20:15' WHERE written_at > '2025-09-15';
CREATE TABLE skill (
  skill_id INTEGER PRIMARY KEY,
  skill_name TEXT
);
INSERT INTO skill VALUES (1, 'Illustrator'), (2, 'Photoshop'), (3, 'German'), (4, 'Portuguese'), (5, 'Italian'), (6, 'Kotlin'), (7, 'Swift'), (8, 'PHP'), (9, 'SEO'), (10, 'Sound editing'), (11, 'Proofreading'), (12, 'Fortran');
CREATE TABLE user_skill (
  user_id INTEGER REFERENCES app_user(user_id), --: int 1..76
  skill_id INTEGER REFERENCES skill(skill_id), --: int 1..11
  level INTEGER, -- 1 beginner to 5 master --: int 1..5 normal
  years INTEGER, --: int 0..18 skew
  PRIMARY KEY (user_id, skill_id)
); --: rows 230
UPDATE user_skill SET user_id = (3 * user_id - 1) / 2 + 1000;
UPDATE user_skill SET user_id = user_id - 1000;
CREATE TABLE dispute (
  dispute_id INTEGER PRIMARY KEY, --: seq 31
  milestone_id INTEGER REFERENCES milestone(milestone_id), --: ref milestone.milestone_id
  opened_on TEXT, --: int 1..20
  settled_on TEXT, --: int 2..70 null 20%
  refund_usd REAL, --: int 0..100
  raised_by TEXT -- client or freelancer --: pick client*3 | freelancer*2
); --: rows 56
DELETE FROM dispute WHERE milestone_id NOT IN (SELECT milestone_id FROM milestone WHERE delivered_on IS NOT NULL);
UPDATE dispute SET opened_on = (SELECT date(delivered_on, '+' || dispute.opened_on || ' days') FROM milestone WHERE milestone.milestone_id = dispute.milestone_id);
UPDATE dispute SET opened_on = '2025-09-12' WHERE opened_on > '2025-09-15';
UPDATE dispute SET settled_on = date(opened_on, '+' || settled_on || ' days');
UPDATE dispute SET settled_on = NULL WHERE settled_on > '2025-09-15';
UPDATE dispute SET refund_usd = CASE WHEN settled_on IS NULL THEN NULL WHEN refund_usd < 40 THEN 0 ELSE ROUND((SELECT amount_usd FROM milestone WHERE milestone.milestone_id = dispute.milestone_id) * refund_usd / 100.0, 2) END;
