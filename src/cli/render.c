#include "cli/render.h"

#include <string.h>

#include "cli/help.h"

/* Longest piece of a value that is shown beside a choice, in cells. */
#define SAMPLE_CELLS ((size_t)40)
/* Longest description of a choice, in cells. */
#define ABOUT_CELLS ((size_t)52)
/* Where a terminal has no width of its own. */
#define USUAL_WIDTH ((size_t)80)

static size_t width_of(const struct terminal *terminal) {
    return terminal->width ? terminal->width : USUAL_WIDTH;
}

static void add_cut(struct buffer *out, const char *text) {
    (void)visible_add(out, text, strlen(text), SAMPLE_CELLS);
}

void render_element(struct buffer *out, const csql_element *element) {
    add_cut(out, element->table ? element->table : "?");
    if (element->column) {
        buffer_char(out, '.');
        add_cut(out, element->column);
    }
    if (element->value) {
        buffer_string(out, " = '");
        add_cut(out, element->value);
        buffer_char(out, '\'');
    }
}

/* A remark after a choice, on the next line where it does not fit; *width is what the line has so far. */
static void print_beside(const struct terminal *terminal, const struct buffer *text, size_t *width) {
    size_t more = 2 + visible_width(buffer_text(text), text->length);
    if (!text->length) {
        return;
    }
    bool fits = *width + more <= width_of(terminal);
    terminal_style(terminal, STYLE_DIM);
    (void)fprintf(terminal->out, "%s  %s", fits ? "" : "\n      ", buffer_text(text));
    terminal_style(terminal, STYLE_PLAIN);
    *width = fits ? *width + more : more + 6;
}

static void print_choice(const struct terminal *terminal, size_t number, const csql_element *element) {
    struct buffer name = buffer_new(4096);
    render_element(&name, element);
    terminal_style(terminal, STYLE_NUMBER);
    (void)fprintf(terminal->out, "%*s%zu", number < 10 ? 3 : 2, number == 1 ? "*" : "", number);
    terminal_style(terminal, STYLE_PLAIN);
    (void)fprintf(terminal->out, "  %s", buffer_text(&name));
    size_t width = 5 + visible_width(buffer_text(&name), name.length);
    buffer_clear(&name);
    if (element->sample && !element->value) {
        buffer_string(&name, "(such as ");
        add_cut(&name, element->sample);
        buffer_char(&name, ')');
    }
    print_beside(terminal, &name, &width);
    buffer_clear(&name);
    if (element->about && !element->value) {
        (void)visible_add(&name, element->about, strlen(element->about), ABOUT_CELLS);
    }
    print_beside(terminal, &name, &width);
    (void)fputc('\n', terminal->out);
    buffer_free(&name);
}

/* The choice is between whole readings, not between what a term names. */
static bool differs_by_structure(const csql_answer *answer) {
    csql_mode mode = answer->pivot_count == 1 ? answer->pivots[0].mode : CSQL_COL_AMB;
    return mode == CSQL_SCOPE_AMB || mode == CSQL_ATTACH_AMB || mode == CSQL_VAGUE_AMB ||
           mode == CSQL_JOIN_AMB || mode == CSQL_AGG_AMB;
}

static void print_readings(const struct terminal *terminal, const csql_answer *answer) {
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        const char *rewrite = answer->interpretations[i].rewrite;
        (void)fprintf(terminal->out, "  %s%zu  ", i == 0 ? "*" : " ", i + 1);
        terminal_text(terminal, STYLE_PLAIN, rewrite ? rewrite : answer->interpretations[i].sql);
        (void)fputc('\n', terminal->out);
    }
}

void render_clarification(const struct terminal *terminal, const csql_answer *answer) {
    terminal_text(terminal, STYLE_BOLD, answer->clarification ? answer->clarification : "What do you mean?");
    (void)fputc('\n', terminal->out);
    bool some = differs_by_structure(answer);
    if (some) {
        print_readings(terminal, answer);
    }
    for (size_t p = 0; p < answer->pivot_count && !differs_by_structure(answer); p++) {
        const csql_pivot *pivot = &answer->pivots[p];
        if (answer->pivot_count > 1 && (pivot->group_count == 1 || pivot->shown == 0)) {
            continue; /* settled already, or not asked about now */
        }
        if (answer->pivot_count > 1 && pivot->group_count) {
            (void)fputs("  ", terminal->out);
            terminal_text(terminal, STYLE_PIVOT, pivot->term);
            (void)fputc('\n', terminal->out);
        }
        for (size_t i = 0; i < pivot->shown; i++) {
            print_choice(terminal, i + 1, &pivot->group[i]);
            some = true;
        }
        if (pivot->shown < pivot->group_count) {
            (void)fprintf(terminal->out, "       \"more\" shows %zu more\n",
                          pivot->group_count - pivot->shown);
        }
    }
    if (some && terminal->interactive) {
        terminal_text(terminal, STYLE_DIM,
                      "(a number, a name, several of them, or a sentence; Enter takes *)");
        (void)fputc('\n', terminal->out);
    }
}

static void print_nearest(const struct terminal *terminal, const csql_pivot *pivot) {
    struct buffer line = buffer_new(4096);
    for (size_t i = 0; i < pivot->nearest_count; i++) {
        buffer_clear(&line);
        render_element(&line, &pivot->nearest[i]);
        (void)fprintf(terminal->out, "      %s", buffer_text(&line));
        terminal_style(terminal, STYLE_DIM);
        (void)fprintf(terminal->out, "  %.2f", pivot->nearest[i].score);
        terminal_style(terminal, STYLE_PLAIN);
        (void)fputc('\n', terminal->out);
    }
    buffer_free(&line);
}

static bool is_unanswerable(csql_mode mode) {
    return mode == CSQL_COL_UNANS || mode == CSQL_VAL_UNANS || mode == CSQL_CALC_UNANS;
}

/* What is not there, in words and without scores, and what is there instead. */
static void add_missing(struct buffer *out, const csql_pivot *pivot) {
    const bool calculation = pivot->mode == CSQL_CALC_UNANS, value = pivot->mode == CSQL_VAL_UNANS;
    buffer_string(out, calculation ? "Nothing in this database says how \""
                       : value     ? "There is no \""
                                   : "I can't find anything about \"");
    buffer_string(out, pivot->term);
    buffer_string(out, calculation ? "\" is calculated" : "\" in this database");
    for (size_t i = 0; i < pivot->nearest_count; i++) {
        buffer_string(out, i == 0                          ? "; the nearest there is: "
                           : i + 1 == pivot->nearest_count ? " and "
                                                           : ", ");
        render_element(out, &pivot->nearest[i]);
    }
    buffer_char(out, '.');
}

void render_null(const struct terminal *terminal, const csql_answer *answer) {
    struct buffer line = buffer_new(SIZE_MAX / 2);
    for (size_t i = 0; i < answer->pivot_count && line.length == 0; i++) {
        if (answer->pivots[i].nearest_count > 0 || is_unanswerable(answer->pivots[i].mode)) {
            add_missing(&line, &answer->pivots[i]);
        }
    }
    if (line.length == 0) {
        buffer_string(&line, answer->reason ? answer->reason : "No query over this database answers that.");
    }
    terminal_text(terminal, STYLE_PLAIN, buffer_text(&line));
    (void)fputc('\n', terminal->out);
    buffer_free(&line);
}

/* The first pivot that holds the byte at, counted from 1; 0 if none does. */
static size_t pivot_at(const csql_answer *answer, size_t at) {
    for (size_t i = 0; i < answer->pivot_count; i++) {
        if (at >= answer->pivots[i].start && at < answer->pivots[i].end) {
            return i + 1;
        }
    }
    return 0;
}

/* The bytes from `from` up to end that lie in the same pivot, or in none. */
static size_t run_end(const csql_answer *answer, size_t from, size_t end) {
    size_t to = from + 1;
    while (to < end && pivot_at(answer, to) == pivot_at(answer, from)) {
        to++;
    }
    return to;
}

static void print_question_line(const struct terminal *terminal, const csql_answer *answer, size_t start,
                                size_t end) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    for (size_t from = start; from < end;) {
        size_t to = run_end(answer, from, end);
        buffer_clear(&shown);
        (void)visible_add(&shown, answer->question + from, to - from, 0);
        terminal_text(terminal, pivot_at(answer, from) ? STYLE_PIVOT : STYLE_PLAIN, buffer_text(&shown));
        from = to;
    }
    (void)fputc('\n', terminal->out);
    buffer_free(&shown);
}

/* Carets below the pivots of a line, the first of which gives way to the pivot's number. */
static void print_marks(const struct terminal *terminal, const csql_answer *answer, size_t start,
                        size_t end) {
    bool some = false;
    for (size_t at = start; at < end; at++) {
        some = some || pivot_at(answer, at);
    }
    if (!some) {
        return;
    }
    struct buffer marks = buffer_new(SIZE_MAX / 2);
    for (size_t from = start; from < end;) {
        size_t to = run_end(answer, from, end);
        size_t pivot = pivot_at(answer, from);
        size_t cells = visible_width(answer->question + from, to - from);
        size_t begun = marks.length;
        if (pivot && answer->pivots[pivot - 1].start == from && answer->pivot_count > 1) {
            buffer_printf(&marks, "%zu", pivot);
        }
        while (marks.length - begun < cells) {
            buffer_char(&marks, pivot ? '^' : ' ');
        }
        from = to;
    }
    while (marks.length && marks.text[marks.length - 1] == ' ') {
        buffer_truncate(&marks, marks.length - 1);
    }
    (void)fprintf(terminal->out, "%s\n", buffer_text(&marks));
    buffer_free(&marks);
}

void render_question(const struct terminal *terminal, const csql_answer *answer) {
    size_t length = strlen(answer->question);
    for (size_t start = 0; start < length;) {
        size_t take = visible_wrap(answer->question + start, length - start, width_of(terminal));
        print_question_line(terminal, answer, start, start + take);
        if (!terminal->color) {
            print_marks(terminal, answer, start, start + take);
        }
        start += take;
    }
}

static const char *describe_mode(csql_mode mode) {
    static const char *const texts[] = {
        [CSQL_COL_AMB] = "ambiguous column",        [CSQL_VAL_AMB] = "ambiguous value",
        [CSQL_COL_UNANS] = "no such column",        [CSQL_VAL_UNANS] = "no such value",
        [CSQL_TABLE_AMB] = "ambiguous table",       [CSQL_JOIN_AMB] = "ambiguous join",
        [CSQL_AGG_AMB] = "stored or computed",      [CSQL_SCOPE_AMB] = "ambiguous scope",
        [CSQL_ATTACH_AMB] = "ambiguous attachment", [CSQL_VAGUE_AMB] = "vague",
        [CSQL_CALC_UNANS] = "no known calculation", [CSQL_OUT_OF_SCOPE] = "out of scope",
        [CSQL_TYPE_AMB] = "ambiguous type",
    };
    return texts[mode];
}

static void print_group(const struct terminal *terminal, const csql_pivot *pivot) {
    struct buffer name = buffer_new(4096);
    size_t widest = 0;
    for (size_t i = 0; i < pivot->group_count; i++) {
        buffer_clear(&name);
        render_element(&name, &pivot->group[i]);
        size_t width = visible_width(buffer_text(&name), name.length);
        widest = width > widest ? width : widest;
    }
    /* The scores go below the name where both do not fit on a line. */
    bool below = widest + 48 > width_of(terminal);
    for (size_t i = 0; i < pivot->group_count; i++) {
        const csql_element *element = &pivot->group[i];
        buffer_clear(&name);
        render_element(&name, element);
        size_t rest = widest - visible_width(buffer_text(&name), name.length);
        (void)fprintf(terminal->out, "    %s%*s", buffer_text(&name), below ? 0 : (int)rest + 2, "");
        (void)fputs(below ? "\n        " : "", terminal->out);
        terminal_style(terminal, STYLE_DIM);
        (void)fprintf(terminal->out, "score %.2f  lexical %.2f  semantic %.2f", element->score,
                      element->lexical, element->semantic);
        terminal_style(terminal, STYLE_PLAIN);
        (void)fputc('\n', terminal->out);
    }
    buffer_free(&name);
}

void render_pivots(const struct terminal *terminal, const csql_answer *answer, bool nearest) {
    for (size_t p = 0; p < answer->pivot_count; p++) {
        const csql_pivot *pivot = &answer->pivots[p];
        terminal_style(terminal, STYLE_NUMBER);
        (void)fprintf(terminal->out, "%zu ", p + 1);
        terminal_style(terminal, STYLE_PLAIN);
        terminal_text(terminal, STYLE_PIVOT, pivot->term);
        (void)fprintf(terminal->out, "  %s (%s%s%s)\n", describe_mode(pivot->mode),
                      csql_mode_name(pivot->mode), pivot->subtype ? ", " : "",
                      pivot->subtype ? pivot->subtype : "");
        print_group(terminal, pivot);
        if (pivot->reason) {
            struct buffer reason = buffer_new(SIZE_MAX / 2);
            (void)visible_add(&reason, pivot->reason, strlen(pivot->reason), 0);
            help_wrap(terminal->out, buffer_text(&reason), 4, width_of(terminal));
            buffer_free(&reason);
        }
        bool missing = pivot->group_count == 0 && pivot->mode != CSQL_OUT_OF_SCOPE;
        if ((nearest || missing) && pivot->nearest_count) {
            (void)fputs(missing ? "    nearest:\n" : "    considered and rejected:\n", terminal->out);
            print_nearest(terminal, pivot);
        } else if (missing && is_unanswerable(pivot->mode)) {
            (void)fputs("    Nothing is near.\n", terminal->out);
        }
    }
}

void render_line(const struct terminal *terminal, const char *text) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    (void)visible_add(&shown, text, strlen(text), 0);
    help_wrap(terminal->out, buffer_text(&shown), 0, width_of(terminal));
    buffer_free(&shown);
}

void render_rejected(const struct terminal *terminal, const csql_answer *answer) {
    struct buffer line = buffer_new(SIZE_MAX / 2);
    for (size_t i = 0; i < answer->rejected_count; i++) {
        const csql_rejected *rejected = &answer->rejected[i];
        buffer_clear(&line);
        buffer_char(&line, '"');
        (void)visible_add(&line, answer->question + rejected->start, rejected->end - rejected->start,
                          SAMPLE_CELLS);
        buffer_string(&line, "\": ");
        (void)visible_add(&line, rejected->why, strlen(rejected->why), 0);
        help_wrap(terminal->out, buffer_text(&line), 2, width_of(terminal));
    }
    buffer_free(&line);
}

/* Text from column 11 on, wrapped where the terminal has a width that it would exceed; fresh: the line is yet
 * empty. */
static void print_indented(const struct terminal *terminal, enum style style, const char *text, bool fresh) {
    if (terminal->width > 20 && visible_width(text, strlen(text)) + 11 > terminal->width) {
        struct buffer shown = buffer_new(SIZE_MAX / 2);
        (void)visible_add(&shown, text, strlen(text), 0);
        (void)fputs(fresh ? "" : "\n", terminal->out);
        help_wrap(terminal->out, buffer_text(&shown), 11, terminal->width);
        buffer_free(&shown);
    } else {
        (void)fprintf(terminal->out, "%*s", fresh ? 11 : 2, "");
        terminal_text(terminal, style, text);
        (void)fputc('\n', terminal->out);
    }
}

static void print_candidate(const struct terminal *terminal, size_t number, const csql_candidate *candidate) {
    terminal_style(terminal, STYLE_NUMBER);
    (void)fprintf(terminal->out, "%3zu", number);
    terminal_style(terminal, STYLE_PLAIN);
    (void)fprintf(terminal->out, "  %.2f", candidate->score);
    if (candidate->rewrite) {
        print_indented(terminal, STYLE_PLAIN, candidate->rewrite, false);
    }
    print_indented(terminal, STYLE_SQL, candidate->sql, candidate->rewrite != NULL);
}

void render_readings(const struct terminal *terminal, const csql_answer *answer, bool alternatives) {
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        print_candidate(terminal, i + 1, &answer->interpretations[i]);
    }
    if (alternatives && answer->alternative_count) {
        (void)fputs("alternatives:\n", terminal->out);
        for (size_t i = 0; i < answer->alternative_count; i++) {
            print_candidate(terminal, answer->interpretation_count + i + 1, &answer->alternatives[i]);
        }
    }
}
