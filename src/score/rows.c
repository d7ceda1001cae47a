/* Gold and predictions out of a row of any of the forms. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "score/input.h"

struct list {
    const char **sql, **rewrites;
    size_t count;
    bool failed;
};

static bool list_make(struct arena *arena, struct list *list) {
    list->sql = arena_array(arena, SCORE_MAX_QUERIES, sizeof *list->sql);
    list->rewrites = arena_array(arena, SCORE_MAX_QUERIES, sizeof *list->rewrites);
    list->failed = !list->sql || !list->rewrites;
    return !list->failed;
}

/* What a model writes for Null. */
static bool is_null_text(const char *text) {
    static const char *const words[] = {"null", "none", "not answerable", "not_answerable", "unanswerable"};
    char word[24] = "";
    size_t length = 0;
    text += strspn(text, " \t\n\r\"'");
    while (text[length] && length < sizeof word - 1) {
        word[length] = (char)(text[length] >= 'A' && text[length] <= 'Z' ? text[length] + 32 : text[length]);
        length++;
    }
    while (length && strchr(" \t\n\r\"';.", word[length - 1])) {
        word[--length] = '\0';
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(word, words[i]) == 0) {
            return true;
        }
    }
    return length == 0 && text[0] == '\0';
}

/* True for text that says nothing: no query, and not Null either. */
static bool is_empty_text(const char *text) {
    return text && text[strspn(text, " \t\r\n;")] == '\0';
}

/* length bytes of text without white space and semicolons at the ends. */
static char *trimmed(struct arena *arena, const char *text, size_t length) {
    while (length && strchr(" \t\r\n;", text[length - 1])) {
        length--;
    }
    while (length && strchr(" \t\r\n;", *text)) {
        text++;
        length--;
    }
    return arena_copy(arena, text, length);
}

static void list_add(struct arena *arena, struct list *list, const char *text, size_t length,
                     const char *rewrite) {
    if (list->count == SCORE_MAX_QUERIES) {
        return;
    }
    char *sql = trimmed(arena, text, length);
    char *copy = arena_string(arena, rewrite);
    if (!sql || (rewrite && !copy)) {
        list->failed = true;
    } else if (!is_null_text(sql)) {
        list->sql[list->count] = sql;
        list->rewrites[list->count++] = copy;
    }
}

/* Adds the queries of a text: those of a model are parted by an empty line; BIRD's carries the database's
 * name behind a tab. */
static void list_add_text(struct arena *arena, struct list *list, const char *text) {
    const char *tab = strstr(text, "\t----- bird -----\t");
    size_t length = tab ? (size_t)(tab - text) : strlen(text);
    const char *end = text + length;
    while (text < end) {
        const char *gap = strstr(text, "\n\n");
        gap = gap && gap < end ? gap : end;
        list_add(arena, list, text, (size_t)(gap - text), NULL);
        text = gap + (gap < end ? 2 : 0);
    }
}

/* Adds a string, a list of strings, or a list of objects with "sql" and "rewrite". */
static void list_add_json(struct arena *arena, struct list *list, const json *value) {
    const char *text = json_string_value(value);
    if (text) {
        list_add_text(arena, list, text);
        return;
    }
    for (const json *at = json_is_array(value) ? json_first(value) : NULL; at; at = json_next(at)) {
        const char *sql = json_get_string(at, "sql");
        if (sql) {
            list_add(arena, list, sql, strlen(sql), json_get_string(at, "rewrite"));
        } else if (json_string_value(at)) {
            list_add_text(arena, list, json_string_value(at));
        }
    }
}

/* A string or a number as text; NULL for anything else, and when out of memory. */
static const char *scalar(struct arena *arena, const json *value) {
    double number = 0;
    if (!json_number_value(value, &number)) {
        return arena_string(arena, json_string_value(value));
    }
    return number == floor(number) && fabs(number) < 1e15 ? arena_printf(arena, "%.0f", number)
                                                          : arena_printf(arena, "%.15g", number);
}

const char *score_row_id(struct arena *arena, const json *object) {
    const json *id = json_get(object, "id");
    return scalar(arena, id ? id : json_get(object, "question_id"));
}

static csql_mode mode_of(const char *name) {
    csql_mode mode = CSQL_COL_AMB;
    return name && record_mode_find(name, &mode) ? mode : CSQL_COL_AMB;
}

static bool read_group(struct arena *arena, const json *group, struct record_pivot *out) {
    size_t count = json_is_array(group) ? json_size(group) : 0;
    count = count < RECORD_MAX_GROUP ? count : RECORD_MAX_GROUP;
    struct record_element *elements = arena_array(arena, count + 1, sizeof *elements);
    if (!elements) {
        return false;
    }
    const json *at = count ? json_first(group) : NULL;
    for (size_t i = 0; i < count; i++, at = json_next(at)) {
        elements[i] = (struct record_element){.table = scalar(arena, json_get(at, "table")),
                                              .column = scalar(arena, json_get(at, "column")),
                                              .value = scalar(arena, json_get(at, "value"))};
    }
    out->group = elements;
    out->group_count = count;
    return true;
}

/* The pivots of gold or prediction. */
static bool read_pivots(struct arena *arena, const json *list, const struct record_pivot **out,
                        size_t *out_count) {
    size_t count = json_is_array(list) ? json_size(list) : 0;
    count = count < RECORD_MAX_PIVOTS ? count : RECORD_MAX_PIVOTS;
    struct record_pivot *pivots = arena_array(arena, count + 1, sizeof *pivots);
    const json *at = count ? json_first(list) : NULL;
    for (size_t i = 0; pivots && i < count; i++, at = json_next(at)) {
        const char *term = scalar(arena, json_get(at, "term"));
        double start = 0, end = 0;
        pivots[i].term = term ? term : "";
        pivots[i].mode = mode_of(json_get_string(at, "mode"));
        pivots[i].subtype = arena_string(arena, json_get_string(at, "subtype"));
        if (json_get_number(at, "start", &start) && json_get_number(at, "end", &end) && start >= 0 &&
            end >= start && end < 1e9) {
            pivots[i].start = (size_t)start;
            pivots[i].end = (size_t)end;
        }
        if (!read_group(arena, json_get(at, "group"), &pivots[i])) {
            return false;
        }
    }
    *out = pivots;
    *out_count = count;
    return pivots != NULL;
}

static const json *first_of(const json *object, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const json *value = json_get(object, names[i]);
        if (value) {
            return value;
        }
    }
    return NULL;
}

static const json *query_member(const json *object) {
    static const char *const names[] = {"sql",          "SQL",         "query",  "predictions",  "prediction",
                                        "gold_queries", "sql_queries", "target", "predicted_sql"};
    return first_of(object, names, sizeof names / sizeof *names);
}

static const char *question_of(const json *object) {
    const char *question = json_get_string(object, "question");
    if (!question) {
        question = json_get_string(object, "ambig_question");
    }
    const json *turn = json_first(json_get(object, "conversation"));
    return question ? question : json_get_string(turn, "text");
}

static bool read_modes(struct arena *arena, const json *object, struct score_gold *out) {
    const json *list = json_get(object, "modes");
    size_t count = json_is_array(list) ? json_size(list) : 0;
    count = count < RECORD_MAX_PIVOTS ? count : RECORD_MAX_PIVOTS;
    csql_mode *modes = arena_array(arena, count + out->pivot_count + 1, sizeof *modes);
    if (!modes) {
        return false;
    }
    for (const json *at = json_first(list); at && out->mode_count < count; at = json_next(at)) {
        const char *name = json_string_value(at);
        if (name && record_mode_find(name, &modes[out->mode_count])) {
            out->mode_count++;
        }
    }
    for (size_t i = 0; count == 0 && i < out->pivot_count; i++) {
        modes[out->mode_count++] = out->pivots[i].mode;
    }
    out->modes = modes;
    return true;
}

/* The turns of a conversation; false when out of memory. */
static bool read_turns(struct arena *arena, const json *list, const struct record_turn **out,
                       size_t *out_count) {
    size_t count = json_is_array(list) ? json_size(list) : 0;
    count = count < RECORD_MAX_TURNS ? count : RECORD_MAX_TURNS;
    struct record_turn *turns = arena_array(arena, count + 1, sizeof *turns);
    const json *at = count ? json_first(list) : NULL;
    for (size_t i = 0; turns && i < count; i++, at = json_next(at)) {
        const char *role = json_get_string(at, "role"), *text = json_get_string(at, "text");
        turns[i].agent = role && strcmp(role, "AGENT") == 0;
        turns[i].text = arena_string(arena, text ? text : "");
        if (!turns[i].text) {
            return false;
        }
    }
    *out = turns;
    *out_count = count;
    return turns != NULL;
}

/* What is known of clearness: pivots and is_ambiguous say; else a question of one query is clear. */
static void judge_clear(const json *object, struct score_gold *out) {
    bool ambiguous = false;
    out->knows_clear = true;
    if (json_get_bool(object, "is_ambiguous", &ambiguous)) {
        out->clear = !ambiguous;
    } else {
        out->clear = out->set_count == 1 && out->pivot_count == 0 && out->mode_count == 0;
    }
}

static csql_status read_gold_object(struct arena *arena, const json *object, struct score_gold *out,
                                    csql_error *error) {
    struct list list = {0};
    const json *queries = query_member(object), *readings = json_get(object, "readings");
    bool fits = list_make(arena, &list) &&
                read_pivots(arena, json_get(object, "pivots"), &out->pivots, &out->pivot_count) &&
                read_modes(arena, object, out) &&
                read_turns(arena, json_get(object, "conversation"), &out->turns, &out->turn_count);
    if (!fits) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (!queries && !json_get(object, "query1")) {
        return error_set(error, CSQL_BAD_DATA, "a gold row names no query; Null is \"sql\": null");
    }
    list_add_json(arena, &list, queries);
    list_add_json(arena, &list, json_get(object, "query1"));
    list_add_json(arena, &list, json_get(object, "query2"));
    /* a question of several readings that nobody has replied to ends in a question back, which is no Null */
    bool open = list.count == 0 && json_is_array(readings) && json_size(readings) > 1 &&
                !json_get_string(object, "reply_kind");
    out->has_final = list.count <= 1 && !open;
    out->final = list.count == 1 ? list.sql[0] : NULL;
    if (json_is_array(readings) && json_size(readings) > 0) {
        list.count = 0;
        list_add_json(arena, &list, readings);
    }
    out->set = list.sql;
    out->rewrites = list.rewrites;
    out->set_count = list.count;
    out->db_id = arena_string(arena, json_get_string(object, "db_id"));
    out->question = arena_string(arena, question_of(object));
    out->evidence = arena_string(arena, json_get_string(object, "evidence"));
    out->facet = arena_string(arena, json_get_string(object, "facet"));
    out->subtype = arena_string(arena, json_get_string(object, "subtype"));
    out->reply = arena_string(arena, json_get_string(object, "reply_kind"));
    static const char *const kinds[] = {"ambiguity", "kind", "ambig_type", "difficulty"};
    out->kind = arena_string(arena, json_string_value(first_of(object, kinds, sizeof kinds / sizeof *kinds)));
    judge_clear(object, out);
    return list.failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

/* Spider's gold.txt: the query, a tab, the database. */
static csql_status read_gold_line(struct arena *arena, const struct score_row *row, struct score_gold *out,
                                  csql_error *error) {
    const char *tab = strrchr(row->text, '\t');
    if (!tab) {
        return error_set(error, CSQL_BAD_DATA, "a line of gold is the query, a tab and the database's name");
    }
    const char **set = arena_alloc(arena, sizeof *set);
    const char **rewrites = arena_alloc(arena, sizeof *rewrites);
    char *sql = trimmed(arena, row->text, (size_t)(tab - row->text));
    out->db_id = trimmed(arena, tab + 1, strlen(tab + 1));
    if (!set || !rewrites || !sql || !out->db_id) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    *set = sql;
    out->set = set;
    out->rewrites = rewrites;
    out->set_count = 1;
    out->has_final = out->knows_clear = out->clear = true;
    out->final = sql;
    return CSQL_OK;
}

csql_status score_read_gold(struct arena *arena, const struct score_row *row, struct score_gold *out,
                            bool *has_id, csql_error *error) {
    *out = (struct score_gold){0};
    csql_status status = CSQL_OK;
    if (row->plain) {
        status = read_gold_line(arena, row, out, error);
    } else {
        json *parsed = NULL;
        if (row->text) {
            status = json_parse(row->text, row->length, &parsed, error);
        }
        const json *object = row->text ? parsed : row->element;
        if (status == CSQL_OK && !json_is_object(object)) {
            status = error_set(error, CSQL_BAD_DATA, "a gold row is no object");
        }
        if (status == CSQL_OK) {
            out->id = score_row_id(arena, object);
            status = read_gold_object(arena, object, out, error);
        }
        json_free(parsed);
    }
    *has_id = out->id != NULL;
    if (!out->id) {
        out->id = arena_printf(arena, "%zu", row->position);
    }
    return status != CSQL_OK ? status : out->id ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* A list of queries, or one: what they are read from is no answer JSON. */
static void take_list(struct list *list, size_t top, struct score_pred *out) {
    out->set = list->sql;
    out->rewrites = list->rewrites;
    out->set_count = list->count;
    out->candidates = list->sql;
    out->candidate_count = list->count < top ? list->count : top;
    out->knows_final = list->count <= 1;
    out->final = list->count == 1 ? list->sql[0] : NULL;
}

static csql_status read_pred_object(struct arena *arena, const json *object, size_t top,
                                    struct score_pred *out, csql_error *error) {
    struct list final = {0}, set = {0}, candidates = {0};
    if (!list_make(arena, &final) || !list_make(arena, &set) || !list_make(arena, &candidates)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    const char *status = json_get_string(object, "status");
    out->asked = status && strcmp(status, "ambiguous") == 0;
    out->refused = status && strcmp(status, "unanswerable") == 0;
    list_add_json(arena, &final, query_member(object));
    list_add_json(arena, &set, json_get(object, "interpretations"));
    if (set.count == 0) {
        list_add_json(arena, &set, json_get(object, "readings"));
    }
    if (set.count == 0) {
        set = final;
    }
    take_list(&set, top, out);
    for (size_t i = 0; i < set.count; i++) {
        list_add(arena, &candidates, set.sql[i], strlen(set.sql[i]), NULL);
    }
    list_add_json(arena, &candidates, json_get(object, "alternatives"));
    out->candidates = candidates.sql;
    out->candidate_count = candidates.count < top ? candidates.count : top;
    out->knows_final = final.count <= 1 && !out->asked;
    out->final = final.count == 1 ? final.sql[0] : NULL;
    /* A row that is an error is wrong, never Null. */
    out->given = !status || strcmp(status, "error") != 0;
    const json *pivots = json_get(object, "pivots"), *answer = query_member(object);
    if (!status && !pivots && set.count == 0 && is_empty_text(json_string_value(answer))) {
        out->given = false;
    }
    out->says_null = json_is_null(answer);
    out->knows_status = status && out->given;
    out->knows_pivots = json_is_array(pivots) && out->given;
    bool read = read_pivots(arena, pivots, &out->pivots, &out->pivot_count) &&
                read_turns(arena, json_get(object, "conversation"), &out->turns, &out->turn_count);
    bool failed = !read || final.failed || set.failed || candidates.failed;
    return failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

csql_status score_read_pred(struct arena *arena, const struct score_row *row, size_t top,
                            struct score_pred *out, csql_error *error) {
    *out = (struct score_pred){.given = true};
    json *parsed = NULL;
    csql_status status = CSQL_OK;
    if (!row->plain && row->text) {
        status = json_parse(row->text, row->length, &parsed, error);
    }
    const json *value = row->text ? parsed : row->element;
    if (status == CSQL_OK && json_is_object(value)) {
        status = read_pred_object(arena, value, top, out, error);
    } else if (status == CSQL_OK) {
        struct list list = {0};
        if (!list_make(arena, &list)) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        } else if (row->plain && row->text) {
            const char *tab = strchr(row->text, '\t');
            list_add(arena, &list, row->text, tab ? (size_t)(tab - row->text) : strlen(row->text), NULL);
            out->given = !is_empty_text(row->text);
        } else {
            list_add_json(arena, &list, value);
            out->given = !is_empty_text(json_string_value(value));
        }
        take_list(&list, top, out);
        status =
            status != CSQL_OK || !list.failed ? status : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    json_free(parsed);
    return status;
}
