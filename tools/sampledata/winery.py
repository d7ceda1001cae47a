"""winery: a wine catalogue with producers, appellations, critics and merchants. snake_case, singular
tables, years as integers."""

from .base import PLACES, Script, address, people, phone

DDL = """
CREATE TABLE appellation (
    appellation_id INTEGER PRIMARY KEY,
    appellation_name TEXT NOT NULL,
    county TEXT,
    state TEXT,
    area TEXT, -- the larger growing area that it lies in
    is_official INTEGER, -- 1 if registered as a viticultural area
    established_year INTEGER
);
CREATE TABLE producer (
    producer_id INTEGER PRIMARY KEY,
    producer_name TEXT NOT NULL,
    owner_name TEXT,
    city TEXT,
    county TEXT,
    state TEXT,
    founded_year INTEGER
);
CREATE TABLE producer_contact (
    producer_id INTEGER PRIMARY KEY REFERENCES producer (producer_id),
    contact_name TEXT,
    email TEXT,
    phone TEXT,
    street TEXT,
    city TEXT -- of the tasting room
);
CREATE TABLE grape (
    grape_id INTEGER PRIMARY KEY,
    grape_name TEXT NOT NULL UNIQUE,
    colour TEXT,
    origin_country TEXT
);
CREATE TABLE wine (
    wine_id INTEGER PRIMARY KEY,
    label_name TEXT NOT NULL,
    cuvee_name TEXT,
    producer_id INTEGER NOT NULL REFERENCES producer (producer_id),
    appellation_id INTEGER REFERENCES appellation (appellation_id),
    winemaker_name TEXT,
    colour TEXT,
    sweetness TEXT,
    vintage_year INTEGER,
    release_year INTEGER,
    drink_from_year INTEGER,
    drink_until_year INTEGER,
    cellar_price REAL, -- a bottle at the winery
    list_price REAL, -- a bottle as recommended to merchants
    cases_made INTEGER,
    alcohol REAL, -- percent by volume
    status TEXT
);
CREATE TABLE wine_grape (
    wine_id INTEGER NOT NULL REFERENCES wine (wine_id),
    grape_id INTEGER NOT NULL REFERENCES grape (grape_id),
    percent INTEGER,
    PRIMARY KEY (wine_id, grape_id)
) WITHOUT ROWID;
CREATE TABLE critic (
    critic_id INTEGER PRIMARY KEY,
    critic_name TEXT NOT NULL,
    magazine TEXT,
    country TEXT
);
CREATE TABLE review (
    review_id INTEGER PRIMARY KEY,
    wine_id INTEGER NOT NULL REFERENCES wine (wine_id),
    critic_id INTEGER NOT NULL REFERENCES critic (critic_id),
    score INTEGER, -- out of 100
    tasting_year INTEGER,
    published_year INTEGER
);
CREATE TABLE wine_rating (
    wine_id INTEGER PRIMARY KEY REFERENCES wine (wine_id),
    number_of_reviews INTEGER,
    average_score REAL,
    highest_score INTEGER,
    lowest_score INTEGER
);
CREATE TABLE award (
    award_id INTEGER PRIMARY KEY,
    wine_id INTEGER, -- the wine that won it
    competition_name TEXT,
    medal TEXT,
    award_year INTEGER
);
CREATE TABLE merchant (
    merchant_id INTEGER PRIMARY KEY,
    merchant_name TEXT NOT NULL,
    merchant_type TEXT,
    city TEXT,
    county TEXT,
    state TEXT
);
CREATE TABLE merchant_wine (
    merchant_id INTEGER NOT NULL REFERENCES merchant (merchant_id),
    wine_id INTEGER NOT NULL REFERENCES wine (wine_id),
    shelf_price REAL,
    bottles_in_stock INTEGER,
    bottles_on_order INTEGER,
    PRIMARY KEY (merchant_id, wine_id)
);
CREATE VIEW current_release AS
SELECT wine.wine_id, wine.label_name, producer.producer_name, wine.vintage_year, wine.list_price
FROM wine JOIN producer ON wine.producer_id = producer.producer_id
WHERE wine.status = 'Available';
"""

APPELLATIONS = [
    ("Sonoma Valley", "Sonoma", "California", "North Coast"),
    ("Russian River Valley", "Sonoma", "California", "North Coast"),
    ("Alexander Valley", "Sonoma", "California", "North Coast"),
    ("Napa Valley", "Napa", "California", "North Coast"),
    ("Howell Mountain", "Napa", "California", "Napa Valley"),
    ("Rutherford", "Napa", "California", "Napa Valley"),
    ("Oakville", "Napa", "California", "Napa Valley"),
    ("Carmel Valley", "Monterey", "California", "Central Coast"),
    ("Arroyo Seco", "Monterey", "California", "Central Coast"),
    ("Madera", "Fresno", "California", "Central Valley"),
    ("Eola Hills", "Marion", "Oregon", "Willamette Valley"),
    ("Dundee Hills", "Yamhill", "Oregon", "Willamette Valley"),
    ("Rogue Valley", "Jackson", "Oregon", "Southern Oregon"),
    ("Walla Walla Valley", "Walla Walla", "Washington", "Columbia Valley"),
    ("Yakima Valley", "Yakima", "Washington", "Columbia Valley"),
    ("Lake Erie", "Erie", "New York", "Great Lakes"),
    ("Seneca Lake", "Yates", "New York", "Finger Lakes"),
    ("Hudson River", "Orange", "New York", "Hudson Valley"),
]
GRAPES = [
    ("Cabernet Sauvignon", "Red", "France"),
    ("Cabernet Franc", "Red", "France"),
    ("Merlot", "Red", "France"),
    ("Pinot Noir", "Red", "France"),
    ("Pinot Gris", "White", "France"),
    ("Pinot Blanc", "White", "France"),
    ("Sauvignon Blanc", "White", "France"),
    ("Chardonnay", "White", "France"),
    ("Syrah", "Red", "France"),
    ("Petite Sirah", "Red", "France"),
    ("Zinfandel", "Red", "Croatia"),
    ("Sangiovese", "Red", "Italy"),
    ("Riesling", "White", "Germany"),
    ("Gewurztraminer", "White", "Germany"),
    ("Tempranillo", "Red", "Spain"),
    ("Viognier", "White", "France"),
]
PRODUCERS = """Stone Gate Cellars;Quail Ridge Estate;Silver Fox Winery;Old Mill Vineyards;Madison Creek Winery;Red Barn
Cellars;Two Sisters Estate;Hawk Hill Vineyards;Lincoln Family Wines;Fern Hollow;Blue Heron Cellars;Mason Brothers;Oak
Hollow Estate;Cedar Bluff Winery;Long Meadow Wines;Salem Road Vineyards;Copper Kettle Cellars;Morning Mist;Iron Horse
Hill;West Wind Estate;Lakeshore Cellars;Orchard House;Rossi & Daughters;North Fork Winery""".replace(
    "\n", " "
).split(
    ";"
)
CUVEES = [
    "Reserve",
    "Old Vines",
    "Family Selection",
    "Estate Reserve",
    "Hillside",
    "Barrel Select",
    "Cellar Release",
]
MAGAZINES = ["Vine & Table", "The Cork Report", "Cellar Notes", "Grape Monthly"]
MERCHANTS = """Bottle & Barrel;The Cellar Door;Corner Cork;Madison Wine Shop;Harvest Market;Napa Street Wines;Vintage
House;Grand Cru Traders;Lake Street Liquor;Orange Grove Wines;Riverside Bottles;The Wine Rack""".replace(
    "\n", " "
).split(
    ";"
)
COMPETITIONS = ["West Coast Wine Fair", "National Wine Challenge", "Harvest Cup", "Lakes Wine Fair"]
COMMON_WINE = 1  # every merchant stocks it


def producers(chance):
    rows, contacts = [], []
    names = people(chance, 2 * len(PRODUCERS))
    places = [p for p in PLACES if p[2] in ("California", "Oregon", "Washington", "New York")]
    for number, name in enumerate(PRODUCERS, 1):
        city, county, state = chance.choice(places)
        rows.append(
            (
                number,
                name,
                chance.maybe(0.85, " ".join(names[number - 1])),
                city,
                county,
                state,
                chance.integer(1880, 2014),
            )
        )
        room = city if chance.chance(0.6) else chance.choice(places)[0]
        host = name.lower().replace(" ", "").replace("&", "and")
        contacts.append(
            (
                number,
                " ".join(names[-number]),
                f"info@{host}.example",
                chance.maybe(0.9, phone(chance)),
                address(chance),
                room,
            )
        )
    return rows, contacts


def wines(chance, count):
    rows, blends = [], []
    makers = [" ".join(name) for name in people(chance, 30)]
    for number in range(1, count + 1):
        main = chance.integer(1, len(GRAPES))
        name, colour, _ = GRAPES[main - 1]
        if colour == "Red" and chance.chance(0.12):
            colour = "Rose"
        sweetness = chance.weighted({"Dry": 7, "Off-dry": 2, "Sweet": 1})
        vintage = chance.integer(2005, 2022)
        release = vintage + chance.integer(1, 4)
        drink = release + chance.integer(0, 4)
        cellar = chance.money(12, 95, 1)
        rows.append(
            (
                number,
                name if chance.chance(0.75) else f"{colour} Blend",
                chance.maybe(0.55, chance.choice(CUVEES)),
                chance.integer(1, len(PRODUCERS)),
                chance.maybe(0.96, chance.integer(1, len(APPELLATIONS))),
                chance.maybe(0.9, chance.choice(makers)),
                colour,
                sweetness,
                vintage,
                release,
                drink,
                drink + chance.integer(2, 15),
                cellar,
                cellar + chance.integer(2, 20),
                chance.integer(40, 4200),
                chance.money(11, 15.5, 0.1),
                chance.weighted({"Available": 6, "Sold Out": 4, "Allocated": 1, "Library": 1}),
            )
        )
        others = chance.sample(
            [n for n in range(1, len(GRAPES) + 1) if n != main and GRAPES[n - 1][1] == GRAPES[main - 1][1]],
            chance.weighted({0: 5, 1: 3, 2: 2}),
        )
        rest = [chance.integer(3, 20) for _ in others]
        blends += sorted([(number, main, 100 - sum(rest))] + [(number, g, p) for g, p in zip(others, rest)])
    return rows, blends


def reviews(chance, wine_rows):
    number = 0
    for wine in wine_rows:
        for critic in sorted(chance.sample(range(1, 11), chance.weighted({0: 1, 1: 3, 2: 3, 3: 2}))):
            number += 1
            tasted = wine[9] + chance.integer(0, 2)
            yield (number, wine[0], critic, chance.integer(78, 99), tasted, tasted + chance.integer(0, 1))


def ratings(rows):
    scores = {}
    for row in rows:
        scores.setdefault(row[1], []).append(row[3])
    return [
        (wine, len(points), round(sum(points) / len(points), 1), max(points), min(points))
        for wine, points in sorted(scores.items())
    ]


def stock(chance, wine_rows):
    for merchant in range(1, len(MERCHANTS) + 1):
        chosen = chance.sample(range(2, len(wine_rows) + 1), chance.integer(18, 40))
        for wine in sorted([COMMON_WINE] + chosen):
            yield (
                merchant,
                wine,
                wine_rows[wine - 1][13] + chance.integer(-3, 9),
                chance.integer(0, 90),
                chance.weighted({0: 6, 12: 2, 24: 1, 60: 1}),
            )


def build(chance):
    script = Script("winery: wines, who makes, rates and sells them, and where they grow")
    script.define(DDL)
    script.insert(
        "appellation",
        [
            (n, *row, chance.chance(0.8), chance.maybe(0.9, chance.integer(1978, 2010)))
            for n, row in enumerate(APPELLATIONS, 1)
        ],
    )
    producer_rows, contact_rows = producers(chance)
    script.insert("producer", producer_rows)
    script.insert("producer_contact", contact_rows)
    script.insert("grape", [(n, *row) for n, row in enumerate(GRAPES, 1)])
    wine_rows, blends = wines(chance, 320)
    script.insert("wine", wine_rows)
    script.insert("wine_grape", blends)
    script.insert(
        "critic",
        [
            (
                n,
                " ".join(name),
                chance.choice(MAGAZINES),
                chance.choice(["USA", "France", "Germany", "Italy"]),
            )
            for n, name in enumerate(people(chance, 10), 1)
        ],
    )
    review_rows = list(reviews(chance, wine_rows))
    script.insert("review", review_rows)
    script.insert("wine_rating", ratings(review_rows))
    awarded = sorted(chance.sample(range(1, 321), 110))
    script.insert(
        "award",
        [
            (
                n,
                wine,
                chance.choice(COMPETITIONS),
                chance.weighted({"Gold": 2, "Double Gold": 1, "Silver": 3, "Bronze": 3}),
                wine_rows[wine - 1][9] + chance.integer(0, 2),
            )
            for n, wine in enumerate(awarded, 1)
        ],
    )
    script.insert(
        "merchant",
        [
            (
                n,
                name,
                chance.choice(["Shop", "Online Shop", "Restaurant", "Supermarket"]),
                *chance.choice(PLACES),
            )
            for n, name in enumerate(MERCHANTS, 1)
        ],
    )
    script.insert("merchant_wine", stock(chance, wine_rows))
    return script.text()
