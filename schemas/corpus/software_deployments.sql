CREATE TABLE TEAMS (
  TEAMNO INTEGER PRIMARY KEY,
  TEAM_NM TEXT NOT NULL,
  FLR INTEGER,
  BUDG_CTS INTEGER
);
INSERT INTO TEAMS VALUES (10, 'Checkout', 2, 4800000), (20, 'Ledger', 2, 3650000), (30, 'Parcel Tracking', 3, 2900000), (40, 'Search', 3, 5100000), (50, 'Accounts', 4, 2250000), (60, 'Platform', 4, 7400000), (70, 'Archive', 0, 600000);
CREATE TABLE STAFFS (
  EMPNO INTEGER PRIMARY KEY,             --: seq 401
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last
  TEAMNO INTEGER REFERENCES TEAMS(TEAMNO), --: ref TEAMS.TEAMNO cover 86%
  ROLE_CD TEXT,                          --: pick DEV*7 | TST*3 | OPS*3 | MGR*2
  HIRE_DT INTEGER,                       --: date 2012-03-01..2025-06-30 unix
  BIRTH_DT INTEGER                       --: date 1971-01-01..2002-12-31 unix
); --: rows 42
CREATE TABLE APPS (
  APPNO INTEGER PRIMARY KEY,             --: seq 1
  APP_NM TEXT NOT NULL,                  --: each Basket | Pigeon Post | Pigeon Mail | Ledgerwise | Coinpurse | Whereabouts | Lostfound | Needle | Haystack | Doorman | Cloakroom | Butler | Kettle | Dustsheet | Abacus | Turnstile | Weathervane | Inkwell | Gravel | Umbrella Stand | Scone | Teapot
  TEAMNO INTEGER REFERENCES TEAMS(TEAMNO), --: ref TEAMS.TEAMNO cover 86%
  TIER_CD TEXT,                          --: pick CRI*2 | STD*4 | EXP*2
  LANG_NM TEXT,                          --: pick Java*4 | Go*3 | Python*3 | Rust | Cobol
  LIVE_DT INTEGER                        --: date 2016-05-01..2024-02-28 unix
); --: rows 22
CREATE TABLE ENVS (
  ENVNO INTEGER PRIMARY KEY,
  ENV_NM TEXT NOT NULL,
  KND_CD TEXT,
  RGN_NM TEXT,
  MTH_COST_CTS INTEGER
);
INSERT INTO ENVS VALUES (1, 'Sandbox', 'DEV', 'London', 42000), (2, 'Scratchpad', 'DEV', 'Oslo', 38500), (3, 'Rehearsal', 'STG', 'London', 96000), (4, 'Dress Rehearsal', 'STG', 'Dublin', 118000),
 (5, 'Demo Lounge', 'STG', 'Oslo', 51000), (6, 'Live London', 'PRD', 'London', 640000), (7, 'Live Dublin', 'PRD', 'Dublin', 575000), (8, 'Live Oslo', 'PRD', 'Oslo', 388000), (9, 'Live Spare', 'PRD', 'Leeds', 150000);
CREATE TABLE DEPLOYS (
  DEPNO INTEGER PRIMARY KEY,             --: seq 3001
  APPNO INTEGER REFERENCES APPS(APPNO),  --: ref APPS.APPNO cover 90% skew
  FROM_ENVNO INTEGER REFERENCES ENVS(ENVNO), --: pick 1*5 | 2*3 | 3*4 | 4*3 | 5
  TO_ENVNO INTEGER REFERENCES ENVS(ENVNO), --: by FROM_ENVNO: 1, 2 => 3*4 | 4*3 | 5; else => 6*5 | 7*3 | 8*3
  REQ_EMPNO INTEGER REFERENCES STAFFS(EMPNO), --: ref STAFFS.EMPNO cover 80% skew
  APR_EMPNO INTEGER REFERENCES STAFFS(EMPNO), --: ref STAFFS.EMPNO cover 30% null 12%
  CHG_CD TEXT,                           --: pick FEA*5 | FIX*4 | CFG*2
  REQ_TS INTEGER,                        --: date 2023-11-06..2025-10-12 unix
  START_TS INTEGER,                      --: after REQ_TS 4..380 hours unix
  END_TS INTEGER,                        --: after START_TS 4..190 minutes unix
  ST_CD TEXT,                            --: pick OK*12 | FL*3 | RB*2
  COV_PCT REAL,                          --: real 31..99 1
  EST_CTS INTEGER,                       --: price 60..1400
  ACT_CTS INTEGER                        --: price 1..90
); --: rows 380
CREATE TABLE DEPSNAPS (
  SNAPNO INTEGER PRIMARY KEY,            --: seq 1
  DEPNO INTEGER REFERENCES DEPLOYS(DEPNO), --: ref DEPLOYS.DEPNO cover 70%
  SNAP_TS INTEGER,                       --: int 60..9000
  ST_CD TEXT,                            --: pick RUN*7 | OK*6 | FL*3 | RB
  PROG_PCT REAL                          --: real 2..98 0
); --: rows 400
UPDATE DEPSNAPS SET SNAP_TS = SNAP_TS + (SELECT START_TS FROM DEPLOYS WHERE DEPLOYS.DEPNO = DEPSNAPS.DEPNO), PROG_PCT = CASE WHEN ST_CD = 'OK' THEN 100.0 ELSE PROG_PCT END;
UPDATE DEPLOYS SET ACT_CTS = EST_CTS + (ACT_CTS - 2300) * (DEPNO % 5 - 1) * 3 WHERE EST_CTS + (ACT_CTS - 2300) * (DEPNO % 5 - 1) * 3 > 3000;
UPDATE DEPLOYS SET APR_EMPNO = NULL WHERE APR_EMPNO = REQ_EMPNO;
UPDATE APPS SET TEAMNO = 40 WHERE APP_NM IN ('Needle', 'Haystack');
UPDATE APPS SET TEAMNO = 30 WHERE APP_NM = 'Pigeon Post';
UPDATE STAFFS SET FST_NM = 'Rosalind' WHERE EMPNO = (SELECT MAX(EMPNO) FROM STAFFS WHERE FST_NM = 'Abena' AND LST_NM = 'Holm');
UPDATE STAFFS SET FST_NM = 'Ines' WHERE FST_NM = 'James' AND LST_NM = 'Price';
UPDATE STAFFS SET LST_NM = 'Moser' WHERE FST_NM = 'Johan' AND LST_NM = 'Rossi';
UPDATE STAFFS SET FST_NM = CASE EMPNO WHEN 405 THEN 'Wei' ELSE 'Katya' END WHERE EMPNO IN (405, 408);
