CREATE TABLE branches (
  id INTEGER PRIMARY KEY,
  name TEXT,
  city TEXT,
  opened_on TEXT,
  deposit_boxes INTEGER,
  cash_limit REAL -- most that may be in the tills overnight
);
INSERT INTO branches VALUES (1, 'Mill Street', 'Granby', '1974-05-06', 120, 80000), (2, 'Lakeside', 'Fernwood', '1991-09-16', 60, 45000), (3, 'Depot', 'Granby', '2008-03-03', NULL, 30000), (4, 'Orchard', 'Tolland', '2017-10-09', 40, 35000), (5, 'Campus', 'Willow Bend', '2024-08-26', NULL, 15000);
CREATE TABLE employees (
  id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  branch_id INTEGER REFERENCES branches(id),
  manager_id INTEGER REFERENCES employees(id),
  role_code TEXT, -- TEL teller, LOF loan officer, MGR manager
  born_on TEXT,
  hired_on TEXT,
  left_on TEXT, -- empty while employed
  salary REAL -- a year
);
INSERT INTO employees VALUES
(1, 'Doreen', 'Pike', 1, NULL, 'MGR', '1967-04-12', '1994-02-01', NULL, 86000),
(2, 'Luis', 'Ortega', 1, 1, 'LOF', '1980-10-25', '2007-06-18', NULL, 61500),
(3, 'Janet', 'Kwan', 1, 1, 'TEL', '1992-01-08', '2016-03-14', NULL, 39800),
(4, 'Bill', 'Sawyer', 2, 1, 'MGR', '1971-07-30', '1999-09-01', NULL, 70200),
(5, 'Tamara', 'Ivey', 2, 4, 'LOF', '1986-12-11', '2013-05-06', '2025-03-31', 58000),
(6, 'Noah', 'Brandt', 2, 4, 'TEL', '2000-03-22', '2022-07-11', NULL, 36400),
(7, 'Alma', 'Reyes', 3, 1, 'LOF', '1978-09-05', '2009-01-12', NULL, 63900),
(8, 'Curtis', 'Pike', 3, 7, 'TEL', '1996-06-17', '2019-10-21', NULL, 37900),
(9, 'Hazel', 'Dunn', 4, 1, 'MGR', '1975-02-27', '2017-10-09', NULL, 67400),
(10, 'Owen', 'Marsh', 4, 9, 'LOF', '1990-08-19', '2018-04-30', NULL, 56700),
(11, 'Petra', 'Vance', 4, 9, 'TEL', '1998-11-03', '2021-01-25', '2024-06-30', 35100),
(12, 'Ruby', 'Castle', 5, 4, 'LOF', '1994-05-24', '2024-08-26', NULL, 52300),
(13, 'Elliot', 'Shaw', 5, 12, 'TEL', '2003-09-14', '2025-02-03', NULL, 34000);
CREATE TABLE members (
  id INTEGER PRIMARY KEY, --: seq 1
  member_no TEXT, --: code M-#### distinct
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  city TEXT, --: pick Granby*7 | Fernwood*4 | Tolland*4 | Willow Bend*3 | Ashford*2 | NULL
  born_on TEXT, --: date 1946-03-01..2003-06-30
  joined_on TEXT, --: date 2001-01-08..2025-08-20
  resigned_on TEXT, -- empty while a member --: int 0..99
  branch_id INTEGER REFERENCES branches(id), -- home branch --: pick 1*6 | 2*4 | 3*4 | 4*3 | 5
  sponsor_id INTEGER REFERENCES members(id), -- member who recommended them --: self id null 45%
  share_units INTEGER, -- shares of 25 dollars each --: int 1..60 skew
  newsletter INTEGER --: pick 1*3 | 0*2
); --: rows 105
UPDATE members SET born_on = date(born_on, '-20 years') WHERE joined_on < date(born_on, '+18 years');
UPDATE members SET born_on = date(born_on, '+15 years') WHERE born_on < '1938-01-01';
UPDATE members SET joined_on = date(born_on, '+19 years') WHERE joined_on < date(born_on, '+18 years');
UPDATE members SET branch_id = 1 WHERE branch_id = 5 AND joined_on < '2024-08-26';
UPDATE members SET branch_id = 5 WHERE joined_on > '2024-10-01' AND id % 2 = 0;
UPDATE members SET resigned_on = CASE WHEN resigned_on < 26 AND joined_on < '2021-01-01' THEN date('2022-02-10', '+' || (id * 53 % 1260) || ' days') END;
UPDATE members SET sponsor_id = NULL WHERE (SELECT s.joined_on FROM members AS s WHERE s.id = members.sponsor_id) > joined_on;
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY, --: seq 1
  account_no TEXT, --: code ####-@@ distinct
  member_id INTEGER REFERENCES members(id), -- first holder --: ref members.id cover 85%
  branch_id INTEGER REFERENCES branches(id), -- where it was opened --: const 1
  kind TEXT, -- savings or loan; details in the table of that name --: pick savings*6 | loan*4
  opened_on TEXT, --: int 5..2600
  closed_on TEXT, --: int 0..99
  status_code TEXT -- A active, D dormant, C closed --: const A
); --: rows 125
UPDATE accounts SET opened_on = (SELECT MIN(date(m.joined_on, '+' || accounts.opened_on || ' days'), '2025-09-15') FROM members AS m WHERE m.id = accounts.member_id);
UPDATE accounts SET opened_on = date('2025-09-20', '-' || (id * 41 % 1700) || ' days') WHERE opened_on < '2019-01-01' OR opened_on = '2025-09-15';
UPDATE accounts SET opened_on = (SELECT date(MAX(m.joined_on, accounts.opened_on), '+3 days') FROM members AS m WHERE m.id = accounts.member_id);
UPDATE accounts SET opened_on = (SELECT date(m.resigned_on, '-' || (300 + accounts.id * 7 % 200) || ' days') FROM members AS m WHERE m.id = accounts.member_id) WHERE opened_on > (SELECT date(m.resigned_on, '-200 days') FROM members AS m WHERE m.id = accounts.member_id);
UPDATE accounts SET branch_id = (SELECT CASE WHEN accounts.id % 6 = 0 AND m.branch_id < 4 THEN m.branch_id + 1 ELSE m.branch_id END FROM members AS m WHERE m.id = accounts.member_id);
UPDATE accounts SET closed_on = CASE WHEN (SELECT resigned_on FROM members AS m WHERE m.id = accounts.member_id) IS NOT NULL THEN (SELECT resigned_on FROM members AS m WHERE m.id = accounts.member_id) WHEN closed_on < 10 AND opened_on < '2024-06-01' THEN date(opened_on, '+' || (260 + id * 17 % 220) || ' days') END;
UPDATE accounts SET status_code = CASE WHEN closed_on IS NOT NULL THEN 'C' WHEN kind = 'savings' AND id % 9 = 2 THEN 'D' ELSE 'A' END;
CREATE TABLE savings_accounts (
  account_id INTEGER PRIMARY KEY REFERENCES accounts(id),
  product TEXT, -- easy, youth, fixed
  interest_pct REAL,
  min_balance REAL,
  fixed_until TEXT -- fixed product only
);
INSERT INTO savings_accounts SELECT id, CASE WHEN id % 4 = 1 THEN 'fixed' WHEN id % 7 = 3 THEN 'youth' ELSE 'easy' END, CASE WHEN id % 4 = 1 THEN 3.25 + id % 3 * 0.25 WHEN id % 7 = 3 THEN 2.5 ELSE 1.1 END, CASE WHEN id % 4 = 1 THEN 1000 WHEN id % 7 = 3 THEN 0 ELSE 25 END, CASE WHEN id % 4 = 1 THEN date(opened_on, '+' || (2 + id % 3) || ' years') END FROM accounts WHERE kind = 'savings';
CREATE TABLE loan_accounts (
  account_id INTEGER PRIMARY KEY REFERENCES accounts(id),
  purpose TEXT, -- car, home repair, study, debt, wedding
  principal REAL,
  rate_pct REAL, -- a year
  term_months INTEGER,
  instalment REAL, -- a month
  paid_out_on TEXT,
  final_due_on TEXT,
  officer_id INTEGER REFERENCES employees(id),
  collateral TEXT -- empty if unsecured
);
INSERT INTO loan_accounts SELECT a.id, CASE a.id % 7 WHEN 0 THEN 'car' WHEN 1 THEN 'home repair' WHEN 2 THEN 'study' WHEN 3 THEN 'debt' WHEN 4 THEN 'car' WHEN 5 THEN 'home repair' ELSE 'wedding' END, 1200 + (a.id * 577 % 131) * 180, ROUND(4.9 + a.id % 5 * 0.8, 1), 12 * (1 + a.id * 3 % 5), 0, date(a.opened_on, '+' || (a.id % 6 + 1) || ' days'), '', CASE a.branch_id WHEN 1 THEN 2 WHEN 2 THEN CASE WHEN a.opened_on > '2025-03-31' THEN 2 ELSE 5 END WHEN 3 THEN 7 WHEN 4 THEN 10 ELSE 12 END, CASE a.id % 7 WHEN 0 THEN 'vehicle' WHEN 4 THEN 'vehicle' WHEN 1 THEN 'house' END FROM accounts AS a WHERE a.kind = 'loan';
UPDATE loan_accounts SET officer_id = 7 WHERE officer_id = 12 AND paid_out_on < '2024-08-26';
UPDATE loan_accounts SET instalment = ROUND(principal * (1 + rate_pct / 100.0 * term_months / 24) / term_months, 2), final_due_on = date(paid_out_on, '+' || term_months || ' months');
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY, --: seq 70001
  account_id INTEGER REFERENCES accounts(id), --: ref accounts.id cover 90%
  booked_at TEXT, -- date and time --: int 10..900
  value_on TEXT, -- day from which it bears interest --: const x
  kind_code TEXT, -- DEP deposit, WDL withdrawal, INT interest, FEE fee, PAY loan paid out, REP repayment --: pick DEP*6 | WDL*5 | INT*2 | FEE*2
  amount REAL, -- signed: plus for money coming, minus for money going --: price 10..620
  channel TEXT, --: pick branch*4 | online*6 | phone | standing order*3
  note TEXT --: pick NULL*7 | rent | payday | refund | car repair | birthday
); --: rows 280
UPDATE transactions SET booked_at = (SELECT date(a.opened_on, '+' || (transactions.booked_at * 100 / 100) || ' days') FROM accounts AS a WHERE a.id = transactions.account_id);
DELETE FROM transactions WHERE booked_at > '2025-09-30' OR booked_at > (SELECT COALESCE(a.closed_on, '2025-09-30') FROM accounts AS a WHERE a.id = transactions.account_id);
UPDATE transactions SET kind_code = CASE WHEN kind_code = 'FEE' THEN 'FEE' ELSE 'REP' END, amount = (SELECT CASE WHEN transactions.kind_code = 'FEE' THEN 15 ELSE l.instalment END FROM loan_accounts AS l WHERE l.account_id = transactions.account_id) WHERE account_id IN (SELECT account_id FROM loan_accounts);
UPDATE transactions SET amount = ROUND(amount / 20.0 + 1, 2), channel = NULL WHERE kind_code = 'INT';
UPDATE transactions SET amount = 2.5 + id % 3 * 2.5, channel = NULL, note = NULL WHERE kind_code = 'FEE';
UPDATE transactions SET amount = -amount WHERE kind_code IN ('WDL', 'FEE');
UPDATE transactions SET value_on = date(booked_at, '+' || (id % 3) || ' days'), booked_at = booked_at || ' ' || printf('%02d:%02d', 8 + id * 7 % 10, id * 13 % 60);
INSERT INTO transactions SELECT 60000 + a.id, a.id, CASE a.kind WHEN 'loan' THEN (SELECT paid_out_on FROM loan_accounts AS l WHERE l.account_id = a.id) ELSE a.opened_on END || ' ' || printf('%02d:%02d', 9 + a.id % 7, a.id * 17 % 60), CASE a.kind WHEN 'loan' THEN (SELECT paid_out_on FROM loan_accounts AS l WHERE l.account_id = a.id) ELSE date(a.opened_on, '+1 day') END, CASE a.kind WHEN 'loan' THEN 'PAY' ELSE 'DEP' END, CASE a.kind WHEN 'loan' THEN -(SELECT principal FROM loan_accounts AS l WHERE l.account_id = a.id) ELSE 900 + a.id * 97 % 53 * 60 END, 'branch', NULL FROM accounts AS a;
CREATE TABLE account_holders (
  account_id INTEGER REFERENCES accounts(id), --: ref accounts.id cover 40%
  member_id INTEGER REFERENCES members(id), --: ref members.id cover 70%
  role TEXT, -- joint or signatory --: pick joint*3 | signatory*2
  since_on TEXT, --: const x
  PRIMARY KEY (account_id, member_id)
); --: rows 60
DELETE FROM account_holders WHERE member_id = (SELECT member_id FROM accounts WHERE accounts.id = account_holders.account_id);
UPDATE account_holders SET since_on = (SELECT date(MAX(a.opened_on, m.joined_on), '+' || (account_holders.member_id * 11 % 60) || ' days') FROM accounts AS a, members AS m WHERE a.id = account_holders.account_id AND m.id = account_holders.member_id);
DELETE FROM account_holders WHERE since_on > '2025-09-30';
CREATE TABLE guarantees (
  id INTEGER PRIMARY KEY, --: seq 1
  account_id INTEGER REFERENCES loan_accounts(account_id), --: ref accounts.id cover 75%
  member_id INTEGER REFERENCES members(id), --: ref members.id cover 60%
  amount REAL, --: const 0
  signed_on TEXT, --: const x
  released_on TEXT -- empty while it stands --: const x
); --: rows 115
DELETE FROM guarantees WHERE account_id NOT IN (SELECT account_id FROM loan_accounts);
DELETE FROM guarantees WHERE member_id = (SELECT member_id FROM accounts WHERE accounts.id = guarantees.account_id);
UPDATE guarantees SET amount = (SELECT ROUND(principal * (20 + guarantees.id * 7 % 50) / 100.0, 0) FROM loan_accounts AS l WHERE l.account_id = guarantees.account_id), signed_on = (SELECT date(l.paid_out_on, '-' || (guarantees.id % 9) || ' days') FROM loan_accounts AS l WHERE l.account_id = guarantees.account_id), released_on = NULL;
UPDATE guarantees SET released_on = date(signed_on, '+' || (120 + id * 31 % 400) || ' days') WHERE id % 3 = 1;
UPDATE guarantees SET released_on = NULL WHERE released_on > '2025-09-30';
CREATE TABLE loan_applications (
  id INTEGER PRIMARY KEY, --: seq 901
  member_id INTEGER REFERENCES members(id), --: ref members.id cover 75%
  officer_id INTEGER REFERENCES employees(id), --: pick 2*5 | 5*3 | 7*4 | 10*4 | 12 | NULL
  applied_on TEXT, --: date 2022-01-05..2025-09-26
  decided_on TEXT, --: after applied_on 1..34 days until 2025-09-30
  asked REAL, --: price 900..28000
  granted REAL, --: int 0..99
  outcome_code TEXT, -- G granted, R refused, W withdrawn by the member, P pending --: pick G*7 | R*3 | W*2
  purpose TEXT --: pick car*6 | home repair*5 | study*3 | debt*4 | wedding*2 | boat
); --: rows 150
UPDATE loan_applications SET applied_on = date((SELECT m.joined_on FROM members AS m WHERE m.id = loan_applications.member_id), '+' || (30 + id * 7 % 200) || ' days') WHERE applied_on < (SELECT m.joined_on FROM members AS m WHERE m.id = loan_applications.member_id);
DELETE FROM loan_applications WHERE applied_on > '2025-09-29' OR applied_on > (SELECT COALESCE(m.resigned_on, '2025-09-30') FROM members AS m WHERE m.id = loan_applications.member_id);
UPDATE loan_applications SET decided_on = date(applied_on, '+' || (1 + id * 13 % 33) || ' days');
UPDATE loan_applications SET officer_id = 2 WHERE officer_id = 5 AND decided_on > '2025-03-31';
UPDATE loan_applications SET officer_id = 7 WHERE officer_id = 12 AND applied_on < '2024-08-26';
UPDATE loan_applications SET outcome_code = 'P', decided_on = NULL WHERE decided_on > '2025-09-30';
UPDATE loan_applications SET decided_on = NULL WHERE outcome_code = 'W';
UPDATE loan_applications SET granted = CASE WHEN outcome_code = 'G' THEN ROUND(asked * (60 + id * 11 % 41) / 100.0, -1) END;
CREATE TABLE meetings (
  id INTEGER PRIMARY KEY,
  topic TEXT,
  held_on TEXT,
  hall TEXT,
  seats INTEGER
);
INSERT INTO meetings VALUES (1, 'annual meeting', '2023-04-22', 'Granby Grange', 90), (2, 'merger hearing', '2023-11-08', 'Lakeside Lodge', 60), (3, 'annual meeting', '2024-04-20', 'Granby Grange', 90), (4, 'fee debate', '2024-10-15', 'Tolland Library', 45), (5, 'annual meeting', '2025-04-26', 'Campus Hall', 120), (6, 'annual meeting', '2026-04-25', 'Granby Grange', 90);
CREATE TABLE meeting_attendances (
  meeting_id INTEGER REFERENCES meetings(id), --: pick 1*6 | 2*3 | 3*7 | 4*4 | 5*8
  member_id INTEGER REFERENCES members(id), --: ref members.id cover 70%
  by_proxy INTEGER, --: pick 0*5 | 1
  vote TEXT, -- yes, no, abstained --: pick yes*6 | no*3 | abstained*2 | NULL
  PRIMARY KEY (meeting_id, member_id)
); --: rows 190
DELETE FROM meeting_attendances WHERE (SELECT m.joined_on FROM members AS m WHERE m.id = member_id) > (SELECT held_on FROM meetings AS g WHERE g.id = meeting_id) OR (SELECT COALESCE(m.resigned_on, '2999') FROM members AS m WHERE m.id = member_id) < (SELECT held_on FROM meetings AS g WHERE g.id = meeting_id);
