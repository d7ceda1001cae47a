#include "session/either.h"

#include <string.h>
#include <strings.h>

#include "sql/sql.h"
#include "text/text.h"

/* The slots that are listed. */
struct listed {
    const struct meant *at[DIALOG_MAX_ITEMS];
    size_t count;
};

static bool is_value_of(const csql_session *session, const struct meant *m, int table) {
    return m->choice.value != NULL && m->choice.column_index >= 0 &&
           db_catalogue(session->db)->columns[m->choice.column_index].table == table;
}

/* The table that the words before `first` name, or -1. */
static int table_before(const struct linked *linked, size_t first) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last == first) {
            return m->index;
        }
    }
    return -1;
}

/* The slots that follow one another behind a table's name, joined by "and" and commas. */
static bool find_list(const csql_session *session, const struct turn *turn, const struct meant *meant,
                      struct listed *out) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        int table = table_before(&turn->linked, meant[i].slot->pivot->first);
        *out = (struct listed){.at = {&meant[i]}, .count = 1};
        bool grows = table >= 0 && is_value_of(session, &meant[i], table);
        while (grows) {
            size_t end = out->at[out->count - 1]->slot->pivot->last;
            grows = false;
            for (size_t k = 0; k < turn->slot_count && !grows; k++) {
                size_t first = meant[k].slot->pivot->first;
                grows = first > end && is_value_of(session, &meant[k], table) &&
                        link_joined_in_list(&turn->linked, end, first);
                if (grows) {
                    out->at[out->count++] = &meant[k];
                }
            }
        }
        if (out->count > 1) {
            return true;
        }
    }
    return false;
}

static bool is_listed(const struct listed *listed, const struct sql_expr *term) {
    bool equals = term->kind == SQL_BINARY && term->op == SQL_EQ && term->operands[0]->kind == SQL_COLUMN &&
                  term->operands[1]->text != NULL;
    for (size_t i = 0; i < listed->count && equals; i++) {
        if (term->operands[0]->column_index == listed->at[i]->choice.column_index &&
            strcasecmp(term->operands[1]->text, listed->at[i]->choice.value) == 0) {
            return true;
        }
    }
    return false;
}

/* Splits a condition into what is listed, which is counted, and the rest. */
static bool take_out(struct arena *arena, const struct listed *listed, struct sql_core *core, size_t *taken) {
    struct sql_expr *where = core->where;
    bool list = where != NULL && where->kind == SQL_LOGIC && where->op == SQL_AND;
    size_t count = where == NULL ? 0 : list ? where->operand_count : 1;
    core->where = NULL;
    for (size_t i = 0; i < count; i++) {
        struct sql_expr *term = list ? where->operands[i] : where;
        if (is_listed(listed, term)) {
            ++*taken;
        } else if (!sql_add_where(arena, core, term)) {
            return false;
        }
    }
    return true;
}

/* All blocks of the query, joined by INTERSECT, ask the same but for what is listed. */
static bool is_one_block(struct arena *arena, const struct listed *listed, struct sql_select *tree,
                         size_t *taken) {
    struct sql_select one = *tree, other = *tree;
    one.core_count = other.core_count = 1;
    for (size_t i = 0; i < tree->core_count; i++) {
        other.cores = &tree->cores[i];
        if ((i > 0 && tree->operators[i] != SQL_INTERSECT) ||
            !take_out(arena, listed, tree->cores[i], taken) || (i > 0 && !sql_same(&one, &other))) {
            return false;
        }
    }
    return query_is_plain(&one);
}

static struct sql_expr *any_of(const csql_session *session, struct arena *arena,
                               const struct listed *listed) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    struct sql_expr *any = NULL;
    for (size_t i = 0; i < listed->count; i++) {
        const struct dialog_choice *choice = &listed->at[i]->choice;
        struct sql_expr *column = sql_column(arena, catalogue, choice->column_index);
        struct sql_expr *value = query_literal(arena, catalogue, choice->column_index, choice->value);
        struct sql_expr *term = sql_binary(arena, SQL_EQ, column, value);
        any = term == NULL ? NULL : any == NULL ? term : sql_or(arena, any, term);
        if (any == NULL) {
            return NULL;
        }
    }
    return any;
}

const char *either_meant(csql_session *session, const struct turn *turn, const struct meant *meant,
                         const char *sql) {
    struct arena *arena = turn->arena;
    struct listed listed;
    struct sql_select *tree = NULL;
    size_t taken = 0;
    if (!find_list(session, turn, meant, &listed) ||
        sql_parse(arena, sql, strlen(sql), &tree, NULL) != CSQL_OK ||
        sql_resolve(arena, db_catalogue(session->db), tree, NULL) != CSQL_OK ||
        !is_one_block(arena, &listed, tree, &taken) || taken < 2) {
        return sql;
    }
    tree->core_count = 1;
    struct sql_expr *any = any_of(session, arena, &listed);
    if (any == NULL || !sql_add_where(arena, tree->cores[0], any) || !sql_alias_tables(arena, tree)) {
        return NULL;
    }
    const char *text = sql_format(arena, tree);
    return text == NULL || db_prepare(session->db, text, NULL) == CSQL_OK ? text : sql;
}
