CREATE TABLE Member (
  memId INTEGER PRIMARY KEY,             --: seq 301
  memHandle TEXT, -- public nickname on the marketplace --: expr lower(substr(memFirstName, 1, 3)) || lower(substr(memLastName, 1, 4)) || (memId % 90 + 10)
  memFirstName TEXT,                     --: first
  memLastName TEXT,                      --: last distinct
  memTown TEXT,                          --: pick Leeds*6 | Margate*3 | Cardiff*5 | Dundee*3 | Totnes*2 | Hove*4 | York*3 | Kestrel Green
  memBornDay INTEGER, -- yyyymmdd --: date 1954-02-01..2006-07-30 yyyymmdd null 8%
  memJoinedDay INTEGER, -- yyyymmdd --: date 2019-03-01..2024-09-01 yyyymmdd
  memInvitedById INTEGER                 --: self memId null 60%
); --: rows 180
CREATE TABLE Seller (
  selMemId INTEGER PRIMARY KEY, -- same number as in Member --: ref Member.memId cover 100% distinct
  selShopTitle TEXT,                     --: mix {Second|Slow|Kind|Odd|Old|Honest|Gentle} {Stitch|Hem|Button|Sleeve|Thread|Wardrobe|Seam} distinct
  selKind TEXT, -- P private, B business, C charity --: pick P*6 | B*3 | C*2
  selFeePct REAL, -- our cut of each sale in per cent --: by selKind: P => 12 | 10; B => 8 | 7.5; C => 0*3 | 3
  selVerifiedDay INTEGER, -- yyyymmdd; empty until papers are checked --: date 2020-01-10..2024-08-30 yyyymmdd null 30%
  selOnHoliday INTEGER -- 1: shop closed for now --: pick 0*5 | 1
); --: rows 48
UPDATE Seller SET selShopTitle = 'Kestrel' WHERE selMemId = (SELECT MIN(selMemId) FROM Seller WHERE selKind = 'B');
CREATE TABLE Buyer (
  buyMemId INTEGER PRIMARY KEY, -- same number as in Member --: ref Member.memId cover 100% distinct
  buyTopSize TEXT, -- size for shirts and the like --: pick XS | S*3 | M*4 | L*3 | XL*2
  buyPayMethod TEXT,                     --: pick card*6 | wallet*3 | bank transfer*1
  buyNewsletter INTEGER                  --: pick 1*2 | 0*3
); --: rows 120
CREATE TABLE Brand (
  brdId INTEGER PRIMARY KEY,
  brdName TEXT,
  brdTier TEXT, -- L luxury, H high street, S sport
  brdFoundedYear INTEGER
);
INSERT INTO Brand VALUES (1,'Kestrel','S',1994),(2,'Velluto','L',1958),(3,'Halden & Frost','H',1979),(4,'Dock Nine','H',2008),(5,'Rue Sept','L',1986),(6,'Northpeak','S',2001),(7,'Petite Ourse','H',2013),(8,'Ostrava Works','H',1999),(9,'Bluebird Lane','H',2016),(10,'Casa Morada','L',1971),(11,'Fathom & Fell','S',2018);
CREATE TABLE Garment (
  garId INTEGER PRIMARY KEY,             --: seq 2001
  garTitle TEXT,                         --: mix {Wool|Denim|Linen|Silk|Corduroy|Cotton|Velvet} {Coat|Jacket|Dress|Skirt|Shirt|Trousers|Jumper}
  garCategory TEXT, -- set from the title --: expr CASE WHEN garTitle LIKE '% Coat' OR garTitle LIKE '% Jacket' THEN 'outerwear' WHEN garTitle LIKE '% Dress' THEN 'dresses' WHEN garTitle LIKE '% Skirt' OR garTitle LIKE '% Trousers' THEN 'bottoms' WHEN garTitle LIKE '% Jumper' THEN 'knitwear' ELSE 'tops' END
  garBrdId INTEGER, -- brand; empty when the label is cut out --: ref Brand.brdId skew null 6%
  garSelMemId INTEGER, -- the seller --: ref Seller.selMemId cover 90% skew
  garSize TEXT,                          --: pick XS | S*3 | M*4 | L*3 | XL*2
  garColour TEXT,                        --: pick black*5 | navy*4 | cream*3 | moss green*2 | rust*2 | lilac
  garWear TEXT, -- condition: N new with tags, V very good, G good, W worn --: pick N*2 | V*4 | G*4 | W*2
  garAskPrice REAL, -- GBP --: price 6..240
  garListedAt TEXT,                      --: date 2023-01-10..2024-09-12 %Y-%m-%d %H:%M:%S
  garPhotoCount INTEGER                  --: int 1..9 skew
); --: rows 330
UPDATE Garment SET garAskPrice = round(garAskPrice * 2.1, 2) WHERE garBrdId IN (2, 5, 10);
CREATE TABLE Favourite (
  favMemId INTEGER,                      --: ref Member.memId cover 70% skew
  favGarId INTEGER,                      --: ref Garment.garId cover 65%
  favAddedDay INTEGER, -- yyyymmdd --: date 2023-06-01..2024-09-14 yyyymmdd
  favAlert INTEGER -- 1: wants a note when the price drops --: pick 0*3 | 1*2
); --: rows 260
DELETE FROM Favourite WHERE rowid NOT IN (SELECT MIN(rowid) FROM Favourite GROUP BY favMemId, favGarId);
CREATE TABLE SaleOrder (
  ordNumber INTEGER PRIMARY KEY,         --: seq 50001
  ordGarId INTEGER,                      --: ref Garment.garId cover 90% distinct
  ordBuyMemId INTEGER, -- the buyer --: ref Buyer.buyMemId cover 75% skew
  ordPlacedAt TEXT, -- date and time --: date 2023-02-01..2024-09-13 %Y-%m-%d %H:%M:%S
  ordAmount REAL, -- GBP paid for the garment --: expr round((SELECT garAskPrice FROM Garment g WHERE g.garId = SaleOrder.ordGarId) * (100 - ordNumber * 7 % 26) / 100.0, 2)
  ordPostage REAL, -- GBP --: pick 0*2 | 2.95*4 | 3.85*4 | 5.2*2
  ordPaidDay INTEGER, -- yyyymmdd --: after ordPlacedAt 0..3 days yyyymmdd until 2024-09-15 null 5%
  ordShippedDay INTEGER,                 --: after ordPlacedAt 3..9 days yyyymmdd until 2024-09-15
  ordArrivedDay INTEGER,                 --: after ordPlacedAt 10..19 days yyyymmdd until 2024-09-15
  ordState TEXT -- N new, P paid, S shipped, D delivered, X cancelled --: const N
); --: rows 225
DELETE FROM SaleOrder WHERE ordBuyMemId = (SELECT garSelMemId FROM Garment g WHERE g.garId = SaleOrder.ordGarId);
UPDATE SaleOrder SET ordShippedDay = NULL, ordArrivedDay = NULL WHERE ordPaidDay IS NULL OR ordNumber % 17 = 3;
UPDATE SaleOrder SET ordState = CASE WHEN ordNumber % 17 = 3 THEN 'X' WHEN ordArrivedDay IS NOT NULL THEN 'D' WHEN ordShippedDay IS NOT NULL THEN 'S' WHEN ordPaidDay IS NOT NULL THEN 'P' ELSE 'N' END;
UPDATE Garment SET garListedAt = (SELECT datetime(o.ordPlacedAt, '-' || (1 + garId * 13 % 58) || ' days', '-' || (garId * 37 % 500) || ' minutes') FROM SaleOrder o WHERE o.ordGarId = Garment.garId) WHERE garId IN (SELECT ordGarId FROM SaleOrder);
CREATE TABLE OrderSnapshot (
  osnId INTEGER PRIMARY KEY,             --: seq 1
  osnTakenDay INTEGER, -- yyyymmdd, nightly copy of orders for the dashboard --: pick 20240630*2 | 20240731*3 | 20240831*4
  osnOrdNumber INTEGER,                  --: ref SaleOrder.ordNumber cover 60%
  osnState TEXT, -- state at that moment --: pick N | P*2 | S*3 | D*4 | X
  osnAmount REAL                         --: expr (SELECT ordAmount FROM SaleOrder o WHERE o.ordNumber = OrderSnapshot.osnOrdNumber)
); --: rows 180
DELETE FROM OrderSnapshot WHERE osnTakenDay < (SELECT CAST(strftime('%Y%m%d', ordPlacedAt) AS INTEGER) FROM SaleOrder o WHERE o.ordNumber = OrderSnapshot.osnOrdNumber);
CREATE TABLE Offer (
  ofrId INTEGER PRIMARY KEY,             --: seq 801
  ofrGarId INTEGER,                      --: ref Garment.garId cover 55%
  ofrBuyMemId INTEGER,                   --: ref Buyer.buyMemId cover 70% skew
  ofrAmount REAL, -- GBP --: expr round((SELECT garAskPrice FROM Garment g WHERE g.garId = Offer.ofrGarId) * (55 + ofrId * 11 % 44) / 100.0, 0)
  ofrMadeAt TEXT, -- date and time --: date 2023-03-01..2024-09-14 %Y-%m-%d %H:%M:%S
  ofrAnswer TEXT, -- A accepted, D declined, C countered; empty while open --: pick A*4 | D*5 | C*2 | NULL*2
  ofrAnswerMs INTEGER -- how long the seller took to answer, milliseconds --: int 40000..172800000 skew
); --: rows 240
UPDATE Offer SET ofrAnswer = NULL WHERE ofrAnswer = 'NULL';
UPDATE Offer SET ofrAnswerMs = NULL WHERE ofrAnswer IS NULL;
CREATE TABLE ReturnCase (
  retId INTEGER PRIMARY KEY,             --: seq 71
  retOrdNumber INTEGER,                  --: ref SaleOrder.ordNumber cover 40% distinct
  retReason TEXT,                        --: pick does not fit*5 | not as described*4 | stain or hole*2 | smells of mothballs | never arrived
  retOpenedDay INTEGER, -- yyyymmdd --: date 2023-03-01..2024-09-01 yyyymmdd
  retClosedDay INTEGER,                  --: date 2023-03-01..2024-09-01 yyyymmdd
  retAskedRefund REAL, -- GBP the buyer wants back --: expr (SELECT ordAmount FROM SaleOrder o WHERE o.ordNumber = ReturnCase.retOrdNumber)
  retPaidRefund REAL -- GBP we gave --: expr CASE retId % 5 WHEN 0 THEN 0 WHEN 1 THEN round(retAskedRefund * 0.5, 2) ELSE retAskedRefund END
); --: rows 60
DELETE FROM ReturnCase WHERE retOrdNumber IN (SELECT ordNumber FROM SaleOrder WHERE ordArrivedDay IS NULL);
UPDATE ReturnCase SET retOpenedDay = (SELECT CAST(strftime('%Y%m%d', date(substr(o.ordArrivedDay, 1, 4) || '-' || substr(o.ordArrivedDay, 5, 2) || '-' || substr(o.ordArrivedDay, 7, 2), '+' || (retId * 3 % 11) || ' days')) AS INTEGER) FROM SaleOrder o WHERE o.ordNumber = retOrdNumber);
DELETE FROM ReturnCase WHERE retOpenedDay > 20240914;
UPDATE ReturnCase SET retClosedDay = CASE WHEN retId % 6 = 5 THEN NULL ELSE CAST(strftime('%Y%m%d', date(substr(retOpenedDay, 1, 4) || '-' || substr(retOpenedDay, 5, 2) || '-' || substr(retOpenedDay, 7, 2), '+' || (2 + retId * 7 % 23) || ' days')) AS INTEGER) END;
UPDATE ReturnCase SET retClosedDay = NULL WHERE retClosedDay > 20240915;
UPDATE ReturnCase SET retPaidRefund = NULL WHERE retClosedDay IS NULL;
CREATE TABLE BuyerReview (
  brvId INTEGER PRIMARY KEY,             --: seq 1
  brvOrdNumber INTEGER, -- the buyer about the seller --: ref SaleOrder.ordNumber cover 100% distinct
  brvStars INTEGER, -- 1 to 5 --: pick 5*6 | 4*4 | 3*2 | 2 | 1
  brvText TEXT,                          --: pick gorgeous, fits like it was made for me*3 | quick post*3 | smelled of mothballs*2 | colour is off in the photos | NULL*4 | lovely parcel with a handwritten note*2 | button missing
  brvWrittenDay INTEGER -- yyyymmdd --: date 2023-03-01..2024-09-14 yyyymmdd
); --: rows 130
UPDATE BuyerReview SET brvText = NULL WHERE brvText = 'NULL';
DELETE FROM BuyerReview WHERE brvOrdNumber IN (SELECT ordNumber FROM SaleOrder WHERE ordArrivedDay IS NULL);
CREATE TABLE SellerReview (
  srvId INTEGER PRIMARY KEY,             --: seq 1
  srvOrdNumber INTEGER, -- the seller about the buyer --: ref SaleOrder.ordNumber cover 80% distinct
  srvStars INTEGER, -- 1 to 5 --: pick 5*8 | 4*3 | 3 | 2 | 1
  srvText TEXT,                          --: pick paid at once*4 | polite*3 | haggled after paying | slow to answer*2 | welcome back any time*2
  srvWrittenDay INTEGER -- yyyymmdd --: date 2023-03-01..2024-09-14 yyyymmdd
); --: rows 85
DELETE FROM SellerReview WHERE srvOrdNumber IN (SELECT ordNumber FROM SaleOrder WHERE ordState IN ('N', 'X'));
UPDATE BuyerReview SET brvWrittenDay = (SELECT CAST(strftime('%Y%m%d', date(o.ordPlacedAt, '+' || (19 + brvId * 5 % 14) || ' days')) AS INTEGER) FROM SaleOrder o WHERE o.ordNumber = brvOrdNumber);
UPDATE SellerReview SET srvWrittenDay = (SELECT CAST(strftime('%Y%m%d', date(o.ordPlacedAt, '+' || (4 + srvId * 5 % 14) || ' days')) AS INTEGER) FROM SaleOrder o WHERE o.ordNumber = srvOrdNumber);
DELETE FROM BuyerReview WHERE brvWrittenDay > 20240914;
DELETE FROM SellerReview WHERE srvWrittenDay > 20240914;
CREATE TABLE LiveShow (
  lshId INTEGER PRIMARY KEY,             --: seq 1
  lshSelMemId INTEGER, -- the seller in front of the camera --: ref Seller.selMemId cover 50% skew
  lshTitle TEXT,                         --: mix {Saturday|Midnight|Payday|Rainy day|Attic} {clear-out|rummage|rail|try-on}
  lshStartedAt TEXT,                     --: date 2024-01-06..2024-09-13 %Y-%m-%d %H:%M:%S
  lshLengthSec INTEGER, -- length, seconds --: int 600..9800
  lshPeakViewers INTEGER,                --: int 4..420 skew
  lshRecorded INTEGER -- 1: can be watched again --: pick 1*2 | 0
); --: rows 64
DELETE FROM ReturnCase WHERE retOrdNumber NOT IN (SELECT ordNumber FROM SaleOrder);
DELETE FROM BuyerReview WHERE brvOrdNumber NOT IN (SELECT ordNumber FROM SaleOrder);
DELETE FROM SellerReview WHERE srvOrdNumber NOT IN (SELECT ordNumber FROM SaleOrder);
DELETE FROM OrderSnapshot WHERE osnOrdNumber NOT IN (SELECT ordNumber FROM SaleOrder) OR rowid NOT IN (SELECT MIN(rowid) FROM OrderSnapshot GROUP BY osnTakenDay, osnOrdNumber);
UPDATE SaleOrder SET ordAmount = (SELECT round(garAskPrice * (100 - ordNumber * 7 % 26) / 100.0, 2) FROM Garment WHERE garId = ordGarId);
UPDATE OrderSnapshot SET osnAmount = (SELECT ordAmount FROM SaleOrder WHERE ordNumber = osnOrdNumber);
UPDATE Offer SET ofrAmount = (SELECT round(garAskPrice * (55 + ofrId * 11 % 44) / 100.0, 0) FROM Garment WHERE garId = ofrGarId);
UPDATE ReturnCase SET retAskedRefund = (SELECT ordAmount FROM SaleOrder WHERE ordNumber = retOrdNumber);
UPDATE ReturnCase SET retPaidRefund = CASE WHEN retClosedDay IS NULL THEN NULL WHEN retId % 5 = 0 THEN 0 WHEN retId % 5 = 1 THEN round(retAskedRefund * 0.5, 2) ELSE retAskedRefund END;
