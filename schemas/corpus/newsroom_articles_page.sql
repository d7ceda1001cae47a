-- Regional newsroom: articles, what they are about, how often pages are viewed, and the ad campaigns that pay for it.
CREATE TABLE desks (
  deskId INTEGER PRIMARY KEY,
  deskName TEXT,
  city TEXT
);
INSERT INTO desks VALUES (1, 'Metro', 'Fallbrook'), (2, 'Sports', 'Fallbrook'), (3, 'Culture', 'Marlow Bay'), (4, 'Business', 'Fallbrook'), (5, 'Travel', 'Marlow Bay'), (6, 'Opinion', 'Grantham Falls'), (7, 'Science', 'Grantham Falls');
CREATE TABLE staff (
  staffId INTEGER PRIMARY KEY,           --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  deskId INTEGER REFERENCES desks(deskId), --: pick 1*4 | 2*3 | 3*2 | 4*2 | 5 | 6 | 7
  roleName TEXT,                         --: const writer
  bornOn INTEGER,                        --: date 1961-01-01..2001-12-31 yyyymmdd
  hiredOn INTEGER,                       --: date 2012-01-09..2026-02-16 yyyymmdd
  homeCity TEXT,                         --: pick Fallbrook*4 | Marlow Bay*3 | Grantham Falls*2 | Denby*1
  isRemote INTEGER                       --: pick 0*3 | 1*2
); --: rows 48
CREATE TABLE articles (
  articleId INTEGER PRIMARY KEY,         --: seq 2001
  headline TEXT,                         --: mix {Council|Mayor|Harbor board|School chief|Stadium owner|Museum|Ferry line|River watchdog|Union} {weighs|delays|defends|scraps|unveils|doubles|questions} {budget cuts|bridge plan|night market|ticket prices|flood barrier|youth program|airport link|strike vote} distinct
  deskId INTEGER REFERENCES desks(deskId), --: pick 1*4 | 2*4 | 3*2 | 4*3 | 5*2 | 6 | 7
  writerId INTEGER REFERENCES staff(staffId), --: int 1..20 skew
  editorId INTEGER REFERENCES staff(staffId), --: int 24..31
  format TEXT,                           --: pick report*6 | interview*2 | review*2 | live blog | explainer*2
  filedOn INTEGER,                       --: date 2024-01-03..2026-05-28 yyyymmdd
  publishedOn INTEGER,                   --: after filedOn 0..12 days yyyymmdd until 2026-05-31 null 7%
  updatedOn INTEGER,                     --: after publishedOn 1..40 days yyyymmdd until 2026-05-31 null 55%
  wordCount INTEGER,                     --: int 220..3400 skew
  audioSeconds INTEGER,                  --: int 70..1500 skew null 45%
  isPaywalled INTEGER                    --: pick 0*3 | 1*2
); --: rows 150
CREATE TABLE topics (
  topicId INTEGER PRIMARY KEY,
  topicName TEXT
);
INSERT INTO topics VALUES (1, 'Housing'), (2, 'Transit'), (3, 'Elections'), (4, 'Climate'), (5, 'Local food'), (6, 'Startups'), (7, 'College football'), (8, 'Theater'), (9, 'Travel'), (10, 'Jobs'), (11, 'Health care'), (12, 'Crime'), (13, 'Space'), (14, 'Chess');
CREATE TABLE articleTopics (
  articleId INTEGER REFERENCES articles(articleId), --: ref articles.articleId cover 88%
  topicId INTEGER REFERENCES topics(topicId), --: int 1..13
  weightPct INTEGER,                     --: pick 20*3 | 40*3 | 60*2 | 80*2 | 100
  PRIMARY KEY (articleId, topicId)
); --: rows 240
CREATE TABLE channels (
  channelId INTEGER PRIMARY KEY,
  channelName TEXT,
  kind TEXT
);
INSERT INTO channels VALUES (1, 'Homepage', 'own'), (2, 'App', 'own'), (3, 'Newsletter', 'own'), (4, 'Search', 'earned'), (5, 'Social', 'earned'), (6, 'Partner sites', 'paid'), (7, 'Smart speaker', 'own');
CREATE TABLE pageViews (
  articleId INTEGER REFERENCES articles(articleId), --: ref articles.articleId cover 84% skew
  channelId INTEGER REFERENCES channels(channelId), --: pick 1*5 | 2*4 | 3*3 | 4*5 | 5*4 | 6*2
  viewOn INTEGER,                        --: date 2024-01-01..2026-05-31 yyyymmdd
  views INTEGER,                         --: int 40..9000 skew
  uniqueReaders INTEGER,                 --: int 45..95
  readMs INTEGER,                        --: int 9000..140000
  PRIMARY KEY (articleId, channelId, viewOn)
); --: rows 396
CREATE TABLE advertisers (
  advertiserId INTEGER PRIMARY KEY,      --: seq 301
  advertiserName TEXT,                   --: mix {Bluestem|Cedarline|Old Mill|Northfork|Halyard|Pinecrest|Sunward|Copperleaf|Tidewell|Granger} {Motors|Credit Union|Tours|Outfitters|Realty|Health|Grocers|Brewing} distinct
  industry TEXT,                         --: const Retail
  city TEXT,                             --: pick Fallbrook*5 | Marlow Bay*3 | Grantham Falls*2 | Denby
  sinceOn INTEGER                        --: date 2019-02-01..2026-04-30 yyyymmdd
); --: rows 38
CREATE TABLE campaigns (
  campaignId INTEGER PRIMARY KEY,        --: seq 501
  advertiserId INTEGER REFERENCES advertisers(advertiserId), --: ref advertisers.advertiserId cover 84% skew
  deskId INTEGER REFERENCES desks(deskId), --: pick 1*4 | 2*4 | 3*2 | 4*3 | 5*3 | 7 null 15%
  repId INTEGER REFERENCES staff(staffId), --: int 34..41 skew
  openerId INTEGER REFERENCES staff(staffId), --: int 34..43
  bookedOn INTEGER,                      --: date 2024-01-08..2026-05-27 yyyymmdd
  startsOn INTEGER,                      --: after bookedOn 4..70 days yyyymmdd
  endsOn INTEGER,                        --: after startsOn 7..90 days yyyymmdd
  amountBooked INTEGER,                  --: int 12..900 skew
  amountBilled INTEGER,                  --: int 80..104
  spotSeconds INTEGER,                   --: pick 15*4 | 30*4 | 60*2 | NULL*3
  isRenewal INTEGER                      --: pick 0*3 | 1*2
); --: rows 140
UPDATE staff SET roleName = CASE WHEN staffId <= 22 THEN 'writer' WHEN staffId <= 32 THEN 'editor' WHEN staffId <= 43 THEN 'sales rep' ELSE 'photographer' END;
UPDATE staff SET deskId = NULL WHERE roleName = 'sales rep';
UPDATE articles SET deskId = (SELECT deskId FROM staff WHERE staffId = writerId) WHERE articleId % 2 = 0;
UPDATE articles SET updatedOn = NULL WHERE publishedOn IS NULL;
UPDATE advertisers SET industry = CASE WHEN advertiserName LIKE '%Motors' THEN 'Cars' WHEN advertiserName LIKE '%Union' THEN 'Finance' WHEN advertiserName LIKE '%Tours' THEN 'Travel' WHEN advertiserName LIKE '%Realty' THEN 'Real estate' WHEN advertiserName LIKE '%Health' THEN 'Health care' WHEN advertiserName LIKE '%Grocers' OR advertiserName LIKE '%Brewing' THEN 'Food and drink' ELSE 'Retail' END;
DELETE FROM pageViews WHERE articleId IN (SELECT articleId FROM articles WHERE publishedOn IS NULL);
UPDATE pageViews SET uniqueReaders = views * uniqueReaders / 100, readMs = views * uniqueReaders / 100 * readMs;
UPDATE OR IGNORE pageViews SET viewOn = (SELECT CAST(strftime('%Y%m%d', substr(publishedOn, 1, 4) || '-' || substr(publishedOn, 5, 2) || '-' || substr(publishedOn, 7, 2), '+' || (pageViews.viewOn * 7 % 61 * (pageViews.viewOn % 3)) || ' days') AS INTEGER) FROM articles WHERE articles.articleId = pageViews.articleId);
DELETE FROM pageViews WHERE viewOn > 20260531 OR viewOn < (SELECT publishedOn FROM articles WHERE articles.articleId = pageViews.articleId);
UPDATE campaigns SET amountBooked = amountBooked * 100;
UPDATE campaigns SET amountBilled = CASE WHEN endsOn <= 20260531 THEN amountBooked * amountBilled / 100 END;
