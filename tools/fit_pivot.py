#!/usr/bin/env python3
"""Fits the two logistic models of the pivot room and prints them as src/pivot/weights.c wants them.

    bench/pivots.py build --data DATA --split fit --out SETS
    pivot_features data SETS/database < SETS/questions.jsonl > features.jsonl
    tools/fit_pivot.py --gold SETS/questions.jsonl --features features.jsonl

The best candidate of a span is always in its group, so only the others are judged: one is a member if it stands in the
gold group of an ambiguous span; of a clear span none is. A span is missing if the gold says so.
Needs numpy and scikit-learn.
"""
import argparse
import collections
import json
import re
import sys

import numpy
from sklearn.linear_model import LogisticRegression


def feature_names(header, macro):
    text = open(header).read()
    body = text[text.index("#define " + macro + "(X)"):]
    body = body[:body.index("enum ")]
    return re.findall(r"X\((\w+)\)", body.split("\n", 1)[1])


def overlaps(row, pivot):
    return row["start"] < pivot["end"] and pivot["start"] < row["end"]


def label_rows(gold, features):
    member, missing = [], []
    spans = collections.defaultdict(list)
    for line in open(features):
        row = json.loads(line)
        if row["id"] in gold:
            spans[row["id"], row["start"], row["end"], row["model"]].append(row)
    for (identity, start, end, model), rows in spans.items():
        pivots = [p for p in gold[identity]["pivots"] if overlaps(rows[0], p)]
        if model == "missing":
            want = any(p["mode"] == "col_unans" for p in pivots)
            missing += [(identity, r["x"], want) for r in rows[:1]]
            continue
        if model == "best" or gold[identity]["kind"] in ("value", "no_value") and pivots:
            continue
        group = {(e["table"].lower(), e["column"].lower()) for p in pivots for e in p["group"]}
        for r in rows:
            here = (r["table"].lower(), (r["column"] or "").lower())
            member.append((identity, r["x"], here in group, bool(group)))
    return member, missing


def fit(rows, weights, c):
    x = numpy.array([r[1] for r in rows])
    y = numpy.array([r[2] for r in rows], dtype=int)
    model = LogisticRegression(C=c, max_iter=4000, fit_intercept=False)
    model.fit(x, y, sample_weight=weights)
    return model.coef_[0], 1 / (1 + numpy.exp(-x @ model.coef_[0])), y


def show(name, names, weights):
    print("const double %s[%s_COUNT] = {" % (name, names[0].split("_")[0]))
    for n, w in zip(names, weights):
        print("    [%s] = %.3f," % (n, w))
    print("};")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gold", required=True)
    parser.add_argument("--features", required=True)
    parser.add_argument("--header", default="src/pivot/weights.h")
    parser.add_argument("--regularisation", type=float, default=1.0)
    parser.add_argument("--clear-weight", type=float, default=1.0, help="how much a candidate of a clear span counts")
    options = parser.parse_args()
    gold = {}
    for line in open(options.gold):
        row = json.loads(line)
        gold[row["id"]] = row
    member, missing = label_rows(gold, options.features)
    weights = numpy.array([1.0 if r[3] else options.clear_weight for r in member])
    names = feature_names(options.header, "MEMBER_FEATURES")
    coefficients, p, y = fit(member, weights, options.regularisation)
    show("member_weights", names, coefficients)
    for threshold in (0.3, 0.4, 0.5, 0.6):
        print("// member at %.1f: recall %.3f precision %.3f" % (threshold, (p[y == 1] >= threshold).mean(),
                                                                  y[p >= threshold].mean()), file=sys.stderr)
    names = feature_names(options.header, "MISSING_FEATURES")
    coefficients, p, y = fit(missing, None, options.regularisation)
    show("missing_weights", names, coefficients)
    for threshold in (0.3, 0.4, 0.5, 0.6):
        print("// missing at %.1f: recall %.3f precision %.3f of %d" % (threshold, (p[y == 1] >= threshold).mean(),
                                                                      y[p >= threshold].mean(), y.sum()), file=sys.stderr)


if __name__ == "__main__":
    main()
