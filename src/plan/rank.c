#include "plan/rank.h"

#include <math.h>

#define LEAST_REST 0.01 /* something else is never quite impossible */

static const float default_weights[RANK_FEATURE_COUNT] = {
#define X(name, text, weight) weight,
    RANK_FEATURES(X)
#undef X
};

static const char *const names[RANK_FEATURE_COUNT] = {
#define X(name, text, weight) text,
    RANK_FEATURES(X)
#undef X
};

const char *rank_feature_name(enum rank_feature feature) {
    return names[feature];
}

double rank_score(const struct rank_features *features, const float *fitted) {
    const float *weights = fitted ? fitted : default_weights;
    double score = 0;
    for (size_t i = 0; i < RANK_FEATURE_COUNT; i++) {
        score += (double)weights[i] * (double)features->at[i];
    }
    return score;
}

void rank_probabilities(const double *scores, size_t count, double rest, const float *fitted, double *out) {
    double temperature = (double)(fitted ? fitted[RANK_FEATURE_COUNT] : RANK_TEMPERATURE);
    double other = log(rest > LEAST_REST ? rest : LEAST_REST) + RANK_REST, largest = other;
    for (size_t i = 0; i < count; i++) {
        largest = scores[i] > largest ? scores[i] : largest;
    }
    double total = exp((other - largest) / temperature);
    for (size_t i = 0; i < count; i++) {
        out[i] = exp((scores[i] - largest) / temperature);
        total += out[i];
    }
    for (size_t i = 0; i < count; i++) {
        out[i] /= total;
    }
}
