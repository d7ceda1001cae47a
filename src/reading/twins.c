/* Twins (AmbiQT, section 3): the same attribute kept in a second table that shares the key (join ambiguity),
 * and an aggregate that is stored beside the details it would be computed from. The plan gives one query; its
 * twin takes the attribute from the other place. */
#include <string.h>
#include <strings.h>

#include "reading/internal.h"

/* The plan's own query is the likelier. */
#define PLAN_PRIOR 0.6
#define MAX_SWAPS 16
/* Plans that are looked at for one with a twin, and how near to the best it must be. */
#define MAX_PLANS 2
#define NEAR 0.5

struct twin {
    struct column_swap swaps[MAX_SWAPS];
    size_t count;
    int from, to;   /* the table that is left and the one that is taken */
    bool keep_from; /* the rows are still those of the first table: it stays joined */
    bool computed;  /* aggregates of the first table become stored columns of the second */
    int column;     /* the column in question, of the first table */
};

/* ---- attributes kept twice ---- */

/* The column of `other` under the same name as column, or -1. */
static int namesake(const struct reader *r, int other, int column) {
    return db_find_column(r->catalogue, other, r->catalogue->columns[column].name);
}

/* True if the name of the one table, then more, makes the name of the other ("person", "person_address"). */
static bool extends_name(const struct reader *r, int table, int other) {
    const struct words *a = link_table_words(r->in->links, table), *b = link_table_words(r->in->links, other);
    for (size_t k = 0; k < a->count; k++) {
        if (k >= b->count || strcmp(a->stem[k], b->stem[k]) != 0) {
            return false;
        }
    }
    return a->count > 0 && b->count > a->count;
}

/* One of the columns refers to the other. */
static bool are_keyed(const struct reader *r, int a, int b) {
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        const struct db_key *key = &r->catalogue->keys[k];
        if ((key->from == a && key->to == b) || (key->from == b && key->to == a)) {
            return true;
        }
    }
    return false;
}

/* Every column of the smaller table stands in the other too. */
static bool is_copy(const struct reader *r, int small, int large) {
    const struct db_table *t = &r->catalogue->tables[small];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        if (namesake(r, large, c) < 0) {
            return false;
        }
    }
    return t->column_count < r->catalogue->tables[large].column_count;
}

/* The rows of both tables are about the same things: they share a key by name, which is alone a key of both
 * (and the one refers to the other by it or is named for the other), or one holds nothing but a part of the
 * other. */
static bool is_split(const struct reader *r, int table, int other) {
    const struct db_table *t = &r->catalogue->tables[table];
    bool named = extends_name(r, table, other) || extends_name(r, other, table);
    bool copied = is_copy(r, table, other) || is_copy(r, other, table);
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *key = &r->catalogue->columns[c];
        int same = namesake(r, other, c);
        if (same < 0 || !(key->primary_key || key->unique || is_key_column(key))) {
            continue;
        }
        const struct db_column *twin = &r->catalogue->columns[same];
        bool alone = key->unique && twin->unique;
        if ((named || are_keyed(r, c, same)) && (alone || copied)) {
            return true;
        }
    }
    return false;
}

static bool is_shown(const struct sql_core *core, int column) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        bool bare = expr->kind == SQL_COLUMN;
        const struct sql_expr *inner =
            !bare && expr->kind == SQL_CALL && expr->operand_count == 1 ? expr->operands[0] : expr;
        if (inner->kind == SQL_COLUMN && inner->column_index == column) {
            return true;
        }
    }
    return false;
}

/* Another table that holds a shown column too. */
static bool find_copy(const struct reader *r, const struct sql_select *tree, struct twin *out) {
    const struct sql_core *core = tree->cores[0];
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        if (is_key_column(column) || column->primary_key || !is_shown(core, (int)c)) {
            continue;
        }
        for (size_t t = 0; t < r->catalogue->table_count; t++) {
            int same = (int)t == column->table ? -1 : namesake(r, (int)t, (int)c);
            if (same < 0 || is_shown(core, same) || !is_split(r, column->table, (int)t)) {
                continue;
            }
            *out = (struct twin){
                .swaps = {{(int)c, same}}, .count = 1, .from = column->table, .to = (int)t, .column = (int)c};
            /* leaving the smaller table, nothing of it is needed; leaving the larger, its rows are asked for
             */
            out->keep_from =
                r->catalogue->tables[column->table].column_count >= r->catalogue->tables[t].column_count;
            return true;
        }
    }
    return false;
}

/* ---- stored aggregates ---- */

static const char *const stored_words[][4] = {{"avg", "average", "mean", NULL},
                                              {"max", "maximum", "highest", NULL},
                                              {"min", "minimum", "lowest", NULL},
                                              {"sum", "total", "sum", NULL},
                                              {"count", "number", "num", NULL}};

static bool names_aggregate(const char *word, const char *function) {
    for (size_t i = 0; i < sizeof stored_words / sizeof *stored_words; i++) {
        if (strcasecmp(stored_words[i][0], function) != 0) {
            continue;
        }
        for (size_t k = 0; stored_words[i][k] != NULL; k++) {
            if (strcmp(stored_words[i][k], word) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* True if `stored` is named for the function of the column: "avg_price" for avg(price). */
static bool is_stored(const struct reader *r, const char *function, int column, int stored) {
    const struct words *detail = link_column_words(r->in->links, column);
    const struct words *name = link_column_words(r->in->links, stored);
    if (name->count != detail->count + 1) {
        return false;
    }
    bool first = names_aggregate(name->norm[0], function);
    bool last = names_aggregate(name->norm[name->count - 1], function);
    for (size_t k = 0; k < detail->count; k++) {
        first = first && strcmp(name->stem[k + 1], detail->stem[k]) == 0;
        last = last && strcmp(name->stem[k], detail->stem[k]) == 0;
    }
    return first || last;
}

/* The column where the aggregate is stored, outside the table of details, or -1. */
static int find_stored(const struct reader *r, const char *function, int column) {
    for (size_t c = 0; c < r->catalogue->column_count; c++) {
        if (r->catalogue->columns[c].table != r->catalogue->columns[column].table &&
            is_stored(r, function, column, (int)c)) {
            return (int)c;
        }
    }
    return -1;
}

struct aggregate_walk {
    struct reader *r;
    struct twin *twin;
    bool apply;
};

/* Finds the first aggregate that is stored; applied, puts the stored columns in place of the aggregates. */
static bool visit_aggregate(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct aggregate_walk *walk = context;
    if (expr->kind != SQL_CALL || place->depth > 0 || expr->operand_count != 1 ||
        expr->operands[0]->kind != SQL_COLUMN || expr->operands[0]->column_index < 0 || expr->name == NULL) {
        return true;
    }
    int column = expr->operands[0]->column_index;
    int stored = find_stored(walk->r, expr->name, column);
    if (stored < 0) {
        return true;
    }
    if (!walk->apply) {
        if (!walk->twin->computed) {
            walk->twin->computed = true;
            walk->twin->column = column;
            walk->twin->from = walk->r->catalogue->columns[column].table;
            walk->twin->to = walk->r->catalogue->columns[stored].table;
        }
    } else if (walk->r->catalogue->columns[stored].table == walk->twin->to) {
        struct sql_expr *plain = sql_column(walk->r->arena, walk->r->catalogue, stored);
        if (plain == NULL) {
            walk->r->status = CSQL_NO_MEMORY;
            return false;
        }
        *expr = *plain;
    }
    return false;
}

static bool find_aggregate(struct reader *r, struct sql_select *tree, struct twin *out) {
    struct aggregate_walk walk = {.r = r, .twin = out};
    struct sql_visitor visitor = {.context = &walk, .expr = visit_aggregate};
    *out = (struct twin){.count = 0};
    sql_walk(tree, &visitor);
    if (!out->computed) {
        return false;
    }
    const struct db_table *table = &r->catalogue->tables[out->from];
    for (int c = table->first_column; c < table->first_column + table->column_count; c++) {
        int same = namesake(r, out->to, c);
        if (same >= 0 && out->count < MAX_SWAPS) {
            out->swaps[out->count++] = (struct column_swap){c, same};
        }
    }
    return true;
}

/* A stored aggregate that the plan shows bare, and the details that it would be computed from. */
static struct sql_select *compute(struct reader *r, const struct sql_select *tree, struct twin *out) {
    static const char *const functions[] = {"avg", "max", "min", "sum", "count"};
    struct sql_select *copy = sql_copy(r->arena, tree);
    struct sql_core *core = copy == NULL ? NULL : copy->cores[0];
    bool found = false;
    for (size_t i = 0; core != NULL && i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind != SQL_COLUMN || expr->column_index < 0) {
            continue;
        }
        for (size_t c = 0; c < r->catalogue->column_count; c++) {
            for (size_t f = 0; f < sizeof functions / sizeof *functions; f++) {
                if (r->catalogue->columns[c].table == expr->table_index ||
                    find_stored(r, functions[f], (int)c) != expr->column_index ||
                    (found && r->catalogue->columns[c].table != out->to)) {
                    continue;
                }
                out->from = expr->table_index;
                out->to = r->catalogue->columns[c].table;
                out->column = expr->column_index;
                found = true;
                core->results[i].expr =
                    sql_call(r->arena, functions[f], sql_column(r->arena, r->catalogue, (int)c), false);
                c = r->catalogue->column_count - 1;
                break;
            }
        }
    }
    const struct db_table *table = found ? &r->catalogue->tables[out->from] : NULL;
    out->count = 0;
    for (int c = found ? table->first_column : 0; found && c < table->first_column + table->column_count;
         c++) {
        int same = namesake(r, out->to, c);
        if (same >= 0 && out->count < MAX_SWAPS) {
            out->swaps[out->count++] = (struct column_swap){c, same};
        }
    }
    return found ? swap_columns(r, copy, out->swaps, out->count, NULL, 0) : NULL;
}

/* ---- the pair ---- */

static const char *table_phrase(struct reader *r, int table) {
    const struct words *words = link_table_words(r->in->links, table);
    const char *text = "";
    for (size_t k = 0; k < words->count && text != NULL; k++) {
        text = arena_printf(r->arena, "%s%s%s", text, k > 0 ? " " : "", words->norm[k]);
    }
    return text == NULL ? reader_no_memory(r) : text;
}

/* The words that name the column; empty if none do. */
static struct span find_term(const struct reader *r, int column) {
    struct span best = {0, 0};
    float score = 0;
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        float here = m->lexical > m->semantic ? m->lexical : m->semantic;
        if (m->column && m->index == column && here > score && m->last <= r->count) {
            score = here;
            best = (struct span){m->first, m->last};
        }
    }
    return best;
}

static bool add_pair(struct reader *r, const struct sql_select *plan, struct sql_select *other,
                     const struct twin *twin, enum reading_kind kind) {
    const char *from = table_phrase(r, twin->from), *to = table_phrase(r, twin->to);
    const char *tail = rewrite_tail(r);
    const char *body = rewrite_text(r, 0, r->count);
    struct span term = find_term(r, twin->column);
    if (other == NULL || from == NULL || to == NULL || body == NULL || term.first == term.last) {
        return false;
    }
    bool join = kind == READING_JOIN;
    reader_found(r, kind, join ? CSQL_JOIN_AMB : CSQL_AGG_AMB, term);
    reader_add_element(r, twin->from, twin->column, NULL);
    for (size_t i = 0; i < twin->count; i++) {
        if (twin->swaps[i].from == twin->column) {
            reader_add_element(r, twin->to, twin->swaps[i].to, NULL);
        }
    }
    const char *one = arena_printf(r->arena, join ? "what %s says" : "what is worked out from %s", from);
    const char *two = arena_printf(r->arena, join ? "what %s says" : "what is kept in %s", to);
    reader_add(r, sql_copy(r->arena, plan), PLAN_PRIOR,
               arena_printf(r->arena, "%s, according to %s%s", body, from, tail), one);
    reader_add(r, other, 1 - PLAN_PRIOR, arena_printf(r->arena, "%s, according to %s%s", body, to, tail),
               two);
    r->out->reason = join ? "two places hold it" : "it is kept as well as worked out";
    return r->out->count == 2;
}

static bool try_plan(struct reader *r, struct sql_select *tree) {
    struct twin twin;
    if (find_aggregate(r, tree, &twin)) {
        struct sql_select *copy = sql_copy(r->arena, tree);
        struct aggregate_walk walk = {.r = r, .twin = &twin, .apply = true};
        struct sql_visitor visitor = {.context = &walk, .expr = visit_aggregate};
        if (copy != NULL) {
            sql_walk(copy, &visitor);
        }
        struct sql_select *other = swap_columns(r, copy, twin.swaps, twin.count, NULL, 0);
        if (add_pair(r, tree, other, &twin, READING_AGGREGATE)) {
            return true;
        }
    }
    struct sql_select *computed = compute(r, tree, &twin);
    if (computed != NULL && add_pair(r, tree, computed, &twin, READING_AGGREGATE)) {
        return true;
    }
    if (!find_copy(r, tree, &twin)) {
        return false;
    }
    const int keep[] = {twin.from};
    return add_pair(r, tree, swap_columns(r, tree, twin.swaps, twin.count, keep, twin.keep_from), &twin,
                    READING_JOIN);
}

bool find_twins(struct reader *r) {
    const struct plans *plans = r->in->plans;
    for (size_t i = 0; plans != NULL && i < plans->count && i < MAX_PLANS; i++) {
        struct sql_select *tree = plans->at[i].tree;
        if (plans->at[i].score < NEAR * plans->at[0].score || !swap_is_plain(tree)) {
            continue;
        }
        if (try_plan(r, tree)) {
            return true;
        }
        *r->out = (struct readings){0};
    }
    return false;
}
