CREATE TABLE branch (
  branchId INTEGER PRIMARY KEY,
  branchName TEXT NOT NULL,
  district TEXT,
  areaM2 INTEGER, -- public floor space
  seatCount INTEGER,
  openHours INTEGER, -- opening hours a week
  openedAt INTEGER -- Unix seconds
);
INSERT INTO branch VALUES
 (1, 'Central Library', 'Old Town', 4200, 310, 58, 252460800), (2, 'Weststrand', 'Weststrand', 900, 64, 40, 631152000), (3, 'Mill Park', 'Millside', 760, 48, 36, 1009843200),
 (4, 'Lantern House', 'Northfield', 1150, 90, 44, 1293840000), (5, 'Kiosk Harbour', 'Weststrand', 120, 8, 60, 1672531200), (6, 'Bellmoor', 'Bellmoor', 640, 36, 30, 946684800);
CREATE TABLE librarian (
  staffId INTEGER PRIMARY KEY, --: seq 201
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  roleCode TEXT, --: pick DSK*6 | REF*3 | CAT*2 | KID*2
                                           -- HD head, DSK desk, REF reference, CAT cataloguer, KID children's librarian
  branchId INTEGER REFERENCES branch(branchId), --: ref branch.branchId
  bossId INTEGER REFERENCES librarian(staffId), --: self staffId
  workShare REAL, --: pick 1*6 | 0.8*3 | 0.5*3 | 0.6
                                           -- part of a full post, 0 to 1
  hiredAt INTEGER --: date 2003-03-01..2026-02-01 unix
); --: rows 38
CREATE TABLE member (
  memberId INTEGER PRIMARY KEY, --: seq 3001
  cardNo TEXT, --: code LB-####-@ distinct
  firstName TEXT, --: first
  lastName TEXT, --: last
  bornAt INTEGER, --: date 1938-01-01..2019-06-30 unix
                                           -- birth, Unix seconds
  memberType TEXT, --: const adult
  district TEXT, --: pick Old Town*5 | Weststrand*4 | Millside*3 | Northfield*4 | Bellmoor*2 | Eastgate*2
  homeBranchId INTEGER, --: ref branch.branchId skew
  joinedAt INTEGER, --: date 2013-01-10..2026-03-20 unix
                                           -- Unix seconds
  lastVisitAt INTEGER, --: date 2024-09-01..2026-05-30 unix null 9%
  expiresAt INTEGER, --: date 2025-09-01..2027-08-31 unix
                                           -- end of the card, Unix seconds
  blocked INTEGER, --: pick 0*9 | 1
                                           -- 1 may not borrow
  feeDue REAL, --: pick 0*7 | 2.5 | 4 | 6.8 | 11.2 | 15
                                           -- EUR still to pay
  feePaid REAL, --: price 3..60
  discountRate REAL, --: pick 0*6 | 0.25*2 | 0.5*2 | 1
                                           -- 0..1 off the yearly fee
  language TEXT, --: pick English*7 | Polish*2 | Arabic*2 | Turkish*2 | Spanish
  contactWay TEXT, --: pick mail*5 | text message*3 | letter*1
  newsletter INTEGER, --: pick 1*2 | 0*3
  loanLimit INTEGER, --: pick 10*5 | 5*2 | 25
  eBooks INTEGER, --: pick 1 | 0*2
                                           -- 1 also uses e-books
  guardianId INTEGER REFERENCES member(memberId) -- adult who answers for a child
); --: rows 160
CREATE TABLE author (
  authorId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  country TEXT --: pick Ireland*3 | Norway*2 | Japan*2 | Nigeria*2 | Chile | Poland*2 | Canada*3 | NULL
); --: rows 52
CREATE TABLE title (
  titleId INTEGER PRIMARY KEY, --: seq 501
  titleName TEXT, --: mix {The Last|A Quiet|The Paper|Winter|The Borrowed|Nine|The Iron|Salt and|Under the|A Small} {Harbour|Garden|Lighthouse|Orchard|Atlas|Kitchen|Comet|Fox|Bridge|Piano|Island|Letters} distinct
  genre TEXT, --: pick crime*4 | novel*5 | travel*2 | cooking*2 | picture book*3 | science*2 | history*2
  language TEXT, --: pick English*8 | Polish | Arabic | Spanish | Norwegian
  pubYear INTEGER, --: int 1978..2026
  pageCount INTEGER, --: by genre: picture book => 24 | 32*2 | 40; else => 180 | 212 | 244 | 288*2 | 310 | 352 | 416 | 520
  ageFrom INTEGER, --: by genre: picture book => 3 | 4*2 | 6; crime => 16 | 14; else => NULL*2 | 12
                                           -- recommended from this age
  firstTitleId INTEGER REFERENCES title(titleId) -- first volume, if it is a sequel
); --: rows 84
CREATE TABLE titleAuthor (
  titleId INTEGER REFERENCES title(titleId),
  authorId INTEGER REFERENCES author(authorId),
  part TEXT, -- W writer, T translator, I illustrator
  royaltyShare REAL, -- 0..1
  PRIMARY KEY (titleId, authorId)
);
CREATE TABLE copy (
  barcode TEXT PRIMARY KEY, --: code B####7# distinct
  titleId INTEGER, --: ref title.titleId cover 94% skew
  branchId INTEGER, --: ref branch.branchId skew
  boughtAt INTEGER, --: date 2011-02-01..2024-05-20 unix
  priceEur REAL, --: price 7..48
  wearRate REAL, --: real 0..0.95 2
                                           -- 0 like new, 1 in pieces
  withdrawnAt INTEGER, --: after boughtAt 700..4500 days unix until 2026-05-31 null 62%
  shelfMark TEXT --: code @@ ##.#
); --: rows 210
CREATE TABLE loan (
  loanId INTEGER PRIMARY KEY, --: seq 90001
  barcode TEXT, --: ref copy.barcode cover 80% skew
  memberId INTEGER REFERENCES member(memberId), --: ref member.memberId cover 78% skew
  staffId INTEGER, --: ref librarian.staffId cover 70%
                                           -- NULL: self-service machine
  lentAt INTEGER, --: date 2024-06-03..2026-05-30 unix
                                           -- Unix seconds
  dueAt INTEGER, --: after lentAt 28..28 days unix
  returnedAt INTEGER, --: after lentAt 2..46 days unix until 2026-05-31 null 4%
  renewals INTEGER, --: pick 0*5 | 1*3 | 2 | 3
  fineEur REAL --: expr round(max(0, (coalesce(returnedAt, dueAt) - dueAt) / 86400) * 0.2, 2)
); --: rows 400
CREATE TABLE hold (
  memberId INTEGER, --: ref member.memberId cover 60%
  titleId INTEGER REFERENCES title(titleId), --: ref title.titleId cover 70% skew
  placedAt INTEGER, --: date 2025-03-01..2026-05-29 unix
  readyAt INTEGER, --: after placedAt 1..40 days unix until 2026-05-31 null 25%
  stateCode TEXT, --: by readyAt: None => W*3 | C; else => F*4 | R*1 | C
                                           -- W waiting, R ready on the shelf, F fetched, C cancelled
  pickupBranchId INTEGER, --: ref branch.branchId
  PRIMARY KEY (memberId, titleId)
); --: rows 140
UPDATE librarian SET bossId = NULL, roleCode = 'HD', workShare = 1 WHERE staffId IN (SELECT MIN(staffId) FROM librarian GROUP BY branchId);
UPDATE librarian SET bossId = (SELECT h.staffId FROM librarian h WHERE h.branchId = librarian.branchId AND h.roleCode = 'HD') WHERE roleCode <> 'HD';
UPDATE librarian SET bossId = (SELECT staffId FROM librarian WHERE roleCode = 'HD' AND branchId = 1) WHERE roleCode = 'HD' AND branchId <> 1;
UPDATE member SET memberType = CASE WHEN bornAt > strftime('%s', '2012-05-31') THEN 'child' WHEN bornAt > strftime('%s', '2001-05-31') THEN 'student' WHEN bornAt < strftime('%s', '1961-05-31') THEN 'senior' ELSE 'adult' END;
UPDATE member SET joinedAt = bornAt + 86400 * 365 * 5 WHERE joinedAt < bornAt + 86400 * 365 * 4;
UPDATE member SET guardianId = (SELECT m.memberId FROM member m WHERE m.memberType = 'adult' AND (m.memberId + member.memberId) % 9 = 0 ORDER BY m.memberId * 13 % 31 LIMIT 1) WHERE memberType = 'child' AND memberId % 8 > 0;
UPDATE member SET lastName = (SELECT g.lastName FROM member g WHERE g.memberId = member.guardianId) WHERE guardianId IS NOT NULL AND memberId % 3 > 0;
UPDATE title SET firstTitleId = (SELECT MIN(t.titleId) FROM title t WHERE t.genre = title.genre AND t.titleId < title.titleId - 3) WHERE titleId % 6 = 2;
UPDATE loan SET staffId = NULL WHERE loanId % 4 < 2;
UPDATE loan SET returnedAt = NULL WHERE returnedAt IS NULL OR (lentAt > strftime('%s', '2026-05-10') AND loanId % 3 = 0);
INSERT INTO titleAuthor SELECT titleId, 1 + titleId * 31 % 52, 'W', CASE WHEN titleId % 3 = 0 THEN 0.6 ELSE 1 END FROM title;
INSERT OR IGNORE INTO titleAuthor SELECT titleId, 1 + titleId * 17 % 49, CASE WHEN genre = 'picture book' THEN 'I' ELSE 'T' END, 0.4 FROM title WHERE titleId % 3 = 0;
INSERT OR IGNORE INTO titleAuthor SELECT titleId, 1 + titleId * 11 % 47, 'I', 0.4 FROM title WHERE genre = 'picture book' AND titleId % 3 = 1;
UPDATE copy SET withdrawnAt = NULL WHERE EXISTS (SELECT 1 FROM loan WHERE loan.barcode = copy.barcode AND loan.lentAt > copy.withdrawnAt);
