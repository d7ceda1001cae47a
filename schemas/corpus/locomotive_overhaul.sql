CREATE TABLE ovh_typ (
  typ_cd TEXT PRIMARY KEY,
  typ_nm TEXT NOT NULL,
  std_days INTEGER,
  std_hrs INTEGER
);
INSERT INTO ovh_typ VALUES ('GO','General overhaul',70,620), ('BR','Bogie repair',28,190), ('TM','Traction motor swap',18,120), ('EN','Engine rebuild',55,480), ('PT','Repaint',14,80), ('CR','Collision repair',90,700), ('MU','Modernisation',120,900);
CREATE TABLE trade (
  trade_cd TEXT PRIMARY KEY,
  trade_nm TEXT NOT NULL
);
INSERT INTO trade VALUES ('FIT','Fitter'), ('WLD','Welder'), ('ELC','Electrician'), ('PNT','Painter'), ('DSL','Diesel mechanic'), ('NDT','Crack tester');
CREATE TABLE comp (
  comp_cd TEXT PRIMARY KEY,
  comp_nm TEXT NOT NULL,
  warn_mm REAL,
  max_mm REAL
);
INSERT INTO comp VALUES ('WHL','Wheelset',4.0,6.5), ('BRG','Axle bearing',1.2,2.0), ('BRK','Brake block',9.0,14.0), ('CPL','Coupler',3.0,5.0), ('PAN','Pantograph strip',5.5,8.0), ('CYL','Cylinder liner',0.8,1.5), ('GBX','Gearbox',1.0,2.2), ('DMP','Damper',2.5,4.0);
CREATE TABLE cust (
  cust_id INTEGER PRIMARY KEY,           --: seq 101
  cust_nm TEXT,                          --: mix {Northfell|Tamarside|Corvid|Halden|Brackwater|Ostermark|Quill Valley|Sarn|Lowmoor|Vexley} {Freight|Rail|Quarries|Trains|Steel} distinct
  town TEXT,                             --: pick Halden*4 | Vexley*3 | Port Anselm*3 | Grimsholt*2 | Marnwick*2 | Tolbury
  key_acct INTEGER,                      --: pick 0*3 | 1
  pay_days INTEGER,                      --: pick 14 | 30*4 | 45*2 | 60
  dt_since INTEGER                       --: date 2009-01-10..2024-06-30 unix
); --: rows 34
CREATE TABLE loco (
  loco_id INTEGER PRIMARY KEY,           --: seq 1
  fleet_no TEXT,                         --: code @@ ### distinct
  cls TEXT,                              --: pick Heron*5 | Heron S*3 | Marten*4 | Wolverine*2 | Stoat*3 | Bittern
  fuel TEXT,                             --: by cls: Heron, Heron S => diesel; Marten => electric; Wolverine => diesel*2 | dual; Stoat => battery; else => electric
  bldr TEXT,                             --: by cls: Heron, Heron S => Ardmuir Works*3 | Pell & Voss; Marten, Bittern => Pell & Voss; else => Kessock Lokbau*2 | Ardmuir Works
  built_yr INTEGER,                      --: int 1968..2021 normal
  wt_t REAL,                             --: real 38..138 1 normal
  pwr_kw INTEGER,                        --: int 220..5600 normal
  scrapped INTEGER,                      --: pick 0*8 | 1
  cust_id INTEGER REFERENCES cust(cust_id) --: ref cust.cust_id cover 85% skew
); --: rows 96
CREATE TABLE emp (
  emp_id INTEGER PRIMARY KEY,            --: seq 501
  fst_nm TEXT,                           --: first
  lst_nm TEXT,                           --: last distinct
  trade_cd TEXT REFERENCES trade(trade_cd), --: pick FIT*5 | WLD*3 | ELC*3 | PNT*2 | DSL*3 | NDT
  bay TEXT,                              --: pick North*4 | South*3 | Paint shop | Test pit*2
  hr_rate REAL,                          --: real 19..46 2 normal
  apprent INTEGER,                       --: pick 0*5 | 1
  dt_born INTEGER,                       --: date 1961-02-01..2004-08-30 unix
  dt_hire INTEGER                        --: date 2006-01-15..2025-08-15 unix
); --: rows 46
CREATE TABLE job (
  job_no INTEGER PRIMARY KEY,            --: seq 4001
  loco_id INTEGER REFERENCES loco(loco_id), --: ref loco.loco_id cover 88% skew
  typ_cd TEXT REFERENCES ovh_typ(typ_cd), --: pick GO*5 | BR*6 | TM*5 | EN*3 | PT*3 | CR*2 | MU
  lead_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 45% null 6%
  dt_recv INTEGER,                       --: date 2022-11-01..2025-10-25 unix
  dt_prom INTEGER,                       --: after dt_recv 20..110 days unix
  dt_out INTEGER,                        --: after dt_recv 16..135 days unix until 2025-10-31
  amt_quote REAL,                        --: price 6000..240000
  amt_inv REAL,                          --: expr CASE WHEN dt_out IS NULL OR job_no % 19 = 3 THEN NULL ELSE ROUND(amt_quote * (0.86 + ((job_no * 37) % 46) / 100.0), 2) END
  warr INTEGER,                          --: pick 0*9 | 1
  rmk TEXT                               --: pick NULL*3 | waiting for parts*2 | customer changed scope*2 | frame cracks found*2 | asbestos removed | none empty 22%
); --: rows 260
CREATE TABLE job_emp (
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no cover 90%
  emp_id INTEGER REFERENCES emp(emp_id), --: ref emp.emp_id cover 90% skew
  hrs REAL,                              --: real 2..95 1 skew
  shift TEXT,                            --: pick early*4 | late*3 | night*2
  PRIMARY KEY (job_no, emp_id)
); --: rows 390
CREATE TABLE insp (
  insp_id INTEGER PRIMARY KEY,           --: seq 1
  job_no INTEGER REFERENCES job(job_no), --: ref job.job_no cover 75%
  comp_cd TEXT REFERENCES comp(comp_cd), --: pick WHL*6 | BRG*4 | BRK*5 | CPL*2 | PAN*2 | CYL*3 | GBX*2
  dt_insp INTEGER,                       --: date 2022-11-05..2025-10-30 unix
  wear_mm REAL,                          --: real 0.1..9.5 1 skew
  temp_c INTEGER,                        --: int 12..96 normal null 8%
  pass INTEGER                           --: pick 1*5 | 0
); --: rows 330
UPDATE insp SET dt_insp = (SELECT dt_recv FROM job WHERE job.job_no = insp.job_no) + (3 + insp_id % 12) * 86400 + (insp_id * 1733) % 30000;
UPDATE insp SET dt_insp = 1761800000 - insp_id * 311 WHERE dt_insp > 1761868800;
UPDATE insp SET pass = CASE WHEN wear_mm > (SELECT max_mm FROM comp WHERE comp.comp_cd = insp.comp_cd) THEN 0 ELSE pass END;
UPDATE job SET rmk = NULL WHERE rmk = 'none';
UPDATE emp SET apprent = CASE WHEN emp_id % 4 = 1 THEN 1 ELSE 0 END;
