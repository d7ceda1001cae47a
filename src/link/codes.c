/* Codes for words: "business customers" where cust_typ holds B and P, "desserts" where category holds DES. */
#include <string.h>

#include "link/values.h"

/* Letters and distinct values of a column of codes. */
#define MAX_CODE 5
#define MIN_CODES 2
#define MAX_CODES 16
/* Letters of a code that stands for a word wherever that is said; a shorter one only beside its table or
 * column. */
#define MIN_SURE 3
#define MIN_WORD 4
#define CODE_SCORE 0.6

/* ---- columns of codes ---- */

static bool is_code(const char *value) {
    size_t length = strlen(value);
    for (size_t i = 0; i < length; i++) {
        if (value[i] < 'A' || value[i] > 'Z') {
            return false;
        }
    }
    return length > 0 && length <= MAX_CODE;
}

/* The column says what kind of thing a row is, or calls itself a code. */
static bool says_kind(const struct link_schema *schema, int column) {
    static const char *const kinds[] = {"type",     "category",   "status",   "class",  "kind",     "code",
                                        "state",    "level",      "grade",    "group",  "priority", "stage",
                                        "phase",    "department", "division", "role",   "rank",     "segment",
                                        "tier",     "mode",       "channel",  "method", "size",     "unit",
                                        "severity", "condition",  "position", "season"};
    static const char *const places[] = {"country", "currency", "language", "airport",  "region", "postal",
                                         "city",    "town",     "place",    "location", "station"};
    const struct words *words = link_column_words(schema, column);
    bool kind = false;
    for (size_t i = 0; i < words->count; i++) {
        if (ONE_OF(words->norm[i], places)) {
            return false;
        }
        kind = kind || ONE_OF(words->norm[i], kinds);
    }
    return kind;
}

static bool read_column(struct link_schema *schema, int column) {
    const char *values[MAX_CODES + 1];
    struct link_codes codes = {.column = column};
    size_t truths = 0;
    codes.count = db_lend_values(schema->db, column, values, MAX_CODES + 1);
    for (size_t i = 0; i < codes.count; i++) {
        truths += equivalents_truth(values[i]) >= 0;
        if (!is_code(values[i])) {
            return true;
        }
    }
    if (codes.count < MIN_CODES || codes.count > MAX_CODES || truths == codes.count) {
        return true;
    }
    codes.values = arena_array(schema->arena, codes.count, sizeof *codes.values);
    struct link_codes *grown =
        arena_grow(schema->arena, schema->codes, schema->code_count, &schema->code_room, sizeof *grown);
    if (codes.values == NULL || grown == NULL) {
        return false;
    }
    memcpy(codes.values, values, codes.count * sizeof *values);
    schema->codes = grown;
    schema->codes[schema->code_count++] = codes;
    return true;
}

bool link_read_codes(struct link_schema *schema) {
    bool ok = true;
    for (size_t i = 0; ok && i < schema->catalogue->column_count; i++) {
        const struct db_column *column = &schema->catalogue->columns[i];
        /* A key's codes stand for one row each, which its name says better. */
        bool key = column->primary_key || column->foreign_key;
        if (!key && column->text_values && column->distinct >= MIN_CODES && column->distinct <= MAX_CODES &&
            says_kind(schema, (int)i)) {
            ok = read_column(schema, (int)i);
        }
    }
    return ok;
}

/* ---- words ---- */

static char lower(char c) {
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* How well the code abbreviates the word: 3 its beginning, 2 its first letter and others in their order, 1
 * its first letter alone; 0 if it does not. */
static int fit(const char *code, const char *word) {
    size_t length = strlen(code), at = 0, prefix = 0;
    while (prefix < length && lower(code[prefix]) == word[prefix]) {
        prefix++;
    }
    if (prefix == length) {
        return length > 1 ? 3 : 1;
    }
    for (const char *p = word; prefix > 0 && *p != '\0' && at < length; p++) {
        at += lower(code[at]) == *p;
    }
    return prefix > 0 && at == length ? 2 : 0;
}

/* The one code that fits the word best; NULL if there is none, or several. */
static const char *code_of(const struct link_codes *codes, const char *word) {
    const char *found = NULL;
    int best = 0;
    for (size_t i = 0; i < codes->count; i++) {
        int here = fit(codes->values[i], word);
        found = here > best ? codes->values[i] : here == best && here > 0 ? NULL : found;
        best = here > best ? here : best;
    }
    return found;
}

/* The word stands beside the name of the column's table ("business customers", "customers are private") or of
 * the column ("type business"). */
static bool is_beside(const struct link_state *state, int column, size_t word) {
    static const char *const be[] = {"is", "are", "was", "were"};
    int table = state->schema->catalogue->columns[column].table;
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *m = &state->matches[i];
        bool before = m->first == word + 1, behind = m->last == word;
        bool told = word > 0 && m->last + 1 == word && ONE_OF(state->words[word - 1].norm, be);
        if (m->column ? m->index == column && m->code != LINK_SEMANTIC && (before || behind)
                      : m->index == table && m->code == LINK_EXACT && (before || told)) {
            return true;
        }
    }
    return false;
}

/* A word that nothing else accounts for and that may say of what kind something is. */
static bool is_open(const struct finder *finder, size_t word) {
    static const char *const others[] = {
        "other",    "different", "distinct", "unique",  "total",  "many",        "several", "recent",
        "late",     "latest",    "early",    "best",    "worst",  "same",        "whole",   "entire",
        "average",  "common",    "most",     "least",   "single", "first",       "last",    "next",
        "previous", "current",   "various",  "details", "detail", "information", "about",   "with",
        "without",  "made",      "there",    "named",   "called", "their",       "please"};
    const struct link_state *state = finder->state;
    const struct link_word *w = &state->words[word];
    size_t length = strlen(w->norm);
    bool superlative = length > 4 && strcmp(w->norm + length - 3, "est") == 0;
    bool compares = word + 1 < state->tokens.count && strcmp(state->words[word + 1].norm, "than") == 0;
    return state->tokens.at[word].kind == TOKEN_WORD && !compares && !w->stopword && !w->soft &&
           length >= MIN_WORD && !superlative && !finder->blocked[word] && !finder->tight[word] &&
           !state->exact[word] && !ONE_OF(w->norm, others);
}

/* Beside their tables or columns, or else of more than a letter or two: where there are such, drops the rest.
 */
static size_t keep_sure(const struct link_state *state, size_t word, struct link_holder *holders,
                        size_t count) {
    size_t kept = 0;
    bool beside = false, sure = false;
    for (size_t i = 0; i < count; i++) {
        bool here = is_beside(state, holders[i].column, word);
        beside = beside || here;
        sure = sure || (here && strlen(holders[i].stored) >= MIN_SURE);
    }
    for (size_t i = 0; i < count; i++) {
        if ((!beside || is_beside(state, holders[i].column, word)) &&
            (!sure || strlen(holders[i].stored) >= MIN_SURE)) {
            holders[kept++] = holders[i];
        }
    }
    return kept > 0 ? kept : count;
}

void find_codes(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t w = 0; w < state->tokens.count && state->status == CSQL_OK; w++) {
        struct link_holder holders[MAX_HOLDERS];
        size_t count = 0;
        for (size_t i = 0; i < state->schema->code_count && is_open(finder, w) && count < MAX_HOLDERS; i++) {
            const struct link_codes *codes = &state->schema->codes[i];
            const char *code = code_of(codes, state->words[w].norm);
            bool sure = code != NULL && strlen(code) >= MIN_SURE && !state->partial[w];
            if (code != NULL && (sure || is_beside(state, codes->column, w))) {
                holders[count++] = (struct link_holder){.column = codes->column,
                                                        .match = VALUE_STEM,
                                                        .stored = code,
                                                        .score = CODE_SCORE,
                                                        .code = true};
            }
        }
        if (count > 0) {
            finder_add_text(finder, w, w + 1, holders, keep_sure(state, w, holders, count));
        }
    }
}
