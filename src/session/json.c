/* The answer as the JSON object of the manual. */
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/json.h"
#include "clarisql.h"

#define MAX_ANSWER ((size_t)16 * 1024 * 1024)

const char *csql_mode_name(csql_mode mode) {
    switch (mode) {
    case CSQL_COL_AMB:
        return "col_amb";
    case CSQL_VAL_AMB:
        return "val_amb";
    case CSQL_COL_UNANS:
        return "col_unans";
    case CSQL_VAL_UNANS:
        return "val_unans";
    case CSQL_TABLE_AMB:
        return "table_amb";
    case CSQL_JOIN_AMB:
        return "join_amb";
    case CSQL_AGG_AMB:
        return "agg_amb";
    case CSQL_SCOPE_AMB:
        return "scope_amb";
    case CSQL_ATTACH_AMB:
        return "attach_amb";
    case CSQL_VAGUE_AMB:
        return "vague_amb";
    case CSQL_CALC_UNANS:
        return "calc_unans";
    case CSQL_OUT_OF_SCOPE:
        return "out_of_scope";
    case CSQL_TYPE_AMB:
        return "type_amb";
    }
    return "unknown";
}

static void add_member(struct buffer *out, const char *name, const char *text) {
    buffer_printf(out, "\"%s\":", name);
    json_text(out, text);
}

static void add_number(struct buffer *out, const char *name, double number) {
    buffer_printf(out, "\"%s\":", name);
    json_double(out, number);
}

static void add_element(struct buffer *out, const csql_element *e) {
    buffer_char(out, '{');
    add_member(out, "table", e->table);
    buffer_char(out, ',');
    add_member(out, "column", e->column);
    if (e->value != NULL) {
        buffer_char(out, ',');
        add_member(out, "value", e->value);
    }
    buffer_char(out, ',');
    add_number(out, "score", e->score);
    buffer_char(out, ',');
    add_number(out, "lexical", e->lexical);
    buffer_char(out, ',');
    add_number(out, "semantic", e->semantic);
    buffer_char(out, '}');
}

static void add_pivot(struct buffer *out, const csql_pivot *p) {
    buffer_char(out, '{');
    add_member(out, "term", p->term);
    buffer_printf(out, ",\"start\":%zu,\"end\":%zu,", p->start, p->end);
    add_member(out, "mode", csql_mode_name(p->mode));
    buffer_char(out, ',');
    add_member(out, "subtype", p->subtype);
    buffer_string(out, ",\"group\":[");
    for (size_t i = 0; i < p->group_count; i++) {
        buffer_string(out, i == 0 ? "" : ",");
        add_element(out, &p->group[i]);
    }
    buffer_string(out, "],");
    add_member(out, "reason", p->reason);
    buffer_char(out, '}');
}

static void add_candidates(struct buffer *out, const char *name, const csql_candidate *all, size_t count,
                           bool rewrites) {
    buffer_printf(out, "\"%s\":[", name);
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, i == 0 ? "{" : ",{");
        add_member(out, "sql", all[i].sql);
        buffer_char(out, ',');
        add_number(out, "score", all[i].score);
        if (rewrites) {
            buffer_char(out, ',');
            add_member(out, "rewrite", all[i].rewrite);
        }
        if (all[i].model != NULL) {
            buffer_char(out, ',');
            add_member(out, "model", all[i].model);
        }
        buffer_char(out, '}');
    }
    buffer_char(out, ']');
}

static const char *status_name(csql_answer_status status) {
    return status == CSQL_ANSWERED ? "answered" : status == CSQL_AMBIGUOUS ? "ambiguous" : "unanswerable";
}

csql_status csql_answer_json(const csql_answer *answer, const char *id, const char *db_id, char **out,
                             csql_error *error) {
    if (answer == NULL || out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "answer or out is NULL");
    }
    *out = NULL;
    struct buffer text = buffer_new(MAX_ANSWER);
    buffer_char(&text, '{');
    add_member(&text, "id", id);
    buffer_char(&text, ',');
    add_member(&text, "db_id", db_id);
    buffer_char(&text, ',');
    add_member(&text, "question", answer->question);
    buffer_char(&text, ',');
    add_member(&text, "status", status_name(answer->status));
    buffer_string(&text, ",\"pivots\":[");
    for (size_t i = 0; i < answer->pivot_count; i++) {
        buffer_string(&text, i == 0 ? "" : ",");
        add_pivot(&text, &answer->pivots[i]);
    }
    buffer_string(&text, "],");
    add_member(&text, "clarification", answer->clarification);
    buffer_char(&text, ',');
    add_candidates(&text, "interpretations", answer->interpretations, answer->interpretation_count, true);
    buffer_char(&text, ',');
    add_candidates(&text, "alternatives", answer->alternatives, answer->alternative_count, false);
    buffer_char(&text, ',');
    add_member(&text, "sql", answer->sql);
    buffer_printf(&text, ",\"unsure\":%s,", answer->unsure ? "true" : "false");
    add_member(&text, "reason", answer->reason);
    buffer_string(&text, ",\"error\":null,");
    add_number(&text, "ms", answer->milliseconds);
    buffer_char(&text, '}');
    csql_status status = text.status;
    if (status == CSQL_OK) {
        *out = strdup(buffer_text(&text));
        status = *out == NULL ? CSQL_NO_MEMORY : CSQL_OK;
    }
    buffer_free(&text);
    if (status != CSQL_OK) {
        return error_set(error, status, "%s", csql_status_text(status));
    }
    error_clear(error);
    return CSQL_OK;
}
