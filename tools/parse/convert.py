"""SQL to actions: what the network is to write for a gold query. tools/parse/compose.py goes the other way."""

import re

import sqlglot
from sqlglot import exp

from grammar import Grammar
from schema import edge_set, edges_of_key, join

GRAMMAR = Grammar()
SET_OPERATIONS = ((exp.Union, "UNION"), (exp.Intersect, "INTERSECT"), (exp.Except, "EXCEPT"))
COMPARISONS = {exp.EQ: "EQ", exp.NEQ: "NE", exp.GT: "GT", exp.LT: "LT", exp.GTE: "GE", exp.LTE: "LE"}
FLIPPED = {"EQ": "EQ", "NE": "NE", "GT": "LT", "LT": "GT", "GE": "LE", "LE": "GE"}
PREDICATES = (exp.Predicate, exp.And, exp.Or, exp.Not, exp.Boolean)


class Unsupported(Exception):
    """The language of query trees cannot say this; the text says what."""


def tok(name):
    return ("tok", name)


def plain(tree):
    """Strips what makes no difference: parentheses, IIF in place of CASE, wrappers that sqlglot puts around dates."""
    for node in reversed(list(tree.walk())):  # children first
        new = plainer(node)
        if new is not node:
            if node is tree:
                tree = new
                new.pop()
            else:
                node.replace(new)
    return tree


def plainer(node):
    if isinstance(node, (exp.Paren, exp.TsOrDsToTimestamp, exp.TsOrDsToDate)):
        return node.this
    if isinstance(node, exp.If) and not isinstance(node.parent, exp.Case):
        return exp.Case(ifs=[exp.If(this=node.this, true=node.args["true"])], default=node.args.get("false"))
    if node.args.get("negate"):
        positive = node.copy()
        positive.set("negate", None)
        return exp.Not(this=positive)
    return node


def parse(sql):
    # the column knows its encoding
    sql = re.sub(r"(?:\s*/\s*1000(?:\.0)?)?\s*,\s*'unixepoch'\s*\)", ")", sql, flags=re.I)
    try:
        return plain(sqlglot.parse_one(sql, read="sqlite"))
    except sqlglot.errors.SqlglotError as error:
        raise Unsupported("syntax: " + str(error).split("\n")[0][:80]) from None


class Patterns:
    """The templates of the grammar as trees with holes."""

    def __init__(self, grammar):
        self.by_class = {}
        order = []
        for token in grammar.tokens:
            if token.startswith("N") and token[1:].isdigit():
                continue
            texts = [grammar.sql.get(token)] + grammar.alternatives.get(token, [])
            for text in texts:
                if not text or text in ("-", "$1", "$q") or token[0] in "XD" and text[0].isdigit():
                    continue
                if any(hole in text for hole in ("$q", "$w", "$m", "$today", "?")):
                    continue
                only_condition = text.endswith(" !condition")
                text = text.removesuffix(" !condition")
                holes = re.sub(r"\$(d?\d)", r"__\1", text)
                tree = plain(sqlglot.parse_one("SELECT " + holes, read="sqlite").expressions[0])
                order.append((sum(1 for _ in tree.walk()), token, tree, only_condition))
        for size, token, tree, only_condition in sorted(order, key=lambda one: -one[0]):
            self.by_class.setdefault(type(tree), []).append((token, tree, only_condition))

    def match(self, node):
        """(token, {hole: node}) of the largest template that a node has the form of; None."""
        for token, tree, only_condition in self.by_class.get(type(node), ()):
            holes = {}
            if fits(tree, node, holes):
                first = holes.get("1")
                if only_condition and not isinstance(first, PREDICATES):
                    continue
                return token, holes
        return None


def fits(pattern, node, holes):
    if isinstance(pattern, exp.Column) and pattern.name.startswith("__"):
        name = pattern.name[2:].lstrip("d")
        if name in holes and holes[name] != node:
            return False
        if not isinstance(node, exp.Expression) or isinstance(node, (exp.Star, exp.Distinct)):
            return False
        holes[name] = node
        return True
    if type(pattern) is not type(node):
        return False
    if isinstance(pattern, exp.DataType):
        return kind_of(pattern) == kind_of(node)
    if isinstance(pattern, (exp.Literal, exp.Identifier)):
        return pattern.this == node.this if isinstance(pattern, exp.Literal) else pattern.name.lower() == node.name.lower()
    keys = {key for key in (*pattern.args, *node.args) if pattern.args.get(key) or node.args.get(key)}
    for key in keys:
        a, b = pattern.args.get(key), node.args.get(key)
        a, b = (a if isinstance(a, list) else [a]), (b if isinstance(b, list) else [b])
        if len(a) != len(b):
            return False
        for x, y in zip(a, b):
            if isinstance(x, exp.Expression) != isinstance(y, exp.Expression):
                return False
            if isinstance(x, exp.Expression):
                if not fits(x, y, holes):
                    return False
            elif x != y and str(x).lower() != str(y).lower():
                return False
    return True


def kind_of(node):
    name = node.this.name if hasattr(node.this, "name") else str(node.this)
    if "INT" in name:
        return "INTEGER"
    if name in ("FLOAT", "DOUBLE", "DECIMAL", "REAL"):
        return "REAL"
    return name


def is_real(node):
    """A product that a literal with a point makes real."""
    if isinstance(node, exp.Mul):
        return is_real(node.this) or is_real(node.expression)
    return isinstance(node, exp.Literal) and not node.is_string and "." in node.name


PATTERNS = Patterns(GRAMMAR)
COMPACT = [
    (token, plain(sqlglot.parse_one("SELECT " + sql, read="sqlite").expressions[0]))
    for token, sql in (
        (None, "SUBSTR(__1, 1, 4) || '-' || SUBSTR(__1, 5, 2) || '-' || SUBSTR(__1, 7, 2)"),
        (None, "SUBSTR(__1, 1, 4) || '-' || SUBSTR(__1, 5, 2) || '-' || SUBSTR(__1, 7)"),
        ("MONTH", "SUBSTR(__1, 1, 4) || '-' || SUBSTR(__1, 5, 2)"),
        ("YEAR", "SUBSTR(__1, 1, 4)"),
        ("QUARTER", "(__1 / 10000) || '-Q' || ((__1 / 100 % 100 + 2) / 3)"),
        ("QUARTER", "SUBSTR(__1, 1, 4) || '-Q' || ((SUBSTR(__1, 5, 2) + 2) / 3)"),
    )
]


class Literals:
    """How literals become values when there is no question: each is a value of its own.

    The methods give actions, or None where a literal is nothing that a question says."""

    def number(self, text, context):
        return [("lit", text, False)]

    def text(self, text, context):
        return [("lit", text, True)]

    def pattern(self, text, context):
        return [("lit", text, True)]

    def during(self, first, last, context):
        return None

    def today(self):
        return None


class Scope:
    """The sources of one SELECT by alias, and those around it."""

    def __init__(self, outer):
        self.outer, self.sources, self.outputs, self.derived = outer, {}, {}, []
        self.edges, self.extra, self.left = [], [], []


CONSTANTS = {}
for _token, _sql in GRAMMAR.sql.items():
    if _token in GRAMMAR.rules["constant"]:
        for _text in [_sql] + GRAMMAR.alternatives.get(_token, []):
            CONSTANTS[_text] = _token


class Converter:
    def __init__(self, schema, literals=None):
        self.schema, self.literals = schema, literals or Literals()
        self.ctes = {}

    def convert(self, sql):
        """Actions of an SQL text: (kind, what) with kind tok, table, column, value or lit. Unsupported."""
        self.ctes = {}
        tree = parse(sql)
        return self.query(tree, None)

    # ---- queries ----

    def query(self, q, outer):
        saved = dict(self.ctes)
        with_ = q.args.get("with_") or q.args.get("with")
        if with_:
            if with_.args.get("recursive"):
                raise Unsupported("recursive")
            for cte in with_.expressions:
                names = [one.name.lower() for one in (cte.args["alias"].args.get("columns") or [])]
                self.ctes[cte.alias.lower()] = (cte.this, names, dict(self.ctes))
        try:
            return self.body(q, outer)
        finally:
            self.ctes = saved

    def body(self, q, outer):
        if isinstance(q, exp.Subquery):
            if q.args.get("order") or q.args.get("limit"):
                raise Unsupported("order of a subquery")
            return self.query(q.this, outer)
        if isinstance(q, exp.SetOperation):
            if q.args.get("order") or q.args.get("limit"):
                return self.ordered_set(q, outer)
            name = next(name for cls, name in SET_OPERATIONS if isinstance(q, cls))
            if isinstance(q, exp.Union) and not q.args.get("distinct"):
                name = "UNIONALL"
            left = self.query(q.this, outer)
            right = q.expression
            if isinstance(right, exp.Subquery):
                right = right.this
            if isinstance(right, exp.SetOperation):
                raise Unsupported("nested set operation")
            return left[:-1] + [tok(name)] + self.query(right, outer)
        if not isinstance(q, exp.Select):
            raise Unsupported(type(q).__name__)
        return self.block(q, outer)

    def ordered_set(self, q, outer):
        """UNION ... ORDER BY: over a derived table."""
        inner = q.copy()
        inner.set("order", None)
        inner.set("limit", None)
        inner.set("with_", None)
        first = inner
        while isinstance(first, exp.SetOperation):
            first = first.this
        if isinstance(first, exp.Subquery):
            first = first.this
        names = [one.alias_or_name.lower() for one in first.expressions]
        if "*" in names:
            raise Unsupported("star in a set operation")
        out = [tok("DERIVED")] + self.query(inner, outer) + [tok("SELECT")]
        out += [tok("OUT%d" % (i + 1)) for i in range(len(names))]
        for term in q.args["order"].expressions if q.args.get("order") else ():
            one = term.this
            if isinstance(one, exp.Literal) and one.name.isdigit():
                place = int(one.name)
            elif isinstance(one, exp.Column) and one.name.lower() in names:
                place = names.index(one.name.lower()) + 1
            else:
                raise Unsupported("order of a set operation")
            out += [tok("DESC" if term.args.get("desc") else "ASC"), tok("OUT%d" % place)]
        out += self.limit(q)
        return out + [tok("END")]

    def block(self, q, outer):
        scope = Scope(outer)
        derived = self.sources(q, scope)
        names = {}
        for one in q.expressions:
            if isinstance(one, exp.Alias):
                names[one.alias.lower()] = one.this
        if q.args.get("qualify") or q.args.get("windows"):
            raise Unsupported("named window")
        out = [tok("SELECT")]
        distinct = q.args.get("distinct")
        if distinct:
            out.append(tok("DISTINCT"))
        for one in q.expressions:
            out += self.item(one.this if isinstance(one, exp.Alias) else one, scope)
        where = self.conjuncts(q.args["where"].this) if q.args.get("where") else []
        where = [one for one in where if not self.is_edge(one, scope)] + scope.extra
        if where:
            out += self.chain("WHERE", where, scope, names)
        group = q.args.get("group")
        if group:
            out.append(tok("GROUP"))
            for one in group.expressions:
                out += self.expression(self.named(one, names, q, scope), scope)
            if q.args.get("having"):
                out += self.chain("HAVING", self.conjuncts(q.args["having"].this), scope, names)
        elif q.args.get("having"):
            raise Unsupported("having without group")
        if q.args.get("order"):
            for term in q.args["order"].expressions:
                out.append(tok("DESC" if term.args.get("desc") else "ASC"))
                out += self.expression(self.named(term.this, names, q, scope), scope)
        out += self.limit(q)
        out += self.joins(out, scope)
        return derived + out + [tok("END")]

    def limit(self, q):
        limit = q.args.get("limit")
        out = []
        if limit:
            if not isinstance(limit.expression, exp.Literal):
                raise Unsupported("limit")
            out += [tok("LIMIT")] + self.number(limit.expression.name, ("limit", None))
            offset = q.args.get("offset")
            if offset:
                out += [tok("OFFSET")] + self.number(offset.expression.name, ("offset", None))
        return out

    def named(self, node, names, q, scope):
        """ORDER BY 2 and ORDER BY total are what stands in SELECT."""
        if isinstance(node, exp.Literal) and not node.is_string and node.name.isdigit():
            place = int(node.name)
            if 1 <= place <= len(q.expressions):
                one = q.expressions[place - 1]
                return one.this if isinstance(one, exp.Alias) else one
        return self.replaced(node, names, scope)

    def replaced(self, node, names, scope):
        if not names:
            return node

        def change(one):
            if isinstance(one, exp.Column) and not one.table and one.name.lower() in names and not isinstance(one.parent, exp.Dot):
                if not self.finds(one, scope):
                    return names[one.name.lower()].copy()
            return one

        return node.copy().transform(change)

    def finds(self, column, scope):
        for source in scope.sources.values():
            if source[0] == "table" and (source[1], column.name.lower()) in self.schema.column_of:
                return True
            if source[0] == "derived" and column.name.lower() in scope.outputs[source]:
                return True
        return False

    # ---- FROM ----

    def sources(self, q, scope):
        """Reads FROM and JOINs into the scope; gives the actions of derived tables."""
        from_ = q.args.get("from_") or q.args.get("from")
        if not from_:
            return []
        derived = self.source(from_.this, scope)
        scope.comma = False
        for one in q.args.get("joins") or ():
            if one.args.get("method"):
                raise Unsupported("natural join")
            derived += self.source(one.this, scope)
            alias = list(scope.sources)[-1]
            side = (one.side or "").upper()
            if side == "LEFT":
                scope.left.append(scope.sources[alias])
            elif side:
                raise Unsupported(side + " join")
            on, using = one.args.get("on"), one.args.get("using")
            if using:
                for name in using:
                    a = self.place(exp.column(name.name), scope, but=scope.sources[alias])
                    b = self.place(exp.column(name.name, table=alias), scope)
                    scope.edges.append((a, b))
            for conjunct in self.conjuncts(on) if on else ():
                if not self.is_edge(conjunct, scope):
                    if side:
                        raise Unsupported("outer join on more than a key")
                    scope.extra.append(conjunct)
            if not on and not using:
                scope.comma = True
        return derived

    def source(self, node, scope):
        if isinstance(node, exp.Table):
            name, alias = node.name.lower(), (node.alias or node.name).lower()
            if name in self.ctes:
                tree, names, ctes = self.ctes[name]
                saved, self.ctes = self.ctes, dict(ctes)
                try:
                    return self.derive(tree, alias, scope, names)
                finally:
                    self.ctes = saved
            if name not in self.schema.table_of:
                raise Unsupported("table " + name)
            table = self.schema.table_of[name]
            instance = 1 + sum(1 for one in scope.sources.values() if one[:2] == ("table", table))
            if instance > 2:
                raise Unsupported("a table three times")
            scope.sources[alias] = ("table", table, instance)
            return []
        if isinstance(node, exp.Subquery):
            return self.derive(node.this, (node.alias or "#%d" % len(scope.sources)).lower(), scope, [])
        raise Unsupported("FROM " + type(node).__name__)

    def derive(self, tree, alias, scope, names):
        if len(scope.derived) == 2:
            raise Unsupported("three derived tables")
        first = tree
        while isinstance(first, (exp.SetOperation, exp.Subquery)):
            first = first.this
        outputs = names or [one.alias_or_name.lower() for one in first.expressions]
        actions = self.query(tree, scope.outer)
        if "*" in outputs:
            outputs, actions = self.unstar(first, actions)
        if len(outputs) > (6 if not scope.derived else 4):
            raise Unsupported("many columns of a derived table")
        source = ("derived", len(scope.derived))
        scope.derived.append(outputs)
        scope.outputs[source] = outputs
        scope.sources[alias] = source
        return [tok("DERIVED")] + actions

    def unstar(self, first, actions):
        raise Unsupported("star of a derived table")

    def is_edge(self, conjunct, scope):
        """Takes a comparison of two sources' columns into the edges of the scope."""
        if not (isinstance(conjunct, exp.EQ) and isinstance(conjunct.this, exp.Column) and isinstance(conjunct.expression, exp.Column)):
            return False
        try:
            a, b = self.place(conjunct.this, scope), self.place(conjunct.expression, scope)
        except Unsupported:
            return False
        if a is None or b is None or a[0] == b[0]:
            return False
        if a[0][:2] == b[0][:2] and a[0][0] == "table" and a[1] == b[1] and not conjunct.find_ancestor(exp.Join):
            pass
        if frozenset((a, b)) not in edge_set(scope.edges):
            scope.edges.append((a, b))
        return True

    def joins(self, out, scope):
        """What FROM must say because it does not follow from what the query mentions."""
        wanted = self.mentioned(out, scope)
        gold = {source for source in scope.sources.values()}
        if not gold:
            return []
        sources, edges = join(self.schema, wanted, [])
        lefts = [("tok", "LEFT")] if scope.left else []
        if sources == gold and edge_set(edges) == edge_set(scope.edges) and not lefts:
            return []
        if all(source[0] == "table" and source[2] == 1 for source in gold):
            for more in self.smaller(gold - wanted):
                sources, edges = join(self.schema, wanted | more, [])
                if sources == gold and edge_set(edges) == edge_set(scope.edges):
                    return self.from_([("table", source[1]) for source in sorted(more)], scope)
        usual = edge_set(join(self.schema, gold, [])[1])
        unusual = [edge for edge in scope.edges if frozenset(edge) not in usual]
        for left in (unusual, scope.edges):
            found = self.explicit(list(left), gold, wanted, scope)
            if found:
                return found
        raise Unsupported("joins")

    def explicit(self, left, gold, wanted, scope):
        """FROM with these edges named; None if that does not give the scope's joins."""
        named, said = [], []
        while left:
            edge = left.pop(0)
            actions, used = self.edge(edge, left)
            left = [one for one in left if one not in used]
            named += actions
            said += [edge] + used
        mentioned = wanted | {place[0] for edge in said for place in edge}
        rest = gold - mentioned
        if any(source[0] != "table" or source[2] == 2 for source in rest):
            return None
        bare = [("table", source[1]) for source in sorted(rest)]
        have, edges = join(self.schema, mentioned | rest, said)
        if have != gold or edge_set(edges) != edge_set(scope.edges):
            return None
        return self.from_(bare + named, scope)

    @staticmethod
    def smaller(tables):
        """Sets of the tables, the small ones first."""
        tables = sorted(tables)
        yield from ({one} for one in tables)
        if 2 <= len(tables) <= 4:
            yield set(tables)

    def edge(self, edge, others):
        """The actions that name an edge, and the other edges that they include."""
        a, b = edge
        for x, y in ((a, b), (b, a)):
            if x[0][0] == "table" and y[0][0] == "table" and x[0][2] == 1:
                pairs = self.schema.key_of(x[1])
                if pairs and (x[1], y[1]) in pairs and (x[0][1] != y[0][1] or y[0][2] == 2):
                    all_ = edges_of_key(pairs, self.schema, y[0][2])
                    rest = [one for one in others if frozenset(one) in edge_set(all_)]
                    if len(rest) + 1 == len(all_):
                        return [tok("VIA" if y[0][2] == 1 else "VIA2"), ("column", x[1])], rest
        return [tok("ON")] + self.place_actions(a) + self.place_actions(b), []

    def from_(self, actions, scope):
        for source in scope.left:
            if source[0] != "table" or source[2] != 1:
                raise Unsupported("outer join of a second instance")
            actions = actions + [tok("LEFT"), ("table", source[1])]
        return [tok("FROM")] + actions

    @staticmethod
    def place_actions(place):
        source, column = place
        if source[0] == "derived":
            return [tok("%s%d" % ("OUT" if source[1] == 0 else "OTHER", column + 1))]
        return [tok("SECOND")] * (source[2] == 2) + [("column", column)]

    def mentioned(self, out, scope):
        """The sources of this scope that the actions of its block point to."""
        found, index = set(), 0
        levels = []  # of nested queries: the stack's length at which each ends
        stack = GRAMMAR.start()
        outer = 0
        while index < len(out):
            kind, what = out[index][0], out[index][1]
            name = what if kind == "tok" else kind if kind in ("table", "column", "missing") else "value"
            symbol = stack[-1]
            if kind == "tok" and what == "SELECT" and len(stack) > 1 and (not levels or levels[-1] != len(stack) - 1):
                levels.append(len(stack) - 1)
            stack = GRAMMAR.step(stack, name)
            depth = len(levels)
            if kind == "tok" and what == "OUTER":
                outer += 1
            else:
                here = depth - outer == 0
                if kind == "column" and here and symbol != "source":
                    instance = 2 if index and out[index - 1] == ("tok", "SECOND") else 1
                    found.add(("table", self.schema.columns[what][0], instance))
                elif kind == "table" and here:
                    found.add(("table", what, 1))
                elif kind == "tok" and here and re.fullmatch(r"OUT\d", what):
                    found.add(("derived", 0))
                elif kind == "tok" and here and re.fullmatch(r"OTHER\d", what):
                    found.add(("derived", 1))
                if not (kind == "tok" and what in ("SECOND", "OTHERSECOND1")):
                    outer = 0
            while levels and len(stack) <= levels[-1]:
                levels.pop()
            index += 1
        for index in range(len(scope.derived)):
            found.add(("derived", index))
        return found & set(scope.sources.values()) if found else found

    # ---- columns ----

    def place(self, column, scope, but=None):
        """The place of a column in this scope itself; None if it is not of this scope."""
        name, table = column.name.lower(), (column.table or "").lower()
        if table:
            source = scope.sources.get(table)
            if source is None:
                return None
            return self.place_in(source, name, scope)
        for source in scope.sources.values():
            if source == but:
                continue
            found = self.place_in(source, name, scope, must=False)
            if found:
                return found
        return None

    def place_in(self, source, name, scope, must=True):
        if source[0] == "table":
            column = self.schema.column_of.get((source[1], name))
            if column is not None:
                return (source, column)
        elif name in scope.outputs[source]:
            return (source, scope.outputs[source].index(name))
        if must:
            raise Unsupported("column " + name)
        return None

    def column(self, node, scope):
        prefix = []
        while scope is not None:
            found = self.place(node, scope)
            if found:
                return prefix + self.place_actions(found)
            prefix.append(tok("OUTER"))
            scope = scope.outer
        raise Unsupported("column " + node.sql()[:40])

    def rows(self, scope):
        """COUNT(*): the table whose rows the rows of the join are, that is one which no other refers to."""
        tables = [source for source in scope.sources.values() if source[0] == "table"]
        if not scope.sources:
            raise Unsupported("count of nothing")
        if not tables or len(tables) < len(scope.sources):
            return [tok("ROWS")]
        referred = set()
        for a, b in scope.edges:
            for x, y in ((a, b), (b, a)):
                pairs = self.schema.key_of(x[1]) if x[0][0] == "table" else None
                if pairs and any(pair == (x[1], y[1]) for pair in pairs):
                    referred.add(y[0])
        free = [source for source in tables if source not in referred] or tables
        free = [source for source in free if source[2] == 1] or free
        return [tok("COUNT"), ("table", free[0][1])]

    # ---- expressions ----

    def item(self, node, scope):
        if isinstance(node, exp.Star):
            if len(scope.sources) > 1 or not all(source[0] == "table" for source in scope.sources.values()):
                raise Unsupported("star of a join")
            return [tok("STAR"), ("table", next(iter(scope.sources.values()))[1])]
        if isinstance(node, exp.Column) and isinstance(node.this, exp.Star):
            source = scope.sources.get(node.table.lower())
            if not source or source[0] != "table" or source[2] != 1:
                raise Unsupported("star")
            return [tok("STAR"), ("table", source[1])]
        return self.expression(node, scope)

    def expression(self, node, scope, context=None):
        if isinstance(node, exp.Alias):
            return self.expression(node.this, scope, context)
        if isinstance(node, exp.Column):
            if isinstance(node.this, exp.Star):
                raise Unsupported("star")
            try:
                return self.column(node, scope)
            except Unsupported:
                if node.table or not node.this.args.get("quoted"):
                    raise
                return self.text(node.name, context)
        if isinstance(node, exp.Literal):
            return self.text(node.name, context) if node.is_string else self.number(node.name, context)
        if isinstance(node, exp.Neg) and isinstance(node.this, exp.Literal) and not node.this.is_string:
            return self.number("-" + node.this.name, context)
        if isinstance(node, exp.Boolean):
            return self.number("1" if node.this else "0", context)
        if isinstance(node, exp.Null):
            return [tok("NULL")]
        if isinstance(node, (exp.Subquery, exp.Select, exp.SetOperation)):
            return [tok("QUERY")] + self.query(node, scope)
        if isinstance(node, exp.Count) and isinstance(node.this, exp.Star):
            return self.rows(scope)
        if isinstance(node, exp.Window):
            return self.window(node, scope)
        age = self.age(node, scope)
        if age:
            return age
        if isinstance(node, exp.Div) and isinstance(node.expression, exp.Literal) and node.expression.name.endswith(".0"):
            # x / 60.0 is a ratio: constants are whole
            return [tok("RATIO")] + self.expression(node.this, scope) + self.number(node.expression.name, ("function", "RATIO"))
        compact = self.compact(node, scope)
        if compact:
            return compact
        found = PATTERNS.match(node)
        if found and found[0] == "OVER" and is_real(node.this):  # 90.0 * x / y
            return [tok("RATIO")] + self.expression(node.this, scope) + self.expression(node.expression, scope)
        if found:
            token, holes = found
            out = [tok(token)]
            follows = GRAMMAR.rules["expression"].get(token)
            if follows is None:
                return self.truth(node, scope)
            for number, symbol in enumerate(follows, 1):
                inner = holes[str(number)]
                if symbol == "condition":
                    out += self.condition(inner, scope)
                else:
                    out += self.expression(inner, scope, ("function", token))
            return out
        if isinstance(node, exp.Case):
            return self.case(node, scope, context)
        if isinstance(node, PREDICATES):
            return self.truth(node, scope)
        if isinstance(node, exp.Coalesce):
            parts = [node.this] + node.expressions
            out = []
            for one in parts[:-1]:
                out += [tok("COALESCE")] + self.expression(one, scope)
            return out + self.expression(parts[-1], scope)
        if isinstance(node, (exp.Greatest, exp.Least)) or isinstance(node, (exp.Max, exp.Min)) and node.expressions:
            parts = [node.this] + node.expressions
            name = "LARGER" if isinstance(node, (exp.Greatest, exp.Max)) else "SMALLER"
            if len(parts) == 2:
                return [tok(name)] + self.expression(parts[0], scope) + self.expression(parts[1], scope)
        if isinstance(node, exp.Distinct) and len(node.expressions) == 1:
            return self.expression(node.expressions[0], scope)
        if isinstance(node, exp.GroupConcat):
            raise Unsupported("group_concat with a separator")
        if isinstance(node, exp.Anonymous):
            raise Unsupported("function " + node.name.lower())
        raise Unsupported("expression " + type(node).__name__)

    def truth(self, node, scope):
        return [tok("TRUTH")] + self.condition(node, scope)

    def compact(self, node, scope):
        """What makes a date, or a quarter, of 20250131 by its digits; the column knows its encoding."""
        for token, tree in COMPACT:
            holes = {}
            if type(tree) is type(node) and fits(tree, node, holes):
                actions = self.expression(holes["1"], scope)
                if actions[-1][0] == "column" and self.schema.column_rows[actions[-1][1]].get("encoding") == 3:
                    return ([tok(token)] if token else []) + actions
        return None

    def age(self, node, scope):
        today = self.literals.today()
        if not today:
            return None
        text = node.sql(dialect="sqlite")
        for token in ("AGE", "TODAY"):
            sql = GRAMMAR.sql[token].replace("$today", "'%s'" % today).replace("$d1", "__d1")
            tree = plain(sqlglot.parse_one("SELECT " + sql, read="sqlite").expressions[0])
            holes = {}
            if today in text and fits(tree, node, holes):
                return [tok(token)] + (self.expression(holes["1"], scope) if holes else [])
        return None

    def case(self, node, scope, context):
        if node.this:
            ifs = [(exp.EQ(this=node.this.copy(), expression=one.this.copy()), one.args["true"]) for one in node.args["ifs"]]
        else:
            ifs = [(one.this, one.args["true"]) for one in node.args["ifs"]]
        default = node.args.get("default")
        out = []
        for number, (when, then) in enumerate(ifs):
            last = number == len(ifs) - 1
            bare = last and (default is None or isinstance(default, exp.Null))
            out += [tok("CASEN" if bare else "CASE")] + self.condition(when, scope) + self.expression(then, scope, context)
            if last and not bare:
                out += self.expression(default, scope, context)
        return out

    def window(self, node, scope):
        inner, spec = node.this, node.args.get("spec")
        out = []
        for one in node.args.get("partition_by") or ():
            out += [tok("BY")] + self.expression(one, scope)
        order = node.args.get("order")
        for one in order.expressions if order else ():
            out += [tok("DESC" if one.args.get("desc") else "ASC")] + self.expression(one.this, scope)
        if spec:
            text = spec.sql(dialect="sqlite").upper()
            match = re.fullmatch(r"ROWS BETWEEN (\d+) PRECEDING AND CURRENT ROW", text)
            if match:
                out += [tok("LASTROWS")] + self.number(match.group(1), ("frame", None))
            elif text not in ("ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW", "RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW"):
                raise Unsupported("frame " + text[:40])
        names = {exp.Rank: "RANK", exp.DenseRank: "DENSERANK", exp.RowNumber: "ROWNUMBER"}
        if type(inner) in names:
            head = [tok(names[type(inner)])]
        elif isinstance(inner, exp.Anonymous) and inner.name.upper() in ("RANK", "DENSE_RANK", "ROW_NUMBER"):
            head = [tok({"RANK": "RANK", "DENSE_RANK": "DENSERANK", "ROW_NUMBER": "ROWNUMBER"}[inner.name.upper()])]
        elif isinstance(inner, (exp.Lag, exp.Lead)):
            if inner.args.get("default") or inner.args.get("offset") and inner.args["offset"].name != "1":
                raise Unsupported("lag")
            head = [tok("LAG" if isinstance(inner, exp.Lag) else "LEAD")] + self.expression(inner.this, scope)
        elif isinstance(inner, (exp.FirstValue, exp.LastValue)):
            head = [tok("FIRSTVALUE" if isinstance(inner, exp.FirstValue) else "LASTVALUE")] + self.expression(inner.this, scope)
        elif isinstance(inner, exp.Ntile):
            head = [tok("NTILE")] + self.expression(inner.this, scope)
        elif isinstance(inner, exp.AggFunc):
            head = [tok("WINDOW")] + self.expression(inner, scope)
        else:
            raise Unsupported("window " + type(inner).__name__)
        return head + out + [tok("END")]

    def number(self, text, context):
        found = self.literals.number(text, context)
        if found is not None:
            return found
        return [tok(CONSTANTS.get(text, "UNKNOWN"))]

    def text(self, text, context):
        if text in ("", " ", ", ", ",", "$"):
            return [tok(CONSTANTS["'%s'" % text])]
        found = self.literals.text(text, context)
        return found if found is not None else [tok("UNKNOWN")]

    # ---- conditions ----

    def conjuncts(self, node):
        if isinstance(node, exp.And):
            return self.conjuncts(node.this) + self.conjuncts(node.expression)
        if isinstance(node, exp.Boolean) and node.this:
            return []
        return [node]

    def chain(self, head, conjuncts, scope, names):
        out, left = [], [self.replaced(one, names, scope) if head == "HAVING" else one for one in conjuncts]
        first = True
        while left:
            actions = None
            for other in range(1, len(left)):
                actions = self.span(left[0], left[other], scope)
                if actions:
                    left.pop(other)
                    break
            actions = actions or self.condition(left[0], scope)
            left.pop(0)
            out += [tok(head if first else "AND")] + actions
            first = False
        return out

    def span(self, a, b, scope):
        """d >= '2024-01-01' AND d < '2025-01-01': during a span of time."""
        if isinstance(a, (exp.LT, exp.LTE)):
            a, b = b, a
        if not (isinstance(a, exp.GTE) and isinstance(b, (exp.LT, exp.LTE)) and a.this == b.this):
            return None
        low, high = a.expression, b.expression
        if not all(isinstance(one, exp.Literal) and one.is_string for one in (low, high)):
            return None
        found = self.literals.during(low.name, high.name + ("" if isinstance(b, exp.LT) else "+"), self.context(a.this, scope))
        return [tok("DURING")] + self.expression(self.undated(a.this), scope) + found if found else None

    @staticmethod
    def undated(node):
        """The column in date(column), where the rest tells the same."""
        return node

    def context(self, node, scope):
        """What a literal is compared with: ("column", index), or what it is within, or a part of dates."""
        found = PATTERNS.match(node) if isinstance(node, (exp.Func, exp.Anonymous)) else None
        if found and found[0] in ("MONTHNO", "WEEKDAY"):
            return (found[0], None)
        inner = node
        while isinstance(inner, (exp.Func, exp.Cast, exp.Neg)) and isinstance(inner.this, exp.Expression):
            inner = inner.this
        if isinstance(inner, exp.Column) and not isinstance(inner.this, exp.Star):
            try:
                actions = self.column(inner, scope)
            except Unsupported:
                return ("other", None)
            if actions[-1][0] == "column":
                return ("column" if inner is node else "within", actions[-1][1])
        return ("other", None)

    def condition(self, node, scope):
        if isinstance(node, exp.And):
            span = self.span(node.this, node.expression, scope)
            if span:
                return span
            return [tok("BOTH")] + self.condition(node.this, scope) + self.condition(node.expression, scope)
        if isinstance(node, exp.Or):
            found = PATTERNS.match(node)
            if found and found[0] in ("BLANK", "FILLED"):
                return [tok(found[0])] + self.expression(found[1]["1"], scope)
            return [tok("OR")] + self.condition(node.this, scope) + self.condition(node.expression, scope)
        if isinstance(node, exp.Not):
            return self.negated(node.this, scope)
        if type(node) in COMPARISONS:
            return self.comparison(node, scope)
        if isinstance(node, exp.Between):
            context = self.context(node.this, scope)
            low, high = node.args["low"], node.args["high"]
            if isinstance(low, exp.Literal) and isinstance(high, exp.Literal) and low.is_string:
                found = self.literals.during(low.name, high.name + "+", context)
                if found:
                    return [tok("DURING")] + self.expression(node.this, scope) + found
            out = [tok("BETWEEN")] + self.expression(node.this, scope)
            return out + self.expression(low, scope, context) + self.expression(high, scope, context)
        if isinstance(node, (exp.Like, exp.Glob)):
            return self.like(node, scope)
        if isinstance(node, exp.In):
            return self.members(node, scope, "IN")
        if isinstance(node, exp.Is):
            if isinstance(node.expression, exp.Null):
                return [tok("ISNULL")] + self.expression(node.this, scope)
            return [tok("EQ")] + self.expression(node.this, scope) + self.expression(node.expression, scope)
        if isinstance(node, exp.Exists):
            return [tok("EXISTS")] + self.query(node.this, scope)
        if isinstance(node, exp.Boolean):
            raise Unsupported("bare truth")
        return [tok("HOLDS")] + self.expression(node, scope)

    def negated(self, node, scope):
        if isinstance(node, exp.Is) and isinstance(node.expression, exp.Null):
            return [tok("NOTNULL")] + self.expression(node.this, scope)
        if isinstance(node, exp.In):
            return self.members(node, scope, "NOTIN")
        if isinstance(node, exp.Exists):
            return [tok("NOTEXISTS")] + self.query(node.this, scope)
        return [tok("NOT")] + self.condition(node, scope)

    def members(self, node, scope, name):
        query = node.args.get("query")
        if query is not None:
            return [tok(name)] + self.expression(node.this, scope) + self.query(query, scope)
        context = self.context(node.this, scope)
        if len(node.expressions) == 1 and isinstance(node.expressions[0], (exp.Subquery, exp.Select)):
            return [tok(name)] + self.expression(node.this, scope) + self.query(node.expressions[0], scope)
        out = [tok("NOT")] if name == "NOTIN" else []
        out += [tok("AMONG")] + self.expression(node.this, scope)
        for one in node.expressions:
            out += self.expression(one, scope, context)
        return out + [tok("END")]

    def comparison(self, node, scope):
        name, left, right = COMPARISONS[type(node)], node.this, node.expression
        if isinstance(left, exp.Literal) and not isinstance(right, exp.Literal):
            left, right, name = right, left, FLIPPED[name]
        if name == "EQ" and isinstance(right, exp.Literal):
            found = self.on_date(left, right.name, scope)
            if found:
                return found
        context = self.context(left, scope)
        return [tok(name)] + self.expression(left, scope) + self.expression(right, scope, context)

    def on_date(self, left, text, scope):
        """strftime('%Y', d) = '2024': during a span of time."""
        if isinstance(left, exp.Div) and isinstance(left.this, exp.Column) and isinstance(left.expression, exp.Literal):
            context, by = self.context(left.this, scope), left.expression.name
            if context[0] == "column" and self.schema.column_rows[context[1]].get("encoding") == 3 and by in ("100", "10000"):
                text = text[:4] if by == "10000" else text[:4] + "-" + text[4:]
                span = self.literals.during(text, text + "+", context)
                return [tok("DURING")] + self.expression(left.this, scope) + span if span else None
        found = PATTERNS.match(left) if isinstance(left, (exp.Func, exp.Anonymous)) else None
        if not found or found[0] not in ("YEAR", "MONTH", "DAY"):
            return None
        column = found[1]["1"]
        span = self.literals.during(text, text + "+", self.context(column, scope))
        return [tok("DURING")] + self.expression(column, scope) + span if span else None

    def like(self, node, scope):
        pattern = node.expression
        context = self.context(node.this, scope)
        if isinstance(node, exp.Glob):
            return [tok("GLOB")] + self.expression(node.this, scope) + self.expression(pattern, scope, context)
        if not isinstance(pattern, exp.Literal):
            return [tok("LIKE")] + self.expression(node.this, scope) + self.expression(pattern, scope)
        text = pattern.name
        body = text.strip("%")
        if re.fullmatch(r"\d{4}(-\d\d){0,2}-?", body) and text == body + "%":
            span = self.literals.during(body.rstrip("-"), body.rstrip("-") + "+", context)
            if span:
                return [tok("DURING")] + self.expression(node.this, scope) + span
        if "%" in body or not body:
            out = self.literals.pattern(text, context)
            return [tok("LIKE")] + self.expression(node.this, scope) + (out if out is not None else [tok("UNKNOWN")])
        name = {(True, True): "CONTAINS", (False, True): "STARTS", (True, False): "ENDS", (False, False): "LIKE"}[
            (text.startswith("%"), text.endswith("%"))
        ]
        return [tok(name)] + self.expression(node.this, scope) + self.text(body, context)
