CREATE TABLE SALESREP (
  REPNO INTEGER PRIMARY KEY,
  FNAME TEXT,
  LNAME TEXT,
  RGNCD TEXT,
  HIRE_DT TEXT,
  QUOTA_AMT REAL,
  COMM_PCT REAL,
  RNK INTEGER
);
INSERT INTO SALESREP VALUES (11, 'Dana', 'Whitlock', 'NE', '2017-03-06', 90000, 0.04, 2), (12, 'Marcus', 'Oyelaran', 'SE', '2019-08-19', 75000, 0.035, 5), (13, 'Tess', 'Brannigan', 'MW', '2020-01-13', 75000, 0.035, 1), (14, 'Ruben', 'Castaneda', 'SW', '2021-05-24', 60000, 0.03, 4), (15, 'Holly', 'Fairbank', 'WE', '2015-11-02', 110000, 0.045, 3), (16, 'Jalen', 'Pruitt', 'SE', '2023-02-20', 45000, 0.025, 7), (17, 'Mei', 'Tanaka', 'WE', '2022-09-12', 60000, 0.03, 6), (18, 'Curtis', 'Nordvik', 'MW', '2024-06-17', 30000, 0.02, 9), (19, 'Paloma', 'Reyes', 'SW', '2024-10-07', 30000, 0.02, 8);
CREATE TABLE MERCHANT (
  MRCHNO INTEGER PRIMARY KEY, --: seq 3001
  MRCHNM TEXT, --: each Bluebird Diner | Pine Street Hardware | Taqueria Sol | Harbor Lanes | Peachtree Pharmacy | Lucky Wok | Wagon Wheel BBQ | Cedar Pet Supply | Metro Bikes | Nana's Donuts | Summit Outfitters | Lakeside Cinema | Corner Bodega 9 | Velvet Nails | Big Sky Tires | Magnolia Florist | Prairie Books | Gulf Coast Seafood | Redwood Coffee | Sunset Arcade | Iron Gym | Bayou Grill | Copper Kettle | Twin Oaks Market | Sparkle Car Wash | Orchard Grocers | Roadrunner Gas | Cactus Cantina | Midtown Parking | Alder Bakery | Foxglove Gifts | Steel City Bagels | Riverbend Laundry | Star Thrift | Golden Gate Noodles | Dixie Hardware | Hilltop Vet | Windmill Garden | Neon Karaoke | Frontier Feed
  CATCD TEXT, --: pick FD*9 | RT*7 | SV*5 | EN*3 | FU*2
  CITY TEXT, --: pick Boston*3 | Atlanta*4 | Chicago*5 | Phoenix*4 | Seattle*4 | Savannah*2 | Tulsa*2 | Oakland*3
  RGNCD TEXT, --: by CITY: Boston => NE; Atlanta, Savannah => SE; Chicago => MW; Phoenix, Tulsa => SW; else => WE
  REPNO INTEGER, --: by RGNCD: NE => 11; SE => 12*3 | 16*2; MW => 13*4 | 18; SW => 14*3 | 19; else => 15*3 | 17*2
  SGNUP_DT TEXT, --: date 2021-02-01..2025-09-20
  LIVE_DT TEXT, --: after SGNUP_DT 5..80 days until 2025-10-31
  TERM_DT TEXT, --: after LIVE_DT 200..1100 days until 2025-10-31 null 72%
  ST_CD TEXT, --: pick A
  FEE_PCT REAL, --: pick 0.015*3 | 0.0195*4 | 0.0225*4 | 0.029*3
  RISK_SCR INTEGER, --: int 120..940
  STAR_RTG REAL --: real 2.1..5 1 normal
); --: rows 40
UPDATE MERCHANT SET CATCD = 'FD' WHERE MRCHNM IN ('Bluebird Diner', 'Taqueria Sol', 'Lucky Wok', 'Wagon Wheel BBQ', 'Nana''s Donuts', 'Gulf Coast Seafood', 'Redwood Coffee', 'Bayou Grill', 'Copper Kettle', 'Cactus Cantina', 'Alder Bakery', 'Steel City Bagels', 'Golden Gate Noodles');
UPDATE MERCHANT SET CATCD = 'RT' WHERE MRCHNM IN ('Pine Street Hardware', 'Peachtree Pharmacy', 'Cedar Pet Supply', 'Metro Bikes', 'Summit Outfitters', 'Corner Bodega 9', 'Magnolia Florist', 'Prairie Books', 'Twin Oaks Market', 'Orchard Grocers', 'Foxglove Gifts', 'Star Thrift', 'Dixie Hardware', 'Windmill Garden', 'Frontier Feed');
UPDATE MERCHANT SET CATCD = 'SV' WHERE MRCHNM IN ('Velvet Nails', 'Big Sky Tires', 'Iron Gym', 'Sparkle Car Wash', 'Midtown Parking', 'Riverbend Laundry', 'Hilltop Vet');
UPDATE MERCHANT SET CATCD = 'EN' WHERE MRCHNM IN ('Harbor Lanes', 'Lakeside Cinema', 'Sunset Arcade', 'Neon Karaoke');
UPDATE MERCHANT SET CATCD = 'FU' WHERE MRCHNM = 'Roadrunner Gas';
UPDATE MERCHANT SET ST_CD = CASE WHEN TERM_DT IS NOT NULL THEN 'T' WHEN LIVE_DT IS NULL THEN 'P' WHEN MRCHNO % 8 = 3 THEN 'H' ELSE 'A' END;
CREATE TABLE CUST (
  CUSTNO INTEGER PRIMARY KEY, --: seq 70001
  FNAME TEXT, --: first
  LNAME TEXT, --: last
  BIRTH_DT TEXT, --: date 1948-01-05..2006-12-20
  CITY TEXT, --: pick Boston*4 | Atlanta*5 | Chicago*6 | Phoenix*4 | Seattle*5 | Savannah*2 | Tulsa*2 | Oakland*3 | Denver*2
  TIERCD TEXT, --: pick B*6 | S*4 | G*2
  KYC_LVL INTEGER, --: pick 0*1 | 1*3 | 2*5 | 3*2
  CR_SCR INTEGER, --: int 420..840 normal
  OPEN_DT TEXT, --: date 2021-01-10..2025-10-15
  CLOSE_DT TEXT, --: after OPEN_DT 90..1200 days until 2025-10-31 null 70%
  RFR_CUSTNO INTEGER --: self CUSTNO
); --: rows 130
UPDATE CUST SET RFR_CUSTNO = NULL WHERE CUSTNO % 5 < 3;
CREATE TABLE WALLET (
  WALTNO TEXT PRIMARY KEY, --: code W-######
  CUSTNO INTEGER, --: ref CUST.CUSTNO cover 92%
  KINDCD TEXT, --: pick PER*7 | BUS*2 | KID*1
  BAL_AMT REAL, --: price 1..900
  LMT_AMT REAL, --: pick 500*4 | 1000*4 | 2500*3 | 10000*1
  OPEN_YR INTEGER, --: pick 2021*2 | 2022*3 | 2023*4 | 2024*5 | 2025*4
  OPEN_MO INTEGER, --: int 1..12
  ST_CD TEXT --: pick A*9 | F*1 | C*2
); --: rows 150
UPDATE WALLET SET OPEN_MO = 1 + OPEN_MO % 9 WHERE OPEN_YR = 2025;
UPDATE WALLET SET OPEN_YR = (SELECT CAST(strftime('%Y', OPEN_DT) AS INTEGER) FROM CUST WHERE CUST.CUSTNO = WALLET.CUSTNO), OPEN_MO = (SELECT CAST(strftime('%m', OPEN_DT) AS INTEGER) FROM CUST WHERE CUST.CUSTNO = WALLET.CUSTNO) WHERE OPEN_YR * 100 + OPEN_MO < (SELECT CAST(strftime('%Y%m', OPEN_DT) AS INTEGER) FROM CUST WHERE CUST.CUSTNO = WALLET.CUSTNO);
UPDATE WALLET SET BAL_AMT = 0 WHERE ST_CD = 'C';
CREATE TABLE TXN (
  TXNNO INTEGER PRIMARY KEY, --: seq 500101
  WALTNO TEXT, --: ref WALLET.WALTNO cover 82% skew
  MRCHNO INTEGER, --: ref MERCHANT.MRCHNO cover 90% skew
  TYPCD TEXT, --: pick PUR*11 | RFD*1
  CHNLCD TEXT, --: pick QR*5 | NFC*6 | WEB*3
  AUTH_DTM TEXT, --: date 2024-07-01..2025-10-30 %Y-%m-%d %H:%M:%S
  POST_DT TEXT, --: after AUTH_DTM 0..3 days %Y-%m-%d until 2025-10-31
  SETL_DT TEXT, --: after AUTH_DTM 1..7 days %Y-%m-%d until 2025-10-31
  TXN_AMT REAL, --: price 2..260
  FEE_AMT REAL, --: expr round(TXN_AMT * (SELECT FEE_PCT FROM MERCHANT WHERE MERCHANT.MRCHNO = TXN.MRCHNO), 2)
  TIP_AMT REAL, --: pick 0*5 | 1*1 | 2*2 | 3.5*1 | 5*1
  AUTH_MS INTEGER, --: int 180..4200 skew
  ST_CD TEXT --: pick S*13 | D*2 | R*1
); --: rows 400
UPDATE TXN SET ST_CD = 'P', SETL_DT = NULL WHERE SETL_DT IS NULL;
UPDATE TXN SET POST_DT = SETL_DT WHERE POST_DT > SETL_DT;
UPDATE TXN SET SETL_DT = NULL, POST_DT = NULL, FEE_AMT = 0 WHERE ST_CD = 'D';
CREATE TABLE XFER (
  XFERNO INTEGER PRIMARY KEY, --: seq 900001
  FR_WALTNO TEXT, --: ref WALLET.WALTNO cover 60% skew
  TO_WALTNO TEXT, --: ref WALLET.WALTNO cover 70%
  RQST_DT TEXT, --: date 2025-01-02..2025-10-29
  DONE_DT TEXT, --: after RQST_DT 0..4 days until 2025-10-31 null 9%
  XFER_AMT REAL, --: price 5..600
  MEMO TEXT --: pick rent share*3 | pizza night*3 | concert tickets*2 | gas money*2 | babysitting | rent*2 | birthday gift null 30%
); --: rows 170
DELETE FROM XFER WHERE FR_WALTNO = TO_WALTNO;
CREATE TABLE TOPUP (
  TOPNO INTEGER PRIMARY KEY, --: seq 1
  WALTNO TEXT, --: ref WALLET.WALTNO cover 65%
  SRCCD TEXT, --: pick ACH*5 | DBT*4 | CSH*2
  TOP_DT TEXT, --: date 2025-03-01..2025-10-30
  TOP_AMT REAL --: pick 10*2 | 20*4 | 25*3 | 50*4 | 100*3 | 250*1
); --: rows 220
CREATE TABLE OPER (
  OPRNO INTEGER PRIMARY KEY,
  FNAME TEXT,
  LNAME TEXT,
  TEAM TEXT,
  SHFTCD TEXT,
  HIRE_DT TEXT,
  QA_SCR REAL
);
INSERT INTO OPER VALUES (401, 'Bev', 'Kowalczyk', 'Disputes', 'D', '2018-04-09', 4.6), (402, 'Tyrone', 'Mask', 'Disputes', 'E', '2021-07-12', 4.1), (403, 'Gloria', 'Benitez', 'Phones', 'D', '2019-10-21', 4.8), (404, 'Ned', 'Halloran', 'Phones', 'N', '2022-01-17', 3.4), (405, 'Shanice', 'Doyle', 'Phones', 'E', '2023-05-15', 4.1), (406, 'Igor', 'Petrenko', 'Fraud', 'N', '2020-02-03', 4.3), (407, 'Lupe', 'Arroyo', 'Phones', 'D', '2024-03-25', 3.9), (408, 'Wes', 'Tillman', 'Disputes', 'N', '2024-08-05', 3.1), (409, 'Joan', 'Savannah', 'Fraud', 'D', '2016-06-27', 4.8), (410, 'Carl', 'Boston', 'Phones', 'E', '2025-01-06', 3.6), (411, 'Priti', 'Rao', 'Phones', 'N', '2021-11-29', 4.4), (412, 'Alma', 'Lindqvist', 'Disputes', 'D', '2025-06-16', 3.8), (413, 'Deshawn', 'Cobb', 'Fraud', 'E', '2023-09-18', NULL);
CREATE TABLE DISPUTE (
  DSPTNO INTEGER PRIMARY KEY, --: seq 8001
  TXNNO INTEGER, --: ref TXN.TXNNO cover 30% distinct
  OPRNO INTEGER, --: pick 401*5 | 402*4 | 408*3 | 412*2 | NULL*2
  RSNCD TEXT, --: pick FRD*4 | DUP*3 | NRC*3 | QLT*2
  OPEN_DT TEXT, --: expr (SELECT date(AUTH_DTM, '+' || (2 + DISPUTE.DSPTNO * 7 % 19) || ' days') FROM TXN WHERE TXN.TXNNO = DISPUTE.TXNNO)
  DUE_DT TEXT, --: expr date(OPEN_DT, '+30 days')
  CLS_DT TEXT, --: expr CASE WHEN DSPTNO % 5 = 2 THEN NULL ELSE date(OPEN_DT, '+' || (6 + DSPTNO * 11 % 37) || ' days') END
  DSPT_AMT REAL, --: expr (SELECT TXN_AMT FROM TXN WHERE TXN.TXNNO = DISPUTE.TXNNO)
  RFND_AMT REAL --: expr CASE WHEN CLS_DT IS NULL THEN NULL WHEN DSPTNO % 3 = 0 THEN 0 WHEN DSPTNO % 3 = 1 THEN DSPT_AMT ELSE round(DSPT_AMT / 2, 2) END
); --: rows 72
DELETE FROM DISPUTE WHERE OPEN_DT > '2025-10-31';
UPDATE DISPUTE SET CLS_DT = NULL, RFND_AMT = NULL WHERE CLS_DT > '2025-10-31';
CREATE TABLE CALLREC (
  CALLNO INTEGER PRIMARY KEY, --: seq 20001
  CUSTNO INTEGER, --: ref CUST.CUSTNO cover 55% skew
  OPRNO INTEGER, --: pick 403*6 | 404*4 | 405*5 | 407*4 | 410*4 | 411*5
  CALL_DTM TEXT, --: date 2025-07-01..2025-10-30 %Y-%m-%d %H:%M:%S
  TOPICCD TEXT, --: pick LGN*4 | BAL*3 | CRD*2 | DSP*3 | OTH*1
  HOLD_SEC INTEGER, --: int 0..900 skew
  TALK_SEC INTEGER, --: int 40..1500 skew
  CSAT INTEGER --: int 1..10 normal null 35%
); --: rows 260
CREATE TABLE MRCHGOAL (
  MRCHNO INTEGER,
  YR INTEGER,
  MO INTEGER,
  GOAL_AMT REAL,
  DONE_AMT REAL,
  PRIMARY KEY (MRCHNO, YR, MO)
);
INSERT INTO MRCHGOAL SELECT M.MRCHNO, 2025, N.MO, 100 + 50 * ((M.MRCHNO * 7) % 9), round((100 + 50 * ((M.MRCHNO * 7) % 9)) * (55 + (M.MRCHNO * 13 + N.MO * 29) % 80) / 100.0, 2) FROM MERCHANT AS M, (SELECT 1 AS MO UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9 UNION ALL SELECT 10) AS N WHERE M.MRCHNO % 6 > 0 AND M.TERM_DT IS NULL AND strftime('%Y-%m', M.LIVE_DT) <= '2025-' || substr('0' || N.MO, -2);
INSERT INTO MRCHGOAL SELECT M.MRCHNO, 2024, N.MO, 100 + 50 * ((M.MRCHNO * 7) % 8), round((100 + 50 * ((M.MRCHNO * 7) % 8)) * (50 + (M.MRCHNO * 17 + N.MO * 23) % 75) / 100.0, 2) FROM MERCHANT AS M, (SELECT 9 AS MO UNION ALL SELECT 10 UNION ALL SELECT 11 UNION ALL SELECT 12) AS N WHERE M.MRCHNO % 6 > 0 AND M.TERM_DT IS NULL AND strftime('%Y-%m', M.LIVE_DT) <= '2024-' || substr('0' || N.MO, -2);
CREATE TABLE PROMO (
  PRMNO INTEGER PRIMARY KEY,
  PRMNM TEXT,
  CSHBK_PCT REAL,
  BEG_DT TEXT,
  END_DT TEXT,
  BUDG_AMT REAL
);
INSERT INTO PROMO VALUES (1, 'Summer Sizzle', 0.1, '2025-06-01', '2025-08-31', 20000), (2, 'Taco Tuesday', 0.05, '2025-01-07', '2025-12-30', 6000), (3, 'Back to School', 0.08, '2025-08-01', '2025-09-15', 15000), (4, 'Spooky Savings', 0.13, '2025-10-10', '2025-11-02', 9000), (5, 'Gas Saver', 0.03, '2025-02-01', NULL, 12000), (6, 'Neighborhood Days', 0.05, '2025-04-12', '2025-05-11', 5000), (7, 'Black Friday', 0.15, '2025-11-24', '2025-12-01', 40000);
CREATE TABLE MRCHPROM (
  MRCHNO INTEGER,
  PRMNO INTEGER,
  JOIN_DT TEXT,
  SHARE_PCT REAL,
  PRIMARY KEY (MRCHNO, PRMNO)
);
INSERT INTO MRCHPROM SELECT M.MRCHNO, P.PRMNO, date(P.BEG_DT, '-' || (3 + (M.MRCHNO * 5 + P.PRMNO) % 20) || ' days'), CASE (M.MRCHNO + P.PRMNO) % 3 WHEN 0 THEN 0.5 WHEN 1 THEN 0.25 ELSE 0 END FROM MERCHANT AS M, PROMO AS P WHERE (M.MRCHNO * 31 + P.PRMNO * 17) % 10 < 3 AND P.PRMNO <> 7 AND M.LIVE_DT IS NOT NULL;
UPDATE DISPUTE SET CLS_DT = NULL, RFND_AMT = NULL WHERE OPRNO IS NULL;
