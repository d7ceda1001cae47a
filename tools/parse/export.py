#!/usr/bin/env python3
"""Writes data/parse.bin, the parser's weights, from what train.py saved.

    export.py WEIGHTS.pt OUT.bin [--mean OTHER ...]

With --mean, the mean of the weights and of the others, which are what train.py saved or a file that was written here:
what a short training on new examples gains stays, and less is lost of the rest (Wortsman et al., "Model soups", 2022).
Matrices become int8 with a scale an output row; the rest stays float32. src/net/tensors.h describes the file.
"""

import argparse
import os
import re
import sys

import torch

import features
from train import shipped

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tensors import Writer

PLAIN = re.compile(r"(\.bias|norm\.weight|\.n[123]\.weight|\.r[kv]|_bias)$|^(token|symbol|step|kind)\.weight$|^encoder\.(position|segment|slot)\.weight$")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights")
    parser.add_argument("out")
    parser.add_argument("--mean", nargs="+", default=[], metavar="OTHER")
    options = parser.parse_args()
    state = torch.load(options.weights, weights_only=False)
    if state["tokens"] != features.GRAMMAR.tokens:
        raise SystemExit("the weights were trained with another grammar")
    weights = {name: value.float() for name, value in state["net"].items()}
    others = [shipped(path, weights) if path.endswith(".bin") else torch.load(path, weights_only=False)["net"] for path in options.mean]
    weights = {name: sum((other[name].float() for other in others), value) / (1 + len(others)) for name, value in weights.items()}
    out = Writer()
    out.add_text("names.tokens", "\n".join(features.GRAMMAR.tokens))
    out.add_text("names.symbols", "\n".join(features.SYMBOLS))
    out.add_text("names.relations", "\n".join(features.RELATIONS))
    out.add_text("names.features", "\n".join(features.FEATURES))
    for name, value in weights.items():
        value = value.numpy()
        if name == "encoder.feature.weight":
            out.add_float("encoder.marks", value.T)
        elif PLAIN.search(name):
            out.add_float(name, value)
        else:
            out.add_int8(name, value)
    out.write(options.out)
    print(options.out, os.path.getsize(options.out), "bytes,", len(out.entries), "tensors")


if __name__ == "__main__":
    main()
