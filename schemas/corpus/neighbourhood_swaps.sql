CREATE TABLE Neighbour (
  NeighbourId INTEGER PRIMARY KEY, --: seq 101
  FirstName TEXT NOT NULL, --: first
  LastName TEXT NOT NULL, --: last distinct
  Quarter TEXT, --: pick Canal East*5 | Canal West*4 | Brickfields*6 | Old Orchard*3 | Lantern Hill*2
  Street TEXT, --: pick Tanner Row*3 | Plum Lane*4 | Ferryman's Walk*2 | Quince Close*2 | Bellfounder Street*3 | Mossgate | Otter Steps*2 | Chalk Alley
  BornOn INTEGER, --: date 1941-01-01..2005-12-31 yyyymmdd null 8%
  JoinedOn INTEGER, --: date 2021-03-01..2025-06-20 yyyymmdd
  IsVerified INTEGER, --: pick 1*7 | 0*3
  HasCargoBike INTEGER, --: pick 0*8 | 1*2
  InvitedById INTEGER REFERENCES Neighbour(NeighbourId), --: self NeighbourId
  CreditCents INTEGER --: price 1..90
); --: rows 84
CREATE TABLE Listing (
  ListingId INTEGER PRIMARY KEY, --: seq 2001
  OwnerId INTEGER NOT NULL REFERENCES Neighbour(NeighbourId), --: ref Neighbour.NeighbourId cover 78% skew
  Category TEXT, --: pick Garden*5 | Kitchen*5 | Toys*4 | Books*3 | Tools*4 | Bikes*2 | Furniture*2
  Title TEXT, --: by Category: Garden => Pot Trio | Hedge Shears*2 | Tomato Seedlings*3 | Wheelbarrow | Folding Deckchair; Kitchen => Waffle Iron*2 | Cast Iron Pan*2 | Pasta Machine | Jam Jars Box*3 | Enamel Kettle; Toys => Marble Run*2 | Wooden Train Set*2 | Puppet Theatre | Doll Pram; Books => Crime Novel Bundle*2 | Atlas of Rivers | Cookbook Stack*2; Tools => Cordless Drill*3 | Spirit Level | Jigsaw Set*2 | Extension Ladder; Bikes => Child Bike 16 Inch*2 | Bike Trailer | Folding Bike; Furniture => Bentwood Chair*2 | Standing Lamp | Bedside Table
  Shape TEXT, --: pick as new*3 | good*5 | worn*3 | for repair
  ValueCents INTEGER, --: price 2..160
  IsGift INTEGER, --: pick 0*7 | 1*3
  PostedOn INTEGER, --: date 2023-01-04..2025-07-12 yyyymmdd
  ClosedOn INTEGER --: after PostedOn 2..140 days yyyymmdd until 2025-07-14 null 18%
); --: rows 240
CREATE TABLE Wish (
  WishId INTEGER PRIMARY KEY, --: seq 501
  NeighbourId INTEGER NOT NULL REFERENCES Neighbour(NeighbourId), --: ref Neighbour.NeighbourId cover 60%
  Category TEXT, --: pick Garden*4 | Kitchen*3 | Toys*5 | Books*2 | Tools*5 | Bikes*3
  Title TEXT, --: by Category: Garden => Compost Bin | Hedge Shears | Water Butt*2; Kitchen => Waffle Iron*2 | Big Stock Pot | Pasta Machine; Toys => Marble Run | Doll Pram | Snow Sledge*2; Books => Atlas of Rivers | Picture Books; Tools => Cordless Drill*2 | Tile Cutter | Extension Ladder*2; Bikes => Bike Trailer*2 | Folding Bike
  MaxCents INTEGER, --: price 3..120 null 12%
  IsUrgent INTEGER, --: pick 0*3 | 1
  PostedOn INTEGER, --: date 2023-02-01..2025-07-10 yyyymmdd
  GrantedOn INTEGER --: after PostedOn 1..120 days yyyymmdd until 2025-07-14 null 35%
); --: rows 95
CREATE TABLE Swap (
  SwapId INTEGER PRIMARY KEY, --: seq 3001
  ListingId INTEGER NOT NULL REFERENCES Listing(ListingId), --: ref Listing.ListingId cover 66%
  TakerId INTEGER NOT NULL REFERENCES Neighbour(NeighbourId), --: ref Neighbour.NeighbourId cover 70% skew
  AgreedAt INTEGER, --: date 2023-02-01..2025-07-13 unix
  HandedOverAt INTEGER, --: after AgreedAt 3..500 hours unix until 2025-07-14 null 6%
  HaggleSeconds INTEGER, --: int 45..9800 skew
  TopUpCents INTEGER, --: price 1..45 null 30%
  Stars INTEGER, --: pick NULL*3 | 5*6 | 4*5 | 3*3 | 2*2 | 1
  IsDisputed INTEGER --: pick 0*9 | 1
); --: rows 260
CREATE TABLE Meet (
  MeetId INTEGER PRIMARY KEY, --: seq 41
  MeetName TEXT, --: mix {Pocket|Lantern|Kettle|Cobblestone|Bring-a-Box|Attic|Copper|Button} {Swap|Fair|Table|Morning} distinct
  Venue TEXT, --: pick Boathouse*4 | Brickfields Hall*4 | Orchard Barn*3 | Chapel Yard*2 | Fire Station Garage
  HostId INTEGER REFERENCES Neighbour(NeighbourId), --: ref Neighbour.NeighbourId cover 20% null 9%
  HeldOn INTEGER, --: date 2023-03-01..2025-09-20 yyyymmdd
  LengthSeconds INTEGER, --: pick 7200*4 | 10800*5 | 12600*2 | 14400*3 | 18000
  EntryCents INTEGER, --: pick 0*5 | 150*2 | 200*3 | 350
  Places INTEGER --: pick 25 | 30*2 | 40*3 | 60*2 | 80
); --: rows 30
CREATE TABLE MeetVisit (
  MeetId INTEGER NOT NULL REFERENCES Meet(MeetId), --: ref Meet.MeetId cover 85%
  NeighbourId INTEGER NOT NULL REFERENCES Neighbour(NeighbourId), --: ref Neighbour.NeighbourId cover 75%
  StaySeconds INTEGER, --: int 600..14000 normal
  ItemsBrought INTEGER, --: int 0..14 skew
  ItemsTaken INTEGER, --: int 0..11 skew
  IsHelper INTEGER, --: pick 0*5 | 1
  PRIMARY KEY (MeetId, NeighbourId)
); --: rows 300
DELETE FROM MeetVisit WHERE MeetId IN (SELECT MeetId FROM Meet WHERE HeldOn > 20250714);
UPDATE Swap SET AgreedAt = (SELECT CAST(strftime('%s', substr(PostedOn, 1, 4) || '-' || substr(PostedOn, 5, 2) || '-' || substr(PostedOn, 7, 2)) AS INTEGER) FROM Listing WHERE Listing.ListingId = Swap.ListingId) + 36000 + (SwapId * 7919) % 2500000 WHERE AgreedAt < (SELECT CAST(strftime('%s', substr(PostedOn, 1, 4) || '-' || substr(PostedOn, 5, 2) || '-' || substr(PostedOn, 7, 2)) AS INTEGER) FROM Listing WHERE Listing.ListingId = Swap.ListingId);
UPDATE Swap SET HandedOverAt = AgreedAt + 10800 + (SwapId * 104729) % 1700000 WHERE HandedOverAt < AgreedAt OR HandedOverAt > AgreedAt + 2000000;
UPDATE Swap SET HandedOverAt = NULL WHERE HandedOverAt > 1752451200;
DELETE FROM Swap WHERE AgreedAt > 1752451200;
UPDATE Swap SET Stars = NULL, IsDisputed = 0 WHERE HandedOverAt IS NULL;
DELETE FROM Swap WHERE TakerId = (SELECT OwnerId FROM Listing WHERE Listing.ListingId = Swap.ListingId);
UPDATE Meet SET Venue = 'Chapel Yard' WHERE MeetId IN (41, 47, 60);
UPDATE Swap SET IsDisputed = 1, Stars = 2 WHERE SwapId = 3017;
