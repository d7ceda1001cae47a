CREATE TABLE AREAS (
  AREA_CD TEXT PRIMARY KEY,
  AREA_NM TEXT,
  TOWN_NM TEXT
);
INSERT INTO AREAS VALUES ('OT','Old Town','Wexley Bay'),('HB','Harbourside','Wexley Bay'),('NS','North Sands','Wexley Bay'),('SS','South Sands','Wexley Bay'),('ML','Mill Quarter','Carrow'),('UF','Upper Fields','Carrow'),('CT','Castle Hill','Carrow');
CREATE TABLE PROP_TYPES (
  PTYP_CD TEXT PRIMARY KEY,
  PTYP_DESC TEXT
);
INSERT INTO PROP_TYPES VALUES ('AP','apartment'),('HO','whole house'),('CB','cabin'),('RM','private room'),('BT','houseboat'),('TN','glamping tent');
CREATE TABLE HOSTS (
  HOSTNO INTEGER PRIMARY KEY,            --: seq 700
  FRST_NM TEXT,                          --: first
  LST_NM TEXT,                           --: last distinct
  BRTH_DT INTEGER,                       --: date 1946-01-01..1998-12-31 yyyymmdd
  REG_DT INTEGER,                        --: date 2018-03-01..2025-11-30 yyyymmdd
  ACCT_STS TEXT,                         --: pick active*5 | inactive*2
  RESP_MIN INTEGER,                      --: int 3..720 skew
  REF_HOSTNO INTEGER REFERENCES HOSTS(HOSTNO) --: self HOSTNO
); --: rows 38
CREATE TABLE GUESTS (
  GSTNO INTEGER PRIMARY KEY,             --: seq 4001
  FRST_NM TEXT,                          --: first
  LST_NM TEXT,                           --: last
  CTRY_CD TEXT,                          --: pick GB*8 | IE*4 | DE*4 | FR*3 | NL*3 | US*2 | JP
  BRTH_DT INTEGER,                       --: date 1940-05-01..2006-12-31 yyyymmdd
  REG_DT INTEGER                         --: date 2019-01-10..2026-02-10 yyyymmdd
); --: rows 120
CREATE TABLE LISTINGS (
  LSTNO INTEGER PRIMARY KEY,             --: seq 201
  TTL TEXT,                              --: mix {Gull|Saltmarsh|Lantern|Cobbler|Orchard|Tideway|Puffin|Heather|Driftwood} {Loft|Cottage|Nook|Boathouse|Cabin|Rooms|Flat|Hideaway} distinct
  HOSTNO INTEGER REFERENCES HOSTS(HOSTNO), --: ref HOSTS.HOSTNO cover 80% skew
  AREA_CD TEXT REFERENCES AREAS(AREA_CD), --: pick OT*6 | HB*4 | NS*5 | SS*4 | ML*3 | UF*2
  PTYP_CD TEXT REFERENCES PROP_TYPES(PTYP_CD), --: pick AP*6 | HO*4 | CB*3 | RM*3 | BT*1
  FLR_M2 INTEGER,                        --: int 14..160 normal
  SEA_DIST_M INTEGER,                    --: int 40..5200 skew
  BEDS INTEGER,                          --: int 1..6 skew
  MAX_GST INTEGER,                       --: int 2..12 skew
  NGT_PRC INTEGER,                       --: int 38..310 skew
  CLN_FEE INTEGER,                       --: pick 0*3 | 25*4 | 40*4 | 65*2
  LIC_STS TEXT,                          --: pick licensed*5 | unlicensed*2
  OPN_DT INTEGER                         --: date 2019-02-01..2025-10-31 yyyymmdd
); --: rows 62
CREATE TABLE BOOKINGS (
  BKGNO INTEGER PRIMARY KEY,             --: seq 80001
  LSTNO INTEGER REFERENCES LISTINGS(LSTNO), --: ref LISTINGS.LSTNO cover 88% skew
  GSTNO INTEGER REFERENCES GUESTS(GSTNO), --: ref GUESTS.GSTNO cover 85%
  BKD_DT INTEGER,                        --: date 2024-01-04..2026-02-18 yyyymmdd
  CHKIN_DT INTEGER,                      --: after BKD_DT 2..130 days yyyymmdd
  CHKOUT_DT INTEGER,                     --: after CHKIN_DT 1..14 days yyyymmdd
  GST_CNT INTEGER,                       --: int 1..8 skew
  AMT_TOT INTEGER,                       --: int 60..2400 skew
  PAY_STS TEXT,                          --: pick paid*8 | unpaid
  CNCL_DT INTEGER                        --: after BKD_DT 1..25 days yyyymmdd until 2026-02-20 null 86%
); --: rows 380
CREATE TABLE REVIEWS (
  RVWNO INTEGER PRIMARY KEY,             --: seq 1
  BKGNO INTEGER REFERENCES BOOKINGS(BKGNO), --: ref BOOKINGS.BKGNO distinct
  STARS INTEGER,                         --: pick 5*7 | 4*5 | 3*3 | 2 | 1
  CLN_PTS INTEGER,                       --: int 1..10 normal
  RVW_TXT TEXT                           --: mix {lovely|decent|noisy|spotless|damp|charming} {view|kitchen|street|host|bathroom|garden} null 30%
); --: rows 190
CREATE TABLE MTH_STATS (
  LSTNO INTEGER REFERENCES LISTINGS(LSTNO),
  ST_YR INTEGER,
  ST_MO INTEGER,
  NGT_AVL INTEGER,
  NGT_SLD INTEGER,
  PWR_KWH INTEGER,
  PRIMARY KEY (LSTNO, ST_YR, ST_MO)
);
INSERT INTO MTH_STATS SELECT l.LSTNO, y.n, m.n, 20 + (l.LSTNO * 7 + m.n * 3) % 11, (l.LSTNO * 5 + m.n * 11 + y.n) % 20 + CASE WHEN m.n IN (7, 8) THEN 1 ELSE 0 END, 90 + (l.LSTNO * 13 + m.n * 29 + y.n) % 310 FROM LISTINGS AS l, (SELECT 2024 AS n UNION SELECT 2025 UNION SELECT 2026) AS y, (WITH RECURSIVE k(n) AS (SELECT 1 UNION SELECT n + 1 FROM k WHERE n < 12) SELECT n FROM k) AS m WHERE l.LSTNO % 3 = 0 AND y.n * 100 + m.n BETWEEN 202408 AND 202601;
UPDATE HOSTS SET REF_HOSTNO = NULL WHERE HOSTNO % 3 = 1;
UPDATE LISTINGS SET LIC_STS = 'unlicensed' WHERE PTYP_CD = 'BT';
UPDATE BOOKINGS SET PAY_STS = 'paid' WHERE CHKOUT_DT < 20250601 AND BKGNO % 4 <> 0;
DELETE FROM REVIEWS WHERE BKGNO IN (SELECT BKGNO FROM BOOKINGS WHERE CHKOUT_DT > 20260218 OR CNCL_DT IS NOT NULL);
