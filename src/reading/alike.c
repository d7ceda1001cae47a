/* Where a question is taken to be clear, it may yet mean a column whose name means the same as that of one
 * that the query uses: such queries are the first to be offered beside it. */
#include <string.h>

#include "base/error.h"
#include "reading/internal.h"

/* How alike in meaning two columns' names must be. */
#define ALIKE 0.55
#define MAX_PHRASE 96

struct pair {
    struct column_swap swap;
    double likeness;
};

/* The question says the column's whole name. */
static bool is_named(const struct reader *r, int column) {
    for (size_t i = 0; i < r->in->linked->match_count; i++) {
        const struct link_match *m = &r->in->linked->matches[i];
        if (m->column && m->index == column && m->code == LINK_EXACT) {
            return true;
        }
    }
    return false;
}

static bool write_name(const struct reader *r, int column, char out[MAX_PHRASE]) {
    const struct words *words = link_column_words(r->in->links, column);
    size_t length = 0;
    for (size_t k = 0; k < words->count; k++) {
        size_t n = strlen(words->norm[k]);
        if (length + n + 2 > MAX_PHRASE) {
            return false;
        }
        if (k > 0) {
            out[length++] = ' ';
        }
        memcpy(out + length, words->norm[k], n + 1);
        length += n;
    }
    return length > 0;
}

static bool is_used(const struct sql_column_use *uses, size_t count, int column) {
    for (size_t i = 0; i < count; i++) {
        if (uses[i].column == column) {
            return true;
        }
    }
    return false;
}

/* Keeps the most alike, best first. */
static void offer(struct pair *best, size_t *count, size_t room, struct pair pair) {
    size_t at = *count < room ? (*count)++ : room;
    while (at > 0 && best[at - 1].likeness < pair.likeness) {
        if (at < room) {
            best[at] = best[at - 1];
        }
        at--;
    }
    if (at < room) {
        best[at] = pair;
    }
}

static void look_beside(struct reader *r, const struct sql_column_use *uses, size_t count, int column,
                        struct pair *best, size_t *found) {
    const struct db_column *own = &r->catalogue->columns[column];
    const struct db_table *table = &r->catalogue->tables[own->table];
    char name[MAX_PHRASE];
    if (own->primary_key || is_named(r, column) || !write_name(r, column, name)) {
        return;
    }
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        const struct db_column *other = &r->catalogue->columns[c];
        if (c == column || other->primary_key || other->type != own->type || is_used(uses, count, c) ||
            other->foreign_key != own->foreign_key) {
            continue;
        }
        double likeness = (double)link_semantic(r->in->links, name, true, c);
        if (likeness >= ALIKE) {
            offer(best, found, READING_ALIKE, (struct pair){{column, c}, likeness});
        }
    }
}

struct exchange {
    const struct db_column *to;
    int from, at;
};

static bool exchange(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const struct exchange *x = context;
    if (place->clause != SQL_CLAUSE_FROM && expr->kind == SQL_COLUMN && expr->column_index == x->from) {
        expr->column_index = x->at;
        expr->name = x->to->name;
    }
    return true;
}

/* The query with the one column for the other of the same table, in every block; what joins stays. */
static struct sql_select *put_in(struct reader *r, const struct sql_select *tree, struct column_swap swap) {
    struct exchange context = {&r->catalogue->columns[swap.to], swap.from, swap.to};
    struct sql_visitor visitor = {.context = &context, .expr = exchange};
    struct sql_select *copy = sql_copy(r->arena, tree);
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    sql_walk(copy, &visitor);
    return copy;
}

csql_status reading_alike(const struct reading_input *input, struct arena *arena,
                          const struct sql_select *tree, struct reading *out, size_t *count,
                          csql_error *error) {
    struct readings found = {0};
    struct reader reader = {.out = &found};
    struct sql_column_use *uses = NULL;
    struct pair best[READING_ALIKE];
    size_t use_count = 0, pairs = 0;
    *count = 0;
    if (tree == NULL || input->links == NULL || input->linked->word_count == 0) {
        return CSQL_OK;
    }
    if (!reader_open(&reader, input, arena) || sql_columns(arena, tree, &uses, &use_count) != CSQL_OK) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t i = 0; i < use_count; i++) {
        bool again = false;
        for (size_t k = 0; k < i && !again; k++) {
            again = uses[k].column == uses[i].column;
        }
        if (!again && uses[i].place.clause != SQL_CLAUSE_FROM) {
            look_beside(&reader, uses, use_count, uses[i].column, best, &pairs);
        }
    }
    for (size_t i = 0; i < pairs; i++) {
        if (reader_add(&reader, put_in(&reader, tree, best[i].swap), best[i].likeness,
                       input->linked->question, "")) {
            out[(*count)++] = found.at[found.count - 1];
        }
    }
    return reader.status == CSQL_OK ? CSQL_OK : error_set(error, reader.status, "out of memory");
}
