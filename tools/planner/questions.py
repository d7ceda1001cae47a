#!/usr/bin/env python3
"""Prints the questions of Spider and Spider-Syn, one JSON line each, as tools/export_links.c reads them."""

import argparse
import json
import os


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", default=os.environ.get("CLARISQL_DATA", "../shared/data"))
    options = parser.parse_args()
    for line in open(os.path.join(options.data, "spider", "train.jsonl")):
        row = json.loads(line)
        shared = {"db_id": row["db_id"], "sql": row["sql"]}
        print(json.dumps({"id": row["id"], "question": row["question"], **shared}))
        if row.get("synonym_question", row["question"]) != row["question"]:
            print(json.dumps({"id": row["id"] + "/syn", "question": row["synonym_question"], **shared}))


if __name__ == "__main__":
    main()
