#include "score/published.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "record/lines.h"

#define MAX_ROWS 2000
#define FIELDS 6

struct row {
    const char *table, *cell, *metric;
    struct score_published_system system;
    double percent;
};

struct score_published {
    struct arena *arena;
    struct row *rows;
    size_t count, capacity;
};

const char score_published_caveat[] =
    "The published rows are CLARITY's own instances, which differ from these: compare with care.";

const struct score_cell score_cells_cases[] = {
    {"U-Lex Amb", "U-Lex", "case col_amb uni lexical"},
    {"M-Lex Amb", "M-Lex", "case col_amb multi lexical"},
    {"U-Sem Amb", "U-Sem", "case col_amb uni semantic"},
    {"M-Sem Amb", "M-Sem", "case col_amb multi semantic"},
    {"U-Col Unans", "U-ColUn", "case col_unans uni"},
    {"M-Col Unans", "M-ColUn", "case col_unans multi"},
    {"U-Val Amb", "U-Val", "case val_amb uni"},
    {"M-Val Amb", "M-Val", "case val_amb multi"},
    {NULL, NULL, NULL},
};

const struct score_cell score_cells_values[] = {
    {"U-Val Unans", "U-ValUn", "case val_unans uni"},
    {"M-Val Unans", "M-ValUn", "case val_unans multi"},
    {NULL, NULL, NULL},
};

const struct score_cell score_cells_replies[] = {
    {"Concise", "Concise", "reply concise_helpful"},
    {"Verbose", "Verbose", "reply verbose_helpful"},
    {"Partial", "Partial", "reply partial"},
    {"Not", "Not", "reply unhelpful"},
    {NULL, NULL, NULL},
};

const struct score_cell score_cells_finding[] = {
    {"U-Col Amb", "U-Col", "case col_amb uni"},
    {"M-Col Amb", "M-Col", "case col_amb multi"},
    {"U-Val Amb", "U-Val", "case val_amb uni"},
    {"M-Val Amb", "M-Val", "case val_amb multi"},
    {NULL, NULL, NULL},
};

csql_status score_cell_tally(const struct score_summary *summary, const struct score_cell *cell, int metric,
                             struct score_tally *out) {
    size_t length = strlen(cell->group);
    csql_status status = CSQL_OK;
    *out = (struct score_tally){0};
    for (size_t i = 0; i < summary->group_count && status == CSQL_OK; i++) {
        const struct score_group *group = &summary->groups[i];
        bool member = strncmp(group->name, cell->group, length) == 0 &&
                      (group->name[length] == '\0' || group->name[length] == ' ');
        const struct score_tally *tally = &group->tally[metric];
        for (size_t b = 0; member && b < tally->bin_count && status == CSQL_OK; b++) {
            status = score_tally_add(out, tally->bins[b].value, tally->bins[b].count);
        }
    }
    return status;
}

/* Parts text at its tabs into FIELDS strings; false if there are more or fewer. */
static bool part(char *text, char *out[static FIELDS]) {
    size_t count = 0;
    for (char *at = text; at; count++) {
        char *tab = strchr(at, '\t');
        if (count == FIELDS) {
            return false;
        }
        out[count] = at;
        at = tab ? tab + 1 : NULL;
        if (tab) {
            *tab = '\0';
        }
    }
    return count == FIELDS;
}

static csql_status add_row(struct score_published *published, const struct line *line, const char *path,
                           csql_error *error) {
    char *fields[FIELDS], *end = NULL;
    char *text = arena_copy(published->arena, line->text, line->length);
    if (!text) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    bool parted = part(text, fields);
    if (parted && strcmp(fields[0], "table") == 0) {
        return CSQL_OK;
    }
    double percent = parted ? strtod(fields[5], &end) : 0;
    if (!parted || end == fields[5] || *end || published->count == MAX_ROWS) {
        return error_set(error, CSQL_BAD_DATA, "%s: line %zu is no row of six fields", path, line->number);
    }
    struct row *rows =
        arena_grow(published->arena, published->rows, published->count, &published->capacity, sizeof *rows);
    if (!rows) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    published->rows = rows;
    rows[published->count++] = (struct row){.table = fields[0],
                                            .system = {.dataset = fields[1], .system = fields[2]},
                                            .cell = fields[3],
                                            .metric = fields[4],
                                            .percent = percent};
    return CSQL_OK;
}

csql_status score_published_open(const char *path, struct score_published **out, csql_error *error) {
    *out = NULL;
    struct lines *lines = NULL;
    struct score_published *published = calloc(1, sizeof *published);
    if (!published || !(published->arena = arena_new())) {
        free(published);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = lines_open(path, &lines, error);
    for (bool done = false; status == CSQL_OK && !done;) {
        struct line line;
        status = lines_next(lines, NULL, &line, &done, error);
        if (status == CSQL_OK && !done && line.length > 0 && line.text[0] != '#') {
            status = add_row(published, &line, path, error);
        }
    }
    lines_close(lines);
    if (status != CSQL_OK) {
        score_published_free(published);
        return status;
    }
    *out = published;
    return CSQL_OK;
}

void score_published_free(struct score_published *published) {
    if (published) {
        arena_free(published->arena);
        free(published);
    }
}

static bool is_of_tables(const struct row *row, const char *tables) {
    return row->table[0] && !row->table[1] && strchr(tables, row->table[0]);
}

static bool same_system(const struct score_published_system *a, const struct score_published_system *b) {
    return strcmp(a->dataset, b->dataset) == 0 && strcmp(a->system, b->system) == 0;
}

size_t score_published_systems(const struct score_published *published, const char *tables,
                               struct score_published_system out[static SCORE_MAX_SYSTEMS]) {
    size_t count = 0;
    for (size_t i = 0; i < published->count; i++) {
        const struct row *row = &published->rows[i];
        size_t s = 0;
        while (s < count && !same_system(&out[s], &row->system)) {
            s++;
        }
        if (is_of_tables(row, tables) && s == count && count < SCORE_MAX_SYSTEMS) {
            out[count++] = row->system;
        }
    }
    return count;
}

bool score_published_find(const struct score_published *published, const char *tables,
                          const struct score_published_system *system, const char *cell, const char *metric,
                          double *percent) {
    for (size_t i = 0; i < published->count; i++) {
        const struct row *row = &published->rows[i];
        if (is_of_tables(row, tables) && same_system(&row->system, system) && strcmp(row->cell, cell) == 0 &&
            strcmp(row->metric, metric) == 0) {
            *percent = row->percent;
            return true;
        }
    }
    return false;
}
