CREATE TABLE DEPTS (
  DEPT_CD TEXT PRIMARY KEY, -- three letters
  DEPT_NM TEXT NOT NULL,
  BLDG_NM TEXT -- building of the office
);
INSERT INTO DEPTS VALUES ('BIO', 'Biology', 'Harlan Hall'), ('BCH', 'Biochemistry', 'Harlan Hall'), ('MKT', 'Marketing', 'Dockery Center'), ('ACC', 'Accounting', 'Dockery Center'), ('CIS', 'Information Systems', 'Tull Annex'), ('HIS', 'History', 'Old Main'), ('NUR', 'Nursing', 'Harlan Hall'), ('ART', 'Studio Art', 'The Foundry');
CREATE TABLE STAT_CODES (
  ENR_STAT TEXT PRIMARY KEY,
  STAT_DESC TEXT,
  SEAT_FLG INTEGER -- 1 takes up a seat
);
INSERT INTO STAT_CODES VALUES ('E', 'enrolled', 1), ('W', 'waitlisted', 0), ('D', 'dropped', 0), ('C', 'completed', 1), ('N', 'no-show', 0);
CREATE TABLE TERMS (
  TERM_CD TEXT PRIMARY KEY, -- yy and FA fall, SP spring, SU summer
  TERM_NM TEXT,
  START_DT TEXT,
  END_DT TEXT,
  DROP_BY_DT TEXT -- last day for a refund
);
INSERT INTO TERMS VALUES ('23FA', 'Fall 2023', '2023-08-28', '2023-12-15', '2023-09-11'), ('24SP', 'Spring 2024', '2024-01-16', '2024-05-10', '2024-01-30'), ('24SU', 'Summer 2024', '2024-06-03', '2024-08-02', '2024-06-10'), ('24FA', 'Fall 2024', '2024-08-26', '2024-12-13', '2024-09-09'), ('25SP', 'Spring 2025', '2025-01-13', '2025-05-09', '2025-01-27'), ('25SU', 'Summer 2025', '2025-06-02', '2025-08-01', '2025-06-09');
CREATE TABLE INSTRS (
  INSTR_NO INTEGER PRIMARY KEY, --: seq 301
  FNM TEXT, --: first
  LNM TEXT, --: last distinct
  DEPT_CD TEXT REFERENCES DEPTS(DEPT_CD), --: ref DEPTS.DEPT_CD
  HIRE_DT TEXT, --: date 2004-01-10..2024-08-15
  BOSS_NO INTEGER REFERENCES INSTRS(INSTR_NO), -- reports to --: self INSTR_NO
  ADJ_FLG INTEGER, -- 1 adjunct, 0 full time --: pick 0*3 | 1*2
  OFC_CD TEXT --: code @-### null 15%
); --: rows 34
CREATE TABLE CRSES (
  CRSE_CD TEXT PRIMARY KEY,
  CRSE_TTL TEXT, -- title as in the catalog
  DEPT_CD TEXT REFERENCES DEPTS(DEPT_CD),
  CR_HRS INTEGER, -- credit hours
  LAB_FEE_AMT INTEGER, -- cents, on top of tuition
  PREREQ_CD TEXT REFERENCES CRSES(CRSE_CD) -- course to pass before
);
INSERT INTO CRSES VALUES
 ('BIO101', 'Intro to Living Systems', 'BIO', 4, 8500, NULL), ('BIO150', 'Field Ecology', 'BIO', 3, 12000, 'BIO101'), ('BIO240', 'Genetics', 'BIO', 4, 9500, 'BIO101'), ('BIO365', 'Evolution Seminar', 'BIO', 2, NULL, 'BIO240'),
 ('BCH210', 'Molecules of Life', 'BCH', 4, 14000, 'BIO101'), ('BCH320', 'Enzymes', 'BCH', 3, 14000, 'BCH210'), ('BCH401', 'Protein Lab', 'BCH', 5, 21000, 'BCH320'),
 ('MKT110', 'Principles of Marketing', 'MKT', 3, NULL, NULL), ('MKT225', 'Consumer Behavior', 'MKT', 3, NULL, 'MKT110'), ('MKT310', 'Brand Workshop', 'MKT', 3, 4000, 'MKT225'), ('MKT330', 'Personal Selling', 'MKT', 3, NULL, 'MKT110'), ('MKT415', 'Pricing', 'MKT', 3, NULL, 'MKT225'),
 ('ACC120', 'Financial Accounting I', 'ACC', 3, NULL, NULL), ('ACC121', 'Financial Accounting II', 'ACC', 3, NULL, 'ACC120'), ('ACC260', 'Tax Clinic', 'ACC', 4, 2500, 'ACC121'), ('ACC340', 'Forensic Auditing', 'ACC', 3, NULL, 'ACC121'),
 ('CIS100', 'Spreadsheets and Beyond', 'CIS', 2, 3000, NULL), ('CIS205', 'Databases I', 'CIS', 3, 4500, 'CIS100'), ('CIS305', 'Databases II', 'CIS', 3, 4500, 'CIS205'), ('CIS330', 'Web Studio', 'CIS', 4, 6000, 'CIS205'), ('CIS420', 'Security Lab', 'CIS', 4, 9000, 'CIS305'),
 ('HIS105', 'The Modern World', 'HIS', 3, NULL, NULL), ('HIS210', 'Railroads and Rivers', 'HIS', 3, NULL, NULL), ('HIS355', 'Archives Workshop', 'HIS', 2, 1500, 'HIS105'),
 ('NUR130', 'Foundations of Care', 'NUR', 5, 18000, 'BIO101'), ('NUR230', 'Pharmacology', 'NUR', 4, 7500, 'NUR130'), ('NUR345', 'Night Ward Practicum', 'NUR', 6, 26000, 'NUR230'),
 ('ART101', 'Drawing I', 'ART', 3, 5500, NULL), ('ART102', 'Drawing II', 'ART', 3, 5500, 'ART101'), ('ART250', 'Kiln and Clay', 'ART', 4, 16500, 'ART101'), ('ART377', 'Letterpress', 'ART', 3, 13500, 'ART102');
CREATE TABLE SECTS (
  SECT_NO INTEGER PRIMARY KEY, --: seq 7001
  CRSE_CD TEXT REFERENCES CRSES(CRSE_CD), --: ref CRSES.CRSE_CD cover 90%
  TERM_CD TEXT REFERENCES TERMS(TERM_CD), --: pick 23FA*3 | 24SP*4 | 24SU | 24FA*5 | 25SP*5 | 25SU*2
  INSTR_NO INTEGER REFERENCES INSTRS(INSTR_NO), --: ref INSTRS.INSTR_NO cover 80% null 6%
  SEAT_CNT INTEGER, -- most students it can take --: pick 6 | 8*2 | 10*3 | 12*2 | 24
  ONLN_FLG INTEGER, -- 1 taught online --: pick 0*7 | 1*3
  MTG_CD TEXT -- M Mon, T Tue, W Wed, R Thu, F Fri --: pick MW*4 | TR*4 | MWF*3 | F | W*2
); --: rows 76
CREATE TABLE STUDS (
  STUD_NO INTEGER PRIMARY KEY, --: seq 40101
  FNM TEXT NOT NULL, -- first name --: first
  LNM TEXT NOT NULL, -- last name --: last
  MAJ_CD TEXT REFERENCES DEPTS(DEPT_CD), -- major --: pick NULL*2 | BIO*4 | MKT*6 | ACC*3 | CIS*5 | HIS*2 | NUR*5 | ART*2
  HOME_ST TEXT, -- two letters --: pick OH*9 | MI*5 | IN*4 | KY*2 | PA*3 | IL*2 | WV
  BRTH_DT TEXT, --: date 1968-01-01..2006-12-01
  ADMIT_DT TEXT, --: date 2021-06-01..2025-02-20
  ACCT_ST TEXT, -- active or inactive --: pick active*8 | inactive*2
  HOLD_FLG INTEGER -- 1 may not register --: pick 0*9 | 1
); --: rows 150
CREATE TABLE ENRLS (
  ENR_NO INTEGER PRIMARY KEY, --: seq 90001
  STUD_NO INTEGER NOT NULL REFERENCES STUDS(STUD_NO), --: ref STUDS.STUD_NO cover 88% skew
  SECT_NO INTEGER NOT NULL REFERENCES SECTS(SECT_NO), --: ref SECTS.SECT_NO cover 94%
  REG_TS TEXT, -- signed up --: date 2023-05-01..2025-03-30 %Y-%m-%d %H:%M:%S
  ENR_STAT TEXT REFERENCES STAT_CODES(ENR_STAT), --: pick C*14 | D*4 | N*2 | W
  DROP_TS TEXT, --: const NULL
  GRD_PTS REAL -- 0 to 4, only when completed --: pick 4*4 | 3.7*3 | 3.3*4 | 3*5 | 2.7*3 | 2.3*2 | 2*3 | 1 | 0
); --: rows 400
CREATE TABLE BILLS (
  BILL_NO INTEGER PRIMARY KEY, --: seq 5501
  STUD_NO INTEGER NOT NULL REFERENCES STUDS(STUD_NO), --: ref STUDS.STUD_NO cover 85%
  TERM_CD TEXT REFERENCES TERMS(TERM_CD), --: pick 23FA*3 | 24SP*4 | 24SU | 24FA*5 | 25SP*5
  BILL_AMT INTEGER, -- cents --: price 180..6400
  AID_AMT INTEGER, -- cents, scholarship taken off --: price 50..900 null 55%
  SENT_DT TEXT, --: date 2023-08-01..2025-02-20
  DUE_DT TEXT, --: after SENT_DT 21..45 days %Y-%m-%d
  PAID_ST TEXT, -- paid or unpaid --: pick paid*8 | unpaid*2
  PAID_TS TEXT --: after SENT_DT 2..80 days %Y-%m-%d %H:%M:%S
); --: rows 270
UPDATE INSTRS SET BOSS_NO = NULL WHERE INSTR_NO = 304;
UPDATE ENRLS SET REG_TS = datetime((SELECT T.START_DT FROM SECTS S JOIN TERMS T ON S.TERM_CD = T.TERM_CD WHERE S.SECT_NO = ENRLS.SECT_NO), '-' || (3 + (ENR_NO * 37) % 78) || ' days', '+' || (420 + (ENR_NO * 7919) % 870) || ' minutes', '+' || (ENR_NO % 60) || ' seconds');
DELETE FROM ENRLS WHERE REG_TS > '2025-03-31';
UPDATE ENRLS SET ENR_STAT = CASE WHEN ENR_NO % 9 = 4 THEN 'W' WHEN ENR_NO % 11 = 3 THEN 'D' ELSE 'E' END WHERE SECT_NO IN (SELECT SECT_NO FROM SECTS WHERE TERM_CD IN ('25SP', '25SU'));
UPDATE ENRLS SET ENR_STAT = 'D' WHERE ENR_STAT = 'W' AND SECT_NO IN (SELECT SECT_NO FROM SECTS WHERE TERM_CD NOT IN ('25SP', '25SU'));
UPDATE ENRLS SET DROP_TS = datetime(REG_TS, '+' || (1 + (ENR_NO * 13) % 70) || ' days', '+' || (ENR_NO % 411) || ' minutes') WHERE ENR_STAT = 'D';
UPDATE ENRLS SET DROP_TS = '2025-03-28 09:14:05' WHERE DROP_TS > '2025-03-31';
UPDATE ENRLS SET GRD_PTS = NULL WHERE ENR_STAT <> 'C';
DELETE FROM ENRLS WHERE ENR_NO NOT IN (SELECT MIN(ENR_NO) FROM ENRLS GROUP BY STUD_NO, SECT_NO);
UPDATE BILLS SET SENT_DT = date((SELECT START_DT FROM TERMS WHERE TERMS.TERM_CD = BILLS.TERM_CD), '-' || (BILL_NO * 17 % 20) || ' days');
UPDATE BILLS SET DUE_DT = date(SENT_DT, '+' || (21 + 7 * (BILL_NO % 3)) || ' days'), PAID_TS = datetime(SENT_DT, '+' || (2 + BILL_NO * 31 % 62) || ' days', '+' || (500 + BILL_NO * 53 % 600) || ' minutes');
UPDATE BILLS SET PAID_TS = NULL WHERE PAID_ST = 'unpaid';
UPDATE BILLS SET PAID_TS = NULL, PAID_ST = 'unpaid' WHERE PAID_TS > '2025-03-31';
UPDATE BILLS SET AID_AMT = NULL WHERE AID_AMT >= BILL_AMT;
UPDATE STUDS SET ADMIT_DT = date(ADMIT_DT, '-2 years') WHERE ADMIT_DT > '2023-08-01' AND STUD_NO IN (SELECT E.STUD_NO FROM ENRLS E WHERE E.REG_TS < STUDS.ADMIT_DT);
DELETE FROM BILLS WHERE BILL_NO NOT IN (SELECT MIN(BILL_NO) FROM BILLS GROUP BY STUD_NO, TERM_CD);
UPDATE STUDS SET FNM = 'George' WHERE STUD_NO IN (40128, 40216);
UPDATE STUDS SET FNM = 'Camille' WHERE STUD_NO = 40180;
UPDATE SECTS SET SEAT_CNT = 24 WHERE CRSE_CD = 'HIS355';
