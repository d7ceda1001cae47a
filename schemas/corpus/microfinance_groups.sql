CREATE TABLE savingsGroup (
  groupId INTEGER PRIMARY KEY,   --: seq 1
  groupName TEXT,                --: each Tiyende Pamodzi | Sunrise Weavers | Mango Mothers | Kasupe Unity | Chifundo Circle | Seven Baskets | Tondwe Traders | Lake Sisters | Dawn Poultry | Green Hoe | Mbaleni Hope | Umodzi Fishers | Quiet Savers | Red Earth Potters | Chiwala Tailors | Honey Ladder | Ntchenje Youth | Groundnut Queens | Market Row | Two Bridges | Patient Ants | Bicycle Men | Hillfoot Grinders | Mwayi Sewing | Old Ferry | Tomato Club | Zikomo Bakers | Reed Mat Union | First Rain | Salt and Soap
  village TEXT,                  --: pick Mbaleni*4 | Kasupe*4 | Tondwe*3 | Chiwala*3 | Ntchenje*2 | Old Ferry
  district TEXT,                 --: by village: Mbaleni, Kasupe => Lakeside; Tondwe, Old Ferry => Riverbend; else => Highfields
  foundedOn INTEGER,             --: date 2016-02-01..2023-09-30 yyyymmdd
  meetingDay TEXT,               --: pick Monday*2 | Tuesday*3 | Wednesday*3 | Thursday*4 | Saturday*2
  chairId INTEGER,
  trainerName TEXT,              --: pick Tadala Moyo*4 | Blessings Phiri*3 | Grace Banda*3 | NULL
  savingGoalAmt INTEGER          --: pick 50000*3 | 80000*4 | 120000*3 | 200000
); --: rows 30
CREATE TABLE member (
  memberId INTEGER PRIMARY KEY,  --: seq 101
  groupId INTEGER,               --: ref savingsGroup.groupId cover 94%
  firstName TEXT,                --: pick Agnes*4 | Chikondi*5 | Dalitso*3 | Esnart*3 | Fatsani*3 | Gift*4 | Hawa*2 | Isaac*3 | Joyce*4 | Kondwani*4 | Loveness*3 | Madalitso*3 | Nellie*3 | Owen*2 | Precious*4 | Ruth*4 | Stella*3 | Thoko*4 | Upile*2 | Violet*3 | Wezi*3 | Yamikani*3 | Zione*3
  lastName TEXT,                 --: pick Banda*4 | Chirwa*4 | Dzimbiri*2 | Gondwe*4 | Hara*2 | Jere*3 | Kachale*3 | Lungu*4 | Mbewe*4 | Mhango*3 | Mkandawire*3 | Moyo*3 | Mwale*4 | Nkhoma*3 | Nyirenda*4 | Phiri*5 | Sakala*3 | Tembo*4 | Zimba*3 | Kaunda*2 | Manda*2 | Msiska*2 | Soko*2
  gender TEXT,                   --: by firstName: Dalitso, Gift, Isaac, Kondwani, Madalitso, Owen, Yamikani => M; else => F
  bornOn INTEGER,                --: date 1951-01-01..2005-12-31 yyyymmdd
  joinedOn INTEGER,              --: date 2017-01-10..2025-09-20 yyyymmdd
  leftOn INTEGER,                --: after joinedOn 200..1500 days yyyymmdd until 2025-10-30 null 75%
  occupation TEXT,               --: pick farmer*7 | trader*5 | tailor*3 | fisher*2 | baker*2 | teacher
  phoneNo TEXT,                  --: code 09########  null 20% empty 15%
  walkMin INTEGER,               --: int 3..140 skew
  savedAmt INTEGER               --: int 200..64000 skew
); --: rows 300
CREATE TABLE loan (
  loanId INTEGER PRIMARY KEY,    --: seq 3001
  memberId INTEGER,              --: ref member.memberId cover 70% skew
  guarantorId INTEGER,           --: ref member.memberId cover 60% null 15%
  purpose TEXT,                  --: pick seed*6 | livestock*4 | stock for shop*5 | school fees*4 | sewing machine*2 | roof*2 | funeral
  requestedAmt INTEGER,
  approvedAmt INTEGER,
  repaidAmt INTEGER,
  ratePct REAL,                  --: pick 18*3 | 20*5 | 24*4 | 27.5
  appliedAt INTEGER,             --: date 2022-11-01..2025-10-28 unix
  interviewSec INTEGER,          --: int 240..5200 normal
  approvedOn INTEGER,            --: after appliedAt 2..24 days yyyymmdd until 2025-10-30 null 9%
  disbursedOn INTEGER,           --: after approvedOn 1..12 days yyyymmdd until 2025-10-30
  dueOn INTEGER,                 --: after disbursedOn 90..420 days yyyymmdd
  closedOn INTEGER,              --: after disbursedOn 70..500 days yyyymmdd until 2025-10-30 null 22%
  status TEXT,
  officerNote TEXT               --: pick NULL*6 | paid in coins*2 | goat died*2 | husband signed | visited twice*2 | moved village empty 10%
); --: rows 430
CREATE TABLE meeting (
  meetingId INTEGER PRIMARY KEY, --: seq 1
  groupId INTEGER,               --: ref savingsGroup.groupId cover 90% skew
  heldAt INTEGER,                --: date 2024-01-08..2025-10-30 unix
  lengthMin INTEGER,             --: int 25..190 normal
  presentCnt INTEGER,            --: int 4..24 normal
  absentCnt INTEGER,             --: int 0..9 skew
  collectedAmt INTEGER,          --: int 400..9800 skew
  bankedAmt INTEGER,
  fineAmt INTEGER,               --: pick 0*5 | 50*3 | 100*2 | 250
  officerName TEXT,              --: pick Tadala Moyo*5 | Blessings Phiri*4 | Grace Banda*4 | Peter Soko*2 | NULL
  uploadSec INTEGER              --: int 3..1900 skew
); --: rows 390
UPDATE savingsGroup SET village = CASE groupName WHEN 'Kasupe Unity' THEN 'Kasupe' WHEN 'Tondwe Traders' THEN 'Tondwe' WHEN 'Mbaleni Hope' THEN 'Mbaleni' WHEN 'Chiwala Tailors' THEN 'Chiwala' WHEN 'Ntchenje Youth' THEN 'Ntchenje' ELSE 'Old Ferry' END WHERE groupName IN ('Kasupe Unity', 'Tondwe Traders', 'Mbaleni Hope', 'Chiwala Tailors', 'Ntchenje Youth', 'Old Ferry');
UPDATE savingsGroup SET district = CASE WHEN village IN ('Mbaleni', 'Kasupe') THEN 'Lakeside' WHEN village IN ('Tondwe', 'Old Ferry') THEN 'Riverbend' ELSE 'Highfields' END;
DELETE FROM member WHERE EXISTS (SELECT 1 FROM member AS other WHERE other.firstName = member.firstName AND other.lastName = member.lastName AND other.memberId < member.memberId);
DELETE FROM loan WHERE memberId NOT IN (SELECT memberId FROM member);
UPDATE loan SET guarantorId = NULL WHERE guarantorId NOT IN (SELECT memberId FROM member);
UPDATE meeting SET heldAt = heldAt + 86400 * (((SELECT CASE meetingDay WHEN 'Monday' THEN 1 WHEN 'Tuesday' THEN 2 WHEN 'Wednesday' THEN 3 WHEN 'Thursday' THEN 4 ELSE 6 END FROM savingsGroup WHERE savingsGroup.groupId = meeting.groupId) - strftime('%w', heldAt, 'unixepoch') + 7) % 7);
UPDATE meeting SET heldAt = heldAt - 7 * 86400 WHERE heldAt > 1761868800;
UPDATE meeting SET heldAt = heldAt - heldAt % 86400 + 28800 + (meetingId * 1237 % 30000) / 300 * 300, bankedAmt = CASE WHEN meetingId % 4 = 1 THEN collectedAmt ELSE collectedAmt - (meetingId * 131 % 9) * collectedAmt / 40 END;
UPDATE loan SET requestedAmt = 500 * (3 + loanId * 37 % 71);
UPDATE loan SET approvedAmt = CASE WHEN loanId % 3 = 0 THEN requestedAmt ELSE requestedAmt * (6 + loanId % 4) / 10 END WHERE approvedOn IS NOT NULL;
UPDATE loan SET guarantorId = NULL WHERE guarantorId = memberId;
UPDATE loan SET status = CASE WHEN approvedOn IS NULL AND appliedAt < 1759000000 THEN 'rejected' WHEN approvedOn IS NULL OR disbursedOn IS NULL THEN 'pending' WHEN closedOn IS NOT NULL AND loanId % 17 = 5 THEN 'written off' WHEN closedOn IS NOT NULL THEN 'closed' WHEN dueOn < 20251031 THEN 'overdue' ELSE 'running' END;
UPDATE loan SET repaidAmt = CASE status WHEN 'closed' THEN CAST(approvedAmt * (100 + ratePct / 2) / 100 AS INTEGER) WHEN 'written off' THEN approvedAmt * (loanId % 5) / 10 WHEN 'overdue' THEN approvedAmt * (2 + loanId % 7) / 10 WHEN 'running' THEN approvedAmt * (loanId % 6) / 10 END;
UPDATE savingsGroup SET chairId = (SELECT memberId FROM member WHERE member.groupId = savingsGroup.groupId AND leftOn IS NULL ORDER BY (memberId * 7 + groupId) % 31 LIMIT 1);
