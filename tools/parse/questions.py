#!/usr/bin/env python3
"""Writes the questions of databases held out, for fit_rank.py and tools/fit_decide.py.

    questions.py --out DIR [--data ../shared/data]

DIR/corpus.jsonl: the corpus's validation split, on build/corpus; DIR/follow.jsonl: its dialogues' later turns; DIR/turns.jsonl:
these, the ones that no query of their own answers, and questions by themselves behind another's query. DIR/spider.jsonl: Spider's databases to validate on.
DIR/pivots.jsonl: what bench/pivots.py makes of these, on DIR/database. Each row says under "wanted" what is best done
with the question: answer, ask or refuse.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

from prepare import ROOT, apart, corpus, lines

WANTED = {"ambiguous": "ask", "unanswerable": "refuse"}
ALONE = (["topic"], ["new"], ["reply_new"])  # kinds of turns that do not lean
OF_PIVOTS = {"clear": "answer", "no_column": "refuse", "no_value": "refuse"}


def write(path, rows):
    with open(path, "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)


def turns(rows):
    """(row with the query before, what the turn is): later turns of dialogues, and questions that lean on nothing. What is
    unanswerable is so whether it leans or not; what is ambiguous by itself is asked about as any question by itself is."""
    for row in rows:
        if "before" in row:
            yield row, "alone" if row.get("about") == "ambiguous" or row.get("families") in ALONE else row.get("about", "leaning")
    for row in apart(rows):
        yield row, "unanswerable" if row["kind"] == "unanswerable" else "alone"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path(os.environ.get("CLARISQL_DATA", "../shared/data")))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    keys = ("id", "db_id", "question", "sql", "today", "kind", "before")
    every = list(corpus("validate"))
    rows = [dict({key: row[key] for key in keys if key in row}, wanted=WANTED.get(row["kind"], "answer")) for row in every if row["kind"] != "aside"]
    write(options.out / "turns.jsonl", [dict({key: row[key] for key in keys if key in row}, wanted=wanted) for row, wanted in turns(every)])
    write(options.out / "corpus.jsonl", [row for row in rows if "before" not in row])
    write(options.out / "follow.jsonl", [row for row in rows if "before" in row])
    held = set(json.loads((options.data / "spider" / "split.json").read_text())["validate"])
    rows = [row for row in lines(options.data / "spider" / "train.jsonl") if row["db_id"] in held]
    write(options.out / "spider.jsonl", [{"id": row["id"], "db_id": row["db_id"], "question": row["question"], "sql": row["sql"], "wanted": "answer"} for row in rows])
    subprocess.run([sys.executable, str(ROOT / "bench" / "pivots.py"), "build", "--data", str(options.data), "--split", "validate",
                    "--out", str(options.out)], check=True)
    made = lines(options.out / "questions.jsonl")
    write(options.out / "pivots.jsonl", [{"id": row["id"], "db_id": row["db_id"], "question": row["question"], "wanted": OF_PIVOTS.get(row["kind"], "ask")} for row in made])


if __name__ == "__main__":
    main()
