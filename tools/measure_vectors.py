#!/usr/bin/env python3
"""Measures the shipped vectors, as libclarisql reads them, on synonyms of columns.

    make && python3 tools/measure_vectors.py --data ../shared/data

For each column of ambiqt/column_synonyms.train.json: both its synonyms and the other columns of its table are
ranked by similarity to it; "both" is the share of columns whose synonyms come before every other column, MRR
the mean reciprocal rank of a synonym among the others. Ties count against. Token overlap stands beside it.
"""
import argparse
import json
from pathlib import Path

import library

HERE = Path(__file__).parent


def cases(data):
    split = json.loads((data / "spider/split.json").read_text())
    synonyms = json.loads((data / "ambiqt/column_synonyms.train.json").read_text())
    for part in ("fit", "validate"):
        rows = []
        for database in split[part]:
            for columns in synonyms.get(database, {}).values():
                for name, pair in columns.items():
                    if len(pair) == 2:
                        rows.append((name, pair, [other for other in columns if other != name]))
        yield part, rows


def measure(rows, similarity):
    both = reciprocal = 0
    for name, pair, others in rows:
        wrong = [similarity(name, other) for other in others]
        ranks = [1 + sum(w >= similarity(name, synonym) for w in wrong) for synonym in pair]
        both += ranks == [1, 1]
        reciprocal += sum(1 / r for r in ranks) / 2
    return both / len(rows), reciprocal / len(rows)


def overlap(a, b):
    return len(set(a) & set(b)) / max(1, len(set(a) | set(b)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--library", type=Path, default=HERE.parent / "build" / "libclarisql.so")
    parser.add_argument("--vectors", type=Path, default=HERE.parent / "data")
    arguments = parser.parse_args()
    lib = library.Library(arguments.library)
    lib.open(arguments.vectors)
    split = {}

    def words(name):
        if name not in split:
            split[name] = lib.words(name)
        return split[name]

    for part, rows in cases(arguments.data):
        for label, similarity in (("token overlap", lambda a, b: overlap(words(a), words(b))),
                                  ("vectors", lambda a, b: lib.similarity(" ".join(words(a)), " ".join(words(b))))):
            both, mrr = measure(rows, similarity)
            print(f"{part:9} {len(rows):5} columns  {label:14} both {both:.3f}  MRR {mrr:.3f}")


if __name__ == "__main__":
    main()
