CREATE TABLE GENRES (
  GENRE_CD TEXT PRIMARY KEY, -- genre code
  GENRE_NM TEXT
);
INSERT INTO GENRES VALUES ('SCI','Science'), ('HOB','Hobby'), ('KID','Children'), ('BIZ','Business'), ('HOM','Home and garden'), ('MUS','Music');
CREATE TABLE CTRYS (
  CTRY_CD TEXT PRIMARY KEY,
  CTRY_NM TEXT,
  ZONE_NO INTEGER, -- postal zone, 1 domestic to 4 overseas
  POST_AMT REAL -- postage per copy in euro
);
INSERT INTO CTRYS VALUES ('DE','Germany',1,1.2), ('AT','Austria',2,2.4), ('CH','Switzerland',2,3.1), ('NL','Netherlands',2,2.2), ('GB','United Kingdom',3,4.6), ('US','United States',4,7.9), ('JP','Japan',4,8.8);
CREATE TABLE CHANS (
  CHAN_CD TEXT PRIMARY KEY,
  CHAN_NM TEXT,
  COMM_PCT REAL -- commission in percent of the amount due
);
INSERT INTO CHANS VALUES ('WEB','Web shop',0), ('TEL','Call centre',8), ('KSK','Kiosk card',15), ('AGT','Agent',22), ('SCH','School scheme',5);
CREATE TABLE PLANS (
  PLAN_CD TEXT PRIMARY KEY,
  PLAN_NM TEXT,
  TERM_MO INTEGER, -- length in months
  DISC_PCT REAL
);
INSERT INTO PLANS VALUES ('T3','Trial quarter',3,40), ('H6','Half year',6,5), ('Y1','One year',12,12), ('Y2','Two years',24,20), ('G1','Gift year',12,10), ('S1','Student year',12,35);
CREATE TABLE TITLES (
  TITLE_CD TEXT PRIMARY KEY,
  TITLE_NM TEXT,
  GENRE_CD TEXT, -- code in GENRES
  FREQ_CD TEXT, -- W weekly, M monthly, Q quarterly
  COPY_WT_G INTEGER, -- weight of one copy in grams
  PAPER_GSM INTEGER,
  LAUNCH_YR INTEGER,
  PRINT_FL INTEGER -- 1 printed, 0 digital only
);
INSERT INTO TITLES VALUES ('QNT','Quanta Weekly','SCI','W',142,70,1998,1), ('DPS','Deep Sky','SCI','M',265,90,2004,1), ('RIV','River & Reef','SCI','Q',410,115,2012,1), ('LOK','Loft Railway','HOB','M',238,90,1987,1), ('KNO','Knots and Yarn','HOB','Q',305,100,2009,1), ('PIX','Pixel Bench','HOB','M',0,0,2017,0), ('TUM','Tumbledown','KID','M',120,80,2001,1), ('OWL','Little Owl','KID','W',96,80,2015,1), ('LED','The Ledger Post','BIZ','W',118,52,1974,1), ('MGN','Margin Notes','BIZ','M',0,0,2020,0), ('GRD','Garden Hour','HOM','M',290,90,1993,1), ('HAV','Haven','HOM','Q',455,130,2018,1), ('CRE','Crescendo','MUS','M',212,90,1990,1), ('BAS','Basslines','MUS','Q',0,0,2021,0);
CREATE TABLE ISSUES (
  TITLE_CD TEXT, -- code in TITLES
  ISS_NO INTEGER, -- counted from 1 for each title
  ON_SALE_TS INTEGER, -- Unix seconds
  PAGE_CT INTEGER,
  PRINT_RUN INTEGER, -- copies printed
  SPEC_FL INTEGER, -- 1 special issue
  PRIMARY KEY (TITLE_CD, ISS_NO)
);
CREATE TABLE CUSTS (
  CUSTNO INTEGER PRIMARY KEY, --: seq 60001
  FNAME TEXT, --: first
  LNAME TEXT, --: last distinct
  CITY TEXT, -- town of the address --: pick Lindau*4 | Graz*3 | Basel*3 | Utrecht*2 | Lindfield*2 | Chester | Osaka | Portland*2 | Rostock*4
  CTRY_CD TEXT, -- code in CTRYS --: by CITY: Lindau, Rostock => DE; Graz => AT; Basel => CH; Utrecht => NL; Lindfield => GB; Chester => GB*2 | US; Osaka => JP; else => US
  BIRTH_TS INTEGER, -- birth date, Unix seconds --: date 1940-01-01..2008-12-31 unix null 8%
  JOIN_TS INTEGER, --: date 2018-02-01..2024-12-31 unix
  MAIL_OK INTEGER, -- 1 may be mailed offers --: pick 1*3 | 0*2
  REF_CUSTNO INTEGER --: self CUSTNO null 70%
); --: rows 150
CREATE TABLE OPERS (
  OPER_ID INTEGER PRIMARY KEY, --: seq 701
  FNAME TEXT, --: first
  LNAME TEXT, --: last distinct
  TEAM_NM TEXT, --: pick Renewals*4 | Complaints*3 | Back office*2 | Night desk
  HIRE_TS INTEGER, -- Unix seconds --: date 2011-01-01..2024-10-31 unix
  PART_FL INTEGER -- 1 part time --: pick 0*3 | 1
); --: rows 30
CREATE TABLE SUBS (
  SUBNO INTEGER PRIMARY KEY, -- subscription number --: seq 900001
  CUSTNO INTEGER, -- customer in CUSTS --: ref CUSTS.CUSTNO cover 82% skew
  TITLE_CD TEXT, --: ref TITLES.TITLE_CD cover 93%
  PLAN_CD TEXT, -- code in PLANS --: pick T3*3 | H6*3 | Y1*7 | Y2*3 | G1*2 | S1*2
  CHAN_CD TEXT, --: pick WEB*7 | TEL*3 | KSK*2 | AGT*2 | SCH
  START_TS INTEGER, -- first day, Unix seconds --: date 2021-06-01..2025-03-28 unix
  END_TS INTEGER, --: expr START_TS + 86400 * 365 * (SELECT TERM_MO FROM PLANS WHERE PLANS.PLAN_CD = SUBS.PLAN_CD) / 12
  COPY_CT INTEGER, -- copies per issue --: pick 1*12 | 2*2 | 5 | 30
  AMT_LIST REAL, -- euro before discount --: price 18..260
  AMT_DUE REAL, -- euro after discount --: expr ROUND(AMT_LIST * (1 - (SELECT DISC_PCT FROM PLANS WHERE PLANS.PLAN_CD = SUBS.PLAN_CD) / 100.0), 2)
  AUTO_FL INTEGER, -- 1 renews by itself --: pick 1*3 | 0*2
  ST_CD TEXT -- A active, P paused, C cancelled, E expired --: pick A*7 | P | C*2
); --: rows 290
CREATE TABLE SUB_LOGS (
  LOG_ID INTEGER PRIMARY KEY, --: seq 1
  SUBNO INTEGER, -- subscription in SUBS --: ref SUBS.SUBNO cover 78%
  LOG_TS INTEGER, -- when it was written, Unix seconds --: date 2021-06-01..2025-03-30 unix
  EVT_CD TEXT, -- NEW created, REN renewed, ADR address change, PAU pause, CAN cancel --: pick NEW*5 | REN*4 | ADR*4 | PAU*2 | CAN*2
  OPER_ID INTEGER, --: ref OPERS.OPER_ID cover 85% skew null 15%
  AMT_DUE REAL -- copy of the amount at that time --: price 12..240
); --: rows 340
CREATE TABLE PMTS (
  PMTNO INTEGER PRIMARY KEY, --: seq 30001
  SUBNO INTEGER, --: ref SUBS.SUBNO cover 76%
  PAY_TS INTEGER, -- Unix seconds --: date 2021-06-10..2025-03-30 unix
  AMT REAL, -- euro, negative for a refund --: price 6..150
  METH_CD TEXT -- CC card, DD direct debit, PP wallet, IN invoice --: pick CC*4 | DD*5 | PP*3 | IN*2
); --: rows 330
CREATE TABLE DLVRYS (
  DLV_ID INTEGER PRIMARY KEY, --: seq 1
  SUBNO INTEGER, --: ref SUBS.SUBNO cover 70%
  TITLE_CD TEXT, --: expr (SELECT TITLE_CD FROM SUBS WHERE SUBS.SUBNO = DLVRYS.SUBNO)
  ISS_NO INTEGER, -- with TITLE_CD the key of ISSUES --: int 12..23
  SENT_TS INTEGER, -- Unix seconds --: date 2024-01-01..2025-03-20 unix
  RCVD_TS INTEGER, --: after SENT_TS 1..16 days unix null 9%
  PACK_WT_G INTEGER, -- parcel with wrapping, grams --: int 110..900 skew
  LOST_FL INTEGER --: const 0
); --: rows 340
INSERT INTO ISSUES WITH RECURSIVE N(I) AS (SELECT 1 UNION ALL SELECT I + 1 FROM N WHERE I < 24) SELECT T.TITLE_CD, N.I, 1742700000 - (24 - N.I) * 86400 * CASE T.FREQ_CD WHEN 'W' THEN 7 WHEN 'M' THEN 30 ELSE 91 END - (LENGTH(T.TITLE_NM) % 5) * 93600, 32 + 4 * ((N.I * 7 + T.LAUNCH_YR + LENGTH(T.TITLE_NM)) % 23), CASE WHEN T.PRINT_FL = 0 THEN NULL ELSE 2000 + 250 * ((N.I * 13 + T.LAUNCH_YR * 3) % 61) END, CASE WHEN (N.I + T.LAUNCH_YR) % 9 = 0 THEN 1 ELSE 0 END FROM TITLES AS T CROSS JOIN N;
DELETE FROM DLVRYS WHERE TITLE_CD IN ('PIX', 'MGN', 'BAS');
UPDATE DLVRYS SET RCVD_TS = (SELECT ON_SALE_TS FROM ISSUES WHERE ISSUES.TITLE_CD = DLVRYS.TITLE_CD AND ISSUES.ISS_NO = DLVRYS.ISS_NO) - 172800 + (RCVD_TS - SENT_TS), SENT_TS = (SELECT ON_SALE_TS FROM ISSUES WHERE ISSUES.TITLE_CD = DLVRYS.TITLE_CD AND ISSUES.ISS_NO = DLVRYS.ISS_NO) - 172800;
UPDATE DLVRYS SET LOST_FL = 1 WHERE RCVD_TS IS NULL AND DLV_ID % 4 > 0;
UPDATE SUBS SET ST_CD = 'E' WHERE END_TS < 1743379200 AND ST_CD IN ('A', 'P');
UPDATE PMTS SET AMT = -AMT WHERE PMTNO % 23 = 5;
UPDATE PMTS SET PAY_TS = (SELECT START_TS FROM SUBS WHERE SUBS.SUBNO = PMTS.SUBNO) + 3600 * (PMTNO % 1900);
UPDATE PMTS SET PAY_TS = 1743200000 - PMTNO * 13 WHERE PAY_TS > 1743379200;
UPDATE SUB_LOGS SET LOG_TS = (SELECT START_TS FROM SUBS WHERE SUBS.SUBNO = SUB_LOGS.SUBNO) + CASE EVT_CD WHEN 'NEW' THEN -7200 - LOG_ID * 60 ELSE LOG_ID * 40000 END;
UPDATE SUB_LOGS SET LOG_TS = 1743300000 - LOG_ID * 977 WHERE LOG_TS > 1743379200;
UPDATE CUSTS SET REF_CUSTNO = NULL WHERE REF_CUSTNO = CUSTNO;
UPDATE DLVRYS SET PACK_WT_G = (SELECT COPY_WT_G FROM TITLES WHERE TITLES.TITLE_CD = DLVRYS.TITLE_CD) * (SELECT COPY_CT FROM SUBS WHERE SUBS.SUBNO = DLVRYS.SUBNO) + 14 + (DLV_ID * 11) % 47;
UPDATE CUSTS SET JOIN_TS = (SELECT MIN(START_TS) FROM SUBS WHERE SUBS.CUSTNO = CUSTS.CUSTNO) - 86400 * (1 + CUSTNO % 9) WHERE JOIN_TS > (SELECT MIN(START_TS) FROM SUBS WHERE SUBS.CUSTNO = CUSTS.CUSTNO);
