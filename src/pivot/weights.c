#include "pivot/weights.h"

#include <math.h>

const double member_weights[MEMBER_COUNT] = {
    [MEMBER_BIAS] = -2.6,     [MEMBER_RATIO] = 1.0,  [MEMBER_PROBABILITY] = 3.0, [MEMBER_PLANS] = 1.0,
    [MEMBER_ALIGNMENT] = 0.5, [MEMBER_WHOLE] = 2.0,  [MEMBER_OVERLAP] = 1.0,     [MEMBER_SEMANTIC] = 1.6,
    [MEMBER_EXACT] = 1.0,     [MEMBER_FOCUS] = 0.5,  [MEMBER_MISFIT] = -3.0,     [MEMBER_ELSEWHERE] = -3.0,
    [MEMBER_KEY] = -0.7,      [MEMBER_TABLE] = -1.5,
};

const double missing_weights[MISSING_COUNT] = {
    [MISSING_BIAS] = 0.3,   [MISSING_ODDS] = 1.0,       [MISSING_ALIGNMENT] = 1.0,
    [MISSING_WHOLE] = -1.0, [MISSING_OVERLAP] = -1.0,   [MISSING_SEMANTIC] = -1.0,
    [MISSING_EXACT] = -4.0, [MISSING_IDENTIFIER] = 1.5,
};

const double member_threshold = 0.5;
const double missing_threshold = 0.5;

double weights_apply(const double *weights, const double *features, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] * features[i];
    }
    return 1 / (1 + exp(-sum));
}
