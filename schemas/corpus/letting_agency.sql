CREATE TABLE branch (
  branch_id INTEGER PRIMARY KEY,
  branch_name TEXT,
  town TEXT,
  desk_count INTEGER
);
INSERT INTO branch VALUES (1, 'Harrowgate Street', 'Elmsworth', 9), (2, 'Canal Side', 'Elmsworth', 5), (3, 'Dunby', 'Dunby', 6), (4, 'Orford Cross', 'Orford', 4);
CREATE TABLE party (
  party_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  town TEXT, --: pick Elmsworth*5 | Dunby*4 | Orford*3 | Kirkmoor*2 | Saltby
  born_on TEXT, --: date 1944-02-01..2004-08-31
  first_contact_on TEXT, --: date 2015-01-05..2025-12-20
  newsletter TEXT --: pick Y*2 | N*3
); --: rows 160
CREATE TABLE landlord (
  party_id INTEGER PRIMARY KEY, --: seq 1
  company_name TEXT, --: mix {Elm|Dunby|Northlight|Castle|Copper} {Homes|Estates|Lets} null 65%
  fee_pct REAL, --: pick 7.5*2 | 8*4 | 10*5 | 12*2
  service_level TEXT, --: pick full management*6 | rent collection*3 | let only*3
  bank_checked TEXT --: pick checked*5 | unchecked*2
); --: rows 36
CREATE TABLE agent (
  party_id INTEGER PRIMARY KEY, --: seq 37
  branch_id INTEGER, --: each 1 | 2 | 3 | 1 | 4 | 3 | 1
  job_title TEXT, --: each lettings manager | negotiator | negotiator | property manager | inventory clerk | negotiator | property manager
  manager_id INTEGER, --: self party_id
  hired_on TEXT, --: date 2014-03-01..2025-11-15
  drives TEXT --: pick Y*4 | N
); --: rows 18
CREATE TABLE tenant (
  party_id INTEGER PRIMARY KEY, --: seq 55
  employer TEXT, --: pick Elmsworth Hospital*4 | Brightmill Foods*3 | Dunby Council*3 | self-employed*3 | student*3 | Kite Logistics*2 | NULL*2
  yearly_income INTEGER, --: int 14000..72000 normal
  guarantor_id INTEGER, --: ref landlord.party_id null 100%
  has_pet TEXT, --: pick N*3 | Y
  referenced TEXT --: pick passed*8 | failed | pending
); --: rows 106
CREATE TABLE property (
  property_ref TEXT PRIMARY KEY, --: code LT-#### distinct
  street TEXT, --: street
  town TEXT, --: pick Elmsworth*6 | Dunby*4 | Orford*3 | Kirkmoor
  kind TEXT, --: pick flat*6 | terraced house*4 | semi-detached*3 | bungalow | studio*2
  bedrooms INTEGER, --: by kind: studio => 0; flat => 1*3 | 2*4 | 3; bungalow => 2; else => 2*2 | 3*4 | 4
  landlord_id INTEGER, --: ref landlord.party_id cover 92% skew
  agent_id INTEGER, --: ref agent.party_id cover 80%
  asking_rent INTEGER, --: expr 480 + bedrooms * 165 + (rowid * 7919) % 37 * 10
  furnished TEXT, --: pick furnished*2 | unfurnished*3 | part-furnished
  has_garden TEXT, --: by kind: flat, studio => N*5 | Y; else => Y*4 | N
  energy_grade TEXT, --: pick B | C*4 | D*4 | E*2 | F | NULL
  built_year INTEGER, --: int 1890..2023
  available_from TEXT, --: date 2025-11-01..2026-05-31 null 68%
  gas_check_due TEXT --: date 2025-10-01..2026-12-31 null 15%
); --: rows 120
CREATE TABLE tenancy (
  tenancy_no INTEGER PRIMARY KEY, --: seq 6001
  property_ref TEXT, --: ref property.property_ref cover 82%
  tenant_id INTEGER, --: ref tenant.party_id cover 80%
  second_tenant_id INTEGER, --: ref tenant.party_id null 62%
  agent_id INTEGER, --: ref agent.party_id cover 70% skew
  agreed_on TEXT, --: date 2023-03-01..2026-01-25
  starts_on TEXT, --: after agreed_on 5..40 days
  ends_on TEXT, --: expr date(starts_on, '+' || CASE WHEN tenancy_no % 3 = 0 THEN 6 ELSE 12 END || ' months', '-1 day')
  left_on TEXT, --: expr NULL
  monthly_rent INTEGER, --: expr (SELECT asking_rent FROM property WHERE property.property_ref = tenancy.property_ref) + (tenancy_no * 37 % 9 - 5) * 10
  deposit INTEGER, --: expr monthly_rent + (tenancy_no * 13 % 4) * 50
  deposit_state TEXT, --: pick held*5 | returned*2 | disputed
  status TEXT --: const active
); --: rows 140
CREATE TABLE rent_payment (
  payment_no INTEGER PRIMARY KEY, --: seq 90001
  tenancy_no INTEGER, --: ref tenancy.tenancy_no cover 88%
  due_on TEXT, --: date 2025-01-01..2026-02-19
  paid_on TEXT, --: expr NULL
  amount_due INTEGER, --: const 0
  amount_paid INTEGER, --: const 0
  paid_state TEXT --: pick paid*14 | unpaid*2 | part-paid
); --: rows 1250
CREATE TABLE viewing (
  viewing_no INTEGER PRIMARY KEY, --: seq 3001
  property_ref TEXT, --: ref property.property_ref cover 75% skew
  visitor_id INTEGER, --: ref party.party_id cover 60%
  agent_id INTEGER, --: ref agent.party_id cover 75% skew
  booked_on TEXT, --: date 2025-02-01..2026-02-18
  viewed_at TEXT, --: after booked_on 1..12 days %Y-%m-%d %H:%M:%S until 2026-02-20
  duration_min INTEGER, --: int 8..55 normal
  travel_min INTEGER, --: int 3..48 skew
  outcome TEXT --: pick no interest*5 | offer*2 | second visit*2 | no show
); --: rows 230
CREATE TABLE contractor (
  contractor_id INTEGER PRIMARY KEY, --: seq 1
  contractor_name TEXT, --: mix {Hale|Brook|Tasker|Penny|Viking|Moss|Ridley} {Heating|Electrics|Plumbing|Roofing|Locks|& Co} distinct
  trade TEXT, --: pick heating*3 | plumbing*4 | electrics*3 | locks*2 | roofing*2
  town TEXT, --: pick Elmsworth*3 | Dunby*2 | Orford*2 | Saltby
  insured TEXT, --: pick insured*5 | not insured
  call_out_fee INTEGER --: pick 35 | 45*2 | 60*2 | 75
); --: rows 18
CREATE TABLE repair_job (
  job_no TEXT PRIMARY KEY, --: code RJ-##### distinct
  property_ref TEXT, --: ref property.property_ref cover 78% skew
  contractor_id INTEGER, --: ref contractor.contractor_id cover 88% skew
  trade TEXT, --: expr (SELECT trade FROM contractor WHERE contractor.contractor_id = repair_job.contractor_id)
  reported_on TEXT, --: date 2024-10-01..2026-02-17
  visit_planned_on TEXT, --: after reported_on 1..16 days
  done_on TEXT, --: after reported_on 1..34 days until 2026-02-19 null 9%
  work_min INTEGER, --: int 15..260 skew
  labour_cost INTEGER, --: expr CAST(30 + work_min * 0.85 AS INTEGER)
  urgent TEXT, --: pick N*3 | Y
  note TEXT --: mix {Boiler|Tap|Shower|Front door|Roof gutter|Socket|Radiator|Toilet} {leaks|broken|noisy|blocked|stuck} empty 8%
); --: rows 190
CREATE TABLE part (
  part_no TEXT PRIMARY KEY,
  part_name TEXT,
  bin TEXT,
  unit_price REAL,
  on_hand INTEGER,
  reorder_at INTEGER
);
INSERT INTO part VALUES ('PL-1001','Tap washer','A1',0.4,120,40),('PL-1002','Ball valve','A1',8.9,14,10),('PL-1010','Shower hose','A2',11.5,9,6),('PL-1011','Trap 40 mm','A2',6.2,3,8),('PL-1020','Cistern float','A3',9.8,11,5),
 ('HT-2001','Thermostat','B1',38,6,6),('HT-2002','Radiator key','B1',1.2,44,10),('HT-2003','Pump 25-60','B2',119,1,2),('HT-2004','Pressure gauge','B2',14.5,0,3),
 ('EL-3001','Socket double','C1',5.4,31,15),('EL-3002','Fuse 16 A','C1',2.1,77,30),('EL-3003','Smoke alarm','C2',17.9,12,20),('EL-3004','Bathroom fan','C3',46,2,3),
 ('LK-4001','Euro cylinder','D1',21.5,18,12),('LK-4002','Letterbox lock','D1',7.5,5,6),('LK-4003','Door closer','D2',33,4,2),('LK-4004','Window handle','D2',9.1,0,10),('RF-5001','Gutter bracket','E1',2.6,60,20),('RF-5002','Slate hook','E1',0.9,200,50),('RF-5003','Downpipe 68 mm','E2',12.4,7,4);
CREATE TABLE job_part (
  job_no TEXT, --: ref repair_job.job_no cover 70%
  part_no TEXT, --: ref part.part_no cover 88% skew
  quantity INTEGER, --: int 1..6 skew
  PRIMARY KEY (job_no, part_no)
); --: rows 190
UPDATE agent SET manager_id = CASE WHEN party_id = 37 THEN NULL WHEN job_title = 'lettings manager' THEN 37 WHEN party_id % 5 < 2 THEN 44 WHEN party_id % 5 < 4 THEN 51 ELSE 40 END;
UPDATE contractor SET trade = CASE WHEN contractor_name LIKE '%Heating' THEN 'heating' WHEN contractor_name LIKE '%Electrics' THEN 'electrics' WHEN contractor_name LIKE '%Plumbing' THEN 'plumbing' WHEN contractor_name LIKE '%Roofing' THEN 'roofing' WHEN contractor_name LIKE '%Locks' THEN 'locks' ELSE trade END;
UPDATE repair_job SET trade = (SELECT trade FROM contractor WHERE contractor.contractor_id = repair_job.contractor_id);
UPDATE repair_job SET note = CASE trade WHEN 'heating' THEN 'Boiler' WHEN 'plumbing' THEN 'Tap' WHEN 'electrics' THEN 'Socket' WHEN 'locks' THEN 'Front door' ELSE 'Gutter' END || substr(note, instr(note, ' ')) WHERE note <> '';
UPDATE repair_job SET note = replace(note, 'Roof gutter', 'Gutter');
UPDATE job_part SET part_no = 'HT-2001' WHERE part_no = 'HT-2002' AND rowid % 2 = 0 AND job_no NOT IN (SELECT job_no FROM job_part WHERE part_no = 'HT-2001');
UPDATE tenant SET guarantor_id = CASE WHEN party_id % 4 = 1 THEN 1 + (party_id * 7) % 54 END;
UPDATE tenancy SET second_tenant_id = NULL WHERE second_tenant_id = tenant_id;
UPDATE tenancy SET left_on = CASE WHEN tenancy_no % 7 = 2 THEN date(ends_on, '-' || (tenancy_no % 5 * 12) || ' days') WHEN tenancy_no % 7 < 5 THEN ends_on ELSE date(ends_on, '+6 months') END;
UPDATE tenancy SET left_on = NULL WHERE left_on > '2026-02-19';
UPDATE tenancy SET status = CASE WHEN left_on IS NOT NULL THEN 'ended' WHEN starts_on > '2026-02-20' THEN 'signed' WHEN tenancy_no % 6 = 0 THEN 'notice given' ELSE 'active' END;
UPDATE tenancy SET deposit_state = CASE WHEN left_on IS NULL THEN 'held' WHEN deposit_state = 'held' AND tenancy_no % 4 > 0 THEN 'returned' ELSE deposit_state END;
UPDATE rent_payment SET due_on = date(due_on, 'start of month');
DELETE FROM rent_payment WHERE payment_no NOT IN (SELECT MIN(payment_no) FROM rent_payment GROUP BY tenancy_no, due_on) OR due_on < (SELECT date(starts_on, 'start of month', '+1 month') FROM tenancy WHERE tenancy.tenancy_no = rent_payment.tenancy_no) OR due_on > (SELECT coalesce(left_on, '2030-01-01') FROM tenancy WHERE tenancy.tenancy_no = rent_payment.tenancy_no);
UPDATE rent_payment SET amount_due = (SELECT monthly_rent FROM tenancy WHERE tenancy.tenancy_no = rent_payment.tenancy_no), paid_on = CASE WHEN paid_state <> 'unpaid' THEN date(due_on, '+' || (payment_no * 7919 % 13 * 2) || ' days') END;
UPDATE rent_payment SET paid_on = NULL, paid_state = 'unpaid' WHERE paid_on > '2026-02-20';
UPDATE rent_payment SET amount_paid = CASE paid_state WHEN 'paid' THEN amount_due WHEN 'part-paid' THEN amount_due / 2 ELSE 0 END;
