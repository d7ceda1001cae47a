CREATE TABLE investors (
  investor_id INTEGER PRIMARY KEY, --: seq 101
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  city TEXT, --: pick Austin*4 | Dayton*3 | Portland*5 | Boise*2 | Tulsa*2 | Savannah | Reno*2 | Duluth
  state TEXT, --: by city: Austin => TX; Dayton => OH; Portland => OR*3 | ME*2; Boise => ID; Tulsa => OK; Savannah => GA; Reno => NV; else => MN
  investor_type TEXT, --: pick retail*7 | accredited*4 | institution
  born_on INTEGER, --: date 1948-01-01..2004-12-31 yyyymmdd null 6%
  joined_on INTEGER, --: date 2023-02-01..2026-04-30 yyyymmdd
  referred_by INTEGER REFERENCES investors(investor_id), --: self investor_id null 62%
  kyc_status TEXT, --: pick verified*8 | pending*2 | rejected
  reinvest_share REAL --: pick 0*5 | 0.1*2 | 0.25*3 | 0.5*2 | 1 null 8%
); --: rows 110
CREATE TABLE campaigns (
  campaign_id INTEGER PRIMARY KEY,
  title TEXT,
  industry TEXT,
  home_state TEXT,
  founder_first_name TEXT,
  founder_last_name TEXT,
  equity_share REAL,
  fee_rate REAL,
  goal_amount INTEGER,
  min_ticket INTEGER,
  opened_on INTEGER,
  closes_on INTEGER,
  status TEXT
);
INSERT INTO campaigns VALUES
 (1,'Harvest Loop','Food','OH','Nell','Abernathy',0.08,0.06,0,100,20240115,20240315,'ended'),
 (2,'Harvest Robotics','Hardware','TX','Desmond','Achebe',0.12,0.07,0,250,20240204,20240414,'ended'),
 (3,'Blue Mesa Brewing','Food','NV','Tess','Quintero',0.05,0.06,0,100,20240311,20240430,'ended'),
 (4,'Kilowatt Cottage','Energy','ME','Orla','Finch',0.1,0.06,0,500,20240402,20240601,'ended'),
 (5,'PawPort','Consumer','OR','Gus','Lindqvist',0.07,0.065,0,50,20240506,20240710,'ended'),
 (6,'Tidal Fork','Energy','ME','Ines','Thornbury',0.15,0.07,0,1000,20240610,20240825,'ended'),
 (7,'Stitchwell','Consumer','GA','Bea','Okonjo',0.06,0.065,0,50,20240708,20240905,'ended'),
 (8,'Copper Canyon Games','Media','TX','Lyle','Marchetti',0.09,0.06,0,100,20240801,20240930,'ended'),
 (9,'Lumen Ledger','Software','OR','Priya','Castellan',0.11,0.05,0,250,20240909,20241115,'ended'),
 (10,'Prairie Pulse','Health','OK','Hal','Bremer',0.13,0.07,0,500,20241007,20241210,'ended'),
 (11,'Northloop Bikes','Hardware','MN','Signe','Dahlgren',0.08,0.06,0,100,20241104,20250110,'ended'),
 (12,'Mossback Tea','Food','OR','Wendell','Iyer',0.04,0.06,0,50,20241202,20250201,'ended'),
 (13,'GridGarden','Energy','TX','Marisol','Hatch',0.14,0.07,0,500,20250113,20250320,'ended'),
 (14,'Silver Sage Studios','Media','NV','Clint','Varga',0.1,0.06,0,100,20250203,20250405,'ended'),
 (15,'Dayton Drone Works','Hardware','OH','Faye','Kowalczyk',0.12,0.07,0,250,20250303,20250510,'ended'),
 (16,'Cloverfield Clinics','Health','OK','Aaron','Teague',0.16,0.07,0,1000,20250407,20250615,'ended'),
 (17,'Fogline Coffee','Food','OR','June','Sandoval',0.05,0.06,0,50,20250512,20250715,'ended'),
 (18,'Cedar Cash','Software','ID','Rolf','Emery',0.09,0.05,0,250,20250609,20250820,'ended'),
 (19,'Savannah Sound','Media','GA','Lottie','Prescott',0.07,0.06,0,100,20250707,20250910,'ended'),
 (20,'Hearthline','Consumer','MN','Ned','Oyelaran',0.08,0.065,0,100,20250804,20251005,'ended'),
 (21,'Ferrous Foundry','Hardware','OH','Mabel','Strand',0.11,0.07,0,500,20250901,20251115,'ended'),
 (22,'Tulsa Telehealth','Health','OK','Otis','Ramsey',0.12,0.07,0,250,20251006,20251212,'ended'),
 (23,'Wickwire','Software','TX','Della','Nakata',0.1,0.05,0,100,20251110,20260115,'ended'),
 (24,'Sunward Barns','Energy','ID','Perry','Holloway',0.13,0.07,0,1000,20251201,20260210,'ended'),
 (25,'Juniper Toys','Consumer','NV','Cora','Whitlock',0.06,0.065,0,50,20260112,20260318,'ended'),
 (26,'Lumen Learning','Software','ME','Eustace','Pell',0.09,0.05,0,100,20260202,20260410,'ended'),
 (27,'Bricktown Bakery','Food','OK','Zelda','Amaro',0.05,0.06,0,50,20260309,20260512,'ended'),
 (28,'Quarry Quest','Media','MN','Ike','Fontaine',0.08,0.06,0,100,20260406,20260620,'live'),
 (29,'Voltaic Vans','Hardware','TX','Rhea','Sorensen',0.15,0.07,0,500,20260420,20260705,'live'),
 (30,'Marrow Biotech','Health','GA','Silas','Underhill',0.18,0.075,0,2000,20260504,20260715,'live'),
 (31,'Pinecone Pay','Software','ID','Greta','Lombardi',0.1,0.05,0,100,20260511,20260720,'live'),
 (32,'Riverbend Solar','Energy','OH','Amos','Teller',0.12,0.07,0,500,20260525,20260801,'live');
CREATE TABLE pledges (
  pledge_id INTEGER PRIMARY KEY, --: seq 70001
  investor_id INTEGER REFERENCES investors(investor_id), --: ref investors.investor_id cover 84% skew
  campaign_id INTEGER REFERENCES campaigns(campaign_id), --: int 1..31
  amount INTEGER, --: int 1..60 skew
  pledged_on INTEGER, --: int 0..60
  paid_on INTEGER, --: int 1..24 null 12%
  withdrawn_on INTEGER, --: int 2..30 null 91%
  channel TEXT, --: pick web*6 | app*4 | event*2 | advisor*2
  discount_rate REAL --: pick 0*7 | 0.05*2 | 0.1 | 0.15
); --: rows 370
CREATE TABLE campaign_snapshots (
  campaign_id INTEGER REFERENCES campaigns(campaign_id),
  taken_on INTEGER,
  raised_amount INTEGER,
  backer_count INTEGER,
  page_views INTEGER,
  conversion_rate REAL
);
DELETE FROM pledges WHERE campaign_id IN (12, 20) AND pledge_id % 3 > 0;
UPDATE pledges SET amount = (amount * CASE (SELECT investor_type FROM investors WHERE investors.investor_id = pledges.investor_id) WHEN 'retail' THEN 50 WHEN 'accredited' THEN 500 ELSE 2500 END) + (SELECT min_ticket FROM campaigns WHERE campaigns.campaign_id = pledges.campaign_id);
UPDATE pledges SET amount = amount / 40 + 10 WHERE pledge_id % 61 = 7;
UPDATE pledges SET pledged_on = (SELECT CAST(strftime('%Y%m%d', substr(opened_on, 1, 4) || '-' || substr(opened_on, 5, 2) || '-' || substr(opened_on, 7, 2), '+' || (pledges.pledged_on * CASE WHEN opened_on > 20260401 THEN 6 WHEN opened_on > 20260301 THEN 10 ELSE 10 END / 10 % CASE WHEN campaign_id = 31 THEN 19 WHEN campaign_id = 30 THEN 26 WHEN campaign_id = 29 THEN 38 ELSE 58 END) || ' days') AS INTEGER) FROM campaigns WHERE campaigns.campaign_id = pledges.campaign_id);
UPDATE pledges SET pledged_on = 20260512 + pledge_id % 18 WHERE pledged_on > 20260531;
UPDATE pledges SET paid_on = CAST(strftime('%Y%m%d', substr(pledged_on, 1, 4) || '-' || substr(pledged_on, 5, 2) || '-' || substr(pledged_on, 7, 2), '+' || paid_on || ' days') AS INTEGER);
UPDATE pledges SET withdrawn_on = CAST(strftime('%Y%m%d', substr(pledged_on, 1, 4) || '-' || substr(pledged_on, 5, 2) || '-' || substr(pledged_on, 7, 2), '+' || withdrawn_on || ' days') AS INTEGER);
UPDATE pledges SET paid_on = NULL WHERE paid_on > 20260531 OR (withdrawn_on IS NOT NULL AND pledge_id % 3 > 0);
UPDATE pledges SET withdrawn_on = NULL WHERE withdrawn_on > 20260531;
INSERT INTO pledges SELECT pledge_id + 900, investor_id, campaign_id, amount, pledged_on, NULL, NULL, channel, discount_rate FROM pledges WHERE pledge_id % 73 = 11;
UPDATE investors SET joined_on = (SELECT MIN(pledged_on) FROM pledges WHERE pledges.investor_id = investors.investor_id) WHERE joined_on > (SELECT MIN(pledged_on) FROM pledges WHERE pledges.investor_id = investors.investor_id) AND investor_id % 11 > 0;
UPDATE campaigns SET goal_amount = 1000 * (5 + (SELECT SUM(amount) FROM pledges WHERE pledges.campaign_id = campaigns.campaign_id AND withdrawn_on IS NULL) * (5 + (campaign_id * 7) % 8) / 10000) WHERE campaign_id < 32;
UPDATE campaigns SET goal_amount = 150000 WHERE campaign_id = 32;
UPDATE campaigns SET status = 'funded' WHERE status = 'ended' AND goal_amount <= (SELECT SUM(amount) FROM pledges WHERE pledges.campaign_id = campaigns.campaign_id AND withdrawn_on IS NULL);
UPDATE campaigns SET status = CASE WHEN campaign_id IN (12, 20) THEN 'cancelled' ELSE 'failed' END WHERE status = 'ended';
INSERT INTO campaign_snapshots WITH k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < 8) SELECT c.campaign_id, CAST(strftime('%Y%m%d', substr(c.opened_on, 1, 4) || '-' || substr(c.opened_on, 5, 2) || '-' || substr(c.opened_on, 7, 2), '+' || (k.i * 8) || ' days') AS INTEGER), 0, 0, 300 + (c.campaign_id * 911 + k.i * 577) % 4200, NULL FROM campaigns AS c CROSS JOIN k;
DELETE FROM campaign_snapshots WHERE taken_on > 20260531 OR (campaign_id * 3 + taken_on) % 23 = 4;
UPDATE campaign_snapshots SET raised_amount = (SELECT COALESCE(SUM(amount), 0) FROM pledges WHERE pledges.campaign_id = campaign_snapshots.campaign_id AND pledged_on <= taken_on), backer_count = (SELECT COUNT(DISTINCT investor_id) FROM pledges WHERE pledges.campaign_id = campaign_snapshots.campaign_id AND pledged_on <= taken_on);
UPDATE campaign_snapshots SET raised_amount = raised_amount + 1250 WHERE (campaign_id + taken_on) % 37 = 5;
UPDATE campaign_snapshots SET conversion_rate = ROUND(1.0 * backer_count * (9 + campaign_id % 7) / (page_views * 1.6), 4) WHERE taken_on % 19 > 0;
CREATE VIEW campaign_totals AS SELECT campaign_id, COUNT(*) AS pledge_count, SUM(amount) AS pledged_total FROM pledges WHERE withdrawn_on IS NULL GROUP BY campaign_id;
CREATE VIEW unpaid_pledges AS SELECT pledge_id, investor_id, campaign_id, amount, pledged_on FROM pledges WHERE paid_on IS NULL AND withdrawn_on IS NULL;
