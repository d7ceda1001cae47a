"""The language of query trees, read from data/grammar.tsv: tokens, what may follow what, and SQL templates."""

import pathlib

PATH = pathlib.Path(__file__).resolve().parents[2] / "data" / "grammar.tsv"
POINTERS = ("table", "column", "value", "missing")


class Grammar:
    """tokens: every token once, in the order of the file; rules[symbol][token or pointer] = symbols that follow."""

    def __init__(self, path=PATH):
        self.tokens, self.ids, raw, self.sql, self.alternatives = [], {}, {}, {}, {}
        for number, line in enumerate(open(path), 1):
            line = line.rstrip("\n")
            if not line or line.startswith("#"):
                continue
            cells = line.split("\t")
            symbol, token = cells[0], cells[1]
            follows = [] if len(cells) < 3 or cells[2] == "-" else cells[2].split()
            raw.setdefault(symbol, []).append((token, follows))
            if token[0] != "@" and token not in POINTERS and token not in self.ids and token not in raw:
                if token.upper() == token:
                    self.ids[token] = len(self.tokens)
                    self.tokens.append(token)
            if len(cells) > 3:
                self.sql[token] = cells[3]
            if len(cells) > 4:
                self.alternatives[token] = cells[4].split(" ~ ")
        self.symbols = list(raw)
        self.rules = {symbol: self.expand(raw, symbol, ()) for symbol in raw}

    def expand(self, raw, symbol, above):
        """Every alternative of a symbol with @references and lone symbols replaced."""
        if symbol in above:
            raise ValueError("the grammar's symbol %s stands for itself" % symbol)
        out = {}

        def add(token, follows):
            if token in out and out[token] != follows:
                raise ValueError("%s: two rules for %s" % (symbol, token))
            out[token] = follows

        for token, follows in raw[symbol]:
            name = token[1:] if token[0] == "@" else token
            if name in POINTERS and token[0] != "@":
                add(token, follows)
            elif name in raw:
                for inner, more in self.expand(raw, name, above + (symbol,)).items():
                    add(inner, more + follows)
            else:
                add(token, follows)
        return out

    def start(self):
        return ["query"]

    def step(self, stack, name):
        """The stack after an action; name is a token or a kind of pointer. KeyError if it is not allowed."""
        symbol = stack[-1]
        if symbol in POINTERS:
            if name != symbol:
                raise KeyError("%s where a %s is expected" % (name, symbol))
            return stack[:-1]
        follows = self.rules[symbol][name]
        return stack[:-1] + follows[::-1]

    def allowed(self, stack):
        symbol = stack[-1]
        return [symbol] if symbol in POINTERS else list(self.rules[symbol])


if __name__ == "__main__":
    grammar = Grammar()
    print(len(grammar.tokens), "tokens;", {symbol: len(rules) for symbol, rules in grammar.rules.items()})
