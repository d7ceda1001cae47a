import math, torch, torch.nn as nn, torch.nn.functional as F
from ir import TOKENS, TOK


class Block(nn.Module):
    """BERT's post-norm encoder layer."""

    def __init__(s, d, h, f):
        super().__init__()
        s.h = h
        s.q, s.k, s.v, s.o = (nn.Linear(d, d) for _ in range(4))
        s.n1, s.n2 = nn.LayerNorm(d, eps=1e-12), nn.LayerNorm(d, eps=1e-12)
        s.f1, s.f2 = nn.Linear(d, f), nn.Linear(f, d)
        s.drop = nn.Dropout(0.1)

    def forward(s, x, mask):
        B, N, D = x.shape
        H = s.h
        dh = D // H
        sp = lambda t: t.view(B, N, H, dh).transpose(1, 2)
        a = F.scaled_dot_product_attention(sp(s.q(x)), sp(s.k(x)), sp(s.v(x)), attn_mask=mask[:, None, None, :])
        x = s.n1(x + s.drop(s.o(a.transpose(1, 2).reshape(B, N, D))))
        return s.n2(x + s.drop(s.f2(F.gelu(s.f1(x), approximate="tanh"))))


class Bottom(nn.Module):
    def __init__(s, layers, d=384):
        super().__init__()
        s.word = nn.Embedding(30522, d)
        s.pos = nn.Embedding(64, d)
        s.typ = nn.Parameter(torch.zeros(d))
        s.norm = nn.LayerNorm(d, eps=1e-12)
        s.layers = nn.ModuleList(Block(d, 12, 1536) for _ in range(layers))

    def load(s, path):
        from safetensors.torch import load_file

        w = load_file(path)
        p = "" if "embeddings.word_embeddings.weight" in w else "bert."
        s.word.weight.data.copy_(w[p + "embeddings.word_embeddings.weight"])
        s.pos.weight.data.copy_(w[p + "embeddings.position_embeddings.weight"][:64])
        s.typ.data.copy_(w[p + "embeddings.token_type_embeddings.weight"][0])
        s.norm.weight.data.copy_(w[p + "embeddings.LayerNorm.weight"])
        s.norm.bias.data.copy_(w[p + "embeddings.LayerNorm.bias"])
        for i, b in enumerate(s.layers):
            e = p + "encoder.layer.%d." % i
            for m, n in (
                (b.q, "attention.self.query"),
                (b.k, "attention.self.key"),
                (b.v, "attention.self.value"),
                (b.o, "attention.output.dense"),
                (b.n1, "attention.output.LayerNorm"),
                (b.f1, "intermediate.dense"),
                (b.f2, "output.dense"),
                (b.n2, "output.LayerNorm"),
            ):
                m.weight.data.copy_(w[e + n + ".weight"])
                m.bias.data.copy_(w[e + n + ".bias"])

    def forward(s, ids, mask):
        n = ids.shape[1]
        x = s.norm(s.word(ids) + s.pos.weight[:n] + s.typ)
        for b in s.layers:
            x = b(x, mask)
        return x


class RatLayer(nn.Module):
    def __init__(s, d, h, f, R, drop):
        super().__init__()
        s.h = h
        dh = d // h
        s.q, s.k, s.v, s.o = (nn.Linear(d, d) for _ in range(4))
        s.rk = nn.Parameter(torch.randn(R, dh) * 0.05)
        s.rv = nn.Parameter(torch.randn(R, dh) * 0.05)
        s.n1, s.n2 = nn.LayerNorm(d), nn.LayerNorm(d)
        s.f1, s.f2 = nn.Linear(d, f), nn.Linear(f, d)
        s.drop = nn.Dropout(drop)
        s.R = R

    def forward(s, x, rel, mask):
        B, N, D = x.shape
        H = s.h
        dh = D // H
        q = s.q(x).view(B, N, H, dh).transpose(1, 2)
        k = s.k(x).view(B, N, H, dh).transpose(1, 2)
        v = s.v(x).view(B, N, H, dh).transpose(1, 2)
        relx = rel[:, None].expand(B, H, N, N)
        e = q @ k.transpose(2, 3) + torch.gather(q @ s.rk.t(), 3, relx)
        e = e / math.sqrt(dh)
        e = e.masked_fill(~mask[:, None, None, :], -1e9)
        a = s.drop(e.softmax(-1))
        z = a @ v
        ar = torch.zeros(B, H, N, s.R, device=x.device, dtype=a.dtype).scatter_add(3, relx, a)
        z = z + ar @ s.rv
        x = s.n1(x + s.drop(s.o(z.transpose(1, 2).reshape(B, N, D))))
        return s.n2(x + s.drop(s.f2(F.gelu(s.f1(x), approximate="tanh"))))


KINDS = 64  # node kind ids


class Net(nn.Module):
    def __init__(s, R, k=3, d=256, j=4, f=768, drop=0.15):
        super().__init__()
        s.bottom = Bottom(k)
        s.proj = nn.Linear(384, d)
        s.kind = nn.Embedding(KINDS, d)
        s.innorm = nn.LayerNorm(d)
        s.rat = nn.ModuleList(RatLayer(d, 8, f, R, drop) for _ in range(j))
        s.d = d
        s.tok = nn.Embedding(len(TOKENS), d)
        s.nodein = nn.Linear(d, d)
        s.lstm = nn.LSTMCell(2 * d, d)
        s.h0 = nn.Linear(d, d)
        s.aq, s.ak, s.av = nn.Linear(d, d), nn.Linear(d, d), nn.Linear(d, d)
        s.out = nn.Linear(2 * d, d)
        s.tout = nn.Linear(d, len(TOKENS))
        s.pq = nn.Linear(d, d)
        s.pk = nn.Linear(d, d)
        s.alq, s.alk = nn.Linear(d, d), nn.Linear(d, d)
        s.alb = nn.Parameter(torch.tensor(-3.0))
        s.tag = nn.Linear(d, 4)
        s.drop = nn.Dropout(drop)

    def encode(s, b):
        S = s.bottom(b["str_ids"], b["str_mask"])  # unique strings: [U, L, 384]
        m = b["str_pool"][:, :, None]
        pooled = (S * m).sum(1) / m.sum(1).clamp(min=1)
        Q = s.bottom(b["q_ids"], b["q_mask"])  # [B, L, 384]
        Wv = b["q_pool"] @ Q  # words and values: [B, NW, 384] (rows average pieces)
        items = pooled[b["item_str"]]  # [B, NI, 384]
        X = torch.cat([Wv, items], 1)  # order: words, values, tables, columns, missing
        X = s.innorm(s.proj(X) + s.kind(b["kinds"]))
        X = s.drop(X)
        for l in s.rat:
            X = l(X, b["rel"], b["mask"])
        return X

    def start(s, X, mask):
        m = mask[:, :, None].float()
        mean = (X * m).sum(1) / m.sum(1)
        return torch.tanh(s.h0(mean)), torch.zeros_like(mean), torch.zeros_like(mean)

    def forward(s, b):
        X = s.encode(b)
        mask = b["mask"]
        B, N, D = X.shape
        H = 8
        dh = D // H
        K = s.ak(X).view(B, N, H, dh).transpose(1, 2)
        V = s.av(X).view(B, N, H, dh).transpose(1, 2)
        PK = s.pk(X)
        emb = torch.cat(
            [s.tok.weight[None].expand(B, -1, -1), s.nodein(X)], 1
        )  # action id a: <T token, else node a-T
        h, c, ctx = s.start(X, mask)
        T = len(TOKENS)
        L = b["tgt"].shape[1]
        prev = torch.full((B,), TOK["BOS"], dtype=torch.long)
        outs = []
        am = mask[:, None, None, :]
        for t in range(L):
            e = emb[torch.arange(B), prev]
            h, c = s.lstm(torch.cat([s.drop(e), ctx], 1), (h, c))
            q = s.aq(h).view(B, H, 1, dh)
            ctx = F.scaled_dot_product_attention(q, K, V, attn_mask=am).reshape(B, D)
            outs.append(torch.tanh(s.out(torch.cat([h, ctx], 1))))
            prev = b["tgt"][:, t]
        O = s.drop(torch.stack(outs, 1))
        logits = torch.cat([s.tout(O), s.pq(O) @ PK.transpose(1, 2) / math.sqrt(D)], 2)
        logits = logits.masked_fill(~b["allow"], -1e9)
        loss = F.cross_entropy(
            logits.reshape(-1, logits.shape[2]), b["tgt"].reshape(-1), reduction="none", label_smoothing=0.0
        ).view(B, L)
        w = b["tw"]
        dec = (loss * w).sum() / w.sum()
        al = s.alq(X[:, : b["nw"]]) @ s.alk(X).transpose(1, 2) / math.sqrt(D) + s.alb
        lw = b["al_w"]
        y = b["al_y"]
        aln = (F.binary_cross_entropy_with_logits(al, y, reduction="none") * lw).sum() / lw.sum().clamp(min=1)
        tagl = F.cross_entropy(s.tag(X[:, : b["nw"]]).reshape(-1, 4), b["tags"].reshape(-1), ignore_index=-1)
        corr = ((logits.argmax(2) == b["tgt"]) | (w == 0)).all(1).float().mean()
        return dec, aln, tagl, corr
