CREATE TABLE DSTR (
  DSTRNO INTEGER PRIMARY KEY,
  DSTR_NM TEXT,
  POP_CNT INTEGER
);
INSERT INTO DSTR VALUES (10, 'Lindenau', 41200), (20, 'Kingsbridge', 68400), (30, 'Marlow Heath', 32900), (40, 'Oakhaven', 55700), (50, 'Riverton', 48100), (60, 'Stonefield', 7400), (70, 'Upper Vale', 92800);
CREATE TABLE ROAD (
  ROADNO INTEGER PRIMARY KEY,            --: seq 501
  ROAD_NM TEXT,                          --: pick x
  CLS_CD TEXT,                           --: pick A*3 | B*4 | L*4 | M
  SPD_LIM INTEGER,                       --: by CLS_CD: M => 120 | 100; A => 100*2 | 80; B => 70 | 50*2; else => 50 | 30*3
  DSTRNO INTEGER REFERENCES DSTR(DSTRNO), --: ref DSTR.DSTRNO cover 90%
  SAFE_STAR INTEGER,                     --: int 1..5 normal
  DNGR_RNK INTEGER                       --: seq 1
); --: rows 34
CREATE TABLE WTHR (
  WTHR_CD TEXT PRIMARY KEY,
  WTHR_DSC TEXT
);
INSERT INTO WTHR VALUES ('DRY', 'Dry'), ('RAN', 'Rain'), ('FOG', 'Fog'), ('ICE', 'Black ice'), ('SNW', 'Snow'), ('WND', 'Gale'), ('HAI', 'Hail');
CREATE TABLE CAUS (
  CAUS_CD TEXT PRIMARY KEY,
  CAUS_DSC TEXT
);
INSERT INTO CAUS VALUES ('SPD', 'Speeding'), ('ALC', 'Alcohol'), ('PHN', 'Phone use'), ('TAI', 'Tailgating'), ('ANI', 'Animal on road'), ('PRI', 'Right of way ignored'), ('FAT', 'Fatigue'), ('MEC', 'Mechanical defect'), ('UNK', 'Unknown');
CREATE TABLE SVRT (
  SVRT_CD TEXT PRIMARY KEY,
  SVRT_DSC TEXT,
  SVRT_RNK INTEGER
);
INSERT INTO SVRT VALUES ('F', 'Fatal', 1), ('S', 'Serious injury', 2), ('L', 'Light injury', 3), ('D', 'Damage only', 4);
CREATE TABLE OFCR (
  BADGENO INTEGER PRIMARY KEY,           --: seq 3301 7
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  RANK_CD TEXT,                          --: pick CON*6 | SGT*3 | INS
  DSTRNO INTEGER REFERENCES DSTR(DSTRNO), --: ref DSTR.DSTRNO
  JOIN_DT TEXT,                          --: date 1994-05-01..2025-06-30
  SUPV_NO INTEGER REFERENCES OFCR(BADGENO) --: self BADGENO null 10%
); --: rows 36
CREATE TABLE ACDT (
  ACDTNO INTEGER PRIMARY KEY,            --: seq 100201
  ACDT_TS TEXT,                          --: date 2023-01-02..2026-02-18 %Y-%m-%d %H:%M:%S
  ROADNO INTEGER REFERENCES ROAD(ROADNO), --: ref ROAD.ROADNO cover 88% skew
  WTHR_CD TEXT REFERENCES WTHR(WTHR_CD), --: pick DRY*9 | RAN*5 | FOG*2 | ICE*2 | SNW | WND
  CAUS_CD TEXT REFERENCES CAUS(CAUS_CD), --: pick SPD*6 | ALC*2 | PHN*4 | TAI*4 | ANI*2 | PRI*5 | FAT | MEC | UNK*2
  SVRT_CD TEXT REFERENCES SVRT(SVRT_CD), --: by CAUS_CD: SPD, ALC => F | S*4 | L*5 | D*4; else => F | S*5 | L*16 | D*21
  BADGENO INTEGER REFERENCES OFCR(BADGENO), --: ref OFCR.BADGENO cover 85% null 4%
  RPT_TS TEXT,                           --: after ACDT_TS 1..210 hours %Y-%m-%d %H:%M:%S until 2026-02-19
  STAT_CD TEXT,                          --: pick CLS*9 | OPN*3 | CRT*2 | NFA*2
  DMG_AMT INTEGER,                       --: int 300..42000 skew null 7%
  LANE_MIN INTEGER                       --: int 0..340 skew
); --: rows 390
CREATE TABLE VHCL (
  VHCLNO INTEGER PRIMARY KEY,            --: seq 1
  ACDTNO INTEGER REFERENCES ACDT(ACDTNO), --: ref ACDT.ACDTNO cover 90%
  TYP_CD TEXT,                           --: pick CAR*10 | VAN*3 | LOR*2 | MOT*2 | BIC*3 | BUS
  MAKE_NM TEXT,                          --: by TYP_CD: CAR => Aurelo*4 | Benko*3 | Tarsis*3 | Viborg; VAN => Benko*2 | Tarsis; LOR, BUS => Gramm*2 | Viborg; MOT => Sakuto | Falcione; else => NULL
  REG_YR INTEGER,                        --: by TYP_CD: BIC => NULL; else => 2008 | 2011*2 | 2014*3 | 2017*4 | 2019*4 | 2021*3 | 2023*2 | 2025
  TOW_IND TEXT                           --: pick N*3 | Y*2
); --: rows 400
CREATE TABLE PRSN (
  PRSNNO INTEGER PRIMARY KEY,            --: seq 8001
  ACDTNO INTEGER REFERENCES ACDT(ACDTNO), --: ref ACDT.ACDTNO cover 80%
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last
  BRTH_DT TEXT,                          --: date 1939-02-01..2018-11-30 null 6%
  ROLE_CD TEXT,                          --: pick DRV*8 | PAS*4 | PED*2 | CYC*2 | WIT*2
  INJ_SCR INTEGER,                       --: by ROLE_CD: WIT => NULL; PED, CYC => 1*2 | 2*3 | 3*2 | 4 | 5; else => 0*12 | 1*8 | 2*4 | 3*2 | 4*2 | 6
  BELT_IND TEXT                          --: by ROLE_CD: DRV, PAS => Y*6 | N | NULL; else => NULL
); --: rows 400
CREATE TABLE CITN (
  CITNNO TEXT PRIMARY KEY,               --: code K-#####  distinct
  ACDTNO INTEGER REFERENCES ACDT(ACDTNO), --: ref ACDT.ACDTNO cover 45%
  PRSNNO INTEGER REFERENCES PRSN(PRSNNO), --: ref PRSN.PRSNNO
  BADGENO INTEGER REFERENCES OFCR(BADGENO), --: ref OFCR.BADGENO cover 70%
  ISS_DT TEXT,                           --: const x
  FINE_AMT INTEGER,                      --: pick 40*3 | 80*4 | 120*4 | 250*3 | 500 | 900
  PAID_AMT INTEGER,                      --: const 0
  PAID_DT TEXT,                          --: const x
  STAT_CD TEXT                           --: pick P*6 | U*3 | A | W
); --: rows 190
CREATE TABLE VLTR (
  VLTRNO INTEGER PRIMARY KEY,            --: seq 61
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last distinct
  DSTRNO INTEGER REFERENCES DSTR(DSTRNO), --: ref DSTR.DSTRNO cover 80%
  BRTH_DT TEXT,                          --: date 1944-03-01..2006-05-30
  SINCE_DT TEXT,                         --: date 2018-02-01..2026-01-20
  TRN_SCR INTEGER,                       --: int 38..100 normal null 10%
  PHONE TEXT                             --: code 0555-####
); --: rows 42
CREATE TABLE SPDW (
  SPDWNO INTEGER PRIMARY KEY,            --: seq 401
  ROADNO INTEGER REFERENCES ROAD(ROADNO), --: ref ROAD.ROADNO cover 60%
  STRT_TS TEXT,                          --: date 2024-03-01..2026-02-15 %Y-%m-%d %H:%M:%S
  END_TS TEXT,                           --: after STRT_TS 45..190 minutes %Y-%m-%d %H:%M:%S
  SEEN_CNT INTEGER,                      --: int 40..900 skew
  FAST_CNT INTEGER,                      --: expr SEEN_CNT * (SPDWNO * 7 % 31) / 100
  WTHR_CD TEXT REFERENCES WTHR(WTHR_CD)  --: pick DRY*7 | RAN*2 | FOG
); --: rows 110
CREATE TABLE SPDW_VLTR (
  SPDWNO INTEGER REFERENCES SPDW(SPDWNO),
  VLTRNO INTEGER REFERENCES VLTR(VLTRNO),
  ROLE_CD TEXT,
  PRIMARY KEY (SPDWNO, VLTRNO)
);
UPDATE ROAD SET ROAD_NM = CASE ROADNO - 500 WHEN 1 THEN 'Abbey Lane' WHEN 2 THEN 'Riverton Bypass' WHEN 3 THEN 'Mill Road' WHEN 4 THEN 'Oakhaven Ring' WHEN 5 THEN 'School Street' WHEN 6 THEN 'Quay Street' WHEN 7 THEN 'Northern Relief Road' WHEN 8 THEN 'Heath Road' WHEN 9 THEN 'Station Avenue' WHEN 10 THEN 'Castle Rise' WHEN 11 THEN 'Old Toll Road' WHEN 12 THEN 'Bridge Street' WHEN 13 THEN 'Market Row' WHEN 14 THEN 'Foundry Way' WHEN 15 THEN 'Linden Avenue' WHEN 16 THEN 'Orchard Close' WHEN 17 THEN 'Stonefield Pass' WHEN 18 THEN 'Tunnel Road' WHEN 19 THEN 'Harvest Lane' WHEN 20 THEN 'Church Street' WHEN 21 THEN 'Vale Road' WHEN 22 THEN 'Canal Drive' WHEN 23 THEN 'Coast Motorway' WHEN 24 THEN 'Academy Road' WHEN 25 THEN 'Riverton Road' WHEN 26 THEN 'Gravel Pit Lane' WHEN 27 THEN 'Industrial Spine' WHEN 28 THEN 'Park Crescent' WHEN 29 THEN 'Kings Road' WHEN 30 THEN 'Bridge Street' WHEN 31 THEN 'Hospital Road' WHEN 32 THEN 'Ferry Approach' WHEN 33 THEN 'Windmill Hill' ELSE 'Eastern Link' END, DNGR_RNK = 1 + (ROADNO * 19) % 34;
UPDATE ROAD SET CLS_CD = 'M', SPD_LIM = 120 WHERE ROADNO IN (523);
UPDATE ROAD SET CLS_CD = 'M', SPD_LIM = 100 WHERE ROADNO IN (507, 534, 502);
UPDATE ROAD SET CLS_CD = 'A', SPD_LIM = 80 WHERE ROADNO IN (504, 517, 508, 518);
UPDATE ROAD SET CLS_CD = 'A', SPD_LIM = 100 WHERE ROADNO IN (511);
UPDATE ROAD SET CLS_CD = 'A', SPD_LIM = 70 WHERE ROADNO IN (525, 527);
UPDATE ROAD SET CLS_CD = 'L', SPD_LIM = 30 WHERE ROADNO IN (505, 510, 513, 516, 519, 520, 528, 530);
UPDATE ROAD SET CLS_CD = 'L', SPD_LIM = 50 WHERE ROADNO IN (506, 526, 501);
UPDATE ROAD SET CLS_CD = 'B', SPD_LIM = 70 WHERE ROADNO IN (503, 521);
UPDATE ROAD SET CLS_CD = 'B', SPD_LIM = 50 WHERE ROADNO IN (509, 512, 514, 515, 522, 524, 529, 531, 532, 533);
UPDATE ACDT SET ACDT_TS = datetime(ACDT_TS, '-9 hours') WHERE ACDTNO % 7 = 2;
UPDATE CITN SET PRSNNO = NULL WHERE rowid % 11 = 4;
UPDATE CITN SET ACDTNO = (SELECT ACDTNO FROM PRSN WHERE PRSN.PRSNNO = CITN.PRSNNO) WHERE PRSNNO IS NOT NULL;
UPDATE PRSN SET ROLE_CD = 'DRV', INJ_SCR = 0, BELT_IND = 'Y' WHERE PRSNNO IN (SELECT PRSNNO FROM CITN WHERE PRSNNO IS NOT NULL) AND ROLE_CD IN ('WIT', 'PAS');
UPDATE PRSN SET BRTH_DT = date(BRTH_DT, '-27 years') WHERE ROLE_CD = 'DRV' AND BRTH_DT > '2006-01-01';
UPDATE CITN SET ISS_DT = (SELECT date(ACDT_TS, '+' || (1 + CITN.rowid * 5 % 37) || ' days') FROM ACDT WHERE ACDT.ACDTNO = CITN.ACDTNO), BADGENO = COALESCE((SELECT BADGENO FROM ACDT WHERE ACDT.ACDTNO = CITN.ACDTNO), BADGENO);
UPDATE CITN SET ISS_DT = '2026-02-19' WHERE ISS_DT > '2026-02-19';
UPDATE CITN SET PAID_DT = CASE WHEN STAT_CD = 'P' THEN date(ISS_DT, '+' || (2 + rowid * 11 % 58) || ' days') END, PAID_AMT = CASE STAT_CD WHEN 'P' THEN FINE_AMT WHEN 'A' THEN FINE_AMT / 4 ELSE 0 END;
UPDATE CITN SET STAT_CD = 'U', PAID_DT = NULL, PAID_AMT = 0 WHERE PAID_DT > '2026-02-19';
UPDATE CITN SET PAID_AMT = FINE_AMT * 3 / 4 WHERE STAT_CD = 'P' AND julianday(PAID_DT) - julianday(ISS_DT) <= 14;
INSERT INTO SPDW_VLTR SELECT s.SPDWNO, v.VLTRNO, CASE (s.SPDWNO + v.VLTRNO) % 3 WHEN 0 THEN 'LEAD' WHEN 1 THEN 'GUN' ELSE 'LOG' END FROM SPDW AS s JOIN VLTR AS v ON (s.SPDWNO * 7 + v.VLTRNO * v.VLTRNO * 3) % 19 IN (0, 4) AND v.VLTRNO % 9 <> 5 AND date(s.STRT_TS) >= v.SINCE_DT;
DELETE FROM SPDW_VLTR WHERE (VLTRNO * 5 + SPDWNO) % 7 < VLTRNO % 5;
UPDATE SPDW_VLTR SET ROLE_CD = 'LEAD' WHERE VLTRNO = 81 AND ROLE_CD = 'GUN';
CREATE VIEW V_KSI AS SELECT ACDTNO, ACDT_TS, ROADNO, SVRT_CD FROM ACDT WHERE SVRT_CD IN ('F', 'S');
CREATE VIEW V_FINE_DUE AS SELECT CITNNO, ACDTNO, ISS_DT, FINE_AMT - PAID_AMT AS DUE_AMT FROM CITN WHERE STAT_CD IN ('U', 'A');
