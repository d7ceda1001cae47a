CREATE TABLE AST_TYP (
  TYP_CD TEXT PRIMARY KEY,
  TYP_NM TEXT NOT NULL, -- plain name of the kind of device
  LIFE_MO INTEGER, -- planned life in months
  CRIT_LVL INTEGER -- 1 low .. 5 vital
);
INSERT INTO AST_TYP VALUES ('LAP', 'Laptop', 48, 2), ('WKS', 'Workstation', 60, 2), ('SRV', 'Server', 72, 5), ('SWT', 'Switch', 96, 4), ('STO', 'Storage Array', 84, 5), ('PRT', 'Printer', 72, 1), ('SCN', 'Handheld Scanner', 36, 3), ('VCR', 'Meeting Room Kit', 60, 1), ('UPS', 'Battery Unit', 60, 4);
CREATE TABLE LOC (
  LOC_CD TEXT PRIMARY KEY,
  LOC_NM TEXT NOT NULL,
  CITY TEXT,
  CTRY_CD TEXT, -- ISO code of the country
  RACK_CNT INTEGER -- number of racks, 0 if an office only
);
INSERT INTO LOC VALUES ('KA1', 'Plant Karlsruhe', 'Karlsruhe', 'DE', 14), ('KA2', 'Tower Office', 'Karlsruhe', 'DE', 0), ('LZ1', 'Depot Leipzig', 'Leipzig', 'DE', 4), ('GR1', 'Plant Graz', 'Graz', 'AT', 9), ('ZH1', 'Lake Office', 'Zurich', 'CH', 2), ('LY1', 'Depot Lyon', 'Lyon', 'FR', 3), ('BR1', 'Plant Brno', 'Brno', 'CZ', 11), ('PO1', 'Old Annex', 'Porto', 'PT', 1);
CREATE TABLE VND (
  VND_CD TEXT PRIMARY KEY,
  VND_NM TEXT NOT NULL,
  CTRY_CD TEXT,
  RTNG INTEGER, -- our rating, 1 bad .. 10 good
  SLA_MIN INTEGER -- promised reaction time in minutes
);
INSERT INTO VND VALUES ('NOR', 'Norrland Systems', 'SE', 8, 240), ('KOB', 'Kobold IT', 'DE', 6, 120), ('PAR', 'Parallax Devices', 'US', 7, 480), ('TSU', 'Tsuru Networks', 'JP', 9, 240), ('VEL', 'Veloce Print', 'IT', 4, 1440), ('QUI', 'Quillon', 'FR', 5, 480), ('HEX', 'Hexagonal Labs', 'NL', 8, 60), ('OAK', 'Oakmere', 'GB', NULL, 960);
CREATE TABLE EMP (
  EMPNO INTEGER PRIMARY KEY,             --: seq 4001
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  DEPT_CD TEXT, -- ENG engineering, LOG logistics, FIN finance, SAL sales, ITO it operations --: pick ENG*5 | LOG*4 | FIN*2 | SAL*3 | ITO*4
  BRTH_DT INTEGER,                       --: date 1961-04-01..2003-08-31 yyyymmdd
  HIRE_DT INTEGER, -- yyyymmdd --: date 2008-02-01..2025-02-28 yyyymmdd
  LOC_CD TEXT REFERENCES LOC(LOC_CD),    --: pick KA1*5 | KA2*4 | LZ1*3 | GR1*3 | ZH1*2 | LY1*2 | BR1*3
  MGR_EMPNO INTEGER REFERENCES EMP(EMPNO), -- the boss --: self EMPNO
  ACT_FL TEXT -- Y still employed, N has left --: pick Y*8 | N
); --: rows 75
CREATE TABLE ASSET (
  ASSETNO INTEGER PRIMARY KEY,           --: seq 70001
  HOST_NM TEXT,                          --: code @@-#### distinct
  SER_NO TEXT,                           --: code ##@@@##### null 4%
  TYP_CD TEXT REFERENCES AST_TYP(TYP_CD), --: pick LAP*8 | WKS*4 | SRV*4 | SWT*3 | STO | PRT*2 | SCN*3 | VCR
  VND_CD TEXT REFERENCES VND(VND_CD),    --: by TYP_CD: LAP, WKS => NOR*3 | PAR*3 | KOB*2; SRV, STO => HEX*3 | NOR*2 | QUI; SWT => TSU*4 | KOB; PRT => VEL*3 | QUI; else => QUI*2 | KOB*2 | PAR
  LOC_CD TEXT REFERENCES LOC(LOC_CD),    --: pick KA1*5 | KA2*4 | LZ1*3 | GR1*3 | ZH1*2 | LY1*2 | BR1*3
  USR_EMPNO INTEGER REFERENCES EMP(EMPNO), -- who uses it, empty if shared --: ref EMP.EMPNO cover 85% null 25%
  ST_CD TEXT, -- A in use, S in stock, R in repair, X disposed
  ORD_DT INTEGER, -- ordered, yyyymmdd --: date 2017-03-01..2025-02-20 yyyymmdd
  DLV_DT INTEGER, -- delivered, yyyymmdd --: after ORD_DT 4..45 days yyyymmdd until 2025-03-31
  DPLY_DT INTEGER, -- put to work, yyyymmdd --: after ORD_DT 46..150 days yyyymmdd until 2025-03-31 null 9%
  WRTY_DT INTEGER, -- end of warranty, yyyymmdd --: after ORD_DT 24..60 months yyyymmdd
  AUD_DT INTEGER,                        --: date 2023-07-01..2025-03-28 yyyymmdd null 20%
  DSPL_DT INTEGER,                       --: after ORD_DT 900..2600 days yyyymmdd until 2025-03-31 null 60%
  PUR_AMT REAL, -- price paid, in CCY_CD --: price 220..9800
  BOOK_AMT REAL,                         --: const 0
  CCY_CD TEXT, -- EUR, CHF, CZK
  CPU_CNT INTEGER,                       --: by TYP_CD: LAP => 8*3 | 10 | 12; WKS => 16 | 24; SRV => 32 | 48 | 64*2; STO => 16; else => NULL
  RAM_GB INTEGER,                        --: by TYP_CD: LAP => 16*3 | 32*2; WKS => 32 | 64 | 128; SRV => 128 | 256*2 | 512; STO => 64 | 128; else => NULL
  DISK_GB INTEGER, -- local storage in GB --: by TYP_CD: LAP => 512*3 | 1000*2; WKS => 1000 | 2000; SRV => 960 | 3840*2 | 7680; STO => 96000 | 192000; else => NULL
  PWR_W INTEGER, -- rated power in watts --: by TYP_CD: LAP => 65*3 | 90; WKS => 350 | 500; SRV => 800*2 | 1200; SWT => 120 | 370; STO => 1800; PRT => 450; else => 15 | 40
  ENCR_FL TEXT, -- disk encrypted, Y or N --: pick Y*4 | N
  LEAS_FL TEXT, -- leased, Y or N --: pick N*4 | Y
  RMT_FL TEXT,                           --: pick N*2 | Y
  OS_VER TEXT                            --: by TYP_CD: LAP, WKS => Fenster 11*4 | Fenster 10*2 | Pinguin 24; SRV => Pinguin 22*2 | Pinguin 24*3 | Fenster Server; STO, SWT => FirmOS 7 | FirmOS 9; else => NULL
); --: rows 260
CREATE TABLE INCID (
  INCNO INTEGER PRIMARY KEY,             --: seq 900101
  ASSETNO INTEGER REFERENCES ASSET(ASSETNO), --: ref ASSET.ASSETNO cover 60% skew
  RPT_EMPNO INTEGER REFERENCES EMP(EMPNO), -- who reported it --: ref EMP.EMPNO cover 80%
  FIX_EMPNO INTEGER REFERENCES EMP(EMPNO), -- who repaired it --: int 4001..4075 null 8%
  CAUSE_CD TEXT, -- HW hardware, SW software, NW network, US user error, PW power --: pick HW*4 | SW*5 | NW*3 | US*3 | PW
  PRIO INTEGER, -- 1 urgent .. 4 low --: pick 1 | 2*2 | 3*4 | 4*3
  OPN_DT INTEGER, -- reported, yyyymmdd --: date 2023-01-02..2025-03-29 yyyymmdd
  CLS_DT INTEGER,                        --: after OPN_DT 0..32 days yyyymmdd until 2025-03-31 null 5%
  DOWN_MIN INTEGER, -- outage in minutes --: int 0..2900 skew
  WORK_MIN INTEGER,                      --: int 5..420 skew
  REOP_FL TEXT -- reopened later, Y or N --: pick N*6 | Y
); --: rows 330
UPDATE ASSET SET CCY_CD = CASE WHEN LOC_CD = 'ZH1' THEN 'CHF' WHEN LOC_CD = 'BR1' AND ASSETNO % 2 = 0 THEN 'CZK' ELSE 'EUR' END;
UPDATE ASSET SET DSPL_DT = NULL WHERE DPLY_DT IS NULL OR DSPL_DT <= DPLY_DT;
UPDATE ASSET SET ST_CD = CASE WHEN DSPL_DT IS NOT NULL THEN 'X' WHEN DPLY_DT IS NULL THEN 'S' WHEN ASSETNO % 13 = 4 THEN 'R' ELSE 'A' END, USR_EMPNO = CASE WHEN TYP_CD IN ('SRV', 'SWT', 'STO', 'PRT') OR DPLY_DT IS NULL THEN NULL ELSE USR_EMPNO END, PUR_AMT = CASE WHEN CCY_CD = 'CZK' THEN ROUND(PUR_AMT * 24, 0) ELSE PUR_AMT END, AUD_DT = CASE WHEN AUD_DT < DLV_DT OR AUD_DT > DSPL_DT THEN NULL ELSE AUD_DT END, ENCR_FL = CASE WHEN DISK_GB IS NULL THEN 'N' ELSE ENCR_FL END;
UPDATE ASSET SET BOOK_AMT = CASE WHEN ST_CD = 'X' THEN 0 ELSE ROUND(PUR_AMT * MAX(0.05, 1 - (20250331 - ORD_DT) / 10000 / 7.0), 2) END;
UPDATE EMP SET DEPT_CD = 'ITO' WHERE EMPNO % 6 = 1;
UPDATE INCID SET FIX_EMPNO = (SELECT MAX(EMPNO) FROM EMP WHERE DEPT_CD = 'ITO' AND EMPNO <= INCID.FIX_EMPNO) WHERE FIX_EMPNO IS NOT NULL;
DELETE FROM INCID WHERE OPN_DT < (SELECT A.DLV_DT FROM ASSET AS A WHERE A.ASSETNO = INCID.ASSETNO) OR OPN_DT > (SELECT A.DSPL_DT FROM ASSET AS A WHERE A.ASSETNO = INCID.ASSETNO) OR ASSETNO IN (SELECT ASSETNO FROM ASSET WHERE ST_CD = 'S');
