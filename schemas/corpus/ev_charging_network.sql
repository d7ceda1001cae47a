CREATE TABLE site (
  siteId INTEGER PRIMARY KEY,
  siteName TEXT,
  siteCity TEXT,
  siteState TEXT,
  siteHost TEXT,
  siteOpenDate TEXT,
  siteIs24h TEXT
);
INSERT INTO site VALUES (1, 'Cottonwood Plaza', 'Denver', 'CO', 'Larkin Grocers', '2021-04-12', 'Y'), (2, 'Union Yard', 'Denver', 'CO', '', '2021-06-01', 'Y'), (3, 'Mesa Outlet', 'Grand Junction', 'CO', 'Mesa Outlet LLC', '2022-03-18', 'N'), (4, 'Foothill Library', 'Boulder', 'CO', 'City of Boulder', '2021-09-07', 'N'), (5, 'Salt Flats Stop', 'Wendover', 'UT', NULL, '2023-01-20', 'Y'), (6, 'Temple Garage', 'Salt Lake City', 'UT', 'Parkwell', '2022-05-05', 'Y'), (7, 'Wasatch Mall', 'Salt Lake City', 'UT', 'Larkin Grocers', '2022-11-11', 'N'), (8, 'Red Rock Inn', 'Moab', 'UT', 'Red Rock Inn', '2023-06-16', 'Y'), (9, 'Sagebrush Travel Center', 'Laramie', 'WY', 'Ridgeline Fuel', '2022-08-29', 'Y'), (10, 'Depot Square', 'Cheyenne', 'WY', '', '2023-02-14', 'N'), (11, 'Zia Market', 'Santa Fe', 'NM', 'Larkin Grocers', '2023-09-01', 'N'), (12, 'Balloon Field', 'Albuquerque', 'NM', 'Parkwell', '2022-10-03', 'Y'), (13, 'Old Mill Lot', 'Fort Collins', 'CO', 'Parkwell', '2023-11-27', 'Y'), (14, 'Airport Cell Lot', 'Denver', 'CO', 'Skyfield Authority', '2024-02-19', 'Y'), (15, 'Copper Junction', 'Albuquerque', 'NM', 'Ridgeline Fuel', '2024-05-24', 'Y'), (16, 'Canyon Visitor Hub', 'Moab', 'UT', NULL, '2024-08-08', 'N'), (17, 'Prairie Clinic', 'Cheyenne', 'WY', 'Prairie Clinic', '2025-01-13', 'N'), (18, 'Ski Shuttle Lot', 'Vail', 'CO', 'Ridgeline Fuel', '2025-11-21', 'N'), (19, 'Stadium West', 'Denver', 'CO', 'Parkwell', '2026-02-02', 'Y');
CREATE TABLE plan (
  planCode TEXT PRIMARY KEY,
  planName TEXT,
  planMonthlyFee REAL,
  planKwhPrice REAL
);
INSERT INTO plan VALUES ('PAYG', 'Pay as you go', 0, 0.52), ('COMM', 'Commuter', 9.99, 0.41), ('ROAD', 'Road Trip', 19.99, 0.35), ('FLT', 'Fleet', 49, 0.31), ('FREE', 'Employee', 0, 0);
CREATE TABLE charger (
  chgId INTEGER PRIMARY KEY,             --: seq 301
  chgSerial TEXT,                        --: code EV-@##-####
  chgSiteId INTEGER,                     --: pick 1*5 | 2*4 | 3*3 | 4*2 | 5*2 | 6*5 | 7*4 | 8*2 | 9*3 | 10*2 | 11*2 | 12*5 | 13*4 | 14*6 | 15*3 | 16 | 17*2 | 18*2
  chgModel TEXT,                         --: pick Wallbox Juniper*4 | Juniper Duo*3 | Boulder 50*4 | Boulder 150*5 | Summit 350*3
  chgMaxKw REAL,                         --: by chgModel: Wallbox Juniper => 11; Juniper Duo => 19.2; Boulder 50 => 50; Boulder 150 => 150; else => 350
  chgInstallDate TEXT,                   --: expr (SELECT min('2026-01-28', date(siteOpenDate, '+' || ((charger.chgId * 37 % 5) * (charger.chgId * 13 % 120)) || ' days')) FROM site WHERE siteId = charger.chgSiteId)
  chgIsActive TEXT,                      --: pick Y*9 | N
  chgHasCable TEXT                       --: pick Y*5 | N*2
); --: rows 72
CREATE TABLE driver (
  drvId INTEGER PRIMARY KEY,             --: seq 2001
  drvFirst TEXT,                         --: first
  drvLast TEXT,                          --: last
  drvEmail TEXT,                         --: from lower {drvFirst}_{drvLast}@inbox.example null 11% empty 9%
  drvPlanCode TEXT,                      --: pick PAYG*8 | COMM*5 | ROAD*4 | FLT*2 | FREE
  drvHomeState TEXT,                     --: pick CO*7 | UT*4 | WY*2 | NM*3 | AZ
  drvReferrerId INTEGER,                 --: self drvId
  drvBirthDate TEXT,                     --: date 1944-06-01..2007-10-30
  drvJoinDate TEXT,                      --: date 2021-05-01..2025-12-30
  drvTextOk TEXT                         --: pick Y*3 | N*2 | NULL
); --: rows 140
CREATE TABLE vehicle (
  vehId INTEGER PRIMARY KEY,
  vehMake TEXT,
  vehModel TEXT,
  vehBatteryKwh REAL,
  vehIsTruck TEXT
);
INSERT INTO vehicle VALUES (1, 'Arroyo', 'Finch', 58, 'N'), (2, 'Arroyo', 'Condor', 82, 'N'), (3, 'Arroyo', 'Bison', 131, 'Y'), (4, 'Halden', 'H2', 64, 'N'), (5, 'Halden', 'H4 Wagon', 77, 'N'), (6, 'Kite', 'Mini', 32, 'N'), (7, 'Kite', 'Midi', 48, 'N'), (8, 'Tornado Motor', 'Hauler', 142, 'Y'), (9, 'Tornado Motor', 'Hauler XL', 170, 'Y'), (10, 'Suzuran', 'Aoi', 60, 'N'), (11, 'Suzuran', 'Kumo', 71.5, 'N'), (12, 'Belmont', 'Estate E', 95, 'N'), (13, 'Belmont', 'Coupe E', 88, 'N'), (14, 'Pinto Electric', 'Van 1', 68, 'Y'), (15, 'Kite', 'Cargo', 40, 'Y');
CREATE TABLE driverVehicle (
  dvDrvId INTEGER,                       --: ref driver.drvId cover 90%
  dvVehId INTEGER,                       --: ref vehicle.vehId cover 93% skew
  dvOdometerMi INTEGER,                  --: int 400..96000 skew
  dvIsPrimary TEXT                       --: pick Y*3 | N
); --: rows 180
CREATE TABLE session (
  sesId INTEGER PRIMARY KEY,             --: seq 80001
  sesChgId INTEGER,                      --: ref charger.chgId cover 91% skew
  sesDrvId INTEGER,                      --: ref driver.drvId cover 78% skew
  sesVehId INTEGER,                      --: expr coalesce((SELECT MAX(dvVehId) FROM driverVehicle WHERE dvDrvId = session.sesDrvId), session.sesDrvId % 7 + 1)
  sesStart TEXT,                         --: date 2024-06-03..2026-02-19 %Y-%m-%d %H:%M:%S
  sesEnd TEXT,                           --: after sesStart 6..210 minutes %Y-%m-%d %H:%M:%S until 2026-02-20
  sesKwh REAL,                           --: expr round(min((SELECT vehBatteryKwh * 0.9 FROM vehicle WHERE vehId = session.sesVehId), (SELECT chgMaxKw FROM charger WHERE chgId = session.sesChgId) * 0.6 * (julianday(coalesce(sesEnd, sesStart)) - julianday(sesStart)) * 24) + (session.sesId % 9) * 0.1, 1)
  sesCost REAL,                          --: expr round(sesKwh * (SELECT planKwhPrice FROM plan JOIN driver ON drvPlanCode = planCode WHERE drvId = session.sesDrvId), 2)
  sesIsPaid TEXT,                        --: pick Y*8 | N
  sesStopReason TEXT                     --: pick driver*6 | full*4 | fault*2 | timeout null 10% empty 8%
); --: rows 520
CREATE TABLE technician (
  tecId INTEGER PRIMARY KEY,             --: seq 41
  tecFirst TEXT,                         --: first
  tecLast TEXT,                          --: last distinct
  tecBossId INTEGER,                     --: self tecId
  tecState TEXT,                         --: pick CO*5 | UT*3 | WY | NM*2
  tecHireDate TEXT,                      --: date 2020-11-02..2025-08-18
  tecHourRate REAL,                      --: real 24..61 2 normal
  tecOnNights TEXT                       --: pick N*3 | Y
); --: rows 18
CREATE TABLE ticket (
  tktId INTEGER PRIMARY KEY,             --: seq 6001
  tktChgId INTEGER,                      --: ref charger.chgId cover 70%
  tktTecId INTEGER,                      --: ref technician.tecId cover 85% skew null 8%
  tktOpened TEXT,                        --: date 2024-07-01..2026-02-19 %Y-%m-%d %H:%M:%S
  tktClosed TEXT,                        --: after tktOpened 2..230 hours %Y-%m-%d %H:%M:%S until 2026-02-20
  tktIssue TEXT,                         --: pick no power*4 | broken cable*4 | screen dark*3 | card reader*4 | vandalism | cooling*2
  tktSeverity INTEGER,                   --: pick 1*2 | 2*5 | 3*4 | 4*2 | 5
  tktPartsCost REAL,                     --: price 4..900
  tktIsWarranty TEXT                     --: pick N*3 | Y
); --: rows 170
DELETE FROM driverVehicle WHERE rowid NOT IN (SELECT MIN(rowid) FROM driverVehicle GROUP BY dvDrvId, dvVehId);
UPDATE driver SET drvReferrerId = NULL WHERE drvId % 2 = 0 OR drvJoinDate < (SELECT d.drvJoinDate FROM driver d WHERE d.drvId = driver.drvReferrerId);
UPDATE technician SET tecBossId = NULL WHERE tecHireDate < (SELECT t.tecHireDate FROM technician t WHERE t.tecId = technician.tecBossId);
DELETE FROM session WHERE date(sesStart) < (SELECT chgInstallDate FROM charger WHERE chgId = session.sesChgId) OR date(sesStart) < (SELECT drvJoinDate FROM driver WHERE drvId = session.sesDrvId);
DELETE FROM ticket WHERE date(tktOpened) < (SELECT chgInstallDate FROM charger WHERE chgId = ticket.tktChgId);
UPDATE ticket SET tktClosed = NULL WHERE tktOpened > '2025-11-15' AND tktId % 3 = 0;
UPDATE session SET sesIsPaid = 'Y' WHERE sesCost = 0;
UPDATE charger SET chgSiteId = 4, chgInstallDate = '2023-05-09' WHERE chgId IN (SELECT chgId FROM charger WHERE chgModel = 'Wallbox Juniper' AND chgInstallDate < '2023-05-09' ORDER BY chgId LIMIT 2);
