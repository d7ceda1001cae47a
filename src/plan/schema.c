#include "plan/schema.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "plan/input.h"

#define MISSING_NAME "missing"
#define BATCH 32 /* names that are encoded together */

/* A distinct name among the tables and columns, and its vector once it was needed. */
struct name {
    const char *text;
    float *vector;
};

struct plan_schema {
    const struct plan_model *model;
    const struct embed *embed;
    struct arena *arena;
    struct name *names;
    size_t name_count;
    int *of_table, *of_column; /* index into names */
    int missing;
};

static const char *join_words(struct arena *arena, const struct words *words) {
    const char *text = "";
    for (size_t i = 0; i < words->count && text; i++) {
        text = arena_printf(arena, "%s%s%s", text, i ? " " : "", words->norm[i]);
    }
    return text;
}

/* A name with the place that wants it, for sorting. */
struct wanted {
    const char *text;
    int *index;
};

static int by_text(const void *a, const void *b) {
    return strcmp(((const struct wanted *)a)->text, ((const struct wanted *)b)->text);
}

/* Gives equal names one entry. */
static bool number_names(struct plan_schema *schema, struct wanted *wanted, size_t count) {
    schema->names = arena_array(schema->arena, count, sizeof *schema->names);
    if (!schema->names) {
        return false;
    }
    qsort(wanted, count, sizeof *wanted, by_text);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || strcmp(wanted[i].text, wanted[i - 1].text) != 0) {
            schema->names[schema->name_count++].text = wanted[i].text;
        }
        *wanted[i].index = (int)schema->name_count - 1;
    }
    return true;
}

static bool collect_names(struct plan_schema *schema, const struct link_schema *links,
                          const struct db_catalogue *catalogue) {
    size_t count = catalogue->table_count + catalogue->column_count + 1, at = 0;
    struct arena *arena = schema->arena;
    struct wanted *wanted = calloc(count, sizeof *wanted);
    schema->of_table = arena_array(arena, catalogue->table_count + 1, sizeof(int));
    schema->of_column = arena_array(arena, catalogue->column_count + 1, sizeof(int));
    bool whole = wanted && schema->of_table && schema->of_column;
    for (size_t i = 0; i < catalogue->table_count && whole; i++, at++) {
        wanted[at] =
            (struct wanted){join_words(arena, link_table_words(links, (int)i)), &schema->of_table[i]};
        whole = wanted[at].text != NULL;
    }
    for (size_t i = 0; i < catalogue->column_count && whole; i++, at++) {
        wanted[at] =
            (struct wanted){join_words(arena, link_column_words(links, (int)i)), &schema->of_column[i]};
        whole = wanted[at].text != NULL;
    }
    if (whole) {
        wanted[at] = (struct wanted){MISSING_NAME, &schema->missing};
        whole = number_names(schema, wanted, count);
    }
    free(wanted);
    return whole;
}

csql_status plan_schema_new(const struct plan_model *model, const struct embed *embed,
                            const struct link_schema *links, struct db *db, struct plan_schema **out,
                            csql_error *error) {
    *out = NULL;
    struct plan_schema *schema = calloc(1, sizeof *schema);
    if (schema) {
        schema->model = model;
        schema->embed = embed;
        schema->arena = arena_new();
    }
    if (!schema || !schema->arena || !collect_names(schema, links, db_catalogue(db))) {
        plan_schema_free(schema);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *out = schema;
    return CSQL_OK;
}

void plan_schema_free(struct plan_schema *schema) {
    if (schema) {
        arena_free(schema->arena);
        free(schema);
    }
}

const struct embed *schema_embed(const struct plan_schema *schema) {
    return schema->embed;
}

/* Encodes the names todo[0 .. count), at most BATCH of them. */
static bool encode_batch(struct plan_schema *schema, const int *todo, size_t count, struct arena *arena) {
    const struct network *n = &schema->model->network;
    uint32_t pieces[BATCH * (INPUT_STRING_PIECES + 2)];
    size_t starts[BATCH + 1] = {0};
    for (size_t i = 0; i < count; i++) {
        const char *text = schema->names[todo[i]].text;
        uint32_t *to = pieces + starts[i];
        size_t used = embed_pieces(schema->embed, text, strlen(text), to + 1, INPUT_STRING_PIECES);
        used = used < INPUT_STRING_PIECES ? used : INPUT_STRING_PIECES;
        to[0] = PIECE_CLS;
        if (used == 0) {
            to[++used] = PIECE_UNKNOWN;
        }
        to[used + 1] = PIECE_SEP;
        starts[i + 1] = starts[i] + used + 2;
    }
    float *vectors = arena_array(schema->arena, count, n->width * sizeof *vectors);
    struct piece_batch batch = {pieces, starts, count};
    if (!vectors || !network_encode_names(n, &batch, arena, vectors)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        schema->names[todo[i]].vector = vectors + i * n->width;
    }
    return true;
}

/* Encodes what has no vector yet among the names wanted. */
static bool encode_missing(struct plan_schema *schema, const int *wanted, size_t count) {
    for (size_t at = 0; at < count;) {
        int todo[BATCH];
        size_t found = 0;
        for (; at < count && found < BATCH; at++) {
            bool known = schema->names[wanted[at]].vector != NULL;
            for (size_t i = 0; i < found && !known; i++) {
                known = todo[i] == wanted[at];
            }
            if (!known) {
                todo[found++] = wanted[at];
            }
        }
        if (found == 0) {
            return true;
        }
        struct arena *arena = arena_new();
        bool done = arena && encode_batch(schema, todo, found, arena);
        arena_free(arena);
        if (!done) {
            return false;
        }
    }
    return true;
}

csql_status schema_items(struct plan_schema *schema, const struct linked *linked, struct arena *arena,
                         const float *const **out) {
    size_t count = 0;
    int *wanted = arena_array(arena, linked->table_count + linked->column_count + 1, sizeof *wanted);
    const float **items = arena_array(arena, linked->table_count + linked->column_count + 1, sizeof *items);
    if (!wanted || !items) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < linked->table_count; i++) {
        wanted[count++] = schema->of_table[linked->tables[i]];
    }
    for (size_t i = 0; i < linked->column_count; i++) {
        wanted[count++] = schema->of_column[linked->columns[i]];
    }
    wanted[count++] = schema->missing;
    if (!encode_missing(schema, wanted, count)) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        items[i] = schema->names[wanted[i]].vector;
    }
    *out = items;
    return CSQL_OK;
}
