-- General ledger of a manufacturer: accounts, journals, entries with their lines, documents, vendors and customers.
CREATE TABLE accountClass (
  classCode TEXT PRIMARY KEY,
  className TEXT NOT NULL
);
INSERT INTO accountClass VALUES ('AST', 'Assets'), ('LIA', 'Liabilities'), ('EQU', 'Equity'), ('INC', 'Income'), ('EXP', 'Expenses');
CREATE TABLE journal (
  journalCode TEXT PRIMARY KEY,
  journalName TEXT NOT NULL
);
INSERT INTO journal VALUES ('PUR', 'Purchases'), ('SAL', 'Sales'), ('BNK', 'Bank'), ('PAY', 'Payroll'), ('ADJ', 'Adjustments'), ('INT', 'Intercompany');
CREATE TABLE entryStatus (
  statusCode TEXT PRIMARY KEY,
  statusName TEXT NOT NULL
);
INSERT INTO entryStatus VALUES ('D', 'Draft'), ('R', 'In review'), ('P', 'Posted');
CREATE TABLE costCentre (
  centreId INTEGER PRIMARY KEY,
  centreName TEXT NOT NULL,
  plantTown TEXT,
  floorAreaM2 INTEGER,
  energyKwh INTEGER
);
INSERT INTO costCentre VALUES (10, 'Press Shop', 'Aldermoor', 1850, 412000), (20, 'Paint Line', 'Aldermoor', 920, 655000), (30, 'Assembly', 'Brockwell', 2400, 238000), (40, 'Warehouse North', 'Brockwell', 3100, 91000), (50, 'Warehouse South', 'Castlerow', 2750, 88000), (60, 'Front Office', 'Aldermoor', 640, 47000), (70, 'Tool Room', 'Castlerow', 480, 129000), (80, 'Test Lab', 'Castlerow', 310, 76500);
CREATE TABLE employee (
  employeeId INTEGER PRIMARY KEY,        --: seq 51
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  centreId INTEGER REFERENCES costCentre(centreId), --: ref costCentre.centreId
  leadId INTEGER REFERENCES employee(employeeId), --: self employeeId
  jobTitle TEXT,                         --: pick Accountant*4 | Bookkeeper*5 | Controller*2 | Clerk*4
  bornAt INTEGER,                        --: date 1959-04-01..2002-10-30 unix
  hiredAt INTEGER                        --: date 2010-02-01..2025-04-30 unix
); --: rows 36
CREATE TABLE account (
  accountNo INTEGER PRIMARY KEY,         --: seq 1000 50
  accountName TEXT NOT NULL,             --: mix {Raw Steel|Machine Oil|Freight|Paint|Packaging|Energy|Tooling|Canteen} {Stock|Costs|Payables|Sales|Reserve} distinct
  classCode TEXT NOT NULL REFERENCES accountClass(classCode), --: pick EXP*6 | AST*4 | LIA*3 | INC*3 | EQU
  openedAt INTEGER                       --: date 2014-01-06..2024-06-30 unix
); --: rows 34
CREATE TABLE vendor (
  vendorId INTEGER PRIMARY KEY,          --: seq 201
  vendorName TEXT NOT NULL,              --: mix {Arden|Birch|Calder|Dovetail|Esk|Finch|Garnet} {Metals|Logistics|Coatings|Supply} distinct
  town TEXT,                             --: pick Aldermoor*3 | Brockwell*2 | Port Sevrin*4 | Lannick*2
  taxNo TEXT,                            --: code TX-###### null 15% empty 12%
  termDays INTEGER                       --: pick 14*2 | 30*5 | 45*2 | 60
); --: rows 24
CREATE TABLE customer (
  customerId INTEGER PRIMARY KEY,        --: seq 801
  customerName TEXT NOT NULL,            --: mix {Harrow|Ingle|Juniper|Kestrel|Larch|Moss|Nettle} {Tractors|Pumps|Trailers|Lifts} distinct
  town TEXT,                             --: pick Aldermoor*2 | Brockwell*3 | Port Sevrin*2 | Tarrick*4
  termDays INTEGER                       --: pick 14*3 | 30*5 | 60*2
); --: rows 26
CREATE TABLE vendorBill (
  billNo INTEGER PRIMARY KEY,            --: seq 30001
  vendorId INTEGER NOT NULL REFERENCES vendor(vendorId), --: ref vendor.vendorId cover 88% skew
  centreId INTEGER REFERENCES costCentre(centreId), --: ref costCentre.centreId null 6%
  billedAt INTEGER,                      --: date 2024-01-08..2025-06-20 unix
  dueAt INTEGER,                         --: after billedAt 14..60 days unix
  paidAt INTEGER,                        --: after billedAt 5..90 days unix until 2025-07-13 null 8%
  goodsKg REAL,                          --: real 12..6400 1 skew
  grossAmt REAL                          --: real 80..24000 2 skew
); --: rows 240
CREATE TABLE salesInvoice (
  invoiceNo INTEGER PRIMARY KEY,         --: seq 70001
  customerId INTEGER NOT NULL REFERENCES customer(customerId), --: ref customer.customerId cover 85% skew
  issuedAt INTEGER,                      --: date 2024-01-08..2025-06-25 unix
  receivedAt INTEGER,                    --: after issuedAt 6..80 days unix until 2025-07-13 null 9%
  goodsKg REAL,                          --: real 20..5200 1 skew
  grossAmt REAL                          --: real 150..32000 2 skew
); --: rows 220
CREATE TABLE entry (
  entryNo INTEGER PRIMARY KEY,           --: seq 4001
  journalCode TEXT NOT NULL REFERENCES journal(journalCode), --: pick PUR*6 | SAL*5 | BNK*5 | PAY*2 | ADJ*2
  statusCode TEXT NOT NULL REFERENCES entryStatus(statusCode), --: pick P*8 | R*2 | D*2
  makerId INTEGER NOT NULL REFERENCES employee(employeeId), --: ref employee.employeeId cover 75% skew
  checkerId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 50% null 15%
  createdAt INTEGER,                     --: date 2024-01-04..2025-07-12 unix
  postedAt INTEGER,                      --: after createdAt 1..25 days unix until 2025-07-13
  memo TEXT                              --: pick accrual*3 | reclass*2 | month end*4 | correction of freight*2 | audit request null 15% empty 12%
); --: rows 260
CREATE TABLE entryLine (
  lineId INTEGER PRIMARY KEY,            --: seq 1
  entryNo INTEGER NOT NULL REFERENCES entry(entryNo), --: ref entry.entryNo cover 95%
  accountNo INTEGER NOT NULL REFERENCES account(accountNo), --: ref account.accountNo cover 88% skew
  centreId INTEGER REFERENCES costCentre(centreId), --: ref costCentre.centreId null 10%
  debitAmt REAL,                         --: real 20..9000 2 skew
  creditAmt REAL                         --: real 20..9000 2 skew
); --: rows 400
UPDATE entryLine SET debitAmt = 0 WHERE lineId % 2 = 0;
UPDATE entryLine SET creditAmt = 0 WHERE lineId % 2 = 1;
UPDATE entry SET statusCode = 'R' WHERE postedAt IS NULL AND statusCode = 'P';
UPDATE entry SET postedAt = NULL WHERE statusCode <> 'P';
UPDATE entry SET checkerId = NULL WHERE checkerId = makerId;
CREATE VIEW openBill AS SELECT billNo, vendorId, dueAt, grossAmt FROM vendorBill WHERE paidAt IS NULL;
UPDATE account SET classCode = CASE WHEN accountName LIKE '%Stock' THEN 'AST' WHEN accountName LIKE '%Costs' THEN 'EXP' WHEN accountName LIKE '%Payables' THEN 'LIA' WHEN accountName LIKE '%Sales' THEN 'INC' ELSE 'EQU' END;
