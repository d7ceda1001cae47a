#!/usr/bin/env python3
"""Asks the corpus's questions with `clarisql ask --batch` and says how many are answered rightly, by kind and family.

usage: corpus.py [--program build/clarisql] [--split validate] [--limit N] [--jobs N] [--root build/corpus]

Clear questions (near misses and the whole questions of dialogues' turns among them): right (the first query's rows
are gold's) or wrong, each given as sure or as unsure, asked about, refused. Ambiguous ones: asked about a word at fault; asked about another; answered;
refused. Those that cannot be answered: refused and the words at fault named; refused otherwise; asked; answered.
The day is the database's own (CLARISQL_TODAY).
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
import latency

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tools", "corpus"))
import build  # noqa: E402

ANSWERED, ASKED, REFUSED = "answered", "ambiguous", "unanswerable"


def questions(name):
    """The questions of a database, each a dictionary with kind, question, gold query or None, terms and families."""
    header, items = build.items(name)

    def one(item, tail, kind, question, sql=None, terms=(), families=()):
        return {"id": f"{name}/{item.name}/{tail}", "db_id": name, "today": header.get("today", ""), "kind": kind,
                "question": question, "sql": sql, "terms": terms, "families": families}

    for item in items:
        if item.kind == "clear":
            for i, (_, _, text) in enumerate(item.asked, 1):
                yield one(item, i, "clear", text, item.sql, families=item.families)
        elif item.kind == "dialogue":
            for i, turn in enumerate(item.turns, 1):
                if turn["sql"]:
                    yield one(item, f"t{i}", "turn", turn["question"], turn["sql"])
        else:
            for i, (_, text, terms) in enumerate(item.asked, 1):
                yield one(item, i, item.kind, text, terms=terms, families=[item.about])
            for i, (_, text, reading, sql) in enumerate(item.near, 1):
                yield one(item, f"n{i}", "near " + item.kind, text, sql or item.readings[reading - 1]["sql"])
            for i, reading in enumerate(item.readings, 1):
                yield one(item, f"r{i}", "rewrite", reading["rewrite"], reading["sql"])


def ask(program, rows, root, jobs):
    """The answers of all questions, by id; those of one day in one run."""
    days, answers = collections.defaultdict(list), {}
    for row in rows:
        days[row["today"]].append(row)
    for day, mine in days.items():
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as batch:
            batch.writelines(json.dumps({key: row[key] for key in ("id", "db_id", "question")}) + "\n" for row in mine)
            batch.flush()
            environment = dict(os.environ, **({"CLARISQL_TODAY": day} if day else {}))
            done = subprocess.run([program, "ask", "--batch", batch.name, "--json", "--db-root", root, "--jobs", str(jobs), "--quiet"],
                                  stdout=subprocess.PIPE, env=environment, check=False)
        if done.returncode not in (0, 1):
            sys.exit(done.returncode)
        for line in done.stdout.decode().splitlines():
            answer = json.loads(line)
            answers[answer["id"]] = answer
    return answers


def meets(answer, terms):
    """Whether a pivot of the answer overlaps a term at fault."""
    return any(pivot["start"] < end and pivot["end"] > start for pivot in answer["pivots"] for _, start, end in terms)


def outcome(row, answer, right):
    """What became of a question, in a word or two."""
    status = answer["status"]
    if row["sql"] is not None:
        given = ("unsure, " if answer["unsure"] else "") + ("right" if right else "wrong")
        return {ANSWERED: given, ASKED: "asked", REFUSED: "refused"}.get(status, "error")
    wanted = ASKED if row["kind"] == "ambiguous" else REFUSED
    if status == wanted:
        return status + (", the word" if meets(answer, row["terms"]) else ", another")
    return status


def risk(rows, answers):
    """Of the surest share of the answers given to clear questions, how many in 100 are wrong."""
    given = sorted((-answers[row["id"]]["interpretations"][0]["score"], row["first"]) for row in rows
                   if row["kind"] == "clear" and answers[row["id"]]["status"] == ANSWERED)
    parts = []
    for share in (100, 80, 60, 40, 20):
        kept = given[: max(1, len(given) * share // 100)]
        parts.append("%d %%: %.1f (from %.2f)" % (share, 100 * sum(not right for _, right in kept) / max(1, len(kept)), -kept[-1][0] if kept else 0))
    return "wrong among the surest answers to clear questions, " + ", ".join(parts)


OF_CLEAR = ("right", "wrong", "unsure, right", "unsure, wrong", "asked", "refused")


def table(title, groups, columns):
    print(f"\n{title}")
    print("  %-22s %6s  " % ("", "n") + "  ".join("%13s" % column for column in columns))
    for name, found in groups:
        total = sum(found.values())
        print("  %-22s %6d  " % (name, total) + "  ".join("%13.1f" % (100 * found[column] / total) for column in columns))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--split", default="validate")
    parser.add_argument("--root", type=pathlib.Path, default=build.ROOT / "build" / "corpus")
    parser.add_argument("--limit", type=int, default=0, help="so many questions only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", help="write questions and answers to this file, a JSON object a line")
    options = parser.parse_args()
    names = build.splits()[options.split]
    for name in names:
        build.build(name, options.root)
    rows = [row for name in names for row in questions(name)]
    if options.limit:  # drawn by digest, so that a database more moves no other question
        rows = sorted(rows, key=lambda row: hashlib.sha256(row["id"].encode()).digest())[: options.limit]
        rows.sort(key=lambda row: row["db_id"])
    answers = ask(options.program, rows, str(options.root), options.jobs)
    with tempfile.TemporaryDirectory() as folder:
        gold = os.path.join(folder, "gold.jsonl")
        with open(gold, "w", encoding="utf-8") as out:
            out.writelines(json.dumps({key: row[key] for key in ("id", "db_id", "question", "sql")}) + "\n" for row in rows if row["sql"])
        held = candidates.right(options.program, gold, str(options.root), [answers[row["id"]] for row in rows if row["sql"]], jobs=options.jobs)
    kinds, families, faults = (collections.defaultdict(collections.Counter) for _ in range(3))
    for row in rows:
        list_ = held.get(row["id"], [])
        first, fifth = bool(list_ and list_[0]["ea_first"]), any(one["ea_first"] for one in list_)
        found = outcome(row, answers[row["id"]], first)
        row["first"], row["any"], row["outcome"] = first, fifth, found
        for group in [kinds[row["kind"]]] if row["kind"] != "clear" else [kinds["clear"]] + [families[name] for name in row["families"]]:
            group[found] += 1
        if row["sql"] is None:
            faults[row["kind"] + " " + row["families"][0]][found] += 1
    print(f"{options.split}: {len(names)} databases, {len(rows)} questions")
    clear = [kind for kind in kinds if not kind.startswith(("ambiguous", "unans"))]
    table("clear questions, %", [(kind, kinds[kind]) for kind in clear], OF_CLEAR)
    mine = [row for row in rows if row["kind"] == "clear"]
    if mine:
        found = kinds["clear"]
        sure, unsure = found["right"] + found["wrong"], found["unsure, right"] + found["unsure, wrong"]
        print("  of clear questions: first query right %.1f, any of five %.1f; of answers given, wrong %.1f; of those given as sure, %.1f" % (
            100 * sum(row["first"] for row in mine) / len(mine), 100 * sum(row["any"] for row in mine) / len(mine),
            100 * (found["wrong"] + found["unsure, wrong"]) / max(1, sure + unsure), 100 * found["wrong"] / max(1, sure)))
        print("  " + risk(rows, answers))
        print("  expected calibration error %.3f" % candidates.calibration_error(
            [answers[row["id"]] for row in mine], {row["id"]: held.get(row["id"], []) for row in mine}))
    for kind, status in (("ambiguous", ASKED), ("unanswerable", REFUSED)):
        other = REFUSED if status == ASKED else ASKED
        groups = [(name, found) for name, found in sorted(faults.items()) if name.startswith(kind)] + [("all", kinds[kind])]
        table(kind + ", %", groups, (status + ", the word", status + ", another", other, ANSWERED))
    table("by family, %", sorted(families.items(), key=lambda pair: -(pair[1]["right"] + pair[1]["unsure, right"]) / sum(pair[1].values())), OF_CLEAR)
    print("\n" + latency.line(list(answers.values())))
    if options.save:
        with open(options.save, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(dict(row, answer=answers[row["id"]])) + "\n" for row in rows)


if __name__ == "__main__":
    main()
