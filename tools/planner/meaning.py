"""Names that the question means without naming them, as src/link/semantic.c finds them: by the lexicon and by vectors.
What is replaced or renamed in training has to be linked anew, and with vectors that have not learnt its synonyms."""

import ctypes
import os
import sys

import numpy as np

from names import STOP, stem

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import library

SIMILAR, MAX_BEHIND, MAX_SIMILAR = 0.56, 0.08, 4
SYNONYM, HYPERNYM, DERIVED = 0, 1, 3  # enum lexicon_relation
MAX_RELATED = 24
EXACT, MEANT = 2, 3


class Meanings:
    def __init__(self, shared_library, folder):
        own = library.Library(shared_library)
        own.open(folder)
        self.lib, self.embed = own.lib, own.embed
        self.lib.embed_dimension.argtypes = [ctypes.c_void_p]
        self.lib.embed_dimension.restype = ctypes.c_size_t
        self.lib.embed_phrase.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
        self.lib.embed_related.argtypes = [
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_int,
            ctypes.POINTER(ctypes.c_char_p),
            ctypes.c_size_t,
        ]
        self.lib.embed_related.restype = ctypes.c_size_t
        self.dimension = self.lib.embed_dimension(self.embed)
        self.lib.text_is_stopword.argtypes = [ctypes.c_char_p]
        self.lib.text_is_stopword.restype = ctypes.c_bool
        self.vectors, self.lists = {}, {}

    def vector(self, phrase):
        if phrase not in self.vectors:
            out, data = np.zeros(self.dimension, np.float32), phrase.encode()
            self.lib.embed_phrase(self.embed, data, len(data), out.ctypes.data)
            self.vectors[phrase] = out
        return self.vectors[phrase]

    def likeness(self, a, b):
        return float(self.vector(a) @ self.vector(b))

    def related(self, phrase, relation):
        """Lemmas as the lexicon writes them, joined and stemmed: what names are compared by."""
        if (phrase, relation) not in self.lists:
            out = (ctypes.c_char_p * MAX_RELATED)()
            count = self.lib.embed_related(self.embed, phrase.encode(), relation, out, MAX_RELATED)
            lemmas = [out[i].decode() for i in range(count)]
            self.lists[phrase, relation] = {stem("".join(c for c in x if c not in "_ -.")) for x in lemmas}
        return self.lists[phrase, relation]

    def kinds(self, phrase):
        """What a name is a kind of, stemmed."""
        return self.related(phrase, HYPERNYM)

    def apply(self, example):
        """Renews the matches by meaning of an example, whose other matches stand."""
        names = {}
        for items, matches in (
            (example.tables, example.tm),
            ([c["words"] for c in example.columns], example.cm),
        ):
            for key in [k for k, code in matches.items() if code == MEANT]:
                del matches[key]
            for j, words in enumerate(items):
                names.setdefault(" ".join(words), []).append((matches, j))
        phrases = list(names)
        joined = [stem(p.replace(" ", "")) for p in phrases]
        table = np.stack([self.vector(p) for p in phrases])
        named = {i for m in (example.tm, example.cm) for (i, _), code in m.items() if code == EXACT}
        count = len(example.words)
        opened = [i not in named and self.carries(example.words[i]) for i in range(count)] + [False]
        found = {}
        for first in range(count):
            for last in (first + 1, first + 2):
                if all(opened[first:last]):
                    for n in self.match(" ".join(example.words[first:last]), phrases, joined, table):
                        found.setdefault(n, []).append((first, last))
        for n, spans in found.items():
            for matches, j in names[phrases[n]]:
                taken = {i for (i, jj) in matches if jj == j}
                for first, last in sorted(spans, key=lambda s: (s[0] - s[1], s[0])):
                    words = set(range(first, last))
                    if not words & taken:
                        taken |= words
                        matches.update({(i, j): MEANT for i in words})

    def carries(self, word):
        plain = word in STOP or self.lib.text_is_stopword(word.encode())
        return len(word) >= 3 and word[0].isalpha() and not plain

    def match(self, phrase, names, joined, table):
        """The numbers of the names that the phrase means."""

        def by(relation):
            lemmas = self.related(phrase, relation)
            return {n for n, name in enumerate(joined) if name in lemmas}

        found = by(SYNONYM)
        if not found and " " not in phrase:
            own = stem(phrase)
            found = by(DERIVED) | by(HYPERNYM) | {n for n, name in enumerate(names) if own in self.kinds(name)}
        likeness = table @ self.vector(phrase)
        best = np.argsort(-likeness)[:MAX_SIMILAR]
        return found | {n for n in best if likeness[n] >= max(SIMILAR, likeness[best[0]] - MAX_BEHIND)}
