"""Made-up replies for the network to begin with: words of WordNet stand for the choices, and what is said of them are
their definitions, synonyms and kinds. They teach to hold a description against names, and what is done with it: chosen,
denied, offered with another, wanted together, said by its place; what replies sound like is learned from real ones."""
import random
import re
from pathlib import Path

from augment import DENIALS, JOINTS, NAMINGS

EITHER = ["{} or {}", "either {} or {}", "one of {} and {}", "{} , or maybe {}", "{} perhaps , or {}", "i am torn between {} and {}"]
TOGETHER = ["{} and {}", "both {} and {}", "{} as well as {}", "{} together with {}", "{} , {} , side by side", "{} plus {}", "{} and also {}"]
PLACES = [["the first one", "first", "the 1st", "number 1", "option one", "the former", "1", "choice a", "the one on top", "start with the first"],
          ["the second one", "second", "2nd please", "number two", "option 2", "the 2 one", "2", "choice b", "nr 2", "the second of these"],
          ["the third one", "third", "3rd", "number 3", "option three", "3", "choice c", "the third in your list", "nr 3"],
          ["the fourth one", "fourth", "4th", "number 4", "option 4", "4", "choice d", "the fourth in the list"]]
CHANGES = ["{} , no wait , {}", "{} - sorry , {} i mean", "{} . hmm , rather {}", "first i thought {} , but make it {}", "{} ... scratch that , {}",
           "not {} after all , {} instead", "i said {} , forget it : {}", "{} , or no , better {}"]
LAST = ["the last one", "last", "the final one", "the one at the end", "the bottom one", "your last suggestion"]
TABLES = ["orders", "people", "items", "visits", "staff", "events", "reports", "products", "members", "sites", "records", "tests"]


def read_synsets(folder):
    """(part of speech, lexicographer's file, lemmas with use counts, hypernym offsets, gloss, offset)"""
    counts = {}
    for line in open(folder / "cntlist.rev"):
        key, _, count = line.split()
        lemma, rest = key.split("%")
        pos, file, lex = rest.split(":")[:3]
        counts[lemma, int(file), int(lex)] = int(count)
    synsets = []
    for part in ("noun", "verb", "adj"):
        for line in open(folder / f"data.{part}"):
            if line.startswith("  "):
                continue
            head, gloss = line.split(" | ", 1)
            f = head.split()
            words = [(f[4 + 2 * i].split("(")[0], int(f[5 + 2 * i], 16)) for i in range(int(f[3], 16))]
            lemmas = [(w.lower().replace("_", " "), counts.get((w.lower(), int(f[1]), lex), 0)) for w, lex in words]
            above = re.findall(r"@ (\d{8}) [nv]", head)
            synsets.append((part, int(f[1]), lemmas, above, gloss.strip(), part[0] + f[0]))
    return synsets


class Glosses:
    def __init__(self, folder, rng):
        self.rng = rng
        synsets = read_synsets(Path(folder))
        self.by_offset = {s[5]: s for s in synsets}
        self.by_file, self.usual = {}, []
        for s in synsets:
            best = max(s[2], key=lambda l: l[1])
            if best[1] > 0 and len(best[0]) > 2:
                self.usual.append((s, best[0]))
                self.by_file.setdefault(s[1], []).append((s, best[0]))

    def said(self, synset, lemma):
        """What stands for the word in a reply."""
        rng = self.rng
        parts = [re.sub(r"\([^)]*\)", "", p).strip() for p in synset[4].split(";")]
        glosses = [p for p in parts if p and not p.startswith('"')]
        draw = rng.random()
        others = [l for l, _ in synset[2] if l != lemma]
        if draw < 0.22 and others:
            return rng.choice(others)
        if draw < 0.32:
            return lemma
        if draw < 0.40 and synset[3]:
            above = self.by_offset.get(synset[0][0] + synset[3][0])
            if above:
                return above[2][0][0]
        text = rng.choice(glosses[:2]) if glosses else lemma
        return " ".join(text.split()[:18]).lower()

    def choice(self, word, table):
        rng, draw = self.rng, self.rng.random()
        values = ""
        if draw < 0.3:
            values = f"{rng.randint(1, 900)}" + ("" if rng.random() < 0.5 else f" , {rng.randint(1, 900)}")
        elif draw < 0.5:
            values = f"{rng.choice(self.usual)[1]} , {rng.choice(self.usual)[1]}"
        return [f"{word} of {table}", values]

    def item(self):
        """A term, the choices, and the (synset, word) of each."""
        rng = self.rng
        synset, word = rng.choice(self.usual)
        among = self.by_file[synset[1]] if rng.random() < 0.6 else self.usual
        told = [(synset, word)]
        for _ in range(rng.choice([1, 2, 2, 3])):
            other = rng.choice(among)
            if other[1] not in [w for _, w in told] and not set(l for l, _ in other[0][2]) & set(w for _, w in told):
                told.append(other)
        rng.shuffle(told)
        shared = rng.choice(self.usual)[1] if rng.random() < 0.4 else ""
        term = shared or rng.choice(self.usual)[1]
        if rng.random() < 0.2:  # told apart by their tables alone
            return {"term": term, "choices": [self.choice(term, w) for _, w in told]}, told
        names = [f"{w} {shared}".strip() for _, w in told]
        table = rng.choice(TABLES)
        return {"term": term, "choices": [self.choice(n, table) for n in names]}, told

    def reply(self, told):
        """A reply, what it keeps (None: it tells nothing), and whether all of that is meant."""
        rng, n = self.rng, len(told)
        i = rng.randrange(n)
        said = self.said(*told[i])
        draw = rng.random()
        if draw < 0.16 and n > 1:
            return rng.choice(DENIALS).format(said), [k for k in range(n) if k != i], False
        if draw < 0.32 and n > 1:
            j = rng.choice([k for k in range(n) if k != i])
            pair, together = (said, self.said(*told[j])), n == 2 or rng.random() < 0.4
            return rng.choice(TOGETHER if together else EITHER).format(*pair), sorted([i, j]), together
        if draw < 0.40:
            last = i == n - 1 and rng.random() < 0.4
            return rng.choice(LAST if last else PLACES[i]), [i], False
        if draw < 0.48 and n > 1:
            j = rng.choice([k for k in range(n) if k != i])
            denied = rng.choice(DENIALS).format(self.said(*told[j]))
            both = [said, denied] if rng.random() < 0.6 else [denied, said]
            return rng.choice([" , ", " ; ", " . ", " but "]).join(both), [i], False
        if draw < 0.56:
            return rng.choice(NAMINGS).format(self.said(*rng.choice(self.usual))), None, False
        if draw < 0.61 and n > 1:
            before = self.said(*told[rng.choice([k for k in range(n) if k != i])])
            return rng.choice(CHANGES).format(before, said), [i], False
        return rng.choice(NAMINGS).format(said), [i], False

    def row(self, number):
        rng = self.rng
        item, told = self.item()
        reply, keep, every = self.reply(told)
        items, keeps = [item], [keep]
        if keep is not None and rng.random() < 0.3:
            other, told = self.item()
            if rng.random() < 0.6:
                more, kept, more_all = self.reply(told)
                if kept is not None and not every and not more_all:
                    if rng.random() < 0.4:
                        reply, more = f"for the {item['term']} {reply}", f"for the {other['term']} {more}"
                    items, keeps = [item, other], [keep, kept]
                    reply = reply + rng.choice(JOINTS) + more
            elif not every:
                first = rng.random() < 0.5
                if rng.random() < 0.4:
                    reply = f"for the {item['term']} {reply}"
                items, keeps = ([item, other], [keep, None]) if first else ([other, item], [None, keep])
        return {"kind": "made", "sub": "", "id": f"made-{number}", "database": "", "scenario": "", "held_out": False,
                "reply": reply, "items": items, "keep": keeps if any(k is not None for k in keeps) else None, "all": every}
