CREATE TABLE client (
  client_id INTEGER PRIMARY KEY,
  client_name TEXT NOT NULL,
  industry TEXT,
  country TEXT,
  client_since INTEGER,
  payment_days INTEGER
);
INSERT INTO client VALUES (1,'Orvalis Pharma','pharma','Switzerland',20170314,45),(2,'Brunnfeld Energy','energy','Germany',20190902,30),(3,'Kaito Motors','automotive','Japan',20210118,60),(4,'Lagerby Foods','food','Sweden',20180620,30),(5,'Port of Selmen','public sector','Netherlands',20200106,60),(6,'Tessaro Bank','finance','Italy',20160411,30),(7,'Nordlys Telecom','telecom','Norway',20220815,30),(8,'Halvard Instruments','instruments','Norway',20230227,14),(9,'Glasrauch','glass','Germany',20151005,30),(10,'Citadine Insurance','finance','France',20190513,45),(11,'Aquaterre','water','France',20240108,30),(12,'Mirador Labs','pharma','Spain',20220503,30),(13,'Pellworm Shipping','logistics','Germany',20210906,30),(14,'Vantor Steel','metal','Austria',20180122,45),(15,'University of Lindau','public sector','Germany',20230904,60),(16,'Osprey Robotics','instruments','United States',20240610,30),(17,'Helio Grid','energy','Spain',20250203,30),(18,'Bergmann Klinik','health','Austria',20230817,30),(19,'Dorsal Systems','telecom','United States',20210401,45),(20,'Quill and Tallow','food','Ireland',20250811,14),(21,'Marisol Hotels','travel','Switzerland',20231002,30),(22,'Zephyr Rail','logistics','Switzerland',20170710,30);
CREATE TABLE consultant (
  consultant_id INTEGER PRIMARY KEY,     --: seq 201
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  grade TEXT,                            --: pick AN*5 | CO*7 | SC*5 | MG*3
  office TEXT,                           --: pick Basel*5 | Hamburg*4 | Lyon*3 | Oslo*2
  hired_on INTEGER,                      --: date 2012-02-01..2025-09-15 yyyymmdd
  birth_date INTEGER,                    --: date 1964-03-01..2001-11-30 yyyymmdd
  weekly_hours REAL,                     --: pick 40.0*6 | 32.0*2 | 24.0
  mentor_id INTEGER REFERENCES consultant(consultant_id) --: self consultant_id
); --: rows 42
CREATE TABLE project (
  project_id INTEGER PRIMARY KEY,        --: seq 3001
  project_code TEXT,                     --: code @@-### distinct
  title TEXT,                            --: mix {Solvent|Warehouse|Pricing|Reactor|Ticketing|Payroll|Sensor|Inventory|Billing|Maintenance} {audit|roadmap|redesign|model|migration|benchmark|pilot}
  client_id INTEGER REFERENCES client(client_id), --: ref client.client_id cover 90% skew
  lead_id INTEGER REFERENCES consultant(consultant_id), --: ref consultant.consultant_id cover 45%
  status TEXT,                           --: pick RUN*6 | CLO*9 | PLN*3 | HLD*2 | LOS*2
  start_date INTEGER,                    --: date 2023-01-09..2025-10-20 yyyymmdd
  end_date INTEGER,                      --: after start_date 30..330 days yyyymmdd
  sold_hours REAL,                       --: int 40..900 skew
  net_fee REAL,                          --: int 1..2
  gross_fee REAL,                        --: int 1..2
  currency TEXT                          --: pick EUR*8 | CHF*4 | USD*2
); --: rows 64
CREATE TABLE assignment (
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id cover 94%
  consultant_id INTEGER REFERENCES consultant(consultant_id), --: ref consultant.consultant_id cover 90%
  role TEXT,                             --: pick analyst*4 | expert*2 | trainer | reviewer*2
  planned_hours REAL,                    --: int 8..240 skew
  list_rate REAL,                        --: pick 95.0*2 | 120.0*4 | 150.0*4 | 185.0*2 | 230.0
  agreed_rate REAL,                      --: int 70..100
  PRIMARY KEY (project_id, consultant_id)
); --: rows 190
CREATE TABLE timesheet (
  entry_id INTEGER PRIMARY KEY,          --: seq 90001
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id cover 85% skew
  consultant_id INTEGER REFERENCES consultant(consultant_id), --: ref consultant.consultant_id cover 90%
  work_date INTEGER,                     --: date 2023-02-01..2025-10-30 yyyymmdd
  hours REAL,                            --: pick 0.5 | 1.0*2 | 2.0*4 | 3.5*3 | 4.0*4 | 6.0*3 | 8.0*6 | 9.5 | 11.0
  activity TEXT,                         --: pick workshop*3 | analysis*6 | travel*2 | report writing*4 | measurement*2 | meeting*4
  billable TEXT,                         --: by activity: travel => no*3 | yes; meeting => yes*2 | no; else => yes*8 | no
  submitted_at INTEGER,                  --: after work_date 0..9 days unix
  approved_at INTEGER                    --: after submitted_at 1..12 days unix until 2025-10-31 null 9%
); --: rows 400
CREATE TABLE invoice (
  invoice_id INTEGER PRIMARY KEY,        --: seq 1
  invoice_no TEXT,                       --: code R-##### distinct
  project_id INTEGER REFERENCES project(project_id), --: ref project.project_id cover 74%
  status TEXT,                           --: pick P*9 | S*3 | D | X
  issued_on INTEGER,                     --: date 2023-03-01..2025-10-28 yyyymmdd
  due_on INTEGER,                        --: after issued_on 14..60 days yyyymmdd
  paid_at INTEGER,                       --: after issued_on 5..88 days unix
  net_amount REAL,                       --: int 1800..48000 skew
  gross_amount REAL,                     --: int 1..2
  currency TEXT                          --: const EUR
); --: rows 135
UPDATE project SET status = 'CLO' WHERE status IN ('RUN', 'HLD') AND end_date < 20250801;
UPDATE project SET status = 'RUN' WHERE status = 'CLO' AND end_date > 20251031 AND project_id % 4 > 0;
UPDATE project SET status = CASE WHEN project_id % 4 = 1 THEN 'HLD' ELSE 'RUN' END, end_date = CASE project_id % 3 WHEN 0 THEN 20251114 WHEN 1 THEN 20251219 ELSE 20260130 END WHERE status IN ('CLO', 'RUN', 'HLD') AND end_date >= 20250401;
UPDATE project SET start_date = 20251110 + project_id % 15, end_date = 20260301 + project_id % 25 WHERE status = 'PLN';
UPDATE project SET status = 'PLN', start_date = 20251201 + project_id % 20, end_date = NULL WHERE project_id IN (3009, 3031, 3050);
UPDATE project SET net_fee = ROUND(sold_hours * (105 + project_id % 9 * 8.5), 2), currency = CASE (SELECT country FROM client WHERE client.client_id = project.client_id) WHEN 'Switzerland' THEN 'CHF' WHEN 'United States' THEN 'USD' WHEN 'Japan' THEN 'USD' ELSE 'EUR' END;
UPDATE project SET gross_fee = ROUND(net_fee * CASE currency WHEN 'EUR' THEN 1.19 WHEN 'CHF' THEN 1.081 ELSE 1.0 END, 2);
UPDATE assignment SET agreed_rate = ROUND(list_rate * CASE WHEN consultant_id % 3 = 0 THEN 1.0 ELSE agreed_rate / 100.0 END, 2);
DELETE FROM assignment WHERE project_id IN (SELECT project_id FROM project WHERE status = 'LOS');
UPDATE timesheet SET consultant_id = COALESCE((SELECT MIN((a.consultant_id * 7 + timesheet.entry_id * 3) % 13 * 1000 + a.consultant_id) % 1000 FROM assignment AS a WHERE a.project_id = timesheet.project_id), consultant_id);
DELETE FROM timesheet WHERE project_id IN (SELECT project_id FROM project WHERE status IN ('PLN', 'LOS'));
DELETE FROM invoice WHERE project_id IN (SELECT project_id FROM project WHERE status IN ('PLN', 'LOS'));
UPDATE timesheet SET work_date = (SELECT CAST(strftime('%Y%m%d', substr(p.start_date, 1, 4) || '-' || substr(p.start_date, 5, 2) || '-' || substr(p.start_date, 7, 2), '+' || ((timesheet.entry_id * 7919) % 1000 * CAST(MIN(julianday(substr(p.end_date, 1, 4) || '-' || substr(p.end_date, 5, 2) || '-' || substr(p.end_date, 7, 2)), julianday('2025-10-30')) - julianday(substr(p.start_date, 1, 4) || '-' || substr(p.start_date, 5, 2) || '-' || substr(p.start_date, 7, 2)) AS INTEGER) / 1000) || ' days') AS INTEGER) FROM project AS p WHERE p.project_id = timesheet.project_id);
UPDATE timesheet SET work_date = CASE entry_id % 3 WHEN 0 THEN 20251001 + entry_id * 7 % 30 ELSE 20250901 + entry_id * 7 % 30 END WHERE entry_id % 3 < 2 AND project_id IN (SELECT project_id FROM project WHERE status = 'RUN' AND start_date < 20250901);
UPDATE timesheet SET submitted_at = strftime('%s', substr(work_date, 1, 4) || '-' || substr(work_date, 5, 2) || '-' || substr(work_date, 7, 2)) + entry_id % 8 * 86400 + 28800 + entry_id * 37 % 39600;
UPDATE timesheet SET submitted_at = 1761897600 - entry_id % 5 * 3600 WHERE submitted_at > 1761897600;
UPDATE timesheet SET approved_at = CASE WHEN entry_id % 13 = 6 OR submitted_at + (entry_id % 11 + 1) * 90000 > 1761897600 THEN NULL ELSE submitted_at + (entry_id % 11 + 1) * 90000 END;
UPDATE invoice SET issued_on = (SELECT CAST(strftime('%Y%m%d', substr(p.start_date, 1, 4) || '-' || substr(p.start_date, 5, 2) || '-' || substr(p.start_date, 7, 2), '+' || (20 + invoice.invoice_id * 41 % 170) || ' days') AS INTEGER) FROM project AS p WHERE p.project_id = invoice.project_id);
UPDATE invoice SET issued_on = 20251001 + invoice_id % 28 WHERE issued_on > 20251028;
UPDATE invoice SET issued_on = 20251003 + invoice_id % 25 WHERE status = 'D';
UPDATE invoice SET due_on = (SELECT CAST(strftime('%Y%m%d', substr(issued_on, 1, 4) || '-' || substr(issued_on, 5, 2) || '-' || substr(issued_on, 7, 2), '+' || c.payment_days || ' days') AS INTEGER) FROM project AS p JOIN client AS c ON p.client_id = c.client_id WHERE p.project_id = invoice.project_id), currency = (SELECT p.currency FROM project AS p WHERE p.project_id = invoice.project_id);
UPDATE invoice SET paid_at = CASE WHEN status IN ('P') THEN strftime('%s', substr(issued_on, 1, 4) || '-' || substr(issued_on, 5, 2) || '-' || substr(issued_on, 7, 2)) + (invoice_id * 17 % 79 + 3) * 86400 + 36000 ELSE NULL END;
UPDATE invoice SET paid_at = NULL, status = 'S' WHERE paid_at > 1761897600;
UPDATE invoice SET gross_amount = ROUND(net_amount * CASE currency WHEN 'EUR' THEN 1.19 WHEN 'CHF' THEN 1.081 ELSE 1.0 END, 2);
UPDATE consultant SET hired_on = 20250901 + consultant_id % 20 WHERE hired_on / 10000 - birth_date / 10000 < 22;
