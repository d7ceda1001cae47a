/* A struct record to one line of a log. */
#include "base/json.h"
#include "record/record.h"

static void print_member(struct buffer *out, const char *name, const char *text) {
    json_text(out, name);
    buffer_char(out, ':');
    json_text(out, text);
}

static void print_element(struct buffer *out, const struct record_element *element) {
    buffer_char(out, '{');
    print_member(out, "table", element->table);
    buffer_char(out, ',');
    print_member(out, "column", element->column);
    if (element->value) {
        buffer_char(out, ',');
        print_member(out, "value", element->value);
    }
    buffer_char(out, '}');
}

static void print_pivot(struct buffer *out, const struct record_pivot *pivot) {
    buffer_char(out, '{');
    print_member(out, "term", pivot->term);
    buffer_printf(out, ",\"start\":%zu,\"end\":%zu,", pivot->start, pivot->end);
    print_member(out, "mode", csql_mode_name(pivot->mode));
    buffer_char(out, ',');
    print_member(out, "subtype", pivot->subtype);
    buffer_string(out, ",\"target\":");
    if (pivot->target) {
        print_element(out, pivot->target);
    } else {
        buffer_string(out, "null");
    }
    buffer_string(out, ",\"group\":[");
    for (size_t i = 0; i < pivot->group_count; i++) {
        buffer_string(out, i ? "," : "");
        print_element(out, &pivot->group[i]);
    }
    buffer_string(out, "]}");
}

static void print_labels(struct buffer *out, const struct record *record) {
    buffer_string(out, ",\"modes\":[");
    for (size_t i = 0; i < record->mode_count; i++) {
        buffer_string(out, i ? "," : "");
        json_text(out, csql_mode_name(record->modes[i]));
    }
    buffer_string(out, "],");
    print_member(out, "subtype", record->subtype);
    buffer_char(out, ',');
    print_member(out, "facet", record->facet);
    buffer_char(out, ',');
    print_member(out, "reply_kind", record_reply_name(record->reply));
}

static void print_readings(struct buffer *out, const struct record *record) {
    buffer_string(out, ",\"readings\":[");
    for (size_t i = 0; i < record->reading_count; i++) {
        buffer_string(out, i ? ",{" : "{");
        print_member(out, "sql", record->readings[i].sql);
        buffer_char(out, ',');
        print_member(out, "rewrite", record->readings[i].rewrite);
        buffer_char(out, '}');
    }
    buffer_char(out, ']');
}

void record_print(struct buffer *out, const struct record *record) {
    buffer_char(out, '{');
    print_member(out, "id", record->id);
    buffer_char(out, ',');
    print_member(out, "db_id", record->db_id);
    if (record->source_question) {
        buffer_string(out, ",\"source\":{");
        print_member(out, "question", record->source_question);
        buffer_char(out, ',');
        print_member(out, "sql", record->source_sql);
        buffer_char(out, '}');
    } else {
        buffer_string(out, ",\"source\":null");
    }
    print_labels(out, record);
    buffer_string(out, ",\"pivots\":[");
    for (size_t i = 0; i < record->pivot_count; i++) {
        buffer_string(out, i ? "," : "");
        print_pivot(out, &record->pivots[i]);
    }
    buffer_string(out, "],\"conversation\":[");
    for (size_t i = 0; i < record->turn_count; i++) {
        buffer_string(out, i ? ",{" : "{");
        print_member(out, "role", record->turns[i].agent ? "AGENT" : "USER");
        buffer_char(out, ',');
        print_member(out, "text", record->turns[i].text);
        buffer_char(out, '}');
    }
    buffer_string(out, "],");
    print_member(out, "sql", record->sql);
    print_readings(out, record);
    if (record->seed >= 0) {
        buffer_printf(out, ",\"seed\":%lld,", (long long)record->seed);
    } else {
        buffer_string(out, ",\"seed\":null,");
    }
    print_member(out, "tool", record->tool);
    buffer_char(out, '}');
}
