#include "plan/totals.h"

#include <string.h>

#include "plan/asked.h"
#include "plan/called.h"
#include "plan/each.h"
#include "text/text.h"

#define REACH 6     /* words between "total" and its number */
#define NAMED 0.85F /* likeness of a column that is called by its name */
#define MEANT 0.3F  /* of one that is meant */

/* What is compared for each. All the planner's. */
struct total {
    int table;  /* whose rows are asked for; -1 of values of a column */
    int group;  /* the column by which rows belong to them, or whose values are asked for */
    int base;   /* the table that is reckoned over */
    int column; /* that is summed or averaged; -1 where rows are counted */
    uint16_t aggregate;
    int token; /* the comparison */
    size_t value;
    size_t first, last; /* the words that say so: "altogether" */
};

/* ---- what is said of the number ---- */

/* The one number that something is compared with; the number of values if there is none, or several. */
static size_t compared_value(const struct wording *w, int *token) {
    size_t found = w->in->value_count;
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *value = &w->in->values[v];
        int here = value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD
                       ? asked_token(comparison_asked(w->linked, value->first, value->last))
                       : -1;
        if (here >= 0) {
            if (found < w->in->value_count) {
                return w->in->value_count;
            }
            found = v;
            *token = here;
        }
    }
    return found;
}

/* "In total", "altogether": where the words stand that sum; false if there are none. */
static bool says_sum(const struct wording *w, size_t word, size_t *last) {
    static const char *const alone[] = {"altogether", "overall", "combined", "cumulatively"};
    static const char *const in[] = {"total", "all", "sum"};
    *last = word + 1;
    if (ONE_OF(wording_norm(w, word), alone)) {
        return true;
    }
    *last = word + 2;
    return wording_is(w, word, "in") && ONE_OF(wording_norm(w, word + 1), in);
}

/* The aggregate that words near the number ask for; 0 if they ask for none. */
static uint16_t aggregate_said(const struct wording *w, struct total *out) {
    const struct input_value *value = &w->in->values[out->value];
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (says_sum(w, i, &out->last)) {
            out->first = i;
            return TOKEN_ID_SUM;
        }
    }
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        bool near = hit->last <= value->first && value->first - hit->last <= REACH;
        bool behind = hit->first >= value->last && hit->first > 0 && wording_is(w, hit->first - 1, "on");
        bool total = near && (hit->cue == CUE_SUM || wording_is(w, hit->first, "total")) &&
                     !wording_in_name(w, hit->first);
        if (total || ((near || behind) && hit->cue == CUE_AVERAGE)) {
            out->first = hit->first;
            out->last = hit->last;
            return total ? TOKEN_ID_SUM : TOKEN_ID_AVG;
        }
    }
    return 0;
}

/* ---- what it is said of ---- */

/* The table that is named first, before the number; -1 if none is. *at gets where. */
static int subject_table(const struct wording *w, size_t end, size_t *at) {
    for (size_t i = 0; i < end; i++) {
        size_t last;
        int table = wording_table(w, i, &last);
        if (table >= 0 && last <= end) {
            *at = i;
            return table;
        }
    }
    *at = end;
    return -1;
}

/* The column of texts that words before `end` call by its whole name, where none of them names a table; -1 if
 * there is none. */
static int subject_column(const struct wording *w, size_t end) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column =
            m->column && m->code == LINK_EXACT && m->last <= end ? input_column(w->in, m->index) : -1;
        const struct input_column *c = column < 0 ? NULL : &w->in->columns[column];
        if (c && c->type == TYPE_TEXT && !c->primary_key && !c->foreign_key &&
            column != each_name(w->in, w->linked, c->table)) {
            return column;
        }
    }
    return -1;
}

/* The column by which rows of the base belong to what is asked for; -1 if they do not. */
static int group_of(const struct wording *w, const struct total *t, int subject, int base) {
    return t->table >= 0                           ? input_reference(w->in, base, t->table)
           : w->in->columns[subject].table == base ? subject
                                                   : -1;
}

/* ---- what is reckoned ---- */

static bool is_number(const struct wording *w, int column) {
    const struct input_column *c = &w->in->columns[column];
    return c->type == TYPE_NUMBER && !c->primary_key && !c->foreign_key;
}

/* The number of what belongs to them that words name best; -1 if they name none. */
static int named_number(const struct wording *w, const struct total *t, int subject, float least) {
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = m->code == LINK_SEMANTIC ? m->semantic : m->lexical;
        int column = m->column && strength > least ? input_column(w->in, m->index) : -1;
        if (column >= 0 && is_number(w, column) &&
            group_of(w, t, subject, w->in->columns[column].table) >= 0) {
            found = column;
            least = strength;
        }
    }
    return found;
}

/* What the sequence compares with the number, if it belongs to them; -1 if it does not. */
static int compared_number(const struct wording *w, const struct total *t, int subject,
                           const struct sequence *sequence) {
    for (size_t i = 1; i < sequence->count; i++) {
        int column = shape_value(w->in, sequence->actions[i]) == &w->in->values[t->value]
                         ? shape_column(w->in, sequence->actions[i - 1])
                         : -1;
        if (column >= 0 && is_number(w, column) &&
            group_of(w, t, subject, w->in->columns[column].table) >= 0) {
            return column;
        }
    }
    return -1;
}

/* The only number of all that belongs to them, or of a table of it that is named; -1 if there are several. */
static int sole_number(const struct wording *w, const struct total *t, int subject) {
    int found = -1, of_named = -1;
    size_t count = 0, named = 0;
    for (size_t c = 0; c < w->in->column_count; c++) {
        const int base = w->in->columns[c].table;
        if (!is_number(w, (int)c) || group_of(w, t, subject, base) < 0) {
            continue;
        }
        found = (int)c;
        count++;
        bool here = false;
        for (size_t i = 0; i < w->linked->word_count; i++) {
            size_t last;
            here = here || wording_table(w, i, &last) == base;
        }
        of_named = here ? (int)c : of_named;
        named += here;
    }
    return named == 1 ? of_named : count == 1 ? found : -1;
}

/* Words call a number by its name that does not belong to them. */
static bool names_other(const struct wording *w, const struct total *t, int subject) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column = m->column && m->code == LINK_EXACT ? input_column(w->in, m->index) : -1;
        if (column >= 0 && is_number(w, column) &&
            group_of(w, t, subject, w->in->columns[column].table) < 0) {
            return true;
        }
    }
    return false;
}

static int reckoned_number(const struct wording *w, const struct total *t, int subject,
                           const struct sequence *sequence) {
    int column = named_number(w, t, subject, NAMED);
    if (column < 0 && names_other(w, t, subject)) {
        return -1;
    }
    column = column < 0 ? compared_number(w, t, subject, sequence) : column;
    column = column < 0 ? sole_number(w, t, subject) : column;
    return column < 0 ? named_number(w, t, subject, MEANT) : column;
}

/* "More than one sailing": rows of a table that stands right behind the number, with no more said of them. */
static bool read_counted(const struct wording *w, int subject, struct total *out) {
    static const char *const ends[] = {"?", ".", "!", ","};
    size_t last;
    const size_t behind = w->in->values[out->value].last;
    out->base = subject < 0 ? -1 : wording_table(w, behind, &last);
    if (out->base < 0 || w->in->columns[subject].table != out->base ||
        (last < w->linked->word_count && !ONE_OF(wording_norm(w, last), ends))) {
        return false;
    }
    out->group = subject;
    out->column = -1;
    out->aggregate = TOKEN_ID_COUNT;
    out->first = out->last = 0;
    return true;
}

static bool total_read(const struct wording *w, const struct sequence *sequence, struct total *out) {
    const uint32_t others = CUE_BIT(EACH) | CUE_BIT(BOTH) | CUE_BIT(OR) | CUE_BIT(NOT) | CUES_END;
    size_t at;
    int token = -1;
    *out = (struct total){.value = compared_value(w, &token)};
    out->token = token;
    if (out->value == w->in->value_count || (w->cues->found & others) != 0) {
        return false;
    }
    const size_t number = w->in->values[out->value].first;
    out->table = subject_table(w, number, &at);
    int subject = subject_column(w, at < number ? at : number);
    out->table = subject >= 0 ? -1 : out->table;
    out->aggregate = aggregate_said(w, out);
    if (out->aggregate == 0) {
        return read_counted(w, subject, out);
    }
    out->column = out->table < 0 && subject < 0 ? -1 : reckoned_number(w, out, subject, sequence);
    out->base = out->column < 0 ? -1 : w->in->columns[out->column].table;
    out->group = out->base < 0 ? -1 : group_of(w, out, subject, out->base);
    return out->group >= 0 && out->base != out->table;
}

/* ---- sequences ---- */

/* The columns of the rows that the sequence shows; what people call them by if there are none. */
static bool append_shown(const struct wording *w, const struct total *t, const struct sequence *sequence,
                         struct sequence *out) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool fits = true, any = false;
    if (t->table < 0) {
        return shape_append(out, shape_action(w->in, t->group));
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool shown = column >= 0 && !token_in(sequence->actions[i - 1], TOKENS_AGGREGATE) &&
                     w->in->columns[column].table == t->table;
        fits = fits && (!shown || shape_append(out, sequence->actions[i]));
        any = any || shown;
    }
    int name = called_by(w, t->table);
    return fits && (any || (name >= 0 && shape_append(out, shape_action(w->in, name))));
}

/* Simple conditions on other values than the number. */
static bool append_where(const struct wording *w, const struct total *t, const struct sequence *sequence,
                         bool *first, struct sequence *out) {
    const uint64_t simple = TOKENS_COMPARE | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE);
    size_t at = shape_clause_end(sequence, SHAPE_SELECTED);
    if (at >= sequence->count || sequence->actions[at] != TOKEN_ID_WHERE ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(OR))) {
        return true;
    }
    bool fits = true;
    for (size_t i = at + 1, end = shape_clause_end(sequence, at + 1); i + 2 < end; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        if (token_in(sequence->actions[i], simple) && shape_column(w->in, sequence->actions[i + 1]) >= 0 &&
            value && value != &w->in->values[t->value]) {
            fits = fits && shape_append(out, *first ? TOKEN_ID_WHERE : TOKEN_ID_AND) &&
                   shape_append_all(out, sequence->actions + i, 3);
            *first = false;
        }
    }
    return fits;
}

/* Sorted by what is reckoned, where the sequence sorts by that or by what it is reckoned of. */
static bool append_order(const struct wording *w, const struct total *t, const struct sequence *sequence,
                         struct sequence *out) {
    for (size_t i = SHAPE_SELECTED; i + 1 < sequence->count && t->column >= 0; i++) {
        size_t at = i + 1 + token_in(sequence->actions[i + 1], TOKENS_AGGREGATE);
        if (token_in(sequence->actions[i], TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) && at < sequence->count &&
            shape_column(w->in, sequence->actions[at]) == t->column) {
            return shape_append(out, sequence->actions[i]) && shape_append(out, t->aggregate) &&
                   shape_append(out, shape_action(w->in, t->column));
        }
    }
    return true;
}

/* Some text that the sequence compares with is none of the other's. */
static bool loses_value(const struct wording *w, const struct sequence *sequence,
                        const struct sequence *out) {
    for (size_t i = 0; i < sequence->count; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i]);
        bool kept = value == NULL || wording_is_figure(value);
        for (size_t k = 0; k < out->count && !kept; k++) {
            kept = out->actions[k] == sequence->actions[i];
        }
        if (!kept) {
            return true;
        }
    }
    return false;
}

/* The words call the rows' key, or what refers to it, by its name, which the sequence does not show. */
static bool misses_key(const struct wording *w, const struct total *t, const struct sequence *out) {
    const int key = t->table < 0 ? -1 : input_key(w->in, t->table);
    for (size_t i = 0; i < w->linked->match_count && key >= 0; i++) {
        const struct link_match *m = &w->linked->matches[i];
        int column = m->column && m->code == LINK_EXACT ? input_column(w->in, m->index) : -1;
        if (column >= 0 && (column == key || column == t->group) &&
            out->actions[SHAPE_SELECTED] != shape_action(w->in, column) &&
            out->actions[SHAPE_SELECTED] != shape_action(w->in, key)) {
            return true;
        }
    }
    return false;
}

/* The sequence compares the same for its groups. */
static bool does_so(const struct wording *w, const struct total *t, const struct sequence *sequence) {
    for (size_t i = 0; i + 3 < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_HAVING && sequence->actions[i + 2] == t->aggregate &&
            shape_column(w->in, sequence->actions[i + 3]) == t->column && t->column >= 0) {
            return true;
        }
    }
    return false;
}

bool totals_correct(const struct wording *w, struct sequence *sequence) {
    struct total t;
    if (sequence->count < SHAPE_SELECTED + 2 || shape_has_roles(sequence) || !total_read(w, sequence, &t) ||
        does_so(w, &t, sequence)) {
        return false;
    }
    const struct plan_input *in = w->in;
    const bool counts = wording_is(w, 0, "how") && wording_is(w, 1, "many");
    const uint16_t group = shape_action(in, t.group);
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT), first = true;
    if (counts) {
        const uint16_t over[] = {TOKEN_ID_COUNT, TOKEN_ID_SUB, TOKEN_ID_SELECT, group};
        fits = fits && shape_append_all(&out, over, sizeof over / sizeof *over);
    } else {
        fits = fits && append_shown(w, &t, sequence, &out);
    }
    fits = fits && append_where(w, &t, sequence, &first, &out);
    if ((counts || t.table < 0) && w->linked->catalogue->columns[in->columns[t.group].catalogue].nulls > 0) {
        const uint16_t known[] = {first ? TOKEN_ID_WHERE : TOKEN_ID_AND, TOKEN_ID_NOTNULL, group};
        fits = fits && shape_append_all(&out, known, sizeof known / sizeof *known);
    }
    const uint16_t groups[] = {TOKEN_ID_GROUP,
                               group,
                               TOKEN_ID_HAVING,
                               (uint16_t)t.token,
                               t.aggregate,
                               t.column >= 0 ? shape_action(in, t.column) : shape_rows(in, t.base),
                               shape_literal(in, t.value)};
    fits = fits && shape_append_all(&out, groups, sizeof groups / sizeof *groups) &&
           (counts ? shape_append(&out, TOKEN_ID_CLOSE) : append_order(w, &t, sequence, &out)) &&
           shape_append(&out, TOKEN_ID_END) && !loses_value(w, sequence, &out) &&
           (counts || !misses_key(w, &t, &out));
    *sequence = fits ? out : *sequence;
    return fits;
}

bool totals_words(const struct wording *w, const struct sequence *sequence, int *columns) {
    struct total t;
    if (!total_read(w, sequence, &t) || t.column < 0) {
        return false;
    }
    for (size_t i = t.first; i < t.last && i < w->linked->word_count; i++) {
        columns[i] = t.column;
    }
    return true;
}
