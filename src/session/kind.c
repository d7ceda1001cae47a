#include "session/kind.h"

#include <math.h>
#include <string.h>

#include "base/table.h"
#include "parse/rank.h"

#define LEAST_LOG 6.0
#define WORDS_UNIT 20.0

static const char *const names[KIND_FEATURE_COUNT] = {
#define X(name, text) text,
    KIND_FEATURES(X)
#undef X
};

csql_status kind_open(const char *directory, struct kind_weights *out, csql_error *error) {
    return table_read(directory, "turn.tsv", names, KIND_FEATURE_COUNT, TURN_KINDS, &out->at[0][0], error);
}

static double verdict_log(const struct plans *plans, enum plan_verdict verdict) {
    const double floor = exp(-2 * LEAST_LOG);
    const double ratio =
        fmax((double)plans->verdicts[verdict], floor) / fmax((double)plans->verdicts[PLAN_CLEAR], floor);
    return fmax(-LEAST_LOG, fmin(LEAST_LOG, log(ratio)));
}

static const struct plan *best_of(const struct plans *plans) {
    for (size_t i = 0; i < plans->count; i++) {
        if (!plans->at[i].missing) {
            return &plans->at[i];
        }
    }
    return NULL;
}

static double marked(const struct kind_input *in, enum plan_tag tag) {
    double most = 0;
    for (size_t w = 0; in->both->word_tags != NULL && w < in->linked->word_count; w++) {
        most = fmax(most, (double)in->both->word_tags[w * PLAN_TAGS + tag]);
    }
    return most;
}

static double score_of(const struct plans *plans, const char *sql) {
    for (size_t i = 0; i < plans->count; i++) {
        if (plans->at[i].sql != NULL && strcmp(plans->at[i].sql, sql) == 0) {
            return plans->at[i].score;
        }
    }
    return 0;
}

void kind_features(const struct kind_input *in, double x[KIND_FEATURE_COUNT]) {
    const struct plan *best = best_of(in->both), *own = best_of(in->own);
    memset(x, 0, KIND_FEATURE_COUNT * sizeof *x);
    x[KIND_LN_AMBIGUOUS] = verdict_log(in->both, PLAN_AMBIGUOUS);
    x[KIND_LN_COLUMN] = verdict_log(in->both, PLAN_MISSING_COLUMN);
    x[KIND_LN_VALUE] = verdict_log(in->both, PLAN_MISSING_VALUE);
    x[KIND_LN_MEASURE] = verdict_log(in->both, PLAN_UNDEFINED_MEASURE);
    x[KIND_LN_OUTSIDE] = verdict_log(in->both, PLAN_OUT_OF_SCOPE);
    x[KIND_LN_TALK] = verdict_log(in->both, PLAN_SMALL_TALK);
    x[KIND_LN_UNDO] = verdict_log(in->both, PLAN_UNDO);
    for (size_t i = 0; i < in->both->count; i++) {
        const struct plan *plan = &in->both->at[i];
        x[KIND_ABSENT] += plan->missing ? plan->score : 0;
        x[KIND_UNCHANGED] += !plan->missing && plan->features[RANK_UNCHANGED] > 0 ? plan->score : 0;
    }
    x[KIND_AGREED] = best != NULL ? best->agreed : 0;
    x[KIND_TAG_MISSING] = marked(in, PLAN_TAG_MISSING);
    x[KIND_TAG_SEVERAL] = marked(in, PLAN_TAG_AMBIGUOUS);
    x[KIND_OWN_AGREED] = own != NULL ? own->agreed : 0;
    x[KIND_OWN_ASK] = in->pivots->ask;
    x[KIND_OWN_REFUSE] = in->pivots->refuse;
    x[KIND_ALONE] = best != NULL ? score_of(in->own, best->sql) : 0;
    x[KIND_LENGTH] = (double)in->linked->word_count / WORDS_UNIT;
    x[KIND_BIAS] = 1;
}

enum turn_kind kind_decide(const struct kind_weights *weights, const double x[KIND_FEATURE_COUNT]) {
    double best = -INFINITY;
    enum turn_kind found = TURN_IS_QUERY;
    for (int kind = 0; kind < TURN_KINDS; kind++) {
        double score = 0;
        for (size_t i = 0; i < KIND_FEATURE_COUNT; i++) {
            score += (double)weights->at[i][kind] * x[i];
        }
        if (score > best) {
            best = score;
            found = (enum turn_kind)kind;
        }
    }
    return found;
}
