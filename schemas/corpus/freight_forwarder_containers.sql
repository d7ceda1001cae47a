-- Container forwarding desk: one row in ContainerJob for each container that we move door to door.
CREATE TABLE Customer (
  CustomerId INTEGER PRIMARY KEY,  --: seq 301
  CustomerName TEXT,               --: each Halden Foods | Halden Motors | Brixworth Tiles | Casa Ribera | Delmont Paints | Eastgate Toys | Fjord Outdoor | Granite & Oak | Hopwell Ceramics | Inverlea Seafood | Jutland Cycles | Kestrel Audio | Lombard Coffee | Marlow Garden | Nordvik Timber | Ostrava Glass | Pinnacle Tyres | Quayle Chemicals | Rosendal Dairy | Saffron Kitchens | Tamar Lighting | Ulverton Textiles | Vantaa Sport | Wexley Parts | Yarrow Wines | Zell Pumps | Ambleside Wool | Corvo Marine | Dunkeld Spirits | Ettrick Resins
  Town TEXT,                       --: pick Leeds*4 | Hamburg*3 | Lyon*3 | Gdansk*2 | Cork*2 | Porto*2 | Malmo*2
  Segment TEXT,                    --: each Food | Automotive | Building | Homeware | Chemicals | Leisure
  ContactFirst TEXT,               --: first
  ContactLast TEXT,                --: last
  OnboardedOn TEXT, -- day the account was opened --: date 2014-03-01..2024-06-20
  CreditReviewedOn TEXT, -- last credit review, NULL if there was none --: after OnboardedOn 90..1400 days until 2024-09-10 null 10%
  CreditHold TEXT, -- Y = no new orders accepted --: pick N*5 | Y
  CreditLimit INTEGER -- in euros --: int 10..120
); --: rows 30
CREATE TABLE ShippingLine (
  LineId INTEGER PRIMARY KEY,
  LineName TEXT,
  Scac TEXT, -- four-letter carrier code
  Flag TEXT, -- country of registration
  FreeDays INTEGER -- days at the terminal before demurrage starts
);
INSERT INTO ShippingLine VALUES (1, 'Meridian Ocean', 'MDNO', 'Panama', 7), (2, 'Meridian Feeder', 'MDNF', 'Malta', 4), (3, 'Boreal Container Line', 'BRCL', 'Norway', 10), (4, 'Tasman Star', 'TSMS', 'Liberia', 5), (5, 'Orient Gate', 'ORGT', 'Panama', 8), (6, 'Hanse Atlantic', 'HSAT', 'Germany', 12), (7, 'Capella Shipping', 'CPLS', 'Liberia', 6), (8, 'Levant Bridge', 'LVBR', 'Malta', 3);
CREATE TABLE Haulier (
  HaulierId INTEGER PRIMARY KEY,
  HaulierName TEXT,
  Town TEXT,
  Trucks INTEGER,
  FoundedOn TEXT,
  AdrLicence TEXT, -- Y = may carry dangerous goods
  RatePerKm REAL -- euros
);
INSERT INTO Haulier VALUES (11, 'Pennine Box Haul', 'Leeds', 42, '1988-05-12', 'Y', 1.65), (12, 'Elbe Trucking', 'Hamburg', 96, '1974-09-01', 'Y', 1.48), (13, 'Rhone Express', 'Lyon', 31, '2003-02-17', 'N', 1.72), (14, 'Amber Road', 'Gdansk', 58, '2009-11-30', 'Y', 1.12), (15, 'Leeside Transport', 'Cork', 14, '1996-06-04', 'N', 1.9), (16, 'Douro Cargas', 'Porto', 22, '2012-04-23', 'N', 1.31), (17, 'Skane Frakt', 'Malmo', 27, '1991-10-08', 'Y', 1.84), (18, 'Two Rivers Logistics', 'Leeds', 19, '2016-01-15', 'N', 1.58), (19, 'Kaikante Spedition', 'Hamburg', 65, '1999-12-20', 'Y', 1.55), (20, 'Baltic Wheels', 'Gdansk', 37, '2018-08-06', 'N', 1.09), (21, 'Ridgeway Skeletal', 'Leeds', 8, '2021-03-29', 'N', 1.44), (22, 'Blue Chassis', 'Lyon', 11, '2020-07-13', 'Y', 1.69);
CREATE TABLE ContainerJob (
  JobNo INTEGER PRIMARY KEY,       --: seq 70001
  ContainerNo TEXT, -- number painted on the box; boxes come back on later jobs --: expr 'NVLU' || (400000 + (JobNo * 7919 % 263) * 13)
  CustomerId INTEGER,              --: ref Customer.CustomerId cover 87% skew
  LineId INTEGER,                  --: ref ShippingLine.LineId cover 88%
  HaulierId INTEGER, -- NULL while no haulier is assigned --: ref Haulier.HaulierId cover 84% skew null 7%
  SizeType TEXT, -- 20GP and 40GP dry, 40HC high cube, 40RF refrigerated --: pick 20GP*5 | 40GP*4 | 40HC*6 | 40RF*3
  OriginPort TEXT,                 --: pick Shanghai*5 | Ningbo*3 | Santos*2 | Mumbai*3 | Felixstowe*2 | Antwerp*2 | Gdynia
  DestPort TEXT,                   --: by OriginPort: Shanghai, Ningbo, Mumbai => Felixstowe*4 | Antwerp*4 | Gdynia*2; Santos => Antwerp*3 | Gdynia; Felixstowe => Antwerp*2 | Santos | Mumbai; Antwerp => Shanghai | Mumbai | Felixstowe; Gdynia => Felixstowe | Santos
  OrderedOn TEXT,                  --: date 2023-01-03..2024-09-12
  SailedOn TEXT, -- NULL until the vessel has left --: after OrderedOn 4..24 days until 2024-09-15
  DueOn TEXT, -- delivery day promised to the customer --: after OrderedOn 30..55 days
  DeliveredOn TEXT,                --: after SailedOn 17..44 days until 2024-09-15
  GrossKg INTEGER,                 --: int 3200..28900 normal
  FreightUsd INTEGER, -- what we charge for the sea leg, whole US dollars --: int 640..7900 skew
  TerminalMin INTEGER, -- minutes inside the destination terminal, gate to gate --: int 18..240 skew
  WaitMin INTEGER, -- minutes the truck waited at the consignee's door --: int 0..190 skew
  Hazardous TEXT, -- Y/N --: pick N*6 | Y
  CustomsHeld TEXT,                --: pick N*8 | Y*2
  SealNo TEXT                      --: code SL-##### null 6% empty 5%
); --: rows 330
UPDATE Customer SET CreditLimit = CreditLimit * 2500;
UPDATE Customer SET CreditReviewedOn = '2023-05-16' WHERE CustomerId = 301;
UPDATE ContainerJob SET TerminalMin = NULL, WaitMin = NULL WHERE DeliveredOn IS NULL;
UPDATE ContainerJob SET SealNo = (SELECT c.SealNo FROM ContainerJob AS c WHERE c.JobNo = ContainerJob.JobNo - 40) WHERE JobNo % 67 = 0 AND JobNo > 70041;
UPDATE ContainerJob SET HaulierId = 14 WHERE HaulierId = 18;
UPDATE ContainerJob SET GrossKg = GrossKg * 8 / 10 WHERE CustomerId = 311;
