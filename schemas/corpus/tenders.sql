-- Public tenders of a county council, with bidders and bids.
CREATE TABLE CATS (
  CAT_CD TEXT PRIMARY KEY,
  CAT_NM TEXT
);
INSERT INTO CATS VALUES ('RW', 'Road works'), ('IT', 'IT and telecoms'), ('MD', 'Medical supplies'), ('CL', 'Cleaning'), ('VH', 'Vehicles'), ('BL', 'Buildings'), ('CT', 'Catering');
CREATE TABLE PROCS (
  PROC_CD TEXT PRIMARY KEY,
  PROC_NM TEXT,
  MIN_DAYS INTEGER -- shortest time the tender must stay open, days
);
INSERT INTO PROCS VALUES ('OPN', 'Open procedure', 21), ('RST', 'Restricted procedure', 28), ('NEG', 'Negotiated procedure', 14), ('DIR', 'Direct award', 0);
CREATE TABLE OFFCRS (
  OFF_NO INTEGER PRIMARY KEY, --: seq 11
  FST_NM TEXT,                --: first
  LST_NM TEXT,                --: last distinct
  DEPT_NM TEXT, -- department --: pick Highways*4 | Estates*3 | Social Care*3 | Corporate*2
  BRTH_DT INTEGER,            --: date 1962-01-01..1999-12-01 yyyymmdd
  HIRE_DT INTEGER, -- joined the council, yyyymmdd --: date 2009-03-01..2023-09-01 yyyymmdd
  HEAD_NO INTEGER, -- line manager --: self OFF_NO
  PT_FLG INTEGER -- 1 works part time --: pick 0*3 | 1
); --: rows 30
CREATE TABLE VNDRS (
  VND_NO INTEGER PRIMARY KEY, --: seq 501
  VND_NM TEXT,                --: mix {Aldgrove|Bramley|Castlegate|Dunford|Eastmoor|Fairlea|Hartwell|Kestrel|Norbury|Oakhurst|Pinewood|Redmire} {Group|Partners|Works|Services|Supplies|Trading|Solutions} {Ltd|Ltd|plc|LLP} distinct
  TOWN_NM TEXT,               --: pick Ashbourne*5 | Harlow Cross*4 | Millbeck*4 | Stonebridge*3 | Whitcombe*2
  SME_FLG TEXT, -- Y small or medium firm --: pick Y*7 | N*3
  BAR_FLG INTEGER, -- 1 barred from bidding --: pick 0*9 | 1
  STAR_NO INTEGER, -- delivery rating, 1 to 5 stars --: pick NULL*2 | 1 | 2*2 | 3*4 | 4*5 | 5*2
  RISK_GR INTEGER, -- credit risk grade, 1 safe to 10 worst --: int 1..10 normal
  REG_DT INTEGER,             --: date 2012-01-01..2024-06-30 yyyymmdd
  STAFF_CNT INTEGER -- people employed --: int 3..900 skew
); --: rows 64
CREATE TABLE TNDRS (
  TND_NO INTEGER PRIMARY KEY, --: seq 2201
  CAT_CD TEXT,                --: pick RW*6 | IT*5 | MD*3 | CL*3 | VH*3 | BL*4 | CT*2
  TTL_TX TEXT,                --: by CAT_CD: RW => Resurfacing of lanes*2 | Bridge repair*2 | Winter gritting | Kerb works; IT => Network switches*2 | Payroll software | Laptop lease | Help desk; MD => Gloves and masks | Wheelchairs*2 | Test kits; CL => School cleaning*2 | Window cleaning | Laundry service; VH => Electric vans*2 | Minibus lease | Tyre supply; BL => Library roof repair | School extension*2 | Boiler renewal; else => School meals*2 | Canteen service
  PROC_CD TEXT,               --: pick OPN*7 | RST*3 | NEG*2
  OFF_NO INTEGER,             --: ref OFFCRS.OFF_NO cover 80% skew
  PUB_DT INTEGER,             --: date 2022-01-03..2024-12-20 yyyymmdd
  CLS_DT INTEGER, -- bids close, yyyymmdd --: after PUB_DT 15..62 days yyyymmdd
  AWD_DT INTEGER, -- awarded, yyyymmdd --: after CLS_DT 12..110 days yyyymmdd until 2024-12-31
  EST_AMT REAL, -- estimate, thousand pounds --: price 18..2400
  STRT_YR INTEGER, -- contract start, year
  STRT_MTH INTEGER,
  STAT_CD TEXT, -- OP open, EV being evaluated, AW awarded, CN cancelled --: pick AW
  GRN_FLG TEXT,               --: pick Y*4 | N*6
  FRM_FLG INTEGER -- 1 framework agreement --: pick 0*7 | 1*3
); --: rows 170
CREATE TABLE BIDS (
  BID_NO INTEGER PRIMARY KEY, --: seq 30001
  TND_NO INTEGER,             --: ref TNDRS.TND_NO cover 92%
  VND_NO INTEGER,             --: ref VNDRS.VND_NO cover 84% skew
  SUB_DT INTEGER, -- handed in, yyyymmdd --: expr (SELECT CAST(strftime('%Y%m%d', substr(CLS_DT, 1, 4) || '-' || substr(CLS_DT, 5, 2) || '-' || substr(CLS_DT, 7, 2), '-' || (BIDS.BID_NO * 7 % 13) || ' days') AS INTEGER) FROM TNDRS WHERE TNDRS.TND_NO = BIDS.TND_NO)
  BID_AMT REAL, -- thousand pounds --: expr (SELECT round(EST_AMT * (0.76 + (BIDS.BID_NO * 37 % 59) / 100.0), 1) FROM TNDRS WHERE TNDRS.TND_NO = BIDS.TND_NO)
  TECH_SC INTEGER, -- technical score, 0 to 100 --: int 22..100 normal
  PRC_SC REAL, -- price score, 0 to 40 --: real 8..40 1
  RANK_NO INTEGER,
  WON_FLG INTEGER, -- 1 winning bid --: const 0
  LATE_FLG TEXT               --: pick N*12 | Y
); --: rows 400

UPDATE TNDRS SET STAT_CD = CASE WHEN CLS_DT > 20241231 THEN 'OP' WHEN TND_NO % 14 = 3 THEN 'CN' WHEN AWD_DT IS NULL THEN 'EV' ELSE 'AW' END;
UPDATE TNDRS SET AWD_DT = NULL WHERE STAT_CD <> 'AW';
UPDATE TNDRS SET FRM_FLG = 1 WHERE TND_NO % 11 = 2;
UPDATE TNDRS SET STRT_YR = CASE WHEN AWD_DT / 100 % 100 >= 11 THEN AWD_DT / 10000 + 1 ELSE AWD_DT / 10000 END, STRT_MTH = CASE WHEN AWD_DT / 100 % 100 >= 11 THEN AWD_DT / 100 % 100 - 10 ELSE AWD_DT / 100 % 100 + 2 END WHERE AWD_DT IS NOT NULL;
DELETE FROM BIDS WHERE SUB_DT > 20241231;
DELETE FROM BIDS WHERE BID_NO NOT IN (SELECT MIN(BID_NO) FROM BIDS GROUP BY TND_NO, VND_NO);
UPDATE BIDS SET SUB_DT = (SELECT CLS_DT + 1 FROM TNDRS WHERE TNDRS.TND_NO = BIDS.TND_NO) WHERE LATE_FLG = 'Y' AND (SELECT CLS_DT % 100 < 28 FROM TNDRS WHERE TNDRS.TND_NO = BIDS.TND_NO);
UPDATE BIDS SET LATE_FLG = 'N' WHERE SUB_DT <= (SELECT CLS_DT FROM TNDRS WHERE TNDRS.TND_NO = BIDS.TND_NO);
UPDATE BIDS SET RANK_NO = (SELECT COUNT(*) FROM BIDS AS B WHERE B.TND_NO = BIDS.TND_NO AND B.BID_AMT <= BIDS.BID_AMT) WHERE LATE_FLG = 'N';
UPDATE BIDS SET WON_FLG = 1 WHERE BID_NO IN (SELECT MAX(B.BID_NO) FROM BIDS AS B JOIN TNDRS AS T ON B.TND_NO = T.TND_NO WHERE T.STAT_CD = 'AW' AND B.RANK_NO = (SELECT MIN(C.RANK_NO) FROM BIDS AS C WHERE C.TND_NO = B.TND_NO) GROUP BY B.TND_NO);
UPDATE TNDRS SET STAT_CD = 'CN', AWD_DT = NULL, STRT_YR = NULL, STRT_MTH = NULL WHERE STAT_CD = 'AW' AND TND_NO NOT IN (SELECT TND_NO FROM BIDS WHERE WON_FLG = 1);
UPDATE OFFCRS SET HEAD_NO = 12 WHERE OFF_NO = 25;
