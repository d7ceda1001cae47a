CREATE TABLE plans (
  planCode TEXT PRIMARY KEY,
  planName TEXT,
  monthlyFee REAL,
  seatLimit INTEGER,
  hasAutoDunning TEXT
);
INSERT INTO plans VALUES ('F0','Free',0,1,'N'),('S1','Starter',12.5,2,'N'),('P1','Pro Solo',29,1,'Y'),('P5','Pro Team',79,5,'Y'),('G9','Growth',149,15,'Y'),('E1','Enterprise',420,100,'Y'),('L1','Legacy Desk',19,3,'N');
CREATE TABLE accounts (
  accountId INTEGER PRIMARY KEY,         --: seq 1
  companyName TEXT,                      --: mix {Bright|Harbor|Copper|Willow|North|Saffron|Velvet|Quarry|Tidal|Amber}{fern|pine|gate|loom|stone|wick|bay|field} {Co|Group|Works|House|Union|Partners|Collective|Atelier} distinct
  segment TEXT,                          --: pick agency*5 | retail*4 | health*3 | trades*3 | nonprofit*2
  country TEXT,                          --: pick Austria*5 | Portugal*3 | Ireland*3 | Estonia*2 | Spain*4
  planCode TEXT REFERENCES plans(planCode), --: pick F0*3 | S1*6 | P1*5 | P5*5 | G9*3 | E1
  signupOn TEXT,                         --: date 2019-05-01..2024-11-20
  churnedOn TEXT,                        --: after signupOn 4..50 months until 2024-12-31 null 55%
  healthScore INTEGER,                   --: int 11..99 normal
  npsScore INTEGER,                      --: int 0..10 null 20%
  creditGrade INTEGER,                   --: int 1..5 skew
  discountRate REAL,                     --: pick 0*6 | 0.05*3 | 0.1*3 | 0.2*2 | 0.35
  usageRate REAL,                        --: real 0.02..0.98 2 normal
  wantsPaper TEXT,                       --: pick N*5 | Y
  referredBy INTEGER REFERENCES accounts(accountId) --: self accountId
); --: rows 75
CREATE TABLE agents (
  agentId INTEGER PRIMARY KEY,           --: seq 31
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  bornOn TEXT,                           --: date 1966-02-01..2000-08-31
  hiredOn TEXT,                          --: date 2019-01-15..2024-09-30
  language TEXT,                         --: pick German*4 | Spanish*3 | Portuguese*2 | English*3 | NULL
  isTeamLead TEXT,                       --: pick N*5 | Y
  qualityScore REAL                      --: real 1.2..5 1 normal
); --: rows 18
CREATE TABLE invoices (
  invoiceNo INTEGER PRIMARY KEY,         --: seq 24001
  accountId INTEGER REFERENCES accounts(accountId), --: ref accounts.accountId cover 86% skew
  issuedOn TEXT,                         --: date 2022-10-01..2024-12-27
  dueOn TEXT,                            --: after issuedOn 14..30 days
  paidOn TEXT,                           --: after issuedOn 3..80 days until 2024-12-31 null 9%
  amount REAL,                           --: price 40..2600
  paidAmount REAL,                       --: expr CASE WHEN paidOn IS NULL THEN 0 WHEN invoiceNo % 8 = 0 THEN ROUND(amount * 0.6, 2) ELSE amount END
  taxRate REAL,                          --: pick 0.2*5 | 0.21*3 | 0.23*3 | 0.0
  isDisputed TEXT,                       --: pick N*9 | Y
  payMethod TEXT                         --: pick card*5 | transfer*4 | direct debit*3
); --: rows 360
CREATE TABLE reminders (
  invoiceNo INTEGER REFERENCES invoices(invoiceNo),
  reminderLevel INTEGER,
  sentOn TEXT,
  channel TEXT,
  wasOpened TEXT,
  lateFee REAL,
  PRIMARY KEY (invoiceNo, reminderLevel)
);
CREATE TABLE collectionCalls (
  callId INTEGER PRIMARY KEY,            --: seq 1
  invoiceNo INTEGER REFERENCES invoices(invoiceNo), --: ref invoices.invoiceNo
  agentId INTEGER REFERENCES agents(agentId), --: ref agents.agentId cover 85% skew
  calledAt TEXT,                         --: date 2022-11-20..2024-12-30 %Y-%m-%d %H:%M:%S
  minutes INTEGER,                       --: int 1..38 skew
  outcome TEXT,                          --: pick promise*5 | no answer*6 | refused*2 | wrong number
  moodScore INTEGER                      --: int 1..10 normal null 15%
); --: rows 240
UPDATE accounts SET referredBy = NULL WHERE accountId % 3 <> 0;
UPDATE collectionCalls SET invoiceNo = COALESCE((SELECT MIN(i.invoiceNo) FROM invoices AS i WHERE i.invoiceNo >= collectionCalls.invoiceNo AND i.dueOn < '2024-12-01' AND (i.paidOn IS NULL OR i.paidOn > date(i.dueOn, '+14 days'))), 24001);
UPDATE collectionCalls SET calledAt = (SELECT date(i.dueOn, '+' || (8 + callId % 22) || ' days') || substr(collectionCalls.calledAt, 11) FROM invoices AS i WHERE i.invoiceNo = collectionCalls.invoiceNo);
UPDATE collectionCalls SET moodScore = NULL WHERE outcome IN ('no answer', 'wrong number');
INSERT INTO reminders SELECT invoiceNo, 1, date(dueOn, '+' || (3 + invoiceNo % 5) || ' days'), CASE WHEN invoiceNo % 4 = 0 THEN 'sms' ELSE 'email' END, CASE WHEN invoiceNo % 3 = 0 THEN 'N' ELSE 'Y' END, 0 FROM invoices WHERE dueOn < '2024-12-20' AND (paidOn IS NULL OR paidOn > date(dueOn, '+12 days'));
INSERT INTO reminders SELECT invoiceNo, 2, date(dueOn, '+' || (16 + invoiceNo % 7) || ' days'), CASE WHEN invoiceNo % 5 = 0 THEN 'letter' WHEN invoiceNo % 4 = 1 THEN 'sms' ELSE 'email' END, CASE WHEN invoiceNo % 5 = 2 THEN 'N' ELSE 'Y' END, 7.5 FROM invoices WHERE dueOn < '2024-12-05' AND (paidOn IS NULL OR paidOn > date(dueOn, '+26 days'));
INSERT INTO reminders SELECT invoiceNo, 3, date(dueOn, '+' || (31 + invoiceNo % 9) || ' days'), CASE WHEN invoiceNo % 3 = 0 THEN 'email' ELSE 'letter' END, CASE WHEN invoiceNo % 2 = 0 THEN 'N' ELSE 'Y' END, 19.0 FROM invoices WHERE dueOn < '2024-11-20' AND (paidOn IS NULL OR paidOn > date(dueOn, '+43 days'));
UPDATE collectionCalls SET minutes = 44 WHERE callId = 97;
UPDATE accounts SET npsScore = 3 WHERE companyName = 'Quarrygate Atelier';
