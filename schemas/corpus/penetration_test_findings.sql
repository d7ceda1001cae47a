CREATE TABLE tester (
  tester_id INTEGER PRIMARY KEY,         --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  grade TEXT,                            --: pick junior*3 | consultant*5 | senior*4 | principal*2
  office_city TEXT,                      --: pick Utrecht*5 | Leeds*4 | Graz*3 | Gdansk*3
  hired_on TEXT,                         --: date 2012-05-01..2024-07-15
  weekly_hours INTEGER,                  --: pick 40*6 | 32*3 | 24*2 | 20
  utilisation_pct INTEGER,               --: int 52..114
  day_rate_eur INTEGER,                  --: by grade: junior => 560*2 | 640; consultant => 780 | 820*2; senior => 980*2 | 1040; else => 1250
  mentor_id INTEGER REFERENCES tester(tester_id) --: self tester_id null 25%
); --: rows 36
CREATE TABLE asset (
  asset_id INTEGER PRIMARY KEY,          --: seq 201
  host_name TEXT,                        --: mix {web|api|db|vpn|mail|file|build|pay}-{otter|heron|badger|lynx|newt|stoat|wren|pike|ibis|toad}-{01|02|03} distinct
  environment TEXT,                      --: pick production*6 | staging*3 | test*3 | lab
  owner_team TEXT,                       --: pick Storefront*5 | Payments*4 | Workplace*3 | Data Platform*3 | Logistics IT*2 | Mobile*2
  operating_system TEXT,                 --: pick Debian 12*5 | Debian 10*2 | Windows Server 2019*4 | Windows Server 2012*1 | Alpine 3.18*3 | AIX 7.2
  internet_facing TEXT,                  --: pick yes*4 | no*6
  memory_gb INTEGER,                     --: pick 4*2 | 8*4 | 16*5 | 64*2 | 256
  disk_used_pct REAL,                    --: real 11..99 1
  last_patched_on TEXT,                  --: date 2023-01-10..2024-09-10 null 8%
  decommission_on TEXT                   --: date 2024-06-01..2026-03-01 null 80%
); --: rows 84
CREATE TABLE finding (
  finding_no INTEGER PRIMARY KEY,        --: seq 1001
  title TEXT,                            --: mix {SQL injection|Stored XSS|Weak TLS cipher|Default password|Open redirect|Missing rate limit|Path traversal|Outdated library|Exposed admin panel|Verbose error page|Unsigned update|Leaked API key} in {login|search|checkout|export|upload|VPN gateway|invoice download|password reset|job scheduler|loyalty app}
  category TEXT,                         --: const misconfiguration
  engagement TEXT,                       --: pick Webshop*6 | Payments API*5 | Warehouse Wi-Fi*2 | Mobile App*4 | Office Network*4 | Data Lake*3
  severity_cd TEXT,                      --: pick CR*2 | HI*5 | ME*8 | LO*6 | IN*2
  status_cd TEXT,                        --: pick OP*5 | IP*4 | RT*3 | CL*14 | AR*2 | FP*2
  found_by INTEGER REFERENCES tester(tester_id), --: ref tester.tester_id cover 84% skew
  retested_by INTEGER REFERENCES tester(tester_id), --: ref tester.tester_id cover 70%
  reported_on TEXT,                      --: date 2022-11-07..2024-09-12
  triaged_on TEXT,                       --: after reported_on 0..16 days until 2024-09-14 null 3%
  due_on TEXT,                           --: after reported_on 14..120 days
  fixed_on TEXT,                         --: after reported_on 4..150 days until 2024-09-13
  retested_on TEXT,                      --: after fixed_on 2..40 days until 2024-09-14
  cvss_score REAL,                       --: by severity_cd: CR => 9.1 | 9.8*2 | 10 | 9.4; HI => 7.2 | 7.5*2 | 8.1*2 | 8.8; ME => 4.3*2 | 5.4 | 6.1*2 | 6.5; LO => 2.1 | 3.1*2 | 3.7; else => 0
  discovery_hours REAL,                  --: real 0.5..26 1 skew
  fix_effort_hours REAL,                 --: real 1..80 1 skew null 10%
  exposure_minutes INTEGER,              --: int 5..2880 skew
  likelihood_pct INTEGER,                --: pick 5*2 | 10*3 | 25*4 | 50*4 | 75*2 | 90
  fix_progress_pct INTEGER,              --: pick 0*4 | 20*2 | 40 | 60*2 | 80
  loss_estimate_keur INTEGER,            --: int 1..900 skew null 12%
  evidence_mb REAL,                      --: real 0.1..64 1 skew
  report_pages INTEGER,                  --: int 1..14 skew
  exploited TEXT,                        --: pick no*8 | yes*2
  jira_key TEXT                          --: code SEC-#### null 9%
); --: rows 310
CREATE TABLE finding_asset (
  finding_no INTEGER REFERENCES finding(finding_no),
  asset_id INTEGER REFERENCES asset(asset_id),
  port INTEGER,
  confirmed_on TEXT,
  exposed_pct INTEGER,
  PRIMARY KEY (finding_no, asset_id)
);
UPDATE finding SET category = CASE WHEN title LIKE 'SQL%' OR title LIKE 'Stored%' OR title LIKE 'Path%' THEN 'injection' WHEN title LIKE 'Default%' OR title LIKE 'Leaked%' OR title LIKE 'Missing rate%' THEN 'authentication' WHEN title LIKE 'Outdated%' OR title LIKE 'Unsigned%' THEN 'supply chain' WHEN title LIKE 'Weak TLS%' THEN 'cryptography' ELSE 'misconfiguration' END;
UPDATE finding SET severity_cd = 'HI', cvss_score = 7.5 WHERE severity_cd = 'CR' AND (title LIKE 'Verbose%' OR title LIKE 'Weak TLS%' OR title LIKE 'Open red%');
UPDATE finding SET engagement = engagement || ' ' || strftime('%Y', reported_on);
UPDATE finding SET status_cd = 'CL' WHERE reported_on < '2023-06-01' AND status_cd IN ('OP', 'IP', 'RT') AND finding_no % 6 <> 0;
UPDATE finding SET status_cd = 'IP' WHERE status_cd IN ('CL', 'RT') AND fixed_on IS NULL;
UPDATE finding SET status_cd = 'RT' WHERE status_cd = 'CL' AND retested_on IS NULL;
UPDATE finding SET fixed_on = NULL, retested_on = NULL WHERE status_cd IN ('OP', 'IP', 'AR', 'FP');
UPDATE finding SET retested_on = NULL WHERE status_cd = 'RT';
UPDATE finding SET retested_by = NULL WHERE retested_on IS NULL;
UPDATE finding SET retested_by = NULL WHERE status_cd = 'CL' AND finding_no % 37 = 5;
UPDATE finding SET fix_progress_pct = CASE status_cd WHEN 'CL' THEN 100 WHEN 'RT' THEN 100 WHEN 'IP' THEN MAX(20, fix_progress_pct) ELSE 0 END;
UPDATE finding SET triaged_on = NULL WHERE status_cd = 'OP' AND finding_no % 4 = 1;
INSERT INTO finding_asset SELECT f.finding_no, a.asset_id, CASE (f.finding_no + a.asset_id) % 6 WHEN 0 THEN 443 WHEN 1 THEN 8443 WHEN 2 THEN 22 WHEN 3 THEN 80 WHEN 4 THEN 3389 ELSE NULL END, date(f.reported_on, '+' || ((f.finding_no + a.asset_id) % 12) || ' days'), ((f.finding_no * 3 + a.asset_id * 7) % 20 + 1) * 5 FROM finding f JOIN asset a WHERE (f.finding_no * 31 + a.asset_id * 17) % 67 = 3 AND f.finding_no % 13 <> 6;
UPDATE finding SET jira_key = (SELECT f.jira_key FROM finding f WHERE f.finding_no = finding.finding_no - 5) WHERE finding_no % 41 = 7;
