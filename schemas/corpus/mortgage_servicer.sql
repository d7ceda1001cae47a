CREATE TABLE branch (
  branchId INTEGER PRIMARY KEY,
  branchName TEXT NOT NULL,
  city TEXT,
  openedYear INTEGER
);
INSERT INTO branch VALUES (1, 'Courthouse Square', 'Fulton', 1998), (2, 'Lakeside', 'Creston', 2006), (3, 'Old Mill', 'Fulton', 2013), (4, 'Foothill', 'Ashby', 2016), (5, 'Union Depot', 'Harlan', 2003), (6, 'Digital Desk', NULL, 2021), (7, 'Prairie Gate', 'Millbrook', 2024);
CREATE TABLE officer (
  officerId INTEGER PRIMARY KEY,       --: seq 11
  firstName TEXT,                      --: first
  lastName TEXT,                       --: last distinct
  branchId INTEGER REFERENCES branch(branchId), --: pick 1*3 | 2*3 | 3*2 | 4*2 | 5*2 | 6*2
  hiredOn INTEGER,                     --: date 2009-03-01..2024-02-10 unix
  managerId INTEGER,                   --: self officerId
  commissionPct REAL                   --: pick 0.4*2 | 0.5*4 | 0.65*2 | 0.8
); --: rows 30
CREATE TABLE borrower (
  borrowerId INTEGER PRIMARY KEY,      --: seq 1
  firstName TEXT,                      --: first
  lastName TEXT,                       --: last
  birthDate TEXT,                      --: date 1946-02-01..2001-09-30
  city TEXT,                           --: pick Fulton*5 | Creston*4 | Ashby*3 | Harlan*3 | Millbrook*2 | Wexley
  employment TEXT,                     --: pick salaried*7 | self-employed*3 | retired*2 | public sector*2
  creditScore INTEGER,                 --: int 540..845 normal null 5%
  referredBy INTEGER                   --: self borrowerId null 65%
); --: rows 140
CREATE TABLE property (
  propertyId INTEGER PRIMARY KEY,      --: seq 4001
  street TEXT,                         --: street
  city TEXT,                           --: pick Fulton*5 | Creston*4 | Ashby*3 | Harlan*3 | Millbrook*3 | Tolland
  kind TEXT,                           --: pick house*6 | condo*3 | townhouse*3 | duplex
  livingAreaSqft INTEGER,              --: int 520..4100 normal
  lotAcres REAL,                       --: real 0.05..3.2 2 skew null 18%
  builtYear INTEGER,                   --: int 1921..2023
  valueCents INTEGER                   --: int 95000..890000 skew
); --: rows 150
CREATE TABLE loan (
  loanId INTEGER PRIMARY KEY,          --: seq 90001
  propertyId INTEGER REFERENCES property(propertyId), --: ref property.propertyId cover 92%
  officerId INTEGER,                   --: ref officer.officerId cover 88% skew
  product TEXT,                        --: pick Fixed 30*5 | Fixed 15*3 | ARM 5/1*3 | ARM 7/1 | Jumbo Fixed | First Home*2
  termMonths INTEGER,                  --: by product: Fixed 15 => 180; else => 360
  principalCents INTEGER,
  balanceCents INTEGER,
  ratePct REAL,                        --: real 2.6..7.9 3 normal
  downPaymentShare REAL,               --: real 0.03..0.45 2 skew
  status TEXT,                         --: pick current*10 | delinquent*2 | paid off*3 | foreclosure | declined*3 | withdrawn
  appliedAt INTEGER,                   --: date 2018-03-05..2024-06-25 unix
  approvedAt INTEGER,                  --: after appliedAt 4..45 days unix until 2024-06-29
  fundedAt INTEGER,                    --: after approvedAt 8..60 days unix until 2024-06-29 null 8%
  paidOffAt INTEGER                    --: after fundedAt 14..60 months unix until 2024-06-29
); --: rows 180
CREATE TABLE loanBorrower (
  loanId INTEGER REFERENCES loan(loanId),
  borrowerId INTEGER REFERENCES borrower(borrowerId),
  role TEXT,
  incomeShare REAL,
  PRIMARY KEY (loanId, borrowerId)
);
CREATE TABLE payment (
  paymentId INTEGER PRIMARY KEY,       --: seq 1
  loanId INTEGER,                      --: ref loan.loanId cover 80%
  dueOn INTEGER,                       --: date 2021-01-10..2024-06-20 unix
  paidOn INTEGER,                      --: after dueOn 0..20 days unix until 2024-06-29 null 5%
  amountCents INTEGER,
  interestCents INTEGER,
  channel TEXT                         --: pick autopay*6 | web*3 | check*2 | phone
); --: rows 400
CREATE TABLE ticket (
  ticketId INTEGER PRIMARY KEY,        --: seq 700
  loanId INTEGER,                      --: ref loan.loanId cover 60% skew
  officerId INTEGER,                   --: ref officer.officerId cover 70%
  topic TEXT,                          --: pick payoff quote*3 | escrow*4 | hardship*2 | payment question*5 | insurance*2 | complaint
  openedAt INTEGER,                    --: date 2022-02-01..2024-06-27 unix
  closedAt INTEGER,                    --: after openedAt 1..40 days unix until 2024-06-29 null 8%
  rating INTEGER                       --: pick 1 | 2 | 3*2 | 4*4 | 5*4 null 45%
); --: rows 390
UPDATE property SET valueCents = valueCents / 500 * 500 * 100;
UPDATE loan SET principalCents = CAST(round((SELECT valueCents FROM property WHERE property.propertyId = loan.propertyId) * (1 - downPaymentShare) / 100000) AS INTEGER) * 100000;
UPDATE loan SET product = 'Fixed 30' WHERE product = 'Jumbo Fixed' AND principalCents <= 55000000;
UPDATE loan SET product = 'Jumbo Fixed', termMonths = 360 WHERE principalCents > 55000000;
UPDATE loan SET ratePct = round(ratePct - CASE product WHEN 'Fixed 15' THEN 0.6 WHEN 'First Home' THEN 0.3 ELSE 0 END + CASE WHEN appliedAt > 1656633600 THEN 0.9 ELSE -0.4 END, 3);
UPDATE loan SET approvedAt = NULL, fundedAt = NULL, status = 'current' WHERE appliedAt > 1711000000 AND loanId % 4 <> 0;
UPDATE loan SET status = 'approved' WHERE status NOT IN ('declined', 'withdrawn') AND fundedAt IS NULL AND approvedAt IS NOT NULL;
UPDATE loan SET status = 'in review' WHERE status NOT IN ('declined', 'withdrawn') AND approvedAt IS NULL;
UPDATE loan SET approvedAt = NULL, fundedAt = NULL WHERE status = 'declined';
UPDATE loan SET fundedAt = NULL WHERE status = 'withdrawn';
UPDATE loan SET paidOffAt = NULL WHERE status <> 'paid off';
UPDATE loan SET status = 'current' WHERE status = 'paid off' AND paidOffAt IS NULL;
UPDATE loan SET balanceCents = CASE WHEN fundedAt IS NULL THEN NULL WHEN status = 'paid off' THEN 0 ELSE CAST(principalCents * (1 - 0.9 * (1719705600 - fundedAt) / (termMonths * 2629800.0)) AS INTEGER) END;
INSERT INTO loanBorrower SELECT loanId, 1 + (loanId * 53 + loanId / 7) % 131, 'primary', 1.0 FROM loan;
INSERT OR IGNORE INTO loanBorrower SELECT loanId, 1 + (loanId * 29 + 17) % 140, 'co-borrower', round(0.2 + (loanId % 6) * 0.05, 2) FROM loan WHERE loanId % 5 IN (1, 3);
INSERT OR IGNORE INTO loanBorrower SELECT loanId, 1 + (loanId * 11 + 5) % 140, 'guarantor', 0.0 FROM loan WHERE loanId % 11 = 4;
UPDATE loanBorrower SET incomeShare = round(1.0 - (SELECT SUM(x.incomeShare) FROM loanBorrower AS x WHERE x.loanId = loanBorrower.loanId AND x.role <> 'primary'), 2) WHERE role = 'primary' AND loanId IN (SELECT loanId FROM loanBorrower WHERE role <> 'primary');
UPDATE payment SET paidOn = paidOn - 86400 * 8 - (paidOn - dueOn) % 3600;
UPDATE payment SET dueOn = CAST(strftime('%s', date(dueOn, 'unixepoch', 'start of month')) AS INTEGER), paidOn = paidOn - (dueOn - CAST(strftime('%s', date(dueOn, 'unixepoch', 'start of month')) AS INTEGER));
DELETE FROM payment WHERE dueOn <= COALESCE((SELECT fundedAt FROM loan WHERE loan.loanId = payment.loanId), 9999999999) OR dueOn > COALESCE((SELECT paidOffAt FROM loan WHERE loan.loanId = payment.loanId), 9999999999);
DELETE FROM payment WHERE paymentId NOT IN (SELECT MIN(paymentId) FROM payment GROUP BY loanId, dueOn);
UPDATE payment SET amountCents = (SELECT CAST(round(principalCents * (0.55 / termMonths + ratePct / 1900)) AS INTEGER) FROM loan WHERE loan.loanId = payment.loanId), interestCents = (SELECT CAST(round(COALESCE(balanceCents, principalCents) * ratePct / 1200) AS INTEGER) FROM loan WHERE loan.loanId = payment.loanId);
UPDATE payment SET interestCents = CAST(amountCents * 0.34 AS INTEGER) WHERE interestCents = 0 OR interestCents > amountCents;
DELETE FROM ticket WHERE loanId IN (SELECT loanId FROM loan WHERE fundedAt IS NULL);
DELETE FROM ticket WHERE openedAt < (SELECT fundedAt FROM loan WHERE loan.loanId = ticket.loanId) OR openedAt > (SELECT paidOffAt FROM loan WHERE loan.loanId = ticket.loanId);
UPDATE ticket SET rating = NULL WHERE closedAt IS NULL;
INSERT OR IGNORE INTO loanBorrower SELECT 90100, MIN(borrowerId), 'co-borrower', 0.3 FROM borrower WHERE city = 'Wexley';
UPDATE loanBorrower SET incomeShare = 0.7 WHERE loanId = 90100 AND role = 'primary';
INSERT OR IGNORE INTO loanBorrower SELECT 90077, MAX(borrowerId), 'guarantor', 0.0 FROM borrower WHERE city = 'Ashby' AND borrowerId NOT IN (SELECT borrowerId FROM loanBorrower);
INSERT OR IGNORE INTO loanBorrower SELECT 90112, MIN(borrowerId), 'guarantor', 0.0 FROM borrower WHERE city = 'Creston' AND borrowerId NOT IN (SELECT borrowerId FROM loanBorrower);
