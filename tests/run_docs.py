#!/usr/bin/env python3
"""Runs the examples of README.md and the manual pages, and checks that the pages and --help agree.

In README.md a block that follows <!-- run --> is run, one that follows <!-- compile --> is compiled and run; in a
manual page every literal display is, the C ones compiled. `run_docs.py --update` writes what the commands of README.md
print now into it.
"""
import glob
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

from cli_helper import BUILD, PROGRAM, run, sample

README = "README.md"
MARKED = re.compile(r"(<!-- (run|compile) -->\n```\w+\n)(.*?)(^```$)", re.S | re.M)


def shell(command):
    """What a command of an example prints; the program is found, and build/ is the build directory."""
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR")}
    environment["PATH"] = os.path.dirname(PROGRAM) + os.pathsep + environment["PATH"]
    done = subprocess.run(["sh", "-c", re.sub(r"\bbuild/", BUILD + "/", command)], env=environment, timeout=120,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode().replace("\r\n", "\n")


def sessions(block):
    """The commands of a block, each with what it is to print."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def manual_blocks(path):
    """The literal displays of a manual page, without roff's escapes."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for block in re.findall(r"^\.Bd -literal[^\n]*\n(.*?)^\.Ed$", text, re.S | re.M):
        yield block.replace("\\&", "").replace("\\e", "\\")


def all_blocks():
    with open(README, encoding="utf-8") as file:
        for _, kind, body, _ in MARKED.findall(file.read()):
            yield README, kind, body
    for path in sorted(glob.glob("man/*.[0-9]")):
        for body in manual_blocks(path):
            yield path, "compile" if body.startswith("#include") else "run", body


def update():
    with open(README, encoding="utf-8") as file:
        text = file.read()

    def renew(match):
        if match.group(2) != "run":
            return match.group(0)
        body = "".join(f"$ {command}\n{shell(command)}" for command, _ in sessions(match.group(3)))
        return match.group(1) + body + match.group(4)

    with open(README, "w", encoding="utf-8") as file:
        file.write(MARKED.sub(renew, text))


class Examples(unittest.TestCase):
    maxDiff = None

    def test_commands(self):
        count = 0
        for path, kind, body in all_blocks():
            if kind == "run":
                for command, output in sessions(body):
                    with self.subTest(path=path, command=command):
                        self.assertEqual(shell(command), output)
                    count += 1
        self.assertGreater(count, 4)

    def test_programs(self):
        flags = subprocess.run(["pkg-config", "--libs", "sqlite3", "libcurl", "libcjson", "libutf8proc"], check=True,
                               stdout=subprocess.PIPE).stdout.decode()
        compiler = shlex.split(os.environ.get("CC", "cc")) + shlex.split(os.environ.get("CFLAGS", ""))
        count = 0
        for path, kind, body in all_blocks():
            if kind != "compile":
                continue
            with self.subTest(path=path), tempfile.TemporaryDirectory() as directory:
                source, program = os.path.join(directory, "example.c"), os.path.join(directory, "example")
                with open(source, "w", encoding="utf-8") as file:
                    file.write(body)
                subprocess.run([*compiler, "-std=c11", "-Wall", "-Werror", "-Iinclude", "-o", program, source,
                                os.path.join(BUILD, "libclarisql.a"), *flags.split(), "-lstemmer", "-lm", "-pthread"],
                               check=True)
                question = [] if path == README else ["How many policies are there?"]
                done = subprocess.run([program, sample("insurance"), *question], stdout=subprocess.PIPE, check=True)
                self.assertEqual(done.stdout.decode().upper(), "SELECT COUNT(*) FROM POLICIES\n")
            count += 1
        self.assertEqual(count, 2)


class Agreement(unittest.TestCase):
    """The manual lists what the program's tables hold, no more and no less."""

    def setUp(self):
        with open("man/clarisql.1", encoding="utf-8") as file:
            self.manual = file.read()

    def test_options(self):
        top = run("--help").out
        commands = re.findall(r"^  ([a-z]+) ", top.split("Options of")[0], re.M)
        helped = {}
        for name in [None, *commands]:
            text = top if name is None else run(name, "--help").out
            for letter, option in re.findall(r"^  (?:-(\w), |    )--([a-z-]+)", text, re.M):
                helped[option] = letter
        listed = {option: letter for letter, option in
                  re.findall(r"^\.It (?:Fl (\w) , )?Fl Fl ([a-z-]+)", self.manual, re.M)}
        self.assertEqual(helped, listed)
        for name in commands:
            self.assertIn(f"\n.It Cm {name}\n", self.manual)
        self.assertEqual(set(re.findall(r"^\.It Cm (\w+)$", self.manual, re.M)), set(commands))

    def test_dot_commands(self):
        helped = set(re.findall(r"^(\.[a-z]+)", run("chat", sample("insurance"), stdin=".help all\n").out, re.M))
        listed = set()
        for line in re.findall(r"^\.It Ic (.*)$", self.manual, re.M):
            listed.update(re.findall(r"\.[a-z]+", line))
        self.assertEqual(helped, listed)

    def test_pages_are_clean(self):
        try:
            done = subprocess.run(["mandoc", "-Tlint", "-Wwarning", *glob.glob("man/*.[0-9]")], stdout=subprocess.PIPE,
                                  check=False)
        except FileNotFoundError:
            self.skipTest("no mandoc")
        self.assertEqual(done.stdout.decode(), "")


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update()
    else:
        unittest.main()
