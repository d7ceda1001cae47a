/* Literals and fragments of values that the best plan has no place for. */
#include <string.h>

#include "pivot/spans.h"
#include "pivot/values.h"
#include "pivot/wording.h"
#include "text/text.h"

/* A word of the literal is a name of the schema, so that it may well be no literal. */
static bool names_schema(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->first < v->last && m->last > v->first && m->code != LINK_SEMANTIC) {
            return true;
        }
    }
    return false;
}

/* The best plan compares with the words. */
static bool is_compared(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct link_value *other = predicate_literal(f->linked, &f->plan->choices[i]);
        if (other != NULL && overlaps(other->first, other->last, v->first, v->last)) {
            return true;
        }
    }
    return false;
}

/* The best plan uses the words: for a comparison, or for a column or table that they name. That a step of the
 * plan looked at them is not enough: it looks at what stands beside a name too. */
static bool is_used(const struct finder *f, const struct link_value *v) {
    if (is_compared(f, v)) {
        return true;
    }
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        for (size_t w = v->first > c->first ? v->first : c->first; w < v->last && w < c->last; w++) {
            if (value_stands_for(f, w, c->chosen)) {
                return true;
            }
        }
    }
    return false;
}

/* The column in focus that alone holds several values with the fragment in them, or -1. */
static int part_column(struct finder *f, const struct link_value *v, size_t *count) {
    int column = -1;
    *count = 0;
    pivot_focus(f, v->first, v->last);
    for (size_t i = 0; i < v->holder_count; i++) {
        const struct link_holder *h = &v->holders[i];
        if (value_is_whole(h->match)) {
            return -1;
        }
        if (h->match != VALUE_PART || !predicate_in_focus(f->catalogue, h->column, f->focus)) {
            continue;
        }
        if (column >= 0 && h->column != column) {
            return -1;
        }
        column = h->column;
        ++*count;
    }
    return *count >= 2 ? column : -1;
}

/* "Last year" that nothing is compared with: the database has no date that it could be of. */
static void relative_left_out(struct finder *f, int index) {
    const struct link_value *v = &f->linked->values[index];
    if (is_compared(f, v) || pivot_taken(f, v->first, v->last)) {
        return;
    }
    const struct literal l = {.value = index, .linked = v, .column = -1};
    struct pivot pivot = value_pivot(&l, CSQL_COL_UNANS);
    pivot.probability = 0.9;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "There is no date that \"%s\" could be of.",
                              pivot_phrase(f, v->first, v->last)));
}

/* Literals that the best plan has no place for, often because it knows no value that they are. */
void value_look_at_unused(struct finder *f, int index) {
    const struct link_value *v = &f->linked->values[index];
    if (v->relative) {
        relative_left_out(f, index);
        return;
    }
    if (!value_is_text(v) || is_used(f, v) || pivot_taken(f, v->first, v->last)) {
        return;
    }
    size_t count = 0;
    int column = part_column(f, v, &count);
    struct literal l = {.value = index, .linked = v, .column = column};
    bool written = v->kind == LINK_QUOTED || (v->kind == LINK_CAPITAL && v->first > 0);
    if (column >= 0 && count <= PIVOT_MAX_GROUP && (written || !names_schema(f, v))) {
        struct db_value held[MAX_HELD];
        value_within_column(f, &l, held, value_held(f, &l, held, MAX_HELD));
    } else if (written && v->holder_count == 0 && !value_is_none(f, v) && !names_schema(f, v)) {
        struct pivot pivot = value_pivot(&l, CSQL_VAL_UNANS);
        pivot.probability = 0.7;
        value_finish(f, &pivot, arena_printf(f->arena, "No row has \"%s\".", v->text));
    }
}

/* The word is what is asked for or counted by, and is taken for a column's name rather than for a value:
 * "cities" of "how many cities", "city" of "for each city". One that describes what is asked for is not:
 * "guitar" of "how many guitar lessons". */
static bool asks_for_column(const struct finder *f, size_t word) {
    static const char *const asking[] = {"many", "which", "what",      "each",     "every",
                                         "per",  "all",   "different", "distinct", "various"};
    const float *tags = f->input->plans->word_tags;
    const struct link_value next = {.first = word + 1, .last = word + 2};
    return word > 0 &&
           text_is_among(f->linked->words[word - 1].norm, asking, sizeof asking / sizeof *asking) &&
           tags != NULL && !names_schema(f, &next) &&
           tags[word * PLAN_TAGS + PLAN_TAG_COLUMN] > tags[word * PLAN_TAGS + PLAN_TAG_VALUE];
}

/* The word stands behind a value that the plan compares with, and says what that is: "San Jose city". */
static bool explains_value(const struct finder *f, size_t word) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct link_value *other = predicate_literal(f->linked, &f->plan->choices[i]);
        if (other != NULL && other->last == word) {
            return true;
        }
    }
    return false;
}

/* The word begins with a capital in the question, and not because a sentence does. */
static bool has_capital(const struct linked *linked, size_t word) {
    const char first = linked->question[linked->words[word].start];
    return word > 0 && first >= 'A' && first <= 'Z';
}

/* The word is written as a name where one is looked for, "the members in the Party", in a question that
 * writes no name of the schema so. */
static bool is_written_as_name(const struct finder *f, size_t word) {
    static const char *const places[] = {"in", "at", "on", "to", "from", "with", "by"};
    /* "The Party with the latest year" is any of them. */
    static const char *const describing[] = {"with",  "that",   "which", "who",
                                             "whose", "having", "of",    "where"};
    const struct link_word *words = f->linked->words;
    if (word + 1 < f->linked->word_count &&
        text_is_among(words[word + 1].norm, describing, sizeof describing / sizeof *describing)) {
        return false;
    }
    const size_t before = word > 0 && strcmp(words[word - 1].norm, "the") == 0 ? word - 1 : word;
    if (before == 0 || !has_capital(f->linked, word) ||
        !text_is_among(words[before - 1].norm, places, sizeof places / sizeof *places)) {
        return false;
    }
    for (size_t w = 1; w < f->linked->word_count; w++) {
        const struct link_value other = {.first = w, .last = w + 1};
        if (w != word && has_capital(f->linked, w) && names_schema(f, &other)) {
            return false;
        }
    }
    return true;
}

/* A negation, a part of a number or a date, or what somebody did: "starred". */
static bool says_something_else(const struct finder *f, size_t word) {
    static const char *const negations[] = {"not", "no", "never", "n't"};
    const char *norm = f->linked->words[word].norm;
    return text_is_among(norm, negations, sizeof negations / sizeof *negations) || wording_number(norm) ||
           (!has_capital(f->linked, word) && wording_past(f->input->embed, norm));
}

/* The plan's columns and tables stand for the word, or a name of the schema holds it. */
static bool is_spoken_for(const struct finder *f, size_t word) {
    struct link_value v = {.first = word, .last = word + 1};
    const struct link_word *w = &f->linked->words[word];
    return w->stopword || w->soft || f->taken[word] || wording_qualifier(w->stem) ||
           says_something_else(f, word) || is_compared(f, &v) ||
           (!is_written_as_name(f, word) && (names_schema(f, &v) || is_used(f, &v))) ||
           asks_for_column(f, word) || explains_value(f, word);
}

/* How near a column is to the words: 3 where the word before names it or its table ("the grape pinot"), 2
 * where the question is about its table, 1 where a key joins that to one which it is about. */
static int nearness(const struct finder *f, const struct link_value *v, int column) {
    const int table = f->catalogue->columns[column].table;
    if (v->first > 0 && (value_stands_for(f, v->first - 1, (struct plan_element){ELEMENT_TABLE, table}) ||
                         value_stands_for(f, v->first - 1, (struct plan_element){ELEMENT_COLUMN, column}))) {
        return 3;
    }
    if (f->focus[table]) {
        return 2;
    }
    for (size_t t = 0; t < f->catalogue->table_count; t++) {
        if (f->focus[t] && predicate_tables_joined(f->catalogue, table, (int)t)) {
            return 1;
        }
    }
    return 0;
}

/* The one column that holds several values with the phrase in them, none of which is the phrase, of those
 * nearest to it; -1 if there is none. Moves those values to the front of held. */
static int shared_fragment(struct finder *f, const struct link_value *v, struct db_value *held,
                           size_t *count) {
    size_t all = db_values(f->input->db, f->arena, v->text, strlen(v->text), -1, held, MAX_HELD);
    int column = -1, best = -1;
    bool several = false;
    *count = 0;
    pivot_focus(f, v->first, v->last);
    for (size_t i = 0; i < all; i++) {
        if (value_is_whole(held[i].match)) {
            return -1;
        }
        if (held[i].match != VALUE_PART || held[i].column == column) {
            continue;
        }
        int here = nearness(f, v, held[i].column);
        if (here > best) {
            column = held[i].column;
            best = here;
            several = false;
        } else if (here == best) {
            several = true;
        }
    }
    for (size_t i = 0; i < all && !several; i++) {
        if (held[i].match == VALUE_PART && held[i].column == column) {
            held[(*count)++] = held[i];
        }
    }
    return *count >= 2 && *count <= 8 ? column : -1;
}

/* Words that nothing accounts for may be a fragment of stored values ("diabetes"), which linking leaves
 * alone. Longer runs first. */
void value_find_fragments(struct finder *f) {
    for (size_t length = 3; length > 0 && f->input->db != NULL; length--) {
        for (size_t w = 1; w + length <= f->linked->word_count && !f->failed; w++) {
            bool free = true;
            for (size_t i = w; i < w + length && free; i++) {
                free = !is_spoken_for(f, i) && strlen(f->linked->words[i].norm) >= 3;
            }
            if (!free) {
                continue;
            }
            struct db_value held[MAX_HELD];
            size_t count = 0;
            struct link_value v = {
                .first = w, .last = w + length, .kind = LINK_TEXT, .text = pivot_phrase(f, w, w + length)};
            struct literal l = {.value = -1, .linked = &v, .column = shared_fragment(f, &v, held, &count)};
            if (l.column >= 0) {
                value_within_column(f, &l, held, count);
            }
        }
    }
}

/* The literal of another comparison of the best plan that begins where this one ends, or NULL. */
static const struct link_value *next_literal(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; i < f->plan->choice_count; i++) {
        const struct link_value *other = predicate_literal(f->linked, &f->plan->choices[i]);
        if (other != NULL && other->first == v->last) {
            return other;
        }
    }
    return NULL;
}

/* The plan takes two words for values of two columns, though both stand together in several values of one:
 * "boiler repair" of "Gas Boiler Repair" and "Oil Boiler Repair". */
bool value_split_fragment(struct finder *f, const struct link_value *v) {
    const struct link_value *next = f->input->db == NULL ? NULL : next_literal(f, v);
    if (next == NULL) {
        return false;
    }
    struct db_value held[MAX_HELD];
    size_t count = 0;
    struct link_value both = {.first = v->first,
                              .last = next->last,
                              .kind = LINK_TEXT,
                              .text = pivot_phrase(f, v->first, next->last)};
    struct literal l = {.value = -1, .linked = &both, .column = shared_fragment(f, &both, held, &count)};
    return l.column >= 0 && value_within_column(f, &l, held, count);
}
