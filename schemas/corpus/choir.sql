CREATE TABLE VOICE (
  VC_CD TEXT PRIMARY KEY,
  VC_NM TEXT,
  SECT_NM TEXT
);
INSERT INTO VOICE VALUES ('S1', 'First Soprano', 'Soprano'), ('S2', 'Second Soprano', 'Soprano'), ('A1', 'First Alto', 'Alto'), ('A2', 'Second Alto', 'Alto'), ('T1', 'First Tenor', 'Tenor'), ('T2', 'Second Tenor', 'Tenor'), ('B1', 'Baritone', 'Bass'), ('B2', 'Low Bass', 'Bass'), ('CT', 'Countertenor', 'Alto');
CREATE TABLE RH_TYP (
  RT_CD TEXT PRIMARY KEY,
  RT_NM TEXT
);
INSERT INTO RH_TYP VALUES ('TUT', 'Full rehearsal'), ('SEC', 'Sectional'), ('DRS', 'Dress rehearsal'), ('RET', 'Retreat'), ('ORC', 'Orchestra rehearsal');
CREATE TABLE SNGR (
  SNGR_ID INTEGER PRIMARY KEY,           --: seq 1
  FRST_NM TEXT,                          --: first
  LAST_NM TEXT,                          --: last
  VC_CD TEXT REFERENCES VOICE(VC_CD),    --: pick S1*4 | S2*3 | A1*4 | A2*3 | T1*2 | T2*2 | B1*3 | B2*2
  BRTH_DT TEXT,                          --: date 1946-01-20..2005-10-30
  JOIN_DT TEXT,                          --: date 2008-09-01..2024-06-30
  TOWN TEXT,                             --: pick Harlow Falls*6 | Minton*3 | Eastbrook*3 | Quarry Hill*2 | Lindale*1
  MENTOR_ID INTEGER,                     --: self SNGR_ID null 35%
  ACTV_ST TEXT,                          --: pick active*7 | inactive*2
  EMAIL TEXT,                            --: from lower {FRST_NM}.{LAST_NM}@choirmail.example null 10% empty 6%
  READ_LVL INTEGER                       --: int 1..5 normal
); --: rows 72
CREATE TABLE PIECE (
  PC_NO INTEGER PRIMARY KEY,
  TITL TEXT,
  COMPSR TEXT,
  LANG TEXT,
  DUR_SEC INTEGER,
  CPY_CNT INTEGER,
  CPY_PRC_CTS INTEGER
);
INSERT INTO PIECE VALUES (101, 'Lanterns on the Quay', 'Ida Fennimore', 'English', 245, 60, 395), (102, 'Missa Borealis', 'Tor Haugland', 'Latin', 2310, 48, 1850), (103, 'Three Quarry Songs', 'Wes Tilden', 'English', 610, 52, 725), (104, 'Abendstern', 'Klara Wiesner', 'German', 318, 40, 450), (105, 'Gloria for a Small Town', 'Wes Tilden', 'Latin', 905, 70, 1125), (106, 'Sel de la mer', 'Odile Marchant', 'French', 276, 36, 520), (107, 'Snow over Minton', 'Ida Fennimore', 'English', 198, 75, 295), (108, 'Cantus Apium', 'Rufino Salvo', 'Latin', 412, 44, 610), (109, 'Hush, River', 'traditional', 'English', 184, 80, 0), (110, 'Requiem of the Orchards', 'Tor Haugland', 'Latin', 2740, 56, 2100), (111, 'Wanderlied', 'Klara Wiesner', 'German', 225, 30, 410), (112, 'La route blanche', 'Odile Marchant', 'French', 354, 38, 560), (113, 'Ten Thousand Geese', 'Joy Abara', 'English', 290, 64, 480), (114, 'Ukuthula Yethu', 'Sipho Dlomo', 'Zulu', 332, 50, 540), (115, 'Carol of the Bakers', 'Ida Fennimore', 'English', 156, 90, 250), (116, 'O Nata Lux Nova', 'Rufino Salvo', 'Latin', 263, 42, 430), (117, 'Psalm of the Mill', 'Wes Tilden', 'English', 720, 0, 880), (118, 'Zorica', 'Mila Petrov', 'Bulgarian', 171, 34, 390), (119, 'Nine Winters', 'Joy Abara', 'English', 1480, 46, 1395), (120, 'Deer Park Madrigal', 'anonymous', 'English', 140, 66, 0), (121, 'Stabat Mater minor', 'Tor Haugland', 'Latin', 1130, 54, 1275), (122, 'Der Kirschbaum', 'Klara Wiesner', 'German', 207, 40, 380), (123, 'Fireflies', 'Joy Abara', 'English', 233, 58, 425), (124, 'Berceuse du port', 'Odile Marchant', 'French', 301, 0, 515), (125, 'Shall We Row', 'traditional', 'English', 168, 72, 0), (126, 'Vigil', 'Mila Petrov', 'Bulgarian', 940, 45, 1190), (127, 'Hymn to the Ferryman', 'Sipho Dlomo', 'English', 388, 61, 595), (128, 'Ave Stella Parva', 'Rufino Salvo', 'Latin', 233, 49, 405), (129, 'The Tin Whistler', 'Joy Abara', 'English', 212, 55, NULL), (130, 'Noctis Silentium', 'Tor Haugland', 'Latin', 509, 43, 690);
CREATE TABLE CNCRT (
  CNC_NO INTEGER PRIMARY KEY,
  CNC_NM TEXT,
  CNC_DT TEXT,
  HALL_NM TEXT,
  TOWN TEXT,
  SEAT_CNT INTEGER,
  TKT_PRC_CTS INTEGER,
  SOLD_CNT INTEGER,
  DONTN_CTS INTEGER,
  HALL_PCT REAL
);
INSERT INTO CNCRT VALUES (1, 'Winter Lights 2021', '2021-12-11', 'St. Alder Church', 'Harlow Falls', 320, 1800, 287, 64250, 15), (2, 'Spring Psalms', '2022-03-26', 'Minton Playhouse', 'Minton', 410, 2200, 254, 38000, 22.5), (3, 'Songs of Work', '2022-05-14', 'Quarry Hall', 'Quarry Hill', 180, 1500, 180, 21500, 10), (4, 'Summer Serenade 2022', '2022-07-09', 'Riverside Stage', 'Harlow Falls', 600, 1200, 433, 57300, 12), (5, 'Requiem Night', '2022-11-05', 'St. Alder Church', 'Harlow Falls', 320, 2500, 301, 112000, 15), (6, 'Winter Lights 2022', '2022-12-10', 'St. Alder Church', 'Harlow Falls', 320, 2000, 320, 88400, 15), (7, 'Winter Lights Encore', '2022-12-17', 'Minton Playhouse', 'Minton', 410, 2000, 198, 26700, 22.5), (8, 'Fennimore Portrait', '2023-02-18', 'Eastbrook Library', 'Eastbrook', 120, 1000, 87, 9400, 0), (9, 'Missa Borealis', '2023-04-01', 'St. Alder Church', 'Harlow Falls', 320, 2500, 276, 73150, 15), (10, 'Songs of Work II', '2023-05-20', 'Quarry Hall', 'Quarry Hill', 180, 1600, 152, 18800, 10), (11, 'Benefit for the Ferry', '2023-06-03', 'Riverside Stage', 'Harlow Falls', 600, 1500, 518, 240600, 5), (12, 'Summer Serenade 2023', '2023-07-15', 'Riverside Stage', 'Harlow Falls', 600, 1200, 397, 49100, 12), (13, 'Autumn Vespers', '2023-10-07', 'Lindale Chapel', 'Lindale', 95, 1400, 95, 30500, 8), (14, 'Nine Winters', '2023-11-18', 'Minton Playhouse', 'Minton', 410, 2400, 321, 55900, 22.5), (15, 'Winter Lights 2023', '2023-12-09', 'St. Alder Church', 'Harlow Falls', 320, 2200, 315, 97200, 15), (16, 'Carols at the Mill', '2023-12-21', 'Quarry Hall', 'Quarry Hill', 180, 1000, 171, 33300, 10), (17, 'Love in Five Languages', '2024-02-14', 'Eastbrook Library', 'Eastbrook', 120, 1800, 120, 15600, 0), (18, 'Stabat Mater', '2024-03-23', 'St. Alder Church', 'Harlow Falls', 320, 2600, 262, 69800, 15), (19, 'Kids and Geese', '2024-05-04', 'Minton Playhouse', 'Minton', 410, 900, 388, 12750, 22.5), (20, 'Summer Serenade 2024', '2024-07-13', 'Riverside Stage', 'Harlow Falls', 600, 1300, 461, 60450, 12), (21, 'Vespers by Candle', '2024-09-07', 'Lindale Chapel', 'Lindale', 95, 1600, 88, 27900, 8), (22, 'Vigil', '2024-11-16', 'St. Alder Church', 'Harlow Falls', 320, 2600, 74, NULL, 15), (23, 'Winter Lights 2024', '2024-12-14', 'St. Alder Church', 'Harlow Falls', 320, 2400, 41, NULL, 15), (24, 'New Year Sing-Along', '2025-01-01', 'Riverside Stage', 'Harlow Falls', 600, 500, NULL, NULL, 12);
CREATE TABLE CNC_PGM (
  CNC_NO INTEGER REFERENCES CNCRT(CNC_NO), --: pick 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22
  PC_NO INTEGER REFERENCES PIECE(PC_NO), --: pick 101*3 | 102*2 | 103*3 | 104*2 | 105*2 | 106*2 | 107*4 | 108*2 | 109*4 | 110 | 111*2 | 112 | 113*3 | 114*3 | 115*4 | 116*2 | 118*2 | 119 | 120*2 | 121 | 122 | 123*3 | 125*3 | 126 | 127*2 | 128*3 | 129*2
  POS_NO INTEGER,                        --: seq 1001
  SOLO_ID INTEGER,                       --: ref SNGR.SNGR_ID cover 25% null 55%
  ENCR_YN TEXT,                          --: pick no*9 | yes*1
  PRIMARY KEY (CNC_NO, PC_NO)
); --: rows 160
CREATE TABLE RHRSL (
  RH_NO INTEGER PRIMARY KEY,             --: seq 501
  RH_DT TEXT,                            --: date 2023-01-10..2024-08-20
  RT_CD TEXT REFERENCES RH_TYP(RT_CD),   --: pick TUT*6 | SEC*3 | DRS*1 | RET*1
  DUR_MIN INTEGER,                       --: by RT_CD: TUT => 120*4 | 150; SEC => 75 | 90*2; DRS => 180; else => 360
  LDR_ID INTEGER,                        --: ref SNGR.SNGR_ID cover 9%
  ROOM_NM TEXT                           --: by RT_CD: SEC => Crypt*3 | Library*1; DRS => Nave; RET => Lake House; else => Parish Hall*7 | NULL*1
); --: rows 84
CREATE TABLE ATTND (
  RH_NO INTEGER,                         --: ref RHRSL.RH_NO
  SNGR_ID INTEGER,                       --: ref SNGR.SNGR_ID cover 88%
  ATT_ST TEXT,                           --: pick present*14 | excused*3 | absent*2
  LATE_MIN INTEGER,                      --: pick 0*7 | 5*2 | 10 | 15 | 25
  PRIMARY KEY (RH_NO, SNGR_ID)
); --: rows 400
CREATE TABLE DUES (
  SNGR_ID INTEGER REFERENCES SNGR(SNGR_ID),
  YR_NO INTEGER,
  DUE_CTS INTEGER,
  DISC_PCT REAL,
  PAID_CTS INTEGER,
  PAY_DT TEXT,
  PAY_ST TEXT,
  PRIMARY KEY (SNGR_ID, YR_NO)
);
INSERT INTO DUES WITH RECURSIVE y(v) AS (SELECT 2021 UNION ALL SELECT v + 1 FROM y WHERE v < 2024) SELECT s.SNGR_ID, y.v, 15000 + (y.v - 2021) * 1500, CASE WHEN s.SNGR_ID % 9 = 4 THEN 50 WHEN s.SNGR_ID % 7 = 2 THEN 25 WHEN (s.SNGR_ID + y.v) % 10 = 3 THEN 10 ELSE 0 END, 0, NULL, 'unpaid' FROM SNGR AS s, y WHERE CAST(strftime('%Y', s.JOIN_DT) AS INTEGER) <= y.v AND (s.ACTV_ST = 'active' OR y.v < 2022 + s.SNGR_ID % 3);
UPDATE RHRSL SET RH_DT = date('2023-01-10', '+' || ((RH_NO - 501) * 7 + CASE RT_CD WHEN 'RET' THEN 4 ELSE 0 END) || ' days');
UPDATE RHRSL SET ROOM_NM = '' WHERE ROOM_NM IS NULL AND RH_NO % 2 = 0;
UPDATE DUES SET DUE_CTS = DUE_CTS * (100 - DISC_PCT) / 100;
UPDATE DUES SET PAY_ST = 'paid', PAID_CTS = DUE_CTS, PAY_DT = date(YR_NO || '-01-15', '+' || ((SNGR_ID * 37 + YR_NO * 11) % 240) || ' days') WHERE (SNGR_ID * 13 + YR_NO * 7) % 9 > 1;
UPDATE DUES SET PAY_ST = 'partial', PAID_CTS = DUE_CTS / 2 WHERE PAY_ST = 'paid' AND (SNGR_ID * 5 + YR_NO) % 17 = 3;
UPDATE DUES SET PAY_ST = 'unpaid', PAID_CTS = 0, PAY_DT = NULL WHERE PAY_DT > '2024-09-15';
UPDATE CNC_PGM SET POS_NO = (SELECT COUNT(*) FROM CNC_PGM AS p WHERE p.CNC_NO = CNC_PGM.CNC_NO AND p.POS_NO <= CNC_PGM.POS_NO);
UPDATE CNC_PGM SET ENCR_YN = 'no' WHERE POS_NO < (SELECT MAX(p.POS_NO) FROM CNC_PGM AS p WHERE p.CNC_NO = CNC_PGM.CNC_NO);
UPDATE CNC_PGM SET ENCR_YN = 'yes' WHERE CNC_NO % 3 = 0 AND POS_NO = (SELECT MAX(p.POS_NO) FROM CNC_PGM AS p WHERE p.CNC_NO = CNC_PGM.CNC_NO);
UPDATE ATTND SET LATE_MIN = NULL WHERE ATT_ST <> 'present';
DELETE FROM ATTND WHERE EXISTS (SELECT 1 FROM SNGR AS s, RHRSL AS r WHERE s.SNGR_ID = ATTND.SNGR_ID AND r.RH_NO = ATTND.RH_NO AND s.JOIN_DT > r.RH_DT);
UPDATE SNGR SET MENTOR_ID = NULL WHERE JOIN_DT < '2010-01-01';
