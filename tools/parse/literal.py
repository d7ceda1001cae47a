"""What value pointers stand for in SQL: the twin of src/parse/literal.c."""

import datetime

from compose import DATE_PARTS, Malformed
from grammar import Grammar
from literals import MONTHS, WEEKDAYS, day, singular, span_of

GRAMMAR = Grammar()


def quote(text):
    return "'" + str(text).replace("'", "''") + "'"


def plain_number(number):
    return str(int(number)) if number == int(number) else repr(round(number, 10))


class Values:
    """row: a linked question; schema: its catalogue. Texts are written as the column that they are compared with holds
    them; numbers too; spans of time as its dates are written."""

    def __init__(self, row, schema):
        self.values, self.words, self.schema = row["values"], row["words"], schema

    def column(self, index):
        return self.schema.column_rows[index] if index is not None else None

    def text(self, what, scale, compared):
        kind = what[0]
        column, function, texts = compared or (None, None, False)
        if kind == "category":
            source = self.column(what[1])
            return what[2] if source["type"] == "number" and not source.get("text") else quote(what[2])
        if kind == "word":
            return self.word(self.words[what[1]], scale)
        value = self.values[what[1]]
        span = span_of(value)
        if span and (value["kind"] == "date" or scale in ("LASTDAY", "NEXTDAY", "YEAROF", "MONTHOF", "LASTOF") or self.is_dated(column, function)):
            return self.date(value, span, scale, column, function)
        if value["number"] is not None:
            return self.number(value, scale, column, function, texts)
        if scale == "SINGULAR":
            return quote(singular(value["text"]))
        if texts or function and function not in ("LOWER", "UPPER", "TRIM"):
            return quote(value["text"])
        for index, code, stored in value["cols"]:
            if index == column:
                source = self.column(column)
                return stored if source["type"] == "number" and not source.get("text") else quote(stored)
        return quote(value["text"])

    @staticmethod
    def word(word, scale):
        if scale == "MONTHNUMBER":
            found = [number for number, name in enumerate(MONTHS, 1) if name.startswith(word)]
            if not found:
                raise Malformed("no month")
            return "'%02d'" % found[0]
        if scale == "WEEKDAYNUMBER":
            found = [number for number, name in enumerate(WEEKDAYS) if name.startswith(word.rstrip("s")[:6])]
            if not found:
                raise Malformed("no weekday")
            return "'%d'" % found[0]
        return quote(singular(word) if scale == "SINGULAR" else word)

    def span(self, first, last):
        if first[0] != "word" or last[0] != "word" or not first[1] < last[1] <= first[1] + 8:
            raise Malformed("no span of words")
        return quote(" ".join(self.words[first[1] : last[1] + 1]))

    def is_dated(self, column, function):
        """Dates are compared: a column of dates itself, or a part of dates."""
        if function in DATE_PARTS:
            return True
        source = self.column(column)
        return bool(source) and function is None and (source["type"] == "date" or source.get("encoding", 0) > 0)

    def date(self, value, span, scale, column, function):
        first, end = span
        at = {"LASTDAY": end - datetime.timedelta(1), "NEXTDAY": end}.get(scale, first)
        if scale == "LASTOF":
            text = value.get("until") or value["text"]
            at = day(text)
        source = self.column(column)
        if function is None and not scale:
            for index, code, stored in value["cols"]:
                if index == column:
                    return stored if source["type"] == "number" and not source.get("text") else quote(stored)
        if function == "YEAR" or scale == "YEAROF":
            year = "%04d" % at.year
            number = source and source["type"] == "number" and not source.get("text") and function is None
            return year if number else quote(year)
        if function == "MONTH" or scale == "MONTHOF":
            return quote("%04d-%02d" % (at.year, at.month))
        if function == "MONTHNO":
            return "'%02d'" % at.month
        if function in ("QUARTER", "WEEK", "WEEKNO", "WEEKDAY", "HOUR"):
            return quote(value["text"])
        if source and function is None and source.get("encoding") == 3:
            return at.strftime("%Y%m%d")
        if source and function is None and source["type"] == "number" and not source.get("encoding"):
            return "%04d" % at.year if len(value["text"]) == 4 else quote(at.isoformat())
        if source and function is None and len(value["text"]) == 4 and not (source["type"] == "date" or source.get("encoding")):
            return quote(value["text"])
        return quote(at.isoformat())

    def number(self, value, scale, column, function, texts):
        number = value["number"]
        factor = GRAMMAR.sql.get(scale) if scale else None
        if factor:
            number = number * float(factor)
        text = plain_number(number)
        source = self.column(column)
        if texts or function in DATE_PARTS:
            return quote(text)
        if source and function is None and (source.get("text") or source["type"] == "text"):
            for index, code, stored in value["cols"]:
                if index == column:
                    return quote(stored)
            return quote(text)
        return text

    def during(self, what, sql, compared):
        """A condition that a date (as SQLite's functions take it) lies within a span of time."""
        if what[0] != "value" or not span_of(self.values[what[1]]):
            raise Malformed("no span of time")
        value = self.values[what[1]]
        first, end = span_of(value)
        column, function, _ = compared
        source = self.column(column)
        if source and function is None and source["type"] == "number" and not source.get("encoding"):
            return "%s = %d" % (sql, first.year)
        if not value.get("until"):
            form = {4: "%Y", 7: "%Y-%m", 10: "%Y-%m-%d"}[len(value["text"])]
            return "STRFTIME('%s', %s) = %s" % (form, sql, quote(value["text"]))
        return "%s >= '%s' AND %s < '%s'" % (sql, first.isoformat(), sql, end.isoformat())
