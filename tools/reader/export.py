#!/usr/bin/env python3
"""Writes data/reader.bin, the reader's network, from what train.py saved:

    tools/reader/export.py reader.pt data/parse.bin data/reader.bin

The format is parse.bin's (src/net/tensors.h); the vectors of the pieces are parse.bin's and are not written again, only
what tells that they are the same."""
import re
import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parents[1]))
import model
import tensors

NAMES = {"pos.weight": "bottom.pos.weight", "of_type.weight": "cross.type", "of_item.weight": "cross.item",
         "of_choice.weight": "cross.number", "like.weight": "cross.like", "start.weight": "cross.norm.weight",
         "start.bias": "cross.norm.bias", "norm.weight": "bottom.norm.weight", "norm.bias": "bottom.norm.bias"}


def main():
    weights = {k: v.float().numpy() for k, v in torch.load(sys.argv[1], map_location="cpu", weights_only=True).items()}
    out = tensors.Writer()
    out.add_float("heads", [model.HEADS, model.HEADS, model.HEADS])
    layers = lambda stack: len({name.split(".")[1] for name in weights if name.startswith(stack + ".")})
    out.add_float("layers", [layers("layers"), layers("cross")])
    _, scales = tensors.read_int8(sys.argv[2], "encoder.word.weight")
    out.add_float("words", [len(scales), float(scales.astype("f8").sum())])
    for head in ("kind", "item", "choice"):
        weight, bias = weights.pop(f"{head}.weight"), weights.pop(f"{head}.bias")
        out.add_float(f"reader.{head}", [[*row, b] for row, b in zip(weight, bias)])
    del weights["word.weight"]
    for name, value in weights.items():
        name = NAMES.get(name) or re.sub(r"^layers", "bottom.layers", re.sub(r"^cross", "cross.layers", name))
        matrix = re.search(r"layers\.\d+\.(q|k|v|o|f1|f2)\.weight$", name)
        (out.add_int8 if matrix else out.add_float)(name, value)
    out.write(sys.argv[3])
    print(sys.argv[3], Path(sys.argv[3]).stat().st_size, "bytes")


if __name__ == "__main__":
    main()
