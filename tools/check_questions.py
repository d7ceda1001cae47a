#!/usr/bin/env python3
"""Checks tests/questions/<db>.jsonl against schemas/<db>.sql: every line is {"db_id", "question", "sql"},
no question stands twice, and every query runs and finds something, and no tie decides what a LIMIT
keeps.

    tools/check_questions.py [FILE...]
"""

import json
import pathlib
import re
import sqlite3
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOP = re.compile(r"SELECT .*? (FROM .*) ORDER BY (.*?) (ASC|DESC) LIMIT (\d+)$")
FIELDS = {"db_id", "question", "sql"}


def load(db_id):
    db = sqlite3.connect(":memory:")
    db.executescript((ROOT / "schemas" / f"{db_id}.sql").read_text(encoding="utf-8"))
    db.execute("PRAGMA query_only = ON")
    return db


def tied(db, sql):
    """True if the last row that a final LIMIT keeps sorts equal with the first that it drops."""
    match = TOP.match(sql)
    if not match:
        return False
    source, key, direction, limit = match.group(1, 2, 3, 4)
    keys = db.execute(f"SELECT {key} {source} ORDER BY {key} {direction}").fetchall()
    return len(keys) > int(limit) and keys[int(limit) - 1] == keys[int(limit)]


def complaints(path):
    """Yields what is wrong with a file, a line of text each."""
    db = load(path.stem)
    seen = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}:{number}"
        row = json.loads(line)
        if set(row) != FIELDS or row["db_id"] != path.stem:
            yield f"{where}: wrong fields or db_id"
            continue
        if row["question"].lower() in seen:
            yield f"{where}: question stands twice"
        seen.add(row["question"].lower())
        try:
            rows, tie = db.execute(row["sql"]).fetchall(), tied(db, row["sql"])
        except sqlite3.Error as error:
            yield f"{where}: {error}: {row['sql']}"
            continue
        if not any(value is not None for found in rows for value in found):
            yield f"{where}: finds nothing: {row['sql']}"
        elif rows == [(0,)]:
            yield f"{where}: counts nothing: {row['sql']}"
        elif tie:
            yield f"{where}: a tie decides: {row['sql']}"


def main():
    paths = [pathlib.Path(name) for name in sys.argv[1:]] or sorted(
        (ROOT / "tests" / "questions").glob("*.jsonl")
    )
    wrong = [text for path in paths for text in complaints(path)]
    for text in wrong:
        print(text, file=sys.stderr)
    print(f"{len(paths)} files, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
