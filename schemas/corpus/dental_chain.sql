-- A chain of dental clinics in Ireland and Northern Ireland.
CREATE TABLE branch (
  brnId INTEGER PRIMARY KEY,
  brnName TEXT NOT NULL,
  brnCity TEXT,
  brnChairs INTEGER, -- treatment chairs
  brnOpened INTEGER, -- Unix seconds
  brnCurrency TEXT
);
INSERT INTO branch VALUES
 (1, 'Quayside', 'Galway', 6, 1236556800, 'EUR'), (2, 'Linen Court', 'Belfast', 8, 1333238400, 'GBP'),
 (3, 'Millrace', 'Cork', 4, 1430438400, 'EUR'), (4, 'Abbey Corner', 'Dublin', 9, 1172707200, 'EUR'),
 (5, 'Station Yard', 'Dublin', 5, 1567296000, 'EUR'), (6, 'Orchard Lane', 'Derry', 3, 1612137600, 'GBP'),
 (7, 'Castle Gate', 'Limerick', 4, 1488326400, 'EUR'), (8, 'Saltmarket', 'Belfast', 4, 1680307200, 'GBP'),
 (9, 'Greenway', 'Cork', 2, 1743465600, 'EUR');
CREATE TABLE insurer (
  insId INTEGER PRIMARY KEY,
  insName TEXT,
  insPlan TEXT,
  insCoverPct REAL -- percent of the net bill that the plan carries
);
INSERT INTO insurer VALUES (1, 'Corrib Health', 'Basic', 30.0), (2, 'Corrib Health', 'Plus', 60.0), (3, 'Lagan Mutual', 'Basic', 25.0),
 (4, 'Lagan Mutual', 'Family', 50.0), (5, 'Shannon Care', 'Plus', 70.0), (6, 'Tolka Union', 'Staff', 45.0), (7, 'Errigal Life', 'Basic', 20.0);
CREATE TABLE staff (
  stfId INTEGER PRIMARY KEY,       --: seq 101
  stfFirstName TEXT,               --: first
  stfLastName TEXT,                --: last distinct
  stfRole TEXT, -- D dentist, H hygienist, N chairside nurse, R front desk --: each D | H | N | R | D | N | D | H | R
  stfBrnId INTEGER REFERENCES branch(brnId), --: each 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 4 | 2
  stfHired INTEGER, -- Unix seconds, first working day --: date 2012-02-01..2024-09-30 unix
  stfSalary REAL, -- a year, before tax --: real 26000..98000 2
  stfCurrency TEXT,                --: from EUR
  stfEmployment TEXT -- active or left --: pick active*6 | left
); --: rows 48
CREATE TABLE patient (
  patId INTEGER PRIMARY KEY,       --: seq 3001
  patFirstName TEXT,               --: first
  patLastName TEXT,                --: last
  patBorn INTEGER, -- Unix seconds, negative before 1970 --: date 1939-01-01..2019-06-01 unix
  patCity TEXT,                    --: pick Galway*3 | Belfast*5 | Cork*4 | Dublin*6 | Derry*2 | Limerick*2 | Athlone | Newry
  patBrnId INTEGER REFERENCES branch(brnId), -- home branch, where the file is kept --: by patCity: Galway, Athlone => 1; Belfast => 2*3 | 8*2; Cork => 3*4 | 9; Dublin => 4*3 | 5*2; Derry => 6; Limerick => 7; Newry => 2 | 8
  patInsId INTEGER REFERENCES insurer(insId), --: ref insurer.insId cover 86% null 30%
  patRegistered INTEGER,           --: date 2019-01-07..2025-10-20 unix
  patMobile TEXT,                  --: code 08# ### ####
  patEmail TEXT,                   --: from lower {patFirstName}.{patLastName}@example.net null 15%
  patReferrer INTEGER REFERENCES patient(patId), -- the patient who recommended us --: self patId null 65%
  patRecall TEXT -- active: gets check-up reminders; inactive: does not --: pick active*7 | inactive*2
); --: rows 210
CREATE TABLE treatment (
  trtId INTEGER PRIMARY KEY,
  trtName TEXT,
  trtCategory TEXT,
  trtMinutes INTEGER, -- chair time planned for it, minutes
  trtPrice REAL, -- list price
  trtCurrency TEXT
);
INSERT INTO treatment VALUES
 (1, 'Check-up', 'Preventive', 20, 55, 'EUR'), (2, 'Scale and polish', 'Preventive', 30, 75, 'EUR'), (3, 'Fluoride varnish', 'Preventive', 15, 40, 'EUR'),
 (4, 'Fissure sealant', 'Preventive', 25, 45, 'EUR'), (5, 'White filling', 'Restorative', 40, 120, 'EUR'), (6, 'Silver filling', 'Restorative', 35, 95, 'EUR'),
 (7, 'Ceramic crown', 'Restorative', 90, 780, 'EUR'), (8, 'Gold crown', 'Restorative', 90, 950, 'EUR'), (9, 'Three-unit bridge', 'Restorative', 120, 1890, 'EUR'),
 (10, 'Root canal', 'Endodontic', 95, 640, 'EUR'), (11, 'Simple extraction', 'Surgical', 30, 110, 'EUR'), (12, 'Wisdom tooth removal', 'Surgical', 60, 290, 'EUR'),
 (13, 'Single implant', 'Surgical', 120, 2150, 'EUR'), (14, 'Home whitening', 'Cosmetic', 20, 260, 'EUR'), (15, 'Chairside whitening', 'Cosmetic', 75, 420, 'EUR'),
 (16, 'Veneer', 'Cosmetic', 80, 690, 'EUR'), (17, 'Clear aligner', 'Orthodontic', 45, 2400, 'EUR'), (18, 'Night guard', 'Preventive', 30, 310, 'EUR');
-- which member of staff is allowed to do which treatment
CREATE TABLE skill (
  sklStfId INTEGER REFERENCES staff(stfId),
  sklTrtId INTEGER REFERENCES treatment(trtId),
  sklSince INTEGER, -- Unix seconds, date of the certificate
  PRIMARY KEY (sklStfId, sklTrtId)
);
CREATE TABLE appointment (
  appId INTEGER PRIMARY KEY,       --: seq 20001
  appPatId INTEGER REFERENCES patient(patId), --: ref patient.patId cover 82% skew
  appStfId INTEGER REFERENCES staff(stfId), --: ref staff.stfId
  appBrnId INTEGER REFERENCES branch(brnId), --: pick 1*3 | 2*5 | 3*3 | 4*6 | 5*3 | 6*2 | 7*2 | 8*3
  appStart INTEGER, -- Unix seconds --: date 2024-01-03..2025-11-28 unix
  appMinutes INTEGER, -- minutes in the chair, as clocked --: int 12..140 skew
  appWait INTEGER, -- minutes in the waiting room --: int 0..45 skew
  appState TEXT, -- K kept, C called off, N no-show, B booked --: pick K*16 | C*2 | N*2
  appNote TEXT                     --: pick NULL*9 | Nervous patient*2 | Latex allergy*2 | Parent present | Pain since weekend*2 | Needs interpreter | On blood thinners
); --: rows 330
CREATE TABLE treatmentLine (
  tliAppId INTEGER REFERENCES appointment(appId),
  tliNo INTEGER, -- position within the appointment
  tliTrtId INTEGER REFERENCES treatment(trtId),
  tliTooth INTEGER, -- tooth number 11 to 48, empty when the whole mouth
  tliListed REAL, -- price before discount
  tliCharged REAL, -- price after discount
  tliCurrency TEXT,
  PRIMARY KEY (tliAppId, tliNo)
);
CREATE TABLE invoice (
  invId INTEGER PRIMARY KEY,
  invAppId INTEGER REFERENCES appointment(appId),
  invIssued INTEGER, -- Unix seconds
  invDue INTEGER, -- Unix seconds
  invNet REAL, -- without tax
  invGross REAL, -- with tax
  invCurrency TEXT,
  invSettled TEXT -- paid or unpaid
);
CREATE TABLE payment (
  payId INTEGER PRIMARY KEY,
  payInvId INTEGER REFERENCES invoice(invId),
  payOn INTEGER, -- Unix seconds
  payAmount REAL,
  payCurrency TEXT,
  payMethod TEXT
);
CREATE TABLE supply (
  supId INTEGER PRIMARY KEY,
  supName TEXT,
  supUnit TEXT,
  supPrice REAL, -- for one unit
  supCurrency TEXT
);
INSERT INTO supply VALUES (1, 'Nitrile gloves S', 'box of 100', 7.9, 'EUR'), (2, 'Nitrile gloves M', 'box of 100', 7.9, 'EUR'), (3, 'Face masks', 'box of 50', 6.2, 'EUR'),
 (4, 'Composite syringe', 'piece', 38.5, 'EUR'), (5, 'Articaine carpule', 'box of 50', 41.0, 'EUR'), (6, 'Suture kit', 'piece', 12.4, 'EUR'), (7, 'Alginate powder', 'bag', 15.75, 'EUR'),
 (8, 'Polishing paste', 'jar', 9.3, 'EUR'), (9, 'Saliva ejector', 'bag of 100', 5.1, 'EUR'), (10, 'Diamond bur', 'piece', 4.6, 'EUR'), (11, 'Fluoride gel', 'bottle', 18.2, 'EUR'), (12, 'Steriliser pouch', 'box of 200', 16.9, 'EUR');
CREATE TABLE stock (
  stkBrnId INTEGER REFERENCES branch(brnId),
  stkSupId INTEGER REFERENCES supply(supId),
  stkOnHand INTEGER, -- units on the shelf
  stkMinimum INTEGER, -- reorder below this
  stkCounted INTEGER, -- Unix seconds, last stocktake
  PRIMARY KEY (stkBrnId, stkSupId)
);
CREATE TABLE labOrder (
  labId INTEGER PRIMARY KEY,
  labAppId INTEGER REFERENCES appointment(appId),
  labMaker TEXT, -- the outside workshop
  labSent INTEGER, -- Unix seconds
  labBack INTEGER, -- Unix seconds, empty while it is away
  labCost REAL,
  labCurrency TEXT
);
UPDATE staff SET stfSalary = ROUND(CASE stfRole WHEN 'D' THEN 62000 + stfSalary * 0.4 WHEN 'H' THEN 38000 + stfSalary * 0.15 WHEN 'N' THEN 27000 + stfSalary * 0.1 ELSE 23000 + stfSalary * 0.08 END, -2),
  stfCurrency = (SELECT brnCurrency FROM branch WHERE brnId = stfBrnId);
UPDATE staff SET stfHired = stfHired - stfHired % 86400;
UPDATE staff SET stfRole = 'D', stfSalary = 71500 WHERE stfId IN (106, 116, 108);
UPDATE staff SET stfEmployment = 'left' WHERE stfId IN (117, 129);
UPDATE patient SET patBorn = patBorn - patBorn % 86400, patRegistered = patRegistered - patRegistered % 86400 + 32400 + (patId * 7 % 30) * 900;
UPDATE appointment SET appBrnId = (SELECT patBrnId FROM patient WHERE patId = appPatId) WHERE appId % 5 <> 2 AND (SELECT patBrnId FROM patient WHERE patId = appPatId) <> 9;
UPDATE appointment SET appStfId = (SELECT MIN(((stfId * 31 + appId * 17) % 23) * 1000 + stfId) % 1000 FROM staff WHERE stfBrnId = appBrnId AND stfRole IN ('D', 'H'));
UPDATE appointment SET appStart = appStart - appStart % 86400 + 30600 + (appId * 37 % 34) * 900;
UPDATE appointment SET appStart = appStart + 2 * 86400 WHERE strftime('%w', appStart, 'unixepoch') IN ('0', '6') AND appId % 7 <> 0;
UPDATE appointment SET appState = 'B' WHERE date(appStart, 'unixepoch') > '2025-10-30';
UPDATE appointment SET appMinutes = NULL, appWait = NULL WHERE appState <> 'K';
UPDATE appointment SET appMinutes = NULL WHERE appId % 41 = 0;
UPDATE appointment SET appMinutes = 152 WHERE appId = 20115;
INSERT INTO skill SELECT stfId, trtId, stfHired + ((stfId * 13 + trtId * 29) % 900) * 86400 FROM staff, treatment
 WHERE (stfRole = 'D' AND (stfId * 7 + trtId * 5) % 9 < 5 AND trtId <> 9) OR (stfRole = 'H' AND trtId IN (2, 3, 4, 14) AND (stfId + trtId) % 5 <> 0) OR (stfRole = 'D' AND trtId = 1);
INSERT INTO treatmentLine SELECT appId, 1, CASE WHEN appId % 3 = 0 THEN 1 WHEN appId % 3 = 1 THEN 2 + (appId * 7919 % 1009) % 5 ELSE 5 + (appId * 6271 % 1013) % 14 END, NULL, NULL, NULL, (SELECT brnCurrency FROM branch WHERE brnId = appBrnId) FROM appointment WHERE appState = 'K';
INSERT INTO treatmentLine SELECT appId, 2, CASE WHEN appId % 4 = 0 THEN 2 ELSE 3 + (appId * 4409 % 997) % 14 END, NULL, NULL, NULL, (SELECT brnCurrency FROM branch WHERE brnId = appBrnId) FROM appointment WHERE appState = 'K' AND appId % 5 IN (0, 3);
UPDATE treatmentLine SET tliTrtId = 7 WHERE tliTrtId = 9;
UPDATE treatmentLine SET tliTooth = ((tliAppId * 3 + tliNo) % 4 + 1) * 10 + (tliAppId * 7 + tliNo * 3) % 8 + 1 WHERE tliTrtId BETWEEN 4 AND 13 OR tliTrtId = 16;
UPDATE treatmentLine SET tliListed = ROUND((SELECT trtPrice FROM treatment WHERE trtId = tliTrtId) * CASE tliCurrency WHEN 'GBP' THEN 0.86 ELSE 1 END, 2);
UPDATE treatmentLine SET tliCharged = ROUND(tliListed * CASE (tliAppId * 3571 % 887 + tliNo) % 6 WHEN 0 THEN 0.8 WHEN 1 THEN 0.9 WHEN 2 THEN 0.95 ELSE 1 END, 2);
INSERT INTO invoice SELECT 70000 + appId - 20000, appId, appStart + 3600 * 3 + (appId % 4) * 86400, appStart + 3600 * 3 + (appId % 4 + 14 + 16 * (appId % 2)) * 86400,
 (SELECT ROUND(SUM(tliCharged), 2) FROM treatmentLine WHERE tliAppId = appId), (SELECT ROUND(SUM(tliCharged) * 1.135, 2) FROM treatmentLine WHERE tliAppId = appId),
 (SELECT brnCurrency FROM branch WHERE brnId = appBrnId), CASE WHEN (appId * 5417 % 1009) % 9 < 2 THEN 'unpaid' ELSE 'paid' END FROM appointment WHERE appState = 'K' AND appId % 13 <> 0 AND date(appStart, 'unixepoch') < '2025-10-26';
INSERT INTO payment SELECT NULL, invId, invIssued + (invId * 5 % 47) * 86400 + 1800, CASE WHEN invId % 6 = 0 THEN ROUND(invGross * 0.4, 2) ELSE invGross END, invCurrency,
 CASE (invId * 7919 % 1009) % 8 WHEN 0 THEN 'cash' WHEN 1 THEN 'bank transfer' WHEN 2 THEN 'bank transfer' WHEN 3 THEN 'instalment plan' ELSE 'card' END FROM invoice WHERE invSettled = 'paid' OR invId % 6 = 0;
INSERT INTO payment SELECT NULL, invId, invIssued + (invId * 5 % 47 + 30) * 86400 + 1800, ROUND(invGross - ROUND(invGross * 0.4, 2), 2), invCurrency, 'card' FROM invoice WHERE invSettled = 'paid' AND invId % 6 = 0;
DELETE FROM payment WHERE date(payOn, 'unixepoch') > '2025-10-30';
UPDATE invoice SET invSettled = 'unpaid' WHERE ROUND(invGross - COALESCE((SELECT SUM(payAmount) FROM payment WHERE payInvId = invId), 0), 2) > 0;
INSERT INTO stock SELECT brnId, supId, (brnId * 17 + supId * 23) % 31, 4 + (supId * 5 + brnId) % 9, 1759276800 - ((brnId * 11 + supId * 3) % 60) * 86400 FROM branch, supply WHERE (brnId = 4 OR (brnId * 5 + supId * 3) % 8 <> 0 OR supId = 3);
INSERT INTO labOrder SELECT NULL, tliAppId, CASE (tliAppId * 7919 % 1009) % 5 WHEN 0 THEN 'Enamelworks' WHEN 1 THEN 'Dalkey Dental Lab' WHEN 2 THEN 'Enamelworks' WHEN 3 THEN 'Foyle Ceramics' ELSE 'Dalkey Dental Lab' END,
 appStart + 86400 * (1 + tliAppId % 3), appStart + 86400 * (6 + tliAppId % 3 + (tliAppId * 11 % 17)), ROUND(tliCharged * (0.22 + (tliAppId % 9) * 0.015), 2), tliCurrency
 FROM treatmentLine JOIN appointment ON appId = tliAppId WHERE tliTrtId IN (7, 8, 16, 17, 18);
UPDATE labOrder SET labBack = NULL WHERE date(labBack, 'unixepoch') > '2025-10-30' OR labId % 19 = 4;
