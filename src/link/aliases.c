/* Values that are stored in short: "AsstProf" for "assistant professor", "Comp. Sci." for "computer science".
 */
#include <string.h>

#include "link/values.h"

/* Distinct values of a column that is looked at, and bytes of such a value. */
#define MAX_COLUMN_VALUES 100
#define MAX_VALUE_BYTES 40
#define MAX_ALIASES 4096
/* Words of what a value may be short for. */
#define MAX_ALIAS_WORDS 4
#define MAX_KEY 128
/* Letters of the beginning of a word that stand for it. */
#define MIN_PREFIX 3
#define ALIAS_SCORE 0.8
/* What the value index sees words apart by. */
#define SEPARATORS " -_./"

/* True for a word that a full stop ends: "Comp. Sci." */
static bool has_dotted_word(const char *value) {
    size_t letters = 0;
    for (; *value != '\0'; value++) {
        bool letter = (*value >= 'a' && *value <= 'z') || (*value >= 'A' && *value <= 'Z');
        if (*value == '.' && letters >= MIN_PREFIX) {
            return true;
        }
        letters = letter ? letters + 1 : 0;
    }
    return false;
}

/* The stems of count words separated by spaces, or NULL if they are too long. */
static const char *key_of(char key[static MAX_KEY], const char *const *stems, size_t count) {
    size_t length = 0;
    for (size_t k = 0; k < count; k++) {
        size_t more = strlen(stems[k]);
        if (length + more + 1 >= MAX_KEY) {
            return NULL;
        }
        memcpy(key + length, stems[k], more);
        length += more;
        key[length++] = ' ';
    }
    key[length] = '\0';
    return key;
}

/* Whether expanding the value changed it: its words are not those that the value index knows it by. */
static bool is_short(const struct words *words, const char *value) {
    bool humps = words->count > 1 && strpbrk(value, SEPARATORS) == NULL;
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->norm[k], words->written[k]) != 0) {
            return true;
        }
    }
    return humps;
}

/* ---- what is plainly no alias ---- */

/* Words met in values, each looked up once: a large database has millions of values and few words. */
struct met {
    struct arena *arena;
    struct symbols words;
    bool *expands; /* by number */
    size_t room;
};

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* One word to text_words(): digits, or letters without a seam between them. */
static bool is_seamless(const char *word, size_t length) {
    bool digits = true, lower = true, upper = true;
    for (size_t i = 0; i < length; i++) {
        bool small = word[i] >= 'a' && word[i] <= 'z', large = word[i] >= 'A' && word[i] <= 'Z';
        digits = digits && !small && !large;
        lower = lower && (small || (large && i == 0));
        upper = upper && large;
    }
    return digits || lower || upper;
}

/* Whether the word is an abbreviation; true as well if that cannot be found out. */
static bool expands(struct met *met, const char *word, size_t length) {
    char folded[MAX_VALUE_BYTES + 1];
    for (size_t i = 0; i < length; i++) {
        folded[i] = (char)(word[i] >= 'A' && word[i] <= 'Z' ? word[i] - 'A' + 'a' : word[i]);
    }
    folded[length] = '\0';
    uint32_t number = symbols_find(&met->words, folded);
    if (number != SYMBOL_NONE && met->expands != NULL) {
        return met->expands[number];
    }
    struct words words;
    bool *grown = arena_grow(met->arena, met->expands, met->words.count, &met->room, sizeof *met->expands);
    const char *copy = arena_copy(met->arena, folded, length);
    if (grown == NULL || copy == NULL || text_words(met->arena, folded, length, &words, NULL) != CSQL_OK) {
        return true;
    }
    met->expands = grown;
    bool is = words.count != 1 || strcmp(words.norm[0], words.written[0]) != 0;
    number = symbols_add(&met->words, copy);
    if (number != SYMBOL_NONE) {
        met->expands[number] = is;
    }
    return is;
}

/* False if the value is none: spares the rest of the work for nearly all. */
static bool may_be_short(struct met *met, const char *value) {
    size_t words = 0;
    for (const char *p = value; *p != '\0'; p++) {
        const char *start = p;
        while (is_letter(*p) || (*p >= '0' && *p <= '9')) {
            p++;
        }
        size_t length = (size_t)(p - start);
        words += length > 0;
        if ((unsigned char)*p >= 0x80 || *p == '\'' ||
            (length > 0 && (!is_seamless(start, length) || expands(met, start, length)))) {
            return true;
        }
        if (*p == '\0') {
            break;
        }
    }
    return has_dotted_word(value) || (words > 1 && strpbrk(value, SEPARATORS) == NULL);
}

/* Lists the value under the words that it stands for. */
static bool list_alias(struct link_schema *schema, const struct link_alias *alias) {
    char key[MAX_KEY];
    const struct words *words = &alias->words;
    if (words->count == 0 || words->count > MAX_ALIAS_WORDS || schema->alias_count == MAX_ALIASES ||
        key_of(key, words->stem, words->count) == NULL) {
        return true;
    }
    struct link_alias *aliases =
        arena_grow(schema->arena, schema->aliases, schema->alias_count, &schema->alias_room, sizeof *aliases);
    uint32_t *first = arena_grow(schema->arena, schema->first_alias, schema->expansions.count,
                                 &schema->first_alias_room, sizeof *first);
    const char *copy = arena_string(schema->arena, key);
    if (aliases == NULL || first == NULL || copy == NULL) {
        return false;
    }
    schema->aliases = aliases;
    schema->first_alias = first;
    size_t before = schema->expansions.count;
    uint32_t expansion = symbols_add(&schema->expansions, copy);
    if (expansion == SYMBOL_NONE) {
        return false;
    }
    aliases[schema->alias_count] = *alias;
    aliases[schema->alias_count].next = expansion < before ? first[expansion] : SYMBOL_NONE;
    first[expansion] = (uint32_t)schema->alias_count++;
    return true;
}

bool link_add_alias(struct link_schema *schema, int column, const char *stored, const char *text,
                    size_t length) {
    struct link_alias alias = {.column = column, .stored = stored};
    csql_status status = text_words(schema->arena, text, length, &alias.words, NULL);
    return status == CSQL_OK ? list_alias(schema, &alias) : status != CSQL_NO_MEMORY;
}

static bool add_short(struct link_schema *schema, int column, const char *value) {
    struct link_alias alias = {.column = column, .stored = value, .dotted = has_dotted_word(value)};
    csql_status status = text_words(schema->arena, value, strlen(value), &alias.words, NULL);
    if (status != CSQL_OK) {
        return status != CSQL_NO_MEMORY;
    }
    return !(alias.dotted || is_short(&alias.words, value)) || list_alias(schema, &alias);
}

static bool read_column(struct link_schema *schema, struct met *met, int column) {
    const char *values[MAX_COLUMN_VALUES];
    size_t count = db_lend_values(schema->db, column, values, MAX_COLUMN_VALUES);
    for (size_t k = 0; k < count; k++) {
        if (strlen(values[k]) <= MAX_VALUE_BYTES && may_be_short(met, values[k]) &&
            !add_short(schema, column, values[k])) {
            return false;
        }
    }
    return true;
}

bool link_read_aliases(struct link_schema *schema) {
    schema->expansions.arena = schema->arena;
    struct arena *arena = arena_new();
    struct met met = {.arena = arena, .words = {.arena = arena}};
    bool ok = arena != NULL;
    for (size_t i = 0; ok && i < schema->catalogue->column_count; i++) {
        const struct db_column *column = &schema->catalogue->columns[i];
        if (column->type == TYPE_TEXT && column->distinct >= 1 && column->distinct <= MAX_COLUMN_VALUES) {
            ok = read_column(schema, &met, (int)i);
        }
    }
    arena_free(arena);
    return ok;
}

static void offer(struct finder *finder, size_t first_unit, size_t last_unit,
                  const struct link_alias *alias) {
    const struct link_state *state = finder->state;
    size_t first = state->units[first_unit].word;
    size_t last = state->units[last_unit - 1].word + 1;
    bool named = true; /* what names a table or column is no value as well */
    for (size_t w = first; w < last; w++) {
        named = named && (state->exact[w] || state->words[w].stopword);
        if (finder->blocked[w]) {
            return;
        }
    }
    if (named) {
        return;
    }
    struct link_holder holder = {
        .column = alias->column, .match = VALUE_STEM, .stored = alias->stored, .score = ALIAS_SCORE};
    finder_add(
        finder,
        (struct link_value){
            .first = first, .last = last, .kind = LINK_TEXT, .text = finder_text(finder, first, last, false)},
        &holder, 1);
}

/* Whether each unit from `first` on begins with, or is, the alias's word. */
static bool begins_alike(const struct link_state *state, size_t first, const struct link_alias *alias) {
    for (size_t k = 0; k < alias->words.count; k++) {
        const char *word = state->units[first + k].norm;
        const char *written = alias->words.written[k];
        size_t length = strlen(written);
        bool prefix = length >= MIN_PREFIX && strncmp(word, written, length) == 0;
        if (!prefix && strcmp(word, alias->words.norm[k]) != 0) {
            return false;
        }
    }
    return true;
}

void find_aliases(struct finder *finder) {
    struct link_state *state = finder->state;
    const struct link_schema *schema = state->schema;
    for (size_t first = 0; first < state->unit_count; first++) {
        const char *stems[MAX_ALIAS_WORDS];
        for (size_t count = 1; count <= MAX_ALIAS_WORDS && first + count <= state->unit_count; count++) {
            char key[MAX_KEY];
            stems[count - 1] = state->units[first + count - 1].written_stem;
            uint32_t expansion = state->units[first].content && key_of(key, stems, count) != NULL
                                     ? symbols_find(&schema->expansions, key)
                                     : SYMBOL_NONE;
            for (uint32_t a = expansion != SYMBOL_NONE ? schema->first_alias[expansion] : SYMBOL_NONE;
                 a != SYMBOL_NONE; a = schema->aliases[a].next) {
                offer(finder, first, first + count, &schema->aliases[a]);
            }
        }
    }
    for (size_t a = 0; a < schema->alias_count; a++) {
        const struct link_alias *alias = &schema->aliases[a];
        for (size_t first = 0; alias->dotted && first + alias->words.count <= state->unit_count; first++) {
            if (state->units[first].content && begins_alike(state, first, alias)) {
                offer(finder, first, first + alias->words.count, alias);
            }
        }
    }
}
