/* Names that share words with the question: whole names, written together or in any order, and parts. */
#include <stdlib.h>
#include <string.h>

#include "link/internal.h"

/* Words of the question that are put together to meet a name written as one: "birth place". */
#define MAX_JOINED 4
/* Bytes of words put together. */
#define MAX_JOINED_BYTES 96

#define NO_HIT UINT32_MAX
/* What a column's name is worth without the words of its table's name. */
#define WITHOUT_TABLE 0.9F

/* A unit of the question that is a word of a name. */
struct hit {
    uint32_t unit, position;
    uint32_t next; /* of the same name */
};

struct hits {
    uint32_t *first; /* per name, NO_HIT at first */
    uint32_t *touched;
    size_t touched_count;
    struct hit *at;
    size_t count, room;
};

void link_add_match(struct link_state *state, struct link_match match) {
    struct link_match *matches = arena_grow(state->arena, state->matches, state->match_count,
                                            &state->match_room, sizeof *state->matches);
    if (matches == NULL) {
        state->status = CSQL_NO_MEMORY;
        return;
    }
    state->matches = matches;
    state->matches[state->match_count++] = match;
}

static void add(struct link_state *state, const struct link_name *name, size_t first_unit, size_t last_unit,
                enum link_code code, float lexical) {
    link_add_match(state, (struct link_match){
                              .first = state->units[first_unit].word,
                              .last = state->units[last_unit].word + 1,
                              .column = name->column,
                              .index = name->index,
                              .code = code,
                              .lexical = lexical,
                              .semantic = lexical,
                          });
}

static bool add_hit(struct link_state *state, struct hits *hits, uint32_t name, struct hit hit) {
    struct hit *at = arena_grow(state->arena, hits->at, hits->count, &hits->room, sizeof *hits->at);
    if (at == NULL) {
        state->status = CSQL_NO_MEMORY;
        return false;
    }
    hits->at = at;
    if (hits->first[name] == NO_HIT) {
        hits->touched[hits->touched_count++] = name;
    }
    hit.next = hits->first[name];
    hits->first[name] = (uint32_t)hits->count;
    hits->at[hits->count++] = hit;
    return true;
}

static bool ends_in(const char *word, size_t length, const char *ending) {
    size_t n = strlen(ending);
    return length > n + 1 && strncmp(word + length - n, ending, n) == 0;
}

bool link_is_only_doer(const char *norm, const char *stem, const struct words *name, size_t position) {
    size_t length = strlen(norm), done = strlen(name->norm[position]);
    length -= length > 1 && norm[length - 1] == 's';
    bool agent = (ends_in(norm, length, "er") || ends_in(norm, length, "or")) &&
                 strlen(stem) + 2 <= length; /* "order" is its own stem */
    return agent && strcmp(stem, name->stem[position]) == 0 && ends_in(name->norm[position], done, "ed") &&
           (position + 1 == name->count || strcmp(name->norm[position + 1], "by") != 0);
}

static bool is_only_doer(const struct link_unit *unit, const struct words *name, size_t position) {
    return link_is_only_doer(unit->norm, unit->written_stem, name, position);
}

/* Looks every unit up. A stop word counts only where it is a whole name. */
static bool collect(struct link_state *state, struct hits *hits) {
    const struct link_schema *schema = state->schema;
    hits->first = arena_array(state->arena, schema->name_count + 1, sizeof *hits->first);
    hits->touched = arena_array(state->arena, schema->name_count + 1, sizeof *hits->touched);
    if (hits->first == NULL || hits->touched == NULL) {
        state->status = CSQL_NO_MEMORY;
        return false;
    }
    memset(hits->first, 0xff, schema->name_count * sizeof *hits->first);
    for (size_t u = state->unit_count; u-- > 0;) {
        const struct link_unit *unit = &state->units[u];
        if (unit->stem == SYMBOL_NONE) {
            continue;
        }
        for (uint32_t p = schema->by_stem.offsets[unit->stem]; p < schema->by_stem.offsets[unit->stem + 1];
             p++) {
            struct posting posting = schema->by_stem.items[p];
            const struct words *words = &schema->names[posting.name].words;
            if ((unit->content || words->count == 1) && !is_only_doer(unit, words, posting.position) &&
                !add_hit(state, hits, posting.name,
                         (struct hit){.unit = (uint32_t)u, .position = posting.position})) {
                return false;
            }
        }
    }
    return true;
}

/* Whether the units from `start` on are the words of the name, in any order. */
static bool is_whole(const struct link_state *state, const struct link_name *name, size_t start,
                     uint32_t number) {
    bool used[LINK_MAX_UNITS] = {false};
    size_t count = name->words.count;
    for (size_t u = start; u < start + count; u++) {
        uint32_t stem = state->units[u].no && count > 1 ? number : state->units[u].stem;
        size_t k = 0;
        while (k < count &&
               (used[k] || name->stems[k] != stem || is_only_doer(&state->units[u], &name->words, k))) {
            k++;
        }
        if (stem == SYMBOL_NONE || k == count) {
            return false;
        }
        used[k] = true;
    }
    return true;
}

/* Adds the spans that are the whole name; marks their units. */
static void match_whole(struct link_state *state, const struct link_name *name, bool *covered) {
    size_t count = name->words.count;
    uint32_t number = symbols_find(&state->schema->stems, "number");
    for (size_t start = 0; start + count <= state->unit_count; start++) {
        if (!is_whole(state, name, start, number)) {
            continue;
        }
        add(state, name, start, start + count - 1, LINK_EXACT, 1.0F);
        memset(covered + start, true, count);
        start += count - 1;
    }
}

/* ---- "booking number" for booking_id ---- */

/* What numbers a thing, in the order in which it is taken for another such word. */
enum numbering { NUMBERED_NOT, NUMBERED_ID, NUMBERED_NUMBER, NUMBERED_CODE };

static enum numbering numbering_of(const char *stem) {
    return strcmp(stem, "id") == 0       ? NUMBERED_ID
           : strcmp(stem, "number") == 0 ? NUMBERED_NUMBER
           : strcmp(stem, "code") == 0   ? NUMBERED_CODE
                                         : NUMBERED_NOT;
}

/* The unit is one of those words; a code is called by no other. */
static bool is_numbering(const struct link_unit *unit) {
    enum numbering numbering = numbering_of(link_canonical_stem(unit->written_stem));
    return unit->no || numbering == NUMBERED_ID || numbering == NUMBERED_NUMBER;
}

/* Whether the units before u are all of the name's words but the last. */
static bool ends_before(const struct link_state *state, const struct link_name *name, size_t count,
                        size_t u) {
    for (size_t k = 0; k < count; k++) {
        if (u < count || state->units[u - count + k].stem != name->stems[k]) {
            return false;
        }
    }
    return count > 0;
}

/* A column is called just so by these words. */
static bool is_called(const struct link_state *state, size_t first, size_t last) {
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *m = &state->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first <= first && last <= m->last &&
            m->last - m->first > 1) {
            return true;
        }
    }
    return false;
}

/* The column by which the table numbers its rows, if that word is all its name; or NULL. */
static const struct link_name *numbered_by(const struct link_schema *schema, int table, enum numbering by) {
    const struct db_table *t = &schema->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct link_name *name = &schema->names[schema->catalogue->table_count + (size_t)c];
        if (schema->catalogue->columns[c].primary_key && name->words.count == 1 &&
            numbering_of(link_canonical_stem(name->words.stem[0])) == by) {
            return name;
        }
    }
    return NULL;
}

/* Matches unit u, "number", behind what a name that ends in such a word numbers, or behind a table's. */
static bool match_numbered(struct link_state *state, const struct hits *hits, size_t u, enum numbering by) {
    size_t before = state->match_count;
    for (size_t i = 0; i < hits->touched_count; i++) {
        const struct link_name *name = &state->schema->names[hits->touched[i]];
        size_t count = name->words.count;
        const struct link_name *key = NULL;
        if (!name->column && ends_before(state, name, count, u)) {
            key = numbered_by(state->schema, name->index, by);
        }
        if (key != NULL) {
            add(state, key, u, u, LINK_EXACT, 1.0F);
        } else if (name->column && count > 1 && ends_before(state, name, count - 1, u) &&
                   numbering_of(link_canonical_stem(name->words.stem[count - 1])) == by) {
            add(state, name, u - count + 1, u, LINK_EXACT, 1.0F);
        }
    }
    return state->match_count > before;
}

/* id, identifier, number, no. and # are no difference, where no column is called by the one that is said. */
static void match_numberings(struct link_state *state, const struct hits *hits) {
    for (size_t u = 1; u < state->unit_count && state->status == CSQL_OK; u++) {
        const struct link_unit *unit = &state->units[u];
        if (!is_numbering(unit) || is_called(state, state->units[u - 1].word, unit->word + 1)) {
            continue;
        }
        for (int by = NUMBERED_ID; by <= NUMBERED_CODE; by++) {
            if (match_numbered(state, hits, u, (enum numbering)by)) {
                break;
            }
        }
    }
}

/* Whether only stop words stand between two units. */
static bool are_near(const struct link_state *state, size_t from, size_t to) {
    for (size_t u = from + 1; u < to; u++) {
        if (state->units[u].content) {
            return false;
        }
    }
    return to - from <= 3;
}

/* How much of the name a group of its words is: Dice over stems; without the words of the table's name where
 * the group is all the rest. */
static float part_score(const struct link_name *name, size_t words, size_t own) {
    float dice = 2.0F * (float)words / (float)(words + name->words.count);
    bool all_own = name->own > 0 && own == name->own;
    return all_own && dice < WITHOUT_TABLE ? WITHOUT_TABLE : dice;
}

/* Adds the words of the name that stand outside whole mentions, neighbours as one span. */
static void match_parts(struct link_state *state, const struct link_name *name, const struct hits *hits,
                        uint32_t first, const bool *covered) {
    struct hit group[LINK_MAX_UNITS];
    for (uint32_t h = first; h != NO_HIT;) {
        size_t count = 0;
        size_t own = 0;
        uint64_t seen = 0; /* positions of the name in this group */
        for (; h != NO_HIT && count < LINK_MAX_UNITS; h = hits->at[h].next) {
            struct hit hit = hits->at[h];
            uint64_t bit = (uint64_t)1 << (hit.position & 63);
            if (covered[hit.unit] || (count > 0 && hit.unit == group[count - 1].unit)) {
                continue;
            }
            if (count > 0 && ((seen & bit) != 0 || !are_near(state, group[count - 1].unit, hit.unit))) {
                break;
            }
            seen |= bit;
            own += name->inherited[hit.position] ? 0 : 1;
            group[count++] = hit;
        }
        float score = part_score(name, count, own);
        for (size_t i = 0; i < count;) {
            size_t j = i + 1;
            while (j < count && group[j].unit == group[j - 1].unit + 1) {
                j++;
            }
            add(state, name, group[i].unit, group[j - 1].unit, LINK_PARTIAL, score);
            i = j;
        }
    }
}

/* The stem of units [from, to) written together, or NULL. */
static const char *joined_stem(struct link_state *state, size_t from, size_t to) {
    char joined[MAX_JOINED_BYTES];
    size_t length = 0;
    bool content = false;
    for (size_t u = from; u < to; u++) {
        size_t more = strlen(state->units[u].norm);
        if (length + more >= sizeof joined) {
            return NULL;
        }
        memcpy(joined + length, state->units[u].norm, more + 1);
        length += more;
        content = content || state->units[u].content;
    }
    const char *stem = content ? text_stem(state->arena, joined) : NULL;
    if (content && stem == NULL) {
        state->status = CSQL_NO_MEMORY;
    }
    return stem;
}

/* Names that are units [from, to) written together, or the other way round. */
static void match_joined(struct link_state *state, size_t from, size_t to) {
    const struct link_schema *schema = state->schema;
    const char *stem = joined_stem(state, from, to);
    if (stem == NULL) {
        return;
    }
    uint32_t joined = symbols_find(&schema->joined, stem);
    for (uint32_t p = joined != SYMBOL_NONE ? schema->by_joined.offsets[joined] : 0;
         joined != SYMBOL_NONE && p < schema->by_joined.offsets[joined + 1]; p++) {
        const struct link_name *name = &schema->names[schema->by_joined.items[p].name];
        if (name->words.count != to - from) {
            add(state, name, from, to - 1, LINK_EXACT, 1.0F);
        }
    }
    uint32_t part = to - from > 1 ? symbols_find(&schema->stems, stem) : SYMBOL_NONE;
    for (uint32_t p = part != SYMBOL_NONE ? schema->by_stem.offsets[part] : 0;
         part != SYMBOL_NONE && p < schema->by_stem.offsets[part + 1]; p++) {
        struct posting posting = schema->by_stem.items[p];
        const struct link_name *name = &schema->names[posting.name];
        if (name->words.count > 1) {
            add(state, name, from, to - 1, LINK_PARTIAL,
                part_score(name, 1, name->inherited[posting.position] ? 0 : 1));
        }
    }
}

void link_match_names(struct link_state *state) {
    struct hits hits = {0};
    if (!collect(state, &hits)) {
        return;
    }
    for (size_t i = 0; i < hits.touched_count && state->status == CSQL_OK; i++) {
        const struct link_name *name = &state->schema->names[hits.touched[i]];
        bool covered[LINK_MAX_UNITS] = {false};
        match_whole(state, name, covered);
        match_parts(state, name, &hits, hits.first[hits.touched[i]], covered);
    }
    match_numberings(state, &hits);
    for (size_t from = 0; from < state->unit_count; from++) {
        for (size_t to = from + 1; to <= state->unit_count && to <= from + MAX_JOINED; to++) {
            match_joined(state, from, to);
        }
    }
}

/* ---- settling ---- */

/* By name, then from the best code and the longest span down. */
static int by_name(const void *a, const void *b) {
    static const int rank[] = {[LINK_NONE] = 3, [LINK_PARTIAL] = 1, [LINK_EXACT] = 0, [LINK_SEMANTIC] = 2};
    const struct link_match *x = a;
    const struct link_match *y = b;
    if (x->column != y->column) {
        return x->column ? 1 : -1;
    }
    if (x->index != y->index) {
        return x->index < y->index ? -1 : 1;
    }
    if (x->code != y->code) {
        return rank[x->code] - rank[y->code];
    }
    if (x->last - x->first != y->last - y->first) {
        return x->last - x->first > y->last - y->first ? -1 : 1;
    }
    return x->first < y->first ? -1 : x->first > y->first;
}

/* By first word, longer span, score, tables before columns, index. */
static int by_place(const void *a, const void *b) {
    const struct link_match *x = a;
    const struct link_match *y = b;
    if (x->first != y->first) {
        return x->first < y->first ? -1 : 1;
    }
    if (x->last != y->last) {
        return x->last > y->last ? -1 : 1;
    }
    float one = x->lexical > x->semantic ? x->lexical : x->semantic;
    float two = y->lexical > y->semantic ? y->lexical : y->semantic;
    if (one > two || one < two) {
        return one > two ? -1 : 1;
    }
    return x->column != y->column ? (x->column ? 1 : -1) : x->index - y->index;
}

void link_settle_matches(struct link_state *state) {
    if (state->match_count == 0) {
        return;
    }
    qsort(state->matches, state->match_count, sizeof *state->matches, by_name);
    size_t kept = 0;
    size_t group = 0; /* where the kept matches of this name begin */
    for (size_t i = 0; i < state->match_count; i++) {
        struct link_match match = state->matches[i];
        if (kept > group &&
            (state->matches[group].column != match.column || state->matches[group].index != match.index)) {
            group = kept;
        }
        bool better = false;
        for (size_t k = group; k < kept && !better; k++) {
            better = state->matches[k].first < match.last && match.first < state->matches[k].last;
        }
        if (!better) {
            state->matches[kept++] = match;
        }
    }
    state->match_count = kept;
    qsort(state->matches, kept, sizeof *state->matches, by_place);
    for (size_t i = 0; i < kept; i++) {
        bool *marks = state->matches[i].code == LINK_EXACT     ? state->exact
                      : state->matches[i].code == LINK_PARTIAL ? state->partial
                                                               : NULL;
        for (size_t w = state->matches[i].first; marks != NULL && w < state->matches[i].last; w++) {
            marks[w] = true;
        }
    }
}
