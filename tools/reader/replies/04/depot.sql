CREATE TABLE vehicle (unitNo TEXT PRIMARY KEY, classCode TEXT, builder TEXT, homeDepot TEXT, lastOverhaul TEXT, nextOverhaul TEXT, totalKm INTEGER, kmSinceExam INTEGER, kmSinceTyreTurn INTEGER, livery TEXT, remarks TEXT);
INSERT INTO vehicle VALUES
('158747','158','BREL','Neville Hill','2017-05-22','2025-05-19',3912400,8120,61300,'Northern blue','Prone to door faults in frost'),
('158752','158','BREL','Heaton','2018-02-12','2026-02-09',3744900,3055,48750,'Northern blue','Seat trial set'),
('158816','158','BREL','Neville Hill','2016-11-07','2024-11-04',4120750,11640,90220,'Plain white','Ex-hire, odd headlamp'),
('170402','170','Bombardier','Haymarket','2019-08-26','2027-08-23',2866300,5410,33980,'Saltire','Loaned to Corkerhill until spring'),
('170418','170','Bombardier','Haymarket','2020-01-13','2028-01-10',2790050,9975,72100,'Saltire','New flooring fitted'),
('08605','08','BR Derby','Heaton','2015-03-30','2024-12-02',402110,1220,15600,'Wolf red','Depot shunter only');
CREATE TABLE job (job_no TEXT PRIMARY KEY, unitNo TEXT REFERENCES vehicle(unitNo), task TEXT, roadNo TEXT, reportedBy TEXT, fitter TEXT, signedOffBy TEXT, openedAt TEXT, startedAt TEXT, closedAt TEXT, est_hrs REAL, act_hrs REAL, billed_hrs REAL, remarks TEXT);
INSERT INTO job VALUES
('J-4471','158747','Bogie frame crack','Road 3','Driver Pascoe','T. Akers','M. Lindqvist','2024-03-04 06:10','2024-03-04 14:30','2024-03-06 21:45',14,19.5,16,'Weld ground back twice'),
('J-4472','158747','Door motor swap','Road 5','Guard Ellery','B. Osei','R. Tolland','2024-03-07 05:40','2024-03-07 09:15','2024-03-07 12:20',3,2.75,3.5,'Old motor kept for spares'),
('J-4475','170402','Bogie damper leak','Road 1','Cleaner Jevons','T. Akers','R. Tolland','2024-03-09 22:05','2024-03-10 07:00','2024-03-10 16:35',8,9.25,8.5,'Oil on sleeper, cleaned up'),
('J-4480','170402','Toilet tank heater','Road 2','Driver Mbeki','K. Ferris','M. Lindqvist','2024-03-12 04:55','2024-03-13 08:20','2024-03-13 10:50',2,2.5,2.25,'Wrong fuse had been fitted'),
('J-4483','158816','Bogie pivot grease','Road 3','Guard Ellery','B. Osei','M. Lindqvist','2024-03-15 11:25','2024-03-16 06:40','2024-03-16 08:10',1,1.5,1.25,'Grease gun broken'),
('J-4490','08605','Battery change','Road 6','Shunter Doyle','K. Ferris','R. Tolland','2024-03-18 13:00','2024-03-18 13:45','2024-03-18 17:30',4,3.75,4.5,'Cells dated 2016');
CREATE TABLE exam (exam_id INTEGER PRIMARY KEY, unitNo TEXT REFERENCES vehicle(unitNo), exam_type TEXT, inspector TEXT, exam_date TEXT, verdict TEXT, remarks TEXT);
INSERT INTO exam VALUES
(901,'158747','A-check','Priya Raman','2024-02-20','pass','Tread wear even'),
(902,'170402','B-check','Walter Sneddon','2024-02-27','pass with limits','Wheelset 4 close to limit'),
(903,'170402','A-check','Priya Raman','2024-03-21','pass','Horn a little faint'),
(904,'158816','C-check','Walter Sneddon','2024-01-30','fail','Coupler gauge out of tolerance'),
(905,'170418','A-check','Priya Raman','2024-03-02','pass','Nothing found');
CREATE TABLE part (part_no TEXT PRIMARY KEY, descr TEXT, bin_loc TEXT, unit_price REAL, reorder_lvl INTEGER);
INSERT INTO part VALUES
('BRK-118','Brake block','S-14',36.50,80),
('DMP-207','Yaw damper','S-22',412.00,4),
('MTR-033','Door motor','T-03',288.75,6),
('FUS-010','Fuse 10A','T-41',1.90,200),
('BAT-096','Battery cell','U-07',74.25,24);
