-- Hostel chain: rooms and dorms, guests, bookings, reviews, tours, staff and repairs. Amounts in euros.
CREATE TABLE countries (
  country_code TEXT PRIMARY KEY, -- two letters
  country_name TEXT NOT NULL
);
INSERT INTO countries VALUES ('PT', 'Portugal'), ('ES', 'Spain'), ('DE', 'Germany'), ('GB', 'United Kingdom'), ('AU', 'Australia'), ('BR', 'Brazil'), ('JP', 'Japan');
CREATE TABLE room_types (
  type_code TEXT PRIMARY KEY, -- three letters
  type_name TEXT NOT NULL
);
INSERT INTO room_types VALUES ('MIX', 'Mixed dorm'), ('FEM', 'Female dorm'), ('TWN', 'Twin private'), ('FAM', 'Family room'), ('POD', 'Capsule pod');
CREATE TABLE channels (
  channel_code TEXT PRIMARY KEY, -- short code of the sales channel
  channel_name TEXT NOT NULL,
  commission_pct REAL -- 0..100, share of gross
);
INSERT INTO channels VALUES ('DIR', 'Own website', 0), ('BNK', 'Bunkfinder', 14.5), ('RUC', 'Rucksack Club', 9), ('WLK', 'Walk-in', 0), ('ROM', 'Roamly', 18);
CREATE TABLE hostels (
  hostel_id INTEGER PRIMARY KEY,
  hostel_name TEXT NOT NULL,
  city TEXT,
  country_code TEXT REFERENCES countries(country_code), -- where it stands
  opened_on TEXT,
  audit_score REAL -- by our inspectors, 0..10
);
INSERT INTO hostels VALUES (1, 'Blue Heron', 'Lisbon', 'PT', '2014-04-12', 8.4), (2, 'Salt Cellar', 'Porto', 'PT', '2016-06-01', 7.9), (3, 'The Tin Roof', 'Valencia', 'ES', '2017-03-18', 9.1), (4, 'Casa Moth', 'Seville', 'ES', '2019-09-05', 6.6), (5, 'Night Kitchen', 'Leipzig', 'DE', '2018-05-24', 8.8), (6, 'Paper Lantern', 'Hamburg', 'DE', '2021-07-09', 7.2), (7, 'Old Ferry House', 'Porto', 'PT', '2022-02-11', 9.4), (8, 'Dog and Compass', 'Valencia', 'ES', '2023-05-02', 8.1);
CREATE TABLE rooms (
  room_id INTEGER PRIMARY KEY,           --: seq 101
  hostel_id INTEGER NOT NULL REFERENCES hostels(hostel_id), --: ref hostels.hostel_id
  type_code TEXT, -- see room_types      --: pick MIX*5 | FEM*3 | TWN*3 | FAM*2 | POD*2
  bed_count INTEGER,                     --: by type_code: MIX => 6 | 8*2 | 12; FEM => 4 | 6*2 | 8; TWN => 2; FAM => 4 | 5; else => 1
  floor_no INTEGER, -- 0 is street level --: int 0..5
  bed_price_eur REAL -- per bed and night, before any discount --: by type_code: MIX => 19 | 22 | 24; FEM => 23 | 26; TWN => 38 | 41; FAM => 29 | 33; else => 31 | 35
); --: rows 78
CREATE TABLE guests (
  guest_id INTEGER PRIMARY KEY,          --: seq 2001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  home_country TEXT, -- two-letter code, see countries --: pick PT*2 | ES*2 | DE*5 | GB*6 | AU*4 | BR*3
  birth_date TEXT,                       --: date 1958-03-01..2005-12-31
  signed_up_on TEXT, -- date the guest opened an account --: date 2022-02-01..2024-08-30
  email TEXT,                            --: from lower {first_name}.{last_name}@example.org null 15%
  phone TEXT -- international form       --: code +## ### ######
); --: rows 190
CREATE TABLE bookings (
  booking_id INTEGER PRIMARY KEY,        --: seq 9001
  guest_id INTEGER NOT NULL REFERENCES guests(guest_id), --: ref guests.guest_id cover 82% skew
  room_id INTEGER NOT NULL, -- see rooms --: ref rooms.room_id cover 90%
  channel_code TEXT REFERENCES channels(channel_code), --: pick DIR*5 | BNK*6 | RUC*3 | WLK*2 | ROM*4
  booked_on TEXT,                        --: date 2022-12-05..2024-07-01
  check_in TEXT, -- first night          --: after booked_on 1..60 days %Y-%m-%d
  check_out TEXT,                        --: after check_in 1..11 days %Y-%m-%d
  beds INTEGER, -- beds taken            --: int 1..4 skew
  discount_pct INTEGER, -- 0..100        --: pick 0*7 | 5*2 | 10*2 | 25
  gross_eur REAL, -- what the guest owes --: real 20..900 2
  net_eur REAL, -- gross less commission --: real 20..900 2
  pay_state TEXT -- paid or unpaid       --: pick paid*6 | unpaid
); --: rows 380
CREATE TABLE reviews (
  review_id INTEGER PRIMARY KEY,         --: seq 1
  booking_id INTEGER NOT NULL, -- see bookings --: ref bookings.booking_id distinct
  reviewed_on TEXT,                      --: date 2023-01-20..2024-09-12
  stars INTEGER, -- overall, 1..5        --: pick 1 | 2*2 | 3*4 | 4*6 | 5*5
  clean_score INTEGER -- cleanliness, 0..100 --: int 25..100 normal
); --: rows 170
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  hostel_id INTEGER REFERENCES hostels(hostel_id), --: ref hostels.hostel_id
  job_title TEXT,                        --: pick Receptionist*5 | Cleaner*4 | Bartender*3 | Night Porter*2
  manager_id INTEGER, -- another staff member --: self staff_id
  hired_on TEXT,                         --: date 2015-03-01..2024-08-01
  hourly_eur REAL -- before tax          --: real 9.5..21 2 normal
); --: rows 56
CREATE TABLE tours (
  tour_id INTEGER PRIMARY KEY,
  tour_name TEXT NOT NULL,
  hostel_id INTEGER, -- hostel that runs it
  price_eur REAL -- per head
);
INSERT INTO tours VALUES (1, 'Sunset Kayak', 1, 32), (2, 'Sunset Pub Crawl', 2, 18), (3, 'Tile Hunt Walk', 1, 12), (4, 'Paella Class', 3, 39.5), (5, 'Rooftop Yoga', 3, 9), (6, 'Flamenco Night', 4, 27), (7, 'Street Art Ride', 5, 21), (8, 'Harbour Ghosts', 6, 16), (9, 'Port Cellar Tasting', 7, 29), (10, 'Surf Taster', 2, 45), (11, 'Graveyard Picnic', 5, 14);
CREATE TABLE tour_signups (
  tour_id INTEGER NOT NULL REFERENCES tours(tour_id), --: ref tours.tour_id cover 92%
  guest_id INTEGER NOT NULL REFERENCES guests(guest_id), --: ref guests.guest_id cover 60% skew
  signed_up_on TEXT,                     --: date 2023-01-15..2024-09-10
  tip_eur REAL, -- NULL if no tip        --: pick NULL*4 | 2 | 3 | 5*2 | 10
  PRIMARY KEY (tour_id, guest_id)
); --: rows 210
CREATE TABLE repairs (
  repair_id INTEGER PRIMARY KEY,         --: seq 501
  room_id INTEGER NOT NULL, -- see rooms --: ref rooms.room_id cover 70% skew
  status_cd TEXT, -- O open, W waiting for parts, F fixed --: pick O*2 | W*2 | F*7
  problem TEXT,                          --: pick Leaking shower*4 | Broken locker*4 | Dead socket*2 | Squeaky bunk*3 | Jammed window
  reported_on TEXT,                      --: date 2023-06-01..2024-08-20
  fixed_on TEXT, -- NULL until fixed     --: after reported_on 1..45 days %Y-%m-%d until 2024-09-14
  quote_eur REAL, -- asked beforehand    --: real 25..600 2 skew
  bill_eur REAL -- invoiced after the work --: real 25..700 2 skew
); --: rows 120
UPDATE repairs SET status_cd = 'O' WHERE fixed_on IS NULL;
UPDATE repairs SET fixed_on = NULL, bill_eur = NULL WHERE status_cd <> 'F';
UPDATE bookings SET beds = min(beds, (SELECT bed_count FROM rooms WHERE rooms.room_id = bookings.room_id));
UPDATE bookings SET gross_eur = ROUND((SELECT bed_price_eur FROM rooms WHERE rooms.room_id = bookings.room_id) * beds * (julianday(check_out) - julianday(check_in)) * (100 - discount_pct) / 100.0, 2);
UPDATE bookings SET net_eur = ROUND(gross_eur * (100 - (SELECT commission_pct FROM channels WHERE channels.channel_code = bookings.channel_code)) / 100.0, 2);
UPDATE reviews SET reviewed_on = (SELECT date(check_out, '+' || (reviews.review_id % 11 + 1) || ' days') FROM bookings WHERE bookings.booking_id = reviews.booking_id);
