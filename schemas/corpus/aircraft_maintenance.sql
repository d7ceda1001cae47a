CREATE TABLE operators (
  operatorCode TEXT PRIMARY KEY,
  operatorName TEXT,
  country TEXT,
  contractKind TEXT,
  firstContactAt INTEGER
);
INSERT INTO operators VALUES ('NBW','Nimbus Wings','Austria','power by the hour',1199145600),('KST','Kestrel Cargo','Poland','per visit',1325376000),('ALP','Alpina','Switzerland','power by the hour',1104537600),('MRA','Marea Air','Portugal','per visit',1420070400),('NBC','Nimbus Charter','Austria','per visit',1514764800),
 ('PLR','Polaris Link','Finland','fleet deal',1262304000),('SKB','Skybarge','Netherlands','fleet deal',1577836800),('ZEN','Zenith Medevac','Czechia','per visit',1609459200),('ORL','Orla Regional','Ireland',NULL,1672531200);
CREATE TABLE airframes (
  tailNo TEXT PRIMARY KEY, --: code OE-@@@ distinct
  operatorCode TEXT NOT NULL REFERENCES operators(operatorCode), --: pick NBW*6 | KST*4 | ALP*4 | MRA*3 | NBC*2 | PLR*4 | SKB*3 | ZEN*2
  typeName TEXT, --: pick Tern 500*5 | Tern 500F*2 | Merlin 72*5 | Heron X*3 | Swift 9*3
  builtYear INTEGER, --: int 1991..2023
  flightHours INTEGER, --: expr (2025 - builtYear) * (900 + (rowid * 7919) % 1400)
  cycleCount INTEGER, --: expr flightHours * (4 + rowid % 9) / 10
  serviceState TEXT, --: pick in service*8 | grounded*2
  homeBase TEXT --: pick Linz*4 | Vienna*3 | Brno*3 | Graz*2
); --: rows 64
CREATE TABLE technicians (
  technicianId INTEGER PRIMARY KEY, --: seq 501
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  licence TEXT, --: pick A*3 | B1*5 | B2*3 | C
  certified TEXT, --: by licence: A => certified*3 | trainee*2; else => certified*9 | trainee
  supervisorId INTEGER REFERENCES technicians(technicianId), --: self technicianId
  homeBase TEXT, --: pick Linz*4 | Vienna*3 | Brno*3 | Graz*2
  bornAt INTEGER, --: date 1960-01-01..2004-12-01 unix
  hiredAt INTEGER, --: date 2006-01-10..2025-01-20 unix
  hourlyRate REAL --: real 21..64 1 normal
); --: rows 48
CREATE TABLE taskTypes (
  taskCode TEXT PRIMARY KEY,
  taskName TEXT,
  system TEXT,
  plannedSeconds INTEGER,
  listPrice REAL
);
INSERT INTO taskTypes VALUES ('T05-1','Tyre change','landing gear',5400,640),('T05-2','Brake replacement','landing gear',14400,2900),('T05-3','Strut servicing','landing gear',10800,1150),('T21-1','Cabin pressure test','air',7200,780),('T21-2','Air cycle machine swap','air',21600,6400),
 ('T24-1','Generator check','electrics',5400,520),('T24-2','Battery swap','electrics',3600,1480),('T27-1','Flap rigging','controls',25200,3300),('T27-2','Rudder actuator swap','controls',18000,7200),('T34-1','Pitot probe cleaning','avionics',2700,260),('T34-2','Radar unit swap','avionics',9000,11800),
 ('T72-1','Engine borescope','engine',16200,2150),('T72-2','Fan blade blend','engine',12600,1900),('T72-3','Engine change','engine',86400,38500),('T72-4','Oil sampling','engine',1800,190),('T52-1','Door seal','structure',6300,890),('T53-1','Corrosion repair','structure',54000,8800);
CREATE TABLE workOrders (
  orderNo INTEGER PRIMARY KEY, --: seq 31001
  tailNo TEXT NOT NULL REFERENCES airframes(tailNo), --: ref airframes.tailNo cover 88% skew
  reportedBy TEXT, --: pick pilot*4 | mechanic*5 | planned check*6 | authority
  priority INTEGER, --: pick 1 | 2*3 | 3*4 | 4*2
  statusCode TEXT, --: const C
  openedAt INTEGER, --: date 2022-07-01..2025-03-30 unix
  dueAt INTEGER, --: after openedAt 3..30 days unix
  closedAt INTEGER, --: after openedAt 1..44 days unix until 2025-03-31 null 4%
  quotedAmount REAL, --: const 0
  billedAmount REAL, --: const 0
  paymentState TEXT --: pick paid*7 | unpaid*2
); --: rows 260
CREATE TABLE orderTasks (
  orderNo INTEGER NOT NULL REFERENCES workOrders(orderNo), --: ref workOrders.orderNo
  taskCode TEXT NOT NULL REFERENCES taskTypes(taskCode), --: pick T05-1*7 | T05-2*4 | T05-3*3 | T21-1*3 | T21-2 | T24-1*5 | T24-2*4 | T27-1*2 | T27-2 | T34-1*6 | T34-2 | T72-1*4 | T72-2*2 | T72-3 | T72-4*8 | T52-1*4
  technicianId INTEGER REFERENCES technicians(technicianId), --: ref technicians.technicianId cover 80% skew
  workedSeconds INTEGER, --: expr (SELECT plannedSeconds FROM taskTypes WHERE taskTypes.taskCode = orderTasks.taskCode) * (60 + (orderTasks.rowid * 7919) % 101) / 100
  signedOff TEXT, --: pick yes*9 | no
  finding TEXT, --: mix {Crack|Leak|Wear|Corrosion|Play} {at hinge|in hose|on disc|near seal|at bracket} null 55% empty 10%
  PRIMARY KEY (orderNo, taskCode)
); --: rows 420
UPDATE technicians SET supervisorId = CASE WHEN technicianId <= 504 THEN NULL ELSE 501 + technicianId % 4 END;
UPDATE workOrders SET quotedAmount = coalesce((SELECT SUM(listPrice) FROM orderTasks T JOIN taskTypes Y ON T.taskCode = Y.taskCode WHERE T.orderNo = workOrders.orderNo), 350);
UPDATE workOrders SET billedAmount = round(quotedAmount * (86 + (orderNo * 7919) % 43) / 100, 2) WHERE closedAt IS NOT NULL;
UPDATE workOrders SET statusCode = CASE WHEN closedAt IS NOT NULL THEN 'C' WHEN orderNo % 3 = 0 THEN 'W' WHEN openedAt < 1735689600 THEN 'X' ELSE 'O' END;
UPDATE workOrders SET billedAmount = NULL, paymentState = NULL WHERE statusCode <> 'C';
UPDATE orderTasks SET signedOff = 'no' WHERE orderNo IN (SELECT orderNo FROM workOrders WHERE statusCode IN ('O', 'W'));
