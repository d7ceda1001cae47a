#!/usr/bin/env python3
"""`score` from outside: the published forms, shards, resuming, reports, and bad input."""
import json
import os
import subprocess
import unittest

from cli_helper import PROGRAM, make_database, run
from test_cli import Scratch

SHOP = """
CREATE TABLE shop (id INTEGER PRIMARY KEY, town TEXT, opened INTEGER);
INSERT INTO shop VALUES (1, 'Bonn', 1990), (2, 'Bern', 2000), (3, 'Bonn', 2010);
"""
TOWN, YEAR = "SELECT town FROM shop", "SELECT opened FROM shop"


class Score(Scratch):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("shop"))
        make_database(self.path("shop/shop.sqlite"), SHOP)

    def write(self, name, text):
        if not isinstance(text, (str, bytes)):
            text = "".join(json.dumps(row) + "\n" for row in text)
        with open(self.path(name), "wb") as out:
            out.write(text.encode() if isinstance(text, str) else text)
        return self.path(name)

    def score(self, gold, pred, *options):
        return run("score", "--gold", self.write("gold", gold), "--pred", self.write("pred", pred), "--db-root",
                   self.directory, *options)

    def means(self, gold, pred, *options):
        result = self.score(gold, pred, "--json", *options)
        self.assertEqual(result.status, 0, result.err)
        summary = json.loads(result.out)
        return {name: 100 * metric["mean"] for name, metric in summary["groups"]["all"]["metrics"].items()}, summary

    def test_published_forms(self):
        bird = [{"question_id": 7, "db_id": "shop", "question": "Which towns?", "evidence": "town refers to the place",
                 "SQL": TOWN, "difficulty": "simple"},
                {"question_id": 9, "db_id": "shop", "question": "Which years?", "evidence": "", "SQL": YEAR,
                 "difficulty": "challenging"}]
        cases = [
            (f"{TOWN}\tshop\n{YEAR}\tshop\n", f"{TOWN}\n{TOWN}\n"),  # Spider
            (json.dumps([{"db_id": "shop", "query": TOWN}, {"db_id": "shop", "query": YEAR}]), f"{TOWN}\n\n"),
            (json.dumps(bird, indent=4), json.dumps({"9": f"{TOWN}\t----- bird -----\tshop",
                                                     "7": f"{TOWN}\t----- bird -----\tshop"}, indent=1)),
            (bird, [{"question_id": 7, "sql": TOWN}, {"question_id": 9, "sql": "SELECT nothing"}]),
            ([{"id": "a", "db_id": "shop", "sql": TOWN}, {"id": "b", "db_id": "shop", "sql": YEAR}],
             [{"id": "b", "sql": TOWN}, {"id": "a", "sql": TOWN}]),
        ]
        for gold, pred in cases:
            means, summary = self.means(gold, pred)
            self.assertEqual((summary["items"], means["ea"]), (2, 50), gold)

    def test_lists_of_readings(self):
        for gold in ([{"id": "a", "db_id": "shop", "query1": TOWN, "query2": YEAR}],
                     [{"id": "a", "db_id": "shop", "sql": [TOWN, YEAR], "ambiguity": "scope", "is_ambiguous": True}],
                     json.dumps([{"db_id": "shop", "question": "x", "gold_queries": [TOWN, YEAR]}])):
            means, _ = self.means(gold, json.dumps([f"{TOWN};\n\n{YEAR};"]))
            for name in ("recall", "precision", "all_found", "sem", "f1", "both_in_top_k_exact", "both_in_top_k_execution"):
                self.assertEqual(means[name], 100, (name, gold))
            means, _ = self.means(gold, json.dumps([[YEAR]]))
            self.assertEqual((means["recall"], means["either_in_top_k_exact"], means["both_in_top_k_exact"]), (50, 100, 0))

    def test_whole_numbers_are_plain(self):
        result = self.score([{"id": i, "db_id": "shop", "sql": TOWN} for i in range(10)],
                            [{"id": i, "sql": TOWN if i < 7 else YEAR} for i in range(10)], "--json")
        self.assertNotRegex(result.out, r"\de[+-]?\d")
        self.assertIn('"ea":{"n":10,"mean":0.7,', result.out)

    def test_gold_that_does_not_run_is_left_out(self):
        gold = [{"id": "a", "db_id": "shop", "sql": TOWN}, {"id": "b", "db_id": "shop", "sql": "SELECT gone FROM shop"},
                {"id": "c", "db_id": "none", "sql": TOWN}, {"id": "d", "db_id": "../shop", "sql": TOWN}]
        result = self.score(gold, [{"id": i, "sql": TOWN} for i in "abcd"], "--json")
        self.assertEqual(result.status, 0)
        summary = json.loads(result.out)
        self.assertEqual((summary["items"], summary["left_out"]), (1, 3))
        for name in "bcd":
            self.assertIn(f"clarisql: {name}: ", result.err)
        self.assertNotIn("clarisql: a: ", result.err)

    def test_bad_predictions_are_wrong(self):
        gold = [{"id": str(i), "db_id": "shop", "sql": TOWN} for i in range(8)]
        pred = "".join(json.dumps(row) + "\n" for row in (
            {"id": "0", "sql": "SELECT town FROM"}, {"id": "1", "sql": "DROP TABLE shop"}, {"id": "2", "sql": 7},
            {"id": "3", "sql": "(" * 5000}, {"id": "4", "sql": TOWN}, {"id": "5", "sql": "\x00\ud800"})) + "{\n"
        means, summary = self.means(gold, pred)
        self.assertEqual((summary["items"], summary["missing"]), (8, 3))  # the lone surrogate is no JSON, so it has no id
        self.assertEqual(means["ea"], 12.5)

    def test_input_that_cannot_be_read(self):
        good = self.write("good", [{"id": "a", "db_id": "shop", "sql": TOWN}])
        bad = {"corrupt": b"[{\"id\": 1,", "torn": b"{\"id\":\"a\",\n", "nul": b"\0\0\0\n"}
        cases = [self.path("missing"), self.directory, self.write("corrupt", bad["corrupt"]), self.write("torn", bad["torn"])]
        for path in cases:
            for arguments in (["--gold", path, "--pred", good], ["--gold", good, "--pred", path],
                              ["--gold", good, "--pred", good, "--against", path]):
                with self.subTest(arguments=arguments):
                    result = run("score", *arguments, "--db-root", self.directory)
                    self.assertEqual(result.status, 1)
                    self.assert_clean(result)
        for content in (b"", b"\0\0\0\n", b"\xff\xfe\n", b"null\n", b"7\n", b"[]\n"):
            path = self.write("odd", content)
            for arguments in (["--gold", path, "--pred", good], ["--gold", good, "--pred", path]):
                result = run("score", *arguments, "--db-root", self.directory)
                self.assertIn(result.status, (0, 1), (content, result.err))
        result = run("score", "--gold", good, "--pred", good, "--db-root", self.path("missing"))
        self.assertEqual(result.status, 0)
        self.assertIn("1 left out", result.out)

    def test_gold_that_cannot_be_read_is_a_failure(self):
        pred = self.write("pred", [{"id": "a", "sql": TOWN}])
        good = '{"id":"a","db_id":"shop","sql":"SELECT town FROM shop"}\n'
        for bad in ('{"id":"a"}\n', "nonsense and\nmore\n", '{"id":"a\\u0000","db_id":"shop","sql":"SELECT town FROM shop"}\n'):
            result = run("score", "--gold", self.write("gold", 2 * bad), "--pred", pred, "--db-root", self.directory)
            self.assertEqual((result.status, result.out), (1, ""), bad)
        result = run("score", "--gold", self.write("gold", '{"id":"b"}\n' + good), "--pred", pred, "--db-root",
                     self.directory, "--report", self.path("page"))
        self.assertEqual(result.status, 0)
        self.assertIn("1 items; 1 left out: the gold row cannot be read\n", result.out)
        with open(self.path("page"), encoding="utf-8") as file:
            self.assertIn("1 left out: the gold row cannot be read", file.read())

    def test_a_byte_order_mark_is_dropped(self):
        rows = {"lines": '{"id":"a","db_id":"shop","sql":"%s"}\n' % TOWN, "list": '[{"id":"a","db_id":"shop","sql":"%s"}]' % TOWN,
                "plain": TOWN + "\tshop\n"}
        for name, text in rows.items():
            pred = self.write("pred", TOWN + "\n" if name == "plain" else '\ufeff{"id":"a","sql":"%s"}\n' % TOWN)
            result = run("score", "--gold", self.write(name, "\ufeff" + text), "--pred", pred, "--db-root", self.directory,
                         "--json")
            self.assertEqual(json.loads(result.out)["groups"]["all"]["metrics"]["ea"]["mean"], 1, name)

    def test_resume_leaves_other_files(self):
        gold, pred = self.rows(3)
        other = self.write("other", json.dumps({"id": "other", "values": {}, "hardness": 0}) + '\n{"id":"torn')
        foreign = self.write("foreign", "no result\n{\"id\":\"torn")
        for path, says in ((other, "another run"), (foreign, "is no result")):
            with open(path, "rb") as file:
                content = file.read()
            result = self.score(gold, pred, "--resume", path)
            self.assertEqual(result.status, 1)
            self.assertIn(says, result.err)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), content)

    def test_usage(self):
        good = self.write("good", [{"id": "a", "db_id": "shop", "sql": TOWN}])
        for arguments in ([], ["--gold", good], ["--merge"], ["--gold", good, "--pred", good, good],
                          ["--gold", good, "--pred", good, "--shard", "3/2"],
                          ["--gold", good, "--pred", good, "--shard", "x"]):
            result = run("score", *arguments)
            self.assertEqual(result.status, 2, arguments)
            self.assert_clean(result)
        result = run("score", "--gold", good, "--pred", good, "--db-root", self.directory, "--report", "/nowhere/x.html")
        self.assertEqual(result.status, 1)

    def test_a_report_takes_the_place_of_reports_alone(self):
        gold = [{"id": "a", "db_id": "shop", "sql": TOWN}]
        notes, page = self.path("notes.txt"), self.path("page.html")
        with open(notes, "w", encoding="utf-8") as file:
            file.write("my own notes, of several words\n")
        result = self.score(gold, gold, "--report", notes)
        self.assertEqual(result.status, 2)
        self.assertIn("no report", result.err)
        with open(notes, encoding="utf-8") as file:
            self.assertEqual(file.read(), "my own notes, of several words\n")
        for _ in range(2):
            self.assertEqual(self.score(gold, gold, "--report", page).status, 0)

    def rows(self, count):
        gold = [{"id": str(i), "db_id": "shop", "sql": [TOWN, YEAR][i % 2] if i % 5 else None, "difficulty": "ab"[i % 2]}
                for i in range(count)]
        pred = [{"id": str(i), "sql": [TOWN, YEAR][i % 3 == 0] if i % 7 else None} for i in range(count)]
        return gold, pred

    def test_shards_add_up(self):
        gold, pred = self.rows(40)
        whole = self.score(gold, pred, "--json", "--seed", "3").out
        parts = [self.write(f"part{i}", self.score(gold, pred, "--json", "--shard", f"{i}/3").out) for i in (3, 1, 2)]
        merged = run("score", "--merge", *parts, "--json", "--seed", "3")
        self.assertEqual((merged.status, merged.out), (0, whole))
        self.assertEqual(self.score(gold, pred, "--json", "--seed", "3", "--jobs", "4").out, whole)
        page = self.path("merged.html")
        self.assertEqual(run("score", "--merge", *parts, "--report", page).status, 0)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertIn("added up from shards", text)
        self.assertNotIn("What went wrong", text)
        for bad in ("{}", "[]", "nonsense", '{"items":"x"}'):
            result = run("score", "--merge", parts[0], self.write("bad", bad))
            self.assertEqual(result.status, 1)
            self.assert_clean(result)

    def test_resume(self):
        gold, pred = self.rows(40)
        whole = self.score(gold, pred, "--json", "--against", self.write("second", gold)).out
        saved = self.path("saved")
        options = ("--json", "--against", self.path("second"), "--resume", saved)
        self.assertEqual(self.score(gold, pred, *options).out, whole)
        with open(saved, "rb") as file:
            content = file.read()
        self.assertEqual(content.count(b"\n"), 40)
        for length in (0, 1, len(content) // 3, len(content) - 1):
            self.write("saved", content[:length])
            self.assertEqual(self.score(gold, pred, *options).out, whole)
            with open(saved, "rb") as file:
                self.assertEqual(file.read(), content)
        result = self.score(gold[1:], pred, *options)
        self.assertEqual(result.status, 1)
        self.assertIn("another run", result.err)

    def test_two_systems(self):
        gold = [{"id": str(i), "db_id": "shop", "sql": TOWN} for i in range(10)]
        first = [{"id": str(i), "sql": TOWN if i < 8 else YEAR} for i in range(10)]
        second = [{"id": str(i), "sql": TOWN if i < 3 else YEAR} for i in range(10)]
        result = self.score(gold, first, "--against", self.write("second", second))
        # Five of ten differ by one: mean 0.5, deviation sqrt(5/18), t = 0.5 / sqrt(5/180) = 3, p = 0.015 at 9.
        self.assertRegex(result.out, r"(?m)^EA +10 +\+50\.0 +3\.00 +0\.015$")

    def test_report(self):
        gold = [{"id": "<a>", "db_id": "shop", "question": "Show the date & town", "sql": TOWN,
                 "pivots": [{"term": "date", "start": 9, "end": 13, "mode": "col_amb", "subtype": "lexical",
                             "target": {"table": "shop", "column": "town"},
                             "group": [{"table": "shop", "column": "town"}, {"table": "shop", "column": "opened"}]}],
                 "conversation": [{"role": "USER", "text": "Show the date & town"},
                                  {"role": "AGENT", "text": "Which date?"}, {"role": "USER", "text": "the <first>"},
                                  {"role": "AGENT", "text": TOWN}]}]
        page = self.path("report.html")
        self.assertEqual(self.score(gold, [{"id": "<a>", "sql": YEAR}], "--report", page).status, 0)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertIn('Show the <u title="col_amb">date</u> &amp; town', text)
        self.assertIn('Which <u title="col_amb">date</u>?', text)
        self.assertIn("the &lt;first&gt;", text)
        self.assertIn("gives other rows than gold", text)
        self.assertIn("prefers-color-scheme:dark", text)
        self.assertNotIn("<a>", text)
        for outside in ("http://", "https://", "src=", "@import", "url("):
            self.assertNotIn(outside, text)

    def test_standard_input(self):
        gold = [{"id": "a", "db_id": "shop", "sql": TOWN}]
        result = run("score", "--gold", "-", "--pred", self.write("pred", gold), "--db-root", self.directory, "--json",
                     stdin="".join(json.dumps(row) + "\n" for row in gold))
        self.assertEqual(json.loads(result.out)["groups"]["all"]["metrics"]["ea"]["mean"], 1)

    def test_published_rows(self):
        gold = [{"id": "a", "db_id": "shop", "sql": TOWN, "question": "x", "modes": ["col_amb"], "facet": "uni",
                 "pivots": [{"term": "x", "start": 0, "end": 1, "mode": "col_amb",
                             "group": [{"table": "shop", "column": "town"}, {"table": "shop", "column": "opened"}]}]}]
        result = self.score(gold, gold)
        self.assertRegex(result.out, r"(?m)^these predictions +100\.0 +100\.0 +- ")
        self.assertRegex(result.out, r"(?m)^AmbiSQL, Spider +99\.6 +57\.8 +100\.0 +20\.4 +98\.0 +22\.0 +96\.8 +35\.1$")
        self.assertIn("compare with care", result.out)

    def test_mixed_modes_are_a_case_of_their_own(self):
        gold = [{"id": "a", "db_id": "shop", "sql": None, "question": "x y", "modes": ["col_amb", "val_unans"],
                 "facet": "multi",
                 "pivots": [{"term": "x", "start": 0, "end": 1, "mode": "col_amb",
                             "group": [{"table": "shop", "column": "town"}, {"table": "shop", "column": "opened"}]},
                            {"term": "y", "start": 2, "end": 3, "mode": "val_unans", "group": []}]}]
        result = self.score(gold, gold, "--json")
        groups = json.loads(result.out)["groups"]
        self.assertIn("case mixed multi", groups)
        self.assertIn("mode col_amb", groups)
        self.assertNotIn("case col_amb multi", groups)

    def test_closed_pipe(self):
        gold, pred = self.rows(20)
        self.score(gold, pred)
        done = subprocess.run(["sh", "-c", f"'{PROGRAM}' score --gold '{self.path('gold')}' --pred '{self.path('pred')}' "
                               f"--db-root '{self.directory}' | head -n 1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=60, check=False)
        self.assertEqual(done.stdout.count(b"\n"), 1)


if __name__ == "__main__":
    unittest.main()
