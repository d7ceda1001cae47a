"""Names of tables and columns as words, and which words of a question match them.

The C linker (src/link) makes the links of the questions as they are; this module follows its rules for the names
that training makes up (see feats.augment)."""

import re
import unicodedata

import snowballstemmer

_stemmer = snowballstemmer.stemmer("english")
_stems = {}

STOP = set(
    "a an the of in on at for to from by with and or is are was were be been do does did have has had what which who "
    "whom whose when where how that this these those their its it his her them they all each every any me give show "
    "list find return please tell i we you there as not no than more most less least number name names id".split()
)
# Stop words that may still name something.
SOFT = {"number", "name", "names", "id", "no", "more", "most", "less", "least"}
ABBREVIATIONS = {
    "num": "number", "no": "number", "nbr": "number", "qty": "quantity", "dob": "birth", "amt": "amount",
    "dept": "department", "emp": "employee", "cust": "customer", "desc": "description", "addr": "address",
    "fname": "first name", "lname": "last name", "yr": "year", "avg": "average", "stu": "student",
    "prof": "professor", "mgr": "manager", "lat": "latitude", "long": "longitude", "lng": "longitude",
    "pop": "population", "max": "maximum", "min": "minimum", "tel": "telephone", "acc": "account",
    "acct": "account", "fk": "", "bldg": "building", "crs": "course", "univ": "university", "sal": "salary",
    "hrs": "hours", "org": "organization", "dst": "destination", "src": "source",
}  # fmt: skip


def stem(word):
    if word not in _stems:
        _stems[word] = _stemmer.stemWord(word)
    return _stems[word]


def split_identifier(name):
    """ "custOrderNo" gives customer, order, number."""
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name)
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1 \2", name)
    name = re.sub(r"([A-Za-z])(\d)", r"\1 \2", name)
    words = re.findall(r"[a-z]+|\d+", name.lower())
    out = []
    for i, word in enumerate(words):
        expanded = word if word == "no" and i != len(words) - 1 else ABBREVIATIONS.get(word, word)
        out += expanded.split()
    return out or [name.lower()]


def fold(text):
    """Case, accents and white space aside."""
    text = unicodedata.normalize("NFKD", str(text)).lower()
    text = "".join(c for c in text if not unicodedata.combining(c))
    return re.sub(r"\s+", " ", text).strip()


def name_match(words, stems, name):
    """{word index: code} of a question's words against one name: 2 the whole name, 1 a word of it."""
    parts = [stem(w) for w in name]
    size, count, code = len(parts), len(words), {}
    joined, have = stem("".join(name)), set(stems)
    if joined not in have and not have & set(parts) and not any("_" in w for w in words):
        return code
    for i in range(count - size + 1):
        if stems[i : i + size] == parts or (size > 1 and sorted(stems[i : i + size]) == sorted(parts)):
            for k in range(i, i + size):
                code[k] = 2
    for i in range(count):
        if i in code:
            continue
        if size > 1 and stems[i] == joined:
            code[i] = 2
        elif "_" in words[i] and [stem(x) for x in split_identifier(words[i])] == parts:
            code[i] = 2
        elif stems[i] in parts and (words[i] not in STOP or words[i] in SOFT):
            code[i] = 1
    return code


RANK = [0, 2, 3, 1]  # of codes: none, a word of the name, the whole name, its meaning
