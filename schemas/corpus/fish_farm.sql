-- A community fish farm with three sites: pens, people, duties and harvests.
CREATE TABLE pen (
  pen_id INTEGER PRIMARY KEY,  --: seq 1
  site TEXT,                   --: pick Kerran Bay*5 | Inish Sound*4 | Dunmore Loch*3
  pen_nm TEXT,                 --: mix {Heron|Otter|Selkie|Gannet|Kelp|Pebble|Tern|Limpet|Puffin|Whelk} {One|Two|Three|Four} distinct
  spec_cd TEXT, -- SA salmon, TR trout, CH char, MU mussel --: pick SA*6 | TR*5 | CH*3 | MU
  vol_m3 INTEGER, -- volume in cubic metres --: int 120..2400
  stk_dt INTEGER, -- stocked on, yyyymmdd --: date 2022-03-01..2025-09-30 yyyymmdd
  fish_ct INTEGER, -- fish put in --: int 400..26000 skew
  prev_pen INTEGER REFERENCES pen(pen_id), --: self pen_id
  net_pct INTEGER              --: int 20..100
); --: rows 32
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY,  --: seq 301
  fst_nm TEXT,                 --: first
  lst_nm TEXT,                 --: last distinct
  typ_cd TEXT, -- S staff, V volunteer, T trainee --: pick V*7 | S*5 | T*2
  brn_dt INTEGER,              --: date 1949-01-01..2007-03-31 yyyymmdd
  jn_dt INTEGER, -- joined, yyyymmdd --: date 2018-04-01..2025-12-15 yyyymmdd
  town TEXT,                   --: pick Kerran Bay*4 | Portwick*5 | Inish Sound*2 | Ballymoor*3 null 6%
  tel TEXT,                    --: code 07### ###### null 18%
  boss_id INTEGER REFERENCES emp(emp_id) -- leads this person's shift --: self emp_id
); --: rows 44
CREATE TABLE pen_emp (
  pen_id INTEGER REFERENCES pen(pen_id), --: ref pen.pen_id cover 90%
  emp_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 86%
  duty TEXT,                   --: pick feeding*5 | nets*3 | health check*3 | night watch
  hr_wk REAL, -- hours a week --: pick 1.5 | 2*4 | 3*4 | 4*3 | 6*2 | 10
  from_dt INTEGER,             --: date 2023-01-05..2026-01-20 yyyymmdd
  PRIMARY KEY (pen_id, emp_id, duty)
); --: rows 130
CREATE TABLE hrv (
  hrv_id INTEGER PRIMARY KEY,  --: seq 5001
  pen_id INTEGER REFERENCES pen(pen_id), --: ref pen.pen_id cover 84% skew
  emp_id INTEGER REFERENCES emp(emp_id), -- who signed it off --: ref emp.emp_id cover 60% skew
  hrv_ts TEXT, -- start of the harvest --: date 2023-09-01..2026-02-17 %Y-%m-%d %H:%M:%S
  end_ts TEXT,                 --: after hrv_ts 35..420 minutes %Y-%m-%d %H:%M:%S
  grd TEXT, -- A best, B, C --: pick A*5 | B*4 | C*2
  kg REAL,                     --: real 18..1900 1 skew
  amt REAL, -- sale value in cur --: price 90..9800
  cur TEXT,                    --: pick GBP*6 | EUR*4
  buyer TEXT,                  --: pick Stonefish Ltd*5 | Quayside Market*4 | Maison Lefort*3 | Harbour Hotel*2 | Smokehouse Nine*3 null 4%
  dead_ct INTEGER, -- dead fish found --: int 0..60 skew
  tmp_c REAL,                  --: real 3.5..17 1 normal
  inv_dt INTEGER, -- invoiced, yyyymmdd --: after hrv_ts 1..12 days yyyymmdd
  pd_dt INTEGER                --: after hrv_ts 10..80 days yyyymmdd until 2026-02-20 null 9%
); --: rows 330
UPDATE pen SET prev_pen = NULL WHERE pen_id % 3 > 0;
UPDATE hrv SET hrv_ts = substr(hrv_ts, 1, 11) || printf('%02d', 6 + hrv_id % 10) || substr(hrv_ts, 14), end_ts = datetime(substr(hrv_ts, 1, 11) || printf('%02d', 6 + hrv_id % 10) || substr(hrv_ts, 14), '+' || (35 + hrv_id * 17 % 301) || ' minutes');
UPDATE hrv SET inv_dt = NULL WHERE inv_dt > 20260220;
UPDATE hrv SET cur = 'EUR' WHERE buyer = 'Maison Lefort';
UPDATE hrv SET cur = 'GBP' WHERE buyer IN ('Harbour Hotel', 'Quayside Market');
UPDATE pen SET stk_dt = (SELECT MIN(CAST(strftime('%Y%m%d', hrv_ts, '-' || (200 + hrv.pen_id) || ' days') AS INTEGER)) FROM hrv WHERE hrv.pen_id = pen.pen_id) WHERE EXISTS (SELECT 1 FROM hrv WHERE hrv.pen_id = pen.pen_id AND CAST(strftime('%Y%m%d', hrv_ts) AS INTEGER) < pen.stk_dt);
UPDATE emp SET brn_dt = brn_dt - 60000 WHERE jn_dt - brn_dt < 170000;
UPDATE emp SET jn_dt = (SELECT CAST(strftime('%Y%m%d', MIN(hrv_ts), '-' || (emp.emp_id % 90 + 20) || ' days') AS INTEGER) FROM hrv WHERE hrv.emp_id = emp.emp_id) WHERE jn_dt > (SELECT MIN(CAST(strftime('%Y%m%d', hrv_ts) AS INTEGER)) FROM hrv WHERE hrv.emp_id = emp.emp_id);
UPDATE hrv SET kg = 640 WHERE hrv_id = 5310;
UPDATE hrv SET pen_id = 26 WHERE pen_id = 30 AND hrv_ts LIKE '2026%';
UPDATE hrv SET pen_id = 21 WHERE pen_id IN (2, 7, 23, 26) AND hrv_ts LIKE '2025%';
