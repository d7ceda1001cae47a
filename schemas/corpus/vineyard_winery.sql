CREATE TABLE PARCELS (
  PARC_ID INTEGER PRIMARY KEY,
  PARC_NM TEXT NOT NULL,
  GRAPE TEXT,
  AREA_HA REAL,
  SLOPE_RT REAL,
  PLANT_YR INTEGER,
  STATUS TEXT
);
INSERT INTO PARCELS VALUES
  (1, 'Church Slope', 'Bacchus', 2.4, 0.18, 1998, 'active'), (2, 'Lower Church', 'Pinot Noir', 1.7, 0.09, 2004, 'active'), (3, 'Badger Bank', 'Pinot Noir', 3.1, 0.22, 2001, 'active'),
  (4, 'The Glebe', 'Chardonnay', 4.0, 0.05, 2009, 'active'), (5, 'Long Furrow', 'Chardonnay', 2.2, 0.12, 2012, 'active'), (6, 'Mole End', 'Ortega', 0.8, 0.15, 1989, 'inactive'),
  (7, 'Quarry Top', 'Bacchus', 1.9, 0.31, 2015, 'active'), (8, 'Sheepwash', 'Solaris', 1.2, 0.03, 2019, 'active'), (9, 'Vicar''s Piece', 'Pinot Meunier', 1.5, 0.11, 2011, 'active'),
  (10, 'Ridge North', 'Pinot Noir', 2.6, 0.27, 2007, 'active'), (11, 'Ridge South', 'Chardonnay', 2.9, 0.25, 2007, 'active'), (12, 'Old Nursery', 'Ortega', 0.6, 0.02, 1987, 'inactive'),
  (13, 'Tin Hut', 'Solaris', 1.1, 0.08, 2021, 'active'), (14, 'Paddock', 'Bacchus', 1.4, 0.04, 2025, 'active');
CREATE TABLE WORKERS (
  WRK_NO INTEGER PRIMARY KEY,            --: seq 31
  F_NM TEXT,                             --: first
  L_NM TEXT,                             --: last distinct
  ROLE TEXT,                             --: pick picker*10 | cellar hand*4 | tractor driver*2 | sales*3
  CONTRACT TEXT,                         --: pick seasonal*6 | permanent*4
  BIRTH_DT INTEGER,                      --: date 1957-02-01..2005-11-30 yyyymmdd
  HIRE_DT INTEGER,                       --: date 2009-03-01..2025-08-20 yyyymmdd
  HOUR_PAY REAL,                         --: real 10.5..22 2 skew
  PAY_CURR TEXT                          --: const GBP
); --: rows 44
CREATE TABLE TANKS (
  TANK_NO INTEGER PRIMARY KEY,           --: seq 1
  TANK_NM TEXT,                          --: each Agatha | Boudicca | Cromwell | Drake | Elgar | Fawkes | Godiva | Hereward | Isambard | Jethro | Keats | Livingstone | Mallory | Nelson | Offa | Pankhurst | Raleigh | Stubbs | Turpin | Ursula
  KIND TEXT,                             --: pick steel*6 | oak*4 | clay*2 | concrete*2
  CAP_L INTEGER,                         --: pick 500*3 | 1000*4 | 2250*3 | 5000*4 | 9000
  FILL_RT REAL,                          --: real 0.05..1 2
  CLEAN_DT INTEGER                       --: date 2025-06-01..2026-05-28 yyyymmdd null 10%
); --: rows 20
CREATE TABLE PICKS (
  PICK_NO INTEGER PRIMARY KEY,           --: seq 5001
  PARC_ID INTEGER REFERENCES PARCELS(PARC_ID), --: pick 1*6 | 2*5 | 3*7 | 4*7 | 5*4 | 6 | 7*4 | 8*3 | 9*3 | 10*5 | 11*5 | 13*2
  WRK_NO INTEGER REFERENCES WORKERS(WRK_NO), --: ref WORKERS.WRK_NO cover 70% skew
  TANK_NO INTEGER REFERENCES TANKS(TANK_NO), --: ref TANKS.TANK_NO cover 80%
  PICK_DT INTEGER,                       --: pick 2023*4 | 2024*5 | 2025*6
  KG INTEGER,                            --: int 90..780 normal
  SUGAR_RT REAL,                         --: real 0.14..0.24 3
  WORK_SEC INTEGER                       --: int 5400..32400 normal
); --: rows 230
CREATE TABLE RACKINGS (
  RACK_NO INTEGER PRIMARY KEY,           --: seq 801
  FROM_TANK INTEGER REFERENCES TANKS(TANK_NO), --: ref TANKS.TANK_NO
  TO_TANK INTEGER REFERENCES TANKS(TANK_NO), --: ref TANKS.TANK_NO cover 85%
  WRK_NO INTEGER REFERENCES WORKERS(WRK_NO), --: ref WORKERS.WRK_NO
  RACK_DT INTEGER,                       --: date 2023-11-01..2026-05-27 yyyymmdd
  LITRES INTEGER,                        --: int 80..2400 skew
  LOSS_RT REAL,                          --: real 0.002..0.06 3 skew
  PUMP_SEC INTEGER                       --: int 300..9000 skew
); --: rows 120
CREATE TABLE SALES (
  SALE_NO INTEGER PRIMARY KEY,           --: seq 12001
  TANK_NO INTEGER REFERENCES TANKS(TANK_NO), --: ref TANKS.TANK_NO cover 70%
  WRK_NO INTEGER REFERENCES WORKERS(WRK_NO), --: ref WORKERS.WRK_NO
  LABEL TEXT,                            --: pick Bacchus Reserve*5 | Glebe Brut*6 | Glebe Rosé*4 | Badger Red*4 | Sheepwash White*3 | Vicar's Folly*2
  VINTAGE INTEGER,                       --: pick 2021 | 2022*3 | 2023*5 | 2024*4
  BUYER TEXT,                            --: pick Hobbs & Daughter*5 | The Pelican Inn*4 | Cellar Nine*4 | Vinothek Ruhr*3 | Maison Aubert*2 | Mistry Wines*3 | Castle Hotel*3 | Bengal Bay*2 | Vinmonopolet Nord
  SALE_DT INTEGER,                       --: date 2024-01-05..2026-05-28 yyyymmdd
  SHIP_DT INTEGER,                       --: after SALE_DT 1..24 days yyyymmdd until 2026-05-31 null 5%
  BOTTLES INTEGER,                       --: int 6..480 skew
  NET_AMT REAL,                          --: price 60..80
  CURR TEXT,                             --: const GBP
  DISC_RT REAL,                          --: pick 0*6 | 0.05*3 | 0.1*3 | 0.2
  PAY_ST TEXT                            --: pick paid*7 | unpaid*2
); --: rows 260
UPDATE PICKS SET PICK_DT = PICK_DT * 10000 + CASE WHEN PICK_NO % 7 < 2 THEN 900 + 14 + PICK_NO % 17 WHEN PICK_NO % 7 < 6 THEN 1000 + 1 + PICK_NO * 11 % 28 ELSE 1100 + 1 + PICK_NO % 6 END;
UPDATE WORKERS SET ROLE = CASE WHEN WRK_NO % 9 = 4 THEN 'sales' WHEN WRK_NO % 6 = 2 THEN 'cellar hand' ELSE ROLE END;
UPDATE WORKERS SET CONTRACT = 'permanent' WHERE ROLE = 'sales';
UPDATE WORKERS SET HIRE_DT = HIRE_DT - 70000 WHERE HIRE_DT > 20220601 AND WRK_NO % 3 > 0;
UPDATE WORKERS SET BIRTH_DT = BIRTH_DT - 120000 WHERE HIRE_DT - BIRTH_DT < 170000;
UPDATE RACKINGS SET TO_TANK = TO_TANK % 19 + 1 WHERE TO_TANK = FROM_TANK;
UPDATE RACKINGS SET WRK_NO = (SELECT WRK_NO FROM (SELECT WRK_NO, (WRK_NO * RACKINGS.RACK_NO * 7) % 79 AS K FROM WORKERS WHERE ROLE = 'cellar hand') ORDER BY K, WRK_NO LIMIT 1);
UPDATE SALES SET WRK_NO = (SELECT WRK_NO FROM (SELECT WRK_NO, (WRK_NO * SALES.SALE_NO * 5) % 79 AS K FROM WORKERS WHERE ROLE = 'sales') ORDER BY K, WRK_NO LIMIT 1);
UPDATE SALES SET CURR = CASE BUYER WHEN 'Vinothek Ruhr' THEN 'EUR' WHEN 'Maison Aubert' THEN 'EUR' WHEN 'Vinmonopolet Nord' THEN 'NOK' ELSE 'GBP' END;
UPDATE SALES SET VINTAGE = SALE_DT / 10000 - 1 WHERE VINTAGE >= SALE_DT / 10000;
UPDATE SALES SET NET_AMT = ROUND(BOTTLES * (7.5 + LENGTH(LABEL) * 0.35 + (2025 - VINTAGE) * 0.8) * (1 - DISC_RT) * CASE CURR WHEN 'EUR' THEN 1.16 WHEN 'NOK' THEN 13.4 ELSE 1 END, 2);
UPDATE SALES SET PAY_ST = 'paid' WHERE SALE_DT < 20250101 AND SALE_NO % 11 > 0;
