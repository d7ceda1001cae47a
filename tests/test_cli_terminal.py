#!/usr/bin/env python3
"""The loop at a real pseudo-terminal: prompt, choices, completion, Ctrl-C, Ctrl-D, history."""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import stat
import struct
import tempfile
import termios
import time
import unittest

from cli_helper import PROGRAM, make_database, sample

PATIENCE = 30
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\x01\x02]")


class Terminal:
    """The program at a pseudo-terminal of its own."""

    def __init__(self, home, *arguments, columns=80, cwd=None, **variables):
        self.text = ""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(cwd or os.getcwd())
            environment = {k: v for k, v in os.environ.items()
                           if k not in ("XDG_STATE_HOME", "NO_COLOR", "COLUMNS", "LINES")}
            environment.update({"HOME": home, "TERM": "xterm", "INPUTRC": "/dev/null", "LC_ALL": "C.UTF-8"}, **variables)
            os.execve(PROGRAM, [PROGRAM, *arguments], environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def read(self, seconds):
        ready, _, _ = select.select([self.file], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.file, 65536)
        except OSError:
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def expect(self, pattern):
        """Reads until the text since the last expect matches; gives it, without escapes."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, ESCAPES.sub("", self.text)):
            if time.monotonic() > end:
                raise AssertionError(f"no {pattern!r} in {self.text!r}")
            self.read(0.2)
        while self.read(0.05):
            pass
        text, self.text = ESCAPES.sub("", self.text), ""
        return text

    def send(self, text):
        os.write(self.file, text.encode())

    def close(self):
        """Waits for the end; gives the exit status."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.file)
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        raise AssertionError(f"no end: {self.text!r}")


class Loop(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def start(self, *arguments, **more):
        terminal = Terminal(self.home, *(arguments or (sample("insurance"),)), **more)
        terminal.expect(r"insurance> $" if not arguments else r"> $")
        return terminal

    def history(self):
        return os.path.join(self.home, ".local/state/clarisql/history")

    def test_question_choice_and_rows(self):
        terminal = self.start()
        terminal.send("What is the date of each claim?\n")
        text = terminal.expect(r"insurance\? $")
        choices = re.findall(r"^ +\*?(\d)  (Claims\.\w+)  \(such as (\S+)\)", text.replace("\r", ""), re.M)
        self.assertGreaterEqual(len(choices), 2, text)
        self.assertEqual([int(number) for number, _, _ in choices], list(range(1, len(choices) + 1)))
        terminal.send("2\n")
        text = terminal.expect(r"(?s)SELECT.*insurance> $")
        self.assertIn("SELECT", text)
        self.assertIn(choices[1][1].split(".")[1], text)
        terminal.send(".quit\n")
        self.assertEqual(terminal.close(), 0)

    def test_empty_line_takes_the_default(self):
        terminal = self.start()
        terminal.send("\n")
        terminal.expect("insurance> $")
        terminal.send("What is the date of each claim?\n")
        text = terminal.expect(r"insurance\? $")
        default = re.search(r"\*1  Claims\.(\w+)", text).group(1)
        terminal.send("\n")
        self.assertIn(f"SELECT {default} FROM Claims", terminal.expect("insurance> $"))
        terminal.send("\x04")
        terminal.close()

    def test_completion(self):
        terminal = self.start()
        for typed, completed in ((".he\t", r"\.help $"), (".schema Surv\t", "Surveyors $"), (".mode js\t", "json $"),
                                 ("show Amount_Cl\t", "Amount_Claimed $"), ("show premium_p\t", "Premium_Payments $"),
                                 ("in Walla W\t", "Walla Walla $"), ("show Claims.Loss_C\t", r"Claims\.Loss_City $")):
            terminal.send(typed)
            terminal.expect(completed)
            terminal.send("\x03")
            terminal.expect("insurance> $")
        terminal.send("show Amount_\t\t")
        text = terminal.expect("(?s)Amount_Approved.*show Amount_$")
        self.assertIn("Amount_Reserved", text)
        terminal.send("\x15\x04")
        self.assertEqual(terminal.close(), 0)

    def test_interrupt_drops_the_line_and_the_clarification(self):
        terminal = self.start()
        terminal.send("half a question")
        terminal.expect("half a question$")
        terminal.send("\x03")
        terminal.expect("insurance> $")
        terminal.send("What is the date of each claim?\n")
        terminal.expect(r"insurance\? $")
        terminal.send("\x03")
        terminal.expect("insurance> $")
        terminal.send("\x04")
        self.assertEqual(terminal.close(), 0)

    def test_interrupt_stops_a_query(self):
        terminal = self.start()
        terminal.send(".sql WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c\n")
        time.sleep(0.5)
        terminal.send("\x03")
        text = terminal.expect("insurance> $")
        self.assertIn("interrupted", text)
        terminal.send(".sql SELECT 42 AS answer\n")
        self.assertIn("42", terminal.expect("row\\)\\s+insurance> $"))
        terminal.send("\x04")
        self.assertEqual(terminal.close(), 0)

    def test_history_is_private_and_kept(self):
        terminal = self.start()
        terminal.send(".tables\n")
        terminal.expect("insurance> $")
        terminal.send("\x04")
        self.assertEqual(terminal.close(), 0)
        self.assertEqual(stat.S_IMODE(os.stat(self.history()).st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(os.stat(os.path.dirname(self.history())).st_mode), 0o700)
        os.chmod(self.history(), 0o644)
        terminal = self.start()
        terminal.send("\x1b[A")
        terminal.expect(r"\.tables$")
        terminal.send("\n")
        terminal.expect("insurance> $")
        terminal.send(".history\n")
        self.assertIn(".tables", terminal.expect("insurance> $"))
        self.assertEqual(stat.S_IMODE(os.stat(self.history()).st_mode), 0o600)
        terminal.send(".history clear\n")
        terminal.expect("insurance> $")
        terminal.send(".quit\n")
        self.assertEqual(terminal.close(), 0)
        with open(self.history(), encoding="utf-8") as file:
            self.assertNotIn(".tables", file.read())

    def test_state_directory(self):
        state = os.path.join(self.home, "state")
        terminal = self.start(XDG_STATE_HOME=state)
        terminal.send(".quit\n")
        self.assertEqual(terminal.close(), 0)
        self.assertTrue(os.path.exists(os.path.join(state, "clarisql/history")))

    def test_no_home(self):
        terminal = self.start(HOME="/dev/null/home")
        terminal.send(".quit\n")
        self.assertEqual(terminal.close(), 0)

    def test_tables_fit_and_color(self):
        terminal = self.start(columns=50)
        terminal.send(".sql SELECT * FROM Brokers\n")
        while "rows)" not in terminal.text:
            terminal.read(0.2)
        self.assertIn("\x1b[1m", terminal.text)
        lines = terminal.expect("insurance> $").replace("\r", "").split("\n")
        self.assertTrue(all(len(line) <= 50 for line in lines[1:]), lines)
        terminal.send("\x04")
        terminal.close()
        terminal = Terminal(self.home, sample("insurance"), NO_COLOR="1")
        while "> " not in terminal.text:
            terminal.read(0.2)
        self.assertNotIn("\x1b[1m", terminal.text)
        terminal.expect("> $")
        terminal.send("\x04")
        terminal.close()

    def test_values_cannot_drive_the_terminal(self):
        path = make_database(os.path.join(self.home, "evil.sqlite"),
                             "CREATE TABLE t (name TEXT); INSERT INTO t VALUES (char(27) || '[2J' || char(7));")
        terminal = self.start(path)
        terminal.text = ""
        terminal.send(".sql SELECT name FROM t\n")
        while "row)" not in terminal.text:
            self.assertTrue(terminal.read(PATIENCE))
        self.assertNotIn("\x1b[2J", terminal.text)
        self.assertNotIn("\x07", terminal.text)
        self.assertIn("\u241b[2J\u2407", terminal.text)
        terminal.expect("evil> $")
        terminal.send("\x04")
        terminal.close()

    def test_names_cannot_drive_the_terminal(self):
        path = make_database(os.path.join(self.home, "evil.sqlite"), """
            CREATE TABLE "cit\u202ey" (id INTEGER PRIMARY KEY, "name \x1b[31m" TEXT, "start\x1b[31m date" DATE, "end\x07 date" DATE);
            INSERT INTO "cit\u202ey" VALUES (1, 'Rome', '2001-01-01', '2002-02-02');""")
        terminal = self.start("--color", "never", path)
        for line in (".schema", "show the name of each city", ".mode csv", ".sql", "What is the date of each city?", ".why",
                     ".readings", "1", "Show the blorp of each city"):
            terminal.send(line + "\n")
            while terminal.read(0.5):
                pass
        self.assertIn("\u241b[31m", terminal.text)
        self.assert_tame(terminal.text)
        terminal.send("\x04")
        terminal.close()
        for options in ([], ["--mode", "csv"], ["--mode", "line"], ["--all"]):
            terminal = Terminal(self.home, "ask", "--color", "never", *options, path, "show the name of each city")
            while terminal.read(PATIENCE):
                pass
            terminal.close()
            self.assertIn("\u241b[31m", terminal.text)
            self.assert_tame(terminal.text)

    def assert_tame(self, text):
        for evil in ("\x1b[31m", "\x07", "\u202e"):
            self.assertNotIn(evil, text)

    def test_dialogues_are_logged(self):
        log = os.path.join(self.home, "log.jsonl")
        terminal = self.start("--log", log, sample("insurance"))
        terminal.send("What is the date of each claim?\n")
        terminal.expect(r"\? $")
        with open(log, encoding="utf-8") as file:
            self.assertEqual(file.read(), "")
        terminal.send("1\n")
        terminal.expect("> $")
        with open(log, encoding="utf-8") as file:  # there while the loop goes on
            self.assertEqual(file.read().count("\n"), 1)
        terminal.send("\x04")
        terminal.close()


class Shell(Loop):
    """What the manual says of the shell, seen at a terminal."""

    def setUp(self):
        super().setUp()
        self.terminal = self.start(cwd=self.home, columns=100, PAGER="cat", EDITOR="true")

    def say(self, line):
        """What is shown behind the line, until the next prompt."""
        self.terminal.send(line + "\n")
        text = self.terminal.expect(r"insurance[>?] $").replace("\r", "")
        return text.partition("\n")[2].rpartition("\n")[0]

    def file(self, name):
        with open(os.path.join(self.home, name), encoding="utf-8", newline="") as file:
            return file.read()

    def tearDown(self):
        self.terminal.send("\x04")
        self.assertEqual(self.terminal.close(), 0)

    def test_files_are_whole_and_screens_say_where_they_end(self):
        many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) SELECT i FROM n"
        self.assertIn("The rows are in rows.csv.", self.say(".once rows.csv") + self.say(many))
        self.assertEqual(len(self.file("rows.csv").splitlines()), 25001)
        self.assertIn("(the first 10000 rows", self.say(many))
        self.assertIn("(1 row)", self.say("SELECT 1"))

    def test_values_as_people_read_them(self):
        text = self.say("SELECT X'00FF7E' AS photo, 37.62 + 0.000000000000005 AS price")
        self.assertRegex(text, r"<blob 3 B> +│ +37\.62\n")

    def test_where_rows_go(self):
        self.assertIn("Policyholders", self.say("how many policyholders are there?"))
        for line, name in ((".save one.json", "one.json"), ("export that to a csv file", "insurance-1.csv"),
                           (".once two.tsv\n.sql SELECT 1 AS a, 2 AS b", "two.tsv")):
            for part in line.split("\n"):
                text = self.say(part)
            self.assertIn(f"The rows are in {name}.", text)
        self.assertEqual(self.file("two.tsv"), "a\tb\n1\t2\n")
        self.assertEqual(self.file("one.json"), '[{"count(*)":%s}]\n' % self.file("insurance-1.csv").split()[1])
        self.say(".output all.md")
        self.say("SELECT 3 AS c")
        self.say(".output off")
        self.assertIn("| c |", self.file("all.md"))
        self.say(".pager on")
        self.assertIn("(1 row)", self.say("SELECT 4"))
        with open(os.path.join(self.home, "guests.csv"), "w", encoding="utf-8") as file:
            file.write("guest,age\nMina,31\nOtto,44\n")
        self.say(".import guests.csv")
        self.assertIn("Otto", self.say("SELECT guest FROM guests WHERE age > 40"))

    def test_words_for_commands(self):
        self.say("how many policyholders are there?")
        self.assertIn("SELECT count(*) FROM Policyholders", self.say("show me the sql"))
        for words in ("why?", "explain"):
            self.assertIn("number of records of policyholders", self.say(words))
        self.assertIn("(1 row)", self.say(".edit"))  # the editor leaves the query as it is

    def test_hands_of_other_shells(self):
        for line, says in (("\\dt", "Policyholders"), ("show tables", "Policyholders"), ("\\d Brokers", "Commission_Rate"),
                           ("describe Brokers", "Commission_Rate"), ("SELECT Broker_Name FROM Brokers LIMIT 1", "(1 row)"),
                           (".tabels", "did you mean '.tables'"), ("SELECT Brokr_Name FROM Brokers", "did you mean 'Broker_Name'"),
                           ("DELETE FROM Brokers", "can't change data"), ("help", "Ask in English")):
            self.assertIn(says, self.say(line), line)
        self.say("\\x")
        self.assertIn("Broker_ID = 1", self.say("SELECT * FROM Brokers LIMIT 1"))

    def test_words_of_refusals_and_questions(self):
        text = self.say("which claims have the highest churn risk?") + self.say("why?")
        self.assertIn("churn risk", text)
        self.assertNotRegex(text, r"\bNull\b|0\.\d\d")
        self.assertIn('I took "polcyholders" for policyholders', self.say("How many polcyholders live in Walla Walla?"))
        for words in ("thanks", "no idea"):
            self.assertRegex(self.say("What is the date of each claim?"), r"\*1  Claims\.\w+  \(such as ")
            again = self.say(words)
            self.assertIn("Still open: ", again)
            self.assertNotIn("*1", again)
            self.assertIn("SELECT", self.say("skip"))
            self.say(".forget all")


if __name__ == "__main__":
    unittest.main()
