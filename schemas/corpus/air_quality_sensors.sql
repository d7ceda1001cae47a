CREATE TABLE pollutant (
  polCode TEXT PRIMARY KEY,
  polName TEXT NOT NULL,
  polGroup TEXT,
  polUnit TEXT,
  polDayLimit REAL,
  polYearLimit REAL
);
INSERT INTO pollutant VALUES
 ('PM25', 'Fine dust', 'particles', 'ug/m3', 25, 10), ('PM10', 'Coarse dust', 'particles', 'ug/m3', 45, 20), ('NO2', 'Nitrogen dioxide', 'gases', 'ug/m3', 50, 20),
 ('O3', 'Ozone', 'gases', 'ug/m3', 120, NULL), ('CO2', 'Carbon dioxide', 'gases', 'ppm', 1000, NULL), ('VOC', 'Solvent vapours', 'gases', 'ppb', 400, 250),
 ('SO2', 'Sulphur dioxide', 'gases', 'ug/m3', 50, 20), ('POL', 'Pollen', 'particles', 'grains/m3', 90, NULL);
CREATE TABLE sensor (
  senId INTEGER PRIMARY KEY, --: seq 1
  senTag TEXT NOT NULL, --: code AQ-@### distinct
  senModel TEXT, --: pick Breeze Mini*6 | Breeze Pro*4 | Clearsky One*4 | Clearsky Max*2
  senSegment TEXT, --: pick home*7 | school*3 | business*4 | council*2
  senOwnerFirst TEXT, --: first
  senOwnerLast TEXT, --: last
  senCity TEXT, --: pick Larkhaven*6 | Port Ellis*5 | Grenmoor*3 | Tamsin Vale*3 | Ostrow*2 | Quillbeck
  senDistrict TEXT, --: by senCity: Larkhaven => Old Harbour*3 | Station Quarter*2 | Hillside; Port Ellis => Old Harbour*2 | Docklands*2 | Larkhaven Road; Grenmoor => Mill End | Hillside*2; Tamsin Vale => Spa Gardens | Mill End; else => Centre*3 | Riverside
  senPlan TEXT, --: pick Basic*6 | Plus*4 | Pro*3
  senPriceEur REAL, --: by senModel: Breeze Mini => 89; Breeze Pro => 149*3 | 129; Clearsky One => 219*3 | 189; else => 399
  senPaidEur REAL, --: expr senPriceEur * (100 - (senId * 7) % 4 * 5) / 100
  senFeeEur REAL, --: by senPlan: Basic => 0; Plus => 4.9; else => 9.9
  senChannel TEXT, --: pick web shop*5 | referral*4 | trade fair*2 | reseller*3
  senSignupAt TEXT, --: date 2023-02-01..2025-08-20 %Y-%m-%d %H:%M:%S
  senInstalledAt TEXT, --: after senSignupAt 1..45 days %Y-%m-%d %H:%M:%S null 6%
  senTrialEndAt TEXT, --: after senSignupAt 28..30 days %Y-%m-%d %H:%M:%S null 30%
  senCancelledAt TEXT, --: after senSignupAt 50..620 days %Y-%m-%d %H:%M:%S until 2025-10-31 null 55%
  senReferrerId INTEGER REFERENCES sensor(senId),
  senIndoor INTEGER, --: pick 0*3 | 1*2
  senHeightM REAL, --: real 0.5..24 1 skew
  senFirmware TEXT, --: pick 3.1*2 | 3.2*3 | 4.0*4
  senPublic INTEGER, --: by senSegment: council => 1; school => 1*3 | 0; else => 1 | 0
  senStars INTEGER, --: pick NULL*3 | 1 | 2 | 3*2 | 4*4 | 5*4
  senNote TEXT --: mix {Behind|Under|Next to|Above} the {bus stop|school gate|car park|kitchen vent|boiler|bakery|playground} null 35% empty 25%
); --: rows 96
CREATE TABLE reading (
  reaSenId INTEGER REFERENCES sensor(senId), --: ref sensor.senId cover 86% skew
  reaPolCode TEXT REFERENCES pollutant(polCode), --: pick PM25*6 | PM10*4 | NO2*4 | O3*3 | CO2*4 | VOC*2 | POL
  reaTakenAt TEXT, --: date 2024-01-03..2025-10-30 %Y-%m-%d %H:%M:%S
  reaValue REAL, --: by reaPolCode: PM25 => 11; PM10 => 24; NO2 => 26; O3 => 49; CO2 => 480; VOC => 160; else => 39
  reaQuality TEXT, --: pick G*9 | S*2 | B
  reaTempC REAL, --: real -6..31 1 normal null 5%
  reaHumidPct INTEGER, --: int 28..96 normal
  PRIMARY KEY (reaSenId, reaPolCode, reaTakenAt)
); --: rows 640
CREATE TABLE beat (
  beaId INTEGER PRIMARY KEY, --: seq 7001
  beaSenId INTEGER REFERENCES sensor(senId), --: ref sensor.senId cover 92%
  beaSentAt TEXT, --: date 2024-09-01..2025-10-30 %Y-%m-%d %H:%M:%S
  beaPolCode TEXT REFERENCES pollutant(polCode), --: pick PM25*6 | PM10*4 | NO2*4 | O3*3 | CO2*4 | VOC*2 | POL
  beaRawValue REAL, --: real 3..140 1 skew
  beaBatteryPct INTEGER, --: int 4..100 normal
  beaSignalDbm INTEGER, --: int -112..-48
  beaErrCode TEXT --: pick NULL*8 | E04*2 | E11 | E27
); --: rows 420
UPDATE reading SET reaValue = round(reaValue * (0.4 + ((rowid * 7919) % 251) / 100.0), 1);
UPDATE sensor SET senReferrerId = (SELECT s.senId FROM sensor s WHERE s.senSignupAt < sensor.senSignupAt AND (s.senId + sensor.senId) % 4 = 0 ORDER BY s.senId * 37 % 29, s.senId LIMIT 1) WHERE senChannel = 'referral';
UPDATE sensor SET senCancelledAt = NULL WHERE senSegment = 'council' AND senId % 3 > 0;
DELETE FROM reading WHERE reaTakenAt < (SELECT coalesce(senInstalledAt, senSignupAt) FROM sensor WHERE senId = reaSenId) OR reaTakenAt > (SELECT coalesce(senCancelledAt, '2030') FROM sensor WHERE senId = reaSenId);
DELETE FROM beat WHERE beaSentAt < (SELECT coalesce(senInstalledAt, senSignupAt) FROM sensor WHERE senId = beaSenId) OR beaSentAt > (SELECT coalesce(senCancelledAt, '2030') FROM sensor WHERE senId = beaSenId);
