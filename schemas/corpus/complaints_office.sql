-- Complaints office of a travel and telecom group.
CREATE TABLE company (
  companyId INTEGER PRIMARY KEY,
  companyName TEXT NOT NULL,
  sector TEXT,
  country TEXT, -- where the company is seated
  currency TEXT, -- ISO code in which it compensates
  supportScore INTEGER -- score of last audit, 0 to 100
);
INSERT INTO company VALUES (1, 'Alpenbahn Reisen', 'Rail', 'Austria', 'EUR', 81), (2, 'Nordwind Airways', 'Air', 'Denmark', 'EUR', 64), (3, 'Tellmore Mobile', 'Telecom', 'United Kingdom', 'GBP', 58), (4, 'Breezy Broadband', 'Telecom', 'United Kingdom', 'GBP', 73), (5, 'Lac Ferries', 'Ferry', 'Switzerland', 'CHF', 90), (6, 'Puszta Express', 'Rail', 'Hungary', 'EUR', 47), (7, 'Fjordline Coaches', 'Coach', 'Norway', 'EUR', 77), (8, 'Helvetic Fibre', 'Telecom', 'Switzerland', 'CHF', 69), (9, 'Costa Cruceros', 'Ferry', 'Spain', 'EUR', NULL);
CREATE TABLE agent (
  agentId INTEGER PRIMARY KEY,           --: seq 301
  firstName TEXT,                        --: first distinct
  lastName TEXT,                         --: last distinct
  team TEXT,                             --: pick Vienna*4 | London*4 | Geneva*2 | Remote*3
  level INTEGER, -- 1 junior, 2 regular, 3 senior --: pick 1*3 | 2*5 | 3*2
  startedOn TEXT,                        --: date 2016-04-01..2025-09-30
  leftOn TEXT, -- empty while employed --: date 2024-08-01..2025-12-31 null 78%
  mentorId INTEGER REFERENCES agent(agentId) --: self agentId null 25%
); --: rows 32
CREATE TABLE complainant (
  complainantId INTEGER PRIMARY KEY,     --: seq 1
  givenName TEXT,                        --: first
  familyName TEXT,                       --: last distinct
  city TEXT,                             --: pick Graz*4 | Linz*3 | Leeds*5 | Bristol*4 | Lausanne*3 | Bern*2 | Oslo*2 | Szeged*3
  language TEXT, -- two letters, language of letters --: by city: Graz, Linz, Bern => de; Leeds, Bristol => en; Lausanne => fr; Oslo => en*3 | no; Szeged => hu*3 | en
  birthDate TEXT,                        --: date 1944-02-01..2005-12-15 null 8%
  vip INTEGER -- 1 yes, 0 no --: pick 0*9 | 1
); --: rows 120
CREATE TABLE complaint (
  complaintNo TEXT PRIMARY KEY,          --: code CO-#####
  complainantId INTEGER REFERENCES complainant(complainantId), --: ref complainant.complainantId cover 84% skew
  companyId INTEGER REFERENCES company(companyId), --: ref company.companyId skew
  agentId INTEGER REFERENCES agent(agentId), --: ref agent.agentId cover 86% null 6%
  channel TEXT,                          --: pick email*5 | phone*4 | letter*2 | chat*3
  topic TEXT,                            --: pick Delay*6 | Refund*5 | Billing*5 | Lost luggage*2 | Staff behaviour*2 | Outage*2
  status TEXT,                           --: pick closed
  openedAt TEXT,                         --: date 2023-09-01..2026-02-19 %Y-%m-%d %H:%M:%S
  answeredAt TEXT, -- first answer to the complainant --: after openedAt 1..160 hours %Y-%m-%d %H:%M:%S until 2026-02-20
  closedAt TEXT,                         --: after answeredAt 1..45 days %Y-%m-%d %H:%M:%S until 2026-02-20
  severity INTEGER, -- 1 mild to 5 grave --: int 1..5 normal
  handlingMin INTEGER, -- working time, minutes --: int 8..240 skew
  satisfaction REAL, -- stars 1 to 10, given by the complainant --: real 1..10 0
  claimedAmount REAL,                    --: real 15..900 2 skew
  paidAmount REAL,                       --: real 10..90 2 null 40%
  currency TEXT                          --: const EUR
); --: rows 320
CREATE TABLE phoneCall (
  callId INTEGER PRIMARY KEY,            --: seq 80001
  complaintNo TEXT REFERENCES complaint(complaintNo), --: ref complaint.complaintNo cover 62%
  agentId INTEGER REFERENCES agent(agentId), --: ref agent.agentId cover 78%
  startedAt TEXT,                        --: date 2023-09-02..2026-02-19 %Y-%m-%d %H:%M:%S
  direction TEXT,                        --: pick in*6 | out*4
  waitMs INTEGER, -- milliseconds in the queue --: int 800..420000 skew
  talkSec INTEGER,                       --: int 35..2700 skew
  mood INTEGER -- voice analysis, -5 angry to 5 happy --: int -5..5 normal null 7%
); --: rows 360
CREATE TABLE teamTarget (
  team TEXT NOT NULL,
  quarter TEXT NOT NULL,
  maxAnswerHours INTEGER,
  closeShare REAL, -- share of cases to be closed, 0 to 1
  reopenedShare REAL,
  PRIMARY KEY (team, quarter)
);
INSERT INTO teamTarget VALUES ('Vienna', '2025-Q1', 72, 0.85, 0.06), ('Vienna', '2025-Q2', 72, 0.87, 0.04), ('Vienna', '2025-Q3', 60, 0.9, 0.07), ('Vienna', '2025-Q4', 48, 0.9, 0.05), ('London', '2025-Q1', 60, 0.8, 0.09), ('London', '2025-Q2', 60, 0.8, 0.11), ('London', '2025-Q3', 60, 0.85, 0.08), ('London', '2025-Q4', 48, 0.88, 0.1), ('Geneva', '2025-Q1', 72, 0.9, 0.02), ('Geneva', '2025-Q2', 72, 0.9, 0.05), ('Geneva', '2025-Q3', 72, 0.92, 0.03), ('Geneva', '2025-Q4', 60, 0.92, NULL), ('Remote', '2025-Q1', 48, 0.75, 0.12), ('Remote', '2025-Q2', 48, 0.78, 0.1), ('Remote', '2025-Q3', 36, 0.8, 0.13), ('Remote', '2025-Q4', 36, 0.8, 0.09);
UPDATE agent SET leftOn = NULL WHERE leftOn <= startedOn OR agentId % 5 = 0;
UPDATE agent SET mentorId = NULL WHERE level = 3;
UPDATE complaint SET currency = (SELECT C.currency FROM company AS C WHERE C.companyId = complaint.companyId);
UPDATE complaint SET topic = CASE WHEN topic IN ('Delay', 'Lost luggage') THEN 'Outage' ELSE topic END WHERE companyId IN (3, 4, 8);
UPDATE complaint SET topic = 'Delay' WHERE topic = 'Outage' AND companyId NOT IN (3, 4, 8);
UPDATE complaint SET paidAmount = ROUND(claimedAmount * paidAmount / 100.0, 2);
UPDATE complaint SET answeredAt = NULL, closedAt = NULL WHERE agentId IS NULL;
UPDATE complaint SET closedAt = NULL WHERE substr(complaintNo, 8, 1) = '7';
UPDATE complaint SET status = CASE WHEN closedAt IS NOT NULL THEN 'closed' WHEN answeredAt IS NOT NULL THEN 'in work' ELSE 'new' END;
UPDATE complaint SET status = 'reopened' WHERE status = 'closed' AND substr(complaintNo, 7, 1) = '4' AND severity >= 3;
UPDATE complaint SET closedAt = NULL WHERE status = 'reopened';
UPDATE complaint SET paidAmount = NULL, satisfaction = NULL WHERE closedAt IS NULL;
UPDATE complaint SET satisfaction = NULL WHERE substr(complaintNo, 8, 1) IN ('2', '5');
UPDATE agent SET level = 2 WHERE level = 1 AND agentId IN (SELECT mentorId FROM agent WHERE mentorId IS NOT NULL);
UPDATE phoneCall SET startedAt = (SELECT datetime(date(C.openedAt, '+' || (1 + phoneCall.callId * 7 % 17) || ' days'), '+' || (8 + phoneCall.callId * 37 % 11) || ' hours', '+' || (phoneCall.callId * 13 % 60) || ' minutes', '+' || (phoneCall.callId * 29 % 60) || ' seconds') FROM complaint AS C WHERE C.complaintNo = phoneCall.complaintNo);
DELETE FROM phoneCall WHERE startedAt > '2026-02-19 20:00:00';
