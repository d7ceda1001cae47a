/* Replay: what another agent asked becomes what is asked about. */
#include <string.h>

#include "base/error.h"
#include "session/internal.h"
#include "text/text.h"

/* The words of the question that are the term, by bytes; false if it is not there. */
static bool find_term(const struct turn *turn, const char *term, size_t *first, size_t *last) {
    const struct linked *linked = &turn->linked;
    char *folded = text_fold(turn->arena, term, strlen(term), false);
    if (folded == NULL || folded[0] == '\0') {
        return false;
    }
    for (size_t a = 0; a < linked->word_count; a++) {
        for (size_t b = a + 1; b <= linked->word_count && b <= a + 12; b++) {
            size_t start = linked->words[a].start, end = linked->words[b - 1].end;
            char *span = text_fold(turn->arena, turn->question + start, end - start, false);
            if (span != NULL && strcmp(span, folded) == 0) {
                *first = a;
                *last = b;
                return true;
            }
        }
    }
    return false;
}

/* How much a plan's choice thinks of the item's choices. */
static double fits(const struct plan_choice *c, const struct dialog_item *item) {
    double sum = 0;
    for (size_t i = 0; i < item->choice_count; i++) {
        int column = item->choices[i].column_index;
        if (c->chosen.kind == ELEMENT_COLUMN && c->chosen.index == column) {
            sum += c->probability;
        }
        for (size_t k = 0; k < c->alternative_count; k++) {
            if (c->alternatives[k].kind == ELEMENT_COLUMN && c->alternatives[k].index == column) {
                sum += c->alternative_probabilities[k];
            }
        }
    }
    return sum;
}

/* The words that a plan ties to one of the item's choices, for an agent that does not quote its term. */
static bool find_by_plan(const struct turn *turn, const struct dialog_item *item, size_t *first,
                         size_t *last) {
    double best = 0.02;
    for (size_t p = 0; p < turn->plans.count; p++) {
        for (size_t i = 0; i < turn->plans.at[p].choice_count; i++) {
            const struct plan_choice *c = &turn->plans.at[p].choices[i];
            double fit = c->first < c->last ? fits(c, item) : 0;
            if (fit > best) {
                best = fit;
                *first = c->first;
                *last = c->last;
            }
        }
    }
    return best > 0.02;
}

static bool find_by_pivot(const struct turn *turn, const struct dialog_item *item, size_t *first,
                          size_t *last) {
    for (size_t p = 0; p < turn->pivots.count; p++) {
        const struct pivot *pivot = &turn->pivots.at[p];
        for (size_t g = 0; g < pivot->group_count; g++) {
            for (size_t i = 0; i < item->choice_count; i++) {
                if (pivot->group[g].column == item->choices[i].column_index) {
                    *first = pivot->first;
                    *last = pivot->last;
                    return true;
                }
            }
        }
    }
    return false;
}

/* A column name that several tables have stands for each of them. */
static bool spread_choices(const struct db_catalogue *catalogue, struct arena *arena,
                           struct dialog_item *item) {
    struct dialog_choice *out = arena_array(arena, DIALOG_MAX_CHOICES, sizeof *out);
    if (out == NULL) {
        return false;
    }
    size_t count = 0;
    for (size_t i = 0; i < item->choice_count; i++) {
        const struct dialog_choice *c = &item->choices[i];
        if (count < DIALOG_MAX_CHOICES) {
            out[count] = *c;
            const struct db_column *column = &catalogue->columns[c->column_index];
            out[count].sample = column->sample_count > 0 ? column->samples[0] : NULL;
            count++;
        }
    }
    item->choices = out;
    item->choice_count = count;
    return true;
}

static csql_status open_slot(csql_session *session, struct turn *turn, struct dialog_item *item) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    struct pivot *pivot = arena_alloc(turn->arena, sizeof *pivot);
    struct slot *slot = &turn->slots[turn->slot_count];
    size_t first = 0, last = 0;
    if (pivot == NULL || !spread_choices(catalogue, turn->arena, item)) {
        return CSQL_NO_MEMORY;
    }
    if (!find_term(turn, item->term, &first, &last) && !find_by_pivot(turn, item, &first, &last) &&
        !find_by_plan(turn, item, &first, &last)) {
        first = last = 0;
    }
    *pivot = (struct pivot){.first = first,
                            .last = last,
                            .mode = item->mode,
                            .linked_value = -1,
                            .value_column = -1,
                            .probability = 1,
                            .reason = "The agent asked."};
    pivot->start = first < last ? turn->linked.words[first].start : 0;
    pivot->end = first < last ? turn->linked.words[last - 1].end : 0;
    pivot->term = first < last
                      ? arena_copy(turn->arena, turn->question + pivot->start, pivot->end - pivot->start)
                      : item->term;
    pivot->group = arena_array(turn->arena, item->choice_count + 1, sizeof *pivot->group);
    bool *keep = arena_array(turn->arena, item->choice_count + 1, sizeof *keep);
    if (pivot->term == NULL || pivot->group == NULL || keep == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < item->choice_count; i++) {
        const struct dialog_choice *c = &item->choices[i];
        pivot->group[i] = (struct pivot_element){
            catalogue->columns[c->column_index].table, c->column_index, c->value, c->score, 0, 0};
        keep[i] = true;
    }
    pivot->group_count = item->choice_count;
    *slot = (struct slot){.pivot = pivot, .item = *item, .keep = keep, .kept = item->choice_count};
    slot->item.term = pivot->term;
    slot->item.chosen = -1;
    turn->slot_count++;
    return CSQL_OK;
}

csql_status turn_open_foreign(csql_session *session, struct turn *turn, const char *text, size_t length,
                              csql_error *error) {
    struct dialog_context context = {session->engine->embed, session->db, db_catalogue(session->db),
                                     turn->question};
    struct dialog_item *items = NULL;
    size_t count = 0;
    csql_status status = dialog_read_agent(&context, turn->arena, text, length, &items, &count, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (count == 0) {
        return CSQL_OK;
    }
    turn->slot_count = 0;
    turn->structure.kind = READING_NONE;
    turn->foreign = true;
    for (size_t i = 0; i < count && i < DIALOG_MAX_ITEMS; i++) {
        if (open_slot(session, turn, &items[i]) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return CSQL_OK;
}
