/* Columns that a span may mean, and tables likewise. */
#include <string.h>

#include "pivot/contraries.h"
#include "pivot/spans.h"
#include "pivot/wording.h"

static void note_step(struct finder *f, struct span *s, struct plan_element e, double probability) {
    enum plan_element_kind kind = s->column ? ELEMENT_COLUMN : ELEMENT_TABLE;
    if (e.kind == ELEMENT_MISSING) {
        s->missing = probability > s->missing ? probability : s->missing;
    } else if (e.kind == kind) {
        struct candidate *c = span_candidate(f, s, e.index);
        if (c != NULL && probability > c->probability) {
            c->probability = probability;
        }
    }
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

/* The candidate can be a member, and is as likely as `least`. */
static bool reaches(const struct finder *f, const struct span *s, size_t i, double least) {
    const struct candidate *c = &s->at[i];
    return c->score >= least && !c->misfit && !(s->column && is_duplicate(f, s, i));
}

/* What a member's score must reach: the threshold, or where a second one does, a share of that one's score; a
 * group that is asked about anyway takes in what is nearly as likely, and leaves out what is much less;
 * "customer details" may be more than it is likely to be. */
static double least_score(const struct finder *f, const struct span *s) {
    double second = 0;
    for (size_t i = 0; i < s->count; i++) {
        if (i != s->best && s->at[i].score > second && reaches(f, s, i, f->threshold)) {
            second = s->at[i].score;
        }
    }
    const double share = s->filler ? member_share_filled : member_share;
    return second > 0 ? share * second : f->threshold;
}

/* The members of the group, best first. */
static size_t form_group(struct finder *f, struct span *s, struct pivot_element *group) {
    size_t count = 0, whole = 0;
    const double least = s->count == 0 ? 0 : least_score(f, s);
    for (size_t i = 0; i < s->count; i++) {
        whole += reaches(f, s, i, least) && s->at[i].whole;
    }
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        /* Where names hold the whole term, one that does not is kept only if the plans think much of it. */
        const bool led_away = whole >= 2 && !c->whole && c->probability < 0.2;
        if (reaches(f, s, i, least) && !led_away) {
            int table = s->column ? f->catalogue->columns[c->index].table : c->index;
            count = pivot_insert(group, count, PIVOT_MAX_GROUP,
                                 (struct pivot_element){table, s->column ? c->index : -1, NULL, c->score,
                                                        c->lexical, c->semantic});
        }
    }
    return count;
}

/* "Show the policies", "how many policies": the noun is a table's name, and the columns are only what could
 * stand for its rows. */
static bool asks_for_entity(const struct finder *f, const struct span *s, const struct pivot_element *group,
                            size_t count) {
    const struct plan_choice *c = s->choice;
    const bool summed = c != NULL && c->aggregate != NULL && strcmp(c->aggregate, "count") != 0;
    /* What is no more than a near miss is less than the table's name. */
    bool entity = s->column && s->table_name && (!summed || f->threshold < member_threshold);
    for (size_t i = 0; i < count && entity; i++) {
        entity = predicate_exact(&s->term, &f->table_words[group[i].table]);
    }
    return entity;
}

/* "The ids of the employees": of all that end so, the key of the table in focus. */
static bool asks_for_key(const struct finder *f, const struct span *s, const struct pivot_element *group) {
    const struct db_column *best = s->column ? &f->catalogue->columns[group[0].column] : NULL;
    return best != NULL && s->term.count == 1 && strcmp(s->term.stem[0], "id") == 0 && best->primary_key &&
           !best->foreign_key && f->focus[best->table];
}

/* One element in focus is called so: of all that could be meant, or of those that are likely. */
static bool has_exact_name(const struct span *s, const struct pivot_element *group, size_t count) {
    size_t focused = 0, likely = 0, all = 0;
    for (size_t i = 0; i < s->count; i++) {
        const struct candidate *c = &s->at[i];
        all += c->exact;
        focused += c->exact && (c->focus || !s->column);
        for (size_t k = 0; s->column && c->exact && k < count; k++) {
            likely += group[k].column == c->index && (c->focus || k == 0);
        }
    }
    return focused == 1 || likely == 1 || (!s->column && all > 0);
}

/* The words that tell something: "actual minutes" of "total actual minutes". */
static struct word_set without_fillers(const struct word_set *term) {
    struct word_set telling = {.count = 0};
    for (size_t i = 0; i < term->count; i++) {
        if (!predicate_filler(term->stem[i])) {
            telling.norm[telling.count] = term->norm[i];
            telling.stem[telling.count++] = term->stem[i];
        }
    }
    return telling;
}

/* One element alone is called by all the words. Of several words that leaves no doubt; a single one must be
 * believed. */
static bool owned_by_one(const struct finder *f, const struct span *s, const struct pivot_element *group,
                         size_t count) {
    struct word_set names[PIVOT_MAX_GROUP];
    const struct word_set telling = without_fillers(&s->term);
    size_t own = 0, whole = 0, held = 0;
    for (size_t i = 0; i < count; i++) {
        names[i] = s->column ? f->column_words[group[i].column] : f->table_words[group[i].table];
        whole += predicate_links_whole(&s->term, &names[i]);
        held += predicate_holds_whole(&telling, &names[i]);
    }
    for (size_t i = 0; i < count; i++) {
        own += predicate_own_token(&s->term, names, count, i);
    }
    return whole == 1 &&
           ((telling.count > 1 && held == 1) || (own == 1 && group[0].score - group[1].score > 0.3));
}

/* A candidate in the best one's table is called by the contrary both of a word of the term and of one of the
 * best's: what the term asks for is there. "The family name" is the surname beside a forename. */
static bool tells_contraries(const struct finder *f, const struct span *s) {
    const struct db_column *columns = f->catalogue->columns;
    const struct candidate *best = &s->at[s->best];
    for (size_t i = 0; s->column && i < s->count && !best->contrary; i++) {
        const int other = s->at[i].index;
        if (s->at[i].contrary && columns[other].table == columns[best->index].table &&
            contraries_exclude(f->input->embed, &f->column_words[best->index], &f->column_words[other])) {
            return true;
        }
    }
    return false;
}

/* Why the span is clear all the same, or NULL. */
static const char *clear_by(const struct finder *f, const struct span *s, const struct pivot_element *group,
                            size_t count) {
    if (count < 2) {
        return "only one element is plausible";
    }
    if (asks_for_entity(f, s, group, count)) {
        return "it names a table, whose rows are asked for";
    }
    if (has_exact_name(s, group, count)) {
        return "one element in focus is called exactly so";
    }
    if (asks_for_key(f, s, group)) {
        return "it is the key of the table that the question is about";
    }
    return owned_by_one(f, s, group, count) ? "a word of it belongs to one element alone" : NULL;
}

static void judge(struct finder *f, struct span *s) {
    if (s->column && wording_in_table(f->linked, s->first, s->last)) {
        pivot_reject(f, s->first, s->last, "it is part of a table's name");
        return;
    }
    double missing = s->column ? missing_probability(f, s) : 0;
    struct pivot_element *group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *group);
    if (group == NULL) {
        f->failed = true;
        return;
    }
    size_t count = form_group(f, s, group);
    const char *clear = clear_by(f, s, group, count);
    if (missing >= missing_threshold && (clear != NULL || missing > group[1].score) &&
        !tells_contraries(f, s) && !missing_excused(f, s)) {
        missing_add(f, s, missing);
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
    span_gather(f, s);
    span_describe(f, s);
    span_score_members(f, s);
    judge(f, s);
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
        missing_identifiers(f);
    }
    if (!f->failed) {
        pivot_tables(f);
    }
}
