CREATE TABLE patient (pid INTEGER PRIMARY KEY, fullName TEXT, dob TEXT, home_tel TEXT, mob_tel TEXT, work_tel TEXT, email TEXT, allergy TEXT, family_gp TEXT);
INSERT INTO patient VALUES
(1,'Ngozi Okafor','1968-11-30','020 7946 0101','07911 123401','020 7946 0801','ngozi.o@postbox.example','latex','Dr. Pellingham'),
(2,'Tomasz Wilk','1985-02-17','020 7946 0102','07911 123402','020 7946 0802','twilk@mailhub.example','none','Dr. Sorensen'),
(3,'Beatrix Lowe','2012-07-04','020 7946 0103','07911 123403',NULL,'lowefamily@postbox.example','penicillin','Dr. Pellingham'),
(4,'Hamid Farouk','1991-09-22','020 7946 0104','07911 123404','020 7946 0804','hfarouk@mailhub.example','none','Dr. Quist'),
(5,'Clementine Roy','1949-05-12','020 7946 0105','07911 123405',NULL,'clem@oldpost.example','iodine','Dr. Sorensen'),
(6,'Darnell Hobbs','1977-12-01','020 7946 0106','07911 123406','020 7946 0806','dhobbs@mailhub.example','penicillin','Dr. Quist');
CREATE TABLE dentist (dentist_id INTEGER PRIMARY KEY, surname TEXT, speciality TEXT, hired_on TEXT, email TEXT);
INSERT INTO dentist VALUES
(1,'Lindqvist','orthodontics','2011-06-01','lindqvist@brightsmile.example'),
(2,'Abara','endodontics','2017-09-15','abara@brightsmile.example'),
(3,'Castellane','hygiene','2020-01-20','castellane@brightsmile.example'),
(4,'Yardley','oral surgery','2008-03-03','yardley@brightsmile.example'),
(5,'Novotna','children','2022-10-10','novotna@brightsmile.example');
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, pid INTEGER REFERENCES patient(pid), dentist_id INTEGER REFERENCES dentist(dentist_id), bookedOn TEXT, apptDate TEXT, arrived_at TEXT, seated_at TEXT, finished_at TEXT, tooth_no INTEGER, complaint TEXT, diagnosis TEXT, list_fee REAL, insurerPaid REAL, patientPaid REAL, outcome TEXT);
INSERT INTO visit VALUES
(1,1,2,'2024-02-12','2024-03-04','08:52','09:05','09:47',36,'sore when cold','caries',240.0,165.0,75.0,'completed'),
(2,2,4,'2024-02-20','2024-03-04','10:10','10:31','11:26',48,'cheek is swollen','impacted wisdom tooth',410.0,330.0,80.0,'completed'),
(3,3,5,'2024-02-26','2024-03-04','13:20',NULL,NULL,55,'wobbly tooth',NULL,60.0,0.0,15.0,'walked_out'),
(4,4,1,'2024-01-30','2024-03-08',NULL,NULL,NULL,NULL,'brace rubs',NULL,95.0,0.0,40.0,'no_show'),
(5,5,3,'2024-02-05','2024-03-11','14:02','14:08','14:39',NULL,'gums bleed','gingivitis',88.0,52.0,36.0,'completed'),
(6,6,2,'2024-02-28','2024-03-15',NULL,NULL,NULL,14,'throbbing at night',NULL,275.0,0.0,45.0,'late_cancel'),
(7,2,3,'2024-03-05','2024-03-19','16:15','16:22','16:58',NULL,'wants a clean','plaque build-up',90.0,60.0,30.0,'completed'),
(8,1,2,'2024-03-06','2024-03-22',NULL,NULL,NULL,36,'filling feels high',NULL,70.0,0.0,20.0,'no_show');
