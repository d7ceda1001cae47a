CREATE TABLE persons (
  person_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  born_on INTEGER, -- yyyymmdd --: date 1962-02-01..2003-08-30 yyyymmdd
  town TEXT, --: pick Ashmere*6 | Coldbrook*5 | Fernley*4 | Stanwick*3 | Upper Lisle*2
  mother_tongue TEXT --: pick English*12 | Polish*3 | Welsh*2 | Tamil*2 | Portuguese | NULL*2
); --: rows 118
CREATE TABLE carers (
  person_id INTEGER PRIMARY KEY, -- the same number as in persons --: seq 1
  grade TEXT, -- HCA care assistant, SCA senior carer, RN nurse, PHY physiotherapist --: pick HCA*6 | SCA*3 | RN*3 | PHY*2
  contract_pct INTEGER, -- hours of the contract, 100 is full time --: pick 100*4 | 80*3 | 60*4 | 50*2 | 40*2 | 20
  start_year INTEGER, --: int 2012..2025
  start_month INTEGER, --: int 1..12
  mentor_id INTEGER, --: self person_id null 25%
  drives TEXT --: pick Y*4 | N
); --: rows 30
CREATE TABLE clients (
  person_id INTEGER PRIMARY KEY, -- the same number as in persons --: seq 31
  care_level INTEGER, -- 1 little help to 5 round the clock --: pick 1*3 | 2*6 | 3*6 | 4*3 | 5
  since_on INTEGER, -- first day in our care, yyyymmdd --: date 2019-03-01..2025-09-20 yyyymmdd
  ended_on INTEGER, --: after since_on 60..1500 days yyyymmdd until 2025-10-31 null 45%
  subsidy_pct INTEGER, -- share of the price that the council pays, 0..100 --: pick 0*4 | 25*3 | 50*5 | 75*3 | 100*4
  lives_alone TEXT --: pick Y*5 | N*4
); --: rows 82
CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY, --: seq 48001
  client_id INTEGER, --: ref clients.person_id cover 88% skew
  carer_id INTEGER, --: ref carers.person_id cover 90% skew
  task TEXT, --: pick washing and dressing*7 | medication*6 | meals*5 | wound care*3 | shopping*2 | exercises*2 | company*2
  planned_at TEXT, --: date 2024-01-03..2025-11-20 %Y-%m-%d %H:%M:%S
  planned_min INTEGER, --: pick 15*3 | 30*6 | 45*4 | 60*3 | 90
  arrived_at TEXT, --: const x
  left_at TEXT, --: const x
  status TEXT, -- PLN planned, DON done, MIS missed, CAN cancelled by the client --: pick DON*14 | MIS*1 | CAN*2
  km REAL, -- driven to get there --: real 0.3..24 2 skew
  rating INTEGER -- 1 to 5, given by the client on the phone --: pick 5*5 | 4*6 | 3*3 | 2*2 | 1 | NULL*9
); --: rows 400
UPDATE persons SET born_on = born_on - 310000 - (person_id * 7 % 9) * 10000 WHERE person_id BETWEEN 31 AND 112;
UPDATE visits SET planned_at = date(planned_at) || ' ' || printf('%02d:%02d:00', 7 + visit_id * 7 % 14, (visit_id * 5 % 4) * 15);
UPDATE visits SET status = 'PLN' WHERE planned_at >= '2025-11-01';
UPDATE visits SET carer_id = (SELECT MIN(person_id) FROM carers WHERE grade = 'RN') WHERE task = 'wound care' AND visit_id % 3 = 0;
UPDATE visits SET arrived_at = datetime(planned_at, ((visit_id * 37) % 41 - 8) || ' minutes') WHERE status = 'DON';
UPDATE visits SET arrived_at = NULL, left_at = NULL, rating = NULL, km = NULL WHERE status <> 'DON';
UPDATE visits SET left_at = datetime(arrived_at, (planned_min + (visit_id * 53) % 23 - 9) || ' minutes') WHERE status = 'DON';
UPDATE visits SET left_at = NULL WHERE visit_id % 41 = 7;
UPDATE clients SET since_on = (SELECT MIN(CAST(replace(date(planned_at), '-', '') AS INTEGER)) FROM visits WHERE client_id = clients.person_id) WHERE since_on > (SELECT MIN(CAST(replace(date(planned_at), '-', '') AS INTEGER)) FROM visits WHERE client_id = clients.person_id);
UPDATE clients SET ended_on = NULL WHERE ended_on < (SELECT MAX(CAST(replace(date(planned_at), '-', '') AS INTEGER)) FROM visits WHERE client_id = clients.person_id) OR ended_on < since_on;
UPDATE clients SET ended_on = 20250831 WHERE person_id % 9 = 1 AND (SELECT MAX(planned_at) FROM visits WHERE client_id = clients.person_id) < '2025-08-25';
UPDATE carers SET start_year = start_year - 8, start_month = 2 WHERE start_year > 2023 AND person_id IN (SELECT carer_id FROM visits WHERE planned_at < '2024-06-01');
