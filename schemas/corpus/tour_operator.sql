CREATE TABLE regions (
  regionId INTEGER PRIMARY KEY,
  regionName TEXT,
  continent TEXT
);
INSERT INTO regions VALUES (1,'Atlantic Isles','Europe'),(2,'High Alps','Europe'),(3,'Silk Steppe','Asia'),(4,'Coral Coast','Africa'),(5,'Patagon South','South America'),(6,'Baltic Shore','Europe');
CREATE TABLE agencies (
  agencyId INTEGER PRIMARY KEY,
  agencyName TEXT,
  country TEXT,
  commissionPct REAL,
  onHold INTEGER
);
INSERT INTO agencies VALUES (1,'Wanderfuchs Reisen','Germany',12,0),(2,'Blue Door Travel','United Kingdom',10,0),(3,'Sattva Holidays','India',15,0),(4,'Passo Lento','Italy',11.5,0),(5,'Compass Rose','United Kingdom',9,1),(6,'Monsoon Trails','India',14,0),(7,'Fjordtid','Norway',8,0),(8,'Petit Sac','France',12,1),(9,'Old Harbour Tours','United Kingdom',13,0),(10,'Himmelweit','Germany',10,0);
CREATE TABLE guides (
  guideId INTEGER PRIMARY KEY,    --: seq 1
  firstName TEXT,                 --: first
  lastName TEXT,                  --: last distinct
  bornOn INTEGER,                 --: date 1962-01-01..2001-12-31 yyyymmdd
  hiredOn INTEGER,                --: date 2011-03-01..2025-05-31 yyyymmdd
  homeRegionId INTEGER REFERENCES regions(regionId), --: ref regions.regionId
  dayRateEur INTEGER,             --: int 95..310 normal
  freelance INTEGER,              --: pick 0*3 | 1*2
  mentorId INTEGER REFERENCES guides(guideId) --: self guideId
); --: rows 42
CREATE TABLE tours (
  tourId INTEGER PRIMARY KEY,     --: seq 1
  title TEXT,                     --: each Lighthouse Loop | Glacier Balcony | Caravan of Felt | Reef and Palm | Wind Gauchos | Amber Cycling | Whale Week | Hut to Hut | Yurt Nights | Spice Harbours | Condor Ridge | Dune and Pine | Volcano Ferry | Snowshoe Silence | Samovar Rails | Turtle Beach | Fitz Trek | Manor Houses | Island Hopper Slow | Via Ferrata Start | Apple Mountains | Mangrove Paddle | Estancia Ride | Spit by Kayak | Puffin Weekend | Dairy Trail | Night Sky Desert | Lagoon Family | Ice Field Photo | Sauna Coast
  regionId INTEGER REFERENCES regions(regionId), --: each 1 | 2 | 3 | 4 | 5 | 6
  style TEXT,                     --: by title: Amber Cycling, Wind Gauchos, Volcano Ferry, Island Hopper Slow => cycling; Whale Week, Yurt Nights, Turtle Beach, Lagoon Family, Sauna Coast => family; Glacier Balcony, Night Sky Desert, Ice Field Photo, Puffin Weekend => photo; Reef and Palm, Mangrove Paddle, Spit by Kayak => kayak; Samovar Rails, Manor Houses => rail; Estancia Ride, Caravan of Felt => riding; else => walking
  nights INTEGER,                 --: int 2..18 normal
  difficulty INTEGER,             --: int 1..5 normal
  basePriceEur INTEGER,           --: int 390..4600 skew
  maxGuests INTEGER,              --: pick 8*3 | 10*2 | 12*5 | 16*3 | 20
  forSale INTEGER,                --: pick 1*7 | 0
  localStaffPct INTEGER           --: int 20..100 normal
); --: rows 30
CREATE TABLE departures (
  departureId INTEGER PRIMARY KEY, --: seq 2001
  tourId INTEGER REFERENCES tours(tourId), --: ref tours.tourId cover 93%
  guideId INTEGER REFERENCES guides(guideId), --: ref guides.guideId cover 80% skew null 8%
  announcedOn INTEGER,
  startsOn INTEGER,               --: date 2023-03-10..2025-12-05 yyyymmdd
  endsOn INTEGER,
  seats INTEGER,
  minimumGuests INTEGER,          --: pick 2 | 4*5 | 6*3
  calledOff INTEGER               --: pick 0*11 | 1
); --: rows 140
CREATE TABLE customers (
  customerId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT,                 --: first
  lastName TEXT,                  --: last
  bornOn INTEGER,                 --: date 1940-01-01..2004-12-31 yyyymmdd
  country TEXT,                   --: pick Germany*8 | United Kingdom*7 | India*4 | France*3 | Norway*2 | Italy*2 | Netherlands*2
  registeredAt INTEGER,           --: date 2021-02-01..2025-07-05 unix
  newsletter INTEGER,             --: pick 1*3 | 0*2
  referredById INTEGER REFERENCES customers(customerId), --: self customerId null 75%
  dietNote TEXT                   --: pick NULL*6 | vegetarian*3 | vegan | no nuts | no fish
); --: rows 190
CREATE TABLE bookings (
  bookingId INTEGER PRIMARY KEY,  --: seq 70001
  customerId INTEGER REFERENCES customers(customerId), --: ref customers.customerId cover 88% skew
  departureId INTEGER REFERENCES departures(departureId), --: ref departures.departureId cover 92%
  agencyId INTEGER REFERENCES agencies(agencyId), --: ref agencies.agencyId cover 90% skew null 40%
  bookedAt INTEGER,
  depositDueOn INTEGER,
  balanceDueOn INTEGER,
  paidOn INTEGER,
  cancelledOn INTEGER,
  guests INTEGER,                 --: int 1..6 skew
  discountPct REAL,               --: pick 0*9 | 5*4 | 10*3 | 12.5 | 20
  insured INTEGER,                --: pick 1 | 0
  totalEur REAL
); --: rows 380
CREATE TABLE reviews (
  reviewId INTEGER PRIMARY KEY,   --: seq 1
  bookingId INTEGER REFERENCES bookings(bookingId), --: ref bookings.bookingId cover 45% distinct
  postedAt INTEGER,
  stars INTEGER,                  --: pick 5*6 | 4*5 | 3*3 | 2*2 | 1
  wouldReturn INTEGER,            --: by stars: 4, 5 => 1*6 | 0; else => 0*3 | 1
  remark TEXT                     --: mix {lovely guide|bus was late|food too spicy|rain all week|great views|hotel noisy} {but worth it|never again|thanks to all|see you next year}
); --: rows 150
CREATE TABLE targets (
  targetYear INTEGER,
  targetMonth INTEGER,
  regionId INTEGER REFERENCES regions(regionId),
  revenueEur INTEGER,
  guests INTEGER,
  PRIMARY KEY (targetYear, targetMonth, regionId)
);
UPDATE tours SET nights = 3 WHERE title = 'Puffin Weekend';
UPDATE tours SET nights = 7 WHERE title = 'Whale Week';
UPDATE departures SET announcedOn = CAST(strftime('%Y%m%d', substr(startsOn, 1, 4) || '-' || substr(startsOn, 5, 2) || '-' || substr(startsOn, 7, 2), '-' || (180 + departureId * 37 % 160) || ' days') AS INTEGER), seats = (SELECT maxGuests FROM tours WHERE tours.tourId = departures.tourId) - departureId % 3, endsOn = CAST(strftime('%Y%m%d', substr(startsOn, 1, 4) || '-' || substr(startsOn, 5, 2) || '-' || substr(startsOn, 7, 2), '+' || (SELECT nights FROM tours WHERE tours.tourId = departures.tourId) || ' days') AS INTEGER);
UPDATE bookings SET bookedAt = (SELECT CAST(strftime('%s', substr(startsOn, 1, 4) || '-' || substr(startsOn, 5, 2) || '-' || substr(startsOn, 7, 2), '-' || (9 + (bookingId * 53) % 160) || ' days', '+' || (420 + (bookingId * 71) % 800) || ' minutes') AS INTEGER) FROM departures WHERE departures.departureId = bookings.departureId);
DELETE FROM bookings WHERE bookedAt > 1752480000;
UPDATE bookings SET depositDueOn = CAST(strftime('%Y%m%d', bookedAt, 'unixepoch', '+' || (5 + bookingId % 4) || ' days') AS INTEGER), balanceDueOn = (SELECT CAST(strftime('%Y%m%d', substr(startsOn, 1, 4) || '-' || substr(startsOn, 5, 2) || '-' || substr(startsOn, 7, 2), '-' || (28 - bookingId % 2 * 7) || ' days') AS INTEGER) FROM departures WHERE departures.departureId = bookings.departureId);
UPDATE bookings SET balanceDueOn = depositDueOn WHERE balanceDueOn < depositDueOn;
UPDATE bookings SET paidOn = CAST(strftime('%Y%m%d', substr(balanceDueOn, 1, 4) || '-' || substr(balanceDueOn, 5, 2) || '-' || substr(balanceDueOn, 7, 2), ((bookingId * 29) % 47 - 30) || ' days') AS INTEGER) WHERE bookingId % 19 <> 6;
UPDATE bookings SET paidOn = depositDueOn WHERE paidOn < depositDueOn;
UPDATE bookings SET paidOn = NULL WHERE paidOn > 20250713;
UPDATE bookings SET cancelledOn = CAST(strftime('%Y%m%d', bookedAt, 'unixepoch', '+' || (4 + bookingId * 13 % 60) || ' days') AS INTEGER) WHERE bookingId % 9 = 4;
UPDATE bookings SET cancelledOn = NULL WHERE cancelledOn > 20250713 OR cancelledOn > (SELECT startsOn FROM departures WHERE departures.departureId = bookings.departureId);
UPDATE bookings SET totalEur = (SELECT ROUND(bookings.guests * basePriceEur * (100 - bookings.discountPct) / 100.0, 2) FROM departures JOIN tours ON tours.tourId = departures.tourId WHERE departures.departureId = bookings.departureId);
DELETE FROM reviews WHERE bookingId IN (SELECT bookingId FROM bookings JOIN departures ON departures.departureId = bookings.departureId WHERE endsOn > 20250705 OR cancelledOn IS NOT NULL OR calledOff = 1) OR bookingId NOT IN (SELECT bookingId FROM bookings);
UPDATE reviews SET postedAt = (SELECT CAST(strftime('%s', substr(endsOn, 1, 4) || '-' || substr(endsOn, 5, 2) || '-' || substr(endsOn, 7, 2), '+' || (1 + reviewId * 17 % 25) || ' days', '+' || (500 + reviewId * 31 % 700) || ' minutes') AS INTEGER) FROM bookings JOIN departures ON departures.departureId = bookings.departureId WHERE bookings.bookingId = reviews.bookingId);
UPDATE reviews SET postedAt = 1752300000 + reviewId * 400 WHERE postedAt > 1752400000;
INSERT INTO targets SELECT y, m, regionId, 2000 * (3 + (y * 7 + m * 11 + regionId * 5) % 17), 4 + (m * 3 + regionId * 7 + y) % 21 FROM (SELECT 2023 AS y UNION SELECT 2024 UNION SELECT 2025), (SELECT 1 AS m UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12), regions WHERE NOT (regionId = 6 AND y = 2023);
