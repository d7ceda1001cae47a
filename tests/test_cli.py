#!/usr/bin/env python3
"""The program from outside: usage, exit statuses, rendering, batches, logs, and bad input for every entry."""
import csv
import io
import json
import os
import re
import subprocess
import tempfile
import unicodedata
import unittest

from cli_helper import PROGRAM, SCHEMAS, make_database, run, sample

COMMANDS = re.findall(r"^  ([a-z]+) ", run("--help").out.split("Options of")[0], re.M)
SMALL = """
CREATE TABLE city (city_id INTEGER PRIMARY KEY, name TEXT, mayor TEXT);
INSERT INTO city VALUES (1, 'Paris', 'Anne'), (2, 'Rome', NULL);
"""
ODD_NAMES = """
CREATE TABLE "ta;ble ""x"" '" ("co;l" TEXT, "new
line" TEXT, "select" TEXT, "" TEXT, "ünï" TEXT);
INSERT INTO "ta;ble ""x"" '" VALUES ('a', 'b', 'c', 'd', 'e'), ('''' || char(10), NULL, ';', '"', '--');
"""


class Scratch(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name

    def path(self, name):
        return os.path.join(self.directory, name)

    def assert_clean(self, result):
        """The program did not crash, and a failure is told in one line."""
        self.assertGreaterEqual(result.status, 0, result.err)
        self.assertNotIn("Sanitizer", result.err)
        self.assertNotIn("runtime error", result.err)
        if result.status in (1, 2):
            self.assertTrue(result.err.startswith("clarisql: "), result.err)
            self.assertEqual(result.err.count("\n"), 1, result.err)


class Usage(Scratch):
    def test_help_of_every_command(self):
        self.assertIn("chat", COMMANDS)
        self.assertIn("ask", COMMANDS)
        self.assertIn("localize", COMMANDS)
        for name in COMMANDS:
            result = run(name, "--help")
            self.assertEqual(result.status, 0)
            self.assertIn(f"Usage: clarisql {name} ", result.out)
            self.assertIn("--json", result.out)
            self.assertLessEqual(max(map(len, result.out.split("\n"))), 100)

    def test_version(self):
        with open("include/clarisql.h", encoding="utf-8") as header:
            version = re.search(r'CSQL_VERSION "(.*)"', header.read()).group(1)
        lines = run("--version").out.split("\n")
        self.assertEqual(lines[0], f"clarisql {version}")
        self.assertRegex(lines[1], r"^SQLite [\d.]+, libcurl .*, readline .*, utf8proc .*, cJSON [\d.]+$")

    def test_mistakes(self):
        small = make_database(self.path("small.sqlite"), SMALL)
        cases = [
            ([], "which database"),
            (["--jsn"], "did you mean '--json'"),
            (["askk", small, "x"], "did you mean 'ask'"),
            (["frobnicate", small, "x"], "unknown command 'frobnicate'"),
            (["ask"], "a database and a question"),
            (["ask", small], "a database and a question"),
            (["ask", small, "a", "b"], "clarisql ask --help"),
            (["chat"], "clarisql chat --help"),
            (["localize", small], "clarisql localize --help"),
            (["--mode", "xml", small], "table|csv|tsv|json|markdown|line"),
            (["--top"], "--top needs an argument"),
            (["chat", "--batch", "-", small], "chat does not take --batch"),
            (["ask", "--batch", "-"], "--db-root"),
            (["ask", "--db-root", "/tmp", small, "x"], "--batch"),
            (["ask", "--batch", "-", "--db-root", self.directory, small], "--batch"),
        ]
        for arguments, says in cases:
            with self.subTest(arguments=arguments):
                result = run(*arguments)
                self.assertEqual(result.status, 2)
                self.assertIn(says, result.err)
                self.assertEqual(result.out, "")
                self.assert_clean(result)

    def test_completion_scripts(self):
        for shell in ("bash", "zsh", "fish"):
            text = run("--completion", shell).out
            for name in COMMANDS:
                self.assertIn(name, text)
            self.assertIn({"bash": "--max-rows", "zsh": "--max-rows[", "fish": "-l max-rows -x"}[shell], text)
        script = run("--completion", "bash").out + """
        COMP_WORDS=(clarisql ask --max); COMP_CWORD=2; _clarisql; echo "${COMPREPLY[@]}"
        COMP_WORDS=(clarisql --mode c); COMP_CWORD=2; _clarisql; echo "${COMPREPLY[@]}"
        COMP_WORDS=(clarisql loc); COMP_CWORD=1; _clarisql; echo "${COMPREPLY[@]}"
        """
        try:
            done = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, cwd=self.directory, check=True)
        except FileNotFoundError:
            self.skipTest("no bash")
        self.assertEqual(done.stdout.decode().split(), ["--max-rows", "csv", "localize"])

    def test_full_disk(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"cannot write", done.stderr)

    def test_closed_pipe(self):
        done = subprocess.run(["sh", "-c", f"yes .help | '{PROGRAM}' '{sample('winery')}' | head -n 1"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=False)
        self.assertEqual(done.stdout.count(b"\n"), 1)
        self.assertEqual(done.stderr, b"")


def cells(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Rendering(Scratch):
    """Rows in every mode; .sql runs a SELECT without any question."""

    ODD = """SELECT 1 AS n, 'a,"b"' || char(10) || 'c' AS odd, NULL AS gone, '' AS blank, 'NULL' AS word
             UNION ALL SELECT -20.5, '日本|語', 'x', 'é', char(27) || '[31m'""".replace("\n", " ")

    def rows(self, sql, *options, env=None):
        result = run("chat", *options, sample("winery"), stdin=f".sql {sql}\n", env=env)
        self.assertEqual((result.status, result.err), (0, ""))
        return result.out

    def test_csv(self):
        text = self.rows(self.ODD, "--mode", "csv")
        self.assertEqual(list(csv.reader(io.StringIO(text, newline=""))),
                         [["n", "odd", "gone", "blank", "word"], ["1", 'a,"b"\nc', "", "", "NULL"],
                          ["-20.5", "日本|語", "x", "é", "\x1b[31m"]])
        self.assertIn('\r\n1,"a,""b""\nc",,"",NULL\r\n', text)

    def test_tsv(self):
        rows = self.rows("SELECT 'a' || char(9) || 'b' AS x, NULL AS y, char(10) || '\\' AS z, 1.5 AS n", "--mode", "tsv")
        self.assertEqual(rows, "x\ty\tz\tn\na\\tb\t\t\\n\\\\\t1.5\n")

    def test_json(self):
        rows = json.loads(self.rows(self.ODD, "--mode", "json"))
        self.assertEqual(rows[0], {"n": 1, "odd": 'a,"b"\nc', "gone": None, "blank": "", "word": "NULL"})
        self.assertEqual(rows[1]["n"], -20.5)
        self.assertEqual(json.loads(self.rows("SELECT 1 WHERE 0", "--mode", "json")), [])
        self.assertEqual(json.loads(self.rows("SELECT 9e999 AS x", "--mode", "json"))[0]["x"].lower(), "inf")

    def test_markdown(self):
        lines = self.rows(self.ODD, "--mode", "markdown").splitlines()
        self.assertEqual(lines[0], "| n | odd | gone | blank | word |")
        self.assertEqual(lines[1], "| --: | --- | --- | --- | --- |")
        self.assertTrue(all(len(re.findall(r"(?<!\\)\|", line)) == 6 for line in lines))

    def test_line(self):
        text = self.rows("SELECT 1 AS a, 'x' AS longer", "--mode", "line")
        self.assertEqual(text, "     a = 1\nlonger = x\n")

    def test_table(self):
        text = self.rows(self.ODD)
        lines = text.splitlines()
        self.assertEqual(len(lines), 5)
        self.assertEqual(lines[-1], "(2 rows)")
        self.assertNotIn("\x1b", text)
        self.assertIn("'NULL'", lines[2])  # the word, not the nothing
        self.assertIn(" NULL ", lines[2])
        positions = [[cells(line[:m.start()]) for m in re.finditer("│", line)] for line in (lines[0], *lines[2:4])]
        self.assertEqual(positions[0], positions[1])
        self.assertEqual(positions[0], positions[2])
        self.assertTrue(lines[2].startswith("     1 │"), lines[2])  # numbers to the right

    def test_table_fits(self):
        sql = "SELECT 'x' AS a, '" + "long " * 30 + "' AS b, 12345 AS c"
        for width in (30, 60, 80):
            lines = self.rows(sql, env={"COLUMNS": str(width)}).splitlines()
            self.assertTrue(all(cells(line) <= width for line in lines), lines)
            self.assertIn("…", lines[2])
        many = "SELECT " + ", ".join(f"{i} AS column_{i}" for i in range(20))
        lines = self.rows(many, env={"COLUMNS": "60"}).splitlines()
        self.assertIn(" column_0 = 0", lines[0])

    def test_localize_writes_a_page(self):
        page = self.path("page.html")
        base, question = sample("insurance"), "What is the date of each <b>claim</b> in Salem?"
        self.assertEqual(run("localize", "--report", page, base, question).status, 0)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertTrue(text.startswith("<!doctype html>") and text.endswith("</html>\n"))
        for part in ("<u>date</u>", "Claims.Date_Closed", "&lt;b&gt;claim", "col_amb", "Loss_City = 'Salem'"):
            self.assertIn(part, text)
        self.assertNotRegex(text, r"(?:src|href)=|https?://")
        self.assertIn("is a database", run("localize", "--report", base, base, question).err)

    def test_localize_fits(self):
        """In 60 columns: what is ambiguous, what is missing with what is near, what is clear, and what asks nothing."""
        said = {"What is the date of each claim?": "score",
                "What is the efficiency score of each surveyor?": "nearest:",
                "Show the claims of Zzyzx": "Nothing is near.",
                "How many claims are there?": "Nothing is ambiguous",
                "hello": "Ask in English"}
        for question, part in said.items():
            for more in ([], ["--verbose"]):
                result = run("localize", *more, sample("insurance"), question, env={"COLUMNS": "60"})
                self.assertEqual(result.status, 0, question)
                self.assertIn(part, result.out, question)
                self.assertTrue(all(cells(line) <= 60 for line in result.out.splitlines()), result.out)

    def test_one_long_cell_does_not_widen_the_rest(self):
        text = self.rows("SELECT printf('%.*c', 100000, 'x') AS a UNION ALL SELECT 'y'")
        self.assertLess(len(text), 102000)

    def test_max_rows(self):
        text = self.rows("SELECT wine_id FROM wine", "--max-rows", "3")
        self.assertIn("(the first 3 rows;", text)
        self.assertEqual(len(text.splitlines()), 6)

    def test_programs_get_all_rows(self):
        """CSV and JSON are whole, however many rows there are, unless fewer are asked for."""
        many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) SELECT i, i / 2.0 AS half FROM n"
        lines = self.rows(many, "--mode", "csv").splitlines()
        self.assertEqual((len(lines), lines[0], lines[-1]), (25001, "i,half", "25000,12500.0"))
        self.assertEqual(len(json.loads(self.rows(many, "--mode", "json"))), 25000)
        self.assertEqual(json.loads(self.rows("SELECT 1 AS a WHERE 0", "--mode", "json")), [])
        self.assertEqual(len(self.rows(many, "--mode", "csv", "--max-rows", "7").splitlines()), 8)
        self.assertIn("(the first 10000 rows;", self.rows(many))

    def test_reals_as_sqlite_prints_them(self):
        self.assertEqual(self.rows("SELECT 37.62 + 0.000000000000005 AS a, 3.0 AS b, 0.1 + 0.2 AS c", "--mode", "csv").split(), ["a,b,c", "37.62,3.0,0.3"])

    def test_habits_of_other_shells(self):
        """What psql, MySQL and sqlite3 taught does what it does there; English that looks like it is a question."""
        def said(line):
            return run("chat", sample("winery"), stdin=line + "\n").out
        for line in ("\\dt", "show tables;", "SHOW  TABLES", "list tables"):
            self.assertEqual(said(line), said(".tables"), line)
        for line in ("\\d wine", "describe wine;", "DESC wine", "show columns from wine", "\\d+ wine"):
            self.assertEqual(said(line), said(".schema wine"), line)
        for line in ("\\q", "exit", "exit;", "Quit"):
            self.assertEqual(said(line + "\nHow many wines are there?"), "", line)
        self.assertEqual(said("\\?"), said(".help"))
        kept = self.path("kept.csv")
        self.assertEqual(run("chat", "-m", "csv", sample("winery"), stdin=f"\\o {kept}\nSELECT 1 AS a;\n\\o\nSELECT 2 AS b;\n").out, "b\r\n2\r\n")
        with open(kept) as file:
            self.assertEqual(file.read().split(), ["a", "1"])
        self.assertEqual(said("SELECT count(*) FROM wine;"), said(".sql SELECT count(*) FROM wine"))
        self.assertIn("no such column", run("chat", sample("winery"), stdin="SELECT nope FROM wine\n").err)
        for line, says in (("SELECT list_prise FROM wine", "no such column: list_prise, did you mean 'list_price'?"),
                           ("select w.list_prise from wine w", "did you mean 'list_price'?"), ("SELECT 1 FROM wines", "did you mean 'wine'?"),
                           ("explain select 1", "only SELECT"), ("EXPLAIN QUERY PLAN SELECT 1 FROM wine", "only SELECT")):
            self.assertIn(says, run("chat", sample("winery"), stdin=line + "\n").err, line)
        self.assertEqual(said("\\timing\n\\timing"), "timer: on\ntimer: off\n")
        self.assertIn("SELECT critic_name", said("Select the names of all critics"))
        self.assertNotIn("wine_id", said("describe the wines").partition("\n")[0])

    def test_words_at_a_pending_question(self):
        """What settles nothing is not answered with the menu again; "skip" is an empty line."""
        question, base = "What is the date of each claim?", sample("insurance")
        menu = run("chat", base, stdin=question + "\n").out
        for words in ("thanks", "no idea"):
            again = run("chat", base, stdin=f"{question}\n{words}\n").out
            self.assertTrue(again.startswith(menu) and again[len(menu):].startswith("Still open: "), again)
            self.assertLessEqual(again[len(menu):].count("\n"), 2)
        default = run("chat", base, stdin=question + "\n\n").out
        self.assertIn("SELECT", default)
        for words in ("skip", "SKIP", "you choose", "whatever", "the default"):
            self.assertEqual(run("chat", base, stdin=f"{question}\n{words}\n").out, default, words)
        self.assertNotIn("SELECT", run("chat", base, stdin="skip\n").out)

    def test_color(self):
        self.assertIn("\x1b[1m", self.rows("SELECT 1 AS a", "--color", "always"))
        self.assertNotIn("\x1b", self.rows("SELECT 1 AS a"))
        self.assertNotIn("\x1b", self.rows("SELECT 1 AS a", env={"NO_COLOR": "1", "TERM": "xterm"}))

    def test_only_reading(self):
        small = make_database(self.path("small.sqlite"), SMALL)
        for sql in ("DELETE FROM city", "DROP TABLE city", "PRAGMA user_version = 7", "ATTACH 'x' AS y",
                    "SELECT load_extension('x')", "SELECT 1; DELETE FROM city"):
            result = run("chat", small, stdin=f".sql {sql}\n")
            self.assertEqual(result.status, 1, sql)
            self.assert_clean(result)
        self.assertEqual(run("chat", "-m", "csv", small, stdin=".sql SELECT count(*) AS n FROM city\n").out,
                         "n\r\n2\r\n")


class Dots(Scratch):
    def test_help_lists_what_there_is(self):
        text = run("chat", sample("winery"), stdin=".help all\n").out
        for name in re.findall(r"^(\.[a-z]+)", text, re.M):
            one = run("chat", sample("winery"), stdin=f".help {name[1:]}\n").out
            self.assertTrue(one.startswith(name + " "), one)
        self.assertIn(".quit", text)

    def test_help_teaches_with_questions_that_work(self):
        text = run("chat", sample("insurance"), stdin="help\n").out
        questions = re.findall(r"(?m)^  ([A-Z].*[?.])$", text)
        self.assertGreaterEqual(len(questions), 4, text)
        statuses = [run("ask", sample("insurance"), question).status for question in questions]
        self.assertEqual(statuses[-1], 3, questions)
        self.assertEqual(set(statuses[:-1]), {0}, questions)
        self.assertLessEqual(text.count("\n"), 24)

    def test_demo_walks_through_an_ambiguity(self):
        text = run("demo", sample("insurance")).out
        for part in ("answered at once", "ambiguous column", "> 1\n", "> 2\n", "\"carbon footprint\"", "; the nearest there is: "):
            self.assertIn(part, text)
        answers = [json.loads(line) for line in run("demo", "--json", sample("insurance")).out.splitlines()]
        self.assertEqual([answer["status"] for answer in answers],
                         ["answered", "ambiguous", "answered", "ambiguous", "answered", "unanswerable"])
        self.assertNotEqual(answers[2]["sql"], answers[4]["sql"])
        plain = make_database(self.path("plain.sqlite"), "CREATE TABLE box (colour TEXT); INSERT INTO box VALUES ('x'), ('y'), ('z')")
        self.assertIn("No question that two columns", run("demo", plain).out)
        bare = run("demo", make_database(self.path("bare.sqlite"), "CREATE TABLE box (colour TEXT)"))
        self.assertEqual((bare.out, bare.status), ("There are no rows here to ask about.\n", 0))

    def test_tables_and_schema(self):
        text = run("chat", sample("winery"), stdin=".tables\n.schema wine\n").out
        self.assertRegex(text, r"(?m)^wine +\d+ rows$")
        self.assertRegex(text, r"(?m)^  list_price ")
        self.assertRegex(text, r"-> \w+\.\w+")

    def test_mistakes(self):
        for line, says in ((".tabels", "did you mean '.tables'"), (".mode xml", "markdown"), (".timer x", "on or off"),
                           (".schema nothing", "no such table"), (".open /nonexistent", "nonexistent"),
                           (".history", "terminal"), (".help nothing", "no such command"), (".sql", None),
                           ("\\z", "unknown command '\\z'")):
            result = run("chat", sample("winery"), stdin=line + "\n")
            if says:
                self.assertIn(says, result.err)
                self.assertEqual(result.status, 1)
                self.assert_clean(result)

    def test_modes_and_open(self):
        small = make_database(self.path("sm all;'.sqlite"), SMALL)
        text = run("chat", sample("winery"), stdin=f".mode json\n.mode\n.open {small}\n.open\n.sql SELECT 1 AS a\n").out
        self.assertEqual(text, f'mode: json\ndatabase: {small}\n[{{"a":1}}]\n')

    def test_whole_rows_leave_out_what_nobody_reads(self):
        base = make_database(self.path("people.sqlite"), """
            CREATE TABLE people (person_id INTEGER PRIMARY KEY, name TEXT, photo BLOB, token TEXT, site TEXT);
            INSERT INTO people VALUES (1, 'Ann Lee', x'ffd8', '5f4dcc3b5aa765d61d8327deb882cf99', 'https://a1b2c3d4e5.example/x'),
                (2, 'Bob Ray', NULL, 'sk_4eC39HqLyjWDarjtT1zdp7dc', 'report-2024-final-version.pdf');""")
        result = run("chat", base, stdin="Show everything about all people\n.sql SELECT * FROM people\n.mode csv\n"
                                         "Show everything about all people\n.save {}\n".format(self.path("all.md")))
        self.assertIn("\n person_id │ name    │ site\n", result.out)
        self.assertIn("\n(without photo, token; .sql SELECT ... shows all)\n(2 rows)\n", result.out)
        self.assertIn("\n person_id │ name    │ photo ", result.out)  # typed
        self.assertIn("\nperson_id,name,photo,token,site\r\n", result.out)  # for programs
        self.assertIn("| token |", self.read("all.md"))

    def test_csv_files_are_tables(self):
        base, orders = make_database(self.path("small.sqlite"), SMALL), self.path("late orders.csv")
        with open(orders, "w", encoding="utf-8") as file:
            file.write("number,amount\n1,2.5\n2,4\n")
        before = sorted(os.listdir(os.path.dirname(base)))
        result = run("chat", base, stdin=f".import {orders}\n.import '{orders}' again\n.sql SELECT sum(amount) AS s FROM again\n"
                                         f"How many late orders are there?\n.import {orders}\n.open {base}\n.tables\n")
        self.assertIn("late_orders: 2 rows of number, amount", result.err)
        self.assertIn("there is a table late_orders already", result.err)
        self.assertEqual((re.findall(r"(?m)^ +([\d.]+)$", result.out), result.status), (["6.5", "2"], 1))
        self.assertNotIn("late_orders  ", result.out)  # another database was opened
        self.assertEqual(run("ask", "--mode", "csv", orders, "How many late orders are there?").out.split(), ["count(*)", "2"])
        self.assertEqual(sorted(os.listdir(os.path.dirname(base))), before)

    def read(self, name):
        with open(self.path(name), encoding="utf-8", newline="") as file:
            return file.read()

    def test_rows_go_into_files(self):
        out, once, base = self.path("all.md"), self.path("once.json"), sample("winery")
        result = run("chat", base, stdin=f".once {once}\n.sql SELECT 1 AS a\n.sql SELECT 2 AS a\n.output {out}\n"
                                         ".sql SELECT 3 AS a\n.sql SELECT 4 AS a\n.output off\n.sql SELECT 5 AS a\n")
        self.assertEqual(self.read("once.json"), '[{"a":1}]\n')
        self.assertEqual(self.read("all.md"), "| a |\n| --: |\n| 3 |\n| a |\n| --: |\n| 4 |\n")
        self.assertEqual(re.findall(r"(?m)^ +(\d)$", result.out), ["2", "5"])
        self.assertIn(f"The rows are in {once}.", result.err)
        result = run("chat", base, stdin=f".once {once}\n.sql SELECT 6 AS a\n")
        self.assertIn("is there already", result.err)
        self.assertEqual((self.read("once.json"), result.status), ('[{"a":1}]\n', 1))
        result = run("chat", base, stdin=f".once {base}\n.once\n.save {self.path('x.csv')}\n.output /nonexistent/x\n")
        self.assertEqual((result.err.count("\n"), result.out, result.status), (4, "", 1), result.err)

    def test_the_last_rows_are_saved(self):
        named = self.path("named.csv")
        for words in (f".save {named}", f"save that as {named}", f"export the results to {named}"):
            run("chat", sample("winery"), stdin=f"How many wines are there?\n{words}\n")
            self.assertRegex(self.read("named.csv"), r"^count\(\*\)\r\n\d+\r\n$")
            os.unlink(named)
        result = subprocess.run([PROGRAM, sample("winery")], input=b"How many wines are there?\nexport that to a csv file\n"
                                b"please save it as json\nsave as json\n", cwd=self.directory, capture_output=True, check=False)
        self.assertEqual(sorted(name for name in os.listdir(self.directory) if name.startswith("winery-")),
                         ["winery-1.csv", "winery-1.json"], result.stderr)

    def test_editor(self):
        result = run("chat", sample("winery"), stdin="How many wines are there?\n.edit\n.edit x\n", env={"EDITOR": "sed -i 's/count(.)/max(7)/'"})
        self.assertRegex(result.out, r"(?m)^ +7$")
        self.assertIn("takes nothing, or question", result.err)
        result = run("chat", sample("winery"), stdin=".edit\n", env={"EDITOR": "echo 'SELECT 1 AS a' >"})
        self.assertRegex(result.out, r"(?m)^ +1$")
        result = run("chat", sample("winery"), stdin=".edit question\n", env={"EDITOR": "echo 'How many wines are there?' >"})
        self.assertIn("count(*)", result.out)
        result = run("chat", sample("winery"), stdin=".edit\n", env={"VISUAL": "", "EDITOR": "/nonexistent/editor"})
        self.assertIn("set VISUAL or EDITOR", result.err)
        self.assertEqual(run("chat", sample("winery"), stdin=".edit\n", env={"EDITOR": "true"}).out, "")

    def test_blobs(self):
        base = make_database(self.path("blob.sqlite"), "CREATE TABLE t(b); INSERT INTO t VALUES (x'00ff'), (zeroblob(21000))")
        shown = {"table": "<blob 21 KB>", "line": "<blob 2 B>", "markdown": "| <blob 2 B> |", "csv": "\n00FF\n", "json": '"00FF"'}
        for mode, text in shown.items():
            self.assertIn(text, run("chat", base, "--mode", mode, stdin=".sql SELECT b FROM t\n").out.replace("\r", ""))

    def test_a_byte_order_mark_is_dropped(self):
        result = run("chat", sample("winery"), stdin="\ufeff.timer\n")
        self.assertEqual((result.status, result.out), (0, "timer: on\n"))

    def test_what_is_asked_for_ever_is_never_stuck(self):
        log = self.path("log")
        question = "How many policies are cancelled?\n"
        result = run("chat", sample("insurance"), "--log", log, stdin=130 * question + "1\n")
        self.assertEqual((result.status, result.err), (0, ""))
        with open(log, encoding="utf-8") as file:
            rows = [json.loads(line) for line in file]
        self.assertEqual([len(row["conversation"]) <= 200 for row in rows], [True, True])
        self.assertEqual([row["sql"] for row in rows], [None, "SELECT count(*) FROM Policies WHERE Policy_Status = 'Cancelled by Holder'"])
        self.assertEqual(sum(turn["role"] == "USER" for row in rows for turn in row["conversation"]), 131)
        self.assertEqual(run("replay", log, "--db-root", SCHEMAS).status, 0)

    def test_quit_ends(self):
        self.assertEqual(run("chat", sample("winery"), stdin=".quit\n.tables\n").out, "")


class Outputs(Scratch):
    """What a command writes is never a database, nor a file that it reads."""

    def setUp(self):
        super().setUp()
        os.mkdir(self.path("small"))
        self.database = make_database(self.path("small/small.sqlite"), SMALL)
        other = make_database(self.path("other.db"), SMALL)
        os.symlink(self.database, self.path("link"))
        gold = {"id": "1", "db_id": "small", "question": "How many cities are there?", "sql": "SELECT count(*) FROM city"}
        talk = [{"role": "USER", "text": gold["question"]}, {"role": "AGENT", "text": gold["sql"]}]
        files = {"rows": gold, "pred": {"id": "1", "sql": gold["sql"]}, "log": dict(gold, conversation=talk)}
        for name, row in files.items():
            with open(self.path(name), "w", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
        self.databases = [self.database, other, self.path("link"), self.database + "-wal", other + "-journal"]

    def content(self):
        result = {}
        for folder, _, names in os.walk(self.directory):
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    result[os.path.join(folder, name)] = file.read()
        return result

    def refused(self, *arguments, status=2, says=None, stdin=b""):
        before = self.content()
        result = run(*arguments, stdin=stdin)
        with self.subTest(arguments=arguments):
            self.assertEqual(result.status, status, result.err)
            self.assertRegex(result.err, says or "database|read here|one file")
            self.assert_clean(result)
            self.assertEqual(result.out, "")
            self.assertEqual(self.content(), before)

    def commands(self):
        root, rows = ["--db-root", self.directory], self.path("rows")
        ask = ["ask", self.database, "How many cities are there?"]
        batch = ["ask", "--batch", rows, *root]
        score = ["score", "--gold", rows, "--pred", self.path("pred"), *root]
        return {"--log": [ask, batch, ["chat", self.database], ["replay", self.path("log"), *root],
                          ["simulate", self.path("log"), *root]],
                "--resume": [score, ["replay", self.path("log"), *root], ["simulate", self.path("log"), *root]],
                "--report": [score, ["score", "--merge", self.path("pred")], ["replay", self.path("log"), *root]]}

    def test_databases_are_left_alone(self):
        for option, commands in self.commands().items():
            for command in commands:
                for path in self.databases:
                    self.refused(*command, option, path)

    def test_inputs_are_left_alone(self):
        for option, commands in self.commands().items():
            for command in commands:
                for path in command[1:]:
                    if os.path.isfile(path):
                        self.refused(*command, option, path)
        rows, out = self.path("rows"), self.path("out")
        with open(self.path("log"), "rb") as file:
            done = subprocess.run([PROGRAM, "replay", "--db-root", self.directory, "--report", self.path("log")], stdin=file,
                                  stderr=subprocess.PIPE, timeout=60, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"read here", done.stderr)
        self.refused("score", "--gold", rows, "--pred", self.path("pred"), "--resume", out, "--report", out)

    def test_what_holds_something_else_is_left_alone(self):
        with open(self.path("notes"), "w", encoding="utf-8") as out:
            out.write("my notes\nhave no end")
        for option, commands in self.commands().items():
            for command in commands:
                if option != "--report":
                    self.refused(*command, option, self.path("notes"), status=1, says="left as it is")

    def test_a_benchmark(self):
        os.mkdir(self.path("out"))
        for name in ("single.jsonl", "multi.jsonl.part"):
            os.link(self.path("rows"), self.path("out/" + name))
            self.refused("generate", "--from", self.path("rows"), "--db-root", self.directory, "--out", self.path("out"))
            os.unlink(self.path("out/" + name))
        os.symlink(self.directory, self.path("out/database"))
        self.refused("generate", "--from", self.path("rows"), "--db-root", "/nowhere:" + self.directory, "--out",
                     self.path("out"), says="would write into")

    def test_of_the_loop(self):
        log = self.path("new")
        for path in self.databases:
            self.refused("chat", self.database, stdin=f".log {path}\n", status=1)
        result = run("chat", self.database, stdin=f".log {log}\n.open {log}\n.log\nHow many cities are there?\n")
        self.assertEqual((result.status, result.out.splitlines()[0]), (1, f"log: {log}"))
        self.assertIn("that file is the log", result.err)
        with open(log, encoding="utf-8") as file:
            self.assertEqual(len(file.readlines()), 1)

    def test_what_may_be_written(self):
        ask = ["ask", self.database, "How many cities are there?", "--log"]
        for path in (self.path("new"), self.path("new"), self.path("log"), "/dev/null"):
            self.assertEqual(run(*ask, path).status, 0)
        with open(self.path("new"), encoding="utf-8") as file:
            self.assertEqual(len(file.readlines()), 2)


class BadInput(Scratch):
    """No entry point falls over anything: files, questions, names."""

    def databases(self):
        good = make_database(self.path("good.sqlite"), SMALL)
        with open(good, "rb") as file:
            content = file.read()
        files = {"empty": b"", "text": b"hello\n" * 100, "cut": content[:3000],
                 "corrupt": content[:100] + b"\xff" * (len(content) - 100), "nul": b"\0" * 5000}
        for name, data in files.items():
            with open(self.path(name), "wb") as file:
                file.write(data)
        return [self.path(name) for name in files] + [self.directory, self.path("missing"), "", "/dev/null",
                                                      self.path("x" * 5000), "file:x?mode=rwc"]

    def test_databases(self):
        for path in self.databases():
            for arguments in (["chat", path], ["ask", path, "How many cities are there?"],
                              ["ask", "--json", path, "cities"], ["localize", path, "List the name."]):
                with self.subTest(arguments=arguments):
                    result = run(*arguments, stdin="How many?\n.tables\n.schema\n")
                    self.assertGreaterEqual(result.status, 0, result.err)
                    self.assertNotIn("Sanitizer", result.err)
                    if os.path.basename(path) not in ("empty", "null"):
                        self.assertIn(result.status, (1, 2))
                        self.assertIn("clarisql: ", result.err)

    def test_missing_is_said(self):
        result = run("ask", self.path("missing.sqlite"), "x")
        self.assertEqual((result.status, result.out), (1, ""))
        self.assertIn("missing.sqlite", result.err)
        self.assert_clean(result)

    QUESTIONS = [b"", b" ", b"?", b"\xff\xfe", b"List \xc3", b"\x1b[2J\x07 names", "名前は何ですか".encode(),
                 b"'; DROP TABLE city; --", b"\"", b"a" * 100000, b"name " * 5000, b"\xe2\x80\xae" * 50,
                 b"%s%n%d", b"-1", b"....", b"\xf0\x9f\x98\x80" * 100, b"\\", b"{}[]"]

    def test_questions(self):
        small = make_database(self.path("small.sqlite"), SMALL)
        for question in self.QUESTIONS:
            for arguments in (["ask"], ["ask", "--json"], ["localize"], ["localize", "--json", "--verbose"]):
                with self.subTest(question=question[:40], arguments=arguments):
                    result = run(*arguments, small, "--", question)
                    self.assertIn(result.status, (0, 1, 3, 4))
                    self.assert_clean(result)
                    if "--json" in arguments and result.status != 1:
                        json.loads(result.out)
        piped = run("chat", small, stdin=b"\n".join(self.QUESTIONS) + b"\n\0\0\n")
        self.assertIn(piped.status, (0, 1))
        self.assertNotIn("Sanitizer", piped.err)

    def test_question_of_standard_input(self):
        asked = run("ask", "-q", sample("winery"), "-", stdin="How many\n  wines are there?\n")
        self.assertEqual(asked.out, run("ask", "-q", sample("winery"), "How many wines are there?").out)
        self.assertEqual(asked.status, 0)
        for stdin, says in (("", "has no question"), (" \n\n", "has no question"), ("word " * 100000, "at most"), ("word " * 2 * 1024 * 1024, "over the limit")):
            result = run("ask", sample("winery"), "-", stdin=stdin)
            self.assertEqual(result.status, 1)
            self.assertIn(says, result.err)
            self.assert_clean(result)

    def test_huge_question(self):
        small = make_database(self.path("small.sqlite"), SMALL)
        huge = b"word " * (2 * 1024 * 1024)
        result = run("chat", small, stdin=huge + b"\n.sql SELECT 7 AS seven\n")
        self.assertEqual(result.status, 1)
        self.assertIn("seven", result.out)
        self.assert_clean(result)

    def test_odd_names(self):
        for name in ("semi;colon.sqlite", "quo'te.sqlite", 'dou"ble.sqlite', "new\nline.sqlite", "-dash.sqlite",
                     "sp ace.sqlite", "ünï.sqlite", "%41.sqlite", "what?.sqlite", "#hash.sqlite"):
            make_database(self.path(name), SMALL)
            result = run("chat", "-m", "csv", "--", self.path(name), stdin=".sql SELECT count(*) AS n FROM city\n")
            self.assertEqual((result.out, result.status), ("n\r\n2\r\n", 0), name)
        odd = make_database(self.path("odd.sqlite"), ODD_NAMES)
        for question in ("List the select.", "Show all ta;ble", "What is the co;l of \"a\"?", "how many"):
            self.assert_clean(run("ask", odd, question))
            self.assert_clean(run("localize", odd, question))
        self.assertEqual(run("chat", odd, stdin=".tables\n.schema\n").status, 0)


class Cache(Scratch):
    """Indexes of a large database's values are kept where that is said, and can be had away."""

    def setUp(self):
        super().setUp()
        self.database = make_database(self.path("large.sqlite"), """
            CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT, note TEXT);
            WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 18000)
            INSERT INTO town SELECT i, 'Town ' || i, printf('%01000d', i) FROM n""")

    def ask(self, *options, env=None):
        result = run("ask", self.database, "How many towns have the name Town 17?", *options,
                     env={"XDG_CACHE_HOME": self.path("home"), **(env or {})})
        self.assertIn(result.status, (0, 3), result.err)

    def kept(self, folder):
        return json.loads(run("cache", "--json", "--cache", folder).out)

    def test_where_and_how_much(self):
        self.ask()
        state = self.kept(self.path("home/clarisql"))
        self.assertEqual(state["files"], 1)
        self.assertGreater(state["limit"], state["bytes"])
        self.assertEqual(os.stat(os.path.join(state["directory"], os.listdir(state["directory"])[0])).st_mode & 0o777, 0o600)
        self.ask("--cache", self.path("other"))
        self.assertEqual(self.kept(self.path("other"))["files"], 1)
        result = run("cache", "clear", "--cache", self.path("other"))
        self.assertEqual((result.status, self.kept(self.path("other"))["files"]), (0, 0), result.err)

    def test_none(self):
        self.ask("--no-cache")
        self.ask(env={"CLARISQL_NO_CACHE": "1"})
        self.assertFalse(os.path.exists(self.path("home/clarisql")))
        self.assertIn("no cache", run("cache", "--no-cache").out)
        self.assertEqual(run("cache", "everything").status, 2)


class Config(Scratch):
    QUESTION = "How many wines are there?"

    def ask(self, config, *options):
        path = self.path("config")
        with open(path, "w", encoding="utf-8") as file:
            file.write(config)
        return run("ask", sample("winery"), self.QUESTION, *options, env={"CLARISQL_CONFIG": path})

    def test_options_without_dashes(self):
        result = self.ask("# mine\n\nmode = csv\n--quiet\n timeout 30 \r\n")
        self.assertRegex(result.out, r"^count\(\*\)\r\n\d+\r\n$")
        self.assertEqual((result.status, result.err), (0, ""))
        self.assertTrue(self.ask("mode csv", "--mode", "json").out.startswith("[{"))

    def test_where_it_is(self):
        os.makedirs(self.path("xdg/clarisql"))
        with open(self.path("xdg/clarisql/config"), "w", encoding="utf-8") as file:
            file.write("mode json")
        environment = {**os.environ, "XDG_CONFIG_HOME": self.path("xdg")}
        environment.pop("CLARISQL_CONFIG", None)
        done = subprocess.run([PROGRAM, "ask", sample("winery"), self.QUESTION], env=environment, capture_output=True, check=True)
        self.assertTrue(done.stdout.startswith(b"[{"))

    def test_mistakes(self):
        for config, says in (("mode xml", "config:1: --mode takes"), ("\nmod csv", ":2: 'mod' is no option that chat takes, did you mean 'mode'?"),
                             ("quiet yes", "takes no value"), ("timeout", "takes a value"), ("gold x", "chat takes"),
                             ("help", "chat takes"), ("#" * 70000, "at most 64 KB")):
            result = self.ask(config)
            self.assertEqual((result.status, result.out), (2, ""), config[:20])
            self.assertIn(says, result.err)
            self.assert_clean(result)


class Batch(Scratch):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("small"))
        make_database(self.path("small/small.sqlite"), SMALL)

    def batch(self, text, *options):
        return run("ask", "--batch", "-", "--db-root", self.directory, *options, stdin=text)

    def test_bad_rows_do_not_stop_the_rest(self):
        good = {"id": "g", "db_id": "small", "question": "How many cities are there?"}
        rows = [json.dumps(good), "nonsense", "", "[]", "{}", '{"id":7,"db_id":"small"}',
                '{"id":"s","db_id":"../small","question":"x"}', '{"id":"s","db_id":"a/b","question":"x"}',
                '{"id":"m","db_id":"missing","question":"x"}', '{"id":"n","db_id":"small","question":7}',
                '{"id":"u","db_id":"small","question":"\\ud800"}',
                json.dumps(dict(good, question="long " * 100000)), json.dumps(dict(good, id=12))]
        result = self.batch("\n".join(rows))
        answers = [json.loads(line) for line in result.out.splitlines()]
        self.assertEqual(result.status, 1)
        self.assertEqual(len(answers), len(rows) - 1)  # the empty line is none
        bad = answers[1:-1]
        for answer in bad:
            self.assertEqual(answer["status"], "error", answer)
            self.assertTrue(answer["error"])
            self.assertIsNone(answer["sql"])
        self.assertEqual(set(bad[0]), set(answers[0]))
        self.assertEqual([a["id"] for a in bad],
                         [None, None, None, 7, "s", "s", "m", "n", None, "g"])
        self.assertEqual((answers[0]["id"], answers[-1]["id"]), ("g", 12))
        self.assertNotEqual(answers[0]["status"], "error")
        for key in ("status", "sql", "interpretations", "alternatives", "pivots"):
            self.assertEqual(answers[0][key], answers[-1][key])

    def test_bird(self):
        """BIRD's one list, with evidence behind questions and a folder that says what columns hold."""
        os.mkdir(self.path("bank"))
        make_database(self.path("bank/bank.sqlite"), """
            CREATE TABLE client (client_id INTEGER PRIMARY KEY, A11 INTEGER, kind TEXT);
            INSERT INTO client VALUES (1, 2000, 'OWNER'), (2, 3000, 'DISPONENT');""")
        os.mkdir(self.path("bank/database_description"))
        with open(self.path("bank/database_description/client.csv"), "w", encoding="utf-8") as out:
            out.write("original_column_name,column_name,column_description,data_format,value_description\n"
                      "A11,,average salary,integer,\nkind,,kind of client,text,\n")
        rows = [{"question_id": 3, "db_id": "bank", "question": "What is the average salary of each client?",
                 "evidence": "", "SQL": "SELECT A11 FROM client", "difficulty": "simple"},
                {"question_id": 4, "db_id": "bank", "question": "How many clients are in charge?",
                 "evidence": "in charge refers to kind = 'OWNER'", "SQL": "", "difficulty": "simple"}]
        for text in (json.dumps(rows), json.dumps(rows, indent=4), "\n".join(json.dumps(row) for row in rows)):
            answers = [json.loads(line) for line in self.batch(text).out.splitlines()]
            self.assertEqual([answer["id"] for answer in answers], [3, 4])
            self.assertNotEqual(answers[0]["status"], "error")
            self.assertIn("OWNER", answers[1]["sql"])
            self.assertEqual(answers[1]["question"], f"{rows[1]['question']} {rows[1]['evidence']}")
        result = self.batch("[{\n nonsense")
        self.assertEqual((result.status, result.out), (1, ""))
        self.assert_clean(result)

    def test_ids_come_back_as_they_were(self):
        good = {"1": "1", '"x"': '"x"', "1.0": "1.0", "-0e2": "-0e2", "100000000000000000000000000000": None, "null": "null",
                "12345678901234567890": None}
        bad = ["true", "[1]", '{"a":1}', "01"]
        rows = ['{"id":%s,"db_id":"small","question":"How many cities?"}' % text for text in (*good, *bad)]
        for text in ("\n".join(rows), "[" + ",\n".join(rows) + "]"):
            lines = self.batch(text).out.splitlines()
            self.assertEqual(len(lines), len(rows))
            for line, (written, shown) in zip(lines, good.items()):
                self.assertTrue(line.startswith('{"id":%s,"db_id"' % (shown or written)), line)
                self.assertNotEqual(json.loads(line)["status"], "error")
            for line in lines[len(good):]:
                self.assertEqual((json.loads(line)["id"], json.loads(line)["error"]), (None, '"id" is no string or number'))

    def test_a_nul_does_not_cut(self):
        row = '{"id":"%s","db_id":"%s","question":"%s"}\n'
        rows = [row % ("a\\u0000b", "small", "How many cities?"), row % ("a", "small\\u0000x", "How many cities?"),
                row % ("a", "small", "How many cities\\u0000 or not?"), row % ("a", "small", "How many cities\0 or not?"),
                row % ("a", "small", "How many cities\\\\u0000?")]
        answers = [json.loads(line) for line in self.batch("".join(rows)).out.splitlines()]
        self.assertEqual(["a NUL" in (answer["error"] or "") for answer in answers], [True] * 4 + [False])

    def test_a_byte_order_mark_is_dropped(self):
        row = '{"id":1,"db_id":"small","question":"How many cities?"}'
        for text in (row, "[" + row + "]"):
            result = self.batch("\ufeff" + text)
            self.assertEqual(result.status, 0, result.err)
            self.assertEqual(json.loads(result.out)["id"], 1)

    def test_an_endless_line_is_told_of(self):
        result = run("ask", "--batch", "/dev/zero", "--db-root", self.directory)
        self.assertEqual(result.status, 1)
        self.assertIn("over the limit", json.loads(result.out)["error"])
        self.assertIn("has no end", result.err)
        self.assert_clean(result)

    def test_no_error_is_status_0(self):
        self.assertEqual(self.batch('{"id":1,"db_id":"small","question":"How many cities?"}\n').status, 0)
        self.assertEqual(self.batch("").status, 0)

    def test_input_that_cannot_be_read(self):
        for name in ("missing", self.directory):
            result = run("ask", "--batch", name, "--db-root", self.directory)
            self.assertEqual(result.status, 1)
            self.assert_clean(result)
        result = run("ask", "--batch", "-", "--db-root", self.path("missing"))
        self.assertEqual(result.status, 1)
        self.assert_clean(result)

    def test_jobs_change_nothing(self):
        names = sorted(os.listdir(SCHEMAS))
        questions = ["How many rows are there?", "List every name.", "What is the total cost?", "Who is oldest?"]
        rows = "".join(json.dumps({"id": i, "db_id": names[i % len(names)], "question": questions[i % 4]}) + "\n"
                       for i in range(36))
        outputs = []
        for jobs in ("1", "4"):
            result = run("ask", "--batch", "-", "--db-root", SCHEMAS, "--jobs", jobs, stdin=rows)
            answers = [json.loads(line) for line in result.out.splitlines()]
            self.assertEqual([answer["id"] for answer in answers], list(range(36)))
            for answer in answers:
                del answer["ms"]
            outputs.append(answers)
        self.assertEqual(outputs[0], outputs[1])

    def test_an_answer_comes_before_the_next_row(self):
        process = subprocess.Popen([PROGRAM, "ask", "--batch", "-", "--db-root", self.directory, "--jobs", "2"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        with process:
            for i in range(3):
                process.stdin.write(b'{"id":%d,"db_id":"small","question":"How many cities?"}\n' % i)
                process.stdin.flush()
                self.assertEqual(json.loads(process.stdout.readline())["id"], i)
            process.stdin.close()
            self.assertEqual(process.wait(timeout=60), 0)


if __name__ == "__main__":
    unittest.main()
