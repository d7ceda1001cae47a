CREATE TABLE venue (
  venue_id INTEGER PRIMARY KEY,
  venue_name TEXT NOT NULL,
  district TEXT,
  seats INTEGER,
  step_free TEXT,
  opened_year INTEGER
);
INSERT INTO venue VALUES
  (1, 'Odeum Grand Hall', 'Old Port', 480, 'Y', 1931),
  (2, 'Odeum Studio', 'Old Port', 96, 'N', 1931),
  (3, 'Kelp Cinema', 'Northside', 210, 'Y', 1998),
  (4, 'The Tannery', 'Millgate', 150, 'N', 1974),
  (5, 'Lido Open Air', 'Beachfront', 640, 'Y', 2012),
  (6, 'Customs House', 'Old Port', 120, 'Y', 2005),
  (7, 'Chapel Screen', 'Millgate', 64, 'N', 1962),
  (8, 'Tram Depot Nine', 'Northside', 300, 'Y', 2019),
  (9, 'Lighthouse Loft', 'Beachfront', 40, 'N', 2024);
CREATE TABLE crew (
  crew_id INTEGER PRIMARY KEY,           --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  team TEXT,                             --: pick Ushers*6 | Projection*4 | Box Office*4 | Guest Desk*3 | Programme*3
  paid TEXT,                             --: pick Y*5 | N*6
  born_on INTEGER,                       --: date 1955-03-01..1999-06-30 yyyymmdd
  joined_on INTEGER,                     --: date 2015-01-10..2025-05-20 yyyymmdd
  boss_id INTEGER REFERENCES crew(crew_id) --: self crew_id
); --: rows 46
CREATE TABLE section (
  section_id INTEGER PRIMARY KEY,
  section_name TEXT NOT NULL,
  curator_id INTEGER REFERENCES crew(crew_id),
  sponsor TEXT,
  prize_eur INTEGER
);
INSERT INTO section VALUES
  (1, 'Main Competition', 3, 'Brackwater Bank', 25000),
  (2, 'First Bows', 8, 'Ostrey Airlines', 8000),
  (3, 'Midnight Current', 8, NULL, NULL),
  (4, 'Tidal Documents', 14, 'Pellin Paper', 12000),
  (5, 'Small Hours', 21, 'Ostrey Airlines', 3000),
  (6, 'Rewound', NULL, 'Brackwater Bank', NULL),
  (7, 'Salt & Pepper', 3, NULL, NULL);
CREATE TABLE film (
  film_id INTEGER PRIMARY KEY,           --: seq 101
  title TEXT NOT NULL,                   --: mix {The|A|Our|No|Her} {Quiet|Last|Borrowed|Paper|Northern|Hollow|Glass|Second} {Orchard|Ferry|Winter|Harbour|Bride|Engine|Letter|Season|Lantern} distinct
  section_id INTEGER,                    --: pick 1*4 | 2*4 | 3*3 | 4*4 | 5*3 | 6*2
  country TEXT,                          --: pick Portugal*5 | Norway*4 | India*5 | Mexico*3 | Georgia*3 | Canada*3 | Senegal*2 | Estonia | Chile*2
  director_first TEXT,                   --: first
  director_last TEXT,                    --: last
  runtime_s INTEGER,                     --: int 4680..9300 normal
  world_premiere TEXT,                   --: pick Y*3 | N*5
  submitted_on INTEGER,                  --: date 2022-09-01..2025-02-20 yyyymmdd
  accepted_on INTEGER,                   --: after submitted_on 15..110 days yyyymmdd until 2025-05-20 null 8%
  copy_due_on INTEGER,                   --: after accepted_on 20..60 days yyyymmdd
  entry_fee_eur INTEGER                  --: pick 0*3 | 25*4 | 40*5 | 60*3
); --: rows 108
CREATE TABLE feature_film (
  film_id INTEGER PRIMARY KEY,           --: seq 101
  budget_eur INTEGER,                    --: int 90000..4200000 skew
  distributor TEXT,                      --: pick NULL*4 | Marlstone Releasing*4 | Petrel Pictures*3 | Fernhill & Cole*2 | Ninth Street Films*2
  debut TEXT                             --: pick Y*3 | N*5
); --: rows 66
CREATE TABLE short_film (
  film_id INTEGER PRIMARY KEY REFERENCES film(film_id), --: seq 167
  school TEXT,                           --: pick NULL*4 | Lodz Film School*3 | Pune Institute*3 | Tallinn Academy*2 | Coast Media College*2
  animated TEXT                          --: pick Y*2 | N*5
); --: rows 37
CREATE TABLE guest (
  guest_id INTEGER PRIMARY KEY,          --: seq 501
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  craft TEXT,                            --: pick director*5 | actor*5 | composer*2 | editor*2 | producer*3
  country TEXT,                          --: pick Portugal*4 | Norway*3 | India*4 | Mexico*3 | Georgia*2 | Canada*3 | Senegal*2 | Japan*2
  born_on INTEGER,                       --: date 1948-01-15..2003-11-30 yyyymmdd
  arrives_on INTEGER,                    --: date 2023-02-01..2025-06-28 yyyymmdd
  departs_on INTEGER,                    --: after arrives_on 1..9 days yyyymmdd
  hotel TEXT                             --: pick NULL*2 | Hotel Meridian*4 | The Anchorage*3 | Pension Alma*2 | Brine House
); --: rows 62
CREATE TABLE film_guest (
  film_id INTEGER,                       --: ref film.film_id cover 60%
  guest_id INTEGER,                      --: ref guest.guest_id cover 85%
  travel_cost_eur INTEGER                --: int 60..1900 skew
); --: rows 105
CREATE TABLE screening (
  screening_id INTEGER PRIMARY KEY,      --: seq 3001
  film_id INTEGER,                       --: ref film.film_id cover 88% skew
  venue_id INTEGER REFERENCES venue(venue_id), --: pick 1*6 | 2*3 | 3*5 | 4*4 | 5*3 | 6*3 | 7*2 | 8*4
  host_id INTEGER,                       --: ref crew.crew_id cover 60% skew
  shown_on INTEGER,                      --: date 2023-02-03..2025-07-12 yyyymmdd
  tickets_sold INTEGER,                  --: int 8..420 skew
  free_tickets INTEGER,                  --: int 0..24 skew
  takings_eur INTEGER,                   --: int 1..2
  delay_s INTEGER,                       --: int 0..2400 skew
  talk_after TEXT,                       --: pick Y*3 | N*6
  audience_score REAL                    --: real 1.8..4.9 1 null 12%
); --: rows 290
DELETE FROM film_guest WHERE rowid NOT IN (SELECT MIN(rowid) FROM film_guest GROUP BY film_id, guest_id);
UPDATE film SET runtime_s = 240 + (film_id * 373) % 1560 WHERE film_id BETWEEN 167 AND 203;
UPDATE film SET section_id = 5 WHERE film_id BETWEEN 167 AND 203 AND section_id IN (1, 2);
UPDATE film SET section_id = 2 WHERE film_id < 167 AND section_id = 5;
UPDATE film SET section_id = 6, world_premiere = 'N' WHERE film_id > 203;
UPDATE screening SET tickets_sold = (SELECT MIN(screening.tickets_sold, seats - screening.free_tickets) FROM venue WHERE venue.venue_id = screening.venue_id);
UPDATE screening SET takings_eur = tickets_sold * CASE WHEN film_id BETWEEN 167 AND 203 THEN 7 WHEN venue_id = 1 THEN 14 ELSE 11 END;
UPDATE screening SET delay_s = 0 WHERE screening_id % 3 = 0;
UPDATE screening SET venue_id = 1 WHERE venue_id = 7 AND film_id IN (SELECT film_id FROM film WHERE section_id = 6);
UPDATE crew SET team = 'Programme' WHERE crew_id IN (3, 8, 14, 21);
