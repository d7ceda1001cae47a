CREATE TABLE teams (team_id INTEGER PRIMARY KEY, teamName TEXT, nickname TEXT, venue TEXT, coach TEXT, founded_yr INTEGER, ageBand TEXT, kit_colour TEXT);
INSERT INTO teams VALUES
(1,'Redshank Rovers','the Waders','Gull Lane','Bronagh Keane',1998,'U13','crimson'),
(2,'Otter Vale','the Whiskers','Ferry Field','Stefan Lindqvist',2004,'U13','teal'),
(3,'Kestrel Park','the Hoverers','Thornhill Green','Adaeze Obi',1987,'U13','amber'),
(4,'Millrace Juniors','the Wheels','Sluice Road','Colin Tweddle',2011,'U13','navy'),
(5,'Heron United','the Stilts','Reedbank','Petra Novotna',1993,'U13','silver');
CREATE TABLE players (pl_id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES teams(team_id), fullName TEXT, knownAs TEXT, shirtNo INTEGER, licNo TEXT, pos TEXT, birthDt TEXT, signedDt TEXT, debutDt TEXT, lgGoals INTEGER, cupGoals INTEGER, indoorGoals INTEGER, height_cm INTEGER);
INSERT INTO players VALUES
(71,1,'Kofi Mensah','Koko',9,'YL-20388','forward','2012-03-07','2022-08-15','2022-09-10',14,5,8,151),
(72,2,'Zacharias Pelling','Zippy',7,'YL-20402','midfielder','2012-05-19','2022-08-22','2022-09-17',6,2,11,147),
(73,2,'Matteo Brusca','Teo',1,'YL-20417','goalkeeper','2011-12-28','2021-09-01','2021-10-02',0,0,1,158),
(74,3,'Finlay Drummond','Drum',13,'YL-20431','goalkeeper','2012-01-16','2023-02-06','2023-03-04',0,0,0,160),
(75,4,'Ayaan Siddiqui','Sid',10,'YL-20446','forward','2012-07-02','2022-08-29','2022-10-01',10,3,4,145),
(76,2,'Rowan Applegarth','Apples',4,'YL-20459','defender','2012-02-11','2023-01-23','2023-02-18',1,1,3,153),
(77,5,'Lucian Varga','Luca',12,'YL-20470','goalkeeper','2012-04-25','2022-09-05','2022-11-12',0,0,2,156);
CREATE TABLE league_games (game_id INTEGER PRIMARY KEY, home_id INTEGER REFERENCES teams(team_id), away_id INTEGER REFERENCES teams(team_id), venue TEXT, game_date TEXT, ref_name TEXT, steward TEXT, paidAtt INTEGER, headcnt INTEGER, home_score INTEGER, away_score INTEGER);
INSERT INTO league_games VALUES
(301,1,2,'County Arena 1','2023-04-01','Ulrike Sommer','Barney Holt',88,131,2,1),
(302,3,1,'County Arena 2','2023-04-08','Graham Pike','Winnie Achebe',64,97,0,3),
(303,4,5,'Lido Pitch','2023-04-15','Ulrike Sommer','Hugo Faber',52,79,1,1),
(304,2,4,'County Arena 1','2023-04-22','Nadia Rostami','Barney Holt',71,118,4,2),
(305,5,3,'Lido Pitch','2023-05-06','Graham Pike','Hugo Faber',45,66,0,2);
CREATE TABLE friendlies (fr_id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES teams(team_id), opponent TEXT, venue TEXT, fr_date TEXT, scoreline TEXT);
INSERT INTO friendlies VALUES
(801,1,'Saint-Omer Colts','Cobb Meadow','2023-04-04','3-3'),
(802,2,'Barrow Lads','Windmill Common','2023-04-11','1-0'),
(803,1,'Teesby Town','Windmill Common','2023-05-02','2-4'),
(804,3,'Barrow Lads','Cobb Meadow','2023-05-16','0-0'),
(805,5,'Saint-Omer Colts','Priory Paddock','2023-04-25','5-1');
