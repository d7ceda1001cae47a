-- Nordvik Lines: a ferry company with its ports, ships, sailings, bookings and what is sold on board.
CREATE TABLE port (
  port_id INTEGER PRIMARY KEY,
  port_name TEXT NOT NULL,
  country TEXT,
  berth_count INTEGER,
  opened_on TEXT
);
INSERT INTO port VALUES (1,'Skarnholm','Norway',6,'1968-05-02'),(2,'Vethavn','Denmark',4,'1974-09-14'),(3,'Port Ellary','United Kingdom',5,'1981-03-30'),(4,'Grauhaven','Germany',7,'1959-06-11'),(5,'Tollesand','Norway',2,'1996-04-19'),(6,'Merrin Quay','United Kingdom',2,'2004-07-01'),(7,'Karrow Bay','Ireland',3,'1989-10-22'),(8,'Lindoya','Sweden',3,'2012-05-25'),(9,'Brenskar','Sweden',1,'2021-08-16');
CREATE TABLE route (
  route_id INTEGER PRIMARY KEY,
  route_code TEXT NOT NULL,
  from_port_id INTEGER REFERENCES port(port_id),
  to_port_id INTEGER REFERENCES port(port_id),
  distance_nm REAL,
  planned_minutes INTEGER,
  opened_on TEXT
);
INSERT INTO route VALUES (1,'SKA-VET',1,2,94.5,330,'1974-10-01'),(2,'VET-GRA',2,4,61.0,225,'1982-04-12'),(3,'ELL-KAR',3,7,78.4,285,'1990-03-03'),(4,'MER-KAR',6,7,41.2,150,'2005-05-20'),(5,'SKA-TOL',1,5,18.7,75,'1996-05-01'),(6,'GRA-LIN',4,8,102.3,390,'2012-06-15'),(7,'LIN-VET',8,2,36.0,130,'2014-04-02'),(8,'ELL-VET',3,2,311.5,1080,'1999-02-11'),(9,'LIN-SKA',8,1,147.9,540,'2018-09-09'),(10,'TOL-VET',5,2,83.3,330,'2025-09-01');
CREATE TABLE vessel_class (
  class_id INTEGER PRIMARY KEY,
  class_name TEXT,
  hull_type TEXT
);
INSERT INTO vessel_class VALUES (1,'Fjord 200','monohull'),(2,'Tern','catamaran'),(3,'Overnighter','monohull'),(4,'Dash','catamaran'),(5,'Islander','monohull');
CREATE TABLE vessel (
  vessel_id INTEGER PRIMARY KEY,
  vessel_name TEXT NOT NULL,
  class_id INTEGER REFERENCES vessel_class(class_id),
  home_port_id INTEGER REFERENCES port(port_id),
  predecessor_id INTEGER REFERENCES vessel(vessel_id),
  passenger_capacity INTEGER,
  car_capacity INTEGER,
  launched_on TEXT,
  in_service_from TEXT,
  retired_on TEXT
);
INSERT INTO vessel VALUES (1,'Nordvik Pioneer',1,1,NULL,640,110,'1988-02-10','1988-06-01','2024-03-31'),(2,'Nordvik Dawn',1,1,1,780,160,'2022-09-17','2024-04-02',NULL),(3,'Silver Tern',2,6,NULL,360,60,'2003-05-05','2003-07-12',NULL),(4,'Golden Tern',2,7,3,400,75,'2015-11-20','2016-03-01',NULL),(5,'Star of Ellary',3,3,NULL,1150,310,'1997-08-30','1998-01-15',NULL),(6,'Star of Grauhaven',3,4,NULL,1280,345,'2009-04-23','2009-10-10',NULL),(7,'Lindoya Dash',4,8,NULL,290,0,'2013-12-01','2014-03-28',NULL),(8,'Vethavn Dash',4,2,7,320,24,'2020-02-14','2020-07-07',NULL),(9,'Tollesand',5,5,NULL,180,30,'1994-06-06','1996-05-01',NULL),(10,'Brave Merrin',5,6,9,210,42,'2019-03-19','2019-09-01',NULL),(11,'Nordvik Dusk',1,1,2,800,165,'2025-03-08',NULL,NULL);
CREATE TABLE crew (
  crew_id INTEGER PRIMARY KEY,           --: seq 301
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  position TEXT,                         --: pick Deckhand*5 | Steward*6 | Engineer*3 | Officer*2
  home_port_id INTEGER REFERENCES port(port_id), --: ref port.port_id cover 70%
  hired_on TEXT,                         --: date 2004-03-01..2025-05-20
  birth_date TEXT,                       --: date 1961-01-10..2003-10-30
  hourly_cents INTEGER,                  --: int 1850..4600 skew
  supervisor_id INTEGER REFERENCES crew(crew_id) --: self crew_id
); --: rows 62
CREATE TABLE segment (
  segment_id INTEGER PRIMARY KEY,
  segment_name TEXT
);
INSERT INTO segment VALUES (1,'Leisure'),(2,'Commuter'),(3,'Freight'),(4,'Group Tour'),(5,'Staff');
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,       --: seq 7001
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last
  city TEXT,                             --: pick Skarnholm*5 | Oslo*3 | Hamburg*4 | Vethavn*3 | Dublin*3 | Leeds*2 | Malmo*2 | Bergen
  segment_id INTEGER REFERENCES segment(segment_id), --: pick 1*8 | 2*4 | 3*2 | 4*2
  signed_up_on TEXT,                     --: date 2021-01-04..2025-06-28
  birth_date TEXT,                       --: date 1948-02-01..2004-11-30 null 8%
  newsletter TEXT                        --: pick yes*5 | no*4
); --: rows 120
CREATE TABLE channel (
  channel_id INTEGER PRIMARY KEY,
  channel_name TEXT,
  parent_channel_id INTEGER REFERENCES channel(channel_id)
);
INSERT INTO channel VALUES (1,'Direct',NULL),(2,'Website',1),(3,'Mobile app',1),(4,'Terminal desk',1),(5,'Partner',NULL),(6,'Travel agency',5),(7,'Haulier portal',5),(8,'Fax',1);
CREATE TABLE fare (
  fare_id INTEGER PRIMARY KEY,
  fare_name TEXT,
  refundable TEXT,
  luggage_kg INTEGER
);
INSERT INTO fare VALUES (1,'Saver','no',20),(2,'Standard','no',30),(3,'Flex','yes',40),(4,'Cabin Plus','yes',60),(5,'Freight','yes',NULL);
CREATE TABLE promotion (
  promotion_id INTEGER PRIMARY KEY,
  promo_code TEXT,
  discount_percent INTEGER,
  starts_on TEXT,
  ends_on TEXT
);
INSERT INTO promotion VALUES (1,'EARLYTIDE',15,'2024-01-08','2024-03-31'),(2,'MIDSUMMER24',20,'2024-06-01','2024-07-15'),(3,'FAMILY4',10,'2024-04-01',NULL),(4,'WINTERSEA',25,'2024-11-01','2025-02-28'),(5,'MIDSUMMER25',20,'2025-06-01','2025-07-20'),(6,'CREWMATE',40,'2023-01-01',NULL),(7,'BLACKWAVE',35,'2024-11-25','2024-12-02');
CREATE TABLE sailing (
  sailing_id INTEGER PRIMARY KEY,        --: seq 20001
  route_id INTEGER REFERENCES route(route_id), --: pick 1*6 | 2*4 | 3*5 | 4*4 | 5*6 | 6*3 | 7*4 | 8*2 | 9
  vessel_id INTEGER REFERENCES vessel(vessel_id), --: by route_id: 1 => 1*3 | 2*4 | 8; 2 => 6*2 | 8*3; 3 => 5*2 | 4*3; 4 => 3*3 | 4 | 10*3; 5 => 9*4 | 2; 6 => 6; 7 => 7*4 | 8; 8 => 5*3 | 6; 9 => 6 | 2
  sailing_date TEXT,                     --: date 2024-01-02..2025-07-31
  departure_time TEXT,                   --: pick 06:30*2 | 07:15*3 | 09:00*4 | 12:45*3 | 16:20*3 | 18:00*3 | 21:30*2
  status TEXT,                           --: pick completed*12 | delayed*4 | cancelled*2
  cancel_reason TEXT,                    --: by status: cancelled => weather*5 | technical fault*3 | crew shortage | NULL; else => NULL
  delay_minutes INTEGER,                 --: by status: completed => 0*5 | 2 | 4 | 6 | 9; delayed => 14*3 | 18 | 22*2 | 27 | 35*2 | 41 | 58 | 75 | 96 | 140; else => NULL
  crossing_minutes INTEGER,              --: int 0..30 skew
  fuel_litres INTEGER                    --: int 900..1600 normal
); --: rows 280
CREATE TABLE booking (
  booking_id INTEGER PRIMARY KEY,        --: seq 500001
  sailing_id INTEGER REFERENCES sailing(sailing_id), --: ref sailing.sailing_id cover 72%
  customer_id INTEGER REFERENCES customer(customer_id), --: ref customer.customer_id cover 85% skew
  channel_id INTEGER REFERENCES channel(channel_id), --: pick 2*8 | 3*6 | 4*3 | 6*3 | 7*2
  fare_id INTEGER REFERENCES fare(fare_id), --: by channel_id: 7 => 5*4 | 3; else => 1*5 | 2*6 | 3*3 | 4*2
  promotion_id INTEGER REFERENCES promotion(promotion_id), --: pick NULL*14 | 1*2 | 2*2 | 3*4 | 4*2 | 5 | 6
  booked_on TEXT,                        --: date 2024-01-02..2025-07-13
  travel_year INTEGER,                   --: int 2024..2025
  travel_month INTEGER,                  --: int 1..12
  passengers INTEGER,                    --: pick 1*5 | 2*8 | 3*3 | 4*4 | 5 | 6 | 14
  vehicles INTEGER,                      --: pick 0*6 | 1*8 | 2
  gross_cents INTEGER,                   --: price 28..640
  net_cents INTEGER,                     --: int 1..2
  status TEXT                            --: pick confirmed*4 | travelled*12 | cancelled*3 | no-show
); --: rows 400
CREATE TABLE payment (
  payment_id INTEGER PRIMARY KEY,        --: seq 1
  booking_id INTEGER REFERENCES booking(booking_id), --: ref booking.booking_id cover 75%
  paid_on TEXT,                          --: date 2024-01-02..2025-07-13
  method TEXT,                           --: pick card*8 | invoice*3 | voucher*2 | wallet*3
  amount_cents INTEGER,                  --: price 15..400
  fee_cents INTEGER                      --: int 20..480 skew
); --: rows 340
CREATE TABLE refund (
  refund_id INTEGER PRIMARY KEY,         --: seq 9001
  booking_id INTEGER REFERENCES booking(booking_id), --: ref booking.booking_id cover 20% distinct
  requested_on TEXT,                     --: date 2024-02-02..2025-07-10
  approved_on TEXT,                      --: after requested_on 1..14 days null 8% until 2025-07-14
  paid_out_on TEXT,                      --: after requested_on 15..42 days until 2025-07-14 null 12%
  reason TEXT,                           --: pick sailing cancelled*4 | changed plans*3 | illness*2 | duplicate booking | long delay*2
  requested_cents INTEGER,               --: price 20..420
  refunded_cents INTEGER                 --: int 1..2
); --: rows 70
CREATE TABLE outlet (
  outlet_id INTEGER PRIMARY KEY,
  outlet_name TEXT,
  category TEXT
);
INSERT INTO outlet VALUES (1,'Captain''s Table','Restaurant'),(2,'Galley Express','Restaurant'),(3,'Crow''s Nest Bar','Bar'),(4,'Harbour Duty Free','Shop'),(5,'Tide & Bean','Cafe'),(6,'Little Pirates','Play area'),(7,'Sundeck Bar','Bar');
CREATE TABLE onboard_sale (
  sale_id INTEGER PRIMARY KEY,           --: seq 1
  sailing_id INTEGER REFERENCES sailing(sailing_id), --: ref sailing.sailing_id cover 60%
  outlet_id INTEGER REFERENCES outlet(outlet_id), --: pick 1*3 | 2*6 | 3*4 | 4*5 | 5*7 | 7*2
  item TEXT,                             --: by outlet_id: 1 => Set dinner*3 | Fish of the day*2 | Seafood platter; 2 => Cheeseburger*3 | Fish and chips*4 | Kids menu; 3, 7 => Pale ale*4 | House wine*3 | Gin and tonic; 4 => Perfume*2 | Whisky 1l*3 | Chocolate box*3 | Aquavit gift box; 5 => Flat white*4 | Cinnamon bun*3 | Tea
  quantity INTEGER,                      --: int 1..5 skew
  list_cents INTEGER,                    --: by outlet_id: 1 => 3200 | 2650 | 4100; 2 => 1250 | 1490 | 890; 3, 7 => 690 | 780 | 950; 4 => 5200 | 3990 | 1450 | 4600; 5 => 460 | 420 | 350
  paid_cents INTEGER                     --: int 1..2
); --: rows 330
CREATE TABLE crew_sailing (
  sailing_id INTEGER REFERENCES sailing(sailing_id), --: ref sailing.sailing_id cover 88%
  crew_id INTEGER REFERENCES crew(crew_id), --: ref crew.crew_id cover 90% skew
  duty TEXT,                             --: pick deck*3 | engine*2 | bridge*2 | hospitality*4
  overtime_minutes INTEGER,              --: pick 0*6 | 15*2 | 30*2 | 45 | 60 | 120
  PRIMARY KEY (sailing_id, crew_id)
); --: rows 380
CREATE TABLE maintenance_job (
  job_id INTEGER PRIMARY KEY,            --: seq 801
  vessel_id INTEGER REFERENCES vessel(vessel_id), --: pick 1*2 | 2*2 | 3*5 | 4*3 | 5*5 | 6*3 | 7*2 | 9*4 | 10
  port_id INTEGER REFERENCES port(port_id), --: pick 1*4 | 3*3 | 4*5 | 7*2
  job_type TEXT,                         --: pick engine overhaul*3 | hull paint*2 | safety inspection*4 | ramp repair*2 | refit
  opened_on TEXT,                        --: date 2023-09-01..2025-07-06
  closed_on TEXT,                        --: after opened_on 1..45 days until 2025-07-14
  labour_minutes INTEGER,                --: int 90..6400 skew
  quoted_cents INTEGER,                  --: price 900..48000
  invoiced_cents INTEGER                 --: int 1..2
); --: rows 74
CREATE TABLE route_budget (
  route_id INTEGER REFERENCES route(route_id),
  budget_year INTEGER,
  budget_month INTEGER,
  revenue_cents INTEGER,
  passenger_target INTEGER,
  PRIMARY KEY (route_id, budget_year, budget_month)
);
INSERT INTO route_budget WITH y(v) AS (VALUES (2024),(2025)), m(v) AS (VALUES (1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12)) SELECT r.route_id, y.v, m.v, 100 * ((r.route_id * 53 + m.v * 17 + y.v) % 90 * 10 + 400 + CASE WHEN m.v BETWEEN 6 AND 8 THEN 350 ELSE 0 END), ((r.route_id * 29 + m.v * 11 + y.v) % 14) + 4 FROM route AS r, y, m WHERE r.route_id < 9 AND NOT (y.v = 2025 AND m.v > 9);
UPDATE vessel SET car_capacity = NULL WHERE vessel_id = 7;
UPDATE sailing SET vessel_id = 1 WHERE vessel_id = 2 AND sailing_date < '2024-04-02';
UPDATE sailing SET vessel_id = 2 WHERE vessel_id = 1 AND sailing_date > '2024-03-31';
UPDATE sailing SET status = 'scheduled', cancel_reason = NULL, delay_minutes = NULL WHERE sailing_date > '2025-07-13';
UPDATE sailing SET crossing_minutes = CASE WHEN status IN ('scheduled','cancelled') THEN NULL ELSE crossing_minutes - 8 + (SELECT planned_minutes FROM route WHERE route.route_id = sailing.route_id) END, fuel_litres = CASE WHEN status IN ('scheduled','cancelled') THEN NULL ELSE CAST(fuel_litres * (SELECT distance_nm FROM route WHERE route.route_id = sailing.route_id) / 20 AS INTEGER) END;
UPDATE booking SET booked_on = date((SELECT sailing_date FROM sailing WHERE sailing.sailing_id = booking.sailing_id), '-' || ((booking_id * 37) % 89 + 1) || ' days');
UPDATE booking SET booked_on = '2025-07-0' || (1 + booking_id % 9) WHERE booked_on > '2025-07-13';
UPDATE booking SET status = CASE WHEN (SELECT status FROM sailing WHERE sailing.sailing_id = booking.sailing_id) = 'cancelled' THEN 'cancelled' WHEN (SELECT status FROM sailing WHERE sailing.sailing_id = booking.sailing_id) = 'scheduled' THEN CASE WHEN status = 'cancelled' THEN 'cancelled' ELSE 'confirmed' END WHEN status = 'confirmed' THEN 'travelled' ELSE status END, travel_year = (SELECT CAST(strftime('%Y', sailing_date) AS INTEGER) FROM sailing WHERE sailing.sailing_id = booking.sailing_id), travel_month = (SELECT CAST(strftime('%m', sailing_date) AS INTEGER) FROM sailing WHERE sailing.sailing_id = booking.sailing_id);
UPDATE booking SET net_cents = CAST(gross_cents * (100 - COALESCE((SELECT discount_percent FROM promotion WHERE promotion.promotion_id = booking.promotion_id), 0)) / 100 * 0.88 AS INTEGER);
UPDATE booking SET passengers = 38 WHERE booking_id IN (500017, 500204);
UPDATE payment SET amount_cents = (SELECT net_cents FROM booking WHERE booking.booking_id = payment.booking_id) / (1 + payment_id % 2), paid_on = date((SELECT booked_on FROM booking WHERE booking.booking_id = payment.booking_id), '+' || (payment_id * 7 % 12) || ' days');
UPDATE payment SET paid_on = '2025-07-13' WHERE paid_on > '2025-07-13';
UPDATE refund SET requested_on = date((SELECT booked_on FROM booking WHERE booking.booking_id = refund.booking_id), '+' || (refund_id * 11 % 30 + 2) || ' days');
UPDATE refund SET requested_on = '2025-07-1' || (refund_id % 4) WHERE requested_on > '2025-07-13';
UPDATE refund SET approved_on = CASE WHEN refund_id % 9 = 0 THEN NULL ELSE date(requested_on, '+' || (refund_id * 5 % 13 + 1) || ' days') END;
UPDATE refund SET approved_on = NULL WHERE approved_on > '2025-07-14';
UPDATE refund SET paid_out_on = CASE WHEN approved_on IS NULL OR refund_id % 7 = 3 OR date(approved_on, '+21 days') > '2025-07-14' THEN NULL ELSE date(approved_on, '+' || (refund_id * 3 % 20 + 2) || ' days') END;
UPDATE refund SET requested_cents = (SELECT net_cents FROM booking WHERE booking.booking_id = refund.booking_id);
UPDATE refund SET refunded_cents = CASE WHEN paid_out_on IS NULL THEN NULL WHEN refund_id % 3 = 0 THEN requested_cents / 2 ELSE requested_cents END;
UPDATE onboard_sale SET list_cents = CASE item WHEN 'Set dinner' THEN 3200 WHEN 'Fish of the day' THEN 2650 WHEN 'Seafood platter' THEN 4100 WHEN 'Cheeseburger' THEN 1250 WHEN 'Fish and chips' THEN 1490 WHEN 'Kids menu' THEN 890 WHEN 'Pale ale' THEN 690 WHEN 'House wine' THEN 780 WHEN 'Gin and tonic' THEN 950 WHEN 'Perfume' THEN 5200 WHEN 'Whisky 1l' THEN 3990 WHEN 'Chocolate box' THEN 1450 WHEN 'Aquavit gift box' THEN 4600 WHEN 'Flat white' THEN 460 WHEN 'Cinnamon bun' THEN 420 ELSE 350 END * quantity;
UPDATE onboard_sale SET paid_cents = CASE WHEN sale_id % 5 = 0 THEN list_cents * 9 / 10 WHEN sale_id % 13 = 4 THEN list_cents * 3 / 4 ELSE list_cents END;
UPDATE crew SET position = 'Captain' WHERE crew_id % 11 = 4;
UPDATE maintenance_job SET invoiced_cents = CASE WHEN closed_on IS NULL THEN NULL WHEN job_id % 5 = 2 THEN CAST(quoted_cents * 1.18 AS INTEGER) WHEN job_id % 4 = 1 THEN CAST(quoted_cents * 1.06 AS INTEGER) ELSE quoted_cents - (job_id % 6) * 700 END;
UPDATE payment SET method = 'card' WHERE method IN ('voucher', 'wallet') AND booking_id IN (SELECT booking_id FROM booking WHERE fare_id = 5);
UPDATE payment SET method = 'wallet' WHERE method = 'invoice' AND booking_id IN (SELECT booking_id FROM booking WHERE fare_id = 1);
UPDATE customer SET segment_id = 5 WHERE customer_id % 17 = 3;
