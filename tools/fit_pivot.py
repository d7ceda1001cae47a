#!/usr/bin/env python3
"""Fits the three models of the pivot room and prints them as src/pivot/weights.c wants them.

    bench/pivots.py build --data DATA --split fit --out SETS
    pivot_features DATA SETS/database < SETS/questions.jsonl > features.jsonl
    tools/fit_pivot.py --gold SETS/questions.jsonl --features features.jsonl

Questions of `clarisql generate` on the same databases are beside them, since a general word ("contact details") and
a cut name are other ambiguities than two synonyms: its ask.jsonl for pivot_features, its single.jsonl for --gold.

Both options take several files, and --weight how much each counts. DATA is best a folder whose parse.bin and
vectors.bin have not learnt the databases of the set (tools/parse/train.py --hold): there they are as sure as on a
stranger's database. The shipped weights: a fold that the network has not seen beside all of `fit` with an early network;
the sets of pivots.py and the generated ones of both; --weight 3 3 1 1 --lexical-weight 2, and --ambiguous-weight 4 for
members, 2 for what is missing, since of what is generated most is unanswerable.

The candidate that stands best is found first, by a log-linear model over a span's candidates: those of the gold group,
or for a clear question (which counts --clear-weight) those that its SQL uses. It is always in its group, so only the
others are judged: one is a member if it stands in the gold group of an ambiguous span; of a clear span none is. What the
best one is changes what the others are held against: after --only standing, make and collect the features anew. The
two columns that pivots.py makes of one hold the same values, which columns that people confuse need not: for a share of
them, --unlike, the values are said to be of another shape. A network of one hidden layer tells (by three-fold
cross-validation over the databases of the set, it finds 3 more in 100 ambiguous columns and 10 more in 100 cut names
than a logistic model that asks about as many clear questions; two layers or boosted trees add nothing). A span is
missing if the gold says so; there a logistic model does as well.
Needs numpy, scikit-learn and torch.
"""
import argparse
import collections
import json
import re
import sys

import numpy
import torch
from sklearn.linear_model import LogisticRegression


def feature_names(header, macro):
    text = open(header).read()
    body = text[text.index("#define " + macro + "(X)"):]
    body = body[:body.index("enum ")]
    return re.findall(r"X\((\w+)\)", body.split("\n", 1)[1])


def overlaps(row, pivot):
    return row["start"] < pivot["end"] and pivot["start"] < row["end"]


def used_by(sql, row):
    words = set(re.findall(r"\w+", (sql or "").lower()))
    return (row["column"] or "").lower() in words and row["table"].lower() in words


def label_rows(gold, features):
    """Rows of the three models: (id, features, label, ambiguous), and for standings (id, all features, all labels,
    ambiguous) of a span."""
    standing, member, missing = [], [], []
    spans = collections.defaultdict(list)
    for line in open(features):
        row = json.loads(line)
        if row["id"] in gold:
            spans[row["id"], row["start"], row["end"], row["model"]].append(row)
    for (identity, start, end, model), rows in spans.items():
        pivots = [p for p in gold[identity]["pivots"] if overlaps(rows[0], p)]
        if model == "missing":
            want = any(p["mode"] == "col_unans" for p in pivots)
            missing += [(identity, r["x"], want, any(p["mode"] == "col_amb" for p in pivots)) for r in rows[:1]]
            continue
        if model == "best" or any(p["mode"] in ("val_amb", "val_unans") for p in pivots):
            continue
        group = {(e["table"].lower(), e["column"].lower()) for p in pivots for e in p.get("group") or []}
        if model == "standing":
            labels = [(r["table"].lower(), (r["column"] or "").lower()) in group if group
                      else used_by(gold[identity].get("sql"), r) for r in rows]
            if any(labels) and not all(labels):
                standing.append((identity, [r["x"] for r in rows], labels, bool(group)))
            continue
        for r in rows:
            here = (r["table"].lower(), (r["column"] or "").lower())
            member.append((identity, r["x"], here in group, bool(group)))
    return standing, member, missing


def make_unlike(rows, gold, share, names):
    """Member rows, of which a share of the members that were copied are said to hold values of another shape."""
    alike, unlike = names.index("MEMBER_CONTENT"), names.index("MEMBER_OTHER_CONTENT")
    random = numpy.random.RandomState(0)
    for identity, x, member, _ in rows:
        if member and gold[identity]["kind"] in ("column", "columns") and x[alike] == 1 and random.rand() < share:
            x[alike], x[unlike] = 0, 1
    return rows


def fit_standing(spans, weights, decay=1e-3):
    """Weights of the log-linear model: the likelihood that the first of each span's candidates is a right one."""
    spans = [(torch.tensor(x, dtype=torch.float32), torch.tensor(y), w) for (x, y), w in zip(spans, weights)]
    coefficients = torch.zeros(spans[0][0].shape[1], requires_grad=True)
    optimiser = torch.optim.LBFGS([coefficients], max_iter=200)
    total = sum(weights)

    def loss():
        optimiser.zero_grad()
        value = decay * (coefficients ** 2).sum()
        for x, y, w in spans:
            value = value - w / total * torch.logsumexp(torch.log_softmax(x @ coefficients, 0)[y], 0)
        value.backward()
        return value

    optimiser.step(loss)
    with torch.no_grad():
        right = sum(w * bool(y[(x @ coefficients).argmax()]) for x, y, w in spans) / total
    print("// standing: the best is right in %.3f of %d spans" % (right, len(spans)), file=sys.stderr)
    return coefficients.detach().numpy()


def fit_logistic(x, y, weights, c):
    model = LogisticRegression(C=c, max_iter=4000, fit_intercept=False)
    model.fit(x, y, sample_weight=weights)
    return model.coef_[0], 1 / (1 + numpy.exp(-x @ model.coef_[0]))


def fit_network(x, y, weights, hidden, decay, steps=3000, batch=2000, rate=5e-3):
    """Weights of tanh units over the features as they are (the first feature is 1), and of the output over the units."""
    torch.manual_seed(0)
    mean, deviation = x.mean(0), x.std(0) + 1e-6
    inputs = torch.tensor((x - mean) / deviation, dtype=torch.float32)
    wanted = torch.tensor(y, dtype=torch.float32)
    counts = torch.tensor(weights / weights.mean(), dtype=torch.float32)
    net = torch.nn.Sequential(torch.nn.Linear(x.shape[1], hidden), torch.nn.Tanh(), torch.nn.Linear(hidden, 1))
    adam = torch.optim.Adam(net.parameters(), lr=rate)
    for step in range(steps):
        rows = torch.randint(len(wanted), (batch,))
        for group in adam.param_groups:
            group["lr"] = rate * (1 - step / steps)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            net(inputs[rows])[:, 0], wanted[rows], weight=counts[rows])
        loss = loss + decay * sum((p ** 2).sum() for p in net.parameters())
        adam.zero_grad()
        loss.backward()
        adam.step()
    with torch.no_grad():
        units = net[0].weight.numpy().astype(float) / deviation
        units[:, 0] = net[0].bias.numpy() - units[:, 1:] @ mean[1:]
        output = net[2].weight.numpy()[0].astype(float)
        bias = float(net[2].bias)
    return units, output, bias, 1 / (1 + numpy.exp(-(numpy.tanh(x @ units.T) @ output + bias)))


def numbers(values):
    return "{" + ", ".join("%.4f" % v for v in values) + "}"


def report(name, p, y):
    for threshold in (0.2, 0.3, 0.4, 0.5, 0.6):
        print("// %s at %.1f: recall %.3f precision %.3f of %d" % (
            name, threshold, (p[y == 1] >= threshold).mean(), y[p >= threshold].mean(), y.sum()), file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gold", required=True, nargs="+")
    parser.add_argument("--features", required=True, nargs="+")
    parser.add_argument("--weight", type=float, nargs="+", help="how much a row of each file counts (1)")
    parser.add_argument("--lexical-weight", type=float, default=1.0, help="how much one of a cut name counts")
    parser.add_argument("--ambiguous-weight", type=float, default=1.0,
                        help="how much an ambiguous span of a generated set counts")
    parser.add_argument("--clear-weight", type=float, default=0.3,
                        help="how much a clear span counts for the standing of candidates")
    parser.add_argument("--unlike", type=float, default=0.1,
                        help="share of the members made by copying that count as of another content (0.1)")
    parser.add_argument("--header", default="src/pivot/weights.h")
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--decay", type=float, default=3e-4)
    parser.add_argument("--regularisation", type=float, default=1.0)
    parser.add_argument("--only", choices=("standing", "member", "missing"), help="fit one of the three")
    options = parser.parse_args()
    standing, member, missing = [], [], []
    for gold_file, features, weight in zip(options.gold, options.features, options.weight or [1] * len(options.gold)):
        gold = {}
        for line in open(gold_file):
            row = json.loads(line)
            row.setdefault("kind", "generated")  # of `clarisql generate`: single.jsonl
            gold[row["id"]] = row
        rows = label_rows(gold, features)
        make_unlike(rows[1], gold, options.unlike, feature_names(options.header, "MEMBER_FEATURES"))

        def weigh(row):
            kind = gold[row[0]]["kind"]
            return weight * (options.lexical_weight if kind == "lexical" else
                             options.ambiguous_weight if kind == "generated" and row[3] else 1)

        standing += [(r[1], r[2], weigh(r) * (1 if r[3] else options.clear_weight)) for r in rows[0]]
        member += [(r[1], r[2], weigh(r)) for r in rows[1]]
        missing += [(r[1], r[2], weigh(r)) for r in rows[2]]
    if options.only in (None, "standing"):
        coefficients = fit_standing([row[:2] for row in standing], [row[2] for row in standing])
        print("const double standing_weights[STANDING_COUNT] = {")
        for name, weight in zip(feature_names(options.header, "STANDING_FEATURES"), coefficients):
            print("    [%s] = %.3f," % (name, weight))
        print("};")
    if options.only in (None, "member"):
        x, y, weights = (numpy.array(column, dtype=float) for column in zip(*member))
        units, output, bias, p = fit_network(x, y, weights, options.hidden, options.decay)
        print("const double member_hidden[MEMBER_HIDDEN][MEMBER_COUNT] = {")
        for unit in units:
            print("    %s," % numbers(unit))
        print("};\nconst double member_output[MEMBER_HIDDEN] = %s;" % numbers(output))
        print("const double member_output_bias = %.4f;" % bias)
        report("member", p, y)
    if options.only in (None, "missing"):
        x, y, weights = (numpy.array(column, dtype=float) for column in zip(*missing))
        coefficients, p = fit_logistic(x, y, weights, options.regularisation)
        print("const double missing_weights[MISSING_COUNT] = {")
        for name, weight in zip(feature_names(options.header, "MISSING_FEATURES"), coefficients):
            print("    [%s] = %.3f," % (name, weight))
        print("};")
        report("missing", p, y)


if __name__ == "__main__":
    main()
