/* Words of which the question itself tells what they mean: a value by its preposition, a number by its unit,
 * a date by its verb. That is no reason to ask. */
#include <string.h>

#include "hint/age.h"
#include "hint/direction.h"
#include "hint/units.h"
#include "hint/when.h"
#include "pivot/predicates.h"
#include "session/internal.h"
#include "sql/sql.h"

#define COMPARED_REACH 3 /* words between a verb or adjective and its number */

static const struct sql_select *best_tree(const struct turn *turn) {
    const struct plan *best = plans_best(&turn->plans);
    return best != NULL ? best->tree : NULL;
}

/* The best plan that can be run compares the column with something. */
static bool best_compares(const struct turn *turn, int column) {
    const struct sql_select *tree = best_tree(turn);
    struct sql_predicate *all = NULL;
    size_t count = 0;
    if (tree == NULL || sql_predicates(turn->arena, tree, &all, &count) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (all[i].column_index == column) {
            return true;
        }
    }
    return false;
}

/* Where the unit stands of the number that the pivot's words are compared with, or are the unit of. */
static size_t unit_after(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        if (v->first >= pivot->last && v->first <= pivot->last + COMPARED_REACH) {
            return v->last;
        }
    }
    return pivot->first;
}

/* "To Oslo": of the columns that hold the value, the preposition tells the one that is meant, and the best
 * plan takes it. */
static bool tells_direction(const struct turn *turn, const struct pivot *pivot) {
    enum direction wanted = direction_said(&turn->linked, pivot->first);
    size_t meant = 0;
    int told = -1;
    for (size_t i = 0; i < pivot->group_count && wanted != DIRECTION_NONE; i++) {
        int column = pivot->group[i].column;
        enum direction here =
            column < 0 ? DIRECTION_NONE : direction_of(turn->arena, turn->linked.catalogue, column, NULL);
        if (here == DIRECTION_NONE) {
            return false;
        }
        if (here == wanted) {
            meant++;
            told = column;
        }
    }
    return meant == 1 && best_compares(turn, told);
}

/* "2 hours", "longer than 2 hours": one column of the group is in such a unit, and the best plan compares it.
 */
static bool tells_unit(const struct turn *turn, const struct pivot *pivot) {
    size_t meant = 0, unit = unit_after(turn, pivot);
    int told = -1;
    for (size_t i = 0; i < pivot->group_count; i++) {
        int column = pivot->group[i].column;
        if (column >= 0 && units_measure(turn->arena, &turn->linked, unit, column)) {
            meant++;
            told = column;
        }
    }
    return meant == 1 && best_compares(turn, told);
}

/* "Cabin A11", "which cabin": the key's two ends hold the same, so that it is all one. */
static bool is_one_by_key(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        const struct pivot_element *e = &pivot->group[i], *first = &pivot->group[0];
        bool valued = e->value != NULL && first->value != NULL && strcmp(e->value, first->value) == 0;
        bool same = (valued || (e->value == NULL && first->value == NULL)) && e->column >= 0 &&
                    first->column >= 0 &&
                    (e->column == first->column ||
                     predicate_same_by_key(turn->linked.catalogue, e->column, first->column));
        if (!same) {
            return false;
        }
    }
    return pivot->group_count > 1;
}

/* The best plan that can be run uses the column. */
static bool best_plan_uses(const struct turn *turn, int column) {
    const struct sql_select *tree = best_tree(turn);
    struct sql_column_use *all = NULL;
    size_t count = 0;
    bool read = tree != NULL && sql_columns(turn->arena, tree, &all, &count) == CSQL_OK;
    for (size_t i = 0; read && i < count; i++) {
        if (all[i].column == column) {
            return true;
        }
    }
    return false;
}

/* "When did they start?", "that left after six": of the dates that are offered, the one is shown that tells
 * of the verb. */
static bool tells_when(const struct turn *turn, const struct embed *embed, const struct pivot *pivot) {
    const struct link_word *verb = &turn->linked.words[pivot->last - 1];
    enum when_told best = WHEN_UNTOLD;
    int told = -1;
    bool asks = turn->linked.word_count > 0 && strcmp(turn->linked.words[0].norm, "when") == 0;
    if (!asks && (pivot->last != pivot->first + 1 || !when_is_past(embed, verb->norm))) {
        return false;
    }
    for (size_t i = 0; i < pivot->group_count; i++) {
        int column = pivot->group[i].column;
        enum when_told here =
            column < 0 ? WHEN_UNTOLD
                       : when_tells(turn->arena, embed, verb, &turn->linked.catalogue->columns[column]);
        told = here > best ? column : here == best ? -1 : told;
        best = here > best ? here : best;
    }
    return told >= 0 && best_plan_uses(turn, told);
}

/* "The oldest", "younger than 30": of the columns that are offered one is an age, or a birth, and the best
 * plan takes it. */
static bool tells_age(const struct turn *turn, const struct pivot *pivot) {
    static const char *const words[] = {"oldest", "eldest", "youngest", "older", "elder", "younger", "old"};
    size_t ages = 0;
    int told = -1;
    if (pivot->last != pivot->first + 1 || !ONE_OF(turn->linked.words[pivot->first].norm, words)) {
        return false;
    }
    for (size_t i = 0; i < pivot->group_count; i++) {
        int column = pivot->group[i].column;
        if (column >= 0 &&
            age_of_column(turn->arena, &turn->linked.catalogue->columns[column]) != AGE_OF_NOTHING) {
            ages++;
            told = column;
        }
    }
    return ages == 1 && best_plan_uses(turn, told);
}

/* The table that the words before the pivot name in full; -1 if they name none. */
static int table_before(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < turn->linked.match_count; i++) {
        const struct link_match *m = &turn->linked.matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last == pivot->first) {
            return m->index;
        }
    }
    return -1;
}

static bool holds_names(const csql_session *session, int column) {
    const struct words *words = link_column_words(session->links, column);
    return words->count > 0 && strcmp(words->stem[words->count - 1], "name") == 0;
}

/* "The patient Lincoln" is called so, and does not live there: of the columns that hold the value, those are
 * meant that hold names of what the word before it is. True if that leaves the one that the best plan takes.
 */
static bool tells_name(const csql_session *session, const struct turn *turn, struct pivot *pivot) {
    const struct db_catalogue *catalogue = turn->linked.catalogue;
    int table = table_before(turn, pivot), last = -1;
    size_t names = 0, kept = 0;
    for (size_t i = 0; i < pivot->group_count && table >= 0; i++) {
        int column = pivot->group[i].column;
        bool named = column >= 0 && catalogue->columns[column].table == table && holds_names(session, column);
        names += named;
        last = named ? column : last;
    }
    if (names < 2 || names == pivot->group_count) {
        return names == 1 && best_compares(turn, last);
    }
    for (size_t i = 0; i < pivot->group_count; i++) {
        int column = pivot->group[i].column;
        if (column >= 0 && catalogue->columns[column].table == table && holds_names(session, column)) {
            pivot->group[kept++] = pivot->group[i];
        }
    }
    pivot->group_count = kept;
    const char *reason =
        arena_printf(turn->arena, "\"%s\" is a value of %zu columns of names.", pivot->term, kept);
    pivot->reason = reason == NULL ? pivot->reason : reason;
    return false;
}

void turn_drop_told(const csql_session *session, struct turn *turn) {
    const struct embed *embed = session->engine->embed;
    struct pivots *pivots = &turn->pivots;
    size_t kept = 0;
    for (size_t i = 0; i < pivots->count; i++) {
        struct pivot *pivot = &pivots->at[i];
        bool told =
            pivot->mode == CSQL_VAL_AMB   ? tells_direction(turn, pivot) || is_one_by_key(turn, pivot) ||
                                                tells_name(session, turn, pivot)
            : pivot->mode == CSQL_COL_AMB ? is_one_by_key(turn, pivot) || tells_unit(turn, pivot) ||
                                                tells_when(turn, embed, pivot) || tells_age(turn, pivot)
                                          : false;
        if (!told) {
            pivots->at[kept++] = pivots->at[i];
        }
    }
    pivots->count = kept;
}
