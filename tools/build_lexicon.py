#!/usr/bin/env python3
"""Builds data/lexicon.bin from the WordNet 3.0 database files (Debian package wordnet-base).

    apt-get install wordnet-base && python3 tools/build_lexicon.py

Needs nothing but Python's standard library. The layout is described in src/embed/lexicon.c. Animals and
plants that no sense-tagged text mentions, mostly Latin names, are left out: a third of the nouns, which no
schema misses.
"""
import argparse
import array
import collections
import struct
import sys
from pathlib import Path

MAGIC, VERSION = b"CSQLLEX\0", 1
PARTS = ("noun", "verb", "adj", "adv")
SPECIES_FILES = {5, 20}  # the lexicographer files noun.animal and noun.plant
DERIVED, ANTONYM = 0, 1
MOST_LINKS, MOST_SENSES = 255, 255


def spell(word):
    """WordNet's spelling of a lemma, without the syntactic marker of adjectives, as the lexicon spells it."""
    return word.split("(")[0].lower().replace("_", " ")


def read_synsets(root):
    """(part, offset) -> lexicographer file, words, pointers (symbol, part, offset, source, target)."""
    synsets = {}
    letters = {"n": 0, "v": 1, "a": 2, "s": 2, "r": 3}
    for part, name in enumerate(PARTS):
        for line in open(root / f"data.{name}", encoding="ascii"):
            if line.startswith(" "):
                continue
            field = line.split("|")[0].split()
            count = int(field[3], 16)
            words = [spell(w) for w in field[4 : 4 + 2 * count : 2]]
            at = 4 + 2 * count
            pointers = []
            for k in range(int(field[at])):
                symbol, offset, letter, ends = field[at + 1 + 4 * k : at + 5 + 4 * k]
                pointers.append((symbol, letters[letter], int(offset), int(ends[:2], 16), int(ends[2:], 16)))
            synsets[part, int(field[0])] = (int(field[1]), words, pointers)
    return synsets


def read_senses(root):
    """lemma -> its synsets, most frequent first; and the synsets that tagged text mentions."""
    counts = collections.Counter()
    for line in open(root / "cntlist.rev", encoding="ascii"):
        key, number, count = line.split()
        lemma, rest = key.split("%")
        part = {1: 0, 2: 1, 3: 2, 4: 3, 5: 2}[int(rest[0])]
        counts[lemma, part, int(number)] += int(count)
    senses, seen = collections.defaultdict(list), set()
    for part, name in enumerate(PARTS):
        for line in open(root / f"index.{name}", encoding="ascii"):
            if line.startswith(" "):
                continue
            field = line.split()
            for number, offset in enumerate(field[-int(field[2]) :], 1):
                count = counts[field[0], part, number]
                senses[spell(field[0])].append((-count, part, number, (part, int(offset))))
                if count:
                    seen.add((part, int(offset)))
    return {lemma: [s[3] for s in sorted(rows)] for lemma, rows in senses.items()}, seen


def read_exceptions(root, known):
    pairs = set()
    for name in PARTS:
        for line in open(root / f"{name}.exc", encoding="ascii"):
            inflected, *bases = map(spell, line.split())
            pairs.update((inflected, base) for base in bases if base in known and base != inflected)
    return sorted(pairs)


def collect_links(synsets, kept):
    """lemma -> [(kind, lemma)]: derivations, pertainyms and attributes, and antonyms."""
    links = collections.defaultdict(dict)
    kinds = {"+": DERIVED, "\\": DERIVED, "=": DERIVED, "!": ANTONYM}
    for key, (_, words, pointers) in synsets.items():
        for symbol, part, offset, source, target in pointers:
            other = synsets[part, offset][1]
            if symbol not in kinds or key not in kept or (part, offset) not in kept:
                continue
            sources = [words[source - 1]] if source else words
            targets = [other[target - 1]] if target else other
            for a in sources:
                for b in targets:
                    if a != b:
                        links[a][kinds[symbol], b] = None
    return links


def pack_offsets(lists):
    """Start of each list in their concatenation, one more at the end; and the concatenation."""
    starts, flat = array.array("I", [0]), array.array("I")
    for items in lists:
        flat.extend(items)
        starts.append(len(flat))
    return starts, flat


def build(root):
    synsets = read_synsets(root)
    senses, seen = read_senses(root)
    kept = {k for k, (file, _, _) in synsets.items() if file not in SPECIES_FILES or k in seen}
    numbers = {key: i for i, key in enumerate(sorted(kept))}
    links = collect_links(synsets, kept)
    lemmas = sorted((l for l, s in senses.items() if any(k in kept for k in s)), key=lambda l: l.encode())
    ids = {lemma: i for i, lemma in enumerate(lemmas)}
    exceptions = read_exceptions(root, ids)

    by_lemma = []
    for lemma in lemmas:
        mine = [numbers[k] for k in senses[lemma] if k in kept][:MOST_SENSES]
        tied = [kind << 24 | ids[b] for kind, b in sorted(links[lemma])][:MOST_LINKS]
        by_lemma.append([len(mine) << 16 | len(tied), *mine, *tied])
    by_synset = []
    for key in sorted(kept):
        _, words, pointers = synsets[key]
        up = [numbers[p, o] for s, p, o, _, _ in pointers if s in ("@", "@i") and (p, o) in kept]
        by_synset.append([len(words) << 16 | len(up), *(ids[w] for w in words), *up])

    texts = [s.encode("ascii") + b"\0" for s in lemmas]
    forms = [a.encode("ascii") + b"\0" for a, _ in exceptions]
    text_starts, text = array.array("I"), b"".join(texts + forms)
    at = 0
    for piece in texts + forms:
        text_starts.append(at)
        at += len(piece)
    lemma_starts, lemma_pool = pack_offsets(by_lemma)
    synset_starts, synset_pool = pack_offsets(by_synset)
    header = struct.pack("<8s7I28x", MAGIC, VERSION, len(lemmas), len(by_synset), len(exceptions),
                         len(lemma_pool), len(synset_pool), len(text))
    arrays = [text_starts, lemma_starts, lemma_pool, synset_starts, synset_pool,
              array.array("I", [ids[b] for _, b in exceptions])]
    if sys.byteorder != "little":
        for a in arrays:
            a.byteswap()
    return header + b"".join(a.tobytes() for a in arrays) + text


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "data" / "lexicon.bin")
    arguments = parser.parse_args()
    data = build(arguments.wordnet)
    arguments.out.write_bytes(data)
    print(f"{arguments.out}: {len(data)} bytes")


if __name__ == "__main__":
    main()
