/* Aggregates that are stored beside the details they would be computed from ("total_price" beside "price"):
 * AmbiQT's precomputed aggregates. */
#include <string.h>
#include <strings.h>

#include "reading/twins.h"

/* SQL's functions, and the words that a stored aggregate is named with. */
static const char *const stored_words[][4] = {{"avg", "average", "mean", NULL},
                                              {"max", "maximum", "highest", NULL},
                                              {"min", "minimum", "lowest", NULL},
                                              {"sum", "total", "sum", NULL},
                                              {"count", "number", "count", NULL}};
#define FUNCTIONS (sizeof stored_words / sizeof *stored_words)

/* The table of stored aggregates is made for the one of details: named for it, or of the same columns. */
static bool is_made_for(const struct reader *r, int details, int stored) {
    const struct words *a = link_table_words(r->in->links, details),
                       *b = link_table_words(r->in->links, stored);
    size_t same = 0, shared = 0;
    while (same < a->count && same < b->count && strcmp(a->stem[same], b->stem[same]) == 0) {
        same++;
    }
    const struct db_table *table = &r->catalogue->tables[details];
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        shared += twin_namesake(r, stored, c) >= 0 && !is_key_column(&r->catalogue->columns[c]);
    }
    return (a->count > 0 && same == a->count) || shared >= 2;
}

static bool names_aggregate(const char *word, size_t function) {
    for (size_t k = 0; k < 4 && stored_words[function][k] != NULL; k++) {
        if (strcmp(stored_words[function][k], word) == 0) {
            return true;
        }
    }
    return false;
}

/* True if `stored` is named for the function of the column: "avg_price" for avg(price). */
static bool is_stored(const struct reader *r, size_t function, int column, int stored) {
    const struct words *detail = link_column_words(r->in->links, column);
    const struct words *name = link_column_words(r->in->links, stored);
    int table = r->catalogue->columns[column].table, other = r->catalogue->columns[stored].table;
    if (table == other || name->count != detail->count + 1) {
        return false;
    }
    bool first = names_aggregate(name->norm[0], function);
    bool last = names_aggregate(name->norm[name->count - 1], function);
    for (size_t k = 0; k < detail->count; k++) {
        first = first && strcmp(name->stem[k + 1], detail->stem[k]) == 0;
        last = last && strcmp(name->stem[k], detail->stem[k]) == 0;
    }
    return (first || last) && is_made_for(r, table, other);
}

/* Where the function of the column is stored, in the table (any if -1), or -1. */
static int find_stored(const struct reader *r, size_t function, int column, int table) {
    for (size_t c = 0; c < r->catalogue->column_count && function < FUNCTIONS; c++) {
        if ((table < 0 || r->catalogue->columns[c].table == table) &&
            is_stored(r, function, column, (int)c)) {
            return (int)c;
        }
    }
    return -1;
}

/* The detail that a stored aggregate is of, in the table (any if -1), and its function; -1 if it is none. */
static int find_detail(const struct reader *r, int stored, int table, size_t *function) {
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        for (size_t f = 0; f < FUNCTIONS; f++) {
            if ((table < 0 || r->catalogue->columns[c].table == table) && is_stored(r, f, (int)c, stored)) {
                *function = f;
                return (int)c;
            }
        }
    }
    return -1;
}

static size_t function_of(const struct sql_expr *call) {
    size_t f = 0;
    while (f < FUNCTIONS && (call->name == NULL || strcasecmp(call->name, stored_words[f][0]) != 0)) {
        f++;
    }
    return f;
}

struct walk {
    struct reader *r;
    int details, stored; /* the tables; -1 until they are found */
    int column;          /* the first detail found */
    bool apply, computed;
};

static void found(struct walk *walk, int detail, int stored) {
    if (walk->details < 0) {
        walk->details = walk->r->catalogue->columns[detail].table;
        walk->stored = walk->r->catalogue->columns[stored].table;
        walk->column = detail;
    }
}

static void become(struct walk *walk, struct sql_expr *expr, struct sql_expr *other) {
    if (other == NULL) {
        walk->r->status = CSQL_NO_MEMORY;
    } else {
        *expr = *other;
    }
}

/* f(column), of a detail or of what is stored for it. */
static void visit_call(struct walk *walk, struct sql_expr *expr) {
    struct reader *r = walk->r;
    size_t function = function_of(expr), other;
    int column = expr->operands[0]->column_index;
    int stored = find_stored(r, function, column, walk->stored), detail = column;
    if (stored < 0) {
        detail = find_detail(r, column, walk->details, &other);
        stored = detail < 0 ? -1 : find_stored(r, function, detail, r->catalogue->columns[column].table);
    }
    if (stored < 0) {
        return;
    }
    found(walk, detail, stored);
    if (walk->apply && walk->computed) {
        become(walk, expr->operands[0], sql_column(r->arena, r->catalogue, detail));
    } else if (walk->apply) {
        become(walk, expr, sql_column(r->arena, r->catalogue, stored));
    }
}

/* A stored aggregate, shown as it is. */
static void visit_column(struct walk *walk, struct sql_expr *expr) {
    struct reader *r = walk->r;
    size_t function = 0;
    int detail = find_detail(r, expr->column_index, walk->details, &function);
    if (detail < 0) {
        return;
    }
    found(walk, detail, expr->column_index);
    if (walk->apply && walk->computed) {
        become(
            walk, expr,
            sql_call(r->arena, stored_words[function][0], sql_column(r->arena, r->catalogue, detail), false));
    }
}

static bool visit(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct walk *walk = context;
    bool shown = place->clause == SQL_CLAUSE_SELECT || place->clause == SQL_CLAUSE_ORDER;
    if (place->depth > 0 || place->clause == SQL_CLAUSE_FROM) {
        return true;
    }
    if (expr->kind == SQL_CALL && expr->operand_count == 1 && expr->operands[0]->kind == SQL_COLUMN &&
        expr->operands[0]->column_index >= 0) {
        visit_call(walk, expr);
        return false;
    }
    if (expr->kind == SQL_COLUMN && expr->column_index >= 0 && shown) {
        visit_column(walk, expr);
    }
    return expr->kind != SQL_CALL;
}

static struct sql_select *build(struct walk *walk, const struct sql_select *tree, bool computed) {
    struct sql_select *copy = sql_copy(walk->r->arena, tree);
    struct sql_visitor visitor = {.context = walk, .expr = visit};
    struct twin twin = {.count = 0};
    if (copy == NULL) {
        return reader_no_memory(walk->r);
    }
    walk->apply = true;
    walk->computed = computed;
    sql_walk(copy, &visitor);
    if (computed) {
        twin_swap_all(walk->r, walk->stored, walk->details, &twin);
    } else {
        twin_swap_all(walk->r, walk->details, walk->stored, &twin);
    }
    return swap_columns(walk->r, copy, twin.swaps, twin.count, true, NULL, 0);
}

bool twin_aggregate(struct reader *r, const struct sql_select *tree, struct twin *twin,
                    struct sql_select **computed, struct sql_select **stored) {
    struct walk walk = {.r = r, .details = -1, .stored = -1, .column = -1};
    struct sql_visitor visitor = {.context = &walk, .expr = visit};
    struct sql_select *copy = sql_copy(r->arena, tree);
    if (copy == NULL) {
        return reader_no_memory(r) != NULL;
    }
    sql_walk(copy, &visitor);
    if (walk.details < 0) {
        return false;
    }
    *twin = (struct twin){.from = walk.details, .to = walk.stored, .column = walk.column};
    *computed = build(&walk, tree, true);
    *stored = build(&walk, tree, false);
    return *computed != NULL && *stored != NULL;
}
