CREATE TABLE HHOLDS (
  HHNO INTEGER PRIMARY KEY,
  HH_NM TEXT NOT NULL,
  CITY TEXT,
  FLR_M2 REAL, -- living area in square metres
  ROOM_CNT INTEGER,
  RENT_AMT REAL, -- cold rent per month, in CCY_CD
  CCY_CD TEXT,
  HEAT_CD TEXT, -- GAS gas, HPU heat pump, DIS district heating
  START_DT INTEGER -- yyyymmdd
);
INSERT INTO HHOLDS VALUES (1, 'Crow Nest', 'Brindel', 142.5, 6, 2150, 'EUR', 'GAS', 20180401), (2, 'Mill Loft', 'Brindel', 98, 4, 1480, 'EUR', 'DIS', 20190901), (3, 'Sunny Side', 'Ostra', 165, 7, 2390, 'EUR', 'HPU', 20200115), (4, 'Blue Door', 'Ostra', 88.5, 4, 1340, 'EUR', 'GAS', 20170701), (5, 'Tin Roof', 'Valmont', 120, 5, 2880, 'CHF', 'DIS', 20210301), (6, 'Pear Tree', 'Valmont', 76, 3, 1990, 'CHF', 'GAS', 20220601), (7, 'Old Bakery', 'Brindel', 190, 8, 2610, 'EUR', 'GAS', 20161001), (8, 'Harbour Flat', 'Kestmouth', 110, 5, 1720, 'EUR', 'HPU', 20211101), (9, 'Attic Crew', 'Kestmouth', 64, 3, 1090, 'EUR', 'DIS', 20230201), (10, 'Garden Wing', 'Ostra', 102, 4, 1575, 'EUR', 'HPU', 20240401);
CREATE TABLE PERSONS (
  PNO INTEGER PRIMARY KEY,               --: seq 101
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  BRTH_DT INTEGER,                       --: date 1952-02-01..2006-01-31 yyyymmdd
  HHNO INTEGER REFERENCES HHOLDS(HHNO),  --: pick 1*6 | 2*4 | 3*7 | 4*4 | 5*5 | 6*3 | 7*8 | 8*5 | 9*3
  IN_DT INTEGER, -- moved in, yyyymmdd --: date 2018-05-01..2023-06-30 yyyymmdd
  OUT_DT INTEGER, -- moved out, yyyymmdd, empty while living here --: date 2024-01-05..2024-06-28 yyyymmdd null 85%
  INC_AMT REAL,                          --: price 700..5200
  DIET_CD TEXT, -- OMN eats all, VGT vegetarian, VGN vegan --: pick OMN*5 | VGT*4 | VGN*2 | NULL
  GODP_PNO INTEGER, -- who brought this person in --: self PNO
  MAIL_TX TEXT                           --: from lower {FST_NM}.{LST_NM}@sharehouse.example
); --: rows 52
CREATE TABLE CATS (
  CAT_CD TEXT PRIMARY KEY,
  CAT_NM TEXT NOT NULL,
  GRP_NM TEXT,
  CAP_AMT REAL -- monthly limit per household in EUR, empty if none
);
INSERT INTO CATS VALUES ('GRO', 'Groceries', 'Food', 620), ('DRK', 'Drinks', 'Food', 110), ('CLN', 'Cleaning Stuff', 'Home', 45), ('REP', 'Repairs', 'Home', NULL), ('FUR', 'Furniture', 'Home', NULL), ('TRA', 'Shared Car', 'Transport', 180), ('BIK', 'Bike Parts', 'Transport', 40), ('FUN', 'House Parties', 'Leisure', 90), ('STR', 'Streaming', 'Leisure', 35), ('PET', 'Pets', 'Home', 75), ('GIF', 'Gifts', 'Leisure', 50), ('INS', 'Insurance', 'Contracts', NULL);
CREATE TABLE SHOPS (
  SHOPNO INTEGER PRIMARY KEY,
  SHOP_NM TEXT NOT NULL,
  KIND_TX TEXT,
  CITY TEXT
);
INSERT INTO SHOPS VALUES (1, 'Green Crate', 'Grocer', 'Brindel'), (2, 'Green Crate', 'Grocer', 'Ostra'), (3, 'Penny Barn', 'Discounter', 'Brindel'), (4, 'Penny Barn', 'Discounter', 'Kestmouth'), (5, 'Nut and Bolt', 'Hardware', 'Brindel'), (6, 'Nut and Bolt', 'Hardware', 'Valmont'), (7, 'Alpine Market', 'Grocer', 'Valmont'), (8, 'Second Chair', 'Furniture', 'Ostra'), (9, 'Spoke Shop', 'Bikes', 'Ostra'), (10, 'Bottle Bus', 'Drinks', 'Kestmouth'), (11, 'Webmart', 'Online', NULL), (12, 'Harvest Box', 'Online', NULL), (13, 'Paw Corner', 'Pets', 'Valmont');
CREATE TABLE EXPNS (
  EXPNO INTEGER PRIMARY KEY,             --: seq 30001
  HHNO INTEGER,                          --: const 1
  PAY_PNO INTEGER, -- who paid --: ref PERSONS.PNO cover 92% skew
  ENT_PNO INTEGER, -- who typed it in
  CAT_CD TEXT REFERENCES CATS(CAT_CD),   --: pick GRO*9 | DRK*3 | CLN*3 | REP*2 | FUR | TRA*3 | BIK*2 | FUN*2 | STR*2 | PET*2 | GIF
  SHOPNO INTEGER,                        --: by CAT_CD: GRO => 1*3 | 2*3 | 3*3 | 4 | 7*2 | 12; DRK => 10*3 | 1 | 3; CLN => 3 | 4 | 11; REP => 5 | 6; FUR => 8 | 11; BIK => 9; PET => 13 | 11; else => 11*2 | NULL
  BUY_DT INTEGER, -- bought, yyyymmdd --: date 2023-01-02..2024-06-28 yyyymmdd
  ENT_DT INTEGER, -- typed in, yyyymmdd --: after BUY_DT 0..12 days yyyymmdd until 2024-06-30
  SETL_DT INTEGER, -- shared out among the house, yyyymmdd --: after BUY_DT 12..60 days yyyymmdd until 2024-06-30 null 8%
  GRS_AMT REAL, -- before discount, in CCY_CD --: by CAT_CD: GRO => 18.4 | 27.95 | 33.1 | 41.6 | 56.25 | 63.8 | 78.05 | 94.9; DRK => 9.6 | 14.4 | 22.8 | 31.5; CLN => 4.9 | 7.45 | 12.3 | 18.95; REP => 24.5 | 61 | 138.9 | 312; FUR => 79 | 149 | 389; TRA => 12.5 | 38 | 55.7 | 71.2; BIK => 8.9 | 17.5 | 44; FUN => 35 | 62.4 | 118.3; STR => 9.99 | 14.99 | 17.99; PET => 11.2 | 26.7 | 83.4; else => 15 | 25 | 40
  DSC_AMT REAL,                          --: pick 0*7 | 1.5 | 2.5 | 4
  NET_AMT REAL, -- really paid, in CCY_CD
  CCY_CD TEXT,                           --: const EUR
  PAY_CD TEXT, -- CSH cash, CRD card, TRF bank transfer, VCH voucher --: pick CSH*3 | CRD*6 | TRF*2 | VCH
  RCPT_FL TEXT, -- receipt kept, Y or N --: pick Y*4 | N*2
  RCUR_FL TEXT,                          --: by CAT_CD: STR => Y; INS => Y; TRA => N*3 | Y; else => N
  WGT_KG REAL, -- weight carried home --: by CAT_CD: GRO => 3.2 | 5.5 | 7.1 | 9.8 | 12.4; DRK => 8 | 12.5 | 16; CLN => 1.1 | 2.3; PET => 2 | 7.5; else => NULL
  DIST_KM REAL, -- way to the shop --: real 0.2..14 1 skew null 12%
  WRTY_MO INTEGER,                       --: by CAT_CD: FUR => 24 | 36; REP => 6*2 | NULL; BIK => 12 | NULL; else => NULL
  STAR_CNT INTEGER, -- was it worth it, 1 no .. 5 yes --: pick 1 | 2*2 | 3*3 | 4*4 | 5*3 | NULL*4
  ITEM_CNT INTEGER,                      --: int 1..24 skew
  NOTE_TX TEXT                           --: pick NULL*5 | for the party*2 | on sale*3 | urgent*2 | weekly shop*4 | gift for neighbour | broken again
); --: rows 340
CREATE TABLE EXP_SHRS (
  EXPNO INTEGER REFERENCES EXPNS(EXPNO),
  PNO INTEGER REFERENCES PERSONS(PNO),
  SHR_PCT REAL, -- part of the cost, 0 to 100
  OK_FL TEXT -- has agreed, Y or N
);
CREATE TABLE XFERS (
  XFRNO INTEGER PRIMARY KEY,             --: seq 501
  FROM_PNO INTEGER REFERENCES PERSONS(PNO), -- who gave the money --: ref PERSONS.PNO cover 85%
  TO_PNO INTEGER REFERENCES PERSONS(PNO), --: ref PERSONS.PNO cover 80% skew
  XFR_DT INTEGER,                        --: date 2023-02-01..2024-06-29 yyyymmdd
  AMT REAL,                              --: price 5..240
  CCY_CD TEXT,                           --: pick EUR*7 | CHF*2
  RSN_TX TEXT                            --: pick settling up*5 | rent advance*3 | deposit*2 | loan*2 | thank you
); --: rows 160
CREATE TABLE UTILS (
  UTIL_CD TEXT PRIMARY KEY,
  UTIL_NM TEXT NOT NULL
);
INSERT INTO UTILS VALUES ('EL', 'Electricity'), ('WA', 'Water'), ('HE', 'Heating'), ('IN', 'Internet'), ('TR', 'Rubbish'), ('SO', 'Solar Lease');
CREATE TABLE BILLS (
  BILLNO INTEGER PRIMARY KEY,            --: seq 8001
  HHNO INTEGER,                          --: int 1..9
  UTIL_CD TEXT REFERENCES UTILS(UTIL_CD), --: pick EL*4 | WA*3 | HE*3 | IN*4 | TR*2
  ISS_DT INTEGER, -- date on the bill, yyyymmdd --: date 2023-01-10..2024-06-25 yyyymmdd
  DUE_DT INTEGER,                        --: after ISS_DT 10..35 days yyyymmdd
  PAID_DT INTEGER,                       --: after ISS_DT 2..55 days yyyymmdd until 2024-06-30 null 8%
  BILL_AMT REAL,                         --: price 19..420
  FEE_AMT REAL, -- late fee --: pick 0*8 | 5*2 | 12.5
  CCY_CD TEXT                            --: const EUR
); --: rows 190
CREATE TABLE MTRS (
  READNO INTEGER PRIMARY KEY,            --: seq 1
  HHNO INTEGER,                          --: int 1..10
  READ_DT INTEGER,                       --: date 2023-01-31..2024-06-28 yyyymmdd
  PNO INTEGER, -- who read the meter --: ref PERSONS.PNO cover 50%
  EL_KWH REAL, -- electricity since the last reading --: real 95..610 1 normal
  WA_M3 REAL,                            --: real 3..31 1 normal
  HE_KWH REAL                            --: real 0..2100 0 skew null 15%
); --: rows 150
CREATE TABLE CHORES (
  CHRNO INTEGER PRIMARY KEY,
  CHR_NM TEXT NOT NULL,
  PLAN_MIN INTEGER, -- planned minutes
  EVERY_DAYS INTEGER
);
INSERT INTO CHORES VALUES (1, 'Bathroom', 40, 7), (2, 'Kitchen', 35, 3), (3, 'Stairwell', 20, 14), (4, 'Bins Out', 10, 4), (5, 'Windows', 90, 90), (6, 'Balcony Plants', 15, 5), (7, 'Fridge Defrost', 60, 120), (8, 'Hallway Floor', 25, 7), (9, 'Cellar Tidy', 120, 180), (10, 'Bike Room', 30, 30), (11, 'Chimney Sweep', 45, 365);
CREATE TABLE CHRLOGS (
  LOGNO INTEGER PRIMARY KEY,             --: seq 1
  CHRNO INTEGER,                         --: pick 1*6 | 2*8 | 3*3 | 4*6 | 5 | 6*4 | 7 | 8*5 | 9 | 10*2
  PNO INTEGER REFERENCES PERSONS(PNO),   --: ref PERSONS.PNO cover 84% skew
  DONE_DT INTEGER,                       --: date 2023-10-01..2024-06-29 yyyymmdd
  TOOK_MIN INTEGER,                      --: int 5..130 skew
  RATE_CNT INTEGER -- marks by the others, 1 poor .. 10 spotless --: int 2..10 normal null 18%
); --: rows 300
CREATE TABLE GOALS (
  GOALNO INTEGER PRIMARY KEY,            --: seq 1
  HHNO INTEGER,                          --: int 1..8
  GOAL_NM TEXT,                          --: pick New Fridge*2 | Cargo Bike*3 | Summer Trip*3 | Garden Sofa*2 | Solar Panels | Piano | Rainy Day Fund*3
  TRG_AMT REAL,                          --: price 200..3200
  SVD_AMT REAL, -- saved so far
  CCY_CD TEXT,                           --: const EUR
  TRG_DT INTEGER                         --: date 2024-02-01..2025-12-31 yyyymmdd
); --: rows 30
UPDATE EXPNS SET HHNO = (SELECT P.HHNO FROM PERSONS AS P WHERE P.PNO = EXPNS.PAY_PNO), NET_AMT = ROUND(GRS_AMT - DSC_AMT, 2), ENT_PNO = CASE WHEN EXPNO % 4 = 1 THEN (SELECT MIN(P.PNO) FROM PERSONS AS P JOIN PERSONS AS Q ON P.HHNO = Q.HHNO WHERE Q.PNO = EXPNS.PAY_PNO AND P.PNO <> Q.PNO) ELSE PAY_PNO END;
UPDATE EXPNS SET CCY_CD = 'CHF' WHERE HHNO IN (5, 6);
UPDATE EXPNS SET ENT_DT = BUY_DT WHERE ENT_DT IS NULL;
DELETE FROM XFERS WHERE FROM_PNO = TO_PNO;
UPDATE BILLS SET CCY_CD = 'CHF' WHERE HHNO IN (5, 6);
UPDATE BILLS SET FEE_AMT = 0 WHERE PAID_DT IS NOT NULL AND PAID_DT <= DUE_DT;
UPDATE GOALS SET SVD_AMT = ROUND(TRG_AMT * ((GOALNO * 37) % 113) / 100.0, 2), CCY_CD = CASE WHEN HHNO IN (5, 6) THEN 'CHF' ELSE 'EUR' END;
DELETE FROM BILLS WHERE ISS_DT < (SELECT H.START_DT FROM HHOLDS AS H WHERE H.HHNO = BILLS.HHNO);
DELETE FROM MTRS WHERE READ_DT < (SELECT H.START_DT FROM HHOLDS AS H WHERE H.HHNO = MTRS.HHNO);
DELETE FROM EXPNS WHERE BUY_DT < (SELECT P.IN_DT FROM PERSONS AS P WHERE P.PNO = EXPNS.PAY_PNO) OR BUY_DT > (SELECT P.OUT_DT FROM PERSONS AS P WHERE P.PNO = EXPNS.PAY_PNO);
DELETE FROM CHRLOGS WHERE DONE_DT > (SELECT P.OUT_DT FROM PERSONS AS P WHERE P.PNO = CHRLOGS.PNO);
INSERT INTO EXP_SHRS SELECT E.EXPNO, P.PNO, 0, CASE WHEN (E.EXPNO + P.PNO) % 7 = 0 THEN 'N' ELSE 'Y' END FROM EXPNS AS E JOIN PERSONS AS P ON P.HHNO = E.HHNO WHERE E.EXPNO % 3 <> 2 AND (E.EXPNO * 5 + P.PNO * 3) % 11 < 4 ORDER BY E.EXPNO, P.PNO LIMIT 395;
UPDATE EXP_SHRS SET SHR_PCT = ROUND(100.0 / (SELECT COUNT(*) FROM EXP_SHRS AS X WHERE X.EXPNO = EXP_SHRS.EXPNO), 1);
UPDATE EXPNS SET NOTE_TX = NULL WHERE NOTE_TX = 'weekly shop' AND CAT_CD <> 'GRO';
