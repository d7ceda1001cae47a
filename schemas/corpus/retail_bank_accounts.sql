-- A regional retail bank: customers, accounts, cards, payments, loans and support.
CREATE TABLE branches (
  branchId INTEGER PRIMARY KEY,
  branchName TEXT,
  city TEXT,
  region TEXT, -- sales region
  openedOn TEXT,
  atmCount INTEGER -- cash machines
);
INSERT INTO branches VALUES (1, 'Market Square', 'Aldermere', 'North', '1988-05-02', 4), (2, 'Station Road', 'Aldermere', 'North', '2004-09-13', 2), (3, 'Old Mint', 'Castlebay', 'Coast', '1979-01-08', 5), (4, 'Pier Street', 'Castlebay', 'Coast', '2012-06-18', 1), (5, 'Mill Gate', 'Brockwell', 'South', '1995-03-27', 3), (6, 'Kings Court', 'Easton', 'South', '2001-11-05', 2), (7, 'Highfield', 'Dunmore', 'North', '2019-04-01', 1), (8, 'Online Branch', NULL, NULL, '2016-02-15', 0);
CREATE TABLE employees (
  employeeId INTEGER PRIMARY KEY, --: seq 501
  firstName TEXT,              --: first
  lastName TEXT,               --: last distinct
  branchId INTEGER,            --: ref branches.branchId
  jobCode TEXT, -- ADV adviser, TEL teller, SUP support agent, MGR branch manager --: pick ADV*4 | TEL*4 | SUP*5
  hiredOn TEXT,                --: date 2003-02-01..2024-06-01
  birthDate TEXT               --: date 1960-01-01..1999-12-31
); --: rows 48
CREATE TABLE customers (
  customerId INTEGER PRIMARY KEY, --: seq 10001
  letterLang TEXT,             --: pick en*7 | fr*2 | de
  firstName TEXT,              --: first
  lastName TEXT,               --: last distinct
  birthDate TEXT,              --: date 1938-01-01..2005-12-31
  email TEXT,                  --: from lower {firstName}.{lastName}@example.net null 9%
  phone TEXT,                  --: code 0### ###### null 12%
  street TEXT,                 --: street
  postCode TEXT,               --: code @#-####
  city TEXT,                   --: pick Aldermere*5 | Castlebay*4 | Brockwell*4 | Easton*3 | Dunmore*2
  country TEXT,                --: const Albany
  segment TEXT, -- basic, plus or private --: pick basic*6 | plus*3 | private
  occupation TEXT,             --: pick teacher*2 | nurse*2 | electrician | student*3 | retired*4 | shop owner*2 | engineer*2 | driver null 8%
  annualIncome REAL, -- per year, in euros --: real 9000..148000 0 skew null 10%
  riskGrade TEXT, -- A lowest risk to E highest --: pick A*4 | B*5 | C*3 | D | E
  homeBranchId INTEGER,        --: ref branches.branchId
  advisorId INTEGER, -- employee who looks after the customer --: ref employees.employeeId cover 50% null 15%
  marketingOk TEXT, -- Y may be contacted for offers --: pick Y*5 | N*4
  onlineActive TEXT,           --: pick Y*7 | N*3
  joinedOn TEXT,               --: date 2005-03-01..2024-11-30
  lastContactOn TEXT, -- last talk with the bank --: date 2022-01-10..2024-12-28 null 10%
  kycDueOn TEXT, -- next identity check --: date 2024-08-01..2026-12-31
  closedOn TEXT                --: after joinedOn 200..4000 days until 2024-12-31 null 85%
); --: rows 150
CREATE TABLE accountTypes (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT,
  monthlyFeeCents INTEGER, -- cents
  interestPct REAL
);
INSERT INTO accountTypes VALUES ('CUR', 'Current account', 450, 0.0), ('SAV', 'Instant savings', 0, 1.25), ('FIX', 'Fixed deposit', 0, 2.9), ('YTH', 'Youth account', 0, 0.5), ('BUS', 'Sole trader account', 1290, 0.0), ('ESC', 'Rent deposit', 200, 0.1);
CREATE TABLE accounts (
  accountId INTEGER PRIMARY KEY, --: seq 700001
  customerId INTEGER, -- first holder --: ref customers.customerId cover 92%
  typeCode TEXT,               --: pick CUR*8 | SAV*5 | FIX*2 | YTH | BUS*2
  currency TEXT,               --: pick EUR*9 | USD | CHF*2
  balance REAL, -- in the currency of the account --: real -900..42000 2 skew
  openedOn TEXT,               --: date 2008-01-05..2024-12-20
  closedOn TEXT,               --: after openedOn 150..3500 days until 2024-12-31 null 80%
  overdraftCents INTEGER       --: pick 0*5 | 50000*3 | 100000*2 | 250000
); --: rows 230
CREATE TABLE accountHolders (
  accountId INTEGER,           --: ref accounts.accountId cover 70%
  customerId INTEGER,          --: ref customers.customerId
  holderRole TEXT, -- JNT joint holder, POA power of attorney, VIEW may only look --: pick JNT*5 | POA*2 | VIEW*2
  since TEXT,                  --: date 2012-01-01..2024-12-01
  PRIMARY KEY (accountId, customerId)
); --: rows 110
CREATE TABLE cards (
  cardId INTEGER PRIMARY KEY,  --: seq 3001
  cardNo TEXT,                 --: code 5412-####-#### distinct
  accountId INTEGER,           --: ref accounts.accountId cover 75%
  cardType TEXT,               --: pick debit*6 | credit*3 | virtual
  issuedOn TEXT,               --: date 2020-01-10..2024-12-10
  expiresOn TEXT,              --: after issuedOn 36..48 months
  blockedOn TEXT, -- empty unless blocked --: after issuedOn 20..1400 days until 2024-12-31 null 75%
  limitCents INTEGER           --: pick 50000*3 | 100000*4 | 250000*3 | 800000
); --: rows 190
CREATE TABLE merchants (
  merchantId INTEGER PRIMARY KEY, --: seq 1
  merchantName TEXT,           --: mix {Harbour|Corner|Blue|Golden|Little|Grand|Green|Silver} {Bakery|Grocer|Pharmacy|Fuel|Books|Bistro|Shoes|Cinema} distinct
  category TEXT,               --: pick groceries*5 | fuel*3 | dining*4 | leisure*3 | health*2
  city TEXT                    --: pick Aldermere*4 | Castlebay*3 | Brockwell*3 | Easton*2 | Web*3
); --: rows 44
CREATE TABLE cardPayments (
  paymentId INTEGER PRIMARY KEY, --: seq 900001
  cardId INTEGER,              --: ref cards.cardId cover 85% skew
  merchantId INTEGER,          --: ref merchants.merchantId cover 90% skew
  paidAt TEXT,                 --: date 2024-01-01..2024-12-30 %Y-%m-%d %H:%M:%S
  amountCents INTEGER,         --: price 2..380
  contactless TEXT, -- Y without PIN --: pick Y*6 | N*4
  declined TEXT                --: pick N*14 | Y
); --: rows 400
CREATE TABLE transfers (
  transferId INTEGER PRIMARY KEY, --: seq 800001
  fromAccountId INTEGER, -- debited --: ref accounts.accountId cover 80%
  toAccountId INTEGER, -- credited --: ref accounts.accountId cover 80% skew
  amount REAL,                 --: real 5..4800 2 skew
  currency TEXT,               --: pick EUR*9 | USD | CHF*2
  orderedOn TEXT,              --: date 2023-01-02..2024-12-29
  dueOn TEXT, -- wished day --: after orderedOn 0..9 days
  executedOn TEXT,             --: after orderedOn 0..13 days until 2024-12-31 null 4%
  returnedOn TEXT, -- sent back by the receiver --: after orderedOn 14..30 days until 2024-12-31 null 92%
  purpose TEXT,                --: pick rent*4 | salary*2 | invoice*4 | gift*2 | savings*3 null 20%
  channel TEXT                 --: pick app*6 | web*3 | counter*2 | phone
); --: rows 330
CREATE TABLE standingOrders (
  standingId INTEGER PRIMARY KEY, --: seq 1
  fromAccountId INTEGER,       --: ref accounts.accountId
  toAccountId INTEGER,         --: ref accounts.accountId
  amountCents INTEGER,         --: price 10..1400
  dayOfMonth INTEGER,          --: pick 1*5 | 3 | 15*3 | 28*2
  startsOn TEXT,               --: date 2021-01-01..2024-11-01
  active TEXT                  --: pick Y*4 | N
); --: rows 70
CREATE TABLE loanProducts (
  productCode TEXT PRIMARY KEY,
  productName TEXT,
  maxYears INTEGER
);
INSERT INTO loanProducts VALUES ('CAR', 'Car loan', 8), ('HOM', 'Home loan', 30), ('REN', 'Renovation loan', 12), ('FLX', 'Flex credit', 5), ('STU', 'Study loan', 15), ('SOL', 'Solar loan', 15);
CREATE TABLE loans (
  loanId INTEGER PRIMARY KEY,  --: seq 40001
  customerId INTEGER,          --: ref customers.customerId cover 50%
  productCode TEXT,            --: pick CAR*4 | HOM*3 | REN*3 | FLX*5 | STU
  principal REAL, -- amount lent --: real 1500..310000 0 skew
  currency TEXT,               --: pick EUR*9 | CHF
  ratePct REAL, -- yearly rate, percent --: real 1.9..11.5 2
  appliedOn TEXT,              --: date 2018-01-10..2024-12-15
  approvedOn TEXT,             --: after appliedOn 1..40 days until 2024-12-31 null 12%
  paidOutOn TEXT,              --: after appliedOn 41..75 days until 2024-12-31
  finalDueOn TEXT,             --: after appliedOn 400..3600 days
  repaidOn TEXT                --: after appliedOn 300..3000 days until 2024-12-31 null 30%
); --: rows 110
CREATE TABLE supportCases (
  caseId INTEGER PRIMARY KEY,  --: seq 60001
  customerId INTEGER,          --: ref customers.customerId cover 70% skew
  agentId INTEGER, -- employee who handles it --: ref employees.employeeId cover 40% skew null 6%
  topic TEXT,                  --: pick card blocked*4 | login*4 | fee query*3 | transfer missing*3 | loan question*2 | change of address*2
  channel TEXT,                --: pick phone*5 | chat*4 | email*3 | counter
  openedAt TEXT,               --: date 2024-01-02..2024-12-30 %Y-%m-%d %H:%M:%S
  answeredAt TEXT,             --: after openedAt 4..900 minutes %Y-%m-%d %H:%M:%S until 2024-12-31
  closedAt TEXT,               --: after openedAt 16..500 hours %Y-%m-%d %H:%M:%S until 2024-12-31 null 8%
  urgent TEXT                  --: pick N*4 | Y
); --: rows 240
CREATE TABLE feeCharges (
  chargeId INTEGER PRIMARY KEY, --: seq 1
  accountId INTEGER,           --: ref accounts.accountId cover 60%
  chargedOn TEXT,              --: date 2023-01-31..2024-12-31
  amountCents INTEGER,         --: pick 450*5 | 1290*2 | 300*2 | 2500
  waived TEXT                  --: pick N*6 | Y
); --: rows 220
CREATE TABLE balanceSnapshots (
  snapshotId INTEGER PRIMARY KEY, --: seq 1
  accountId INTEGER,           --: ref accounts.accountId cover 85%
  takenOn TEXT, -- end of month
  balance REAL                 --: real -800..40000 2 skew
); --: rows 300
UPDATE employees SET jobCode = 'MGR' WHERE employeeId BETWEEN 501 AND 507;
UPDATE employees SET branchId = employeeId - 500 WHERE employeeId BETWEEN 501 AND 507;
UPDATE employees SET birthDate = date(birthDate, '-14 years') WHERE julianday(hiredOn) - julianday(birthDate) < 7000;
UPDATE customers SET joinedOn = date(birthDate, '+16 years') WHERE joinedOn < date(birthDate, '+16 years');
UPDATE customers SET closedOn = NULL WHERE closedOn < joinedOn;
UPDATE accounts SET balance = 0 WHERE closedOn IS NOT NULL;
UPDATE transfers SET returnedOn = NULL WHERE executedOn IS NULL;
UPDATE transfers SET toAccountId = 700001 + (transferId % 200) WHERE toAccountId = fromAccountId;
UPDATE loans SET paidOutOn = NULL, repaidOn = NULL WHERE approvedOn IS NULL;
UPDATE loans SET repaidOn = NULL WHERE paidOutOn IS NULL;
UPDATE supportCases SET agentId = (SELECT MAX(employeeId) FROM employees WHERE jobCode = 'SUP' AND employeeId <= supportCases.agentId) WHERE agentId IS NOT NULL AND EXISTS (SELECT 1 FROM employees WHERE jobCode = 'SUP' AND employeeId <= supportCases.agentId);
UPDATE supportCases SET answeredAt = NULL, closedAt = NULL WHERE agentId IS NULL;
UPDATE balanceSnapshots SET takenOn = date('2023-01-01', '+' || (snapshotId * 7 % 24 + 1) || ' months', '-1 day');
UPDATE merchants SET category = CASE WHEN merchantName LIKE '%Grocer' OR merchantName LIKE '%Bakery' THEN 'groceries' WHEN merchantName LIKE '%Fuel' THEN 'fuel' WHEN merchantName LIKE '%Bistro' THEN 'dining' WHEN merchantName LIKE '%Pharmacy' THEN 'health' ELSE 'leisure' END;
UPDATE customers SET occupation = CASE WHEN birthDate < '1958' THEN 'retired' WHEN birthDate > '2001' THEN 'student' WHEN occupation IN ('retired', 'student') THEN 'shop owner' ELSE occupation END WHERE occupation IS NOT NULL;
UPDATE customers SET annualIncome = round(annualIncome / 9 + 4000, 0) WHERE occupation = 'student';
UPDATE supportCases SET agentId = 520 + agentId % 3 * 2 WHERE agentId < 509 AND agentId IS NOT NULL;
UPDATE customers SET advisorId = (SELECT MAX(employeeId) FROM employees WHERE jobCode = 'ADV' AND employeeId <= customers.advisorId) WHERE advisorId >= 511;
UPDATE customers SET advisorId = 516 WHERE advisorId < 511;
UPDATE cards SET issuedOn = date(issuedOn, '-3 years'), expiresOn = date(issuedOn, '+15 months') WHERE issuedOn > (SELECT MIN(date(paidAt)) FROM cardPayments WHERE cardPayments.cardId = cards.cardId);
UPDATE cards SET blockedOn = NULL WHERE blockedOn < (SELECT MAX(date(paidAt)) FROM cardPayments WHERE cardPayments.cardId = cards.cardId);
UPDATE customers SET firstName = 'Lucia', email = 'lucia.walker@example.net' WHERE customerId = 10037;
UPDATE customers SET lastName = 'Popescu', email = 'ivan.popescu@example.net' WHERE customerId = 10004;
UPDATE accounts SET closedOn = '2023-09-29', balance = 0 WHERE accountId = (SELECT MIN(accountId) FROM accounts WHERE customerId = 10041);
UPDATE loans SET repaidOn = '2024-06-28', approvedOn = COALESCE(approvedOn, appliedOn), paidOutOn = COALESCE(paidOutOn, appliedOn) WHERE customerId IN (SELECT MIN(loans.customerId) FROM loans JOIN accounts ON loans.customerId = accounts.customerId WHERE accounts.typeCode = 'SAV' AND loans.repaidOn IS NULL AND loans.appliedOn < '2023-01-01');
UPDATE transfers SET fromAccountId = 700033 WHERE transferId = (SELECT MIN(transferId) FROM transfers WHERE orderedOn LIKE '2023-12%' AND executedOn LIKE '2024-01%' AND toAccountId <> 700033);
