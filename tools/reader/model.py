"""The reader's network.

A sentence encoder reads the reply, each term, each choice's name and the values that it holds by themselves; a few
layers then go over the rows of all of them side by side, in which a term's and a choice's first row know which item
and which choice they are of, and how like the reply the choice's name is. What comes out there is read off: of a term,
whether the reply says anything of it; of a choice, whether it is still meant; of the reply, what kind it is, and
whether all that is left is meant at once. src/dialog/judge.c does the same.
"""
import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parents[1]))
import encoder

REPLY_PIECES, TERM_PIECES, NAME_PIECES, VALUE_PIECES = 96, 12, 20, 16  # with the pieces around each
MOST_ROWS = 320  # choices that do not fit in are left out
KINDS = ["informative", "unhelpful", "question"]
WIDTH, HEADS, POSITIONS = 384, 12, 96
REPLY, TERM, NAME, VALUE = range(4)  # the type of a row
ITEMS, NUMBERS, LIKENESS = 6, 16, 3
BUCKET = 4  # pieces


class Layer(nn.Module):
    def __init__(self, wide=1536):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.f1, self.f2 = nn.Linear(WIDTH, wide), nn.Linear(wide, WIDTH)

    def forward(self, x, bias, drop):
        rows, length, _ = x.shape
        split = lambda t: t.view(rows, length, HEADS, -1).transpose(1, 2)
        seen = functional.scaled_dot_product_attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=bias)
        x = self.n1(x + drop(self.o(seen.transpose(1, 2).reshape(rows, length, WIDTH))))
        return self.n2(x + drop(self.f2(functional.gelu(self.f1(x), approximate="tanh"))))


class Network(nn.Module):
    def __init__(self, layers=6, cross=3, dropout=0.1):
        super().__init__()
        self.word = nn.Embedding(30522, WIDTH)
        self.pos = nn.Embedding(POSITIONS, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.of_type = nn.Embedding(4, WIDTH)
        self.of_item = nn.Embedding(ITEMS, WIDTH)
        self.of_choice = nn.Embedding(NUMBERS, WIDTH)
        self.like = nn.Linear(LIKENESS, WIDTH, bias=False)
        self.start = nn.LayerNorm(WIDTH, eps=1e-12)
        self.cross = nn.ModuleList(Layer() for _ in range(cross))
        self.drop = nn.Dropout(dropout)
        self.kind = nn.Linear(WIDTH, len(KINDS) + 1)
        self.item = nn.Linear(WIDTH, 1)
        self.choice = nn.Linear(WIDTH, 1)
        for part in (self.of_type, self.of_item, self.of_choice):
            nn.init.normal_(part.weight, std=0.02)

    def strings(self, ids, drop):
        """Rows of each string's pieces, and the unit vector of each string."""
        mask = ids > 0
        x = self.norm(self.word(ids) + self.pos.weight[: ids.shape[1]])
        bias = torch.where(mask[:, None, None, :], 0.0, -1e9).to(x.dtype)
        for layer in self.layers:
            x = layer(x, bias, drop)
        m = mask[..., None].to(x.dtype)
        return x, functional.normalize((x * m).sum(1) / m.sum(1), dim=-1)

    def forward(self, batch, frozen=True):
        still = nn.Identity()
        with torch.set_grad_enabled(torch.is_grad_enabled() and not frozen):
            rows, vectors = zip(*(self.strings(ids, still if frozen else self.drop) for ids in batch["strings"]))
        flat = torch.cat([r.reshape(-1, WIDTH) for r in rows])
        vectors = torch.cat(vectors)
        x = flat[batch["rows"]].float()
        like = (vectors[batch["reply_of"]] * vectors[batch["name_of"]]).sum(1).float()
        groups = batch["group_of"]
        count = torch.zeros(batch["groups"]).index_add(0, groups, torch.ones_like(like))
        mean = torch.zeros(batch["groups"]).index_add(0, groups, like) / count
        top = torch.full((batch["groups"],), -1.0).scatter_reduce(0, groups, like, "amax")
        features = torch.stack([like, (like - mean[groups]) * 5, (like - top[groups]) * 5], 1)
        x = x + self.of_type(batch["types"]) + batch["item_marks"][..., None] * self.of_item(batch["item_ids"]) \
            + batch["choice_marks"][..., None] * self.of_choice(batch["choice_ids"])
        x = x.index_put((batch["name_row"], batch["name_column"]), self.like(features).to(x.dtype), accumulate=True)
        x = self.start(x)
        bias = torch.where(batch["mask"][:, None, None, :], 0.0, -1e9).to(x.dtype)
        for layer in self.cross:
            x = layer(x, bias, self.drop)
        return self.kind(x[:, 0]), self.item(x)[..., 0], self.choice(x)[..., 0]


def initial(package, words, cross=3):
    """The sentence encoder; the layers across begin as its last ones. words: the vectors of the pieces, which stay."""
    weights, vocabulary = encoder.load(package)
    net = Network(encoder.LAYERS, cross)
    state = net.state_dict()
    state["word.weight"] = torch.as_tensor(words)
    state["pos.weight"] = (weights["embeddings.position_embeddings.weight"][:POSITIONS]
                           + weights["embeddings.token_type_embeddings.weight"][0])
    for part in ("weight", "bias"):
        state[f"norm.{part}"] = weights[f"embeddings.LayerNorm.{part}"]
        places = [("layers", i, i) for i in range(encoder.LAYERS)] + [("cross", i, encoder.LAYERS - cross + i) for i in range(cross)]
        for stack, i, source in places:
            at = f"encoder.layer.{source}."
            for ours, theirs in (("q", "attention.self.query"), ("k", "attention.self.key"), ("v", "attention.self.value"),
                                 ("o", "attention.output.dense"), ("n1", "attention.output.LayerNorm"),
                                 ("f1", "intermediate.dense"), ("f2", "output.dense"), ("n2", "output.LayerNorm")):
                state[f"{stack}.{i}.{ours}.{part}"] = weights[f"{at}{theirs}.{part}"]
    net.load_state_dict(state)
    net.word.weight.requires_grad_(False)
    return net, encoder.Tokeniser(vocabulary)


def strings_of(tokens, row):
    """(type, item, choice, pieces) of each string of a reply, the reply's first; what does not fit in is left out."""
    wrap = lambda text, most: [encoder.CLS] + tokens(text)[: most - 2] + [encoder.SEP]
    out = [(REPLY, -1, -1, wrap(row["reply"], REPLY_PIECES))]
    total = len(out[0][3])
    for i, item in enumerate(row["items"]):
        new = [(TERM, i, -1, wrap(item["term"], TERM_PIECES))]
        for c, (name, value) in enumerate(item["choices"]):
            new.append((NAME, i, c, wrap(name, NAME_PIECES)))
            if value:
                new.append((VALUE, i, c, wrap(value, VALUE_PIECES)))
        for string in new:
            if total + len(string[3]) <= MOST_ROWS and i < ITEMS:
                out.append(string)
                total += len(string[3])
    return out


def collate(examples):
    """examples: strings_of() each. Also where each term's and name's first row came to stand: [(item, column)],
    [(item, choice, column)] an example."""
    buckets, places = {}, []  # strings of about one length are encoded together
    for b, strings in enumerate(examples):
        for string in strings:
            bucket = buckets.setdefault(-(-len(string[3]) // BUCKET) * BUCKET, [])
            places.append((b, string, len(bucket)))
            bucket.append(string[3])
    batch = {"strings": []}
    start, first_of, at, count = {}, {}, 0, 0
    for width in sorted(buckets):
        ids = torch.zeros(len(buckets[width]), width, dtype=torch.long)
        for i, p in enumerate(buckets[width]):
            ids[i, : len(p)] = torch.tensor(p)
        batch["strings"].append(ids)
        start[width], first_of[width] = at, count
        at, count = at + ids.numel(), count + len(ids)
    longest = max(sum(len(s[3]) for s in e) for e in examples)
    shape = (len(examples), longest)
    rows, types, item_ids, choice_ids = (torch.zeros(shape, dtype=torch.long) for _ in range(4))
    item_marks, choice_marks = torch.zeros(shape), torch.zeros(shape)
    mask = torch.zeros(shape, dtype=torch.bool)
    column = [0] * len(examples)
    terms, names = [[] for _ in examples], [[] for _ in examples]
    reply_of, name_of, group_of, name_row, name_column, group_ids = [], [], [], [], [], {}
    reply_vector = [0] * len(examples)
    for b, (kind, item, choice, pieces), index in places:
        first, n = column[b], len(pieces)
        span = slice(first, first + n)
        width = -(-n // BUCKET) * BUCKET
        base = start[width] + index * width
        rows[b, span] = torch.arange(base, base + n)
        types[b, span] = kind
        mask[b, span] = True
        if item >= 0:
            item_ids[b, span], item_marks[b, span] = item, 1
        if choice >= 0:
            choice_ids[b, span], choice_marks[b, span] = min(choice, NUMBERS - 1), 1
        if kind == REPLY:
            reply_vector[b] = first_of[width] + index
        if kind == TERM:
            terms[b].append((item, first))
        if kind == NAME:
            names[b].append((item, choice, first))
            name_row.append(b)
            name_column.append(first)
            reply_of.append(reply_vector[b])
            name_of.append(first_of[width] + index)
            group_of.append(group_ids.setdefault((b, item), len(group_ids)))
        column[b] += n
    batch.update(rows=rows, types=types, item_ids=item_ids, choice_ids=choice_ids, item_marks=item_marks,
                 choice_marks=choice_marks, mask=mask, groups=len(group_ids), reply_of=torch.tensor(reply_of),
                 name_of=torch.tensor(name_of), group_of=torch.tensor(group_of), name_row=torch.tensor(name_row),
                 name_column=torch.tensor(name_column))
    return batch, terms, names
