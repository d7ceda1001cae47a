CREATE TABLE category (
  catCode TEXT PRIMARY KEY,
  catName TEXT NOT NULL
);
INSERT INTO category VALUES ('FAM', 'Family'), ('STR', 'Strategy'), ('PTY', 'Party'), ('COP', 'Co-operative'), ('CRD', 'Card games'), ('ABS', 'Abstract'), ('SOL', 'Solo');
CREATE TABLE bookingState (
  stateCode TEXT PRIMARY KEY,
  stateName TEXT NOT NULL,
  isOpen INTEGER
);
INSERT INTO bookingState VALUES ('CF', 'Confirmed', 1), ('DN', 'Done', 0), ('NS', 'No-show', 0), ('CX', 'Cancelled', 0), ('WL', 'Waiting list', 1);
CREATE TABLE game (
  gameId INTEGER PRIMARY KEY,            --: seq 1
  title TEXT NOT NULL,                   --: each Turnip Barons | Goblin Customs | Lighthouse Panic | Mole Railway | Nine Sleepy Dragons | Kraken Cove | The Cheese Heist | Orchard of Lies | Copper & Clouds | Badger Parliament | Moonbeam Motel | Salt Road | Wobble Tower Inc | Bees of Babel | Ferry to Fenwold | Hex Appeal | Polite Pirates | Witch Please | Dungeon Dentist | Marble Senate | Quill and Quarrel | Last Tram Home | Frostbite Bay | Mushroom Diplomacy | Captain Custard | Velvet Conspiracy | Little Sheriff | Paper Armada | Snail Grand Prix | Oracle of Odds | Clockmaker's Widow | Thirteen Teapots | Bog Standard | Raccoon Royale | Tin Can Tycoon | Glimmerwood | Silent Auctioneer | Ravens at Noon | Potato Uprising | Library of Whispers | Sunken Bakery | Three Keys Deep | Hedgehog Harbour | Mister Midnight | Loom & Lattice | Ash and Ivy
  catCode TEXT REFERENCES category(catCode), --: pick FAM*5 | STR*6 | PTY*4 | COP*4 | CRD*5 | ABS*2
  publisher TEXT,                        --: pick Sparrow Games*5 | Oddfellow Press*4 | Blue Lantern*4 | Tall Hat Studio*3 | Kettle & Crown*2 | Nordlund Spiele
  publishedYear INTEGER,                 --: int 1996..2024
  minPlayers INTEGER,                    --: pick 1*2 | 2*7 | 3*3 | 4
  maxPlayers INTEGER,                    --: expr minPlayers + 1 + (gameId * 7) % 5
  playMinutes INTEGER,                   --: pick 15*2 | 20*3 | 30*5 | 45*5 | 60*4 | 90*3 | 120*2 | 180
  shelfCode TEXT,                        --: code @-##
  isExpansion INTEGER,                   --: pick 0*8 | 1*2
  boughtOn TEXT,                         --: date 2019-03-01..2024-08-20
  pricePaid REAL,                        --: price 9..95
  completePct INTEGER                    --: pick 100*7 | 98*3 | 95*3 | 92*2 | 88*2 | 80 | 65 | NULL*2
); --: rows 46
CREATE TABLE sparePart (
  partNo TEXT PRIMARY KEY,               --: code BG-@###
  partName TEXT,                         --: pick Wooden cube*4 | Meeple*4 | D6 die*4 | Rule booklet*3 | Sand timer*2 | Score pad*3 | Card sleeve*3 | Plastic ship*2 | Linen bag*2 | Spinner
  gameId INTEGER,                        --: ref game.gameId cover 80% skew null 8%
  supplier TEXT,                         --: pick Sparrow & Sons*4 | Pieceworks*5 | Dice Depot*4 | Printmill*3
  binNo TEXT,                            --: code R#-##
  stockQty INTEGER,                      --: int 0..80 skew
  reorderAt INTEGER,                     --: pick 3*2 | 5*4 | 10*4 | 20*2
  unitCost REAL,                         --: price 0.1..6
  isFragile INTEGER,                     --: by partName: Sand timer, Spinner => 1; Plastic ship => 0*2 | 1; else => 0
  countedOn TEXT                         --: date 2023-11-01..2024-09-12 null 12%
); --: rows 140
CREATE TABLE member (
  memberId INTEGER PRIMARY KEY,          --: seq 301
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  birthDate TEXT,                        --: date 1951-02-01..2008-06-30 null 6%
  joinedOn TEXT,                         --: date 2020-01-10..2024-09-10
  membership TEXT,                       --: pick active*7 | inactive*3
  town TEXT,                             --: pick Millbrook*6 | Easton Vale*4 | Harrow End*3 | Castlegate*3 | Sparrow Hill*2 | Quayside
  discountPct INTEGER,                   --: pick 0*5 | 5*4 | 10*3 | 15*2 | 25
  wantsNews INTEGER                      --: pick 1*6 | 0*4
); --: rows 110
CREATE TABLE volunteer (
  volunteerId INTEGER PRIMARY KEY,       --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  birthDate TEXT,                        --: date 1954-01-01..2005-12-31
  startedOn TEXT,                        --: date 2019-05-01..2024-08-30
  duty TEXT,                             --: pick active*7 | inactive*3
  canTeach INTEGER,                      --: pick 1*6 | 0*5
  hasKeys INTEGER,                       --: pick 1*3 | 0*7
  monthlyHours INTEGER,                  --: pick 4*3 | 6*3 | 8*5 | 10*3 | 12*3 | 16 | 20
  mentorId INTEGER                       --: self volunteerId
); --: rows 38
CREATE TABLE gameNight (
  nightId INTEGER PRIMARY KEY,           --: seq 1
  nightName TEXT,                        --: mix {Beginners'|Midweek|Sunday|Veterans'|Midnight|Student} {Open Table|Showdown|Social|Teach-in}
  heldOn TEXT,                           --: date 2023-01-08..2024-11-20
  gameId INTEGER,                        --: ref game.gameId cover 70% skew null 10%
  leadId INTEGER REFERENCES volunteer(volunteerId), --: ref volunteer.volunteerId cover 70% skew null 8%
  seats INTEGER,                         --: pick 8*3 | 10*2 | 12*4 | 16*3 | 20
  entryFee REAL                          --: pick 0*3 | 2.5*3 | 4*4 | 5*3 | 7.5
); --: rows 78
CREATE TABLE nightSignup (
  signupId INTEGER PRIMARY KEY,          --: seq 1
  nightId INTEGER REFERENCES gameNight(nightId), --: ref gameNight.nightId cover 92% skew
  memberId INTEGER,                      --: ref member.memberId cover 75% skew
  signedUpOn TEXT,                       --: expr (SELECT MIN(date(heldOn, '-' || (1 + (signupId * 13) % 24) || ' days'), '2024-09-14') FROM gameNight AS N WHERE N.nightId = nightSignup.nightId)
  guests INTEGER,                        --: pick 0*7 | 1*4 | 2*2 | 3
  payment TEXT,                          --: pick paid*8 | unpaid*3
  cameAlong INTEGER                      --: pick 1*7 | 0*2
); --: rows 390
CREATE TABLE tableBooking (
  bookingNo INTEGER PRIMARY KEY,         --: seq 7001
  memberId INTEGER REFERENCES member(memberId), --: ref member.memberId cover 80% skew
  tableName TEXT,                        --: pick Window Seat*4 | Booth One*3 | Booth Two*3 | Long Table*5 | Cellar Nook*2 | Dragon's Den*2
  bookedAt TEXT,                         --: date 2023-01-04..2024-09-13 %Y-%m-%d %H:%M:%S
  startsAt TEXT,                         --: after bookedAt 1..25 days %Y-%m-%d %H:%M:%S
  endsAt TEXT,                           --: after startsAt 60..300 minutes %Y-%m-%d %H:%M:%S
  partySize INTEGER,                     --: pick 2*6 | 3*5 | 4*8 | 5*4 | 6*3 | 8 | 10
  gameId INTEGER,                        --: ref game.gameId cover 75% skew null 22%
  stateCode TEXT REFERENCES bookingState(stateCode), --: pick DN*14 | NS*2 | CX*3
  deposit TEXT,                          --: pick paid*7 | unpaid*4
  billTotal REAL                         --: price 9..140
); --: rows 360
DELETE FROM nightSignup WHERE signupId NOT IN (SELECT MIN(signupId) FROM nightSignup GROUP BY nightId, memberId);
UPDATE nightSignup SET cameAlong = NULL WHERE nightId IN (SELECT nightId FROM gameNight WHERE heldOn > '2024-09-15');
UPDATE tableBooking SET startsAt = datetime(date(startsAt), '+' || (14 + (bookingNo * 5) % 7) || ' hours', '+' || ((bookingNo % 4) * 15) || ' minutes');
UPDATE tableBooking SET endsAt = datetime(startsAt, '+' || (60 + ((bookingNo * 37) % 15) * 15) || ' minutes');
UPDATE tableBooking SET stateCode = CASE WHEN bookingNo % 6 = 0 THEN 'WL' ELSE 'CF' END WHERE startsAt > '2024-09-15';
UPDATE tableBooking SET billTotal = NULL, gameId = CASE WHEN stateCode IN ('CF', 'WL') THEN NULL ELSE gameId END WHERE stateCode <> 'DN';
UPDATE game SET publishedYear = CAST(substr(boughtOn, 1, 4) AS INTEGER) - gameId % 9 WHERE publishedYear > CAST(substr(boughtOn, 1, 4) AS INTEGER);
UPDATE sparePart SET unitCost = 0.1 WHERE unitCost < 0.1;
UPDATE volunteer SET duty = 'active' WHERE volunteerId = 31;
