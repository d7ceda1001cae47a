"""musicschool: lessons, teachers, students, rooms and concerts. snake_case, plural tables."""

import datetime

from .base import END, FIRST_NAMES, PLACES, Script, address, past, people, phone

DDL = """
CREATE TABLE addresses (
    address_id INTEGER PRIMARY KEY,
    street TEXT,
    city TEXT,
    county TEXT,
    state TEXT,
    postcode TEXT
);
CREATE TABLE teachers (
    teacher_id INTEGER PRIMARY KEY,
    first_name TEXT NOT NULL,
    middle_name TEXT,
    last_name TEXT NOT NULL,
    nickname TEXT,
    address_id INTEGER REFERENCES addresses (address_id),
    contract_type TEXT,
    birth_date TEXT,
    joined_date TEXT,
    left_date TEXT, -- NULL for those who still teach here
    lesson_fee REAL, -- for an hour
    trial_fee REAL
);
CREATE TABLE students (
    student_id INTEGER PRIMARY KEY,
    first_name TEXT NOT NULL,
    middle_name TEXT,
    last_name TEXT NOT NULL,
    address_id INTEGER REFERENCES addresses (address_id),
    birth_date TEXT,
    enrolled_date TEXT,
    first_lesson_date TEXT, -- NULL for those who wait for a teacher
    level TEXT,
    status TEXT
);
CREATE TABLE guardians (
    guardian_id INTEGER PRIMARY KEY,
    student_id INTEGER, -- the student looked after
    first_name TEXT,
    last_name TEXT,
    relation TEXT,
    home_phone TEXT,
    work_phone TEXT
);
CREATE TABLE instruments (
    instrument_id INTEGER PRIMARY KEY,
    instrument_name TEXT NOT NULL,
    family TEXT,
    purchase_price REAL,
    rental_price REAL, -- a month
    owned_count INTEGER,
    rented_count INTEGER
);
CREATE TABLE teacher_instruments (
    teacher_id INTEGER NOT NULL REFERENCES teachers (teacher_id),
    instrument_id INTEGER NOT NULL REFERENCES instruments (instrument_id),
    since_year INTEGER,
    PRIMARY KEY (teacher_id, instrument_id)
) WITHOUT ROWID;
CREATE TABLE rooms (
    room_id INTEGER PRIMARY KEY,
    room_name TEXT NOT NULL,
    building TEXT,
    seated_capacity INTEGER,
    standing_capacity INTEGER
);
CREATE TABLE lessons (
    lesson_id INTEGER PRIMARY KEY,
    student_id INTEGER NOT NULL REFERENCES students (student_id),
    teacher_id INTEGER NOT NULL REFERENCES teachers (teacher_id),
    instrument_id INTEGER NOT NULL REFERENCES instruments (instrument_id),
    room_id INTEGER REFERENCES rooms (room_id),
    planned_date TEXT,
    actual_date TEXT,
    planned_minutes INTEGER,
    actual_minutes INTEGER,
    price REAL,
    discount REAL,
    lesson_status TEXT
);
CREATE TABLE payments (
    payment_id INTEGER PRIMARY KEY,
    student_id INTEGER NOT NULL REFERENCES students (student_id),
    invoice_date TEXT,
    payment_date TEXT,
    amount_due REAL,
    amount_paid REAL,
    payment_method TEXT
);
CREATE TABLE student_balances (
    student_id INTEGER PRIMARY KEY REFERENCES students (student_id),
    lesson_count INTEGER, -- lessons that took place
    total_minutes INTEGER,
    total_due REAL,
    total_paid REAL
);
CREATE TABLE concerts (
    concert_id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    director_name TEXT,
    sponsor_name TEXT,
    venue_name TEXT,
    city TEXT,
    county TEXT,
    state TEXT,
    announced_date TEXT,
    concert_date TEXT,
    ticket_price REAL,
    tickets_sold INTEGER
);
CREATE TABLE concert_performers (
    concert_id INTEGER NOT NULL REFERENCES concerts (concert_id),
    student_id INTEGER NOT NULL REFERENCES students (student_id),
    piece_title TEXT,
    minutes INTEGER,
    PRIMARY KEY (concert_id, student_id)
);
CREATE VIEW upcoming_lessons AS
SELECT lessons.lesson_id, students.first_name, students.last_name, lessons.planned_date
FROM lessons JOIN students ON lessons.student_id = students.student_id
WHERE lessons.lesson_status = 'Booked';
"""

INSTRUMENTS = [
    ("Piano", "Keyboard"),
    ("Electric Piano", "Keyboard"),
    ("Organ", "Keyboard"),
    ("Violin", "Strings"),
    ("Viola", "Strings"),
    ("Cello", "Strings"),
    ("Acoustic Guitar", "Strings"),
    ("Electric Guitar", "Strings"),
    ("Bass Guitar", "Strings"),
    ("Flute", "Woodwind"),
    ("Clarinet", "Woodwind"),
    ("Alto Saxophone", "Woodwind"),
    ("Tenor Saxophone", "Woodwind"),
    ("Trumpet", "Brass"),
    ("Trombone", "Brass"),
    ("Drums", "Percussion"),
]
ROOMS = [
    ("Bach Room", "Main House"),
    ("Clara Room", "Main House"),
    ("Ellington Room", "Main House"),
    ("Drum Cellar", "Annex"),
    ("Attic Studio", "Annex"),
    ("Recital Hall", "Garden House"),
    ("Small Hall", "Garden House"),
    ("Orange Room", "Garden House"),
]
TITLES = [
    "Spring Recital",
    "Summer Recital",
    "Autumn Concert",
    "Winter Concert",
    "Young Strings Night",
    "Jazz Night",
    "Piano Evening",
    "Brass in the Park",
    "Open Stage",
    "Teachers and Students",
    "Guitar Night",
    "Chamber Music Evening",
]
VENUES = [
    "Town Hall",
    "St Mary Church",
    "Recital Hall",
    "Lincoln Theater",
    "City Park Stage",
    "Madison Library",
]
PIECES = [
    "Minuet in G",
    "Ode to Joy",
    "Blue Bossa",
    "Autumn Leaves",
    "Prelude in C",
    "Gavotte",
    "Canon",
    "Clair de Lune",
    "Take a Walk",
    "Gymnopedie No. 1",
    "Sonatina",
    "Spanish Romance",
    "When the Saints",
    "River Song",
    "Evening Waltz",
]


def teachers(chance, names, address_count):
    for number, (first, last) in enumerate(names, 1):
        fee = chance.money(38, 82, 1)
        joined = chance.date(2008, 2022)
        yield (
            number,
            first,
            chance.maybe(0.6, chance.choice(FIRST_NAMES)),
            last,
            chance.maybe(0.35, chance.choice(FIRST_NAMES)[:4]),
            chance.integer(1, address_count),
            chance.choice(["Salaried", "Freelance"]),
            chance.date(1955, 1997),
            joined,
            past(chance.after(joined, 500, 4000)) if chance.chance(0.2) else None,
            fee,
            round(fee / 2, 2),
        )


def students(chance, names, address_count):
    for number, (first, last) in enumerate(names, 1):
        enrolled = chance.date(2018, 2023)
        started = chance.after(enrolled, 3, 60)
        status = chance.weighted({"Active": 7, "On Leave": 1, "Waiting": 1, "Finished": 2})
        yield (
            number,
            first,
            chance.maybe(0.45, chance.choice(FIRST_NAMES)),
            last,
            chance.maybe(0.95, chance.integer(1, address_count)),
            chance.date(2006, 2016) if chance.chance(0.6) else chance.date(1958, 2005),
            enrolled,
            None if status == "Waiting" else started,
            chance.weighted({"Beginner": 5, "Intermediate": 3, "Upper Intermediate": 1, "Advanced": 2}),
            status,
        )


def lessons(chance, count, teacher_rows, plays, student_rows):
    for number in range(1, count + 1):
        teacher = chance.choice(teacher_rows)
        student = chance.choice(student_rows)
        planned = chance.date(student[7], datetime.date(2025, 1, 31))
        if planned > END:
            status = "Booked"
        else:
            status = chance.weighted(
                {"Completed": 12, "Cancelled by Student": 2, "Cancelled by Teacher": 1, "Missed": 1}
            )
        minutes = chance.choice([30, 45, 60, 90])
        done = status == "Completed"
        yield (
            number,
            student[0],
            teacher[0],
            chance.choice(plays[teacher[0]]),
            chance.maybe(0.95, chance.integer(1, len(ROOMS))),
            planned,
            (planned if chance.chance(0.8) else past(chance.after(planned, 1, 14))) if done else None,
            minutes,
            minutes + chance.choice([-10, 0, 0, 0, 5, 15]) if done else None,
            round(teacher[10] * minutes / 60, 2),
            chance.weighted({0: 6, 5: 1, 10: 1}),
            status,
        )


def payments(chance, student_rows, owed):
    number = 0
    for student in student_rows:
        left = owed.get(student[0], 0)
        invoiced = chance.after(student[7], 10, 60)
        while left > 0 and invoiced <= END:
            number += 1
            amount = round(min(left, chance.money(60, 420, 5)), 2)
            paid = past(chance.after(invoiced, 1, 45)) if chance.chance(0.93) else None
            yield (
                number,
                student[0],
                invoiced,
                paid,
                amount,
                (amount if chance.chance(0.92) else round(amount / 2, 2)) if paid else None,
                chance.weighted({"Cash": 2, "Credit Card": 3, "Debit Card": 2, "Bank Transfer": 4}),
            )
            left = round(left - amount, 2)
            invoiced = chance.after(invoiced, 25, 120)


def balances(student_rows, lesson_rows, payment_rows):
    for student in student_rows:
        done = [row for row in lesson_rows if row[1] == student[0] and row[11] == "Completed"]
        bills = [row for row in payment_rows if row[1] == student[0]]
        yield (
            student[0],
            len(done),
            sum(row[8] for row in done),
            round(sum(row[4] for row in bills), 2),
            round(sum(row[5] or 0 for row in bills), 2),
        )


def concerts(chance):
    directors = [" ".join(name) for name in people(chance, 6)]
    for number in range(1, 31):
        announced = chance.date(2019, 2024)
        held = chance.after(announced, 20, 120)
        yield (
            number,
            f"{chance.choice(TITLES)} {held.year}",
            chance.choice(directors),
            chance.maybe(0.6, chance.choice(["Madison Bank", "Keller Music Shop", "City Arts Fund"])),
            chance.choice(VENUES),
            *chance.choice(PLACES),
            announced,
            held,
            chance.choice([0, 5, 8, 12, 15, 20]),
            chance.integer(15, 240) if held <= END else 0,
        )


def build(chance):
    script = Script("musicschool: students, teachers, lessons, payments and concerts")
    script.define(DDL)
    script.insert(
        "addresses",
        [
            (n, address(chance), *chance.choice(PLACES), f"{chance.integer(10000, 98999)}")
            for n in range(1, 161)
        ],
    )
    names = people(chance, 172)
    teacher_rows = list(teachers(chance, names[:22], 160))
    student_rows = list(students(chance, names[22:], 160))
    script.insert("teachers", teacher_rows)
    script.insert("students", student_rows)
    minors = [row for row in student_rows if row[5].year > 2005]
    script.insert(
        "guardians",
        [
            (
                n,
                row[0],
                chance.choice(FIRST_NAMES),
                row[3],
                chance.weighted({"Mother": 4, "Father": 4, "Grandparent": 1}),
                chance.maybe(0.8, phone(chance)),
                chance.maybe(0.6, phone(chance)),
            )
            for n, row in enumerate(minors, 1)
        ],
    )
    script.insert(
        "instruments",
        [
            (
                n,
                *row,
                chance.money(180, 6400, 20),
                chance.money(9, 75, 1),
                6 + chance.integer(0, 8),
                chance.integer(0, 6),
            )
            for n, row in enumerate(INSTRUMENTS, 1)
        ],
    )
    # everyone who teaches here can teach beginners the piano
    plays = {
        row[0]: [1] + sorted(chance.sample(range(2, len(INSTRUMENTS) + 1), chance.integer(1, 3)))
        for row in teacher_rows
    }
    script.insert(
        "teacher_instruments",
        [
            (teacher, instrument, chance.integer(1990, 2022))
            for teacher, list_ in plays.items()
            for instrument in list_
        ],
    )
    script.insert(
        "rooms",
        [
            (n, *row, seats, seats * 2 + chance.integer(0, 9))
            for n, row in enumerate(ROOMS, 1)
            for seats in [chance.choice([4, 6, 8, 12, 40, 80])]
        ],
    )
    taught = [row for row in student_rows if row[7] is not None]
    lesson_rows = list(lessons(chance, 900, teacher_rows, plays, taught))
    script.insert("lessons", lesson_rows)
    owed = {}
    for row in lesson_rows:
        if row[11] == "Completed":
            owed[row[1]] = round(owed.get(row[1], 0) + row[9] - row[10], 2)
    payment_rows = list(payments(chance, taught, owed))
    script.insert("payments", payment_rows)
    script.insert("student_balances", balances(student_rows, lesson_rows, payment_rows))
    script.insert("concerts", concerts(chance))
    script.insert(
        "concert_performers",
        [
            (concert, student, chance.choice(PIECES), chance.integer(2, 14))
            for concert in range(1, 31)
            for student in sorted(chance.sample([row[0] for row in taught], chance.integer(3, 9)))
        ],
    )
    return script.text()
