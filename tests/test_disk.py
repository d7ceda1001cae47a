#!/usr/bin/env python3
"""What the program writes, when there is no room for it: what was there stays whole, the failure is said, and the next
start is not disturbed. The limit on the size of files stands for a full disk: a write ends in the middle, then fails.
"""
import json
import os
import resource
import sqlite3
import subprocess
import tempfile
import unittest

from cli_helper import PROGRAM, TIMEOUT, make_database

CLAIMS = """CREATE TABLE claim (claim_id INTEGER PRIMARY KEY, city TEXT, note TEXT);
INSERT INTO claim VALUES (1, 'Orange', 'first'), (2, 'Lincoln', 'second'), (3, 'Orange', 'third');"""
QUESTION = "How many claims are in Orange?"


class Disk(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.database = make_database(self.path("claims.sqlite"), CLAIMS)

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def read(self, *names):
        with open(self.path(*names), "rb") as file:
            return file.read()

    def run_with_room(self, room, *arguments, stdin=""):
        """Runs the program, which may write files of so many bytes (None: any); the signal is ignored."""
        def limit():
            if room is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        environment = dict(os.environ, XDG_CACHE_HOME=self.path("cache"), XDG_STATE_HOME=self.path("state"),
                           CLARISQL_CONFIG="/dev/null", NO_COLOR="1")
        done = subprocess.run([PROGRAM, *arguments], input=stdin.encode(), env=environment, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=TIMEOUT, preexec_fn=limit, restore_signals=False, check=False)
        self.assertIn(done.returncode, (0, 1, 3, 4), done.stderr)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def test_log(self):
        talk = (QUESTION + "\n") * 3
        chat = ("chat", "--log", self.path("log.jsonl"), self.database)
        self.assertEqual(self.run_with_room(None, *chat, stdin=QUESTION + "\n")[0], 0)
        first = self.read("log.jsonl")
        for room in range(len(first) + 1, 3 * len(first), len(first) // 3):
            with open(self.path("log.jsonl"), "wb") as log:
                log.write(first)
            _, out, err = self.run_with_room(room, *chat, stdin=talk)
            self.assertIn("cannot write", err)
            self.assertIn("2", out)
            self.assertTrue(self.read("log.jsonl").startswith(first))
            self.assertEqual(self.run_with_room(None, *chat, stdin=QUESTION + "\n")[0], 0)
            lines = self.read("log.jsonl").decode().splitlines()
            self.assertGreaterEqual(len(lines), 2)
            for line in lines:
                self.assertIn("db_id", json.loads(line))

    def test_report(self):
        os.mkdir(self.path("claims"))
        os.rename(self.database, self.path("claims", "claims.sqlite"))
        with open(self.path("gold.jsonl"), "w", encoding="utf-8") as gold:
            gold.write(json.dumps({"id": "1", "db_id": "claims", "question": QUESTION, "sql": "SELECT count(*) FROM claim"}) + "\n")
        score = ("score", "--gold", self.path("gold.jsonl"), "--pred", self.path("gold.jsonl"), "--db-root", self.folder,
                 "--report", self.path("report.html"))
        self.assertEqual(self.run_with_room(None, *score)[0], 0)
        before, files = self.read("report.html"), sorted(os.listdir(self.folder))
        status, _, err = self.run_with_room(len(before) // 2, *score)
        self.assertEqual(status, 1)
        self.assertIn("report.html", err)
        self.assertEqual(self.read("report.html"), before)
        self.assertEqual(sorted(os.listdir(self.folder)), files)

    def test_rows(self):
        _, _, err = self.run_with_room(8, "chat", self.database,
                                       stdin=f".once {self.path('rows.csv')}\nShow the note of each claim\n{QUESTION}\n")
        self.assertIn("rows.csv: the rows could not be written", err)

    def make_large(self):
        """Large enough for its index to be kept."""
        database = sqlite3.connect(self.database)
        database.execute("CREATE TABLE filler(content BLOB)")
        database.execute("INSERT INTO filler VALUES(zeroblob(17 * 1024 * 1024))")
        database.commit()
        database.close()

    def ask(self, room=None):
        status, out, err = self.run_with_room(room, "ask", "--mode", "csv", "-q", self.database, QUESTION)
        self.assertEqual((status, out.split()), (0, ["count(*)", "2"]), err)

    def test_cache(self):
        self.make_large()
        self.ask()
        (name,) = os.listdir(self.path("cache", "clarisql"))
        whole = self.read("cache", "clarisql", name)
        os.unlink(self.path("cache", "clarisql", name))
        for room in (0, 1, len(whole) // 2, len(whole) - 1):
            self.ask(room)
            self.assertEqual(os.listdir(self.path("cache", "clarisql")), [])
        torn = (b"", whole[:7], whole[:len(whole) // 2], whole[:-8], whole[:-8] + bytes(8), whole[:200] + b"\xff" + whole[201:],
                bytes(len(whole)), whole + bytes(8))
        for bytes_there in torn:
            with open(self.path("cache", "clarisql", name), "wb") as file:
                file.write(bytes_there)
            self.ask()
            self.assertEqual(self.read("cache", "clarisql", name), whole)
            self.assertEqual(os.listdir(self.path("cache", "clarisql")), [name])


if __name__ == "__main__":
    unittest.main()
