"""The corpus in two forms: the text that people write, and log lines (`make corpus`).

`read_text` turns the text into items, `to_log` items into log lines; conversations/corpus/README.md describes the text.
"""

import re

FAMILIES = """count filter_number filter_text filter_date filter_code filter_flag text_match topn topn_ties
superlative_join group1 group2 by_day by_week by_month by_quarter by_year having join2 join3 join4 join5 link
negation missing_rows null_test cmp_average cmp_row best_per_group ratio percent_total arithmetic cond_sum date_diff
age running rank_in_group prev_period self_join either_or both neither distinct multi_sort set_op and_list full_name
empty whole_row""".split()
STYLES = {
    "f": "full",  # a whole sentence
    "t": "terse",  # keywords
    "c": "chatty",  # with context, as in a message to a colleague
    "l": "sloppy",  # lower case, typing slips
    "s": "synonyms",  # other words than the schema's
    "u": "units",  # units, relative dates
}
# What an ambiguous term is about, and the mode of the log that it gets.
ABOUT = {
    "column": "col_amb",
    "date": "col_amb",
    "value": "val_amb",
    "table": "table_amb",
    "measure": "vague_amb",
    "vague": "vague_amb",
    "scope": "scope_amb",
    "attachment": "attach_amb",
}
MISSING = {
    "missing_column": "col_unans",
    "missing_value": "val_unans",
    "undefined_measure": "calc_unans",
    "forecast": "out_of_scope",
    "action": "out_of_scope",
    "outside": "out_of_scope",
}
REPLIES = {
    "concise": "concise_helpful",
    "verbose": "verbose_helpful",
    "partial": "partial",
    "unhelpful": "unhelpful",
    "number": "concise_helpful",
    "describe": "verbose_helpful",
}
TURNS = """new narrow widen replace drop add_column project regroup resort topn drill pronoun and_for compare correct
undo topic ambiguous reply reply_new smalltalk unanswerable""".split()
WITHOUT_SQL = ("ambiguous", "smalltalk", "unanswerable")  # kinds of turns that no query answers
SUBTYPED = ("col_amb", "val_amb", "table_amb")


class FormError(Exception):
    def __init__(self, line, text):
        super().__init__(f"line {line}: {text}")


class Item:
    """kind: clear, ambiguous, unanswerable or dialogue; line: of the text; the rest by kind."""

    def __init__(self, kind, line):
        self.kind, self.line = kind, line
        self.families, self.sql, self.asked, self.said = [], None, [], {}
        self.about, self.subtype, self.ask, self.why = None, None, None, None
        self.readings, self.replies, self.near, self.turns = [], [], [], []
        self.name = None


SQL = re.compile(r"\s+=\s+(?=(?:SELECT|WITH)\b)", re.I)


def split_sql(text, line):
    """`words = SELECT ...` as both."""
    match = SQL.search(text)
    if not match:
        raise FormError(line, "` = SELECT ...` is missing: " + text[:60])
    return text[: match.start()].strip(), text[match.end() :].strip().rstrip(";")


def marked(text, line, least):
    """The text without its brackets, and the bracketed terms as (term, start, end) in bytes."""
    out, terms = "", []
    for part in re.split(r"(\[[^\]]*\])", text):
        if part.startswith("["):
            start = len(out.encode())
            out += part[1:-1]
            terms.append((part[1:-1], start, len(out.encode())))
        else:
            out += part
    if len(terms) < least:
        raise FormError(line, "mark the words at fault with [brackets]: " + text)
    return out, terms


def element(text, line):
    """table, table.column or table.column=value."""
    match = re.match(r"^([^.=]+?)(?:\.([^=]+?))?(?:=(.*))?$", text.strip())
    if not match or (match.group(3) is not None and not match.group(2)):
        raise FormError(line, "an element is table, table.column or table.column=value: " + text)
    out = {"table": match.group(1).strip(), "column": match.group(2).strip() if match.group(2) else None}
    if match.group(3) is not None:
        value = match.group(3).strip()
        out["value"] = float(value) if re.fullmatch(r"-?\d+\.\d+", value) else int(value) if re.fullmatch(r"-?(0|[1-9]\d*)", value) else value
    return out


def element_text(one):
    text = one["table"] + ("." + one["column"] if one["column"] else "")
    return text + ("=" + str(one["value"]) if "value" in one else "")


def read_text(text):
    """(header, items) of a text. FormError."""
    header, items, item, counts = {}, [], None, {}
    for line, raw in enumerate(text.splitlines(), 1):
        row = raw.strip()
        if not row or row.startswith("#"):
            continue
        if item is None and re.match(r"^[a-z]+:", row) and not items:
            key, _, rest = row.partition(":")
            header[key] = rest.strip()
            continue
        sign, _, rest = row.partition(" ")
        if sign in ("*", "?", "x") or row == "d":
            item = Item({"*": "clear", "?": "ambiguous", "x": "unanswerable", "d": "dialogue"}[sign], line)
            counts[item.kind] = counts.get(item.kind, 0) + 1
            item.name = item.kind[0] + str(counts[item.kind])
            items.append(item)
            begin(item, rest.strip(), line)
        elif item is None:
            raise FormError(line, "an item begins with `* families`, `? about`, `x about` or `d`")
        else:
            READERS[item.kind](item, row, line)
    return header, items


def begin(item, rest, line):
    if item.kind == "clear":
        item.families = [word for word in re.split(r"[,\s]+", rest) if word]
        for word in item.families:
            if word not in FAMILIES:
                raise FormError(line, f"no such family: {word}")
    elif item.kind == "ambiguous":
        words = rest.split()
        item.about = words[0] if words else ""
        if any(part not in ABOUT for part in item.about.split("+")):
            raise FormError(line, "`? about [lexical|semantic]`, about one of " + " ".join(ABOUT))
        item.subtype = words[1] if len(words) > 1 else None
        if item.subtype not in (None, "lexical", "semantic"):
            raise FormError(line, "a subtype is lexical or semantic")
    elif item.kind == "unanswerable":
        item.about = rest
        if rest not in MISSING:
            raise FormError(line, "`x about`, about one of " + " ".join(MISSING))


def read_said(text, line):
    """LITERAL=words|other words; ... as {literal: [words]}."""
    out = {}
    for part in text.split(";"):
        literal, equal, words = part.partition("=")
        if not equal:
            raise FormError(line, "said: LITERAL=words|other words; ...")
        out[literal.strip().strip("'")] = [word.strip() for word in words.split("|")]
    return out


def read_clear(item, row, line):
    if row.startswith("= "):
        item.sql = row[2:].strip().rstrip(";")
        return
    key, colon, rest = row.partition(":")
    if key == "said":
        item.said.update(read_said(rest, line))
        return
    if not colon or not key or any(letter not in STYLES for letter in key):
        raise FormError(line, "a phrasing begins with letters of " + "".join(STYLES) + " and a colon: " + row[:60])
    item.asked.append((line, [STYLES[letter] for letter in key], rest.strip()))


def read_ambiguous(item, row, line):
    key, colon, rest = row.partition(":")
    rest = rest.strip()
    words = key.split()
    if key == "q":
        item.asked.append((line, *marked(rest, line, len(item.about.split("+")))))
    elif key == "ask":
        item.ask = rest
    elif key.isdigit():
        parts = rest.split(" | ", 1)
        if len(parts) != 2 or int(key) != len(item.readings) + 1:
            raise FormError(line, "a reading is `N: element | question that means only this = SELECT ...`")
        rewrite, sql = split_sql(parts[1], line)
        elements = [element(part, line) for part in parts[0].split(";")]
        item.readings.append({"line": line, "elements": elements, "rewrite": rewrite, "sql": sql})
    elif words and words[0] == "near":
        if len(words) == 2:
            item.near.append((line, rest, number(words[1], item, line), None))
        else:
            item.near.append((line, *split_near(rest, line)))
    elif words and words[0] in REPLIES:
        means = [number(one, item, line) for one in " ".join(words[1:]).replace(",", " ").split()]
        item.replies.append((line, words[0], means, rest))
    else:
        raise FormError(line, "not a line of an ambiguous item: " + row[:60])


def split_near(text, line):
    words, sql = split_sql(text, line)
    return words, None, sql


def number(text, item, line):
    if not text.isdigit() or not 1 <= int(text) <= len(item.readings):
        raise FormError(line, f"no reading {text} above")
    return int(text)


def read_unanswerable(item, row, line):
    key, _, rest = row.partition(":")
    rest = rest.strip()
    if key == "q":
        item.asked.append((line, *marked(rest, line, 1)))
    elif key == "why":
        item.why = rest
    elif key == "near":
        item.near.append((line, *split_near(rest, line)))
    else:
        raise FormError(line, "not a line of an unanswerable item: " + row[:60])


def read_dialogue(item, row, line):
    key, _, rest = row.partition(":")
    rest = rest.strip()
    if key == "say":
        if not item.turns:
            raise FormError(line, "say: stands below a turn")
        item.turns[-1]["say"] = rest
        return
    if key not in TURNS:
        raise FormError(line, "no such kind of turn: " + key)
    turn = {"line": line, "kind": key, "text": rest, "question": None, "sql": None, "say": None}
    item.turns.append(turn)
    if key in WITHOUT_SQL:
        return
    words, turn["sql"] = split_sql(rest, line)
    said, bar, whole = words.partition(" | ")
    turn["text"], turn["question"] = said.strip(), (whole if bar else said).strip()


READERS = {
    "clear": read_clear,
    "ambiguous": read_ambiguous,
    "unanswerable": read_unanswerable,
    "dialogue": read_dialogue,
}


# ---- log lines ----


def line_of(db, name, sql, conversation, corpus, **more):
    """A log line (schemas/clarity-log.schema.json) with what only the corpus says under `corpus`."""
    out = {
        "id": f"{db}/{name}",
        "db_id": db,
        "source": None,
        "modes": [],
        "subtype": None,
        "facet": None,
        "reply_kind": None,
        "pivots": [],
        "conversation": [{"role": role, "text": text} for role, text in conversation],
        "sql": sql,
        "readings": [],
        "seed": None,
        "tool": "corpus",
    }
    out.update(more)
    out["corpus"] = corpus
    return out


def only(sql, question):
    """The readings of a question that has one."""
    return [{"sql": sql, "rewrite": question}] if sql else []


def to_log(header, items):
    """The log lines of a database's items, in order."""
    for item in items:
        for line in WRITERS[item.kind](header["db"], item):
            if header.get("today"):
                line["corpus"]["today"] = header["today"]
            yield line


def log_clear(db, item):
    for index, (_, styles, text) in enumerate(item.asked, 1):
        corpus = {"kind": "clear", "query": item.name, "families": item.families, "style": styles}
        if item.said and index == 1:
            corpus["said"] = item.said
        yield line_of(db, f"{item.name}/{index}", item.sql, [("USER", text), ("AGENT", item.sql)], corpus, readings=only(item.sql, text))


def pivots(item, terms, target):
    modes = [ABOUT[part] for part in item.about.split("+")]
    out = []
    for place, (term, start, end) in enumerate(terms):
        mode = modes[min(place, len(modes) - 1)]
        slot = min(place, len(item.readings[0]["elements"]) - 1)
        group = []
        for reading in item.readings:
            one = reading["elements"][min(slot, len(reading["elements"]) - 1)]
            if one not in group:
                group.append(one)
        elements = item.readings[target - 1]["elements"]
        subtype = (item.subtype or "semantic") if mode in SUBTYPED else None
        aim = elements[min(slot, len(elements) - 1)]
        out.append({"term": term, "start": start, "end": end, "mode": mode, "subtype": subtype, "target": aim, "group": group})
    return out


def log_ambiguous(db, item):
    kind, means, reply = next((kind, means, text) for _, kind, means, text in item.replies if kind == "concise")
    sql = item.readings[means[0] - 1]["sql"]
    replies = [{"as": kind, "kind": REPLIES[kind], "means": means, "text": text} for _, kind, means, text in item.replies]
    for index, (_, text, terms) in enumerate(item.asked, 1):
        corpus = {"kind": "ambiguous", "query": item.name, "about": item.about}
        if index == 1:
            corpus["replies"] = replies
            if item.subtype:
                corpus["subtype"] = item.subtype
            corpus["elements"] = [reading["elements"] for reading in item.readings]
        marks = pivots(item, terms, means[0])
        subtypes = {mark["subtype"] for mark in marks}
        yield line_of(
            db,
            f"{item.name}/{index}",
            sql,
            [("USER", text), ("AGENT", item.ask), ("USER", reply), ("AGENT", sql)],
            corpus,
            modes=list(dict.fromkeys(mark["mode"] for mark in marks)),
            subtype=subtypes.pop() if len(subtypes) == 1 else None,
            facet="uni" if len(marks) == 1 else "multi",
            reply_kind="concise_helpful",
            pivots=marks,
            readings=[{"sql": one["sql"], "rewrite": one["rewrite"]} for one in item.readings],
        )
    yield from log_near(db, item, "near_ambiguous")


def log_near(db, item, kind):
    for index, (_, text, means, sql) in enumerate(item.near, 1):
        corpus = {"kind": kind, "query": item.name}
        if means:
            corpus["means"] = means
        query = sql or item.readings[means - 1]["sql"]
        yield line_of(db, f"{item.name}/near{index}", query, [("USER", text), ("AGENT", query)], corpus, readings=only(query, text))


def log_unanswerable(db, item):
    mode = MISSING[item.about]
    for index, (_, text, terms) in enumerate(item.asked, 1):
        marks = [
            {"term": term, "start": start, "end": end, "mode": mode, "subtype": None, "target": None, "group": []}
            for term, start, end in terms
        ]
        corpus = {"kind": "unanswerable", "query": item.name, "about": item.about}
        facet = "uni" if len(marks) == 1 else "multi"
        talk = [("USER", text), ("AGENT", item.why)]
        yield line_of(db, f"{item.name}/{index}", None, talk, corpus, modes=[mode], facet=facet, pivots=marks)
    yield from log_near(db, item, "near_unanswerable")


def log_dialogue(db, item):
    talk, turns, last = [], [], None
    for turn in item.turns:
        talk.append(("USER", turn["text"]))
        talk.append(("AGENT", turn["sql"] or turn["say"] or "-"))
        entry = {"kind": turn["kind"], "question": turn["question"], "sql": turn["sql"]}
        if turn["sql"] and turn["say"]:
            entry["say"] = turn["say"]
        turns.append(entry)
        last = turn["sql"]
    whole = next((turn["question"] for turn in reversed(item.turns) if turn["sql"]), None)
    yield line_of(db, item.name, last, talk, {"kind": "dialogue", "turns": turns}, readings=only(last, whole))


WRITERS = {
    "clear": log_clear,
    "ambiguous": log_ambiguous,
    "unanswerable": log_unanswerable,
    "dialogue": log_dialogue,
}


# ---- back to text ----


def brackets(text, marks):
    data = text.encode()
    for mark in sorted(marks, key=lambda one: -one["start"]):
        data = data[: mark["start"]] + b"[" + data[mark["start"] : mark["end"]] + b"]" + data[mark["end"] :]
    return data.decode()


def text_of(header, lines):
    """The text of log lines, in their order."""
    out = [f"{key}: {value}" for key, value in header.items()]
    letter = {name: sign for sign, name in STYLES.items()}
    seen = None
    for line in lines:
        corpus, first = line["corpus"], line["conversation"][0]["text"]
        kind = corpus["kind"]
        name = line["id"].split("/")[1]
        if name != seen:
            out.append("")
            seen = name
            if kind == "clear":
                out += ["* " + ", ".join(corpus["families"]), "= " + line["sql"]]
                if "said" in corpus:
                    out.append("said: " + "; ".join(f"{key}={'|'.join(words)}" for key, words in corpus["said"].items()))
            elif kind == "ambiguous":
                out.append(" ".join(["?", corpus["about"]] + ([corpus["subtype"]] if "subtype" in corpus else [])))
                later = [f"ask: {line['conversation'][1]['text']}"]
                for index, (reading, elements) in enumerate(zip(line["readings"], corpus["elements"]), 1):
                    names = "; ".join(element_text(one) for one in elements)
                    later.append(f"{index}: {names} | {reading['rewrite']} = {reading['sql']}")
                for reply in corpus["replies"]:
                    means = " " + ",".join(str(one) for one in reply["means"]) if reply["means"] else ""
                    later.append(f"{reply['as']}{means}: {reply['text']}")
                out += later
            elif kind == "unanswerable":
                out += ["x " + corpus["about"], "why: " + line["conversation"][1]["text"]]
            else:
                out.append("d")
        if kind == "clear":
            out.append("".join(letter[style] for style in corpus["style"]) + ": " + first)
        elif kind in ("ambiguous", "unanswerable"):
            out.append("q: " + brackets(first, line["pivots"]))
        elif kind.startswith("near"):
            out.append(f"near {corpus['means']}: {first}" if "means" in corpus else f"near: {first} = {line['sql']}")
        else:
            for turn, said, answer in zip(corpus["turns"], line["conversation"][::2], line["conversation"][1::2]):
                words = said["text"]
                if turn["sql"]:
                    words += "" if turn["question"] == words else " | " + turn["question"]
                    words += " = " + turn["sql"]
                out.append(f"{turn['kind']}: {words}")
                say = turn.get("say") if turn["sql"] else answer["text"]
                if say and say != "-":
                    out.append("say: " + say)
    return "\n".join(out) + "\n"
