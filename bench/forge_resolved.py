#!/usr/bin/env python3
"""Ask the generated questions with their pivots replaced by the targets, and their sources, and compare.

    clarisql generate --from ../shared/data/spider/train.jsonl --db-root ../shared/data/spider/database \\
        --out /tmp/forge --seed 1 --jobs 2
    bench/forge_resolved.py --single /tmp/forge/single.jsonl --db-root ../shared/data/spider/database \\
        --split ../shared/data/spider/split.json --clarisql build/clarisql

An ambiguous instance of CLARITY's modes that was made well gives its source's SQL at the rate at which the source question
does, once each pivot is replaced by the name or value that it stood for. Both texts of each drawn instance are asked
and scored by execution: EA (a question back is wrong) and EA of the first candidate, all and by mode; with --split
also those on the databases that nothing was fitted on. Names are written as words, in lower case.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PATTERNS = ("col_amb_lexical", "col_amb_semantic", "val_amb")


def words(name):
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name)
    return " ".join(re.findall(r"[A-Za-z]+|\d+", name)).lower()


def resolved(record):
    """The question with each pivot replaced by what it was made from, or None where a span is not the term."""
    text = record["conversation"][0]["text"].encode()
    for pivot in sorted(record["pivots"], key=lambda p: -p["start"]):
        start, end, target = pivot["start"], pivot["end"], pivot["target"]
        if text[start:end].decode(errors="replace") != pivot["term"]:
            return None
        value = target.get("value")
        said = str(value) if value is not None else words(target["column"])
        text = text[:start] + said.encode() + text[end:]
    return text.decode()


def ask(options, rows, folder, name):
    gold, answers = (os.path.join(folder, f"{name}.{kind}.jsonl") for kind in ("gold", "answers"))
    with open(gold, "w", encoding="utf-8") as out:
        for row in rows:
            out.write(json.dumps(row) + "\n")
    with open(answers, "w", encoding="utf-8") as out:
        subprocess.run([options.clarisql, "ask", "--batch", gold, "--db-root", options.db_root, "--json", "--quiet",
                        "--jobs", str(options.jobs)], check=True, stdout=out)
    return gold, answers


def score(options, gold, answers, keep, folder):
    """EA and EA of the first candidate of the rows in keep, in percent."""
    part = os.path.join(folder, "part.jsonl")
    with open(part, "w", encoding="utf-8") as out:
        out.writelines(line for line in open(gold, encoding="utf-8") if json.loads(line)["id"] in keep)
    result = subprocess.run([options.clarisql, "score", "--gold", part, "--pred", answers, "--db-root",
                             options.db_root, "--quiet", "--jobs", str(options.jobs)],
                            check=True, stdout=subprocess.PIPE, text=True).stdout
    figures = []
    for label in ("EA", "EA of the first candidate"):
        match = re.search(rf"^\s*{label}\s\s+(?:\d+\s+)?(\d+\.\d+)", result, re.MULTILINE)
        if not match:
            sys.exit(f"no {label} in what score printed:\n{result}")
        figures.append(float(match.group(1)))
    return figures


def print_row(options, label, keep, sets, folder):
    if keep:
        figures = [figure for gold, answers in sets for figure in score(options, gold, answers, keep, folder)]
        print(f"{label:24} {len(keep):5} {figures[2]:9.1f} {figures[0]:9.1f} {figures[3]:9.1f} {figures[1]:9.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--single", required=True)
    parser.add_argument("--db-root", required=True)
    parser.add_argument("--clarisql", default="build/clarisql")
    parser.add_argument("--split", help="a split.json with the list validate")
    parser.add_argument("--size", type=int, default=600)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    cells = collections.defaultdict(list)
    for line in open(options.single, encoding="utf-8"):
        record = json.loads(line)
        pattern = record["id"].rsplit("/", 2)[1]
        if pattern in PATTERNS:
            cells[pattern].append(record)
    drawn = []
    for pattern in sorted(cells):
        sample = random.Random(f"{options.seed} {pattern}").sample(
            cells[pattern], min(options.size // len(cells), len(cells[pattern])))
        drawn += [(pattern, record, resolved(record)) for record in sample]
    unlike = sum(text is None for *_, text in drawn)
    drawn = [row for row in drawn if row[2] is not None]
    validate = set(json.load(open(options.split))["validate"]) if options.split else set()
    rows = {"resolved": [], "source": []}
    for _, record, text in drawn:
        shared = {"id": record["id"], "db_id": record["db_id"], "sql": record["source"]["sql"]}
        rows["resolved"].append(dict(shared, question=text))
        rows["source"].append(dict(shared, question=record["source"]["question"]))
    with tempfile.TemporaryDirectory() as folder:
        sets = [ask(options, rows[name], folder, name) for name in ("resolved", "source")]
        print(f"{'':24} {'':5} {'EA':>19} {'first candidate':>19}")
        print(f"{'':24} {'n':>5} {'source':>9} {'resolved':>9} {'source':>9} {'resolved':>9}")
        for pattern in sorted(cells):
            print_row(options, pattern, {r["id"] for p, r, _ in drawn if p == pattern}, sets, folder)
        print_row(options, "all", {r["id"] for _, r, _ in drawn}, sets, folder)
        print_row(options, "all, validate", {r["id"] for _, r, _ in drawn if r["db_id"] in validate}, sets, folder)
    if unlike:
        print(f"{unlike} spans are not their term")


if __name__ == "__main__":
    main()
