CREATE TABLE plans (
  plan_code TEXT PRIMARY KEY,
  plan_name TEXT NOT NULL,
  base_fee_usd REAL,
  included_calls INTEGER,
  overage_usd_per_1k REAL,
  sla_hours INTEGER
);
INSERT INTO plans VALUES ('SBX', 'Sandbox', 0, 10000, NULL, NULL), ('STR', 'Starter', 49, 100000, 0.9, 48), ('GRO', 'Growth', 249, 750000, 0.6, 24), ('SCL', 'Scale', 990, 4000000, 0.35, 8), ('ENT', 'Enterprise', 3200, 20000000, 0.2, 2);
CREATE TABLE addons (
  addon_code TEXT PRIMARY KEY,
  addon_name TEXT NOT NULL,
  category TEXT,
  unit_fee_usd REAL
);
INSERT INTO addons VALUES ('AUD', 'Audit Trail', 'Compliance', 120), ('DPA', 'Data Residency', 'Compliance', 310), ('BRS', 'Burst Guard', 'Traffic', 75), ('EDG', 'Edge Cache', 'Traffic', 180), ('SSO', 'Single Sign-on', 'Access', 95), ('IPW', 'IP Allowlist', 'Access', 40), ('WHK', 'Webhook Replay', 'Delivery', 60), ('RAW', 'Raw Log Export', 'Delivery', 145), ('GPU', 'Priority Inference', 'Traffic', 520);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 101
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  team TEXT,                             --: const x
  born_on TEXT,                          --: date 1966-03-01..2001-10-20
  hired_on TEXT,                         --: date 2017-05-01..2024-12-10
  lead_id INTEGER REFERENCES staff(staff_id) --: self staff_id
); --: rows 32
CREATE TABLE accounts (
  account_id INTEGER PRIMARY KEY,        --: seq 2001
  company TEXT,                          --: mix {Nimbus|Quarry|Pelican|Tallow|Orrin|Saffron|Juniper|Kestrel|Lumen|Bracken|Halyard|Pomelo} {Pay|Maps|Freight|Health|Games|Tutor|Retail} distinct
  industry TEXT,                         --: const x
  region_code TEXT,                      --: pick EU*5 | NA*4 | AP*3 | LA*3
  plan_code TEXT REFERENCES plans(plan_code), --: pick SBX*2 | STR*4 | GRO*5 | SCL*3 | ENT
  signed_up_on TEXT,                     --: date 2020-02-03..2024-11-25
  activated_on TEXT,                     --: after signed_up_on 0..70 days until 2025-03-31 null 8%
  cancelled_on TEXT,                     --: date 2023-11-10..2025-03-28 null 72%
  autopay INTEGER,                       --: pick 1*3 | 0*2
  health_score INTEGER,                  --: int 12..98 normal
  nps INTEGER,                           --: int 0..10 null 25%
  owner_id INTEGER                       --: int 101..113 null 5%
); --: rows 72
CREATE TABLE account_addons (
  account_id INTEGER REFERENCES accounts(account_id), --: ref accounts.account_id cover 75%
  addon_code TEXT REFERENCES addons(addon_code), --: pick AUD*4 | DPA*2 | BRS*5 | EDG*4 | SSO*6 | IPW*3 | WHK*4 | RAW*2
  seats INTEGER,                         --: int 1..60 skew
  added_on TEXT                          --: date 2022-01-10..2025-03-20
); --: rows 150
CREATE TABLE endpoints (
  endpoint_id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  product TEXT,
  target_ms INTEGER,
  launched_on TEXT,
  retired_on TEXT
);
INSERT INTO endpoints VALUES (1, '/v1/geocode', 'Atlas', 120, '2019-06-01', '2024-09-30'), (2, '/v2/geocode', 'Atlas', 90, '2023-02-14', NULL), (3, '/v2/route', 'Atlas', 250, '2023-02-14', NULL), (4, '/v1/score', 'Verity', 400, '2020-11-03', NULL), (5, '/v1/match', 'Verity', 350, '2021-04-19', NULL), (6, '/v1/watchlist', 'Verity', 600, '2022-08-22', NULL), (7, '/v1/render', 'Canvas', 800, '2021-09-06', NULL), (8, '/v1/resize', 'Canvas', 300, '2021-09-06', NULL), (9, '/v1/webhooks', 'Relay', 60, '2020-01-15', NULL), (10, '/v1/sms', 'Relay', 200, '2022-03-01', NULL), (11, '/v1/inbox', 'Relay', 150, '2024-10-08', NULL), (12, '/beta/summarise', NULL, 1500, '2025-03-03', NULL);
CREATE TABLE monthly_usage (
  usage_id INTEGER PRIMARY KEY,          --: seq 1
  account_id INTEGER,                    --: ref accounts.account_id cover 90%
  endpoint_id INTEGER,                   --: int 1..11
  usage_year INTEGER,                    --: pick 2023*3 | 2024*5 | 2025*2
  usage_month INTEGER,                   --: by usage_year: 2025 => 1 | 2 | 3; else => 1|2|3|4|5|6|7|8|9|10|11|12
  calls INTEGER,                         --: int 4000..900000 skew
  failed_calls INTEGER,                  --: int 0..3900 skew
  avg_latency_ms REAL,                   --: real 35..990 1
  data_out_gb REAL                       --: real 0.2..480 1 skew
); --: rows 520
CREATE TABLE invoices (
  invoice_no TEXT PRIMARY KEY,           --: code IN-##### distinct
  account_id INTEGER,                    --: ref accounts.account_id cover 88% skew
  issued_on TEXT,                        --: date 2023-01-02..2025-03-28
  due_on TEXT,                           --: after issued_on 14..45 days
  paid_on TEXT,                          --: after issued_on 2..80 days until 2025-03-31 null 9%
  net_usd REAL,                          --: price 49..5200
  tax_usd REAL,                          --: expr ROUND(net_usd * (account_id % 4) * 0.07, 2)
  state_code TEXT                        --: const O
); --: rows 340
CREATE TABLE tickets (
  ticket_id INTEGER PRIMARY KEY,         --: seq 7001
  account_id INTEGER REFERENCES accounts(account_id), --: ref accounts.account_id cover 80% skew
  agent_id INTEGER,                      --: int 114..125 null 6%
  topic TEXT,                            --: pick Rate limits*5 | Billing question*4 | Webhook delivery*3 | Login problem*3 | Latency spike*4 | Wrong invoice*2 | Key rotation*2
  severity TEXT,                         --: pick S1 | S2*3 | S3*5 | S4*3
  opened_at TEXT,                        --: date 2024-01-02..2025-03-30 %Y-%m-%d %H:%M:%S
  first_reply_at TEXT,                   --: after opened_at 1..40 hours %Y-%m-%d %H:%M:%S until 2025-03-31
  closed_at TEXT,                        --: after opened_at 45..400 hours %Y-%m-%d %H:%M:%S until 2025-03-31 null 7%
  csat INTEGER                           --: pick 1*1 | 2*2 | 3*3 | 4*5 | 5*4 null 35%
); --: rows 280
UPDATE staff SET team = CASE WHEN staff_id <= 113 THEN 'Customer Success' WHEN staff_id <= 125 THEN 'Support' WHEN staff_id <= 129 THEN 'Finance' ELSE 'Platform' END;
DELETE FROM account_addons WHERE rowid NOT IN (SELECT MIN(rowid) FROM account_addons GROUP BY account_id, addon_code);
DELETE FROM monthly_usage WHERE usage_id NOT IN (SELECT MIN(usage_id) FROM monthly_usage GROUP BY account_id, endpoint_id, usage_year, usage_month);
DELETE FROM monthly_usage WHERE printf('%d-%02d', usage_year, usage_month) < (SELECT strftime('%Y-%m', signed_up_on) FROM accounts AS a WHERE a.account_id = monthly_usage.account_id);
DELETE FROM monthly_usage WHERE (endpoint_id = 1 AND usage_year * 100 + usage_month > 202409) OR (endpoint_id = 11 AND usage_year * 100 + usage_month < 202410) OR (endpoint_id IN (2, 3) AND usage_year * 100 + usage_month < 202302);
DELETE FROM invoices WHERE issued_on < (SELECT signed_up_on FROM accounts AS a WHERE a.account_id = invoices.account_id);
UPDATE accounts SET cancelled_on = NULL WHERE cancelled_on <= activated_on OR cancelled_on <= date(signed_up_on, '+90 days');
DELETE FROM monthly_usage WHERE printf('%d-%02d', usage_year, usage_month) > (SELECT strftime('%Y-%m', cancelled_on) FROM accounts AS a WHERE a.account_id = monthly_usage.account_id);
DELETE FROM invoices WHERE issued_on > (SELECT cancelled_on FROM accounts AS a WHERE a.account_id = invoices.account_id);
DELETE FROM tickets WHERE opened_at > (SELECT cancelled_on FROM accounts AS a WHERE a.account_id = tickets.account_id) OR opened_at < (SELECT signed_up_on FROM accounts AS a WHERE a.account_id = tickets.account_id);
UPDATE invoices SET state_code = CASE WHEN paid_on IS NOT NULL THEN 'P' WHEN CAST(SUBSTR(invoice_no, -2) AS INTEGER) % 9 IN (0, 4) THEN 'V' WHEN CAST(SUBSTR(invoice_no, -2) AS INTEGER) % 9 = 1 THEN 'W' ELSE 'O' END;
UPDATE tickets SET csat = NULL WHERE closed_at IS NULL;
UPDATE accounts SET industry = CASE WHEN account_id % 17 = 4 THEN NULL WHEN company LIKE '%Pay' THEN 'Fintech' WHEN company LIKE '%Maps' OR company LIKE '%Freight' THEN 'Logistics' WHEN company LIKE '%Health' THEN 'Healthcare' WHEN company LIKE '%Games' THEN 'Gaming' WHEN company LIKE '%Tutor' THEN 'Education' ELSE 'E-commerce' END;
