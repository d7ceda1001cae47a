#!/usr/bin/env python3
"""Trains the network by a recipe (tools/parse/recipe.json) and reports on what is held out.

    train.py --recipe tools/parse/recipe.json --stage broad --work DIR --out weights.pt [--init weights] [--minutes N]

DIR has, for each of the recipe's sources, <name>.train.jsonl and <name>.schemas.jsonl, as tools/parse/prepare.py
writes them. --init takes what an earlier run saved, or data/parse.bin. What is saved and reported is an exponential moving
average of the weights. A run that is cut short goes on from its last checkpoint with --resume.
"""

import argparse
import json
import os
import random
import sys
import time

import torch

import features
from changes import Changes
from features import ANY_NO_ANSWER, GRAMMAR, TOKENS, collate, encode, example, model_directory
from model import Network
from schema import Schema

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import tensors  # noqa: E402

CLIP, AVERAGE = 1.0, 0.995
MAX_ACTIONS = 90
VERDICT_OF = {"ambiguous": 1, "missing_column": 2, "missing_value": 3, "undefined_measure": 4, "forecast": 5, "action": 5, "outside": 5}
ASIDES = {"ambiguous": 1, "unanswerable": ANY_NO_ANSWER, "smalltalk": 6, "undo": 7}


class Source:
    """The questions of one data set."""

    def __init__(self, name, spec, work):
        self.name, self.spec, self.schemas, self.rows = name, spec, {}, []
        for line in open(os.path.join(work, name + ".schemas.jsonl")):
            row = json.loads(line)
            self.schemas[row["schema"]] = Schema(row)
        leave = set()
        if "leave" in spec:
            leave = {json.loads(line)["id"] for line in open(os.path.expandvars(spec["leave"]))}
        only, without = spec.get("only"), spec.get("without")
        only = set(json.load(open(os.path.expandvars(only["file"])))[only["key"]]) if only else None
        for line in open(os.path.join(work, name + ".train.jsonl")):
            row = json.loads(line)
            if "kinds" in spec and row.get("kind") not in spec["kinds"]:
                continue
            if only is not None and (row["schema"] in only) == bool(without) or row["id"].split("#")[0] in leave:
                continue
            if row.get("actions") and (len(row["actions"]) > MAX_ACTIONS or ["tok", "UNKNOWN"] in row["actions"] and not spec.get("unknown")):
                continue
            self.rows.append(row)


class Data:
    def __init__(self, stage, work, rng, hold):
        self.rng, self.stage = rng, stage
        self.fit = [Source(name.split("@")[0], spec, work) for name, spec in stage["fit"].items()]
        self.held = [Source(name.split("@")[0], spec, work) for name, spec in stage["validate"].items()]
        for source, name in zip(self.held, stage["validate"]):
            source.name = name
        if hold:
            for source in self.fit:
                source.rows = [row for row in source.rows if row["schema"] not in hold]
        self.changes = Changes(stage.get("changes"), self.fit, rng) if stage.get("changes") else None

    def encoded(self, source, row, training):
        schema = source.schemas[row["schema"]]
        most = self.rng.choice(self.stage["columns"]) if training else self.stage["most_columns"]
        e = example(row, schema, self.rng, most, training)
        kind = row.get("kind")
        if kind in ("ambiguous", "unanswerable"):
            self.mark(e, row, kind)
        elif kind == "aside":
            e.verdict = ASIDES[row["about"]]
        elif kind or source.spec.get("clear"):
            e.verdict = 0
        if e.actions is None and e.verdict < 0:
            return None
        if training and self.changes and e.actions is not None:
            e = self.changes.change(e, source, row)
        x = encode(e, self.rng if training else None)
        if x.targets is None and e.verdict < 0 or x.targets and len(x.targets[0]) > MAX_ACTIONS:
            return None
        if x.targets:
            x.weight = row.get("weight", 1.0)
        return x

    def mark(self, e, row, kind):
        """Words at fault, from byte offsets of the corpus."""
        e.verdict = VERDICT_OF["ambiguous" if kind == "ambiguous" else row["about"]]
        tag = features.TAGS.index("ambiguous" if kind == "ambiguous" else "missing")
        for _, start, end in row["terms"]:
            for word, (a, b) in enumerate(row["spans"][: len(e.words)]):
                if a < end and b > start:
                    e.tags[word] = tag

    def epoch(self, size, budget):
        """Batches of at most `size` examples and `budget` pieces, of examples of about one length."""
        rows = []
        for source in self.fit:
            share = source.spec.get("share", 1.0)
            mine = list(source.rows)
            self.rng.shuffle(mine)
            rows += [(source, row) for row in mine[: int(len(mine) * share)]]
        self.rng.shuffle(rows)
        chunk = size * 24
        for at in range(0, len(rows), chunk):
            made = []
            for source, row in rows[at : at + chunk]:
                if row.get("readings"):
                    row = dict(row, actions=self.rng.choice(row["readings"]))
                x = self.encoded(source, row, True)
                if x is not None:
                    made.append(x)
            made.sort(key=lambda x: len(x.ids) + x.n)
            batches, batch, pieces = [], [], 0
            for x in made:
                if batch and (len(batch) == size or pieces + len(x.ids) > budget):
                    batches.append(batch)
                    batch, pieces = [], 0
                batch.append(x)
                pieces += len(x.ids)
            if batch:
                batches.append(batch)
            self.rng.shuffle(batches)
            for batch in batches:
                yield min(1.0, (at + chunk) / len(rows)), batch


class Mean:
    """An exponential moving average of the weights that are trained."""

    def __init__(self, net):
        self.net, self.steps = net, 0
        self.kept = {name: p.detach().clone() for name, p in net.named_parameters() if p.requires_grad}

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


def evaluate(net, data):
    """{source: share of questions whose every action is right given those before, ...}"""
    net.eval()
    out = {}
    rng = random.Random(3)
    with torch.no_grad():
        for source in data.held:
            rows = [row for row in source.rows if row.get("actions")]
            rng.shuffle(rows)
            made = [data.encoded(source, row, False) for row in rows[: source.spec.get("most", 500)]]
            wanted = len(made)
            made = [x for x in made if x is not None and x.targets]
            made.sort(key=lambda x: len(x.ids))
            right = 0
            for at in range(0, len(made), 24):
                right += net(collate(made[at : at + 24]))[-1].sum().item()
            out[source.name] = right / max(1, wanted)
    net.train()
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--recipe", default=os.path.join(os.path.dirname(__file__), "recipe.json"))
    parser.add_argument("--stage", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--init")
    parser.add_argument("--no-validate", action="store_true", help="do not ask what is held out, which takes some minutes")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop, with the rate fallen to nothing, by then")
    parser.add_argument("--epochs", type=float)
    parser.add_argument("--hold", help="a file of names of databases to leave out")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--bfloat16", action="store_true", help="multiply so; faster where the processor has AMX, slower elsewhere")
    parser.add_argument("--warmup", type=int, default=300, help="steps over which the rate rises (300)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    recipe = json.load(open(options.recipe))
    stage = recipe["stages"][options.stage]
    if "like" in stage:
        like = recipe["stages"][stage["like"]]
        stage = {**like, **stage, "fit": {**like["fit"], **stage["also"]}}
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    rng = random.Random(options.seed)
    hold = set(open(options.hold).read().split()) if options.hold else set()
    data = Data(stage, options.work, rng, hold)
    for source in data.fit + data.held:
        print("%s: %d questions, %d databases" % (source.name, len(source.rows), len({row["schema"] for row in source.rows})), flush=True)
    net = Network(**{**recipe["network"], **stage.get("network", {})})
    net.encoder.load(os.path.join(model_directory(), "model.safetensors"))
    if options.init:
        load(net, shipped(options.init, net.state_dict()) if options.init.endswith(".bin") else torch.load(options.init, weights_only=False)["net"])
    net.encoder.word.weight.requires_grad = False
    net.encoder.frozen = stage.get("frozen", 0)
    low = [p for n, p in net.named_parameters() if n.startswith("encoder.") and p.requires_grad and "slot" not in n and "feature" not in n]
    chosen = {id(p) for p in low}
    high = [p for p in net.parameters() if p.requires_grad and id(p) not in chosen]
    groups = [{"params": high, "base": stage["rate"]}, {"params": low, "base": stage["encoder_rate"]}]
    adam = torch.optim.AdamW(groups, lr=stage["rate"], weight_decay=0.01, betas=(0.9, 0.98))
    mean = Mean(net)
    epochs = options.epochs or stage["epochs"]
    begun, step, first_epoch, spent = time.time(), 0, 0, 0.0
    if options.resume and os.path.exists(options.out + ".state"):
        state = torch.load(options.out + ".state", weights_only=False)
        net.load_state_dict(state["net"])
        adam.load_state_dict(state["adam"])
        mean.kept, mean.steps = state["kept"], state["steps"]
        step, first_epoch, spent = state["step"], state["epoch"], state["spent"]
        rng.seed(options.seed + step)
    weights = stage["weights"]
    losses, saved = [], time.time()
    for epoch in range(first_epoch, int(epochs + 0.999)):
        for share, batch in data.epoch(stage["batch"], stage["pieces"]):
            minutes = (time.time() - begun) / 60 + spent
            done = max((epoch + share) / epochs, minutes / options.minutes)
            if done >= 1:
                break
            for group in adam.param_groups:
                group["lr"] = group["base"] * min(1, (step + 1) / options.warmup) * (1 - done)
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.bfloat16):
                found = net(collate(batch))
            loss = found[0] + weights["align"] * found[1] + weights["tag"] * found[2] + weights["verdict"] * found[3]
            adam.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), CLIP)
            adam.step()
            mean.update()
            step += 1
            losses.append([one.item() for one in found[:4]] + [found[4].float().mean().item()])
            if step % 100 == 0:
                part = losses[-100:]
                print("%d step %d done %.3f %.0f min: " % (epoch, step, done, minutes) + " ".join("%.3f" % (sum(one[i] for one in part) / len(part)) for i in range(5)), flush=True)
                losses = part
            if time.time() - saved > 900:
                saved = time.time()
                save(net, mean, recipe, options.out)
                save_state(options.out, net, adam, mean, step, epoch, minutes)
        if not options.no_validate:
            mean.swap()
            print("epoch %d %.0f min: %s" % (epoch, (time.time() - begun) / 60 + spent, evaluate(net, data)), flush=True)
            mean.swap()
        save(net, mean, recipe, options.out)
        save_state(options.out, net, adam, mean, step, epoch + 1, (time.time() - begun) / 60 + spent)
        if done >= 1:
            break


def save_state(path, net, adam, mean, step, epoch, spent):
    """What --resume goes on from: at the beginning of the epoch, with `spent` minutes behind."""
    state = {"net": net.state_dict(), "adam": adam.state_dict(), "kept": mean.kept, "steps": mean.steps, "step": step, "epoch": epoch, "spent": spent}
    torch.save(state, path + ".state.part")
    os.replace(path + ".state.part", path + ".state")


def save(net, mean, recipe, path):
    mean.swap()
    torch.save({"net": {k: v for k, v in net.state_dict().items()}, "network": recipe["network"], "tokens": GRAMMAR.tokens}, path + ".part")
    os.replace(path + ".part", path)
    mean.swap()


def shipped(path, own):
    """The weights of data/parse.bin, as export.py wrote them, in the shapes of `own`."""
    kept = tensors.read(path)
    if kept["names.tokens"].split("\n") != GRAMMAR.tokens:
        raise SystemExit(path + ": another grammar's")
    kept["encoder.feature.weight"] = kept.pop("encoder.marks").T.copy()
    return {name: torch.from_numpy(value).float().reshape(own[name].shape) for name, value in kept.items() if name in own}


def load(net, state):
    """Weights of an earlier run; a matrix that has grown keeps its new rows."""
    own = net.state_dict()
    for name, value in state.items():
        if name not in own:
            continue
        if own[name].shape == value.shape:
            own[name].copy_(value)
        else:
            rows = min(own[name].shape[0], value.shape[0])
            own[name][:rows] = value[:rows] if own[name].dim() == 1 or own[name].shape[1:] == value.shape[1:] else own[name][:rows]


if __name__ == "__main__":
    main()
