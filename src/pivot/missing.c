/* Columns that a question asks for and the database does not have. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "pivot/decide.h"
#include "pivot/spans.h"

/* Longest word, with its end, that is looked at in another form too. */
#define MAX_FORM_BYTES 48

static bool is_identifier(const char *text) {
    return strchr(text, '_') != NULL && strchr(text, ' ') == NULL;
}

/* How well the question names a column, by any of its words. */
static double named(const struct finder *f, int column) {
    static const double by_meaning = 0.7; /* of a name that is only meant */
    double best = 0;
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column && m->index == column) {
            double here = m->code == LINK_EXACT      ? 1
                          : m->code == LINK_SEMANTIC ? by_meaning * (double)m->semantic
                                                     : (double)m->lexical;
            best = here > best ? here : best;
        }
    }
    return best;
}

/* A value of the question that the column holds speaks for the column, named or not. */
static bool holds_compared(const struct finder *f, const struct plan_choice *c) {
    if (c->compared.kind != ELEMENT_VALUE || c->compared.index < 0 ||
        (size_t)c->compared.index >= f->linked->value_count) {
        return false;
    }
    const struct link_value *value = &f->linked->values[c->compared.index];
    for (size_t i = 0; i < value->holder_count; i++) {
        if (value->holders[i].column == c->chosen.index) {
            return true;
        }
    }
    return false;
}

/* How little the question names that column of the best plan which it names least: a column stands in for one
 * that is asked for and not there. Keys come with their tables. */
static double least_named(const struct finder *f) {
    double worst = 0;
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->chosen.kind != ELEMENT_COLUMN || holds_compared(f, c)) {
            continue;
        }
        const struct db_column *column = &f->catalogue->columns[c->chosen.index];
        double unnamed = 1 - named(f, c->chosen.index);
        if (!column->primary_key && !column->foreign_key && unnamed > worst) {
            worst = unnamed;
        }
    }
    return worst;
}

static bool in_some_name(const struct finder *f, const char *stem) {
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const struct word_set *name = &f->column_words[f->linked->columns[i]];
        for (size_t k = 0; k < name->count; k++) {
            if (strcmp(name->stem[k], stem) == 0) {
                return true;
            }
        }
    }
    for (size_t i = 0; i < f->linked->table_count; i++) {
        const struct word_set *name = &f->table_words[f->linked->tables[i]];
        for (size_t k = 0; k < name->count; k++) {
            if (strcmp(name->stem[k], stem) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* The share of a term's words that no name holds. */
static double uncovered(const struct finder *f, const struct word_set *term) {
    size_t outside = 0;
    for (size_t i = 0; i < term->count; i++) {
        outside += !in_some_name(f, term->stem[i]);
    }
    return term->count == 0 ? 0 : (double)outside / (double)term->count;
}

/* The span is one word that follows what a verb follows: "books that were never borrowed", "who took". */
static bool verb_here(const struct finder *f, const struct span *s) {
    static const char *const before[] = {"was", "were", "been", "being", "has",   "have", "had", "did",
                                         "do",  "does", "who",  "not",   "never", "ever", "n't", "also"};
    static const char *const skipped[] = {"not", "never", "ever", "also", "already"};
    const struct link_word *words = f->linked->words;
    size_t first = s->first;
    while (first + 1 < s->last &&
           text_is_among(words[first].norm, skipped, sizeof skipped / sizeof *skipped)) {
        first++;
    }
    return first > 0 && s->last - first == 1 &&
           text_is_among(words[first - 1].norm, before, sizeof before / sizeof *before);
}

/* How alike in meaning the two most similar columns in focus are. */
static void near_in_focus(struct finder *f, const struct span *s, double *first, double *second) {
    *first = *second = 0;
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        const double likeness =
            predicate_in_focus(f->catalogue, c, f->focus) ? pivot_semantic(f, s->meaning, true, c) : 0;
        if (likeness > *first) {
            *second = *first;
            *first = likeness;
        } else if (likeness > *second) {
            *second = likeness;
        }
    }
}

/* The network takes the span for a column's name, as it does for the column that another term of the same
 * list stands for, and they share no word: "the loyalty tier and the status" are not both the status. */
static bool is_listed_with_its_own(const struct finder *f, const struct span *s) {
    static const double sure = 0.9;
    if (s->choice != NULL || s->tag < sure || s->count == 0 || s->at[s->best].lexical > 0) {
        return false;
    }
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->chosen.kind == ELEMENT_COLUMN && c->chosen.index == s->at[s->best].index &&
            c->first < c->last &&
            (c->first >= s->last   ? link_joined_in_list(f->linked, s->last, c->first)
             : c->last <= s->first ? link_joined_in_list(f->linked, c->last, s->first)
                                   : false)) {
            return true;
        }
    }
    return false;
}

double missing_probability(struct finder *f, const struct span *s) {
    double m = s->missing < 1e-4 ? 1e-4 : s->missing > 0.9999 ? 0.9999 : s->missing;
    double odds = log(m / (1 - m));
    double features[MISSING_COUNT] = {
        [MISSING_BIAS] = 1,
        [MISSING_ODDS] = odds < -6  ? -6
                         : odds > 6 ? 6
                                    : odds,
        [MISSING_ALIGNMENT] = s->missing_alignment,
        [MISSING_IDENTIFIER] = is_identifier(s->phrase),
        [MISSING_UNUSED] = s->choice == NULL,
        [MISSING_PLANS] = s->missing_plans,
        [MISSING_TAG] = s->tag,
        [MISSING_TABLE] = s->table_name,
        [MISSING_GENERIC] = predicate_generic(&s->term),
        [MISSING_UNNAMED] = least_named(f),
        [MISSING_VERB] = predicate_verb(&s->term) || verb_here(f, s),
        [MISSING_UNCOVERED] = uncovered(f, &s->term),
    };
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        features[MISSING_WHOLE] = c->whole ? 1 : features[MISSING_WHOLE];
        features[MISSING_EXACT] = c->exact ? 1 : features[MISSING_EXACT];
        features[MISSING_OVERLAP] =
            c->lexical > features[MISSING_OVERLAP] ? c->lexical : features[MISSING_OVERLAP];
        features[MISSING_SEMANTIC] =
            c->semantic > features[MISSING_SEMANTIC] ? c->semantic : features[MISSING_SEMANTIC];
        features[MISSING_ALIGNED] =
            c->alignment > features[MISSING_ALIGNED] ? c->alignment : features[MISSING_ALIGNED];
        features[MISSING_BEST] =
            c->probability > features[MISSING_BEST] ? c->probability : features[MISSING_BEST];
    }
    near_in_focus(f, s, &features[MISSING_NEAR], &features[MISSING_SECOND]);
    features[MISSING_PARTICIPLE] = predicate_relates(f->linked, s->first, s->last);
    features[MISSING_LISTED] = predicate_listed(f->linked, s->first, s->last);
    features[MISSING_LEFT_OUT] = s->choice == NULL ? features[MISSING_LISTED] : 0;
    features[MISSING_LONE] = features[MISSING_OVERLAP] > 0 ? 0 : features[MISSING_UNNAMED];
    span_trace(f, s, "missing", -1, features, MISSING_COUNT);
    double score = weights_missing(features);
    /* A word written as an identifier, like nothing that is there, asks for a column by that very name; no
     * question that the models were fitted on does, so their weight for it says nothing. */
    bool by_name = is_identifier(s->phrase) && features[MISSING_WHOLE] == 0 &&
                   features[MISSING_OVERLAP] < 0.5 && features[MISSING_SEMANTIC] < 0.6;
    if (by_name && score < 0.9) {
        return 0.9;
    }
    return score < 0.5 && is_listed_with_its_own(f, s) ? 0.5 : score;
}

/* Slips that are forgiven in a word, as in values; two also in a shorter one that begins as the name does. */
static size_t slips_in(const char *word, const char *name) {
    enum { ONE_SLIP = 5, ONE_MORE = 6, TWO_SLIPS = 9, BEGINNING = 3 };
    const size_t length = strlen(word);
    const bool begins = length >= ONE_MORE && strncmp(word, name, BEGINNING) == 0;
    return length >= TWO_SLIPS || begins ? 2 : length >= ONE_SLIP ? 1 : 0;
}

static bool is_slip(const char *word, const char *name) {
    const size_t slips = slips_in(word, name);
    return slips > 0 && text_edit_distance(word, name, slips) <= slips;
}

/* The word is one of the name's, but for a slip or two; of a plural, but for its last letter too. */
static bool is_slip_of(const char *word, const struct word_set *name) {
    const size_t length = strlen(word);
    char singular[MAX_FORM_BYTES];
    const bool plural = length > 1 && length < sizeof singular && word[length - 1] == 's';
    (void)snprintf(singular, sizeof singular, "%.*s", plural ? (int)length - 1 : 0, word);
    for (size_t k = 0; k < name->count; k++) {
        if (is_slip(word, name->norm[k]) || (plural && is_slip(singular, name->norm[k]))) {
            return true;
        }
    }
    return false;
}

/* A word of the term is a stranger to the lexicon and, but for a slip or two, a word of a name: "humity" of
 * mean_humidity. */
static bool is_misspelled(const struct finder *f, const struct span *s) {
    for (size_t w = s->first; w < s->last && f->input->embed != NULL; w++) {
        const char *word = f->linked->words[w].norm;
        bool slip = false;
        for (size_t i = 0; i < f->linked->column_count && !slip; i++) {
            slip = is_slip_of(word, &f->column_words[f->linked->columns[i]]);
        }
        for (size_t i = 0; i < f->linked->table_count && !slip; i++) {
            slip = is_slip_of(word, &f->table_words[f->linked->tables[i]]);
        }
        if (slip && !embed_knows(f->input->embed, word)) {
            return true;
        }
    }
    return false;
}

/* One word is derived from the other. A form that is a word by itself ("directed", the adjective) counts as
 * the verb's too, whose stem may have lost an e ("approv"). */
static bool derives(const struct embed *embed, const char *word, const char *norm, const char *stem) {
    char verb[MAX_FORM_BYTES];
    (void)snprintf(verb, sizeof verb, "%se", stem);
    return embed_relation(embed, word, norm) == LEXICON_DERIVED ||
           (strcmp(norm, stem) != 0 && (embed_relation(embed, word, stem) == LEXICON_DERIVED ||
                                        embed_relation(embed, word, verb) == LEXICON_DERIVED));
}

/* The words of the name hold the term's, or words derived from them: "directors" of directed_by. */
static bool is_derived(const struct finder *f, const struct span *s, const struct word_set *name) {
    bool derived = false;
    for (size_t i = 0; i < s->term.count; i++) {
        bool found = text_is_among(s->term.stem[i], name->stem, name->count);
        for (size_t k = 0; k < name->count && !found; k++) {
            found = derives(f->input->embed, s->term.norm[i], name->norm[k], name->stem[k]);
            derived = derived || found;
        }
        if (!found) {
            return false;
        }
    }
    return derived;
}

/* A column is called by words that the term's are derived from, or by them in one. */
static bool is_other_form(const struct finder *f, const struct span *s) {
    for (size_t i = 0; f->input->embed != NULL && i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if (is_derived(f, s, &f->column_words[c]) || predicate_run_together(&s->term, &f->column_words[c])) {
            return true;
        }
    }
    return false;
}

/* The term is what a column in focus has stored: "grandparent". */
static bool is_stored(const struct finder *f, const struct span *s) {
    for (size_t i = 0; i < f->linked->value_count; i++) {
        const struct link_value *v = &f->linked->values[i];
        for (size_t k = 0;
             v->kind == LINK_TEXT && v->first <= s->first && v->last >= s->last && k < v->holder_count; k++) {
            const struct link_holder *h = &v->holders[k];
            if ((h->match == VALUE_EXACT || h->match == VALUE_FOLDED || h->match == VALUE_STEM) &&
                predicate_in_focus(f->catalogue, h->column, f->focus)) {
                return true;
            }
        }
    }
    return false;
}

/* The term is written as a name in the middle of the question, "from Oslo": what is missing then is a value.
 */
static bool is_proper_name(const struct finder *f, const struct span *s) {
    for (size_t i = 0; i < f->linked->value_count; i++) {
        const struct link_value *v = &f->linked->values[i];
        if (v->kind == LINK_CAPITAL && v->first > 0 && v->first <= s->first && v->last >= s->last) {
            return true;
        }
    }
    return false;
}

/* What linking gives a synonym by the lexicon; kinds and likenesses get less (link.h). */
#define SYNONYM 0.9F

/* The term is a table's name, or a synonym of it. */
static bool means_table(const struct finder *f, const struct span *s) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        const bool means = m->code == LINK_EXACT || (m->code == LINK_SEMANTIC && m->semantic >= SYNONYM);
        if (!m->column && means && m->first == s->first && m->last == s->last) {
            return true;
        }
    }
    return false;
}

/* "The ids of the employees" are there where the table has a key, whatever that is called. */
static bool has_key_asked(const struct finder *f, const struct span *s) {
    for (size_t i = 0; s->term.count == 1 && i < f->linked->column_count; i++) {
        const struct db_column *column = &f->catalogue->columns[f->linked->columns[i]];
        if (column->primary_key && f->focus[column->table] && strcmp(s->term.stem[0], "id") == 0) {
            return true;
        }
    }
    return false;
}

/* The one word of the term ends a longer term of the plan as well, and speaks of that again: "the highest
 * cloud cover rates and what are the rates". */
static bool is_repeated(const struct finder *f, const struct span *s) {
    for (size_t i = 0; s->last == s->first + 1 && f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->chosen.kind == ELEMENT_COLUMN && c->last > c->first + 1 && c->last <= s->first &&
            strcmp(f->linked->words[c->last - 1].stem, s->term.stem[0]) == 0) {
            return true;
        }
    }
    return false;
}

bool missing_excused(const struct finder *f, const struct span *s) {
    return predicate_defined(f->linked, s->first, s->last) || is_misspelled(f, s) || has_key_asked(f, s) ||
           is_other_form(f, s) || is_repeated(f, s) || is_stored(f, s) || is_proper_name(f, s) ||
           means_table(f, s);
}

void missing_add(struct finder *f, const struct span *s, double probability) {
    struct pivot pivot = {.first = s->first,
                          .last = s->last,
                          .mode = decide_absence(f->input->plans) == PLAN_UNDEFINED_MEASURE &&
                                          !is_identifier(s->phrase)
                                      ? CSQL_CALC_UNANS
                                      : CSQL_COL_UNANS,
                          .linked_value = -1,
                          .value_column = -1,
                          .probability = probability};
    if (!pivot_nearest_columns(f, s->phrase, &pivot)) {
        return;
    }
    pivot.reason = pivot.mode == CSQL_CALC_UNANS
                       ? arena_printf(f->arena, "No column defines \"%s\".", s->phrase)
                       : arena_printf(f->arena, "No column is called \"%s\" or means the same.", s->phrase);
    if (pivot.reason == NULL) {
        f->failed = true;
        return;
    }
    pivot_add(f, &pivot);
}

/* A word written as an identifier asks for a column by name; where nothing is called so, it is missing
 * whatever the plans made of it. */
void missing_identifiers(struct finder *f) {
    static const struct plan_choice none = {.chosen = {ELEMENT_MISSING, -1}, .probability = 0.5};
    for (size_t w = 0; w < f->linked->word_count; w++) {
        struct span s = {.first = w, .last = w + 1, .column = true, .choice = &none, .missing = 0.5};
        if (f->taken[w] || span_in_literal(f, w) || !span_prepare(f, &s) || !is_identifier(s.phrase) ||
            span_in_match(f, w)) {
            continue;
        }
        span_gather_links(f, &s);
        span_describe(f, &s);
        double missing = missing_probability(f, &s);
        if (missing >= missing_threshold) {
            missing_add(f, &s, missing);
        }
    }
}
