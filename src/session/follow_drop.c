/* Follow-ups that take something out of what is shown: "drop the approval one", "remove that filter". They
 * speak of the query: what speaks of rows or tables is no change of it. */
#include <string.h>

#include "session/follow.h"

/* ---- what the words say ---- */

/* How such a text begins; only_filters: of a column it would be said that its data go. */
static const struct {
    const char *words[3];
    bool only_filters;
} dropping[] = {
    {{"drop"}, false},        {{"remove"}, false},       {{"hide"}, false},
    {{"omit"}, false},        {{"leave", "out"}, false}, {{"take", "out"}, false},
    {{"take", "off"}, false}, {{"take", "away"}, false}, {{"get", "rid", "of"}, false},
    {{"lift"}, true},         {{"clear"}, true},         {{"delete"}, true},
    {{"forget"}, true},
};

/* What the conditions of a query are called. */
static const struct {
    const char *word;
    bool several;
} filter_words[] = {
    {"filter", false},      {"filters", true},      {"condition", false},  {"conditions", true},
    {"restriction", false}, {"restrictions", true}, {"constraint", false}, {"constraints", true},
};

/* The words of dropping[i] that the text begins with, but for politeness: their end; 0 if it does not. */
static size_t behind_verb(const struct follow *f, size_t i) {
    static const char *const before[] = {"please", "can",  "could", "you",  "now",  "and",  "then",
                                         "no",     "nope", "ok",    "okay", "also", "just", "actually"};
    size_t at = 0;
    while (at < f->linked.word_count &&
           (ONE_OF(f->linked.words[at].norm, before) || f->linked.words[at].norm[0] == ',')) {
        at++;
    }
    for (size_t n = 0; n < 3 && dropping[i].words[n] != NULL; n++, at++) {
        if (!follow_is(f, at, dropping[i].words[n])) {
            return 0;
        }
    }
    return at;
}

/* Where what is to go is named; 0 if the text says no such thing. */
static size_t find_verb(const struct follow *f, bool *only_filters) {
    for (size_t i = 0; i < sizeof dropping / sizeof *dropping; i++) {
        size_t at = behind_verb(f, i);
        if (at > 0) {
            *only_filters = dropping[i].only_filters;
            return at;
        }
    }
    return 0;
}

bool follow_drops(const struct follow *f) {
    bool only_filters;
    return find_verb(f, &only_filters) > 0;
}

/* The place among `count` that the word says, "second" or "last"; count if it says none. */
static size_t place_said(const struct follow *f, size_t word, size_t count) {
    static const char *const ordinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                           "sixth", "seventh", "eighth", "ninth",  "tenth"};
    for (size_t i = 0; i < sizeof ordinals / sizeof *ordinals && i < count; i++) {
        if (follow_is(f, word, ordinals[i])) {
            return i;
        }
    }
    return follow_is(f, word, "last") && count > 0 ? count - 1 : count;
}

/* ---- conditions ---- */

static size_t count_terms(const struct sql_expr *where) {
    bool list = where != NULL && where->kind == SQL_LOGIC && where->op == SQL_AND;
    return where == NULL ? 0 : list ? where->operand_count : 1;
}

static struct sql_expr *term_at(struct sql_expr *where, size_t i) {
    return where->kind == SQL_LOGIC && where->op == SQL_AND ? where->operands[i] : where;
}

/* The column that the condition tests; -1 if that is no plain column. */
static int tested(const struct sql_expr *term) {
    while (term != NULL && term->operand_count > 0 && term->kind != SQL_COLUMN) {
        term = term->operands[0];
    }
    return term != NULL && term->kind == SQL_COLUMN ? term->column_index : -1;
}

/* The condition compares with the value. */
static bool compares_with(const struct sql_expr *term, const struct link_value *v) {
    for (size_t i = 0; i < term->operand_count; i++) {
        const struct sql_expr *operand = term->operands[i];
        bool literal = follow_is_literal(operand);
        if (literal && strcmp(operand->text, v->text) == 0) {
            return true;
        }
        for (size_t h = 0; h < v->holder_count && literal; h++) {
            if (strcmp(operand->text, v->holders[h].stored) == 0) {
                return true;
            }
        }
        if (!literal && operand->kind != SQL_COLUMN && compares_with(operand, v)) {
            return true;
        }
    }
    return false;
}

struct span {
    size_t first, last; /* words [first, last) */
};

/* The longest of the words [from, to) that name the condition, by its column ("the status filter") or by its
 * value; empty if none do. */
static struct span naming_term(const struct follow *f, const struct sql_expr *term, size_t from, size_t to) {
    struct span best = {from, from};
    for (size_t i = 0; i < f->linked.match_count; i++) {
        const struct link_match *m = &f->linked.matches[i];
        if (m->column && m->code != LINK_SEMANTIC && m->first >= from && m->last <= to &&
            m->index == tested(term) && m->last - m->first > best.last - best.first) {
            best = (struct span){m->first, m->last};
        }
    }
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        if (v->first >= from && v->last <= to && v->last - v->first > best.last - best.first &&
            compares_with(term, v)) {
            best = (struct span){v->first, v->last};
        }
    }
    return best;
}

/* A table of which the query used a column is left out where nothing else of it is used. */
static void leave_table(struct follow *f, int column) {
    int table = column < 0 ? -1 : f->catalogue->columns[column].table;
    f->joined = (table >= 0 && query_leave_table(f->session, f->arena, f->tree, table)) || f->joined;
}

/* Takes the conditions out that gone[] says. False if that is none, or when out of memory. */
static bool drop_terms(struct follow *f, const bool *gone) {
    struct sql_expr *where = f->core->where, *rest = NULL;
    size_t count = count_terms(where);
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        any = any || gone[i];
        rest = gone[i] ? rest : sql_and(f->arena, rest, term_at(where, i));
        if (!gone[i] && rest == NULL) {
            return false;
        }
    }
    f->core->where = any ? rest : where;
    for (size_t i = 0; i < count; i++) {
        if (gone[i]) {
            leave_table(f, tested(term_at(where, i)));
        }
    }
    return any;
}

#define MOST_TERMS 32

/* Of the conditions those that words [from, noun) name best; if they name none, that in the place they say;
 * all where the noun says several; else the last. */
static void choose_terms(struct follow *f, size_t from, size_t noun, bool several, bool *gone) {
    size_t count = count_terms(f->core->where), longest = 0, place = count;
    for (size_t i = 0; i < count; i++) {
        struct span named = naming_term(f, term_at(f->core->where, i), from, noun);
        longest = named.last - named.first > longest ? named.last - named.first : longest;
    }
    for (size_t w = from; w < noun && place == count; w++) {
        place = place_said(f, w, count);
    }
    for (size_t i = 0; i < count; i++) {
        struct span named = naming_term(f, term_at(f->core->where, i), from, noun);
        bool last = place < count ? i == place : several || i + 1 == count;
        gone[i] = longest > 0 ? named.last - named.first == longest : last;
        follow_use(f, named.first, gone[i] ? named.last : named.first);
    }
    for (size_t w = from; w < noun && longest == 0; w++) {
        follow_use(f, w, w + (place_said(f, w, count) < count));
    }
}

/* The word that stands for a condition, from `from` on; word_count if none does. */
static size_t find_filter_word(const struct follow *f, size_t from, bool *several) {
    for (size_t w = from; w < f->linked.word_count; w++) {
        for (size_t k = 0; k < sizeof filter_words / sizeof *filter_words; k++) {
            if (follow_is(f, w, filter_words[k].word)) {
                *several = filter_words[k].several;
                return w;
            }
        }
    }
    return f->linked.word_count;
}

/* "Remove that filter", "clear the filters", "drop the status condition". A condition on groups is the last
 * one. */
static bool drop_filter(struct follow *f, size_t from) {
    bool gone[MOST_TERMS] = {false}, several = false, grouped = f->core->having != NULL;
    size_t noun = find_filter_word(f, from, &several);
    if (noun == f->linked.word_count || count_terms(f->core->where) > MOST_TERMS) {
        return false;
    }
    follow_use(f, noun, noun + 1);
    if (grouped) {
        f->core->having = NULL;
    }
    if (grouped && !several) {
        return true;
    }
    choose_terms(f, from, noun, several, gone);
    return drop_terms(f, gone) || grouped;
}

/* ---- columns ---- */

/* The words name a table as they stand: "the invoices", where an invoice_number is shown. */
static bool names_table(const struct follow *f, const struct link_match *m) {
    for (size_t i = 0; i < f->linked.match_count && m->code != LINK_EXACT; i++) {
        const struct link_match *t = &f->linked.matches[i];
        if (!t->column && t->code == LINK_EXACT && t->first <= m->first && m->last <= t->last) {
            return true;
        }
    }
    return false;
}

/* The words are a value that some column holds: "Salem" is like a city, and says which rows. */
static bool is_value(const struct follow *f, const struct link_match *m) {
    for (size_t i = 0; i < f->linked.value_count; i++) {
        const struct link_value *v = &f->linked.values[i];
        if (v->holder_count > 0 && v->first < m->last && m->first < v->last) {
            return m->code == LINK_SEMANTIC;
        }
    }
    return false;
}

/* How well free words from `from` on name the result; *match is what names it. */
static double naming(const struct follow *f, const struct sql_expr *expr, size_t from,
                     const struct link_match **match) {
    double best = 0;
    for (size_t i = 0; i < f->linked.match_count && expr->kind == SQL_COLUMN; i++) {
        const struct link_match *m = &f->linked.matches[i];
        bool here = m->column && m->index == expr->column_index && m->first >= from && !names_table(f, m) &&
                    !is_value(f, m);
        double score =
            (m->code == LINK_SEMANTIC ? m->semantic : 1 + m->lexical) + (double)(m->last - m->first);
        for (size_t w = m->first; w < m->last; w++) {
            here = here && !f->used[w];
        }
        if (here && score > best) {
            best = score;
            *match = m;
        }
    }
    return best;
}

/* The column shown that words from `from` on name; result_count if there is none, or several. */
static size_t result_named(struct follow *f, size_t from) {
    const struct link_match *match = NULL;
    size_t found = f->core->result_count;
    double top = 0;
    for (size_t i = 0; i < f->core->result_count; i++) {
        const struct link_match *m = NULL;
        double score = naming(f, f->core->results[i].expr, from, &m);
        f->unclear = score > top ? false : f->unclear || (score > 0 && score == top);
        if (score > top) {
            top = score;
            found = i;
            match = m;
        }
    }
    if (found < f->core->result_count && !f->unclear) {
        follow_use(f, match->first, match->last);
    }
    return f->unclear ? f->core->result_count : found;
}

/* "The second column", "the last one", "that column". */
static size_t result_placed(struct follow *f, size_t from) {
    static const char *const nouns[] = {"column", "one"};
    size_t count = f->core->result_count;
    for (size_t w = from; w + 1 < f->linked.word_count; w++) {
        bool that = follow_is(f, w, "that") && follow_is(f, w + 1, "column");
        size_t place = that ? count - 1 : place_said(f, w, count);
        if (!f->used[w] && place < count && ONE_OF(f->linked.words[w + 1].norm, nouns)) {
            follow_use(f, w, w + 2);
            return place;
        }
    }
    return count;
}

/* Some column stays. */
static bool drop_results(struct follow *f, size_t from) {
    bool changed = false;
    while (f->core->result_count > 1) {
        size_t place = result_placed(f, from);
        place = place < f->core->result_count ? place : result_named(f, from);
        if (place == f->core->result_count) {
            break;
        }
        const struct sql_expr *gone = f->core->results[place].expr;
        f->core->result_count--;
        memmove(&f->core->results[place], &f->core->results[place + 1],
                (f->core->result_count - place) * sizeof *f->core->results);
        leave_table(f, gone->kind == SQL_COLUMN ? gone->column_index : -1);
        changed = true;
    }
    return changed;
}

bool follow_drop(struct follow *f) {
    bool only_filters = false;
    size_t from = find_verb(f, &only_filters);
    follow_use(f, 0, from);
    return drop_filter(f, from) || (!only_filters && drop_results(f, from));
}
