CREATE TABLE agents (
  agent_id INTEGER PRIMARY KEY, --: seq 41
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  team TEXT, --: pick Lamps*4 | Speakers*4 | Accounts*3 | Night Shift*2
  hired_on TEXT, --: date 2018-02-01..2026-04-20
  birthday TEXT, --: date 1966-01-10..2004-10-30
  is_lead INTEGER, --: pick 0*6 | 1
  speaks_french INTEGER, --: pick 0*5 | 1*3
  typing_wpm INTEGER, --: int 38..96 normal
  solve_target REAL --: pick 0.6*2 | 0.7*5 | 0.75*3 | 0.8*2
); --: rows 30
CREATE TABLE customers (
  customer_id INTEGER PRIMARY KEY, --: seq 7001
  first_name TEXT, --: first
  last_name TEXT, --: last
  country TEXT, --: pick Ardenia*6 | Belmark*4 | Corrow*3 | Dunland*2 | Esker
  signed_up_on TEXT, --: date 2021-03-01..2026-05-20
  is_business INTEGER, --: pick 0*6 | 1*2
  is_blocked INTEGER, --: pick 0*14 | 1
  phone TEXT, --: code +## ### #### null 25% empty 15%
  loyalty_rank INTEGER --: pick 1 | 2*2 | 3*4 | 4*5 | NULL*3
); --: rows 100
CREATE TABLE topics (
  topic_code TEXT PRIMARY KEY,
  topic_name TEXT,
  product TEXT,
  difficulty INTEGER
);
INSERT INTO topics VALUES ('PAIR', 'pairing fails', 'Halo Lamp', 6), ('FLIK', 'flickering light', 'Halo Lamp', 4), ('BULB', 'replacement bulb', 'Halo Lamp', 2), ('SNDQ', 'sound quality', 'Pip Speaker', 5), ('BATT', 'battery life', 'Pip Speaker', 5), ('UPDT', 'firmware update', 'Pip Speaker', 7), ('PASS', 'password reset', NULL, 1), ('REFD', 'refund', NULL, 8), ('SHIP', 'late delivery', NULL, 3), ('VOIC', 'voice control', 'Halo Mini', 9), ('WARR', 'warranty claim', NULL, 7), ('RECY', 'recycling', NULL, 1);
CREATE TABLE chats (
  chat_id INTEGER PRIMARY KEY, --: seq 880001
  customer_id INTEGER REFERENCES customers(customer_id), --: ref customers.customer_id cover 86% skew
  agent_id INTEGER REFERENCES agents(agent_id), --: ref agents.agent_id cover 88% null 7%
  topic_code TEXT REFERENCES topics(topic_code), --: pick PAIR*5 | FLIK*4 | BULB*2 | SNDQ*3 | BATT*4 | UPDT*3 | PASS*5 | REFD*4 | SHIP*4 | VOIC*2 | WARR*2
  previous_chat_id INTEGER REFERENCES chats(chat_id), --: self chat_id null 84%
  opened_at TEXT, --: date 2024-09-02..2026-05-29 %Y-%m-%d %H:%M:%S
  first_reply_at TEXT, --: after opened_at 0..25 minutes %Y-%m-%d %H:%M:%S
  closed_at TEXT, --: after opened_at 26..400 minutes %Y-%m-%d %H:%M:%S null 6%
  started_by_bot INTEGER, --: pick 1*6 | 0*4
  is_escalated INTEGER, --: pick 0*6 | 1
  is_solved INTEGER, --: pick 1*7 | 0*3
  stars INTEGER, --: pick NULL*6 | 1*2 | 2 | 3*2 | 4*4 | 5*5
  recommend_score INTEGER, --: int 0..10 null 60%
  sentiment REAL, --: real -1..1 2 null 8%
  order_ref TEXT --: code LU-##### null 35% empty 12%
); --: rows 380
CREATE TABLE messages (
  chat_id INTEGER REFERENCES chats(chat_id), --: ref chats.chat_id
  message_no INTEGER, --: int 1..14
  sender TEXT, --: pick customer*6 | agent*6 | bot*2
  sent_at TEXT, --: date 2024-09-02..2026-05-29 %Y-%m-%d %H:%M:%S
  word_count INTEGER, --: int 1..140 skew
  has_attachment INTEGER, --: pick 0*7 | 1
  PRIMARY KEY (chat_id, message_no)
); --: rows 400
CREATE TABLE agent_months (
  agent_id INTEGER REFERENCES agents(agent_id), --: ref agents.agent_id cover 92%
  perf_year INTEGER, --: pick 2024*2 | 2025*6 | 2026*3
  perf_month INTEGER, --: int 1..12
  quality_score INTEGER, --: int 48..100 normal
  occupancy REAL, --: real 0.41..0.97 2
  sick_days INTEGER, --: pick 0*8 | 1*2 | 2 | 4
  bonus_eur REAL, --: pick 0*5 | 60*3 | 120*2 | 200
  PRIMARY KEY (agent_id, perf_year, perf_month)
); --: rows 260
UPDATE agents SET birthday = (substr(hired_on, 1, 4) - 20 - agent_id % 19) || substr(birthday, 5) WHERE substr(hired_on, 1, 4) - substr(birthday, 1, 4) < 19;
UPDATE chats SET is_solved = 0 WHERE closed_at IS NULL OR agent_id IS NULL;
UPDATE chats SET first_reply_at = NULL, stars = NULL WHERE agent_id IS NULL;
UPDATE chats SET recommend_score = MAX(0, MIN(10, stars * 2 + chat_id % 4 - 2)) WHERE stars IS NOT NULL AND recommend_score IS NOT NULL;
UPDATE chats SET recommend_score = NULL WHERE stars IS NULL;
UPDATE chats SET previous_chat_id = NULL WHERE previous_chat_id IS NOT NULL AND chat_id % 3 = 0;
UPDATE chats SET customer_id = (SELECT c.customer_id FROM chats AS c WHERE c.chat_id = chats.previous_chat_id) WHERE previous_chat_id IS NOT NULL;
UPDATE chats SET previous_chat_id = NULL WHERE previous_chat_id IS NOT NULL AND opened_at < (SELECT c.opened_at FROM chats AS c WHERE c.chat_id = chats.previous_chat_id);
UPDATE messages SET sent_at = (SELECT datetime(c.opened_at, '+' || (messages.message_no * 3 - 3) || ' minutes', '+' || (messages.message_no * 17 % 60) || ' seconds') FROM chats AS c WHERE c.chat_id = messages.chat_id);
DELETE FROM agent_months WHERE perf_year * 100 + perf_month NOT BETWEEN 202409 AND 202604;
UPDATE agents SET is_lead = 1 WHERE agent_id = 61;
UPDATE agents SET speaks_french = 1 WHERE agent_id = 52;
