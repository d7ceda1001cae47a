CREATE TABLE owners (ownerId INTEGER PRIMARY KEY, fullName TEXT, city TEXT, phone TEXT, altPhone TEXT, emailAddr TEXT);
INSERT INTO owners VALUES
(1,'Harriet Blomqvist','Wexcombe','0161 555 2381','07700 900118','h.blom@postbox.test'),
(2,'Tomas Okafor','Wexcombe','0161 555 7740','07700 900342','tokafor@postbox.test'),
(3,'Lise Vandermeer','Sandholm','0161 555 1096','07700 900507','lise.vdm@postbox.test'),
(4,'Gareth Pugh','Aldersey','0161 555 6653','07700 900671','gpugh@postbox.test'),
(5,'Noor Jamali','Sandholm','0161 555 3329','07700 900884','noor.j@postbox.test');
CREATE TABLE patients (patId INTEGER PRIMARY KEY, ownerId INTEGER REFERENCES owners(ownerId), callName TEXT, pedigreeName TEXT, species TEXT, breed TEXT, birthKg REAL, currKg REAL, chip_no TEXT);
INSERT INTO patients VALUES
(11,1,'Biscuit','Lord Hazelnut of Wex','dog','Spaniel',0.34,13.8,'985-1120'),
(12,2,'Moxie','Silver Tempest II','cat','Russian Blue',0.09,4.1,'985-1187'),
(13,3,'Rolf','Baron von Eichenhain','dog','Weimaraner',0.47,31.2,'985-1203'),
(14,4,'Pickle','Greenmarsh Velvet Lady','cat','Burmese',0.08,3.7,'985-1266'),
(15,5,'Juno','Starling Hill Duchess','dog','Whippet',0.29,12.4,'985-1311'),
(16,5,'Tango','Amber Cavalier Rex','cat','Abyssinian',0.1,4.9,'985-1340');
CREATE TABLE vets (vetId INTEGER PRIMARY KEY, vetName TEXT, specialty TEXT, phone TEXT, licence_no TEXT);
INSERT INTO vets VALUES
(1,'Dr. Aldous Fenn','surgery','ext 214','LV-3301'),
(2,'Dr. Yara Solberg','dentistry','ext 227','LV-3358'),
(3,'Dr. Ines Cardoso','dermatology','ext 231','LV-3402'),
(4,'Dr. Peter Quill','exotics','ext 246','LV-3419'),
(5,'Dr. Mei Hanley','cardiology','ext 259','LV-3477');
CREATE TABLE visits (visitId INTEGER PRIMARY KEY, patId INTEGER REFERENCES patients(patId), vetId INTEGER REFERENCES vets(vetId), bookedOn TEXT, checkIn TEXT, discharged TEXT, complaint TEXT, diagnosis TEXT, procedure_txt TEXT, est_cost REAL, billed_amt REAL, paid_amt REAL, weighInKg REAL, temp_c REAL, room TEXT);
INSERT INTO visits VALUES
(501,11,1,'2024-02-27','2024-03-04','2024-03-05','limping','torn ligament','cortisone injection',180,212.5,200,13.6,38.7,'B2'),
(502,12,2,'2024-03-01','2024-03-08','2024-03-09','drooling','gingivitis','scale and polish',95,101,101,4.2,38.4,'A1'),
(503,13,1,'2024-03-03','2024-03-11','2024-03-14','coughing','kennel cough','distemper vaccine',60,64.8,50,31.7,39.1,'B2'),
(504,14,3,'2024-03-06','2024-03-15','2024-03-16','scratching','flea allergy','cortisone injection',75,88.2,88.2,3.6,38.5,'C3'),
(505,11,4,'2024-04-02','2024-04-10','2024-04-12','checkup','healthy','rabies vaccine',45,47.3,47.3,13.9,38.3,'A1'),
(506,15,5,'2024-04-05','2024-04-18','2024-04-21','fainting','heart murmur','ultrasound',240,266,133,12.1,38.8,'C3'),
(507,16,1,'2024-04-09','2024-04-22','2024-04-23','bite wound','abscess','rabies vaccine',110,125.9,90,5.1,39.6,'B2');
