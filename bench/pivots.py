#!/usr/bin/env python3
"""Build and score localisation sets: which words of a question cannot be pinned to one schema element.

    bench/pivots.py build --data ../shared/data --split validate --out /tmp/pivots
    clarisql ask --batch /tmp/pivots/questions.jsonl --db-root /tmp/pivots/database --json > /tmp/pivots/answers.jsonl
    bench/pivots.py score --gold /tmp/pivots/questions.jsonl --pred /tmp/pivots/answers.jsonl

`build` makes, from the questions of a Spider-like set and its databases, copies with one change each:
  column      a column that the question names becomes two columns with the names of its two synonyms
  columns     the same for two columns of one question
  lexical     the words that name a column become those of them that other columns of its table share
  value       a value of the question becomes a word that two to four values of the column share
  no_column   a column that the question names is dropped
  no_value    a value of the question becomes one that is nowhere in the database
  clear       the question and the database as they are
`score` prints detection (DA), match (MA: term give or take two words, group with at most one more element),
exact-group match, the share of unanswerable questions that end in Null with the term named, and how many clear
questions are asked about or refused, each with a bootstrap 95 % interval.
"""
import argparse
import json
import os
import random
import re
import shutil
import sqlite3
import sys

STOP = set("a an the of in on at for to from by with and or is are was were be do does did have has had what which "
           "who whom whose when where how that this these those their its it all each every any give show list find "
           "return please me i we you name number id type".split())

GENERIC = set("number no id of the total count value code".split())


def identifier_words(name):
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name)
    return re.findall(r"[a-z]+|\d+", name.lower())


def singular(word):
    if len(word) > 3 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith(("ses", "xes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def question_words(question):
    return [(m.group(0).lower(), m.start(), m.end()) for m in re.finditer(r"[A-Za-z]+|\d+", question)]


def name_span(question, column):
    """The bytes of question that spell the column's name whole, or None. Questions are ASCII here."""
    want = [singular(w) for w in identifier_words(column)]
    words = question_words(question)
    spans = []
    for i in range(len(words) - len(want) + 1):
        part = words[i:i + len(want)]
        if [singular(w) for w, _, _ in part] == want:
            spans.append((part[0][1], part[-1][2]))
    return spans[0] if len(spans) == 1 else None


class Database:
    def __init__(self, root, db_id):
        self.path = os.path.join(root, db_id, db_id + ".sqlite")
        connection = sqlite3.connect("file:%s?mode=ro" % self.path, uri=True)
        connection.text_factory = lambda b: b.decode("utf-8", "replace")
        self.tables = {}
        keys = set()
        for (table,) in connection.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"):
            info = connection.execute("pragma table_info(%s)" % quote(table)).fetchall()
            self.tables[table] = [row[1] for row in info]
            keys |= {(table.lower(), row[1].lower()) for row in info if row[5]}
            for row in connection.execute("pragma foreign_key_list(%s)" % quote(table)):
                keys.add((table.lower(), row[3].lower()))
                keys.add((row[2].lower(), (row[4] or "").lower()))
        self.keys = keys
        self.values = {}
        for table, columns in self.tables.items():
            for column in columns:
                try:
                    rows = connection.execute("select distinct %s from %s where typeof(%s) = 'text' limit 3000"
                                              % (quote(column), quote(table), quote(column))).fetchall()
                except sqlite3.Error:
                    rows = []
                self.values[(table, column)] = [row[0] for row in rows]
        connection.close()

    def owners(self, column):
        return [(t, c) for t, cs in self.tables.items() for c in cs if c.lower() == column.lower()]


def quote(name):
    return '"%s"' % name.replace('"', '""')


def used_columns(database, sql):
    """(table, column) pairs of the query that are no keys; a name that several tables of FROM have is left out."""
    tables = [t for t in database.tables if re.search(r"(?i)\b(from|join)\s+%s\b" % re.escape(t), sql)]
    found = []
    for word in set(re.findall(r"[A-Za-z_]\w*", re.sub(r"'[^']*'|\"[^\"]*\"", " ", sql))):
        owners = [(t, c) for t in tables for c in database.tables[t] if c.lower() == word.lower()]
        if len(owners) == 1 and (owners[0][0].lower(), word.lower()) not in database.keys:
            found.append(owners[0])
    return sorted(found)


def shared_words(database, table, column):
    """The most words of a column's name that other columns of its table have too, with those columns; no name of the
    database is that term alone. None if there are none."""
    names = {c: [singular(w) for w in identifier_words(c)] for c in database.tables[table]}
    whole = {tuple(sorted(singular(w) for w in identifier_words(n))) for t, cs in database.tables.items() for n in [t] + cs}
    best = None
    for other, words in names.items():
        term = [w for w in names[column] if w in words]
        if other == column or not term or len(term) == len(names[column]) or set(term) <= GENERIC:
            continue
        group = sorted(c for c, ws in names.items() if set(term) <= set(ws))
        if tuple(sorted(term)) in whole or not 2 <= len(group) <= 6:
            continue
        if best is None or len(term) > len(best[0]):
            best = (term, group)
    return best and (" ".join(best[0]), best[1])


def change(database, out, variant, renames=(), drops=()):
    """Copies the database to out/variant and changes columns; False where SQLite cannot."""
    folder = os.path.join(out, "database", variant)
    path = os.path.join(folder, variant + ".sqlite")
    if os.path.exists(path):
        return True
    os.makedirs(folder, exist_ok=True)
    shutil.copy(database.path, path)
    os.chmod(path, 0o644)
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("pragma legacy_alter_table = on")
        for table, column, (first, second) in renames:
            connection.execute("alter table %s rename column %s to %s" % (quote(table), quote(column), quote(first)))
            declared = [r[2] for r in connection.execute("pragma table_info(%s)" % quote(table)) if r[1] == first][0]
            connection.execute("alter table %s add column %s %s" % (quote(table), quote(second), declared))
            connection.execute("update %s set %s = %s" % (quote(table), quote(second), quote(first)))
        for table, column in drops:
            connection.execute("alter table %s drop column %s" % (quote(table), quote(column)))
    except sqlite3.Error:
        connection.close()
        shutil.rmtree(folder)
        return False
    connection.close()
    return True


def element(table, column, value=None):
    return {"table": table, "column": column} if value is None else {"table": table, "column": column, "value": value}


def build(options):
    rng = random.Random(options.seed)
    data = options.data
    split = json.load(open(os.path.join(data, "spider", "split.json")))[options.split]
    synonyms = json.load(open(os.path.join(data, "ambiqt", "column_synonyms.train.json")))
    rows = [json.loads(line) for line in open(os.path.join(data, "spider", "train.jsonl"))]
    rows = [row for row in rows if row["db_id"] in split and row["question"].isascii()]
    rng.shuffle(rows)
    root = os.path.join(data, "spider", "database")
    databases = {db_id: Database(root, db_id) for db_id in sorted({row["db_id"] for row in rows})}
    alien = sorted({v for d in databases.values() for vs in d.values.values() for v in vs
                    if re.fullmatch(r"[A-Z][a-z]{4,}( [A-Z][a-z]{3,})?", v)})
    os.makedirs(os.path.join(options.out, "database"), exist_ok=True)
    made = {}
    out = []

    def add(kind, row, variant, question, pivots, sql=None):
        if made.setdefault(kind, 0) >= options.limit:
            return
        made[kind] += 1
        out.append({"id": "%s-%s-%d" % (kind, row["id"], made[kind]), "db_id": variant, "question": question,
                    "kind": kind, "pivots": pivots, "sql": sql})

    for row in rows:
        database, question = databases[row["db_id"]], row["question"]
        named = []
        for table, column in used_columns(database, row["sql"]):
            span = name_span(question, column)
            names_table = any({singular(w) for w in identifier_words(column)} <= {singular(w) for w in identifier_words(t)}
                              for t in database.tables)
            if span and len(database.owners(column)) == 1 and not names_table:
                named.append((table, column, span))
        pairs = [(t, c, s, synonyms.get(row["db_id"], {}).get(t, {}).get(c)) for t, c, s in named]
        pairs = [p for p in pairs if p[3] and len({n.lower() for n in p[3]} | {c.lower() for c in database.tables[p[0]]})
                 == 2 + len(database.tables[p[0]])]

        def pivot(t, c, span, names):
            return {"term": question[span[0]:span[1]], "start": span[0], "end": span[1], "mode": "col_amb",
                    "group": [element(t, n) for n in names]}

        for t, c, span, names in pairs:
            if made.get("column", 0) >= options.limit:
                break
            variant = "%s.c.%s.%s" % (row["db_id"], t, c)
            if change(database, options.out, variant, [(t, c, names)]):
                add("column", row, variant, question, [pivot(t, c, span, names)])
        if len(pairs) >= 2 and made.get("columns", 0) < options.limit:
            a, b = sorted(pairs[:2], key=lambda p: p[2])
            if a[2][1] <= b[2][0] and not (a[0] == b[0] and {n.lower() for n in a[3]} & {n.lower() for n in b[3]}):
                variant = "%s.m.%s.%s.%s.%s" % (row["db_id"], a[0], a[1], b[0], b[1])
                if change(database, options.out, variant, [p[:2] + (p[3],) for p in (a, b)]):
                    add("columns", row, variant, question, [pivot(*a), pivot(*b)])
        for t, c, span in named:
            if made.get("lexical", 0) >= options.limit:
                break
            found = shared_words(database, t, c)
            if found and not any(name_span(question, g) for g in found[1] if g != c):
                change(database, options.out, row["db_id"])
                term, group = found
                add("lexical", row, row["db_id"], question[:span[0]] + term + question[span[1]:],
                    [{"term": term, "start": span[0], "end": span[0] + len(term), "mode": "col_amb",
                      "group": [element(t, g) for g in group]}])
        for t, c, span in named:
            words = {singular(w) for w in identifier_words(c)} - STOP
            rest = {singular(w) for tt, cs in database.tables.items() for cc in cs if (tt, cc) != (t, c)
                    for w in identifier_words(cc)} | {singular(w) for tt in database.tables for w in identifier_words(tt)}
            if not words or words <= rest or made.get("no_column", 0) >= options.limit:
                continue
            variant = "%s.d.%s.%s" % (row["db_id"], t, c)
            if change(database, options.out, variant, drops=[(t, c)]):
                add("no_column", row, variant, question,
                    [{"term": question[span[0]:span[1]], "start": span[0], "end": span[1], "mode": "col_unans", "group": []}])
        literals = re.findall(r"=\s*(?:\"([^\"]+)\"|'([^']+)')", row["sql"])
        for literal in [a or b for a, b in literals]:
            at = question.find(literal)
            if at < 0 or question.count(literal) != 1 or len(literals) != 1:
                continue
            holders = [k for k, vs in database.values.items() if literal in vs]
            if len(holders) != 1:
                continue
            table, column = holders[0]
            folder_variant = row["db_id"]
            values = database.values[holders[0]]
            shared = {}
            for v in values:
                for w in set(re.findall(r"[A-Za-z]{3,}", v)):
                    shared.setdefault(w, set()).add(v)
            lower = {v.lower() for vs in database.values.values() for v in vs}
            for w in sorted(set(re.findall(r"[A-Za-z]{3,}", literal))):
                group = sorted(shared.get(w, ()))
                elsewhere = any(re.search(r"(?i)\b%s\b" % w, v) for k, vs in database.values.items() if k != holders[0] for v in vs)
                if 2 <= len(group) <= 4 and w.lower() not in lower and w.lower() not in STOP and not elsewhere:
                    change(database, options.out, folder_variant)
                    add("value", row, folder_variant, question[:at] + w + question[at + len(literal):],
                        [{"term": w, "start": at, "end": at + len(w), "mode": "val_amb",
                          "group": [element(table, column, v) for v in group]}])
                    break
            other = rng.choice(alien)
            if not any(w.lower() in v for v in lower for w in other.split()):
                change(database, options.out, folder_variant)
                add("no_value", row, folder_variant, question[:at] + other + question[at + len(literal):],
                    [{"term": other, "start": at, "end": at + len(other), "mode": "val_unans", "group": []}])
        change(database, options.out, row["db_id"])
        add("clear", row, row["db_id"], question, [], row["sql"])
    with open(os.path.join(options.out, "questions.jsonl"), "w") as file:
        for item in out:
            file.write(json.dumps(item) + "\n")
    print(made, file=sys.stderr)


def key(e):
    return (e["table"].lower(), (e.get("column") or "").lower(), e.get("value"))


def term_matches(gold, predicted):
    """The same term give or take two words."""
    g, p = gold.lower().split(), predicted.lower().split()
    common = sum(1 for w in g if w in p)
    return common > 0 and len(g) - common + len(p) - common <= 2


def matches(gold, predicted, exact):
    for pivot in predicted:
        if not term_matches(gold["term"], pivot["term"]):
            continue
        want, have = {key(e) for e in gold["group"]}, {key(e) for e in pivot["group"]}
        if want <= have and len(have) <= len(want) + (0 if exact else 1):
            return True
    return False


def interval(values, rng):
    if not values:
        return "-"
    means = sorted(sum(rng.choices(values, k=len(values))) / len(values) for _ in range(2000))
    return "%5.1f [%4.1f, %5.1f]" % (100 * sum(values) / len(values), 100 * means[50], 100 * means[1949])


def score(options):
    predictions = {}
    for line in open(options.pred):
        row = json.loads(line)
        predictions[row["id"]] = row
    rng = random.Random(1)
    kinds = {}
    for line in open(options.gold):
        item = json.loads(line)
        answer = predictions.get(item["id"])
        if answer is None:
            continue
        pivots = answer.get("pivots") or []
        cell = kinds.setdefault(item["kind"], {"detected": [], "match": [], "exact": [], "null": [], "named": []})
        cell["detected"].append(answer["status"] in ("ambiguous", "unanswerable"))
        cell["match"].append(all(matches(g, pivots, False) for g in item["pivots"]))
        cell["exact"].append(all(matches(g, pivots, True) for g in item["pivots"]))
        cell["null"].append(answer["status"] == "unanswerable")
        cell["named"].append(bool(item["pivots"]) and all(any(term_matches(g["term"], p["term"]) for p in pivots)
                                                          for g in item["pivots"]))
    print("%-10s %5s  %-21s %-21s %-21s %-21s %-21s" % ("set", "n", "detected / asked", "match", "exact group", "Null", "term named"))
    for kind, cell in kinds.items():
        print("%-10s %5d  %s" % (kind, len(cell["detected"]), " ".join("%-21s" % interval([int(v) for v in cell[c]], rng)
                                                                     for c in ("detected", "match", "exact", "null", "named"))))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    b = commands.add_parser("build")
    b.add_argument("--data", default=os.environ.get("CLARISQL_DATA", "../shared/data"))
    b.add_argument("--split", default="validate")
    b.add_argument("--out", required=True)
    b.add_argument("--limit", type=int, default=400)
    b.add_argument("--seed", type=int, default=7)
    s = commands.add_parser("score")
    s.add_argument("--gold", required=True)
    s.add_argument("--pred", required=True)
    options = parser.parse_args()
    build(options) if options.command == "build" else score(options)


if __name__ == "__main__":
    main()
