CREATE TABLE convention (
  con_year INTEGER PRIMARY KEY,
  motto TEXT,
  starts_on TEXT,
  ends_on TEXT,
  budget_eur INTEGER
);
INSERT INTO convention VALUES (2023,'Heroes Without Capes','2023-09-15','2023-09-17',210000),(2024,'Ink and Thunder','2024-09-13','2024-09-15',245000),(2025,'The Robots Return','2025-09-12','2025-09-14',268000),(2026,'Small Worlds','2026-09-11','2026-09-13',290000);
CREATE TABLE hall (hall_id INTEGER PRIMARY KEY, hall_name TEXT, floor_no INTEGER, area_m2 INTEGER);
INSERT INTO hall VALUES (1,'Harbour Hall',0,5200),(2,'Glass Hall',1,3100),(3,'Old Foundry',0,1800);
CREATE TABLE room (
  room_id INTEGER PRIMARY KEY,
  room_name TEXT,
  hall_id INTEGER REFERENCES hall(hall_id),
  capacity INTEGER, -- people allowed in
  area_m2 INTEGER,
  has_stage INTEGER -- 1 or 0
);
INSERT INTO room VALUES (1,'Main Stage',1,1200,900,1),(2,'Anchor Room',1,300,240,1),(3,'Dock Room',1,120,110,0),(4,'Prism',2,420,330,1),(5,'Facet',2,150,130,0),(6,'Splinter',2,60,55,0),(7,'Anvil',3,200,210,1),(8,'Bellows',3,80,90,0),(9,'Crucible',3,80,75,0),(10,'Lantern Room',2,NULL,48,0);
CREATE TABLE track (track_code TEXT PRIMARY KEY, track_name TEXT);
INSERT INTO track VALUES ('MAN','Manga'),('SUP','Superhero'),('IND','Indie'),('SCR','Screen'),('WRK','Workshop'),('KID','Kids'),('RET','Retro');
CREATE TABLE guest (
  guest_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  craft TEXT, --: pick writer*5 | artist*6 | actor*3 | colourist*2 | editor*2
  country TEXT, --: pick Japan*4 | USA*5 | France*4 | Belgium*3 | Brazil*2 | UK*3 | NULL
  born_on TEXT, --: date 1944-02-10..2000-08-30
  debut_year INTEGER -- first published or screened work --: int 1972..2020
); --: rows 46
UPDATE guest SET debut_year = MAX(debut_year, CAST(substr(born_on, 1, 4) AS INTEGER) + 19);
CREATE TABLE guest_contract (
  contract_no INTEGER PRIMARY KEY, --: seq 301
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*3 | 2025*4
  guest_id INTEGER REFERENCES guest(guest_id), --: ref guest.guest_id cover 88%
  fee_eur INTEGER, -- empty for guests who come for free --: int 4..120 skew
  travel_eur REAL, --: price 60..2400
  hotel_nights INTEGER, --: int 0..5
  signed_on TEXT, --: int 40..230
  withdrew_on TEXT --: pick NULL*12 | x
); --: rows 92
DELETE FROM guest_contract WHERE contract_no NOT IN (SELECT MIN(contract_no) FROM guest_contract GROUP BY con_year, guest_id);
UPDATE guest_contract SET fee_eur = CASE WHEN contract_no % 8 = 3 THEN NULL ELSE fee_eur * 100 + contract_no % 9 * 10 END, signed_on = date((SELECT starts_on FROM convention AS c WHERE c.con_year = guest_contract.con_year), '-' || signed_on || ' days');
UPDATE guest_contract SET withdrew_on = CASE WHEN withdrew_on IS NULL THEN NULL ELSE date(signed_on, '+21 days') END;
CREATE TABLE panel (
  panel_id INTEGER PRIMARY KEY, --: seq 1001
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*4 | 2025*5
  title TEXT, --: mix {Drawing|Writing|Selling|Loving|Reading|Filming|Surviving} {Robots|Manga|Villains|Space|Horror|Cats|Sidekicks|Monsters|Capes} {Today|at Night|for Beginners|on a Budget|Live|Uncut}
  track_code TEXT REFERENCES track(track_code), --: pick MAN*4 | SUP*4 | IND*3 | SCR*4 | WRK*3 | KID*2
  room_id INTEGER REFERENCES room(room_id), --: pick 1*4 | 2*4 | 3*3 | 4*4 | 5*3 | 6*2 | 7*3 | 8*2 | 9*2
  starts_at TEXT, --: int 0..2
  minutes INTEGER, --: pick 30*2 | 45*5 | 60*5 | 75 | 90*2
  state TEXT, -- H held, X cancelled --: pick H*8 | X
  headcount INTEGER -- people counted in the room --: int 12..98
); --: rows 150
UPDATE panel SET starts_at = date((SELECT starts_on FROM convention AS c WHERE c.con_year = panel.con_year), '+' || starts_at || ' days') || ' ' || printf('%02d:%02d', 10 + panel_id * 7 % 9, panel_id % 4 * 15);
UPDATE panel SET headcount = CASE WHEN state = 'X' THEN NULL ELSE (SELECT capacity FROM room WHERE room.room_id = panel.room_id) * headcount / 100 END;
UPDATE panel SET headcount = NULL WHERE panel_id % 37 = 9;
CREATE TABLE panel_guest (
  panel_id INTEGER REFERENCES panel(panel_id), --: ref panel.panel_id cover 90%
  guest_id INTEGER REFERENCES guest(guest_id), --: ref guest.guest_id cover 80% skew
  part TEXT, --: pick panellist*6 | moderator*3 | headliner
  PRIMARY KEY (panel_id, guest_id)
); --: rows 250
INSERT OR IGNORE INTO guest_contract (contract_no, con_year, guest_id, fee_eur, travel_eur, hotel_nights, signed_on) SELECT 500 + 60 * (p.con_year - 2023) + pg.guest_id, p.con_year, pg.guest_id, CASE WHEN pg.guest_id % 4 = 0 THEN NULL ELSE 300 + pg.guest_id * 37 END, 90 + pg.guest_id * 11.5, 1 + pg.guest_id % 3, p.con_year || '-05-' || printf('%02d', 1 + pg.guest_id % 28) FROM panel_guest AS pg JOIN panel AS p ON pg.panel_id = p.panel_id WHERE NOT EXISTS (SELECT 1 FROM guest_contract AS g WHERE g.con_year = p.con_year AND g.guest_id = pg.guest_id) AND (pg.guest_id + p.con_year) % 2 = 0;
DELETE FROM panel_guest WHERE NOT EXISTS (SELECT 1 FROM guest_contract AS g JOIN panel AS p ON p.con_year = g.con_year WHERE p.panel_id = panel_guest.panel_id AND g.guest_id = panel_guest.guest_id AND g.withdrew_on IS NULL);
CREATE TABLE signing (
  signing_id INTEGER PRIMARY KEY, --: seq 1
  con_year INTEGER REFERENCES convention(con_year), --: const 2023
  guest_id INTEGER REFERENCES guest(guest_id), --: const 1
  contract_no INTEGER REFERENCES guest_contract(contract_no), --: ref guest_contract.contract_no
  tickets INTEGER, -- tickets handed out --: int 15..220 skew
  ticket_eur REAL, --: pick 0*4 | 5*3 | 10*3 | 25*2 | 40
  minutes INTEGER --: pick 30 | 60*4 | 90*2 | 120
); --: rows 70
DELETE FROM signing WHERE contract_no NOT IN (SELECT contract_no FROM guest_contract WHERE withdrew_on IS NULL);
UPDATE signing SET con_year = (SELECT con_year FROM guest_contract AS g WHERE g.contract_no = signing.contract_no), guest_id = (SELECT guest_id FROM guest_contract AS g WHERE g.contract_no = signing.contract_no);
CREATE TABLE exhibitor (
  exhibitor_id INTEGER PRIMARY KEY, --: seq 1
  exhibitor_name TEXT, --: mix {Blue|Brave|Pulp|Iron|Moon|Tiny|Neon|Paper} {Dragon|Panel|Fox|Rocket|Page|Giant|Ghost} {Press|Comics|Toys|Prints|Games} distinct
  kind TEXT, --: pick publisher*4 | dealer*5 | artist*5 | toys*3 | club*2
  country TEXT --: pick Netherlands*6 | Belgium*4 | Germany*4 | UK*3 | Japan*2 | France*2
); --: rows 48
CREATE TABLE booth (
  booth_code TEXT PRIMARY KEY,
  hall_id INTEGER REFERENCES hall(hall_id),
  size_m2 INTEGER,
  is_corner INTEGER
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 44) INSERT INTO booth SELECT CASE WHEN i <= 22 THEN 'H' WHEN i <= 36 THEN 'G' ELSE 'F' END || printf('%02d', i), CASE WHEN i <= 22 THEN 1 WHEN i <= 36 THEN 2 ELSE 3 END, 4 + i * 7 % 5 * 4 + CASE WHEN i % 11 = 0 THEN 16 ELSE 0 END, CASE WHEN i % 4 = 1 THEN 1 ELSE 0 END FROM n;
CREATE TABLE booth_rental (
  rental_no INTEGER PRIMARY KEY, --: seq 7001
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*4 | 2025*5 | 2026
  booth_code TEXT REFERENCES booth(booth_code), --: const H01
  exhibitor_id INTEGER REFERENCES exhibitor(exhibitor_id), --: ref exhibitor.exhibitor_id cover 90%
  list_eur REAL, --: const 1
  agreed_eur REAL, --: const 1
  booked_on TEXT, --: int 35..290
  paid_on TEXT, --: int 4..75
  cancelled_on TEXT --: pick NULL*11 | x
); --: rows 120
UPDATE booth_rental SET booth_code = (SELECT b.booth_code FROM booth AS b WHERE CAST(substr(b.booth_code, 2) AS INTEGER) = 1 + booth_rental.rental_no * 17 % 44);
DELETE FROM booth_rental WHERE rental_no NOT IN (SELECT MIN(rental_no) FROM booth_rental GROUP BY con_year, booth_code);
UPDATE booth_rental SET list_eur = (SELECT size_m2 * 85 + is_corner * 140 FROM booth WHERE booth.booth_code = booth_rental.booth_code), booked_on = date((SELECT starts_on FROM convention AS c WHERE c.con_year = booth_rental.con_year), '-' || booked_on || ' days');
UPDATE booth_rental SET booked_on = date('2025-10-19', '-' || (rental_no % 30) || ' days') WHERE con_year = 2026;
UPDATE booth_rental SET agreed_eur = ROUND(list_eur * (100 - rental_no * 7 % 6 * 5) / 100.0, 2), paid_on = date(booked_on, '+' || paid_on || ' days'), cancelled_on = CASE WHEN cancelled_on IS NULL THEN NULL ELSE date(booked_on, '+18 days') END;
UPDATE booth_rental SET paid_on = NULL WHERE paid_on > '2025-10-20' OR cancelled_on IS NOT NULL OR rental_no % 21 = 8;
UPDATE booth_rental SET cancelled_on = NULL WHERE cancelled_on > '2025-10-20';
CREATE TABLE badge_type (type_code TEXT PRIMARY KEY, type_name TEXT, list_eur REAL);
INSERT INTO badge_type VALUES ('DAY','day badge',28),('WKD','weekend badge',64),('KID','child badge',12),('VIP','gold badge',180),('PRS','press badge',0),('STU','student weekend',49);
CREATE TABLE visitor (
  visitor_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last
  home_city TEXT, --: pick Rotterdam*8 | Antwerp*5 | Ghent*3 | Utrecht*5 | Cologne*4 | London*2 | NULL*2
  born_on TEXT, --: date 1961-05-01..2014-02-20
  newsletter INTEGER -- 1 wants it, 0 does not --: pick 1*3 | 0*4
); --: rows 170
CREATE TABLE badge (
  badge_no INTEGER PRIMARY KEY, --: seq 50001
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*4 | 2025*6
  visitor_id INTEGER REFERENCES visitor(visitor_id), --: ref visitor.visitor_id cover 92%
  type_code TEXT REFERENCES badge_type(type_code), --: pick DAY*7 | WKD*6 | KID*3 | VIP | PRS | STU*2
  paid_eur REAL, --: const 1
  channel TEXT, --: pick web*8 | door*3 | shop*2
  sold_at TEXT, --: int 1..190
  refunded INTEGER -- 1 if given back --: pick 0*14 | 1
); --: rows 270
UPDATE badge SET sold_at = CASE WHEN channel = 'door' THEN date((SELECT starts_on FROM convention AS c WHERE c.con_year = badge.con_year), '+' || (badge_no % 3) || ' days') ELSE date((SELECT starts_on FROM convention AS c WHERE c.con_year = badge.con_year), '-' || sold_at || ' days') END || ' ' || printf('%02d:%02d', 8 + badge_no * 3 % 12, badge_no * 17 % 60), refunded = CASE WHEN channel = 'door' THEN 0 ELSE refunded END;
UPDATE badge SET paid_eur = (SELECT ROUND(list_eur * CASE WHEN badge.channel = 'door' THEN 1.1 WHEN badge.badge_no % 5 = 0 THEN 0.8 WHEN badge.badge_no % 7 = 1 THEN 0.9 ELSE 1 END, 2) FROM badge_type AS t WHERE t.type_code = badge.type_code);
CREATE TABLE check_in (
  check_in_id INTEGER PRIMARY KEY, --: seq 1
  badge_no INTEGER REFERENCES badge(badge_no), --: ref badge.badge_no cover 90%
  gate TEXT, --: pick North*5 | South*4 | Quay*3
  entered_at TEXT --: int 0..2
); --: rows 380
DELETE FROM check_in WHERE badge_no IN (SELECT badge_no FROM badge WHERE refunded = 1);
UPDATE check_in SET entered_at = (SELECT date(starts_on, '+' || check_in.entered_at || ' days') FROM convention AS c JOIN badge AS b ON b.con_year = c.con_year WHERE b.badge_no = check_in.badge_no) || ' ' || printf('%02d:%02d', 9 + check_in_id * 5 % 10, check_in_id * 23 % 60);
UPDATE check_in SET entered_at = (SELECT MAX(check_in.entered_at, substr(b.sold_at, 1, 10) || ' ' || printf('%02d:%02d', 19 + check_in_id % 2, check_in_id * 7 % 60)) FROM badge AS b WHERE b.badge_no = check_in.badge_no) WHERE badge_no IN (SELECT badge_no FROM badge WHERE channel = 'door');
CREATE TABLE volunteer (
  volunteer_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  team TEXT, --: pick gates*4 | rooms*5 | green room*2 | info desk*3 | build-up*3
  captain_id INTEGER REFERENCES volunteer(volunteer_id), -- who leads their crew --: self volunteer_id
  since_year INTEGER, --: int 2016..2025
  first_aid INTEGER --: pick 1*2 | 0*5
); --: rows 44
UPDATE volunteer SET captain_id = NULL WHERE volunteer_id % 9 = 1;
CREATE TABLE shift (
  shift_id INTEGER PRIMARY KEY, --: seq 1
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*3 | 2025*4
  volunteer_id INTEGER REFERENCES volunteer(volunteer_id), --: ref volunteer.volunteer_id cover 90%
  room_id INTEGER REFERENCES room(room_id), -- empty for shifts outside rooms --: pick 1*3 | 2*2 | 3 | 4*2 | 5 | 7 | NULL*6
  hours REAL, --: pick 2 | 3*3 | 4*5 | 5.5 | 6*2
  showed_up INTEGER --: pick 1*11 | 0
); --: rows 170
DELETE FROM shift WHERE con_year < (SELECT since_year FROM volunteer AS v WHERE v.volunteer_id = shift.volunteer_id);
CREATE TABLE contest_entry (
  entry_id INTEGER PRIMARY KEY, --: seq 1
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*3 | 2024*4 | 2025*5
  visitor_id INTEGER REFERENCES visitor(visitor_id), --: ref visitor.visitor_id
  category TEXT, --: pick craft*4 | performance*3 | junior*2 | group*2
  costume TEXT, --: mix {Moon|Iron|Clockwork|Swamp|Paper} {Knight|Witch|Pilot|Samurai|Cat}
  points REAL, -- out of 50; empty if they did not appear --: real 18..50 1 normal null 10%
  build_hours INTEGER --: int 6..420 skew
); --: rows 76
CREATE TABLE lost_item (
  item_id INTEGER PRIMARY KEY, --: seq 1
  con_year INTEGER REFERENCES convention(con_year), --: pick 2023*2 | 2024*3 | 2025*4
  room_id INTEGER REFERENCES room(room_id), --: pick 1*4 | 2*2 | 4*3 | 5 | 7*2 | NULL*4
  what TEXT, --: pick phone*4 | wig*3 | bag*4 | prop sword*2 | wallet*3 | umbrella*2 | glove*3
  found_on TEXT, --: int 0..2
  handed_back_on TEXT --: int 0..30 null 40%
); --: rows 64
UPDATE lost_item SET found_on = date((SELECT starts_on FROM convention AS c WHERE c.con_year = lost_item.con_year), '+' || found_on || ' days');
UPDATE lost_item SET handed_back_on = date(found_on, '+' || handed_back_on || ' days') WHERE handed_back_on IS NOT NULL;
UPDATE guest SET last_name = 'Miller' WHERE guest_id = 24;
UPDATE guest SET first_name = 'Emeka' WHERE guest_id = 30;
