#!/usr/bin/env python3
"""Kills a run with SIGKILL at random moments and goes on with --resume, until it ends; then compares the results with
those of a run that nobody interrupted: nothing may be lost and nothing twice.

usage: interrupt.py [--times 20] [--seed N] [--command replay|simulate|score] [--jobs 2] [--program build/clarisql]
                    [--db-root build/schemas] [FILE...]
"""
import argparse
import glob
import os
import random
import subprocess
import sys
import tempfile
import time


def whole_run(command, out):
    begun = time.monotonic()
    done = subprocess.run([*command, "--resume", out], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{command}: {done.stderr.decode()}")
    return time.monotonic() - begun, done.stdout


def command_of(options, files, folder):
    base = [options.program, options.command, "--db-root", options.db_root, "--jobs", str(options.jobs), "--quiet"]
    if options.command != "score":
        return base + files
    gold, pred = os.path.join(folder, "gold.jsonl"), os.path.join(folder, "pred.jsonl")
    with open(gold, "wb") as out:
        for name in files:
            with open(name, "rb") as file:
                out.write(file.read())
    with open(pred, "wb") as out:
        subprocess.run([options.program, "replay", gold, "--db-root", options.db_root, "--json", "--quiet"], stdout=out,
                       check=False)
    return base + ["--gold", gold, "--pred", pred]


def interrupt(command, out, seconds, left, chance):
    """Runs and kills so many times, each time at a random moment; how often it was in time."""
    killed = 0
    while killed < left:
        process = subprocess.Popen([*command, "--resume", out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            process.wait(chance.uniform(0, seconds))
            return killed  # it ended
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            killed += 1
    return killed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--db-root", default="build/schemas")
    parser.add_argument("--command", default="replay", choices=("replay", "simulate", "score"))
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    files = options.files or sorted(glob.glob("conversations/*.jsonl"))
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        command = command_of(options, files, folder)
        expected = os.path.join(folder, "expected.jsonl")
        seconds, table = whole_run(command, expected)
        with open(expected, "rb") as file:
            wanted = file.read()
        killed = runs = 0
        while killed < options.times:
            out = os.path.join(folder, f"out{runs}.jsonl")
            runs += 1
            # Later kills of one run come sooner, so that a few of them hit it before it ends.
            killed += interrupt(command, out, seconds / 2, options.times - killed, chance)
            _, resumed = whole_run(command, out)
            with open(out, "rb") as file:
                got = file.read()
            if got != wanted or resumed != table:
                print(f"{options.command}: run {runs} differs after {killed} kills", file=sys.stderr)
                sys.exit(1)
            os.unlink(out)
        lines = wanted.count(b"\n")
        print(f"{options.command}: killed {killed} times over {runs} runs of {lines} lines ({seconds:.1f} s "
              "each); after --resume the same bytes and the same table as without")


if __name__ == "__main__":
    main()
