#!/usr/bin/env python3
"""What words were settled to mean, kept between conversations: .remember, .forget, and the file."""
import glob
import json
import os
import shutil
import stat
import tempfile
import unittest

from cli_helper import SCHEMAS, run, sample

QUESTION = "What is the date of each claim?"
CANCELLED = "How many policies are cancelled?"
ASKED = 'When you say "date"'


class Remembered(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name
        self.database = sample("insurance")

    def path(self, name):
        return os.path.join(self.directory, name)

    def chat(self, *lines, options=(), env=None, database=None):
        return run("chat", "--max-rows", "1", *options, database or self.database, stdin="\n".join(lines) + "\n",
                   env={"XDG_STATE_HOME": self.path("state"), **(env or {})})

    def kept(self):
        found = glob.glob(self.path("state/clarisql/remembered/*"))
        self.assertLessEqual(len(found), 1)
        return found[0] if found else None

    def lines(self):
        with open(self.kept(), encoding="utf-8") as file:
            return [line.rstrip("\n") for line in file if not line.startswith("#")]

    def write(self, content):
        """Puts the bytes into the file of the database, which is there already."""
        with open(self.kept(), "wb") as file:
            file.write(content)

    def keep(self, question, reply):
        result = self.chat(question, reply, ".remember all")
        self.assertEqual((result.status, result.err), (0, ""))
        return result

    def test_over_two_conversations(self):
        result = self.chat(".remember", QUESTION, "the date of loss", ".remember")
        self.assertIn("Nothing is remembered yet", result.out)
        self.assertIn('1  "date" is Claims.Date_Of_Loss  (this conversation)\n', result.out)
        self.assertFalse(os.path.exists(self.path("state")))  # nobody asked for it
        result = self.chat(QUESTION, "the date of loss", ".remember 1", ".remember", ".remember 1")
        self.assertEqual((result.status, result.err), (0, ""))
        self.assertIn(f"Kept in {self.kept()}, which may be edited.\n", result.out)
        self.assertIn('1  "date" is Claims.Date_Of_Loss  (kept)\n', result.out)
        self.assertEqual(self.lines(), ["date\tClaims.Date_Of_Loss"])
        self.assertEqual(stat.S_IMODE(os.stat(self.kept()).st_mode), 0o600)
        for folder in ("state/clarisql/remembered", "state/clarisql", "state"):
            self.assertEqual(stat.S_IMODE(os.stat(self.path(folder)).st_mode), 0o700)

        result = self.chat(QUESTION, ".forget", QUESTION)
        self.assertNotIn(ASKED, result.out)
        self.assertEqual(result.out.count("SELECT Date_Of_Loss FROM Claims\n"), 2)
        self.assertEqual(result.err, '"date" is Date_Of_Loss, as you said.\n' * 2)
        self.assertIn("What is kept stays", result.out)

        self.write(b"# mine\r\nthe dates\tclaims.date_closed\r\n")
        result = self.chat(QUESTION, ".remember", ".forget 1", QUESTION)
        self.assertIn("SELECT Date_Closed FROM Claims\n", result.out)
        self.assertIn(f'Forgotten: "the dates" is Claims.Date_Closed, and no longer in {self.kept()}.\n', result.out)
        with open(self.kept(), "rb") as file:
            self.assertEqual(file.read(), b"# mine\r\n")
        self.assertIn(ASKED, self.chat(QUESTION).out)

    def test_all_that_is_meant(self):
        for question, reply, said, lines, sql in (
                (QUESTION, "both", '1  "date" is all of Claims.%s, Claims.%s and Claims.%s  (kept)',
                 [f"date\tClaims.Date_{name}\t\tall" for name in ("Of_Loss", "Reported", "Closed")],
                 "SELECT %s, %s, %s FROM Claims"),
                (CANCELLED, "both", '1  "cancelled" is both "Cancelled by Holder" in Policies.Policy_Status and '
                 '"Cancelled by Insurer" in Policies.Policy_Status  (kept)',
                 [f"cancelled\tPolicies.Policy_Status\tCancelled by {name}\tall" for name in ("Holder", "Insurer")],
                 "SELECT count(*) FROM Policies WHERE Policy_Status = 'Cancelled by Holder' OR Policy_Status = 'Cancelled by Insurer'")):
            self.keep(question, reply)
            self.assertEqual(sorted(self.lines()), sorted(lines))
            columns = tuple(line.split("\t")[1].partition(".")[2] for line in self.lines()) if "%s" in sql else ()
            result = self.chat(".remember", question, ".forget all")
            self.assertIn(said % columns + "\n", result.out)
            self.assertIn(f"\n{sql % columns}\n", result.out)
            self.assertIn(", as you said.\n", result.err)
            self.assertEqual(self.lines(), [])

    def test_one_of_several(self):
        self.keep(QUESTION, "the date of loss")
        self.keep(CANCELLED, "by the insurer")
        self.assertEqual(self.lines(), ["date\tClaims.Date_Of_Loss", "cancelled\tPolicies.Policy_Status\tCancelled by Insurer"])
        result = self.chat(".forget 1", ".remember", CANCELLED)
        self.assertIn('1  "cancelled" is "Cancelled by Insurer" in Policies.Policy_Status  (kept)\n', result.out)
        self.assertIn("Policy_Status = 'Cancelled by Insurer'\n", result.out)
        self.assertEqual(len(self.lines()), 1)
        result = self.chat(QUESTION, "the date reported", ".forget 2", ".forget", ".remember")
        self.assertIn('Forgotten: "date" is Claims.Date_Reported.\n', result.out)
        self.assertEqual(len(self.lines()), 1)

    def test_each_database_has_its_own(self):
        os.mkdir(self.path("other"))
        other = shutil.copy(self.database, self.path("other/insurance.sqlite"))
        self.keep(QUESTION, "the date of loss")
        self.assertIn(ASKED, self.chat(QUESTION, database=other).out)
        os.symlink(self.database, self.path("link.sqlite"))
        result = self.chat(f".open {other}", ".remember", f".open {self.database}", ".remember")
        self.assertEqual((result.out.count("Nothing is remembered"), result.out.count("(kept)")), (1, 1))

    def test_mistakes(self):
        for line in (".remember 2", ".remember 0", ".remember x", ".remember -1", ".forget 2", ".forget 1x"):
            result = self.chat(QUESTION, "1", line)
            self.assertIn("no number of what .remember lists", result.err, line)
            self.assertEqual((result.status, self.kept()), (1, None), line)

    def test_it_can_be_switched_off(self):
        self.keep(QUESTION, "the date of loss")
        for how in ({"options": ["--no-memory"]}, {"env": {"CLARISQL_NO_MEMORY": "1"}}):
            result = self.chat(QUESTION, "2", ".remember 1", **how)
            self.assertIn(ASKED, result.out)
            self.assertIn("nothing is kept: --no-memory", result.err)
            self.assertEqual((result.status, self.lines()), (1, ["date\tClaims.Date_Of_Loss"]))
        self.assertNotIn(ASKED, self.chat(QUESTION, env={"CLARISQL_NO_MEMORY": "0"}).out)

    def test_only_conversations_read_it(self):
        self.keep(QUESTION, "the date of loss")
        env = {"XDG_STATE_HOME": self.path("state")}
        self.assertEqual(run("ask", self.database, QUESTION, env=env).status, 3)
        self.assertIn("Claims.Date_Closed", run("localize", self.database, QUESTION, env=env).out)

    def test_logs_replay_to_the_same_queries(self):
        """Who replays a log has no such file: what was taken from it is said in the question."""
        log, sessions = self.path("log"), [
            [QUESTION], ["What is the date of the claims in 2024?"], ["What are the amount and the date of each claim", "the reserved one"],
            [CANCELLED], ["the date of cancelled policies", "signed"], ["the date of cancelled policies"]]
        for replies in (("the date of loss", "by the insurer"), ("both", "both")):
            self.keep(QUESTION, replies[0])
            self.keep(CANCELLED, replies[1])
            for lines in sessions:
                self.assertEqual(self.chat(*lines, options=["--log", log]).status, 0)
            self.chat(".forget all")
        with open(log, encoding="utf-8") as file:
            logged = [json.loads(line) for line in file]
        self.assertEqual(len(logged), 2 * len(sessions))
        self.assertEqual([row["sql"] is None for row in logged], 2 * [False, False, False, False, False, True])
        for row in logged:
            for pivot in row["pivots"]:
                self.assertEqual(row["conversation"][0]["text"].encode()[pivot["start"]:pivot["end"]].decode(), pivot["term"])
        result = run("replay", log, "--db-root", SCHEMAS, "--json", "--quiet")
        self.assertEqual([json.loads(line)["sql"] for line in result.out.splitlines()], [row["sql"] for row in logged])

    def test_what_is_wrong_is_told_in_a_line(self):
        self.keep(QUESTION, "the date of loss")
        good = b"date\tClaims.Date_Closed\n"
        for bad, says in ((b"date\tClaims.Gone\n", "no such column: Claims.Gone"), (b"date\tGone\n", "no such table: Gone"),
                          (b"date Claims.Date_Closed\n", "no tab between"), (b"\xff\tClaims\n", "has no word"),
                          (b"date\tClaims.\xff\n", "no such column"), (b"da\0te\tClaims\n", "a NUL byte"),
                          (b"date\tClaims\tx\n", "a value is of a column"), (b"date\tClaims\t\tsome\n", "more than words"),
                          (b"a\tb\tc\td\te\n", "more than words"), (b"date\t\n", "no such table"), (b"x" * 300000 + b"\n", "no tab"),
                          (b"date\tClaims." + b"x." * 300000 + b"\n", "over 1 KB"),
                          (b"date\t" + b"x." * 500 + b"\n", "no such table")):
            self.write(b"# kept\n\n" + bad + good)
            result = self.chat(QUESTION, options=["--quiet"])
            self.assertTrue(result.err.startswith(f"clarisql: {self.kept()}:3: "), result.err[:200])
            self.assertIn(says, result.err)
            self.assertEqual((result.err.count("\n"), result.status), (1, 0))
            self.assertIn("SELECT Date_Closed FROM Claims\n", result.out)
        self.write(b"nonsense\n" * 1000 + b"# mine\n" + good.rstrip(b"\n"))
        result = self.chat(CANCELLED, "1", ".remember all", ".forget 1")
        self.assertEqual(result.err.count("\n"), 1)
        self.assertIn(":1: no tab between", result.err)
        self.assertIn("this and other lines are left out", result.err)
        with open(self.kept(), "rb") as file:  # what was not understood is not lost
            self.assertEqual(file.read(), b"nonsense\n" * 1000 + b"# mine\ncancelled\tPolicies.Policy_Status\tCancelled by Holder\n")

    def test_what_is_no_file_is_left_alone(self):
        self.keep(QUESTION, "the date of loss")
        path = self.kept()

        def huge():
            with open(path, "wb") as file:
                file.truncate(1 << 30)

        for make, says in ((lambda: os.mkdir(path), "no plain file"), (lambda: os.mkfifo(path), "no plain file"),
                           (lambda: os.symlink("/dev/zero", path), "no plain file"), (huge, "over 1 MiB")):
            os.unlink(path)
            make()
            result = self.chat(QUESTION, "1", ".remember 1", ".remember")
            self.assertEqual((result.err.count(says), result.err.count("\n"), result.status), (2, 2, 1), result.err)
            self.assertIn(ASKED, result.out)
            self.assertTrue(result.out.rstrip().split("\n")[-2].endswith("(this conversation)"))
            self.assertEqual(os.listdir(os.path.dirname(path)), [os.path.basename(path)])
            if os.path.isdir(path):
                os.rmdir(path)
                open(path, "wb").close()

    def test_a_failed_write_is_told(self):
        result = self.chat(QUESTION, "1", ".remember 1", ".remember", env={"XDG_STATE_HOME": "/dev/null"})
        self.assertIn("clarisql: cannot make the folder of /dev/null/clarisql/remembered/insurance-", result.err)
        self.assertEqual((result.err.count("\n"), result.status), (1, 1))
        self.assertRegex(result.out, r'1  "date" is Claims\.Date_\w+  \(this conversation\)\n')


if __name__ == "__main__":
    unittest.main()
