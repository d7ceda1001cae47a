-- A coastal charity that raises money in campaigns: supporters, donations, pledges, events and their helpers. Money in pence.
CREATE TABLE region (
  region_id INTEGER PRIMARY KEY,
  region_name TEXT NOT NULL
);
INSERT INTO region VALUES (1, 'Islands'), (2, 'North Coast'), (3, 'Firth'), (4, 'Lowland'), (5, 'Borders');
CREATE TABLE channel (
  channel_id INTEGER PRIMARY KEY,
  channel_name TEXT NOT NULL
);
INSERT INTO channel VALUES (1, 'Web form'), (2, 'Collecting tin'), (3, 'Bank transfer'), (4, 'Text message'), (5, 'Cheque'), (6, 'Legacy');
CREATE TABLE venue (
  venue_id INTEGER PRIMARY KEY,
  venue_name TEXT NOT NULL,
  town TEXT,
  capacity INTEGER -- people allowed in
);
INSERT INTO venue VALUES (1, 'Net Loft', 'Portgarve', 140), (2, 'Customs House', 'Inverlaw', 260), (3, 'Kirk Hall', 'Portgarve', 90), (4, 'Ropewalk', 'Dunskerry', 180), (5, 'Lifeboat Station', 'Sandray', 60), (6, 'Assembly Rooms', 'Inverlaw', 420), (7, 'Salt Barn', 'Dunskerry', 110), (8, 'Pier Tearoom', 'Sandray', 45), (9, 'Corn Exchange', 'Whitmuir', 350);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  region_id INTEGER,                     --: ref region.region_id
  hired_on TEXT                          --: date 2012-03-01..2021-10-30
); --: rows 14
CREATE TABLE supporter (
  supporter_id INTEGER PRIMARY KEY,      --: seq 1001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  region_id INTEGER,                     --: ref region.region_id
  born_on TEXT,                          --: date 1936-01-01..2004-12-31 null 5%
  joined_on TEXT, -- first contact with us --: date 2014-01-10..2020-12-20
  engagement INTEGER -- 0 to 100, from the yearly survey, empty if not answered --: int 4..99 normal null 25%
); --: rows 130
CREATE TABLE campaign (
  campaign_id INTEGER PRIMARY KEY,
  campaign_name TEXT NOT NULL,
  theme TEXT,
  region_id INTEGER REFERENCES region(region_id), -- where the money is spent
  lead_id INTEGER REFERENCES staff(staff_id), -- staff member in charge
  deputy_id INTEGER REFERENCES staff(staff_id), -- stands in for the lead
  started_on TEXT,
  ends_on TEXT,
  goal_cents INTEGER -- goal of the whole campaign, in pence
);
INSERT INTO campaign VALUES (1, 'Lifeboat Shed', 'Rescue', 1, 3, 5, '2022-03-01', '2023-02-28', 1500000), (2, 'Winter Warmth 2022', 'Welfare', 4, 2, 7, '2022-10-15', '2023-03-31', 900000), (3, 'Winter Warmth 2023', 'Welfare', 4, 2, 9, '2023-10-15', '2024-03-31', 1100000),
 (4, 'Puffin Watch', 'Nature', 1, 6, 3, '2023-04-10', '2024-04-09', 600000), (5, 'Seagrass Fund', 'Nature', 3, 11, 6, '2024-01-15', '2024-12-31', 2200000), (6, 'Harbour Youth', 'Welfare', 2, 8, 2, '2023-01-20', '2023-12-20', 750000),
 (7, 'Beacon Repair', 'Heritage', 2, 3, 1, '2022-06-05', '2022-12-31', 1250000), (8, 'Drifter Restoration', 'Heritage', 3, 12, 11, '2023-06-01', '2024-11-30', 3000000), (9, 'Flood Relief', 'Rescue', 5, 5, 8, '2023-11-01', '2024-05-31', 1800000),
 (10, 'Beach Wheelchairs', 'Welfare', 1, 9, NULL, '2024-03-01', '2025-02-28', 480000), (11, 'Radio Mast', 'Rescue', 2, 3, 5, '2024-05-06', '2025-05-05', 1350000), (12, 'Otter Holts', 'Nature', 5, 6, NULL, '2022-09-01', '2023-05-31', 350000), (13, 'Net Loft Roof', 'Heritage', 3, 12, 4, '2024-06-17', '2025-03-31', 950000), (14, 'Quiet Room', 'Welfare', 4, 8, 7, '2024-09-02', '2025-08-31', 400000);
CREATE TABLE donation (
  donation_id INTEGER PRIMARY KEY,       --: seq 20001
  supporter_id INTEGER REFERENCES supporter(supporter_id), --: ref supporter.supporter_id cover 85% skew
  campaign_id INTEGER REFERENCES campaign(campaign_id), --: ref campaign.campaign_id skew
  channel_id INTEGER,                    --: pick 1*6 | 2*4 | 3*4 | 4*3 | 5*2
  given_on TEXT,                         --: date 2022-03-01..2024-09-14
  amount_cents INTEGER,                  --: price 5..900
  gift_aid TEXT -- yes if tax can be claimed back --: pick yes*5 | no*4
); --: rows 400
CREATE TABLE pledge (
  pledge_id INTEGER PRIMARY KEY,         --: seq 4001
  supporter_id INTEGER,                  --: ref supporter.supporter_id cover 60%
  campaign_id INTEGER,                   --: ref campaign.campaign_id cover 93%
  pledged_on TEXT,                       --: date 2022-03-01..2024-09-10
  due_on TEXT,                           --: after pledged_on 20..120 days
  state TEXT, -- paid or unpaid --: pick paid*5 | unpaid*3
  amount_cents INTEGER                   --: price 20..1500
); --: rows 170
CREATE TABLE event (
  event_id INTEGER PRIMARY KEY,          --: seq 1
  event_name TEXT,                       --: mix {Quayside|Midsummer|Harvest|Candlelit|Herring|Sunday|Lantern} {Auction|Supper|Ceilidh|Quiz|Concert|Bake Sale} distinct
  campaign_id INTEGER REFERENCES campaign(campaign_id), --: ref campaign.campaign_id cover 85%
  venue_id INTEGER REFERENCES venue(venue_id), --: ref venue.venue_id cover 90%
  held_on TEXT,                          --: date 2022-04-01..2024-09-08
  guests INTEGER,                        --: int 12..230 skew
  cost_cents INTEGER,                    --: price 40..2500
  mood_score INTEGER, -- guests' vote, 1 to 10 --: int 3..10 normal null 10%
  press_stars INTEGER -- local paper, 1 to 5 --: int 1..5 null 30%
); --: rows 36
CREATE TABLE event_helper (
  event_id INTEGER,                      --: ref event.event_id cover 90%
  supporter_id INTEGER,                  --: ref supporter.supporter_id cover 45%
  duty TEXT,                             --: pick Kitchen*4 | Door*3 | Raffle*3 | Setting up*4 | Music
  hours_helped REAL                      --: real 0.5..9 1
); --: rows 170
CREATE TABLE monthly_target (
  target_id INTEGER PRIMARY KEY,         --: seq 1
  campaign_id INTEGER,                   --: int 1..14
  target_year INTEGER,                   --: int 2022..2024
  target_month INTEGER, -- 1 to 12 --: int 1..12
  target_cents INTEGER                   --: int 15..210
); --: rows 84
DELETE FROM event_helper WHERE rowid NOT IN (SELECT MIN(rowid) FROM event_helper GROUP BY event_id, supporter_id);
UPDATE donation SET campaign_id = 1 + donation_id % 11 WHERE campaign_id = 14;
UPDATE donation SET given_on = (SELECT date(started_on, '+' || (donation_id * 37 % (1 + CAST(julianday(MIN(ends_on, '2024-09-14')) - julianday(started_on) AS INTEGER))) || ' days') FROM campaign WHERE campaign.campaign_id = donation.campaign_id);
UPDATE pledge SET due_on = julianday(due_on) - julianday(pledged_on);
UPDATE pledge SET pledged_on = (SELECT date(started_on, '+' || (pledge_id * 41 % (1 + CAST(julianday(MIN(ends_on, '2024-09-10')) - julianday(started_on) AS INTEGER))) || ' days') FROM campaign WHERE campaign.campaign_id = pledge.campaign_id);
UPDATE pledge SET due_on = date(pledged_on, '+' || CAST(due_on AS INTEGER) || ' days');
UPDATE pledge SET state = 'unpaid' WHERE due_on > '2024-10-15';
UPDATE event SET held_on = (SELECT date(started_on, '+' || (event_id * 43 % (1 + CAST(julianday(MIN(ends_on, '2024-09-08')) - julianday(started_on) AS INTEGER))) || ' days') FROM campaign WHERE campaign.campaign_id = event.campaign_id);
UPDATE event SET guests = MIN(guests, (SELECT capacity FROM venue WHERE venue.venue_id = event.venue_id));
UPDATE monthly_target SET campaign_id = 1 + (target_id - 1) / 6, target_cents = target_cents * 1000;
UPDATE monthly_target SET target_year = (SELECT CAST(strftime('%Y', started_on, 'start of month', '+' || ((target_id - 1) % 6) || ' months') AS INTEGER) FROM campaign WHERE campaign.campaign_id = monthly_target.campaign_id), target_month = (SELECT CAST(strftime('%m', started_on, 'start of month', '+' || ((target_id - 1) % 6) || ' months') AS INTEGER) FROM campaign WHERE campaign.campaign_id = monthly_target.campaign_id);
