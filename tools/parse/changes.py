"""Changes of question and schema that teach what cannot be pinned down, and not to know databases by heart.

At most one of these a question: a column that the query uses becomes two of its synonyms, either of which is right
(`synonyms`); it is dropped, or its mention replaced by a name from elsewhere, and the right pointer is "missing" (`drop`,
`alien`); its mention is cut down to words that it shares with other columns (`cut`); a table becomes two (`table`); a
column changes places with another (`swap`). Before that names may become those of another database, in question and
schema alike (`transplant`); after it some names become synonyms (`rename`), and tables of another database stand beside
(`distract`). Synonyms are AmbiQT's: of the very column where its database is among AmbiQT's, else of any column of that name.
What the question then is (clear, ambiguous, of a missing column) changes with it."""

import collections
import json
import os

from words import SOFT, STOP, name_match, split_identifier, stem

MAX_COLUMNS = 110
AMBIGUOUS, MISSING_COLUMN = 1, 2  # verdicts, as features.py numbers them
NAMED_OFTEN = 12  # synonyms of a name that are drawn from


class Changes:
    def __init__(self, spec, sources, rng):
        self.spec, self.rng, self.sources = spec, rng, sources
        folder = os.path.expandvars("$CLARISQL_DATA/ambiqt")
        self.column_synonyms = json.load(open(os.path.join(folder, "column_synonyms.train.json")))
        self.table_synonyms = json.load(open(os.path.join(folder, "table_synonyms.train.json")))
        self.by_name = self.pooled()
        self.others = [schema for source in sources if source.spec.get("lends", True) for schema in source.schemas.values() if len(schema.tables) > 1]
        self.foreign = [
            column["words"]
            for schema in self.others
            for column in schema.column_rows
            if not column["pk"] and not column["fk"] and 0 < len(column["words"]) <= 3 and all(len(word) > 2 for word in column["words"])
        ]

    def pooled(self):
        """{the words of a column's name: its synonyms over all databases, the commonest first}"""
        counts = collections.defaultdict(collections.Counter)
        for tables in self.column_synonyms.values():
            for columns in tables.values():
                for column, names in columns.items():
                    counts[tuple(split_identifier(column))].update({"_".join(split_identifier(name)) for name in names})
        return {words: [name for name, _ in names.most_common(NAMED_OFTEN)] for words, names in counts.items()}

    def synonyms_of(self, e, c, schema):
        """Two synonyms of the column, none of them a name beside it; or none."""
        source = e.columns[c]
        table = schema.table_rows[e.table_ids[source["table"]]]["name"]
        names = self.column_synonyms.get(schema.name, {}).get(table, {}).get(source["name"], [])
        if len(names) < 2:
            names = list(self.by_name.get(tuple(source["words"]), []))
            self.rng.shuffle(names)
        taken = {tuple(column["words"]) for column in e.columns if column["table"] == source["table"]}
        names = [words for words in map(split_identifier, names) if words and tuple(words) not in taken]
        return names[:2] if len(names) >= 2 and names[0] != names[1] else []

    def change(self, e, source, row):
        """A changed copy of the example, or the example itself."""
        if row.get("kind") in ("ambiguous", "unanswerable") or e.own < len(e.words):
            return e
        e = e.copy()
        e.columns, e.tables, e.values = list(e.columns), list(e.tables), [dict(value) for value in e.values]
        e.table_match, e.column_match = dict(e.table_match), dict(e.column_match)
        schema = source.schemas[row["schema"]]
        known = row["schema"] in self.column_synonyms and source.name.startswith("spider")
        moved = self.rng.random() < self.spec["transplant"]
        if moved:
            self.transplant(e)
        what, share = None, self.rng.random()
        for name in ("synonyms", "drop", "cut", "alien", "table", "swap"):
            share -= self.spec[name]
            if share < 0:
                what = name
                break
        if what == "table" and (moved or not known) or what == "synonyms" and moved:
            what = None
        if what:
            getattr(self, what)(e, schema)
        if what in (None, "synonyms") and known and not moved and self.rng.random() < self.spec["rename"]:
            self.rename(e, schema)
        if len(e.columns) < 50 and self.rng.random() < self.spec["distract"]:
            self.distract(e)
        return e

    # ---- helpers ----

    @staticmethod
    def used(e):
        return {action[1] for action in e.actions if action[0] in ("column", "category")}

    def candidates(self, e):
        """Columns that the query uses and the question names, keys and columns of categories in use aside."""
        keyed = {column for key in e.keys for column in key}
        held = {action[1] for action in e.actions if action[0] == "category"}
        for before, action in zip(e.actions, e.actions[1:]):
            if action[0] == "column" and before in (("tok", "VIA"), ("tok", "VIA2"), ("tok", "SECOND"), ("tok", "OUTER"), ("tok", "ON")):
                held.add(action[1])
        return [c for kind, c in sorted(e.aligned) if kind == "column" and c not in keyed and c not in held and not e.columns[c]["pk"]]

    @staticmethod
    def rematch(e):
        stems = [stem(word) for word in e.words]
        e.table_match = {(i, t): code for t, table in enumerate(e.tables) for i, code in name_match(e.words, stems, table["words"]).items()}
        e.column_match = {(i, c): code for c, column in enumerate(e.columns) for i, code in name_match(e.words, stems, column["words"]).items()}

    @staticmethod
    def rematch_column(e, c):
        stems = [stem(word) for word in e.words]
        e.column_match = {key: code for key, code in e.column_match.items() if key[1] != c}
        e.column_match.update({(i, c): code for i, code in name_match(e.words, stems, e.columns[c]["words"]).items()})

    def edit(self, e, a, b, new):
        """Replaces the words [a, b) of the question; False if a value of the query stands there."""
        shift = len(new) - (b - a)
        if len(e.words) + shift > 60:
            return False
        used = {action[1] for action in e.actions if action[0] == "value"}
        for index, value in enumerate(e.values):
            if value["start"] < b and value["end"] > a and index in used:
                return False
        if any(action[0] == "word" and a <= action[1] < b for action in e.actions):
            return False
        keep = [index for index, value in enumerate(e.values) if not (value["start"] < b and value["end"] > a)]
        number = {old: index for index, old in enumerate(keep)}
        values = []
        for old in keep:
            value = dict(e.values[old])
            if value["start"] >= b:
                value["start"] += shift
                value["end"] += shift
            values.append(value)
        e.values = values
        e.words = e.words[:a] + list(new) + e.words[b:]
        e.own += shift
        e.stop = e.stop[:a] + [int(word in STOP and word not in SOFT) for word in new] + e.stop[b:]
        e.tags = {(w + shift if w >= b else w): tag for w, tag in e.tags.items() if not a <= w < b}
        e.actions = [
            ("value", number[action[1]]) if action[0] == "value" else ("word", action[1] + shift) if action[0] == "word" and action[1] >= b else action
            for action in e.actions
        ]
        self.rematch(e)
        return True

    @staticmethod
    def spans(e, c):
        """Spans of the question that are the whole name of the column."""
        name = sorted(stem(word) for word in e.columns[c]["words"])
        stems = [stem(word) for word in e.words]
        return [(i, i + len(name)) for i in range(len(stems) - len(name) + 1) if sorted(stems[i : i + len(name)]) == name]

    @staticmethod
    def realign(e):
        from features import align

        e.aligned = align(e)

    @staticmethod
    def repoint(e, old, new):
        e.actions = [("column", new) if action == ("column", old) else action for action in e.actions]

    # ---- the changes ----

    def synonyms(self, e, schema):
        rng, columns = self.rng, self.candidates(e)
        rng.shuffle(columns)
        for c in columns[: 2 if rng.random() < 0.4 else 1]:
            source, names = e.columns[c], self.synonyms_of(e, c, schema)
            if not names:
                continue
            new = len(e.columns)
            e.columns[c] = dict(source, words=names[0], note=("", False))
            e.columns.append(dict(source, words=names[1], note=("", False)))
            e.column_ids = e.column_ids + [e.column_ids[c]]
            for value in e.values:
                value["cols"] = value["cols"] + [[new, code, stored] for column, code, stored in value["cols"] if column == c]
            self.rematch_column(e, c)
            self.rematch_column(e, new)
            words = e.aligned[("column", c)]
            e.aligned[("column", new)] = words
            for word in words:
                e.tags[word] = 5
            e.verdict = AMBIGUOUS
            if rng.random() < 0.5:
                self.repoint(e, c, new)

    def lose(self, e, c, words):
        """The column's place in the query is taken by what is missing."""
        e.actions = [("missing", 0) if action == ("column", c) else action for action in e.actions]
        e.aligned = {key: value for key, value in e.aligned.items() if key != ("column", c)}
        e.aligned[("missing", 0)] = words
        e.verdict = MISSING_COLUMN
        for word in words:
            e.tags[word] = 4

    def drop(self, e, schema):
        columns = self.candidates(e)
        self.rng.shuffle(columns)
        for c in columns:
            words = e.aligned[("column", c)]
            whole = any(code == 2 for (_, other), code in e.column_match.items() if other == c)
            clash = any(other != c and code == 2 and word in words for (word, other), code in e.column_match.items())
            if clash or not whole and self.rng.random() < 0.8:
                continue
            self.lose(e, c, words)
            keep = [index for index in range(len(e.columns)) if index != c]
            number = {old: index for index, old in enumerate(keep)}
            e.columns = [e.columns[old] for old in keep]
            e.column_ids = [e.column_ids[old] for old in keep]
            e.keys = [(number[a], number[b]) for a, b in e.keys]
            e.column_match = {(word, number[other]): code for (word, other), code in e.column_match.items() if other != c}
            for value in e.values:
                value["cols"] = [[number[one[0]], *one[1:]] for one in value["cols"] if one[0] != c]
            e.actions = [(action[0], number[action[1]], *action[2:]) if action[0] in ("column", "category") else action for action in e.actions]
            e.aligned = {(kind, number[index] if kind == "column" else index): words_ for (kind, index), words_ in e.aligned.items()}
            return

    def cut(self, e, schema):
        rng, columns = self.rng, self.candidates(e)
        rng.shuffle(columns)
        tables = {e.columns[c]["table"] for c in self.used(e)}
        for c in columns:
            for a, b in self.spans(e, c):
                if b - a < 2:
                    continue
                parts = [(x, y) for x in range(a, b) for y in range(x + 1, b + 1) if y - x < b - a]
                rng.shuffle(parts)
                for x, y in parts:
                    left = {stem(word) for word in e.words[x:y]}
                    names = {index: {stem(word) for word in column["words"]} for index, column in enumerate(e.columns) if column["table"] in tables}
                    group = [index for index, name in names.items() if left <= name and e.columns[index]["type"] == e.columns[c]["type"]]
                    if left <= {"of", "the", "in"} or len(group) < 2 or any(name == left for name in names.values()):
                        continue
                    before = e.actions
                    self.repoint(e, c, rng.choice(self.agreeing(e, c, group)))
                    if not self.edit(e, a, b, e.words[x:y]):
                        e.actions = before
                        continue
                    self.realign(e)
                    for index in group:
                        e.aligned[("column", index)] = set(range(a, a + y - x))
                    for word in range(a, a + y - x):
                        e.tags[word] = 5
                    e.verdict = AMBIGUOUS
                    return

    @staticmethod
    def agreeing(e, c, group):
        """Those of the group that hold the values which the query compares column c with."""
        for action, after in zip(e.actions, e.actions[1:]):
            if action == ("column", c) and after[0] == "value":
                holders = {one[0] for one in e.values[after[1]]["cols"]}
                if c in holders:
                    group = [index for index in group if index in holders]
        return group

    def alien(self, e, schema):
        columns = self.candidates(e)
        self.rng.shuffle(columns)
        have = {stem(word) for column in e.columns for word in column["words"]} | {stem(word) for table in e.tables for word in table["words"]}
        for c in columns:
            spans = self.spans(e, c)
            if len(spans) != 1:
                continue
            a, b = spans[0]
            if any(other != c and code == 2 and a <= word < b for (word, other), code in e.column_match.items()):
                continue
            for _ in range(8):
                name = self.rng.choice(self.foreign)
                if {stem(word) for word in name} & have:
                    continue
                before = e.actions
                e.actions = [("missing", 0) if action == ("column", c) else action for action in e.actions]
                if self.edit(e, a, b, name):
                    self.realign(e)
                    e.aligned[("missing", 0)] = set(range(a, a + len(name)))
                    for word in range(a, a + len(name)):
                        e.tags[word] = 4
                    e.verdict = MISSING_COLUMN
                    return
                e.actions = before

    def table(self, e, schema):
        used = sorted({action[1] for action in e.actions if action[0] == "table"} | {e.columns[c]["table"] for c in self.used(e)})
        t = self.rng.choice(used)
        names = self.table_synonyms.get(schema.name, {}).get(schema.table_rows[e.table_ids[t]]["name"], [])
        if len(names) < 2 or any(action[0] == "category" and e.columns[action[1]]["table"] == t for action in e.actions):
            return
        new = len(e.tables)
        e.tables[t] = dict(e.tables[t], words=split_identifier(names[0]))
        e.tables.append(dict(e.tables[t], words=split_identifier(names[1])))
        e.table_ids = e.table_ids + [e.table_ids[t]]
        copy = {}
        for c in range(len(e.columns)):
            if e.columns[c]["table"] == t:
                copy[c] = len(e.columns)
                e.columns.append(dict(e.columns[c], table=new))
                e.column_ids = e.column_ids + [e.column_ids[c]]
        for value in e.values:
            value["cols"] = value["cols"] + [[copy[column], code, stored] for column, code, stored in value["cols"] if column in copy]
        e.keys = e.keys + [(copy.get(a, a), copy.get(b, b)) for a, b in e.keys if a in copy or b in copy]
        aligned, e.verdict = dict(e.aligned), AMBIGUOUS
        self.rematch(e)
        if self.rng.random() < 0.5:
            e.actions = [
                ("table", new) if action == ("table", t) else ("column", copy[action[1]]) if action[0] == "column" and action[1] in copy else action
                for action in e.actions
            ]
        self.realign(e)
        for (kind, index), words in aligned.items():
            e.aligned[(kind, index)] = words
            if kind == "table" and index == t:
                e.aligned[(kind, new)] = words
            if kind == "column" and index in copy:
                e.aligned[(kind, copy[index])] = words

    def swap(self, e, schema):
        columns = self.candidates(e)
        self.rng.shuffle(columns)
        used, named = self.used(e), {c for (_, c), code in e.column_match.items() if code == 2}
        for c in columns:
            one = e.columns[c]
            others = [
                k
                for k, other in enumerate(e.columns)
                if k not in used and k not in named and (other["table"], other["type"]) == (one["table"], one["type"]) and not other["pk"] and not other["fk"] and len(other["words"]) <= 4 and all(word.isalpha() for word in other["words"])
            ]
            if not others or not self.spans(e, c):
                continue
            k, kept = self.rng.choice(others), e.copy()
            if not self.mention(e, e.columns[c]["words"], e.columns[k]["words"]):
                for name in ("words", "stop", "values", "actions", "table_match", "column_match", "tags"):
                    setattr(e, name, getattr(kept, name))
                continue
            self.repoint(e, c, k)
            for value in e.values:
                value["cols"] = [[k if column == c else column, code, stored] for column, code, stored in value["cols"] if column != k]
            self.realign(e)
            return

    def mention(self, e, old, new):
        """Writes the new name for every mention of the old one; False where a value stands."""
        name, start = sorted(stem(word) for word in old), 0
        size = len(name)
        while start + size <= len(e.words):
            if sorted(stem(word) for word in e.words[start : start + size]) != name:
                start += 1
                continue
            last, words = e.words[start + size - 1], list(new)
            if last.endswith("s") and not old[-1].endswith("s") and not words[-1].endswith("s"):
                words[-1] += "s"
            if not self.edit(e, start, start + size, words):
                return False
            start += len(words)
        return True

    def transplant(self, e):
        rng, other = self.rng, self.rng.choice(self.others)
        have, fresh = {stem(word) for word in e.words}, {}
        for column in other.column_rows:
            words = column["words"]
            if not column["pk"] and not column["fk"] and 0 < len(words) <= 3 and all(word.isalpha() for word in words) and not {stem(word) for word in words} & have:
                fresh.setdefault(column["type"], []).append(words)
        for names in fresh.values():
            rng.shuffle(names)
        used = self.used(e)
        columns = self.candidates(e)
        columns += [c for c, column in enumerate(e.columns) if c not in used and not column["pk"] and not column["fk"] and rng.random() < 0.5]
        for c in columns:
            names = fresh.get(e.columns[c]["type"])
            if not names or c in used and not self.spans(e, c):
                continue
            kept = e.copy()
            if c in used and not self.mention(e, e.columns[c]["words"], names[-1]):
                for name in ("words", "stop", "values", "actions", "table_match", "column_match", "tags"):
                    setattr(e, name, getattr(kept, name))
                continue
            e.columns[c] = dict(e.columns[c], words=names.pop(), note=("", False))
        tables = [table["words"] for table in other.table_rows if 0 < len(table["words"]) <= 2 and not {stem(word) for word in table["words"]} & have]
        rng.shuffle(tables)
        for t, table in enumerate(e.tables):
            if tables and rng.random() < 0.6 and len(table["words"]) <= 2 and all(word.isalpha() for word in table["words"]):
                kept = e.copy()
                if self.mention(e, table["words"], tables[-1]):
                    e.tables[t] = dict(table, words=tables.pop())
                else:
                    for name in ("words", "stop", "values", "actions", "table_match", "column_match", "tags"):
                        setattr(e, name, getattr(kept, name))
        self.rematch(e)
        self.realign(e)

    def rename(self, e, schema):
        for c, column in enumerate(e.columns):
            table = schema.table_rows[e.table_ids[column["table"]]]["name"]
            names = self.column_synonyms.get(schema.name, {}).get(table, {}).get(column["name"], [])
            if names and self.rng.random() < 0.35 and column["words"] == schema.column_rows[e.column_ids[c]]["words"]:
                e.columns[c] = dict(column, words=split_identifier(self.rng.choice(names)))
                self.rematch_column(e, c)
        for t, table in enumerate(e.tables):
            names = self.table_synonyms.get(schema.name, {}).get(schema.table_rows[e.table_ids[t]]["name"], [])
            if names and self.rng.random() < 0.25 and table["words"] == schema.table_rows[e.table_ids[t]]["words"]:
                e.tables[t] = dict(table, words=split_identifier(self.rng.choice(names)))
        stems = [stem(word) for word in e.words]
        e.table_match = {(i, t): code for t, table in enumerate(e.tables) for i, code in name_match(e.words, stems, table["words"]).items()}

    def distract(self, e):
        other = self.rng.choice(self.others)
        order = list(range(len(other.tables)))
        self.rng.shuffle(order)
        stems, have = [stem(word) for word in e.words], {tuple(table["words"]) for table in e.tables}
        from features import note_of
        from schema import categories_of

        for t in order[: self.rng.choice((1, 1, 2, 3))]:
            words = other.table_rows[t]["words"]
            if not words or tuple(words) in have or any(code == 2 for code in name_match(e.words, stems, words).values()):
                continue
            new = len(e.tables)
            e.tables.append({"words": words, "view": other.table_rows[t].get("view", 0)})
            e.table_ids = e.table_ids + [-1]
            e.table_match.update({(i, new): code for i, code in name_match(e.words, stems, words).items()})
            for column in other.column_rows:
                if column["table"] == t and len(e.columns) < MAX_COLUMNS and column["words"]:
                    c = len(e.columns)
                    e.columns.append(dict(column, table=new, note=note_of(column), categories=categories_of(column)))
                    e.column_ids = e.column_ids + [-1]
                    e.column_match.update({(i, c): code for i, code in name_match(e.words, stems, column["words"]).items()})
