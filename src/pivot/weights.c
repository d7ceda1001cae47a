#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -7.173,        [MEMBER_RATIO] = 0.358,      [MEMBER_PROBABILITY] = 2.205,
    [MEMBER_PLANS] = 0.449,        [MEMBER_ALIGNED] = 2.074,    [MEMBER_ALIGNED_RATIO] = -0.673,
    [MEMBER_WHOLE] = 1.043,        [MEMBER_BOTH_WHOLE] = 1.443, [MEMBER_OVERLAP] = -4.391,
    [MEMBER_OVERLAP_GAP] = -1.687, [MEMBER_SEMANTIC] = 5.394,   [MEMBER_SEMANTIC_GAP] = -0.220,
    [MEMBER_ALIKE] = 0.837,        [MEMBER_EXACT] = -2.783,     [MEMBER_BEST_EXACT] = -0.501,
    [MEMBER_RIVAL] = -0.653,       [MEMBER_FOCUS] = 0.200,      [MEMBER_SAME_TABLE] = 2.171,
    [MEMBER_SAME_TYPE] = 0.134,    [MEMBER_MISFIT] = 0.464,     [MEMBER_ELSEWHERE] = -1.427,
    [MEMBER_KEY] = -1.150,         [MEMBER_BEST_KEY] = -0.550,  [MEMBER_TABLE] = -2.275,
    [MEMBER_UNUSED] = -1.016,      [MEMBER_TAG] = 1.320,        [MEMBER_MISSING] = -0.477,
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

const double member_threshold = 0.30;
const double missing_threshold = 0.24;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
