CREATE TABLE district (
  districtId INTEGER PRIMARY KEY,
  districtName TEXT,
  population INTEGER,
  areaKm2 REAL,
  councilHouseStreet TEXT
);
INSERT INTO district VALUES (1, 'Altstadt', 18400, 3.1, 'Rathausplatz'), (2, 'Lindenhof', 41250, 9.8, 'Birkenallee'), (3, 'Hafen', 12700, 14.6, 'Kaistrasse'), (4, 'Sonnenberg', 36900, 11.2, NULL), (5, 'Moorwiesen', 8300, 22.4, 'Am Deich'), (6, 'Westend', 52100, 8.7, 'Goethestrasse'), (7, 'Tannwald', 15600, 31.9, NULL), (8, 'Neustadt', 47300, 7.5, 'Marktweg');
CREATE TABLE category (
  categoryId INTEGER PRIMARY KEY,
  categoryName TEXT,
  parentId INTEGER REFERENCES category(categoryId), -- the wider category; empty at the top
  targetHours INTEGER, -- a request should be closed within so many hours
  isActive TEXT -- Y or N
);
INSERT INTO category VALUES (1, 'Streets', NULL, NULL, 'Y'), (2, 'Waste', NULL, NULL, 'Y'), (3, 'Parks', NULL, NULL, 'Y'), (4, 'Noise', NULL, NULL, 'Y'), (5, 'Registry office', NULL, NULL, 'Y'), (6, 'Pothole', 1, 240, 'Y'), (7, 'Street light', 1, 120, 'Y'), (8, 'Traffic sign', 1, 168, 'Y'), (9, 'Icy pavement', 1, 12, 'Y'), (10, 'Missed bin', 2, 48, 'Y'), (11, 'Fly tipping', 2, 96, 'Y'), (12, 'Bulky waste', 2, 336, 'Y'), (13, 'Fallen tree', 3, 24, 'Y'), (14, 'Playground', 3, 168, 'Y'), (15, 'Dog mess', 3, 72, 'N'), (16, 'Building site noise', 4, 24, 'Y'), (17, 'Party noise', 4, 6, 'Y'), (18, 'Passport', 5, 72, 'Y'), (19, 'Change of address', 5, 96, 'Y'), (20, 'Swing broken', 14, 120, 'Y'), (21, 'Sandpit dirty', 14, 96, 'Y'), (22, 'Telephone box', 1, 200, 'N'), (23, 'Graffiti', 1, 96, 'Y');
CREATE TABLE agency (
  agencyId INTEGER PRIMARY KEY,
  agencyName TEXT,
  shortCode TEXT,
  districtId INTEGER REFERENCES district(districtId), -- where its office is
  foundedYear INTEGER,
  yearlyBudgetEur INTEGER,
  headcount INTEGER
);
INSERT INTO agency VALUES (1, 'Roads Department', 'ROD', 6, 1951, 18400000, 212), (2, 'City Cleaning', 'CLN', 3, 1963, 22750000, 388), (3, 'Parks and Gardens', 'PRK', 7, 1958, 9600000, 141), (4, 'Public Order Office', 'POO', 1, 1974, 6250000, 97), (5, 'Registry Office', 'REG', 1, 1934, 4100000, 66), (6, 'Lighting Works', 'LGT', 3, 1988, 3900000, 42), (7, 'Housing Inspectorate', 'HIN', 8, 2009, 1800000, NULL), (8, 'Winter Service', 'WIN', 6, 1996, 2700000, 35), (9, 'Animal Welfare', 'ANI', 5, 2015, NULL, 12);
CREATE TABLE agent (
  agentId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  shiftCode TEXT, -- E early, L late, N night --: pick E*5 | L*4 | N*2
  mentorId INTEGER REFERENCES agent(agentId), -- colleague who trained them --: self agentId
  hiredOn TEXT, --: date 2011-02-01..2022-12-18
  leftOn TEXT, --: pick NULL*9 | 2024-08-31 | 2025-01-31
  hourlyWageEur REAL --: real 14.2..27.5 2 normal
); --: rows 36
UPDATE agent SET leftOn = NULL WHERE hiredOn > '2024-06-01' OR agentId < 3;
CREATE TABLE citizen (
  citizenId INTEGER PRIMARY KEY, --: seq 40001
  firstName TEXT, --: first
  lastName TEXT, --: last
  birthDate TEXT, --: date 1936-05-01..2006-12-20 null 8%
  districtId INTEGER REFERENCES district(districtId), -- home --: pick 1*3 | 2*5 | 3*2 | 4*4 | 5 | 6*6 | 7*2 | 8*5 | NULL
  registeredOn TEXT, --: date 2021-01-11..2025-05-10
  newsletter TEXT -- Y or N --: pick N*5 | Y*2
); --: rows 160
CREATE TABLE request (
  requestId INTEGER PRIMARY KEY, --: seq 600001
  citizenId INTEGER REFERENCES citizen(citizenId), -- empty if anonymous --: ref citizen.citizenId cover 80% skew null 15%
  categoryId INTEGER REFERENCES category(categoryId), --: pick 6*6 | 7*5 | 8*2 | 9*2 | 10*7 | 11*6 | 12*3 | 13*3 | 14*2 | 15*2 | 16*3 | 17*4 | 18*3 | 19*2 | 20 | 21*2 | 1 | 4
  districtId INTEGER REFERENCES district(districtId), -- where the trouble is --: pick 1*4 | 2*5 | 3*3 | 4*4 | 5 | 6*6 | 7*2 | 8*5
  agencyId INTEGER REFERENCES agency(agencyId), -- who has to deal with it --: by categoryId: 6, 8, 1 => 1; 7 => 6*4 | 1; 9 => 8*3 | 1; 10, 11, 12 => 2; 13, 14, 20, 21 => 3; 15 => 3 | 2; 16, 17, 4 => 4*5 | 7; else => 5
  agentId INTEGER REFERENCES agent(agentId), -- who took it down --: ref agent.agentId cover 75%
  channel TEXT, --: pick phone*7 | app*5 | web form*3 | counter
  openedAt TEXT, --: date 2023-01-02..2025-05-16 %Y-%m-%d %H:%M:%S
  assignedAt TEXT, -- handed to the agency --: after openedAt 1..70 hours until 2025-05-17
  closedAt TEXT, --: after openedAt 72..900 hours until 2025-05-17
  statusCode TEXT, -- N new, A assigned, C closed, R rejected, D duplicate --: const x
  duplicateOf INTEGER REFERENCES request(requestId), -- the request it repeats --: const 1
  estimateEur REAL, --: price 20..2600
  costEur REAL, -- what it cost in the end --: const 0
  satisfaction INTEGER -- 1 to 5 stars --: pick NULL*4 | 5*3 | 4*4 | 3*3 | 2*2 | 1*2
); --: rows 380
UPDATE request SET closedAt = NULL WHERE requestId % 9 = 4 AND openedAt > '2024-09-01';
UPDATE request SET closedAt = strftime('%Y-%m-%d %H:%M:%S', assignedAt, '+' || (2 + requestId % 31) || ' hours') WHERE categoryId IN (9, 13, 17) AND closedAt IS NOT NULL;
UPDATE request SET assignedAt = NULL WHERE openedAt > '2025-03-01' AND closedAt IS NULL AND requestId % 3 <> 0;
UPDATE request SET duplicateOf = (SELECT MAX(o.requestId) FROM request AS o WHERE o.requestId <> request.requestId AND o.categoryId = request.categoryId AND o.districtId = request.districtId AND o.openedAt < request.openedAt AND julianday(request.openedAt) - julianday(o.openedAt) < 40);
UPDATE request SET duplicateOf = NULL WHERE requestId % 3 = 1;
UPDATE request SET duplicateOf = NULL WHERE duplicateOf IN (SELECT requestId FROM request WHERE duplicateOf IS NOT NULL);
UPDATE request SET statusCode = CASE WHEN duplicateOf IS NOT NULL THEN 'D' WHEN requestId % 19 = 7 THEN 'R' WHEN closedAt IS NOT NULL THEN 'C' WHEN assignedAt IS NOT NULL THEN 'A' ELSE 'N' END;
UPDATE request SET assignedAt = NULL, closedAt = NULL WHERE statusCode = 'D';
UPDATE request SET closedAt = NULL WHERE statusCode = 'R';
UPDATE request SET estimateEur = NULL WHERE statusCode IN ('D', 'N') OR categoryId IN (18, 19, 17);
UPDATE request SET costEur = CASE WHEN statusCode = 'C' THEN ROUND(estimateEur * (60 + requestId * 31 % 90) / 100.0, 2) END;
UPDATE request SET satisfaction = NULL WHERE statusCode <> 'C' OR citizenId IS NULL;
UPDATE request SET agencyId = NULL WHERE statusCode = 'N';
CREATE TABLE phoneCall (
  callId INTEGER PRIMARY KEY, --: seq 1
  requestId INTEGER REFERENCES request(requestId), -- empty if nothing came of the call --: ref request.requestId null 22%
  agentId INTEGER REFERENCES agent(agentId), --: ref agent.agentId cover 75% skew
  startedAt TEXT, --: date 2024-07-01..2025-05-17 %Y-%m-%d %H:%M:%S
  waitSeconds INTEGER, --: int 0..900 skew
  talkSeconds INTEGER, --: int 25..1500 skew
  hungUp TEXT -- Y if the caller gave up waiting --: pick N*8 | Y
); --: rows 390
UPDATE phoneCall SET talkSeconds = 0, requestId = NULL, agentId = NULL WHERE hungUp = 'Y';
UPDATE phoneCall SET requestId = NULL WHERE requestId IN (SELECT requestId FROM request AS r WHERE r.openedAt > phoneCall.startedAt);
CREATE TABLE transfer (
  transferId INTEGER PRIMARY KEY, --: seq 1
  requestId INTEGER REFERENCES request(requestId), --: ref request.requestId cover 25%
  fromAgencyId INTEGER REFERENCES agency(agencyId), --: pick 1*4 | 2*3 | 3*2 | 4*3 | 5 | 6*2
  toAgencyId INTEGER REFERENCES agency(agencyId), --: pick 1*2 | 2*3 | 3*3 | 4*2 | 6*2 | 7*2 | 8 | 9
  movedAt TEXT, --: const x
  reason TEXT --: pick wrong agency*5 | no capacity*2 | private ground*2 | NULL
); --: rows 90
DELETE FROM transfer WHERE fromAgencyId = toAgencyId OR requestId IN (SELECT requestId FROM request WHERE assignedAt IS NULL);
UPDATE transfer SET movedAt = (SELECT strftime('%Y-%m-%d %H:%M:%S', r.assignedAt, '+' || (5 + transfer.transferId % 50) || ' hours') FROM request AS r WHERE r.requestId = transfer.requestId);
CREATE TABLE tag (
  tagId INTEGER PRIMARY KEY,
  tagName TEXT
);
INSERT INTO tag VALUES (1, 'danger'), (2, 'school route'), (3, 'press'), (4, 'repeat caller'), (5, 'photo attached'), (6, 'wheelchair'), (7, 'night'), (8, 'councillor');
CREATE TABLE requestTag (
  requestId INTEGER REFERENCES request(requestId), --: ref request.requestId cover 60%
  tagId INTEGER REFERENCES tag(tagId), --: pick 1*4 | 2*2 | 3 | 4*3 | 5*7 | 6 | 7*2
  PRIMARY KEY (requestId, tagId)
); --: rows 320
UPDATE agent SET leftOn = CASE WHEN agentId IN (5, 20, 26) THEN '2024-08-31' WHEN agentId IN (23, 33) THEN '2025-01-31' END;
UPDATE request SET agentId = 2 WHERE EXISTS (SELECT 1 FROM agent AS a WHERE a.agentId = request.agentId AND a.leftOn < request.openedAt);
UPDATE phoneCall SET agentId = 1 WHERE EXISTS (SELECT 1 FROM agent AS a WHERE a.agentId = phoneCall.agentId AND a.leftOn < phoneCall.startedAt);
UPDATE citizen SET registeredOn = (SELECT MIN(date(r.openedAt)) FROM request AS r WHERE r.citizenId = citizen.citizenId) WHERE registeredOn > (SELECT MIN(date(r.openedAt)) FROM request AS r WHERE r.citizenId = citizen.citizenId);
