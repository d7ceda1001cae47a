-- Regional rail: runs and their delays, steam specials, and the volunteers who help on board.
CREATE TABLE run (
  runId INTEGER PRIMARY KEY,             --: seq 3001
  lineName TEXT NOT NULL,                --: pick Marsh Line*6 | Copper Line*4 | Abbey Line*3 | Fell Line*3
  fromStation TEXT,                      --: by lineName: Marsh Line => Tarnside*3 | Eel Staithe*2 | Orrin Quay; Copper Line => Penrow*3 | Cobden Halt*2; Abbey Line => Tarnside | Whitmere Abbey*2; else => Stell Junction*2 | Gannock Head
  toStation TEXT,                        --: by lineName: Marsh Line => Lower Sedge*2 | Brackwater*3; Copper Line => Stell Junction*2 | Smelter Road; Abbey Line => Priors Cross*2 | Monkhaven; else => High Lathe*2 | Corrie Top
  runDate INTEGER,                       --: date 2022-01-08..2024-09-14 yyyymmdd
  trackKm REAL,                          --: real 9..64 1
  trainLengthM INTEGER,                  --: pick 46*3 | 69*3 | 92*2 | 115
  seatCount INTEGER,                     --: by trainLengthM: 46 => 118 | 124; 69 => 180 | 192; 92 => 246; else => 310
  passengerCount INTEGER,                --: int 6..300 normal
  delayMin INTEGER,                      --: int 0..75 skew
  delayCode TEXT,                        --: pick SIG*4 | LVF*2 | CRW*3 | TEC*3 | NULL*2
  isDiverted INTEGER                     --: pick 0*6 | 1
); --: rows 330
CREATE TABLE steamRun (
  runId INTEGER PRIMARY KEY,             --: ref run.runId distinct
  locoName TEXT,                         --: pick Lady Anne*4 | Lady Mabel*3 | Iron Heron*5 | Old Bellows*2
  coalKg INTEGER,                        --: int 240..1900 normal
  waterLitre INTEGER,                    --: int 2500..14000
  hasDiningCar INTEGER                   --: pick 0*3 | 1*2
); --: rows 70
CREATE TABLE volunteer (
  volunteerId INTEGER PRIMARY KEY,       --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  homeTown TEXT,                         --: pick Tarnside*4 | Penrow*3 | Monkhaven*3 | Brackwater*2 | Ludmoor
  baseStation TEXT,                      --: pick Tarnside*4 | Penrow*2 | Stell Junction*3 | Whitmere Abbey*2
  birthDate INTEGER,                     --: date 1944-02-01..2005-11-30 yyyymmdd
  joinDate INTEGER,                      --: date 2015-03-01..2024-08-20 yyyymmdd
  trainingDate INTEGER,                  --: date 2020-01-10..2024-09-01 yyyymmdd null 12%
  isFirstAider INTEGER,                  --: pick 0*2 | 1
  phoneNo TEXT,                          --: code 07### ###### null 12% empty 10%
  mentorId INTEGER                       --: self volunteerId
); --: rows 60
CREATE TABLE duty (
  runId INTEGER NOT NULL,                --: ref run.runId cover 80%
  volunteerId INTEGER NOT NULL,          --: ref volunteer.volunteerId cover 90% skew
  dutyRole TEXT,                         --: pick Steward*4 | Guide*3 | Ticket Checker*2 | Tea Trolley*2
  dutyMin INTEGER,                       --: int 40..320 normal
  PRIMARY KEY (runId, volunteerId)
); --: rows 390
UPDATE run SET delayCode = '' WHERE delayMin = 0 OR runId % 29 = 0;
UPDATE volunteer SET trainingDate = joinDate + 0 WHERE trainingDate < joinDate;
UPDATE volunteer SET mentorId = NULL WHERE volunteerId % 6 = 0;
UPDATE run SET passengerCount = seatCount - runId % 13 WHERE passengerCount > seatCount AND runId % 3 <> 0;
