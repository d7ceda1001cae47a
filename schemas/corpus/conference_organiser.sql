CREATE TABLE conference (
  conf_id INTEGER PRIMARY KEY,
  conf_name TEXT NOT NULL,
  city TEXT,
  venue TEXT,
  start_date INTEGER,
  end_date INTEGER,
  hall_area_m2 INTEGER,
  ceiling_height_cm INTEGER,
  station_distance_km REAL,
  seat_count INTEGER,
  budget_cents INTEGER,
  is_hybrid INTEGER,
  status TEXT
);
INSERT INTO conference VALUES
(1, 'Cold Chain Summit 2023', 'Rotterdam', 'Pier Nine', 20230314, 20230316, 2400, 720, 1.8, 600, 21000000, 0, 'held'),
(2, 'Cold Chain Summit 2024', 'Rotterdam', 'Pier Nine', 20240312, 20240314, 2400, 720, 1.8, 650, 23500000, 1, 'held'),
(3, 'Cold Chain Summit 2025', 'Antwerp', 'Old Customs House', 20250311, 20250313, 1900, 640, 0.6, 550, 24800000, 1, 'held'),
(4, 'Urban Bees Forum 2023', 'Ghent', 'Glass Pavilion', 20230522, 20230523, 800, 410, 2.2, 180, 4800000, 0, 'held'),
(5, 'Urban Bees Forum 2024', 'Ghent', 'Glass Pavilion', 20240521, 20240522, 800, 410, 2.2, 200, 5100000, 1, 'held'),
(6, 'Urban Bees Forum 2025', 'Basel', 'Rhine Gallery', 20250519, 20250520, 650, 380, 1.1, 160, 5600000, 1, 'planned'),
(7, 'Payroll Congress 2023', 'Basel', 'Congress Hall South', 20230918, 20230920, 3100, 850, 0.4, 900, 31000000, 0, 'held'),
(8, 'Payroll Congress 2024', 'Basel', 'Congress Hall South', 20240916, 20240918, 3100, 850, 0.4, 950, 33200000, 1, 'held'),
(9, 'Payroll Congress 2025', 'Lyon', 'Halle Confluence', 20250915, 20250917, 3600, 910, 3.0, 1100, 36000000, 1, 'planned'),
(10, 'Dental Futures 2023', 'Leipzig', 'Trade Court', 20231107, 20231109, 2800, 800, 4.1, 700, 27500000, 0, 'held'),
(11, 'Dental Futures 2024', 'Leipzig', 'Trade Court', 20241105, 20241107, 2800, 800, 4.1, 720, 28800000, 0, 'held'),
(12, 'Dental Futures 2025', 'Leipzig', 'Trade Court', 20251104, 20251106, 2800, 800, 4.1, 740, 29900000, 1, 'planned'),
(13, 'Grid and Storage Days 2023', 'Aarhus', 'Harbour Dome', 20230613, 20230614, 1500, 950, 1.3, 400, 12000000, 0, 'held'),
(14, 'Grid and Storage Days 2024', 'Aarhus', 'Harbour Dome', 20240611, 20240612, 1500, 950, 1.3, 420, 12600000, 1, 'held'),
(15, 'Grid and Storage Days 2025', 'Rotterdam', 'Pier Nine', 20250610, 20250612, 2400, 720, 1.8, 520, 16900000, 1, 'planned'),
(16, 'Museum Managers Meeting 2023', 'Lyon', 'Silk Rooms', 20231016, 20231017, 450, 340, 0.9, 120, 2900000, 0, 'held'),
(17, 'Museum Managers Meeting 2024', 'Ghent', 'Old Abbey', 20241014, 20241015, 520, 620, 1.5, 130, 3100000, 0, 'cancelled'),
(18, 'Museum Managers Meeting 2025', 'Ghent', 'Old Abbey', 20251013, 20251014, 520, 620, 1.5, 140, 3300000, 0, 'planned'),
(19, 'Rare Soil Symposium 2023', 'Leipzig', 'Botanic Hall', 20230419, 20230420, 380, 450, 2.7, 90, 2200000, 0, 'held'),
(20, 'Rare Soil Symposium 2024', 'Aarhus', 'Barn Theatre', 20240417, 20240418, 300, 520, 6.5, 80, 2100000, 1, 'held'),
(21, 'Port Robotics Week 2023', 'Antwerp', 'Old Customs House', 20230605, 20230609, 1900, 640, 0.6, 480, 19500000, 0, 'held'),
(22, 'Port Robotics Week 2024', 'Antwerp', 'Old Customs House', 20240603, 20240607, 1900, 640, 0.6, 500, 20400000, 1, 'held'),
(23, 'Port Robotics Week 2025', 'Antwerp', 'Old Customs House', 20250602, 20250606, 1900, 640, 0.6, 520, 21800000, 1, 'planned'),
(24, 'Elevator Safety Colloquium', 'Basel', 'Rhine Gallery', 20240122, 20240123, 650, 380, 1.1, 150, 3900000, 0, 'held'),
(25, 'Night Train Conference', 'Lyon', 'Halle Confluence', 20241127, 20241128, 3600, 910, 3.0, 300, 9800000, 0, 'cancelled'),
(26, 'Fermentation Fair', 'Ghent', 'Glass Pavilion', 20250204, 20250205, 800, 410, 2.2, 210, 6400000, 0, 'held'),
(27, 'Paper and Pulp Retreat', NULL, NULL, 20260120, 20260122, NULL, NULL, NULL, NULL, NULL, 0, 'planned');
CREATE TABLE speaker (
  speaker_id INTEGER PRIMARY KEY,        --: seq 1
  first_name TEXT,                       --: first
  last_name TEXT,                        --: last distinct
  birth_date INTEGER,                    --: date 1949-03-01..1999-10-31 yyyymmdd null 7%
  employer TEXT,                         --: pick Lumen Labs*4 | Northbank University*5 | Kessel AG*3 | Freight Mutual*3 | Orchid Analytics*3 | Tidewater Institute*4 | NULL*2
  country TEXT,                          --: pick Netherlands*5 | Belgium*4 | Germany*5 | France*3 | Denmark*2 | Switzerland*3
  day_rate_cents INTEGER,                --: pick 40000*2 | 60000*4 | 80000*5 | 95000*3 | 120000*3 | 150000*2 | 220000
  listed_on INTEGER,                     --: date 2019-01-15..2025-03-20 yyyymmdd
  referred_by INTEGER REFERENCES speaker(speaker_id) --: self speaker_id
); --: rows 64
CREATE TABLE engagement (
  conf_id INTEGER REFERENCES conference(conf_id),
  speaker_id INTEGER REFERENCES speaker(speaker_id),
  role TEXT,
  talk_length_min INTEGER,
  signed_on INTEGER,
  agreed_fee_cents INTEGER,
  paid_fee_cents INTEGER,
  PRIMARY KEY (conf_id, speaker_id)
);
CREATE TABLE invoice (
  invoice_no TEXT PRIMARY KEY,           --: code CO-#####
  conf_id INTEGER REFERENCES conference(conf_id), --: ref conference.conf_id cover 90% null 6%
  cost_type TEXT,                        --: pick venue*3 | catering*5 | stage tech*4 | printing*3 | travel*5 | security*2
  supplier TEXT,                         --: by cost_type: venue => Quay Halls*2 | Abbey Estates; catering => Blackbird Catering*3 | Rotterdam Catering*2; stage tech => Lumen Stagecraft*3 | Echo & Sons; printing => Pixel Press; travel => Tulip Travel*2 | Nachtzug Tours; security => Ironwood Guard
  issued_on INTEGER,                     --: date 2023-01-09..2025-03-27 yyyymmdd
  due_on INTEGER,                        --: after issued_on 14..45 days yyyymmdd
  paid_on INTEGER,                       --: after issued_on 4..75 days yyyymmdd until 2025-03-31 null 9%
  net_cents INTEGER,                     --: price 80..9500
  vat_rate_pct INTEGER,                  --: by cost_type: catering => 9*4 | 21; travel => 0*3 | 9*2; else => 21
  gross_cents INTEGER,                   --: expr CAST(ROUND(net_cents * (100 + vat_rate_pct) / 100.0) AS INTEGER)
  approver TEXT,                         --: pick Hoekstra*5 | Maes*4 | Brandt*3 | NULL*2
  pallet_weight_kg REAL                  --: by cost_type: printing, stage tech => 12.5*2 | 40*3 | 85.5*2 | 140; else => NULL
); --: rows 310
INSERT INTO engagement SELECT C.conf_id, S.speaker_id, CASE (C.conf_id * 5 + S.speaker_id * 3) % 11 WHEN 0 THEN 'keynote' WHEN 1 THEN 'keynote' WHEN 2 THEN 'moderator' WHEN 3 THEN 'moderator' WHEN 4 THEN 'panel' WHEN 5 THEN 'panel' WHEN 6 THEN 'panel' ELSE 'talk' END, 15 * (1 + (C.conf_id * 3 + S.speaker_id * 7) % 6), CAST(strftime('%Y%m%d', substr(C.start_date, 1, 4) || '-' || substr(C.start_date, 5, 2) || '-' || substr(C.start_date, 7, 2), '-' || (70 + (C.conf_id * 31 + S.speaker_id * 17) % 160) || ' days') AS INTEGER), S.day_rate_cents + 2500 * ((C.conf_id * 3 + S.speaker_id) % 7), NULL FROM conference AS C, speaker AS S WHERE (C.conf_id * 7919 + S.speaker_id * 10477 + C.conf_id * S.speaker_id * 37) % 101 < CASE WHEN S.speaker_id % 9 = 4 THEN 34 WHEN S.speaker_id > 56 THEN 0 ELSE 10 END AND C.conf_id < 27;
DELETE FROM engagement WHERE signed_on > 20250331;
UPDATE engagement SET paid_fee_cents = CASE WHEN (conf_id + speaker_id) % 8 = 0 THEN NULL WHEN (conf_id * speaker_id) % 13 = 1 THEN agreed_fee_cents - 10000 WHEN (conf_id + speaker_id) % 17 = 5 THEN agreed_fee_cents + 7500 ELSE agreed_fee_cents END WHERE conf_id IN (SELECT conf_id FROM conference WHERE status = 'held');
UPDATE invoice SET issued_on = issued_on - 10000 * (issued_on / 10000 - (SELECT start_date / 10000 FROM conference AS C WHERE C.conf_id = invoice.conf_id)), due_on = due_on - 10000 * (issued_on / 10000 - (SELECT start_date / 10000 FROM conference AS C WHERE C.conf_id = invoice.conf_id)), paid_on = paid_on - 10000 * (issued_on / 10000 - (SELECT start_date / 10000 FROM conference AS C WHERE C.conf_id = invoice.conf_id)) WHERE conf_id IN (SELECT conf_id FROM conference WHERE start_date < 20250101) AND conf_id % 2 = 1 AND substr(issued_on, 5) <> '0229' AND substr(due_on, 5) <> '0229' AND COALESCE(substr(paid_on, 5), '') <> '0229';
UPDATE invoice SET vat_rate_pct = 19, gross_cents = net_cents + CAST(net_cents * 0.19 AS INTEGER) + 1 WHERE rowid % 41 = 7;
INSERT INTO invoice SELECT 'CO-0' || substr(invoice_no, 5, 3) || 'D', conf_id, cost_type, supplier, issued_on, due_on, NULL, net_cents, vat_rate_pct, gross_cents, approver, pallet_weight_kg FROM invoice WHERE rowid % 43 = 5;
CREATE VIEW open_invoice AS SELECT invoice_no, conf_id, supplier, due_on, gross_cents FROM invoice WHERE paid_on IS NULL;
CREATE VIEW conference_cost AS SELECT C.conf_id AS conf_id, C.conf_name AS conf_name, C.budget_cents AS budget_cents, SUM(I.net_cents) AS net_total_cents, SUM(I.gross_cents) AS gross_total_cents FROM conference AS C JOIN invoice AS I ON C.conf_id = I.conf_id GROUP BY C.conf_id, C.conf_name, C.budget_cents;
