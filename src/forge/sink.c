#include "forge/sink.h"

#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "base/json.h"
#include "forge/converse.h"
#include "forge/mention.h"
#include "forge/models.h"

#define RUN_STEPS ((uint64_t)20000000)

static struct forge_cell *cell_of(struct forge_task *task, size_t pivots) {
    return &task->sink->statistics->cells[task->sink->pattern][pivots > 1 ? FORGE_MULTI : FORGE_UNI];
}

void forge_reject(struct forge_task *task, enum forge_facet facet, enum forge_stage stage,
                  const char *detail) {
    struct forge_cell *cell = &task->sink->statistics->cells[task->sink->pattern][facet];
    cell->attempts++;
    cell->rejected[stage]++;
    task->sink->played = 0;
    if (detail) {
        forge_statistics_note(task->sink->statistics, task->sink->pattern, facet, stage, detail);
    }
}

void forge_place(struct forge_task *task, const char *what) {
    buffer_printf(&task->sink->places, "%s\t%s\t%s\n", task->db_id, forge_patterns[task->sink->pattern]->name,
                  what);
}

/* ---- checks of what any pattern offers ---- */

static const char *check_spans(const struct forge_instance *instance) {
    size_t length = strlen(instance->question), at = 0;
    for (size_t i = 0; i < instance->pivot_count; i++) {
        const struct record_pivot *pivot = &instance->pivots[i];
        if (pivot->start < at || pivot->end > length || pivot->start >= pivot->end ||
            pivot->end - pivot->start != strlen(pivot->term) ||
            strncmp(instance->question + pivot->start, pivot->term, strlen(pivot->term)) != 0) {
            return "a pivot's span does not hold its term";
        }
        at = pivot->end;
    }
    return NULL;
}

/* The normal form of a reading that runs, or NULL with the reason; *rows counts those that give rows. */
static const char *check_reading(struct forge_task *task, struct db *db,
                                 const struct forge_instance *instance, const struct record_reading *reading,
                                 size_t *rows, const char **reason) {
    struct sql_select *select = NULL;
    csql_error ignored;
    struct arena *scratch = arena_new();
    struct db_result result = {0};
    struct db_limits limits = {.steps = RUN_STEPS, .rows = 2000};
    const char *normal = NULL;
    if (sql_parse(task->arena, reading->sql, strlen(reading->sql), &select, &ignored) != CSQL_OK ||
        sql_resolve(task->arena, db_catalogue(db), select, &ignored) != CSQL_OK) {
        *reason = "a reading does not parse or resolve";
    } else if (!scratch || db_execute(db, scratch, reading->sql, &limits, &result, &ignored) != CSQL_OK) {
        *reason = "a reading does not run";
    } else if (!instance->may_be_empty && result.row_count == 0) {
        *reason = "a reading gives no row";
    } else {
        normal = sql_normal_text(task->arena, select);
        *rows += result.row_count > 0;
    }
    arena_free(scratch);
    return normal;
}

static const char *check_readings(struct forge_task *task, const struct forge_instance *instance,
                                  size_t *rows) {
    struct db *db = instance->db ? instance->db : task->db;
    const char *normals[FORGE_MAX_READINGS], *reason = NULL;
    if (instance->reading_count > FORGE_MAX_READINGS || instance->reading_count == 1 ||
        (instance->reading_count && instance->meant >= instance->reading_count)) {
        return "not a number of readings that there may be";
    }
    for (size_t i = 0; i < instance->reading_count; i++) {
        normals[i] = check_reading(task, db, instance, &instance->readings[i], rows, &reason);
        if (!normals[i]) {
            return reason ? reason : "out of memory";
        }
        for (size_t k = 0; k < i; k++) {
            if (strcmp(normals[i], normals[k]) == 0) {
                return "two readings are the same query";
            }
        }
    }
    return NULL;
}

/* ---- records ---- */

static bool is_unanswerable(csql_mode mode) {
    return mode == CSQL_COL_UNANS || mode == CSQL_VAL_UNANS || mode == CSQL_CALC_UNANS ||
           mode == CSQL_OUT_OF_SCOPE;
}

/* The modes of the pivots, each once. */
static size_t modes_of(const struct forge_instance *instance, csql_mode out[static FORGE_MAX_PIVOTS + 1]) {
    size_t count = 0;
    for (size_t i = 0; i < instance->pivot_count; i++) {
        bool known = false;
        for (size_t k = 0; k < count; k++) {
            known = known || out[k] == instance->pivots[i].mode;
        }
        if (!known) {
            out[count++] = instance->pivots[i].mode;
        }
    }
    if (count == 0) {
        out[count++] = instance->mode;
    }
    return count;
}

static const char *subtype_of(const struct forge_instance *instance) {
    const char *subtype = NULL;
    for (size_t i = 0; i < instance->pivot_count; i++) {
        const char *own = instance->pivots[i].subtype;
        if (own && subtype && strcmp(own, subtype) != 0) {
            return NULL;
        }
        subtype = own ? own : subtype;
    }
    return subtype;
}

static csql_status print_record(struct forge_task *task, const struct forge_instance *instance,
                                const struct forge_dialogue *dialogue, const char *id, struct buffer *out,
                                csql_error *error) {
    csql_mode modes[FORGE_MAX_PIVOTS + 1];
    struct record_pivot pivots[FORGE_MAX_PIVOTS];
    const struct forge_question *question = task->question;
    for (size_t i = 0; i < instance->pivot_count; i++) {
        pivots[i] = instance->pivots[i];
        if (is_unanswerable(pivots[i].mode)) {
            pivots[i].target = NULL; /* nothing is meant */
        }
    }
    struct record record = {.id = id,
                            .db_id = instance->db_id ? instance->db_id : task->db_id,
                            .source_question = instance->source_question ? instance->source_question
                                               : question                ? question->text
                                                                         : NULL,
                            .source_sql = instance->source_sql ? instance->source_sql
                                          : question           ? question->sql
                                                               : NULL,
                            .modes = modes,
                            .mode_count = modes_of(instance, modes),
                            .subtype = subtype_of(instance),
                            .facet = instance->pivot_count == 0   ? NULL
                                     : instance->pivot_count == 1 ? "uni"
                                                                  : "multi",
                            .reply = dialogue->reply,
                            .pivots = pivots,
                            .pivot_count = instance->pivot_count,
                            .turns = dialogue->turns,
                            .turn_count = dialogue->turn_count,
                            .sql = dialogue->sql,
                            .readings = instance->readings,
                            .reading_count = instance->reading_count,
                            .seed = (int64_t)task->sink->seed,
                            .tool = forge_models_tool(task)};
    size_t before = out->length;
    record_print(out, &record);
    buffer_char(out, '\n');
    if (out->status != CSQL_OK) {
        return error_set(error, out->status, "the output is over its limit");
    }
    struct record again; /* what is written must be read */
    csql_status status =
        record_parse(task->arena, buffer_text(out) + before, out->length - before - 1, &again, error);
    return status;
}

/* The question without what is known of it. */
static csql_status print_question(struct forge_task *task, const struct forge_instance *instance,
                                  const char *id, csql_error *error) {
    struct buffer *out = &task->sink->ask;
    buffer_string(out, "{\"id\":");
    json_text(out, id);
    buffer_string(out, ",\"db_id\":");
    json_text(out, instance->db_id ? instance->db_id : task->db_id);
    buffer_string(out, ",\"question\":");
    json_text(out, instance->question);
    buffer_string(out, "}\n");
    return out->status == CSQL_OK ? CSQL_OK : error_set(error, out->status, "the output is over its limit");
}

static csql_status keep(struct forge_task *task, const struct forge_instance *instance,
                        const struct forge_dialogue *single, const struct forge_dialogue *dialogues,
                        size_t count, csql_error *error) {
    struct forge_sink *sink = task->sink;
    struct forge_cell *cell = cell_of(task, instance->pivot_count);
    const char *id = arena_printf(task->arena, "%s/%s/%zu", task->question ? task->question->id : task->db_id,
                                  forge_patterns[sink->pattern]->name, sink->number++);
    csql_status status = id ? print_record(task, instance, single, id, &sink->single, error)
                            : error_set(error, CSQL_NO_MEMORY, "out of memory");
    for (size_t i = 0; status == CSQL_OK && i < count; i++) {
        const char *own = arena_printf(task->arena, "%s/%s", id, dialogues[i].name);
        status = own ? print_record(task, instance, &dialogues[i], own, &sink->multi, error)
                     : error_set(error, CSQL_NO_MEMORY, "out of memory");
        cell->by_reply[dialogues[i].reply]++;
    }
    cell->kept++;
    cell->dialogues += count;
    if (status == CSQL_OK) {
        status = print_question(task, instance, id, error);
    }
    if (status == CSQL_OK) {
        status = forge_statistics_question(sink->statistics, true, task->arena, instance->question, error);
    }
    return status;
}

/* Leaves the conversations that pass the screening; the rest are counted. */
static csql_status screen(struct forge_task *task, const struct forge_instance *instance,
                          struct forge_dialogue *dialogues, size_t *count, csql_error *error) {
    size_t kept = 0;
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < *count; i++) {
        const char *test = NULL;
        status = forge_models_converse(task, instance, &dialogues[i], error);
        if (status == CSQL_OK) {
            status = forge_screen(task, instance, &dialogues[i], &test, error);
        }
        if (status == CSQL_OK) {
            status = forge_models_screen(task, instance, &dialogues[i], &test, error);
        }
        if (test) {
            forge_statistics_note(task->sink->statistics, task->sink->pattern,
                                  instance->pivot_count > 1 ? FORGE_MULTI : FORGE_UNI, FORGE_SCREENED, test);
        } else {
            dialogues[kept++] = dialogues[i];
        }
    }
    *count = kept;
    return status;
}

csql_status forge_offer(struct forge_task *task, const struct forge_instance *instance, bool *kept,
                        csql_error *error) {
    enum forge_facet facet = instance->pivot_count > 1 ? FORGE_MULTI : FORGE_UNI;
    const char *reason = check_spans(instance);
    size_t rows = 0; /* readings that give some */
    reason = reason ? reason : check_readings(task, instance, &rows);
    if (kept) {
        *kept = false;
    }
    if (reason) {
        forge_reject(task, facet, FORGE_BAD_QUESTION, reason);
        return CSQL_OK;
    }
    struct forge_dialogue single, dialogues[FORGE_MAX_DIALOGUES];
    size_t count = 0;
    csql_status status = forge_single_turn(task, instance, &single, error);
    if (status == CSQL_OK) {
        status = forge_converse(task, instance, dialogues, &count, error);
    }
    if (status == CSQL_OK) {
        status = screen(task, instance, dialogues, &count, error);
    }
    if (status != CSQL_OK) {
        return status;
    }
    if (count == 0) {
        forge_reject(task, facet, FORGE_SCREENED, NULL);
        return CSQL_OK;
    }
    task->sink->statistics->cells[task->sink->pattern][facet].attempts++;
    task->sink->statistics->cells[task->sink->pattern][facet].one_sided +=
        instance->reading_count > 1 && rows < 2;
    if (kept) {
        *kept = true;
    }
    status = keep(task, instance, &single, dialogues, count, error);
    task->sink->played = 0;
    return status;
}
