-- Otterbrook Swimming Club: members, training, meets, lessons, kit and money.
CREATE TABLE strokes (
  strokeCode TEXT PRIMARY KEY,
  strokeName TEXT
);
INSERT INTO strokes VALUES ('FR', 'Freestyle'), ('BK', 'Backstroke'), ('BR', 'Breaststroke'), ('FL', 'Butterfly'), ('IM', 'Individual medley');
CREATE TABLE swimEvents (
  eventId INTEGER PRIMARY KEY,
  strokeCode TEXT REFERENCES strokes(strokeCode),
  metres INTEGER
);
INSERT INTO swimEvents VALUES (1, 'FR', 50), (2, 'FR', 100), (3, 'FR', 200), (4, 'FR', 400), (5, 'BK', 50), (6, 'BK', 100), (7, 'BR', 50), (8, 'BR', 100), (9, 'BR', 200), (10, 'FL', 50), (11, 'FL', 100), (12, 'IM', 200), (13, 'FR', 800);
CREATE TABLE ageGroups (
  groupCode TEXT PRIMARY KEY,
  groupName TEXT,
  minAge INTEGER,
  maxAge INTEGER
);
INSERT INTO ageGroups VALUES ('U10', 'Under ten', 6, 9), ('U13', 'Under thirteen', 10, 12), ('U16', 'Under sixteen', 13, 15), ('OPN', 'Open', 16, 24), ('MAS', 'Masters', 25, 99);
CREATE TABLE coachLevels (
  levelCode TEXT PRIMARY KEY,
  levelName TEXT
);
INSERT INTO coachLevels VALUES ('L1', 'Assistant'), ('L2', 'Coach'), ('L3', 'Senior coach');
CREATE TABLE certificateTypes (
  certCode TEXT PRIMARY KEY,
  certName TEXT
);
INSERT INTO certificateTypes VALUES ('LIF', 'Lifesaving'), ('AID', 'First aid'), ('SAF', 'Safeguarding'), ('STR', 'Strength training');
CREATE TABLE memberStatuses (
  statusCode TEXT PRIMARY KEY,
  statusName TEXT
);
INSERT INTO memberStatuses VALUES ('A', 'Active'), ('P', 'Paused'), ('L', 'Left'), ('H', 'Honorary');
CREATE TABLE membershipTypes (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT,
  yearlyFee REAL
);
INSERT INTO membershipTypes VALUES ('JUN', 'Junior', 240), ('ADU', 'Adult', 360), ('FAM', 'Family', 620), ('SOC', 'Social', 60), ('LIFE', 'Life', 0);
CREATE TABLE meetLevels (
  levelCode TEXT PRIMARY KEY,
  levelName TEXT
);
INSERT INTO meetLevels VALUES ('CLB', 'Club'), ('CTY', 'County'), ('REG', 'Regional'), ('NAT', 'National');
CREATE TABLE dqReasons (
  reasonCode TEXT PRIMARY KEY,
  reasonName TEXT
);
INSERT INTO dqReasons VALUES ('FS', 'False start'), ('TU', 'Faulty turn'), ('KI', 'Wrong kick'), ('TO', 'One-hand touch'), ('LN', 'Left the lane');
CREATE TABLE officialGrades (
  gradeCode TEXT PRIMARY KEY,
  gradeName TEXT
);
INSERT INTO officialGrades VALUES ('TK', 'Timekeeper'), ('JU', 'Judge'), ('ST', 'Starter'), ('RF', 'Referee');
CREATE TABLE awardTypes (
  awardCode TEXT PRIMARY KEY,
  awardName TEXT
);
INSERT INTO awardTypes VALUES ('IMP', 'Most improved'), ('CAP', 'Captain'), ('SPI', 'Team spirit'), ('ATT', 'Best attendance'), ('DST', 'Distance badge');
CREATE TABLE lessonLevels (
  lessonLevel INTEGER PRIMARY KEY,
  levelTitle TEXT
);
INSERT INTO lessonLevels VALUES (1, 'Tadpoles'), (2, 'Frogs'), (3, 'Newts'), (4, 'Otters'), (5, 'Adult beginners');
CREATE TABLE equipmentTypes (
  typeCode TEXT PRIMARY KEY,
  typeName TEXT
);
INSERT INTO equipmentTypes VALUES ('FIN', 'Fins'), ('KCK', 'Kickboard'), ('PDL', 'Paddles'), ('SNK', 'Snorkel'), ('WTC', 'Stopwatch'), ('MON', 'Monofin');
CREATE TABLE paymentMethods (
  methodCode TEXT PRIMARY KEY,
  methodName TEXT
);
INSERT INTO paymentMethods VALUES ('DD', 'Direct debit'), ('BT', 'Bank transfer'), ('CS', 'Cash'), ('CC', 'Card');
CREATE TABLE drills (
  drillCode TEXT PRIMARY KEY,
  drillName TEXT
);
INSERT INTO drills VALUES ('CU', 'Catch-up'), ('FG', 'Fist glide'), ('SC', 'Sculling'), ('KD', 'Kick only'), ('PB', 'Pull buoy'), ('SP', 'Sprint out');
CREATE TABLE pools (
  poolId INTEGER PRIMARY KEY,
  poolName TEXT,
  town TEXT,
  lengthM INTEGER,
  indoor TEXT
);
INSERT INTO pools VALUES (1, 'Otterbrook Baths', 'Otterbrook', 25, 'Y'), (2, 'Millpond Lido', 'Otterbrook', 50, 'N'), (3, 'Hexley Leisure Centre', 'Hexley', 25, 'Y'), (4, 'Stanmoor Olympic Pool', 'Stanmoor', 50, 'Y'), (5, 'St Brides School Pool', 'Hexley', 20, 'Y'), (6, 'Quarry Pool', 'Stanmoor', 33, 'N');
CREATE TABLE lanes (
  poolId INTEGER REFERENCES pools(poolId),
  laneNo INTEGER,
  widthCm INTEGER,
  PRIMARY KEY (poolId, laneNo)
);
INSERT INTO lanes VALUES (1, 1, 200), (1, 2, 200), (1, 3, 210), (1, 4, 210), (1, 5, 200), (1, 6, 200), (2, 1, 250), (2, 2, 250), (2, 3, 250), (2, 4, 250), (3, 1, 190), (3, 2, 195), (3, 3, 195), (3, 4, 190), (4, 1, 250), (4, 2, 250), (4, 3, 250), (4, 4, 250), (4, 5, 250), (4, 6, 250), (4, 7, 250), (4, 8, 250), (5, 1, 180), (5, 2, 180), (5, 3, 180);
CREATE TABLE poolClosures (
  closureId INTEGER PRIMARY KEY, --: seq 1
  poolId INTEGER REFERENCES pools(poolId), --: ref pools.poolId cover 85%
  closedFrom TEXT,             --: date 2023-09-01..2025-10-10
  closedTo TEXT,               --: after closedFrom 1..16 days
  reason TEXT                  --: pick maintenance*4 | water quality*3 | staff shortage*2 | private hire
); --: rows 34
CREATE TABLE waterTests (
  testId INTEGER PRIMARY KEY,  --: seq 1
  poolId INTEGER REFERENCES pools(poolId), --: ref pools.poolId
  testedAt TEXT,               --: date 2025-01-02..2025-10-30 %Y-%m-%d %H:%M:%S
  chlorineMg REAL,             --: real 0.4..3.2 1 normal
  phValue REAL,                --: real 6.8..7.9 1 normal
  waterTempC REAL              --: real 19..30.5 1 normal
); --: rows 130
CREATE TABLE coaches (
  coachId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT,              --: first
  lastName TEXT,               --: last distinct
  bornOn TEXT,                 --: date 1958-01-01..2004-12-31
  levelCode TEXT REFERENCES coachLevels(levelCode), --: pick L1*4 | L2*4 | L3*2
  hiredOn TEXT,                --: date 2012-01-10..2024-09-01
  hourlyRate REAL              --: pick 14 | 16.5*3 | 18*3 | 22*2 | 27
); --: rows 30
CREATE TABLE coachCertificates (
  certificateId INTEGER PRIMARY KEY, --: seq 1
  coachId INTEGER REFERENCES coaches(coachId), --: ref coaches.coachId cover 85%
  certCode TEXT REFERENCES certificateTypes(certCode), --: ref certificateTypes.certCode
  issuedOn TEXT,               --: date 2020-03-01..2025-09-30
  validUntil TEXT              --: after issuedOn 24..36 months
); --: rows 60
CREATE TABLE squads (
  squadId INTEGER PRIMARY KEY,
  squadName TEXT,
  headCoachId INTEGER REFERENCES coaches(coachId),
  groupCode TEXT REFERENCES ageGroups(groupCode),
  monthlyFee REAL
);
INSERT INTO squads VALUES (1, 'Minnows', 3, 'U10', 28), (2, 'Pike', 5, 'U13', 36), (3, 'Sturgeon', 7, 'U16', 45), (4, 'Marlin', 2, 'OPN', 58), (5, 'Barracuda', 9, 'OPN', 66), (6, 'Driftwood', 11, 'MAS', 32), (7, 'Eels', 5, 'U13', 36), (8, 'Squid', NULL, 'U16', 40);
CREATE TABLE squadCoaches (
  squadId INTEGER REFERENCES squads(squadId), --: ref squads.squadId
  coachId INTEGER REFERENCES coaches(coachId), --: ref coaches.coachId cover 80%
  roleName TEXT,               --: pick assistant*4 | land training*2 | stroke clinic*2
  hoursPerWeek REAL,           --: pick 1 | 1.5*2 | 2*3 | 3*2 | 4.5
  PRIMARY KEY (squadId, coachId)
); --: rows 40
CREATE TABLE guardians (
  guardianId INTEGER PRIMARY KEY, --: seq 301
  firstName TEXT,              --: first
  lastName TEXT,               --: last
  phone TEXT,                  --: code 07### ###### null 10%
  town TEXT                    --: pick Otterbrook*5 | Hexley*4 | Stanmoor*2
); --: rows 70
CREATE TABLE members (
  memberId INTEGER PRIMARY KEY, --: seq 1001
  firstName TEXT,              --: first
  lastName TEXT,               --: last distinct
  bornOn TEXT,                 --: date 1955-01-01..2018-06-30
  sex TEXT,                    --: pick F*6 | M*5
  email TEXT,                  --: from lower {firstName}.{lastName}@example.net null 12%
  phone TEXT,                  --: code 07### ###### null 20%
  street TEXT,                 --: street
  town TEXT,                   --: pick Otterbrook*6 | Hexley*4 | Stanmoor*3 | Little Weir*2
  postCode TEXT,               --: code @@# #@@
  joinedOn TEXT,               --: date 2010-02-01..2025-10-15
  leftOn TEXT,                 --: after joinedOn 90..3000 days until 2025-10-31 null 80%
  statusCode TEXT REFERENCES memberStatuses(statusCode), --: pick A*9 | P*2
  typeCode TEXT REFERENCES membershipTypes(typeCode), --: pick JUN*7 | ADU*4 | FAM*3 | SOC*2
  squadId INTEGER REFERENCES squads(squadId), --: pick 1*3 | 2*4 | 3*4 | 4*3 | 5*3 | 6*3 | 7 null 10%
  guardianId INTEGER REFERENCES guardians(guardianId), --: ref guardians.guardianId null 45%
  licenceNo TEXT,              --: code SW-##### distinct null 20%
  medicalNote TEXT,            --: pick asthma*3 | ear plugs*2 | allergy null 78%
  photoConsent TEXT,           --: pick Y*4 | N
  newsletter TEXT,             --: pick Y*3 | N*2
  shirtSize TEXT,              --: pick XS*3 | S*4 | M*4 | L*2
  capColour TEXT,              --: pick green*4 | white*3 | gold
  schoolName TEXT,             --: pick St Brides*4 | Hexley High*4 | Weir Primary*3 null 40%
  balanceDue REAL              --: pick 0*6 | 12.5 | 28*2 | 45 | 96
); --: rows 150
CREATE TABLE injuries (
  injuryId INTEGER PRIMARY KEY, --: seq 1
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 35%
  occurredOn TEXT,             --: date 2023-01-10..2025-10-20
  bodyPart TEXT,               --: pick shoulder*6 | knee*3 | back*2 | ankle*2 | ear
  backOn TEXT                  --: after occurredOn 4..120 days until 2025-10-31
); --: rows 56
CREATE TABLE trainingSessions (
  sessionId INTEGER PRIMARY KEY, --: seq 20001
  squadId INTEGER REFERENCES squads(squadId), --: pick 1*2 | 2*4 | 3*4 | 4*4 | 5*5 | 6*2 | 7*2
  poolId INTEGER REFERENCES pools(poolId), --: pick 1*6 | 2*2 | 3*3 | 4*3 | 5
  coachId INTEGER REFERENCES coaches(coachId), --: ref coaches.coachId cover 70% skew
  startsAt TEXT,               --: date 2025-01-06..2025-10-30 %Y-%m-%d %H:%M:%S
  minutes INTEGER,             --: pick 45*2 | 60*5 | 75*2 | 90*4 | 120
  theme TEXT                   --: pick endurance*4 | turns*3 | sprint*3 | technique*4 | starts null 8%
); --: rows 240
CREATE TABLE attendances (
  sessionId INTEGER REFERENCES trainingSessions(sessionId), --: ref trainingSessions.sessionId cover 88%
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 72% skew
  minutesSwum INTEGER,         --: int 20..90 normal
  arrivedLate TEXT,            --: pick N*6 | Y
  PRIMARY KEY (sessionId, memberId)
); --: rows 400
CREATE TABLE trainingPlans (
  planId INTEGER PRIMARY KEY,  --: seq 1
  squadId INTEGER REFERENCES squads(squadId), --: ref squads.squadId
  weekStart TEXT,              --: date 2025-01-06..2025-10-27
  targetMetres INTEGER         --: pick 6000*2 | 9000*3 | 12000*3 | 16000
); --: rows 80
CREATE TABLE planSets (
  setId INTEGER PRIMARY KEY,   --: seq 1
  planId INTEGER REFERENCES trainingPlans(planId), --: ref trainingPlans.planId cover 90%
  strokeCode TEXT REFERENCES strokes(strokeCode), --: pick FR*5 | BK*2 | BR*2 | FL | IM*2
  repeats INTEGER,             --: pick 4*3 | 6*2 | 8*4 | 10 | 16
  metres INTEGER               --: pick 25*2 | 50*5 | 100*4 | 200*2 | 400
); --: rows 230
CREATE TABLE setDrills (
  setId INTEGER REFERENCES planSets(setId), --: ref planSets.setId cover 70%
  drillCode TEXT REFERENCES drills(drillCode), --: pick CU*3 | FG*2 | SC*2 | KD*4 | PB*3
  PRIMARY KEY (setId, drillCode)
); --: rows 150
CREATE TABLE testSwims (
  testSwimId INTEGER PRIMARY KEY, --: seq 1
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 50%
  eventId INTEGER REFERENCES swimEvents(eventId), --: pick 1*3 | 2*4 | 4*2 | 6 | 8
  swumOn TEXT,                 --: date 2024-09-01..2025-10-28
  seconds REAL                 --: expr round((SELECT metres FROM swimEvents WHERE swimEvents.eventId = testSwims.eventId) * (0.62 + (testSwimId * 17 % 41) / 100.0), 1)
); --: rows 120
CREATE TABLE meets (
  meetId INTEGER PRIMARY KEY,  --: seq 401
  meetName TEXT,               --: mix {Harvest|Frost|Blossom|Lantern|Anchor|Willow|Regatta|Copper|Swift} {Gala|Open|Cup|Sprint Day} distinct
  poolId INTEGER REFERENCES pools(poolId), --: pick 1*3 | 3*2 | 4*5 | 6
  levelCode TEXT REFERENCES meetLevels(levelCode), --: pick CLB*4 | CTY*4 | REG*2
  startsOn TEXT,               --: date 2023-09-16..2025-12-06
  endsOn TEXT,                 --: after startsOn 0..2 days
  entryFee REAL                --: pick 5*2 | 6.5*4 | 8*3 | 12
); --: rows 32
CREATE TABLE entries (
  entryId INTEGER PRIMARY KEY, --: seq 50001
  meetId INTEGER REFERENCES meets(meetId), --: ref meets.meetId cover 90%
  eventId INTEGER REFERENCES swimEvents(eventId), --: pick 1*4 | 2*5 | 3*3 | 4 | 5*3 | 6*2 | 7*3 | 8*2 | 9 | 10*2 | 11 | 12*2
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 46% skew
  seedSeconds REAL             --: expr round((SELECT metres FROM swimEvents WHERE swimEvents.eventId = entries.eventId) * (0.57 + (entryId * 13 % 37) / 100.0), 2)
); --: rows 340
CREATE TABLE results (
  resultId INTEGER PRIMARY KEY, --: seq 80001
  entryId INTEGER REFERENCES entries(entryId), --: ref entries.entryId distinct
  seconds REAL,                --: expr (SELECT round(seedSeconds * (0.94 + (results.resultId * 7 % 13) / 100.0), 2) FROM entries WHERE entries.entryId = results.entryId)
  place INTEGER,               --: int 1..16 skew
  points INTEGER               --: int 90..610 normal
); --: rows 290
CREATE TABLE disqualifications (
  dqId INTEGER PRIMARY KEY,    --: seq 1
  resultId INTEGER REFERENCES results(resultId), --: ref results.resultId distinct
  reasonCode TEXT REFERENCES dqReasons(reasonCode) --: pick FS*3 | TU*5 | KI*4 | TO*3
); --: rows 36
CREATE TABLE relayTeams (
  teamId INTEGER PRIMARY KEY,  --: seq 1
  meetId INTEGER REFERENCES meets(meetId), --: ref meets.meetId cover 50%
  teamName TEXT,               --: mix {Otterbrook} {A|B|C} {Girls|Boys|Mixed}
  place INTEGER                --: int 1..8
); --: rows 30
CREATE TABLE relayLegs (
  teamId INTEGER REFERENCES relayTeams(teamId), --: ref relayTeams.teamId
  legNo INTEGER,               --: pick 1 | 2 | 3 | 4
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 40%
  seconds REAL,                --: real 27..44 2
  PRIMARY KEY (teamId, legNo)
); --: rows 100
CREATE TABLE clubRecords (
  recordId INTEGER PRIMARY KEY, --: seq 1
  eventId INTEGER REFERENCES swimEvents(eventId), --: pick 1*3 | 2*3 | 3*2 | 4 | 5*2 | 6*2 | 7*2 | 8*2 | 10*2 | 12*2
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 15%
  groupCode TEXT REFERENCES ageGroups(groupCode), --: pick U10 | U13 | U16 | OPN | MAS
  setOn TEXT,                  --: date 2011-05-01..2025-10-12
  seconds REAL                 --: expr round((SELECT metres FROM swimEvents WHERE swimEvents.eventId = clubRecords.eventId) * (0.52 + (recordId * 5 % 17) / 100.0), 2)
); --: rows 44
CREATE TABLE qualifyingTimes (
  eventId INTEGER REFERENCES swimEvents(eventId), --: ref swimEvents.eventId cover 80%
  groupCode TEXT REFERENCES ageGroups(groupCode), --: pick U13 | U16 | OPN
  seconds REAL,                --: expr round((SELECT metres FROM swimEvents WHERE swimEvents.eventId = qualifyingTimes.eventId) * CASE groupCode WHEN 'U13' THEN 0.82 WHEN 'U16' THEN 0.73 ELSE 0.66 END, 1)
  PRIMARY KEY (eventId, groupCode)
); --: rows 30
CREATE TABLE officials (
  officialId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT,              --: first
  lastName TEXT,               --: last distinct
  gradeCode TEXT REFERENCES officialGrades(gradeCode), --: pick TK*6 | JU*4 | ST*2 | RF
  qualifiedOn TEXT             --: date 2009-04-01..2025-06-01
); --: rows 34
CREATE TABLE meetOfficials (
  meetId INTEGER REFERENCES meets(meetId), --: ref meets.meetId cover 85%
  officialId INTEGER REFERENCES officials(officialId), --: ref officials.officialId cover 85%
  duty TEXT,                   --: pick timekeeping*5 | turn judge*3 | starter*2 | desk
  PRIMARY KEY (meetId, officialId)
); --: rows 120
CREATE TABLE volunteers (
  volunteerId INTEGER PRIMARY KEY, --: seq 701
  firstName TEXT,              --: first
  lastName TEXT,               --: last
  town TEXT,                   --: pick Otterbrook*5 | Hexley*3 | Little Weir*2
  helpsSince TEXT,             --: date 2014-01-01..2025-09-01
  hasCar TEXT                  --: pick Y*3 | N
); --: rows 48
CREATE TABLE volunteerShifts (
  shiftId INTEGER PRIMARY KEY, --: seq 1
  volunteerId INTEGER REFERENCES volunteers(volunteerId), --: ref volunteers.volunteerId cover 80% skew
  meetId INTEGER REFERENCES meets(meetId), --: ref meets.meetId cover 85%
  job TEXT,                    --: pick tea stall*4 | door*3 | results desk*2 | marshalling*4
  minutes INTEGER              --: pick 90*3 | 120*4 | 180*3 | 240
); --: rows 170
CREATE TABLE memberAwards (
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 40%
  awardCode TEXT REFERENCES awardTypes(awardCode), --: pick IMP*3 | CAP | SPI*2 | ATT*3
  givenOn TEXT,                --: date 2019-12-01..2025-06-30
  PRIMARY KEY (memberId, awardCode)
); --: rows 60
CREATE TABLE lessonCourses (
  courseId INTEGER PRIMARY KEY, --: seq 601
  lessonLevel INTEGER REFERENCES lessonLevels(lessonLevel), --: pick 1*3 | 2*3 | 3*2 | 4
  poolId INTEGER REFERENCES pools(poolId), --: pick 1*3 | 3*2 | 5*3
  coachId INTEGER REFERENCES coaches(coachId), --: ref coaches.coachId cover 50%
  startsOn TEXT,               --: date 2023-09-04..2025-11-10
  weekCount INTEGER,           --: pick 8 | 10*3 | 12*2
  price REAL,                  --: pick 62*2 | 75*4 | 88*2
  places INTEGER               --: int 6..12
); --: rows 46
CREATE TABLE lessonBookings (
  bookingId INTEGER PRIMARY KEY, --: seq 1
  courseId INTEGER REFERENCES lessonCourses(courseId), --: ref lessonCourses.courseId cover 85%
  childFirst TEXT,             --: first
  childLast TEXT,              --: last
  bookedOn TEXT,               --: date 2023-08-01..2025-10-28
  paid TEXT,                   --: pick Y*6 | N
  passedPct INTEGER            --: int 30..100 null 25%
); --: rows 230
CREATE TABLE equipmentItems (
  itemId INTEGER PRIMARY KEY,  --: seq 1
  typeCode TEXT REFERENCES equipmentTypes(typeCode), --: pick FIN*4 | KCK*5 | PDL*3 | SNK*2 | WTC
  boughtOn TEXT,               --: date 2018-01-10..2025-08-30
  price REAL,                  --: real 6..85 2 skew
  poolId INTEGER REFERENCES pools(poolId) --: pick 1*4 | 3*2 | 4
); --: rows 90
CREATE TABLE equipmentLoans (
  loanId INTEGER PRIMARY KEY,  --: seq 1
  itemId INTEGER REFERENCES equipmentItems(itemId), --: ref equipmentItems.itemId cover 70%
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 45%
  lentOn TEXT,                 --: date 2024-01-05..2025-10-25
  dueOn TEXT,                  --: after lentOn 7..28 days
  returnedOn TEXT              --: after lentOn 2..60 days until 2025-10-31 null 10%
); --: rows 120
CREATE TABLE kitProducts (
  productCode TEXT PRIMARY KEY,
  productName TEXT,
  price REAL
);
INSERT INTO kitProducts VALUES ('CAP', 'Club cap', 6.5), ('TSH', 'T-shirt', 14), ('HOO', 'Hooded top', 32), ('BAG', 'Kit bag', 27.5), ('GOG', 'Goggles', 18), ('SUI', 'Race suit', 74), ('TOW', 'Towel', 12);
CREATE TABLE kitOrders (
  orderId INTEGER PRIMARY KEY, --: seq 3001
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 55%
  orderedAt TEXT,              --: date 2024-01-08..2025-10-29 %Y-%m-%d %H:%M:%S
  collectedOn TEXT             --: after orderedAt 3..50 days %Y-%m-%d until 2025-10-31 null 10%
); --: rows 130
CREATE TABLE kitOrderLines (
  orderId INTEGER REFERENCES kitOrders(orderId), --: ref kitOrders.orderId
  lineNo INTEGER,              --: pick 1*4 | 2*3 | 3*2
  productCode TEXT REFERENCES kitProducts(productCode), --: pick CAP*5 | TSH*4 | HOO*3 | BAG*2 | GOG*3 | SUI
  quantity INTEGER,            --: pick 1*6 | 2*3 | 3
  linePrice REAL,              --: expr quantity * (SELECT price FROM kitProducts WHERE kitProducts.productCode = kitOrderLines.productCode)
  PRIMARY KEY (orderId, lineNo)
); --: rows 230
CREATE TABLE invoices (
  invoiceId INTEGER PRIMARY KEY, --: seq 8001
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 80%
  purpose TEXT,                --: pick membership*4 | squad fee*6 | meet entries*3 | kit
  issuedOn TEXT,               --: date 2024-01-02..2025-10-28
  dueOn TEXT,                  --: after issuedOn 14..30 days
  amount REAL                  --: real 6.5..360 2 skew
); --: rows 260
CREATE TABLE invoicePayments (
  paymentId INTEGER PRIMARY KEY, --: seq 1
  invoiceId INTEGER REFERENCES invoices(invoiceId), --: ref invoices.invoiceId cover 78%
  paidOn TEXT,
  amount REAL,
  methodCode TEXT REFERENCES paymentMethods(methodCode) --: pick DD*6 | BT*3 | CS | CC*2
); --: rows 230
CREATE TABLE sponsors (
  sponsorId INTEGER PRIMARY KEY,
  sponsorName TEXT,
  town TEXT
);
INSERT INTO sponsors VALUES (1, 'Weir Bakery', 'Little Weir'), (2, 'Hexley Motors', 'Hexley'), (3, 'Otter Ales', 'Otterbrook'), (4, 'Stanmoor Dental', 'Stanmoor'), (5, 'Pebble Print', 'Otterbrook'), (6, 'Lockkeeper Inn', 'Little Weir'), (7, 'Tidy Pools', 'Hexley');
CREATE TABLE sponsorships (
  sponsorshipId INTEGER PRIMARY KEY, --: seq 1
  sponsorId INTEGER REFERENCES sponsors(sponsorId), --: pick 1*3 | 2*4 | 3*3 | 4*2 | 5*2 | 6
  meetId INTEGER REFERENCES meets(meetId), --: ref meets.meetId cover 60%
  amount REAL,                 --: pick 100*3 | 150*2 | 250*3 | 400 | 750
  agreedOn TEXT                --: date 2023-06-01..2025-09-30
); --: rows 40
CREATE TABLE committees (
  committeeId INTEGER PRIMARY KEY,
  committeeName TEXT
);
INSERT INTO committees VALUES (1, 'Board'), (2, 'Gala committee'), (3, 'Welfare'), (4, 'Fundraising'), (5, 'Heritage');
CREATE TABLE committeeMembers (
  committeeId INTEGER REFERENCES committees(committeeId), --: pick 1*3 | 2*4 | 3*2 | 4*3
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 30%
  since TEXT,                  --: date 2017-01-01..2025-09-01
  roleName TEXT,               --: pick member*6 | chair | secretary | treasurer
  PRIMARY KEY (committeeId, memberId)
); --: rows 38
CREATE TABLE committeeMeetings (
  meetingId INTEGER PRIMARY KEY, --: seq 1
  committeeId INTEGER REFERENCES committees(committeeId), --: pick 1*3 | 2*4 | 3*2 | 4*3
  heldAt TEXT,                 --: date 2024-01-10..2025-10-28 %Y-%m-%d %H:%M:%S
  minutes INTEGER,             --: int 35..160 normal
  turnoutPct INTEGER           --: int 30..100 normal
); --: rows 50
CREATE TABLE laneBookings (
  laneBookingId INTEGER PRIMARY KEY, --: seq 1
  sessionId INTEGER REFERENCES trainingSessions(sessionId), --: ref trainingSessions.sessionId cover 80%
  laneCount INTEGER,           --: int 1..6
  cost REAL                    --: pick 18*4 | 24*3 | 36*3 | 52
); --: rows 180
CREATE TABLE complaints (
  complaintId INTEGER PRIMARY KEY, --: seq 1
  memberId INTEGER REFERENCES members(memberId), --: ref members.memberId cover 35%
  topic TEXT,                  --: pick water temperature*4 | lane crowding*4 | fees*3 | coaching*2 | showers*3
  madeAt TEXT,                 --: date 2024-01-05..2025-10-29 %Y-%m-%d %H:%M:%S
  solvedAt TEXT                --: after madeAt 5..700 hours %Y-%m-%d %H:%M:%S until 2025-10-31 null 15%
); --: rows 66
UPDATE members SET statusCode = 'L' WHERE leftOn IS NOT NULL;
UPDATE members SET squadId = NULL WHERE leftOn IS NOT NULL;
UPDATE members SET bornOn = date('2025-10-31', '-' || CASE squadId WHEN 1 THEN 8 WHEN 2 THEN 11 WHEN 3 THEN 14 WHEN 4 THEN 18 WHEN 5 THEN 20 WHEN 7 THEN 12 ELSE 38 END || ' years', '-' || (memberId * 37 % 330) || ' days') WHERE squadId IS NOT NULL;
UPDATE members SET joinedOn = date(bornOn, '+6 years') WHERE joinedOn < date(bornOn, '+5 years');
UPDATE members SET joinedOn = '2025-02-03' WHERE joinedOn > '2025-10-31';
UPDATE members SET leftOn = '2025-09-30' WHERE leftOn < joinedOn;
UPDATE members SET typeCode = CASE WHEN bornOn > '2008' AND typeCode IN ('ADU', 'SOC') THEN 'JUN' WHEN bornOn < '2007' AND typeCode = 'JUN' THEN 'ADU' ELSE typeCode END;
UPDATE members SET guardianId = NULL, schoolName = NULL WHERE bornOn < '2007';
UPDATE coaches SET hiredOn = date(bornOn, '+19 years') WHERE hiredOn < date(bornOn, '+17 years');
UPDATE trainingSessions SET startsAt = substr(startsAt, 1, 11) || CASE sessionId % 4 WHEN 0 THEN '06:00:00' WHEN 1 THEN '17:30:00' WHEN 2 THEN '18:30:00' ELSE '20:00:00' END;
DELETE FROM attendances WHERE memberId IN (SELECT memberId FROM members WHERE squadId IS NULL);
UPDATE attendances SET minutesSwum = MIN(minutesSwum, (SELECT minutes FROM trainingSessions WHERE trainingSessions.sessionId = attendances.sessionId));
DELETE FROM disqualifications WHERE resultId IN (SELECT resultId FROM results JOIN entries ON results.entryId = entries.entryId JOIN meets ON entries.meetId = meets.meetId WHERE startsOn > '2025-10-31');
DELETE FROM results WHERE entryId IN (SELECT entryId FROM entries JOIN meets ON entries.meetId = meets.meetId WHERE startsOn > '2025-10-31');
UPDATE invoicePayments SET paidOn = (SELECT date(issuedOn, '+' || (invoicePayments.paymentId * 11 % 45) || ' days') FROM invoices WHERE invoices.invoiceId = invoicePayments.invoiceId), amount = (SELECT CASE WHEN invoicePayments.paymentId % 6 = 0 THEN round(amount / 2, 2) ELSE amount END FROM invoices WHERE invoices.invoiceId = invoicePayments.invoiceId);
DELETE FROM invoicePayments WHERE paymentId NOT IN (SELECT MIN(paymentId) FROM invoicePayments GROUP BY invoiceId);
DELETE FROM invoicePayments WHERE paidOn > '2025-10-31';
UPDATE members SET leftOn = '2025-08-31' WHERE leftOn IS NOT NULL AND memberId IN (SELECT memberId FROM entries);
UPDATE coaches SET levelCode = 'L3', hourlyRate = hourlyRate + 4 WHERE coachId IN (2, 5, 7, 9, 11);
