CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT, email TEXT, phone TEXT, town TEXT);
CREATE TABLE cars (id INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES owners(id), model TEXT, colour TEXT,
    bought_on TEXT, inspected_on TEXT, insured_until TEXT, sold_on TEXT, asked REAL, paid REAL, book_value REAL);
CREATE TABLE repairs (id INTEGER PRIMARY KEY, car_id INTEGER REFERENCES cars(id), mechanic TEXT, town TEXT,
    began_at TEXT, ended_at TEXT);
INSERT INTO owners VALUES
    (1, 'Ilka Mertens', 'ilka@mertens.example', '0171 555 2211', 'Oldmill'),
    (2, 'Tomos Bevan', 'tomos.b@post.example', '0171 555 8090', 'Fairhaven'),
    (3, 'Aster Lindgren', 'aster@lind.example', '0160 555 1177', 'Oldmill');
INSERT INTO cars VALUES
    (1, 1, 'Kestrel', 'Slate Grey', '2019-05-08', '2023-11-24', '2025-01-31', NULL, 8400, 7900, 8125.5),
    (2, 2, 'Pelican', 'Pearl Grey', '2021-10-01', '2022-02-12', '2024-06-30', '2024-03-15', 15250, 14600, 14990),
    (3, 3, 'Heron', 'Moss Green', '2020-01-22', '2023-07-03', '2025-09-30', NULL, 11800, 11000, 11350);
INSERT INTO repairs VALUES
    (1, 1, 'Noor Haddad', 'Fairhaven', '2023-11-23 08:15', '2023-11-24 16:40'),
    (2, 2, 'Piet Maas', 'Stonebridge', '2022-02-11 09:05', '2022-02-12 11:30'),
    (3, 3, 'Noor Haddad', 'Stonebridge', '2023-07-02 10:20', '2023-07-03 14:55');
CREATE TABLE trainees (id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT);
INSERT INTO trainees VALUES (1, 'Wanda', 'Kosta'), (2, 'Emil', 'Brandt');
