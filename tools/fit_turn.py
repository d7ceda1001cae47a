#!/usr/bin/env python3
"""Fits what a later turn is (data/turn.tsv, src/session/kind.h).

    fit_turn.py [--program build/pivot_features] [--data data] --out data/turn.tsv SOURCE...

A SOURCE is turns.jsonl:DB_ROOT of tools/parse/questions.py; a turn has id, db_id, question, before, perhaps today, and "wanted": a
kind of KINDS. A softmax is fitted by cross-entropy with a penalty on the weights, the kinds weighted as --classes says. What is reported is of databases that the fold
was not fitted on; what is written is fitted on all of them. Needs numpy and torch.
"""

import argparse
import collections
import json
import re
import sys

import numpy
import torch

import batch

KINDS = ("leaning", "alone", "unanswerable", "smalltalk", "undo")
STEPS, RATE, PENALTY, FOLDS = 600, 0.05, 1e-3, 5
OFFERS = (0.05, 0.1, 0.15, 0.25, 0.4)  # shares of the likelier kind's probability from which the other is offered


def feature_names(header="src/session/kind.h"):
    with open(header, encoding="utf-8") as file:
        return re.findall(r'X\([A-Z_]+, "([a-z_]+)"\)', file.read())


def read(program, data, source):
    """[(database, wanted, features)]"""
    path, root = source.rsplit(":", 1)
    with open(path, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    found = {row["id"]: row["x"] for row in batch.ask([program, data, root], rows) if row["model"] == "turn"}
    return [(row["db_id"], KINDS.index(row["wanted"]), found[row["id"]]) for row in rows if row["id"] in found]


def fit(rows, classes):
    """Weights, features x kinds; the last feature is the bias."""
    x = torch.tensor([row[2] for row in rows])
    y = torch.tensor([row[1] for row in rows])
    share = torch.tensor([classes[row[1]] for row in rows])
    scale = x.std(0).clamp(min=0.05)
    scale[-1] = 1
    weights = torch.zeros(x.shape[1], len(KINDS), requires_grad=True)
    adam = torch.optim.Adam([weights], lr=RATE)
    for step in range(STEPS):
        adam.param_groups[0]["lr"] = RATE * (1 - step / STEPS)
        loss = (torch.nn.functional.cross_entropy((x / scale) @ weights, y, reduction="none") * share).sum() / share.sum()
        loss = loss + PENALTY * (weights[:-1] ** 2).sum()
        adam.zero_grad()
        loss.backward()
        adam.step()
    return (weights.detach() / scale.unsqueeze(1)).numpy()


def probabilities(x, weights):
    scores = numpy.array(x) @ weights
    p = numpy.exp(scores - scores.max())
    return p / p.sum()


def offers(told):
    """Lines on RIVAL_* of src/session/lean.c: for turns taken as leaning or as alone, how often the other is offered where
    that is idle (the kind was right), and where it mends (the kind was the other). told: [(wanted, probabilities)]"""
    for taken, other in ((0, 1), (1, 0)):
        mine = [(wanted, p) for wanted, p in told if p.argmax() == taken]
        for share in OFFERS:
            idle, mends = ([p[other] >= share * p[taken] for wanted, p in mine if wanted == kind] for kind in (taken, other))
            yield "taken as %s, the other offered from %.2f: idle %d of %d, mends %d of %d" % (KINDS[taken], share, sum(idle), len(idle), sum(mends), len(mends))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/pivot_features")
    parser.add_argument("--data", default="data")
    parser.add_argument("--out", required=True)
    parser.add_argument("--classes", type=float, nargs=len(KINDS), default=(1, 0.5, 1, 1, 1), metavar="W", help="weights of " + ", ".join(KINDS) + "; questions of their own are fewer among later turns than in what is fitted on")
    parser.add_argument("--keep", help="keep the features here, and read them from here if it is there")
    parser.add_argument("sources", nargs="+", metavar="SOURCE")
    options = parser.parse_args()
    rows = batch.kept(options.keep, lambda: [row for source in options.sources for row in read(options.program, options.data, source)])
    names = sorted({row[0] for row in rows})
    counts, told = collections.Counter(), []
    for fold in range(FOLDS):
        held = set(names[fold::FOLDS])
        weights = fit([row for row in rows if row[0] not in held], options.classes)
        for _, wanted, x in (row for row in rows if row[0] in held):
            told.append((wanted, probabilities(x, weights)))
    counts.update((wanted, int(p.argmax())) for wanted, p in told)
    for wanted, name in enumerate(KINDS):
        total = max(1, sum(counts[wanted, found] for found in range(len(KINDS))))
        print("%-13s %5d: " % (name, total) + ", ".join("%s %.1f" % (KINDS[found], 100 * counts[wanted, found] / total) for found in range(len(KINDS))), file=sys.stderr)
    print("\n".join(offers(told)), file=sys.stderr)
    features = feature_names()
    weights = fit(rows, options.classes)
    if len(weights) != len(features):
        sys.exit("the features are not those of kind.h; build the program anew")
    with open(options.out, "w", encoding="utf-8") as out:
        out.write("# What a later turn is (src/session/kind.h): leaning, a question of its own, unanswerable, small talk, undo; by tools/fit_turn.py.\n")
        for name, row in zip(features, weights.tolist()):
            out.write(name + "".join("\t%.4g" % one for one in row) + "\n")


if __name__ == "__main__":
    main()
