CREATE TABLE SITE (
  SITE_NO INTEGER PRIMARY KEY,    --: seq 1101
  SITE_NM TEXT,                   --: mix {Kestrel|Upper|Old|Marsh|Granite|Lantern|Bishop|Hollow|Sable|Twin} {Ford|Hill|Junction|Quay|Mast|Mill} distinct
  REG_CD TEXT,                    --: pick NW*4 | NE*3 | CE*5 | SO*3 | IS
  TECH_TYP TEXT,                  --: pick FIBRE*5 | 4G*4 | 5G*4 | DSL*2
  OPN_DT INTEGER,                 --: date 2004-03-01..2023-10-30 yyyymmdd
  PRNT_NO INTEGER,                --: self SITE_NO
  CUST_QTY INTEGER,               --: int 140..9800 skew
  BAT_MIN INTEGER,                --: pick 30 | 60*3 | 120*4 | 240*2 | NULL
  OWNR_NM TEXT                    --: pick Own*5 | Towerline*3 | Municipal Works*2 | Pylon Partners*2
); --: rows 46
CREATE TABLE ENGR (
  ENG_NO INTEGER PRIMARY KEY,     --: seq 31
  FST_NM TEXT,                    --: first
  LST_NM TEXT,                    --: last distinct
  BRTH_DT INTEGER,                --: date 1961-01-01..2001-12-31 yyyymmdd
  HIRE_DT INTEGER,                --: date 2006-02-01..2022-12-15 yyyymmdd
  BASE_REG TEXT,                  --: pick NW*4 | NE*3 | CE*5 | SO*3
  GRD_CD TEXT,                    --: pick J*3 | S*4 | P*2
  SUPV_NO INTEGER,                --: self ENG_NO
  HR_RATE_AMT INTEGER             --: int 31..96 normal
); --: rows 32
CREATE TABLE OUTG (
  OUT_NO INTEGER PRIMARY KEY,     --: seq 70001
  SITE_NO INTEGER,                --: ref SITE.SITE_NO cover 85% skew
  ENG_NO INTEGER,                 --: ref ENGR.ENG_NO cover 80% null 5%
  CAUSE_CD TEXT,                  --: pick PWR*6 | FIB*5 | HW*5 | WX*3 | CFG*3 | VAN | NULL
  SEV_CD INTEGER,                 --: pick 1 | 2*3 | 3*5 | 4*4
  START_TS TEXT,                  --: date 2023-01-04..2024-12-30 %Y-%m-%d %H:%M:%S
  RESTD_TS TEXT,                  --: after START_TS 1..41 hours %Y-%m-%d %H:%M:%S until 2024-12-31
  CLSD_TS TEXT,                   --: after RESTD_TS 1..15 days %Y-%m-%d %H:%M:%S until 2024-12-31
  RPT_DUE_DT INTEGER,             --: after START_TS 14..30 days yyyymmdd
  RPT_SENT_DT INTEGER,            --: after START_TS 6..44 days yyyymmdd until 2024-12-30 null 12%
  NOTIF_UX INTEGER,
  DUR_MIN INTEGER,
  AFF_QTY INTEGER,
  COMP_CALC_AMT INTEGER,
  COMP_PAID_AMT INTEGER,
  RMK TEXT                        --: pick NULL*7 | digger on the cable*2 | landlord refused access*2 | battery swollen*2 | swans on the dish | generator out of fuel*2
); --: rows 360
CREATE TABLE VISIT (
  VIS_NO INTEGER PRIMARY KEY,     --: seq 1
  OUT_NO INTEGER,                 --: ref OUTG.OUT_NO cover 70%
  ENG_NO INTEGER,                 --: ref ENGR.ENG_NO cover 85% skew
  ARR_UX INTEGER,
  TRAVL_MIN INTEGER,              --: int 6..190 skew
  ONSITE_MIN INTEGER,             --: int 12..540 skew
  PARTS_AMT INTEGER,              --: int 0..2400 skew
  LABR_AMT INTEGER,
  RSLT_CD TEXT                    --: pick FIX*6 | TMP*3 | NOA
); --: rows 330
UPDATE SITE SET PRNT_NO = NULL WHERE SITE_NO % 7 = 3;
UPDATE OUTG SET RESTD_TS = datetime(START_TS, '+' || (9 + OUT_NO * 977 % 1600 * (OUT_NO * 31 % 100) / 100) || ' minutes');
UPDATE OUTG SET RESTD_TS = NULL, CLSD_TS = NULL WHERE RESTD_TS > '2024-12-31' OR (OUT_NO % 2 = 1 AND START_TS > '2024-12-08');
UPDATE OUTG SET CLSD_TS = NULL WHERE START_TS > '2024-10-20' AND OUT_NO % 4 = 2;
UPDATE OUTG SET DUR_MIN = CAST(ROUND((julianday(RESTD_TS) - julianday(START_TS)) * 1440) AS INTEGER), CLSD_TS = CASE WHEN CLSD_TS < RESTD_TS THEN datetime(RESTD_TS, '+1 days') ELSE CLSD_TS END;
UPDATE OUTG SET CLSD_TS = NULL WHERE CLSD_TS > '2024-12-31';
UPDATE OUTG SET AFF_QTY = (SELECT CUST_QTY * (8 + OUTG.OUT_NO * 37 % 93) / 100 FROM SITE WHERE SITE.SITE_NO = OUTG.SITE_NO);
UPDATE OUTG SET COMP_CALC_AMT = CASE WHEN DUR_MIN > 360 THEN AFF_QTY * (2 + OUT_NO % 3) END;
UPDATE OUTG SET COMP_PAID_AMT = CASE WHEN CLSD_TS IS NOT NULL THEN COMP_CALC_AMT * (60 + OUT_NO * 13 % 41) / 100 END WHERE COMP_CALC_AMT IS NOT NULL;
UPDATE OUTG SET NOTIF_UX = CAST(strftime('%s', START_TS) AS INTEGER) + 60 * (20 + OUT_NO * 61 % 900) WHERE SEV_CD <= 2;
UPDATE OUTG SET RPT_DUE_DT = NULL, RPT_SENT_DT = NULL WHERE SEV_CD > 3;
UPDATE VISIT SET ARR_UX = (SELECT CAST(strftime('%s', START_TS) AS INTEGER) + 60 * (18 + COALESCE(DUR_MIN, 300) * (VISIT.VIS_NO * 83 % 90) / 100) FROM OUTG WHERE OUTG.OUT_NO = VISIT.OUT_NO), LABR_AMT = (SELECT HR_RATE_AMT * (VISIT.TRAVL_MIN + VISIT.ONSITE_MIN) / 60 FROM ENGR WHERE ENGR.ENG_NO = VISIT.ENG_NO);
DELETE FROM VISIT WHERE ARR_UX > 1735603200;
