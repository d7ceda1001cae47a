#!/usr/bin/env python3
"""Fits how probable the readings of a structure are, prints src/reading/priors.h, and tells how well calibrated they are.

    clarisql generate --from FIT.jsonl --db-root DATA/spider/database --out GENERATED \\
        --pattern concepts_scope,concepts_attachment,concepts_vague
    tools/fit_reading.py --generated GENERATED --spider DATA/spider --ambiqt DATA/ambiqt --validate DATA/ambrosia

There are six parameters, of priors.h, and three kinds of honest data, each of which counts by the root
of its size, since its questions are much alike:
- new databases of the generator's own concepts, and AmbiQT's pairs on the `fit` databases: each gold reading of a
  question is meant as often as the others;
- questions of Spider's `fit` databases where the engine finds a structure although one query is meant: that query says
  what was.
Nothing of AMBROSIA and of the `validate` databases is fitted on; --validate and the pairs of `validate` measure. The
parameters are those that make what was meant likeliest. Before the fit the program's own priors.h is taken out of the
probabilities it gives, so run it with a program that was built from the header it reads.

Calibration error: the readings in ten bins by their probability; the mean distance, weighted by size, of the mean
probability in a bin from the share of them that were meant.
"""
import argparse
import collections
import json
import math
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "bench"))
import ambiqt  # noqa: E402
import ambrosia  # noqa: E402

HEADER = os.path.join(ROOT, "src/reading/priors.h")
NAMES = ["PRIOR_EACH", "PRIOR_BOTH", "PRIOR_TOGETHER", "PRIOR_FIRST", "PLANS_WEIGHT", "TWINS_WEIGHT"]
KINDS = {"scope_amb": "PRIOR_EACH", "attach_amb": "PRIOR_BOTH", "vague_amb": "PRIOR_TOGETHER", "join_amb": "PRIOR_FIRST",
         "agg_amb": "PRIOR_FIRST"}
TWINS = {"join_amb", "agg_amb"}
BINS = 10
LEAST, MOST = 0.05, 0.95  # no wording is taken for sure
MOST_WEIGHT = 8.0


def read_header():
    with open(HEADER, encoding="utf-8") as file:
        text = file.read()
    return {name: float(re.search(rf"#define {name} ([\d.]+)", text).group(1)) for name in NAMES}, text


def columns_shown(sql):
    """How many results the first block shows; commas within brackets do not part them."""
    head = re.split(r"\bFROM\b", sql, maxsplit=1)[0]
    while "(" in head:
        shorter = re.sub(r"\([^()]*\)", "", head)
        if shorter == head:
            break
        head = shorter
    return head.count(",") + 1


def first_role(kind, queries):
    """Which queries have the role that the kind's prior is of; None where their form does not tell."""
    if kind == "scope_amb":
        roles = ["count(DISTINCT" not in sql for sql in queries]
    elif kind == "attach_amb":
        roles = [all("WHERE" in part for part in sql.split(" UNION ")) if " UNION " in sql else ") AND " in sql
                 for sql in queries]
    elif kind == "vague_amb":
        least = min(columns_shown(sql) for sql in queries)
        roles = [" UNION " in sql or columns_shown(sql) > least for sql in queries]
        return roles if sum(roles) < 2 else None
    elif kind == "agg_amb":  # what is worked out has more calls
        most = max(sql.count("(") for sql in queries)
        roles = [sql.count("(") == most for sql in queries]
    elif kind == "join_amb":  # the best plan's own place needs no join more
        least = min(sql.count(" JOIN ") for sql in queries)
        roles = [sql.count(" JOIN ") == least for sql in queries]
    else:
        return None
    return roles if sum(roles) == 1 else None


def priors_of(kind, roles, values):
    """What the readings are worth before the plans are heard, summing to 1."""
    prior, count = values[KINDS[kind]], len(roles)
    raw = [prior if role else (1 - prior) / max(1, count - (1 if kind == "vague_amb" else sum(roles))) for role in roles]
    return [value / sum(raw) for value in raw]


class Case:
    """A question with a structure: its readings, what the plans say for each, and what was meant."""

    def __init__(self, kind, roles, scores, meant, values):
        self.kind, self.roles = kind, roles
        self.weight = "TWINS_WEIGHT" if kind in TWINS else "PLANS_WEIGHT"
        total = sum(meant)
        self.meant = [value / total for value in meant] if total else meant
        given = priors_of(kind, roles, values)
        # score = (prior + weight * plans) / (1 + weight * all plans), and some reading no plan speaks for
        scale = max(prior / score for prior, score in zip(given, scores) if score > 0)
        weight = values[self.weight]
        self.plans = [max(0.0, score * scale - prior) / weight for prior, score in zip(given, scores)]

    def probabilities(self, values):
        raw = [prior + values[self.weight] * plan
               for prior, plan in zip(priors_of(self.kind, self.roles, values), self.plans)]
        return [value / sum(raw) for value in raw]

    def log_likelihood(self, values):
        return sum(share * math.log(max(p, 1e-9)) for share, p in zip(self.meant, self.probabilities(values)) if share)


def ask(program, roots, rows):
    """The program's answers of one structure each, by id."""
    lines = "".join(json.dumps({key: row[key] for key in ("id", "db_id", "question")}) + "\n" for row in rows)
    done = subprocess.run([program, "ask", "--batch", "-", "--json", "--db-root", roots, "--jobs", "2"], input=lines,
                          text=True, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{program}: {done.stderr.strip()}")
    answers = map(json.loads, done.stdout.splitlines())
    return {a["id"]: a for a in answers if len(a["pivots"]) == 1 and len(a["interpretations"]) > 1}


def read_cases(program, roots, rows, values):
    """Rows of id, db_id, question and sql, the gold queries."""
    cases, databases = [], {}
    answers = ask(program, ":".join(roots), rows)
    for row in rows:
        answer = answers.get(row["id"])
        if answer is None or answer["pivots"][0]["mode"] not in KINDS:
            continue
        root = next(r for r in roots if os.path.isdir(os.path.join(r, row["db_id"])))
        database = databases.setdefault(root, ambrosia.Databases(root))
        kind = answer["pivots"][0]["mode"]
        queries = [reading["sql"] for reading in answer["interpretations"]]
        roles = first_role(kind, queries)
        gold = {database.values(row["db_id"], sql) for sql in row["sql"]} - {None}
        meant = [float(database.values(row["db_id"], sql) in gold) for sql in queries]
        if roles is not None and sum(meant) and (len(row["sql"]) > 1 or sum(meant) == 1):
            cases.append(Case(kind, roles, [r["score"] for r in answer["interpretations"]], meant, values))
    return cases


def load_generated(folder):
    rows = []
    for row in ambrosia.load(os.path.join(folder, "single.jsonl")):
        rows.append({"id": row["id"], "db_id": row["db_id"], "question": row["conversation"][0]["text"],
                     "sql": [reading["sql"] for reading in row["readings"]]})
    return rows


def load_spider(folder, part):
    with open(os.path.join(folder, "split.json"), encoding="utf-8") as file:
        names = set(json.load(file)[part])
    return [{**row, "sql": [row["sql"]]} for row in ambrosia.load(os.path.join(folder, "train.jsonl"))
            if row["db_id"] in names]


def load_pairs(options, part, out):
    """AmbiQT's pairs of tables that hold the same, their databases made in out."""
    with open(os.path.join(options.spider, "split.json"), encoding="utf-8") as file:
        names = set(json.load(file)[part])
    pairs = ambrosia.load(os.path.join(options.ambiqt, "train.jsonl"))
    pairs += ambrosia.load(os.path.join(options.ambiqt, "aggregate.train.jsonl"))
    rows = []
    for number, pair in enumerate(pairs):
        if pair["db_id"] in names and pair["kind"] in ("join", "aggregate"):
            name = ambiqt.make_database(os.path.join(options.spider, "database"), out, pair, number)
            if name:
                rows.append({"id": name, "db_id": name, "question": pair["question"], "sql": pair["sql"]})
    return rows


def fit(sets, values):
    """The likeliest parameters, one at a time until nothing changes."""
    def likelihood(tried):
        return sum(sum(case.log_likelihood(tried) for case in cases) / math.sqrt(len(cases)) for cases in sets if cases)

    best = dict(values)
    for _ in range(20):
        before = dict(best)
        for name in NAMES:
            most = MOST_WEIGHT if name.endswith("_WEIGHT") else MOST
            grid = [LEAST + step * (most - LEAST) / 180 for step in range(181)]
            best[name] = round(max(grid, key=lambda value, name=name: likelihood({**best, name: value})), 2)
        if before == best:
            break
    return best


def calibration(cases, values):
    """Expected calibration error of the readings' probabilities, and the mean log likelihood of what was meant."""
    bins = collections.defaultdict(list)
    for case in cases:
        for probability, meant in zip(case.probabilities(values), case.meant):
            bins[min(BINS - 1, int(probability * BINS))].append((probability, meant))
    count = sum(len(entries) for entries in bins.values())
    error = sum(abs(sum(p for p, _ in entries) - sum(m for _, m in entries)) for entries in bins.values())
    return 100 * error / count, sum(case.log_likelihood(values) for case in cases) / len(cases)


def report(name, cases, before, after):
    kinds = collections.Counter(case.kind for case in cases)
    if cases:
        old, new = calibration(cases, before), calibration(cases, after)
        print(f"{name:28}{len(cases):5}  error {old[0]:5.1f} -> {new[0]:5.1f} %   log likelihood {old[1]:6.3f} -> {new[1]:6.3f}"
              f"   {dict(kinds)}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--generated", required=True)
    parser.add_argument("--spider", required=True)
    parser.add_argument("--ambiqt", required=True)
    parser.add_argument("--validate", help="AMBROSIA's folder, to measure on")
    options = parser.parse_args()
    values, text = read_header()
    spider = os.path.join(options.spider, "database")
    with tempfile.TemporaryDirectory() as fit_out, tempfile.TemporaryDirectory() as validate_out:
        pairs = read_cases(options.program, [fit_out], load_pairs(options, "fit", fit_out), values)
        made = read_cases(options.program, [os.path.join(options.generated, "database")],
                          load_generated(options.generated), values)
        single = read_cases(options.program, [spider], load_spider(options.spider, "fit"), values)
        fitted = fit([made, pairs, single], values)
        report("generated", made, values, fitted)
        report("AmbiQT, fit", pairs, values, fitted)
        report("Spider, fit", single, values, fitted)
        unseen = read_cases(options.program, [validate_out], load_pairs(options, "validate", validate_out), values)
        report("AmbiQT, validate", unseen, values, fitted)
    report("Spider, validate", read_cases(options.program, [spider], load_spider(options.spider, "validate"), values),
           values, fitted)
    if options.validate:
        rows = [row for row in ambrosia.load(os.path.join(options.validate, "validation.jsonl")) if row["is_ambiguous"]]
        report("AMBROSIA, validation", read_cases(options.program, [os.path.join(options.validate, "database")], rows,
                                                  values), values, fitted)
    for name in NAMES:
        text = re.sub(rf"#define {name} [\d.]+", f"#define {name} {fitted[name]:.2f}", text)
    print(text, end="")


if __name__ == "__main__":
    main()
