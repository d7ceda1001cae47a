#!/usr/bin/env python3
"""Fits the decision about a question (src/pivot/decide.h): answer, ask back or refuse.

    fit_decide.py [--program build/pivot_features] [--data data] --out data/decide.tsv SOURCE...

A SOURCE is questions.jsonl:DB_ROOT[:WEIGHT]. A question has id, db_id, question, perhaps today, and "wanted": answer,
ask or refuse. The databases must be ones that the network never saw, for elsewhere it is surer than it will be. A
network of one hidden layer of tanh units with a softmax is fitted by cross-entropy, each wanted decision weighted as
--classes says, so that a needless question and a wrong answer cost what they cost a user. What is reported is of
databases that the fold was not fitted on; what is written is fitted on all of them. Needs numpy and torch.
"""

import argparse
import collections
import json
import os
import re
import sys

import numpy
import torch

import batch

WANTED = ("answer", "ask", "refuse")
HIDDEN, STEPS, RATE, DECAY, FOLDS = 8, 1500, 0.01, 3e-4, 5
MEMBERS = 3
ALWAYS = 20  # its tanh is 1


def feature_names(header="src/pivot/decide.h"):
    with open(header, encoding="utf-8") as file:
        return re.findall(r'X\([A-Z_]+, "([a-z_]+)"\)', file.read())


def read(program, data, source):
    """[(database, source's name, wanted, features)]"""
    path, root = source.split(":")[:2]
    with open(path, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    found = {row["id"]: row["x"] for row in batch.ask([program, data, root], rows) if row["model"] == "decision"}
    name = os.path.basename(path)
    return [(name + "/" + row["db_id"], name, WANTED.index(row["wanted"]), found[row["id"]]) for row in rows if row["id"] in found]


def weighted(rows, sources):
    """[(database, source's name, its weight, wanted, features)]"""
    weights = {os.path.basename(path): float(weight[0]) if weight else 1.0 for path, _, *weight in (source.split(":") for source in sources)}
    return [(database, name, weights[name], wanted, x) for database, name, wanted, x in rows]


def fit(rows, classes):
    """Weights of the units and of the output, biases last, over the features as they are: of several networks side by
    side, whose outputs are averaged, so that less hangs on how one of them began."""
    members = [fit_one(rows, classes, seed) for seed in range(MEMBERS)]
    hidden = numpy.concatenate([hidden for hidden, _ in members])
    output = numpy.concatenate([output[:, :-1] for _, output in members] + [sum(output[:, -1:] for _, output in members)], 1)
    return hidden, output / MEMBERS


def fit_one(rows, classes, seed):
    torch.manual_seed(seed)
    x = torch.tensor([row[4][:-1] for row in rows])  # the last is the bias
    y = torch.tensor([row[3] for row in rows])
    weights = torch.tensor([row[2] * classes[row[3]] for row in rows])
    mean, deviation = x.mean(0), x.std(0) + 1e-3
    net = torch.nn.Sequential(torch.nn.Linear(x.shape[1], HIDDEN), torch.nn.Tanh(), torch.nn.Linear(HIDDEN, 3))
    adam = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0)
    x = (x - mean) / deviation
    for step in range(STEPS):
        for group in adam.param_groups:
            group["lr"] = RATE * (1 - step / STEPS)
        loss = (torch.nn.functional.cross_entropy(net(x), y, reduction="none") * weights).sum() / weights.sum()
        loss = loss + DECAY * sum((p ** 2).sum() for p in net.parameters())
        adam.zero_grad()
        loss.backward()
        adam.step()
    with torch.no_grad():
        units = net[0].weight / deviation
        hidden = torch.cat([units, (net[0].bias - units @ mean).unsqueeze(1)], 1)
        output = torch.cat([net[2].weight, net[2].bias.unsqueeze(1)], 1)
    return hidden.numpy(), output.numpy()


def decide(weights, x):
    hidden, output = weights
    units = numpy.tanh(x @ hidden.T)
    return (numpy.concatenate([units, numpy.ones((len(x), 1))], 1) @ output.T).argmax(1)


def report(decisions):
    """decisions: {(source, wanted, decided): count}"""
    for source in sorted({key[0] for key in decisions}):
        for wanted in range(3):
            counts = [decisions[source, wanted, decided] for decided in range(3)]
            if sum(counts):
                print("%-28s to %-7s %5d: " % (source, WANTED[wanted], sum(counts)) +
                      ", ".join("%s %.1f" % (WANTED[k], 100 * counts[k] / sum(counts)) for k in range(3)), file=sys.stderr)


def write(path, weights):
    """data/decide.tsv: a row for each feature, then the three decisions; a last unit, always 1, has their biases."""
    hidden, output = weights
    units = numpy.concatenate([hidden.T, numpy.zeros((hidden.shape[1], 1))], 1)
    units[-1, -1] = ALWAYS
    with open(path, "w", encoding="utf-8") as out:
        out.write("# What to do with a question (src/pivot/decide.h): weights of %d units, then of the decisions; by tools/fit_decide.py.\n" % (MEMBERS * HIDDEN + 1))
        for name, row in zip(feature_names() + ["to_" + name for name in WANTED], units.tolist() + output.tolist()):
            out.write(name + "".join("\t%.4f" % one for one in row) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/pivot_features")
    parser.add_argument("--data", default="data")
    parser.add_argument("--out", required=True)
    parser.add_argument("--classes", type=float, nargs=3, default=(0.8, 2, 2.5), metavar="W", help="weights of answer, ask, refuse (0.8 2 2.5)")
    parser.add_argument("--keep", help="keep the features here, and read them from here if it is there")
    parser.add_argument("sources", nargs="+", metavar="SOURCE")
    options = parser.parse_args()
    rows = weighted(batch.kept(options.keep, lambda: [row for source in options.sources for row in read(options.program, options.data, source)]),
                    options.sources)
    names = sorted({row[0] for row in rows})
    decisions = collections.Counter()
    for fold in range(FOLDS):
        held = set(names[fold::FOLDS])
        weights = fit([row for row in rows if row[0] not in held], options.classes)
        mine = [row for row in rows if row[0] in held]
        for row, decided in zip(mine, decide(weights, numpy.array([row[4] for row in mine]))):
            decisions[row[1], row[3], decided] += 1
    report(decisions)
    weights = fit(rows, options.classes)
    if weights[0].shape[1] != len(feature_names()):
        sys.exit("the features are not those of decide.h; build the program anew")
    write(options.out, weights)


if __name__ == "__main__":
    main()
