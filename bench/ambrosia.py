#!/usr/bin/env python3
"""Measures readings on AMBROSIA as its appendix F defines: an answer is the set of values that a query gives;
recall is the share of gold answers predicted, precision the share of different predictions that are gold,
AllFound the share of ambiguous questions whose every gold answer is predicted. Averaged over questions.

Also: detection (a question is called ambiguous or not) with its balanced mean, the bias between readings
(table 4 of the paper), Edit-F1 of the rewrites against the human interpretations, and the share of rewrites that
have their own reading alone when they are asked.

usage: ambrosia.py [--program build/clarisql] [--data DIR] [--predictions FILE] [--kind KIND] [--failures N]
"""
import argparse
import collections
import json
import os
import sqlite3
import subprocess
import sys

import latency

STEPS = 50_000_000


def load(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def run_program(program, root, rows, jobs):
    """The program's answers, by id."""
    asked = "\n".join(json.dumps({k: row[k] for k in ("id", "db_id", "question")}) for row in rows) + "\n"
    done = subprocess.run([program, "ask", "--batch", "-", "--json", "--db-root", root, "--jobs", str(jobs)], input=asked,
                          text=True, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{program}: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


class Databases:
    """Executes queries read-only, and remembers what they gave."""

    def __init__(self, root):
        self.root, self.open, self.seen = root, {}, {}

    def values(self, db_id, sql):
        """The set of values the query gives, or None if it fails."""
        if (db_id, sql) not in self.seen:
            self.seen[db_id, sql] = self.execute(db_id, sql)
        return self.seen[db_id, sql]

    def execute(self, db_id, sql):
        if db_id not in self.open:
            path = os.path.join(self.root, db_id, db_id + ".sqlite")
            connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            self.open[db_id] = connection
        connection = self.open[db_id]
        left = [STEPS // 10_000]

        def tick():
            left[0] -= 1
            return left[0] < 0
        connection.set_progress_handler(tick, 10_000)
        try:
            return frozenset(cell for line in connection.execute(sql) for cell in line)
        except sqlite3.Error:
            return None


def tokens(text):
    return collections.Counter(text.lower().replace("?", " ").replace(".", " ").replace(",", " ").split())


def edit_f1(question, rewrite, gold):
    """AmbiEnt's Edit-F1: unigrams added and deleted against the question, predicted and gold."""
    base = tokens(question)
    edits = []
    for text in (rewrite, gold):
        other = tokens(text)
        edits.append(collections.Counter({("+", w): n for w, n in (other - base).items()}) +
                     collections.Counter({("-", w): n for w, n in (base - other).items()}))
    common = sum((edits[0] & edits[1]).values())
    total = sum(edits[0].values()) + sum(edits[1].values())
    return 2 * common / total if total else 1.0


def score(row, answer, databases):
    """What one question gains: recall, precision, and which gold readings were found."""
    gold = {databases.values(row["db_id"], sql) for sql in row["sql"]}
    said = [reading["sql"] for reading in answer.get("interpretations", [])]
    if not said and answer.get("sql"):
        said = [answer["sql"]]
    answers = {databases.values(row["db_id"], sql) for sql in dict.fromkeys(said)}
    right = gold & answers
    return {
        "recall": len(right) / len(gold),
        "precision": len(right) / len(answers) if answers else 0.0,
        "all": right == gold,
        "found": [databases.values(row["db_id"], sql) in answers for sql in row["sql"]],
        "detected": (answer.get("status") == "ambiguous") == bool(row["is_ambiguous"]),
    }


def mean(values):
    values = list(values)
    return 100 * sum(values) / len(values) if values else float("nan")


def report(name, rows, scores):
    ambiguous = [scores[row["id"]] for row in rows if row["is_ambiguous"]]
    clear = [scores[row["id"]] for row in rows if not row["is_ambiguous"]]
    if not ambiguous and not clear:
        return
    found, quiet = mean(s["detected"] for s in ambiguous), mean(s["detected"] for s in clear)
    print(f"{name:11}{len(ambiguous):4}/{len(clear):<4}"
          f"{mean(s['recall'] for s in ambiguous):7.1f}{mean(s['recall'] for s in clear):7.1f}"
          f"{mean(s['precision'] for s in ambiguous):8.1f}{mean(s['precision'] for s in clear):7.1f}"
          f"{mean(s['all'] for s in ambiguous):9.1f}"
          f"{found:8.1f}{quiet:7.1f}{(found + quiet) / 2:7.1f}")


def bias(rows, scores):
    """How often each reading of an ambiguous question is found."""
    for kind in ("scope", "attachment", "vague"):
        counts = [collections.Counter(), 0]
        for row in rows:
            if row["ambiguity"] == kind and row["is_ambiguous"]:
                counts[1] += 1
                counts[0].update(i for i, hit in enumerate(scores[row["id"]]["found"]) if hit)
        if counts[1]:
            shares = " ".join(f"{100 * counts[0][i] / counts[1]:.1f}" for i in range(max(counts[0], default=0) + 1))
            print(f"found by reading, {kind}: {shares}")


def rewrites(rows, answers, databases):
    """Edit-F1 of each rewrite against the clear questions with the same answer on the same database."""
    humans = collections.defaultdict(list)
    for row in rows:
        if not row["is_ambiguous"]:
            humans[row["db_id"], row["sql"][0]].append(row["question"])
    values = collections.defaultdict(list)
    for row in rows:
        if not row["is_ambiguous"]:
            continue
        for sql in row["sql"]:
            wanted = databases.values(row["db_id"], sql)
            for reading in answers[row["id"]].get("interpretations", []):
                if databases.values(row["db_id"], reading["sql"]) == wanted and humans[row["db_id"], sql]:
                    values[row["ambiguity"]].append(max(edit_f1(row["question"], reading["rewrite"] or "", human)
                                                        for human in humans[row["db_id"], sql]))
                    break
    print_by_kind("Edit-F1 of rewrites", values)


def round_trip(program, root, rows, answers, databases, jobs):
    """Asks every rewrite of an ambiguous answer: it should have that reading alone."""
    asked, wanted = [], []
    for row in rows:
        answer = answers[row["id"]]
        for reading in answer.get("interpretations", []) if answer.get("status") == "ambiguous" else []:
            asked.append({"id": str(len(asked)), "db_id": row["db_id"], "question": reading["rewrite"] or ""})
            wanted.append((row, reading["sql"]))
    values = collections.defaultdict(list)
    for again, (row, sql) in zip(run_program(program, root, asked, jobs), wanted):
        said = {databases.values(row["db_id"], reading["sql"]) for reading in again.get("interpretations", [])}
        values[row["ambiguity"]].append(said == {databases.values(row["db_id"], sql)})
    print_by_kind("rewrites that have their reading alone", values)


def print_by_kind(name, values):
    every = [value for kind in values for value in values[kind]]
    if every:
        parts = ", ".join(f"{kind} {mean(values[kind]):.1f}" for kind in sorted(values))
        print(f"{name}: {mean(every):.1f} over {len(every)} ({parts})")


def times(rows, answers):
    values = collections.defaultdict(list)
    for row in rows:
        if "ms" in answers[row["id"]]:
            values[row["ambiguity"]].append(answers[row["id"]]["ms"])
    if values:
        print("median milliseconds: " + ", ".join(f"{kind} {sorted(values[kind])[len(values[kind]) // 2]:.1f}"
                                                  for kind in sorted(values)))


def main():
    data = os.path.join(os.environ.get("CLARISQL_DATA", "../shared/data"), "ambrosia")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=data)
    parser.add_argument("--predictions", help="answers that were made before, as JSON lines")
    parser.add_argument("--kind", help="only scope, attachment or vague")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--failures", type=int, default=0, help="print so many failures")
    options = parser.parse_args()
    if not os.path.isdir(options.data):
        print(f"ambrosia.py: no data at {options.data}; skipped")
        return
    rows = [row for row in load(os.path.join(options.data, "validation.jsonl"))
            if options.kind in (None, row["ambiguity"])]
    root = os.path.join(options.data, "database")
    given = load(options.predictions) if options.predictions else run_program(options.program, root, rows, options.jobs)
    answers = collections.defaultdict(dict, {answer["id"]: answer for answer in given})
    databases = Databases(root)
    scores = {row["id"]: score(row, answers[row["id"]], databases) for row in rows}
    print("kind        amb/clr   R amb  R clr   P amb  P clr  AllFound  found  quiet balanced")
    for kind in ("scope", "attachment", "vague"):
        report(kind, [row for row in rows if row["ambiguity"] == kind], scores)
    report("all", rows, scores)
    bias(rows, scores)
    rewrites(rows, answers, databases)
    if not options.predictions:
        round_trip(options.program, root, rows, answers, databases, options.jobs)
    times(rows, answers)
    print(latency.line(given))
    failed = [row for row in rows if scores[row["id"]]["recall"] < 1 or scores[row["id"]]["precision"] < 1]
    for row in failed[:options.failures]:
        print(f"\n{row['id']} {row['db_id']} {'ambiguous' if row['is_ambiguous'] else 'clear'}: {row['question']}")
        for sql in row["sql"]:
            print("  gold", sql)
        for reading in answers[row["id"]].get("interpretations", []):
            print("  said", reading["sql"])


if __name__ == "__main__":
    main()
