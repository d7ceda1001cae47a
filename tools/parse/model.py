"""The network: an encoder over question and schema as one sequence, layers over their nodes, a decoder that points."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from features import ALLOWED, FEATURES, KINDS, NO_ANSWER, POINTS, RELATIONS, SLOTS, SYMBOLS, TAGS, TOKENS, VERDICTS

MAX_STEPS = 100


def take(x, index):
    """Rows of x in the shape of the index."""
    return x.index_select(0, index.flatten()).view(*index.shape, -1)


class Block(nn.Module):
    """BERT's post-norm encoder layer over a flat list of tokens. A question's tokens attend to all of its example,
    those of the schema to the question and to their own block."""

    def __init__(self, d, heads, wide, drop):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(d, d) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(d, eps=1e-12), nn.LayerNorm(d, eps=1e-12)
        self.f1, self.f2 = nn.Linear(d, wide), nn.Linear(wide, d)
        self.drop = nn.Dropout(drop)

    def attend(self, q, k, v, mask):
        split = lambda y: y.unflatten(2, (self.heads, -1)).transpose(1, 2)
        q, k, v = split(q), split(k), split(v)
        scores = q @ k.transpose(2, 3) * (q.shape[3] ** -0.5) + mask[:, None, None, :]
        return (scores.softmax(3) @ v).transpose(1, 2).flatten(2)

    def forward(self, x, b):
        q, k, v = self.q(x), self.k(x), self.v(x)
        own, all_, block = b["question"], b["all"], b["block"]
        asked = self.attend(take(q, own), take(k, all_), take(v, all_), b["all_bias"])
        keys, values = (take(y, b["block_keys"]) for y in (k, v))
        told = self.attend(take(q, block), keys, values, b["block_bias"])
        a = torch.cat([asked.flatten(0, 1), told.flatten(0, 1)], 0).index_select(0, b["place"])
        x = self.n1(x + self.drop(self.o(a)))
        return self.n2(x + self.drop(self.f2(F.gelu(self.f1(x), approximate="tanh"))))


class Encoder(nn.Module):
    def __init__(self, layers, d=384, drop=0.1):
        super().__init__()
        self.word = nn.Embedding(30522, d)
        self.position = nn.Embedding(512, d)
        self.segment = nn.Embedding(2, d)
        self.slot = nn.Embedding(SLOTS, d)  # tells tables apart; 0 for the question
        self.feature = nn.Linear(len(FEATURES), d, bias=False)
        self.norm = nn.LayerNorm(d, eps=1e-12)
        self.layers = nn.ModuleList(Block(d, 12, 1536, drop) for _ in range(layers))
        self.drop = nn.Dropout(drop)
        self.frozen = 0  # layers, from below, that are not trained
        nn.init.normal_(self.slot.weight, std=0.02)
        nn.init.zeros_(self.feature.weight)

    def load(self, path):
        from safetensors.torch import load_file

        w = load_file(path)
        p = "" if "embeddings.word_embeddings.weight" in w else "bert."
        self.word.weight.data.copy_(w[p + "embeddings.word_embeddings.weight"])
        self.position.weight.data.copy_(w[p + "embeddings.position_embeddings.weight"])
        self.segment.weight.data.copy_(w[p + "embeddings.token_type_embeddings.weight"])
        self.norm.weight.data.copy_(w[p + "embeddings.LayerNorm.weight"])
        self.norm.bias.data.copy_(w[p + "embeddings.LayerNorm.bias"])
        names = (("q", "attention.self.query"), ("k", "attention.self.key"), ("v", "attention.self.value"), ("o", "attention.output.dense"), ("n1", "attention.output.LayerNorm"), ("f1", "intermediate.dense"), ("f2", "output.dense"), ("n2", "output.LayerNorm"))
        for i, block in enumerate(self.layers):
            for ours, theirs in names:
                module = getattr(block, ours)
                module.weight.data.copy_(w["%sencoder.layer.%d.%s.weight" % (p, i, theirs)])
                module.bias.data.copy_(w["%sencoder.layer.%d.%s.bias" % (p, i, theirs)])

    def embed(self, b):
        x = self.word(b["ids"]) + self.position(b["positions"]) + self.segment(b["types"]) + self.slot(b["slots"]) + self.feature(b["features"])
        return self.drop(self.norm(x))

    def forward(self, b):
        bias = lambda mask: torch.where(mask, 0.0, -1e4).to(torch.bfloat16 if torch.is_autocast_enabled("cpu") else torch.float32)
        b["all_bias"] = bias(b["all_mask"])
        b["block_bias"] = bias(torch.cat([b["question_mask"][b["block_of"]], b["block_mask"]], 1))
        b["block_keys"] = torch.cat([b["question"][b["block_of"]], b["block"]], 1)
        with torch.set_grad_enabled(torch.is_grad_enabled() and self.frozen == 0):
            x = self.embed(b)
        for i, block in enumerate(self.layers):
            with torch.set_grad_enabled(torch.is_grad_enabled() and self.frozen <= i):
                x = block(x, b)
        return x


class RelationLayer(nn.Module):
    """RAT-SQL's layer: attention whose keys and values know the relation of the two nodes."""

    def __init__(self, d, heads, wide, drop):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(d, d) for _ in range(4))
        self.rk = nn.Parameter(torch.randn(len(RELATIONS), d // heads) * 0.05)
        self.rv = nn.Parameter(torch.randn(len(RELATIONS), d // heads) * 0.05)
        self.n1, self.n2 = nn.LayerNorm(d), nn.LayerNorm(d)
        self.f1, self.f2 = nn.Linear(d, wide), nn.Linear(wide, d)
        self.drop = nn.Dropout(drop)

    def forward(self, x, relations, mask):
        B, N, D = x.shape
        H, dh = self.heads, D // self.heads
        q, k, v = (y(x).view(B, N, H, dh).transpose(1, 2) for y in (self.q, self.k, self.v))
        rel = relations[:, None].expand(B, H, N, N)
        e = q @ k.transpose(2, 3) + torch.gather(q @ self.rk.t().to(q.dtype), 3, rel)
        e = (e / math.sqrt(dh)).masked_fill(~mask[:, None, None, :], -1e4)
        a = self.drop(e.softmax(-1)).to(v.dtype)
        z = a @ v
        sums = torch.zeros(B, H, N, len(RELATIONS), dtype=a.dtype).scatter_add(3, rel, a)
        z = z + sums @ self.rv.to(a.dtype)
        x = self.n1(x + self.drop(self.o(z.transpose(1, 2).reshape(B, N, D))))
        return self.n2(x + self.drop(self.f2(F.gelu(self.f1(x), approximate="tanh"))))


class DecoderLayer(nn.Module):
    def __init__(self, d, heads, wide, drop):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(d, d) for _ in range(4))
        self.cq, self.ck, self.cv, self.co = (nn.Linear(d, d) for _ in range(4))
        self.n1, self.n2, self.n3 = (nn.LayerNorm(d) for _ in range(3))
        self.f1, self.f2 = nn.Linear(d, wide), nn.Linear(wide, d)
        self.drop = nn.Dropout(drop)

    def forward(self, x, nodes, mask):
        B, L, D = x.shape
        split = lambda y: y.view(B, -1, self.heads, D // self.heads).transpose(1, 2)
        join = lambda y: y.transpose(1, 2).reshape(B, L, D)
        a = F.scaled_dot_product_attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), is_causal=True)
        x = self.n1(x + self.drop(self.o(join(a))))
        a = F.scaled_dot_product_attention(split(self.cq(x)), split(self.ck(nodes)), split(self.cv(nodes)), attn_mask=mask[:, None, None, :])
        x = self.n2(x + self.drop(self.co(join(a))))
        return self.n3(x + self.drop(self.f2(F.gelu(self.f1(x), approximate="tanh"))))


class Network(nn.Module):
    def __init__(self, layers=6, d=256, across=3, decoders=3, wide=768, drop=0.1):
        super().__init__()
        self.encoder = Encoder(layers, drop=drop)
        self.project = nn.Linear(384, d)
        self.kind = nn.Embedding(KINDS, d)
        self.norm = nn.LayerNorm(d)
        self.across = nn.ModuleList(RelationLayer(d, 8, wide, drop) for _ in range(across))
        self.d = d
        self.token = nn.Embedding(TOKENS + 1, d)  # the last: the beginning
        self.symbol = nn.Embedding(len(SYMBOLS), d)
        self.step = nn.Embedding(MAX_STEPS, d)
        self.node_input = nn.Linear(d, d)
        self.input_norm = nn.LayerNorm(d)
        self.decoder = nn.ModuleList(DecoderLayer(d, 8, wide, drop) for _ in range(decoders))
        self.token_output = nn.Linear(d, TOKENS)
        self.pointer_query = nn.Linear(d, d)
        self.pointer_key = nn.Linear(d, d)
        self.align_query, self.align_key = nn.Linear(d, d), nn.Linear(d, d)
        self.align_bias = nn.Parameter(torch.tensor(-3.0))
        self.tag = nn.Linear(d, len(TAGS))
        self.verdict = nn.Linear(384, len(VERDICTS))
        self.drop = nn.Dropout(drop)
        for embedding in (self.kind, self.token, self.symbol, self.step):
            nn.init.normal_(embedding.weight, std=0.02 if embedding is not self.token else 0.1)
        self.register_buffer("allowed", torch.from_numpy(ALLOWED), persistent=False)
        self.register_buffer("points", torch.from_numpy(POINTS), persistent=False)

    def encode(self, b):
        """(nodes, the question's first piece)."""
        x = self.encoder(b)
        nodes = b["pool"].to(x.dtype) @ take(x, b["all"])
        nodes = self.drop(self.norm(self.project(nodes) + self.kind(b["kinds"])))
        for layer in self.across:
            nodes = layer(nodes, b["relations"], b["mask"])
        return nodes, x[b["question"][:, 0]]

    def legal(self, symbols, kinds):
        """Which actions the symbols allow: B x L x (TOKENS + N)."""
        points = torch.cat([self.points, torch.zeros(len(self.points), 1, dtype=torch.bool)], 1)
        B, L = symbols.shape
        nodes = torch.gather(points[symbols], 2, kinds[:, None, :].expand(B, L, -1))
        return torch.cat([self.allowed[symbols], nodes], 2)

    def decode(self, nodes, mask, previous, symbols, kinds):
        """Scores of every action at every step. previous: the actions before (TOKENS for the beginning)."""
        B, L = previous.shape
        table = torch.cat([self.token.weight[None, :-1].expand(B, -1, -1), self.node_input(nodes).float()], 1)
        table = torch.cat([table, self.token.weight[None, -1:].expand(B, -1, -1)], 1)
        start = table.shape[1] - 1
        index = torch.where(previous < 0, torch.full_like(previous, start), previous)
        x = torch.gather(table, 1, index[:, :, None].expand(-1, -1, self.d))
        x = self.drop(self.input_norm(x + self.symbol(symbols) + self.step.weight[:L]))
        for layer in self.decoder:
            x = layer(x, nodes, mask)
        points = self.pointer_query(x) @ self.pointer_key(nodes).transpose(1, 2) / math.sqrt(self.d)
        scores = torch.cat([self.token_output(x), points], 2).float()
        return scores.masked_fill(~self.legal(symbols, kinds), -1e9)

    def judged(self, scores, verdict):
        """The mean loss of verdicts that are known, or known to be one of several."""
        any_of = scores[:, list(NO_ANSWER)].logsumexp(1, keepdim=True)
        scores = torch.cat([scores, any_of], 1)
        return F.nll_loss(scores, verdict, ignore_index=-1)

    def forward(self, b):
        """Losses of queries, alignment, tags and verdicts; which queries are right all along."""
        nodes, first = self.encode(b)
        loss, right = nodes.sum() * 0, torch.zeros(len(b["words"]), dtype=torch.bool)
        if "target" in b:
            previous = torch.cat([torch.full_like(b["target"][:, :1], -1), b["target"][:, :-1]], 1)
            scores = self.decode(nodes, b["mask"], previous, b["symbols"], b["point_kind"])
            each = F.cross_entropy(scores.flatten(0, 1), b["target"].flatten(), reduction="none").view_as(b["weight"])
            loss = (each * b["weight"]).sum() / b["weight"].sum().clamp(min=1)
            right = ((scores.argmax(2) == b["target"]) | (b["weight"] == 0)).all(1) & (b["weight"].sum(1) > 0)
        aligned = tagged = judged = nodes.sum() * 0
        if len(b["aligned"]):
            at = b["aligned"][:, :3].long()
            score = (self.align_query(nodes)[at[:, 0], at[:, 1]] * self.align_key(nodes)[at[:, 0], at[:, 2]]).sum(1)
            score = score.float() / math.sqrt(self.d) + self.align_bias
            aligned = (F.binary_cross_entropy_with_logits(score, b["aligned"][:, 3], reduction="none") * b["aligned"][:, 4]).mean()
        tags = self.tag(nodes[:, : b["tags"].shape[1]]).float()
        if (b["tags"] >= 0).any():
            tagged = F.cross_entropy(tags.flatten(0, 1), b["tags"].flatten(), ignore_index=-1)
        if (b["verdict"] >= 0).any():
            judged = self.judged(self.verdict(first).float().log_softmax(1), b["verdict"])
        return loss, aligned, tagged, judged, right
