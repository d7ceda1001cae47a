#!/usr/bin/env python3
"""Start-up, memory, and a large database.

1. `clarisql chat` on a sample database, from the program's start to its first prompt.
2. Peak resident memory of answering each Spider database's questions, one process a database.
3. A question with three terms that may mean four columns each, on a made table.
4. A made database of 1,000 tables, 20,000 columns and 5 million rows, in a temporary folder that is removed:
   how long it takes to open, cold and with a warm cache, and to answer questions of its own names.

A figure that misses its target is marked; --strict makes that the exit status.

usage: size.py [--program build/clarisql] [--data DIR] [--split validate] [--sample DB] [--tables N] [--rows N]
               [--part startup,memory,readings,large] [--strict]
"""
import argparse
import contextlib
import json
import os
import pty
import random
import select
import sqlite3
import subprocess
import sys
import tempfile
import time

import latency
import parts

PROMPT = b"> "
PATIENCE = 60  # seconds
STARTS = 21
COLUMNS = 20
TABLES_A_TEMPLATE = 5  # tables of the large database whose rows are the same, so that it is made in seconds
SYLLABLES = "ba co du fe gi ha jo ku la me ni po ra se ti vo wa xe yo zu".split()
SUBJECTS = """airport author bakery bank bridge campus cargo clinic concert contract courier customer dealer device
    diploma driver engine event factory farm festival forest gallery garage harbour hotel journal kitchen laboratory
    library machine market member museum network office orchard parcel patient player printer project recipe river
    school sensor ship stadium station student studio supplier teacher theatre ticket tower vehicle village vineyard
    warehouse""".split()
KINDS = """account agreement archive audit batch booking budget category claim delivery document inspection invoice
    payment permit rating region request review schedule""".split()
TEXTS = """city country colour status grade language brand material currency manager owner supplier category title
    comment continent season shape""".split()
NUMBERS = """price weight height age capacity distance score salary quantity duration temperature population budget
    discount length width""".split()
DATES = "start_date end_date created_on due_date birthday".split()

missed = []


def verdict(name, value, target, unit):
    """The figure with its target, marked if it is missed."""
    if value <= target:
        return f"{value:.1f} {unit} (target: at most {target:g})"
    missed.append(name)
    return f"{value:.1f} {unit} (MISSED: at most {target:g})"


def until_prompt(command, environment):
    """Milliseconds from the start of a command on a terminal of its own to its first prompt."""
    leader, follower = pty.openpty()
    begun = time.monotonic()
    with subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=environment) as process:
        os.close(follower)
        seen = b""
        while PROMPT not in seen:
            ready, _, _ = select.select([leader], [], [], PATIENCE)
            chunk = b""
            with contextlib.suppress(OSError):  # the end of a terminal
                chunk = os.read(leader, 65536) if ready else b""
            if not chunk:
                process.kill()
                sys.exit(f"{command}: no prompt; it said {seen!r}")
            seen += chunk
        elapsed = (time.monotonic() - begun) * 1000
        os.write(leader, b"\x04")
        with contextlib.suppress(OSError):
            while os.read(leader, 65536):
                pass
        os.close(leader)
    return elapsed


def ask(options, rows, root, environment):
    """Answers rows in a process of their own: the answers, its MiB at most, its processor seconds."""
    with tempfile.TemporaryDirectory() as folder:
        questions, answers = os.path.join(folder, "questions.jsonl"), os.path.join(folder, "answers.jsonl")
        with open(questions, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows)
        with open(answers, "w", encoding="utf-8") as out:
            process = subprocess.Popen([options.program, "ask", "--batch", questions, "--json", "--db-root", root,
                                        "--jobs", "1", "--quiet"], stdout=out, env=environment)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            sys.exit(f"ask --batch ended with {process.returncode}")
        with open(answers, encoding="utf-8") as lines:
            return [json.loads(line) for line in lines], used.ru_maxrss / 1024, used.ru_utime + used.ru_stime


def startup(options, environment):
    if not os.path.exists(options.sample):
        print(f"start-up: no {options.sample} (make schemas); skipped")
        return
    command = [options.program, "chat", options.sample]
    until_prompt(command, environment)
    times = sorted(until_prompt(command, environment) for _ in range(STARTS))
    print(f"start-up to the first prompt, {STARTS} times: median " +
          verdict("start-up", latency.percentile(times, 0.5), 50, "ms") +
          f", least {times[0]:.1f}, most {times[-1]:.1f}")


def memory(options, environment):
    if not os.path.isdir(options.data):
        print(f"memory: no data at {options.data}; skipped")
        return
    with open(os.path.join(options.data, "split.json"), encoding="utf-8") as file:
        databases = sorted(json.load(file)[options.split])
    asked = {}
    with open(os.path.join(options.data, "train.jsonl"), encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            if row["db_id"] in databases:
                asked.setdefault(row["db_id"], []).append({k: row[k] for k in ("id", "db_id", "question")})
    peaks = []
    for database, rows in asked.items():
        _, peak, _ = ask(options, rows, os.path.join(options.data, "database"), environment)
        peaks.append((peak, database, len(rows)))
    peaks.sort(reverse=True)
    print(f"peak resident memory over {len(peaks)} databases: most " +
          verdict("memory", peaks[0][0], 100, "MiB") + f", median {peaks[len(peaks) // 2][0]:.1f}")
    for peak, database, count in peaks[:5]:
        print(f"  {peak:6.1f} MiB  {database}, {count} questions")


def word(generator):
    return "".join(generator.choice(SYLLABLES) for _ in range(generator.randint(2, 4)))


def column_kinds(template):
    """The columns of a template: kind, and how many values it has at most."""
    kinds = [("text", 1000)]
    for i in range(COLUMNS - 4):
        kinds.append((("text", 5 + (7 * i + template) % 100), ("number", 10 ** (i % 5 + 2)), ("date", 2000))[i % 3])
    return kinds


def make_template(connection, generator, template, rows):
    kinds = column_kinds(template)
    columns = "".join(f", c{i} {'int' if kind == 'number' else 'text'}" for i, (kind, _) in enumerate(kinds))
    connection.execute(f"CREATE TABLE temp.t{template}(id integer primary key, a int, b int{columns})")
    words = [[word(generator) for _ in range(80)] for _ in range(2)]
    pools = [[f"{generator.choice(words[0])} {generator.choice(words[1])}" if count > 60 else generator.choice(words[0])
              for _ in range(count)] if kind == "text" else
             [f"{generator.randint(1950, 2024)}-{generator.randint(1, 12):02}-{generator.randint(1, 28):02}"
              for _ in range(200)] if kind == "date" else range(count) for kind, count in kinds]
    steps = [generator.randrange(1, 9973) for _ in kinds]
    connection.executemany(
        f"INSERT INTO temp.t{template} VALUES({', '.join('?' * COLUMNS)})",
        ((row, 1 + row * 7 % rows, 1 + row * 11 % rows) +
         tuple(pool[row * step % len(pool)] for pool, step in zip(pools, steps)) for row in range(1, rows + 1)))
    return pools


def column_names(generator, kinds):
    texts, numbers, dates = generator.sample(TEXTS, len(TEXTS)), generator.sample(NUMBERS, len(NUMBERS)), list(DATES)
    left = {"text": texts, "number": numbers, "date": dates + [f"{kind}_date" for kind in KINDS]}
    return ["name"] + [left[kind].pop() for kind, _ in kinds[1:]]


def make_large(path, tables, rows):
    """Makes the database; what the questions need of each table: name, its columns by kind, a value."""
    generator, made = random.Random(4), []
    names = [f"{subject}_{kind}" for subject in SUBJECTS for kind in KINDS]
    generator.shuffle(names)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript("PRAGMA journal_mode=off; PRAGMA synchronous=off; PRAGMA temp_store=memory; BEGIN")
    pools = []
    for i, name in enumerate(names[:tables]):
        template = i // TABLES_A_TEMPLATE
        kinds = column_kinds(template)
        if i % TABLES_A_TEMPLATE == 0:
            if template:
                connection.execute(f"DROP TABLE temp.t{template - 1}")
            pools = make_template(connection, generator, template, rows)
        columns = column_names(generator, kinds)
        parents = [names[generator.randrange(max(1, i))] for _ in range(2)]
        keys = [f"{parent}_id" for parent in parents]
        if keys[0] == keys[1]:
            keys[1] = "other_" + keys[1]
        definition = "".join(f", {column} {'int' if kind == 'number' else 'text'}"
                             for column, (kind, _) in zip(columns, kinds))
        connection.execute(
            f"CREATE TABLE {name}(id integer primary key, {keys[0]} int REFERENCES {parents[0]}(id), "
            f"{keys[1]} int REFERENCES {parents[1]}(id){definition})")
        connection.execute(f"INSERT INTO main.{name} SELECT * FROM temp.t{template}")  # copied page by page
        by_kind = {kind: [c for c, (k, _) in zip(columns, kinds) if k == kind] for kind in ("text", "number", "date")}
        made.append({"table": name, "parent": parents[0], "value": generator.choice(pools[3]), "of": columns[3], **by_kind})
    connection.execute("COMMIT")
    connection.close()
    return made


def large_questions(made, count):
    generator = random.Random(5)
    for i, one in enumerate(generator.sample(made, min(count, len(made)))):
        said = {key: value.replace("_", " ") for key, value in one.items() if isinstance(value, str)}
        table, text = said["table"], one["text"][2]
        number, date = one["number"][0], one["date"][0].replace("_", " ")
        yield (f"How many {table}s are there?",
               f"What is the average {number} of {table}s?",
               f"Show the name and {text} of all {table}s.",
               f"Which {table} has the highest {number}?",
               f"How many {table}s are there for each {text}?",
               f"List the names of {table}s whose {number} is above 50.",
               f"Show the {date} of the {table}s whose {said['of']} is {said['value']}.",
               f"Which {text} has the most {table}s?",
               f"Names of {table}s with the name of their {said['parent']}.",
               f"How many different {text}s do {table}s with {said['of']} {said['value']} have?")[i % 10]


def forget(path):
    """Asks the system to drop a file's pages from memory."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def large(options, environment):
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "large"))
        path = os.path.join(root, "large", "large.sqlite")
        begun = time.monotonic()
        made = make_large(path, options.tables, options.rows)
        print(f"{options.tables} tables, {options.tables * COLUMNS} columns, {options.tables * options.rows} rows, "
              f"{os.path.getsize(path) / 1024 / 1024:.0f} MiB, made in {time.monotonic() - begun:.0f} s", flush=True)
        forget(path)
        cold = until_prompt([options.program, "chat", path], environment)
        rows = [{"id": str(i), "db_id": "large", "question": question}
                for i, question in enumerate(large_questions(made, 51))]
        first, _, _ = ask(options, rows[:1], root, environment)
        print(f"  cold: {cold:.0f} ms to the first prompt, which indexes the values, then "
              f"{first[0].get('ms', 0):.0f} ms to the first answer", flush=True)
        opened = sorted(until_prompt([options.program, "chat", path], environment) for _ in range(5))
        print("  warm, to the first prompt: median " + verdict("open", opened[2], 1000, "ms"))
        _, _, alone = ask(options, rows[:1], root, environment)
        answers, peak, processor = ask(options, rows, root, environment)
        later = answers[1:]
        print(f"  the first answer of a process {answers[0].get('ms', 0):.0f} ms; {peak:.0f} MiB at most; further ones "
              f"take {(processor - alone) / max(1, len(later)) * 1000:.0f} ms of processor time on average")
        times = sorted(answer["ms"] for answer in later if "ms" in answer and answer.get("status") != "error")
        print(f"  {len(later)} further questions, " + latency.line(later))
        print("  median " + verdict("answers", latency.percentile(times, 0.5) if times else float("inf"), 100, "ms"))


def readings(options, environment):
    """Three terms of four columns each: 64 readings."""
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "trips"))
        kinds = {"date": "depart arrive booked paid", "price": "base total net list", "city": "origin stopover home end"}
        columns = [f"{name}_{kind}" for kind, names in kinds.items() for name in names.split()]
        connection = sqlite3.connect(os.path.join(root, "trips", "trips.sqlite"))
        connection.execute("CREATE TABLE trip(trip_id integer primary key, " + ", ".join(columns) + ")")
        for i in range(1, 9):
            connection.execute(f"INSERT INTO trip VALUES({', '.join('?' * (1 + len(columns)))})",
                               [i] + [f"2024-0{i}-1{k}" for k in range(4)] + [10.5 * i + k for k in range(4)] +
                               [f"{'Abcdefgh'[i - 1]}ton {k}" for k in range(4)])
        connection.commit()
        connection.close()
        question = "Show the date, the price and the city of each trip"
        rows = [{"id": str(i), "db_id": "trips", "question": question} for i in range(6)]
        answers, _, _ = ask(options, rows, root, environment)
        times = sorted(answer["ms"] for answer in answers[1:])
        print(f"{len(answers[0]['interpretations'])} readings of a question: median " +
              verdict("readings", latency.percentile(times, 0.5), 200, "ms"))


def main():
    data = os.path.join(os.environ.get("CLARISQL_DATA", "../shared/data"), "spider")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=data)
    parser.add_argument("--split", default="validate")
    parser.add_argument("--sample", default="build/schemas/insurance/insurance.sqlite")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=5000, help="of each table")
    parser.add_argument("--part", default="startup,memory,readings,large")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    options = parser.parse_args()
    parts.run(parser, options, {"startup": startup, "memory": memory, "readings": readings, "large": large}, missed)


if __name__ == "__main__":
    main()
