CREATE TABLE port (
  port_id INTEGER PRIMARY KEY,
  port_name TEXT NOT NULL,
  river TEXT,
  river_km INTEGER,
  berth_count INTEGER,
  safety_score INTEGER
);
INSERT INTO port VALUES (1, 'Ostermund', 'Velde', 12, 14, 88), (2, 'Karnfurt', 'Velde', 96, 9, 74), (3, 'Lindhaven', 'Velde', 171, 22, 91), (4, 'Sankt Orben', 'Velde', 240, 6, 62), (5, 'Tiefenau', 'Velde', 318, 5, 55), (6, 'Marsel', 'Ohle', 8, 11, 80), (7, 'Brugg Ohle', 'Ohle', 64, 4, 69), (8, 'Kessin', 'Ohle', 133, 7, 77), (9, 'Altwerder', 'Ohle', 187, 3, 41), (10, 'Grunow', 'Merz Canal', 21, 5, 70), (11, 'Schleusingen', 'Merz Canal', 58, 2, 66), (12, 'Hafen Nord', 'Velde', 4, 31, 93), (13, 'Pollnitz', 'Ohle', 221, 2, 48);
CREATE TABLE lock (
  lock_id INTEGER PRIMARY KEY,
  lock_name TEXT,
  river TEXT,
  chamber_m INTEGER,
  built_year INTEGER
);
INSERT INTO lock VALUES (1, 'Karnfurt Lock', 'Velde', 190, 1954), (2, 'Eichwehr', 'Velde', 110, 1931), (3, 'Orben Twin Lock', 'Velde', 190, 1978), (4, 'Kessin Weir', 'Ohle', 135, 1962), (5, 'Altwerder Lock', 'Ohle', 85, 1909), (6, 'Merz Summit', 'Merz Canal', 110, 1938), (7, 'Grunow Basin', 'Merz Canal', 110, 1938), (8, 'Marsel Tide Lock', 'Ohle', 225, 1996), (9, 'Pollnitz Lock', 'Ohle', 67, 1887);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  customer_name TEXT,
  sector TEXT,
  home_port_id INTEGER REFERENCES port(port_id),
  since_day INTEGER,
  payment_days INTEGER,
  credit_score INTEGER
);
INSERT INTO customer VALUES (1, 'Velde Steel Works', 'steel', 3, 20040312, 45, 812), (2, 'Ohle Grain Union', 'agriculture', 8, 20090901, 30, 745), (3, 'Karnfurt Cement', 'building materials', 2, 20110517, 30, 690), (4, 'Nordoil Storage', 'energy', 12, 20150203, 14, 858), (5, 'Brandt Scrap Metals', 'recycling', 6, 20181120, 14, 540), (6, 'Tiefenau Quarry', 'building materials', 5, 20070822, 60, 633), (7, 'Merz Fertilizer', 'chemicals', 10, 20130614, 30, 701), (8, 'Sankt Orben Salt', 'chemicals', 4, 20190408, 30, 718), (9, 'Lindhaven Container Line', 'logistics', 3, 20200115, 21, 779), (10, 'Harkema Timber', 'wood', 7, 20160930, 30, 604), (11, 'Kessin Mills', 'agriculture', 8, 20120326, 45, 667), (12, 'Greenpellet', 'energy', 11, 20220701, 14, 588), (13, 'Hafen Nord Terminals', 'logistics', 12, 20051010, 30, 834), (14, 'Ostermund Paper', 'wood', 1, 20140219, 30, 722), (15, 'Pollnitz Sugar', 'agriculture', 13, 20170905, 60, 496), (16, 'Marsel Ferroalloys', 'steel', 6, 20211213, 30, 651), (17, 'Rademacher Aggregates', 'building materials', 2, 20230327, 14, 573), (18, 'Bluebarge Events', 'leisure', 1, 20240506, 14, 512), (19, 'Schleusingen Brick', 'building materials', 11, 20100118, 30, 684), (20, 'Voltic Batteries', 'recycling', 12, 20250224, 14, NULL);
CREATE TABLE barge (
  barge_id INTEGER PRIMARY KEY,          --: seq 1
  barge_name TEXT,                       --: mix {Anna|Hanne|Elsa|Wilma|Frieda|Grete|Oda|Lotte} {Marie|Sophie|Dorothea|Katharina|Luise|II|III} distinct
  hull_no TEXT,                          --: code EU-#####  distinct
  kind TEXT,                             --: pick dry cargo*5 | tanker*2 | container*2 | pusher*1
  built_year INTEGER,                    --: int 1961..2022
  capacity_t INTEGER,                    --: by kind: dry cargo => 950*2 | 1250*3 | 1500*3 | 2300; tanker => 1300 | 2100*2; container => 2000 | 2800; else => 3600
  home_port_id INTEGER REFERENCES port(port_id), --: pick 1*2 | 3*5 | 6*3 | 12*4 | 2
  bought_day INTEGER,                    --: date 1998-03-01..2023-11-30 yyyymmdd
  condition_score REAL                   --: real 2.5..9.8 1 normal
); --: rows 30
CREATE TABLE skipper (
  skipper_id INTEGER PRIMARY KEY,        --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  born_day INTEGER,                      --: date 1957-02-01..2001-11-30 yyyymmdd
  hired_day INTEGER,                     --: date 2001-04-01..2025-05-31 yyyymmdd
  licence_class TEXT,                    --: pick A*2 | B*5 | C*3
  licence_until_day INTEGER,             --: date 2025-02-01..2029-12-31 yyyymmdd
  hourly_cents INTEGER,                  --: pick 2650*2 | 2890*4 | 3120*3 | 3480
  peer_score INTEGER                     --: int 1..5 normal null 12%
); --: rows 34
CREATE TABLE cargo_type (
  cargo_code TEXT PRIMARY KEY,
  cargo_name TEXT,
  hazard_level INTEGER,
  handling_cents_per_t INTEGER
);
INSERT INTO cargo_type VALUES ('COI', 'Steel coils', 0, 310), ('GRA', 'Grain', 0, 180), ('CEM', 'Cement', 1, 240), ('GAS', 'Diesel fuel', 3, 420), ('SCR', 'Scrap metal', 1, 265), ('GVL', 'Gravel', 0, 120), ('FRT', 'Fertilizer', 2, 295), ('SLT', 'Road salt', 0, 150), ('CNT', 'Containers', 0, 510), ('TIM', 'Timber', 0, 230), ('PEL', 'Wood pellets', 2, 205), ('SUG', 'Sugar', 0, 215), ('LIT', 'Battery scrap', 3, 690);
CREATE TABLE voyage (
  voyage_id INTEGER PRIMARY KEY,         --: seq 7001
  barge_id INTEGER REFERENCES barge(barge_id), --: ref barge.barge_id cover 90%
  skipper_id INTEGER REFERENCES skipper(skipper_id), --: ref skipper.skipper_id cover 88%
  from_port_id INTEGER REFERENCES port(port_id), --: pick 1*3 | 2*3 | 3*6 | 4*2 | 5*3 | 6*4 | 7*1 | 8*3 | 9*1 | 10*2 | 11*1 | 12*7
  to_port_id INTEGER REFERENCES port(port_id), --: pick 1*4 | 2*3 | 3*6 | 4*2 | 5*1 | 6*4 | 7*1 | 8*3 | 9*1 | 10*2 | 11*2 | 12*7
  planned_at INTEGER,                    --: date 2023-07-03..2025-07-11 unix
  departed_at INTEGER,                   --: int 0..1
  arrived_at INTEGER,                    --: int 0..1
  delay_minutes INTEGER,                 --: pick 0*6 | 15*2 | 30*2 | 55*2 | 90*2 | 160 | 340 | 705
  fuel_l INTEGER,                        --: int 300..4200 skew
  comfort_score INTEGER                  --: int 1..10 normal null 10%
); --: rows 260
CREATE TABLE lock_passage (
  voyage_id INTEGER REFERENCES voyage(voyage_id), --: ref voyage.voyage_id cover 62%
  lock_id INTEGER REFERENCES lock(lock_id), --: pick 1*5 | 2*3 | 3*5 | 4*4 | 5*1 | 6*3 | 7*2 | 8*4
  entered_at INTEGER,                    --: int 0..1
  wait_minutes INTEGER,                  --: int 0..210 skew
  lock_minutes INTEGER,                  --: int 14..52 normal
  toll_cents INTEGER,                    --: price 18..140
  PRIMARY KEY (voyage_id, lock_id)
); --: rows 330
CREATE TABLE shipment (
  shipment_id INTEGER PRIMARY KEY,       --: seq 50001
  voyage_id INTEGER REFERENCES voyage(voyage_id), --: ref voyage.voyage_id cover 86%
  customer_id INTEGER REFERENCES customer(customer_id), --: pick 1*8 | 2*6 | 3*5 | 4*5 | 5*3 | 6*5 | 7*4 | 8*3 | 9*6 | 10*2 | 11*3 | 12*2 | 13*4 | 14*2 | 15*2 | 16*3 | 17*2 | 19*1
  cargo_code TEXT REFERENCES cargo_type(cargo_code), --: by customer_id: 1, 16 => COI; 2, 11 => GRA; 3 => CEM; 4 => GAS; 5 => SCR; 6, 17, 19 => GVL; 7 => FRT; 8 => SLT; 9, 13 => CNT; 10, 14 => TIM; 12 => PEL; else => SUG
  tonnes INTEGER,                        --: int 120..900 normal
  ordered_day INTEGER,                   --: date 2023-06-20..2025-07-01 yyyymmdd
  due_day INTEGER,                       --: date 2023-06-20..2025-07-01 yyyymmdd
  delivered_day INTEGER,                 --: date 2023-06-20..2025-07-01 yyyymmdd
  freight_cents INTEGER,                 --: price 900..9000
  customer_stars INTEGER                 --: int 1..5 normal null 22%
); --: rows 340
CREATE TABLE invoice (
  invoice_id INTEGER PRIMARY KEY,        --: seq 90001
  shipment_id INTEGER REFERENCES shipment(shipment_id), --: ref shipment.shipment_id cover 92% distinct
  issued_day INTEGER,                    --: date 2023-07-10..2025-07-10 yyyymmdd
  due_day INTEGER,                       --: date 2023-07-10..2025-07-10 yyyymmdd
  paid_day INTEGER,                      --: date 2023-07-10..2025-07-10 yyyymmdd null 9%
  net_cents INTEGER,                     --: price 900..9000
  vat_cents INTEGER,                     --: price 90..900
  dunning_level INTEGER                  --: pick 0
); --: rows 300
CREATE TABLE repair (
  repair_id INTEGER PRIMARY KEY,         --: seq 401
  barge_id INTEGER REFERENCES barge(barge_id), --: ref barge.barge_id cover 75%
  port_id INTEGER REFERENCES port(port_id), --: pick 3*5 | 6*2 | 12*4 | 1
  reported_at INTEGER,                   --: date 2023-07-10..2025-06-30 unix
  started_at INTEGER,                    --: int 2..300
  finished_at INTEGER,                   --: int 5..200
  labour_minutes INTEGER,                --: int 45..4200 skew
  cost_cents INTEGER,                    --: price 120..9500
  severity INTEGER                       --: pick 1*4 | 2*4 | 3*3 | 4*2 | 5*1
); --: rows 95
UPDATE voyage SET to_port_id = CASE from_port_id WHEN 12 THEN 3 ELSE 12 END WHERE to_port_id = from_port_id;
UPDATE voyage SET planned_at = planned_at / 86400 * 86400 + (4 + voyage_id * 7 % 12) * 3600 + voyage_id % 4 * 900;
UPDATE voyage SET departed_at = planned_at + delay_minutes * 60;
UPDATE voyage SET arrived_at = departed_at + (SELECT 60 * (150 + 5 * abs(a.river_km - b.river_km) + CASE WHEN a.river = b.river THEN 0 ELSE 640 END) FROM port AS a, port AS b WHERE a.port_id = voyage.from_port_id AND b.port_id = voyage.to_port_id) + voyage_id % 13 * 660;
UPDATE voyage SET arrived_at = NULL WHERE arrived_at > 1752487200;
UPDATE voyage SET departed_at = NULL, arrived_at = NULL, fuel_l = NULL, delay_minutes = NULL, comfort_score = NULL WHERE voyage_id % 37 = 5;
UPDATE voyage SET fuel_l = (arrived_at - departed_at) / 60 * (2 + voyage_id % 3) WHERE arrived_at IS NOT NULL;
DELETE FROM lock_passage WHERE voyage_id IN (SELECT voyage_id FROM voyage WHERE departed_at IS NULL);
UPDATE lock_passage SET entered_at = (SELECT v.departed_at + 3600 * (1 + lock_passage.lock_id) FROM voyage AS v WHERE v.voyage_id = lock_passage.voyage_id);
UPDATE shipment SET ordered_day = (SELECT CAST(strftime('%Y%m%d', v.planned_at - (3 + shipment.shipment_id * 7 % 25) * 86400, 'unixepoch') AS INTEGER) FROM voyage AS v WHERE v.voyage_id = shipment.voyage_id), due_day = (SELECT CAST(strftime('%Y%m%d', v.planned_at + (1 + shipment.shipment_id % 5) * 86400, 'unixepoch') AS INTEGER) FROM voyage AS v WHERE v.voyage_id = shipment.voyage_id), delivered_day = (SELECT CAST(strftime('%Y%m%d', v.arrived_at + shipment.shipment_id * 11 % 5 * 43200, 'unixepoch') AS INTEGER) FROM voyage AS v WHERE v.voyage_id = shipment.voyage_id);
UPDATE shipment SET delivered_day = NULL WHERE delivered_day > 20250714;
UPDATE shipment SET customer_stars = NULL WHERE delivered_day IS NULL;
UPDATE shipment SET freight_cents = tonnes * (410 + shipment_id % 17 * 45);
DELETE FROM invoice WHERE shipment_id IN (SELECT shipment_id FROM shipment WHERE delivered_day IS NULL);
UPDATE invoice SET net_cents = (SELECT s.freight_cents + s.tonnes * c.handling_cents_per_t FROM shipment AS s JOIN cargo_type AS c ON s.cargo_code = c.cargo_code WHERE s.shipment_id = invoice.shipment_id);
UPDATE invoice SET vat_cents = net_cents * 19 / 100;
UPDATE invoice SET issued_day = (SELECT CAST(strftime('%Y%m%d', substr(s.delivered_day, 1, 4) || '-' || substr(s.delivered_day, 5, 2) || '-' || substr(s.delivered_day, 7, 2), '+' || (1 + invoice.invoice_id % 9) || ' days') AS INTEGER) FROM shipment AS s WHERE s.shipment_id = invoice.shipment_id);
DELETE FROM invoice WHERE issued_day > 20250714;
UPDATE invoice SET due_day = (SELECT CAST(strftime('%Y%m%d', substr(invoice.issued_day, 1, 4) || '-' || substr(invoice.issued_day, 5, 2) || '-' || substr(invoice.issued_day, 7, 2), '+' || c.payment_days || ' days') AS INTEGER) FROM shipment AS s JOIN customer AS c ON s.customer_id = c.customer_id WHERE s.shipment_id = invoice.shipment_id);
UPDATE invoice SET paid_day = CAST(strftime('%Y%m%d', substr(due_day, 1, 4) || '-' || substr(due_day, 5, 2) || '-' || substr(due_day, 7, 2), CASE WHEN invoice_id % 4 = 1 THEN '+' || (invoice_id * 7 % 50) ELSE '-' || (invoice_id % 12) END || ' days') AS INTEGER) WHERE paid_day IS NOT NULL;
UPDATE invoice SET paid_day = NULL WHERE paid_day > 20250714;
UPDATE invoice SET dunning_level = CASE WHEN paid_day IS NULL AND due_day < 20250601 THEN 1 + invoice_id % 3 WHEN paid_day IS NULL AND due_day < 20250714 THEN invoice_id % 2 WHEN paid_day - due_day > 20 AND paid_day - due_day < 60 THEN 1 ELSE 0 END;
UPDATE repair SET started_at = reported_at + started_at * 3600;
UPDATE repair SET finished_at = started_at + finished_at * 3600;
UPDATE repair SET finished_at = NULL WHERE repair_id % 15 = 7 OR finished_at > 1752487200;
UPDATE barge SET bought_day = built_year * 10000 + 915 WHERE bought_day / 10000 < built_year;
UPDATE skipper SET hired_day = (born_day / 10000 + 19 + skipper_id % 6) * 10000 + 401 + skipper_id % 9 * 100 WHERE hired_day / 10000 - born_day / 10000 < 19;
UPDATE skipper SET hired_day = 20250501 WHERE hired_day > 20250531;
UPDATE shipment SET due_day = (SELECT CAST(strftime('%Y%m%d', v.planned_at + (shipment.shipment_id * 3 % 4) * 86400, 'unixepoch') AS INTEGER) FROM voyage AS v WHERE v.voyage_id = shipment.voyage_id);
UPDATE skipper SET licence_until_day = 20250228 WHERE skipper_id % 9 = 6 OR skipper_id = 306;
