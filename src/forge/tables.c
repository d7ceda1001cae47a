#include "forge/tables.h"

#include <string.h>

#include "base/arena.h"
#include "base/error.h"
#include "record/lines.h"
#include "text/text.h"

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

static size_t count_of(const char *text, char mark) {
    size_t count = 1;
    for (; *text; text++) {
        count += *text == mark;
    }
    return count;
}

static bool split_list(struct arena *arena, const char *text, size_t length, struct forge_list *out) {
    char *copy = arena_copy(arena, text, length);
    out->at = copy ? arena_array(arena, count_of(copy, '|'), sizeof *out->at) : NULL;
    if (!out->at) {
        return false;
    }
    while (copy && *copy && out->count < FORGE_MAX_LIST) {
        char *bar = strchr(copy, '|');
        out->at[out->count++] = copy;
        if (bar) {
            *bar++ = '\0';
        }
        copy = bar;
    }
    return true;
}

static csql_status add_row(struct arena *arena, const struct line *line, size_t fields,
                           struct forge_rows *out, csql_error *error) {
    struct forge_list **rows = arena_grow(arena, out->rows, out->count, &out->capacity, sizeof *rows);
    struct forge_list *row = arena_array(arena, fields, sizeof *row);
    if (!rows || !row) {
        return no_memory(error);
    }
    out->rows = rows;
    rows[out->count++] = row;
    const char *at = line->text;
    for (size_t i = 0; i < fields; i++) {
        size_t length = strcspn(at, "\t");
        if (!split_list(arena, at, length, &row[i])) {
            return no_memory(error);
        }
        at += length + (at[length] == '\t');
    }
    return CSQL_OK;
}

csql_status forge_rows_read(struct arena *arena, const char *directory, const char *name, const char *header,
                            struct forge_rows *out, csql_error *error) {
    *out = (struct forge_rows){0};
    struct lines *lines = NULL;
    char *path = arena_printf(arena, "%s/%s", directory, name);
    csql_status status = path ? lines_open(path, &lines, error) : no_memory(error);
    size_t fields = count_of(header, '\t');
    while (status == CSQL_OK) {
        struct line line;
        bool done = false;
        status = lines_next(lines, NULL, &line, &done, error);
        if (status != CSQL_OK || done) {
            break;
        }
        bool wrong = line.number == 1 ? strcmp(line.text, header) != 0
                                      : *line.text && count_of(line.text, '\t') != fields;
        if (wrong) {
            status = error_set(error, CSQL_BAD_DATA, "%s: line %zu does not have the form %s", path,
                               line.number, header);
        } else if (line.number > 1 && *line.text) {
            status = add_row(arena, &line, fields, out, error);
        }
    }
    lines_close(lines);
    return status;
}

/* The members of concepts are compared with stems. */
static csql_status stem_members(struct arena *arena, struct forge_rows *rows, csql_error *error) {
    for (size_t r = 0; r < rows->count; r++) {
        struct forge_list *list = &rows->rows[r][2];
        for (size_t i = 0; i < list->count; i++) {
            list->at[i] = text_stem(arena, list->at[i]);
            if (!list->at[i]) {
                return no_memory(error);
            }
        }
    }
    return CSQL_OK;
}

csql_status forge_tables_read(struct arena *arena, const char *directory, struct forge_tables *out,
                              csql_error *error) {
    *out = (struct forge_tables){0};
    const struct {
        const char *name, *header;
        struct forge_rows *rows;
    } files[] = {
        {"forge_concepts.tsv", "terms\tanchors\tmembers", &out->concepts},
        {"forge_kinds.tsv", "kind\tnouns\tanchors", &out->kinds},
        {"forge_attributes.tsv", "kind\ttype\tterms", &out->attributes},
        {"forge_values.tsv", "kind\tcolumns\tvalues", &out->values},
        {"forge_categories.tsv", "terms\tanchors\tmembers", &out->categories},
        {"forge_calculations.tsv", "kind\tterms", &out->calculations},
        {"forge_synonyms.tsv", "word\tsynonyms", &out->synonyms},
        {"forge_answers.tsv", "terms\twords", &out->answers},
        {"forge_beyond.tsv", "needs\tterm\tquestion\treason", &out->beyond},
        {"forge_scope_concepts.tsv", "domain\tentity\tentities\tcomponent\tcomponents\tverb",
         &out->scope_concepts},
        {"forge_attachment_concepts.tsv", "domain\tgeneral\tclasses\tproperty\tvalues\tnames\tmodifiers",
         &out->attachment_concepts},
        {"forge_vague_concepts.tsv",
         "domain\tsubject\tsubjects\tfirst\tfirsts\tsecond\tseconds\tterms\tquestions", &out->vague_concepts},
    };
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < sizeof files / sizeof *files; i++) {
        status = forge_rows_read(arena, directory, files[i].name, files[i].header, files[i].rows, error);
    }
    return status == CSQL_OK ? stem_members(arena, &out->concepts, error) : status;
}

bool forge_list_has(const struct forge_list *list, const char *text) {
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->at[i], text) == 0) {
            return true;
        }
    }
    return false;
}
