"""Actions to SQL, the twin of src/parse/compose.c: a tree of tokens, FROM completed over keys, templates filled in."""

import re

from grammar import Grammar
from schema import edges_of_key, join

GRAMMAR = Grammar()


class Malformed(Exception):
    pass


class Node:
    __slots__ = ("kind", "what", "children")

    def __init__(self, kind, what):
        self.kind, self.what, self.children = kind, what, []


class Query:
    def __init__(self):
        self.derived, self.distinct, self.items, self.where, self.group, self.having = [], False, [], [], [], []
        self.order, self.limit, self.offset, self.sources, self.set = [], None, None, [], None


class Reader:
    """Recursive descent over actions."""

    def __init__(self, actions):
        self.actions, self.at = actions, 0

    def peek(self):
        if self.at >= len(self.actions):
            raise Malformed("too short")
        action = self.actions[self.at]
        return action[1] if action[0] == "tok" else None

    def next(self):
        action = self.actions[self.at]
        self.at += 1
        return action

    def query(self):
        q = Query()
        while self.peek() == "DERIVED":
            self.next()
            q.derived.append(self.query())
        self.expect("SELECT")
        if self.peek() == "DISTINCT":
            self.next()
            q.distinct = True
        ends = ("WHERE", "GROUP", "ASC", "DESC", "LIMIT", "FROM", "END", "UNION", "UNIONALL", "INTERSECT", "EXCEPT")
        while self.peek() not in ends:
            q.items.append(self.node())
        if self.peek() == "WHERE":
            self.chain(q.where)
        if self.peek() == "GROUP":
            self.next()
            while self.peek() not in ends + ("HAVING",):
                q.group.append(self.node())
            if self.peek() == "HAVING":
                self.chain(q.having)
        while self.peek() in ("ASC", "DESC"):
            q.order.append((self.next()[1], self.node()))
        if self.peek() == "LIMIT":
            self.next()
            q.limit = self.node()
            if self.peek() == "OFFSET":
                self.next()
                q.offset = self.node()
        if self.peek() == "FROM":
            self.next()
            while self.peek() not in ends:
                q.sources.append(self.node("source"))
        name = self.next()[1]
        if name != "END":
            q.set = (name, self.query())
        return q

    def chain(self, out):
        self.next()
        out.append(self.node())
        while self.peek() == "AND":
            self.next()
            out.append(self.node())

    def expect(self, name):
        if self.peek() != name:
            raise Malformed("%s expected" % name)
        self.next()

    def node(self, symbol=None):
        kind, what = self.actions[self.at][0], self.actions[self.at][1]
        if kind != "tok":
            self.at += 1
            node = Node(kind, self.actions[self.at - 1])
            return node
        self.at += 1
        node = Node("tok", what)
        rules = GRAMMAR.rules[symbol] if symbol else None
        follows = rules[what] if rules and what in rules else None
        if follows is None:
            for name in ("expression", "condition", "item", "source"):
                if what in GRAMMAR.rules[name]:
                    follows = GRAMMAR.rules[name][what]
                    break
            else:
                raise Malformed("%s is no expression" % what)
        for name in follows:
            if name == "query":
                node.children.append(self.query())
            elif name == "window":
                node.children.append(self.window())
            elif name == "members":
                members = []
                while self.peek() != "END":
                    members.append(self.node())
                self.next()
                node.children.append(members)
            else:
                node.children.append(self.node())
        return node

    def window(self):
        by, order, rows = [], [], None
        while self.peek() != "END":
            name = self.next()[1]
            if name == "BY":
                by.append(self.node())
            elif name == "LASTROWS":
                rows = self.node()
            else:
                order.append((name, self.node()))
        self.next()
        return by, order, rows


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


class Level:
    """The sources of one SELECT with the names that they get."""

    def __init__(self, outer):
        self.outer, self.names, self.mentioned = outer, {}, set()


ATOMS = ("column", "value", "lit", "table")


COMPARED = ("EQ", "NE", "GT", "LT", "GE", "LE", "BETWEEN", "AMONG", "LIKE", "CONTAINS", "STARTS", "ENDS", "GLOB")
TEXTS = ("LIKE", "CONTAINS", "STARTS", "ENDS", "GLOB")
DATE_PARTS = ("YEAR", "MONTH", "DAY", "MONTHNO", "DAYNO", "WEEK", "WEEKNO", "WEEKDAY", "QUARTER", "HOUR", "MINUTE", "CLOCK", "MONTHDAY", "MOMENT", "DAYOFYEAR")


class Composer:
    """values: what value pointers stand for (literal.py), None where actions have no pointers to values."""

    def __init__(self, schema, values=None, today="2025-01-01"):
        self.schema, self.values, self.today, self.count = schema, values, today, 0
        self.compared = None  # what the literal being written is compared with: see compared_with()

    def compose(self, actions):
        reader = Reader(actions)
        q = reader.query()
        if reader.at != len(actions):
            raise Malformed("more than a query")
        self.count = 0
        return self.sql(q, None)

    # ---- queries ----

    def sql(self, q, outer, named=False):
        """The text of a query; named: its columns are called c1, c2, ..."""
        level = Level(outer)
        self.mentions(q, level)
        names = []
        sources, edges, bare, left = set(level.mentioned), [], [], set()
        for node in q.sources:
            self.source(node, sources, edges, left)
        sources, edges = join(self.schema, sources, edges)
        from_ = self.from_(q, level, sources, edges, left) if sources else None
        items = [self.item(one, level) for one in q.items]
        if named:
            items = ["%s AS c%d" % (text, number) for number, text in enumerate(items, 1)]
        parts = ["SELECT " + ("DISTINCT " if q.distinct else "") + ", ".join(items), *(["FROM " + from_] if from_ else [])]
        if q.where:
            parts.append("WHERE " + " AND ".join(self.wrap(one, level) for one in q.where))
        if q.group:
            parts.append("GROUP BY " + ", ".join(self.text(one, level) for one in q.group))
        if q.having:
            parts.append("HAVING " + " AND ".join(self.wrap(one, level) for one in q.having))
        if q.order:
            keys = (self.text(node, level) + (" DESC" if way == "DESC" else "") for way, node in q.order)
            parts.append("ORDER BY " + ", ".join(keys))
        if q.limit:
            parts.append("LIMIT " + self.text(q.limit, level))
            if q.offset:
                parts.append("OFFSET " + self.text(q.offset, level))
        if q.set:
            name = {"UNIONALL": "UNION ALL"}.get(q.set[0], q.set[0])
            parts += [name, self.sql(q.set[1], outer)]
        return " ".join(parts)

    def from_(self, q, level, sources, edges, left):
        order, waiting = [], sorted(sources, key=lambda one: (one in left, one[0] != "table", one[1:]))
        text, done, used = "", set(), []
        derived = [self.sql(one, level.outer, True) for one in q.derived]
        for source in waiting:
            self.count += 1
            level.names[source] = "T%d" % self.count
        while waiting:
            ready = next((one for one in waiting if not done or any({a[0], b[0]} & done and one in (a[0], b[0]) for a, b in edges)), waiting[0])
            ready = ready if not done else self.linked(waiting, edges, done, left) or waiting[0]
            waiting.remove(ready)
            name = "(%s)" % derived[ready[1]] if ready[0] == "derived" else quoted(self.schema.tables[ready[1]])
            name += " AS " + level.names[ready]
            on = [edge for edge in edges if ready in (edge[0][0], edge[1][0]) and {edge[0][0], edge[1][0]} <= done | {ready} and edge not in used]
            used += on
            if not done:
                text = name
            else:
                text += (" LEFT JOIN " if ready in left else " JOIN ") + name
                if on:
                    text += " ON " + " AND ".join("%s = %s" % (self.place(a, level), self.place(b, level)) for a, b in on)
                elif ready in left:
                    text += " ON 1"
            done.add(ready)
        return text

    @staticmethod
    def linked(waiting, edges, done, left):
        """The next source that something done is joined with; those of outer joins last."""
        for outer in (False, True):
            for one in waiting:
                if (one in left) == outer and any({a[0], b[0]} & done and one in (a[0], b[0]) for a, b in edges):
                    return one
        return None

    def source(self, node, sources, edges, left):
        if node.kind == "table":
            sources.add(("table", node.what[1], 1))
        elif node.what == "LEFT":
            table = ("table", node.children[0].what[1], 1)
            left.add(table)
            sources.add(table)
        elif node.what in ("VIA", "VIA2"):
            pairs = self.schema.key_of(node.children[0].what[1])
            if not pairs:
                raise Malformed("no key")
            edges += edges_of_key(pairs, self.schema, 2 if node.what == "VIA2" else 1)
        elif node.what == "ON":
            edges.append((self.spot(node.children[0]), self.spot(node.children[1])))
        else:
            raise Malformed("source " + str(node.what))

    def spot(self, node):
        """The place of a node within its own level."""
        if node.kind == "column":
            return (("table", self.schema.columns[node.what[1]][0], 1), node.what[1])
        if node.what == "SECOND":
            column = node.children[0].what[1]
            return (("table", self.schema.columns[column][0], 2), column)
        if node.what.startswith("OUT") and node.what[3:].isdigit():
            return (("derived", 0), int(node.what[3:]) - 1)
        if node.what.startswith("OTHER") and node.what[5:].isdigit():
            return (("derived", 1), int(node.what[5:]) - 1)
        raise Malformed("place " + str(node.what))

    def mentions(self, q, level):
        """Which sources of this level the query, and what is nested in it, points to."""
        for number in range(len(q.derived)):
            level.mentioned.add(("derived", number))
        parts = [q.items, q.where, q.group, q.having, [node for _, node in q.order]]
        for part in parts:
            for node in part:
                self.look(node, level, 0)

    def look(self, node, level, depth):
        if isinstance(node, Query):
            for part in (node.items, node.where, node.group, node.having, [one for _, one in node.order]):
                for one in part:
                    self.look(one, level, depth + 1)
            for one in node.derived:
                self.look(one, level, depth)
            if node.set:
                self.look(node.set[1], level, depth)
            return
        if isinstance(node, list):
            for one in node:
                self.look(one, level, depth)
            return
        if isinstance(node, tuple):
            by, order, rows = node
            for one in by + [one for _, one in order]:
                self.look(one, level, depth)
            return
        if node.kind == "column" and depth == 0:
            level.mentioned.add(("table", self.schema.columns[node.what[1]][0], 1))
        elif node.kind == "table" and depth == 0:
            level.mentioned.add(("table", node.what[1], 1))
        elif node.kind == "tok":
            if node.what == "OUTER":
                self.look(node.children[0], level, depth - 1)
            elif node.what == "SECOND":
                if depth == 0:
                    level.mentioned.add(("table", self.schema.columns[node.children[0].what[1]][0], 2))
            else:
                for one in node.children:
                    self.look(one, level, depth)

    # ---- expressions ----

    def place(self, place, level):
        source, column = place
        name = level.names.get(source)
        if name is None:
            raise Malformed("a source that is not there")
        if source[0] == "derived":
            return "%s.c%d" % (name, column + 1)
        return "%s.%s" % (name, quoted(self.schema.columns[column][1]))

    def item(self, node, level):
        if node.kind == "tok" and node.what == "STAR":
            source = ("table", node.children[0].what[1], 1)
            return level.names[source] + ".*"
        return self.text(node, level)

    def wrap(self, node, level):
        text = self.text(node, level)
        return "(%s)" % text if node.kind == "tok" and node.what in ("OR",) else text

    def operand(self, node, level):
        text = self.text(node, level)
        simple = node.kind in ATOMS or node.what in ("SECOND", "OUTER", "QUERY") or re.fullmatch(r"[A-Za-z_]+\([^()]*(\([^()]*\)[^()]*)*\)", GRAMMAR.sql.get(node.what) or "")
        return text if simple else "(%s)" % text

    def dated(self, node, level):
        """A node as something that SQLite's date functions take."""
        text = self.operand(node, level)
        inner = node
        while inner.kind == "tok" and inner.what in ("OUTER", "SECOND", "MIN", "MAX", "LAG", "LEAD") and inner.children:
            inner = inner.children[0]
        if inner.kind == "column":
            return self.schema.encoded(inner.what[1], text) if hasattr(self.schema, "encoded") else text
        return text

    def text(self, node, level):
        kind = node.kind
        if kind == "column":
            return self.place((("table", self.schema.columns[node.what[1]][0], 1), node.what[1]), level)
        if kind == "table":
            return "*"
        if kind == "lit":
            return "'%s'" % node.what[1].replace("'", "''") if node.what[2] else node.what[1]
        if kind in ("value", "word", "category"):
            return self.values.text(node.what, None, self.compared)
        if kind == "missing":
            raise Malformed("a missing column")
        name = node.what
        if name == "OUTER":
            if level.outer is None:
                raise Malformed("nothing around")
            return self.text(node.children[0], level.outer)
        if name in ("SECOND",) or name[:3] == "OUT" and name[3:].isdigit() or name[:5] == "OTHER" and name[5:].isdigit():
            return self.place(self.spot(node), level)
        if name in GRAMMAR.rules["scaled"]:
            if name == "SPAN":
                return self.values.span(node.children[0].what, node.children[1].what)
            return self.values.text(node.children[0].what, name, self.compared)
        if name in ("DURING", "NOTDURING"):
            return self.values.during(node.children[1].what, self.dated(node.children[0], level), self.compared_with(node.children[0], name))
        if name == "COUNT" and node.children[0].kind == "table":
            return "COUNT(*)"
        if name == "TODAY":
            return "'%s'" % self.today
        template = GRAMMAR.sql.get(name)
        if template is None:
            raise Malformed("no SQL for " + name)
        before = self.compared
        self.compared = self.compared_with(node.children[0], name) if name in COMPARED else before if name in ("CASE", "CASEN") else None
        out = self.filled(template, node, level)
        self.compared = before
        return out

    def compared_with(self, node, name):
        """What stands before a literal: (column or None, the function around it or None, whether texts are compared)."""
        function = None
        while isinstance(node, Node) and node.kind == "tok" and node.children:
            if function is None and node.what not in ("SECOND", "OUTER"):
                function = node.what
            node = node.children[0]
            if isinstance(node, (list, tuple, Query)):
                return (None, function, name in TEXTS)
        column = node.what[1] if node.kind == "column" else None
        return (column, function, name in TEXTS)

    def filled(self, template, node, level):
        def fill(match):
            hole = match.group(1)
            if hole == "today":
                return "'%s'" % self.today
            if hole in "qwm":
                kind = {"q": Query, "w": tuple, "m": list}[hole]
                child = next(one for one in node.children if isinstance(one, kind))
                if hole == "w":
                    return self.window(child, level)
                return "(%s)" % (self.sql(child, level) if hole == "q" else ", ".join(self.text(one, level) for one in child))
            child = node.children[int(hole[-1]) - 1]
            return self.dated(child, level) if hole[0] == "d" else self.operand(child, level)

        return re.sub(r"\$(today|[qwm]|d?\d)", fill, template)

    def window(self, parts, level):
        by, order, rows = parts
        out = []
        if by:
            out.append("PARTITION BY " + ", ".join(self.text(one, level) for one in by))
        if order:
            out.append("ORDER BY " + ", ".join(self.text(one, level) + (" DESC" if way == "DESC" else "") for way, one in order))
        if rows:
            out.append("ROWS BETWEEN %s PRECEDING AND CURRENT ROW" % self.text(rows, level))
        return "(%s)" % " ".join(out)
