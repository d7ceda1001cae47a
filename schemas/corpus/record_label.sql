-- Owlhollow Records: artists, what they release, what shops order, what lies in the bins, what promotion costs.
CREATE TABLE artists (
  artistId INTEGER PRIMARY KEY,          --: seq 1
  stageName TEXT,                        --: mix {Velvet|Paper|Iron|Midnight|Little|Salt|Northern|Second} {Foxes|Lanterns|Parade|Tigers|Choir|Engine|Sisters|Weather} distinct
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  bornOn INTEGER,                        --: date 1958-01-01..2005-12-31 yyyymmdd
  homeTown TEXT,                         --: pick Leeds*3 | Ghent*3 | Aarhus*2 | Porto*2 | Bremen*2 | Cork
  genre TEXT,                            --: pick Indie*4 | Soul*3 | Jazz*3 | Folk*3 | Electronic*3
  signedOn INTEGER,                      --: date 2012-01-01..2024-11-30 yyyymmdd
  royaltyPct INTEGER,                    --: int 8..28
  rosterState TEXT                       --: pick active*4 | dropped
); --: rows 46
CREATE TABLE releases (
  catalogNo TEXT PRIMARY KEY,            --: code OWL-### distinct
  title TEXT,                            --: mix {Cold|Slow|Bright|Borrowed|Hollow|Seven|Last|Unpaid|Sunday} {Harbors|Letters|Kitchens|Rivers|Summers|Mirrors|Satellites|Bicycles|Curtains|Trains} distinct
  artistId INTEGER,                      --: ref artists.artistId cover 85% skew
  originalNo TEXT,                       --: self catalogNo null 62%
  formatCode TEXT,                       --: pick LP*5 | CD*4 | CS*2 | DG*3
  genre TEXT,                            --: pick Indie*4 | Soul*3 | Jazz*3 | Folk*3 | Electronic*3
  statusCode TEXT,                       --: pick A*8 | O*2 | D
  announcedOn INTEGER,                   --: date 2016-02-01..2024-11-20 yyyymmdd
  releasedOn INTEGER,                    --: after announcedOn 20..140 days yyyymmdd
  deletedOn INTEGER,                     --: after releasedOn 500..2200 days yyyymmdd until 2024-12-31 null 60%
  producerFirst TEXT,                    --: pick Odile*4 | Marek*3 | Tamsin*3 | Leon*2
  producerLast TEXT,                     --: by producerFirst: Odile => Verhaegen; Marek => Dusik; Tamsin => Crowle; else => Abara
  studioName TEXT,                       --: pick Barn Nine*3 | Quayside*3 | Tape Room*2 | home*1
  runSeconds INTEGER,                    --: int 900..4300 normal
  listPrice REAL,                        --: by formatCode: LP => 24.9 | 27.9*2 | 32.9; CD => 12.9*2 | 14.9*2 | 16.9; CS => 9.9 | 11.9*2; else => 7.9 | 8.9 | 9.9
  dealerPrice REAL,                      --: const 0
  unitsPressed INTEGER,                  --: int 3..80 skew
  unitsPromo INTEGER,                    --: int 0..90 skew
  unitsScrapped INTEGER,                 --: int 0..60 skew
  casePack INTEGER,                      --: by formatCode: LP => 20 | 25*2; CD => 50; CS => 40; else => NULL
  weightGrams INTEGER,                   --: by formatCode: LP => 240 | 310 | 330; CD => 95; CS => 60; else => NULL
  coverColor TEXT,                       --: pick black*4 | white*2 | red*2 | teal | mustard
  barcode TEXT,                          --: code 54########## null 6%
  streamSharePct INTEGER,                --: int 5..92
  chartPeak INTEGER,                     --: int 3..100 null 62%
  launchBudget INTEGER,                  --: int 4..180 skew
  isReissue INTEGER,                     --: const 0
  isExplicit INTEGER                     --: pick 0*4 | 1
); --: rows 88
CREATE TABLE tracks (
  trackId INTEGER PRIMARY KEY,           --: seq 10001
  catalogNo TEXT,                        --: ref releases.catalogNo cover 92%
  trackNo INTEGER,                       --: int 1..12
  trackTitle TEXT,                       --: mix {Call|Hold|Leave|Paint|Count|Forget|Follow|Borrow|Wake|Trust} {Me|the Night|Your Sister|That Train|No One|the Rain|Everything} {Twice|Slowly|Again|Tomorrow|Home|Backwards} distinct
  seconds INTEGER,                       --: int 74..612 normal
  streamCount INTEGER,                   --: int 900..900000 skew
  isSingle INTEGER                       --: pick 0*6 | 1
); --: rows 340
CREATE TABLE shops (
  shopId INTEGER PRIMARY KEY,            --: seq 401
  shopName TEXT,                         --: mix {Groove|Needle|Spindle|Flipside|Backbeat|Sleeve|Wax|Encore} {& Co|Corner|Cellar|Market|Depot|House|Exchange} distinct
  city TEXT,                             --: pick Leeds*3 | Ghent*3 | Bremen*3 | Porto*2 | Aarhus*2 | Cork*2 | Lyon*2
  segment TEXT,                          --: pick independent*6 | chain*3 | online*2 | museum
  discountPct INTEGER,                   --: pick 0*4 | 5*3 | 10*3 | 15
  accountState TEXT,                     --: pick open*7 | closed
  openedOn INTEGER                       --: date 2014-01-01..2024-10-31 yyyymmdd
); --: rows 48
CREATE TABLE orders (
  orderNo INTEGER PRIMARY KEY,           --: seq 60001
  shopId INTEGER,                        --: ref shops.shopId cover 86% skew
  orderedOn INTEGER,                     --: date 2022-11-01..2024-12-29 yyyymmdd
  promisedOn INTEGER,                    --: after orderedOn 3..14 days yyyymmdd
  shippedOn INTEGER,                     --: after orderedOn 1..24 days yyyymmdd until 2024-12-31
  statusCode TEXT,                       --: const S
  isRush INTEGER                         --: pick 0*5 | 1
); --: rows 230
CREATE TABLE orderLines (
  lineId INTEGER PRIMARY KEY,            --: seq 1
  orderNo INTEGER,                       --: ref orders.orderNo cover 94%
  catalogNo TEXT,                        --: ref releases.catalogNo cover 85% skew
  qtyOrdered INTEGER,                    --: int 2..120 skew
  qtyShipped INTEGER,                    --: pick 100*8 | 80 | 50*2
  unitPrice REAL                         --: const 0
); --: rows 400
CREATE TABLE bins (
  binCode TEXT PRIMARY KEY,              --: code @-## distinct
  catalogNo TEXT,                        --: ref releases.catalogNo cover 75%
  qtyOnHand INTEGER,                     --: int 0..420 skew
  countedOn INTEGER,                     --: date 2023-10-01..2024-12-30 yyyymmdd null 8%
  aisle TEXT                             --: pick 1*3 | 2*3 | 3*2 | mezzanine
); --: rows 96
CREATE TABLE campaigns (
  campaignId INTEGER PRIMARY KEY,        --: seq 31
  catalogNo TEXT,                        --: ref releases.catalogNo cover 60%
  channel TEXT,                          --: pick social*5 | radio*3 | posters*2 | email*3 | podcast*2
  targetSegment TEXT,                    --: pick students*3 | collectors*4 | families | clubbers*2
  startedOn INTEGER,                     --: date 2022-01-10..2024-11-30 yyyymmdd
  endedOn INTEGER,                       --: after startedOn 10..80 days yyyymmdd
  spend INTEGER,                         --: int 3..160 skew
  reachCount INTEGER,                    --: int 2000..250000 skew
  clickCount INTEGER,                    --: int 1..60
  conversionPct REAL                     --: real 0.2..9.5 1
); --: rows 84
DELETE FROM bins WHERE catalogNo IN (SELECT catalogNo FROM releases WHERE formatCode = 'DG');
DELETE FROM orderLines WHERE catalogNo IN (SELECT catalogNo FROM releases WHERE formatCode = 'DG');
UPDATE releases SET originalNo = NULL WHERE originalNo IN (SELECT catalogNo FROM releases WHERE originalNo IS NOT NULL);
UPDATE releases SET originalNo = NULL WHERE announcedOn < (SELECT o.releasedOn FROM releases AS o WHERE o.catalogNo = releases.originalNo);
UPDATE releases SET title = (SELECT o.title FROM releases AS o WHERE o.catalogNo = releases.originalNo) || ' (Remaster)', artistId = (SELECT o.artistId FROM releases AS o WHERE o.catalogNo = releases.originalNo) WHERE originalNo IS NOT NULL;
UPDATE tracks SET trackNo = 100 + (SELECT COUNT(*) FROM tracks AS t WHERE t.catalogNo = tracks.catalogNo AND t.trackId <= tracks.trackId);
UPDATE tracks SET trackNo = trackNo - 100;
UPDATE releases SET runSeconds = (SELECT SUM(seconds) FROM tracks WHERE tracks.catalogNo = releases.catalogNo) WHERE catalogNo IN (SELECT catalogNo FROM tracks);
UPDATE orders SET shippedOn = NULL WHERE orderedOn > 20241124 AND orderNo % 3 > 0;
UPDATE releases SET isReissue = CASE WHEN originalNo IS NULL THEN 0 ELSE 1 END;
UPDATE releases SET genre = (SELECT genre FROM artists WHERE artists.artistId = releases.artistId) WHERE substr(catalogNo, 7) < '7';
UPDATE releases SET dealerPrice = round(listPrice * (CASE WHEN formatCode = 'DG' THEN 0.7 ELSE 0.62 END), 2), unitsPressed = CASE WHEN formatCode = 'DG' THEN NULL ELSE unitsPressed * 100 END, launchBudget = launchBudget * 100;
UPDATE releases SET unitsScrapped = 0, unitsPromo = 0 WHERE formatCode = 'DG';
UPDATE releases SET statusCode = 'D' WHERE deletedOn IS NOT NULL;
UPDATE releases SET statusCode = 'O' WHERE deletedOn IS NULL AND statusCode = 'D';
UPDATE releases SET statusCode = 'P', announcedOn = 20241004 + rowid % 20, releasedOn = 20250110 + rowid % 17, deletedOn = NULL, chartPeak = NULL WHERE originalNo IS NULL AND formatCode <> 'DG' AND catalogNo NOT IN (SELECT catalogNo FROM orderLines) AND catalogNo NOT IN (SELECT originalNo FROM releases WHERE originalNo IS NOT NULL);
DELETE FROM bins WHERE catalogNo IN (SELECT catalogNo FROM releases WHERE statusCode = 'P');
DELETE FROM campaigns WHERE catalogNo IN (SELECT catalogNo FROM releases WHERE statusCode = 'P');
UPDATE orders SET statusCode = CASE WHEN orderNo % 17 = 5 THEN 'C' WHEN shippedOn IS NULL THEN 'N' ELSE 'S' END;
UPDATE orders SET statusCode = 'B', shippedOn = NULL WHERE orderNo % 13 = 6 AND orderedOn > 20240901 AND statusCode <> 'C';
UPDATE orders SET shippedOn = NULL WHERE statusCode = 'C';
UPDATE orderLines SET unitPrice = (SELECT dealerPrice FROM releases WHERE releases.catalogNo = orderLines.catalogNo);
UPDATE orderLines SET qtyShipped = CASE WHEN (SELECT shippedOn FROM orders WHERE orders.orderNo = orderLines.orderNo) IS NULL THEN 0 ELSE qtyOrdered * qtyShipped / 100 END;
UPDATE campaigns SET spend = spend * 50, clickCount = reachCount * clickCount / 1000;
