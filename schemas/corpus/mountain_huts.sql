-- Office of an alpine association: huts, the people who run them and the people who sleep there.
CREATE TABLE massif (
  massifCode TEXT PRIMARY KEY, -- two letters
  massifName TEXT NOT NULL
);
INSERT INTO massif VALUES ('VO', 'Vorn Group'), ('SE', 'Serrat Range'), ('KA', 'Kalm Alps'), ('DU', 'Dusk Towers'), ('WE', 'Westwall');
CREATE TABLE valley (
  valleyId INTEGER PRIMARY KEY,
  valleyName TEXT NOT NULL, -- as on the bus timetable
  massifCode TEXT REFERENCES massif(massifCode),
  railStation INTEGER -- 1 a train gets there, 0 bus only
);
INSERT INTO valley VALUES (1, 'Vornertal', 'VO', 1), (2, 'Val Serrat', 'SE', 1), (3, 'Kalmbach', 'KA', 0), (4, 'Val Brune', 'SE', 0), (5, 'Duskenau', 'DU', 1), (6, 'Hintervorn', 'VO', 0), (7, 'Lorrenz', 'KA', 1), (8, 'Val Piora Nera', 'DU', 0), (9, 'Stillwasser', 'KA', 0);
CREATE TABLE hutType (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT NOT NULL
);
INSERT INTO hutType VALUES ('SV', 'Serviced'), ('SC', 'Self-catering'), ('BV', 'Bivouac'), ('WR', 'Winter room');
CREATE TABLE hut (
  hutId INTEGER PRIMARY KEY,             --: seq 1
  hutName TEXT NOT NULL, -- short name on the map --: each Adlerruh | Capanna Brune | Drei Zinken | Eisfenster | Falkenstube | Gratlihaus | Hochlicht | Ibexhorn | Jochwinkel | Kalmspitz | Lawinenblick | Murmelstein | Nebelkar | Obersattel | Piora Nera | Quellgrund | Rifugio Serrat | Schneefink | Steinmandl | Teufelsjoch | Untersattel | Vornblick | Wetterkreuz | Zirbenalp | Arvenheim | Bergdohle | Distelboden | Geierwand
  valleyId INTEGER REFERENCES valley(valleyId), --: ref valley.valleyId cover 92%
  typeCode TEXT REFERENCES hutType(typeCode), -- see hutType --: pick SV*6 | SC*3 | BV*2
  altitudeM INTEGER, -- metres above sea --: int 1480..3260
  beds INTEGER, -- bunks in all rooms --: int 8..96 normal
  openedYear INTEGER, -- year of first opening --: int 1878..2019
  hasShower INTEGER, -- 1 yes, 0 no --: pick 1*3 | 0*5
  nightRate INTEGER, -- EUR per person and night --: pick 18 | 24*2 | 28*2 | 32*4 | 36*3 | 42*3 | 48*2 | 55
  solarPct INTEGER -- share of power from the sun, 0..100 --: pick 0*2 | 20*2 | 35*2 | 50*4 | 65*2 | 80*3 | 100 | NULL*2
); --: rows 28
CREATE TABLE room (
  hutId INTEGER REFERENCES hut(hutId),
  roomNo INTEGER, -- counted within the hut
  kind TEXT, -- DOR dormitory, FAM family room, TWN twin
  bunks INTEGER, -- number of places
  PRIMARY KEY (hutId, roomNo)
);
CREATE TABLE warden (
  wardenId INTEGER PRIMARY KEY,          --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  birthDate INTEGER, -- yyyymmdd --: date 1958-01-01..2004-12-31 yyyymmdd
  hiredOn INTEGER, -- yyyymmdd --: date 2009-04-01..2026-05-15 yyyymmdd
  job TEXT, -- HW hut warden, CK cook, HP helper --: pick HW*4 | CK*3 | HP*4
  hutId INTEGER REFERENCES hut(hutId), -- where posted now, empty in the office --: ref hut.hutId cover 85% null 7%
  chiefId INTEGER REFERENCES warden(wardenId), -- line manager --: self wardenId
  monthlyPay INTEGER -- EUR --: int 1700..3600 normal
); --: rows 58
CREATE TABLE club (
  clubCode TEXT PRIMARY KEY,
  clubName TEXT NOT NULL,
  homeTown TEXT, -- town of the club office
  discountPct INTEGER -- percent off the night rate
);
INSERT INTO club VALUES ('AVL', 'Alpenverein Lindmar', 'Lindmar', 20), ('CAS', 'Climbers of Ashdale', 'Ashdale', 10), ('SKT', 'Skitouring Trust', 'Ashdale', 15), ('VBR', 'Brune Ramblers', 'Brune', 10), ('OLD', 'Old Boots Society', 'Lindmar', 25), ('NOR', 'Nordgrat Section', 'Felsing', 20), ('UNI', 'University Peaks', 'Felsing', 30), ('GRN', 'Greenhorn Hikers', NULL, 0);
CREATE TABLE guest (
  guestId INTEGER PRIMARY KEY,           --: seq 2001
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  birthDate INTEGER, -- yyyymmdd --: date 1948-01-01..2009-12-31 yyyymmdd null 8%
  country TEXT, -- country of residence --: pick Austria*4 | Switzerland*4 | Germany*5 | United Kingdom*3 | United States*3 | Italy*2 | Norway
  clubCode TEXT REFERENCES club(clubCode), -- empty for non-members --: pick NULL*8 | AVL*4 | CAS*3 | SKT*2 | VBR*2 | OLD | NOR*3 | UNI*2
  registeredOn INTEGER -- yyyymmdd, first sign-up with us --: date 2021-01-10..2026-05-20 yyyymmdd
); --: rows 140
CREATE TABLE agency (
  agencyId INTEGER PRIMARY KEY,
  agencyName TEXT NOT NULL,
  country TEXT, -- country of the agency
  commissionPct INTEGER, -- percent of the amount, 0..100
  signedOn INTEGER -- yyyymmdd
);
INSERT INTO agency VALUES (1, 'Summit & Sons', 'United Kingdom', 12, 20210312), (2, 'Brune Travel', 'Italy', 10, 20190604), (3, 'High Trails USA', 'United States', 18, 20230118), (4, 'Gipfelglueck Reisen', 'Germany', 15, 20200901), (5, 'Fjord to Peak', 'Norway', 14, 20240422), (6, 'Lindmar Outdoor', 'Austria', 10, 20180220), (7, 'Rocky Partners', 'United States', 20, 20251103);
CREATE TABLE channel (
  channelCode TEXT PRIMARY KEY,
  channelName TEXT NOT NULL -- plain English
);
INSERT INTO channel VALUES ('WB', 'Website'), ('PH', 'Phone'), ('AG', 'Agency'), ('WK', 'Walk-in'), ('FX', 'Fax');
CREATE TABLE stayState (
  stateCode TEXT PRIMARY KEY,
  stateName TEXT NOT NULL -- plain English
);
INSERT INTO stayState VALUES ('BK', 'Booked'), ('CO', 'Completed'), ('CN', 'Cancelled'), ('NS', 'No-show');
CREATE TABLE stay (
  stayNo INTEGER PRIMARY KEY,            --: seq 30001
  hutId INTEGER REFERENCES hut(hutId),   --: ref hut.hutId cover 90%
  guestId INTEGER REFERENCES guest(guestId), -- who booked --: ref guest.guestId cover 85% skew
  bookedOn INTEGER, -- yyyymmdd --: date 2024-03-01..2026-05-29 yyyymmdd
  arriveOn INTEGER, -- yyyymmdd --: after bookedOn 1..95 days yyyymmdd
  nights INTEGER, -- number of nights --: pick 1*9 | 2*6 | 3*3 | 4*2 | 6
  persons INTEGER, -- party size --: pick 1*3 | 2*8 | 3*3 | 4*4 | 6*2 | 9
  channelCode TEXT REFERENCES channel(channelCode), -- how it was booked --: pick WB*8 | PH*4 | AG*4 | WK*2
  agencyId INTEGER REFERENCES agency(agencyId), -- only for stays sold by an agency --: ref agency.agencyId cover 90%
  stateCode TEXT REFERENCES stayState(stateCode), -- see stayState --: pick CO*15 | CN*3 | NS*2
  amount INTEGER, -- EUR, whole stay --: int 20..30
  deposit INTEGER -- EUR asked in advance --: pick 0*3 | 10*4 | 20*4 | 40*2 | 60
); --: rows 340
CREATE TABLE stayLog (
  logId INTEGER PRIMARY KEY,
  stayNo INTEGER REFERENCES stay(stayNo),
  loggedOn INTEGER, -- yyyymmdd, day of the change
  stateCode TEXT REFERENCES stayState(stateCode), -- state after the change
  nights INTEGER, -- nights at that time
  persons INTEGER, -- party size at that time
  amount INTEGER, -- EUR at that time
  clerk TEXT -- first name at the desk
);
CREATE TABLE service (
  serviceCode TEXT PRIMARY KEY,
  serviceName TEXT NOT NULL -- for the leaflet
);
INSERT INTO service VALUES ('HB', 'Half board'), ('LN', 'Packed lunch'), ('WF', 'Wi-fi'), ('GE', 'Gear rental'), ('DG', 'Dogs allowed'), ('SA', 'Sauna');
CREATE TABLE hutService (
  hutId INTEGER REFERENCES hut(hutId),
  serviceCode TEXT REFERENCES service(serviceCode),
  price INTEGER, -- EUR per person, 0 if free
  sinceYear INTEGER, -- offered since
  PRIMARY KEY (hutId, serviceCode)
);
CREATE TABLE trail (
  trailId INTEGER PRIMARY KEY,           --: seq 1
  trailName TEXT,                        --: mix {Ibex|Raven|Larch|Old Smuggler|Thunder|Chamois|Glacier|Widow's} {Path|Traverse|Ridge|Ladder|Loop} distinct
  fromHutId INTEGER REFERENCES hut(hutId), --: ref hut.hutId cover 80%
  toHutId INTEGER REFERENCES hut(hutId), -- where it ends --: ref hut.hutId cover 80%
  km REAL, -- length --: real 2..19 1
  walkMinutes INTEGER, -- time on the signpost --: int 55..520
  difficulty INTEGER -- 1 stroll to 6 alpine --: pick 1*2 | 2*5 | 3*6 | 4*4 | 5*2 | 6
); --: rows 34
CREATE TABLE supplyRun (
  runId INTEGER PRIMARY KEY,             --: seq 1
  hutId INTEGER REFERENCES hut(hutId),   --: ref hut.hutId cover 78%
  flownOn INTEGER, -- yyyymmdd --: date 2024-04-10..2026-05-28 yyyymmdd
  means TEXT, -- HEL helicopter, MUL mule, POR porter --: pick HEL*6 | MUL*3 | POR*2
  loadKg INTEGER, -- kilograms carried up --: int 35..900
  cost INTEGER -- EUR --: int 60..2400 skew
); --: rows 130
CREATE TABLE review (
  reviewId INTEGER PRIMARY KEY,          --: seq 1
  stayNo INTEGER REFERENCES stay(stayNo), --: ref stay.stayNo cover 90% distinct
  writtenOn INTEGER, -- yyyymmdd --: date 2024-06-20..2026-05-30 yyyymmdd
  stars INTEGER, -- 1..5 --: pick 1 | 2*2 | 3*4 | 4*6 | 5*5
  foodScore INTEGER, -- 1..10 --: int 2..10 normal
  snorePct INTEGER -- how much sleep was lost, 0..100 --: pick 0*2 | 10*3 | 25*4 | 50*3 | 75*2 | 100 | NULL*2
); --: rows 120
CREATE TABLE inspection (
  inspectionId INTEGER PRIMARY KEY,      --: seq 1
  hutId INTEGER REFERENCES hut(hutId),   --: ref hut.hutId cover 82%
  inspectedOn INTEGER, -- yyyymmdd --: date 2022-05-01..2026-05-20 yyyymmdd
  hygienePoints INTEGER, -- 0..100 --: int 48..100
  fireGrade TEXT, -- A best to D worst --: pick A*4 | B*5 | C*3 | D
  followUpOn INTEGER -- yyyymmdd, second visit if any --: after inspectedOn 20..200 days yyyymmdd until 2026-05-31 null 35%
); --: rows 70
UPDATE stay SET arriveOn = CAST(substr(arriveOn, 1, 4) || '07' || substr(arriveOn, 7, 2) AS INTEGER) WHERE substr(arriveOn, 5, 2) IN ('11', '12') AND bookedOn < CAST(substr(arriveOn, 1, 4) || '0630' AS INTEGER);
UPDATE stay SET stateCode = CASE WHEN stayNo % 7 = 0 THEN 'CN' ELSE 'BK' END WHERE arriveOn > 20260531;
UPDATE stay SET agencyId = NULL WHERE channelCode <> 'AG';
UPDATE stay SET agencyId = 1 + stayNo % 5 WHERE channelCode = 'AG' AND agencyId IS NULL;
UPDATE stay SET agencyId = 3 WHERE agencyId = 7 AND bookedOn < 20251103;
UPDATE stay SET amount = nights * persons * (SELECT nightRate FROM hut AS H WHERE H.hutId = stay.hutId) + (stayNo * 17) % 46;
UPDATE stay SET deposit = NULL WHERE channelCode = 'WK';
UPDATE trail SET toHutId = 1 + (fromHutId * 3 + 4) % 27 WHERE toHutId = fromHutId;
UPDATE trail SET walkMinutes = CAST(km * (11 + difficulty * 3) AS INTEGER);
UPDATE review SET writtenOn = (SELECT CAST(replace(date(substr(S.arriveOn, 1, 4) || '-' || substr(S.arriveOn, 5, 2) || '-' || substr(S.arriveOn, 7, 2), '+' || (S.nights + reviewId % 30) || ' days'), '-', '') AS INTEGER) FROM stay AS S WHERE S.stayNo = review.stayNo);
DELETE FROM review WHERE writtenOn > 20260531 OR stayNo IN (SELECT stayNo FROM stay WHERE stateCode <> 'CO');
INSERT INTO room SELECT hutId, 1, 'DOR', 6 + hutId * 5 % 13 FROM hut;
INSERT INTO room SELECT hutId, 2, CASE WHEN hutId % 3 = 0 THEN 'TWN' ELSE 'FAM' END, CASE WHEN hutId % 3 = 0 THEN 2 ELSE 4 + hutId % 3 END FROM hut WHERE typeCode <> 'BV';
INSERT INTO room SELECT hutId, 3, CASE WHEN hutId % 4 = 1 THEN 'DOR' ELSE 'TWN' END, CASE WHEN hutId % 4 = 1 THEN 10 ELSE 2 END FROM hut WHERE beds > 40 AND typeCode <> 'BV';
INSERT INTO room SELECT hutId, 4, 'FAM', 5 FROM hut WHERE beds > 60 AND typeCode <> 'BV';
INSERT INTO hutService SELECT H.hutId, S.serviceCode, CASE S.serviceCode WHEN 'HB' THEN 28 + H.hutId * 3 % 11 WHEN 'LN' THEN 7 + H.hutId % 6 WHEN 'GE' THEN 10 + H.hutId * 7 % 15 WHEN 'SA' THEN 12 ELSE H.hutId % 3 END, 2001 + (H.hutId * 11 + length(S.serviceName) * 5) % 25 FROM hut AS H, service AS S WHERE (H.typeCode = 'SV' OR S.serviceCode IN ('DG', 'WF')) AND H.typeCode <> 'BV' AND (H.hutId * 7 + length(S.serviceName) * 3 + unicode(S.serviceCode)) % 5 < 3;
INSERT INTO stayLog (stayNo, loggedOn, stateCode, nights, persons, amount, clerk) SELECT stayNo, bookedOn, 'BK', nights + (stayNo % 9 = 0), persons, amount + CASE WHEN stayNo % 9 = 0 THEN 40 ELSE 0 END, CASE stayNo % 4 WHEN 0 THEN 'Pim' WHEN 1 THEN 'Odette' WHEN 2 THEN 'Odette' ELSE 'Rafe' END FROM stay WHERE bookedOn >= 20250101;
INSERT INTO stayLog (stayNo, loggedOn, stateCode, nights, persons, amount, clerk) SELECT stayNo, arriveOn, stateCode, nights, persons, amount, CASE stayNo % 3 WHEN 0 THEN 'Rafe' WHEN 1 THEN 'Odette' ELSE 'Pim' END FROM stay WHERE bookedOn >= 20250101 AND stateCode <> 'BK';
UPDATE hut SET beds = 9 + hutId % 5, hasShower = 0 WHERE typeCode = 'BV';
UPDATE hut SET valleyId = CASE hutName WHEN 'Vornblick' THEN 1 WHEN 'Piora Nera' THEN 8 WHEN 'Capanna Brune' THEN 4 WHEN 'Rifugio Serrat' THEN 2 WHEN 'Kalmspitz' THEN 3 WHEN 'Teufelsjoch' THEN 7 WHEN 'Steinmandl' THEN 9 ELSE valleyId END;
UPDATE room SET bunks = (SELECT beds FROM hut AS H WHERE H.hutId = room.hutId) - (SELECT COALESCE(SUM(bunks), 0) FROM room AS R WHERE R.hutId = room.hutId AND R.roomNo > 1) WHERE roomNo = 1;
UPDATE warden SET hiredOn = 20080401, birthDate = 19610312 WHERE wardenId = 1;
