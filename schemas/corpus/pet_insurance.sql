CREATE TABLE country (
  ctrCode TEXT PRIMARY KEY,
  ctrName TEXT
);
INSERT INTO country VALUES ('ENG', 'England'), ('WLS', 'Wales'), ('SCT', 'Scotland'), ('NIR', 'Northern Ireland');
CREATE TABLE region (
  rgnId INTEGER PRIMARY KEY,
  rgnName TEXT,
  rgnCtrCode TEXT REFERENCES country(ctrCode)
);
INSERT INTO region VALUES (1, 'West Country', 'ENG'), (2, 'Thames Valley', 'ENG'), (3, 'Pennines', 'ENG'), (4, 'Gwent', 'WLS'), (5, 'Snowdonia', 'WLS'), (6, 'Borders', 'SCT'), (7, 'Fife', 'SCT'), (8, 'Antrim', 'NIR');
CREATE TABLE town (
  twnId INTEGER PRIMARY KEY,
  twnName TEXT,
  twnRgnId INTEGER REFERENCES region(rgnId),
  twnPopulation INTEGER
);
INSERT INTO town VALUES (1, 'Taunton', 1, 61000), (2, 'Exeter', 1, 130000), (3, 'Reading', 2, 174000), (4, 'Newbury', 2, 44000), (5, 'Hebden Bridge', 3, 4700), (6, 'Skipton', 3, 15000), (7, 'Newport', 4, 159000), (8, 'Bangor', 5, 18000), (9, 'Bangor', 8, 64000), (10, 'Galashiels', 6, 14000), (11, 'St Andrews', 7, 18400), (12, 'Ballymena', 8, 31000), (13, 'Slough', 2, NULL);
CREATE TABLE branch (
  brnId INTEGER PRIMARY KEY,
  brnName TEXT,
  brnTwnId INTEGER REFERENCES town(twnId),
  brnOpenedDate INTEGER,
  brnFloorSqm INTEGER
);
INSERT INTO branch VALUES (1, 'Kennel House', 1, 19980401, 420), (2, 'Thameside', 3, 20050912, 610), (3, 'The Old Dairy', 5, 20140303, 150), (4, 'Gwent Gate', 7, 20081101, 280), (5, 'Tweed Court', 10, 20170619, 150), (6, 'Causeway', 12, 20210201, 190);
CREATE TABLE department (
  dptId INTEGER PRIMARY KEY,
  dptName TEXT,
  dptBrnId INTEGER REFERENCES branch(brnId)
);
INSERT INTO department VALUES (1, 'Claims', 1), (2, 'Underwriting', 1), (3, 'Claims', 2), (4, 'Sales', 2), (5, 'Complaints', 2), (6, 'Claims', 4), (7, 'Sales', 5), (8, 'Post Room', 3), (9, 'Actuarial', 2);
CREATE TABLE grade (
  grdCode TEXT PRIMARY KEY,
  grdName TEXT,
  grdMinSalary INTEGER,
  grdMaxSalary INTEGER
);
INSERT INTO grade VALUES ('A', 'Assistant', 21000, 26500), ('B', 'Handler', 25000, 33000), ('C', 'Senior handler', 31000, 42000), ('D', 'Head', 44000, 69000);
CREATE TABLE employee (
  empId INTEGER PRIMARY KEY, --: seq 501
  empFirstName TEXT, --: first distinct
  empLastName TEXT, --: last distinct
  empDptId INTEGER REFERENCES department(dptId), --: pick 1*6 | 2*3 | 3*6 | 4*3 | 5*2 | 6*4 | 7*2 | 8 | NULL*1
  empGrdCode TEXT REFERENCES grade(grdCode), --: pick A*3 | B*5 | C*3 | D
  empHiredDate INTEGER, --: date 2004-01-05..2024-09-30 yyyymmdd
  empLeftDate INTEGER, --: date 2023-02-01..2024-12-20 yyyymmdd null 82%
  empSalary INTEGER, --: int 21500..44000
  empBossId INTEGER REFERENCES employee(empId) --: self empId
); --: rows 40
CREATE TABLE holder (
  hldId INTEGER PRIMARY KEY, --: seq 1001
  hldFirstName TEXT, --: first
  hldLastName TEXT, --: last distinct
  hldBornDate INTEGER, --: date 1938-05-01..2005-06-30 yyyymmdd null 5%
  hldTwnId INTEGER REFERENCES town(twnId), --: ref town.twnId cover 92%
  hldJoinedDate INTEGER, --: date 2016-03-01..2024-06-30 yyyymmdd
  hldEmail TEXT, --: from lower {hldFirstName}.{hldLastName}@pawmail.example null 14%
  hldMarketing TEXT --: pick Y*5 | N*6
); --: rows 130
CREATE TABLE holderNote (
  hntId INTEGER PRIMARY KEY, --: seq 1
  hntHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 50%
  hntEmpId INTEGER REFERENCES employee(empId), --: ref employee.empId
  hntWrittenDate INTEGER, --: date 2022-01-01..2024-12-20 yyyymmdd
  hntText TEXT --: note
); --: rows 70
CREATE TABLE species (
  spcId INTEGER PRIMARY KEY,
  spcName TEXT
);
INSERT INTO species VALUES (1, 'Dog'), (2, 'Cat'), (3, 'Rabbit'), (4, 'Parrot'), (5, 'Tortoise');
CREATE TABLE breed (
  brdId INTEGER PRIMARY KEY,
  brdName TEXT,
  brdSpcId INTEGER REFERENCES species(spcId),
  brdLoadingPct INTEGER,
  brdLifeYears INTEGER
);
INSERT INTO breed VALUES (1, 'Labrador', 1, 5, 12), (2, 'French Bulldog', 1, 40, 10), (3, 'Whippet', 1, 0, 14), (4, 'Border Terrier', 1, 0, 14), (5, 'Great Dane', 1, 35, 8), (6, 'Cockapoo', 1, 10, 13), (7, 'Siamese', 2, 10, 15), (8, 'Maine Coon', 2, 15, 13), (9, 'Moggy', 2, 0, 15), (10, 'Sphynx', 2, 30, 12), (11, 'Netherland Dwarf', 3, 5, 10), (12, 'French Lop', 3, 15, 6), (13, 'African Grey', 4, 20, 50), (14, 'Hermann', 5, NULL, 70);
CREATE TABLE pet (
  petId INTEGER PRIMARY KEY, --: seq 3001
  petName TEXT, --: pick Biscuit*3 | Nelson*2 | Mabel*3 | Pickle*3 | Otto*2 | Duchess | Tofu*2 | Marmite*2 | Gladys | Sprout*2 | Bertie*3 | Luna*3 | Winston | Crumpet | Ziggy*2 | Hattie | Fudge*2 | Clementine | Monty*2 | Dot
  petHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 88%
  petBrdId INTEGER REFERENCES breed(brdId), --: ref breed.brdId cover 93% skew
  petBornDate INTEGER, --: date 2009-02-01..2024-05-31 yyyymmdd
  petSex TEXT, --: pick F*5 | M*5
  petNeutered TEXT, --: pick Y*6 | N*3
  petChipNo TEXT, --: code 826######### null 12%
  petWeightKg REAL, --: real 1.2..48 1 skew null 6%
  petDiedDate INTEGER --: date 2023-01-10..2024-12-15 yyyymmdd null 91%
); --: rows 170
CREATE TABLE product (
  prdId INTEGER PRIMARY KEY,
  prdName TEXT,
  prdTier TEXT,
  prdLaunchYear INTEGER,
  prdLaunchMonth INTEGER,
  prdStandardExcessPct INTEGER
);
INSERT INTO product VALUES (1, 'Paw Basic', 'bronze', 2012, 4, 25), (2, 'Paw Plus', 'silver', 2012, 4, 20), (3, 'Paw Complete', 'gold', 2015, 9, 10), (4, 'Whisker Lite', 'bronze', 2016, 2, 25), (5, 'Whisker Gold', 'gold', 2019, 6, 10), (6, 'Exotic Friend', 'silver', 2021, 11, 20), (7, 'Golden Years', 'silver', 2022, 3, 30), (8, 'Puppy Start', 'bronze', 2024, 1, 15);
CREATE TABLE coverType (
  cvtId INTEGER PRIMARY KEY,
  cvtName TEXT
);
INSERT INTO coverType VALUES (1, 'Vet fees'), (2, 'Dental'), (3, 'Third party liability'), (4, 'Death by illness'), (5, 'Loss or theft'), (6, 'Holiday cancellation'), (7, 'Behaviour therapy');
CREATE TABLE productCover (
  pcvPrdId INTEGER REFERENCES product(prdId),
  pcvCvtId INTEGER REFERENCES coverType(cvtId),
  pcvLimitAmount INTEGER,
  PRIMARY KEY (pcvPrdId, pcvCvtId)
);
INSERT INTO productCover VALUES (1, 1, 2000), (1, 3, 1000000), (2, 1, 5000), (2, 2, 400), (2, 3, 1500000), (2, 5, 800), (3, 1, 12000), (3, 2, 1000), (3, 3, 2000000), (3, 4, 1500), (3, 5, 1500), (3, 6, 2500), (3, 7, 750), (4, 1, 1500), (5, 1, 9000), (5, 2, 900), (5, 4, 1200), (5, 5, 1000), (6, 1, 3000), (6, 5, 2500), (7, 1, 4000), (7, 2, 600), (7, 7, 500), (8, 1, 2500), (8, 3, 1000000);
CREATE TABLE brokerFirm (
  bkfId INTEGER PRIMARY KEY,
  bkfName TEXT,
  bkfTwnId INTEGER REFERENCES town(twnId),
  bkfSinceYear INTEGER
);
INSERT INTO brokerFirm VALUES (1, 'Tidmarsh & Daughters', 3, 2009), (2, 'Fell & Dale Brokers', 6, 2013), (3, 'Celtic Cover', 7, 2015), (4, 'Harbour Mutual', 2, 2011), (5, 'Lomond Lane', 11, 2020), (6, 'Slate Street', 8, 2022);
CREATE TABLE broker (
  brkId INTEGER PRIMARY KEY, --: seq 71
  brkFirstName TEXT, --: first
  brkLastName TEXT, --: last distinct
  brkBkfId INTEGER REFERENCES brokerFirm(bkfId), --: ref brokerFirm.bkfId
  brkCommissionPct INTEGER, --: pick 5*2 | 8*4 | 10*4 | 12*2 | 15
  brkLicensedDate INTEGER --: date 2008-01-01..2023-10-31 yyyymmdd
); --: rows 30
CREATE TABLE salesChannel (
  schId INTEGER PRIMARY KEY,
  schName TEXT
);
INSERT INTO salesChannel VALUES (1, 'Website'), (2, 'Telephone'), (3, 'Broker'), (4, 'Vet referral'), (5, 'Breeder pack');
CREATE TABLE cancelReason (
  cnrCode TEXT PRIMARY KEY,
  cnrName TEXT
);
INSERT INTO cancelReason VALUES ('PD', 'Pet died'), ('PR', 'Price too high'), ('MV', 'Moved abroad'), ('SV', 'Poor service'), ('NP', 'Did not pay');
CREATE TABLE policy (
  polNo INTEGER PRIMARY KEY, --: seq 880001
  polPetId INTEGER REFERENCES pet(petId), --: ref pet.petId cover 90%
  polPrdId INTEGER REFERENCES product(prdId), --: ref product.prdId cover 95% skew
  polSchId INTEGER REFERENCES salesChannel(schId), --: ref salesChannel.schId skew
  polBrkId INTEGER REFERENCES broker(brkId), --: ref broker.brkId cover 80% null 55%
  polStartDate INTEGER, --: date 2020-01-05..2024-11-25
  polCancelDate INTEGER, --: after polStartDate 60..900 days until 2024-12-31 null 66%
  polCnrCode TEXT REFERENCES cancelReason(cnrCode), --: pick PD*2 | PR*5 | MV | SV*2 | NP*3
  polState TEXT, --: pick live
  polNetPremium REAL, --: real 96..840 2 skew
  polGrossPremium REAL, --: real 1..2 2
  polExcessPct INTEGER --: pick 10*3 | 15 | 20*4 | 25*2 | 30
); --: rows 220
CREATE TABLE policyDocument (
  pdcId INTEGER PRIMARY KEY, --: seq 1
  pdcPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 60%
  pdcKind TEXT, --: pick schedule*5 | certificate*4 | endorsement*2
  pdcIssuedDate INTEGER, --: date 2021-01-01..2024-12-15 yyyymmdd
  pdcPages INTEGER --: int 1..14 skew
); --: rows 120
CREATE TABLE policyLog (
  plgId INTEGER PRIMARY KEY, --: seq 1
  plgPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 70%
  plgLoggedDate INTEGER, --: date 2022-01-01..2024-12-30 yyyymmdd
  plgState TEXT, --: pick live*6 | cancelled*2 | lapsed | quoted*2
  plgNetPremium REAL, --: real 90..700 2 skew
  plgGrossPremium REAL --: expr ROUND(plgNetPremium * 1.12, 2)
); --: rows 260
CREATE TABLE discount (
  dscId INTEGER PRIMARY KEY,
  dscName TEXT,
  dscPct INTEGER
);
INSERT INTO discount VALUES (1, 'Multi-pet', 10), (2, 'Rescue animal', 5), (3, 'Online', 7), (4, 'Staff', 25), (5, 'Loyalty', 5), (6, 'NHS worker', 8);
CREATE TABLE policyDiscount (
  pdsPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 45%
  pdsDscId INTEGER REFERENCES discount(dscId), --: ref discount.dscId cover 85%
  pdsGrantedDate INTEGER --: date 2020-02-01..2024-11-30 yyyymmdd
); --: rows 110
CREATE TABLE renewal (
  rnwId INTEGER PRIMARY KEY, --: seq 1
  rnwPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 55%
  rnwYear INTEGER, --: pick 2022*2 | 2023*3 | 2024*4
  rnwMonth INTEGER, --: int 1..12
  rnwOldGross REAL, --: real 110..800 2 skew
  rnwNewGross REAL, --: expr ROUND(rnwOldGross * (1 + (rnwId * 7 % 23 - 4) / 100.0), 2)
  rnwAccepted TEXT --: pick Y*7 | N*2
); --: rows 160
CREATE TABLE payMethod (
  pmtCode TEXT PRIMARY KEY,
  pmtName TEXT
);
INSERT INTO payMethod VALUES ('DD', 'Direct debit'), ('CC', 'Card'), ('CH', 'Cheque');
CREATE TABLE premiumPayment (
  ppyId INTEGER PRIMARY KEY, --: seq 40001
  ppyPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 75%
  ppyYear INTEGER, --: pick 2023*4 | 2024*6
  ppyMonth INTEGER, --: int 1..12
  ppyDueAmount REAL, --: real 9..72 2 skew
  ppyPaidAmount REAL, --: expr ppyDueAmount
  ppyPmtCode TEXT REFERENCES payMethod(pmtCode) --: pick DD*8 | CC*4 | CH
); --: rows 400
CREATE TABLE bank (
  bnkId INTEGER PRIMARY KEY,
  bnkName TEXT,
  bnkSortCode TEXT
);
INSERT INTO bank VALUES (1, 'Wessex Bank', '40-11-02'), (2, 'Northgate', '20-77-14'), (3, 'Penny & Co', '09-01-55'), (4, 'Clydeway', '83-06-21');
CREATE TABLE mandate (
  mdtId INTEGER PRIMARY KEY, --: seq 1
  mdtHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 60%
  mdtBnkId INTEGER REFERENCES bank(bnkId), --: ref bank.bnkId
  mdtSignedDate INTEGER, --: date 2018-01-01..2024-11-30 yyyymmdd
  mdtActive TEXT --: pick Y*6 | N*2
); --: rows 80
CREATE TABLE vetPractice (
  vprId INTEGER PRIMARY KEY,
  vprName TEXT,
  vprTwnId INTEGER REFERENCES town(twnId),
  vprApproved TEXT,
  vprJoinedDate INTEGER
);
INSERT INTO vetPractice VALUES (1, 'Cloverfield Vets', 1, 'Y', 20130506), (2, 'Exe Animal Clinic', 2, 'Y', 20150112), (3, 'Kennet Paws', 3, 'Y', 20111003), (4, 'Lambourn Road Surgery', 4, 'N', 20180820), (5, 'Calder Vets', 5, 'Y', 20140415), (6, 'Moor End Surgery', 6, 'Y', 20190702), (7, 'Usk Valley Vets', 7, 'Y', 20120227), (8, 'Menai Pets', 8, 'N', 20200116), (9, 'Ards Animal Hospital', 9, 'Y', 20161205), (10, 'Tweedside', 10, 'Y', 20170330), (11, 'Links Road Vets', 11, 'Y', 20210611), (12, 'Braid Water Clinic', 12, 'N', 20220914), (13, 'Kennet Paws at Night', 3, 'Y', 20230301);
CREATE TABLE vet (
  vetId INTEGER PRIMARY KEY, --: seq 201
  vetFirstName TEXT, --: first
  vetLastName TEXT, --: last distinct
  vetVprId INTEGER REFERENCES vetPractice(vprId), --: ref vetPractice.vprId
  vetQualifiedYear INTEGER --: int 1985..2022
); --: rows 36
CREATE TABLE specialty (
  spyId INTEGER PRIMARY KEY,
  spyName TEXT
);
INSERT INTO specialty VALUES (1, 'Orthopaedics'), (2, 'Cardiology'), (3, 'Dermatology'), (4, 'Dentistry'), (5, 'Exotics'), (6, 'Oncology');
CREATE TABLE vetSpecialty (
  vspVetId INTEGER REFERENCES vet(vetId), --: ref vet.vetId cover 70%
  vspSpyId INTEGER REFERENCES specialty(spyId), --: ref specialty.spyId
  vspSinceYear INTEGER --: int 1998..2024
); --: rows 40
CREATE TABLE conditionGroup (
  cgrId INTEGER PRIMARY KEY,
  cgrName TEXT
);
INSERT INTO conditionGroup VALUES (1, 'Injury'), (2, 'Digestive'), (3, 'Skin'), (4, 'Heart and lungs'), (5, 'Teeth'), (6, 'Chronic');
CREATE TABLE ailment (
  ailId INTEGER PRIMARY KEY,
  ailName TEXT,
  ailCgrId INTEGER REFERENCES conditionGroup(cgrId),
  ailHereditary TEXT
);
INSERT INTO ailment VALUES (1, 'Cruciate tear', 1, 'N'), (2, 'Bite wound', 1, 'N'), (3, 'Broken leg', 1, 'N'), (4, 'Swallowed object', 2, 'N'), (5, 'Gastritis', 2, 'N'), (6, 'Pancreatitis', 2, 'N'), (7, 'Eczema', 3, 'Y'), (8, 'Ear infection', 3, 'N'), (9, 'Heart murmur', 4, 'Y'), (10, 'Asthma', 4, 'Y'), (11, 'Tooth abscess', 5, 'N'), (12, 'Diabetes', 6, 'N'), (13, 'Arthritis', 6, 'N'), (14, 'Hip dysplasia', 6, 'Y');
CREATE TABLE treatment (
  trtId INTEGER PRIMARY KEY,
  trtName TEXT,
  trtTypicalCost INTEGER,
  trtVatPct INTEGER
);
INSERT INTO treatment VALUES (1, 'Consultation', 55, 20), (2, 'X-ray', 240, 20), (3, 'Ultrasound', 310, 20), (4, 'Blood test', 130, 20), (5, 'Surgery', 1650, 20), (6, 'Stitches', 180, 20), (7, 'Extraction', 290, 20), (8, 'Overnight stay', 210, 20), (9, 'Physiotherapy', 65, 20), (10, 'MRI scan', 1900, 20), (11, 'Prescription diet', 48, 0), (12, 'Acupuncture', 60, 20);
CREATE TABLE rejectReason (
  rjrCode TEXT PRIMARY KEY,
  rjrName TEXT
);
INSERT INTO rejectReason VALUES ('PEX', 'Pre-existing'), ('LAT', 'Reported too late'), ('NCV', 'Not covered'), ('DOC', 'Papers missing');
CREATE TABLE claim (
  clmNo INTEGER PRIMARY KEY, --: seq 610001
  clmPolNo INTEGER REFERENCES policy(polNo), --: ref policy.polNo cover 72% skew
  clmAilId INTEGER REFERENCES ailment(ailId), --: ref ailment.ailId cover 95% skew
  clmVprId INTEGER REFERENCES vetPractice(vprId), --: ref vetPractice.vprId cover 93%
  clmEmpId INTEGER REFERENCES employee(empId), --: ref employee.empId cover 55% null 4%
  clmIncidentDate INTEGER, --: date 2020-01-05..2024-11-25
  clmReportedDate INTEGER, --: date 2020-01-05..2024-11-25
  clmSettledDate INTEGER, --: date 2020-01-05..2024-11-25
  clmState TEXT, --: pick paid*11 | rejected*3 | open*3
  clmRjrCode TEXT REFERENCES rejectReason(rjrCode), --: pick PEX*4 | LAT*2 | NCV*4 | DOC
  clmClaimedAmount REAL, --: real 40..3900 2 skew
  clmApprovedAmount REAL --: real 60..92 2
); --: rows 320
CREATE TABLE claimLine (
  clnId INTEGER PRIMARY KEY, --: seq 1
  clnClmNo INTEGER REFERENCES claim(clmNo), --: ref claim.clmNo cover 80%
  clnTrtId INTEGER REFERENCES treatment(trtId), --: ref treatment.trtId cover 92% skew
  clnNetAmount REAL, --: real 25..900 2 skew
  clnGrossAmount REAL, --: expr ROUND(clnNetAmount * (100 + (SELECT T.trtVatPct FROM treatment AS T WHERE T.trtId = claimLine.clnTrtId)) / 100.0, 2)
  clnQty INTEGER --: pick 1*7 | 2*2 | 3
); --: rows 400
CREATE TABLE claimLog (
  clgId INTEGER PRIMARY KEY, --: seq 1
  clgClmNo INTEGER REFERENCES claim(clmNo), --: ref claim.clmNo cover 70%
  clgSnapshotDate INTEGER, --: date 2023-01-31..2024-12-31 yyyymmdd
  clgState TEXT, --: pick paid*5 | rejected*2 | open*7
  clgClaimedAmount REAL, --: real 40..3900 2 skew
  clgApprovedAmount REAL --: real 30..2900 2 skew null 40%
); --: rows 300
CREATE TABLE payout (
  poyId INTEGER PRIMARY KEY, --: seq 1
  poyClmNo INTEGER REFERENCES claim(clmNo), --: ref claim.clmNo cover 60% distinct
  poyPaidDate INTEGER, --: date 2021-01-01..2024-12-31 yyyymmdd
  poyAmount REAL, --: real 30..2000 2
  poyPmtCode TEXT REFERENCES payMethod(pmtCode), --: pick DD*7 | CH*2
  poyTo TEXT --: pick holder*5 | practice*4
); --: rows 150
CREATE TABLE medicine (
  medId INTEGER PRIMARY KEY,
  medName TEXT,
  medPackPrice REAL
);
INSERT INTO medicine VALUES (1, 'Limpaway', 18.4), (2, 'Itchgone', 22.95), (3, 'Calmadog', 31.5), (4, 'Purrzone', 12.2), (5, 'Gutsooth', 9.99), (6, 'Insupaw', 41.75), (7, 'Hopwell', NULL);
CREATE TABLE claimMedicine (
  cmdClmNo INTEGER REFERENCES claim(clmNo), --: ref claim.clmNo cover 40%
  cmdMedId INTEGER REFERENCES medicine(medId), --: ref medicine.medId cover 88%
  cmdPacks INTEGER --: int 1..6 skew
); --: rows 110
CREATE TABLE hospitalStay (
  hsyId INTEGER PRIMARY KEY, --: seq 1
  hsyClmNo INTEGER REFERENCES claim(clmNo), --: ref claim.clmNo cover 30%
  hsyVprId INTEGER REFERENCES vetPractice(vprId), --: ref vetPractice.vprId
  hsyNights INTEGER, --: int 1..9 skew
  hsyCost REAL --: real 80..900 2
); --: rows 50
CREATE TABLE referral (
  refId INTEGER PRIMARY KEY, --: seq 1
  refFromVetId INTEGER REFERENCES vet(vetId), --: ref vet.vetId
  refToVetId INTEGER REFERENCES vet(vetId), --: ref vet.vetId
  refPetId INTEGER REFERENCES pet(petId), --: ref pet.petId cover 40%
  refDate INTEGER --: date 2022-02-01..2024-12-10 yyyymmdd
); --: rows 60
CREATE TABLE vaccine (
  vacId INTEGER PRIMARY KEY,
  vacName TEXT,
  vacSpcId INTEGER REFERENCES species(spcId),
  vacMonthsValid INTEGER
);
INSERT INTO vaccine VALUES (1, 'Distemper', 1, 36), (2, 'Kennel cough', 1, 12), (3, 'Leptospirosis', 1, 12), (4, 'Cat flu', 2, 12), (5, 'Feline leukaemia', 2, 24), (6, 'Myxomatosis', 3, 12);
CREATE TABLE petVaccination (
  pvcId INTEGER PRIMARY KEY, --: seq 1
  pvcPetId INTEGER REFERENCES pet(petId), --: ref pet.petId cover 55%
  pvcVacId INTEGER REFERENCES vaccine(vacId), --: ref vaccine.vacId
  pvcGivenDate INTEGER, --: date 2021-03-01..2024-12-05 yyyymmdd
  pvcVetId INTEGER REFERENCES vet(vetId) --: ref vet.vetId
); --: rows 140
CREATE TABLE complaint (
  cptId INTEGER PRIMARY KEY, --: seq 1
  cptHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 40%
  cptEmpId INTEGER REFERENCES employee(empId), --: ref employee.empId cover 40% null 20%
  cptRaisedDate INTEGER, --: date 2022-06-01..2024-12-20 yyyymmdd
  cptClosedDate INTEGER, --: after cptRaisedDate 2..80 days yyyymmdd until 2024-12-31 null 15%
  cptSubject TEXT, --: pick Slow payment*5 | Rejected claim*4 | Rude call*2 | Premium rise*4
  cptUpheld TEXT --: pick Y*2 | N*3
); --: rows 64
CREATE TABLE callLog (
  callId INTEGER PRIMARY KEY, --: seq 1
  callHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId
  callEmpId INTEGER REFERENCES employee(empId), --: ref employee.empId cover 50%
  callDate INTEGER, --: date 2024-01-02..2024-12-30 yyyymmdd
  callMinutes INTEGER, --: int 1..55 skew
  callTopic TEXT --: pick claim*6 | premium*4 | new policy*3 | other
); --: rows 180
CREATE TABLE letterTemplate (
  ltpId INTEGER PRIMARY KEY,
  ltpName TEXT
);
INSERT INTO letterTemplate VALUES (1, 'Welcome'), (2, 'Renewal offer'), (3, 'Rejection'), (4, 'Condolence'), (5, 'Arrears');
CREATE TABLE letter (
  letId INTEGER PRIMARY KEY, --: seq 1
  letHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId
  letLtpId INTEGER REFERENCES letterTemplate(ltpId), --: ref letterTemplate.ltpId skew
  letSentDate INTEGER --: date 2023-01-03..2024-12-23 yyyymmdd
); --: rows 120
CREATE TABLE campaign (
  cmgId INTEGER PRIMARY KEY,
  cmgName TEXT,
  cmgYear INTEGER,
  cmgMonth INTEGER,
  cmgBudget INTEGER
);
INSERT INTO campaign VALUES (1, 'Spring Tails', 2023, 3, 12000), (2, 'Firework Fright', 2023, 11, 8000), (3, 'Puppy January', 2024, 1, 15000), (4, 'Cats Are People', 2024, 5, 9500), (5, 'Second Pet Half Price', 2024, 9, 20000);
CREATE TABLE campaignResponse (
  crsCmgId INTEGER REFERENCES campaign(cmgId), --: ref campaign.cmgId
  crsHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 70%
  crsDate INTEGER, --: date 2023-03-05..2024-11-30 yyyymmdd
  crsBought TEXT --: pick Y*2 | N*7
); --: rows 90
CREATE TABLE surveyQuestion (
  sqnId INTEGER PRIMARY KEY,
  sqnText TEXT
);
INSERT INTO surveyQuestion VALUES (1, 'How happy are you with our speed?'), (2, 'How clear are our letters?'), (3, 'Would you recommend us?');
CREATE TABLE surveyAnswer (
  sanId INTEGER PRIMARY KEY, --: seq 1
  sanHldId INTEGER REFERENCES holder(hldId), --: ref holder.hldId cover 50%
  sanSqnId INTEGER REFERENCES surveyQuestion(sqnId), --: ref surveyQuestion.sqnId
  sanScore INTEGER, --: int 1..10
  sanYear INTEGER --: pick 2023 | 2024
); --: rows 120
CREATE TABLE branchTarget (
  btgBrnId INTEGER REFERENCES branch(brnId),
  btgYear INTEGER,
  btgMonth INTEGER,
  btgPolicies INTEGER,
  PRIMARY KEY (btgBrnId, btgYear, btgMonth)
);
CREATE TABLE brokerCommission (
  bcmId INTEGER PRIMARY KEY, --: seq 1
  bcmBrkId INTEGER REFERENCES broker(brkId), --: ref broker.brkId cover 85%
  bcmYear INTEGER, --: pick 2023 | 2024*2
  bcmMonth INTEGER, --: int 1..12
  bcmNetAmount REAL, --: real 20..900 2 skew
  bcmGrossAmount REAL --: expr ROUND(bcmNetAmount * 1.2, 2)
); --: rows 140
CREATE TABLE taxRate (
  txrYear INTEGER PRIMARY KEY,
  txrIptPct INTEGER
);
INSERT INTO taxRate VALUES (2020, 12), (2021, 12), (2022, 12), (2023, 12), (2024, 12);
CREATE TABLE reinsurer (
  rinId INTEGER PRIMARY KEY,
  rinName TEXT,
  rinHome TEXT
);
INSERT INTO reinsurer VALUES (1, 'Alpenglow Re', 'Zurich'), (2, 'Danube Mutual', 'Vienna'), (3, 'Thistle Re', 'Edinburgh');
CREATE TABLE treaty (
  tryId INTEGER PRIMARY KEY,
  tryRinId INTEGER REFERENCES reinsurer(rinId),
  tryYear INTEGER,
  trySharePct INTEGER,
  tryCapAmount INTEGER
);
INSERT INTO treaty VALUES (1, 1, 2022, 30, 400000), (2, 1, 2023, 30, 450000), (3, 2, 2023, 20, 250000), (4, 1, 2024, 25, 500000), (5, 2, 2024, 20, 300000), (6, 3, 2024, 15, 200000);
INSERT INTO branchTarget SELECT B.brnId, 2024, M.m, 2 + (B.brnId * 7 + M.m * 5) % 9 FROM branch AS B, (SELECT 1 AS m UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12) AS M;
UPDATE employee SET empGrdCode = 'D', empSalary = empSalary + 24000 WHERE empBossId IS NULL OR empId % 9 = 3;
UPDATE employee SET empLeftDate = NULL WHERE empLeftDate <= empHiredDate;
UPDATE pet SET petDiedDate = NULL WHERE petDiedDate <= petBornDate;
UPDATE pet SET petBrdId = 1 + petId % 10 WHERE petBrdId = 14 AND petId % 5 > 0;
UPDATE pet SET petWeightKg = ROUND(petWeightKg / 6.0 + 1.5, 1) WHERE petBrdId BETWEEN 7 AND 14;
UPDATE policy SET polState = CASE WHEN polCancelDate IS NULL THEN 'live' ELSE 'cancelled' END;
UPDATE policy SET polState = 'lapsed' WHERE polState = 'live' AND polNo % 11 = 6 AND polStartDate < '2023-12-01';
UPDATE policy SET polCnrCode = NULL WHERE polCancelDate IS NULL;
UPDATE policy SET polPrdId = CASE WHEN (SELECT B.brdSpcId FROM pet AS T JOIN breed AS B ON T.petBrdId = B.brdId WHERE T.petId = policy.polPetId) > 2 THEN 6 WHEN (SELECT B.brdSpcId FROM pet AS T JOIN breed AS B ON T.petBrdId = B.brdId WHERE T.petId = policy.polPetId) = 2 THEN CASE WHEN polPrdId IN (4, 5, 7) THEN polPrdId ELSE 4 + polNo % 2 END ELSE CASE WHEN polPrdId IN (4, 5, 6) THEN 1 + polNo % 3 ELSE polPrdId END END;
UPDATE policy SET polSchId = 1 WHERE polSchId = 3 AND polNo % 2 = 0;
UPDATE policy SET polBrkId = NULL WHERE polSchId <> 3;
UPDATE policy SET polGrossPremium = ROUND(polNetPremium * 1.12, 2);
UPDATE claim SET clmAilId = 1 WHERE clmAilId = 12 AND clmNo % 3 > 0;
UPDATE claim SET clmIncidentDate = (SELECT date(P.polStartDate, '+' || (15 + claim.clmNo * 37 % CAST(MAX(20, julianday(COALESCE(P.polCancelDate, '2024-12-20')) - julianday(P.polStartDate) - 20) AS INTEGER)) || ' days') FROM policy AS P WHERE P.polNo = claim.clmPolNo);
DELETE FROM claim WHERE clmIncidentDate > '2024-12-20';
UPDATE claim SET clmReportedDate = date(clmIncidentDate, '+' || (clmNo * 11 % 31) || ' days');
UPDATE claim SET clmReportedDate = '2024-12-30' WHERE clmReportedDate > '2024-12-31';
UPDATE claim SET clmSettledDate = date(clmReportedDate, '+' || (3 + clmNo * 23 % 74) || ' days');
UPDATE claim SET clmState = 'open' WHERE clmSettledDate > '2024-12-31';
UPDATE claim SET clmState = 'paid' WHERE clmState = 'open' AND clmReportedDate < '2024-06-01' AND clmNo % 7 <> 0;
UPDATE claim SET clmSettledDate = NULL WHERE clmState = 'open';
UPDATE claim SET clmRjrCode = NULL WHERE clmState <> 'rejected';
UPDATE claim SET clmApprovedAmount = CASE WHEN clmState = 'paid' THEN ROUND(clmClaimedAmount * clmApprovedAmount / 100.0, 2) WHEN clmState = 'rejected' THEN 0 ELSE NULL END;
UPDATE claim SET clmEmpId = NULL WHERE clmState = 'open' AND clmNo % 3 = 0;
DELETE FROM claimLine WHERE clnClmNo NOT IN (SELECT clmNo FROM claim);
DELETE FROM claimLog WHERE clgClmNo NOT IN (SELECT clmNo FROM claim);
DELETE FROM claimMedicine WHERE cmdClmNo NOT IN (SELECT clmNo FROM claim);
DELETE FROM hospitalStay WHERE hsyClmNo NOT IN (SELECT clmNo FROM claim);
DELETE FROM payout WHERE poyClmNo NOT IN (SELECT clmNo FROM claim WHERE clmState = 'paid');
UPDATE payout SET poyPaidDate = (SELECT replace(C.clmSettledDate, '-', '') FROM claim AS C WHERE C.clmNo = payout.poyClmNo), poyAmount = (SELECT C.clmApprovedAmount FROM claim AS C WHERE C.clmNo = payout.poyClmNo);
UPDATE policy SET polStartDate = CAST(replace(polStartDate, '-', '') AS INTEGER), polCancelDate = CAST(replace(polCancelDate, '-', '') AS INTEGER);
UPDATE claim SET clmIncidentDate = CAST(replace(clmIncidentDate, '-', '') AS INTEGER), clmReportedDate = CAST(replace(clmReportedDate, '-', '') AS INTEGER), clmSettledDate = CAST(replace(clmSettledDate, '-', '') AS INTEGER);
UPDATE premiumPayment SET ppyPaidAmount = CASE WHEN ppyId % 12 = 5 THEN 0 WHEN ppyId % 19 = 2 THEN ROUND(ppyDueAmount / 2, 2) ELSE ppyDueAmount END;
DELETE FROM referral WHERE refFromVetId = refToVetId;
DELETE FROM policyDiscount WHERE rowid NOT IN (SELECT MIN(rowid) FROM policyDiscount GROUP BY pdsPolNo, pdsDscId);
DELETE FROM vetSpecialty WHERE rowid NOT IN (SELECT MIN(rowid) FROM vetSpecialty GROUP BY vspVetId, vspSpyId);
CREATE VIEW livePolicy AS SELECT P.polNo AS lvpPolNo, H.hldFirstName AS lvpFirstName, H.hldLastName AS lvpLastName, T.petName AS lvpPetName, D.prdName AS lvpPrdName, P.polGrossPremium AS lvpGrossPremium FROM policy AS P JOIN pet AS T ON P.polPetId = T.petId JOIN holder AS H ON T.petHldId = H.hldId JOIN product AS D ON P.polPrdId = D.prdId WHERE P.polState = 'live';
CREATE VIEW practiceClaimTotal AS SELECT V.vprId AS pctVprId, V.vprName AS pctVprName, COUNT(*) AS pctClaims, SUM(C.clmClaimedAmount) AS pctClaimedAmount FROM claim AS C JOIN vetPractice AS V ON C.clmVprId = V.vprId GROUP BY V.vprId;
