"""From the literals of a gold query to what its question says: pointers to values, in the unit that columns have."""

import datetime
import re
import unicodedata

from convert import Literals
from schema import categories_of

SCALES = [  # token, factor; the likelier first
    ("X60", 60),
    ("X3600", 3600),
    ("X100", 100),
    ("X1000", 1000),
    ("X1000000", 1000000),
    ("D100", 0.01),
    ("X86400", 86400),
    ("X60000", 60000),
    ("X3600000", 3600000),
    ("X24", 24),
    ("X7", 7),
    ("X12", 12),
    ("X30", 30),
    ("X365", 365),
    ("D60", 1 / 60),
    ("D1000", 0.001),
]
MONTHS = "january february march april may june july august september october november december".split()
WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split()
DATE = re.compile(r"^(\d{4})(?:-(\d\d))?(?:-(\d\d))?(?:[ T]00:00(?::00)?)?$")


def fold(text):
    text = unicodedata.normalize("NFKD", str(text).lower())
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[\w.+#%]+", text))


def day(text, after=False):
    """The first day of a year, month or day written as such; after: the day after its last. None if it is none."""
    match = DATE.match(text)
    if not match:
        return None
    year, month, date = (int(part) if part else None for part in match.groups())
    try:
        if not after:
            return datetime.date(year, month or 1, date or 1)
        if date:
            return datetime.date(year, month, date) + datetime.timedelta(1)
        if month:
            return datetime.date(year + month // 12, month % 12 + 1, 1)
        return datetime.date(year + 1, 1, 1)
    except (ValueError, OverflowError):
        return None


def singular(word):
    """The word without the end of a plural."""
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def span_of(value):
    """(first day, day after the last) of a value candidate that is a span of time; None."""
    text = value["text"]
    if value["kind"] == "number" and not re.fullmatch(r"(1[5-9]|20)\d\d", text):
        return None
    first, end = day(text), day(value.get("until") or text, True)
    return (first, end) if first and end and value["kind"] in ("date", "number") else None


class Linked(Literals):
    """values: what linking found in the question (tools/export_links.c); words: its words; schema: for categories."""

    def __init__(self, row, schema, today=None):
        self.row, self.values, self.words = row, row["values"], row["words"]
        self.schema, self.day = schema, today
        self.spans = [span_of(value) for value in self.values]
        self.unknown = []  # literals that the question does not say

    def today(self):
        return self.day

    # ---- numbers ----

    def equal(self, number):
        best = None
        for index, value in enumerate(self.values):
            if value["number"] is not None and abs(value["number"] - number) <= 1e-9 * max(1, abs(number)):
                if best is None or (value["kind"] == "number") > (self.values[best]["kind"] == "number"):
                    best = index
        return best

    def number(self, text, context):
        number = float(text)
        index = self.equal(number)
        constant = text in ("0", "1", "1.0", "100", "100.0")
        if context and context[0] == "column" and self.encoding(context[1]) == 3:
            found = self.moment("%s-%s-%s" % (text[:4], text[4:6], text[6:8]))
            if found:
                return found
        if context and context[0] == "column" and (index is None or constant):
            found = self.category(text, context)
            if found:
                return found
        if constant and index is None and context and context[0] == "column":
            return None
        if context is None or context[0] in ("function", "other") and constant:
            return None
        if context[0] == "function" and index is None and 0 < number < 1:
            index = self.equal(number * 100)
            return [("tok", "D100"), ("value", index)] if index is not None else None
        if context[0] in ("limit", "offset") and number == 1:
            return None
        if index is not None:
            return [("value", index)]
        if constant or context[0] == "function":
            return None
        if context[0] in ("limit", "offset", "frame"):
            return self.missed(text)
        for token, factor in SCALES:
            index = self.equal(number / factor)
            if index is not None:
                return [("tok", token), ("value", index)]
        found = self.moment(text) if re.fullmatch(r"(19|20)\d\d", text) else None
        return found or self.missed(text)

    def missed(self, text):
        self.unknown.append(text)
        return None

    def encoding(self, column):
        return self.schema.column_rows[column].get("encoding", 0)

    # ---- texts ----

    def category(self, text, context):
        """One of the few values of the column that the literal is compared with."""
        if not context or context[0] != "column":
            return None
        for one in categories_of(self.schema.column_rows[context[1]]):
            if one == text or one.lower() == text.lower():
                return [("category", context[1], one)]
            try:
                if float(one) == float(text):
                    return [("category", context[1], one)]
            except ValueError:
                pass
        return None

    def moment(self, text):
        """A date, month or year as what a span of time of the question begins or ends with."""
        start, end = day(text), day(text, True)
        if not start:
            return None
        if self.day and text == self.day and not any(value["text"] == text for value in self.values):
            return [("tok", "TODAY")]
        best = None
        for index, (value, span) in enumerate(zip(self.values, self.spans)):
            if not span:
                continue
            form = None
            if value["text"] == text or span[0] == start and len(text) >= 10 or span == (start, end):
                form = []
            elif len(text) >= 10 and span[1] - datetime.timedelta(1) == start:
                form = [("tok", "LASTDAY")]
            elif len(text) >= 10 and span[1] == start:
                form = [("tok", "NEXTDAY")]
            elif value.get("until") == text:
                form = [("tok", "LASTOF")]
            elif len(text) == 4 and value["text"][:4] == text:
                form = [("tok", "YEAROF")]
            elif len(text) == 7 and value["text"][:7] == text:
                form = [("tok", "MONTHOF")]
            if form is not None and (best is None or len(form) < len(best) - 1):
                best = form + [("value", index)]
        return best

    def named(self, text, context):
        """The word that names a month or weekday by its number."""
        names = {"MONTHNO": MONTHS, "WEEKDAY": WEEKDAYS}.get(context[0] if context else None)
        if not names or not text.isdigit():
            return None
        place = int(text) - (context[0] == "MONTHNO")
        for at, word in enumerate(self.words):
            if 0 <= place < len(names) and len(word) >= 3 and (names[place].startswith(word) or word.rstrip("s") == names[place]):
                return [("tok", "MONTHNUMBER" if context[0] == "MONTHNO" else "WEEKDAYNUMBER"), ("word", at)]
        return None

    def text(self, text, context):
        found = self.named(text, context)
        if found:
            return found
        found = self.moment(text[:10] if re.match(r"\d{4}-\d\d-\d\d[ T]", text) else text)
        if found:
            return found
        column = context[1] if context and context[0] in ("column", "within") else None
        wanted, best, rank = fold(text), None, -1
        for index, value in enumerate(self.values):
            stored = [fold(one[2]) for one in value["cols"] if one[0] == column][:1]  # what is written for it
            score = -1
            if wanted in stored:
                score = 3 if fold(value["text"]) == wanted else 2
            elif fold(value["text"]) == wanted:
                score = 1
            elif any(fold(one[2]) == wanted for one in value["cols"]):
                score = 0
            if score > rank:
                best, rank = index, score
        if rank >= 2:
            return [("value", best)]
        found = self.category(text, context)
        if found:
            return found
        if rank >= 0:
            return [("value", best)]
        try:
            index = self.equal(float(text))
            if index is not None:
                return [("value", index)]
        except ValueError:
            pass
        return self.copied(text) or self.missed(text)

    def copied(self, text):
        """Words of the question as they are written."""
        wanted = fold(text).split()
        words = [fold(word) for word in self.words]
        if not wanted or len(wanted) > 8:
            return None
        for at in range(len(words) - len(wanted) + 1):
            if words[at : at + len(wanted)] == wanted:
                if len(wanted) == 1:
                    return [("word", at)]
                return [("tok", "SPAN"), ("word", at), ("word", at + len(wanted) - 1)]
        if len(wanted) == 1 and len(wanted[0]) > 2:
            for at, word in enumerate(words):
                if singular(word) == wanted[0]:
                    return [("tok", "SINGULAR"), ("word", at)]
        return None

    def pattern(self, text, context):
        return self.text(text.replace("%", " ").strip(), context)

    # ---- spans of time ----

    def during(self, first, last, context):
        if context and context[0] == "column" and re.fullmatch(r"\d{8}", first):
            first = "-".join((first[:4], first[4:6], first[6:8]))
        inclusive = last.endswith("+")
        start = day(first)
        end = day(last.rstrip("+"), inclusive)
        if not start or not end:
            return None
        for index, span in enumerate(self.spans):
            if span == (start, end):
                return [("value", index)]
        return None
