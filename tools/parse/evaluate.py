#!/usr/bin/env python3
"""Asks the network, by beam search, and counts rows that equal gold's: first, and any of five.

    evaluate.py --weights w.pt --name corpus_validate --work DIR --db-root DIR [--most 300] [--split FILE:KEY] [--kinds clear,near]
"""

import argparse
import collections
import json
import os
import random
import sqlite3

import torch

from compose import Composer, Malformed
from features import GRAMMAR, SYMBOLS, TOKENS, actions_of, collate, encode, example
from literal import Values
from model import Network
from schema import Schema
from train import load


def bag(rows):
    return collections.Counter(tuple(sorted(repr(float(c)) if isinstance(c, int) else repr(round(c, 4)) if isinstance(c, float) else repr(c) for c in row)) for row in rows)


class Databases:
    def __init__(self, root):
        self.root, self.name, self.db = root, None, None

    def rows(self, name, sql):
        if name != self.name:
            if self.db:
                self.db.close()
            path = "%s/%s/%s.sqlite" % (self.root, name, name)
            self.db, self.name = sqlite3.connect("file:%s?mode=ro" % path, uri=True), name
            self.db.text_factory = lambda data: data.decode("utf8", "replace")
        left = [300]

        def tick():
            left[0] -= 1
            return left[0] < 0

        self.db.set_progress_handler(tick, 10000)
        try:
            return self.db.execute(sql).fetchmany(3000)
        except sqlite3.Error as error:
            return str(error)


@torch.no_grad()
def search(net, x, width=5, most=70):
    """[(log probability, targets)], best first."""
    b = collate([x])
    with torch.autocast("cpu", dtype=torch.bfloat16):
        nodes, _ = net.encode(b)
    nodes = nodes.float()
    beams, done = [(0.0, [], GRAMMAR.start())], []
    for step in range(most):
        previous = torch.tensor([[-1] + targets for _, targets, _ in beams])
        symbols = []
        for _, targets, stack in beams:
            symbols.append(symbols_of(targets, x))
        k = len(beams)
        scores = net.decode(nodes.expand(k, -1, -1), b["mask"].expand(k, -1), previous, torch.tensor(symbols), b["point_kind"].expand(k, -1))[:, -1]
        logs = scores.log_softmax(1)
        grown = []
        for i, (score, targets, stack) in enumerate(beams):
            top = logs[i].topk(min(width + 1, logs.shape[1]))
            for value, target in zip(top.values.tolist(), top.indices.tolist()):
                if value < -20:
                    continue
                grown.append((score + value, targets + [target], stack))
        grown.sort(key=lambda one: -one[0])
        beams = []
        for score, targets, stack in grown:
            target = targets[-1]
            name = GRAMMAR.tokens[target] if target < TOKENS else ("table", "column", "value", "missing")[b["point_kind"][0, target - TOKENS].item()]
            try:
                after = GRAMMAR.step(stack, name)
            except KeyError:
                continue
            if not after:
                done.append((score, targets))
            else:
                beams.append((score, targets, after))
            if len(beams) == width:
                break
        if len(done) >= width and (not beams or beams[0][0] < sorted(done, key=lambda one: -one[0])[width - 1][0]):
            break
        if not beams:
            break
    done.sort(key=lambda one: -one[0])
    return done[:width]


def symbols_of(targets, x):
    stack, out = GRAMMAR.start(), [SYMBOLS["query"]]
    for target in targets:
        name = GRAMMAR.tokens[target] if target < TOKENS else kind_of(target - TOKENS, x)
        stack = GRAMMAR.step(stack, name)
        out.append(SYMBOLS[stack[-1]])
    return out


def kind_of(node, x):
    if node == x.first["missing"]:
        return "missing"
    if x.first["table"] <= node < x.first["column"]:
        return "table"
    return "column" if x.first["column"] <= node < x.first["category"] else "value"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--db-root", required=True)
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--split")
    parser.add_argument("--kinds", default="clear")
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    state = torch.load(options.weights, weights_only=False)
    net = Network(**state["network"])
    load(net, state["net"])
    net.eval()
    schemas = {}
    for line in open(os.path.join(options.work, options.name + ".schemas.jsonl")):
        row = json.loads(line)
        schemas[row["schema"]] = Schema(row)
    rows = [json.loads(line) for line in open(os.path.join(options.work, options.name + ".train.jsonl"))]
    if options.split:
        path, key = options.split.split(":")
        only = set(json.load(open(path))[key])
        rows = [row for row in rows if row["schema"] in only and "#" not in row["id"]]
    kinds = set(options.kinds.split(","))
    rows = [row for row in rows if row.get("sql") and row.get("kind", "clear") in kinds]
    rng = random.Random(7)
    rng.shuffle(rows)
    rows = sorted(rows[: options.most], key=lambda row: row["schema"])
    databases = Databases(options.db_root)
    counts, families, shown = collections.Counter(), collections.defaultdict(collections.Counter), 0
    for row in rows:
        schema = schemas[row["schema"]]
        bare = {key: value for key, value in row.items() if key != "actions"}
        e = example(bare, schema, rng, 120, False)
        x = encode(e)
        gold = databases.rows(row["schema"], row["sql"])
        wanted = bag(gold) if isinstance(gold, list) else None
        first, any_, texts = False, False, []
        for score, found in search(net, x):
            try:
                sql = Composer(schema, Values(row, schema), row.get("today") or "2025-01-01").compose(actions_of(e, x, found))
            except (Malformed, KeyError, IndexError, AttributeError, TypeError, ValueError) as error:
                texts.append("%.2f malformed %s" % (score, error))
                continue
            got = databases.rows(row["schema"], sql)
            right = isinstance(got, list) and wanted is not None and bag(got) == wanted
            if isinstance(got, list) and not any(not text.endswith("malformed") and " | " in text for text in texts):
                first = right
            any_ = any_ or right
            texts.append("%.2f %s | %s" % (score, "+" if right else "-", sql if isinstance(got, list) else sql + " ERROR " + got))
        counts["all"] += 1
        counts["first"] += first
        counts["any"] += any_
        for family in row.get("families") or ():
            families[family]["all"] += 1
            families[family]["first"] += first
            families[family]["any"] += any_
        if not first and shown < options.show:
            shown += 1
            print("\nQ:", row.get("question") or " ".join(row["words"]), "\nG:", row["sql"])
            for text in texts[:3]:
                print("  ", text[:400])
    n = max(1, counts["all"])
    print("%s: %d questions, first %.1f, any of five %.1f" % (options.name, n, 100 * counts["first"] / n, 100 * counts["any"] / n))
    for family, one in sorted(families.items(), key=lambda pair: pair[1]["first"] / pair[1]["all"]):
        print("  %-16s %3d  %.0f / %.0f" % (family, one["all"], 100 * one["first"] / one["all"], 100 * one["any"] / one["all"]))


if __name__ == "__main__":
    main()
