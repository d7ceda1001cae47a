/* Queries held against what a reply settled: whether they say it, and, where a plan is right but for that,
 * the query mended so that it does: a column exchanged for the one that is meant, a condition on the value
 * that is meant put in place of another or added. */
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "pivot/predicates.h"
#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

/* Most tables of a query that is joined anew. */
#define MAX_TABLES 12

/* ---- what a query says ---- */

static bool says_column(const struct db_catalogue *catalogue, const struct sql_column_use *uses, size_t count,
                        int column) {
    for (size_t i = 0; i < count; i++) {
        bool joins = uses[i].place.clause == SQL_CLAUSE_FROM;
        if (!joins &&
            (uses[i].column == column || predicate_same_by_key(catalogue, uses[i].column, column))) {
            return true;
        }
    }
    return false;
}

static bool is_literal(const struct sql_expr *expr) {
    return expr != NULL && (expr->kind == SQL_TEXT || expr->kind == SQL_NUMBER) && expr->text != NULL;
}

static bool says_value(const struct sql_predicate *all, size_t count, const struct dialog_choice *choice) {
    for (size_t i = 0; i < count; i++) {
        if (all[i].column_index == choice->column_index && is_literal(all[i].value) &&
            strcasecmp(all[i].value->text, choice->value) == 0) {
            return true;
        }
    }
    return false;
}

static bool says_table(const struct sql_column_use *uses, size_t count, const struct sql_select *tree,
                       int table) {
    for (size_t i = 0; i < count; i++) {
        if (uses[i].table == table) {
            return true;
        }
    }
    for (size_t i = 0; i < tree->cores[0]->source_count; i++) {
        if (tree->cores[0]->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

size_t meant_missing(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *tree,
                     const struct meant *meant, size_t count) {
    struct sql_column_use *uses = NULL;
    struct sql_predicate *predicates = NULL;
    size_t use_count = 0, predicate_count = 0, missing = 0;
    if (tree == NULL || sql_columns(arena, tree, &uses, &use_count) != CSQL_OK ||
        sql_predicates(arena, tree, &predicates, &predicate_count) != CSQL_OK) {
        return count;
    }
    for (size_t i = 0; i < count; i++) {
        const struct dialog_choice *choice = &meant[i].choice;
        bool says = choice->value != NULL && choice->column_index >= 0
                        ? says_value(predicates, predicate_count, choice)
                    : choice->column_index >= 0
                        ? says_column(catalogue, uses, use_count, choice->column_index)
                    : choice->table_index >= 0 ? says_table(uses, use_count, tree, choice->table_index)
                                               : true;
        missing += !says;
    }
    return missing;
}

/* ---- mending ---- */

struct mender {
    csql_session *session;
    const struct turn *turn;
    const struct plan *plan;
    const struct meant *meant;
    size_t count;
    const struct db_catalogue *catalogue;
    struct arena *arena;
    struct sql_select *tree; /* a copy of the plan's */
    struct sql_core *core;
    /* while walking */
    int from, to;
    int tables[MAX_TABLES];
    size_t table_count;
    bool star, failed;
};

bool query_is_plain(const struct sql_select *tree) {
    if (tree == NULL || tree->core_count != 1 || tree->cte_count > 0 || tree->cores[0]->source_count == 0) {
        return false;
    }
    const struct sql_core *core = tree->cores[0];
    for (size_t i = 0; i < core->source_count; i++) {
        for (size_t k = 0; k < i; k++) {
            if (core->sources[i]->table_index == core->sources[k]->table_index) {
                return false;
            }
        }
        if (core->sources[i]->kind != SQL_SOURCE_TABLE || core->sources[i]->table_index < 0) {
            return false;
        }
    }
    return true;
}

static bool is_meant_by_some(const struct mender *m, int column) {
    for (size_t i = 0; i < m->count; i++) {
        if (m->meant[i].choice.column_index == column) {
            return true;
        }
    }
    return false;
}

/* The column that the plan took the pivot's words for, or -1. */
static int taken_for(const struct mender *m, const struct pivot *pivot) {
    double best = 0;
    int column = -1;
    for (size_t i = 0; i < m->plan->choice_count; i++) {
        const struct plan_choice *c = &m->plan->choices[i];
        size_t first = c->first > pivot->first ? c->first : pivot->first;
        size_t last = c->last < pivot->last ? c->last : pivot->last;
        double overlap = last > first ? c->alignment * (double)(last - first) : 0;
        if (c->chosen.kind == ELEMENT_COLUMN && overlap > best && !is_meant_by_some(m, c->chosen.index)) {
            best = overlap;
            column = c->chosen.index;
        }
    }
    return column;
}

bool query_set_column(const struct db_catalogue *catalogue, struct sql_expr *expr, int index) {
    const struct db_column *column = &catalogue->columns[index];
    bool moves = expr->table_index != column->table;
    if (moves) {
        expr->table = NULL;
        expr->source = NULL;
    }
    expr->column_index = index;
    expr->table_index = column->table;
    expr->name = column->name;
    return moves;
}

static void point_to(struct mender *m, struct sql_expr *expr, int column) {
    (void)query_set_column(m->catalogue, expr, column);
    expr->table = NULL;
    expr->source = NULL;
}

static bool exchange(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct mender *m = context;
    if (place->clause == SQL_CLAUSE_FROM && place->depth == 0) {
        return false; /* the joins are looked at afterwards */
    }
    if (expr->kind == SQL_COLUMN && expr->column_index == m->from) {
        bool same_table = m->catalogue->columns[m->from].table == m->catalogue->columns[m->to].table;
        m->failed = m->failed || (place->depth > 0 && !same_table);
        point_to(m, expr, m->to);
    }
    return true;
}

static void use_table(struct mender *m, int table) {
    for (size_t i = 0; i < m->table_count; i++) {
        if (m->tables[i] == table) {
            return;
        }
    }
    if (m->table_count == MAX_TABLES) {
        m->failed = true;
        return;
    }
    m->tables[m->table_count++] = table;
}

static bool collect_tables(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct mender *m = context;
    if (place->depth > 0 || place->clause == SQL_CLAUSE_FROM) {
        return false;
    }
    m->star = m->star || expr->kind == SQL_STAR;
    if (expr->kind == SQL_COLUMN) {
        m->failed = m->failed || expr->column_index < 0;
        use_table(m, expr->table_index);
        expr->source = NULL;
        expr->table = NULL;
    }
    return true;
}

static bool in_from(const struct sql_core *core, int table) {
    for (size_t i = 0; i < core->source_count; i++) {
        if (core->sources[i]->table_index == table) {
            return true;
        }
    }
    return false;
}

/* Joins anew what the query uses now; `gone` is a table that it may no longer need, or -1. */
static bool join_anew(struct mender *m, int gone) {
    struct sql_visitor visitor = {.context = m, .expr = collect_tables};
    m->table_count = 0;
    m->star = false;
    sql_walk(m->tree, &visitor);
    bool stays = true;
    for (size_t i = 0; i < m->table_count; i++) {
        stays = stays && in_from(m->core, m->tables[i]);
    }
    bool gone_used = gone < 0;
    for (size_t i = 0; i < m->table_count; i++) {
        gone_used = gone_used || m->tables[i] == gone;
    }
    if (m->failed || (stays && gone_used)) {
        return !m->failed;
    }
    for (size_t i = 0; (m->star || gone < 0) && i < m->core->source_count; i++) {
        int table = m->core->sources[i]->table_index;
        if (table != gone) {
            use_table(m, table);
        }
    }
    struct db_join_tree joins;
    if (m->failed || m->table_count == 0 ||
        db_join_trees(m->session->db, m->arena, m->tables, m->table_count, &joins, 1) == 0) {
        return false;
    }
    m->core->source_count = 0;
    return sql_add_join_tree(m->arena, m->core, m->catalogue, &joins);
}

bool query_join_anew(csql_session *session, struct arena *arena, struct sql_select *tree) {
    struct mender m = {.session = session,
                       .catalogue = db_catalogue(session->db),
                       .arena = arena,
                       .tree = tree,
                       .core = sql_select_core(tree)};
    return query_is_plain(tree) && join_anew(&m, -1);
}

static bool mend_column(struct mender *m, const struct meant *meant) {
    m->from = taken_for(m, meant->slot->pivot);
    m->to = meant->choice.column_index;
    if (m->from < 0) {
        return false;
    }
    struct sql_visitor visitor = {.context = m, .expr = exchange};
    sql_walk(m->tree, &visitor);
    int table = m->catalogue->columns[m->from].table;
    return !m->failed && join_anew(m, table == m->catalogue->columns[m->to].table ? -1 : table);
}

/* The literal is what the slot's words were taken for: the words themselves, a value of the group, or a
 * stored value that they were linked to. */
static bool stands_for(const struct mender *m, const struct slot *slot, const char *literal) {
    const struct pivot *pivot = slot->pivot;
    if (strcasecmp(literal, pivot->term) == 0) {
        return true;
    }
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        const char *value = slot->item.choices[i].value;
        if (value != NULL && strcasecmp(value, literal) == 0) {
            return true;
        }
    }
    for (size_t v = 0; v < m->turn->linked.value_count; v++) {
        const struct link_value *value = &m->turn->linked.values[v];
        bool over = value->first < pivot->last && pivot->first < value->last;
        for (size_t h = 0; over && h < value->holder_count; h++) {
            if (strcasecmp(value->holders[h].stored, literal) == 0) {
                return true;
            }
        }
    }
    return false;
}

struct sql_expr *query_literal(struct arena *arena, const struct db_catalogue *catalogue, int column,
                               const char *value) {
    return catalogue->columns[column].text_values ? sql_text(arena, value) : sql_number(arena, value);
}

static bool mend_value(struct mender *m, const struct meant *meant) {
    const struct dialog_choice *choice = &meant->choice;
    struct sql_predicate *all = NULL;
    size_t count = 0;
    struct sql_expr *literal = query_literal(m->arena, m->catalogue, choice->column_index, choice->value);
    if (literal == NULL || sql_predicates(m->arena, m->tree, &all, &count) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const struct sql_predicate *p = &all[i];
        bool compares = p->op == SQL_EQ || p->op == SQL_NE || p->op == SQL_LIKE;
        if (!compares || p->place.depth > 0 || !is_literal(p->value) || p->expr->operand_count < 2 ||
            !stands_for(m, meant->slot, p->value->text)) {
            continue;
        }
        struct sql_expr *expr = (struct sql_expr *)p->expr; /* of our own copy */
        int table = p->table;
        expr->op = p->op == SQL_NE || p->expr->negated ? SQL_NE : SQL_EQ;
        expr->negated = false;
        expr->operands[0] = sql_column(m->arena, m->catalogue, choice->column_index);
        expr->operands[1] = literal;
        expr->operand_count = 2;
        bool moved = table != m->catalogue->columns[choice->column_index].table;
        return expr->operands[0] != NULL && join_anew(m, moved ? table : -1);
    }
    struct sql_expr *column = sql_column(m->arena, m->catalogue, choice->column_index);
    return sql_add_where(m->arena, m->core, sql_binary(m->arena, SQL_EQ, column, literal)) &&
           join_anew(m, -1);
}

const char *mend_query(csql_session *session, const struct turn *turn, const struct plan *plan,
                       const struct meant *meant, size_t count) {
    struct mender m = {.session = session,
                       .turn = turn,
                       .plan = plan,
                       .meant = meant,
                       .count = count,
                       .catalogue = db_catalogue(session->db),
                       .arena = turn->arena};
    m.tree = query_is_plain(plan->tree) ? sql_copy(m.arena, plan->tree) : NULL;
    if (m.tree == NULL) {
        return NULL;
    }
    m.core = sql_select_core(m.tree);
    for (size_t i = 0; i < count; i++) {
        const struct dialog_choice *choice = &meant[i].choice;
        if (meant_missing(m.arena, m.catalogue, m.tree, &meant[i], 1) == 0) {
            continue;
        }
        bool mended = choice->column_index < 0 ? false
                      : choice->value != NULL  ? mend_value(&m, &meant[i])
                                               : mend_column(&m, &meant[i]);
        if (!mended) {
            return NULL;
        }
    }
    const char *sql = sql_alias_tables(m.arena, m.tree) ? sql_format(m.arena, m.tree) : NULL;
    return sql != NULL && db_prepare(session->db, sql, NULL) == CSQL_OK ? sql : NULL;
}
