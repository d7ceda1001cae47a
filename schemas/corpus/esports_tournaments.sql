-- Esports league operator: tournaments, matches, teams and the people on stage.
CREATE TABLE games (
  gameId INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  genre TEXT,
  publisher TEXT,
  releasedOn TEXT
);
INSERT INTO games VALUES (1, 'Ironveil Arena', 'MOBA', 'Kestrel Works', '2017-03-21'), (2, 'Sector Breach', 'Shooter', 'Nullpoint', '2019-10-08'), (3, 'Goal Rush Turbo', 'Sports', 'Kestrel Works', '2020-06-30'), (4, 'Hexfall Tactics', 'Strategy', 'Brass Owl', '2016-11-15'), (5, 'Apex Drift', 'Racing', 'Brass Owl', '2021-09-02'), (6, 'Starlane Siege', 'Shooter', 'Oberwelt Studio', '2022-04-12'), (7, 'Duskblade', 'Fighting', 'Nullpoint', '2023-02-14');
CREATE TABLE teams (
  teamId INTEGER PRIMARY KEY,
  teamName TEXT NOT NULL,
  shortCode TEXT,
  region TEXT,
  homeCity TEXT,
  foundedOn TEXT,
  winRate REAL,
  parentTeamId INTEGER REFERENCES teams(teamId)
);
INSERT INTO teams VALUES
 (1, 'Copper Foxes', 'CFX', 'EU West', 'Hamburg', '2013-05-04', NULL, NULL), (2, 'Nordlicht Esports', 'NLE', 'EU North', 'Malmö', '2014-09-19', NULL, NULL),
 (3, 'Midnight Ravens', 'MRV', 'EU West', 'Lyon', '2012-02-11', NULL, NULL), (4, 'Static Orchid', 'SOR', 'Asia', 'Busan', '2015-07-30', NULL, NULL),
 (5, 'Granite Nine', 'GR9', 'North America', 'Denver', '2016-01-08', NULL, NULL), (6, 'Foxlings', 'FXL', 'EU West', 'Hamburg', '2019-03-17', NULL, 1),
 (7, 'Nordlicht Academy', 'NLA', 'EU North', 'Malmö', '2020-08-25', NULL, 2), (8, 'Ravens Reserve', 'RVR', 'EU West', 'Lyon', '2018-06-06', NULL, 3),
 (9, 'Orchid Buds', 'ORB', 'Asia', 'Busan', '2021-04-02', NULL, 4), (10, 'Velvet Hammers', 'VHM', 'North America', 'Austin', '2017-10-10', NULL, NULL),
 (11, 'Tidal Kings', 'TDK', 'South America', 'Recife', '2018-12-01', NULL, NULL), (12, 'Paper Tigers', 'PTG', 'Asia', 'Taipei', '2014-04-14', NULL, NULL),
 (13, 'Lumen Squad', 'LMS', 'EU West', 'Köln', '2022-01-20', NULL, NULL), (14, 'Rogue Comets', 'RGC', 'North America', 'Denver', '2019-11-11', NULL, 5),
 (15, 'Salt & Circuit', 'SNC', 'EU North', 'Tallinn', '2020-02-29', NULL, NULL), (16, 'Pampa Wolves', 'PWV', 'South America', 'Rosario', '2021-07-07', NULL, NULL),
 (17, 'Kaiju Parade', 'KJP', 'Asia', 'Osaka', '2016-08-18', NULL, NULL), (18, 'Hammer Juniors', 'HMJ', 'North America', 'Austin', '2022-09-05', NULL, 10),
 (19, 'Blaue Funken', 'BLF', 'EU West', 'Köln', '2023-05-15', NULL, 13), (20, 'Quiet Storm', 'QST', 'EU North', 'Aarhus', '2017-03-03', NULL, NULL),
 (21, 'Ember Union', 'EMU', 'EU West', 'Porto', '2024-01-12', NULL, NULL), (22, 'Glacier Cubs', 'GLC', 'EU North', 'Malmö', '2024-06-01', NULL, 7);
CREATE TABLE persons (
  personId INTEGER PRIMARY KEY,          --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  handle TEXT,                           --: mix {zero|nyx|kiro|blitz|mox|vanta|pix|orbit|jade|rook|tofu|sly|ghost|quark|lynx}{Fox|Wave|2k|Prime|Byte|Ace|Zen|Claw|Jr|Nova} distinct
  country TEXT,                          --: pick Germany*6 | Sweden*4 | France*4 | South Korea*3 | USA*4 | Brazil*3 | Denmark*2 | Japan*2 | Portugal | Estonia
  bornOn TEXT                            --: date 1984-02-01..2007-10-30
); --: rows 118
CREATE TABLE players (
  personId INTEGER PRIMARY KEY REFERENCES persons(personId), --: seq 1
  teamId INTEGER,                        --: ref teams.teamId skew null 9%
  mainGameId INTEGER REFERENCES games(gameId), --: ref games.gameId skew
  squadRole TEXT,                        --: pick captain*2 | support*4 | carry*4 | flex*3 | substitute*2
  monthlySalaryEur INTEGER,              --: int 900..14500 skew
  contractStart TEXT,                    --: date 2021-01-10..2024-11-20
  contractEnd TEXT,                      --: after contractStart 300..1300 days null 6%
  prizeShare REAL                        --: real 0.02..0.2 2
); --: rows 94
CREATE TABLE casters (
  personId INTEGER PRIMARY KEY REFERENCES persons(personId), --: seq 89
  broadcastLanguage TEXT,                --: pick English*5 | German*4 | French*2 | Portuguese | Korean
  dayFeeEur INTEGER,                     --: pick 250*2 | 400*3 | 550*3 | 800*2 | 1200
  onAirSince TEXT,                       --: date 2012-01-01..2023-12-01
  isFreelance INTEGER                    --: pick 1*3 | 0*2
); --: rows 22
CREATE TABLE tournaments (
  tournamentId INTEGER PRIMARY KEY,      --: seq 301
  tournamentName TEXT,                   --: each Frostbyte Open 2022 | Harbour Clash 2022 | Kettle Cup Spring 2022 | Zenith Masters 2022 | Lowland Ladder 2022 | Kettle Cup Autumn 2022 | Rooftop Rumble 2022 | Silicon Sundown 2022 | Frostbyte Open 2023 | Neckar Invitational 2023 | Harbour Clash 2023 | Kettle Cup Spring 2023 | Zenith Masters 2023 | Lowland Ladder 2023 | Pixel Pier Showdown 2023 | Kettle Cup Autumn 2023 | Rooftop Rumble 2023 | Silicon Sundown 2023 | Campus Brawl 2023 | Frostbyte Open 2024 | Neckar Invitational 2024 | Harbour Clash 2024 | Kettle Cup Spring 2024 | Zenith Masters 2024 | Lowland Ladder 2024 | Pixel Pier Showdown 2024 | Dust & Drift 2024 | Kettle Cup Autumn 2024 | Rooftop Rumble 2024 | Silicon Sundown 2024 | Campus Brawl 2024 | Winter Gauntlet 2025
  gameId INTEGER REFERENCES games(gameId), --: pick 1*5 | 2*5 | 3*4 | 4*3 | 5*3 | 6*3
  hostCity TEXT,                         --: pick Berlin*3 | Köln*4 | Malmö*2 | Lisbon*2 | Katowice*2 | Online*4
  tier TEXT,                             --: pick S*2 | A*4 | B*5
  startDate TEXT,                        --: date 2022-01-14..2024-12-06
  endDate TEXT,                          --: after startDate 2..9 days
  prizePoolEur INTEGER,                  --: pick 10000*3 | 25000*5 | 40000*3 | 60000*3 | 100000*3 | 250000*2
  sponsorIncomeEur INTEGER,              --: int 8000..310000 skew
  ticketIncomeEur INTEGER,               --: int 4000..140000 skew
  productionCostEur INTEGER,             --: int 15000..190000 skew
  sellThrough REAL,                      --: real 0.35..1 2
  predecessorId INTEGER
); --: rows 32
CREATE TABLE matches (
  matchId INTEGER PRIMARY KEY,           --: seq 7001
  tournamentId INTEGER REFERENCES tournaments(tournamentId), --: ref tournaments.tournamentId cover 94%
  homeTeamId INTEGER,                    --: ref teams.teamId cover 90% skew
  awayTeamId INTEGER REFERENCES teams(teamId), --: ref teams.teamId cover 90%
  stage TEXT,                            --: pick group*10 | quarterfinal*4 | semifinal*3 | final*2
  playedAt TEXT,                         --: date 2022-01-20..2024-12-20 %Y-%m-%d %H:%M:%S
  durationMin INTEGER,                   --: int 24..236 normal
  delayMin INTEGER,                      --: pick 0*8 | 5*3 | 12*2 | 20 | 45 | NULL
  homeMaps INTEGER,                      --: pick 2*4 | 1*3 | 0*3
  awayMaps INTEGER,                      --: pick 2*4 | 1*2 | 0*3
  peakViewers INTEGER,                   --: int 900..184000 skew null 6%
  avgViewers INTEGER,                    --: expr CAST(peakViewers * (0.42 + (matchId % 29) / 100.0) AS INTEGER)
  leadCasterId INTEGER REFERENCES casters(personId) --: ref casters.personId cover 86% skew null 8%
); --: rows 270
CREATE TABLE placements (
  tournamentId INTEGER,
  teamId INTEGER,
  finalRank INTEGER,
  prizeEur INTEGER,
  seed INTEGER,
  PRIMARY KEY (tournamentId, teamId)
);
CREATE TABLE appearances (
  matchId INTEGER REFERENCES matches(matchId),
  personId INTEGER,
  kills INTEGER,
  deaths INTEGER,
  assists INTEGER,
  accuracy REAL,
  minutesPlayed INTEGER,
  mvp INTEGER,
  PRIMARY KEY (matchId, personId)
);
UPDATE matches SET awayTeamId = (homeTeamId + 4 + matchId % 9) % 20 + 1 WHERE awayTeamId = homeTeamId;
UPDATE matches SET awayMaps = CASE WHEN homeMaps = 2 THEN matchId % 2 ELSE 2 END;
UPDATE tournaments SET startDate = substr(tournamentName, -4) || substr(startDate, 5), endDate = date(substr(tournamentName, -4) || substr(startDate, 5), '+' || CAST(julianday(endDate) - julianday(startDate) AS INTEGER) || ' days') WHERE tournamentId < 332;
UPDATE tournaments SET startDate = substr(tournamentName, -4) || '-0' || (3 + tournamentId % 3) || '-' || (10 + tournamentId % 17) WHERE tournamentName LIKE '%Spring%';
UPDATE tournaments SET startDate = substr(tournamentName, -4) || '-' || (10 + tournamentId % 2) || '-' || (10 + tournamentId % 17) WHERE tournamentName LIKE '%Autumn%';
UPDATE tournaments SET endDate = date(startDate, '+' || (3 + tournamentId % 4) || ' days') WHERE tournamentName LIKE 'Kettle%';
UPDATE matches SET playedAt = datetime((SELECT startDate FROM tournaments t WHERE t.tournamentId = matches.tournamentId), '+' || (CASE stage WHEN 'final' THEN 2 WHEN 'semifinal' THEN 1 ELSE matchId % 2 END) || ' days', '+' || (11 + matchId % 11) || ' hours', '+' || (matchId * 5 % 60) || ' minutes');
UPDATE tournaments SET startDate = '2025-02-07', endDate = '2025-02-13', ticketIncomeEur = NULL, sellThrough = NULL WHERE tournamentId = 332;
DELETE FROM matches WHERE tournamentId = 332;
UPDATE tournaments SET ticketIncomeEur = NULL, sellThrough = NULL WHERE hostCity = 'Online';
UPDATE tournaments SET predecessorId = (SELECT p.tournamentId FROM tournaments p WHERE substr(p.tournamentName, 1, length(p.tournamentName) - 5) = substr(tournaments.tournamentName, 1, length(tournaments.tournamentName) - 5) AND CAST(substr(p.tournamentName, -4) AS INTEGER) = CAST(substr(tournaments.tournamentName, -4) AS INTEGER) - 1);
INSERT INTO placements SELECT x.tournamentId, x.teamId, ROW_NUMBER() OVER (PARTITION BY x.tournamentId ORDER BY SUM(x.won) DESC, SUM(x.maps) DESC, x.teamId * 7 % 11), 0, (x.teamId * 5 + x.tournamentId) % 12 + 1 FROM (SELECT tournamentId, homeTeamId AS teamId, CASE WHEN homeMaps > awayMaps THEN 1 ELSE 0 END AS won, homeMaps AS maps FROM matches UNION ALL SELECT tournamentId, awayTeamId, CASE WHEN awayMaps > homeMaps THEN 1 ELSE 0 END, awayMaps FROM matches) x GROUP BY x.tournamentId, x.teamId;
UPDATE placements SET prizeEur = (SELECT prizePoolEur FROM tournaments t WHERE t.tournamentId = placements.tournamentId) * CASE finalRank WHEN 1 THEN 45 WHEN 2 THEN 25 WHEN 3 THEN 15 WHEN 4 THEN 10 ELSE 0 END / 100;
INSERT INTO appearances SELECT m.matchId, p.personId, (m.matchId * 13 + p.personId * 29) % 27, (m.matchId * 7 + p.personId * 17) % 19, (m.matchId * 11 + p.personId * 5) % 23, ROUND(0.18 + ((m.matchId * 31 + p.personId * 43) % 61) / 100.0, 2), CASE WHEN p.squadRole = 'substitute' THEN m.durationMin / 3 ELSE m.durationMin - (m.matchId + p.personId) % 9 END, 0 FROM matches m JOIN players p ON p.teamId IN (m.homeTeamId, m.awayTeamId) WHERE m.matchId % 5 IN (0, 3) AND (m.matchId * 3 + p.personId * 7) % 10 < 6 AND p.personId NOT IN (8, 23, 41, 57, 66);
DELETE FROM appearances WHERE rowid IN (SELECT rowid FROM appearances ORDER BY (matchId * 17 + personId * 3) % 101 LIMIT -1 OFFSET 380);
UPDATE appearances SET mvp = 1 WHERE kills + assists = (SELECT MAX(a.kills + a.assists) FROM appearances a WHERE a.matchId = appearances.matchId) AND (matchId * 3 + personId) % 5 < 4;
UPDATE teams SET winRate = (SELECT ROUND(1.0 * SUM(CASE WHEN (m.homeTeamId = teams.teamId AND m.homeMaps > m.awayMaps) OR (m.awayTeamId = teams.teamId AND m.awayMaps > m.homeMaps) THEN 1 ELSE 0 END) / COUNT(*), 2) FROM matches m WHERE teams.teamId IN (m.homeTeamId, m.awayTeamId));
CREATE VIEW matchWinners AS
SELECT matchId, tournamentId, CASE WHEN homeMaps > awayMaps THEN homeTeamId ELSE awayTeamId END AS winnerTeamId, CASE WHEN homeMaps > awayMaps THEN awayTeamId ELSE homeTeamId END AS loserTeamId FROM matches;
CREATE VIEW playerRoster AS
SELECT p.personId, s.firstName, s.lastName, s.handle, s.country, t.teamName, p.squadRole FROM players p JOIN persons s ON s.personId = p.personId LEFT JOIN teams t ON t.teamId = p.teamId;
