CREATE TABLE customers (
  cus_no INTEGER PRIMARY KEY, --: seq 4001
  cus_first TEXT, --: first
  cus_last TEXT, --: last distinct
  cus_town TEXT, --: pick Ashby Ford*6 | Millcombe*5 | Hartsend*4 | Port Selby*3 | Duxley*2 | Long Rowan
  cus_kind TEXT, -- P private, B business, A association or club --: pick P*7 | B*4 | A*2
  cus_phone TEXT, --: code 0####-##### null 14% empty 12%
  cus_since INTEGER, -- first visit, yyyymmdd --: date 2009-02-01..2025-08-30 yyyymmdd
  cus_state TEXT, --: pick active*7 | inactive*2
  cus_letter INTEGER, -- 1 wants the reminder letter --: pick 1*3 | 0*2
  cus_discount REAL -- part of the bill taken off, 0..1 --: by cus_kind: B => 0.05*2 | 0.1 | 0; A => 0.15 | 0.1; else => 0*7 | 0.05
); --: rows 78
CREATE TABLE vehicles (
  veh_id INTEGER PRIMARY KEY, --: seq 601
  veh_plate TEXT, --: code @@##-@@# distinct
  veh_make TEXT, --: pick Orlan*6 | Vidra*5 | Tamaro*4 | Brolin*3 | Quintal*2 | Seddon
  veh_model TEXT, --: by veh_make: Orlan => Pico*3 | Ranger Van*2 | Estate; Vidra => Uno-E*2 | Cross; Tamaro => Luce*2 | Luce Van; Brolin => Hauler | B4*2; Quintal => Sprite; else => Tipper
  veh_fuel TEXT, -- P petrol, D diesel, E electric, H hybrid --: by veh_model: Uno-E => E; Ranger Van, Luce Van, Hauler, Tipper => D*5 | E; else => P*5 | H*2 | D*2
  veh_registered_on INTEGER, -- first registration, yyyymmdd --: date 2006-03-01..2025-05-20 yyyymmdd
  veh_inspection_due INTEGER, -- next roadworthiness test, yyyymmdd --: date 2025-08-01..2027-09-30 yyyymmdd null 5%
  veh_km INTEGER, --: int 4000..310000 skew
  veh_cus_no INTEGER REFERENCES customers(cus_no) --: ref customers.cus_no cover 92%
); --: rows 120
CREATE TABLE mechanics (
  mec_id INTEGER PRIMARY KEY, --: seq 1
  mec_first TEXT, --: first
  mec_last TEXT, --: last distinct
  mec_grade TEXT, -- M master, J journeyman, T trainee --: pick M*2 | J*6 | T*3
  mec_born_on INTEGER, -- yyyymmdd --: date 1960-05-01..2007-09-30 yyyymmdd
  mec_hired_on INTEGER, --: date 2003-01-10..2025-09-01 yyyymmdd
  mec_rate REAL, -- euros billed an hour --: by mec_grade: M => 96 | 104.5; J => 72 | 78.5 | 84; else => 38.5 | 42
  mec_high_voltage INTEGER, -- 1 may work on electric cars --: pick 0*3 | 1*2
  mec_chief_id INTEGER --: self mec_id
); --: rows 30
CREATE TABLE jobs (
  job_no INTEGER PRIMARY KEY, --: seq 88001
  job_veh_id INTEGER REFERENCES vehicles(veh_id), --: ref vehicles.veh_id cover 88% skew
  job_mec_id INTEGER, --: ref mechanics.mec_id cover 80% skew
  job_kind TEXT, --: pick inspection*6 | oil service*6 | brakes*4 | tyres*5 | bodywork*2 | electrics*3 | air conditioning*2 | clutch
  job_booked_at INTEGER, -- Unix seconds --: date 2023-01-04..2025-10-28 unix
  job_in_at INTEGER, -- car handed in, Unix seconds --: after job_booked_at 1..20 days unix until 2025-10-31
  job_out_at INTEGER, -- car picked up, Unix seconds --: after job_in_at 2..120 hours unix until 2025-10-31
  job_planned_min INTEGER, -- work planned, minutes --: pick 30*3 | 60*5 | 90*4 | 120*3 | 180*2 | 300
  job_worked_min INTEGER, --: int 20..420 skew
  job_parts REAL, -- euros, net --: price 8..900
  job_labour REAL, -- euros, net --: price 30..600
  job_paid TEXT, --: pick paid*9 | unpaid*2
  job_invoiced_on INTEGER, -- yyyymmdd --: after job_out_at 0..9 days yyyymmdd until 2025-10-31
  job_courtesy_car INTEGER, --: pick 0*4 | 1
  job_remark TEXT -- empty or NULL if nobody wrote one --: mix {squeaks|leaks|rattles|smell of fuel|warning lamp} {front left|rear|when cold|on motorway|under load} null 30% empty 25%
); --: rows 380
UPDATE mechanics SET mec_chief_id = CASE WHEN mec_id = 1 THEN NULL WHEN mec_id < 5 THEN 1 ELSE 2 + mec_id * 7 % 3 END;
UPDATE mechanics SET mec_grade = 'M', mec_rate = 104.5 WHERE mec_id < 4;
UPDATE mechanics SET mec_grade = 'J', mec_rate = 72 + mec_id % 4 * 4 WHERE mec_grade = 'T' AND mec_born_on < 19980101;
UPDATE mechanics SET mec_hired_on = mec_born_on + 190000 WHERE mec_hired_on - mec_born_on < 160000;
UPDATE mechanics SET mec_hired_on = 20240801 WHERE mec_hired_on > 20251031;
UPDATE jobs SET job_worked_min = max(15, job_planned_min + job_no * 37 % 61 - 22 + CASE WHEN job_no % 17 = 0 THEN 95 ELSE 0 END);
UPDATE jobs SET job_worked_min = NULL, job_paid = 'unpaid' WHERE job_out_at IS NULL;
UPDATE jobs SET job_paid = 'unpaid' WHERE job_invoiced_on IS NULL;
UPDATE jobs SET job_labour = round(coalesce(job_worked_min, job_planned_min) / 60.0 * (SELECT mec_rate FROM mechanics WHERE mec_id = job_mec_id), 2);
UPDATE jobs SET job_parts = 0 WHERE job_kind = 'inspection';
UPDATE customers SET cus_since = 20120411 WHERE cus_no IN (4012, 4033);
UPDATE vehicles SET veh_registered_on = veh_registered_on + 90000 WHERE veh_fuel = 'E' AND veh_registered_on < 20160101;
