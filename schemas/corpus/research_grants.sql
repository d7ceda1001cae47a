CREATE TABLE funders (
  funder_code TEXT PRIMARY KEY,
  funder_name TEXT NOT NULL,
  country TEXT,
  is_public INTEGER,
  max_overhead_pct REAL
);
INSERT INTO funders VALUES
 ('NOF','Nordic Ocean Foundation','Norway',0,12.0),
 ('NHC','Nordic Health Council','Sweden',1,20.0),
 ('ELS','Ellingsen Science Agency','Denmark',1,25.0),
 ('HRF','Helvetic Research Fund','Switzerland',1,18.0),
 ('BTR','Brightwater Trust','United Kingdom',0,10.0),
 ('UKB','Union Knowledge Board','United Kingdom',1,30.0),
 ('LMP','Lumen Philanthropies','United States',0,8.0),
 ('CAP','Continental Academy Programme','Belgium',1,25.0),
 ('TYR','Tyrrell Endowment','Ireland',0,0.0);
CREATE TABLE disciplines (
  discipline_code TEXT PRIMARY KEY,
  discipline_name TEXT,
  faculty TEXT,
  reviewers_needed INTEGER
);
INSERT INTO disciplines VALUES
 ('OCE','Oceanography','Earth Sciences',3),('GLA','Glaciology','Earth Sciences',3),('CAT','Catalysis','Chemistry',3),('POL','Polymers','Chemistry',2),
 ('NEU','Neuroscience','Medicine',4),('EPI','Epidemiology','Medicine',4),('OPT','Photonics','Physics',3),('PLA','Plasma Physics','Physics',3),('LIN','Linguistics','Humanities',2),('ARC','Archaeometry','Humanities',2);
CREATE TABLE grants (
  grant_id INTEGER PRIMARY KEY,          --: seq 240
  acronym TEXT,                          --: mix {TERRA|NOVA|LUMI|ALBA|CORVO|VEGA|MIRA|ORBI|FARO|QUANTA}{MAP|NET|SENSE|FLUX|CODE|WAVE|LAB|TRACE|CORE|SHIFT|GATE|LOOP|MIX|PATH|SEED|DEEP} distinct
  funder_code TEXT REFERENCES funders(funder_code), --: pick UKB*7 | CAP*6 | HRF*5 | NHC*4 | ELS*4 | NOF*3 | BTR*3 | LMP*2
  pi_last_name TEXT,                     --: pick Ashworth*6 | Bergstrand*4 | Calloway*3 | Dragomir*5 | Eklund*2 | Farouk*4 | Galanis*3 | Hartono*2 | Ishikawa*4 | Jelinek*3 | Kowal*2 | Lindqvist*5 | Mbeki*3 | Novotna*2 | Oduya*4 | Pettersen*1 | Quintero*2 | Rautio*3
  pi_first_name TEXT,                    --: by pi_last_name: Ashworth => Imogen; Bergstrand => Nils; Calloway => Ruth; Dragomir => Mihai; Eklund => Saga; Farouk => Leila; Galanis => Petros; Hartono => Dewi; Ishikawa => Kenji; Jelinek => Tereza; Kowal => Adam; Lindqvist => Britta; Mbeki => Thandi; Novotna => Jana; Oduya => Samuel; Pettersen => Arne; Quintero => Lucia; else => Ilmari
  discipline_code TEXT REFERENCES disciplines(discipline_code), --: by pi_last_name: Ashworth, Oduya => OCE*3 | GLA; Bergstrand, Rautio => GLA*4 | OCE; Calloway, Galanis => CAT*3 | POL; Dragomir, Kowal => POL*3 | CAT; Farouk, Mbeki, Hartono => EPI*3 | NEU; Lindqvist, Jelinek => NEU*4 | EPI; Ishikawa, Eklund => OPT*3 | PLA; Novotna, Quintero => LIN*3 | ARC; else => PLA
  submitted_ts INTEGER,                  --: date 2018-01-15..2024-08-30 unix
  status_code TEXT,                      --: pick AWD*6 | REJ*8 | WDR*1
  decided_ts INTEGER,                    --: after submitted_ts 70..290 days unix until 2024-09-15
  start_ts INTEGER,                      --: after decided_ts 20..200 days unix
  end_ts INTEGER,                        --: after start_ts 11..60 months unix
  requested_amount REAL,                 --: price 15000..1900000
  awarded_amount REAL,                   --: expr ROUND(requested_amount * (0.6 + (grant_id % 9) * 0.05), 2)
  currency TEXT,                         --: by funder_code: UKB, BTR => GBP; HRF => CHF; LMP => USD; else => EUR
  overhead_pct REAL,                     --: pick 0.0*2 | 8.0*2 | 10.0*3 | 15.0*3 | 20.0*4 | 25.0*3
  staff_fte REAL,                        --: real 0.5..9 1 skew
  phd_positions INTEGER,                 --: int 0..5 skew
  postdoc_positions INTEGER,             --: int 0..4 skew
  partner_count INTEGER,                 --: int 0..9 skew
  is_international INTEGER,              --: pick 0*3 | 1*2
  is_resubmission INTEGER,               --: pick 0*4 | 1
  has_open_data INTEGER,                 --: pick 1*3 | 0*2
  needs_ethics INTEGER,                  --: by discipline_code: NEU, EPI => 1*5 | 0; else => 0*9 | 1
  review_score REAL,                     --: real 2.5..9.9 1 normal
  predecessor_id INTEGER REFERENCES grants(grant_id) --: self grant_id
); --: rows 150
CREATE TABLE expenses (
  expense_id INTEGER PRIMARY KEY,        --: seq 90001
  grant_id INTEGER REFERENCES grants(grant_id), --: int 240..389
  booked_ts INTEGER,                     --: date 2019-03-01..2024-09-13 unix
  category_code TEXT,                    --: pick EQP*3 | TRV*6 | CNS*6 | SRV*3 | PUB*2
  vendor TEXT,                           --: by category_code: EQP => Optronik AB*3 | Vacutec*2 | Harrow Instruments; TRV => Skyline Travel*4 | Fjordrail*2 | Hotel Meridian; CNS => Labosum*4 | Reagenta*3 | Vacutec; SRV => Datacore Hosting*2 | Polyglot Office; else => Open Folio Press*2 | Journal of Marginalia
  amount_cents INTEGER,                  --: price 20..14000
  is_disputed INTEGER,                   --: pick 0*11 | 1
  note_text TEXT                         --: mix {invoice|quote|claim|order} {for the field campaign|conference|pump repair|reagents|server time|translation|open access fee} null 45%
); --: rows 400
UPDATE grants SET status_code = 'PND' WHERE decided_ts IS NULL;
UPDATE grants SET awarded_amount = NULL, start_ts = NULL, end_ts = NULL WHERE status_code <> 'AWD';
UPDATE grants SET review_score = NULL WHERE status_code IN ('PND', 'WDR');
UPDATE grants SET predecessor_id = NULL WHERE grant_id % 2 = 0 OR predecessor_id IN (SELECT p.grant_id FROM grants AS p WHERE p.submitted_ts >= grants.submitted_ts) OR predecessor_id NOT IN (SELECT grant_id FROM grants WHERE status_code = 'AWD');
UPDATE expenses SET grant_id = COALESCE((SELECT MIN(g.grant_id) FROM grants AS g WHERE g.status_code = 'AWD' AND g.grant_id >= expenses.grant_id), (SELECT MAX(g.grant_id) FROM grants AS g WHERE g.status_code = 'AWD'));
DELETE FROM expenses WHERE grant_id IN (SELECT grant_id FROM grants WHERE status_code = 'AWD' AND grant_id % 10 = 3);
