"""hospital: wards, staff, patients, admissions, prescriptions and bills. snake_case with abbreviations."""

import datetime

from .base import END, PLACES, Script, email, past, people, phone

DDL = """
CREATE TABLE wards (
    ward_id INTEGER PRIMARY KEY,
    ward_name TEXT NOT NULL,
    building TEXT,
    floor INTEGER,
    bed_count INTEGER,
    isolation_bed_count INTEGER -- part of bed_count
);
CREATE TABLE doctors (
    doctor_id INTEGER PRIMARY KEY,
    full_name TEXT NOT NULL,
    specialty TEXT,
    grade TEXT,
    contract_type TEXT,
    dob TEXT, -- date of birth
    hire_date TEXT,
    ward_id INTEGER REFERENCES wards (ward_id)
);
CREATE TABLE nurses (
    nurse_id INTEGER PRIMARY KEY,
    full_name TEXT NOT NULL,
    grade TEXT,
    contract_type TEXT,
    shift TEXT,
    dob TEXT, -- date of birth
    hire_date TEXT,
    ward_id INTEGER REFERENCES wards (ward_id)
);
CREATE TABLE services (
    service_id INTEGER PRIMARY KEY,
    service_name TEXT NOT NULL,
    daily_rate REAL
);
CREATE TABLE ward_services (
    ward_id INTEGER NOT NULL REFERENCES wards (ward_id),
    service_id INTEGER NOT NULL REFERENCES services (service_id),
    since TEXT,
    PRIMARY KEY (ward_id, service_id)
) WITHOUT ROWID;
CREATE TABLE patients (
    patient_id INTEGER PRIMARY KEY,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    maiden_name TEXT,
    dob TEXT, -- date of birth
    sex TEXT, -- F or M
    blood_group TEXT,
    birth_town TEXT,
    home_town TEXT,
    home_state TEXT,
    registered_on TEXT
);
CREATE TABLE patient_details (
    patient_id INTEGER PRIMARY KEY REFERENCES patients (patient_id),
    home_phone TEXT,
    mobile_phone TEXT,
    email TEXT,
    home_town TEXT, -- as the patient gave it on the last visit
    kin_name TEXT, -- next of kin
    kin_phone TEXT
);
CREATE TABLE diagnoses (
    diagnosis_code TEXT PRIMARY KEY,
    diagnosis_name TEXT NOT NULL,
    category TEXT
);
CREATE TABLE admissions (
    admission_id INTEGER PRIMARY KEY,
    patient_id INTEGER NOT NULL REFERENCES patients (patient_id),
    ward_id INTEGER NOT NULL REFERENCES wards (ward_id),
    doctor_id INTEGER REFERENCES doctors (doctor_id),
    diagnosis_code TEXT REFERENCES diagnoses (diagnosis_code),
    admission_type TEXT,
    referral_date TEXT,
    admission_date TEXT,
    planned_discharge_date TEXT,
    discharge_date TEXT, -- NULL while the patient is in the ward
    status TEXT
);
CREATE TABLE drugs (
    drug_code TEXT PRIMARY KEY,
    generic_name TEXT NOT NULL,
    brand_name TEXT,
    form TEXT,
    unit_cost REAL, -- what the hospital pays
    unit_price REAL -- what the patient is billed
);
CREATE TABLE prescriptions (
    prescription_id INTEGER PRIMARY KEY,
    admission_id INTEGER NOT NULL REFERENCES admissions (admission_id),
    drug_code TEXT NOT NULL REFERENCES drugs (drug_code),
    doctor_id INTEGER, -- who prescribed it
    start_date TEXT,
    end_date TEXT,
    daily_dose INTEGER,
    max_dose INTEGER,
    status TEXT
);
CREATE TABLE bills (
    bill_no INTEGER PRIMARY KEY,
    admission_id INTEGER NOT NULL REFERENCES admissions (admission_id),
    ward_cost REAL NOT NULL,
    drug_cost REAL NOT NULL,
    treatment_cost REAL NOT NULL,
    total_cost REAL NOT NULL, -- ward, drugs and treatment together
    amount_paid REAL NOT NULL,
    issue_date TEXT NOT NULL,
    due_date TEXT NOT NULL,
    payment_date TEXT,
    payer TEXT
) STRICT;
CREATE VIEW current_patients AS
SELECT patients.patient_id, patients.first_name, patients.last_name, wards.ward_name, admissions.admission_date
FROM admissions
JOIN patients ON admissions.patient_id = patients.patient_id
JOIN wards ON admissions.ward_id = wards.ward_id
WHERE admissions.status = 'Admitted';
"""

WARDS = [
    ("Cardiology", "North Wing"),
    ("Surgery A", "North Wing"),
    ("Surgery B", "North Wing"),
    ("Maternity", "South Wing"),
    ("Pediatrics", "South Wing"),
    ("Intensive Care", "Main Building"),
    ("Emergency Care", "Main Building"),
    ("Oncology", "Lincoln Building"),
    ("Neurology", "Lincoln Building"),
    ("Orthopedics", "Main Building"),
]
SPECIALTIES = [
    "Cardiology",
    "Surgery",
    "Obstetrics",
    "Pediatrics",
    "Oncology",
    "Neurology",
    "Orthopedics",
    "Anesthesia",
]
SERVICES = [
    ("Meals", 24.5),
    ("Physiotherapy", 60),
    ("Heart Monitoring", 85),
    ("Blood Tests", 32),
    ("X-Ray Imaging", 110),
    ("MRI Imaging", 340),
    ("Wound Care", 41),
    ("Family Room", 55),
    ("Speech Therapy", 58),
    ("Oxygen Therapy", 47),
]
DIAGNOSES = [
    ("C10", "Heart Attack", "Heart"),
    ("C20", "Heart Failure", "Heart"),
    ("C30", "Irregular Heartbeat", "Heart"),
    ("L10", "Pneumonia", "Lung"),
    ("L20", "Asthma", "Lung"),
    ("L30", "Chronic Bronchitis", "Lung"),
    ("L40", "Acute Bronchitis", "Lung"),
    ("B10", "Hip Fracture", "Bone"),
    ("B20", "Wrist Fracture", "Bone"),
    ("B30", "Ankle Fracture", "Bone"),
    ("N10", "Stroke", "Brain"),
    ("N20", "Migraine", "Brain"),
    ("N30", "Epilepsy", "Brain"),
    ("D10", "Type 1 Diabetes", "Metabolic"),
    ("D20", "Type 2 Diabetes", "Metabolic"),
    ("G10", "Appendicitis", "Abdomen"),
    ("G20", "Gallstones", "Abdomen"),
    ("M10", "Childbirth", "Maternity"),
    ("T10", "Lung Cancer", "Cancer"),
    ("T20", "Breast Cancer", "Cancer"),
]
DRUGS = [
    ("AMX", "Amoxicillin", "Amoxal", "Tablet"),
    ("ASP", "Aspirin", "Asprix", "Tablet"),
    ("ATV", "Atorvastatin", "Lipoval", "Tablet"),
    ("BIS", "Bisoprolol", "Bisocor", "Tablet"),
    ("CEF", "Cefuroxime", "Cefurin", "Injection"),
    ("DIC", "Diclofenac", "Voltan", "Gel"),
    ("HEP", "Heparin", "Hepalin", "Injection"),
    ("IBU", "Ibuprofen", "Ibudol", "Tablet"),
    ("INS", "Insulin", "Insulara", "Injection"),
    ("LEV", "Levetiracetam", "Kepral", "Tablet"),
    ("MET", "Metformin", "Glucomet", "Tablet"),
    ("MOR", "Morphine", None, "Injection"),
    ("OME", "Omeprazole", "Omezol", "Capsule"),
    ("PAR", "Paracetamol", "Paradol", "Tablet"),
    ("PRE", "Prednisolone", None, "Syrup"),
    ("SAL", "Salbutamol", "Ventair", "Inhaler"),
    ("SUM", "Sumatriptan", "Migrastop", "Tablet"),
    ("TRA", "Tramadol", "Tramex", "Capsule"),
]
RECENT = datetime.timedelta(days=15)  # so that some are in the wards today
CONTRACTS = {"Full-time": 5, "Part-time": 3, "Temporary": 2}


def staff(chance, names, grades, extra):
    for number, (first, last) in enumerate(names, 1):
        yield (number, f"{first} {last}", *extra(), chance.weighted(grades), chance.weighted(CONTRACTS))


def doctors(chance, names):
    for row in staff(
        chance, names, {"Consultant": 3, "Registrar": 3, "Junior": 2}, lambda: (chance.choice(SPECIALTIES),)
    ):
        yield (
            *row,
            chance.date(1958, 1994),
            chance.date(2001, 2023),
            chance.maybe(0.9, chance.integer(1, len(WARDS))),
        )


def nurses(chance, names):
    for row in staff(chance, names, {"Senior": 3, "Staff": 5, "Junior": 2}, tuple):
        yield (
            *row,
            chance.choice(["Day", "Night", "Rotating"]),
            chance.date(1960, 2000),
            chance.date(2003, 2023),
            chance.integer(1, len(WARDS)),
        )


def patients(chance, count):
    rows, details = [], []
    for number, (first, last) in enumerate(people(chance, count), 1):
        birth, home, said = chance.choice(PLACES), chance.choice(PLACES), chance.choice(PLACES)
        sex = chance.choice(["F", "M"])
        maiden = chance.choice(rows)[2] if rows and sex == "F" and chance.chance(0.3) else None
        rows.append(
            (
                number,
                first,
                last,
                maiden,
                chance.date(1930, 2022),
                sex,
                chance.maybe(
                    0.85, chance.weighted({"O+": 37, "A+": 34, "B+": 12, "AB+": 4, "O-": 6, "A-": 5, "B-": 2})
                ),
                birth[0],
                home[0],
                home[2],
                chance.date(2010, 2018),
            )
        )
        details.append(
            (
                number,
                chance.maybe(0.6, phone(chance)),
                chance.maybe(0.85, phone(chance)),
                chance.maybe(0.7, email(first, last, number, "mail.example")),
                home[0] if chance.chance(0.8) else said[0],
                f"{chance.choice(rows)[1]} {last}",
                chance.maybe(0.9, phone(chance)),
            )
        )
    return rows, details


def admissions(chance, count, patient_count):
    for number in range(1, count + 1):
        referral = chance.date(2019, 2024) if chance.chance(0.92) else chance.date(END - RECENT, END)
        kind = chance.weighted({"Emergency": 5, "Elective": 4, "Transfer": 1})
        admitted = chance.after(referral, 0, 0 if kind == "Emergency" else 60)
        planned = chance.after(admitted, 1, 14)
        discharged = past(chance.after(planned, -2, 8))
        if discharged is not None and discharged < admitted:
            discharged = admitted
        status = "Admitted" if discharged is None else chance.weighted({"Discharged": 9, "Transferred": 1})
        if admitted > END:
            status = "Planned"
        elif chance.chance(0.05):
            status, discharged = "Cancelled", None
        yield (
            number,
            chance.integer(1, patient_count),
            chance.integer(1, len(WARDS)),
            chance.maybe(0.95, chance.integer(1, 32)),
            chance.maybe(0.95, chance.choice(DIAGNOSES)[0]),
            kind,
            chance.maybe(0.9, referral),
            admitted,
            planned,
            discharged,
            status,
        )


def prescriptions(chance, rows):
    number = 0
    for stay in rows:
        if stay[10] in ("Cancelled", "Planned"):
            continue
        for drug in sorted(chance.sample(DRUGS, chance.weighted({0: 1, 1: 4, 2: 3, 3: 1}))):
            number += 1
            start = min(chance.after(stay[7], 0, 2), END)
            end = past(chance.after(start, 1, 20))
            dose = chance.integer(1, 4)
            yield (
                number,
                stay[0],
                drug[0],
                chance.integer(1, 32),
                start,
                end,
                dose,
                dose + chance.integer(0, 4),
                "Active" if end is None else chance.weighted({"Completed": 7, "Stopped": 1, "Cancelled": 1}),
            )


def bills(chance, rows):
    number = 1000
    for stay in rows:
        if stay[9] is None or chance.chance(0.05):
            continue
        number += 1
        ward = round(((stay[9] - stay[7]).days + 1) * chance.money(120, 380, 5), 2)
        drug, treatment = chance.money(5, 420), chance.money(90, 5200, 5)
        total = round(ward + drug + treatment, 2)
        issued = min(chance.after(stay[9], 3, 30), END)
        due = chance.after(issued, 30, 30)
        paid = past(chance.after(issued, 2, 75)) if chance.chance(0.88) else None
        yield (
            number,
            stay[0],
            ward,
            drug,
            treatment,
            total,
            0.0 if paid is None else total if chance.chance(0.9) else round(total / 2, 2),
            issued,
            due,
            paid,
            chance.weighted({"Insurer": 6, "Patient": 3, "State": 1}),
        )


def build(chance):
    script = Script("hospital: wards, staff, patients, their stays, drugs and bills")
    script.define(DDL)
    script.insert(
        "wards",
        [
            (n, *ward, chance.integer(0, 6), chance.integer(10, 34), chance.integer(0, 6))
            for n, ward in enumerate(WARDS, 1)
        ],
    )
    names = people(chance, 80)
    script.insert("doctors", doctors(chance, names[:32]))
    script.insert("nurses", nurses(chance, names[32:]))
    script.insert("services", [(n, *row) for n, row in enumerate(SERVICES, 1)])
    script.insert(
        "ward_services",
        [
            (ward, service, chance.date(2009, 2022))
            for ward in range(1, len(WARDS) + 1)
            for service in [1] + sorted(chance.sample(range(2, len(SERVICES) + 1), chance.integer(2, 5)))
        ],
    )
    patient_rows, details = patients(chance, 300)
    script.insert("patients", patient_rows)
    script.insert("patient_details", details)
    script.insert("diagnoses", DIAGNOSES)
    stays = list(admissions(chance, 520, 300))
    script.insert("admissions", stays)
    costs = [chance.money(0.2, 18, 0.05) for _ in DRUGS]
    script.insert("drugs", [(*drug, cost, round(cost * 1.4, 2)) for drug, cost in zip(DRUGS, costs)])
    script.insert("prescriptions", prescriptions(chance, stays))
    script.insert("bills", bills(chance, stays))
    return script.text()
