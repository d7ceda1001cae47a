#include "plan/shown.h"

#include <string.h>

#include "plan/each.h"
#include "plan/listed.h"
#include "plan/subset.h"
#include "plan/tally.h"
#include "plan/whole.h"
#include "text/text.h"

/* What the question asks for: "which hikers", "list the open orders". */
struct subject {
    int table;          /* planner's; -1 if it is not plain */
    size_t first, last; /* the words of the table's name */
    bool asks;          /* "which", "who": nothing behind it is shown */
};

static bool is_opening(const char *norm) {
    static const char *const words[] = {
        "what", "which", "who", "are", "is",     "was", "were", "the",    "show", "find",    "give", "list",
        "all",  "tell",  "me",  "us",  "return", "get", "any",  "please", "of",   "display", "only", "every"};
    return ONE_OF(norm, words);
}

/* A word that says which rows: a value, a superlative, an adjective. */
static bool is_attribute(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        if (w->in->values[i].first <= word && word < w->in->values[i].last) {
            return true;
        }
    }
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        bool adjective = hit->last == word && hit->first + 1 == hit->last &&
                         (strcmp(wording_norm(w, hit->first), "most") == 0 ||
                          strcmp(wording_norm(w, hit->first), "least") == 0);
        if ((hit->first <= word && word < hit->last) || adjective) {
            return (CUES_END & (uint32_t)1 << hit->cue) != 0; /* "most expensive" */
        }
    }
    return false;
}

static struct subject read_subject(const struct wording *w) {
    struct subject s = {.table = -1};
    for (size_t at = 0; at < w->linked->word_count; at++) {
        size_t last;
        const char *norm = wording_norm(w, at);
        s.asks = s.asks || strcmp(norm, "which") == 0 || strcmp(norm, "who") == 0;
        int table = wording_table(w, at, &last);
        if (table >= 0) {
            s.table = table;
            s.first = at;
            s.last = last;
            return s;
        }
        if (!is_opening(norm) && !is_attribute(w, at)) {
            return s;
        }
    }
    return s;
}

/* One word that tells what was done, and when or where follows: "depots opened before 2010", "due in May". */
static bool is_done(const struct wording *w, size_t first, size_t last) {
    static const char *const prepositions[] = {"in",     "on", "before", "after", "since", "between",
                                               "during", "at", "by",     "to",    "from",  "until"};
    const char *norm = wording_norm(w, first);
    size_t length = strlen(norm);
    bool figure = false;
    for (size_t i = 0; i < w->in->value_count; i++) {
        figure = figure || (w->in->values[i].first == last + 1 && wording_is_figure(&w->in->values[i]));
    }
    bool verb = length > 3 && strcmp(norm + length - 2, "ed") == 0;
    return last == first + 1 && (verb || figure) && ONE_OF(wording_norm(w, last), prepositions);
}

/* The name goes on to that of a column ("hikers' clubs", "order dates"), or a list does. */
static bool goes_on(const struct wording *w, const struct subject *s) {
    static const char *const joints[] = {"and", "with", ",", "by", "'s", "'", "for", "as", "per"};
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->first <= s->last && m->last > s->last && m->code != LINK_SEMANTIC &&
            m->first <= s->last && m->first >= s->first && !s->asks && !is_done(w, m->first, m->last)) {
            return true;
        }
    }
    static const char *const measures[] = {"a", "an", "more", "less", "at", "no", "over", "under", "fewer"};
    const char *next = wording_norm(w, s->last);
    if (strcmp(next, "with") == 0 && ONE_OF(wording_norm(w, s->last + 1), measures)) {
        return false; /* "customers with a limit above 5" */
    }
    size_t end = w->linked->words[s->last - 1].end;
    return ONE_OF(next, joints) || w->linked->question[end] == '\'';
}

/* The words [first, last) behind the noun are its head: "which cow breeds are there", but not "which hiker
 * joined first". */
static bool is_head(const struct wording *w, const struct subject *s, size_t first, size_t last) {
    static const char *const verbs[] = {"are", "is",   "was", "were", "have", "has",   "had",
                                        "do",  "does", "did", "can",  "that", "which", "there"};
    return first == s->last && (last >= w->linked->word_count || ONE_OF(wording_norm(w, last), verbs));
}

/* The sequence compares the column with a figure: words behind the noun that name it say which rows are
 * meant. */
static bool is_compared(const struct wording *w, const struct sequence *sequence, int column) {
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        if (token_in(sequence->actions[i], TOKENS_COMPARE | TOKEN_BIT(BETWEEN) | TOKEN_BIT(LIKE)) &&
            shape_column(w->in, sequence->actions[i + 1]) == column && value != NULL &&
            wording_is_figure(value)) {
            return true;
        }
    }
    return false;
}

/* Words speak of the column: those of the noun in full ("parties" by party.party), others before or about it;
 * behind it, where the noun is what is asked for, they say which rows. */
static bool is_spoken_of(const struct wording *w, const struct subject *s, const struct sequence *sequence,
                         int column) {
    bool compared = is_compared(w, sequence, column);
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool noun = m->code == LINK_EXACT && m->first == s->first && m->last == s->last;
        bool verb = !s->asks && ((compared && m->first >= s->last) || is_done(w, m->first, m->last));
        bool beyond =
            !verb && m->last > s->last &&
            (!s->asks || (m->first < s->last && m->code == LINK_EXACT) || is_head(w, s, m->first, m->last));
        if (m->column && m->index == w->in->columns[column].catalogue &&
            (m->first < s->first || noun || beyond)) {
            return true;
        }
    }
    return false;
}

/* Something else is requested behind the first sentence. */
static bool asks_again(const struct wording *w, const struct subject *s) {
    static const char *const requests[] = {"list",  "show", "give",    "return", "find", "what",
                                           "which", "tell", "display", "how",    "also", "respectively"};
    for (size_t i = s->last; i < w->linked->word_count; i++) {
        if (ONE_OF(wording_norm(w, i), requests)) {
            return true;
        }
    }
    return false;
}

/* The one column that is shown as it is; -1 if it is not so. *at gets where it stands. */
static int lone_column(const struct wording *w, const struct sequence *sequence, size_t *at) {
    *at = SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT);
    bool lone = shape_clause_end(sequence, SHAPE_SELECTED) == *at + 1;
    return lone ? shape_column(w->in, sequence->actions[*at]) : -1;
}

/* Nearly every row has a text of its own in the column: it may be what they are called. */
static bool may_be_name(const struct wording *w, int column, int key) {
    const struct db_column *columns = w->linked->catalogue->columns;
    int64_t own = columns[w->in->columns[column].catalogue].distinct;
    int64_t all = columns[w->in->columns[key].catalogue].distinct;
    return w->in->columns[column].type == TYPE_TEXT &&
           w->in->columns[column].table == w->in->columns[key].table && own * 5 >= all * 4;
}

/* Keeps the table of what was shown among those that are joined, where it may tie others to the rows. */
static bool keep_table(struct sequence *sequence, const struct plan_input *in, int table, int rows) {
    bool ties = false;
    for (size_t i = 0; i < sequence->count; i++) {
        int column = shape_column(in, sequence->actions[i]);
        ties = ties || (column >= 0 && in->columns[column].table != rows);
    }
    if (!ties) {
        return true;
    }
    if (shape_has(sequence, TOKEN_BIT(FROM)) || sequence->count + 2 >= GRAMMAR_MAX_ACTIONS ||
        sequence->actions[sequence->count - 1] != TOKEN_ID_END) {
        return false;
    }
    sequence->actions[sequence->count - 1] = TOKEN_ID_FROM;
    sequence->actions[sequence->count++] = shape_rows(in, table);
    sequence->actions[sequence->count++] = TOKEN_ID_END;
    return true;
}

/* Shows the rows' names instead of a column that nobody spoke of. */
static bool show_name(const struct wording *w, const struct subject *s, struct sequence *sequence) {
    size_t at;
    int column = lone_column(w, sequence, &at), name = each_name(w->in, w->linked, s->table);
    if (column < 0 || name < 0 || column == name || is_spoken_of(w, s, sequence, column)) {
        return false;
    }
    const struct input_column *shown = &w->in->columns[column], *called = &w->in->columns[name];
    bool unnamed = called->primary_key &&
                   (may_be_name(w, column, name) || (shown->primary_key && shown->table == s->table));
    if (unnamed || shape_has(sequence, TOKENS_SET | TOKEN_BIT(GROUP)) ||
        (shown->foreign_key && !called->primary_key && shown->table == s->table)) {
        return false;
    }
    sequence->actions[at] = shape_action(w->in, name);
    return shown->table == s->table || keep_table(sequence, w->in, shown->table, s->table);
}

/* The rows whose keys are taken away from all are those that the others do not refer to: by name. */
static bool show_rest(const struct wording *w, const struct subject *s, struct sequence *sequence) {
    size_t at;
    int key = lone_column(w, sequence, &at), name = each_name(w->in, w->linked, s->table);
    if (key < 0 || name < 0 || key == name || !w->in->columns[key].primary_key ||
        w->in->columns[key].table != s->table || is_spoken_of(w, s, sequence, key) || at != SHAPE_SELECTED ||
        sequence->actions[at + 1] != TOKEN_ID_EXCEPT ||
        sequence->actions[sequence->count - 1] != TOKEN_ID_END) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name)) &&
                shape_append(&out, TOKEN_ID_WHERE) && shape_append(&out, TOKEN_ID_NIN) &&
                shape_append(&out, sequence->actions[at]) && shape_append(&out, TOKEN_ID_SUB);
    for (size_t i = at + 2; i + 1 < sequence->count; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    fits = fits && shape_append(&out, TOKEN_ID_CLOSE) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* ---- counts ---- */

/* Shows the rows themselves, of which none asked how many there are, or what they
 * come to. */
static bool show_rows(const struct wording *w, const struct subject *s, struct sequence *sequence) {
    const uint32_t counts = CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(EACH) | CUE_BIT(AVERAGE);
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t at = SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT);
    bool ends = (w->cues->found & CUES_END) == 0 && token_in(sequence->actions[at], TOKENS_AGGREGATE);
    bool counted = ends || token_in(sequence->actions[at], TOKEN_BIT(COUNT) | TOKEN_BIT(COUNTD));
    int name = each_name(w->in, w->linked, s->table);
    if (!counted || end != at + 2 || name < 0 || (w->cues->found & counts) != 0 ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(GROUP) | TOKEN_BIT(HAVING))) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name));
    for (size_t i = end; i < sequence->count; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    *sequence = fits ? out : *sequence;
    return fits;
}

/* Some word names both the table and a column of the other that the sequence compares ("enrolled in 2020",
 * where there are enrollments), and none names the table alone. */
static bool is_only_told(const struct wording *w, const struct sequence *sequence, int table, int other) {
    bool told = false;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column || m->index != w->in->tables[table] || m->code == LINK_SEMANTIC) {
            continue;
        }
        bool here = false;
        for (size_t k = SHAPE_SELECTED + 2; k < sequence->count; k++) {
            int column = shape_column(w->in, sequence->actions[k]);
            here = here || (column >= 0 && w->in->columns[column].table == other &&
                            wording_names(w, column, m->first, m->last));
        }
        if (!here) {
            return false;
        }
        told = true;
    }
    return told;
}

/* Counts the rows that are asked for ("how many students"), and not those of a table that a verb brings in.
 */
static bool count_subject(const struct wording *w, struct sequence *sequence) {
    const struct cue_hit *hit = w->cues->count > 0 ? &w->cues->hits[0] : NULL;
    size_t last, index;
    int table = hit != NULL && hit->cue == CUE_COUNT ? wording_table(w, hit->last, &last) : -1;
    if (table < 0 || sequence->count < 4 || sequence->actions[SHAPE_SELECTED] != TOKEN_ID_COUNT ||
        legal_kind(w->in, sequence->actions[SHAPE_SELECTED + 1], &index) != ACTION_TABLE ||
        (int)index == table || shape_clause_end(sequence, SHAPE_SELECTED) != SHAPE_SELECTED + 2 ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(GROUP) | TOKEN_BIT(FROM)) ||
        !is_only_told(w, sequence, (int)index, table)) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED + 2; i < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && w->in->columns[column].table != table) {
            return false;
        }
    }
    sequence->actions[SHAPE_SELECTED + 1] = shape_rows(w->in, table);
    return true;
}

/* ---- conditions ---- */

/* No key is compared with one where the question says no number: that one was made up. */
static bool drop_invented(const struct wording *w, struct sequence *sequence) {
    size_t at = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = 0; i < w->linked->word_count; i++) {
        const char *norm = wording_norm(w, i);
        if (strcmp(norm, "one") == 0 || strcmp(norm, "first") == 0 || strpbrk(norm, "0123456789") != NULL) {
            return false;
        }
    }
    int column = at + 4 < sequence->count ? shape_column(w->in, sequence->actions[at + 2]) : -1;
    if (column < 0 || sequence->actions[at] != TOKEN_ID_WHERE || sequence->actions[at + 1] != TOKEN_ID_EQ ||
        sequence->actions[at + 3] != TOKEN_ID_ONE || shape_clause_end(sequence, at + 1) != at + 4 ||
        !(w->in->columns[column].primary_key || w->in->columns[column].foreign_key)) {
        return false;
    }
    memmove(sequence->actions + at, sequence->actions + at + 4,
            (sequence->count - at - 4) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - 4);
    return true;
}

/* ---- further columns ---- */

/* The column of the table that words from `first` to the end name best; -1 if there is none, or several.
 * *last gets where its name ends. */
static int column_at(const struct wording *w, int table, size_t first, size_t *last) {
    int found = -1;
    float best = 0.4F;
    size_t count = 0;
    *last = first;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column || m->first != first || m->code == LINK_SEMANTIC || m->lexical < best) {
            continue;
        }
        for (size_t k = 0; k < w->in->column_count; k++) {
            if (w->in->columns[k].catalogue == m->index && w->in->columns[k].table == table) {
                count = m->lexical > best ? 1 : count + 1;
                best = m->lexical;
                found = (int)k;
                *last = m->last;
            }
        }
    }
    bool ends = *last >= w->linked->word_count || wording_norm(w, *last)[0] == '?' ||
                wording_norm(w, *last)[0] == '.';
    return count == 1 && ends ? found : -1;
}

/* The table whose name ends before the word; -1 if none does. */
static int table_before(const struct wording *w, size_t word) {
    int found = -1;
    for (size_t first = 0; first < word; first++) {
        size_t last;
        int table = wording_table(w, first, &last);
        found = table >= 0 && last == word ? table : found;
    }
    return found;
}

/* What words from `first` to the end say that the table's rows have: one of its columns, or the name of what
 * they refer to. */
static int owned_column(const struct wording *w, int table, size_t first, size_t *last) {
    int other = wording_table(w, first, last);
    bool ends = *last >= w->linked->word_count || wording_norm(w, *last)[0] == '?' ||
                wording_norm(w, *last)[0] == '.';
    for (size_t i = 0; other >= 0 && ends && i < w->in->key_count; i++) {
        const struct input_key *key = &w->in->keys[i];
        if (w->in->columns[key->from].table == table && w->in->columns[key->to].table == other) {
            return each_name(w->in, w->linked, other);
        }
    }
    return column_at(w, table, first, last);
}

/* Where a column that the same words name is shown instead; 0 if none is. */
static size_t shown_instead(const struct wording *w, const struct sequence *sequence, size_t first,
                            size_t last) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && wording_names(w, column, first, last)) {
            return i;
        }
    }
    return 0;
}

static bool is_shown(const struct wording *w, const struct sequence *sequence, int column) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (shape_column(w->in, sequence->actions[i]) == column) {
            return true;
        }
    }
    return false;
}

/* Takes out what else is shown of the words [first, last), which name the column: of another table. */
static bool drop_others(const struct wording *w, struct sequence *sequence, int column, size_t first,
                        size_t last) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int other = shape_column(w->in, sequence->actions[i]);
        if (other >= 0 && other != column && w->in->columns[other].table != w->in->columns[column].table &&
            wording_names(w, other, first, last)) {
            memmove(sequence->actions + i, sequence->actions + i + 1,
                    (sequence->count - i - 1) * sizeof *sequence->actions);
            sequence->count--;
            return true;
        }
    }
    return false;
}

/* "The clubs with their fee": shows the clubs' own column too, or instead of another's. */
static bool show_more(const struct wording *w, struct sequence *sequence) {
    static const char *const owners[] = {"their", "its", "his", "her"};
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (end >= sequence->count ||
        shape_has(sequence, TOKENS_AGGREGATE | TOKENS_SET | TOKEN_BIT(GROUP) | TOKEN_BIT(SUB))) {
        return false;
    }
    for (size_t at = 1; at + 1 < w->linked->word_count; at++) {
        size_t last;
        bool owned = ONE_OF(wording_norm(w, at), owners) && strcmp(wording_norm(w, at - 1), "with") == 0;
        int table = owned ? table_before(w, at - 1) : -1;
        int column = table < 0 ? -1 : owned_column(w, table, at + 1, &last);
        if (column >= 0 && is_shown(w, sequence, column)) {
            if (drop_others(w, sequence, column, at + 1, last)) {
                return true;
            }
            continue;
        }
        for (size_t i = 0; i < sequence->count && column >= 0; i++) {
            column = sequence->actions[i] == shape_action(w->in, column) ? -1 : column;
        }
        if (column < 0 || sequence->count + 1 >= GRAMMAR_MAX_ACTIONS) {
            continue;
        }
        size_t instead = shown_instead(w, sequence, at + 1, last);
        if (instead == 0) {
            memmove(sequence->actions + end + 1, sequence->actions + end,
                    (sequence->count - end) * sizeof *sequence->actions);
            sequence->count++;
            instead = end;
        }
        sequence->actions[instead] = shape_action(w->in, column);
        return true;
    }
    return false;
}

/* ---- orders ---- */

/* No word asks for an order or an end: the "first" and "last" of names do not. */
static bool is_unordered(const struct wording *w) {
    static const char *const ordinals[] = {"first", "last"};
    static const char *const names[] = {"name", "names", "initial", "initials"};
    bool lists = false;
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        if (((uint32_t)1 << hit->cue & (CUES_END | CUES_ORDER)) == 0) {
            continue;
        }
        size_t next = hit->last;
        if (!ONE_OF(wording_norm(w, hit->first), ordinals)) {
            return false;
        }
        while (strcmp(wording_norm(w, next), "and") == 0 || strcmp(wording_norm(w, next), "or") == 0 ||
               ONE_OF(wording_norm(w, next), ordinals)) {
            next++;
        }
        if (!ONE_OF(wording_norm(w, next), names)) {
            return false;
        }
        lists = true;
    }
    return lists;
}

static bool drop_order(const struct wording *w, struct sequence *sequence) {
    if (!is_unordered(w)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = true;
    for (size_t at = 0; at < sequence->count;) {
        size_t end = shape_clause_end(sequence, at + 1);
        bool dropped = token_in(sequence->actions[at], TOKEN_BIT(ASC) | TOKEN_BIT(DESC) | TOKEN_BIT(LIMIT));
        for (; at < end; at++) {
            fits = fits && (dropped || shape_append(&out, sequence->actions[at]));
        }
    }
    bool changed = fits && out.count != sequence->count;
    *sequence = changed ? out : *sequence;
    return changed;
}

bool shown_correct(const struct wording *w, struct sequence *sequence) {
    struct subject s = read_subject(w);
    bool changed = whole_correct(w, sequence);
    changed = listed_correct(w, sequence) || changed;
    changed = tally_correct(w, sequence) || changed;
    changed = subset_correct(w, sequence) || changed;
    changed = drop_order(w, sequence) || changed;
    changed = drop_invented(w, sequence) || changed;
    changed = count_subject(w, sequence) || changed;
    changed = show_more(w, sequence) || changed;
    if (s.table < 0 || goes_on(w, &s) || asks_again(w, &s)) {
        return changed;
    }
    return show_name(w, &s, sequence) || show_rest(w, &s, sequence) || show_rows(w, &s, sequence) || changed;
}
