-- Votes of a one-chamber parliament: who sits in it, which bills come up, how divisions end and who voted how.
CREATE TABLE PARTIES (
  PTY_CD TEXT PRIMARY KEY,
  PTY_NM TEXT,
  BLOC_CD TEXT, -- GOV government, OPP opposition, CRB cross bench
  FOUND_YR INTEGER
);
INSERT INTO PARTIES VALUES ('HAR', 'Harbour Alliance', 'GOV', 1951), ('CIV', 'Civic Union', 'OPP', 1938), ('MER', 'Meridian', 'GOV', 1994), ('WKL', 'Workers League', 'OPP', 1926), ('FRT', 'Free Towns', 'CRB', 2009), ('IND', 'Independents', 'CRB', NULL), ('PEN', 'Pensioners Voice', 'OPP', 2015);
CREATE TABLE REGIONS (
  RGN_CD TEXT PRIMARY KEY,
  RGN_NM TEXT,
  ELECTORS INTEGER -- people with the right to vote
);
INSERT INTO REGIONS VALUES ('NM', 'Northmark', 412300), ('EH', 'Eastholm', 288100), ('SV', 'Sundvale', 530800), ('MD', 'Meridian', 197400), ('AM', 'Arrowmere', 344900), ('CP', 'Capital', 801200), ('OI', 'Outer Isles', 41700);
CREATE TABLE TOPICS (
  TOP_CD TEXT PRIMARY KEY,
  TOP_NM TEXT
);
INSERT INTO TOPICS VALUES ('FIN', 'Finance'), ('HLT', 'Health'), ('TRN', 'Transport'), ('EDU', 'Education'), ('AGR', 'Farming'), ('JUS', 'Justice'), ('NRG', 'Energy'), ('CUL', 'Culture');
CREATE TABLE MEMBERS (
  MBR_NO INTEGER PRIMARY KEY, --: seq 11
  FST_NM TEXT, --: first
  LST_NM TEXT, --: last distinct
  GNDR_CD TEXT, -- F, M or X --: pick F*9 | M*10 | X*1
  PTY_CD TEXT REFERENCES PARTIES(PTY_CD), --: pick HAR*9 | CIV*7 | MER*5 | WKL*5 | FRT*3 | IND*2
  RGN_CD TEXT REFERENCES REGIONS(RGN_CD), --: pick NM*4 | EH*3 | SV*5 | MD*3 | AM*4 | CP*7
  BIRTH_DT INTEGER, -- yyyymmdd --: date 1949-01-01..1999-12-31 yyyymmdd
  SEAT_DT INTEGER, -- yyyymmdd, day the seat was taken --: date 2009-05-12..2024-03-20 yyyymmdd
  LEFT_DT INTEGER, -- yyyymmdd, empty while sitting
  WHIP_NO INTEGER REFERENCES MEMBERS(MBR_NO), -- the member who keeps this one in line --: self MBR_NO
  WIN_PCT REAL, -- share of the votes in the seat, 0 to 100 --: real 24..71 1 normal
  ATT_PCT REAL -- sitting days attended, 0 to 100 --: real 41..99.5 1
); --: rows 92
CREATE TABLE BILLS (
  BILL_NO INTEGER PRIMARY KEY, --: seq 301
  TITLE TEXT, --: mix {School Meals|Ferry Ticketing|Night Trains|Rural Clinics|Harbour Dues|Soil Protection|Court Fees|Heat Pumps|Museum Entry|Prison Reform|Digital Tax|Dairy Quota|Teacher Pay|Wind Siting|Road Toll|Cycle Lane} {Bill|Amendment Bill|Repeal Bill|Funding Bill|Standards Bill} {No. 1|No. 2|No. 3} distinct
  TOP_CD TEXT REFERENCES TOPICS(TOP_CD), --: pick FIN*1
  SPON_NO INTEGER REFERENCES MEMBERS(MBR_NO), -- sponsor --: ref MEMBERS.MBR_NO cover 45% skew
  INTRO_DT INTEGER, -- yyyymmdd --: date 2021-09-06..2024-07-10 yyyymmdd
  CMTE_DT INTEGER, -- yyyymmdd, sent to committee
  PASS_DT INTEGER, -- yyyymmdd, empty unless passed
  ST_CD TEXT, -- INT introduced, COM in committee, PAS passed, REJ rejected, WDN withdrawn --: pick PAS*8 | REJ*4 | COM*4 | INT*2 | WDN*2
  COST_M REAL -- estimated cost, millions a year --: real 0.4..310 1 skew null 15%
); --: rows 85
CREATE TABLE DIVISIONS (
  DIV_NO INTEGER PRIMARY KEY, --: seq 1001
  BILL_NO INTEGER REFERENCES BILLS(BILL_NO), --: ref BILLS.BILL_NO cover 68%
  STAGE_CD TEXT, -- 2R second reading, AM amendment, 3R third reading --: pick 2R*4 | AM*5 | 3R*3
  OPEN_TS INTEGER, -- Unix seconds, doors opened --: date 2022-01-11..2024-07-18 unix
  CLOSE_TS INTEGER, -- Unix seconds, doors closed --: after OPEN_TS 7..58 minutes unix
  AYES INTEGER, --: int 14..55 normal
  NOES INTEGER, --: int 9..48 normal
  ABST INTEGER, --: int 0..13 skew
  TURN_PCT REAL, -- turnout, 0 to 100
  RES_CD TEXT -- P passed, F fell
); --: rows 110
CREATE TABLE BALLOTS (
  DIV_NO INTEGER REFERENCES DIVISIONS(DIV_NO), --: ref DIVISIONS.DIV_NO cover 80%
  MBR_NO INTEGER REFERENCES MEMBERS(MBR_NO), --: ref MEMBERS.MBR_NO cover 92% skew
  VOTE_CD TEXT, -- A aye, N no, B abstained, X absent --: pick A*9 | N*7 | B*2 | X*3
  REBEL_FL TEXT, -- Y if against the party line --: pick N*8 | Y*1
  CAST_TS INTEGER, -- Unix seconds, empty if absent
  PRIMARY KEY (DIV_NO, MBR_NO)
); --: rows 400
CREATE TABLE POLLS (
  POLL_NO INTEGER PRIMARY KEY, --: seq 1
  PTY_CD TEXT REFERENCES PARTIES(PTY_CD), --: each HAR | CIV | MER | WKL | FRT | PEN
  POLL_YR INTEGER, --: expr 2022 + (POLL_NO - 1) / 72
  POLL_MO INTEGER, -- 1 to 12 --: expr ((POLL_NO - 1) / 6) % 12 + 1
  VOTE_PCT REAL, -- voting intention, 0 to 100 --: real -2.5..2.5 1
  SMPL_N INTEGER -- people asked --: int 780..2100 normal
); --: rows 192
UPDATE BILLS SET TOP_CD = CASE WHEN TITLE LIKE 'School%' OR TITLE LIKE 'Teacher%' THEN 'EDU' WHEN TITLE LIKE 'Ferry%' OR TITLE LIKE 'Night%' OR TITLE LIKE 'Road%' OR TITLE LIKE 'Cycle%' THEN 'TRN' WHEN TITLE LIKE 'Rural%' THEN 'HLT' WHEN TITLE LIKE 'Soil%' OR TITLE LIKE 'Dairy%' THEN 'AGR' WHEN TITLE LIKE 'Court%' OR TITLE LIKE 'Prison%' THEN 'JUS' WHEN TITLE LIKE 'Heat%' OR TITLE LIKE 'Wind%' THEN 'NRG' WHEN TITLE LIKE 'Museum%' THEN 'CUL' ELSE 'FIN' END;
UPDATE BILLS SET TITLE = REPLACE(TITLE, ' No. 1', '') WHERE TITLE LIKE '% No. 1';
UPDATE BILLS SET INTRO_DT = MIN(INTRO_DT, COALESCE((SELECT CAST(strftime('%Y%m%d', date(MIN(d.OPEN_TS), 'unixepoch', '-' || (15 + BILLS.BILL_NO % 40) || ' days')) AS INTEGER) FROM DIVISIONS AS d WHERE d.BILL_NO = BILLS.BILL_NO), INTRO_DT));
UPDATE BILLS SET CMTE_DT = CASE WHEN ST_CD = 'INT' THEN NULL ELSE CAST(strftime('%Y%m%d', date(SUBSTR(INTRO_DT, 1, 4) || '-' || SUBSTR(INTRO_DT, 5, 2) || '-' || SUBSTR(INTRO_DT, 7, 2), '+' || (9 + BILL_NO * 7 % 40) || ' days')) AS INTEGER) END;
UPDATE BILLS SET PASS_DT = CASE WHEN ST_CD = 'PAS' THEN CAST(strftime('%Y%m%d', date(SUBSTR(CMTE_DT, 1, 4) || '-' || SUBSTR(CMTE_DT, 5, 2) || '-' || SUBSTR(CMTE_DT, 7, 2), '+' || (20 + BILL_NO * 37 % 260) || ' days')) AS INTEGER) END;
UPDATE BILLS SET PASS_DT = NULL, ST_CD = 'COM' WHERE PASS_DT > 20240718;
UPDATE DIVISIONS SET OPEN_TS = OPEN_TS - OPEN_TS % 86400 + 36000 + (DIV_NO * 1777) % 30000, CLOSE_TS = OPEN_TS - OPEN_TS % 86400 + 36000 + (DIV_NO * 1777) % 30000 + 420 + (DIV_NO * 613) % 2900;
UPDATE DIVISIONS SET OPEN_TS = OPEN_TS - 172800, CLOSE_TS = CLOSE_TS - 172800 WHERE strftime('%w', OPEN_TS, 'unixepoch') IN ('0', '6');
UPDATE DIVISIONS SET OPEN_TS = OPEN_TS + 5270400, CLOSE_TS = CLOSE_TS + 5270400 WHERE strftime('%m', OPEN_TS, 'unixepoch') = '08';
UPDATE DIVISIONS SET TURN_PCT = ROUND(100.0 * (AYES + NOES + ABST) / 120, 1), RES_CD = CASE WHEN AYES > NOES THEN 'P' ELSE 'F' END;
UPDATE BALLOTS SET CAST_TS = CASE WHEN VOTE_CD <> 'X' THEN (SELECT d.OPEN_TS + 60 + (BALLOTS.MBR_NO * 91) % (d.CLOSE_TS - d.OPEN_TS - 60) FROM DIVISIONS AS d WHERE d.DIV_NO = BALLOTS.DIV_NO) END, REBEL_FL = CASE WHEN VOTE_CD = 'X' THEN 'N' ELSE REBEL_FL END;
UPDATE MEMBERS SET BIRTH_DT = BIRTH_DT - 100000 WHERE BIRTH_DT > 19890000 AND SEAT_DT < 20150000;
UPDATE MEMBERS SET BIRTH_DT = BIRTH_DT - 120000 WHERE SEAT_DT / 10000 - BIRTH_DT / 10000 < 22;
UPDATE MEMBERS SET LEFT_DT = CASE WHEN MBR_NO % 9 = 4 THEN 20220000 + (MBR_NO * 13 % 2) * 10000 + (1 + MBR_NO % 12) * 100 + 1 + MBR_NO % 28 END;
UPDATE MEMBERS SET LEFT_DT = NULL WHERE LEFT_DT < SEAT_DT;
UPDATE MEMBERS SET PTY_CD = 'HAR' WHERE WHIP_NO IS NULL;
UPDATE POLLS SET VOTE_PCT = ROUND(VOTE_PCT + CASE PTY_CD WHEN 'HAR' THEN 31 - POLL_NO / 22.0 WHEN 'CIV' THEN 24 + POLL_NO / 40.0 WHEN 'MER' THEN 14 WHEN 'WKL' THEN 15 + POLL_NO / 60.0 WHEN 'FRT' THEN 7 ELSE 4.2 END, 1);
CREATE VIEW V_DIV AS SELECT d.DIV_NO, b.BILL_NO, b.TITLE, b.TOP_CD, strftime('%Y', d.OPEN_TS, 'unixepoch') AS DIV_YR, d.AYES - d.NOES AS MARGIN, d.RES_CD FROM DIVISIONS AS d JOIN BILLS AS b ON b.BILL_NO = d.BILL_NO;
