#include "parse/rank.h"

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"

#define LEAST_REST 0.01 /* something else is never quite impossible */

static const char *const names[RANK_FEATURE_COUNT] = {
#define X(name, text) text,
    RANK_FEATURES(X)
#undef X
};

#define FILE_NAME "rank.tsv"
#define LINE_BYTES 256

/* Where the weight of a name goes; NULL for no name of ours. */
static float *place_of(struct rank_weights *weights, const char *name) {
    for (size_t i = 0; i < RANK_FEATURE_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            return &weights->at[i];
        }
    }
    return strcmp(name, "temperature") == 0 ? &weights->temperature
           : strcmp(name, "rest") == 0      ? &weights->rest
           : strcmp(name, "sure") == 0      ? &weights->sure
                                            : NULL;
}

csql_status rank_open(const char *directory, struct rank_weights *out, csql_error *error) {
    struct buffer path = buffer_new(4096);
    char line[LINE_BYTES];
    size_t found = 0;
    bool strange = false;
    buffer_printf(&path, "%s/%s", directory, FILE_NAME);
    *out = (struct rank_weights){.temperature = 1};
    if (path.status != CSQL_OK) {
        const csql_status status = path.status;
        buffer_free(&path);
        return error_set(error, status, "%s: the path is too long or memory too short", FILE_NAME);
    }
    FILE *file = fopen(buffer_text(&path), "r");
    buffer_free(&path);
    if (file == NULL) {
        return error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "%s: %s", FILE_NAME,
                         strerror(errno));
    }
    while (fgets(line, sizeof line, file) != NULL) {
        char *tab = strchr(line, '\t'), *end = NULL;
        if (*line == '#' || *line == '\n') {
            continue;
        }
        if (tab != NULL) {
            *tab = '\0';
        }
        float *place = tab != NULL ? place_of(out, line) : NULL;
        if (place == NULL) {
            strange = true;
            break;
        }
        *place = strtof(tab + 1, &end);
        strange = strange || end == tab + 1;
        found++;
    }
    const bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed || strange || found != RANK_FEATURE_COUNT + 3 ||
        !(out->temperature > 0)) {
        return error_set(error, CSQL_BAD_DATA, "%s: a feature is missing, unknown or has no number",
                         FILE_NAME);
    }
    return CSQL_OK;
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
