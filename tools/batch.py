"""Runs a program that reads questions, a JSON object a line, in several processes."""

import concurrent.futures
import json
import os
import subprocess
import tempfile


def ask(command, rows, keys=("id", "db_id", "question", "today", "before")):
    """What the command says to the rows, of which it sees the keys: JSON objects, a database's together."""
    jobs = os.cpu_count() or 1
    rows = sorted(rows, key=lambda row: row["db_id"])
    size = max(1, -(-len(rows) // (jobs * 4)))
    parts = [rows[i : i + size] for i in range(0, len(rows), size)]

    def one(part):
        with tempfile.TemporaryFile("w+", encoding="utf-8") as questions:
            questions.writelines(json.dumps({key: row[key] for key in keys if row.get(key)}) + "\n" for row in part)
            questions.seek(0)
            done = subprocess.run(command, stdin=questions, stdout=subprocess.PIPE, check=True)
        return [json.loads(line) for line in done.stdout.splitlines()]

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return [row for found in pool.map(one, parts) for row in found]


def kept(path, make):
    """What make() gives, which is JSON; read from `path` if a file is there, and kept there unless it is None."""
    if path and os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    made = make()
    if path:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(made, file)
    return made
