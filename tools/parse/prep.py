#!/usr/bin/env python3
"""Adds to linked questions the actions that make their gold query.

    prep.py --links links.jsonl --schemas schemas.jsonl --out train.jsonl [--report]

links.jsonl and schemas.jsonl are what tools/export_links.c writes for rows with a member "sql". A query that the
grammar cannot say is left out and counted; a literal that the question does not say becomes UNKNOWN.
"""

import argparse
import collections
import json

from convert import Converter, Unsupported
from literals import Linked
from schema import Schema


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--links", required=True)
    parser.add_argument("--schemas", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--report", action="store_true", help="print questions whose literals are not found")
    options = parser.parse_args()
    schemas = {}
    for line in open(options.schemas):
        row = json.loads(line)
        schemas[row["schema"]] = Schema(row)
    counts, unsupported = collections.Counter(), collections.Counter()
    with open(options.out, "w") as out:
        for line in open(options.links):
            row = json.loads(line)
            if not row.get("sql"):
                if row.get("readings"):  # of an ambiguous question: the actions of each reading
                    try:
                        schema = schemas[row["schema"]]
                        row["readings"] = [Converter(schema, Linked(row, schema, row.get("today"))).convert(sql) for sql in row["readings"]]
                    except Unsupported as why:
                        unsupported[str(why)] += 1
                        continue
                out.write(json.dumps(row) + "\n")
                counts["without a query"] += 1
                continue
            schema = schemas[row["schema"]]
            literals = Linked(row, schema, row.get("today"))
            try:
                row["actions"] = Converter(schema, literals).convert(row["sql"])
            except Unsupported as why:
                unsupported[str(why)] += 1
                continue
            unknown = any(action == ("tok", "UNKNOWN") for action in row["actions"])
            counts["with an unknown literal"] += unknown
            counts["all"] += 1
            if unknown and options.report:
                print(row.get("question") or row["id"], "|", row["sql"], "|", literals.unknown, [v["text"] for v in row["values"]])
            out.write(json.dumps(row) + "\n")
    print(dict(counts), "unsupported %d %s" % (sum(unsupported.values()), unsupported.most_common(5)))


if __name__ == "__main__":
    main()
