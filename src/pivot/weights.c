#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -8.124,        [MEMBER_RATIO] = 0.332,      [MEMBER_PROBABILITY] = 4.663,
    [MEMBER_PLANS] = 0.208,        [MEMBER_ALIGNED] = 1.949,    [MEMBER_ALIGNED_RATIO] = -0.546,
    [MEMBER_WHOLE] = 0.530,        [MEMBER_BOTH_WHOLE] = 1.479, [MEMBER_OVERLAP] = -3.481,
    [MEMBER_OVERLAP_GAP] = -1.319, [MEMBER_SEMANTIC] = 5.381,   [MEMBER_SEMANTIC_GAP] = 0.865,
    [MEMBER_ALIKE] = 0.616,        [MEMBER_EXACT] = -1.433,     [MEMBER_BEST_EXACT] = -0.840,
    [MEMBER_RIVAL] = -0.344,       [MEMBER_FOCUS] = 0.044,      [MEMBER_SAME_TABLE] = 2.673,
    [MEMBER_SAME_TYPE] = -0.243,   [MEMBER_MISFIT] = -0.077,    [MEMBER_ELSEWHERE] = -2.109,
    [MEMBER_KEY] = -0.860,         [MEMBER_BEST_KEY] = -0.574,  [MEMBER_TABLE] = -1.325,
    [MEMBER_UNUSED] = -1.241,      [MEMBER_TAG] = 1.752,        [MEMBER_MISSING] = 0.457,
};
const double missing_weights[MISSING_COUNT] = {
    [MISSING_BIAS] = -4.680,  [MISSING_ODDS] = 0.593,        [MISSING_ALIGNMENT] = 2.143,
    [MISSING_WHOLE] = -0.731, [MISSING_OVERLAP] = -1.491,    [MISSING_SEMANTIC] = 1.491,
    [MISSING_EXACT] = -0.940, [MISSING_IDENTIFIER] = -0.020, [MISSING_UNUSED] = 2.403,
    [MISSING_PLANS] = -0.164, [MISSING_TAG] = 4.318,         [MISSING_ALIGNED] = -2.965,
    [MISSING_BEST] = 2.024,   [MISSING_TABLE] = -0.839,
};

const double member_threshold = 0.28;
const double missing_threshold = 0.22;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
