/* Words that the question itself accounts for, held for columns that are not there: a stored value that the
 * query says, what the user can or may do, what a clause defines, how rows are ordered, what a date tells.
 * That is no reason to refuse. */
#include <string.h>
#include <strings.h>

#include "hint/cues.h"
#include "hint/dimension.h"
#include "hint/direction.h"
#include "hint/units.h"
#include "hint/when.h"
#include "pivot/predicates.h"
#include "session/internal.h"
#include "sql/sql.h"

#define FAMILY 6         /* letters that a verb and a noun of one family begin with alike */
#define COMPARED_REACH 3 /* words between a verb or adjective and its number */

const struct sql_select *turn_best_tree(const struct turn *turn) {
    for (size_t p = 0; p < turn->plans.count; p++) {
        if (turn->plans.at[p].tree != NULL) {
            return turn->plans.at[p].tree;
        }
    }
    return NULL;
}

/* What the best plan that can be run compares; none if it compares nothing, or memory ran out. */
static size_t best_comparisons(const struct turn *turn, struct sql_predicate **out) {
    const struct sql_select *tree = turn_best_tree(turn);
    size_t count = 0;
    return tree != NULL && sql_predicates(turn->arena, tree, out, &count) == CSQL_OK ? count : 0;
}

/* The best plan compares a column with the literal. */
static bool best_plan_says(const struct turn *turn, const char *stored) {
    struct sql_predicate *all = NULL;
    const size_t count = best_comparisons(turn, &all);
    for (size_t i = 0; i < count; i++) {
        if (all[i].value != NULL && all[i].value->kind == SQL_TEXT &&
            strcasecmp(all[i].value->text, stored) == 0) {
            return true;
        }
    }
    return false;
}

bool turn_best_compares(const struct turn *turn, int column) {
    struct sql_predicate *all = NULL;
    const size_t count = best_comparisons(turn, &all);
    for (size_t i = 0; i < count; i++) {
        if (all[i].column_index == column) {
            return true;
        }
    }
    return false;
}

/* "The delayed flights": Delayed is a status. */
static bool is_stored(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        if (v->first < pivot->first || v->last > pivot->last) {
            continue;
        }
        for (size_t h = 0; h < v->holder_count; h++) {
            if (v->holders[h].match <= VALUE_STEM && best_plan_says(turn, v->holders[h].stored)) {
                return true;
            }
        }
    }
    return false;
}

/* "Where I can invest", "what rooms does she use for classes": the verb of a clause. */
static bool is_done(const struct turn *turn, const struct pivot *pivot) {
    static const char *const modals[] = {"can", "could", "may", "might", "must", "should", "would", "will"};
    static const char *const does[] = {"do", "does", "did"};
    static const char *const after[] = {"for", "in", "at", "on", "to", "with", "from", "?", "."};
    const struct link_word *words = turn->linked.words;
    if (pivot->first == 0 || pivot->last - pivot->first != 1) {
        return false;
    }
    bool ends = pivot->last >= turn->linked.word_count || ONE_OF(words[pivot->last].norm, after);
    bool helped = false;
    for (size_t i = 0; i + 1 < pivot->first; i++) {
        helped = helped || ONE_OF(words[i].norm, does);
    }
    struct word_set term = {
        .stem = {words[pivot->first].stem}, .norm = {words[pivot->first].norm}, .count = 1};
    return ONE_OF(words[pivot->first - 1].norm, modals) || (helped && ends && predicate_verb(&term));
}

/* "Total quantity withdrawn per institution": what was done to the rows of a table that is called after it.
 */
static bool is_deed(const csql_session *session, const struct turn *turn, const struct pivot *pivot) {
    const struct embed *embed = session->engine->embed;
    const struct sql_select *tree = turn_best_tree(turn);
    const struct sql_core *core = tree == NULL ? NULL : tree->cores[0];
    const char *said = turn->linked.words[pivot->first].norm;
    if (pivot->last != pivot->first + 1 || !when_is_past(embed, said)) {
        return false;
    }
    for (size_t s = 0; core != NULL && s < core->source_count; s++) {
        int table = core->sources[s]->table_index;
        const struct words *words = table < 0 ? NULL : link_table_words(session->links, table);
        for (size_t k = 0; words != NULL && k < words->count; k++) {
            enum lexicon_relation relation = embed_relation(embed, said, words->norm[k]);
            bool family = strlen(words->norm[k]) > FAMILY && strncmp(words->norm[k], said, FAMILY) == 0;
            if (family || relation == LEXICON_DERIVED) {
                return true;
            }
        }
    }
    return false;
}

/* The word is the verb between what is asked for and a stored value: "which bank issued CD Special", "which
 * flights leave from Oslo". */
static bool takes_value(const struct turn *turn, const struct pivot *pivot) {
    const char *norm = turn->linked.words[pivot->first].norm;
    size_t length = strlen(norm);
    size_t after = pivot->last + 1; /* behind a preposition */
    bool directed = after < turn->linked.word_count && turn->linked.words[pivot->last].stopword &&
                    direction_said(&turn->linked, after) != DIRECTION_NONE;
    bool past = length >= 4 && strcmp(norm + length - 2, "ed") == 0;
    if (pivot->last - pivot->first != 1 || (!past && !directed)) {
        return false;
    }
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        if (((past && v->first == pivot->last) || (directed && v->first == after)) && v->holder_count > 0 &&
            best_plan_says(turn, v->holders[0].stored)) {
            return true;
        }
    }
    return false;
}

/* "When did Ann leave?": a date that tells of the verb is shown. */
static bool is_when(const csql_session *session, const struct turn *turn, const struct pivot *pivot) {
    const struct sql_select *tree = turn_best_tree(turn);
    const struct sql_core *core = tree == NULL ? NULL : tree->cores[0];
    const struct db_catalogue *catalogue = turn->linked.catalogue;
    for (size_t i = 0;
         core != NULL && strcmp(turn->linked.words[0].norm, "when") == 0 && i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index >= 0 &&
            when_tells(turn->arena, session->engine->embed, &turn->linked.words[pivot->last - 1],
                       &catalogue->columns[expr->column_index])) {
            return true;
        }
    }
    return false;
}

/* "The coldest vault": the best plan orders by what the superlative measures. */
static bool is_sought(const struct turn *turn, const struct pivot *pivot) {
    const struct sql_select *tree = turn_best_tree(turn);
    const struct linked *l = &turn->linked;
    for (size_t i = 0; tree != NULL && i < tree->order_count; i++) {
        const struct sql_expr *by = tree->order[i].expr;
        const char *next = pivot->first + 1 < l->word_count ? l->words[pivot->first + 1].norm : "";
        bool descending, column = by->kind == SQL_COLUMN && by->column_index >= 0;
        if (column &&
            dimension_sought(turn->arena, l->catalogue, l->catalogue->columns[by->column_index].table,
                             l->words[pivot->first].norm, next, &descending) == by->column_index) {
            return true;
        }
    }
    return false;
}

/* "Using the number of tickets as the criteria for popularity": the words [*first, *last) say what the last
 * of them is to mean. False if nothing is defined. */
static bool find_definition(const struct turn *turn, size_t *first, size_t *last) {
    static const char *const takes[] = {"using", "taking", "use", "take", "with"};
    static const char *const as[] = {"criteria", "criterion",  "measure", "indicator",
                                     "basis",    "definition", "metric",  "proxy"};
    static const char *const of[] = {"for", "of"};
    static const char *const articles[] = {"the", "a", "an", "our"};
    const struct link_word *words = turn->linked.words;
    size_t open = turn->linked.word_count;
    for (size_t i = 0; i + 2 < turn->linked.word_count; i++) {
        open = ONE_OF(words[i].norm, takes) ? i : open;
        size_t k = i + 1;
        k += ONE_OF(words[k].norm, articles);
        if (open < i && strcmp(words[i].norm, "as") == 0 && k + 2 < turn->linked.word_count &&
            ONE_OF(words[k].norm, as) && ONE_OF(words[k + 1].norm, of)) {
            k += 2;
            k += ONE_OF(words[k].norm, articles) && k + 1 < turn->linked.word_count;
            *first = open;
            *last = k + 1;
            return true;
        }
    }
    return false;
}

/* "Highest first", "in descending order": the words say how the rows follow each other. */
static bool orders_rows(const struct cues *cues, const struct pivot *pivot) {
    for (size_t i = 0; i < cues->count; i++) {
        const struct cue_hit *hit = &cues->hits[i];
        if ((CUES_ORDER >> hit->cue & 1) != 0 && hit->first <= pivot->first && pivot->last <= hit->last) {
            return true;
        }
    }
    return false;
}

size_t turn_unit_after(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < turn->linked.value_count; i++) {
        const struct link_value *v = &turn->linked.values[i];
        if (v->first >= pivot->last && v->first <= pivot->last + COMPARED_REACH) {
            return v->last;
        }
    }
    return pivot->first;
}

/* The pivot's word is a verb or an adjective that a number in a unit follows, "that last at least 3 hours",
 * "longer than 2 hours", or the unit itself; and the best plan compares a column in such a unit. "Sodium
 * above 5 g" asks for what is not there, whatever else is in grams. */
static bool measures(const struct turn *turn, const struct pivot *pivot) {
    static const char *const subjects[] = {"that", "which", "who", "to"};
    const struct link_word *words = turn->linked.words;
    const size_t unit = turn_unit_after(turn, pivot);
    const bool than = pivot->last < turn->linked.word_count && strcmp(words[pivot->last].norm, "than") == 0;
    const bool verb = pivot->first > 0 && ONE_OF(words[pivot->first - 1].norm, subjects);
    if (pivot->last != pivot->first + 1 || (pivot->first != unit && !than && !verb)) {
        return false;
    }
    for (size_t c = 0; c < turn->linked.column_count; c++) {
        const int column = turn->linked.columns[c];
        if (units_measure(turn->arena, &turn->linked, unit, column) && turn_best_compares(turn, column)) {
            return true;
        }
    }
    return false;
}

/* "Which rooms are guests using?": who does what the rest asks for, and a verb that names nothing. */
static bool is_going_on(const struct turn *turn, const struct pivot *pivot) {
    static const char *const is[] = {"are", "is", "were", "was"};
    const struct link_word *words = turn->linked.words;
    const struct link_word *verb = &words[pivot->last - 1];
    const size_t length = strlen(verb->norm);
    struct word_set term = {.stem = {verb->stem}, .norm = {verb->norm}, .count = 1};
    return pivot->first > 0 && pivot->last == pivot->first + 2 && length > 4 &&
           strcmp(verb->norm + length - 3, "ing") == 0 && ONE_OF(words[pivot->first - 1].norm, is) &&
           predicate_verb(&term);
}

/* "The 5 and 10 year rates": the number is one of a column's name, ten_year_rate, of which the question says
 * another word. */
static bool is_numbered(const struct turn *turn, const struct pivot *pivot) {
    double said, named;
    if (pivot->last != pivot->first + 1 ||
        !word_spells(turn->arena, turn->linked.words[pivot->first].norm, &said)) {
        return false;
    }
    for (size_t m = 0; m < turn->linked.match_count; m++) {
        const struct link_match *match = &turn->linked.matches[m];
        struct words words = {.count = 0};
        const char *name = match->column ? turn->linked.catalogue->columns[match->index].name : "";
        if (match->code == LINK_SEMANTIC ||
            text_words(turn->arena, name, strlen(name), &words, NULL) != CSQL_OK) {
            continue;
        }
        for (size_t k = 0; k < words.count; k++) {
            if (word_spells(turn->arena, words.norm[k], &named) && named == said) {
                return true;
            }
        }
    }
    return false;
}

void turn_drop_accounted(const csql_session *session, struct turn *turn) {
    struct pivots *pivots = &turn->pivots;
    size_t kept = 0, first = 0, last = 0;
    struct cues cues;
    cues_find(&turn->linked, &cues);
    bool defines = find_definition(turn, &first, &last);
    for (size_t i = 0; i < pivots->count && pivots->refusal == NULL; i++) {
        const struct pivot *pivot = &pivots->at[i];
        bool missing =
            pivot->group_count == 0 && (pivot->mode == CSQL_COL_UNANS || pivot->mode == CSQL_CALC_UNANS);
        bool defined = defines && ((pivot->first >= first && pivot->last <= last) ||
                                   strcmp(turn->linked.words[pivot->first].stem,
                                          turn->linked.words[last - 1].stem) == 0);
        if (!missing ||
            !(defined || (pivot->mode == CSQL_COL_UNANS &&
                          (is_stored(turn, pivot) || is_numbered(turn, pivot) || is_going_on(turn, pivot) ||
                           is_done(turn, pivot) || takes_value(turn, pivot) || orders_rows(&cues, pivot) ||
                           measures(turn, pivot) || is_sought(turn, pivot) || is_deed(session, turn, pivot) ||
                           is_when(session, turn, pivot))))) {
            pivots->at[kept++] = *pivot;
        }
    }
    pivots->count = pivots->refusal == NULL ? kept : pivots->count;
}
