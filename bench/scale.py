#!/usr/bin/env python3
"""Replays many conversations and looks at what grows: memory over time, processor time by --jobs, and whether the
output is the same bytes for any --jobs.

The conversations are those of the files (the project's own if none are named), repeated under new ids.

usage: scale.py [--count 10000] [--jobs 1,2] [--command replay] [--program build/clarisql] [--db-root build/schemas] [FILE...]
"""
import argparse
import glob
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time


def write_log(path, files, count):
    lines = [json.loads(line) for name in files for line in open(name, encoding="utf-8") if line.strip()]
    with open(path, "w", encoding="utf-8") as out:
        for i in range(count):
            row = lines[i % len(lines)]
            out.write(json.dumps(dict(row, id=f"{i}-{row['id']}")) + "\n")


def resident(pid):
    """Kilobytes in memory now, and at most so far; zero where the system does not tell."""
    values = {"VmRSS": 0, "VmHWM": 0}
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            for line in status:
                name, _, rest = line.partition(":")
                if name in values:
                    values[name] = int(rest.split()[0])
    except OSError:
        pass
    return values["VmRSS"], values["VmHWM"]


def run(options, log, jobs):
    """One run: seconds, processor seconds, memory at tenths of the output, most memory, and the output's hash."""
    command = [options.program, options.command, log, "--db-root", options.db_root, "--jobs", str(jobs), "--json", "--quiet"]
    digest, lines, samples, most = hashlib.sha256(), 0, [], 0
    before, begun = os.times(), time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            digest.update(line)
            lines += 1
            if lines * 10 % options.lines < 10 and len(samples) < lines * 10 // options.lines:
                now, most = resident(process.pid)
                samples.append(now)
    after = os.times()
    if process.returncode not in (0, 1):
        sys.exit(f"{command}: ended with {process.returncode}")
    seconds = time.monotonic() - begun
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return seconds, processor, samples, most, lines, digest.hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--db-root", default="build/schemas")
    parser.add_argument("--command", default="replay", choices=("replay", "simulate"))
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--jobs", default="1,2")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.lines = options.count
    files = options.files or sorted(glob.glob("conversations/*.jsonl"))
    hashes = set()
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log.jsonl")
        write_log(log, files, options.count)
        for jobs in options.jobs.split(","):
            seconds, processor, samples, most, lines, digest = run(options, log, jobs)
            hashes.add(digest)
            print(f"--jobs {jobs}: {lines} lines in {seconds:.0f} s, {lines / seconds:.1f} a second; "
                  f"{processor:.0f} s of processor time, {processor / seconds:.2f} cores busy; output {digest[:16]}")
            print("  MiB in memory at each tenth: " + " ".join(f"{kilobytes / 1024:.0f}" for kilobytes in samples) +
                  f"; most {most / 1024:.0f}", flush=True)
    print("the same bytes for every --jobs" if len(hashes) == 1 else "THE OUTPUTS DIFFER")
    sys.exit(len(hashes) != 1)


if __name__ == "__main__":
    main()
