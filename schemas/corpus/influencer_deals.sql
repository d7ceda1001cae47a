CREATE TABLE CREATOR (
  CRTR_NO INTEGER PRIMARY KEY,           --: seq 4001
  HNDL TEXT,                             --: mix @{salt|tiny|moss|velvet|kilo|pixel|north|lemon|dusty|echo|marble|quiet|raw} {fox|bakes|lab|runner|atlas|kitchen|loop|garden|studio|wheels} distinct
  FST_NM TEXT,                           --: first
  LST_NM TEXT,                           --: last
  CTRY_CD TEXT,                          --: pick DE*4 | FR*3 | IT*3 | NL*2 | PL*2 | SE
  NCHE_CD TEXT, -- niche: BTY beauty, FIT fitness, FOD food, GAM gaming, TRV travel, TEC technology --: pick BTY*4 | FIT*3 | FOD*4 | GAM*2 | TRV*3 | TEC*2
  FLWR_CNT INTEGER, -- followers on the main channel --: int 3000..1900000 skew
  BRTH_DT INTEGER, -- yyyymmdd --: date 1982-02-01..2005-11-30 yyyymmdd null 5%
  SGND_DT INTEGER,                       --: date 2021-01-10..2025-06-30 yyyymmdd
  RFRD_BY INTEGER, -- CRTR_NO of the creator who brought this one --: self CRTR_NO
  AGCY_NM TEXT                           --: pick Bright Otter*3 | Nordlicht Talent*3 | Studio Kolibri*2 | NULL*5
); --: rows 92
CREATE TABLE BRAND (
  BRND_NO INTEGER PRIMARY KEY,
  BRND_NM TEXT,
  SCTR_CD TEXT, -- sector: COS cosmetics, SPT sports, FNB food and beverage, ELC electronics, TOU tourism
  PRNT_NO INTEGER, -- BRND_NO of the owning brand
  CNTCT_ML TEXT
);
INSERT INTO BRAND VALUES (1, 'Velura', 'COS', NULL, 'partners@velura.example'), (2, 'Velura Men', 'COS', 1, ''), (3, 'Nordic Peak', 'SPT', NULL, 'hello@nordicpeak.example'), (4, 'Peakfuel', 'FNB', 3, NULL), (5, 'Kaffeewerk', 'FNB', NULL, 'marketing@kaffeewerk.example'), (6, 'Oatsy', 'FNB', 5, ''), (7, 'Lumina Audio', 'ELC', NULL, 'influence@lumina.example'), (8, 'Pixelhaus', 'ELC', 7, NULL), (9, 'Trailbird', 'TOU', NULL, 'team@trailbird.example'), (10, 'Sunnora Hotels', 'TOU', 9, 'sunnora@trailbird.example'), (11, 'Glowlab', 'COS', 1, NULL), (12, 'Ironleaf', 'SPT', 3, ''), (13, 'Mirabell Gelato', 'FNB', NULL, 'ciao@mirabell.example'), (14, 'Quantel Watches', 'ELC', NULL, 'q@quantel.example');
CREATE TABLE DEAL (
  DEAL_NO INTEGER PRIMARY KEY,           --: seq 70001
  CRTR_NO INTEGER,                       --: ref CREATOR.CRTR_NO cover 85%
  BRND_NO INTEGER,                       --: pick 1*5 | 2*2 | 3*4 | 4*2 | 5*4 | 6*2 | 7*3 | 8*2 | 9*3 | 10*2 | 11*3 | 12 | 13*3
  ST_CD TEXT, -- N negotiating, S signed, D delivered, P paid, X cancelled --: pick N | S*2 | D*2 | P*6 | X*1
  DEAL_TYP TEXT, -- SP sponsored posts, EV event --: pick SP*7 | EV*3
  OFFR_DT INTEGER, -- yyyymmdd --: date 2023-01-08..2025-09-30 yyyymmdd
  SGND_DT INTEGER, -- date of signature yyyymmdd --: after OFFR_DT 2..45 days yyyymmdd until 2025-10-31
  DUE_DT INTEGER,                        --: after SGND_DT 20..120 days yyyymmdd
  LIST_AMT REAL, -- EUR by the creator's rate card --: price 250..9800
  NET_AMT REAL, -- EUR agreed, before tax --: expr round(LIST_AMT * (0.70 + (DEAL_NO * 29 % 36) / 100.0), 2)
  GRS_AMT REAL, -- EUR with tax --: expr round(NET_AMT * CASE WHEN DEAL_NO % 5 = 0 THEN 1.0 ELSE 1.19 END, 2)
  PAID_DT INTEGER, -- yyyymmdd --: after SGND_DT 30..160 days yyyymmdd until 2025-10-31
  REMRK TEXT                             --: pick NULL*5 | waiting for invoice*2 | exclusive 6 months*2 | usage rights extended*2 | late delivery*2
); --: rows 260
CREATE TABLE DEAL_SP (
  DEAL_NO INTEGER PRIMARY KEY,           --: ref DEAL.DEAL_NO distinct
  POST_CNT INTEGER, -- posts promised --: int 1..12 skew
  PLTF_CD TEXT, -- IG Instagram, YT YouTube, TT TikTok --: pick IG*5 | YT*3 | TT*4
  USG_DAYS INTEGER,                      --: pick 30*4 | 60*2 | 90*3 | 365
  EXCL_FLG TEXT -- Y the creator may not work for competitors --: pick Y*3 | N*7
); --: rows 258
CREATE TABLE DEAL_EV (
  DEAL_NO INTEGER PRIMARY KEY,           --: ref DEAL.DEAL_NO distinct
  EVNT_NM TEXT,                          --: mix {Spring|Summer|Night|Grand|City} {Pop-up|Run|Tasting|Launch|Meet and Greet}
  EVNT_CITY TEXT,                        --: pick Hamburg*4 | Lyon*3 | Torino*3 | Utrecht*2 | Malmö*1 | Gdansk*2
  EVNT_DT INTEGER, -- yyyymmdd --: date 2023-04-01..2025-10-20 yyyymmdd
  DUR_MIN INTEGER, -- minutes on stage or stand --: int 30..420 skew
  TRVL_CST REAL -- EUR --: price 40..1400
); --: rows 258
CREATE TABLE POST (
  POST_NO INTEGER PRIMARY KEY,           --: seq 900001
  DEAL_NO INTEGER,                       --: ref DEAL_SP.DEAL_NO cover 85%
  PUB_TS INTEGER, -- Unix seconds, UTC --: date 2023-03-01..2025-10-29 unix
  FRMT_CD TEXT, -- R reel, S story, V long video, P photo --: pick R*5 | S*4 | V*2 | P*3
  VIEW_CNT INTEGER,                      --: int 900..840000 skew
  LIKE_CNT INTEGER,                      --: int 20..52000 skew
  CMNT_CNT INTEGER, -- comments --: int 0..2400 skew
  CLCK_CNT INTEGER, -- clicks on the link --: int 0..9000 skew
  VID_SEC INTEGER, -- seconds, videos only --: by FRMT_CD: R => 15 | 30 | 45*2 | 60 | 90; V => 300 | 480 | 720 | 905 | 1260; else => NULL
  CAPT TEXT                              --: pick NULL*2 | my honest review*4 | ad - link in bio*5 | morning routine*3 | giveaway time*2 | behind the scenes*3 | unboxing with code SAVE10*3
); --: rows 330
DELETE FROM DEAL_SP WHERE DEAL_NO IN (SELECT DEAL_NO FROM DEAL WHERE DEAL_TYP = 'EV');
DELETE FROM DEAL_EV WHERE DEAL_NO IN (SELECT DEAL_NO FROM DEAL WHERE DEAL_TYP = 'SP');
UPDATE DEAL SET DEAL_TYP = 'SP' WHERE DEAL_NO NOT IN (SELECT DEAL_NO FROM DEAL_SP) AND DEAL_NO NOT IN (SELECT DEAL_NO FROM DEAL_EV);
INSERT INTO DEAL_SP SELECT DEAL_NO, 3, 'IG', 30, 'N' FROM DEAL WHERE DEAL_TYP = 'SP' AND DEAL_NO NOT IN (SELECT DEAL_NO FROM DEAL_SP);
DELETE FROM POST WHERE DEAL_NO NOT IN (SELECT DEAL_NO FROM DEAL_SP);
UPDATE DEAL SET SGND_DT = NULL, DUE_DT = NULL, PAID_DT = NULL, REMRK = NULL WHERE ST_CD = 'N' OR SGND_DT IS NULL;
UPDATE DEAL SET ST_CD = 'N' WHERE SGND_DT IS NULL;
UPDATE DEAL SET PAID_DT = NULL WHERE ST_CD IN ('S', 'D', 'X');
UPDATE DEAL SET ST_CD = 'D' WHERE ST_CD = 'P' AND PAID_DT IS NULL;
UPDATE DEAL SET REMRK = '' WHERE REMRK IS NULL AND DEAL_NO % 3 = 0;
UPDATE POST SET CAPT = '' WHERE POST_NO % 13 = 5;
UPDATE POST SET LIKE_CNT = CAST(VIEW_CNT * (0.02 + (POST_NO % 9) / 100.0) AS INTEGER), CLCK_CNT = CAST(VIEW_CNT * (POST_NO * 7 % 23) / 2000.0 AS INTEGER), CMNT_CNT = CAST(VIEW_CNT * (POST_NO * 5 % 17) / 5000.0 AS INTEGER);
UPDATE CREATOR SET HNDL = REPLACE(HNDL, ' ', ''), RFRD_BY = CASE WHEN CRTR_NO % 3 = 0 THEN NULL ELSE RFRD_BY END;
UPDATE CREATOR SET AGCY_NM = '' WHERE AGCY_NM IS NULL AND CRTR_NO % 4 = 1;
UPDATE CREATOR SET SGND_DT = CAST(strftime('%Y%m%d', date('2019-02-04', '+' || ((CRTR_NO - 4001) * 17 + CRTR_NO % 7) || ' days')) AS INTEGER);
