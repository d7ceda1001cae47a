#include "cli/dialogue.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/error.h"

void dialogue_free(struct dialogue *dialogue) {
    if (dialogue->last != dialogue->first) {
        csql_answer_free(dialogue->last);
    }
    csql_answer_free(dialogue->first);
    arena_free(dialogue->arena);
    *dialogue = (struct dialogue){.logged = dialogue->logged};
}

/* Room for a turn of the user, its answer, and the note that a question was dropped: a log holds no more. */
static bool has_room(const struct dialogue *dialogue) {
    return dialogue->turn_count + 3 <= RECORD_MAX_TURNS;
}

bool dialogue_continues(const struct dialogue *dialogue, const char *text, const csql_answer *answer) {
    if (!dialogue->first || !has_room(dialogue) || strcmp(dialogue->first->question, answer->question) != 0) {
        return false;
    }
    return dialogue->open || strcmp(text, answer->question) != 0;
}

static csql_status add_turn(struct dialogue *dialogue, bool agent, const char *text, csql_error *error) {
    if (dialogue->turn_count >= RECORD_MAX_TURNS) {
        return error_set(error, CSQL_TOO_LONG, "the dialogue has more than %d turns", RECORD_MAX_TURNS);
    }
    struct record_turn *turns = arena_grow(dialogue->arena, dialogue->turns, dialogue->turn_count,
                                           &dialogue->turn_room, sizeof *turns);
    char *copy = turns ? arena_string(dialogue->arena, text) : NULL;
    if (!copy) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    dialogue->turns = turns;
    dialogue->turns[dialogue->turn_count++] = (struct record_turn){.agent = agent, .text = copy};
    return CSQL_OK;
}

static const char *agent_text(const csql_answer *answer) {
    const char *text = answer->status == CSQL_ANSWERED    ? answer->sql
                       : answer->status == CSQL_AMBIGUOUS ? answer->clarification
                                                          : answer->reason;
    return text ? text : "Null";
}

csql_status dialogue_add(struct dialogue *dialogue, const char *text, csql_answer *answer,
                         csql_error *error) {
    if (dialogue_continues(dialogue, text, answer)) {
        if (dialogue->last != dialogue->first) {
            csql_answer_free(dialogue->last);
        }
    } else {
        dialogue_free(dialogue);
        /* The pivots' spans are bytes of the question as the session understood it, which a follow-up
         * completes. What earlier replies settled stands behind it: who replays this has not heard them. */
        text = answer->standalone ? answer->standalone : answer->question;
        dialogue->first = answer;
    }
    dialogue->last = answer;
    dialogue->open = answer->status == CSQL_AMBIGUOUS;
    if (!dialogue->arena && !(dialogue->arena = arena_new())) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = add_turn(dialogue, false, text, error);
    return status == CSQL_OK ? add_turn(dialogue, true, agent_text(answer), error) : status;
}

static csql_status copy_pivots(struct arena *arena, const csql_answer *answer, struct record *out) {
    size_t count = answer->pivot_count < RECORD_MAX_PIVOTS ? answer->pivot_count : RECORD_MAX_PIVOTS;
    struct record_pivot *pivots = arena_array(arena, count + 1, sizeof *pivots);
    csql_mode *modes = arena_array(arena, count + 1, sizeof *modes);
    if (!pivots || !modes) {
        return CSQL_NO_MEMORY;
    }
    bool mixed = false;
    for (size_t i = 0; i < count; i++) {
        const csql_pivot *from = &answer->pivots[i];
        struct record_element *group = arena_array(arena, from->group_count + 1, sizeof *group);
        if (!group) {
            return CSQL_NO_MEMORY;
        }
        for (size_t g = 0; g < from->group_count; g++) {
            const csql_element *element = &from->group[g];
            group[g] = (struct record_element){element->table, element->column, element->value};
        }
        pivots[i] = (struct record_pivot){.term = from->term,
                                          .start = from->start,
                                          .end = from->end,
                                          .mode = from->mode,
                                          .subtype = from->subtype,
                                          .group = group,
                                          .group_count = from->group_count};
        size_t m = 0;
        while (m < out->mode_count && modes[m] != from->mode) {
            m++;
        }
        modes[m] = from->mode;
        out->mode_count = m == out->mode_count ? m + 1 : out->mode_count;
        if (from->subtype) {
            mixed = mixed || (out->subtype && strcmp(out->subtype, from->subtype) != 0);
            out->subtype = from->subtype;
        }
    }
    out->subtype = mixed ? NULL : out->subtype;
    out->facet = count == 0 ? NULL : count == 1 ? "uni" : "multi";
    out->pivots = pivots;
    out->pivot_count = count;
    out->modes = modes;
    return CSQL_OK;
}

static csql_status copy_readings(struct arena *arena, const csql_answer *answer, struct record *out) {
    size_t count = answer->interpretation_count;
    struct record_reading *readings = arena_array(arena, count + 1, sizeof *readings);
    if (!readings) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        readings[i] =
            (struct record_reading){answer->interpretations[i].sql, answer->interpretations[i].rewrite};
    }
    out->readings = readings;
    out->reading_count = count;
    return CSQL_OK;
}

/* What made the answer: this program, and the language model whose query it is. NULL when out of memory. */
static const char *tool_of(const struct dialogue *dialogue) {
    const csql_answer *last = dialogue->last;
    const char *model = last->sql && last->interpretation_count ? last->interpretations[0].model : NULL;
    return model ? arena_printf(dialogue->arena, "%s, models: %s", csql_version(), model) : csql_version();
}

csql_status dialogue_log(struct dialogue *dialogue, struct record_writer *writer, const char *db_id,
                         csql_error *error) {
    if (dialogue->turn_count == 0) {
        return CSQL_OK;
    }
    if (dialogue->open) {
        csql_status status = add_turn(dialogue, true, "Null: the question was dropped.", error);
        if (status != CSQL_OK) {
            return status;
        }
        dialogue->open = false;
        /* Nothing came of it, whatever earlier replies settled of it. */
        dialogue->turns[0].text = dialogue->first->question;
    }
    struct record record = {.db_id = db_id, .seed = -1, .tool = tool_of(dialogue)};
    char stamp[32] = "";
    time_t now = time(NULL);
    struct tm utc;
    if (gmtime_r(&now, &utc)) {
        (void)strftime(stamp, sizeof stamp, "%Y%m%dT%H%M%SZ", &utc);
    }
    record.id =
        arena_printf(dialogue->arena, "%s-%s-%ld-%zu", db_id, stamp, (long)getpid(), ++dialogue->logged);
    record.turns = dialogue->turns;
    record.turn_count = dialogue->turn_count;
    record.sql = dialogue->last->sql;
    if (!record.id || !record.tool || copy_pivots(dialogue->arena, dialogue->first, &record) != CSQL_OK ||
        copy_readings(dialogue->arena, dialogue->first, &record) != CSQL_OK) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return record_writer_append(writer, &record, error);
}
