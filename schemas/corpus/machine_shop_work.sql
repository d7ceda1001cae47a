CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 201
  customer_name TEXT,                    --: mix {Ashcombe|Drayton|Kestrel|Lowther|Penrose|Stannard|Vickery|Warburton} {Pumps|Gears|Rail|Aerospace|Valves} distinct
  town TEXT,                             --: pick Coventry*5 | Derby*4 | Telford*3 | Barrow*2 | Yeovil*2
  vat_no TEXT,                           --: code GB#########
  credit_limit_cents INTEGER,            --: price 5000..60000
  since_on INTEGER                       --: date 2009-04-01..2025-09-30 yyyymmdd
); --: rows 26
CREATE TABLE material (
  material_code TEXT PRIMARY KEY,
  material_name TEXT,
  price_per_kg_cents INTEGER
);
INSERT INTO material VALUES ('AL6', 'aluminium 6082', 640), ('S355', 'structural steel', 190), ('X5', 'stainless 304', 520), ('BRS', 'brass', 910), ('TI5', 'titanium grade 5', 6900), ('POM', 'acetal', 880), ('BRZ', 'bronze', 1240), ('INV', 'invar', 8200);
CREATE TABLE part (
  part_no TEXT PRIMARY KEY,              --: code P-####-@
  part_name TEXT,                        --: mix {Inlet|Outlet|Cover|Locating|Lifting|Clutch|Dished|Hinge} {Flange|Bracket|Bush|Plate|Spindle|Yoke|Housing} distinct
  material_code TEXT REFERENCES material(material_code), --: pick AL6*5 | S355*5 | X5*4 | BRS*2 | TI5*2 | POM | BRZ
  weight_g INTEGER,                      --: int 25..9400 skew
  tolerance_um INTEGER                   --: pick 5 | 10*3 | 20*4 | 50*4 | 100*2
); --: rows 46
CREATE TABLE machine_group (
  group_code TEXT PRIMARY KEY,
  group_name TEXT,
  hourly_rate_cents INTEGER
);
INSERT INTO machine_group VALUES ('LAT', 'lathe', 5400), ('MIL', 'milling', 6800), ('GRD', 'grinding', 7200), ('EDM', 'spark erosion', 8900), ('SAW', 'sawing', 3100), ('BEN', 'bench work', 2900), ('WJT', 'water jet', 9600);
CREATE TABLE employee (
  employee_id INTEGER PRIMARY KEY,       --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  trade TEXT,                            --: pick turner*5 | miller*5 | grinder*2 | planner*3 | fitter*3 | inspector*2
  born_on INTEGER,                       --: date 1959-03-01..2006-05-30 yyyymmdd
  hired_on INTEGER,                      --: date 2004-01-10..2025-10-20 yyyymmdd
  boss_id INTEGER REFERENCES employee(employee_id) --: self employee_id
); --: rows 38
CREATE TABLE machine (
  machine_id INTEGER PRIMARY KEY,        --: seq 11
  machine_name TEXT,                     --: each Bertha | Dreadnought | Hengist | Horsa | Mavis | Old Faithful | Primrose | Rocket | Sir Toby | Tabitha | The Duchess | Thunderer | Titch | Wellesley | Winnie | Zebedee
  group_code TEXT REFERENCES machine_group(group_code), --: pick LAT*5 | MIL*5 | GRD*2 | EDM | SAW*2 | BEN
  maker TEXT,                            --: pick Harlow Tools*3 | Okubo*4 | Steyr & Sohn*3 | Gantry Brothers*2
  built_year INTEGER,                    --: int 1978..2024
  bought_on INTEGER,                     --: date 2006-05-01..2024-11-30 yyyymmdd
  target_use_rate REAL                   --: pick 0.6 | 0.7*3 | 0.75*4 | 0.85*3
); --: rows 16
CREATE TABLE skill (
  employee_id INTEGER NOT NULL REFERENCES employee(employee_id),
  group_code TEXT NOT NULL REFERENCES machine_group(group_code),
  skill_level INTEGER,
  certified_on INTEGER,
  PRIMARY KEY (employee_id, group_code)
);
CREATE TABLE work_order (
  wo_no INTEGER PRIMARY KEY,             --: seq 60401
  part_no TEXT REFERENCES part(part_no), --: ref part.part_no cover 88% skew
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 88% skew
  planner_id INTEGER REFERENCES employee(employee_id), --: ref employee.employee_id
  customer_ref TEXT,                     --: code C#### null 14% empty 12%
  priority INTEGER,                      --: pick 1*2 | 2*5 | 3*4
  status TEXT,                           --: const done
  qty_ordered INTEGER,                   --: pick 1 | 5*2 | 10*4 | 25*4 | 50*3 | 100*3 | 250
  qty_good INTEGER,                      --: int 1..2
  qty_scrap INTEGER,                     --: int 0..9 skew
  ordered_on INTEGER,                    --: date 2024-01-08..2026-02-16 yyyymmdd
  planned_start_on INTEGER,              --: after ordered_on 3..25 days yyyymmdd
  started_on INTEGER,                    --: after ordered_on 4..34 days yyyymmdd until 2026-02-20
  due_on INTEGER,                        --: after ordered_on 24..80 days yyyymmdd
  finished_on INTEGER,                   --: after started_on 5..48 days yyyymmdd until 2026-02-20
  shipped_on INTEGER,                    --: after finished_on 0..9 days yyyymmdd until 2026-02-20
  price_cents INTEGER,                   --: int 900..28000 skew
  planned_cost_cents INTEGER,            --: int 1..2
  actual_cost_cents INTEGER,             --: int 1..2
  discount_rate REAL,                    --: pick 0*6 | 0.03*2 | 0.05*3 | 0.1
  deposit_cents INTEGER,                 --: pick 0*6 | 50000*2 | 100000
  drawing_rev TEXT,                      --: pick A*3 | B*4 | C*3 | D
  packing TEXT,                          --: pick crate*3 | carton*5 | returnable box*3 | NULL
  remark TEXT                            --: pick NULL*9 | hardened*2 | rework of earlier batch | first article*2 | deburr by hand*2
); --: rows 240
CREATE TABLE operation (
  operation_id INTEGER PRIMARY KEY,      --: seq 1
  wo_no INTEGER REFERENCES work_order(wo_no), --: ref work_order.wo_no
  step_no INTEGER,                       --: pick 10*4 | 20*4 | 30*2 | 40
  machine_id INTEGER REFERENCES machine(machine_id), --: ref machine.machine_id cover 94% skew
  employee_id INTEGER REFERENCES employee(employee_id), --: ref employee.employee_id
  setup_min INTEGER,                     --: int 5..140 skew
  run_min INTEGER,                       --: int 20..900 skew
  done_on INTEGER                        --: date 2024-02-01..2026-02-19 yyyymmdd
); --: rows 400
CREATE TABLE scrap_reason (
  reason_code TEXT PRIMARY KEY,
  reason_name TEXT,
  avoidable TEXT
);
INSERT INTO scrap_reason VALUES ('TOL', 'out of tolerance', 'Y'), ('TLB', 'tool broke', 'N'), ('MAT', 'material flaw', 'N'), ('PRG', 'wrong program', 'Y'), ('DRP', 'dropped', 'Y'), ('DRW', 'old drawing', 'Y'), ('PWR', 'power cut', 'N');
CREATE TABLE scrap (
  scrap_id INTEGER PRIMARY KEY,          --: seq 1
  wo_no INTEGER REFERENCES work_order(wo_no), --: ref work_order.wo_no cover 45%
  reason_code TEXT REFERENCES scrap_reason(reason_code), --: pick TOL*6 | TLB*4 | MAT*3 | PRG*2 | DRP*2 | DRW
  pieces INTEGER,                        --: int 1..8 skew
  found_on INTEGER                       --: date 2024-02-05..2026-02-18 yyyymmdd
); --: rows 125
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  supplier_name TEXT,
  town TEXT
);
INSERT INTO supplier VALUES (1, 'Midland Bar Stock', 'Derby'), (2, 'Tyne Titanium', 'Gateshead'), (3, 'Penrose Metals', 'Coventry'), (4, 'Severn Plastics', 'Telford'), (5, 'Brass & Sons', 'Derby'), (6, 'Norse Alloys', 'Hull'), (7, 'Quickfix Tooling', 'Coventry');
CREATE TABLE purchase (
  purchase_no INTEGER PRIMARY KEY,       --: seq 3001
  supplier_id INTEGER REFERENCES supplier(supplier_id), --: pick 1*6 | 2*2 | 3*4 | 4*2 | 5*2 | 6*3
  material_code TEXT REFERENCES material(material_code), --: by supplier_id: 1 => S355*5 | AL6*5 | X5*3; 2 => TI5; 3 => X5*4 | AL6*3 | BRZ; 4 => POM; 5 => BRS; else => S355 | X5
  kg INTEGER,                            --: int 15..900 skew
  ordered_on INTEGER,                    --: date 2024-01-10..2026-02-12 yyyymmdd
  promised_on INTEGER,                   --: after ordered_on 4..20 days yyyymmdd
  received_on INTEGER,                   --: after ordered_on 3..34 days yyyymmdd until 2026-02-20
  cost_cents INTEGER                     --: int 1..2
); --: rows 100
CREATE TABLE quote (
  quote_no INTEGER PRIMARY KEY,          --: seq 8801
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id
  part_no TEXT REFERENCES part(part_no), --: ref part.part_no
  quoted_on INTEGER,                     --: date 2024-01-05..2026-02-18 yyyymmdd
  valid_until INTEGER,                   --: after quoted_on 20..90 days yyyymmdd
  amount_cents INTEGER,                  --: price 150..24000
  outcome TEXT                           --: pick won*4 | lost*4 | NULL*2
); --: rows 130
CREATE TABLE maintenance (
  maintenance_id INTEGER PRIMARY KEY,    --: seq 1
  machine_id INTEGER REFERENCES machine(machine_id), --: ref machine.machine_id
  employee_id INTEGER REFERENCES employee(employee_id), --: ref employee.employee_id
  done_on INTEGER,                       --: date 2024-01-15..2026-02-17 yyyymmdd
  kind TEXT,                             --: pick planned*5 | breakdown*4 | retrofit
  downtime_min INTEGER,                  --: int 15..2600 skew
  cost_cents INTEGER                     --: price 20..4200
); --: rows 85
CREATE TABLE delivery (
  delivery_no INTEGER PRIMARY KEY,       --: seq 401
  wo_no INTEGER REFERENCES work_order(wo_no), --: ref work_order.wo_no
  carrier TEXT,                          --: pick own van*4 | Pennine Freight*4 | Eagle Couriers*3 | collected*2
  pieces INTEGER,                        --: int 1..2
  freight_cents INTEGER                  --: price 8..260
); --: rows 150
UPDATE customer SET vat_no = CASE customer_id % 6 WHEN 1 THEN NULL WHEN 4 THEN '' ELSE vat_no END;
UPDATE employee SET trade = 'planner' WHERE employee_id IN (4, 9, 17);
UPDATE employee SET born_on = born_on - 150000 WHERE hired_on - born_on < 170000;
UPDATE machine SET bought_on = built_year * 10000 + 315 WHERE bought_on / 10000 < built_year;
INSERT INTO skill SELECT employee_id, group_code, 1 + (employee_id * 7 + LENGTH(group_name) * 5) % 4, (2015 + (employee_id * 3 + LENGTH(group_name)) % 11) * 10000 + 101 + employee_id % 9 * 100 + LENGTH(group_name) FROM employee JOIN machine_group ON (employee_id * 13 + LENGTH(group_name) * 11 + hourly_rate_cents / 100) % 10 < 3 WHERE group_code <> 'WJT' AND trade <> 'planner';
UPDATE skill SET certified_on = NULL WHERE skill_level = 1;
UPDATE work_order SET planner_id = (SELECT employee_id FROM (SELECT employee_id, (employee_id * work_order.wo_no * 5) % 83 AS k FROM employee WHERE trade = 'planner') ORDER BY k, employee_id LIMIT 1);
UPDATE work_order SET status = CASE WHEN shipped_on IS NOT NULL THEN 'shipped' WHEN finished_on IS NOT NULL THEN 'finished' WHEN started_on IS NOT NULL THEN 'in work' ELSE 'planned' END;
UPDATE work_order SET status = 'on hold', finished_on = NULL, shipped_on = NULL WHERE wo_no % 23 = 6 AND started_on > 20250601;
UPDATE work_order SET status = 'in work', finished_on = NULL, shipped_on = NULL WHERE wo_no % 7 = 4 AND started_on > 20250920;
UPDATE work_order SET qty_scrap = MIN(qty_scrap, qty_ordered / 4);
UPDATE work_order SET qty_scrap = NULL WHERE finished_on IS NULL;
UPDATE work_order SET qty_good = CASE WHEN finished_on IS NULL THEN NULL ELSE qty_ordered - qty_scrap + (wo_no % 5 = 2) END;
UPDATE work_order SET price_cents = price_cents * qty_ordered * CASE WHEN qty_ordered >= 100 THEN 4 WHEN qty_ordered >= 25 THEN 7 ELSE 10 END / 10;
UPDATE work_order SET planned_cost_cents = price_cents * (55 + wo_no % 31) / 100;
UPDATE work_order SET actual_cost_cents = CASE WHEN finished_on IS NULL THEN NULL ELSE planned_cost_cents * (84 + wo_no * 7 % 39) / 100 END;
DELETE FROM operation WHERE wo_no IN (SELECT wo_no FROM work_order WHERE started_on IS NULL);
DELETE FROM operation WHERE rowid NOT IN (SELECT MIN(rowid) FROM operation GROUP BY wo_no, step_no);
UPDATE operation SET employee_id = (SELECT employee_id FROM (SELECT employee_id, (employee_id * (operation.operation_id % 200 + 1) * 7) % 89 AS k FROM employee WHERE trade <> 'planner') ORDER BY k, employee_id LIMIT 1);
UPDATE operation SET done_on = (SELECT CAST(strftime('%Y%m%d', date(substr(started_on, 1, 4) || '-' || substr(started_on, 5, 2) || '-' || substr(started_on, 7, 2), '+' || (operation.step_no / 10) || ' days')) AS INTEGER) FROM work_order WHERE work_order.wo_no = operation.wo_no);
UPDATE operation SET done_on = NULL WHERE done_on > 20260220;
DELETE FROM scrap WHERE wo_no IN (SELECT wo_no FROM work_order WHERE finished_on IS NULL);
UPDATE scrap SET pieces = (SELECT MIN(scrap.pieces, 1 + qty_ordered / 8) FROM work_order WHERE work_order.wo_no = scrap.wo_no);
UPDATE scrap SET found_on = (SELECT finished_on FROM work_order WHERE work_order.wo_no = scrap.wo_no);
UPDATE work_order SET qty_scrap = COALESCE((SELECT SUM(pieces) FROM scrap WHERE scrap.wo_no = work_order.wo_no), 0) WHERE finished_on IS NOT NULL;
UPDATE work_order SET qty_good = qty_ordered - CASE WHEN wo_no % 4 = 2 THEN MIN(qty_scrap, qty_ordered / 5) ELSE 0 END WHERE finished_on IS NOT NULL;
UPDATE purchase SET cost_cents = kg * (SELECT price_per_kg_cents FROM material WHERE material.material_code = purchase.material_code) * (92 + purchase_no % 17) / 100;
UPDATE maintenance SET employee_id = (SELECT employee_id FROM (SELECT employee_id, (employee_id * maintenance.maintenance_id * 11) % 71 AS k FROM employee WHERE trade = 'fitter') ORDER BY k, employee_id LIMIT 1);
DELETE FROM delivery WHERE wo_no NOT IN (SELECT wo_no FROM work_order WHERE status = 'shipped');
UPDATE delivery SET pieces = (SELECT MAX(1, qty_ordered / 2) FROM work_order WHERE work_order.wo_no = delivery.wo_no);
UPDATE delivery SET freight_cents = 0 WHERE carrier IN ('own van', 'collected');
CREATE VIEW late_order AS SELECT wo_no, customer_id, due_on, status FROM work_order WHERE due_on < 20260220 AND shipped_on IS NULL;
CREATE VIEW machine_hours AS SELECT machine_id, done_on / 100 AS month, SUM(setup_min + run_min) / 60.0 AS hours FROM operation WHERE done_on IS NOT NULL GROUP BY machine_id, done_on / 100;
