CREATE TABLE player (player_id INTEGER PRIMARY KEY, surname TEXT, first_name TEXT, fed TEXT, title TEXT, city TEXT, std_elo INTEGER, rapid_elo INTEGER, blitz_elo INTEGER);
INSERT INTO player VALUES
(1,'Beridze','Tamar','GEO','WGM','Tbilisi',2411,2356,2287),
(2,'Nakamori','Sho','JPN','IM','Sapporo',2438,2402,2449),
(3,'Okonjo','Chidi','NGR','FM','Enugu',2309,2275,2331),
(4,'Lindqvist','Per','SWE','GM','Uppsala',2521,2488,2496),
(5,'Farkas','Zita','HUN','WIM','Szeged',2264,2240,2218),
(6,'Moran','Declan','IRL','CM','Sligo',2188,2203,2175);
CREATE TABLE event (ev_id INTEGER PRIMARY KEY, evName TEXT, city TEXT, venue TEXT, firstRound TEXT, entryDeadline TEXT, entryFee REAL, prizeFund REAL, chiefArbiter TEXT, director TEXT, pairingsOfficer TEXT);
INSERT INTO event VALUES
(1,'Harbour Open','Galway','Salthill Hotel','2023-03-17','2023-03-03',55.0,6000.0,'Ruth Kavanagh','Tom Breen','Ilse Maurer'),
(2,'Winterfest Rapid','Innsbruck','Kongresshaus','2023-12-09','2023-11-24',40.0,3500.0,'Gernot Pichler','Lea Brandauer','Ilse Maurer'),
(3,'Castle Masters','Ljubljana','Grad Hall','2023-06-02','2023-05-12',90.0,14000.0,'Matej Zupan','Nika Oblak','Borut Kos'),
(4,'Quayside Blitz','Newcastle','Baltic Rooms','2023-09-23','2023-09-16',25.0,1200.0,'Ruth Kavanagh','Amy Thirlwell','Dev Rao'),
(5,'Lakes Congress','Keswick','Theatre Bar','2023-10-14','2023-09-29',48.0,2800.0,'Ian Postle','Amy Thirlwell','Dev Rao');
CREATE TABLE registration (reg_id INTEGER PRIMARY KEY, ev_id INTEGER REFERENCES event(ev_id), player_id INTEGER REFERENCES player(player_id), seed_no INTEGER, final_rank INTEGER, badge_no INTEGER, prizeWon REAL);
INSERT INTO registration VALUES (1,1,1,3,5,412,150.0),(2,1,2,2,4,417,300.0),(3,1,4,1,1,403,2000.0),(4,1,6,8,9,431,0.0),(5,2,3,4,2,518,875.0),(6,2,5,6,7,522,75.0),(7,2,4,1,3,509,450.0),(8,3,2,5,6,611,620.0);
CREATE TABLE game (game_id INTEGER PRIMARY KEY, ev_id INTEGER REFERENCES event(ev_id), rnd INTEGER, white_id INTEGER, black_id INTEGER, ending TEXT, opening TEXT, eco TEXT, move_cnt INTEGER, minutes INTEGER, played_on TEXT);
INSERT INTO game VALUES
(901,1,1,4,6,'Resignation','Catalan','E04',34,151,'2023-03-17'),
(902,1,3,1,2,'Draw agreed','Caro-Kann','B12',27,118,'2023-03-18'),
(903,1,3,4,1,'Checkmate','Najdorf','B90',52,243,'2023-03-18'),
(904,1,3,6,2,'Forfeit',NULL,NULL,0,0,'2023-03-18'),
(905,2,2,5,4,'Adjudication','French','C11',71,62,'2023-12-09'),
(906,2,3,3,5,'Abandoned','Slav','D15',19,22,'2023-12-10'),
(907,3,3,2,4,'Resignation','Caro-Kann','B18',41,187,'2023-06-04');
