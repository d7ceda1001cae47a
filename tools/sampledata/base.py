"""What the sample databases share: a source of chance whose numbers are the same in every Python,
the writer of SQL text, and the names of people and places."""

import datetime
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from corpus import chance  # noqa: E402

END = datetime.date(2024, 12, 31)  # the "today" of every database


class Chance(chance.Chance):
    """Money, days, and what may be NULL besides."""

    def money(self, low, high, step=0.01):
        steps = round((high - low) / step)
        return round(low + self.integer(0, steps) * step, 2)

    def maybe(self, share, value):
        """value with this chance, else NULL."""
        return value if self.chance(share) else None

    def date(self, first, last):
        """A day from first to last, each a date or a year."""
        first = datetime.date(first, 1, 1) if isinstance(first, int) else first
        last = datetime.date(last, 12, 31) if isinstance(last, int) else last
        return first + datetime.timedelta(self.integer(0, max((last - first).days, 0)))

    def after(self, day, low, high):
        return day + datetime.timedelta(self.integer(low, high))


def past(day):
    """The day if it has come, else NULL."""
    return day if day is not None and day <= END else None


def literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, (int, float)):
        return repr(value)
    return "'" + str(value).replace("'", "''") + "'"


class Script:
    """SQL text that makes one database in one transaction."""

    ROWS_A_STATEMENT = 200

    def __init__(self, about):
        self._parts = [
            f"-- {about}\n-- Made by tools/make_schemas.py; change that, not this.\n",
            "PRAGMA foreign_keys = OFF;\nBEGIN;\n",
        ]

    def define(self, ddl):
        self._parts.append(ddl.strip() + "\n")

    def insert(self, table, rows):
        rows = list(rows)
        for start in range(0, len(rows), self.ROWS_A_STATEMENT):
            lines = [
                f"({','.join(literal(v) for v in row)})"
                for row in rows[start : start + self.ROWS_A_STATEMENT]
            ]
            self._parts.append(f"INSERT INTO {table} VALUES\n" + ",\n".join(lines) + ";\n")

    def text(self):
        return "\n".join(self._parts) + "\nCOMMIT;\n"


FIRST_NAMES = """Ada Alan Amara Andre Anita Arthur Beatrice Ben Carla Carlos Charlotte Chen Clara Daniel David
Dorothy Elena Emil Esther Fatima Felix Florence Frank Georgia Grace Hannah Hassan Helen Henry Ingrid Isaac Ivan
Jackson James Jasmine Joan Jordan Joseph Julia Karen Kofi Laura Leo Lincoln Lucia Madison Marco Maria Martin
Maya Mei Nadia Nathan Nora Oliver Olga Oscar Paul Priya Rachel Ravi Rosa Ruth Samuel Sara Sofia Stefan Tara
Theo Tomas Uma Vera Victor Virginia Walter Wendy Yara Yusuf Zoe""".split()

LAST_NAMES = (
    """Abbott Adeyemi Alvarez Baker Banerjee Barnes Becker Bennett Bishop Brennan Carter Castillo Chang
Chase Clark Collins Cooper Costa Diaz Dixon Ellis Evans Fischer Fleming Foster Garcia Gibson Grant Green Hale
Hansen Harper Hayes Houston Hughes Ito Jackson Jensen Johnson Kaplan Keller Khan Kim Kowalski Lang Larsen Lee
Lincoln Lopez Madison Marsh Mason Meyer Mitchell Moore Morgan Murphy Nakamura Nguyen Novak Okafor Olsen Orange
Osei Park Patel Pereira Perry Quinn Ramos Reed Rivera Rossi Russo Salem Santos Schmidt Shaw Silva Singh Stone
Sutton Tanaka Taylor Turner Vance Vega Walker Wang Weber West Wong Wright Young Zimmerman""".split()
)

# city, county, state; names that are also a county, a state or a person are there on purpose
PLACES = [
    ("Albany", "Albany", "New York"),
    ("Rochester", "Monroe", "New York"),
    ("Buffalo", "Erie", "New York"),
    ("Middletown", "Orange", "New York"),
    ("New York", "New York", "New York"),
    ("Anaheim", "Orange", "California"),
    ("Santa Rosa", "Sonoma", "California"),
    ("Napa", "Napa", "California"),
    ("Sacramento", "Sacramento", "California"),
    ("Monterey", "Monterey", "California"),
    ("Fresno", "Fresno", "California"),
    ("Orlando", "Orange", "Florida"),
    ("Miami", "Miami-Dade", "Florida"),
    ("Jacksonville", "Duval", "Florida"),
    ("Madison", "Dane", "Wisconsin"),
    ("Milwaukee", "Milwaukee", "Wisconsin"),
    ("Green Bay", "Brown", "Wisconsin"),
    ("Lincoln", "Lancaster", "Nebraska"),
    ("Omaha", "Douglas", "Nebraska"),
    ("Lancaster", "Lancaster", "Pennsylvania"),
    ("Erie", "Erie", "Pennsylvania"),
    ("Pittsburgh", "Allegheny", "Pennsylvania"),
    ("Houston", "Harris", "Texas"),
    ("Austin", "Travis", "Texas"),
    ("Dallas", "Dallas", "Texas"),
    ("Springfield", "Sangamon", "Illinois"),
    ("Peoria", "Peoria", "Illinois"),
    ("Rockford", "Winnebago", "Illinois"),
    ("Springfield", "Greene", "Missouri"),
    ("Columbia", "Boone", "Missouri"),
    ("Columbia", "Richland", "South Carolina"),
    ("Salem", "Marion", "Oregon"),
    ("Portland", "Multnomah", "Oregon"),
    ("Eugene", "Lane", "Oregon"),
    ("Portland", "Cumberland", "Maine"),
    ("Spokane", "Spokane", "Washington"),
    ("Seattle", "King", "Washington"),
    ("Walla Walla", "Walla Walla", "Washington"),
    ("Jackson", "Hinds", "Mississippi"),
    ("Jackson", "Madison", "Tennessee"),
]

STREETS = [
    "Oak Street",
    "Maple Avenue",
    "Station Road",
    "Mill Lane",
    "Church Street",
    "River Road",
    "Park Avenue",
    "Lincoln Avenue",
    "High Street",
    "Cedar Drive",
    "Madison Street",
    "Lake View",
    "Hill Road",
    "Market Square",
]


def address(chance):
    return f"{chance.integer(1, 199)} {chance.choice(STREETS)}"


def phone(chance):
    return f"555-{chance.integer(0, 999):03d}-{chance.integer(0, 9999):04d}"


def email(first, last, number, host):
    return f"{first}.{last}{number}@{host}".lower()


def people(chance, count):
    """count (first, last) names, no pair twice."""
    seen, out = set(), []
    while len(out) < count:
        pair = (chance.choice(FIRST_NAMES), chance.choice(LAST_NAMES))
        if pair not in seen:
            seen.add(pair)
            out.append(pair)
    return out
