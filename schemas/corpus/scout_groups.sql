CREATE TABLE District (
  DistrictId INTEGER PRIMARY KEY,
  DistrictName TEXT,
  Country TEXT
);
INSERT INTO District VALUES (1, 'Wealdmoor', 'England'), (2, 'Harrow Vale', 'England'), (3, 'Shannonside', 'Ireland'), (4, 'Tyneford', 'England'), (5, 'Coastal Reach', 'Wales');
CREATE TABLE ScoutGroup (
  GroupId INTEGER PRIMARY KEY,
  GroupName TEXT,
  DistrictId INTEGER REFERENCES District(DistrictId),
  Town TEXT,
  FoundedOn TEXT,
  OwnsHall INTEGER,
  LevyPct REAL,
  GiftAidPct REAL
);
INSERT INTO ScoutGroup VALUES (1, '1st Alder Green', 1, 'Alder Green', '1921-05-08', 1, 12.5, 64), (2, '2nd Alder Green', 1, 'Alder Green', '1958-09-14', 0, 10, 71.5), (3, '4th Harrowby', 2, 'Harrowby', '1934-03-02', 1, 12.5, 58), (4, 'St Brannoc''s Own', 5, 'Porth Brannoc', '1910-11-20', 1, 15, 80.5), (5, '1st Millbrook Sea Scouts', 5, 'Millbrook', '1947-06-29', 0, 9, 43), (6, '5th Tyneford', 4, 'Tyneford', '1962-01-17', 0, 11, 52.5), (7, '3rd Castlebridge', 4, 'Castlebridge', '1979-04-05', 1, 10, 66), (8, '1st Dunmara', 3, 'Dunmara', '1985-10-12', 0, 8, 0), (9, '2nd Loughrea Bay', 3, 'Loughrea', '1993-02-28', 0, 8.5, 0), (10, '9th Wealdmoor', 1, 'Wealdmoor', '2004-07-03', 0, 10, 47.5), (11, '1st Pebble Cove Sea Scouts', 5, 'Pebble Cove', '2011-08-15', 1, 9, 61), (12, '6th Harrowby', 2, 'Harrowby', '2016-12-01', 0, 7.5, 39);
CREATE TABLE Section (
  SectionId INTEGER PRIMARY KEY, --: seq 1
  GroupId INTEGER,               --: each 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
  SectionName TEXT,              --: expr CASE (SectionId - 1) / 12 WHEN 0 THEN 'Beavers' WHEN 1 THEN 'Cubs' WHEN 2 THEN 'Scouts' ELSE 'Explorers' END
  MeetDay TEXT,                  --: pick Monday*3 | Tuesday*3 | Wednesday*2 | Thursday*3 | Friday*4
  MeetMinutes INTEGER,           --: pick 60*2 | 75*3 | 90*4 | 105 | 120*2
  Capacity INTEGER               --: int 8..24
); --: rows 42
CREATE TABLE Member (
  MemberId INTEGER PRIMARY KEY,  --: seq 2001
  FirstName TEXT,                --: first
  LastName TEXT,                 --: last
  SectionId INTEGER REFERENCES Section(SectionId), --: ref Section.SectionId cover 94% skew
  BirthDate TEXT,                --: date 2008-01-10..2018-12-01
  JoinedOn TEXT,                 --: date 2021-01-09..2024-12-12
  PhotoConsent INTEGER           --: pick 1*4 | 0
); --: rows 210
CREATE TABLE Leader (
  LeaderId INTEGER PRIMARY KEY,  --: seq 1
  FirstName TEXT,                --: first
  LastName TEXT,                 --: last distinct
  GroupId INTEGER REFERENCES ScoutGroup(GroupId), --: ref ScoutGroup.GroupId
  Role TEXT,                     --: pick Section Leader*5 | Assistant*6 | Quartermaster*2 | Treasurer*2
  BirthDate TEXT,                --: date 1951-02-03..1987-06-30
  AppointedOn TEXT,              --: date 2006-01-15..2024-11-20
  CheckExpiresOn TEXT,           --: date 2024-06-01..2028-12-01 null 8%
  FirstAider INTEGER,            --: pick 1*2 | 0*3
  MentorId INTEGER               --: self LeaderId null 25%
); --: rows 52
CREATE TABLE Badge (
  BadgeId INTEGER PRIMARY KEY,
  BadgeName TEXT,
  Kind TEXT,
  MinAge INTEGER
);
INSERT INTO Badge VALUES (1, 'Fire Lighter', 'Activity', 10), (2, 'Night Walker', 'Activity', 8), (3, 'Camp Cook', 'Activity', 8), (4, 'Star Gazer', 'Activity', 6), (5, 'Knot Master', 'Activity', 7), (6, 'Raft Builder', 'Activity', 10), (7, 'Trail Finder', 'Staged', 6), (8, 'Time on the Water', 'Staged', 8), (9, 'Nights Away', 'Staged', 6), (10, 'Musician', 'Staged', 6), (11, 'Outdoor Challenge', 'Challenge', 8), (12, 'Team Challenge', 'Challenge', 6), (13, 'World Challenge', 'Challenge', 8), (14, 'Skills Challenge', 'Challenge', 6), (15, 'Golden Oak', 'Top', 10), (16, 'Silver Oak', 'Top', 8), (17, 'Astronaut', 'Activity', 7), (18, 'Local History', 'Activity', 9);
CREATE TABLE MemberBadge (
  MemberId INTEGER,              --: ref Member.MemberId cover 78%
  BadgeId INTEGER REFERENCES Badge(BadgeId), --: ref Badge.BadgeId cover 90% skew
  AwardedOn TEXT,                --: date 2022-01-15..2024-12-18
  LeaderId INTEGER REFERENCES Leader(LeaderId), --: ref Leader.LeaderId cover 70%
  PRIMARY KEY (MemberId, BadgeId)
); --: rows 520
CREATE TABLE Event (
  EventId INTEGER PRIMARY KEY,   --: seq 301
  EventName TEXT,                --: each Ravensmoor Spring Camp | Beacon Ridge Hike | Harrowby Jumble Sale | First Aid Refresher | Tern Lake Raft Day | Ravensmoor Autumn Camp | Nine Stiles Hike | Christmas Tree Collection | Camp Kitchen Course | Pebble Cove Regatta | Kestrel Wood Camp | Saltpath Hike | Pancake Breakfast | Map and Compass Day | Canal Canoe Day | Long Acre Jamboree | Moonlight Hike | Sponsored Silence | Knots Masterclass | Dinghy Taster | Winter Bivouac | Three Tors Hike | Bag Packing Day | Safeguarding Evening | Estuary Paddle | Island Camp | Old Railway Hike | Car Wash Weekend | Radio Evening | Kayak Marathon | Lantern Camp | Ridge and Furrow Hike | Quiz Night | Pioneering Workshop | Open Water Swim | Castlebridge Family Camp | Fogbound Hike | Pumpkin Fair | Storytelling Workshop | Loughrea Sail
  Kind TEXT,                     --: each Camp | Hike | Fundraiser | Training | Water Day
  HostGroupId INTEGER,           --: ref ScoutGroup.GroupId cover 84%
  StartOn TEXT,                  --: date 2022-03-05..2024-12-14
  DurationMin INTEGER,           --: by Kind: Camp => 2880*3 | 4320*2 | 1620; Hike => 210 | 270 | 345 | 420; Fundraiser => 150 | 180 | 240; Training => 90 | 120 | 165; Water Day => 195 | 260 | 330
  CostPerHead REAL,              --: by Kind: Camp => 48.5 | 62 | 75.5 | 90; Hike => 4 | 6.5 | 8; Fundraiser => 2 | 3.5; Training => 10 | 12.5 | 15; Water Day => 14 | 18.5 | 22
  Deposit REAL,                  --: by Kind: Camp => 15 | 20 | 25; Hike, Fundraiser => 1; Training => 2.5 | 5; Water Day => 5 | 7.5
  Currency TEXT                  --: expr CASE WHEN HostGroupId IN (8, 9) THEN 'EUR' ELSE 'GBP' END
); --: rows 40
CREATE TABLE Booking (
  BookingId INTEGER PRIMARY KEY, --: seq 9001
  EventId INTEGER,               --: ref Event.EventId cover 90% skew
  MemberId INTEGER REFERENCES Member(MemberId), --: ref Member.MemberId cover 82%
  BookedOn TEXT,                 --: expr date((SELECT e.StartOn FROM Event AS e WHERE e.EventId = Booking.EventId), '-' || (BookingId * 37 % 55 + 3) || ' days')
  PaidOn TEXT,                   --: expr CASE WHEN BookingId % 9 = 4 THEN NULL ELSE date(BookedOn, '+' || (BookingId * 13 % 24) || ' days') END
  AmountPaid REAL,               --: expr CASE WHEN BookingId % 9 = 4 THEN NULL ELSE (SELECT e.CostPerHead FROM Event AS e WHERE e.EventId = Booking.EventId) END
  Currency TEXT,                 --: expr (SELECT e.Currency FROM Event AS e WHERE e.EventId = Booking.EventId)
  Attended INTEGER,              --: pick 1*6 | 0
  UNIQUE (EventId, MemberId)
); --: rows 560
CREATE TABLE Subscription (
  SubscriptionId INTEGER PRIMARY KEY, --: seq 5001
  MemberId INTEGER,              --: ref Member.MemberId cover 93%
  Term TEXT,                     --: pick Spring 2023*2 | Autumn 2023*3 | Spring 2024*4 | Summer 2024*4 | Autumn 2024*5
  DueOn TEXT,                    --: by Term: Spring 2023 => 2023-01-31; Autumn 2023 => 2023-09-30; Spring 2024 => 2024-01-31; Summer 2024 => 2024-04-30; Autumn 2024 => 2024-09-30
  PaidOn TEXT,                   --: expr CASE WHEN SubscriptionId % 8 = 3 THEN NULL ELSE date(DueOn, (SubscriptionId * 29 % 70 - 28) || ' days') END
  Amount REAL,                   --: pick 36*4 | 42.5*3 | 48*2 | 27.5
  Currency TEXT,                 --: expr CASE WHEN (SELECT s.GroupId FROM Member AS m JOIN Section AS s ON m.SectionId = s.SectionId WHERE m.MemberId = Subscription.MemberId) IN (8, 9) THEN 'EUR' ELSE 'GBP' END
  GiftAided INTEGER,             --: expr CASE WHEN Currency = 'EUR' THEN 0 ELSE (SubscriptionId * 7 % 10 < 6) END
  UNIQUE (MemberId, Term)
); --: rows 520
CREATE TABLE SubscriptionLog (
  LogId INTEGER PRIMARY KEY,     --: seq 1
  SubscriptionId INTEGER REFERENCES Subscription(SubscriptionId), --: ref Subscription.SubscriptionId cover 60%
  LoggedAt TEXT,                 --: date 2023-01-10..2024-12-30 %Y-%m-%d %H:%M:%S
  Action TEXT,                   --: pick created*3 | amount changed*2 | reminder sent*4 | payment booked*3
  Amount REAL,                   --: pick 36*4 | 42.5*3 | 48*2 | 27.5
  UserName TEXT                  --: pick treasurer1*4 | treasurer2*3 | office*2 | import
); --: rows 260
CREATE TABLE GrantAward (
  GrantId INTEGER PRIMARY KEY,   --: seq 71
  GroupId INTEGER,               --: ref ScoutGroup.GroupId cover 75%
  Funder TEXT,                   --: pick Larkhill Trust*4 | Tideway Fund*3 | Rotary of Harrowby*2 | Peak Outdoor Foundation*2 | Copper Beech Charity
  AwardedOn TEXT,                --: date 2021-02-01..2024-12-05
  Amount REAL,                   --: pick 250*2 | 500*4 | 750*2 | 1200*2 | 1850 | 2400 | 3100.5 | 4999
  Currency TEXT,                 --: expr CASE WHEN GroupId IN (8, 9) THEN 'EUR' ELSE 'GBP' END
  SpentPct REAL                  --: pick 0*2 | 25 | 40 | 62.5*2 | 80 | 95 | 100*4
); --: rows 44
UPDATE Member SET LastName = 'Applegarth' WHERE MemberId = 2031;
UPDATE Event SET StartOn = '2024-04-12' WHERE EventId = 301;
UPDATE Event SET StartOn = '2023-10-06', CostPerHead = 75.5, Deposit = 25 WHERE EventId = 306;
UPDATE Event SET StartOn = '2024-01-06' WHERE EventId = 308;
UPDATE Event SET StartOn = '2024-02-13' WHERE EventId = 313;
UPDATE Event SET StartOn = '2023-10-28' WHERE EventId = 338;
UPDATE Booking SET BookedOn = date((SELECT e.StartOn FROM Event AS e WHERE e.EventId = Booking.EventId), '-' || (BookingId * 37 % 55 + 3) || ' days');
UPDATE Booking SET PaidOn = date(BookedOn, '+' || (BookingId * 13 % 24) || ' days'), AmountPaid = (SELECT e.CostPerHead FROM Event AS e WHERE e.EventId = Booking.EventId) WHERE PaidOn IS NOT NULL;
UPDATE Member SET SectionId = 37 + MemberId % 6 WHERE SectionId = 37;
UPDATE Member SET BirthDate = date('2024-12-20', '-' || (SELECT CASE s.SectionName WHEN 'Beavers' THEN 2195 + MemberId * 131 % 720 WHEN 'Cubs' THEN 2930 + MemberId * 131 % 900 WHEN 'Scouts' THEN 3840 + MemberId * 131 % 1270 ELSE 5120 + MemberId * 131 % 1400 END FROM Section AS s WHERE s.SectionId = Member.SectionId) || ' days');
UPDATE Member SET JoinedOn = date(BirthDate, '+' || (2192 + MemberId % 3) || ' days') WHERE JoinedOn < date(BirthDate, '+2192 days');
UPDATE Leader SET Role = 'Group Leader', GroupId = LeaderId WHERE LeaderId <= 12;
DELETE FROM Subscription WHERE DueOn < (SELECT JoinedOn FROM Member WHERE Member.MemberId = Subscription.MemberId);
DELETE FROM Booking WHERE BookedOn < (SELECT JoinedOn FROM Member WHERE Member.MemberId = Booking.MemberId);
DELETE FROM MemberBadge WHERE AwardedOn < (SELECT JoinedOn FROM Member WHERE Member.MemberId = MemberBadge.MemberId);
DELETE FROM SubscriptionLog WHERE SubscriptionId NOT IN (SELECT SubscriptionId FROM Subscription);
CREATE VIEW UnpaidSubscription AS SELECT SubscriptionId, MemberId, Term, Amount, Currency FROM Subscription WHERE PaidOn IS NULL;
CREATE VIEW GroupRoll AS SELECT g.GroupId, g.GroupName, COUNT(m.MemberId) AS MemberCount FROM ScoutGroup AS g JOIN Section AS s ON s.GroupId = g.GroupId JOIN Member AS m ON m.SectionId = s.SectionId GROUP BY g.GroupId, g.GroupName;
UPDATE Event SET CostPerHead = (SELECT MAX(e.CostPerHead) FROM Event AS e WHERE e.Currency = 'GBP') WHERE EventId = 326;
UPDATE Event SET CostPerHead = 95, Deposit = 30 WHERE EventId = 340;
UPDATE Booking SET AmountPaid = (SELECT e.CostPerHead FROM Event AS e WHERE e.EventId = Booking.EventId) WHERE PaidOn IS NOT NULL;
UPDATE Event SET HostGroupId = 2 WHERE HostGroupId = 5;
UPDATE Leader SET MentorId = GroupId WHERE LeaderId % 4 = 1 AND LeaderId > 12;
UPDATE GrantAward SET AwardedOn = date(AwardedOn, '-1 year') WHERE Funder LIKE 'Rotary%' AND AwardedOn LIKE '2023%';
UPDATE Subscription SET PaidOn = NULL WHERE Currency = 'EUR' AND SubscriptionId % 3 = 0;
UPDATE Event SET HostGroupId = 3 WHERE EventId = 338;
UPDATE Event SET Deposit = 6 WHERE EventId IN (304, 329);
