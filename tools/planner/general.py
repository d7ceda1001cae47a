"""General words that stand over several names: WordNet's hypernyms of the nouns that names end in."""

import os
import sys
from pathlib import Path

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import build_lexicon

NOUN = 0
SENSES, STEPS = 2, 3
# Distance from the root below which a word says nothing ("entity", "abstraction", "attribute").
LEAST_DEPTH = 3


class General:
    def __init__(self, wordnet=Path("/usr/share/wordnet")):
        self.synsets = build_lexicon.read_synsets(wordnet)
        self.senses, _ = build_lexicon.read_senses(wordnet)
        self.depths, self.known = {}, {}

    def above(self, key):
        return [(p, o) for symbol, p, o, *_ in self.synsets[key][2] if symbol in ("@", "@i")]

    def depth(self, key):
        if key not in self.depths:
            self.depths[key] = 0
            up = self.above(key)
            self.depths[key] = 1 + min(map(self.depth, up)) if up else 0
        return self.depths[key]

    def terms(self, noun):
        """Words and phrases for what the noun is a kind of, at most STEPS steps up."""
        if noun not in self.known:
            out, here = set(), [k for k in self.senses.get(noun, []) if k[0] == NOUN][:SENSES]
            own = set(here)
            for _ in range(STEPS):
                here = [u for k in here for u in self.above(k)]
                for k in here:
                    if k not in own and self.depth(k) >= LEAST_DEPTH:
                        out |= {w for w in self.synsets[k][1] if all(x.isalpha() for x in w.split())}
            self.known[noun] = out - {noun}
        return self.known[noun]
