#include "parse/rank.h"

#include <math.h>

#include "base/error.h"
#include "base/table.h"

#define LEAST_REST 0.01 /* something else is never quite impossible */

enum { TEMPERATURE = RANK_FEATURE_COUNT, REST, SURE, NAME_COUNT };

static const char *const names[NAME_COUNT] = {
#define X(name, text) text,
    RANK_FEATURES(X)
#undef X
        "temperature",
    "rest", "sure"};

csql_status rank_open(const char *directory, struct rank_weights *alone, struct rank_weights *after,
                      csql_error *error) {
    float table[NAME_COUNT][2];
    csql_status status = table_read(directory, "rank.tsv", names, NAME_COUNT, 2, &table[0][0], error);
    struct rank_weights *const both[] = {alone, after};
    for (size_t k = 0; k < 2 && status == CSQL_OK; k++) {
        for (size_t i = 0; i < RANK_FEATURE_COUNT; i++) {
            both[k]->at[i] = table[i][k];
        }
        both[k]->temperature = table[TEMPERATURE][k];
        both[k]->rest = table[REST][k];
        both[k]->sure = table[SURE][k];
        if (!(both[k]->temperature > 0)) {
            status = error_set(error, CSQL_BAD_DATA, "rank.tsv: the temperature is not above zero");
        }
    }
    return status;
}

double rank_score(const struct rank_features *features, const struct rank_weights *weights) {
    double score = 0;
    for (size_t i = 0; i < RANK_FEATURE_COUNT; i++) {
        score += (double)weights->at[i] * (double)features->at[i];
    }
    return score;
}

void rank_probabilities(const double *scores, size_t count, double rest, const struct rank_weights *weights,
                        double *out) {
    const double temperature = (double)weights->temperature;
    const double other = log(rest > LEAST_REST ? rest : LEAST_REST) + (double)weights->rest;
    double largest = other;
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
