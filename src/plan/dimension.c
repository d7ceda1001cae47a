#include "plan/dimension.h"

#include <string.h>

#include "plan/age.h"
#include "plan/each.h"
#include "plan/units.h"
#include "text/text.h"

#define NOUN_REACH 3 /* words between a superlative and the noun that it stands before */
#define MAX_NAMES 8

enum dimension {
    DIMENSION_NONE,
    DIMENSION_ALTITUDE,
    DIMENSION_HEIGHT,
    DIMENSION_LENGTH,
    DIMENSION_WEIGHT,
    DIMENSION_PRICE,
    DIMENSION_SIZE,
    DIMENSION_ROOM, /* the size of what has none of its own */
    DIMENSION_DEPTH,
    DIMENSION_WIDTH,
    DIMENSION_HEAT,
    DIMENSION_SPEED,
    DIMENSION_MERIT,
    DIMENSION_FAVOUR,
    DIMENSION_AGE
};

/* Words of the names of what measures a dimension; a column that has one before the others' is meant. */
static const char *const names[][MAX_NAMES] = {
    [DIMENSION_ALTITUDE] = {"altitude", "elevation", "height"},
    [DIMENSION_HEIGHT] = {"height"},
    [DIMENSION_LENGTH] = {"length", "distance", "duration", "runtime", "pages"},
    [DIMENSION_WEIGHT] = {"weight", "mass"},
    [DIMENSION_PRICE] = {"price", "cost", "fare", "fee", "rate", "tariff", "rent"},
    [DIMENSION_SIZE] = {"size", "area"},
    [DIMENSION_ROOM] = {"capacity", "population", "inhabitants", "seats"},
    [DIMENSION_DEPTH] = {"depth"},
    [DIMENSION_WIDTH] = {"width", "breadth"},
    [DIMENSION_HEAT] = {"temperature", "temp"},
    [DIMENSION_SPEED] = {"speed", "velocity"},
    [DIMENSION_MERIT] = {"rating", "score", "grade", "points", "stars"},
    [DIMENSION_FAVOUR] = {"popularity", "downloads", "views", "votes", "likes", "followers", "sales",
                          "visitors"},
};

/* Adjectives in their degrees, and whether they ask for much of the dimension or little. */
static const struct adjective {
    const char *comparative, *superlative;
    enum dimension dimension;
    bool much;
} adjectives[] = {
    {"higher", "highest", DIMENSION_ALTITUDE, true},
    {"lower", "lowest", DIMENSION_ALTITUDE, false},
    {"taller", "tallest", DIMENSION_HEIGHT, true},
    {"longer", "longest", DIMENSION_LENGTH, true},
    {"shorter", "shortest", DIMENSION_LENGTH, false},
    {"heavier", "heaviest", DIMENSION_WEIGHT, true},
    {"lighter", "lightest", DIMENSION_WEIGHT, false},
    {"dearer", "dearest", DIMENSION_PRICE, true},
    {"costlier", "costliest", DIMENSION_PRICE, true},
    {"cheaper", "cheapest", DIMENSION_PRICE, false},
    {"bigger", "biggest", DIMENSION_SIZE, true},
    {"larger", "largest", DIMENSION_SIZE, true},
    {"smaller", "smallest", DIMENSION_SIZE, false},
    {"deeper", "deepest", DIMENSION_DEPTH, true},
    {"shallower", "shallowest", DIMENSION_DEPTH, false},
    {"wider", "widest", DIMENSION_WIDTH, true},
    {"narrower", "narrowest", DIMENSION_WIDTH, false},
    {"hotter", "hottest", DIMENSION_HEAT, true},
    {"warmer", "warmest", DIMENSION_HEAT, true},
    {"colder", "coldest", DIMENSION_HEAT, false},
    {"cooler", "coolest", DIMENSION_HEAT, false},
    {"faster", "fastest", DIMENSION_SPEED, true},
    {"quicker", "quickest", DIMENSION_SPEED, true},
    {"slower", "slowest", DIMENSION_SPEED, false},
    {"better", "best", DIMENSION_MERIT, true},
    {"worse", "worst", DIMENSION_MERIT, false},
    {"older", "oldest", DIMENSION_AGE, true},
    {"elder", "eldest", DIMENSION_AGE, true},
    {"younger", "youngest", DIMENSION_AGE, false},
};

/* ---- columns ---- */

/* When a thing came to be. */
static bool tells_making(struct arena *arena, const struct db_column *column) {
    static const char *const made[] = {"founded",    "established", "built",   "constructed",
                                       "foundation", "opened",      "hatched", "hatch",
                                       "launched",   "launch",      "created", "manufactured"};
    struct words words;
    bool told = false;
    if (column->primary_key || column->foreign_key ||
        (column->type != TYPE_NUMBER && column->type != TYPE_DATE) ||
        text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < words.count; i++) {
        told = told || ONE_OF(words.norm[i], made);
    }
    return told;
}

/* The column's name says by one of its words that it measures the dimension. */
static bool measures(struct arena *arena, const struct db_column *column, enum dimension dimension) {
    struct words words;
    if (dimension == DIMENSION_AGE) {
        return age_of_column(arena, column) != AGE_OF_NOTHING || tells_making(arena, column);
    }
    if (column->type != TYPE_NUMBER || column->primary_key || column->foreign_key ||
        text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t n = 0; n < MAX_NAMES && names[dimension][n] != NULL; n++) {
        for (size_t i = 0; i < words.count; i++) {
            if (strcmp(words.norm[i], names[dimension][n]) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* The one column of the table, both as the catalogue has them, that measures the dimension; -1 if there is
 * none, or several. */
static int measured_by(struct arena *arena, const struct db_catalogue *catalogue, int table,
                       enum dimension dimension) {
    const struct db_table *t = &catalogue->tables[table];
    int found = -1;
    size_t count = 0;
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (measures(arena, &catalogue->columns[c], dimension)) {
            found = c;
            count++;
        }
    }
    if (count == 0 && dimension == DIMENSION_SIZE) {
        return measured_by(arena, catalogue, table, DIMENSION_ROOM);
    }
    return count == 1 ? found : -1;
}

/* What "how old", "how far" asks for. */
static enum dimension asked_by(const char *word) {
    static const struct {
        const char *word;
        enum dimension dimension;
    } rows[] = {{"old", DIMENSION_AGE},       {"high", DIMENSION_ALTITUDE}, {"tall", DIMENSION_HEIGHT},
                {"long", DIMENSION_LENGTH},   {"far", DIMENSION_LENGTH},    {"heavy", DIMENSION_WEIGHT},
                {"big", DIMENSION_SIZE},      {"large", DIMENSION_SIZE},    {"expensive", DIMENSION_PRICE},
                {"deep", DIMENSION_DEPTH},    {"wide", DIMENSION_WIDTH},    {"hot", DIMENSION_HEAT},
                {"warm", DIMENSION_HEAT},     {"cold", DIMENSION_HEAT},     {"fast", DIMENSION_SPEED},
                {"popular", DIMENSION_FAVOUR}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(word, rows[i].word) == 0) {
            return rows[i].dimension;
        }
    }
    return DIMENSION_NONE;
}

int dimension_asked(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word) {
    enum dimension dimension = asked_by(word);
    return dimension == DIMENSION_NONE ? -1 : measured_by(arena, catalogue, table, dimension);
}

static bool is_of(const struct wording *w, int column, enum dimension dimension) {
    return measures(w->arena, &w->linked->catalogue->columns[w->in->columns[column].catalogue], dimension);
}

/* The same of the planner's table, as the planner has it. */
static int column_of(const struct wording *w, int table, enum dimension dimension) {
    return input_column(w->in, measured_by(w->arena, w->linked->catalogue, w->in->tables[table], dimension));
}

static const struct adjective *superlative(const char *word) {
    for (size_t i = 0; i < sizeof adjectives / sizeof *adjectives; i++) {
        if (strcmp(word, adjectives[i].superlative) == 0) {
            return &adjectives[i];
        }
    }
    return NULL;
}

/* Adjectives whose degrees are words of their own: "expensive" of "most expensive". */
static enum dimension graded(const char *word) {
    static const char *const dear[] = {"expensive", "costly"};
    return ONE_OF(word, dear)             ? DIMENSION_PRICE
           : strcmp(word, "popular") == 0 ? DIMENSION_FAVOUR
                                          : DIMENSION_NONE;
}

/* "Most" or "more" with such an adjective, "least" or "less" with it, by dimension. */
static const struct adjective *graded_much(enum dimension dimension, bool much) {
    static const struct adjective all[] = {{"", "", DIMENSION_PRICE, true},
                                           {"", "", DIMENSION_PRICE, false},
                                           {"", "", DIMENSION_FAVOUR, true},
                                           {"", "", DIMENSION_FAVOUR, false}};
    return &all[(dimension == DIMENSION_FAVOUR ? 2 : 0) + (much ? 0 : 1)];
}

/* The same of two words: "most expensive", "least costly". */
static const struct adjective *superlative_of(const char *word, const char *next) {
    enum dimension dimension = graded(next);
    bool most = strcmp(word, "most") == 0;
    return dimension != DIMENSION_NONE && (most || strcmp(word, "least") == 0) ? graded_much(dimension, most)
                                                                               : superlative(word);
}

/* "Deeper", "more expensive". */
static const struct adjective *comparative_of(const char *word, const char *next) {
    bool more = strcmp(word, "more") == 0;
    if (graded(next) != DIMENSION_NONE && (more || strcmp(word, "less") == 0)) {
        return graded_much(graded(next), more);
    }
    for (size_t i = 0; i < sizeof adjectives / sizeof *adjectives; i++) {
        if (strcmp(word, adjectives[i].comparative) == 0) {
            return &adjectives[i];
        }
    }
    return NULL;
}

static bool is_descending(struct arena *arena, const struct adjective *adjective,
                          const struct db_column *column) {
    bool birth = adjective->dimension == DIMENSION_AGE &&
                 (age_of_column(arena, column) == AGE_OF_BIRTH || tells_making(arena, column));
    return adjective->much != birth;
}

int dimension_sought(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word,
                     const char *next, bool *descending) {
    const struct adjective *adjective = superlative_of(word, next);
    int column = adjective == NULL ? -1 : measured_by(arena, catalogue, table, adjective->dimension);
    *descending = column >= 0 && is_descending(arena, adjective, &catalogue->columns[column]);
    return column;
}

int dimension_compared(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word,
                       const char *next, bool *more) {
    const struct adjective *adjective = comparative_of(word, next);
    int column = adjective == NULL ? -1 : measured_by(arena, catalogue, table, adjective->dimension);
    *more = column >= 0 && is_descending(arena, adjective, &catalogue->columns[column]);
    return column;
}

bool dimension_measures(struct arena *arena, const struct db_column *column, const char *word,
                        const char *next) {
    const struct adjective *most = superlative_of(word, next),
                           *adjective = most != NULL ? most : comparative_of(word, next);
    return adjective != NULL &&
           (measures(arena, column, adjective->dimension) ||
            (adjective->dimension == DIMENSION_SIZE && measures(arena, column, DIMENSION_ROOM)));
}

/* ---- comparisons ---- */

/* Where the comparison with what begins at word `first` begins: "more than", "are higher than"; `first` if
 * there is none. *dimension gets what it compares, *plain that it says "above" or the like. */
static size_t comparison_start(const struct wording *w, size_t first, enum dimension *dimension,
                               bool *plain) {
    static const char *const parts[] = {"than", "at", "no", "not", "or", "equal", "to", "a", "the"};
    static const char *const places[] = {"above", "below", "over", "under", "between", "beyond"};
    static const char *const amounts[] = {"more",    "less",      "greater", "fewer",   "least",
                                          "most",    "exceeding", "exceeds", "exceed",  "up",
                                          "minimum", "maximum",   "least",   "smaller", "bigger"};
    size_t at = first, start = first;
    *dimension = DIMENSION_NONE;
    *plain = false;
    while (at > 0) {
        const char *word = wording_norm(w, at - 1);
        bool compares = ONE_OF(word, amounts);
        if (ONE_OF(word, places)) {
            *plain = true;
            compares = true;
        }
        for (size_t i = 0; i < sizeof adjectives / sizeof *adjectives; i++) {
            if (strcmp(word, adjectives[i].comparative) == 0) {
                *dimension = adjectives[i].dimension;
                compares = true;
            }
        }
        if (!compares && !ONE_OF(word, parts)) {
            break;
        }
        at--;
        start = compares ? at : start;
    }
    return start;
}

/* Where the noun ends that the comparison is said of: before "that are", "lying". */
static size_t noun_end(const struct wording *w, size_t start) {
    static const char *const fillers[] = {"is",       "are",   "was",      "were",  "be",       "that",
                                          "which",    "who",   "lie",      "lies",  "lying",    "located",
                                          "situated", "stand", "standing", "weigh", "weighing", "cost",
                                          "costing",  "of",    "content"};
    while (start > 0 && ONE_OF(wording_norm(w, start - 1), fillers)) {
        start--;
    }
    return start;
}

/* The numbers that words [.., end) name best, in the tables of the sequence; -1 if there is none, or several.
 */
static int column_before(const struct wording *w, const struct sequence *sequence, size_t end) {
    int found = -1;
    float best = 0;
    size_t count = 0;
    bool tables[LINK_MAX_TABLES + 1] = {false};
    for (size_t i = 0; i < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && w->in->columns[column].table < LINK_MAX_TABLES) {
            tables[w->in->columns[column].table] = true;
        }
    }
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->last != end || m->code == LINK_SEMANTIC) {
            continue;
        }
        if (!m->column) {
            if (m->code == LINK_EXACT) {
                return -1;
            }
            continue;
        }
        for (size_t c = 0; c < w->in->column_count; c++) {
            const struct input_column *column = &w->in->columns[c];
            if (column->catalogue == m->index && column->table < LINK_MAX_TABLES && tables[column->table]) {
                count = m->lexical > best ? 1 : m->lexical == best ? count + 1 : count;
                found = m->lexical >= best ? (int)c : found;
                best = m->lexical > best ? m->lexical : best;
            }
        }
    }
    return count == 1 && w->in->columns[found].type == TYPE_NUMBER && !w->in->columns[found].foreign_key
               ? found
               : -1;
}

/* The table whose name ends before the word; -1 if none does. */
static int table_before(const struct wording *w, size_t end) {
    for (size_t first = 0; first < end; first++) {
        size_t last;
        int table = wording_table(w, first, &last);
        if (table >= 0 && last == end) {
            return table;
        }
    }
    return -1;
}

/* Of the tables that the sequence uses, or that the question names, the one that has a column for the
 * dimension; -1 if none has, or several. */
static int measured_table(const struct wording *w, const struct sequence *sequence,
                          enum dimension dimension) {
    int found = -1;
    for (size_t t = 0; t < w->in->table_count; t++) {
        if ((shape_uses(w->in, sequence, (int)t) || wording_names_table(w, (int)t)) &&
            column_of(w, (int)t, dimension) >= 0) {
            if (found >= 0) {
                return -1;
            }
            found = (int)t;
        }
    }
    return found;
}

static int compared_column(const struct wording *w, const struct sequence *sequence, int column,
                           const struct input_value *value) {
    enum dimension dimension;
    bool plain;
    size_t start = comparison_start(w, value->first, &dimension, &plain);
    if (start == value->first) {
        return -1;
    }
    size_t end = noun_end(w, start);
    int named = column_before(w, sequence, end);
    bool key = named >= 0 && dimension != DIMENSION_NONE && w->in->columns[named].primary_key;
    if (named >= 0 && !key && !wording_names(w, column, end > 0 ? end - 1 : 0, end)) {
        return named;
    }
    if (plain && dimension == DIMENSION_NONE) {
        dimension = units_is_length(w->linked, &w->linked->values[value - w->in->values]) ? DIMENSION_ALTITUDE
                                                                                          : DIMENSION_NONE;
    }
    if (dimension == DIMENSION_NONE || dimension == DIMENSION_AGE || wording_calls(w, column, 0)) {
        return -1;
    }
    int table = table_before(w, end);
    /* What else stands before an adjective is said of the rows too: "sites in East Bay deeper than". */
    table =
        table < 0 && !plain && !is_of(w, column, dimension) ? measured_table(w, sequence, dimension) : table;
    return table < 0 ? -1 : column_of(w, table, dimension);
}

bool dimension_compare(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        uint16_t action = sequence->actions[i];
        int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool compares = (action >= TOKEN_ID_GT && action <= TOKEN_ID_LE) || action == TOKEN_ID_BETWEEN;
        if (!compares || column < 0 || value == NULL ||
            (value->kind != LINK_NUMBER && value->kind != LINK_NUMBER_WORD)) {
            continue;
        }
        int instead = compared_column(w, sequence, column, value);
        if (instead >= 0 && instead != column) {
            sequence->actions[i + 1] = shape_action(w->in, instead);
            changed = true;
        }
    }
    return changed;
}

/* ---- superlatives ---- */

/* "The highest hut": the adjective, the table, and the column that it measures. */
struct seeking {
    const struct adjective *adjective;
    size_t word, last; /* the superlative, and where the noun ends */
    int table, column;
    bool opens; /* nothing before it asks for anything else */
};

/* The table that the words from `first` name, or that holds what they say: "lion", a species. */
static int noun_table(const struct wording *w, size_t first, size_t *last) {
    int table = wording_table(w, first, last);
    for (size_t i = 0; table < 0 && i < w->in->value_count; i++) {
        const struct input_value *value = &w->in->values[i];
        bool sole = value->first == first && value->kind == LINK_TEXT && value->holder_count > 0;
        for (size_t h = 0; sole && h < value->holder_count; h++) {
            sole = w->in->columns[value->holders[h].column].table ==
                       w->in->columns[value->holders[0].column].table &&
                   value->holders[h].hold >= HOLD_STEM;
        }
        if (sole) {
            table = w->in->columns[value->holders[0].column].table;
            *last = value->last;
        }
    }
    return table;
}

/* The noun is what the adjective stands before, and not the beginning of a column's name. */
static bool ends_noun(const struct wording *w, size_t last) {
    static const char *const criteria[] = {"by", "according", "with"};
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->first < last && m->last > last) {
            return false;
        }
    }
    return last >= w->linked->word_count ||
           (w->linked->words[last].stopword && !ONE_OF(wording_norm(w, last), criteria)) ||
           wording_norm(w, last)[0] == '?' || wording_norm(w, last)[0] == '.';
}

static bool opens(const struct wording *w, size_t word) {
    static const char *const words[] = {"what",  "is",     "are",    "was",  "were",    "the", "show",
                                        "find",  "give",   "list",   "tell", "return",  "get", "me",
                                        "us",    "please", "which",  "who",  "display", "'s",  "name",
                                        "names", "of",     "called", "whose"};
    for (size_t i = 0; i < word; i++) {
        if (!ONE_OF(wording_norm(w, i), words)) {
            return false;
        }
    }
    return true;
}

/* "The second highest": the word says which one in the order. */
static bool is_place(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->linked->value_count; i++) {
        const struct link_value *value = &w->linked->values[i];
        if (value->ordinal && value->first == word && value->last == word + 1) {
            return true;
        }
    }
    return false;
}

/* "Which hut is the highest": the noun stands before the verb. */
static bool read_predicate(const struct wording *w, size_t word, struct seeking *out) {
    static const char *const be[] = {"is", "was", "are", "were"};
    static const char *const asking[] = {"which", "what"};
    size_t last = 0;
    word -= word > 0 && is_place(w, word - 1);
    bool ends = out->last >= w->linked->word_count || wording_norm(w, out->last)[0] == '?' ||
                w->linked->words[out->last].stopword;
    if (word < 4 || !ends || strcmp(wording_norm(w, word - 1), "the") != 0 ||
        !ONE_OF(wording_norm(w, word - 2), be) || !ONE_OF(wording_norm(w, 0), asking)) {
        return false;
    }
    out->table = wording_table(w, 1, &last);
    out->column =
        out->table < 0 || last != word - 2 ? -1 : column_of(w, out->table, out->adjective->dimension);
    return out->column >= 0;
}

static bool read_superlative(const struct wording *w, size_t word, struct seeking *out) {
    const char *first = wording_norm(w, word), *second = wording_norm(w, word + 1);
    size_t noun = word + (graded(second) != DIMENSION_NONE && superlative(first) == NULL ? 2 : 1);
    *out =
        (struct seeking){.adjective = superlative_of(first, second), .word = word, .last = noun, .table = -1};
    if (out->adjective == NULL) {
        return false;
    }
    if (read_predicate(w, word, out)) {
        out->opens = true;
        return true;
    }
    for (size_t at = noun; out->table < 0 && at < noun + NOUN_REACH; at++) {
        size_t last;
        int table = noun_table(w, at, &last);
        bool valued = false;
        for (size_t i = 0; table < 0 && i < w->in->value_count; i++) {
            valued = valued || (w->in->values[i].first <= at && at < w->in->values[i].last);
        }
        size_t more;
        if (table >= 0 && wording_table(w, last, &more) == table) {
            last = more; /* "lion" before "animals" */
        }
        if (table >= 0) {
            out->table = table;
            out->last = last;
        } else if (!valued) {
            break;
        }
    }
    out->column = out->table < 0 ? -1 : column_of(w, out->table, out->adjective->dimension);
    out->opens = opens(w, word);
    return out->column >= 0 && ends_noun(w, out->last);
}

/* One row is sought: not the end of each group, nor rows in an order. */
static bool seeks_one(const struct wording *w) {
    if ((w->cues->found & (CUE_BIT(EACH) | CUES_ORDER)) != 0) {
        return false;
    }
    size_t ends = 0;
    for (size_t i = 0; i < w->cues->count; i++) {
        ends += (CUES_END & (uint32_t)1 << w->cues->hits[i].cue) != 0;
    }
    return ends == 1;
}

static uint16_t way_of(const struct wording *w, const struct seeking *s) {
    const struct db_column *column = &w->linked->catalogue->columns[w->in->columns[s->column].catalogue];
    return is_descending(w->arena, s->adjective, column) ? TOKEN_ID_DESC : TOKEN_ID_ASC;
}

/* Copies the conditions of a sequence. */
static bool copy_conditions(const struct sequence *from, size_t at, struct sequence *out) {
    bool fits = true;
    if (from->actions[at] == TOKEN_ID_WHERE) {
        size_t end = shape_clause_end(from, at + 1);
        for (; at < end; at++) {
            fits = fits && shape_append(out, from->actions[at]);
        }
    }
    return fits;
}

/* One end of a column, or rows by how many there are, where the row itself is sought. */
static bool seek_row(const struct wording *w, const struct seeking *s, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    uint16_t first = sequence->actions[SHAPE_SELECTED];
    bool favour = s->adjective->dimension == DIMENSION_FAVOUR; /* which the network counts rows for */
    uint64_t reckoned = TOKEN_BIT(MAX) | TOKEN_BIT(MIN) | (favour ? TOKEN_BIT(COUNT) : 0);
    bool reckons = token_in(first, reckoned) && end == SHAPE_SELECTED + 2;
    int name = each_name(w->in, w->linked, s->table);
    if (!s->opens || !reckons || name < 0 ||
        shape_has(sequence, TOKENS_SET | (favour ? 0 : TOKEN_BIT(GROUP)))) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name)) &&
                copy_conditions(sequence, end, &out) && shape_append(&out, way_of(w, s)) &&
                shape_append(&out, shape_action(w->in, s->column)) && shape_append(&out, TOKEN_ID_LIMIT) &&
                shape_append(&out, TOKEN_ID_ONE) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* The question is nothing but the superlative and its noun: "the coldest vault". */
static bool is_whole(const struct wording *w, const struct seeking *s) {
    bool ends = s->last >= w->linked->word_count ||
                (s->last + 1 >= w->linked->word_count && strchr("?.!", wording_norm(w, s->last)[0]) != NULL);
    return s->opens && ends && w->in->value_count == 0 && s->word < s->last;
}

/* Such a question is for the row that is first in the order, whatever the sequence does. */
static bool seek_whole(const struct wording *w, const struct seeking *s, struct sequence *sequence) {
    int name = each_name(w->in, w->linked, s->table);
    const uint16_t order[] = {way_of(w, s), shape_action(w->in, s->column), TOKEN_ID_LIMIT};
    if (name < 0 || !is_whole(w, s)) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED; i + 3 < sequence->count; i++) {
        bool ordered = memcmp(sequence->actions + i, order, sizeof order) == 0;
        if (ordered && !shape_has(sequence, TOKENS_AGGREGATE | TOKEN_BIT(GROUP) | TOKEN_BIT(WHERE))) {
            return false;
        }
    }
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name));
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        fits = fits && shape_append(&out, order[i]);
    }
    fits = fits && shape_append(&out, TOKEN_ID_ONE) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* Where the first rows are taken of an order; 0 if they are not. */
static size_t limited_order(const struct sequence *sequence) {
    for (size_t i = SHAPE_SELECTED; i < sequence->count; i = shape_clause_end(sequence, i + 1)) {
        if (token_in(sequence->actions[i], TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) &&
            sequence->actions[shape_clause_end(sequence, i + 1)] == TOKEN_ID_LIMIT) {
            return i;
        }
    }
    return 0;
}

/* Takes the first rows by the column that is measured; groups that were only made to be counted go. */
static bool reorder(const struct wording *w, const struct seeking *s, struct sequence *sequence) {
    size_t at = limited_order(sequence), end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (at == 0 || shape_has(sequence, TOKENS_SET | TOKEN_BIT(HAVING))) {
        return false;
    }
    size_t limit = shape_clause_end(sequence, at + 1);
    bool counted = token_in(sequence->actions[at + 1], TOKENS_AGGREGATE);
    int by = limit == at + 2 ? shape_column(w->in, sequence->actions[at + 1]) : -1;
    if ((!counted && by < 0) || (by == s->column && sequence->actions[at] == way_of(w, s)) ||
        (by >= 0 && by != s->column && wording_calls(w, by, 0))) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (token_in(sequence->actions[i], TOKENS_AGGREGATE)) {
            return false;
        }
    }
    struct sequence out = {.score = sequence->score};
    bool fits = true;
    for (size_t i = 0; i < at; i++) {
        if (sequence->actions[i] == TOKEN_ID_GROUP) {
            i = shape_clause_end(sequence, i + 1) - 1;
        } else {
            fits = fits && shape_append(&out, sequence->actions[i]);
        }
    }
    fits = fits && shape_append(&out, way_of(w, s)) && shape_append(&out, shape_action(w->in, s->column));
    for (size_t i = limit; i < sequence->count; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    *sequence = fits ? out : *sequence;
    return fits;
}

/* "The oldest keeper" of a table without ages, by when they were hired: the earliest. */
static bool turn_dates(const struct wording *w, struct sequence *sequence) {
    size_t at = limited_order(sequence);
    int column = at == 0 ? -1 : shape_column(w->in, sequence->actions[at + 1]);
    for (size_t i = 0; column >= 0 && w->in->columns[column].type == TYPE_DATE && i < w->linked->word_count;
         i++) {
        const struct adjective *adjective = superlative(wording_norm(w, i));
        if (adjective != NULL && adjective->dimension == DIMENSION_AGE) {
            uint16_t way = adjective->much ? TOKEN_ID_ASC : TOKEN_ID_DESC;
            bool turned = sequence->actions[at] != way;
            sequence->actions[at] = way;
            return turned;
        }
    }
    return false;
}

bool dimension_show(const struct wording *w, struct sequence *sequence) {
    static const char *const be[] = {"is", "are", "was", "were"};
    enum dimension dimension = asked_by(wording_norm(w, 1));
    size_t last, at = 3 + (strcmp(wording_norm(w, 3), "the") == 0),
                 end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (strcmp(wording_norm(w, 0), "how") != 0 || dimension == DIMENSION_NONE ||
        !ONE_OF(wording_norm(w, 2), be) || end <= SHAPE_SELECTED || end >= sequence->count ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(GROUP))) {
        return false;
    }
    int table = noun_table(w, at, &last), column = table < 0 ? -1 : column_of(w, table, dimension);
    bool shown =
        end == SHAPE_SELECTED + 1 && shape_column(w->in, sequence->actions[SHAPE_SELECTED]) == column;
    if (column < 0 || shown || !ends_noun(w, last)) {
        return false;
    }
    sequence->actions[SHAPE_SELECTED] = shape_action(w->in, column);
    memmove(sequence->actions + SHAPE_SELECTED + 1, sequence->actions + end,
            (sequence->count - end) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - (end - SHAPE_SELECTED - 1));
    return true;
}

bool dimension_seek(const struct wording *w, struct sequence *sequence) {
    struct seeking s;
    if (!seeks_one(w) || shape_has(sequence, TOKEN_BIT(SUB))) {
        return false;
    }
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (read_superlative(w, i, &s)) {
            return seek_whole(w, &s, sequence) || seek_row(w, &s, sequence) || reorder(w, &s, sequence);
        }
    }
    return turn_dates(w, sequence);
}
