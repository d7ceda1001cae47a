#!/usr/bin/env python3
"""bench/forge_sheet.py: a draw that stands still, and verdicts that are of it."""
import os
import subprocess
import sys
import tempfile
import unittest

SINGLE = "conversations/generated/single.jsonl"


def run(*arguments):
    return subprocess.run([sys.executable, "bench/forge_sheet.py", *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False)


def rows(text):
    return [tuple(line.split("\t")) for line in text.splitlines()[1:]]


class Sheet(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        done = run("sheet", "--single", SINGLE, "--seed", "5", "--size", "3")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.rows = rows(done.stdout)
        self.sheet = self.write("sheet.tsv", done.stdout)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_one_instance_less_moves_no_other(self):
        gone = self.rows[0][2]
        with open(SINGLE, encoding="utf-8") as file:
            fewer = self.write("single.jsonl", "".join(line for line in file if f'"id":"{gone}"' not in line))
        left = rows(run("sheet", "--single", fewer, "--seed", "5", "--size", "3").stdout)
        self.assertEqual(set(self.rows) - set(left), {self.rows[0]})
        self.assertLessEqual(len(set(left) - set(self.rows)), 1)

    def test_another_seed_draws_others(self):
        other = rows(run("sheet", "--single", SINGLE, "--seed", "6", "--size", "3").stdout)
        self.assertNotEqual({row[2] for row in other}, {row[2] for row in self.rows})

    def test_check(self):
        self.assertEqual(run("check", "--single", SINGLE, "--size", "3", self.sheet).returncode, 0)
        with open(self.sheet, encoding="utf-8") as file:
            stale = self.write("stale.tsv", file.read().replace(self.rows[0][5], "0" * 12, 1))
        done = run("check", "--single", SINGLE, "--size", "3", stale)
        self.assertEqual(done.returncode, 1)
        self.assertIn("1 of 3 are not what is drawn now", done.stdout)

    def test_verdicts(self):
        names = [row[2] for row in self.rows]
        lines = [f"{name}\tright\n" for name in names[1:]]
        cases = (
            ([f"{names[0]}\twrong\ta reason\n"], 0, ""),
            ([f"{names[0]}\twrong\n"], 1, "neither right, nor wrong with a reason"),
            ([f"{names[0]}\tright\ta reason\n"], 1, "neither right, nor wrong with a reason"),
            ([f"{names[0]}\tperhaps\n"], 1, "neither right, nor wrong with a reason"),
            ([], 1, f"not judged: {names[0]}"),
            ([f"{names[0]}\tright\n", "nobody/col_unans/0\tright\n"], 1, "not drawn: nobody/col_unans/0"),
            ([f"{names[0]}\tright\n", "nobody/col_unans/0\twrong\ta reason\n"], 1, "not drawn: nobody/col_unans/0"),
        )
        for first, status, message in cases:
            verdicts = self.write("verdicts.tsv", "".join(first + lines))
            done = run("sheet", "--single", SINGLE, "--seed", "5", "--size", "3", "--verdicts", verdicts)
            self.assertEqual(done.returncode, status, first)
            self.assertIn(message, done.stderr)
        done = run("sheet", "--single", SINGLE, "--seed", "5", "--size", "3", "--wrong", f"{names[0]}=a reason")
        self.assertEqual([row[2] for row in rows(done.stdout) if row[6] == "wrong"], [names[0]])

    def test_draw_shows_tables_and_conversation(self):
        build = os.environ.get("BUILD", "build")
        done = run("draw", "--single", SINGLE, "--multi", "conversations/generated/multi.jsonl", "--seed", "5",
                   "--size", "1", "--db-root", f"{build}/schemas")
        self.assertEqual(done.returncode, 0, done.stderr)
        for part in ("== col_unans, uni ==", "  was: ", "  is:  ", "  table ", "  AGENT: "):
            self.assertIn(part, done.stdout)


if __name__ == "__main__":
    unittest.main()
