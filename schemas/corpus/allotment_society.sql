CREATE TABLE sites (
  site_code TEXT PRIMARY KEY,
  site_name TEXT, -- as on the gate
  postcode TEXT,
  water TEXT, -- M mains, B borehole, N none
  opened_year INTEGER,
  secretary TEXT
);
INSERT INTO sites VALUES
 ('BRK', 'Brook Lane', 'QT1 4AA', 'M', 1921, 'Edna Marsh'), ('HLX', 'Halfpenny Cross', 'QT2 9DD', 'M', 1948, 'Piers Wadham'),
 ('NRT', 'North Rise', 'QT5 1RE', 'B', 1974, 'Edna Marsh'), ('ORC', 'Old Orchard', 'QT1 7TT', 'N', 1917, NULL), ('WTR', 'Watermeadow', 'QT3 3PL', 'B', 1986, 'Lorna Fisk');
CREATE TABLE payment_methods (
  method_code TEXT PRIMARY KEY,
  method_name TEXT, -- in full
  fee_rate REAL -- share kept by the bank, 0 to 1
);
INSERT INTO payment_methods VALUES ('DD', 'direct debit', 0.0), ('CQ', 'cheque', 0.004), ('CS', 'cash', 0.0), ('CD', 'card', 0.0175), ('BT', 'bank transfer', 0.0), ('SO', 'standing order', 0.0);
CREATE TABLE charge_types (
  type_code TEXT PRIMARY KEY,
  type_name TEXT,
  vat_rate REAL -- 0 to 1
);
INSERT INTO charge_types VALUES ('RNT', 'plot rent', 0.0), ('WAT', 'water levy', 0.0), ('KEY', 'gate key', 0.2), ('SHD', 'shed permit', 0.2), ('FIN', 'fine for neglect', 0.0), ('DEP', 'deposit', 0.0), ('SKP', 'skip share', 0.2);
CREATE TABLE members (
  member_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                        --: first
  last_name TEXT,                         --: last
  born_on TEXT,                           --: date 1938-01-01..2000-12-31 null 8%
  joined_on TEXT, -- on the waiting list from that day --: date 1999-03-01..2025-02-20
  left_on TEXT,                           --: after joined_on 500..6000 days until 2025-03-25 null 70%
  town TEXT,                              --: pick Quilting*6 | Lower Quilting*3 | Stoke Ambry*3 | Fenny Barrow*2
  email TEXT,                             --: from lower {first_name}.{last_name}@plotmail.example null 22% empty 6%
  mobile TEXT,                            --: code 07### ###### null 30%
  concession INTEGER, -- 1 pays half --: pick 0*3 | 1
  committee_role TEXT, -- blank for most --: pick NULL*16 | treasurer | show steward | shop rota | secretary
  invited_by INTEGER REFERENCES members(member_id) --: self member_id null 60%
); --: rows 140
CREATE TABLE plots (
  plot_no TEXT PRIMARY KEY,               --: code @@-###
  site_code TEXT REFERENCES sites(site_code), --: pick BRK*6 | HLX*5 | NRT*4 | ORC*2 | WTR*4
  tenant_id INTEGER, -- member who has it now --: ref members.member_id null 12%
  co_tenant_id INTEGER,                   --: ref members.member_id null 72%
  area_m2 REAL,                           --: real 48..262 1 normal
  row_label TEXT,                         --: pick A*4 | B*4 | C*3 | D*2 | E
  soil TEXT,                              --: pick loam*5 | clay*4 | chalk*2 | sand*2
  soil_ph REAL,                           --: real 5.1..8.0 1 normal
  slope_pct REAL, -- share, 0 to 1 --: real 0..0.19 2 skew
  shade REAL, -- share of the day, 0 to 1 --: real 0..0.8 2 skew
  weed_score INTEGER, -- 0 clean to 10 jungle --: int 0..10 skew
  upkeep_grade TEXT, -- A best to E --: pick A*4 | B*6 | C*5 | D*2 | E
  inspection_pct REAL, -- 0 to 1 cultivated at last visit --: real 0.1..1 2
  list_rent REAL, -- GBP a year by the scale --: const 0
  agreed_rent REAL,                       --: const 0
  let_on TEXT,                            --: date 2003-04-01..2025-03-10
  inspected_on TEXT,                      --: date 2023-09-01..2025-03-28 null 9%
  notice_on TEXT, -- formal letter sent --: after inspected_on 2..30 days until 2025-03-31 null 70%
  shed TEXT,                              --: pick none*5 | small*4 | large*2
  greenhouse INTEGER,                     --: pick 0*3 | 1*1
  water_butts INTEGER,                    --: int 0..6 skew
  trees INTEGER,                          --: int 0..14 skew
  hens INTEGER, -- number kept --: pick 0*9 | 3*2 | 6 | 4
  path_side TEXT                          --: pick north*3 | south*3 | east*2 | NULL*2
); --: rows 150
CREATE TABLE years (
  year_no INTEGER PRIMARY KEY,
  rate_m2 REAL, -- pounds for a square metre
  growth REAL, -- of the rate, 0 to 1
  chair TEXT
);
INSERT INTO years VALUES (2021, 0.31, NULL, 'Bernard Oyelaran'), (2022, 0.33, 0.065, 'Bernard Oyelaran'), (2023, 0.36, 0.091, 'Cecily Thrupp'), (2024, 0.38, 0.056, 'Cecily Thrupp'), (2025, 0.41, 0.079, 'Cecily Thrupp');
CREATE TABLE charges (
  charge_id INTEGER PRIMARY KEY,          --: seq 10001
  plot_no TEXT REFERENCES plots(plot_no), --: ref plots.plot_no cover 92%
  member_id INTEGER,                      --: ref members.member_id
  type_code TEXT,                         --: pick RNT*9 | WAT*5 | KEY*2 | SHD*2 | FIN*2 | SKP
  method_code TEXT, -- how it was paid --: pick DD*5 | CQ*3 | CS*2 | CD*4 | BT*3
  year_no INTEGER,                        --: const 0
  issued_on TEXT,                         --: date 2022-01-10..2025-03-26
  due_on TEXT,                            --: after issued_on 14..42 days
  paid_on TEXT,                           --: after issued_on 1..95 days until 2025-03-30
  net_amount REAL, -- GBP before VAT --: price 4..110
  gross_amount REAL,                      --: const 0
  discount REAL, -- share taken off, 0 to 1 --: pick 0*11 | 0.05*3 | 0.1*2 | 0.5*2
  receipt_no TEXT                         --: code R#### null 8%
); --: rows 400
UPDATE plots SET list_rent = round(area_m2 * 0.41, 2);
UPDATE plots SET agreed_rent = CASE (CAST(area_m2 AS INTEGER) + water_butts) % 5 WHEN 0 THEN round(list_rent * 0.9, 2) WHEN 1 THEN round(list_rent * 0.75, 2) WHEN 2 THEN round(list_rent * 1.05, 2) ELSE list_rent END;
UPDATE plots SET tenant_id = NULL, co_tenant_id = NULL WHERE tenant_id IS NULL;
UPDATE plots SET tenant_id = NULL WHERE tenant_id IN (SELECT member_id FROM members WHERE left_on IS NOT NULL AND member_id % 4 <> 1);
UPDATE plots SET let_on = NULL, agreed_rent = NULL WHERE tenant_id IS NULL;
UPDATE plots SET co_tenant_id = NULL WHERE tenant_id IS NULL OR co_tenant_id = tenant_id;
UPDATE charges SET member_id = (SELECT tenant_id FROM plots WHERE plots.plot_no = charges.plot_no) WHERE charge_id % 6 <> 1;
UPDATE charges SET member_id = 1 + charge_id * 7 % 140 WHERE member_id IS NULL AND charge_id % 5 <> 0;
UPDATE charges SET year_no = CAST(strftime('%Y', issued_on) AS INTEGER);
UPDATE charges SET net_amount = round(net_amount * 0.5 + 30, 2) WHERE type_code = 'RNT';
UPDATE charges SET net_amount = CASE charge_id % 3 WHEN 0 THEN 12.5 WHEN 1 THEN 8 ELSE 25 END WHERE type_code IN ('KEY', 'SHD');
UPDATE charges SET gross_amount = round(net_amount * (1 + (SELECT vat_rate FROM charge_types WHERE charge_types.type_code = charges.type_code)), 2);
UPDATE charges SET paid_on = NULL WHERE charge_id % 11 = 4;
UPDATE charges SET method_code = NULL, receipt_no = NULL WHERE paid_on IS NULL;
UPDATE charges SET receipt_no = 'R4417' WHERE charge_id IN (10031, 10190, 10222);
UPDATE charges SET receipt_no = 'R2080' WHERE charge_id IN (10057, 10303);
UPDATE members SET committee_role = NULL WHERE member_id % 7 > 1;
