CREATE TABLE act (
  actId INTEGER PRIMARY KEY, --: seq 1
  actName TEXT, --: each The Damp Squibs | Velvet Ferret | Marrow | Cassette Weather | Paper Kings | The Paper Queens | Lido Ghosts | Odd Uncle | Hex & Daughters | Tin Whistle Test | Moth Ball | Northern Drizzle | Juno Parade | Kettle Logic | Salt Choir | The Slow Trains | Pylon | Gravy Boat | Amber Alert | Fjordline | Minor Royals | Bus Replacement Service | Luna Tick | Dry Dock | Elbow Patch | Sable Coast | Quiet Carriage | Grand Marrow Orchestra
  genre TEXT, --: pick indie*6 | folk*4 | electronic*3 | jazz*2 | metal*2
  homeTown TEXT, --: pick Leeds*4 | Bristol*4 | Glasgow*3 | Cardiff*2 | Hull | NULL
  chartRank INTEGER, --: int 1..200 skew distinct
  buzzScore REAL, --: real 1..10 1 normal
  setMillis INTEGER, --: pick 1800000*2 | 2700000*3 | 3600000*2 | 5400000*3
  hasRider TEXT, --: pick Y*2 | N
  signedOn TEXT --: date 2016-02-01..2025-03-15
); --: rows 28
CREATE TABLE venue (
  venueId INTEGER PRIMARY KEY,
  venueName TEXT,
  town TEXT,
  capacity INTEGER,
  soundScore INTEGER,
  nearRail TEXT,
  hireFee INTEGER
);
INSERT INTO venue VALUES (1, 'The Boiler Room', 'Leeds', 620, 4, 'Y', 900), (2, 'Crescent Hall', 'Bristol', 1450, 5, 'N', 2400), (3, 'Barge 21', 'Bristol', 180, 2, 'Y', 250), (4, 'Old Foundry', 'Glasgow', 980, 4, 'Y', 1500), (5, 'Crescent Arms', 'Hull', 140, 3, 'Y', 150),
 (6, 'Tabernacle', 'Cardiff', 760, 5, 'Y', 1100), (7, 'Leisure Centre', 'Swindon', 2100, 1, 'N', 1900), (8, 'St Agnes', 'Leeds', 410, 5, 'N', 600), (9, 'Pavilion Pier', 'Brighton', 1200, 3, 'Y', 2100), (10, 'Bristol Yard', 'Swindon', 330, NULL, 'N', 400);
CREATE TABLE staff (
  staffId INTEGER PRIMARY KEY, --: seq 61
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  role TEXT, --: each director | booker | booker | marketing | tour manager | booker | box office | tour manager | marketing | booker | box office | finance
  bossId INTEGER REFERENCES staff(staffId), --: self staffId
  bornOn TEXT, --: date 1958-01-01..2003-12-31
  startedOn TEXT, --: date 2010-04-01..2025-06-02
  firstAider TEXT --: pick Y | N*3
); --: rows 34
CREATE TABLE gig (
  gigNo INTEGER PRIMARY KEY, --: seq 1201
  headlinerId INTEGER REFERENCES act(actId), --: ref act.actId cover 88% skew
  supportId INTEGER REFERENCES act(actId), --: ref act.actId cover 80% null 22%
  venueId INTEGER REFERENCES venue(venueId), --: ref venue.venueId cover 90%
  bookerId INTEGER, --: pick 62*4 | 63*3 | 66*4 | 70*2 | 74
  announcedOn TEXT, --: date 2023-03-01..2025-07-10
  doorsAt TEXT, --: after announcedOn 35..170 days %Y-%m-%d 19:%M:00
  statusCode TEXT, --: pick P*9 | X
  ticketPrice REAL, --: pick 9*2 | 12*3 | 15*4 | 18.5*4 | 24*3 | 32*2 | 45
  artistFee INTEGER, --: int 30..380 skew
  changeoverSec INTEGER, --: int 600..2700 normal
  runMillis INTEGER, --: int 4200000..9600000 normal
  criticScore INTEGER, --: int 20..100 normal null 25%
  soldOut TEXT --: pick N*4 | Y
); --: rows 150
CREATE TABLE fan (
  fanId INTEGER PRIMARY KEY, --: seq 5001
  firstName TEXT, --: first
  lastName TEXT, --: last
  town TEXT, --: pick Leeds*5 | Bristol*6 | Glasgow*4 | Cardiff*3 | Hull*2 | Brighton*3 | Swindon | NULL
  bornOn TEXT, --: date 1952-01-01..2008-12-31
  joinedOn TEXT, --: date 2022-01-05..2025-06-28
  newsletter TEXT, --: pick Y*3 | N*2
  referredById INTEGER REFERENCES fan(fanId) --: self fanId null 62%
); --: rows 190
CREATE TABLE sale (
  saleNo INTEGER PRIMARY KEY, --: seq 800001
  gigNo INTEGER REFERENCES gig(gigNo), --: ref gig.gigNo cover 86%
  fanId INTEGER, --: ref fan.fanId cover 76% skew
  boughtAt TEXT, --: date 2023-03-02..2025-07-13 %Y-%m-%d %H:%M:%S
  channel TEXT, --: pick app*6 | web*5 | box office*2 | reseller*2
  ticketCount INTEGER, --: pick 1*4 | 2*8 | 3*2 | 4*2 | 6
  paidAmount REAL, --: const 0
  bookingFee REAL, --: const 0
  refunded TEXT, --: pick N*12 | Y
  scannedCount INTEGER --: const 0
); --: rows 410
UPDATE staff SET bossId = CASE WHEN staffId = 61 THEN NULL WHEN staffId <= 66 THEN 61 ELSE 62 + staffId % 5 END;
UPDATE staff SET role = 'runner' WHERE staffId IN (73, 85);
UPDATE gig SET supportId = NULL WHERE supportId = headlinerId;
UPDATE gig SET statusCode = CASE WHEN statusCode = 'X' THEN 'X' WHEN doorsAt < '2025-07-14' THEN 'P' WHEN gigNo % 4 = 1 THEN 'H' ELSE 'C' END;
UPDATE gig SET runMillis = NULL, criticScore = NULL WHERE statusCode <> 'P';
UPDATE gig SET soldOut = 'N' WHERE statusCode = 'H';
UPDATE sale SET boughtAt = (SELECT datetime(julianday(announcedOn) + (julianday(min(doorsAt, '2025-07-13 12:00:00')) - julianday(announcedOn)) * ((sale.saleNo * 7919) % 997) / 1000.0 + 0.4) FROM gig WHERE gig.gigNo = sale.gigNo);
UPDATE sale SET boughtAt = '2025-07-13 11:20:00' WHERE boughtAt > '2025-07-14';
UPDATE sale SET paidAmount = (SELECT ticketPrice FROM gig WHERE gig.gigNo = sale.gigNo) * ticketCount;
UPDATE sale SET bookingFee = CASE channel WHEN 'box office' THEN 0 WHEN 'reseller' THEN round(paidAmount * 0.15, 2) ELSE 1.5 * ticketCount END;
UPDATE sale SET refunded = 'Y' WHERE gigNo IN (SELECT gigNo FROM gig WHERE statusCode = 'X') AND saleNo % 6 > 0;
UPDATE sale SET scannedCount = CASE WHEN refunded = 'N' AND gigNo IN (SELECT gigNo FROM gig WHERE statusCode = 'P') THEN max(0, ticketCount - (saleNo % 7 = 2) * 1 - (saleNo % 11 = 3) * 2) ELSE 0 END;
UPDATE fan SET joinedOn = (SELECT date(MIN(boughtAt), '-' || (fan.fanId % 40) || ' days') FROM sale WHERE sale.fanId = fan.fanId) WHERE joinedOn > (SELECT MIN(boughtAt) FROM sale WHERE sale.fanId = fan.fanId);
CREATE VIEW gigIncome AS SELECT g.gigNo, g.doorsAt, SUM(s.ticketCount) AS tickets, SUM(s.paidAmount) AS income, SUM(s.paidAmount) - g.artistFee AS margin FROM gig g JOIN sale s ON g.gigNo = s.gigNo WHERE s.refunded = 'N' GROUP BY g.gigNo;
