CREATE TABLE Districts (
  dstId INTEGER PRIMARY KEY,
  dstName TEXT NOT NULL,
  dstZone TEXT,
  dstAreaKm2 REAL,
  dstPeople INTEGER
);
INSERT INTO Districts VALUES (1, 'Old Quays', 'C', 2.4, 8900), (2, 'Millbrook', 'R', 11.8, 21400), (3, 'Tannery Hill', 'R', 6.1, 14250), (4, 'Signal Park', 'I', 9.7, 1800), (5, 'Upper Lea', 'R', 23.5, 9700), (6, 'Brickfields', 'I', 7.2, 4300), (7, 'Stonecross', 'C', 3.3, 6100), (8, 'Lea Marsh', 'N', 31.0, 260);
CREATE TABLE Officers (
  offId INTEGER PRIMARY KEY,           --: seq 11
  offFirst TEXT,                       --: first
  offLast TEXT,                        --: last distinct
  offDesk TEXT,                        --: pick planning*4 | structure*3 | fire safety*2
  offHeadId INTEGER REFERENCES Officers(offId), --: self offId
  offHiredOn TEXT,                     --: date 2004-02-01..2024-05-31
  offState TEXT                        --: pick active*7 | inactive*2
); --: rows 21
CREATE TABLE Applicants (
  appId INTEGER PRIMARY KEY,           --: seq 601
  appFirst TEXT,                       --: first
  appLast TEXT,                        --: last distinct
  appFirm TEXT,                        --: mix {Corvid|Halden|Plumbline|Twin Gable|Osprey|Redbank} {Builders|Homes|Design|Joinery} null 45%
  appTown TEXT,                        --: pick Leaford*6 | Millbrook*3 | Castle Wray*2 | Penhurst*2 | Dray
  appBornOn TEXT,                      --: date 1946-05-01..1999-10-30 null 6%
  appMail TEXT                         --: from lower {appFirst}.{appLast}@leamail.example null 12%
); --: rows 75
CREATE TABLE Permits (
  prmNo INTEGER PRIMARY KEY,           --: seq 2101
  prmAppId INTEGER REFERENCES Applicants(appId), --: ref Applicants.appId cover 86% skew
  prmDstId INTEGER REFERENCES Districts(dstId),  --: pick 1*3 | 2*6 | 3*5 | 4*2 | 5*4 | 6*2 | 7*3
  prmOffId INTEGER REFERENCES Officers(offId),   --: ref Officers.offId cover 75% skew null 5%
  prmKind TEXT,                        --: pick extension*6 | new house*3 | garage*4 | loft conversion*4 | demolition | shop front*2
  prmFiledOn TEXT,                     --: date 2021-05-03..2024-09-12
  prmDueOn TEXT,                       --: after prmFiledOn 35..70 days
  prmDecidedOn TEXT,                   --: after prmFiledOn 12..115 days until 2024-09-14 null 4%
  prmExpiresOn TEXT,                   --: after prmDecidedOn 18..36 months
  prmDecision TEXT,                    --: pick granted*8 | refused*2 | withdrawn
  prmFloorM2 REAL,                     --: real 9..420 1 skew
  prmHeightM REAL,                     --: real 2.2..19.5 1 skew
  prmStoreys INTEGER,                  --: pick 1*5 | 2*4 | 3*2 | 4
  prmCostCents INTEGER,                --: price 4000..900000
  prmFeeCents INTEGER,                 --: price 80..2400
  prmFeeState TEXT,                    --: pick paid*6 | unpaid
  prmUrgent TEXT,                      --: pick N*6 | Y
  prmHeritage TEXT,                    --: pick N*8 | Y*2
  prmBookYear INTEGER,                 --: expr CAST(strftime('%Y', prmFiledOn, '+20 days') AS INTEGER)
  prmBookMonth INTEGER                 --: expr CAST(strftime('%m', prmFiledOn, '+20 days') AS INTEGER)
); --: rows 290
CREATE TABLE Inspections (
  insId INTEGER PRIMARY KEY,           --: seq 1
  insPrmNo INTEGER REFERENCES Permits(prmNo), --: ref Permits.prmNo cover 60%
  insOffId INTEGER REFERENCES Officers(offId), --: ref Officers.offId cover 85% skew
  insStage TEXT,                       --: pick foundation*4 | frame*3 | roof*3 | fire*2 | final*3
  insBookedOn TEXT,                    --: date 2022-01-10..2024-09-06
  insDoneOn TEXT,                      --: after insBookedOn 1..40 days until 2024-09-14 null 4%
  insSiteMin INTEGER,                  --: int 15..170 skew
  insTravelMin INTEGER,                --: int 5..80 skew
  insPassed TEXT                       --: pick Y*7 | N*3
); --: rows 330
CREATE TABLE Reviews (
  rvwPrmNo INTEGER REFERENCES Permits(prmNo), --: ref Permits.prmNo cover 70%
  rvwOffId INTEGER REFERENCES Officers(offId), --: ref Officers.offId cover 80%
  rvwRole TEXT,                        --: pick lead*3 | second*4 | adviser*2
  rvwMinutes INTEGER,                  --: int 10..300 skew
  rvwDoneOn TEXT,                      --: date 2021-06-01..2024-09-13
  PRIMARY KEY (rvwPrmNo, rvwOffId)
); --: rows 270
UPDATE Permits SET prmDecision = 'pending' WHERE prmDecidedOn IS NULL;
UPDATE Permits SET prmExpiresOn = NULL WHERE prmDecision <> 'granted';
UPDATE Permits SET prmBookYear = NULL, prmBookMonth = NULL WHERE prmFeeState = 'unpaid';
UPDATE Permits SET prmBookYear = 2024, prmBookMonth = 9 WHERE prmBookYear = 2024 AND prmBookMonth > 9;
UPDATE Inspections SET insPassed = NULL WHERE insDoneOn IS NULL;
UPDATE Inspections SET insSiteMin = NULL, insTravelMin = NULL WHERE insDoneOn IS NULL;
UPDATE Reviews SET rvwDoneOn = (SELECT date(prmFiledOn, '+' || (5 + rvwMinutes % 23) || ' days') FROM Permits WHERE prmNo = rvwPrmNo);
UPDATE Reviews SET rvwDoneOn = '2024-09-13' WHERE rvwDoneOn > '2024-09-13';
UPDATE Permits SET prmCostCents = prmCostCents / 14, prmFloorM2 = ROUND(6 + prmFloorM2 / 7, 1), prmHeightM = ROUND(2.1 + prmHeightM / 9, 1), prmStoreys = 1 WHERE prmKind = 'garage';
UPDATE Permits SET prmCostCents = prmCostCents / 5, prmFloorM2 = ROUND(9 + prmFloorM2 / 5, 1) WHERE prmKind IN ('loft conversion', 'shop front');
UPDATE Permits SET prmCostCents = prmCostCents / 3, prmFloorM2 = ROUND(8 + prmFloorM2 / 3, 1) WHERE prmKind = 'extension';
UPDATE Inspections SET insDoneOn = date((SELECT prmFiledOn FROM Permits WHERE prmNo = insPrmNo), '+' || (40 + insId * 37 % 260 + CAST(julianday(insDoneOn) - julianday(insBookedOn) AS INTEGER)) || ' days') WHERE insDoneOn IS NOT NULL;
UPDATE Inspections SET insBookedOn = date((SELECT prmFiledOn FROM Permits WHERE prmNo = insPrmNo), '+' || (40 + insId * 37 % 260) || ' days');
DELETE FROM Inspections WHERE insBookedOn > '2024-09-10';
UPDATE Inspections SET insDoneOn = NULL, insPassed = NULL, insSiteMin = NULL, insTravelMin = NULL WHERE insDoneOn > '2024-09-14';
UPDATE Applicants SET appFirm = 'Osprey Homes' WHERE appBornOn < '1954-09-01' AND appId % 3 > 0;
UPDATE Permits SET prmCostCents = prmCostCents / 10 WHERE prmKind = 'demolition';
UPDATE Permits SET prmCostCents = prmCostCents / 2 WHERE prmKind = 'new house';
