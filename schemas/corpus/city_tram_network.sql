CREATE TABLE LINES (
  LINE_CD TEXT PRIMARY KEY,
  LINE_NM TEXT,
  OPEN_YR INTEGER, -- year of opening
  NIGHT_FL INTEGER, -- 1 runs at night
  HEADWY_MIN INTEGER -- minutes between trams by plan
);
INSERT INTO LINES VALUES ('1','Harbour Line',1903,1,8), ('2','University Line',1927,1,6), ('3','Brewery Line',1911,0,12), ('4','Garden City Line',1958,0,10), ('6','Ring Line',1934,1,5), ('7','Airport Express',2009,1,15), ('9','Cemetery Line',1922,0,20), ('11','Hospital Line',1987,1,10), ('12','Wetlands Line',2022,0,30);
CREATE TABLE STOPS (
  STOP_NO INTEGER PRIMARY KEY, -- number on the stop sign
  STOP_NM TEXT,
  DISTR_NM TEXT, -- district of the city
  LIFT_FL INTEGER, -- 1 has a lift or ramp
  SHELT_FL INTEGER,
  PLATF_M REAL -- platform length in metres
);
INSERT INTO STOPS VALUES
 (101,'Market Square','Old Town',1,1,62),(102,'Market Hall','Old Town',0,1,48),(103,'Cathedral','Old Town',0,0,40),(104,'Town Hall','Old Town',1,1,60),(105,'Old Brewery','Malthouse',0,1,44),(106,'Cooperage','Malthouse',0,0,38.5),(107,'Hops Lane','Malthouse',0,0,36),
 (108,'Harbour Gate','Harbour',1,1,65),(109,'Fish Quay','Harbour',0,1,45),(110,'Lighthouse','Harbour',0,0,42),(111,'Ferry Terminal','Harbour',1,1,70),(112,'University','Hillside',1,1,66),(113,'Botanical Garden','Hillside',0,1,47.5),(114,'Observatory','Hillside',0,0,35),
 (115,'Student Village','Hillside',1,1,55),(116,'Garden City North','Garden City',1,1,52),(117,'Garden City South','Garden City',0,1,52),(118,'Lido','Garden City',0,0,39),(119,'Allotments','Garden City',0,0,33),(120,'Airport','Eastfield',1,1,75),(121,'Exhibition Centre','Eastfield',1,1,75),
 (122,'Eastfield Depot','Eastfield',0,0,58),(123,'Stadium','Eastfield',1,1,80),(124,'City Hospital','Westwood',1,1,61),(125,'Maternity Ward','Westwood',1,1,50),(126,'Westwood Park','Westwood',0,1,43),(127,'Cemetery Gate','Westwood',0,1,41),(128,'Crematorium','Westwood',0,0,34),
 (129,'Reed Bank','Wetlands',1,0,46),(130,'Heron Halt','Wetlands',1,0,46),(131,'Pump Station','Wetlands',0,0,46),(132,'Mill Bridge','Old Town',0,1,51),(133,'Cattle Market','Malthouse',0,1,49),(134,'Customs House','Harbour',0,1,44),(135,'Lost Lane','Malthouse',0,0,30),(136,'Temple Steps','Hillside',0,0,37);
CREATE TABLE LINE_STOPS (
  LINE_CD TEXT REFERENCES LINES(LINE_CD),
  STOP_NO INTEGER REFERENCES STOPS(STOP_NO),
  SEQ_NO INTEGER, -- position on the line, 1 is the first stop
  DWELL_S INTEGER, -- planned stay in seconds
  PRIMARY KEY (LINE_CD, STOP_NO)
);
INSERT INTO LINE_STOPS VALUES ('1',111,1,60),('1',110,2,15),('1',109,3,20),('1',108,4,30),('1',134,5,20),('1',104,6,35),('1',101,7,40),('2',104,1,60),('2',101,2,40),('2',132,3,20),('2',112,4,45),('2',113,5,20),('2',115,6,25),('2',114,7,60),('3',101,1,60),('3',102,2,25),('3',105,3,30),('3',106,4,15),('3',107,5,15),('3',133,6,60),('4',132,1,60),('4',103,2,20),('4',116,3,25),('4',117,4,25),('4',118,5,15),('4',119,6,60),('6',101,1,45),('6',108,2,30),('6',112,3,30),('6',124,4,30),('6',116,5,25),('6',133,6,25),('6',104,7,40),('7',104,1,90),('7',108,2,30),('7',121,3,40),('7',123,4,35),('7',120,5,120),('9',103,1,60),('9',132,2,20),('9',126,3,20),('9',127,4,25),('9',128,5,60),('11',101,1,60),('11',132,2,20),('11',126,3,20),('11',125,4,35),('11',124,5,60),('12',123,1,60),('12',122,2,15),('12',129,3,20),('12',130,4,20),('12',131,5,60);
CREATE TABLE TRAMS (
  TRAM_NO INTEGER PRIMARY KEY, --: seq 401
  MODEL_NM TEXT, --: pick Wren 4*6 | Wren 6*5 | Pelikan*4 | Tatra Veteran*2 | Zephyr L*3
  SEAT_CT INTEGER, -- seats --: by MODEL_NM: Wren 4 => 64; Wren 6 => 92; Pelikan => 110; Tatra Veteran => 38; else => 78
  BUILT_YR INTEGER, --: by MODEL_NM: Wren 4 => 1996 | 1998 | 2001*2; Wren 6 => 2004 | 2007*2; Pelikan => 2016*2 | 2019; Tatra Veteran => 1968 | 1974; else => 2021 | 2023
  LOWFL_FL INTEGER, -- 1 low floor --: by MODEL_NM: Wren 4 => 0*2 | 1; Tatra Veteran => 0; else => 1
  DEPOT_CD TEXT, -- N Northgate, E Eastfield, H Harbour --: pick N*4 | E*4 | H*2
  OUT_FL INTEGER --: pick 0*9 | 1
); --: rows 46
CREATE TABLE EMPLS (
  EMP_NO INTEGER PRIMARY KEY, --: seq 1201
  FNAME TEXT, --: first
  LNAME TEXT, --: last distinct
  BIRTH_DT TEXT, --: date 1960-01-01..2001-12-31
  HIRE_DT TEXT, -- first day of work --: date 1994-03-01..2024-05-31
  DEPOT_CD TEXT, -- N Northgate, E Eastfield, H Harbour --: pick N*4 | E*3 | H*3
  WAGE_CTS INTEGER, -- hourly wage in cents --: int 1620..3480 normal
  UNION_FL INTEGER --: pick 1*3 | 0
); --: rows 84
CREATE TABLE DRIVERS (
  EMP_NO INTEGER PRIMARY KEY REFERENCES EMPLS(EMP_NO), --: seq 1201
  LIC_NO TEXT, -- licence number --: code TD-####
  LIC_EXP_DT TEXT, --: date 2024-03-10..2028-12-31
  NIGHT_OK_FL INTEGER -- 1 may drive at night --: pick 1*2 | 0
); --: rows 54
CREATE TABLE MECHS (
  EMP_NO INTEGER PRIMARY KEY REFERENCES EMPLS(EMP_NO), --: seq 1255
  TRADE_CD TEXT, -- EL electrics, BR brakes, BO body --: pick EL*4 | BR*3 | BO*3
  CERT_LVL INTEGER, --: int 1..4
  ONCALL_FL INTEGER -- 1 on the on-call rota --: pick 1*2 | 0*3
); --: rows 20
CREATE TABLE TRIPS (
  TRIP_ID INTEGER PRIMARY KEY, --: seq 80001
  LINE_CD TEXT REFERENCES LINES(LINE_CD), --: pick 1*5 | 2*6 | 3*3 | 4*3 | 6*7 | 7*3 | 9*1 | 11*4 | 12*2
  TRAM_NO INTEGER REFERENCES TRAMS(TRAM_NO), --: ref TRAMS.TRAM_NO cover 86% skew
  EMP_NO INTEGER REFERENCES DRIVERS(EMP_NO), --: ref DRIVERS.EMP_NO cover 88% skew
  DEP_TS TEXT, -- departure by plan --: date 2023-02-01..2024-06-29 %Y-%m-%d %H:%M:00
  ARR_TS TEXT, -- real arrival at the last stop --: after DEP_TS 17..71 minutes %Y-%m-%d %H:%M:00
  DELAY_MIN INTEGER, -- minutes late at the last stop, negative if early --: int -2..26 skew
  PAX_CT INTEGER, -- passengers counted --: int 3..210 normal null 4%
  FARE_CTS INTEGER, -- fares taken on board, in cents --: int 0..4800 skew
  CANC_FL INTEGER --: pick 0*14 | 1
); --: rows 400
CREATE TABLE FAULTS (
  TRAM_NO INTEGER REFERENCES TRAMS(TRAM_NO), --: ref TRAMS.TRAM_NO cover 75% skew
  FLT_NO INTEGER, -- counts the faults of a tram --: seq 1001
  SYS_CD TEXT, -- DR doors, BR brakes, HV high voltage, AC air conditioning, GL glass --: pick DR*5 | BR*3 | HV*2 | AC*4 | GL*2
  RPT_DT TEXT, -- reported --: date 2023-01-10..2024-06-28
  FIX_DT TEXT, --: after RPT_DT 0..24 days until 2024-06-30 null 6%
  EMP_NO INTEGER REFERENCES MECHS(EMP_NO), -- mechanic in charge --: ref MECHS.EMP_NO cover 85% skew
  COST_CTS INTEGER, -- parts, in cents --: price 12..2400
  SAFE_FL INTEGER, --: by SYS_CD: BR => 1; HV => 1*3 | 0; else => 0*6 | 1
  PRIMARY KEY (TRAM_NO, FLT_NO)
); --: rows 210
UPDATE EMPLS SET HIRE_DT = date(BIRTH_DT, '+22 years', '+' || (EMP_NO % 900) || ' days') WHERE HIRE_DT < date(BIRTH_DT, '+19 years');
UPDATE TRIPS SET DEP_TS = date(DEP_TS) || ' ' || substr('0' || (5 + TRIP_ID * 7 % 19), -2) || ':' || substr('0' || (TRIP_ID * 11 % 60), -2) || ':00';
UPDATE TRIPS SET ARR_TS = datetime(DEP_TS, '+' || ((SELECT 5 * COUNT(*) FROM LINE_STOPS WHERE LINE_STOPS.LINE_CD = TRIPS.LINE_CD) + TRIP_ID % 4 + DELAY_MIN) || ' minutes');
UPDATE TRIPS SET ARR_TS = NULL, DELAY_MIN = NULL, PAX_CT = NULL, FARE_CTS = 0 WHERE CANC_FL = 1;
UPDATE FAULTS SET FLT_NO = 1 + (SELECT COUNT(*) FROM FAULTS AS F WHERE F.TRAM_NO = FAULTS.TRAM_NO AND (F.RPT_DT < FAULTS.RPT_DT OR (F.RPT_DT = FAULTS.RPT_DT AND F.rowid < FAULTS.rowid)));
UPDATE FAULTS SET EMP_NO = NULL WHERE FIX_DT IS NULL AND FLT_NO % 2 = 1;
UPDATE EMPLS SET HIRE_DT = date('2022-01-03', '+' || (EMP_NO % 300) || ' days') WHERE EMP_NO < 1275 AND HIRE_DT > '2022-12-31';
UPDATE TRAMS SET MODEL_NM = 'Tatra Veteran', SEAT_CT = 38, BUILT_YR = 1968 + 6 * (TRAM_NO % 2), LOWFL_FL = 0 WHERE TRAM_NO IN (411, 424, 430);
UPDATE TRAMS SET OUT_FL = 1 WHERE TRAM_NO NOT IN (SELECT TRAM_NO FROM TRIPS) AND TRAM_NO NOT IN (SELECT TRAM_NO FROM FAULTS) AND TRAM_NO % 2 = 0;
