/* The comparisons of a query, each with the one that the words around its value ask for. */
#ifndef PLAN_ASKED_H
#define PLAN_ASKED_H

#include <stdbool.h>
#include <stddef.h>

#include "link/link.h"
#include "plan/comparison.h"
#include "plan/decode.h"

struct asked {
    size_t at;                       /* of the comparison's token in the sequence */
    int token;                       /* the comparison that the sequence makes */
    enum comparison asked;           /* by the words; COMPARISON_NONE if they ask for none */
    int column;                      /* planner's, left of the comparison where that is plain; else -1 */
    const struct input_value *value; /* compared with, or NULL: the average of a column */
};

/* Reads the comparison whose right side begins with the action at `at`: a value, or a subquery that averages
 * where the question says "average" once. False if there is none. */
bool asked_read(const struct plan_input *in, const struct linked *linked, const struct sequence *sequence,
                size_t at, struct asked *out);

/* The comparison that the words ask for with the average, or COMPARISON_NONE: "at most the average". */
enum comparison asked_of_average(const struct linked *linked);

/* The token of a comparison; -1 of COMPARISON_NONE. */
int asked_token(enum comparison asked);

/* The token that the words ask for, or -1 if they are content with the sequence's. */
int asked_instead(const struct asked *asked);

#endif
