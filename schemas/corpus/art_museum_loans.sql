-- Outgoing loans of a municipal art museum: one row of loans per work lent, with its dimensions around it.
CREATE TABLE museums (
  museum_id INTEGER PRIMARY KEY, --: seq 1
  museum_name TEXT NOT NULL, --: mix {Halvorsen|Rookhaven|Lindqvist|Porta Alta|Casa Verde|Tamsin|Vesterhof|Bellamy|Ostmark} {Museum|Gallery|Collection|Kunsthal} distinct
  city TEXT, --: pick Rotterdam*4 | Ghent*4 | Turin*3 | Lyon*3 | Leeds*2 | Aarhus*2 | Basel*1
  country TEXT, --: by city: Rotterdam => Netherlands; Ghent => Belgium; Turin => Italy; Lyon => France; Leeds => United Kingdom; Aarhus => Denmark; else => Switzerland
  kind TEXT, --: pick municipal*5 | private*4 | university*2
  climate_score INTEGER, -- steadiness of the air in the galleries, 0 to 100 --: int 31..99 normal
  security_grade INTEGER, -- 1 weak to 5 excellent --: int 1..5 normal
  partner_since INTEGER --: int 1989..2024
); --: rows 26
CREATE TABLE artists (
  artist_id INTEGER PRIMARY KEY, --: seq 1
  artist_name TEXT NOT NULL, --: person distinct
  birth_year INTEGER, --: int 1820..1978
  death_year INTEGER, -- empty if the artist is alive or the year is unknown --: expr CASE WHEN birth_year < 1935 AND artist_id % 9 <> 0 THEN birth_year + 38 + (artist_id * 17) % 50 END
  birthplace TEXT --: pick Ghent*3 | Lyon*3 | Turin*2 | Delft*2 | Porto*2 | Malmo*1 | NULL*2
); --: rows 45
CREATE TABLE artworks (
  artwork_id INTEGER PRIMARY KEY, --: seq 1
  accession_no TEXT, --: code MM-####.## distinct
  title TEXT NOT NULL, --: mix {Harbour|Orchard|Nocturne|Still Life|Portrait|Ferry|Quarry|Window|Two Figures|Tram Stop|Kitchen|Winter Field} {at Dusk|with Lemons|in Grey|no. 4|after Rain|of a Stranger|with Dog|in Three Parts|near Delft|by Night} distinct
  artist_id INTEGER REFERENCES artists(artist_id), --: ref artists.artist_id cover 85% skew
  medium TEXT, --: pick oil*8 | watercolour*4 | bronze*3 | photograph*3 | textile*1
  made_year INTEGER, --: int 1850..2019
  height_cm REAL, --: real 14..260 1 skew
  width_cm REAL, --: real 12..310 1 skew
  insured_value_eur INTEGER, -- value for which the work is insured, whole euros --: int 4..900 skew
  bought_price_eur INTEGER, -- what the museum paid; empty for gifts --: int 2..600 skew null 22%
  fragility INTEGER, -- 1 sturdy to 4 must not travel --: int 1..4 skew
  whereabouts TEXT -- on view or in storage --: pick on view*4 | in storage*6
); --: rows 110
CREATE TABLE exhibitions (
  exhibition_id INTEGER PRIMARY KEY, --: seq 301
  exhibition_title TEXT, --: mix {Painting|Seeing|Collecting|After|Against|Inside|Facing} {the City|Silence|the North Sea|Modern Life|Winter|the Studio} distinct
  museum_id INTEGER REFERENCES museums(museum_id), --: ref museums.museum_id cover 85%
  opens_on TEXT, --: date 2022-03-01..2025-09-20
  closes_on TEXT, --: after opens_on 55..170 days
  visitors INTEGER, -- tickets scanned at the door of the exhibition --: int 2100..98000 skew
  press_stars REAL -- mean of the reviews, 0 to 5 --: real 1.5..5 1 null 12%
); --: rows 38
CREATE TABLE carriers (
  carrier_id INTEGER PRIMARY KEY,
  carrier_name TEXT,
  country TEXT,
  reliability INTEGER -- 1 poor to 10 perfect
);
INSERT INTO carriers VALUES (1, 'Velourtrans', 'Netherlands', 8), (2, 'Crate & Co', 'Belgium', 9), (3, 'Mistral Art Logistics', 'France', 6), (4, 'Nordfracht', 'Denmark', 7), (5, 'Galleria Express', 'Italy', 5), (6, 'Softhands', 'Netherlands', 10), (7, 'Alpengut', 'Switzerland', 7);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY, --: seq 51
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  role_cd TEXT, -- REG registrar, CON conservator, CUR curator, TEC technician --: pick REG*4 | CON*3 | CUR*3 | TEC*4
  boss_id INTEGER REFERENCES staff(staff_id), --: self staff_id
  hired_on TEXT, --: date 2001-04-01..2025-05-31
  born_on TEXT --: date 1960-01-01..1999-12-31
); --: rows 30
CREATE TABLE loans (
  loan_no INTEGER PRIMARY KEY, --: seq 2001
  artwork_id INTEGER REFERENCES artworks(artwork_id), --: ref artworks.artwork_id cover 80% skew
  museum_id INTEGER REFERENCES museums(museum_id), -- the borrower --: ref museums.museum_id cover 80% skew
  exhibition_id INTEGER REFERENCES exhibitions(exhibition_id), -- empty for long-term loans --: ref exhibitions.exhibition_id cover 90% null 24%
  carrier_id INTEGER REFERENCES carriers(carrier_id), --: ref carriers.carrier_id cover 86% skew
  registrar_id INTEGER REFERENCES staff(staff_id), --: ref staff.staff_id
  status_cd TEXT, -- REQ requested, APP approved, OUT travelling or hanging, RET returned, DEC declined --: pick DEC*1 | REQ*2 | APP*5
  requested_on TEXT, --: date 2022-01-10..2025-08-31
  out_on TEXT, --: after requested_on 40..150 days until 2025-10-31
  due_on TEXT, -- agreed day of return --: after out_on 120..420 days
  returned_on TEXT, --: after out_on 110..440 days until 2025-10-31
  fee_gross REAL, -- loan fee with tax, euros --: price 180..5200
  fee_net REAL, -- loan fee without tax, euros
  payment TEXT, -- paid or unpaid --: pick paid*6 | unpaid*2
  distance_km INTEGER --: int 40..1350
); --: rows 260
CREATE TABLE condition_reports (
  report_id INTEGER PRIMARY KEY, --: seq 1
  loan_no INTEGER REFERENCES loans(loan_no), --: ref loans.loan_no cover 70%
  checked_on TEXT,
  checked_by INTEGER REFERENCES staff(staff_id), --: ref staff.staff_id cover 50% skew
  stage TEXT, -- departure or return --: pick departure*5 | return*4
  condition_score INTEGER, -- 0 ruined to 10 as new --: int 3..10 normal
  remark TEXT --: pick no change*8 | small crack in the frame*2 | new scratch on glass*2 | flaking paint at lower edge*2 | dust under glazing*1 | crack along the left stretcher*1 | NULL*2
); --: rows 190
CREATE TABLE monthly_visits (
  row_id INTEGER PRIMARY KEY, --: seq 1
  site TEXT, -- our two houses --: each Main House | Glass Annexe
  visit_year INTEGER, --: expr 2023 + (row_id - 1) / 24
  visit_month INTEGER, -- 1 to 12 --: expr ((row_id - 1) / 2) % 12 + 1
  paying_visitors INTEGER, --: int 900..16000 normal
  free_visitors INTEGER, --: int 150..5200 skew
  tickets_gross REAL, -- ticket money with tax, euros
  tickets_net REAL -- ticket money without tax, euros
); --: rows 66
UPDATE artworks SET insured_value_eur = insured_value_eur * 1500, bought_price_eur = bought_price_eur * 700;
UPDATE artworks SET made_year = (SELECT a.birth_year FROM artists AS a WHERE a.artist_id = artworks.artist_id) + 22 + artwork_id % 19 WHERE artist_id IS NOT NULL;
UPDATE artworks SET title = 'Northern Light' WHERE artwork_id = (SELECT artwork_id FROM loans GROUP BY artwork_id ORDER BY COUNT(*) DESC, artwork_id LIMIT 1);
UPDATE exhibitions SET exhibition_title = 'Northern Light' WHERE exhibition_id = (SELECT exhibition_id FROM loans WHERE exhibition_id IS NOT NULL AND exhibition_id < 320 GROUP BY exhibition_id ORDER BY COUNT(*) DESC, exhibition_id LIMIT 1);
UPDATE loans SET museum_id = (SELECT e.museum_id FROM exhibitions AS e WHERE e.exhibition_id = loans.exhibition_id), requested_on = (SELECT date(e.opens_on, '-' || (90 + loan_no * 13 % 120) || ' days') FROM exhibitions AS e WHERE e.exhibition_id = loans.exhibition_id), out_on = (SELECT date(e.opens_on, '-' || (6 + loan_no * 7 % 27) || ' days') FROM exhibitions AS e WHERE e.exhibition_id = loans.exhibition_id), due_on = (SELECT date(e.closes_on, '+14 days') FROM exhibitions AS e WHERE e.exhibition_id = loans.exhibition_id), returned_on = (SELECT date(e.closes_on, '+' || (3 + loan_no * 11 % 32) || ' days') FROM exhibitions AS e WHERE e.exhibition_id = loans.exhibition_id) WHERE exhibition_id IS NOT NULL;
UPDATE loans SET returned_on = NULL WHERE returned_on > '2025-10-31';
UPDATE loans SET requested_on = date('2025-05-20', '+' || (loan_no * 7 % 160) || ' days'), out_on = NULL, due_on = NULL, returned_on = NULL WHERE exhibition_id IS NULL AND loan_no % 4 = 0;
UPDATE loans SET out_on = NULL, due_on = NULL, returned_on = NULL, carrier_id = NULL WHERE status_cd = 'DEC';
UPDATE loans SET status_cd = CASE WHEN returned_on IS NOT NULL THEN 'RET' WHEN out_on IS NOT NULL THEN 'OUT' WHEN requested_on > '2025-08-25' THEN 'REQ' ELSE 'APP' END WHERE status_cd <> 'DEC';
UPDATE loans SET fee_net = ROUND(fee_gross / CASE loan_no % 4 WHEN 0 THEN 1.06 WHEN 1 THEN 1.21 WHEN 2 THEN 1.21 ELSE 1.0 END, 2);
UPDATE loans SET fee_gross = NULL, fee_net = NULL, payment = NULL WHERE status_cd IN ('DEC', 'REQ');
UPDATE loans SET registrar_id = (SELECT MIN(s.staff_id) FROM staff AS s WHERE s.role_cd = 'REG' AND s.staff_id >= loans.registrar_id);
UPDATE condition_reports SET checked_on = (SELECT CASE WHEN condition_reports.stage = 'departure' THEN date(l.out_on, '-' || (1 + report_id % 5) || ' days') ELSE date(l.returned_on, '+' || (report_id % 6) || ' days') END FROM loans AS l WHERE l.loan_no = condition_reports.loan_no);
DELETE FROM condition_reports WHERE checked_on IS NULL OR checked_on > '2025-10-31';
UPDATE monthly_visits SET paying_visitors = paying_visitors / 3, free_visitors = free_visitors / 2 WHERE site = 'Glass Annexe';
UPDATE monthly_visits SET tickets_gross = ROUND(paying_visitors * (9.5 + row_id % 5), 2);
UPDATE monthly_visits SET tickets_net = ROUND(tickets_gross / 1.09, 2);
DELETE FROM monthly_visits WHERE visit_year = 2025 AND visit_month > 9;
UPDATE staff SET born_on = date(hired_on, '-' || (22 + staff_id * 7 % 25) || ' years', '-' || (staff_id * 37 % 340) || ' days');
UPDATE staff SET role_cd = 'CUR' WHERE boss_id IS NULL;
