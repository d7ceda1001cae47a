CREATE TABLE brand (
  brandCode TEXT PRIMARY KEY, -- three capitals
  brandName TEXT NOT NULL,
  ownerName TEXT, -- who signs off the copy
  homeCurrency TEXT,
  launchedOn TEXT, -- first issue ever
  toneOfVoice TEXT
);
INSERT INTO brand VALUES
 ('KET', 'The Kettle Post', 'Gwen Abery', 'GBP', '2019-03-04', 'cosy'), ('LED', 'Ledger & Ink', 'Tomas Rourke', 'EUR', '2020-09-14', 'formal'),
 ('MOS', 'Moss Almanac', 'Gwen Abery', 'GBP', '2021-05-03', 'cosy'), ('PIT', 'Pitlane Weekly', 'Hester Quill', 'USD', '2018-01-22', 'brash'),
 ('NOV', 'Novelties', 'Hester Quill', 'GBP', '2023-10-02', NULL), ('SLO', 'Slow Supper', 'Idris Vane', 'EUR', '2022-06-20', 'cosy');
CREATE TABLE campaign (
  campaignId INTEGER PRIMARY KEY,        --: seq 100
  brandCode TEXT REFERENCES brand(brandCode), --: pick KET*6 | LED*4 | MOS*4 | PIT*5 | SLO*3
  title TEXT, -- working title, readers never see it --: mix {Autumn|Spring|Midweek|Winter|Bank Holiday|Members'|Birthday|Last Call|Welcome|Summer|Harvest|Half Term|Rainy Day|Gift|Back to Work|Moonlight|Thank You|Sunday|Leftovers} {Teaser|Roundup|Offer|Letter|Digest|Survey|Nudge|Reminder|Quiz|Guide|Diary|Special|Sampler|Preview} distinct
  subjectLine TEXT,                      --: mix {Your kettle is on|Three things before lunch|Do not open this|We miss you|A small confession|Fresh from the shed|Read it and sip|Doors close tonight}{|, honestly|: part two|, again|!}
  audience TEXT, -- who it was meant for --: pick everyone*6 | lapsed*3 | new joiners*3 | buyers*4 | trial*2
  templateName TEXT,                     --: pick Plain*4 | Postcard*5 | Broadsheet*3 | Two Column*3
  sendMode TEXT, -- B batch, T triggered, A split test --: pick B*7 | T*2 | A*3
  briefedOn TEXT,                        --: date 2022-11-05..2024-11-20
  dueOn TEXT, -- agreed send date --: after briefedOn 7..35 days %Y-%m-%d
  sentAt TEXT,                           --: after dueOn 0..9 days %Y-%m-%d %H:%M:%S until 2024-12-29
  writerName TEXT,                       --: pick Oona Pell*4 | Bram Kester*3 | Lucy Fothergill*4 | Dev Anand Rao*2
  editorName TEXT, -- blank where nobody checked it --: pick Bram Kester*2 | Lucy Fothergill*2 | Gwen Abery*3 | NULL*2
  draftingMin INTEGER, -- minutes of writing --: int 30..420 skew
  designMin INTEGER,                     --: int 0..300 skew
  readMin REAL, -- estimated reading time, minutes --: real 1..12 1
  recipients INTEGER, -- addresses it went to --: int 400..18500 skew
  delivered INTEGER,                     --: const 0
  opens INTEGER,                         --: const 0
  clicks INTEGER, -- unique clicks --: const 0
  openPct REAL, -- 0 to 100, of delivered --: real 9..64 1 normal
  clickPct REAL,                         --: real 0.3..14 1 skew
  unsubscribes INTEGER,                  --: int 0..60 skew
  complaints INTEGER, -- marked as spam --: int 0..14 skew
  cost REAL, -- in the currency beside it --: real 40..900 2 skew
  revenue REAL, -- traced orders, same currency --: real 0..6500 2 skew
  currency TEXT,                         --: by brandCode: KET, MOS => GBP*9 | EUR; LED, SLO => EUR*9 | GBP; else => USD*6 | GBP*2
  abWinner TEXT, -- A or B, only for split tests --: by sendMode: A => A*3 | B*3 | NULL; else => NULL
  parentId INTEGER REFERENCES campaign(campaignId) --: self campaignId null 72%
); --: rows 190
CREATE TABLE subscriber (
  subscriberId INTEGER PRIMARY KEY,      --: seq 40001
  fullName TEXT,                         --: person null 8%
  email TEXT NOT NULL, -- always lower case --: from lower reader{subscriberId}@letterbox.example
  brandCode TEXT REFERENCES brand(brandCode), --: pick KET*6 | LED*4 | MOS*4 | PIT*5 | SLO*2
  source TEXT, -- where they signed up --: pick website*6 | shop till*3 | referral*3 | event*2 | partner*1
  audience TEXT,                         --: pick lapsed*3 | new joiners*3 | buyers*4 | trial*2
  joinedOn TEXT,                         --: date 2021-02-01..2024-12-20
  leftOn TEXT, -- empty while they still get mail --: after joinedOn 10..900 days until 2024-12-28 null 55%
  planFee REAL, -- a month --: pick 0*10 | 3.5*5 | 6*3 | 9.5*2
  currency TEXT,                         --: by brandCode: KET, MOS => GBP; LED, SLO => EUR*5 | GBP; else => USD
  country TEXT,                          --: pick UK*7 | Ireland*2 | Germany*2 | USA*3 | NULL
  bornYear INTEGER                       --: int 1948..2004 null 25%
); --: rows 240
CREATE TABLE delivery (
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 80% skew
  subscriberId INTEGER REFERENCES subscriber(subscriberId), --: ref subscriber.subscriberId cover 82%
  variant TEXT, -- A or B in split tests, else blank --: const x
  state TEXT, -- OK, BOUNCED or QUEUED --: pick OK*17 | BOUNCED*2 | QUEUED
  openedAt TEXT,                         --: const x
  clickedAt TEXT,                        --: const x
  readSec INTEGER, -- seconds on the page --: int 3..600 skew
  PRIMARY KEY (campaignId, subscriberId)
); --: rows 400
UPDATE campaign SET sentAt = date(dueOn, '+' || (campaignId * 7 % 9 - CASE WHEN campaignId * 7 % 9 > 5 THEN 6 ELSE 0 END) || ' days') || CASE campaignId % 4 WHEN 0 THEN ' 06:30:00' WHEN 1 THEN ' 07:00:00' WHEN 2 THEN ' 12:15:00' ELSE ' 17:45:00' END;
UPDATE campaign SET sentAt = NULL WHERE sentAt > '2024-12-30' OR campaignId % 43 = 7;
UPDATE campaign SET delivered = recipients * (93 + campaignId * 5 % 7) / 100;
UPDATE campaign SET opens = CAST(delivered * openPct / 100 AS INTEGER), clicks = CAST(delivered * clickPct / 100 AS INTEGER);
UPDATE campaign SET delivered = NULL, opens = NULL, clicks = NULL, openPct = NULL, clickPct = NULL, unsubscribes = NULL, complaints = NULL, revenue = NULL WHERE sentAt IS NULL;
UPDATE campaign SET editorName = NULL WHERE editorName = writerName;
DELETE FROM delivery WHERE (SELECT sentAt FROM campaign WHERE campaign.campaignId = delivery.campaignId) IS NULL;
UPDATE delivery SET variant = CASE (SELECT sendMode FROM campaign WHERE campaign.campaignId = delivery.campaignId) WHEN 'A' THEN CASE subscriberId % 2 WHEN 0 THEN 'A' ELSE 'B' END ELSE '' END;
UPDATE delivery SET openedAt = CASE WHEN state = 'OK' AND (subscriberId + campaignId) % 5 < 3 THEN (SELECT datetime(sentAt, '+' || (7 + subscriberId * campaignId % 3100) || ' minutes') FROM campaign WHERE campaign.campaignId = delivery.campaignId) END;
UPDATE delivery SET clickedAt = CASE WHEN openedAt IS NOT NULL AND (subscriberId + campaignId) % 7 IN (1, 4) THEN datetime(openedAt, '+' || (15 + subscriberId % 400) || ' seconds') END;
UPDATE delivery SET readSec = NULL WHERE openedAt IS NULL;
UPDATE campaign SET briefedOn = '2024-12-02', dueOn = '2025-01-' || substr('0' || (campaignId % 17 + 3), -2), sentAt = NULL, delivered = NULL, opens = NULL, clicks = NULL, openPct = NULL, clickPct = NULL, unsubscribes = NULL, complaints = NULL, revenue = NULL, abWinner = NULL WHERE campaignId % 7 = 4 AND campaignId NOT IN (SELECT campaignId FROM delivery);
