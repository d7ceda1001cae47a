/* Writes what linking makes of questions as JSON lines: the input that the ranker is fitted on.
 *
 *   export_links --db-root DIR [--data DIR] [--schemas FILE] < questions.jsonl > links.jsonl
 *
 * A question is {"id", "db_id", "question", ...}; its database stands at DIR/<db_id>/<db_id>.sqlite. Further
 * members that are strings, numbers, truth values or null are passed through; "today" says what day it is,
 * "before" is the SQL of an answer that the question may lean on: it is linked with that, said in English
 * behind it. Without --data nothing is matched by meaning. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/buffer.h"
#include "base/json.h"
#include "link/link.h"
#include "parse/input_schema.h"
#include "parse/plan.h"

#define MAX_LINE ((size_t)4 * 1024 * 1024)
#define MAX_PATH_BYTES 4096
#define MAX_DATABASES 40000

struct source {
    char *id;
    struct db *db;
    struct link_schema *schema;
};

struct exporter {
    const char *root, *data, *schemas_path;
    FILE *schemas;
    struct embed *embed;
    struct source *sources; /* MAX_DATABASES of them */
    size_t source_count;
    struct buffer line;
    size_t questions, values;
    double seconds;
};

static const char *const type_names[] = {"text", "number", "date", "boolean", "other"};
static const char *const kind_names[] = {"quoted", "number", "numword", "text", "cap", "date"};

static double now(void) {
    struct timespec t;
    return clock_gettime(CLOCK_MONOTONIC, &t) == 0 ? (double)t.tv_sec + (double)t.tv_nsec * 1e-9 : 0;
}

static void add_words(struct buffer *out, const struct words *words) {
    buffer_char(out, '[');
    for (size_t k = 0; k < words->count; k++) {
        buffer_string(out, k > 0 ? "," : "");
        json_text(out, words->norm[k]);
    }
    buffer_char(out, ']');
}

static void add_list(struct buffer *out, const char *name, const char **texts, size_t count) {
    buffer_printf(out, ",\"%s\":[", name);
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, i > 0 ? "," : "");
        json_text(out, texts[i]);
    }
    buffer_char(out, ']');
}

/* What the column holds and what is said of it. */
static void add_content(struct buffer *out, const struct db_column *column) {
    buffer_printf(out, ",\"encoding\":%d,\"whole\":%d,\"unique\":%d,\"text\":%d,\"nulls\":%d",
                  (int)column->encoding, column->integer_values, column->unique, column->text_values,
                  column->nulls > 0);
    if (column->title != NULL || column->description != NULL) {
        const char *said[] = {column->title, column->description, column->codes};
        const char *const names[] = {"title", "description", "codes"};
        for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
            if (said[i] != NULL) {
                buffer_printf(out, ",\"%s\":", names[i]);
                json_text(out, said[i]);
            }
        }
    }
    add_list(out, "samples", column->samples, column->sample_count);
    add_list(out, "categories", column->categories, column->category_count);
}

/* The note and the meanings of categories that the network reads. */
static void add_said(struct buffer *out, const struct db_column *column) {
    struct column_said said;
    struct arena *arena = arena_new();
    if (arena != NULL && column_said_read(arena, column, &said)) {
        buffer_string(out, ",\"note\":");
        json_text(out, said.note != NULL ? said.note : "");
        buffer_string(out, ",\"meanings\":[");
        for (size_t i = 0; i < column->category_count; i++) {
            buffer_string(out, i > 0 ? "," : "");
            json_text(out, said.meanings[i] != NULL ? said.meanings[i] : "");
        }
        buffer_char(out, ']');
    }
    arena_free(arena);
}

static void add_schema(struct buffer *out, const struct source *source) {
    const struct db_catalogue *catalogue = db_catalogue(source->db);
    buffer_string(out, "{\"schema\":");
    json_text(out, source->id);
    buffer_string(out, ",\"tables\":[");
    for (size_t i = 0; i < catalogue->table_count; i++) {
        buffer_string(out, i > 0 ? ",{\"name\":" : "{\"name\":");
        json_text(out, catalogue->tables[i].name);
        buffer_string(out, ",\"words\":");
        add_words(out, link_table_words(source->schema, (int)i));
        buffer_printf(out, ",\"view\":%d,\"rows\":%lld", catalogue->tables[i].view,
                      (long long)catalogue->tables[i].rows);
        if (catalogue->tables[i].comment != NULL) {
            buffer_string(out, ",\"comment\":");
            json_text(out, catalogue->tables[i].comment);
        }
        buffer_char(out, '}');
    }
    buffer_string(out, "],\"columns\":[");
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct db_column *column = &catalogue->columns[i];
        buffer_string(out, i > 0 ? ",{\"name\":" : "{\"name\":");
        json_text(out, column->name);
        buffer_string(out, ",\"words\":");
        add_words(out, link_column_words(source->schema, (int)i));
        buffer_printf(out, ",\"table\":%d,\"type\":\"%s\",\"pk\":%d,\"fk\":%d", column->table,
                      type_names[column->type], column->primary_key, column->foreign_key);
        add_content(out, column);
        add_said(out, column);
        buffer_char(out, '}');
    }
    buffer_string(out, "],\"keys\":[");
    for (size_t i = 0; i < catalogue->key_count; i++) {
        buffer_printf(out, "%s[%d,%d,%d]", i > 0 ? "," : "", catalogue->keys[i].from, catalogue->keys[i].to,
                      catalogue->keys[i].composite);
    }
    buffer_string(out, "]}\n");
}

static int code_of(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED ? 3 : match == VALUE_STEM ? 2 : 1;
}

static void add_value(struct buffer *out, const struct link_value *value) {
    buffer_printf(out, "{\"start\":%zu,\"end\":%zu,\"text\":", value->first, value->last);
    json_text(out, value->text);
    buffer_string(out, ",\"number\":");
    if (value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD) {
        json_double(out, value->number);
    } else {
        buffer_string(out, "null");
    }
    if (value->until != NULL) {
        buffer_string(out, ",\"until\":");
        json_text(out, value->until);
    }
    buffer_printf(out, ",\"relative\":%d,\"ordinal\":%d", value->relative, value->ordinal);
    buffer_printf(out, ",\"kind\":\"%s\",\"cols\":[", kind_names[value->kind]);
    for (size_t k = 0; k < value->holder_count; k++) {
        buffer_printf(out, "%s[%d,%d,", k > 0 ? "," : "", value->holders[k].column,
                      code_of(value->holders[k].match));
        json_text(out, value->holders[k].stored);
        buffer_char(out, ']');
    }
    buffer_string(out, "]}");
}

static void add_links(struct buffer *out, const struct linked *linked) {
    buffer_string(out, ",\"words\":[");
    for (size_t i = 0; i < linked->word_count; i++) {
        buffer_string(out, i > 0 ? "," : "");
        json_text(out, linked->words[i].norm);
    }
    buffer_string(out, "],\"stop\":[");
    for (size_t i = 0; i < linked->word_count; i++) {
        buffer_printf(out, "%s%d", i > 0 ? "," : "", linked->words[i].stopword && !linked->words[i].soft);
    }
    buffer_string(out, "],\"spans\":[");
    for (size_t i = 0; i < linked->word_count; i++) {
        buffer_printf(out, "%s[%zu,%zu]", i > 0 ? "," : "", linked->words[i].start, linked->words[i].end);
    }
    buffer_string(out, "],\"match\":[");
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        buffer_printf(out, "%s[%zu,%zu,\"%s\",%d,%d]", i > 0 ? "," : "", match->first, match->last,
                      match->column ? "c" : "t", match->index, (int)match->code);
    }
    buffer_string(out, "],\"scores\":[");
    for (size_t i = 0; i < linked->match_count; i++) {
        buffer_printf(out, "%s[%.2f,%.2f]", i > 0 ? "," : "", (double)linked->matches[i].lexical,
                      (double)linked->matches[i].semantic);
    }
    if (linked->column_count < linked->catalogue->column_count) { /* else all are selected */
        buffer_string(out, "],\"selected\":[");
        for (size_t i = 0; i < linked->column_count; i++) {
            buffer_printf(out, "%s%d", i > 0 ? "," : "", linked->columns[i]);
        }
    }
    buffer_string(out, "],\"values\":[");
    for (size_t i = 0; i < linked->value_count; i++) {
        buffer_string(out, i > 0 ? "," : "");
        add_value(out, &linked->values[i]);
    }
    buffer_printf(out, "],\"own\":%zu", linked->own);
}

/* A member of the row, as it was. */
static void add_member(struct buffer *out, const json *row, const json *member) {
    double number = 0;
    bool truth = false;
    const char *name = json_name(member);
    if (json_string_value(member) != NULL) {
        json_text(out, json_string_value(member));
    } else if (json_get_number(row, name, &number)) {
        json_double(out, number);
    } else if (json_get_bool(row, name, &truth)) {
        buffer_string(out, truth ? "true" : "false");
    } else {
        buffer_string(out, "null");
    }
}

static bool write_line(struct exporter *exporter, FILE *file) {
    const char *text = buffer_text(&exporter->line);
    return exporter->line.status == CSQL_OK &&
           fwrite(text, 1, exporter->line.length, file) == exporter->line.length;
}

/* Opens a database the first time it is asked of, and writes its schema; NULL if that failed. */
static struct source *source_of(struct exporter *exporter, const char *id, csql_error *error) {
    for (size_t i = 0; i < exporter->source_count; i++) {
        if (strcmp(exporter->sources[i].id, id) == 0) {
            return exporter->sources[i].schema != NULL ? &exporter->sources[i] : NULL;
        }
    }
    char path[MAX_PATH_BYTES];
    int length = snprintf(path, sizeof path, "%s/%s/%s.sqlite", exporter->root, id, id);
    if (exporter->source_count == MAX_DATABASES || length < 0 || (size_t)length >= sizeof path ||
        strchr(id, '/') != NULL || strstr(id, "..") != NULL) {
        return NULL;
    }
    struct source *source = &exporter->sources[exporter->source_count++];
    struct db_options options = {.cache_directory = ""};
    source->id = strdup(id);
    if (source->id == NULL || db_open(path, &options, &source->db, error) != CSQL_OK ||
        db_build_values(source->db, error) != CSQL_OK ||
        link_schema_new(source->db, exporter->embed, &source->schema, error) != CSQL_OK) {
        return NULL;
    }
    if (exporter->schemas != NULL) {
        buffer_clear(&exporter->line);
        add_schema(&exporter->line, source);
        if (!write_line(exporter, exporter->schemas)) {
            return NULL;
        }
    }
    return source;
}

static bool export_row(struct exporter *exporter, const json *row, csql_error *error) {
    const char *id = json_get_string(row, "id");
    const char *db_id = json_get_string(row, "db_id");
    const char *question = json_get_string(row, "question");
    struct source *source = db_id != NULL ? source_of(exporter, db_id, error) : NULL;
    struct arena *arena = arena_new();
    bool done = false;
    const char *today = json_get_string(row, "today");
    if (today != NULL && setenv("CLARISQL_TODAY", today, 1) != 0) {
        question = NULL;
    }
    if (question != NULL && source != NULL && arena != NULL) {
        struct linked linked;
        double start = now();
        csql_status status = plan_link(source->schema, source->db, arena, question, strlen(question),
                                       json_get_string(row, "before"), &linked, error);
        exporter->seconds += now() - start;
        if (status == CSQL_OK) {
            buffer_clear(&exporter->line);
            buffer_string(&exporter->line, "{\"id\":");
            json_text(&exporter->line, id);
            buffer_string(&exporter->line, ",\"schema\":");
            json_text(&exporter->line, db_id);
            add_links(&exporter->line, &linked);
            for (const json *m = json_first(row); m != NULL; m = json_next(m)) {
                bool simple = !json_is_array(m) && !json_is_object(m);
                if (simple && strcmp(json_name(m), "id") != 0 && strcmp(json_name(m), "db_id") != 0) {
                    buffer_char(&exporter->line, ',');
                    json_text(&exporter->line, json_name(m));
                    buffer_char(&exporter->line, ':');
                    add_member(&exporter->line, row, m);
                }
            }
            buffer_string(&exporter->line, "}\n");
            done = write_line(exporter, stdout);
            exporter->questions++;
            exporter->values += linked.value_count;
        }
    }
    arena_free(arena);
    return done;
}

static bool export_all(struct exporter *exporter) {
    char *line = NULL;
    size_t room = 0;
    bool all = true;
    ssize_t length = 0;
    for (size_t number = 1; (length = getline(&line, &room, stdin)) > 0; number++) {
        csql_error error = {.message = "no such database, or no question"};
        json *row = NULL;
        if ((size_t)length > MAX_LINE || json_parse(line, (size_t)length, &row, &error) != CSQL_OK ||
            !export_row(exporter, row, &error)) {
            fprintf(stderr, "export_links: line %zu: %s\n", number, error.message);
            all = false;
        }
        json_free(row);
    }
    free(line);
    return all && !ferror(stdin);
}

static bool read_arguments(struct exporter *exporter, int argc, char **argv) {
    for (int i = 1; i + 1 < argc; i += 2) {
        const char **to = strcmp(argv[i], "--db-root") == 0   ? &exporter->root
                          : strcmp(argv[i], "--data") == 0    ? &exporter->data
                          : strcmp(argv[i], "--schemas") == 0 ? &exporter->schemas_path
                                                              : NULL;
        if (to == NULL) {
            return false;
        }
        *to = argv[i + 1];
    }
    return argc % 2 == 1 && exporter->root != NULL;
}

int main(int argc, char **argv) {
    struct exporter exporter = {.line = buffer_new((size_t)64 * 1024 * 1024)};
    csql_error error = {.message = ""};
    bool done = false;
    if (!read_arguments(&exporter, argc, argv)) {
        fprintf(stderr, "usage: export_links --db-root DIR [--data DIR] [--schemas FILE] < QUESTIONS\n");
        return 2;
    }
    exporter.sources = calloc(MAX_DATABASES, sizeof *exporter.sources);
    if (exporter.sources == NULL) {
        fprintf(stderr, "export_links: out of memory\n");
        return 1;
    }
    if (exporter.data != NULL && embed_open(exporter.data, &exporter.embed, &error) != CSQL_OK) {
        fprintf(stderr, "export_links: %s\n", error.message);
        return 1;
    }
    if (exporter.schemas_path != NULL && (exporter.schemas = fopen(exporter.schemas_path, "w")) == NULL) {
        fprintf(stderr, "export_links: %s: %s\n", exporter.schemas_path, strerror(errno));
        goto out;
    }
    done = export_all(&exporter);
    if (exporter.questions > 0) {
        fprintf(stderr, "%zu questions, %.2f values each, %.3f ms each\n", exporter.questions,
                (double)exporter.values / (double)exporter.questions,
                exporter.seconds * 1000 / (double)exporter.questions);
    }
out:
    if (exporter.schemas != NULL && fclose(exporter.schemas) != 0) {
        done = false;
    }
    if (fflush(stdout) != 0) {
        done = false;
    }
    for (size_t i = 0; i < exporter.source_count; i++) {
        link_schema_free(exporter.sources[i].schema);
        db_close(exporter.sources[i].db);
        free(exporter.sources[i].id);
    }
    free(exporter.sources);
    embed_close(exporter.embed);
    buffer_free(&exporter.line);
    return done ? 0 : 1;
}
