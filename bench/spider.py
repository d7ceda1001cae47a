#!/usr/bin/env python3
"""Asks Spider's questions with `clarisql ask --batch` and scores the answers with `clarisql score`.

usage: spider.py [--program build/clarisql] [--data DIR] [--split validate] [--limit N] [--jobs N] [--synonyms]
                 [--failures N [--seed S]]

With --failures N, it prints N of the questions whose first candidate is wrong, to be read: question, gold, first
candidate, and which candidate is right. A question is drawn by a digest of seed and id, so that mending one moves
no other.
"""
import argparse
import hashlib
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


def failures(rows, answers, held, count, seed):
    """Of the questions whose first candidate is wrong: those that are drawn, for reading."""
    answers = {a["id"]: a for a in answers}
    wrong = [r for r in rows if r["id"] in answers and not any(h["ea_first"] for h in held[r["id"]][:1])]
    drawn = sorted(wrong, key=lambda r: hashlib.sha256(("%d %s" % (seed, r["id"])).encode()).digest())[:count]
    yield "%d of %d failures, seed %d" % (len(drawn), len(wrong), seed)
    for row in drawn:
        listed = candidates.listed(answers[row["id"]])
        rank = next((i for i, h in enumerate(held[row["id"]], 1) if h["ea_first"]), None)
        yield "\n%s  %s  %s, %s" % (row["id"], row["db_id"], answers[row["id"]]["status"],
                                    "right: candidate %d" % rank if rank else "none of five is right")
        yield "  asked  " + row["question"]
        yield "  gold   " + " ".join(row["sql"].split())
        yield "  first  " + (listed[0] if listed and listed[0] else "none")


def main():
    data = os.path.join(os.environ.get("CLARISQL_DATA", "../shared/data"), "spider")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=data)
    parser.add_argument("--split", default="validate")
    parser.add_argument("--limit", type=int, default=0, help="only every so many-th question, to leave N")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--synonyms", action="store_true", help="Spider-Syn's questions")
    parser.add_argument("--failures", type=int, default=0, help="print so many wrong first candidates")
    parser.add_argument("--seed", type=int, default=1, help="of that draw")
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
    if options.failures:
        print("\n" + "\n".join(failures(rows, answers, held, options.failures, options.seed)))


if __name__ == "__main__":
    main()
