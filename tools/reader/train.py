#!/usr/bin/env python3
"""Trains the reader's network on written replies: README.md has the commands.

texts: lines of build/reply_texts; those that are held out are never learned from, and with --apart those of the databases
named are only measured. --synonyms adds columns called by the synonyms that AmbiQT has for them (of `fit` databases).
"""
import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
import augment
import glosses
import model
import tensors


def parser_words(path):
    """The word vectors of parse.bin, which the reader shares."""
    words, scales = tensors.read_int8(path, "encoder.word.weight")
    return words.astype(np.float32) * scales[:, None]


def split_name(name):
    return " ".join(re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", name.replace("_", " "))).lower() or name.lower()


def synonym_rows(path, fit, rng):
    """A column called by one of its synonyms, among columns of its table."""
    rows = []
    for database, tables in json.load(open(path)).items():
        if database not in fit:
            continue
        for table, columns in tables.items():
            names = list(columns)
            for name, synonyms in columns.items():
                others = [n for n in names if n != name]
                if not others or not synonyms:
                    continue
                choices = [name] + rng.sample(others, min(len(others), rng.choice([1, 2, 2, 3])))
                rows.append({"kind": "helpful", "sub": "synonym", "database": database, "scenario": database, "id": "",
                             "held_out": False, "all": False, "keep": [[0]],
                             "reply": rng.choice(augment.NAMINGS).format(split_name(rng.choice(synonyms))),
                             "items": [{"term": "it", "choices": [[f"{split_name(c)} of {split_name(table)}", ""] for c in choices]}]})
    return rows


def batches(rows, tokens, size, rng):
    made = [(row, model.strings_of(tokens, row)) for row in rows]
    made.sort(key=lambda m: sum(len(s[3]) for s in m[1]) + rng.random() * 8)
    groups = [made[i : i + size] for i in range(0, len(made), size)]
    rng.shuffle(groups)
    for group in groups:
        batch, terms, names = model.collate([m[1] for m in group])
        yield [(row, t, n) for (row, _), t, n in zip(group, terms, names)], batch


def kind_of(row):
    return 2 if row["keep"] == "question" else 1 if row["keep"] is None or not any(k is not None for k in row["keep"]) else 0


def loss_of(outputs, group):
    kinds, items, choices = outputs
    kind = functional.cross_entropy(kinds[:, :3], torch.tensor([kind_of(row) for row, *_ in group]), label_smoothing=0.02)
    every, touched, kept = [], [], []
    for b, (row, terms, names) in enumerate(group):
        keep = row["keep"] if isinstance(row["keep"], list) else [None] * len(row["items"])
        if kind_of(row) == 0:
            every.append((b, float(row["all"])))
        touched += [(b, at, float(keep[i] is not None)) for i, at in terms]
        told = Counter(i for i, _, _ in names)
        kept += [(b, at, float(c in keep[i]), 1 / told[i]) for i, c, at in names if keep[i] is not None]
    binary = functional.binary_cross_entropy_with_logits
    total = kind
    if every:
        b, y = zip(*every)
        total = total + 0.5 * binary(kinds[list(b), 3], torch.tensor(y))
    b, at, y = zip(*touched)
    total = total + binary(items[list(b), list(at)], torch.tensor(y))
    if kept:
        b, at, y, w = zip(*kept)
        w = torch.tensor(w)
        total = total + 3 * (binary(choices[list(b), list(at)], torch.tensor(y), reduction="none") * w).sum() / len(group)
    return total


def read(net, tokens, rows):
    """Probabilities of each row: kinds and all, items, choices; None for what did not fit in."""
    net.eval()
    out = {}
    with torch.no_grad():
        for group, batch in batches(rows, tokens, 32, random.Random(0)):
            kinds, items, choices = net(batch)
            sure = lambda x: round(float(torch.sigmoid(x)), 4)
            for b, (row, terms, names) in enumerate(group):
                told = [None] * len(row["items"])
                kept = [[None] * len(item["choices"]) for item in row["items"]]
                for i, at in terms:
                    told[i] = sure(items[b, at])
                for i, c, at in names:
                    kept[i][c] = sure(choices[b, at])
                out[row["id"]] = {"kinds": [round(float(k), 4) for k in torch.softmax(kinds[b, :3], 0)],
                                  "all": sure(kinds[b, 3]), "items": told, "choices": kept}
    return out


def judged(p):
    """What the network alone makes of a reply, as the gold is written."""
    kind = max(range(3), key=lambda k: p["kinds"][k])
    if kind == 2:
        return "question", False
    if kind == 1:
        return None, False
    every = p["all"] > 0.5
    keep = []
    for touched, choices in zip(p["items"], p["choices"]):
        kept = [c for c, x in enumerate(choices) if x is not None and x > 0.5]
        if touched is None or touched < 0.5 or (len(kept) == len(choices) and not every and len(choices) > 1):
            kept = None
        elif not kept:
            kept = [max(range(len(choices)), key=lambda c: choices[c] or 0)]
        keep.append(kept)
    return (keep if any(k is not None for k in keep) else None), every


def right(row, p):
    keep, every = judged(p)
    gold = row["keep"]
    if isinstance(gold, list):
        gold = [None if k is None else sorted(k) for k in gold]
    return keep == gold and (every == row["all"] or not isinstance(gold, list) or all(k is None or len(k) < 2 for k in gold))


def report(net, tokens, rows, name):
    found = read(net, tokens, rows)
    n, ok = Counter(), Counter()
    for row in rows:
        for key in ((row["kind"], ""), (row["kind"], row["sub"])):
            n[key] += 1
            ok[key] += right(row, found[row["id"]])
    print(name, *(f"{k[0][:9]}{'/' + k[1] if k[1] else ''} {100 * ok[k] / n[k]:.1f} ({n[k]})" for k in sorted(n)), sep="\n  ", flush=True)


def learn(net, tokens, a, epochs, rows_of, after, rng):
    """Epochs of rows_of(), with after(last) behind every second."""
    below = ("layers", "pos", "norm", "word")
    places = [p for n, p in net.named_parameters() if n.startswith("of_") or n.startswith("like")]
    upper = [p for n, p in net.named_parameters() if n.split(".")[0] not in below and not any(p is q for q in places)]
    lower = [p for n, p in net.named_parameters() if n.split(".")[0] in below and p.requires_grad]
    groups = [{"params": upper}, {"params": places, "weight_decay": 0}] + ([] if a.frozen else [{"params": lower}])
    optimiser = torch.optim.AdamW(groups, lr=a.rate, weight_decay=0.01)
    rates = [a.rate, 10 * a.rate] + ([] if a.frozen else [a.rate * a.lower])
    schedule, start, done = None, time.time(), 0
    for epoch in range(epochs):
        net.train()
        total, some = 0, rows_of()
        steps = epochs * (len(some) // a.batch + 1) + epochs * 4
        schedule = schedule or torch.optim.lr_scheduler.OneCycleLR(optimiser, rates, total_steps=steps, pct_start=0.1)
        for group, batch in batches(some, tokens, a.batch, rng):
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=a.half):
                outputs = net(batch, a.frozen)
            loss = loss_of([o.float() for o in outputs], group)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            if done + 1 < steps:
                schedule.step()
            total += float(loss) * len(group)
            done += 1
            if done % 100 == 0:
                print(f"  {done} of {steps}: {float(loss):.3f}, {time.time() - start:.0f} s", flush=True)
        print(f"epoch {epoch + 1}: loss {total / len(some):.3f}, {time.time() - start:.0f} s", flush=True)
        if epoch + 1 == epochs or epoch % 2 == 1:
            after(epoch + 1 == epochs)


def main():
    args = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    args.add_argument("texts", nargs="*")
    args.add_argument("--package", required=True, type=Path)
    args.add_argument("--parser", required=True)
    args.add_argument("--out", required=True)
    args.add_argument("--synonyms")
    args.add_argument("--splits", help="Spider's split file: databases of `fit`")
    args.add_argument("--wordnet", help="WordNet's folder")
    args.add_argument("--made", type=int, default=0, help="made-up replies to begin with (glosses.py)")
    args.add_argument("--beside", type=int, default=0, help="made-up replies beside the written ones, an epoch")
    args.add_argument("--spread", type=float, default=0, help="noise on the marks of items and choices to begin with")
    args.add_argument("--start", help="weights to begin with")
    args.add_argument("--mean", action="store_true", help="the mean of the weights begun with and those learned")
    args.add_argument("--frozen", action="store_true", help="leave the sentence encoder as it is")
    args.add_argument("--lower", type=float, default=0.2, help="its share of the rate otherwise")
    args.add_argument("--half", action="store_true", help="reckon in bfloat16")
    args.add_argument("--layers", type=int, default=3, help="across")
    args.add_argument("--epochs", type=int, default=8)
    args.add_argument("--rate", type=float, default=2e-4)
    args.add_argument("--batch", type=int, default=24)
    args.add_argument("--apart", default="", help="databases to measure on, apart by commas")
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--fixture", help="write what it makes of the first 40 helpful ones of those, for tests/test_judge.c")
    args.add_argument("--probabilities", help="write what the network makes of the rows measured on")
    a = args.parse_args()
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    rows = [json.loads(line) for path in a.texts for line in open(path)]
    apart = set(a.apart.split(",")) - {""}
    train = [r for r in rows if not r["held_out"] and r["database"] not in apart]
    measured = [r for r in rows if not r["held_out"] and r["database"] in apart]
    extra = synonym_rows(a.synonyms, set(json.load(open(a.splits))["fit"]), rng) if a.synonyms else []
    net, tokens = model.initial(a.package, parser_words(a.parser), a.layers)
    print(len(train), "to learn from,", len(extra), "synonyms,", len(measured), "apart", flush=True)
    if a.start:
        net.load_state_dict(torch.load(a.start, weights_only=True))
    for part in (net.of_type, net.of_item, net.of_choice):
        part.weight.data += a.spread * torch.randn_like(part.weight)
    if a.made:
        made = glosses.Glosses(a.wordnet, rng)
        learn(net, tokens, a, 1, lambda: [made.row(i) for i in range(a.made)], lambda last: None, rng)
        report(net, tokens, [made.row(i) for i in range(500)], "made")
    share = len(train) // 8 if extra else 0
    if a.epochs:
        made = glosses.Glosses(a.wordnet, rng) if a.beside else None
        learn(net, tokens, a, a.epochs,
              lambda: augment.varied(train, rng) + rng.sample(extra, min(share, len(extra))) + [made.row(i) for i in range(a.beside)],
              lambda last: measured and report(net, tokens, measured, "apart"), rng)
    if a.mean:
        begun = torch.load(a.start, weights_only=True)
        net.load_state_dict({k: (w + begun[k]) / 2 if w.is_floating_point() else w for k, w in net.state_dict().items()})
        report(net, tokens, measured, "apart, the mean")
    torch.save(net.state_dict(), a.out)
    if a.fixture:
        some = [row for row in measured if row["kind"] == "helpful"][:40]
        Path(a.fixture).write_text(json.dumps(read(net, tokens, some), separators=(",", ":")) + "\n")
    if a.probabilities:
        found = read(net, tokens, measured)
        with open(a.probabilities, "w") as out:
            for row in measured:
                out.write(json.dumps({**row, "network": found[row["id"]]}) + "\n")


if __name__ == "__main__":
    main()
