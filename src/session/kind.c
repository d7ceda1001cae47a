#include "session/kind.h"

#include <math.h>
#include <string.h>

#include "base/table.h"
#include "parse/rank.h"

#define WORDS_UNIT 20.0
#define PARTS_UNIT 4.0

static const char *const names[KIND_FEATURE_COUNT] = {
#define X(name, text) text,
    KIND_FEATURES(X)
#undef X
};

csql_status kind_open(const char *directory, struct kind_weights *out, csql_error *error) {
    return table_read(directory, "turn.tsv", names, KIND_FEATURE_COUNT, TURN_KINDS, &out->at[0][0], error);
}

/* The probability of the query; 0 if it is none of the plans. */
static double score_of(const struct plans *plans, const struct plan *query) {
    const struct plan *found = query != NULL ? plans_find(plans, query->sql) : NULL;
    return found != NULL ? found->score : 0;
}

/* How much of the query before is given up. */
static double lost(const struct plan *plan) {
    return (double)(plan->features[RANK_LOST_RESULTS] + plan->features[RANK_LOST_CONDITIONS] +
                    plan->features[RANK_LOST_GROUPING] + plan->features[RANK_LOST_ORDER]);
}

/* The words of the query before name the table. */
static bool has_table(const struct linked *behind, int table) {
    for (size_t i = 0; i < behind->match_count; i++) {
        const struct link_match *m = &behind->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->index == table && m->first >= behind->own) {
            return true;
        }
    }
    return false;
}

/* Whether the turn names tables that the query before has, and others. */
static void read_tables(const struct linked *behind, double x[KIND_FEATURE_COUNT]) {
    for (size_t i = 0; i < behind->match_count; i++) {
        const struct link_match *m = &behind->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last <= behind->own) {
            x[has_table(behind, m->index) ? KIND_NAMES_SAME : KIND_NAMES_OTHER] = 1;
        }
    }
}

void kind_features(const struct kind_input *in, double x[KIND_FEATURE_COUNT]) {
    const struct plan *best = plans_best(in->both), *own = plans_best(in->own);
    memset(x, 0, KIND_FEATURE_COUNT * sizeof *x);
    x[KIND_LN_AMBIGUOUS] = plans_verdict(in->both, PLAN_AMBIGUOUS);
    x[KIND_LN_COLUMN] = plans_verdict(in->both, PLAN_MISSING_COLUMN);
    x[KIND_LN_VALUE] = plans_verdict(in->both, PLAN_MISSING_VALUE);
    x[KIND_LN_MEASURE] = plans_verdict(in->both, PLAN_UNDEFINED_MEASURE);
    x[KIND_LN_OUTSIDE] = plans_verdict(in->both, PLAN_OUT_OF_SCOPE);
    x[KIND_LN_TALK] = plans_verdict(in->both, PLAN_SMALL_TALK);
    x[KIND_LN_UNDO] = plans_verdict(in->both, PLAN_UNDO);
    for (size_t i = 0; i < in->both->count; i++) {
        const struct plan *plan = &in->both->at[i];
        x[KIND_ABSENT] += plan->missing ? plan->score : 0;
        x[KIND_LOST] += plan->missing ? 0 : plan->score * fmin(1, lost(plan) / PARTS_UNIT);
        x[KIND_UNCHANGED] += !plan->missing && plan->features[RANK_UNCHANGED] > 0 ? plan->score : 0;
    }
    x[KIND_AGREED] = best != NULL ? best->agreed : 0;
    x[KIND_TAG_MISSING] = plans_marked(in->both, 0, in->linked->word_count, PLAN_TAG_MISSING);
    x[KIND_TAG_SEVERAL] = plans_marked(in->both, 0, in->linked->word_count, PLAN_TAG_AMBIGUOUS);
    x[KIND_OWN_AGREED] = own != NULL ? own->agreed : 0;
    x[KIND_OWN_ASK] = in->pivots->ask;
    x[KIND_OWN_REFUSE] = in->pivots->refuse;
    x[KIND_ALONE] = score_of(in->own, best);
    x[KIND_OWN_IN_BOTH] = score_of(in->both, own);
    read_tables(in->behind, x);
    x[KIND_LENGTH] = (double)in->linked->word_count / WORDS_UNIT;
    x[KIND_BIAS] = 1;
}

void kind_weigh(const struct kind_weights *weights, const double x[KIND_FEATURE_COUNT],
                double p[TURN_KINDS]) {
    double most = -INFINITY, sum = 0;
    for (int kind = 0; kind < TURN_KINDS; kind++) {
        p[kind] = 0;
        for (size_t i = 0; i < KIND_FEATURE_COUNT; i++) {
            p[kind] += (double)weights->at[i][kind] * x[i];
        }
        most = fmax(most, p[kind]);
    }
    for (int kind = 0; kind < TURN_KINDS; kind++) {
        p[kind] = exp(p[kind] - most);
        sum += p[kind];
    }
    for (int kind = 0; kind < TURN_KINDS; kind++) {
        p[kind] /= sum;
    }
}
