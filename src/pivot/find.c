/* The driver: what every search shares, and their order. */
#include <string.h>

#include "base/error.h"
#include "pivot/decide.h"
#include "pivot/internal.h"

const char *pivot_text(const struct finder *f, size_t first, size_t last, size_t *length) {
    if (last > f->linked->word_count) {
        last = f->linked->word_count;
    }
    if (first >= last) {
        *length = 0;
        return "";
    }
    size_t start = f->linked->words[first].start;
    *length = f->linked->words[last - 1].end - start;
    return f->linked->question + start;
}

const char *pivot_phrase(struct finder *f, size_t first, size_t last) {
    size_t length = 0;
    const char *text = pivot_text(f, first, last, &length);
    const char *copy = arena_copy(f->arena, text, length);
    f->failed = f->failed || copy == NULL;
    return copy == NULL ? "" : copy;
}

bool pivot_taken(const struct finder *f, size_t first, size_t last) {
    for (size_t i = first; i < last && i < f->linked->word_count; i++) {
        if (f->taken[i]) {
            return true;
        }
    }
    return false;
}

bool pivot_add(struct finder *f, struct pivot *pivot) {
    struct pivots *out = f->out;
    if (out->count >= PIVOT_MAX_PIVOTS || f->failed) {
        return false;
    }
    struct pivot *grown = arena_grow(f->arena, out->at, out->count, &f->capacity, sizeof *grown);
    if (grown == NULL) {
        f->failed = true;
        return false;
    }
    out->at = grown;
    size_t length = 0;
    const char *text = pivot_text(f, pivot->first, pivot->last, &length);
    pivot->start = length == 0 ? 0 : (size_t)(text - f->linked->question);
    pivot->end = pivot->start + length;
    pivot->term = pivot_phrase(f, pivot->first, pivot->last);
    /* In the order of the question. */
    size_t at = out->count++;
    for (; at > 0 && out->at[at - 1].first > pivot->first; at--) {
        out->at[at] = out->at[at - 1];
    }
    out->at[at] = *pivot;
    for (size_t i = pivot->first; i < pivot->last && i < f->linked->word_count; i++) {
        f->taken[i] = true;
    }
    return !f->failed;
}

void pivot_reject(struct finder *f, size_t first, size_t last, const char *why) {
    struct pivots *out = f->out;
    struct pivot_rejected *grown =
        arena_grow(f->arena, out->rejected, out->rejected_count, &f->rejected_capacity, sizeof *grown);
    if (grown == NULL) {
        f->failed = true;
        return;
    }
    out->rejected = grown;
    size_t length = 0;
    const char *text = pivot_text(f, first, last, &length);
    size_t start = length == 0 ? 0 : (size_t)(text - f->linked->question);
    out->rejected[out->rejected_count++] = (struct pivot_rejected){start, start + length, why};
}

double pivot_semantic(struct finder *f, const char *phrase, bool column, int index) {
    double s = 0;
    if (f->input->links != NULL) {
        s = link_semantic(f->input->links, phrase, column, index);
    } else if (f->input->embed != NULL) {
        s = embed_similarity(f->input->embed, phrase,
                             column ? f->catalogue->columns[index].name : f->catalogue->tables[index].name);
    } else {
        for (size_t i = 0; i < f->linked->match_count; i++) {
            const struct link_match *m = &f->linked->matches[i];
            if (m->column == column && m->index == index && m->semantic > s) {
                s = m->semantic;
            }
        }
    }
    return s < 0 ? 0 : s > 1 ? 1 : s;
}

static void focus_element(struct finder *f, struct plan_element e) {
    if (e.kind == ELEMENT_TABLE && e.index >= 0) {
        f->focus[e.index] = true;
    } else if (e.kind == ELEMENT_COLUMN && e.index >= 0) {
        f->focus[f->catalogue->columns[e.index].table] = true;
    }
}

void pivot_focus(struct finder *f, size_t first, size_t last) {
    memset(f->focus, 0, f->catalogue->table_count * sizeof *f->focus);
    bool any = false;
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        bool apart = c->last <= first || c->first >= last;
        if (apart && c->first < c->last && c->chosen.kind != ELEMENT_MISSING) {
            focus_element(f, c->chosen);
            any = true;
        }
    }
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && (m->last <= first || m->first >= last)) {
            f->focus[m->index] = true;
            any = true;
        }
    }
    for (size_t i = 0; !any && f->plan != NULL && i < f->plan->choice_count; i++) {
        focus_element(f, f->plan->choices[i].chosen);
    }
}

size_t pivot_insert(struct pivot_element *elements, size_t count, size_t room, struct pivot_element e) {
    size_t at = count;
    while (at > 0 && elements[at - 1].score < e.score) {
        at--;
    }
    if (at >= room) {
        return count;
    }
    if (count == room) {
        count--;
    }
    memmove(elements + at + 1, elements + at, (count - at) * sizeof *elements);
    elements[at] = e;
    return count + 1;
}

bool pivot_nearest_columns(struct finder *f, const char *phrase, struct pivot *pivot) {
    /* Below this nothing is near, and saying so is better than a far-fetched offer. */
    static const double near = 0.35;
    struct word_set term;
    pivot->nearest = arena_array(f->arena, PIVOT_MAX_NEAREST, sizeof *pivot->nearest);
    if (pivot->nearest == NULL || !predicate_words(f->arena, phrase, strlen(phrase), &term)) {
        f->failed = true;
        return false;
    }
    for (size_t i = 0; i < f->linked->column_count; i++) {
        int c = f->linked->columns[i];
        double lexical = predicate_overlap(&term, &f->column_words[c]);
        double semantic = pivot_semantic(f, phrase, true, c);
        double score = lexical > semantic ? lexical : semantic;
        if (score >= near) {
            pivot->nearest_count = pivot_insert(
                pivot->nearest, pivot->nearest_count, PIVOT_MAX_NEAREST,
                (struct pivot_element){f->catalogue->columns[c].table, c, NULL, score, lexical, semantic});
        }
    }
    return true;
}

static void mark_settled(struct finder *f) {
    for (size_t i = 0; i < f->input->settled_count; i++) {
        for (size_t w = f->input->settled[i].first;
             w < f->input->settled[i].last && w < f->linked->word_count; w++) {
            f->taken[w] = true;
        }
    }
}

/* The words of all names, once a question. */
static bool read_names(struct finder *f) {
    const struct db_catalogue *c = f->catalogue;
    f->column_words = arena_array(f->arena, c->column_count + 1, sizeof *f->column_words);
    f->table_words = arena_array(f->arena, c->table_count + 1, sizeof *f->table_words);
    f->focus = arena_array(f->arena, c->table_count + 1, sizeof *f->focus);
    f->taken = arena_array(f->arena, f->linked->word_count + 1, sizeof *f->taken);
    if (f->column_words == NULL || f->table_words == NULL || f->focus == NULL || f->taken == NULL) {
        return false;
    }
    /* Only the tables and columns that linking kept: a large catalogue costs nothing here. */
    for (size_t i = 0; i < f->linked->column_count; i++) {
        int column = f->linked->columns[i];
        const char *name = c->columns[column].name;
        if (!predicate_words(f->arena, name, strlen(name), &f->column_words[column])) {
            return false;
        }
    }
    for (size_t i = 0; i < f->linked->table_count; i++) {
        int table = f->linked->tables[i];
        if (!predicate_words(f->arena, c->tables[table].name, strlen(c->tables[table].name),
                             &f->table_words[table])) {
            return false;
        }
    }
    mark_settled(f);
    return true;
}

/* The best plan may want a column that is not there. Either some words ask for that column, or the plan is
 * wrong and the best of those that can be run is what will be answered with: then that one is looked at. */
static bool find_missing(struct finder *f) {
    if (f->plan == NULL || !f->plan->missing) {
        return false;
    }
    pivot_columns(f);
    for (size_t i = 0; i < f->out->count; i++) {
        if (f->out->at[i].group_count == 0) {
            pivot_values(f);
            return true;
        }
    }
    f->out->count = f->out->rejected_count = 0;
    memset(f->taken, 0, f->linked->word_count * sizeof *f->taken);
    mark_settled(f);
    const struct plan *best = plans_best(f->input->plans);
    f->plan = best != NULL ? best : f->plan;
    return f->failed;
}

static struct finder begin(const struct pivot_input *input, struct arena *arena, struct pivots *out,
                           csql_error *error) {
    struct finder f = {.input = input,
                       .linked = input->linked,
                       .catalogue = input->linked->catalogue,
                       .plan = input->plans->count > 0 ? &input->plans->at[0] : NULL,
                       .arena = arena,
                       .error = error,
                       .out = out,
                       .threshold = member_threshold};
    *out = (struct pivots){0};
    f.failed = !read_names(&f);
    return f;
}

csql_status pivot_absent(const struct pivot_input *input, struct arena *arena, struct pivots *out,
                         csql_error *error) {
    struct finder f = begin(input, arena, out, error);
    if (!f.failed) {
        decide_absent(&f);
    }
    return f.failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

csql_status pivot_find(const struct pivot_input *input, struct arena *arena, struct pivots *out,
                       csql_error *error) {
    struct finder f = begin(input, arena, out, error);
    if (f.failed) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (!find_missing(&f)) {
        pivot_values(&f);
        pivot_columns(&f);
    }
    if (input->settled_count == 0) {
        decide(&f);
    }
    return f.failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}
