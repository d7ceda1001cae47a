#include "plan/counted.h"

#include <string.h>

#include "plan/asked.h"
#include "plan/each.h"
#include "text/text.h"

#define REACH 7 /* words between the rows and the number of what refers to them */

/* Rows of one table, by how many rows of another one refer to them. All the planner's. */
struct counted {
    int table, other, key; /* the other table's column that refers to the table */
    size_t value;
    int token;      /* the comparison */
    size_t at, end; /* the words of the table, and where those of the other one end */
};

/* A value of the database begins at the word. */
static bool is_held(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        if (w->in->values[i].first == word && w->in->values[i].holder_count > 0) {
            return true;
        }
    }
    return false;
}

/* The table that the other one refers to and that is named last before the number and what compares with it.
 */
static bool find_table(const struct wording *w, size_t before, struct counted *out) {
    static const char *const breaks[] = {"and", ",", "or", "per", "each", "by", "of", "in", "at"};
    static const char *const compares[] = {"more", "than", "at",    "least",   "most", "fewer",
                                           "less", "over", "under", "exactly", "no"};
    while (before > 0 && ONE_OF(wording_norm(w, before - 1), compares)) {
        before--;
    }
    for (size_t at = before; at > 0 && before - at < REACH; at--) {
        size_t last;
        int table = wording_table(w, at - 1, &last);
        if (table >= 0 && table != out->other && last <= before) {
            out->table = table;
            out->key = input_reference(w->in, out->other, table);
            out->at = at - 1;
            return out->key >= 0;
        }
        if (ONE_OF(wording_norm(w, at - 1), breaks) && !is_held(w, at)) {
            return false;
        }
    }
    return false;
}

/* More is said of what is counted: "more than 2 orders over 50 euros". */
static bool is_qualified(const struct wording *w, size_t from) {
    static const char *const ends[] = {"?", ".", "!", ",", "sorted", "ordered", "and", "in", "at"};
    return from < w->linked->word_count && !ONE_OF(wording_norm(w, from), ends);
}

static bool read_counted(const struct wording *w, struct counted *out) {
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *value = &w->in->values[v];
        size_t end;
        if (value->kind != LINK_NUMBER && value->kind != LINK_NUMBER_WORD) {
            continue;
        }
        *out = (struct counted){.value = v, .other = wording_table(w, value->last, &end)};
        out->token = asked_token(comparison_asked(w->linked, value->first, value->last));
        out->end = end;
        if (out->other >= 0 && out->token >= 0 && !is_qualified(w, end) && find_table(w, value->first, out)) {
            return true;
        }
    }
    return false;
}

/* Groups by the column are one for each of the rows. */
static bool is_key_of(const struct wording *w, int column, const struct counted *c) {
    return column == c->key ||
           (w->in->columns[column].table == c->table &&
            (w->in->columns[column].primary_key || column == each_name(w->in, w->linked, c->table)));
}

/* The sequence groups by the rows and compares how many there are in each group. */
static bool does_so(const struct wording *w, const struct counted *c, const struct sequence *sequence) {
    bool grouped = false, having = false;
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        grouped =
            grouped || (sequence->actions[i] == TOKEN_ID_GROUP && column >= 0 && is_key_of(w, column, c));
        having = having || sequence->actions[i] == TOKEN_ID_HAVING;
    }
    return grouped && having;
}

/* The columns of the rows that the sequence shows; what people call them by if there are none. */
static bool append_shown(const struct wording *w, const struct counted *c, const struct sequence *sequence,
                         struct sequence *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool fits = true, any = false;
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool reckoned = token_in(sequence->actions[i - 1], TOKENS_AGGREGATE);
        if (column >= 0 && !reckoned && w->in->columns[column].table == c->table) {
            fits = fits && shape_append(out, sequence->actions[i]);
            any = true;
        }
    }
    int name = each_name(w->in, w->linked, c->table);
    return fits && (any || (name >= 0 && shape_append(out, shape_action(w->in, name))));
}

/* Conditions that have nothing to do with the number. */
static bool append_where(const struct wording *w, const struct counted *c, const struct sequence *sequence,
                         struct sequence *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (end >= sequence->count || sequence->actions[end] != TOKEN_ID_WHERE) {
        return true;
    }
    size_t last = shape_clause_end(sequence, end + 1);
    bool fits = true;
    for (size_t i = end; i < last; i++) {
        if (shape_value(w->in, sequence->actions[i]) == &w->in->values[c->value]) {
            return true; /* what stood for the number of rows */
        }
    }
    for (size_t i = end; i < last; i++) {
        fits = fits && shape_append(out, sequence->actions[i]);
    }
    return fits;
}

bool counted_correct(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    struct counted c;
    if (sequence->count < 3 || shape_has_roles(sequence) ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB)) ||
        (w->cues->found & (CUE_BIT(EACH) | CUE_BIT(BOTH) | CUE_BIT(OR) | CUES_END)) != 0 ||
        !read_counted(w, &c) || does_so(w, &c, sequence)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    uint16_t key = shape_action(in, c.key);
    bool counts = c.at >= 2 && strcmp(wording_norm(w, c.at - 1), "many") == 0 &&
                  strcmp(wording_norm(w, c.at - 2), "how") == 0;
    bool fits = shape_append(&out, TOKEN_ID_SELECT);
    if (counts) {
        const uint16_t over[] = {TOKEN_ID_COUNT, TOKEN_ID_SUB, TOKEN_ID_SELECT, key};
        fits = shape_append_all(&out, over, sizeof over / sizeof *over);
    } else {
        fits = append_shown(w, &c, sequence, &out);
    }
    const uint16_t groups[] = {TOKEN_ID_GROUP,
                               key,
                               TOKEN_ID_HAVING,
                               (uint16_t)c.token,
                               TOKEN_ID_COUNT,
                               shape_rows(in, c.other),
                               shape_literal(in, c.value)};
    size_t before = out.count;
    fits = fits && append_where(w, &c, sequence, &out);
    if (counts && w->linked->catalogue->columns[in->columns[c.key].catalogue].nulls > 0) {
        const uint16_t known[] = {out.count > before ? TOKEN_ID_AND : TOKEN_ID_WHERE, TOKEN_ID_NOTNULL, key};
        fits = fits && shape_append_all(&out, known, sizeof known / sizeof *known);
    }
    fits = fits && shape_append_all(&out, groups, sizeof groups / sizeof *groups) &&
           (!counts || shape_append(&out, TOKEN_ID_CLOSE)) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}
