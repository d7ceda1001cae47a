#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -6.383,        [MEMBER_RATIO] = 0.367,      [MEMBER_PROBABILITY] = 1.508,
    [MEMBER_PLANS] = 1.625,        [MEMBER_ALIGNED] = 1.426,    [MEMBER_ALIGNED_RATIO] = -0.652,
    [MEMBER_WHOLE] = 0.572,        [MEMBER_BOTH_WHOLE] = 1.217, [MEMBER_OVERLAP] = -1.882,
    [MEMBER_OVERLAP_GAP] = -0.881, [MEMBER_SEMANTIC] = 4.987,   [MEMBER_SEMANTIC_GAP] = -0.648,
    [MEMBER_ALIKE] = 1.146,        [MEMBER_EXACT] = -2.942,     [MEMBER_BEST_EXACT] = -0.776,
    [MEMBER_RIVAL] = -1.094,       [MEMBER_FOCUS] = 0.017,      [MEMBER_SAME_TABLE] = 2.531,
    [MEMBER_SAME_TYPE] = -0.465,   [MEMBER_MISFIT] = 0.633,     [MEMBER_ELSEWHERE] = -1.238,
    [MEMBER_KEY] = -1.250,         [MEMBER_BEST_KEY] = -0.428,  [MEMBER_TABLE] = -1.570,
    [MEMBER_UNUSED] = -1.129,      [MEMBER_TAG] = 1.091,        [MEMBER_MISSING] = -1.585,
};
const double missing_weights[MISSING_COUNT] = {
    [MISSING_BIAS] = -2.817,  [MISSING_ODDS] = 0.461,        [MISSING_ALIGNMENT] = 3.535,
    [MISSING_WHOLE] = -1.766, [MISSING_OVERLAP] = -1.185,    [MISSING_SEMANTIC] = 0.308,
    [MISSING_EXACT] = -0.642, [MISSING_IDENTIFIER] = -0.011, [MISSING_UNUSED] = 1.110,
    [MISSING_PLANS] = 1.366,  [MISSING_TAG] = 3.518,         [MISSING_ALIGNED] = -2.662,
    [MISSING_BEST] = 1.552,   [MISSING_TABLE] = -0.947,
};

const double member_threshold = 0.35;
const double missing_threshold = 0.4;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
