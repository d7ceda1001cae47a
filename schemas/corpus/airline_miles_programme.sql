CREATE TABLE dim_date (
  date_key INTEGER PRIMARY KEY, -- yyyymmdd
  full_date TEXT,
  year INTEGER,
  quarter INTEGER,
  month INTEGER,
  year_month TEXT, -- 2025-03
  weekday TEXT,
  is_weekend INTEGER
);
INSERT INTO dim_date WITH RECURSIVE d(x) AS (SELECT '2024-06-01' UNION ALL SELECT date(x, '+1 day') FROM d WHERE x < '2025-06-30') SELECT CAST(strftime('%Y%m%d', x) AS INTEGER), x, CAST(strftime('%Y', x) AS INTEGER), (CAST(strftime('%m', x) AS INTEGER) + 2) / 3, CAST(strftime('%m', x) AS INTEGER), strftime('%Y-%m', x), CASE strftime('%w', x) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END, CASE WHEN strftime('%w', x) IN ('0', '6') THEN 1 ELSE 0 END FROM d;
CREATE TABLE dim_member (
  member_key INTEGER PRIMARY KEY, --: seq 1
  card_no TEXT, --: code TM-######
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  birth_date TEXT, --: date 1946-02-01..2002-11-30
  joined_date TEXT, --: date 2012-01-10..2025-05-28
  home_city TEXT, --: pick Lisbon*7 | Porto*5 | Madrid*3 | Paris*3 | London*3 | Zurich*2 | Boston
  tier_cd TEXT, -- B basic, S silver, G gold, P platinum --: pick B*9 | S*6 | G*4 | P*2
  status_cd TEXT, -- A active, D dormant, C closed --: pick A*10 | D*3 | C*2
  referred_by INTEGER REFERENCES dim_member(member_key), -- member who brought this one in --: self member_key null 45%
  email_ok INTEGER -- 1 may be mailed, 0 may not --: pick 1*3 | 0*2
); --: rows 84
UPDATE dim_member SET referred_by = NULL WHERE joined_date <= (SELECT r.joined_date FROM dim_member AS r WHERE r.member_key = dim_member.referred_by);
CREATE TABLE dim_partner (
  partner_key INTEGER PRIMARY KEY,
  partner_name TEXT,
  category TEXT,
  base_city TEXT,
  contract_from TEXT,
  contract_to TEXT, -- empty while it runs on
  eur_per_1000 REAL -- what the partner pays us for 1000 miles handed out
);
INSERT INTO dim_partner VALUES
(1, 'Lusitania Air', 'airline', 'Lisbon', '2012-01-01', NULL, 9.5),
(2, 'Iberis Airways', 'airline', 'Madrid', '2014-04-01', NULL, 10.2),
(3, 'Alpenflug', 'airline', 'Zurich', '2017-09-15', '2026-09-14', 11.0),
(4, 'Northstar Atlantic', 'airline', 'Boston', '2019-02-01', NULL, 12.4),
(5, 'Casa Verde Hotels', 'hotel', 'Porto', '2013-06-01', '2025-12-31', 13.0),
(6, 'Grand Meridien Rive', 'hotel', 'Paris', '2016-01-01', NULL, 14.5),
(7, 'Sleepwell Inns', 'hotel', 'London', '2021-03-01', '2025-02-28', 12.0),
(8, 'RodaLivre', 'car hire', 'Lisbon', '2015-05-01', NULL, 11.5),
(9, 'Kestrel Cars', 'car hire', 'London', '2020-07-01', NULL, 11.8),
(10, 'Tejo Bank Card', 'bank card', 'Lisbon', '2013-01-01', '2027-12-31', 15.2),
(11, 'Loire Card', 'bank card', 'Paris', '2018-10-01', NULL, 16.0),
(12, 'MercadoMais', 'shop', 'Porto', '2019-11-01', NULL, NULL),
(13, 'Plaza Duty Free', 'shop', 'Madrid', '2022-02-01', '2025-01-31', 13.9),
(14, 'Windrose Cruises', 'cruise', 'London', '2018-03-01', '2023-12-31', 17.5),
(15, 'OndaFuel', 'petrol', 'Porto', '2025-05-15', NULL, 10.0);
CREATE TABLE dim_route (
  route_key INTEGER PRIMARY KEY,
  origin TEXT,
  destination TEXT,
  distance_mi INTEGER,
  haul TEXT -- S short, L long
);
INSERT INTO dim_route VALUES (1, 'Lisbon', 'Madrid', 319, 'S'), (2, 'Lisbon', 'Paris', 902, 'S'), (3, 'Lisbon', 'London', 972, 'S'), (4, 'Porto', 'Zurich', 1032, 'S'), (5, 'Porto', 'Paris', 752, 'S'), (6, 'Madrid', 'Zurich', 773, 'S'), (7, 'Lisbon', 'Boston', 3198, 'L'), (8, 'Madrid', 'Boston', 3410, 'L'), (9, 'Zurich', 'Boston', 3730, 'L'), (10, 'London', 'Boston', 3254, 'L'), (11, 'Lisbon', 'Luanda', 3594, 'L'), (12, 'Madrid', 'Lima', 5911, 'L'), (13, 'Porto', 'Madrid', 272, 'S'), (14, 'Zurich', 'Nairobi', 3775, 'L');
CREATE TABLE dim_award (
  award_key INTEGER PRIMARY KEY,
  award_name TEXT,
  award_kind TEXT,
  list_miles INTEGER -- price in miles by the catalogue
);
INSERT INTO dim_award VALUES (1, 'Europe one-way', 'flight', 12500), (2, 'Europe return', 'flight', 22000), (3, 'Atlantic one-way', 'flight', 34000), (4, 'Atlantic return', 'flight', 62000), (5, 'Business upgrade short', 'upgrade', 9000), (6, 'Business upgrade long', 'upgrade', 28000), (7, 'Hotel night standard', 'hotel night', 11000), (8, 'Hotel night deluxe', 'hotel night', 19000), (9, 'Shopping voucher 50', 'voucher', 15000), (10, 'Tree planting', 'donation', 2500), (11, 'Lounge pass', 'extra', 7000), (12, 'Wine tasting', 'extra', 8500);
CREATE TABLE dim_campaign (
  campaign_key INTEGER PRIMARY KEY,
  campaign_name TEXT,
  starts_on TEXT,
  ends_on TEXT,
  reward_miles INTEGER,
  budget_eur INTEGER
);
INSERT INTO dim_campaign VALUES (1, 'Summer Double', '2024-06-15', '2024-08-31', 2000, 18000), (2, 'Autumn Hop', '2024-09-15', '2024-11-15', 1500, 9500), (3, 'Winter Warmer', '2024-12-01', '2025-01-31', 1000, 12000), (4, 'Card Boost', '2025-02-01', '2025-03-31', 3000, 22000), (5, 'Spring Nights', '2025-04-01', '2025-05-31', 1500, 8000), (6, 'Gold Rush', '2025-05-01', '2025-07-31', 5000, 30000), (7, 'Cruise Club', '2025-08-01', '2025-09-30', 4000, NULL);
CREATE TABLE bridge_member_campaign (
  member_key INTEGER REFERENCES dim_member(member_key), --: ref dim_member.member_key cover 80%
  campaign_key INTEGER REFERENCES dim_campaign(campaign_key), --: pick 1*6 | 2*4 | 3*5 | 4*4 | 5*3 | 6*3
  enrolled_on TEXT, --: const x
  reached INTEGER, -- 1 if the target was met and the reward credited --: pick 1*2 | 0*3
  PRIMARY KEY (member_key, campaign_key)
); --: rows 190
DELETE FROM bridge_member_campaign WHERE (SELECT joined_date FROM dim_member AS m WHERE m.member_key = bridge_member_campaign.member_key) > (SELECT starts_on FROM dim_campaign AS c WHERE c.campaign_key = bridge_member_campaign.campaign_key);
UPDATE bridge_member_campaign SET enrolled_on = (SELECT date(starts_on, '+' || ((bridge_member_campaign.member_key * 13) % 40) || ' days') FROM dim_campaign AS c WHERE c.campaign_key = bridge_member_campaign.campaign_key);
CREATE TABLE fact_accrual (
  accrual_id INTEGER PRIMARY KEY, --: seq 50001
  member_key INTEGER REFERENCES dim_member(member_key), --: ref dim_member.member_key cover 86% skew
  partner_key INTEGER REFERENCES dim_partner(partner_key), --: pick 1*12 | 2*8 | 3*5 | 4*4 | 5*4 | 6*3 | 7*2 | 8*4 | 9*2 | 10*7 | 11*4 | 12*6 | 13*3
  route_key INTEGER REFERENCES dim_route(route_key), -- flights only --: by partner_key: 1 => 1*3 | 2*4 | 3*4 | 5*2 | 7*2 | 11 | 13*2; 2 => 1*3 | 6*2 | 8*2 | 12 | 13*2; 3 => 4*3 | 6*2 | 9*2; 4 => 7*2 | 8 | 9 | 10*3; else => NULL
  cabin_cd TEXT, -- E economy, B business; flights only --: by partner_key: 1, 2, 3, 4 => E*5 | B*2; else => NULL
  activity_date_key INTEGER REFERENCES dim_date(date_key), -- day flown, stayed or bought --: date 2024-06-01..2025-06-25 yyyymmdd
  posted_date_key INTEGER REFERENCES dim_date(date_key), -- day the miles reached the account; empty while pending --: after activity_date_key 1..24 days yyyymmdd until 2025-06-30
  spend_eur REAL, --: price 18..2400
  base_miles INTEGER, --: const 0
  bonus_miles INTEGER --: const 0
); --: rows 385
UPDATE fact_accrual SET posted_date_key = NULL WHERE accrual_id % 41 = 7;
UPDATE fact_accrual SET base_miles = COALESCE((SELECT distance_mi FROM dim_route AS r WHERE r.route_key = fact_accrual.route_key) * CASE cabin_cd WHEN 'B' THEN 2 ELSE 1 END, CAST(spend_eur * (1 + partner_key % 4) AS INTEGER));
UPDATE fact_accrual SET bonus_miles = CASE (SELECT tier_cd FROM dim_member AS m WHERE m.member_key = fact_accrual.member_key) WHEN 'P' THEN base_miles WHEN 'G' THEN base_miles / 2 WHEN 'S' THEN base_miles / 4 ELSE 0 END WHERE accrual_id % 5 <> 3;
UPDATE fact_accrual SET spend_eur = NULL WHERE route_key IS NOT NULL AND accrual_id % 9 = 2;
DELETE FROM fact_accrual WHERE activity_date_key < (SELECT CAST(strftime('%Y%m%d', joined_date) AS INTEGER) FROM dim_member AS m WHERE m.member_key = fact_accrual.member_key);
DELETE FROM fact_accrual WHERE partner_key = 7 AND activity_date_key > 20250228;
DELETE FROM fact_accrual WHERE partner_key = 13 AND activity_date_key > 20250131;
CREATE TABLE fact_redemption (
  redemption_id INTEGER PRIMARY KEY, --: seq 7001
  member_key INTEGER REFERENCES dim_member(member_key), --: ref dim_member.member_key cover 62% skew
  award_key INTEGER REFERENCES dim_award(award_key), --: pick 1*8 | 2*6 | 3*4 | 4*2 | 5*5 | 6*2 | 7*5 | 8*3 | 9*6 | 10*4 | 11*4
  partner_key INTEGER REFERENCES dim_partner(partner_key), --: by award_key: 1, 2 => 1*4 | 2*2 | 3*2; 3, 4, 6 => 1*2 | 2 | 4*2; 5 => 1 | 2; 7, 8 => 5*2 | 6; 9 => 12; else => NULL
  booked_date_key INTEGER REFERENCES dim_date(date_key), --: date 2024-06-03..2025-06-29 yyyymmdd
  used_date_key INTEGER REFERENCES dim_date(date_key), -- flown, stayed or handed in --: after booked_date_key 2..95 days yyyymmdd until 2025-06-30
  cancelled_date_key INTEGER REFERENCES dim_date(date_key), --: const x
  miles_used INTEGER, --: const 0
  copay_eur REAL, -- cash paid on top --: pick 0*4 | 25*2 | 60*2 | 110 | 240
  taxes_eur REAL, --: price 4..160
  status_cd TEXT -- R reserved, U used, X cancelled --: const x
); --: rows 165
UPDATE fact_redemption SET cancelled_date_key = CASE WHEN redemption_id % 11 = 4 THEN COALESCE((SELECT CAST(strftime('%Y%m%d', date(d.full_date, '+1 day')) AS INTEGER) FROM dim_date AS d WHERE d.date_key = fact_redemption.booked_date_key), NULL) ELSE NULL END;
UPDATE fact_redemption SET used_date_key = NULL WHERE cancelled_date_key IS NOT NULL;
UPDATE fact_redemption SET status_cd = CASE WHEN cancelled_date_key IS NOT NULL THEN 'X' WHEN used_date_key IS NOT NULL THEN 'U' ELSE 'R' END;
UPDATE fact_redemption SET miles_used = (SELECT list_miles FROM dim_award AS a WHERE a.award_key = fact_redemption.award_key) - CASE redemption_id % 6 WHEN 0 THEN 1000 WHEN 3 THEN 500 ELSE 0 END;
UPDATE fact_redemption SET taxes_eur = NULL WHERE award_key IN (9, 10, 11);
DELETE FROM fact_redemption WHERE booked_date_key < (SELECT CAST(strftime('%Y%m%d', joined_date) AS INTEGER) FROM dim_member AS m WHERE m.member_key = fact_redemption.member_key);
