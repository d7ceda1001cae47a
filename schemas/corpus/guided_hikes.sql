CREATE TABLE place (
  place_id INTEGER PRIMARY KEY,
  place_name TEXT NOT NULL,
  region TEXT,
  altitude_m INTEGER,
  parking_spaces INTEGER
);
INSERT INTO place VALUES
 (1, 'Ardle', 'Ardle', 140, 60), (2, 'Kestrel Gate', 'Ardle', 310, 12), (3, 'Minnow Weir', 'Ardle', 95, 25),
 (4, 'Drover''s Cross', 'Craigmoor', 420, 8), (5, 'Hollin Bank', 'Craigmoor', 265, 30), (6, 'Peat House', 'Craigmoor', 510, 0),
 (7, 'Windhope', 'Windhope', 180, 45), (8, 'Larch Landing', 'Windhope', 205, 18), (9, 'Cairn Inn', 'Windhope', 640, 22),
 (10, 'Saltdale Quay', 'Saltdale', 4, 80), (11, 'Gannet Steps', 'Saltdale', 22, NULL), (12, 'Lime Kiln', 'Saltdale', 61, 14),
 (13, 'Otter Bridge', 'Craigmoor', 150, 10), (14, 'Upper Tarn', 'Windhope', 705, 0), (15, 'Chapel Stile', 'Ardle', 233, NULL);
CREATE TABLE route (
  route_id INTEGER PRIMARY KEY,          --: seq 1
  route_name TEXT NOT NULL,              --: each Kestrel Round | Drover's Way | Three Weirs | Peat Ridge | Larch Loop | Cairn Traverse | Gannet Cliffs | Lime Kiln Ramble | Otter Valley | Tarn Horseshoe | Chapel Walk | Smugglers Path | Red Deer Trail | Windhope Skyline | Foxglove Mile | Old Quarry Circuit | Beacon Climb | Seven Stiles | Moonrise Hike | Salt Marsh Stroll | Giant's Stair | Heather Line | Raven Crag | Long Shore
  start_place_id INTEGER,                --: ref place.place_id skew
  end_place_id INTEGER,                  --: ref place.place_id skew
  length_km REAL,                        --: real 4..29 1 normal
  ascent_m INTEGER,                      --: int 60..1480 normal
  duration_min INTEGER,                  --: int 90..540
  difficulty TEXT,                       --: pick easy*6 | moderate*8 | hard*6 | expert*3
  dogs_allowed INTEGER,                  --: pick 1*3 | 0*2
  opened_on TEXT,                        --: date 2012-04-01..2024-05-30
  retired_on TEXT                        --: after opened_on 900..3000 days until 2025-06-30 null 80%
); --: rows 24
CREATE TABLE guide (
  guide_id INTEGER PRIMARY KEY,          --: seq 41
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  home_town TEXT,                        --: pick Elsmoor*4 | Thornby*3 | Castle Wray*3 | Pendrick*2 | Ardle*3 | Oxmere
  hired_on TEXT,                         --: date 2014-02-01..2025-04-20
  certified_on TEXT,                     --: date 2010-05-01..2024-11-30 null 10%
  first_aid_until TEXT,                  --: date 2024-11-01..2027-12-31
  day_fee_cents INTEGER,                 --: price 90..260
  phone TEXT,                            --: code 07### ###### null 10% empty 10%
  mentor_id INTEGER,                     --: self guide_id
  left_on TEXT                           --: after hired_on 400..3500 days until 2025-06-30 null 60%
); --: rows 30
CREATE TABLE tour (
  tour_id INTEGER PRIMARY KEY,           --: seq 501
  route_id INTEGER,                      --: ref route.route_id cover 90% skew
  lead_guide_id INTEGER,                 --: ref guide.guide_id cover 85% skew
  starts_at TEXT,                        --: date 2023-03-05..2025-09-28 %Y-%m-%d %H:%M:00
  published_on TEXT,                     --: date 2023-01-01..2023-02-01
  status TEXT,                           --: const DN
  price_cents INTEGER,                   --: price 18..140
  capacity INTEGER,                      --: int 6..20
  min_party INTEGER                      --: int 2..5
); --: rows 190
CREATE TABLE tour_guide (
  tour_id INTEGER,                       --: ref tour.tour_id cover 70%
  guide_id INTEGER,                      --: ref guide.guide_id cover 90%
  role_code TEXT,                        --: pick AS*5 | SW*3 | TR*2
  fee_cents INTEGER,                     --: price 40..180
  PRIMARY KEY (tour_id, guide_id)
); --: rows 210
CREATE TABLE walker (
  walker_id INTEGER PRIMARY KEY,         --: seq 1001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  town TEXT,                             --: pick Elsmoor*6 | Thornby*4 | Castle Wray*4 | Pendrick*3 | Ardle*4 | Oxmere*2 | Quillford*3 | Hatch End*1
  born_on TEXT,                          --: date 1946-01-01..2004-12-31 null 6%
  joined_on TEXT,                        --: date 2022-10-01..2025-07-01
  email TEXT,                            --: from lower {first_name}.{last_name}@postbox.example null 12% empty 9%
  phone TEXT,                            --: code 07### ###### null 30%
  heard_via TEXT,                        --: pick friend*5 | web search*4 | newsletter*3 | fair*2 | NULL*1
  referred_by INTEGER                    --: self walker_id null 65%
); --: rows 130
CREATE TABLE booking (
  booking_id INTEGER PRIMARY KEY,        --: seq 3001
  tour_id INTEGER,                       --: ref tour.tour_id cover 88% skew
  walker_id INTEGER,                     --: ref walker.walker_id cover 85% skew
  booked_at TEXT,                        --: date 2023-01-10..2025-07-13 %Y-%m-%d %H:%M:%S
  channel TEXT,                          --: pick app*4 | web*5 | phone*2 | desk*1
  party_size INTEGER,                    --: int 1..6 skew
  status TEXT,                           --: pick CF*14 | CX*3 | NS*2 | WL*1
  discount_pct INTEGER,                  --: pick 0*9 | 5*3 | 10*4 | 15*2 | 25*1
  paid_cents INTEGER,                    --: const 0
  cancelled_on TEXT                      --: const x
); --: rows 400
CREATE TABLE review (
  review_id INTEGER PRIMARY KEY,         --: seq 9001
  booking_id INTEGER,                    --: ref booking.booking_id distinct
  guide_score INTEGER,                   --: pick 5*6 | 4*5 | 3*3 | 2*2 | 1
  route_score INTEGER,                   --: pick 5*4 | 4*6 | 3*4 | 2*2 | 1*2
  comment TEXT,                          --: mix {Lovely|Tough|Wet|Superb|Crowded|Muddy} {views|descent|start|weather|lunch stop}, {would come again|too fast for us|guide was patient|lost the path once|boots ruined} null 15% empty 10%
  posted_on TEXT                         --: date 2023-04-01..2025-07-10
); --: rows 290
UPDATE route SET duration_min = CAST(length_km * 16 + ascent_m * 0.1 AS INTEGER) / 5 * 5;
UPDATE route SET end_place_id = start_place_id WHERE route_id % 4 = 1;
UPDATE guide SET mentor_id = NULL WHERE guide_id % 4 = 1;
UPDATE tour SET starts_at = date(starts_at) || CASE tour_id % 5 WHEN 0 THEN ' 07:30:00' WHEN 1 THEN ' 09:00:00' WHEN 2 THEN ' 09:00:00' WHEN 3 THEN ' 10:30:00' ELSE ' 13:15:00' END;
UPDATE tour SET published_on = date(starts_at, '-' || (50 + tour_id * 37 % 70) || ' days');
UPDATE tour SET price_cents = (price_cents + 250) / 500 * 500;
UPDATE tour SET status = CASE WHEN tour_id * 31 % 13 = 4 THEN 'CX' WHEN starts_at < '2025-07-14' THEN 'DN' WHEN tour_id % 4 = 0 THEN 'FU' ELSE 'OP' END;
UPDATE tour SET lead_guide_id = NULL WHERE starts_at > '2025-08-20' AND tour_id % 3 = 0;
UPDATE tour SET lead_guide_id = (SELECT MIN(g.guide_id) FROM guide g WHERE g.hired_on < date(tour.starts_at) AND (g.left_on IS NULL OR g.left_on > date(tour.starts_at)) AND g.guide_id % 4 = tour.tour_id % 4) WHERE lead_guide_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM guide g WHERE g.guide_id = tour.lead_guide_id AND g.hired_on < date(tour.starts_at) AND (g.left_on IS NULL OR g.left_on > date(tour.starts_at)));
UPDATE booking SET booked_at = datetime((SELECT starts_at FROM tour WHERE tour.tour_id = booking.tour_id), '-' || (1 + booking_id * 7919 % 47) || ' days', '+' || (booking_id * 613 % 640) || ' minutes');
DELETE FROM booking WHERE booked_at > '2025-07-13 20:00:00';
UPDATE booking SET status = 'CF' WHERE status = 'NS' AND (SELECT starts_at FROM tour WHERE tour.tour_id = booking.tour_id) > '2025-07-14';
UPDATE booking SET paid_cents = CASE status WHEN 'WL' THEN 0 ELSE (SELECT price_cents FROM tour WHERE tour.tour_id = booking.tour_id) * party_size * (100 - discount_pct) / 100 END;
UPDATE booking SET paid_cents = NULL WHERE booking_id % 37 = 5;
UPDATE booking SET cancelled_on = CASE WHEN status = 'CX' THEN date(booked_at, '+' || (booking_id % 6) || ' days') END;
DELETE FROM review WHERE booking_id NOT IN (SELECT booking_id FROM booking WHERE status = 'CF' AND booked_at < '2025-05-20');
UPDATE review SET posted_on = (SELECT date(t.starts_at, '+' || (1 + review_id % 9) || ' days') FROM booking b JOIN tour t ON t.tour_id = b.tour_id WHERE b.booking_id = review.booking_id);
DELETE FROM review WHERE posted_on > '2025-07-13';
UPDATE walker SET joined_on = (SELECT MIN(date(booked_at, '-' || (walker_id % 60) || ' days')) FROM booking WHERE booking.walker_id = walker.walker_id) WHERE walker_id IN (SELECT walker_id FROM booking);
UPDATE route SET retired_on = CASE route_id WHEN 4 THEN '2022-10-31' WHEN 9 THEN '2021-09-15' WHEN 2 THEN '2025-05-01' ELSE retired_on END;
UPDATE tour SET lead_guide_id = NULL WHERE tour_id % 41 = 9;
