CREATE TABLE PerilCodes (
  PerilCode TEXT PRIMARY KEY,
  PerilName TEXT NOT NULL,
  ExcessPounds INTEGER
);
INSERT INTO PerilCodes VALUES ('COL', 'Collision', 350), ('GLS', 'Glass', 95), ('THV', 'Theft of vehicle', 500), ('THC', 'Theft of contents', 200), ('FIR', 'Fire', 400), ('FLD', 'Flood', 400), ('VAN', 'Vandalism', 250), ('ANI', 'Animal strike', 300), ('MET', 'Meteor strike', 1000);
CREATE TABLE Handlers (
  HandlerId INTEGER PRIMARY KEY, --: seq 1
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  Office TEXT, --: pick Leeds*5 | York*4 | Hull*3
  BossId INTEGER REFERENCES Handlers(HandlerId), --: self HandlerId
  BornOn INTEGER, --: date 1961-01-20..1999-10-30 yyyymmdd
  JoinedOn INTEGER, --: date 2017-06-01..2021-12-20 yyyymmdd
  DailyTarget INTEGER --: int 3..11
); --: rows 32
CREATE TABLE Policies (
  PolicyNo INTEGER PRIMARY KEY, --: seq 70001
  HolderFirstName TEXT, --: first
  HolderLastName TEXT, --: last
  Town TEXT, --: pick Leeds*6 | York*4 | Hull*4 | Selby*2 | Otley*2 | Malton
  Make TEXT, --: pick Vauxford*6 | Moreton*5 | Kestrel*3 | Halden*3 | Brio*2 | Alvero
  BuiltYear INTEGER, --: int 2006..2021 normal
  Cover TEXT, --: pick Gold*4 | Silver*4 | Bronze*3
  StartedOn INTEGER, --: date 2021-01-04..2023-02-20 yyyymmdd
  Premium REAL, --: price 240..1800
  NoClaimsPct INTEGER --: pick 0*4 | 20*3 | 30*3 | 45*2 | 60*3 | 70
); --: rows 160
CREATE TABLE Claims (
  ClaimNo INTEGER PRIMARY KEY, --: seq 3001
  PolicyNo INTEGER REFERENCES Policies(PolicyNo), --: ref Policies.PolicyNo cover 80% skew
  PerilCode TEXT REFERENCES PerilCodes(PerilCode), --: pick COL*9 | GLS*6 | THV*2 | THC*3 | FIR | FLD*2 | VAN*4 | ANI*2
  HandlerId INTEGER REFERENCES Handlers(HandlerId), --: ref Handlers.HandlerId cover 75% skew
  AssessorId INTEGER REFERENCES Handlers(HandlerId), --: ref Handlers.HandlerId cover 60% null 14%
  HappenedOn INTEGER, --: date 2023-03-01..2024-11-25 yyyymmdd
  ReportedOn INTEGER, --: after HappenedOn 0..32 days yyyymmdd
  SettledOn INTEGER, --: after ReportedOn 6..150 days yyyymmdd until 2024-12-31 null 12%
  AmountClaimed REAL, --: price 120..14000
  AmountPaid REAL,
  FaultPct INTEGER, --: pick 0*6 | 25*2 | 50*4 | 75*2 | 100*5
  Garage TEXT --: pick Spanner & Sons*5 | Ridings Bodyworks*4 | Minster Motors*3 | Humber Repairs*3 | NULL*2 empty 10%
); --: rows 300
UPDATE Handlers SET FirstName = 'Olive', LastName = 'Marsh' WHERE HandlerId = (SELECT HandlerId FROM Claims GROUP BY HandlerId ORDER BY COUNT(*) DESC, HandlerId LIMIT 1 OFFSET 1);
UPDATE Handlers SET FirstName = 'Percy', LastName = 'Marsh' WHERE HandlerId = (SELECT HandlerId FROM Claims GROUP BY HandlerId ORDER BY COUNT(*) DESC, HandlerId LIMIT 1 OFFSET 3);
UPDATE Claims SET AssessorId = NULL WHERE AssessorId = HandlerId;
UPDATE Claims SET FaultPct = 0 WHERE PerilCode NOT IN ('COL', 'ANI');
UPDATE Claims SET AmountClaimed = ROUND(AmountClaimed / 9, 2) WHERE PerilCode = 'GLS' AND AmountClaimed > 1500;
UPDATE Claims SET AmountPaid = ROUND(AmountClaimed * (1 - (ClaimNo * 7 % 12) / 25.0), 2) WHERE SettledOn IS NOT NULL;
