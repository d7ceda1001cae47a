#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -8.176,        [MEMBER_RATIO] = 0.310,      [MEMBER_PROBABILITY] = 2.108,
    [MEMBER_PLANS] = 0.859,        [MEMBER_ALIGNED] = 2.056,    [MEMBER_ALIGNED_RATIO] = -0.735,
    [MEMBER_WHOLE] = 0.325,        [MEMBER_BOTH_WHOLE] = 1.077, [MEMBER_OVERLAP] = -3.107,
    [MEMBER_OVERLAP_GAP] = -0.833, [MEMBER_SEMANTIC] = 5.897,   [MEMBER_SEMANTIC_GAP] = -0.605,
    [MEMBER_ALIKE] = 0.949,        [MEMBER_EXACT] = -2.533,     [MEMBER_BEST_EXACT] = -0.645,
    [MEMBER_RIVAL] = -0.847,       [MEMBER_FOCUS] = 0.393,      [MEMBER_SAME_TABLE] = 2.140,
    [MEMBER_SAME_TYPE] = 0.359,    [MEMBER_MISFIT] = 0.553,     [MEMBER_ELSEWHERE] = -2.004,
    [MEMBER_KEY] = -1.137,         [MEMBER_BEST_KEY] = -1.021,  [MEMBER_TABLE] = -1.317,
    [MEMBER_UNUSED] = -0.786,      [MEMBER_TAG] = 1.479,        [MEMBER_MISSING] = -1.681,
};
const double missing_weights[MISSING_COUNT] = {
    [MISSING_BIAS] = -3.626,   [MISSING_ODDS] = 0.544,       [MISSING_ALIGNMENT] = 2.438,
    [MISSING_WHOLE] = -1.552,  [MISSING_OVERLAP] = -0.672,   [MISSING_SEMANTIC] = -0.610,
    [MISSING_EXACT] = -1.123,  [MISSING_IDENTIFIER] = 0.207, [MISSING_UNUSED] = 2.158,
    [MISSING_PLANS] = 1.321,   [MISSING_TAG] = 4.002,        [MISSING_ALIGNED] = -2.158,
    [MISSING_BEST] = 2.431,    [MISSING_TABLE] = -0.862,     [MISSING_GENERIC] = -2.127,
    [MISSING_UNNAMED] = 0.693, [MISSING_UNCOVERED] = 0.784,  [MISSING_VERB] = -1.178,
    [MISSING_LONE] = -0.342,
};

const double member_threshold = 0.32;
const double missing_threshold = 0.34;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
