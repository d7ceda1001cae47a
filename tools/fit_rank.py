#!/usr/bin/env python3
"""Fits the planner's ranking weights (src/plan/rank.h) by maximum likelihood.

    plan_debug --json --execute --top 40 DB_ROOT < GOLD.jsonl > PLANS.jsonl
    fit_rank.py GOLD.jsonl PLANS.jsonl DB_ROOT OUT.json
    export_plan.py WEIGHTS.pt MODEL_DIRECTORY data/plan.bin --rank OUT.json

GOLD.jsonl holds {"id", "db_id", "question", "sql"} a line. A candidate is right if its rows equal the gold query's.
Fit on candidates of a network that has hardly seen the questions (one epoch): of a trained one, on what it was
trained on, the log probabilities say too much. The weight of the log probability stays 1, since a better network
writes the candidates later, and no feature that counts a fault may speak for a candidate.
"""
import json
import re
import sqlite3
import sys

import numpy as np

STEPS, ROWS = 20000000, 5000
FAULTS, NEUTRAL = ('no_', 'lone_', 'un', 'value_', 'bridges', 'repeated', 'strangers'), ('lone_group',)
SPREAD = 4.0  # of the Gaussian prior around the defaults: a small sample cannot move a weight far


def defaults(header):
    """Names and weights from rank.h, the temperature, and what is added for all that was not found."""
    text = open(header).read()
    found = re.findall(r'X\(\w+, "(\w+)", (-?[\d.]+)F\)', text)
    return [n for n, _ in found], [float(w) for _, w in found], float(re.search(r'RANK_TEMPERATURE ([\d.]+)F', text)[1]), \
        float(re.search(r'RANK_REST \((-?[\d.]+)\)', text)[1])


def run(connection, sql):
    left = [STEPS // 10000]

    def tick():
        left[0] -= 1
        return left[0] <= 0
    connection.set_progress_handler(tick, 10000)
    try:
        return connection.execute(sql).fetchmany(ROWS)
    except sqlite3.Error:
        return None


def same(a, b):
    """Rows equal as multisets, column order free."""
    if a is None or b is None or len(a) != len(b):
        return False
    key = lambda rows: sorted(tuple(sorted(repr(round(v, 6) if isinstance(v, float) else v) for v in r)) for r in rows)
    return key(a) == key(b)


def load(gold_path, plans_path, root):
    gold = {g['id']: g for g in map(json.loads, open(gold_path))}
    data, connection, opened = [], None, None
    for x in map(json.loads, open(plans_path)):
        g = gold[x['id']]
        if opened != g['db_id']:
            connection = sqlite3.connect('file:%s/%s/%s.sqlite?mode=ro' % (root, g['db_id'], g['db_id']), uri=True)
            connection.text_factory = lambda b: b.decode('utf8', 'replace')
            opened = g['db_id']
        rows = run(connection, g['sql'])
        if rows is None or not x['plans']:
            continue
        right = np.array([p['sql'] is not None and same(rows, run(connection, p['sql'])) for p in x['plans']])
        data.append((np.array([p['features'] for p in x['plans']]), right))
    return data


def loss_and_gradient(weights, data, prior, rest_weight):
    loss, gradient = 0.0, np.zeros_like(weights)
    for features, right in data:
        rest = np.log(max(1 - np.exp(features[:, 0]).sum(), .01)) + rest_weight
        score = np.append(features @ weights[:-1], rest) / weights[-1]
        p = np.exp(score - score.max())
        p /= p.sum()
        wanted = np.append(right, not right.any())  # what was not found is right where nothing else is
        q = p * wanted / max((p * wanted).sum(), 1e-12)
        loss -= np.log(max((p * wanted).sum(), 1e-12))
        pull = p - q
        gradient[:-1] += pull[:-1] @ features / weights[-1]
        gradient[-1] -= pull @ score / weights[-1]
    away = (weights - prior) / SPREAD
    return loss + (away ** 2).sum() / 2, gradient + away / SPREAD


def main():
    gold, plans, root, out = sys.argv[1:]
    names, weights, temperature, rest = defaults('src/plan/rank.h')
    data = load(gold, plans, root)
    prior = np.array(weights + [temperature])
    faults = [i for i, n in enumerate(names) if n.startswith(FAULTS) and n not in NEUTRAL]
    w, momentum, squares = prior.copy(), np.zeros_like(prior), np.zeros_like(prior)
    for step in range(1, 601):
        loss, gradient = loss_and_gradient(w, data, prior, rest)
        momentum = .9 * momentum + .1 * gradient
        squares = .99 * squares + .01 * gradient ** 2
        w -= .02 * (momentum / (1 - .9 ** step)) / (np.sqrt(squares / (1 - .99 ** step)) + 1e-8)
        w[-1] = max(w[-1], .3)
        w[0] = 1
        w[:-1][faults] = np.minimum(w[:-1][faults], 0)
    top = lambda v: np.mean([r[np.argmax(f @ v[:-1])] for f, r in data])
    print('%d questions, loss %.4f to %.4f, first right %.3f to %.3f' % (
        len(data), loss_and_gradient(prior, data, prior, rest)[0] / len(data), loss / len(data), top(prior), top(w)))
    for name, value in zip(names + ['temperature'], w):
        print('%-16s %.3f' % (name, value))
    with open(out, 'w') as f:
        json.dump({'names': names, 'weights': [round(v, 4) for v in w.tolist()]}, f)


if __name__ == '__main__':
    main()
