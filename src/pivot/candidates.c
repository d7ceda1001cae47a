/* What a span could name: the candidates, the evidence of each, and how likely each is a member of the group.
 */
#include <math.h>
#include <string.h>

#include "pivot/content.h"
#include "pivot/contraries.h"
#include "pivot/spans.h"

struct candidate *span_candidate(struct finder *f, struct span *s, int index) {
    for (size_t i = 0; i < s->count; i++) {
        if (s->at[i].index == index) {
            return &s->at[i];
        }
    }
    if (s->count == MAX_CANDIDATES || index < 0 ||
        (size_t)index >= (s->column ? f->catalogue->column_count : f->catalogue->table_count)) {
        return NULL;
    }
    s->at[s->count] = (struct candidate){.index = index};
    return &s->at[s->count++];
}

/* Position of a table or column among the linked ones, as the alignment has it; -1 if it was left out. */
static ptrdiff_t linked_position(const struct linked *linked, bool column, int index) {
    const int *all = column ? linked->columns : linked->tables;
    size_t count = column ? linked->column_count : linked->table_count;
    for (size_t i = 0; i < count; i++) {
        if (all[i] == index) {
            return (ptrdiff_t)(column ? linked->table_count + i : i);
        }
    }
    return -1;
}

/* The greatest alignment of a word of the span to a position. */
static double aligned(const struct finder *f, const struct span *s, ptrdiff_t position) {
    const struct plans *plans = f->input->plans;
    if (plans->alignment == NULL || position < 0) {
        return 0;
    }
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    double best = 0;
    for (size_t w = s->first; w < s->last; w++) {
        double a = plans->alignment[w * width + (size_t)position];
        best = a > best ? a : best;
    }
    return best;
}

static void gather_from_plans(struct finder *f, struct span *s) {
    const struct plans *plans = f->input->plans;
    double total = 0;
    for (size_t p = 0; p < plans->count; p++) {
        total += plans->at[p].score;
        bool missing = false;
        for (size_t i = 0; i < plans->at[p].choice_count; i++) {
            const struct plan_choice *c = &plans->at[p].choices[i];
            if (c->chosen.kind == ELEMENT_MISSING && !missing &&
                (c->first >= c->last || overlaps(c->first, c->last, s->first, s->last))) {
                s->missing_plans += plans->at[p].score;
                missing = true;
            }
            if (c->chosen.kind == (s->column ? ELEMENT_COLUMN : ELEMENT_TABLE) &&
                overlaps(c->first, c->last, s->first, s->last)) {
                struct candidate *candidate = span_candidate(f, s, c->chosen.index);
                if (candidate != NULL) {
                    candidate->plans += plans->at[p].score;
                }
                break;
            }
        }
    }
    for (size_t i = 0; total > 0 && i < s->count; i++) {
        s->at[i].plans /= total;
    }
    s->missing_plans = total > 0 ? s->missing_plans / total : 0;
}

/* Columns that the alignment thinks of. */
static void gather_from_alignment(struct finder *f, struct span *s) {
    static const double least = 0.05;
    const float *alignment = f->input->plans->alignment;
    size_t first = s->column ? f->linked->table_count : 0;
    size_t count = s->column ? f->linked->column_count : f->linked->table_count;
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    for (size_t w = s->first; alignment != NULL && w < s->last; w++) {
        for (size_t i = 0; i < count; i++) {
            if (alignment[w * width + first + i] >= least) {
                (void)span_candidate(f, s, s->column ? f->linked->columns[i] : f->linked->tables[i]);
            }
        }
    }
}

/* Columns beside what the step chose that the words may mean as well: the network, once it has settled on one
 * of two synonyms, may think nothing of the other. */
static void gather_from_meaning(struct finder *f, struct span *s) {
    static const double least = 0.4;
    const struct db_column *columns = f->catalogue->columns;
    const bool chosen = s->choice != NULL && s->choice->chosen.kind == ELEMENT_COLUMN;
    const int table = chosen ? columns[s->choice->chosen.index].table : -1;
    for (size_t i = 0; s->column && i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if ((columns[c].table == table || f->focus[columns[c].table]) &&
            pivot_semantic(f, s->meaning, true, c) >= least) {
            (void)span_candidate(f, s, c);
        }
    }
}

/* The likeliest candidate before the evidence is gathered: by the step, or where no step stands for the span,
 * by the alignment. */
static size_t likeliest(const struct span *s) {
    size_t best = 0;
    for (size_t i = 1; i < s->count; i++) {
        const struct candidate *a = &s->at[i], *b = &s->at[best];
        double x = s->choice != NULL ? a->probability : a->alignment;
        double y = s->choice != NULL ? b->probability : b->alignment;
        if (x > y || (x == y && a->semantic > b->semantic)) {
            best = i;
        }
    }
    return best;
}

/* "Customer information" may be whatever is stored of the customer: all columns in focus that hold the words
 * which do tell something. */
static void gather_filled(struct finder *f, struct span *s) {
    for (size_t i = 0; s->column && s->filler && i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if (predicate_in_focus(f->catalogue, c, f->focus) &&
            predicate_links_whole(&s->term, &f->column_words[c])) {
            (void)span_candidate(f, s, c);
        }
    }
}

static const char *head_of(const struct word_set *name) {
    return name->count == 0 ? "" : name->stem[name->count - 1];
}

/* The columns of its table whose names have the head of the likeliest one's: "last_name" beside "first_name",
 * whatever the words that do not tell them apart. */
static void gather_siblings(struct finder *f, struct span *s) {
    const struct db_column *columns = f->catalogue->columns;
    if (!s->column || s->count == 0) {
        return;
    }
    const int best = s->at[likeliest(s)].index;
    const char *head = head_of(&f->column_words[best]);
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if (columns[c].table == columns[best].table && strcmp(head_of(&f->column_words[c]), head) == 0) {
            (void)span_candidate(f, s, c);
        }
    }
}

void span_gather_links(struct finder *f, struct span *s) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column == s->column && overlaps(m->first, m->last, s->first, s->last)) {
            (void)span_candidate(f, s, m->index);
        }
    }
}

void span_gather(struct finder *f, struct span *s) {
    gather_from_plans(f, s);
    span_gather_links(f, s);
    gather_from_alignment(f, s);
    pivot_focus(f, s->first, s->last);
    gather_from_meaning(f, s);
    gather_siblings(f, s);
    gather_filled(f, s);
}

/* The column holds the literal that the span's column is compared with, whole. What is more or less than a
 * literal need not hold it. */
static bool holds_literal(const struct finder *f, const struct span *s, int column) {
    const struct link_value *v = predicate_literal(f->linked, s->choice);
    if (v != NULL && (strpbrk(s->choice->operator_text, "<>") != NULL ||
                      strcmp(s->choice->operator_text, "between") == 0)) {
        return false;
    }
    for (size_t i = 0; v != NULL && i < v->holder_count; i++) {
        const enum value_match match = v->holders[i].match;
        if (v->holders[i].column == column && (match == VALUE_EXACT || match == VALUE_FOLDED)) {
            return true;
        }
    }
    return false;
}

/* Some candidate that holds the literal is a column of the same table and is called much like the column:
 * "Smith" may be a first name though it is only a last one. */
static bool is_like_holder(const struct finder *f, const struct span *s, int column) {
    const struct db_column *columns = f->catalogue->columns;
    for (size_t i = 0; i < s->count; i++) {
        const int other = s->at[i].index;
        if (columns[other].table == columns[column].table && holds_literal(f, s, other) &&
            predicate_alike(&f->column_words[other], &f->column_words[column])) {
            return true;
        }
    }
    return false;
}

/* Where some candidates hold the literal, the others are not meant; nor is one that is called like them of a
 * thing, which the literal tells from others: "the document type Paper". */
static void compare_holders(const struct finder *f, struct span *s) {
    bool held = false, thing = false;
    for (size_t i = 0; s->column && i < s->count; i++) {
        const int column = s->at[i].index;
        const struct word_set *table = &f->table_words[f->catalogue->columns[column].table];
        if (holds_literal(f, s, column)) {
            held = true;
            thing = thing || predicate_holds_whole(&s->term, table);
        }
    }
    for (size_t i = 0; held && i < s->count; i++) {
        const int column = s->at[i].index;
        s->at[i].misfit =
            s->at[i].misfit || (!holds_literal(f, s, column) && (thing || !is_like_holder(f, s, column)));
    }
}

/* Every candidate's lexical, semantic and contextual evidence. */
void span_describe(struct finder *f, struct span *s) {
    pivot_focus(f, s->first, s->last);
    s->tag = span_tagged(f, s->first, s->last, s->column);
    for (size_t i = 0; s->column && i < f->linked->table_count; i++) {
        s->table_name = s->table_name || predicate_exact(&s->term, &f->table_words[f->linked->tables[i]]);
    }
    for (size_t i = 0; i < s->count; i++) {
        struct candidate *c = &s->at[i];
        const struct word_set *name = s->column ? &f->column_words[c->index] : &f->table_words[c->index];
        c->whole = predicate_links_whole(&s->term, name);
        bool owned = s->column && predicate_exact_with_owner(&s->term, name, f->linked, s->first, s->last);
        c->exact = predicate_exact(&s->term, name) || owned;
        c->lexical = predicate_overlap(&s->term, name);
        c->semantic = pivot_semantic(f, s->meaning, s->column, c->index);
        c->alignment = aligned(f, s, linked_position(f->linked, s->column, c->index));
        if (s->column) {
            /* "The name of the amenity" is about amenities, whatever else is. */
            c->focus = owned || predicate_in_focus(f->catalogue, c->index, f->focus);
            c->elsewhere = !c->exact && predicate_named_elsewhere(f->linked, c->index, s->first, s->last);
            c->contrary = contraries_exclude(f->input->embed, &s->term, name);
            c->misfit =
                c->contrary || !predicate_type_fits(&f->catalogue->columns[c->index], s->choice, f->linked);
        }
    }
    compare_holders(f, s);
    if (f->input->plans->alignment != NULL) {
        s->missing_alignment = aligned(f, s, (ptrdiff_t)(f->linked->table_count + f->linked->column_count));
    }
}

void span_trace(struct finder *f, const struct span *s, const char *model, int index, const double *features,
                int count) {
    if (f->input->tracer != NULL) {
        size_t length = 0;
        const char *text = pivot_text(f, s->first, s->last, &length);
        size_t start = length == 0 ? 0 : (size_t)(text - f->linked->question);
        f->input->tracer(f->input->tracer_context, &(struct pivot_trace){start, start + length, model,
                                                                         s->column, index, features, count});
    }
}

static bool has_rival(const struct span *s, size_t self) {
    for (size_t i = 0; i < s->count; i++) {
        if (i != self && s->at[i].exact && s->at[i].focus) {
            return true;
        }
    }
    return false;
}

static bool is_key(const struct finder *f, const struct span *s, const struct candidate *c) {
    const struct db_column *column = s->column ? &f->catalogue->columns[c->index] : NULL;
    return column != NULL && (column->primary_key || column->foreign_key);
}

static double ratio_of(double own, double best) {
    double r = log((own + 1e-6) / (best + 1e-6));
    return r < -6 ? -6 : r > 0 ? 0 : r;
}

/* A candidate's name in plain words. */
static const char *name_of(struct finder *f, const struct span *s, int index) {
    const struct word_set *words = s->column ? &f->column_words[index] : &f->table_words[index];
    const char *out = words->count == 0 ? "" : words->norm[0];
    for (size_t i = 1; i < words->count && out != NULL; i++) {
        out = arena_printf(f->arena, "%s %s", out, words->norm[i]);
    }
    f->failed = f->failed || out == NULL;
    return out == NULL ? "" : out;
}

/* A logarithm for the models, which does not fall below what is as good as never. */
static double ln(double probability) {
    return log(probability + 1e-4);
}

static double standing_of(struct finder *f, const struct span *s, const struct candidate *c) {
    const bool unused = s->choice == NULL;
    const double features[STANDING_COUNT] = {
        [STANDING_PROBABILITY] = c->probability,
        [STANDING_PLANS] = c->plans,
        [STANDING_ALIGNED] = c->alignment,
        [STANDING_WHOLE] = c->whole,
        [STANDING_OVERLAP] = c->lexical,
        [STANDING_SEMANTIC] = c->semantic,
        [STANDING_EXACT] = c->exact,
        [STANDING_FOCUS] = c->focus,
        [STANDING_MISFIT] = c->misfit,
        [STANDING_ELSEWHERE] = c->elsewhere,
        [STANDING_KEY] = is_key(f, s, c),
        [STANDING_LN_STEP] = unused ? 0 : ln(c->probability),
        [STANDING_LN_ALIGNED] = ln(c->alignment),
        [STANDING_LN_UNUSED] = unused ? ln(c->alignment) : 0,
    };
    span_trace(f, s, "standing", c->index, features, STANDING_COUNT);
    return weights_standing(features);
}

/* Finds the candidate that stands best: what a step of the plan chose may belong to words beside the span's
 * ("name, time and service"). Tables go by the step alone. */
static size_t best_of(struct finder *f, const struct span *s) {
    size_t best = likeliest(s);
    double most = s->column && s->count > 0 ? standing_of(f, s, &s->at[best]) : 0;
    for (size_t i = 0; s->column && i < s->count; i++) {
        const double standing = i == best ? most : standing_of(f, s, &s->at[i]);
        if (standing > most) {
            most = standing;
            best = i;
        }
    }
    return best;
}

void span_score_members(struct finder *f, struct span *s) {
    s->best = best_of(f, s);
    size_t top = s->best;
    const bool named = s->column && s->count > 0 &&
                       predicate_half_named_elsewhere(f->linked, s->at[top].index, s->first, s->last);
    const char *best_name = s->count == 0 ? "" : name_of(f, s, s->at[top].index);
    for (size_t i = 0; i < s->count; i++) {
        struct candidate *c = &s->at[i];
        const struct candidate *b = &s->at[top];
        const struct db_column *columns = f->catalogue->columns;
        const enum content_likeness content =
            s->column ? content_compare(&columns[c->index], &columns[b->index]) : CONTENT_UNKNOWN;
        double aligned_ratio = (c->alignment + 1e-4) / (b->alignment + 1e-4);
        const double features[MEMBER_COUNT] = {
            [MEMBER_BIAS] = 1,
            [MEMBER_RATIO] = s->choice != NULL ? ratio_of(c->probability, b->probability)
                                               : ratio_of(c->alignment, b->alignment),
            [MEMBER_PROBABILITY] = c->probability,
            [MEMBER_PLANS] = c->plans,
            [MEMBER_ALIGNED] = c->alignment,
            [MEMBER_ALIGNED_RATIO] = aligned_ratio > 2 ? 2 : aligned_ratio,
            [MEMBER_WHOLE] = c->whole,
            [MEMBER_BOTH_WHOLE] = c->whole && b->whole,
            [MEMBER_OVERLAP] = c->lexical,
            [MEMBER_OVERLAP_GAP] = b->lexical - c->lexical,
            [MEMBER_SEMANTIC] = c->semantic,
            [MEMBER_SEMANTIC_GAP] = b->semantic - c->semantic,
            [MEMBER_ALIKE] = i == top ? 1 : pivot_semantic(f, best_name, s->column, c->index),
            [MEMBER_EXACT] = c->exact,
            [MEMBER_BEST_EXACT] = b->exact,
            [MEMBER_RIVAL] = has_rival(s, i),
            [MEMBER_FOCUS] = c->focus,
            [MEMBER_SAME_TABLE] = s->column && columns[c->index].table == columns[b->index].table,
            [MEMBER_SAME_TYPE] = s->column && columns[c->index].type == columns[b->index].type,
            [MEMBER_MISFIT] = c->misfit,
            [MEMBER_ELSEWHERE] = c->elsewhere,
            [MEMBER_KEY] = is_key(f, s, c),
            [MEMBER_BEST_KEY] = is_key(f, s, b),
            [MEMBER_TABLE] = s->table_name,
            [MEMBER_UNUSED] = s->choice == NULL,
            [MEMBER_TAG] = s->tag,
            [MEMBER_MISSING] = s->missing_alignment,
            [MEMBER_FILLER] = s->filler,
            [MEMBER_FILLED] = s->filler && c->whole && b->whole,
            [MEMBER_CONTENT] = content == CONTENT_ALIKE,
            [MEMBER_OTHER_CONTENT] = content == CONTENT_UNLIKE,
            [MEMBER_BEST_NAMED] = named,
            [MEMBER_PARTICIPLE] = predicate_participle(f->linked, s->first, s->last),
            [MEMBER_RELATING] = predicate_relates(f->linked, s->first, s->last),
        };
        c->score = i == top ? 1 : weights_member(features);
        span_trace(f, s, i == top ? "best" : "member", c->index, features, MEMBER_COUNT);
    }
}
