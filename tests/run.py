#!/usr/bin/env python3
"""Runs test programs and scripts, and ends with one line: "N passed, N failed".

A cmocka program's own counts are taken from its output, a script's from a last line of that form; a program that
says nothing counts as one. A program that ends badly without telling of a failure has failed once.
"""
import argparse
import os
import re
import subprocess
import sys
import time

TIMEOUT = 900


def counts(output, status):
    passed = sum(int(n) for n in re.findall(r"^\[  PASSED  \] (\d+) test", output, re.M))
    failed = sum(int(n) for n in re.findall(r"^\[  FAILED  \] (\d+) test", output, re.M))
    skipped = sum(int(n) for n in re.findall(r"^\[  SKIPPED \] (\d+) test", output, re.M))
    for line in re.finditer(r"^(\d+) passed, (\d+) failed$", output, re.M):
        passed += int(line.group(1))
        failed += int(line.group(2))
    ran = re.search(r"^Ran (\d+) tests? in", output, re.M)
    if ran:
        bad = sum(int(n) for n in re.findall(r"(?:failures|errors)=(\d+)", output))
        leave = sum(int(n) for n in re.findall(r"skipped=(\d+)", output))
        passed, failed, skipped = passed + int(ran.group(1)) - bad - leave, failed + bad, skipped + leave
    if status == 0 and passed + failed + skipped == 0:
        passed = 1
    if status != 0 and failed == 0:
        failed = 1
    return passed, failed, skipped


def command(program):
    if program.endswith(".py"):
        return [sys.executable, program]
    return ["sh", program] if program.endswith(".sh") else [program]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("programs", nargs="+")
    arguments = parser.parse_args()
    environment = dict(os.environ, BUILD=arguments.build, CMOCKA_MESSAGE_OUTPUT="STDOUT")
    environment.setdefault("CLARISQL_DATADIR", os.path.abspath("data"))
    environment.setdefault("ASAN_OPTIONS", "detect_leaks=1")
    environment.setdefault("UBSAN_OPTIONS", "print_stacktrace=1:halt_on_error=1")
    total = [0, 0, 0]
    for program in arguments.programs:
        begun = time.monotonic()
        try:
            done = subprocess.run(command(program), env=environment, stdin=subprocess.DEVNULL, timeout=TIMEOUT,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            output, status = done.stdout.decode(errors="replace"), done.returncode
        except subprocess.TimeoutExpired as late:
            output = (late.stdout or b"").decode(errors="replace") + f"\nno end after {TIMEOUT} seconds\n"
            status = 1
        result = counts(output, status)
        total = [a + b for a, b in zip(total, result)]
        name = os.path.basename(program)
        skipped = f", {result[2]} skipped" if result[2] else ""
        print(f"{name:32} {result[0]:4} passed, {result[1]} failed{skipped}  {time.monotonic() - begun:.1f} s",
              flush=True)
        for line in re.findall(r"^.*\bskip(?:s|ped|ping)?: .*$", output, re.M | re.I):
            print("    " + line.strip())
        if status != 0:
            print(output, flush=True)
    print(f"{total[0]} passed, {total[1]} failed")
    return 1 if total[1] else 0


if __name__ == "__main__":
    sys.exit(main())
