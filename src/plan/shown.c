#include "plan/shown.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

#define ONE_OF(norm, list) text_is_among(norm, list, sizeof(list) / sizeof *(list))

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
        if (w->cues->hits[i].first <= word && word < w->cues->hits[i].last) {
            return (CUES_END & (uint32_t)1 << w->cues->hits[i].cue) != 0;
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

/* The name goes on to that of a column ("hikers' clubs", "order dates"), or a list does. */
static bool goes_on(const struct wording *w, const struct subject *s) {
    static const char *const joints[] = {"and", "with", ",", "by", "'s", "'", "for", "as", "per"};
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->first <= s->last && m->last > s->last && m->code != LINK_SEMANTIC &&
            m->first <= s->last && m->first >= s->first && !s->asks) {
            return true;
        }
    }
    const char *next = wording_norm(w, s->last);
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

/* Words speak of the column: those of the noun in full ("parties" by party.party), others before or about it;
 * behind it, where the noun is what is asked for, they say which rows. */
static bool is_spoken_of(const struct wording *w, const struct subject *s, int column) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool noun = m->code == LINK_EXACT && m->first == s->first && m->last == s->last;
        bool beyond =
            m->last > s->last && (!s->asks || m->first < s->last || is_head(w, s, m->first, m->last));
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

/* Shows the rows' names instead of a column that nobody spoke of; a text may be what they are called where no
 * name is. */
static bool show_name(const struct wording *w, const struct subject *s, struct sequence *sequence) {
    size_t at;
    int column = lone_column(w, sequence, &at), name = each_name(w->in, w->linked, s->table);
    bool keyed = name >= 0 && w->in->columns[name].primary_key;
    if (column < 0 || name < 0 || column == name || is_spoken_of(w, s, column) ||
        (keyed && w->in->columns[column].type == TYPE_TEXT) || w->in->columns[column].primary_key ||
        w->in->columns[column].foreign_key || shape_has(sequence, TOKENS_SET | TOKEN_BIT(GROUP))) {
        return false;
    }
    sequence->actions[at] = shape_action(w->in, name);
    return true;
}

/* ---- counts ---- */

/* Shows the rows themselves, of which none asked how many there are. */
static bool show_rows(const struct wording *w, const struct subject *s, struct sequence *sequence) {
    const uint32_t counts = CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(EACH) | CUE_BIT(AVERAGE);
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool counted = token_in(sequence->actions[SHAPE_SELECTED], TOKEN_BIT(COUNT) | TOKEN_BIT(COUNTD));
    int name = each_name(w->in, w->linked, s->table);
    if (!counted || end != SHAPE_SELECTED + 2 || name < 0 || (w->cues->found & counts) != 0 ||
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
    bool changed = drop_order(w, sequence);
    if (s.table < 0 || goes_on(w, &s) || asks_again(w, &s)) {
        return changed;
    }
    return show_name(w, &s, sequence) || show_rows(w, &s, sequence) || changed;
}
