CREATE TABLE SITE (
  SITE_CD TEXT PRIMARY KEY,
  SITE_NM TEXT NOT NULL,
  TOWN TEXT,
  OPEN_YR INTEGER,
  RAIL_FL INTEGER                        -- 1 if the site has a rail siding
);
INSERT INTO SITE VALUES ('THM', 'Thamesgate', 'Dartmere', 1998, 1), ('WLD', 'Wold End', 'Hessle Bank', 2007, 0), ('KRK', 'Kirkby Cold', 'Kirkby', 2015, 1), ('ALD', 'Aldous Yard', 'Dartmere', 2025, 0);
CREATE TABLE AISLE (
  AISLE_NO INTEGER PRIMARY KEY,
  SITE_CD TEXT,
  TEMP_CD TEXT,                          -- AMB ambient, CHL chilled, FRZ frozen
  LVL_CNT INTEGER
);
INSERT INTO AISLE VALUES (1, 'THM', 'AMB', 6), (2, 'THM', 'AMB', 6), (3, 'THM', 'CHL', 4), (4, 'THM', 'AMB', 8), (5, 'WLD', 'AMB', 5), (6, 'WLD', 'AMB', 5), (7, 'WLD', 'CHL', 4), (8, 'KRK', 'FRZ', 7), (9, 'KRK', 'FRZ', 7), (10, 'KRK', 'CHL', 5), (11, 'THM', 'FRZ', 3), (12, 'WLD', 'AMB', 2);
CREATE TABLE EMPL (
  EMP_NO INTEGER PRIMARY KEY, --: seq 201
  F_NM TEXT, --: first
  L_NM TEXT, --: last distinct
  JOB_CD TEXT, -- FLT forklift driver, CLK clerk, SUP supervisor, ACC account manager --: pick FLT*7 | CLK*4 | SUP*2 | ACC*3
  SITE_CD TEXT, --: pick THM*4 | WLD*3 | KRK*3
  HIRE_DT TEXT, --: date 2003-02-01..2025-05-20
  BIRTH_DT TEXT --: date 1961-01-15..2004-08-30
); --: rows 40
CREATE TABLE SLOT (
  SLOT_NO INTEGER PRIMARY KEY, --: seq 10001
  AISLE_NO INTEGER, --: int 1..11
  LVL_NO INTEGER, --: int 0..5
  MAX_KG INTEGER, -- load limit --: pick 600*2 | 800*4 | 1000*5 | 1400
  BLOCK_FL INTEGER -- 1 if nothing may be put there --: pick 0*10 | 1
); --: rows 160
CREATE TABLE CUST (
  CUSTNO INTEGER PRIMARY KEY, --: seq 4101
  CUST_NM TEXT, --: mix {Albion|Fenwright|Corriston|Hallam|Dunlin|Pemberley|Tasker|Ruddock|Mersey} {Foods|Tiles|Drinks|Paper|Trading|Seeds} distinct
  TOWN TEXT, --: pick Dartmere*5 | Kirkby*4 | Hessle Bank*3 | Leeds*3 | Goole*2
  VAT_ID TEXT, --: code GB#########
  CR_LIM REAL, -- credit limit, GBP --: price 2000..40000
  START_DT TEXT, --: date 2012-03-01..2025-06-10
  MGR_NO INTEGER, -- account manager --: ref EMPL.EMP_NO null 10%
  PREPAY_FL INTEGER --: pick 0*5 | 1
); --: rows 36
CREATE TABLE PALLET (
  PAL_NO INTEGER PRIMARY KEY, --: seq 700001
  CUSTNO INTEGER, --: ref CUST.CUSTNO cover 90% skew
  SLOT_NO INTEGER, -- where it stands; empty once it has gone --: ref SLOT.SLOT_NO cover 85%
  GOODS TEXT, --: pick frozen peas*5 | roof tiles*3 | bottled beer*5 | copy paper*4 | seed potatoes*3 | cat litter*3 | ice cream*4 | glass jars*2 | fireworks
  WT_KG INTEGER, --: int 90..1350 normal
  IN_DT TEXT, -- day received --: date 2024-01-03..2025-07-12
  DUE_DT TEXT, -- day on which it should leave --: after IN_DT 14..200 days
  OUT_DT TEXT, -- day on which it left --: after IN_DT 8..260 days until 2025-07-14
  ST_CD TEXT, -- STO stored, BKD booked out, GON gone, QUA in quarantine --: pick STO*9 | BKD*3 | QUA*2
  HAZ_FL INTEGER --: const 0
); --: rows 340
CREATE TABLE MOVE (
  MOVE_NO INTEGER PRIMARY KEY, --: seq 1
  PAL_NO INTEGER, --: ref PALLET.PAL_NO cover 60%
  FROM_SLOT INTEGER, --: ref SLOT.SLOT_NO
  TO_SLOT INTEGER, --: ref SLOT.SLOT_NO
  EMP_NO INTEGER, -- driver --: ref EMPL.EMP_NO
  MOVE_DT TEXT, --: date 2024-01-08..2025-07-13
  MINS INTEGER --: int 2..35 skew
); --: rows 250
CREATE TABLE SVC (
  SVC_CD TEXT PRIMARY KEY,
  SVC_DS TEXT,
  UNIT_AMT REAL                          -- GBP for one unit
);
INSERT INTO SVC VALUES ('WRP', 'stretch wrapping', 3.4), ('LBL', 'labelling', 0.85), ('RPK', 'repacking', 14.5), ('TMP', 'temperature check', 2.1), ('FUM', 'fumigation', 38), ('PHO', 'photo report', 6), ('XDK', 'cross-docking', 9.75);
CREATE TABLE PALSVC (
  PAL_NO INTEGER, --: ref PALLET.PAL_NO cover 55%
  SVC_CD TEXT, --: pick WRP*6 | LBL*6 | RPK*2 | TMP*4 | FUM | PHO*2
  UNITS INTEGER, --: int 1..24 skew
  DONE_DT TEXT --: date 2024-01-10..2025-07-12
); --: rows 260
CREATE TABLE INVC (
  INVNO INTEGER PRIMARY KEY, --: seq 88001
  CUSTNO INTEGER, --: ref CUST.CUSTNO cover 86% skew
  ISS_DT TEXT, -- issued --: date 2024-01-31..2025-07-05
  DUE_DT TEXT, --: after ISS_DT 14..45 days
  PAID_DT TEXT, --: after ISS_DT 5..120 days until 2025-07-14
  NET_AMT REAL, --: price 120..9000
  VAT_AMT REAL, --: price 1..2
  ST_CD TEXT, -- OPN open, PAI paid, DIS disputed, CRN credited --: const OPN
  PO_REF TEXT -- the customer's own order reference; some leave it blank --: code PO-#### null 18% empty 15%
); --: rows 210
CREATE TABLE RMND (
  RMND_NO INTEGER PRIMARY KEY, --: seq 1
  INVNO INTEGER, --: ref INVC.INVNO cover 35%
  SENT_DT TEXT, --: date 2024-03-15..2025-07-10
  LVL_NO INTEGER -- 1 friendly to 3 solicitor --: pick 1*6 | 2*3 | 3
); --: rows 80
CREATE TABLE CLAIM (
  CLM_NO INTEGER PRIMARY KEY, --: seq 501
  PAL_NO INTEGER, --: ref PALLET.PAL_NO
  RPT_DT TEXT, --: date 2024-02-10..2025-07-08
  SETL_DT TEXT, --: after RPT_DT 10..140 days until 2025-07-14 null 15%
  CLM_AMT REAL, -- asked by the customer --: price 60..5200
  PAID_AMT REAL, --: price 1..2
  CAUSE TEXT --: pick fork damage*5 | water*3 | crushed corner*4 | temperature*2 | lost label
); --: rows 64
UPDATE CUST SET VAT_ID = CASE CUSTNO % 7 WHEN 2 THEN NULL WHEN 5 THEN '' ELSE VAT_ID END;
UPDATE CUST SET MGR_NO = (SELECT EMP_NO FROM (SELECT EMP_NO, (EMP_NO * CUST.CUSTNO * 7) % 37 AS K FROM EMPL WHERE JOB_CD = 'ACC') ORDER BY K, EMP_NO LIMIT 1) WHERE MGR_NO IS NOT NULL;
UPDATE CUST SET START_DT = (SELECT date(MIN(IN_DT), '-' || (CUSTNO % 300) || ' days') FROM PALLET WHERE PALLET.CUSTNO = CUST.CUSTNO) WHERE START_DT > (SELECT MIN(IN_DT) FROM PALLET WHERE PALLET.CUSTNO = CUST.CUSTNO);
UPDATE EMPL SET HIRE_DT = date(BIRTH_DT, '+19 years') WHERE julianday(HIRE_DT) - julianday(BIRTH_DT) < 6600;
UPDATE PALLET SET HAZ_FL = 1 WHERE GOODS = 'fireworks' OR PAL_NO % 37 = 4;
UPDATE PALLET SET ST_CD = 'GON', SLOT_NO = NULL WHERE OUT_DT IS NOT NULL;
UPDATE PALLET SET ST_CD = 'STO' WHERE ST_CD = 'GON' AND OUT_DT IS NULL;
UPDATE MOVE SET MOVE_DT = (SELECT date(IN_DT, '+' || (MOVE_NO * 7 % 30) || ' days') FROM PALLET WHERE PALLET.PAL_NO = MOVE.PAL_NO);
DELETE FROM MOVE WHERE MOVE_DT > '2025-07-13' OR FROM_SLOT = TO_SLOT;
UPDATE MOVE SET EMP_NO = (SELECT EMP_NO FROM (SELECT EMP_NO, (EMP_NO * (MOVE.MOVE_NO % 90 + 1) * 5) % 47 AS K FROM EMPL WHERE JOB_CD = 'FLT') ORDER BY K, EMP_NO LIMIT 1);
UPDATE PALSVC SET DONE_DT = (SELECT date(IN_DT, '+' || (UNITS * 5 % 21) || ' days') FROM PALLET WHERE PALLET.PAL_NO = PALSVC.PAL_NO);
DELETE FROM PALSVC WHERE rowid NOT IN (SELECT MIN(rowid) FROM PALSVC GROUP BY PAL_NO, SVC_CD) OR DONE_DT > '2025-07-13';
UPDATE INVC SET VAT_AMT = ROUND(NET_AMT * 0.2, 2);
UPDATE INVC SET ST_CD = 'PAI' WHERE PAID_DT IS NOT NULL;
UPDATE INVC SET ST_CD = CASE WHEN INVNO % 17 = 3 THEN 'CRN' ELSE 'DIS' END, PAID_DT = NULL WHERE INVNO % 17 IN (3, 9);
UPDATE RMND SET SENT_DT = (SELECT date(DUE_DT, '+' || (6 + RMND_NO % 19 + LVL_NO * 9) || ' days') FROM INVC WHERE INVC.INVNO = RMND.INVNO);
DELETE FROM RMND WHERE SENT_DT > '2025-07-13';
UPDATE CLAIM SET RPT_DT = (SELECT date(IN_DT, '+' || (3 + CLM_NO % 40) || ' days') FROM PALLET WHERE PALLET.PAL_NO = CLAIM.PAL_NO);
UPDATE CLAIM SET SETL_DT = CASE WHEN CLM_NO % 5 = 0 OR date(RPT_DT, '+90 days') > '2025-07-14' THEN NULL ELSE date(RPT_DT, '+' || (12 + CLM_NO * 7 % 75) || ' days') END;
UPDATE CLAIM SET PAID_AMT = CASE WHEN SETL_DT IS NULL THEN NULL ELSE ROUND(CLM_AMT * (20 + CLM_NO * 13 % 81) / 100, 2) END, CAUSE = CASE WHEN CLM_NO % 9 = 2 THEN '' WHEN CLM_NO % 11 = 3 THEN NULL ELSE CAUSE END;
CREATE VIEW V_STOCK AS SELECT CUSTNO, COUNT(*) AS PAL_CNT, SUM(WT_KG) AS KG_TOT FROM PALLET WHERE OUT_DT IS NULL GROUP BY CUSTNO;
CREATE VIEW V_OVERDUE AS SELECT INVNO, CUSTNO, DUE_DT, NET_AMT + VAT_AMT AS GROSS_AMT FROM INVC WHERE ST_CD = 'OPN' AND DUE_DT < '2025-07-14';
