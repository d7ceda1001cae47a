CREATE TABLE station (
  staId INTEGER PRIMARY KEY,
  staName TEXT NOT NULL,
  staTown TEXT,
  staCrewing TEXT,
  staOpenedOn TEXT,
  staBays INTEGER
);
INSERT INTO station VALUES
 (1, 'Harbour', 'Port Kellan', 'WT', '1974-05-02', 4),
 (2, 'Castle Hill', 'Port Kellan', 'WT', '1988-09-14', 3),
 (3, 'Millbrook', 'Millbrook', 'RT', '1966-03-21', 2),
 (4, 'Sandwick', 'Sandwick', 'RT', '1959-11-02', 1),
 (5, 'Thornby', 'Thornby', 'DC', '2003-06-30', 2),
 (6, 'Airfield Road', 'Thornby', 'WT', '2015-04-17', 3),
 (7, 'Upper Dunmoor', 'Dunmoor', 'RT', '1971-08-08', 1),
 (8, 'Quarry Lane', 'Ellerwick', 'DC', '1996-01-25', 2),
 (9, 'Ferry Point', 'Ferry Point', 'RT', '2019-10-01', 1);
CREATE TABLE crewing (
  crwCode TEXT PRIMARY KEY,
  crwLabel TEXT
);
INSERT INTO crewing VALUES ('WT', 'Wholetime'), ('RT', 'Retained'), ('DC', 'Day crewed'), ('VO', 'Volunteer');
CREATE TABLE incident_type (
  typCode TEXT PRIMARY KEY,
  typLabel TEXT,
  typFamily TEXT
);
INSERT INTO incident_type VALUES ('DWF', 'Dwelling fire', 'Fire'), ('VHF', 'Vehicle fire', 'Fire'), ('WLD', 'Heath and grass fire', 'Fire'), ('BIN', 'Rubbish fire', 'Fire'), ('RTC', 'Road traffic collision', 'Rescue'), ('LFT', 'Lift release', 'Rescue'), ('ANM', 'Animal rescue', 'Rescue'), ('FLD', 'Flooding', 'Water'), ('WTR', 'Water rescue', 'Water'), ('AFA', 'Automatic fire alarm', 'False alarm'), ('MAL', 'Malicious call', 'False alarm'), ('CHM', 'Chemical spill', 'Hazard'), ('NUC', 'Radiation', 'Hazard');
CREATE TABLE appliance (
  appId INTEGER PRIMARY KEY,             --: seq 301
  appCallsign TEXT,                      --: code K##@# distinct
  appKind TEXT,                          --: pick Pump*6 | Turntable ladder*2 | Water tanker*2 | Rescue tender*2 | Boat
  appMake TEXT,                          --: by appKind: Boat => Havsten; else => Volmar*4 | Scandik*3 | Dennard*2
  appStaId INTEGER REFERENCES station(staId), --: ref station.staId cover 90%
  appBoughtOn TEXT,                      --: date 2004-03-01..2024-05-30
  appTankLitres INTEGER,                 --: by appKind: Pump => 1800*3 | 2000*2 | 2400; Water tanker => 9000 | 11000; Rescue tender => 600 | NULL; else => NULL
  appSeats INTEGER,                      --: by appKind: Pump => 6*2 | 5; Turntable ladder => 2 | 3; Rescue tender => 4 | 5; else => 2 | 4
  appStatus TEXT                         --: pick A*8 | W*2 | R
); --: rows 30
CREATE TABLE firefighter (
  ffId INTEGER PRIMARY KEY,              --: seq 2001
  ffFirst TEXT,                          --: first
  ffLast TEXT,                           --: last
  ffGrade TEXT,                          --: pick FF*7 | CM*2 | WM
  ffStaId INTEGER,                       --: ref station.staId cover 90%
  ffBornOn TEXT,                         --: date 1962-01-10..2004-06-20
  ffJoinedOn TEXT,                       --: after ffBornOn 6700..10500 days until 2024-08-31
  ffMentorId INTEGER                     --: self ffId null 35%
); --: rows 90
CREATE TABLE incident (
  incNo INTEGER PRIMARY KEY,             --: seq 24001
  incType TEXT REFERENCES incident_type(typCode), --: pick DWF*4 | VHF*3 | WLD*2 | BIN*3 | RTC*5 | LFT*2 | ANM | FLD*2 | WTR | AFA*6 | MAL*2 | CHM
  incStaId INTEGER,                      --: ref station.staId cover 90% skew
  incWard TEXT,                          --: pick Harbour*5 | Old Town*4 | Castle*3 | Northfields*3 | Sandwick*2 | Dunmoor | Thornby East*2 | Thornby West*2 | Millbrook*2
  incCallAt TEXT,                        --: date 2022-01-03..2024-09-14 %Y-%m-%d %H:%M:%S
  incStopAt TEXT,                        --: after incCallAt 12..460 minutes %Y-%m-%d %H:%M:%S until 2024-09-14
  incStatus TEXT,                        --: pick CL*14 | RV*2 | OP | CX
  incInjured INTEGER,                    --: by incType: RTC => 0*2 | 1*4 | 2*2 | 3 | 5; DWF => 0*5 | 1*2 | 2 | 4; AFA, MAL, BIN => 0; else => 0*6 | 1
  incDamagePct INTEGER,                  --: by incType: DWF => 5*3 | 10*3 | 25*3 | 40*2 | 60 | 85 | 100; VHF => 30 | 70 | 100*3; RTC, FLD => 5 | 15 | 35 | 60 | 90; BIN => 100 | 80; CHM => 0 | 10; else => 0*4 | NULL
  incCause TEXT                          --: by incType: DWF => Cooking*4 | Electrical fault*3 | Candle | Smoking*2 | NULL*2; VHF, BIN => Arson*3 | Electrical fault | NULL*2; WLD => Barbecue*2 | Arson | NULL; FLD, WTR => Heavy rain*3 | Burst pipe; else => NULL*3 | Human error
); --: rows 380
CREATE TABLE turnout (
  trnId INTEGER PRIMARY KEY,             --: seq 70001
  trnIncNo INTEGER REFERENCES incident(incNo), --: ref incident.incNo cover 82%
  trnAppId INTEGER,                      --: ref appliance.appId cover 88% skew
  trnLeaderId INTEGER,                   --: ref firefighter.ffId cover 60%
  trnCrew INTEGER,                       --: int 2..6 normal
  trnLeftAt TEXT,                        --: const x
  trnArrivedAt TEXT,                     --: const x
  trnBackAt TEXT                         --: const x
); --: rows 400
CREATE TABLE invoice (
  invNo TEXT PRIMARY KEY,                --: code FB-2####  distinct
  invIncNo INTEGER REFERENCES incident(incNo), --: ref incident.incNo cover 30%
  invPayer TEXT,                         --: pick Kellan Port Authority*4 | Brightwater Homes*3 | Dunmoor Estate*2 | Ellerwick Leisure*3 | Thornby Cold Store*2 | Northfields Academy*3 | Saltmarsh Ferries
  invNet REAL,                           --: price 120..2400
  invGross REAL,                         --: expr round(invNet * 1.2, 2)
  invIssuedOn TEXT,                      --: const x
  invPaidOn TEXT,                        --: const x
  invStatus TEXT,                        --: pick P*6 | O*3 | D | W
  invRemark TEXT                         --: pick NULL*5 | Second reminder sent*2 | Disputes the crew size | Asked for instalments*2 | Paid through insurer*2 empty 25%
); --: rows 120
UPDATE incident SET incStopAt = NULL WHERE incStatus = 'OP';
UPDATE turnout SET trnLeftAt = (SELECT datetime(incCallAt, '+' || (60 + (trnId * 37) % 340) || ' seconds') FROM incident WHERE incNo = trnIncNo);
UPDATE turnout SET trnArrivedAt = CASE WHEN trnId % 17 = 5 THEN NULL ELSE datetime(trnLeftAt, '+' || (150 + (trnId * 89) % 1150) || ' seconds') END;
UPDATE turnout SET trnBackAt = datetime(coalesce(trnArrivedAt, trnLeftAt), '+' || (14 + (trnId * 53) % 211) || ' minutes');
UPDATE invoice SET invIssuedOn = (SELECT date(incCallAt, '+' || (6 + rowid * 7 % 31) || ' days') FROM incident WHERE incNo = invIncNo);
UPDATE invoice SET invPaidOn = CASE WHEN invStatus = 'P' THEN date(invIssuedOn, '+' || (4 + (rowid * 13) % 68) || ' days') END;
DELETE FROM invoice WHERE invIssuedOn > '2024-09-14' OR invPaidOn > '2024-09-14';
UPDATE firefighter SET ffJoinedOn = date('2024-08-30', '-' || (ffId % 211) || ' days') WHERE ffJoinedOn IS NULL;
