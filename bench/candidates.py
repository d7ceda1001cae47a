"""Any of the first five: every candidate of an answer scored by itself, by the rules of `clarisql score`."""
import json
import os
import subprocess
import tempfile

METRICS = ("ea_first", "exact_set_match")


def listed(answer):
    """An answer's candidates, the best first."""
    return [x["sql"] for x in (answer.get("interpretations") or []) + (answer.get("alternatives") or [])]


def score(program, gold, root, queries, jobs=1):
    """What one query for each question id scores: {id: {metric: whether it holds}}."""
    with tempfile.TemporaryDirectory() as folder:
        pred, log = os.path.join(folder, "pred.jsonl"), os.path.join(folder, "log.jsonl")
        with open(pred, "w", encoding="utf-8") as out:
            out.writelines(json.dumps({"id": i, "sql": sql}) + "\n" for i, sql in queries.items())
        subprocess.run([program, "score", "--gold", gold, "--pred", pred, "--db-root", root, "--jobs", str(jobs),
                        "--resume", log, "--quiet"], check=True, stdout=subprocess.DEVNULL)
        with open(log, encoding="utf-8") as lines:
            rows = [json.loads(line) for line in lines if '"values"' in line]
    return {r["id"]: {m: r["values"].get(m, 0) == 1000000 for m in METRICS} for r in rows}


def right(program, gold, root, answers, count=5, jobs=1):
    """For each id, a list of what its first candidates score."""
    out = {a["id"]: [] for a in answers}
    for k in range(count):
        queries = {a["id"]: listed(a)[k] for a in answers if len(listed(a)) > k}
        for i, held in score(program, gold, root, queries, jobs).items():
            if i in queries:
                out[i].append(held)
    return out


def calibration_error(answers, lists, bins=10):
    """How far the first candidates' scores are from how often they are right (ECE over equal bins)."""
    sums = [[0, 0, 0] for _ in range(bins)]
    for answer in answers:
        candidates = (answer.get("interpretations") or []) + (answer.get("alternatives") or [])
        if candidates and lists[answer["id"]]:
            p = candidates[0]["score"]
            one = sums[min(bins - 1, int(p * bins))]
            one[0], one[1], one[2] = one[0] + 1, one[1] + p, one[2] + lists[answer["id"]][0]["ea_first"]
    return sum(abs(p - right) for _, p, right in sums) / max(1, sum(n for n, _, _ in sums))


def share(lists, metric="ea_first"):
    """Of how many questions a candidate holds by the metric."""
    return sum(any(held[metric] for held in one) for one in lists.values()) / max(1, len(lists))
