CREATE TABLE Client (
  ClientId INTEGER PRIMARY KEY,          --: seq 1
  ClientName TEXT,                       --: mix {Albatros|Belvoir|Corvina|Delphi|Estuary|Fjellheim|Granat|Halcyon|Inkwell|Juniper} {Press|Books|Verlag|Media|Editions} distinct
  Sector TEXT,                           --: pick trade books*6 | textbooks*4 | games*3 | audiobooks*2 | museum*2
  Country TEXT,                          --: pick Germany*5 | Austria*2 | Sweden*3 | United Kingdom*3 | Switzerland*2
  ContactFirstName TEXT,                 --: first
  ContactLastName TEXT,                  --: last
  PaymentDays INTEGER                    --: pick 14*3 | 30*6 | 45*2 | 60
); --: rows 38
CREATE TABLE Translator (
  TranslatorId INTEGER PRIMARY KEY,      --: seq 501
  FirstName TEXT,                        --: first
  LastName TEXT,                         --: last distinct
  BirthDate TEXT,                        --: date 1958-05-01..1996-09-30
  JoinedOn TEXT,                         --: date 2014-09-01..2024-03-31
  NativeLang TEXT,                       --: pick EN*5 | DE*4 | FR*4 | PL*3 | SV*3 | IT*2 | JA
  Team TEXT,                             --: pick Day*5 | Late*4 | Night*2 | NULL*2
  WeeklyHours INTEGER,                   --: pick 40*5 | 32*3 | 24*3 | 16*2
  HourlyRate REAL                        --: real 24..58 2 normal
); --: rows 30
CREATE TABLE Job (
  JobNo INTEGER PRIMARY KEY,             --: seq 8001
  ClientId INTEGER REFERENCES Client(ClientId), --: ref Client.ClientId cover 88% skew
  TranslatorId INTEGER REFERENCES Translator(TranslatorId), --: ref Translator.TranslatorId cover 85% skew
  ReviserId INTEGER REFERENCES Translator(TranslatorId), --: int 501..525
  Service TEXT,                          --: pick translation*9 | localisation*3 | subtitling*3 | proofreading*3
  SourceLang TEXT,                       --: pick EN*7 | DE*4 | JA*2 | SV*1
  TargetLang TEXT,                       --: by SourceLang: EN => DE*4 | FR*3 | PL*2 | SV*2 | IT; DE => EN*3 | FR*2 | PL; JA => EN*3 | DE; else => EN*2 | DE
  WordCount INTEGER,                     --: int 300..14000 skew
  HoursWorked REAL,                      --: expr ROUND(WordCount / (210.0 + (JobNo % 13) * 17), 2)
  IsRush TEXT,                           --: pick no*5 | yes
  OrderedAt TEXT,                        --: date 2022-09-05..2024-06-28 %Y-%m-%d %H:%M:%S
  DueAt TEXT,                            --: after OrderedAt 3..28 days %Y-%m-%d %H:%M:%S
  DeliveredAt TEXT,                      --: after OrderedAt 30..600 hours %Y-%m-%d %H:%M:%S until 2024-06-30
  InvoicedAt TEXT,                       --: after DeliveredAt 1..24 days %Y-%m-%d %H:%M:%S until 2024-06-30
  NetAmount REAL,                        --: expr ROUND(WordCount * (0.07 + (JobNo % 7) * 0.011) + 25, 2)
  GrossAmount REAL,                      --: expr ROUND(NetAmount * 1.19, 2)
  Currency TEXT                          --: expr CASE (SELECT c.Country FROM Client AS c WHERE c.ClientId = Job.ClientId) WHEN 'Sweden' THEN 'SEK' WHEN 'United Kingdom' THEN 'GBP' WHEN 'Switzerland' THEN 'CHF' ELSE 'EUR' END
); --: rows 340
CREATE TABLE JobSnapshot (
  SnapshotId INTEGER PRIMARY KEY,        --: seq 1
  JobNo INTEGER REFERENCES Job(JobNo),   --: ref Job.JobNo cover 60%
  TakenAt TEXT,                          --: date 2022-09-12..2024-06-28 %Y-%m-%d %H:%M:%S
  WordsOpen INTEGER,                     --: int 0..9000 skew
  State TEXT                             --: pick queued*4 | in work*6 | in revision*3 | on hold*2
); --: rows 380
UPDATE Job SET ReviserId = NULL WHERE ReviserId = TranslatorId OR JobNo % 11 = 0;
UPDATE Job SET DeliveredAt = NULL, InvoicedAt = NULL WHERE (JobNo % 41 = 7 AND OrderedAt > '2024-01-01') OR (JobNo % 3 <> 0 AND OrderedAt > '2024-05-20');
UPDATE Job SET NetAmount = ROUND(NetAmount * 11, 2), GrossAmount = ROUND(NetAmount * 11 * 1.25, 2) WHERE Currency = 'SEK';
UPDATE Job SET GrossAmount = ROUND(NetAmount * 1.081, 2) WHERE Currency = 'CHF';
UPDATE Job SET InvoicedAt = NULL WHERE JobNo % 19 = 4;
UPDATE JobSnapshot SET TakenAt = (SELECT strftime('%Y-%m-%d %H:%M:%S', j.OrderedAt, '+' || (1 + SnapshotId % 9) || ' days', '+' || (SnapshotId % 7) || ' hours') FROM Job AS j WHERE j.JobNo = JobSnapshot.JobNo);
DELETE FROM JobSnapshot WHERE TakenAt > '2024-06-30';
UPDATE JobSnapshot SET WordsOpen = MIN(WordsOpen, (SELECT j.WordCount FROM Job AS j WHERE j.JobNo = JobSnapshot.JobNo));
