/* Columns that a span may mean, tables likewise, and columns that are missing. */
#include <math.h>
#include <string.h>

#include "pivot/cues.h"
#include "pivot/internal.h"
#include "text/text.h"

#define MAX_CANDIDATES 48
#define MAX_SPANS 24

struct candidate {
    int index;          /* of a column or table */
    double probability; /* at the step */
    double plans;       /* share of the plans' weight */
    double alignment;
    double lexical, semantic, score;
    bool whole, exact, focus, misfit, elsewhere;
};

/* A span that a plan points from, with all it could point to. */
struct span {
    size_t first, last;
    bool column;
    const struct plan_choice *choice; /* the least sure step of the best plan that stands for it, or NULL */
    double missing;                   /* probability of "missing" at that step */
    double missing_alignment;
    double missing_plans; /* share of the plans' weight that has a missing column here */
    double tag;           /* probability that its words name a column (or a table) */
    bool table_name;
    struct candidate at[MAX_CANDIDATES];
    size_t count;
    struct word_set term;
    const char *phrase;
};

static bool overlaps(size_t a_first, size_t a_last, size_t b_first, size_t b_last) {
    return a_first < b_last && b_first < a_last;
}

/* Cuts words without content off both ends. */
static void trim(const struct linked *linked, size_t *first, size_t *last) {
    while (*first < *last && linked->words[*first].stopword && !linked->words[*first].soft) {
        (*first)++;
    }
    while (*last > *first && linked->words[*last - 1].stopword && !linked->words[*last - 1].soft) {
        (*last)--;
    }
}

/* Words that say what is done with a column, not which it is. */
static bool is_qualifier(const char *stem) {
    static const char *const all[] = {
        "ascend",   "descend", "order", "averag", "largest",  "smallest", "highest",  "lowest", "greatest",
        "biggest",  "most",    "least", "fewest", "maximum",  "minimum",  "mininum",  "max",    "min",
        "mean",     "sum",     "befor", "after",  "later",    "earlier",  "than",     "number", "differ",
        "distinct", "uniqu",   "sort",  "top",    "alphabet", "oldest",   "youngest", "each"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (strcmp(stem, all[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool in_name(const struct finder *f, const struct span *s, const char *stem) {
    const struct plan_choice *c = s->choice;
    if (c == NULL || c->chosen.kind != ELEMENT_COLUMN) {
        return false;
    }
    const struct word_set *name = &f->column_words[c->chosen.index];
    for (size_t i = 0; i < name->count; i++) {
        if (strcmp(name->stem[i], stem) == 0) {
            return true;
        }
    }
    return false;
}

/* "largest number of votes" is about votes, unless the column is called so. */
static void cut_qualifiers(const struct finder *f, struct span *s) {
    const struct link_word *words = f->linked->words;
    while (s->last - s->first > 1 &&
           ((is_qualifier(words[s->first].stem) && !in_name(f, s, words[s->first].stem)) ||
            (words[s->first].stopword && !words[s->first].soft))) {
        s->first++;
    }
    while (s->last - s->first > 1 &&
           ((is_qualifier(words[s->last - 1].stem) && !in_name(f, s, words[s->last - 1].stem)) ||
            (words[s->last - 1].stopword && !words[s->last - 1].soft))) {
        s->last--;
    }
}

/* A comma ends a name: of "status code, phone number" the part is kept that shares words with the chosen
 * column, or the last one. */
static void cut_at_commas(const struct finder *f, struct span *s) {
    for (size_t w = s->first + 1; w < s->last; w++) {
        size_t from = f->linked->words[w - 1].end, to = f->linked->words[w].start;
        bool comma = false;
        for (size_t i = from; i < to; i++) {
            comma = comma || strchr(",;:()", f->linked->question[i]) != NULL;
        }
        if (!comma) {
            continue;
        }
        bool earlier = false, later = false;
        for (size_t i = s->first; i < s->last; i++) {
            bool shared = in_name(f, s, f->linked->words[i].stem);
            earlier = earlier || (shared && i < w);
            later = later || (shared && i >= w);
        }
        if (earlier && !later) {
            s->last = w;
        } else {
            s->first = w;
            w = s->first;
        }
    }
}

/* Some literal of the question that a plan compares with covers the word. */
static bool in_literal(const struct finder *f, size_t word) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->operator_text != NULL && c->compared.kind == ELEMENT_VALUE && c->compared.index >= 0 &&
            (size_t)c->compared.index < f->linked->value_count) {
            const struct link_value *v = &f->linked->values[c->compared.index];
            if (word >= v->first && word < v->last) {
                return true;
            }
        }
    }
    return false;
}

/* Words that another choice of the plan stands for. */
static bool in_other_choice(const struct finder *f, size_t word, const struct plan_choice *self) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c != self && word >= c->first && word < c->last &&
            !(self != NULL && overlaps(c->first, c->last, self->first, self->last))) {
            return true;
        }
    }
    return false;
}

/* Some name of the schema is, or holds, the word. */
static bool in_match(const struct finder *f, size_t word) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (word >= m->first && word < m->last && (m->code == LINK_EXACT || m->code == LINK_PARTIAL)) {
            return true;
        }
    }
    return false;
}

static bool joins_term(const struct finder *f, size_t word, const struct plan_choice *self) {
    const struct link_word *w = &f->linked->words[word];
    return !w->stopword && !f->taken[word] && !in_literal(f, word) && !in_other_choice(f, word, self);
}

/* A missing column has no name to tell where its term ends: content words beside it that name nothing else
 * belong to it. */
static void widen_missing(const struct finder *f, struct span *s) {
    while (s->first > 0 && s->last - s->first < 4 && joins_term(f, s->first - 1, s->choice) &&
           !in_match(f, s->first - 1)) {
        s->first--;
    }
    while (s->last < f->linked->word_count && s->last - s->first < 4 && joins_term(f, s->last, s->choice) &&
           !in_match(f, s->last)) {
        s->last++;
    }
}

/* A partial or exact match of a candidate may reach over more words than the alignment: "date claim". */
static void widen_matched(const struct finder *f, struct span *s) {
    size_t first = s->first, last = s->last;
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        bool named = m->code == LINK_EXACT || m->code == LINK_PARTIAL;
        if (m->column != s->column || !named || !overlaps(m->first, m->last, s->first, s->last)) {
            continue;
        }
        bool free = true;
        for (size_t w = m->first; w < m->last && free; w++) {
            free = (w >= s->first && w < s->last) ||
                   (!f->taken[w] && !in_literal(f, w) && !in_other_choice(f, w, s->choice));
        }
        if (free && m->last - m->first > last - first) {
            first = m->first < s->first ? m->first : s->first;
            last = m->last > s->last ? m->last : s->last;
        }
    }
    s->first = first;
    s->last = last;
}

static struct candidate *candidate_of(struct finder *f, struct span *s, int index) {
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

static void note_step(struct finder *f, struct span *s, struct plan_element e, double probability) {
    enum plan_element_kind kind = s->column ? ELEMENT_COLUMN : ELEMENT_TABLE;
    if (e.kind == ELEMENT_MISSING) {
        s->missing = probability > s->missing ? probability : s->missing;
    } else if (e.kind == kind) {
        struct candidate *c = candidate_of(f, s, e.index);
        if (c != NULL && probability > c->probability) {
            c->probability = probability;
        }
    }
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
                struct candidate *candidate = candidate_of(f, s, c->chosen.index);
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
                (void)candidate_of(f, s, s->column ? f->linked->columns[i] : f->linked->tables[i]);
            }
        }
    }
}

/* The greatest probability that a word of the span names a column (or a table). */
static double tagged(const struct finder *f, size_t first, size_t last, bool column) {
    const float *tags = f->input->plans->word_tags;
    double best = 0;
    for (size_t w = first; tags != NULL && w < last; w++) {
        double t = tags[w * 4 + (column ? 2 : 1)];
        best = t > best ? t : best;
    }
    return best;
}

static void gather_from_links(struct finder *f, struct span *s) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column == s->column && overlaps(m->first, m->last, s->first, s->last)) {
            (void)candidate_of(f, s, m->index);
        }
    }
}

/* Every candidate's lexical, semantic and contextual evidence. */
static void describe(struct finder *f, struct span *s) {
    pivot_focus(f, s->first, s->last);
    s->tag = tagged(f, s->first, s->last, s->column);
    for (size_t i = 0; s->column && i < f->linked->table_count; i++) {
        s->table_name = s->table_name || predicate_exact(&s->term, &f->table_words[f->linked->tables[i]]);
    }
    for (size_t i = 0; i < s->count; i++) {
        struct candidate *c = &s->at[i];
        const struct word_set *name = s->column ? &f->column_words[c->index] : &f->table_words[c->index];
        c->whole = predicate_links_whole(&s->term, name);
        c->exact = predicate_exact(&s->term, name) ||
                   (s->column && predicate_exact_with_owner(&s->term, name, f->linked, s->first, s->last));
        c->lexical = predicate_overlap(&s->term, name);
        c->semantic = pivot_semantic(f, s->phrase, s->column, c->index);
        c->alignment = aligned(f, s, linked_position(f->linked, s->column, c->index));
        if (s->column) {
            c->focus = predicate_in_focus(f->catalogue, c->index, f->focus);
            c->elsewhere = !c->exact && predicate_named_elsewhere(f->linked, c->index, s->first, s->last);
            c->misfit = !predicate_type_fits(&f->catalogue->columns[c->index], s->choice, f->linked);
        }
    }
    if (f->input->plans->alignment != NULL) {
        s->missing_alignment = aligned(f, s, (ptrdiff_t)(f->linked->table_count + f->linked->column_count));
    }
}

static void trace(struct finder *f, const struct span *s, const char *model, int index,
                  const double *features, int count) {
    if (f->input->tracer != NULL) {
        size_t length = 0;
        const char *text = pivot_text(f, s->first, s->last, &length);
        size_t start = length == 0 ? 0 : (size_t)(text - f->linked->question);
        f->input->tracer(f->input->tracer_context, &(struct pivot_trace){start, start + length, model,
                                                                         s->column, index, features, count});
    }
}

/* The likeliest candidate: by the step, or where no step stands for the span, by the alignment. */
static size_t best_candidate(const struct span *s) {
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

static void score_members(struct finder *f, struct span *s) {
    size_t top = s->count == 0 ? 0 : best_candidate(s);
    for (size_t i = 0; i < s->count; i++) {
        struct candidate *c = &s->at[i];
        const struct candidate *b = &s->at[top];
        const struct db_column *columns = f->catalogue->columns;
        const char *best_name = s->column ? columns[b->index].name : f->catalogue->tables[b->index].name;
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
        };
        c->score = i == top ? 1 : weights_apply(member_weights, features, MEMBER_COUNT);
        trace(f, s, i == top ? "best" : "member", c->index, features, MEMBER_COUNT);
    }
}

static bool is_identifier(const char *text) {
    return strchr(text, '_') != NULL && strchr(text, ' ') == NULL;
}

static double missing_score(struct finder *f, const struct span *s) {
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
    trace(f, s, "missing", -1, features, MISSING_COUNT);
    return weights_apply(missing_weights, features, MISSING_COUNT);
}

static void add_missing(struct finder *f, const struct span *s, double probability) {
    struct pivot pivot = {.first = s->first,
                          .last = s->last,
                          .mode =
                              cue_is_calculation(f->linked, s->first, s->last) && !is_identifier(s->phrase)
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

/* A better candidate stands for this one: the other side of a key. */
static bool is_duplicate(const struct finder *f, const struct span *s, size_t index) {
    for (size_t i = 0; i < s->count; i++) {
        if (i != index && s->at[i].score > s->at[index].score &&
            predicate_same_by_key(f->catalogue, s->at[i].index, s->at[index].index)) {
            return true;
        }
    }
    return false;
}

/* The members of the group, best first. */
static size_t form_group(struct finder *f, struct span *s, struct pivot_element *group) {
    size_t count = 0, whole = 0;
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        if (c->score >= member_threshold && !c->misfit && !(s->column && is_duplicate(f, s, i))) {
            whole += c->whole;
        }
    }
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        bool member = c->score >= member_threshold && !c->misfit && !(s->column && is_duplicate(f, s, i));
        /* Where names hold the whole term, one that does not is kept only if the plans think much of it. */
        if (member && whole >= 2 && !c->whole && c->probability < 0.2) {
            member = false;
        }
        if (member) {
            int table = s->column ? f->catalogue->columns[c->index].table : c->index;
            count = pivot_insert(group, count, PIVOT_MAX_GROUP,
                                 (struct pivot_element){table, s->column ? c->index : -1, NULL, c->score,
                                                        c->lexical, c->semantic});
        }
    }
    return count;
}

/* Why the span is clear all the same, or NULL. */
static const char *clear_by(struct finder *f, const struct span *s, const struct pivot_element *group,
                            size_t count) {
    if (count < 2) {
        return "only one element is plausible";
    }
    if (predicate_generic(&s->term)) {
        return "a bare generic word";
    }
    size_t exact_in_focus = 0, exact = 0;
    for (size_t i = 0; i < s->count; i++) {
        exact += s->at[i].exact;
        exact_in_focus += s->at[i].exact && (s->at[i].focus || !s->column);
    }
    if (exact_in_focus == 1 || (!s->column && exact > 0)) {
        return "one element in focus is called exactly so";
    }
    struct word_set names[PIVOT_MAX_GROUP];
    size_t own = 0, whole = 0;
    for (size_t i = 0; i < count; i++) {
        names[i] = s->column ? f->column_words[group[i].column] : f->table_words[group[i].table];
        whole += predicate_links_whole(&s->term, &names[i]);
    }
    for (size_t i = 0; i < count; i++) {
        own += predicate_own_token(&s->term, names, count, i);
    }
    if (whole == 1 && own == 1 && group[0].score - group[1].score > 0.3) {
        return "a word of it belongs to one element alone";
    }
    return NULL;
}

static void judge(struct finder *f, struct span *s) {
    double missing = s->column ? missing_score(f, s) : 0;
    struct pivot_element *group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *group);
    if (group == NULL) {
        f->failed = true;
        return;
    }
    size_t count = form_group(f, s, group);
    const char *clear = clear_by(f, s, group, count);
    if (missing >= missing_threshold && (clear != NULL || missing > group[1].score) &&
        !predicate_generic(&s->term)) {
        add_missing(f, s, missing);
        return;
    }
    if (clear != NULL) {
        pivot_reject(f, s->first, s->last, clear);
        return;
    }
    size_t lexical = 0;
    for (size_t i = 0; i < count; i++) {
        lexical += group[i].lexical > 0;
    }
    struct pivot pivot = {.first = s->first,
                          .last = s->last,
                          .mode = s->column ? CSQL_COL_AMB : CSQL_TABLE_AMB,
                          .subtype = 2 * lexical > count ? "lexical" : "semantic",
                          .group = group,
                          .group_count = count,
                          .linked_value = -1,
                          .value_column = -1,
                          .probability = group[1].score};
    pivot.reason = arena_printf(f->arena, "\"%s\" fits %zu %s by %s.", s->phrase, count,
                                s->column ? "columns" : "tables",
                                strcmp(pivot.subtype, "lexical") == 0 ? "name" : "meaning");
    f->failed = f->failed || pivot.reason == NULL;
    if (!f->failed) {
        pivot_add(f, &pivot);
    }
}

static bool prepare(struct finder *f, struct span *s) {
    s->phrase = pivot_phrase(f, s->first, s->last);
    if (f->failed || !predicate_words(f->arena, s->phrase, strlen(s->phrase), &s->term)) {
        f->failed = true;
        return false;
    }
    return true;
}

/* Everything about one span; s->choice, first, last and column are set. */
static void look_at(struct finder *f, struct span *s) {
    const struct plan_choice *choice = s->choice;
    if (choice != NULL) {
        note_step(f, s, choice->chosen, choice->probability);
    }
    for (size_t i = 0; choice != NULL && i < choice->alternative_count; i++) {
        note_step(f, s, choice->alternatives[i], choice->alternative_probabilities[i]);
    }
    if (choice == NULL || choice->chosen.kind == ELEMENT_MISSING) {
        widen_missing(f, s);
    } else {
        widen_matched(f, s);
    }
    if (s->first < s->last) {
        cut_at_commas(f, s);
        cut_qualifiers(f, s);
    }
    if (s->first >= s->last || pivot_taken(f, s->first, s->last) || !prepare(f, s)) {
        return;
    }
    gather_from_plans(f, s);
    gather_from_links(f, s);
    gather_from_alignment(f, s);
    describe(f, s);
    score_members(f, s);
    judge(f, s);
}

static double missing_alignment(const struct finder *f, size_t word) {
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    return f->input->plans->alignment == NULL ? 0 : f->input->plans->alignment[word * width + width - 1];
}

/* Where a missing column has no words of its own, those that the alignment says name one. */
static void place_missing(const struct finder *f, struct span *s) {
    const float *alignment = f->input->plans->alignment;
    size_t width = f->linked->table_count + f->linked->column_count + 1;
    double best = 0;
    for (size_t w = 0; w < f->linked->word_count; w++) {
        const struct link_word *word = &f->linked->words[w];
        if (word->stopword || f->taken[w] || in_literal(f, w) || in_other_choice(f, w, s->choice)) {
            continue;
        }
        double a = alignment != NULL ? alignment[w * width + width - 1] : in_match(f, w) ? 0.05 : 0.2;
        if (a > best) {
            best = a;
            s->first = w;
            s->last = w + 1;
        }
    }
}

/* Spans of the best plan's choices; those that overlap are one, and its least sure step stands for it: the
 * steps after it only repeat what it chose. */
static size_t collect(struct finder *f, struct span *spans) {
    size_t count = 0;
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->chosen.kind == ELEMENT_VALUE) {
            continue;
        }
        struct span s = {
            .first = c->first, .last = c->last, .column = c->chosen.kind != ELEMENT_TABLE, .choice = c};
        trim(f->linked, &s.first, &s.last);
        if (s.first >= s.last && c->chosen.kind == ELEMENT_MISSING) {
            place_missing(f, &s);
        }
        /* A column that only the literal speaks for is the literal's business. */
        while (s.first < s.last && in_literal(f, s.first)) {
            s.first++;
        }
        while (s.last > s.first && in_literal(f, s.last - 1)) {
            s.last--;
        }
        if (s.first >= s.last) {
            continue;
        }
        size_t j = 0;
        while (j < count &&
               !(spans[j].column == s.column && overlaps(spans[j].first, spans[j].last, s.first, s.last))) {
            j++;
        }
        if (j == count) {
            if (count < MAX_SPANS) {
                spans[count++] = s;
            }
        } else if (c->probability < spans[j].choice->probability ||
                   (c->chosen.kind == ELEMENT_MISSING && spans[j].choice->chosen.kind != ELEMENT_MISSING)) {
            spans[j] = s;
        }
    }
    return count;
}

/* A word written as an identifier asks for a column by name; where nothing is called so, it is missing
 * whatever the plans made of it. */
static void find_identifiers(struct finder *f) {
    static const struct plan_choice none = {.chosen = {ELEMENT_MISSING, -1}, .probability = 0.5};
    for (size_t w = 0; w < f->linked->word_count; w++) {
        struct span s = {.first = w, .last = w + 1, .column = true, .choice = &none, .missing = 0.5};
        if (f->taken[w] || in_literal(f, w) || !prepare(f, &s) || !is_identifier(s.phrase) ||
            in_match(f, w)) {
            continue;
        }
        gather_from_links(f, &s);
        describe(f, &s);
        double missing = missing_score(f, &s);
        if (missing >= missing_threshold) {
            add_missing(f, &s, missing);
        }
    }
}

/* Words that the network takes for a column's name though the best plan has no place for them, in runs. The
 * spans already looked at are overwritten; returns the number of new ones. */
static size_t collect_unused(struct finder *f, struct span *spans, size_t seen) {
    static const double least = 0.25;
    bool used[LINK_MAX_WORDS] = {false};
    for (size_t i = 0; i < seen; i++) {
        for (size_t w = spans[i].first; w < spans[i].last && w < LINK_MAX_WORDS; w++) {
            used[w] = true;
        }
    }
    size_t count = 0;
    for (size_t w = 0; w < f->linked->word_count && w < LINK_MAX_WORDS && count < MAX_SPANS; w++) {
        const struct link_word *word = &f->linked->words[w];
        if (used[w] || word->stopword || f->taken[w] || in_literal(f, w) ||
            (tagged(f, w, w + 1, true) < least && missing_alignment(f, w) < least)) {
            continue;
        }
        bool joins = count > 0 && spans[count - 1].last == w;
        if (joins) {
            spans[count - 1].last = w + 1;
        } else {
            spans[count++] = (struct span){.first = w, .last = w + 1, .column = true};
        }
    }
    return count;
}

/* The term is the head of a table's name: "payments" of Claim_Payments, not of Payment_Methods. */
static bool heads_name(const struct finder *f, const struct span *s, int table) {
    struct words name;
    const char *text = f->catalogue->tables[table].name;
    return s->last - s->first == 1 && text_words(f->arena, text, strlen(text), &name, NULL) == CSQL_OK &&
           name.count > 1 && strcmp(name.stem[name.count - 1], f->linked->words[s->first].stem) == 0;
}

/* Some two tables of the group refer to each other. */
static bool is_family(const struct finder *f, const struct pivot *pivot) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        for (size_t j = i + 1; j < pivot->group_count; j++) {
            if (predicate_tables_joined(f->catalogue, pivot->group[i].table, pivot->group[j].table)) {
                return true;
            }
        }
    }
    return false;
}

/* A word that heads the names of several tables and is none's whole name, nor a column's. */
static void find_tables(struct finder *f) {
    for (size_t w = 0; w < f->linked->word_count && !f->failed; w++) {
        struct span s = {.first = w, .last = w + 1};
        if (f->taken[w] || f->linked->words[w].stopword || in_literal(f, w) || !prepare(f, &s) ||
            predicate_generic(&s.term)) {
            continue;
        }
        gather_from_links(f, &s);
        describe(f, &s);
        bool exact = false;
        for (size_t i = 0; i < f->linked->match_count; i++) {
            const struct link_match *m = &f->linked->matches[i];
            exact = exact || (m->code == LINK_EXACT && m->first <= w && m->last > w);
        }
        struct pivot pivot = {.first = w,
                              .last = w + 1,
                              .mode = CSQL_TABLE_AMB,
                              .subtype = "lexical",
                              .linked_value = -1,
                              .value_column = -1};
        pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
        f->failed = f->failed || pivot.group == NULL;
        for (size_t i = 0; i < s.count && !exact && !f->failed; i++) {
            const struct candidate *c = &s.at[i];
            if (heads_name(f, &s, c->index) && !f->catalogue->tables[c->index].view) {
                pivot.group_count =
                    pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                                 (struct pivot_element){c->index, -1, NULL, 0.5 + c->alignment / 2,
                                                        c->lexical, c->semantic});
            }
        }
        if (pivot.group_count >= 2 && !f->failed && !is_family(f, &pivot)) {
            pivot.probability = pivot.group[1].score;
            pivot.reason =
                arena_printf(f->arena, "\"%s\" heads the names of %zu tables.", s.phrase, pivot.group_count);
            f->failed = pivot.reason == NULL || (!pivot_add(f, &pivot) && f->failed);
        }
    }
}

void pivot_columns(struct finder *f) {
    struct span *spans = arena_array(f->arena, MAX_SPANS, sizeof *spans);
    if (spans == NULL) {
        f->failed = true;
        return;
    }
    size_t count = collect(f, spans);
    for (size_t i = 0; i < count && !f->failed; i++) {
        if (!pivot_taken(f, spans[i].first, spans[i].last)) {
            look_at(f, &spans[i]);
        }
    }
    count = f->failed ? 0 : collect_unused(f, spans, count);
    for (size_t i = 0; i < count && !f->failed; i++) {
        if (!pivot_taken(f, spans[i].first, spans[i].last)) {
            look_at(f, &spans[i]);
        }
    }
    if (!f->failed) {
        find_identifiers(f);
    }
    if (!f->failed) {
        find_tables(f);
    }
}
