-- Billing of an email marketing service: monthly plans named after birds, overage when a customer sends more than the plan includes.
CREATE TABLE rgn (
  rgn_cd TEXT PRIMARY KEY, -- sales region
  rgn_nm TEXT,
  hq_city TEXT -- our office there
);
INSERT INTO rgn VALUES ('NA','North America','Denver'),('UKI','UK & Ireland','Dublin'),('DACH','DACH','Vienna'),('NOR','Nordics','Malmo'),('APC','Asia Pacific','Singapore'),('LAT','Latin America','Bogota'),('MEA','Middle East & Africa',NULL);
CREATE TABLE st (
  st_cd TEXT PRIMARY KEY,
  st_nm TEXT, -- bill status in words
  is_final TEXT -- Y no more work on it, N still to chase
);
INSERT INTO st VALUES ('OPN','open','N'),('PD','paid','Y'),('OVD','overdue','N'),('DSP','disputed','N'),('WO','written off','Y');
CREATE TABLE plan (
  plan_cd TEXT PRIMARY KEY,
  plan_nm TEXT,
  tier TEXT, -- S starter, G growth, E enterprise, L legacy
  mon_fee_usd REAL,
  incl_eml_k INTEGER, -- emails included a month, in thousands
  ovg_usd_k REAL, -- price of each further thousand emails
  ded_ip TEXT, -- dedicated IP: Y or N
  lnch_ts INTEGER,
  ret_ts INTEGER -- retired from sale, NULL while on sale
);
INSERT INTO plan VALUES
 ('WRN','Wren','S',19,10,1.9,'N',1546300800,NULL),
 ('SWF','Swift','S',39,25,1.6,'N',1625097600,NULL),
 ('HRN','Heron','G',99,100,1.2,'N',1546300800,NULL),
 ('KST','Kestrel','G',179,200,1.0,'Y',1672531200,NULL),
 ('OSP','Osprey','E',499,600,0.75,'Y',1609459200,NULL),
 ('CND','Condor','E',999,1500,0.55,'Y',1704067200,NULL),
 ('DDO','Dodo','L',59,80,1.4,'N',1483228800,1640995200),
 ('PEL','Pelican','L',249,300,0.9,'Y',1498867200,1672531200),
 ('ALB','Albatross','E',1899,4000,0.4,'Y',1775001600,NULL);
CREATE TABLE rep (
  rep_id INTEGER PRIMARY KEY,            --: seq 1
  first_nm TEXT,                         --: first
  last_nm TEXT,                          --: last distinct
  team TEXT, -- billing desk --: pick Nordics*3 | Enterprise*4 | Self-serve*4 | Rescue*3
  hire_ts INTEGER,                       --: date 2016-03-01..2026-02-15 unix
  cap_wk INTEGER, -- bills one can handle a week --: pick 12*2 | 15*4 | 18*2 | 20*3 | 25
  remote TEXT, -- Y works from home --: pick Y*3 | N*4
  lead_id INTEGER REFERENCES rep(rep_id) --: self rep_id
); --: rows 30
CREATE TABLE cust (
  cust_id INTEGER PRIMARY KEY,           --: seq 2001
  cust_nm TEXT,                          --: mix {Lumen|Tidewater|Brindle|Fernhill|Quill & Co|Marzipan|Ottoline|Peppercorn|Sable|Juniper|Halcyon|Zephyr|Foxglove|Bramble|Cinder|Larkspur|Nimbus|Orchard|Saffron|Tallow|Vesper|Willow Lane} {Retail|Labs|Outdoors|Media|Foods|Studio|Travel|Books} distinct
  ind TEXT, -- industry --: pick e-commerce*6 | publishing*3 | travel*3 | charity*2 | fintech*2 | education*2 | NULL
  rgn_cd TEXT REFERENCES rgn(rgn_cd),    --: pick NA*6 | UKI*5 | DACH*4 | NOR*3 | APC*3 | LAT*2
  npo TEXT, -- Y non-profit, gets the discount --: by ind: charity => Y; education => Y | N*2; else => N*12 | Y
  sgnup_ts INTEGER,                      --: date 2019-02-01..2026-03-20 unix
  churn_ts INTEGER, -- left us, NULL while a customer --: after sgnup_ts 150..1900 days unix until 2026-05-31 null 62%
  src TEXT, -- how they found us: ORG organic, AD paid ad, REF referral, EVT event --: pick ORG*5 | AD*4 | REF*3 | EVT*2
  cont_k REAL -- contacts stored, in thousands --: real 0.4..260 1 skew
); --: rows 78
CREATE TABLE bill (
  bill_no INTEGER PRIMARY KEY,           --: seq 70001
  cust_id INTEGER REFERENCES cust(cust_id), --: ref cust.cust_id cover 90% skew
  plan_cd TEXT REFERENCES plan(plan_cd), --: pick WRN*4 | SWF*5 | HRN*7 | KST*5 | OSP*4 | CND*2 | DDO*2 | PEL*2
  rep_id INTEGER REFERENCES rep(rep_id), -- who handles the bill, NULL if nobody yet --: ref rep.rep_id cover 85% skew null 9%
  st_cd TEXT REFERENCES st(st_cd),       --: const PD
  auto TEXT, -- Y card charged automatically --: pick Y*6 | N*5
  iss_ts INTEGER,                        --: date 2024-01-02..2026-05-30 unix
  due_ts INTEGER,                        --: after iss_ts 14..30 days unix
  paid_ts INTEGER,                       --: after iss_ts 1..58 days unix until 2026-05-31 null 14%
  eml_k REAL, -- emails sent in the month, in thousands --: real 1..1400 1 skew
  stor_gb REAL,                          --: real 0.2..95 1 skew
  q_min INTEGER, -- longest wait in the send queue, minutes --: int 0..240 skew
  base_usd REAL,                         --: expr (SELECT mon_fee_usd FROM plan WHERE plan.plan_cd = bill.plan_cd)
  ovg_usd REAL, -- overage, 0 if within the plan --: expr (SELECT round(max(0, bill.eml_k - incl_eml_k) * ovg_usd_k, 2) FROM plan WHERE plan.plan_cd = bill.plan_cd)
  disc_usd REAL,                         --: expr CASE WHEN (SELECT npo FROM cust WHERE cust.cust_id = bill.cust_id) = 'Y' THEN round(0.2 * (SELECT mon_fee_usd FROM plan WHERE plan.plan_cd = bill.plan_cd), 2) WHEN bill_no % 9 = 0 THEN 25 ELSE 0 END
  tot_usd REAL                           --: const 0
); --: rows 370
UPDATE bill SET eml_k = round(eml_k / 620.0 * (SELECT incl_eml_k FROM plan WHERE plan.plan_cd = bill.plan_cd), 1);
UPDATE bill SET ovg_usd = (SELECT round(max(0, bill.eml_k - incl_eml_k) * ovg_usd_k, 2) FROM plan WHERE plan.plan_cd = bill.plan_cd);
UPDATE bill SET tot_usd = round(base_usd + ovg_usd - disc_usd, 2);
UPDATE bill SET st_cd = CASE WHEN due_ts >= 1780185600 THEN 'OPN' WHEN bill_no % 5 = 1 THEN 'WO' WHEN bill_no % 5 = 2 THEN 'DSP' ELSE 'OVD' END WHERE paid_ts IS NULL;
