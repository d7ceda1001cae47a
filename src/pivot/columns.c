/* Columns that a span may mean, tables likewise, and columns that are missing. */
#include <math.h>
#include <string.h>

#include "pivot/cues.h"
#include "pivot/spans.h"

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

/* Columns beside what the step chose that the words may mean as well: the network, once it has settled on one
 * of two synonyms, may think nothing of the other. */
static void gather_from_meaning(struct finder *f, struct span *s) {
    static const double least = 0.4;
    const struct db_column *columns = f->catalogue->columns;
    if (!s->column || s->choice == NULL || s->choice->chosen.kind != ELEMENT_COLUMN) {
        return;
    }
    const int table = columns[s->choice->chosen.index].table;
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const int c = f->linked->columns[i];
        if (columns[c].table == table && pivot_semantic(f, s->phrase, true, c) >= least) {
            (void)candidate_of(f, s, c);
        }
    }
}

void span_gather_links(struct finder *f, struct span *s) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column == s->column && overlaps(m->first, m->last, s->first, s->last)) {
            (void)candidate_of(f, s, m->index);
        }
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
        c->semantic = pivot_semantic(f, s->phrase, s->column, c->index);
        c->alignment = aligned(f, s, linked_position(f->linked, s->column, c->index));
        if (s->column) {
            /* "The name of the amenity" is about amenities, whatever else is. */
            c->focus = owned || predicate_in_focus(f->catalogue, c->index, f->focus);
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
        c->score = i == top ? 1 : weights_member(features);
        trace(f, s, i == top ? "best" : "member", c->index, features, MEMBER_COUNT);
    }
}

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
static bool is_verb_here(const struct finder *f, const struct span *s) {
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

/* "Never borrowed", "did not win": what did not happen is looked for among rows that are not there, not in a
 * column. */
static bool is_negated_verb(const struct finder *f, const struct span *s) {
    static const char *const negations[] = {"not", "never", "n't"};
    const struct link_word *words = f->linked->words;
    bool inside = text_is_among(words[s->first].norm, negations, sizeof negations / sizeof *negations);
    bool before = s->first > 0 &&
                  text_is_among(words[s->first - 1].norm, negations, sizeof negations / sizeof *negations);
    return (inside || before) && is_verb_here(f, s);
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
        [MISSING_GENERIC] = predicate_generic(&s->term),
        [MISSING_UNNAMED] = least_named(f),
        [MISSING_VERB] = predicate_verb(&s->term) || is_verb_here(f, s),
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
    features[MISSING_PARTICIPLE] = predicate_participle(f->linked, s->first, s->last);
    features[MISSING_LISTED] = predicate_listed(f->linked, s->first, s->last);
    features[MISSING_LEFT_OUT] = s->choice == NULL ? features[MISSING_LISTED] : 0;
    features[MISSING_LONE] = features[MISSING_OVERLAP] > 0 ? 0 : features[MISSING_UNNAMED];
    trace(f, s, "missing", -1, features, MISSING_COUNT);
    double score = weights_missing(features);
    /* A word written as an identifier, like nothing that is there, asks for a column by that very name; no
     * question that the models were fitted on does, so their weight for it says nothing. */
    bool by_name = is_identifier(s->phrase) && features[MISSING_WHOLE] == 0 &&
                   features[MISSING_OVERLAP] < 0.5 && features[MISSING_SEMANTIC] < 0.6;
    return by_name && score < 0.9 ? 0.9 : score;
}

/* "On what date": a word for a type of columns asks for none by name, and is not missing where there are
 * some. */
static bool has_type_asked(const struct finder *f, const struct span *s) {
    static const char *const dates[] = {"date", "day", "time"};
    for (size_t w = s->first; w < s->last; w++) {
        if (!text_is_among(f->linked->words[w].stem, dates, sizeof dates / sizeof *dates)) {
            return false;
        }
    }
    for (size_t i = 0; i < f->linked->column_count; i++) {
        const struct db_column *column = &f->catalogue->columns[f->linked->columns[i]];
        bool near = column->type == TYPE_DATE && f->focus[column->table];
        for (size_t t = 0; t < f->catalogue->table_count && column->type == TYPE_DATE && !near; t++) {
            near = f->focus[t] && predicate_tables_joined(f->catalogue, column->table, (int)t);
        }
        if (near) {
            return true;
        }
    }
    return false;
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
        if (c->score >= f->threshold && !c->misfit && !(s->column && is_duplicate(f, s, i))) {
            whole += c->whole;
        }
    }
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        bool member = c->score >= f->threshold && !c->misfit && !(s->column && is_duplicate(f, s, i));
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

/* "Show the policies": the noun is a table's name, and the columns are only what could stand for its rows. */
static bool asks_for_entity(const struct finder *f, const struct span *s, const struct pivot_element *group,
                            size_t count) {
    bool entity = s->column && s->table_name && s->choice != NULL && s->choice->selected &&
                  s->choice->aggregate == NULL;
    for (size_t i = 0; i < count && entity; i++) {
        entity = predicate_exact(&s->term, &f->table_words[group[i].table]);
    }
    return entity;
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
    if (predicate_verb(&s->term) && (s->term.count > 1 || is_verb_here(f, s))) {
        return "a verb that ties one thing to another";
    }
    if (predicate_sorts_or_counts(f->linked, s->first, s->last)) {
        return "it says how rows are sorted or counted";
    }
    if (asks_for_entity(f, s, group, count)) {
        return "it names a table, whose rows are asked for";
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
        !predicate_generic(&s->term) && !(s->term.count > 1 && predicate_verb(&s->term)) &&
        !is_negated_verb(f, s) && !has_type_asked(f, s) && !predicate_defined(f->linked, s->first, s->last) &&
        !predicate_sorts_or_counts(f->linked, s->first, s->last) &&
        !predicate_unit(f->linked, s->first, s->last)) {
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

/* Everything about one span; s->choice, first, last and column are set. */
static void look_at(struct finder *f, struct span *s) {
    const struct plan_choice *choice = s->choice;
    if (choice != NULL) {
        note_step(f, s, choice->chosen, choice->probability);
    }
    for (size_t i = 0; choice != NULL && i < choice->alternative_count; i++) {
        note_step(f, s, choice->alternatives[i], choice->alternative_probabilities[i]);
    }
    span_settle_ends(f, s);
    if (s->first >= s->last || pivot_taken(f, s->first, s->last) || !span_prepare(f, s)) {
        return;
    }
    gather_from_plans(f, s);
    span_gather_links(f, s);
    gather_from_alignment(f, s);
    gather_from_meaning(f, s);
    span_describe(f, s);
    score_members(f, s);
    judge(f, s);
}
/* A word written as an identifier asks for a column by name; where nothing is called so, it is missing
 * whatever the plans made of it. */
static void find_identifiers(struct finder *f) {
    static const struct plan_choice none = {.chosen = {ELEMENT_MISSING, -1}, .probability = 0.5};
    for (size_t w = 0; w < f->linked->word_count; w++) {
        struct span s = {.first = w, .last = w + 1, .column = true, .choice = &none, .missing = 0.5};
        if (f->taken[w] || span_in_literal(f, w) || !span_prepare(f, &s) || !is_identifier(s.phrase) ||
            span_in_match(f, w)) {
            continue;
        }
        span_gather_links(f, &s);
        span_describe(f, &s);
        double missing = missing_score(f, &s);
        if (missing >= missing_threshold) {
            add_missing(f, &s, missing);
        }
    }
}

/* Once something is asked, asking for one thing more in the same breath costs little: what was a near miss is
 * asked about too. Only spans that were looked at have candidates. */
static void judge_near_misses(struct finder *f, struct span *spans, size_t count) {
    if (f->out->count == 0) {
        return;
    }
    f->threshold = member_threshold_beside;
    for (size_t i = 0; i < count && !f->failed; i++) {
        if (spans[i].count > 0 && !pivot_taken(f, spans[i].first, spans[i].last)) {
            judge(f, &spans[i]);
        }
    }
    f->threshold = member_threshold;
}

static void look_at_all(struct finder *f, struct span *spans, size_t count) {
    for (size_t i = 0; i < count && !f->failed; i++) {
        if (!pivot_taken(f, spans[i].first, spans[i].last)) {
            look_at(f, &spans[i]);
        }
    }
}

void pivot_columns(struct finder *f) {
    struct span *spans = arena_array(f->arena, MAX_SPANS, sizeof *spans);
    struct span *unused = arena_array(f->arena, MAX_SPANS, sizeof *unused);
    if (spans == NULL || unused == NULL) {
        f->failed = true;
        return;
    }
    size_t count = span_collect(f, spans);
    look_at_all(f, spans, count);
    memcpy(unused, spans, count * sizeof *spans);
    size_t more = f->failed ? 0 : span_collect_unused(f, unused, count);
    look_at_all(f, unused, more);
    judge_near_misses(f, spans, count);
    judge_near_misses(f, unused, more);
    if (!f->failed) {
        find_identifiers(f);
    }
    if (!f->failed) {
        pivot_tables(f);
    }
}
