CREATE TABLE REGION (
  RGN_CD TEXT PRIMARY KEY,
  RGN_NM TEXT
);
INSERT INTO REGION VALUES ('NO', 'North'), ('CE', 'Centre'), ('CO', 'Coast'), ('MT', 'Mountains');
CREATE TABLE CONCESSIONAIRE (
  CNC_ID INTEGER PRIMARY KEY,
  CNC_NM TEXT,
  CNC_SEAT TEXT,
  CNC_END_DT TEXT, -- end of the concession
  SHR_PCT DECIMAL(5,2) -- share of the tolls that stays with the company
);
INSERT INTO CONCESSIONAIRE VALUES (1, 'Autovia Norte', 'Varese Bridge', '2031-12-31', 82.50), (2, 'Costa Tollways', 'Port Sella', '2027-06-30', 78.00), (3, 'Alpine Link', 'Morval', '2044-12-31', 91.25), (4, 'State Roads', 'Centralia', NULL, 100.00);
CREATE TABLE MOTORWAY (
  MWY_CD TEXT PRIMARY KEY,
  MWY_NM TEXT,
  CNC_ID INTEGER REFERENCES CONCESSIONAIRE(CNC_ID),
  LEN_KM DECIMAL(6,1),
  OPEN_DT TEXT,
  LANE_CNT INTEGER
);
INSERT INTO MOTORWAY VALUES ('M1', 'North Spine', 1, 184.5, '1974-06-01', 6), ('M2', 'Coast Road', 2, 121.0, '1986-05-12', 4), ('M3', 'Morval Tunnel Road', 3, 46.2, '1999-10-01', 4), ('M4', 'Ring Centralia', 4, 58.8, '1991-09-09', 8), ('M5', 'Valley Link', 3, 73.4, '2008-07-21', 4), ('M6', 'Harbour Spur', 2, 12.6, '2017-03-15', 4), ('M7', 'East Bypass', 4, 33.0, '2025-09-15', 4);
CREATE TABLE PLAZA (
  PLZ_CD TEXT PRIMARY KEY,
  PLZ_NM TEXT,
  MWY_CD TEXT REFERENCES MOTORWAY(MWY_CD),
  RGN_CD TEXT REFERENCES REGION(RGN_CD),
  KM_POS DECIMAL(6,1), -- distance from the start of the motorway
  LANES_MAN INTEGER, -- lanes with a cashier
  LANES_AUT INTEGER, -- lanes with a transponder reader
  MAIN_PLZ_CD TEXT REFERENCES PLAZA(PLZ_CD) -- plaza that runs this one; empty for main plazas
);
INSERT INTO PLAZA VALUES ('P01', 'Varese', 'M1', 'NO', 12.0, 6, 8, NULL), ('P02', 'Stonefield', 'M1', 'NO', 71.5, 4, 5, 'P01'), ('P03', 'Oakham', 'M1', 'CE', 140.2, 3, 6, 'P01'), ('P04', 'Port Sella', 'M2', 'CO', 3.1, 5, 6, NULL), ('P05', 'Dunes', 'M2', 'CO', 64.0, 2, 3, 'P04'), ('P06', 'Lagoon', 'M2', 'CO', 117.9, 0, 4, 'P04'), ('P07', 'Morval South', 'M3', 'MT', 1.0, 4, 4, NULL), ('P08', 'Morval North', 'M3', 'MT', 45.5, 3, 5, 'P07'), ('P09', 'Centralia West', 'M4', 'CE', 8.8, 0, 10, NULL), ('P10', 'Centralia East', 'M4', 'CE', 37.0, 2, 9, 'P09'), ('P11', 'Valley Gate', 'M5', 'MT', 22.4, 2, 3, 'P07'), ('P12', 'Harbour', 'M6', 'CO', 6.3, 1, 5, 'P04'), ('P13', 'East Field', 'M7', 'CE', 15.5, 0, 6, 'P09');
CREATE TABLE VEH_CLASS (
  VEH_CLS TEXT PRIMARY KEY,
  CLS_DESC TEXT,
  AXLE_MIN INTEGER,
  RATE_KM DECIMAL(6,3) -- toll per kilometre
);
INSERT INTO VEH_CLASS VALUES ('1M', 'motorcycle', 2, 0.045), ('2C', 'car', 2, 0.090), ('3V', 'van or camper', 2, 0.120), ('4B', 'bus or coach', 2, 0.170), ('5T', 'light truck', 2, 0.210), ('6H', 'heavy truck', 4, 0.330), ('7X', 'oversize load', 6, 0.900);
CREATE TABLE EMISSION (
  EMI_CD TEXT PRIMARY KEY,
  EMI_DESC TEXT,
  SURCH_PCT DECIMAL(5,2)
);
INSERT INTO EMISSION VALUES ('E0', 'electric', -25), ('E6', 'Euro 6', 0), ('E5', 'Euro 5', 5), ('E4', 'Euro 4 and below', 15);
CREATE TABLE HOLDER (
  HLD_ID INTEGER PRIMARY KEY, --: seq 501
  FST_NM TEXT, --: first
  LST_NM TEXT, --: last distinct
  HLD_TYP TEXT, -- P private, F fleet manager of a firm --: pick P*4 | F
  HLD_TOWN TEXT, --: pick Centralia*6 | Port Sella*4 | Morval*2 | Oakham*2 | Varese Bridge*3
  BRTH_DT TEXT, --: date 1948-03-01..2004-09-30
  OPEN_DT TEXT, --: date 2016-01-10..2025-08-15
  CLOS_DT TEXT, -- account closed --: after OPEN_DT 200..2500 days until 2025-09-30
  BAL_AMT DECIMAL(9,2), -- prepaid balance --: real -40..260 2
  REF_HLD_ID INTEGER REFERENCES HOLDER(HLD_ID), -- holder who recommended us --: self HLD_ID null 55%
  MAIL_FLG TEXT -- Y statement by e-mail, N by post --: pick Y*5 | N*3
); --: rows 70
UPDATE HOLDER SET CLOS_DT = NULL WHERE HLD_ID % 4 <> 1;
UPDATE HOLDER SET BAL_AMT = 0 WHERE CLOS_DT IS NOT NULL;
UPDATE HOLDER SET REF_HLD_ID = NULL WHERE OPEN_DT < (SELECT R.OPEN_DT FROM HOLDER AS R WHERE R.HLD_ID = HOLDER.REF_HLD_ID);
CREATE TABLE TAG (
  TAG_NO INTEGER PRIMARY KEY, --: seq 77001 3
  HLD_ID INTEGER REFERENCES HOLDER(HLD_ID), --: ref HOLDER.HLD_ID cover 92%
  PLATE TEXT, --: code @@ ### @@ distinct
  VEH_CLS TEXT REFERENCES VEH_CLASS(VEH_CLS), --: pick 1M | 2C*9 | 3V*4 | 4B | 5T*2 | 6H*3
  EMI_CD TEXT REFERENCES EMISSION(EMI_CD), --: pick E0*3 | E6*6 | E5*3 | E4*2 | NULL
  ISS_DT TEXT, --: date 2018-02-01..2025-09-10
  BLK_DT TEXT, -- blocked: lost, stolen or unpaid --: after ISS_DT 30..1500 days until 2025-09-30
  DEP_AMT DECIMAL(6,2) --: pick 0*4 | 15*3 | 20*2
); --: rows 105
UPDATE TAG SET BLK_DT = NULL WHERE TAG_NO % 5 <> 2;
UPDATE TAG SET ISS_DT = (SELECT H.OPEN_DT FROM HOLDER AS H WHERE H.HLD_ID = TAG.HLD_ID) WHERE ISS_DT < (SELECT H.OPEN_DT FROM HOLDER AS H WHERE H.HLD_ID = TAG.HLD_ID);
UPDATE TAG SET BLK_DT = (SELECT MAX(H.CLOS_DT, TAG.ISS_DT) FROM HOLDER AS H WHERE H.HLD_ID = TAG.HLD_ID) WHERE HLD_ID IN (SELECT HLD_ID FROM HOLDER WHERE CLOS_DT IS NOT NULL);
CREATE TABLE PAY_MEANS (
  PAY_CD TEXT PRIMARY KEY,
  PAY_DESC TEXT
);
INSERT INTO PAY_MEANS VALUES ('T', 'transponder'), ('C', 'cash'), ('K', 'bank card'), ('V', 'video billing');
CREATE TABLE PASSAGE (
  PSG_NO INTEGER PRIMARY KEY, --: seq 900001
  PLZ_CD TEXT REFERENCES PLAZA(PLZ_CD), --: pick P01*8 | P02*4 | P03*4 | P04*6 | P05*3 | P06*3 | P07*5 | P08*5 | P09*7 | P10*6 | P11*2 | P12*4
  TAG_NO INTEGER REFERENCES TAG(TAG_NO), -- empty for occasional users --: ref TAG.TAG_NO cover 72% skew null 38%
  VEH_CLS TEXT REFERENCES VEH_CLASS(VEH_CLS), --: pick 1M | 2C*10 | 3V*3 | 4B | 5T*2 | 6H*4
  PSG_TS TEXT, --: date 2024-10-01..2025-09-29 %Y-%m-%d %H:%M:%S
  BILL_DT TEXT, -- day of invoicing; empty if paid on the spot or not billed yet --: const x
  DIR_FLG TEXT, -- I inbound, O outbound --: pick I*4 | O*5
  DIST_KM DECIMAL(6,1), -- kilometres charged --: real 4..180 1 skew
  GROSS_AMT DECIMAL(8,2), -- toll in euros before rebate --: const 0
  REBATE_AMT DECIMAL(8,2), --: const 0
  PAY_CD TEXT REFERENCES PAY_MEANS(PAY_CD), --: by TAG_NO: None => C*3 | K*4 | V*2; else => T
  SPEED_KMH INTEGER, -- at the gantry --: int 4..118 normal
  STAT_CD TEXT -- O ok, D disputed, X voided --: pick O*16 | D | X
); --: rows 400
UPDATE PASSAGE SET TAG_NO = NULL WHERE PSG_TS < (SELECT ISS_DT FROM TAG AS T WHERE T.TAG_NO = PASSAGE.TAG_NO) OR PSG_TS > (SELECT BLK_DT FROM TAG AS T WHERE T.TAG_NO = PASSAGE.TAG_NO);
UPDATE PASSAGE SET PAY_CD = 'V' WHERE TAG_NO IS NULL AND PAY_CD = 'T';
UPDATE PASSAGE SET VEH_CLS = (SELECT T.VEH_CLS FROM TAG AS T WHERE T.TAG_NO = PASSAGE.TAG_NO) WHERE TAG_NO IS NOT NULL;
UPDATE PASSAGE SET GROSS_AMT = ROUND(DIST_KM * (SELECT RATE_KM FROM VEH_CLASS AS V WHERE V.VEH_CLS = PASSAGE.VEH_CLS) + 0.4 + PSG_NO % 7 * 0.05, 2);
UPDATE PASSAGE SET REBATE_AMT = CASE WHEN TAG_NO IS NULL THEN 0 ELSE ROUND(GROSS_AMT * (PSG_NO % 4) * 0.05, 2) END;
UPDATE PASSAGE SET BILL_DT = CASE WHEN PAY_CD IN ('C', 'K') OR STAT_CD = 'X' THEN NULL ELSE date(PSG_TS, '+' || (3 + PSG_NO * 7 % 41) || ' days') END;
UPDATE PASSAGE SET BILL_DT = NULL WHERE BILL_DT > '2025-09-30';
UPDATE PASSAGE SET SPEED_KMH = NULL WHERE PAY_CD = 'C' AND PSG_NO % 2 = 0;
CREATE TABLE OFFICER (
  OFC_ID INTEGER PRIMARY KEY, --: seq 11
  OFC_FST TEXT, --: first
  OFC_LST TEXT, --: last distinct
  PLZ_CD TEXT REFERENCES PLAZA(PLZ_CD), --: pick P01*4 | P02*2 | P03*2 | P04*3 | P05 | P07*3 | P08*2 | P10*2 | P11 | P12
  HIRE_DT TEXT, --: date 2006-02-01..2025-06-15
  LEFT_DT TEXT, -- empty while employed --: after HIRE_DT 200..4000 days until 2025-09-30
  WAGE_HR DECIMAL(6,2) --: real 13..29 2
); --: rows 34
UPDATE OFFICER SET LEFT_DT = NULL WHERE OFC_ID % 4 <> 3;
CREATE TABLE VIOLATION (
  VIO_NO INTEGER PRIMARY KEY, --: seq 6001
  PSG_NO INTEGER REFERENCES PASSAGE(PSG_NO), --: ref PASSAGE.PSG_NO cover 40% distinct
  OFC_ID INTEGER REFERENCES OFFICER(OFC_ID), -- who handled it --: ref OFFICER.OFC_ID cover 55% null 12%
  VIO_TYP TEXT, -- NP not paid, WC wrong class, SP speeding in the lane, TL tailgating --: pick NP*5 | WC*3 | SP*3 | TL*2
  NOT_DT TEXT, -- notice sent --: const x
  PAID_DT TEXT, --: const x
  PEN_AMT DECIMAL(8,2) --: by VIO_TYP: NP => 48; WC => 60; SP => 85 | 120; else => 72
); --: rows 90
UPDATE VIOLATION SET NOT_DT = (SELECT date(P.PSG_TS, '+' || (4 + VIOLATION.VIO_NO * 3 % 25) || ' days') FROM PASSAGE AS P WHERE P.PSG_NO = VIOLATION.PSG_NO);
UPDATE VIOLATION SET NOT_DT = NULL WHERE NOT_DT > '2025-09-30';
UPDATE VIOLATION SET PAID_DT = CASE WHEN VIO_NO % 4 = 1 OR NOT_DT IS NULL THEN NULL ELSE date(NOT_DT, '+' || (5 + VIO_NO * 11 % 50) || ' days') END;
UPDATE VIOLATION SET PAID_DT = NULL WHERE PAID_DT > '2025-09-30';
UPDATE OFFICER SET LEFT_DT = NULL WHERE LEFT_DT > '2024-10-01';
UPDATE OFFICER SET LEFT_DT = NULL WHERE OFC_ID IN (SELECT OFC_ID FROM VIOLATION WHERE OFC_ID IS NOT NULL);
UPDATE OFFICER SET LEFT_DT = date(HIRE_DT, '+900 days') WHERE OFC_ID NOT IN (SELECT OFC_ID FROM VIOLATION WHERE OFC_ID IS NOT NULL) AND HIRE_DT < '2021-01-01' AND OFC_ID % 2 = 0;
CREATE TABLE PRODUCT (
  PRD_CD TEXT PRIMARY KEY,
  PRD_NM TEXT,
  MTH_FEE DECIMAL(6,2),
  KM_INCL INTEGER
);
INSERT INTO PRODUCT VALUES ('BAS', 'Basic tag', 0, 0), ('COM', 'Commuter pack', 24.90, 400), ('COA', 'Coast pass', 39.00, 900), ('FLT', 'Fleet billing', 12.50, 0), ('GRN', 'Green bonus', 4.00, 50), ('WKE', 'Weekend saver', 9.90, 150), ('SEN', 'Senior card', 6.50, 200);
CREATE TABLE HOLDER_PRODUCT (
  HLD_ID INTEGER REFERENCES HOLDER(HLD_ID), --: ref HOLDER.HLD_ID cover 88%
  PRD_CD TEXT REFERENCES PRODUCT(PRD_CD), --: pick BAS*7 | COM*4 | COA*2 | FLT*2 | GRN*3 | WKE*3
  FROM_DT TEXT, --: const x
  TO_DT TEXT, --: const x
  PRIMARY KEY (HLD_ID, PRD_CD)
); --: rows 130
UPDATE HOLDER_PRODUCT SET FROM_DT = (SELECT date(H.OPEN_DT, '+' || (HOLDER_PRODUCT.rowid * 13 % 60) || ' days') FROM HOLDER AS H WHERE H.HLD_ID = HOLDER_PRODUCT.HLD_ID);
UPDATE HOLDER_PRODUCT SET TO_DT = CASE WHEN rowid % 3 = 0 THEN date(FROM_DT, '+' || (30 + rowid * 17 % 700) || ' days') END;
UPDATE HOLDER_PRODUCT SET TO_DT = NULL WHERE TO_DT > '2025-09-30';
UPDATE HOLDER_PRODUCT SET TO_DT = (SELECT MAX(H.CLOS_DT, HOLDER_PRODUCT.FROM_DT) FROM HOLDER AS H WHERE H.HLD_ID = HOLDER_PRODUCT.HLD_ID) WHERE TO_DT IS NULL AND HLD_ID IN (SELECT HLD_ID FROM HOLDER WHERE CLOS_DT IS NOT NULL);
CREATE TABLE CLOSURE (
  CLO_ID INTEGER PRIMARY KEY, --: seq 1
  PLZ_CD TEXT REFERENCES PLAZA(PLZ_CD), --: pick P01*3 | P02 | P04*2 | P07*4 | P08*3 | P09 | P11*2
  FROM_TS TEXT, --: date 2024-10-05..2025-09-25 %Y-%m-%d %H:%M:%S
  TO_TS TEXT, --: after FROM_TS 35..2900 minutes %Y-%m-%d %H:%M:%S
  LANES_SHUT INTEGER, --: int 1..4
  CAUSE TEXT --: pick snow*3 | repair*5 | accident*3 | reader fault*4 | NULL
); --: rows 46
CREATE TABLE COMPLAINT (
  CMP_NO INTEGER PRIMARY KEY, --: seq 301
  HLD_ID INTEGER REFERENCES HOLDER(HLD_ID), --: ref HOLDER.HLD_ID cover 60%
  CMP_DT TEXT, --: date 2024-10-02..2025-09-28
  ANSW_DT TEXT, --: after CMP_DT 1..45 days until 2025-09-30 null 15%
  TOPIC TEXT, --: pick double charge*5 | tag not read*4 | queue*3 | staff*2 | website*2
  REFUND_AMT DECIMAL(7,2) --: pick 0*6 | 4.5*2 | 9*2 | 12.4 | 30
); --: rows 60
UPDATE COMPLAINT SET REFUND_AMT = NULL WHERE ANSW_DT IS NULL;
