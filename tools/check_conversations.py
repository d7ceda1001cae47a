#!/usr/bin/env python3
"""Checks logged conversations: their form, what the form cannot say, and what they say of the databases.

    check_conversations.py [--schemas DIR] [--coverage] FILE...

Each line must be of schemas/clarity-log.schema.json (read by the small validator below, which knows the keywords that
the schema uses and stops at any other), a term must lie at its offsets, the last turn must be the agent's, elements
must be in the database, and queries must run on it. Databases are made in memory from DIR/<db_id>.sql. --coverage asks
that every mode, subtype, facet and reply kind of CLARITY occurs. The last line is "N passed, N failed".
"""
import argparse
import json
import os
import re
import sqlite3
import sys

IGNORED = {"$schema", "$id", "$defs", "title", "description"}
TYPES = {"object": dict, "array": list, "string": str, "null": type(None)}


def is_type(value, name):
    if name in ("integer", "number"):
        return isinstance(value, int if name == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def same(a, b):
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


class Validator:
    """As much of JSON Schema, draft 2020-12, as the log's schema needs."""

    def __init__(self, schema):
        self.root = schema

    def errors(self, value, schema, at="$"):
        for keyword, argument in schema.items():
            if keyword in IGNORED or keyword in ("then", "else"):
                continue
            check = getattr(self, "check_" + keyword.replace("$", ""), None)
            if check is None:
                raise SystemExit(f"the schema uses {keyword}, which this checker does not know")
            yield from check(value, argument, schema, at)

    def holds(self, value, schema):
        return next(self.errors(value, schema), None) is None

    def check_ref(self, value, argument, _schema, at):
        target = self.root
        for part in argument.removeprefix("#/").split("/"):
            target = target[part]
        yield from self.errors(value, target, at)

    def check_type(self, value, argument, _schema, at):
        names = argument if isinstance(argument, list) else [argument]
        if not any(is_type(value, name) for name in names):
            yield f"{at}: is no {' or '.join(names)}"

    def check_enum(self, value, argument, _schema, at):
        if not any(same(value, one) for one in argument):
            yield f"{at}: {value!r} is not among {argument}"

    def check_const(self, value, argument, _schema, at):
        if not same(value, argument):
            yield f"{at}: is not {argument!r}"

    def check_required(self, value, argument, _schema, at):
        if isinstance(value, dict):
            yield from (f"{at}: lacks {name}" for name in argument if name not in value)

    def check_properties(self, value, argument, _schema, at):
        if isinstance(value, dict):
            for name in value.keys() & argument.keys():
                yield from self.errors(value[name], argument[name], f"{at}.{name}")

    def check_additionalProperties(self, value, argument, schema, at):
        assert argument is False
        if isinstance(value, dict):
            yield from (f"{at}: {name} is not of the form" for name in value.keys() - schema["properties"].keys())

    def check_items(self, value, argument, schema, at):
        if isinstance(value, list):
            for i in range(len(schema.get("prefixItems", [])), len(value)):
                yield from self.errors(value[i], argument, f"{at}[{i}]")

    def check_prefixItems(self, value, argument, _schema, at):
        if isinstance(value, list):
            for i, (one, schema) in enumerate(zip(value, argument)):
                yield from self.errors(one, schema, f"{at}[{i}]")

    def check_contains(self, value, argument, _schema, at):
        if isinstance(value, list) and not any(self.holds(one, argument) for one in value):
            yield f"{at}: no member is as it must contain"

    def check_minItems(self, value, argument, _schema, at):
        if isinstance(value, list) and len(value) < argument:
            yield f"{at}: fewer than {argument} members"

    def check_maxItems(self, value, argument, _schema, at):
        if isinstance(value, list) and len(value) > argument:
            yield f"{at}: more than {argument} members"

    def check_uniqueItems(self, value, _argument, _schema, at):
        if isinstance(value, list) and len({json.dumps(one, sort_keys=True) for one in value}) < len(value):
            yield f"{at}: a member is there twice"

    def check_minLength(self, value, argument, _schema, at):
        if isinstance(value, str) and len(value) < argument:
            yield f"{at}: too short"

    def check_pattern(self, value, argument, _schema, at):
        if isinstance(value, str) and not re.search(argument, value):
            yield f"{at}: does not match {argument}"

    def check_minimum(self, value, argument, _schema, at):
        if is_type(value, "number") and value < argument:
            yield f"{at}: below {argument}"

    def check_oneOf(self, value, argument, _schema, at):
        if sum(self.holds(value, one) for one in argument) != 1:
            yield f"{at}: is not one of the forms allowed"

    def check_allOf(self, value, argument, _schema, at):
        for one in argument:
            yield from self.errors(value, one, at)

    def check_not(self, value, argument, _schema, at):
        if self.holds(value, argument):
            yield f"{at}: is what it must not be"

    def check_if(self, value, argument, schema, at):
        yield from self.errors(value, schema.get("then" if self.holds(value, argument) else "else", {}), at)


class Databases:
    def __init__(self, directory):
        self.directory, self.open = directory, {}

    def get(self, db_id):
        if db_id not in self.open:
            database = sqlite3.connect(":memory:")
            with open(os.path.join(self.directory, db_id + ".sql"), encoding="utf-8") as script:
                database.executescript(script.read())
            self.open[db_id] = database
        return self.open[db_id]


def span_errors(record):
    question = record["conversation"][0]["text"].encode()
    for pivot in record["pivots"]:
        if question[pivot["start"]:pivot["end"]] != pivot["term"].encode():
            yield f"the term {pivot['term']!r} is not at its offsets"
        if pivot["target"] is not None and pivot["target"] not in pivot["group"]:
            yield f"the target of {pivot['term']!r} is not in its group"
    if set(record["modes"]) != {pivot["mode"] for pivot in record["pivots"]}:
        yield "modes are not those of the pivots"
    last = record["conversation"][-1]
    if last["role"] != "AGENT" or (record["sql"] is not None and last["text"] != record["sql"]):
        yield "the last turn is not the agent's final answer"
    if record["sql"] and record["sql"] not in [reading["sql"] for reading in record["readings"]]:
        yield "the final query is none of the readings"


def database_errors(record, database):
    for pivot in record["pivots"]:
        for element in pivot["group"]:
            columns = [name for name, in database.execute("SELECT name FROM pragma_table_info(?)",
                                                          (element["table"],))]
            if not columns or element["column"] not in [*columns, None]:
                yield f"the database has no {element['table']}.{element['column']}"
            elif "value" in element and not database.execute(
                    f'SELECT 1 FROM "{element["table"]}" WHERE "{element["column"]}" = ? LIMIT 1',
                    (element["value"],)).fetchone():
                yield f"{element['table']}.{element['column']} has no value {element['value']!r}"
    for sql in [record["sql"], *(reading["sql"] for reading in record["readings"])]:
        try:
            if sql:
                database.execute(sql).fetchall()
        except sqlite3.Error as error:
            yield f"{sql}: {error}"


def cells(record):
    """The cells of CLARITY's tables that a conversation fills."""
    facet, reply = record["facet"], record["reply_kind"]
    for pivot in record["pivots"]:
        kind = pivot["subtype"]
        if pivot["mode"] == "val_amb":
            columns = {(one["table"], one["column"]) for one in pivot["group"]}
            kind = "within" if len(columns) == 1 else "across"
        yield pivot["mode"], kind, facet, reply


def wanted_cells():
    replies = ("concise_helpful", "verbose_helpful", "partial", "unhelpful")
    for facet in ("uni", "multi"):
        for mode, kinds in (("col_amb", ("lexical", "semantic")), ("val_amb", ("within", "across"))):
            yield from ((mode, kind, facet, reply) for kind in kinds for reply in replies)
        yield from ((mode, None, facet, None) for mode in ("col_unans", "val_unans"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--schemas", default=os.path.join(home, "schemas"))
    parser.add_argument("--coverage", action="store_true")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    with open(os.path.join(arguments.schemas, "clarity-log.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    validator, databases = Validator(schema), Databases(arguments.schemas)
    passed = failed = 0
    seen, ids = set(), set()
    for path in arguments.files:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            record = json.loads(line)
            problems = list(validator.errors(record, schema))
            if not problems:
                problems = [*span_errors(record), *database_errors(record, databases.get(record["db_id"]))]
                problems += ["the id is there twice"] if record["id"] in ids else []
                ids.add(record["id"])
                seen.update(cells(record))
            for problem in problems:
                print(f"{path}:{number}: {problem}")
            passed, failed = passed + (not problems), failed + bool(problems)
    if arguments.coverage:
        missing = [cell for cell in wanted_cells() if cell not in seen]
        for cell in missing:
            print("no conversation is", *(part for part in cell if part))
        passed, failed = passed + (not missing), failed + bool(missing)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
