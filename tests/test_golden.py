#!/usr/bin/env python3
"""The conversations are of the form of schemas/clarity-log.schema.json, agree with the sample databases, and cover every
mode, subtype, facet and reply kind of CLARITY; and the checker that says so finds what is wrong. tests/test_golden.c runs
them."""
import copy
import glob
import json
import os
import subprocess
import sys
import tempfile
import unittest

CHECKER = [sys.executable, "tools/check_conversations.py"]
FILES = sorted(glob.glob("conversations/*.jsonl"))


def check(*arguments):
    done = subprocess.run([*CHECKER, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode()


class Conversations(unittest.TestCase):
    def test_all_valid_and_all_covered(self):
        status, output = check("--coverage", *FILES)
        self.assertEqual(status, 0, output)

    def test_enough(self):
        self.assertGreaterEqual(sum(len(open(path, encoding="utf-8").readlines()) for path in FILES), 60)

    def test_damage_is_found(self):
        with open("conversations/table12.jsonl", encoding="utf-8") as file:
            good = json.loads(file.readline())
        damages = {
            "unknown member": lambda r: r.update(extra=1),
            "missing member": lambda r: r.pop("seed"),
            "wrong type": lambda r: r.update(sql=7),
            "unknown mode": lambda r: r["pivots"][0].update(mode="amb"),
            "wrong offset": lambda r: r["pivots"][0].update(start=0),
            "group of one": lambda r: r["pivots"][0]["group"].pop(),
            "facet of several": lambda r: r.update(facet="multi"),
            "no such column": lambda r: r["pivots"][0]["group"][1].update(column="Nowhere"),
            "query that does not run": lambda r: r["readings"][0].update(sql="SELECT x FROM y"),
            "no agent at the end": lambda r: r["conversation"].pop(),
            "agent at the beginning": lambda r: r["conversation"].pop(0),
        }
        for name, damage in damages.items():
            with self.subTest(name), tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
                record = copy.deepcopy(good)
                damage(record)
                file.write(json.dumps(record) + "\n")
                file.flush()
                status, output = check(file.name)
                self.assertEqual(status, 1, output)
                self.assertIn("0 passed, 1 failed", output)


if __name__ == "__main__":
    unittest.main()
