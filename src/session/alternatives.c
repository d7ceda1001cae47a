/* Readings of a question that is best asked about though no search says what is unclear: its likeliest
 * queries. */
#include "session/alternatives.h"

#include <math.h>
#include <string.h>

#include "sql/sql.h"

#define MOST 3           /* readings offered */
#define LEAST_SHARE 0.15 /* of the likeliest query's probability that another one needs */

/* The plan gives the rows of none before it. */
static bool is_another(const struct turn *turn, const size_t *chosen, size_t count, const struct plan *plan) {
    for (size_t i = 0; i < count; i++) {
        if (fabs(turn->plans.at[chosen[i]].agreed - plan->agreed) < 1e-9) {
            return false;
        }
    }
    return true;
}

static size_t choose(const struct turn *turn, size_t chosen[MOST]) {
    size_t count = 0;
    for (size_t i = 0; i < turn->plans.count && count < MOST; i++) {
        const struct plan *plan = &turn->plans.at[i];
        const double best = count > 0 ? turn->plans.at[chosen[0]].score : 0;
        if (plan->sql != NULL && plan->tree != NULL && plan->score >= LEAST_SHARE * best &&
            is_another(turn, chosen, count, plan)) {
            chosen[count++] = i;
        }
    }
    return count;
}

/* The first table or column that the plan points to and the other does not; false if there is none. */
static bool own_element(const struct db_catalogue *catalogue, const struct plan *plan,
                        const struct plan *other, struct reading_element *out) {
    for (size_t i = 0; i < plan->choice_count; i++) {
        const struct plan_element *e = &plan->choices[i].chosen;
        const bool column = e->kind == ELEMENT_COLUMN;
        if ((column || e->kind == ELEMENT_TABLE) && !plan_points_to(other, e)) {
            *out = (struct reading_element){.table = column ? catalogue->columns[e->index].table : e->index,
                                            .column = column ? e->index : -1};
            return true;
        }
    }
    return false;
}

static bool describe(struct turn *turn, const struct db_catalogue *catalogue, const size_t *chosen,
                     size_t count, struct readings *out) {
    double total = 0;
    out->at = arena_array(turn->arena, count, sizeof *out->at);
    out->group = arena_array(turn->arena, count, sizeof *out->group);
    if (out->at == NULL || out->group == NULL) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const struct plan *plan = &turn->plans.at[chosen[i]];
        const char *english = plan_explain(turn->arena, catalogue, plan->tree);
        if (english == NULL) {
            return false;
        }
        out->at[i] = (struct reading){.tree = plan->tree,
                                      .sql = plan->sql,
                                      .probability = plan->score,
                                      .rewrite = english,
                                      .label = english};
        total += plan->score;
        out->group_count += own_element(catalogue, plan, &turn->plans.at[chosen[i == 0 ? 1 : 0]],
                                        &out->group[out->group_count]);
    }
    for (size_t i = 0; i < count; i++) {
        out->at[i].probability /= total > 0 ? total : 1;
    }
    out->count = count;
    return true;
}

/* "I can read that in 2 ways: (1) ...; (2) ... Which one do you mean?" */
static char *ask(struct turn *turn, const struct readings *found) {
    char *text = arena_printf(turn->arena, "I can read that in %zu ways:", found->count);
    for (size_t i = 0; i < found->count && text != NULL; i++) {
        text = arena_printf(turn->arena, "%s%s (%zu) %s", text, i > 0 ? ";" : "", i + 1, found->at[i].label);
    }
    return text == NULL ? NULL : arena_printf(turn->arena, "%s. Which one do you mean?", text);
}

csql_status alternatives_find(csql_session *session, struct turn *turn, struct readings *out) {
    const struct pivots *pivots = &turn->pivots;
    const struct linked *linked = &turn->linked;
    size_t chosen[MOST], first = pivots->marked.first, last = pivots->marked.last;
    const size_t count = choose(turn, chosen);
    *out = (struct readings){.kind = READING_NONE};
    if (count < 2 || first >= last || last > linked->word_count) {
        return CSQL_OK;
    }
    struct readings found = {.kind = READING_VAGUE,
                             .ambiguous = true,
                             .sure = true,
                             .mode = CSQL_VAGUE_AMB,
                             .first = first,
                             .last = last,
                             .start = linked->words[first].start,
                             .end = linked->words[last - 1].end};
    found.term = arena_copy(turn->arena, linked->question + found.start, found.end - found.start);
    if (found.term == NULL || !describe(turn, db_catalogue(session->db), chosen, count, &found)) {
        return CSQL_NO_MEMORY;
    }
    found.clarification = ask(turn, &found);
    found.reason =
        arena_printf(turn->arena, "\"%s\" leaves open which of %zu queries is meant.", found.term, count);
    if (found.clarification == NULL || found.reason == NULL) {
        return CSQL_NO_MEMORY;
    }
    *out = found;
    return CSQL_OK;
}
