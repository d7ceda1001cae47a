#!/usr/bin/env python3
"""Draw instances of a generated benchmark for reading, and add up the verdicts.

    clarisql generate --from ../shared/data/spider/train.jsonl --db-root ../shared/data/spider/database \\
        --out /tmp/forge --seed 1 --jobs 2
    bench/forge_sheet.py draw --single /tmp/forge/single.jsonl --seed 2026 >/tmp/reading.txt
    bench/forge_sheet.py sheet --single /tmp/forge/single.jsonl --seed 2026 --wrong ID=REASON... >bench/forge_sheet.tsv
    bench/forge_sheet.py count bench/forge_sheet.tsv

`draw` prints 30 of each mode and facet of CLARITY's table 3, and of those that mix modes, with their source, pivots
and groups, for a reader who holds them against the definitions of tables 2 and 8. `sheet` writes the same draw as a
table of ids, the two seeds, verdicts and what is wrong, with none of the data's sentences. `--pattern` draws some
modes only, when those were mended and are read again. `count` gives the share that holds by cell.
"""
import argparse
import collections
import json
import random
import sys

CELLS = ("col_amb_lexical", "col_amb_semantic", "val_amb", "col_unans", "val_unans", "mixed")


def draw(options):
    cells, seed, size = collections.defaultdict(list), options.seed, options.size
    for line in open(options.single, encoding="utf-8"):
        record = json.loads(line)
        pattern = record["id"].rsplit("/", 2)[1]
        if pattern in options.pattern:
            cells[pattern, record["facet"]].append(record)
    for cell in sorted(cells):
        records = sorted(cells[cell], key=lambda r: r["id"])
        yield cell, random.Random(f"{seed} {cell}").sample(records, min(size, len(records)))


def print_draw(options):
    for (pattern, facet), records in draw(options):
        print(f"== {pattern}, {facet} ==")
        for record in records:
            print(f"{record['id']}  ({record['db_id']})\n  was: {record['source']['question']}")
            print(f"  is:  {record['conversation'][0]['text']}")
            for pivot in record["pivots"]:
                members = [m.get("value") or f"{m['table']}.{m['column']}" for m in pivot["group"]]
                print(f"    {pivot['term']}: {', '.join(map(str, members)) or '-'}")
            print(f"  sql: {record['source']['sql']}")


def print_sheet(options):
    wrong = dict(item.split("=", 1) for item in options.wrong)
    print("pattern\tfacet\tid\tgenerate_seed\tdraw_seed\tverdict\treason")
    for (pattern, facet), records in draw(options):
        for record in records:
            reason = wrong.pop(record["id"], "")
            verdict = "wrong" if reason else "right"
            print(f"{pattern}\t{facet}\t{record['id']}\t{record['seed']}\t{options.seed}\t{verdict}\t{reason}")
    if wrong:
        sys.exit(f"not drawn: {', '.join(sorted(wrong))}")


def print_count(options):
    cells = collections.defaultdict(collections.Counter)
    for line in list(open(options.sheet, encoding="utf-8"))[1:]:
        pattern, facet, *_, verdict, _ = line.rstrip("\n").split("\t")
        cells[pattern, facet][verdict] += 1
        cells["all", ""][verdict] += 1
    for (pattern, facet), count in cells.items():
        total = sum(count.values())
        print(f"{pattern:18} {facet:6} {count['right']:4} of {total:4} right  {100 * count['right'] / total:5.1f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, run in (("draw", print_draw), ("sheet", print_sheet)):
        command = commands.add_parser(name)
        command.add_argument("--single", required=True)
        command.add_argument("--seed", type=int, default=2026)
        command.add_argument("--size", type=int, default=30)
        command.add_argument("--pattern", nargs="*", default=CELLS, choices=CELLS)
        command.set_defaults(run=run)
        if name == "sheet":
            command.add_argument("--wrong", nargs="*", default=[], metavar="ID=REASON")
    command = commands.add_parser("count")
    command.add_argument("sheet")
    command.set_defaults(run=print_count)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
