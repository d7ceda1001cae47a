#!/usr/bin/env python3
"""Draw instances of a generated benchmark for reading, and add up the verdicts.

    clarisql generate --from ../shared/data/spider/train.jsonl --db-root ../shared/data/spider/database \\
        --out /tmp/forge --seed 1 --jobs 2
    bench/forge_sheet.py draw --single /tmp/forge/single.jsonl --multi /tmp/forge/multi.jsonl --seed 2026 \\
        --db-root ../shared/data/spider/database >/tmp/reading.txt
    bench/forge_sheet.py sheet --single /tmp/forge/single.jsonl --seed 2026 --verdicts /tmp/verdicts.tsv \\
        >bench/forge_sheet.tsv
    bench/forge_sheet.py count bench/forge_sheet.tsv
    bench/forge_sheet.py check --single /tmp/forge/single.jsonl bench/forge_sheet.tsv

`draw` prints 30 of each mode and facet of CLARITY's table 3, and of those that mix modes, with their source, pivots
and groups, for a reader who holds them against the definitions of tables 2 and 8; with `--db-root` also the tables that
the query reads, with `--multi` one of the conversations. An instance is drawn by a digest of the draw's seed and its
id: one that is no longer made, or is made anew, takes the place of one other at most and moves nothing else.

`sheet` writes the same draw as a table of ids, the two seeds, a digest of question and pivots, verdicts and what is
wrong, with none of the data's sentences. The reader's verdicts are lines of id, `right` or `wrong`, and for a wrong one
the reason, apart by tabs; every instance of the draw needs one. `--pattern` draws some modes only, when those were
mended and are read again.
`count` gives the share that holds by cell. `check` draws each cell again by the sheet's own seed and fails where what
was read is not what is made now.
"""
import argparse
import collections
import hashlib
import json
import pathlib
import re
import sqlite3
import sys

HEADER = "pattern\tfacet\tid\tgenerate_seed\tdraw_seed\tdigest\tverdict\treason"
CELLS = ("col_amb_lexical", "col_amb_semantic", "val_amb", "col_unans", "val_unans", "mixed")


def read_cells(path, patterns):
    cells = collections.defaultdict(list)
    for line in open(path, encoding="utf-8"):
        record = json.loads(line)
        pattern = record["id"].rsplit("/", 2)[1]
        if pattern in patterns:
            cells[pattern, record["facet"]].append(record)
    return cells


def sample(records, seed, size):
    return sorted(records, key=lambda r: (hashlib.sha256(f"{seed} {r['id']}".encode()).digest(), r["id"]))[:size]


def draw(options):
    cells = read_cells(options.single, options.pattern)
    for cell in sorted(cells):
        yield cell, sample(cells[cell], options.seed, options.size)


def digest(record):
    read = json.dumps([record["conversation"][0]["text"], record["pivots"]], sort_keys=True)
    return hashlib.sha256(read.encode()).hexdigest()[:12]


def print_tables(options, record):
    path = pathlib.Path(options.db_root) / record["db_id"] / f"{record['db_id']}.sqlite"
    words = {word.lower() for word in re.findall(r"\w+", record["source"]["sql"])}
    with sqlite3.connect(path.resolve().as_uri() + "?mode=ro", uri=True) as connection:
        tables = [name for name, in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
            keys = [f"{row[3]} to {row[2]}" for row in connection.execute(f'PRAGMA foreign_key_list("{table}")')]
            if table.lower() in words:
                print(f"  table {table}: {', '.join(columns)}{'; ' if keys else ''}{', '.join(keys)}")
        print(f"  other tables: {', '.join(t for t in tables if t.lower() not in words) or '-'}")


def read_conversations(path):
    conversations = {}
    for line in open(path, encoding="utf-8"):
        record = json.loads(line)
        conversations.setdefault(record["id"].rsplit("/", 1)[0], record["conversation"])
    return conversations


def print_draw(options):
    conversations = read_conversations(options.multi) if options.multi else {}
    for (pattern, facet), records in draw(options):
        print(f"== {pattern}, {facet} ==")
        for record in records:
            print(f"{record['id']}  ({record['db_id']})\n  was: {record['source']['question']}")
            print(f"  is:  {record['conversation'][0]['text']}")
            for pivot in record["pivots"]:
                members = [m.get("value") or f"{m['table']}.{m['column']}" for m in pivot["group"]]
                print(f"    {pivot['term']} [{pivot['mode']}]: {', '.join(map(str, members)) or '-'}")
                target = pivot["target"]
                if target:
                    print(f"      meant: {target['table']}.{target['column']} {target.get('value') or ''}".rstrip())
            print(f"  sql: {record['source']['sql']}")
            if options.db_root:
                print_tables(options, record)
            for turn in conversations.get(record["id"], [])[1:]:
                print(f"  {turn['role']}: {turn['text']}")


def read_verdicts(options):
    wrong, judged = {}, None
    if options.verdicts:
        judged = set()
        for line in open(options.verdicts, encoding="utf-8"):
            name, verdict, reason, *_ = line.rstrip("\n").split("\t") + ["", ""]
            judged.add(name)
            if verdict not in ("right", "wrong") or (verdict == "wrong") != bool(reason):
                sys.exit(f"{name}: neither right, nor wrong with a reason")
            if reason:
                wrong[name] = reason
    wrong.update(item.split("=", 1) for item in options.wrong)
    return wrong, judged


def print_sheet(options):
    wrong, judged = read_verdicts(options)
    rows = [(cell, record) for cell, records in draw(options) for record in records]
    drawn = {record["id"] for _, record in rows}
    if set(wrong) - drawn:
        sys.exit(f"not drawn: {', '.join(sorted(set(wrong) - drawn))}")
    if judged is not None and judged != drawn:
        sys.exit(f"not judged: {', '.join(sorted(drawn - judged))}; not drawn: {', '.join(sorted(judged - drawn))}")
    print(HEADER)
    for (pattern, facet), record in rows:
        reason = wrong.get(record["id"], "")
        verdict = "wrong" if reason else "right"
        print(pattern, facet, record["id"], record["seed"], options.seed, digest(record), verdict, reason, sep="\t")


def print_count(options):
    cells = collections.defaultdict(collections.Counter)
    for line in list(open(options.sheet, encoding="utf-8"))[1:]:
        pattern, facet, *_, verdict, _ = line.rstrip("\n").split("\t")
        cells[pattern, facet][verdict] += 1
        cells["all", ""][verdict] += 1
    for (pattern, facet), count in cells.items():
        total = sum(count.values())
        print(f"{pattern:18} {facet:6} {count['right']:4} of {total:4} right  {100 * count['right'] / total:5.1f} %")


def print_check(options):
    rows = [line.rstrip("\n").split("\t") for line in open(options.sheet, encoding="utf-8")][1:]
    cells, sheet = read_cells(options.single, CELLS), collections.defaultdict(list)
    for pattern, facet, name, _, seed, text, *_ in rows:
        sheet[pattern, facet, seed].append((name, text))
    stale = 0
    for (pattern, facet, seed), read in sheet.items():
        cell = pattern, facet
        now = [(record["id"], digest(record)) for record in sample(cells[cell], seed, options.size)]
        if sorted(now) != sorted(read):
            stale += 1
            print(f"{pattern} {facet}: {len(set(read) - set(now))} of {len(read)} are not what is drawn now")
    print(f"{len(sheet) - stale} of {len(sheet)} cells are as they were read")
    sys.exit(1 if stale else 0)


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
            command.add_argument("--verdicts", metavar="FILE")
        else:
            command.add_argument("--multi", metavar="FILE")
            command.add_argument("--db-root", metavar="DIR")
    command = commands.add_parser("check")
    command.add_argument("--single", required=True)
    command.add_argument("--size", type=int, default=30)
    command.add_argument("sheet")
    command.set_defaults(run=print_check)
    command = commands.add_parser("count")
    command.add_argument("sheet")
    command.set_defaults(run=print_count)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
