CREATE TABLE LANGS (
  LANG_CD TEXT PRIMARY KEY,
  LANG_NM TEXT NOT NULL,
  SCRPT_NM TEXT,
  FAM_NM TEXT,
  BETA_FLG INTEGER
);
INSERT INTO LANGS VALUES ('SPA', 'Spanish', 'Latin', 'Romance', 0), ('GER', 'German', 'Latin', 'Germanic', 0), ('FRE', 'French', 'Latin', 'Romance', 0), ('JPN', 'Japanese', 'Kana and kanji', NULL, 0), ('KOR', 'Korean', 'Hangul', NULL, 0), ('ITA', 'Italian', 'Latin', 'Romance', 0), ('POR', 'Portuguese', 'Latin', 'Romance', 0), ('SWE', 'Swedish', 'Latin', 'Germanic', 0), ('GRE', 'Greek', 'Greek', 'Hellenic', 1), ('ARA', 'Arabic', 'Arabic', 'Semitic', 1), ('WEL', 'Welsh', 'Latin', 'Celtic', 1);
CREATE TABLE LRNRS (
  LRNR_NO INTEGER PRIMARY KEY,           --: seq 40001
  FIRST_NM TEXT,                         --: first
  LAST_NM TEXT,                          --: last
  CTRY_CD TEXT,                          --: pick DE*5 | BR*4 | US*6 | JP*3 | PL*2 | FR*3
  BIRTH_TS INTEGER,                      --: date 1955-03-01..2009-10-31 unix null 8%
  SIGNUP_TS INTEGER,                     --: expr 1646438400 + (LRNR_NO - 40000) * (300 - LRNR_NO + 40000) * 73000000 / 22500 - LRNR_NO * 7919 % 90000
  ST_CD TEXT,                            --: pick A*7 | P*2 | C*2
  PREM_FLG INTEGER,                      --: pick 0*6 | 1*4
  MAIL_FLG INTEGER,                      --: pick 0*3 | 1*7
  GOAL_MINS INTEGER,                     --: pick 5*3 | 10*4 | 15*3 | 20*2 | 45 | NULL
  REFR_LRNR_NO INTEGER REFERENCES LRNRS(LRNR_NO) --: self LRNR_NO null 55%
); --: rows 150
CREATE TABLE COURSES (
  CRS_NO INTEGER PRIMARY KEY,
  CRS_NM TEXT,
  LANG_CD TEXT REFERENCES LANGS(LANG_CD),
  LVL_CD TEXT,
  LEN_HRS REAL,
  PRC_CENTS INTEGER,
  LIVE_FLG INTEGER
);
INSERT INTO COURSES VALUES (1, 'Hola Desde Cero', 'SPA', 'A1', 18.5, 0, 1), (2, 'Spanish for the Road', 'SPA', 'A2', 22, 1999, 1), (3, 'Tapas and Subjunctives', 'SPA', 'B1', 31, 3999, 1), (4, 'German Ground Floor', 'GER', 'A1', 24, 0, 1), (5, 'Der Die Das Survival', 'GER', 'A2', 27.5, 1999, 1), (6, 'Buro-Deutsch', 'GER', 'B2', 40, 5999, 1), (7, 'Bonjour Basics', 'FRE', 'A1', 19, 0, 1), (8, 'Cafe French', 'FRE', 'A2', 21.5, 1999, 1), (9, 'French for Film Lovers', 'FRE', 'B2', 36, 4999, 0), (10, 'Kana Kickoff', 'JPN', 'A1', 30, 0, 1), (11, 'Tokyo Streets', 'JPN', 'A2', 38, 2999, 1), (12, 'Hangul in a Week', 'KOR', 'A1', 12, 0, 1), (13, 'K-Drama Korean', 'KOR', 'A2', 29, 2499, 1), (14, 'Ciao for Beginners', 'ITA', 'A1', 17.5, 0, 1), (15, 'Italian at the Table', 'ITA', 'B1', 26, 2999, 1), (16, 'Ola Portugal', 'POR', 'A1', 18, 0, 1), (17, 'Carioca Portuguese', 'POR', 'A2', 23, 1999, 1), (18, 'Fika Swedish', 'SWE', 'A1', 16.5, 0, 1), (19, 'Swedish at Work', 'SWE', 'B1', 28, 3499, 0), (20, 'Alpha to Omega', 'GRE', 'A1', 20, 0, 1), (21, 'Arabic Letters First', 'ARA', 'A1', 25, 0, 0), (22, 'Business Spanish', 'SPA', 'B2', 42, 5999, 1);
CREATE TABLE LESSONS (
  LSN_NO INTEGER PRIMARY KEY,            --: seq 501
  CRS_NO INTEGER REFERENCES COURSES(CRS_NO), --: ref COURSES.CRS_NO cover 92%
  LSN_NM TEXT,                           --: mix {Quick|Slow|Formal|Street|Travel|Office|Family|Market} {greetings|numbers|directions|small talk|phone calls|menus|invitations|apologies|complaints|jokes|weather talk|plans} distinct
  SKILL_NM TEXT,                         --: pick speaking*4 | listening*4 | reading*3 | writing*2 | grammar*3
  TRGT_SECS INTEGER,                     --: int 120..1500 normal
  XP_PTS INTEGER                         --: pick 10*5 | 15*4 | 20*3 | 30*2 | 50
); --: rows 88
CREATE TABLE ENRLMNTS (
  LRNR_NO INTEGER REFERENCES LRNRS(LRNR_NO), --: ref LRNRS.LRNR_NO cover 84%
  CRS_NO INTEGER REFERENCES COURSES(CRS_NO), --: ref COURSES.CRS_NO cover 92% skew
  ENRL_TS INTEGER,                       --: expr (SELECT L.SIGNUP_TS + (1719705600 - L.SIGNUP_TS) / 100 * ((ENRLMNTS.LRNR_NO * 31 + ENRLMNTS.CRS_NO * 17) % 70) FROM LRNRS AS L WHERE L.LRNR_NO = ENRLMNTS.LRNR_NO)
  DONE_PCT INTEGER,                      --: pick 0*3 | 4*2 | 11*2 | 18*2 | 26 | 35*2 | 47 | 58 | 66*2 | 79 | 92 | 100*5
  FIN_TS INTEGER
); --: rows 270
CREATE TABLE SESSNS (
  SESS_NO INTEGER PRIMARY KEY,           --: seq 900001
  LRNR_NO INTEGER REFERENCES LRNRS(LRNR_NO), --: ref LRNRS.LRNR_NO cover 78% skew
  LSN_NO INTEGER REFERENCES LESSONS(LSN_NO), --: ref LESSONS.LSN_NO cover 93% null 3%
  START_TS INTEGER,                      --: date 2023-01-02..2024-06-29 unix
  DUR_SECS INTEGER,                      --: int 40..2600 skew
  XP_PTS INTEGER,                        --: pick 0*2 | 5*2 | 10*5 | 15*4 | 20*3 | 30*2 | 60
  ERR_CNT INTEGER,                       --: int 0..14 skew
  DEV_CD TEXT,                           --: pick IOS*5 | AND*6 | WEB*3
  DONE_FLG INTEGER                       --: pick 1*8 | 0*2
); --: rows 400
CREATE TABLE STREAKS (
  STRK_NO INTEGER PRIMARY KEY,           --: seq 1
  LRNR_NO INTEGER REFERENCES LRNRS(LRNR_NO), --: ref LRNRS.LRNR_NO cover 80%
  START_TS INTEGER,                      --: date 2022-06-01..2024-06-25 unix
  END_TS INTEGER,
  LEN_DAYS INTEGER,                      --: int 1..310 skew
  FRZ_CNT INTEGER,                       --: pick 0*6 | 1*3 | 2*2 | 3
  RSN_CD TEXT                            --: pick MIS*6 | PAU*2 | RST*2
); --: rows 230
CREATE TABLE PAYMTS (
  PAY_NO INTEGER PRIMARY KEY,            --: seq 77001
  LRNR_NO INTEGER REFERENCES LRNRS(LRNR_NO), --: ref LRNRS.LRNR_NO cover 45%
  PLAN_CD TEXT,                          --: pick MON*6 | YR*3 | FAM*2
  PAID_TS INTEGER,                       --: date 2022-09-01..2024-06-28 unix
  AMT_CENTS INTEGER,                     --: by PLAN_CD: MON => 999*5 | 799*2; YR => 7999*4 | 5999*2; FAM => 11999*3 | 8999
  FEE_CENTS INTEGER,                     --: by PLAN_CD: MON => 150*2 | 300; YR => 1200 | 900; FAM => 1800 | 1350
  ST_CD TEXT,                            --: pick S*9 | R*1 | X*1
  PROMO_FLG INTEGER                      --: pick 0*7 | 1*3
); --: rows 240
DELETE FROM ENRLMNTS WHERE rowid NOT IN (SELECT MIN(rowid) FROM ENRLMNTS GROUP BY LRNR_NO, CRS_NO);
UPDATE ENRLMNTS SET FIN_TS = ENRL_TS + (1719705600 - ENRL_TS) / 100 * ((LRNR_NO * 7 + CRS_NO * 29) % 88 + 6) WHERE DONE_PCT = 100;
UPDATE SESSNS SET START_TS = (SELECT L.SIGNUP_TS + (SESSNS.START_TS - 1640995200) % (1719705600 - L.SIGNUP_TS) FROM LRNRS AS L WHERE L.LRNR_NO = SESSNS.LRNR_NO) WHERE START_TS < (SELECT L.SIGNUP_TS FROM LRNRS AS L WHERE L.LRNR_NO = SESSNS.LRNR_NO);
UPDATE STREAKS SET START_TS = (SELECT L.SIGNUP_TS + (STREAKS.START_TS - 1640995200) % (1719705600 - L.SIGNUP_TS) FROM LRNRS AS L WHERE L.LRNR_NO = STREAKS.LRNR_NO) WHERE START_TS < (SELECT L.SIGNUP_TS FROM LRNRS AS L WHERE L.LRNR_NO = STREAKS.LRNR_NO);
UPDATE PAYMTS SET PAID_TS = (SELECT L.SIGNUP_TS + (PAYMTS.PAID_TS - 1640995200) % (1719705600 - L.SIGNUP_TS) FROM LRNRS AS L WHERE L.LRNR_NO = PAYMTS.LRNR_NO) WHERE PAID_TS < (SELECT L.SIGNUP_TS FROM LRNRS AS L WHERE L.LRNR_NO = PAYMTS.LRNR_NO);
UPDATE STREAKS SET END_TS = START_TS + LEN_DAYS * 86400 WHERE START_TS + LEN_DAYS * 86400 < 1719705600;
UPDATE STREAKS SET LEN_DAYS = (1719705600 - START_TS) / 86400, RSN_CD = NULL WHERE END_TS IS NULL;
DELETE FROM STREAKS WHERE END_TS IS NULL AND STRK_NO NOT IN (SELECT MIN(STRK_NO) FROM STREAKS WHERE END_TS IS NULL GROUP BY LRNR_NO);
