"""What the tests of the program share: where it is, running it, and small databases."""
import os
import sqlite3
import subprocess

BUILD = os.environ.get("BUILD", "build")
PROGRAM = os.path.abspath(os.path.join(BUILD, "clarisql"))
SCHEMAS = os.path.abspath(os.path.join(BUILD, "schemas"))
TIMEOUT = 120


def sample(name):
    """The path of a bundled sample database."""
    return os.path.join(SCHEMAS, name, name + ".sqlite")


class Result:
    def __init__(self, done):
        self.status = done.returncode
        self.raw = done.stdout
        self.out = done.stdout.decode(errors="replace")
        self.err = done.stderr.decode(errors="replace")


def run(*arguments, stdin=b"", env=None):
    """Runs the program; env is added to an environment without colour, width or state of its own."""
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR", "TERM")}
    environment.update(CLARISQL_CONFIG="/dev/null", XDG_STATE_HOME="/dev/null")
    environment.update(env or {})
    if isinstance(stdin, str):
        stdin = stdin.encode()
    done = subprocess.run([PROGRAM, *arguments], input=stdin, env=environment, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=TIMEOUT, check=False)
    return Result(done)


def make_database(path, script):
    database = sqlite3.connect(path)
    database.executescript(script)
    database.commit()
    database.close()
    return path
