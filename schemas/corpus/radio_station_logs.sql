CREATE TABLE ENTTYP (
  TYP_CD TEXT PRIMARY KEY,
  TYP_DSC TEXT,
  PAID_FLG TEXT
);
INSERT INTO ENTTYP VALUES ('MU', 'Music', 'N'), ('SP', 'Spot', 'Y'), ('NW', 'News', 'N'), ('TK', 'Talk', 'N'), ('WX', 'Weather', 'N'), ('SN', 'Sponsoring', 'Y'), ('JG', 'Jingle', 'N');
CREATE TABLE LOGENT (
  LOG_NO INTEGER PRIMARY KEY, --: seq 600001
  TYP_CD TEXT REFERENCES ENTTYP(TYP_CD), --: pick MU*10 | SP*11 | NW*3 | TK*4 | WX | SN*2
  STN_NM TEXT, --: pick Kite 98*6 | Radio Quince*4 | Radio Fennel*3 | Harbour Talk*2
  STUD_NO INTEGER, --: int 1..4
  SHOW_NM TEXT, --: by STN_NM: Kite 98 => Rise & Rattle*4 | Lunch Loop*2 | Drivetime Dee*3 | Night Kite*2; Radio Quince => Quince Breakfast*3 | Garden Hour | Drivetime Quince*2; Radio Fennel => Fennel Awake*2 | Slow Sunday | Vinyl Pantry; else => Harbour Desk*2 | Ask The Mayor
  PRS_FST TEXT, --: by SHOW_NM: Rise & Rattle => Dee*3 | Milo; Drivetime Dee => Dee; Lunch Loop => Anouk; Night Kite => Ravi; Quince Breakfast => Petra*2 | Milo; Garden Hour => Walter; Drivetime Quince => Petra | Suna; Fennel Awake => Iris; Slow Sunday => Walter; Vinyl Pantry => Gus; Harbour Desk => Lorna; else => Suna
  PRS_LST TEXT, --: by PRS_FST: Dee => Calloway; Milo => Brandt; Anouk => Silver; Ravi => Menon; Petra => Kolb; Walter => Ashdown; Suna => Yildiz; Iris => Fairweather; Gus => Lindqvist; else => Petrie
  PRS_BRN_DT TEXT, --: by PRS_FST: Dee => 1985-03-14; Milo => 1993-11-02; Anouk => 1990-06-27; Ravi => 1979-01-19; Petra => 1972-08-08; Walter => 1951-12-30; Suna => 1988-04-21; Iris => 1996-10-05; Gus => 1964-02-16; else => 1982-09-15
  TITLE_TX TEXT, --: mix {Blue|Slow|Golden|Paper|Second|Wild} {River|Night|Summer|Train|Letter|Harbour|Orchard}
  SCHD_TS TEXT, --: date 2022-07-01..2024-09-14 %Y-%m-%d %H:%M:%S
  STRT_TS TEXT, --: after SCHD_TS 0..9 minutes %Y-%m-%d %H:%M:%S
  END_TS TEXT, --: pick x
  LOGD_DT TEXT, --: after SCHD_TS 0..4 days %Y-%m-%d until 2024-09-15
  PLN_SEC INTEGER, --: int 20..300 skew
  ACT_SEC INTEGER, --: pick 0
  LSTNR_CT INTEGER, --: int 900..64000 skew
  CALL_CT INTEGER, --: int 0..40 skew
  RGN_CD TEXT, --: by STN_NM: Kite 98 => N*3 | C; Radio Quince => C; Radio Fennel => S*2 | W; else => W
  LIVE_FLG TEXT, --: by TYP_CD: TK => Y*5 | N; NW, WX => Y*3 | N; else => N
  PEAK_DB REAL, --: real -14..0.5 1 normal null 6%
  ENGR_NM TEXT, --: pick Boyle*3 | Tran*3 | Mbeki*2 | NULL
  RPT_LOG_NO INTEGER REFERENCES LOGENT(LOG_NO), --: pick NULL
  RMRK_TX TEXT --: mix {dead air|late start|wrong jingle|mic noise|overlap} {2 s|5 s|10 s|noted|reported} null 50% empty 25%
); --: rows 400
CREATE TABLE SPOT (
  LOG_NO INTEGER PRIMARY KEY REFERENCES LOGENT(LOG_NO),
  CLNT_NM TEXT,
  SEGM_CD TEXT,
  AGCY_NM TEXT,
  ORD_DT TEXT,
  INV_DT TEXT,
  DUE_DT TEXT,
  PD_DT TEXT,
  AMT_LIST REAL,
  AMT_NET REAL,
  AMT_GRS REAL
);
CREATE TABLE TRACK (
  LOG_NO INTEGER PRIMARY KEY REFERENCES LOGENT(LOG_NO),
  ARTST_NM TEXT,
  LBL_NM TEXT,
  REL_YR INTEGER,
  LANG_CD TEXT,
  RQST_FLG TEXT,
  ROYL_AMT REAL
);
UPDATE LOGENT SET ACT_SEC = max(8, PLN_SEC + (LOG_NO * 48271 >> 5) % 46 - 18), PLN_SEC = CASE WHEN TYP_CD IN ('SP', 'SN') THEN 15 + (LOG_NO * 7 % 4) * 10 WHEN TYP_CD = 'MU' THEN 150 + PLN_SEC % 120 ELSE PLN_SEC * 3 END;
UPDATE LOGENT SET ACT_SEC = PLN_SEC + (LOG_NO * 48271 >> 5) % 31 - 11;
UPDATE LOGENT SET END_TS = datetime(STRT_TS, '+' || ACT_SEC || ' seconds');
UPDATE LOGENT SET RPT_LOG_NO = (SELECT MAX(o.LOG_NO) FROM LOGENT AS o WHERE o.TYP_CD = LOGENT.TYP_CD AND o.STN_NM = LOGENT.STN_NM AND o.SCHD_TS < LOGENT.SCHD_TS AND o.LOG_NO < LOGENT.LOG_NO) WHERE TYP_CD IN ('TK', 'SN', 'SP') AND LOG_NO % 4 = 1;
UPDATE LOGENT SET PRS_FST = NULL, PRS_LST = NULL, PRS_BRN_DT = NULL WHERE LOG_NO % 23 = 7;
INSERT INTO SPOT SELECT LOG_NO, json_extract('["Mabel Furniture","Mabel Gardens","Tidal Bank","Crisp & Co","Vroomhaus","Oak Lane Dental","Pomelo Mobile","Lido Waterpark","Crisp & Co","Vroomhaus","Mabel Furniture","Tidal Bank","Pomelo Mobile"]', '$[' || ((LOG_NO * 48271 >> 3) % 13) || ']'), NULL, json_extract('["Loudhouse","Loudhouse","Fox & Funnel","Bright Side Media","","",null]', '$[' || ((LOG_NO * 16807 >> 4) % 7) || ']'), date(SCHD_TS, '-' || (7 + LOG_NO * 13 % 48) || ' days'), date(SCHD_TS, '+' || (2 + LOG_NO % 12) || ' days'), NULL, NULL, round(60 + LSTNR_CT / 55.0 + PLN_SEC * 4.5, 2), 0, 0 FROM LOGENT WHERE TYP_CD IN ('SP', 'SN');
UPDATE SPOT SET SEGM_CD = CASE CLNT_NM WHEN 'Mabel Furniture' THEN 'HOM' WHEN 'Mabel Gardens' THEN 'HOM' WHEN 'Tidal Bank' THEN 'FIN' WHEN 'Crisp & Co' THEN 'FMC' WHEN 'Vroomhaus' THEN 'AUT' WHEN 'Oak Lane Dental' THEN 'HEA' WHEN 'Pomelo Mobile' THEN 'TEL' ELSE 'LEI' END, AMT_NET = round(AMT_LIST * (1 - (LOG_NO * 69621 >> 4) % 6 * 0.06), 2), INV_DT = CASE WHEN INV_DT > '2024-09-15' OR LOG_NO % 37 = 2 THEN NULL ELSE INV_DT END;
UPDATE SPOT SET AMT_GRS = round(AMT_NET * CASE WHEN SEGM_CD = 'HEA' THEN 1.05 ELSE 1.2 END, 2), DUE_DT = date(INV_DT, '+30 days');
UPDATE SPOT SET PD_DT = CASE WHEN LOG_NO % 9 = 4 THEN NULL ELSE date(DUE_DT, printf('%+d days', LOG_NO * 29 % 47 - 25)) END;
UPDATE SPOT SET PD_DT = NULL WHERE PD_DT > '2024-09-15';
UPDATE LOGENT SET TITLE_TX = (SELECT CLNT_NM || json_extract('[" Spring"," Summer Sale"," Brand"," Opening"," Jobs"]', '$[' || (LOGENT.LOG_NO * 31 % 5) || ']') FROM SPOT WHERE SPOT.LOG_NO = LOGENT.LOG_NO) WHERE TYP_CD IN ('SP', 'SN');
UPDATE LOGENT SET TITLE_TX = json_extract('["Bulletin","Weather Desk","Studio Guest","Phone-in"]', '$[' || CASE TYP_CD WHEN 'NW' THEN 0 WHEN 'WX' THEN 1 ELSE 2 + LOG_NO % 2 END || ']') WHERE TYP_CD IN ('NW', 'WX', 'TK');
INSERT INTO TRACK SELECT LOG_NO, json_extract('["The Paper Herons","Lina Voss","Cobalt Avenue","Tuesday Choir","Oskar & The Tides","Neon Barn","Milla Sund","Paper Tigers Club","Lina Marsh","The Paper Herons","Neon Barn","Lina Voss","DJ Marzipan"]', '$[' || ((LOG_NO * 48271 >> 3) % 13) || ']'), NULL, 1978 + (LOG_NO * 16807 >> 5) % 47, json_extract('["EN","EN","EN","DE","SV","FR"]', '$[' || ((LOG_NO * 69621 >> 3) % 6) || ']'), CASE WHEN (LOG_NO * 7919 >> 2) % 5 = 0 THEN 'Y' ELSE 'N' END, round(1.2 + ACT_SEC / 90.0 + LSTNR_CT / 21000.0, 2) FROM LOGENT WHERE TYP_CD = 'MU';
UPDATE TRACK SET LBL_NM = CASE WHEN ARTST_NM IN ('The Paper Herons', 'Paper Tigers Club') THEN 'Attic Records' WHEN ARTST_NM LIKE 'Lina%' THEN 'Moonbase' WHEN ARTST_NM IN ('Neon Barn', 'DJ Marzipan') THEN 'Hayloft' WHEN ARTST_NM = 'Tuesday Choir' THEN '' WHEN ARTST_NM = 'Milla Sund' THEN NULL ELSE 'Sandbar Sounds' END;
UPDATE LOGENT SET LIVE_FLG = 'N' WHERE TYP_CD = 'TK' AND LOG_NO % 10 = 3;
