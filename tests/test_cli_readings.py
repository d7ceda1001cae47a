#!/usr/bin/env python3
"""ask --all and ask --may-mean: what is printed, in every mode, and that the four answers agree."""
import itertools
import json
import os
import tempfile
import unittest

from cli_helper import make_database, run

ORCHARDS = """
CREATE TABLE Orchards (orchard_id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE Apples (apple_id INTEGER PRIMARY KEY, variety TEXT, colour TEXT);
CREATE TABLE Orchard_Apples (orchard_id INTEGER REFERENCES Orchards, apple_id INTEGER REFERENCES Apples);
INSERT INTO Orchards VALUES (1, 'Hill'), (2, 'Brook');
INSERT INTO Apples VALUES (1, 'Russet', 'brown'), (2, 'Pippin', 'red'), (3, 'Codlin', 'green');
INSERT INTO Orchard_Apples VALUES (1, 1), (2, 1), (1, 2), (2, 3);
"""
OPEN = "Which apples does each orchard grow?"
EACH = "For each orchard, show the apples it grows."
COMMON = "Which apples do all orchards have in common?"
OTHER = "List the names of all orchards."


class Readings(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.database = make_database(os.path.join(directory.name, "orchards.sqlite"), ORCHARDS)

    def test_all_side_by_side(self):
        result = run("ask", "--all", self.database, OPEN)
        self.assertEqual(result.status, 3)
        self.assertEqual(result.out.count("SELECT T"), 2)
        cells = [[cell.strip() for cell in line.split("\u2502")] for line in result.out.splitlines()
                 if "\u2502" in line]
        self.assertEqual(cells[0], ["1", "2"])
        pairs = {"Hill | Russet", "Hill | Pippin", "Brook | Russet", "Brook | Codlin"}
        self.assertEqual({row[0] for row in cells[1:]} - {""}, pairs)
        self.assertEqual({row[1] for row in cells[1:]} - {""}, {"Russet"})
        self.assertIn("(5 different rows, 0 in every reading; only in 1: 4; only in 2: 1)", result.out)

    def test_all_of_a_clear_question(self):
        result = run("ask", "--all", self.database, COMMON)
        self.assertEqual(result.status, 0)
        self.assertIn("Russet", result.out)
        self.assertIn("(1 different row)", result.out)

    def test_all_in_other_modes(self):
        answer = json.loads(run("ask", "--all", "--json", self.database, OPEN).out)
        self.assertEqual(answer["status"], "ambiguous")
        self.assertEqual(len(answer["results"]), len(answer["interpretations"]))
        by_columns = {len(result["columns"]): result for result in answer["results"]}
        self.assertEqual(by_columns[1], {"columns": ["variety"], "rows": [["Russet"]], "truncated": False})
        self.assertEqual(len(by_columns[2]["rows"]), 4)
        csv = run("ask", "--all", "--mode", "csv", self.database, OPEN)
        first, second = csv.out.split("\n\n") if "\r" not in csv.out else csv.out.split("\r\n\n")
        self.assertEqual({first.split()[0], second.split()[0]}, {"name,variety", "variety"})
        self.assertIn("SELECT", csv.err)
        self.assertNotIn("SELECT", run("ask", "-aq", "--mode", "csv", self.database, OPEN).err)

    def test_all_of_what_cannot_be_answered(self):
        result = run("ask", "--all", self.database, "Delete all orchards")
        self.assertEqual(result.status, 4)
        self.assertIn("can't change data", result.out)

    def verdict(self, question, sentence):
        result = run("ask", "--json", "--may-mean", sentence, self.database, question)
        self.assertEqual(result.status, 0, result.err)
        answer = json.loads(result.out)
        self.assertEqual((answer["question"], answer["sentence"]), (question, sentence))
        return tuple(answer[name] for name in ("may_mean", "need_not_mean", "cannot_mean", "only_means"))

    def test_may_mean(self):
        cases = [
            (OPEN, EACH, (True, True, False, False)),
            (OPEN, COMMON, (True, True, False, False)),
            (OPEN, OTHER, (False, True, True, False)),
            (OPEN, OPEN, (True, False, False, True)),
            (EACH, EACH, (True, False, False, True)),
            (EACH, OPEN, (True, False, False, True)),
            (EACH, COMMON, (False, True, True, False)),
            ("Delete all orchards", EACH, (False, True, True, False)),
        ]
        for question, sentence, wanted in cases:
            with self.subTest(question=question, sentence=sentence):
                self.assertEqual(self.verdict(question, sentence), wanted)

    def test_the_four_answers_agree(self):
        for question, sentence in itertools.product((OPEN, EACH, COMMON, OTHER), repeat=2):
            may, need_not, cannot, only = self.verdict(question, sentence)
            self.assertEqual(cannot, not may)
            self.assertEqual(only, may and not need_not)

    def test_may_mean_for_people(self):
        lines = run("ask", "--may-mean", COMMON, self.database, OPEN).out.splitlines()
        self.assertEqual([line.split()[-1] for line in lines], ["yes", "yes", "no", "no"])

    def test_mistakes(self):
        for arguments, says in [
                (["ask", "--all", "--may-mean", "x", self.database, "y"], "do not go together"),
                (["ask", "--all", "--batch", "-", "--db-root", "/tmp"], "neither --all nor --may-mean"),
                (["ask", "--may-mean", "", self.database, "y"], "not empty"),
                (["ask", "--may-mean"], "needs an argument"),
                (["localize", "--all", self.database, "y"], "localize does not take --all")]:
            with self.subTest(arguments=arguments):
                result = run(*arguments)
                self.assertEqual(result.status, 2)
                self.assertIn(says, result.err)
                self.assertEqual(result.out, "")
        bad = run("ask", "--may-mean", b"\xff\xfe", self.database, OPEN)
        self.assertEqual(bad.status, 1)
        self.assertIn("UTF-8", bad.err)


if __name__ == "__main__":
    unittest.main()
