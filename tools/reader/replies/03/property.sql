CREATE TABLE building (bldg_id INTEGER PRIMARY KEY, bldgName TEXT, street TEXT, postcode TEXT, caretaker TEXT, acct_mgr TEXT, yr_built INTEGER, yr_refurb INTEGER, yr_inspected INTEGER, lifts INTEGER, insurer TEXT);
INSERT INTO building VALUES
(1,'Linden Court','12 Mill Lane','LS6 2QT','Stan Wojcik','Gwen Ashdown',1934,2008,2022,1,'Albion Mutual'),
(2,'Harrow House','3 Station Road','LS1 4BX','Mick Tranter','Gwen Ashdown',1968,2011,2021,2,'Crestline'),
(3,'The Maltings','40 Brewery Wharf','LS10 1NE','Olu Bankole','Farid Naseri',1887,2003,2023,1,'Albion Mutual'),
(4,'Pavilion Flats','8 Park Row','LS8 5AA','Stan Wojcik','Farid Naseri',1975,2015,2020,0,'Penfold'),
(5,'Copperfield','77 Dyer Street','LS2 7JD','Jean Sugden','Tilda Roche',1999,2017,2019,3,'Crestline');
CREATE TABLE lease (lease_id INTEGER PRIMARY KEY, bldg_id INTEGER REFERENCES building(bldg_id), unitNo TEXT, tenantName TEXT, signedOn TEXT, moveIn TEXT, expiresOn TEXT, monthlyRent REAL, depositAmt REAL, parkingPerMonth REAL, floorArea REAL);
INSERT INTO lease VALUES
(501,1,'4B','Nadia Fern','2021-02-10','2021-04-01','2026-03-31',1050.0,3150.0,45.0,61.5),
(502,1,'2A','Hugo Bell','2021-07-22','2021-09-01','2027-08-31',980.0,2940.0,60.0,55.0),
(503,2,'7C','Priya Sandhu','2022-01-14','2022-03-01','2025-02-28',1240.0,3720.0,80.0,72.0),
(504,3,'1D','Owen Trask','2022-05-09','2022-06-15','2025-06-14',890.0,2670.0,0.0,44.5),
(505,4,'3E','Lotte Meijer','2020-10-30','2021-01-01','2025-12-31',1115.0,3345.0,60.0,66.0);
CREATE TABLE repair_req (req_id INTEGER PRIMARY KEY, lease_id INTEGER REFERENCES lease(lease_id), trade TEXT, descr TEXT, loggedOn TEXT, contractor TEXT, phone TEXT, quoteAmt REAL, invoiceAmt REAL, urgency TEXT);
INSERT INTO repair_req VALUES
(71,501,'heating','boiler loses pressure','2023-05-03','Aire Valley Heating','0113 555 0142',260.0,311.5,'high'),
(72,502,'heating','boiler will not fire','2023-05-11','Aire Valley Heating','0113 555 0177',420.0,398.0,'high'),
(73,503,'plumbing','dripping kitchen tap','2023-05-16','Dobson and Lad','0113 555 0119',85.0,92.0,'low'),
(74,504,'electrics','hall light dead','2023-06-02','Sparkwise','0113 555 0186',70.0,70.5,'medium'),
(75,505,'heating','boiler service','2023-06-19','Kirkstall Gas','0113 555 0153',110.0,124.0,'low');
CREATE TABLE viewing_req (vr_id INTEGER PRIMARY KEY, bldg_id INTEGER REFERENCES building(bldg_id), prospect TEXT, phone TEXT, loggedOn TEXT, slot TEXT, budget REAL);
INSERT INTO viewing_req VALUES (31,1,'Marta Quirk','07700 900312','2023-05-02','2023-05-09 17:30',1100.0),(32,1,'Ben Achterberg','07700 900358','2023-05-20','2023-05-24 18:00',1000.0),(33,3,'Sunil Rao','07700 900371','2023-05-28','2023-06-01 12:15',950.0),(34,4,'Elsie Drummond','07700 900390','2023-06-05','2023-06-08 09:45',1200.0),(35,5,'Yann Coric','07700 900344','2023-06-11','2023-06-15 16:00',1350.0);
