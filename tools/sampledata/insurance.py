"""insurance: policies, claims, settlements and the money paid in and out. Capital_Snake names."""

from .base import END, PLACES, Script, email, past, people, phone

DDL = """
CREATE TABLE Brokers (
    Broker_ID INTEGER PRIMARY KEY,
    Broker_Name TEXT NOT NULL,
    Office_City TEXT,
    Office_County TEXT,
    Office_State TEXT,
    Commission_Rate REAL, -- percent of the annual premium
    Licence_Status TEXT
);
CREATE TABLE Policyholders (
    Holder_ID INTEGER PRIMARY KEY,
    First_Name TEXT NOT NULL,
    Last_Name TEXT NOT NULL,
    Date_Of_Birth TEXT,
    Email TEXT,
    Phone TEXT,
    Residence_City TEXT,
    Residence_State TEXT,
    Mailing_City TEXT, -- NULL where mail goes to the residence
    Mailing_State TEXT,
    Holder_Type TEXT,
    Date_Joined TEXT
);
CREATE TABLE Policies (
    Policy_ID INTEGER PRIMARY KEY,
    Policy_Number TEXT NOT NULL UNIQUE,
    Holder_ID INTEGER NOT NULL REFERENCES Policyholders (Holder_ID),
    Broker_ID INTEGER REFERENCES Brokers (Broker_ID),
    Policy_Type TEXT NOT NULL,
    Date_Signed TEXT,
    Start_Date TEXT,
    End_Date TEXT,
    Annual_Premium REAL,
    Sum_Insured REAL, -- the most that is ever paid out
    Deductible REAL, -- borne by the holder on each claim
    Policy_Status TEXT
);
CREATE TABLE Perils (
    Peril_ID INTEGER PRIMARY KEY,
    Peril_Name TEXT NOT NULL,
    Peril_Group TEXT
);
CREATE TABLE Policy_Perils (
    Policy_ID INTEGER NOT NULL REFERENCES Policies (Policy_ID),
    Peril_ID INTEGER NOT NULL REFERENCES Perils (Peril_ID),
    Cover_Limit REAL,
    PRIMARY KEY (Policy_ID, Peril_ID)
) WITHOUT ROWID;
CREATE TABLE Adjusters (
    Adjuster_ID INTEGER PRIMARY KEY,
    First_Name TEXT NOT NULL,
    Last_Name TEXT NOT NULL,
    Specialty TEXT,
    Employment_Type TEXT,
    Home_City TEXT,
    Date_Hired TEXT
);
CREATE TABLE Surveyors (
    Surveyor_ID INTEGER PRIMARY KEY,
    First_Name TEXT NOT NULL,
    Last_Name TEXT NOT NULL,
    Specialty TEXT,
    Employment_Type TEXT,
    Home_City TEXT,
    Daily_Fee REAL
);
CREATE TABLE Claims (
    Claim_ID INTEGER PRIMARY KEY,
    Policy_ID INTEGER NOT NULL REFERENCES Policies (Policy_ID),
    Adjuster_ID INTEGER REFERENCES Adjusters (Adjuster_ID),
    Surveyor_ID INTEGER, -- NULL if nobody had to look at the damage
    Claim_Type TEXT,
    Date_Of_Loss TEXT,
    Date_Reported TEXT,
    Date_Closed TEXT,
    Amount_Claimed REAL,
    Amount_Reserved REAL, -- set aside when the claim came in
    Amount_Approved REAL,
    Claim_Status TEXT,
    Loss_City TEXT,
    Loss_State TEXT
);
CREATE TABLE Settlements (
    Settlement_ID INTEGER PRIMARY KEY,
    Claim_ID INTEGER NOT NULL REFERENCES Claims (Claim_ID),
    Date_Offered TEXT,
    Date_Agreed TEXT,
    Amount_Offered REAL,
    Amount_Agreed REAL,
    Settlement_Status TEXT
);
CREATE TABLE Claim_Payments (
    Payment_ID INTEGER PRIMARY KEY,
    Settlement_ID INTEGER NOT NULL REFERENCES Settlements (Settlement_ID),
    Date_Due TEXT,
    Date_Paid TEXT,
    Amount_Paid REAL,
    Payment_Method TEXT
);
CREATE TABLE Premium_Payments (
    Payment_ID INTEGER PRIMARY KEY,
    Policy_ID INTEGER NOT NULL REFERENCES Policies (Policy_ID),
    Date_Due TEXT,
    Date_Paid TEXT,
    Amount_Due REAL,
    Amount_Paid REAL,
    Payment_Method TEXT
);
CREATE TABLE Policy_Claim_Totals (
    Policy_ID INTEGER PRIMARY KEY REFERENCES Policies (Policy_ID),
    Number_Of_Claims INTEGER,
    Total_Amount_Claimed REAL,
    Total_Amount_Paid REAL
);
CREATE VIEW Open_Claims AS
SELECT C.Claim_ID, P.Policy_Number, C.Claim_Type, C.Date_Reported, C.Amount_Claimed
FROM Claims AS C JOIN Policies AS P ON C.Policy_ID = P.Policy_ID
WHERE C.Date_Closed IS NULL;
"""

PERILS = [
    ("Legal Costs", "Liability"),
    ("Fire", "Property"),
    ("Storm", "Nature"),
    ("Flood", "Nature"),
    ("Hail", "Nature"),
    ("Theft of Vehicle", "Crime"),
    ("Theft of Contents", "Crime"),
    ("Vandalism", "Crime"),
    ("Collision", "Motor"),
    ("Glass Breakage", "Property"),
    ("Burst Pipe", "Property"),
    ("Medical Expenses", "Person"),
    ("Lost Luggage", "Travel"),
    ("Trip Cancellation", "Travel"),
    ("Third Party Injury", "Liability"),
]
# policy type: perils beyond Legal Costs (1), which every policy covers; claim types; premium range
TYPES = {
    "Motor": ((2, 5, 6, 9, 10, 15), ("Collision", "Vehicle Theft", "Hail Damage"), (320, 1900)),
    "Home": (
        (2, 3, 4, 5, 7, 8, 11),
        ("Water Damage", "Fire Damage", "Storm Damage", "Burglary"),
        (210, 1400),
    ),
    "Travel": ((12, 13, 14, 7), ("Lost Luggage", "Medical Bill", "Cancelled Trip"), (40, 260)),
    "Liability": ((15, 12), ("Bodily Injury", "Property Damage"), (90, 620)),
}
BROKERS = [
    "Lakeside Cover",
    "Madison Mutual Brokers",
    "Harbor & Hale",
    "Orange County Insurance",
    "Northgate Risk",
    "Prairie Brokers",
    "Salem Street Cover",
    "Keystone Brokers",
    "Gulf Coast Risk",
    "Evergreen Cover",
]
METHODS = {"Bank Transfer": 5, "Direct Debit": 4, "Credit Card": 3, "Debit Card": 2, "Cheque": 1}
SPECIALTIES = ["Motor", "Property", "Injury", "Travel"]


def brokers(chance):
    for number, name in enumerate(BROKERS, 1):
        city, county, state = chance.choice(PLACES)
        yield (
            number,
            name,
            city,
            county,
            state,
            chance.money(4, 14, 0.5),
            chance.weighted({"Active": 7, "Suspended": 2, "Pending": 1}),
        )


def holders(chance, count):
    for number, (first, last) in enumerate(people(chance, count), 1):
        home, mail = chance.choice(PLACES), chance.choice(PLACES)
        elsewhere = chance.chance(0.3)
        yield (
            number,
            first,
            last,
            chance.date(1940, 2003),
            chance.maybe(0.9, email(first, last, number, "example.com")),
            chance.maybe(0.85, phone(chance)),
            home[0],
            home[2],
            mail[0] if elsewhere else None,
            mail[2] if elsewhere else None,
            chance.weighted({"Private": 4, "Business": 1}),
            chance.date(2012, 2020),
        )


def policies(chance, count, holder_count):
    for number in range(1, count + 1):
        kind = chance.weighted({"Motor": 4, "Home": 4, "Travel": 2, "Liability": 2})
        signed = chance.date(2020, 2024)
        start = min(chance.after(signed, 0, 40), END)
        end = start.replace(year=start.year + chance.integer(1, 6), day=min(start.day, 28))
        status = (
            "Lapsed"
            if end <= END
            else chance.weighted(
                {"Active": 8, "Cancelled by Holder": 1, "Cancelled by Insurer": 1, "Pending": 1}
            )
        )
        low, high = TYPES[kind][2]
        premium = chance.money(low, high, 0.5)
        yield (
            number,
            f"{kind[:2].upper()}-{signed.year}-{number:04d}",
            chance.integer(1, holder_count),
            chance.maybe(0.8, chance.integer(1, len(BROKERS))),
            kind,
            signed,
            start,
            end,
            premium,
            round(premium * chance.integer(60, 300), -2),
            chance.choice([0, 100, 150, 250, 500, 1000]),
            status,
        )


def claims(chance, count, rows, adjusters, surveyors):
    for number in range(1, count + 1):
        policy = chance.choice(rows)
        loss = chance.date(policy[6], min(policy[7], END))
        reported = min(chance.after(loss, 0, 45), END)
        status = chance.weighted(
            {"Settled": 10, "Approved": 3, "Rejected": 3, "Open": 3, "Reopened": 1, "Pending": 1}
        )
        closed = past(chance.after(reported, 5, 240)) if status in ("Settled", "Rejected") else None
        claimed = chance.money(120, min(policy[9], 24000), 5)
        approved = (
            round(claimed * chance.integer(40, 100) / 100, 2) if status in ("Settled", "Approved") else None
        )
        city, _, state = chance.choice(PLACES)
        yield (
            number,
            policy[0],
            chance.maybe(0.92, chance.integer(1, adjusters)),
            chance.maybe(0.45, chance.integer(1, surveyors)),
            chance.choice(TYPES[policy[4]][1]),
            loss,
            reported,
            closed,
            claimed,
            round(claimed * chance.integer(50, 110) / 100, -1),
            approved,
            status,
            city,
            state,
        )


def settlements(chance, rows):
    number = 0
    for claim in rows:
        if claim[11] not in ("Settled", "Approved"):
            continue
        number += 1
        offered = min(chance.after(claim[6], 4, 90), END)
        agreed = past(chance.after(offered, 0, 60)) if claim[11] == "Settled" else None
        offer = round(claim[10] * chance.integer(70, 100) / 100, 2)
        yield (
            number,
            claim[0],
            offered,
            agreed,
            offer,
            claim[10] if agreed else None,
            "Agreed" if agreed else chance.choice(["Offered", "Rejected", "Pending"]),
        )


def claim_payments(chance, rows):
    number = 0
    for settlement in rows:
        if settlement[3] is None:
            continue
        parts = chance.integer(1, 3)
        for part in range(parts):
            number += 1
            due = chance.after(settlement[3], 10 + 30 * part, 30 + 30 * part)
            paid = past(chance.after(due, -8, 25)) if chance.chance(0.93) else None
            yield (
                number,
                settlement[0],
                due,
                paid,
                round(settlement[5] / parts, 2) if paid else 0.0,
                chance.weighted(METHODS),
            )


def premium_payments(chance, rows):
    number = 0
    for policy in rows:
        for year in range(policy[6].year, min(policy[7].year, END.year + 1)):
            number += 1
            due = policy[6].replace(year=year, day=min(policy[6].day, 28))
            paid = past(chance.after(due, -10, 30)) if chance.chance(0.95) else None
            amount = policy[8] if chance.chance(0.9) else round(policy[8] / 2, 2)
            yield (
                number,
                policy[0],
                due,
                paid,
                policy[8],
                amount if paid else None,
                chance.weighted(METHODS),
            )


def totals(rows, agreed, paid):
    claim_policy = {claim[0]: claim[1] for claim in rows}
    settlement_policy = {row[0]: claim_policy[row[1]] for row in agreed}
    sums = {}
    for claim in rows:
        entry = sums.setdefault(claim[1], [0, 0.0, 0.0])
        entry[0] += 1
        entry[1] += claim[8]
    for payment in paid:
        sums[settlement_policy[payment[1]]][2] += payment[4]
    return [
        (policy, count, round(claimed, 2), round(out, 2))
        for policy, (count, claimed, out) in sorted(sums.items())
    ]


def build(chance):
    script = Script("insurance: policies, claims, settlements and payments")
    script.define(DDL)
    script.insert("Brokers", brokers(chance))
    script.insert("Policyholders", holders(chance, 180))
    policy_rows = list(policies(chance, 260, 180))
    script.insert("Policies", policy_rows)
    script.insert("Perils", [(n, *peril) for n, peril in enumerate(PERILS, 1)])
    script.insert(
        "Policy_Perils",
        [
            (policy[0], peril, round(policy[9] * chance.choice([0.1, 0.25, 0.5, 1]), -1))
            for policy in policy_rows
            for peril in [1] + sorted(chance.sample(TYPES[policy[4]][0], chance.integer(1, 3)))
        ],
    )
    staff = people(chance, 26)
    script.insert(
        "Adjusters",
        [
            (
                n,
                *name,
                chance.choice(SPECIALTIES),
                chance.choice(["Employee", "Freelance"]),
                chance.choice(PLACES)[0],
                chance.date(2008, 2022),
            )
            for n, name in enumerate(staff[:14], 1)
        ],
    )
    script.insert(
        "Surveyors",
        [
            (
                n,
                *name,
                chance.choice(SPECIALTIES),
                chance.choice(["Employee", "Freelance"]),
                chance.choice(PLACES)[0],
                chance.money(180, 620, 5),
            )
            for n, name in enumerate(staff[14:], 1)
        ],
    )
    claim_rows = list(claims(chance, 420, policy_rows, 14, 12))
    script.insert("Claims", claim_rows)
    settlement_rows = list(settlements(chance, claim_rows))
    script.insert("Settlements", settlement_rows)
    paid = list(claim_payments(chance, settlement_rows))
    script.insert("Claim_Payments", paid)
    script.insert("Premium_Payments", premium_payments(chance, policy_rows))
    script.insert("Policy_Claim_Totals", totals(claim_rows, settlement_rows, paid))
    return script.text()
