"""fieldservice: a company that keeps other companies' machines running. CamelCase tables, camelCase columns."""

from .base import END, PLACES, Script, past, people

DDL = """
CREATE TABLE Customer (
    customerId INTEGER PRIMARY KEY,
    companyName TEXT NOT NULL,
    contactName TEXT,
    accountManagerName TEXT,
    billingCity TEXT,
    billingState TEXT,
    officeCity TEXT,
    officeState TEXT,
    customerType TEXT
);
CREATE TABLE Contract (
    contractId INTEGER PRIMARY KEY,
    customerId INTEGER NOT NULL REFERENCES Customer (customerId),
    contractType TEXT,
    signedDate TEXT,
    startDate TEXT,
    endDate TEXT,
    annualFee REAL,
    visitFee REAL, -- for each visit beyond those included
    contractStatus TEXT
);
CREATE TABLE Site (
    siteId INTEGER PRIMARY KEY,
    customerId INTEGER NOT NULL REFERENCES Customer (customerId),
    siteName TEXT NOT NULL,
    city TEXT,
    county TEXT,
    state TEXT,
    serviceRegion TEXT, -- our own, not the state
    openedDate TEXT,
    siteStatus TEXT
);
CREATE TABLE Asset (
    assetId INTEGER PRIMARY KEY,
    siteId INTEGER NOT NULL REFERENCES Site (siteId),
    assetType TEXT,
    modelName TEXT,
    manufacturerName TEXT,
    serialNumber TEXT UNIQUE,
    purchaseDate TEXT,
    installDate TEXT,
    warrantyEndDate TEXT,
    purchasePrice REAL,
    replacementPrice REAL,
    assetStatus TEXT
);
CREATE TABLE Engineer (
    engineerId INTEGER PRIMARY KEY,
    firstName TEXT NOT NULL,
    lastName TEXT NOT NULL,
    employmentType TEXT,
    homeCity TEXT,
    homeState TEXT,
    depotCity TEXT, -- where the van is loaded
    hireDate TEXT,
    hourlyRate REAL, -- what we pay
    billingRate REAL -- what the customer pays, an hour
);
CREATE TABLE Dispatcher (
    dispatcherId INTEGER PRIMARY KEY,
    firstName TEXT NOT NULL,
    lastName TEXT NOT NULL,
    employmentType TEXT,
    homeCity TEXT,
    hireDate TEXT,
    hourlyRate REAL
);
CREATE TABLE Skill (
    skillId INTEGER PRIMARY KEY,
    skillName TEXT NOT NULL,
    skillCategory TEXT
);
CREATE TABLE EngineerSkill (
    engineerId INTEGER NOT NULL REFERENCES Engineer (engineerId),
    skillId INTEGER NOT NULL REFERENCES Skill (skillId),
    skillLevel INTEGER, -- 1 to 5
    certifiedDate TEXT,
    expiryDate TEXT,
    PRIMARY KEY (engineerId, skillId)
) WITHOUT ROWID;
CREATE TABLE Visit (
    visitId INTEGER PRIMARY KEY,
    assetId INTEGER NOT NULL REFERENCES Asset (assetId),
    engineerId INTEGER REFERENCES Engineer (engineerId),
    dispatcherId INTEGER,
    visitType TEXT,
    priority TEXT,
    requestedDate TEXT,
    scheduledDate TEXT,
    completedDate TEXT,
    plannedHours REAL,
    actualHours REAL,
    labourCost REAL,
    partsCost REAL, -- the sum over the visit's parts
    totalCost REAL,
    visitStatus TEXT
);
CREATE TABLE Part (
    partId INTEGER PRIMARY KEY,
    partNumber TEXT UNIQUE,
    partName TEXT NOT NULL,
    supplierName TEXT,
    brandName TEXT,
    unitCost REAL,
    unitPrice REAL,
    quantityInStock INTEGER,
    quantityOnOrder INTEGER
);
CREATE TABLE VisitPart (
    visitId INTEGER NOT NULL REFERENCES Visit (visitId),
    partId INTEGER NOT NULL REFERENCES Part (partId),
    quantity INTEGER,
    unitPrice REAL, -- as charged on the day
    PRIMARY KEY (visitId, partId)
);
CREATE VIEW OverdueVisit AS
SELECT V.visitId, S.siteName, V.priority, V.scheduledDate
FROM Visit AS V JOIN Asset AS A ON V.assetId = A.assetId JOIN Site AS S ON A.siteId = S.siteId
WHERE V.visitStatus = 'Scheduled' AND V.scheduledDate < '2024-12-31';
"""

COMPANIES = """Albany Foods;Bluebird Hotels;Cascade Paper;Dane Dairy;Erie Plastics;Fleming Logistics;Grant Hospitals;Harbor
Cold Store;Hinds Textiles;Jackson Brewing;Keller Pharma;Lakeshore Mall;Lincoln Steel;Marion Schools;Nova Data Centers;Orange
Grove Juices;Peoria Milling;Quinn Offices;Riverside Clinics;Summit Hotels;Travis Grocers;Union Printing;Valley Packing;Weber
Tools;Young Bakery""".replace(
    "\n", " "
).split(
    ";"
)
MODELS = [
    ("Boiler", "GB 200 Gas Boiler", "Hartmann"),
    ("Boiler", "OB 90 Oil Boiler", "Hartmann"),
    ("Heat Pump", "AquaTherm 12", "Nordvik"),
    ("Heat Pump", "AquaTherm 20", "Nordvik"),
    ("Chiller", "Polar 300", "Nordvik"),
    ("Chiller", "Polar 500", "Nordvik"),
    ("Elevator", "LiftOne", "Apex"),
    ("Elevator", "LiftTwo Freight", "Apex"),
    ("Generator", "PowerGen 50", "Dynamo Works"),
    ("Generator", "PowerGen 120", "Dynamo Works"),
    ("Air Handler", "Breeze 7", "Hartmann"),
]
SKILLS = [
    ("Site Safety", "Safety"),
    ("Working at Height", "Safety"),
    ("Gas Boiler Repair", "Heating"),
    ("Oil Boiler Repair", "Heating"),
    ("Heat Pump Repair", "Heating"),
    ("Refrigerant Handling", "Cooling"),
    ("Chiller Repair", "Cooling"),
    ("Elevator Repair", "Mechanical"),
    ("Welding", "Mechanical"),
    ("High Voltage", "Electrical"),
    ("Control Panels", "Electrical"),
    ("Generator Repair", "Electrical"),
]
PARTS = """Gas Valve;Oil Filter;Air Filter;Fan Belt;Fan Motor;Pump Motor;Pump Seal;Door Sensor;Pressure Sensor;Temperature Sensor;Control
Board;Display Board;Fuse Set;Copper Pipe;Refrigerant Bottle;Compressor;Expansion Valve;Starter Battery;Spark Plug;Lift
Cable;Brake Pad;Thermostat;Gasket Set;Relay""".replace(
    "\n", " "
).split(
    ";"
)
REGIONS = {
    "New York": "East",
    "Pennsylvania": "East",
    "Maine": "East",
    "California": "West",
    "Oregon": "West",
    "Washington": "West",
    "Texas": "South",
    "Florida": "South",
    "Mississippi": "South",
    "Tennessee": "South",
    "South Carolina": "South",
}


def customers(chance):
    managers = [" ".join(name) for name in people(chance, 6)]
    for number, (name, contact) in enumerate(zip(COMPANIES, people(chance, len(COMPANIES))), 1):
        office = chance.choice(PLACES)
        billing = office if chance.chance(0.6) else chance.choice(PLACES)
        yield (
            number,
            name,
            " ".join(contact),
            chance.choice(managers),
            billing[0],
            billing[2],
            office[0],
            office[2],
            chance.weighted({"Industrial": 4, "Retail": 3, "Public": 2}),
        )


def contracts(chance):
    for number in range(1, 41):
        signed = chance.date(2018, 2023)
        start = chance.after(signed, 5, 90)
        end = start.replace(year=start.year + chance.integer(1, 5), day=min(start.day, 28))
        status = "Expired" if end <= END else chance.weighted({"Active": 6, "Suspended": 1, "Terminated": 1})
        yield (
            number,
            number if number <= len(COMPANIES) else chance.integer(1, len(COMPANIES)),
            chance.choice(["Full Service", "Repair Only", "Inspection Only"]),
            signed,
            start,
            end,
            chance.money(1200, 26000, 100),
            chance.money(60, 190, 5),
            status,
        )


def sites(chance):
    kinds = ["Plant", "Warehouse", "Head Office", "Store", "Annex"]
    for number in range(1, 71):
        customer = number if number <= len(COMPANIES) else chance.integer(1, len(COMPANIES))
        city, county, state = chance.choice(PLACES)
        yield (
            number,
            customer,
            f"{COMPANIES[customer - 1]} {city} {chance.choice(kinds)}",
            city,
            county,
            state,
            REGIONS.get(state, "Central"),
            chance.maybe(0.9, chance.date(1985, 2021)),
            chance.weighted({"Open": 12, "Closed": 1, "Under Renovation": 2}),
        )


def assets(chance, count):
    for number in range(1, count + 1):
        kind, model, maker = chance.choice(MODELS)
        bought = chance.date(2008, 2022)
        installed = chance.after(bought, 5, 120)
        price = chance.money(1500, 48000, 50)
        yield (
            number,
            chance.integer(1, 70),
            kind,
            model,
            maker,
            f"SN{chance.integer(100000, 999999)}{number:03d}",
            bought,
            installed,
            installed.replace(year=installed.year + chance.integer(2, 8), day=min(installed.day, 28)),
            price,
            round(price * chance.integer(105, 160) / 100, 2),
            chance.weighted({"Operational": 8, "Faulty": 2, "Under Repair": 1, "Retired": 1}),
        )


def engineers(chance, names):
    for number, name in enumerate(names, 1):
        home = chance.choice(PLACES)
        rate = chance.money(24, 58, 0.5)
        yield (
            number,
            *name,
            chance.weighted({"Permanent": 3, "Contractor": 2}),
            home[0],
            home[2],
            home[0] if chance.chance(0.5) else chance.choice(PLACES)[0],
            chance.date(2005, 2023),
            rate,
            round(rate * 2.1, 1),
        )


def skills(chance, count):
    for engineer in range(1, count + 1):
        for skill in [1] + sorted(chance.sample(range(2, len(SKILLS) + 1), chance.integer(2, 5))):
            certified = chance.date(2015, 2023)
            yield (
                engineer,
                skill,
                chance.integer(1, 5),
                certified,
                chance.maybe(0.8, certified.replace(year=certified.year + 5, day=min(certified.day, 28))),
            )


def visits(chance, count, rates, parts):
    rows, used = [], []
    for number in range(1, count + 1):
        requested = chance.date(2021, 2024)
        scheduled = chance.after(requested, 1, 30)
        engineer = chance.maybe(0.96, chance.integer(1, len(rates)))
        done = past(chance.after(scheduled, 0, 6)) if engineer and chance.chance(0.85) else None
        status = (
            "Completed"
            if done
            else chance.weighted(
                {"Cancelled by Customer": 2, "Cancelled by Us": 1, "No Access": 1, "Scheduled": 2}
            )
        )
        planned = chance.integer(2, 16) / 2
        hours = max(0.5, planned + chance.integer(-3, 6) / 2) if done else None
        mine = []
        if done:
            for part in sorted(
                chance.sample(range(1, len(PARTS) + 1), chance.weighted({0: 4, 1: 4, 2: 2, 3: 1}))
            ):
                mine.append((number, part, chance.integer(1, 4), parts[part - 1][6]))
        labour = round(hours * rates[engineer - 1], 2) if done else None
        cost = round(sum(row[2] * row[3] for row in mine), 2) if done else None
        used += mine
        rows.append(
            (
                number,
                chance.integer(1, 180),
                engineer,
                chance.integer(1, 9),
                chance.weighted({"Repair": 5, "Inspection": 4, "Maintenance": 3, "Installation": 1}),
                chance.weighted({"Low": 3, "Normal": 5, "High": 2, "Emergency": 1}),
                requested,
                scheduled,
                done,
                planned,
                hours,
                labour,
                cost,
                round(labour + cost, 2) if done else None,
                status,
            )
        )
    return rows, used


def build(chance):
    script = Script("fieldservice: sites, machines, engineers and their visits")
    script.define(DDL)
    script.insert("Customer", customers(chance))
    script.insert("Contract", contracts(chance))
    script.insert("Site", sites(chance))
    script.insert("Asset", assets(chance, 180))
    names = people(chance, 37)
    engineer_rows = list(engineers(chance, names[:28]))
    script.insert("Engineer", engineer_rows)
    script.insert(
        "Dispatcher",
        [
            (
                n,
                *name,
                chance.weighted({"Permanent": 2, "Contractor": 1}),
                chance.choice(PLACES)[0],
                chance.date(2008, 2023),
                chance.money(20, 34, 0.5),
            )
            for n, name in enumerate(names[28:], 1)
        ],
    )
    script.insert("Skill", [(n, *skill) for n, skill in enumerate(SKILLS, 1)])
    script.insert("EngineerSkill", skills(chance, 28))
    part_rows = []
    for number, name in enumerate(PARTS, 1):
        cost = chance.money(2, 420, 0.5)
        part_rows.append(
            (
                number,
                f"P-{1000 + 7 * number}",
                name,
                chance.choice(["Partsworks", "Nordvik Supply", "Allied Components"]),
                chance.choice(["Hartmann", "Nordvik", "Apex", "Generic"]),
                cost,
                round(cost * 1.35, 2),
                chance.integer(0, 140),
                chance.weighted({0: 5, 10: 2, 50: 1}),
            )
        )
    visit_rows, used = visits(chance, 560, [row[9] for row in engineer_rows], part_rows)
    script.insert("Visit", visit_rows)
    script.insert("Part", part_rows)
    script.insert("VisitPart", used)
    return script.text()
