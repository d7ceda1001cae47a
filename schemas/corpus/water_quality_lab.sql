CREATE TABLE water_types (
  type_cd TEXT PRIMARY KEY,
  type_name TEXT
);
INSERT INTO water_types VALUES ('RV', 'River'), ('BH', 'Borehole'), ('TP', 'Tap'), ('PL', 'Pool'), ('WW', 'Waste water'), ('LK', 'Lake'), ('SP', 'Spring');
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY, --: seq 41
  client_name TEXT,              --: each Corrin Dairy | Ashgrove Council | Lido Marlstone | Tannery Voss | Pellwater Utility | Kestle Brewery | Northcote Hospital | Orchard View Homes | Dunnow Fish Farm | Summerlea School | Hexby Paper Mill | Bluegate Spa | Ravel Bottling | Carrick Angling Trust | Moorfield Camping | Stannard Foods | Wickham Laundry | Gillow Quarry | Petra Cosmetics | Lowfield Allotments | Tideswell Hotel | Brampton Parish
  sector TEXT,                   --: each food | public | leisure | industry | public | food | health | housing | food | public | industry | leisure | food | leisure | leisure | food | industry | industry | industry | leisure | leisure | public
  city TEXT,                     --: pick Marlstone*5 | Pellby*4 | Hexby*3 | Northcote*3 | Dunnow*2
  contact_first TEXT,            --: first
  contact_last TEXT,             --: last distinct
  client_since TEXT,             --: date 2004-02-01..2023-03-28
  account_state TEXT             --: pick active*5 | inactive
); --: rows 22
CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY,   --: seq 301
  site_name TEXT,                --: mix {Upper|Lower|Old|East|West|Mill|Chapel|Quarry|Station|Abbey} {Well*3|Weir|Basin*2|Pump*2|Inlet*2|Outfall*2|Tap*2|Channel} distinct
  client_id INTEGER,             --: ref clients.client_id cover 90%
  type_cd TEXT,                  --: pick RV*4 | BH*4 | TP*5 | PL*2 | WW*3 | LK*2
  depth_m REAL,                  --: real 0.3..84 1 skew
  monitored TEXT                 --: pick yes*4 | no
); --: rows 46
CREATE TABLE reagents (
  part_no TEXT PRIMARY KEY,      --: code RG-####-@ distinct
  reagent_name TEXT,             --: each Nitrate Kit Low Range | Nitrate Kit High Range | Free Chlorine Tablets | Total Chlorine Tablets | pH Buffer 4 | pH Buffer 7 | Turbidity Standard | Ammonia Kit | Hardness Titrant | Iron Strips | Lead Reagent Pack | Copper Strips | Coliform Broth | Membrane Filters | Nitrite Powder | Conductivity Standard | Sample Bottle 500 ml | Sample Bottle 1 l | Sterile Gloves M | Cool Pack | Deionised Water 5 l | E. coli Agar | Acid Wash | Thermo Label
  supplier TEXT,                 --: pick Hydrolabs*5 | Quantica*4 | Berg & Sohn*3 | Merrow Supply*3
  bin_cd TEXT,                   --: code @#-## distinct
  stock_qty INTEGER,             --: int 0..240 skew
  on_order_qty INTEGER,          --: pick 0*5 | 12*2 | 24*3 | 50 | 100
  reorder_level INTEGER,         --: pick 10*2 | 20*4 | 30*2 | 60
  unit_price_eur REAL,           --: price 2..130
  expires_on TEXT,               --: date 2025-02-10..2027-11-30 null 18%
  hazard_yn TEXT                 --: pick N*5 | Y*3
); --: rows 24
CREATE TABLE samples (
  sample_no INTEGER PRIMARY KEY, --: seq 50101
  site_id INTEGER,               --: ref sites.site_id cover 88% skew
  kit_part_no TEXT,              --: ref reagents.part_no cover 50%
  collected_on TEXT,             --: date 2023-06-05..2025-07-04
  received_on TEXT,              --: after collected_on 0..3 days
  reported_on TEXT,              --: after received_on 2..19 days until 2025-07-14
  analyst_last TEXT,             --: pick Abernathy*5 | Solberg*4 | Iwu*4 | Marchetti*3 | Pryce*2 | Tolland
  analyst_first TEXT,            --: by analyst_last: Abernathy => Ruth; Solberg => Nils; Iwu => Chidi; Marchetti => Sara; Pryce => Owen; else => Greta
  temp_c REAL,                   --: real 3..24 1 normal
  ph REAL,                       --: real 5.9..9.1 1 normal
  conductivity_us INTEGER,       --: int 110..1450 normal
  turbidity_ntu REAL,            --: real 0.1..9.5 1 skew
  free_chlorine_mg REAL,         --: real 0..1.8 2 skew
  total_chlorine_mg REAL,        --: expr round(free_chlorine_mg + 0.05 + (sample_no % 7) * 0.06, 2)
  nitrate_mg REAL,               --: real 1..62 1 skew
  nitrite_mg REAL,               --: real 0..0.9 2 skew
  ammonia_mg REAL,               --: real 0..1.4 2 skew
  hardness_mg INTEGER,           --: int 35..420 normal
  iron_ug INTEGER,               --: int 0..310 skew
  lead_ug REAL,                  --: real 0..11.5 1 skew
  copper_ug INTEGER,             --: int 2..1900 skew
  ecoli_cfu INTEGER,             --: pick 0*30 | 1*2 | 3 | 8 | 22 | NULL*2
  coliform_cfu INTEGER,          --: pick 0*8 | 2*2 | 5 | 14 | 40 | NULL
  pass_yn TEXT,                  --: expr CASE WHEN coalesce(ecoli_cfu, 0) > 0 OR nitrate_mg > 50 OR lead_ug > 10 THEN 'N' ELSE 'Y' END
  rush_yn TEXT,                  --: pick N*6 | Y
  remarks TEXT                   --: pick cloudy*2 | label smudged | bottle cracked | taken after rain*2 | smell of chlorine | NULL*8 | none given empty 25%
); --: rows 340
CREATE TABLE invoices (
  invoice_no INTEGER PRIMARY KEY, --: seq 9301
  client_id INTEGER,             --: ref clients.client_id cover 86% skew
  bill_year INTEGER,             --: pick 2023*3 | 2024*5 | 2025*3
  bill_month INTEGER,            --: by bill_year: 2023 => 7 | 8 | 9 | 10 | 11 | 12; 2024 => 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; else => 1 | 2 | 3 | 4 | 5 | 6
  amount_eur REAL,               --: real 85..2400 2 skew
  due_on TEXT,                   --: expr date(bill_year || '-' || printf('%02d', bill_month) || '-01', '+1 month', '+' || (14 + invoice_no % 3 * 7) || ' days')
  pay_state TEXT                 --: pick paid*5 | unpaid
); --: rows 160
UPDATE sites SET type_cd = 'RV', site_name = 'Weir Lane Intake', depth_m = 2.4 WHERE site_id = 305;
UPDATE sites SET type_cd = 'RV', site_name = 'Weir Lane Outfall', depth_m = 6.1 WHERE site_id = 318;
UPDATE samples SET remarks = NULL WHERE remarks = 'none given';
UPDATE clients SET account_state = 'inactive' WHERE client_id IN (44, 55);
UPDATE reagents SET on_order_qty = 50 WHERE reagent_name = 'Nitrate Kit Low Range';
UPDATE invoices SET client_id = 41 WHERE client_id = 55;
UPDATE samples SET ecoli_cfu = 3, pass_yn = 'N' WHERE sample_no = 50177;
