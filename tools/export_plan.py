#!/usr/bin/env python3
"""Writes data/plan.bin, the planner's weights, from a PyTorch state dict.

    export_plan.py WEIGHTS.pt MODEL_DIRECTORY OUT.bin [--mean OTHER.pt] [--fixture FIXTURE.json] [--rank RANK.json]

MODEL_DIRECTORY holds the training code (model.py, feats.py, grammar.py, ir.py): the names of relations, kinds and
tokens are taken from there, the sizes from the weights. Matrices become int8 with a scale an output row; the rest
stays float32. The format is described in src/plan/tensors.h. With --fixture it also writes inputs and expected
outputs on a made-up schema, which tests/test_plan.c compares with.
"""
import argparse
import json
import os
import re
import struct
import sys

import numpy as np
import torch

FLOAT, INT8, TEXT = 0, 1, 2
HEADER, ENTRY, NAME = 64, 88, 48
TYPES = ['text', 'number', 'date', 'boolean', 'other']


class Writer:
    """Collects tensors, then lays them out: header, directory, data aligned to 64 bytes."""

    def __init__(self):
        self.entries, self.blobs, self.size = [], [], 0

    def blob(self, data):
        pad = -self.size % 64
        self.blobs.append(b'\0' * pad + data)
        self.size += pad
        at = self.size
        self.size += len(data)
        return at

    def add_float(self, name, value):
        value = np.atleast_2d(np.asarray(value, np.float32))
        self.entries.append((name, FLOAT, *value.shape, self.blob(value.tobytes()), 0, 0))

    def add_int8(self, name, value):
        value = np.asarray(value, np.float32)
        scale = np.maximum(np.abs(value).max(1), 1e-12) / 127
        q = np.clip(np.rint(value / scale[:, None]), -127, 127).astype(np.int8)
        self.entries.append((name, INT8, *q.shape, self.blob(q.tobytes()), self.blob(scale.astype('<f4').tobytes()),
                             self.blob(q.astype(np.int32).sum(1).astype('<i4').tobytes())))

    def add_text(self, name, text):
        data = text.encode()
        self.entries.append((name, TEXT, 1, len(data), self.blob(data), 0, 0))

    def write(self, path):
        base = HEADER + ENTRY * len(self.entries)
        base += -base % 64
        head = struct.pack('<8sIIQI', b'CSQLPLAN', 1, 0x01020304, base + self.size, len(self.entries)).ljust(HEADER, b'\0')
        directory = b''
        for name, kind, rows, columns, data, scales, sums in self.entries:
            assert len(name) < NAME, name
            directory += struct.pack('<48sIIIIQQQ', name.encode(), kind, rows, columns, 0, base + data,
                                     base + scales if kind == INT8 else 0, base + sums if kind == INT8 else 0)
        with open(path + '.part', 'wb') as f:
            f.write((head + directory).ljust(base, b'\0') + b''.join(self.blobs))
        os.replace(path + '.part', path)


def kind_names(feats):
    """Node kinds by id; the ids come from the training code."""
    names = {feats.kind_q(): 'word', feats.kind_t(): 'table', feats.KIND_MISSING: 'missing'}
    for k in feats.VK:
        names[feats.kind_v(k)] = k
    for t in TYPES:
        for pk in (0, 1):
            for fk in (0, 1):
                names[feats.kind_c({'type': t, 'pk': pk, 'fk': fk})] = 'c-' + t + '-pk' * pk + '-fk' * fk
    return '\n'.join(names.get(i, '') for i in range(max(names) + 1))


def export(weights, path, feats, tokens, rank):
    w = {k: v.detach().float().numpy() for k, v in weights['net'].items()}
    out = Writer()
    relations = sorted(feats.R, key=feats.R.get)
    out.add_text('names.relations', '\n'.join(relations))
    out.add_text('names.kinds', kind_names(feats))
    out.add_text('names.tokens', '\n'.join(tokens))
    out.add_float('heads', [12, 8, 8])  # bottom, relation-aware layers, decoder attention: fixed in the training code
    out.add_float('bottom.pos.weight', w.pop('bottom.pos.weight') + w.pop('bottom.typ')[None])
    out.add_float('lstm.bias', w.pop('lstm.bias_ih') + w.pop('lstm.bias_hh'))
    small = re.compile(r'(\.bias|norm\.weight|\.n[12]\.weight|\.r[kv]|^tok\.weight|^kind\.weight|^alb)$')
    for name, value in w.items():
        if small.search(name):
            out.add_float(name, value)
        else:
            out.add_int8(name, value)
    if rank:
        out.add_float('rank', json.load(open(rank))['weights'])
    out.write(path)
    print(path, HEADER + out.size, 'bytes,', len(out.entries), 'tensors')


def fixture_question(words, match, values):
    return {'words': words.split(), 'match': match, 'values': values}


def fixture_inputs():
    """A made-up schema of a bicycle hire and three questions about it, linked by hand."""
    schema = {'schema': 'hire', 'tables': [{'name': 'Station', 'words': ['station']}, {'name': 'Bike', 'words': ['bike']},
                                           {'name': 'Ride', 'words': ['ride']}], 'columns': [], 'keys': [[5, 0], [8, 4]]}
    for name, table, kind, pk, fk in (
            ('station id', 0, 'number', 1, 0), ('name', 0, 'text', 0, 0), ('dock count', 0, 'number', 0, 0),
            ('opened', 0, 'date', 0, 0), ('bike id', 1, 'number', 1, 0), ('station id', 1, 'number', 0, 1),
            ('colour', 1, 'text', 0, 0), ('ride id', 2, 'number', 1, 0), ('bike id', 2, 'number', 0, 1),
            ('length in metres', 2, 'number', 0, 0), ('electric', 1, 'boolean', 0, 0)):
        schema['columns'].append({'name': name.replace(' ', '_'), 'words': name.split(), 'table': table, 'type': kind,
                                  'pk': pk, 'fk': fk})
    questions = [
        fixture_question('how many docks does the station named harbour have ?',
                         [[2, 3, 'c', 2, 1], [5, 6, 't', 0, 2], [5, 6, 'c', 0, 1], [5, 6, 'c', 5, 1], [6, 7, 'c', 1, 2]],
                         [{'start': 7, 'end': 8, 'text': 'harbour', 'number': None, 'kind': 'text', 'cols': [[1, 3, 'Harbour']]}]),
        fixture_question('show the colour of bikes with more than 10 rides',
                         [[2, 3, 'c', 6, 2], [4, 5, 't', 1, 2], [4, 5, 'c', 4, 1], [4, 5, 'c', 8, 1], [9, 10, 't', 2, 2],
                          [9, 10, 'c', 7, 1]],
                         [{'start': 8, 'end': 9, 'text': '10', 'number': 10.0, 'kind': 'number', 'cols': []}]),
        fixture_question('what is the average length of a ride ?',
                         [[4, 5, 'c', 9, 1], [7, 8, 't', 2, 2], [7, 8, 'c', 7, 1]], [])]
    return schema, questions


def greedy(net, example, feats, torch_functional, state_class, tokens, longest=40):
    """The most probable action at each step, by the grammar alone; and the logits of the first three steps."""
    import math
    batch = feats.collate([(example, {}, set(), set())], train=False)
    count = len(tokens)
    out, logits = [], []
    with torch.no_grad():
        x = net.encode(batch)
        n, nw, nv = x.shape[1], batch['nw'], batch['nv']
        nt, nc = len(example.tables), len(example.columns)
        heads, size = 8, net.d // 8
        split = lambda t: t.view(1, n, heads, size).transpose(1, 2)
        keys, values, pointers = split(net.ak(x)), split(net.av(x)), net.pk(x)
        embedding = torch.cat([net.tok.weight, net.nodein(x)[0]], 0)
        h, c, ctx = net.start(x, batch['mask'])
        previous, state = tokens.index('BOS'), state_class()
        first = {'val': count + nw, 'tab': count + nw + nv, 'col': count + nw + nv + nt}
        for step in range(longest):
            h, c = net.lstm(torch.cat([embedding[previous][None], ctx], 1), (h, c))
            q = net.aq(h).view(1, heads, 1, size)
            ctx = torch_functional.scaled_dot_product_attention(q, keys, values).reshape(1, -1)
            o = torch.tanh(net.out(torch.cat([h, ctx], 1)))
            row = torch.cat([net.tout(o), net.pq(o) @ pointers[0].t() / math.sqrt(net.d)], 1)[0]
            if step < 3:
                logits.append([round(v, 4) for v in row.tolist()])
            allowed, column, table, value = state.allowed()
            mask = torch.full((count + n,), -1e9)
            mask[allowed] = 0
            if column:
                mask[first['col']:first['col'] + nc + 1] = 0
            if table:
                mask[first['tab']:first['tab'] + nt] = 0
            if value and nv:
                mask[first['val']:first['val'] + nv] = 0
            previous = int((row + mask).argmax())
            out.append(previous)
            kind = 'tok' if previous < count else 'col' if previous >= first['col'] else 'tab' if previous >= first['tab'] else 'val'
            if state.step(kind, previous):
                break
        align = torch.sigmoid(net.alq(x[:, :nw]) @ net.alk(x).transpose(1, 2) / math.sqrt(net.d) + net.alb)[0]
        tags = torch.softmax(net.tag(x[:, :nw]), 2)[0]
    return {'nodes': [[round(v, 4) for v in r[:8]] for r in x[0].tolist()], 'logits': logits, 'actions': out,
            'alignment': [[round(v, 4) for v in r] for r in align.tolist()], 'tags': [[round(v, 4) for v in r] for r in tags.tolist()]}


def main():
    args = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    args.add_argument('weights')
    args.add_argument('model_directory')
    args.add_argument('out')
    args.add_argument('--mean', help='weights of another run: the mean of both is written')
    args.add_argument('--fixture')
    args.add_argument('--rank', help='ranking weights by fit_rank.py')
    args.add_argument('--expect', nargs=3, metavar=('LINKED', 'SCHEMAS', 'OUT'),
                      help='also decode these exchange-format questions greedily, one JSON object a line')
    a = args.parse_args()
    sys.path.insert(0, a.model_directory)
    import feats
    import grammar
    import ir
    import model
    torch.set_num_threads(1)
    weights = torch.load(a.weights, map_location='cpu', weights_only=True)
    if a.mean:
        other = torch.load(a.mean, map_location='cpu', weights_only=True)['net']
        weights['net'] = {name: (value + other[name]) / 2 for name, value in weights['net'].items()}
    export(weights, a.out, feats, ir.TOKENS, a.rank)
    if not a.fixture and not a.expect:
        return
    shape = weights['net']
    layers = lambda prefix: 1 + max(int(k[len(prefix):].split('.')[0]) for k in shape if k.startswith(prefix))
    net = model.Net(len(feats.R), k=layers('bottom.layers.'), d=shape['proj.weight'].shape[0], j=layers('rat.'),
                    f=shape['rat.0.f1.weight'].shape[0])
    net.load_state_dict(shape)
    net.eval()
    run = lambda example: greedy(net, example, feats, torch.nn.functional, grammar.State, ir.TOKENS)
    def case(question, schema):
        example = feats.base_example(question, schema)
        strings = {' '.join(i['words']) for i in schema['tables'] + schema['columns']} | {'missing'} | set(example.words)
        pieces = {t: [p for w in t.split(' ') for p in feats.pieces(w)] for t in strings}
        return {'input': question, 'pieces': pieces, 'expected': run(example)}

    if a.fixture:
        schema, questions = fixture_inputs()
        with open(a.fixture, 'w') as f:
            json.dump({'schema': schema, 'cases': [case(q, schema) for q in questions]}, f, separators=(',', ':'))
    if a.expect:
        schemas = {s['schema']: s for s in map(json.loads, open(a.expect[1]))}
        with open(a.expect[2], 'w') as f:
            for line in open(a.expect[0]):
                q = json.loads(line)
                c = case(q, schemas[q['schema']])
                c['expected'] = {'actions': c['expected']['actions']}
                f.write(json.dumps({'schema': schemas[q['schema']], 'cases': [c]}) + '\n')


if __name__ == '__main__':
    main()
