/* One value that several columns hold. */
#include <math.h>
#include <string.h>

#include "pivot/spans.h"
#include "pivot/values.h"

#define BESIDE 2.5 /* log odds that a column of the chosen one's table is meant as well */

static double step_probability(const struct plan_choice *choice, int column) {
    if (choice->chosen.kind == ELEMENT_COLUMN && choice->chosen.index == column) {
        return choice->probability;
    }
    for (size_t i = 0; i < choice->alternative_count; i++) {
        if (choice->alternatives[i].kind == ELEMENT_COLUMN && choice->alternatives[i].index == column) {
            return choice->alternative_probabilities[i];
        }
    }
    return 0;
}

/* The word is part of some table's name: "the customer Madison" says whose value it is, not which. */
static bool names_table(const struct finder *f, size_t word) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && word >= m->first && word < m->last) {
            return true;
        }
    }
    return false;
}

/* The question names the column of the comparison with words of its own. */
static bool names_column(struct finder *f, const struct literal *l) {
    const struct plan_choice *c = l->choice;
    for (size_t w = c->first; w < c->last && w < f->linked->word_count; w++) {
        bool own = !span_in_literal(f, w);
        if (own && !f->linked->words[w].stopword && !names_table(f, w)) {
            return true;
        }
    }
    return false;
}

/* Another literal stands right before or behind, in no list: "Mark" and "Giuliano". */
static bool stands_beside(const struct link_value *v, const struct link_value *other) {
    return other->holder_count > 0 && value_is_text(other) &&
           (other->first == v->last || other->last == v->first);
}

static bool is_held_whole(const struct link_value *v, int column) {
    for (size_t i = 0; i < v->holder_count; i++) {
        if (v->holders[i].column == column && value_is_whole(v->holders[i].match)) {
            return true;
        }
    }
    return false;
}

/* The other literal can stand in another column of the row: some column of the table, not this one, holds it
 * whole. */
static bool completes(const struct finder *f, const struct link_value *other, int column) {
    const struct db_column *columns = f->catalogue->columns;
    for (size_t i = 0; i < other->holder_count; i++) {
        const int c = other->holders[i].column;
        if (c != column && columns[c].table == columns[column].table && is_held_whole(other, c)) {
            return true;
        }
    }
    return false;
}

/* Of two literals in one breath, "Mark Giuliano", each stands in a column of its own of one table: a column
 * with none for the other is not meant where some column has. */
static bool fits_beside(const struct finder *f, const struct link_value *v, int column) {
    for (size_t i = 0; i < f->linked->value_count; i++) {
        const struct link_value *other = &f->linked->values[i];
        bool any = false;
        for (size_t h = 0; stands_beside(v, other) && h < v->holder_count && !any; h++) {
            any = completes(f, other, v->holders[h].column);
        }
        if (any && !completes(f, other, column)) {
            return false;
        }
    }
    return true;
}

/* Columns that hold the literal whole, one of each pair that a key makes one; *out by column. */
static size_t whole_holders(struct finder *f, const struct literal *l, const struct link_holder **out,
                            size_t room) {
    size_t count = 0;
    for (size_t i = 0; i < l->linked->holder_count && count < room; i++) {
        const struct link_holder *h = &l->linked->holders[i];
        bool known =
            (h->match != VALUE_EXACT && h->match != VALUE_FOLDED) || !fits_beside(f, l->linked, h->column);
        for (size_t j = 0; j < count && !known; j++) {
            known =
                out[j]->column == h->column ||
                (h->column != l->column && predicate_same_by_key(f->catalogue, out[j]->column, h->column));
        }
        if (!known) {
            out[count++] = h;
        }
    }
    return count;
}

/* In the table of the column that the plan compares, under a name that the question does not give either:
 * what the network prefers among such columns is a habit ("Madison" is a first name), not a reading. */
static bool beside_chosen(struct finder *f, const struct literal *l, int column) {
    return f->catalogue->columns[column].table == f->catalogue->columns[l->column].table &&
           !predicate_named_elsewhere(f->linked, column, l->linked->first, l->linked->last);
}

/* The word before or behind the literal is what one of the columns alone is called, be it a table's name too:
 * "Zinfandel grapes". */
static bool names_holder(const struct finder *f, const struct literal *l,
                         const struct link_holder *const *holders, size_t count) {
    size_t named = 0;
    for (size_t i = 0; i < count; i++) {
        const struct word_set *name = &f->column_words[holders[i]->column];
        bool here = false;
        for (size_t side = 0; side < 2; side++) {
            const size_t w = side == 0 ? l->linked->last : l->linked->first - 1; /* wraps around at 0 */
            here = here || (w < f->linked->word_count && name->count == 1 &&
                            strcmp(predicate_canonical(f->linked->words[w].stem), name->stem[0]) == 0);
        }
        named += here;
    }
    return named == 1;
}

static bool is_named(const struct finder *f, int table) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (!m->column && m->code != LINK_SEMANTIC && m->index == table) {
            return true;
        }
    }
    return false;
}

/* Leaves out columns of tables that nobody names, where the rows asked for refer to another that holds the
 * value in fewer steps: "sessions in Leeds" are at a venue there. */
static size_t keep_nearest(const struct finder *f, const struct link_holder **holders, size_t count) {
    const int rows = link_rows_asked(f->linked);
    int nearest = -1;
    for (size_t i = 0; i < count && rows >= 0; i++) {
        const int steps = db_steps_up(f->catalogue, rows, f->catalogue->columns[holders[i]->column].table);
        nearest = steps > 0 && (nearest < 0 || steps < nearest) ? steps : nearest;
        if (steps == 0) {
            return count;
        }
    }
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        const int table = f->catalogue->columns[holders[i]->column].table;
        const int steps = nearest < 0 ? -1 : db_steps_up(f->catalogue, rows, table);
        if (nearest < 0 || steps == nearest || is_named(f, table)) {
            holders[kept++] = holders[i];
        }
    }
    return kept;
}

/* One value in several columns, none of which the question names. */
bool value_across_columns(struct finder *f, const struct literal *l) {
    const struct link_holder *holders[MAX_HELD];
    size_t count = keep_nearest(f, holders, whole_holders(f, l, holders, MAX_HELD));
    if (count < 2 || names_column(f, l) || names_holder(f, l, holders, count)) {
        return false;
    }
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.value_column = -1;
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    pivot_focus(f, l->linked->first, l->linked->last);
    double best = 1e-4;
    bool focused = false;
    for (size_t i = 0; i < count; i++) {
        double p = step_probability(l->choice, holders[i]->column);
        best = p > best ? p : best;
        focused = focused || predicate_in_focus(f->catalogue, holders[i]->column, f->focus);
    }
    for (size_t i = 0; i < count; i++) {
        int column = holders[i]->column;
        double ratio = log((step_probability(l->choice, column) + 1e-6) / best);
        /* "Active policies" are no active brokers, where only policies are spoken of. */
        double focus = predicate_in_focus(f->catalogue, column, f->focus) ? 1 : focused ? -1 : 0;
        double z = 0.2 + (ratio < -4 ? -4 : ratio) + focus + (beside_chosen(f, l, column) ? BESIDE : 0);
        double score = 1 / (1 + exp(-z));
        if (score >= 0.5) {
            pivot.group_count = pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                                             (struct pivot_element){f->catalogue->columns[column].table,
                                                                    column, holders[i]->stored, score, 1, 1});
        }
    }
    if (pivot.group_count < 2) {
        pivot_reject(f, l->linked->first, l->linked->last, "one of the columns that hold it is meant");
        return false;
    }
    pivot.subtype = "lexical";
    pivot.probability = pivot.group[1].score;
    value_finish(
        f, &pivot,
        arena_printf(f->arena, "\"%s\" is a value of %zu columns.", l->linked->text, pivot.group_count));
    return true;
}

/* The words that say whose value the literal is ("the identity component is Jackson"): those between a verb
 * of being and what comes before. An empty range if there are none. */
static void describing_words(const struct finder *f, const struct literal *l, size_t *first, size_t *last) {
    static const char *const being[] = {"is", "are", "was", "were", "equals", "=", "as"};
    const struct link_word *words = f->linked->words;
    *first = *last = l->linked->first;
    size_t verb = l->linked->first > 0 ? l->linked->first - 1 : 0;
    bool be = false;
    for (size_t i = 0; i < sizeof being / sizeof *being; i++) {
        be = be || strcmp(words[verb].norm, being[i]) == 0;
    }
    if (!be) {
        return;
    }
    *first = *last = verb;
    while (*first > 0 && *last - *first < 3 && !words[*first - 1].stopword && !f->taken[*first - 1]) {
        --*first;
    }
}

/* How much nearer in meaning one column is that is called so after all: "surname" of last and first name. */
#define CALLED_SO 0.1

/* The column holds the literal, or is called much like one of its table that does. */
static bool may_hold(struct finder *f, const struct link_holder *const *holders, size_t count, int column) {
    const struct db_column *columns = f->catalogue->columns;
    for (size_t i = 0; i < count; i++) {
        const int holder = holders[i]->column;
        if (holder == column ||
            (columns[holder].table == columns[column].table && value_holds_text(&columns[column]) &&
             predicate_alike(&f->column_words[holder], &f->column_words[column]))) {
            return true;
        }
    }
    return false;
}

/* No name of the schema is, holds or clearly means a word of [first, last). */
static bool names_nothing(const struct finder *f, size_t first, size_t last) {
    static const float clearly = 0.75F;
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (overlaps(m->first, m->last, first, last) &&
            (m->code != LINK_SEMANTIC || m->semantic >= clearly)) {
            return false;
        }
    }
    return true;
}

/* A value that several columns of one table hold, said to be what names none of them; or that one holds, said
 * to be what names nothing, which columns that are called like that one may be as well. */
bool value_under_other_name(struct finder *f, const struct literal *l) {
    const struct link_holder *holders[MAX_HELD];
    size_t count = whole_holders(f, l, holders, MAX_HELD), here = 0, named = 0, first, last;
    const struct db_column *columns = f->catalogue->columns;
    describing_words(f, l, &first, &last);
    for (size_t i = 0; i < count; i++) {
        here += columns[holders[i]->column].table == columns[l->column].table;
    }
    if (first == last || here == 0 || (here == 1 && !names_nothing(f, first, last))) {
        return false;
    }
    struct pivot pivot = value_pivot(l, CSQL_COL_AMB);
    pivot.first = first;
    pivot.last = last;
    pivot.linked_value = pivot.value_column = -1;
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if (columns[c].table != columns[l->column].table || !may_hold(f, holders, count, c)) {
            continue;
        }
        bool meant = false;
        for (size_t w = first; w < last; w++) {
            meant = meant || value_stands_for(f, w, (struct plan_element){ELEMENT_COLUMN, c});
        }
        named += meant;
        double semantic = pivot_semantic(f, pivot_phrase(f, first, last), true, c);
        pivot.group_count =
            pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                         (struct pivot_element){columns[c].table, c, NULL, 0.5 + semantic / 2, 0, semantic});
    }
    if (pivot.group_count < 2) {
        return false;
    }
    if (named == 1 && pivot.group[0].semantic - pivot.group[1].semantic > CALLED_SO) {
        return false;
    }
    pivot.subtype = "semantic";
    pivot.probability = pivot.group[1].score;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "%zu columns may hold \"%s\", and none is called so.",
                              pivot.group_count, l->linked->text));
    return true;
}
