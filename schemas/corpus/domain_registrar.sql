CREATE TABLE t_tld (
  tl_code TEXT PRIMARY KEY, -- without the dot
  tl_kind TEXT, -- generic, country or new
  tl_country TEXT,
  tl_grace_days INTEGER, -- days after expiry in which a domain can be rescued
  tl_opened INTEGER -- year
);
INSERT INTO t_tld VALUES ('com', 'generic', NULL, 30, 1985), ('org', 'generic', NULL, 30, 1985), ('net', 'generic', NULL, 30, 1985), ('pt', 'country', 'Portugal', 60, 1988), ('ie', 'country', 'Ireland', 14, 1988), ('pl', 'country', 'Poland', 30, 1990), ('fi', 'country', 'Finland', 10, 1986), ('shop', 'new', NULL, 40, 2016), ('dev', 'new', NULL, 40, 2019), ('wine', 'new', NULL, 40, 2016), ('garden', 'new', NULL, NULL, 2014);
CREATE TABLE t_price (
  pr_tld TEXT REFERENCES t_tld(tl_code),
  pr_year INTEGER,
  pr_register REAL, -- euros for the first year of a domain
  pr_renew REAL, -- euros for each later year
  pr_transfer REAL, -- euros, empty where transfers are free
  PRIMARY KEY (pr_tld, pr_year)
);
INSERT INTO t_price SELECT t.tl_code, y.y, ROUND(6.5 + (t.rowid * 7 % 11) * 1.9 + (y.y - 2020) * 0.45 * (t.rowid % 4), 2), ROUND(9.9 + (t.rowid * 5 % 11) * 2.4 + (y.y - 2020) * 0.6 * (t.rowid % 3 + 1), 2), CASE WHEN t.tl_kind = 'country' THEN NULL ELSE ROUND(8 + (t.rowid * 3 % 7) * 1.3, 2) END FROM t_tld AS t, (SELECT 2020 AS y UNION SELECT 2021 UNION SELECT 2022 UNION SELECT 2023 UNION SELECT 2024 UNION SELECT 2025) AS y;
CREATE TABLE t_contact (
  ct_id INTEGER PRIMARY KEY, --: seq 301
  ct_first TEXT, --: first
  ct_last TEXT, --: last distinct
  ct_company TEXT, --: mix {Orla|Birch|Comet|Delta|Ember|Gable|Hollow} {Press|Bakery|Studio|Tools|Wines} null 45%
  ct_town TEXT, --: pick Porto*5 | Galway*4 | Gdansk*4 | Turku*3 | Braga*3 | Limerick*2
  ct_email TEXT, --: from lower {ct_first}.{ct_last}@mail.example
  ct_born TEXT, --: date 1955-02-01..2003-10-10 null 20%
  ct_since TEXT, --: date 2016-01-15..2019-12-20
  ct_referrer INTEGER REFERENCES t_contact(ct_id), -- the customer who sent this one --: self ct_id
  ct_tier TEXT -- B basic, R reseller, V vip --: pick B*8 | R*2 | V
); --: rows 62
UPDATE t_contact SET ct_referrer = NULL WHERE ct_id % 3 <> 0;
UPDATE t_contact SET ct_since = (SELECT date(r.ct_since, '+' || (t_contact.ct_id * 13 % 300 + 5) || ' days') FROM t_contact AS r WHERE r.ct_id = t_contact.ct_referrer) WHERE ct_referrer IS NOT NULL;
UPDATE t_contact SET ct_since = '2020-01-03' WHERE ct_since > '2020-01-03';
CREATE TABLE t_domain (
  dm_id INTEGER PRIMARY KEY, --: seq 1
  dm_label TEXT, --: mix {blue|old|tiny|north|quick|golden|velvet|salty}{kiln|harbour|lantern|orchard|falcon|pepper|cottage|violin} distinct
  dm_tld TEXT REFERENCES t_tld(tl_code), --: pick com*7 | org*2 | net*2 | pt*4 | ie*3 | pl*3 | fi*2 | shop*3 | dev*2 | wine
  dm_owner INTEGER REFERENCES t_contact(ct_id), --: ref t_contact.ct_id cover 90% skew
  dm_tech INTEGER REFERENCES t_contact(ct_id), -- technical contact, may be the owner --: ref t_contact.ct_id cover 45% skew null 9%
  dm_registered TEXT, --: date 2020-01-05..2025-04-22
  dm_renewed TEXT, -- latest renewal; empty if never --: int 0..5
  dm_expires TEXT, --: int 0..1
  dm_state TEXT, -- A active, E expired, X deleted, T moved to another registrar --: pick X*2 | T*2 | z*14
  dm_autorenew INTEGER, -- 1 yes --: pick 1*3 | 0*2
  dm_visits INTEGER, -- visits a day on the parking page; empty if not parked --: int 0..800 skew null 62%
  dm_privacy INTEGER --: pick 0 | 1
); --: rows 200
UPDATE t_domain SET dm_renewed = CASE WHEN dm_registered > '2024-04-20' THEN NULL ELSE (SELECT date(t_domain.dm_registered, '+' || MIN(t_domain.dm_renewed, CAST((julianday('2025-04-30') - julianday(t_domain.dm_registered)) / 365.3 AS INTEGER)) || ' years', '-' || (t_domain.dm_id * 7 % 25) || ' days')) END WHERE dm_renewed > 0;
UPDATE t_domain SET dm_renewed = NULL WHERE dm_renewed IN ('0', 0) OR dm_renewed <= dm_registered;
UPDATE t_domain SET dm_expires = CASE WHEN dm_renewed IS NULL THEN date(dm_registered, '+1 years') ELSE date(dm_renewed, '+' || (dm_id * 7 % 25) || ' days', '+1 years') END;
UPDATE t_domain SET dm_state = CASE WHEN dm_state IN ('X', 'T') AND dm_registered < '2025-01-01' THEN dm_state WHEN dm_expires < '2025-04-30' THEN 'E' ELSE 'A' END;
UPDATE t_domain SET dm_label = dm_label || (dm_id % 90 + 7) WHERE dm_id > (SELECT MIN(d.dm_id) FROM t_domain AS d WHERE d.dm_label = t_domain.dm_label);
CREATE TABLE t_registrar (
  rg_id INTEGER PRIMARY KEY,
  rg_name TEXT,
  rg_country TEXT
);
INSERT INTO t_registrar VALUES (1, 'Nomen', 'Germany'), (2, 'Casa do Nome', 'Portugal'), (3, 'Celtic Hosts', 'Ireland'), (4, 'Wisla Domeny', 'Poland'), (5, 'DotBarn', 'Netherlands'), (6, 'Suomi Web', 'Finland'), (7, 'Zonefile', 'Netherlands');
CREATE TABLE t_transfer (
  tr_id INTEGER PRIMARY KEY, --: seq 71
  tr_domain INTEGER REFERENCES t_domain(dm_id), --: ref t_domain.dm_id
  tr_way TEXT, -- I to us, O away from us --: pick I*3 | O*2
  tr_registrar INTEGER REFERENCES t_registrar(rg_id), -- the other side --: pick 1*4 | 2*3 | 3*3 | 4*2 | 5*4 | 6
  tr_asked INTEGER, -- Unix seconds --: int 1..300
  tr_done INTEGER, -- Unix seconds; empty while pending or when it failed --: int 1..14 null 12%
  tr_outcome TEXT -- D done, P pending, F failed --: pick D*7 | F
); --: rows 84
UPDATE t_transfer SET tr_asked = (SELECT strftime('%s', CASE WHEN t_transfer.tr_way = 'I' THEN date(dm_registered, '-6 days') ELSE date(dm_registered, '+' || t_transfer.tr_asked || ' days') END) FROM t_domain WHERE dm_id = tr_domain) + tr_id * 523 % 40000 + 28000;
DELETE FROM t_transfer WHERE tr_asked > 1745971200;
UPDATE t_transfer SET tr_done = CASE WHEN tr_outcome = 'F' THEN NULL ELSE tr_asked + tr_done * 86400 - 7200 END;
UPDATE t_transfer SET tr_done = NULL WHERE tr_done > 1746014400;
UPDATE t_transfer SET tr_outcome = 'P' WHERE tr_done IS NULL AND tr_outcome = 'D' AND tr_asked > 1725000000;
UPDATE t_transfer SET tr_outcome = 'F' WHERE tr_done IS NULL AND tr_outcome = 'D';
UPDATE t_domain SET dm_state = 'T' WHERE dm_id IN (SELECT tr_domain FROM t_transfer WHERE tr_way = 'O' AND tr_outcome = 'D');
CREATE TABLE t_invoice (
  iv_id INTEGER PRIMARY KEY, --: seq 20001
  iv_contact INTEGER REFERENCES t_contact(ct_id), --: ref t_contact.ct_id cover 92% skew
  iv_issued TEXT, --: date 2022-01-03..2025-04-28
  iv_due TEXT, --: after iv_issued 14..30 days
  iv_paid TEXT, --: after iv_issued 1..70 days until 2025-04-30 null 6%
  iv_state TEXT -- O open, P paid, C cancelled --: pick C | z*14
); --: rows 170
UPDATE t_invoice SET iv_paid = NULL WHERE iv_state = 'C';
UPDATE t_invoice SET iv_state = CASE WHEN iv_state = 'C' THEN 'C' WHEN iv_paid IS NOT NULL THEN 'P' ELSE 'O' END;
CREATE TABLE t_invoice_line (
  il_invoice INTEGER REFERENCES t_invoice(iv_id), --: ref t_invoice.iv_id
  il_no INTEGER, --: int 1..5
  il_domain INTEGER REFERENCES t_domain(dm_id), --: ref t_domain.dm_id cover 90%
  il_what TEXT, -- what is charged --: pick registration*5 | renewal*6 | transfer*2 | privacy*2
  il_years INTEGER, --: pick 1*6 | 2*3 | 3 | 5
  il_unit_eur REAL, -- price of one year --: price 7..48
  il_discount_eur REAL, -- off the whole line --: pick 0*6 | 2.5 | 4 | 1.2
  PRIMARY KEY (il_invoice, il_no)
); --: rows 330
UPDATE t_invoice_line SET il_years = 1 WHERE il_what = 'transfer';
UPDATE t_invoice_line SET il_unit_eur = 4.9 WHERE il_what = 'privacy';
CREATE TABLE t_nameserver (
  ns_id INTEGER PRIMARY KEY,
  ns_host TEXT,
  ns_place TEXT
);
INSERT INTO t_nameserver VALUES (1, 'ns1.anchor.example', 'Porto'), (2, 'ns2.anchor.example', 'Gdansk'), (3, 'ns1.heron.example', 'Turku'), (4, 'ns2.heron.example', 'Galway'), (5, 'dns.parking.example', 'Porto'), (6, 'ns.backup.example', 'Braga'), (7, 'ns.test.example', 'Turku');
CREATE TABLE t_domain_ns (
  dn_domain INTEGER REFERENCES t_domain(dm_id), --: ref t_domain.dm_id cover 93%
  dn_ns INTEGER REFERENCES t_nameserver(ns_id), --: pick 1*6 | 2*5 | 3*3 | 4*2 | 5*3 | 6
  dn_rank INTEGER, -- 1 first choice --: int 1..3
  PRIMARY KEY (dn_domain, dn_ns)
); --: rows 380
