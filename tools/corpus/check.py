#!/usr/bin/env python3
"""Checks databases of the corpus, and says what is wrong and where.

    tools/corpus/check.py DIR/shop            DIR/shop.sql with DIR/shop.txt
    tools/corpus/check.py --rows DIR/shop     shows tables with three rows each
    tools/corpus/check.py --try DIR/shop 'SELECT ...'

Ends with status 1 if something is wrong. Needs sqlglot (PyPI) for the checks that change a query.
"""

import argparse
import collections
import pathlib
import re
import sqlite3
import sys

import form
import rows as rows_
import said

try:
    import sqlglot
    from sqlglot import exp
except ImportError:  # the checks of continuous integration need none
    sqlglot = None

STEPS = 3_000_000  # of SQLite's machine, a query
# What a whole database holds at least (the corpus as a whole needs more of some families).
LEAST = {"queries": 40, "asked": 104, "ambiguous": 17, "near_ambiguous": 17, "unanswerable": 10, "near_unanswerable": 10, "dialogues": 10}

FAMILIES_LEAST = 38


class Checker:
    def __init__(self, name, script, header, items):
        self.name, self.header, self.items = name, header, items
        self.script, self.wrong, self.cache = script, [], {}
        # What stands for a literal: told by an item, or in the header for all; an item's holds elsewhere too.
        self.said = form.read_said(header["said"], 1) if header.get("said") else {}
        for item in items:
            for literal, words in item.said.items():
                self.said[literal] = self.said.get(literal, []) + words
        self.db = rows_.build(name, script)
        self.db.execute("PRAGMA query_only = ON")
        self.columns = {}
        for table, kind in self.db.execute("SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'"):
            self.columns[table.lower()] = {row[1].lower() for row in self.db.execute(f'PRAGMA table_info("{table}")')}

    def say(self, line, text):
        self.wrong.append(f"{self.name}:{line}: {text}")

    def run(self, sql):
        """The rows of a query as a list, or the text of what went wrong."""
        if sql in self.cache:
            return self.cache[sql]
        left = [STEPS // 1000]

        def tick():
            left[0] -= 1
            return left[0] < 0

        self.db.set_progress_handler(tick, 1000)
        try:
            out = self.db.execute(sql).fetchmany(5000)
        except sqlite3.Error as error:
            out = "takes too long" if "interrupted" in str(error) else str(error)
        self.db.set_progress_handler(None, 0)
        self.cache[sql] = out
        return out

    @staticmethod
    def bag(rows, ordered=False):
        key = [tuple(sorted((repr(round(cell, 6) if isinstance(cell, float) else cell) for cell in row))) for row in rows]
        return key if ordered else collections.Counter(key)

    def differ(self, a, b, ordered=False):
        first, second = self.run(a), self.run(b)
        if isinstance(second, str):
            return True
        return self.bag(first, ordered) != self.bag(second, ordered)

    # ---- one query ----

    def query(self, line, sql, families=(), most=400):
        """Checks that a query runs and that its rows say something."""
        if re.search(r"\bnow\b|current_(date|time)", sql, re.I):
            return self.say(line, "no now or CURRENT_DATE: reckon from the header's today and write the date")
        if re.search(r"[/*+-]\s*[\w.]+\s*\|\|", re.sub(r"'[^']*'", "''", sql)):
            self.say(line, "|| binds tighter than arithmetic: put what stands before it in parentheses: " + sql[:100])
        found = self.run(sql)
        if isinstance(found, str):
            return self.say(line, f"{found}: {sql[:160]}")
        if not found and "empty" not in families:
            return self.say(line, "no rows: " + sql[:160])
        if found and all(cell is None for row in found for cell in row):
            return self.say(line, "only NULL: " + sql[:160])
        if len(found) == 1 and len(found[0]) == 1 and found[0][0] == 0 and "empty" not in families:
            return self.say(line, "the answer is 0 (family `empty`, if that is the point): " + sql[:160])
        if len(found) > most:
            return self.say(line, f"{len(found)} rows, more than anybody wants: " + sql[:160])
        return None

    def mutations(self, line, sql, families):
        """Every condition must change the rows, every cut must have one outcome."""
        try:
            tree = sqlglot.parse_one(sql, read="sqlite")
        except sqlglot.errors.SqlglotError as error:
            return self.say(line, f"cannot be parsed: {str(error)[:100]}")
        for select in tree.find_all(exp.Select):
            for part in ("where", "having"):
                clause = select.args.get(part)
                if not clause:
                    continue
                conjuncts = list(clause.this.flatten()) if isinstance(clause.this, exp.And) else [clause.this]
                for index, conjunct in enumerate(conjuncts):
                    if conjunct.find(exp.Exists) or self.correlates(conjunct) or self.guards(conjunct):
                        continue
                    rest = [one.copy() for place, one in enumerate(conjuncts) if place != index]
                    saved = clause.this
                    clause.set("this", exp.and_(*rest) if rest else exp.true())
                    changed = tree.sql(dialect="sqlite").replace("WHERE TRUE", "").replace("HAVING TRUE", "")
                    clause.set("this", saved)
                    if not self.differ(sql, changed) and "empty" not in families:
                        self.say(line, f"idle on these rows: {conjunct.sql(dialect='sqlite')[:80]} in {sql[:100]}")
        if isinstance(tree, exp.Select) and tree.args.get("distinct"):
            copy = tree.copy()
            copy.set("distinct", None)
            if not self.differ(sql, copy.sql(dialect="sqlite")):
                self.say(line, "DISTINCT changes nothing here: " + sql[:120])
        self.cut(line, tree, sql, families)

    @staticmethod
    def correlates(conjunct):
        """A comparison of two columns says how rows belong together; dropping it makes no sense."""
        return isinstance(conjunct, exp.EQ) and isinstance(conjunct.this, exp.Column) and isinstance(conjunct.expression, exp.Column)

    @staticmethod
    def guards(conjunct):
        """IS NOT NULL keeps NULLs out of NOT IN, of averages and the like, whether there are some today or not."""
        return isinstance(conjunct, exp.Not) and isinstance(conjunct.this, exp.Is) and isinstance(conjunct.this.expression, exp.Null)

    def cut(self, line, tree, sql, families):
        order, limit = tree.args.get("order"), tree.args.get("limit")
        if not limit or not isinstance(tree, exp.Select):
            return
        if not order:
            return self.say(line, "LIMIT without ORDER BY: " + sql[:120])
        if tree.args.get("distinct") or tree.args.get("offset") or "topn_ties" in families:
            return
        number = int(limit.expression.name)
        copy = tree.copy()
        copy.set("limit", None)
        width = len(self.run(sql)[0])
        names = {alias.alias.lower(): alias.this for alias in tree.expressions if isinstance(alias, exp.Alias)}
        for key in order.expressions:
            one = key.this
            if isinstance(one, exp.Column) and not one.table and one.name.lower() in names:
                one = names[one.name.lower()]
            if isinstance(one, exp.Literal) and one.name.isdigit():
                one = tree.expressions[int(one.name) - 1]
                one = one.this if isinstance(one, exp.Alias) else one
            copy = copy.select(one.copy(), append=True)
        found = self.run(copy.sql(dialect="sqlite"))
        if isinstance(found, str):
            return
        if len(found) > number and found[number - 1][width:] == found[number][width:]:
            self.say(line, f"a tie at row {number} leaves the answer open (break it, or change n or rows): " + sql[:120])
        if len(found) <= number:
            self.say(line, f"LIMIT {number} of {len(found)} rows cuts nothing: " + sql[:120])

    def literals(self, sql):
        """The literals that a question must say."""
        if not sqlglot:
            return []
        try:
            tree = sqlglot.parse_one(sql, read="sqlite")
        except sqlglot.errors.SqlglotError:
            return []
        out = []
        for node in tree.find_all(exp.Literal):
            parent = node.parent
            text = node.name
            if isinstance(parent, exp.Neg):
                parent, text = parent.parent, "-" + text
            inside = node.find_ancestor(exp.Func)
            comparison = node.find_ancestor(exp.Predicate, exp.Limit, exp.Select)
            if isinstance(parent, exp.Limit):
                out.append(int(text))
                continue
            if isinstance(comparison, exp.Select) or (inside and node.find_ancestor(exp.Predicate, exp.Func) is inside and not isinstance(inside, (exp.And, exp.Or, exp.Case))):
                continue  # shown, or an argument of a function
            if isinstance(parent, (exp.Mul, exp.Div, exp.Add, exp.Sub, exp.Mod, exp.Concat, exp.DPipe)):
                continue
            if isinstance(parent, exp.If) or isinstance(parent, exp.Case):
                continue  # what CASE gives
            if text.startswith("%") and len(text) == 2:
                continue
            if node.is_string:
                out.append(text)
            else:
                out.append(float(text) if "." in text else int(text))
        return out

    def says(self, line, text, sql):
        for literal in self.literals(sql):
            if literal == "" or said.says(text, literal, self.said):
                continue
            self.say(line, f"nothing in «{text}» says {literal!r} (word it, or `said: {literal}=words|other words` in a clear item or the header)")

    # ---- items ----

    def clear(self, item):
        if not item.sql:
            return self.say(item.line, "no `= SELECT ...`")
        if not item.families:
            self.say(item.line, "no family")
        if len(item.asked) < 2:
            self.say(item.line, "fewer than two phrasings")
        before = len(self.wrong)
        self.query(item.line, item.sql, item.families)
        if sqlglot and len(self.wrong) == before:
            self.mutations(item.line, item.sql, item.families)
        for line, _, text in item.asked:
            self.says(line, text, item.sql)
        self.distinct(item)

    def distinct(self, item):
        bags = []
        for one in item.asked:
            line, text = one[0], one[2] if item.kind == "clear" else one[1]
            words = re.findall(r"\w+", text.lower())
            if any(sorted(words) == sorted(other) for other in bags):
                self.say(line, "says no other words than a phrasing above: " + text)
            bags.append(words)

    def element(self, line, one, sql):
        table = self.columns.get(one["table"].lower())
        if table is None:
            return self.say(line, f"no table {one['table']}")
        if one["column"] and one["column"].lower() not in table:
            return self.say(line, f"{one['table']} has no column {one['column']}")
        name = one["column"] or one["table"]
        if name.lower() not in sql.lower():
            return self.say(line, f"the reading's query does not use {form.element_text(one)}")
        if "value" in one and str(one["value"]).lower() not in sql.lower():
            return self.say(line, f"the reading's query has no {one['value']!r}")
        return None

    def ambiguous(self, item):
        if not item.asked or not item.ask or len(item.readings) < 2:
            return self.say(item.line, "needs q:, ask: and two or more readings")
        for reading in item.readings:
            self.query(reading["line"], reading["sql"])
            self.says(reading["line"], reading["rewrite"] + " " + item.asked[0][1], reading["sql"])
            for one in reading["elements"]:
                self.element(reading["line"], one, reading["sql"])
            if len(reading["elements"]) != len(item.readings[0]["elements"]):
                self.say(reading["line"], "each reading names one element for each pivot")
        for index, one in enumerate(item.readings):
            for other in item.readings[:index]:
                if isinstance(self.run(one["sql"]), list) and not self.differ(one["sql"], other["sql"]):
                    self.say(one["line"], "has the same rows as a reading above: " + one["sql"][:100])
                if one["elements"] == other["elements"] and item.about not in ("scope", "attachment"):
                    self.say(one["line"], "has the same element as a reading above")
        kinds = collections.Counter(kind for _, kind, _, _ in item.replies)
        for kind in form.REPLIES:
            if not kinds[kind]:
                self.say(item.line, f"no {kind} reply")
        for line, kind, means, text in item.replies:
            want = {"partial": range(0, 99), "unhelpful": [0]}.get(kind, [1])
            if len(means) not in want:
                self.say(line, f"a {kind} reply means {'no' if kind == 'unhelpful' else 'one'} reading")
            if kind == "partial" and len(means) == 1:
                self.say(line, "a partial reply leaves several readings")
        if len(item.near) < len(item.asked):
            self.say(item.line, "fewer near misses than questions")
        self.nears(item)
        self.distinct(item)

    def nears(self, item):
        for line, text, means, sql in item.near:
            if "[" in text:
                self.say(line, "a near miss has no brackets: " + text)
            if sql:
                self.query(line, sql)
            query = sql or item.readings[means - 1]["sql"]
            self.says(line, text, query)

    def unanswerable(self, item):
        if not item.asked or not item.why:
            return self.say(item.line, "needs q: and why:")
        if not item.near:
            self.say(item.line, "no near miss")
        names = {name for table, columns in self.columns.items() for name in (table, *columns)}
        for line, text, terms in item.asked:
            for term, _, _ in terms:
                if re.sub(r"\W+", "_", term.lower()) in names and item.about == "missing_column":
                    self.say(line, f"«{term}» is a name of the schema")
        self.nears(item)
        self.distinct(item)

    def dialogue(self, item):
        if not 4 <= len(item.turns) <= 7:
            self.say(item.line, f"{len(item.turns)} turns; 4 to 6 are wanted")
        if item.turns and item.turns[0]["kind"] not in ("new", "ambiguous"):
            self.say(item.line, "begins with new: or ambiguous:")
        before = None
        for turn in item.turns:
            if turn["kind"] in form.WITHOUT_SQL:
                if not turn["say"]:
                    self.say(turn["line"], "what the agent says is missing: say: ...")
            else:
                families = ("empty",) if turn["kind"] in ("drill", "and_for", "replace") else ()
                self.query(turn["line"], turn["sql"], families)
                self.says(turn["line"], turn["question"], turn["sql"])
                same = turn["sql"] == before
                if same and turn["kind"] not in ("resort", "undo", "correct"):
                    self.say(turn["line"], "the same query as the turn before")
                if turn["kind"] != "new" and turn["kind"] not in ("topic", "reply_new") and turn["question"] == turn["text"]:
                    self.say(turn["line"], "`text | the whole question that it stands for = SQL`")
                before = turn["sql"]
        if item.turns and not item.turns[-1]["sql"] and sum(1 for turn in item.turns if turn["sql"]) < 2:
            self.say(item.line, "too few turns have a query")

    def totals(self, least):
        have = collections.Counter()
        texts = {}
        for item in self.items:
            have[{"clear": "queries", "dialogue": "dialogues"}.get(item.kind, item.kind)] += 1 if item.kind in ("clear", "dialogue") else len(item.asked)
            if item.kind == "clear":
                have["asked"] += len(item.asked)
            have["near_" + item.kind] += len(item.near)
            for one in item.asked:
                text = (one[2] if item.kind == "clear" else one[1]).lower()
                if text in texts:
                    self.say(one[0], "asked already, line " + str(texts[text]))
                texts[text] = one[0]
        queries = collections.defaultdict(list)
        for item in self.items:
            if item.kind == "clear" and item.sql:
                queries[re.sub(r"\s+", " ", item.sql.lower())].append(item.line)
        for lines in queries.values():
            if len(lines) > 1:
                self.say(lines[1], f"the same query as line {lines[0]}: a phrasing more, not an item")
        for key, count in least.items():
            if have[key] < count:
                self.say(0, f"{have[key]} {key}, {count} are wanted")
        return have

    def all(self, least=LEAST):
        for key in ("db", "domain", "today"):
            if key not in self.header:
                self.say(0, f"no header line `{key}: ...`")
        for item in self.items:
            getattr(self, item.kind)(item)
        have = self.totals(least)
        families = collections.Counter(family for item in self.items for family in item.families)
        if least and len(families) < FAMILIES_LEAST:
            missing = ", ".join(name for name in form.FAMILIES if not families[name])
            self.say(0, f"{len(families)} families, {FAMILIES_LEAST} are wanted; not here: {missing}")
        return have, families


def show(db):
    for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'view')").fetchall():
        cursor = db.execute(f'SELECT * FROM "{name}" LIMIT 3')
        count = db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
        print(f"{name} ({count} rows): " + " | ".join(column[0] for column in cursor.description))
        for row in cursor:
            print("   " + " | ".join("NULL" if cell is None else str(cell) for cell in row))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=pathlib.Path, help="DIR/<db>: DIR/<db>.sql and DIR/<db>.txt")
    parser.add_argument("sql", nargs="*")
    parser.add_argument("--rows", action="store_true")
    parser.add_argument("--try", dest="attempt", action="store_true")
    parser.add_argument("--part", action="store_true", help="do not count: the text is not finished")
    parser.add_argument("--all", action="store_true", help="show every message, not the first 60")
    options = parser.parse_args()
    name = options.base.name
    script = options.base.with_name(name + ".sql").read_text()
    try:
        if options.rows or options.attempt:
            db = rows_.build(name, script)
            if options.rows:
                show(db)
            for sql in options.sql:
                for row in db.execute(sql).fetchmany(30):
                    print(" | ".join(str(cell) for cell in row))
            return 0
        header, items = form.read_text(options.base.with_name(name + ".txt").read_text())
        checker = Checker(name, script, header, items)
    except (rows_.SpecError, form.FormError, sqlite3.Error) as error:
        print(f"{name}: {error}")
        return 1
    if header.get("db") != name:
        checker.say(1, f"db: {header.get('db')} is not the file's name")
    have, families = checker.all({} if options.part else LEAST)
    for text in checker.wrong if options.all else checker.wrong[:60]:
        print(text)
    if len(checker.wrong) > 60 and not options.all:
        print(f"... and {len(checker.wrong) - 60} more")
    print(f"{name}: {len(checker.wrong)} wrong; " + ", ".join(f"{count} {key}" for key, count in have.items() if count))
    print("families: " + ", ".join(f"{key} {families[key]}" for key in form.FAMILIES))
    return 1 if checker.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
