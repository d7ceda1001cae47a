-- A building contractor in Ireland, both sides of the border: sites, the subcontractors on them, their orders and shifts.
CREATE TABLE site (
  site_id INTEGER PRIMARY KEY,
  site_name TEXT NOT NULL,
  town TEXT,
  manager TEXT, -- site manager, full name
  started_on TEXT,
  floors INTEGER,
  crane INTEGER -- 1 = tower crane standing, 0 = none
);
INSERT INTO site VALUES (1, 'Harbour Quay', 'Cork', 'Aoife Brennan', '2022-05-16', 9, 1), (2, 'Harbour View', 'Galway', 'Declan Foyle', '2022-09-05', 5, 0),
 (3, 'Tolka Wharf', 'Dublin', 'Aoife Brennan', '2021-11-08', 14, 1), (4, 'Lagan Mill', 'Belfast', 'Ruth McCandless', '2022-02-21', 7, 1),
 (5, 'Saint Brigid Campus', 'Dublin', 'Colm Hanratty', '2022-10-10', 4, 0), (6, 'Claddagh Court', 'Galway', 'Declan Foyle', '2022-06-13', 6, 0),
 (7, 'Ardmore Data Hall', 'Dublin', 'Priya Menon', '2022-03-07', 2, 1), (8, 'Newry Gateway', 'Newry', 'Ruth McCandless', '2022-12-01', 3, 0),
 (9, 'Shandon Lofts', 'Cork', 'Colm Hanratty', '2022-08-22', 6, 0), (10, 'Titanic Gardens', 'Belfast', 'Neil Pollock', '2022-01-17', 11, 1),
 (11, 'Castletroy Labs', 'Limerick', 'Priya Menon', '2022-07-04', 3, 0), (12, 'Poulaphuca Depot', 'Naas', NULL, '2022-11-14', 1, 0);
CREATE TABLE subcontractor (
  sub_id INTEGER PRIMARY KEY,            --: seq 1
  sub_name TEXT NOT NULL,                --: each Kerrigan Electric | Blackwater Roofing | Doyle & Daughters | Emerald Scaffold | Fastnet Plumbing | Mourne Groundworks | Sperrin Plaster | Voltline | Slieve Roofers | Tidewell Drains | Granard Digging | Bantry Pipes | Whitecoat Interiors | Highreach Access | Copperbeech Wiring | Old Slate Co | Corrib Earthmoving | Rathlin Render | Sparkfield | Pikeman Towers | Leeside Heating | Tara Trenching | Northstar Cladding | Moyola Wiring
  trade TEXT, -- ELE electrical, ROF roofing, SCF scaffolding, PLB plumbing, GRD groundworks, PLA plastering --: each ELE | ROF | PLA | SCF | PLB | GRD | PLA | ELE | ROF | PLB | GRD | PLB | PLA | SCF | ELE | ROF | GRD | PLA | ELE | SCF | PLB | GRD | ROF | ELE
  home_town TEXT,                        --: pick Cork*4 | Dublin*4 | Belfast*3 | Galway*2 | Sligo*2 | Limerick
  insured_until TEXT, -- end of the liability cover --: date 2024-06-30..2026-06-30
  signed_on TEXT                         --: date 2019-02-01..2022-12-20
); --: rows 24
CREATE TABLE worker (
  worker_id INTEGER PRIMARY KEY,         --: seq 101
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  sub_id INTEGER REFERENCES subcontractor(sub_id), --: ref subcontractor.sub_id cover 92%
  boss_id INTEGER REFERENCES worker(worker_id), -- ganger the worker answers to, empty for a ganger
  born_on TEXT,                          --: date 1960-03-01..2005-09-30
  safety_card TEXT -- card number, empty if none shown yet --: code SC-##### null 12%
); --: rows 96
CREATE TABLE work_order (
  order_no INTEGER PRIMARY KEY,          --: seq 2001
  site_id INTEGER REFERENCES site(site_id), --: ref site.site_id
  sub_id INTEGER REFERENCES subcontractor(sub_id), --: ref subcontractor.sub_id cover 90% skew
  after_order INTEGER REFERENCES work_order(order_no), -- order that must be done first, if any
  priority TEXT, -- H high, M medium, L low --: pick M*5 | L*3 | H*2
  ordered_on TEXT,                       --: date 2023-01-09..2024-12-18
  due_on TEXT,                           --: after ordered_on 14..80 days
  done_on TEXT, -- empty while not finished --: after ordered_on 10..110 days until 2024-12-31 null 5%
  amount_net REAL, -- before VAT --: real 900..68000 2 skew
  amount_gross REAL, -- with VAT
  currency TEXT, -- EUR, or GBP in the north
  defects INTEGER -- defects found at acceptance --: pick 0*6 | 1*4 | 2*3 | 3*2 | 5 | 8
); --: rows 260
CREATE TABLE shift (
  shift_id INTEGER PRIMARY KEY,          --: seq 1
  worker_id INTEGER REFERENCES worker(worker_id), --: ref worker.worker_id cover 88%
  site_id INTEGER REFERENCES site(site_id), --: ref site.site_id cover 92% skew
  shift_date TEXT,                       --: date 2023-10-02..2024-12-20
  worked_sec INTEGER, -- seconds on the tools --: int 10..40 normal
  break_sec INTEGER,                     --: pick 1800*5 | 2700*3 | 3600*2 | 900
  is_night INTEGER -- 1 = night shift --: pick 0*6 | 1
); --: rows 400
CREATE TABLE site_plan (
  plan_id INTEGER PRIMARY KEY,           --: seq 1
  site_id INTEGER REFERENCES site(site_id), --: ref site.site_id
  plan_year INTEGER,                     --: pick 2023*5 | 2024*6
  plan_month INTEGER, -- 1 to 12 --: int 1..12
  planned_sec INTEGER, -- labour planned for that month, in seconds --: int 20..90 normal
  crew INTEGER                           --: int 4..38 skew
); --: rows 240
UPDATE work_order SET currency = CASE WHEN site_id IN (4, 8, 10) THEN 'GBP' ELSE 'EUR' END;
UPDATE work_order SET amount_gross = ROUND(amount_net * CASE currency WHEN 'GBP' THEN 1.2 ELSE 1.135 END, 2);
UPDATE work_order SET defects = NULL WHERE done_on IS NULL;
UPDATE work_order SET after_order = (SELECT MAX(o.order_no) FROM work_order AS o WHERE o.site_id = work_order.site_id AND o.order_no < work_order.order_no AND o.ordered_on < work_order.ordered_on) WHERE order_no % 3 = 0;
UPDATE shift SET worked_sec = worked_sec * 900;
UPDATE site_plan SET planned_sec = planned_sec * 3600;
DELETE FROM site_plan WHERE plan_id NOT IN (SELECT MIN(plan_id) FROM site_plan GROUP BY site_id, plan_year, plan_month);
UPDATE worker SET boss_id = (SELECT MIN(w.worker_id) FROM worker AS w WHERE w.sub_id = worker.sub_id) WHERE worker_id > (SELECT MIN(w.worker_id) FROM worker AS w WHERE w.sub_id = worker.sub_id);
UPDATE worker SET born_on = '19' || (61 + worker_id % 19) || substr(born_on, 5) WHERE boss_id IS NULL;
UPDATE work_order SET after_order = (SELECT MAX(o.order_no) FROM work_order AS o WHERE o.site_id = work_order.site_id AND o.order_no < work_order.order_no AND o.ordered_on < work_order.ordered_on AND o.done_on IS NULL) WHERE done_on IS NULL AND order_no % 3 <> 0;
UPDATE worker SET safety_card = NULL WHERE worker_id IN (120, 128);
