#include "cli/localize_page.h"

#include <string.h>

#include "base/error.h"
#include "cli/render.h"
#include "score/html.h"

#define MAX_PAGE ((size_t)4 * 1024 * 1024)

static void add_bar(struct buffer *out, double share) {
    buffer_printf(
        out,
        "<svg viewBox=\"0 0 200 14\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"%.2f\"><rect "
        "class=\"track\" width=\"200\" height=\"14\"/><rect class=\"bar\" y=\"2\" width=\"%.1f\" "
        "height=\"10\"/></svg>",
        share, 200 * share);
}

/* The question, its pivots underlined. */
static void add_question(struct buffer *out, const csql_answer *answer) {
    size_t at = 0;
    buffer_string(out, "<h1>");
    for (size_t i = 0; i < answer->pivot_count; i++) {
        const csql_pivot *pivot = &answer->pivots[i];
        if (pivot->start < at || pivot->end <= pivot->start) {
            continue; /* part of the one before, or of no words */
        }
        html_text_n(out, answer->question + at, pivot->start - at);
        buffer_string(out, pivot->group_count > 0 ? "<u>" : "<u class=\"found\">");
        html_text_n(out, answer->question + pivot->start, pivot->end - pivot->start);
        buffer_string(out, "</u>");
        at = pivot->end;
    }
    html_text(out, answer->question + at);
    buffer_string(out, "</h1>\n");
}

static const char *verdict(csql_answer_status status) {
    return status == CSQL_AMBIGUOUS      ? "It has several readings, and which is meant is asked back."
           : status == CSQL_UNANSWERABLE ? "It cannot be answered from this database."
                                         : "It has one reading, and is answered.";
}

static void add_element(struct buffer *out, const csql_element *element) {
    struct buffer name = buffer_new(MAX_PAGE);
    render_element(&name, element);
    buffer_string(out, "<tr><td>");
    html_text(out, buffer_text(&name));
    buffer_printf(out, "</td><td>%.2f</td><td>", element->score);
    add_bar(out, element->score);
    buffer_printf(out, "</td><td>%.2f</td><td>%.2f</td><td>", element->lexical, element->semantic);
    html_text(out, element->sample);
    buffer_string(out, "</td></tr>\n");
    buffer_free(&name);
}

static void add_elements(struct buffer *out, const char *caption, const csql_element *elements,
                         size_t count) {
    if (count == 0) {
        return;
    }
    buffer_printf(
        out,
        "<div class=\"wide\"><table><caption>%s</caption><tr><th></th><th>score</th><th></th><th>lexical"
        "</th><th>semantic</th><th>such as</th></tr>\n",
        caption);
    for (size_t i = 0; i < count; i++) {
        add_element(out, &elements[i]);
    }
    buffer_string(out, "</table></div>\n");
}

static void add_pivot(struct buffer *out, const csql_pivot *pivot) {
    buffer_string(out, "<h2>&ldquo;");
    html_text(out, pivot->term);
    buffer_printf(out, "&rdquo; <span class=\"note\">%s%s%s</span></h2>\n<p>", csql_mode_name(pivot->mode),
                  pivot->subtype != NULL ? ", " : "", pivot->subtype != NULL ? pivot->subtype : "");
    html_text(out, pivot->reason);
    buffer_string(out, "</p>\n");
    add_elements(out, "what it could mean", pivot->group, pivot->group_count);
    add_elements(out, "what is nearest, and not meant", pivot->nearest, pivot->nearest_count);
}

static void add_candidates(struct buffer *out, const char *heading, const csql_candidate *candidates,
                           size_t count) {
    if (count == 0) {
        return;
    }
    buffer_printf(out, "<h2>%s</h2>\n<dl>\n", heading);
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, "<dt>");
        html_text(out, candidates[i].rewrite);
        buffer_printf(out, " <span class=\"note\">%.2f</span></dt><dd><code>", candidates[i].score);
        html_text(out, candidates[i].sql);
        buffer_string(out, "</code></dd>\n");
    }
    buffer_string(out, "</dl>\n");
}

static void add_rejected(struct buffer *out, const csql_answer *answer) {
    if (answer->rejected_count == 0) {
        return;
    }
    buffer_string(out, "<h2>Considered and found clear</h2>\n<dl>\n");
    for (size_t i = 0; i < answer->rejected_count; i++) {
        const csql_rejected *one = &answer->rejected[i];
        buffer_string(out, "<dt>");
        html_text_n(out, answer->question + one->start, one->end - one->start);
        buffer_string(out, "</dt><dd>");
        html_text(out, one->why);
        buffer_string(out, "</dd>\n");
    }
    buffer_string(out, "</dl>\n");
}

csql_status localize_page_write(const char *path, const csql_answer *answer, const char *db,
                                csql_error *error) {
    struct buffer out = buffer_new(MAX_PAGE);
    html_head(&out);
    buffer_string(&out, "<p class=\"note\">Asked of ");
    html_text(&out, db);
    buffer_string(&out, "</p>\n");
    add_question(&out, answer);
    buffer_printf(&out, "<p>%s</p>\n<p>", verdict(answer->status));
    html_text(&out, answer->clarification != NULL ? answer->clarification : answer->reason);
    buffer_string(&out, "</p>\n");
    for (size_t i = 0; i < answer->pivot_count; i++) {
        add_pivot(&out, &answer->pivots[i]);
    }
    add_rejected(&out, answer);
    add_candidates(&out, "What would settle it: asked so, it has this reading alone", answer->interpretations,
                   answer->interpretation_count);
    add_candidates(&out, "Further queries, less likely", answer->alternatives, answer->alternative_count);
    html_tail(&out);
    const csql_status status =
        out.status == CSQL_OK ? html_write(path, &out, error) : error_set(error, out.status, "out of memory");
    buffer_free(&out);
    return status;
}
