/* Replay: what another agent asked becomes what is asked about. */
#include <string.h>

#include "base/error.h"
#include "pivot/predicates.h"
#include "session/internal.h"
#include "sql/sql.h"
#include "text/text.h"

/* Share of an item's choices that must have a word for it to be taken for the term. */
#define MOST 0.6

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

/* The choices whose value or name has a word of that stem. */
static size_t choices_with(struct arena *arena, const struct dialog_item *item, const char *stem) {
    size_t count = 0;
    for (size_t i = 0; i < item->choice_count; i++) {
        const struct dialog_choice *c = &item->choices[i];
        const char *name = c->value != NULL ? c->value : c->column != NULL ? c->column : c->table;
        struct words words = {0};
        bool has = false;
        if (name == NULL || text_words(arena, name, strlen(name), &words, NULL) != CSQL_OK) {
            continue;
        }
        for (size_t w = 0; w < words.count && !has; w++) {
            has = strcmp(words.stem[w], stem) == 0;
        }
        count += has;
    }
    return count;
}

/* The longest run of words that most of the choices share, for an agent that does not quote its term. */
static bool find_by_words(const struct turn *turn, const struct dialog_item *item, size_t *first,
                          size_t *last) {
    const struct linked *linked = &turn->linked;
    size_t best = 0, run = 0;
    for (size_t w = 0; w < linked->word_count; w++) {
        size_t have = linked->words[w].stopword && !linked->words[w].soft
                          ? 0
                          : choices_with(turn->arena, item, linked->words[w].stem);
        run = (double)have >= MOST * (double)item->choice_count && have > 0 ? run + 1 : 0;
        if (run > best) {
            best = run;
            *first = w + 1 - run;
            *last = w + 1;
        }
    }
    return best > 0;
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

/* The item's choices with samples, in room for them. */
static bool copy_choices(const struct db_catalogue *catalogue, struct arena *arena,
                         struct dialog_item *item) {
    struct dialog_choice *out = arena_array(arena, item->choice_count + 1, sizeof *out);
    for (size_t i = 0; out != NULL && i < item->choice_count; i++) {
        const struct db_column *column = &catalogue->columns[item->choices[i].column_index];
        out[i] = item->choices[i];
        out[i].sample = column->sample_count > 0 ? column->samples[0] : NULL;
    }
    item->choices = out;
    return out != NULL;
}

static csql_status open_slot(csql_session *session, struct turn *turn, struct dialog_item *item) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    struct pivot *pivot = arena_alloc(turn->arena, sizeof *pivot);
    struct slot *slot = &turn->slots[turn->slot_count];
    size_t first = 0, last = 0;
    if (pivot == NULL || !copy_choices(catalogue, turn->arena, item)) {
        return CSQL_NO_MEMORY;
    }
    if (!find_term(turn, item->term, &first, &last) && !find_by_words(turn, item, &first, &last) &&
        !find_by_pivot(turn, item, &first, &last) && !find_by_plan(turn, item, &first, &last)) {
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

/* How likely the question is about each column: what its plans use, and what its words are linked to. NULL
 * when out of memory. */
static double *weigh_columns(const csql_session *session, const struct turn *turn) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    double *weight = arena_array(turn->arena, catalogue->column_count + 1, sizeof *weight);
    for (size_t p = 0; weight != NULL && p < turn->plans.count; p++) {
        const struct plan *plan = &turn->plans.at[p];
        struct sql_column_use *uses = NULL;
        size_t count = 0;
        if (plan->tree == NULL || sql_columns(turn->arena, plan->tree, &uses, &count) != CSQL_OK) {
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            const struct db_table *table = &catalogue->tables[uses[i].table];
            weight[uses[i].column] += plan->score;
            for (int c = 0; c < table->column_count; c++) {
                weight[table->first_column + c] += 0.1 * plan->score;
            }
        }
        for (size_t i = 0; i < plan->tree->cores[0]->source_count; i++) {
            int index = plan->tree->cores[0]->sources[i]->table_index;
            for (int c = 0; index >= 0 && c < catalogue->tables[index].column_count; c++) {
                weight[catalogue->tables[index].first_column + c] += 0.2 * plan->score;
            }
        }
    }
    for (size_t v = 0; weight != NULL && v < turn->linked.value_count; v++) {
        for (size_t h = 0; h < turn->linked.values[v].holder_count; h++) {
            const struct link_holder *holder = &turn->linked.values[v].holders[h];
            weight[holder->column] += 0.05 * holder->score;
        }
    }
    return weight;
}

static bool overlap(const struct pivot *a, const struct pivot *b) {
    if (a->first == a->last || b->first == b->last) {
        return false;
    }
    return a->first < b->last && b->first < a->last;
}

/* What replies settled before the agent spoke again stays settled, unless it asks about the same words. */
static void keep_settled(struct turn *turn, const struct slot *before, size_t count) {
    for (size_t i = 0; i < count && turn->slot_count < DIALOG_MAX_ITEMS; i++) {
        const bool settled = before[i].touched && (before[i].kept == 1 || before[i].all);
        bool asked = !settled || before[i].structure;
        for (size_t s = 0; s < turn->slot_count && !asked; s++) {
            asked = overlap(before[i].pivot, turn->slots[s].pivot);
        }
        if (!asked) {
            turn->slots[turn->slot_count++] = before[i];
        }
    }
}

static csql_status open_items(csql_session *session, struct turn *turn, struct dialog_item *items,
                              size_t count, csql_error *error) {
    struct slot before[DIALOG_MAX_ITEMS];
    size_t before_count = turn->slot_count;
    memcpy(before, turn->slots, sizeof before);
    turn->slot_count = 0;
    turn->structure.kind = READING_NONE;
    turn->alone = 0;
    turn->all_meant = (struct reading){.sql = NULL};
    turn->foreign = true;
    for (size_t i = 0; i < count && i < DIALOG_MAX_ITEMS; i++) {
        if (open_slot(session, turn, &items[i]) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    keep_settled(turn, before, before_count);
    return CSQL_OK;
}

static struct dialog_context context_of(const csql_session *session, const struct turn *turn) {
    return (struct dialog_context){.embed = session->engine->embed,
                                   .db = session->db,
                                   .catalogue = db_catalogue(session->db),
                                   .question = turn->question,
                                   .likely = weigh_columns(session, turn)};
}

csql_status turn_open_foreign(csql_session *session, struct turn *turn, const char *text, size_t length,
                              csql_error *error) {
    struct dialog_context context = context_of(session, turn);
    struct dialog_item *items = NULL;
    size_t count = 0;
    csql_status status = dialog_read_agent(&context, turn->arena, text, length, &items, &count, error);
    if (status == CSQL_OK && count > 0) {
        status = open_items(session, turn, items, count, error);
    }
    turn->unread = count == 0;
    return status;
}

csql_status turn_open_named(csql_session *session, struct turn *turn, const char *text, size_t length,
                            csql_error *error) {
    struct dialog_context context = context_of(session, turn);
    struct dialog_item *items = NULL;
    size_t count = 0;
    csql_status status = dialog_read_named(&context, turn->arena, text, length, &items, &count, error);
    if (status == CSQL_OK && count > 0) {
        status = open_items(session, turn, items, count, error);
    }
    for (size_t i = 0; status == CSQL_OK && i < turn->slot_count; i++) {
        turn->slots[i].touched = true;
        turn->slots[i].item.chosen = turn->slots[i].item.chosen < 0 ? 0 : turn->slots[i].item.chosen;
    }
    return status;
}
