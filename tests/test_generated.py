#!/usr/bin/env python3
"""The benchmark of conversations/generated is still what `clarisql generate` makes of the questions on the sample
databases, is of the form of the logs, and agrees with the databases."""
import json
import os
import subprocess
import sys
import tempfile
import unittest

BUILD = os.environ.get("BUILD", "build")
FOLDER = "conversations/generated"
PATTERNS = "col_amb_lexical,col_amb_semantic,val_amb,col_unans,val_unans,mixed,type_token"
QUESTIONS = sorted(os.path.join("tests/questions", name) for name in os.listdir("tests/questions"))


def generate(out, *options):
    questions = os.path.join(out, "questions.jsonl")
    with open(questions, "wb") as file:
        for path in QUESTIONS:
            with open(path, "rb") as part:
                file.write(part.read())
    return subprocess.run([f"{BUILD}/clarisql", "generate", "--from", questions, "--db-root", f"{BUILD}/schemas",
                           "--out", out, "--pattern", PATTERNS, "--quiet", *options],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Generated(unittest.TestCase):
    def test_same_bytes_for_the_seed_and_any_jobs(self):
        with tempfile.TemporaryDirectory() as out:
            for jobs in ("1", "3"):
                done = generate(out, "--seed", "1", "--jobs", jobs)
                self.assertEqual(done.returncode, 0, done.stderr)
                for name in ("single.jsonl", "multi.jsonl"):
                    self.assertEqual(read(os.path.join(out, name)), read(os.path.join(FOLDER, name)),
                                     f"{name} is not what is made now: make generated")

    def test_another_seed_makes_others(self):
        with tempfile.TemporaryDirectory() as out:
            self.assertEqual(generate(out, "--seed", "2").returncode, 0)
            self.assertNotEqual(read(os.path.join(out, "multi.jsonl")), read(f"{FOLDER}/multi.jsonl"))

    def test_form_and_databases(self):
        done = subprocess.run([sys.executable, "tools/check_conversations.py", f"{FOLDER}/single.jsonl",
                               f"{FOLDER}/multi.jsonl"], stdout=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 0, done.stdout.decode()[-2000:])

    def test_size(self):
        self.assertLess(sum(os.path.getsize(os.path.join(FOLDER, name)) for name in os.listdir(FOLDER)), 2_000_000)

    def test_statistics_and_list(self):
        with tempfile.TemporaryDirectory() as out:
            done = generate(out, "--stats")
            self.assertEqual(done.returncode, 0)
            self.assertIn(b"Lexical Amb", done.stdout)
            self.assertIn(b"unqualified", done.stdout)
        done = subprocess.run([f"{BUILD}/clarisql", "generate", "--list-patterns"], stdout=subprocess.PIPE, check=True)
        self.assertIn(b"type_token", done.stdout)

    def test_questions_alone_are_asked(self):
        with tempfile.TemporaryDirectory() as out:
            self.assertEqual(generate(out, "--pattern", "ambiqt_table").returncode, 0)
            root = f"{out}/database:{BUILD}/schemas"
            done = subprocess.run([f"{BUILD}/clarisql", "ask", "--batch", f"{out}/ask.jsonl", "--db-root", root, "--json",
                                   "--quiet"], stdout=subprocess.PIPE, check=True)
            asked = [json.loads(line) for line in read(f"{out}/ask.jsonl").splitlines()]
            answers = [json.loads(line) for line in done.stdout.splitlines()]
            self.assertGreater(len(asked), 0)
            self.assertEqual([row["id"] for row in answers], [row["id"] for row in asked])
            self.assertNotIn("error", [row["status"] for row in answers])
            done = subprocess.run([f"{BUILD}/clarisql", "ask", "--batch", f"{out}/ask.jsonl", "--db-root",
                                   f"{out}/no:{out}/such"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            self.assertEqual(done.returncode, 1)

    def test_statistics_as_json(self):
        with tempfile.TemporaryDirectory() as out:
            counts = json.loads(generate(out, "--stats", "--json").stdout)
            made = sum(cell["single"] for cell in counts["cells"])
            self.assertEqual(made, len(read(f"{out}/single.jsonl").splitlines()))
            for cell in counts["cells"]:
                self.assertLessEqual(cell["one_sided"], cell["single"])
            reasons = [r for r in counts["reasons"] if r["pattern"] == "col_amb_lexical" and r["facet"] == "uni"]
            lexical = next(c for c in counts["cells"] if c["pattern"] == "col_amb_lexical" and c["facet"] == "uni")
            told = sum(r["count"] for r in reasons if r["stage"] != "screening")
            self.assertEqual(told, lexical["attempts"] - lexical["single"] - lexical["screening"])

    def test_misuse(self):
        for arguments in (["generate"], ["generate", "--from", "x"], ["generate", "--from", "x", "--db-root", "y"]):
            done = subprocess.run([f"{BUILD}/clarisql", *arguments], stderr=subprocess.PIPE, check=False)
            self.assertEqual(done.returncode, 2)
        with tempfile.TemporaryDirectory() as out:
            self.assertEqual(generate(out, "--pattern", "none").returncode, 1)


if __name__ == "__main__":
    unittest.main()
