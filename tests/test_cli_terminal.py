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

    def __init__(self, home, *arguments, columns=80, **variables):
        self.text = ""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
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


if __name__ == "__main__":
    unittest.main()
