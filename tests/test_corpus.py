#!/usr/bin/env python3
"""The corpus: every database and every item is as tools/corpus/check.py wants it, the splits share nothing, its log lines are of the log's form, and the checker finds what is wrong."""
import collections
import json
import multiprocessing
import os
import pathlib
import re
import sqlite3
import sys
import tempfile
import unittest

sys.path.insert(0, "tools")
sys.path.insert(0, "tools/corpus")
import check_conversations  # noqa: E402
import build  # noqa: E402
import check  # noqa: E402
import count  # noqa: E402
import form  # noqa: E402

SAME_COLUMNS = 0.5  # from which share of column names on two databases are near-duplicates


def examine(name):
    """What is wrong with a database of the corpus, its columns and its questions."""
    script = (build.SCRIPTS / (name + ".sql")).read_text()
    header, items = build.items(name)
    checker = check.Checker(name, script, header, items)
    checker.all()
    wrong = list(checker.wrong)
    asked = {re.sub(r"\W+", " ", text.lower()).strip() for text in count.texts(items)}
    columns = {column for table in checker.columns.values() for column in table}
    return name, wrong, columns, asked


class Corpus(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.splits = build.splits()
        cls.split_of = {name: split for split, names in cls.splits.items() for name in names}
        with multiprocessing.Pool(os.cpu_count() or 1) as pool:
            cls.found = pool.map(examine, sorted(cls.split_of), chunksize=4)

    def test_nothing_is_wrong(self):
        self.assertEqual([text for _, wrong, _, _ in self.found for text in wrong], [])

    def test_every_file_is_in_one_split(self):
        texts = sorted(path.stem for path in build.TEXTS.glob("*.txt"))
        scripts = sorted(path.stem for path in build.SCRIPTS.glob("*.sql"))
        listed = sorted(name for names in self.splits.values() for name in names)
        self.assertEqual(listed, sorted(set(listed)))
        self.assertEqual(texts, listed)
        self.assertEqual(scripts, listed)

    def test_no_near_duplicates(self):
        for index, (name, _, columns, _) in enumerate(self.found):
            for other, _, others, _ in self.found[:index]:
                self.assertLess(len(columns & others) / len(columns | others), SAME_COLUMNS, (name, other))

    def test_no_question_in_two_splits(self):
        where = collections.defaultdict(set)
        for name, _, _, asked in self.found:
            for text in asked:
                if len(text.split()) > 10:  # shorter ones are what anybody says
                    where[text].add(self.split_of[name])
        self.assertEqual([text for text, splits in where.items() if len(splits) > 1], [])

    def test_counts_in_the_readme(self):
        page = (build.TEXTS / "README.md").read_text()
        self.assertIn(count.table(self.splits), page, "run tools/corpus/count.py --write")

    def test_log_lines_are_log_lines(self):
        name = min(self.split_of)
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder)
            self.assertTrue(build.build(name, out))
            self.assertFalse(build.build(name, out))
            log, own = (json.loads(pathlib.Path("schemas", file).read_text()) for file in ("clarity-log.schema.json", "corpus-log.schema.json"))
            database = sqlite3.connect(out / name / (name + ".sqlite"))
            kinds = collections.Counter()
            for line in map(json.loads, (out / name / (name + ".jsonl")).read_text().splitlines()):
                problems = [*check_conversations.Validator(log).errors(line, log), *check_conversations.Validator(own).errors(line["corpus"], own),
                            *check_conversations.span_errors(line), *check_conversations.database_errors(line, database)]
                self.assertEqual(problems, [], line["id"])
                kinds[line["corpus"]["kind"]] += 1
            self.assertEqual(len(kinds), len(own["properties"]["kind"]["enum"]))


DDL = """CREATE TABLE bike (
  bike_id INTEGER PRIMARY KEY, --: seq 1
  colour TEXT, --: pick red | blue*2
  bought_on TEXT --: date 2024-01-01..2024-12-31
); --: rows 40
"""
GOOD = """db: bikes
domain: hire
today: 2025-01-05

* count, filter_text
= SELECT COUNT(*) FROM bike WHERE colour = 'red'
f: How many bikes are red?
t: red bikes, number of
"""


class Checker(unittest.TestCase):
    def wrong(self, text):
        header, items = form.read_text(text)
        checker = check.Checker("bikes", DDL, header, items)
        checker.all({})
        return "\n".join(checker.wrong)

    def test_good(self):
        self.assertEqual(self.wrong(GOOD), "")

    def test_damage_is_found(self):
        for old, new, told in (
            ("colour = 'red'", "color = 'red'", "no such column"),
            ("'red'", "'green'", "the answer is 0"),
            ("t: red bikes, number of\n", "", "fewer than two phrasings"),
            ("t: red bikes, number of", "t: number of bikes", "red"),
            ("t: red bikes, number of", "t: are red how many bikes?", "says no other words"),
            ("* count, filter_text", "*", "no family"),
        ):
            if told == "red" and check.sqlglot is None:
                continue  # what the words must say is read off the query's tree
            with self.subTest(new):
                self.assertIn(told, self.wrong(GOOD.replace(old, new)))

    def test_bad_text_is_told(self):
        for text in (GOOD.replace("f: How", "z: How"), GOOD.replace("* count", "* counting"), GOOD.replace("= SELECT", "SELECT")):
            with self.subTest(text), self.assertRaises(form.FormError):
                form.read_text(text)


if __name__ == "__main__":
    unittest.main()
