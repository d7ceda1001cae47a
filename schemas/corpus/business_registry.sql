CREATE TABLE offices (
  office_id INTEGER PRIMARY KEY,
  office_name TEXT NOT NULL,
  city TEXT NOT NULL,
  desk_count INTEGER
);
INSERT INTO offices VALUES (1,'Guildhall Registry','Portmere',14),(2,'North Quay Counter','Portmere',5),(3,'Eastwick Registry','Eastwick',9),(4,'Hollin Court','Hollin',6),(5,'Stanmoor House','Stanmoor',4),(6,'Digital Intake','Calder Bridge',3);
CREATE TABLE companies (
  company_no TEXT PRIMARY KEY,           --: code CR###### distinct
  company_name TEXT NOT NULL,            --: mix {Ardent|Bellhaven|Corvid|Dray|Quill|Fenmark|Gullane|Hartley|Ironbridge|Kestrel|Lomond|Marrow} {Foods|Logistics|Textiles|Joinery|Systems|Energy|Holdings|Shipping|Clinics|Press} distinct
  legal_form TEXT,                       --: pick Ltd*9 | PLC*2 | LLP*3 | Partnership*2
  industry TEXT,                         --: pick Wholesale*5 | Construction*5 | Software*4 | Hospitality*4 | Transport*3 | Agriculture*2
  city TEXT,                             --: pick Portmere*6 | Eastwick*4 | Hollin*3 | Stanmoor*3 | Calder Bridge*2
  office_id INTEGER REFERENCES offices(office_id), --: ref offices.office_id
  registered_on TEXT,                    --: date 2004-03-01..2024-08-30
  dissolved_on TEXT,                     --: after registered_on 300..5200 days until 2024-09-10 null 55%
  status TEXT,                           --: const active
  share_capital REAL,                    --: pick 100*5 | 1000*4 | 10000*4 | 25000*3 | 50000*3 | 250000*2 | 1500000
  turnover REAL,                         --: int 18000..9800000 skew null 9%
  employees INTEGER,                     --: int 1..420 skew
  tax_rate_pct REAL                      --: pick 12.5*2 | 19*5 | 22*2 | 25*3
); --: rows 105
CREATE TABLE people (
  person_id INTEGER PRIMARY KEY,         --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  birth_date TEXT,                       --: date 1941-01-01..2002-12-31
  nationality TEXT,                      --: pick British*7 | Irish*3 | Dutch*2 | Polish*2 | Indian*2 | Danish
  disqualified TEXT                      --: pick no*11 | yes
); --: rows 120
CREATE TABLE appointments (
  appointment_id INTEGER PRIMARY KEY,    --: seq 7000
  person_id INTEGER REFERENCES people(person_id), --: ref people.person_id cover 80% skew
  company_no TEXT REFERENCES companies(company_no), --: ref companies.company_no cover 90%
  role TEXT,                             --: pick director*7 | secretary*3 | auditor*2 | liquidator
  appointed_on TEXT,                     --: date 2008-01-10..2024-08-31
  resigned_on TEXT                       --: after appointed_on 90..3600 days until 2024-09-12 null 40%
); --: rows 215
CREATE TABLE holdings (
  person_id INTEGER REFERENCES people(person_id), --: ref people.person_id cover 75%
  company_no TEXT REFERENCES companies(company_no), --: ref companies.company_no cover 84%
  stake_pct REAL,                        --: real 1.5..24 1
  acquired_on TEXT,                      --: date 2009-01-01..2024-09-01
  PRIMARY KEY (person_id, company_no)
); --: rows 190
CREATE TABLE filings (
  filing_id INTEGER PRIMARY KEY,         --: seq 90001
  company_no TEXT REFERENCES companies(company_no), --: ref companies.company_no cover 88% skew
  kind TEXT,                             --: pick Annual Accounts*6 | Confirmation Statement*5 | Change of Address*3 | Charge*2 | Capital Increase
  due_on TEXT,                           --: date 2022-01-31..2024-09-30
  submitted_at TEXT,                     --: date 2022-01-31..2024-09-14 %Y-%m-%d %H:%M:%S
  accepted_at TEXT,                      --: after submitted_at 2..900 hours %Y-%m-%d %H:%M:%S until 2024-09-15 null 6%
  received_office_id INTEGER REFERENCES offices(office_id), --: ref offices.office_id skew
  examined_office_id INTEGER REFERENCES offices(office_id), --: ref offices.office_id cover 85%
  fee_charged REAL,                      --: pick 15*3 | 30*4 | 62*3 | 120*2
  fee_paid REAL,                         --: const 0
  penalty REAL,                          --: const 0
  payment TEXT                           --: pick paid*7 | unpaid*2
); --: rows 330
UPDATE companies SET status = CASE WHEN dissolved_on IS NOT NULL OR CAST(substr(company_no, 3) AS INTEGER) % 9 = 2 THEN 'inactive' ELSE 'active' END;
UPDATE filings SET due_on = date(submitted_at, printf('%+d days', filing_id * 17 % 45 - 16));
UPDATE filings SET penalty = CASE WHEN date(submitted_at) > due_on THEN 50 + 25 * (filing_id % 6) ELSE 0 END;
UPDATE filings SET fee_paid = CASE WHEN payment = 'paid' THEN fee_charged WHEN filing_id % 3 = 0 THEN fee_charged / 2 ELSE 0 END;
UPDATE filings SET examined_office_id = NULL WHERE accepted_at IS NULL;
CREATE VIEW late_filings AS SELECT filing_id, company_no, kind, due_on, submitted_at, CAST(julianday(date(submitted_at)) - julianday(due_on) AS INTEGER) AS days_late, penalty FROM filings WHERE date(submitted_at) > due_on;
CREATE VIEW current_directors AS SELECT p.person_id, p.first_name, p.last_name, a.company_no, a.appointed_on FROM people AS p JOIN appointments AS a ON a.person_id = p.person_id WHERE a.role = 'director' AND a.resigned_on IS NULL;
