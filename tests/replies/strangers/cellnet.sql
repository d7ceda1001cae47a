CREATE TABLE subscriber (msisdn TEXT PRIMARY KEY, acct_holder TEXT, bill_payer TEXT, plan_name TEXT, handset TEXT, region TEXT, activation_dt TEXT, contract_end_dt TEXT, monthly_fee REAL, last_bill REAL, overage_fee REAL);
CREATE TABLE cell_site (site_id TEXT PRIMARY KEY, site_name TEXT, region TEXT, vendor TEXT, owner_co TEXT, power_co TEXT, mast_height_m INTEGER, elev_m INTEGER, on_air_dt TEXT, site_status TEXT);
CREATE TABLE usage_day (rec_id INTEGER PRIMARY KEY, msisdn TEXT REFERENCES subscriber(msisdn), site_id TEXT REFERENCES cell_site(site_id), use_date TEXT, dl_mb REAL, ul_mb REAL, voice_min INTEGER, sms_cnt INTEGER);
INSERT INTO subscriber VALUES
('447700900312','Priya Raman','Raman & Daughters Ltd','Nomad','Pixelon 7','Harrowdale','2019-11-05','2025-11-04',34.99,41.27,6.28),
('447700900345','Callum Doyle','Moira Doyle','Nomad','Aero S','Upper Wold','2021-02-17','2026-02-16',24.99,24.99,0),
('447700900378','Yusuf Demir','Demir Logistics','Homebody','Pixelon 7','Fenmarch','2020-07-30','2025-07-29',12.49,15.80,3.31),
('447700900391','Elsie Trent','Parish of St Wyn','Talker','Brick 2','Harrowdale','2022-09-12','2026-09-11',9.99,11.15,1.16),
('447700900404','Mateo Rojas','Ines Rojas','Nomad','Aero S','Fenmarch','2023-01-23','2027-01-22',29.99,52.63,22.64),
('447700900437','Hui Zhang','Zhang Dental','Homebody','Orbit X','Upper Wold','2018-04-09','2025-04-08',14.49,14.49,0);
INSERT INTO cell_site VALUES
('S01','Gallows Hill','NW-2','Norvik','Pylonix','GreenVolt',45,412,'2014-08-19','active'),
('S02','Quay Street Roof','SE-1','Ostrand','Highmast Ltd','Eastern Grid',18,6,'2017-03-02','fault'),
('S03','Mill Farm','NE-4','Norvik','Crownspan','GreenVolt',30,88,'2015-10-27','planned outage'),
('S04','Old Brewery','SE-1','Teleforge','Pylonix','Eastern Grid',22,14,'2011-06-14','decommissioned'),
('S05','Larch Ridge','NW-2','Ostrand','Crownspan','Borealis Energy',40,365,'2019-12-11','active'),
('S06','Stadium East','NE-4','Teleforge','Highmast Ltd','GreenVolt',25,52,'2020-05-05','fault');
INSERT INTO usage_day VALUES
(1,'447700900312','S01','2024-03-03',1840.5,96.2,12,3),
(2,'447700900345','S02','2024-03-03',733.1,41.7,0,27),
(3,'447700900378','S03','2024-03-04',219.8,15.4,55,1),
(4,'447700900391','S05','2024-03-04',4.6,0.9,131,8),
(5,'447700900404','S06','2024-03-04',2975.3,310.6,7,0),
(6,'447700900312','S05','2024-03-05',1122.9,64.8,21,5),
(7,'447700900437','S01','2024-03-05',387.2,29.3,44,31);
