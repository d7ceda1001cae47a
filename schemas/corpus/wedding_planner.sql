CREATE TABLE services (
  svc_cd TEXT PRIMARY KEY,
  svc_nm TEXT,
  grp TEXT, -- food, look, sound, rest
  std_amt REAL
);
INSERT INTO services VALUES
 ('CAT','Catering','food',5200),('CKE','Cake','food',640),('BAR','Bar service','food',1900),('FLO','Flowers','look',1450),('PHO','Photography','look',2300),('VID','Film','look',2100),
 ('DEC','Table decoration','look',900),('DJ','DJ','sound',1100),('BND','Live band','sound',2800),('CAR','Wedding car','rest',520),('OFF','Celebrant','rest',690),('FWK','Fireworks','rest',1600);
CREATE TABLE planners (
  plnr_id INTEGER PRIMARY KEY, --: seq 1
  f_nm TEXT, --: first
  l_nm TEXT, --: last distinct
  lvl_cd TEXT, --: pick SR*2 | PL*4 | AS*2
                                         -- SR senior, PL planner, AS assistant
  hire_dt TEXT, --: date 2012-03-01..2025-04-30
  mentor_id INTEGER, --: self plnr_id null 10%
                                         -- planner who trains this one
  fee_pct REAL --: pick 8*3 | 10*4 | 12.5*2
); --: rows 17
CREATE TABLE venues (
  ven_id INTEGER PRIMARY KEY, --: seq 50
  ven_nm TEXT, --: each Larkspur Barn | Castle Dunmere | Quay 9 | The Old Dairy | Rosehill Manor | Glasshouse Elm | Saltmarsh Lodge | Dunmere Town Hall | The Foundry | Abbot's Orchard | Larkspur House | Windle Pier | Heron Island | Cloister Vane | Mount Pellow | Tithe Hall
  town TEXT, --: each Larkspur | Dunmere | Windle | Sandwick | Pellow | Windle | Sandwick | Dunmere | Sandwick | Windle | Larkspur | Windle | Pellow | Dunmere | Pellow | Dunmere
  max_gst INTEGER, --: int 45..260 normal
                                         -- guests allowed by the fire service
  rent_amt REAL, --: price 700..6500
  outd_yn TEXT --: pick Y | N
); --: rows 16
CREATE TABLE vendors (
  vend_id INTEGER PRIMARY KEY, --: seq 300
  vend_nm TEXT, --: mix {Petal|Golden|Harbour|Velvet|Juniper|Two Doves|Copper|Nightingale|Blue Door|Marigold} {Studio|& Sons|Collective|Works|Company|Atelier} distinct
  svc_cd TEXT REFERENCES services(svc_cd), --: pick CAT*5 | CKE*3 | BAR*2 | FLO*5 | PHO*5 | VID*2 | DEC*3 | DJ*3 | BND*3 | CAR*2 | OFF*2
  town TEXT, --: pick Dunmere*5 | Windle*4 | Pellow*3 | Sandwick*3 | Larkspur*2 | NULL
  ins_exp_dt TEXT, --: date 2024-11-01..2026-12-31 %Y-%m-%d null 14%
                                         -- end of the liability insurance
  pref_yn TEXT, --: pick Y*2 | N*3
                                         -- preferred partner
  rtg REAL --: real 2.4..5 1 null 12%
); --: rows 46
CREATE TABLE weddings (
  wed_id INTEGER PRIMARY KEY, --: seq 700
  p1_fnm TEXT, --: first
  p1_lnm TEXT, --: last distinct
  p2_fnm TEXT, --: first
  p2_lnm TEXT, --: last
  ven_id INTEGER, --: ref venues.ven_id cover 90% skew
  plnr_id INTEGER REFERENCES planners(plnr_id), --: ref planners.plnr_id cover 85%
                                         -- lead planner
  enq_ts TEXT, --: date 2023-01-09..2025-06-20 %Y-%m-%d %H:%M:%S
                                         -- first enquiry
  wed_dt TEXT, --: after enq_ts 110..480 days %Y-%m-%d
  gst_ct INTEGER, --: int 18..190 normal
  bdgt_amt REAL, --: int 8..64 skew
  style_cd TEXT, --: pick CL*4 | RU*4 | BO*3 | MI*2
                                         -- CL classic, RU rustic, BO boho, MI minimal
  st_cd TEXT, --: pick B*9 | X
                                         -- E enquiry, B booked, D done, X called off
  src TEXT --: pick referral*4 | fair*3 | web*5 | press | NULL
); --: rows 118
CREATE TABLE bookings (
  bkg_no INTEGER PRIMARY KEY, --: seq 40001
  wed_id INTEGER, --: ref weddings.wed_id cover 91% skew
  vend_id INTEGER, --: ref vendors.vend_id cover 90% skew
  svc_cd TEXT REFERENCES services(svc_cd), --: expr (SELECT svc_cd FROM vendors WHERE vendors.vend_id = bookings.vend_id)
  plnr_id INTEGER REFERENCES planners(plnr_id), --: expr (SELECT plnr_id FROM weddings WHERE weddings.wed_id = bookings.wed_id)
                                         -- planner who signed
  sgn_ts TEXT, --: expr (SELECT datetime(enq_ts, '+' || (bookings.bkg_no * 37 % 97) || ' days', '+' || (bookings.bkg_no * 13 % 50) || ' minutes') FROM weddings WHERE weddings.wed_id = bookings.wed_id)
  yr INTEGER, --: expr CAST(strftime('%Y', sgn_ts) AS INTEGER)
                                         -- accounting year
  mth INTEGER, --: expr CAST(strftime('%m', sgn_ts) AS INTEGER)
                                         -- accounting month, 1 to 12
  due_dt TEXT, --: expr date(sgn_ts, '+' || (20 + bkg_no * 7 % 4 * 10) || ' days')
  paid_ts TEXT, --: expr CASE WHEN bkg_no % 11 <> 4 THEN datetime(sgn_ts, '+' || (3 + bkg_no * 37 % 61) || ' days', '+' || (bkg_no * 17 % 120) || ' minutes') END
  gross_amt REAL, --: expr round((SELECT std_amt FROM services WHERE services.svc_cd = bookings.svc_cd) * (70 + bkg_no * 7919 % 83) / 100, 2)
                                         -- as invoiced, with tax
  net_amt REAL, --: expr round(gross_amt / 1.2 * (100 - bkg_no % 5 * 2) / 100, 2)
                                         -- without tax, after discount
  dep_amt REAL, --: expr CASE WHEN bkg_no % 9 = 5 THEN NULL ELSE round(gross_amt * (10 + bkg_no % 6 * 9) / 100, 2) END
                                         -- deposit taken
  st_cd TEXT, --: pick C*9 | X
                                         -- Q quoted, C confirmed, P paid, X cancelled
  ctr_yn TEXT --: pick Y*8 | N
); --: rows 400
UPDATE weddings SET bdgt_amt = bdgt_amt * 1000 + wed_id % 4 * 250;
UPDATE planners SET mentor_id = NULL WHERE lvl_cd = 'SR';
UPDATE weddings SET p2_lnm = p1_lnm WHERE wed_id % 13 = 2;
UPDATE weddings SET st_cd = CASE WHEN st_cd = 'X' THEN 'X' WHEN wed_dt <= '2025-07-13' THEN 'D' WHEN enq_ts > '2025-04-01' AND wed_id % 3 > 0 THEN 'E' ELSE 'B' END;
UPDATE weddings SET plnr_id = NULL WHERE st_cd = 'E' AND wed_id % 2 = 0;
DELETE FROM bookings WHERE sgn_ts > '2025-07-14' OR rowid NOT IN (SELECT MIN(rowid) FROM bookings GROUP BY wed_id, svc_cd) AND bkg_no % 8 > 0;
UPDATE bookings SET paid_ts = NULL WHERE paid_ts > '2025-07-14' OR st_cd = 'X';
UPDATE bookings SET st_cd = CASE WHEN st_cd = 'X' THEN 'X' WHEN paid_ts IS NOT NULL THEN 'P' WHEN bkg_no % 5 < 2 THEN 'Q' ELSE 'C' END;
UPDATE vendors SET ins_exp_dt = '2026-01-11' WHERE town IS NULL AND ins_exp_dt < '2025-07-14';
UPDATE vendors SET rtg = CASE vend_nm WHEN 'Juniper Atelier' THEN 4.9 WHEN 'Petal & Sons' THEN 4.8 ELSE 4.6 END WHERE rtg > 4.6 AND vend_nm <> 'Blue Door Works';
CREATE VIEW wed_totals AS SELECT w.wed_id, w.wed_dt, COUNT(b.bkg_no) AS bkg_ct, SUM(b.gross_amt) AS gross_tot, w.bdgt_amt - SUM(b.gross_amt) AS left_amt FROM weddings w JOIN bookings b ON w.wed_id = b.wed_id WHERE b.st_cd <> 'X' GROUP BY w.wed_id;
