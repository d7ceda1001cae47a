CREATE TABLE port (
  portCode TEXT PRIMARY KEY,
  portName TEXT,
  country TEXT,
  regionName TEXT,
  needsTender INTEGER,
  dockFee REAL
);
INSERT INTO port VALUES ('SOU', 'Southampton', 'United Kingdom', 'Northern Europe', 0, 21400), ('BGO', 'Bergen', 'Norway', 'Northern Europe', 0, 13800), ('GEI', 'Geiranger', 'Norway', 'Northern Europe', 1, 9600), ('REY', 'Reykjavik', 'Iceland', 'Northern Europe', 0, 12250), ('KIR', 'Kirkwall', 'United Kingdom', 'Northern Europe', 1, 6100), ('HAM', 'Hamburg', 'Germany', 'Northern Europe', 0, 19900), ('BCN', 'Barcelona', 'Spain', 'Mediterranean', 0, 24700), ('VAL', 'Valletta', 'Malta', 'Mediterranean', 0, 11200), ('DUB', 'Dubrovnik', 'Croatia', 'Mediterranean', 1, 14900), ('SAN', 'Santorini', 'Greece', 'Mediterranean', 1, 12700), ('PIR', 'Piraeus', 'Greece', 'Mediterranean', 0, 15800), ('CIV', 'Civitavecchia', 'Italy', 'Mediterranean', 0, 20300), ('MRS', 'Marseille', 'France', 'Mediterranean', 0, 17600), ('BRI', 'Bridgetown', 'Barbados', 'Caribbean', 0, 10400), ('STL', 'Castries', 'Saint Lucia', 'Caribbean', 0, 8800), ('GRC', 'George Town', 'Cayman Islands', 'Caribbean', 1, 7900), ('COZ', 'Cozumel', 'Mexico', 'Caribbean', 0, 9900), ('NAS', 'Nassau', 'Bahamas', 'Caribbean', 0, 13100), ('FUN', 'Funchal', 'Portugal', 'Atlantic Isles', 0, 9100), ('TEN', 'Santa Cruz', 'Spain', 'Atlantic Isles', 0, 8700), ('MIN', 'Mindelo', 'Cape Verde', 'Atlantic Isles', 1, 4300), ('PDL', 'Ponta Delgada', 'Portugal', 'Atlantic Isles', 0, 6800);
CREATE TABLE ship (
  shipId INTEGER PRIMARY KEY,
  shipName TEXT,
  builtYear INTEGER,
  grossTons INTEGER,
  decks INTEGER,
  guestCapacity INTEGER,
  hasCasino INTEGER
);
INSERT INTO ship VALUES (1, 'Saltwind', 2006, 48200, 9, 1120, 1), (2, 'Meridian Lark', 2012, 71500, 11, 1840, 1), (3, 'Aurora Lantern', 2019, 92300, 14, 2360, 1), (4, 'Pelican Regent', 1998, 30400, 7, 640, 0), (5, 'Coral Minstrel', 2016, 84100, 13, 2120, 1), (6, 'Northern Lyric', 2009, 30400, 8, 700, 0), (7, 'Tidesong', 2025, 110600, 15, 2800, 1);
CREATE TABLE cabinType (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT,
  sleeps INTEGER,
  nightRate REAL
);
INSERT INTO cabinType VALUES ('IN', 'Inside', 2, 84), ('OV', 'Ocean view', 2, 118), ('BA', 'Balcony', 3, 165), ('FA', 'Family', 5, 190), ('SU', 'Suite', 4, 340), ('OW', 'Owner''s suite', 4, 820);
CREATE TABLE bookingStatus (
  statusCode TEXT PRIMARY KEY,
  statusName TEXT
);
INSERT INTO bookingStatus VALUES ('QT', 'Quoted'), ('CF', 'Confirmed'), ('SL', 'Sailed'), ('CX', 'Cancelled'), ('NS', 'No-show'), ('WL', 'Waitlisted');
CREATE TABLE agency (
  agencyId INTEGER PRIMARY KEY,
  agencyName TEXT,
  country TEXT,
  commissionPct REAL,
  isPartner INTEGER
);
INSERT INTO agency VALUES (1, 'Blue Funnel Travel', 'United Kingdom', 10, 1), (2, 'Harbour & Hearth', 'United Kingdom', 9, 0), (3, 'Seereisen Petersen', 'Germany', 11, 1), (4, 'Mar Abierto', 'Spain', 10, 0), (5, 'Fjordglede', 'Norway', 8.5, 0), (6, 'Croisieres Duval', 'France', 12, 1), (7, 'Anchor Aweigh', 'United States', 12.5, 1), (8, 'Lighthouse Holidays', 'Ireland', 9, 0), (9, 'Gangway Deals', 'United States', 7, 0);
CREATE TABLE crew (
  crewId INTEGER PRIMARY KEY,            --: seq 801
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  department TEXT,                       --: pick Hotel*6 | Galley*4 | Engine*3 | Deck*3 | Entertainment*2 | Medical | Spa
  shipId INTEGER REFERENCES ship(shipId), --: pick 1*3 | 2*4 | 3*5 | 4*2 | 5*4 | 6*2
  managerId INTEGER REFERENCES crew(crewId), --: self crewId
  country TEXT,                          --: pick Philippines*6 | India*4 | Norway*2 | United Kingdom*2 | Indonesia*3 | Croatia | Portugal
  birthDate TEXT,                        --: date 1961-03-01..2004-06-30
  joinedOn TEXT,                         --: date 2009-02-01..2025-02-28
  monthlyPay REAL                        --: real 1150..6900 0 skew
); --: rows 78
CREATE TABLE cabin (
  cabinId INTEGER PRIMARY KEY,           --: seq 1
  shipId INTEGER REFERENCES ship(shipId), --: each 1 | 2 | 3 | 4 | 5 | 6
  typeCode TEXT REFERENCES cabinType(typeCode), --: pick IN*6 | OV*5 | BA*6 | FA*2 | SU*2
  deck INTEGER,                          --: int 2..7
  cabinNo TEXT,                          --: expr deck || printf('%03d', cabinId * 7 % 197 + 10)
  sizeM2 REAL,                           --: by typeCode: IN => 13.5 | 14 | 15; OV => 15 | 16.5; BA => 18 | 21 | 22.5; FA => 26 | 28; else => 34 | 41 | 52
  isAccessible INTEGER                   --: pick 0*9 | 1
); --: rows 140
CREATE TABLE voyage (
  voyageId INTEGER PRIMARY KEY,          --: seq 401
  voyageName TEXT,                       --: each Fjord Overture | Isles of the Sun | Rum and Reefs | Hanseatic Hours | Riviera Letters | Azores Arc | Midnight Fjords | Aegean Silk | Barbados Breeze | Northern Candles | Maltese Falcon Days | Cape Verde Calling | Iceland in a Kettle | Adriatic Pearls | Lagoon Lullaby | Orkney Whispers | Catalan Nights | Madeira Terraces
  shipId INTEGER REFERENCES ship(shipId), --: each 1 | 2 | 3 | 4 | 5 | 6
  regionName TEXT,                       --: by voyageName: Fjord Overture, Hanseatic Hours, Midnight Fjords, Northern Candles, Iceland in a Kettle, Orkney Whispers => Northern Europe; Riviera Letters, Aegean Silk, Maltese Falcon Days, Adriatic Pearls, Catalan Nights => Mediterranean; Rum and Reefs, Barbados Breeze, Lagoon Lullaby => Caribbean; else => Atlantic Isles
  startPortCode TEXT REFERENCES port(portCode), --: by regionName: Northern Europe => SOU*3 | HAM*2; Mediterranean => BCN*3 | PIR | CIV*2; Caribbean => BRI*2 | NAS; else => SOU | FUN*2
  endPortCode TEXT REFERENCES port(portCode), --: by regionName: Northern Europe => SOU*3 | HAM*2; Mediterranean => BCN*3 | PIR | CIV*2; Caribbean => BRI*2 | NAS; else => SOU | FUN*2
  nights INTEGER,                        --: pick 5 | 7*5 | 10*3 | 14*2
  departOn TEXT,                         --: expr date('2023-01-14', '+' || ((voyageId - 401) / 6 * 105 + voyageId * 37 % 61) || ' days')
  returnOn TEXT,                         --: expr date(departOn, '+' || nights || ' days')
  fuelTonnes REAL,                       --: expr round(nights * (SELECT grossTons FROM ship WHERE ship.shipId = voyage.shipId) / 1000.0 * (0.7 + voyageId * 13 % 10 * 0.04), 1)
  isThemed INTEGER                       --: pick 0*3 | 1
); --: rows 60
CREATE TABLE portCall (
  voyageId INTEGER REFERENCES voyage(voyageId), --: ref voyage.voyageId
  dayNo INTEGER,                         --: int 2..13
  portCode TEXT REFERENCES port(portCode), --: expr (SELECT c FROM (SELECT P.portCode AS c, (unicode(P.portCode) * 17 + unicode(substr(P.portCode, 3)) * 7 + portCall.dayNo * 29 + portCall.voyageId * 17) % 23 AS k FROM port P JOIN voyage V ON V.regionName = P.regionName WHERE V.voyageId = portCall.voyageId) ORDER BY k LIMIT 1)
  hoursAshore REAL                       --: pick 4 | 5.5*2 | 7*2 | 8*4 | 9.5*3 | 12*2 | 26
); --: rows 700
CREATE TABLE guest (
  guestId INTEGER PRIMARY KEY,           --: seq 20001
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  country TEXT,                          --: pick United Kingdom*8 | Germany*4 | United States*4 | Norway*2 | Spain | France*2 | Ireland | NULL
  birthDate TEXT,                        --: date 1938-01-20..2004-08-31
  tierCode TEXT,                         --: pick BRZ*6 | SLV*3 | GLD*2 | NULL*6
  wantsNews INTEGER                      --: pick 1*3 | 0*2
); --: rows 210
CREATE TABLE booking (
  bookingNo INTEGER PRIMARY KEY,         --: seq 600001
  guestId INTEGER REFERENCES guest(guestId), --: ref guest.guestId cover 80% skew
  voyageId INTEGER REFERENCES voyage(voyageId), --: ref voyage.voyageId cover 95%
  cabinId INTEGER REFERENCES cabin(cabinId), --: expr (SELECT i FROM (SELECT C.cabinId AS i, (C.cabinId * 7919 + booking.bookingNo * 613) % 1009 AS k FROM cabin C JOIN voyage V ON V.shipId = C.shipId WHERE V.voyageId = booking.voyageId) ORDER BY k LIMIT 1)
  agencyId INTEGER REFERENCES agency(agencyId), --: pick NULL*9 | 1*4 | 2*2 | 3*4 | 4 | 5*2 | 6*3 | 7*4
  statusCode TEXT REFERENCES bookingStatus(statusCode), --: pick CF*12 | QT*2 | CX*2 | NS | WL
  bookedOn TEXT,                         --: expr min(date((SELECT departOn FROM voyage WHERE voyage.voyageId = booking.voyageId), '-' || (9 + bookingNo * 7919 % 281) || ' days'), date('2025-03-30', '-' || (bookingNo * 31 % 75) || ' days'))
  balanceDueOn TEXT,                     --: expr date((SELECT departOn FROM voyage WHERE voyage.voyageId = booking.voyageId), '-60 days')
  cancelledOn TEXT,                      --: expr CASE WHEN statusCode = 'CX' THEN min('2025-03-29', date(bookedOn, '+' || (bookingNo * 13 % 40 + 1) || ' days')) END
  adults INTEGER,                        --: pick 1*3 | 2*9 | 3 | 4
  children INTEGER,                      --: pick 0*8 | 1*2 | 2*2
  listFare REAL,                         --: expr round((adults + 0.5 * children) * (SELECT V.nights * T.nightRate FROM voyage V, cabin C JOIN cabinType T ON T.typeCode = C.typeCode WHERE V.voyageId = booking.voyageId AND C.cabinId = booking.cabinId), 2)
  paidFare REAL,                         --: expr round(listFare * (1 - (bookingNo * 37 % 6) * (bookingNo * 11 % 3) * 0.03), 2)
  portTaxes REAL,                        --: expr round((adults + children) * (SELECT nights FROM voyage WHERE voyage.voyageId = booking.voyageId) * 11.5, 2)
  gratuities REAL,                       --: expr CASE WHEN bookingNo % 4 = 1 THEN 0 ELSE (adults + children) * (SELECT nights FROM voyage WHERE voyage.voyageId = booking.voyageId) * 14 END
  onboardSpend REAL,                     --: real 0..2900 2 skew
  hasDrinks INTEGER,                     --: pick 0*3 | 1*2
  hasWifi INTEGER,                       --: pick 1*3 | 0*2
  hasInsurance INTEGER,                  --: pick 0*2 | 1
  seating TEXT,                          --: pick early*4 | late*4 | open*3 | NULL
  bookedVia TEXT,                        --: expr CASE WHEN agencyId IS NOT NULL THEN 'agency' WHEN bookingNo % 3 = 0 THEN 'call centre' ELSE 'website' END
  rating INTEGER                         --: pick 10*2 | 9*4 | 8*5 | 7*4 | 6*2 | 4 | 2 | NULL*7
); --: rows 370
CREATE TABLE excursion (
  excursionId INTEGER PRIMARY KEY,       --: seq 51
  excursionName TEXT,                    --: each Cable Car and Waffles | Viking Kitchen | Fjord Kayak | Geyser Loop | Puffin Boat | Whisky and Stones | Harbour by Night | Sagrada and Tapas | Knights on Foot | Walls at Sunrise | Donkey Free Sunset | Acropolis Early | Vatican Sprint | Calanques by Sail | Rum Shop Crawl | Piton Hike | Stingray Bar | Reef Snorkel | Pirate Lunch | Levada Stroll | Teide Above the Clouds | Morna Music Night | Blue Lakes Jeep | Castle by Train
  portCode TEXT REFERENCES port(portCode), --: each BGO | BGO | GEI | REY | REY | KIR | HAM | BCN | VAL | DUB | SAN | PIR | CIV | MRS | BRI | STL | GRC | COZ | NAS | FUN | TEN | MIN | PDL | SOU
  lengthHours REAL,                      --: pick 2 | 3*2 | 4*4 | 5.5*2 | 8
  seatPrice REAL,                        --: real 29..189 0
  isStepFree INTEGER,                    --: pick 0*3 | 1
  seatsMax INTEGER                       --: pick 12*2 | 20*2 | 36*3
); --: rows 24
CREATE TABLE excursionSale (
  saleId INTEGER PRIMARY KEY,            --: seq 1
  bookingNo INTEGER REFERENCES booking(bookingNo), --: ref booking.bookingNo cover 48%
  excursionId INTEGER REFERENCES excursion(excursionId), --: expr coalesce((SELECT i FROM (SELECT E.excursionId AS i, (E.excursionId * 31 + excursionSale.saleId * 17) % 19 AS k FROM excursion E JOIN portCall P ON P.portCode = E.portCode JOIN booking B ON B.voyageId = P.voyageId WHERE B.bookingNo = excursionSale.bookingNo) ORDER BY k LIMIT 1), 53)
  seats INTEGER                          --: pick 1*2 | 2*6 | 3 | 4
); --: rows 700
DELETE FROM portCall WHERE dayNo >= (SELECT nights FROM voyage WHERE voyage.voyageId = portCall.voyageId);
DELETE FROM portCall WHERE rowid NOT IN (SELECT MIN(rowid) FROM portCall GROUP BY voyageId, portCode);
DELETE FROM portCall WHERE rowid NOT IN (SELECT MIN(rowid) FROM portCall GROUP BY voyageId, dayNo);
DELETE FROM excursionSale WHERE rowid NOT IN (SELECT MIN(rowid) FROM excursionSale GROUP BY bookingNo, excursionId);
UPDATE booking SET statusCode = 'SL' WHERE statusCode IN ('CF', 'QT', 'WL') AND (SELECT departOn FROM voyage WHERE voyage.voyageId = booking.voyageId) <= '2025-03-31';
UPDATE booking SET statusCode = 'CF' WHERE statusCode = 'NS' AND (SELECT departOn FROM voyage WHERE voyage.voyageId = booking.voyageId) > '2025-03-31';
UPDATE booking SET rating = NULL, onboardSpend = 0 WHERE statusCode <> 'SL';
UPDATE crew SET managerId = NULL WHERE joinedOn < (SELECT B.joinedOn FROM crew B WHERE B.crewId = crew.managerId);
DELETE FROM excursionSale WHERE bookingNo IN (SELECT bookingNo FROM booking WHERE statusCode IN ('CX', 'NS', 'QT', 'WL'));
UPDATE booking SET balanceDueOn = date(bookedOn, '+7 days') WHERE balanceDueOn <= bookedOn;
