CREATE TABLE basin (
  basinId INTEGER PRIMARY KEY,
  basinName TEXT,
  country TEXT
);
INSERT INTO basin VALUES (1,'Sundar Shelf','Malaysia'),(2,'Tiber Deep','Brazil'),(3,'Halvard Basin','Norway'),(4,'Red Mesa','Oman');
CREATE TABLE field (
  fieldId INTEGER PRIMARY KEY,
  fieldName TEXT,
  basinId INTEGER,
  waterDepthM INTEGER,
  discoveredOn TEXT
);
INSERT INTO field VALUES (1,'Melati',1,64,'1998-07-11'),(2,'Rantau',1,82,'2006-02-03'),(3,'Kestrel',3,340,'2011-09-20'),(4,'Sula',3,295,'1994-05-17'),(5,'Brage Sor',3,128,'2002-11-30'),(6,'Jacana',2,2140,'2013-01-25'),(7,'Tucano',2,1880,'2009-08-14'),(8,'Sabia',2,2310,'2017-12-06'),(9,'Wadi Amal',4,NULL,'1979-03-02'),(10,'Qarn Safra',4,NULL,'1986-10-19'),(11,'Dhahab North',4,NULL,'2015-06-08'),(12,'Serai',1,71,'2019-04-22');
CREATE TABLE client (
  clientId INTEGER PRIMARY KEY,
  clientName TEXT,
  homeCountry TEXT,
  paymentDays INTEGER,
  isStateOwned INTEGER
);
INSERT INTO client VALUES (1,'Kestrel Petroleum','United Kingdom',45,0),(2,'Selat Energy','Malaysia',30,1),(3,'Nordkapp Olje','Norway',30,1),(4,'Azul Profundo','Brazil',60,1),(5,'Majan Hydrocarbons','Oman',30,1),(6,'Tern Oil','Norway',45,0),(7,'Bluewell Partners','United States',60,0),(8,'Orca Exploration','Canada',30,0),(9,'Sirocco Gas','Italy',90,0);
CREATE TABLE rig (
  rigId INTEGER PRIMARY KEY,
  rigName TEXT,
  rigType TEXT,
  builtOn TEXT,
  maxDepthM INTEGER,
  bunks INTEGER,
  isOwned INTEGER,
  status TEXT
);
INSERT INTO rig VALUES (1,'Borealis Star','semi-submersible','2008-04-12',7600,140,1,'working'),(2,'Cormorant','jack-up','1999-10-03',5400,96,1,'working'),(3,'Kestrel Spirit','drillship','2013-06-21',12200,180,0,'working'),(4,'Sahil 3','land','2004-01-15',4800,60,1,'working'),(5,'Sahil 7','land','2011-08-30',6100,64,1,'idle'),(6,'Monsoon Pearl','jack-up','2015-02-18',9100,120,1,'working'),(7,'Atlantic Heron','drillship','2010-11-09',11000,176,1,'working'),(8,'Old Faithful','land','1987-05-05',3500,42,1,'idle'),(9,'Narwhal','semi-submersible','1996-12-01',6900,118,0,'working'),(10,'Dunlin','jack-up','2006-07-27',6100,104,0,'idle'),(11,'Amazon Queen','drillship','2018-03-14',12200,190,1,'working'),(12,'Desert Fox','land','2019-09-09',5500,58,0,'working');
CREATE TABLE contract (
  contractId INTEGER PRIMARY KEY,        --: seq 400
  clientId INTEGER,                      --: ref client.clientId cover 89%
  rigId INTEGER,                         --: ref rig.rigId
  signedOn TEXT,                         --: date 2021-02-01..2025-09-15
  startOn TEXT,                          --: after signedOn 14..160 days
  endOn TEXT,                            --: after startOn 60..620 days
  dayRate REAL,                          --: int 60..410
  currency TEXT,                         --: pick USD*5 | EUR*2 | NOK*2
  hasBonus TEXT                          --: pick N*3 | Y*2
); --: rows 62
CREATE TABLE well (
  wellId INTEGER PRIMARY KEY,            --: seq 1
  wellName TEXT,                         --: code W@-##/# distinct
  fieldId INTEGER,                       --: ref field.fieldId cover 92%
  contractId INTEGER,                    --: ref contract.contractId cover 82%
  purpose TEXT,                          --: pick exploration*4 | production*6 | injection*2
  spudOn TEXT,                           --: date 2021-06-01..2025-10-12
  completedOn TEXT,                      --: after spudOn 25..190 days until 2025-10-31
  plannedDepthM INTEGER,                 --: int 1400..6400
  drilledDepthM INTEGER,                 --: const 0
  isDry INTEGER                          --: pick 0*1 | 1
); --: rows 98
CREATE TABLE worker (
  workerId INTEGER PRIMARY KEY,          --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last
  trade TEXT,                            --: pick roughneck*8 | driller*4 | tool pusher*2 | mud engineer*2 | crane operator*2 | medic | welder*2
  rigId INTEGER,                         --: ref rig.rigId
  birthDate TEXT,                        --: date 1961-01-01..2004-06-30
  hiredOn TEXT,                          --: date 2005-01-10..2025-09-20
  monthlyPay REAL,                       --: int 2400..9800
  payCurrency TEXT,                      --: pick USD*5 | NOK*2 | EUR*2
  inUnion TEXT,                          --: pick Y*5 | N*4
  managerId INTEGER                      --: self workerId
); --: rows 125
CREATE TABLE certificate (
  workerId INTEGER,                      --: ref worker.workerId cover 85%
  certName TEXT,                         --: pick H2S Alert*5 | Well Control*3 | Sea Survival*4 | Rigging*2 | First Aid*3
  issuedOn TEXT,                         --: date 2021-01-01..2025-10-01
  expiresOn TEXT,                        --: after issuedOn 24..48 months
  PRIMARY KEY (workerId, certName)
); --: rows 190
CREATE TABLE dailyReport (
  rigId INTEGER,                         --: ref rig.rigId cover 90%
  reportDate TEXT,                       --: date 2024-11-01..2025-10-30
  metresDrilled REAL,                    --: real 0..210 1 skew
  downtimeHours REAL,                    --: pick 0*6 | 1.5*2 | 3*2 | 6 | 12
  weather TEXT,                          --: pick calm*5 | windy*3 | storm | fog
  PRIMARY KEY (rigId, reportDate)
); --: rows 380
CREATE TABLE invoice (
  invoiceNo INTEGER PRIMARY KEY,         --: seq 25001
  contractId INTEGER,                    --: ref contract.contractId cover 85%
  issuedOn TEXT,                         --: date 2022-01-05..2025-10-25
  dueOn TEXT,                            --: after issuedOn 30..60 days
  settledOn TEXT,                        --: after issuedOn 12..95 days until 2025-10-31 null 8%
  billedAmount REAL,                     --: int 90..4200
  receivedAmount REAL,
  currency TEXT,                         --: const USD
  state TEXT                             --: const open
); --: rows 215
CREATE TABLE incident (
  incidentId INTEGER PRIMARY KEY,        --: seq 1
  rigId INTEGER,                         --: ref rig.rigId cover 90% skew
  reportedBy INTEGER,                    --: ref worker.workerId cover 55%
  happenedAt TEXT,                       --: date 2023-01-03..2025-10-28 %Y-%m-%d %H:%M:%S
  kind TEXT,                             --: pick dropped object*4 | gas leak*2 | slip or fall*5 | equipment failure*5 | spill*2
  severity INTEGER,                      --: int 1..5 skew
  injury TEXT,                           --: pick N*4 | Y
  lostHours REAL                         --: real 0..60 1 skew null 10%
); --: rows 150
CREATE TABLE part (
  partNo TEXT PRIMARY KEY,
  partName TEXT,
  unitCost REAL,
  currency TEXT,
  isCritical INTEGER
);
INSERT INTO part VALUES ('DB-1201','Tricone bit 12 1/4',18400,'USD',1),('DB-0850','PDC bit 8 1/2',31200,'USD',1),('PM-300','Mud pump liner',2150,'EUR',1),('PM-310','Mud pump piston',640,'EUR',0),('TD-77','Top drive seal kit',5900,'NOK',1),('SH-20','Shale shaker screen',410,'USD',1),('BP-9','BOP ram packer',12750,'USD',1),('HY-14','Hydraulic hose 2 in',185,'EUR',0),('GN-5','Generator filter',96,'EUR',0),('CR-2','Crane wire rope',73000,'NOK',1),('DP-58','Drill pipe joint 5 7/8',3900,'USD',0),('LB-1','Diesel generator set',42500,'USD',0),('VT-6','Choke valve trim',8800,'NOK',1),('SF-3','Safety harness',240,'EUR',0);
CREATE TABLE partUse (
  rigId INTEGER,                         --: ref rig.rigId
  partNo TEXT,                           --: ref part.partNo cover 94%
  usedOn TEXT,                           --: date 2024-01-02..2025-10-29
  quantity INTEGER,                      --: int 1..14 skew
  PRIMARY KEY (rigId, partNo, usedOn)
); --: rows 240
UPDATE contract SET dayRate = dayRate * CASE currency WHEN 'NOK' THEN 9500 ELSE 900 END;
UPDATE well SET drilledDepthM = CASE WHEN completedOn IS NULL THEN NULL ELSE CAST(plannedDepthM * (0.82 + wellId * 23 % 31 / 100.0) AS INTEGER) END;
UPDATE well SET isDry = 0 WHERE purpose <> 'exploration' OR completedOn IS NULL OR fieldId IN (9, 10, 11);
UPDATE worker SET hiredOn = date(birthDate, '+20 years', '+' || (workerId * 11 % 300) || ' days') WHERE hiredOn < date(birthDate, '+19 years');
UPDATE worker SET trade = 'tool pusher' WHERE workerId <= 6;
UPDATE worker SET managerId = NULL WHERE workerId <= 6;
UPDATE worker SET managerId = 1 + workerId * 5 % 6 WHERE workerId > 6 AND workerId % 4 <> 0;
UPDATE worker SET monthlyPay = monthlyPay * CASE payCurrency WHEN 'NOK' THEN 10 ELSE 1 END;
UPDATE invoice SET currency = (SELECT currency FROM contract WHERE contract.contractId = invoice.contractId);
UPDATE invoice SET billedAmount = billedAmount * CASE currency WHEN 'NOK' THEN 10000 ELSE 1000 END;
UPDATE invoice SET state = CASE WHEN settledOn IS NULL THEN 'open' ELSE 'settled' END;
UPDATE invoice SET receivedAmount = CASE WHEN state = 'settled' THEN billedAmount WHEN invoiceNo % 4 = 0 THEN billedAmount / 2 ELSE 0 END;
UPDATE invoice SET receivedAmount = round(billedAmount * 0.93) WHERE state = 'settled' AND invoiceNo % 7 = 3;
INSERT OR IGNORE INTO certificate SELECT workerId, 'Sea Survival', '2024-0' || (1 + workerId % 9) || '-14', '2027-0' || (1 + workerId % 9) || '-14' FROM worker WHERE trade = 'medic';
INSERT OR IGNORE INTO certificate SELECT workerId, 'First Aid', '2023-05-0' || (1 + workerId % 9), '2026-05-0' || (1 + workerId % 9) FROM worker WHERE trade = 'medic';
CREATE VIEW openInvoice AS SELECT i.invoiceNo, i.contractId, i.dueOn, i.billedAmount - i.receivedAmount AS outstanding, i.currency FROM invoice AS i WHERE i.state = 'open';
CREATE VIEW rigUptime AS SELECT rigId, COUNT(*) AS reportDays, SUM(metresDrilled) AS metres, 100.0 * (1 - SUM(downtimeHours) / (24.0 * COUNT(*))) AS uptimePct FROM dailyReport GROUP BY rigId;
