-- A tech recruiting agency: candidates, client jobs, and who was put forward for what.
CREATE TABLE SKLS (
  SKL_CD TEXT PRIMARY KEY,
  SKL_NM TEXT,
  FEE_PCT INTEGER
);
INSERT INTO SKLS VALUES ('PY', 'Python', 22), ('JV', 'Java', 20), ('FE', 'Frontend', 19), ('DO', 'DevOps', 24), ('DA', 'Data engineering', 24), ('QA', 'Testing', 17), ('MO', 'Mobile', 20), ('CO', 'Cobol', 28);
CREATE TABLE CNDS (
  CND_NO INTEGER PRIMARY KEY,  --: seq 2001
  FST_NM TEXT,                 --: first
  LST_NM TEXT,                 --: last distinct
  BRTH_DT TEXT,                --: date 1966-01-01..2002-06-30
  CITY_NM TEXT,                --: pick Berlin*5 | Lisbon*4 | Krakow*4 | Dublin*3 | Malmo*2 | Graz
  SKL_CD TEXT,                 --: pick PY*5 | JV*4 | FE*5 | DO*3 | DA*3 | QA*3 | MO*2
  SRC_CD TEXT,                 --: pick LI*6 | RF*3 | JB*4 | EV*2
  RFR_NO INTEGER,              --: self CND_NO
  EXP_YRS INTEGER,             --: int 0..24 skew
  ASK_CTS INTEGER,             --: int 3400000..11800000 normal
  REG_DT TEXT,                 --: date 2022-01-10..2024-09-10
  GHST_FLG INTEGER             --: pick 0*8 | 1
); --: rows 150
CREATE TABLE JOBS (
  JOB_NO INTEGER PRIMARY KEY,  --: seq 801
  CLNT_NM TEXT,                --: pick Nimbus Pay*5 | Orchard Health*4 | Tramline*4 | Kitegrid*3 | Fernway Games*3 | Saltbox Robotics*2 | Quietly
  SKL_CD TEXT,                 --: pick PY*5 | JV*4 | FE*4 | DO*3 | DA*3 | QA*2 | MO*2
  TTL_TX TEXT,                 --: by SKL_CD: PY => Backend developer*2 | Platform engineer; JV => Java developer*2 | Integration lead; FE => Web developer*2 | UI engineer; DO => Site reliability engineer | Cloud engineer*2; DA => Data engineer*2 | Analytics lead; QA => Test engineer*2 | Test lead; else => Mobile developer*2 | App lead
  CITY_NM TEXT,                --: pick Berlin*5 | Lisbon*3 | Krakow*3 | Dublin*3 | Malmo
  RMT_CD TEXT,                 --: pick FR*3 | HY*5 | OS*2
  OPN_DT TEXT,                 --: date 2022-06-01..2024-09-05
  CLS_DT TEXT,                 --: after OPN_DT 25..240 days until 2024-09-15 null 12%
  SEAT_CNT INTEGER,            --: int 1..6 skew
  BDGT_CTS INTEGER             --: int 4200000..12600000 normal
); --: rows 72
CREATE TABLE APPS (
  CND_NO INTEGER,              --: ref CNDS.CND_NO cover 85%
  JOB_NO INTEGER,              --: ref JOBS.JOB_NO cover 90% skew
  APP_DT TEXT,
  RCTR_NM TEXT,                --: pick Hazel Stone*5 | Ivo Lindqvist*4 | Priya Raman*4 | Tom Achterberg*3 | Zoe Marchetti*2
  STG_CD TEXT,                 --: pick AP*4 | SC*4 | IV*4 | OF*2 | HR*3 | RJ*7
  SCRN_MIN INTEGER,            --: int 8..75 normal
  INTV_DT TEXT,
  DEC_DT TEXT,
  OFR_CTS INTEGER,
  FEE_CTS INTEGER,
  PRIMARY KEY (CND_NO, JOB_NO)
); --: rows 360
UPDATE CNDS SET RFR_NO = NULL WHERE SRC_CD <> 'RF';
UPDATE APPS SET APP_DT = (SELECT date(OPN_DT, '+' || ((APPS.CND_NO * 7 + APPS.JOB_NO * 3) % 70 + 1) || ' days') FROM JOBS WHERE JOBS.JOB_NO = APPS.JOB_NO);
DELETE FROM APPS WHERE APP_DT > '2024-09-15';
UPDATE CNDS SET REG_DT = (SELECT date(MIN(APP_DT), '-' || (CNDS.CND_NO % 40) || ' days') FROM APPS WHERE APPS.CND_NO = CNDS.CND_NO) WHERE REG_DT > (SELECT MIN(APP_DT) FROM APPS WHERE APPS.CND_NO = CNDS.CND_NO);
UPDATE APPS SET INTV_DT = date(APP_DT, '+' || ((CND_NO * 5 + JOB_NO) % 24 + 3) || ' days') WHERE STG_CD IN ('IV', 'OF', 'HR') OR (STG_CD = 'RJ' AND CND_NO % 2 = 0);
UPDATE APPS SET STG_CD = 'IV' WHERE INTV_DT > '2024-09-15';
UPDATE APPS SET DEC_DT = date(COALESCE(INTV_DT, APP_DT), '+' || ((CND_NO + JOB_NO * 11) % 33 + 2) || ' days') WHERE STG_CD IN ('HR', 'RJ');
UPDATE APPS SET STG_CD = CASE WHEN STG_CD = 'HR' THEN 'OF' ELSE 'SC' END, DEC_DT = NULL WHERE DEC_DT > '2024-09-15';
UPDATE APPS SET SCRN_MIN = NULL WHERE STG_CD = 'AP';
UPDATE APPS SET OFR_CTS = (SELECT BDGT_CTS / 100000 * 100000 - (APPS.CND_NO * 13 % 7) * 150000 FROM JOBS WHERE JOBS.JOB_NO = APPS.JOB_NO) WHERE STG_CD IN ('OF', 'HR');
UPDATE APPS SET FEE_CTS = (SELECT APPS.OFR_CTS * FEE_PCT / 100 FROM JOBS JOIN SKLS ON JOBS.SKL_CD = SKLS.SKL_CD WHERE JOBS.JOB_NO = APPS.JOB_NO) WHERE STG_CD = 'HR';
UPDATE CNDS SET EXP_YRS = MIN(EXP_YRS, CAST((julianday('2024-09-15') - julianday(BRTH_DT)) / 365.25 AS INTEGER) - 20);
UPDATE CNDS SET ASK_CTS = ASK_CTS / 50000 * 50000;
UPDATE JOBS SET BDGT_CTS = BDGT_CTS / 100000 * 100000;
UPDATE CNDS SET ASK_CTS = 7600000 WHERE CND_NO = 2103;
UPDATE JOBS SET CLS_DT = NULL WHERE JOB_NO IN (SELECT JOB_NO FROM JOBS WHERE CITY_NM = 'Dublin' AND OPN_DT > '2024-01-01');
