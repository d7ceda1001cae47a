#!/usr/bin/env python3
"""Makes what train.py reads: each source's questions, linked by build/export_links, with the actions of their queries.

    prepare.py --work DIR [--data ../shared/data] [SOURCE ...]

Sources: corpus_fit and corpus_validate (ours; `make corpus` first), spider, edits and edits_spider (later turns made of these two's
queries; after them), spider_more, dialogues, dialogues_validate, bird, squall, wikisql. For each,
DIR/<source>.train.jsonl and DIR/<source>.schemas.jsonl are written. A question's members are id, db_id, question, sql,
today, of a later turn before: the query before it, which is linked with its first rows behind the question (some questions
of corpus_fit stand so behind a query that they do not lean on), and of the corpus kind, families, terms, readings and about
(of an aside of a dialogue, its kind).
"""

import argparse
import collections
import json
import os
import pathlib
import random
import sqlite3
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools" / "corpus"))
import build  # noqa: E402
import edits  # noqa: E402

WIKISQL_MOST = 24000  # questions of WikiSQL, on as many databases as they need
APART = {"clear": 0.15, "ambiguous": 0.3, "unanswerable": 0.3}  # of the questions, put behind a query that they do not lean on
ASIDES = ("ambiguous", "unanswerable", "smalltalk", "undo")  # turns that no query of their own answers


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def corpus(split):
    """The corpus's questions of a split."""
    for name in build.splits()[split]:
        build.build(name, ROOT / "build" / "corpus")
        header, items = build.items(name)

        def row(item, tail, kind, question, sql, **more):
            return dict(id=f"{name}/{item.name}/{tail}", db_id=name, question=question, sql=sql, today=header["today"], kind=kind, **more)

        for item in items:
            for i, one in enumerate(item.asked, 1):
                if item.kind == "clear":
                    yield row(item, i, "clear", one[2], item.sql, families=item.families)
                elif item.kind == "ambiguous":
                    yield row(item, i, "ambiguous", one[1], None, terms=one[2], readings=[reading["sql"] for reading in item.readings], about=item.about)
                else:
                    yield row(item, i, "unanswerable", one[1], None, terms=one[2], about=item.about)
            for i, reading in enumerate(item.readings, 1):
                yield row(item, f"r{i}", "rewrite", reading["rewrite"], reading["sql"])
            for i, (_, text, means, sql) in enumerate(item.near, 1):
                yield row(item, f"n{i}", "near", text, sql or item.readings[means - 1]["sql"])
            before = None
            for i, turn in enumerate(item.turns, 1):
                if turn["kind"] in ASIDES:
                    yield row(item, f"a{i}", "aside", turn["text"], None, about=turn["kind"], **({"before": before} if before else {}))
                if turn["sql"]:
                    yield row(item, f"t{i}", "turn", turn["question"], turn["sql"])
                    if before and turn["kind"] not in ("undo", "reply"):
                        yield row(item, f"f{i}", "follow", turn["text"], turn["sql"], before=before, families=[turn["kind"]])
                    before = turn["sql"]


def apart(rows):
    """Some of the questions that stand by themselves, each behind the query of another question about its database."""
    queries, drawn = collections.defaultdict(list), random.Random(7)
    for row in rows:
        if row["kind"] == "clear":
            queries[row["db_id"]].append(row["sql"])
    for row in rows:
        if "before" not in row and drawn.random() < APART.get(row["kind"], 0):
            before = drawn.choice(queries[row["db_id"]])
            if before != row["sql"]:
                yield dict(row, id=row["id"] + "/apart", before=before)


def fit_rows():
    rows = list(corpus("fit"))
    return rows + list(apart(rows))


def spider(data):
    for row in lines(data / "spider" / "train.jsonl"):
        yield row
        synonyms = row.get("synonym_question")
        if synonyms and synonyms != row["question"]:
            yield dict(row, id=row["id"] + "#syn", question=synonyms)


def made_turns(rows, source, root, work):
    """Later turns made by edits of the rows' queries; the source's catalogues are linked already."""
    schemas = {row["schema"]: row for row in lines(work / f"{source}.schemas.jsonl")}
    yield from edits.turns(list(rows), schemas, str(root))


def fit_spider(data):
    held = set(json.loads((data / "spider" / "split.json").read_text())["validate"])
    return (row for row in lines(data / "spider" / "train.jsonl") if row["db_id"] not in held)


def bird(data):
    for row in lines(data / "more" / "bird" / "train.jsonl"):
        yield row
        if row.get("evidence"):
            yield dict(row, id=row["id"] + "#ev", question=row["question"] + " " + row["evidence"])


def dialogues(data, split):
    """Later turns of CoSQL's and QDA-SQL's dialogues on a split's databases, each with the query before it."""
    held = set(json.loads((data / "spider" / "split.json").read_text())["validate"])
    for name in ("cosql", "qdasql"):
        for row in lines(data / "more" / "dialogues" / (name + ".jsonl")):
            before = None
            for i, (asked, told) in enumerate(zip(row["turns"], row["turns"][1:])):
                if asked["speaker"] != "user" or not told["sql"]:
                    continue
                if before and asked["type"] in ("INFORM_SQL", "INFER_SQL", "answerable") and (row["db_id"] in held) == (split == "validate"):
                    yield {"id": f"{row['id']}/{i}", "db_id": row["db_id"], "question": asked["text"], "sql": told["sql"], "kind": "follow", "before": before}
                before = told["sql"]


def wikisql(data, root):
    """WikiSQL's questions; their tables become databases below root."""
    tables = {row["db_id"]: row for row in lines(data / "more" / "wikisql" / "tables.jsonl")}
    rows = lines(data / "more" / "wikisql" / "train.jsonl")
    random.Random(5).shuffle(rows)
    for row in sorted(rows[:WIKISQL_MOST], key=lambda row: row["db_id"]):
        path = root / row["db_id"] / (row["db_id"] + ".sqlite")
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            columns = tables[row["db_id"]]["columns"]
            with sqlite3.connect(path) as db:
                db.execute("CREATE TABLE t (%s)" % ", ".join(
                    '"%s" %s' % (c["name"].replace('"', '""'), "REAL" if c["type"] in ("real", "number") else "TEXT") for c in columns))
                for k in range(min(20, max(1, *(len(c.get("values") or []) for c in columns)))):
                    cells = [c["values"][k % len(c["values"])] if c.get("values") else None for c in columns]
                    db.execute("INSERT INTO t VALUES (%s)" % ", ".join("?" * len(columns)), cells)
            db.close()
        yield row


def prepare(name, rows, root, work):
    rows = list(rows)
    questions, links, schemas = (work / f"{name}.{part}.jsonl" for part in ("questions", "links", "schemas"))
    with open(questions, "w", encoding="utf-8") as out:
        out.writelines(json.dumps({key: row[key] for key in ("id", "db_id", "question", "sql", "today", "kind", "about", "before") if key in row}) + "\n" for row in rows)
    with open(questions, encoding="utf-8") as given, open(links, "w", encoding="utf-8") as out, open(work / f"{name}.errors.txt", "w", encoding="utf-8") as errors:
        subprocess.run([str(ROOT / "build" / "export_links"), "--db-root", str(root), "--data", str(ROOT / "data"), "--schemas", str(schemas)],
                       stdin=given, stdout=out, stderr=errors, check=True)
    extra = {row["id"]: {key: row[key] for key in ("terms", "readings", "families") if key in row} for row in rows}
    linked = lines(links)
    with open(links, "w", encoding="utf-8") as out:
        out.writelines(json.dumps(dict(row, **extra[row["id"]])) + "\n" for row in linked)
    subprocess.run([sys.executable, str(ROOT / "tools" / "parse" / "prep.py"), "--links", str(links), "--schemas", str(schemas),
                    "--out", str(work / f"{name}.train.jsonl")], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path(os.environ.get("CLARISQL_DATA", "../shared/data")))
    parser.add_argument("sources", nargs="*", metavar="SOURCE")
    options = parser.parse_args()
    data, work = options.data, options.work
    work.mkdir(parents=True, exist_ok=True)
    sources = {
        "corpus_fit": (fit_rows, ROOT / "build" / "corpus"),
        "corpus_validate": (lambda: corpus("validate"), ROOT / "build" / "corpus"),
        "spider": (lambda: spider(data), data / "spider" / "database"),
        "edits": (lambda: made_turns(corpus("fit"), "corpus_fit", ROOT / "build" / "corpus", work), ROOT / "build" / "corpus"),
        "edits_spider": (lambda: made_turns(fit_spider(data), "spider", data / "spider" / "database", work), data / "spider" / "database"),
        "spider_more": (lambda: lines(data / "more" / "spider_more" / "train.jsonl"), data / "more" / "spider_more" / "database"),
        "dialogues": (lambda: dialogues(data, "fit"), data / "spider" / "database"),
        "dialogues_validate": (lambda: dialogues(data, "validate"), data / "spider" / "database"),
        "bird": (lambda: bird(data), data / "more" / "bird" / "database"),
        "squall": (lambda: lines(data / "more" / "squall" / "train.jsonl"), data / "more" / "squall" / "database"),
        "wikisql": (lambda: wikisql(data, work / "wikisql"), work / "wikisql"),
    }
    for name in options.sources or sources:
        if name not in sources:
            sys.exit(f"no source {name}; there are " + ", ".join(sources))
        print(name, end=": ", flush=True)
        prepare(name, sources[name][0](), sources[name][1], work)


if __name__ == "__main__":
    main()
