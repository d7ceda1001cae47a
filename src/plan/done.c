#include "plan/done.h"

#include <string.h>

#include "plan/each.h"
#include "plan/when.h"
#include "text/text.h"

#define REACH 4 /* words between the rows and their verb */

static const struct link_word ended = {.norm = "ended", .stem = "end"};

/* ---- words ---- */

/* Some column holds the word. */
static bool is_stored(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        const struct input_value *value = &w->in->values[i];
        if (value->first <= word && word < value->last && value->holder_count > 0) {
            return true;
        }
    }
    return false;
}

static bool ends_clause(const struct wording *w, size_t word) {
    const char *norm = wording_norm(w, word);
    return norm[0] == '\0' || strchr("?.,;!", norm[0]) != NULL;
}

/* "Still running", "currently employed", "ongoing", behind the rows: nothing has ended. The number of words.
 */
static size_t ongoing_words(const struct wording *w, size_t word) {
    static const char *const still[] = {"still", "currently"};
    static const char *const states[] = {"running", "active", "open",     "ongoing", "going",   "employed",
                                         "working", "here",   "current",  "live",    "on",      "serving",
                                         "present", "valid",  "underway", "there",   "enrolled"};
    const char *norm = wording_norm(w, word);
    bool alone = strcmp(norm, "ongoing") == 0 && ends_clause(w, word + 1);
    bool two = ONE_OF(norm, still) && ONE_OF(wording_norm(w, word + 1), states) && ends_clause(w, word + 2) &&
               !is_stored(w, word + 1);
    return two ? 2 : alone;
}

/* ---- deeds ---- */

/* "Who left", "that have been paid", "still running". */
static bool read_behind(const struct wording *w, int table, size_t word, struct deed *out) {
    static const char *const between[] = {"that", "which", "who", "have",    "has", "had",
                                          "been", "were",  "was", "already", "are", "is"};
    for (size_t at = word; at < word + REACH; at++) {
        size_t ongoing = ongoing_words(w, at);
        bool past =
            when_is_past(w->embed, wording_norm(w, at)) && ends_clause(w, at + 1) && !is_stored(w, at);
        if (ongoing > 0 || past) {
            const struct link_word *verb = past ? &w->linked->words[at] : &ended;
            *out = (struct deed){at, at + (past ? 1 : ongoing), when_column(w, table, verb, true), past};
            return out->column >= 0;
        }
        if (!ONE_OF(wording_norm(w, at), between)) {
            break;
        }
    }
    return false;
}

/* "Paid invoices", "ongoing treatments", "former members". */
static bool read_before(const struct wording *w, int table, size_t name, struct deed *out) {
    static const char *const lasting[] = {"ongoing", "current"};
    if (name == 0 || is_stored(w, name - 1)) {
        return false;
    }
    const char *norm = wording_norm(w, name - 1);
    bool lasts = ONE_OF(norm, lasting) && !wording_in_name(w, name - 1), over = strcmp(norm, "former") == 0;
    bool past = !w->linked->words[name - 1].stopword && when_is_past(w->embed, norm);
    if (!lasts && !over && !past) {
        return false;
    }
    const struct link_word *verb = lasts || over ? &ended : &w->linked->words[name - 1];
    *out = (struct deed){name - 1, name, when_column(w, table, verb, true), !lasts};
    return out->column >= 0;
}

/* The table, the planner's, that words from `first` on name best, if only by its head ("ads" for ad_slot); -1
 * if none. *last gets where the name ends. */
static int named_table(const struct wording *w, size_t first, size_t *last) {
    float best = 0;
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        for (size_t t = 0; !m->column && m->code != LINK_SEMANTIC && m->first == first && m->lexical > best &&
                           t < w->in->table_count;
             t++) {
            if (w->in->tables[t] == m->index) {
                best = m->lexical;
                found = (int)t;
                *last = m->last;
            }
        }
    }
    return found;
}

void done_read(const struct wording *w, struct deed *out) {
    static const char *const asking[] = {"when", "if", "until", "since"};
    bool other = (w->cues->found & CUE_BIT(NOT)) != 0 || ONE_OF(wording_norm(w, 0), asking);
    for (size_t i = 0; i < w->linked->word_count && !other; i++) {
        size_t last = i;
        int table = named_table(w, i, &last);
        if (table >= 0 && (read_before(w, table, i, out) || read_behind(w, table, last, out))) {
            return;
        }
    }
    *out = (struct deed){.column = -1};
}

/* ---- sequences ---- */

/* The lone date, or another that no word names, gives way to what the rows are called: it is told, not asked
 * for. */
static void show_rows(const struct wording *w, struct sequence *sequence) {
    const int column = w->deed->column;
    size_t at = SHAPE_SELECTED, end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool distinct = sequence->actions[at] == TOKEN_ID_DISTINCT;
    int name = each_name(w->in, w->linked, w->in->columns[column].table);
    int shown = end == at + distinct + 1 ? shape_column(w->in, sequence->actions[end - 1]) : -1;
    bool other =
        shown >= 0 && shown != column && w->in->columns[shown].table == w->in->columns[column].table &&
        w->in->columns[shown].type == TYPE_DATE && !wording_names(w, shown, 0, w->linked->word_count);
    if ((shown != column && !other) || shown < 0 || name < 0) {
        return;
    }
    sequence->actions[at] = shape_action(w->in, name);
    memmove(sequence->actions + at + 1, sequence->actions + end,
            (sequence->count - end) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - distinct);
}

bool done_correct(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex = TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(OR);
    const struct deed *deed = w->deed;
    if (deed == NULL || deed->column < 0 || sequence->count < 3 || shape_has(sequence, complex) ||
        !shape_uses(w->in, sequence, w->in->columns[deed->column].table) ||
        shape_heeds(w->in, sequence, NULL, deed->column)) {
        return false;
    }
    const uint16_t condition[] = {deed->done ? TOKEN_ID_NOTNULL : TOKEN_ID_ISNULL,
                                  shape_action(w->in, deed->column)};
    bool fits = shape_add_condition(sequence, condition, sizeof condition / sizeof *condition);
    if (fits) {
        show_rows(w, sequence);
    }
    return fits;
}
