-- Bookings of a travel agency with a few branches.
CREATE TABLE branch (
  branchId INTEGER PRIMARY KEY,
  branchName TEXT,
  city TEXT,
  openedOn TEXT, -- first day of trading
  desks INTEGER -- seats for agents
);
INSERT INTO branch VALUES (1, 'Old Exchange', 'Leeds', '2004-03-15', 9), (2, 'Canal Side', 'Manchester', '2009-09-01', 12), (3, 'Minster Yard', 'York', '2013-05-20', 5), (4, 'Arcade', 'Cardiff', '2016-02-11', 6), (5, 'Web Desk', 'Leeds', '2019-01-07', 14), (6, 'Quayside', 'Newcastle', '2022-06-30', 4), (7, 'Priory Street', 'Lincoln', '2024-11-04', 3);
CREATE TABLE agent (
  agentId INTEGER PRIMARY KEY,           --: seq 11
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  branchId INTEGER REFERENCES branch(branchId), --: pick 1*5 | 2*6 | 3*3 | 4*3 | 5*7 | 6*2
  mentorId INTEGER,                      -- agent who trained this agent --: self agentId
  hiredOn TEXT,                          --: date 2008-04-01..2022-12-20
  commissionPct REAL,                    -- 0 to 100 --: pick 1.5*3 | 2*4 | 2.5*4 | 3*2 | 4
  hoursPerWeek INTEGER                   --: pick 37*6 | 30*2 | 20*2
); --: rows 34
CREATE TABLE destination (
  destCode TEXT PRIMARY KEY, -- house code of three letters
  destName TEXT,
  country TEXT,
  region TEXT, -- continent or sea
  distanceKm INTEGER -- from Leeds, as the crow flies
);
INSERT INTO destination VALUES ('LIS', 'Lisbon', 'Portugal', 'Southern Europe', 1790), ('MAD', 'Madeira', 'Portugal', 'Atlantic Isles', 2630), ('TEN', 'Tenerife', 'Spain', 'Atlantic Isles', 3060), ('SEV', 'Seville', 'Spain', 'Southern Europe', 1890), ('CRE', 'Crete', 'Greece', 'Southern Europe', 2980), ('ROM', 'Rome', 'Italy', 'Southern Europe', 1740), ('DOL', 'Dolomites', 'Italy', 'Alps', 1300), ('ZER', 'Zermatt', 'Switzerland', 'Alps', 1080), ('ICE', 'Reykjavik', 'Iceland', 'Nordics', 1700), ('LOF', 'Lofoten', 'Norway', 'Nordics', 1810), ('MRK', 'Marrakesh', 'Morocco', 'Africa', 2560), ('CPT', 'Cape Town', 'South Africa', 'Africa', 9980), ('KYO', 'Kyoto', 'Japan', 'Asia', 9380), ('BAL', 'Bali', 'Indonesia', 'Asia', 12330), ('NYC', 'New York', 'United States', 'North America', 5330), ('BCN', 'Barcelona', 'Spain', 'Southern Europe', 1400), ('QUE', 'Quebec', 'Canada', 'North America', 4900), ('FAR', 'Faroe Islands', 'Denmark', 'Nordics', 980);
CREATE TABLE trip (
  tripId INTEGER PRIMARY KEY,            --: seq 301
  tripName TEXT,                         --: each Tram and Tiles | Levada Walks | Volcano Week | Orange Blossom Break | Minoan Coast | Eternal Weekend | Via Ferrata Camp | Glacier Express Days | Northern Lights Hunt | Fishing Hut Escape | Souk and Desert | Cape and Winelands | Temples in Autumn | Rice Terrace Retreat | Five Boroughs | Gaudi Long Weekend | Maple Road | Puffin Cliffs | Fado Nights | Madeira in Bloom | Winter Sun Tenerife | Flamenco School | Gorges of Crete | Vatican by Dawn | Rosengarten Huts | Matterhorn Ski Week | Hot Springs Loop | Midnight Sun Cycling | Atlas Trek | Safari Starter | Cherry Blossom Trail | Surf and Yoga | Broadway Break | Tapas Tour | Ice Hotel Stay | Green Islands Hop
  destCode TEXT REFERENCES destination(destCode), --: each LIS | MAD | TEN | SEV | CRE | ROM | DOL | ZER | ICE | LOF | MRK | CPT | KYO | BAL | NYC | BCN | QUE | FAR
  theme TEXT,                            -- city, nature, beach, sports, culture --: each city | nature | beach | culture | beach | city | sports | sports | nature | nature | culture | nature | culture | beach | city | city | nature | nature | culture | nature | beach | culture | sports | culture | sports | sports | nature | sports | sports | nature | culture | beach | city | culture | nature | nature
  nights INTEGER,                        --: by theme: city => 2*2 | 3*3 | 4; culture => 4 | 7*2 | 10; sports => 6 | 7*3; else => 7*3 | 10 | 14*2
  listPriceGbp REAL,                     -- per adult, before discount --: real 240..3900 2 skew
  groupSizeMax INTEGER,                  --: pick 8 | 12*3 | 16*3 | 24*2 | NULL
  launchedOn TEXT                        --: date 2016-01-10..2022-11-15
); --: rows 36
CREATE TABLE supplier (
  supplierId INTEGER PRIMARY KEY,
  supplierName TEXT,
  kind TEXT, -- airline, hotel, coach, guide
  country TEXT,
  paymentDays INTEGER -- days we have to pay their invoice
);
INSERT INTO supplier VALUES (1, 'Skylark Air', 'airline', 'United Kingdom', 7), (2, 'Aeronova', 'airline', 'Portugal', 14), (3, 'Borealis Wings', 'airline', 'Norway', 14), (4, 'Casa Azul Hotels', 'hotel', 'Portugal', 30), (5, 'Posada Group', 'hotel', 'Spain', 30), (6, 'Alpenrast', 'hotel', 'Switzerland', 21), (7, 'Fjellhus Lodges', 'hotel', 'Norway', 30), (8, 'Riad Zitoun', 'hotel', 'Morocco', 10), (9, 'Kumo Ryokans', 'hotel', 'Japan', 45), (10, 'Blue Line Coaches', 'coach', 'United Kingdom', 14), (11, 'Autobus Rapido', 'coach', 'Spain', 30), (12, 'Footpath Guides', 'guide', 'Italy', 7), (13, 'Atlas Companions', 'guide', 'Morocco', 7), (14, 'Savanna Eyes', 'guide', 'South Africa', 14), (15, 'Paddle and Palm', 'guide', 'Indonesia', NULL), (16, 'Nightbird Sleeper', 'coach', 'Austria', 30);
CREATE TABLE tripSupplier (
  tripId INTEGER,                        --: ref trip.tripId cover 94%
  supplierId INTEGER REFERENCES supplier(supplierId), --: pick 1*6 | 2*3 | 3*3 | 4*3 | 5*4 | 6*3 | 7*2 | 8 | 9 | 10*4 | 11*2 | 12*3 | 13 | 14 | 15
  costPerHeadGbp REAL                    -- what the supplier charges us for one traveller --: real 22..860 2 skew
); --: rows 95
CREATE TABLE customer (
  customerId INTEGER PRIMARY KEY,        --: seq 5001
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  email TEXT,                            -- empty if the customer refused to give one --: from lower {firstName}.{lastName}@mail.example null 14% empty 11%
  segment TEXT,                          -- FAM family, CPL couple, SOL solo, SEN senior, BIZ business --: pick FAM*5 | CPL*6 | SOL*3 | SEN*3 | BIZ
  homeCity TEXT,                         --: pick Leeds*6 | Manchester*6 | York*3 | Cardiff*3 | Newcastle*2 | Bradford*2 | Harrogate | Lincoln
  birthDate TEXT,                        --: date 1941-02-01..2003-11-30
  firstContactOn TEXT,                   --: date 2018-01-08..2024-12-12
  heardFrom TEXT                         --: pick friend*5 | web search*5 | fair*2 | radio | poster | NULL*2
); --: rows 150
CREATE TABLE campaign (
  campaignId INTEGER PRIMARY KEY,        --: seq 1
  campaignName TEXT,                     --: each Blue Monday Escapes | Early Bird 23 | Half Term Rescue | Spring Blossoms | Last Minute June | Nordic Nights | Winter Sun | Black Friday Fares | Grey Skies Out | Early Bird 24 | Solo Spring | Bank Holiday Breaks | Family Summer | Autumn Colours | Ski Starter | Cyber Coast | Advent in the Alps | Wine and Walks
  runYear INTEGER,                       --: each 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2023 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024 | 2024
  runMonth INTEGER,                      -- 1 to 12 --: each 1 | 2 | 2 | 4 | 6 | 9 | 10 | 11 | 1 | 2 | 4 | 5 | 6 | 9 | 10 | 11 | 11 | 3
  medium TEXT,                           --: pick email*4 | social*4 | radio*2 | poster | search*3
  spendGbp REAL,                         --: price 400..9000
  clicks INTEGER                         --: int 120..9800 skew
); --: rows 18
CREATE TABLE booking (
  bookingId INTEGER PRIMARY KEY,         --: seq 70001
  customerId INTEGER REFERENCES customer(customerId), --: ref customer.customerId cover 86% skew
  agentId INTEGER,                       --: ref agent.agentId cover 93% skew
  tripId INTEGER REFERENCES trip(tripId), --: ref trip.tripId cover 94% skew
  campaignId INTEGER,                    -- campaign that brought the booking, if any --: ref campaign.campaignId cover 85% null 35%
  bookedAt TEXT,                         --: date 2023-01-03..2024-12-30 %Y-%m-%d %H:%M:%S
  departOn TEXT,                         --: after bookedAt 12..240 days %Y-%m-%d
  returnOn TEXT,                         --: expr date(departOn, '+' || (SELECT nights FROM trip WHERE trip.tripId = booking.tripId) || ' days')
  channel TEXT,                          --: pick web*6 | phone*4 | branch*4 | fair
  statusCode TEXT,                       -- CNF confirmed, OPT on option, CXL cancelled, TRV travelled --: pick CNF*6 | OPT*2 | CXL*2
  adults INTEGER,                        --: pick 1*3 | 2*7 | 3 | 4*2
  children INTEGER,                      --: pick 0*6 | 1*2 | 2*2 | 3
  roomType TEXT,                         --: pick double*6 | single*3 | family*2 | twin*2
  boardType TEXT,                        --: pick breakfast*5 | half board*3 | none*2 | all inclusive
  insured INTEGER,                       --: pick 1*4 | 0*5
  grossGbp REAL,                         -- before discount --: expr round((SELECT listPriceGbp FROM trip WHERE trip.tripId = booking.tripId) * (adults + 0.6 * children), 2)
  discountGbp REAL,                      --: expr round(grossGbp * (bookingId * 7919 % 5) * (bookingId * 31 % 3) * 0.015, 2)
  commissionGbp REAL,                    --: expr round((grossGbp - discountGbp) * 0.11, 2)
  handlingSec INTEGER,                   -- working time of the agent on this booking --: int 240..14400 skew
  carbonKg REAL,                         -- estimated emissions of the whole party --: expr round((adults + children) * (SELECT distanceKm FROM destination JOIN trip ON trip.destCode = destination.destCode WHERE trip.tripId = booking.tripId) * 0.24, 1)
  rating INTEGER,                        -- stars after the journey, 1 to 5 --: pick 5*4 | 4*5 | 3*3 | 2 | 1 | NULL*5
  cancelReason TEXT                      --: const x
); --: rows 330
CREATE TABLE traveller (
  travellerId INTEGER PRIMARY KEY,       --: seq 1
  bookingId INTEGER REFERENCES booking(bookingId), --: ref booking.bookingId cover 90%
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  birthDate TEXT,                        --: date 1944-01-20..2021-06-30
  baggageKg REAL,                        --: pick 0*3 | 10*4 | 15*3 | 20*5 | 23*4 | 32
  diet TEXT                              -- NULL not asked, empty no wishes --: pick vegetarian*3 | vegan*2 | gluten-free | halal null 30% empty 40%
); --: rows 400
CREATE TABLE enquiry (
  enquiryId INTEGER PRIMARY KEY,         --: seq 1
  customerId INTEGER,                    --: ref customer.customerId cover 80%
  agentId INTEGER REFERENCES agent(agentId), --: ref agent.agentId cover 88% skew
  destCode TEXT,                         --: ref destination.destCode cover 89% skew
  receivedAt TEXT,                       --: date 2023-06-01..2024-12-30 %Y-%m-%d %H:%M:%S
  firstReplyMs INTEGER,                  -- time from receipt to our first answer --: int 60000..172800000 skew
  talkSec INTEGER,                       --: int 30..3600 skew
  budgetGbp REAL,                        --: price 300..9000
  outcome TEXT                           --: pick booked*4 | lost*4 | open*2
); --: rows 210
CREATE TABLE payment (
  paymentId INTEGER PRIMARY KEY,         --: seq 9001
  bookingId INTEGER,                     --: ref booking.bookingId cover 82%
  paidOn TEXT,                           --: expr (SELECT MIN(date(bookedAt, '+' || (payment.paymentId * 37 % 60) || ' days'), '2024-12-31') FROM booking WHERE booking.bookingId = payment.bookingId)
  amountGbp REAL,                        --: price 60..2600
  method TEXT                            --: pick card*7 | transfer*3 | voucher | cash
); --: rows 360
CREATE TABLE branchTarget (
  branchId INTEGER,
  targetYear INTEGER,
  targetMonth INTEGER,
  targetGbp INTEGER -- gross sales planned for the month
);
INSERT INTO branchTarget SELECT b.branchId, 2024, value, 2500 + b.desks * 420 + (b.branchId * 13 + value * 7) % 11 * 150 FROM branch b, json_each('[1,2,3,4,5,6,7,8,9,10,11,12]') WHERE b.branchId < 7;
INSERT INTO branchTarget SELECT b.branchId, 2023, value, 2200 + b.desks * 400 + (b.branchId * 17 + value * 5) % 9 * 150 FROM branch b, json_each('[1,2,3,4,5,6,7,8,9,10,11,12]') WHERE b.branchId < 7 AND NOT (b.branchId = 6 AND value < 4);
DELETE FROM tripSupplier WHERE rowid NOT IN (SELECT MIN(rowid) FROM tripSupplier GROUP BY tripId, supplierId);
UPDATE booking SET statusCode = 'TRV' WHERE statusCode <> 'CXL' AND returnOn <= '2024-12-31';
UPDATE booking SET rating = NULL WHERE statusCode <> 'TRV';
UPDATE booking SET cancelReason = CASE WHEN statusCode <> 'CXL' THEN NULL WHEN bookingId % 5 = 0 THEN '' WHEN bookingId % 5 IN (1, 2) THEN 'illness' WHEN bookingId % 7 = 3 THEN 'visa' WHEN bookingId % 3 = 0 THEN 'price' ELSE 'change of plans' END;
UPDATE traveller SET diet = '' WHERE diet IS NULL AND travellerId % 6 = 0;
UPDATE agent SET mentorId = NULL WHERE hiredOn < (SELECT a.hiredOn FROM agent a WHERE a.agentId = agent.mentorId);
UPDATE customer SET firstContactOn = (SELECT date(MIN(bookedAt), '-9 days') FROM booking WHERE booking.customerId = customer.customerId) WHERE firstContactOn > (SELECT MIN(bookedAt) FROM booking WHERE booking.customerId = customer.customerId);
UPDATE booking SET campaignId = NULL WHERE strftime('%Y-%m', bookedAt) < (SELECT printf('%04d-%02d', runYear, runMonth) FROM campaign WHERE campaign.campaignId = booking.campaignId);
