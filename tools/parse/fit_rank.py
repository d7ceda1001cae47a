#!/usr/bin/env python3
"""Fits the weights of candidates (data/rank.tsv, src/parse/rank.h) on databases that the network never saw.

    fit_rank.py [--program build/parse_debug] --out data/rank.tsv SOURCE...

A SOURCE is questions.jsonl:DB_ROOT; a question has id, db_id, question, sql (null: nothing answers it) and perhaps
today and before (the query that a later turn may lean on); what is "wanted": "ask" is left out. Questions by themselves
and later turns are fitted apart. A softmax over a question's candidates and one more, for all that was not found, is fitted so that those whose
rows are gold's get its mass (Collins, "Discriminative reranking for natural language parsing", 2000); weights are held
near zero by a penalty. `sure` is the probability from which an answer is given as sure: of no source more than 12 of 100
such are wrong, in 9 of 10 samples of as many databases. What is reported is of databases that the fold was not fitted on; what is written is fitted
on all of them.
"""

import argparse
import collections
import json
import os
import pickle
import re
import sys

import numpy
import torch

from evaluate import Databases, bag

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import batch  # noqa: E402

ROOT = os.path.join(os.path.dirname(__file__), "..", "..")
FIXED = {"settled": 3.0}  # what no question of these sources tells
LEAST_REST = 0.01  # as in rank.c
PENALTY, STEPS, FOLDS = 0.02, 400, 5
COMPOSED = ("rewrite", "near")  # kinds of the corpus that are worded so that nothing is in doubt: too easy to calibrate on
CAUTION, SAMPLES = 0.9, 400
RISK = 0.12  # answers that are given as sure may be wrong so often



def features():
    """The names of rank.h's features, in order."""
    with open(os.path.join(ROOT, "src", "parse", "rank.h"), encoding="utf-8") as file:
        return re.findall(r'X\([A-Z_]+, "([a-z_]+)"\)', file.read())


class Question:
    """What is known of a question's candidates: features, which are right, and the log probability of the rest."""

    def __init__(self, row, found, databases, count):
        self.db = row["db_id"]
        plans = found["plans"]
        self.x = numpy.array([plan["features"] for plan in plans], dtype=numpy.float32).reshape(len(plans), count)
        self.rest = float(numpy.log(max(found["rest"], LEAST_REST)))
        self.clear = row["sql"] is not None
        self.after = row.get("before") is not None
        self.group = list(range(len(plans)))  # candidates of one number give the same rows
        if not self.clear:
            self.right = [plan["sql"] is None for plan in plans]
            return
        gold = databases.rows(row["db_id"], row["sql"])
        wanted = bag(gold) if isinstance(gold, list) else None
        self.right, seen = [], []
        for i, plan in enumerate(plans):
            rows = databases.rows(row["db_id"], plan["sql"]) if plan["sql"] else None
            own = bag(rows) if isinstance(rows, list) else None
            self.right.append(own is not None and own == wanted)
            self.group[i] = seen.index(own) if own is not None and own in seen else i
            seen.append(own)


def read(program, data, source, count, limit):
    """The questions of a source."""
    path, root = source.rsplit(":", 1)
    with open(path, encoding="utf-8") as file:
        rows = [row for row in map(json.loads, file) if row.get("wanted") != "ask" and row.get("kind") not in COMPOSED]
    if limit and len(rows) > limit:
        rows = rows[:: len(rows) // limit + 1]
    found = {one["id"]: one for one in batch.ask([program, "--db-root", root, "--data", data, "--plans"], rows)}
    databases = Databases(root)
    return [Question(row, found[row["id"]], databases, count) for row in rows if row["id"] in found and found[row["id"]]["plans"]]


class Batch:
    """Questions as padded tensors; the last place of each is what was not found."""

    def __init__(self, questions, count):
        most = max(len(q.right) for q in questions)
        self.x = torch.zeros(len(questions), most, count)
        self.mask = torch.zeros(len(questions), most + 1, dtype=torch.bool)
        self.right = torch.zeros(len(questions), most + 1, dtype=torch.bool)
        self.rest = torch.tensor([q.rest for q in questions])
        for i, q in enumerate(questions):
            self.x[i, : len(q.right)] = torch.from_numpy(q.x)
            self.mask[i, : len(q.right)] = True
            self.mask[i, most] = True
            self.right[i, : len(q.right)] = torch.tensor(q.right)
            self.right[i, most] = not q.clear or not any(q.right)  # what was not found may be "nothing" as well

    def scores(self, weights, rest):
        scores = torch.cat([self.x @ weights, (self.rest + rest).unsqueeze(1)], 1)
        return scores.masked_fill(~self.mask, -1e9)


def fit(questions, names, free):
    tensors = Batch(questions, len(names))
    weights = torch.zeros(len(names))
    weights[names.index("log_probability")] = 1
    rest = torch.zeros(1, requires_grad=True)
    for name, value in FIXED.items():
        weights[names.index(name)] = value
    weights.requires_grad_(True)
    base = weights.detach().clone()
    scale = tensors.x[tensors.mask[:, :-1]].std(0).clamp(min=0.05)
    adam = torch.optim.Adam([weights, rest], lr=0.05)
    for _ in range(STEPS):
        scores = tensors.scores(base + (weights - base) * free, rest)
        loss = -(scores.masked_fill(~tensors.right, -1e9).logsumexp(1) - scores.logsumexp(1)).mean()
        loss = loss + PENALTY * (((weights - base) * scale * free) ** 2).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
    return (base + (weights - base) * free).detach(), rest.detach()


def report(questions, names, weights, rest):
    """Sums of (questions, right first, by the network alone, right among five, right where most agree) over clear ones,
    and of each first candidate how probable its rows are and whether it is right."""
    clear = [q for q in questions if q.clear]
    if not clear:
        return numpy.zeros(5), []
    tensors = Batch(clear, len(names))
    shares = tensors.scores(weights, rest).softmax(1)
    order = shares[:, :-1].argsort(1, descending=True)
    right = tensors.right[:, :-1].gather(1, order)
    alone = tensors.x[:, :, names.index("log_probability")].masked_fill(~tensors.mask[:, :-1], -1e9).argmax(1)
    firsts = right[:, 0].tolist()
    held = tensors.right[:, :-1].gather(1, alone.unsqueeze(1)).sum().item()
    said, most = [], 0
    for q, share in zip(clear, shares[:, :-1].tolist()):
        mass = collections.Counter()
        for group, one in zip(q.group, share):
            mass[group] += one
        first = max(range(len(q.right)), key=lambda i: share[i])
        said.append(mass[q.group[first]])
        most += q.right[max(range(len(q.right)), key=lambda i: (mass[q.group[i]], share[i]))]
    return numpy.array([len(clear), right[:, 0].sum().item(), held, right[:, :5].any(1).sum().item(), most]), list(zip(said, firsts, [q.db for q in clear]))


def surest(pairs, risk=RISK):
    """The least probability from which at most so many answers in 1 are wrong, in CAUTION of the samples of databases."""
    names = sorted({db for _, _, db in pairs})
    said, wrong = numpy.array([p for p, _, _ in pairs]), numpy.array([not first for _, first, _ in pairs])
    of = numpy.array([names.index(db) for _, _, db in pairs])
    times = numpy.random.default_rng(0).multinomial(len(names), [1 / len(names)] * len(names), SAMPLES)
    for least in numpy.arange(0, 1, 0.01):
        kept = said >= least
        counts = times @ numpy.bincount(of[kept], minlength=len(names))
        risks = times @ numpy.bincount(of[kept], wrong[kept], len(names)) / numpy.maximum(counts, 1)
        if numpy.quantile(risks, CAUTION) <= risk:
            return float(least)
    return 1.0


def calibration_error(pairs, bins=10):
    sums = numpy.zeros((bins, 3))
    for said, first, _ in pairs:
        sums[min(bins - 1, int(said * bins))] += (1, said, first)
    return sum(abs(p - right) for _, p, right in sums) / max(1, len(pairs))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=os.path.join(ROOT, "build", "parse_debug"))
    parser.add_argument("--data", default=os.path.join(ROOT, "data"))
    parser.add_argument("--out", required=True)
    parser.add_argument("--limit", type=int, default=0, help="questions of a source, at most")
    parser.add_argument("--keep", help="keep the candidates here, and read them from here if it is there")
    parser.add_argument("sources", nargs="+", metavar="SOURCE")
    options = parser.parse_args()
    names = features()
    free = torch.tensor([0.0 if name in FIXED else 1.0 for name in names])
    if options.keep and os.path.exists(options.keep):
        with open(options.keep, "rb") as file:
            questions = pickle.load(file)
    else:
        questions = [q for source in options.sources for q in read_named(options, source, len(names))]
        if options.keep:
            with open(options.keep, "wb") as file:
                pickle.dump(questions, file)
    parts = [fit_part([q for q in questions if q.after == after], names, free) for after in (False, True)]
    with open(options.out, "w", encoding="utf-8") as out:
        out.write("# Weights of candidates (src/parse/rank.h): of questions by themselves, and of later turns; by tools/parse/fit_rank.py.\n")
        for name in parts[0]:
            out.write("%s\t%.4g\t%.4g\n" % (name, parts[0][name], parts[1][name]))


def read_named(options, source, count):
    found = read(options.program, options.data, source, count, options.limit)
    print(f"{source}: {len(found)} questions", file=sys.stderr)
    for q in found:
        q.source = os.path.basename(source.rsplit(":", 1)[0])
    return found


def fit_part(questions, names, free):
    """{name of the table: its number}; reports what the folds give."""
    names_of = sorted({q.db for q in questions})
    sums, pairs = collections.defaultdict(lambda: numpy.zeros(5)), collections.defaultdict(list)
    for fold in range(FOLDS):
        held = set(names_of[fold::FOLDS])
        weights, rest = fit([q for q in questions if q.db not in held], names, free)
        for source in {q.source for q in questions}:
            found, said = report([q for q in questions if q.db in held and q.source == source], names, weights, rest)
            sums[source] += found
            pairs[source] += said
    for source, (count, first, alone, five, most) in sorted(sums.items()):
        if count:
            print("%s: %d clear questions; first right %.1f (network alone %.1f, by agreement %.1f), any of five %.1f; calibration error %.3f" % (
                source, count, 100 * first / count, 100 * alone / count, 100 * most / count, 100 * five / count, calibration_error(pairs[source])))
            print("    %.1f %% are sure, from %.3f" % (100 * sum(said >= surest(pairs[source]) for said, _, _ in pairs[source]) / count, surest(pairs[source])))
    weights, rest = fit(questions, names, free)
    return dict(zip(names, weights.tolist()), temperature=1, rest=rest.item(), sure=max(surest(said) for said in pairs.values()))


if __name__ == "__main__":
    main()
