/* From a question to its plans and pivots, and from pivots to the slots that are asked about. */
#include <string.h>

#include "base/error.h"
#include "session/gloss.h"
#include "session/internal.h"

csql_status session_plan(csql_session *session, const struct linked *linked,
                         const struct plan_options *options, struct arena *arena, struct plans *out,
                         csql_error *error) {
    csql_engine *engine = session->engine;
    if (engine->planner != NULL) {
        return engine->planner(engine->planner_context, session, linked, options, arena, out, error);
    }
    return plan_question(engine->model, session->schema, session->db, linked, options, arena, out, error);
}

csql_status turn_plan(csql_session *session, const struct turn *turn, const char *before,
                      struct linked *linked, struct plans *plans, csql_error *error) {
    const struct plan_options options = {.top = session->options.top + 5, .before = before, .execute = true};
    csql_status status = plan_link(session->links, session->db, turn->arena, turn->question, turn->length,
                                   before, linked, error);
    return status != CSQL_OK ? status : session_plan(session, linked, &options, turn->arena, plans, error);
}

struct pivot_input turn_pivot_input(const csql_session *session, const struct turn *turn,
                                    const struct plans *plans) {
    return (struct pivot_input){.linked = &turn->linked,
                                .plans = plans,
                                .embed = session->engine->embed,
                                .weights = session->engine->decide,
                                .links = session->links,
                                .db = session->db};
}

csql_status turn_understand(csql_session *session, struct turn *turn, csql_error *error) {
    csql_status status = turn->planned == turn->question
                             ? CSQL_OK
                             : turn_plan(session, turn, NULL, &turn->linked, &turn->plans, error);
    if (status != CSQL_OK) {
        return status;
    }
    turn->planned = turn->question;
    const struct pivot_input input = turn_pivot_input(session, turn, &turn->plans);
    status = pivot_find(&input, turn->arena, &turn->pivots, error);
    if (status == CSQL_OK) {
        turn_drop_told(session, turn);
    }
    return status;
}

static struct dialog_choice choice_of(const struct db_catalogue *catalogue, const struct pivot_element *e) {
    const struct db_column *column = e->column >= 0 ? &catalogue->columns[e->column] : NULL;
    return (struct dialog_choice){.table = e->table >= 0 ? catalogue->tables[e->table].name : NULL,
                                  .column = column == NULL ? NULL : column->name,
                                  .value = e->value,
                                  .sample =
                                      column != NULL && column->sample_count > 0 ? column->samples[0] : NULL,
                                  .column_index = e->column,
                                  .table_index = e->table,
                                  .score = e->score};
}

/* "Both dates", "both of their names": whatever an earlier reply settled. */
static bool says_both(const struct turn *turn, const struct pivot *pivot) {
    static const char *const between[] = {"the", "their", "its", "of", "his", "her"};
    for (size_t i = pivot->first; i > 0; i--) {
        const char *norm = turn->linked.words[i - 1].norm;
        if (strcmp(norm, "both") == 0) {
            return true;
        }
        if (!text_is_among(norm, between, sizeof between / sizeof *between)) {
            break;
        }
    }
    return false;
}

static csql_status open_slot(csql_session *session, struct turn *turn, const struct pivot *pivot) {
    size_t count = pivot->group_count < DIALOG_MAX_CHOICES ? pivot->group_count : DIALOG_MAX_CHOICES;
    struct dialog_choice *choices = arena_array(turn->arena, count + 1, sizeof *choices);
    struct slot *slot = &turn->slots[turn->slot_count];
    bool *keep = arena_array(turn->arena, count + 1, sizeof *keep);
    if (choices == NULL || keep == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        choices[i] = choice_of(db_catalogue(session->db), &pivot->group[i]);
        keep[i] = true;
    }
    *slot = (struct slot){
        .pivot = pivot, .item = {pivot->term, pivot->mode, choices, count, -1}, .keep = keep, .kept = count};
    turn->slot_count++;
    bool all = false;
    int known = memory_recall(session, turn->arena, slot, &all);
    if (says_both(turn, pivot) && count == 2) {
        slot->all = slot->touched = true;
    } else if (known >= 0 && all) {
        slot->all = slot->touched = slot->recalled = true;
    } else if (known >= 0) {
        memset(keep, false, count * sizeof *keep);
        keep[known] = true;
        slot->kept = 1;
        slot->item.chosen = known;
        slot->touched = slot->recalled = true;
    }
    return CSQL_OK;
}

static bool has_element(const struct pivot *pivot, const struct pivot_element *e) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        const struct pivot_element *g = &pivot->group[i];
        bool same_value =
            g->value == e->value || (g->value != NULL && e->value != NULL && strcmp(g->value, e->value) == 0);
        if (g->table == e->table && g->column == e->column && same_value) {
            return true;
        }
    }
    return false;
}

/* A term said twice ("the amount ... the average amount") is asked about once. */
static bool is_repeated(const struct turn *turn, const struct pivot *pivot) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct pivot *before = turn->slots[i].pivot;
        bool same = strcmp(before->term, pivot->term) == 0 && before->group_count == pivot->group_count;
        for (size_t g = 0; g < pivot->group_count && same; g++) {
            same = has_element(before, &pivot->group[g]);
        }
        if (same) {
            return true;
        }
    }
    return false;
}

csql_status turn_open_slots(csql_session *session, struct turn *turn, csql_error *error) {
    turn->slot_count = 0;
    for (size_t i = 0; i < turn->pivots.count && turn->slot_count < DIALOG_MAX_ITEMS; i++) {
        bool asks = turn->pivots.at[i].group_count >= 2 && !is_repeated(turn, &turn->pivots.at[i]);
        if (asks && open_slot(session, turn, &turn->pivots.at[i]) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return CSQL_OK;
}

bool slot_is_open(const struct turn *turn, const struct slot *slot) {
    /* Where only one of an agent's choices could be made out, it is still the user's to say. */
    return slot->kept == 1 ? turn->foreign && !slot->touched : !slot->all;
}

bool turn_is_settled(const struct turn *turn) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (slot_is_open(turn, &turn->slots[i])) {
            return false;
        }
    }
    return true;
}

/* Reads the turn's question as it stands. */
static csql_status read_question(csql_session *session, struct turn *turn, bool assisted, csql_error *error) {
    csql_status status = turn_understand(session, turn, error);
    if (status == CSQL_OK && assisted) {
        status = assistant_groups(session, turn, error);
    }
    if (status == CSQL_OK) {
        status = turn_open_slots(session, turn, error);
    }
    return status == CSQL_OK ? turn_open_structure(session, turn, error) : status;
}

csql_status turn_read(csql_session *session, struct turn *turn, bool assisted, csql_error *error) {
    const struct turn whole = *turn;
    /* what the question says of its words, with and without what "according to" may say */
    for (int where = 1; where >= 0; where--) {
        struct glosses glosses;
        bool settled = false;
        csql_status status = gloss_read(turn->arena, whole.question, where == 1, &glosses, error);
        if (status != CSQL_OK || glosses.count == 0) {
            return status != CSQL_OK ? status : read_question(session, turn, assisted, error);
        }
        *turn = whole;
        turn->question = glosses.question;
        turn->length = strlen(glosses.question);
        turn->said = whole.question;
        status = read_question(session, turn, assisted, error);
        if (status == CSQL_OK) {
            status = gloss_settle(turn, &glosses, &settled, error);
        }
        if (status != CSQL_OK || settled) {
            return status;
        }
        *turn = whole;
    }
    return read_question(session, turn, assisted, error);
}
