CREATE TABLE SITE (
  SITE_CD TEXT,
  SITE_NM TEXT,
  CITY TEXT,
  RENT_EUR INTEGER -- per month
);
INSERT INTO SITE VALUES ('GH1','Canal House','Ghent',2900),('AN1','Old Brewery','Antwerp',3400),('LE1','Station Loft','Leuven',2150),('GH2','Printworks','Ghent',1800);
CREATE TABLE ROOM_MST (
  RM_NO INTEGER,
  RM_NM TEXT,
  SITE_CD TEXT,
  THEME TEXT,
  DIFF INTEGER, -- 1 easy to 5 fiendish
  MAX_PL INTEGER, -- most players
  LIM_S INTEGER, -- time allowed, seconds
  PP_EUR REAL, -- price per player
  OPEN_DT TEXT,
  CLOSE_DT TEXT -- empty while it can be played
);
INSERT INTO ROOM_MST VALUES (1,'The Submarine','GH1','adventure',4,6,3600,27,'2021-03-12',NULL),(2,'Doctor Moth','GH1','horror',5,5,4500,31,'2022-10-28',NULL),(3,'Grandma''s Attic','GH1','family',1,8,3000,21.5,'2021-03-12',NULL),(4,'The Vault','AN1','heist',3,6,3600,27,'2020-09-04',NULL),(5,'Pharaoh''s Clock','AN1','adventure',3,7,3600,25,'2020-09-04','2025-05-31'),(6,'Cell 13','AN1','prison',4,4,3600,29,'2023-02-17',NULL),(7,'Night Train','LE1','mystery',2,6,3300,24,'2022-06-10',NULL),(8,'The Lab','LE1','science',3,6,3600,26,'2023-11-03',NULL),(9,'Ink and Blood','GH2','mystery',5,5,4500,31,'2024-09-20',NULL),(10,'Press Stop','GH2','heist',2,6,3600,24,'2025-11-14',NULL),(11,'Mirror Maze','AN1','family',1,8,2700,19.5,'2026-01-16',NULL);
CREATE TABLE GM (
  GM_ID INTEGER,
  FNAME TEXT,
  LNAME TEXT,
  SITE_CD TEXT,
  BIRTH_DT TEXT,
  HIRE_DT TEXT,
  LEFT_DT TEXT,
  WAGE_EUR REAL, -- per hour
  COACH_ID INTEGER -- the game master who trained them
);
INSERT INTO GM VALUES (1,'Senne','Claes','GH1','1990-02-11','2020-08-15',NULL,18.4,NULL),(2,'Fien','Maes','GH1','1997-07-30','2021-03-01',NULL,16.2,1),(3,'Youssef','Amrani','GH1','2001-11-05','2022-09-19',NULL,15.1,1),(4,'Lotte','Peeters','AN1','1988-04-22','2020-08-20',NULL,18.9,NULL),(5,'Bram','Wouters','AN1','1995-12-12','2021-06-07','2025-03-31',16.0,4),(6,'Senne','Peeters','AN1','2002-08-18','2023-02-01',NULL,14.6,4),(7,'Anke','Jacobs','LE1','1993-05-09','2022-05-23',NULL,16.9,1),(8,'Youssef','De Smet','LE1','2003-01-27','2023-10-16',NULL,14.2,7),(9,'Hanne','Claes','GH2','1999-09-14','2024-09-02',NULL,15.4,2),(10,'Milan','Goossens','AN1','2000-03-03','2024-02-12','2025-08-15',14.8,4),(11,'Rune','Amrani','GH2','2004-06-21','2025-09-01',NULL,13.7,9),(12,'Ella','Mertens','GH1','2003-10-10','2025-10-20',NULL,13.7,2);
CREATE TABLE CUST (
  CUST_NO INTEGER, --: seq 501
  FNAME TEXT, --: first
  LNAME TEXT, --: last
  CITY TEXT, --: pick Ghent*7 | Antwerp*6 | Leuven*4 | Brussels*5 | Bruges*3 | NULL*2
  CTYPE TEXT, -- P private, C company, S school --: pick P*7 | C*4 | S
  SRC TEXT, -- how they found us --: pick web*6 | friend*4 | hotel*2 | voucher*2 | NULL
  FIRST_DT TEXT --: date 2021-03-20..2025-11-20
); --: rows 120
CREATE TABLE BOOKING (
  BK_NO INTEGER, --: seq 60001
  RM_NO INTEGER, --: pick 1*7 | 2*6 | 3*6 | 4*7 | 5*5 | 6*4 | 7*6 | 8*5 | 9*4
  CUST_NO INTEGER, --: ref CUST.CUST_NO cover 85% skew
  GM_ID INTEGER, --: const 1
  BK_DT TEXT, -- day the booking was made --: date 2024-01-08..2025-11-28
  PLAY_TS TEXT, -- start of the game --: after BK_DT 1..45 days %Y-%m-%d %H:%M
  PLAYERS INTEGER, --: int 2..8 normal
  PP_EUR REAL, -- price per player that was agreed --: const 1
  DISC_PCT REAL, --: pick 0*9 | 10*3 | 15 | 25
  DEP_EUR REAL, -- deposit --: pick 20*5 | 30*3 | 0*2
  PAID_DT TEXT, --: after PLAY_TS 0..25 days %Y-%m-%d until 2025-11-30
  STAT TEXT -- D played, N no-show, C cancelled, O to come --: pick D*15 | N | C*2
); --: rows 320
UPDATE BOOKING SET RM_NO = 4 WHERE (RM_NO = 5 AND PLAY_TS > '2025-05-31') OR (RM_NO = 9 AND PLAY_TS < '2024-09-20');
UPDATE BOOKING SET RM_NO = 10 WHERE PLAY_TS >= '2025-11-15' AND BK_NO % 5 = 0;
UPDATE BOOKING SET PLAYERS = MIN(PLAYERS, (SELECT MAX_PL FROM ROOM_MST AS R WHERE R.RM_NO = BOOKING.RM_NO)), PP_EUR = (SELECT PP_EUR FROM ROOM_MST AS R WHERE R.RM_NO = BOOKING.RM_NO) - CASE WHEN PLAY_TS < '2024-10-01' THEN 1.5 ELSE 0 END, PLAY_TS = substr(PLAY_TS, 1, 10) || ' ' || printf('%02d:%02d', 10 + BK_NO * 7 % 11, BK_NO % 4 * 15);
UPDATE BOOKING SET STAT = 'O', PAID_DT = NULL WHERE PLAY_TS >= '2025-12-01' AND STAT <> 'C';
UPDATE BOOKING SET PAID_DT = NULL WHERE STAT IN ('C', 'N') OR BK_NO % 27 = 4;
UPDATE BOOKING SET GM_ID = CASE WHEN STAT IN ('C', 'O') THEN NULL WHEN RM_NO IN (1, 2, 3) THEN CASE BK_NO % 4 WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 3 ELSE 2 END WHEN RM_NO IN (4, 5, 6) THEN CASE WHEN PLAY_TS < '2025-03-31' AND BK_NO % 3 = 0 THEN 5 WHEN PLAY_TS BETWEEN '2024-02-12' AND '2025-08-15' AND BK_NO % 3 = 1 THEN 10 WHEN BK_NO % 2 = 0 THEN 4 ELSE 6 END WHEN RM_NO IN (7, 8) THEN 7 + BK_NO % 2 ELSE CASE WHEN PLAY_TS > '2025-09-01' AND BK_NO % 2 = 0 THEN 11 WHEN BK_NO % 7 = 2 THEN 1 ELSE 9 END END;
UPDATE CUST SET FIRST_DT = MIN(FIRST_DT, COALESCE((SELECT MIN(BK_DT) FROM BOOKING AS B WHERE B.CUST_NO = CUST.CUST_NO), FIRST_DT));
CREATE TABLE RESULT (
  BK_NO INTEGER,
  ESC_FL TEXT, -- Y got out in time, N did not
  TIME_S INTEGER, -- seconds taken; empty if they did not get out
  HINTS INTEGER,
  PHOTO_FL TEXT, -- Y if the team photo may be shown
  STARS INTEGER -- 1 to 5 from the team, empty if they gave none
);
INSERT INTO RESULT SELECT B.BK_NO, CASE WHEN (B.BK_NO * 37 + R.DIFF * 11) % 100 < 92 - R.DIFF * 11 THEN 'Y' ELSE 'N' END, R.LIM_S - (B.BK_NO * 613 % 1700) - B.PLAYERS * 13, (B.BK_NO * 5 + R.DIFF * 3) % 8, CASE WHEN B.BK_NO % 9 = 0 THEN NULL WHEN B.BK_NO % 3 = 0 THEN 'N' ELSE 'Y' END, CASE WHEN B.BK_NO % 6 = 1 THEN NULL WHEN B.BK_NO * 7 % 13 < 5 THEN 5 WHEN B.BK_NO * 7 % 13 < 9 THEN 4 WHEN B.BK_NO * 7 % 13 < 11 THEN 3 ELSE B.BK_NO % 2 + 1 END FROM BOOKING AS B JOIN ROOM_MST AS R ON B.RM_NO = R.RM_NO WHERE B.STAT = 'D';
UPDATE RESULT SET TIME_S = NULL WHERE ESC_FL = 'N';
CREATE TABLE PUZZLE (
  PZ_ID INTEGER, --: seq 1
  RM_NO INTEGER, --: pick 1*5 | 2*6 | 3*4 | 4*5 | 5*3 | 6*5 | 7*4 | 8*5 | 9*5 | 10*3
  PZ_NM TEXT, --: mix {Brass|Rusty|Glowing|Hidden|Ticking|Frozen} {padlock|dial|mirror|piano|map|safe|radio|chessboard}
  KIND TEXT, --: pick lock*5 | logic*4 | search*3 | electronic*5
  REPL_EUR REAL, -- cost of a new one --: price 8..640
  MADE_DT TEXT --: date 2020-07-01..2025-10-30
); --: rows 48
CREATE TABLE FAULT (
  FLT_ID INTEGER, --: seq 1
  PZ_ID INTEGER, --: ref PUZZLE.PZ_ID cover 70% skew
  RPT_DT TEXT, --: date 2024-01-15..2025-11-25
  FIX_DT TEXT, --: after RPT_DT 0..24 days until 2025-11-30 null 12%
  COST_EUR REAL, -- repair bill --: price 5..310 null 15%
  GM_ID INTEGER, -- who reported it --: pick 1*3 | 2*4 | 3*2 | 4*4 | 6*3 | 7*3 | 8 | 9*2
  CAUSE TEXT --: pick wear*5 | force*5 | battery*3 | unknown*2 | NULL
); --: rows 110
UPDATE FAULT SET COST_EUR = NULL WHERE FIX_DT IS NULL;
UPDATE PUZZLE SET MADE_DT = MIN(MADE_DT, COALESCE((SELECT date(MIN(RPT_DT), '-15 days') FROM FAULT AS F WHERE F.PZ_ID = PUZZLE.PZ_ID), MADE_DT));
CREATE TABLE VOUCHER (
  VCH_CD TEXT, --: code V@@-#### distinct
  CUST_NO INTEGER, -- who bought it --: ref CUST.CUST_NO
  VAL_EUR INTEGER, --: pick 50*4 | 80*3 | 100*3 | 150
  SOLD_DT TEXT, --: date 2024-01-10..2025-11-29
  EXP_DT TEXT, --: const x
  USED_DT TEXT --: after SOLD_DT 5..330 days until 2025-11-30 null 25%
); --: rows 90
UPDATE VOUCHER SET EXP_DT = date(SOLD_DT, '+1 year');
CREATE TABLE EXTRA (EX_CD TEXT, EX_NM TEXT, PRICE_EUR REAL);
INSERT INTO EXTRA VALUES ('DRK','drinks tray',18),('PHO','framed photo',12.5),('TSH','team shirt',16),('CAK','birthday cake',34),('HOS','private host',45),('MED','medal',4.5);
CREATE TABLE BK_EXTRA (
  BK_NO INTEGER, --: ref BOOKING.BK_NO cover 40%
  EX_CD TEXT, --: pick DRK*6 | PHO*5 | TSH*2 | CAK*2 | MED*4
  QTY INTEGER --: int 1..6 skew
); --: rows 150
DELETE FROM BK_EXTRA WHERE BK_NO IN (SELECT BK_NO FROM BOOKING WHERE STAT IN ('C', 'N'));
DELETE FROM BK_EXTRA WHERE rowid NOT IN (SELECT MIN(rowid) FROM BK_EXTRA GROUP BY BK_NO, EX_CD);
UPDATE CUST SET LNAME = 'Keller' WHERE CUST_NO IN (505, 540);
