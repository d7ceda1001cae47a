/* Names to catalogue indices, by SQLite's rules: the innermost FROM first, then result aliases, then the
 * enclosing query; a double-quoted name that is nothing is a string. */
#include "base/error.h"
#include "sql/internal.h"

#define OUTPUT_DEPTH 64 /* stars through nested queries */

struct resolver {
    struct arena *arena;
    const struct db_catalogue *catalogue;
    csql_error *error;
    csql_status status;
    size_t lookups;
};

/* The CTEs that can be seen: those of select, then those of the enclosing queries. */
struct ctes {
    const struct ctes *outer;
    const struct sql_select *select;
};

struct scope {
    const struct scope *outer;
    const struct ctes *ctes;
    struct sql_core *core;
    bool aliases; /* result aliases can be seen: not in the result list itself and in ON */
};

static bool fail(struct resolver *r, size_t position, const char *what, const char *name) {
    if (r->status == CSQL_OK) {
        r->status = error_at(r->error, CSQL_BAD_SQL, position, "%s: %s", what, name);
    }
    return false;
}

static bool spend(struct resolver *r) {
    if (r->status == CSQL_OK && ++r->lookups > SQL_MAX_LOOKUPS) {
        r->status = error_set(r->error, CSQL_LIMIT, "the query has too many names to resolve");
    }
    return r->status == CSQL_OK;
}

/* ---- the columns that a FROM item gives ---- */

/* One such column; returns false to stop. */
struct output {
    const char *name; /* NULL for an expression without an alias */
    int table, column;
};
typedef bool output_visitor(void *context, const struct output *output);

struct renaming {
    output_visitor *visit;
    void *context;
    const char *const *names;
    size_t count, at;
};

static bool source_outputs(struct resolver *r, const struct sql_source *source, size_t depth,
                           output_visitor *visit, void *context);

static bool rename_output(void *context, const struct output *output) {
    struct renaming *renaming = context;
    struct output renamed = *output;
    if (renaming->at < renaming->count) {
        renamed.name = renaming->names[renaming->at];
    }
    renaming->at++;
    return renaming->visit(renaming->context, &renamed);
}

static const char *visible_name(const struct sql_source *source) {
    return source->alias ? source->alias : source->name;
}

static bool values_outputs(struct resolver *r, const struct sql_core *core, output_visitor *visit,
                           void *context) {
    for (size_t i = 0; i < core->rows[0]->operand_count; i++) {
        struct output output = {arena_printf(r->arena, "column%zu", i + 1), -1, -1};
        if (!spend(r) || !visit(context, &output)) {
            return false;
        }
    }
    return true;
}

/* The columns of a query are those of its first block. */
static bool select_outputs(struct resolver *r, const struct sql_select *select, size_t depth,
                           output_visitor *visit, void *context) {
    const struct sql_core *core = select->cores[0];
    if (core->row_count) {
        return values_outputs(r, core, visit, context);
    }
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind != SQL_STAR) {
            struct output output = {core->results[i].alias, expr->table_index, expr->column_index};
            if (!output.name && expr->kind == SQL_COLUMN) {
                output.name = expr->name;
            }
            if (!spend(r) || !visit(context, &output)) {
                return false;
            }
            continue;
        }
        for (size_t j = 0; j < core->source_count; j++) {
            const struct sql_source *source = core->sources[j];
            if (expr->table && !sql_name_equal(expr->table, visible_name(source))) {
                continue;
            }
            if (!source_outputs(r, source, depth + 1, visit, context)) {
                return false;
            }
        }
    }
    return true;
}

static bool source_outputs(struct resolver *r, const struct sql_source *source, size_t depth,
                           output_visitor *visit, void *context) {
    if (!spend(r) || depth > OUTPUT_DEPTH) {
        return false;
    }
    if (source->kind == SQL_SOURCE_SELECT) {
        return select_outputs(r, source->select, depth, visit, context);
    }
    if (source->cte) {
        struct renaming renaming = {visit, context, source->cte->columns, source->cte->column_count, 0};
        return select_outputs(r, source->cte->select, depth, rename_output, &renaming);
    }
    if (source->table_index >= 0) {
        const struct db_table *table = &r->catalogue->tables[source->table_index];
        for (int i = table->first_column; i < table->first_column + table->column_count; i++) {
            struct output output = {r->catalogue->columns[i].name, source->table_index, i};
            if (!spend(r) || !visit(context, &output)) {
                return false;
            }
        }
    }
    for (size_t i = 0; i < source->source_count; i++) {
        if (!source_outputs(r, source->sources[i], depth, visit, context)) {
            return false;
        }
    }
    return true;
}

/* ---- looking up a column ---- */

struct lookup {
    struct resolver *r;
    const struct sql_expr *expr;
    struct sql_source *source; /* where it was found */
    struct sql_source *opaque; /* a table function, whose columns are not known */
    struct output found;
    bool ambiguous, hit;
};

static bool match_output(void *context, const struct output *output) {
    struct lookup *lookup = context;
    if (!sql_name_equal(output->name, lookup->expr->name)) {
        return true;
    }
    lookup->found = *output;
    lookup->hit = true;
    return false;
}

static bool is_rowid(const char *name) {
    return sql_name_equal(name, "rowid") || sql_name_equal(name, "oid") || sql_name_equal(name, "_rowid_");
}

/* True if an unqualified name may be in both sides of the join. */
static bool is_shared(const struct sql_source *source, const char *name) {
    if (source->natural) {
        return true;
    }
    for (size_t i = 0; i < source->using_count; i++) {
        if (sql_name_equal(source->using_columns[i], name)) {
            return true;
        }
    }
    return false;
}

static void look_in_source(struct lookup *lookup, struct sql_source *source, bool qualified) {
    const struct sql_expr *expr = lookup->expr;
    if (!spend(lookup->r)) {
        return;
    }
    bool named = expr->table && sql_name_equal(expr->table, visible_name(source));
    if (source->kind == SQL_SOURCE_JOIN) {
        for (size_t i = 0; i < source->source_count; i++) {
            look_in_source(lookup, source->sources[i], qualified && !named);
        }
        return;
    }
    if (qualified && !named) {
        return;
    }
    if (source->kind == SQL_SOURCE_FUNCTION) {
        lookup->opaque = source;
        return;
    }
    struct sql_source *before = lookup->source;
    struct output earlier = lookup->found;
    lookup->hit = false;
    source_outputs(lookup->r, source, 0, match_output, lookup);
    if (!lookup->hit && source->table_index >= 0 && is_rowid(expr->name)) {
        lookup->hit = true;
        lookup->found = (struct output){expr->name, -1, -1};
    }
    if (!lookup->hit) {
        return;
    }
    lookup->source = before ? before : source;
    if (before) {
        lookup->found = earlier;
        lookup->ambiguous = lookup->ambiguous || !(is_shared(source, expr->name) && !qualified);
    }
}

static void take_output(struct sql_expr *expr, const struct output *output, struct sql_source *source) {
    expr->table_index = output->table;
    expr->column_index = output->column;
    expr->source = source;
    expr->double_quoted = false;
}

static void take_alias(struct sql_expr *expr, struct sql_expr *result) {
    expr->alias_of = result;
    expr->table_index = result->table_index;
    expr->column_index = result->column_index;
    expr->source = result->source;
    expr->double_quoted = false;
}

static struct sql_expr *find_alias(const struct sql_core *core, const char *name) {
    for (size_t i = 0; i < core->result_count; i++) {
        if (core->results[i].alias && sql_name_equal(core->results[i].alias, name)) {
            return core->results[i].expr;
        }
    }
    return NULL;
}

/* True if the name was found in this scope, or the search failed. */
static bool resolve_here(struct resolver *r, const struct scope *scope, struct sql_expr *expr) {
    struct lookup lookup = {.r = r, .expr = expr, .found = {NULL, -1, -1}};
    for (size_t i = 0; i < scope->core->source_count && r->status == CSQL_OK; i++) {
        look_in_source(&lookup, scope->core->sources[i], expr->table != NULL);
    }
    if (r->status != CSQL_OK) {
        return true;
    }
    if (lookup.ambiguous) {
        return !fail(r, expr->start, "ambiguous column name", expr->name);
    }
    if (lookup.source) {
        take_output(expr, &lookup.found, lookup.source);
        return true;
    }
    struct sql_expr *result = scope->aliases && !expr->table ? find_alias(scope->core, expr->name) : NULL;
    if (result && result != expr) {
        take_alias(expr, result);
        return true;
    }
    if (lookup.opaque) {
        take_output(expr, &lookup.found, lookup.opaque);
    }
    return lookup.opaque != NULL;
}

static bool is_main(const char *schema) {
    return !schema || sql_name_equal(schema, "main");
}

static bool resolve_column(struct resolver *r, const struct scope *scope, struct sql_expr *expr) {
    expr->table_index = expr->column_index = -1;
    expr->source = NULL;
    expr->alias_of = NULL;
    for (; is_main(expr->schema) && scope; scope = scope->outer) {
        if (resolve_here(r, scope, expr)) {
            return r->status == CSQL_OK;
        }
    }
    if (!expr->double_quoted) {
        const char *name =
            expr->table ? arena_printf(r->arena, "%s.%s", expr->table, expr->name) : expr->name;
        return fail(r, expr->start, "no such column", name ? name : expr->name);
    }
    expr->kind = SQL_TEXT;
    expr->text = expr->name;
    expr->name = NULL;
    expr->double_quoted = false;
    return true;
}

/* ---- expressions ---- */

static bool resolve_select(struct resolver *r, struct sql_select *select, const struct scope *outer,
                           const struct ctes *outer_ctes);
static bool resolve_expr(struct resolver *r, const struct scope *scope, struct sql_expr *expr);

static bool resolve_list(struct resolver *r, const struct scope *scope, struct sql_expr *const *list,
                         size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!resolve_expr(r, scope, list[i])) {
            return false;
        }
    }
    return true;
}

static bool resolve_window(struct resolver *r, const struct scope *scope, const struct sql_window *window) {
    for (size_t i = 0; i < window->order_count; i++) {
        if (!resolve_expr(r, scope, window->order[i].expr)) {
            return false;
        }
    }
    return resolve_list(r, scope, window->partition, window->partition_count) &&
           resolve_expr(r, scope, window->from.offset) && resolve_expr(r, scope, window->to.offset);
}

static struct sql_source *find_named(struct sql_source *const *sources, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++) {
        if (sql_name_equal(name, visible_name(sources[i]))) {
            return sources[i];
        }
        struct sql_source *nested = find_named(sources[i]->sources, sources[i]->source_count, name);
        if (nested) {
            return nested;
        }
    }
    return NULL;
}

/* A star stands for the tables of its own block only. */
static bool resolve_star(struct resolver *r, const struct scope *scope, struct sql_expr *expr) {
    expr->source = NULL;
    if (!expr->table) {
        return true;
    }
    expr->source = find_named(scope->core->sources, scope->core->source_count, expr->table);
    return expr->source || fail(r, expr->start, "no such table", expr->table);
}

static bool resolve_table(struct resolver *r, const struct ctes *ctes, struct sql_source *source);

static bool resolve_expr(struct resolver *r, const struct scope *scope, struct sql_expr *expr) {
    if (!expr) {
        return true;
    }
    if (!spend(r)) {
        return false;
    }
    if (expr->kind == SQL_COLUMN) {
        return resolve_column(r, scope, expr);
    }
    if (expr->kind == SQL_STAR) {
        return resolve_star(r, scope, expr);
    }
    if (!resolve_list(r, scope, expr->operands, expr->operand_count)) {
        return false;
    }
    if (expr->select && !resolve_select(r, expr->select, scope, scope->ctes)) {
        return false;
    }
    if (expr->in && (!resolve_table(r, scope->ctes, expr->in) ||
                     !resolve_list(r, scope, expr->in->arguments, expr->in->argument_count))) {
        return false;
    }
    for (size_t i = 0; i < expr->order_count; i++) {
        if (!resolve_expr(r, scope, expr->order[i].expr)) {
            return false;
        }
    }
    return resolve_expr(r, scope, expr->filter) && (!expr->window || resolve_window(r, scope, expr->window));
}

/* ---- blocks ---- */

static bool resolve_table(struct resolver *r, const struct ctes *ctes, struct sql_source *source) {
    source->table_index = -1;
    source->cte = NULL;
    if (source->kind != SQL_SOURCE_TABLE) {
        return true;
    }
    for (; ctes && !source->schema; ctes = ctes->outer) {
        for (size_t i = 0; i < ctes->select->cte_count; i++) {
            if (sql_name_equal(ctes->select->ctes[i]->name, source->name)) {
                source->cte = ctes->select->ctes[i];
                return true;
            }
        }
    }
    if (is_main(source->schema)) {
        source->table_index = db_find_table(r->catalogue, source->name);
    }
    return source->table_index >= 0 || fail(r, source->start, "no such table", source->name);
}

static bool resolve_sources(struct resolver *r, const struct scope *scope, struct sql_source *const *sources,
                            size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct sql_source *source = sources[i];
        if (!spend(r) || !resolve_table(r, scope->ctes, source)) {
            return false;
        }
        if (source->select && !resolve_select(r, source->select, scope->outer, scope->ctes)) {
            return false;
        }
        if (!resolve_sources(r, scope, source->sources, source->source_count)) {
            return false;
        }
    }
    return true;
}

/* Conditions and arguments see all of FROM, so they come after all of it. */
static bool resolve_conditions(struct resolver *r, const struct scope *scope,
                               struct sql_source *const *sources, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!resolve_conditions(r, scope, sources[i]->sources, sources[i]->source_count) ||
            !resolve_list(r, scope, sources[i]->arguments, sources[i]->argument_count) ||
            !resolve_expr(r, scope, sources[i]->on)) {
            return false;
        }
    }
    return true;
}

static bool resolve_core(struct resolver *r, const struct scope *outer, const struct ctes *ctes,
                         struct sql_core *core) {
    struct scope scope = {outer, ctes, core, false};
    if (!resolve_sources(r, &scope, core->sources, core->source_count) ||
        !resolve_conditions(r, &scope, core->sources, core->source_count)) {
        return false;
    }
    for (size_t i = 0; i < core->result_count; i++) {
        if (!resolve_expr(r, &scope, core->results[i].expr)) {
            return false;
        }
    }
    scope.aliases = true;
    if (!resolve_list(r, &scope, core->rows, core->row_count) || !resolve_expr(r, &scope, core->where) ||
        !resolve_list(r, &scope, core->group, core->group_count) || !resolve_expr(r, &scope, core->having)) {
        return false;
    }
    for (size_t i = 0; i < core->window_count; i++) {
        if (!resolve_window(r, &scope, core->windows[i])) {
            return false;
        }
    }
    return true;
}

/* A term that is one bare name means a result of that alias before it means a column. In a set operation it
 * means a result column of the first block that has it. */
static bool resolve_order_name(const struct sql_select *select, struct sql_expr *expr) {
    if (expr->kind != SQL_COLUMN || expr->table) {
        return false;
    }
    for (size_t i = 0; i < select->core_count; i++) {
        const struct sql_core *core = select->cores[i];
        struct sql_expr *result = find_alias(core, expr->name);
        for (size_t j = 0; !result && select->core_count > 1 && j < core->result_count; j++) {
            if (core->results[j].expr->kind == SQL_COLUMN && !core->results[j].alias &&
                sql_name_equal(core->results[j].expr->name, expr->name)) {
                result = core->results[j].expr;
            }
        }
        if (result) {
            take_alias(expr, result);
            return true;
        }
    }
    return false;
}

static bool resolve_order(struct resolver *r, struct sql_select *select, const struct scope *outer,
                          const struct ctes *ctes) {
    for (size_t i = 0; i < select->order_count; i++) {
        struct sql_expr *expr = select->order[i].expr;
        expr->alias_of = NULL;
        if (resolve_order_name(select, expr)) {
            continue;
        }
        bool done = false;
        for (size_t j = 0; j < select->core_count && !done; j++) {
            struct scope scope = {outer, ctes, select->cores[j], true};
            bool last = j + 1 == select->core_count;
            struct resolver attempt = *r;
            attempt.error = last ? r->error : NULL;
            done = resolve_expr(&attempt, &scope, expr);
            r->lookups = attempt.lookups;
            if (last || attempt.status == CSQL_LIMIT) {
                r->status = attempt.status;
            }
        }
        if (r->status != CSQL_OK) {
            return false;
        }
    }
    return true;
}

static bool resolve_select(struct resolver *r, struct sql_select *select, const struct scope *outer,
                           const struct ctes *outer_ctes) {
    struct ctes ctes = {outer_ctes, select};
    for (size_t i = 0; i < select->cte_count; i++) {
        if (!resolve_select(r, select->ctes[i]->select, outer, &ctes)) {
            return false;
        }
    }
    for (size_t i = 0; i < select->core_count; i++) {
        if (!resolve_core(r, outer, &ctes, select->cores[i])) {
            return false;
        }
    }
    if (!resolve_order(r, select, outer, &ctes)) {
        return false;
    }
    struct scope scope = {outer, &ctes, select->cores[0], false};
    return resolve_expr(r, &scope, select->limit) && resolve_expr(r, &scope, select->offset);
}

csql_status sql_resolve(struct arena *arena, const struct db_catalogue *catalogue, struct sql_select *select,
                        csql_error *error) {
    struct resolver r = {.arena = arena, .catalogue = catalogue, .error = error};
    resolve_select(&r, select, NULL, NULL);
    return r.status;
}
