-- Student housing office of a university: rooms, the contracts on them, guest students among the tenants, and repairs with spare parts.
CREATE TABLE Rooms (
  RoomCode TEXT PRIMARY KEY,             --: code RM-#### distinct
  Hall TEXT,                             --: pick Linden Court*5 | Mill House*4 | Nordheim*4 | Quarry Park*3 | Tower Nine*4
  FloorNo INTEGER, -- 0 is ground floor --: int 0..7
  RoomType TEXT,                         --: pick Single*6 | En-suite*5 | Studio*3 | Twin*2 | Family flat
  Beds INTEGER,                          --: by RoomType: Twin => 2; Family flat => 3*2 | 4; else => 1
  SizeSqm REAL, -- floor space in square metres --: real 9..17 2
  Letting TEXT, -- active, or inactive while nobody may move in --: pick active*8 | inactive
  RenovatedOn TEXT                       --: date 2012-03-01..2024-09-30 null 35%
); --: rows 130
CREATE TABLE Contracts (
  ContractNo INTEGER PRIMARY KEY,        --: seq 3001
  RoomCode TEXT REFERENCES Rooms(RoomCode), --: ref Rooms.RoomCode cover 88% skew
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last
  BornOn TEXT,                           --: date 1985-01-01..2006-08-31
  Course TEXT,                           --: pick Civil Engineering*4 | Nursing*5 | Law*3 | Marine Biology*2 | Computer Science*6 | Fine Art*2 | Economics*4
  Phone TEXT, -- '' where the student refused to give one, NULL where nobody asked --: code 07### ###### null 14% empty 9%
  SignedAt TEXT,                         --: date 2022-05-02..2024-12-20 %Y-%m-%d %H:%M:%S
  MoveInOn TEXT,                         --: after SignedAt 6..75 days %Y-%m-%d
  NoticeOn TEXT, -- day on which the student gave notice --: after MoveInOn 40..260 days %Y-%m-%d until 2024-12-31 null 70%
  MoveOutOn TEXT, -- contract ends --: after MoveInOn 5..13 months %Y-%m-%d
  ListRent REAL, -- per month by the price list, pounds --: const 0
  AgreedRent REAL, -- per month as signed, pounds --: real 0.8..1 2
  Deposit REAL,                          --: pick 250*3 | 300*4 | 400*3 | 500
  DepositState TEXT, -- paid or unpaid --: pick paid*7 | unpaid*2
  ReferrerNo INTEGER REFERENCES Contracts(ContractNo) --: self ContractNo null 68%
); --: rows 320
CREATE TABLE GuestContracts (
  ContractNo INTEGER PRIMARY KEY REFERENCES Contracts(ContractNo), --: ref Contracts.ContractNo distinct
  HomeUniversity TEXT, -- exchange partner that sends the student --: pick Nordheim*4 | Universidade de Alvora*3 | Kisara Institute*3 | Port Belmar College*2 | Tolvanen Tech*3
  HomeCountry TEXT,                      --: by HomeUniversity: Nordheim => Norway; Universidade de Alvora => Portugal; Kisara Institute => Japan; Port Belmar College => Canada; Tolvanen Tech => Finland
  VisaState TEXT, -- valid, pending, not needed --: by HomeCountry: Norway, Portugal, Finland => not needed; else => valid*4 | pending*2
  StayEndOn TEXT                         --: date 2023-01-31..2025-08-31
); --: rows 84
CREATE TABLE Repairs (
  TicketNo INTEGER PRIMARY KEY,          --: seq 80001
  RoomCode TEXT REFERENCES Rooms(RoomCode), --: ref Rooms.RoomCode cover 82% skew
  PartNo TEXT, -- spare part from the store --: pick BX-1120*6 | BX-1175*4 | CL-2040*5 | CL-2051*3 | DR-3300*4 | DR-3315*2 | EL-4010*6 | EL-4022*3 | FN-5005*2 | FN-5018
  PartName TEXT,                         --: by PartNo: BX-1120 => tap cartridge; BX-1175 => shower hose; CL-2040 => radiator valve; CL-2051 => extractor fan; DR-3300 => door lock; DR-3315 => hinge set; EL-4010 => LED tube; EL-4022 => socket cover; FN-5005 => desk drawer; else => bed slat
  Qty INTEGER,                           --: int 1..8 skew
  Urgent TEXT, -- yes or no --: pick no*4 | yes
  ReportedAt TEXT,                       --: date 2022-09-01..2024-12-29 %Y-%m-%d %H:%M:%S
  PlannedOn TEXT,                        --: after ReportedAt 1..15 days %Y-%m-%d
  DoneAt TEXT,                           --: after ReportedAt 1..26 days %Y-%m-%d %H:%M:%S until 2024-12-31 null 4%
  QuotedCost REAL, -- estimate, pounds --: price 12..340
  FinalCost REAL, -- as invoiced, pounds --: real 0.7..1.5 2
  Remark TEXT                            --: pick NULL*7 | needs second visit*2 | nobody opened*2 | damage by tenant*2 | under warranty null 5% empty 10%
); --: rows 340
UPDATE Rooms SET SizeSqm = round(SizeSqm + CASE RoomType WHEN 'En-suite' THEN 4.3 WHEN 'Studio' THEN 9.6 WHEN 'Twin' THEN 8.1 WHEN 'Family flat' THEN 34.7 ELSE 0 END, 2);
UPDATE Contracts SET ListRent = (SELECT round(210 + SizeSqm * 14 + CASE Hall WHEN 'Tower Nine' THEN 85 WHEN 'Quarry Park' THEN -40 ELSE 0 END) FROM Rooms WHERE Rooms.RoomCode = Contracts.RoomCode);
UPDATE Contracts SET AgreedRent = CASE WHEN ContractNo % 3 = 0 THEN ListRent ELSE round(ListRent * AgreedRent) END;
UPDATE Repairs SET FinalCost = CASE WHEN DoneAt IS NOT NULL THEN round(QuotedCost * FinalCost, 2) END;
UPDATE Contracts SET NoticeOn = NULL WHERE NoticeOn >= MoveOutOn;
UPDATE GuestContracts SET StayEndOn = (SELECT date(MoveOutOn, '-' || (Contracts.ContractNo % 40) || ' days') FROM Contracts WHERE Contracts.ContractNo = GuestContracts.ContractNo);
UPDATE Contracts SET LastName = 'Ashworth' WHERE ContractNo > (SELECT MIN(c.ContractNo) FROM Contracts AS c WHERE c.FirstName = Contracts.FirstName AND c.LastName = Contracts.LastName);
