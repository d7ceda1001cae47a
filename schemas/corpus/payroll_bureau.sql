CREATE TABLE region (
  regionCode TEXT PRIMARY KEY,
  regionName TEXT,
  churchTaxPct REAL
);
INSERT INTO region VALUES ('NT', 'Nordtal', 8), ('SB', 'Seebruck', 9), ('HW', 'Hochwald', 9), ('OF', 'Oberfeld', 8);
CREATE TABLE office (
  officeId INTEGER PRIMARY KEY,
  officeName TEXT,
  town TEXT,
  regionCode TEXT REFERENCES region(regionCode),
  openedYear INTEGER,
  desks INTEGER
);
INSERT INTO office VALUES (1, 'Mühlgasse', 'Nordtal', 'NT', 1998, 14), (2, 'Seeblick', 'Lindhaven', 'SB', 2007, 9), (3, 'Am Anger', 'Ferchau', 'OF', 2016, 7);
CREATE TABLE clerk (
  clerkId INTEGER PRIMARY KEY,
  firstName TEXT,
  lastName TEXT,
  officeId INTEGER REFERENCES office(officeId),
  leadId INTEGER REFERENCES clerk(clerkId), -- team lead
  birthDate TEXT,
  joinedOn TEXT,
  leftOn TEXT, -- empty while with us
  maxPayslips INTEGER -- how many a month the clerk may be given
);
INSERT INTO clerk VALUES
(1, 'Elke', 'Sandner', 1, NULL, '1966-03-20', '1998-01-05', NULL, 30),
(2, 'Robert', 'Kiessling', 1, 1, '1981-08-14', '2009-06-01', NULL, 120),
(3, 'Mira', 'Pavlovic', 1, 1, '1990-12-03', '2015-09-01', NULL, 110),
(4, 'Detlef', 'Harms', 2, 1, '1972-05-29', '2007-02-01', NULL, 90),
(5, 'Yasemin', 'Arslan', 2, 4, '1995-01-17', '2019-04-15', NULL, 115),
(6, 'Kurt', 'Moll', 2, 4, '1963-11-08', '2010-10-01', '2024-06-30', 100),
(7, 'Friederike', 'Bohl', 3, 1, '1985-07-25', '2016-03-01', NULL, 95),
(8, 'Tim', 'Kiessling', 3, 7, '1999-02-11', '2022-08-01', NULL, 80),
(9, 'Nadja', 'Ruf', 3, 7, '2001-10-06', '2024-05-01', NULL, NULL);
CREATE TABLE industry (
  industryCode TEXT PRIMARY KEY,
  industryName TEXT,
  hazardClass INTEGER -- 1 low to 4 high
);
INSERT INTO industry VALUES ('BAK', 'bakery', 2), ('ROO', 'roofing', 4), ('ITS', 'software', 1), ('CAR', 'care home', 2), ('HOT', 'hotel', 2), ('LOG', 'haulage', 3), ('LAW', 'law office', 1);
CREATE TABLE client (
  clientNo INTEGER PRIMARY KEY,
  clientName TEXT,
  industryCode TEXT REFERENCES industry(industryCode),
  town TEXT,
  regionCode TEXT REFERENCES region(regionCode),
  clerkId INTEGER REFERENCES clerk(clerkId), -- who looks after them
  contractStart TEXT,
  contractEnd TEXT, -- empty while the contract runs
  feePerSlip REAL,
  baseFee REAL, -- each month
  payDay INTEGER -- day of the month
);
INSERT INTO client VALUES
(100, 'Backhaus Ried', 'BAK', 'Nordtal', 'NT', 2, '2012-01-01', NULL, 11.5, 45, 28),
(101, 'Dachteam Zorn', 'ROO', 'Ferchau', 'OF', 7, '2016-04-01', NULL, 13.9, 40, 15),
(102, 'Pixelwerk', 'ITS', 'Lindhaven', 'SB', 2, '2019-07-01', NULL, 9.8, 60, 25),
(103, 'Haus Abendrot', 'CAR', 'Nordtal', 'NT', 3, '2015-10-01', NULL, 10.4, 80, 27),
(104, 'Hotel Seestern', 'HOT', 'Lindhaven', 'SB', 4, '2008-03-01', NULL, 12.2, 35, 30),
(105, 'Spedition Kranz', 'LOG', 'Ferchau', 'OF', 8, '2022-09-01', NULL, 12.8, 50, 15),
(106, 'Kanzlei Thoma', 'LAW', 'Nordtal', 'NT', 2, '2010-06-01', NULL, 14.5, 30, 28),
(107, 'Gasthof Linde', 'HOT', 'Wolkau', 'HW', 6, '2011-02-01', '2024-03-31', 12.2, 35, 10),
(108, 'Brotkultur', 'BAK', 'Wolkau', 'HW', 3, '2020-11-01', NULL, 11.9, 40, 28),
(109, 'Sonnenstift', 'CAR', 'Lindhaven', 'SB', 5, '2021-05-01', NULL, 10.4, 70, 27),
(110, 'Ziegel & Sohn', 'ROO', 'Nordtal', 'NT', 3, '2017-08-01', '2023-12-31', 13.9, 40, 15),
(111, 'Datenhafen', 'ITS', 'Steinbach', 'NT', 9, '2024-06-01', NULL, 9.2, 65, 25),
(112, 'Moorland Transporte', 'LOG', 'Wolkau', 'HW', NULL, '2024-12-01', NULL, 12.5, 50, 20);
CREATE TABLE contactPerson (
  contactId INTEGER PRIMARY KEY, --: seq 1
  clientNo INTEGER REFERENCES client(clientNo), --: ref client.clientNo cover 92%
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  role TEXT, --: pick owner*3 | bookkeeper*5 | personnel*3 | NULL
  prefers TEXT --: pick mail*5 | phone*3 | portal*2
); --: rows 30
CREATE TABLE healthFund (
  fundCode TEXT PRIMARY KEY,
  fundName TEXT,
  extraPct REAL -- additional contribution in percent
);
INSERT INTO healthFund VALUES ('AOK', 'Talkasse', 1.6), ('TKK', 'Technikerfonds', 1.2), ('BAR', 'Barmer Ring', 2.19), ('IKK', 'Handwerkskasse', 1.5), ('PRV', 'private insurance', NULL);
CREATE TABLE employee (
  employeeId INTEGER PRIMARY KEY, --: seq 2001
  clientNo INTEGER REFERENCES client(clientNo), --: pick 100*4 | 101*4 | 102*5 | 103*6 | 104*6 | 105*5 | 106*2 | 107*3 | 108*3 | 109*5 | 110*2 | 111*3 | 112*2
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  birthDate TEXT, --: date 1959-02-01..2005-05-30
  hiredOn TEXT, --: date 2008-01-01..2024-10-01
  leftOn TEXT, -- empty while employed --: int 0..100
  taxClass INTEGER, -- 1 to 6 --: pick 1*6 | 2 | 3*3 | 4*5 | 5*2 | 6
  fundCode TEXT REFERENCES healthFund(fundCode), --: pick AOK*6 | TKK*5 | BAR*3 | IKK*2 | PRV
  jobTitle TEXT, --: const x
  weeklyHours REAL, --: pick 40*6 | 38.5*3 | 30*2 | 20*3 | 10
  monthlyWage REAL, -- agreed gross; empty for hourly paid --: int 0..100
  hourlyWage REAL, -- empty for monthly paid --: const 0
  churchMember INTEGER --: pick 0*3 | 1*2
); --: rows 98
UPDATE employee SET hiredOn = date(hiredOn, '+9 years') WHERE julianday(hiredOn) - julianday(birthDate) < 6300 AND hiredOn < '2015-10-01';
UPDATE employee SET birthDate = date(birthDate, '-9 years') WHERE julianday(hiredOn) - julianday(birthDate) < 6300;
UPDATE employee SET birthDate = date(birthDate, '-8 years') WHERE julianday(hiredOn) - julianday(birthDate) < 6300;
UPDATE employee SET jobTitle = CASE clientNo WHEN 100 THEN CASE employeeId % 3 WHEN 0 THEN 'baker' ELSE 'shop assistant' END WHEN 108 THEN 'baker' WHEN 101 THEN 'roofer' WHEN 110 THEN 'roofer' WHEN 102 THEN CASE employeeId % 2 WHEN 0 THEN 'developer' ELSE 'tester' END WHEN 111 THEN 'developer' WHEN 103 THEN CASE employeeId % 4 WHEN 0 THEN 'cook' ELSE 'nurse' END WHEN 109 THEN 'nurse' WHEN 104 THEN CASE employeeId % 3 WHEN 0 THEN 'cook' WHEN 1 THEN 'receptionist' ELSE 'housekeeper' END WHEN 107 THEN 'waiter' WHEN 105 THEN 'driver' WHEN 112 THEN 'driver' ELSE 'paralegal' END;
UPDATE employee SET leftOn = CASE WHEN clientNo = 110 THEN '2023-12-31' WHEN clientNo = 107 THEN '2024-03-31' WHEN leftOn < 34 AND hiredOn < '2022-06-01' THEN date('2023-02-28', '+' || (employeeId * 13 % 22) || ' months') END;
UPDATE employee SET leftOn = NULL WHERE clientNo = 100;
UPDATE employee SET monthlyWage = CASE WHEN jobTitle IN ('roofer', 'housekeeper', 'waiter') AND employeeId % 4 <> 0 THEN NULL ELSE 2150 + (employeeId * 137 % 29) * 85 + CASE jobTitle WHEN 'developer' THEN 1300 WHEN 'tester' THEN 600 ELSE 0 END END;
UPDATE employee SET monthlyWage = ROUND(monthlyWage * weeklyHours / 40.0, 0);
UPDATE employee SET hourlyWage = CASE WHEN monthlyWage IS NULL THEN 13.5 + (employeeId * 7 % 18) * 0.6 END;
CREATE TABLE payrollRun (
  runId INTEGER PRIMARY KEY,
  clientNo INTEGER REFERENCES client(clientNo),
  payYear INTEGER,
  payMonth INTEGER,
  startedOn TEXT,
  approvedOn TEXT, -- by the client
  paidOn TEXT,
  clerkId INTEGER REFERENCES clerk(clerkId),
  state TEXT -- D draft, A approved, P paid, C corrected
);
INSERT INTO payrollRun WITH RECURSIVE m(y, n) AS (SELECT 2024, 1 UNION ALL SELECT CASE WHEN n = 12 THEN y + 1 ELSE y END, CASE WHEN n = 12 THEN 1 ELSE n + 1 END FROM m WHERE y * 12 + n < 2025 * 12 + 2) SELECT 30000 + ROW_NUMBER() OVER (ORDER BY m.y, m.n, c.clientNo), c.clientNo, m.y, m.n, date(printf('%04d-%02d-%02d', m.y, m.n, c.payDay), '-' || (5 + (c.clientNo * 7 + m.n * 5) % 8) || ' days'), date(printf('%04d-%02d-%02d', m.y, m.n, c.payDay), '-' || ((c.clientNo * 3 + m.n * 11) % 5) || ' days'), date(printf('%04d-%02d-%02d', m.y, m.n, MIN(c.payDay, 28)), '+' || CASE WHEN (c.clientNo + m.n) % 6 = 0 THEN 3 ELSE 0 END || ' days'), COALESCE(c.clerkId, 7), 'P' FROM client AS c, m WHERE printf('%04d-%02d-28', m.y, m.n) >= c.contractStart AND (c.contractEnd IS NULL OR printf('%04d-%02d-01', m.y, m.n) <= c.contractEnd) AND c.clientNo <> 110;
UPDATE payrollRun SET clerkId = 5 WHERE clerkId = 6 AND payYear = 2024 AND payMonth > 2;
UPDATE payrollRun SET state = 'C' WHERE runId % 21 = 4;
UPDATE payrollRun SET paidOn = NULL, state = 'A' WHERE payYear = 2025 AND payMonth = 2 AND clientNo > 101;
UPDATE payrollRun SET approvedOn = NULL, state = 'D' WHERE payYear = 2025 AND payMonth = 2 AND clientNo IN (104, 109, 111);
CREATE TABLE payslip ( -- of the winter months (December to February); the others are in the archive
  slipId INTEGER PRIMARY KEY,
  runId INTEGER REFERENCES payrollRun(runId),
  employeeId INTEGER REFERENCES employee(employeeId),
  payYear INTEGER,
  payMonth INTEGER,
  hoursWorked REAL,
  grossPay REAL,
  wageTax REAL,
  churchTax REAL,
  socialPart REAL, -- employee's share of social insurance
  netPay REAL,
  employerPart REAL -- employer's share of social insurance, on top of gross
);
INSERT INTO payslip SELECT 500000 + ROW_NUMBER() OVER (ORDER BY r.payYear, r.payMonth, e.employeeId), r.runId, e.employeeId, r.payYear, r.payMonth, ROUND(e.weeklyHours * 4.33 + (e.employeeId * 3 + r.payMonth * 7) % 13 - 5, 1), NULL, NULL, NULL, NULL, NULL, NULL FROM payrollRun AS r JOIN employee AS e ON e.clientNo = r.clientNo WHERE e.hiredOn <= printf('%04d-%02d-01', r.payYear, r.payMonth) AND (e.leftOn IS NULL OR e.leftOn >= printf('%04d-%02d-01', r.payYear, r.payMonth)) AND r.payMonth IN (1, 2, 12);
UPDATE payslip SET grossPay = (SELECT ROUND(COALESCE(e.monthlyWage, e.hourlyWage * payslip.hoursWorked) + CASE WHEN payslip.payMonth = 12 AND e.employeeId % 3 = 0 THEN 450 ELSE 0 END, 2) FROM employee AS e WHERE e.employeeId = payslip.employeeId);
UPDATE payslip SET wageTax = (SELECT ROUND(payslip.grossPay * CASE e.taxClass WHEN 1 THEN 0.14 WHEN 2 THEN 0.12 WHEN 3 THEN 0.07 WHEN 4 THEN 0.14 WHEN 5 THEN 0.24 ELSE 0.27 END * CASE WHEN payslip.grossPay < 1400 THEN 0.2 ELSE 1 END, 2) FROM employee AS e WHERE e.employeeId = payslip.employeeId);
UPDATE payslip SET churchTax = (SELECT CASE e.churchMember WHEN 1 THEN ROUND(payslip.wageTax * g.churchTaxPct / 100.0, 2) ELSE 0 END FROM employee AS e JOIN client AS c ON c.clientNo = e.clientNo JOIN region AS g ON g.regionCode = c.regionCode WHERE e.employeeId = payslip.employeeId), socialPart = ROUND(grossPay * 0.2, 2), employerPart = ROUND(grossPay * 0.21, 2);
UPDATE payslip SET netPay = ROUND(grossPay - wageTax - churchTax - socialPart, 2);
CREATE TABLE allowanceType (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT,
  taxable INTEGER
);
INSERT INTO allowanceType VALUES ('NGT', 'night bonus', 0), ('SUN', 'Sunday bonus', 0), ('OVT', 'overtime', 1), ('CAR', 'company car', 1), ('BIC', 'bicycle lease', 1), ('PEN', 'pension grant', 0), ('TIP', 'tips', 0);
CREATE TABLE employeeAllowance (
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 65%
  typeCode TEXT REFERENCES allowanceType(typeCode), --: pick NGT*5 | SUN*4 | OVT*6 | CAR*2 | BIC*2 | PEN*3
  monthlyAmount REAL, --: price 20..380
  validFrom TEXT, --: date 2022-01-01..2024-12-01
  validTo TEXT, -- empty while it is granted --: after validFrom 3..20 months until 2025-02-28
  PRIMARY KEY (employeeId, typeCode)
); --: rows 120
UPDATE employeeAllowance SET validTo = NULL WHERE (rowid * 7) % 3 <> 0;
CREATE TABLE absence (
  absenceId INTEGER PRIMARY KEY, --: seq 1
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 75%
  kind TEXT, -- S sick, H holiday, P parental, U unpaid --: pick S*6 | H*8 | P | U
  firstDay TEXT, --: date 2024-01-02..2025-02-20
  lastDay TEXT, --: after firstDay 0..17 days
  paidDays INTEGER, --: int 0..11
  noteIn TEXT -- day the doctor's or other note came in --: after firstDay 0..6 days null 25%
); --: rows 190
UPDATE absence SET noteIn = NULL WHERE kind = 'H';
UPDATE absence SET paidDays = CASE WHEN kind IN ('U', 'P') THEN 0 ELSE CAST((julianday(lastDay) - julianday(firstDay) + 1) * 5 / 7 AS INTEGER) END;
CREATE TABLE garnishment (
  garnishmentId INTEGER PRIMARY KEY, --: seq 1
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 22%
  creditor TEXT, --: pick Stadtkasse*4 | Inkasso Blitz*3 | Hausbank*2 | Finanzamt*3 | Autohaus Rahn
  totalDebt REAL, --: price 300..14000
  monthlyRate REAL, --: price 40..420
  servedOn TEXT, --: date 2022-02-01..2025-01-30
  settledOn TEXT --: after servedOn 3..30 months until 2025-02-28
); --: rows 36
CREATE TABLE bankAccount (
  accountId INTEGER PRIMARY KEY, --: seq 1
  employeeId INTEGER REFERENCES employee(employeeId), --: seq 2001
  bankName TEXT, --: pick Sparkasse Nordtal*6 | Volksbank See*4 | Direktbank*5 | Postbank*2
  knownSince TEXT --: date 2019-01-10..2024-12-20
); --: rows 98
CREATE TABLE correction (
  correctionId INTEGER PRIMARY KEY, --: seq 1
  slipId INTEGER REFERENCES payslip(slipId), --: int 500001..500400
  clerkId INTEGER REFERENCES clerk(clerkId), --: pick 2*4 | 3*3 | 4*2 | 5*4 | 7*2 | 8*5
  reportedOn TEXT, --: date 2024-04-02..2025-02-24
  fixedOn TEXT, --: after reportedOn 0..28 days until 2025-02-28
  reason TEXT, --: pick wrong hours*5 | tax class late*3 | missing bonus*3 | wrong fund*2 | sick note late*3
  amountChange REAL, -- what the net pay rose or fell by --: real -380..420
  ourFault INTEGER --: pick 0*3 | 1*2
); --: rows 60
DELETE FROM correction WHERE slipId NOT IN (SELECT slipId FROM payslip);
UPDATE correction SET reportedOn = (SELECT date(printf('%04d-%02d-28', s.payYear, s.payMonth), '+' || (2 + correction.correctionId * 5 % 19) || ' days') FROM payslip AS s WHERE s.slipId = correction.slipId);
DELETE FROM correction WHERE reportedOn > '2025-02-25';
UPDATE correction SET fixedOn = CASE WHEN correctionId % 9 <> 4 THEN date(reportedOn, '+' || (correctionId * 7 % 24) || ' days') END;
UPDATE correction SET fixedOn = NULL WHERE fixedOn > '2025-02-28';
CREATE TABLE bureauInvoice (
  invoiceNo INTEGER PRIMARY KEY,
  clientNo INTEGER REFERENCES client(clientNo),
  forYear INTEGER,
  forMonth INTEGER,
  issuedOn TEXT,
  dueOn TEXT,
  settledOn TEXT,
  slips INTEGER, -- payslips billed
  slipFee REAL, -- for each payslip
  baseFee REAL,
  discountPct REAL
);
INSERT INTO bureauInvoice SELECT 9000 + ROW_NUMBER() OVER (ORDER BY r.runId), r.clientNo, r.payYear, r.payMonth, date(printf('%04d-%02d-01', r.payYear, r.payMonth), '+1 month', '+' || (r.runId % 5) || ' days'), date(printf('%04d-%02d-01', r.payYear, r.payMonth), '+1 month', '+' || (r.runId % 5 + CASE r.clientNo % 2 WHEN 1 THEN 14 ELSE 30 END) || ' days'), CASE WHEN r.runId % 13 = 2 THEN NULL ELSE date(printf('%04d-%02d-01', r.payYear, r.payMonth), '+1 month', '+' || (r.runId % 5 + 3 + r.runId * 7 % 26) || ' days') END, (SELECT COUNT(*) FROM employee AS e WHERE e.clientNo = r.clientNo AND e.hiredOn <= printf('%04d-%02d-01', r.payYear, r.payMonth) AND (e.leftOn IS NULL OR e.leftOn >= printf('%04d-%02d-01', r.payYear, r.payMonth))), c.feePerSlip, c.baseFee, CASE WHEN r.clientNo % 4 = 0 THEN 5 WHEN r.clientNo = 103 THEN 10 ELSE 0 END FROM payrollRun AS r JOIN client AS c ON c.clientNo = r.clientNo WHERE NOT (r.payYear = 2025 AND r.payMonth = 2);
UPDATE bureauInvoice SET settledOn = NULL WHERE settledOn > '2025-02-28';
DELETE FROM absence WHERE firstDay > (SELECT COALESCE(leftOn, '2025-02-28') FROM employee AS e WHERE e.employeeId = absence.employeeId) OR firstDay < (SELECT hiredOn FROM employee AS e WHERE e.employeeId = absence.employeeId);
UPDATE bureauInvoice SET settledOn = date(issuedOn, '+' || (3 + invoiceNo * 11 % 47) || ' days') WHERE settledOn IS NOT NULL;
UPDATE bureauInvoice SET settledOn = NULL WHERE settledOn > '2025-02-28';
