"""Later turns made of queries: a query is edited at one place (or two), and the turn that asks for it is worded.

What is asked of a query in a later turn is mostly one of a few dozen edits (cf. Cai and Wan, "IGSQL", 2020; Wang et al.,
"Tracking Interaction States for Multi-Turn Text-to-SQL Semantic Parsing", 2021). Here each is a function from a query's
tree to the edited tree and what fills the turn's slots; edits.tsv holds the wordings, a kind and its text a line. An
edited query counts only if its rows differ from those of the query before, and there are any."""

import collections
import copy
import os
import random
import re
import sqlite3

import sqlglot
from sqlglot import exp

AGGREGATES = {exp.Avg: "average", exp.Sum: "total", exp.Max: "highest", exp.Min: "lowest"}
SWAPS = {"average": exp.Avg, "maximum": exp.Max, "minimum": exp.Min, "total": exp.Sum}
NAMES = {("first", "name"), ("last", "name"), ("surname",), ("forename",), ("given", "name"), ("family", "name")}
DATE = re.compile(r"\d{4}-\d\d")
TWICE = 0.12  # of the turns ask for two edits at once
LINKS = (", and ", " and ", "; ", ", ", ". ", ", then ")
STEPS = 200  # of 10,000 of SQLite's steps each, for one query


def wordings():
    """kind -> texts"""
    out = collections.defaultdict(list)
    with open(os.path.join(os.path.dirname(__file__), "edits.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#") and "\t" in line:
                kind, text = line.rstrip("\n").split("\t")
                out[kind].append(text)
    return out


def prefix(names):
    """The word that most of a table's columns begin with, if there is one."""
    word, count = collections.Counter(words[0] for words in names if words).most_common(1)[0] if any(names) else ("", 0)
    return word if count > 3 and count > 0.7 * len(names) else None


class No(Exception):
    """The edit cannot be made of this query."""


class Query:
    """A SELECT over tables of a catalogue (a row of schemas.jsonl), and what its columns are called."""

    def __init__(self, schema, sql, draw):
        self.schema, self.draw = schema, draw
        self.tree = sqlglot.parse_one(sql, read="sqlite")
        if not isinstance(self.tree, exp.Select) or self.tree.args.get("with_", self.tree.args.get("with")):
            raise No("no plain SELECT")
        self.tables = collections.OrderedDict()  # alias -> index of the table
        index = {table["name"].lower(): i for i, table in enumerate(schema["tables"])}
        origin = self.tree.args.get("from_", self.tree.args.get("from"))  # sqlglot's newer name, and its older
        if origin is None:
            raise No("no table")
        sources = [origin.this] + [join.this for join in self.tree.args.get("joins") or []]
        for source in sources:
            if not isinstance(source, exp.Table) or source.name.lower() not in index:
                raise No("no table")
            self.tables[source.alias_or_name] = index[source.name.lower()]
        self.of_table = collections.defaultdict(dict)
        for column in schema["columns"]:
            self.of_table[column["table"]][column["name"].lower()] = column
        self.prefix = {t: prefix([column["words"] for column in group.values()]) for t, group in self.of_table.items()}

    def plain(self):
        """No subquery, no LIMIT, nothing distinct: what is added holds for all rows."""
        if self.tree.args.get("limit") or self.tree.args.get("distinct") or self.tree.find(exp.Subquery, exp.Exists):
            raise No("not plain")

    def lookup(self, node):
        """The catalogue's column of a column of the tree."""
        if not isinstance(node, exp.Column):
            return None
        found = [self.of_table[t].get(node.name.lower()) for alias, t in self.tables.items() if node.table in ("", alias)]
        found = [column for column in found if column]
        return found[0] if len(found) == 1 else None

    def words(self, column):
        """What people call a column: without the word that most columns of its table begin with."""
        words = column["words"]
        return " ".join(words[1:] if len(words) > 1 and words[0] == self.prefix[column["table"]] else words)

    def phrase(self, node):
        """What a shown column is called."""
        if isinstance(node, exp.Alias):
            node = node.this
        if isinstance(node, exp.Count):
            return self.draw.choice(("count", "number", "count"))
        if type(node) in AGGREGATES:
            return AGGREGATES[type(node)] + " " + self.phrase(node.this)
        column = self.lookup(node)
        if column is None:
            raise No("no name")
        return self.words(column)

    def units(self):
        """[(what it is called, its places)] of the columns shown; first and last name are one."""
        out, name = [], []
        for i, node in enumerate(self.tree.expressions):
            column = self.lookup(node)
            if column and tuple(column["words"])[-2:] in NAMES:
                name.append(i)
            else:
                out.append((self.phrase(node), [i]))
        if name:
            out.insert(0, (self.draw.choice(("name", "names")), name))
        if len({phrase for phrase, _ in out}) != len(out):
            raise No("names repeat")
        return out

    def columns(self, wanted):
        """[(node, column)] of the tables in FROM that are wanted and have a name of their own, not shown or filtered."""
        used = {(c.name.lower(), c.table) for c in self.tree.find_all(exp.Column)}
        counts = collections.Counter(self.words(c) for t in set(self.tables.values()) for c in self.of_table[t].values())
        out = []
        for alias, t in self.tables.items():
            if list(self.tables.values()).count(t) > 1:
                continue
            for name, column in self.of_table[t].items():
                key = column["pk"] or column["fk"] or "id" in column["words"]
                plain = counts[self.words(column)] == 1 and tuple(column["words"])[-2:] not in NAMES
                if not key and plain and (name, alias) not in used and (name, "") not in used and wanted(column):
                    out.append((exp.column(column["name"], table=alias if len(self.tables) > 1 else None), column))
        if not out:
            raise No("no column")
        return out

    def other(self, wanted=lambda column: True):
        return self.draw.choice(self.columns(wanted))

    def conditions(self):
        where = self.tree.args.get("where")
        return list(where.this.flatten()) if where and isinstance(where.this, exp.And) else [where.this] if where else []

    def set_conditions(self, conditions):
        conditions = [exp.Paren(this=node) if isinstance(node, exp.Or) else node for node in conditions]
        self.tree.set("where", exp.Where(this=exp.and_(*conditions, wrap=False)) if conditions else None)

    def grouped(self):
        return self.tree.args.get("group")

    def aggregates(self):
        return [node for node in self.tree.expressions if isinstance(node, exp.AggFunc)]


def is_number(column):
    return column["samples"] and column["type"] == "number" and not column["encoding"] and not column["text"]


def is_category(column):
    return column["text"] and column["samples"] and not column["encoding"] and not DATE.match(column["samples"][0]) and len(column["categories"]) > 1 and all(len(value) < 30 for value in column["categories"])


def is_told(column):
    """Not a code that nobody would say."""
    return is_category(column) and all(len(value) > 2 for value in column["categories"])


def said(query, value):
    return value.lower() if query.draw.random() < 0.3 else value


def text_condition(query):
    """One of the conditions column = 'text': (its place, column, node)."""
    found = []
    for i, node in enumerate(query.conditions()):
        if isinstance(node, exp.EQ) and isinstance(node.expression, exp.Literal) and node.expression.is_string:
            column = query.lookup(node.this)
            if column and column["text"]:
                found.append((i, column, node))
    if not found:
        raise No("no text")
    return query.draw.choice(found)


def another_value(query, column, node):
    values = [value for value in column["categories"] or column["samples"] if value != node.expression.this]
    if not values:
        raise No("no value")
    return query.draw.choice(values)


def prune(query):
    """Tables that only a condition taken away needed leave FROM, where each row had one of theirs at most."""
    changed = True
    while changed:
        changed = False
        joins = query.tree.args.get("joins") or []
        for join in joins:
            alias, on = join.this.alias_or_name, join.args.get("on")
            uses = [c for c in query.tree.find_all(exp.Column) if c.table == alias]
            own = [c for c in on.find_all(exp.Column) if c.table == alias] if on else []
            if on and len(own) == 1 and len(uses) == 1 and (query.lookup(own[0]) or {}).get("pk"):
                joins.remove(join)
                del query.tables[alias]
                changed = True
                break
    if len(query.tables) == 1 and not query.tree.args.get("joins"):
        query.tree.set("joins", None)


# The edits: each changes query.tree and returns what fills the slots.


def leave_out(query, only=False):
    units = query.units()
    if len(units) < 2 or query.tree.args.get("distinct"):
        raise No("one column")
    phrase, places = query.draw.choice(units)
    query.tree.set("expressions", [node for i, node in enumerate(query.tree.expressions) if (i in places) == only])
    return {"shown": phrase}


def keep_only(query):
    return leave_out(query, only=True)


def swap(query):
    if query.grouped() or query.tree.find(exp.AggFunc) or query.tree.args.get("distinct"):
        raise No("grouped")
    units = query.units()
    phrase, places = query.draw.choice(units)
    node, column = query.other()
    if len(units) < 2:
        raise No("one column")
    out = list(query.tree.expressions)
    out[places[0]] = node
    query.tree.set("expressions", [one for i, one in enumerate(out) if i not in places[1:]])
    return {"shown": phrase, "other": query.words(column)}


def show_instead(query):
    if query.grouped() or query.tree.find(exp.AggFunc) or query.tree.args.get("distinct"):
        raise No("grouped")
    query.units()
    node, column = query.other()
    query.tree.set("expressions", [node])
    return {"other": query.words(column)}


def add(query, count=1):
    if query.grouped() or query.aggregates() or query.tree.args.get("distinct"):
        raise No("grouped")
    chosen = query.columns(lambda column: True)
    if len(chosen) < count:
        raise No("no column")
    chosen = query.draw.sample(chosen, count)
    query.tree.set("expressions", query.tree.expressions + [node for node, _ in chosen])
    return dict(zip(("other", "another"), (query.words(column) for _, column in chosen)))


def add_two(query):
    return add(query, 2)


def drop_value(query):
    i, _, node = text_condition(query)
    left = query.conditions()
    value = node.expression.this
    del left[i]
    query.set_conditions(left)
    prune(query)
    return {"value": said(query, value)}


def drop_about(query):
    left = query.conditions()
    found = []
    for i, node in enumerate(left):
        columns = list(node.find_all(exp.Column))
        if len(columns) == 1 and not node.find(exp.Select) and query.lookup(columns[0]):
            found.append((i, columns[0]))
    if not found:
        raise No("no condition")
    i, column = query.draw.choice(found)
    phrase = query.phrase(column)
    del left[i]
    query.set_conditions(left)
    prune(query)
    return {"about": phrase}


def drop_all(query, several=False):
    left = query.conditions()
    if (len(left) > 1) != several or not left:
        raise No("no condition")
    query.set_conditions([])
    prune(query)
    return {}


def replace(query):
    i, column, node = text_condition(query)
    old, new = node.expression.this, another_value(query, column, node)
    node.set("expression", exp.Literal.string(new))
    return {"new": said(query, new), "value": said(query, old)}


def either(query):
    i, column, node = text_condition(query)
    new, left = another_value(query, column, node), query.conditions()
    left[i] = exp.In(this=node.this.copy(), expressions=[node.expression.copy(), exp.Literal.string(new)])
    query.set_conditions(left)
    return {"new": said(query, new)}


def narrow(query, kind=exp.EQ, wanted=is_told):
    query.plain()
    node, column = query.other(wanted)
    value = query.draw.choice(column["categories"])
    query.set_conditions(query.conditions() + [kind(this=node, expression=exp.Literal.string(value))])
    return {"value": said(query, value), "about": query.words(column)}


def narrow_about(query):
    return narrow(query, wanted=is_category)


def leave_value(query):
    return narrow(query, exp.NEQ)


def above(query, kind=exp.GT):
    query.plain()
    node, column = query.other(is_number)
    numbers = sorted({float(value) for value in column["samples"] if value.replace(".", "", 1).isdigit()})
    if len(numbers) < 2:
        raise No("no number")
    number = numbers[len(numbers) // 2]
    number = int(number) if number == int(number) else number
    query.set_conditions(query.conditions() + [kind(this=node, expression=exp.Literal.number(number))])
    return {"about": query.words(column), "number": number}


def below(query):
    return above(query, exp.LT)


def with_null(query, missing=True):
    query.plain()
    if query.grouped():
        raise No("grouped")
    node, column = query.other()
    null = exp.Is(this=node, expression=exp.Null())
    query.set_conditions(query.conditions() + [null if missing else exp.Not(this=null)])
    return {"about": query.words(column)}


def the_date(query):
    """The only date of the tables in FROM, as ISO text: (node, year of one of its samples)."""
    found = []
    for alias, t in query.tables.items():
        for column in query.of_table[t].values():
            if column["samples"] and all(DATE.match(sample) for sample in column["samples"]):
                found.append((exp.column(column["name"], table=alias if len(query.tables) > 1 else None), column))
    if len(found) != 1:
        raise No("no date")
    return found[0][0], query.draw.choice(found[0][1]["samples"])[:4]


def part(node, form):
    return exp.Anonymous(this="strftime", expressions=[exp.Literal.string(form), node])


def in_year(query):
    query.plain()
    node, year = the_date(query)
    if any(c.name.lower() == node.name.lower() for one in query.conditions() for c in one.find_all(exp.Column)):
        raise No("a date already")
    query.set_conditions(query.conditions() + [exp.EQ(this=part(node, "%Y"), expression=exp.Literal.string(year))])
    return {"year": year}


def sortable(query, dates=False):
    """A number (or a date) that rows may be sorted by: a shown one, or, of single rows, another."""
    right = (lambda column: column["encoding"] or "date" in column["type"]) if dates else is_number
    found = []
    for node in query.tree.expressions:
        column = query.lookup(node)
        if (column and right(column) and not column["pk"] and not column["fk"]) or (not dates and isinstance(node, exp.AggFunc) and query.grouped()):
            found.append((node.copy(), query.phrase(node)))
    if not query.grouped() and not query.aggregates() and (not found or query.draw.random() < 0.4):
        try:
            node, column = query.other(right)
            found = [(node, query.words(column))]
        except No:
            pass
    if not found or (query.aggregates() and not query.grouped()):
        raise No("nothing to sort by")
    return query.draw.choice(found)


def sort(query, down=False, dates=False, limit=None):
    if query.tree.args.get("limit") or query.tree.args.get("distinct") or (limit and query.tree.args.get("order")):
        raise No("sorted")
    node, phrase = sortable(query, dates)
    query.tree.set("order", exp.Order(expressions=[exp.Ordered(this=node, desc=down, nulls_first=not down)]))
    if limit:
        query.tree.set("limit", exp.Limit(expression=exp.Literal.number(limit)))
    return {"column": phrase, "n": limit}


def few(query):
    return query.draw.choice((1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 10, 10))


def reverse(query):
    order = query.tree.args.get("order")
    if not order or len(order.expressions) != 1:
        raise No("no order")
    key = order.expressions[0]
    down = not key.args.get("desc")
    key.set("desc", down)
    key.set("nulls_first", not down)
    return {}


def top(query):
    if query.tree.args.get("limit") or not query.tree.args.get("order"):
        raise No("no order")
    n = few(query)
    query.tree.set("limit", exp.Limit(expression=exp.Literal.number(n)))
    return {"n": n}


def limited(query):
    limit = query.tree.args.get("limit")
    if not limit or not query.tree.args.get("order") or query.tree.args.get("offset") or not limit.expression.is_int:
        raise No("no limit")
    return int(limit.expression.this)


def another_top(query):
    n = query.draw.choice([n for n in (2, 3, 4, 5, 5, 10, 10, 15, 20) if n != limited(query)])
    query.tree.set("limit", exp.Limit(expression=exp.Literal.number(n)))
    return {"n": n}


def next_rows(query, single=False):
    n = limited(query)
    if (n == 1) != single:
        raise No("another limit")
    query.tree.set("offset", exp.Offset(expression=exp.Literal.number(n)))
    return {"n": n}


def all_rows(query):
    if not query.tree.args.get("limit") or not query.tree.args.get("order"):
        raise No("no limit")
    query.tree.set("limit", None)
    query.tree.set("offset", None)
    return {}


def per(query):
    query.plain()
    if query.grouped() or len(query.tree.expressions) != 1 or not query.aggregates():
        raise No("no figure")
    node, column = query.other(is_category)
    query.tree.set("expressions", [node, query.tree.expressions[0]])
    query.tree.set("group", exp.Group(expressions=[node.copy()]))
    return {"other": query.words(column)}


def per_date(form):
    def edit(query):
        query.plain()
        if query.grouped() or len(query.tree.expressions) != 1 or not query.aggregates():
            raise No("no figure")
        node, _ = the_date(query)
        query.tree.set("expressions", [part(node, form), query.tree.expressions[0]])
        query.tree.set("group", exp.Group(expressions=[part(node.copy(), form)]))
        return {}
    return edit


def single_group(query):
    """A query of one figure by one column shown."""
    group = query.grouped()
    if not group or len(group.expressions) != 1 or len(query.tree.expressions) != 2 or len(query.aggregates()) != 1:
        raise No("no group")
    if query.tree.args.get("having") or query.tree.args.get("limit"):
        raise No("limited")
    return group.expressions[0], query.aggregates()[0]


def per_instead(query):
    key, figure = single_group(query)
    order = query.tree.args.get("order")
    if order and order.find(exp.Column) and not all(isinstance(one.this, exp.AggFunc) for one in order.expressions):
        raise No("sorted by group")
    node, column = query.other(is_category)
    query.tree.set("expressions", [node, figure])
    query.tree.set("group", exp.Group(expressions=[node.copy()]))
    prune(query)
    return {"other": query.words(column)}


def having(query, kind=exp.GT):
    _, figure = single_group(query)
    if not isinstance(figure, exp.Count):
        raise No("no count")
    n = query.draw.choice((1, 1, 2, 2, 3, 4, 5, 10, 20))
    query.tree.set("having", exp.Having(this=kind(this=figure.copy(), expression=exp.Literal.number(n))))
    return {"n": n}


def rounded(places):
    def edit(query):
        found = [node for node in query.tree.expressions if node.find(exp.Avg, exp.Div) and not node.find(exp.Round, exp.Select)]
        if len(found) != 1 or isinstance(found[0], exp.Alias):
            raise No("no fraction")
        node = found[0]
        node.replace(exp.Round(this=node.copy(), decimals=exp.Literal.number(places) if places else None))
        return {}
    return edit


def distinct(query):
    if query.tree.args.get("distinct") or query.grouped() or query.tree.find(exp.AggFunc) or query.tree.args.get("limit"):
        raise No("grouped")
    query.tree.set("distinct", exp.Distinct())
    return {}


def overall(query):
    _, figure = single_group(query)
    query.tree.set("expressions", [figure])
    query.tree.set("group", None)
    query.tree.set("order", None)
    return {}


def aggregate(name):
    def edit(query):
        found = [node for node in query.aggregates() if type(node) in AGGREGATES]
        if len(found) != 1 or isinstance(found[0], SWAPS[name]) or query.tree.args.get("having"):
            raise No("no figure")
        column = query.lookup(found[0].this)
        if column is None or not is_number(column) or query.tree.find(exp.Subquery):
            raise No("no number")
        old = type(found[0])
        query.tree = query.tree.transform(lambda node: SWAPS[name](this=node.this) if isinstance(node, old) else node)
        return {}
    return edit


def count_them(query):
    query.plain()
    if query.grouped() or query.tree.find(exp.AggFunc):
        raise No("no list")
    query.units()
    query.tree.set("expressions", [exp.Count(this=exp.Star())])
    query.tree.set("order", None)
    return {}


def two_figures(kind):
    def edit(query):
        query.plain()
        if query.grouped() or len(query.tree.expressions) != 1 or not query.aggregates():
            raise No("no figure")
        _, column, node = text_condition(query)
        new, first = another_value(query, column, node), query.tree.copy()
        node.set("expression", exp.Literal.string(new))
        query.tree = exp.Select(expressions=[kind(this=exp.Subquery(this=first), expression=exp.Subquery(this=query.tree))])
        return {"new": said(query, new)}
    return edit


EDITS = {
    "leave_out": leave_out, "swap": swap, "only": keep_only, "show_instead": show_instead, "add": add, "add_two": add_two,
    "drop_value": drop_value, "drop_about": drop_about, "replace": replace, "replace_both": replace, "either": either,
    "narrow": narrow, "narrow_about": narrow_about, "except": leave_value, "above": above, "below": below,
    "sort_up": sort, "sort_down": lambda q: sort(q, down=True),
    "sort_latest": lambda q: sort(q, down=True, dates=True), "sort_earliest": lambda q: sort(q, dates=True),
    "reverse": reverse, "top": top, "top_by": lambda q: sort(q, down=True, limit=few(q)),
    "bottom_by": lambda q: sort(q, limit=few(q)), "all_rows": all_rows,
    "per": per, "per_instead": per_instead, "overall": overall,
    "average": aggregate("average"), "maximum": aggregate("maximum"), "minimum": aggregate("minimum"), "total": aggregate("total"),
    "drop_all": drop_all, "drop_both": lambda q: drop_all(q, several=True),
    "lacking": with_null, "having": lambda q: with_null(q, missing=False), "in_year": in_year,
    "another_top": another_top, "next_rows": next_rows, "second": lambda q: next_rows(q, single=True), "of_it": show_instead,
    "per_month": per_date("%Y-%m"), "per_year": per_date("%Y"), "more_rows": having, "fewer_rows": lambda q: having(q, exp.LT),
    "rounded": rounded(0), "rounded_1": rounded(1), "rounded_2": rounded(2), "distinct": distinct,
    "count_them": count_them, "more_than": two_figures(exp.GT), "difference": two_figures(exp.Sub),
}  # fmt: skip


def rows_of(db, sql):
    left = [STEPS]

    def tick():
        left[0] -= 1
        return left[0] < 0

    db.set_progress_handler(tick, 10000)
    try:
        return sorted(map(repr, db.execute(sql).fetchmany(2000)))
    except sqlite3.Error:
        return None


def edited(schema, sql, kinds, texts, draw):
    """(kinds, turn, query) of a query to which one of the edits applies, those seldom made first; None if none does."""
    tried = sorted(EDITS, key=lambda kind: (kinds[kind] * (0.5 + draw.random())))
    told, made, now = [], [], sql
    for kind in tried:
        if made and (len(made) == 2 or draw.random() > TWICE or kind in ("more_than", "difference", "reverse", "overall", "count_them")):
            break
        try:
            query = Query(schema, now, draw)
            filled = EDITS[kind](query)
        except (No, sqlglot.errors.SqlglotError):
            continue
        text = draw.choice(texts[kind]).format(**filled)
        if told:
            text = text[0].lower() + text[1:]
        told.append(text)
        made.append(kind)
        now = query.tree.sql(dialect="sqlite")
    if not made:
        return None
    text = told[0].rstrip(".?! ") + draw.choice(LINKS) + told[1] if len(told) > 1 else told[0]
    return made, text, now


def turns(rows, schemas, root, seed=11):
    """Rows of later turns made of rows with a query, at most one of each distinct query."""
    texts, draw, kinds, seen = wordings(), random.Random(seed), collections.Counter(), set()
    by_database = collections.defaultdict(list)
    for row in rows:
        if row.get("sql") and "before" not in row and (row["db_id"], row["sql"]) not in seen:
            seen.add((row["db_id"], row["sql"]))
            by_database[row["db_id"]].append(row)
    for name, group in by_database.items():
        path = os.path.join(root, name, name + ".sqlite")
        if name not in schemas or not os.path.exists(path):
            continue
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        db.text_factory = lambda data: data.decode(errors="replace")
        for row in group:
            found = edited(schemas[name], row["sql"], kinds, texts, draw)
            if found is None:
                continue
            made, text, sql = found
            after = rows_of(db, sql)
            before, ordered = rows_of(db, row["sql"]), any(kind == "reverse" or kind.startswith("sort") for kind in made)
            if not before or not after or (len(before) < 2 if ordered else after == before):
                continue
            if "of_it" in made and len(before) != 1:
                continue
            kinds.update(made)
            yield {"id": row["id"] + "/edit", "db_id": name, "question": text, "sql": sql, "today": row.get("today", ""), "kind": "follow",
                   "before": row["sql"], "families": ["edit"] + made}
        db.close()
