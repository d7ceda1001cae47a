CREATE TABLE SITETAB (
  SITE_CD TEXT PRIMARY KEY,
  SITE_NAM TEXT,
  TWN TEXT,
  CHAIRS INTEGER, -- test rooms
  OPN_DT TEXT,
  RENT_AMT REAL -- a month
);
INSERT INTO SITETAB VALUES ('BRD', 'Broad Street', 'Ashwick', 4, '1996-05-06', 2900.0), ('GRN', 'Green Lane', 'Ashwick', 2, '2009-10-12', 1450.0), ('HAR', 'Harbourside', 'Penlow', 3, '2013-03-18', 2380.0), ('MKT', 'Market Hall', 'Tarrant', 3, '2004-08-02', 1990.0), ('RET', 'Retail Park', 'Penlow', 5, '2020-11-09', 3350.0), ('COT', 'Cottage Clinic', 'Ullsby', 1, '2023-02-27', NULL);
CREATE TABLE ROLETAB (
  ROLE_CD TEXT PRIMARY KEY,
  ROLE_TXT TEXT
);
INSERT INTO ROLETAB VALUES ('OPT', 'optometrist'), ('DIS', 'dispensing optician'), ('LAB', 'lab technician'), ('REC', 'receptionist'), ('MGR', 'manager');
CREATE TABLE INSTAB (
  INS_CD TEXT PRIMARY KEY,
  INS_TXT TEXT, -- name of the insurance plan
  CVR_PCT INTEGER, -- percent of an exam fee that it covers
  FRM_MAX REAL -- most it pays towards a frame
);
INSERT INTO INSTAB VALUES ('NHS', 'State scheme', 100, 40.0), ('VIP', 'Vision Plus', 80, 120.0), ('EMP', 'Employer plan', 50, 75.0), ('STU', 'Student cover', 60, 30.0), ('GLD', 'Golden Sight', 100, 200.0);
CREATE TABLE CUSTMAST (
  CUSTNO INTEGER PRIMARY KEY, --: seq 11001
  FNAM TEXT, --: first
  LNAM TEXT, --: last
  DOB TEXT, --: date 1938-01-10..2016-09-20
  TWN TEXT, --: pick Ashwick*7 | Penlow*6 | Tarrant*4 | Ullsby*2 | Norcott*2
  REG_DT TEXT, --: date 2010-02-01..2024-10-20
  INS_CD TEXT REFERENCES INSTAB(INS_CD), -- empty if they pay themselves --: pick NHS*4 | VIP*3 | EMP*3 | STU | NULL*4
  REF_NO INTEGER REFERENCES CUSTMAST(CUSTNO), -- customer who sent them --: self CUSTNO null 60%
  RCL_FLG TEXT -- Y wants reminders, N does not --: pick Y*4 | N*2 | NULL
); --: rows 130
UPDATE CUSTMAST SET REG_DT = date('2010-02-01', '+' || ((CUSTNO - 11001) * 41 + CUSTNO % 30) || ' days');
UPDATE CUSTMAST SET DOB = date(DOB, '-15 years') WHERE DOB > date(REG_DT, '-4 years');
CREATE TABLE STAFMAST (
  STNO INTEGER PRIMARY KEY, --: seq 1
  FNAM TEXT, --: first
  LNAM TEXT, --: last distinct
  ROLE_CD TEXT REFERENCES ROLETAB(ROLE_CD), --: pick OPT*5 | DIS*5 | LAB*2 | REC*4
  SITE_CD TEXT REFERENCES SITETAB(SITE_CD), --: pick BRD*5 | GRN*2 | HAR*4 | MKT*4 | RET*5 | COT
  SUPV_NO INTEGER REFERENCES STAFMAST(STNO), --: pick 1*3 | 2*2 | 3*3 | 4*2
  HIR_DT TEXT, --: date 2005-01-10..2024-08-15
  LV_DT TEXT, -- empty while employed --: after HIR_DT 250..3500 days until 2024-11-15 null 60%
  HRLY_AMT REAL --: real 12.4..38 1
); --: rows 42
UPDATE STAFMAST SET ROLE_CD = 'MGR', SUPV_NO = NULL, LV_DT = NULL, HRLY_AMT = 29.5 + STNO WHERE STNO <= 4;
CREATE TABLE EXTYPTAB (
  TYP_CD TEXT PRIMARY KEY,
  TYP_TXT TEXT,
  PLAN_MIN INTEGER, -- minutes set aside
  STD_FEE REAL
);
INSERT INTO EXTYPTAB VALUES ('SIG', 'sight test', 25, 29.0), ('CLF', 'contact lens fitting', 45, 55.0), ('CHI', 'child test', 30, 18.0), ('GLA', 'glaucoma check', 35, 48.0), ('DRV', 'driver test', 15, 22.0), ('OCT', 'retina scan', 20, 39.0), ('COL', 'colour vision', 20, 25.0);
CREATE TABLE STATTAB (
  STAT_CD TEXT PRIMARY KEY,
  STAT_TXT TEXT,
  USED_FOR TEXT -- EXAM or ORDER
);
INSERT INTO STATTAB VALUES ('K', 'kept', 'EXAM'), ('N', 'no-show', 'EXAM'), ('Z', 'called off', 'EXAM'), ('O', 'open', 'ORDER'), ('C', 'collected', 'ORDER'), ('X', 'scrapped', 'ORDER');
CREATE TABLE EXAMREC (
  EXAMNO INTEGER PRIMARY KEY, --: seq 40001
  CUSTNO INTEGER REFERENCES CUSTMAST(CUSTNO), --: ref CUSTMAST.CUSTNO cover 90%
  STNO INTEGER REFERENCES STAFMAST(STNO), -- the optometrist --: const 1
  SITE_CD TEXT REFERENCES SITETAB(SITE_CD), --: pick BRD*6 | GRN*2 | HAR*4 | MKT*4 | RET*5 | COT
  TYP_CD TEXT REFERENCES EXTYPTAB(TYP_CD), --: pick SIG*8 | CLF*3 | CHI*2 | GLA*3 | DRV*2 | OCT*3
  BKD_DT TEXT, -- day it was booked --: date 2023-01-03..2024-11-10
  EXM_DT TEXT, -- day it was for --: after BKD_DT 0..40 days
  WAIT_MIN INTEGER, -- minutes waited past the appointed time --: int 0..48 skew
  DUR_MIN INTEGER, -- how long it took, in minutes --: const 0
  FEE_AMT REAL, -- charged --: const 0
  STAT_CD TEXT REFERENCES STATTAB(STAT_CD) --: pick K*14 | N*2 | Z
); --: rows 300
UPDATE EXAMREC SET DUR_MIN = (SELECT PLAN_MIN FROM EXTYPTAB AS t WHERE t.TYP_CD = EXAMREC.TYP_CD) - 8 + EXAMNO * 17 % 31, FEE_AMT = (SELECT STD_FEE FROM EXTYPTAB AS t WHERE t.TYP_CD = EXAMREC.TYP_CD) + CASE WHEN EXAMNO % 4 = 1 THEN 6 WHEN EXAMNO % 9 = 2 THEN -5 ELSE 0 END;
UPDATE EXAMREC SET EXM_DT = '2024-11-29' WHERE EXM_DT > '2024-11-30' AND EXAMNO % 2 = 0;
UPDATE EXAMREC SET BKD_DT = date(BKD_DT, '-30 days'), EXM_DT = date(EXM_DT, '-30 days') WHERE EXM_DT > '2024-11-30';
UPDATE EXAMREC SET DUR_MIN = NULL, WAIT_MIN = NULL, FEE_AMT = CASE STAT_CD WHEN 'N' THEN 15 ELSE 0 END WHERE STAT_CD <> 'K';
UPDATE EXAMREC SET STNO = COALESCE((SELECT MIN(s.STNO) FROM STAFMAST AS s WHERE s.ROLE_CD = 'OPT' AND s.HIR_DT <= EXAMREC.BKD_DT AND (s.LV_DT IS NULL OR s.LV_DT > EXAMREC.EXM_DT) AND s.STNO >= EXAMREC.EXAMNO * 13 % 43), (SELECT MIN(s.STNO) FROM STAFMAST AS s WHERE s.ROLE_CD = 'OPT' AND s.HIR_DT <= EXAMREC.BKD_DT AND s.LV_DT IS NULL));
CREATE TABLE RXREC (
  EXAMNO INTEGER REFERENCES EXAMREC(EXAMNO), --: ref EXAMREC.EXAMNO
  EYE_CD TEXT, -- R right, L left --: pick R | L
  SPH REAL, -- sphere in dioptres --: real -7.5..4.5 1 normal
  CYL REAL, -- cylinder, empty if none --: real -3..0 1 null 35%
  PRISM REAL, --: pick NULL*9 | 0.5 | 1 | 2
  PRIMARY KEY (EXAMNO, EYE_CD)
); --: rows 480
DELETE FROM RXREC WHERE EXAMNO IN (SELECT EXAMNO FROM EXAMREC WHERE STAT_CD <> 'K');
CREATE TABLE MATLTAB (
  MATL_CD TEXT PRIMARY KEY,
  MATL_TXT TEXT,
  HYPO_FLG TEXT -- Y if fit for allergic skin
);
INSERT INTO MATLTAB VALUES ('ACE', 'acetate', 'N'), ('TIT', 'titanium', 'Y'), ('STE', 'stainless steel', 'N'), ('NYL', 'nylon', 'Y'), ('WOO', 'wood', 'N'), ('HOR', 'horn', 'Y');
CREATE TABLE FRMMAST (
  FRM_CD TEXT PRIMARY KEY, --: code F-@## distinct
  FRM_NAM TEXT, --: mix {Aria|Bolt|Cleo|Dash|Echo|Fable|Gale|Halo|Iris|Jura} {110|120|205|310|415|520}
  BRND TEXT, --: pick Lumen*4 | Kestrel*3 | Owlery*3 | Brunel*2 | Northlight*2
  MATL_CD TEXT REFERENCES MATLTAB(MATL_CD), --: pick ACE*5 | TIT*3 | STE*4 | NYL*2 | WOO
  WGT_G REAL, -- weight in grams --: real 9..42 1
  RTL_AMT REAL, -- retail price --: price 39..320
  CST_AMT REAL, -- what we pay for it --: const 0
  STK_QTY INTEGER, --: int 0..24 skew
  DISC_FLG TEXT -- Y if discontinued --: pick N*5 | Y
); --: rows 54
UPDATE FRMMAST SET CST_AMT = ROUND(RTL_AMT * (30 + rowid * 7 % 31) / 100.0, 2);
CREATE TABLE LENSTAB (
  LENS_CD TEXT PRIMARY KEY,
  LENS_TXT TEXT,
  REFR_IX REAL, -- refractive index
  PAIR_AMT REAL -- list price of a pair
);
INSERT INTO LENSTAB VALUES ('SV5', 'single vision standard', 1.5, 45.0), ('SV6', 'single vision thin', 1.6, 89.0), ('SV7', 'single vision extra thin', 1.74, 149.0), ('BIF', 'bifocal', 1.5, 98.0), ('VAR', 'varifocal', 1.5, 185.0), ('VAP', 'varifocal premium', 1.67, 329.0), ('OFF', 'office lens', 1.6, 139.0), ('PLN', 'plano', 1.5, 25.0);
CREATE TABLE SPECORD (
  ORDNO TEXT PRIMARY KEY, --: code S-##### distinct
  CUSTNO INTEGER REFERENCES CUSTMAST(CUSTNO), --: ref CUSTMAST.CUSTNO cover 85% skew
  SITE_CD TEXT REFERENCES SITETAB(SITE_CD), --: pick BRD*6 | GRN*2 | HAR*4 | MKT*4 | RET*5 | COT
  DISP_NO INTEGER REFERENCES STAFMAST(STNO), -- who dispensed it --: const 1
  FRM_CD TEXT REFERENCES FRMMAST(FRM_CD), -- empty if lenses only --: ref FRMMAST.FRM_CD cover 85% null 8%
  LENS_CD TEXT REFERENCES LENSTAB(LENS_CD), --: pick SV5*6 | SV6*5 | SV7*2 | BIF*2 | VAR*5 | VAP*2 | OFF*2
  ORD_DT TEXT, --: date 2023-01-05..2024-11-26
  PROM_DT TEXT, --: after ORD_DT 5..18 days
  RDY_DT TEXT, --: after ORD_DT 3..26 days until 2024-11-30
  COL_DT TEXT, -- empty until collected --: after RDY_DT 0..30 days until 2024-11-30
  FRM_AMT REAL, -- charged for the frame --: const 0
  LENS_AMT REAL, -- charged for the lenses --: const 0
  DISC_AMT REAL, -- taken off the sum of frame and lenses --: pick 0*7 | 10*2 | 15*2 | 25 | 50
  STAT_CD TEXT REFERENCES STATTAB(STAT_CD) --: const O
); --: rows 230
UPDATE SPECORD SET STAT_CD = 'X', RDY_DT = NULL, COL_DT = NULL WHERE rowid % 15 = 4;
UPDATE SPECORD SET COL_DT = NULL WHERE rowid % 12 = 7;
UPDATE SPECORD SET STAT_CD = 'C' WHERE COL_DT IS NOT NULL;
UPDATE SPECORD SET FRM_AMT = COALESCE((SELECT RTL_AMT FROM FRMMAST AS f WHERE f.FRM_CD = SPECORD.FRM_CD), 0), LENS_AMT = (SELECT PAIR_AMT FROM LENSTAB AS l WHERE l.LENS_CD = SPECORD.LENS_CD) + CASE rowid % 5 WHEN 1 THEN 12 WHEN 3 THEN -8 ELSE 0 END;
UPDATE SPECORD SET DISP_NO = COALESCE((SELECT MIN(s.STNO) FROM STAFMAST AS s WHERE s.ROLE_CD = 'DIS' AND s.HIR_DT <= SPECORD.ORD_DT AND (s.LV_DT IS NULL OR s.LV_DT > SPECORD.ORD_DT) AND s.STNO >= SPECORD.rowid * 11 % 43), (SELECT MIN(s.STNO) FROM STAFMAST AS s WHERE s.ROLE_CD = 'DIS' AND s.HIR_DT <= SPECORD.ORD_DT AND s.LV_DT IS NULL));
CREATE TABLE COATTAB (
  COAT_CD TEXT PRIMARY KEY,
  COAT_TXT TEXT,
  COAT_AMT REAL -- list price
);
INSERT INTO COATTAB VALUES ('ARC', 'anti-reflex', 30.0), ('HRD', 'scratch guard', 18.0), ('BLU', 'blue filter', 35.0), ('PHO', 'photochromic', 79.0), ('TNT', 'tint', 22.0), ('MIR', 'mirror', 49.0);
CREATE TABLE ORDCOAT (
  ORDNO TEXT REFERENCES SPECORD(ORDNO), --: ref SPECORD.ORDNO
  COAT_CD TEXT REFERENCES COATTAB(COAT_CD), --: pick ARC*6 | HRD*5 | BLU*3 | PHO*2 | TNT*2
  CHG_AMT REAL, -- charged on this order --: const 0
  PRIMARY KEY (ORDNO, COAT_CD)
); --: rows 260
UPDATE ORDCOAT SET CHG_AMT = (SELECT COAT_AMT FROM COATTAB AS c WHERE c.COAT_CD = ORDCOAT.COAT_CD) * CASE WHEN rowid % 7 = 2 THEN 0.5 WHEN rowid % 11 = 5 THEN 0 ELSE 1 END;
CREATE TABLE RSNTAB (
  RSN_CD INTEGER PRIMARY KEY,
  RSN_TXT TEXT,
  FREE_FLG TEXT -- Y if never charged
);
INSERT INTO RSNTAB VALUES (10, 'loose screw', 'Y'), (20, 'nose pads', 'Y'), (30, 'bent arm', 'Y'), (40, 'lens fell out', 'N'), (50, 'cracked rim', 'N'), (60, 'new case', 'N');
CREATE TABLE ADJREC (
  ADJNO INTEGER PRIMARY KEY, --: seq 7001
  ORDNO TEXT REFERENCES SPECORD(ORDNO), --: ref SPECORD.ORDNO
  STNO INTEGER REFERENCES STAFMAST(STNO), --: const 1
  RSN_CD INTEGER REFERENCES RSNTAB(RSN_CD), --: pick 10*5 | 20*4 | 30*4 | 40*2 | 50
  IN_DT TEXT, -- day it came in --: const x
  OUT_DT TEXT, -- day it was given back, empty while with us --: const x
  DUR_MIN INTEGER, -- bench time in minutes --: int 3..70 skew
  PRT_AMT REAL -- parts used --: pick 0*5 | 2.5*2 | 6 | 14.9 | NULL
); --: rows 120
DELETE FROM ADJREC WHERE ORDNO IN (SELECT ORDNO FROM SPECORD WHERE COL_DT IS NULL);
UPDATE ADJREC SET IN_DT = (SELECT date(COL_DT, '+' || (ADJREC.ADJNO * 29 % 260 + 2) || ' days') FROM SPECORD AS o WHERE o.ORDNO = ADJREC.ORDNO);
DELETE FROM ADJREC WHERE IN_DT > '2024-11-29';
UPDATE ADJREC SET OUT_DT = CASE WHEN ADJNO % 14 <> 5 THEN date(IN_DT, '+' || (ADJNO * 3 % 8) || ' days') END, STNO = (SELECT DISP_NO FROM SPECORD AS o WHERE o.ORDNO = ADJREC.ORDNO);
UPDATE ADJREC SET OUT_DT = NULL WHERE OUT_DT > '2024-11-30';
UPDATE CUSTMAST SET REG_DT = (SELECT MIN(ORD_DT) FROM SPECORD AS o WHERE o.CUSTNO = CUSTMAST.CUSTNO) WHERE REG_DT > (SELECT MIN(ORD_DT) FROM SPECORD AS o WHERE o.CUSTNO = CUSTMAST.CUSTNO);
UPDATE CUSTMAST SET REG_DT = (SELECT MIN(BKD_DT) FROM EXAMREC AS e WHERE e.CUSTNO = CUSTMAST.CUSTNO) WHERE REG_DT > (SELECT MIN(BKD_DT) FROM EXAMREC AS e WHERE e.CUSTNO = CUSTMAST.CUSTNO);
