CREATE TABLE grps (
  grp_cd TEXT PRIMARY KEY, -- user group: ADM administrator, MOD moderator, REG regular, NEW newcomer, SUS suspended
  grp_nm TEXT,
  up_rt REAL -- share of the members' posts that may carry pictures, 0..1
);
INSERT INTO grps VALUES ('ADM', 'administrators', 1.0), ('MOD', 'moderators', 1.0), ('REG', 'regulars', 0.4), ('NEW', 'newcomers', 0.1), ('SUS', 'suspended', 0);
CREATE TABLE brds (
  brd_id INTEGER PRIMARY KEY,
  brd_nm TEXT NOT NULL,
  par_id INTEGER REFERENCES brds(brd_id), -- the board above this one
  lang TEXT, -- DE, EN or PL
  fee_ct INTEGER -- yearly fee for reading the board, in cents
);
INSERT INTO brds VALUES
  (1, 'Workshop', NULL, 'EN', NULL), (2, 'Woodwork', 1, 'EN', 0), (3, 'Metalwork', 1, 'EN', 0), (4, 'Garden', NULL, 'EN', 0),
  (5, 'Vegetables', 4, 'EN', 0), (6, 'Roses', 4, 'EN', 250), (7, 'Werkstatt', NULL, 'DE', 0), (8, 'Holzarbeiten', 7, 'DE', 0),
  (9, 'Ogród', NULL, 'PL', 0), (10, 'Warzywa', 9, 'PL', 0), (11, 'Market', NULL, 'EN', 1200), (12, 'Market Archive', 11, 'EN', 1200),
  (13, 'Hand Tools', 2, 'EN', 0), (14, 'Lathes', 3, 'EN', 900), (15, 'Coffee Corner', NULL, 'EN', 0), (16, 'Kaffeeecke', 7, 'DE', 0),
  (17, 'Museum Trips', 15, 'EN', 0);
CREATE TABLE usrs (
  usr_id INTEGER PRIMARY KEY,            --: seq 2001
  nick TEXT, -- name shown beside posts --: mix {rusty|quiet|happy|old|green|busy|third|lazy}_{plane|chisel|rake|beet|lathe|owl|kettle|mole|spade} distinct
  f_nm TEXT,                             --: first
  l_nm TEXT,                             --: last
  grp_cd TEXT REFERENCES grps(grp_cd),   --: pick REG*30 | NEW*14 | MOD*5 | SUS*4 | ADM*2
  city TEXT,                             --: pick Kassel*5 | Poznan*4 | Bristol*5 | Graz*3 | Leeds*3 | Lublin*2 | NULL*4
  dt_brth TEXT, -- date of birth, if told --: date 1944-02-01..2007-10-31 null 15%
  dt_join TEXT, -- when the account was opened --: date 2021-01-10..2026-04-30 %Y-%m-%d %H:%M:%S
  dt_last TEXT, -- last login --: after dt_join 2..1400 days %Y-%m-%d %H:%M:%S until 2026-05-31
  spons_id INTEGER REFERENCES usrs(usr_id), -- who invited this user --: self usr_id null 10%
  donat_ct INTEGER                       --: pick NULL*8 | 500*4 | 1000*4 | 2500*2 | 5000*2 | 10000
); --: rows 66
CREATE TABLE posts (
  pst_id INTEGER PRIMARY KEY,            --: seq 90001
  brd_id INTEGER REFERENCES brds(brd_id), --: pick 1 | 2*7 | 3*5 | 4*3 | 5*6 | 6*4 | 7*2 | 8*4 | 9*2 | 10*3 | 11*5 | 13*4 | 14*2 | 15*8 | 16*2
  usr_id INTEGER REFERENCES usrs(usr_id), --: ref usrs.usr_id cover 82% skew
  re_id INTEGER REFERENCES posts(pst_id), -- the post that this one answers; empty for a new thread --: self pst_id null 14%
  subj TEXT, -- subject line --: pick How to sharpen a plane*4 | How to sharpen old chisels*3 | Oiling my lathe*4 | Help with a wobbly bench*4 | Photos of climbing roses*3 | Slugs again*5 | Question about beetroot*2 | Selling a lathe*2 | Selling a plane*3 | Wanted: vintage spokeshave | Tomatoes in tubs*3 | Welcome*4 | Photos of my bench*3 | Dovetails by hand*2 | Frost damage*2 | Best oil for larch
  dt_pst TEXT,                           --: date 2024-01-03..2026-05-29 %Y-%m-%d %H:%M:%S
  dt_edit TEXT, -- last change by the author --: after dt_pst 1..200 hours %Y-%m-%d %H:%M:%S until 2026-05-30 null 72%
  wrd_cnt INTEGER,                       --: int 4..620 skew
  lk_cnt INTEGER, -- likes --: int 0..55 skew
  rpt_cnt INTEGER, -- how often readers reported the post --: int 0..6 skew
  spam_pr REAL, -- probability of spam by the filter, 0..1 --: real 0..0.99 2 skew
  bnty_ct INTEGER                        --: pick NULL*12 | 200*3 | 500*3 | 1000*2 | 2000
); --: rows 380
UPDATE posts SET rpt_cnt = 0 WHERE pst_id % 4 < 3 AND spam_pr < 0.5;
UPDATE posts SET brd_id = (SELECT T2.brd_id FROM posts AS T2 WHERE T2.pst_id = posts.re_id) WHERE re_id IS NOT NULL AND pst_id % 3 > 0;
UPDATE posts SET bnty_ct = NULL WHERE re_id IS NOT NULL AND pst_id % 6 > 0;
UPDATE usrs SET dt_last = dt_join WHERE dt_last IS NULL AND usr_id % 3 = 0;
UPDATE posts SET re_id = NULL WHERE dt_pst < (SELECT T2.dt_pst FROM posts AS T2 WHERE T2.pst_id = posts.re_id);
UPDATE usrs SET dt_join = datetime((SELECT MIN(dt_pst) FROM posts WHERE posts.usr_id = usrs.usr_id), '-' || (usr_id * 37 % 410) || ' hours', '-' || (usr_id * 11 % 59) || ' minutes') WHERE dt_join > (SELECT MIN(dt_pst) FROM posts WHERE posts.usr_id = usrs.usr_id);
UPDATE usrs SET dt_last = datetime((SELECT MAX(dt_pst) FROM posts WHERE posts.usr_id = usrs.usr_id), '+' || (usr_id * 53 % 300) || ' minutes') WHERE dt_last < (SELECT MAX(dt_pst) FROM posts WHERE posts.usr_id = usrs.usr_id) OR (dt_last IS NULL AND usr_id IN (SELECT usr_id FROM posts));
UPDATE usrs SET spons_id = NULL WHERE dt_join < (SELECT T2.dt_join FROM usrs AS T2 WHERE T2.usr_id = usrs.spons_id);
UPDATE posts SET bnty_ct = NULL WHERE re_id IS NOT NULL;
UPDATE posts SET bnty_ct = 500 WHERE re_id IS NULL AND pst_id % 9 = 2;
