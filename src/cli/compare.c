#include "cli/compare.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "cli/render.h"
#include "cli/table.h"

/* Cells of a row are parted by this where it stands in one column. */
#define CELL_GAP " | "
/* A pane is not made narrower than this, nor wider where there is no terminal. */
#define LEAST_PANE ((size_t)12)
#define MOST_PANE ((size_t)60)
/* Rows that are set side by side. */
#define MOST_ROWS ((size_t)200)

/* A row that some reading gives, and how often each gives it. */
struct line {
    char *text;
    size_t *times; /* by reading */
};

struct comparison {
    const csql_answer *answer;
    csql_rows **rows; /* by reading; NULL where the query failed */
    size_t count;
    struct line *lines; /* in the order in which the readings give them */
    size_t line_count, line_room;
    size_t *index; /* positions in lines, sorted by text */
};

/* ---- running ---- */

static void free_comparison(struct comparison *c) {
    for (size_t i = 0; i < c->count && c->rows; i++) {
        csql_rows_free(c->rows[i]);
    }
    for (size_t i = 0; i < c->line_count; i++) {
        free(c->lines[i].text);
        free(c->lines[i].times);
    }
    free(c->lines);
    free(c->index);
    free(c->rows);
}

/* Runs every reading; the first failure is the result, after all have run. */
static csql_status run_all(csql_session *session, const csql_answer *answer, struct comparison *c,
                           csql_error *error) {
    csql_status first = CSQL_OK;
    c->answer = answer;
    c->count = answer->interpretation_count;
    c->rows = calloc(c->count + 1, sizeof(csql_rows *));
    if (!c->rows) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < c->count; i++) {
        csql_error own = {.status = CSQL_OK};
        csql_status status = csql_session_run(session, answer->interpretations[i].sql, &c->rows[i], &own);
        if (status != CSQL_OK && first == CSQL_OK) {
            first = status;
            *error = own;
        }
        if (status == CSQL_NO_MEMORY || status == CSQL_INTERRUPTED) {
            break;
        }
    }
    return first;
}

/* ---- rows as lines ---- */

static char *line_text(const csql_rows *rows, size_t row) {
    struct buffer text = buffer_new(SIZE_MAX / 2);
    for (size_t i = 0; i < csql_rows_columns(rows); i++) {
        size_t length = 0;
        const char *cell = csql_rows_text(rows, row, i, &length);
        buffer_string(&text, i ? CELL_GAP : "");
        buffer_add(&text, cell ? cell : "NULL", cell ? length : 4);
    }
    char *copy = text.status == CSQL_OK ? strdup(buffer_text(&text)) : NULL;
    buffer_free(&text);
    return copy;
}

/* Where text stands in the index, or is to stand. */
static size_t find_line(const struct comparison *c, const char *text, bool *found) {
    size_t low = 0, high = c->line_count;
    *found = false;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(c->lines[c->index[middle]].text, text);
        if (order == 0) {
            *found = true;
            return middle;
        }
        if (order < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool grow(struct comparison *c) {
    if (c->line_count < c->line_room) {
        return true;
    }
    size_t room = c->line_room ? 2 * c->line_room : 64;
    struct line *lines = realloc(c->lines, room * sizeof *lines);
    if (!lines) {
        return false;
    }
    c->lines = lines;
    size_t *index = realloc(c->index, room * sizeof *index);
    if (!index) {
        return false;
    }
    c->index = index;
    c->line_room = room;
    return true;
}

/* Counts the line for the reading; takes text over. */
static bool count_line(struct comparison *c, char *text, size_t reading) {
    bool found = false;
    size_t at = text ? find_line(c, text, &found) : 0;
    if (found) {
        free(text);
        c->lines[c->index[at]].times[reading]++;
        return true;
    }
    size_t *times = calloc(c->count, sizeof *times);
    if (!text || !times || !grow(c)) {
        free(text);
        free(times);
        return false;
    }
    times[reading] = 1;
    memmove(&c->index[at + 1], &c->index[at], (c->line_count - at) * sizeof *c->index);
    c->index[at] = c->line_count;
    c->lines[c->line_count++] = (struct line){text, times};
    return true;
}

static bool make_lines(struct comparison *c) {
    for (size_t i = 0; i < c->count; i++) {
        for (size_t row = 0; row < csql_rows_count(c->rows[i]); row++) {
            if (!count_line(c, line_text(c->rows[i], row), i)) {
                return false;
            }
        }
    }
    return true;
}

/* ---- printing ---- */

static bool in_all(const struct comparison *c, const struct line *line) {
    for (size_t i = 0; i < c->count; i++) {
        if (line->times[i] == 0) {
            return false;
        }
    }
    return true;
}

static void print_pane(const struct terminal *terminal, const char *text, size_t times, size_t width,
                       bool last) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    char repeated[32] = "";
    if (times > 1) {
        (void)snprintf(repeated, sizeof repeated, " (%zu times)", times);
    }
    size_t rest = strlen(repeated) < width ? width - strlen(repeated) : 1;
    size_t taken = times ? visible_add(&shown, text, strlen(text), rest) + strlen(repeated) : 0;
    (void)fprintf(terminal->out, "%s%s", buffer_text(&shown), times ? repeated : "");
    for (; taken < width && !last; taken++) {
        (void)fputc(' ', terminal->out);
    }
    buffer_free(&shown);
}

/* Wide enough for the widest line, as far as the terminal allows. */
static size_t pane_width(const struct terminal *terminal, const struct comparison *c) {
    size_t most = terminal->width ? terminal->width / (c->count ? c->count : 1) : MOST_PANE;
    size_t width = LEAST_PANE;
    most = most > LEAST_PANE + 3 ? most - 3 : LEAST_PANE;
    for (size_t i = 0; i < c->line_count && i < MOST_ROWS; i++) {
        size_t here = visible_width(c->lines[i].text, strlen(c->lines[i].text));
        width = here > width ? here : width;
    }
    return width < most ? width : most;
}

static void print_headings(const struct terminal *terminal, const struct comparison *c, size_t width) {
    for (size_t i = 0; i < c->count; i++) {
        char heading[32];
        (void)snprintf(heading, sizeof heading, "%zu", i + 1);
        (void)fputs(i ? " \xE2\x94\x82 " : " ", terminal->out);
        print_pane(terminal, heading, 1, width, i + 1 == c->count);
    }
    (void)fputc('\n', terminal->out);
    for (size_t i = 0; i < c->count; i++) {
        (void)fputs(i ? "\xE2\x94\xBC" : "", terminal->out);
        for (size_t cell = 0; cell < width + 2; cell++) {
            (void)fputs("\xE2\x94\x80", terminal->out);
        }
    }
    (void)fputc('\n', terminal->out);
}

/* "(5 different rows; 1 in every reading; only in 1: 4)" */
static void print_counts(const struct terminal *terminal, const struct comparison *c) {
    size_t shared = 0;
    for (size_t i = 0; i < c->line_count; i++) {
        shared += in_all(c, &c->lines[i]);
    }
    terminal_style(terminal, STYLE_DIM);
    (void)fprintf(terminal->out, "(%zu different row%s", c->line_count, c->line_count == 1 ? "" : "s");
    if (c->count > 1) {
        (void)fprintf(terminal->out, ", %zu in every reading", shared);
    }
    for (size_t k = 0; k < c->count && c->count > 1; k++) {
        size_t own = 0;
        for (size_t i = 0; i < c->line_count; i++) {
            size_t readings = 0;
            for (size_t j = 0; j < c->count; j++) {
                readings += c->lines[i].times[j] > 0;
            }
            own += readings == 1 && c->lines[i].times[k] > 0;
        }
        (void)fprintf(terminal->out, "; only in %zu: %zu", k + 1, own);
    }
    (void)fputc(')', terminal->out);
    terminal_style(terminal, STYLE_PLAIN);
    (void)fputc('\n', terminal->out);
}

static void print_side_by_side(const struct terminal *terminal, const struct comparison *c) {
    size_t width = pane_width(terminal, c);
    print_headings(terminal, c, width);
    for (size_t pass = 0, shown = 0; pass < 2; pass++) {
        for (size_t i = 0; i < c->line_count && shown < MOST_ROWS; i++) {
            const struct line *line = &c->lines[i];
            if (in_all(c, line) != (pass == 0)) {
                continue; /* what all readings give comes first */
            }
            shown++;
            for (size_t k = 0; k < c->count; k++) {
                (void)fputs(k ? " \xE2\x94\x82 " : " ", terminal->out);
                print_pane(terminal, line->text, line->times[k], width, k + 1 == c->count);
            }
            (void)fputc('\n', terminal->out);
        }
    }
    if (c->line_count > MOST_ROWS) {
        (void)fprintf(terminal->out, "(the first %zu)\n", MOST_ROWS);
    }
    print_counts(terminal, c);
}

static void print_each(const struct terminal *terminal, const struct comparison *c, enum render_mode mode) {
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i]) {
            (void)fputs(i ? "\n" : "", terminal->out);
            table_print(terminal, c->rows[i], mode);
        }
    }
}

static void add_rows(struct buffer *out, const csql_rows *rows) {
    if (!rows) {
        buffer_string(out, "null");
        return;
    }
    buffer_string(out, "{\"columns\":[");
    for (size_t i = 0; i < csql_rows_columns(rows); i++) {
        buffer_string(out, i ? "," : "");
        json_text(out, csql_rows_name(rows, i));
    }
    buffer_string(out, "],\"rows\":[");
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        buffer_string(out, row ? ",[" : "[");
        for (size_t i = 0; i < csql_rows_columns(rows); i++) {
            size_t length = 0;
            const char *text = csql_rows_text(rows, row, i, &length);
            buffer_string(out, i ? "," : "");
            if (text && csql_rows_numeric(rows, row, i)) {
                json_double(out, strtod(text, NULL));
            } else if (text) {
                json_text_n(out, text, length);
            } else {
                buffer_string(out, "null");
            }
        }
        buffer_char(out, ']');
    }
    buffer_printf(out, "],\"truncated\":%s}", csql_rows_truncated(rows) ? "true" : "false");
}

/* The answer's object, reopened for one more member. */
static csql_status print_json(const struct comparison *c, const char *db_id, csql_error *error) {
    char *text = NULL;
    csql_status status = csql_answer_json(c->answer, NULL, db_id, &text, error);
    struct buffer out = buffer_new(SIZE_MAX / 2);
    if (status == CSQL_OK) {
        buffer_add(&out, text, strlen(text) - 1);
        buffer_string(&out, ",\"results\":[");
        for (size_t i = 0; i < c->count; i++) {
            buffer_string(&out, i ? "," : "");
            add_rows(&out, c->rows[i]);
        }
        buffer_string(&out, "]}");
        status = out.status;
    }
    if (status == CSQL_OK) {
        puts(buffer_text(&out));
    }
    buffer_free(&out);
    free(text);
    return status;
}

csql_status compare_print(const struct options *options, csql_session *session, const char *db_id,
                          const csql_answer *answer, csql_error *error) {
    struct comparison c = {0};
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    struct terminal aside = terminal_of(stderr, (enum color_when)options->color);
    csql_status status = run_all(session, answer, &c, error);
    csql_status printed = CSQL_OK;
    if (!c.rows) {
        return status;
    }
    if (options->json) {
        printed = print_json(&c, db_id, error);
    } else if (options->mode == RENDER_TABLE) {
        render_readings(&terminal, answer, false);
        printed = make_lines(&c) ? CSQL_OK : CSQL_NO_MEMORY;
        if (printed == CSQL_OK) {
            print_side_by_side(&terminal, &c);
        }
    } else {
        if (!options->quiet) {
            render_readings(&aside, answer, false);
        }
        print_each(&terminal, &c, (enum render_mode)options->mode);
    }
    free_comparison(&c);
    return status != CSQL_OK ? status : printed;
}
