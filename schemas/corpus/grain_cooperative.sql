CREATE TABLE crop (
  crop_cd TEXT PRIMARY KEY,
  crop_nm TEXT,
  max_moist_pct REAL, -- above this a load goes through the dryer
  prc_t REAL -- price per tonne in pounds
);
INSERT INTO crop VALUES ('WW','Winter wheat',15.0,196.5), ('SW','Spring wheat',15.0,211.0), ('WB','Winter barley',14.5,171.0), ('MB','Malting barley',14.0,228.0), ('OT','Oats',14.5,187.5), ('OR','Oilseed rape',9.0,372.0), ('BN','Field beans',15.5,204.0), ('RY','Rye',15.0,165.0), ('LN','Linseed',9.5,455.0);
CREATE TABLE silo (
  silo_cd TEXT PRIMARY KEY,
  silo_nm TEXT,
  cap_t INTEGER, -- capacity in tonnes
  blt_yr INTEGER,
  ovf_cd TEXT, -- silo that takes the overflow
  aer_min INTEGER -- minutes of aeration a day
);
INSERT INTO silo VALUES ('S01','North Tower',1800,1978,'S02',45), ('S02','South Tower',1800,1979,'S05',45), ('S03','Mill Bin',650,1991,'S04',60), ('S04','Church Bin',650,1991,NULL,60), ('S05','Long Shed',2400,2006,NULL,120), ('S06','Old Airfield Store',3200,1964,'S05',0), ('S07','Seed Annexe',120,2015,NULL,30), ('S08','Rape Bin',400,2010,'S07',25), ('S09','Quarantine Bin',60,2018,NULL,0);
CREATE TABLE mbr (
  mbr_no INTEGER PRIMARY KEY, --: seq 201
  frm_nm TEXT, --: mix {Manor|Hill|Mill|Church|Brook|Glebe|Grange|Moat|Rookery|Blackthorn|Warren|Windmill|Poplar|Ferry} {Farm|Barns|Holding|House Farm|Grange} distinct
  fst_nm TEXT, --: first
  lst_nm TEXT, --: last distinct
  vil TEXT, -- village --: pick Great Wendle*4 | Little Wendle*3 | Nether Ashby*3 | Ashby Fen*2 | Coldmarsh*2 | Thorpe Yarrow*3 | Saltby
  area_ha REAL, -- farmed area in hectares --: real 14..610 1 skew
  brn_dt INTEGER, --: date 1941-01-01..1998-12-31 unix null 7%
  jn_dt INTEGER, -- joined, Unix seconds --: date 1996-01-10..2023-11-30 unix
  spon_no INTEGER, -- member who proposed this one --: self mbr_no null 25%
  vt_shr INTEGER, -- voting shares --: int 1..25 skew
  org TEXT -- Y organic, N not --: pick N*5 | Y
); --: rows 62
CREATE TABLE dlv (
  tkt_yr INTEGER, --: const 0
  tkt_no INTEGER, -- weighbridge ticket, starts at 1 each year --: seq 10001
  mbr_no INTEGER, --: ref mbr.mbr_no cover 87% skew
  crop_cd TEXT, -- code in crop --: pick WW*9 | SW*3 | WB*5 | MB*4 | OT*3 | OR*4 | BN*2 | RY*1
  silo_cd TEXT, --: by crop_cd: WW => S01*4 | S02*3 | S06*2; SW => S02 | S03*2; WB => S03*2 | S04*3; MB => S04*2 | S05; OT => S05; OR => S08*4 | S07; BN => S06 | S05; else => S06 | S09
  lot_no TEXT, -- lot number on the sample bag --: code LT-@##-###
  arr_dt INTEGER, -- arrival at the weighbridge, Unix seconds --: date 2022-07-08..2022-10-12 unix
  wait_min INTEGER, -- minutes in the queue --: int 0..95 skew
  unld_min INTEGER, -- minutes to unload --: int 6..41 normal
  prb_ms INTEGER, -- milliseconds of the moisture probe --: int 700..9800 skew
  dry_s INTEGER, -- seconds in the dryer, empty if not dried --: const NULL
  grs_kg INTEGER, --: int 11800..43900
  tare_kg INTEGER, -- weight of the empty lorry --: int 5900..14800
  moist_pct REAL, --: real 11.2..19.8 1 normal
  grd TEXT, -- A best, B, C, F feed only --: pick A*4 | B*5 | C*2 | F*1
  plt TEXT, -- plate of the lorry --: pick HX21 KDP*4 | WN19 BOA*3 | FJ70 RUT*3 | CU68 ZLE*2 | OY23 MGH*3 | DK15 VEX | null
  pay_amt REAL, -- pounds --: const 0
  pay_dt INTEGER, -- Unix seconds --: after arr_dt 9..75 days unix null 7%
  PRIMARY KEY (tkt_yr, tkt_no)
); --: rows 372
UPDATE dlv SET plt = NULL WHERE plt = 'null';
UPDATE dlv SET moist_pct = ROUND(moist_pct * 0.58, 1) WHERE crop_cd = 'OR';
UPDATE dlv SET tare_kg = 5900 + (tkt_no * 37) % 1900, grs_kg = 11400 + (tkt_no * 613) % 5900 WHERE tkt_no % 4 = 1;
UPDATE dlv SET tare_kg = 12100 + (tkt_no * 41) % 2700, grs_kg = 26000 + (tkt_no * 811) % 17800 WHERE tkt_no % 4 > 1;
UPDATE dlv SET tare_kg = 8800 + (tkt_no * 29) % 1300, grs_kg = 17800 + (tkt_no * 503) % 8200 WHERE tkt_no % 4 = 0;
UPDATE dlv SET arr_dt = arr_dt - arr_dt % 86400 + 21600 + (tkt_no * 7919) % 50400, pay_dt = pay_dt - pay_dt % 86400 + 32400;
UPDATE dlv SET arr_dt = arr_dt + 31536000, pay_dt = pay_dt + 31536000 WHERE tkt_no % 3 = 1;
UPDATE dlv SET arr_dt = 1719900000 - 1719900000 % 86400 + (tkt_no * 17 % 76) * 86400 + arr_dt % 86400, pay_dt = 1719900000 - 1719900000 % 86400 + (tkt_no * 17 % 76) * 86400 + 32400 + 86400 * (10 + tkt_no % 61) WHERE tkt_no % 3 = 2;
UPDATE dlv SET pay_dt = NULL WHERE pay_dt > 1726400000 OR tkt_no % 29 = 3;
UPDATE dlv SET dry_s = CASE WHEN moist_pct > (SELECT max_moist_pct FROM crop WHERE crop.crop_cd = dlv.crop_cd) THEN CAST((moist_pct - (SELECT max_moist_pct FROM crop WHERE crop.crop_cd = dlv.crop_cd)) * 1500 AS INTEGER) + 600 + tkt_no % 300 END;
UPDATE dlv SET dry_s = NULL WHERE tkt_no % 31 = 5;
UPDATE dlv SET pay_amt = ROUND((grs_kg - tare_kg) / 1000.0 * (SELECT prc_t FROM crop WHERE crop.crop_cd = dlv.crop_cd) * CASE grd WHEN 'A' THEN 1.04 WHEN 'B' THEN 1 WHEN 'C' THEN 0.93 ELSE 0.8 END, 2);
UPDATE dlv SET grd = 'F', pay_amt = 0 WHERE silo_cd = 'S09';
UPDATE dlv SET tkt_yr = CAST(strftime('%Y', arr_dt, 'unixepoch') AS INTEGER);
UPDATE dlv SET tkt_no = 1 + (SELECT COUNT(*) FROM dlv AS D WHERE D.tkt_yr = dlv.tkt_yr AND D.rowid < dlv.rowid);
UPDATE dlv SET prb_ms = 12400 + tkt_no WHERE tkt_no % 57 = 20;
UPDATE mbr SET jn_dt = jn_dt - 86400 * 3650 WHERE mbr_no < 215 AND jn_dt > 1300000000;
UPDATE dlv SET plt = NULL WHERE plt = '';
UPDATE mbr SET frm_nm = 'Old Orchard' WHERE frm_nm = 'Grange Grange';
UPDATE mbr SET jn_dt = brn_dt + 86400 * 365 * 21 + mbr_no * 86400 WHERE jn_dt < brn_dt + 86400 * 365 * 21;
UPDATE mbr SET area_ha = 268.5 WHERE frm_nm = 'Glebe Grange';
