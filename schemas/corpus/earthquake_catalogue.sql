CREATE TABLE REGN (
  RGN_CD TEXT PRIMARY KEY,
  RGN_NM TEXT,
  ZONE_CD TEXT,
  POP_CNT INTEGER
);
INSERT INTO REGN VALUES ('KAR', 'Karvelle Basin', 'N', 412000), ('TOL', 'Tolmar Ridge', 'N', 38000), ('SEV', 'Severin Coast', 'W', 655000), ('OST', 'Ostrava Shelf', 'W', 0), ('MER', 'Merrow Highlands', 'E', 91000), ('DAL', 'Dalsund', 'E', 203000), ('PEL', 'Pelican Arc', 'S', 17500), ('VAN', 'Vandermoor', 'S', 128000);
CREATE TABLE FALT (
  FALTNO INTEGER PRIMARY KEY,
  FALT_NM TEXT,
  RGN_CD TEXT,
  LEN_KM REAL,
  ACTV_FLG INTEGER,
  SLIP_PCT REAL
);
INSERT INTO FALT VALUES (1, 'Greywater', 'KAR', 84.5, 1, 62), (2, 'Tolmar Main', 'TOL', 131, 1, 48.5), (3, 'Severin Offset', 'SEV', 57.2, 1, 71), (4, 'Gannet', 'SEV', 22.8, 0, NULL), (5, 'Merrow East', 'MER', 46, 1, 35), (6, 'Dalsund', 'DAL', 39.4, 0, 12.5), (7, 'Pelican Trench', 'PEL', 310, 1, 88), (8, 'Halfmoon', 'VAN', 18.3, 0, NULL), (9, 'Brackwater', 'KAR', 27.9, 1, 20), (10, 'Northern Splay', 'TOL', 15.1, 0, 5), (11, 'Vander', 'VAN', 63.7, 1, 41);
CREATE TABLE MTYP (
  MTYP_CD TEXT PRIMARY KEY,
  MTYP_DSC TEXT
);
INSERT INTO MTYP VALUES ('ML', 'Local'), ('MW', 'Moment'), ('MB', 'Body wave'), ('MD', 'Duration'), ('MS', 'Surface wave');
CREATE TABLE STTN (
  STTNNO INTEGER PRIMARY KEY,            --: seq 11
  STTN_CD TEXT,                          --: code @@@@ distinct
  RGN_CD TEXT,                           --: ref REGN.RGN_CD cover 88%
  INST_DT TEXT,                          --: date 2004-05-01..2025-10-30
  ALT_M INTEGER,                         --: int 2..2100 skew
  ONLN_FLG INTEGER,                      --: pick 1*5 | 0
  UPTM_PCT REAL,                         --: real 55..100 1 normal
  BTRY_PCT INTEGER                       --: int 4..100 null 12%
); --: rows 34
CREATE TABLE ANLY (
  ANLYNO INTEGER PRIMARY KEY,            --: seq 701
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  TEAM_CD TEXT,                          --: pick RAP*3 | CAT*3 | FLD*4
  HIRE_DT TEXT,                          --: date 2007-09-01..2025-09-15
  BRTH_DT TEXT,                          --: date 1961-03-01..2000-12-12
  LEADNO INTEGER,                        --: self ANLYNO null 12%
  PART_FLG INTEGER                       --: pick 0*3 | 1
); --: rows 30
CREATE TABLE EVNT (
  EVNTNO INTEGER PRIMARY KEY,            --: seq 250001
  ORGN_TS TEXT,                          --: date 2024-01-03..2026-02-17 %Y-%m-%d %H:%M:%S
  RGN_CD TEXT,                           --: ref REGN.RGN_CD cover 90% skew
  FALTNO INTEGER,                        --: const 0
  MTYP_CD TEXT,                          --: pick ML*10 | MW*4 | MB*2 | MD*3
  MAG REAL,                              --: real 1.1..6.4 1 skew
  DPTH_KM REAL,                          --: real 1..140 1 skew
  FELT_FLG INTEGER,                      --: const 0
  TSUN_FLG INTEGER,                      --: const 0
  ANLYNO INTEGER,                        --: ref ANLY.ANLYNO cover 70% null 6%
  RECV_TS TEXT,                          --: after ORGN_TS 1..14 minutes %Y-%m-%d %H:%M:%S
  REVW_TS TEXT,                          --: after RECV_TS 1..230 hours %Y-%m-%d %H:%M:%S until 2026-02-19 null 9%
  PUBL_TS TEXT,                          --: after REVW_TS 2..96 hours %Y-%m-%d %H:%M:%S until 2026-02-19 null 7%
  MAINNO INTEGER                         --: self EVNTNO null 72%
); --: rows 380
CREATE TABLE PICK (
  EVNTNO INTEGER,
  STTNNO INTEGER,
  ARRV_SEC REAL,
  QUAL_PCT INTEGER,
  USED_FLG INTEGER,
  PRIMARY KEY (EVNTNO, STTNNO)
);
CREATE TABLE MNTN (
  MNTNNO INTEGER PRIMARY KEY,            --: seq 5101
  STTNNO INTEGER,                        --: ref STTN.STTNNO cover 85% skew
  KIND_CD TEXT,                          --: pick CAL*3 | BAT*4 | REP*3 | MOV
  ORDR_DT TEXT,                          --: date 2024-06-01..2026-02-14
  DUE_DT TEXT,                           --: after ORDR_DT 7..45 days
  DONE_DT TEXT,                          --: after ORDR_DT 3..75 days until 2026-02-18 null 8%
  TECHNO INTEGER,                        --: ref ANLY.ANLYNO null 10%
  CREW_HRS REAL,                         --: real 1..26 1 skew
  COST_AMT INTEGER                       --: int 90..7400 skew
); --: rows 170
CREATE TABLE RPRT (
  RPRTNO INTEGER PRIMARY KEY,            --: seq 90001
  EVNTNO INTEGER,                        --: const 0
  TOWN_NM TEXT,                          --: pick Karvelle*5 | Sandhaven*4 | Port Severin*5 | Merrow*2 | Dalsund*3 | Tolmar*2 | Vander Mill | Gullick
  RCVD_TS TEXT,                          --: const x
  INTN_NO INTEGER,                       --: int 1..8 normal
  DMGE_PCT INTEGER,                      --: pick 0*7 | 2*2 | 5*3 | 10*2 | 20 | 45 | NULL*2
  INJR_FLG INTEGER                       --: pick 0*9 | 1
); --: rows 280
UPDATE STTN SET STTN_CD = substr(STTN_CD, 1, 2) || RGN_CD WHERE STTNNO % 4 = 1;
UPDATE EVNT SET MAINNO = NULL WHERE MAINNO IS NOT NULL AND (SELECT M.ORGN_TS FROM EVNT AS M WHERE M.EVNTNO = EVNT.MAINNO) >= ORGN_TS;
UPDATE EVNT SET RGN_CD = (SELECT M.RGN_CD FROM EVNT AS M WHERE M.EVNTNO = EVNT.MAINNO) WHERE MAINNO IS NOT NULL;
UPDATE EVNT SET FALTNO = CASE WHEN EVNTNO % 5 = 3 THEN NULL ELSE (SELECT CASE WHEN EVNT.EVNTNO % 3 = 0 THEN MIN(FALTNO) ELSE MAX(FALTNO) END FROM FALT WHERE FALT.RGN_CD = EVNT.RGN_CD) END;
UPDATE EVNT SET FELT_FLG = CASE WHEN MAG >= 3.2 OR (MAG > 2.4 AND EVNTNO % 3 = 1) THEN 1 ELSE 0 END, TSUN_FLG = CASE WHEN MAG >= 4.4 AND RGN_CD IN ('SEV', 'OST', 'PEL') THEN 1 ELSE 0 END;
UPDATE RPRT SET EVNTNO = (SELECT E.EVNTNO FROM EVNT AS E WHERE E.FELT_FLG = 1 AND E.EVNTNO >= 250001 + (RPRT.RPRTNO * 67 % 378) LIMIT 1);
UPDATE RPRT SET EVNTNO = (SELECT MIN(EVNTNO) FROM EVNT WHERE FELT_FLG = 1) WHERE EVNTNO IS NULL;
UPDATE RPRT SET RCVD_TS = (SELECT datetime(ORGN_TS, '+' || (3 + RPRT.RPRTNO * 71 % 2900) || ' minutes') FROM EVNT WHERE EVNT.EVNTNO = RPRT.EVNTNO);
INSERT INTO PICK SELECT E.EVNTNO, S.STTNNO, round(1.5 + (E.EVNTNO * 31 + S.STTNNO * 17) % 620 / 10.0, 1), 30 + (E.EVNTNO * 13 + S.STTNNO * 29) % 71, CASE WHEN (E.EVNTNO + S.STTNNO * 3) % 5 = 1 THEN 0 ELSE 1 END FROM EVNT AS E JOIN STTN AS S ON (E.EVNTNO * 7 + S.STTNNO * S.STTNNO * 5) % 37 IN (3, 19) AND S.STTNNO % 10 <> 7 AND date(E.ORGN_TS) > S.INST_DT WHERE E.MAG > 1.9;
DELETE FROM PICK WHERE EVNTNO % 11 < 3;
