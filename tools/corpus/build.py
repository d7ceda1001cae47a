#!/usr/bin/env python3
"""Builds the corpus: for each database DIR/<db>/<db>.sqlite and DIR/<db>/<db>.jsonl, log lines as clarisql-log(5) says.

    tools/corpus/build.py --out build/corpus [--split validate] [db ...]

What is newer than its sources is left alone. Needs nothing but Python.
"""

import argparse
import json
import pathlib
import sys

import form
import rows

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEXTS, SCRIPTS = ROOT / "conversations" / "corpus", ROOT / "schemas" / "corpus"


def splits():
    """{split: names of its databases}"""
    return json.loads((TEXTS / "split.json").read_text())


def items(name):
    """A database's header and items."""
    return form.read_text((TEXTS / (name + ".txt")).read_text())


def build(name, out):
    """Writes a database and its log below `out`; False if both were up to date."""
    text, script, folder = TEXTS / (name + ".txt"), SCRIPTS / (name + ".sql"), out / name
    database, log = folder / (name + ".sqlite"), folder / (name + ".jsonl")
    if log.exists() and database.exists() and min(log.stat().st_mtime, database.stat().st_mtime) > max(text.stat().st_mtime, script.stat().st_mtime):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "part"
    part.unlink(missing_ok=True)
    rows.build(name, script.read_text(), str(part)).close()
    part.replace(database)
    part.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in form.to_log(*items(name))))
    part.replace(log)
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="db")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "corpus")
    parser.add_argument("--split", choices=("fit", "validate", "stranger"))
    options = parser.parse_args()
    held = splits()
    names = options.names or [name for split, names in held.items() if options.split in (None, split) for name in names]
    made = 0
    for place, name in enumerate(names, 1):
        try:
            made += build(name, options.out)
        except (OSError, form.FormError, rows.SpecError) as error:
            sys.exit(f"{name}: {error}")
        if sys.stderr.isatty():
            print(f"\r{place} of {len(names)}", end="", file=sys.stderr)
    print(f"{options.out}: {len(names)} databases, {made} made anew")


if __name__ == "__main__":
    main()
