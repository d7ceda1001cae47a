CREATE TABLE HTL (
  HTL_ID INTEGER PRIMARY KEY,
  HTL_NM TEXT NOT NULL,
  DISTR TEXT,
  STAR_CT INTEGER,
  ROOM_CT INTEGER,
  OPEN_YR INTEGER
);
INSERT INTO HTL VALUES (1, 'The Gilded Otter', 'Old Quay', 4, 48, 1987), (2, 'Marlowe House', 'Old Quay', 5, 31, 2004), (3, 'The Tannery', 'Leatherside', 3, 62, 2016), (4, 'Station Arms', 'Leatherside', 2, 40, 1962), (5, 'Quayside Rooms', 'New Docks', 3, 74, 2019), (6, 'The Apiary', 'Orchard Hill', 4, 22, 2021), (7, 'Harbour Loft', 'New Docks', 3, 36, 2024), (8, 'Bishop''s Rest', 'Orchard Hill', 2, 18, 1979);
CREATE TABLE RM_TYP (
  RT_CD TEXT PRIMARY KEY,
  RT_NM TEXT,
  MAX_PAX INTEGER,
  BASE_RATE REAL
);
INSERT INTO RM_TYP VALUES ('SGL', 'Single', 1, 74), ('DBL', 'Double', 2, 108), ('TWN', 'Twin', 2, 102), ('FAM', 'Family', 5, 151), ('STE', 'Suite', 3, 236), ('ACC', 'Accessible double', 2, 104);
CREATE TABLE CHNL (
  CH_CD TEXT PRIMARY KEY,
  CH_NM TEXT,
  COMM_PCT REAL
);
INSERT INTO CHNL VALUES ('WEB', 'Own website', 0), ('PHN', 'Telephone', 0), ('OTA', 'Booking portal', 17.5), ('COR', 'Corporate desk', 6), ('TRV', 'Travel agent', 10), ('WLK', 'Walk-in', 0), ('GDS', 'Airline system', 12);
CREATE TABLE BK_ST (
  ST_CD TEXT PRIMARY KEY,
  ST_NM TEXT
);
INSERT INTO BK_ST VALUES ('CNF', 'confirmed'), ('OUT', 'checked out'), ('CXL', 'cancelled'), ('NSH', 'no-show');
CREATE TABLE GST (
  GST_ID INTEGER PRIMARY KEY,            --: seq 301
  FRST_NM TEXT,                          --: first
  LAST_NM TEXT,                          --: last
  HOME_CITY TEXT,                        --: city null 6% empty 5%
  EMAIL TEXT,                            --: from lower {FRST_NM}.{LAST_NM}@post.example null 14% empty 6%
  BRTH_DT TEXT,                          --: date 1944-03-01..2004-11-30 null 10%
  LOYL_YN TEXT                           --: pick yes*3 | no*7
); --: rows 140
CREATE TABLE BKG (
  BKG_NO INTEGER PRIMARY KEY,            --: seq 70001
  GST_ID INTEGER REFERENCES GST(GST_ID), --: ref GST.GST_ID cover 82% skew
  HTL_ID INTEGER REFERENCES HTL(HTL_ID), --: pick 1*6 | 2*4 | 3*6 | 4*4 | 5*7 | 6*2 | 8*2
  RM_NO INTEGER,                         --: pick 101 | 102 | 103 | 104 | 201*2 | 202*2 | 203 | 204 | 301 | 302 | 305
  RT_CD TEXT REFERENCES RM_TYP(RT_CD),   --: pick DBL
  CH_CD TEXT REFERENCES CHNL(CH_CD),     --: pick WEB*6 | PHN*3 | OTA*7 | COR*3 | TRV*2 | WLK*1
  BOOK_DT TEXT,                          --: date 2022-11-05..2024-06-26
  ARR_DT TEXT,                           --: after BOOK_DT 0..95 days
  DEP_DT TEXT,                           --: after ARR_DT 1..9 days
  PAX_CT INTEGER,                        --: pick 1
  NITE_RATE REAL,                        --: price 60..300
  ST_CD TEXT REFERENCES BK_ST(ST_CD),    --: pick OUT*15 | CXL*3 | NSH*2
  PAY_ST TEXT,                           --: pick paid*8 | unpaid*2
  NOTE_TX TEXT                           --: pick NULL*9 | late arrival*3 | quiet room*3 | cot needed*2 | allergic to feathers*2 | anniversary, flowers in room*2 | dog*2 | complained about noise*1
); --: rows 330
CREATE TABLE XTR (
  XTR_CD TEXT PRIMARY KEY,
  XTR_NM TEXT,
  UNIT_PRC REAL
);
INSERT INTO XTR VALUES ('BRK', 'Full breakfast', 16.5), ('PRK', 'Parking', 12), ('SPA', 'Spa hour', 38), ('LCO', 'Late checkout', 25), ('DOG', 'Dog basket', 9), ('CHM', 'Champagne on ice', 62), ('BIC', 'Bicycle hire', 14), ('IRN', 'Ironing service', 7.5);
CREATE TABLE BKG_XTR (
  BKG_NO INTEGER REFERENCES BKG(BKG_NO), --: ref BKG.BKG_NO cover 55%
  XTR_CD TEXT REFERENCES XTR(XTR_CD),    --: pick BRK*8 | PRK*5 | SPA*2 | LCO*2 | DOG*1 | CHM*1 | BIC*2
  QTY INTEGER,                           --: int 1..6 skew
  PRIMARY KEY (BKG_NO, XTR_CD)
); --: rows 300
CREATE TABLE HTL_MTH (
  HTL_ID INTEGER REFERENCES HTL(HTL_ID),
  YR_NO INTEGER,
  MTH_NO INTEGER,
  OCC_PCT REAL,
  RVNU_AMT REAL,
  BDGT_AMT REAL,
  PRIMARY KEY (HTL_ID, YR_NO, MTH_NO)
);
INSERT INTO HTL_MTH WITH RECURSIVE m(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM m WHERE i < 28) SELECT h.HTL_ID, 2022 + m.i / 12, 1 + m.i % 12, round(38 + (h.HTL_ID * 7 + m.i * 3) % 23 + CASE WHEN 1 + m.i % 12 BETWEEN 5 AND 9 THEN 24 ELSE 4 END + (h.HTL_ID * m.i * 13 % 17) * 0.5, 1), 0, 0 FROM HTL AS h, m WHERE h.HTL_ID <> 7 AND (h.HTL_ID <> 6 OR m.i > 3) ORDER BY m.i, h.HTL_ID;
UPDATE HTL_MTH SET RVNU_AMT = (SELECT round(h.ROOM_CT * 30 * HTL_MTH.OCC_PCT / 100.0 * (52 + h.STAR_CT * 21 + (HTL_MTH.MTH_NO * 11 + h.HTL_ID) % 14), 2) FROM HTL AS h WHERE h.HTL_ID = HTL_MTH.HTL_ID);
UPDATE HTL_MTH SET BDGT_AMT = (SELECT round(h.ROOM_CT * 30 * (CASE WHEN HTL_MTH.MTH_NO BETWEEN 5 AND 9 THEN 0.74 ELSE 0.56 END) * (58 + h.STAR_CT * 21), -2) FROM HTL AS h WHERE h.HTL_ID = HTL_MTH.HTL_ID);
UPDATE BKG SET RT_CD = CASE (RM_NO + HTL_ID) % 7 WHEN 0 THEN 'SGL' WHEN 1 THEN 'DBL' WHEN 2 THEN 'TWN' WHEN 3 THEN 'DBL' WHEN 4 THEN 'FAM' WHEN 5 THEN 'STE' ELSE 'SGL' END;
UPDATE BKG SET PAX_CT = CASE RT_CD WHEN 'SGL' THEN 1 WHEN 'FAM' THEN 2 + BKG_NO % 4 WHEN 'STE' THEN 1 + BKG_NO % 3 ELSE 1 + BKG_NO % 2 END;
UPDATE BKG SET PAX_CT = PAX_CT + 1 WHERE BKG_NO % 61 = 7;
UPDATE BKG SET NITE_RATE = (SELECT round(t.BASE_RATE * (0.85 + h.STAR_CT * 0.06 + BKG_NO % 9 * 0.02), 0) FROM RM_TYP AS t, HTL AS h WHERE t.RT_CD = BKG.RT_CD AND h.HTL_ID = BKG.HTL_ID);
UPDATE BKG SET ARR_DT = BOOK_DT WHERE CH_CD = 'WLK';
UPDATE BKG SET DEP_DT = date(ARR_DT, '+' || (1 + BKG_NO % 3) || ' days') WHERE CH_CD = 'WLK';
UPDATE BKG SET ST_CD = 'CNF' WHERE DEP_DT > '2024-06-30' AND ST_CD <> 'CXL';
UPDATE BKG SET PAY_ST = 'unpaid' WHERE ST_CD = 'CNF' AND BKG_NO % 3 > 0 OR ST_CD = 'NSH' AND BKG_NO % 5 > 0;
UPDATE BKG SET PAY_ST = 'unpaid' WHERE ST_CD = 'CXL' AND BKG_NO % 4 > 0;
UPDATE BKG SET NOTE_TX = '' WHERE NOTE_TX IS NULL AND BKG_NO % 4 = 1;
UPDATE BKG SET CH_CD = 'WEB' WHERE CH_CD = 'WLK' AND ST_CD IN ('CXL', 'NSH');
CREATE VIEW V_STAY AS SELECT b.BKG_NO, h.HTL_NM, CAST(julianday(b.DEP_DT) - julianday(b.ARR_DT) AS INTEGER) AS NITE_CT, (julianday(b.DEP_DT) - julianday(b.ARR_DT)) * b.NITE_RATE AS ROOM_AMT FROM BKG AS b JOIN HTL AS h ON b.HTL_ID = h.HTL_ID WHERE b.ST_CD = 'OUT';
CREATE VIEW V_XTR_AMT AS SELECT bx.BKG_NO, SUM(bx.QTY * x.UNIT_PRC) AS XTR_AMT FROM BKG_XTR AS bx JOIN XTR AS x ON bx.XTR_CD = x.XTR_CD GROUP BY bx.BKG_NO;
