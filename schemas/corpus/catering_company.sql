-- Pepper & Thyme: a catering company with six branches; each branch has a kitchen and a service crew.
CREATE TABLE branches (
  branch_id INTEGER PRIMARY KEY,
  branch_name TEXT NOT NULL,
  city TEXT,
  opened_on INTEGER, -- yyyymmdd
  monthly_rent REAL -- euros
);
INSERT INTO branches VALUES (1, 'Quayside', 'Antwerp', 20120416, 4100), (2, 'Beguine Court', 'Ghent', 20150902, 2950), (3, 'Tulip Street', 'Utrecht', 20180115, 3300), (4, 'Old Brewery', 'Breda', 20190610, 2200), (5, 'Dockland', 'Antwerp', 20220307, 3650), (6, 'Windmill Lane', 'Delft', 20250505, 1875);
CREATE TABLE staff (
  staff_id INTEGER PRIMARY KEY, --: seq 1
  first_name TEXT, --: first
  last_name TEXT, --: last distinct
  job_code TEXT, -- PLN planner, CHF chef, WTR waiter, DRV driver
  branch_id INTEGER REFERENCES branches(branch_id), -- where the person works --: pick 1*6 | 2*5 | 3*4 | 4*3 | 5*3
  born_on INTEGER, -- yyyymmdd --: date 1964-02-01..1995-11-30 yyyymmdd
  hired_on INTEGER, -- yyyymmdd --: date 2014-03-01..2026-03-31 yyyymmdd
  hourly_pay REAL, --: real 14..31 2
  phone TEXT --: code 04##-###-### null 15%
); --: rows 44
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY, --: seq 101
  client_name TEXT, --: each Bell Foundry | Bell & Hart Law | Corvina Software | Port of Lillo | Nordhof Bank | Saint Rumbold School | Ostara Yoga Club | Merel Publishers | Tandem Cycles | City of Lier | Halewyn Insurance | Vantage Robotics | Kestrel Rowing Club | Lindeboom Museum | Brandt Architects | Pelican Shipping | Osier College | Juniper Software | Maas Choir Club | Rook & Sons Law | Amberhuis Care | Delta Pumps | Fontein Brewers | Quill Publishers | Province of Zeeland | Harrow Solar | Ivory Dental | Sable Fashion | Tern Airlines | Ursulines School | Velde Bank | Wissel Logistics | Yarrow Pharma | Zwaan Theatre Club | Alder Consulting | Bastion Security | Copperline Telecom | Dune Golf Club | Ember Studios | Falcon Freight | Gable Homes | Heron Tennis Club | Inkwell Media | Jetty Tours | Karel Museum | Lumen Optics
  segment TEXT, -- Corporate, Public, Club
  city TEXT, --: pick Antwerp*6 | Ghent*5 | Utrecht*4 | Lier*2 | Breda*3 | Mechelen*2
  signed_on INTEGER, -- day the client signed up, yyyymmdd --: date 2022-01-10..2025-12-20 yyyymmdd
  newsletter INTEGER, -- 1 takes the newsletter, 0 does not --: pick 1*3 | 0*2
  referred_by_id INTEGER REFERENCES clients(client_id) --: self client_id null 50%
); --: rows 46
CREATE TABLE events (
  event_id INTEGER PRIMARY KEY, --: seq 2001
  client_id INTEGER REFERENCES clients(client_id), --: ref clients.client_id cover 88% skew
  planner_id INTEGER REFERENCES staff(staff_id), --: const 1
  prep_branch_id INTEGER REFERENCES branches(branch_id), -- branch whose kitchen cooks --: pick 1*8 | 2*6 | 3*5 | 4*3 | 5*4
  crew_branch_id INTEGER REFERENCES branches(branch_id), -- branch that sends the waiters, NULL for a drop-off --: pick 1*6 | 2*6 | 3*4 | 4*3 | 5*3 | NULL*5
  occasion TEXT, --: pick Board lunch*6 | Reception*5 | Gala dinner*3 | Staff party*4 | Training day*3 | Anniversary*2
  booked_at INTEGER, -- Unix seconds --: date 2024-01-03..2026-03-10 unix
  event_on INTEGER, -- day it took place, yyyymmdd --: after booked_at 6..80 days yyyymmdd
  paid_at INTEGER, -- Unix seconds, NULL while not fully paid --: after event_on 2..70 days unix until 2026-05-31 null 9%
  status TEXT, -- PF paid in full, DP deposit paid, NP nothing paid --: const NP
  guests INTEGER, --: int 12..380 skew
  service_fee REAL, --: price 90..1900
  rating INTEGER -- client's stars 1 to 5 --: pick 5*5 | 4*6 | 3*3 | 2*2 | 1 | NULL*4
); --: rows 330
CREATE TABLE dishes (
  dish_id INTEGER PRIMARY KEY, --: seq 1
  dish_name TEXT, --: each Smoked Eel Toast | Beetroot Tartlet | Saffron Arancini | Leek Veloute | Goat Cheese Puff | Prawn Skewer | Duck Rillettes | Pumpkin Soup | Braised Short Rib | Miso Aubergine | Herb Crusted Cod | Chicken Vadouvan | Mushroom Wellington | Lamb Tagine | Seitan Stew | Pea Risotto | Roast Guinea Fowl | Venison Pie | Lemon Posset | Chocolate Pave | Poached Pear | Coconut Panna Cotta | Speculoos Cheesecake | Rhubarb Fool | Almond Sorbet | Cherry Clafoutis | Elderflower Fizz | Ginger Cordial | Cold Brew Tonic | House Cava | Apple Shrub | Tomato Consomme
  course TEXT, -- Starter, Main, Dessert, Drink
  price REAL, -- euros a portion charged to the client --: price 4..29
  cost REAL, -- euros a portion for ingredients
  is_vegan INTEGER, -- 1 yes, 0 no --: pick 0*3 | 1*2
  launch_year INTEGER, --: pick 2022*3 | 2023*5 | 2024*3 | 2025*2 | 2026
  launch_month INTEGER --: int 1..12
); --: rows 32
CREATE TABLE event_dishes (
  event_id INTEGER REFERENCES events(event_id),
  dish_id INTEGER REFERENCES dishes(dish_id),
  portions INTEGER,
  PRIMARY KEY (event_id, dish_id)
);
UPDATE staff SET job_code = CASE staff_id % 4 WHEN 1 THEN 'PLN' WHEN 2 THEN 'CHF' WHEN 3 THEN 'WTR' ELSE CASE WHEN staff_id % 8 = 0 THEN 'DRV' ELSE 'WTR' END END;
UPDATE staff SET hired_on = 20220301 + staff_id % 28 WHERE branch_id = 5 AND hired_on < 20220301;
UPDATE clients SET segment = CASE WHEN client_name LIKE '%Club%' OR client_name LIKE '%Theatre%' THEN 'Club' WHEN client_name LIKE '%School%' OR client_name LIKE '%College%' OR client_name LIKE '%Museum%' OR client_name LIKE 'City%' OR client_name LIKE 'Province%' OR client_name LIKE 'Port %' OR client_name LIKE '%Care' THEN 'Public' ELSE 'Corporate' END;
UPDATE clients SET city = 'Lier' WHERE client_name = 'City of Lier';
UPDATE clients SET city = 'Mechelen' WHERE client_name = 'Saint Rumbold School';
UPDATE clients SET signed_on = 20220100 + client_id % 28 + 1 WHERE client_id IN (SELECT client_id FROM events WHERE booked_at < strftime('%s', substr(signed_on, 1, 4) || '-' || substr(signed_on, 5, 2) || '-' || substr(signed_on, 7, 2))) AND client_id % 3 < 2;
UPDATE clients SET signed_on = 20230000 + (client_id % 12 + 1) * 100 + client_id % 27 + 1 WHERE client_id IN (SELECT client_id FROM events WHERE booked_at < strftime('%s', substr(signed_on, 1, 4) || '-' || substr(signed_on, 5, 2) || '-' || substr(signed_on, 7, 2)));
UPDATE events SET planner_id = 1 + 4 * ((event_id * event_id + event_id / 3) % 10);
UPDATE events SET status = CASE WHEN paid_at IS NOT NULL THEN 'PF' WHEN event_id % 3 = 0 THEN 'NP' ELSE 'DP' END;
UPDATE dishes SET course = CASE WHEN dish_id <= 8 OR dish_id = 32 THEN 'Starter' WHEN dish_id <= 18 THEN 'Main' WHEN dish_id <= 26 THEN 'Dessert' ELSE 'Drink' END;
UPDATE dishes SET is_vegan = CASE WHEN dish_id IN (2, 8, 10, 15, 21, 25, 27, 28, 29, 31, 32) THEN 1 ELSE 0 END;
UPDATE dishes SET launch_month = launch_month % 5 + 1 WHERE launch_year = 2026;
UPDATE dishes SET cost = ROUND(price * (0.22 + (dish_id * 7 % 11) / 40.0), 2);
INSERT INTO event_dishes SELECT e.event_id, d.dish_id, e.guests - (e.event_id * d.dish_id) % 9 FROM events AS e JOIN dishes AS d ON (e.event_id * 31 + d.dish_id * d.dish_id * 17 + e.event_id * d.dish_id) % 29 < 4 AND d.dish_id NOT IN (7, 24);
CREATE VIEW event_bills AS SELECT T1.event_id, COUNT(*) AS dish_count, SUM(T1.portions * T2.price) AS menu_amount FROM event_dishes AS T1 JOIN dishes AS T2 ON T1.dish_id = T2.dish_id GROUP BY T1.event_id;
UPDATE staff SET hired_on = 20190000 + (staff_id % 12 + 1) * 100 + staff_id % 27 + 1 WHERE job_code = 'PLN' AND hired_on > 20231231 AND branch_id <> 5;
UPDATE staff SET hired_on = 20220401 + staff_id % 28 WHERE job_code = 'PLN' AND hired_on > 20231231 AND branch_id = 5;
DELETE FROM event_dishes WHERE (SELECT T2.launch_year * 100 + T2.launch_month FROM dishes AS T2 WHERE T2.dish_id = event_dishes.dish_id) > (SELECT T1.event_on / 100 FROM events AS T1 WHERE T1.event_id = event_dishes.event_id);
DELETE FROM event_dishes WHERE dish_id = 20 AND event_id IN (SELECT event_id FROM event_dishes WHERE dish_id = 20 ORDER BY event_id LIMIT 4);
DELETE FROM event_dishes WHERE dish_id IN (22, 23, 25) AND event_id IN (SELECT MIN(event_id) FROM event_dishes WHERE dish_id IN (22, 23, 25) GROUP BY dish_id);
