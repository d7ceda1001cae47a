CREATE TABLE exhibition (
  exhibition_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  theme TEXT,
  floor INTEGER,
  opened_on TEXT,
  suggested_min INTEGER,
  interactive_pct REAL,
  press_score INTEGER
);
INSERT INTO exhibition VALUES (1, 'Robot Garage', 'Technology', 1, '2021-03-12', 60, 85.0, 78), (2, 'Deep Sea Lab', 'Nature', 0, '2018-10-05', 45, 40.0, 91),
 (3, 'Sound Box', 'Physics', 2, '2019-06-21', 30, 95.0, 64), (4, 'Star Dome', 'Space', 3, '2016-04-01', 50, 10.0, 88), (5, 'Bridge Builders', 'Technology', 1, '2022-02-18', 40, 100.0, 70),
 (6, 'Code Kitchen', 'Technology', 2, '2023-09-08', 75, 90.0, 82), (7, 'Magnet Alley', 'Physics', 0, '2017-05-19', 25, 70.0, 55), (8, 'Bone Room', 'Nature', 0, '2016-04-01', 35, 15.0, 73),
 (9, 'Ice Core', 'Nature', 3, '2023-01-27', 40, 30.0, 88), (10, 'Mirror Maze', 'Physics', 2, '2020-07-03', 20, 60.0, 47), (11, 'Steam Hall', 'Technology', 1, '2016-04-01', 55, 20.0, 69),
 (12, 'Moon Walk', 'Space', 3, '2022-11-11', 65, 80.0, 94), (13, 'Tiny Worlds', 'Nature', 2, '2019-02-15', 45, 55.0, NULL), (14, 'Rocket Yard', 'Space', 1, '2026-05-22', 50, 75.0, NULL);
CREATE TABLE guide (
  guide_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  language TEXT,                         --: pick Czech*4 | English*3 | German*2 | Polish
  hired_on TEXT,                         --: date 2015-02-01..2023-11-30
  born_on TEXT,                          --: date 1962-01-01..2001-12-31
  mentor_id INTEGER REFERENCES guide(guide_id) --: self guide_id
); --: rows 16
CREATE TABLE ticket (
  ticket_id INTEGER PRIMARY KEY,
  ticket_name TEXT NOT NULL,
  price REAL,
  discount_pct REAL
);
INSERT INTO ticket VALUES (1, 'Adult', 14.0, 0.0), (2, 'Family', 14.0, 25.0), (3, 'Student', 14.0, 40.0), (4, 'School class', 14.0, 60.0), (5, 'Evening', 9.0, 0.0), (6, 'Annual pass', 14.0, 100.0), (7, 'Two-day', 22.0, 10.0), (8, 'Night of Science', 6.0, 0.0);
CREATE TABLE channel (
  channel_id INTEGER PRIMARY KEY,
  channel_name TEXT NOT NULL,
  paid_ads TEXT
);
INSERT INTO channel VALUES (1, 'Website', 'no'), (2, 'Ticket desk', 'no'), (3, 'Tram poster', 'yes'), (4, 'Teacher mailing', 'no'), (5, 'Video spot', 'yes'), (6, 'Hotel leaflet', 'yes'), (7, 'City card', 'no'), (8, 'Radio Labe', 'yes');
CREATE TABLE visitor (
  visitor_id INTEGER PRIMARY KEY,        --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  town TEXT,                             --: pick Brno*6 | Olomouc*4 | Ostrava*3 | Zlin*2 | Opava*2 | Kromeriz
  segment TEXT,                          --: pick Family*5 | Student*3 | Tourist*3 | Senior*2 | Teacher*2
  born_on TEXT,                          --: date 1948-01-01..2006-12-31
  newsletter TEXT                        --: pick yes*5 | no*4
); --: rows 110
CREATE TABLE visit (
  visit_id INTEGER PRIMARY KEY,          --: seq 5001
  visitor_id INTEGER NOT NULL REFERENCES visitor(visitor_id), --: ref visitor.visitor_id cover 88% skew
  exhibition_id INTEGER NOT NULL REFERENCES exhibition(exhibition_id), --: ref exhibition.exhibition_id cover 93% skew
  ticket_id INTEGER NOT NULL REFERENCES ticket(ticket_id), --: ref ticket.ticket_id cover 88%
  channel_id INTEGER NOT NULL REFERENCES channel(channel_id), --: ref channel.channel_id cover 88%
  guide_id INTEGER REFERENCES guide(guide_id), --: ref guide.guide_id cover 85% null 50%
  booked_on TEXT,                        --: date 2024-01-03..2026-03-31
  visit_on TEXT,                         --: after booked_on 0..58 days
  feedback_on TEXT,                      --: after visit_on 0..20 days until 2026-05-31 null 35%
  party_size INTEGER,                    --: int 1..9 skew
  queue_sec INTEGER,                     --: int 20..1500 skew
  stay_min INTEGER,                      --: int 12..140 normal
  overall_score INTEGER,                 --: int 2..10 normal
  staff_stars INTEGER,                   --: int 1..5
  amount_paid REAL
); --: rows 400
UPDATE exhibition SET opened_on = '2024-09-13' WHERE exhibition_id = 6;
UPDATE visit SET exhibition_id = 1 + visit_id % 5 WHERE exhibition_id = 14 OR (exhibition_id = 6 AND visit_on < '2024-09-13');
UPDATE visit SET party_size = party_size + 14 WHERE ticket_id = 4;
UPDATE visit SET party_size = party_size + 1 WHERE ticket_id = 2;
UPDATE visit SET overall_score = NULL, staff_stars = NULL WHERE feedback_on IS NULL;
UPDATE visit SET staff_stars = NULL WHERE guide_id IS NULL AND visit_id % 3 = 0;
UPDATE visit SET amount_paid = (SELECT ROUND(visit.party_size * price * (100 - discount_pct) / 100, 2) FROM ticket WHERE ticket.ticket_id = visit.ticket_id);
