#!/usr/bin/env python3
"""Plays the corpus's dialogues with `clarisql chat` and says how many turns are answered rightly, by kind of turn.

usage: dialogues.py [--program build/clarisql] [--split validate] [--limit N] [--root build/corpus]

A dialogue is played as its user's lines, whatever clarisql answers. A turn with a query: right (the rows are gold's),
wrong (each given as sure or as unsure), asked about, refused. Turns without one: ambiguous ones are to be asked about,
unanswerable ones refused, small talk is not to be answered with rows.
"""
import argparse
import collections
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import candidates

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tools", "corpus"))
import build  # noqa: E402

COLUMNS = ("right", "wrong", "unsure, right", "unsure, wrong", "asked", "refused")
WANTED = {"ambiguous": "asked", "unanswerable": "refused", "smalltalk": "refused"}


def dialogues(name):
    header, items = build.items(name)
    for item in items:
        if item.kind == "dialogue":
            yield {"id": f"{name}/{item.name}", "db_id": name, "today": header.get("today", ""), "turns": item.turns}


def play(program, root, dialogue):
    """The answers to a dialogue's turns; None where there is none."""
    environment = dict(os.environ, **({"CLARISQL_TODAY": dialogue["today"]} if dialogue["today"] else {}))
    text = "".join(" ".join(turn["text"].split()) + "\n" for turn in dialogue["turns"])
    path = os.path.join(root, dialogue["db_id"], dialogue["db_id"] + ".sqlite")
    done = subprocess.run([program, "chat", "--json", "--quiet", path], input=text.encode(), stdout=subprocess.PIPE, env=environment, check=False)
    answers = [json.loads(line) for line in done.stdout.decode().splitlines() if line.startswith("{")]
    return answers + [None] * (len(dialogue["turns"]) - len(answers))


def outcome(turn, answer, right):
    if answer is None:
        return "error"
    status = {"ambiguous": "asked", "unanswerable": "refused"}.get(answer["status"], answer["status"])
    if status != "answered":
        return status
    return ("unsure, " if answer["unsure"] else "") + ("right" if right and turn["sql"] else "wrong")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--split", default="validate")
    parser.add_argument("--root", type=pathlib.Path, default=build.ROOT / "build" / "corpus")
    parser.add_argument("--limit", type=int, default=0, help="so many dialogues only")
    parser.add_argument("--save", help="write turns and answers to this file, a JSON object a line")
    options = parser.parse_args()
    names = build.splits()[options.split]
    for name in names:
        build.build(name, options.root)
    chosen = [dialogue for name in names for dialogue in dialogues(name)]
    if options.limit:
        chosen = sorted(chosen, key=lambda one: hashlib.sha256(one["id"].encode()).digest())[: options.limit]
    rows = []
    for dialogue in chosen:
        for i, (turn, answer) in enumerate(zip(dialogue["turns"], play(options.program, str(options.root), dialogue)), 1):
            rows.append(dict(turn, id=f"{dialogue['id']}/{i}", db_id=dialogue["db_id"], first=i == 1, answer=answer))
    with tempfile.TemporaryDirectory() as folder:
        gold = os.path.join(folder, "gold.jsonl")
        asked = [row for row in rows if row["sql"]]
        with open(gold, "w", encoding="utf-8") as out:
            out.writelines(json.dumps({"id": row["id"], "db_id": row["db_id"], "question": row["question"], "sql": row["sql"]}) + "\n" for row in asked)
        held = candidates.score(options.program, gold, str(options.root), {row["id"]: row["answer"]["sql"] for row in asked if row["answer"] and row["answer"]["sql"]})
    kinds, groups = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    for row in rows:
        row["outcome"] = outcome(row, row["answer"], held.get(row["id"], {}).get("ea_first"))
        kinds[row["kind"]][row["outcome"]] += 1
        if row["sql"]:
            groups["first turns" if row["first"] else "later turns"][row["outcome"]] += 1
            leans = row["kind"] not in ("new", "topic", "reply", "reply_new")
            if leans:
                groups["of these, leaning ones"][row["outcome"]] += 1
    print(f"{options.split}: {len(chosen)} dialogues, {len(rows)} turns")
    print("  %-24s %6s  " % ("%", "n") + "  ".join("%13s" % column for column in COLUMNS))
    for name, found in list(groups.items()) + sorted(kinds.items()):
        total = sum(found.values())
        print("  %-24s %6d  " % (name + (", to be " + WANTED[name] if name in WANTED else ""), total) +
              "  ".join("%13.1f" % (100 * found[column] / total) for column in COLUMNS))
    if options.save:
        with open(options.save, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows)


if __name__ == "__main__":
    main()
