#!/usr/bin/env python3
"""The sheet on which the corpus is judged: items drawn by digest, so many of each kind, with a verdict for each.

    tools/corpus/sheet.py draw --out DIR [--count 100] [--skip 0]   writes DIR/<kind>.md, what a judge reads: question, tables, query, rows
    tools/corpus/sheet.py take DIR/<kind>.tsv ...        puts verdicts (id, right or wrong, why) into conversations/corpus/sheet.tsv;
                                                         of several judges' on one item what most say
    tools/corpus/sheet.py                                counts the verdicts by kind

Judges read conversations/corpus/STANDARD.md, and nothing of how the items were written.
"""

import argparse
import collections
import csv
import hashlib
import pathlib
import sqlite3
import sys

import build
import rows

SHEET = build.TEXTS / "sheet.tsv"
KINDS = ("clear", "ambiguous", "near_ambiguous", "unanswerable", "near_unanswerable", "dialogue")
FIELDS = ("id", "kind", "judges", "verdict", "why")
SHOWN_ROWS, SHOWN_CHARACTERS = 4, 160


def candidates():
    """{kind: [(id, database, item, index of the phrasing or near miss)]}"""
    out = collections.defaultdict(list)
    for names in build.splits().values():
        for name in names:
            for item in build.items(name)[1]:
                if item.kind == "dialogue":
                    out["dialogue"].append((f"{name}/{item.name}", name, item, 0))
                    continue
                for i in range(len(item.asked)):
                    out[item.kind].append((f"{name}/{item.name}/{i + 1}", name, item, i))
                for i in range(len(item.near)):
                    out["near_" + item.kind].append((f"{name}/{item.name}/n{i + 1}", name, item, i))
    return out


def drawn(count, skip):
    for kind, items in candidates().items():
        yield kind, sorted(items, key=lambda one: hashlib.sha256(one[0].encode()).digest())[skip : skip + count]


def shown(db, sql):
    """A query with its first rows."""
    try:
        cursor = db.execute(sql)
        found = cursor.fetchmany(1000)
        lines = [" | ".join(str(cell) for cell in row)[:SHOWN_CHARACTERS] for row in found[:SHOWN_ROWS]]
        return f"    {sql}\n" + "".join(f"      -> {line}\n" for line in lines) + f"      ({len(found)} rows)\n"
    except sqlite3.Error as error:
        return f"    {sql}\n      error: {error}\n"


def about(item, db, index, near):
    """What there is to judge of an item, as text."""
    if item.kind == "dialogue":
        out = ""
        for turn in item.turns:
            out += f"  {turn['kind']}: {turn['text']}\n"
            if turn["sql"]:
                out += f"    stands for: {turn['question']}\n" + shown(db, turn["sql"])
            if turn["say"]:
                out += f"    agent: {turn['say']}\n"
        return out
    if near:
        _, text, means, sql = item.near[index]
        out = f"  question: {text}\n" + shown(db, sql or item.readings[means - 1]["sql"])
        return out + (f"  said to be clear, unlike: {item.asked[0][1]}\n" if item.asked else "")
    if item.kind == "clear":
        return f"  question: {item.asked[index][2]}\n  families: {', '.join(item.families)}\n" + shown(db, item.sql)
    _, text, terms = item.asked[index]
    out = f"  question: {text}\n  about: {item.about}; words at fault: {', '.join(term for term, _, _ in terms)}\n"
    if item.kind == "unanswerable":
        return out + f"  agent: {item.why}\n"
    out += f"  asked back: {item.ask}\n"
    for number, reading in enumerate(item.readings, 1):
        out += f"  {number}: {reading['rewrite']}\n" + shown(db, reading["sql"])
    for _, kind, means, words in item.replies:
        out += f"  reply, {kind} -> {means or 'nothing'}: {words}\n"
    return out


def draw(folder, count, skip):
    folder.mkdir(parents=True, exist_ok=True)
    for kind, items in drawn(count, skip):
        with open(folder / (kind + ".md"), "w", encoding="utf-8") as out:
            for identity, name, item, index in sorted(items, key=lambda one: one[0]):
                script = (build.SCRIPTS / (name + ".sql")).read_text()
                db = rows.build(name, script)
                tables = db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'").fetchall()
                out.write(f"## {identity}\ntoday: {build.items(name)[0].get('today')}\n")
                out.write("".join(text + ";\n" for (text,) in tables) if len(tables) <= 12 else
                          "".join(" ".join(text.split())[:400] + ";\n" for (text,) in tables))
                out.write(about(item, db, index, kind.startswith("near_")) + "\n")
                db.close()


def read():
    if not SHEET.exists():
        return {}
    with open(SHEET, encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def take(paths):
    """Puts verdicts into the sheet: of several judges' on one item what most say, and "wrong" where they are even."""
    kind_of = {identity: kind for kind, items in candidates().items() for identity, *_ in items}
    sheet, said = read(), collections.defaultdict(list)
    for path in paths:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            identity, verdict, why = (line.split("\t") + ["", ""])[:3]
            if identity not in kind_of or verdict not in ("right", "wrong"):
                sys.exit(f"{path}:{number}: not `id<TAB>right|wrong<TAB>why` of an item that there is: {line[:80]}")
            said[identity].append((verdict, why))
    for identity, verdicts in said.items():
        wrong = [why for verdict, why in verdicts if verdict == "wrong"]
        verdict = "wrong" if 2 * len(wrong) >= len(verdicts) else "right"
        sheet[identity] = {"id": identity, "kind": kind_of[identity], "judges": str(len(verdicts)), "verdict": verdict,
                           "why": wrong[0] if verdict == "wrong" else ""}
    with open(SHEET, "w", encoding="utf-8") as out:
        out.write("\t".join(FIELDS) + "\n")
        for identity in sorted(sheet, key=lambda one: (KINDS.index(sheet[one]["kind"]), one)):
            out.write("\t".join(sheet[identity][key] for key in FIELDS) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("draw", "take", "count"), default="count")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of each kind, which have been judged")
    options = parser.parse_args()
    if options.what == "draw":
        if options.out is None:
            parser.error("draw needs --out DIR")
        draw(options.out, options.count, options.skip)
    elif options.what == "take":
        take(options.files)
    verdicts = collections.Counter((row["kind"], row["verdict"]) for row in read().values())
    for kind in KINDS:
        right, wrong = verdicts[kind, "right"], verdicts[kind, "wrong"]
        print("%-18s %4d judged, %.1f %% right" % (kind, right + wrong, 100 * right / max(1, right + wrong)))


if __name__ == "__main__":
    main()
