#!/usr/bin/env python3
"""Writes the sample databases, schemas/<name>.sql, from a seed; or checks that they are what it would write.

    tools/make_schemas.py --seed 7            write all
    tools/make_schemas.py --seed 7 --check    exit 1 if a file differs from what the seed gives

Every script is run in memory before it is accepted: no row may break a declared key.
"""

import argparse
import pathlib
import sqlite3
import sys

from sampledata import fieldservice, hospital, insurance, musicschool, webshop, winery
from sampledata.base import Chance

MODULES = [fieldservice, hospital, insurance, musicschool, webshop, winery]


def verify(name, text):
    """Fails if the script does not run or leaves a broken key or an empty table."""
    with sqlite3.connect(":memory:") as db:
        db.executescript(text)
        broken = db.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise SystemExit(f"{name}: {len(broken)} broken keys, first {broken[0]}")
        for (table,) in db.execute(
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')"
        ).fetchall():
            if db.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] == 0:
                raise SystemExit(f"{name}: {table} is empty")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent / "schemas")
    options = parser.parse_args()
    stale = []
    for module in MODULES:
        name = module.__name__.rpartition(".")[2]
        text = module.build(Chance(f"{options.seed}/{name}"))
        verify(name, text)
        path = options.out / f"{name}.sql"
        data = text.encode()
        if not options.check:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            stale.append(str(path))
    if stale:
        print("not what the seed gives: " + " ".join(stale), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
