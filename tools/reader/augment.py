"""More replies from those that were written: choices in another order, another item beside, two replies in one, a
reply to something else, a choice denied."""
import re

POSITIONS = re.compile(r"\b(\d|one|two|three|four|five|1st|2nd|3rd|4th|first|second|third|fourth|fifth|last|former|latter|middle|option|number|nr|"
                       r"top|bottom|[a-e]\)|choice|uno|dos|tres|left|right|next|previous|penultimate|beginning|end|initial|final|"
                       r"opening|closing|both|all|either|other|others|rest|neither|any|remaining)\b")
DENIALS = ["not {}", "anything but {}", "{} is out", "no {}", "leave out {}", "{} is not what i need", "ignore {}",
           "everything except {}", "certainly not {}", "{} doesn't interest me", "drop {}", "i don't mean {}", "{} is irrelevant",
           "i have no use for {}", "exclude {}", "{} can be left aside", "forget {}", "it is not {}", "never {}"]
JOINTS = [" and ", ", ", " ; ", " , and ", " / ", " . ", " with ", " plus "]
NAMINGS = ["{}", "{}", "the {}", "the {} please", "use {}", "i mean {}", "it should be the {}", "{} .", "i want the {}", "take {} , please",
           "let's go with {}", "{} is what i need", "the one called {}", "maybe {}", "i guess {}", "what i had in mind is {}"]


def spoken(row):
    """The choices that a row keeps, by item; None where it tells nothing."""
    return row["keep"] if isinstance(row["keep"], list) else None


def permuted(row, rng):
    """The same reply with the choices in another order, if it names none by its place."""
    if POSITIONS.search(row["reply"]) or row["sub"] == "number":
        return row
    items, keep = [], spoken(row)
    kept = None if keep is None else []
    for i, item in enumerate(row["items"]):
        order = list(range(len(item["choices"])))
        rng.shuffle(order)
        items.append({"term": item["term"], "choices": [item["choices"][o] for o in order]})
        if keep is not None:
            kept.append(None if keep[i] is None else [order.index(k) for k in keep[i]])
    return {**row, "items": items, "keep": row["keep"] if keep is None else kept}


def disjoint(a, b):
    words = lambda item: {w for c in item["choices"] for w in c[0].split()} | set(item["term"].split())
    return not ((words(a) & words(b)) - {"of", "in", "on", "at", "date", "name", "id", "time"})


def beside(row, others, rng):
    """Another item that the reply says nothing of, before or after its own."""
    item = rng.choice(rng.choice(others)["items"])
    keep = spoken(row)
    if len(row["items"]) != 1 or keep is None or not disjoint(row["items"][0], item):
        return row
    if POSITIONS.search(row["reply"]) or row["all"]:
        return row
    first = rng.random() < 0.5
    return {**row, "items": [item] + row["items"] if first else row["items"] + [item],
            "keep": [None] + keep if first else keep + [None]}


def joined(row, other, rng):
    """Two replies in one, to two items."""
    a, b = spoken(row), spoken(other)
    if (len(row["items"]) != 1 or len(other["items"]) != 1 or a is None or b is None or row["all"] or other["all"]
            or not disjoint(row["items"][0], other["items"][0])
            or POSITIONS.search(row["reply"]) or POSITIONS.search(other["reply"])):
        return row
    one, two = row["reply"].rstrip(" ."), other["reply"].rstrip(" .")
    if rng.random() < 0.3:
        one, two = (f"for the {r['items'][0]['term']} {t}" for r, t in ((row, one), (other, two)))
    elif rng.random() < 0.2:
        one, two = (f"{r['items'][0]['term']} : {t}" for r, t in ((row, one), (other, two)))
    return {**row, "reply": one + rng.choice(JOINTS) + two, "items": row["items"] + other["items"], "keep": a + b}


def elsewhere(row, other):
    """A reply to a question of another database tells nothing here."""
    if spoken(other) is None or POSITIONS.search(other["reply"]) or other["sub"] in ("number", "table", "both", "correction"):
        return row
    return {**row, "reply": other["reply"], "keep": None, "all": False, "kind": "unhelpful"}


def telling(choices, i):
    """The words of choice i that no other choice has."""
    words = [name.split() for name, _ in choices]
    rest = {w for k, c in enumerate(words) if k != i for w in c}
    return [w for w in words[i] if w not in rest and w not in ("of", "in")]


def named(row, rng):
    """One of the choices by its own name, or all but one."""
    which = rng.randrange(len(row["items"]))
    item = row["items"][which]
    i = rng.randrange(len(item["choices"]))
    name = item["choices"][i][0]
    tells = telling(item["choices"], i)
    if not tells or " in " in name:
        return row
    column = name.split(" of ")[0]
    text = rng.choice([column if set(column.split()) & set(tells) else name, name, " ".join(tells)])
    keep = [None] * len(row["items"])
    if rng.random() < 0.3 and len(item["choices"]) > 1:
        keep[which] = [k for k in range(len(item["choices"])) if k != i]
        text = rng.choice(DENIALS).format(rng.choice(["", "the "]) + text)
    else:
        keep[which] = [i]
        text = rng.choice(NAMINGS).format(text)
    return {**row, "reply": text, "keep": keep, "all": False, "kind": "partial"}


def varied(rows, rng):
    """One epoch."""
    by_database = {}
    for row in rows:
        by_database.setdefault(row["database"] or row["scenario"], []).append(row)
    out = []
    for row in rows:
        draw = rng.random()
        home = by_database[row["database"] or row["scenario"]]
        if draw < 0.12:
            row = beside(row, home, rng)
        elif draw < 0.22:
            row = joined(row, rng.choice(home), rng)
        elif draw < 0.30:
            other = rng.choice(rows)
            row = elsewhere(row, other) if other["database"] != row["database"] else row
        elif draw < 0.36:
            row = named(row, rng)
        out.append(permuted(row, rng))
    return out
