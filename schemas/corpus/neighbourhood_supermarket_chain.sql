-- Home delivery of a chain of neighbourhood supermarkets in Pune.
CREATE TABLE EMP (
  EMP_NO INTEGER PRIMARY KEY,  --: seq 301
  FST_NM TEXT NOT NULL,        --: pick Aarti | Amol | Bhavna | Chetan | Deepak | Farida | Ganesh*2 | Hemant | Isha | Jyoti | Kavita | Lalit | Manoj*2 | Neha | Omkar | Pooja | Rakesh*2 | Sachin | Shabana | Tejas | Usha | Vikas | Yogita | Zubin
  LST_NM TEXT NOT NULL,        --: pick Bhosale | Chavan | Deshmukh*2 | Dsouza | Gaikwad | Ingle | Jadhav*2 | Kale | Kamble | Kulkarni | Landge | More | Naik | Pathan | Patil*3 | Pawar | Sathe | Shaikh*2 | Shinde | Tambe | Thorat | Wagh
  BRN_NM TEXT,                 --: pick Kothrud*6 | Aundh*4 | Baner*5 | Wakad*3 | Kharadi*4 | Hadapsar*3
  ROLE_CD TEXT,                --: pick PK*12 | PA*8 | RD*15
  SUPV_NO INTEGER,             --: self EMP_NO
  JOIN_YR INTEGER,             --: int 2017..2025
  JOIN_MTH INTEGER,            --: int 1..12
  BRTH_DT TEXT,                --: date 1968-02-01..2006-05-30
  HR_RATE REAL,                --: real 82..240 1 skew
  MOB_NO TEXT,                 --: code 98######## null 15%
  ACTV_FLG TEXT                --: pick Y*8 | N*2
); --: rows 46
CREATE TABLE ORDR (
  ORD_NO INTEGER PRIMARY KEY,  --: seq 70001
  BRN_NM TEXT,                 --: pick Kothrud*7 | Aundh*3 | Baner*5 | Wakad*4 | Kharadi*4 | Hadapsar*2
  CUST_NM TEXT,                --: mix {Anil|Sunita|Farhan|Lata|Meera|Prakash|Ritu|Joseph} {Apte|Gokhale|Fernandes|Mulla|Rane|Joshi}
  AREA_NM TEXT,                --: by BRN_NM: Kothrud => Kothrud*4 | Karve Nagar*3 | Warje*2; Aundh => Aundh*3 | Pashan*2 | Baner; Baner => Baner*4 | Balewadi*3 | Aundh; Wakad => Wakad*3 | Hinjewadi*3; Kharadi => Kharadi*3 | Viman Nagar*3; else => Hadapsar*3 | Magarpatta*2
  ORD_DTM TEXT,                --: date 2024-07-01..2026-02-18 %Y-%m-%d %H:%M:%S
  PRM_DT TEXT,                 --: after ORD_DTM 0..3 days %Y-%m-%d
  DLV_DT TEXT,                 --: after ORD_DTM 0..6 days %Y-%m-%d until 2026-02-20
  ITEM_CNT INTEGER,            --: int 1..48 skew
  AMT_DUE REAL,                --: real 120..6400 2 skew
  AMT_PD REAL,
  PAY_CD TEXT,                 --: pick UP*6 | CA*4 | CD*3
  STAT_CD TEXT,                --: pick DL*16 | CN*3 | RT*2
  RIDE_MIN INTEGER,            --: int 4..75 normal
  RTG_NO INTEGER,              --: pick NULL*6 | 5*6 | 4*6 | 3*3 | 2*2 | 1
  GIFT_FLG TEXT                --: pick N*9 | Y
); --: rows 330
CREATE TABLE ORD_EMP (
  ORD_NO INTEGER,              --: ref ORDR.ORD_NO cover 92%
  EMP_NO INTEGER,              --: ref EMP.EMP_NO cover 90% skew
  TASK_CD TEXT,                --: pick PICK | PACK | RIDE
  DUR_SEC INTEGER,             --: int 95..4200 skew
  TIP_AMT REAL,                --: pick NULL*5 | 10*3 | 20*4 | 30*2 | 50*2 | 100
  PRIMARY KEY (ORD_NO, EMP_NO)
); --: rows 400
CREATE TABLE ORD_LOG (
  LOG_NO INTEGER PRIMARY KEY,  --: seq 1
  ORD_NO INTEGER,              --: ref ORDR.ORD_NO cover 75%
  BRN_NM TEXT,                 --: expr (SELECT BRN_NM FROM ORDR WHERE ORDR.ORD_NO = ORD_LOG.ORD_NO)
  LOG_DTM TEXT,                --: date 2024-07-01..2026-02-19 %Y-%m-%d %H:%M:%S
  EVT_CD TEXT,                 --: pick EDIT*4 | PRNT*3 | HOLD*2 | VOID
  AMT_DUE REAL,                --: real 100..6000 2 skew
  TRML_NO INTEGER              --: int 1..9
); --: rows 360
UPDATE EMP SET ROLE_CD = 'SV' WHERE EMP_NO <= 306;
UPDATE EMP SET BRN_NM = CASE EMP_NO WHEN 301 THEN 'Kothrud' WHEN 302 THEN 'Aundh' WHEN 303 THEN 'Baner' WHEN 304 THEN 'Wakad' WHEN 305 THEN 'Kharadi' ELSE 'Hadapsar' END WHERE EMP_NO <= 306;
UPDATE EMP SET SUPV_NO = (SELECT MIN(B.EMP_NO) FROM EMP AS B WHERE B.BRN_NM = EMP.BRN_NM) WHERE EMP_NO > 306;
UPDATE EMP SET SUPV_NO = 301 WHERE EMP_NO BETWEEN 302 AND 306;
UPDATE EMP SET SUPV_NO = NULL WHERE EMP_NO = 301;
UPDATE EMP SET JOIN_YR = JOIN_YR - 3 WHERE EMP_NO <= 306 AND JOIN_YR > 2021;
UPDATE EMP SET JOIN_YR = 2024 WHERE CAST(substr(BRTH_DT, 1, 4) AS INTEGER) > JOIN_YR - 18;
UPDATE ORDR SET STAT_CD = 'OP', DLV_DT = NULL WHERE ORD_DTM >= '2026-02-15' OR (DLV_DT IS NULL AND STAT_CD <> 'CN');
UPDATE ORDR SET DLV_DT = NULL, RIDE_MIN = NULL, RTG_NO = NULL WHERE STAT_CD = 'CN';
UPDATE ORDR SET RIDE_MIN = NULL, RTG_NO = NULL WHERE STAT_CD = 'OP';
UPDATE ORDR SET AMT_PD = CASE WHEN STAT_CD IN ('CN', 'OP') THEN 0 WHEN ORD_NO % 9 = 4 THEN round(AMT_DUE * 0.5, 2) WHEN ORD_NO % 13 = 5 THEN 0 ELSE AMT_DUE END;
UPDATE ORD_EMP SET TASK_CD = (SELECT CASE ROLE_CD WHEN 'PK' THEN 'PICK' WHEN 'RD' THEN 'RIDE' ELSE 'PACK' END FROM EMP WHERE EMP.EMP_NO = ORD_EMP.EMP_NO);
UPDATE ORD_EMP SET TIP_AMT = NULL WHERE TASK_CD <> 'RIDE';
UPDATE EMP SET FST_NM = 'Lalit' WHERE EMP_NO = 319;
UPDATE EMP SET FST_NM = 'Vikas' WHERE EMP_NO = 325;
UPDATE EMP SET FST_NM = 'Amol' WHERE EMP_NO = 308;
UPDATE EMP SET HR_RATE = 133.6 WHERE EMP_NO = 309;
UPDATE ORDR SET RIDE_MIN = 64 WHERE ORD_NO IN (70320, 70136);
UPDATE ORDR SET CUST_NM = CASE CUST_NM WHEN 'Anil Rane' THEN 'Joseph Joshi' WHEN 'Sunita Rane' THEN 'Lata Mulla' WHEN 'Prakash Rane' THEN 'Meera Mulla' ELSE 'Sunita Joshi' END WHERE CUST_NM IN ('Anil Rane', 'Sunita Rane', 'Prakash Rane', 'Meera Rane') AND ORD_DTM LIKE '2025%';
UPDATE ORDR SET CUST_NM = 'Ritu Joshi' WHERE CUST_NM = 'Lata Gokhale' AND ORD_DTM LIKE '2025%';
UPDATE ORD_LOG SET TRML_NO = 4 WHERE LOG_NO % 11 = 3;
UPDATE ORDR SET ITEM_CNT = ITEM_CNT + 6 WHERE ORD_NO = (SELECT MIN(ORD_NO) FROM ORDR WHERE CUST_NM = 'Anil Gokhale' AND ORD_DTM LIKE '2025%');
