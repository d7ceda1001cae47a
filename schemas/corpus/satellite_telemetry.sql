CREATE TABLE sat (
  sat_id INTEGER PRIMARY KEY,            --: seq 1
  sat_nm TEXT NOT NULL, --: each Aurelia-1 | Aurelia-2 | Aurelia-3 | Brume-A | Brume-B | Corvus | Dovelet-1 | Dovelet-2 | Dovelet-3 | Dovelet-4 | Ember | Fathom-1 | Fathom-2 | Gloam | Heron-X | Isolde | Juniper | Kite-1 | Kite-2 | Lodestar | Mistral | Nacre-1 | Nacre-2 | Osprey-7
  norad_no INTEGER,                      --: int 41000..59999 distinct
  oper TEXT, -- company that flies it --: pick Halden Orbital*5 | Tessera Space*4 | Murmur Labs*3 | Polder Sat*2
  orb_typ TEXT, -- LEO, MEO, GEO, HEO --: pick LEO*9 | MEO*3 | GEO*4 | HEO
  alt_km REAL,                           --: real 420..1180 1
  incl_deg REAL,                         --: real 0.1..98.6 1
  mass_kg REAL,                          --: real 6..2600 1 skew
  dt_launch TEXT,                        --: date 2012-02-10..2025-05-30
  dt_commis TEXT, -- handed over to operations --: after dt_launch 12..140 days until 2026-02-20
  dt_eol TEXT, -- planned end of life --: after dt_launch 2200..6100 days
  svc_state TEXT, -- active or inactive --: pick active*8 | inactive*2
  prio_rk INTEGER, -- 1 is looked at first --: int 1..5
  hlth_sc REAL, -- 0 to 100, higher is better --: real 38..99.5 1 normal
  rad_cls TEXT,                          --: pick A*4 | B*5 | C*3
  insured INTEGER,                       --: pick 1*3 | 0*2
  prop_kg REAL, -- propellant left --: real 0..180 2 skew null 12%
  sol_w INTEGER,                         --: int 40..4800 skew
  batt_ah REAL,                          --: real 4..220 1 skew
  dl_mbps REAL, -- downlink rate --: real 0.5..640 1 skew
  bus_v REAL,                            --: pick 28*7 | 50*3 | 100
  att_mode TEXT,                         --: pick 3-axis*7 | spin*2 | gravity gradient
  backup_id INTEGER REFERENCES sat(sat_id), -- takes over when this one fails --: self sat_id null 35%
  rmk TEXT                               --: pick NULL*4 | drifts east in winter*2 | star tracker replaced by software*2 | shares slot with partner*2 | noisy gyro*2 empty 10%
); --: rows 24
CREATE TABLE sat_comm (
  sat_id INTEGER PRIMARY KEY REFERENCES sat(sat_id), --: seq 1
  band TEXT, -- L, S, X, Ku, Ka --: pick L*2 | S*4 | X*3 | Ku*3 | Ka*2
  n_xpdr INTEGER, -- transponders --: int 2..48 skew
  eirp_dbw REAL                          --: real 8..56 1
); --: rows 24
CREATE TABLE sat_imag (
  sat_id INTEGER PRIMARY KEY REFERENCES sat(sat_id), --: seq 1
  gsd_m REAL, -- ground resolution in metres --: real 0.4..60 1 skew
  swath_km REAL,                         --: real 6..290 1
  night_ok INTEGER -- 1 can see by night --: pick 1*2 | 0*3
); --: rows 24
CREATE TABLE gstn (
  stn_cd TEXT PRIMARY KEY,
  stn_nm TEXT,
  ctry TEXT,
  dish_m REAL, -- dish diameter
  qual_rk INTEGER, -- 1 worst to 10 best
  has_x INTEGER -- X band fitted
);
INSERT INTO gstn VALUES
 ('HJL', 'Hjelmfjell', 'Norway', 13.0, 9, 1), ('PTA', 'Punta Alta Vieja', 'Chile', 7.3, 6, 1), ('KRM', 'Karramindi', 'Australia', 11.5, 8, 1),
 ('LOB', 'Lobamba Ridge', 'Eswatini', 5.4, 4, 0), ('SVL', 'Svalinn', 'Norway', 7.3, 7, 0), ('TEI', 'Teixeira Point', 'Portugal', 9.1, NULL, 1),
 ('NUK', 'Nukuteva', 'Tuvalu', 3.7, 3, 0);
CREATE TABLE pass (
  pass_no INTEGER PRIMARY KEY,           --: seq 80001
  sat_id INTEGER REFERENCES sat(sat_id), --: ref sat.sat_id cover 92% skew
  stn_cd TEXT REFERENCES gstn(stn_cd),   --: pick HJL*7 | PTA*4 | KRM*5 | LOB*3 | SVL*4 | TEI*3
  ts_aos TEXT, -- signal acquired --: date 2025-09-01..2026-02-19 %Y-%m-%d %H:%M:%S
  ts_los TEXT, -- signal lost --: after ts_aos 4..58 minutes %Y-%m-%d %H:%M:%S
  el_max REAL, -- peak elevation in degrees --: real 5..89.9 1
  mb_recv REAL,                          --: real 2..2400 1 skew null 8%
  mb_plan REAL,                          --: const 0
  st TEXT, -- OK, PT partial, FL failed, CN cancelled --: pick OK*13 | PT*3 | FL*2 | CN*1
  op_nm TEXT                             --: pick Ilka Brandvold*4 | Teo Marchetti*3 | Ruth Adeyinka*4 | Jonah Wisp*2 | NULL*2
); --: rows 400
CREATE TABLE alrm (
  alrm_no INTEGER PRIMARY KEY,           --: seq 5001
  sat_id INTEGER REFERENCES sat(sat_id), --: ref sat.sat_id cover 80% skew
  pass_no INTEGER REFERENCES pass(pass_no), -- where it was seen first --: ref pass.pass_no null 15%
  subsys TEXT,                           --: pick power*6 | thermal*5 | attitude*4 | payload*3 | radio*3 | propulsion
  sev INTEGER, -- 1 critical to 5 notice --: pick 1*2 | 2*4 | 3*6 | 4*6 | 5*4
  ts_raise TEXT,                         --: date 2025-09-01..2026-02-19 %Y-%m-%d %H:%M:%S
  ts_ack TEXT, -- somebody took it on --: after ts_raise 1..300 minutes %Y-%m-%d %H:%M:%S until 2026-02-20 null 9%
  ts_clr TEXT,                           --: after ts_raise 5..200 hours %Y-%m-%d %H:%M:%S until 2026-02-20 null 14%
  st TEXT, -- OP open, AK acknowledged, CL closed --: const OP
  val REAL, -- reading that tripped it --: real -60..140 1 normal
  lim REAL,                              --: real -20..110 0 normal
  unit TEXT,                             --: by subsys: power => V*2 | A; thermal => degC; attitude => deg; payload => %; radio => dB; else => bar
  fals INTEGER -- 1 false alarm --: pick 0*7 | 1*2
); --: rows 260
UPDATE sat SET alt_km = CASE orb_typ WHEN 'GEO' THEN 35786 + sat_id % 5 - 2 WHEN 'MEO' THEN 8200 + alt_km * 9 ELSE 26000 + alt_km END WHERE orb_typ <> 'LEO';
UPDATE sat SET incl_deg = round(incl_deg / 30, 1) WHERE orb_typ = 'GEO';
UPDATE alrm SET lim = CASE subsys WHEN 'power' THEN 26 + alrm_no % 4 WHEN 'thermal' THEN 45 + alrm_no % 6 * 5 WHEN 'attitude' THEN 1 + alrm_no % 3 WHEN 'payload' THEN 80 WHEN 'radio' THEN 12 ELSE 18 END;
UPDATE alrm SET val = round(lim * (101 + abs(val) / 3) / 100, 1);
DELETE FROM sat_comm WHERE sat_id % 3 = 0;
DELETE FROM sat_imag WHERE sat_id % 3 <> 0 AND sat_id NOT IN (4, 11, 20);
UPDATE sat SET svc_state = 'inactive' WHERE dt_eol < '2025-06-01';
UPDATE pass SET mb_plan = round(coalesce(mb_recv, 300) * (100 + pass_no * 7 % 23) / 100.0, 0);
UPDATE pass SET mb_recv = 0, mb_plan = mb_plan WHERE st IN ('FL', 'CN');
UPDATE pass SET op_nm = NULL WHERE st = 'CN';
UPDATE alrm SET pass_no = NULL WHERE pass_no NOT IN (SELECT pass_no FROM pass WHERE pass.sat_id = alrm.sat_id);
UPDATE alrm SET pass_no = (SELECT MIN(pass_no) FROM pass WHERE pass.sat_id = alrm.sat_id AND pass.ts_aos > alrm.ts_raise) WHERE alrm_no % 6 <> 1;
UPDATE alrm SET ts_clr = NULL WHERE ts_ack IS NULL OR ts_clr < ts_ack;
UPDATE alrm SET st = CASE WHEN ts_clr IS NOT NULL THEN 'CL' WHEN ts_ack IS NOT NULL THEN 'AK' ELSE 'OP' END;
