-- Dockets of four regional courts near a border, where fines come in two currencies.
CREATE TABLE COURTS (
  CRT_CD TEXT PRIMARY KEY,
  CRT_NM TEXT,
  CITY_NM TEXT,
  RM_CNT INTEGER
);
INSERT INTO COURTS VALUES ('NTH', 'North District Court', 'Ravensfeld', 6), ('LAK', 'Lakeside Court', 'Seeburg', 4), ('HIL', 'Hill County Court', 'Altmoor', 3), ('PRT', 'Port Tribunal', 'Seeburg', 2);
CREATE TABLE JUDGES (
  JDG_NO INTEGER PRIMARY KEY,  --: seq 1
  FST_NM TEXT,                 --: first
  LST_NM TEXT,                 --: last distinct
  CRT_CD TEXT,                 --: pick NTH*7 | LAK*5 | HIL*4 | PRT*3
  BRTH_DT INTEGER,             --: date 1955-04-01..1986-10-10 yyyymmdd
  APPT_DT INTEGER,             --: date 2003-01-01..2024-06-30 yyyymmdd
  WORK_PCT INTEGER             --: pick 100*8 | 80*3 | 50*3 | 40
); --: rows 26
CREATE TABLE LAWYRS (
  LWR_NO INTEGER PRIMARY KEY,  --: seq 201
  FST_NM TEXT,                 --: first
  LST_NM TEXT,                 --: last distinct
  FIRM_NM TEXT,                --: pick Birk and Lowe*5 | Canal Chambers*4 | Donner Legal*4 | Public Defender*6 | Quill Partners*3 null 12% empty 12%
  ADM_YR INTEGER               --: int 1988..2024
); --: rows 44
CREATE TABLE CHGTYPS (
  CHG_CD TEXT PRIMARY KEY,
  CHG_NM TEXT,
  SEV_NO INTEGER
);
INSERT INTO CHGTYPS VALUES ('TH', 'Theft', 2), ('FR', 'Fraud', 3), ('AS', 'Assault', 4), ('DR', 'Drink driving', 3), ('SM', 'Smuggling', 4), ('VD', 'Vandalism', 1), ('TR', 'Trespass', 1), ('FG', 'Forgery', 3);
CREATE TABLE PRTYS (
  PRT_NO INTEGER PRIMARY KEY,  --: seq 5001
  FST_NM TEXT,                 --: first
  LST_NM TEXT,                 --: last
  BRTH_DT INTEGER,             --: date 1948-01-01..2006-12-01 yyyymmdd
  TOWN_NM TEXT                 --: pick Ravensfeld*5 | Seeburg*5 | Altmoor*3 | Grenzdorf*2 null 6%
); --: rows 130
CREATE TABLE CASES (
  CASE_NO INTEGER PRIMARY KEY, --: seq 1101
  CRT_CD TEXT,                 --: pick NTH*7 | LAK*5 | HIL*3 | PRT*3
  JDG_NO INTEGER,              --: ref JUDGES.JDG_NO cover 85% skew
  FILED_DT INTEGER,            --: date 2022-02-01..2025-06-30 yyyymmdd
  CLSD_DT INTEGER,             --: after FILED_DT 25..520 days yyyymmdd until 2025-07-14
  STAT_CD TEXT,                --: pick C
  PREP_PCT INTEGER,            --: int 0..100
  DKT_NO TEXT                  --: expr CRT_CD || '-' || (FILED_DT / 10000 % 100) || '-' || (CASE_NO + 3000)
); --: rows 170
CREATE TABLE CASEPRTYS (
  CASE_NO INTEGER,             --: ref CASES.CASE_NO
  PRT_NO INTEGER,              --: ref PRTYS.PRT_NO cover 90% skew
  ROLE_CD TEXT,                --: pick DEF*5 | PLT*2 | WIT*4
  LWR_NO INTEGER,              --: ref LAWYRS.LWR_NO cover 85% null 25%
  PRIMARY KEY (CASE_NO, PRT_NO)
); --: rows 330
CREATE TABLE CASECHGS (
  CASE_NO INTEGER,             --: ref CASES.CASE_NO cover 94%
  CHG_CD TEXT,                 --: ref CHGTYPS.CHG_CD skew
  PLEA_CD TEXT,                --: pick G*4 | NG*5 | NC null 10% empty 8%
  OUTC_CD TEXT,                --: pick CONV*5 | ACQ*2 | DISM*2 null 22%
  PRIMARY KEY (CASE_NO, CHG_CD)
); --: rows 240
CREATE TABLE HRNGS (
  HRG_NO INTEGER PRIMARY KEY,  --: seq 70001
  CASE_NO INTEGER,             --: ref CASES.CASE_NO cover 88%
  TYP_CD TEXT,                 --: pick PRE*4 | TRL*5 | SNT*2
  SCHD_DT INTEGER,             --: expr (SELECT CAST(strftime('%Y%m%d', substr(FILED_DT, 1, 4) || '-' || substr(FILED_DT, 5, 2) || '-' || substr(FILED_DT, 7, 2), '+' || (HRNGS.HRG_NO * 53 % 331 + 12) || ' days') AS INTEGER) FROM CASES WHERE CASES.CASE_NO = HRNGS.CASE_NO)
  RM_NO INTEGER,               --: int 1..6 skew
  RSLT_CD TEXT,                --: pick HELD*7 | ADJ*3 | CANC
  DUR_SEC INTEGER              --: int 420..16200 skew
); --: rows 340
CREATE TABLE FINES (
  FINE_NO INTEGER PRIMARY KEY, --: seq 901
  CASE_NO INTEGER,             --: ref CASES.CASE_NO cover 55%
  PRT_NO INTEGER,              --: ref PRTYS.PRT_NO cover 60%
  FINE_AMT REAL,               --: price 40..5200
  CUR_CD TEXT,                 --: pick EUR*7 | CHF*3
  DUE_DT INTEGER,              --: expr (SELECT CAST(strftime('%Y%m%d', substr(FILED_DT, 1, 4) || '-' || substr(FILED_DT, 5, 2) || '-' || substr(FILED_DT, 7, 2), '+' || (FINES.FINE_NO * 31 % 260 + 90) || ' days') AS INTEGER) FROM CASES WHERE CASES.CASE_NO = FINES.CASE_NO)
  PAID_PCT REAL                --: pick 0*4 | 25 | 40 | 50*2 | 75 | 100*6
); --: rows 120
CREATE TABLE EVIDS (
  EVID_NO TEXT PRIMARY KEY,    --: code EX-####-@ distinct
  CASE_NO INTEGER,             --: ref CASES.CASE_NO cover 60%
  DESC_TX TEXT,                --: pick mobile phone*5 | knife*3 | ledger*3 | crate of cigarettes*3 | number plate*2 | laptop*3 | USB stick*3 | crowbar*2 | cash bundle*2 | spray cans
  BIN_CD TEXT,                 --: code @#-##
  QTY_CNT INTEGER,             --: int 1..24 skew
  RECV_DT INTEGER,             --: date 2022-02-10..2025-07-10 yyyymmdd
  RLSD_DT INTEGER              --: after RECV_DT 14..700 days yyyymmdd until 2025-07-14 null 35%
); --: rows 190
UPDATE JUDGES SET CRT_CD = 'NTH' WHERE JDG_NO = 1;
UPDATE JUDGES SET BRTH_DT = BRTH_DT - 140000 WHERE APPT_DT - BRTH_DT < 300000;
UPDATE CASES SET JDG_NO = (SELECT MIN(JDG_NO) FROM JUDGES WHERE JUDGES.CRT_CD = CASES.CRT_CD AND (JUDGES.JDG_NO + CASES.CASE_NO * 5) % 3 = 0) WHERE CASE_NO % 10 < 5;
UPDATE CASES SET JDG_NO = (SELECT MAX(JDG_NO) FROM JUDGES WHERE JUDGES.CRT_CD = CASES.CRT_CD AND (JUDGES.JDG_NO + CASES.CASE_NO * 5) % 4 < 2) WHERE CASE_NO % 10 BETWEEN 5 AND 8;
UPDATE CASES SET JDG_NO = NULL WHERE CASE_NO % 10 = 9 AND FILED_DT < 20250301;
UPDATE EVIDS SET BIN_CD = char(65 + length(DESC_TX) % 5) || (QTY_CNT % 6) || '-' || (10 + CASE_NO % 9);
UPDATE CASES SET STAT_CD = CASE WHEN CLSD_DT IS NOT NULL AND CASE_NO % 5 > 0 THEN 'C' WHEN CASE_NO % 11 = 2 THEN 'S' WHEN CASE_NO % 15 = 5 THEN 'A' ELSE 'O' END;
UPDATE CASES SET CLSD_DT = NULL WHERE STAT_CD <> 'C';
UPDATE CASES SET PREP_PCT = 100 WHERE STAT_CD = 'C';
UPDATE CASES SET CLSD_DT = MAX(CLSD_DT, (SELECT COALESCE(MAX(SCHD_DT), 0) FROM HRNGS WHERE HRNGS.CASE_NO = CASES.CASE_NO)) WHERE STAT_CD = 'C';
UPDATE CASES SET CLSD_DT = NULL, STAT_CD = 'O' WHERE CLSD_DT > 20250714;
UPDATE HRNGS SET RSLT_CD = NULL WHERE SCHD_DT > 20250714;
UPDATE HRNGS SET DUR_SEC = NULL WHERE RSLT_CD IS NULL OR RSLT_CD = 'CANC';
UPDATE CASECHGS SET OUTC_CD = NULL WHERE CASE_NO IN (SELECT CASE_NO FROM CASES WHERE STAT_CD IN ('O', 'S'));
CREATE VIEW OPENCASES AS SELECT CASE_NO, DKT_NO, CRT_CD, JDG_NO, FILED_DT, PREP_PCT FROM CASES WHERE STAT_CD = 'O';
CREATE VIEW FINEBALS AS SELECT FINE_NO, CASE_NO, PRT_NO, CUR_CD, DUE_DT, FINE_AMT * (100 - PAID_PCT) / 100.0 AS BAL_AMT FROM FINES;
UPDATE EVIDS SET BIN_CD = 'C2-18' WHERE EVID_NO = (SELECT MIN(EVID_NO) FROM EVIDS WHERE QTY_CNT = 1);
UPDATE HRNGS SET DUR_SEC = 5440 WHERE HRG_NO = (SELECT MIN(HRG_NO) FROM HRNGS WHERE RSLT_CD = 'HELD' AND DUR_SEC BETWEEN 5000 AND 5900);
UPDATE CASEPRTYS SET LWR_NO = 202 WHERE ROLE_CD = 'DEF' AND CASE_NO IN (SELECT MIN(CASEPRTYS.CASE_NO) FROM CASEPRTYS JOIN CASES ON CASEPRTYS.CASE_NO = CASES.CASE_NO WHERE CASES.CRT_CD = 'HIL' AND CASEPRTYS.ROLE_CD = 'DEF');
UPDATE EVIDS SET RLSD_DT = 20250520 WHERE EVID_NO = (SELECT MAX(EVID_NO) FROM EVIDS WHERE DESC_TX = 'mobile phone' AND RLSD_DT IS NULL AND RECV_DT < 20250401);
