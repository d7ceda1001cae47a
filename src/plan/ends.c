#include "plan/ends.h"

#include <string.h>

#include "plan/dimension.h"
#include "plan/each.h"
#include "text/text.h"

#define REACH 2    /* words between a superlative and what it is of */
#define NAMED 0.6F /* likeness from which words name a column */

/* A superlative: the planner's column, and which end of it. */
struct end {
    size_t first; /* word */
    int column;
    bool highest;
};

/* The number or date that the words behind a superlative name. */
static int named_column(const struct wording *w, size_t from) {
    int found = -1;
    float best = NAMED;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column = m->column && m->first >= from && m->first <= from + REACH && m->lexical > best
                         ? input_column(w->in, m->index)
                         : -1;
        const struct input_column *c = column < 0 ? NULL : &w->in->columns[column];
        if (c && (c->type == TYPE_NUMBER || c->type == TYPE_DATE) && !c->primary_key && !c->foreign_key) {
            best = m->lexical;
            found = column;
        }
    }
    return found;
}

/* "The highest observatory" by what adjectives measure, "the largest mirror" by its name. */
static bool read_end(const struct wording *w, const struct cue_hit *hit, struct end *out) {
    *out = (struct end){.first = hit->first, .column = -1, .highest = hit->cue == CUE_HIGHEST};
    for (size_t at = hit->last; at <= hit->last + REACH && out->column < 0; at++) {
        size_t last;
        int table = wording_table(w, at, &last);
        for (size_t k = hit->first; table >= 0 && k < at && out->column < 0; k++) {
            bool descending;
            int column = dimension_sought(w->arena, w->linked->catalogue, w->in->tables[table],
                                          wording_norm(w, k), wording_norm(w, k + 1), &descending);
            out->column = input_column(w->in, column);
            out->highest = out->column >= 0 ? descending : out->highest;
        }
    }
    if (out->column < 0 && hit->cue != CUE_EXTREME) {
        out->column = named_column(w, hit->last);
    }
    return out->column >= 0;
}

/* The two superlatives, of two tables, the second one behind a preposition. */
static bool read_ends(const struct wording *w, struct end *first, struct end *second) {
    static const char *const places[] = {"at", "in",  "of", "from",   "on",
                                         "by", "for", "to", "within", "under"};
    const struct cue_hit *hits[2];
    size_t count = 0;
    for (size_t i = 0; i < w->cues->count; i++) {
        if (((uint32_t)1 << w->cues->hits[i].cue & CUES_END) != 0) {
            if (count == 2) {
                return false;
            }
            hits[count++] = &w->cues->hits[i];
        }
    }
    if (count < 2 || !read_end(w, hits[0], first) || !read_end(w, hits[1], second)) {
        return false;
    }
    size_t before = second->first;
    before -= before > 0 && strcmp(wording_norm(w, before - 1), "the") == 0;
    int a = w->in->columns[first->column].table, b = w->in->columns[second->column].table;
    return before > 0 && ONE_OF(wording_norm(w, before - 1), places) && a != b &&
           w->in->components[a] == w->in->components[b];
}

bool ends_correct(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex = TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(GROUP);
    const uint32_t others = CUES_ORDER | CUE_BIT(COUNT) | CUE_BIT(EACH) | CUE_BIT(SUM) | CUE_BIT(AVERAGE);
    static const char *const rows[] = {"who", "which"};
    struct end first, second;
    if (sequence->count < 3 || shape_has(sequence, complex) || shape_has_roles(sequence) ||
        (w->cues->found & others) != 0 || !read_ends(w, &first, &second)) {
        return false;
    }
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), last;
    bool where = sequence->actions[end] == TOKEN_ID_WHERE;
    last = where ? shape_clause_end(sequence, end + 1) : end;
    bool reckons = token_in(sequence->actions[SHAPE_SELECTED], TOKEN_BIT(MAX) | TOKEN_BIT(MIN));
    int name = each_name(w->in, w->linked, w->in->columns[first.column].table);
    bool instead = reckons && ONE_OF(wording_norm(w, 0), rows) && name >= 0; /* "who", and not how much */
    reckons = reckons && !instead;
    uint16_t sought = shape_action(w->in, first.column), within = shape_action(w->in, second.column);
    if (reckons && (end != SHAPE_SELECTED + 2 || sequence->actions[SHAPE_SELECTED + 1] != sought)) {
        return false; /* the end of something else */
    }
    struct sequence out = {.score = sequence->score};
    const uint16_t condition[] = {where ? TOKEN_ID_AND : TOKEN_ID_WHERE,
                                  TOKEN_ID_EQ,
                                  within,
                                  TOKEN_ID_SUB,
                                  TOKEN_ID_SELECT,
                                  second.highest ? TOKEN_ID_MAX : TOKEN_ID_MIN,
                                  within,
                                  TOKEN_ID_CLOSE};
    const uint16_t order[] = {first.highest ? TOKEN_ID_DESC : TOKEN_ID_ASC, sought, TOKEN_ID_LIMIT,
                              TOKEN_ID_ONE};
    bool fits = instead
                    ? shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name)) &&
                          shape_append_all(&out, sequence->actions + end, last - end)
                    : shape_append_all(&out, sequence->actions, last);
    fits = fits && shape_append_all(&out, condition, sizeof condition / sizeof *condition) &&
           (reckons || shape_append_all(&out, order, sizeof order / sizeof *order)) &&
           shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}
