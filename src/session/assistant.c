#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "llm/tasks.h"
#include "session/directory.h"
#include "session/internal.h"
#include "sql/sql.h"

#define MAX_PATH ((size_t)4096)
/* How far a candidate that is the model's alone must be supported to stand first. */
#define LEAST_SUPPORT 0.3
/* Rows in which two queries must agree to be called the same. */
#define SAME_STEPS 2000000
#define SAME_ROWS 1000
#define SAME_PLANS 5 /* our plans that are run to be compared */

struct assistant {
    struct llm *llm;
    struct prompts *prompts;
    unsigned uses;
    double trust;
    bool send_values;
    int total_ms;
    void *context;
    void (*notice)(void *context, const char *line);
    atomic_flag announced, ended; /* what was told: what is sent; that a server is not asked any more */
};

/* ---- setting up ---- */

void assistant_free(struct assistant *assistant) {
    if (assistant != NULL) {
        llm_free(assistant->llm);
        prompts_close(assistant->prompts);
        free(assistant);
    }
}

static csql_status open_prompts(struct assistant *assistant, csql_error *error) {
    struct buffer path = buffer_new(MAX_PATH);
    bool found = session_data_directory(NULL, &path);
    csql_status status =
        path.status != CSQL_OK
            ? error_set(error, path.status, "data directory: %s", csql_status_text(path.status))
        : found ? prompts_open(buffer_text(&path), &assistant->prompts, error)
                : error_set(error, CSQL_NOT_FOUND, "no data directory: set CLARISQL_DATADIR");
    buffer_free(&path);
    return status;
}

csql_status csql_engine_set_model(csql_engine *engine, const csql_model *model, csql_error *error) {
    if (engine == NULL || (model != NULL && !(model->trust >= 0 && model->trust <= 1))) {
        return error_set(error, CSQL_BAD_ARGUMENT,
                         engine == NULL ? "engine is NULL" : "trust is from 0 to 1");
    }
    struct assistant *assistant = NULL;
    if (model != NULL) {
        assistant = calloc(1, sizeof *assistant);
        if (assistant == NULL) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        assistant->uses = model->uses;
        assistant->trust = model->trust;
        assistant->send_values = model->send_values != 0;
        assistant->total_ms = model->timeout_ms > 0 ? model->timeout_ms : LLM_DEFAULT_TOTAL_MS;
        assistant->context = model->context;
        assistant->notice = model->notice;
        atomic_flag_clear(&assistant->announced);
        atomic_flag_clear(&assistant->ended);
        struct llm_config config = {.models = model->models,
                                    .url = model->url,
                                    .key = model->key,
                                    .key_file = model->key_file,
                                    .cache_directory = model->cache_directory,
                                    .total_ms = assistant->total_ms,
                                    .max_tokens = model->max_tokens,
                                    .format = (enum llm_format)model->format,
                                    .stream = model->stream != 0,
                                    .context = model->context,
                                    .show = model->show};
        csql_status status = llm_new(&config, &assistant->llm, error);
        if (status == CSQL_OK) {
            status = open_prompts(assistant, error);
        }
        if (status != CSQL_OK) {
            assistant_free(assistant);
            return status;
        }
    }
    assistant_free(engine->assistant);
    engine->assistant = assistant;
    error_clear(error);
    return CSQL_OK;
}

csql_cost csql_engine_cost(const csql_engine *engine) {
    if (engine == NULL || engine->assistant == NULL) {
        return (csql_cost){.requests = 0};
    }
    struct llm_cost cost = llm_cost(engine->assistant->llm);
    return (csql_cost){.requests = cost.requests,
                       .retries = cost.retries,
                       .failures = cost.failures,
                       .cached = cost.cached,
                       .prompt_tokens = cost.prompt_tokens,
                       .completion_tokens = cost.completion_tokens,
                       .unmetered = cost.unmetered,
                       .bytes_sent = cost.bytes_sent,
                       .bytes_received = cost.bytes_received,
                       .milliseconds = cost.milliseconds};
}

/* ---- asking ---- */

void assistant_begin(csql_session *session) {
    const struct assistant *assistant = session->engine->assistant;
    const int left = db_time_left(session->db);
    const int total =
        assistant == NULL || (left > 0 && left < assistant->total_ms) ? left : assistant->total_ms;
    session->assistance.deadline = assistant == NULL ? 0 : llm_now() + total;
    session->assistance.failed = false;
    atomic_store(&session->assistance.cancelled, false);
}

void assistant_begin_question(csql_session *session, const struct turn *turn, const char *typed,
                              size_t length) {
    const struct turn *before = session->turn; /* a reply may have been put beside its question */
    bool leans = turn->length != length || memcmp(turn->question, typed, length) != 0;
    bool again =
        before != NULL && length > before->length && memcmp(before->question, typed, before->length) == 0;
    session->assistance.tells_values =
        (leans && session->assistance.context_values) || (again && session->assistance.tells_values);
    assistant_begin(session);
}

void assistant_note_context(csql_session *session, const struct turn *turn) {
    bool values = session->assistance.tells_values || turn->structure.kind != READING_NONE;
    for (size_t i = 0; i < turn->slot_count; i++) {
        for (size_t c = 0; c < turn->slots[i].item.choice_count; c++) {
            values = values || turn->slots[i].item.choices[c].value != NULL;
        }
    }
    if (turn->state == TURN_ANSWERED) {
        session->assistance.context_values = values;
    }
}

/* The session's model may be asked for that. */
static bool may(const csql_session *session, csql_use use) {
    const struct assistant *assistant = session->engine->assistant;
    return assistant != NULL && (assistant->uses & (unsigned)use) != 0 && !session->assistance.failed &&
           (assistant->send_values || !session->assistance.tells_values);
}

static void tell(const struct assistant *assistant, const char *line) {
    if (assistant->notice != NULL) {
        assistant->notice(assistant->context, line);
    }
}

/* Says what will be sent, before the first of it is. */
static void announce(struct assistant *assistant) {
    const char *url = llm_model_url(assistant->llm, 0);
    if (url != NULL && !atomic_flag_test_and_set(&assistant->announced)) {
        struct buffer line = buffer_new((size_t)4096);
        buffer_printf(&line, "questions, replies and schemas (names, types and keys%s) go to %s at %s",
                      assistant->send_values ? ", and values of rows" : "; no values of rows",
                      llm_model_name(assistant->llm, 0), url);
        tell(assistant, buffer_text(&line));
        buffer_free(&line);
    }
}

static struct llm_task task_of(csql_session *session) {
    struct assistant *assistant = session->engine->assistant;
    announce(assistant);
    return (struct llm_task){.llm = assistant->llm,
                             .prompts = assistant->prompts,
                             .db = session->db,
                             .send_values = assistant->send_values,
                             .deadline = session->assistance.deadline,
                             .cancelled = &session->assistance.cancelled};
}

/* A model that fails is told of, and not asked again in this turn. */
static csql_status forgive(csql_session *session, csql_status status, const csql_error *failure,
                           csql_error *error) {
    if (status == CSQL_NO_MEMORY) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct assistant *assistant = session->engine->assistant;
    if (status == CSQL_OK) {
        return CSQL_OK;
    }
    session->assistance.failed = true;
    bool ended = status == CSQL_REMOTE && llm_has_given_up(assistant->llm);
    if (!ended || !atomic_flag_test_and_set(&assistant->ended)) {
        struct buffer line = buffer_new((size_t)4096);
        buffer_printf(&line, "%s; the answer is without the model%s",
                      status == CSQL_INTERRUPTED ? "the model is not waited for" : failure->message,
                      ended ? ", which is not asked any more" : "");
        tell(assistant, buffer_text(&line));
        buffer_free(&line);
    }
    return CSQL_OK;
}

/* What the model's word adds to the log-odds: nothing at trust 0, everything at 1. */
static double weight_of_word(const csql_session *session) {
    double trust = session->engine->assistant->trust;
    trust = trust > 0.99 ? 0.99 : trust;
    return log((1 + trust) / (1 - trust));
}

static double logit(double p) {
    p = p < 0.001 ? 0.001 : p > 0.999 ? 0.999 : p;
    return log(p / (1 - p));
}

static double unlogit(double x) {
    return 1 / (1 + exp(-x));
}

/* ---- queries ---- */

/* Two queries are the same, or give the same rows, of which there are some. */
static bool same_query(csql_session *session, struct arena *arena, const struct task_query *query,
                       const struct plan *plan) {
    if (plan->tree != NULL && sql_equal(arena, query->tree, plan->tree)) {
        return true;
    }
    const struct db_limits limits = {.steps = SAME_STEPS, .rows = SAME_ROWS, .trial = true};
    struct db_result a, b;
    return plan->executed && !plan->empty &&
           db_execute(session->db, arena, query->sql, &limits, &a, NULL) == CSQL_OK && !a.truncated &&
           a.row_count > 0 && db_execute(session->db, arena, plan->sql, &limits, &b, NULL) == CSQL_OK &&
           !b.truncated && db_results_equal(arena, &a, &b, query->tree->order_count > 0);
}

static int by_score(const void *a, const void *b) {
    const struct plan *x = a, *y = b;
    return x->score > y->score ? -1 : x->score < y->score;
}

/* Both rankings as one: where the model agrees with a plan of ours, that plan gains; what is the model's
 * alone is as probable as the model is trusted and the question supports it, and stands behind our best
 * unless that is less. */
static csql_status merge(csql_session *session, struct turn *turn, const struct task_query *queries,
                         size_t count) {
    double trust = session->engine->assistant->trust;
    struct plan *all = arena_array(turn->arena, turn->plans.count + count + 1, sizeof *all);
    struct proposals *mine = &turn->proposals;
    mine->sql = arena_array(turn->arena, count + 1, sizeof *mine->sql);
    struct arena *scratch = arena_new();
    if (all == NULL || mine->sql == NULL || scratch == NULL) {
        arena_free(scratch);
        return CSQL_NO_MEMORY;
    }
    size_t total = turn->plans.count;
    if (total > 0) {
        memcpy(all, turn->plans.at, total * sizeof *all);
    }
    double best = 0;
    for (size_t i = 0; i < turn->plans.count; i++) {
        best = all[i].sql != NULL && all[i].score > best ? all[i].score : best;
    }
    for (size_t q = 0; q < count; q++) {
        double p = trust * queries[q].support / (double)(q + 1); /* the model puts its best first */
        bool ours = false;
        for (size_t i = 0, run = 0; i < turn->plans.count && run < SAME_PLANS && !ours; i++) {
            run += all[i].sql != NULL;
            if (all[i].sql != NULL && same_query(session, scratch, &queries[q], &all[i])) {
                all[i].score = 1 - (1 - all[i].score) * (1 - p);
                ours = true;
            }
        }
        if (!ours) {
            bool first = p > best && queries[q].support >= LEAST_SUPPORT;
            all[total++] = (struct plan){.sql = queries[q].sql,
                                         .tree = queries[q].tree,
                                         .score = first || best == 0 ? p
                                                  : p < best         ? p
                                                                     : best * 0.99};
            mine->sql[mine->count++] = queries[q].sql;
        }
    }
    arena_free(scratch);
    qsort(all, total, sizeof *all, by_score);
    turn->plans.at = all;
    turn->plans.count = total;
    mine->model = llm_model_name(session->engine->assistant->llm, 0);
    return CSQL_OK;
}

csql_status assistant_queries(csql_session *session, struct turn *turn, csql_error *error) {
    if (!may(session, CSQL_USE_SQL) || turn->pivots.refusal != NULL) {
        return CSQL_OK;
    }
    struct llm_task task = task_of(session);
    struct task_query *queries = NULL;
    size_t count = 0, refused = 0;
    csql_error failure = {.status = CSQL_OK};
    csql_status status =
        task_queries(&task, turn->arena, &turn->linked, &queries, &count, &refused, &failure);
    if (status != CSQL_OK) {
        return forgive(session, status, &failure, error);
    }
    if (count > 0 && merge(session, turn, queries, count) != CSQL_OK) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return CSQL_OK;
}

const char *assistant_author(const struct turn *turn, const char *sql) {
    for (size_t i = 0; sql != NULL && i < turn->proposals.count; i++) {
        if (strcmp(turn->proposals.sql[i], sql) == 0) {
            return turn->proposals.model;
        }
    }
    return NULL;
}

bool assistant_own_up(const csql_session *session, struct turn *turn) {
    const char *author = turn->reading_count > 0 ? assistant_author(turn, turn->readings[0].sql) : NULL;
    if (turn->reason != NULL || (author == NULL && !turn->proposals.read)) {
        return true;
    }
    turn->reason =
        author != NULL
            ? arena_printf(turn->arena, "This query is by the model %s; its names were checked.", author)
            : arena_printf(turn->arena, "Your reply was read by the model %s.",
                           llm_model_name(session->engine->assistant->llm, 0));
    return turn->reason != NULL;
}

/* ---- groups ---- */

/* A pivot between columns, of which the schema tells everything. */
static bool is_about_columns(const struct pivot *pivot) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        if (pivot->group[i].column < 0 || pivot->group[i].value != NULL) {
            return false;
        }
    }
    return pivot->group_count >= 2;
}

static bool in_group(const struct pivot *pivot, int column) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        if (pivot->group[i].column == column) {
            return true;
        }
    }
    return false;
}

static csql_status add_proposed(csql_session *session, struct turn *turn, struct pivot *pivot,
                                const struct llm_task *task, csql_error *error) {
    int columns[TASK_MAX_COLUMNS];
    size_t count = 0;
    csql_error failure = {.status = CSQL_OK};
    csql_status status =
        task_propose(task, turn->arena, &turn->linked, pivot->term, columns, &count, &failure);
    if (status != CSQL_OK) {
        return forgive(session, status, &failure, error);
    }
    struct pivot_element *group = arena_array(turn->arena, pivot->group_count + count, sizeof *group);
    if (group == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    memcpy(group, pivot->group, pivot->group_count * sizeof *group);
    pivot->group = group;
    for (size_t i = 0; i < count && pivot->group_count < PIVOT_MAX_GROUP; i++) {
        double lexical = (double)link_lexical(session->links, pivot->term, true, columns[i]);
        double semantic = (double)link_semantic(session->links, pivot->term, true, columns[i]);
        double alike = lexical > semantic ? lexical : semantic;
        double score = unlogit(logit(0.5 * (alike > 0.9 ? 0.9 : alike)) + weight_of_word(session));
        if (!in_group(pivot, columns[i]) && score > 0.5) {
            int table = db_catalogue(session->db)->columns[columns[i]].table;
            group[pivot->group_count++] =
                (struct pivot_element){table, columns[i], NULL, score, lexical, semantic};
        }
    }
    return CSQL_OK;
}

static csql_status drop_filtered(csql_session *session, struct turn *turn, struct pivot *pivot,
                                 const struct llm_task *task, csql_error *error) {
    int columns[PIVOT_MAX_GROUP];
    bool keep[PIVOT_MAX_GROUP], found = false;
    csql_error failure = {.status = CSQL_OK};
    for (size_t i = 0; i < pivot->group_count; i++) {
        columns[i] = pivot->group[i].column;
    }
    csql_status status = task_filter(task, turn->arena, turn->question, pivot->term, columns,
                                     pivot->group_count, keep, &found, &failure);
    if (status != CSQL_OK) {
        return forgive(session, status, &failure, error);
    }
    size_t kept = 0, likely = 0;
    bool stays[PIVOT_MAX_GROUP];
    for (size_t i = 0; i < pivot->group_count; i++) {
        double word = weight_of_word(session) * (keep[i] ? 1 : -1);
        stays[i] = i == 0 || unlogit(logit(pivot->group[i].score) + word) > 0.5;
        likely += stays[i];
    }
    for (size_t i = 0; found && likely >= 2 && i < pivot->group_count; i++) {
        if (stays[i]) {
            pivot->group[kept++] = pivot->group[i];
        }
    }
    pivot->group_count = kept > 0 ? kept : pivot->group_count;
    return CSQL_OK;
}

csql_status assistant_groups(csql_session *session, struct turn *turn, csql_error *error) {
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < turn->pivots.count && status == CSQL_OK; i++) {
        struct pivot *pivot = &turn->pivots.at[i];
        if (!is_about_columns(pivot)) {
            continue;
        }
        if (may(session, CSQL_USE_GROUPS)) {
            struct llm_task task = task_of(session);
            status = add_proposed(session, turn, pivot, &task, error);
        }
        if (status == CSQL_OK && may(session, CSQL_USE_FILTER)) {
            struct llm_task task = task_of(session);
            status = drop_filtered(session, turn, pivot, &task, error);
        }
    }
    return status;
}

/* ---- words ---- */

/* The choices of the item are told by the schema alone. */
static bool tells_no_value(const struct dialog_item *item) {
    for (size_t i = 0; i < item->choice_count; i++) {
        if (item->choices[i].value != NULL || item->choices[i].column == NULL) {
            return false;
        }
    }
    return true;
}

csql_status assistant_reword(csql_session *session, struct turn *turn, csql_error *error) {
    const char *names[DIALOG_MAX_ITEMS * DIALOG_MAX_CHOICES], *terms[DIALOG_MAX_ITEMS], *text = NULL;
    size_t name_count = 0, term_count = 0;
    bool schema_only = turn->asked <= 1 && turn->structure.kind == READING_NONE;
    if (!may(session, CSQL_USE_REWORD) || !schema_only) {
        return CSQL_OK; /* a question asked again shows values beside the names */
    }
    for (size_t i = 0; i < turn->slot_count; i++) {
        const struct slot *slot = &turn->slots[i];
        if (slot->kept == 1 || slot->all) {
            continue;
        }
        if (!tells_no_value(&slot->item) && !session->engine->assistant->send_values) {
            return CSQL_OK;
        }
        terms[term_count++] = slot->item.term;
        for (size_t c = 0; c < slot->item.choice_count && c < DIALOG_SHOWN_CHOICES; c++) {
            char *name = dialog_choice_name(turn->arena, &slot->item, c);
            if (name == NULL) {
                return error_set(error, CSQL_NO_MEMORY, "out of memory");
            }
            names[name_count++] = name;
        }
    }
    struct llm_task task = task_of(session);
    csql_error failure = {.status = CSQL_OK};
    csql_status status = task_reword(&task, turn->arena, turn->question, turn->clarification, names,
                                     name_count, terms, term_count, &text, &failure);
    turn->clarification = text != NULL ? text : turn->clarification;
    return forgive(session, status, &failure, error);
}

/* How much more the reply is like the choices that are kept than like the others, by meaning. */
static double likeness(const csql_session *session, const struct dialog_item *item, const bool *keep,
                       const char *reply) {
    double kept = 0, rest = 0;
    for (size_t i = 0; i < item->choice_count; i++) {
        int column = item->choices[i].column_index;
        double semantic = column >= 0 ? (double)link_semantic(session->links, reply, true, column) : 0;
        double *best = keep[i] ? &kept : &rest;
        *best = semantic > *best ? semantic : *best;
    }
    return kept - rest;
}

/* Reads the reply for one item; *read tells whether it says something of it. */
static csql_status read_item(csql_session *session, struct turn *turn, const struct dialog_item *item,
                             const char *text, struct reply_item *out, bool *read, csql_error *error) {
    const char *names[DIALOG_MAX_CHOICES];
    bool keep[DIALOG_MAX_CHOICES], sure = false;
    *read = false;
    if (!tells_no_value(item) && !session->engine->assistant->send_values) {
        return CSQL_OK;
    }
    for (size_t i = 0; i < item->choice_count; i++) {
        names[i] = dialog_choice_name(turn->arena, item, i);
        if (names[i] == NULL) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    struct llm_task task = task_of(session);
    csql_error failure = {.status = CSQL_OK};
    csql_status status = task_reply(&task, turn->arena, turn->question, item->term, names, item->choice_count,
                                    text, keep, &sure, &failure);
    if (status != CSQL_OK) {
        return forgive(session, status, &failure, error);
    }
    if (sure && weight_of_word(session) + 4 * likeness(session, item, keep, text) > 0.5) {
        out->kept = 0;
        for (size_t i = 0; i < item->choice_count; i++) {
            out->keep[i] = keep[i];
            out->kept += keep[i];
        }
        out->touched = *read = true;
    }
    return CSQL_OK;
}

csql_status assistant_reply(csql_session *session, struct turn *turn, const struct dialog_item *items,
                            size_t count, const char *text, size_t length, struct reply *reply,
                            csql_error *error) {
    if (!may(session, CSQL_USE_REPLIES) || reply->kind != REPLY_UNHELPFUL ||
        turn->structure.kind != READING_NONE) {
        return CSQL_OK;
    }
    const char *said = arena_copy(turn->arena, text, length);
    if (said == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    bool any = false, settled = true;
    for (size_t i = 0; i < count && i < reply->item_count && may(session, CSQL_USE_REPLIES); i++) {
        bool read = false;
        csql_status status = read_item(session, turn, &items[i], said, &reply->items[i], &read, error);
        if (status != CSQL_OK) {
            return status;
        }
        any = any || read;
        settled = settled && reply->items[i].kept == 1;
    }
    if (any) {
        reply->kind = settled ? REPLY_SETTLES : REPLY_NARROWS;
        reply->why = "the model read it";
        turn->proposals.read = true;
    }
    return CSQL_OK;
}
