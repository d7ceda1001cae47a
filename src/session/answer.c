/* The public answer, copied out of the question under discussion so that it outlives it. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "session/gloss.h"
#include "session/internal.h"
#include "session/unsure.h"

struct answer {
    csql_answer public;
    struct arena *arena;
};

struct copier {
    csql_session *session;
    const struct turn *turn;
    struct arena *arena;
    bool failed;
};

static const char *copy(struct copier *c, const char *text) {
    const char *out = arena_string(c->arena, text);
    c->failed = c->failed || (text != NULL && out == NULL);
    return out;
}

static csql_element choice_element(struct copier *c, const struct dialog_choice *choice,
                                   const struct pivot_element *e) {
    return (csql_element){.table = copy(c, choice->table),
                          .column = copy(c, choice->column),
                          .value = copy(c, choice->value),
                          .sample = copy(c, choice->sample),
                          .about = dialog_describe(c->arena, db_catalogue(c->session->db), choice),
                          .score = choice->score,
                          .lexical = e == NULL ? 0 : e->lexical,
                          .semantic = e == NULL ? 0 : e->semantic};
}

static csql_element catalogue_element(struct copier *c, const struct pivot_element *e) {
    const struct db_catalogue *catalogue = db_catalogue(c->session->db);
    const struct db_column *column = e->column >= 0 ? &catalogue->columns[e->column] : NULL;
    return (csql_element){.table = copy(c, e->table >= 0 ? catalogue->tables[e->table].name : NULL),
                          .column = copy(c, column == NULL ? NULL : column->name),
                          .value = copy(c, e->value),
                          .sample =
                              copy(c, column != NULL && column->sample_count > 0 ? column->samples[0] : NULL),
                          .score = e->score,
                          .lexical = e->lexical,
                          .semantic = e->semantic};
}

static csql_pivot copy_pivot(struct copier *c, const struct pivot *p, const struct slot *slot) {
    size_t room = slot != NULL ? slot->item.choice_count : p->group_count;
    csql_element *group = arena_array(c->arena, room + 1, sizeof *group);
    csql_element *nearest = arena_array(c->arena, p->nearest_count + 1, sizeof *nearest);
    csql_pivot out = {.term = copy(c, p->term),
                      .start = p->start,
                      .end = p->end,
                      .mode = p->mode,
                      .subtype = copy(c, p->subtype),
                      .group = group,
                      .nearest = nearest,
                      .reason = copy(c, p->reason)};
    if (group == NULL || nearest == NULL) {
        c->failed = true;
        return out;
    }
    for (size_t i = 0; i < room; i++) {
        if (slot == NULL) {
            group[out.group_count++] = catalogue_element(c, &p->group[i]);
        } else if (slot->keep[i]) {
            const struct pivot_element *e = i < p->group_count ? &p->group[i] : NULL;
            group[out.group_count++] = choice_element(c, &slot->item.choices[i], e);
        }
    }
    bool all = slot == NULL || c->turn->more || out.group_count <= DIALOG_SHOWN_CHOICES;
    out.shown = all ? out.group_count : DIALOG_SHOWN_CHOICES;
    for (size_t i = 0; i < p->nearest_count; i++) {
        nearest[out.nearest_count++] = catalogue_element(c, &p->nearest[i]);
    }
    return out;
}

/* Slots first: what is asked about, or was. Beside them the pivots that nothing fits. */
static void copy_pivots(struct copier *c, csql_answer *out) {
    const struct turn *turn = c->turn;
    csql_pivot *pivots = arena_array(c->arena, turn->slot_count + turn->pivots.count + 1, sizeof *pivots);
    if (pivots == NULL) {
        c->failed = true;
        return;
    }
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        csql_pivot *pivot = &pivots[out->pivot_count++];
        *pivot = copy_pivot(c, slot->pivot, slot->structure ? NULL : slot);
        /* Of several that are not asked about together, only the one's choices are offered. */
        bool aside = slot->structure || (turn->alone > 0 && turn->alone != i + 1) || slot->all;
        pivot->shown = turn->slot_count > 1 && aside ? 0 : pivot->shown;
    }
    for (size_t i = 0; i < turn->pivots.count && turn->state == TURN_REFUSED; i++) {
        if (turn->pivots.at[i].group_count == 0) {
            pivots[out->pivot_count++] = copy_pivot(c, &turn->pivots.at[i], NULL);
        }
    }
    out->pivots = pivots;
}

static void copy_rejected(struct copier *c, csql_answer *out) {
    const struct pivots *pivots = &c->turn->pivots;
    csql_rejected *all = arena_array(c->arena, pivots->rejected_count + 1, sizeof *all);
    if (all == NULL) {
        c->failed = true;
        return;
    }
    for (size_t i = 0; i < pivots->rejected_count; i++) {
        const struct pivot_rejected *r = &pivots->rejected[i];
        all[out->rejected_count++] = (csql_rejected){r->start, r->end, copy(c, r->why)};
    }
    out->rejected = all;
}

static bool is_reading(const struct turn *turn, const char *sql) {
    for (size_t i = 0; i < turn->reading_count && turn->state != TURN_REFUSED; i++) {
        if (strcmp(turn->readings[i].sql, sql) == 0) {
            return true;
        }
    }
    return false;
}

static void copy_candidates(struct copier *c, csql_answer *out) {
    const struct turn *turn = c->turn;
    csql_candidate *readings = arena_array(c->arena, turn->reading_count + 1, sizeof *readings);
    csql_candidate *others = arena_array(c->arena, turn->plans.count + 1, sizeof *others);
    if (readings == NULL || others == NULL) {
        c->failed = true;
        return;
    }
    size_t readings_shown = turn->state == TURN_REFUSED    ? 0
                            : turn->state == TURN_ANSWERED ? (turn->reading_count > 0 ? 1 : 0)
                                                           : turn->reading_count;
    for (size_t i = 0; i < readings_shown; i++) {
        const struct turn_reading *r = &turn->readings[i];
        readings[out->interpretation_count++] = (csql_candidate){
            copy(c, r->sql), r->score, copy(c, r->rewrite), copy(c, assistant_author(turn, r->sql))};
    }
    size_t top = c->session->options.top;
    for (size_t i = 0; i < turn->plans.count && out->interpretation_count + out->alternative_count < top;
         i++) {
        const struct plan *plan = &turn->plans.at[i];
        if (plan->sql != NULL && !is_reading(turn, plan->sql)) {
            double score = plan->agreed > plan->score ? plan->agreed : plan->score;
            others[out->alternative_count++] =
                (csql_candidate){copy(c, plan->sql), score, NULL, copy(c, assistant_author(turn, plan->sql))};
        }
    }
    out->interpretations = readings;
    out->alternatives = others;
}

csql_status answer_make(csql_session *session, const struct turn *turn, csql_answer **out,
                        csql_error *error) {
    struct answer *answer = calloc(1, sizeof *answer);
    struct arena *arena = arena_new();
    if (answer == NULL || arena == NULL) {
        free(answer);
        arena_free(arena);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    answer->arena = arena;
    struct copier c = {.session = session, .turn = turn, .arena = arena};
    csql_answer *a = &answer->public;
    a->status = turn->state == TURN_ANSWERED  ? CSQL_ANSWERED
                : turn->state == TURN_PENDING ? CSQL_AMBIGUOUS
                                              : CSQL_UNANSWERABLE;
    a->question = copy(&c, turn->said != NULL ? turn->said : turn->question);
    a->standalone = copy(&c, gloss_write_recalled(turn));
    a->clarification = turn->state == TURN_PENDING ? copy(&c, turn->clarification) : NULL;
    a->reason = turn->state == TURN_PENDING ? NULL : copy(&c, turn->reason);
    copy_pivots(&c, a);
    copy_rejected(&c, a);
    copy_candidates(&c, a);
    if (turn->state == TURN_ANSWERED && a->interpretation_count > 0) {
        a->sql = a->interpretations[0].sql;
        a->unsure = unsure_is(turn);
    }
    if (c.failed) {
        csql_answer_free(a);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *out = a;
    return CSQL_OK;
}

void csql_answer_free(csql_answer *answer) {
    if (answer != NULL) {
        struct answer *whole = (struct answer *)answer; /* public is its first member */
        arena_free(whole->arena);
        free(whole);
    }
}
