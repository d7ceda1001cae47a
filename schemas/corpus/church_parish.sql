CREATE TABLE place (
  place_id INTEGER PRIMARY KEY,
  place_name TEXT NOT NULL,
  district TEXT,
  seats INTEGER,
  heated TEXT,
  built_year INTEGER
);
INSERT INTO place VALUES (1, 'St Anne Church', 'Old Town', 420, 'Y', 1884), (2, 'St Anne Hall', 'Old Town', 140, 'Y', 1967), (3, 'Chapel at the Bridge', 'Riverside', 85, 'N', 1731), (4, 'Holy Cross', 'Northfield', 310, 'Y', 1956), (5, 'Garden Oratory', 'Northfield', 40, 'N', 2009), (6, 'Harbor Mission', 'Riverside', 160, 'Y', 1998), (7, 'Cemetery Chapel', 'Elm Hill', 60, 'N', 1902), (8, 'Winter Room', 'Elm Hill', 55, 'Y', 2023);
CREATE TABLE worship_kind (
  kind_code TEXT PRIMARY KEY,
  kind_name TEXT,
  solemn TEXT
);
INSERT INTO worship_kind VALUES ('MAS', 'Mass', 'N'), ('FAM', 'Family Mass', 'N'), ('VES', 'Evening Prayer', 'N'), ('BAP', 'Baptism', 'Y'), ('WED', 'Wedding', 'Y'), ('FUN', 'Funeral', 'Y'), ('CON', 'Concert', 'N'), ('VIG', 'Vigil', 'Y');
CREATE TABLE purpose (
  purpose_code TEXT PRIMARY KEY,
  purpose_name TEXT,
  goal_euro INTEGER
);
INSERT INTO purpose VALUES ('ROF', 'Roof Repair', 90000), ('POR', 'Soup Kitchen', 20000), ('YTH', 'Youth Camp', 15000), ('ORG', 'Organ', 60000), ('MIS', 'Mission Abroad', 25000), ('GEN', 'General Needs', NULL), ('BEL', 'New Bell', 30000), ('PIL', 'Pilgrimage', 8000);
CREATE TABLE clergy (
  clergy_id INTEGER PRIMARY KEY,          --: seq 1
  first_name TEXT,                        --: pick Anselm
  last_name TEXT,                         --: last distinct
  office TEXT,                            --: each Pastor | Vicar | Deacon | Deacon | Lay Preacher
  birth_date TEXT,                        --: date 1942-03-01..1993-11-20
  ordained_on TEXT,                       --: after birth_date 9900..14500 days
  retired TEXT                            --: pick N*4 | Y
); --: rows 14
CREATE TABLE member (
  member_id INTEGER PRIMARY KEY,          --: seq 101
  first_name TEXT,                        --: first
  last_name TEXT,                         --: last
  birth_date TEXT,                        --: date 1931-01-20..2012-05-30
  district TEXT,                          --: pick Old Town*4 | Riverside*3 | Northfield*5 | Elm Hill*2 | Harbor End | NULL
  joined_at INTEGER,                      --: date 1999-02-07..2024-08-25 unix
  newsletter TEXT,                        --: pick Y*3 | N*2
  choir TEXT,                             --: pick N*5 | Y
  invited_by INTEGER REFERENCES member(member_id) --: self member_id null 50%
); --: rows 150
CREATE TABLE worship (
  worship_id INTEGER PRIMARY KEY,         --: seq 5001
  kind_code TEXT REFERENCES worship_kind(kind_code), --: pick MAS*9 | FAM*3 | VES*4 | BAP*2 | WED*2 | FUN*3 | CON*2
  place_id INTEGER REFERENCES place(place_id), --: pick 1*8 | 2*2 | 3*3 | 4*6 | 5 | 6*4 | 7*2
  starts_at TEXT,                         --: date 2022-09-01..2024-09-14 %Y-%m-%d %H:%M:%S
  ends_at TEXT,
  celebrant_id INTEGER REFERENCES clergy(clergy_id), --: ref clergy.clergy_id cover 80%
  preacher_id INTEGER REFERENCES clergy(clergy_id), --: ref clergy.clergy_id cover 90% null 12%
  attendance INTEGER,                     --: int 8..230 skew
  streamed TEXT                           --: pick N*3 | Y
); --: rows 240
CREATE TABLE collection (
  collection_id INTEGER PRIMARY KEY,      --: seq 1
  worship_id INTEGER REFERENCES worship(worship_id), --: ref worship.worship_id distinct
  purpose_code TEXT REFERENCES purpose(purpose_code), --: pick GEN*5 | ROF*4 | POR*3 | MIS*2 | YTH
  amount_euro REAL,                       --: real 14..640 2 skew
  counted_by INTEGER REFERENCES member(member_id), --: ref member.member_id cover 15% skew
  checked_by INTEGER REFERENCES member(member_id) --: ref member.member_id cover 12% null 15%
); --: rows 170
CREATE TABLE gift (
  gift_id INTEGER PRIMARY KEY,            --: seq 9001
  member_id INTEGER REFERENCES member(member_id), --: ref member.member_id cover 65% skew
  purpose_code TEXT REFERENCES purpose(purpose_code), --: pick GEN*3 | ROF*5 | POR*3 | ORG*3 | MIS*2 | YTH*2
  given_at INTEGER,                       --: date 2022-09-03..2024-09-12 unix
  thanked_at INTEGER,                     --: after given_at 1..28 days unix until 2024-09-14 null 12%
  amount_euro REAL,                       --: price 10..900
  method TEXT,                            --: pick transfer*5 | cash*3 | card*2
  receipt TEXT                            --: pick Y*3 | N*2
); --: rows 330
CREATE TABLE duty (
  worship_id INTEGER REFERENCES worship(worship_id),
  member_id INTEGER REFERENCES member(member_id),
  task TEXT,
  minutes INTEGER,
  PRIMARY KEY (worship_id, member_id)
);
UPDATE clergy SET first_name = CASE clergy_id WHEN 1 THEN 'Anselm' WHEN 2 THEN 'Judith' WHEN 3 THEN 'Tomas' WHEN 4 THEN 'Brigid' WHEN 5 THEN 'Osmund' WHEN 6 THEN 'Pavel' WHEN 7 THEN 'Irmgard' WHEN 8 THEN 'Leander' WHEN 9 THEN 'Salome' WHEN 10 THEN 'Cyril' WHEN 11 THEN 'Tomas' WHEN 12 THEN 'Ursula' WHEN 13 THEN 'Benno' ELSE 'Gesine' END, retired = CASE WHEN birth_date < '1952-01-01' THEN 'Y' ELSE 'N' END;
UPDATE worship SET starts_at = date(starts_at, CASE WHEN kind_code IN ('MAS', 'FAM') THEN 'weekday 0' ELSE '+0 days' END) || CASE kind_code WHEN 'MAS' THEN CASE worship_id % 3 WHEN 0 THEN ' 08:30:00' WHEN 1 THEN ' 10:00:00' ELSE ' 18:00:00' END WHEN 'FAM' THEN ' 11:15:00' WHEN 'VES' THEN ' 19:00:00' WHEN 'BAP' THEN ' 12:30:00' WHEN 'WED' THEN ' 14:30:00' WHEN 'FUN' THEN ' 10:30:00' ELSE ' 19:30:00' END;
UPDATE worship SET attendance = MIN(attendance, (SELECT seats FROM place WHERE place.place_id = worship.place_id)), ends_at = datetime(starts_at, '+' || (28 + worship_id * 7 % 53 + CASE kind_code WHEN 'CON' THEN 40 ELSE 0 END) || ' minutes');
UPDATE worship SET attendance = NULL WHERE worship_id % 31 = 5;
DELETE FROM worship WHERE starts_at >= '2024-09-15';
DELETE FROM collection WHERE worship_id NOT IN (SELECT worship_id FROM worship);
UPDATE collection SET checked_by = NULL WHERE checked_by = counted_by;
INSERT OR IGNORE INTO duty SELECT worship_id, 101 + (worship_id * 13) % 61, 'lector', 10 + worship_id % 4 * 5 FROM worship WHERE kind_code IN ('MAS', 'FAM', 'VES');
INSERT OR IGNORE INTO duty SELECT worship_id, 101 + (worship_id * 29 + 8) % 90, 'altar server', 45 + worship_id % 5 * 10 FROM worship WHERE worship_id % 3 <> 1;
INSERT OR IGNORE INTO duty SELECT worship_id, 101 + (worship_id * 17 + 3) % 40, CASE worship_id % 4 WHEN 0 THEN 'flowers' WHEN 1 THEN 'sound' ELSE 'coffee' END, 30 + worship_id % 7 * 15 FROM worship WHERE worship_id % 2 = 0;
UPDATE member SET joined_at = CAST(strftime('%s', birth_date, '+4 years') AS INTEGER) WHERE joined_at < CAST(strftime('%s', birth_date) AS INTEGER);
UPDATE member SET joined_at = joined_at - 86400 * 2600 WHERE joined_at > (SELECT MIN(given_at) FROM gift WHERE gift.member_id = member.member_id);
UPDATE worship SET place_id = CASE worship_id % 3 WHEN 0 THEN 2 WHEN 1 THEN 1 ELSE 4 END WHERE kind_code = 'CON';
UPDATE collection SET purpose_code = 'PIL' WHERE collection_id IN (3, 40, 77);
UPDATE collection SET checked_by = (SELECT x.counted_by FROM collection AS x WHERE x.collection_id = collection.collection_id + 4) WHERE collection_id % 3 = 0;
UPDATE collection SET checked_by = NULL WHERE checked_by = counted_by;
UPDATE worship SET ends_at = datetime(ends_at, '+6 minutes') WHERE worship_id = 5156;
