"""A database's catalogue as linking exports it (tools/export_links.c), and how its tables join."""

import collections

COLUMN_CATEGORIES = 12  # of a column
NUMBER_CATEGORIES = 6  # a column of numbers has categories if there are at most so many


def categories_of(source):
    """The few values of a column that the network sees, each as a node."""
    found = source.get("categories") or []
    numeric = source["type"] == "number" and not source.get("text")
    key = (source["pk"] or source["fk"]) and source["type"] != "text"  # codes of lookup tables are texts
    if key or not found or len(found) > (NUMBER_CATEGORIES if numeric else COLUMN_CATEGORIES):
        return []
    return found


class Schema:
    """tables: names; columns: (table, name, ...) in catalogue order; keys: groups of pairs (from, to) of columns."""

    def __init__(self, row):
        self.name = row["schema"]
        self.table_rows, self.column_rows = row["tables"], row["columns"]
        self.tables = [table["name"] for table in row["tables"]]
        self.columns = [(column["table"], column["name"]) for column in row["columns"]]
        self.table_of = {name.lower(): index for index, name in enumerate(self.tables)}
        self.column_of = {(table, name.lower()): index for index, (table, name) in enumerate(self.columns)}
        groups = collections.OrderedDict()
        for index, key in enumerate(row["keys"]):
            group = key[2] if len(key) > 2 and key[2] else ("single", index)
            groups.setdefault(group, []).append((key[0], key[1]))
        self.keys = list(groups.values())
        self.next = collections.defaultdict(dict)  # table -> table -> the first key between them
        for pairs in self.keys:
            a, b = self.columns[pairs[0][0]][0], self.columns[pairs[0][1]][0]
            if a != b:
                self.next[a].setdefault(b, pairs)
                self.next[b].setdefault(a, [(to, from_) for from_, to in pairs])

    def encoded(self, column, text):
        """SQL that makes of a column's cell what SQLite's date functions take."""
        encoding = self.column_rows[column].get("encoding", 0)
        if encoding == 1:
            return "DATETIME(%s, 'unixepoch')" % text
        if encoding == 2:
            return "DATETIME(%s / 1000, 'unixepoch')" % text
        if encoding == 3:
            return "(SUBSTR({0}, 1, 4) || '-' || SUBSTR({0}, 5, 2) || '-' || SUBSTR({0}, 7, 2))".format(text)
        return text

    def key_of(self, column):
        """The key that begins with a column, or None."""
        for pairs in self.keys:
            if any(from_ == column for from_, _ in pairs):
                return pairs
        return None

    def path(self, tables, goals):
        """The shortest way from any of the tables to any of the goals, as keys; None if there is none."""
        before = {table: None for table in sorted(tables)}
        queue = sorted(tables)
        while queue:
            table = queue.pop(0)
            if table in goals:
                way = []
                while before[table] is not None:
                    previous = before[table]
                    way.append((previous, table, self.next[previous][table]))
                    table = previous
                return way[::-1]
            for other in sorted(self.next[table]):
                if other not in before:
                    before[other] = table
                    queue.append(other)
        return None


# A source of a query is ("table", index, instance) or ("derived", index); a place is (source, column), where a derived
# table's column is its number. An edge is a pair of places that must be equal.


def edges_of_key(pairs, schema, to_instance=1):
    out = []
    for from_, to in pairs:
        a, b = schema.columns[from_][0], schema.columns[to][0]
        out.append(((("table", a, 1), from_), (("table", b, to_instance), to)))
    return out


def join(schema, wanted, edges):
    """Completes a FROM: (sources, edges) with what connects them by the shortest ways over keys.

    wanted: sources that the query mentions; edges: those that it names itself."""
    sources, edges = set(wanted), list(edges)
    for a, b in edges:
        sources |= {a[0], b[0]}
    part = {source: {source} for source in sources}

    def unite(a, b):
        if part[a] is not part[b]:
            part[a] |= part[b]
            for source in part[b]:
                part[source] = part[a]

    for a, b in edges:
        unite(a[0], b[0])

    def rank(group):
        return min((0, source[1]) if source[0] == "table" else (1, source[1]) for source in group)

    groups = {id(group): group for group in part.values()}
    left = sorted(groups.values(), key=rank)
    if not left:
        return sources, edges
    tree = set(left.pop(0))
    while left:
        group = left.pop(0)
        if group <= tree:
            continue
        here = {source[1] for source in tree if source[0] == "table" and source[2] == 1}
        goals = {source[1] for source in group if source[0] == "table" and source[2] == 1}
        way = schema.path(here, goals) if here and goals else None
        if way is None:
            tree |= group
            continue
        for _, table, pairs in way:
            for from_, to in pairs:
                a, b = ("table", schema.columns[from_][0], 1), ("table", schema.columns[to][0], 1)
                edges.append(((a, from_), (b, to)))
                tree |= {a, b}
        tree |= group
        sources |= tree
    return sources, edges


def edge_set(edges):
    return {frozenset(edge) for edge in edges}
