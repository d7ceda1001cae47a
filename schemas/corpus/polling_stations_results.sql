-- Electoral office of the Lower Vardal region: polling places, who stood, who counted, how it ended.
CREATE TABLE districts (
  districtId INTEGER PRIMARY KEY,
  districtName TEXT,
  settlement TEXT, -- urban or rural
  residents INTEGER, -- people living there, all ages
  areaKm2 REAL,
  medianIncomeEur INTEGER -- per household and year
);
INSERT INTO districts VALUES
 (1, 'Old Harbour', 'urban', 21400, 6.2, 31800), (2, 'Green Valley', 'rural', 8700, 118.5, 42600),
 (3, 'Station Quarter', 'urban', 25900, 4.9, 28900), (4, 'Elm Park', 'urban', 18300, 9.7, 51200),
 (5, 'Nordby', 'rural', 6200, 164.0, 38400), (6, 'Mill Fields', 'urban', 15750, 12.4, 36100),
 (7, 'Upper Moor', 'rural', 4100, 231.8, 33500), (8, 'Lakeside', 'rural', 9950, 87.3, 47900);
CREATE TABLE stations (
  stationId INTEGER PRIMARY KEY,         --: seq 11
  districtId INTEGER,                    --: each 1 | 3 | 4 | 1 | 2 | 6 | 8 | 3 | 5 | 4 | 7 | 6 | 3 | 1 | 2 | 8 | 6 | 4 | 3 | 5
  stationName TEXT,                      --: mix {Birch|Linden|Old Mill|Chapel|Market|Harbour|Brook|Tower|Orchard} {School|Hall|Library|Gym|Clubhouse} distinct
  buildingOwner TEXT, -- who lets the room --: pick municipality*6 | church*2 | sports club*3 | private
  accessState TEXT, -- step-free or stairs --: pick step-free*5 | stairs*2
  roomAreaM2 REAL, -- size of the voting room --: real 38..240 1
  busStopDistanceM INTEGER, -- metres to the next stop --: int 40..1900 skew
  boothCount INTEGER,                    --: int 2..9
  contactPhone TEXT                      --: code 0##-#### null 14% empty 14%
); --: rows 38
CREATE TABLE elections (
  electionId INTEGER PRIMARY KEY,
  electionTitle TEXT,
  kind TEXT, -- council, assembly, referendum or mayor
  electionYear INTEGER,
  electionMonth INTEGER -- 1 to 12
);
INSERT INTO elections VALUES
 (1, 'City Council 2021', 'council', 2021, 5), (2, 'Regional Assembly 2022', 'assembly', 2022, 9),
 (3, 'City Council 2024', 'council', 2024, 5), (4, 'Regional Assembly 2025', 'assembly', 2025, 9),
 (5, 'Tram Line Referendum', 'referendum', 2023, 3), (6, 'Airport Referendum', 'referendum', 2024, 9),
 (7, 'Mayor Runoff', 'mayor', 2025, 11);
CREATE TABLE parties (
  partyId INTEGER PRIMARY KEY,
  partyName TEXT,
  foundedYear INTEGER,
  memberCount INTEGER,
  colour TEXT -- on posters
);
INSERT INTO parties VALUES
 (1, 'Harbour Voice', 2014, 640, 'teal'), (2, 'Farmers Union List', 1926, 2310, 'brown'),
 (3, 'Social Front', 1948, 4120, 'red'), (4, 'Civic Liberals', 1989, 1875, 'yellow'),
 (5, 'Green Valley List', 1996, 1220, 'green'), (6, 'Order and Home', 2008, 2905, 'black'), (7, 'Digital Party', 2019, 310, 'purple');
CREATE TABLE candidates (
  candidateId INTEGER PRIMARY KEY,       --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  partyId INTEGER, -- empty for independents --: each 1 | 2 | 3 | 4 | 5 | 6 | NULL
  districtId INTEGER,                    --: each 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  electionId INTEGER,                    --: int 1..4
  birthDate TEXT,                        --: date 1949-03-01..2001-11-30
  profession TEXT, -- as given on the ballot --: pick teacher*4 | nurse*2 | farmer*3 | lawyer*3 | engineer*3 | retired*2 | student | shopkeeper*2 null 10% empty 8%
  campaignSpendEur INTEGER,              --: int 300..18500 skew
  outcome TEXT -- elected or not elected
); --: rows 92
CREATE TABLE results (
  resultId INTEGER PRIMARY KEY,
  stationId INTEGER,
  candidateId INTEGER,
  votes INTEGER, -- valid votes for the candidate
  recountVotes INTEGER -- only where there was a recount
);
CREATE TABLE turnouts (
  turnoutId INTEGER PRIMARY KEY,
  stationId INTEGER,
  electionId INTEGER,
  openedAt TEXT, -- doors opened
  closedAt TEXT, -- doors closed
  reportedAt TEXT, -- count phoned in
  registeredVoters INTEGER,
  ballotsCast INTEGER, -- valid and invalid
  invalidBallots INTEGER,
  longestQueueMin INTEGER,
  remark TEXT
);
CREATE TABLE helpers (
  helperId INTEGER PRIMARY KEY,          --: seq 501
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  birthDate TEXT,                        --: date 1946-01-01..2006-12-31
  trainedOn TEXT, -- last training --: date 2020-02-01..2025-09-20 null 20%
  homeDistrictId INTEGER,                --: int 1..8
  driverState TEXT -- has car or no car --: pick has car*3 | no car*2
); --: rows 64
CREATE TABLE shifts (
  shiftId INTEGER PRIMARY KEY,           --: seq 3001
  helperId INTEGER,                      --: ref helpers.helperId cover 88%
  stationId INTEGER,                     --: ref stations.stationId cover 92%
  electionId INTEGER,                    --: int 1..6
  role TEXT, -- chair, clerk or counter --: pick chair*2 | clerk*4 | counter*5
  workedHours REAL,                      --: real 3..13.5 1 normal
  feeEur INTEGER,                        --: pick 40*3 | 55*4 | 70*2 | 95
  payState TEXT -- paid or unpaid --: pick paid*6 | unpaid
); --: rows 260
UPDATE stations SET districtId = 2 WHERE stationId = 40;
UPDATE candidates SET electionId = ((candidateId - 1) / 8) % 4 + 1;
UPDATE shifts SET payState = 'paid' WHERE electionId < 3;
INSERT INTO results SELECT T1.candidateId * 100 + T2.stationId, T2.stationId, T1.candidateId, 35 + (T1.candidateId * 7919 + T2.stationId * 10473) % 311 + CASE WHEN T1.partyId = 3 THEN 90 WHEN T1.partyId IN (2, 4) THEN 50 WHEN T1.partyId IS NULL THEN -20 ELSE 0 END, NULL FROM candidates AS T1 JOIN stations AS T2 ON T2.districtId = T1.districtId;
UPDATE results SET recountVotes = votes + resultId % 9 - 4 WHERE (stationId * 5 + candidateId) % 13 = 2;
INSERT INTO turnouts SELECT T2.electionId * 1000 + T1.stationId, T1.stationId, T2.electionId,
  printf('%d-%02d-%02d 07:%02d:00', T2.electionYear, T2.electionMonth, 12 + T2.electionId, (T1.stationId * 7 + T2.electionId * 3) % 41),
  printf('%d-%02d-%02d 20:%02d:00', T2.electionYear, T2.electionMonth, 12 + T2.electionId, (T1.stationId * 11 + T2.electionId * 5) % 38),
  printf('%d-%02d-%02d %02d:%02d:00', T2.electionYear, T2.electionMonth, 12 + T2.electionId, 21 + (T1.stationId + T2.electionId) % 3, (T1.stationId * 17 + T2.electionId * 13) % 60),
  0, (SELECT COALESCE(SUM(T3.votes), 260 + (T1.stationId * 77 + T2.electionId * 31) % 480) FROM results AS T3 JOIN candidates AS T4 ON T4.candidateId = T3.candidateId WHERE T3.stationId = T1.stationId AND T4.electionId = T2.electionId),
  3 + (T1.stationId * 29 + T2.electionId * 17) % 37, (T1.stationId * 13 + T2.electionId * 19) % 58,
  CASE (T1.stationId * 3 + T2.electionId * 5) % 8 WHEN 0 THEN 'power cut' WHEN 1 THEN 'ballot papers ran short' WHEN 2 THEN '' WHEN 3 THEN '' WHEN 4 THEN 'long queue at noon' ELSE NULL END
 FROM stations AS T1 JOIN elections AS T2 WHERE T2.electionId < 7 AND (T1.stationId * 5 + T2.electionId * 7) % 17 <> 3;
UPDATE turnouts SET ballotsCast = ballotsCast + invalidBallots;
UPDATE turnouts SET registeredVoters = ballotsCast * 100 / (44 + (stationId * 23 + electionId * 9) % 36);
UPDATE candidates SET outcome = 'not elected';
UPDATE candidates SET outcome = 'elected' WHERE candidateId IN (SELECT candidateId FROM (SELECT T1.candidateId, RANK() OVER (PARTITION BY T1.districtId, T1.electionId ORDER BY SUM(T2.votes) DESC) AS place FROM candidates AS T1 JOIN results AS T2 ON T2.candidateId = T1.candidateId GROUP BY T1.candidateId) WHERE place = 1);
UPDATE candidates SET profession = '' WHERE candidateId IN (5, 37);
