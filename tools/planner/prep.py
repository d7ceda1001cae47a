#!/usr/bin/env python3
"""Adds to linked questions the actions that make their gold query.

    prep.py --links links.jsonl --schemas schemas.jsonl --out train.json

links.jsonl and schemas.jsonl are what tools/export_links.c writes for rows with a member "sql". A query that the
action language cannot say is left out and counted; a literal that linking did not find becomes UNKV.
"""

import argparse
import collections
import json

from ir import TOK, Converter, Unsupported
from names import fold


def value_index(values, literal):
    """The first value candidate that is the literal, or None."""
    wanted = fold(literal.strip("%").replace("%", " ").strip())
    for i, candidate in enumerate(values):
        forms = {fold(candidate["text"])} | {fold(str(stored)) for _, _, stored in candidate["cols"]}
        try:
            if candidate["number"] is not None and float(literal) == candidate["number"]:
                return i
        except ValueError:
            pass
        if wanted in forms:
            return i
    return None


def point_to_values(actions, values, missed):
    """Literals become pointers to value candidates."""
    out = []
    for kind, what in actions:
        if kind != "val":
            out.append((kind, what))
            continue
        index = value_index(values, what)
        if index is not None:
            out.append(("val", index))
        elif what == "1":
            out.append(("tok", TOK["ONE"]))
        else:
            missed[what] += 1
            out.append(("tok", TOK["UNKV"]))
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--links", required=True)
    parser.add_argument("--schemas", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    converters = {}
    for line in open(options.schemas):
        schema = json.loads(line)
        converters[schema["schema"]] = Converter(schema)
    missed, unsupported, out, literals = collections.Counter(), collections.Counter(), [], 0
    for line in open(options.links):
        row = json.loads(line)
        try:
            actions = converters[row["schema"]].convert(row["sql"])
        except Unsupported as why:
            unsupported[str(why)] += 1
            continue
        literals += sum(1 for kind, _ in actions if kind == "val")
        row["actions"] = point_to_values(actions, row["values"], missed)
        out.append(row)
    json.dump(out, open(options.out, "w"))
    print("questions %d, unsupported %d %s" % (len(out), sum(unsupported.values()), unsupported.most_common(5)))
    print("literals %d, not linked %d" % (literals, sum(missed.values())))


if __name__ == "__main__":
    main()
