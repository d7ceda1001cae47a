#include "plan/nested.h"

#include <string.h>

#include "text/text.h"

#define GROUPS_REACH 8 /* words between what is reckoned and what it is reckoned for */

/* ---- what the words ask for ---- */

/* An aggregate of what is counted, or summed, for each of something. */
struct nested {
    int outer;  /* token */
    int table;  /* planner's, whose rows are counted; or -1 */
    int column; /* planner's, that is summed; or -1 */
    int group;  /* planner's column */
};

static bool is_cue(const struct wording *w, size_t word, enum cue cue, size_t *last) {
    for (size_t i = 0; i < w->cues->count; i++) {
        if (w->cues->hits[i].cue == cue && w->cues->hits[i].first == word) {
            *last = w->cues->hits[i].last;
            return true;
        }
    }
    return false;
}

/* The planner's column that words from `first` on call by its whole name, and no table with it; -1 if none.
 */
static int column_said(const struct wording *w, size_t first, int table) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        for (size_t c = 0; m->column && m->code == LINK_EXACT && m->first == first && c < w->in->column_count;
             c++) {
            if (w->in->columns[c].catalogue == m->index && w->in->columns[c].table == table) {
                return (int)c;
            }
        }
    }
    return -1;
}

/* More is asked for than the one number: "list the customer too". */
static bool asks_more(const struct wording *w, size_t from) {
    static const char *const words[] = {"list", "show", "give", "return",  "find",    "which",  "who",
                                        "what", "and",  "also", "display", "include", "report", "tell"};
    for (size_t i = from; i < w->linked->word_count; i++) {
        if (ONE_OF(wording_norm(w, i), words)) {
            return true;
        }
    }
    return false;
}

/* The column for each of whose values rows of the table are reckoned: words [from, ..) say "per customer",
 * "by one teacher"; -1 if they do not. */
static int find_group(const struct wording *w, size_t from, int table) {
    static const char *const leads[] = {"per", "each", "every", "one", "single"};
    static const char *const articles[] = {"any", "a", "an"}; /* behind "by", "does" */
    static const char *const before[] = {"by", "in",  "of", "on",   "at", "from",
                                         "to", "for", "do", "does", "did"};
    static const char *const ends[] = {"who",     "that",  "which", "whose", "with",
                                       "without", "where", "when",  "not"};
    for (size_t at = from; at + 1 < w->linked->word_count && at < from + GROUPS_REACH; at++) {
        size_t last;
        if (ONE_OF(wording_norm(w, at), ends)) {
            return -1;
        }
        bool leads_to =
            ONE_OF(wording_norm(w, at), leads) ||
            (ONE_OF(wording_norm(w, at), articles) && at > from && ONE_OF(wording_norm(w, at - 1), before));
        int of = leads_to ? wording_table(w, at + 1, &last) : -1;
        if (of >= 0 && of != table && w->in->components[of] == w->in->components[table]) {
            int key = input_reference(w->in, table, of);
            return asks_more(w, last) ? -1 : key >= 0 ? key : input_key(w->in, of);
        }
        int column = of < 0 && leads_to ? column_said(w, at + 1, table) : -1;
        if (column >= 0) {
            return asks_more(w, at + 2) ? -1 : column;
        }
    }
    return -1;
}

/* The number column that words from `first` on name, as far as words without content do not end them; -1 if
 * none. */
static int summed_column(const struct wording *w, size_t first, size_t *last) {
    int found = -1;
    float best = 0;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = m->lexical > m->semantic ? m->lexical : m->semantic;
        for (size_t c = 0; m->column && m->first == first && strength > best && c < w->in->column_count;
             c++) {
            const struct input_column *column = &w->in->columns[c];
            if (column->catalogue == m->index && column->type == TYPE_NUMBER && !column->foreign_key &&
                !column->primary_key) {
                best = strength;
                found = (int)c;
                *last = m->last;
            }
        }
    }
    return found;
}

/* Only what asks stands before the word: "what is the", "find the". */
static bool opens(const struct wording *w, size_t word) {
    static const char *const words[] = {"what",   "is",   "are",    "was",     "were",   "the", "show",
                                        "find",   "give", "list",   "tell",    "return", "get", "me",
                                        "please", "and",  "report", "compute", "of",     "'s",  "calculate"};
    for (size_t i = 0; i < word; i++) {
        if (!ONE_OF(wording_norm(w, i), words)) {
            return false;
        }
    }
    return true;
}

/* The aggregate that begins at the word: "average", "the highest". */
static int outer_at(const struct wording *w, size_t word, size_t *last) {
    return is_cue(w, word, CUE_AVERAGE, last)   ? TOKEN_ID_AVG
           : is_cue(w, word, CUE_HIGHEST, last) ? TOKEN_ID_MAX
           : is_cue(w, word, CUE_LOWEST, last)  ? TOKEN_ID_MIN
                                                : -1;
}

/* "Orders per customer" behind "average number of". */
static bool read_counted(const struct wording *w, size_t at, struct nested *out) {
    size_t last;
    for (size_t i = 0; i < w->in->value_count; i++) { /* "red ships" */
        at = w->in->values[i].first == at && w->in->values[i].holder_count > 0 ? w->in->values[i].last : at;
    }
    out->table = wording_table(w, at, &last);
    out->group = out->table < 0 ? -1 : find_group(w, last, out->table);
    return out->group >= 0;
}

/* The one number column that the sequence reckons with; -1 if there is none, or several. */
static int reckoned_column(const struct wording *w, const struct sequence *sequence) {
    int found = -1;
    for (size_t i = 1; i < sequence->count; i++) {
        int column = token_in(sequence->actions[i - 1], TOKENS_AGGREGATE)
                         ? shape_column(w->in, sequence->actions[i])
                         : -1;
        if (column >= 0 && found >= 0 && column != found) {
            return -1;
        }
        found = column >= 0 && w->in->columns[column].type == TYPE_NUMBER ? column : found;
    }
    return found;
}

/* "Amount per customer" behind "average total"; words that name no column leave it to the sequence. */
static bool read_summed(const struct wording *w, const struct sequence *sequence, size_t at,
                        struct nested *out) {
    static const char *const fillers[] = {"of", "the", "all"};
    size_t last = at;
    while (ONE_OF(wording_norm(w, at), fillers)) {
        at++;
    }
    out->column = summed_column(w, at, &last);
    out->column = out->column < 0 ? reckoned_column(w, sequence) : out->column;
    out->group = out->column < 0 ? -1 : find_group(w, last, w->in->columns[out->column].table);
    return out->group >= 0;
}

static bool read_nested(const struct wording *w, const struct sequence *sequence, struct nested *out) {
    static const char *const fillers[] = {"of", "the", ",", "all"};
    for (size_t i = 0; i < w->linked->word_count; i++) {
        size_t at, count;
        *out = (struct nested){outer_at(w, i, &at), -1, -1, -1};
        if (out->outer < 0) {
            continue;
        }
        bool on_average = i > 0 && strcmp(wording_norm(w, i - 1), "on") == 0;
        if (!opens(w, i - on_average)) {
            return false;
        }
        while (ONE_OF(wording_norm(w, at), fillers)) {
            at++;
        }
        if (is_cue(w, at, CUE_COUNT, &count)) {
            return read_counted(w, count, out);
        }
        return is_cue(w, at, CUE_SUM, &count) && read_summed(w, sequence, count, out);
    }
    return false;
}

/* "How many courses does a teacher teach on average?" */
static bool read_on_average(const struct wording *w, struct nested *out) {
    size_t at, last;
    size_t words = w->linked->word_count;
    words -= words > 0 && strcmp(wording_norm(w, words - 1), "?") == 0;
    *out = (struct nested){TOKEN_ID_AVG, -1, -1, -1};
    return words > 4 && is_cue(w, 0, CUE_COUNT, &at) && strcmp(wording_norm(w, words - 2), "on") == 0 &&
           is_cue(w, words - 1, CUE_AVERAGE, &last) && read_counted(w, at, out);
}

/* ---- sequences ---- */

/* Copies the conditions of a sequence that has no others than on rows. */
static bool append_where(const struct sequence *sequence, struct sequence *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool fits = true;
    bool plain = !shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(HAVING));
    if (plain && end < sequence->count && sequence->actions[end] == TOKEN_ID_WHERE) {
        size_t last = shape_clause_end(sequence, end + 1);
        for (size_t i = end; i < last; i++) {
            fits = fits && shape_append(out, sequence->actions[i]);
        }
    }
    return fits;
}

static bool reckon(const struct wording *w, const struct nested *nested, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    uint16_t group = shape_action(in, nested->group);
    bool counts = nested->table >= 0;
    uint16_t of = counts ? shape_rows(in, nested->table) : shape_action(in, nested->column);
    struct sequence out = {.score = sequence->score};
    const uint16_t before[] = {TOKEN_ID_SELECT,
                               (uint16_t)nested->outer,
                               TOKEN_ID_SUB,
                               TOKEN_ID_SELECT,
                               counts ? TOKEN_ID_COUNT : TOKEN_ID_SUM,
                               of};
    const uint16_t after[] = {TOKEN_ID_GROUP, group, TOKEN_ID_CLOSE, TOKEN_ID_END};
    bool fits = shape_append_all(&out, before, sizeof before / sizeof *before) &&
                append_where(sequence, &out) && shape_append_all(&out, after, sizeof after / sizeof *after);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* ---- groups that are counted ---- */

/* The words behind "how many" name what the sequence groups by. */
static bool counts_groups(const struct wording *w, int group) {
    size_t at = 0, last;
    while (at < w->linked->word_count && !is_cue(w, at, CUE_COUNT, &last)) {
        at++;
    }
    if (at == w->linked->word_count || !opens(w, at) || (w->cues->found & CUE_BIT(EACH)) != 0) {
        return false;
    }
    while (strcmp(wording_norm(w, last), "different") == 0 || strcmp(wording_norm(w, last), "the") == 0) {
        last++;
    }
    size_t end;
    int table = wording_table(w, last, &end), own = w->in->columns[group].table;
    bool of_table = table >= 0 && ((own == table && w->in->columns[group].primary_key) ||
                                   input_refers(w->in, group, table));
    return of_table || column_said(w, last, own) == group || wording_names(w, group, last, last + 1);
}

/* Every table of a sequence is in the other one too, or the column refers to it. */
static bool uses_all(const struct plan_input *in, const struct sequence *of, const struct sequence *by,
                     int group) {
    for (size_t i = 0; i < of->count; i++) {
        size_t index, other;
        enum action_kind kind = legal_kind(in, of->actions[i], &index);
        int table = kind == ACTION_TABLE ? (int)index : shape_column(in, of->actions[i]);
        table = kind == ACTION_COLUMN && table >= 0 ? in->columns[table].table : table;
        bool found = kind == ACTION_TOKEN || kind == ACTION_VALUE || input_refers(in, group, table);
        for (size_t k = 0; k < by->count && !found; k++) {
            int column = shape_column(in, by->actions[k]);
            found = (column >= 0 && in->columns[column].table == table) ||
                    (legal_kind(in, by->actions[k], &other) == ACTION_TABLE && (int)other == table);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

/* The rows of SELECT COUNT ... GROUP column HAVING ... are as many as groups hold: they are to be counted. */
static bool count_groups(const struct wording *w, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), at;
    bool where = sequence->actions[end] == TOKEN_ID_WHERE;
    at = where ? shape_clause_end(sequence, end + 1) : end;
    bool grouped = at + 2 < sequence->count && sequence->actions[at] == TOKEN_ID_GROUP &&
                   sequence->actions[at + 2] == TOKEN_ID_HAVING;
    int group = grouped ? shape_column(w->in, sequence->actions[at + 1]) : -1;
    if (group < 0 || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB)) || !counts_groups(w, group)) {
        return false;
    }
    size_t last = shape_clause_end(sequence, at + 3);
    uint16_t by = sequence->actions[at + 1];
    struct sequence out = {.score = sequence->score};
    const uint16_t before[] = {TOKEN_ID_SELECT, TOKEN_ID_COUNT, TOKEN_ID_SUB, TOKEN_ID_SELECT, by};
    bool fits = shape_append_all(&out, before, sizeof before / sizeof *before) &&
                shape_append_all(&out, sequence->actions + end, at - end);
    if (w->linked->catalogue->columns[w->in->columns[group].catalogue].nulls > 0) {
        const uint16_t known[] = {where ? TOKEN_ID_AND : TOKEN_ID_WHERE, TOKEN_ID_NOTNULL, by};
        fits = fits && shape_append_all(&out, known, sizeof known / sizeof *known);
    }
    const uint16_t after[] = {TOKEN_ID_CLOSE, TOKEN_ID_END};
    fits = fits && shape_append_all(&out, sequence->actions + at, last - at) &&
           shape_append_all(&out, after, sizeof after / sizeof *after) &&
           uses_all(w->in, sequence, &out, group);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool nested_correct(const struct wording *w, struct sequence *sequence) {
    struct nested nested;
    if (sequence->count < SHAPE_SELECTED + 2) {
        return false;
    }
    return read_nested(w, sequence, &nested) || read_on_average(w, &nested) ? reckon(w, &nested, sequence)
                                                                            : count_groups(w, sequence);
}
