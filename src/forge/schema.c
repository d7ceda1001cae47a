#include "forge/schema.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/hash.h"
#include "text/text.h"

enum { MAX_VALUE = 80, NEAR_SENSES = 3, SHORT_WORD = 3, LONG_WORD = 8 };
#define MAX_SQL ((size_t)4096)

struct word_set {
    const char **slots;
    size_t capacity, count;
};

struct range {
    double least, greatest;
    bool looked, known;
};

struct forge_schema {
    struct arena *arena;
    struct db *db;
    const struct db_catalogue *catalogue;
    const struct forge_lexicon *lexicon;
    struct forge_name *tables, *columns;
    struct forge_values **values;
    struct range *ranges;
    struct word_set value_words, value_texts;
    bool values_known;
};

/* ---- names ---- */

static const char *join(struct arena *arena, const char *const *words, size_t count) {
    struct buffer text = buffer_new(4096);
    for (size_t i = 0; i < count; i++) {
        buffer_printf(&text, "%s%s", i ? " " : "", words[i]);
    }
    char *copy = text.status == CSQL_OK ? arena_string(arena, buffer_text(&text)) : NULL;
    buffer_free(&text);
    return copy;
}

csql_status forge_name_split(struct arena *arena, const char *text, struct forge_name *out,
                             csql_error *error) {
    struct words words;
    csql_status status = text_words(arena, text, strlen(text), &words, error);
    if (status != CSQL_OK) {
        return status;
    }
    *out = (struct forge_name){
        .norm = words.norm, .stem = words.stem, .written = words.written, .count = words.count};
    out->spoken = join(arena, words.norm, words.count);
    return out->spoken ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

bool forge_name_has(const struct forge_name *name, const char *stem) {
    for (size_t i = 0; i < name->count; i++) {
        if (strcmp(name->stem[i], stem) == 0) {
            return true;
        }
    }
    return false;
}

bool forge_name_same(const struct forge_name *a, const struct forge_name *b) {
    if (a->count != b->count) {
        return false;
    }
    for (size_t i = 0; i < a->count; i++) {
        if (!forge_name_has(b, a->stem[i]) || !forge_name_has(a, b->stem[i])) {
            return false;
        }
    }
    return a->count > 0;
}

/* "LName" is the last name, "FName" the first. */
static csql_status spell_parts(struct arena *arena, struct forge_name *name, csql_error *error) {
    static const char *const parts[][2] = {{"l", "last"}, {"f", "first"}, {"m", "middle"}};
    for (size_t i = 0; i + 1 < name->count; i++) {
        for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) {
            if (strcmp(name->norm[i], parts[k][0]) != 0 || strcmp(name->norm[i + 1], "name") != 0) {
                continue;
            }
            name->norm[i] = parts[k][1];
            name->stem[i] = text_stem(arena, parts[k][1]);
            name->spoken = join(arena, name->norm, name->count);
            if (!name->stem[i] || !name->spoken) {
                return error_set(error, CSQL_NO_MEMORY, "out of memory");
            }
        }
    }
    return CSQL_OK;
}

csql_status forge_schema_new(struct arena *arena, struct db *db, const struct forge_lexicon *lexicon,
                             struct forge_schema **out, csql_error *error) {
    const struct db_catalogue *catalogue = db_catalogue(db);
    struct forge_schema *schema = arena_alloc(arena, sizeof *schema);
    if (!schema) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *schema = (struct forge_schema){.arena = arena, .db = db, .catalogue = catalogue, .lexicon = lexicon};
    schema->tables = arena_array(arena, catalogue->table_count + 1, sizeof *schema->tables);
    schema->columns = arena_array(arena, catalogue->column_count + 1, sizeof *schema->columns);
    schema->values = arena_array(arena, catalogue->column_count + 1, sizeof(struct forge_values *));
    schema->ranges = arena_array(arena, catalogue->column_count + 1, sizeof *schema->ranges);
    if (!schema->tables || !schema->columns || !schema->values || !schema->ranges) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < catalogue->table_count; i++) {
        status = forge_name_split(arena, catalogue->tables[i].name, &schema->tables[i], error);
    }
    for (size_t i = 0; status == CSQL_OK && i < catalogue->column_count; i++) {
        status = forge_name_split(arena, catalogue->columns[i].name, &schema->columns[i], error);
        if (status == CSQL_OK) {
            status = spell_parts(arena, &schema->columns[i], error);
        }
    }
    *out = schema;
    return status;
}

const struct forge_name *forge_schema_table(const struct forge_schema *schema, int table) {
    return &schema->tables[table];
}

const struct forge_name *forge_schema_column(const struct forge_schema *schema, int column) {
    return &schema->columns[column];
}

/* ---- values ---- */

static const struct forge_values no_values;

static bool fits(const struct db_cell *cell) {
    return cell->kind == CELL_TEXT && cell->length > 0 && cell->length <= MAX_VALUE &&
           strlen(cell->text) == cell->length;
}

const struct forge_values *forge_schema_values(struct forge_schema *schema, int column) {
    if (schema->values[column]) {
        return schema->values[column];
    }
    const struct db_column *about = &schema->catalogue->columns[column];
    struct forge_values *values = arena_alloc(schema->arena, sizeof *values);
    struct arena *scratch = arena_new();
    struct buffer sql = buffer_new(MAX_SQL);
    struct db_result result = {0};
    struct db_limits limits = {.steps = 100000000, .rows = FORGE_MAX_VALUES + 1};
    csql_error ignored;
    buffer_string(&sql, "SELECT DISTINCT ");
    db_quote_identifier(&sql, about->name);
    buffer_string(&sql, " FROM ");
    db_quote_identifier(&sql, schema->catalogue->tables[about->table].name);
    buffer_string(&sql, " ORDER BY 1");
    if (values && scratch && sql.status == CSQL_OK &&
        db_execute(schema->db, scratch, buffer_text(&sql), &limits, &result, &ignored) == CSQL_OK) {
        values->cut = result.truncated || result.row_count > FORGE_MAX_VALUES;
        values->text = arena_array(schema->arena, result.row_count + 1, sizeof *values->text);
        values->folded = arena_array(schema->arena, result.row_count + 1, sizeof *values->folded);
        for (size_t i = 0; values->text && values->folded && i < result.row_count && i < FORGE_MAX_VALUES;
             i++) {
            if (fits(&result.cells[i])) {
                const char *text = arena_string(schema->arena, result.cells[i].text);
                const char *folded = text ? text_fold(schema->arena, text, strlen(text), true) : NULL;
                values->text[values->count] = text;
                values->folded[values->count] = folded;
                values->count += folded != NULL;
            }
        }
    }
    buffer_free(&sql);
    arena_free(scratch);
    if (!values) {
        return &no_values;
    }
    schema->values[column] = values;
    return values;
}

static size_t hash(const char *text) {
    return hash_slot(hash_text(HASH_START, text));
}

static bool set_has(const struct word_set *set, const char *word) {
    for (size_t at = set->capacity ? hash(word) & (set->capacity - 1) : 0; set->capacity && set->slots[at];
         at = (at + 1) & (set->capacity - 1)) {
        if (strcmp(set->slots[at], word) == 0) {
            return true;
        }
    }
    return false;
}

static void set_put(struct word_set *set, const char *word) {
    size_t at = hash(word) & (set->capacity - 1);
    while (set->slots[at]) {
        at = (at + 1) & (set->capacity - 1);
    }
    set->slots[at] = word;
    set->count++;
}

static void set_add(struct arena *arena, struct word_set *set, const char *word) {
    if (!word || set_has(set, word)) {
        return;
    }
    if (2 * (set->count + 1) > set->capacity) {
        struct word_set grown = {.capacity = set->capacity ? 2 * set->capacity : 1024};
        grown.slots = arena_array(arena, grown.capacity, sizeof *grown.slots);
        if (!grown.slots) {
            return;
        }
        for (size_t i = 0; i < set->capacity; i++) {
            if (set->slots[i]) {
                set_put(&grown, set->slots[i]);
            }
        }
        *set = grown;
    }
    set_put(set, word);
}

/* Gathers every value of the database, whole and word by word. */
static void know_values(struct forge_schema *schema) {
    if (schema->values_known) {
        return;
    }
    schema->values_known = true;
    for (size_t c = 0; c < schema->catalogue->column_count; c++) {
        const struct forge_values *values = forge_schema_values(schema, (int)c);
        for (size_t i = 0; i < values->count; i++) {
            struct forge_name name;
            csql_error ignored;
            set_add(schema->arena, &schema->value_texts, values->folded[i]);
            if (forge_name_split(schema->arena, values->text[i], &name, &ignored) != CSQL_OK) {
                continue;
            }
            for (size_t k = 0; k < name.count; k++) {
                set_add(schema->arena, &schema->value_words, name.stem[k]);
            }
        }
    }
}

static bool number_of(const struct db_cell *cell, double *out) {
    *out = cell->kind == CELL_INTEGER ? (double)cell->integer : cell->real;
    return cell->kind == CELL_INTEGER || cell->kind == CELL_REAL;
}

bool forge_schema_range(struct forge_schema *schema, int column, double *least, double *greatest) {
    struct range *range = &schema->ranges[column];
    if (!range->looked) {
        const struct db_column *about = &schema->catalogue->columns[column];
        struct arena *scratch = arena_new();
        struct buffer sql = buffer_new(MAX_SQL);
        struct db_result result = {0};
        csql_error ignored;
        buffer_string(&sql, "SELECT min(");
        db_quote_identifier(&sql, about->name);
        buffer_string(&sql, "), max(");
        db_quote_identifier(&sql, about->name);
        buffer_string(&sql, ") FROM ");
        db_quote_identifier(&sql, schema->catalogue->tables[about->table].name);
        range->looked = true;
        range->known =
            scratch && sql.status == CSQL_OK &&
            db_execute(schema->db, scratch, buffer_text(&sql), NULL, &result, &ignored) == CSQL_OK &&
            result.row_count == 1 && number_of(&result.cells[0], &range->least) &&
            number_of(&result.cells[1], &range->greatest);
        buffer_free(&sql);
        arena_free(scratch);
    }
    *least = range->least;
    *greatest = range->greatest;
    return range->known;
}

/* ---- ties ---- */

/* "list" and "show" are no content of a question, but they are of a term. */
static bool is_content(const char *word) {
    return strlen(word) > SHORT_WORD || !text_is_stopword(word);
}

/* One letter off in words of three letters or more, two in words of eight. */
static bool near_spelling(const char *a, const char *b) {
    size_t length = strlen(a) < strlen(b) ? strlen(a) : strlen(b);
    if (length < SHORT_WORD) {
        return false;
    }
    size_t limit = length >= LONG_WORD ? 2 : 1;
    return text_edit_distance(a, b, limit) <= limit;
}

static enum forge_tie tie_words(const struct forge_schema *schema, const struct forge_name *term, size_t i,
                                const struct forge_name *name, size_t k) {
    const char *norm = term->norm[i], *other = name->norm[k];
    if (strcmp(norm, other) == 0 || strcmp(norm, name->written[k]) == 0) {
        return FORGE_TIE_TOKEN;
    }
    if (strcmp(term->stem[i], name->stem[k]) == 0) {
        return FORGE_TIE_STEM;
    }
    if (is_content(other) && (forge_lexicon_synonyms(schema->lexicon, norm, other, NEAR_SENSES) ||
                              forge_lexicon_derived(schema->lexicon, norm, other))) {
        return FORGE_TIE_SYNONYM;
    }
    return near_spelling(norm, other) || near_spelling(norm, name->written[k]) ||
                   near_spelling(term->stem[i], name->stem[k])
               ? FORGE_TIE_EDIT
               : FORGE_TIE_NONE;
}

static enum forge_tie tie_name(const struct forge_schema *schema, const struct forge_name *term,
                               const struct forge_name *name) {
    for (size_t i = 0; i < term->count; i++) {
        for (size_t k = 0; is_content(term->norm[i]) && k < name->count; k++) {
            enum forge_tie tie = tie_words(schema, term, i, name, k);
            if (tie != FORGE_TIE_NONE) {
                return tie;
            }
        }
    }
    return name->count > 1 && forge_lexicon_synonyms(schema->lexicon, term->spoken, name->spoken, NEAR_SENSES)
               ? FORGE_TIE_SYNONYM
               : FORGE_TIE_NONE;
}

enum forge_tie forge_schema_tie(const struct forge_schema *schema, const struct forge_name *term) {
    enum forge_tie tie = FORGE_TIE_NONE;
    for (size_t i = 0; tie == FORGE_TIE_NONE && i < schema->catalogue->table_count; i++) {
        tie = tie_name(schema, term, &schema->tables[i]);
    }
    for (size_t i = 0; tie == FORGE_TIE_NONE && i < schema->catalogue->column_count; i++) {
        tie = tie_name(schema, term, &schema->columns[i]);
    }
    return tie;
}

bool forge_schema_is_name(const struct forge_schema *schema, const struct forge_name *term) {
    for (size_t i = 0; i < schema->catalogue->table_count; i++) {
        if (forge_name_same(term, &schema->tables[i])) {
            return true;
        }
    }
    for (size_t i = 0; i < schema->catalogue->column_count; i++) {
        if (forge_name_same(term, &schema->columns[i])) {
            return true;
        }
    }
    return false;
}

enum forge_tie forge_schema_value_tie(struct forge_schema *schema, int column,
                                      const struct forge_name *term) {
    know_values(schema);
    for (size_t i = 0; i < term->count; i++) {
        if (is_content(term->norm[i]) && set_has(&schema->value_words, term->stem[i])) {
            return FORGE_TIE_TOKEN;
        }
    }
    const struct forge_values *values = forge_schema_values(schema, column);
    for (size_t i = 0; i < values->count; i++) {
        const char *folded = values->folded[i];
        if (near_spelling(term->spoken, folded)) {
            return FORGE_TIE_EDIT;
        }
        if (forge_lexicon_synonyms(schema->lexicon, term->spoken, folded, NEAR_SENSES)) {
            return FORGE_TIE_SYNONYM;
        }
    }
    return FORGE_TIE_NONE;
}

/* Looks the text up in a column that has more values than are kept. */
static bool stores(const struct forge_schema *schema, int column, const char *text) {
    const struct db_column *about = &schema->catalogue->columns[column];
    struct arena *scratch = arena_new();
    struct buffer sql = buffer_new(MAX_SQL);
    struct db_result result = {0};
    struct db_limits limits = {.steps = 100000000, .rows = 1};
    csql_error ignored;
    buffer_string(&sql, "SELECT 1 FROM ");
    db_quote_identifier(&sql, schema->catalogue->tables[about->table].name);
    buffer_string(&sql, " WHERE ");
    db_quote_identifier(&sql, about->name);
    buffer_string(&sql, " = ");
    db_quote_text(&sql, text);
    buffer_string(&sql, " COLLATE NOCASE LIMIT 1");
    bool found = scratch && sql.status == CSQL_OK &&
                 db_execute(schema->db, scratch, buffer_text(&sql), &limits, &result, &ignored) == CSQL_OK &&
                 result.row_count > 0;
    buffer_free(&sql);
    arena_free(scratch);
    return found;
}

bool forge_schema_is_value(struct forge_schema *schema, const char *text) {
    know_values(schema);
    char *folded = text_fold(schema->arena, text, strlen(text), true);
    bool found = folded && set_has(&schema->value_texts, folded);
    for (size_t i = 0; !found && i < schema->catalogue->column_count; i++) {
        found = forge_schema_values(schema, (int)i)->cut && stores(schema, (int)i, text);
    }
    return found;
}
