CREATE TABLE animal (
  animal_id INTEGER PRIMARY KEY,         --: seq 101
  animal_name TEXT,                      --: pick Ginger*3 | Biscuit*4 | Moss*3 | Pickle*4 | Luna*4 | Rolo*3 | Tansy*2 | Bramble*4 | Otto*3 | Duchess*2 | Waffles*3 | Inky*3 | Sooty*2 | Maple*3 | Fidget*2 | Pudding*3 | Nettle*2 | Captain*2 | Olive*3 | Zephyr
  species TEXT,                          --: pick dog*9 | cat*8 | rabbit*2 | ferret
  sex TEXT,                              --: pick F*5 | M*5
  birth_date TEXT,                       --: date 2011-02-01..2024-11-20 null 7%
  intake_date TEXT,                      --: date 2022-04-01..2025-03-28
  intake_kind TEXT,                      --: pick STR*6 | SUR*5 | TRF*3 | SEI
  found_in TEXT,                         --: by intake_kind: STR => Oakley*4 | Brindle Bay*3 | Tarnworth*3 | Upper Wick*2; else => NULL
  colour TEXT,                           --: pick black*5 | ginger*3 | tabby*3 | white*3 | brown*5 | grey*2 | spotted
  coat TEXT,                             --: pick short*6 | long*3 | wire
  weight_kg REAL,                        --: by species: dog => 6.5*2 | 11.2*3 | 18.4*3 | 24.9*3 | 31.0*2 | 44.3; cat => 2.9*2 | 3.6*3 | 4.2*4 | 5.1*2 | 6.8; rabbit => 1.4 | 1.9*2 | 2.6; else => 0.8 | 1.1
  height_cm INTEGER,                     --: by species: dog => 28*2 | 39*3 | 48*3 | 57*2 | 68; cat => 22 | 24*3 | 26*2; rabbit => 14 | 17; else => 9
  chip_no TEXT,                          --: code 98510####### null 24%
  kennel_no TEXT,                        --: code K#-##
  temper_score INTEGER,                  --: pick 1*2 | 2*3 | 3*5 | 4*5 | 5*3
  health_score INTEGER,                  --: int 35..100 normal
  shyness_rank INTEGER,                  --: int 1..10
  is_neutered INTEGER,                   --: pick 1*7 | 0*4
  is_vaccinated INTEGER,                 --: pick 1*8 | 0*3
  last_vet_visit TEXT,                   --: after intake_date 0..300 days %Y-%m-%d until 2025-03-31
  daily_food_g INTEGER,                  --: int 40..520
  daily_walk_seconds INTEGER,            --: by species: dog => 1800*2 | 2700*3 | 3600*3 | 5400*2 | 7200; else => 0
  special_diet TEXT,                     --: pick NULL*9 | grain-free*2 | renal*1 | low-fat*2
  sponsor TEXT,                          --: pick NULL*7 | Oakley Bakery*2 | Tarnworth Rotary*2 | Paws Fund*3
  mother_id INTEGER,                     --: self animal_id
  left_on TEXT                           --: after intake_date 5..420 days %Y-%m-%d until 2025-03-31 null 15%
); --: rows 170
CREATE TABLE dog (
  animal_id INTEGER PRIMARY KEY,
  breed TEXT,
  bite_incidents INTEGER,
  bark_level INTEGER,
  recall_seconds INTEGER,
  good_with_kids INTEGER
);
CREATE TABLE cat (
  animal_id INTEGER PRIMARY KEY,
  breed TEXT,
  purr_score INTEGER,
  play_seconds INTEGER,
  indoor_only INTEGER
);
CREATE TABLE adoption (
  adoption_id INTEGER PRIMARY KEY,       --: seq 3001
  animal_id INTEGER,                     --: ref animal.animal_id cover 78%
  adopter_first_name TEXT,               --: first
  adopter_last_name TEXT,                --: last
  adopter_birth_date TEXT,               --: date 1944-05-01..2003-08-31 null 5%
  adopter_town TEXT,                     --: pick Oakley*6 | Brindle Bay*4 | Tarnworth*4 | Upper Wick*2 | Ginger Hill
  handled_by TEXT,                       --: pick Rosalind*5 | Teo*4 | Marguerite*3 | Bashir*3
  applied_on TEXT,                       --: expr (SELECT date(intake_date, '+' || (3 + adoption_id * 29 % 140) || ' days') FROM animal AS A WHERE A.animal_id = adoption.animal_id)
  adopted_on TEXT,                       --: expr date(applied_on, '+' || (2 + adoption_id * 17 % 33) || ' days')
  returned_on TEXT,                      --: pick NULL*6 | x
  fee_eur REAL,                          --: pick 45*2 | 60*4 | 90*3 | 120*3 | 150*2 | 0
  donation_eur REAL,                     --: pick 0*6 | 10*3 | 20*3 | 50*2 | 100 | 250
  first_meeting_seconds INTEGER,         --: int 240..5400 skew
  home_score INTEGER,                    --: int 3..10 normal
  happy_pct INTEGER                      --: pick NULL*4 | 40 | 60*2 | 80*4 | 90*4 | 100*3
); --: rows 190
UPDATE animal SET birth_date = date(intake_date, '-' || (40 + animal_id * 7 % 300) || ' days') WHERE birth_date > intake_date;
UPDATE animal SET mother_id = NULL;
UPDATE animal SET mother_id = (SELECT M.animal_id FROM animal AS M WHERE M.species = animal.species AND M.sex = 'F' AND M.birth_date < date(animal.birth_date, '-14 months') AND M.birth_date > date(animal.birth_date, '-8 years') AND (M.animal_id + animal.animal_id / 9) % 4 = 1 ORDER BY M.animal_id * 31 % 89 LIMIT 1) WHERE animal_id % 3 = 1 AND birth_date > '2017-01-01';
INSERT INTO dog SELECT animal_id, CASE animal_id * 7 % 11 WHEN 0 THEN 'Terrier mix' WHEN 1 THEN 'Terrier mix' WHEN 2 THEN 'Shepherd' WHEN 3 THEN 'Shepherd' WHEN 4 THEN 'Hound' WHEN 5 THEN 'Spaniel' WHEN 6 THEN 'Lurcher' WHEN 7 THEN 'Collie mix' ELSE 'Mongrel' END, CASE WHEN animal_id % 6 = 2 THEN 1 + animal_id % 4 ELSE 0 END, 1 + animal_id * 13 % 10, 4 + animal_id * 19 % 83, CASE WHEN animal_id * 5 % 9 < 5 THEN 1 ELSE 0 END FROM animal WHERE species = 'dog';
INSERT INTO cat SELECT animal_id, CASE animal_id * 5 % 9 WHEN 0 THEN 'Siamese mix' WHEN 1 THEN 'Persian' WHEN 2 THEN 'Bobtail' WHEN 3 THEN 'Bobtail' ELSE 'Domestic' END, CASE WHEN animal_id % 8 = 3 THEN NULL ELSE 20 + animal_id * 37 % 81 END, 60 * (3 + animal_id * 11 % 47), CASE WHEN animal_id * 3 % 7 < 3 THEN 1 ELSE 0 END FROM animal WHERE species = 'cat';
UPDATE adoption SET returned_on = CASE WHEN returned_on = 'x' THEN date(adopted_on, '+' || (4 + adoption_id * 41 % 150) || ' days') END;
UPDATE adoption SET returned_on = NULL WHERE returned_on > '2025-03-31';
DELETE FROM adoption WHERE applied_on > '2025-03-31';
UPDATE adoption SET adopted_on = NULL, returned_on = NULL, happy_pct = NULL WHERE adopted_on > '2025-03-31' OR adoption_id % 12 = 5;
UPDATE adoption SET returned_on = (SELECT date(MIN(B.adopted_on), '-2 days') FROM adoption AS B WHERE B.animal_id = adoption.animal_id AND B.adopted_on > adoption.adopted_on) WHERE adopted_on IS NOT NULL AND EXISTS (SELECT 1 FROM adoption AS B WHERE B.animal_id = adoption.animal_id AND B.adopted_on > adoption.adopted_on);
UPDATE animal SET left_on = CASE WHEN EXISTS (SELECT 1 FROM adoption AS B WHERE B.animal_id = animal.animal_id AND B.adopted_on IS NOT NULL AND B.returned_on IS NULL) THEN (SELECT MAX(B.adopted_on) FROM adoption AS B WHERE B.animal_id = animal.animal_id AND B.returned_on IS NULL) WHEN animal_id % 5 = 0 AND NOT EXISTS (SELECT 1 FROM adoption AS B WHERE B.animal_id = animal.animal_id) THEN left_on END;
DELETE FROM adoption WHERE returned_on <= adopted_on;
