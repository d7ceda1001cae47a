CREATE TABLE deed_type (
  type_cd TEXT PRIMARY KEY,
  type_name TEXT, -- plain name of the kind of deed
  retention_years INTEGER, -- how long the original is kept
  base_fee_cents INTEGER,
  needs_registration TEXT -- Y or N, entry in the land or company register
);
INSERT INTO deed_type VALUES ('SAL','property sale',30,62000,'Y'),('MOR','mortgage',30,41000,'Y'),('WIL','will',50,18500,'N'),('MAR','marriage contract',50,24000,'N'),('INC','incorporation',30,88000,'Y'),('GLA','gift of land',30,53000,'Y'),('GSH','gift of shares',10,39000,'N'),('POA','power of attorney',10,7500,'N'),('DIV','division of estate',30,71000,'Y');
CREATE TABLE notary (
  notary_id INTEGER PRIMARY KEY,         --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  office_town TEXT,                      --: pick Altmoor*5 | Gresswick*4 | Pellham*3 | Stavely*2
  appointed_on INTEGER, -- yyyymmdd --: date 1994-02-01..2023-09-01 yyyymmdd
  left_on INTEGER, -- yyyymmdd, empty while in office --: date 2022-06-01..2024-09-30 yyyymmdd null 80%
  substitute_id INTEGER REFERENCES notary(notary_id) --: self notary_id
); --: rows 22
CREATE TABLE deed (
  deed_no INTEGER PRIMARY KEY,           --: seq 7001
  type_cd TEXT REFERENCES deed_type(type_cd), --: pick SAL*7 | MOR*5 | WIL*5 | MAR*3 | INC*2 | GLA*3 | GSH*2 | POA*4
  notary_id INTEGER, -- who drew it up --: ref notary.notary_id cover 85% skew
  cosigner_id INTEGER, -- second notary, where one signed --: int 1..18 null 45%
  drafted_on INTEGER, -- yyyymmdd --: date 2020-01-07..2024-12-18 yyyymmdd
  signed_on INTEGER,                     --: after drafted_on 1..70 days yyyymmdd until 2024-12-31
  registered_on INTEGER, -- yyyymmdd, empty where not registered --: after signed_on 4..120 days yyyymmdd until 2024-12-31
  value_amount REAL, -- value of the object --: price 4000..1900000
  currency TEXT,                         --: pick EUR*7 | CHF*2 | GBP
  fee_net_cents INTEGER,                 --: int 0..1
  fee_gross_cents INTEGER,               --: int 0..1
  fee_paid_cents INTEGER, -- received so far --: int 0..1
  page_count INTEGER,                    --: int 2..96 skew
  land_area_m2 INTEGER, -- only for land --: by type_cd: SAL => 120 | 310 | 480 | 655 | 840 | 1250 | 2900 | 11400; GLA => 560 | 900 | 4700 | 23000; MOR => NULL*2 | 720; else => NULL
  spine_mm INTEGER, -- width on the shelf --: int 3..41 skew
  archive_box TEXT,                      --: mix {BX-01|BX-02|BX-03|BX-04|BX-05|BX-06|BX-07}{1|2|3|4|5|6|7|8|9} null 5% empty 4%
  slot_no INTEGER -- place in the box --: int 1..24
); --: rows 320
CREATE TABLE party (
  party_id INTEGER PRIMARY KEY,          --: seq 1
  deed_no INTEGER REFERENCES deed(deed_no), --: ref deed.deed_no cover 93%
  role_cd TEXT, -- SEL seller, BUY buyer, DON donor, REC recipient, TES testator, SPO spouse, FOU founder, GRA grantor, DEB debtor --: pick SEL
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  born_on INTEGER, -- yyyymmdd --: date 1931-03-01..2003-12-31 yyyymmdd
  town TEXT,                             --: pick Altmoor*6 | Gresswick*4 | Pellham*4 | Stavely*2 | Northolme*2 | abroad
  tax_no TEXT                            --: code ##-###-### null 9%
); --: rows 400
UPDATE notary SET substitute_id = NULL WHERE notary_id % 4 = 2;
UPDATE deed SET cosigner_id = NULL WHERE cosigner_id = notary_id;
UPDATE deed SET registered_on = NULL WHERE type_cd IN ('WIL', 'MAR', 'GSH', 'POA');
UPDATE deed SET registered_on = NULL WHERE deed_no % 17 = 3;
UPDATE deed SET value_amount = NULL WHERE type_cd IN ('WIL', 'POA');
UPDATE deed SET fee_net_cents = (SELECT t.base_fee_cents FROM deed_type AS t WHERE t.type_cd = deed.type_cd) + CAST(MIN(COALESCE(value_amount, 0), 900000) * 0.35 AS INTEGER) + 1500 * page_count;
UPDATE deed SET fee_gross_cents = CAST(ROUND(fee_net_cents * 1.19) AS INTEGER);
UPDATE deed SET fee_paid_cents = CASE WHEN signed_on IS NULL OR deed_no % 13 = 5 THEN 0 WHEN deed_no % 21 = 4 THEN fee_net_cents WHEN deed_no % 29 = 8 THEN fee_gross_cents + 5000 ELSE fee_gross_cents END;
UPDATE party SET role_cd = CASE (SELECT d.type_cd FROM deed AS d WHERE d.deed_no = party.deed_no) WHEN 'SAL' THEN CASE party_id % 2 WHEN 0 THEN 'SEL' ELSE 'BUY' END WHEN 'GLA' THEN CASE party_id % 2 WHEN 0 THEN 'DON' ELSE 'REC' END WHEN 'GSH' THEN CASE party_id % 2 WHEN 0 THEN 'DON' ELSE 'REC' END WHEN 'WIL' THEN 'TES' WHEN 'MAR' THEN 'SPO' WHEN 'INC' THEN 'FOU' WHEN 'MOR' THEN 'DEB' ELSE 'GRA' END;
UPDATE party SET tax_no = (SELECT p.tax_no FROM party AS p WHERE p.party_id = party.party_id - 40) WHERE party_id % 60 = 47;
UPDATE deed SET page_count = 94 WHERE type_cd = 'GLA' AND page_count = 92 AND archive_box = 'BX-052';
UPDATE deed SET archive_box = 'BX-021', slot_no = 24 WHERE type_cd = 'INC' AND page_count = 90;
