CREATE TABLE rooms (roomNo INTEGER PRIMARY KEY, floorLevel INTEGER, room_type TEXT, sq_m REAL, beds INTEGER, maxGuests INTEGER, rack_rate REAL, outlook TEXT, hasMinibar TEXT);
INSERT INTO rooms VALUES
(108,1,'single',13.5,1,2,79,'courtyard','no'),
(112,1,'standard double',19.0,1,2,119,'street','no'),
(214,2,'superior double',26.5,1,3,165,'harbour','yes'),
(219,2,'twin',21.0,2,4,125,'courtyard','no'),
(305,3,'family suite',44.0,4,6,240,'harbour','yes'),
(307,3,'superior double',27.0,1,3,169,'street','yes'),
(311,3,'twin',22.5,2,4,129,'harbour','no'),
(402,4,'standard double',18.5,1,2,115,'street','no');
CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, fullName TEXT, nationality TEXT, residence_ctry TEXT, birth_ctry TEXT, loyaltyNo TEXT, phone TEXT);
INSERT INTO guests VALUES
(1,'Chidinma Okafor','Nigeria','Portugal','Ghana','LX-5501','+351 555 010 22'),
(2,'Takeshi Morita','Japan','Singapore','Japan','LX-5513','+65 5550 1188'),
(3,'Ebba Sandström','Sweden','Norway','Finland',NULL,'+47 555 01 337'),
(4,'Rafael Quintana','Chile','Spain','Argentina','LX-5530','+34 555 017 41'),
(5,'Moira Petrie','Ireland','Canada','Ireland',NULL,'+1 555 0164');
CREATE TABLE bookings (bk_ref TEXT PRIMARY KEY, guest_id INTEGER REFERENCES guests(guest_id), roomNo INTEGER REFERENCES rooms(roomNo), made_on TEXT, arrive_dt TEXT, depart_dt TEXT, nightly_rate REAL, deposit REAL, total_bill REAL, channel TEXT, comment TEXT);
INSERT INTO bookings VALUES
('BK7001',1,214,'2024-01-09','2024-03-15','2024-03-19',148.50,60.00,655.20,'phone','honeymoon, late arrival'),
('BK7002',2,112,'2024-02-01','2024-04-02','2024-04-05',104.00,35.00,331.00,'website','needs quiet room'),
('BK7003',3,305,'2024-02-17','2024-06-21','2024-06-28',222.00,150.00,1688.40,'phone','travelling with a dog'),
('BK7004',4,219,'2024-03-22','2024-05-10','2024-05-12',118.00,40.00,264.90,'walk-in','asks for cot'),
('BK7005',5,214,'2024-04-14','2024-08-08','2024-08-15',151.00,75.00,1102.60,'website','anniversary cake'),
('BK7006',2,402,'2024-05-03','2024-09-16','2024-09-17',99.00,20.00,112.30,'phone','early checkout');
CREATE TABLE services (svc_id INTEGER PRIMARY KEY, bk_ref TEXT REFERENCES bookings(bk_ref), svc_kind TEXT, requested_at TEXT, done_at TEXT, takenBy TEXT, doneBy TEXT, comment TEXT);
INSERT INTO services VALUES
(1,'BK7001','laundry','08:15','10:55','Marisol','Benedikt','silk shirt, hand wash'),
(2,'BK7001','breakfast in room','07:05','07:40','Jonas','Pia','no gluten'),
(3,'BK7003','laundry','17:25','20:10','Jonas','Irenka','dog blanket'),
(4,'BK7003','repair','12:30','13:45','Marisol','Stelian','tap dripping'),
(5,'BK7005','laundry','09:50','14:35','Tamsin','Benedikt','stain on collar'),
(6,'BK7006','taxi','05:20','05:45','Tamsin','Pia','to the airport');
