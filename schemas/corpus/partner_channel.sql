CREATE TABLE partner (
  partner_id INTEGER PRIMARY KEY,        --: seq 11
  partner_name TEXT NOT NULL,            --: mix {Alder|Bluefin|Cobble|Dovetail|Ember|Fathom|Girder|Halyard|Ironbark|Kelpie} {IT|Systems|Consulting|Networks|Cloud|Data} distinct
  tier TEXT,                             --: pick bronze*6 | silver*5 | gold*3 | platinum
  country TEXT,                          --: pick Scotland*4 | Spain*4 | Norway*3 | Poland*3 | Malta
  city TEXT,                             --: by country: Scotland => Stirling*2|Dundee*2|Oban; Spain => Gijon*2|Cadiz|Huelva; Norway => Bergen*2|Molde; Poland => Torun*2|Gdynia; else => Sliema
  contact_first TEXT,                    --: first
  contact_last TEXT,                     --: last distinct
  contact_email TEXT,                    --: from lower {contact_first}@{contact_last}.example null 14% empty 12%
  contact_phone TEXT,                    --: code +## ### #### null 10%
  certified INTEGER,                     --: pick 1*6 | 0*4
  signed_on TEXT,                        --: date 2014-05-01..2024-05-20
  distributor_id INTEGER                 --: self partner_id null 55%
); --: rows 46
CREATE TABLE deal (
  deal_id INTEGER PRIMARY KEY,           --: seq 4001
  partner_id INTEGER REFERENCES partner(partner_id), --: ref partner.partner_id cover 87% skew
  customer TEXT,                         --: pick Stirling Brewery*4 | Harrow Foods*5 | Lindqvist Marine*3 | Puerto Tiles*5 | Baltic Timber*4 | Maltsters Union | Oakwell Clinics*4 | Quayside Hotels*3 | Vistula Glass*3 | Fjordline Ferries*2 | Camino Tours*2 | Tweed Mills*3 | Salina Salt
  product TEXT,                          --: pick Stockwise*5 | Fieldpad Lite*3 | Fieldpad Pro*4 | Ledgerline*6 | Gatehouse*2
  stage TEXT,                            --: pick won*7 | lost*4 | open*5 | on hold*2
  registered_at TEXT,                    --: date 2022-07-01..2024-06-28 %Y-%m-%d %H:%M:%S
  closed_at TEXT,                        --: after registered_at 4..210 days %Y-%m-%d %H:%M:%S until 2024-06-30
  list_eur INTEGER,                      --: int 900..64000 skew
  discount_pct INTEGER,                  --: pick 0*6 | 5*4 | 10*5 | 15*3 | 25*3 | 40 | 55
  sold_eur INTEGER,                      --: expr CAST(list_eur * (100 - discount_pct) / 100 AS INTEGER)
  approved_by TEXT,                      --: pick NULL*4 | H. Marsh*5 | L. Prieto*4 | S. Oyelaran*2 empty 18%
  co_sold INTEGER                        --: pick 0*7 | 1*3
); --: rows 310
CREATE TABLE activity (
  activity_id INTEGER PRIMARY KEY,       --: seq 60001
  partner_id INTEGER,                    --: ref partner.partner_id cover 80%
  deal_id INTEGER REFERENCES deal(deal_id), --: ref deal.deal_id cover 55% null 25%
  kind TEXT,                             --: pick call*7 | demo*5 | training*3 | site visit*2
  started_at TEXT,                       --: date 2022-09-01..2024-06-29 %Y-%m-%d %H:%M:%S
  minutes INTEGER,                       --: int 5..300 skew
  attendees INTEGER,                     --: int 1..14 skew null 7%
  no_show INTEGER                        --: pick 0*8 | 1
); --: rows 360
CREATE TABLE target (
  partner_id INTEGER,                    --: ref partner.partner_id cover 78%
  target_year INTEGER,                   --: pick 2023*3 | 2024*4
  target_month INTEGER,                  --: int 1..12
  target_eur INTEGER,                    --: int 500..22000 skew
  training_minutes INTEGER,              --: pick 0*3 | 60*3 | 120*2 | 240
  PRIMARY KEY (partner_id, target_year, target_month)
); --: rows 290
UPDATE deal SET closed_at = NULL WHERE stage IN ('open', 'on hold');
UPDATE deal SET stage = 'open' WHERE closed_at IS NULL AND stage IN ('won', 'lost');
UPDATE deal SET closed_at = datetime(registered_at, '-' || (deal_id % 9 + 1) || ' days') WHERE closed_at IS NOT NULL AND deal_id % 13 = 3;
UPDATE activity SET partner_id = (SELECT d.partner_id FROM deal AS d WHERE d.deal_id = activity.deal_id) WHERE deal_id IS NOT NULL;
UPDATE activity SET kind = 'training' WHERE deal_id IS NULL AND activity_id % 3 = 0;
DELETE FROM target WHERE target_year = 2024 AND partner_id IN (SELECT partner_id FROM partner WHERE tier = 'gold' AND partner_id % 3 = 0);
UPDATE partner SET contact_phone = NULL WHERE (contact_email IS NULL OR contact_email = '') AND partner_id % 3 <> 1;
UPDATE deal SET product = 'Gatehouse' WHERE product = 'Fieldpad Lite' AND customer IN ('Tweed Mills', 'Oakwell Clinics', 'Baltic Timber');
