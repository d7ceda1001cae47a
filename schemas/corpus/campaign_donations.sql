-- Ledger of political donations in the Republic of Varnholt: donors, committees, gifts, refunds and filings.
CREATE TABLE party (
  party_code TEXT PRIMARY KEY,
  party_name TEXT,
  founded_year INTEGER
);
INSERT INTO party VALUES ('HRB', 'Harbour Party', 1921), ('GRO', 'Green Orchard', 1984), ('UNI', 'Union of Towns', 1947), ('LIB', 'Liberty List', 2009), ('IND', 'Independents', NULL);
CREATE TABLE candidate (
  candidate_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  party_code TEXT REFERENCES party(party_code), --: pick HRB*5 | GRO*4 | UNI*4 | LIB*2 | IND*2
  district TEXT, --: pick Northmoor*4 | Eastgate*3 | Saltley*4 | Kingsford*3 | Wexmouth*3
  seat TEXT, --: pick assembly*7 | mayor*3 | council*4
  born_on TEXT, --: date 1952-01-01..1995-12-31
  incumbent INTEGER, --: pick 0*7 | 1*3
  registered_on TEXT, --: date 2023-06-01..2024-04-30
  withdrew_on TEXT --: after registered_on 60..250 days until 2024-09-30 null 75%
); --: rows 36
CREATE TABLE committee (
  committee_id INTEGER PRIMARY KEY, --: seq 501
  committee_name TEXT, --: mix {Friends of|Citizens for|Forward with|People for} {Northmoor|Eastgate|Saltley|Kingsford|Wexmouth|Varnholt|the Valley|the Coast} distinct
  candidate_id INTEGER REFERENCES candidate(candidate_id), --: ref candidate.candidate_id cover 70% null 12%
  treasurer TEXT, --: person
  opened_on TEXT, --: date 2023-06-15..2024-06-30
  donation_cap REAL, --: pick 8000*3 | 20000*4 | 40000*2 | NULL
  active INTEGER --: pick 1*5 | 0
); --: rows 28
CREATE TABLE donor (
  donor_id INTEGER PRIMARY KEY, --: seq 10001
  kind TEXT, --: pick person*4 | company*2
  city TEXT, --: pick Northmoor*4 | Saltley*4 | Kingsford*3 | Wexmouth*3 | Port Brannan*2 | Aldenheim*2
  first_seen_on TEXT, --: date 2022-01-03..2024-09-01
  verified INTEGER, --: pick 1*5 | 0*2
  blocked INTEGER --: pick 0*14 | 1
); --: rows 150
CREATE TABLE person_donor (
  donor_id INTEGER PRIMARY KEY REFERENCES donor(donor_id), --: seq 10001
  first_name TEXT, --: first
  last_name TEXT, --: last
  born_on TEXT, --: date 1938-01-01..2004-12-31 null 8%
  occupation TEXT, --: pick teacher*4 | lawyer*4 | farmer*3 | retired*5 | engineer*3 | shop owner*3 | NULL*2
  employer TEXT --: pick NULL*5 | Brannan Shipping*2 | Self*3 | City of Saltley*2 | Moorland Dairy
); --: rows 150
CREATE TABLE company_donor (
  donor_id INTEGER PRIMARY KEY REFERENCES donor(donor_id), --: seq 10001
  company_name TEXT, --: mix {Brannan|Moorland|Sable|Oakhurst|Tern|Gilded Quay|Harrow|Lindale|Marrow|Pinnock} {Shipping|Dairy|Quarries|Holdings|Breweries|Logistics|Estates} distinct
  register_no TEXT, --: code VR####@ null 6%
  sector TEXT, --: pick transport*3 | food*3 | property*4 | mining*2 | energy*2
  employees INTEGER, --: int 2..900 skew
  state_contractor INTEGER --: pick 0*4 | 1
); --: rows 70
CREATE TABLE donation (
  donation_id INTEGER PRIMARY KEY, --: seq 300001
  donor_id INTEGER REFERENCES donor(donor_id), --: ref donor.donor_id cover 86% skew
  committee_id INTEGER REFERENCES committee(committee_id), --: ref committee.committee_id cover 92% skew
  amount REAL, --: real 20..6000 0 skew
  currency TEXT, --: pick VRC*14 | EUR*3 | USD
  method TEXT, --: pick card*6 | bank transfer*5 | cheque*3 | cash*2
  pledged_on TEXT, --: date 2023-09-01..2024-10-20
  received_on TEXT, --: after pledged_on 0..45 days until 2024-11-15 null 9%
  deposited_on TEXT, --: after received_on 0..14 days until 2024-11-30 null 3%
  reported_on TEXT, --: after received_on 5..80 days until 2025-01-31 null 12%
  anonymous INTEGER, --: pick 0*11 | 1
  receipt_sent INTEGER --: pick 1*6 | 0*2
); --: rows 400
CREATE TABLE donation_status_log (
  log_id INTEGER PRIMARY KEY, --: seq 1
  donation_id INTEGER REFERENCES donation(donation_id), --: ref donation.donation_id cover 60%
  logged_at TEXT, --: date 2023-09-05..2025-02-20 %Y-%m-%d %H:%M:%S
  status TEXT, --: pick pledged*4 | received*5 | queried*2 | cleared*4 | rejected
  amount_at_time REAL, --: expr (SELECT d.amount FROM donation d WHERE d.donation_id = donation_status_log.donation_id) + (CASE WHEN log_id % 9 = 0 THEN 250 ELSE 0 END)
  clerk TEXT --: pick Orla Finch*4 | Dario Quill*3 | Mina Sorrel*3 | import job*2
); --: rows 400
CREATE TABLE refund (
  refund_id INTEGER PRIMARY KEY, --: seq 1
  donation_id INTEGER REFERENCES donation(donation_id), --: ref donation.donation_id cover 40%
  requested_on TEXT, --: date 2024-01-10..2024-12-15
  paid_on TEXT, --: after requested_on 2..40 days until 2025-03-31 null 15%
  amount REAL, --: real 20..1500 0 skew
  currency TEXT, --: const VRC
  reason TEXT --: pick over the limit*4 | donor request*3 | wrong committee*2 | blocked donor | NULL
); --: rows 42

UPDATE donor SET kind = 'person' WHERE kind = 'company' AND donor_id > 10072;
UPDATE donor SET kind = 'company' WHERE donor_id <= 10072 AND donor_id % 4 = 1;
DELETE FROM person_donor WHERE donor_id IN (SELECT donor_id FROM donor WHERE kind = 'company');
DELETE FROM company_donor WHERE donor_id IN (SELECT donor_id FROM donor WHERE kind = 'person');
UPDATE company_donor SET company_name = 'Brannan Shipping' WHERE donor_id = (SELECT d.donor_id FROM donation d JOIN company_donor c ON c.donor_id = d.donor_id GROUP BY d.donor_id ORDER BY COUNT(*) DESC LIMIT 1);
DELETE FROM company_donor WHERE donor_id <> (SELECT d.donor_id FROM donation d JOIN company_donor c ON c.donor_id = d.donor_id GROUP BY d.donor_id ORDER BY COUNT(*) DESC LIMIT 1) AND company_name = 'Brannan Shipping';
UPDATE donation SET amount = ROUND(amount * 0.3) + 15 WHERE currency = 'EUR';
UPDATE donation SET donor_id = (SELECT p.donor_id FROM donation p WHERE p.donation_id = donation.donation_id - 1), committee_id = (SELECT p.committee_id FROM donation p WHERE p.donation_id = donation.donation_id - 1), amount = (SELECT p.amount FROM donation p WHERE p.donation_id = donation.donation_id - 1), currency = (SELECT p.currency FROM donation p WHERE p.donation_id = donation.donation_id - 1), pledged_on = (SELECT p.pledged_on FROM donation p WHERE p.donation_id = donation.donation_id - 1), received_on = (SELECT p.received_on FROM donation p WHERE p.donation_id = donation.donation_id - 1), deposited_on = (SELECT p.deposited_on FROM donation p WHERE p.donation_id = donation.donation_id - 1) WHERE donation_id % 61 = 0;
UPDATE refund SET amount = MIN(amount, (SELECT d.amount FROM donation d WHERE d.donation_id = refund.donation_id)), currency = (SELECT d.currency FROM donation d WHERE d.donation_id = refund.donation_id);
UPDATE refund SET requested_on = date((SELECT d.received_on FROM donation d WHERE d.donation_id = refund.donation_id), '+' || (refund_id % 17 + 3) || ' days'), paid_on = date((SELECT d.received_on FROM donation d WHERE d.donation_id = refund.donation_id), '+' || CAST(refund_id % 17 + 3 + julianday(paid_on) - julianday(requested_on) AS INTEGER) || ' days') WHERE requested_on < (SELECT d.received_on FROM donation d WHERE d.donation_id = refund.donation_id);
UPDATE donation_status_log SET amount_at_time = (SELECT d.amount FROM donation d WHERE d.donation_id = donation_status_log.donation_id) + (CASE WHEN log_id % 9 = 0 THEN 250 ELSE 0 END);
UPDATE donation_status_log SET logged_at = datetime((SELECT d.pledged_on FROM donation d WHERE d.donation_id = donation_status_log.donation_id), '+' || (log_id * 37 % 2900 + 200) || ' minutes', '+' || (log_id % 40) || ' days');
UPDATE committee SET donation_cap = CASE committee_id WHEN 525 THEN 8000 ELSE 20000 END WHERE committee_id IN (518, 525);
