CREATE TABLE office (
  office_id INTEGER PRIMARY KEY,
  office_name TEXT,
  town TEXT,
  shelf_metre NUMERIC,
  opened_on TEXT,
  open_saturday INTEGER -- 1 yes, 0 no
);
INSERT INTO office VALUES (1, 'Grand Station', 'Belmouth', 420, '1952-03-01', 1), (2, 'Tram Depot', 'Belmouth', 180, '1988-09-12', 0), (3, 'Airport Desk', 'Fairholt', 260.5, '2004-05-20', 1), (4, 'Ferry Terminal', 'Port Allen', 75, '2011-06-01', 0), (5, 'Bus Yard', 'Fairholt', 110, '1996-10-07', 0), (6, 'Stadium', 'Belmouth', NULL, '2025-11-03', 1);
CREATE TABLE category (
  category_id INTEGER PRIMARY KEY,
  category_name TEXT,
  keep_day INTEGER, -- days that an item is kept
  pickup_fee NUMERIC -- euros that the owner pays
);
INSERT INTO category VALUES (1, 'umbrella', 60, 3), (2, 'phone', 120, 12), (3, 'bag', 90, 8), (4, 'clothing', 60, 4), (5, 'key', 90, 5), (6, 'jewellery', 180, 20), (7, 'bicycle', 120, 25), (8, 'book', 45, 2), (9, 'instrument', 180, 20), (10, 'wallet', 120, 10), (11, 'pushchair', 90, 15);
CREATE TABLE finder (
  finder_id INTEGER PRIMARY KEY, --: seq 1
  finder_name TEXT, --: person
  role TEXT, --: pick passenger*6 | driver*5 | cleaner*4 | police*2 | security
  town TEXT, --: pick Belmouth*6 | Fairholt*4 | Port Allen*2 | Stowe | NULL
  wants_reward INTEGER --: pick 0*4 | 1
); --: rows 75
CREATE TABLE clerk (
  clerk_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  office_id INTEGER REFERENCES office(office_id), --: pick 1*5 | 2*3 | 3*4 | 4*2 | 5*2
  mentor_id INTEGER REFERENCES clerk(clerk_id), --: self clerk_id
  born_on TEXT, --: date 1959-02-01..1999-10-30
  hired_on TEXT, --: date 2018-01-08..2025-10-01
  left_on TEXT, -- empty while employed --: const x
  hour_wage NUMERIC --: real 12.5..24 1
); --: rows 32
UPDATE clerk SET left_on = NULL;
CREATE TABLE item (
  item_id INTEGER PRIMARY KEY, --: seq 3001
  category_id INTEGER REFERENCES category(category_id), --: pick 1*7 | 2*6 | 3*7 | 4*6 | 5*5 | 6*3 | 7*2 | 8*3 | 9 | 10*5 | 11
  office_id INTEGER REFERENCES office(office_id), --: pick 1*8 | 2*5 | 3*6 | 4*2 | 5*3
  finder_id INTEGER REFERENCES finder(finder_id), --: ref finder.finder_id cover 85% skew null 12%
  clerk_id INTEGER REFERENCES clerk(clerk_id), -- who took it in --: ref clerk.clerk_id cover 70%
  colour TEXT, --: pick black*7 | blue*4 | red*3 | brown*3 | grey*3 | green | white*2 | NULL*2
  note TEXT, -- free text of the clerk --: mix {left on a seat|found under a bench|wet|handle broken|almost new|name inside|smells of smoke|handed in at night|scratched|sticker of a band} {||, owner called once|, see photo|, very worn|, gift wrapped}
  found_on TEXT, --: date 2024-11-01..2025-12-10
  registered_on TEXT, -- taken into the books --: after found_on 0..8 days until 2025-12-15
  claimed_on TEXT, -- handed back to the owner --: after registered_on 1..70 days until 2025-12-15
  disposed_on TEXT, --: const x
  disposal TEXT, -- auction, charity or destroyed --: const x
  estimate_eur NUMERIC, --: price 2..900
  weight_g INTEGER, --: int 30..9000 skew
  merged_into_id INTEGER REFERENCES item(item_id), -- the same thing entered twice: the entry that counts --: const x
  state TEXT -- S stored, R returned, D disposed of, M merged --: const x
); --: rows 340
UPDATE item SET merged_into_id = CASE WHEN item_id % 23 = 5 AND item_id > 3010 THEN item_id - 3 END, disposed_on = NULL, disposal = NULL;
UPDATE item SET category_id = (SELECT o.category_id FROM item AS o WHERE o.item_id = item.merged_into_id), office_id = (SELECT o.office_id % 3 + 1 FROM item AS o WHERE o.item_id = item.merged_into_id), colour = (SELECT o.colour FROM item AS o WHERE o.item_id = item.merged_into_id) WHERE merged_into_id IS NOT NULL;
UPDATE item SET registered_on = date(found_on, '+1 day') WHERE registered_on IS NULL;
UPDATE item SET weight_g = NULL WHERE item_id % 14 = 3;
UPDATE item SET weight_g = weight_g + 9000 WHERE category_id = 7;
UPDATE item SET estimate_eur = ROUND(estimate_eur / 12.0 + 2, 2) WHERE category_id IN (1, 4, 5, 8);
UPDATE item SET estimate_eur = NULL WHERE item_id % 19 = 4;
UPDATE item SET note = TRIM(REPLACE(note, ' ,', ','));
UPDATE item SET note = NULL WHERE item_id % 21 = 9;
CREATE TABLE claimant (
  claimant_id INTEGER PRIMARY KEY, --: seq 601
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  town TEXT, --: pick Belmouth*5 | Fairholt*4 | Port Allen*2 | Stowe*2 | Marwick
  born_on TEXT, --: date 1940-01-15..2010-06-30
  letter_ok INTEGER --: pick 1*3 | 0
); --: rows 88
CREATE TABLE claim (
  claim_id INTEGER PRIMARY KEY, --: seq 9001
  claimant_id INTEGER REFERENCES claimant(claimant_id), --: ref claimant.claimant_id cover 90%
  item_id INTEGER REFERENCES item(item_id), -- empty if nothing fitting was found --: ref item.item_id cover 55% null 20%
  category_id INTEGER REFERENCES category(category_id), -- what the claimant lost --: pick 1*5 | 2*7 | 3*6 | 4*4 | 5*4 | 6*3 | 7*2 | 8 | 10*6
  lost_on TEXT, --: date 2024-11-01..2025-12-08
  filed_on TEXT, --: after lost_on 0..20 days until 2025-12-15
  decided_on TEXT, --: const x
  outcome TEXT, -- granted, refused or withdrawn; empty while open --: pick refused*5 | withdrawn*3 | NULL*3
  fee_paid NUMERIC, --: const 0
  postage_paid NUMERIC -- if sent home --: pick 0*5 | 4.9*2 | 7.5 | 11
); --: rows 230
UPDATE claim SET item_id = NULL WHERE item_id IN (SELECT item_id FROM item WHERE merged_into_id IS NOT NULL);
UPDATE item SET claimed_on = NULL WHERE item_id NOT IN (SELECT item_id FROM claim WHERE item_id IS NOT NULL) OR item_id % 8 = 6;
UPDATE claim SET outcome = 'granted' WHERE claim_id IN (SELECT MIN(c.claim_id) FROM claim AS c JOIN item AS i ON c.item_id = i.item_id WHERE i.claimed_on IS NOT NULL GROUP BY c.item_id);
UPDATE claim SET outcome = 'refused' WHERE outcome IS NULL AND item_id IN (SELECT item_id FROM item WHERE claimed_on IS NOT NULL);
UPDATE claim SET category_id = (SELECT i.category_id FROM item AS i WHERE i.item_id = claim.item_id), lost_on = (SELECT date(i.found_on, '-' || (claim.claim_id % 3) || ' days') FROM item AS i WHERE i.item_id = claim.item_id), filed_on = (SELECT i.registered_on FROM item AS i WHERE i.item_id = claim.item_id) WHERE item_id IS NOT NULL;
UPDATE claim SET filed_on = date(lost_on, '+2 days') WHERE filed_on IS NULL;
UPDATE claim SET decided_on = CASE WHEN outcome IS NULL THEN NULL WHEN outcome = 'granted' THEN (SELECT i.claimed_on FROM item AS i WHERE i.item_id = claim.item_id) ELSE date(filed_on, '+' || (1 + claim_id * 7 % 24) || ' days') END;
UPDATE claim SET decided_on = NULL, outcome = NULL WHERE decided_on > '2025-12-15' AND outcome <> 'granted';
UPDATE claim SET fee_paid = CASE WHEN outcome = 'granted' THEN (SELECT k.pickup_fee FROM category AS k WHERE k.category_id = claim.category_id) ELSE 0 END;
UPDATE claim SET postage_paid = 0 WHERE outcome IS NULL OR outcome <> 'granted';
UPDATE item SET disposed_on = date(registered_on, '+' || ((SELECT k.keep_day FROM category AS k WHERE k.category_id = item.category_id) + item_id % 29) || ' days') WHERE claimed_on IS NULL AND merged_into_id IS NULL;
UPDATE item SET disposed_on = NULL WHERE disposed_on > '2025-12-15' OR item_id IN (SELECT item_id FROM claim WHERE outcome IS NULL AND item_id IS NOT NULL);
UPDATE item SET disposal = CASE WHEN disposed_on IS NULL THEN NULL WHEN category_id IN (2, 6, 7, 9, 11) OR estimate_eur > 150 THEN 'auction' WHEN item_id % 3 = 0 THEN 'destroyed' ELSE 'charity' END;
UPDATE item SET claimed_on = NULL WHERE merged_into_id IS NOT NULL;
UPDATE item SET state = CASE WHEN merged_into_id IS NOT NULL THEN 'M' WHEN claimed_on IS NOT NULL THEN 'R' WHEN disposed_on IS NOT NULL THEN 'D' ELSE 'S' END;
UPDATE item SET clerk_id = (SELECT MIN(c.clerk_id) FROM clerk AS c WHERE c.hired_on < item.registered_on AND c.clerk_id >= item.item_id % 17) WHERE (SELECT hired_on FROM clerk AS c WHERE c.clerk_id = item.clerk_id) > registered_on;
UPDATE clerk SET left_on = date('2023-02-01', '+' || (clerk_id * 37 % 600) || ' days') WHERE clerk_id NOT IN (SELECT clerk_id FROM item WHERE clerk_id IS NOT NULL) AND hired_on < '2023-01-01';
UPDATE clerk SET mentor_id = NULL WHERE hired_on < (SELECT m.hired_on FROM clerk AS m WHERE m.clerk_id = clerk.mentor_id);
CREATE TABLE tag (
  tag_id INTEGER PRIMARY KEY,
  tag_name TEXT
);
INSERT INTO tag VALUES (1, 'fragile'), (2, 'contains ID'), (3, 'electronic'), (4, 'locked'), (5, 'child'), (6, 'police hold'), (7, 'perishable');
CREATE TABLE item_tag (
  item_id INTEGER REFERENCES item(item_id), --: ref item.item_id cover 50%
  tag_id INTEGER REFERENCES tag(tag_id), --: pick 1*3 | 2*5 | 3*4 | 4*2 | 5*2 | 6
  PRIMARY KEY (item_id, tag_id)
); --: rows 230
CREATE TABLE auction (
  auction_id INTEGER PRIMARY KEY,
  held_on TEXT,
  place TEXT,
  visitor_count INTEGER
);
INSERT INTO auction VALUES (1, '2025-04-12', 'Belmouth', 120), (2, '2025-06-14', 'Fairholt', 85), (3, '2025-08-23', 'Belmouth', 143), (4, '2025-10-18', 'Port Allen', 40), (5, '2025-12-06', 'Belmouth', 131), (6, '2026-02-07', 'Fairholt', NULL);
CREATE TABLE lot (
  item_id INTEGER PRIMARY KEY REFERENCES item(item_id),
  auction_id INTEGER REFERENCES auction(auction_id),
  start_price NUMERIC,
  hammer_price NUMERIC, -- empty if nobody bid
  buyer_kind TEXT -- dealer or private
);
INSERT INTO lot SELECT item_id, (SELECT MIN(auction_id) FROM auction WHERE held_on >= disposed_on), ROUND(COALESCE(estimate_eur, 20) * 0.4, 0), CASE WHEN item_id % 7 = 3 THEN NULL ELSE ROUND(COALESCE(estimate_eur, 20) * (0.4 + item_id % 5 * 0.15), 0) END, CASE WHEN item_id % 7 = 3 THEN NULL WHEN item_id % 2 = 0 THEN 'dealer' ELSE 'private' END FROM item WHERE disposal = 'auction';
UPDATE lot SET hammer_price = NULL, buyer_kind = NULL WHERE auction_id = 6;
