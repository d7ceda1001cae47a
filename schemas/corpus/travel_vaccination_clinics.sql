CREATE TABLE clinics (
  cliId INTEGER PRIMARY KEY,
  cliName TEXT NOT NULL,
  cliCity TEXT,
  cliOpened TEXT,
  cliRooms INTEGER
);
INSERT INTO clinics VALUES (1, 'JabHub Station', 'Norwick', '2019-04-01', 4), (2, 'JabHub Airport', 'Norwick', '2021-09-15', 6), (3, 'JabHub Canal', 'Tolbury', '2020-02-10', 3), (4, 'JabHub Market', 'Esterham', '2022-05-02', 3), (5, 'JabHub Uni', 'Tolbury', '2023-09-04', 2), (6, 'JabHub Pier', 'Calderport', '2024-01-08', 5), (7, 'JabHub Mill', 'Wexcombe', '2025-10-20', 2);
CREATE TABLE nurses (
  nurId INTEGER PRIMARY KEY,             --: seq 11
  nurFirst TEXT,                         --: first
  nurLast TEXT,                          --: last distinct
  nurCliId INTEGER REFERENCES clinics(cliId), --: pick 1*3 | 2*5 | 3*3 | 4*3 | 5*2 | 6*3
  nurGrade TEXT,                         --: pick junior*2 | senior*4 | lead*1
  nurStarted TEXT,                       --: date 2019-04-01..2025-08-30
  nurWageCents INTEGER                   --: pick 2150*2 | 2480*3 | 2790*2 | 3325
); --: rows 26
CREATE TABLE patients (
  patId INTEGER PRIMARY KEY,             --: seq 1001
  patFirst TEXT,                         --: first
  patLast TEXT,                          --: last
  patBorn TEXT,                          --: date 1948-01-15..2021-06-30
  patCity TEXT,                          --: pick Norwick*6 | Tolbury*4 | Esterham*3 | Calderport*3 | Wexcombe*1 | Lund Green*1
  patEmail TEXT,                         --: from lower {patFirst}.{patLast}@inbox.example null 15%
  patSource TEXT                         --: pick web search*6 | friend*4 | employer*3 | GP letter*2 | NULL*1
); --: rows 140
CREATE TABLE vaccines (
  vacCode TEXT PRIMARY KEY,
  vacName TEXT,
  vacDisease TEXT,
  vacCourse INTEGER,
  vacPriceCents INTEGER,
  vacMinMonths INTEGER
);
INSERT INTO vaccines VALUES ('YF-10', 'Amarisec', 'Yellow fever', 1, 7900, 9), ('HA-20', 'Hepashield A', 'Hepatitis A', 2, 5400, 12), ('HB-20', 'Hepashield B', 'Hepatitis B', 3, 4600, 0), ('HAB-2', 'Twinguard', 'Hepatitis A+B', 3, 7600, 12), ('TY-01', 'Typhonil', 'Typhoid', 1, 3800, 24), ('TY-05', 'Typhonil Oral', 'Typhoid', 3, 3300, 60), ('RAB-3', 'Rabexa', 'Rabies', 3, 8200, 0), ('JE-02', 'Nipporix', 'Japanese encephalitis', 2, 9800, 2), ('MEN-4', 'Quadrimen', 'Meningitis ACWY', 1, 6200, 2), ('CHO-2', 'Choladrink', 'Cholera', 2, 3500, 24), ('TBE-3', 'Zeckogard', 'Tick encephalitis', 3, 6900, 12), ('DTP-1', 'Tripledux', 'Tetanus, diphtheria, polio', 1, 3200, 36), ('DEN-2', 'Denguvia', 'Dengue', 2, 11900, 48), ('MMR-2', 'Trimorbix', 'Measles, mumps, rubella', 2, 4100, 12), ('CHK-1', 'Chikuval', 'Chikungunya', 1, 13500, 216);
CREATE TABLE suppliers (
  supId INTEGER PRIMARY KEY,
  supName TEXT,
  supCountry TEXT,
  supLeadDays INTEGER
);
INSERT INTO suppliers VALUES (1, 'Coldline Pharma', 'Belgium', 5), (2, 'Medistock North', 'Denmark', 9), (3, 'Alpha Biologics', 'France', 14), (4, 'Kestrel Wholesale', 'UK', 3), (5, 'Vaxor Import', 'Netherlands', 12), (6, 'Old Mill Chemists', 'UK', 4), (7, 'Sanoterra', 'Italy', 21);
CREATE TABLE batches (
  batNo TEXT PRIMARY KEY,                --: code @@##-### distinct
  batVacCode TEXT,                       --: pick YF-10*4 | HA-20*5 | HB-20*4 | HAB-2*2 | TY-01*5 | TY-05*1 | RAB-3*4 | JE-02*2 | MEN-4*2 | CHO-2*3 | TBE-3*3 | DTP-1*4 | DEN-2*2 | MMR-2*2
  batSupId INTEGER REFERENCES suppliers(supId), --: pick 1*5 | 2*3 | 3*2 | 4*5 | 5*2 | 6*2
  batCliId INTEGER REFERENCES clinics(cliId), --: pick 1*4 | 2*5 | 3*3 | 4*3 | 5*2 | 6*3
  batShelf TEXT,                         --: pick F1-A*3 | F1-B*3 | F2-A*2 | F2-C*2 | NULL*1
  batQty INTEGER,                        --: pick 10*3 | 20*5 | 40*5 | 60*3 | 100*2
  batUsed INTEGER,                       --: int 0..1
  batUnitCents INTEGER,                  --: price 10..60
  batOrdered TEXT,                       --: date 2024-01-08..2025-10-14
  batReceived TEXT,                      --: after batOrdered 2..28 days until 2025-10-31
  batExpires TEXT,                       --: after batOrdered 150..800 days
  batWasteShare REAL                     --: pick 0*9 | 0.02*3 | 0.05*3 | 0.1*2 | 0.25*1
); --: rows 96
CREATE TABLE destinations (
  desId INTEGER PRIMARY KEY,
  desCountry TEXT,
  desRegion TEXT,
  desMalaria TEXT
);
INSERT INTO destinations VALUES (1, 'Kenya', 'Africa', 'high'), (2, 'Ghana', 'Africa', 'high'), (3, 'Tanzania', 'Africa', 'high'), (4, 'South Africa', 'Africa', 'low'), (5, 'Senegal', 'Africa', 'high'), (6, 'Morocco', 'Africa', 'none'), (7, 'Thailand', 'Asia', 'low'), (8, 'Vietnam', 'Asia', 'low'), (9, 'India', 'Asia', 'medium'), (10, 'Nepal', 'Asia', 'low'), (11, 'Indonesia', 'Asia', 'medium'), (12, 'Sri Lanka', 'Asia', 'none'), (13, 'Japan', 'Asia', 'none'), (14, 'Brazil', 'Americas', 'medium'), (15, 'Peru', 'Americas', 'medium'), (16, 'Mexico', 'Americas', 'low'), (17, 'Costa Rica', 'Americas', 'low'), (18, 'Colombia', 'Americas', 'medium'), (19, 'Bolivia', 'Americas', 'medium'), (20, 'Papua New Guinea', 'Oceania', 'high'), (21, 'Fiji', 'Oceania', 'none'), (22, 'Saudi Arabia', 'Middle East', 'low'), (23, 'Oman', 'Middle East', 'none'), (24, 'Georgia', 'Asia', 'none');
CREATE TABLE advices (
  advDesId INTEGER REFERENCES destinations(desId), --: ref destinations.desId cover 92%
  advVacCode TEXT REFERENCES vaccines(vacCode), --: pick YF-10*4 | HA-20*7 | HB-20*4 | TY-01*5 | RAB-3*4 | JE-02*2 | MEN-4*2 | CHO-2*2 | DTP-1*4 | DEN-2*2 | MMR-2*2 | CHK-1*1
  advLevel TEXT,                         --: pick recommended*6 | consider*4 | required*2
  PRIMARY KEY (advDesId, advVacCode)
); --: rows 130
CREATE TABLE visits (
  visId INTEGER PRIMARY KEY,             --: seq 20001
  visPatId INTEGER,                      --: ref patients.patId cover 90%
  visCliId INTEGER,                      --: pick 1*5 | 2*8 | 3*4 | 4*3 | 5*3 | 6*4
  visNurId INTEGER,                      --: ref nurses.nurId cover 88%
  visDesId INTEGER,                      --: ref destinations.desId cover 88% skew
  visBookedAt TEXT,                      --: date 2024-01-10..2025-10-28 %Y-%m-%d %H:%M:%S
  visStartsAt TEXT,                      --: after visBookedAt 4..600 hours %Y-%m-%d %H:%M:%S
  visMinutes INTEGER,                    --: int 8..45 normal
  visDepartsOn TEXT,                     --: after visStartsAt 3..120 days %Y-%m-%d
  visStatus TEXT,                        --: pick done*16 | no-show*2 | cancelled*2
  visFeeCents INTEGER,                   --: pick 2500*5 | 3500*4 | 0*1 | 4500*1
  visDiscShare REAL                      --: pick 0*8 | 0.1*3 | 0.2*1 | 0.5*1
); --: rows 290
CREATE TABLE doses (
  dosId INTEGER PRIMARY KEY,             --: seq 1
  dosVisId INTEGER,                      --: ref visits.visId cover 82%
  dosVacCode TEXT REFERENCES vaccines(vacCode), --: pick YF-10*4 | HA-20*7 | HB-20*5 | HAB-2*2 | TY-01*6 | TY-05*1 | RAB-3*4 | JE-02*2 | MEN-4*3 | CHO-2*2 | TBE-3*3 | DTP-1*6 | DEN-2*2 | MMR-2*2
  dosBatNo TEXT,                         --: code @@##-###
  dosSeq INTEGER,                        --: pick 1*6 | 2*3 | 3*1
  dosGivenAt TEXT,                       --: date 2024-01-10..2025-10-30 %Y-%m-%d %H:%M:%S
  dosPriceCents INTEGER,                 --: price 30..120
  dosReaction TEXT                       --: pick none*14 | sore arm*4 | fever*2 | rash*1 | NULL*3
); --: rows 400
CREATE TABLE monthly_figures (
  mfCliId INTEGER REFERENCES clinics(cliId),
  mfYear INTEGER,
  mfMonth INTEGER,
  mfOpenDays INTEGER,
  mfBookings INTEGER,
  mfVisits INTEGER,
  mfNewPatients INTEGER,
  mfDoses INTEGER,
  mfRevenueCents INTEGER,
  mfVaccineCostCents INTEGER,
  mfWagesCents INTEGER,
  mfRentCents INTEGER,
  mfAdsCents INTEGER,
  mfOtherCostCents INTEGER,
  mfRefundCents INTEGER,
  mfWebLeads INTEGER,
  mfPhoneLeads INTEGER,
  mfLeadsWonShare REAL,
  mfNoShowShare REAL,
  mfCorporateShare REAL,
  mfReviews INTEGER,
  mfStars REAL,
  mfFridgeAlarms INTEGER,
  PRIMARY KEY (mfCliId, mfYear, mfMonth)
);
INSERT INTO monthly_figures WITH RECURSIVE m(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM m WHERE i < 20) SELECT c.cliId, 2024 + m.i / 12, 1 + m.i % 12, 20 + (m.i * 5 + c.cliId) % 6, 60 + c.cliRooms * 22 + (m.i * 7 + c.cliId * 11) % 37 + CASE WHEN 1 + m.i % 12 IN (5, 6, 11) THEN 34 ELSE 0 END + m.i * 2, 0, 0, 0, 0, 0, 180000 + c.cliRooms * 170000 + (m.i + c.cliId) % 5 * 21000, 95000 + c.cliRooms * 42000, 20000 + (m.i * 17 + c.cliId * 31) % 9 * 15000, 30000 + (m.i * 13 + c.cliId * 7) % 11 * 4100, (m.i * 19 + c.cliId * 5) % 7 * 3300, 40 + (m.i * 11 + c.cliId * 17) % 80, 15 + (m.i * 3 + c.cliId * 23) % 30, 0.3 + (m.i * 7 + c.cliId * 3) % 26 * 0.01, 0.03 + (m.i * 5 + c.cliId * 13) % 14 * 0.01, (m.i * 3 + c.cliId * 19) % 40 * 0.01, (m.i * 5 + c.cliId * 3) % 17, 3.6 + (m.i * 7 + c.cliId * 5) % 14 * 0.1, CASE WHEN (m.i * 7 + c.cliId * 5) % 9 = 0 THEN 1 + m.i % 3 ELSE 0 END FROM clinics AS c, m WHERE c.cliId < 7 AND (c.cliId <> 6 OR m.i > 0) ORDER BY m.i, c.cliId;
UPDATE monthly_figures SET mfLeadsWonShare = round(mfLeadsWonShare, 2), mfNoShowShare = round(mfNoShowShare, 2), mfCorporateShare = round(mfCorporateShare, 2), mfStars = round(mfStars, 1);
UPDATE monthly_figures SET mfVisits = CAST(mfBookings * (1 - mfNoShowShare) AS INTEGER), mfStars = CASE WHEN mfReviews = 0 THEN NULL ELSE mfStars END;
UPDATE monthly_figures SET mfNewPatients = mfVisits * (45 + mfMonth * 3 % 20) / 100, mfDoses = mfVisits * (150 + (mfMonth * 7 + mfCliId * 9) % 60) / 100;
UPDATE monthly_figures SET mfRevenueCents = mfDoses * (5600 + (mfMonth * 31 + mfCliId * 53) % 19 * 45) + mfVisits * 2400, mfVaccineCostCents = mfDoses * (2700 + (mfMonth + mfCliId) % 6 * 60);
UPDATE visits SET visNurId = COALESCE((SELECT MIN(n.nurId) FROM nurses AS n WHERE n.nurCliId = visits.visCliId AND n.nurId >= 11 + visits.visId * 7 % 26), (SELECT MIN(n.nurId) FROM nurses AS n WHERE n.nurCliId = visits.visCliId)) WHERE visId % 12 > 0;
UPDATE visits SET visStartsAt = date(visStartsAt) || ' ' || printf('%02d:%02d:00', 8 + visId * 7 % 11, visId * 3 % 4 * 15);
UPDATE visits SET visStartsAt = datetime(visBookedAt, '+1 day') WHERE visStartsAt < visBookedAt;
UPDATE visits SET visStatus = 'booked' WHERE visStartsAt > '2025-10-31' AND visStatus <> 'cancelled';
UPDATE visits SET visMinutes = NULL WHERE visStatus <> 'done';
DELETE FROM doses WHERE dosVisId IN (SELECT visId FROM visits WHERE visStatus <> 'done');
UPDATE doses SET dosBatNo = COALESCE((SELECT MIN(b.batNo) FROM batches AS b WHERE b.batVacCode = doses.dosVacCode AND b.batNo >= char(65 + doses.dosId * 7 % 26)), (SELECT MIN(b.batNo) FROM batches AS b WHERE b.batVacCode = doses.dosVacCode));
UPDATE doses SET dosGivenAt = (SELECT datetime(v.visStartsAt, '+' || (6 + doses.dosId % 5 * 2) || ' minutes') FROM visits AS v WHERE v.visId = doses.dosVisId);
UPDATE doses SET dosSeq = 1 WHERE dosSeq > (SELECT v.vacCourse FROM vaccines AS v WHERE v.vacCode = doses.dosVacCode);
UPDATE doses SET dosPriceCents = (SELECT v.vacPriceCents * (100 - doses.dosId % 4 * 5) / 100 FROM vaccines AS v WHERE v.vacCode = doses.dosVacCode);
DELETE FROM doses WHERE dosId > (SELECT MIN(d.dosId) FROM doses AS d WHERE d.dosVisId = doses.dosVisId AND d.dosVacCode = doses.dosVacCode);
UPDATE batches SET batUnitCents = (SELECT v.vacPriceCents * (42 + length(batShelf) + batQty % 7 * 2) / 100 FROM vaccines AS v WHERE v.vacCode = batches.batVacCode) WHERE batShelf IS NOT NULL;
UPDATE batches SET batReceived = NULL WHERE batOrdered > '2025-09-20' AND batQty < 100;
UPDATE batches SET batUsed = CASE WHEN batReceived IS NULL THEN 0 WHEN batReceived < '2025-01-01' THEN batQty - batUnitCents % 5 * batQty / 20 ELSE batQty * (batUnitCents % 9) / 10 END;
CREATE VIEW batch_left AS SELECT batNo AS blBatNo, batVacCode AS blVacCode, batCliId AS blCliId, batQty - batUsed AS blLeft, batExpires AS blExpires FROM batches WHERE batReceived IS NOT NULL;
CREATE VIEW visit_bills AS SELECT v.visId AS vbVisId, v.visFeeCents * (1 - v.visDiscShare) + (SELECT COALESCE(SUM(d.dosPriceCents), 0) FROM doses AS d WHERE d.dosVisId = v.visId) AS vbTotalCents FROM visits AS v WHERE v.visStatus = 'done';
UPDATE visits SET visDesId = 7 WHERE visDesId IN (13, 24);
DELETE FROM advices WHERE advDesId IN (12, 24);
