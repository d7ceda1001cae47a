#!/usr/bin/env python3
"""`replay` and `simulate` from outside: what they look at, order and bytes, resuming after kills, progress, bad input."""
import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import time
import unittest

from cli_helper import PROGRAM, SCHEMAS, run, sample
from test_cli import Scratch

HELPFUL = ("concise_helpful", "verbose_helpful")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def records(name):
    return [json.loads(line) for line in read(f"conversations/{name}.jsonl").splitlines()]


class Conversations(Scratch):
    """A log of a few conversations on two databases."""

    @classmethod
    def setUpClass(cls):
        cls.log = records("table12")[:3] + records("winery")[:3]

    def write(self, name, rows):
        with open(self.path(name), "w", encoding="utf-8") as out:
            out.write(rows if isinstance(rows, str) else "".join(json.dumps(row) + "\n" for row in rows))
        return self.path(name)

    def run_log(self, command, rows, *options, **more):
        return run(command, self.write("log", rows), "--db-root", SCHEMAS, *options, **more)


class Replay(Conversations):
    def test_only_database_and_turns_are_looked_at(self):
        plain = self.run_log("replay", self.log, "--json", "--quiet")
        self.assertEqual(plain.status, 0)
        damaged = []
        for row in self.log:
            turns = row["conversation"][:-1] + [{"role": "AGENT", "text": "SELECT 42"}]
            damaged.append(dict(row, conversation=turns, source={"question": "What?", "sql": "SELECT 1"}, modes=["val_unans"],
                                subtype=None, facet="multi", reply_kind="partial", pivots=[], sql="SELECT 7",
                                readings=[{"sql": "SELECT 8", "rewrite": "eight"}], seed=99, tool="x"))
        self.assertEqual(self.run_log("replay", damaged, "--json", "--quiet").out, plain.out)

    def test_order_and_jobs(self):
        one = self.run_log("replay", self.log, "--json", "--quiet")
        ids = [json.loads(line)["id"] for line in one.out.splitlines()]
        self.assertEqual(ids, [row["id"] for row in self.log])
        self.assertEqual(self.run_log("replay", self.log, "--json", "--quiet", "--jobs", "3").out, one.out)
        piped = run("replay", "--db-root", SCHEMAS, "--json", "--quiet", stdin=read(self.path("log")))
        self.assertEqual(piped.out, one.out)
        shards = [self.run_log("replay", self.log, "--json", "--quiet", "--shard", f"{i}/3").out.splitlines() for i in (1, 2, 3)]
        self.assertEqual([shards[i % 3][i // 3] for i in range(len(ids))], one.out.splitlines())

    def test_score_says_the_same(self):
        table = self.run_log("replay", self.log)
        ours = self.run_log("replay", self.log, "--json", "--quiet").out
        scored = run("score", "--gold", self.path("log"), "--pred", self.write("pred", ours), "--db-root", SCHEMAS, "--json")
        accuracy = 100 * json.loads(scored.out)["groups"]["all"]["metrics"]["ea"]["mean"]
        self.assertRegex(table.out, rf"(?m)^all +{len(self.log)} +{accuracy:.1f} ")
        self.assertIn("GPT-5, Spider", table.out)
        self.assertIn("compare with care", table.out)

    def test_transcripts(self):
        row = self.log[0]
        text = "".join(f"{turn['role']}: {turn['text']}\n" for turn in row["conversation"]) + "\n"
        result = run("replay", self.write("talk", text), "--db", sample(row["db_id"]), "--json", "--quiet")
        known = json.loads(self.run_log("replay", [row], "--json").out)
        self.assertEqual(json.loads(result.out), dict(known, id="1"))

    def test_kills_and_resume(self):
        for command in ("replay", "simulate"):
            whole, out = self.path(f"{command}-whole"), self.path(f"{command}-out")
            begun = time.monotonic()
            rows = self.log if command == "replay" else self.log[:3]
            table = self.run_log(command, rows, "--resume", whole).out
            seconds = time.monotonic() - begun
            for share in (0.3, 0.6, 0.4):
                process = subprocess.Popen([PROGRAM, command, self.path("log"), "--db-root", SCHEMAS, "--resume", out,
                                            "--jobs", "2"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                try:
                    process.wait(share * seconds)
                except subprocess.TimeoutExpired:
                    process.send_signal(signal.SIGKILL)
                    process.wait()
            again = self.run_log(command, rows, "--resume", out)
            self.assertEqual(read(out), read(whole))
            self.assertEqual(again.out, table)
            shorter = self.run_log(command, rows[1:], "--resume", out)
            self.assertEqual(shorter.status, 1)
            self.assertIn("another run", shorter.err)

    def test_bad_rows_do_not_stop_the_rest(self):
        good = self.log[0]
        text = json.dumps(good) + "\nnonsense\n{}\n[]\n\n" + json.dumps(dict(good, id="m", db_id="missing")) + "\n" + \
            json.dumps(dict(good, id="s", db_id="../x")) + "\n" + json.dumps(dict(good, id="z")) + "\n{\"id\":\"torn"
        result = self.run_log("replay", text, "--json")
        answers = [json.loads(line) for line in result.out.splitlines()]
        self.assertEqual([answer["id"] for answer in answers], [good["id"], "m", "z"])
        self.assertEqual([("error" in answer) for answer in answers], [False, True, False])
        self.assertEqual(answers[0]["sql"], answers[2]["sql"])
        for line in (2, 3, 4, 7):
            self.assertIn(f"line {line}", result.err)
        self.assertIn("torn", result.err)
        self.assertEqual(result.status, 1)
        self.assertNotIn("Sanitizer", result.err)

    def test_input_that_cannot_be_read(self):
        log = self.write("log", self.log[:1])
        binary = self.path("binary")
        with open(binary, "wb") as out:
            out.write(b"\0\xff\n" * 500)
        for command in ("replay", "simulate"):
            for path in (self.path("missing"), self.directory, binary):
                result = run(command, path, "--db-root", SCHEMAS)
                self.assertEqual(result.status, 1, path)
                self.assertIn("clarisql: ", result.err)
            for arguments in ([log], [log, "--db-root", SCHEMAS, "--shard", "0/2"], [log, "--db-root", ""]):
                result = run(command, *arguments)
                self.assertEqual(result.status, 2, arguments)
                self.assert_clean(result)
            result = run(command, log, "--db-root", SCHEMAS, "--resume", self.directory)
            self.assertEqual(result.status, 1)
            self.assert_clean(result)
        result = run("replay", log, "--db-root", SCHEMAS, "--db", sample("winery"))
        self.assertEqual(result.status, 2)


class Simulate(Conversations):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.log = records("table12")[:5] + records("insurance")[:5]
        cls.once = None

    def dialogues(self, *options, rows=None):
        result = self.run_log("simulate", rows or self.log, "--json", "--quiet", *options)
        self.assertEqual(result.status, 0, result.err)
        return result.out, [json.loads(line) for line in result.out.splitlines()]

    def all_dialogues(self):
        if not self.once:
            type(self).once = self.dialogues("--jobs", "2")
        return self.once

    def test_seed_decides(self):
        rows = self.log[:3]
        first, lines = self.dialogues("--seed", "4", rows=rows)
        self.assertEqual(self.dialogues("--seed", "4", "--jobs", "3", rows=rows)[0], first)
        self.assertNotEqual(self.dialogues("--seed", "5", rows=rows)[0], first)
        for line in lines:
            users = [turn["text"] for turn in line["conversation"] if turn["role"] == "USER"]
            self.assertEqual(line["turns"], len(users))
            self.assertEqual(line["words"], sum(len(text.split()) for text in users[1:]))

    def test_the_user(self):
        gold = {row["id"]: row for row in self.log}
        _, lines = self.all_dialogues()
        helpful = exact = 0
        kinds, unhelpful = set(), set()
        for line in lines:
            row = gold[line["id"].rsplit("/", 1)[0] if line["reply_kind"] else line["id"]]
            targets = [p["target"] for p in row["pivots"] if p["target"]]
            names = [t.get("value") or t["column"] or t["table"] for t in targets]
            for turn in line["conversation"][1:]:
                if turn["role"] != "USER":
                    continue
                kinds.add(line["reply_kind"])
                self.assertNotRegex(turn["text"], r"(?i)\bselect\b|\bfrom\b.*\bwhere\b")
                if line["reply_kind"] in HELPFUL and names:
                    helpful += 1
                    exact += any(re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", turn["text"]) for name in names)
                elif line["reply_kind"] == "unhelpful":
                    unhelpful.add("column" if re.fullmatch(r"use the \w+_\w+ column", turn["text"]) else
                                  "noise" if re.fullmatch(r"[b-df-hj-np-tv-z]{5} [b-df-hj-np-tv-z]{5}", turn["text"]) else
                                  "shrug")
                    self.assertFalse([name for name in names if name.lower() in turn["text"].lower()])
        self.assertEqual(kinds, {"concise_helpful", "verbose_helpful", "partial", "unhelpful"})
        self.assertEqual(unhelpful, {"column", "noise", "shrug"})
        self.assertGreaterEqual(helpful, 8)  # enough for what follows to be seen
        self.assertGreater(exact, 0)
        self.assertLessEqual(4 * exact, 3 * helpful)  # names are said in other words as well

    def test_dialogues_are_a_log(self):
        text = "".join(line + "\n" for line in self.all_dialogues()[0].splitlines()[:6])
        again = run("replay", self.write("simulated", text), "--db-root", SCHEMAS, "--json", "--quiet")
        self.assertEqual(again.status, 0, again.err)
        self.assertEqual(len(again.out.splitlines()), 6)

    def test_table_and_report(self):
        page = self.path("report.html")
        result = self.run_log("simulate", self.log[:2], "--report", page)
        self.assertIn("turns   words", result.out)
        self.assertIn("Concise", result.out)
        text = read(page).decode()
        self.assertIn("Confusion of modes", text)
        self.assertIn('<li class="agent">', text)
        self.assertIn("<svg", text)


class Progress(Conversations):
    def on_terminal(self, command, *options, columns=80):
        """What the program writes to a terminal that is its standard error."""
        main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        environment = dict(os.environ, TERM="xterm")
        process = subprocess.Popen([PROGRAM, command, self.path("log"), "--db-root", SCHEMAS, *options],
                                   stdout=subprocess.DEVNULL, stderr=other, env=environment)
        os.close(other)
        text = b""
        while True:
            try:
                block = os.read(main, 65536)
            except OSError:
                break
            if not block:
                break
            text += block
        os.close(main)
        process.wait(timeout=60)
        return text.decode()

    def test_line_with_rate_score_and_time_left(self):
        many = [dict(row, id=f"{i}-{row['id']}") for i in range(8) for row in self.log]
        self.write("log", many)
        text = self.on_terminal("replay")
        drawn = [line for line in re.split(r"\r", text) if "conversations" in line]
        self.assertTrue(drawn, text)
        self.assertRegex(drawn[-1], r"^\d+ conversations, [\d.]+ a second, EA [\d.]+, \d+:\d\d left\x1b\[K$")
        self.assertTrue(text.endswith("\r\x1b[K"), text[-40:])
        narrow = self.on_terminal("replay", columns=20)
        self.assertTrue(all(len(line) < 20 for line in re.split(r"\r|\x1b\[K", narrow)), narrow)
        self.assertEqual(self.on_terminal("replay", "--jobs", "2", "--quiet", "--shard", "1/8"), "")

    def test_none_in_a_pipe_or_within_a_second(self):
        result = self.run_log("replay", self.log)
        self.assertEqual(result.err, "")
        self.write("log", self.log[:1])
        self.assertNotIn("a second", self.on_terminal("replay"))


if __name__ == "__main__":
    unittest.main()
