#!/usr/bin/env python3
"""Measures recognition (AmbiEnt, section 4.2) on AMBROSIA's validation questions: may a question mean a sentence?

Positives are the human interpretations of an ambiguous question: the clear questions on its database with the
same gold query as one of its readings. Negatives are the other clear questions on that database, interpretations
of other questions. A positive need not be meant either (the question has a further reading), and is not all that
can be meant; a negative cannot be meant. Every pair is put to `ask --may-mean`, and the four answers are looked
at for contradictions.

usage: recognition.py [--program build/clarisql] [--data DIR] [--jobs N] [--failures N]
"""
import argparse
import collections
import concurrent.futures
import json
import os
import subprocess
import sys

NAMES = ("may_mean", "need_not_mean", "cannot_mean", "only_means")


def load(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def make_pairs(rows):
    """(ambiguous row, clear row, is positive), for clear questions on the ambiguous one's database."""
    clear = collections.defaultdict(list)
    for row in rows:
        if not row["is_ambiguous"]:
            clear[row["db_id"]].append(row)
    for row in rows:
        if row["is_ambiguous"]:
            for other in clear[row["db_id"]]:
                yield row, other, other["sql"][0] in row["sql"]


def recognize(program, root, pair):
    row, other, _ = pair
    path = os.path.join(root, row["db_id"], row["db_id"] + ".sqlite")
    done = subprocess.run([program, "ask", "--json", "--may-mean", other["question"], path, row["question"]],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{program}: {done.stderr.strip()}")
    return {name: json.loads(done.stdout)[name] for name in NAMES}


def share(values):
    values = list(values)
    return 100 * sum(values) / len(values) if values else float("nan")


def report(name, pairs, verdicts):
    positive = [v for (_, _, is_positive), v in zip(pairs, verdicts) if is_positive]
    negative = [v for (_, _, is_positive), v in zip(pairs, verdicts) if not is_positive]
    wrong = {"may_mean": False, "need_not_mean": True, "cannot_mean": True, "only_means": False}
    right = {"may_mean": True, "need_not_mean": True, "cannot_mean": False, "only_means": False}
    found, kept = share(v["may_mean"] for v in positive), share(not v["may_mean"] for v in negative)
    each = " ".join(f"{share([v[n] == right[n] for v in positive] + [v[n] == wrong[n] for v in negative]):10.1f}"
                    for n in NAMES)
    whole = share([v == right for v in positive] + [v == wrong for v in negative])
    agree = share(v["cannot_mean"] == (not v["may_mean"]) and
                  v["only_means"] == (v["may_mean"] and not v["need_not_mean"]) for v in verdicts)
    print(f"{name:11}{len(positive):4}/{len(negative):<5}{found:7.1f}{kept:8.1f}{(found + kept) / 2:9.1f} {each}"
          f"{whole:9.1f}{agree:11.1f}")


def main():
    data = os.path.join(os.environ.get("CLARISQL_DATA", "../shared/data"), "ambrosia")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/clarisql")
    parser.add_argument("--data", default=data)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--failures", type=int, default=0, help="print so many failures")
    options = parser.parse_args()
    if not os.path.isdir(options.data):
        print(f"recognition.py: no data at {options.data}; skipped")
        return
    pairs = list(make_pairs(load(os.path.join(options.data, "validation.jsonl"))))
    root = os.path.join(options.data, "database")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(lambda pair: recognize(options.program, root, pair), pairs))
    print("kind        pos/neg    found rejected balanced   may_mean need_not_m cannot_mea only_means  all four"
          " consistent")
    for kind in ("scope", "attachment", "vague", None):
        chosen = [i for i, (row, _, _) in enumerate(pairs) if kind in (None, row["ambiguity"])]
        if chosen:
            report(kind or "all", [pairs[i] for i in chosen], [verdicts[i] for i in chosen])
    failed = [(pair, v) for pair, v in zip(pairs, verdicts) if v["may_mean"] != pair[2]]
    for (row, other, positive), _ in failed[:options.failures]:
        print(f"\n{row['id']} {row['question']}\n  {'means' if positive else 'does not mean'}: {other['question']}")


if __name__ == "__main__":
    main()
