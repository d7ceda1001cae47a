CREATE TABLE tbl_photographer (
  ph_id INTEGER PRIMARY KEY, --: seq 1
  ph_first TEXT, --: first
  ph_last TEXT, --: last distinct
  ph_country TEXT, --: pick Norway*3 | Kenya*3 | Portugal*4 | Canada*4 | Japan*3 | Chile*2 | NULL
  ph_born INTEGER, -- year of birth --: int 1952..2001
  ph_joined TEXT, --: date 2014-02-01..2025-09-30
  ph_left TEXT, -- contract ended; empty while it runs --: pick NULL*9 | 2023-05-31 | 2024-12-31 | 2025-06-30
  ph_share REAL, -- royalty share of the licence price in percent --: pick 30*5 | 35*4 | 40*3 | 50 | 25*2
  ph_mentor INTEGER REFERENCES tbl_photographer(ph_id), -- who introduced them --: self ph_id
  ph_exclusive TEXT -- Y sells through us only, N also elsewhere --: pick Y*2 | N*3
); --: rows 56
UPDATE tbl_photographer SET ph_mentor = NULL WHERE ph_id % 3 = 1;
UPDATE tbl_photographer SET ph_left = NULL WHERE ph_left <= ph_joined;
CREATE TABLE tbl_camera (
  cam_code TEXT PRIMARY KEY,
  cam_maker TEXT,
  cam_model TEXT,
  cam_megapixel REAL,
  cam_kind TEXT -- dslr, mirrorless, medium format, drone, phone
);
INSERT INTO tbl_camera VALUES ('NV7','Novara','N7',24.2,'dslr'),('NV9','Novara','N9 Mark II',45.4,'dslr'),('KE3','Kestrel','K3',33,'mirrorless'),('KE5','Kestrel','K5 Pro',61,'mirrorless'),('HL1','Halden','H100',102,'medium format'),('SK2','Skylark','Two',20,'drone'),('SK4','Skylark','Four',48,'drone'),('PH1','Pomme','P15',48,'phone'),('OB6','Obscura','Six','26.1','mirrorless'),('HL0','Halden','H50',51.4,'medium format');
CREATE TABLE tbl_collection (
  col_id INTEGER PRIMARY KEY,
  col_title TEXT,
  col_curator TEXT,
  col_opened TEXT
);
INSERT INTO tbl_collection VALUES (1,'Northern Light','Ada Sandvik','2019-03-01'),(2,'Street Food','Bruno Leite','2020-06-15'),(3,'Working Hands','Ada Sandvik','2018-11-20'),(4,'Empty Rooms','Hugh Carrow','2021-01-10'),(5,'City From Above','Bruno Leite','2022-05-05'),(6,'Small Animals','Noriko Abe','2017-09-09'),(7,'Weather','Hugh Carrow','2023-02-02'),(8,'Old Machines','Noriko Abe','2024-04-18'),(9,'Festivals',NULL,'2025-08-01');
CREATE TABLE tbl_image (
  img_id INTEGER PRIMARY KEY, --: seq 20001
  img_title TEXT, --: mix {Misty|Golden|Quiet|Crowded|Rusty|Frozen|Bright|Empty} {harbour|market|workshop|staircase|rooftop|fjord|kitchen|tram|field|fox|drummer|bridge}
  img_ph INTEGER REFERENCES tbl_photographer(ph_id), --: ref tbl_photographer.ph_id cover 88% skew
  img_cam TEXT REFERENCES tbl_camera(cam_code), -- empty for scans --: pick NV7*5 | NV9*5 | KE3*4 | KE5*4 | HL1*2 | SK2*2 | SK4*2 | PH1*2 | OB6*3 | NULL*2
  img_col INTEGER REFERENCES tbl_collection(col_id), --: pick 1*5 | 2*4 | 3*4 | 4*3 | 5*5 | 6*3 | 7*3 | 8*2 | NULL*6
  img_place TEXT, -- country where it was taken --: pick Norway*4 | Kenya*3 | Portugal*5 | Canada*3 | Japan*4 | Chile*2 | Iceland*2
  img_width INTEGER, -- pixels --: pick 4000*3 | 6000*5 | 7360*3 | 8256*3 | 9504*2 | 11648
  img_height INTEGER, -- pixels --: by img_width: 4000 => 2667 | 3000; 6000 => 4000*3 | 3375; 7360 => 4912; 8256 => 5504 | 4644; 9504 => 6336; 11648 => 8736
  img_taken TEXT, --: date 2019-01-05..2025-07-30
  img_uploaded TEXT, --: after img_taken 3..320 days until 2025-11-14
  img_approved TEXT, -- empty while in review or when rejected --: after img_uploaded 1..25 days until 2025-11-14
  img_state TEXT, -- ON on sale, RV in review, RJ rejected, WD withdrawn --: const ON
  img_release TEXT -- model release on file, Y or N; empty where nobody is recognisable --: pick Y*3 | N*2 | NULL*5
); --: rows 240
UPDATE tbl_image SET img_uploaded = date(img_taken, '+40 days') WHERE img_uploaded IS NULL;
UPDATE tbl_image SET img_approved = NULL WHERE img_id % 13 = 4;
UPDATE tbl_image SET img_state = CASE WHEN img_approved IS NOT NULL AND img_id % 17 = 2 THEN 'WD' WHEN img_approved IS NOT NULL THEN 'ON' WHEN img_uploaded > '2025-06-01' THEN 'RV' ELSE 'RJ' END;
CREATE TABLE tbl_tag (
  tag_id INTEGER PRIMARY KEY,
  tag_word TEXT,
  tag_group TEXT -- mood, subject, season or colour
);
INSERT INTO tbl_tag VALUES (1,'calm','mood'),(2,'busy','mood'),(3,'lonely','mood'),(4,'joyful','mood'),(5,'people','subject'),(6,'water','subject'),(7,'food','subject'),(8,'architecture','subject'),(9,'animal','subject'),(10,'machine','subject'),(11,'winter','season'),(12,'summer','season'),(13,'autumn','season'),(14,'blue','colour'),(15,'red','colour'),(16,'black and white','colour'),(17,'night','subject'),(18,'spring','season'),(19,'pastel','colour');
CREATE TABLE lnk_image_tag (
  img_id INTEGER REFERENCES tbl_image(img_id), --: ref tbl_image.img_id cover 92%
  tag_id INTEGER REFERENCES tbl_tag(tag_id), --: pick 1*5 | 2*3 | 3*3 | 4*2 | 5*6 | 6*5 | 7*3 | 8*5 | 9*3 | 10*2 | 11*3 | 12*3 | 13*2 | 14*4 | 15*3 | 16*3 | 17*3 | 18
  lnk_by TEXT, -- who set the tag --: pick author*6 | editor*3 | robot*4
  PRIMARY KEY (img_id, tag_id)
); --: rows 400
CREATE TABLE tbl_buyer (
  buy_id INTEGER PRIMARY KEY,
  buy_name TEXT,
  buy_trade TEXT,
  buy_country TEXT,
  buy_since TEXT,
  buy_plan TEXT -- pay-as-you-go, pack or flat
);
INSERT INTO tbl_buyer VALUES
(1,'Harbour Press','newspaper','Canada','2016-04-11','flat'),(2,'Kuro Design','agency','Japan','2018-09-02','pack'),(3,'Fjordbuss','transport','Norway','2020-01-27','pay-as-you-go'),(4,'Lisboa Bites','food','Portugal','2021-05-19','pack'),(5,'Maple Mutual','insurance','Canada','2017-10-30','flat'),
(6,'Savanna Tours','travel','Kenya','2019-03-08','pay-as-you-go'),(7,'Andes Trek','travel','Chile','2022-11-14','pay-as-you-go'),(8,'Nordlys Bank','bank','Norway','2018-02-21','flat'),(9,'Pixel Bakery','agency','Portugal','2020-08-17','pack'),(10,'Toronto Tide','newspaper','Canada','2015-06-01','flat'),
(11,'Shinkai Books','publisher','Japan','2021-12-12','pack'),(12,'Mombasa Mail','newspaper','Kenya','2023-01-09','pay-as-you-go'),(13,'Porto Tram','transport','Portugal','2023-07-25','pay-as-you-go'),(14,'Glacier Gear','retail','Norway','2024-02-06','pack'),(15,'Inkfish Agency','agency','Canada','2019-05-28','flat'),
(16,'Vinho & Co','food','Portugal','2024-09-16','pay-as-you-go'),(17,'Sakura Schools','education','Japan','2025-03-03','pack'),(18,'Baobab Books','publisher','Kenya','2025-10-20','pay-as-you-go'),(19,'Prairie Post','newspaper','Canada','2022-03-15','pack');
CREATE TABLE tbl_licence (
  lic_no INTEGER PRIMARY KEY, --: seq 70001
  lic_img INTEGER REFERENCES tbl_image(img_id), --: ref tbl_image.img_id cover 62% skew
  lic_buyer INTEGER REFERENCES tbl_buyer(buy_id), --: pick 1*8 | 2*6 | 3*3 | 4*4 | 5*7 | 6*2 | 7*3 | 8*5 | 9*6 | 10*9 | 11*4 | 12*2 | 13*3 | 14*3 | 15*8 | 16*2 | 17*2 | 19*4
  lic_kind TEXT, -- WEB, PRINT, EDIT editorial, EXCL exclusive --: pick WEB*8 | PRINT*5 | EDIT*5 | EXCL
  lic_list REAL, -- list price, euros --: by lic_kind: WEB => 29 | 39 | 59; PRINT => 79 | 119 | 160; EDIT => 45 | 60 | 95; EXCL => 900 | 1400 | 2200
  lic_price REAL, -- price paid, euros --: const 1
  lic_share REAL, -- royalty share in percent that applied --: const 1
  lic_sold TEXT, --: int 5..700
  lic_start TEXT, -- first day of use --: int 0..40
  lic_end TEXT, -- last day of use; empty if for ever --: pick 180 | 365*4 | 730*2 | NULL*3
  lic_paid TEXT, -- day the royalty was paid out --: int 20..110
  lic_refund TEXT -- Y if taken back and refunded --: pick N*16 | Y
); --: rows 290
DELETE FROM tbl_licence WHERE lic_img IN (SELECT img_id FROM tbl_image WHERE img_approved IS NULL);
UPDATE tbl_licence SET lic_sold = (SELECT date(img_approved, '+' || (lic_sold * 3 / 2) || ' days') FROM tbl_image WHERE img_id = lic_img);
UPDATE tbl_licence SET lic_sold = date('2025-11-14', '-' || (lic_no * 37 % 300) || ' days') WHERE lic_sold > '2025-11-14';
DELETE FROM tbl_licence WHERE lic_sold < (SELECT img_approved FROM tbl_image WHERE img_id = lic_img) OR lic_sold < '2022-01-01' OR lic_sold < (SELECT buy_since FROM tbl_buyer WHERE buy_id = lic_buyer);
UPDATE tbl_licence SET lic_start = date(lic_sold, '+' || lic_start || ' days');
UPDATE tbl_licence SET lic_end = CASE WHEN lic_end IS NULL THEN NULL ELSE date(lic_start, '+' || lic_end || ' days') END;
UPDATE tbl_licence SET lic_price = ROUND(lic_list * (100 - (lic_no * 7 % 8) * 5) / 100.0, 2), lic_share = (SELECT ph_share FROM tbl_photographer JOIN tbl_image ON img_ph = ph_id WHERE img_id = lic_img);
UPDATE tbl_licence SET lic_share = lic_share + 5 WHERE lic_kind = 'EXCL';
UPDATE tbl_licence SET lic_paid = date(lic_sold, '+' || lic_paid || ' days');
UPDATE tbl_licence SET lic_paid = NULL WHERE lic_paid > '2025-11-14' OR lic_refund = 'Y' OR lic_no % 23 = 5;
CREATE TABLE tbl_lightbox (
  lb_id INTEGER PRIMARY KEY, --: seq 1
  lb_buyer INTEGER REFERENCES tbl_buyer(buy_id), --: ref tbl_buyer.buy_id skew
  lb_img INTEGER REFERENCES tbl_image(img_id), --: ref tbl_image.img_id cover 50%
  lb_saved TEXT, --: date 2024-06-01..2025-11-13 %Y-%m-%d %H:%M
  lb_note TEXT --: pick NULL*7 | cover idea | for the autumn issue | ask for price | too dark | client loves it
); --: rows 170
DELETE FROM tbl_lightbox WHERE lb_img IN (SELECT img_id FROM tbl_image WHERE img_state IN ('RV', 'RJ'));
DELETE FROM tbl_lightbox WHERE lb_saved < (SELECT buy_since FROM tbl_buyer WHERE buy_id = lb_buyer);
UPDATE tbl_photographer SET ph_joined = MIN(ph_joined, COALESCE((SELECT date(MIN(img_uploaded), '-' || (9 + ph_id) || ' days') FROM tbl_image WHERE img_ph = ph_id), ph_joined));
UPDATE tbl_photographer SET ph_left = NULL WHERE ph_left <= COALESCE((SELECT MAX(img_uploaded) FROM tbl_image WHERE img_ph = ph_id), ph_joined);
UPDATE tbl_photographer SET ph_left = '2025-09-30' WHERE ph_id IN (9, 23, 14);
UPDATE tbl_photographer SET ph_born = MIN(ph_born, CAST(strftime('%Y', ph_joined) AS INTEGER) - 19);
UPDATE tbl_photographer SET ph_mentor = NULL WHERE (SELECT m.ph_joined FROM tbl_photographer AS m WHERE m.ph_id = tbl_photographer.ph_mentor) >= ph_joined;
UPDATE tbl_photographer SET ph_last = 'Hansen' WHERE ph_id = 37;
UPDATE tbl_photographer SET ph_first = 'Kofi' WHERE ph_id = 40;
UPDATE tbl_photographer SET ph_last = 'Hansen' WHERE ph_id = 20;
