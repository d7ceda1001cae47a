#!/usr/bin/env python3
"""Asks Spider's questions with `clarisql ask --batch` and scores the answers with `clarisql score`.

usage: spider.py [--program build/clarisql] [--data DIR] [--split validate] [--limit N] [--jobs N] [--synonyms]
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import candidates
import latency


def load(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def write(path, rows):
    with open(path, "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)


def main():
    data = os.path.join(os.environ.get("CLARISQL_DATA", "../shared/data"), "spider")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=data)
    parser.add_argument("--split", default="validate")
    parser.add_argument("--limit", type=int, default=0, help="only every so many-th question, to leave N")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--synonyms", action="store_true", help="Spider-Syn's questions")
    options = parser.parse_args()
    if not os.path.isdir(options.data):
        print(f"spider.py: no data at {options.data}; skipped")
        return
    with open(os.path.join(options.data, "split.json"), encoding="utf-8") as file:
        databases = set(json.load(file)[options.split])
    rows = [row for row in load(os.path.join(options.data, "train.jsonl")) if row["db_id"] in databases]
    if options.limit:
        rows = rows[::max(1, len(rows) // options.limit)][:options.limit]
    if options.synonyms:
        rows = [dict(row, question=row["synonym_question"]) for row in rows if row.get("synonym_question")]
    root = os.path.join(options.data, "database")
    with tempfile.TemporaryDirectory() as folder:
        gold, pred = os.path.join(folder, "gold.jsonl"), os.path.join(folder, "pred.jsonl")
        write(gold, ({k: row[k] for k in ("id", "db_id", "question", "sql")} for row in rows))
        with open(pred, "w", encoding="utf-8") as out:
            done = subprocess.run([options.program, "ask", "--batch", gold, "--json", "--db-root", root,
                                   "--jobs", str(options.jobs), "--quiet"], stdout=out, check=False)
        if done.returncode not in (0, 1):
            sys.exit(done.returncode)
        answers = load(pred)
        sys.stdout.flush()
        subprocess.run([options.program, "score", "--gold", gold, "--pred", pred, "--db-root", root,
                        "--jobs", str(options.jobs), "--quiet"], check=True)
        held = candidates.right(options.program, gold, root, answers, jobs=options.jobs)
    print("\nany of five, EA %.1f   exact set match %.1f   expected calibration error %.3f" % (
        100 * candidates.share(held), 100 * candidates.share(held, "exact_set_match"),
        candidates.calibration_error(answers, held)))
    print("\n" + latency.line(answers))


if __name__ == "__main__":
    main()
