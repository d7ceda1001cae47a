/* "Both": one query out of the queries for each of several choices. */
#include <string.h>

#include "session/internal.h"
#include "sql/sql.h"

/* The two blocks are the same but for their result lists, or but for WHERE. */
static bool same_but(struct sql_select *a, struct sql_select *b, bool results) {
    struct sql_core *x = sql_select_core(a), *y = sql_select_core(b);
    if (a->core_count != 1 || b->core_count != 1) {
        return false;
    }
    struct sql_core kept = *y;
    if (results) {
        y->results = x->results;
        y->result_count = x->result_count;
    } else {
        y->where = x->where;
    }
    bool same = sql_same(a, b);
    *y = kept;
    return same;
}

static bool has_result(const struct sql_core *core, const struct sql_expr *expr) {
    for (size_t i = 0; i < core->result_count; i++) {
        if (sql_same_expr(core->results[i].expr, expr)) {
            return true;
        }
    }
    return false;
}

/* Side by side: the columns of b that a does not show. */
static bool join_results(struct arena *arena, struct sql_core *a, const struct sql_core *b) {
    for (size_t i = 0; i < b->result_count; i++) {
        if (!has_result(a, b->results[i].expr) && !sql_add_result(arena, a, b->results[i].expr)) {
            return false;
        }
    }
    return true;
}

static bool is_conjunct(const struct sql_expr *where, const struct sql_expr *term) {
    if (where->kind != SQL_LOGIC || where->op != SQL_AND) {
        return sql_same_expr(where, term);
    }
    for (size_t i = 0; i < where->operand_count; i++) {
        if (sql_same_expr(where->operands[i], term)) {
            return true;
        }
    }
    return false;
}

/* Splits the conjuncts of a condition by whether the other has them too. */
static bool split(struct arena *arena, struct sql_expr *where, const struct sql_expr *other,
                  struct sql_expr **common, struct sql_expr **own) {
    bool list = where->kind == SQL_LOGIC && where->op == SQL_AND;
    size_t count = list ? where->operand_count : 1;
    for (size_t i = 0; i < count; i++) {
        struct sql_expr *term = list ? where->operands[i] : where;
        struct sql_expr **into = is_conjunct(other, term) ? common : own;
        *into = sql_and(arena, *into, term);
        if (*into == NULL) {
            return false;
        }
    }
    return true;
}

/* What both ask for, and what the one or the other does. */
static bool join_conditions(struct arena *arena, struct sql_core *a, const struct sql_core *b) {
    struct sql_expr *common = NULL, *unused = NULL, *own_a = NULL, *own_b = NULL;
    if (a->where == NULL || b->where == NULL || !split(arena, a->where, b->where, &common, &own_a) ||
        !split(arena, b->where, a->where, &unused, &own_b) || own_a == NULL || own_b == NULL) {
        return false;
    }
    struct sql_expr *either = sql_or(arena, own_a, own_b);
    a->where = either == NULL ? NULL : sql_and(arena, common, either);
    return a->where != NULL;
}

const char *readings_join(csql_session *session, struct arena *arena, const char *const *sql, size_t count) {
    struct sql_select *whole = NULL;
    for (size_t i = 0; i < count; i++) {
        struct sql_select *next = NULL;
        if (sql_parse(arena, sql[i], strlen(sql[i]), &next, NULL) != CSQL_OK) {
            return NULL;
        }
        if (whole == NULL) {
            whole = next;
        } else if (same_but(whole, next, true)) {
            if (!join_results(arena, sql_select_core(whole), sql_select_core(next))) {
                return NULL;
            }
        } else if (!same_but(whole, next, false) ||
                   !join_conditions(arena, sql_select_core(whole), sql_select_core(next))) {
            return NULL;
        }
    }
    const char *text = whole == NULL ? NULL : sql_format(arena, whole);
    return text != NULL && db_prepare(session->db, text, NULL) == CSQL_OK ? text : NULL;
}
