-- An agency group that plans, makes and books advertising for its clients. Money in euros unless a column says otherwise.
CREATE TABLE country (
  countryId INTEGER PRIMARY KEY,
  name TEXT,
  isoCode TEXT
);
INSERT INTO country VALUES (1, 'Germany', 'DE'), (2, 'Austria', 'AT'), (3, 'Switzerland', 'CH'), (4, 'Netherlands', 'NL'), (5, 'Denmark', 'DK'), (6, 'Poland', 'PL');
CREATE TABLE city (
  cityId INTEGER PRIMARY KEY,
  countryId INTEGER REFERENCES country(countryId),
  name TEXT,
  inhabitants INTEGER
);
INSERT INTO city VALUES (1, 1, 'Hamburg', 1890000), (2, 1, 'Leipzig', 616000), (3, 1, 'Cologne', 1080000), (4, 2, 'Vienna', 1980000), (5, 2, 'Graz', 298000), (6, 3, 'Zurich', 436000), (7, 4, 'Utrecht', 368000), (8, 4, 'Rotterdam', 664000), (9, 5, 'Aarhus', 290000), (10, 6, 'Gdansk', 487000), (11, 1, 'Frankfurt', 773000), (12, 1, 'Kassel', 204000);
CREATE TABLE currency (
  currencyCode TEXT PRIMARY KEY,
  name TEXT,
  euroRate REAL -- euros for one unit
);
INSERT INTO currency VALUES ('EUR', 'Euro', 1), ('CHF', 'Swiss franc', 1.04), ('DKK', 'Danish krone', 0.134), ('PLN', 'Zloty', 0.23);
CREATE TABLE industry (
  industryId INTEGER PRIMARY KEY,
  name TEXT,
  strictRules TEXT -- Y where the law limits advertising
);
INSERT INTO industry VALUES (1, 'Food', 'N'), (2, 'Beverages', 'Y'), (3, 'Cosmetics', 'N'), (4, 'Banking', 'Y'), (5, 'Travel', 'N'), (6, 'Pharma', 'Y'), (7, 'Energy', 'N'), (8, 'Furniture', 'N'), (9, 'Sports gear', 'N'), (10, 'Gambling', 'Y');
CREATE TABLE office (
  officeId INTEGER PRIMARY KEY,
  name TEXT,
  cityId INTEGER REFERENCES city(cityId),
  openedDate INTEGER, -- yyyymmdd
  desks INTEGER
);
INSERT INTO office VALUES (1, 'Speicherhaus', 1, 20080301, 40), (2, 'Donaudeck', 4, 20120915, 22), (3, 'Rheinloft', 3, 20150401, 18), (4, 'Gracht Studio', 7, 20190610, 12), (5, 'Limmat Room', 6, 20220103, 8);
CREATE TABLE department (
  departmentId INTEGER PRIMARY KEY,
  name TEXT,
  costCentre TEXT
);
INSERT INTO department VALUES (1, 'Creation', 'CC-100'), (2, 'Media', 'CC-200'), (3, 'Client service', 'CC-300'), (4, 'Data', 'CC-400'), (5, 'Production', 'CC-500'), (6, 'Finance', 'CC-600');
CREATE TABLE jobRole (
  roleId INTEGER PRIMARY KEY,
  title TEXT,
  seniority INTEGER, -- 1 junior to 4 director
  dayRate INTEGER -- euros that a client pays for a day
);
INSERT INTO jobRole VALUES (1, 'Art director', 3, 980), (2, 'Copywriter', 2, 820), (3, 'Media planner', 2, 790), (4, 'Account manager', 3, 890), (5, 'Data analyst', 2, 860), (6, 'Producer', 3, 900), (7, 'Trainee', 1, 380), (8, 'Managing director', 4, 1500), (9, 'Controller', 3, 760);
CREATE TABLE employee (
  employeeId INTEGER PRIMARY KEY, --: seq 201
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  roleId INTEGER REFERENCES jobRole(roleId), --: each 8 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 4 | 3 | 2 | 1 | 9
  departmentId INTEGER REFERENCES department(departmentId), --: by roleId: 1, 2 => 1; 3 => 2; 4, 8 => 3; 5 => 4; 6 => 5; 7 => 1 | 2 | 3; 9 => 6
  officeId INTEGER REFERENCES office(officeId), --: pick 1*6 | 2*4 | 3*3 | 4*2 | 5
  hiredDate INTEGER, --: date 2012-01-09..2024-06-01 yyyymmdd
  leftDate INTEGER, -- yyyymmdd, empty while employed --: after hiredDate 300..2600 days yyyymmdd until 2024-09-14 null 70%
  managerId INTEGER REFERENCES employee(employeeId), --: self employeeId
  workPct INTEGER -- percent of a full week --: pick 100*6 | 80*3 | 60*2 | 50
); --: rows 52
CREATE TABLE skill (
  skillId INTEGER PRIMARY KEY,
  name TEXT
);
INSERT INTO skill VALUES (1, 'Motion design'), (2, 'Storyboarding'), (3, 'SQL'), (4, 'Negotiation'), (5, 'Polish'), (6, 'Danish'), (7, 'Retouching'), (8, 'Sound editing'), (9, 'Search ads');
CREATE TABLE employeeSkill (
  employeeId INTEGER REFERENCES employee(employeeId),
  skillId INTEGER REFERENCES skill(skillId),
  skillLevel INTEGER, -- 1 beginner to 5 expert
  PRIMARY KEY (employeeId, skillId)
);
CREATE TABLE absence (
  absenceId INTEGER PRIMARY KEY, --: seq 1
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId
  kind TEXT, --: pick holiday*6 | sick*4 | training*2 | parental
  fromDate INTEGER, --: date 2023-01-02..2024-09-10 yyyymmdd
  days INTEGER --: int 1..15 skew
); --: rows 110
CREATE TABLE clientSegment (
  segmentId INTEGER PRIMARY KEY,
  name TEXT,
  minimumFee INTEGER -- euros a month
);
INSERT INTO clientSegment VALUES (1, 'Key account', 20000), (2, 'Growth', 8000), (3, 'Project only', 0);
CREATE TABLE client (
  clientId INTEGER PRIMARY KEY,
  name TEXT,
  industryId INTEGER REFERENCES industry(industryId),
  cityId INTEGER REFERENCES city(cityId),
  segmentId INTEGER REFERENCES clientSegment(segmentId),
  sinceDate INTEGER, -- yyyymmdd
  creditLimit INTEGER,
  leadId INTEGER REFERENCES employee(employeeId) -- account manager in charge
);
INSERT INTO client VALUES (1, 'Kornhof Mills', 1, 2, 2, 20170301, 60000, 205), (2, 'Brausel Brewery', 2, 3, 1, 20120615, 250000, 205), (3, 'Nivelle Skin', 3, 6, 1, 20150920, 300000, 209), (4, 'Hansa Spar', 4, 1, 1, 20140110, 400000, 218),
 (5, 'Alpenfern Travel', 5, 4, 2, 20180501, 90000, 209), (6, 'Medira Pharma', 6, 11, 1, 20190701, 220000, 222), (7, 'Voltgarten', 7, 1, 2, 20200301, 80000, 218), (8, 'Holzner Living', 8, 5, 2, 20161101, 70000, 231), (9, 'Trailpeak', 9, 4, 3, 20210415, 30000, 231),
 (10, 'Luckwerk', 10, 8, 3, 20220801, 40000, 222), (11, 'Haferfeld Co', 1, 9, 2, 20211001, 50000, 235), (12, 'Spree Cola', 2, 2, 3, 20230115, 35000, 235), (13, 'Baltica Ferries', 5, 10, 2, 20190210, 65000, 205), (14, 'Domkredit', 4, 3, 2, 20201201, 120000, 209),
 (15, 'Pixie Lash', 3, 7, 3, 20230601, 20000, 244), (16, 'Sonnwind', 7, 12, 3, 20240201, 25000, 244), (17, 'Rappen Bank', 4, 6, 1, 20220401, 280000, 218), (18, 'Grünkern', 1, 5, 3, 20240510, 15000, NULL);
CREATE TABLE clientContact (
  contactId INTEGER PRIMARY KEY, --: seq 1
  clientId INTEGER REFERENCES client(clientId), --: ref client.clientId
  firstName TEXT, --: first
  lastName TEXT, --: last
  position TEXT, --: pick Marketing lead*5 | Buyer*3 | Brand manager*4 | Chief executive | Lawyer
  email TEXT, --: from lower {firstName}.{lastName}@example.com null 10%
  birthDate INTEGER --: date 1961-01-01..1999-12-01 yyyymmdd
); --: rows 46
CREATE TABLE brand (
  brandId INTEGER PRIMARY KEY,
  clientId INTEGER REFERENCES client(clientId),
  name TEXT,
  launchedYear INTEGER
);
INSERT INTO brand VALUES (1, 1, 'Morgenkorn', 1994), (2, 1, 'Knuspa', 2018), (3, 2, 'Brausel Pils', 1958), (4, 2, 'Brausel Zero', 2019), (5, 3, 'Nivelle Pure', 2001), (6, 3, 'Nivelle Sun', 2010), (7, 3, 'Nivelle Men', 2016), (8, 4, 'Hansa Spar', 1921), (9, 5, 'Alpenfern', 1988), (10, 5, 'Fernlux', 2014),
 (11, 6, 'Dolofix', 1999), (12, 6, 'Pollanex', 2012), (13, 7, 'Voltgarten', 2019), (14, 8, 'Holzner', 1972), (15, 8, 'Bettwerk', 2015), (16, 9, 'Trailpeak', 2008), (17, 10, 'Luckwerk', 2021), (18, 11, 'Haferfeld', 2020), (19, 12, 'Spree Cola', 1976), (20, 13, 'Baltica', 1991), (21, 14, 'Domkredit', 1949), (22, 15, 'Pixie', 2022), (23, 16, 'Sonnwind', 2023), (24, 17, 'Rappen', 2005), (25, 18, 'Grünkern', 2024);
CREATE TABLE product (
  productId INTEGER PRIMARY KEY, --: seq 1
  brandId INTEGER REFERENCES brand(brandId), --: ref brand.brandId
  name TEXT, --: mix {Classic|Fresh|Mini|Family|Limited|Smart} {Pack|Edition|Plan|Box|Set}
  retailPrice REAL --: price 1..240
); --: rows 44
CREATE TABLE contract (
  contractId INTEGER PRIMARY KEY, --: seq 501
  clientId INTEGER REFERENCES client(clientId), --: ref client.clientId
  signedDate INTEGER, --: date 2019-01-10..2024-07-20 yyyymmdd
  endDate INTEGER, --: after signedDate 200..1500 days yyyymmdd
  monthlyFee INTEGER, -- euros --: pick 4000*2 | 7500*3 | 9000 | 12000*3 | 18000*2 | 26000
  noticeDays INTEGER --: pick 30*3 | 60*2 | 90*3
); --: rows 34
CREATE TABLE campaignType (
  typeId INTEGER PRIMARY KEY,
  name TEXT
);
INSERT INTO campaignType VALUES (1, 'Launch'), (2, 'Image'), (3, 'Seasonal sale'), (4, 'Always on'), (5, 'Recruiting');
CREATE TABLE campaignGoal (
  goalId INTEGER PRIMARY KEY,
  name TEXT
);
INSERT INTO campaignGoal VALUES (1, 'Awareness'), (2, 'Leads'), (3, 'Sales'), (4, 'Loyalty');
CREATE TABLE campaign (
  campaignId INTEGER PRIMARY KEY, --: seq 1001
  name TEXT, --: mix {Golden|Quiet|Bold|Second|Northern|Paper|Electric|Happy|Slow|Wild} {Morning|Harvest|Hour|Winter|Summer|Echo|Garden|Signal|Weekend|Horizon} distinct
  brandId INTEGER REFERENCES brand(brandId), --: ref brand.brandId cover 90%
  typeId INTEGER REFERENCES campaignType(typeId), --: pick 1*4 | 2*4 | 3*5 | 4*3 | 5
  goalId INTEGER REFERENCES campaignGoal(goalId), --: pick 1*5 | 2*3 | 3*4 | 4
  officeId INTEGER REFERENCES office(officeId), --: pick 1*5 | 2*4 | 3*3 | 4*2 | 5
  startDate INTEGER, --: date 2022-11-01..2024-09-10 yyyymmdd
  endDate INTEGER, --: after startDate 20..150 days yyyymmdd
  status TEXT, -- D draft, L live, E ended, S stopped early
  budgetAsked INTEGER, -- euros that we proposed --: int 20..480 skew
  budgetGranted INTEGER, -- euros that the client signed
  managerId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 45%
  followsId INTEGER REFERENCES campaign(campaignId) -- the campaign that it continues --: self campaignId null 70%
); --: rows 68
CREATE TABLE campaignTeam (
  campaignId INTEGER REFERENCES campaign(campaignId),
  employeeId INTEGER REFERENCES employee(employeeId),
  sharePct INTEGER, -- percent of working time given to the campaign
  PRIMARY KEY (campaignId, employeeId)
);
CREATE TABLE campaignCity (
  campaignId INTEGER REFERENCES campaign(campaignId),
  cityId INTEGER REFERENCES city(cityId),
  budgetPct INTEGER, -- percent of the budget spent there
  PRIMARY KEY (campaignId, cityId)
);
CREATE TABLE campaignMonth (
  campaignId INTEGER REFERENCES campaign(campaignId),
  monthNo INTEGER, -- yyyymm
  plannedSpend INTEGER,
  actualSpend INTEGER,
  PRIMARY KEY (campaignId, monthNo)
);
CREATE TABLE channel (
  channelId INTEGER PRIMARY KEY,
  name TEXT,
  kind TEXT
);
INSERT INTO channel VALUES (1, 'Search', 'digital'), (2, 'Display', 'digital'), (3, 'Online video', 'digital'), (4, 'Paid social', 'digital'), (5, 'Television', 'broadcast'), (6, 'Radio', 'broadcast'), (7, 'Newspaper', 'print'), (8, 'Magazine', 'print'), (9, 'Billboard', 'outdoor'), (10, 'Cinema', 'broadcast');
CREATE TABLE mediaOwner (
  ownerId INTEGER PRIMARY KEY,
  name TEXT,
  countryId INTEGER REFERENCES country(countryId),
  commissionPct REAL -- percent of net that comes back to us
);
INSERT INTO mediaOwner VALUES (1, 'Nordblick Verlag', 1, 15), (2, 'Kanal Sieben', 1, 12.5), (3, 'Donau Rundfunk', 2, 10), (4, 'Plakatwerk', 1, 18), (5, 'Helvetia Press', 3, 15), (6, 'Tulip Networks', 4, 7.5), (7, 'Clickhafen', 1, 5), (8, 'Kinoring', 2, 14);
CREATE TABLE medium (
  mediumId INTEGER PRIMARY KEY,
  ownerId INTEGER REFERENCES mediaOwner(ownerId),
  channelId INTEGER REFERENCES channel(channelId),
  name TEXT,
  reachThousand INTEGER -- people reached a month, in thousands
);
INSERT INTO medium VALUES (1, 1, 7, 'Elbkurier', 410), (2, 1, 8, 'Landlust & Licht', 280), (3, 2, 5, 'Sieben TV', 5200), (4, 2, 3, 'Sieben Stream', 2300), (5, 3, 6, 'Welle Donau', 890), (6, 3, 5, 'Donau Eins', 1700), (7, 4, 9, 'City Light Hamburg', 1300), (8, 4, 9, 'Autobahn Giants', 2900), (9, 5, 7, 'Limmat Bote', 190),
 (10, 5, 8, 'Alpenstil', 120), (11, 6, 4, 'Tulip Social', 3100), (12, 6, 3, 'Tulip Play', 1450), (13, 7, 1, 'Clickhafen Suche', 7400), (14, 7, 2, 'Clickhafen Banner', 6100), (15, 8, 10, 'Kinoring Premium', 330), (16, 8, 10, 'Kinoring Arthouse', 75), (17, 3, 6, 'Radio Karst', 95);
CREATE TABLE adFormat (
  formatId INTEGER PRIMARY KEY,
  channelId INTEGER REFERENCES channel(channelId),
  name TEXT,
  lengthMs INTEGER -- milliseconds, empty for still formats
);
INSERT INTO adFormat VALUES (1, 1, 'Text ad', NULL), (2, 2, 'Skyscraper', NULL), (3, 2, 'Medium rectangle', NULL), (4, 3, 'Bumper', 6000), (5, 3, 'Pre-roll', 20000), (6, 4, 'Story', 12000), (7, 4, 'Carousel', NULL), (8, 5, 'TV spot 20', 20000), (9, 5, 'TV spot 30', 30000), (10, 6, 'Radio spot', 25000), (11, 7, 'Half page', NULL), (12, 7, 'Full page', NULL), (13, 8, 'Double page', NULL), (14, 9, 'Eighteen-sheet', NULL), (15, 10, 'Cinema spot', 45000);
CREATE TABLE rateCard (
  mediumId INTEGER REFERENCES medium(mediumId),
  formatId INTEGER REFERENCES adFormat(formatId),
  validYear INTEGER,
  listPrice INTEGER, -- euros for one unit
  PRIMARY KEY (mediumId, formatId, validYear)
);
CREATE TABLE booking (
  bookingId INTEGER PRIMARY KEY, --: seq 30001
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 88% skew
  mediumId INTEGER REFERENCES medium(mediumId), --: ref medium.mediumId cover 94% skew
  formatId INTEGER REFERENCES adFormat(formatId),
  bookedDate INTEGER,
  runDate INTEGER, -- yyyymmdd, first day on air or in print
  units INTEGER, --: int 1..24 skew
  listAmount INTEGER, -- euros before discount
  netAmount INTEGER, -- euros after discount
  discountPct INTEGER, --: pick 0*4 | 5*4 | 10*4 | 15*2 | 25
  status TEXT -- F fixed, O option, X cancelled --: pick F*9 | O*2 | X*2
); --: rows 290
CREATE TABLE bookingChange (
  changeId INTEGER PRIMARY KEY, --: seq 1
  bookingId INTEGER REFERENCES booking(bookingId), --: ref booking.bookingId cover 25%
  changedDate INTEGER,
  reason TEXT, --: pick Client wish*5 | Late material*3 | Sold out*2 | Price error
  unitsDelta INTEGER --: pick -3 | -2*2 | -1*3 | 1*3 | 2*2 | 5
); --: rows 84
CREATE TABLE dailyResult (
  resultId INTEGER PRIMARY KEY, --: seq 1
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 75% skew
  channelId INTEGER REFERENCES channel(channelId), --: pick 1*3 | 2*3 | 3*3 | 4*4
  resultDate INTEGER,
  device TEXT, --: pick phone*5 | desktop*3 | tablet
  impressions INTEGER, --: int 4000..260000 skew
  reach INTEGER, -- different people who saw it
  clicks INTEGER,
  clickPct REAL, -- clicks per 100 impressions
  spend REAL, -- euros
  viewablePct REAL, --: real 41..93 1 normal
  invalidPct REAL, -- percent of traffic from bots --: real 0.2..9 1 skew
  videoStarts INTEGER,
  videoHalf INTEGER, -- watched to the middle
  videoFull INTEGER, -- watched to the end
  watchSec INTEGER, -- seconds watched by all together
  likes INTEGER,
  shares INTEGER,
  comments INTEGER,
  visits INTEGER, -- on the landing page
  bouncePct REAL, --: real 18..82 1 normal
  leads INTEGER,
  orders INTEGER,
  revenue REAL -- euros, from those orders
); --: rows 400
CREATE TABLE creative (
  creativeId INTEGER PRIMARY KEY, --: seq 701
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 92%
  formatId INTEGER REFERENCES adFormat(formatId), --: ref adFormat.formatId
  title TEXT, --: mix {Grandma|The Cat|Breakfast|A Train|Two Friends|The Last Bus|Rain|Open Window|The Neighbour|Night Shift} {calls|at home|in June|again|on tour|and the sea|version B|short cut}
  authorId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 40%
  deliveredDate INTEGER,
  approvedDate INTEGER, -- yyyymmdd, by the client
  lengthMs INTEGER -- milliseconds of the finished film or sound
); --: rows 120
CREATE TABLE creativeVersion (
  creativeId INTEGER REFERENCES creative(creativeId),
  versionNo INTEGER,
  madeDate INTEGER,
  verdict TEXT, -- client's answer: ok, change, refused
  PRIMARY KEY (creativeId, versionNo)
);
CREATE TABLE musicTrack (
  trackId INTEGER PRIMARY KEY,
  title TEXT,
  artist TEXT,
  lengthSec INTEGER, -- seconds
  licenceFee INTEGER -- euros a year
);
INSERT INTO musicTrack VALUES (1, 'Paper Boats', 'Ilse & the Tide', 214, 3200), (2, 'Neon Cattle', 'Motorhof', 187, 1800), (3, 'Slow Tram', 'Ida Quist', 241, 2600), (4, 'Kettle Drum', 'The Larders', 163, 900), (5, 'Low Sun', 'Motorhof', 299, 2400), (6, 'Glasshouse', 'Perra', 205, 4100), (7, 'Tin Roof', 'Ida Quist', 178, 1500);
CREATE TABLE creativeMusic (
  creativeId INTEGER REFERENCES creative(creativeId),
  trackId INTEGER REFERENCES musicTrack(trackId),
  usedMs INTEGER, -- milliseconds of the track that are heard
  PRIMARY KEY (creativeId, trackId)
);
CREATE TABLE studio (
  studioId INTEGER PRIMARY KEY,
  name TEXT,
  cityId INTEGER REFERENCES city(cityId),
  dayRate INTEGER
);
INSERT INTO studio VALUES (1, 'Hafenlicht', 1, 1900), (2, 'Halle Neun', 2, 1200), (3, 'Atelier Prater', 4, 1650), (4, 'Blauwe Deur', 8, 1400), (5, 'Studio Föhn', 6, 2300);
CREATE TABLE shoot (
  shootId INTEGER PRIMARY KEY, --: seq 1
  creativeId INTEGER REFERENCES creative(creativeId), --: ref creative.creativeId cover 35%
  studioId INTEGER REFERENCES studio(studioId), --: pick 1*4 | 2*3 | 3*3 | 4
  shootDate INTEGER,
  lengthSec INTEGER --: int 7200..43200
); --: rows 48
CREATE TABLE audience (
  audienceId INTEGER PRIMARY KEY,
  name TEXT,
  ageFrom INTEGER,
  ageTo INTEGER
);
INSERT INTO audience VALUES (1, 'Students', 18, 27), (2, 'Young families', 26, 42), (3, 'Best agers', 55, 75), (4, 'Commuters', 20, 64), (5, 'Home owners', 35, 70), (6, 'Gamers', 16, 34), (7, 'Outdoor fans', 22, 58);
CREATE TABLE campaignAudience (
  campaignId INTEGER REFERENCES campaign(campaignId),
  audienceId INTEGER REFERENCES audience(audienceId),
  weightPct INTEGER, -- percent of attention
  PRIMARY KEY (campaignId, audienceId)
);
CREATE TABLE landingPage (
  pageId INTEGER PRIMARY KEY, --: seq 1
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 60%
  path TEXT, --: mix /{win|spring|try|go|club|offer}-{now|2023|2024|more|today}
  loadMs INTEGER, -- milliseconds until it shows --: int 380..4200 skew
  liveDate INTEGER
); --: rows 50
CREATE TABLE abTest (
  testId INTEGER PRIMARY KEY, --: seq 1
  pageId INTEGER REFERENCES landingPage(pageId), --: ref landingPage.pageId cover 70%
  idea TEXT, --: pick Shorter form*3 | Red button*3 | Video on top*2 | Price first*2 | No menu
  startDate INTEGER,
  daysRun INTEGER --: int 5..28
); --: rows 32
CREATE TABLE abVariant (
  testId INTEGER REFERENCES abTest(testId),
  variantCode TEXT, -- A is the old page, B the new one
  visitors INTEGER,
  conversions INTEGER,
  PRIMARY KEY (testId, variantCode)
);
CREATE TABLE survey (
  surveyId INTEGER PRIMARY KEY, --: seq 1
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 45%
  heldDate INTEGER,
  respondents INTEGER, --: int 180..1500 skew
  recallPct REAL, -- percent who remember the ad --: real 9..68 1 normal
  likingPct REAL -- percent who like it --: real 15..81 1 normal
); --: rows 40
CREATE TABLE supplier (
  supplierId INTEGER PRIMARY KEY,
  name TEXT,
  trade TEXT,
  cityId INTEGER REFERENCES city(cityId)
);
INSERT INTO supplier VALUES (1, 'Druckerei Wolle', 'Printing', 2), (2, 'Folienkontor', 'Large print', 1), (3, 'Cater & Co', 'Catering', 1), (4, 'Schnittraum', 'Film editing', 3), (5, 'Tonmeisterei', 'Sound', 4), (6, 'Messebau Rhein', 'Stands', 3), (7, 'Blitzkurier', 'Courier', 12), (8, 'Casting Nord', 'Casting', 1);
CREATE TABLE purchaseOrder (
  orderId INTEGER PRIMARY KEY, --: seq 8001
  supplierId INTEGER REFERENCES supplier(supplierId), --: pick 1*5 | 2*4 | 3*2 | 4*4 | 5*3 | 6 | 8*2
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 70%
  orderedDate INTEGER,
  amount INTEGER, -- euros --: int 150..18000 skew
  signedById INTEGER REFERENCES employee(employeeId) --: ref employee.employeeId cover 20% null 12%
); --: rows 95
CREATE TABLE freelancer (
  freelancerId INTEGER PRIMARY KEY, --: seq 1
  firstName TEXT, --: first
  lastName TEXT, --: last distinct
  trade TEXT, --: pick Illustrator*3 | Camera operator*3 | Translator*2 | Editor*3 | Voice artist*2
  dayRate INTEGER --: pick 320 | 380*2 | 450*3 | 520*2 | 650
); --: rows 30
CREATE TABLE freelancerJob (
  jobId INTEGER PRIMARY KEY, --: seq 1
  freelancerId INTEGER REFERENCES freelancer(freelancerId), --: ref freelancer.freelancerId cover 80%
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 60%
  startDate INTEGER,
  days INTEGER --: int 1..14 skew
); --: rows 76
CREATE TABLE invoice (
  invoiceId INTEGER PRIMARY KEY, --: seq 24001
  clientId INTEGER REFERENCES client(clientId),
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 85%
  issuedDate INTEGER,
  dueDate INTEGER,
  paidDate INTEGER, -- yyyymmdd, empty while open
  netAmount REAL,
  vatPct REAL, --: pick 19*6 | 20*3 | 0
  grossAmount REAL
); --: rows 170
CREATE TABLE invoiceLine (
  invoiceId INTEGER REFERENCES invoice(invoiceId),
  lineNo INTEGER,
  item TEXT, -- fee, media, production or travel
  amount REAL,
  PRIMARY KEY (invoiceId, lineNo)
);
CREATE TABLE expenseType (
  typeCode TEXT PRIMARY KEY,
  name TEXT,
  limitEuro INTEGER
);
INSERT INTO expenseType VALUES ('TRN', 'Train', 250), ('FLT', 'Flight', 600), ('HTL', 'Hotel', 180), ('MEA', 'Client meal', 120), ('PRP', 'Props', 400);
CREATE TABLE expense (
  expenseId INTEGER PRIMARY KEY, --: seq 1
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 70%
  typeCode TEXT REFERENCES expenseType(typeCode), --: pick TRN*5 | FLT*2 | HTL*3 | MEA*4 | PRP*2
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 50% null 15%
  spentDate INTEGER, --: date 2023-01-10..2024-09-12 yyyymmdd
  amount REAL, --: price 12..720
  refundedDate INTEGER --: after spentDate 4..70 days yyyymmdd until 2024-09-14 null 8%
); --: rows 140
CREATE TABLE task (
  taskId INTEGER PRIMARY KEY, --: seq 1
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 80%
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 80% null 6%
  title TEXT, --: pick Write brief*3 | Draft layout*4 | Media plan*4 | Legal check*2 | Cut film*2 | Report*4 | Client call*3
  dueDate INTEGER,
  doneDate INTEGER,
  plannedSec INTEGER -- seconds of work planned --: pick 3600*2 | 7200*4 | 14400*4 | 28800*2
); --: rows 180
CREATE TABLE timesheet (
  entryId INTEGER PRIMARY KEY, --: seq 1
  taskId INTEGER REFERENCES task(taskId), --: ref task.taskId cover 85%
  employeeId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 80%
  workDate INTEGER, --: date 2023-01-04..2024-09-13 yyyymmdd
  workedSec INTEGER, -- seconds --: int 600..30000 skew
  billable TEXT -- yes or no --: pick yes*4 | no
); --: rows 380
CREATE TABLE meeting (
  meetingId INTEGER PRIMARY KEY, --: seq 1
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 60%
  heldDate INTEGER, --: date 2023-01-09..2024-09-13 yyyymmdd
  lengthSec INTEGER, --: pick 1800*3 | 3600*5 | 5400*2 | 7200
  kind TEXT --: pick kick-off*2 | status*5 | review*3 | crisis
); --: rows 70
CREATE TABLE meetingGuest (
  meetingId INTEGER REFERENCES meeting(meetingId),
  contactId INTEGER REFERENCES clientContact(contactId),
  PRIMARY KEY (meetingId, contactId)
);
CREATE TABLE competitor (
  competitorId INTEGER PRIMARY KEY,
  name TEXT,
  cityId INTEGER REFERENCES city(cityId)
);
INSERT INTO competitor VALUES (1, 'Lautwerk', 1), (2, 'Kobalt & Kind', 4), (3, 'Huis Oranje', 8), (4, 'Fünf Freunde', 3), (5, 'Stille Post', 2);
CREATE TABLE pitch (
  pitchId INTEGER PRIMARY KEY, --: seq 1
  prospect TEXT, --: mix {Berg|Silber|Linden|Nord|Fuchs|Apfel|Kron|Marien} {Bank|Tea|Shoes|Airlines|Kitchens|Insurance}
  industryId INTEGER REFERENCES industry(industryId), --: ref industry.industryId
  leadId INTEGER REFERENCES employee(employeeId), --: ref employee.employeeId cover 25%
  pitchDate INTEGER, --: date 2022-01-20..2024-09-05 yyyymmdd
  offeredFee INTEGER, -- euros a month --: pick 5000*2 | 8000*3 | 12000*3 | 20000*2 | 35000
  outcome TEXT, -- won, lost or waiting --: pick won*3 | lost*5
  lostToId INTEGER REFERENCES competitor(competitorId) --: by outcome: lost => 1*4 | 2*3 | 3 | 5; else => NULL
); --: rows 46
CREATE TABLE award (
  awardId INTEGER PRIMARY KEY,
  name TEXT,
  cityId INTEGER REFERENCES city(cityId)
);
INSERT INTO award VALUES (1, 'Golden Nail', 1), (2, 'Media Otter', 3), (3, 'Alpine Lion Cub', 4), (4, 'Spot of the Year', 11);
CREATE TABLE awardEntry (
  entryId INTEGER PRIMARY KEY, --: seq 1
  awardId INTEGER REFERENCES award(awardId), --: pick 1*4 | 2*3 | 3*2 | 4*3
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 35%
  entryYear INTEGER, --: pick 2023 | 2024
  entryFee INTEGER, --: pick 250*2 | 400*3 | 690
  result TEXT --: pick nothing*6 | shortlist*3 | bronze*2 | silver | gold
); --: rows 36
CREATE TABLE influencer (
  influencerId INTEGER PRIMARY KEY, --: seq 1
  handle TEXT, --: mix @{mini|kopf|lila|berg|fern|wald|zimt|tante|herr}{koch|laeufer|nadel|kram|blick|funk|tier} distinct
  network TEXT, --: pick Tulip*3 | Klipz*4 | Fotowand*3
  followers INTEGER --: int 8000..900000 skew
); --: rows 32
CREATE TABLE influencerDeal (
  dealId INTEGER PRIMARY KEY, --: seq 1
  influencerId INTEGER REFERENCES influencer(influencerId), --: ref influencer.influencerId cover 75%
  campaignId INTEGER REFERENCES campaign(campaignId), --: ref campaign.campaignId cover 40%
  signedDate INTEGER,
  fee INTEGER, -- euros --: int 300..12000 skew
  posts INTEGER, --: int 1..8
  commissionPct REAL -- percent of sales through the code --: pick 0*3 | 5*3 | 7.5*2 | 10
); --: rows 54
UPDATE employee SET managerId = CASE WHEN employeeId = 201 THEN NULL WHEN roleId = 8 THEN 201 ELSE (SELECT MAX(e.employeeId) FROM employee AS e WHERE e.roleId = 8 AND e.employeeId <= employee.employeeId) END;
UPDATE employee SET roleId = 4, departmentId = 3, leftDate = NULL WHERE employeeId IN (205, 209, 218, 222, 231, 235, 244);
UPDATE campaign SET endDate = 20241005 + campaignId % 20 WHERE startDate > 20240515;
UPDATE campaign SET startDate = 20241001 + campaignId % 14, endDate = 20241210 WHERE campaignId % 23 = 9;
UPDATE campaign SET budgetAsked = budgetAsked * 1000, managerId = (SELECT leadId FROM client JOIN brand USING (clientId) WHERE brand.brandId = campaign.brandId), followsId = (SELECT MAX(c.campaignId) FROM campaign AS c WHERE c.brandId = campaign.brandId AND c.endDate < campaign.startDate AND campaign.campaignId % 3 <> 0);
UPDATE campaign SET budgetGranted = budgetAsked * CASE (campaignId * 7919 % 1009) % 6 WHEN 0 THEN 60 WHEN 1 THEN 75 WHEN 2 THEN 80 WHEN 3 THEN 90 WHEN 4 THEN 100 ELSE 110 END / 100;
UPDATE campaign SET status = CASE WHEN startDate > 20240915 THEN 'D' WHEN endDate > 20240915 THEN 'L' WHEN campaignId % 12 = 7 THEN 'S' ELSE 'E' END;
UPDATE campaign SET startDate = startDate + 100, endDate = endDate + 100, status = 'D', budgetGranted = NULL WHERE startDate BETWEEN 20240801 AND 20240910;
INSERT INTO employeeSkill SELECT employeeId, skillId, 1 + (employeeId * 7 + skillId * 11) % 5 FROM employee, skill WHERE (employeeId * 31 + skillId * 17) % 41 < 11;
INSERT INTO campaignTeam SELECT campaignId, employeeId, 10 + (campaignId * 13 + employeeId * 7) % 8 * 10 FROM campaign, employee WHERE (campaignId * 37 + employeeId * 61) % 53 < 3;
INSERT INTO campaignCity SELECT campaignId, cityId, 0 FROM campaign, city WHERE (campaignId * 29 + cityId * 43) % 31 < 7;
UPDATE campaignCity SET budgetPct = 100 / (SELECT COUNT(*) FROM campaignCity AS c WHERE c.campaignId = campaignCity.campaignId) + CASE (campaignId + cityId) % 3 WHEN 0 THEN 4 WHEN 1 THEN -4 ELSE 0 END;
INSERT INTO campaignMonth SELECT campaignId, m.monthNo, budgetGranted / (1 + (endDate / 10000 - startDate / 10000) * 12 + endDate / 100 % 100 - startDate / 100 % 100), NULL FROM campaign JOIN (SELECT DISTINCT startDate / 100 AS monthNo FROM campaign) AS m ON m.monthNo BETWEEN startDate / 100 AND endDate / 100 AND m.monthNo <= 202409 WHERE status <> 'D';
UPDATE campaignMonth SET actualSpend = plannedSpend * (70 + (campaignId * 7919 % 1009 + monthNo * 37) % 56) / 100 WHERE monthNo < 202409;
INSERT INTO rateCard SELECT mediumId, formatId, y.validYear, (reachThousand * 3 / 2 + 240 + formatId * 40) * CASE y.validYear WHEN 2023 THEN 100 ELSE 105 END / 100 FROM medium JOIN adFormat USING (channelId), (SELECT 2023 AS validYear UNION SELECT 2024) AS y;
UPDATE booking SET formatId = (SELECT MIN(((f.formatId * 37 + booking.bookingId * 11) % 23) * 100 + f.formatId) % 100 FROM adFormat AS f JOIN medium AS m ON m.channelId = f.channelId WHERE m.mediumId = booking.mediumId);
UPDATE booking SET runDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) + (bookingId * 7919 % 1009) % 45) AS INTEGER) FROM campaign WHERE campaign.campaignId = booking.campaignId);
UPDATE booking SET bookedDate = CAST(strftime('%Y%m%d', julianday(substr(runDate, 1, 4) || '-' || substr(runDate, 5, 2) || '-' || substr(runDate, 7, 2)) - 5 - (bookingId * 4409 % 997) % 60) AS INTEGER);
UPDATE booking SET status = 'O' WHERE runDate > 20240920 AND status = 'F' AND bookingId % 2 = 0;
UPDATE booking SET listAmount = units * (SELECT listPrice FROM rateCard AS r WHERE r.mediumId = booking.mediumId AND r.formatId = booking.formatId AND r.validYear = CASE WHEN booking.runDate < 20240101 THEN 2023 ELSE 2024 END);
UPDATE booking SET netAmount = listAmount * (100 - discountPct) / 100;
UPDATE bookingChange SET changedDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(bookedDate, 1, 4) || '-' || substr(bookedDate, 5, 2) || '-' || substr(bookedDate, 7, 2)) + 1 + changeId % 19) AS INTEGER) FROM booking WHERE booking.bookingId = bookingChange.bookingId);
UPDATE dailyResult SET campaignId = campaignId - 1 WHERE campaignId IN (SELECT campaignId FROM campaign WHERE status = 'D');
UPDATE dailyResult SET resultDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) + (resultId * 7919 % 1009) % 58) AS INTEGER) FROM campaign WHERE campaign.campaignId = dailyResult.campaignId);
UPDATE dailyResult SET resultDate = 20240914 - resultId % 12 WHERE resultDate > 20240914;
UPDATE dailyResult SET reach = impressions * (35 + resultId * 13 % 50) / 100, clicks = impressions * (2 + resultId * 37 % 29) / CASE channelId WHEN 1 THEN 500 WHEN 4 THEN 900 ELSE 2500 END;
UPDATE dailyResult SET clickPct = ROUND(100.0 * clicks / impressions, 2), spend = ROUND(impressions * (3 + resultId * 11 % 9) / 1000.0, 2), visits = clicks * (60 + resultId * 7 % 35) / 100;
UPDATE dailyResult SET videoStarts = impressions * (30 + resultId * 3 % 40) / 100 WHERE channelId = 3 OR (channelId = 4 AND resultId % 3 = 0);
UPDATE dailyResult SET videoHalf = videoStarts * (25 + resultId * 17 % 41) / 100, videoFull = videoStarts * (6 + resultId * 17 % 19) / 100;
UPDATE dailyResult SET watchSec = videoStarts * 3 + videoHalf * 6 + videoFull * 9, likes = CASE channelId WHEN 4 THEN clicks * (10 + resultId % 30) / 40 END, shares = CASE channelId WHEN 4 THEN clicks * (resultId % 7) / 60 END, comments = CASE channelId WHEN 4 THEN clicks * (resultId % 5) / 70 END;
UPDATE dailyResult SET leads = visits * (resultId * 19 % 11) / 200, orders = visits * (resultId * 23 % 13) / 300;
UPDATE dailyResult SET revenue = ROUND(orders * (12.5 + campaignId * 7 % 60), 2);
UPDATE creative SET authorId = (SELECT MIN(((e.employeeId * 37 + creative.creativeId * 11) % 71) * 1000 + e.employeeId) % 1000 FROM employee AS e WHERE e.roleId IN (1, 2)), deliveredDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) - 8 - (creativeId * 7919 % 1009) % 40) AS INTEGER) FROM campaign WHERE campaign.campaignId = creative.campaignId);
UPDATE creative SET approvedDate = CASE WHEN creativeId % 9 <> 4 THEN CAST(strftime('%Y%m%d', julianday(substr(deliveredDate, 1, 4) || '-' || substr(deliveredDate, 5, 2) || '-' || substr(deliveredDate, 7, 2)) + 1 + (creativeId * 4409 % 997) % 21) AS INTEGER) END, lengthMs = (SELECT f.lengthMs + (creativeId * 53 % 31 - 15) * 40 FROM adFormat AS f WHERE f.formatId = creative.formatId);
UPDATE creative SET approvedDate = NULL WHERE approvedDate > 20240914;
INSERT INTO creativeVersion SELECT creativeId, v.n, CAST(strftime('%Y%m%d', julianday(substr(deliveredDate, 1, 4) || '-' || substr(deliveredDate, 5, 2) || '-' || substr(deliveredDate, 7, 2)) + v.n * 3 - 12) AS INTEGER), CASE WHEN v.n = 1 + creativeId * 5 % 3 AND approvedDate IS NOT NULL THEN 'ok' WHEN (creativeId + v.n) % 5 = 0 THEN 'refused' ELSE 'change' END FROM creative, (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3) AS v WHERE v.n <= 1 + creativeId * 5 % 3;
INSERT INTO creativeMusic SELECT creativeId, 1 + creativeId % 7, lengthMs * (50 + creativeId % 50) / 100 FROM creative WHERE lengthMs IS NOT NULL AND creativeId % 5 <> 1;
UPDATE shoot SET shootDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(deliveredDate, 1, 4) || '-' || substr(deliveredDate, 5, 2) || '-' || substr(deliveredDate, 7, 2)) - 6 - shootId % 17) AS INTEGER) FROM creative WHERE creative.creativeId = shoot.creativeId);
INSERT INTO campaignAudience SELECT campaignId, audienceId, 20 + (campaignId * 3 + audienceId * 5) % 7 * 10 FROM campaign, audience WHERE (campaignId * 23 + audienceId * 19) % 29 < 8;
UPDATE landingPage SET liveDate = (SELECT startDate FROM campaign WHERE campaign.campaignId = landingPage.campaignId);
UPDATE abTest SET startDate = (SELECT liveDate FROM landingPage WHERE landingPage.pageId = abTest.pageId);
INSERT INTO abVariant SELECT testId, v.c, 300 + testId * 173 % 900 + v.k * 11, (300 + testId * 173 % 900) * (2 + (testId * 7 + v.k * 5) % 9) / 100 FROM abTest, (SELECT 'A' AS c, 0 AS k UNION SELECT 'B', 1) AS v;
UPDATE survey SET heldDate = (SELECT endDate FROM campaign WHERE campaign.campaignId = survey.campaignId);
UPDATE survey SET heldDate = 20240801 + surveyId % 28 WHERE heldDate > 20240914;
UPDATE purchaseOrder SET orderedDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) - 20 + orderId * 7 % 33) AS INTEGER) FROM campaign WHERE campaign.campaignId = purchaseOrder.campaignId);
UPDATE freelancerJob SET startDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) - jobId * 5 % 37) AS INTEGER) FROM campaign WHERE campaign.campaignId = freelancerJob.campaignId);
UPDATE invoice SET clientId = (SELECT b.clientId FROM campaign AS c JOIN brand AS b ON c.brandId = b.brandId WHERE c.campaignId = invoice.campaignId), issuedDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) + (invoiceId * 7919 % 1009) % 90) AS INTEGER) FROM campaign WHERE campaign.campaignId = invoice.campaignId);
DELETE FROM invoice WHERE issuedDate > 20240914;
UPDATE invoice SET dueDate = CAST(strftime('%Y%m%d', julianday(substr(issuedDate, 1, 4) || '-' || substr(issuedDate, 5, 2) || '-' || substr(issuedDate, 7, 2)) + 14 + invoiceId % 3 * 8) AS INTEGER), paidDate = CASE WHEN invoiceId % 11 <> 3 THEN CAST(strftime('%Y%m%d', julianday(substr(issuedDate, 1, 4) || '-' || substr(issuedDate, 5, 2) || '-' || substr(issuedDate, 7, 2)) + 4 + (invoiceId * 4409 % 997) % 55) AS INTEGER) END;
UPDATE invoice SET paidDate = NULL WHERE paidDate > 20240914;
INSERT INTO invoiceLine SELECT invoiceId, v.n, CASE v.n WHEN 1 THEN 'fee' WHEN 2 THEN CASE invoiceId % 3 WHEN 0 THEN 'production' ELSE 'media' END ELSE 'travel' END, CASE v.n WHEN 1 THEN 2000 + invoiceId * 7919 % 1009 * 9 WHEN 2 THEN 900 + invoiceId * 4409 % 997 * 31 ELSE 80 + invoiceId * 53 % 89 * 6 END FROM invoice, (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3) AS v WHERE v.n <= 1 + invoiceId * 5 % 7 % 3;
UPDATE invoice SET netAmount = (SELECT SUM(amount) FROM invoiceLine AS l WHERE l.invoiceId = invoice.invoiceId);
UPDATE invoice SET grossAmount = ROUND(netAmount * (100 + vatPct) / 100, 2);
UPDATE task SET dueDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) - 25 + taskId * 7 % 61) AS INTEGER) FROM campaign WHERE campaign.campaignId = task.campaignId);
UPDATE task SET doneDate = CASE WHEN taskId % 10 <> 3 THEN CAST(strftime('%Y%m%d', julianday(substr(dueDate, 1, 4) || '-' || substr(dueDate, 5, 2) || '-' || substr(dueDate, 7, 2)) - 6 + (taskId * 6271 % 1013) % 13) AS INTEGER) END;
UPDATE task SET doneDate = NULL WHERE doneDate > 20240914;
INSERT INTO meetingGuest SELECT meetingId, contactId FROM meeting JOIN campaign USING (campaignId) JOIN brand USING (brandId) JOIN clientContact USING (clientId) WHERE (meetingId + contactId) % 3 <> 0;
UPDATE pitch SET industryId = CASE WHEN prospect LIKE '%Tea' THEN 2 WHEN prospect LIKE '%Shoes' THEN 9 WHEN prospect LIKE '%Airlines' THEN 5 WHEN prospect LIKE '%Kitchens' THEN 8 ELSE 4 END;
UPDATE pitch SET outcome = 'waiting', lostToId = NULL WHERE pitchDate > 20240701;
UPDATE influencerDeal SET signedDate = (SELECT CAST(strftime('%Y%m%d', julianday(substr(startDate, 1, 4) || '-' || substr(startDate, 5, 2) || '-' || substr(startDate, 7, 2)) - 3 - dealId * 7 % 29) AS INTEGER) FROM campaign WHERE campaign.campaignId = influencerDeal.campaignId);
