CREATE TABLE CUST (
  CUSTNO INTEGER PRIMARY KEY,            --: seq 20001
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last
  EMAIL_ADR TEXT,                        --: from lower {FST_NM}.{LST_NM}@quillpost.example
  PHONE_NO TEXT,                         --: code 07## ###### null 12% empty 11%
  TOWN_NM TEXT,                          --: pick Harrowby*4 | Stenmouth*4 | Little Fenwell*2 | Ashcombe*3 | Port Garrow*2 | Dunlea
  BIRTH_DT TEXT,                         --: date 1941-01-10..2004-11-20 null 9%
  JOIN_DT TEXT,                          --: date 2016-02-01..2024-11-30
  CLUB_FLG INTEGER,                      --: pick 1*4 | 0*6
  REF_CUSTNO INTEGER                     --: self CUSTNO null 75%
); --: rows 96
CREATE TABLE AGT (
  AGTNO INTEGER PRIMARY KEY,             --: seq 11
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  TEAM_CD TEXT,                          --: pick FRT*4 | INS*3 | PHN*4
  SHIFT_CD TEXT,                         --: pick E*4 | L*3 | W*2
  START_DT TEXT,                         --: date 2014-03-01..2024-10-15
  VOL_FLG INTEGER,                       --: pick 1*4 | 0*6
  WKLY_HRS INTEGER,                      --: pick 6*2 | 12*3 | 20*3 | 35*4
  SUPV_NO INTEGER                        --: self AGTNO
); --: rows 34
CREATE TABLE VEND (
  VENDNO INTEGER PRIMARY KEY,
  VEND_NM TEXT,
  CNTRY_CD TEXT,
  RMA_DAYS INTEGER
);
INSERT INTO VEND VALUES (1, 'Thistle & Tin', 'GB', 30), (2, 'Hof Marell', 'DE', 21), (3, 'Casa Brillante', 'IT', 14), (4, 'Ouse Valley Crafts', 'GB', 60), (5, 'Nishi Home', 'JP', 10), (6, 'Lykke Bros', 'DK', 28), (7, 'Sparrow Lane', 'GB', NULL), (8, 'Orvelle', 'FR', 21);
CREATE TABLE ITEM (
  ITEMNO INTEGER PRIMARY KEY,            --: seq 3001
  ITEM_DESC TEXT,                        --: mix {Copper|Folding|Glass|Bamboo|Felted|Enamel} {Kettle|Lantern|Stool|Teapot|Coat Rack|Picnic Basket|Wall Clock|Bread Bin} distinct
  CAT_CD TEXT,                           --: const KIT
  VENDNO INTEGER,                        --: pick 1*5 | 2*4 | 3*3 | 4*4 | 5*2 | 6*3 | 7*2
  LIST_AMT INTEGER,                      --: price 12..190
  WGHT_GR INTEGER,                       --: int 180..8200 skew
  FRAG_FLG INTEGER                       --: pick 0*6 | 1*4
); --: rows 44
CREATE TABLE RSN (
  RSN_CD TEXT PRIMARY KEY,
  RSN_DESC TEXT,
  FAULT_CD TEXT
);
INSERT INTO RSN VALUES ('DMG', 'arrived damaged', 'CARR'), ('WRG', 'wrong item sent', 'SHOP'), ('NLK', 'did not like it', 'CUST'), ('LTE', 'came too late', 'CARR'), ('DEF', 'stopped working', 'VEND'), ('SIZ', 'wrong size', 'CUST'), ('DUP', 'ordered twice', 'CUST'), ('RCL', 'safety recall', 'VEND');
CREATE TABLE RTN (
  RTNNO INTEGER PRIMARY KEY,             --: seq 70001
  CUSTNO INTEGER,                        --: ref CUST.CUSTNO cover 82% skew
  ITEMNO INTEGER,                        --: ref ITEM.ITEMNO cover 90% skew
  OPEN_AGTNO INTEGER,                    --: ref AGT.AGTNO cover 85%
  INSP_AGTNO INTEGER,                    --: ref AGT.AGTNO cover 60%
  RSN_CD TEXT,                           --: pick DMG*5 | WRG*3 | NLK*6 | LTE*2 | DEF*4 | SIZ*3 | DUP
  ST_CD TEXT,                            --: pick NW*2 | RC*2 | AP*3 | RJ*2 | CL*12
  CHNL_CD TEXT,                          --: pick WEB*7 | SHP*4 | PHO*2 | LTR
  ORD_DT TEXT,                           --: date 2022-11-10..2024-12-10
  REQ_DT TEXT,                           --: after ORD_DT 3..40 days until 2024-12-30
  RCVD_DT TEXT,                          --: after REQ_DT 1..14 days until 2024-12-31
  INSP_DT TEXT,                          --: after RCVD_DT 0..9 days until 2024-12-31
  CLSD_DT TEXT,                          --: after INSP_DT 1..21 days until 2024-12-31
  QTY INTEGER,                           --: pick 1*8 | 2*3 | 3 | 4
  LIST_AMT INTEGER,                      --: expr QTY * (SELECT LIST_AMT FROM ITEM WHERE ITEM.ITEMNO = RTN.ITEMNO)
  PAID_AMT INTEGER,                      --: expr CAST(LIST_AMT * (70 + RTNNO % 4 * 10) / 100 AS INTEGER)
  RSTK_FEE INTEGER,                      --: pick 0*6 | 250*2 | 500*2 | 900
  DUE_AMT INTEGER,                       --: expr PAID_AMT - RSTK_FEE
  RFND_AMT INTEGER,                      --: expr DUE_AMT
  COND_GR TEXT,                          --: pick A*4 | B*4 | C*3 | D*2
  PHOTO_FLG INTEGER,                     --: pick 1*5 | 0*5
  WARR_FLG INTEGER,                      --: pick 0*7 | 1*3
  EXCH_FLG INTEGER,                      --: pick 0*7 | 1*2
  BIN_NO TEXT                            --: code @-## null 20%
); --: rows 320
CREATE TABLE CALL_LOG (
  CALLNO INTEGER PRIMARY KEY,            --: seq 1
  RTNNO INTEGER,                         --: ref RTN.RTNNO cover 55% skew
  AGTNO INTEGER,                         --: ref AGT.AGTNO cover 75%
  CALL_TS TEXT,                          --: date 2024-01-02..2024-12-30 %Y-%m-%d %H:%M:%S
  DIR_CD TEXT,                           --: pick IN*6 | OUT*4
  DUR_SEC INTEGER,                       --: int 20..1500 skew
  SOLVED_FLG INTEGER                     --: pick 1*6 | 0*4
); --: rows 260
CREATE TABLE SHP_LBL (
  LBLNO TEXT PRIMARY KEY,                --: code LB#####@ distinct
  RTNNO INTEGER,                         --: ref RTN.RTNNO cover 62%
  CARR_CD TEXT,                          --: pick SWF*4 | PGN*3 | OXC*2
  ISSUE_DT TEXT,                         --: date 2023-01-10..2024-12-28
  SCAN_DT TEXT,                          --: after ISSUE_DT 0..11 days until 2024-12-31 null 14%
  COST_AMT INTEGER                       --: pick 349*4 | 495*3 | 720*2 | 1290
); --: rows 210
CREATE TABLE RTN_TAG (
  RTNNO INTEGER,
  TAG_CD TEXT,
  AGTNO INTEGER,
  ADD_DT TEXT,
  PRIMARY KEY (RTNNO, TAG_CD)
);
UPDATE CUST SET EMAIL_ADR = replace(EMAIL_ADR, '@', (CUSTNO % 100) || '@');
UPDATE AGT SET WKLY_HRS = 6 WHERE VOL_FLG = 1 AND WKLY_HRS = 35;
UPDATE ITEM SET CAT_CD = CASE WHEN ITEM_DESC LIKE '%Lantern' THEN 'LGT' WHEN ITEM_DESC LIKE '%Stool' OR ITEM_DESC LIKE '%Rack' THEN 'FUR' WHEN ITEM_DESC LIKE '%Basket' THEN 'OUT' WHEN ITEM_DESC LIKE '%Clock' THEN 'DEC' ELSE 'KIT' END;
UPDATE RTN SET REQ_DT = '2024-12-2' || (RTNNO % 9) WHERE REQ_DT IS NULL;
UPDATE RTN SET ST_CD = 'NW' WHERE RCVD_DT IS NULL;
UPDATE RTN SET ST_CD = 'RC' WHERE RCVD_DT IS NOT NULL AND INSP_DT IS NULL;
UPDATE RTN SET ST_CD = 'AP' WHERE ST_CD = 'CL' AND CLSD_DT IS NULL;
UPDATE RTN SET ST_CD = 'CL' WHERE ST_CD IN ('NW', 'RC') AND CLSD_DT IS NOT NULL AND REQ_DT < '2024-09-01';
UPDATE RTN SET ST_CD = 'RC' WHERE ST_CD = 'AP' AND REQ_DT >= '2024-11-10';
UPDATE RTN SET RCVD_DT = NULL WHERE ST_CD = 'NW';
UPDATE RTN SET INSP_DT = NULL WHERE ST_CD IN ('NW', 'RC');
UPDATE RTN SET CLSD_DT = NULL WHERE ST_CD NOT IN ('CL', 'RJ');
UPDATE RTN SET INSP_AGTNO = NULL, COND_GR = NULL WHERE INSP_DT IS NULL;
UPDATE RTN SET DUE_AMT = 0 WHERE ST_CD = 'RJ';
UPDATE RTN SET RFND_AMT = CASE WHEN ST_CD = 'CL' AND RTNNO % 13 = 4 THEN DUE_AMT - 300 WHEN ST_CD = 'CL' THEN DUE_AMT WHEN ST_CD = 'AP' AND RTNNO % 3 = 0 THEN DUE_AMT ELSE NULL END;
UPDATE RTN SET BIN_NO = '' WHERE ST_CD IN ('CL', 'RJ') AND RTNNO % 3 <> 0;
UPDATE RTN SET BIN_NO = NULL WHERE ST_CD = 'NW';
UPDATE CALL_LOG SET CALL_TS = (SELECT date(REQ_DT, '+' || (CALLNO % 15) || ' days') FROM RTN WHERE RTN.RTNNO = CALL_LOG.RTNNO) || substr(CALL_TS, 11);
DELETE FROM CALL_LOG WHERE CALL_TS > '2024-12-31';
UPDATE SHP_LBL SET ISSUE_DT = (SELECT date(REQ_DT, '+' || (length(LBLNO) + COST_AMT % 3) || ' days') FROM RTN WHERE RTN.RTNNO = SHP_LBL.RTNNO), SCAN_DT = CASE WHEN SCAN_DT IS NULL THEN NULL ELSE (SELECT date(REQ_DT, '+' || (8 + COST_AMT % 3 + RTN.RTNNO % 7) || ' days') FROM RTN WHERE RTN.RTNNO = SHP_LBL.RTNNO) END;
DELETE FROM SHP_LBL WHERE ISSUE_DT > '2024-12-31';
UPDATE SHP_LBL SET SCAN_DT = NULL WHERE SCAN_DT > '2024-12-31';
INSERT INTO RTN_TAG SELECT r.RTNNO, t.c, 11 + (r.RTNNO * 7 + t.n) % 30, date(r.REQ_DT, '+' || ((r.RTNNO + t.n) % 6) || ' days') FROM RTN r JOIN (SELECT 'GIFT' AS c, 3 AS n UNION SELECT 'FRAUD', 11 UNION SELECT 'VIP', 7 UNION SELECT 'RUSH', 5 UNION SELECT 'PRESS', 23) t WHERE (r.RTNNO * 5 + r.CUSTNO * 3) % (t.n + 2) = 1;
