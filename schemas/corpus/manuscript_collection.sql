CREATE TABLE LANGS (
  LANG_CD TEXT PRIMARY KEY,
  LANG_NM TEXT
);
INSERT INTO LANGS VALUES ('LAT', 'Latin'), ('GRC', 'Greek'), ('FRO', 'Old French'), ('GMH', 'Middle High German'), ('ARA', 'Arabic'), ('HEB', 'Hebrew'), ('SYC', 'Syriac'), ('CHU', 'Church Slavonic');
CREATE TABLE LOCS (
  LOC_CD TEXT PRIMARY KEY,
  LOC_NM TEXT,
  BLDG_NM TEXT
);
INSERT INTO LOCS VALUES ('SR1', 'North Strong Room', 'Main House'), ('SR2', 'South Strong Room', 'Main House'), ('SR3', 'Cellar Strong Room', 'Annexe'), ('CON', 'Conservation Studio', 'Annexe'), ('DIG', 'Digitisation Bay', 'Annexe'), ('EXH', 'Treasury Gallery', 'Main House'), ('OFF', 'Quarry Vault', 'Quarry Site'), ('FRZ', 'Freezer Store', 'Quarry Site');
CREATE TABLE MSS (
  MS_NO INTEGER PRIMARY KEY,        --: seq 1001
  SHELF_MK TEXT,                    --: code @@. ### distinct
  TTL TEXT,                         --: mix {Psalter*3|Gospel Book|Chronicle*3|Hours*3|Herbal*2|Cartulary*2|Missal*2|Bestiary|Letters*3|Antiphonary|Sermons*3|Legal Digest*2} of {Ashmere|Belcastel|Corvane|Dunwold|Eskelund|Farrago Abbey|Greymarch|Hallowmere|Istvar|Jervaulx Hill|Kolmsted|Lindewerra|Monreal|Norrvik|Ostrane} distinct
  LANG_CD TEXT REFERENCES LANGS(LANG_CD), --: pick LAT*9 | GRC*5 | FRO*4 | GMH*3 | ARA*3 | HEB*2 | SYC
  MS_YR INTEGER,                    --: int 830..1560 normal
  FOLIO_CNT INTEGER,                --: int 18..410 normal
  HGT_MM INTEGER,                   --: int 95..460 normal
  BIND_CD TEXT,                     --: pick VEL*4 | LTH*6 | PBD*2 | NULL
  ACQ_DT TEXT,                      --: date 1998-02-10..2025-05-20
  ACQ_AMT INTEGER,                  --: price 800..90000 null 12%
  INS_AMT INTEGER,                  --: price 2500..240000
  HOME_LOC TEXT REFERENCES LOCS(LOC_CD), --: pick SR1*5 | SR2*4 | SR3*3 | OFF*2
  CUR_LOC TEXT REFERENCES LOCS(LOC_CD) --: by HOME_LOC: SR1 => SR1*6 | CON | DIG | EXH; SR2 => SR2*5 | DIG*2 | EXH; SR3 => SR3*4 | CON*2 | SR1; OFF => OFF*4 | CON | SR2
); --: rows 112
CREATE TABLE ILLUM_MSS (
  MS_NO INTEGER PRIMARY KEY REFERENCES MSS(MS_NO), --: ref MSS.MS_NO cover 60% distinct
  MINIAT_CNT INTEGER,               --: int 1..64 skew
  GOLD_FLG INTEGER,                 --: pick 1*3 | 0*2
  CHKD_DT TEXT                      --: date 2022-01-12..2025-06-30
); --: rows 36
CREATE TABLE RDRS (
  RDR_NO INTEGER PRIMARY KEY,       --: seq 501
  FRST_NM TEXT,                     --: first
  LST_NM TEXT,                      --: last distinct
  INST_NM TEXT,                     --: pick Univ. of Tarsholm*5 | Kelling College*4 | Museum of Norrvik*2 | Institut Laval*3 | St Agnes Seminary*2 | Bodwin Press*2 | NULL*3
  BRTH_DT TEXT,                     --: date 1938-05-01..2003-09-30
  REG_DT TEXT                       --: date 2017-01-10..2025-06-10
); --: rows 46
CREATE TABLE CNSLTS (
  CNSLT_NO INTEGER PRIMARY KEY,     --: seq 40001
  MS_NO INTEGER REFERENCES MSS(MS_NO), --: ref MSS.MS_NO cover 80% skew
  RDR_NO INTEGER REFERENCES RDRS(RDR_NO), --: ref RDRS.RDR_NO cover 88% skew
  REQ_DT TEXT,                      --: date 2023-01-09..2025-06-12
  CNSLT_DT TEXT,                    --: after REQ_DT 2..28 days
  DUR_MIN INTEGER,                  --: int 15..360 normal
  SCAN_SECS INTEGER,                --: int 40..5400 skew null 45%
  FEE_AMT INTEGER                   --: price 4..95
); --: rows 330
UPDATE MSS SET TTL = 'Halvorsen Psalter', LANG_CD = 'LAT' WHERE MS_NO = 1012;
UPDATE MSS SET TTL = 'Halvorsen Bestiary', LANG_CD = 'FRO' WHERE MS_NO = 1058;
UPDATE MSS SET TTL = 'Tarquin Hours', ACQ_AMT = 1845000, INS_AMT = 6120000 WHERE MS_NO = 1023;
UPDATE MSS SET TTL = 'Tarquin Missal', ACQ_AMT = 932050, INS_AMT = 2750000 WHERE MS_NO = 1077;
UPDATE RDRS SET REG_DT = '2022-11-0' || (1 + RDR_NO % 9) WHERE RDR_NO IN (SELECT C.RDR_NO FROM CNSLTS AS C WHERE C.REQ_DT < RDRS.REG_DT) AND RDR_NO % 3 > 0;
UPDATE RDRS SET REG_DT = '2021-0' || (1 + RDR_NO % 9) || '-14' WHERE RDR_NO IN (SELECT C.RDR_NO FROM CNSLTS AS C WHERE C.REQ_DT < RDRS.REG_DT);
DELETE FROM CNSLTS WHERE CNSLT_DT < (SELECT M.ACQ_DT FROM MSS AS M WHERE M.MS_NO = CNSLTS.MS_NO);
UPDATE CNSLTS SET FEE_AMT = FEE_AMT * 3 WHERE RDR_NO = 511;
