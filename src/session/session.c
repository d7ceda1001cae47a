/* One conversation: opening and closing, and what each turn does. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "session/deadline.h"
#include "session/internal.h"
#include "session/unsure.h"
#include "sql/sql.h"
#include "text/text.h"

/* ---- opening ---- */

csql_status csql_session_open(csql_engine *engine, const char *path, const csql_options *options,
                              csql_session **out, csql_error *error) {
    if (engine == NULL || path == NULL || out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "engine, path or out is NULL");
    }
    *out = NULL;
    const double begun = clock_ms();
    csql_session *session = calloc(1, sizeof *session);
    if (session == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    session->engine = engine;
    session->options = options == NULL ? (csql_options){0} : *options;
    session->options.top = session->options.top == 0 ? SESSION_DEFAULT_TOP : session->options.top;
    session->options.patience =
        session->options.patience == 0 ? SESSION_DEFAULT_PATIENCE : session->options.patience;
    struct db_options db_options = {.cache_directory = session->options.cache_directory,
                                    .imports = session->options.imports,
                                    .import_count = session->options.import_count};
    session->options.cache_directory = NULL; /* the caller's memory */
    session->options.imports = NULL;
    session->options.import_count = 0;
    csql_status status = db_open(path, &db_options, &session->db, error);
    if (status == CSQL_OK) {
        status = link_schema_new(session->db, engine->embed, &session->links, error);
    }
    if (status == CSQL_OK && engine->planner == NULL) {
        status = plan_schema_new(engine->model, engine->embed, session->links, session->db, &session->schema,
                                 error);
    }
    if (status != CSQL_OK) {
        csql_session_free(session);
        return status;
    }
    deadline_opened(session, begun);
    error_clear(error);
    *out = session;
    return CSQL_OK;
}

static void drop_turn(csql_session *session) {
    if (session->turn != NULL) {
        arena_free(session->turn->arena); /* the turn itself lives there */
        session->turn = NULL;
    }
}

void csql_session_free(csql_session *session) {
    if (session != NULL) {
        drop_turn(session);
        memory_clear(session, true);
        context_drop(session);
        plan_schema_free(session->schema);
        link_schema_free(session->links);
        db_close(session->db);
        free(session);
    }
}

const char *csql_session_notice(const csql_session *session) {
    return session == NULL ? NULL : db_notice(session->db);
}

void csql_session_cancel(csql_session *session) {
    if (session != NULL && session->turn != NULL && session->turn->state == TURN_PENDING) {
        drop_turn(session);
    }
}

void csql_session_forget(csql_session *session) {
    if (session != NULL) {
        memory_clear(session, false);
        context_drop(session);
    }
}

/* ---- ends of a turn ---- */

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* The items of the slots that are asked about and not settled yet; which[i] is the slot of items[i]. */
static size_t open_items(const struct turn *turn, struct dialog_item *items, size_t *which,
                         bool settled_too) {
    size_t count = 0;
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        bool asked = turn->alone == 0 || turn->alone == i + 1;
        if (settled_too || (asked && slot_is_open(turn, slot))) {
            items[count] = slot->item;
            which[count++] = i;
        }
    }
    return count;
}

/* The item reduced to the choices that are left. */
static bool narrow_item(struct arena *arena, const struct slot *slot, struct dialog_item *out) {
    struct dialog_choice *choices = arena_array(arena, slot->item.choice_count + 1, sizeof *choices);
    size_t count = 0;
    *out = slot->item;
    if (choices == NULL) {
        return false;
    }
    for (size_t i = 0; i < slot->item.choice_count; i++) {
        if (slot->keep[i]) {
            choices[count++] = slot->item.choices[i];
        }
    }
    out->choices = choices;
    out->choice_count = count;
    return true;
}

static csql_status ask_back(csql_session *session, struct turn *turn, bool simpler, csql_error *error) {
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t which[DIALOG_MAX_ITEMS];
    turn->alone = simpler ? turn->alone : turn_best_facet(turn);
    size_t count = open_items(turn, items, which, false);
    for (size_t i = 0; i < count; i++) {
        if (!narrow_item(turn->arena, &turn->slots[which[i]], &items[i])) {
            return no_memory(error);
        }
    }
    turn->state = TURN_PENDING;
    turn->asked++;
    turn->more = false;
    bool structure = turn->alone > 0 && turn->slots[turn->alone - 1].structure && !simpler;
    turn->clarification = structure ? turn_structure_question(turn, &turn->slots[turn->alone - 1])
                                    : dialog_ask(turn->arena, items, count, simpler);
    if (turn->clarification == NULL) {
        return no_memory(error);
    }
    csql_status status = assistant_reword(session, turn, error);
    return status == CSQL_OK ? turn_readings(session, turn, error) : status;
}

static csql_status refuse(struct turn *turn, const char *reason, csql_error *error) {
    turn->state = TURN_REFUSED;
    turn->reason = reason;
    turn->reading_count = 0;
    return reason == NULL ? no_memory(error) : CSQL_OK;
}

static csql_status refuse_unsettled(struct turn *turn, csql_error *error) {
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t which[DIALOG_MAX_ITEMS];
    size_t count = open_items(turn, items, which, false);
    return refuse(turn, dialog_refuse_unsettled(turn->arena, items, count), error);
}

static size_t nearest_choices(const csql_session *session, const struct pivot *pivot,
                              struct dialog_choice *out) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    for (size_t i = 0; i < pivot->nearest_count; i++) {
        const struct pivot_element *e = &pivot->nearest[i];
        out[i] = (struct dialog_choice){.table = e->table >= 0 ? catalogue->tables[e->table].name : NULL,
                                        .column = e->column >= 0 ? catalogue->columns[e->column].name : NULL,
                                        .value = e->value,
                                        .column_index = e->column,
                                        .table_index = e->table,
                                        .score = e->score};
    }
    return pivot->nearest_count;
}

/* The refusal of a question that asks for what is not there. */
static csql_status refuse_missing(const csql_session *session, struct turn *turn, const struct pivot *pivot,
                                  csql_error *error) {
    const struct db_catalogue *catalogue = db_catalogue(session->db);
    struct dialog_choice nearest[PIVOT_MAX_NEAREST];
    size_t count = nearest_choices(session, pivot, nearest);
    if (pivot->mode != CSQL_VAL_UNANS) {
        return refuse(
            turn,
            dialog_refuse_column(turn->arena, pivot->term, pivot->mode == CSQL_CALC_UNANS, nearest, count),
            error);
    }
    const struct db_column *column =
        pivot->value_column >= 0 ? &catalogue->columns[pivot->value_column] : NULL;
    return refuse(turn,
                  dialog_refuse_value(turn->arena, pivot->term,
                                      column == NULL ? NULL : catalogue->tables[column->table].name,
                                      column == NULL ? NULL : column->name, nearest, count),
                  error);
}

/* What the slot's term means: a choice, or all of them, "both a and b". NULL when out of memory. */
static const char *meant_name(struct arena *arena, const struct slot *slot) {
    const size_t count = slot->item.choice_count;
    if (slot->item.chosen >= 0) {
        return dialog_choice_name(arena, &slot->item, (size_t)slot->item.chosen);
    }
    const char *text = count == 2 ? "both " : "";
    for (size_t i = 0; i < count && text != NULL; i++) {
        const char *name = dialog_choice_name(arena, &slot->item, i);
        const char *join = i == 0 ? "" : i + 1 == count ? " and " : ", ";
        text = name == NULL ? NULL : arena_printf(arena, "%s%s%s", text, join, name);
    }
    return text;
}

/* What the answer takes for granted because an earlier reply said so. */
static const char *assumption(const struct turn *turn, bool *failed) {
    const char *text = NULL;
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        if (!slot->recalled) {
            continue;
        }
        const char *name = meant_name(turn->arena, slot);
        text = name == NULL ? NULL
               : text == NULL
                   ? arena_printf(turn->arena, "\"%s\" is %s, as you said.", slot->item.term, name)
                   : arena_printf(turn->arena, "%s \"%s\" is %s, as you said.", text, slot->item.term, name);
        *failed = *failed || text == NULL;
    }
    return text;
}

/* Everything is settled: one reading, or none after all. */
static csql_status answer_turn(csql_session *session, struct turn *turn, csql_error *error) {
    csql_status status = turn_readings(session, turn, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (turn->reading_count == 0) {
        return refuse(turn, "Sorry, I can't find a query for that question.", error);
    }
    bool failed = false;
    if (turn->leans) {
        const char *whole = plan_explain_text(turn->arena, session->db, turn->readings[0].sql);
        turn->readings[0].rewrite = whole == NULL ? turn->question : whole;
        for (size_t i = 0; i < turn->reading_count; i++) {
            turn->readings[i].score *= session->answered.score;
        }
    }
    turn->reason = assumption(turn, &failed);
    failed = failed || !assistant_own_up(session, turn);
    if (turn->reason == NULL && turn->structure.kind == READING_NONE) {
        const char *sql = turn->readings[0].sql;
        turn->reason = unsure_note(session, turn, unused_note(session, turn, sql));
    }
    if (turn->other != NULL && turn->asked == 0 && strcmp(turn->other, turn->readings[0].sql) != 0) {
        const char *offer = turn->leans ? "If that was a question of its own, say \"by itself\"."
                                        : "If that was about the answer before, say \"about that\".";
        turn->reason = turn->reason == NULL ? offer : arena_printf(turn->arena, "%s %s", turn->reason, offer);
    } else {
        turn->other = NULL;
    }
    turn->state = TURN_ANSWERED;
    if (failed || !context_keep(session, turn->readings[0].rewrite, turn->readings[0].sql)) {
        return no_memory(error);
    }
    session->answered.score = turn->readings[0].score;
    session->answered.leans = turn->leans;
    return CSQL_OK;
}

/* Rows beyond which readings that agree hardly do so by chance, as two counts of one may. */
#define TELLING_ROWS 2

/* One of several values of a column is asked for: all of them together may well be meant, and give other
 * rows. */
static bool asks_for_value(const struct turn *turn) {
    for (size_t i = 0; i < turn->pivots.count; i++) {
        if (turn->pivots.at[i].mode == CSQL_VAL_AMB) {
            return true;
        }
    }
    return false;
}

/* The order of the query's rows is asked for, too. */
static bool orders_rows(struct arena *arena, const char *sql) {
    struct sql_select *tree = NULL;
    return sql_parse(arena, sql, strlen(sql), &tree, NULL) != CSQL_OK || tree->order_count > 0;
}

/* Chat only: all readings give the same rows today, so the question back may be spared. */
static bool same_rows(csql_session *session, const struct turn *turn) {
    struct arena *arena = arena_new();
    struct db_limits limits = {.steps = 2000000, .rows = 1000, .trial = true};
    struct db_result first = {0};
    bool same = arena != NULL && turn->reading_count > 1 && !asks_for_value(turn);
    for (size_t i = 0; same && i < turn->reading_count && !turn->readings[i].all; i++) {
        struct db_result result = {0};
        same = db_execute(session->db, arena, turn->readings[i].sql, &limits, &result, NULL) == CSQL_OK &&
               !result.truncated && result.row_count >= TELLING_ROWS;
        if (i == 0) {
            first = result;
        } else {
            bool ordered = orders_rows(arena, turn->readings[i].sql);
            same = same && db_results_equal(arena, &first, &result, ordered);
        }
    }
    arena_free(arena);
    return same;
}

static csql_status decide(csql_session *session, struct turn *turn, csql_error *error) {
    const char *empty = unsure_is_empty(turn) ? unsure_nothing(turn) : NULL;
    if (empty != NULL) {
        return refuse(turn, empty, error);
    }
    for (size_t i = 0; i < turn->pivots.count; i++) {
        const struct pivot *pivot = &turn->pivots.at[i];
        if (turn->pivots.refusal != NULL) {
            return refuse(turn, turn->pivots.refusal, error);
        }
        if (pivot->group_count == 0) {
            return refuse_missing(session, turn, pivot, error);
        }
    }
    if (turn_is_settled(turn)) {
        const char *nothing = unsure_nothing(turn);
        return nothing != NULL ? refuse(turn, nothing, error) : answer_turn(session, turn, error);
    }
    csql_status status = ask_back(session, turn, false, error);
    if (status == CSQL_OK && session->options.may_skip && same_rows(session, turn)) {
        turn->state = TURN_ANSWERED;
        turn->reason = "I did not ask back: every reading gives the same rows today.";
        status = context_keep(session, turn->readings[0].rewrite, turn->readings[0].sql) ? status
                                                                                         : no_memory(error);
    }
    return status;
}

/* ---- turns ---- */

/* Answers, asks back or refuses a question that stands alone. */
static csql_status read_whole(csql_session *session, struct turn *turn, csql_error *error) {
    csql_status status = turn_read(session, turn, true, error);
    if (status == CSQL_OK) {
        status = assistant_queries(session, turn, error);
    }
    return status == CSQL_OK ? decide(session, turn, error) : status;
}

/* Answers the turn as what it is. */
static csql_status answer_as(csql_session *session, struct turn *turn, enum turn_kind kind,
                             csql_error *error) {
    switch (kind) {
    case TURN_IS_TALK:
        return refuse(turn, smalltalk_line(), error);
    case TURN_IS_UNDO:
        return turn_take_back(session, turn, error);
    case TURN_IS_UNANSWERABLE:
        return turn->pivots.refusal != NULL ? refuse(turn, turn->pivots.refusal, error)
               : turn->pivots.count > 0     ? refuse_missing(session, turn, &turn->pivots.at[0], error)
                                            : refuse(turn, "Sorry, I find nothing about that here.", error);
    case TURN_LEANS:
    case TURN_IS_ALONE:
    case TURN_KINDS:
        break;
    }
    return turn->leans  ? answer_turn(session, turn, error)
           : turn->idle ? refuse(turn, "I see nothing in that which changes the last answer.", error)
                        : read_whole(session, turn, error);
}

/* A new turn out of text, leaning on the question before where the session may. */
static csql_status new_turn(csql_session *session, const char *text, size_t length, struct turn **out,
                            csql_error *error) {
    struct arena *arena = arena_new();
    struct turn *turn = arena == NULL ? NULL : arena_alloc(arena, sizeof *turn);
    if (turn == NULL) {
        arena_free(arena);
        return no_memory(error);
    }
    turn->arena = arena;
    turn->question = arena_copy(arena, text, length);
    if (turn->question == NULL) {
        arena_free(arena);
        return no_memory(error);
    }
    csql_status recalled = CSQL_OK;
    if (turn_recall(session, turn, text, length, &recalled, error)) {
        turn->length = strlen(turn->question);
        *out = turn;
        return recalled;
    }
    const char *line = smalltalk_answer(session->engine->smalltalk, arena, db_catalogue(session->db),
                                        session->answered.sql != NULL, text, length);
    if (line != NULL) {
        turn->length = strlen(turn->question);
        *out = turn;
        return refuse(turn, line, error);
    }
    turn->length = strlen(turn->question);
    assistant_begin_question(session, turn, text, length);
    enum turn_kind kind = TURN_IS_ALONE;
    csql_status status =
        session->options.keep_context || session->follows ? lean_read(session, turn, &kind, error) : CSQL_OK;
    status = status == CSQL_OK ? answer_as(session, turn, kind, error) : status;
    if (status != CSQL_OK) {
        arena_free(arena);
        return status;
    }
    *out = turn;
    return CSQL_OK;
}

/* Takes over what a reply leaves of the slots; `which` maps items to slots. */
static void apply_reply(struct turn *turn, const struct reply *reply, const size_t *which) {
    for (size_t i = 0; i < reply->item_count; i++) {
        const struct reply_item *item = &reply->items[i];
        struct slot *slot = &turn->slots[which[i]];
        if (!item->touched) {
            continue;
        }
        slot->kept = 0;
        slot->item.chosen = -1;
        for (size_t c = 0; c < slot->item.choice_count; c++) {
            slot->keep[c] = item->keep[c];
            slot->kept += item->keep[c];
            slot->item.chosen = item->keep[c] && slot->item.chosen < 0 ? (int)c : slot->item.chosen;
        }
        slot->touched = true;
        slot->recalled = false;
        slot->all = item->all;
    }
}

/* Items of the open slots with only the choices that are left; keep flags then refer to those, so they are
 * spread back over the slot's own choices. */
static csql_status read_reply(csql_session *session, struct turn *turn, const char *text, size_t length,
                              struct reply *reply, size_t *which, bool settled_too, csql_error *error) {
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = open_items(turn, items, which, settled_too);
    for (size_t i = 0; i < count && !settled_too; i++) {
        if (!narrow_item(turn->arena, &turn->slots[which[i]], &items[i])) {
            return no_memory(error);
        }
    }
    struct dialog_context context = {.embed = session->engine->embed,
                                     .judge = session->engine->judge,
                                     .db = session->db,
                                     .catalogue = db_catalogue(session->db),
                                     .question = turn->question};
    csql_status status = dialog_read(&context, turn->arena, items, count, text, length, reply, error);
    if (status == CSQL_OK && !settled_too) {
        assistant_begin(session);
        status = assistant_reply(session, turn, items, count, text, length, reply, error);
    }
    for (size_t i = 0; status == CSQL_OK && i < reply->item_count && !settled_too; i++) {
        struct slot *slot = &turn->slots[which[i]];
        bool *spread = arena_array(turn->arena, slot->item.choice_count + 1, sizeof *spread);
        if (spread == NULL) {
            return no_memory(error);
        }
        for (size_t c = 0, n = 0; c < slot->item.choice_count; c++) {
            spread[c] = slot->keep[c] && reply->items[i].keep[n];
            n += slot->keep[c];
        }
        reply->items[i].keep = spread;
    }
    return status;
}

static csql_status remember(csql_session *session, struct turn *turn, csql_error *error) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        struct slot *slot = &turn->slots[i];
        if (slot->touched && !slot->recalled && !slot->structure && (slot->kept == 1 || slot->all) &&
            memory_keep(session, turn->arena, slot) != CSQL_OK) {
            return no_memory(error);
        }
    }
    return CSQL_OK;
}

/* Nothing more will be asked: the most probable of what is left, if every slot was narrowed. */
static csql_status give_up(csql_session *session, struct turn *turn, csql_error *error) {
    bool narrowed = turn->slot_count > 0, any = false;
    for (size_t i = 0; i < turn->slot_count; i++) {
        any = any || turn->slots[i].touched;
        narrowed = narrowed && (turn->slots[i].touched || !slot_is_open(turn, &turn->slots[i]));
    }
    return narrowed || any ? answer_turn(session, turn, error) : refuse_unsettled(turn, error);
}

/* The rest of the choices, on request. */
static csql_status show_more(csql_session *session, struct turn *turn, csql_error *error) {
    struct dialog_item items[DIALOG_MAX_ITEMS], shown[DIALOG_MAX_ITEMS];
    size_t which[DIALOG_MAX_ITEMS], count = open_items(turn, items, which, false), more = 0;
    for (size_t i = 0; i < count; i++) {
        if (!narrow_item(turn->arena, &turn->slots[which[i]], &items[i])) {
            return no_memory(error);
        }
        if (items[i].choice_count > DIALOG_SHOWN_CHOICES) {
            shown[more] = items[i];
            shown[more].choices += DIALOG_SHOWN_CHOICES;
            shown[more++].choice_count -= DIALOG_SHOWN_CHOICES;
        }
    }
    turn->asked++;
    turn->more = true;
    turn->clarification = dialog_ask(turn->arena, more > 0 ? shown : items, more > 0 ? more : count, false);
    return turn->clarification == NULL ? no_memory(error) : turn_readings(session, turn, error);
}

/* The question put again, more simply. stranger: what the reply named is no choice. */
static csql_status ask_again(csql_session *session, struct turn *turn, bool stranger, csql_error *error) {
    csql_status status = ask_back(session, turn, true, error);
    if (status != CSQL_OK || !stranger) {
        return status;
    }
    turn->clarification = arena_printf(turn->arena, "That is none of the choices. %s", turn->clarification);
    return turn->clarification == NULL ? no_memory(error) : CSQL_OK;
}

static csql_status after_reply(csql_session *session, struct turn *turn, const struct reply *reply,
                               const size_t *which, csql_error *error) {
    switch (reply->kind) {
    case REPLY_SETTLES:
    case REPLY_NARROWS: {
        apply_reply(turn, reply, which);
        csql_status status = remember(session, turn, error);
        if (status != CSQL_OK) {
            return status;
        }
        if (turn_is_settled(turn)) {
            return answer_turn(session, turn, error);
        }
        return turn->asked < session->options.patience ? ask_back(session, turn, false, error)
                                                       : give_up(session, turn, error);
    }
    case REPLY_MORE:
        return turn->asked < session->options.patience ? show_more(session, turn, error)
                                                       : refuse_unsettled(turn, error);
    case REPLY_UNHELPFUL:
    case REPLY_QUESTION:
        turn->unhelpful++;
        if (turn->unhelpful > 1 || turn->asked >= session->options.patience) {
            return refuse_unsettled(turn, error);
        }
        return ask_again(session, turn, reply->stranger, error);
    }
    return error_set(error, CSQL_INTERNAL, "unknown kind of reply");
}

static csql_status ask_turn(csql_session *session, const char *text, size_t length, csql_error *error) {
    struct turn *turn = NULL;
    csql_status status = new_turn(session, text, length, &turn, error);
    if (status == CSQL_OK) {
        drop_turn(session);
        session->turn = turn;
    }
    return status;
}

/* A reply to what could not be read: what it names is settled; else it is put beside the question. */
static csql_status unread_turn(csql_session *session, struct turn *turn, const char *text, size_t length,
                               csql_error *error) {
    if (dialog_is_unsure(turn->arena, text, length)) {
        return refuse_unsettled(turn, error);
    }
    if (dialog_is_question(turn->arena, text, length)) {
        return ask_turn(session, text, length, error);
    }
    csql_status status = turn_open_named(session, turn, text, length, error);
    if (status != CSQL_OK || (turn->slot_count > 0 && turn_is_settled(turn))) {
        return status != CSQL_OK ? status : answer_turn(session, turn, error);
    }
    char *whole = arena_printf(turn->arena, "%s (%.*s)", turn->question, (int)length, text);
    return whole == NULL ? no_memory(error) : ask_turn(session, whole, strlen(whole), error);
}

static csql_status reply_turn(csql_session *session, const char *text, size_t length, csql_error *error) {
    struct turn *turn = session->turn;
    struct reply reply = {0};
    size_t which[DIALOG_MAX_ITEMS] = {0};
    csql_status status = read_reply(session, turn, text, length, &reply, which, false, error);
    if (status != CSQL_OK) {
        return status;
    }
    bool helps = reply.kind == REPLY_SETTLES || reply.kind == REPLY_NARROWS;
    if (turn->unread && !helps) {
        return unread_turn(session, turn, text, length, error);
    }
    bool apart = reply.kind == REPLY_UNHELPFUL && !turn->foreign && turn_stands_alone(session, text, length);
    if (apart || (reply.kind == REPLY_QUESTION && !turn->foreign)) {
        return ask_turn(session, text + reply.question_at, length - reply.question_at, error);
    }
    if (reply.dropped && reply.kind == REPLY_UNHELPFUL) {
        return refuse(turn, "The question was dropped before it was clear what it means", error);
    }
    return after_reply(session, turn, &reply, which, error);
}

/* "no, the other one": said of what was settled last. False if it is none of that. */
static bool correct_turn(csql_session *session, const char *text, size_t length, csql_status *status,
                         csql_error *error) {
    struct turn *turn = session->turn;
    if (turn == NULL || turn->state == TURN_PENDING || turn->slot_count == 0 ||
        !dialog_is_correction(turn->arena, text, length)) {
        return false;
    }
    struct reply reply = {0};
    size_t which[DIALOG_MAX_ITEMS] = {0};
    *status = read_reply(session, turn, text, length, &reply, which, true, error);
    if (*status == CSQL_OK && (reply.kind == REPLY_SETTLES || reply.kind == REPLY_NARROWS)) {
        for (size_t i = 0; i < reply.item_count; i++) {
            if (reply.items[i].touched) {
                memory_take_back(session, &turn->slots[which[i]]);
            }
        }
        *status = after_reply(session, turn, &reply, which, error);
        return true;
    }
    return *status != CSQL_OK;
}

/* The question or reply as it may be read. */
static csql_status check_text(csql_session *session, const char *text, size_t length, void *out,
                              csql_error *error) {
    if (session == NULL || text == NULL || out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "session, text or out is NULL");
    }
    if (length > TEXT_MAX_QUESTION) {
        return error_set(error, CSQL_TOO_LONG, "a turn has at most %zu bytes", TEXT_MAX_QUESTION);
    }
    if (memchr(text, '\0', length) != NULL) {
        return error_at(error, CSQL_BAD_TEXT, (size_t)((const char *)memchr(text, '\0', length) - text),
                        "the text holds a NUL byte");
    }
    struct arena *arena = arena_new();
    if (arena == NULL) {
        return no_memory(error);
    }
    struct tokens tokens;
    csql_status status = text_tokenize(arena, text, length, &tokens, error);
    arena_free(arena);
    return status;
}

static csql_status give(csql_session *session, double started, csql_answer **out, csql_error *error) {
    struct turn *turn = session->turn;
    if (turn == NULL) {
        return error_set(error, CSQL_INTERNAL, "no turn");
    }
    const bool checks = turn->state == TURN_PENDING && !session->options.plain_rewrites;
    csql_status status = checks ? turn_check_rewrites(session, turn, error) : CSQL_OK;
    if (status == CSQL_OK) {
        status = answer_make(session, turn, out, error);
    }
    assistant_note_context(session, turn);
    if (status == CSQL_OK) {
        (*out)->milliseconds = clock_ms() - started;
        error_clear(error);
    }
    return status;
}

/* The status of a turn for which something could not be read: what was then not found may well be there, so
 * that there is no answer. The conversation goes on without the turn. */
static csql_status check_outage(csql_session *session, csql_status status, csql_error *error) {
    csql_error outage = {.status = CSQL_OK};
    const csql_status failed = db_outage(session->db, &outage);
    if (failed == CSQL_OK || status != CSQL_OK) {
        return status;
    }
    drop_turn(session);
    context_drop(session);
    (void)error_set(error, failed, "%s", outage.message);
    return failed;
}

/* Ends a turn's time, with the answer if there is one. */
static csql_status end_turn(csql_session *session, double started, csql_status status, csql_answer **out,
                            csql_error *error) {
    status = check_outage(session, status, error);
    status = status == CSQL_OK ? give(session, started, out, error) : status;
    deadline_end_turn(session);
    return status;
}

csql_status csql_session_turn(csql_session *session, const char *text, size_t length, csql_answer **out,
                              csql_error *error) {
    double started = clock_ms();
    csql_status status = check_text(session, text, length, out, error);
    if (status != CSQL_OK) {
        return status;
    }
    *out = NULL;
    deadline_begin_turn(session);
    bool pending = session->turn != NULL && session->turn->state == TURN_PENDING;
    if (pending && length <= DIALOG_MAX_REPLY) {
        status = reply_turn(session, text, length, error);
    } else if (!correct_turn(session, text, length, &status, error)) {
        status = ask_turn(session, text, length, error);
    }
    return end_turn(session, started, status, out, error);
}

csql_status csql_session_ask(csql_session *session, const char *text, size_t length, csql_answer **out,
                             csql_error *error) {
    double started = clock_ms();
    csql_status status = check_text(session, text, length, out, error);
    if (status != CSQL_OK) {
        return status;
    }
    *out = NULL;
    context_drop(session); /* a question that stands alone */
    session->follows = false;
    deadline_begin_turn(session);
    status = ask_turn(session, text, length, error);
    return end_turn(session, started, status, out, error);
}

csql_status csql_session_agent(csql_session *session, const char *text, size_t length, csql_error *error) {
    csql_status status = check_text(session, text, length, session, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (session->turn == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "an agent speaks only after a question");
    }
    if (dialog_is_query(text, length)) {
        session->follows = true;
        return session->turn->state == TURN_PENDING ? give_up(session, session->turn, error) : CSQL_OK;
    }
    status = turn_open_foreign(session, session->turn, text, length, error);
    if (status == CSQL_OK) {
        session->turn->state = TURN_PENDING;
        session->turn->clarification = arena_copy(session->turn->arena, text, length);
        status = session->turn->clarification == NULL ? no_memory(error) : CSQL_OK;
    }
    if (status == CSQL_OK) {
        error_clear(error);
    }
    return status;
}

csql_status csql_session_finish(csql_session *session, csql_answer **out, csql_error *error) {
    double started = clock_ms();
    if (session == NULL || out == NULL || session->turn == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "no conversation to finish");
    }
    *out = NULL;
    csql_status status = CSQL_OK;
    if (session->turn->state == TURN_PENDING) {
        status = give_up(session, session->turn, error);
    }
    return status == CSQL_OK ? give(session, started, out, error) : status;
}
