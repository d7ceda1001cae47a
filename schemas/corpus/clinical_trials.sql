CREATE TABLE country (
  ctyCode TEXT PRIMARY KEY,
  ctyName TEXT,
  ctyRegion TEXT
);
INSERT INTO country VALUES ('GB','United Kingdom','North'),('DE','Germany','Central'),('PL','Poland','Central'),('ES','Spain','South'),('NL','Netherlands','North'),('SE','Sweden','North'),('IT','Italy','South');
CREATE TABLE sponsor (
  spnId INTEGER PRIMARY KEY,
  spnName TEXT,
  spnKind TEXT,
  spnCountry TEXT,
  spnSince TEXT
);
INSERT INTO sponsor VALUES (1,'Halvorsen Biologics','biotech','SE','2016-03-01'),(2,'Quillmark Pharma','pharma','GB','2014-09-15'),(3,'Tarnbeck Institute','university','GB','2018-01-10'),(4,'Orsino Therapeutics','biotech','IT','2019-06-20'),(5,'Velden & Roth','pharma','DE','2012-11-05'),(6,'Lungs First Trust','charity','GB','2020-02-14'),(7,'Kestrel Oncologics','biotech','NL','2017-08-28'),(8,'Universitas Monteroso','university','ES','2021-04-19'),(9,'Brightwater Generics','pharma','PL','2015-05-30'),(10,'Sable Neuroscience','biotech','DE','2022-10-03'),(11,'Pellow Foundation','charity','GB','2023-07-17');
CREATE TABLE therapy_area (
  thaCode TEXT PRIMARY KEY,
  thaName TEXT
);
INSERT INTO therapy_area VALUES ('ONC','Oncology'),('CAR','Cardiology'),('DER','Dermatology'),('NEU','Neurology'),('RES','Respiratory'),('MET','Metabolic'),('GAS','Gastroenterology');
CREATE TABLE office (
  offId INTEGER PRIMARY KEY,
  offTown TEXT,
  offCountry TEXT,
  offDesks INTEGER
);
INSERT INTO office VALUES (1,'Reading','GB',64),(2,'Mannheim','DE',48),(3,'Gdansk','PL',30),(4,'Utrecht','NL',18);
CREATE TABLE staff (
  stfId INTEGER PRIMARY KEY,      --: seq 1
  stfFirst TEXT,                  --: first
  stfLast TEXT,                   --: last distinct
  stfRole TEXT,                   --: pick monitor*6 | data manager*3 | project lead*3 | pharmacist*2 | statistician*2 | coordinator*3
  stfOfficeId INTEGER REFERENCES office(offId), --: ref office.offId skew
  stfHired TEXT,                  --: date 2012-02-01..2025-05-30
  stfLeft TEXT,                   --: after stfHired 300..2200 days until 2025-07-14 null 75%
  stfBossId INTEGER,              --: self stfId
  stfPartTime TEXT                --: pick N*4 | Y
); --: rows 58
CREATE TABLE trial (
  trlId INTEGER PRIMARY KEY,      --: seq 1
  trlName TEXT,                   --: each HARROW | BEACON-2 | MOSAIC | TIDEWAY | CORMORANT | LANTERN | OAKUM | PERIDOT | SALTMARSH | BRAMBLE | VESPER | KITTIWAKE | ANVIL | MERIDIAN-3 | QUARRY | DOVETAIL | FOXGLOVE | GANNET | ISTHMUS | JUNIPER | KEYSTONE | LODESTAR | NIGHTJAR | PEWTER | RAMPART | SEXTANT | THISTLE | UPLAND | WHARF | YARROW | ZEPHYR | COBBLE
  trlPhase INTEGER,               --: pick 1*3 | 2*6 | 3*5 | 4*2
  trlStatus TEXT,                 --: pick recruiting*10 | follow-up*6 | completed*8 | planned*4 | halted*3
  trlAreaCode TEXT REFERENCES therapy_area(thaCode), --: ref therapy_area.thaCode
  trlSponsorId INTEGER REFERENCES sponsor(spnId), --: ref sponsor.spnId cover 95% skew
  trlLeadId INTEGER,              --: ref staff.stfId cover 40%
  trlStart INTEGER,               --: date 2022-01-10..2024-09-30 unix
  trlEnd INTEGER,                 --: after trlStart 300..1100 days unix
  trlTarget INTEGER,              --: int 12..60
  trlBlinded TEXT,                --: pick Y*3 | N*2
  trlBudget INTEGER               --: int 180000..2600000 skew
); --: rows 32
CREATE TABLE compound (
  cpdId INTEGER PRIMARY KEY,
  cpdName TEXT,
  cpdForm TEXT,
  cpdColdChain TEXT
);
INSERT INTO compound VALUES (1,'selvatinib','tablet','N'),(2,'orimab','infusion','Y'),(3,'drexolone','tablet','N'),(4,'calvipran','capsule','N'),(5,'tezorimod','injection','Y'),(6,'hexafluvane','inhaler','N'),(7,'nubrelin','cream','N'),(8,'asparavir','tablet','N'),(9,'lomacept','injection','Y'),(10,'pyrrotide','infusion','Y'),(11,'veltrazine','capsule','N'),(12,'kinsopril','tablet','N'),(13,'ustaquel','inhaler','Y');
CREATE TABLE trial_arm (
  armId INTEGER PRIMARY KEY,      --: seq 1
  armTrialId INTEGER REFERENCES trial(trlId), --: expr (armId - 1) % 32 + 1
  armLetter TEXT,                 --: expr substr('ABC', (armId - 1) / 32 + 1, 1)
  armKind TEXT,                   --: expr CASE WHEN armId <= 32 THEN 'active' WHEN armId % 5 = 0 THEN 'open label' WHEN armId % 3 = 0 THEN 'comparator' ELSE 'placebo' END
  armCompoundId INTEGER,          --: ref compound.cpdId cover 90%
  armDoseMg REAL                  --: pick 5 | 10*3 | 20*2 | 25 | 50*2 | 75 | 100*2 | 250
); --: rows 84
CREATE TABLE site (
  sitId INTEGER PRIMARY KEY,      --: seq 201
  sitName TEXT,                   --: each St Aldhelm Infirmary | Rookwood General | Klinik am Ziegelhof | Szpital Mewa | Hospital Buenrio | Medisch Centrum Vliet | Askersund Sjukhus | Policlinico Serravento | Carrow Lane Surgery | Ostmark Herzzentrum | Przystan Clinic | Clinica Almendral | Tulpenhof Kliniek | Norrvik Lung Unit | Ambulatorio Pinarella | Whitfold Research Unit | Charlottenhain Derma | Lipowa Trial Centre | Fuente Clara | Brackley Heart Centre | Haus Lindenried | Kamienna Hospital | Villa Ceresio | Duinrand Practice | Elmstead Cancer Unit | Goltern Studienzentrum | Solaris Madrid | Bjorkliden Kliniken | Torre Bianca | Penhallow Medical School
  sitTown TEXT,                   --: each Norwich | Leeds | Mannheim | Sopot | Valencia | Utrecht | Orebro | Bologna | Norwich | Leipzig | Gdansk | Alicante | Haarlem | Lulea | Rimini | Swindon | Dresden | Torun | Seville | Coventry | Kassel | Krakow | Como | Zwolle | Bath | Hanover | Madrid | Uppsala | Siena | Truro
  sitCountry TEXT,                --: each GB | GB | DE | PL | ES | NL | SE | IT | GB | DE | PL | ES | NL | SE | IT | GB | DE | PL | ES | GB | DE | PL | IT | NL | GB | DE | ES | SE | IT | GB
  sitActive TEXT,                 --: pick Y*5 | N
  sitOpened TEXT,                 --: date 2013-01-10..2024-05-20
  sitRooms INTEGER                --: int 1..12 skew
); --: rows 30
CREATE TABLE site_feasibility (
  feaId INTEGER PRIMARY KEY,      --: seq 1
  feaSiteId INTEGER REFERENCES site(sitId), --: ref site.sitId cover 90%
  feaYear INTEGER,                --: pick 2022 | 2023*2 | 2024*3 | 2025*2
  feaFilledBy TEXT,               --: person
  feaNurses INTEGER,              --: int 1..24 skew
  feaDoctors INTEGER,             --: int 1..11 skew
  feaPharmacists INTEGER,         --: int 0..5
  feaBeds INTEGER,                --: int 0..40 skew
  feaFreezers INTEGER,            --: int 0..6
  feaHasMri TEXT,                 --: pick Y | N
  feaHasCt TEXT,                  --: pick Y*3 | N
  feaHasPharmacy TEXT,            --: pick Y*4 | N
  feaHasNightShift TEXT,          --: pick Y | N*3
  feaParkingSpaces INTEGER,       --: int 0..180 skew
  feaRetentionPct REAL,           --: real 52..99 1 normal
  feaScreenFailPct REAL,          --: real 4..61 1 skew
  feaDataEntryDays REAL,          --: real 0.5..14 1 skew
  feaStartupWeeks INTEGER,        --: int 4..40 normal
  feaFeePerPatient INTEGER,       --: int 900..9400 skew
  feaOverheadPct REAL,            --: pick 10*2 | 15*3 | 20*4 | 25*2 | 30
  feaLanguages INTEGER,           --: int 1..6 skew
  feaCompetingTrials INTEGER,     --: int 0..9 skew
  feaSatisfaction INTEGER,        --: int 1..10 normal
  feaSentAt TEXT                  --: date 2022-02-01..2025-06-30 %Y-%m-%d %H:%M:%S
); --: rows 70
CREATE TABLE trial_site (
  tsiId INTEGER PRIMARY KEY,
  tsiTrialId INTEGER REFERENCES trial(trlId),
  tsiSiteId INTEGER REFERENCES site(sitId),
  tsiActivated TEXT,
  tsiClosed TEXT,
  tsiTarget INTEGER
);
INSERT INTO trial_site VALUES (1,1,201,'2022-05-02',NULL,12),(2,1,203,'2022-06-11',NULL,10),(3,1,208,'2022-07-01','2024-03-31',6),(4,2,202,'2023-02-14',NULL,9),(5,2,205,'2023-03-20',NULL,15),(6,3,204,'2022-09-05',NULL,8),(7,3,211,'2022-10-10','2025-01-15',5),(8,3,218,'2022-11-21',NULL,7),(9,4,206,'2023-06-01',NULL,10),(10,4,213,'2023-06-19',NULL,6),(11,5,210,'2022-04-25',NULL,14),(12,5,220,'2022-05-30',NULL,20),(13,5,203,'2022-08-15','2023-12-01',4),(14,6,214,'2024-01-15',NULL,12),(15,6,207,'2024-02-05',NULL,8),(16,7,225,'2023-09-11',NULL,18),(17,7,201,'2023-10-02',NULL,6),(18,8,217,'2022-12-01',NULL,16),(19,9,212,'2024-04-08',NULL,10),(20,9,219,'2024-05-13',NULL,9),(21,10,209,'2023-01-23',NULL,5),(22,10,216,'2023-02-27','2024-11-30',7),(23,11,226,'2024-06-03',NULL,11),(24,11,221,'2024-07-08',NULL,10),(25,12,215,'2022-03-14',NULL,6),(26,12,229,'2022-03-28',NULL,5),(27,13,202,'2023-11-06',NULL,12),(28,13,230,'2023-12-11',NULL,13),(29,14,222,'2024-02-19',NULL,9),(30,14,204,'2024-03-04',NULL,8),(31,15,210,'2023-07-17',NULL,7),(32,16,224,'2022-06-20','2024-08-31',6),(33,17,216,'2024-09-02',NULL,15),(34,17,225,'2024-09-30',NULL,10),(35,18,205,'2023-04-24',NULL,8),(36,19,227,'2024-10-14',NULL,12),(37,20,203,'2024-01-29',NULL,9),(38,20,226,'2024-02-26',NULL,7),(39,21,201,'2022-10-24',NULL,10),(40,22,206,'2023-05-15',NULL,5),(41,23,220,'2024-11-11',NULL,8),(42,24,218,'2023-08-21',NULL,6),(43,25,230,'2024-12-02',NULL,14),(44,26,202,'2022-02-21','2023-10-31',9);
CREATE TABLE investigator (
  invId INTEGER PRIMARY KEY,      --: seq 1
  invFirst TEXT,                  --: first
  invLast TEXT,                   --: last distinct
  invSiteId INTEGER REFERENCES site(sitId), --: ref site.sitId cover 90%
  invSpecialty TEXT,              --: pick oncologist*3 | cardiologist*3 | dermatologist*2 | neurologist*2 | chest physician*2 | GP*3
  invBorn TEXT,                   --: date 1953-01-01..1989-12-31
  invPrincipal TEXT,              --: pick Y | N*2
  invGcpUntil TEXT                --: date 2024-03-01..2027-10-31
); --: rows 62
CREATE TABLE withdrawal_reason (
  wdrCode TEXT PRIMARY KEY,
  wdrText TEXT
);
INSERT INTO withdrawal_reason VALUES ('AE','side effects'),('MOV','moved away'),('CON','withdrew consent'),('LTF','lost to follow-up'),('PHY','decision of the doctor'),('PRG','pregnancy');
CREATE TABLE participant (
  parId INTEGER PRIMARY KEY,      --: seq 1001
  parInitials TEXT,               --: code @@
  parSex TEXT,                    --: pick F*5 | M*4
  parBorn TEXT,                   --: date 1944-01-01..2006-06-30
  parTown TEXT,                   --: pick Reading*6 | Leeds*5 | Mannheim*5 | Gdansk*4 | Utrecht*3 | Valencia*3 | Bologna*3 | Uppsala*2 | Bath*2 | Dresden*2
  parTsiId INTEGER,               --: ref trial_site.tsiId cover 93% skew
  parArmId INTEGER REFERENCES trial_arm(armId),
  parScreenedAt TEXT,             --: date 2023-01-09..2025-06-20 %Y-%m-%d %H:%M:%S
  parRandomisedAt TEXT,           --: after parScreenedAt 3..24 days %Y-%m-%d %H:%M:%S until 2025-07-13 null 14%
  parLeftOn TEXT,                 --: after parScreenedAt 30..500 days %Y-%m-%d until 2025-07-13 null 74%
  parLeftCode TEXT,
  parSmoker TEXT,                 --: pick N*4 | Y
  parWeightKg REAL                --: real 46..121 1 normal
); --: rows 380
CREATE TABLE volunteer (
  volId INTEGER PRIMARY KEY,      --: seq 1
  volFirst TEXT,                  --: first
  volLast TEXT,                   --: last
  volTown TEXT,                   --: pick Reading*6 | Leeds*5 | Mannheim*4 | Gdansk*3 | Utrecht*2 | Bath*3 | Swindon*2
  volBorn TEXT,                   --: date 1950-01-01..2006-12-31
  volJoined TEXT,                 --: date 2022-06-01..2025-07-10 %Y-%m-%d %H:%M:%S
  volSmoker TEXT,                 --: pick N*3 | Y
  volSource TEXT,                 --: pick poster*3 | radio*2 | friend*4 | bus advert*2 | website*6
  volReimbursedEur REAL           --: price 10..240 null 25%
); --: rows 150
CREATE TABLE visit_type (
  vtyCode TEXT PRIMARY KEY,
  vtyName TEXT,
  vtyDay INTEGER
);
INSERT INTO visit_type VALUES ('BAS','baseline',0),('W02','week 2',14),('W04','week 4',28),('W12','week 12',84),('W26','week 26',182),('EOS','end of study',364);
CREATE TABLE patient_visit (
  pviId INTEGER PRIMARY KEY,      --: seq 1
  pviParId INTEGER REFERENCES participant(parId), --: ref participant.parId cover 80%
  pviTypeCode TEXT,               --: ref visit_type.vtyCode
  pviDue TEXT,
  pviAt TEXT,
  pviMinutes INTEGER,             --: int 15..240 normal
  pviRemote TEXT,                 --: pick N*5 | Y
  pviTravelEur REAL               --: price 3..95 null 30%
); --: rows 400
CREATE TABLE monitoring_visit (
  mviId INTEGER PRIMARY KEY,      --: seq 1
  mviSiteId INTEGER REFERENCES site(sitId), --: ref site.sitId cover 85% skew
  mviStaffId INTEGER,             --: ref staff.stfId cover 50% skew
  mviAt TEXT,                     --: date 2023-01-10..2025-07-11 %Y-%m-%d %H:%M:%S
  mviKind TEXT,                   --: pick initiation*2 | routine*7 | close-out | for cause
  mviHours REAL,                  --: real 1.5..9 1 normal
  mviIssues INTEGER,              --: int 0..14 skew
  mviRemote TEXT                  --: pick N*3 | Y
); --: rows 190
CREATE TABLE event_term (
  evtCode TEXT PRIMARY KEY,
  evtName TEXT,
  evtSystem TEXT
);
INSERT INTO event_term VALUES ('HDA','headache','nervous'),('NAU','nausea','digestive'),('RSH','rash','skin'),('DIZ','dizziness','nervous'),('FAT','fatigue','general'),('PAL','palpitations','heart'),('COU','cough','lungs'),('ISR','injection site reaction','skin'),('HEP','raised liver enzymes','liver'),('FEV','fever','general'),('INS','insomnia','nervous'),('DIA','diarrhoea','digestive');
CREATE TABLE adverse_event (
  advId INTEGER PRIMARY KEY,      --: seq 1
  advParId INTEGER REFERENCES participant(parId), --: ref participant.parId cover 50% skew
  advTermCode TEXT REFERENCES event_term(evtCode), --: ref event_term.evtCode skew
  advOnset INTEGER,               --: date 2023-02-01..2025-07-05 unix
  advReported INTEGER,            --: after advOnset 1..12 days unix until 2025-07-14
  advResolved INTEGER,            --: after advOnset 2..70 days unix until 2025-07-14 null 12%
  advGrade INTEGER,               --: pick 1*6 | 2*5 | 3*3 | 4 | 5
  advSerious TEXT,                --: by advGrade: 1, 2 => N*12 | Y; 3 => N | Y; else => Y
  advRelated TEXT                 --: pick Y*2 | N*3 | NULL
); --: rows 260
CREATE TABLE laboratory (
  labId INTEGER PRIMARY KEY,
  labName TEXT,
  labTown TEXT,
  labAccredited TEXT
);
INSERT INTO laboratory VALUES (1,'Corvid Labs','Reading','Y'),(2,'Neckar Analytik','Mannheim','Y'),(3,'Baltika Diagnostyka','Gdansk','N'),(4,'Lumen Assay House','Utrecht','Y'),(5,'Hemisfera','Valencia','N');
CREATE TABLE lab_test (
  ltsCode TEXT PRIMARY KEY,
  ltsName TEXT,
  ltsUnit TEXT,
  ltsLow REAL,
  ltsHigh REAL,
  ltsPrice REAL
);
INSERT INTO lab_test VALUES ('ALT','liver enzyme ALT','U/l',7,55,4.2),('CRE','creatinine','umol/l',45,110,3.1),('HGB','haemoglobin','g/l',118,172,2.4),('GLU','glucose','mmol/l',3.9,6.9,1.9),('CRP','C-reactive protein','mg/l',0,10,5.5),('TRO','troponin','ng/l',0,19,11.8),('PSA','prostate antigen','ug/l',0,4,9.6);
CREATE TABLE lab_sample (
  lsaId INTEGER PRIMARY KEY,      --: seq 1
  lsaParId INTEGER,               --: ref participant.parId cover 60%
  lsaLabId INTEGER REFERENCES laboratory(labId), --: ref laboratory.labId skew
  lsaTakenAt TEXT,                --: date 2024-01-03..2025-07-10 %Y-%m-%d %H:%M:%S
  lsaReceivedAt TEXT,             --: after lsaTakenAt 3..90 hours %Y-%m-%d %H:%M:%S until 2025-07-14 null 6%
  lsaMaterial TEXT,               --: pick blood*6 | urine*3 | saliva | biopsy
  lsaSpoiled TEXT                 --: pick N*11 | Y
); --: rows 240
CREATE TABLE lab_result (
  lreSampleId INTEGER,            --: ref lab_sample.lsaId cover 88%
  lreTestCode TEXT REFERENCES lab_test(ltsCode), --: ref lab_test.ltsCode
  lreValue REAL,
  lreFlag TEXT
); --: rows 330
CREATE TABLE depot (
  dptId INTEGER PRIMARY KEY,
  dptName TEXT,
  dptTown TEXT,
  dptColdRooms INTEGER
);
INSERT INTO depot VALUES (1,'Thames Depot','Reading',3),(2,'Rheinlager','Mannheim',5),(3,'Magazyn Polnoc','Gdansk',1),(4,'Vliet Store','Utrecht',0),(5,'Almacen Turia','Valencia',2);
CREATE TABLE batch (
  batId INTEGER PRIMARY KEY,      --: seq 1
  batNo TEXT,                     --: code B@###
  batCompoundId INTEGER REFERENCES compound(cpdId), --: ref compound.cpdId cover 85%
  batMade TEXT,                   --: date 2022-10-01..2025-02-28
  batExpires TEXT,                --: after batMade 12..30 months %Y-%m-%d
  batUnits INTEGER,               --: int 40..900 skew
  batRecalled TEXT                --: pick N*9 | Y
); --: rows 48
CREATE TABLE courier (
  couId INTEGER PRIMARY KEY,
  couName TEXT,
  couHasCooling TEXT
);
INSERT INTO courier VALUES (1,'Swiftlet','Y'),(2,'Polar Parcel','Y'),(3,'Dachs Kurier','N'),(4,'Vanguard Vans','N'),(5,'Icefield Express','Y');
CREATE TABLE shipment (
  shpId INTEGER PRIMARY KEY,      --: seq 7001
  shpDepotId INTEGER REFERENCES depot(dptId), --: ref depot.dptId skew
  shpSiteId INTEGER,              --: ref site.sitId cover 80%
  shpBatchId INTEGER,             --: ref batch.batId cover 85%
  shpCourierId INTEGER REFERENCES courier(couId), --: ref courier.couId cover 85%
  shpSentAt TEXT,                 --: date 2023-03-01..2025-07-11 %Y-%m-%d %H:%M:%S
  shpArrivedAt TEXT,              --: after shpSentAt 5..130 hours %Y-%m-%d %H:%M:%S until 2025-07-14 null 4%
  shpUnits INTEGER,               --: int 4..60
  shpCostEur REAL                 --: price 18..420
); --: rows 170
CREATE TABLE temperature_excursion (
  texId INTEGER PRIMARY KEY,      --: seq 1
  texShipmentId INTEGER,          --: ref shipment.shpId cover 20%
  texAt TEXT,                     --: date 2023-03-02..2025-07-11 %Y-%m-%d %H:%M:%S
  texPeakC REAL,                  --: real 8.5..24 1 skew
  texMinutes INTEGER,             --: int 5..420 skew
  texDiscarded TEXT               --: pick N*2 | Y
); --: rows 36
CREATE TABLE dispensing (
  dspId INTEGER PRIMARY KEY,      --: seq 1
  dspParId INTEGER REFERENCES participant(parId), --: ref participant.parId cover 70%
  dspBatchId INTEGER,             --: ref batch.batId cover 75%
  dspAt TEXT,                     --: date 2023-03-10..2025-07-11 %Y-%m-%d %H:%M:%S
  dspGiven INTEGER,               --: pick 14 | 28*4 | 30*2 | 56*2
  dspReturned INTEGER,            --: int 0..12 skew
  dspCompliancePct REAL           --: real 41..100 1 normal
); --: rows 300
CREATE TABLE deviation_kind (
  dkiCode TEXT PRIMARY KEY,
  dkiName TEXT
);
INSERT INTO deviation_kind VALUES ('DOSE','wrong dose'),('LATE','visit out of window'),('ICF','consent form missing'),('LAB','sample not taken'),('INC','inclusion criterion not met'),('BLD','blind broken');
CREATE TABLE protocol_deviation (
  pdvId INTEGER PRIMARY KEY,      --: seq 1
  pdvParId INTEGER REFERENCES participant(parId), --: ref participant.parId cover 35%
  pdvKindCode TEXT,               --: ref deviation_kind.dkiCode skew
  pdvHappened TEXT,               --: date 2023-02-01..2025-07-10
  pdvNoticed TEXT,                --: after pdvHappened 0..60 days %Y-%m-%d until 2025-07-14
  pdvMajor TEXT,                  --: pick N*3 | Y
  pdvNote TEXT                    --: mix {kit mix-up|clock change|road closed by snow|nurse off sick|patient on holiday} {reported by phone|seen at monitoring|written in the diary}
); --: rows 120
CREATE TABLE data_query (
  dqyId INTEGER PRIMARY KEY,      --: seq 1
  dqyTsiId INTEGER,               --: ref trial_site.tsiId cover 85% skew
  dqyStaffId INTEGER REFERENCES staff(stfId), --: ref staff.stfId cover 40%
  dqyForm TEXT,                   --: pick vital signs*4 | adverse events*3 | drug log*2 | medical history*2 | consent
  dqyOpenedAt TEXT,               --: date 2024-01-02..2025-07-11 %Y-%m-%d %H:%M:%S
  dqyClosedAt TEXT,               --: after dqyOpenedAt 4..900 hours %Y-%m-%d %H:%M:%S until 2025-07-14 null 9%
  dqyRounds INTEGER               --: int 1..5 skew
); --: rows 240
CREATE TABLE document (
  docId INTEGER PRIMARY KEY,      --: seq 1
  docTrialId INTEGER REFERENCES trial(trlId), --: ref trial.trlId cover 90%
  docKind TEXT,                   --: pick protocol*3 | consent form*3 | brochure*2 | manual | report*2
  docVersion INTEGER,             --: int 1..6 skew
  docPages INTEGER,               --: int 2..240 skew
  docSigned TEXT,                 --: date 2022-01-15..2025-07-01 null 15%
  docAuthorId INTEGER             --: ref staff.stfId cover 60%
); --: rows 95
CREATE TABLE ethics_committee (
  ethId INTEGER PRIMARY KEY,
  ethName TEXT,
  ethCountry TEXT
);
INSERT INTO ethics_committee VALUES (1,'Thames Valley Board','GB'),(2,'Pennine Board','GB'),(3,'Ethikrat Kurpfalz','DE'),(4,'Komisja Pomorska','PL'),(5,'Comite Levante','ES'),(6,'Toetsing Utrecht','NL'),(7,'Namnden Malar','SE'),(8,'Comitato Emilia','IT');
CREATE TABLE ethics_submission (
  esuId INTEGER PRIMARY KEY,      --: seq 1
  esuTrialId INTEGER,             --: ref trial.trlId
  esuCommitteeId INTEGER REFERENCES ethics_committee(ethId), --: ref ethics_committee.ethId
  esuSent TEXT,                   --: date 2022-01-10..2025-06-20
  esuDecided TEXT,                --: after esuSent 10..120 days %Y-%m-%d until 2025-07-14
  esuOutcome TEXT,
  esuFeeEur INTEGER               --: pick 0*2 | 450*3 | 800*2 | 1200
); --: rows 75
CREATE TABLE amendment (
  amdId INTEGER PRIMARY KEY,      --: seq 1
  amdTrialId INTEGER REFERENCES trial(trlId), --: ref trial.trlId cover 75%
  amdNo INTEGER,                  --: int 1..5 skew
  amdDate TEXT,                   --: date 2022-06-01..2025-06-30
  amdSubstantial TEXT,            --: pick Y | N*2
  amdReason TEXT                  --: pick dose change*2 | more sites*3 | new safety data*2 | typing errors | longer follow-up*2
); --: rows 60
CREATE TABLE contract (
  ctrId INTEGER PRIMARY KEY,      --: seq 1
  ctrTrialId INTEGER,             --: ref trial.trlId cover 95%
  ctrSponsorId INTEGER REFERENCES sponsor(spnId), --: ref sponsor.spnId
  ctrSigned TEXT,                 --: date 2021-10-01..2024-12-20
  ctrEnds TEXT,                   --: after ctrSigned 12..48 months %Y-%m-%d
  ctrValueEur INTEGER             --: int 40000..1900000 skew
); --: rows 40
CREATE TABLE sponsor_invoice (
  sivNo INTEGER PRIMARY KEY,      --: seq 30001
  sivTrialId INTEGER REFERENCES trial(trlId), --: ref trial.trlId cover 85% skew
  sivIssued TEXT,                 --: date 2023-01-05..2025-07-10
  sivDue TEXT,                    --: after sivIssued 30..60 days %Y-%m-%d
  sivPaid TEXT,                   --: after sivIssued 9..95 days %Y-%m-%d until 2025-07-14
  sivAmountEur REAL,              --: int 2500..120000 skew
  sivDisputed TEXT                --: pick N*12 | Y
); --: rows 210
CREATE TABLE site_payment (
  spyId INTEGER PRIMARY KEY,      --: seq 1
  spyTsiId INTEGER REFERENCES trial_site(tsiId), --: ref trial_site.tsiId cover 90%
  spyMadeAt TEXT,                 --: date 2023-01-20..2025-07-11 %Y-%m-%d %H:%M:%S
  spyAmountEur REAL,              --: price 300..19000
  spyReason TEXT                  --: pick patient fees*6 | start-up*2 | pharmacy fee*2 | close-out
); --: rows 220
CREATE TABLE training_course (
  trcCode TEXT PRIMARY KEY,
  trcTitle TEXT,
  trcHours REAL,
  trcMandatory TEXT
);
INSERT INTO training_course VALUES ('GCP','Good clinical practice',8,'Y'),('SAF','Safety reporting',3,'Y'),('FIRE','Fire drill',0.5,'Y'),('ETMF','Document filing',2,'N'),('COLD','Cold chain handling',2.5,'N'),('STAT','Statistics for the nervous',6,'N');
CREATE TABLE training_record (
  trrId INTEGER PRIMARY KEY,      --: seq 1
  trrStaffId INTEGER REFERENCES staff(stfId), --: ref staff.stfId cover 88%
  trrCourseCode TEXT,             --: ref training_course.trcCode
  trrDone TEXT,                   --: date 2021-01-10..2025-07-04
  trrScorePct REAL,               --: real 38..100 0 normal
  trrPassed TEXT                  --: expr CASE WHEN trrScorePct >= 60 THEN 'Y' ELSE 'N' END
); --: rows 170
CREATE TABLE questionnaire (
  quxCode TEXT PRIMARY KEY,
  quxName TEXT,
  quxItems INTEGER
);
INSERT INTO questionnaire VALUES ('QOL','Quality of life',24),('PAIN','Pain diary',7),('SLEEP','Sleep quality',11),('MOOD','Mood scale',14);
CREATE TABLE questionnaire_answer (
  qanId INTEGER PRIMARY KEY,      --: seq 1
  qanParId INTEGER,               --: ref participant.parId cover 55%
  qanCode TEXT REFERENCES questionnaire(quxCode), --: ref questionnaire.quxCode
  qanAt TEXT,                     --: date 2023-05-01..2025-07-10 %Y-%m-%d %H:%M:%S
  qanScorePct REAL                --: real 8..97 1 normal
); --: rows 230
CREATE TABLE medical_condition (
  mcoCode TEXT PRIMARY KEY,
  mcoName TEXT
);
INSERT INTO medical_condition VALUES ('HTN','high blood pressure'),('DM2','type 2 diabetes'),('AST','asthma'),('MIG','migraine'),('ECZ','eczema'),('ARR','arrhythmia'),('COP','chronic bronchitis');
CREATE TABLE medical_history (
  mhiParId INTEGER,
  mhiConditionCode TEXT REFERENCES medical_condition(mcoCode),
  mhiSinceYear INTEGER,
  PRIMARY KEY (mhiParId, mhiConditionCode)
);
CREATE TABLE other_medication (
  omeId INTEGER PRIMARY KEY,      --: seq 1
  omeParId INTEGER,               --: ref participant.parId cover 45%
  omeName TEXT,                   --: pick paracetamol*5 | ibuprofen*4 | metformin*3 | salbutamol*2 | ramipril*3 | vitamin D*2
  omeStarted TEXT,                --: date 2019-01-01..2025-06-01
  omeStopped TEXT                 --: after omeStarted 5..900 days %Y-%m-%d until 2025-07-14 null 40%
); --: rows 150
CREATE TABLE vital_sign (
  vtsVisitId INTEGER PRIMARY KEY, --: seq 1
  vtsPulse INTEGER,               --: int 48..118 normal
  vtsSystolic INTEGER,            --: int 92..189 normal
  vtsDiastolic INTEGER,           --: int 54..112 normal
  vtsTempC REAL                   --: real 35.8..38.9 1 normal
); --: rows 360
CREATE TABLE ecg_reading (
  ecgId INTEGER PRIMARY KEY,      --: seq 1
  ecgVisitId INTEGER REFERENCES patient_visit(pviId), --: ref patient_visit.pviId cover 40%
  ecgQtMs INTEGER,                --: int 340..512 normal
  ecgAbnormal TEXT                --: expr CASE WHEN ecgQtMs > 460 THEN 'Y' ELSE 'N' END
); --: rows 140
CREATE TABLE audit (
  audId INTEGER PRIMARY KEY,      --: seq 1
  audSiteId INTEGER,              --: ref site.sitId cover 60%
  audDate TEXT,                   --: date 2022-09-01..2025-07-02
  audBy TEXT,                     --: pick sponsor*3 | regulator*2 | in-house*4
  audOutcome TEXT                 --: pick clean*4 | minor findings*5 | major findings*2 | critical
); --: rows 34
CREATE TABLE audit_finding (
  aufId INTEGER PRIMARY KEY,      --: seq 1
  aufAuditId INTEGER REFERENCES audit(audId), --: ref audit.audId cover 70%
  aufTopic TEXT,                  --: pick consent*3 | drug storage*3 | source data*4 | delegation log*2 | archive
  aufClosed TEXT                  --: pick Y*3 | N*2
); --: rows 72
CREATE TABLE unblinding (
  unbId INTEGER PRIMARY KEY,      --: seq 1
  unbParId INTEGER,               --: ref participant.parId cover 10%
  unbAt TEXT,                     --: date 2023-04-01..2025-06-30 %Y-%m-%d %H:%M:%S
  unbStaffId INTEGER REFERENCES staff(stfId), --: ref staff.stfId cover 30%
  unbEmergency TEXT               --: pick Y*2 | N
); --: rows 30
CREATE TABLE advert (
  adtId INTEGER PRIMARY KEY,      --: seq 1
  adtTrialId INTEGER REFERENCES trial(trlId), --: ref trial.trlId cover 45%
  adtChannel TEXT,                --: pick radio*2 | poster*3 | bus advert*2 | website*4 | newspaper*2
  adtFrom TEXT,                   --: date 2023-01-01..2025-05-31
  adtTo TEXT,                     --: after adtFrom 7..60 days %Y-%m-%d
  adtCostEur INTEGER,             --: int 120..8800 skew
  adtReplies INTEGER              --: int 0..140 skew
); --: rows 52
CREATE TABLE phone_call (
  phcId INTEGER PRIMARY KEY,      --: seq 1
  phcVolId INTEGER REFERENCES volunteer(volId), --: ref volunteer.volId cover 70%
  phcStaffId INTEGER,             --: ref staff.stfId cover 35%
  phcAt TEXT,                     --: date 2024-01-02..2025-07-11 %Y-%m-%d %H:%M:%S
  phcOutcome TEXT                 --: pick no answer*5 | interested*4 | declined*2 | not suitable*2
); --: rows 200
CREATE TABLE equipment (
  eqpId INTEGER PRIMARY KEY,      --: seq 1
  eqpKind TEXT,                   --: pick centrifuge*3 | spirometer*3 | ECG cart*4 | infusion pump*4 | scales*2 | fridge*3
  eqpSiteId INTEGER REFERENCES site(sitId), --: ref site.sitId cover 75%
  eqpBought TEXT,                 --: date 2014-05-01..2025-03-31
  eqpPriceEur REAL,               --: price 90..7800
  eqpNextCheck TEXT,              --: date 2025-03-01..2026-06-30 null 12%
  eqpOnLoan TEXT                  --: pick Y*2 | N*3
); --: rows 88
CREATE TABLE trial_area_budget (
  tabAreaCode TEXT,
  tabYear INTEGER,
  tabPlannedEur INTEGER,
  PRIMARY KEY (tabAreaCode, tabYear)
);
INSERT INTO trial_area_budget VALUES ('ONC',2023,900000),('ONC',2024,1100000),('ONC',2025,1250000),('CAR',2023,700000),('CAR',2024,650000),('CAR',2025,720000),('DER',2023,210000),('DER',2024,260000),('DER',2025,240000),('NEU',2023,480000),('NEU',2024,530000),('NEU',2025,610000),('RES',2024,300000),('RES',2025,340000),('MET',2023,150000),('MET',2025,205000);
CREATE TABLE trial_team (
  tteTrialId INTEGER,
  tteStaffId INTEGER,
  tteDuty TEXT,
  tteHoursWeek INTEGER,
  PRIMARY KEY (tteTrialId, tteStaffId)
);
CREATE TABLE compound_interaction (
  cpiCompoundA INTEGER REFERENCES compound(cpdId),
  cpiCompoundB INTEGER REFERENCES compound(cpdId),
  cpiSeverity TEXT
);
INSERT INTO compound_interaction VALUES (1,3,'mild'),(1,8,'severe'),(2,10,'moderate'),(3,12,'severe'),(4,11,'mild'),(5,9,'moderate'),(6,13,'severe'),(8,12,'moderate'),(9,10,'mild'),(7,2,'mild');
CREATE TABLE stock_level (
  stlDepotId INTEGER,
  stlCompoundId INTEGER,
  stlUnits INTEGER,
  stlMinimum INTEGER,
  stlCountedAt TEXT
);
CREATE TABLE travel_claim (
  tclId INTEGER PRIMARY KEY,      --: seq 1
  tclStaffId INTEGER REFERENCES staff(stfId), --: ref staff.stfId cover 45% skew
  tclVisitId INTEGER,             --: ref monitoring_visit.mviId cover 60% distinct
  tclSubmitted TEXT,              --: date 2023-02-01..2025-07-11
  tclRail REAL,                   --: price 6..210
  tclHotel REAL,                  --: price 6..340
  tclMeals REAL,                  --: price 4..90
  tclApproved TEXT                --: pick Y*6 | N | NULL
); --: rows 90
CREATE TABLE safety_alert (
  salId INTEGER PRIMARY KEY,      --: seq 1
  salCompoundId INTEGER REFERENCES compound(cpdId), --: ref compound.cpdId cover 60%
  salIssuedAt INTEGER,            --: date 2023-01-15..2025-07-08 unix
  salLevel INTEGER,               --: pick 1*4 | 2*3 | 3
  salText TEXT                    --: mix {watch the|new data on|letter to doctors about} {liver|heart rhythm|skin|dosing} {in older patients|in smokers|after week 12}
); --: rows 30
UPDATE participant SET parArmId = (SELECT MIN((armId * 31 + parId * 17) % 97 * 1000 + armId) % 1000 FROM trial_arm JOIN trial_site ON armTrialId = tsiTrialId WHERE tsiId = parTsiId) WHERE parRandomisedAt IS NOT NULL;
UPDATE participant SET parLeftCode = CASE parId % 9 WHEN 0 THEN 'AE' WHEN 1 THEN 'CON' WHEN 2 THEN 'LTF' WHEN 3 THEN 'AE' WHEN 4 THEN 'MOV' WHEN 5 THEN 'CON' WHEN 6 THEN 'PHY' WHEN 7 THEN 'AE' ELSE NULL END WHERE parLeftOn IS NOT NULL;
UPDATE patient_visit SET pviDue = (SELECT date(COALESCE(parRandomisedAt, parScreenedAt), '+' || vtyDay || ' days') FROM participant, visit_type WHERE parId = pviParId AND vtyCode = pviTypeCode);
UPDATE patient_visit SET pviAt = datetime(pviDue, '+' || ((pviId * 7919) % 6) || ' days', '+' || (480 + (pviId * 6271) % 540) || ' minutes', '+' || (pviId * 13 % 60) || ' seconds') WHERE pviId % 13 <> 5;
UPDATE patient_visit SET pviAt = NULL, pviTravelEur = NULL WHERE pviAt >= '2025-07-12';
DELETE FROM vital_sign WHERE vtsVisitId IN (SELECT pviId FROM patient_visit WHERE pviAt IS NULL);
DELETE FROM ecg_reading WHERE ecgVisitId IN (SELECT pviId FROM patient_visit WHERE pviAt IS NULL);
DELETE FROM lab_result WHERE rowid NOT IN (SELECT MIN(rowid) FROM lab_result GROUP BY lreSampleId, lreTestCode);
UPDATE lab_result SET lreValue = (SELECT ROUND(ltsLow + (ltsHigh - ltsLow) * ((lab_result.rowid * 7873) % 131) / 100.0, 1) FROM lab_test WHERE ltsCode = lreTestCode);
UPDATE lab_result SET lreFlag = (SELECT CASE WHEN lreValue > ltsHigh THEN 'H' WHEN lreValue < ltsLow + 0.06 * (ltsHigh - ltsLow) THEN 'L' ELSE 'N' END FROM lab_test WHERE ltsCode = lreTestCode);
UPDATE ethics_submission SET esuOutcome = CASE WHEN esuDecided IS NULL THEN NULL WHEN esuId % 6 = 1 THEN 'rejected' WHEN esuId % 4 = 2 THEN 'approved with conditions' ELSE 'approved' END;
INSERT INTO medical_history SELECT parId, mcoCode, 1985 + (parId * 37 + rowid_ * 11) % 39 FROM participant, (SELECT mcoCode, ROW_NUMBER() OVER (ORDER BY mcoCode) AS rowid_ FROM medical_condition) WHERE (parId * 53 + rowid_ * 29) % 17 < 2 + rowid_ % 3 AND parId % 3 <> 0;
INSERT INTO trial_team SELECT trlId, stfId, CASE stfRole WHEN 'monitor' THEN 'monitoring' WHEN 'data manager' THEN 'data' WHEN 'pharmacist' THEN 'drug supply' WHEN 'statistician' THEN 'analysis' ELSE 'coordination' END, 2 + (trlId * 7 + stfId * 5) % 19 FROM trial, staff WHERE (trlId * 41 + stfId * 67) % 19 < 1 + trlId % 3 AND stfId <> 7 AND stfId <> 23;
INSERT INTO stock_level SELECT dptId, cpdId, (dptId * 97 + cpdId * 61) % 340, 20 + (cpdId * 13 + dptId * 29) % 90, datetime('2025-07-01', '+' || (dptId * 1500 + cpdId * 71) || ' minutes') FROM depot, compound WHERE (dptId * 5 + cpdId * 3) % 4 <> 1 OR cpdId IN (4, 9);
UPDATE trial SET trlStart = (SELECT CAST(strftime('%s', MIN(tsiActivated), '-' || (20 + trlId * 3) || ' days', '+' || (8 + trlId % 9) || ' hours') AS INTEGER) FROM trial_site WHERE tsiTrialId = trlId) WHERE trlId <= 26;
UPDATE trial SET trlStart = 1756700000 + trlId * 1300000, trlStatus = CASE WHEN trlId = 29 THEN 'halted' ELSE 'planned' END WHERE trlId > 26;
UPDATE trial SET trlStatus = CASE trlId % 5 WHEN 1 THEN 'follow-up' WHEN 4 THEN 'completed' ELSE 'recruiting' END WHERE trlId <= 26 AND trlStatus = 'planned';
UPDATE trial SET trlEnd = trlStart + 86400 * (720 + (trlId * 211) % 900);
UPDATE trial SET trlEnd = trlStart + 86400 * (380 + trlId * 11) WHERE trlStatus = 'completed';
DELETE FROM site_feasibility WHERE feaId NOT IN (SELECT MAX(feaId) FROM site_feasibility GROUP BY feaSiteId, feaYear);
UPDATE site_feasibility SET feaSentAt = feaYear || substr(feaSentAt, 5) WHERE feaYear < 2025;
UPDATE site_feasibility SET feaSentAt = '2025-0' || (1 + feaId % 6) || '-' || printf('%02d', 1 + feaId * 7 % 27) || substr(feaSentAt, 11) WHERE feaYear = 2025;
UPDATE monitoring_visit SET mviStaffId = (SELECT MIN((stfId * stfId * 7 + mviSiteId * 13 + mviId % 3 * 29) % 83 * 100 + stfId) % 100 FROM staff WHERE stfRole = 'monitor' AND stfId NOT IN (1, 8, 27, 40));
UPDATE travel_claim SET tclStaffId = (SELECT mviStaffId FROM monitoring_visit WHERE mviId = tclVisitId), tclSubmitted = (SELECT date(mviAt, '+' || (tclId * 7 % 31) || ' days') FROM monitoring_visit WHERE mviId = tclVisitId);
UPDATE travel_claim SET tclSubmitted = '2025-07-11' WHERE tclSubmitted > '2025-07-11';
