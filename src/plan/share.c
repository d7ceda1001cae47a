#include "plan/share.h"

#include <string.h>
#include <strings.h>

#include "sql/sql.h"
#include "text/text.h"

#define MAX_CONDITIONS 8
#define NOWHERE SIZE_MAX

/* ---- words ---- */

/* The auxiliary behind the rows that are counted: "were" of "of the bookings were cancelled"; NOWHERE if
 * there is none. */
static size_t verb_of(const struct linked *linked) {
    static const char *const verbs[] = {"is",  "are", "was",  "were", "be",  "been", "has", "have",
                                        "had", "do",  "does", "did",  "got", "get",  "can", "will"};
    for (size_t w = 2; w < linked->word_count; w++) {
        if (ONE_OF(linked->words[w].norm, verbs)) {
            return w;
        }
    }
    return NOWHERE;
}

/* The first words that name a table: the rows that are counted. NULL if there are none. */
static const struct link_match *rows_of(const struct linked *linked) {
    const struct link_match *found = NULL;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        const bool better = found == NULL || m->first < found->first ||
                            (m->first == found->first && m->lexical > found->lexical);
        found = !m->column && m->code != LINK_SEMANTIC && better ? m : found;
    }
    return found;
}

/* Where the words of a condition stand: by its column's and its value's; NOWHERE if the plan does not tell.
 */
static size_t word_of(const struct linked *linked, const struct plan *plan,
                      const struct sql_expr *condition) {
    size_t found = NOWHERE;
    for (size_t i = 0; i < plan->choice_count; i++) {
        const struct plan_choice *c = &plan->choices[i];
        if (c->chosen.kind != ELEMENT_COLUMN || !c->filtered || condition->operand_count == 0 ||
            condition->operands[0]->kind != SQL_COLUMN ||
            condition->operands[0]->column_index != c->chosen.index) {
            continue;
        }
        size_t first = c->first < c->last ? c->first : NOWHERE;
        if (c->compared.kind == ELEMENT_VALUE && c->compared.index >= 0) {
            size_t value = linked->values[c->compared.index].first;
            first = value < first ? value : first;
        }
        found = first < found ? first : found;
    }
    return found;
}

/* ---- conditions ---- */

/* What is asked of the rows, and what tells which rows; either may be NULL. */
struct parts {
    struct sql_expr *asked, *given;
};

struct conditions {
    struct sql_expr *at[MAX_CONDITIONS];
    size_t word[MAX_CONDITIONS];
    size_t count;
};

static bool read_conditions(const struct linked *linked, const struct plan *plan, struct sql_expr *where,
                            struct conditions *out) {
    const bool several = where->kind == SQL_LOGIC && where->op == SQL_AND;
    const size_t count = several ? where->operand_count : 1;
    out->count = 0;
    for (size_t i = 0; i < count && out->count < MAX_CONDITIONS; i++) {
        struct sql_expr *one = several ? where->operands[i] : where;
        out->word[out->count] = word_of(linked, plan, one);
        out->at[out->count++] = one;
    }
    return count <= MAX_CONDITIONS;
}

/* Which condition is said of the rows: before the auxiliary; without one, behind their name where others
 * stand before it, as in "of cancelled bookings in May"; else all but the last. */
static bool is_given(const struct conditions *c, size_t at, size_t verb, size_t rows) {
    bool asked_behind = false, before = false, later = false;
    for (size_t i = 0; i < c->count; i++) {
        asked_behind = asked_behind || (verb != NOWHERE && c->word[i] > verb);
        before = before || c->word[i] < rows;
        later = later || (c->word[i] != NOWHERE && c->word[i] > c->word[at]);
    }
    return asked_behind ? c->word[at] < verb : before ? c->word[at] > rows : later;
}

static struct parts part_conditions(struct arena *arena, const struct linked *linked,
                                    const struct conditions *c) {
    const struct link_match *named = rows_of(linked);
    const size_t verb = verb_of(linked), rows = named == NULL ? NOWHERE : named->first;
    struct parts out = {NULL, NULL};
    for (size_t i = 0; i < c->count; i++) {
        struct sql_expr **side = is_given(c, i, verb, rows) ? &out.given : &out.asked;
        *side = sql_and(arena, *side, c->at[i]);
    }
    return out;
}

/* ---- plans ---- */

/* Every table is the first one or, in some steps, referred to by it, so that its rows are counted once. */
static bool counts_rows_of(const struct db_catalogue *catalogue, const struct sql_core *core, size_t first) {
    bool reached[MAX_CONDITIONS] = {false};
    size_t count = 1;
    reached[first] = true;
    for (size_t pass = 0; pass < core->source_count; pass++) {
        for (size_t k = 0; k < catalogue->key_count; k++) {
            const int from = catalogue->columns[catalogue->keys[k].from].table;
            const int to = catalogue->columns[catalogue->keys[k].to].table;
            bool refers = false;
            for (size_t s = 0; s < core->source_count; s++) {
                refers = refers || (reached[s] && core->sources[s]->table_index == from);
            }
            for (size_t s = 0; s < core->source_count && refers; s++) {
                count += !reached[s] && core->sources[s]->table_index == to;
                reached[s] = reached[s] || core->sources[s]->table_index == to;
            }
        }
    }
    return count == core->source_count;
}

/* The rows counted are those of the table that is named, if the query has it, each of them once. */
static bool counts_once(const struct linked *linked, const struct sql_core *core) {
    const struct link_match *named = rows_of(linked);
    bool there = false, any = false;
    for (size_t s = 0; s < core->source_count; s++) {
        there = there || (named != NULL && core->sources[s]->table_index == named->index);
    }
    for (size_t s = 0; s < core->source_count && core->source_count <= MAX_CONDITIONS; s++) {
        any = any || ((!there || core->sources[s]->table_index == named->index) &&
                      counts_rows_of(linked->catalogue, core, s));
    }
    return any;
}

static bool counts(const struct linked *linked, const struct plan *plan) {
    const struct sql_select *tree = plan->tree;
    const struct sql_core *core = tree != NULL && tree->core_count == 1 ? tree->cores[0] : NULL;
    if (core == NULL || tree->order_count > 0 || tree->limit != NULL || core->group_count > 0 ||
        core->having != NULL || core->where == NULL || core->result_count != 1) {
        return false;
    }
    const struct sql_expr *result = core->results[0].expr;
    return result->kind == SQL_CALL && strcasecmp(result->name, "count") == 0 && result->operand_count == 1 &&
           counts_once(linked, core);
}

static csql_status share_of(struct arena *arena, const struct linked *linked, struct plan *plan) {
    struct sql_core *core = plan->tree->cores[0];
    struct sql_expr *all = core->results[0].expr;
    struct conditions conditions;
    if (!read_conditions(linked, plan, core->where, &conditions)) {
        return CSQL_LIMIT;
    }
    const struct parts parts = part_conditions(arena, linked, &conditions);
    struct sql_expr *one = all->operands[0]->kind == SQL_STAR ? sql_number(arena, "1") : all->operands[0];
    struct sql_expr *some = sql_call(arena, "count", sql_case_when(arena, parts.asked, one), all->distinct);
    core->where = parts.given;
    core->results[0].expr =
        sql_binary(arena, SQL_DIVIDE, sql_binary(arena, SQL_MULTIPLY, sql_number(arena, "100.0"), some), all);
    plan->sql = core->results[0].expr == NULL ? NULL : sql_format(arena, plan->tree);
    return plan->sql == NULL ? CSQL_NO_MEMORY : sql_resolve(arena, linked->catalogue, plan->tree, NULL);
}

csql_status share_of_plans(struct arena *arena, const struct linked *linked, struct plans *plans) {
    size_t kept = 0;
    for (size_t i = 0; i < plans->count; i++) {
        struct plan *plan = &plans->at[i];
        const csql_status status = counts(linked, plan) ? share_of(arena, linked, plan) : CSQL_LIMIT;
        if (status == CSQL_NO_MEMORY) {
            return status;
        }
        if (plan->missing || status == CSQL_OK) {
            plans->at[kept++] = *plan;
        }
    }
    plans->count = kept;
    return CSQL_OK;
}
