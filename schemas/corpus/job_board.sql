CREATE TABLE employer (
  employerId INTEGER PRIMARY KEY, --: seq 1
  employerName TEXT NOT NULL, --: mix {Alder|Brightwater|Corvid|Dunmore|Elmgate|Fairlane|Greyfell|Halcyon|Ironbridge|Juniper|Kestrel|Lomond} {Group|Partners|& Co|Works|Holding|Collective} distinct
  industry TEXT, --: pick software*6 | retail*4 | logistics*4 | healthcare*3 | energy*2 | media*2
  hqCity TEXT, --: pick Rotterdam*5 | Antwerp*4 | Ghent*3 | Utrecht*4 | Cologne*3 | Lille*2
  headcount INTEGER, --: int 8..4200 skew null 8%
  planCode TEXT, -- F free, S standard, P premium --: pick F*3 | S*5 | P*3
  joinedOn TEXT --: date 2018-02-01..2025-04-30
); --: rows 36
CREATE TABLE recruiter (
  recruiterId INTEGER PRIMARY KEY, --: seq 101
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  employerId INTEGER REFERENCES employer(employerId), --: ref employer.employerId cover 90%
  email TEXT, --: from lower {firstName}.{lastName}@hiring.example
  startedOn TEXT, --: date 2014-03-01..2025-03-31
  leftOn TEXT -- empty while active --: pick NULL*7 | 2024-08-31 | 2025-02-28
); --: rows 52
CREATE TABLE posting (
  postingId INTEGER PRIMARY KEY, --: seq 2001
  employerId INTEGER REFERENCES employer(employerId), --: ref employer.employerId cover 92% skew
  recruiterId INTEGER REFERENCES recruiter(recruiterId), --: const 101
  title TEXT, --: mix {Junior|Senior|Lead|Assistant|Deputy} {Data Analyst|Warehouse Planner|Nurse Coordinator|Backend Developer|Store Manager|Grid Engineer|Copy Editor|Payroll Clerk}
  jobCity TEXT, --: pick Rotterdam*5 | Antwerp*5 | Ghent*4 | Utrecht*4 | Cologne*3 | Lille*2 | Breda*2
  contractType TEXT, --: pick permanent*7 | temporary*3 | internship*2 | freelance*2
  remoteOk TEXT, -- Y or N --: pick Y*3 | N*4 null 6%
  salaryMin INTEGER, -- euros a year --: int 22000..71000 normal null 7%
  salaryMax INTEGER, -- euros a year --: int 3..34
  adFeeCents INTEGER, -- what the employer paid for the ad --: price 40..900
  views INTEGER, -- times the ad was opened --: int 20..5200 skew
  postedAt TEXT, --: date 2023-01-03..2025-06-24 %Y-%m-%d %H:%M:%S
  expiresAt TEXT, --: after postedAt 21..75 days %Y-%m-%d
  filledAt TEXT, --: after postedAt 10..95 days %Y-%m-%d until 2025-06-30
  status TEXT, -- O open, F filled, E expired, W withdrawn --: pick W*2 | K*14
  repostOf INTEGER REFERENCES posting(postingId) -- the earlier ad that this one repeats --: self postingId
); --: rows 240
UPDATE posting SET expiresAt = date(expiresAt, '+50 days') WHERE postedAt > '2025-03-20';
UPDATE posting SET filledAt = NULL WHERE status = 'W' OR postingId % 9 IN (1, 4, 6);
UPDATE posting SET status = CASE WHEN status = 'W' THEN 'W' WHEN filledAt IS NOT NULL THEN 'F' WHEN expiresAt < '2025-06-30' THEN 'E' ELSE 'O' END;
UPDATE posting SET salaryMax = salaryMin + salaryMax * 500;
UPDATE posting SET salaryMax = NULL WHERE postingId % 17 = 3;
UPDATE posting SET repostOf = NULL WHERE postingId % 6 <> 0;
UPDATE posting SET repostOf = NULL WHERE postedAt <= (SELECT p.postedAt FROM posting AS p WHERE p.postingId = posting.repostOf);
UPDATE posting SET employerId = (SELECT p.employerId FROM posting AS p WHERE p.postingId = posting.repostOf), title = (SELECT p.title FROM posting AS p WHERE p.postingId = posting.repostOf) WHERE repostOf IS NOT NULL;
UPDATE posting SET recruiterId = (SELECT CASE WHEN posting.postingId % 2 = 0 THEN MIN(r.recruiterId) ELSE MAX(r.recruiterId) END FROM recruiter AS r WHERE r.employerId = posting.employerId);
UPDATE employer SET joinedOn = (SELECT date(MIN(p.postedAt), '-' || (employer.employerId * 41 % 900) || ' days') FROM posting AS p WHERE p.employerId = employer.employerId) WHERE joinedOn > (SELECT MIN(p.postedAt) FROM posting AS p WHERE p.employerId = employer.employerId);
CREATE TABLE candidate (
  candidateId INTEGER PRIMARY KEY, --: seq 5001
  firstName TEXT, --: first
  lastName TEXT, --: last
  homeCity TEXT, --: pick Rotterdam*5 | Antwerp*5 | Ghent*4 | Utrecht*3 | Cologne*3 | Breda*3 | Lille*2
  bornOn TEXT, --: date 1962-01-01..2005-12-31 null 5%
  registeredOn TEXT, --: date 2021-01-04..2022-12-30
  askingSalary INTEGER, -- euros a year --: int 42..160
  experienceYears INTEGER, --: int 0..27 skew
  referredBy INTEGER REFERENCES candidate(candidateId), -- the candidate who brought this one --: self candidateId
  newsletter TEXT -- Y or N --: pick Y | N
); --: rows 140
UPDATE candidate SET askingSalary = askingSalary * 500;
UPDATE candidate SET referredBy = NULL WHERE candidateId % 4 <> 1;
UPDATE candidate SET askingSalary = NULL WHERE candidateId % 13 = 5;
UPDATE candidate SET registeredOn = date(registeredOn, '+' || (candidateId % 3 * 400) || ' days') WHERE referredBy IS NULL;
CREATE TABLE application (
  applicationId INTEGER PRIMARY KEY, --: seq 9001
  postingId INTEGER REFERENCES posting(postingId), --: ref posting.postingId cover 82%
  candidateId INTEGER REFERENCES candidate(candidateId), --: ref candidate.candidateId cover 88% skew
  appliedAt TEXT, --: int 0..20
  decidedAt TEXT, -- when it was settled either way --: int 2..40
  stage TEXT, --: pick new*2 | screening*3 | interview*3 | offer*2 | hired | rejected*8 | withdrawn*2
  source TEXT, -- how the candidate came to the ad --: pick search*6 | alert mail*4 | referral*2 | social media*3
  score INTEGER -- 0 to 100, given by the recruiter --: int 5..99 normal null 12%
); --: rows 380
UPDATE application SET appliedAt = (SELECT datetime(postedAt, '+' || application.appliedAt || ' days', '+' || (application.applicationId * 37 % 500) || ' minutes') FROM posting WHERE posting.postingId = application.postingId);
DELETE FROM application WHERE appliedAt > '2025-06-30';
UPDATE application SET stage = 'rejected' WHERE stage IN ('new', 'screening', 'interview', 'offer') AND appliedAt < '2024-10-01' AND applicationId % 7 <> 0;
UPDATE application SET stage = 'rejected' WHERE stage = 'hired' AND postingId IN (SELECT postingId FROM posting WHERE status <> 'F');
UPDATE application SET stage = 'hired' WHERE applicationId % 2 = 0 AND applicationId IN (SELECT MIN(applicationId) FROM application GROUP BY postingId);
UPDATE application SET stage = 'rejected' WHERE stage = 'hired' AND postingId IN (SELECT postingId FROM posting WHERE status <> 'F');
UPDATE application SET decidedAt = CASE WHEN stage IN ('hired', 'rejected', 'withdrawn') THEN date(appliedAt, '+' || decidedAt || ' days') END;
UPDATE application SET decidedAt = '2025-06-27' WHERE decidedAt > '2025-06-30';
UPDATE application SET decidedAt = (SELECT filledAt FROM posting WHERE posting.postingId = application.postingId) WHERE stage = 'hired';
UPDATE application SET stage = 'rejected' WHERE stage = 'hired' AND decidedAt < date(appliedAt);
UPDATE application SET decidedAt = date(appliedAt, '+3 days') WHERE decidedAt < date(appliedAt);
UPDATE candidate SET registeredOn = (SELECT date(MIN(appliedAt), '-2 days') FROM application WHERE application.candidateId = candidate.candidateId) WHERE registeredOn > (SELECT date(MIN(appliedAt)) FROM application WHERE application.candidateId = candidate.candidateId);
CREATE TABLE interview (
  interviewId INTEGER PRIMARY KEY, --: seq 1
  applicationId INTEGER REFERENCES application(applicationId), --: ref application.applicationId cover 60%
  heldAt TEXT, --: int 3..30
  minutes INTEGER, --: int 15..120
  rating INTEGER, -- 1 to 5 stars; empty after a no-show --: pick 1 | 2*2 | 3*4 | 4*4 | 5*2
  mode TEXT, --: pick on site*4 | video*5 | phone*3
  noShow TEXT -- Y if the candidate did not come --: pick N*9 | Y
); --: rows 170
UPDATE interview SET heldAt = (SELECT datetime(date(appliedAt), '+' || interview.heldAt || ' days', '+' || (9 + interview.interviewId % 8) || ' hours') FROM application WHERE application.applicationId = interview.applicationId);
DELETE FROM interview WHERE heldAt > '2025-06-30' OR heldAt IS NULL;
UPDATE interview SET rating = NULL, minutes = NULL WHERE noShow = 'Y';
CREATE TABLE skill (
  skillId INTEGER PRIMARY KEY,
  skillName TEXT,
  skillGroup TEXT
);
INSERT INTO skill VALUES (1, 'SQL', 'technical'), (2, 'Python', 'technical'), (3, 'Excel', 'technical'), (4, 'Dutch', 'language'), (5, 'French', 'language'), (6, 'German', 'language'), (7, 'English', 'language'), (8, 'Forklift licence', 'licence'), (9, 'Driving licence', 'licence'), (10, 'First aid', 'licence'), (11, 'Negotiation', 'personal'), (12, 'Team leading', 'personal'), (13, 'COBOL', 'technical'), (14, 'Polish', 'language');
CREATE TABLE postingSkill (
  postingId INTEGER REFERENCES posting(postingId), --: ref posting.postingId cover 80%
  skillId INTEGER REFERENCES skill(skillId), --: int 1..12
  mustHave TEXT, -- Y required, N nice to have --: pick Y*3 | N*2
  minYears INTEGER, --: int 0..8 skew
  PRIMARY KEY (postingId, skillId)
); --: rows 360
CREATE TABLE candidateSkill (
  candidateId INTEGER REFERENCES candidate(candidateId), --: ref candidate.candidateId cover 93%
  skillId INTEGER REFERENCES skill(skillId), --: int 1..13
  years INTEGER, --: int 0..15 skew
  PRIMARY KEY (candidateId, skillId)
); --: rows 330
