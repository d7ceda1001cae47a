-- Customs of the Kestrel coast: what was declared, by whom, what was charged and what was let go.
CREATE TABLE Declarations (
  DeclarationId INTEGER PRIMARY KEY,     --: seq 40001
  Direction TEXT, -- IMP import, EXP export
  OfficeName TEXT, -- customs office of entry or exit --: pick Port Kestrel*6 | Ravenmouth*4 | Sundholm Airport*3 | Brix Rail Terminal*2 | Toll Bridge South
  TraderName TEXT,                       --: pick Halvor Shipping*5 | Sundholm Foods*4 | Pike & Arrow*3 | Orsino Textiles*4 | Meridian Spares*3 | Ravenmouth Timber*2 | Tallis Optics*2 | Quince Brothers
  OfficerLastName TEXT,                  --: pick Bergqvist*4 | Adeyemi*3 | Lorenz*3 | Castellan*2 | Osei*2 | Whitlock
  OfficerFirstName TEXT,                 --: by OfficerLastName: Bergqvist => Sanna; Adeyemi => Tunde; Lorenz => Petra; Castellan => Hugo; Osei => Abena; Whitlock => Martin
  Channel TEXT, -- result of the risk check: G green, Y documents, R inspection --: pick G*6 | Y*3 | R*2
  FiledOn INTEGER, -- yyyymmdd --: date 2022-09-01..2024-06-25 yyyymmdd
  AcceptedOn INTEGER, -- yyyymmdd --: after FiledOn 0..6 days yyyymmdd until 2024-06-30
  ReleasedOn INTEGER, -- yyyymmdd, empty while goods are held --: after AcceptedOn 0..19 days yyyymmdd until 2024-06-30 null 8%
  HeldHours REAL,                        --: real 0.5..96 1 skew
  ReplacesId INTEGER REFERENCES Declarations(DeclarationId) -- earlier declaration that this one corrects
); --: rows 240
CREATE TABLE ImportDeclarations (
  DeclarationId INTEGER PRIMARY KEY REFERENCES Declarations(DeclarationId), --: seq 40001
  OriginCountry TEXT,                    --: pick Vietnam*3 | Chile*3 | Morocco*2 | Norway*2 | India*4 | Kenya | Brazil*2
  DutyEur REAL, -- customs duty --: real 12..2900 2 skew
  VatEur REAL, -- import VAT --: real 60..7400 2 skew
  FreightEur REAL,                       --: real 90..3100 2 skew
  PaidOn INTEGER                         --: date 2022-09-04..2024-06-30 yyyymmdd null 15%
); --: rows 140
CREATE TABLE ExportDeclarations (
  DeclarationId INTEGER PRIMARY KEY REFERENCES Declarations(DeclarationId), --: seq 40141
  DestinationCountry TEXT,               --: pick Norway*4 | Chile | Canada*3 | Kenya*2 | Japan*2 | Iceland
  LicenceNo TEXT, -- only for controlled goods --: code XL-#### null 62%
  ExitOn INTEGER, -- yyyymmdd, goods have left the country --: date 2022-09-04..2024-06-30 yyyymmdd null 12%
  RefundEur REAL                         --: real 15..1900 2 skew
); --: rows 100
CREATE TABLE Items (
  DeclarationId INTEGER REFERENCES Declarations(DeclarationId), --: ref Declarations.DeclarationId cover 94%
  ItemNo INTEGER, -- 1, 2, 3 ... within the declaration --: seq 1001
  TariffCode TEXT,                       --: pick 0901.21*3 | 6204.62*4 | 8708.30*3 | 4407.12*2 | 9001.50*2 | 1806.32*3 | 8482.10*2 | 0303.14
  GoodsName TEXT,                        --: by TariffCode: 0901.21 => roasted coffee; 6204.62 => cotton trousers; 8708.30 => brake parts; 4407.12 => sawn spruce; 9001.50 => spectacle lenses; 1806.32 => chocolate bars; 8482.10 => ball bearings; else => frozen trout
  PackageCount INTEGER,                  --: int 1..180 skew
  NetMassKg REAL,                        --: real 4..2600 1 skew
  GrossMassKg REAL, -- with packing --: expr round(NetMassKg * 1.08 + PackageCount * 0.4, 1)
  ValueEur REAL, -- declared value --: real 80..48000 2 skew
  PRIMARY KEY (DeclarationId, ItemNo)
); --: rows 390
UPDATE Declarations SET Direction = CASE WHEN DeclarationId <= 40140 THEN 'IMP' ELSE 'EXP' END;
UPDATE Declarations SET AcceptedOn = NULL WHERE FiledOn > 20240315 AND DeclarationId % 5 = 2;
UPDATE Declarations SET ReleasedOn = NULL WHERE AcceptedOn IS NULL;
UPDATE Declarations SET ReplacesId = (SELECT MAX(T2.DeclarationId) FROM Declarations AS T2 WHERE T2.TraderName = Declarations.TraderName AND T2.Direction = Declarations.Direction AND T2.FiledOn < Declarations.FiledOn AND T2.DeclarationId < Declarations.DeclarationId) WHERE DeclarationId % 8 = 5;
UPDATE ImportDeclarations SET PaidOn = (SELECT CAST(replace(date(substr(T1.AcceptedOn, 1, 4) || '-' || substr(T1.AcceptedOn, 5, 2) || '-' || substr(T1.AcceptedOn, 7, 2), '+' || (3 + T1.DeclarationId * 7 % 41) || ' days'), '-', '') AS INTEGER) FROM Declarations AS T1 WHERE T1.DeclarationId = ImportDeclarations.DeclarationId) WHERE PaidOn IS NOT NULL;
UPDATE ImportDeclarations SET PaidOn = NULL WHERE PaidOn > 20240630;
UPDATE ExportDeclarations SET ExitOn = (SELECT CAST(replace(date(substr(T1.ReleasedOn, 1, 4) || '-' || substr(T1.ReleasedOn, 5, 2) || '-' || substr(T1.ReleasedOn, 7, 2), '+' || (T1.DeclarationId * 5 % 13) || ' days'), '-', '') AS INTEGER) FROM Declarations AS T1 WHERE T1.DeclarationId = ExportDeclarations.DeclarationId) WHERE ExitOn IS NOT NULL;
UPDATE ExportDeclarations SET ExitOn = NULL WHERE ExitOn > 20240630;
UPDATE Items SET ItemNo = (SELECT COUNT(*) FROM Items AS T2 WHERE T2.DeclarationId = Items.DeclarationId AND T2.rowid <= Items.rowid);
CREATE VIEW DeclarationTotals AS SELECT DeclarationId, COUNT(*) AS ItemCount, SUM(ValueEur) AS TotalValueEur, SUM(GrossMassKg) AS TotalGrossKg FROM Items GROUP BY DeclarationId;
CREATE VIEW HeldDeclarations AS SELECT DeclarationId, OfficeName, TraderName, AcceptedOn FROM Declarations WHERE AcceptedOn IS NOT NULL AND ReleasedOn IS NULL;
