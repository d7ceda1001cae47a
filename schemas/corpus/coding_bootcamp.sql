CREATE TABLE Mentors (
  MentorId INTEGER PRIMARY KEY, --: seq 31
  FirstName TEXT, --: first
  LastName TEXT, --: last distinct
  Skill TEXT, -- what the mentor mainly teaches --: pick Python*5 | JavaScript*5 | SQL*3 | Cloud*2 | Design*2
  HiredOn TEXT, --: date 2018-03-01..2026-02-15
  HourlyRate REAL, -- per hour, in RateCurrency --: real 28..95 2
  RateCurrency TEXT, --: pick EUR*5 | GBP*3 | PLN*2
  FreelanceFlag TEXT, -- Y freelance, N on payroll --: pick Y*3 | N*4
  ManagerId INTEGER -- another mentor, the line manager --: self MentorId null 15%
); --: rows 32
CREATE TABLE Cohorts (
  CohortId INTEGER PRIMARY KEY, --: seq 1
  CohortName TEXT NOT NULL, --: mix {Amber|Basil|Cedar|Dusk|Falcon|Glacier|Indigo|Jasper} {One|Two|Three|Four} distinct
  Track TEXT, -- the course taken --: pick Web*5 | Data*4 | Cloud Ops*2 | Product Design*2
  Campus TEXT, --: pick Porto*4 | Leeds*3 | Gdansk*3 | Online*3
  StartDate TEXT, --: date 2022-09-05..2026-04-20
  EndDate TEXT, -- planned last day --: after StartDate 84..190 days
  Seats INTEGER, -- places on offer --: int 8..30
  LeadMentorId INTEGER REFERENCES Mentors(MentorId) --: ref Mentors.MentorId cover 60%
); --: rows 30
CREATE TABLE Students (
  StudentId INTEGER PRIMARY KEY, --: seq 1001
  FirstName TEXT, --: first
  LastName TEXT, --: last
  Email TEXT, --: from lower {FirstName}.{LastName}@learn.example null 7% empty 8%
  BirthDate TEXT, --: date 1969-04-01..2006-10-20
  HomeCity TEXT, --: pick Porto*4 | Leeds*4 | Gdansk*3 | Braga*3 | York*3 | Lublin*2 | Sopot
  CohortId INTEGER REFERENCES Cohorts(CohortId), --: ref Cohorts.CohortId cover 93% skew
  EnrolledAt TEXT, --: date 2022-06-01..2026-04-10 %Y-%m-%d %H:%M:%S
  StudyMode TEXT, --: pick remote*5 | onsite*5 | hybrid*3
  FeeCurrency TEXT, --: pick EUR*5 | GBP*3 | PLN*2
  FeeAgreed REAL, -- course fee in the contract, in FeeCurrency --: real 3200..11800 2
  FeePaid REAL, -- paid so far, in FeeCurrency --: expr ROUND(FeeAgreed * CASE StudentId % 7 WHEN 0 THEN 0.25 WHEN 3 THEN 0.5 WHEN 5 THEN 0.8 ELSE 1 END, 2)
  ScholarshipFlag TEXT, -- Y has a scholarship, N none --: pick Y*3 | N*8
  LaptopLoanFlag TEXT, --: pick Y*4 | N*6
  PriorJob TEXT, -- work before the course --: pick waiter*3 | teacher*3 | nurse*2 | driver*2 | accountant*3 | shop manager*2 | NULL*3 empty 10%
  ReferralSource TEXT, -- how they heard of us --: pick friend*5 | web ad*5 | job centre*3 | podcast*2 | NULL
  EntryScore INTEGER, -- entry test, 0 to 50 --: int 12..50 normal
  FinalScore INTEGER, -- final exam, 0 to 100 --: int 31..100 normal null 30%
  Status TEXT, --: const active
  GraduatedOn TEXT, --: after EnrolledAt 150..330 days until 2026-05-31 null 22%
  JobFoundOn TEXT, -- first day in the new job --: after GraduatedOn 5..240 days until 2026-05-31 null 25%
  Employer TEXT, --: pick Brightmill*3 | Tarn Analytics*4 | Oxbow Bank*3 | Polder Games*2 | Saffron Retail*2
  StartSalary REAL, -- yearly gross pay in the new job, in FeeCurrency --: real 21000..58000 0
  SatisfactionScore INTEGER -- 0 to 10 in the exit survey --: int 3..10 null 35%
); --: rows 210
CREATE TABLE Lessons (
  LessonId INTEGER PRIMARY KEY, --: seq 8001
  CohortId INTEGER REFERENCES Cohorts(CohortId), --: ref Cohorts.CohortId cover 88% skew
  MentorId INTEGER, --: ref Mentors.MentorId cover 78% skew
  Topic TEXT, --: pick Python*4 | JavaScript*5 | SQL*4 | Git*3 | Testing*2 | Cloud*2 | Interviews
  HeldAt TEXT, -- start of the lesson --: date 2024-01-08..2026-05-29 %Y-%m-%d %H:%M:%S
  Minutes INTEGER, --: pick 45*2 | 60*4 | 90*6 | 120*3 | 180
  Attendees INTEGER, --: int 2..26
  RecordedFlag TEXT -- Y recorded, N not --: pick Y*6 | N*4
); --: rows 330
CREATE TABLE Coachings (
  CoachingId INTEGER PRIMARY KEY, --: seq 1
  StudentId INTEGER REFERENCES Students(StudentId), --: ref Students.StudentId cover 66% skew
  MentorId INTEGER, --: ref Mentors.MentorId cover 70%
  HeldAt TEXT, -- start of the one-to-one --: date 2024-01-08..2026-05-30 %Y-%m-%d %H:%M:%S
  Minutes INTEGER, --: int 10..75
  Theme TEXT --: pick code review*5 | motivation*3 | job search*3 | exam fear | NULL empty 8%
); --: rows 240
CREATE TABLE Submissions (
  SubmissionId INTEGER PRIMARY KEY, --: seq 9001
  StudentId INTEGER, --: ref Students.StudentId cover 82% skew
  ProjectName TEXT, --: pick Todo Board*4 | Weather Map*4 | Ledger API*3 | Pixel Shop*3 | Train Planner*2
  SubmittedAt TEXT, --: date 2024-02-01..2026-05-28 %Y-%m-%d %H:%M:%S
  ReviewedAt TEXT, -- when a mentor had marked it --: after SubmittedAt 1..19 days %Y-%m-%d %H:%M:%S until 2026-05-31 null 8%
  MentorId INTEGER REFERENCES Mentors(MentorId), -- the marker --: ref Mentors.MentorId cover 75%
  Points INTEGER, -- 0 to 20 --: int 3..20 normal
  PassedFlag TEXT --: pick Y*6 | N*3
); --: rows 300
UPDATE Students SET GraduatedOn = NULL, JobFoundOn = NULL WHERE FinalScore IS NULL OR FinalScore < 50;
UPDATE Students SET Status = CASE WHEN GraduatedOn IS NOT NULL THEN 'graduated' WHEN EnrolledAt > '2025-11-01' THEN 'active' WHEN StudentId % 4 = 0 THEN 'deferred' ELSE 'dropped out' END;
UPDATE Students SET Employer = NULL, StartSalary = NULL WHERE JobFoundOn IS NULL;
UPDATE Students SET SatisfactionScore = NULL WHERE Status <> 'graduated';
UPDATE Submissions SET Points = NULL, PassedFlag = NULL WHERE ReviewedAt IS NULL;
UPDATE Submissions SET PassedFlag = CASE WHEN Points >= 10 THEN 'Y' ELSE 'N' END WHERE ReviewedAt IS NOT NULL;
UPDATE Students SET CohortId = (SELECT C.CohortId FROM Cohorts AS C WHERE C.StartDate > date(Students.EnrolledAt) ORDER BY C.StartDate LIMIT 1);
UPDATE Lessons SET CohortId = (SELECT MIN(((Lessons.LessonId * 7 + C.CohortId * 13) % 11) * 100 + C.CohortId) % 100 FROM Cohorts AS C WHERE C.StartDate <= date(Lessons.HeldAt) AND C.EndDate >= date(Lessons.HeldAt));
