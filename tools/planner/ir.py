"""SQL <-> intermediate representation (IR): a flat, typed action sequence over a linked schema."""

import sqlglot
from sqlglot import exp

AGGS = {"max": "MAX", "min": "MIN", "count": "COUNT", "sum": "SUM", "avg": "AVG"}
TOKENS = [
    "PAD",
    "BOS",
    "SELECT",
    "DISTINCT",
    "MAX",
    "MIN",
    "COUNT",
    "SUM",
    "AVG",
    "COUNTD",
    "SUMD",
    "AVGD",
    "PLUS",
    "MINUS",
    "TIMES",
    "DIVIDE",
    "WHERE",
    "GROUP",
    "HAVING",
    "ASC",
    "DESC",
    "LIMIT",
    "ONE",
    "FROM",
    "AND",
    "OR",
    "EQ",
    "NE",
    "GT",
    "LT",
    "GE",
    "LE",
    "BETWEEN",
    "LIKE",
    "NLIKE",
    "IN",
    "NIN",
    "ISNULL",
    "NOTNULL",
    "SUB",
    "CLOSE",
    "UNION",
    "INTERSECT",
    "EXCEPT",
    "END",
    "UNKV",
]
TOK = {t: i for i, t in enumerate(TOKENS)}


class Unsupported(Exception):
    pass


class Converter:
    """Turns one parsed query into actions: ('tok', id) | ('tab', i) | ('col', i) | ('val', text)."""

    def __init__(self, schema):
        self.s = schema
        self.tab = {t["name"].lower(): i for i, t in enumerate(schema["tables"])}
        self.cols = {}
        for i, c in enumerate(schema["columns"]):
            self.cols[(c["table"], c["name"].lower())] = i
        self.adj = {}
        for k, (a, b) in enumerate(schema["keys"]):
            ta, tb = schema["columns"][a]["table"], schema["columns"][b]["table"]
            self.adj.setdefault(ta, set()).add(tb)
            self.adj.setdefault(tb, set()).add(ta)

    def convert(self, sql):
        tree = sqlglot.parse_one(sql, read="sqlite")
        out = self.query(tree, [])
        return out + [("tok", TOK["END"])]

    def query(self, q, outer):
        if isinstance(q, exp.Subquery):
            q = q.this
        for cls, name in ((exp.Union, "UNION"), (exp.Intersect, "INTERSECT"), (exp.Except, "EXCEPT")):
            if isinstance(q, cls):
                left = self.query(q.this, outer)
                right = self.query(q.expression, outer)
                if q.args.get("order") or q.args.get("limit"):
                    raise Unsupported("order on setop")
                return left + [("tok", TOK[name])] + right
        if not isinstance(q, exp.Select):
            raise Unsupported(type(q).__name__)
        return self.block(q, outer)

    def block(self, q, outer):
        frm = q.args.get("from_") or q.args.get("from")
        scope = {}
        order = []
        tabs = [frm.this] + [j.this for j in (q.args.get("joins") or [])]
        for t in tabs:
            if not isinstance(t, exp.Table):
                raise Unsupported("from subquery")
            if t.name.lower() not in self.tab:
                raise Unsupported("table " + t.name)
            ti = self.tab[t.name.lower()]
            if ti in order:
                raise Unsupported("self join")
            scope[(t.alias or t.name).lower()] = ti
            scope.setdefault(t.name.lower(), ti)
            order.append(ti)
        for j in q.args.get("joins") or []:
            if j.side or (j.kind and j.kind not in ("INNER", "CROSS")):
                raise Unsupported("outer join")
        self.scope, self.order = scope, order
        saved = (scope, order)
        used = set()
        for c in q.find_all(exp.Column):
            if c.find_ancestor(exp.Select) is q and not c.find_ancestor(exp.Join):
                try:
                    used.add(self.s["columns"][self.column(c)]["table"])
                except Unsupported:
                    pass
        free = [t for t in order if t not in used]
        self.star = free[0] if free else order[-1]
        star = self.star
        out = [("tok", TOK["SELECT"])]
        if q.args.get("distinct"):
            out.append(("tok", TOK["DISTINCT"]))
        for e in q.expressions:
            out += self.item(e)
        if q.args.get("where"):
            out.append(("tok", TOK["WHERE"]))
            out += self.conds(q.args["where"].this)
            self.scope, self.order = saved
            self.star = star
        if q.args.get("group"):
            out.append(("tok", TOK["GROUP"]))
            for e in q.args["group"].expressions:
                out += self.unit(e)
            if q.args.get("having"):
                out.append(("tok", TOK["HAVING"]))
                out += self.conds(q.args["having"].this)
                self.scope, self.order = saved
                self.star = star
        if q.args.get("order"):
            terms = q.args["order"].expressions
            out.append(("tok", TOK["DESC" if terms[-1].args.get("desc") else "ASC"]))
            for e in terms:
                out += self.item(e.this)
        if q.args.get("limit"):
            n = q.args["limit"].expression.name
            out += [("tok", TOK["LIMIT"]), ("tok", TOK["ONE"]) if n == "1" else ("val", n)]
        # tables of FROM that nothing points to and no join path passes
        pointed = set(used)
        if any(a == ("tab", t) for a in out for t in order):
            pointed |= {a[1] for a in out if a[0] == "tab" and a[1] in order}
        extra = [t for t in order if t not in pointed]
        if extra:
            path = self.steiner(pointed)
            extra = [t for t in extra if t not in path]
        if extra:
            out.append(("tok", TOK["FROM"]))
            out += [("tab", t) for t in sorted(extra)]
        return out

    def steiner(self, tables):
        tables = sorted(tables)
        if not tables:
            return set()
        tree = {tables[0]}
        for t in tables[1:]:
            if t in tree:
                continue
            prev = {x: None for x in tree}
            queue = list(sorted(tree))
            while queue:
                x = queue.pop(0)
                if x == t:
                    break
                for y in sorted(self.adj.get(x, ())):
                    if y not in prev:
                        prev[y] = x
                        queue.append(y)
            if t not in prev:
                tree.add(t)
                continue
            while t is not None:
                tree.add(t)
                t = prev[t]
        return tree

    def column(self, c):
        name = c.name.lower()
        if c.table:
            t = self.scope.get(c.table.lower())
            if t is None or (t, name) not in self.cols:
                raise Unsupported("column %s.%s" % (c.table, name))
            return self.cols[(t, name)]
        for t in self.order:
            if (t, name) in self.cols:
                return self.cols[(t, name)]
        raise Unsupported("column " + name)

    def unit(self, e):
        if isinstance(e, exp.Paren):
            return self.unit(e.this)
        if isinstance(e, exp.Star):
            return [("tab", self.star)]
        if isinstance(e, exp.Column):
            if isinstance(e.this, exp.Star):
                return [("tab", self.scope[e.table.lower()])]
            return [("col", self.column(e))]
        for cls, name in ((exp.Add, "PLUS"), (exp.Sub, "MINUS"), (exp.Mul, "TIMES"), (exp.Div, "DIVIDE")):
            if isinstance(e, cls):
                return [("tok", TOK[name])] + self.item(e.this) + self.item(e.expression)
        raise Unsupported("unit " + type(e).__name__)

    def item(self, e):
        if isinstance(e, exp.Alias):
            e = e.this
        if isinstance(e, exp.AggFunc):
            name = AGGS.get(e.key)
            if not name:
                raise Unsupported(e.key)
            arg = e.this
            if isinstance(arg, exp.Distinct):
                name += "D"
                arg = arg.expressions[0]
            if name not in TOK:
                raise Unsupported(name)
            return [("tok", TOK[name])] + self.unit(arg)
        return self.unit(e)

    def conds(self, e):
        if isinstance(e, exp.And):
            return self.conds(e.this) + [("tok", TOK["AND"])] + self.conds(e.expression)
        if isinstance(e, exp.Or):
            return self.conds(e.this) + [("tok", TOK["OR"])] + self.conds(e.expression)
        if isinstance(e, exp.Paren):
            if isinstance(e.this, exp.Or) and isinstance(e.parent, exp.And):
                raise Unsupported("paren or")
            return self.conds(e.this)
        neg = False
        if isinstance(e, exp.Not):
            neg, e = True, e.this
        names = {
            exp.EQ: "EQ",
            exp.NEQ: "NE",
            exp.GT: "GT",
            exp.LT: "LT",
            exp.GTE: "GE",
            exp.LTE: "LE",
            exp.Like: "LIKE",
        }
        for cls, name in names.items():
            if type(e) is cls:
                if neg:
                    if name == "LIKE":
                        name = "NLIKE"
                    else:
                        raise Unsupported("not " + name)
                return [("tok", TOK[name])] + self.item(e.this) + self.rhs(e.expression)
        if isinstance(e, exp.Between):
            if neg:
                raise Unsupported("not between")
            return (
                [("tok", TOK["BETWEEN"])] + self.item(e.this) + self.rhs(e.args["low"]) + self.rhs(e.args["high"])
            )
        if isinstance(e, exp.In):
            q = e.args.get("query")
            if q is None:
                raise Unsupported("in list")
            return [("tok", TOK["NIN" if neg else "IN"])] + self.item(e.this) + self.sub(q)
        if isinstance(e, exp.Is):
            null = isinstance(e.expression, exp.Null)
            if not null:
                raise Unsupported("is")
            return [("tok", TOK["NOTNULL" if neg else "ISNULL"])] + self.item(e.this)
        raise Unsupported("cond " + type(e).__name__)

    def sub(self, q):
        saved = (self.scope, self.order, self.star)
        out = [("tok", TOK["SUB"])] + self.query(q, []) + [("tok", TOK["CLOSE"])]
        self.scope, self.order, self.star = saved
        return out

    def rhs(self, e):
        if isinstance(e, exp.Paren):
            return self.rhs(e.this)
        if isinstance(e, (exp.Subquery, exp.Select)):
            return self.sub(e)
        if isinstance(e, exp.Literal):
            return [("val", e.name)]
        if isinstance(e, exp.Neg):
            return [("val", "-" + e.this.name)]
        if isinstance(e, exp.Boolean):
            return [("val", "1" if e.this else "0")]
        if isinstance(e, exp.Column):
            try:
                return [("col", self.column(e))]
            except Unsupported:
                if e.table:
                    raise
                return [("val", e.name)]
        raise Unsupported("rhs " + type(e).__name__)
