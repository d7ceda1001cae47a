CREATE TABLE collections (
  collection_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  parent_id INTEGER REFERENCES collections(collection_id),
  donor TEXT,
  received_on TEXT,
  shelf_metres REAL,
  public_access TEXT
);
INSERT INTO collections VALUES
 (1, 'Vexley Estate', NULL, 'Vexley Borough', '1986-04-14', 61.5, 'yes'),
 (2, 'Ida Frost', 1, 'Frost family', '1986-04-14', 12.0, 'yes'),
 (3, 'Harbour Board', 1, 'Vexley Borough', '1989-09-02', 18.4, 'yes'),
 (4, 'Tramways', 1, 'Tram Workers Union', '1991-01-21', 7.2, 'no'),
 (5, 'Evening Lantern', NULL, 'Lantern Newspapers', '1993-06-30', 84.0, 'yes'),
 (6, 'Lantern Sports Desk', 5, 'Lantern Newspapers', '1993-06-30', 21.5, 'yes'),
 (7, 'Lantern Court Desk', 5, 'Lantern Newspapers', '1996-11-08', 9.3, 'no'),
 (8, 'Lantern Weekend', 5, 'Lantern Newspapers', '2001-03-19', 14.0, 'yes'),
 (9, 'Pask Studio', NULL, 'Lemuel Pask', '1988-08-17', 40.2, 'yes'),
 (10, 'Pask Weddings', 9, 'Lemuel Pask', '1988-08-17', 15.1, 'no'),
 (11, 'Pask Glass Plates', 9, NULL, '1999-05-05', 11.0, 'no'),
 (12, 'Ostermoor Collieries', NULL, 'Ostermoor Mining Ltd', '1990-10-10', 33.3, 'yes'),
 (13, 'Pit Rescue', 12, 'Tram Workers Union', '1997-02-27', 4.8, 'no'),
 (14, 'Herring Fleet', 3, NULL, '2003-07-01', 6.6, 'yes'),
 (15, 'Flood of 1953', NULL, 'Brackwater Relief Fund', '2004-12-12', 3.9, 'yes'),
 (16, 'Quill Travels', NULL, 'Marta Quill', '2006-05-23', 19.7, 'yes'),
 (17, 'Football Annuals', 6, NULL, '2007-09-15', 5.2, 'no'),
 (18, 'Unsorted Gifts', NULL, NULL, '2008-01-04', 2.5, 'no');
CREATE TABLE photos (
  photo_id INTEGER PRIMARY KEY, --: seq 2001
  accession_no TEXT, --: code PA-####-@ distinct
  collection_id INTEGER REFERENCES collections(collection_id), --: ref collections.collection_id cover 90% skew null 6%
  caption TEXT, --: mix {Market day|Regatta|Snow drift|Strike meeting|Wedding party|Herring boats|Tram depot|Harvest supper|Flooded street|Football crowd|Brass band|School outing} {at the old bridge|near the lock|by the quay|outside the town hall|at dawn|behind the chapel|on the green}
  photographer TEXT, --: pick Ida Frost*7 | Lemuel Pask*6 | Marta Quill*5 | Osric Bane*3 | Hedda Lund*3 | J. T. Wragg*2 | NULL*3
  taken_on TEXT, --: date 1899-02-01..1984-11-30 null 7%
  place TEXT, --: pick Vexley*8 | Port Arden*6 | Kirrin Bay*4 | Ostermoor*4 | Tarnwick*3 | Brackwater*3 | Lower Dunsby*2 | NULL*2
  subject TEXT, --: pick street life*5 | shipping*4 | industry*4 | sport*3 | weddings*3 | landscape*2 | portraits*3
  process TEXT, --: pick silver gelatin*8 | cyanotype*2 | collodion*2 | chromogenic*4 | albumen
  object_kind TEXT, --: const other
  is_colour INTEGER, --: const 0
  width_mm INTEGER, --: int 60..400 normal
  height_mm INTEGER, --: int 60..500 normal
  condition_grade INTEGER, --: pick 1*3 | 2*5 | 3*6 | 4*4 | 5*2
  store_room TEXT, --: pick Cold Store*3 | North Vault*5 | Map Room*2 | Basement*2
  box_no INTEGER, --: int 1..120
  acquired_on TEXT, --: date 1986-05-01..2008-12-20
  catalogued_on TEXT, --: after acquired_on 40..1300 days null 12%
  digitised_on TEXT, --: date 2013-01-10..2025-10-24 null 28%
  scan_minutes INTEGER, --: int 4..95 skew
  file_mb REAL, --: real 12..640 1 skew
  rights_code TEXT, --: pick OWN*6 | PD*5 | TP*3 | ORP*2
  appraised_value REAL, --: price 20..1800
  insured_value REAL, --: expr round(appraised_value * (1.1 + (photo_id % 5) * 0.1), 2)
  on_display INTEGER --: pick 0*9 | 1*2
); --: rows 240
CREATE TABLE negatives (
  photo_id INTEGER PRIMARY KEY REFERENCES photos(photo_id), --: seq 2001
  film_format TEXT, --: pick 35 mm*5 | 6x6*4 | 4x5 inch*3 | half plate*2
  base TEXT, --: pick acetate*5 | nitrate*3 | glass*3 | polyester*2
  decay_stage INTEGER, --: pick 0*5 | 1*4 | 2*3 | 3*2 | NULL*1
  last_checked_on TEXT --: date 2019-03-01..2025-10-15 null 9%
); --: rows 104
CREATE TABLE prints (
  photo_id INTEGER PRIMARY KEY REFERENCES photos(photo_id), --: seq 2105
  paper TEXT, --: pick fibre*6 | resin coated*4 | baryta*3 | postcard stock*2
  is_signed INTEGER, --: pick 0*3 | 1*2
  edition_size INTEGER, --: pick NULL*6 | 10*2 | 25*3 | 50*2 | 100
  mounted TEXT, --: pick yes*3 | no*4
  last_checked_on TEXT --: date 2018-05-01..2025-10-10 null 12%
); --: rows 112
CREATE TABLE clients (
  client_id INTEGER PRIMARY KEY, --: seq 501
  company TEXT, --: each Larkspur Books | Tolliver & Wren | Channel Nine North | The Port Arden Post | Gable Press | Vexley City Museum | Studio Ambergris | Halyard Films | Rook Advertising | Norderney Verlag | Maison Corvette | Kettle House Publishing | Bright Fen Media | The Evening Lantern | Sable & Co | Museum of Work | Otterburn Classics | Redpoll Pictures | Almanac Group | Fjordland Bladet | Pinwheel Agency | Dunsby Heritage Trust | Quarto Lane | Casa Terrazza | Stillwater Docs | Tarnwick Gazette | Paper Moon Editions | Ironbridge Hotels | Blue Heron TV | Sandpiper Cards | Lumen Kunsthalle | Verity Textbooks | Copperfield Pubs | Moorgate Weekly | Aster Calendars | Tidewater Museum
  kind TEXT, --: by company: Larkspur Books, Tolliver & Wren, Norderney Verlag, Kettle House Publishing, Otterburn Classics, Quarto Lane, Paper Moon Editions, Verity Textbooks => publisher; Channel Nine North, Halyard Films, Redpoll Pictures, Stillwater Docs, Blue Heron TV => broadcaster; The Port Arden Post, Gable Press, The Evening Lantern, Fjordland Bladet, Tarnwick Gazette, Moorgate Weekly, Bright Fen Media => press; Vexley City Museum, Museum of Work, Dunsby Heritage Trust, Lumen Kunsthalle, Tidewater Museum => museum; Studio Ambergris, Rook Advertising, Pinwheel Agency, Maison Corvette => agency; else => trade
  contact_first TEXT, --: first
  contact_last TEXT, --: last distinct
  city TEXT, --: pick Vexley*5 | Port Arden*4 | Leeds*3 | Oslo*2 | Hamburg*3 | Lyon*2 | Tarnwick*2 | Dublin*2
  country TEXT, --: by city: Vexley, Port Arden, Leeds, Tarnwick => UK; Oslo => Norway; Hamburg => Germany; Lyon => France; else => Ireland
  client_since TEXT, --: date 2009-02-01..2022-01-25
  payment_terms_days INTEGER, --: pick 14*2 | 30*5 | 45*1 | 60*2
  credit_limit REAL --: pick NULL*2 | 500*3 | 1500*4 | 4000*3 | 10000*1
); --: rows 36
CREATE TABLE licence_lines (
  invoice_no INTEGER, --: expr 7001 + ((rowid - 1) / 7) * 4 + CASE (rowid - 1) % 7 WHEN 3 THEN 1 WHEN 4 THEN 2 WHEN 5 THEN 2 WHEN 6 THEN 3 ELSE 0 END
  line_no INTEGER, --: expr CASE (rowid - 1) % 7 WHEN 1 THEN 2 WHEN 2 THEN 3 WHEN 5 THEN 2 ELSE 1 END
  client_id INTEGER REFERENCES clients(client_id), --: ref clients.client_id cover 86% skew
  photo_id INTEGER REFERENCES photos(photo_id), --: ref photos.photo_id cover 62% skew
  ordered_on TEXT, --: date 2022-02-01..2025-10-27
  delivered_on TEXT, --: after ordered_on 1..21 days until 2025-10-31 null 4%
  paid_on TEXT, --: after ordered_on 12..95 days until 2025-10-31 null 9%
  use_type TEXT, --: pick book*6 | press*5 | advert*3 | exhibition*2 | web*4 | film*2
  territory TEXT, --: pick world*3 | europe*4 | domestic*6
  fee_eur REAL, --: price 60..950
  discount_eur REAL, --: pick 0*6 | 10*2 | 25*2 | 50*1
  retouch_minutes INTEGER, --: int 0..210 skew
  is_rush INTEGER, --: pick 0*5 | 1
  PRIMARY KEY (invoice_no, line_no)
); --: rows 371
UPDATE photos SET object_kind = 'negative' WHERE photo_id IN (SELECT photo_id FROM negatives);
UPDATE photos SET object_kind = 'print' WHERE photo_id IN (SELECT photo_id FROM prints);
UPDATE photos SET scan_minutes = NULL, file_mb = NULL WHERE digitised_on IS NULL;
UPDATE licence_lines SET client_id = (SELECT x.client_id FROM licence_lines AS x WHERE x.invoice_no = licence_lines.invoice_no AND x.line_no = 1), ordered_on = (SELECT x.ordered_on FROM licence_lines AS x WHERE x.invoice_no = licence_lines.invoice_no AND x.line_no = 1), delivered_on = (SELECT x.delivered_on FROM licence_lines AS x WHERE x.invoice_no = licence_lines.invoice_no AND x.line_no = 1), paid_on = (SELECT x.paid_on FROM licence_lines AS x WHERE x.invoice_no = licence_lines.invoice_no AND x.line_no = 1) WHERE line_no > 1;
UPDATE photos SET process = 'silver gelatin' WHERE (process = 'chromogenic' AND taken_on < '1936-01-01') OR (process IN ('collodion', 'albumen', 'cyanotype') AND taken_on > '1932-01-01');
UPDATE photos SET is_colour = 1 WHERE process = 'chromogenic';
UPDATE photos SET subject = CASE WHEN caption LIKE 'Regatta%' OR caption LIKE 'Football%' THEN 'sport' WHEN caption LIKE 'Snow%' OR caption LIKE 'Flood%' THEN 'weather' WHEN caption LIKE 'Strike%' OR caption LIKE 'Tram%' THEN 'industry' WHEN caption LIKE 'Wedding%' THEN 'weddings' WHEN caption LIKE 'Herring%' THEN 'shipping' WHEN caption LIKE 'School%' THEN 'portraits' ELSE 'street life' END;
UPDATE negatives SET film_format = 'half plate' WHERE base = 'glass';
UPDATE photos SET appraised_value = round(appraised_value * 1.8, 2), insured_value = round(insured_value * 1.8, 2) WHERE object_kind = 'print';
UPDATE photos SET place = 'Port Arden' WHERE photographer = 'Ida Frost' AND place = 'Tarnwick';
UPDATE photos SET place = 'Ostermoor' WHERE photographer = 'J. T. Wragg' AND place IN ('Tarnwick', 'Vexley');
