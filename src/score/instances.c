/* Single instances in the report: the dialogue with its pivots underlined, and what went wrong. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "score/html.h"

/* Most bytes of one instance's part of the page. */
#define MAX_BYTES ((size_t)1024 * 1024)
#define MAX_MARKS 64
/* Members of a target group that are named. */
#define MAX_NAMED 12

struct list {
    char *html[SCORE_MAX_INSTANCES];
    size_t count, more;
};

struct score_instances {
    struct list wrong, right;
};

struct score_instances *score_instances_new(void) {
    return calloc(1, sizeof(struct score_instances));
}

static void clear(struct list *list) {
    for (size_t i = 0; i < list->count; i++) {
        free(list->html[i]);
    }
}

void score_instances_free(struct score_instances *instances) {
    if (instances) {
        clear(&instances->wrong);
        clear(&instances->right);
        free(instances);
    }
}

/* ---- pivots in a text ---- */

/* A stretch of a text that a pivot is about. */
struct mark {
    size_t start, end;
    bool found; /* by the prediction alone; else gold's */
    csql_mode mode;
};

struct marks {
    struct mark items[MAX_MARKS]; /* by start, apart from each other */
    size_t count;
};

static void add_mark(struct marks *marks, struct mark mark) {
    size_t at = 0;
    for (size_t i = 0; i < marks->count; i++) {
        if (mark.start < marks->items[i].end && marks->items[i].start < mark.end) {
            return; /* what stands there comes first */
        }
        at += marks->items[i].start < mark.start;
    }
    if (marks->count < MAX_MARKS && mark.end > mark.start) {
        memmove(&marks->items[at + 1], &marks->items[at], (marks->count - at) * sizeof mark);
        marks->items[at] = mark;
        marks->count++;
    }
}

static bool is_word(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* Marks every place where text has the pivot's term as words of its own. */
static void mark_terms(struct marks *marks, const char *text, const struct record_pivot *pivot, bool found) {
    size_t length = strlen(pivot->term);
    for (const char *at = text; length && *at; at++) {
        if ((at == text || !is_word(at[-1])) && strncasecmp(at, pivot->term, length) == 0 &&
            !is_word(at[length])) {
            size_t start = (size_t)(at - text);
            add_mark(marks, (struct mark){start, start + length, found, pivot->mode});
            at += length - 1;
        }
    }
}

/* Marks the pivots: in the question where they are said to be, elsewhere where their words are. */
static void mark_pivots(struct marks *marks, const char *text, bool question,
                        const struct record_pivot *pivots, size_t count, bool found) {
    size_t length = strlen(text);
    for (size_t i = 0; i < count; i++) {
        bool placed = question && pivots[i].end > pivots[i].start && pivots[i].end <= length;
        if (placed) {
            add_mark(marks, (struct mark){pivots[i].start, pivots[i].end, found, pivots[i].mode});
        } else {
            mark_terms(marks, text, &pivots[i], found);
        }
    }
}

static void add_marked(struct buffer *out, const char *text, bool question, const struct score_gold *gold,
                       const struct score_pred *pred) {
    struct marks marks = {.count = 0};
    size_t at = 0;
    mark_pivots(&marks, text, question, gold->pivots, gold->pivot_count, false);
    mark_pivots(&marks, text, question, pred->pivots, pred->pivot_count, true);
    for (size_t i = 0; i < marks.count; i++) {
        const struct mark *mark = &marks.items[i];
        html_text_n(out, text + at, mark->start - at);
        buffer_printf(out, "<u%s title=\"%s%s\">", mark->found ? " class=\"found\"" : "",
                      csql_mode_name(mark->mode), mark->found ? ", found" : "");
        html_text_n(out, text + mark->start, mark->end - mark->start);
        buffer_string(out, "</u>");
        at = mark->end;
    }
    html_text(out, text + at);
}

/* ---- the parts of an instance ---- */

static const char *question_of(const struct score_gold *gold) {
    return gold->question ? gold->question : gold->turn_count ? gold->turns[0].text : "";
}

/* The dialogue that was held; of a logged one without the last turn, which is gold's answer. */
static void add_dialogue(struct buffer *out, const struct score_gold *gold, const struct score_pred *pred) {
    struct record_turn only = {.agent = false, .text = question_of(gold)};
    const struct record_turn *turns = pred->turn_count ? pred->turns : gold->turns;
    size_t count = pred->turn_count ? pred->turn_count : gold->turn_count;
    if (!pred->turn_count && count && turns[count - 1].agent) {
        count--;
    }
    if (count == 0) {
        turns = &only;
        count = *only.text ? 1 : 0;
    }
    buffer_string(out, "<ol class=\"talk\">");
    for (size_t i = 0; i < count; i++) {
        buffer_printf(out, "<li class=\"%s\"><span class=\"who\">%s</span>",
                      turns[i].agent ? "agent" : "user", turns[i].agent ? "AGENT" : "USER");
        add_marked(out, turns[i].text, i == 0, gold, pred);
        buffer_string(out, "</li>");
    }
    buffer_string(out, "</ol>");
}

static void add_element(struct buffer *out, const struct record_element *element) {
    html_text(out, element->table);
    if (element->column) {
        buffer_string(out, element->table ? "." : "");
        html_text(out, element->column);
    }
    if (element->value) {
        buffer_string(out, " = ");
        html_text(out, element->value);
    }
}

static void add_pivots(struct buffer *out, const char *heading, const char *class,
                       const struct record_pivot *pivots, size_t count) {
    buffer_printf(out, "<dt>%s</dt>", heading);
    for (size_t i = 0; i < count; i++) {
        const struct record_pivot *pivot = &pivots[i];
        buffer_printf(out, "<dd><u%s>", class);
        html_text(out, pivot->term);
        buffer_printf(out, "</u> (%s%s%s)", csql_mode_name(pivot->mode), pivot->subtype ? ", " : "",
                      pivot->subtype ? pivot->subtype : "");
        for (size_t g = 0; g < pivot->group_count && g < MAX_NAMED; g++) {
            buffer_string(out, g ? ", " : ": ");
            add_element(out, &pivot->group[g]);
        }
        if (pivot->group_count > MAX_NAMED) {
            buffer_printf(out, " and %zu more", pivot->group_count - MAX_NAMED);
        }
        if (pivot->target) {
            buffer_string(out, "; meant: ");
            add_element(out, pivot->target);
        }
        buffer_string(out, "</dd>");
    }
    buffer_string(out, count ? "" : "<dd>none</dd>");
}

static void add_queries(struct buffer *out, const char *heading, const char *final, const char *const *set,
                        size_t count) {
    const char *const *queries = count ? set : &final;
    buffer_printf(out, "<dt>%s</dt>", heading);
    for (size_t i = 0; i < (count ? count : 1); i++) {
        buffer_string(out, "<dd><code>");
        html_text(out, queries[i] ? queries[i] : "Null");
        buffer_string(out, "</code></dd>");
    }
}

/* ---- what went wrong ---- */

/* Why the answer is wrong, from gold and prediction alone. */
static const char *answer_fault(const struct score_gold *gold, const struct score_pred *pred,
                                const struct score_values *values) {
    if (!(values->value[SCORE_EA] < 1)) {
        return NULL;
    }
    if (!pred->given) {
        return "There is no prediction, or it could not be read.";
    }
    if (!gold->final) {
        return pred->final ? "It ends in a query, but no query answers: the right answer is Null."
                           : "It ends in a question back, but the right answer is Null.";
    }
    if (!pred->final) {
        return pred->asked ? "It asks back, but there is one right answer."
                           : "It ends in Null, but there is an answer.";
    }
    return values->value[SCORE_EXACT] == 1
               ? "The query has the right form, but gives other rows: a value or a small part differs."
               : "The query gives other rows than gold's.";
}

static const char *finding_fault(const struct score_values *values) {
    if (values->value[SCORE_QUIET] < 1) {
        return "The question is clear, but was asked about or refused.";
    }
    if (values->value[SCORE_DA] < 1) {
        return "The question is not clear, but was taken for clear.";
    }
    if (values->value[SCORE_MA] < 1) {
        return "That the question is not clear was found, but in other words, or between other elements.";
    }
    return values->value[SCORE_MA_EXACT] < 1 ? "A group has an element more than gold's." : NULL;
}

static const char *set_fault(const struct score_values *values) {
    if (values->value[SCORE_RECALL] < 1) {
        return "A reading is missing.";
    }
    return values->value[SCORE_PRECISION] < 1 ? "A reading is predicted that gold has not." : NULL;
}

/* Adds the faults, and the metrics that are not full. */
static void add_faults(struct buffer *out, const struct score_gold *gold, const struct score_pred *pred,
                       const struct score_values *values) {
    const char *faults[] = {answer_fault(gold, pred, values), finding_fault(values),
                            gold->set_count > 1 ? set_fault(values) : NULL};
    buffer_string(out, "<ul class=\"why\">");
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        if (faults[i]) {
            buffer_printf(out, "<li>%s</li>", faults[i]);
        }
    }
    buffer_string(out, "</ul><p class=\"note\">");
    bool first = true;
    for (int m = 0; m < SCORE_TURNS; m++) {
        if (values->value[m] < 1) {
            buffer_printf(out, "%s%s %.0f %%", first ? "" : ", ", score_metric_heading(m),
                          100 * values->value[m]);
            first = false;
        }
    }
    buffer_string(out, "</p>");
}

/* The metrics that name an instance as wrong; the form of a query that gives the right rows is not one. */
static bool is_wrong(const struct score_values *values) {
    static const int metrics[] = {SCORE_EA,    SCORE_SEM,  SCORE_DA, SCORE_MA,
                                  SCORE_QUIET, SCORE_NULL, SCORE_F1, SCORE_ALL_FOUND};
    bool answered = values->value[SCORE_EA] == 1;
    for (size_t i = 0; i < sizeof metrics / sizeof *metrics; i++) {
        bool form = metrics[i] == SCORE_SEM && answered;
        if (values->value[metrics[i]] < 1 && !form) {
            return true;
        }
    }
    return false;
}

static void add_instance(struct buffer *out, const struct score_gold *gold, const struct score_pred *pred,
                         const struct score_values *values) {
    buffer_string(out, "<details><summary><span class=\"id\">");
    html_text(out, gold->id);
    buffer_string(out, "</span> ");
    add_marked(out, question_of(gold), true, gold, pred);
    buffer_string(out, "</summary>");
    add_faults(out, gold, pred, values);
    add_dialogue(out, gold, pred);
    buffer_string(out, "<dl>");
    add_queries(out, "gold", gold->final, gold->set, gold->set_count);
    if (pred->given) {
        add_queries(out, pred->asked ? "predicted readings" : "predicted", pred->final, pred->set,
                    pred->set_count);
    }
    if (gold->pivot_count) {
        add_pivots(out, "gold pivots", "", gold->pivots, gold->pivot_count);
    }
    if (pred->knows_pivots && (pred->pivot_count || gold->pivot_count)) {
        add_pivots(out, "pivots found", " class=\"found\"", pred->pivots, pred->pivot_count);
    }
    if (gold->evidence && *gold->evidence) {
        buffer_string(out, "<dt>evidence</dt><dd>");
        html_text(out, gold->evidence);
        buffer_string(out, "</dd>");
    }
    buffer_string(out, "</dl></details>\n");
}

void score_instances_add(struct score_instances *instances, const struct score_gold *gold,
                         const struct score_pred *pred, const struct score_values *values) {
    struct list *list = is_wrong(values) ? &instances->wrong : &instances->right;
    if (list->count == SCORE_MAX_INSTANCES) {
        list->more++;
        return;
    }
    struct buffer out = buffer_new(MAX_BYTES);
    add_instance(&out, gold, pred, values);
    char *html = out.status == CSQL_OK ? strdup(buffer_text(&out)) : NULL;
    if (html) {
        list->html[list->count++] = html;
    } else {
        list->more++;
    }
    buffer_free(&out);
}

static void add_list(struct buffer *out, const char *heading, const struct list *list) {
    if (list->count + list->more == 0) {
        return;
    }
    buffer_printf(out, "<h2>%s: %zu</h2>\n", heading, list->count + list->more);
    if (list->more) {
        buffer_printf(out, "<p class=\"note\">The first %zu are here.</p>\n", list->count);
    }
    for (size_t i = 0; i < list->count; i++) {
        buffer_string(out, list->html[i]);
    }
}

void html_instances(struct buffer *out, const struct score_instances *instances) {
    add_list(out, "What went wrong", &instances->wrong);
    add_list(out, "What went right", &instances->right);
    buffer_string(out,
                  "<p class=\"note\">A line under words: a pivot of gold; dots under words: a pivot that "
                  "was found where gold has none.</p>\n");
}
