CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY,
  client_name TEXT NOT NULL,
  sector TEXT,
  town TEXT,
  head_office_id INTEGER,
  signed_on TEXT,
  ended_on TEXT,
  net_fee REAL,
  gross_fee REAL,
  discount_pct REAL
);
INSERT INTO clients VALUES
(101, 'Pargeter Pies Group', 'food', 'Thornbeck', NULL, '2015-04-01', NULL, 240.0, 288.0, 10),
(102, 'Pargeter Pies Eastwick', 'food', 'Eastwick', 101, '2017-09-12', NULL, 85.0, 102.0, 15),
(103, 'Pargeter Pies Penmarsh', 'food', 'Penmarsh', 101, '2021-02-01', NULL, 85.0, 102.0, 15),
(104, 'Biddle & Crump Jewellers', 'retail', 'Thornbeck', NULL, '2012-06-18', NULL, 310.0, 372.0, 0),
(105, 'Owlsworth Academy', 'education', 'Owlsworth', NULL, '2016-08-30', NULL, 195.0, 234.0, 20),
(106, 'Owlsworth Arms', 'hospitality', 'Owlsworth', NULL, '2019-03-22', NULL, 78.0, 93.6, NULL),
(107, 'Coldharbour Marina', 'leisure', 'Coldharbour', NULL, '2014-05-05', '2025-06-30', 150.0, 180.0, 5),
(108, 'Fenwright Auctions', 'retail', 'Marlesham', NULL, '2018-11-19', NULL, 205.0, 246.0, 7.5),
(109, 'Tibbs Veterinary', 'health', 'Eastwick', NULL, '2020-01-13', NULL, 92.0, 110.4, 0),
(110, 'Tibbs Veterinary Marlesham', 'health', 'Marlesham', 109, '2022-07-04', NULL, 70.0, 84.0, 12.5),
(111, 'Grindle & Daughters', 'retail', 'Penmarsh', NULL, '2023-10-02', NULL, 64.0, 76.8, 0),
(112, 'St Osyth Care Homes', 'health', 'Thornbeck', NULL, '2013-02-25', NULL, 420.0, 504.0, 12.5),
(113, 'St Osyth Lodge', 'health', 'Coldharbour', 112, '2019-12-09', NULL, 160.0, 192.0, 12.5),
(114, 'St Osyth Grange', 'health', 'Penmarsh', 112, '2024-03-18', '2025-11-30', 160.0, 192.0, 12.5),
(115, 'Quillfeather Print', 'industry', 'Marlesham', NULL, '2017-01-16', NULL, 118.0, 141.6, 5),
(116, 'Hobday Cold Storage', 'industry', 'Coldharbour', NULL, '2021-06-07', NULL, 275.0, 330.0, 10),
(117, 'Thornbeck Town Council', 'public', 'Thornbeck', NULL, '2011-09-01', NULL, 360.0, 432.0, 25),
(118, 'Marlesham Library', 'public', 'Marlesham', 117, '2014-10-20', NULL, 55.0, 66.0, 25),
(119, 'Nettlecombe Golf Club', 'leisure', 'Nettlecombe', NULL, '2024-09-09', NULL, 135.0, 162.0, NULL),
(120, 'Sprocket & Sons Cycles', 'retail', 'Eastwick', NULL, '2025-05-12', NULL, 58.0, 69.6, 0),
(121, 'The Velvet Teapot', 'hospitality', 'Owlsworth', NULL, '2022-04-25', '2024-12-31', 49.0, 58.8, 0),
(122, 'Eastwick Bowls Club', 'leisure', 'Eastwick', NULL, '2025-11-03', NULL, 42.0, 50.4, 5);
CREATE TABLE sites (
  site_id INTEGER PRIMARY KEY,           --: seq 1
  client_id INTEGER,                     --: ref clients.client_id skew
  site_name TEXT,                        --: mix {North|South|Main|Old|New|Upper|Back} {Shop|Store|Warehouse|Office|Annexe|Workshop|Hall}
  street TEXT,                           --: street
  panel TEXT,                            --: pick Sentry 4*6 | Sentry 8*4 | Wardline Pro*5 | Wardline Lite*3 | Bellbird 200*2
  grade INTEGER,                         --: pick 1*2 | 2*6 | 3*4 | 4
  fitted_on TEXT,                        --: date 2011-10-01..2025-12-05
  last_service TEXT,                     --: date 2024-10-01..2026-02-10 null 8%
  uptime_pct REAL,                       --: real 91.5..100 2
  keyholder TEXT                         --: person null 15%
); --: rows 58
UPDATE sites SET client_id = 112 WHERE client_id = 118 AND site_id % 3 = 0;
UPDATE sites SET client_id = 117 WHERE client_id = 118 AND site_id % 3 = 1;
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  job_title TEXT,                        --: pick operator*8 | senior operator*3 | patrol driver*5 | accounts
  shift TEXT,                            --: pick days*5 | nights*5 | weekends*3
  birth_date TEXT,                       --: date 1960-03-01..2004-08-30
  hired_on TEXT,                         --: date 2013-02-01..2026-01-12
  supervisor_id INTEGER                  --: self staff_id
); --: rows 36
UPDATE staff SET hired_on = '2022-09-05' WHERE birth_date > '1995-01-01' AND hired_on < '2020-01-01';
UPDATE staff SET job_title = 'senior operator', hired_on = '2013-11-04' WHERE staff_id = 1;
UPDATE staff SET supervisor_id = COALESCE((SELECT MAX(b.staff_id) FROM staff AS b WHERE b.job_title = 'senior operator' AND b.staff_id < staff.staff_id), 1) WHERE staff_id > 1;
CREATE TABLE alarms (
  alarm_id INTEGER PRIMARY KEY,          --: seq 60001
  site_id INTEGER,                       --: ref sites.site_id cover 90% skew
  kind TEXT,                             --: pick intruder*9 | fire*4 | panic*2 | flood | power loss*3
  raised_at TEXT,                        --: date 2024-06-01..2026-02-19 %Y-%m-%d %H:%M:%S
  cleared_at TEXT,                       --: after raised_at 2..190 minutes %Y-%m-%d %H:%M:%S
  taken_by INTEGER,                      --: ref staff.staff_id skew
  closed_by INTEGER,                     --: ref staff.staff_id
  answer_sec INTEGER,                    --: int 3..240 skew
  status TEXT                            --: pick FA*10 | GN*4 | TS*3
); --: rows 390
UPDATE alarms SET status = 'OP', cleared_at = NULL WHERE raised_at > '2026-01-10' AND alarm_id % 2 = 0;
UPDATE alarms SET taken_by = COALESCE((SELECT MIN(staff_id) FROM staff WHERE job_title IN ('operator', 'senior operator') AND staff_id >= alarms.taken_by), (SELECT MIN(staff_id) FROM staff WHERE job_title = 'operator'));
UPDATE alarms SET closed_by = CASE WHEN cleared_at IS NULL THEN NULL WHEN alarm_id % 5 < 3 THEN taken_by ELSE COALESCE((SELECT MIN(staff_id) FROM staff WHERE job_title IN ('operator', 'senior operator') AND staff_id >= alarms.closed_by), taken_by) END;
CREATE TABLE callouts (
  callout_id INTEGER PRIMARY KEY,        --: seq 9001
  alarm_id INTEGER,                      --: ref alarms.alarm_id cover 45%
  driver_id INTEGER,                     --: ref staff.staff_id
  sent_at TEXT,                          --: const x
  arrived_at TEXT,                       --: const x
  miles REAL,                            --: real 0.6..34 1 skew
  net_charge REAL,                       --: price 35..180
  gross_charge REAL,                     --: const 0
  outcome TEXT                           --: pick nothing found*7 | door left open*3 | intruder gone*2 | intruder held | spider on sensor*3 | smoke*2 | NULL
); --: rows 180
UPDATE callouts SET driver_id = COALESCE((SELECT MIN(staff_id) FROM staff WHERE job_title = 'patrol driver' AND staff_id >= callouts.driver_id), (SELECT MIN(staff_id) FROM staff WHERE job_title = 'patrol driver'));
UPDATE callouts SET sent_at = (SELECT datetime(raised_at, '+' || (1 + callout_id * 7 % 19) || ' minutes') FROM alarms WHERE alarms.alarm_id = callouts.alarm_id);
UPDATE callouts SET arrived_at = CASE WHEN callout_id % 17 = 0 THEN NULL ELSE datetime(sent_at, '+' || CAST(4 + miles * 1.7 + callout_id % 9 AS INTEGER) || ' minutes') END;
UPDATE callouts SET gross_charge = ROUND(net_charge * 1.2, 2);
CREATE TABLE invoices (
  invoice_no INTEGER PRIMARY KEY,        --: seq 24001
  client_id INTEGER,                     --: ref clients.client_id cover 95%
  issued_on TEXT,                        --: date 2024-06-03..2026-02-16
  due_on TEXT,                           --: after issued_on 14..30 days
  paid_on TEXT,                          --: after issued_on 3..75 days until 2026-02-19
  net_amount REAL,                       --: price 42..1900
  gross_amount REAL,                     --: const 0
  status TEXT                            --: const PD
); --: rows 260
UPDATE invoices SET gross_amount = ROUND(net_amount * 1.2, 2);
UPDATE invoices SET paid_on = NULL WHERE invoice_no % 13 = 0 OR (issued_on > '2025-10-15' AND invoice_no % 3 = 1);
UPDATE invoices SET status = CASE WHEN paid_on IS NOT NULL THEN 'PD' WHEN issued_on < '2025-03-01' THEN 'WO' WHEN due_on < '2026-02-20' THEN 'OV' ELSE 'OP' END;
DELETE FROM invoices WHERE issued_on < (SELECT signed_on FROM clients WHERE clients.client_id = invoices.client_id);
CREATE VIEW live_clients AS SELECT client_id, client_name, sector, town, head_office_id, net_fee, gross_fee FROM clients WHERE ended_on IS NULL;
CREATE VIEW overdue_invoices AS SELECT i.invoice_no, i.client_id, c.client_name, i.due_on, i.gross_amount FROM invoices AS i JOIN clients AS c ON c.client_id = i.client_id WHERE i.status = 'OV';
