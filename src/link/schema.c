/* What is made once a database: its names as words, indexed by stem, and their vectors. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "link/internal.h"

/* Beyond this many different names no vectors are kept: comparing would cost more than a question may. */
#define MAX_VECTORS 4096

const char *link_canonical_stem(const char *stem) {
    static const struct {
        const char *stem, *canonical;
    } same[] = {
        {"identifi", "id"},           {"ident", "id"},
        {"primarili", "primari"},     {"secondarili", "secondari"},
        {"temporarili", "temporari"}, {"voluntarili", "voluntari"},
        {"necessarili", "necessari"}, {"buse", "bus"},
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (strcmp(stem, same[i].stem) == 0) {
            return same[i].canonical;
        }
    }
    return stem;
}

/* The words of a name put together with `between`, or NULL. */
static const char *put_together(struct arena *arena, const struct words *words, const char *between) {
    const char *all = "";
    for (size_t k = 0; k < words->count && all != NULL; k++) {
        all = k == 0 ? words->norm[0] : arena_printf(arena, "%s%s%s", all, between, words->norm[k]);
    }
    return all;
}

static bool read_name(struct link_schema *schema, struct link_name *name, const char *text) {
    struct arena *arena = schema->arena;
    if (text_words(arena, text, strlen(text), &name->words, NULL) != CSQL_OK) {
        /* a name that is not UTF-8 can be named by nobody: it gets no words */
        name->words = (struct words){0};
    }
    size_t count = name->words.count;
    name->stems = arena_array(arena, count + 1, sizeof *name->stems);
    name->inherited = arena_array(arena, count + 1, sizeof *name->inherited);
    const char *joined = put_together(arena, &name->words, "");
    const char *phrase = put_together(arena, &name->words, " ");
    const char *joined_stem = joined == NULL ? NULL : text_stem(arena, joined);
    if (name->stems == NULL || name->inherited == NULL || joined_stem == NULL || phrase == NULL) {
        return false;
    }
    for (size_t k = 0; k < count; k++) {
        name->stems[k] = symbols_add(&schema->stems, link_canonical_stem(name->words.stem[k]));
        if (name->stems[k] == SYMBOL_NONE) {
            return false;
        }
    }
    name->own = (uint32_t)count;
    name->joined = symbols_add(&schema->joined, joined_stem);
    name->phrase = symbols_add(&schema->phrases, phrase);
    return name->joined != SYMBOL_NONE && name->phrase != SYMBOL_NONE;
}

/* Marks the words of a column's name that its table's name has too. */
static void mark_inherited(struct link_name *name, const struct link_name *table) {
    name->own = 0;
    for (size_t k = 0; k < name->words.count; k++) {
        for (size_t j = 0; j < table->words.count; j++) {
            name->inherited[k] = name->inherited[k] || table->stems[j] == name->stems[k];
        }
        name->own += name->inherited[k] ? 0 : 1;
    }
}

/* The words that are not inherited as a phrase, or NULL. */
static const char *own_words(struct arena *arena, const struct link_name *name) {
    const char *all = NULL;
    for (size_t k = 0; k < name->words.count; k++) {
        if (!name->inherited[k]) {
            all = all == NULL ? name->words.norm[k] : arena_printf(arena, "%s %s", all, name->words.norm[k]);
            if (all == NULL) {
                return NULL;
            }
        }
    }
    return all;
}

/* Numbers the phrases of names' own words after those of whole names. */
static bool read_own_phrases(struct link_schema *schema) {
    schema->name_phrases = schema->phrases.count;
    for (size_t i = 0; i < schema->name_count; i++) {
        struct link_name *name = &schema->names[i];
        name->own_phrase = name->phrase;
        if (name->own > 0 && name->own < name->words.count) {
            const char *text = own_words(schema->arena, name);
            name->own_phrase = text == NULL ? SYMBOL_NONE : symbols_add(&schema->phrases, text);
            if (name->own_phrase == SYMBOL_NONE) {
                return false;
            }
        }
    }
    return true;
}

static bool read_names(struct link_schema *schema) {
    const struct db_catalogue *catalogue = schema->catalogue;
    schema->name_count = catalogue->table_count + catalogue->column_count;
    schema->names = arena_array(schema->arena, schema->name_count + 1, sizeof *schema->names);
    if (schema->names == NULL) {
        return false;
    }
    for (size_t i = 0; i < schema->name_count; i++) {
        struct link_name *name = &schema->names[i];
        name->column = i >= catalogue->table_count;
        name->index = (int)(name->column ? i - catalogue->table_count : i);
        if (!read_name(schema, name,
                       name->column ? link_name_text(schema, &catalogue->columns[name->index])
                                    : catalogue->tables[name->index].name)) {
            return false;
        }
        if (name->column) {
            mark_inherited(name, &schema->names[catalogue->columns[name->index].table]);
        }
    }
    return true;
}

/* How often, or under which numbers, a name is listed. */
enum list_key { KEY_STEM, KEY_JOINED, KEY_PHRASE };

static size_t keys_of(const struct link_name *name, enum list_key key) {
    return key == KEY_STEM ? name->words.count : name->words.count > 0 ? 1 : 0;
}

static uint32_t key_of(const struct link_name *name, enum list_key key, size_t k) {
    return key == KEY_STEM ? name->stems[k] : key == KEY_JOINED ? name->joined : name->phrase;
}

/* Fills out with the names under each of `count` numbers. */
static bool list_names(const struct link_schema *schema, enum list_key key, size_t count,
                       struct postings *out) {
    size_t total = 0;
    out->offsets = arena_array(schema->arena, count + 2, sizeof *out->offsets);
    if (out->offsets == NULL) {
        return false;
    }
    for (size_t i = 0; i < schema->name_count; i++) {
        for (size_t k = 0; k < keys_of(&schema->names[i], key); k++) {
            out->offsets[key_of(&schema->names[i], key, k) + 2]++;
            total++;
        }
    }
    for (size_t n = 2; n < count + 2; n++) {
        out->offsets[n] += out->offsets[n - 1];
    }
    out->items = arena_array(schema->arena, total + 1, sizeof *out->items);
    if (out->items == NULL) {
        return false;
    }
    /* offsets[n + 1] runs from n's beginning to its end while n's list is filled */
    for (size_t i = 0; i < schema->name_count; i++) {
        for (size_t k = 0; k < keys_of(&schema->names[i], key); k++) {
            uint32_t *at = &out->offsets[key_of(&schema->names[i], key, k) + 1];
            out->items[(*at)++] = (struct posting){.name = (uint32_t)i, .position = (uint32_t)k};
        }
    }
    return true;
}

/* The phrases by number, and a vector each. */
static bool make_vectors(struct link_schema *schema) {
    size_t count = schema->phrases.count;
    schema->phrase_text = arena_array(schema->arena, count + 1, sizeof *schema->phrase_text);
    if (schema->phrase_text == NULL) {
        return false;
    }
    for (size_t i = 0; i < schema->name_count; i++) {
        const struct link_name *name = &schema->names[i];
        if (schema->phrase_text[name->phrase] == NULL) {
            schema->phrase_text[name->phrase] = put_together(schema->arena, &name->words, " ");
            if (schema->phrase_text[name->phrase] == NULL) {
                return false;
            }
        }
        if (schema->phrase_text[name->own_phrase] == NULL) {
            schema->phrase_text[name->own_phrase] = own_words(schema->arena, name);
            if (schema->phrase_text[name->own_phrase] == NULL) {
                return false;
            }
        }
    }
    if (schema->embed == NULL || schema->name_phrases > MAX_VECTORS) {
        return true;
    }
    schema->dimension = embed_dimension(schema->embed);
    schema->vectors = arena_array(schema->arena, count * schema->dimension + 1, sizeof *schema->vectors);
    if (schema->vectors == NULL) {
        return false;
    }
    for (size_t n = 0; n < count; n++) {
        const char *text = schema->phrase_text[n] != NULL ? schema->phrase_text[n] : "";
        embed_phrase(schema->embed, text, strlen(text), schema->vectors + n * schema->dimension);
    }
    return true;
}

/* Finds the columns that say yes or no. */
static bool read_flags(struct link_schema *schema) {
    const struct db_catalogue *catalogue = schema->catalogue;
    schema->flags = arena_array(schema->arena, catalogue->column_count + 1, sizeof *schema->flags);
    if (schema->flags == NULL) {
        return false;
    }
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct db_column *column = &catalogue->columns[i];
        if (column->distinct < 1 || column->distinct > LINK_NARROW_VALUES || column->sample_count == 0) {
            continue;
        }
        struct link_flag flag = {.column = (int)i};
        bool only_truths = true;
        for (size_t k = 0; k < column->sample_count; k++) {
            int truth = column->samples[k] != NULL ? equivalents_truth(column->samples[k]) : -1;
            flag.yes = truth == 1 ? column->samples[k] : flag.yes;
            flag.no = truth == 0 ? column->samples[k] : flag.no;
            only_truths = only_truths && truth >= 0;
        }
        /* an F alone, or M and F, are sexes */
        if (only_truths && (flag.yes != NULL || (flag.no != NULL && column->distinct > 1))) {
            schema->flags[schema->flag_count++] = flag;
        }
    }
    return true;
}

csql_status link_schema_new(struct db *db, const struct embed *embed, struct link_schema **out,
                            csql_error *error) {
    *out = NULL;
    struct arena *arena = arena_new();
    struct link_schema *schema = arena == NULL ? NULL : arena_alloc(arena, sizeof *schema);
    if (schema == NULL) {
        arena_free(arena);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *schema = (struct link_schema){
        .arena = arena,
        .db = db,
        .catalogue = db_catalogue(db),
        .embed = embed,
        .stems.arena = arena,
        .joined.arena = arena,
        .phrases.arena = arena,
    };
    if (!read_names(schema) || !read_own_phrases(schema) ||
        !list_names(schema, KEY_STEM, schema->stems.count, &schema->by_stem) ||
        !list_names(schema, KEY_JOINED, schema->joined.count, &schema->by_joined) ||
        !list_names(schema, KEY_PHRASE, schema->phrases.count, &schema->by_phrase) || !make_vectors(schema) ||
        !link_keep_likeness(schema) || !read_flags(schema) || !link_read_aliases(schema) ||
        !link_read_codes(schema) || !link_read_descriptions(schema) || !link_read_kinds(schema)) {
        arena_free(arena);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *out = schema;
    return CSQL_OK;
}

void link_schema_free(struct link_schema *schema) {
    if (schema != NULL) {
        arena_free(schema->arena);
    }
}

const struct words *link_table_words(const struct link_schema *schema, int table) {
    return &schema->names[table].words;
}

const struct words *link_column_words(const struct link_schema *schema, int column) {
    return &schema->names[schema->catalogue->table_count + (size_t)column].words;
}
