CREATE TABLE CUST (
  CUSTNO INTEGER PRIMARY KEY,            --: seq 20001
  FRST_NM TEXT,                          --: first
  LST_NM TEXT,                           --: last distinct
  CITY TEXT,                             --: pick Tilburg*6 | Breda*5 | Roermond*4 | Venlo*3 | Antwerp*4 | Hasselt*2 | Aachen*2
  BRTH_DT TEXT,                          --: date 1951-03-01..2007-10-30
  SGMT_CD TEXT,                          --: pick CLB*5 | OCC*6 | FAM*3 | TRD
  NWSLTR TEXT,                           --: pick Y*5 | N*4
  SGNUP_DT TEXT,                         --: date 2021-02-01..2025-11-20 null 4%
  REF_CUSTNO INTEGER REFERENCES CUST(CUSTNO) --: self CUSTNO null 55%
); --: rows 110
CREATE TABLE STORE (
  STRNO INTEGER PRIMARY KEY,
  STR_NM TEXT,
  CITY TEXT,
  RGN TEXT,
  FLR_SQM INTEGER,
  OPN_YR INTEGER
);
INSERT INTO STORE VALUES (11, 'Lace & Sole', 'Roermond', 'Limburg', 640, 2012), (12, 'Heel Deal', 'Venlo', 'Limburg', 410, 2017), (13, 'Last Pair', 'Tilburg', 'Brabant', 520, 2014), (14, 'Second Step', 'Breda', 'Brabant', 300, 2021), (15, 'Boot Dock', 'Antwerp', 'Flanders', 780, 2010), (16, 'Sole Survivor', 'Hasselt', 'Flanders', 300, 2023), (17, 'Odd Shoe', 'Aachen', 'Rhineland', 260, 2025);
CREATE TABLE SHOE (
  SKU TEXT PRIMARY KEY,                  --: code SH-@##
  SHOE_NM TEXT,                          --: mix {Marlo|Tessa|Quinto|Brisk|Nova|Ferro|Pilar|Osk} {Runner|Loafer|Ankle Boot|Sandal|Trainer|Court Heel} distinct
  BRND TEXT,                             --: pick Kestrel*5 | Vandermolen*4 | Piccolina*3 | Drumlin*3 | Oxmoor*2 | Saltbrook
  CTGRY TEXT,                            --: pick x
  LST_AMT INTEGER,                       --: price 25..210
  CST_AMT INTEGER,                       --: price 9..20
  DISC_PCT INTEGER,                      --: pick 0*3 | 10*2 | 20*4 | 30*4 | 40*3 | 50*2 | 70
  LNCH_YR INTEGER,                       --: pick 2023*2 | 2024*4 | 2025*4 | 2026
  LNCH_MO INTEGER,                       --: int 1..12
  COLR TEXT                              --: pick black*5 | white*4 | tan*3 | navy*2 | red | NULL
); --: rows 44
CREATE TABLE ORD (
  ORDNO INTEGER PRIMARY KEY,             --: seq 70001
  CUSTNO INTEGER REFERENCES CUST(CUSTNO), --: ref CUST.CUSTNO cover 82% skew
  STRNO INTEGER REFERENCES STORE(STRNO), --: ref STORE.STRNO cover 86%
  CHNL_CD TEXT,                          --: pick WEB*5 | APP*3 | TIL*3
  ST_CD TEXT,                            --: pick DL
  ORD_DT TEXT,                           --: date 2024-01-03..2026-05-30
  PRMS_DT TEXT,                          --: after ORD_DT 3..8 days
  SHP_DT TEXT,                           --: after ORD_DT 0..4 days until 2026-05-31
  DLV_DT TEXT,                           --: after SHP_DT 1..7 days until 2026-05-31
  PCK_MIN INTEGER,                       --: int 4..75 skew
  SHP_AMT INTEGER                        --: pick 0*4 | 395*5 | 595*3 | 995
); --: rows 300
CREATE TABLE ORDLN (
  LNNO INTEGER PRIMARY KEY,              --: seq 1
  ORDNO INTEGER REFERENCES ORD(ORDNO),   --: ref ORD.ORDNO
  SKU TEXT REFERENCES SHOE(SKU),         --: ref SHOE.SKU cover 88% skew
  SIZE_EU INTEGER,                       --: int 36..46 normal
  QTY INTEGER,                           --: pick 1*8 | 2*3 | 3
  UNIT_AMT INTEGER                       --: expr (SELECT CAST(S.LST_AMT * (100 - S.DISC_PCT) / 100.0 AS INTEGER) FROM SHOE AS S WHERE S.SKU = ORDLN.SKU)
); --: rows 400
CREATE TABLE RTRN (
  RTNNO INTEGER PRIMARY KEY,             --: seq 9001
  LNNO INTEGER REFERENCES ORDLN(LNNO),   --: ref ORDLN.LNNO
  RSN_CD TEXT,                           --: pick SZ*6 | DF*3 | CM*4 | WR*1 | NULL*1
  ST_CD TEXT,                            --: pick RQ*2 | RC*3 | RF*9 | RJ*3
  RQST_DT TEXT,                          --: date 2024-02-01..2026-05-25
  RCV_DT TEXT,                           --: after RQST_DT 2..14 days
  RFND_DT TEXT,                          --: after RCV_DT 1..21 days
  RFND_AMT INTEGER,                      --: price 10..20
  INSP_MIN INTEGER                       --: int 3..48 skew
); --: rows 175
UPDATE SHOE SET CTGRY = CASE WHEN SHOE_NM LIKE '%Runner' OR SHOE_NM LIKE '%Trainer' THEN 'Sport' WHEN SHOE_NM LIKE '%Boot' THEN 'Boots' WHEN SHOE_NM LIKE '%Sandal' THEN 'Summer' ELSE 'Dress' END;
UPDATE SHOE SET LNCH_MO = 1 + LNCH_MO % 4 WHERE LNCH_YR = 2026;
UPDATE SHOE SET LST_AMT = (LST_AMT / 500) * 500 + 495;
UPDATE SHOE SET CST_AMT = CAST(LST_AMT * (28 + (CST_AMT % 31)) / 100.0 AS INTEGER);
UPDATE ORDLN SET UNIT_AMT = (SELECT CAST(S.LST_AMT * (100 - S.DISC_PCT) / 100.0 AS INTEGER) FROM SHOE AS S WHERE S.SKU = ORDLN.SKU);
UPDATE ORD SET ST_CD = CASE WHEN ORDNO % 13 = 4 THEN 'CX' WHEN SHP_DT IS NULL THEN 'NW' WHEN DLV_DT IS NULL THEN 'SH' ELSE 'DL' END;
UPDATE ORD SET ST_CD = 'SH', DLV_DT = NULL WHERE ORDNO % 31 = 7 AND ST_CD = 'DL';
UPDATE ORD SET SHP_DT = NULL, DLV_DT = NULL WHERE ST_CD = 'CX';
UPDATE ORD SET ST_CD = 'NW', SHP_DT = NULL, DLV_DT = NULL, PCK_MIN = NULL WHERE ST_CD <> 'CX' AND ORD_DT >= '2026-04-28' AND ORDNO % 4 <> 1;
UPDATE ORD SET CUSTNO = NULL WHERE CHNL_CD = 'TIL' AND ORDNO % 4 = 1;
UPDATE ORDLN SET ORDNO = 70000 + LNNO WHERE LNNO <= 300 AND LNNO % 43 <> 0;
DELETE FROM RTRN WHERE RTNNO NOT IN (SELECT MIN(RTNNO) FROM RTRN GROUP BY LNNO) AND RTNNO % 5 <> 0;
DELETE FROM RTRN WHERE LNNO IN (SELECT L.LNNO FROM ORDLN AS L JOIN ORD AS O ON L.ORDNO = O.ORDNO WHERE O.DLV_DT IS NULL OR O.DLV_DT > '2026-05-20');
UPDATE RTRN SET RQST_DT = (SELECT date(O.DLV_DT, '+' || (1 + RTRN.RTNNO * 7 % 26) || ' days') FROM ORDLN AS L JOIN ORD AS O ON L.ORDNO = O.ORDNO WHERE L.LNNO = RTRN.LNNO);
DELETE FROM RTRN WHERE RQST_DT > '2026-05-31';
UPDATE RTRN SET RCV_DT = date(RQST_DT, '+' || (2 + RTNNO * 5 % 13) || ' days');
UPDATE RTRN SET RFND_DT = date(RCV_DT, '+' || (1 + RTNNO * 11 % 22) || ' days'), RFND_AMT = (SELECT CASE WHEN RTRN.RTNNO % 9 = 0 THEN L.UNIT_AMT / 2 ELSE L.UNIT_AMT END FROM ORDLN AS L WHERE L.LNNO = RTRN.LNNO);
UPDATE RTRN SET RFND_DT = NULL, RFND_AMT = NULL WHERE ST_CD <> 'RF' OR RFND_DT > '2026-05-31';
UPDATE RTRN SET ST_CD = 'RC' WHERE ST_CD = 'RF' AND RFND_DT IS NULL;
UPDATE RTRN SET RCV_DT = NULL, INSP_MIN = NULL WHERE ST_CD = 'RQ' OR RCV_DT > '2026-05-31';
UPDATE RTRN SET ST_CD = 'RQ' WHERE RCV_DT IS NULL;
UPDATE RTRN SET RFND_AMT = RFND_AMT + 1500 WHERE ST_CD = 'RF' AND RTNNO % 17 = 3;
UPDATE CUST SET CITY = 'Eindhoven' WHERE CUSTNO % 19 = 3;
