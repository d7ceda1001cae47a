#!/usr/bin/env python3
"""Counts the corpus: items by kind and split, queries by family, phrasings by style.

    tools/corpus/count.py [--write]     with --write the tables in conversations/corpus/README.md are made anew
"""

import argparse
import collections
import re

import build
import form

BEGIN, END = "<!-- counts: tools/corpus/count.py --write -->\n", "<!-- end of counts -->"
KINDS = {
    "databases": "databases",
    "domains": "domains",
    "queries": "distinct queries of clear questions",
    "clear": "clear questions",
    "ambiguous": "ambiguous questions",
    "near ambiguous": "near misses of ambiguous ones",
    "unanswerable": "questions that cannot be answered",
    "near unanswerable": "near misses of those",
    "dialogues": "dialogues",
    "turns": "their turns",
    "sql": "distinct queries in all",
    "questions": "questions in all, with rewrites and turns",
}


def texts(items):
    """All that is asked in the items, replies aside."""
    for item in items:
        if item.kind == "dialogue":
            yield from (turn["question"] for turn in item.turns if turn["sql"])
            continue
        yield from (one[2] if item.kind == "clear" else one[1] for one in item.asked)
        yield from (reading["rewrite"] for reading in item.readings)
        yield from (one[1] for one in item.near)


def queries(items):
    for item in items:
        yield from [item.sql] if item.sql else []
        yield from (reading["sql"] for reading in item.readings)
        yield from (sql for _, _, _, sql in item.near if sql)
        yield from (turn["sql"] for turn in item.turns if turn["sql"])


def tally(names):
    """Counts of KINDS, of families, of styles, of what is ambiguous or missing, and of kinds of turns."""
    kinds, families, styles, about, turns = (collections.Counter() for _ in range(5))
    domains, seen = set(), set()
    for name in names:
        header, items = build.items(name)
        domains.add(header["domain"].split(":")[0].strip().lower())
        kinds["databases"] += 1
        kinds["questions"] += sum(1 for _ in texts(items))
        seen.update((name, sql) for sql in queries(items))
        for item in items:
            kinds["near " + item.kind] += len(item.near)
            if item.kind == "clear":
                kinds["queries"] += 1
                kinds["clear"] += len(item.asked)
                families.update(item.families)
                styles.update(letter for _, letters, _ in item.asked for letter in letters)
            elif item.kind == "dialogue":
                kinds["dialogues"] += 1
                kinds["turns"] += len(item.turns)
                turns.update(turn["kind"] for turn in item.turns)
            else:
                kinds[item.kind] += len(item.asked)
                about[item.kind + ", " + item.about] += len(item.asked)
    kinds["domains"], kinds["sql"] = len(domains), len(seen)
    return kinds, families, styles, about, turns


def rows_of(title, tallies, names, text=str):
    out = ["| " + title + " | " + " | ".join(tallies) + " | in all |", "|---|" + "---:|" * (len(tallies) + 1)]
    for name in names:
        counts = [found[name] for found in tallies.values()]
        out.append("| " + text(name) + " | " + " | ".join(map(str, counts)) + f" | {sum(counts)} |")
    return "\n".join(out) + "\n"


def table(splits):
    """The tables of the README."""
    found = {split: tally(names) for split, names in splits.items()}
    everything = tally([name for names in splits.values() for name in names])
    part = [{split: one[index] for split, one in found.items()} for index in range(5)]
    kinds = rows_of("", part[0], KINDS, KINDS.get)
    domains = sum(one[0]["domains"] for one in found.values())
    kinds = kinds.replace(f"| {domains} |\n", f"| {everything[0]['domains']} |\n", 1) if domains != everything[0]["domains"] else kinds
    return "\n".join([
        kinds,
        rows_of("queries with", part[1], form.FAMILIES),
        rows_of("phrasings", part[2], form.STYLES.values()),
        rows_of("questions", part[3], sorted(everything[3])),
        rows_of("turns", part[4], form.TURNS),
    ])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    text = table(build.splits())
    if not options.write:
        print(text)
        return
    page = build.TEXTS / "README.md"
    old = page.read_text()
    head, _, rest = old.partition(BEGIN)
    tail = rest.partition(END)[2]
    page.write_text(head + BEGIN + text + END + tail)


if __name__ == "__main__":
    main()
