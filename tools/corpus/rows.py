"""Fills a database from annotated DDL: the form of schemas/corpus/<db>.sql.

A file is plain SQL: CREATE TABLE statements with a column on each line, then INSERT, UPDATE, DELETE and CREATE
VIEW statements. A comment that begins with `--:` says how rows are made; it is stripped before SQLite sees the
text, so that other comments, and only they, stay in the catalogue.

    CREATE TABLE orders (
      order_no INTEGER PRIMARY KEY,           --: seq 1001
      customer_id INTEGER REFERENCES customers(id), --: ref customers.id cover 80% skew
      status TEXT,                            --: pick shipped*6 | open*3 | cancelled
      placed_at TEXT,                         --: date 2023-01-01..2025-03-31 %Y-%m-%d %H:%M:%S
      shipped_at TEXT                         --: after placed_at 1..9 days null 20%
    ); --: rows 240

Order: all tables are made; INSERTs into tables without `rows` run; tables with `rows` are filled, those that are
referred to first; then everything else runs in the order of the file. Rows depend on the database's name and the
seed alone: chance comes from random.Random(text).random(), whose sequence Python promises to keep.
"""

import datetime
import re
import sqlite3

from chance import Chance, FIRST_NAMES, LAST_NAMES, CITIES, STREETS, WORDS

EPOCH = datetime.datetime(1970, 1, 1)


class SpecError(Exception):
    """The annotated DDL cannot be read; the text says where and why."""


def statements(text):
    """The statements of an SQL script, comments included, in order."""
    part = ""
    for line in text.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(re.sub(r"--[^\n]*", "", part)) and part.strip():
            yield part
            part = ""
    if re.sub(r"--[^\n]*", "", part).strip():
        raise SpecError("a statement has no end: " + part.strip()[:80])


def strip(text):
    """The text without annotations."""
    return re.sub(r"[ \t]*--:[^\n]*", "", text)


def unquote(name):
    return name[1:-1] if name[:1] in "\"`[" else name


NAME = r'("[^"]+"|`[^`]+`|\[[^\]]+\]|[A-Za-z_][\w$]*)'


class Column:
    def __init__(self, name, kind, spec):
        self.name, self.kind, self.spec = name, kind, spec
        self.format = None  # of dates
        self.days = None  # the moments behind a date column's cells, row by row


class Table:
    def __init__(self, name, rows):
        self.name, self.rows, self.columns = name, rows, []

    def column(self, name):
        for column in self.columns:
            if column.name.lower() == name.lower():
                return column
        raise SpecError(f"{self.name} has no column {name}")


def read_table(statement):
    """The table of a CREATE TABLE statement with `--: rows N`, else None."""
    head = re.match(r"(?:\s|--[^\n]*\n)*CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?" + NAME, statement, re.I)
    rows = re.search(r"\)[^\n;]*;[ \t]*--:\s*rows\s+(\d+)", statement)
    if not head or not rows:
        return None
    table = Table(unquote(head.group(1)), int(rows.group(1)))
    for line in statement[head.end() :].splitlines():
        match = re.match(r"[\s(]*" + NAME + r"\s+([^\n]*?)--:\s*(.*?)\s*$", line)
        if match and not line.strip().startswith(")"):
            table.columns.append(Column(unquote(match.group(1)), match.group(2), match.group(3)))
    if not table.columns:
        raise SpecError(f"{table.name}: no column has an annotation")
    return table


# ---- one cell ----


def number_range(text):
    match = re.match(r"\s*(-?[\d.]+)\.\.(-?[\d.]+)", text)
    if not match:
        raise SpecError("a range is LOW..HIGH: " + text)
    low, high = (float(part) for part in match.groups())
    return low, high, text[match.end() :].strip()


def moment(text):
    text = text.strip()
    for form in ("%Y-%m-%d %H:%M:%S", "%Y-%m-%d"):
        try:
            return datetime.datetime.strptime(text, form)
        except ValueError:
            pass
    raise SpecError("a date is YYYY-MM-DD: " + text)


def written(day, form):
    """A moment as a column holds it."""
    if form == "unix":
        return int((day - EPOCH).total_seconds())
    if form == "unixms":
        return int((day - EPOCH).total_seconds()) * 1000
    if form == "yyyymmdd":
        return int(day.strftime("%Y%m%d"))
    return day.strftime(form or "%Y-%m-%d")


def fine(form):
    """True if the form tells the time of day."""
    return form in ("unix", "unixms") or (form and "%H" in form)


def options(text):
    """pick's members with their weights."""
    out = {}
    for part in text.split("|"):
        match = re.match(r"^(.*?)(?:\*(\d+))?$", part.strip())
        out[match.group(1).strip()] = out.get(match.group(1).strip(), 0) + int(match.group(2) or 1)
    return out


def typed(text, kind):
    """A pick's text as a cell: a number where the column's type is one."""
    if text.upper() == "NULL":
        return None
    if re.search(r"INT|REAL|NUM|DEC|DOUB|FLOA|BOOL", kind, re.I) and re.fullmatch(r"-?\d+(\.\d+)?", text):
        return float(text) if "." in text else int(text)
    return text


def braces(text, chance):
    """{a|b|c}: one of them; the rest as it is."""
    return re.sub(r"\{([^{}]*)\}", lambda m: chance.weighted(options(m.group(1))), text)


def pattern(text, chance):
    """# a digit, @ a capital letter, the rest as it is."""
    out = []
    for letter in text:
        if letter == "#":
            out.append(str(chance.integer(0, 9)))
        elif letter == "@":
            out.append(chr(65 + chance.integer(0, 25)))
        else:
            out.append(letter)
    return "".join(out)


class Filler:
    def __init__(self, name, connection, tables, seed):
        self.name, self.db, self.seed = name, connection, seed
        self.tables = {table.name.lower(): table for table in tables}
        self.later = []  # UPDATE statements of `expr`

    def pool(self, text, chance, cover):
        """The values of table.column that may be referred to: a fixed share of them."""
        match = re.match(NAME + r"\." + NAME + "$", text)
        if not match:
            raise SpecError("ref takes table.column: " + text)
        table, column = (unquote(part) for part in match.groups())
        values = [row[0] for row in self.db.execute(f'SELECT "{column}" FROM "{table}" ORDER BY rowid')]
        values = list(dict.fromkeys(value for value in values if value is not None))
        if not values:
            raise SpecError(f"{table}.{column} has no rows to refer to")
        return chance.sample(values, max(1, round(len(values) * cover)))

    def fill(self, table):
        made = {}
        for column in table.columns:
            chance = Chance(f"{self.seed}/{self.name}/{table.name}/{column.name}")
            try:
                made[column.name] = self.cells(table, column, made, chance)
            except SpecError as error:
                raise SpecError(f"{table.name}.{column.name}: {error}") from None
        names = [name for name, cells in made.items() if cells is not None]
        marks = ", ".join("?" * len(names))
        columns = ", ".join(f'"{name}"' for name in names)
        rows = zip(*(made[name] for name in names))
        self.db.executemany(f'INSERT OR IGNORE INTO "{table.name}" ({columns}) VALUES ({marks})', rows)
        for statement in self.later:
            self.db.execute(statement)
        self.later = []

    def cells(self, table, column, made, chance):
        """A cell for each row; None if the column is reckoned afterwards."""
        spec, shares = column.spec, {}
        while True:
            match = re.search(r"\s+(null|empty|cover|distinct|skew)(?:\s+(\d+(?:\.\d+)?)%)?\s*$", spec)
            if not match or (match.group(1) == "skew" and not spec.startswith("ref ")):
                break
            shares[match.group(1)] = float(match.group(2) or 0) / 100
            spec = spec[: match.start()]
        verb, _, rest = spec.partition(" ")
        if verb == "expr":
            self.later.append(f'UPDATE "{table.name}" SET "{column.name}" = ({rest})')
            return None
        make = getattr(self, "make_" + verb, None)
        if not make:
            raise SpecError(f"no such generator: {verb}")
        draw = make(table, column, rest.strip(), made, chance, shares)
        cells, seen, hide = [], set(), Chance(f"{self.seed}/{self.name}/{table.name}/{column.name}/null")
        for row in range(table.rows):
            cell = draw(row)
            if "distinct" in shares:
                tries = 0
                while cell in seen and tries < 200:
                    cell, tries = draw(row), tries + 1
                seen.add(cell)
            if "null" in shares and hide.chance(shares["null"]):
                cell = None
                if column.days:
                    column.days[row] = None
            if "empty" in shares and hide.chance(shares["empty"]):
                cell = ""
            cells.append(cell)
        return cells

    # Each make_ gives a function of the row's number.

    def make_seq(self, table, column, rest, made, chance, shares):
        parts = [int(part) for part in rest.split()] or [1]
        step = parts[1] if len(parts) > 1 else 1
        return lambda row: parts[0] + row * step

    def make_int(self, table, column, rest, made, chance, shares):
        low, high, how = number_range(rest)
        return lambda row: int(self.spread(low, high + 1, how, chance))

    def make_real(self, table, column, rest, made, chance, shares):
        low, high, how = number_range(rest)
        match = re.match(r"\d+", how)
        places = int(match.group()) if match else 2
        how = how[match.end() :].strip() if match else how
        return lambda row: round(self.spread(low, high, how, chance), places)

    @staticmethod
    def spread(low, high, how, chance):
        share = chance.real()
        if how == "skew":
            share = share * share
        elif how == "normal":
            share = (share + chance.real() + chance.real()) / 3
        elif how:
            raise SpecError("after a range: skew or normal, not " + how)
        return min(low + share * (high - low), high - 1e-9)

    def make_price(self, table, column, rest, made, chance, shares):
        low, high, _ = number_range(rest)
        whole = re.search("INT", column.kind, re.I)

        def draw(row):
            amount = int(low * (high / low) ** chance.real()) + chance.choice([0.0, 0.49, 0.5, 0.9, 0.95, 0.99])
            return round(amount * 100) if whole else round(min(amount, high), 2)

        return draw

    def make_pick(self, table, column, rest, made, chance, shares):
        members = options(rest)
        return lambda row: typed(chance.weighted(members), column.kind)

    def make_each(self, table, column, rest, made, chance, shares):
        members = [part.strip() for part in rest.split("|")]
        return lambda row: typed(members[row % len(members)], column.kind)

    def make_by(self, table, column, rest, made, chance, shares):
        """by COLUMN: a => x | y; b => z; else => w"""
        key, _, cases = rest.partition(":")
        key = key.strip()
        if key not in made:
            raise SpecError(f"{key} must stand before")
        map_ = {}
        for case in cases.split(";"):
            when, arrow, then = case.partition("=>")
            if not arrow:
                raise SpecError("a case is VALUE => CHOICE | CHOICE: " + case)
            for part in when.split(","):
                map_[part.strip()] = options(then)
        def draw(row):
            members = map_.get(str(made[key][row]), map_.get("else"))
            if members is None:
                raise SpecError(f"no case for {made[key][row]}")
            return typed(chance.weighted(members), column.kind)

        return draw

    def make_date(self, table, column, rest, made, chance, shares):
        match = re.match(r"(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)\s*(.*)$", rest)
        if not match:
            raise SpecError("date FIRST..LAST [FORM]: " + rest)
        first, last, form = moment(match.group(1)), moment(match.group(2)), match.group(3) or "%Y-%m-%d"
        column.format, column.days = form, []

        def draw(row):
            day = first + datetime.timedelta(chance.integer(0, max((last - first).days, 0)))
            if fine(form):
                day += datetime.timedelta(seconds=chance.integer(7 * 3600, 20 * 3600))
            column.days.append(day)
            return written(day, form)

        return draw

    def make_after(self, table, column, rest, made, chance, shares):
        until = re.search(r"\s+until (\d{4}-\d\d-\d\d)$", rest)
        last = moment(until.group(1)) + datetime.timedelta(days=1) if until else None
        rest = rest[: until.start()] if until else rest
        match = re.match(NAME + r"\s+(-?\d+)\.\.(-?\d+)\s+(days|hours|minutes|months)\s*(.*)$", rest)
        if not match:
            raise SpecError("after COLUMN LOW..HIGH days|hours|minutes|months [FORM]: " + rest)
        other = table.column(unquote(match.group(1)))
        if other.days is None:
            raise SpecError(f"{other.name} must be a date that stands before")
        low, high, unit = int(match.group(2)), int(match.group(3)), match.group(4)
        column.format, column.days = match.group(5) or other.format, []

        def draw(row):
            start = other.days[row]
            if start is None:
                column.days.append(None)
                return None
            size = chance.integer(low, high)
            if unit == "months":
                size, name = size * 30, "days"
            else:
                name = unit
            day = start + datetime.timedelta(**{name: size})
            if name == "days" and fine(column.format):
                day = day.replace(hour=7, minute=0, second=0)
                day += datetime.timedelta(seconds=chance.integer(0, 12 * 3600))
            if last is not None and day > last:
                column.days.append(None)
                return None
            column.days.append(day)
            return written(day, column.format)

        return draw

    def make_ref(self, table, column, rest, made, chance, shares):
        pool = self.pool(rest, chance, shares.get("cover") or 1)
        power = 2 if "skew" in shares else 1
        return lambda row: pool[int(chance.real() ** power * len(pool))]

    def make_self(self, table, column, rest, made, chance, shares):
        """self COLUMN: a value of COLUMN in an earlier row of this table; NULL in the first."""
        if rest not in made:
            raise SpecError(f"{rest} must stand before")
        return lambda row: made[rest][int(chance.real() ** 2 * row)] if row else None

    def make_first(self, table, column, rest, made, chance, shares):
        return lambda row: chance.choice(FIRST_NAMES)

    def make_last(self, table, column, rest, made, chance, shares):
        return lambda row: chance.choice(LAST_NAMES)

    def make_person(self, table, column, rest, made, chance, shares):
        return lambda row: chance.choice(FIRST_NAMES) + " " + chance.choice(LAST_NAMES)

    def make_city(self, table, column, rest, made, chance, shares):
        return lambda row: chance.choice(CITIES)

    def make_street(self, table, column, rest, made, chance, shares):
        return lambda row: f"{chance.integer(1, 240)} {chance.choice(STREETS)}"

    def make_note(self, table, column, rest, made, chance, shares):
        return lambda row: " ".join(chance.choice(WORDS) for _ in range(chance.integer(3, 8)))

    def make_code(self, table, column, rest, made, chance, shares):
        return lambda row: typed(pattern(rest, chance), column.kind)

    def make_mix(self, table, column, rest, made, chance, shares):
        return lambda row: typed(braces(rest, chance), column.kind)

    def make_from(self, table, column, rest, made, chance, shares):
        """from {first}.{last}@example.org: other columns of the row; `lower` first makes it lower case."""
        lower = rest.startswith("lower ")
        form = rest[6:] if lower else rest

        def draw(row):
            def cell(match):
                if match.group(1) not in made:
                    raise SpecError(f"{match.group(1)} must stand before")
                return str(made[match.group(1)][row])

            text = pattern(re.sub(r"\{([^{}]*)\}", cell, form), chance) if "#" in form else re.sub(r"\{([^{}]*)\}", cell, form)
            return text.lower().replace(" ", "") if lower else text

        return draw

    def make_const(self, table, column, rest, made, chance, shares):
        return lambda row: typed(rest, column.kind)


def refers(table):
    """The tables that must be filled before."""
    out = set()
    for column in table.columns:
        match = re.match(r"ref\s+" + NAME, column.spec)
        if match:
            out.add(unquote(match.group(1)).lower())
    return out - {table.name.lower()}


def in_order(tables):
    left, done, out = list(tables), set(), []
    names = {table.name.lower() for table in tables}
    while left:
        ready = [table for table in left if not (refers(table) & names) - done]
        if not ready:
            raise SpecError("tables refer to each other in a circle: " + ", ".join(t.name for t in left))
        for table in ready:
            out.append(table)
            done.add(table.name.lower())
            left.remove(table)
    return out


def build(name, text, path=":memory:", seed=7):
    """Makes the database of an annotated script; gives the open connection. SpecError, sqlite3.Error."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    parts = list(statements(text))
    tables, rest = [], []
    for part in parts:
        clean = strip(part)
        bare = re.sub(r"--[^\n]*", "", clean).strip()
        if re.match(r"CREATE\s+TABLE", bare, re.I):
            try:
                connection.execute(clean.strip().rstrip(";"))
            except sqlite3.Error as error:
                raise SpecError(f"{error}: {bare[:100]}") from None
            table = read_table(part)
            if table:
                tables.append(table)
        else:
            rest.append(clean)
    filled = {table.name.lower() for table in tables}
    after = []
    for part in rest:
        bare = re.sub(r"--[^\n]*", "", part).strip()
        match = re.match(r"INSERT\s+INTO\s+" + NAME, bare, re.I)
        if match and unquote(match.group(1)).lower() not in filled and "SELECT" not in bare.upper():
            run(connection, part, bare)
        else:
            after.append((part, bare))
    filler = Filler(name, connection, tables, seed)
    for table in in_order(tables):
        filler.fill(table)
    for part, bare in after:
        run(connection, part, bare)
    connection.commit()
    return connection


def run(connection, part, bare):
    try:
        connection.execute(part.strip().rstrip(";"))
    except sqlite3.Error as error:
        raise SpecError(f"{error}: {bare[:120]}") from None
