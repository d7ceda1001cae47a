"""Whether a question says the literals of its query."""

import re

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split()
TENS = {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000, "million": 1000000}
ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split()
OTHERS = {"half": 0.5, "quarter": 0.25, "dozen": 12, "couple": 2, "pair": 2, "once": 1, "twice": 2, "double": 2, "triple": 3, "fortnight": 14, "majority": 0.5}
# What a number of one unit is multiplied or divided by to be stored in another.
SCALES = (1, 60, 3600, 86400, 7, 24, 12, 30, 365, 100, 1000, 1000000, 10, 1024, 60000, 3600000, 10000, 90, 91, 168)
RELATIVE = re.compile(
    r"\b(last|past|this|previous|prior|recent|recently|since|ago|today|yesterday|tomorrow|current|currently|now|ytd|mtd|year|month|week|quarter|next|coming|upcoming|overdue|still|days|so far|to date|yet|expired?|old|older|mtd|qtd|fy|h1|h2|q[1-4]|latest|night|weekend)\b",
    re.I,
)
FLAGS = ("y", "n", "t", "f", "yes", "no", "true", "false")  # cells that say yes or no
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def numbers(text):
    """The numbers that a question tells, in digits or words."""
    out = set()
    low = text.lower().replace(",", "")
    for match in re.finditer(r"(\d+(?:\.\d+)?)\s*(k\b|m\b|mn\b|bn\b|thousand|million|grand|%)?", low):
        value = float(match.group(1))
        out.add(value)
        scale = {"k": 1e3, "grand": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "bn": 1e9}.get(match.group(2))
        if scale:
            out.add(value * scale)
    words = re.findall(r"[a-z]+", low)
    for index, word in enumerate(words):
        for list_ in (ONES, ORDINALS):
            if word in list_:
                out.add(float(list_.index(word)))
        value = TENS.get(word) or OTHERS.get(word)
        if value:
            out.add(float(value))
            if index and words[index - 1] in ONES:
                out.add(float(value * ONES.index(words[index - 1])))
            if index + 1 < len(words) and words[index + 1] in ONES:
                out.add(float(value + ONES.index(words[index + 1])))
        if word in ("a", "an", "single", "each", "per", "the"):
            out.add(1.0)
        if word in ("both", "several", "multiple", "repeat", "repeated", "duplicate"):
            out |= {1.0, 2.0}
    return out


def near(a, b):
    return abs(a - b) <= 1e-6 * max(1.0, abs(a), abs(b))


def says_number(text, value):
    if value in (0, 1):
        return True
    said = numbers(text)
    for one in said:
        for scale in SCALES:
            for candidate in (one * scale, one / scale, -one * scale, 100 - one, 1 - one / 100, one + 1, one - 1):
                if near(candidate, value):
                    return True
    return False


def distance_within(a, b, most):
    """True if at most `most` single-letter edits or swaps turn a into b."""
    if abs(len(a) - len(b)) > most:
        return False
    before, row = None, list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, before2, before = row, before, row
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if before2 and i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before2[j - 2] + 1)
            row.append(cost)
        before = last
    return row[-1] <= most


def says_word(words, word):
    for one in words:
        if one == word or (min(len(one), len(word)) >= 4 and (one.startswith(word[:5]) or word.startswith(one[:5]))):
            return True
        if len(word) >= 5 and distance_within(one, word, 2):
            return True
        if len(word) == 4 and distance_within(one, word, 1):
            return True
    return False


def says_text(text, literal):
    """True if every word of the literal, or a slip of it, stands in the text."""
    words = re.findall(r"\w+", text.lower())
    wanted = re.findall(r"\w+", literal.lower())
    if not wanted:
        return True
    joined = "".join(words)
    return all(says_word(words, word) or (len(word) > 3 and word in joined) for word in wanted)


def says_date(text, literal):
    """True for a date, month or year that the text tells, or may tell relative to today."""
    match = re.match(r"^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?", literal)
    if not match:
        return False
    if RELATIVE.search(text):
        return True
    low = text.lower()
    year, month, _ = match.groups()
    if year in low or year[2:] in re.findall(r"\d+", low) or str(int(year) - 1) in low:
        return True
    return bool(month and MONTHS[int(month) - 1] in low)


def says(text, literal, said):
    """True if the question text says a literal (a string or a number) of its query."""
    key = str(literal)
    if key.lower() in FLAGS and key not in said:
        return True
    for words in said.get(key, ()):
        if words and (words.lower() in text.lower() or says_text(text, words)):
            return True
    if isinstance(literal, (int, float)):
        return says_number(text, float(literal)) or says_date(text, key)
    plain = literal.strip("%").replace("%", " ").replace("_", " ")
    if re.fullmatch(r"\d{4}(-\d\d)?(-\d\d)?([ T]\d\d:\d\d(:\d\d)?)?", plain):
        return says_date(text, plain)
    if re.fullmatch(r"\d{4}-?Q\d", plain):
        return says_date(text, plain[:4])
    if re.fullmatch(r"-?\d+(\.\d+)?", plain) and says_number(text, float(plain)):
        return True
    return says_text(text, plain)
