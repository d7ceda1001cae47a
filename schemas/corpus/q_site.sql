CREATE TABLE Ranks (
  RankCode TEXT PRIMARY KEY,
  RankName TEXT NOT NULL,
  MinPoints INTEGER                      -- points needed for the rank
);
INSERT INTO Ranks VALUES ('NOV', 'Novice', 0), ('HLP', 'Helper', 200), ('EXP', 'Expert', 1200), ('STW', 'Steward', 4000), ('LEG', 'Legend', 20000);
CREATE TABLE Members (
  MemberId INTEGER PRIMARY KEY, --: seq 1
  Handle TEXT NOT NULL, --: mix {pallet|forklift|sorting|quiet|tiny|marmalade|bolt|paper|copper|night}{wren|otter|clerk|fox|rover|finch|badger|pixel|mango} distinct
  FirstName TEXT, --: first null 6%
  LastName TEXT, --: last
  RankCode TEXT REFERENCES Ranks(RankCode), --: pick NOV*8 | HLP*6 | EXP*3 | STW*2
  Region TEXT, --: pick Highlands*3 | Midlands*6 | Coast*5 | Capital*4 | Abroad*2 | NULL*2
  BirthYear INTEGER, --: int 1946..2008 null 12%
  BirthMonth INTEGER, --: int 1..12
  JoinedAt INTEGER, -- Unix seconds --: date 2019-03-01..2026-04-30 unix
  LastSeenAt INTEGER, --: after JoinedAt 3..2400 days unix until 2026-05-31
  InvitedById INTEGER REFERENCES Members(MemberId) --: self MemberId null 45%
); --: rows 74
CREATE TABLE Topics (
  TopicId INTEGER PRIMARY KEY,
  TopicName TEXT NOT NULL,
  OwnerId INTEGER REFERENCES Members(MemberId), -- volunteer in charge
  StartYear INTEGER,
  StartMonth INTEGER
);
INSERT INTO Topics VALUES
  (1, 'Shelving & Racks', 4, 2019, 3), (2, 'Barcode Readers', 9, 2019, 3), (3, 'Forklift Care', 4, 2019, 11), (4, 'Charity Shops', 15, 2020, 5), (5, 'Volunteer Rotas', 21, 2020, 5),
  (6, 'Garden Fairs', 15, 2021, 4), (7, 'Packing Materials', 9, 2022, 1), (8, 'Spare Parts', 33, 2022, 8), (9, 'Bicycle Parts', NULL, 2023, 2), (10, 'Cold Rooms', NULL, 2026, 4);
CREATE TABLE Questions (
  QuestionId INTEGER PRIMARY KEY, --: seq 30001
  AuthorId INTEGER REFERENCES Members(MemberId), --: ref Members.MemberId cover 80% skew
  TopicId INTEGER REFERENCES Topics(TopicId), --: pick 1*4 | 2*5 | 3*4 | 4*3 | 5*5 | 6*2 | 7*3 | 8*4 | 9*2
  Title TEXT, --: pick Where do I file part #*5 | Reader beeps twice*4 | Which tape holds on frost*3 | How many pallets per bay*4 | Rota for bank holidays*4 | Thank-you cards for helpers*3 | Beam bent after a knock*3 | Battery flat by noon*4 | Label will not stick*4 | Second-hand racks wanted*2 | Chain guard missing*2 | Gazebo in strong wind*2 | Donations nobody wants*3
  AskedAt INTEGER, -- Unix seconds --: date 2023-06-01..2026-05-30 unix
  Status TEXT, -- O open, A answered, C closed as duplicate, W withdrawn --: pick O*4 | A*9 | C*2 | W
  Views INTEGER, --: int 3..4200 skew
  UniqueViews INTEGER, -- different visitors among the views --: int 1..2
  BountyOffered INTEGER, -- points promised for a good answer --: pick NULL*6 | 25*3 | 50*4 | 100*3 | 250
  BountyPaid INTEGER --: pick 0 | 1
); --: rows 210
CREATE TABLE Answers (
  AnswerId INTEGER PRIMARY KEY, --: seq 60001
  QuestionId INTEGER REFERENCES Questions(QuestionId), --: ref Questions.QuestionId cover 78%
  AuthorId INTEGER REFERENCES Members(MemberId), --: ref Members.MemberId cover 75% skew
  AnsweredAt INTEGER, -- Unix seconds --: date 2023-06-02..2026-05-30 unix
  WritingMs INTEGER, -- time spent in the editor, milliseconds --: int 20000..2700000 skew
  Accepted TEXT, --: pick no*3 | yes*2
  UpVotes INTEGER, --: int 0..60 skew
  DownVotes INTEGER --: int 0..14 skew
); --: rows 360
CREATE TABLE Labels (
  LabelCode TEXT PRIMARY KEY,
  LabelName TEXT,
  Kind TEXT                              -- how-to, fault, news or chat
);
INSERT INTO Labels VALUES ('HOW', 'how to', 'how-to'), ('BRK', 'broken', 'fault'), ('URG', 'urgent', 'chat'), ('LAW', 'rules and law', 'how-to'), ('THX', 'thanks', 'chat'), ('EVT', 'event', 'news'), ('BUY', 'where to buy', 'how-to'), ('LST', 'lost and found', 'chat'), ('REC', 'recall', 'news');
CREATE TABLE QuestionLabels (
  QuestionId INTEGER NOT NULL REFERENCES Questions(QuestionId), --: ref Questions.QuestionId cover 75%
  LabelCode TEXT NOT NULL REFERENCES Labels(LabelCode), --: pick HOW*6 | BRK*5 | URG*4 | LAW*2 | THX*2 | EVT*3 | BUY*4 | LST
  AddedById INTEGER REFERENCES Members(MemberId) -- member who put the label on --: ref Members.MemberId cover 40%
); --: rows 300
CREATE TABLE Messages (
  MessageId INTEGER PRIMARY KEY, --: seq 1
  SenderId INTEGER REFERENCES Members(MemberId), --: ref Members.MemberId cover 70% skew
  ReceiverId INTEGER REFERENCES Members(MemberId), --: ref Members.MemberId cover 85%
  SentAt INTEGER, -- Unix seconds --: date 2024-01-03..2026-05-30 unix
  ReadAt INTEGER, --: after SentAt 1..300 hours unix until 2026-05-31 null 14%
  Words INTEGER --: int 2..240 skew
); --: rows 180
DELETE FROM QuestionLabels WHERE rowid NOT IN (SELECT MIN(rowid) FROM QuestionLabels GROUP BY QuestionId, LabelCode);
UPDATE Questions SET UniqueViews = MAX(1, Views * (35 + QuestionId % 60) / 100);
UPDATE Questions SET AskedAt = AskedAt - AskedAt % 86400 + 21600 + (QuestionId * 2917) % 54000;
UPDATE Questions SET AuthorId = (AuthorId % 70) + 1 WHERE QuestionId % 4 = 0;
UPDATE Answers SET AnsweredAt = (SELECT AskedAt FROM Questions WHERE Questions.QuestionId = Answers.QuestionId) + 1800 + (AnswerId * 7793 % 97) * (AnswerId * 41 % 53) * 190 ;
DELETE FROM Answers WHERE AnsweredAt > 1780185600;
UPDATE Answers SET Accepted = 'no' WHERE AnswerId NOT IN (SELECT MIN(AnswerId) FROM Answers WHERE Accepted = 'yes' GROUP BY QuestionId);
UPDATE Answers SET AuthorId = (AuthorId + 7) % 74 + 1 WHERE AuthorId = (SELECT AuthorId FROM Questions WHERE Questions.QuestionId = Answers.QuestionId);
UPDATE Questions SET Status = 'A' WHERE QuestionId IN (SELECT QuestionId FROM Answers WHERE Accepted = 'yes');
UPDATE Questions SET Status = 'O' WHERE Status = 'A' AND QuestionId NOT IN (SELECT QuestionId FROM Answers WHERE Accepted = 'yes');
UPDATE Questions SET BountyPaid = CASE WHEN BountyOffered IS NULL THEN NULL WHEN Status = 'A' THEN BountyOffered - (QuestionId % 3 = 0) * BountyOffered * 2 / 5 ELSE 0 END;
UPDATE Members SET JoinedAt = (SELECT MIN(t) FROM (SELECT AuthorId AS m, AskedAt AS t FROM Questions UNION ALL SELECT AuthorId, AnsweredAt FROM Answers UNION ALL SELECT SenderId, SentAt FROM Messages UNION ALL SELECT ReceiverId, SentAt FROM Messages) WHERE m = Members.MemberId) - (MemberId * 37 % 90 + 1) * 86400 WHERE JoinedAt > (SELECT MIN(t) FROM (SELECT AuthorId AS m, AskedAt AS t FROM Questions UNION ALL SELECT AuthorId, AnsweredAt FROM Answers UNION ALL SELECT SenderId, SentAt FROM Messages UNION ALL SELECT ReceiverId, SentAt FROM Messages) WHERE m = Members.MemberId);
UPDATE Members SET LastSeenAt = 1780185600 - (MemberId * 7919 % 140) * 43200 WHERE LastSeenAt IS NULL OR LastSeenAt < JoinedAt OR LastSeenAt < (SELECT MAX(AnsweredAt) FROM Answers WHERE AuthorId = MemberId) OR LastSeenAt < (SELECT MAX(AskedAt) FROM Questions WHERE AuthorId = MemberId);
UPDATE Members SET InvitedById = NULL WHERE JoinedAt < (SELECT T2.JoinedAt FROM Members AS T2 WHERE T2.MemberId = Members.InvitedById);
UPDATE Messages SET ReceiverId = ReceiverId % 74 + 1 WHERE ReceiverId = SenderId;
UPDATE QuestionLabels SET AddedById = NULL WHERE AddedById % 5 = 0;
