#!/usr/bin/env python3
"""Measures AmbiQT's pairs (section 3 of the paper): are both readings among the first five candidates?

Each pair changes its database: a column becomes two, a table becomes two copies, an attribute is kept in a
second table too, or aggregates are stored. The change is made to a copy in a temporary folder; a pair whose
gold queries do not prepare there is left out. The figures are those of `clarisql score`. With --rewrites, every
rewrite is asked as well: it should have its reading alone.

usage: ambiqt.py [--program build/clarisql] [--limit N] [--kind KIND] [--jobs N] [--rewrites]
"""
import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile

import ambrosia
import latency

TOP = 5
MAX_ROWS = 20000  # rows of a table that are copied


def load(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def quote(name):
    return '"' + name.replace('"', '""') + '"'


class Table:
    """A table as it is to be made anew: columns (name, type, key), foreign keys (from, table, to), rows."""

    def __init__(self, name, columns, keys, rows):
        self.name, self.columns, self.keys, self.rows = name, columns, keys, rows

    def index(self, column):
        return [name.lower() for name, _, _ in self.columns].index(column.lower())

    def write(self, connection):
        parts = [f"{quote(name)} {kind}" for name, kind, _ in self.columns]
        primary = [quote(name) for name, _, key in self.columns if key]
        if primary:
            parts.append(f"PRIMARY KEY ({', '.join(primary)})")
        parts += [f"FOREIGN KEY ({quote(a)}) REFERENCES {quote(table)}" + (f"({quote(b)})" if b else "")
                  for a, table, b in self.keys]
        connection.execute(f"CREATE TABLE {quote(self.name)} ({', '.join(parts)})")
        marks = ",".join("?" * len(self.columns))
        connection.executemany(f"INSERT OR IGNORE INTO {quote(self.name)} VALUES ({marks})", self.rows)


def read_tables(path):
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    tables = []
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    for name, in names.fetchall():
        info = connection.execute(f"PRAGMA table_info({quote(name)})").fetchall()
        keys = connection.execute(f"PRAGMA foreign_key_list({quote(name)})").fetchall()
        rows = connection.execute(f"SELECT * FROM {quote(name)} LIMIT {MAX_ROWS}").fetchall()
        tables.append(Table(name, [(c[1], c[2], bool(c[5])) for c in info], [(k[3], k[2], k[4]) for k in keys],
                            rows))
    connection.close()
    return tables


def find(tables, name):
    return next(table for table in tables if table.name.lower() == name.lower())


def change_column(tables, pair):
    """The column becomes two with the same values."""
    table = find(tables, pair["table"])
    at = table.index(pair["column"])
    _, kind, key = table.columns[at]
    table.columns[at:at + 1] = [(pair["names"][0], kind, key), (pair["names"][1], kind, False)]
    table.rows = [row[:at] + (row[at], row[at]) + row[at + 1:] for row in table.rows]
    table.keys = [(pair["names"][0] if a.lower() == pair["column"].lower() else a, t, b) for a, t, b in table.keys]
    for other in tables:
        other.keys = [(a, t, pair["names"][0] if t.lower() == table.name.lower() and b and
                       b.lower() == pair["column"].lower() else b) for a, t, b in other.keys]


def change_table(tables, pair):
    """The table becomes two copies; who referred to it refers to both."""
    table = find(tables, pair["table"])
    tables.remove(table)
    for name in pair["names"]:
        tables.append(Table(name, list(table.columns), list(table.keys), table.rows))
    for other in tables:
        other.keys = [(a, name, b) for a, t, b in other.keys
                      for name in (pair["names"] if t.lower() == table.name.lower() else [t])]


def change_join(tables, pair):
    """The column is kept in a further table as well, under the same key."""
    table = find(tables, pair["table"])
    key, column = table.index(pair["key"]), table.index(pair["column"])
    columns = [table.columns[key][:2] + (True,), table.columns[column][:2] + (False,)]
    tables.append(Table(pair["names"][0], columns, [(pair["key"], table.name, table.columns[key][0])],
                        [(row[key], row[column]) for row in table.rows]))


def change_aggregate(tables, pair):
    """The schema's further table keeps the aggregates of a column beside copies of the others."""
    known = {table.name.lower() for table in tables}
    for text in pair["schema"].split(" | "):
        name, _, columns = text.partition(" : ")
        name = name.strip()
        if name.lower() in known:
            continue
        names = [column.strip() for column in columns.split(" , ") if '"' not in column]
        base = max((t for t in tables if name.lower().startswith(t.name.lower() + "_")), key=lambda t: len(t.name))
        detail = base.index(name[len(base.name) + 1:])
        made = []
        for column in names:
            own = next((c for c in base.columns if c[0].lower() == column.lower()), None)
            made.append((own[0], own[1], False) if own else (column, "REAL", False))
        sources = [base.index(c[0]) if c[1] != "REAL" or c[0].lower() in [b[0].lower() for b in base.columns]
                   else detail for c in made]
        tables.append(Table(name, made, [], [tuple(row[s] for s in sources) for row in base.rows]))


CHANGES = {"column": change_column, "table": change_table, "join": change_join, "aggregate": change_aggregate}


def make_database(root, out, pair, number):
    """The changed copy's name, or None if the change or the gold queries do not fit."""
    name = f"{pair['db_id']}_{pair['kind']}_{number}"
    folder = os.path.join(out, name)
    os.makedirs(folder)
    path = os.path.join(folder, name + ".sqlite")
    try:
        tables = read_tables(os.path.join(root, pair["db_id"], pair["db_id"] + ".sqlite"))
        CHANGES[pair["kind"]](tables, pair)
        connection = sqlite3.connect(path)
        for table in tables:
            table.write(connection)
        connection.commit()
        for sql in pair["sql"]:
            connection.execute("EXPLAIN " + sql)
        connection.close()
    except (sqlite3.Error, ValueError, StopIteration):
        return None
    return name


def measure(options, folder, asked, answers):
    """What `clarisql score` says of each kind's pairs."""
    gold, pred = os.path.join(folder, "gold.jsonl"), os.path.join(folder, "pred.jsonl")
    with open(gold, "w", encoding="utf-8") as out:
        for name, pair in asked:
            row = {"id": name, "db_id": name, "question": pair["question"], "sql": pair["sql"], "kind": pair["kind"],
                   "is_ambiguous": True}
            out.write(json.dumps(row) + "\n")
    with open(pred, "w", encoding="utf-8") as out:
        out.writelines(json.dumps(answer) + "\n" for answer in answers)
    done = subprocess.run([*options.program.split(), "score", "--gold", gold, "--pred", pred, "--db-root", folder, "--top",
                           str(TOP), "--json", "--quiet", "--jobs", str(options.jobs)], text=True, capture_output=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(done.stderr.strip())
    groups = json.loads(done.stdout)["groups"]
    return {kind: groups[f"kind {kind}"] for kind in CHANGES if f"kind {kind}" in groups}


def show_failures(asked, answers, count):
    """Pairs of which a reading is not among the first candidates word for word."""
    for name, pair in asked:
        answer = answers.get(name, {})
        said = [c["sql"] for c in answer.get("interpretations", []) + answer.get("alternatives", [])][:TOP]
        if count and not set(pair["sql"]) <= set(said):
            count -= 1
            print(f"\n{name}: {pair['question']}")
            for sql in pair["sql"]:
                print("  gold", sql)
            for sql in said:
                print("  said", sql)


def main():
    base = os.environ.get("CLARISQL_DATA", "../shared/data")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=base)
    parser.add_argument("--part", default="validate", help="validate (to measure) or fit (to tune on)")
    parser.add_argument("--kind", choices=sorted(CHANGES))
    parser.add_argument("--limit", type=int, default=0, help="pairs of a kind")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--failures", type=int, default=0)
    parser.add_argument("--rewrites", action="store_true", help="ask every rewrite too")
    options = parser.parse_args()
    if not os.path.isdir(os.path.join(options.data, "ambiqt")):
        print(f"ambiqt.py: no data at {options.data}; skipped")
        return
    with open(os.path.join(options.data, "spider/split.json"), encoding="utf-8") as file:
        part = set(json.load(file)[options.part])
    pairs = load(os.path.join(options.data, "ambiqt/train.jsonl"))
    pairs += load(os.path.join(options.data, "ambiqt/aggregate.train.jsonl"))
    root = os.path.join(options.data, "spider/database")
    with tempfile.TemporaryDirectory() as out:
        asked = []
        for kind in CHANGES:
            if options.kind not in (None, kind):
                continue
            chosen = [pair for pair in pairs if pair["kind"] == kind and pair["db_id"] in part]
            for number, pair in enumerate(chosen[:options.limit or None]):
                name = make_database(root, out, pair, number)
                if name:
                    asked.append((name, pair))
        lines = "".join(json.dumps({"id": name, "db_id": name, "question": pair["question"]}) + "\n"
                        for name, pair in asked)
        done = subprocess.run([*options.program.split(), "ask", "--batch", "-", "--json", "--db-root", out,
                               "--jobs", str(options.jobs)],
                              input=lines, text=True, capture_output=True, check=False)
        if done.returncode not in (0, 1):
            sys.exit(done.stderr.strip())
        answers = {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}
        columns = ("both_in_top_k_exact", "either_in_top_k_exact", "both_in_top_k_execution", "either_in_top_k_execution",
                   "da")
        print(f"in the first {TOP}  pairs  exact: both      either   execution: both   either   called ambiguous")
        for kind, group in measure(options, out, asked, answers.values()).items():
            means = (100 * group["metrics"].get(column, {"mean": float("nan")})["mean"] for column in columns)
            print(f"{kind:12}{group['items']:8}" + "".join(f"{mean:13.1f}" for mean in means))
        show_failures(asked, answers, options.failures)
        if options.rewrites:
            rows = [{"id": name, "db_id": name, "ambiguity": pair["kind"]} for name, pair in asked]
            ambrosia.round_trip(options.program, out, rows, answers, ambrosia.Databases(out), options.jobs)
        print(latency.line(list(answers.values())))


if __name__ == "__main__":
    main()
