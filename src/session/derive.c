/* Queries of combinations out of the query of one: where three words may each mean four columns, the 64
 * queries are mostly one with other columns in it, and planning each takes a second. */
#include <string.h>
#include <strings.h>

#include "session/internal.h"
#include "sql/sql.h"

/* A choice that takes another's place. */
struct exchange {
    const struct dialog_choice *from, *to;
    size_t used;
};

struct deriving {
    struct arena *arena;
    const struct db_catalogue *catalogue;
    struct exchange all[DIALOG_MAX_ITEMS];
    size_t count;
    bool moved; /* some column is now of another table */
    bool failed;
};

/* A comparison of the column with the value. */
static bool compares(const struct sql_expr *expr, const struct dialog_choice *choice) {
    return expr->kind == SQL_BINARY && expr->operand_count == 2 && expr->operands[0]->kind == SQL_COLUMN &&
           expr->operands[0]->column_index == choice->column_index && expr->operands[1]->text != NULL &&
           (expr->operands[1]->kind == SQL_TEXT || expr->operands[1]->kind == SQL_NUMBER) &&
           strcasecmp(expr->operands[1]->text, choice->value) == 0;
}

static bool visit(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct deriving *d = context;
    for (size_t i = 0; i < d->count && place->clause != SQL_CLAUSE_FROM; i++) {
        struct exchange *x = &d->all[i];
        if (x->from->value != NULL && compares(expr, x->from)) {
            struct sql_expr *column = sql_column(d->arena, d->catalogue, x->to->column_index);
            struct sql_expr *value = query_literal(d->arena, d->catalogue, x->to->column_index, x->to->value);
            d->failed = d->failed || column == NULL || value == NULL;
            d->moved = d->moved ||
                       expr->operands[0]->table_index != d->catalogue->columns[x->to->column_index].table;
            if (!d->failed) {
                column->source = d->moved ? NULL : expr->operands[0]->source;
                column->table = d->moved ? NULL : expr->operands[0]->table;
                expr->operands[0] = column;
                expr->operands[1] = value;
            }
            x->used++;
            return false; /* what was put in is no one else's */
        }
        if (x->from->value == NULL && expr->kind == SQL_COLUMN &&
            expr->column_index == x->from->column_index) {
            d->moved = query_set_column(d->catalogue, expr, x->to->column_index) || d->moved;
            x->used++;
            return true;
        }
    }
    return true;
}

/* Both are columns, or both values of columns. */
static bool are_alike(const struct dialog_choice *a, const struct dialog_choice *b) {
    return a->column_index >= 0 && b->column_index >= 0 && (a->value == NULL) == (b->value == NULL);
}

/* The column is what some other slot means too. */
static bool is_shared(const struct turn *turn, const int *choices, size_t slot) {
    int column = turn->slots[slot].item.choices[choices[slot]].column_index;
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (i != slot && turn->slots[i].item.choices[choices[i]].column_index == column) {
            return true;
        }
    }
    return false;
}

const char *derive_query(csql_session *session, struct turn *turn, const char *sql, const int *from,
                         const int *to) {
    struct deriving d = {.arena = turn->arena, .catalogue = db_catalogue(session->db)};
    struct sql_select *tree = NULL;
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct dialog_choice *choices = turn->slots[i].item.choices;
        if (from[i] == to[i]) {
            continue;
        }
        if (!are_alike(&choices[from[i]], &choices[to[i]]) || is_shared(turn, from, i) ||
            is_shared(turn, to, i)) {
            return NULL;
        }
        d.all[d.count++] = (struct exchange){&choices[from[i]], &choices[to[i]], 0};
    }
    if (sql_parse(d.arena, sql, strlen(sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(d.arena, d.catalogue, tree, NULL) != CSQL_OK) {
        return NULL;
    }
    struct sql_visitor visitor = {.context = &d, .expr = visit};
    sql_walk(tree, &visitor);
    for (size_t i = 0; i < d.count; i++) {
        if (d.all[i].used == 0) {
            return NULL;
        }
    }
    if (d.failed || (d.moved && !query_join_anew(session, d.arena, tree)) ||
        !sql_alias_tables(d.arena, tree)) {
        return NULL;
    }
    const char *text = sql_format(d.arena, tree);
    return text != NULL && db_prepare(session->db, text, NULL) == CSQL_OK ? text : NULL;
}
