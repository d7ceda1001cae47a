from ir import TOK, TOKENS

T = TOK
AGG = ["MAX", "MIN", "COUNT", "SUM", "AVG", "COUNTD", "SUMD", "AVGD"]
AR = ["PLUS", "MINUS", "TIMES", "DIVIDE"]
SETS = ["UNION", "INTERSECT", "EXCEPT"]
CMP = ["EQ", "NE", "GT", "LT", "GE", "LE"]
BLOCKEND = SETS + ["#end"]
ITEM = AGG + AR + ["col", "tab"]
ALLOW = {
    "QUERY": ["SELECT"],
    "SEL0": ["DISTINCT"] + ITEM,
    "ITEM": ITEM,
    "UNIT": AR + ["col"],
    "CUNIT": AR + ["col", "tab"],
    "SELT": ITEM + ["WHERE", "GROUP", "ASC", "DESC", "FROM"] + BLOCKEND,
    "COND": CMP + ["BETWEEN", "LIKE", "NLIKE", "IN", "NIN", "ISNULL", "NOTNULL"],
    "CONDW": ["AND", "OR", "GROUP", "ASC", "DESC", "FROM"] + BLOCKEND,
    "CONDH": ["AND", "OR", "ASC", "DESC", "FROM"] + BLOCKEND,
    "GCOL": ["col"],
    "GRPT": ["col", "HAVING", "ASC", "DESC", "FROM"] + BLOCKEND,
    "ORDT": ITEM + ["LIMIT", "FROM"] + BLOCKEND,
    "LIMV": ["val", "ONE", "UNKV"],
    "LIMT": ["FROM"] + BLOCKEND,
    "TABLE": ["tab"],
    "FROMT": ["tab"] + BLOCKEND,
    "RHS": ["val", "ONE", "UNKV", "col", "SUB"],
    "RHSV": ["val", "ONE", "UNKV"],
    "SUBQ": ["SUB"],
}


def expand(sym, a):
    """Symbols that replace sym after action name a (leftmost first)."""
    if sym == "QUERY":
        return ["SEL0"]
    if sym == "SEL0" and a == "DISTINCT":
        return ["ITEM", "SELT"]
    if sym in ("SELT", "CONDW", "CONDH", "GRPT", "ORDT", "LIMT", "FROMT", "SEL0"):
        if a == "WHERE":
            return ["COND", "CONDW"]
        if a == "GROUP":
            return ["GCOL", "GRPT"]
        if a == "HAVING":
            return ["COND", "CONDH"]
        if a in ("ASC", "DESC"):
            return ["ITEM", "ORDT"]
        if a == "LIMIT":
            return ["LIMV", "LIMT"]
        if a == "FROM":
            return ["TABLE", "FROMT"]
        if a in SETS:
            return ["QUERY"]
        if a == "#end":
            return []
        if a in ("AND", "OR"):
            return ["COND", sym]
        tail = "SELT" if sym == "SEL0" else sym
        return item(a) + [tail]
    if sym in ("ITEM", "UNIT", "CUNIT"):
        return item(a)
    if sym == "COND":
        if a in CMP:
            return ["ITEM", "RHS"]
        if a == "BETWEEN":
            return ["ITEM", "RHS", "RHS"]
        if a in ("LIKE", "NLIKE"):
            return ["ITEM", "RHSV"]
        if a in ("IN", "NIN"):
            return ["ITEM", "SUBQ"]
        return ["ITEM"]
    if sym in ("RHS", "SUBQ") and a == "SUB":
        return ["QUERY"]
    return []


def item(a):
    if a in AR:
        return ["ITEM", "ITEM"]
    if a in ("COUNT", "COUNTD"):
        return ["CUNIT"]
    if a in AGG:
        return ["UNIT"]
    return []


class State:
    """A pushdown automaton over action names; depth counts open subqueries."""

    def __init__(s):
        s.stack = ["QUERY"]
        s.depth = 0

    def copy(s):
        n = State()
        n.stack = list(s.stack)
        n.depth = s.depth
        return n

    def allowed(s):
        """(token ids, col?, tab?, val?)"""
        names = ALLOW[s.stack[-1]]
        toks = [T["CLOSE" if s.depth else "END"] if n == "#end" else T[n] for n in names if n == "#end" or n in T]
        return toks, "col" in names, "tab" in names, "val" in names

    def step(s, kind, v):
        name = TOKENS[v] if kind == "tok" else kind
        if name in ("CLOSE", "END"):
            name = "#end"
            s.depth -= 1
        if name == "SUB":
            s.depth += 1
        sym = s.stack.pop()
        assert name in ALLOW[sym], (sym, name)
        s.stack += expand(sym, name)[::-1]
        return not s.stack
