CREATE TABLE ASTCLSES (
  CLS_CD TEXT PRIMARY KEY,
  CLS_NM TEXT,
  USEFUL_YRS INTEGER,
  DEPR_MTHD TEXT
);
INSERT INTO ASTCLSES VALUES ('IT', 'IT equipment', 3, 'SL'), ('SW', 'Software', 4, 'SL'), ('VH', 'Vehicles', 5, 'DB'), ('TL', 'Tools and moulds', 6, 'UP'), ('WH', 'Warehouse equipment', 8, 'SL'), ('OF', 'Office furniture', 10, 'SL'), ('PM', 'Production machinery', 12, 'DB'), ('BF', 'Building fittings', 20, 'SL'), ('ART', 'Works of art', NULL, NULL);
CREATE TABLE COSTCTRS (
  CC_NO INTEGER PRIMARY KEY,
  CC_NM TEXT,
  PARNT_CC INTEGER REFERENCES COSTCTRS(CC_NO),
  MGR_FNM TEXT,
  MGR_LNM TEXT,
  CTRY_CD TEXT,
  BUDG_AMT REAL
);
INSERT INTO COSTCTRS VALUES (1000, 'Group Services', NULL, 'Verity', 'Holloway', 'GB', 420000), (1100, 'Finance and HR', 1000, 'Anselm', 'Brandt', 'GB', 65000), (1200, 'IT Services', 1000, 'Niamh', 'Delaney', 'GB', 510000), (1210, 'Service Desk', 1200, 'Tobias', 'Quint', 'GB', 90000), (1220, 'Data Centre', 1200, 'Oksana', 'Brandt', 'DE', 380000), (2000, 'Production', NULL, 'Rupert', 'Stanway', 'GB', 950000), (2100, 'Press Shop', 2000, 'Marit', 'Solheim', 'GB', 700000), (2200, 'Paint Line', 2000, 'Greta', 'Kohl', 'DE', 640000), (2300, 'Assembly', 2000, 'Idris', 'Penrose', 'GB', 480000), (2310, 'Assembly Night Shift', 2300, NULL, NULL, 'GB', 55000), (3000, 'Distribution', NULL, 'Lucinda', 'Farr', 'GB', 300000), (3100, 'Warehouse Hull', 3000, 'Callum', 'Ridgeway', 'GB', 260000), (3200, 'Warehouse Kassel', 3000, 'Jutta', 'Ebert', 'DE', 275000), (3300, 'Fleet', 3000, 'Idris', 'Marlowe', 'GB', 540000), (4000, 'Sales', NULL, 'Bettina', 'Voss', 'DE', 120000), (4100, 'Showrooms', 4000, 'Hector', 'Lisle', 'FR', 185000), (4200, 'Web Shop', 4000, 'Saskia', 'Nijland', 'NL', 40000);
CREATE TABLE VENDORS (
  VND_NO INTEGER PRIMARY KEY,
  VND_NM TEXT,
  CITY_NM TEXT,
  PAY_DAYS INTEGER,
  PREF_IND TEXT
);
INSERT INTO VENDORS VALUES (501, 'Torrance Machine Tools', 'Sheffield', 30, 'Y'), (502, 'Keller Pressen', 'Stuttgart', 45, 'Y'), (503, 'Bytewell', 'Reading', 14, 'Y'), (504, 'Nordrack', 'Gothenburg', 30, 'N'), (505, 'Van Loon Trucks', 'Eindhoven', 60, 'Y'), (506, 'Humber Motors', 'Hull', 30, 'N'), (507, 'Desk & Daughter', 'Leeds', 14, NULL), (508, 'Lackwerk Sued', 'Stuttgart', 45, 'Y'), (509, 'Pallister Storage', 'Hull', 30, 'Y'), (510, 'Cloudberry Software', 'Oslo', 30, 'N'), (511, 'Ledgerly', 'Reading', 7, 'Y'), (512, 'Gripfast Tooling', 'Sheffield', 30, 'N'), (513, 'Sparrow Electrical', 'Leeds', 21, 'Y'), (514, 'Klima Ebert', 'Kassel', 30, NULL), (515, 'Galerie Montrose', 'Paris', 7, 'N'), (516, 'Bytewell Outlet', 'Reading', 7, 'N');
CREATE TABLE ASSETS (
  AST_NO INTEGER PRIMARY KEY,            --: seq 100001
  CLS_CD TEXT REFERENCES ASTCLSES(CLS_CD), --: pick IT*9 | SW*2 | VH*4 | TL*3 | WH*4 | OF*4 | PM*5 | BF*2
  DESCR TEXT,                            --: by CLS_CD: IT => Laptop 14 inch*5 | Rack server*2 | Colour printer*2 | Tablet | Network switch*2; SW => Payroll licence | CAD licence*2 | Warehouse system; VH => Delivery van*3 | Company car*4 | Lorry 12 t; TL => Stamping die*3 | Injection mould*2 | Torque wrench set; WH => Pallet rack*3 | Forklift*3 | Scissor lift; OF => Standing desk*4 | Meeting table*2 | Filing cabinet*2; PM => Hydraulic press*3 | CNC mill*3 | Spray booth*2 | Laser cutter; else => Air conditioning*2 | Fire doors | Solar panels
  CC_NO INTEGER REFERENCES COSTCTRS(CC_NO), --: by CLS_CD: IT, SW => 1200*3 | 1210*2 | 1220*3 | 1100 | 4200; VH => 3300*6 | 4000*2; TL => 2100*3 | 2300*2; WH => 3100*3 | 3200*2; OF => 1100*2 | 4100*2 | 1000; PM => 2100*3 | 2200*2 | 2300; else => 1000*2 | 3200 | 2000
  VND_NO INTEGER REFERENCES VENDORS(VND_NO), --: by CLS_CD: IT => 503*6 | 516*2 | 504 | NULL; SW => 510*2 | 511*3; VH => 505*3 | 506*4; TL => 512*4 | 501; WH => 509*4 | 504*2; OF => 507*5 | NULL; PM => 501*4 | 502*4 | 508*2; else => 513*2 | 514*2
  PARNT_AST INTEGER REFERENCES ASSETS(AST_NO), --: self AST_NO
  SER_NO TEXT,                           --: code @@#####-# null 12% empty 13%
  ST_CD TEXT,                            --: pick A*9 | H*2 | D*3
  ACQ_DT TEXT,                           --: date 2014-03-01..2024-12-10
  CAPLZ_DT TEXT,                         --: after ACQ_DT 2..150 days until 2024-12-31
  WARR_DT TEXT,                          --: after ACQ_DT 12..72 months
  DISP_DT TEXT,                          --: after ACQ_DT 500..2900 days until 2024-12-31
  LIST_AMT REAL,                         --: by CLS_CD: IT => 1290 | 1480 | 2150*2 | 8900 | 640; SW => 12400 | 7800 | 31500; VH => 28900*2 | 34600 | 41200 | 97500; TL => 5600 | 18200 | 24750 | 910; WH => 4300*2 | 21900 | 26800; OF => 420*2 | 780 | 1150; PM => 148000 | 212500 | 86400 | 305000; else => 19800 | 44200 | 67300
  PAID_AMT REAL,                         --: expr round(LIST_AMT * (1 - (AST_NO * 7919 % 9) * 0.02 + (AST_NO * 31 % 5) * 0.007), 2)
  SALV_AMT REAL,                         --: expr round(PAID_AMT * (AST_NO * 13 % 4) * 0.05, 2)
  ACC_DEPR_AMT REAL,                     --: expr round(min(1.0, (julianday(coalesce(DISP_DT, '2024-12-31')) - julianday(CAPLZ_DT)) / 365.25 / (SELECT USEFUL_YRS FROM ASTCLSES WHERE ASTCLSES.CLS_CD = ASSETS.CLS_CD)) * (PAID_AMT - SALV_AMT), 2)
  BOOK_AMT REAL,                         --: expr round(PAID_AMT - coalesce(ACC_DEPR_AMT, 0), 2)
  INSRD_AMT REAL,                        --: expr CASE WHEN AST_NO % 6 = 1 THEN NULL ELSE round(PAID_AMT * (0.6 + (AST_NO % 5) * 0.1), -1) END
  PROCD_AMT REAL,                        --: expr CASE WHEN ST_CD = 'D' AND AST_NO % 3 > 0 THEN round(PAID_AMT * (AST_NO % 7) * 0.04, 2) END
  SITE_NM TEXT,                          --: by CC_NO: 1000, 1100, 1200, 1210 => Leeds HQ; 1220, 3200 => Kassel; 2000, 2100, 2300, 2310 => Rotherham Works; 2200 => Goslar Works; 3100 => Hull; 3300 => Hull*3 | Leeds HQ; 4000 => Leeds HQ*2 | Kassel; 4100 => Lille; else => Utrecht
  COND_NO INTEGER,                       --: pick 1 | 2*3 | 3*5 | 4*4 | 5*2
  LAST_CNT_DT TEXT,                      --: date 2022-01-15..2024-12-20 null 12%
  LEASED_IND TEXT                        --: pick N*9 | Y*2
); --: rows 180
CREATE TABLE DEPRPSTS (
  PST_NO INTEGER PRIMARY KEY,            --: seq 1
  AST_NO INTEGER REFERENCES ASSETS(AST_NO), --: ref ASSETS.AST_NO cover 86%
  PST_DT TEXT,                           --: date 2022-01-01..2024-12-30
  FISC_YR INTEGER,                       --: expr CAST(strftime('%Y', PST_DT) AS INTEGER)
  FISC_PD INTEGER,                       --: expr CAST(strftime('%m', PST_DT) AS INTEGER)
  DEPR_AMT REAL,                         --: expr round((SELECT A.PAID_AMT / C.USEFUL_YRS / 12 FROM ASSETS A JOIN ASTCLSES C ON A.CLS_CD = C.CLS_CD WHERE A.AST_NO = DEPRPSTS.AST_NO), 2)
  PST_TYP TEXT                           --: pick N*12 | U*2 | R
); --: rows 400
CREATE TABLE MNTJOBS (
  JOB_NO INTEGER PRIMARY KEY,            --: seq 7001
  AST_NO INTEGER REFERENCES ASSETS(AST_NO), --: ref ASSETS.AST_NO cover 55% skew
  VND_NO INTEGER REFERENCES VENDORS(VND_NO), --: pick 501*4 | 503*4 | 506*3 | 509*3 | 513*2 | 514 | 512 | NULL*3
  OPEN_TS TEXT,                          --: date 2022-02-01..2024-12-28 %Y-%m-%d %H:%M:%S
  DOWN_SEC INTEGER,                      --: int 600..259200 skew
  JOB_TYP TEXT,                          --: pick INS*4 | REP*5 | OVH
  COST_AMT REAL,                         --: price 45..4800
  QUOTE_AMT REAL,                        --: expr round(COST_AMT * (0.8 + (JOB_NO * 37 % 9) * 0.05), 2)
  ST_CD TEXT                             --: pick C*8 | O*2 | X
); --: rows 190
UPDATE ASSETS SET CAPLZ_DT = date(ACQ_DT, '+3 days'), ACC_DEPR_AMT = 0, BOOK_AMT = PAID_AMT WHERE CAPLZ_DT IS NULL AND ACQ_DT < '2024-12-01';
UPDATE ASSETS SET DISP_DT = NULL WHERE ST_CD <> 'D';
UPDATE ASSETS SET ST_CD = 'H' WHERE ST_CD = 'D' AND DISP_DT IS NULL;
UPDATE ASSETS SET ACC_DEPR_AMT = round(min(1.0, (julianday(coalesce(DISP_DT, '2024-12-31')) - julianday(CAPLZ_DT)) / 365.25 / (SELECT USEFUL_YRS FROM ASTCLSES WHERE ASTCLSES.CLS_CD = ASSETS.CLS_CD)) * (PAID_AMT - SALV_AMT), 2);
UPDATE ASSETS SET ACC_DEPR_AMT = max(0, ACC_DEPR_AMT), PARNT_AST = CASE WHEN AST_NO % 3 = 0 AND CLS_CD = (SELECT P.CLS_CD FROM ASSETS P WHERE P.AST_NO = ASSETS.PARNT_AST) THEN PARNT_AST WHEN CLS_CD = 'TL' THEN (SELECT max(P.AST_NO) FROM ASSETS P WHERE P.AST_NO < ASSETS.AST_NO AND P.CLS_CD = 'PM') END;
UPDATE ASSETS SET BOOK_AMT = CASE WHEN ST_CD = 'D' THEN 0 ELSE round(PAID_AMT - ACC_DEPR_AMT, 2) END;
UPDATE ASSETS SET ST_CD = 'F' WHERE ST_CD = 'A' AND ACC_DEPR_AMT >= PAID_AMT - SALV_AMT - 0.01;
UPDATE ASSETS SET PROCD_AMT = NULL WHERE ST_CD <> 'D';
UPDATE DEPRPSTS SET DEPR_AMT = -DEPR_AMT WHERE PST_TYP = 'R';
DELETE FROM DEPRPSTS WHERE PST_DT < (SELECT ACQ_DT FROM ASSETS WHERE ASSETS.AST_NO = DEPRPSTS.AST_NO);
DELETE FROM MNTJOBS WHERE date(OPEN_TS) < (SELECT ACQ_DT FROM ASSETS WHERE ASSETS.AST_NO = MNTJOBS.AST_NO);
UPDATE ASSETS SET LAST_CNT_DT = NULL WHERE LAST_CNT_DT < ACQ_DT;
UPDATE ASSETS SET PARNT_AST = NULL WHERE PARNT_AST IS NOT NULL AND AST_NO % 11 = 0;
