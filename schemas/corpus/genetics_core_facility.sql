-- Genetics core facility of a research campus: researchers hand in samples, operators run them, the core bills per sample.
CREATE TABLE fundings (
  funCode TEXT PRIMARY KEY, -- short code on the order form
  funLabel TEXT,
  funDiscountPct INTEGER -- per cent off the tariff
);
INSERT INTO fundings VALUES ('GRA', 'Public grant', 20), ('IND', 'Industry', 0), ('INT', 'Internal budget', 35), ('CHA', 'Charity', 25), ('EUP', 'EU programme', 20), ('FEL', 'Fellowship', 30);
CREATE TABLE services (
  svcCode TEXT PRIMARY KEY,
  svcName TEXT,
  svcFamily TEXT, -- Sequencing, Genotyping, Preparation, Quality control
  svcKind TEXT, -- kind of instrument that it needs
  svcUnitCents INTEGER, -- tariff per sample, euro cents
  svcTargetDays INTEGER, -- promised days from receipt to result
  svcSince TEXT
);
INSERT INTO services VALUES
 ('WGS', 'Whole genome 30x', 'Sequencing', 'Sequencer', 42000, 21, '2019-04-01'),
 ('WES', 'Exome panel', 'Sequencing', 'Sequencer', 18500, 18, '2018-09-15'),
 ('RNA', 'Bulk RNA-seq', 'Sequencing', 'Sequencer', 14500, 18, '2018-09-15'),
 ('AMP', 'Amplicon sequencing', 'Sequencing', 'Sequencer', 3900, 10, '2020-02-01'),
 ('SCR', 'Single-cell RNA-seq', 'Sequencing', 'Sequencer', 96000, 28, '2022-06-01'),
 ('SNP', 'SNP array', 'Genotyping', 'Array scanner', 5200, 12, '2017-01-10'),
 ('MET', 'Methylation array', 'Genotyping', 'Array scanner', 11900, 14, '2019-11-04'),
 ('STR', 'STR cell line check', 'Genotyping', 'Fragment analyser', 2800, 7, '2017-01-10'),
 ('EXT', 'DNA extraction', 'Preparation', 'Liquid handler', 1200, 5, '2017-01-10'),
 ('LIB', 'Library prep only', 'Preparation', 'Liquid handler', 6100, 9, '2020-02-01'),
 ('PCR', 'Quantitative PCR', 'Quality control', 'Thermal cycler', 900, 4, '2017-01-10'),
 ('FRG', 'Fragment sizing', 'Quality control', 'Fragment analyser', 700, 3, '2018-05-22'),
 ('LRS', 'Long-read genome', 'Sequencing', 'Sequencer', 78000, 30, '2026-01-12'),
 ('CRI', 'CRISPR edit check', 'Genotyping', 'Fragment analyser', 3400, 8, '2025-12-01');
CREATE TABLE instruments (
  insTag TEXT PRIMARY KEY,               --: code GX-### distinct
  insKind TEXT, --: each Sequencer | Thermal cycler | Liquid handler | Fragment analyser | Array scanner | Sequencer | Thermal cycler
  insModel TEXT,                         --: by insKind: Sequencer => Helixia 500*3 | Helixia 900*2 | Corvo Nano; Thermal cycler => TempraCycle 96*3 | TempraCycle 384*2; Liquid handler => Pipetron S*2 | Pipetron XL; Fragment analyser => Sizer Q*2 | Capilla 8; Array scanner => Beadlight R*2 | Beadlight R2
  insWing TEXT, -- where it stands --: pick Alder*3 | Birch*3 | Cedar*2
  insBoughtOn TEXT,                      --: date 2014-03-01..2025-06-30
  insPriceCents INTEGER, -- purchase price, euro cents --: price 8000..420000
  insServicedOn TEXT, -- last maintenance --: date 2024-10-01..2026-02-10 null 12%
  insRetiredOn TEXT                      --: after insBoughtOn 2000..3600 days until 2026-02-20 null 55%
); --: rows 31
CREATE TABLE operators (
  opeId INTEGER PRIMARY KEY,             --: seq 1
  opeFirst TEXT,                         --: first
  opeLast TEXT,                          --: last distinct
  opeGrade TEXT, -- J junior, T technician, S senior, L shift lead --: pick J*3 | T*5 | S*3 | L*2
  opeShift TEXT, -- E early, L late, N night --: pick E*5 | L*4 | N*2
  opeBornOn TEXT,                        --: date 1962-01-01..2002-12-31
  opeJoinedOn TEXT,                      --: date 2015-01-05..2025-11-30
  opeWing TEXT,                          --: pick Alder*4 | Birch*3 | Cedar*2
  opePhone TEXT, -- extension on campus --: code 4### null 12%
  opeEmail TEXT,                         --: from lower {opeFirst}.{opeLast}@genecore.example
  opeMentorId INTEGER REFERENCES operators(opeId) --: self opeId null 15%
); --: rows 30
CREATE TABLE researchers (
  resId INTEGER PRIMARY KEY,             --: seq 101
  resFirst TEXT,                         --: first
  resLast TEXT,                          --: last
  resTeam TEXT, -- research group that is billed --: pick Plant Genomics*4 | Rare Disease*5 | Microbiome*4 | Cancer Evolution*5 | Ancient DNA*2 | Neurogenetics*3 | Fish Breeding*2 | Immune Repertoire*3
  resBuilding TEXT,                      --: by resTeam: Plant Genomics, Fish Breeding => Greenhouse Court*4 | Alder; Rare Disease, Neurogenetics => Clinic Tower*4 | Birch; Ancient DNA => Museum Annex; else => Alder*2 | Clinic Tower | Cedar
  resRole TEXT, -- P professor, D doctoral student, R postdoc --: pick P*2 | D*5 | R*4
  resPhone TEXT,                         --: code 6### null 20%
  resEmail TEXT,                         --: from lower {resFirst}.{resLast}@campus.example
  resJoinedOn TEXT -- account opened with the core --: date 2018-01-08..2025-12-15
); --: rows 84
CREATE TABLE jobs (
  jobNumber INTEGER PRIMARY KEY,         --: seq 7001
  jobResId INTEGER REFERENCES researchers(resId), --: ref researchers.resId cover 84% skew
  jobSvcCode TEXT REFERENCES services(svcCode), --: pick WGS*3 | WES*5 | RNA*6 | AMP*5 | SCR*2 | SNP*4 | MET*3 | STR*3 | EXT*6 | LIB*3 | PCR*5 | FRG*4
  jobInsTag TEXT REFERENCES instruments(insTag), --: const GX
  jobOpeId INTEGER REFERENCES operators(opeId), --: ref operators.opeId cover 86% skew
  jobFunCode TEXT REFERENCES fundings(funCode), --: pick GRA*8 | IND*3 | INT*4 | CHA*2 | EUP*3
  jobReceivedOn TEXT, -- samples handed in at the counter --: date 2023-02-01..2026-02-17
  jobDueOn TEXT, -- promised to the researcher --: after jobReceivedOn 4..30 days
  jobStartedOn TEXT,                     --: after jobReceivedOn 1..14 days until 2026-02-20
  jobFinishedOn TEXT, -- results released --: after jobStartedOn 1..21 days until 2026-02-20
  jobInvoicedOn TEXT,                    --: after jobFinishedOn 2..40 days until 2026-02-20 null 6%
  jobPaidOn TEXT,                        --: after jobInvoicedOn 5..90 days until 2026-02-20 null 5%
  jobState TEXT, -- Q queued, R running, D done, H on hold, X cancelled --: const D
  jobExpress INTEGER, -- 1 = express, else 0 --: pick 0*5 | 1
  jobSamplesIn INTEGER, -- tubes handed in --: int 1..96 skew
  jobSamplesPassed INTEGER, -- tubes that passed quality control --: int 0..9 skew
  jobChargeCents INTEGER, -- billed in all, euro cents, after discount --: int 1..1
  jobRemark TEXT                         --: pick NULL*12 | low yield*3 | repeat of earlier run*2 | tubes leaked | barcode unreadable*2 | customer brings own reagents
); --: rows 380
UPDATE instruments SET insServicedOn = date(insRetiredOn, '-110 days') WHERE insServicedOn > insRetiredOn;
UPDATE operators SET opeLast = 'Quill' WHERE opeId = 6;
UPDATE researchers SET resLast = 'Quill' WHERE resId = (SELECT jobResId FROM jobs GROUP BY jobResId ORDER BY COUNT(*) DESC, jobResId LIMIT 1 OFFSET 5);
UPDATE operators SET opeEmail = lower(opeFirst || '.' || opeLast) || '@genecore.example';
UPDATE researchers SET resEmail = lower(resFirst || '.' || resLast) || '@campus.example';
UPDATE jobs SET jobInsTag = (SELECT insTag FROM (SELECT insTag, (instruments.rowid * 7 + jobNumber * 13) % 11 AS k FROM instruments, services WHERE insKind = svcKind AND svcCode = jobSvcCode AND insBoughtOn < jobReceivedOn AND (insRetiredOn IS NULL OR insRetiredOn > jobDueOn) AND insTag NOT IN ('GX-956', 'GX-655', 'GX-480')) ORDER BY k LIMIT 1);
UPDATE jobs SET jobSamplesPassed = MAX(0, jobSamplesIn - jobSamplesPassed) WHERE jobFinishedOn IS NOT NULL;
UPDATE jobs SET jobSamplesPassed = jobSamplesIn WHERE jobNumber % 3 = 0 AND jobFinishedOn IS NOT NULL;
UPDATE jobs SET jobSamplesPassed = NULL WHERE jobFinishedOn IS NULL;
UPDATE jobs SET jobState = CASE WHEN jobFinishedOn IS NULL AND jobStartedOn IS NULL THEN 'Q' WHEN jobFinishedOn IS NULL THEN 'R' ELSE 'D' END;
UPDATE jobs SET jobState = 'H', jobFinishedOn = NULL, jobInvoicedOn = NULL, jobPaidOn = NULL, jobSamplesPassed = NULL WHERE jobNumber % 11 = 4 AND jobReceivedOn > '2025-06-01';
UPDATE jobs SET jobState = 'X', jobStartedOn = NULL, jobFinishedOn = NULL, jobInvoicedOn = NULL, jobPaidOn = NULL, jobSamplesPassed = NULL WHERE jobNumber % 19 = 7;
UPDATE jobs SET jobInsTag = NULL WHERE jobStartedOn IS NULL;
UPDATE jobs SET jobOpeId = NULL WHERE jobState = 'Q';
UPDATE jobs SET jobChargeCents = (SELECT jobSamplesIn * svcUnitCents * (100 - funDiscountPct) / 100 FROM services, fundings WHERE svcCode = jobSvcCode AND funCode = jobFunCode) + jobExpress * 15000 WHERE jobState <> 'X';
UPDATE jobs SET jobChargeCents = NULL WHERE jobState = 'X';
CREATE VIEW openJobs AS SELECT jobNumber, jobResId, jobSvcCode, jobOpeId, jobReceivedOn, jobDueOn, jobState, jobExpress, jobSamplesIn FROM jobs WHERE jobState IN ('Q', 'R', 'H');
CREATE VIEW teamBills AS SELECT resTeam, strftime('%Y', jobInvoicedOn) AS bilYear, COUNT(*) AS bilJobs, SUM(jobChargeCents) AS bilCents FROM jobs JOIN researchers ON resId = jobResId WHERE jobInvoicedOn IS NOT NULL GROUP BY resTeam, strftime('%Y', jobInvoicedOn);
