-- Parts certification: a certification house for aircraft and railway parts.
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,       --: seq 301
  supplier_name TEXT NOT NULL,           --: each Aldwick Forgings | Bramhope Castings | Caxton Bearings | Deepdale Springs | Eskdale Metals | Farrow & Lunn | Gannet Composites | Hartsop Hydraulics | Inchbald Seals | Jarrold Rail Products | Kestrel Airframe | Lambourn Fasteners | Marrick Couplings | Norbury Gears | Ormside Alloys | Pendle Turbine Works | Quernmore Plating | Ravensbeck Wheels | Skelwith Avionics | Tarn End Machining | Ulpha Titanium | Varley Brake Systems | Wharfe Precision | Yewdale Rubber | Zennor Coatings | Bramhope Wheels | Corby Axle Works | Dunning Aerospace | Ennerdale Rail | Foxholes Tooling
  town TEXT,                             --: pick Derby*6 | Crewe*4 | Preston*4 | Bristol*3 | Swindon*2 | Doncaster*3 | Yeovil*2 | Belfast
  approval TEXT, -- approved or suspended --: pick approved*7 | suspended*2
  audit_score INTEGER, -- last audit, 0 to 100 --: int 41..99 normal
  reject_share REAL, -- share of delivered parts rejected, 0..1 --: real 0.002..0.14 3 skew
  approved_on TEXT                       --: date 2004-03-01..2024-09-30 %Y-%m-%d null 7%
); --: rows 30
CREATE TABLE inspector (
  inspector_id INTEGER PRIMARY KEY,      --: seq 11
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  site TEXT, -- office the inspector works from --: pick Derby*5 | Bristol*4 | Glasgow*3 | Crewe*3
  duty TEXT, -- active or inactive --: pick active*5 | inactive*2
  born_on TEXT,                          --: date 1959-02-01..1993-11-30
  hired_on TEXT,                         --: after born_on 252..370 months
  peer_rating REAL, -- by colleagues, 1 to 5 --: real 2.1..5 1 normal null 10%
  mentor_id INTEGER REFERENCES inspector(inspector_id) --: self inspector_id null 20%
); --: rows 34
CREATE TABLE part (
  part_no TEXT PRIMARY KEY,              --: code @@-#### distinct
  part_name TEXT,                        --: each Wing spar bracket | Bogie frame | Fuel pump housing | Axle box cover | Turbine blade | Wheelset | Rudder hinge | Brake calliper | Landing gear strut | Coupler knuckle | Aileron actuator | Primary spring | Engine mount | Pantograph head | Cabin door latch | Traction rod | Flap track | Third rail shoe | Oxygen valve | Buffer plate | Nose cone | Sander nozzle | Hydraulic manifold | Door runner | Fan case ring | Gearbox carrier | Elevator rod | Damper bush | Pitot tube | Brake disc | Fuselage frame clip | Anti-roll bar | Bleed air duct | Horn bracket | Winglet fairing | Lifeguard plate | Cargo floor panel | Speed sensor ring | Thrust reverser pin | Gangway hinge | Seat rail | Compressor mount | Tail cone | Wiper arm | Trim tab | Yaw damper | Heat exchanger core | Journal bearing | Window frame | Drawbar pin | Stringer clip | Roof hatch | Slat roller | Battery tray | Exhaust liner | Step board | Propeller hub | Brake pad | Radome shell | Signal lamp bracket | Static wick | Wheel tread liner | Galley lock | Tilt cylinder
  sector TEXT, -- AER aerospace, RWY railway --: each AER | RWY
  material TEXT,                         --: pick steel*6 | aluminium*5 | titanium*3 | composite*3 | rubber | nickel alloy*2
  criticality INTEGER, -- 1 comfort .. 5 lives depend on it --: int 1..5
  weight_g INTEGER,                      --: int 40..92000 skew
  supplier_id INTEGER REFERENCES supplier(supplier_id) --: ref supplier.supplier_id cover 87% null 4%
); --: rows 64
CREATE TABLE certificate (
  cert_no INTEGER PRIMARY KEY,           --: seq 70001
  part_no TEXT REFERENCES part(part_no), --: ref part.part_no cover 89% skew
  inspector_id INTEGER REFERENCES inspector(inspector_id), --: ref inspector.inspector_id cover 85% null 4%
  applied_at TEXT,                       --: date 2022-05-02..2025-03-28 %Y-%m-%d %H:%M:%S
  inspected_at TEXT,                     --: after applied_at 2..45 days %Y-%m-%d %H:%M:%S until 2025-03-31
  decided_at TEXT,                       --: after inspected_at 1..30 days %Y-%m-%d %H:%M:%S until 2025-03-31
  outcome TEXT, -- P passed, C passed with conditions, F failed, W withdrawn; empty while undecided --: pick P*9 | C*3 | F*3 | W
  lab_score REAL, -- 0 to 10 --: real 3.5..10 1 normal null 6%
  in_tolerance REAL, -- share of measurements within tolerance, 0..1 --: real 0.71..1 3
  fee_gbp REAL,                          --: price 140..2600
  fee_status TEXT, -- paid or unpaid --: pick paid*8 | unpaid*2
  expires_on TEXT                        --: after decided_at 12..48 months %Y-%m-%d
); --: rows 340
CREATE TABLE certificate_log (
  log_id INTEGER PRIMARY KEY,            --: seq 1
  cert_no INTEGER REFERENCES certificate(cert_no), --: ref certificate.cert_no cover 60%
  logged_at TEXT, -- moment of the change --: expr datetime((SELECT applied_at FROM certificate AS c WHERE c.cert_no = certificate_log.cert_no), '+' || (log_id * 37 % 700) || ' hours')
  outcome TEXT, -- outcome before the change --: pick P*3 | C*2 | F*3 | NULL*2
  fee_gbp REAL, -- fee before the change --: expr (SELECT fee_gbp + log_id % 4 * 15 FROM certificate AS c WHERE c.cert_no = certificate_log.cert_no)
  changed_by TEXT                        --: pick front desk*4 | lab*3 | finance*3 | import job
); --: rows 300
CREATE TABLE finding (
  finding_id INTEGER PRIMARY KEY,        --: seq 1
  cert_no INTEGER REFERENCES certificate(cert_no), --: ref certificate.cert_no cover 62% skew
  defect TEXT,                           --: pick crack*4 | porosity*3 | wrong dimension*5 | missing paperwork*5 | coating flaw*3 | corrosion*2
  severity INTEGER, -- 1 trifle .. 10 grounding --: int 1..10 normal
  raised_at TEXT,                        --: expr datetime((SELECT COALESCE(inspected_at, applied_at) FROM certificate AS c WHERE c.cert_no = finding.cert_no), '+' || (finding_id * 13 % 47) || ' hours')
  closed_at TEXT, -- empty while open
  rework_minutes INTEGER,                --: int 10..900 skew
  rework_cost_gbp REAL                   --: price 15..1900
); --: rows 330
UPDATE inspector SET born_on = date('1959-02-01', '+' || ((inspector_id - 11) * 360 + inspector_id * 97 % 200) || ' days');
UPDATE inspector SET hired_on = date(born_on, '+' || ((252 + inspector_id * 53 % 110) * 30 + inspector_id * 7 % 29) || ' days');
UPDATE certificate SET outcome = NULL, expires_on = NULL WHERE decided_at IS NULL;
UPDATE certificate SET expires_on = NULL WHERE outcome IN ('F', 'W');
UPDATE certificate SET lab_score = NULL, in_tolerance = NULL WHERE inspected_at IS NULL;
UPDATE finding SET raised_at = NULL WHERE raised_at > '2025-03-31';
DELETE FROM finding WHERE raised_at IS NULL;
UPDATE finding SET closed_at = datetime(raised_at, '+' || (finding_id * 71 % 1900 + 5) || ' hours') WHERE finding_id % 6 <> 1;
UPDATE finding SET closed_at = NULL WHERE closed_at > '2025-03-31';
DELETE FROM certificate_log WHERE logged_at > '2025-03-31';
CREATE VIEW valid_certificate AS SELECT cert_no, part_no, decided_at, expires_on FROM certificate WHERE outcome IN ('P', 'C') AND expires_on > '2025-03-31';
CREATE VIEW open_finding AS SELECT finding_id, cert_no, defect, severity, raised_at FROM finding WHERE closed_at IS NULL;
