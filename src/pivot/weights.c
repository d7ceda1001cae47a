#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -8.266,        [MEMBER_RATIO] = 0.314,      [MEMBER_PROBABILITY] = 2.091,
    [MEMBER_PLANS] = 0.592,        [MEMBER_ALIGNED] = 2.106,    [MEMBER_ALIGNED_RATIO] = -0.753,
    [MEMBER_WHOLE] = 0.441,        [MEMBER_BOTH_WHOLE] = 1.050, [MEMBER_OVERLAP] = -3.236,
    [MEMBER_OVERLAP_GAP] = -0.931, [MEMBER_SEMANTIC] = 5.825,   [MEMBER_SEMANTIC_GAP] = -0.563,
    [MEMBER_ALIKE] = 0.938,        [MEMBER_EXACT] = -2.579,     [MEMBER_BEST_EXACT] = -0.620,
    [MEMBER_RIVAL] = -0.836,       [MEMBER_FOCUS] = 0.309,      [MEMBER_SAME_TABLE] = 2.142,
    [MEMBER_SAME_TYPE] = 0.381,    [MEMBER_MISFIT] = 0.665,     [MEMBER_ELSEWHERE] = -1.988,
    [MEMBER_KEY] = -1.088,         [MEMBER_BEST_KEY] = -1.185,  [MEMBER_TABLE] = -1.265,
    [MEMBER_UNUSED] = -0.787,      [MEMBER_TAG] = 1.736,        [MEMBER_MISSING] = -1.807,
};
const double missing_weights[MISSING_COUNT] = {
    [MISSING_BIAS] = -3.758,   [MISSING_ODDS] = 0.542,       [MISSING_ALIGNMENT] = 3.372,
    [MISSING_WHOLE] = -1.438,  [MISSING_OVERLAP] = -0.537,   [MISSING_SEMANTIC] = -1.079,
    [MISSING_EXACT] = -1.098,  [MISSING_IDENTIFIER] = 0.332, [MISSING_UNUSED] = 2.235,
    [MISSING_PLANS] = 1.198,   [MISSING_TAG] = 4.264,        [MISSING_ALIGNED] = -1.971,
    [MISSING_BEST] = 2.251,    [MISSING_TABLE] = -0.987,     [MISSING_GENERIC] = -2.188,
    [MISSING_UNNAMED] = 0.535, [MISSING_UNCOVERED] = 0.970,  [MISSING_VERB] = -1.415,
    [MISSING_LONE] = -0.266,
};

const double member_threshold = 0.32;
const double missing_threshold = 0.38;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
